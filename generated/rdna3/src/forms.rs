// Written by `cargo xtask regen` from amdgpu_isa_rdna3.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 150] = [
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
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 1)),
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
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 1), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 1), run(0, 1)),
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(2, 2)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(2, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(2, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(2, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(1, 1)),
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
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(4, 1)),
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(5, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(5, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(5, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(5, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(6, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(11, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(4, 1)),
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
        enc::VOP3_SDST_ENC_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 1)),
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(11, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(13, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(15, 1)),
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
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000000,
        choice(Short, 0, 0, [false, false, false, false], run(3, 4), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000001,
        choice(Short, 0, 0, [false, false, false, false], run(3, 4), run(0, 0)),
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
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(16, 1)),
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
        choice(Short, 0, 2, [false, false, true, false], run(0, 0), run(16, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc0000cc000000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc00ffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfe00cc000000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfeffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(0, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, false, false, false], run(7, 2), run(17, 3)),
    ),
    form_kind(
        enc::ENC_VINTERP,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcd000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(20, 3)),
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
pub static FORMS: [u64; 4854] = [
    0x000222000001361, // V_CNDMASK_B32 ENC_VOP2 default
    0x002224001001361, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x004226002001361, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x006222003001361, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00822e004002395, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x00a230005002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c232006002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e22e007002395, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x008234008003288, // V_ADD_F32 ENC_VOP2 default
    0x00a236009003288, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23800a003288, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23400b003288, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x008234008004466, // V_SUB_F32 ENC_VOP2 default
    0x00a236009004466, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23800a004466, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23400b004466, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x008234008005461, // V_SUBREV_F32 ENC_VOP2 default
    0x00a236009005461, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23800a005461, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23400b005461, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00823400c0063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x00e23400d0063b6, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x00823400800741b, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x00a23600900741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23800a00741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23400b00741b, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x00823400800841d, // V_MUL_F32 ENC_VOP2 default
    0x00a23600900841d, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23800a00841d, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23400b00841d, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00823400e009423, // V_MUL_I32_I24 ENC_VOP2 default
    0x00a23600f009423, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c240010009423, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e234011009423, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00823400e00a420, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00a23600f00a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c24001000a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e23401100a420, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00823401200b426, // V_MUL_U32_U24 ENC_VOP2 default
    0x00a23601300b426, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c24001400b426, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e23401500b426, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00823401200c422, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00a23601300c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c24001400c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e23401500c422, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00823400800f40b, // V_MIN_F32 ENC_VOP2 default
    0x00a23600900f40b, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23800a00f40b, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23400b00f40b, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0082340080103f2, // V_MAX_F32 ENC_VOP2 default
    0x00a2360090103f2, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23800a0103f2, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23400b0103f2, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00823400e01140e, // V_MIN_I32 ENC_VOP2 default
    0x00a23600f01140e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c24001001140e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e23401101140e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00823400e0123f5, // V_MAX_I32 ENC_VOP2 default
    0x00a23600f0123f5, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2400100123f5, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2340110123f5, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x008234012013410, // V_MIN_U32 ENC_VOP2 default
    0x00a236013013410, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c240014013410, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e234015013410, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0082340120143f7, // V_MAX_U32 ENC_VOP2 default
    0x00a2360130143f7, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2400140143f7, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2340150143f7, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0082340120183d8, // V_LSHLREV_B32 ENC_VOP2 default
    0x00a2360130183d8, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2400140183d8, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2340150183d8, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0082340120193dd, // V_LSHRREV_B32 ENC_VOP2 default
    0x00a2360130193dd, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2400140193dd, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2340150193dd, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x00823401601a295, // V_ASHRREV_I32 ENC_VOP2 default
    0x00a23601701a295, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c24001801a295, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e23401901a295, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x00823401201b292, // V_AND_B32 ENC_VOP2 default
    0x00a23601301b292, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24001401b292, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e23401501b292, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00823401201c42c, // V_OR_B32 ENC_VOP2 default
    0x00a23601301c42c, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24001401c42c, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e23401501c42c, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00823401201d47d, // V_XOR_B32 ENC_VOP2 default
    0x00a23601301d47d, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24001401d47d, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e23401501d47d, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00823401201e47a, // V_XNOR_B32 ENC_VOP2 default
    0x00a23601301e47a, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24001401e47a, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e23401501e47a, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00024e01a020285, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x00225001b020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00425201c020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00624e01d020285, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00024e01a021463, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x00225001b021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00425201c021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00624e01d021463, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00024e01a02245e, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x00225001b02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00425201c02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00624e01d02245e, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00823401202528e, // V_ADD_NC_U32 ENC_VOP2 default
    0x00a23601302528e, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c24001402528e, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e23401502528e, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00823401202646a, // V_SUB_NC_U32 ENC_VOP2 default
    0x00a23601302646a, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c24001402646a, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e23401502646a, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x008234012027462, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00a236013027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c240014027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e234015027462, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x00823400c02b3b8, // V_FMAC_F32 ENC_VOP2 default
    0x00a23601e02b3b8, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23801f02b3b8, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23400d02b3b8, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01025a02002c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x00e25a02102c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01025c02202d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x00e25c02302d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00825e02402f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x00a26002502f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c26202602f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e25e02702f386, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x01226a028032287, // V_ADD_F16 ENC_VOP2 default
    0x01426c029032287, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x01626e02a032287, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826a02b032287, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x01226a028033465, // V_SUB_F16 ENC_VOP2 default
    0x01426c029033465, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x01626e02a033465, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826a02b033465, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x01226a028034460, // V_SUBREV_F16 ENC_VOP2 default
    0x01426c029034460, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x01626e02a034460, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826a02b034460, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x01226a02803541c, // V_MUL_F16 ENC_VOP2 default
    0x01426c02903541c, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x01626e02a03541c, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826a02b03541c, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x01226a02c0363b7, // V_FMAC_F16 ENC_VOP2 default
    0x01426c02d0363b7, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x01626e02e0363b7, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826a02f0363b7, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01a27c0300373b9, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x01827c0310373b9, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01a27e0320383b4, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x01827e0330383b4, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x01226a0280393f1, // V_MAX_F16 ENC_VOP2 default
    0x01426c0290393f1, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x01626e02a0393f1, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826a02b0393f1, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x01226a02803a40a, // V_MIN_F16 ENC_VOP2 default
    0x01426c02903a40a, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x01626e02a03a40a, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826a02b03a40a, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x01226a02803b3d1, // V_LDEXP_F16 ENC_VOP2 default
    0x01426c02903b3d1, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x01628002a03b3d1, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826a02b03b3d1, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00828803403c437, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00e28803503c437, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01c15a0360001a4, // S_ADD_U32 ENC_SOP2 default
    0x01e15a0370001a4, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a0380001a4, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a0390001a4, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03600125b, // S_SUB_U32 ENC_SOP2 default
    0x01e15a03700125b, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a03800125b, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a03900125b, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03a0021a3, // S_ADD_I32 ENC_SOP2 default
    0x01e15a03b0021a3, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a03c0021a3, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a03d0021a3, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03a00325a, // S_SUB_I32 ENC_SOP2 default
    0x01e15a03b00325a, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a03c00325a, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a03d00325a, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03e0041a1, // S_ADDC_U32 ENC_SOP2 default
    0x01e15a03f0041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a0400041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a0410041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03e005257, // S_SUBB_U32 ENC_SOP2 default
    0x01e15a03f005257, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a040005257, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a041005257, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03a00619f, // S_ABSDIFF_I32 ENC_SOP2 default
    0x01e15a03b00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a03c00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a03d00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a036008218, // S_LSHL_B32 ENC_SOP2 default
    0x01e15a037008218, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a038008218, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a039008218, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15c042009219, // S_LSHL_B64 ENC_SOP2 default
    0x01e15c043009219, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x02015c044009219, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x02215c045009219, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03600a21a, // S_LSHR_B32 ENC_SOP2 default
    0x01e15a03700a21a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a03800a21a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a03900a21a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15c04200b21b, // S_LSHR_B64 ENC_SOP2 default
    0x01e15c04300b21b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015c04400b21b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215c04500b21b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a04600c1b3, // S_ASHR_I32 ENC_SOP2 default
    0x01e15a04700c1b3, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a04800c1b3, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a04900c1b3, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15c04a00d1b4, // S_ASHR_I64 ENC_SOP2 default
    0x01e15c04b00d1b4, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x02015c04c00d1b4, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x02215c04d00d1b4, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03600e214, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x01e15a03700e214, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a03800e214, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a03900e214, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03600f215, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x01e15a03700f215, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a03800f215, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a03900f215, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a036010216, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x01e15a037010216, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a038010216, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a039010216, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a036011217, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x01e15a037011217, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a038011217, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a039011217, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03a01221e, // S_MIN_I32 ENC_SOP2 default
    0x01e15a03b01221e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a03c01221e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a03d01221e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03601321f, // S_MIN_U32 ENC_SOP2 default
    0x01e15a03701321f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a03801321f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a03901321f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03a01421c, // S_MAX_I32 ENC_SOP2 default
    0x01e15a03b01421c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a03c01421c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a03d01421c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03601521d, // S_MAX_U32 ENC_SOP2 default
    0x01e15a03701521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a03801521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a03901521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a0360161a5, // S_AND_B32 ENC_SOP2 default
    0x01e15a0370161a5, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a0380161a5, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a0390161a5, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e0171a6, // S_AND_B64 ENC_SOP2 default
    0x01e15e04f0171a6, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e0500171a6, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e0510171a6, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a036018237, // S_OR_B32 ENC_SOP2 default
    0x01e15a037018237, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a038018237, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a039018237, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e019238, // S_OR_B64 ENC_SOP2 default
    0x01e15e04f019238, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e050019238, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e051019238, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03601a270, // S_XOR_B32 ENC_SOP2 default
    0x01e15a03701a270, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a03801a270, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a03901a270, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e01b271, // S_XOR_B64 ENC_SOP2 default
    0x01e15e04f01b271, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e05001b271, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e05101b271, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03601c22c, // S_NAND_B32 ENC_SOP2 default
    0x01e15a03701c22c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a03801c22c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a03901c22c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e01d22d, // S_NAND_B64 ENC_SOP2 default
    0x01e15e04f01d22d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e05001d22d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e05101d22d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03601e231, // S_NOR_B32 ENC_SOP2 default
    0x01e15a03701e231, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a03801e231, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a03901e231, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e01f232, // S_NOR_B64 ENC_SOP2 default
    0x01e15e04f01f232, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e05001f232, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e05101f232, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03602026c, // S_XNOR_B32 ENC_SOP2 default
    0x01e15a03702026c, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a03802026c, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a03902026c, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e02126d, // S_XNOR_B64 ENC_SOP2 default
    0x01e15e04f02126d, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e05002126d, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e05102126d, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a0360221ab, // S_AND_NOT1_B32 ENC_SOP2 default
    0x01e15a0370221ab, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a0380221ab, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a0390221ab, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e0231ac, // S_AND_NOT1_B64 ENC_SOP2 default
    0x01e15e04f0231ac, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e0500231ac, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e0510231ac, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03602423b, // S_OR_NOT1_B32 ENC_SOP2 default
    0x01e15a03702423b, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a03802423b, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a03902423b, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e02523c, // S_OR_NOT1_B64 ENC_SOP2 default
    0x01e15e04f02523c, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e05002523c, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e05102523c, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a0360261bc, // S_BFE_U32 ENC_SOP2 default
    0x01e15a0370261bc, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a0380261bc, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a0390261bc, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a0460271ba, // S_BFE_I32 ENC_SOP2 default
    0x01e15a0470271ba, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a0480271ba, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a0490271ba, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15c0420281bd, // S_BFE_U64 ENC_SOP2 default
    0x01e15c0430281bd, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x02015c0440281bd, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x02215c0450281bd, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15c04a0291bb, // S_BFE_I64 ENC_SOP2 default
    0x01e15c04b0291bb, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x02015c04c0291bb, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x02215c04d0291bb, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a05202a1be, // S_BFM_B32 ENC_SOP2 default
    0x01e15a05302a1be, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a05402a1be, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a05502a1be, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16005602b1bf, // S_BFM_B64 ENC_SOP2 default
    0x01e16005702b1bf, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x02016005802b1bf, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x02216005902b1bf, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a05a02c22b, // S_MUL_I32 ENC_SOP2 default
    0x01e15a05b02c22b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a05c02c22b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a05d02c22b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a05202d22a, // S_MUL_HI_U32 ENC_SOP2 default
    0x01e15a05302d22a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a05402d22a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a05502d22a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a05a02e229, // S_MUL_HI_I32 ENC_SOP2 default
    0x01e15a05b02e229, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a05c02e229, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a05d02e229, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a05e0301ff, // S_CSELECT_B32 ENC_SOP2 default
    0x01e15a05f0301ff, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a0600301ff, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a0610301ff, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e062031200, // S_CSELECT_B64 ENC_SOP2 default
    0x01e15e063031200, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e064031200, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e065031200, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a066032244, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x01e15a067032244, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02015a068032244, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02215a069032244, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a06a033243, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x01e15a06b033243, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02015a06c033243, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02215a06d033243, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a06e034241, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x01e15a06f034241, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02015a070034241, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02215a071034241, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a072035242, // S_PACK_HL_B32_B16 ENC_SOP2 default
    0x01e15a073035242, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02015a074035242, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02215a075035242, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x024168076000220, // S_MOVK_I32 ENC_SOPK default
    0x02416a077001260, // S_VERSION ENC_SOPK default
    0x0241680780021e1, // S_CMOVK_I32 ENC_SOPK default
    0x0241680790031e4, // S_CMPK_EQ_I32 ENC_SOPK default
    0x0241680790041ec, // S_CMPK_LG_I32 ENC_SOPK default
    0x0241680790051e8, // S_CMPK_GT_I32 ENC_SOPK default
    0x0241680790061e6, // S_CMPK_GE_I32 ENC_SOPK default
    0x0241680790071ee, // S_CMPK_LT_I32 ENC_SOPK default
    0x0241680790081ea, // S_CMPK_LE_I32 ENC_SOPK default
    0x02416807a0091e5, // S_CMPK_EQ_U32 ENC_SOPK default
    0x02416807a00a1ed, // S_CMPK_LG_U32 ENC_SOPK default
    0x02416807a00b1e9, // S_CMPK_GT_U32 ENC_SOPK default
    0x02416807a00c1e7, // S_CMPK_GE_U32 ENC_SOPK default
    0x02416807a00d1ef, // S_CMPK_LT_U32 ENC_SOPK default
    0x02416807a00e1eb, // S_CMPK_LE_U32 ENC_SOPK default
    0x02416807b00f1a2, // S_ADDK_I32 ENC_SOPK default
    0x02416807c010228, // S_MULK_I32 ENC_SOPK default
    0x02416c07d01120b, // S_GETREG_B32 ENC_SOPK default
    0x02416e07e012251, // S_SETREG_B32 ENC_SOPK default
    0x02617007f013252, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x0241720800141d1, // S_CALL_B64 ENC_SOPK default
    0x0243d2081016258, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x0243d2081017259, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x024168082018266, // S_WAITCNT_VSCNT ENC_SOPK default
    0x024168082019265, // S_WAITCNT_VMCNT ENC_SOPK default
    0x02416808201a263, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x02416808201b264, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x0283ba0830003a5, // V_DUAL_FMAC_F32 VOPDXY X default
    0x02a3ba0840003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3be0850013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x02e3be0860013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3c20870023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x02e3c20880023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303ba0890033ac, // V_DUAL_MUL_F32 VOPDXY X default
    0x02e3ba08a0033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303ba08900439e, // V_DUAL_ADD_F32 VOPDXY X default
    0x02e3ba08a00439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303ba0890053ae, // V_DUAL_SUB_F32 VOPDXY X default
    0x02e3ba08a0053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303ba0890063ad, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x02e3ba08a0063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303ba0890073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x02e3ba08a0073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303c608b0083aa, // V_DUAL_MOV_B32 VOPDXY X default
    0x02e3c608c0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x0323ba08d0093a1, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x0343ba08e0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x0303ba08900a3a8, // V_DUAL_MAX_F32 VOPDXY X default
    0x02e3ba08a00a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303ba08900b3a9, // V_DUAL_MIN_F32 VOPDXY X default
    0x02e3ba08a00b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283ca08f00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x02a3ca09000c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x0283ce09100d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x02a3ce09200d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x0363bc0930003a5, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x0383bc0940003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03a3c00950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x03c3c00950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03a3c40960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x03c3c40960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3bc0970033ac, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x03c3bc0980033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3bc09700439e, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x03c3bc09800439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3bc0970053ae, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x03c3bc0980053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3bc0970063ad, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x03c3bc0980063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3bc0970073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x03c3bc0980073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3c80990083aa, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x03c3c809a0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403bc09b0093a1, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x0423bc09c0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3bc09700a3a8, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x03c3bc09800a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3bc09700b3a9, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x03c3bc09800b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0363cc09d00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x0383cc09e00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0363d009f00d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x0383d00a000d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3bc0a101039f, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x03c3bc0a201039f, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3bc0a30113a7, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x03c3bc0a40113a7, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3bc0a30123a0, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x03c3bc0a40123a0, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x04432e0a500030d, // V_CMP_F_F16 ENC_VOP3 default
    0x0463300a600030d, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a700030d, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a800030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a900030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa00030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a5001332, // V_CMP_LT_F16 ENC_VOP3 default
    0x0463300a6001332, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a7001332, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a8001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a9001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a5002304, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0463300a6002304, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a7002304, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a8002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a9002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a5003326, // V_CMP_LE_F16 ENC_VOP3 default
    0x0463300a6003326, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a7003326, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a8003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a9003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a500431d, // V_CMP_GT_F16 ENC_VOP3 default
    0x0463300a600431d, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a700431d, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a800431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a900431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa00431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a500532f, // V_CMP_LG_F16 ENC_VOP3 default
    0x0463300a600532f, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a700532f, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a800532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a900532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa00532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a5006314, // V_CMP_GE_F16 ENC_VOP3 default
    0x0463300a6006314, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a7006314, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a8006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a9006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a5007353, // V_CMP_O_F16 ENC_VOP3 default
    0x0463300a6007353, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a7007353, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a8007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a9007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a500835d, // V_CMP_U_F16 ENC_VOP3 default
    0x0463300a600835d, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a700835d, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a800835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a900835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa00835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a5009344, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0463300a6009344, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a7009344, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a8009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a9009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a500a34d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0463300a600a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a700a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a800a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a900a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa00a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a500b347, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0463300a600b347, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a700b347, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a800b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a900b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa00b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a500c34a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0463300a600c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a700c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a800c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a900c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa00c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a500d33b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0463300a600d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a700d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a800d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a900d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa00d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a500e350, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0463300a600e350, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a700e350, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a800e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a900e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa00e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04432e0a500f356, // V_CMP_T_F16 ENC_VOP3 default
    0x0463300a600f356, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483320a700f356, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32e0a800f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32e0a900f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32e0aa00f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab01030e, // V_CMP_F_F32 ENC_VOP3 default
    0x04633c0ac01030e, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad01030e, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b001030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab011333, // V_CMP_LT_F32 ENC_VOP3 default
    0x04633c0ac011333, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad011333, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b0011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab012305, // V_CMP_EQ_F32 ENC_VOP3 default
    0x04633c0ac012305, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad012305, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b0012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab013327, // V_CMP_LE_F32 ENC_VOP3 default
    0x04633c0ac013327, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad013327, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b0013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab01431e, // V_CMP_GT_F32 ENC_VOP3 default
    0x04633c0ac01431e, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad01431e, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b001431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab015330, // V_CMP_LG_F32 ENC_VOP3 default
    0x04633c0ac015330, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad015330, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b0015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab016315, // V_CMP_GE_F32 ENC_VOP3 default
    0x04633c0ac016315, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad016315, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b0016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab017354, // V_CMP_O_F32 ENC_VOP3 default
    0x04633c0ac017354, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad017354, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b0017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab01835e, // V_CMP_U_F32 ENC_VOP3 default
    0x04633c0ac01835e, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad01835e, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b001835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab019345, // V_CMP_NGE_F32 ENC_VOP3 default
    0x04633c0ac019345, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad019345, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b0019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab01a34e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04633c0ac01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b001a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab01b348, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04633c0ac01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b001b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab01c34b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04633c0ac01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b001c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab01d33c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04633c0ac01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b001d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab01e351, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04633c0ac01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b001e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433a0ab01f357, // V_CMP_T_F32 ENC_VOP3 default
    0x04633c0ac01f357, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833e0ad01f357, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33a0ae01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33a0af01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33a0b001f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b102030f, // V_CMP_F_F64 ENC_VOP3 default
    0x04a3460b202030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b302030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b402030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b1021334, // V_CMP_LT_F64 ENC_VOP3 default
    0x04a3460b2021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b3021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b4021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b1022306, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04a3460b2022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b3022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b4022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b1023328, // V_CMP_LE_F64 ENC_VOP3 default
    0x04a3460b2023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b3023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b4023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b102431f, // V_CMP_GT_F64 ENC_VOP3 default
    0x04a3460b202431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b302431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b402431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b1025331, // V_CMP_LG_F64 ENC_VOP3 default
    0x04a3460b2025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b3025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b4025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b1026316, // V_CMP_GE_F64 ENC_VOP3 default
    0x04a3460b2026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b3026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b4026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b1027355, // V_CMP_O_F64 ENC_VOP3 default
    0x04a3460b2027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b3027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b4027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b102835f, // V_CMP_U_F64 ENC_VOP3 default
    0x04a3460b202835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b302835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b402835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b1029346, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04a3460b2029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b3029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b4029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b102a34f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04a3460b202a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b302a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b402a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b102b349, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04a3460b202b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b302b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b402b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b102c34c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04a3460b202c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b302c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b402c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b102d33d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04a3460b202d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b302d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b402d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b102e352, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04a3460b202e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b302e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b402e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443460b102f358, // V_CMP_T_F64 ENC_VOP3 default
    0x04a3460b202f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3460b302f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3460b402f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434a0b5031335, // V_CMP_LT_I16 ENC_VOP3 default
    0x04634c0b6031335, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04834e0b7031335, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a34a0b8031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04c34a0b9031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04e34a0ba031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434a0b5032307, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04634c0b6032307, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04834e0b7032307, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a34a0b8032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04c34a0b9032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04e34a0ba032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434a0b5033329, // V_CMP_LE_I16 ENC_VOP3 default
    0x04634c0b6033329, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04834e0b7033329, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a34a0b8033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c34a0b9033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e34a0ba033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434a0b5034320, // V_CMP_GT_I16 ENC_VOP3 default
    0x04634c0b6034320, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04834e0b7034320, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a34a0b8034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04c34a0b9034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04e34a0ba034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434a0b503533e, // V_CMP_NE_I16 ENC_VOP3 default
    0x04634c0b603533e, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04834e0b703533e, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a34a0b803533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c34a0b903533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e34a0ba03533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434a0b5036317, // V_CMP_GE_I16 ENC_VOP3 default
    0x04634c0b6036317, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04834e0b7036317, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a34a0b8036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c34a0b9036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e34a0ba036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434a0bb039338, // V_CMP_LT_U16 ENC_VOP3 default
    0x04634c0bc039338, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04834e0bd039338, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a34a0be039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04c34a0bf039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04e34a0c0039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434a0bb03a30a, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04634c0bc03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04834e0bd03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a34a0be03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04c34a0bf03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04e34a0c003a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434a0bb03b32c, // V_CMP_LE_U16 ENC_VOP3 default
    0x04634c0bc03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04834e0bd03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a34a0be03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c34a0bf03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e34a0c003b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434a0bb03c323, // V_CMP_GT_U16 ENC_VOP3 default
    0x04634c0bc03c323, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04834e0bd03c323, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a34a0be03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04c34a0bf03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04e34a0c003c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434a0bb03d341, // V_CMP_NE_U16 ENC_VOP3 default
    0x04634c0bc03d341, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04834e0bd03d341, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a34a0be03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c34a0bf03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e34a0c003d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434a0bb03e31a, // V_CMP_GE_U16 ENC_VOP3 default
    0x04634c0bc03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04834e0bd03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a34a0be03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c34a0bf03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e34a0c003e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c1040310, // V_CMP_F_I32 ENC_VOP3 default
    0x0463580c2040310, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c3040310, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560c4040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3560c5040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3560c6040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c1041336, // V_CMP_LT_I32 ENC_VOP3 default
    0x0463580c2041336, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c3041336, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560c4041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3560c5041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3560c6041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c1042308, // V_CMP_EQ_I32 ENC_VOP3 default
    0x0463580c2042308, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c3042308, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560c4042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3560c5042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3560c6042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c104332a, // V_CMP_LE_I32 ENC_VOP3 default
    0x0463580c204332a, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c304332a, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560c404332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3560c504332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3560c604332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c1044321, // V_CMP_GT_I32 ENC_VOP3 default
    0x0463580c2044321, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c3044321, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560c4044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3560c5044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3560c6044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c104533f, // V_CMP_NE_I32 ENC_VOP3 default
    0x0463580c204533f, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c304533f, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560c404533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3560c504533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3560c604533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c1046318, // V_CMP_GE_I32 ENC_VOP3 default
    0x0463580c2046318, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c3046318, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560c4046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3560c5046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3560c6046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c1047359, // V_CMP_T_I32 ENC_VOP3 default
    0x0463580c2047359, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c3047359, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560c4047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3560c5047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3560c6047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c7048312, // V_CMP_F_U32 ENC_VOP3 default
    0x0463580c8048312, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c9048312, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560ca048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3560cb048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3560cc048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c7049339, // V_CMP_LT_U32 ENC_VOP3 default
    0x0463580c8049339, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c9049339, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560ca049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3560cb049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3560cc049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c704a30b, // V_CMP_EQ_U32 ENC_VOP3 default
    0x0463580c804a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c904a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560ca04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3560cb04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3560cc04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c704b32d, // V_CMP_LE_U32 ENC_VOP3 default
    0x0463580c804b32d, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c904b32d, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560ca04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3560cb04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3560cc04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c704c324, // V_CMP_GT_U32 ENC_VOP3 default
    0x0463580c804c324, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c904c324, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560ca04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3560cb04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3560cc04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c704d342, // V_CMP_NE_U32 ENC_VOP3 default
    0x0463580c804d342, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c904d342, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560ca04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3560cb04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3560cc04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c704e31b, // V_CMP_GE_U32 ENC_VOP3 default
    0x0463580c804e31b, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c904e31b, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560ca04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3560cb04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3560cc04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443560c704f35b, // V_CMP_T_U32 ENC_VOP3 default
    0x0463580c804f35b, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835a0c904f35b, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3560ca04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3560cb04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3560cc04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0cd050311, // V_CMP_F_I64 ENC_VOP3 default
    0x04a35e0ce050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0cf050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d0050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0cd051337, // V_CMP_LT_I64 ENC_VOP3 default
    0x04a35e0ce051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0cf051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d0051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0cd052309, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04a35e0ce052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0cf052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d0052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0cd05332b, // V_CMP_LE_I64 ENC_VOP3 default
    0x04a35e0ce05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0cf05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d005332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0cd054322, // V_CMP_GT_I64 ENC_VOP3 default
    0x04a35e0ce054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0cf054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d0054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0cd055340, // V_CMP_NE_I64 ENC_VOP3 default
    0x04a35e0ce055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0cf055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d0055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0cd056319, // V_CMP_GE_I64 ENC_VOP3 default
    0x04a35e0ce056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0cf056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d0056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0cd05735a, // V_CMP_T_I64 ENC_VOP3 default
    0x04a35e0ce05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0cf05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d005735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0d1058313, // V_CMP_F_U64 ENC_VOP3 default
    0x04a35e0d2058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0d3058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d4058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0d105933a, // V_CMP_LT_U64 ENC_VOP3 default
    0x04a35e0d205933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0d305933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d405933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0d105a30c, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04a35e0d205a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0d305a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d405a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0d105b32e, // V_CMP_LE_U64 ENC_VOP3 default
    0x04a35e0d205b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0d305b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d405b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0d105c325, // V_CMP_GT_U64 ENC_VOP3 default
    0x04a35e0d205c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0d305c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d405c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0d105d343, // V_CMP_NE_U64 ENC_VOP3 default
    0x04a35e0d205d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0d305d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d405d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0d105e31c, // V_CMP_GE_U64 ENC_VOP3 default
    0x04a35e0d205e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0d305e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d405e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04435e0d105f35c, // V_CMP_T_U64 ENC_VOP3 default
    0x04a35e0d205f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x04c35e0d305f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04e35e0d405f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443620a507d301, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0463640a607d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483660a707d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3620a807d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3620a907d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3620aa07d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443680d507e302, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04636a0d607e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04836c0d707e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a3680d807e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04c3680d907e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04e3680da07e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443700db07f303, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04a3700dc07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3700dd07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3700de07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df0802ae, // V_CMPX_F_F16 ENC_VOP3 default
    0x0523760e00802ae, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e10802ae, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e20802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e30802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e40802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df0812d3, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0523760e00812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e10812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e20812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e30812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e40812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df0822a5, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0523760e00822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e10822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e20822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e30822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e40822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df0832c7, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0523760e00832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e10832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e20832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e30832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e40832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df0842be, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0523760e00842be, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e10842be, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e20842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e30842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e40842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df0852d0, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0523760e00852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e10852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e20852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e30852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e40852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df0862b5, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0523760e00862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e10862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e20862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e30862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e40862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df0872f4, // V_CMPX_O_F16 ENC_VOP3 default
    0x0523760e00872f4, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e10872f4, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e20872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e30872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e40872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df0882fe, // V_CMPX_U_F16 ENC_VOP3 default
    0x0523760e00882fe, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e10882fe, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e20882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e30882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e40882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df0892e5, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0523760e00892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e10892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e20892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e30892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e40892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df08a2ee, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x0523760e008a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e108a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e208a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e308a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e408a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df08b2e8, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x0523760e008b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e108b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e208b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e308b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e408b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df08c2eb, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x0523760e008c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e108c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e208c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e308c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e408c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df08d2dc, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x0523760e008d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e108d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e208d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e308d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e408d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df08e2f1, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x0523760e008e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e108e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e208e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e308e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e408e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503740df08f2f7, // V_CMPX_T_F16 ENC_VOP3 default
    0x0523760e008f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543780e108f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563740e208f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x0583740e308f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3740e408f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e50902af, // V_CMPX_F_F32 ENC_VOP3 default
    0x0523820e60902af, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e70902af, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e80902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e90902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea0902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e50912d4, // V_CMPX_LT_F32 ENC_VOP3 default
    0x0523820e60912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e70912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e80912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e90912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea0912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e50922a6, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0523820e60922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e70922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e80922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e90922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea0922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e50932c8, // V_CMPX_LE_F32 ENC_VOP3 default
    0x0523820e60932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e70932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e80932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e90932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea0932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e50942bf, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0523820e60942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e70942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e80942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e90942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea0942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e50952d1, // V_CMPX_LG_F32 ENC_VOP3 default
    0x0523820e60952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e70952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e80952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e90952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea0952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e50962b6, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0523820e60962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e70962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e80962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e90962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea0962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e50972f5, // V_CMPX_O_F32 ENC_VOP3 default
    0x0523820e60972f5, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e70972f5, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e80972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e90972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea0972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e50982ff, // V_CMPX_U_F32 ENC_VOP3 default
    0x0523820e60982ff, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e70982ff, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e80982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e90982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea0982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e50992e6, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x0523820e60992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e70992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e80992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e90992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea0992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e509a2ef, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x0523820e609a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e709a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e809a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e909a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea09a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e509b2e9, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x0523820e609b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e709b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e809b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e909b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea09b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e509c2ec, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x0523820e609c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e709c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e809c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e909c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea09c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e509d2dd, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x0523820e609d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e709d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e809d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e909d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea09d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e509e2f2, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x0523820e609e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e709e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e809e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e909e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea09e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503800e509f2f8, // V_CMPX_T_F32 ENC_VOP3 default
    0x0523820e609f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543840e709f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563800e809f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x0583800e909f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3800ea09f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0a02b0, // V_CMPX_F_F64 ENC_VOP3 default
    0x05638c0ec0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0a12d5, // V_CMPX_LT_F64 ENC_VOP3 default
    0x05638c0ec0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0a22a7, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x05638c0ec0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0a32c9, // V_CMPX_LE_F64 ENC_VOP3 default
    0x05638c0ec0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0a42c0, // V_CMPX_GT_F64 ENC_VOP3 default
    0x05638c0ec0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0a52d2, // V_CMPX_LG_F64 ENC_VOP3 default
    0x05638c0ec0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0a62b7, // V_CMPX_GE_F64 ENC_VOP3 default
    0x05638c0ec0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0a72f6, // V_CMPX_O_F64 ENC_VOP3 default
    0x05638c0ec0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0a8300, // V_CMPX_U_F64 ENC_VOP3 default
    0x05638c0ec0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0a92e7, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x05638c0ec0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0aa2f0, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x05638c0ec0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0ab2ea, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x05638c0ec0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0ac2ed, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x05638c0ec0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0ad2de, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x05638c0ec0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0ae2f3, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x05638c0ec0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038c0eb0af2f9, // V_CMPX_T_F64 ENC_VOP3 default
    0x05638c0ec0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x05838c0ed0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38c0ee0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503900ef0b12d6, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0523920f00b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0543940f10b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0563900f20b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0583900f30b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a3900f40b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503900ef0b22a8, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0523920f00b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0543940f10b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0563900f20b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0583900f30b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05a3900f40b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503900ef0b32ca, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0523920f00b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0543940f10b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0563900f20b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0583900f30b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a3900f40b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503900ef0b42c1, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0523920f00b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0543940f10b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0563900f20b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0583900f30b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a3900f40b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503900ef0b52df, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0523920f00b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0543940f10b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0563900f20b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0583900f30b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a3900f40b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503900ef0b62b8, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0523920f00b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0543940f10b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0563900f20b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0583900f30b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a3900f40b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503900f50b92d9, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0523920f60b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0543940f70b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0563900f80b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0583900f90b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a3900fa0b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503900f50ba2ab, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0523920f60ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x0543940f70ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x0563900f80ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0583900f90ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05a3900fa0ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503900f50bb2cd, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0523920f60bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0543940f70bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0563900f80bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0583900f90bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a3900fa0bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503900f50bc2c4, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0523920f60bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0543940f70bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0563900f80bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0583900f90bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a3900fa0bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503900f50bd2e2, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0523920f60bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0543940f70bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0563900f80bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0583900f90bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a3900fa0bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503900f50be2bb, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0523920f60be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0543940f70be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0563900f80be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0583900f90be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a3900fa0be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c0fb0c02b1, // V_CMPX_F_I32 ENC_VOP3 default
    0x05239e0fc0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a00fd0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639c0fe0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x05839c0ff0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1000c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c0fb0c12d7, // V_CMPX_LT_I32 ENC_VOP3 default
    0x05239e0fc0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a00fd0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639c0fe0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x05839c0ff0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1000c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c0fb0c22a9, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x05239e0fc0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a00fd0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639c0fe0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x05839c0ff0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1000c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c0fb0c32cb, // V_CMPX_LE_I32 ENC_VOP3 default
    0x05239e0fc0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a00fd0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639c0fe0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x05839c0ff0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1000c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c0fb0c42c2, // V_CMPX_GT_I32 ENC_VOP3 default
    0x05239e0fc0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a00fd0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639c0fe0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x05839c0ff0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1000c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c0fb0c52e0, // V_CMPX_NE_I32 ENC_VOP3 default
    0x05239e0fc0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a00fd0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639c0fe0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05839c0ff0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1000c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c0fb0c62b9, // V_CMPX_GE_I32 ENC_VOP3 default
    0x05239e0fc0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a00fd0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639c0fe0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x05839c0ff0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1000c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c0fb0c72fa, // V_CMPX_T_I32 ENC_VOP3 default
    0x05239e0fc0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a00fd0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639c0fe0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x05839c0ff0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1000c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c1010c82b3, // V_CMPX_F_U32 ENC_VOP3 default
    0x05239e1020c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a01030c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639c1040c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05839c1050c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1060c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c1010c92da, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05239e1020c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a01030c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639c1040c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05839c1050c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1060c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c1010ca2ac, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05239e1020ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a01030ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639c1040ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05839c1050ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1060ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c1010cb2ce, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05239e1020cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a01030cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639c1040cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05839c1050cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1060cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c1010cc2c5, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05239e1020cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a01030cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639c1040cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05839c1050cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1060cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c1010cd2e3, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05239e1020cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a01030cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639c1040cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05839c1050cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1060cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c1010ce2bc, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05239e1020ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a01030ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639c1040ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05839c1050ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1060ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039c1010cf2fc, // V_CMPX_T_U32 ENC_VOP3 default
    0x05239e1020cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a01030cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639c1040cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05839c1050cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39c1060cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a41070d02b2, // V_CMPX_F_I64 ENC_VOP3 default
    0x0563a41080d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a41090d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410a0d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a41070d12d8, // V_CMPX_LT_I64 ENC_VOP3 default
    0x0563a41080d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a41090d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410a0d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a41070d22aa, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x0563a41080d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a41090d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410a0d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a41070d32cc, // V_CMPX_LE_I64 ENC_VOP3 default
    0x0563a41080d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a41090d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410a0d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a41070d42c3, // V_CMPX_GT_I64 ENC_VOP3 default
    0x0563a41080d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a41090d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410a0d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a41070d52e1, // V_CMPX_NE_I64 ENC_VOP3 default
    0x0563a41080d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a41090d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410a0d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a41070d62ba, // V_CMPX_GE_I64 ENC_VOP3 default
    0x0563a41080d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a41090d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410a0d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a41070d72fb, // V_CMPX_T_I64 ENC_VOP3 default
    0x0563a41080d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a41090d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410a0d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a410b0d82b4, // V_CMPX_F_U64 ENC_VOP3 default
    0x0563a410c0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a410d0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410e0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a410b0d92db, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0563a410c0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a410d0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410e0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a410b0da2ad, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0563a410c0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a410d0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410e0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a410b0db2cf, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0563a410c0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a410d0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410e0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a410b0dc2c6, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0563a410c0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a410d0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410e0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a410b0dd2e4, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0563a410c0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a410d0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410e0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a410b0de2bd, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0563a410c0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a410d0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410e0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a410b0df2fd, // V_CMPX_T_U64 ENC_VOP3 default
    0x0563a410c0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a410d0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a410e0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a80df0fd2a2, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x0523aa0e00fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543ac0e10fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563a80e20fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0583a80e30fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3a80e40fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503ae10f0fe2a3, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0523b01100fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543b21110fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563ae1120fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0583ae1130fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3ae1140fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503b61150ff2a4, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0563b61160ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0583b61170ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05a3b61180ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c228119101361, // V_CNDMASK_B32 ENC_VOP3 default
    0x05e22a11a101361, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x06022c11b101361, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x06222811c101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06422811d101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06622811e101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423a11f103288, // V_ADD_F32 ENC_VOP3 default
    0x04623c120103288, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x04823e121103288, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23a122103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23a123103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23a124103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423a11f104466, // V_SUB_F32 ENC_VOP3 default
    0x04623c120104466, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x04823e121104466, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23a122104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23a123104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23a124104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423a11f105461, // V_SUBREV_F32 ENC_VOP3 default
    0x04623c120105461, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x04823e121105461, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23a122105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23a123105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23a124105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423a1251063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x04a23a1261063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23a1271063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23a1281063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423a11f10741b, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x04623c12010741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04823e12110741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23a12210741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23a12310741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23a12410741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423a11f10841d, // V_MUL_F32 ENC_VOP3 default
    0x04623c12010841d, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x04823e12110841d, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23a12210841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23a12310841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23a12410841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044242129109423, // V_MUL_I32_I24 ENC_VOP3 default
    0x04624412a109423, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04824612b109423, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a24212c109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c24212d109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e24212e109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424812910a420, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x04624a12a10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04824c12b10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a24812c10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c24812d10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e24812e10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424212f10b426, // V_MUL_U32_U24 ENC_VOP3 default
    0x04624413010b426, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04824613110b426, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a24213210b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c24213310b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e24213410b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424812f10c422, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x04624a13010c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04824c13110c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a24813210c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c24813310c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e24813410c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423a11f10f40b, // V_MIN_F32 ENC_VOP3 default
    0x04623c12010f40b, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04823e12110f40b, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23a12210f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23a12310f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23a12410f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423a11f1103f2, // V_MAX_F32 ENC_VOP3 default
    0x04623c1201103f2, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x04823e1211103f2, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23a1221103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23a1231103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23a1241103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424812911140e, // V_MIN_I32 ENC_VOP3 default
    0x04624a12a11140e, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04824c12b11140e, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a24812c11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c24812d11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e24812e11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442481291123f5, // V_MAX_I32 ENC_VOP3 default
    0x04624a12a1123f5, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04824c12b1123f5, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a24812c1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c24812d1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e24812e1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424812f113410, // V_MIN_U32 ENC_VOP3 default
    0x04624a130113410, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04824c131113410, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a248132113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c248133113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e248134113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424812f1143f7, // V_MAX_U32 ENC_VOP3 default
    0x04624a1301143f7, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04824c1311143f7, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2481321143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2481331143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2481341143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424812f1183d8, // V_LSHLREV_B32 ENC_VOP3 default
    0x04624a1301183d8, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824c1311183d8, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2481321183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2481331183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2481341183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424812f1193dd, // V_LSHRREV_B32 ENC_VOP3 default
    0x04624a1301193dd, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824c1311193dd, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2481321193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2481331193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2481341193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424813511a295, // V_ASHRREV_I32 ENC_VOP3 default
    0x04624a13611a295, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x04824c13711a295, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a24813811a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x04c24813911a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04e24813a11a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424812f11b292, // V_AND_B32 ENC_VOP3 default
    0x04624a13011b292, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824c13111b292, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a24813211b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04c24813311b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04e24813411b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424812f11c42c, // V_OR_B32 ENC_VOP3 default
    0x04624a13011c42c, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824c13111c42c, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a24813211c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c24813311c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e24813411c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424812f11d47d, // V_XOR_B32 ENC_VOP3 default
    0x04624a13011d47d, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824c13111d47d, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a24813211d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c24813311d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e24813411d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424812f11e47a, // V_XNOR_B32 ENC_VOP3 default
    0x04624a13011e47a, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824c13111e47a, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a24813211e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c24813311e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e24813411e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06825413b120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x06a25613c120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06c25813d120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06e25413e120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07025413f120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x072254140120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06825413b121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x06a25613c121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06c25813d121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06e25413e121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07025413f121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x072254140121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06825413b12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x06a25613c12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06c25813d12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06e25413e12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07025413f12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x07225414012245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04424212f12528e, // V_ADD_NC_U32 ENC_VOP3 default
    0x04624413012528e, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04824613112528e, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a24213212528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c24213312528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e24213412528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424212f12646a, // V_SUB_NC_U32 ENC_VOP3 default
    0x04624413012646a, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04824613112646a, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a24213212646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c24213312646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e24213412646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424212f127462, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x046244130127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x048246131127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a242132127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c242133127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e242134127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423a12512b3b8, // V_FMAC_F32 ENC_VOP3 default
    0x04623c14112b3b8, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04823e14212b3b8, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23a12612b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23a12712b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23a12812b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04426414312f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x04626614412f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04826814512f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a26414612f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c26414712f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e26414812f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044270149132287, // V_ADD_F16 ENC_VOP3 default
    0x04627214a132287, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827414b132287, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a27014c132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04c27014d132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04e27014e132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044270149133465, // V_SUB_F16 ENC_VOP3 default
    0x04627214a133465, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827414b133465, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a27014c133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04c27014d133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04e27014e133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044270149134460, // V_SUBREV_F16 ENC_VOP3 default
    0x04627214a134460, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827414b134460, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a27014c134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x04c27014d134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04e27014e134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04427014913541c, // V_MUL_F16 ENC_VOP3 default
    0x04627214a13541c, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827414b13541c, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a27014c13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04c27014d13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04e27014e13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04427614f1363b7, // V_FMAC_F16 ENC_VOP3 default
    0x0462781501363b7, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827a1511363b7, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2761521363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2761531363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2761541363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442701491393f1, // V_MAX_F16 ENC_VOP3 default
    0x04627214a1393f1, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827414b1393f1, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a27014c1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04c27014d1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04e27014e1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04427014913a40a, // V_MIN_F16 ENC_VOP3 default
    0x04627214a13a40a, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827414b13a40a, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a27014c13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04c27014d13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04e27014e13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04428214913b3d1, // V_LDEXP_F16 ENC_VOP3 default
    0x04628414a13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04828614b13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a28214c13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c28214d13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e28214e13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04418a155180427, // V_NOP ENC_VOP3 default
    0x044192156181416, // V_MOV_B32 ENC_VOP3 default
    0x074194157181416, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x076196158181416, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a192159181416, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x07819a15a18244c, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x04419e15b18337a, // V_CVT_I32_F64 ENC_VOP3 default
    0x04a19e15c18337a, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441a215d184375, // V_CVT_F64_I32 ENC_VOP3 default
    0x04a1a215e184375, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0441a415f18536e, // V_CVT_F32_I32 ENC_VOP3 default
    0x0741a616018536e, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x0761a816118536e, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1a416218536e, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0441a416318636f, // V_CVT_F32_U32 ENC_VOP3 default
    0x0741a616418636f, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0761a816518636f, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1a416618636f, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0441ac16718738b, // V_CVT_U32_F32 ENC_VOP3 default
    0x0741ae16818738b, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b016918738b, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac16a18738b, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ac16b188379, // V_CVT_I32_F32 ENC_VOP3 default
    0x0741ae16c188379, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b016d188379, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac16e188379, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441b816f18a369, // V_CVT_F16_F32 ENC_VOP3 default
    0x0741ba17018a369, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761bc17118a369, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1b817218a369, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0441c417318b36c, // V_CVT_F32_F16 ENC_VOP3 default
    0x0741c617418b36c, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0761c817518b36c, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1c417618b36c, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ca16b18c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0741cc16c18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761ce16d18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ca16e18c37c, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ca16b18d377, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0741cc16c18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761ce16d18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ca16e18d377, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441a415f18e37f, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0741a616018e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x0761a816118e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x04a1a416218e37f, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x04419e17718f36d, // V_CVT_F32_F64 ENC_VOP3 default
    0x04a19e17818f36d, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d0179190374, // V_CVT_F64_F32 ENC_VOP3 default
    0x04a1d017a190374, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0441a4163191370, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0741a6164191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x0761a8165191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x04a1a4166191370, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0441a4163192371, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0741a6164192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x0761a8165192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x04a1a4166192371, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0441a4163193372, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0741a6164193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x0761a8165193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x04a1a4166193372, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0441a4163194373, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0741a6164194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x0761a8165194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x04a1a4166194373, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x04419e17b19538c, // V_CVT_U32_F64 ENC_VOP3 default
    0x04a19e17c19538c, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441a217d196376, // V_CVT_F64_U32 ENC_VOP3 default
    0x04a1a217e196376, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0441d417f197471, // V_TRUNC_F64 ENC_VOP3 default
    0x04a1d4180197471, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d417f19829f, // V_CEIL_F64 ENC_VOP3 default
    0x04a1d418019829f, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d417f199450, // V_RNDNE_F64 ENC_VOP3 default
    0x04a1d4180199450, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d417f19a3b3, // V_FLOOR_F64 ENC_VOP3 default
    0x04a1d418019a3b3, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x04418a15519b432, // V_PIPEFLUSH ENC_VOP3 default
    0x0441dc18119c415, // V_MOV_B16 ENC_VOP3 default
    0x0741de18219c415, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0761e018319c415, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1dc18419c415, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851a03c3, // V_FRACT_F32 ENC_VOP3 default
    0x0741ae1861a03c3, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871a03c3, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881a03c3, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851a1470, // V_TRUNC_F32 ENC_VOP3 default
    0x0741ae1861a1470, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871a1470, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881a1470, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851a229e, // V_CEIL_F32 ENC_VOP3 default
    0x0741ae1861a229e, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871a229e, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881a229e, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851a344f, // V_RNDNE_F32 ENC_VOP3 default
    0x0741ae1861a344f, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871a344f, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881a344f, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851a43b2, // V_FLOOR_F32 ENC_VOP3 default
    0x0741ae1861a43b2, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871a43b2, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881a43b2, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851a53b0, // V_EXP_F32 ENC_VOP3 default
    0x0741ae1861a53b0, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871a53b0, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881a53b0, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851a73d6, // V_LOG_F32 ENC_VOP3 default
    0x0741ae1861a73d6, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871a73d6, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881a73d6, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851aa449, // V_RCP_F32 ENC_VOP3 default
    0x0741ae1861aa449, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871aa449, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881aa449, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851ab44b, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0741ae1861ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881ab44b, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851ae452, // V_RSQ_F32 ENC_VOP3 default
    0x0741ae1861ae452, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871ae452, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881ae452, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0441d417f1af44a, // V_RCP_F64 ENC_VOP3 default
    0x04a1d41801af44a, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d417f1b1453, // V_RSQ_F64 ENC_VOP3 default
    0x04a1d41801b1453, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851b345c, // V_SQRT_F32 ENC_VOP3 default
    0x0741ae1861b345c, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871b345c, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881b345c, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0441d417f1b445d, // V_SQRT_F64 ENC_VOP3 default
    0x04a1d41801b445d, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851b545a, // V_SIN_F32 ENC_VOP3 default
    0x0741ae1861b545a, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871b545a, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881b545a, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851b6363, // V_COS_F32 ENC_VOP3 default
    0x0741ae1861b6363, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871b6363, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881b6363, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0441921891b7429, // V_NOT_B32 ENC_VOP3 default
    0x07419418a1b7429, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x07619618b1b7429, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a19218c1b7429, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0441921561b829c, // V_BFREV_B32 ENC_VOP3 default
    0x0741941571b829c, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0761961581b829c, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1921591b829c, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04419218d1b92a1, // V_CLZ_I32_U32 ENC_VOP3 default
    0x07419418e1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x07619618f1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1921901b92a1, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x04419218d1ba364, // V_CTZ_I32_B32 ENC_VOP3 default
    0x07419418e1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x07619618f1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1921901ba364, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x0441921911bb2a0, // V_CLS_I32 ENC_VOP3 default
    0x0741941921bb2a0, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x0761961931bb2a0, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1921941bb2a0, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x04419e15b1bc3c7, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x04a19e15c1bc3c7, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d417f1bd3ca, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x04a1d41801bd3ca, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d417f1be3c4, // V_FRACT_F64 ENC_VOP3 default
    0x04a1d41801be3c4, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0441ca16b1bf3c6, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0741cc16c1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761ce16d1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ca16e1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ac1851c03c9, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0741ae1861c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b01871c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ac1881c03c9, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0441921951c2411, // V_MOVRELD_B32 ENC_VOP3 default
    0x0741941961c2411, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0761961971c2411, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1921981c2411, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0781921991c3414, // V_MOVRELS_B32 ENC_VOP3 default
    0x0741941961c3414, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0761961971c3414, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x0781921991c4413, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0741941961c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0761961971c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x0781921991c8412, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0741941961c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0761961971c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441e819a1d036b, // V_CVT_F16_U16 ENC_VOP3 default
    0x0741ea19b1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x0761ec19c1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e819d1d036b, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0441e819e1d136a, // V_CVT_F16_I16 ENC_VOP3 default
    0x0741ea19f1d136a, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x0761ec1a01d136a, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e81a11d136a, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0441f41a21d238a, // V_CVT_U16_F16 ENC_VOP3 default
    0x0741f61a31d238a, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0761f81a41d238a, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f41a51d238a, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f41a61d3378, // V_CVT_I16_F16 ENC_VOP3 default
    0x0741f61a71d3378, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0761f81a81d3378, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f41a91d3378, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0442001aa1d4448, // V_RCP_F16 ENC_VOP3 default
    0x0742021ab1d4448, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762041ac1d4448, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2001ad1d4448, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0442001aa1d545b, // V_SQRT_F16 ENC_VOP3 default
    0x0742021ab1d545b, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762041ac1d545b, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2001ad1d545b, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0442001aa1d6451, // V_RSQ_F16 ENC_VOP3 default
    0x0742021ab1d6451, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762041ac1d6451, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2001ad1d6451, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0442001aa1d73d5, // V_LOG_F16 ENC_VOP3 default
    0x0742021ab1d73d5, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762041ac1d73d5, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2001ad1d73d5, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0442001aa1d83af, // V_EXP_F16 ENC_VOP3 default
    0x0742021ab1d83af, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762041ac1d83af, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2001ad1d83af, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0442001aa1d93c8, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0742021ab1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762041ac1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2001ad1d93c8, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f41a61da3c5, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0741f61a71da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0761f81a81da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f41a91da3c5, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0442001aa1db3b1, // V_FLOOR_F16 ENC_VOP3 default
    0x0742021ab1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762041ac1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2001ad1db3b1, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0442001aa1dc29d, // V_CEIL_F16 ENC_VOP3 default
    0x0742021ab1dc29d, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762041ac1dc29d, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2001ad1dc29d, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0442001aa1dd46f, // V_TRUNC_F16 ENC_VOP3 default
    0x0742021ab1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762041ac1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2001ad1dd46f, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0442001aa1de44e, // V_RNDNE_F16 ENC_VOP3 default
    0x0742021ab1de44e, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762041ac1de44e, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2001ad1de44e, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0442001aa1df3c2, // V_FRACT_F16 ENC_VOP3 default
    0x0742021ab1df3c2, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762041ac1df3c2, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2001ad1df3c2, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0442001aa1e0459, // V_SIN_F16 ENC_VOP3 default
    0x0742021ab1e0459, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762041ac1e0459, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2001ad1e0459, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0442001aa1e1362, // V_COS_F16 ENC_VOP3 default
    0x0742021ab1e1362, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762041ac1e1362, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2001ad1e1362, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x04420c1ae1e2458, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x07420e1af1e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x0762101b01e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a20c1b11e2458, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0441f41a61e337d, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0741f61a71e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0761f81a81e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f41a91e337d, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f41a21e437e, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0741f61a31e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0761f81a41e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f41a51e437e, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441dc1b21e9428, // V_NOT_B16 ENC_VOP3 default
    0x0741de1b31e9428, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x0761e01b41e9428, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1dc1b51e9428, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x04421c1b61ea37b, // V_CVT_I32_I16 ENC_VOP3 default
    0x07421e1b71ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0762201b81ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c1b91ea37b, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04421c1ba1eb38d, // V_CVT_U32_U16 ENC_VOP3 default
    0x07421e1bb1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0762201bc1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c1bd1eb38d, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04428a1be2093bb, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x04628c1bf2093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04828e1c02093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28a1c12093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28a1c22093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28a1c32093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28a1c42093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28a1c52093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28a1c62093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028a1c72093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442901c820a3e1, // V_MAD_I32_I24 ENC_VOP3 default
    0x0462921c920a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0482941ca20a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a2901cb20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c2901cc20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e2901cd20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2901ce20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2901cf20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2901d020a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802901d120a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442901d220b3e5, // V_MAD_U32_U24 ENC_VOP3 default
    0x0462921d320b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0482941d420b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a2901d520b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c2901d620b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e2901d720b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2901d820b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2901d920b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2901da20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802901db20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428a1be20c365, // V_CUBEID_F32 ENC_VOP3 default
    0x04628c1bf20c365, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04828e1c020c365, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28a1c120c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28a1c220c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28a1c320c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28a1c420c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28a1c520c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28a1c620c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028a1c720c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428a1be20d367, // V_CUBESC_F32 ENC_VOP3 default
    0x04628c1bf20d367, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04828e1c020d367, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28a1c120d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28a1c220d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28a1c320d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28a1c420d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28a1c520d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28a1c620d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028a1c720d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428a1be20e368, // V_CUBETC_F32 ENC_VOP3 default
    0x04628c1bf20e368, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04828e1c020e368, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28a1c120e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28a1c220e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28a1c320e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28a1c420e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28a1c520e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28a1c620e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028a1c720e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428a1be20f366, // V_CUBEMA_F32 ENC_VOP3 default
    0x04628c1bf20f366, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04828e1c020f366, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28a1c120f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28a1c220f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28a1c320f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28a1c420f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28a1c520f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28a1c620f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028a1c720f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc210299, // V_BFE_U32 ENC_VOP3 default
    0x0462981dd210299, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de210299, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e0210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e1210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e2210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e3210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e4210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e5210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961e6211298, // V_BFE_I32 ENC_VOP3 default
    0x0462981e7211298, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1e8211298, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961e9211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2961ea211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2961eb211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961ec211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2961ed211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961ee211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961ef211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc21229a, // V_BFI_B32 ENC_VOP3 default
    0x0462981dd21229a, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de21229a, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df21229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e021229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e121229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e221229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e321229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e421229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e521229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428a1be2133bd, // V_FMA_F32 ENC_VOP3 default
    0x04628c1bf2133bd, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04828e1c02133bd, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28a1c12133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28a1c22133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28a1c32133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28a1c42133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28a1c52133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28a1c62133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028a1c72133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429c1f02143be, // V_FMA_F64 ENC_VOP3 default
    0x04a29c1f12143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04c29c1f22143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x04e29c1f32143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29c1f42143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c29c1f52143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29c1f62143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029c1f72143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961f82153d4, // V_LERP_U8 ENC_VOP3 default
    0x0462981f92153d4, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x04829a1fa2153d4, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a2961fb2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04c2961fc2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x04e2961fd2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961fe2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2961ff2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2962002153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802962012153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429e20221628f, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0462a020321628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482a220421628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e20521628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04c29e20621628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x04e29e20721628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29e20821628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c29e20921628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29e20a21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029e20b21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429e202217290, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0462a0203217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482a2204217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e205217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04c29e206217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x04e29e207217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29e208217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c29e209217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29e20a217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029e20b217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428a1be21841a, // V_MULLIT_F32 ENC_VOP3 default
    0x04628c1bf21841a, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04828e1c021841a, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28a1c121841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28a1c221841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28a1c321841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28a1c421841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28a1c521841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28a1c621841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028a1c721841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428a1be219401, // V_MIN3_F32 ENC_VOP3 default
    0x04628c1bf219401, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04828e1c0219401, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28a1c1219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28a1c2219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28a1c3219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28a1c4219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28a1c5219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28a1c6219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028a1c7219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429620c21a403, // V_MIN3_I32 ENC_VOP3 default
    0x04629820d21a403, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04829a20e21a403, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a29620f21a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c29621021a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e29621121a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29621221a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c29621321a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29621421a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029621521a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc21b405, // V_MIN3_U32 ENC_VOP3 default
    0x0462981dd21b405, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de21b405, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df21b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e021b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e121b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e221b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e321b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e421b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e521b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428a1be21c3e8, // V_MAX3_F32 ENC_VOP3 default
    0x04628c1bf21c3e8, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04828e1c021c3e8, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28a1c121c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28a1c221c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28a1c321c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28a1c421c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28a1c521c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28a1c621c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028a1c721c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429620c21d3ea, // V_MAX3_I32 ENC_VOP3 default
    0x04629820d21d3ea, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04829a20e21d3ea, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a29620f21d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c29621021d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e29621121d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29621221d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c29621321d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29621421d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029621521d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc21e3ec, // V_MAX3_U32 ENC_VOP3 default
    0x0462981dd21e3ec, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de21e3ec, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df21e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e021e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e121e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e221e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e321e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e421e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e521e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428a1be21f3fb, // V_MED3_F32 ENC_VOP3 default
    0x04628c1bf21f3fb, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04828e1c021f3fb, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28a1c121f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28a1c221f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28a1c321f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28a1c421f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28a1c521f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28a1c621f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028a1c721f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429620c2203fd, // V_MED3_I32 ENC_VOP3 default
    0x04629820d2203fd, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04829a20e2203fd, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a29620f2203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2962102203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2962112203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2962122203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2962132203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2962142203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802962152203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc2213ff, // V_MED3_U32 ENC_VOP3 default
    0x0462981dd2213ff, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de2213ff, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df2213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e02213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e12213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e22213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e32213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e42213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e52213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x044290216222457, // V_SAD_U8 ENC_VOP3 default
    0x046292217222457, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x048294218222457, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a290219222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c29021a222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e29021b222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29021c222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c29021d222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29021e222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029021f222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x044290216223454, // V_SAD_HI_U8 ENC_VOP3 default
    0x046292217223454, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x048294218223454, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a290219223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04c29021a223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x04e29021b223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29021c223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c29021d223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29021e223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029021f223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x044290220224455, // V_SAD_U16 ENC_VOP3 default
    0x046292221224455, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x048294222224455, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a290223224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c290224224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e290225224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a290226224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c290227224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e290228224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x080290229224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442901dc225456, // V_SAD_U32 ENC_VOP3 default
    0x0462921dd225456, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482941de225456, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2901df225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2901e0225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2901e1225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2901e2225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2901e3225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2901e4225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802901e5225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442a422a226389, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0462a622b226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a822c226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a422d226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2a422e226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2a422f226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a4230226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a4231226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a4232226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a4233226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428a1be22738f, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04a28a1c122738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28a1c222738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28a1c322738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28a1c422738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28a1c522738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28a1c622738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028a1c722738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429c1f0228390, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x04a29c1f1228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c29c1f2228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e29c1f3228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29c1f4228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c29c1f5228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29c1f6228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029c1f7228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08228a234237391, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x08428a235237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x08628a236237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x08828a237237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a28a238237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x08c28a239237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e28a23a237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09028a23b237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08229c23c238392, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x08429c23d238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x08629c23e238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x08829c23f238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a29c240238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x08c29c241238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e29c242238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09029c243238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442901f8239419, // V_MSAD_U8 ENC_VOP3 default
    0x0462921f9239419, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x0482941fa239419, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a2901fb239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c2901fc239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e2901fd239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2901fe239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2901ff239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e290200239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x080290201239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442aa24423a447, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x04a2aa24523a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c2aa24623a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e2aa24723a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2aa24823a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2aa24923a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2aa24a23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802aa24b23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442aa24423b417, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x04a2aa24523b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c2aa24623b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e2aa24723b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2aa24823b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2aa24923b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2aa24a23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802aa24b23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922ac24c23d418, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0942ac24d23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0962ac24e23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0982ac24f23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442961dc24047b, // V_XOR3_B32 ENC_VOP3 default
    0x0462981dd24047b, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de24047b, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df24047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e024047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e124047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e224047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e324047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e424047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e524047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ae2502413e3, // V_MAD_U16 ENC_VOP3 default
    0x0462b02512413e3, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482b22522413e3, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae2532413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2ae2542413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2ae2552413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ae2562413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2ae2572413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ae2582413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ae2592413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429625a244431, // V_PERM_B32 ENC_VOP3 default
    0x04629825b244431, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04829a25c244431, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a29625d244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c29625e244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e29625f244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a296260244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c296261244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e296262244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x080296263244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc245479, // V_XAD_U32 ENC_VOP3 default
    0x0462981dd245479, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de245479, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e0245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e1245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e2245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e3245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e4245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e5245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc2463da, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0462981dd2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df2463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e02463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e12463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e22463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e32463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e42463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e52463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc24728a, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0462981dd24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df24728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e024728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e124728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e224728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e324728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e424728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e524728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b42642483bc, // V_FMA_F16 ENC_VOP3 default
    0x0462b62652483bc, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482b82662483bc, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b42672483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b42682483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b42692483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b426a2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b426b2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b426c2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b426d2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b4264249400, // V_MIN3_F16 ENC_VOP3 default
    0x0462b6265249400, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482b8266249400, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b4267249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b4268249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b4269249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b426a249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b426b249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b426c249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b426d249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ae26e24a402, // V_MIN3_I16 ENC_VOP3 default
    0x0462b026f24a402, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482b227024a402, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae27124a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2ae27224a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2ae27324a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ae27424a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2ae27524a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ae27624a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ae27724a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ae25024b404, // V_MIN3_U16 ENC_VOP3 default
    0x0462b025124b404, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482b225224b404, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae25324b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2ae25424b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2ae25524b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ae25624b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2ae25724b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ae25824b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ae25924b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b426424c3e7, // V_MAX3_F16 ENC_VOP3 default
    0x0462b626524c3e7, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482b826624c3e7, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b426724c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b426824c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b426924c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b426a24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b426b24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b426c24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b426d24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ae26e24d3e9, // V_MAX3_I16 ENC_VOP3 default
    0x0462b026f24d3e9, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482b227024d3e9, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae27124d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2ae27224d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2ae27324d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ae27424d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2ae27524d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ae27624d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ae27724d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ae25024e3eb, // V_MAX3_U16 ENC_VOP3 default
    0x0462b025124e3eb, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482b225224e3eb, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae25324e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2ae25424e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2ae25524e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ae25624e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2ae25724e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ae25824e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ae25924e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b426424f3fa, // V_MED3_F16 ENC_VOP3 default
    0x0462b626524f3fa, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482b826624f3fa, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b426724f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b426824f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b426924f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b426a24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b426b24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b426c24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b426d24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ae26e2503fc, // V_MED3_I16 ENC_VOP3 default
    0x0462b026f2503fc, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482b22702503fc, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae2712503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2ae2722503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2ae2732503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ae2742503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2ae2752503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ae2762503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ae2772503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ae2502513fe, // V_MED3_U16 ENC_VOP3 default
    0x0462b02512513fe, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482b22522513fe, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae2532513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2ae2542513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2ae2552513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ae2562513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2ae2572513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ae2582513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ae2592513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ae26e2533df, // V_MAD_I16 ENC_VOP3 default
    0x0462b026f2533df, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482b22702533df, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae2712533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2ae2722533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2ae2732533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ae2742533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2ae2752533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ae2762533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ae2772533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b426425438e, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0462b626525438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482b826625438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b426725438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b426825438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b426925438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b426a25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b426b25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b426c25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b426d25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc255284, // V_ADD3_U32 ENC_VOP3 default
    0x0462981dd255284, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de255284, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e0255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e1255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e2255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e3255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e4255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e5255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc2563db, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0462981dd2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df2563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e02563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e12563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e22563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e32563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e42563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e52563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc257293, // V_AND_OR_B32 ENC_VOP3 default
    0x0462981dd257293, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de257293, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e0257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e1257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e2257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e3257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e4257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e5257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc25842a, // V_OR3_B32 ENC_VOP3 default
    0x0462981dd25842a, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de25842a, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df25842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e025842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e125842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e225842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e325842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e425842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e525842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ba2782593e4, // V_MAD_U32_U16 ENC_VOP3 default
    0x0462bc2792593e4, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482be27a2593e4, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2ba27b2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2ba27c2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2ba27d2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ba27e2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2ba27f2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ba2802593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ba2812593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ba28225a3e0, // V_MAD_I32_I16 ENC_VOP3 default
    0x0462bc28325a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482be28425a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2ba28525a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2ba28625a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2ba28725a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ba28825a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2ba28925a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ba28a25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ba28b25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09a2c028c25b42e, // V_PERMLANE16_B32 ENC_VOP3 default
    0x09c2c028d25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x09e2c028e25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0a02c028f25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09a2c028c25c430, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x09c2c028d25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x09e2c028e25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0a02c028f25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x05c2c229025d360, // V_CNDMASK_B16 ENC_VOP3 default
    0x05e2c429125d360, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x0602c629225d360, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x0622c229325d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x0642c229425d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x0662c229525d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04428a1be25e3ee, // V_MAXMIN_F32 ENC_VOP3 default
    0x04628c1bf25e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04828e1c025e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28a1c125e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28a1c225e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28a1c325e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28a1c425e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28a1c525e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28a1c625e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028a1c725e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428a1be25f407, // V_MINMAX_F32 ENC_VOP3 default
    0x04628c1bf25f407, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x04828e1c025f407, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28a1c125f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28a1c225f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28a1c325f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28a1c425f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28a1c525f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28a1c625f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028a1c725f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b42642603ed, // V_MAXMIN_F16 ENC_VOP3 default
    0x0462b62652603ed, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482b82662603ed, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b42672603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b42682603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b42692603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b426a2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b426b2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b426c2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b426d2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b4264261406, // V_MINMAX_F16 ENC_VOP3 default
    0x0462b6265261406, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482b8266261406, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b4267261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b4268261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b4269261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b426a261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b426b261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b426c261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b426d261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc2623f0, // V_MAXMIN_U32 ENC_VOP3 default
    0x0462981dd2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df2623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e02623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e12623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e22623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e32623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e42623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e52623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442961dc263409, // V_MINMAX_U32 ENC_VOP3 default
    0x0462981dd263409, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829a1de263409, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2961df263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2961e0263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2961e1263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2961e2263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2961e3263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2961e4263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802961e5263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429620c2643ef, // V_MAXMIN_I32 ENC_VOP3 default
    0x04629820d2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04829a20e2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a29620f2643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2962102643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2962112643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2962122643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2962132643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2962142643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802962152643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429620c265408, // V_MINMAX_I32 ENC_VOP3 default
    0x04629820d265408, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04829a20e265408, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a29620f265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c296210265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e296211265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a296212265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x07c296213265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e296214265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x080296215265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442c8296266397, // V_DOT2_F16_F16 ENC_VOP3 default
    0x0462ca297266397, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482cc298266397, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2c8299266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2c829a266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2c829b266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c829c266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2c829d266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c829e266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c829f266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ce2a0267396, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x0462d02a1267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0482d22a2267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce2a3267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x04c2ce2a4267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x04e2ce2a5267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ce2a6267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x07c2ce2a7267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ce2a8267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ce2a9267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22d42aa2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0a42d42ab2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62d42ac2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82d42ad2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2d42ae2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac2d42af2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2d42b02fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b02d42b12fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22d62b22fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0a42d62b32fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62d62b42fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82d62b52fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2d62b62fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac2d62b72fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2d62b82fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b02d62b92fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22d82ba2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0a42d82bb2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62d82bc2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82d82bd2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2d82be2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac2d82bf2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2d82c02fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b02d82c12fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22d82c22ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0a42d82c32ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62d82c42ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82d82c52ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2d82c62ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac2d82c72ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2d82c82ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b02d82c92ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22da2ca300286, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0b22dc2cb300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b42de2cc300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a42da2cd300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62da2ce300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82da2cf300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a22da2ca301464, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0b22dc2cb301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b42de2cc301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a42da2cd301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62da2ce301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82da2cf301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a22da2ca30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0b22dc2cb30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b42de2cc30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a42da2cd30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62da2ce30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82da2cf30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0442e02d030328d, // V_ADD_NC_U16 ENC_VOP3 default
    0x0462e22d130328d, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482e42d230328d, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e02d330328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2e02d430328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2e02d530328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e02d0304469, // V_SUB_NC_U16 ENC_VOP3 default
    0x0462e22d1304469, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482e42d2304469, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e02d3304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2e02d4304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2e02d5304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e62d0305424, // V_MUL_LO_U16 ENC_VOP3 default
    0x0462e82d1305424, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482ea2d2305424, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e62d3305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2e62d4305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2e62d5305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442ec2d6306380, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0462ee2d7306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f02d8306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ec2d9306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ec2da306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ec2db306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442ec2dc307387, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0462ee2dd307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f02de307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ec2df307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ec2e0307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ec2e1307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e62d03093f6, // V_MAX_U16 ENC_VOP3 default
    0x0462e82d13093f6, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482ea2d23093f6, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e62d33093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2e62d43093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2e62d53093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e62e230a3f4, // V_MAX_I16 ENC_VOP3 default
    0x0462e82e330a3f4, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482ea2e430a3f4, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e62e530a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2e62e630a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2e62e730a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e62d030b40f, // V_MIN_U16 ENC_VOP3 default
    0x0462e82d130b40f, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482ea2d230b40f, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e62d330b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2e62d430b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2e62d530b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e62e230c40d, // V_MIN_I16 ENC_VOP3 default
    0x0462e82e330c40d, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482ea2e430c40d, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e62e530c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2e62e630c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2e62e730c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e02e230d28b, // V_ADD_NC_I16 ENC_VOP3 default
    0x0462e22e330d28b, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482e42e430d28b, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e02e530d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2e02e630d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2e02e730d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e02e230e467, // V_SUB_NC_I16 ENC_VOP3 default
    0x0462e22e330e467, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482e42e430e467, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e02e530e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2e02e630e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2e02e730e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442f22e831142d, // V_PACK_B32_F16 ENC_VOP3 default
    0x0462f42e931142d, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482f62ea31142d, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2f22eb31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2f22ec31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2f22ed31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442f22ee312382, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x0462f42ef312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482f62f0312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2f22f1312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2f22f2312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2f22f3312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442f22f4313384, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x0462f42f5313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482f62f6313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2f22f7313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2f22f8313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2f22f9313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442f82fa31c3d2, // V_LDEXP_F32 ENC_VOP3 default
    0x0462fa2fb31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482fc2fc31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2f82fd31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2f82fe31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2f82ff31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442fe12f31d29b, // V_BFM_B32 ENC_VOP3 default
    0x04624a30031d29b, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824c30131d29b, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2fe13231d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2fe13331d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2fe13431d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442fe12f31e297, // V_BCNT_U32_B32 ENC_VOP3 default
    0x04624a30031e297, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824c30131e297, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2fe13231e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2fe13331e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2fe13431e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442fe12f31f3f9, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x04624a30031f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824c30131f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2fe13231f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2fe13331f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2fe13431f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442fe12f3203f8, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x04624a3003203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824c3013203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2fe1323203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2fe1333203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2fe1343203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442ec2d6321383, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0462ee2d7321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f02d8321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ec2d9321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ec2da321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ec2db321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442ec2dc322385, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0462ee2dd322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f02de322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ec2df322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ec2e0322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ec2e1322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442fe302323388, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x04624a303323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x04824c304323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2fe305323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2fe306323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2fe307323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442fe308324381, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x04624a309324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x04824c30a324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2fe30b324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2fe30c324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2fe30d324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044300129325468, // V_SUB_NC_I32 ENC_VOP3 default
    0x04624430e325468, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04824630f325468, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a30012c325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c30012d325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e30012e325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430012932628c, // V_ADD_NC_I32 ENC_VOP3 default
    0x04624430e32628c, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04824630f32628c, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a30012c32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c30012d32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e30012e32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044302310327289, // V_ADD_F64 ENC_VOP3 default
    0x04a302311327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x04c302312327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04e302313327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430231032841e, // V_MUL_F64 ENC_VOP3 default
    0x04a30231132841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x04c30231232841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04e30231332841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430231032940c, // V_MIN_F64 ENC_VOP3 default
    0x04a30231132940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x04c30231232940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04e30231332940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430231032a3f3, // V_MAX_F64 ENC_VOP3 default
    0x04a30231132a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x04c30231232a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04e30231332a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430431432b3d3, // V_LDEXP_F64 ENC_VOP3 default
    0x04a30431532b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c30431632b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e30431732b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442fe12f32c425, // V_MUL_LO_U32 ENC_VOP3 default
    0x04a2fe13232c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2fe13332c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2fe13432c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442fe12f32d421, // V_MUL_HI_U32 ENC_VOP3 default
    0x04a2fe13232d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2fe13332d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2fe13432d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442fe12932e41f, // V_MUL_HI_I32 ENC_VOP3 default
    0x04a2fe12c32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2fe12d32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2fe12e32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430431832f46e, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04a30431932f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c30431a32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e30431b32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e62d03383d7, // V_LSHLREV_B16 ENC_VOP3 default
    0x0462e82d13383d7, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0482ea2d23383d7, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e62d33383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c2e62d43383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e2e62d53383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e62d03393dc, // V_LSHRREV_B16 ENC_VOP3 default
    0x0462e82d13393dc, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0482ea2d23393dc, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e62d33393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c2e62d43393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e2e62d53393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e631c33a294, // V_ASHRREV_I16 ENC_VOP3 default
    0x0462e831d33a294, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482ea31e33a294, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e631f33a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2e632033a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2e632133a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b630632233c3d9, // V_LSHLREV_B64 ENC_VOP3 default
    0x0b830632333c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0ba30632433c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0b630632233d3de, // V_LSHRREV_B64 ENC_VOP3 default
    0x0b830632333d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0ba30632433d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0b630632533e296, // V_ASHRREV_I64 ENC_VOP3 default
    0x0b830632633e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0ba30632733e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0bc30832836044d, // V_READLANE_B32 ENC_VOP3 default
    0x0be2fe329361478, // V_WRITELANE_B32 ENC_VOP3 default
    0x0c02fe32a361478, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0442e62d0362291, // V_AND_B16 ENC_VOP3 default
    0x0462e82d1362291, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x0482ea2d2362291, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e62d3362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x04c2e62d4362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x04e2e62d5362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e62d036342b, // V_OR_B16 ENC_VOP3 default
    0x0462e82d136342b, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0482ea2d236342b, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e62d336342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c2e62d436342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e2e62d536342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e62d036447c, // V_XOR_B16 ENC_VOP3 default
    0x0462e82d136447c, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0482ea2d236447c, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e62d336447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c2e62d436447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e2e62d536447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c200032b00004e, // DS_ADD_U32 ENC_DS default
    0x0c200032b0010bf, // DS_SUB_U32 ENC_DS default
    0x0c200032b0020a7, // DS_RSUB_U32 ENC_DS default
    0x0c200032b00306d, // DS_INC_U32 ENC_DS default
    0x0c200032b004063, // DS_DEC_U32 ENC_DS default
    0x0c200032c005090, // DS_MIN_I32 ENC_DS default
    0x0c200032c006084, // DS_MAX_I32 ENC_DS default
    0x0c200032b007098, // DS_MIN_U32 ENC_DS default
    0x0c200032b00808c, // DS_MAX_U32 ENC_DS default
    0x0c200032d009050, // DS_AND_B32 ENC_DS default
    0x0c200032d00a0a0, // DS_OR_B32 ENC_DS default
    0x0c200032d00b0c3, // DS_XOR_B32 ENC_DS default
    0x0c200232e00c09a, // DS_MSKOR_B32 ENC_DS default
    0x0c200032f00d0b7, // DS_STORE_B32 ENC_DS default
    0x0c200433000e0af, // DS_STORE_2ADDR_B32 ENC_DS default
    0x0c200433000f0b1, // DS_STORE_2ADDR_STRIDE64_B32 ENC_DS default
    0x0c200232e010057, // DS_CMPSTORE_B32 ENC_DS default
    0x0c2002331011059, // DS_CMPSTORE_F32 ENC_DS default
    0x0c200033201208e, // DS_MIN_F32 ENC_DS default
    0x0c2000332013082, // DS_MAX_F32 ENC_DS default
    0x0c200615501409e, // DS_NOP ENC_DS default
    0x0c2000332015049, // DS_ADD_F32 ENC_DS default
    0x0c4008333018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x0c400a334019066, // DS_GWS_INIT ENC_DS default
    0x0c400833301a06a, // DS_GWS_SEMA_V ENC_DS default
    0x0c400a33401b067, // DS_GWS_SEMA_BR ENC_DS default
    0x0c400833301c068, // DS_GWS_SEMA_P ENC_DS default
    0x0c400a33401d065, // DS_GWS_BARRIER ENC_DS default
    0x0c200033501e0b9, // DS_STORE_B8 ENC_DS default
    0x0c200c33601f0b5, // DS_STORE_B16 ENC_DS default
    0x0c200e33702004c, // DS_ADD_RTN_U32 ENC_DS default
    0x0c200e3370210bd, // DS_SUB_RTN_U32 ENC_DS default
    0x0c200e3370220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0x0c200e33702306b, // DS_INC_RTN_U32 ENC_DS default
    0x0c200e337024061, // DS_DEC_RTN_U32 ENC_DS default
    0x0c200e338025094, // DS_MIN_RTN_I32 ENC_DS default
    0x0c200e338026088, // DS_MAX_RTN_I32 ENC_DS default
    0x0c200e337027096, // DS_MIN_RTN_U32 ENC_DS default
    0x0c200e33702808a, // DS_MAX_RTN_U32 ENC_DS default
    0x0c200e339029052, // DS_AND_RTN_B32 ENC_DS default
    0x0c200e33902a0a2, // DS_OR_RTN_B32 ENC_DS default
    0x0c200e33902b0c5, // DS_XOR_RTN_B32 ENC_DS default
    0x0c201033a02c09c, // DS_MSKOR_RTN_B32 ENC_DS default
    0x0c200e33902d0ad, // DS_STOREXCHG_RTN_B32 ENC_DS default
    0x0c201233b02e0a9, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_DS default
    0x0c201233b02f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_DS default
    0x0c201033a03005b, // DS_CMPSTORE_RTN_B32 ENC_DS default
    0x0c201033c03105d, // DS_CMPSTORE_RTN_F32 ENC_DS default
    0x0c200e33d032092, // DS_MIN_RTN_F32 ENC_DS default
    0x0c200e33d033086, // DS_MAX_RTN_F32 ENC_DS default
    0x0c201033a0340c2, // DS_WRAP_RTN_B32 ENC_DS default
    0x0c201433e0350c1, // DS_SWIZZLE_B32 ENC_DS default
    0x0c201633f036075, // DS_LOAD_B32 ENC_DS default
    0x0c201834003706f, // DS_LOAD_2ADDR_B32 ENC_DS default
    0x0c2018340038071, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_DS default
    0x0c2016341039079, // DS_LOAD_I8 ENC_DS default
    0x0c201634203a07f, // DS_LOAD_U8 ENC_DS default
    0x0c201634303b078, // DS_LOAD_I16 ENC_DS default
    0x0c201634403c07c, // DS_LOAD_U16 ENC_DS default
    0x0c201a34503d060, // DS_CONSUME ENC_DS default
    0x0c201a34503e054, // DS_APPEND ENC_DS default
    0x0c401c34603f09f, // DS_ORDERED_COUNT ENC_DS default
    0x0c201e34704004f, // DS_ADD_U64 ENC_DS default
    0x0c201e3470410c0, // DS_SUB_U64 ENC_DS default
    0x0c201e3470420a8, // DS_RSUB_U64 ENC_DS default
    0x0c201e34704306e, // DS_INC_U64 ENC_DS default
    0x0c201e347044064, // DS_DEC_U64 ENC_DS default
    0x0c201e348045091, // DS_MIN_I64 ENC_DS default
    0x0c201e348046085, // DS_MAX_I64 ENC_DS default
    0x0c201e347047099, // DS_MIN_U64 ENC_DS default
    0x0c201e34704808d, // DS_MAX_U64 ENC_DS default
    0x0c201e349049051, // DS_AND_B64 ENC_DS default
    0x0c201e34904a0a1, // DS_OR_B64 ENC_DS default
    0x0c201e34904b0c4, // DS_XOR_B64 ENC_DS default
    0x0c202034a04c09b, // DS_MSKOR_B64 ENC_DS default
    0x0c201e34b04d0b8, // DS_STORE_B64 ENC_DS default
    0x0c202234c04e0b0, // DS_STORE_2ADDR_B64 ENC_DS default
    0x0c202234c04f0b2, // DS_STORE_2ADDR_STRIDE64_B64 ENC_DS default
    0x0c202034a050058, // DS_CMPSTORE_B64 ENC_DS default
    0x0c202434d05105a, // DS_CMPSTORE_F64 ENC_DS default
    0x0c202634e05208f, // DS_MIN_F64 ENC_DS default
    0x0c202634e053083, // DS_MAX_F64 ENC_DS default
    0x0c202834f06004d, // DS_ADD_RTN_U64 ENC_DS default
    0x0c202834f0610be, // DS_SUB_RTN_U64 ENC_DS default
    0x0c202834f0620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0x0c202834f06306c, // DS_INC_RTN_U64 ENC_DS default
    0x0c202834f064062, // DS_DEC_RTN_U64 ENC_DS default
    0x0c2028350065095, // DS_MIN_RTN_I64 ENC_DS default
    0x0c2028350066089, // DS_MAX_RTN_I64 ENC_DS default
    0x0c202834f067097, // DS_MIN_RTN_U64 ENC_DS default
    0x0c202834f06808b, // DS_MAX_RTN_U64 ENC_DS default
    0x0c2028351069053, // DS_AND_RTN_B64 ENC_DS default
    0x0c202835106a0a3, // DS_OR_RTN_B64 ENC_DS default
    0x0c202835106b0c6, // DS_XOR_RTN_B64 ENC_DS default
    0x0c202a35206c09d, // DS_MSKOR_RTN_B64 ENC_DS default
    0x0c202835106d0ae, // DS_STOREXCHG_RTN_B64 ENC_DS default
    0x0c202c35306e0aa, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_DS default
    0x0c202c35306f0ac, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_DS default
    0x0c202a35207005c, // DS_CMPSTORE_RTN_B64 ENC_DS default
    0x0c202e35407105e, // DS_CMPSTORE_RTN_F64 ENC_DS default
    0x0c2030355072093, // DS_MIN_RTN_F64 ENC_DS default
    0x0c2030355073087, // DS_MAX_RTN_F64 ENC_DS default
    0x0c2032356076076, // DS_LOAD_B64 ENC_DS default
    0x0c2034357077070, // DS_LOAD_2ADDR_B64 ENC_DS default
    0x0c2034357078072, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_DS default
    0x0c200e33d07904b, // DS_ADD_RTN_F32 ENC_DS default
    0x0c403635807a04a, // DS_ADD_GS_REG_RTN ENC_DS default
    0x0c403635807b0bc, // DS_SUB_GS_REG_RTN ENC_DS default
    0x0c202835107e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x0c20003590a00ba, // DS_STORE_B8_D16_HI ENC_DS default
    0x0c200035a0a10b6, // DS_STORE_B16_D16_HI ENC_DS default
    0x0c201635b0a2080, // DS_LOAD_U8_D16 ENC_DS default
    0x0c201635b0a3081, // DS_LOAD_U8_D16_HI ENC_DS default
    0x0c201635c0a407a, // DS_LOAD_I8_D16 ENC_DS default
    0x0c201635c0a507b, // DS_LOAD_I8_D16_HI ENC_DS default
    0x0c201635d0a607d, // DS_LOAD_U16_D16 ENC_DS default
    0x0c201635d0a707e, // DS_LOAD_U16_D16_HI ENC_DS default
    0x0c203835e0ad056, // DS_BVH_STACK_RTN_B32 ENC_DS default
    0x0c203a35f0b00b3, // DS_STORE_ADDTID_B32 ENC_DS default
    0x0c201a3600b1073, // DS_LOAD_ADDTID_B32 ENC_DS default
    0x0c203c3610b20a4, // DS_PERMUTE_B32 ENC_DS default
    0x0c203c3610b3055, // DS_BPERMUTE_B32 ENC_DS default
    0x0c203e3620de0bb, // DS_STORE_B96 ENC_DS default
    0x0c20403630df0b4, // DS_STORE_B128 ENC_DS default
    0x0c20423640fe077, // DS_LOAD_B96 ENC_DS default
    0x0c20443650ff074, // DS_LOAD_B128 ENC_DS default
    0x0c60483660100f3, // FLAT_LOAD_U8 ENC_FLAT default
    0x0c807c367010196, // SCRATCH_LOAD_U8 ENC_FLAT_SCRATCH default
    0x0ca060368010129, // GLOBAL_LOAD_U8 ENC_FLAT_GLOBAL default
    0x0c60483690110f1, // FLAT_LOAD_I8 ENC_FLAT default
    0x0c807c36a011194, // SCRATCH_LOAD_I8 ENC_FLAT_SCRATCH default
    0x0ca06036b011127, // GLOBAL_LOAD_I8 ENC_FLAT_GLOBAL default
    0x0c604836c0120f2, // FLAT_LOAD_U16 ENC_FLAT default
    0x0c807c36d012195, // SCRATCH_LOAD_U16 ENC_FLAT_SCRATCH default
    0x0ca06036e012128, // GLOBAL_LOAD_U16 ENC_FLAT_GLOBAL default
    0x0c604836f0130f0, // FLAT_LOAD_I16 ENC_FLAT default
    0x0c807c370013193, // SCRATCH_LOAD_I16 ENC_FLAT_SCRATCH default
    0x0ca060371013126, // GLOBAL_LOAD_I16 ENC_FLAT_GLOBAL default
    0x0c60483720140e7, // FLAT_LOAD_B32 ENC_FLAT default
    0x0c807c37301418a, // SCRATCH_LOAD_B32 ENC_FLAT_SCRATCH default
    0x0ca06037401411d, // GLOBAL_LOAD_B32 ENC_FLAT_GLOBAL default
    0x0c604a3750150e8, // FLAT_LOAD_B64 ENC_FLAT default
    0x0c807e37601518b, // SCRATCH_LOAD_B64 ENC_FLAT_SCRATCH default
    0x0ca06237701511e, // GLOBAL_LOAD_B64 ENC_FLAT_GLOBAL default
    0x0c604c3780160e9, // FLAT_LOAD_B96 ENC_FLAT default
    0x0c808037901618c, // SCRATCH_LOAD_B96 ENC_FLAT_SCRATCH default
    0x0ca06437a01611f, // GLOBAL_LOAD_B96 ENC_FLAT_GLOBAL default
    0x0c604e37b0170e6, // FLAT_LOAD_B128 ENC_FLAT default
    0x0c808237c017189, // SCRATCH_LOAD_B128 ENC_FLAT_SCRATCH default
    0x0ca06637d01711c, // GLOBAL_LOAD_B128 ENC_FLAT_GLOBAL default
    0x0c605037e0180f8, // FLAT_STORE_B8 ENC_FLAT default
    0x0c808437f01819b, // SCRATCH_STORE_B8 ENC_FLAT_SCRATCH default
    0x0ca06838001812f, // GLOBAL_STORE_B8 ENC_FLAT_GLOBAL default
    0x0c60503810190f5, // FLAT_STORE_B16 ENC_FLAT default
    0x0c8084382019198, // SCRATCH_STORE_B16 ENC_FLAT_SCRATCH default
    0x0ca06838301912c, // GLOBAL_STORE_B16 ENC_FLAT_GLOBAL default
    0x0c605038401a0f6, // FLAT_STORE_B32 ENC_FLAT default
    0x0c808438501a199, // SCRATCH_STORE_B32 ENC_FLAT_SCRATCH default
    0x0ca06838601a12d, // GLOBAL_STORE_B32 ENC_FLAT_GLOBAL default
    0x0c605238701b0f7, // FLAT_STORE_B64 ENC_FLAT default
    0x0c808638801b19a, // SCRATCH_STORE_B64 ENC_FLAT_SCRATCH default
    0x0ca06a38901b12e, // GLOBAL_STORE_B64 ENC_FLAT_GLOBAL default
    0x0c605438a01c0f9, // FLAT_STORE_B96 ENC_FLAT default
    0x0c808838b01c19c, // SCRATCH_STORE_B96 ENC_FLAT_SCRATCH default
    0x0ca06c38c01c130, // GLOBAL_STORE_B96 ENC_FLAT_GLOBAL default
    0x0c605638d01d0f4, // FLAT_STORE_B128 ENC_FLAT default
    0x0c808a38e01d197, // SCRATCH_STORE_B128 ENC_FLAT_SCRATCH default
    0x0ca06e38f01d12b, // GLOBAL_STORE_B128 ENC_FLAT_GLOBAL default
    0x0c604836601e0ef, // FLAT_LOAD_D16_U8 ENC_FLAT default
    0x0c807c36701e192, // SCRATCH_LOAD_D16_U8 ENC_FLAT_SCRATCH default
    0x0ca06036801e125, // GLOBAL_LOAD_D16_U8 ENC_FLAT_GLOBAL default
    0x0c604836901f0ee, // FLAT_LOAD_D16_I8 ENC_FLAT default
    0x0c807c36a01f191, // SCRATCH_LOAD_D16_I8 ENC_FLAT_SCRATCH default
    0x0ca06036b01f124, // GLOBAL_LOAD_D16_I8 ENC_FLAT_GLOBAL default
    0x0c60483900200ea, // FLAT_LOAD_D16_B16 ENC_FLAT default
    0x0c807c39102018d, // SCRATCH_LOAD_D16_B16 ENC_FLAT_SCRATCH default
    0x0ca060392020120, // GLOBAL_LOAD_D16_B16 ENC_FLAT_GLOBAL default
    0x0c60483660210ed, // FLAT_LOAD_D16_HI_U8 ENC_FLAT default
    0x0c807c367021190, // SCRATCH_LOAD_D16_HI_U8 ENC_FLAT_SCRATCH default
    0x0ca060368021123, // GLOBAL_LOAD_D16_HI_U8 ENC_FLAT_GLOBAL default
    0x0c60483690220ec, // FLAT_LOAD_D16_HI_I8 ENC_FLAT default
    0x0c807c36a02218f, // SCRATCH_LOAD_D16_HI_I8 ENC_FLAT_SCRATCH default
    0x0ca06036b022122, // GLOBAL_LOAD_D16_HI_I8 ENC_FLAT_GLOBAL default
    0x0c60483900230eb, // FLAT_LOAD_D16_HI_B16 ENC_FLAT default
    0x0c807c39102318e, // SCRATCH_LOAD_D16_HI_B16 ENC_FLAT_SCRATCH default
    0x0ca060392023121, // GLOBAL_LOAD_D16_HI_B16 ENC_FLAT_GLOBAL default
    0x0c605037e0240fb, // FLAT_STORE_D16_HI_B8 ENC_FLAT default
    0x0c808437f02419e, // SCRATCH_STORE_D16_HI_B8 ENC_FLAT_SCRATCH default
    0x0ca068380024132, // GLOBAL_STORE_D16_HI_B8 ENC_FLAT_GLOBAL default
    0x0c60503810250fa, // FLAT_STORE_D16_HI_B16 ENC_FLAT default
    0x0c808438202519d, // SCRATCH_STORE_D16_HI_B16 ENC_FLAT_SCRATCH default
    0x0ca068383025131, // GLOBAL_STORE_D16_HI_B16 ENC_FLAT_GLOBAL default
    0x0ca07039302811b, // GLOBAL_LOAD_ADDTID_B32 ENC_FLAT_GLOBAL default
    0x0ca07239402912a, // GLOBAL_STORE_ADDTID_B32 ENC_FLAT_GLOBAL default
    0x0c60583950330e2, // FLAT_ATOMIC_SWAP_B32 ENC_FLAT default
    0x0ca074396033117, // GLOBAL_ATOMIC_SWAP_B32 ENC_FLAT_GLOBAL default
    0x0c605a3970340cd, // FLAT_ATOMIC_CMPSWAP_B32 ENC_FLAT default
    0x0ca076398034101, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_FLAT_GLOBAL default
    0x0c60583990350c9, // FLAT_ATOMIC_ADD_U32 ENC_FLAT default
    0x0ca07439a0350fd, // GLOBAL_ATOMIC_ADD_U32 ENC_FLAT_GLOBAL default
    0x0c60583990360e0, // FLAT_ATOMIC_SUB_U32 ENC_FLAT default
    0x0ca07439a036115, // GLOBAL_ATOMIC_SUB_U32 ENC_FLAT_GLOBAL default
    0x0ca07439a037104, // GLOBAL_ATOMIC_CSUB_U32 ENC_FLAT_GLOBAL default
    0x0c605839b0380da, // FLAT_ATOMIC_MIN_I32 ENC_FLAT default
    0x0ca07439c03810f, // GLOBAL_ATOMIC_MIN_I32 ENC_FLAT_GLOBAL default
    0x0c60583990390dc, // FLAT_ATOMIC_MIN_U32 ENC_FLAT default
    0x0ca07439a039111, // GLOBAL_ATOMIC_MIN_U32 ENC_FLAT_GLOBAL default
    0x0c605839b03a0d5, // FLAT_ATOMIC_MAX_I32 ENC_FLAT default
    0x0ca07439c03a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_FLAT_GLOBAL default
    0x0c605839903b0d7, // FLAT_ATOMIC_MAX_U32 ENC_FLAT default
    0x0ca07439a03b10c, // GLOBAL_ATOMIC_MAX_U32 ENC_FLAT_GLOBAL default
    0x0c605839503c0cb, // FLAT_ATOMIC_AND_B32 ENC_FLAT default
    0x0ca07439603c0ff, // GLOBAL_ATOMIC_AND_B32 ENC_FLAT_GLOBAL default
    0x0c605839503d0de, // FLAT_ATOMIC_OR_B32 ENC_FLAT default
    0x0ca07439603d113, // GLOBAL_ATOMIC_OR_B32 ENC_FLAT_GLOBAL default
    0x0c605839503e0e4, // FLAT_ATOMIC_XOR_B32 ENC_FLAT default
    0x0ca07439603e119, // GLOBAL_ATOMIC_XOR_B32 ENC_FLAT_GLOBAL default
    0x0c605839903f0d2, // FLAT_ATOMIC_INC_U32 ENC_FLAT default
    0x0ca07439a03f107, // GLOBAL_ATOMIC_INC_U32 ENC_FLAT_GLOBAL default
    0x0c60583990400d0, // FLAT_ATOMIC_DEC_U32 ENC_FLAT default
    0x0ca07439a040105, // GLOBAL_ATOMIC_DEC_U32 ENC_FLAT_GLOBAL default
    0x0c605c39d0410e3, // FLAT_ATOMIC_SWAP_B64 ENC_FLAT default
    0x0ca07839e041118, // GLOBAL_ATOMIC_SWAP_B64 ENC_FLAT_GLOBAL default
    0x0c605e39f0420ce, // FLAT_ATOMIC_CMPSWAP_B64 ENC_FLAT default
    0x0ca07a3a0042102, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_FLAT_GLOBAL default
    0x0c605c3a10430ca, // FLAT_ATOMIC_ADD_U64 ENC_FLAT default
    0x0ca0783a20430fe, // GLOBAL_ATOMIC_ADD_U64 ENC_FLAT_GLOBAL default
    0x0c605c3a10440e1, // FLAT_ATOMIC_SUB_U64 ENC_FLAT default
    0x0ca0783a2044116, // GLOBAL_ATOMIC_SUB_U64 ENC_FLAT_GLOBAL default
    0x0c605c3a30450db, // FLAT_ATOMIC_MIN_I64 ENC_FLAT default
    0x0ca0783a4045110, // GLOBAL_ATOMIC_MIN_I64 ENC_FLAT_GLOBAL default
    0x0c605c3a10460dd, // FLAT_ATOMIC_MIN_U64 ENC_FLAT default
    0x0ca0783a2046112, // GLOBAL_ATOMIC_MIN_U64 ENC_FLAT_GLOBAL default
    0x0c605c3a30470d6, // FLAT_ATOMIC_MAX_I64 ENC_FLAT default
    0x0ca0783a404710b, // GLOBAL_ATOMIC_MAX_I64 ENC_FLAT_GLOBAL default
    0x0c605c3a10480d8, // FLAT_ATOMIC_MAX_U64 ENC_FLAT default
    0x0ca0783a204810d, // GLOBAL_ATOMIC_MAX_U64 ENC_FLAT_GLOBAL default
    0x0c605c39d0490cc, // FLAT_ATOMIC_AND_B64 ENC_FLAT default
    0x0ca07839e049100, // GLOBAL_ATOMIC_AND_B64 ENC_FLAT_GLOBAL default
    0x0c605c39d04a0df, // FLAT_ATOMIC_OR_B64 ENC_FLAT default
    0x0ca07839e04a114, // GLOBAL_ATOMIC_OR_B64 ENC_FLAT_GLOBAL default
    0x0c605c39d04b0e5, // FLAT_ATOMIC_XOR_B64 ENC_FLAT default
    0x0ca07839e04b11a, // GLOBAL_ATOMIC_XOR_B64 ENC_FLAT_GLOBAL default
    0x0c605c3a104c0d3, // FLAT_ATOMIC_INC_U64 ENC_FLAT default
    0x0ca0783a204c108, // GLOBAL_ATOMIC_INC_U64 ENC_FLAT_GLOBAL default
    0x0c605c3a104d0d1, // FLAT_ATOMIC_DEC_U64 ENC_FLAT default
    0x0ca0783a204d106, // GLOBAL_ATOMIC_DEC_U64 ENC_FLAT_GLOBAL default
    0x0c605a3a50500cf, // FLAT_ATOMIC_CMPSWAP_F32 ENC_FLAT default
    0x0ca0763a6050103, // GLOBAL_ATOMIC_CMPSWAP_F32 ENC_FLAT_GLOBAL default
    0x0c60583a70510d9, // FLAT_ATOMIC_MIN_F32 ENC_FLAT default
    0x0ca0743a805110e, // GLOBAL_ATOMIC_MIN_F32 ENC_FLAT_GLOBAL default
    0x0c60583a70520d4, // FLAT_ATOMIC_MAX_F32 ENC_FLAT default
    0x0ca0743a8052109, // GLOBAL_ATOMIC_MAX_F32 ENC_FLAT_GLOBAL default
    0x0c60583a70560c8, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x0ca0743a80560fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLOBAL default
    0x0cc12c3a9000030, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x0cc12e3aa001031, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x0cc1303ab002032, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x0cc1323ac003033, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x0cc12c3ad004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x0cc12e3ae005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x0cc1303af006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x0cc1323b0007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x0cc12c3a9008026, // BUFFER_LOAD_D16_FORMAT_X ENC_MUBUF default
    0x0cc12c3b1009027, // BUFFER_LOAD_D16_FORMAT_XY ENC_MUBUF default
    0x0cc12e3b200a028, // BUFFER_LOAD_D16_FORMAT_XYZ ENC_MUBUF default
    0x0cc12e3b300b029, // BUFFER_LOAD_D16_FORMAT_XYZW ENC_MUBUF default
    0x0cc12c3ad00c03e, // BUFFER_STORE_D16_FORMAT_X ENC_MUBUF default
    0x0cc12c3b400d03f, // BUFFER_STORE_D16_FORMAT_XY ENC_MUBUF default
    0x0cc12e3b500e040, // BUFFER_STORE_D16_FORMAT_XYZ ENC_MUBUF default
    0x0cc12e3b600f041, // BUFFER_STORE_D16_FORMAT_XYZW ENC_MUBUF default
    0x0cc12c3b7010037, // BUFFER_LOAD_U8 ENC_MUBUF default
    0x0cc12c3b8011035, // BUFFER_LOAD_I8 ENC_MUBUF default
    0x0cc12c3b9012036, // BUFFER_LOAD_U16 ENC_MUBUF default
    0x0cc12c3ba013034, // BUFFER_LOAD_I16 ENC_MUBUF default
    0x0cc12c3bb014022, // BUFFER_LOAD_B32 ENC_MUBUF default
    0x0cc12e3bc015023, // BUFFER_LOAD_B64 ENC_MUBUF default
    0x0cc1303bd016024, // BUFFER_LOAD_B96 ENC_MUBUF default
    0x0cc1323be017021, // BUFFER_LOAD_B128 ENC_MUBUF default
    0x0cc12c3bf01803c, // BUFFER_STORE_B8 ENC_MUBUF default
    0x0cc12c3c0019039, // BUFFER_STORE_B16 ENC_MUBUF default
    0x0cc12c3c101a03a, // BUFFER_STORE_B32 ENC_MUBUF default
    0x0cc12e3c201b03b, // BUFFER_STORE_B64 ENC_MUBUF default
    0x0cc1303c301c03d, // BUFFER_STORE_B96 ENC_MUBUF default
    0x0cc1323c401d038, // BUFFER_STORE_B128 ENC_MUBUF default
    0x0cc12c3c501e02f, // BUFFER_LOAD_D16_U8 ENC_MUBUF default
    0x0cc12c3c601f02e, // BUFFER_LOAD_D16_I8 ENC_MUBUF default
    0x0cc12c3c7020025, // BUFFER_LOAD_D16_B16 ENC_MUBUF default
    0x0cc12c3c502102d, // BUFFER_LOAD_D16_HI_U8 ENC_MUBUF default
    0x0cc12c3c602202c, // BUFFER_LOAD_D16_HI_I8 ENC_MUBUF default
    0x0cc12c3c702302a, // BUFFER_LOAD_D16_HI_B16 ENC_MUBUF default
    0x0cc12c3bf024043, // BUFFER_STORE_D16_HI_B8 ENC_MUBUF default
    0x0cc12c3c0025042, // BUFFER_STORE_D16_HI_B16 ENC_MUBUF default
    0x0cc12c3a902602b, // BUFFER_LOAD_D16_HI_FORMAT_X ENC_MUBUF default
    0x0cc12c3ad027044, // BUFFER_STORE_D16_HI_FORMAT_X ENC_MUBUF default
    0x0cc13415502b01f, // BUFFER_GL0_INV ENC_MUBUF default
    0x0cc13415502c020, // BUFFER_GL1_INV ENC_MUBUF default
    0x0cc12c3c803301b, // BUFFER_ATOMIC_SWAP_B32 ENC_MUBUF default
    0x0cc12e3c9034005, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_MUBUF default
    0x0cc12c3ca035001, // BUFFER_ATOMIC_ADD_U32 ENC_MUBUF default
    0x0cc12c3ca036019, // BUFFER_ATOMIC_SUB_U32 ENC_MUBUF default
    0x0cc12c3ca037008, // BUFFER_ATOMIC_CSUB_U32 ENC_MUBUF default
    0x0cc12c3cb038013, // BUFFER_ATOMIC_MIN_I32 ENC_MUBUF default
    0x0cc12c3ca039015, // BUFFER_ATOMIC_MIN_U32 ENC_MUBUF default
    0x0cc12c3cb03a00e, // BUFFER_ATOMIC_MAX_I32 ENC_MUBUF default
    0x0cc12c3ca03b010, // BUFFER_ATOMIC_MAX_U32 ENC_MUBUF default
    0x0cc12c3c803c003, // BUFFER_ATOMIC_AND_B32 ENC_MUBUF default
    0x0cc12c3c803d017, // BUFFER_ATOMIC_OR_B32 ENC_MUBUF default
    0x0cc12c3c803e01d, // BUFFER_ATOMIC_XOR_B32 ENC_MUBUF default
    0x0cc12c3ca03f00b, // BUFFER_ATOMIC_INC_U32 ENC_MUBUF default
    0x0cc12c3ca040009, // BUFFER_ATOMIC_DEC_U32 ENC_MUBUF default
    0x0cc12e3cc04101c, // BUFFER_ATOMIC_SWAP_B64 ENC_MUBUF default
    0x0cc1323cd042006, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_MUBUF default
    0x0cc12e3ce043002, // BUFFER_ATOMIC_ADD_U64 ENC_MUBUF default
    0x0cc12e3ce04401a, // BUFFER_ATOMIC_SUB_U64 ENC_MUBUF default
    0x0cc12e3cf045014, // BUFFER_ATOMIC_MIN_I64 ENC_MUBUF default
    0x0cc12e3ce046016, // BUFFER_ATOMIC_MIN_U64 ENC_MUBUF default
    0x0cc12e3cf04700f, // BUFFER_ATOMIC_MAX_I64 ENC_MUBUF default
    0x0cc12e3ce048011, // BUFFER_ATOMIC_MAX_U64 ENC_MUBUF default
    0x0cc12e3cc049004, // BUFFER_ATOMIC_AND_B64 ENC_MUBUF default
    0x0cc12e3cc04a018, // BUFFER_ATOMIC_OR_B64 ENC_MUBUF default
    0x0cc12e3cc04b01e, // BUFFER_ATOMIC_XOR_B64 ENC_MUBUF default
    0x0cc12e3ce04c00c, // BUFFER_ATOMIC_INC_U64 ENC_MUBUF default
    0x0cc12e3ce04d00a, // BUFFER_ATOMIC_DEC_U64 ENC_MUBUF default
    0x0cc12e3d0050007, // BUFFER_ATOMIC_CMPSWAP_F32 ENC_MUBUF default
    0x0cc12c3d1051012, // BUFFER_ATOMIC_MIN_F32 ENC_MUBUF default
    0x0cc12c3d105200d, // BUFFER_ATOMIC_MAX_F32 ENC_MUBUF default
    0x0cc12c3d1056000, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x0ce1243d2000278, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x0ce1263d3001279, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x0ce1283d400227a, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x0ce12a3d500327b, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x0ce1243d6004280, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x0ce1263d7005281, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x0ce1283d8006282, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x0ce12a3d9007283, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x0ce1243d2008274, // TBUFFER_LOAD_D16_FORMAT_X ENC_MTBUF default
    0x0ce1243da009275, // TBUFFER_LOAD_D16_FORMAT_XY ENC_MTBUF default
    0x0ce1263db00a276, // TBUFFER_LOAD_D16_FORMAT_XYZ ENC_MTBUF default
    0x0ce1263dc00b277, // TBUFFER_LOAD_D16_FORMAT_XYZW ENC_MTBUF default
    0x0ce1243d600c27c, // TBUFFER_STORE_D16_FORMAT_X ENC_MTBUF default
    0x0ce1243dd00d27d, // TBUFFER_STORE_D16_FORMAT_XY ENC_MTBUF default
    0x0ce1263de00e27e, // TBUFFER_STORE_D16_FORMAT_XYZ ENC_MTBUF default
    0x0ce1263df00f27f, // TBUFFER_STORE_D16_FORMAT_XYZW ENC_MTBUF default
    0x0d00903e0000154, // IMAGE_LOAD ENC_MIMG default
    0x0d20923e1000154, // IMAGE_LOAD MIMG_NSA1 has_nsa
    0x0d00943e0001155, // IMAGE_LOAD_MIP ENC_MIMG default
    0x0d20963e1001155, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa
    0x0d00983e0002158, // IMAGE_LOAD_PCK ENC_MIMG default
    0x0d209a3e1002158, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa
    0x0d00983e0003159, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x0d209a3e1003159, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa
    0x0d009c3e0004156, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x0d209e3e1004156, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa
    0x0d009c3e0005157, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x0d209e3e1005157, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa
    0x0d00903e2006183, // IMAGE_STORE ENC_MIMG default
    0x0d20923e3006183, // IMAGE_STORE MIMG_NSA1 has_nsa
    0x0d00943e2007184, // IMAGE_STORE_MIP ENC_MIMG default
    0x0d20963e3007184, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa
    0x0d00983e2008186, // IMAGE_STORE_PCK ENC_MIMG default
    0x0d209a3e3008186, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa
    0x0d009c3e2009185, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x0d209e3e3009185, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa
    0x0d00a03e400a13c, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x0d20a23e500a13c, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa
    0x0d00a43e600b135, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x0d20a63e700b135, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa
    0x0d00a03e800c133, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x0d20a23e900c133, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa
    0x0d00a03e800d13b, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x0d20a23e900d13b, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa
    0x0d00a03ea00e13a, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x0d20a23eb00e13a, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa
    0x0d00a03e800f13e, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x0d20a23e900f13e, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa
    0x0d00a03ea010139, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x0d20a23eb010139, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa
    0x0d00a03e801113d, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x0d20a23e901113d, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa
    0x0d00a03e4012134, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x0d20a23e5012134, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa
    0x0d00a03e4013138, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x0d20a23e5013138, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa
    0x0d00a03e401413f, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x0d20a23e501413f, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa
    0x0d00a03e8015137, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x0d20a23e9015137, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa
    0x0d00a03e8016136, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x0d20a23e9016136, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa
    0x0d00a83ec017153, // IMAGE_GET_RESINFO ENC_MIMG default
    0x0d20aa3ed017153, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa
    0x0d00ac3e001815a, // IMAGE_MSAA_LOAD ENC_MIMG default
    0x0d20ae3e101815a, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa
    0x0d40b03ee019141, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0x0d60b23ef019141, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa
    0x0d40b43f001a140, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0x0d60b63f101a140, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa
    0x0d00b83f201b15b, // IMAGE_SAMPLE ENC_MIMG default
    0x0d20ba3f301b15b, // IMAGE_SAMPLE MIMG_NSA1 has_nsa
    0x0d00bc3f401c176, // IMAGE_SAMPLE_D ENC_MIMG default
    0x0d20be3f501c176, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa
    0x0d00c03f601d17e, // IMAGE_SAMPLE_L ENC_MIMG default
    0x0d20c23f701d17e, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa
    0x0d00c43f601e15c, // IMAGE_SAMPLE_B ENC_MIMG default
    0x0d20c63f701e15c, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa
    0x0d00b83f201f17f, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x0d20ba3f301f17f, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa
    0x0d00c43f6020160, // IMAGE_SAMPLE_C ENC_MIMG default
    0x0d20c63f7020160, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa
    0x0d00c83f8021169, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x0d20ca3f9021169, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa
    0x0d00cc3fa022171, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x0d20ce3fb022171, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa
    0x0d00d03fa023163, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x0d20d23fb023163, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa
    0x0d00c43f6024172, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x0d20c63f7024172, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa
    0x0d00c43f6025182, // IMAGE_SAMPLE_O ENC_MIMG default
    0x0d20c63f7025182, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa
    0x0d00c83f802617c, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x0d20ca3f902617c, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa
    0x0d00cc3fa027181, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x0d20ce3fb027181, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa
    0x0d00d03fa02815f, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x0d20d23fb02815f, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa
    0x0d00c43f6029180, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x0d20c63f7029180, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa
    0x0d00d03fa02a175, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x0d20d23fb02a175, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa
    0x0d00d43fc02b16f, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x0d20d63fd02b16f, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa
    0x0d00d83fe02c174, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x0d20da3ff02c174, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa
    0x0d00dc3fe02d166, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x0d20de3ff02d166, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa
    0x0d00d03fa02e173, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x0d20d23fb02e173, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa
    0x0d00e03f202f142, // IMAGE_GATHER4 ENC_MIMG default
    0x0d20e23f302f142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa
    0x0d00e43f603014e, // IMAGE_GATHER4_L ENC_MIMG default
    0x0d20e63f703014e, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa
    0x0d00e83f6031144, // IMAGE_GATHER4_B ENC_MIMG default
    0x0d20ea3f7031144, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa
    0x0d00e03f203214f, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x0d20e23f303214f, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa
    0x0d00e83f6033146, // IMAGE_GATHER4_C ENC_MIMG default
    0x0d20ea3f7033146, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa
    0x0d00e83f603414c, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x0d20ea3f703414c, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa
    0x0d00e83f6035151, // IMAGE_GATHER4_O ENC_MIMG default
    0x0d20ea3f7035151, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa
    0x0d00e83f6036150, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x0d20ea3f7036150, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa
    0x0d00ec3fa03714d, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x0d20ee3fb03714d, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa
    0x0d00f03f2038152, // IMAGE_GET_LOD ENC_MIMG default
    0x0d20f23f3038152, // IMAGE_GET_LOD MIMG_NSA1 has_nsa
    0x0d00f440003917b, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0x0d20f640103917b, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa
    0x0d00f840203a16e, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0x0d20fa40303a16e, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa
    0x0d00f840203b17d, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0x0d20fa40303b17d, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa
    0x0d00fc3f403c170, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0x0d20fe3f503c170, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa
    0x0d00c03f6040161, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x0d20c23f7040161, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa
    0x0d01003f8041177, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x0d21023f9041177, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa
    0x0d00cc3fa04215d, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x0d20ce3fb04215d, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa
    0x0d00cc3fa043167, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x0d20ce3fb043167, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa
    0x0d01043fc04416a, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x0d21063fd04416a, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa
    0x0d00d83fe045164, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x0d20da3ff045164, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa
    0x0d00cc3fa046162, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x0d20ce3fb046162, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa
    0x0d01043fc047179, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x0d21063fd047179, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa
    0x0d00d83fe04815e, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x0d20da3ff04815e, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa
    0x0d00d83fe049168, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x0d20da3ff049168, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa
    0x0d010840404a16c, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x0d210a40504a16c, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa
    0x0d010c40004b165, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x0d210e40104b165, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa
    0x0d01103f405416b, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0x0d21123f505416b, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa
    0x0d01103f405517a, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0x0d21123f505517a, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa
    0x0d01143f805616d, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0x0d21163f905616d, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa
    0x0d011840205f178, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0x0d211a40305f178, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa
    0x0d00e43f6060147, // IMAGE_GATHER4_CL ENC_MIMG default
    0x0d20e63f7060147, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa
    0x0d011c3fa061145, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x0d211e3fb061145, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa
    0x0d011c3fa06214a, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x0d211e3fb06214a, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa
    0x0d011c3fa06314b, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x0d211e3fb06314b, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa
    0x0d00ec3fa064148, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x0d20ee3fb064148, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa
    0x0d01203fe065149, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x0d21223ff065149, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa
    0x0d00e03f2090143, // IMAGE_GATHER4H ENC_MIMG default
    0x0d20e23f3090143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa
    0x0d8136406000211, // S_LOAD_B32 ENC_SMEM default
    0x0d8138407001213, // S_LOAD_B64 ENC_SMEM default
    0x0d813a40800220f, // S_LOAD_B128 ENC_SMEM default
    0x0d813c409003210, // S_LOAD_B256 ENC_SMEM default
    0x0d813e40a004212, // S_LOAD_B512 ENC_SMEM default
    0x0d814040b0081ce, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0d814240c0091d0, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0d814440d00a1cc, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0d814640e00b1cd, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0d814840f00c1cf, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0d813415502020c, // S_GL1_INV ENC_SMEM default
    0x0d8134155021203, // S_DCACHE_INV ENC_SMEM default
    0x0da0464100000c7, // EXP ENC_EXP default
    0x0dc33441100030d, // V_CMP_F_F16 ENC_VOPC default
    0x0de33641200030d, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033841300030d, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233441400030d, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x0dc334411001332, // V_CMP_LT_F16 ENC_VOPC default
    0x0de336412001332, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e0338413001332, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e2334414001332, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0dc334411002304, // V_CMP_EQ_F16 ENC_VOPC default
    0x0de336412002304, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e0338413002304, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e2334414002304, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0dc334411003326, // V_CMP_LE_F16 ENC_VOPC default
    0x0de336412003326, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e0338413003326, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e2334414003326, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0dc33441100431d, // V_CMP_GT_F16 ENC_VOPC default
    0x0de33641200431d, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033841300431d, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233441400431d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0dc33441100532f, // V_CMP_LG_F16 ENC_VOPC default
    0x0de33641200532f, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033841300532f, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233441400532f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0dc334411006314, // V_CMP_GE_F16 ENC_VOPC default
    0x0de336412006314, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e0338413006314, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e2334414006314, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0dc334411007353, // V_CMP_O_F16 ENC_VOPC default
    0x0de336412007353, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e0338413007353, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e2334414007353, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0dc33441100835d, // V_CMP_U_F16 ENC_VOPC default
    0x0de33641200835d, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033841300835d, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233441400835d, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0dc334411009344, // V_CMP_NGE_F16 ENC_VOPC default
    0x0de336412009344, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e0338413009344, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e2334414009344, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0dc33441100a34d, // V_CMP_NLG_F16 ENC_VOPC default
    0x0de33641200a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033841300a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233441400a34d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0dc33441100b347, // V_CMP_NGT_F16 ENC_VOPC default
    0x0de33641200b347, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033841300b347, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233441400b347, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0dc33441100c34a, // V_CMP_NLE_F16 ENC_VOPC default
    0x0de33641200c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033841300c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233441400c34a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0dc33441100d33b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0de33641200d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033841300d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233441400d33b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0dc33441100e350, // V_CMP_NLT_F16 ENC_VOPC default
    0x0de33641200e350, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033841300e350, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233441400e350, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0dc33441100f356, // V_CMP_T_F16 ENC_VOPC default
    0x0de33641200f356, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033841300f356, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233441400f356, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0x0e434041501030e, // V_CMP_F_F32 ENC_VOPC default
    0x0e634241601030e, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834441701030e, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34041801030e, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x0e4340415011333, // V_CMP_LT_F32 ENC_VOPC default
    0x0e6342416011333, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8344417011333, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea340418011333, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0e4340415012305, // V_CMP_EQ_F32 ENC_VOPC default
    0x0e6342416012305, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8344417012305, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea340418012305, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0e4340415013327, // V_CMP_LE_F32 ENC_VOPC default
    0x0e6342416013327, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8344417013327, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea340418013327, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0e434041501431e, // V_CMP_GT_F32 ENC_VOPC default
    0x0e634241601431e, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834441701431e, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34041801431e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0e4340415015330, // V_CMP_LG_F32 ENC_VOPC default
    0x0e6342416015330, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8344417015330, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea340418015330, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0e4340415016315, // V_CMP_GE_F32 ENC_VOPC default
    0x0e6342416016315, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8344417016315, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea340418016315, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0e4340415017354, // V_CMP_O_F32 ENC_VOPC default
    0x0e6342416017354, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8344417017354, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea340418017354, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0e434041501835e, // V_CMP_U_F32 ENC_VOPC default
    0x0e634241601835e, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834441701835e, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34041801835e, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0e4340415019345, // V_CMP_NGE_F32 ENC_VOPC default
    0x0e6342416019345, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8344417019345, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea340418019345, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0e434041501a34e, // V_CMP_NLG_F32 ENC_VOPC default
    0x0e634241601a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834441701a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34041801a34e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0e434041501b348, // V_CMP_NGT_F32 ENC_VOPC default
    0x0e634241601b348, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834441701b348, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34041801b348, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0e434041501c34b, // V_CMP_NLE_F32 ENC_VOPC default
    0x0e634241601c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834441701c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34041801c34b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0e434041501d33c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0e634241601d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834441701d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34041801d33c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0e434041501e351, // V_CMP_NLT_F32 ENC_VOPC default
    0x0e634241601e351, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834441701e351, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34041801e351, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0e434041501f357, // V_CMP_T_F32 ENC_VOPC default
    0x0e634241601f357, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834441701f357, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34041801f357, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0x0e434841902030f, // V_CMP_F_F64 ENC_VOPC default
    0x0ea34841a02030f, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x0e4348419021334, // V_CMP_LT_F64 ENC_VOPC default
    0x0ea34841a021334, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0e4348419022306, // V_CMP_EQ_F64 ENC_VOPC default
    0x0ea34841a022306, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0e4348419023328, // V_CMP_LE_F64 ENC_VOPC default
    0x0ea34841a023328, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0e434841902431f, // V_CMP_GT_F64 ENC_VOPC default
    0x0ea34841a02431f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0e4348419025331, // V_CMP_LG_F64 ENC_VOPC default
    0x0ea34841a025331, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0e4348419026316, // V_CMP_GE_F64 ENC_VOPC default
    0x0ea34841a026316, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0e4348419027355, // V_CMP_O_F64 ENC_VOPC default
    0x0ea34841a027355, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0e434841902835f, // V_CMP_U_F64 ENC_VOPC default
    0x0ea34841a02835f, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0e4348419029346, // V_CMP_NGE_F64 ENC_VOPC default
    0x0ea34841a029346, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0e434841902a34f, // V_CMP_NLG_F64 ENC_VOPC default
    0x0ea34841a02a34f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0e434841902b349, // V_CMP_NGT_F64 ENC_VOPC default
    0x0ea34841a02b349, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0e434841902c34c, // V_CMP_NLE_F64 ENC_VOPC default
    0x0ea34841a02c34c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0e434841902d33d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0ea34841a02d33d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0e434841902e352, // V_CMP_NLT_F64 ENC_VOPC default
    0x0ea34841a02e352, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0e434841902f358, // V_CMP_T_F64 ENC_VOPC default
    0x0ea34841a02f358, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0x0dc35041b031335, // V_CMP_LT_I16 ENC_VOPC default
    0x0de35241c031335, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e035441d031335, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e235041e031335, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0dc35041b032307, // V_CMP_EQ_I16 ENC_VOPC default
    0x0de35241c032307, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e035441d032307, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e235041e032307, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0dc35041b033329, // V_CMP_LE_I16 ENC_VOPC default
    0x0de35241c033329, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e035441d033329, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e235041e033329, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0dc35041b034320, // V_CMP_GT_I16 ENC_VOPC default
    0x0de35241c034320, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e035441d034320, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e235041e034320, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0dc35041b03533e, // V_CMP_NE_I16 ENC_VOPC default
    0x0de35241c03533e, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e035441d03533e, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e235041e03533e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0dc35041b036317, // V_CMP_GE_I16 ENC_VOPC default
    0x0de35241c036317, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e035441d036317, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e235041e036317, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0dc35041f039338, // V_CMP_LT_U16 ENC_VOPC default
    0x0de352420039338, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e0354421039338, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e2350422039338, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0dc35041f03a30a, // V_CMP_EQ_U16 ENC_VOPC default
    0x0de35242003a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e035442103a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e235042203a30a, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0dc35041f03b32c, // V_CMP_LE_U16 ENC_VOPC default
    0x0de35242003b32c, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e035442103b32c, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e235042203b32c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0dc35041f03c323, // V_CMP_GT_U16 ENC_VOPC default
    0x0de35242003c323, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e035442103c323, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e235042203c323, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0dc35041f03d341, // V_CMP_NE_U16 ENC_VOPC default
    0x0de35242003d341, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e035442103d341, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e235042203d341, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0dc35041f03e31a, // V_CMP_GE_U16 ENC_VOPC default
    0x0de35242003e31a, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e035442103e31a, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e235042203e31a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0e4340423040310, // V_CMP_F_I32 ENC_VOPC default
    0x0e6342424040310, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c425040310, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea340426040310, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x0e4340423041336, // V_CMP_LT_I32 ENC_VOPC default
    0x0e6342424041336, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c425041336, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea340426041336, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0e4340423042308, // V_CMP_EQ_I32 ENC_VOPC default
    0x0e6342424042308, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c425042308, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea340426042308, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0e434042304332a, // V_CMP_LE_I32 ENC_VOPC default
    0x0e634242404332a, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c42504332a, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34042604332a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0e4340423044321, // V_CMP_GT_I32 ENC_VOPC default
    0x0e6342424044321, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c425044321, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea340426044321, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0e434042304533f, // V_CMP_NE_I32 ENC_VOPC default
    0x0e634242404533f, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c42504533f, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34042604533f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0e4340423046318, // V_CMP_GE_I32 ENC_VOPC default
    0x0e6342424046318, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c425046318, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea340426046318, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0e4340423047359, // V_CMP_T_I32 ENC_VOPC default
    0x0e6342424047359, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c425047359, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea340426047359, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x0e4340427048312, // V_CMP_F_U32 ENC_VOPC default
    0x0e6342428048312, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c429048312, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34042a048312, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x0e4340427049339, // V_CMP_LT_U32 ENC_VOPC default
    0x0e6342428049339, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c429049339, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34042a049339, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0e434042704a30b, // V_CMP_EQ_U32 ENC_VOPC default
    0x0e634242804a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c42904a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34042a04a30b, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0e434042704b32d, // V_CMP_LE_U32 ENC_VOPC default
    0x0e634242804b32d, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c42904b32d, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34042a04b32d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0e434042704c324, // V_CMP_GT_U32 ENC_VOPC default
    0x0e634242804c324, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c42904c324, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34042a04c324, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0e434042704d342, // V_CMP_NE_U32 ENC_VOPC default
    0x0e634242804d342, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c42904d342, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34042a04d342, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0e434042704e31b, // V_CMP_GE_U32 ENC_VOPC default
    0x0e634242804e31b, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c42904e31b, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34042a04e31b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0e434042704f35b, // V_CMP_T_U32 ENC_VOPC default
    0x0e634242804f35b, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835c42904f35b, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34042a04f35b, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x0e436042b050311, // V_CMP_F_I64 ENC_VOPC default
    0x0ea36042c050311, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x0e436042b051337, // V_CMP_LT_I64 ENC_VOPC default
    0x0ea36042c051337, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0e436042b052309, // V_CMP_EQ_I64 ENC_VOPC default
    0x0ea36042c052309, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0e436042b05332b, // V_CMP_LE_I64 ENC_VOPC default
    0x0ea36042c05332b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0e436042b054322, // V_CMP_GT_I64 ENC_VOPC default
    0x0ea36042c054322, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0e436042b055340, // V_CMP_NE_I64 ENC_VOPC default
    0x0ea36042c055340, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0e436042b056319, // V_CMP_GE_I64 ENC_VOPC default
    0x0ea36042c056319, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0e436042b05735a, // V_CMP_T_I64 ENC_VOPC default
    0x0ea36042c05735a, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x0e436042d058313, // V_CMP_F_U64 ENC_VOPC default
    0x0ea36042e058313, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x0e436042d05933a, // V_CMP_LT_U64 ENC_VOPC default
    0x0ea36042e05933a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0e436042d05a30c, // V_CMP_EQ_U64 ENC_VOPC default
    0x0ea36042e05a30c, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0e436042d05b32e, // V_CMP_LE_U64 ENC_VOPC default
    0x0ea36042e05b32e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0e436042d05c325, // V_CMP_GT_U64 ENC_VOPC default
    0x0ea36042e05c325, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0e436042d05d343, // V_CMP_NE_U64 ENC_VOPC default
    0x0ea36042e05d343, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0e436042d05e31c, // V_CMP_GE_U64 ENC_VOPC default
    0x0ea36042e05e31c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0e436042d05f35c, // V_CMP_T_U64 ENC_VOPC default
    0x0ea36042e05f35c, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x0dc33441107d301, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0de33641207d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033841307d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233441407d301, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0e434042f07e302, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0e634243007e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e836e43107e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34043207e302, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0e437243307f303, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0ea37243407f303, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0dc37a4350802ae, // V_CMPX_F_F16 ENC_VOPC default
    0x0de37c4360802ae, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e4370802ae, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a4380802ae, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a4350812d3, // V_CMPX_LT_F16 ENC_VOPC default
    0x0de37c4360812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e4370812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a4380812d3, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a4350822a5, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0de37c4360822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e4370822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a4380822a5, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a4350832c7, // V_CMPX_LE_F16 ENC_VOPC default
    0x0de37c4360832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e4370832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a4380832c7, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a4350842be, // V_CMPX_GT_F16 ENC_VOPC default
    0x0de37c4360842be, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e4370842be, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a4380842be, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a4350852d0, // V_CMPX_LG_F16 ENC_VOPC default
    0x0de37c4360852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e4370852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a4380852d0, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a4350862b5, // V_CMPX_GE_F16 ENC_VOPC default
    0x0de37c4360862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e4370862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a4380862b5, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a4350872f4, // V_CMPX_O_F16 ENC_VOPC default
    0x0de37c4360872f4, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e4370872f4, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a4380872f4, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a4350882fe, // V_CMPX_U_F16 ENC_VOPC default
    0x0de37c4360882fe, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e4370882fe, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a4380882fe, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a4350892e5, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0de37c4360892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e4370892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a4380892e5, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a43508a2ee, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0de37c43608a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e43708a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a43808a2ee, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a43508b2e8, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0de37c43608b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e43708b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a43808b2e8, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a43508c2eb, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0de37c43608c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e43708c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a43808c2eb, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a43508d2dc, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0de37c43608d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e43708d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a43808d2dc, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a43508e2f1, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0de37c43608e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e43708e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a43808e2f1, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0dc37a43508f2f7, // V_CMPX_T_F16 ENC_VOPC default
    0x0de37c43608f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e43708f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a43808f2f7, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0x0e43864390902af, // V_CMPX_F_F32 ENC_VOPC default
    0x0e638843a0902af, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b0902af, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c0902af, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x0e43864390912d4, // V_CMPX_LT_F32 ENC_VOPC default
    0x0e638843a0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c0912d4, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0e43864390922a6, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0e638843a0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c0922a6, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0e43864390932c8, // V_CMPX_LE_F32 ENC_VOPC default
    0x0e638843a0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c0932c8, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0e43864390942bf, // V_CMPX_GT_F32 ENC_VOPC default
    0x0e638843a0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c0942bf, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0e43864390952d1, // V_CMPX_LG_F32 ENC_VOPC default
    0x0e638843a0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c0952d1, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0e43864390962b6, // V_CMPX_GE_F32 ENC_VOPC default
    0x0e638843a0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c0962b6, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0e43864390972f5, // V_CMPX_O_F32 ENC_VOPC default
    0x0e638843a0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c0972f5, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0e43864390982ff, // V_CMPX_U_F32 ENC_VOPC default
    0x0e638843a0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c0982ff, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0e43864390992e6, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0e638843a0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c0992e6, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0e438643909a2ef, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0e638843a09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c09a2ef, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0e438643909b2e9, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0e638843a09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c09b2e9, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0e438643909c2ec, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0e638843a09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c09c2ec, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0e438643909d2dd, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0e638843a09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c09d2dd, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0e438643909e2f2, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0e638843a09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c09e2f2, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0e438643909f2f8, // V_CMPX_T_F32 ENC_VOPC default
    0x0e638843a09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838a43b09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38643c09f2f8, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0x0e438e43d0a02b0, // V_CMPX_F_F64 ENC_VOPC default
    0x0ea38e43e0a02b0, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0a12d5, // V_CMPX_LT_F64 ENC_VOPC default
    0x0ea38e43e0a12d5, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0a22a7, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0ea38e43e0a22a7, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0a32c9, // V_CMPX_LE_F64 ENC_VOPC default
    0x0ea38e43e0a32c9, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0a42c0, // V_CMPX_GT_F64 ENC_VOPC default
    0x0ea38e43e0a42c0, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0a52d2, // V_CMPX_LG_F64 ENC_VOPC default
    0x0ea38e43e0a52d2, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0a62b7, // V_CMPX_GE_F64 ENC_VOPC default
    0x0ea38e43e0a62b7, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0a72f6, // V_CMPX_O_F64 ENC_VOPC default
    0x0ea38e43e0a72f6, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0a8300, // V_CMPX_U_F64 ENC_VOPC default
    0x0ea38e43e0a8300, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0a92e7, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0ea38e43e0a92e7, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0aa2f0, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0ea38e43e0aa2f0, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0ab2ea, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0ea38e43e0ab2ea, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0ac2ed, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0ea38e43e0ac2ed, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0ad2de, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0ea38e43e0ad2de, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0ae2f3, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0ea38e43e0ae2f3, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0e438e43d0af2f9, // V_CMPX_T_F64 ENC_VOPC default
    0x0ea38e43e0af2f9, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0x0dc39643f0b12d6, // V_CMPX_LT_I16 ENC_VOPC default
    0x0de3984400b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e039a4410b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e23964420b12d6, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0dc39643f0b22a8, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0de3984400b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e039a4410b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e23964420b22a8, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0dc39643f0b32ca, // V_CMPX_LE_I16 ENC_VOPC default
    0x0de3984400b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e039a4410b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e23964420b32ca, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0dc39643f0b42c1, // V_CMPX_GT_I16 ENC_VOPC default
    0x0de3984400b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e039a4410b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e23964420b42c1, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0dc39643f0b52df, // V_CMPX_NE_I16 ENC_VOPC default
    0x0de3984400b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e039a4410b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e23964420b52df, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0dc39643f0b62b8, // V_CMPX_GE_I16 ENC_VOPC default
    0x0de3984400b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e039a4410b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e23964420b62b8, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0dc3964430b92d9, // V_CMPX_LT_U16 ENC_VOPC default
    0x0de3984440b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e039a4450b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e23964460b92d9, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0dc3964430ba2ab, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0de3984440ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e039a4450ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e23964460ba2ab, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0dc3964430bb2cd, // V_CMPX_LE_U16 ENC_VOPC default
    0x0de3984440bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e039a4450bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e23964460bb2cd, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0dc3964430bc2c4, // V_CMPX_GT_U16 ENC_VOPC default
    0x0de3984440bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e039a4450bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e23964460bc2c4, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0dc3964430bd2e2, // V_CMPX_NE_U16 ENC_VOPC default
    0x0de3984440bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e039a4450bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e23964460bd2e2, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0dc3964430be2bb, // V_CMPX_GE_U16 ENC_VOPC default
    0x0de3984440be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e039a4450be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e23964460be2bb, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0e43864470c02b1, // V_CMPX_F_I32 ENC_VOPC default
    0x0e63884480c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a24490c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644a0c02b1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x0e43864470c12d7, // V_CMPX_LT_I32 ENC_VOPC default
    0x0e63884480c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a24490c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644a0c12d7, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0e43864470c22a9, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0e63884480c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a24490c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644a0c22a9, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0e43864470c32cb, // V_CMPX_LE_I32 ENC_VOPC default
    0x0e63884480c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a24490c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644a0c32cb, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0e43864470c42c2, // V_CMPX_GT_I32 ENC_VOPC default
    0x0e63884480c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a24490c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644a0c42c2, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0e43864470c52e0, // V_CMPX_NE_I32 ENC_VOPC default
    0x0e63884480c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a24490c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644a0c52e0, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0e43864470c62b9, // V_CMPX_GE_I32 ENC_VOPC default
    0x0e63884480c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a24490c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644a0c62b9, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0e43864470c72fa, // V_CMPX_T_I32 ENC_VOPC default
    0x0e63884480c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a24490c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644a0c72fa, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x0e438644b0c82b3, // V_CMPX_F_U32 ENC_VOPC default
    0x0e638844c0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a244d0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644e0c82b3, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x0e438644b0c92da, // V_CMPX_LT_U32 ENC_VOPC default
    0x0e638844c0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a244d0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644e0c92da, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0e438644b0ca2ac, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0e638844c0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a244d0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644e0ca2ac, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0e438644b0cb2ce, // V_CMPX_LE_U32 ENC_VOPC default
    0x0e638844c0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a244d0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644e0cb2ce, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0e438644b0cc2c5, // V_CMPX_GT_U32 ENC_VOPC default
    0x0e638844c0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a244d0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644e0cc2c5, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0e438644b0cd2e3, // V_CMPX_NE_U32 ENC_VOPC default
    0x0e638844c0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a244d0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644e0cd2e3, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0e438644b0ce2bc, // V_CMPX_GE_U32 ENC_VOPC default
    0x0e638844c0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a244d0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644e0ce2bc, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0e438644b0cf2fc, // V_CMPX_T_U32 ENC_VOPC default
    0x0e638844c0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a244d0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38644e0cf2fc, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x0e43a644f0d02b2, // V_CMPX_F_I64 ENC_VOPC default
    0x0ea3a64500d02b2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x0e43a644f0d12d8, // V_CMPX_LT_I64 ENC_VOPC default
    0x0ea3a64500d12d8, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0e43a644f0d22aa, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0ea3a64500d22aa, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0e43a644f0d32cc, // V_CMPX_LE_I64 ENC_VOPC default
    0x0ea3a64500d32cc, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0e43a644f0d42c3, // V_CMPX_GT_I64 ENC_VOPC default
    0x0ea3a64500d42c3, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0e43a644f0d52e1, // V_CMPX_NE_I64 ENC_VOPC default
    0x0ea3a64500d52e1, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0e43a644f0d62ba, // V_CMPX_GE_I64 ENC_VOPC default
    0x0ea3a64500d62ba, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0e43a644f0d72fb, // V_CMPX_T_I64 ENC_VOPC default
    0x0ea3a64500d72fb, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x0e43a64510d82b4, // V_CMPX_F_U64 ENC_VOPC default
    0x0ea3a64520d82b4, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x0e43a64510d92db, // V_CMPX_LT_U64 ENC_VOPC default
    0x0ea3a64520d92db, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0e43a64510da2ad, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0ea3a64520da2ad, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0e43a64510db2cf, // V_CMPX_LE_U64 ENC_VOPC default
    0x0ea3a64520db2cf, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0e43a64510dc2c6, // V_CMPX_GT_U64 ENC_VOPC default
    0x0ea3a64520dc2c6, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0e43a64510dd2e4, // V_CMPX_NE_U64 ENC_VOPC default
    0x0ea3a64520dd2e4, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0e43a64510de2bd, // V_CMPX_GE_U64 ENC_VOPC default
    0x0ea3a64520de2bd, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0e43a64510df2fd, // V_CMPX_T_U64 ENC_VOPC default
    0x0ea3a64520df2fd, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x0dc37a4350fd2a2, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0de37c4360fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e037e4370fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237a4380fd2a2, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0e43864530fe2a3, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0e63884540fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e83b44550fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea3864560fe2a3, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0e43b84570ff2a4, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0ea3b84580ff2a4, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0ec134155000427, // V_NOP ENC_VOP1 default
    0x0ec18c459001416, // V_MOV_B32 ENC_VOP1 default
    0x0ee18e45a001416, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019045b001416, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c45c001416, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0f419845d00244c, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0ec19c45e00337a, // V_CVT_I32_F64 ENC_VOP1 default
    0x0f219c45f00337a, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0ec1a0460004375, // V_CVT_F64_I32 ENC_VOP1 default
    0x0f21a0461004375, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0ec18c46200536e, // V_CVT_F32_I32 ENC_VOP1 default
    0x0ee18e46300536e, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0f019046400536e, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c46500536e, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0ec18c46600636f, // V_CVT_F32_U32 ENC_VOP1 default
    0x0ee18e46700636f, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0f019046800636f, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c46900636f, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0ec18c46a00738b, // V_CVT_U32_F32 ENC_VOP1 default
    0x0ee18e46b00738b, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa46c00738b, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c46d00738b, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c46e008379, // V_CVT_I32_F32 ENC_VOP1 default
    0x0ee18e46f008379, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa470008379, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c471008379, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f61b247200a369, // V_CVT_F16_F32 ENC_VOP1 default
    0x0f81b447300a369, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1b647400a369, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc1b247500a369, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0f61be47600b36c, // V_CVT_F32_F16 ENC_VOP1 default
    0x0f81c047700b36c, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1c247800b36c, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1be47900b36c, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0ec18c46e00c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0ee18e46f00c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa47000c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c47100c37c, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c46e00d377, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0ee18e46f00d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa47000d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c47100d377, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c46200e37f, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0ee18e46300e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0f019046400e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0f218c46500e37f, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0ec19c47a00f36d, // V_CVT_F32_F64 ENC_VOP1 default
    0x0f219c47b00f36d, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0ec1a047c010374, // V_CVT_F64_F32 ENC_VOP1 default
    0x0f21a047d010374, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c466011370, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0ee18e467011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0f0190468011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0f218c469011370, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0ec18c466012371, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0ee18e467012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0f0190468012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0f218c469012371, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0ec18c466013372, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0ee18e467013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0f0190468013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0f218c469013372, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0ec18c466014373, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0ee18e467014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0f0190468014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0f218c469014373, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0ec19c47e01538c, // V_CVT_U32_F64 ENC_VOP1 default
    0x0f219c47f01538c, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0ec1a0480016376, // V_CVT_F64_U32 ENC_VOP1 default
    0x0f21a0481016376, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0ec1d2482017471, // V_TRUNC_F64 ENC_VOP1 default
    0x0f21d2483017471, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0ec1d248201829f, // V_CEIL_F64 ENC_VOP1 default
    0x0f21d248301829f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0ec1d2482019450, // V_RNDNE_F64 ENC_VOP1 default
    0x0f21d2483019450, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0ec1d248201a3b3, // V_FLOOR_F64 ENC_VOP1 default
    0x0f21d248301a3b3, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0ec13415501b432, // V_PIPEFLUSH ENC_VOP1 default
    0x0f61d648401c415, // V_MOV_B16 ENC_VOP1 default
    0x0f81d848501c415, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1da48601c415, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1d648701c415, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0ec18c4880203c3, // V_FRACT_F32 ENC_VOP1 default
    0x0ee18e4890203c3, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a0203c3, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b0203c3, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c488021470, // V_TRUNC_F32 ENC_VOP1 default
    0x0ee18e489021470, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a021470, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b021470, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c48802229e, // V_CEIL_F32 ENC_VOP1 default
    0x0ee18e48902229e, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a02229e, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b02229e, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c48802344f, // V_RNDNE_F32 ENC_VOP1 default
    0x0ee18e48902344f, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a02344f, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b02344f, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c4880243b2, // V_FLOOR_F32 ENC_VOP1 default
    0x0ee18e4890243b2, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a0243b2, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b0243b2, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c4880253b0, // V_EXP_F32 ENC_VOP1 default
    0x0ee18e4890253b0, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a0253b0, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b0253b0, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c4880273d6, // V_LOG_F32 ENC_VOP1 default
    0x0ee18e4890273d6, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a0273d6, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b0273d6, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c48802a449, // V_RCP_F32 ENC_VOP1 default
    0x0ee18e48902a449, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a02a449, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b02a449, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c48802b44b, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0ee18e48902b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a02b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b02b44b, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c48802e452, // V_RSQ_F32 ENC_VOP1 default
    0x0ee18e48902e452, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a02e452, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b02e452, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0ec1d248202f44a, // V_RCP_F64 ENC_VOP1 default
    0x0f21d248302f44a, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0ec1d2482031453, // V_RSQ_F64 ENC_VOP1 default
    0x0f21d2483031453, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0ec18c48803345c, // V_SQRT_F32 ENC_VOP1 default
    0x0ee18e48903345c, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a03345c, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b03345c, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0ec1d248203445d, // V_SQRT_F64 ENC_VOP1 default
    0x0f21d248303445d, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0ec18c48803545a, // V_SIN_F32 ENC_VOP1 default
    0x0ee18e48903545a, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a03545a, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b03545a, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c488036363, // V_COS_F32 ENC_VOP1 default
    0x0ee18e489036363, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a036363, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b036363, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c48c037429, // V_NOT_B32 ENC_VOP1 default
    0x0ee18e48d037429, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019048e037429, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48f037429, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0ec18c45903829c, // V_BFREV_B32 ENC_VOP1 default
    0x0ee18e45a03829c, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019045b03829c, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c45c03829c, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0ec18c4900392a1, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0ee18e4910392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0f01904920392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c4930392a1, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0ec18c49003a364, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0ee18e49103a364, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019049203a364, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c49303a364, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0ec18c49403b2a0, // V_CLS_I32 ENC_VOP1 default
    0x0ee18e49503b2a0, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0f019049603b2a0, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c49703b2a0, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0ec19c45e03c3c7, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0f219c45f03c3c7, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0ec1d248203d3ca, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0f21d248303d3ca, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0ec1d248203e3c4, // V_FRACT_F64 ENC_VOP1 default
    0x0f21d248303e3c4, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0ec18c46e03f3c6, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0ee18e46f03f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa47003f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c47103f3c6, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c4880403c9, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0ee18e4890403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01aa48a0403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c48b0403c9, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0ec18c498042411, // V_MOVRELD_B32 ENC_VOP1 default
    0x0ee18e499042411, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019049a042411, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f218c49b042411, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0f418c49c043414, // V_MOVRELS_B32 ENC_VOP1 default
    0x0ee18e499043414, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019049a043414, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f418c49c044413, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0ee18e499044413, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019049a044413, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f418c49c048412, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0ee18e499048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019049a048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f61e249d05036b, // V_CVT_F16_U16 ENC_VOP1 default
    0x0f81e449e05036b, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1e649f05036b, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1e24a005036b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0f61e24a105136a, // V_CVT_F16_I16 ENC_VOP1 default
    0x0f81e44a205136a, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1e64a305136a, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1e24a405136a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0f61ee4a505238a, // V_CVT_U16_F16 ENC_VOP1 default
    0x0f81f04a605238a, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1f24a705238a, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1ee4a805238a, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0f61ee4a9053378, // V_CVT_I16_F16 ENC_VOP1 default
    0x0f81f04aa053378, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1f24ab053378, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1ee4ac053378, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0f61fa4ad054448, // V_RCP_F16 ENC_VOP1 default
    0x0f81fc4ae054448, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1fe4af054448, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fa4b0054448, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0f61fa4ad05545b, // V_SQRT_F16 ENC_VOP1 default
    0x0f81fc4ae05545b, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1fe4af05545b, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fa4b005545b, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0f61fa4ad056451, // V_RSQ_F16 ENC_VOP1 default
    0x0f81fc4ae056451, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1fe4af056451, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fa4b0056451, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0f61fa4ad0573d5, // V_LOG_F16 ENC_VOP1 default
    0x0f81fc4ae0573d5, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1fe4af0573d5, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fa4b00573d5, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0f61fa4ad0583af, // V_EXP_F16 ENC_VOP1 default
    0x0f81fc4ae0583af, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1fe4af0583af, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fa4b00583af, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0f61fa4ad0593c8, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0f81fc4ae0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1fe4af0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fa4b00593c8, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0f61ee4a905a3c5, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0f81f04aa05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1f24ab05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1ee4ac05a3c5, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0f61fa4ad05b3b1, // V_FLOOR_F16 ENC_VOP1 default
    0x0f81fc4ae05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1fe4af05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fa4b005b3b1, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0f61fa4ad05c29d, // V_CEIL_F16 ENC_VOP1 default
    0x0f81fc4ae05c29d, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1fe4af05c29d, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fa4b005c29d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0f61fa4ad05d46f, // V_TRUNC_F16 ENC_VOP1 default
    0x0f81fc4ae05d46f, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1fe4af05d46f, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fa4b005d46f, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0f61fa4ad05e44e, // V_RNDNE_F16 ENC_VOP1 default
    0x0f81fc4ae05e44e, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1fe4af05e44e, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fa4b005e44e, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0f61fa4ad05f3c2, // V_FRACT_F16 ENC_VOP1 default
    0x0f81fc4ae05f3c2, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1fe4af05f3c2, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fa4b005f3c2, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0f61fa4ad060459, // V_SIN_F16 ENC_VOP1 default
    0x0f81fc4ae060459, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1fe4af060459, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fa4b0060459, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0f61fa4ad061362, // V_COS_F16 ENC_VOP1 default
    0x0f81fc4ae061362, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1fe4af061362, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fa4b0061362, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0f62064b1062458, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0f82084b2062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0fa20a4b3062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0fc2064b4062458, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0f61ee4a906337d, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0f81f04aa06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1f24ab06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1ee4ac06337d, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0f61ee4a506437e, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0f81f04a606437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1f24a706437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1ee4a806437e, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0f42124b506546d, // V_SWAP_B32 ENC_VOP1 default
    0x0fe2144b606646c, // V_SWAP_B16 ENC_VOP1 default
    0x0f42124b706742f, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0f42124b806846b, // V_SWAPREL_B32 ENC_VOP1 default
    0x0f61d64b9069428, // V_NOT_B16 ENC_VOP1 default
    0x0f81d84ba069428, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1da4bb069428, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1d64bc069428, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0f62164bd06a37b, // V_CVT_I32_I16 ENC_VOP1 default
    0x0f82184be06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0fa21a4bf06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0fc2164c006a37b, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0f62164c106b38d, // V_CVT_U32_U16 ENC_VOP1 default
    0x0f82184c206b38d, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0fa21a4c306b38d, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0fc2164c406b38d, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x10030a4c500043b, // V_PK_MAD_I16 ENC_VOP3P default
    0x10230a4c600043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x10430a4c700043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x10630a4c800043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10830a4c900043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x10a30a4ca00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c30a4cb00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e30a4cc00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10030c4cd001444, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x10230c4ce001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4cf001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4d0001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030c4d1002434, // V_PK_ADD_I16 ENC_VOP3P default
    0x10230c4d2002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4d3002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4d4002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030c4d1003445, // V_PK_SUB_I16 ENC_VOP3P default
    0x10230c4d2003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4d3003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4d4003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030c4cd004439, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x10230c4ce004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4cf004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4d0004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030c4cd00543a, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x10230c4ce00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4cf00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4d000543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030c4d5006436, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x10230c4d6006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4d7006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4d8006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030c4d100743e, // V_PK_MAX_I16 ENC_VOP3P default
    0x10230c4d200743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4d300743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4d400743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030c4d1008441, // V_PK_MIN_I16 ENC_VOP3P default
    0x10230c4d2008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4d3008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4d4008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030a4d900943c, // V_PK_MAD_U16 ENC_VOP3P default
    0x10230a4da00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x10430a4db00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x10630a4dc00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10830a4dd00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x10a30a4de00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c30a4df00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e30a4e000943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10030c4cd00a435, // V_PK_ADD_U16 ENC_VOP3P default
    0x10230c4ce00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4cf00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4d000a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030c4cd00b446, // V_PK_SUB_U16 ENC_VOP3P default
    0x10230c4ce00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4cf00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4d000b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030c4cd00c43f, // V_PK_MAX_U16 ENC_VOP3P default
    0x10230c4ce00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4cf00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4d000c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030c4cd00d442, // V_PK_MIN_U16 ENC_VOP3P default
    0x10230c4ce00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4cf00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4d000d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030e4e100e438, // V_PK_FMA_F16 ENC_VOP3P default
    0x10230e4e200e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x10430e4e300e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x10630e4e400e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10830e4e500e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x10a30e4e600e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c30e4e700e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e30e4e800e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1003104e900f433, // V_PK_ADD_F16 ENC_VOP3P default
    0x1023104ea00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x1043104eb00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x1063104ec00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1003104e9010443, // V_PK_MUL_F16 ENC_VOP3P default
    0x1023104ea010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x1043104eb010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x1063104ec010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1003104e9011440, // V_PK_MIN_F16 ENC_VOP3P default
    0x1023104ea011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x1043104eb011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x1063104ec011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1003104e901243d, // V_PK_MAX_F16 ENC_VOP3P default
    0x1023104ea01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x1043104eb01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x1063104ec01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1003124ed013399, // V_DOT2_F32_F16 ENC_VOP3P default
    0x1103144ee013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x1123164ef013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x1023124f0013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x1043124f1013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x1063124f2013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1083124f3013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x10a3124f4013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c3124f5013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e3124f6013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1003184f701639a, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x1023184f801639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x1043184f901639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x1063184fa01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1083184fb01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x10a3184fc01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c3184fd01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e3184fe01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10031821601739b, // V_DOT4_U32_U8 ENC_VOP3P default
    0x1023184ff01739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x10431850001739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x10631850101739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10831850201739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x10a31850301739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c31850401739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e31850501739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10031850601839c, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x10231850701839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x10431850801839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x10631850901839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10831850a01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x10a31850b01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c31850c01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e31850d01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10031850e01939d, // V_DOT8_U32_U4 ENC_VOP3P default
    0x10231850f01939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x10431851001939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x10631851101939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10831851201939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x10a31851301939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c31851401939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e31851501939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10031a51601a398, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x11031c51701a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x11231e51801a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x10231a51901a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x10431a51a01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x10631a51b01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10831a51c01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x10a31a51d01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c31a51e01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e31a51f01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1003205200203c1, // V_FMA_MIX_F32 ENC_VOP3P default
    0x1103225210203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x1123245220203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x1023205230203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x1043205240203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x1063205250203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1083205260203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x10a3205270203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c3205280203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e3205290203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10032052a0213c0, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x11032252b0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x11232452c0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x10232052d0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x10432052e0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x10632052f0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1083205300213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x10a3205310213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c3205320213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e3205330213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10032052a0223bf, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x11032252b0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x11232452c0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x10232052d0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x10432052e0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x10632052f0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1083205300223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x10a3205310223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c3205320223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e3205330223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x114326534040475, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x114326535041474, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x114328536042473, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x114328537043472, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x11432a538044477, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x11432c539045476, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x11618453a0003cc, // V_INTERP_P10_F32 ENC_VINTERP default
    0x11618453a0013cf, // V_INTERP_P2_F32 ENC_VINTERP default
    0x11618653b0023cb, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x11618853c0033ce, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x11618653b0043cd, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x11618853c0053d0, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0x11808c53d000188, // LDS_PARAM_LOAD ENC_LDSDIR default
    0x11808e53e001187, // LDS_DIRECT_LOAD ENC_LDSDIR default
    0x11a14a53f000226, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a540000226, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c541001227, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c542001227, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a5430021e2, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a5440021e2, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c5450031e3, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c5460031e3, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a5470041ca, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a5480041ca, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c5490051cb, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c54a0051cb, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a54b008201, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a54c008201, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14e54d009202, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14e54e009202, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a54b00a1df, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a54c00a1df, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x11a14e54d00b1e0, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14e54e00b1e0, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x11a14a54f00c1dd, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a55000c1dd, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x11a14e55100d1de, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14e55200d1de, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x11a14a55300e255, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a55400e255, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x11a14a55500f254, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a55600f254, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x11a14a5570101c5, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a5580101c5, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x11a1505590111c6, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c15055a0111c6, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a5570121c7, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a5580121c7, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x11a1505590131c8, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c15055a0131c8, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x11a15055b0141c4, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c15055c0141c4, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14a55d0151a0, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a55e0151a0, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x11a14a55f0161b6, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a5600161b6, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14e5610171b7, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14e5620171b7, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a55f0181b8, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a5600181b8, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14e5610191b9, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14e5620191b9, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a56301a245, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a56401a245, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c56501b246, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56601b246, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a56301c26a, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a56401c26a, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c56501d26b, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56601d26b, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a56301e235, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a56401e235, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c56501f236, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56601f236, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a5670201b1, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a5680201b1, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c5690211b2, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56a0211b2, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a56702223f, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a56802223f, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c569023240, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56a023240, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a567024272, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a568024272, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c569025273, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56a025273, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a56702622e, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a56802622e, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c56902722f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56a02722f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a567028233, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a568028233, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c569029234, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56a029234, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a56702a26e, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a56802a26e, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c56902b26f, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56a02b26f, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a56702c1a7, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a56802c1a7, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c56902d1a8, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56a02d1a8, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a56702e239, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a56802e239, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c56902f23a, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56a02f23a, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a5670301ad, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a5680301ad, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c5690311ae, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56a0311ae, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a56703223d, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a56803223d, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c56903323e, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56a03323e, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a5670341a9, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a5680341a9, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c5690351aa, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56a0351aa, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a5670361af, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a5680361af, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c5690371b0, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c56a0371b0, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a56b040224, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11a14c56c041225, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11a14a56d042221, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14a56e042221, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x11a14c56f043222, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14c570043222, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x11a14a571044223, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11a15257204720a, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11a15457304824f, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11a14c57404925c, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11a15457304a247, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15657504c24b, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x11e15857604d24c, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x1201625770001f0, // S_CMP_EQ_I32 ENC_SOPC default
    0x1221625780001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x1241625790001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x12616257a0001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1201625770011f9, // S_CMP_LG_I32 ENC_SOPC default
    0x1221625780011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x1241625790011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x12616257a0011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1201625770021f5, // S_CMP_GT_I32 ENC_SOPC default
    0x1221625780021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x1241625790021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x12616257a0021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1201625770031f3, // S_CMP_GE_I32 ENC_SOPC default
    0x1221625780031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x1241625790031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x12616257a0031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1201625770041fc, // S_CMP_LT_I32 ENC_SOPC default
    0x1221625780041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x1241625790041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x12616257a0041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1201625770051f7, // S_CMP_LE_I32 ENC_SOPC default
    0x1221625780051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x1241625790051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x12616257a0051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12016257b0061f1, // S_CMP_EQ_U32 ENC_SOPC default
    0x12216257c0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x12416257d0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x12616257e0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12016257b0071fa, // S_CMP_LG_U32 ENC_SOPC default
    0x12216257c0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x12416257d0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x12616257e0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12016257b0081f6, // S_CMP_GT_U32 ENC_SOPC default
    0x12216257c0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x12416257d0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x12616257e0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12016257b0091f4, // S_CMP_GE_U32 ENC_SOPC default
    0x12216257c0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x12416257d0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x12616257e0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12016257b00a1fd, // S_CMP_LT_U32 ENC_SOPC default
    0x12216257c00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x12416257d00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x12616257e00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12016257b00b1f8, // S_CMP_LE_U32 ENC_SOPC default
    0x12216257c00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x12416257d00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x12616257e00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12016257b00c1c0, // S_BITCMP0_B32 ENC_SOPC default
    0x12216257c00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x12416257d00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x12616257e00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12016257b00d1c2, // S_BITCMP1_B32 ENC_SOPC default
    0x12216257c00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x12416257d00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x12616257e00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12016457f00e1c1, // S_BITCMP0_B64 ENC_SOPC default
    0x12216458000e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x12416458100e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x12616458200e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12016457f00f1c3, // S_BITCMP1_B64 ENC_SOPC default
    0x12216458000f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x12416458100f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x12616458200f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1201665830101f2, // S_CMP_EQ_U64 ENC_SOPC default
    0x1221665840101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x1241665850101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x1261665860101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1201665830111fb, // S_CMP_LG_U64 ENC_SOPC default
    0x1221665840111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x1241665850111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x1261665860111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x128174587000230, // S_NOP ENC_SOPP default
    0x12817458700124e, // S_SETKILL ENC_SOPP default
    0x12817458700224d, // S_SETHALT ENC_SOPP default
    0x128174587003256, // S_SLEEP ENC_SOPP default
    0x128176587004253, // S_SET_INST_PREFETCH_DISTANCE ENC_SOPP default
    0x1281765880051dc, // S_CLAUSE ENC_SOPP default
    0x128178589007205, // S_DELAY_ALU ENC_SOPP default
    0x12817a58a008262, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x12817c58b009261, // S_WAITCNT ENC_SOPP default
    0x12813415500a268, // S_WAIT_IDLE ENC_SOPP default
    0x12817658700b267, // S_WAIT_EVENT ENC_SOPP default
    0x12817458701025d, // S_TRAP ENC_SOPP default
    0x128176587011248, // S_ROUND_MODE ENC_SOPP default
    0x128174587012206, // S_DENORM_MODE ENC_SOPP default
    0x12813415501f1fe, // S_CODE_END ENC_SOPP default
    0x12817e58c0201c9, // S_BRANCH ENC_SOPP default
    0x12817e58d0211d8, // S_CBRANCH_SCC0 ENC_SOPP default
    0x12817e58d0221d9, // S_CBRANCH_SCC1 ENC_SOPP default
    0x12a17e58e0231db, // S_CBRANCH_VCCZ ENC_SOPP default
    0x12a17e58e0241da, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x12817e58f0251d7, // S_CBRANCH_EXECZ ENC_SOPP default
    0x12817e58f0261d6, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x12817e58c0271d2, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x12817e58c0281d5, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x12817e58c0291d4, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x12817e58c02a1d3, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x128180155030207, // S_ENDPGM ENC_SOPP default
    0x128134155031209, // S_ENDPGM_SAVED ENC_SOPP default
    0x128134155032208, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x128134155034269, // S_WAKEUP ENC_SOPP default
    0x128174587035250, // S_SETPRIO ENC_SOPP default
    0x128182590036249, // S_SENDMSG ENC_SOPP default
    0x12818259003724a, // S_SENDMSGHALT ENC_SOPP default
    0x12817458703820e, // S_INCPERFLEVEL ENC_SOPP default
    0x128174587039204, // S_DECPERFLEVEL ENC_SOPP default
    0x12813433303a25e, // S_TTRACEDATA ENC_SOPP default
    0x12817658703b25f, // S_TTRACEDATA_IMM ENC_SOPP default
    0x12813415503c20d, // S_ICACHE_INV ENC_SOPP default
    0x12813415503d1b5, // S_BARRIER ENC_SOPP default
];
