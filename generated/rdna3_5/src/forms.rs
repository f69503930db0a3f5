// Written by `cargo xtask regen` from amdgpu_isa_rdna3_5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 151] = [
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
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(14, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(14, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, false, false, false], run(7, 2), run(15, 3)),
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
    0x00023000000139d, // V_CNDMASK_B32 ENC_VOP2 default
    0x00223200100139d, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00423400200139d, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00623000300139d, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00823c0040023d1, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x00a23e0050023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2400060023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e23c0070023d1, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x0082420080032c4, // V_ADD_F32 ENC_VOP2 default
    0x00a2440090032c4, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24600a0032c4, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24200b0032c4, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0082420080044a2, // V_SUB_F32 ENC_VOP2 default
    0x00a2440090044a2, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24600a0044a2, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24200b0044a2, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x00824200800549d, // V_SUBREV_F32 ENC_VOP2 default
    0x00a24400900549d, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24600a00549d, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24200b00549d, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00824200c0063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x00e24200d0063f2, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x008242008007457, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x00a244009007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24600a007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24200b007457, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x008242008008459, // V_MUL_F32 ENC_VOP2 default
    0x00a244009008459, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24600a008459, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24200b008459, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00824200e00945f, // V_MUL_I32_I24 ENC_VOP2 default
    0x00a24400f00945f, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c24e01000945f, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e24201100945f, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00824200e00a45c, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00a24400f00a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c24e01000a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e24201100a45c, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00824201200b462, // V_MUL_U32_U24 ENC_VOP2 default
    0x00a24401300b462, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c24e01400b462, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e24201500b462, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00824201200c45e, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00a24401300c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c24e01400c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e24201500c45e, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00824200800f447, // V_MIN_F32 ENC_VOP2 default
    0x00a24400900f447, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24600a00f447, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24200b00f447, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x00824200801042e, // V_MAX_F32 ENC_VOP2 default
    0x00a24400901042e, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24600a01042e, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24200b01042e, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00824200e01144a, // V_MIN_I32 ENC_VOP2 default
    0x00a24400f01144a, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e01001144a, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e24201101144a, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00824200e012431, // V_MAX_I32 ENC_VOP2 default
    0x00a24400f012431, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e010012431, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e242011012431, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00824201201344c, // V_MIN_U32 ENC_VOP2 default
    0x00a24401301344c, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e01401344c, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e24201501344c, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x008242012014433, // V_MAX_U32 ENC_VOP2 default
    0x00a244013014433, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e014014433, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e242015014433, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x008242012018414, // V_LSHLREV_B32 ENC_VOP2 default
    0x00a244013018414, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e014018414, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e242015018414, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x008242012019419, // V_LSHRREV_B32 ENC_VOP2 default
    0x00a244013019419, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e014019419, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e242015019419, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x00824201601a2d1, // V_ASHRREV_I32 ENC_VOP2 default
    0x00a24401701a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e01801a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e24201901a2d1, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x00824201201b2ce, // V_AND_B32 ENC_VOP2 default
    0x00a24401301b2ce, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e01401b2ce, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e24201501b2ce, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00824201201c468, // V_OR_B32 ENC_VOP2 default
    0x00a24401301c468, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e01401c468, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e24201501c468, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00824201201d4b9, // V_XOR_B32 ENC_VOP2 default
    0x00a24401301d4b9, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e01401d4b9, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e24201501d4b9, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00824201201e4b6, // V_XNOR_B32 ENC_VOP2 default
    0x00a24401301e4b6, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e01401e4b6, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e24201501e4b6, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00025c01a0202c1, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x00225e01b0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00426001c0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00625c01d0202c1, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00025c01a02149f, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x00225e01b02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00426001c02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00625c01d02149f, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00025c01a02249a, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x00225e01b02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00426001c02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00625c01d02249a, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0082420120252ca, // V_ADD_NC_U32 ENC_VOP2 default
    0x00a2440130252ca, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e0140252ca, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2420150252ca, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x0082420120264a6, // V_SUB_NC_U32 ENC_VOP2 default
    0x00a2440130264a6, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e0140264a6, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2420150264a6, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x00824201202749e, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00a24401302749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c24e01402749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e24201502749e, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x00824200c02b3f4, // V_FMAC_F32 ENC_VOP2 default
    0x00a24401e02b3f4, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24601f02b3f4, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24200d02b3f4, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01026802002c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x00e26802102c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01026a02202d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x00e26a02302d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00826c02402f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x00a26e02502f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c27002602f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e26c02702f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x0122780280322c3, // V_ADD_F16 ENC_VOP2 default
    0x01427a0290322c3, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627c02a0322c3, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827802b0322c3, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0122780280334a1, // V_SUB_F16 ENC_VOP2 default
    0x01427a0290334a1, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627c02a0334a1, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827802b0334a1, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x01227802803449c, // V_SUBREV_F16 ENC_VOP2 default
    0x01427a02903449c, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627c02a03449c, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827802b03449c, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x012278028035458, // V_MUL_F16 ENC_VOP2 default
    0x01427a029035458, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627c02a035458, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827802b035458, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x01227802c0363f3, // V_FMAC_F16 ENC_VOP2 default
    0x01427a02d0363f3, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627c02e0363f3, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827802f0363f3, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01a28a0300373f5, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x01828a0310373f5, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01a28c0320383f0, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x01828c0330383f0, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x01227802803942d, // V_MAX_F16 ENC_VOP2 default
    0x01427a02903942d, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627c02a03942d, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827802b03942d, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x01227802803a446, // V_MIN_F16 ENC_VOP2 default
    0x01427a02903a446, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627c02a03a446, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827802b03a446, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x01227802803b40d, // V_LDEXP_F16 ENC_VOP2 default
    0x01427a02903b40d, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x01628e02a03b40d, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827802b03b40d, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00829603403c473, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00e29603503c473, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01c15e0360001a6, // S_ADD_U32 ENC_SOP2 default
    0x01e15e0370001a6, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015e0380001a6, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215e0390001a6, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e036001295, // S_SUB_U32 ENC_SOP2 default
    0x01e15e037001295, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x02015e038001295, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x02215e039001295, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03a0021a5, // S_ADD_I32 ENC_SOP2 default
    0x01e15e03b0021a5, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x02015e03c0021a5, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x02215e03d0021a5, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03a003294, // S_SUB_I32 ENC_SOP2 default
    0x01e15e03b003294, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x02015e03c003294, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x02215e03d003294, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03e0041a1, // S_ADDC_U32 ENC_SOP2 default
    0x01e15e03f0041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x02015e0400041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x02215e0410041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03e00528f, // S_SUBB_U32 ENC_SOP2 default
    0x01e15e03f00528f, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x02015e04000528f, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x02215e04100528f, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03a00619f, // S_ABSDIFF_I32 ENC_SOP2 default
    0x01e15e03b00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x02015e03c00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x02215e03d00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e036008248, // S_LSHL_B32 ENC_SOP2 default
    0x01e15e037008248, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x02015e038008248, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x02215e039008248, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c160042009249, // S_LSHL_B64 ENC_SOP2 default
    0x01e160043009249, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x020160044009249, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x022160045009249, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03600a24a, // S_LSHR_B32 ENC_SOP2 default
    0x01e15e03700a24a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015e03800a24a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215e03900a24a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16004200b24b, // S_LSHR_B64 ENC_SOP2 default
    0x01e16004300b24b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x02016004400b24b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x02216004500b24b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04600c1b5, // S_ASHR_I32 ENC_SOP2 default
    0x01e15e04700c1b5, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x02015e04800c1b5, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x02215e04900c1b5, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16004a00d1b6, // S_ASHR_I64 ENC_SOP2 default
    0x01e16004b00d1b6, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x02016004c00d1b6, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x02216004d00d1b6, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03600e244, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x01e15e03700e244, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015e03800e244, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215e03900e244, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03600f245, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x01e15e03700f245, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015e03800f245, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215e03900f245, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e036010246, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x01e15e037010246, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015e038010246, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215e039010246, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e036011247, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x01e15e037011247, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015e038011247, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215e039011247, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03a012252, // S_MIN_I32 ENC_SOP2 default
    0x01e15e03b012252, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x02015e03c012252, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x02215e03d012252, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e036013253, // S_MIN_U32 ENC_SOP2 default
    0x01e15e037013253, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x02015e038013253, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x02215e039013253, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03a01424e, // S_MAX_I32 ENC_SOP2 default
    0x01e15e03b01424e, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x02015e03c01424e, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x02215e03d01424e, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03601524f, // S_MAX_U32 ENC_SOP2 default
    0x01e15e03701524f, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x02015e03801524f, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x02215e03901524f, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e0360161a7, // S_AND_B32 ENC_SOP2 default
    0x01e15e0370161a7, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x02015e0380161a7, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x02215e0390161a7, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16204e0171a8, // S_AND_B64 ENC_SOP2 default
    0x01e16204f0171a8, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x0201620500171a8, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x0221620510171a8, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03601826d, // S_OR_B32 ENC_SOP2 default
    0x01e15e03701826d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015e03801826d, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215e03901826d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16204e01926e, // S_OR_B64 ENC_SOP2 default
    0x01e16204f01926e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x02016205001926e, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x02216205101926e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03601a2ac, // S_XOR_B32 ENC_SOP2 default
    0x01e15e03701a2ac, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015e03801a2ac, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215e03901a2ac, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16204e01b2ad, // S_XOR_B64 ENC_SOP2 default
    0x01e16204f01b2ad, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02016205001b2ad, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02216205101b2ad, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03601c262, // S_NAND_B32 ENC_SOP2 default
    0x01e15e03701c262, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x02015e03801c262, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x02215e03901c262, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16204e01d263, // S_NAND_B64 ENC_SOP2 default
    0x01e16204f01d263, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x02016205001d263, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x02216205101d263, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e03601e267, // S_NOR_B32 ENC_SOP2 default
    0x01e15e03701e267, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015e03801e267, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215e03901e267, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16204e01f268, // S_NOR_B64 ENC_SOP2 default
    0x01e16204f01f268, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02016205001f268, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02216205101f268, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e0360202a8, // S_XNOR_B32 ENC_SOP2 default
    0x01e15e0370202a8, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015e0380202a8, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215e0390202a8, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16204e0212a9, // S_XNOR_B64 ENC_SOP2 default
    0x01e16204f0212a9, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201620500212a9, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221620510212a9, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e0360221ad, // S_AND_NOT1_B32 ENC_SOP2 default
    0x01e15e0370221ad, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x02015e0380221ad, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x02215e0390221ad, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16204e0231ae, // S_AND_NOT1_B64 ENC_SOP2 default
    0x01e16204f0231ae, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x0201620500231ae, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x0221620510231ae, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e036024271, // S_OR_NOT1_B32 ENC_SOP2 default
    0x01e15e037024271, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x02015e038024271, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x02215e039024271, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16204e025272, // S_OR_NOT1_B64 ENC_SOP2 default
    0x01e16204f025272, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x020162050025272, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x022162051025272, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e0360261c0, // S_BFE_U32 ENC_SOP2 default
    0x01e15e0370261c0, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x02015e0380261c0, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x02215e0390261c0, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e0460271be, // S_BFE_I32 ENC_SOP2 default
    0x01e15e0470271be, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x02015e0480271be, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x02215e0490271be, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1600420281c1, // S_BFE_U64 ENC_SOP2 default
    0x01e1600430281c1, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x0201600440281c1, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x0221600450281c1, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16004a0291bf, // S_BFE_I64 ENC_SOP2 default
    0x01e16004b0291bf, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x02016004c0291bf, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x02216004d0291bf, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e05202a1c2, // S_BFM_B32 ENC_SOP2 default
    0x01e15e05302a1c2, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x02015e05402a1c2, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x02215e05502a1c2, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16405602b1c3, // S_BFM_B64 ENC_SOP2 default
    0x01e16405702b1c3, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x02016405802b1c3, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x02216405902b1c3, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e05a02c261, // S_MUL_I32 ENC_SOP2 default
    0x01e15e05b02c261, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x02015e05c02c261, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x02215e05d02c261, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e05202d260, // S_MUL_HI_U32 ENC_SOP2 default
    0x01e15e05302d260, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x02015e05402d260, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x02215e05502d260, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e05a02e25f, // S_MUL_HI_I32 ENC_SOP2 default
    0x01e15e05b02e25f, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x02015e05c02e25f, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x02215e05d02e25f, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e05e030221, // S_CSELECT_B32 ENC_SOP2 default
    0x01e15e05f030221, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x02015e060030221, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x02215e061030221, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c162062031222, // S_CSELECT_B64 ENC_SOP2 default
    0x01e162063031222, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x020162064031222, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x022162065031222, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e06603227a, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x01e15e06703227a, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02015e06803227a, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02215e06903227a, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e06a033279, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x01e15e06b033279, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02015e06c033279, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02215e06d033279, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e06e034277, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x01e15e06f034277, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02015e070034277, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02215e071034277, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e072035278, // S_PACK_HL_B32_B16 ENC_SOP2 default
    0x01e15e073035278, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02015e074035278, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02215e075035278, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e0760401a4, // S_ADD_F32 ENC_SOP2 default
    0x01e15e0770401a4, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0
    0x02015e0780401a4, // S_ADD_F32 SOP2_INST_LITERAL has_lit_1
    0x02215e0790401a4, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e076041293, // S_SUB_F32 ENC_SOP2 default
    0x01e15e077041293, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0
    0x02015e078041293, // S_SUB_F32 SOP2_INST_LITERAL has_lit_1
    0x02215e079041293, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e076042251, // S_MIN_F32 ENC_SOP2 default
    0x01e15e077042251, // S_MIN_F32 SOP2_INST_LITERAL has_lit_0
    0x02015e078042251, // S_MIN_F32 SOP2_INST_LITERAL has_lit_1
    0x02215e079042251, // S_MIN_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e07604324d, // S_MAX_F32 ENC_SOP2 default
    0x01e15e07704324d, // S_MAX_F32 SOP2_INST_LITERAL has_lit_0
    0x02015e07804324d, // S_MAX_F32 SOP2_INST_LITERAL has_lit_1
    0x02215e07904324d, // S_MAX_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e07604425e, // S_MUL_F32 ENC_SOP2 default
    0x01e15e07704425e, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0
    0x02015e07804425e, // S_MUL_F32 SOP2_INST_LITERAL has_lit_1
    0x02215e07904425e, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02416607a045236, // S_FMAAK_F32 SOP2_INST_LITERAL default
    0x01e16607b045236, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0
    0x02016607c045236, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_1
    0x02216607d045236, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02416807e046239, // S_FMAMK_F32 SOP2_INST_LITERAL default
    0x01e16807f046239, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0
    0x020168080046239, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_1
    0x022168081046239, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e082047238, // S_FMAC_F32 ENC_SOP2 default
    0x01e15e083047238, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0
    0x02015e084047238, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_1
    0x02215e085047238, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16a08604822b, // S_CVT_PK_RTZ_F16_F32 ENC_SOP2 default
    0x01e16a08704822b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0
    0x02016a08804822b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_1
    0x02216a08904822b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16c08a0491a3, // S_ADD_F16 ENC_SOP2 default
    0x01e16c08b0491a3, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0
    0x02016c08c0491a3, // S_ADD_F16 SOP2_INST_LITERAL has_lit_1
    0x02216c08d0491a3, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16c08a04a292, // S_SUB_F16 ENC_SOP2 default
    0x01e16c08b04a292, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0
    0x02016c08c04a292, // S_SUB_F16 SOP2_INST_LITERAL has_lit_1
    0x02216c08d04a292, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16c08a04b250, // S_MIN_F16 ENC_SOP2 default
    0x01e16c08b04b250, // S_MIN_F16 SOP2_INST_LITERAL has_lit_0
    0x02016c08c04b250, // S_MIN_F16 SOP2_INST_LITERAL has_lit_1
    0x02216c08d04b250, // S_MIN_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16c08a04c24c, // S_MAX_F16 ENC_SOP2 default
    0x01e16c08b04c24c, // S_MAX_F16 SOP2_INST_LITERAL has_lit_0
    0x02016c08c04c24c, // S_MAX_F16 SOP2_INST_LITERAL has_lit_1
    0x02216c08d04c24c, // S_MAX_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16c08a04d25d, // S_MUL_F16 ENC_SOP2 default
    0x01e16c08b04d25d, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0
    0x02016c08c04d25d, // S_MUL_F16 SOP2_INST_LITERAL has_lit_1
    0x02216c08d04d25d, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16c08e04e237, // S_FMAC_F16 ENC_SOP2 default
    0x01e16c08f04e237, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0
    0x02016c09004e237, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_1
    0x02216c09104e237, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x026176092000254, // S_MOVK_I32 ENC_SOPK default
    0x02617809300129c, // S_VERSION ENC_SOPK default
    0x0261760940021e7, // S_CMOVK_I32 ENC_SOPK default
    0x0261760950031ea, // S_CMPK_EQ_I32 ENC_SOPK default
    0x0261760950041f2, // S_CMPK_LG_I32 ENC_SOPK default
    0x0261760950051ee, // S_CMPK_GT_I32 ENC_SOPK default
    0x0261760950061ec, // S_CMPK_GE_I32 ENC_SOPK default
    0x0261760950071f4, // S_CMPK_LT_I32 ENC_SOPK default
    0x0261760950081f0, // S_CMPK_LE_I32 ENC_SOPK default
    0x0261760960091eb, // S_CMPK_EQ_U32 ENC_SOPK default
    0x02617609600a1f3, // S_CMPK_LG_U32 ENC_SOPK default
    0x02617609600b1ef, // S_CMPK_GT_U32 ENC_SOPK default
    0x02617609600c1ed, // S_CMPK_GE_U32 ENC_SOPK default
    0x02617609600d1f5, // S_CMPK_LT_U32 ENC_SOPK default
    0x02617609600e1f1, // S_CMPK_LE_U32 ENC_SOPK default
    0x02617609700f1a2, // S_ADDK_I32 ENC_SOPK default
    0x02617609801025c, // S_MULK_I32 ENC_SOPK default
    0x02617a09901123b, // S_GETREG_B32 ENC_SOPK default
    0x02617c09a012289, // S_SETREG_B32 ENC_SOPK default
    0x02817e09b01328a, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x02618009c0141d5, // S_CALL_B64 ENC_SOPK default
    0x0263e009d016290, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x0263e009d017291, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x02617609e0182a2, // S_WAITCNT_VSCNT ENC_SOPK default
    0x02617609e0192a1, // S_WAITCNT_VMCNT ENC_SOPK default
    0x02617609e01a29f, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x02617609e01b2a0, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x02a3c809f0003e1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x02c3c80a00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x02e3cc0a10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x0303cc0a20013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x02e3d00a30023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x0303d00a40023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323c80a50033e8, // V_DUAL_MUL_F32 VOPDXY X default
    0x0303c80a60033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323c80a50043da, // V_DUAL_ADD_F32 VOPDXY X default
    0x0303c80a60043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323c80a50053ea, // V_DUAL_SUB_F32 VOPDXY X default
    0x0303c80a60053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323c80a50063e9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x0303c80a60063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323c80a50073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x0303c80a60073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323d40a70083e6, // V_DUAL_MOV_B32 VOPDXY X default
    0x0303d40a80083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x0343c80a90093dd, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x0363c80aa0093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x0323c80a500a3e4, // V_DUAL_MAX_F32 VOPDXY X default
    0x0303c80a600a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323c80a500b3e5, // V_DUAL_MIN_F32 VOPDXY X default
    0x0303c80a600b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x02a3d80ab00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x02c3d80ac00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x02a3dc0ad00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x02c3dc0ae00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x0383ca0af0003e1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x03a3ca0b00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03c3ce0b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x03e3ce0b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03c3d20b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x03e3d20b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403ca0b30033e8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x03e3ca0b40033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403ca0b30043da, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x03e3ca0b40043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403ca0b30053ea, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x03e3ca0b40053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403ca0b30063e9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x03e3ca0b40063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403ca0b30073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x03e3ca0b40073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403d60b50083e6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x03e3d60b60083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423ca0b70093dd, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x0443ca0b80093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403ca0b300a3e4, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x03e3ca0b400a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403ca0b300b3e5, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x03e3ca0b400b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0383da0b900c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x03a3da0ba00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0383de0bb00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x03a3de0bc00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403ca0bd0103db, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x03e3ca0be0103db, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403ca0bf0113e3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x03e3ca0c00113e3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403ca0bf0123dc, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x03e3ca0c00123dc, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x04633c0c1000349, // V_CMP_F_F16 ENC_VOP3 default
    0x04833e0c2000349, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c3000349, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c4000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c5000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c6000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c100136e, // V_CMP_LT_F16 ENC_VOP3 default
    0x04833e0c200136e, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c300136e, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c400136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c500136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c600136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c1002340, // V_CMP_EQ_F16 ENC_VOP3 default
    0x04833e0c2002340, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c3002340, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c4002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c5002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c6002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c1003362, // V_CMP_LE_F16 ENC_VOP3 default
    0x04833e0c2003362, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c3003362, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c4003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c5003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c6003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c1004359, // V_CMP_GT_F16 ENC_VOP3 default
    0x04833e0c2004359, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c3004359, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c4004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c5004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c6004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c100536b, // V_CMP_LG_F16 ENC_VOP3 default
    0x04833e0c200536b, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c300536b, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c400536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c500536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c600536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c1006350, // V_CMP_GE_F16 ENC_VOP3 default
    0x04833e0c2006350, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c3006350, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c4006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c5006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c6006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c100738f, // V_CMP_O_F16 ENC_VOP3 default
    0x04833e0c200738f, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c300738f, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c400738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c500738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c600738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c1008399, // V_CMP_U_F16 ENC_VOP3 default
    0x04833e0c2008399, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c3008399, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c4008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c5008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c6008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c1009380, // V_CMP_NGE_F16 ENC_VOP3 default
    0x04833e0c2009380, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c3009380, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c4009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c5009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c6009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c100a389, // V_CMP_NLG_F16 ENC_VOP3 default
    0x04833e0c200a389, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c300a389, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c400a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c500a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c600a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c100b383, // V_CMP_NGT_F16 ENC_VOP3 default
    0x04833e0c200b383, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c300b383, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c400b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c500b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c600b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c100c386, // V_CMP_NLE_F16 ENC_VOP3 default
    0x04833e0c200c386, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c300c386, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c400c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c500c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c600c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c100d377, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x04833e0c200d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c300d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c400d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c500d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c600d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c100e38c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x04833e0c200e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c300e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c400e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c500e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c600e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0c100f392, // V_CMP_T_F16 ENC_VOP3 default
    0x04833e0c200f392, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3400c300f392, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0c400f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x04e33c0c500f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x05033c0c600f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c701034a, // V_CMP_F_F32 ENC_VOP3 default
    0x04834a0c801034a, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c901034a, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c701136f, // V_CMP_LT_F32 ENC_VOP3 default
    0x04834a0c801136f, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c901136f, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c7012341, // V_CMP_EQ_F32 ENC_VOP3 default
    0x04834a0c8012341, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c9012341, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c7013363, // V_CMP_LE_F32 ENC_VOP3 default
    0x04834a0c8013363, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c9013363, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c701435a, // V_CMP_GT_F32 ENC_VOP3 default
    0x04834a0c801435a, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c901435a, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c701536c, // V_CMP_LG_F32 ENC_VOP3 default
    0x04834a0c801536c, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c901536c, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c7016351, // V_CMP_GE_F32 ENC_VOP3 default
    0x04834a0c8016351, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c9016351, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c7017390, // V_CMP_O_F32 ENC_VOP3 default
    0x04834a0c8017390, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c9017390, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c701839a, // V_CMP_U_F32 ENC_VOP3 default
    0x04834a0c801839a, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c901839a, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c7019381, // V_CMP_NGE_F32 ENC_VOP3 default
    0x04834a0c8019381, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c9019381, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c701a38a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04834a0c801a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c901a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c701b384, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04834a0c801b384, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c901b384, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c701c387, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04834a0c801c387, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c901c387, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c701d378, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04834a0c801d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c901d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c701e38d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04834a0c801e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c901e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480c701f393, // V_CMP_T_F32 ENC_VOP3 default
    0x04834a0c801f393, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a34c0c901f393, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3480ca01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3480cb01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x0503480cc01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd02034b, // V_CMP_F_F64 ENC_VOP3 default
    0x04c3540ce02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d002034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd021370, // V_CMP_LT_F64 ENC_VOP3 default
    0x04c3540ce021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d0021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd022342, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04c3540ce022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d0022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd023364, // V_CMP_LE_F64 ENC_VOP3 default
    0x04c3540ce023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d0023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd02435b, // V_CMP_GT_F64 ENC_VOP3 default
    0x04c3540ce02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d002435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd02536d, // V_CMP_LG_F64 ENC_VOP3 default
    0x04c3540ce02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d002536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd026352, // V_CMP_GE_F64 ENC_VOP3 default
    0x04c3540ce026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d0026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd027391, // V_CMP_O_F64 ENC_VOP3 default
    0x04c3540ce027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d0027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd02839b, // V_CMP_U_F64 ENC_VOP3 default
    0x04c3540ce02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d002839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd029382, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04c3540ce029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d0029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd02a38b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04c3540ce02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d002a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd02b385, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04c3540ce02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d002b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd02c388, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04c3540ce02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d002c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd02d379, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04c3540ce02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d002d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd02e38e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04c3540ce02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d002e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540cd02f394, // V_CMP_T_F64 ENC_VOP3 default
    0x04c3540ce02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3540cf02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x0503540d002f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580d1031371, // V_CMP_LT_I16 ENC_VOP3 default
    0x04835a0d2031371, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0d3031371, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c3580d4031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04e3580d5031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x0503580d6031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580d1032343, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04835a0d2032343, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0d3032343, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c3580d4032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04e3580d5032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x0503580d6032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580d1033365, // V_CMP_LE_I16 ENC_VOP3 default
    0x04835a0d2033365, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0d3033365, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c3580d4033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04e3580d5033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x0503580d6033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580d103435c, // V_CMP_GT_I16 ENC_VOP3 default
    0x04835a0d203435c, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0d303435c, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c3580d403435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04e3580d503435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x0503580d603435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580d103537a, // V_CMP_NE_I16 ENC_VOP3 default
    0x04835a0d203537a, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0d303537a, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c3580d403537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04e3580d503537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x0503580d603537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580d1036353, // V_CMP_GE_I16 ENC_VOP3 default
    0x04835a0d2036353, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0d3036353, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c3580d4036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04e3580d5036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x0503580d6036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580d7039374, // V_CMP_LT_U16 ENC_VOP3 default
    0x04835a0d8039374, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0d9039374, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c3580da039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04e3580db039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0503580dc039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580d703a346, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04835a0d803a346, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0d903a346, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c3580da03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04e3580db03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0503580dc03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580d703b368, // V_CMP_LE_U16 ENC_VOP3 default
    0x04835a0d803b368, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0d903b368, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c3580da03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04e3580db03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0503580dc03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580d703c35f, // V_CMP_GT_U16 ENC_VOP3 default
    0x04835a0d803c35f, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0d903c35f, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c3580da03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04e3580db03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0503580dc03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580d703d37d, // V_CMP_NE_U16 ENC_VOP3 default
    0x04835a0d803d37d, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0d903d37d, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c3580da03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04e3580db03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0503580dc03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580d703e356, // V_CMP_GE_U16 ENC_VOP3 default
    0x04835a0d803e356, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0d903e356, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c3580da03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04e3580db03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0503580dc03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640dd04034c, // V_CMP_F_I32 ENC_VOP3 default
    0x0483660de04034c, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680df04034c, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e004034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e104034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x0503640e204034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640dd041372, // V_CMP_LT_I32 ENC_VOP3 default
    0x0483660de041372, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680df041372, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e0041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e1041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0503640e2041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640dd042344, // V_CMP_EQ_I32 ENC_VOP3 default
    0x0483660de042344, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680df042344, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e0042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e1042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0503640e2042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640dd043366, // V_CMP_LE_I32 ENC_VOP3 default
    0x0483660de043366, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680df043366, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e0043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e1043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0503640e2043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640dd04435d, // V_CMP_GT_I32 ENC_VOP3 default
    0x0483660de04435d, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680df04435d, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e004435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e104435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0503640e204435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640dd04537b, // V_CMP_NE_I32 ENC_VOP3 default
    0x0483660de04537b, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680df04537b, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e004537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e104537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0503640e204537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640dd046354, // V_CMP_GE_I32 ENC_VOP3 default
    0x0483660de046354, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680df046354, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e0046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e1046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0503640e2046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640dd047395, // V_CMP_T_I32 ENC_VOP3 default
    0x0483660de047395, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680df047395, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e0047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e1047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x0503640e2047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640e304834e, // V_CMP_F_U32 ENC_VOP3 default
    0x0483660e404834e, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680e504834e, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e604834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e704834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x0503640e804834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640e3049375, // V_CMP_LT_U32 ENC_VOP3 default
    0x0483660e4049375, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680e5049375, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e6049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e7049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x0503640e8049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640e304a347, // V_CMP_EQ_U32 ENC_VOP3 default
    0x0483660e404a347, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680e504a347, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e604a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e704a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x0503640e804a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640e304b369, // V_CMP_LE_U32 ENC_VOP3 default
    0x0483660e404b369, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680e504b369, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e604b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e704b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x0503640e804b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640e304c360, // V_CMP_GT_U32 ENC_VOP3 default
    0x0483660e404c360, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680e504c360, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e604c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e704c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x0503640e804c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640e304d37e, // V_CMP_NE_U32 ENC_VOP3 default
    0x0483660e404d37e, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680e504d37e, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e604d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e704d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x0503640e804d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640e304e357, // V_CMP_GE_U32 ENC_VOP3 default
    0x0483660e404e357, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680e504e357, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e604e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e704e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x0503640e804e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640e304f397, // V_CMP_T_U32 ENC_VOP3 default
    0x0483660e404f397, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a3680e504f397, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3640e604f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3640e704f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x0503640e804f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0e905034d, // V_CMP_F_I64 ENC_VOP3 default
    0x04c36c0ea05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0eb05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05036c0ec05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0e9051373, // V_CMP_LT_I64 ENC_VOP3 default
    0x04c36c0ea051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0eb051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05036c0ec051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0e9052345, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04c36c0ea052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0eb052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05036c0ec052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0e9053367, // V_CMP_LE_I64 ENC_VOP3 default
    0x04c36c0ea053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0eb053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05036c0ec053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0e905435e, // V_CMP_GT_I64 ENC_VOP3 default
    0x04c36c0ea05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0eb05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05036c0ec05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0e905537c, // V_CMP_NE_I64 ENC_VOP3 default
    0x04c36c0ea05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0eb05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05036c0ec05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0e9056355, // V_CMP_GE_I64 ENC_VOP3 default
    0x04c36c0ea056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0eb056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05036c0ec056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0e9057396, // V_CMP_T_I64 ENC_VOP3 default
    0x04c36c0ea057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0eb057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05036c0ec057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0ed05834f, // V_CMP_F_U64 ENC_VOP3 default
    0x04c36c0ee05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0ef05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05036c0f005834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0ed059376, // V_CMP_LT_U64 ENC_VOP3 default
    0x04c36c0ee059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0ef059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05036c0f0059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0ed05a348, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04c36c0ee05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0ef05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05036c0f005a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0ed05b36a, // V_CMP_LE_U64 ENC_VOP3 default
    0x04c36c0ee05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0ef05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05036c0f005b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0ed05c361, // V_CMP_GT_U64 ENC_VOP3 default
    0x04c36c0ee05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0ef05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05036c0f005c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0ed05d37f, // V_CMP_NE_U64 ENC_VOP3 default
    0x04c36c0ee05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0ef05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05036c0f005d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0ed05e358, // V_CMP_GE_U64 ENC_VOP3 default
    0x04c36c0ee05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0ef05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05036c0f005e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636c0ed05f398, // V_CMP_T_U64 ENC_VOP3 default
    0x04c36c0ee05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x04e36c0ef05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05036c0f005f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463700c107d33d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0483720c207d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3740c307d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3700c407d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3700c507d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0503700c607d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463760f107e33e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x0483780f207e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a37a0f307e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c3760f407e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04e3760f507e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0503760f607e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637e0f707f33f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04c37e0f807f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04e37e0f907f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05037e0fa07f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb0802ea, // V_CMPX_F_F16 ENC_VOP3 default
    0x0543840fc0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3821000802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb08130f, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0543840fc08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c38210008130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb0822e1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0543840fc0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3821000822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb083303, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0543840fc083303, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd083303, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c382100083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb0842fa, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0543840fc0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3821000842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb08530c, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0543840fc08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05c38210008530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb0862f1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0543840fc0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3821000862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb087330, // V_CMPX_O_F16 ENC_VOP3 default
    0x0543840fc087330, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd087330, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05c382100087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb08833a, // V_CMPX_U_F16 ENC_VOP3 default
    0x0543840fc08833a, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd08833a, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05c38210008833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb089321, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0543840fc089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c382100089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb08a32a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x0543840fc08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05c38210008a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb08b324, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x0543840fc08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c38210008b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb08c327, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x0543840fc08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c38210008c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb08d318, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x0543840fc08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05c38210008d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb08e32d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x0543840fc08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c38210008e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820fb08f333, // V_CMPX_T_F16 ENC_VOP3 default
    0x0543840fc08f333, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563860fd08f333, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583820fe08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3820ff08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x05c38210008f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e1010902eb, // V_CMPX_F_F32 ENC_VOP3 default
    0x0543901020902eb, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563921030902eb, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e1040902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e1050902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e1060902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e101091310, // V_CMPX_LT_F32 ENC_VOP3 default
    0x054390102091310, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x056392103091310, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e104091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e105091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e106091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e1010922e2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0543901020922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563921030922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e1040922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e1050922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e1060922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e101093304, // V_CMPX_LE_F32 ENC_VOP3 default
    0x054390102093304, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x056392103093304, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e104093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e105093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e106093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e1010942fb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0543901020942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563921030942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e1040942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e1050942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e1060942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e10109530d, // V_CMPX_LG_F32 ENC_VOP3 default
    0x05439010209530d, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05639210309530d, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e10409530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e10509530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e10609530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e1010962f2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0543901020962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563921030962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e1040962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e1050962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e1060962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e101097331, // V_CMPX_O_F32 ENC_VOP3 default
    0x054390102097331, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x056392103097331, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e104097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e105097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e106097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e10109833b, // V_CMPX_U_F32 ENC_VOP3 default
    0x05439010209833b, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x05639210309833b, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e10409833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e10509833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e10609833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e101099322, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x054390102099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x056392103099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e104099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e105099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e106099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e10109a32b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05439010209a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05639210309a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e10409a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e10509a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e10609a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e10109b325, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05439010209b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05639210309b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e10409b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e10509b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e10609b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e10109c328, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05439010209c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05639210309c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e10409c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e10509c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e10609c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e10109d319, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05439010209d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x05639210309d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e10409d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e10509d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e10609d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e10109e32e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05439010209e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05639210309e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e10409e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e10509e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e10609e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e10109f334, // V_CMPX_T_F32 ENC_VOP3 default
    0x05439010209f334, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x05639210309f334, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x05838e10409f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x05a38e10509f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x05c38e10609f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070a02ec, // V_CMPX_F_F64 ENC_VOP3 default
    0x05839a1080a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070a1311, // V_CMPX_LT_F64 ENC_VOP3 default
    0x05839a1080a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070a22e3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x05839a1080a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070a3305, // V_CMPX_LE_F64 ENC_VOP3 default
    0x05839a1080a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070a42fc, // V_CMPX_GT_F64 ENC_VOP3 default
    0x05839a1080a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070a530e, // V_CMPX_LG_F64 ENC_VOP3 default
    0x05839a1080a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070a62f3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x05839a1080a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070a7332, // V_CMPX_O_F64 ENC_VOP3 default
    0x05839a1080a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070a833c, // V_CMPX_U_F64 ENC_VOP3 default
    0x05839a1080a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070a9323, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x05839a1080a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070aa32c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x05839a1080aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070ab326, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x05839a1080ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070ac329, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x05839a1080ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070ad31a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x05839a1080ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070ae32f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x05839a1080ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239a1070af335, // V_CMPX_T_F64 ENC_VOP3 default
    0x05839a1080af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x05a39a1090af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x05c39a10a0af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e10b0b1312, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0543a010c0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563a210d0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05839e10e0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05a39e10f0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05c39e1100b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e10b0b22e4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0543a010c0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563a210d0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x05839e10e0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05a39e10f0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05c39e1100b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e10b0b3306, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0543a010c0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563a210d0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05839e10e0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05a39e10f0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05c39e1100b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e10b0b42fd, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0543a010c0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563a210d0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05839e10e0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05a39e10f0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05c39e1100b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e10b0b531b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0543a010c0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563a210d0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05839e10e0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05a39e10f0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05c39e1100b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e10b0b62f4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0543a010c0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563a210d0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05839e10e0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05a39e10f0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05c39e1100b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1110b9315, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0543a01120b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563a21130b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05839e1140b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05a39e1150b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05c39e1160b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1110ba2e7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0543a01120ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563a21130ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x05839e1140ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05a39e1150ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05c39e1160ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1110bb309, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0543a01120bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563a21130bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05839e1140bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05a39e1150bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05c39e1160bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1110bc300, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0543a01120bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563a21130bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05839e1140bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05a39e1150bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05c39e1160bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1110bd31e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0543a01120bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563a21130bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05839e1140bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05a39e1150bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05c39e1160bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1110be2f7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0543a01120be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563a21130be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05839e1140be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05a39e1150be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05c39e1160be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa1170c02ed, // V_CMPX_F_I32 ENC_VOP3 default
    0x0543ac1180c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae1190c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa11a0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa11b0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa11c0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa1170c1313, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0543ac1180c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae1190c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa11a0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa11b0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa11c0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa1170c22e5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0543ac1180c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae1190c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa11a0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa11b0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa11c0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa1170c3307, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0543ac1180c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae1190c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa11a0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa11b0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa11c0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa1170c42fe, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0543ac1180c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae1190c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa11a0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa11b0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa11c0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa1170c531c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0543ac1180c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae1190c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa11a0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa11b0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa11c0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa1170c62f5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0543ac1180c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae1190c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa11a0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa11b0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa11c0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa1170c7336, // V_CMPX_T_I32 ENC_VOP3 default
    0x0543ac1180c7336, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae1190c7336, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa11a0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa11b0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa11c0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa11d0c82ef, // V_CMPX_F_U32 ENC_VOP3 default
    0x0543ac11e0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae11f0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa1200c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa1210c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa1220c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa11d0c9316, // V_CMPX_LT_U32 ENC_VOP3 default
    0x0543ac11e0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae11f0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa1200c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa1210c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa1220c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa11d0ca2e8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x0543ac11e0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae11f0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa1200ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa1210ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa1220ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa11d0cb30a, // V_CMPX_LE_U32 ENC_VOP3 default
    0x0543ac11e0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae11f0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa1200cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa1210cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa1220cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa11d0cc301, // V_CMPX_GT_U32 ENC_VOP3 default
    0x0543ac11e0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae11f0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa1200cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa1210cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa1220cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa11d0cd31f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x0543ac11e0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae11f0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa1200cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa1210cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa1220cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa11d0ce2f8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x0543ac11e0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae11f0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa1200ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa1210ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa1220ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa11d0cf338, // V_CMPX_T_U32 ENC_VOP3 default
    0x0543ac11e0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563ae11f0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583aa1200cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3aa1210cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3aa1220cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21230d02ee, // V_CMPX_F_I64 ENC_VOP3 default
    0x0583b21240d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21250d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3b21260d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21230d1314, // V_CMPX_LT_I64 ENC_VOP3 default
    0x0583b21240d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21250d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3b21260d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21230d22e6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x0583b21240d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21250d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3b21260d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21230d3308, // V_CMPX_LE_I64 ENC_VOP3 default
    0x0583b21240d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21250d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3b21260d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21230d42ff, // V_CMPX_GT_I64 ENC_VOP3 default
    0x0583b21240d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21250d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3b21260d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21230d531d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x0583b21240d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21250d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3b21260d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21230d62f6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x0583b21240d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21250d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3b21260d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21230d7337, // V_CMPX_T_I64 ENC_VOP3 default
    0x0583b21240d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21250d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3b21260d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21270d82f0, // V_CMPX_F_U64 ENC_VOP3 default
    0x0583b21280d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21290d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3b212a0d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21270d9317, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0583b21280d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21290d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3b212a0d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21270da2e9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0583b21280da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21290da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3b212a0da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21270db30b, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0583b21280db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21290db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3b212a0db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21270dc302, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0583b21280dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21290dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3b212a0dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21270dd320, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0583b21280dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21290dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3b212a0dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21270de2f9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0583b21280de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21290de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3b212a0de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b21270df339, // V_CMPX_T_U64 ENC_VOP3 default
    0x0583b21280df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3b21290df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3b212a0df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b60fb0fd2de, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x0543b80fc0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563ba0fd0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583b60fe0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3b60ff0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3b61000fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523bc12b0fe2df, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0543be12c0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563c012d0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583bc12e0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3bc12f0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3bc1300fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c41310ff2e0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0583c41320ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3c41330ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3c41340ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e23613510139d, // V_CNDMASK_B32 ENC_VOP3 default
    0x06023813610139d, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x06223a13710139d, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x06423613810139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06623613910139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06823613a10139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624813b1032c4, // V_ADD_F32 ENC_VOP3 default
    0x04824a13c1032c4, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24c13d1032c4, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24813e1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24813f1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x0502481401032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624813b1044a2, // V_SUB_F32 ENC_VOP3 default
    0x04824a13c1044a2, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24c13d1044a2, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24813e1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24813f1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x0502481401044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624813b10549d, // V_SUBREV_F32 ENC_VOP3 default
    0x04824a13c10549d, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24c13d10549d, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24813e10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24813f10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x05024814010549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462481411063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x04c2481421063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2481431063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x0502481441063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624813b107457, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x04824a13c107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24c13d107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24813e107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24813f107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x050248140107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624813b108459, // V_MUL_F32 ENC_VOP3 default
    0x04824a13c108459, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24c13d108459, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24813e108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24813f108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x050248140108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625014510945f, // V_MUL_I32_I24 ENC_VOP3 default
    0x04825214610945f, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04a25414710945f, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04c25014810945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04e25014910945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05025014a10945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625614510a45c, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x04825814610a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14710a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04c25614810a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04e25614910a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05025614a10a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625014b10b462, // V_MUL_U32_U24 ENC_VOP3 default
    0x04825214c10b462, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04a25414d10b462, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04c25014e10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04e25014f10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05025015010b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625614b10c45e, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x04825814c10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14d10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04c25614e10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04e25614f10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05025615010c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624813b10f447, // V_MIN_F32 ENC_VOP3 default
    0x04824a13c10f447, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24c13d10f447, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24813e10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24813f10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x05024814010f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624813b11042e, // V_MAX_F32 ENC_VOP3 default
    0x04824a13c11042e, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24c13d11042e, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24813e11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24813f11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x05024814011042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625614511144a, // V_MIN_I32 ENC_VOP3 default
    0x04825814611144a, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14711144a, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c25614811144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04e25614911144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x05025614a11144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046256145112431, // V_MAX_I32 ENC_VOP3 default
    0x048258146112431, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a147112431, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c256148112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04e256149112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x05025614a112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625614b11344c, // V_MIN_U32 ENC_VOP3 default
    0x04825814c11344c, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14d11344c, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c25614e11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04e25614f11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x05025615011344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625614b114433, // V_MAX_U32 ENC_VOP3 default
    0x04825814c114433, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14d114433, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c25614e114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04e25614f114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x050256150114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625614b118414, // V_LSHLREV_B32 ENC_VOP3 default
    0x04825814c118414, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14d118414, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c25614e118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04e25614f118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x050256150118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625614b119419, // V_LSHRREV_B32 ENC_VOP3 default
    0x04825814c119419, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14d119419, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c25614e119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04e25614f119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x050256150119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625615111a2d1, // V_ASHRREV_I32 ENC_VOP3 default
    0x04825815211a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a15311a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c25615411a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x04e25615511a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x05025615611a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625614b11b2ce, // V_AND_B32 ENC_VOP3 default
    0x04825814c11b2ce, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14d11b2ce, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c25614e11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04e25614f11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x05025615011b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625614b11c468, // V_OR_B32 ENC_VOP3 default
    0x04825814c11c468, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14d11c468, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c25614e11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e25614f11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x05025615011c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625614b11d4b9, // V_XOR_B32 ENC_VOP3 default
    0x04825814c11d4b9, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14d11d4b9, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c25614e11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e25614f11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x05025615011d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625614b11e4b6, // V_XNOR_B32 ENC_VOP3 default
    0x04825814c11e4b6, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14d11e4b6, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c25614e11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e25614f11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x05025615011e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06a2621571202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x06c2641581202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06e2661591202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x07026215a1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07226215b1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x07426215c1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06a26215712149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x06c26415812149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06e26615912149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x07026215a12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07226215b12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x07426215c12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06a26215712249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x06c26415812249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06e26615912249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x07026215a12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07226215b12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x07426215c12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04625014b1252ca, // V_ADD_NC_U32 ENC_VOP3 default
    0x04825214c1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a25414d1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c25014e1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04e25014f1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0502501501252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625014b1264a6, // V_SUB_NC_U32 ENC_VOP3 default
    0x04825214c1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a25414d1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c25014e1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04e25014f1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0502501501264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625014b12749e, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x04825214c12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a25414d12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c25014e12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04e25014f12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x05025015012749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624814112b3f4, // V_FMAC_F32 ENC_VOP3 default
    0x04824a15d12b3f4, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24c15e12b3f4, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24814212b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24814312b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x05024814412b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627215f12f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x04827416012f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a27616112f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c27216212f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e27216312f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x05027216412f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e1651322c3, // V_ADD_F16 ENC_VOP3 default
    0x0482801661322c3, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2821671322c3, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c27e1681322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04e27e1691322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x05027e16a1322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e1651334a1, // V_SUB_F16 ENC_VOP3 default
    0x0482801661334a1, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2821671334a1, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c27e1681334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04e27e1691334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x05027e16a1334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e16513449c, // V_SUBREV_F16 ENC_VOP3 default
    0x04828016613449c, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a28216713449c, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c27e16813449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x04e27e16913449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x05027e16a13449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e165135458, // V_MUL_F16 ENC_VOP3 default
    0x048280166135458, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a282167135458, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c27e168135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04e27e169135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x05027e16a135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628416b1363f3, // V_FMAC_F16 ENC_VOP3 default
    0x04828616c1363f3, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a28816d1363f3, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c28416e1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04e28416f1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x0502841701363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e16513942d, // V_MAX_F16 ENC_VOP3 default
    0x04828016613942d, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a28216713942d, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c27e16813942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04e27e16913942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x05027e16a13942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e16513a446, // V_MIN_F16 ENC_VOP3 default
    0x04828016613a446, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a28216713a446, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c27e16813a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04e27e16913a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x05027e16a13a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629016513b40d, // V_LDEXP_F16 ENC_VOP3 default
    0x04829216613b40d, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a29416713b40d, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c29016813b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04e29016913b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x05029016a13b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046198171180463, // V_NOP ENC_VOP3 default
    0x0461a0172181452, // V_MOV_B32 ENC_VOP3 default
    0x0481a2173181452, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a4174181452, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c1a0175181452, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0761a8176182488, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0461ac1771833b6, // V_CVT_I32_F64 ENC_VOP3 default
    0x04c1ac1781833b6, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0461b01791843b1, // V_CVT_F64_I32 ENC_VOP3 default
    0x04c1b017a1843b1, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0461b217b1853aa, // V_CVT_F32_I32 ENC_VOP3 default
    0x0481b417c1853aa, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a1b617d1853aa, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b217e1853aa, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0461b217f1863ab, // V_CVT_F32_U32 ENC_VOP3 default
    0x0481b41801863ab, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a1b61811863ab, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b21821863ab, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0461ba1831873c7, // V_CVT_U32_F32 ENC_VOP3 default
    0x0481bc1841873c7, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1851873c7, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1861873c7, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ba1871883b5, // V_CVT_I32_F32 ENC_VOP3 default
    0x0481bc1881883b5, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1891883b5, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba18a1883b5, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461c618b18a3a5, // V_CVT_F16_F32 ENC_VOP3 default
    0x0481c818c18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ca18d18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1c618e18a3a5, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0461d218f18b3a8, // V_CVT_F32_F16 ENC_VOP3 default
    0x0481d419018b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a1d619118b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c1d219218b3a8, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0461d818718c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0481da18818c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1dc18918c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1d818a18c3b8, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461d818718d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0481da18818d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1dc18918d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1d818a18d3b3, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b217b18e3bb, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0481b417c18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x04a1b617d18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x04c1b217e18e3bb, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0461ac19318f3a9, // V_CVT_F32_F64 ENC_VOP3 default
    0x04c1ac19418f3a9, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0461de1951903b0, // V_CVT_F64_F32 ENC_VOP3 default
    0x04c1de1961903b0, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b217f1913ac, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0481b41801913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x04a1b61811913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x04c1b21821913ac, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0461b217f1923ad, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0481b41801923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x04a1b61811923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x04c1b21821923ad, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0461b217f1933ae, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0481b41801933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x04a1b61811933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x04c1b21821933ae, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0461b217f1943af, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0481b41801943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x04a1b61811943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x04c1b21821943af, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0461ac1971953c8, // V_CVT_U32_F64 ENC_VOP3 default
    0x04c1ac1981953c8, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0461b01991963b2, // V_CVT_F64_U32 ENC_VOP3 default
    0x04c1b019a1963b2, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0461e219b1974ad, // V_TRUNC_F64 ENC_VOP3 default
    0x04c1e219c1974ad, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0461e219b1982db, // V_CEIL_F64 ENC_VOP3 default
    0x04c1e219c1982db, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0461e219b19948c, // V_RNDNE_F64 ENC_VOP3 default
    0x04c1e219c19948c, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0461e219b19a3ef, // V_FLOOR_F64 ENC_VOP3 default
    0x04c1e219c19a3ef, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x04619817119b46e, // V_PIPEFLUSH ENC_VOP3 default
    0x0461ea19d19c451, // V_MOV_B16 ENC_VOP3 default
    0x0481ec19e19c451, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a1ee19f19c451, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c1ea1a019c451, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11a03ff, // V_FRACT_F32 ENC_VOP3 default
    0x0481bc1a21a03ff, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31a03ff, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41a03ff, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11a14ac, // V_TRUNC_F32 ENC_VOP3 default
    0x0481bc1a21a14ac, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31a14ac, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41a14ac, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11a22da, // V_CEIL_F32 ENC_VOP3 default
    0x0481bc1a21a22da, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31a22da, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41a22da, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11a348b, // V_RNDNE_F32 ENC_VOP3 default
    0x0481bc1a21a348b, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31a348b, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41a348b, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11a43ee, // V_FLOOR_F32 ENC_VOP3 default
    0x0481bc1a21a43ee, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31a43ee, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41a43ee, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11a53ec, // V_EXP_F32 ENC_VOP3 default
    0x0481bc1a21a53ec, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31a53ec, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41a53ec, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11a7412, // V_LOG_F32 ENC_VOP3 default
    0x0481bc1a21a7412, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31a7412, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41a7412, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11aa485, // V_RCP_F32 ENC_VOP3 default
    0x0481bc1a21aa485, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31aa485, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41aa485, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11ab487, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0481bc1a21ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41ab487, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11ae48e, // V_RSQ_F32 ENC_VOP3 default
    0x0481bc1a21ae48e, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31ae48e, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41ae48e, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0461e219b1af486, // V_RCP_F64 ENC_VOP3 default
    0x04c1e219c1af486, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0461e219b1b148f, // V_RSQ_F64 ENC_VOP3 default
    0x04c1e219c1b148f, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11b3498, // V_SQRT_F32 ENC_VOP3 default
    0x0481bc1a21b3498, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31b3498, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41b3498, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0461e219b1b4499, // V_SQRT_F64 ENC_VOP3 default
    0x04c1e219c1b4499, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11b5496, // V_SIN_F32 ENC_VOP3 default
    0x0481bc1a21b5496, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31b5496, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41b5496, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11b639f, // V_COS_F32 ENC_VOP3 default
    0x0481bc1a21b639f, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31b639f, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41b639f, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0461a01a51b7465, // V_NOT_B32 ENC_VOP3 default
    0x0481a21a61b7465, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a41a71b7465, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c1a01a81b7465, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0461a01721b82d8, // V_BFREV_B32 ENC_VOP3 default
    0x0481a21731b82d8, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a41741b82d8, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c1a01751b82d8, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461a01a91b92dd, // V_CLZ_I32_U32 ENC_VOP3 default
    0x0481a21aa1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a41ab1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c1a01ac1b92dd, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x0461a01a91ba3a0, // V_CTZ_I32_B32 ENC_VOP3 default
    0x0481a21aa1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a41ab1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c1a01ac1ba3a0, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x0461a01ad1bb2dc, // V_CLS_I32 ENC_VOP3 default
    0x0481a21ae1bb2dc, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a41af1bb2dc, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c1a01b01bb2dc, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x0461ac1771bc403, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x04c1ac1781bc403, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0461e219b1bd406, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x04c1e219c1bd406, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0461e219b1be400, // V_FRACT_F64 ENC_VOP3 default
    0x04c1e219c1be400, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d81871bf402, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0481da1881bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1dc1891bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1d818a1bf402, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ba1a11c0405, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0481bc1a21c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1be1a31c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba1a41c0405, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0461a01b11c244d, // V_MOVRELD_B32 ENC_VOP3 default
    0x0481a21b21c244d, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a41b31c244d, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c1a01b41c244d, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0761a01b51c3450, // V_MOVRELS_B32 ENC_VOP3 default
    0x0481a21b21c3450, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a41b31c3450, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x0761a01b51c444f, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0481a21b21c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a41b31c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x0761a01b51c844e, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0481a21b21c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a41b31c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0461f61b61d03a7, // V_CVT_F16_U16 ENC_VOP3 default
    0x0481f81b71d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a1fa1b81d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c1f61b91d03a7, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0461f61ba1d13a6, // V_CVT_F16_I16 ENC_VOP3 default
    0x0481f81bb1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a1fa1bc1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c1f61bd1d13a6, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0462021be1d23c6, // V_CVT_U16_F16 ENC_VOP3 default
    0x0482041bf1d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2061c01d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021c11d23c6, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021c21d33b4, // V_CVT_I16_F16 ENC_VOP3 default
    0x0482041c31d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2061c41d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021c51d33b4, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1c61d4484, // V_RCP_F16 ENC_VOP3 default
    0x0482101c71d4484, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2121c81d4484, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1c91d4484, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1c61d5497, // V_SQRT_F16 ENC_VOP3 default
    0x0482101c71d5497, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2121c81d5497, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1c91d5497, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1c61d648d, // V_RSQ_F16 ENC_VOP3 default
    0x0482101c71d648d, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2121c81d648d, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1c91d648d, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1c61d7411, // V_LOG_F16 ENC_VOP3 default
    0x0482101c71d7411, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2121c81d7411, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1c91d7411, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1c61d83eb, // V_EXP_F16 ENC_VOP3 default
    0x0482101c71d83eb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2121c81d83eb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1c91d83eb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1c61d9404, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0482101c71d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2121c81d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1c91d9404, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021c21da401, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0482041c31da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2061c41da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021c51da401, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1c61db3ed, // V_FLOOR_F16 ENC_VOP3 default
    0x0482101c71db3ed, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2121c81db3ed, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1c91db3ed, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1c61dc2d9, // V_CEIL_F16 ENC_VOP3 default
    0x0482101c71dc2d9, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2121c81dc2d9, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1c91dc2d9, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1c61dd4ab, // V_TRUNC_F16 ENC_VOP3 default
    0x0482101c71dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2121c81dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1c91dd4ab, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1c61de48a, // V_RNDNE_F16 ENC_VOP3 default
    0x0482101c71de48a, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2121c81de48a, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1c91de48a, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1c61df3fe, // V_FRACT_F16 ENC_VOP3 default
    0x0482101c71df3fe, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2121c81df3fe, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1c91df3fe, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1c61e0495, // V_SIN_F16 ENC_VOP3 default
    0x0482101c71e0495, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2121c81e0495, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1c91e0495, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1c61e139e, // V_COS_F16 ENC_VOP3 default
    0x0482101c71e139e, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2121c81e139e, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1c91e139e, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x04621a1ca1e2494, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x04821c1cb1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a21e1cc1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c21a1cd1e2494, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0462021c21e33b9, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0482041c31e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2061c41e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021c51e33b9, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021be1e43ba, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0482041bf1e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2061c01e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021c11e43ba, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0461ea1ce1e9464, // V_NOT_B16 ENC_VOP3 default
    0x0481ec1cf1e9464, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a1ee1d01e9464, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c1ea1d11e9464, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x04622a1d21ea3b7, // V_CVT_I32_I16 ENC_VOP3 default
    0x04822c1d31ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a22e1d41ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c22a1d51ea3b7, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04622a1d61eb3c9, // V_CVT_U32_U16 ENC_VOP3 default
    0x04822c1d71eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a22e1d81eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c22a1d91eb3c9, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0462981da2093f7, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x04829a1db2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1dc2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981dd2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2981de2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x0502981df2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782981e02093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2981e12093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2981e22093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2981e32093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629e1e420a41d, // V_MAD_I32_I24 ENC_VOP3 default
    0x0482a01e520a41d, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04a2a21e620a41d, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04c29e1e720a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04e29e1e820a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05029e1e920a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07829e1ea20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07a29e1eb20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c29e1ec20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e29e1ed20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629e1ee20b421, // V_MAD_U32_U24 ENC_VOP3 default
    0x0482a01ef20b421, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04a2a21f020b421, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04c29e1f120b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04e29e1f220b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05029e1f320b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07829e1f420b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07a29e1f520b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c29e1f620b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e29e1f720b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981da20c3a1, // V_CUBEID_F32 ENC_VOP3 default
    0x04829a1db20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1dc20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981dd20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2981de20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x0502981df20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782981e020c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2981e120c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2981e220c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2981e320c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981da20d3a3, // V_CUBESC_F32 ENC_VOP3 default
    0x04829a1db20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1dc20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981dd20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2981de20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x0502981df20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782981e020d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2981e120d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2981e220d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2981e320d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981da20e3a4, // V_CUBETC_F32 ENC_VOP3 default
    0x04829a1db20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1dc20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981dd20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2981de20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x0502981df20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782981e020e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2981e120e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2981e220e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2981e320e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981da20f3a2, // V_CUBEMA_F32 ENC_VOP3 default
    0x04829a1db20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1dc20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981dd20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2981de20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0502981df20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782981e020f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2981e120f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2981e220f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2981e320f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f82102d5, // V_BFE_U32 ENC_VOP3 default
    0x0482a61f92102d5, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa2102d5, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a42002102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a42012102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a42022112d4, // V_BFE_I32 ENC_VOP3 default
    0x0482a62032112d4, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a82042112d4, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a42052112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2a42062112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0502a42072112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a42082112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07a2a42092112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a420a2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a420b2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f82122d6, // V_BFI_B32 ENC_VOP3 default
    0x0482a61f92122d6, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa2122d6, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a42002122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a42012122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981da2133f9, // V_FMA_F32 ENC_VOP3 default
    0x04829a1db2133f9, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1dc2133f9, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981dd2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2981de2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0502981df2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782981e02133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2981e12133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2981e22133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2981e32133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462aa20c2143fa, // V_FMA_F64 ENC_VOP3 default
    0x04c2aa20d2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04e2aa20e2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0502aa20f2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782aa2102143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07a2aa2112143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2aa2122143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2aa2132143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a4214215410, // V_LERP_U8 ENC_VOP3 default
    0x0482a6215215410, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x04a2a8216215410, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04c2a4217215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04e2a4218215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0502a4219215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a421a215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07a2a421b215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a421c215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a421d215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ac21e2162cb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0482ae21f2162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2b02202162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2ac2212162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2ac2222162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0502ac2232162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782ac2242162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07a2ac2252162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2ac2262162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2ac2272162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ac21e2172cc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0482ae21f2172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2b02202172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2ac2212172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2ac2222172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0502ac2232172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782ac2242172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07a2ac2252172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2ac2262172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2ac2272172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981da218456, // V_MULLIT_F32 ENC_VOP3 default
    0x04829a1db218456, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1dc218456, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981dd218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2981de218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x0502981df218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782981e0218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2981e1218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2981e2218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2981e3218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981da21943d, // V_MIN3_F32 ENC_VOP3 default
    0x04829a1db21943d, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1dc21943d, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981dd21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2981de21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x0502981df21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782981e021943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2981e121943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2981e221943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2981e321943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a422821a43f, // V_MIN3_I32 ENC_VOP3 default
    0x0482a622921a43f, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a822a21a43f, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a422b21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2a422c21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0502a422d21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a422e21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07a2a422f21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a423021a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a423121a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f821b441, // V_MIN3_U32 ENC_VOP3 default
    0x0482a61f921b441, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa21b441, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a420021b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a420121b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981da21c424, // V_MAX3_F32 ENC_VOP3 default
    0x04829a1db21c424, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1dc21c424, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981dd21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2981de21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x0502981df21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782981e021c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2981e121c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2981e221c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2981e321c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a422821d426, // V_MAX3_I32 ENC_VOP3 default
    0x0482a622921d426, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a822a21d426, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a422b21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2a422c21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0502a422d21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a422e21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07a2a422f21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a423021d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a423121d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f821e428, // V_MAX3_U32 ENC_VOP3 default
    0x0482a61f921e428, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa21e428, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a420021e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a420121e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981da21f437, // V_MED3_F32 ENC_VOP3 default
    0x04829a1db21f437, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1dc21f437, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981dd21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2981de21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x0502981df21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782981e021f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2981e121f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2981e221f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2981e321f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a4228220439, // V_MED3_I32 ENC_VOP3 default
    0x0482a6229220439, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a822a220439, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a422b220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2a422c220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0502a422d220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a422e220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07a2a422f220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a4230220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a4231220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f822143b, // V_MED3_U32 ENC_VOP3 default
    0x0482a61f922143b, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa22143b, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a420022143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a420122143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629e232222493, // V_SAD_U8 ENC_VOP3 default
    0x0482a0233222493, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04a2a2234222493, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04c29e235222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04e29e236222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x05029e237222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07829e238222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07a29e239222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c29e23a222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e29e23b222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629e232223490, // V_SAD_HI_U8 ENC_VOP3 default
    0x0482a0233223490, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04a2a2234223490, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04c29e235223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04e29e236223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x05029e237223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07829e238223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07a29e239223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c29e23a223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e29e23b223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629e23c224491, // V_SAD_U16 ENC_VOP3 default
    0x0482a023d224491, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2a223e224491, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c29e23f224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04e29e240224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x05029e241224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07829e242224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07a29e243224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c29e244224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e29e245224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629e1f8225492, // V_SAD_U32 ENC_VOP3 default
    0x0482a01f9225492, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a21fa225492, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c29e1fb225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04e29e1fc225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x05029e1fd225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07829e1fe225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07a29e1ff225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c29e200225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e29e201225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b22462263c5, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0482b42472263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2b62482263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2b22492263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2b224a2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0502b224b2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782b224c2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2b224d2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2b224e2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2b224f2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981da2273cb, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04c2981dd2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2981de2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0502981df2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782981e02273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2981e12273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2981e22273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2981e32273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462aa20c2283cc, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x04c2aa20d2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04e2aa20e2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0502aa20f2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782aa2102283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07a2aa2112283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2aa2122283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2aa2132283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0802982502373cd, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0822982512373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0842982522373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0862982532373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0882982542373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x08a2982552373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08c2982562373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08e2982572373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0802aa2582383ce, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0822aa2592383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0842aa25a2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0862aa25b2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0882aa25c2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x08a2aa25d2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08c2aa25e2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08e2aa25f2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629e214239455, // V_MSAD_U8 ENC_VOP3 default
    0x0482a0215239455, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04a2a2216239455, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04c29e217239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04e29e218239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x05029e219239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07829e21a239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07a29e21b239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c29e21c239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e29e21d239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b826023a483, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x04c2b826123a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04e2b826223a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0502b826323a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782b826423a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07a2b826523a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2b826623a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2b826723a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b826023b453, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x04c2b826123b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04e2b826223b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0502b826323b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782b826423b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07a2b826523b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2b826623b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2b826723b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0902ba26823d454, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0922ba26923d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0942ba26a23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0962ba26b23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a41f82404b7, // V_XOR3_B32 ENC_VOP3 default
    0x0482a61f92404b7, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa2404b7, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a42002404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a42012404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462bc26c24141f, // V_MAD_U16 ENC_VOP3 default
    0x0482be26d24141f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c026e24141f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2bc26f24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2bc27024141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0502bc27124141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782bc27224141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07a2bc27324141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2bc27424141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2bc27524141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a427624446d, // V_PERM_B32 ENC_VOP3 default
    0x0482a627724446d, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a827824446d, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a427924446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2a427a24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0502a427b24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a427c24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07a2a427d24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a427e24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a427f24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f82454b5, // V_XAD_U32 ENC_VOP3 default
    0x0482a61f92454b5, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa2454b5, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a42002454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a42012454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f8246416, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0482a61f9246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a4200246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a4201246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f82472c6, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0482a61f92472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa2472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a42002472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a42012472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462c22802483f8, // V_FMA_F16 ENC_VOP3 default
    0x0482c42812483f8, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c62822483f8, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2c22832483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2c22842483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0502c22852483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782c22862483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07a2c22872483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2c22882483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2c22892483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462c228024943c, // V_MIN3_F16 ENC_VOP3 default
    0x0482c428124943c, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c628224943c, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2c228324943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2c228424943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x0502c228524943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782c228624943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07a2c228724943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2c228824943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2c228924943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462bc28a24a43e, // V_MIN3_I16 ENC_VOP3 default
    0x0482be28b24a43e, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c028c24a43e, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2bc28d24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2bc28e24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0502bc28f24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782bc29024a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07a2bc29124a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2bc29224a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2bc29324a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462bc26c24b440, // V_MIN3_U16 ENC_VOP3 default
    0x0482be26d24b440, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c026e24b440, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2bc26f24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2bc27024b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0502bc27124b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782bc27224b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07a2bc27324b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2bc27424b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2bc27524b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462c228024c423, // V_MAX3_F16 ENC_VOP3 default
    0x0482c428124c423, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c628224c423, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2c228324c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2c228424c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x0502c228524c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782c228624c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07a2c228724c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2c228824c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2c228924c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462bc28a24d425, // V_MAX3_I16 ENC_VOP3 default
    0x0482be28b24d425, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c028c24d425, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2bc28d24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2bc28e24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0502bc28f24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782bc29024d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07a2bc29124d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2bc29224d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2bc29324d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462bc26c24e427, // V_MAX3_U16 ENC_VOP3 default
    0x0482be26d24e427, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c026e24e427, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2bc26f24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2bc27024e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0502bc27124e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782bc27224e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07a2bc27324e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2bc27424e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2bc27524e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462c228024f436, // V_MED3_F16 ENC_VOP3 default
    0x0482c428124f436, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c628224f436, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2c228324f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2c228424f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x0502c228524f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782c228624f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07a2c228724f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2c228824f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2c228924f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462bc28a250438, // V_MED3_I16 ENC_VOP3 default
    0x0482be28b250438, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c028c250438, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2bc28d250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2bc28e250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0502bc28f250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782bc290250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07a2bc291250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2bc292250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2bc293250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462bc26c25143a, // V_MED3_U16 ENC_VOP3 default
    0x0482be26d25143a, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c026e25143a, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2bc26f25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2bc27025143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0502bc27125143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782bc27225143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07a2bc27325143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2bc27425143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2bc27525143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462bc28a25341b, // V_MAD_I16 ENC_VOP3 default
    0x0482be28b25341b, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c028c25341b, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2bc28d25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2bc28e25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0502bc28f25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782bc29025341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07a2bc29125341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2bc29225341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2bc29325341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462c22802543ca, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0482c42812543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c62822543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2c22832543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2c22842543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0502c22852543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782c22862543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07a2c22872543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2c22882543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2c22892543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f82552c0, // V_ADD3_U32 ENC_VOP3 default
    0x0482a61f92552c0, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa2552c0, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a42002552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a42012552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f8256417, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0482a61f9256417, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa256417, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a4200256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a4201256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f82572cf, // V_AND_OR_B32 ENC_VOP3 default
    0x0482a61f92572cf, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa2572cf, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a42002572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a42012572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f8258466, // V_OR3_B32 ENC_VOP3 default
    0x0482a61f9258466, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa258466, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a4200258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a4201258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462c8294259420, // V_MAD_U32_U16 ENC_VOP3 default
    0x0482ca295259420, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2cc296259420, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2c8297259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2c8298259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0502c8299259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782c829a259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07a2c829b259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2c829c259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2c829d259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462c829e25a41c, // V_MAD_I32_I16 ENC_VOP3 default
    0x0482ca29f25a41c, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2cc2a025a41c, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2c82a125a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2c82a225a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0502c82a325a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782c82a425a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07a2c82a525a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2c82a625a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2c82a725a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0982ce2a825b46a, // V_PERMLANE16_B32 ENC_VOP3 default
    0x09a2ce2a925b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x09c2ce2aa25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x09e2ce2ab25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0982ce2a825c46c, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x09a2ce2a925c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x09c2ce2aa25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x09e2ce2ab25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x05e2d02ac25d39c, // V_CNDMASK_B16 ENC_VOP3 default
    0x0602d22ad25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x0622d42ae25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x0642d02af25d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x0662d02b025d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x0682d02b125d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462981da25e42a, // V_MAXMIN_F32 ENC_VOP3 default
    0x04829a1db25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1dc25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981dd25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2981de25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x0502981df25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782981e025e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2981e125e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2981e225e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2981e325e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981da25f443, // V_MINMAX_F32 ENC_VOP3 default
    0x04829a1db25f443, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1dc25f443, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981dd25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2981de25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x0502981df25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782981e025f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x07a2981e125f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2981e225f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2981e325f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462c2280260429, // V_MAXMIN_F16 ENC_VOP3 default
    0x0482c4281260429, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c6282260429, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2c2283260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2c2284260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x0502c2285260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782c2286260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x07a2c2287260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2c2288260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2c2289260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462c2280261442, // V_MINMAX_F16 ENC_VOP3 default
    0x0482c4281261442, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c6282261442, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2c2283261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2c2284261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x0502c2285261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782c2286261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x07a2c2287261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2c2288261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2c2289261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f826242c, // V_MAXMIN_U32 ENC_VOP3 default
    0x0482a61f926242c, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa26242c, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a420026242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a420126242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a41f8263445, // V_MINMAX_U32 ENC_VOP3 default
    0x0482a61f9263445, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a81fa263445, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a41fb263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a41fc263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a41fd263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a41fe263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07a2a41ff263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a4200263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a4201263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a422826442b, // V_MAXMIN_I32 ENC_VOP3 default
    0x0482a622926442b, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a822a26442b, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a422b26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2a422c26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x0502a422d26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a422e26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x07a2a422f26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a423026442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a423126442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a4228265444, // V_MINMAX_I32 ENC_VOP3 default
    0x0482a6229265444, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a822a265444, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a422b265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2a422c265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x0502a422d265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782a422e265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x07a2a422f265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2a4230265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2a4231265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462d62b22663d3, // V_DOT2_F16_F16 ENC_VOP3 default
    0x0482d82b32663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2da2b42663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2d62b52663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2d62b62663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x0502d62b72663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782d62b82663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x07a2d62b92663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2d62ba2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2d62bb2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462dc2bc2673d2, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x0482de2bd2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04a2e02be2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04c2dc2bf2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x04e2dc2c02673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x0502dc2c12673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0782dc2c22673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x07a2dc2c32673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07c2dc2c42673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07e2dc2c52673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a02e22c62fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0a22e22c72fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a42e22c82fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a62e22c92fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a82e22ca2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0aa2e22cb2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ac2e22cc2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0ae2e22cd2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a02e42ce2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0a22e42cf2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a42e42d02fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a62e42d12fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a82e42d22fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0aa2e42d32fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ac2e42d42fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0ae2e42d52fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a02e62d62fe422, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0a22e62d72fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a42e62d82fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a62e62d92fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a82e62da2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0aa2e62db2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ac2e62dc2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0ae2e62dd2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a02e62de2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0a22e62df2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a42e62e02ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a62e62e12ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a82e62e22ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0aa2e62e32ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ac2e62e42ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0ae2e62e52ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a02e82e63002c2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0b02ea2e73002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b22ec2e83002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a22e82e93002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a42e82ea3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a62e82eb3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a02e82e63014a0, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0b02ea2e73014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b22ec2e83014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a22e82e93014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a42e82ea3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a62e82eb3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a02e82e630249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0b02ea2e730249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b22ec2e830249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a22e82e930249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a42e82ea30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a62e82eb30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462ee2ec3032c9, // V_ADD_NC_U16 ENC_VOP3 default
    0x0482f02ed3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f22ee3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ee2ef3032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2ee2f03032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0502ee2f13032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ee2ec3044a5, // V_SUB_NC_U16 ENC_VOP3 default
    0x0482f02ed3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f22ee3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ee2ef3044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2ee2f03044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0502ee2f13044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f42ec305460, // V_MUL_LO_U16 ENC_VOP3 default
    0x0482f62ed305460, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f82ee305460, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f42ef305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2f42f0305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x0502f42f1305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa2f23063bc, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0482fc2f33063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2fe2f43063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2fa2f53063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2fa2f63063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0502fa2f73063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa2f83073c3, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0482fc2f93073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2fe2fa3073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2fa2fb3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2fa2fc3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0502fa2fd3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f42ec309432, // V_MAX_U16 ENC_VOP3 default
    0x0482f62ed309432, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f82ee309432, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f42ef309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2f42f0309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x0502f42f1309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f42fe30a430, // V_MAX_I16 ENC_VOP3 default
    0x0482f62ff30a430, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f830030a430, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f430130a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2f430230a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x0502f430330a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f42ec30b44b, // V_MIN_U16 ENC_VOP3 default
    0x0482f62ed30b44b, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f82ee30b44b, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f42ef30b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2f42f030b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x0502f42f130b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f42fe30c449, // V_MIN_I16 ENC_VOP3 default
    0x0482f62ff30c449, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f830030c449, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f430130c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2f430230c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x0502f430330c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ee2fe30d2c7, // V_ADD_NC_I16 ENC_VOP3 default
    0x0482f02ff30d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f230030d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ee30130d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2ee30230d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x0502ee30330d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ee2fe30e4a3, // V_SUB_NC_I16 ENC_VOP3 default
    0x0482f02ff30e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f230030e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ee30130e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2ee30230e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x0502ee30330e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046300304311469, // V_PACK_B32_F16 ENC_VOP3 default
    0x048302305311469, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a304306311469, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c300307311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04e300308311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x050300309311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630030a3123be, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x04830230b3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a30430c3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c30030d3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04e30030e3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x05030030f3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463003103133c0, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x0483023113133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3043123133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3003133133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3003143133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x0503003153133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630631631c40e, // V_LDEXP_F32 ENC_VOP3 default
    0x04830831731c40e, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a30a31831c40e, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c30631931c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04e30631a31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x05030631b31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c14b31d2d7, // V_BFM_B32 ENC_VOP3 default
    0x04825814c31d2d7, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14d31d2d7, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c30c14e31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04e30c14f31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x05030c15031d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c14b31e2d3, // V_BCNT_U32_B32 ENC_VOP3 default
    0x04825814c31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14d31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c30c14e31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04e30c14f31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05030c15031e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c14b31f435, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x04825814c31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14d31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c30c14e31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04e30c14f31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05030c15031f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c14b320434, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x04825814c320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a14d320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c30c14e320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04e30c14f320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05030c150320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa2f23213bf, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0482fc2f33213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2fe2f43213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2fa2f53213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2fa2f63213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0502fa2f73213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa2f83223c1, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0482fc2f93223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2fe2fa3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2fa2fb3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2fa2fc3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0502fa2fd3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c31c3233c4, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x04825831d3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a31e3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c30c31f3233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04e30c3203233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x05030c3213233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c3223243bd, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0482583233243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a25a3243243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c30c3253243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04e30c3263243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x05030c3273243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630e1453254a4, // V_SUB_NC_I32 ENC_VOP3 default
    0x0482521463254a4, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2541473254a4, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c30e1483254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04e30e1493254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x05030e14a3254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630e1453262c8, // V_ADD_NC_I32 ENC_VOP3 default
    0x0482521463262c8, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2541473262c8, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c30e1483262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04e30e1493262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x05030e14a3262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463103283272c5, // V_ADD_F64 ENC_VOP3 default
    0x04c3103293272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x04e31032a3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x05031032b3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631032832845a, // V_MUL_F64 ENC_VOP3 default
    0x04c31032932845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x04e31032a32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x05031032b32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046310328329448, // V_MIN_F64 ENC_VOP3 default
    0x04c310329329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x04e31032a329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x05031032b329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631032832a42f, // V_MAX_F64 ENC_VOP3 default
    0x04c31032932a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x04e31032a32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x05031032b32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631232c32b40f, // V_LDEXP_F64 ENC_VOP3 default
    0x04c31232d32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x04e31232e32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x05031232f32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c14b32c461, // V_MUL_LO_U32 ENC_VOP3 default
    0x04c30c14e32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04e30c14f32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x05030c15032c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c14b32d45d, // V_MUL_HI_U32 ENC_VOP3 default
    0x04c30c14e32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04e30c14f32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x05030c15032d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c14532e45b, // V_MUL_HI_I32 ENC_VOP3 default
    0x04c30c14832e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04e30c14932e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x05030c14a32e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631233032f4aa, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04c31233132f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x04e31233232f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x05031233332f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f42ec338413, // V_LSHLREV_B16 ENC_VOP3 default
    0x0482f62ed338413, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f82ee338413, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f42ef338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04e2f42f0338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x0502f42f1338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f42ec339418, // V_LSHRREV_B16 ENC_VOP3 default
    0x0482f62ed339418, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f82ee339418, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f42ef339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04e2f42f0339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x0502f42f1339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f433433a2d0, // V_ASHRREV_I16 ENC_VOP3 default
    0x0482f633533a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f833633a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f433733a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2f433833a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x0502f433933a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b431433a33c415, // V_LSHLREV_B64 ENC_VOP3 default
    0x0b631433b33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0b831433c33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0b431433a33d41a, // V_LSHRREV_B64 ENC_VOP3 default
    0x0b631433b33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0b831433c33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0b431433d33e2d2, // V_ASHRREV_I64 ENC_VOP3 default
    0x0b631433e33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0b831433f33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0ba316340360489, // V_READLANE_B32 ENC_VOP3 default
    0x0bc30c3413614b4, // V_WRITELANE_B32 ENC_VOP3 default
    0x0be30c3423614b4, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0462f42ec3622cd, // V_AND_B16 ENC_VOP3 default
    0x0482f62ed3622cd, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f82ee3622cd, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f42ef3622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x04e2f42f03622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x0502f42f13622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f42ec363467, // V_OR_B16 ENC_VOP3 default
    0x0482f62ed363467, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f82ee363467, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f42ef363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x04e2f42f0363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x0502f42f1363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f42ec3644b8, // V_XOR_B16 ENC_VOP3 default
    0x0482f62ed3644b8, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f82ee3644b8, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f42ef3644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x04e2f42f03644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x0502f42f13644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c000034300004e, // DS_ADD_U32 ENC_DS default
    0x0c00003430010bf, // DS_SUB_U32 ENC_DS default
    0x0c00003430020a7, // DS_RSUB_U32 ENC_DS default
    0x0c000034300306d, // DS_INC_U32 ENC_DS default
    0x0c0000343004063, // DS_DEC_U32 ENC_DS default
    0x0c0000344005090, // DS_MIN_I32 ENC_DS default
    0x0c0000344006084, // DS_MAX_I32 ENC_DS default
    0x0c0000343007098, // DS_MIN_U32 ENC_DS default
    0x0c000034300808c, // DS_MAX_U32 ENC_DS default
    0x0c0000345009050, // DS_AND_B32 ENC_DS default
    0x0c000034500a0a0, // DS_OR_B32 ENC_DS default
    0x0c000034500b0c3, // DS_XOR_B32 ENC_DS default
    0x0c000234600c09a, // DS_MSKOR_B32 ENC_DS default
    0x0c000034700d0b7, // DS_STORE_B32 ENC_DS default
    0x0c000434800e0af, // DS_STORE_2ADDR_B32 ENC_DS default
    0x0c000434800f0b1, // DS_STORE_2ADDR_STRIDE64_B32 ENC_DS default
    0x0c0002346010057, // DS_CMPSTORE_B32 ENC_DS default
    0x0c0002349011059, // DS_CMPSTORE_F32 ENC_DS default
    0x0c000034a01208e, // DS_MIN_F32 ENC_DS default
    0x0c000034a013082, // DS_MAX_F32 ENC_DS default
    0x0c000617101409e, // DS_NOP ENC_DS default
    0x0c000034a015049, // DS_ADD_F32 ENC_DS default
    0x0c200834b018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x0c200a34c019066, // DS_GWS_INIT ENC_DS default
    0x0c200834b01a06a, // DS_GWS_SEMA_V ENC_DS default
    0x0c200a34c01b067, // DS_GWS_SEMA_BR ENC_DS default
    0x0c200834b01c068, // DS_GWS_SEMA_P ENC_DS default
    0x0c200a34c01d065, // DS_GWS_BARRIER ENC_DS default
    0x0c000034d01e0b9, // DS_STORE_B8 ENC_DS default
    0x0c000c34e01f0b5, // DS_STORE_B16 ENC_DS default
    0x0c000e34f02004c, // DS_ADD_RTN_U32 ENC_DS default
    0x0c000e34f0210bd, // DS_SUB_RTN_U32 ENC_DS default
    0x0c000e34f0220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0x0c000e34f02306b, // DS_INC_RTN_U32 ENC_DS default
    0x0c000e34f024061, // DS_DEC_RTN_U32 ENC_DS default
    0x0c000e350025094, // DS_MIN_RTN_I32 ENC_DS default
    0x0c000e350026088, // DS_MAX_RTN_I32 ENC_DS default
    0x0c000e34f027096, // DS_MIN_RTN_U32 ENC_DS default
    0x0c000e34f02808a, // DS_MAX_RTN_U32 ENC_DS default
    0x0c000e351029052, // DS_AND_RTN_B32 ENC_DS default
    0x0c000e35102a0a2, // DS_OR_RTN_B32 ENC_DS default
    0x0c000e35102b0c5, // DS_XOR_RTN_B32 ENC_DS default
    0x0c001035202c09c, // DS_MSKOR_RTN_B32 ENC_DS default
    0x0c000e35102d0ad, // DS_STOREXCHG_RTN_B32 ENC_DS default
    0x0c001235302e0a9, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_DS default
    0x0c001235302f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_DS default
    0x0c001035203005b, // DS_CMPSTORE_RTN_B32 ENC_DS default
    0x0c001035403105d, // DS_CMPSTORE_RTN_F32 ENC_DS default
    0x0c000e355032092, // DS_MIN_RTN_F32 ENC_DS default
    0x0c000e355033086, // DS_MAX_RTN_F32 ENC_DS default
    0x0c00103520340c2, // DS_WRAP_RTN_B32 ENC_DS default
    0x0c00143560350c1, // DS_SWIZZLE_B32 ENC_DS default
    0x0c0016357036075, // DS_LOAD_B32 ENC_DS default
    0x0c001835803706f, // DS_LOAD_2ADDR_B32 ENC_DS default
    0x0c0018358038071, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_DS default
    0x0c0016359039079, // DS_LOAD_I8 ENC_DS default
    0x0c001635a03a07f, // DS_LOAD_U8 ENC_DS default
    0x0c001635b03b078, // DS_LOAD_I16 ENC_DS default
    0x0c001635c03c07c, // DS_LOAD_U16 ENC_DS default
    0x0c001a35d03d060, // DS_CONSUME ENC_DS default
    0x0c001a35d03e054, // DS_APPEND ENC_DS default
    0x0c201c35e03f09f, // DS_ORDERED_COUNT ENC_DS default
    0x0c001e35f04004f, // DS_ADD_U64 ENC_DS default
    0x0c001e35f0410c0, // DS_SUB_U64 ENC_DS default
    0x0c001e35f0420a8, // DS_RSUB_U64 ENC_DS default
    0x0c001e35f04306e, // DS_INC_U64 ENC_DS default
    0x0c001e35f044064, // DS_DEC_U64 ENC_DS default
    0x0c001e360045091, // DS_MIN_I64 ENC_DS default
    0x0c001e360046085, // DS_MAX_I64 ENC_DS default
    0x0c001e35f047099, // DS_MIN_U64 ENC_DS default
    0x0c001e35f04808d, // DS_MAX_U64 ENC_DS default
    0x0c001e361049051, // DS_AND_B64 ENC_DS default
    0x0c001e36104a0a1, // DS_OR_B64 ENC_DS default
    0x0c001e36104b0c4, // DS_XOR_B64 ENC_DS default
    0x0c002036204c09b, // DS_MSKOR_B64 ENC_DS default
    0x0c001e36304d0b8, // DS_STORE_B64 ENC_DS default
    0x0c002236404e0b0, // DS_STORE_2ADDR_B64 ENC_DS default
    0x0c002236404f0b2, // DS_STORE_2ADDR_STRIDE64_B64 ENC_DS default
    0x0c0020362050058, // DS_CMPSTORE_B64 ENC_DS default
    0x0c002436505105a, // DS_CMPSTORE_F64 ENC_DS default
    0x0c002636605208f, // DS_MIN_F64 ENC_DS default
    0x0c0026366053083, // DS_MAX_F64 ENC_DS default
    0x0c002836706004d, // DS_ADD_RTN_U64 ENC_DS default
    0x0c00283670610be, // DS_SUB_RTN_U64 ENC_DS default
    0x0c00283670620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0x0c002836706306c, // DS_INC_RTN_U64 ENC_DS default
    0x0c0028367064062, // DS_DEC_RTN_U64 ENC_DS default
    0x0c0028368065095, // DS_MIN_RTN_I64 ENC_DS default
    0x0c0028368066089, // DS_MAX_RTN_I64 ENC_DS default
    0x0c0028367067097, // DS_MIN_RTN_U64 ENC_DS default
    0x0c002836706808b, // DS_MAX_RTN_U64 ENC_DS default
    0x0c0028369069053, // DS_AND_RTN_B64 ENC_DS default
    0x0c002836906a0a3, // DS_OR_RTN_B64 ENC_DS default
    0x0c002836906b0c6, // DS_XOR_RTN_B64 ENC_DS default
    0x0c002a36a06c09d, // DS_MSKOR_RTN_B64 ENC_DS default
    0x0c002836906d0ae, // DS_STOREXCHG_RTN_B64 ENC_DS default
    0x0c002c36b06e0aa, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_DS default
    0x0c002c36b06f0ac, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_DS default
    0x0c002a36a07005c, // DS_CMPSTORE_RTN_B64 ENC_DS default
    0x0c002e36c07105e, // DS_CMPSTORE_RTN_F64 ENC_DS default
    0x0c003036d072093, // DS_MIN_RTN_F64 ENC_DS default
    0x0c003036d073087, // DS_MAX_RTN_F64 ENC_DS default
    0x0c003236e076076, // DS_LOAD_B64 ENC_DS default
    0x0c003436f077070, // DS_LOAD_2ADDR_B64 ENC_DS default
    0x0c003436f078072, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_DS default
    0x0c000e35507904b, // DS_ADD_RTN_F32 ENC_DS default
    0x0c203637007a04a, // DS_ADD_GS_REG_RTN ENC_DS default
    0x0c203637007b0bc, // DS_SUB_GS_REG_RTN ENC_DS default
    0x0c002836907e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x0c00003710a00ba, // DS_STORE_B8_D16_HI ENC_DS default
    0x0c00003720a10b6, // DS_STORE_B16_D16_HI ENC_DS default
    0x0c00163730a2080, // DS_LOAD_U8_D16 ENC_DS default
    0x0c00163730a3081, // DS_LOAD_U8_D16_HI ENC_DS default
    0x0c00163740a407a, // DS_LOAD_I8_D16 ENC_DS default
    0x0c00163740a507b, // DS_LOAD_I8_D16_HI ENC_DS default
    0x0c00163750a607d, // DS_LOAD_U16_D16 ENC_DS default
    0x0c00163750a707e, // DS_LOAD_U16_D16_HI ENC_DS default
    0x0c00383760ad056, // DS_BVH_STACK_RTN_B32 ENC_DS default
    0x0c003a3770b00b3, // DS_STORE_ADDTID_B32 ENC_DS default
    0x0c001a3780b1073, // DS_LOAD_ADDTID_B32 ENC_DS default
    0x0c003c3790b20a4, // DS_PERMUTE_B32 ENC_DS default
    0x0c003c3790b3055, // DS_BPERMUTE_B32 ENC_DS default
    0x0c003e37a0de0bb, // DS_STORE_B96 ENC_DS default
    0x0c004037b0df0b4, // DS_STORE_B128 ENC_DS default
    0x0c004237c0fe077, // DS_LOAD_B96 ENC_DS default
    0x0c004437d0ff074, // DS_LOAD_B128 ENC_DS default
    0x0c404837e0100f3, // FLAT_LOAD_U8 ENC_FLAT default
    0x0c607c37f010196, // SCRATCH_LOAD_U8 ENC_FLAT_SCRATCH default
    0x0c8060380010129, // GLOBAL_LOAD_U8 ENC_FLAT_GLOBAL default
    0x0c40483810110f1, // FLAT_LOAD_I8 ENC_FLAT default
    0x0c607c382011194, // SCRATCH_LOAD_I8 ENC_FLAT_SCRATCH default
    0x0c8060383011127, // GLOBAL_LOAD_I8 ENC_FLAT_GLOBAL default
    0x0c40483840120f2, // FLAT_LOAD_U16 ENC_FLAT default
    0x0c607c385012195, // SCRATCH_LOAD_U16 ENC_FLAT_SCRATCH default
    0x0c8060386012128, // GLOBAL_LOAD_U16 ENC_FLAT_GLOBAL default
    0x0c40483870130f0, // FLAT_LOAD_I16 ENC_FLAT default
    0x0c607c388013193, // SCRATCH_LOAD_I16 ENC_FLAT_SCRATCH default
    0x0c8060389013126, // GLOBAL_LOAD_I16 ENC_FLAT_GLOBAL default
    0x0c404838a0140e7, // FLAT_LOAD_B32 ENC_FLAT default
    0x0c607c38b01418a, // SCRATCH_LOAD_B32 ENC_FLAT_SCRATCH default
    0x0c806038c01411d, // GLOBAL_LOAD_B32 ENC_FLAT_GLOBAL default
    0x0c404a38d0150e8, // FLAT_LOAD_B64 ENC_FLAT default
    0x0c607e38e01518b, // SCRATCH_LOAD_B64 ENC_FLAT_SCRATCH default
    0x0c806238f01511e, // GLOBAL_LOAD_B64 ENC_FLAT_GLOBAL default
    0x0c404c3900160e9, // FLAT_LOAD_B96 ENC_FLAT default
    0x0c608039101618c, // SCRATCH_LOAD_B96 ENC_FLAT_SCRATCH default
    0x0c806439201611f, // GLOBAL_LOAD_B96 ENC_FLAT_GLOBAL default
    0x0c404e3930170e6, // FLAT_LOAD_B128 ENC_FLAT default
    0x0c6082394017189, // SCRATCH_LOAD_B128 ENC_FLAT_SCRATCH default
    0x0c806639501711c, // GLOBAL_LOAD_B128 ENC_FLAT_GLOBAL default
    0x0c40503960180f8, // FLAT_STORE_B8 ENC_FLAT default
    0x0c608439701819b, // SCRATCH_STORE_B8 ENC_FLAT_SCRATCH default
    0x0c806839801812f, // GLOBAL_STORE_B8 ENC_FLAT_GLOBAL default
    0x0c40503990190f5, // FLAT_STORE_B16 ENC_FLAT default
    0x0c608439a019198, // SCRATCH_STORE_B16 ENC_FLAT_SCRATCH default
    0x0c806839b01912c, // GLOBAL_STORE_B16 ENC_FLAT_GLOBAL default
    0x0c405039c01a0f6, // FLAT_STORE_B32 ENC_FLAT default
    0x0c608439d01a199, // SCRATCH_STORE_B32 ENC_FLAT_SCRATCH default
    0x0c806839e01a12d, // GLOBAL_STORE_B32 ENC_FLAT_GLOBAL default
    0x0c405239f01b0f7, // FLAT_STORE_B64 ENC_FLAT default
    0x0c60863a001b19a, // SCRATCH_STORE_B64 ENC_FLAT_SCRATCH default
    0x0c806a3a101b12e, // GLOBAL_STORE_B64 ENC_FLAT_GLOBAL default
    0x0c40543a201c0f9, // FLAT_STORE_B96 ENC_FLAT default
    0x0c60883a301c19c, // SCRATCH_STORE_B96 ENC_FLAT_SCRATCH default
    0x0c806c3a401c130, // GLOBAL_STORE_B96 ENC_FLAT_GLOBAL default
    0x0c40563a501d0f4, // FLAT_STORE_B128 ENC_FLAT default
    0x0c608a3a601d197, // SCRATCH_STORE_B128 ENC_FLAT_SCRATCH default
    0x0c806e3a701d12b, // GLOBAL_STORE_B128 ENC_FLAT_GLOBAL default
    0x0c404837e01e0ef, // FLAT_LOAD_D16_U8 ENC_FLAT default
    0x0c607c37f01e192, // SCRATCH_LOAD_D16_U8 ENC_FLAT_SCRATCH default
    0x0c806038001e125, // GLOBAL_LOAD_D16_U8 ENC_FLAT_GLOBAL default
    0x0c404838101f0ee, // FLAT_LOAD_D16_I8 ENC_FLAT default
    0x0c607c38201f191, // SCRATCH_LOAD_D16_I8 ENC_FLAT_SCRATCH default
    0x0c806038301f124, // GLOBAL_LOAD_D16_I8 ENC_FLAT_GLOBAL default
    0x0c40483a80200ea, // FLAT_LOAD_D16_B16 ENC_FLAT default
    0x0c607c3a902018d, // SCRATCH_LOAD_D16_B16 ENC_FLAT_SCRATCH default
    0x0c80603aa020120, // GLOBAL_LOAD_D16_B16 ENC_FLAT_GLOBAL default
    0x0c404837e0210ed, // FLAT_LOAD_D16_HI_U8 ENC_FLAT default
    0x0c607c37f021190, // SCRATCH_LOAD_D16_HI_U8 ENC_FLAT_SCRATCH default
    0x0c8060380021123, // GLOBAL_LOAD_D16_HI_U8 ENC_FLAT_GLOBAL default
    0x0c40483810220ec, // FLAT_LOAD_D16_HI_I8 ENC_FLAT default
    0x0c607c38202218f, // SCRATCH_LOAD_D16_HI_I8 ENC_FLAT_SCRATCH default
    0x0c8060383022122, // GLOBAL_LOAD_D16_HI_I8 ENC_FLAT_GLOBAL default
    0x0c40483a80230eb, // FLAT_LOAD_D16_HI_B16 ENC_FLAT default
    0x0c607c3a902318e, // SCRATCH_LOAD_D16_HI_B16 ENC_FLAT_SCRATCH default
    0x0c80603aa023121, // GLOBAL_LOAD_D16_HI_B16 ENC_FLAT_GLOBAL default
    0x0c40503960240fb, // FLAT_STORE_D16_HI_B8 ENC_FLAT default
    0x0c608439702419e, // SCRATCH_STORE_D16_HI_B8 ENC_FLAT_SCRATCH default
    0x0c8068398024132, // GLOBAL_STORE_D16_HI_B8 ENC_FLAT_GLOBAL default
    0x0c40503990250fa, // FLAT_STORE_D16_HI_B16 ENC_FLAT default
    0x0c608439a02519d, // SCRATCH_STORE_D16_HI_B16 ENC_FLAT_SCRATCH default
    0x0c806839b025131, // GLOBAL_STORE_D16_HI_B16 ENC_FLAT_GLOBAL default
    0x0c80703ab02811b, // GLOBAL_LOAD_ADDTID_B32 ENC_FLAT_GLOBAL default
    0x0c80723ac02912a, // GLOBAL_STORE_ADDTID_B32 ENC_FLAT_GLOBAL default
    0x0c40583ad0330e2, // FLAT_ATOMIC_SWAP_B32 ENC_FLAT default
    0x0c80743ae033117, // GLOBAL_ATOMIC_SWAP_B32 ENC_FLAT_GLOBAL default
    0x0c405a3af0340cd, // FLAT_ATOMIC_CMPSWAP_B32 ENC_FLAT default
    0x0c80763b0034101, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_FLAT_GLOBAL default
    0x0c40583b10350c9, // FLAT_ATOMIC_ADD_U32 ENC_FLAT default
    0x0c80743b20350fd, // GLOBAL_ATOMIC_ADD_U32 ENC_FLAT_GLOBAL default
    0x0c40583b10360e0, // FLAT_ATOMIC_SUB_U32 ENC_FLAT default
    0x0c80743b2036115, // GLOBAL_ATOMIC_SUB_U32 ENC_FLAT_GLOBAL default
    0x0c80743b2037104, // GLOBAL_ATOMIC_CSUB_U32 ENC_FLAT_GLOBAL default
    0x0c40583b30380da, // FLAT_ATOMIC_MIN_I32 ENC_FLAT default
    0x0c80743b403810f, // GLOBAL_ATOMIC_MIN_I32 ENC_FLAT_GLOBAL default
    0x0c40583b10390dc, // FLAT_ATOMIC_MIN_U32 ENC_FLAT default
    0x0c80743b2039111, // GLOBAL_ATOMIC_MIN_U32 ENC_FLAT_GLOBAL default
    0x0c40583b303a0d5, // FLAT_ATOMIC_MAX_I32 ENC_FLAT default
    0x0c80743b403a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_FLAT_GLOBAL default
    0x0c40583b103b0d7, // FLAT_ATOMIC_MAX_U32 ENC_FLAT default
    0x0c80743b203b10c, // GLOBAL_ATOMIC_MAX_U32 ENC_FLAT_GLOBAL default
    0x0c40583ad03c0cb, // FLAT_ATOMIC_AND_B32 ENC_FLAT default
    0x0c80743ae03c0ff, // GLOBAL_ATOMIC_AND_B32 ENC_FLAT_GLOBAL default
    0x0c40583ad03d0de, // FLAT_ATOMIC_OR_B32 ENC_FLAT default
    0x0c80743ae03d113, // GLOBAL_ATOMIC_OR_B32 ENC_FLAT_GLOBAL default
    0x0c40583ad03e0e4, // FLAT_ATOMIC_XOR_B32 ENC_FLAT default
    0x0c80743ae03e119, // GLOBAL_ATOMIC_XOR_B32 ENC_FLAT_GLOBAL default
    0x0c40583b103f0d2, // FLAT_ATOMIC_INC_U32 ENC_FLAT default
    0x0c80743b203f107, // GLOBAL_ATOMIC_INC_U32 ENC_FLAT_GLOBAL default
    0x0c40583b10400d0, // FLAT_ATOMIC_DEC_U32 ENC_FLAT default
    0x0c80743b2040105, // GLOBAL_ATOMIC_DEC_U32 ENC_FLAT_GLOBAL default
    0x0c405c3b50410e3, // FLAT_ATOMIC_SWAP_B64 ENC_FLAT default
    0x0c80783b6041118, // GLOBAL_ATOMIC_SWAP_B64 ENC_FLAT_GLOBAL default
    0x0c405e3b70420ce, // FLAT_ATOMIC_CMPSWAP_B64 ENC_FLAT default
    0x0c807a3b8042102, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_FLAT_GLOBAL default
    0x0c405c3b90430ca, // FLAT_ATOMIC_ADD_U64 ENC_FLAT default
    0x0c80783ba0430fe, // GLOBAL_ATOMIC_ADD_U64 ENC_FLAT_GLOBAL default
    0x0c405c3b90440e1, // FLAT_ATOMIC_SUB_U64 ENC_FLAT default
    0x0c80783ba044116, // GLOBAL_ATOMIC_SUB_U64 ENC_FLAT_GLOBAL default
    0x0c405c3bb0450db, // FLAT_ATOMIC_MIN_I64 ENC_FLAT default
    0x0c80783bc045110, // GLOBAL_ATOMIC_MIN_I64 ENC_FLAT_GLOBAL default
    0x0c405c3b90460dd, // FLAT_ATOMIC_MIN_U64 ENC_FLAT default
    0x0c80783ba046112, // GLOBAL_ATOMIC_MIN_U64 ENC_FLAT_GLOBAL default
    0x0c405c3bb0470d6, // FLAT_ATOMIC_MAX_I64 ENC_FLAT default
    0x0c80783bc04710b, // GLOBAL_ATOMIC_MAX_I64 ENC_FLAT_GLOBAL default
    0x0c405c3b90480d8, // FLAT_ATOMIC_MAX_U64 ENC_FLAT default
    0x0c80783ba04810d, // GLOBAL_ATOMIC_MAX_U64 ENC_FLAT_GLOBAL default
    0x0c405c3b50490cc, // FLAT_ATOMIC_AND_B64 ENC_FLAT default
    0x0c80783b6049100, // GLOBAL_ATOMIC_AND_B64 ENC_FLAT_GLOBAL default
    0x0c405c3b504a0df, // FLAT_ATOMIC_OR_B64 ENC_FLAT default
    0x0c80783b604a114, // GLOBAL_ATOMIC_OR_B64 ENC_FLAT_GLOBAL default
    0x0c405c3b504b0e5, // FLAT_ATOMIC_XOR_B64 ENC_FLAT default
    0x0c80783b604b11a, // GLOBAL_ATOMIC_XOR_B64 ENC_FLAT_GLOBAL default
    0x0c405c3b904c0d3, // FLAT_ATOMIC_INC_U64 ENC_FLAT default
    0x0c80783ba04c108, // GLOBAL_ATOMIC_INC_U64 ENC_FLAT_GLOBAL default
    0x0c405c3b904d0d1, // FLAT_ATOMIC_DEC_U64 ENC_FLAT default
    0x0c80783ba04d106, // GLOBAL_ATOMIC_DEC_U64 ENC_FLAT_GLOBAL default
    0x0c405a3bd0500cf, // FLAT_ATOMIC_CMPSWAP_F32 ENC_FLAT default
    0x0c80763be050103, // GLOBAL_ATOMIC_CMPSWAP_F32 ENC_FLAT_GLOBAL default
    0x0c40583bf0510d9, // FLAT_ATOMIC_MIN_F32 ENC_FLAT default
    0x0c80743c005110e, // GLOBAL_ATOMIC_MIN_F32 ENC_FLAT_GLOBAL default
    0x0c40583bf0520d4, // FLAT_ATOMIC_MAX_F32 ENC_FLAT default
    0x0c80743c0052109, // GLOBAL_ATOMIC_MAX_F32 ENC_FLAT_GLOBAL default
    0x0c40583bf0560c8, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x0c80743c00560fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLOBAL default
    0x0ca12c3c1000030, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x0ca12e3c2001031, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x0ca1303c3002032, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x0ca1323c4003033, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x0ca12c3c5004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x0ca12e3c6005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x0ca1303c7006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x0ca1323c8007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x0ca12c3c1008026, // BUFFER_LOAD_D16_FORMAT_X ENC_MUBUF default
    0x0ca12c3c9009027, // BUFFER_LOAD_D16_FORMAT_XY ENC_MUBUF default
    0x0ca12e3ca00a028, // BUFFER_LOAD_D16_FORMAT_XYZ ENC_MUBUF default
    0x0ca12e3cb00b029, // BUFFER_LOAD_D16_FORMAT_XYZW ENC_MUBUF default
    0x0ca12c3c500c03e, // BUFFER_STORE_D16_FORMAT_X ENC_MUBUF default
    0x0ca12c3cc00d03f, // BUFFER_STORE_D16_FORMAT_XY ENC_MUBUF default
    0x0ca12e3cd00e040, // BUFFER_STORE_D16_FORMAT_XYZ ENC_MUBUF default
    0x0ca12e3ce00f041, // BUFFER_STORE_D16_FORMAT_XYZW ENC_MUBUF default
    0x0ca12c3cf010037, // BUFFER_LOAD_U8 ENC_MUBUF default
    0x0ca12c3d0011035, // BUFFER_LOAD_I8 ENC_MUBUF default
    0x0ca12c3d1012036, // BUFFER_LOAD_U16 ENC_MUBUF default
    0x0ca12c3d2013034, // BUFFER_LOAD_I16 ENC_MUBUF default
    0x0ca12c3d3014022, // BUFFER_LOAD_B32 ENC_MUBUF default
    0x0ca12e3d4015023, // BUFFER_LOAD_B64 ENC_MUBUF default
    0x0ca1303d5016024, // BUFFER_LOAD_B96 ENC_MUBUF default
    0x0ca1323d6017021, // BUFFER_LOAD_B128 ENC_MUBUF default
    0x0ca12c3d701803c, // BUFFER_STORE_B8 ENC_MUBUF default
    0x0ca12c3d8019039, // BUFFER_STORE_B16 ENC_MUBUF default
    0x0ca12c3d901a03a, // BUFFER_STORE_B32 ENC_MUBUF default
    0x0ca12e3da01b03b, // BUFFER_STORE_B64 ENC_MUBUF default
    0x0ca1303db01c03d, // BUFFER_STORE_B96 ENC_MUBUF default
    0x0ca1323dc01d038, // BUFFER_STORE_B128 ENC_MUBUF default
    0x0ca12c3dd01e02f, // BUFFER_LOAD_D16_U8 ENC_MUBUF default
    0x0ca12c3de01f02e, // BUFFER_LOAD_D16_I8 ENC_MUBUF default
    0x0ca12c3df020025, // BUFFER_LOAD_D16_B16 ENC_MUBUF default
    0x0ca12c3dd02102d, // BUFFER_LOAD_D16_HI_U8 ENC_MUBUF default
    0x0ca12c3de02202c, // BUFFER_LOAD_D16_HI_I8 ENC_MUBUF default
    0x0ca12c3df02302a, // BUFFER_LOAD_D16_HI_B16 ENC_MUBUF default
    0x0ca12c3d7024043, // BUFFER_STORE_D16_HI_B8 ENC_MUBUF default
    0x0ca12c3d8025042, // BUFFER_STORE_D16_HI_B16 ENC_MUBUF default
    0x0ca12c3c102602b, // BUFFER_LOAD_D16_HI_FORMAT_X ENC_MUBUF default
    0x0ca12c3c5027044, // BUFFER_STORE_D16_HI_FORMAT_X ENC_MUBUF default
    0x0ca13417102b01f, // BUFFER_GL0_INV ENC_MUBUF default
    0x0ca13417102c020, // BUFFER_GL1_INV ENC_MUBUF default
    0x0ca12c3e003301b, // BUFFER_ATOMIC_SWAP_B32 ENC_MUBUF default
    0x0ca12e3e1034005, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_MUBUF default
    0x0ca12c3e2035001, // BUFFER_ATOMIC_ADD_U32 ENC_MUBUF default
    0x0ca12c3e2036019, // BUFFER_ATOMIC_SUB_U32 ENC_MUBUF default
    0x0ca12c3e2037008, // BUFFER_ATOMIC_CSUB_U32 ENC_MUBUF default
    0x0ca12c3e3038013, // BUFFER_ATOMIC_MIN_I32 ENC_MUBUF default
    0x0ca12c3e2039015, // BUFFER_ATOMIC_MIN_U32 ENC_MUBUF default
    0x0ca12c3e303a00e, // BUFFER_ATOMIC_MAX_I32 ENC_MUBUF default
    0x0ca12c3e203b010, // BUFFER_ATOMIC_MAX_U32 ENC_MUBUF default
    0x0ca12c3e003c003, // BUFFER_ATOMIC_AND_B32 ENC_MUBUF default
    0x0ca12c3e003d017, // BUFFER_ATOMIC_OR_B32 ENC_MUBUF default
    0x0ca12c3e003e01d, // BUFFER_ATOMIC_XOR_B32 ENC_MUBUF default
    0x0ca12c3e203f00b, // BUFFER_ATOMIC_INC_U32 ENC_MUBUF default
    0x0ca12c3e2040009, // BUFFER_ATOMIC_DEC_U32 ENC_MUBUF default
    0x0ca12e3e404101c, // BUFFER_ATOMIC_SWAP_B64 ENC_MUBUF default
    0x0ca1323e5042006, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_MUBUF default
    0x0ca12e3e6043002, // BUFFER_ATOMIC_ADD_U64 ENC_MUBUF default
    0x0ca12e3e604401a, // BUFFER_ATOMIC_SUB_U64 ENC_MUBUF default
    0x0ca12e3e7045014, // BUFFER_ATOMIC_MIN_I64 ENC_MUBUF default
    0x0ca12e3e6046016, // BUFFER_ATOMIC_MIN_U64 ENC_MUBUF default
    0x0ca12e3e704700f, // BUFFER_ATOMIC_MAX_I64 ENC_MUBUF default
    0x0ca12e3e6048011, // BUFFER_ATOMIC_MAX_U64 ENC_MUBUF default
    0x0ca12e3e4049004, // BUFFER_ATOMIC_AND_B64 ENC_MUBUF default
    0x0ca12e3e404a018, // BUFFER_ATOMIC_OR_B64 ENC_MUBUF default
    0x0ca12e3e404b01e, // BUFFER_ATOMIC_XOR_B64 ENC_MUBUF default
    0x0ca12e3e604c00c, // BUFFER_ATOMIC_INC_U64 ENC_MUBUF default
    0x0ca12e3e604d00a, // BUFFER_ATOMIC_DEC_U64 ENC_MUBUF default
    0x0ca12e3e8050007, // BUFFER_ATOMIC_CMPSWAP_F32 ENC_MUBUF default
    0x0ca12c3e9051012, // BUFFER_ATOMIC_MIN_F32 ENC_MUBUF default
    0x0ca12c3e905200d, // BUFFER_ATOMIC_MAX_F32 ENC_MUBUF default
    0x0ca12c3e9056000, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x0cc1243ea0002b4, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x0cc1263eb0012b5, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x0cc1283ec0022b6, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x0cc12a3ed0032b7, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x0cc1243ee0042bc, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x0cc1263ef0052bd, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x0cc1283f00062be, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x0cc12a3f10072bf, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x0cc1243ea0082b0, // TBUFFER_LOAD_D16_FORMAT_X ENC_MTBUF default
    0x0cc1243f20092b1, // TBUFFER_LOAD_D16_FORMAT_XY ENC_MTBUF default
    0x0cc1263f300a2b2, // TBUFFER_LOAD_D16_FORMAT_XYZ ENC_MTBUF default
    0x0cc1263f400b2b3, // TBUFFER_LOAD_D16_FORMAT_XYZW ENC_MTBUF default
    0x0cc1243ee00c2b8, // TBUFFER_STORE_D16_FORMAT_X ENC_MTBUF default
    0x0cc1243f500d2b9, // TBUFFER_STORE_D16_FORMAT_XY ENC_MTBUF default
    0x0cc1263f600e2ba, // TBUFFER_STORE_D16_FORMAT_XYZ ENC_MTBUF default
    0x0cc1263f700f2bb, // TBUFFER_STORE_D16_FORMAT_XYZW ENC_MTBUF default
    0x0ce0903f8000154, // IMAGE_LOAD ENC_MIMG default
    0x0d00923f9000154, // IMAGE_LOAD MIMG_NSA1 has_nsa
    0x0ce0943f8001155, // IMAGE_LOAD_MIP ENC_MIMG default
    0x0d00963f9001155, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa
    0x0ce0983f8002158, // IMAGE_LOAD_PCK ENC_MIMG default
    0x0d009a3f9002158, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa
    0x0ce0983f8003159, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x0d009a3f9003159, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa
    0x0ce09c3f8004156, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x0d009e3f9004156, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa
    0x0ce09c3f8005157, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x0d009e3f9005157, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa
    0x0ce0903fa006183, // IMAGE_STORE ENC_MIMG default
    0x0d00923fb006183, // IMAGE_STORE MIMG_NSA1 has_nsa
    0x0ce0943fa007184, // IMAGE_STORE_MIP ENC_MIMG default
    0x0d00963fb007184, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa
    0x0ce0983fa008186, // IMAGE_STORE_PCK ENC_MIMG default
    0x0d009a3fb008186, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa
    0x0ce09c3fa009185, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x0d009e3fb009185, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa
    0x0ce0a03fc00a13c, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x0d00a23fd00a13c, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa
    0x0ce0a43fe00b135, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x0d00a63ff00b135, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa
    0x0ce0a040000c133, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x0d00a240100c133, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa
    0x0ce0a040000d13b, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x0d00a240100d13b, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa
    0x0ce0a040200e13a, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x0d00a240300e13a, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa
    0x0ce0a040000f13e, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x0d00a240100f13e, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa
    0x0ce0a0402010139, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x0d00a2403010139, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa
    0x0ce0a040001113d, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x0d00a240101113d, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa
    0x0ce0a03fc012134, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x0d00a23fd012134, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa
    0x0ce0a03fc013138, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x0d00a23fd013138, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa
    0x0ce0a03fc01413f, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x0d00a23fd01413f, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa
    0x0ce0a0400015137, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x0d00a2401015137, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa
    0x0ce0a0400016136, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x0d00a2401016136, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa
    0x0ce0a8404017153, // IMAGE_GET_RESINFO ENC_MIMG default
    0x0d00aa405017153, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa
    0x0ce0ac3f801815a, // IMAGE_MSAA_LOAD ENC_MIMG default
    0x0d00ae3f901815a, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa
    0x0d20b0406019141, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0x0d40b2407019141, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa
    0x0d20b440801a140, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0x0d40b640901a140, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa
    0x0ce0b840a01b15b, // IMAGE_SAMPLE ENC_MIMG default
    0x0d00ba40b01b15b, // IMAGE_SAMPLE MIMG_NSA1 has_nsa
    0x0ce0bc40c01c176, // IMAGE_SAMPLE_D ENC_MIMG default
    0x0d00be40d01c176, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa
    0x0ce0c040e01d17e, // IMAGE_SAMPLE_L ENC_MIMG default
    0x0d00c240f01d17e, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa
    0x0ce0c440e01e15c, // IMAGE_SAMPLE_B ENC_MIMG default
    0x0d00c640f01e15c, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa
    0x0ce0b840a01f17f, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x0d00ba40b01f17f, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa
    0x0ce0c440e020160, // IMAGE_SAMPLE_C ENC_MIMG default
    0x0d00c640f020160, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa
    0x0ce0c8410021169, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x0d00ca411021169, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa
    0x0ce0cc412022171, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x0d00ce413022171, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa
    0x0ce0d0412023163, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x0d00d2413023163, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa
    0x0ce0c440e024172, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x0d00c640f024172, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa
    0x0ce0c440e025182, // IMAGE_SAMPLE_O ENC_MIMG default
    0x0d00c640f025182, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa
    0x0ce0c841002617c, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x0d00ca41102617c, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa
    0x0ce0cc412027181, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x0d00ce413027181, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa
    0x0ce0d041202815f, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x0d00d241302815f, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa
    0x0ce0c440e029180, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x0d00c640f029180, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa
    0x0ce0d041202a175, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x0d00d241302a175, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa
    0x0ce0d441402b16f, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x0d00d641502b16f, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa
    0x0ce0d841602c174, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x0d00da41702c174, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa
    0x0ce0dc41602d166, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x0d00de41702d166, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa
    0x0ce0d041202e173, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x0d00d241302e173, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa
    0x0ce0e040a02f142, // IMAGE_GATHER4 ENC_MIMG default
    0x0d00e240b02f142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa
    0x0ce0e440e03014e, // IMAGE_GATHER4_L ENC_MIMG default
    0x0d00e640f03014e, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa
    0x0ce0e840e031144, // IMAGE_GATHER4_B ENC_MIMG default
    0x0d00ea40f031144, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa
    0x0ce0e040a03214f, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x0d00e240b03214f, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa
    0x0ce0e840e033146, // IMAGE_GATHER4_C ENC_MIMG default
    0x0d00ea40f033146, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa
    0x0ce0e840e03414c, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x0d00ea40f03414c, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa
    0x0ce0e840e035151, // IMAGE_GATHER4_O ENC_MIMG default
    0x0d00ea40f035151, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa
    0x0ce0e840e036150, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x0d00ea40f036150, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa
    0x0ce0ec41203714d, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x0d00ee41303714d, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa
    0x0ce0f040a038152, // IMAGE_GET_LOD ENC_MIMG default
    0x0d00f240b038152, // IMAGE_GET_LOD MIMG_NSA1 has_nsa
    0x0ce0f441803917b, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0x0d00f641903917b, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa
    0x0ce0f841a03a16e, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0x0d00fa41b03a16e, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa
    0x0ce0f841a03b17d, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0x0d00fa41b03b17d, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa
    0x0ce0fc40c03c170, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0x0d00fe40d03c170, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa
    0x0ce0c040e040161, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x0d00c240f040161, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa
    0x0ce100410041177, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x0d0102411041177, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa
    0x0ce0cc41204215d, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x0d00ce41304215d, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa
    0x0ce0cc412043167, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x0d00ce413043167, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa
    0x0ce10441404416a, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x0d010641504416a, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa
    0x0ce0d8416045164, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x0d00da417045164, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa
    0x0ce0cc412046162, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x0d00ce413046162, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa
    0x0ce104414047179, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x0d0106415047179, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa
    0x0ce0d841604815e, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x0d00da41704815e, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa
    0x0ce0d8416049168, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x0d00da417049168, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa
    0x0ce10841c04a16c, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x0d010a41d04a16c, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa
    0x0ce10c41804b165, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x0d010e41904b165, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa
    0x0ce11040c05416b, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0x0d011240d05416b, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa
    0x0ce11040c05517a, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0x0d011240d05517a, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa
    0x0ce11441005616d, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0x0d011641105616d, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa
    0x0ce11841a05f178, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0x0d011a41b05f178, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa
    0x0ce0e440e060147, // IMAGE_GATHER4_CL ENC_MIMG default
    0x0d00e640f060147, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa
    0x0ce11c412061145, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x0d011e413061145, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa
    0x0ce11c41206214a, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x0d011e41306214a, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa
    0x0ce11c41206314b, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x0d011e41306314b, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa
    0x0ce0ec412064148, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x0d00ee413064148, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa
    0x0ce120416065149, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x0d0122417065149, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa
    0x0ce0e040a090143, // IMAGE_GATHER4H ENC_MIMG default
    0x0d00e240b090143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa
    0x0d613641e000241, // S_LOAD_B32 ENC_SMEM default
    0x0d613841f001243, // S_LOAD_B64 ENC_SMEM default
    0x0d613a42000223f, // S_LOAD_B128 ENC_SMEM default
    0x0d613c421003240, // S_LOAD_B256 ENC_SMEM default
    0x0d613e422004242, // S_LOAD_B512 ENC_SMEM default
    0x0d61404230081d2, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0d61424240091d4, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0d614442500a1d0, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0d614642600b1d1, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0d614842700c1d3, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0d613417102023c, // S_GL1_INV ENC_SMEM default
    0x0d613417102122d, // S_DCACHE_INV ENC_SMEM default
    0x0d614a4280221b7, // S_ATC_PROBE ENC_SMEM default
    0x0d614c4290231b8, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0d804642a0000c7, // EXP ENC_EXP default
    0x0da34242b000349, // V_CMP_F_F16 ENC_VOPC default
    0x0dc34442c000349, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d000349, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e000349, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b00136e, // V_CMP_LT_F16 ENC_VOPC default
    0x0dc34442c00136e, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d00136e, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e00136e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b002340, // V_CMP_EQ_F16 ENC_VOPC default
    0x0dc34442c002340, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d002340, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e002340, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b003362, // V_CMP_LE_F16 ENC_VOPC default
    0x0dc34442c003362, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d003362, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e003362, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b004359, // V_CMP_GT_F16 ENC_VOPC default
    0x0dc34442c004359, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d004359, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e004359, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b00536b, // V_CMP_LG_F16 ENC_VOPC default
    0x0dc34442c00536b, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d00536b, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e00536b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b006350, // V_CMP_GE_F16 ENC_VOPC default
    0x0dc34442c006350, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d006350, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e006350, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b00738f, // V_CMP_O_F16 ENC_VOPC default
    0x0dc34442c00738f, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d00738f, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e00738f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b008399, // V_CMP_U_F16 ENC_VOPC default
    0x0dc34442c008399, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d008399, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e008399, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b009380, // V_CMP_NGE_F16 ENC_VOPC default
    0x0dc34442c009380, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d009380, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e009380, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b00a389, // V_CMP_NLG_F16 ENC_VOPC default
    0x0dc34442c00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e00a389, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b00b383, // V_CMP_NGT_F16 ENC_VOPC default
    0x0dc34442c00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e00b383, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b00c386, // V_CMP_NLE_F16 ENC_VOPC default
    0x0dc34442c00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e00c386, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b00d377, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0dc34442c00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e00d377, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b00e38c, // V_CMP_NLT_F16 ENC_VOPC default
    0x0dc34442c00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e00e38c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0da34242b00f392, // V_CMP_T_F16 ENC_VOPC default
    0x0dc34442c00f392, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d00f392, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e00f392, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0x0e234e42f01034a, // V_CMP_F_F32 ENC_VOPC default
    0x0e435043001034a, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e635243101034a, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e43201034a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f01136f, // V_CMP_LT_F32 ENC_VOPC default
    0x0e435043001136f, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e635243101136f, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e43201136f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f012341, // V_CMP_EQ_F32 ENC_VOPC default
    0x0e4350430012341, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e6352431012341, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e432012341, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f013363, // V_CMP_LE_F32 ENC_VOPC default
    0x0e4350430013363, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e6352431013363, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e432013363, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f01435a, // V_CMP_GT_F32 ENC_VOPC default
    0x0e435043001435a, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e635243101435a, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e43201435a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f01536c, // V_CMP_LG_F32 ENC_VOPC default
    0x0e435043001536c, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e635243101536c, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e43201536c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f016351, // V_CMP_GE_F32 ENC_VOPC default
    0x0e4350430016351, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e6352431016351, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e432016351, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f017390, // V_CMP_O_F32 ENC_VOPC default
    0x0e4350430017390, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e6352431017390, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e432017390, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f01839a, // V_CMP_U_F32 ENC_VOPC default
    0x0e435043001839a, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e635243101839a, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e43201839a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f019381, // V_CMP_NGE_F32 ENC_VOPC default
    0x0e4350430019381, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e6352431019381, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e432019381, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f01a38a, // V_CMP_NLG_F32 ENC_VOPC default
    0x0e435043001a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e635243101a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e43201a38a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f01b384, // V_CMP_NGT_F32 ENC_VOPC default
    0x0e435043001b384, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e635243101b384, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e43201b384, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f01c387, // V_CMP_NLE_F32 ENC_VOPC default
    0x0e435043001c387, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e635243101c387, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e43201c387, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f01d378, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0e435043001d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e635243101d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e43201d378, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f01e38d, // V_CMP_NLT_F32 ENC_VOPC default
    0x0e435043001e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e635243101e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e43201e38d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0e234e42f01f393, // V_CMP_T_F32 ENC_VOPC default
    0x0e435043001f393, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e635243101f393, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e43201f393, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0x0e235643302034b, // V_CMP_F_F64 ENC_VOPC default
    0x0e835643402034b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x0e2356433021370, // V_CMP_LT_F64 ENC_VOPC default
    0x0e8356434021370, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0e2356433022342, // V_CMP_EQ_F64 ENC_VOPC default
    0x0e8356434022342, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0e2356433023364, // V_CMP_LE_F64 ENC_VOPC default
    0x0e8356434023364, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0e235643302435b, // V_CMP_GT_F64 ENC_VOPC default
    0x0e835643402435b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0e235643302536d, // V_CMP_LG_F64 ENC_VOPC default
    0x0e835643402536d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0e2356433026352, // V_CMP_GE_F64 ENC_VOPC default
    0x0e8356434026352, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0e2356433027391, // V_CMP_O_F64 ENC_VOPC default
    0x0e8356434027391, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0e235643302839b, // V_CMP_U_F64 ENC_VOPC default
    0x0e835643402839b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0e2356433029382, // V_CMP_NGE_F64 ENC_VOPC default
    0x0e8356434029382, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0e235643302a38b, // V_CMP_NLG_F64 ENC_VOPC default
    0x0e835643402a38b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0e235643302b385, // V_CMP_NGT_F64 ENC_VOPC default
    0x0e835643402b385, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0e235643302c388, // V_CMP_NLE_F64 ENC_VOPC default
    0x0e835643402c388, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0e235643302d379, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0e835643402d379, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0e235643302e38e, // V_CMP_NLT_F64 ENC_VOPC default
    0x0e835643402e38e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0e235643302f394, // V_CMP_T_F64 ENC_VOPC default
    0x0e835643402f394, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0x0da35e435031371, // V_CMP_LT_I16 ENC_VOPC default
    0x0dc360436031371, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0de362437031371, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e035e438031371, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0da35e435032343, // V_CMP_EQ_I16 ENC_VOPC default
    0x0dc360436032343, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0de362437032343, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e035e438032343, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0da35e435033365, // V_CMP_LE_I16 ENC_VOPC default
    0x0dc360436033365, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0de362437033365, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e035e438033365, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0da35e43503435c, // V_CMP_GT_I16 ENC_VOPC default
    0x0dc36043603435c, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0de36243703435c, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e035e43803435c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0da35e43503537a, // V_CMP_NE_I16 ENC_VOPC default
    0x0dc36043603537a, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0de36243703537a, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e035e43803537a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0da35e435036353, // V_CMP_GE_I16 ENC_VOPC default
    0x0dc360436036353, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0de362437036353, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e035e438036353, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0da35e439039374, // V_CMP_LT_U16 ENC_VOPC default
    0x0dc36043a039374, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0de36243b039374, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e035e43c039374, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0da35e43903a346, // V_CMP_EQ_U16 ENC_VOPC default
    0x0dc36043a03a346, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0de36243b03a346, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e035e43c03a346, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0da35e43903b368, // V_CMP_LE_U16 ENC_VOPC default
    0x0dc36043a03b368, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0de36243b03b368, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e035e43c03b368, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0da35e43903c35f, // V_CMP_GT_U16 ENC_VOPC default
    0x0dc36043a03c35f, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0de36243b03c35f, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e035e43c03c35f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0da35e43903d37d, // V_CMP_NE_U16 ENC_VOPC default
    0x0dc36043a03d37d, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0de36243b03d37d, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e035e43c03d37d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0da35e43903e356, // V_CMP_GE_U16 ENC_VOPC default
    0x0dc36043a03e356, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0de36243b03e356, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e035e43c03e356, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0e234e43d04034c, // V_CMP_F_I32 ENC_VOPC default
    0x0e435043e04034c, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a43f04034c, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e44004034c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x0e234e43d041372, // V_CMP_LT_I32 ENC_VOPC default
    0x0e435043e041372, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a43f041372, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e440041372, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0e234e43d042344, // V_CMP_EQ_I32 ENC_VOPC default
    0x0e435043e042344, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a43f042344, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e440042344, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0e234e43d043366, // V_CMP_LE_I32 ENC_VOPC default
    0x0e435043e043366, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a43f043366, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e440043366, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0e234e43d04435d, // V_CMP_GT_I32 ENC_VOPC default
    0x0e435043e04435d, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a43f04435d, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e44004435d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0e234e43d04537b, // V_CMP_NE_I32 ENC_VOPC default
    0x0e435043e04537b, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a43f04537b, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e44004537b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0e234e43d046354, // V_CMP_GE_I32 ENC_VOPC default
    0x0e435043e046354, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a43f046354, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e440046354, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0e234e43d047395, // V_CMP_T_I32 ENC_VOPC default
    0x0e435043e047395, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a43f047395, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e440047395, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x0e234e44104834e, // V_CMP_F_U32 ENC_VOPC default
    0x0e435044204834e, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a44304834e, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e44404834e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x0e234e441049375, // V_CMP_LT_U32 ENC_VOPC default
    0x0e4350442049375, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a443049375, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e444049375, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0e234e44104a347, // V_CMP_EQ_U32 ENC_VOPC default
    0x0e435044204a347, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a44304a347, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e44404a347, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0e234e44104b369, // V_CMP_LE_U32 ENC_VOPC default
    0x0e435044204b369, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a44304b369, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e44404b369, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0e234e44104c360, // V_CMP_GT_U32 ENC_VOPC default
    0x0e435044204c360, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a44304c360, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e44404c360, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0e234e44104d37e, // V_CMP_NE_U32 ENC_VOPC default
    0x0e435044204d37e, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a44304d37e, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e44404d37e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0e234e44104e357, // V_CMP_GE_U32 ENC_VOPC default
    0x0e435044204e357, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a44304e357, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e44404e357, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0e234e44104f397, // V_CMP_T_U32 ENC_VOPC default
    0x0e435044204f397, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e636a44304f397, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e44404f397, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x0e236e44505034d, // V_CMP_F_I64 ENC_VOPC default
    0x0e836e44605034d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x0e236e445051373, // V_CMP_LT_I64 ENC_VOPC default
    0x0e836e446051373, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0e236e445052345, // V_CMP_EQ_I64 ENC_VOPC default
    0x0e836e446052345, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0e236e445053367, // V_CMP_LE_I64 ENC_VOPC default
    0x0e836e446053367, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0e236e44505435e, // V_CMP_GT_I64 ENC_VOPC default
    0x0e836e44605435e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0e236e44505537c, // V_CMP_NE_I64 ENC_VOPC default
    0x0e836e44605537c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0e236e445056355, // V_CMP_GE_I64 ENC_VOPC default
    0x0e836e446056355, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0e236e445057396, // V_CMP_T_I64 ENC_VOPC default
    0x0e836e446057396, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x0e236e44705834f, // V_CMP_F_U64 ENC_VOPC default
    0x0e836e44805834f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x0e236e447059376, // V_CMP_LT_U64 ENC_VOPC default
    0x0e836e448059376, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0e236e44705a348, // V_CMP_EQ_U64 ENC_VOPC default
    0x0e836e44805a348, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0e236e44705b36a, // V_CMP_LE_U64 ENC_VOPC default
    0x0e836e44805b36a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0e236e44705c361, // V_CMP_GT_U64 ENC_VOPC default
    0x0e836e44805c361, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0e236e44705d37f, // V_CMP_NE_U64 ENC_VOPC default
    0x0e836e44805d37f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0e236e44705e358, // V_CMP_GE_U64 ENC_VOPC default
    0x0e836e44805e358, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0e236e44705f398, // V_CMP_T_U64 ENC_VOPC default
    0x0e836e44805f398, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x0da34242b07d33d, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0dc34442c07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de34642d07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e034242e07d33d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0e234e44907e33e, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0e435044a07e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e637c44b07e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e834e44c07e33e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0e238044d07f33f, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0e838044e07f33f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0da38844f0802ea, // V_CMPX_F_F16 ENC_VOPC default
    0x0dc38a4500802ea, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c4510802ea, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e03884520802ea, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f08130f, // V_CMPX_LT_F16 ENC_VOPC default
    0x0dc38a45008130f, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c45108130f, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e038845208130f, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f0822e1, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0dc38a4500822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c4510822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e03884520822e1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f083303, // V_CMPX_LE_F16 ENC_VOPC default
    0x0dc38a450083303, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c451083303, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e0388452083303, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f0842fa, // V_CMPX_GT_F16 ENC_VOPC default
    0x0dc38a4500842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c4510842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e03884520842fa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f08530c, // V_CMPX_LG_F16 ENC_VOPC default
    0x0dc38a45008530c, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c45108530c, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e038845208530c, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f0862f1, // V_CMPX_GE_F16 ENC_VOPC default
    0x0dc38a4500862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c4510862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e03884520862f1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f087330, // V_CMPX_O_F16 ENC_VOPC default
    0x0dc38a450087330, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c451087330, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e0388452087330, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f08833a, // V_CMPX_U_F16 ENC_VOPC default
    0x0dc38a45008833a, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c45108833a, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e038845208833a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f089321, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0dc38a450089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c451089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e0388452089321, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f08a32a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0dc38a45008a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c45108a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e038845208a32a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f08b324, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0dc38a45008b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c45108b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e038845208b324, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f08c327, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0dc38a45008c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c45108c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e038845208c327, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f08d318, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0dc38a45008d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c45108d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e038845208d318, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f08e32d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0dc38a45008e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c45108e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e038845208e32d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0da38844f08f333, // V_CMPX_T_F16 ENC_VOPC default
    0x0dc38a45008f333, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c45108f333, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e038845208f333, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0x0e23944530902eb, // V_CMPX_F_F32 ENC_VOPC default
    0x0e43964540902eb, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e63984550902eb, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944560902eb, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x0e2394453091310, // V_CMPX_LT_F32 ENC_VOPC default
    0x0e4396454091310, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e6398455091310, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e8394456091310, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0e23944530922e2, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0e43964540922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e63984550922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944560922e2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0e2394453093304, // V_CMPX_LE_F32 ENC_VOPC default
    0x0e4396454093304, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e6398455093304, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e8394456093304, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0e23944530942fb, // V_CMPX_GT_F32 ENC_VOPC default
    0x0e43964540942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e63984550942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944560942fb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0e239445309530d, // V_CMPX_LG_F32 ENC_VOPC default
    0x0e439645409530d, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e639845509530d, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e839445609530d, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0e23944530962f2, // V_CMPX_GE_F32 ENC_VOPC default
    0x0e43964540962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e63984550962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944560962f2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0e2394453097331, // V_CMPX_O_F32 ENC_VOPC default
    0x0e4396454097331, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e6398455097331, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e8394456097331, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0e239445309833b, // V_CMPX_U_F32 ENC_VOPC default
    0x0e439645409833b, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e639845509833b, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e839445609833b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0e2394453099322, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0e4396454099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e6398455099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e8394456099322, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0e239445309a32b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0e439645409a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e639845509a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e839445609a32b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0e239445309b325, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0e439645409b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e639845509b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e839445609b325, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0e239445309c328, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0e439645409c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e639845509c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e839445609c328, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0e239445309d319, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0e439645409d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e639845509d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e839445609d319, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0e239445309e32e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0e439645409e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e639845509e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e839445609e32e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0e239445309f334, // V_CMPX_T_F32 ENC_VOPC default
    0x0e439645409f334, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e639845509f334, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e839445609f334, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0x0e239c4570a02ec, // V_CMPX_F_F64 ENC_VOPC default
    0x0e839c4580a02ec, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570a1311, // V_CMPX_LT_F64 ENC_VOPC default
    0x0e839c4580a1311, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570a22e3, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0e839c4580a22e3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570a3305, // V_CMPX_LE_F64 ENC_VOPC default
    0x0e839c4580a3305, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570a42fc, // V_CMPX_GT_F64 ENC_VOPC default
    0x0e839c4580a42fc, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570a530e, // V_CMPX_LG_F64 ENC_VOPC default
    0x0e839c4580a530e, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570a62f3, // V_CMPX_GE_F64 ENC_VOPC default
    0x0e839c4580a62f3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570a7332, // V_CMPX_O_F64 ENC_VOPC default
    0x0e839c4580a7332, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570a833c, // V_CMPX_U_F64 ENC_VOPC default
    0x0e839c4580a833c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570a9323, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0e839c4580a9323, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570aa32c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0e839c4580aa32c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570ab326, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0e839c4580ab326, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570ac329, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0e839c4580ac329, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570ad31a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0e839c4580ad31a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570ae32f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0e839c4580ae32f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0e239c4570af335, // V_CMPX_T_F64 ENC_VOPC default
    0x0e839c4580af335, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0x0da3a44590b1312, // V_CMPX_LT_I16 ENC_VOPC default
    0x0dc3a645a0b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0de3a845b0b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e03a445c0b1312, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0da3a44590b22e4, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0dc3a645a0b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0de3a845b0b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e03a445c0b22e4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0da3a44590b3306, // V_CMPX_LE_I16 ENC_VOPC default
    0x0dc3a645a0b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0de3a845b0b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e03a445c0b3306, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0da3a44590b42fd, // V_CMPX_GT_I16 ENC_VOPC default
    0x0dc3a645a0b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0de3a845b0b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e03a445c0b42fd, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0da3a44590b531b, // V_CMPX_NE_I16 ENC_VOPC default
    0x0dc3a645a0b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0de3a845b0b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e03a445c0b531b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0da3a44590b62f4, // V_CMPX_GE_I16 ENC_VOPC default
    0x0dc3a645a0b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0de3a845b0b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e03a445c0b62f4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0da3a445d0b9315, // V_CMPX_LT_U16 ENC_VOPC default
    0x0dc3a645e0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0de3a845f0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e03a44600b9315, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0da3a445d0ba2e7, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0dc3a645e0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0de3a845f0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e03a44600ba2e7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0da3a445d0bb309, // V_CMPX_LE_U16 ENC_VOPC default
    0x0dc3a645e0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0de3a845f0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e03a44600bb309, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0da3a445d0bc300, // V_CMPX_GT_U16 ENC_VOPC default
    0x0dc3a645e0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0de3a845f0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e03a44600bc300, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0da3a445d0bd31e, // V_CMPX_NE_U16 ENC_VOPC default
    0x0dc3a645e0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0de3a845f0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e03a44600bd31e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0da3a445d0be2f7, // V_CMPX_GE_U16 ENC_VOPC default
    0x0dc3a645e0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0de3a845f0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e03a44600be2f7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0e23944610c02ed, // V_CMPX_F_I32 ENC_VOPC default
    0x0e43964620c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04630c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944640c02ed, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x0e23944610c1313, // V_CMPX_LT_I32 ENC_VOPC default
    0x0e43964620c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04630c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944640c1313, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0e23944610c22e5, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0e43964620c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04630c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944640c22e5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0e23944610c3307, // V_CMPX_LE_I32 ENC_VOPC default
    0x0e43964620c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04630c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944640c3307, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0e23944610c42fe, // V_CMPX_GT_I32 ENC_VOPC default
    0x0e43964620c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04630c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944640c42fe, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0e23944610c531c, // V_CMPX_NE_I32 ENC_VOPC default
    0x0e43964620c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04630c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944640c531c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0e23944610c62f5, // V_CMPX_GE_I32 ENC_VOPC default
    0x0e43964620c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04630c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944640c62f5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0e23944610c7336, // V_CMPX_T_I32 ENC_VOPC default
    0x0e43964620c7336, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04630c7336, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944640c7336, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x0e23944650c82ef, // V_CMPX_F_U32 ENC_VOPC default
    0x0e43964660c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04670c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944680c82ef, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x0e23944650c9316, // V_CMPX_LT_U32 ENC_VOPC default
    0x0e43964660c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04670c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944680c9316, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0e23944650ca2e8, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0e43964660ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04670ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944680ca2e8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0e23944650cb30a, // V_CMPX_LE_U32 ENC_VOPC default
    0x0e43964660cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04670cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944680cb30a, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0e23944650cc301, // V_CMPX_GT_U32 ENC_VOPC default
    0x0e43964660cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04670cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944680cc301, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0e23944650cd31f, // V_CMPX_NE_U32 ENC_VOPC default
    0x0e43964660cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04670cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944680cd31f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0e23944650ce2f8, // V_CMPX_GE_U32 ENC_VOPC default
    0x0e43964660ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04670ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944680ce2f8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0e23944650cf338, // V_CMPX_T_U32 ENC_VOPC default
    0x0e43964660cf338, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e63b04670cf338, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944680cf338, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x0e23b44690d02ee, // V_CMPX_F_I64 ENC_VOPC default
    0x0e83b446a0d02ee, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x0e23b44690d1314, // V_CMPX_LT_I64 ENC_VOPC default
    0x0e83b446a0d1314, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0e23b44690d22e6, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0e83b446a0d22e6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0e23b44690d3308, // V_CMPX_LE_I64 ENC_VOPC default
    0x0e83b446a0d3308, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0e23b44690d42ff, // V_CMPX_GT_I64 ENC_VOPC default
    0x0e83b446a0d42ff, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0e23b44690d531d, // V_CMPX_NE_I64 ENC_VOPC default
    0x0e83b446a0d531d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0e23b44690d62f6, // V_CMPX_GE_I64 ENC_VOPC default
    0x0e83b446a0d62f6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0e23b44690d7337, // V_CMPX_T_I64 ENC_VOPC default
    0x0e83b446a0d7337, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x0e23b446b0d82f0, // V_CMPX_F_U64 ENC_VOPC default
    0x0e83b446c0d82f0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x0e23b446b0d9317, // V_CMPX_LT_U64 ENC_VOPC default
    0x0e83b446c0d9317, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0e23b446b0da2e9, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0e83b446c0da2e9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0e23b446b0db30b, // V_CMPX_LE_U64 ENC_VOPC default
    0x0e83b446c0db30b, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0e23b446b0dc302, // V_CMPX_GT_U64 ENC_VOPC default
    0x0e83b446c0dc302, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0e23b446b0dd320, // V_CMPX_NE_U64 ENC_VOPC default
    0x0e83b446c0dd320, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0e23b446b0de2f9, // V_CMPX_GE_U64 ENC_VOPC default
    0x0e83b446c0de2f9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0e23b446b0df339, // V_CMPX_T_U64 ENC_VOPC default
    0x0e83b446c0df339, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x0da38844f0fd2de, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0dc38a4500fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0de38c4510fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e03884520fd2de, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0e239446d0fe2df, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0e439646e0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e63c246f0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0e83944700fe2df, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0e23c64710ff2e0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0e83c64720ff2e0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0ea134171000463, // V_NOP ENC_VOP1 default
    0x0ea19a473001452, // V_MOV_B32 ENC_VOP1 default
    0x0ec19c474001452, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e475001452, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a476001452, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0f21a6477002488, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0ea1aa4780033b6, // V_CVT_I32_F64 ENC_VOP1 default
    0x0f01aa4790033b6, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0ea1ae47a0043b1, // V_CVT_F64_I32 ENC_VOP1 default
    0x0f01ae47b0043b1, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0ea19a47c0053aa, // V_CVT_F32_I32 ENC_VOP1 default
    0x0ec19c47d0053aa, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e47e0053aa, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a47f0053aa, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0ea19a4800063ab, // V_CVT_F32_U32 ENC_VOP1 default
    0x0ec19c4810063ab, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4820063ab, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4830063ab, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0ea19a4840073c7, // V_CVT_U32_F32 ENC_VOP1 default
    0x0ec19c4850073c7, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84860073c7, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4870073c7, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4880083b5, // V_CVT_I32_F32 ENC_VOP1 default
    0x0ec19c4890083b5, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b848a0083b5, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a48b0083b5, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f41c048c00a3a5, // V_CVT_F16_F32 ENC_VOP1 default
    0x0f61c248d00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f81c448e00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fa1c048f00a3a5, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0f41cc49000b3a8, // V_CVT_F32_F16 ENC_VOP1 default
    0x0f61ce49100b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f81d049200b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa1cc49300b3a8, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0ea19a48800c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0ec19c48900c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b848a00c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a48b00c3b8, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a48800d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0ec19c48900d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b848a00d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a48b00d3b3, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a47c00e3bb, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0ec19c47d00e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e47e00e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0f019a47f00e3bb, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0ea1aa49400f3a9, // V_CVT_F32_F64 ENC_VOP1 default
    0x0f01aa49500f3a9, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0ea1ae4960103b0, // V_CVT_F64_F32 ENC_VOP1 default
    0x0f01ae4970103b0, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4800113ac, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0ec19c4810113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4820113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4830113ac, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0ea19a4800123ad, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0ec19c4810123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4820123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4830123ad, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0ea19a4800133ae, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0ec19c4810133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4820133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4830133ae, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0ea19a4800143af, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0ec19c4810143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4820143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4830143af, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0ea1aa4980153c8, // V_CVT_U32_F64 ENC_VOP1 default
    0x0f01aa4990153c8, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0ea1ae49a0163b2, // V_CVT_F64_U32 ENC_VOP1 default
    0x0f01ae49b0163b2, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0ea1e049c0174ad, // V_TRUNC_F64 ENC_VOP1 default
    0x0f01e049d0174ad, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0ea1e049c0182db, // V_CEIL_F64 ENC_VOP1 default
    0x0f01e049d0182db, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0ea1e049c01948c, // V_RNDNE_F64 ENC_VOP1 default
    0x0f01e049d01948c, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0ea1e049c01a3ef, // V_FLOOR_F64 ENC_VOP1 default
    0x0f01e049d01a3ef, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0ea13417101b46e, // V_PIPEFLUSH ENC_VOP1 default
    0x0f41e449e01c451, // V_MOV_B16 ENC_VOP1 default
    0x0f61e649f01c451, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0f81e84a001c451, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0fa1e44a101c451, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0ea19a4a20203ff, // V_FRACT_F32 ENC_VOP1 default
    0x0ec19c4a30203ff, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a40203ff, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a50203ff, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4a20214ac, // V_TRUNC_F32 ENC_VOP1 default
    0x0ec19c4a30214ac, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a40214ac, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a50214ac, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4a20222da, // V_CEIL_F32 ENC_VOP1 default
    0x0ec19c4a30222da, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a40222da, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a50222da, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4a202348b, // V_RNDNE_F32 ENC_VOP1 default
    0x0ec19c4a302348b, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a402348b, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a502348b, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4a20243ee, // V_FLOOR_F32 ENC_VOP1 default
    0x0ec19c4a30243ee, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a40243ee, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a50243ee, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4a20253ec, // V_EXP_F32 ENC_VOP1 default
    0x0ec19c4a30253ec, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a40253ec, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a50253ec, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4a2027412, // V_LOG_F32 ENC_VOP1 default
    0x0ec19c4a3027412, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a4027412, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a5027412, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4a202a485, // V_RCP_F32 ENC_VOP1 default
    0x0ec19c4a302a485, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a402a485, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a502a485, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4a202b487, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0ec19c4a302b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a402b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a502b487, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4a202e48e, // V_RSQ_F32 ENC_VOP1 default
    0x0ec19c4a302e48e, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a402e48e, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a502e48e, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0ea1e049c02f486, // V_RCP_F64 ENC_VOP1 default
    0x0f01e049d02f486, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0ea1e049c03148f, // V_RSQ_F64 ENC_VOP1 default
    0x0f01e049d03148f, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0ea19a4a2033498, // V_SQRT_F32 ENC_VOP1 default
    0x0ec19c4a3033498, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a4033498, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a5033498, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0ea1e049c034499, // V_SQRT_F64 ENC_VOP1 default
    0x0f01e049d034499, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0ea19a4a2035496, // V_SIN_F32 ENC_VOP1 default
    0x0ec19c4a3035496, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a4035496, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a5035496, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4a203639f, // V_COS_F32 ENC_VOP1 default
    0x0ec19c4a303639f, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a403639f, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a503639f, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4a6037465, // V_NOT_B32 ENC_VOP1 default
    0x0ec19c4a7037465, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4a8037465, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a9037465, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0ea19a4730382d8, // V_BFREV_B32 ENC_VOP1 default
    0x0ec19c4740382d8, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4750382d8, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4760382d8, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0ea19a4aa0392dd, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0ec19c4ab0392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4ac0392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4ad0392dd, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0ea19a4aa03a3a0, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0ec19c4ab03a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4ac03a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4ad03a3a0, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0ea19a4ae03b2dc, // V_CLS_I32 ENC_VOP1 default
    0x0ec19c4af03b2dc, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4b003b2dc, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4b103b2dc, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0ea1aa47803c403, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0f01aa47903c403, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0ea1e049c03d406, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0f01e049d03d406, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0ea1e049c03e400, // V_FRACT_F64 ENC_VOP1 default
    0x0f01e049d03e400, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0ea19a48803f402, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0ec19c48903f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b848a03f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a48b03f402, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4a2040405, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0ec19c4a3040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee1b84a4040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4a5040405, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0ea19a4b204244d, // V_MOVRELD_B32 ENC_VOP1 default
    0x0ec19c4b304244d, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4b404244d, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f019a4b504244d, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0f219a4b6043450, // V_MOVRELS_B32 ENC_VOP1 default
    0x0ec19c4b3043450, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4b4043450, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f219a4b604444f, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0ec19c4b304444f, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4b404444f, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f219a4b604844e, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0ec19c4b304844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ee19e4b404844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f41f04b70503a7, // V_CVT_F16_U16 ENC_VOP1 default
    0x0f61f24b80503a7, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0f81f44b90503a7, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0fa1f04ba0503a7, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0f41f04bb0513a6, // V_CVT_F16_I16 ENC_VOP1 default
    0x0f61f24bc0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0f81f44bd0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0fa1f04be0513a6, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0f41fc4bf0523c6, // V_CVT_U16_F16 ENC_VOP1 default
    0x0f61fe4c00523c6, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f82004c10523c6, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa1fc4c20523c6, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0f41fc4c30533b4, // V_CVT_I16_F16 ENC_VOP1 default
    0x0f61fe4c40533b4, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f82004c50533b4, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa1fc4c60533b4, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0f42084c7054484, // V_RCP_F16 ENC_VOP1 default
    0x0f620a4c8054484, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f820c4c9054484, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2084ca054484, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0f42084c7055497, // V_SQRT_F16 ENC_VOP1 default
    0x0f620a4c8055497, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f820c4c9055497, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2084ca055497, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0f42084c705648d, // V_RSQ_F16 ENC_VOP1 default
    0x0f620a4c805648d, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f820c4c905648d, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2084ca05648d, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0f42084c7057411, // V_LOG_F16 ENC_VOP1 default
    0x0f620a4c8057411, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f820c4c9057411, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2084ca057411, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0f42084c70583eb, // V_EXP_F16 ENC_VOP1 default
    0x0f620a4c80583eb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f820c4c90583eb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2084ca0583eb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0f42084c7059404, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0f620a4c8059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f820c4c9059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2084ca059404, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0f41fc4c305a401, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0f61fe4c405a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f82004c505a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa1fc4c605a401, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0f42084c705b3ed, // V_FLOOR_F16 ENC_VOP1 default
    0x0f620a4c805b3ed, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f820c4c905b3ed, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2084ca05b3ed, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0f42084c705c2d9, // V_CEIL_F16 ENC_VOP1 default
    0x0f620a4c805c2d9, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f820c4c905c2d9, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2084ca05c2d9, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0f42084c705d4ab, // V_TRUNC_F16 ENC_VOP1 default
    0x0f620a4c805d4ab, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f820c4c905d4ab, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2084ca05d4ab, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0f42084c705e48a, // V_RNDNE_F16 ENC_VOP1 default
    0x0f620a4c805e48a, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f820c4c905e48a, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2084ca05e48a, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0f42084c705f3fe, // V_FRACT_F16 ENC_VOP1 default
    0x0f620a4c805f3fe, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f820c4c905f3fe, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2084ca05f3fe, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0f42084c7060495, // V_SIN_F16 ENC_VOP1 default
    0x0f620a4c8060495, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f820c4c9060495, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2084ca060495, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0f42084c706139e, // V_COS_F16 ENC_VOP1 default
    0x0f620a4c806139e, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f820c4c906139e, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2084ca06139e, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0f42144cb062494, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0f62164cc062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0f82184cd062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2144ce062494, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0f41fc4c30633b9, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0f61fe4c40633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f82004c50633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa1fc4c60633b9, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0f41fc4bf0643ba, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0f61fe4c00643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0f82004c10643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fa1fc4c20643ba, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0f22204cf0654a9, // V_SWAP_B32 ENC_VOP1 default
    0x0fc2224d00664a8, // V_SWAP_B16 ENC_VOP1 default
    0x0f22204d106746b, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0f22204d20684a7, // V_SWAPREL_B32 ENC_VOP1 default
    0x0f41e44d3069464, // V_NOT_B16 ENC_VOP1 default
    0x0f61e64d4069464, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0f81e84d5069464, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0fa1e44d6069464, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0f42244d706a3b7, // V_CVT_I32_I16 ENC_VOP1 default
    0x0f62264d806a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0f82284d906a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2244da06a3b7, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0f42244db06b3c9, // V_CVT_U32_U16 ENC_VOP1 default
    0x0f62264dc06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0f82284dd06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0fa2244de06b3c9, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0fe3184df000477, // V_PK_MAD_I16 ENC_VOP3P default
    0x1003184e0000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x1023184e1000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x1043184e2000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1063184e3000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x1083184e4000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10a3184e5000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10c3184e6000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0fe31a4e7001480, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x10031a4e8001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x10231a4e9001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x10431a4ea001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31a4eb002470, // V_PK_ADD_I16 ENC_VOP3P default
    0x10031a4ec002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x10231a4ed002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x10431a4ee002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31a4eb003481, // V_PK_SUB_I16 ENC_VOP3P default
    0x10031a4ec003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x10231a4ed003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x10431a4ee003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31a4e7004475, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x10031a4e8004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x10231a4e9004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x10431a4ea004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31a4e7005476, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x10031a4e8005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x10231a4e9005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x10431a4ea005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31a4ef006472, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x10031a4f0006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x10231a4f1006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x10431a4f2006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31a4eb00747a, // V_PK_MAX_I16 ENC_VOP3P default
    0x10031a4ec00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x10231a4ed00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x10431a4ee00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31a4eb00847d, // V_PK_MIN_I16 ENC_VOP3P default
    0x10031a4ec00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x10231a4ed00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x10431a4ee00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe3184f3009478, // V_PK_MAD_U16 ENC_VOP3P default
    0x1003184f4009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x1023184f5009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x1043184f6009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1063184f7009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x1083184f8009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10a3184f9009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10c3184fa009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0fe31a4e700a471, // V_PK_ADD_U16 ENC_VOP3P default
    0x10031a4e800a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x10231a4e900a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x10431a4ea00a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31a4e700b482, // V_PK_SUB_U16 ENC_VOP3P default
    0x10031a4e800b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x10231a4e900b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x10431a4ea00b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31a4e700c47b, // V_PK_MAX_U16 ENC_VOP3P default
    0x10031a4e800c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x10231a4e900c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x10431a4ea00c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31a4e700d47e, // V_PK_MIN_U16 ENC_VOP3P default
    0x10031a4e800d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x10231a4e900d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x10431a4ea00d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31c4fb00e474, // V_PK_FMA_F16 ENC_VOP3P default
    0x10031c4fc00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x10231c4fd00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x10431c4fe00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10631c4ff00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x10831c50000e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10a31c50100e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10c31c50200e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0fe31e50300f46f, // V_PK_ADD_F16 ENC_VOP3P default
    0x10031e50400f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x10231e50500f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x10431e50600f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31e50301047f, // V_PK_MUL_F16 ENC_VOP3P default
    0x10031e50401047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x10231e50501047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x10431e50601047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31e50301147c, // V_PK_MIN_F16 ENC_VOP3P default
    0x10031e50401147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x10231e50501147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x10431e50601147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe31e503012479, // V_PK_MAX_F16 ENC_VOP3P default
    0x10031e504012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x10231e505012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x10431e506012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fe3205070133d5, // V_DOT2_F32_F16 ENC_VOP3P default
    0x10e3225080133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x1103245090133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x10032050a0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x10232050b0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x10432050c0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10632050d0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x10832050e0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10a32050f0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10c3205100133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0fe3265110163d6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x1003265120163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x1023265130163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x1043265140163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1063265150163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x1083265160163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10a3265170163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10c3265180163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0fe3262320173d7, // V_DOT4_U32_U8 ENC_VOP3P default
    0x1003265190173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x10232651a0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x10432651b0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10632651c0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x10832651d0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10a32651e0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10c32651f0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0fe3265200183d8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x1003265210183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x1023265220183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x1043265230183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1063265240183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x1083265250183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10a3265260183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10c3265270183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0fe3265280193d9, // V_DOT8_U32_U4 ENC_VOP3P default
    0x1003265290193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x10232652a0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x10432652b0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10632652c0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x10832652d0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10a32652e0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10c32652f0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0fe32853001a3d4, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x10e32a53101a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x11032c53201a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x10032853301a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x10232853401a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x10432853501a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10632853601a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x10832853701a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10a32853801a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10c32853901a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0fe32e53a0203fd, // V_FMA_MIX_F32 ENC_VOP3P default
    0x11233053b0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x11433253c0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x10032e53d0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x10232e53e0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x10432e53f0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10632e5400203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x10832e5410203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10a32e5420203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10c32e5430203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0fe32e5440213fc, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x1123305450213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x1143325460213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x10032e5470213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x10232e5480213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x10432e5490213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10632e54a0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x10832e54b0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10a32e54c0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10c32e54d0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0fe32e5440223fb, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x1123305450223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x1143325460223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x10032e5470223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x10232e5480223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x10432e5490223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10632e54a0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x10832e54b0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10a32e54c0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10c32e54d0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x11633454e0404b1, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x11633454f0414b0, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x1163365500424af, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x1163365510434ae, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x1163385520444b3, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x11633a5530454b2, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x118192554000408, // V_INTERP_P10_F32 ENC_VINTERP default
    0x11819255400140b, // V_INTERP_P2_F32 ENC_VINTERP default
    0x118194555002407, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x11819655600340a, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x118194555004409, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x11819655600540c, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0x11a08c557000188, // LDS_PARAM_LOAD ENC_LDSDIR default
    0x11a08e558001187, // LDS_DIRECT_LOAD ENC_LDSDIR default
    0x11c14e55900025a, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e55a00025a, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x11c15055b00125b, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15055c00125b, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e55d0021e8, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e55e0021e8, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x11c15055f0031e9, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e1505600031e9, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e5610041ce, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5620041ce, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x11c1505630051cf, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e1505640051cf, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e565008223, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e566008223, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x11c152567009224, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e152568009224, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e56500a1e5, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e56600a1e5, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x11c15256700b1e6, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15256800b1e6, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x11c14e56900c1e3, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e56a00c1e3, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x11c15256b00d1e4, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15256c00d1e4, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x11c14e56d00e28d, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e56e00e28d, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x11c14e56f00f28c, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e57000f28c, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x11c14e5710101c9, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5720101c9, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x11c1545730111ca, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e1545740111ca, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e5710121cb, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5720121cb, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x11c1545730131cc, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e1545740131cc, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x11c1545750141c8, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e1545760141c8, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x11c14e5770151a0, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5780151a0, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x11c14e5790161ba, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e57a0161ba, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x11c15257b0171bb, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15257c0171bb, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e5790181bc, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e57a0181bc, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x11c15257b0191bd, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15257c0191bd, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e57d01a27b, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e57e01a27b, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x11c15057f01b27c, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15058001b27c, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e57d01c2a6, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e57e01c2a6, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x11c15057f01d2a7, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15058001d2a7, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e57d01e26b, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e57e01e26b, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x11c15057f01f26c, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15058001f26c, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e5810201b3, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5820201b3, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c1505830211b4, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e1505840211b4, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e581022275, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e582022275, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c150583023276, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e150584023276, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e5810242ae, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5820242ae, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c1505830252af, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e1505840252af, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e581026264, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e582026264, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c150583027265, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e150584027265, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e581028269, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e582028269, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c15058302926a, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15058402926a, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e58102a2aa, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e58202a2aa, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c15058302b2ab, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15058402b2ab, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e58102c1a9, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e58202c1a9, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c15058302d1aa, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15058402d1aa, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e58102e26f, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e58202e26f, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c15058302f270, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15058402f270, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e5810301af, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5820301af, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c1505830311b0, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e1505840311b0, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e581032273, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e582032273, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c150583033274, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e150584033274, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e5810341ab, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5820341ab, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c1505830351ac, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e1505840351ac, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e5810361b1, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5820361b1, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c1505830371b2, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e1505840371b2, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e585040258, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c150586041259, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c14e587042255, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e588042255, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x11c150589043256, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e15058a043256, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x11c14e58b044257, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c15658c04723a, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c15858d048287, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c15058e049296, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c15858d04a27d, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12015a58f04c283, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x12015c59004d284, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x11c14e5910601e1, // S_CEIL_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5920601e1, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x11c14e591061235, // S_FLOOR_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e592061235, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x11c14e591062299, // S_TRUNC_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e592062299, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x11c14e59106327f, // S_RNDNE_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e59206327f, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x11c14e593064227, // S_CVT_F32_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e594064227, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x11c14e595065228, // S_CVT_F32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e596065228, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x11c14e59706622a, // S_CVT_I32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e59806622a, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x11c14e59906722c, // S_CVT_U32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e59a06722c, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x11c14e59b068225, // S_CVT_F16_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e59c068225, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x11c14e59d069226, // S_CVT_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e59e069226, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x11c14e59d06a229, // S_CVT_HI_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e59e06a229, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x11c14e59f06b1e0, // S_CEIL_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5a006b1e0, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x11c14e59f06c234, // S_FLOOR_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5a006c234, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x11c14e59f06d298, // S_TRUNC_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5a006d298, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x11c14e59f06e27e, // S_RNDNE_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e14e5a006e27e, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x12216e5a10001f8, // S_CMP_EQ_I32 ENC_SOPC default
    0x12416e5a20001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a30001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a40001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5a1001209, // S_CMP_LG_I32 ENC_SOPC default
    0x12416e5a2001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a3001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a4001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5a1002201, // S_CMP_GT_I32 ENC_SOPC default
    0x12416e5a2002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a3002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a4002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5a10031fd, // S_CMP_GE_I32 ENC_SOPC default
    0x12416e5a20031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a30031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a40031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5a100420e, // S_CMP_LT_I32 ENC_SOPC default
    0x12416e5a200420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a300420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a400420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5a1005205, // S_CMP_LE_I32 ENC_SOPC default
    0x12416e5a2005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a3005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a4005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5a50061f9, // S_CMP_EQ_U32 ENC_SOPC default
    0x12416e5a60061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a70061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a80061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5a500720a, // S_CMP_LG_U32 ENC_SOPC default
    0x12416e5a600720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a700720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a800720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5a5008202, // S_CMP_GT_U32 ENC_SOPC default
    0x12416e5a6008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a7008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a8008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5a50091fe, // S_CMP_GE_U32 ENC_SOPC default
    0x12416e5a60091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a70091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a80091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5a500a20f, // S_CMP_LT_U32 ENC_SOPC default
    0x12416e5a600a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a700a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a800a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5a500b206, // S_CMP_LE_U32 ENC_SOPC default
    0x12416e5a600b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a700b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a800b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5a500c1c4, // S_BITCMP0_B32 ENC_SOPC default
    0x12416e5a600c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a700c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a800c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5a500d1c6, // S_BITCMP1_B32 ENC_SOPC default
    0x12416e5a600d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x12616e5a700d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x12816e5a800d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221705a900e1c5, // S_BITCMP0_B64 ENC_SOPC default
    0x1241705aa00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x1261705ab00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x1281705ac00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221705a900f1c7, // S_BITCMP1_B64 ENC_SOPC default
    0x1241705aa00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x1261705ab00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x1281705ac00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221725ad0101fa, // S_CMP_EQ_U64 ENC_SOPC default
    0x1241725ae0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x1261725af0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x1281725b00101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221725ad01120b, // S_CMP_LG_U64 ENC_SOPC default
    0x1241725ae01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x1261725af01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x1281725b001120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b104120d, // S_CMP_LT_F32 ENC_SOPC default
    0x12416e5b204120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b304120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b404120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b10421f7, // S_CMP_EQ_F32 ENC_SOPC default
    0x12416e5b20421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b30421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b40421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b1043204, // S_CMP_LE_F32 ENC_SOPC default
    0x12416e5b2043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b3043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b4043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b1044200, // S_CMP_GT_F32 ENC_SOPC default
    0x12416e5b2044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b3044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b4044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b1045208, // S_CMP_LG_F32 ENC_SOPC default
    0x12416e5b2045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b3045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b4045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b10461fc, // S_CMP_GE_F32 ENC_SOPC default
    0x12416e5b20461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b30461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b40461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b104721d, // S_CMP_O_F32 ENC_SOPC default
    0x12416e5b204721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b304721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b404721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b104821f, // S_CMP_U_F32 ENC_SOPC default
    0x12416e5b204821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b304821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b404821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b1049213, // S_CMP_NGE_F32 ENC_SOPC default
    0x12416e5b2049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b3049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b4049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b104a219, // S_CMP_NLG_F32 ENC_SOPC default
    0x12416e5b204a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b304a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b404a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b104b215, // S_CMP_NGT_F32 ENC_SOPC default
    0x12416e5b204b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b304b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b404b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b104c217, // S_CMP_NLE_F32 ENC_SOPC default
    0x12416e5b204c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b304c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b404c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b104d211, // S_CMP_NEQ_F32 ENC_SOPC default
    0x12416e5b204d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b304d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b404d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12216e5b104e21b, // S_CMP_NLT_F32 ENC_SOPC default
    0x12416e5b204e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x12616e5b304e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x12816e5b404e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b505120c, // S_CMP_LT_F16 ENC_SOPC default
    0x1241745b605120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b705120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b805120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b50521f6, // S_CMP_EQ_F16 ENC_SOPC default
    0x1241745b60521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b70521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b80521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b5053203, // S_CMP_LE_F16 ENC_SOPC default
    0x1241745b6053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b7053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b8053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b50541ff, // S_CMP_GT_F16 ENC_SOPC default
    0x1241745b60541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b70541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b80541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b5055207, // S_CMP_LG_F16 ENC_SOPC default
    0x1241745b6055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b7055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b8055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b50561fb, // S_CMP_GE_F16 ENC_SOPC default
    0x1241745b60561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b70561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b80561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b505721c, // S_CMP_O_F16 ENC_SOPC default
    0x1241745b605721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b705721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b805721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b505821e, // S_CMP_U_F16 ENC_SOPC default
    0x1241745b605821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b705821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b805821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b5059212, // S_CMP_NGE_F16 ENC_SOPC default
    0x1241745b6059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b7059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b8059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b505a218, // S_CMP_NLG_F16 ENC_SOPC default
    0x1241745b605a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b705a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b805a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b505b214, // S_CMP_NGT_F16 ENC_SOPC default
    0x1241745b605b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b705b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b805b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b505c216, // S_CMP_NLE_F16 ENC_SOPC default
    0x1241745b605c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b705c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b805c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b505d210, // S_CMP_NEQ_F16 ENC_SOPC default
    0x1241745b605d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b705d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b805d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1221745b505e21a, // S_CMP_NLT_F16 ENC_SOPC default
    0x1241745b605e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x1261745b705e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x1281745b805e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12a1825b9000266, // S_NOP ENC_SOPP default
    0x12a1825b9001286, // S_SETKILL ENC_SOPP default
    0x12a1825b9002285, // S_SETHALT ENC_SOPP default
    0x12a1825b900328e, // S_SLEEP ENC_SOPP default
    0x12a1845b900428b, // S_SET_INST_PREFETCH_DISTANCE ENC_SOPP default
    0x12a1845ba0051e2, // S_CLAUSE ENC_SOPP default
    0x12a1865bb00722f, // S_DELAY_ALU ENC_SOPP default
    0x12a1885bc00829e, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x12a18a5bd00929d, // S_WAITCNT ENC_SOPP default
    0x12a13417100a2a4, // S_WAIT_IDLE ENC_SOPP default
    0x12a1845be00b2a3, // S_WAIT_EVENT ENC_SOPP default
    0x12a1825b9010297, // S_TRAP ENC_SOPP default
    0x12a1845b9011280, // S_ROUND_MODE ENC_SOPP default
    0x12a1825b9012230, // S_DENORM_MODE ENC_SOPP default
    0x12a13417101f220, // S_CODE_END ENC_SOPP default
    0x12a18c5bf0201cd, // S_BRANCH ENC_SOPP default
    0x12a18c5c00211dc, // S_CBRANCH_SCC0 ENC_SOPP default
    0x12a18c5c00221dd, // S_CBRANCH_SCC1 ENC_SOPP default
    0x12c18c5c10231df, // S_CBRANCH_VCCZ ENC_SOPP default
    0x12c18c5c10241de, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x12a18c5c20251db, // S_CBRANCH_EXECZ ENC_SOPP default
    0x12a18c5c20261da, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x12a18c5bf0271d6, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x12a18c5bf0281d9, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x12a18c5bf0291d8, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x12a18c5bf02a1d7, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x12a18e171030231, // S_ENDPGM ENC_SOPP default
    0x12a134171031233, // S_ENDPGM_SAVED ENC_SOPP default
    0x12a134171032232, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x12a1341710342a5, // S_WAKEUP ENC_SOPP default
    0x12a1825b9035288, // S_SETPRIO ENC_SOPP default
    0x12a1905c3036281, // S_SENDMSG ENC_SOPP default
    0x12a1905c3037282, // S_SENDMSGHALT ENC_SOPP default
    0x12a1825b903823e, // S_INCPERFLEVEL ENC_SOPP default
    0x12a1825b903922e, // S_DECPERFLEVEL ENC_SOPP default
    0x12a13434b03a29a, // S_TTRACEDATA ENC_SOPP default
    0x12a1845b903b29b, // S_TTRACEDATA_IMM ENC_SOPP default
    0x12a13417103c23d, // S_ICACHE_INV ENC_SOPP default
    0x12a13417103d1b9, // S_BARRIER ENC_SOPP default
];
