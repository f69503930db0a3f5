// Written by `cargo xtask regen` from amdgpu_isa_rdna4.xml. Do not edit: change
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
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
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
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 1, [false, false, false, false], run(0, 0), run(0, 0)),
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
        enc::ENC_VBUFFER,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xc4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 1), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VBUFFER,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xc4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 1)),
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
        enc::ENC_VIMAGE,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xd0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 1)),
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
        choice(Long, 0, 2, [false, false, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(1, 1), run(0, 0)),
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(4, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(7, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(11, 1)),
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(12, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(14, 2)),
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
        enc::ENC_VDS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VSAMPLE,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xe4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VSAMPLE,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xe4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(16, 2)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(13, 6), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VEXPORT,
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
        [bits(9, 7), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000e9,
        choice(Dpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(18, 1)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000e9,
        choice(Dpp, 0, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, true, false], run(0, 0), run(18, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, false, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, [false, false, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc0000cc000000,
        choice(Long, 1, 2, [false, false, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc00ffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfe00cc000000,
        choice(Long, 1, 2, [false, false, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfeffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(2, 2), run(19, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(2, 2), run(19, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, false, false, false], run(2, 2), run(20, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, false, false, false], run(2, 2), run(23, 3)),
    ),
    form_kind(
        enc::ENC_VINTERP,
        0,
        2,
        Slot::Whole,
        [bits(16, 5), bits(0, 0)],
        0xcd000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(23, 3)),
    ),
    form_kind(
        enc::ENC_VDSDIR,
        0,
        1,
        Slot::Whole,
        [bits(20, 2), bits(0, 0)],
        0xce000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VFLAT,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xec000000,
        choice(Short, 0, 0, [false, false, false, false], run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VSCRATCH,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xed000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VGLOBAL,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xee000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VGLOBAL,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xee000000,
        choice(Short, 0, 0, [false, false, false, false], run(4, 1), run(0, 0)),
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
pub static FORMS: [u64; 5044] = [
    0x0001d00000013a2, // V_CNDMASK_B32 ENC_VOP2 default
    0x0021d20010013a2, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x0041d40020013a2, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x0061d00030013a2, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0081dc0040022e6, // V_ADD_F64 ENC_VOP2 default
    0x00a1dc0050022e6, // V_ADD_F64 VOP2_INST_LITERAL has_lit
    0x0081e00060032e5, // V_ADD_F32 ENC_VOP2 default
    0x00c1e20070032e5, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e40080032e5, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e00090032e5, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0081e00060044c3, // V_SUB_F32 ENC_VOP2 default
    0x00c1e20070044c3, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e40080044c3, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e00090044c3, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0081e00060054be, // V_SUBREV_F32 ENC_VOP2 default
    0x00c1e20070054be, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e40080054be, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e00090054be, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0081dc004006477, // V_MUL_F64 ENC_VOP2 default
    0x00a1dc005006477, // V_MUL_F64 VOP2_INST_LITERAL has_lit
    0x0081e0006007474, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x00c1e2007007474, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e4008007474, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0009007474, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0081e0006008476, // V_MUL_F32 ENC_VOP2 default
    0x00c1e2007008476, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e4008008476, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0009008476, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0081e000a00947c, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c1e200b00947c, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec00c00947c, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00a1e000d00947c, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0081e000a00a479, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c1e200b00a479, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec00c00a479, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00a1e000d00a479, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0081e000e00b47f, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c1e200f00b47f, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01000b47f, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001100b47f, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0081e000e00c47b, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c1e200f00c47b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01000c47b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001100c47b, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0081dc00400d467, // V_MIN_NUM_F64 ENC_VOP2 default
    0x00a1dc00500d467, // V_MIN_NUM_F64 VOP2_INST_LITERAL has_lit
    0x0081dc00400e447, // V_MAX_NUM_F64 ENC_VOP2 default
    0x00a1dc00500e447, // V_MAX_NUM_F64 VOP2_INST_LITERAL has_lit
    0x0081e000a011464, // V_MIN_I32 ENC_VOP2 default
    0x00c1e200b011464, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec00c011464, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e000d011464, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0081e000a012444, // V_MAX_I32 ENC_VOP2 default
    0x00c1e200b012444, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec00c012444, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e000d012444, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0081e000e013469, // V_MIN_U32 ENC_VOP2 default
    0x00c1e200f013469, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec010013469, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0011013469, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0081e000e014449, // V_MAX_U32 ENC_VOP2 default
    0x00c1e200f014449, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec010014449, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0011014449, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0081e0006015466, // V_MIN_NUM_F32 ENC_VOP2 default
    0x00c1e2007015466, // V_MIN_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e4008015466, // V_MIN_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0009015466, // V_MIN_NUM_F32 VOP2_INST_LITERAL has_lit
    0x0081e0006016446, // V_MAX_NUM_F32 ENC_VOP2 default
    0x00c1e2007016446, // V_MAX_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e4008016446, // V_MAX_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0009016446, // V_MAX_NUM_F32 VOP2_INST_LITERAL has_lit
    0x0081e000e018423, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c1e200f018423, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec010018423, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0011018423, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0081e000e019428, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c1e200f019428, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec010019428, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0011019428, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0081e001201a2f2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c1e201301a2f2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01401a2f2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001501a2f2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0081e000e01b2ef, // V_AND_B32 ENC_VOP2 default
    0x00c1e200f01b2ef, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01001b2ef, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001101b2ef, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0081e000e01c485, // V_OR_B32 ENC_VOP2 default
    0x00c1e200f01c485, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01001c485, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001101c485, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0081e000e01d4f4, // V_XOR_B32 ENC_VOP2 default
    0x00c1e200f01d4f4, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01001d4f4, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001101d4f4, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0081e000e01e4f1, // V_XNOR_B32 ENC_VOP2 default
    0x00c1e200f01e4f1, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01001e4f1, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001101e4f1, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0101fa01601f424, // V_LSHLREV_B64 ENC_VOP2 default
    0x0121fa01701f424, // V_LSHLREV_B64 VOP2_INST_LITERAL has_lit
    0x0001fe0180202e2, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022000190202e2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00420201a0202e2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061fe01b0202e2, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0001fe0180214c0, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0022000190214c0, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00420201a0214c0, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061fe01b0214c0, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0001fe0180224bb, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0022000190224bb, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00420201a0224bb, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061fe01b0224bb, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0081e000e0252eb, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c1e200f0252eb, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec0100252eb, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e00110252eb, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081e000e0264c7, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c1e200f0264c7, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec0100264c7, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e00110264c7, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081e000e0274bf, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c1e200f0274bf, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec0100274bf, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e00110274bf, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081e001c02b403, // V_FMAC_F32 ENC_VOP2 default
    0x00c1e201d02b403, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e401e02b403, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001f02b403, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01420a02002c405, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x00a20a02102c405, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01420c02202d401, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x00a20c02302d401, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00820e02402f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x00c21002502f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e21202602f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a20e02702f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x01621a028030465, // V_MIN_NUM_F16 ENC_VOP2 default
    0x01821c029030465, // V_MIN_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x01a21e02a030465, // V_MIN_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x01c21a02b030465, // V_MIN_NUM_F16 VOP2_INST_LITERAL has_lit
    0x01621a028031445, // V_MAX_NUM_F16 ENC_VOP2 default
    0x01821c029031445, // V_MAX_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x01a21e02a031445, // V_MAX_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x01c21a02b031445, // V_MAX_NUM_F16 VOP2_INST_LITERAL has_lit
    0x01621a0280322e4, // V_ADD_F16 ENC_VOP2 default
    0x01821c0290322e4, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x01a21e02a0322e4, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x01c21a02b0322e4, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x01621a0280334c2, // V_SUB_F16 ENC_VOP2 default
    0x01821c0290334c2, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x01a21e02a0334c2, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x01c21a02b0334c2, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x01621a0280344bd, // V_SUBREV_F16 ENC_VOP2 default
    0x01821c0290344bd, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x01a21e02a0344bd, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x01c21a02b0344bd, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x01621a028035475, // V_MUL_F16 ENC_VOP2 default
    0x01821c029035475, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x01a21e02a035475, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x01c21a02b035475, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x01621a02c036402, // V_FMAC_F16 ENC_VOP2 default
    0x01821c02d036402, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x01a21e02e036402, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x01c21a02f036402, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01e226030037404, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x01c226031037404, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01e228032038400, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x01c228033038400, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x01621a02803b41c, // V_LDEXP_F16 ENC_VOP2 default
    0x01821c02903b41c, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x01a22a02a03b41c, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x01c21a02b03b41c, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00823203403c492, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00a23203503c492, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0200360360001b7, // S_ADD_CO_U32 ENC_SOP2 default
    0x0220360370001b7, // S_ADD_CO_U32 SOP2_INST_LITERAL has_lit_0
    0x0240360380001b7, // S_ADD_CO_U32 SOP2_INST_LITERAL has_lit_1
    0x0260360390001b7, // S_ADD_CO_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0200360360012ae, // S_SUB_CO_U32 ENC_SOP2 default
    0x0220360370012ae, // S_SUB_CO_U32 SOP2_INST_LITERAL has_lit_0
    0x0240360380012ae, // S_SUB_CO_U32 SOP2_INST_LITERAL has_lit_1
    0x0260360390012ae, // S_SUB_CO_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603a0021b6, // S_ADD_CO_I32 ENC_SOP2 default
    0x02203603b0021b6, // S_ADD_CO_I32 SOP2_INST_LITERAL has_lit_0
    0x02403603c0021b6, // S_ADD_CO_I32 SOP2_INST_LITERAL has_lit_1
    0x02603603d0021b6, // S_ADD_CO_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603a0032ad, // S_SUB_CO_I32 ENC_SOP2 default
    0x02203603b0032ad, // S_SUB_CO_I32 SOP2_INST_LITERAL has_lit_0
    0x02403603c0032ad, // S_SUB_CO_I32 SOP2_INST_LITERAL has_lit_1
    0x02603603d0032ad, // S_SUB_CO_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603e0041b5, // S_ADD_CO_CI_U32 ENC_SOP2 default
    0x02203603f0041b5, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL has_lit_0
    0x0240360400041b5, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL has_lit_1
    0x0260360410041b5, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603e0052ac, // S_SUB_CO_CI_U32 ENC_SOP2 default
    0x02203603f0052ac, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL has_lit_0
    0x0240360400052ac, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL has_lit_1
    0x0260360410052ac, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603a0061b2, // S_ABSDIFF_I32 ENC_SOP2 default
    0x02203603b0061b2, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x02403603c0061b2, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x02603603d0061b2, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603600825c, // S_LSHL_B32 ENC_SOP2 default
    0x02203603700825c, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x02403603800825c, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x02603603900825c, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003804200925d, // S_LSHL_B64 ENC_SOP2 default
    0x02203804300925d, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x02403804400925d, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x02603804500925d, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603600a25e, // S_LSHR_B32 ENC_SOP2 default
    0x02203603700a25e, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x02403603800a25e, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x02603603900a25e, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003804200b25f, // S_LSHR_B64 ENC_SOP2 default
    0x02203804300b25f, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x02403804400b25f, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x02603804500b25f, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003604600c1ca, // S_ASHR_I32 ENC_SOP2 default
    0x02203604700c1ca, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x02403604800c1ca, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x02603604900c1ca, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003804a00d1cb, // S_ASHR_I64 ENC_SOP2 default
    0x02203804b00d1cb, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x02403804c00d1cb, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x02603804d00d1cb, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603600e258, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x02203603700e258, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02403603800e258, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02603603900e258, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603600f259, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x02203603700f259, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02403603800f259, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02603603900f259, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603601025a, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x02203603701025a, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02403603801025a, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02603603901025a, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603601125b, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x02203603701125b, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02403603801125b, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02603603901125b, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603a012268, // S_MIN_I32 ENC_SOP2 default
    0x02203603b012268, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x02403603c012268, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x02603603d012268, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603601326b, // S_MIN_U32 ENC_SOP2 default
    0x02203603701326b, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x02403603801326b, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x02603603901326b, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603a014262, // S_MAX_I32 ENC_SOP2 default
    0x02203603b014262, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x02403603c014262, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x02603603d014262, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x020036036015265, // S_MAX_U32 ENC_SOP2 default
    0x022036037015265, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x024036038015265, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x026036039015265, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0200360360161bc, // S_AND_B32 ENC_SOP2 default
    0x0220360370161bc, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x0240360380161bc, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x0260360390161bc, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003a04e0171bd, // S_AND_B64 ENC_SOP2 default
    0x02203a04f0171bd, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x02403a0500171bd, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x02603a0510171bd, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x020036036018286, // S_OR_B32 ENC_SOP2 default
    0x022036037018286, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x024036038018286, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x026036039018286, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003a04e019287, // S_OR_B64 ENC_SOP2 default
    0x02203a04f019287, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x02403a050019287, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x02603a051019287, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603601a2cd, // S_XOR_B32 ENC_SOP2 default
    0x02203603701a2cd, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02403603801a2cd, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02603603901a2cd, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003a04e01b2ce, // S_XOR_B64 ENC_SOP2 default
    0x02203a04f01b2ce, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02403a05001b2ce, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02603a05101b2ce, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603601c27b, // S_NAND_B32 ENC_SOP2 default
    0x02203603701c27b, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x02403603801c27b, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x02603603901c27b, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003a04e01d27c, // S_NAND_B64 ENC_SOP2 default
    0x02203a04f01d27c, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x02403a05001d27c, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x02603a05101d27c, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603601e280, // S_NOR_B32 ENC_SOP2 default
    0x02203603701e280, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02403603801e280, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02603603901e280, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003a04e01f281, // S_NOR_B64 ENC_SOP2 default
    0x02203a04f01f281, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02403a05001f281, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02603a05101f281, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0200360360202c9, // S_XNOR_B32 ENC_SOP2 default
    0x0220360370202c9, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0240360380202c9, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0260360390202c9, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003a04e0212ca, // S_XNOR_B64 ENC_SOP2 default
    0x02203a04f0212ca, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02403a0500212ca, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02603a0510212ca, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0200360360221c2, // S_AND_NOT1_B32 ENC_SOP2 default
    0x0220360370221c2, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x0240360380221c2, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x0260360390221c2, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003a04e0231c3, // S_AND_NOT1_B64 ENC_SOP2 default
    0x02203a04f0231c3, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x02403a0500231c3, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x02603a0510231c3, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003603602428a, // S_OR_NOT1_B32 ENC_SOP2 default
    0x02203603702428a, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x02403603802428a, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x02603603902428a, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003a04e02528b, // S_OR_NOT1_B64 ENC_SOP2 default
    0x02203a04f02528b, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x02403a05002528b, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x02603a05102528b, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0200360360261da, // S_BFE_U32 ENC_SOP2 default
    0x0220360370261da, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x0240360380261da, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x0260360390261da, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0200360460271d8, // S_BFE_I32 ENC_SOP2 default
    0x0220360470271d8, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x0240360480271d8, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x0260360490271d8, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0200380420281db, // S_BFE_U64 ENC_SOP2 default
    0x0220380430281db, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x0240380440281db, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x0260380450281db, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003804a0291d9, // S_BFE_I64 ENC_SOP2 default
    0x02203804b0291d9, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x02403804c0291d9, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x02603804d0291d9, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003605202a1dc, // S_BFM_B32 ENC_SOP2 default
    0x02203605302a1dc, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x02403605402a1dc, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x02603605502a1dc, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003c05602b1dd, // S_BFM_B64 ENC_SOP2 default
    0x02203c05702b1dd, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x02403c05802b1dd, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x02603c05902b1dd, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003605a02c279, // S_MUL_I32 ENC_SOP2 default
    0x02203605b02c279, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x02403605c02c279, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x02603605d02c279, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003605202d278, // S_MUL_HI_U32 ENC_SOP2 default
    0x02203605302d278, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x02403605402d278, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x02603605502d278, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003605a02e277, // S_MUL_HI_I32 ENC_SOP2 default
    0x02203605b02e277, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x02403605c02e277, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x02603605d02e277, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003605e030231, // S_CSELECT_B32 ENC_SOP2 default
    0x02203605f030231, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x024036060030231, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x026036061030231, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003a062031232, // S_CSELECT_B64 ENC_SOP2 default
    0x02203a063031232, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x02403a064031232, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x02603a065031232, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x020036066032293, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x022036067032293, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x024036068032293, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x026036069032293, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003606a033292, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x02203606b033292, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02403606c033292, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02603606d033292, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003606e034290, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x02203606f034290, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x024036070034290, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x026036071034290, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x020036072035291, // S_PACK_HL_B32_B16 ENC_SOP2 default
    0x022036073035291, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x024036074035291, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x026036075035291, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0200360760401b9, // S_ADD_F32 ENC_SOP2 default
    0x0220360770401b9, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0
    0x0240360780401b9, // S_ADD_F32 SOP2_INST_LITERAL has_lit_1
    0x0260360790401b9, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0200360760412b0, // S_SUB_F32 ENC_SOP2 default
    0x0220360770412b0, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0
    0x0240360780412b0, // S_SUB_F32 SOP2_INST_LITERAL has_lit_1
    0x0260360790412b0, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003607604226a, // S_MIN_NUM_F32 ENC_SOP2 default
    0x02203607704226a, // S_MIN_NUM_F32 SOP2_INST_LITERAL has_lit_0
    0x02403607804226a, // S_MIN_NUM_F32 SOP2_INST_LITERAL has_lit_1
    0x02603607904226a, // S_MIN_NUM_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x020036076043264, // S_MAX_NUM_F32 ENC_SOP2 default
    0x022036077043264, // S_MAX_NUM_F32 SOP2_INST_LITERAL has_lit_0
    0x024036078043264, // S_MAX_NUM_F32 SOP2_INST_LITERAL has_lit_1
    0x026036079043264, // S_MAX_NUM_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x020036076044276, // S_MUL_F32 ENC_SOP2 default
    0x022036077044276, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0
    0x024036078044276, // S_MUL_F32 SOP2_INST_LITERAL has_lit_1
    0x026036079044276, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02803e07a045245, // S_FMAAK_F32 SOP2_INST_LITERAL default
    0x02203e07b045245, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0
    0x02403e07c045245, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_1
    0x02603e07d045245, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02804007e046248, // S_FMAMK_F32 SOP2_INST_LITERAL default
    0x02204007f046248, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0
    0x024040080046248, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_1
    0x026040081046248, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x020036082047247, // S_FMAC_F32 ENC_SOP2 default
    0x022036083047247, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0
    0x024036084047247, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_1
    0x026036085047247, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02004208604823b, // S_CVT_PK_RTZ_F16_F32 ENC_SOP2 default
    0x02204208704823b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0
    0x02404208804823b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_1
    0x02604208904823b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02004408a0491b8, // S_ADD_F16 ENC_SOP2 default
    0x02204408b0491b8, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0
    0x02404408c0491b8, // S_ADD_F16 SOP2_INST_LITERAL has_lit_1
    0x02604408d0491b8, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02004408a04a2af, // S_SUB_F16 ENC_SOP2 default
    0x02204408b04a2af, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0
    0x02404408c04a2af, // S_SUB_F16 SOP2_INST_LITERAL has_lit_1
    0x02604408d04a2af, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02004408a04b269, // S_MIN_NUM_F16 ENC_SOP2 default
    0x02204408b04b269, // S_MIN_NUM_F16 SOP2_INST_LITERAL has_lit_0
    0x02404408c04b269, // S_MIN_NUM_F16 SOP2_INST_LITERAL has_lit_1
    0x02604408d04b269, // S_MIN_NUM_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02004408a04c263, // S_MAX_NUM_F16 ENC_SOP2 default
    0x02204408b04c263, // S_MAX_NUM_F16 SOP2_INST_LITERAL has_lit_0
    0x02404408c04c263, // S_MAX_NUM_F16 SOP2_INST_LITERAL has_lit_1
    0x02604408d04c263, // S_MAX_NUM_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02004408a04d275, // S_MUL_F16 ENC_SOP2 default
    0x02204408b04d275, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0
    0x02404408c04d275, // S_MUL_F16 SOP2_INST_LITERAL has_lit_1
    0x02604408d04d275, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02004408e04e246, // S_FMAC_F16 ENC_SOP2 default
    0x02204408f04e246, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0
    0x02404409004e246, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_1
    0x02604409104e246, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003607604f267, // S_MINIMUM_F32 ENC_SOP2 default
    0x02203607704f267, // S_MINIMUM_F32 SOP2_INST_LITERAL has_lit_0
    0x02403607804f267, // S_MINIMUM_F32 SOP2_INST_LITERAL has_lit_1
    0x02603607904f267, // S_MINIMUM_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x020036076050261, // S_MAXIMUM_F32 ENC_SOP2 default
    0x022036077050261, // S_MAXIMUM_F32 SOP2_INST_LITERAL has_lit_0
    0x024036078050261, // S_MAXIMUM_F32 SOP2_INST_LITERAL has_lit_1
    0x026036079050261, // S_MAXIMUM_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02004408a051266, // S_MINIMUM_F16 ENC_SOP2 default
    0x02204408b051266, // S_MINIMUM_F16 SOP2_INST_LITERAL has_lit_0
    0x02404408c051266, // S_MINIMUM_F16 SOP2_INST_LITERAL has_lit_1
    0x02604408d051266, // S_MINIMUM_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02004408a052260, // S_MAXIMUM_F16 ENC_SOP2 default
    0x02204408b052260, // S_MAXIMUM_F16 SOP2_INST_LITERAL has_lit_0
    0x02404408c052260, // S_MAXIMUM_F16 SOP2_INST_LITERAL has_lit_1
    0x02604408d052260, // S_MAXIMUM_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003a0920531ba, // S_ADD_NC_U64 ENC_SOP2 default
    0x02203a0930531ba, // S_ADD_NC_U64 SOP2_INST_LITERAL has_lit_0
    0x02403a0940531ba, // S_ADD_NC_U64 SOP2_INST_LITERAL has_lit_1
    0x02603a0950531ba, // S_ADD_NC_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003a0920542b1, // S_SUB_NC_U64 ENC_SOP2 default
    0x02203a0930542b1, // S_SUB_NC_U64 SOP2_INST_LITERAL has_lit_0
    0x02403a0940542b1, // S_SUB_NC_U64 SOP2_INST_LITERAL has_lit_1
    0x02603a0950542b1, // S_SUB_NC_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02003a09205527a, // S_MUL_U64 ENC_SOP2 default
    0x02203a09305527a, // S_MUL_U64 SOP2_INST_LITERAL has_lit_0
    0x02403a09405527a, // S_MUL_U64 SOP2_INST_LITERAL has_lit_1
    0x02603a09505527a, // S_MUL_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02a04e09600026c, // S_MOVK_I32 ENC_SOPK default
    0x02a0500970012b8, // S_VERSION ENC_SOPK default
    0x02a04e098002203, // S_CMOVK_I32 ENC_SOPK default
    0x02a04e09900f1b4, // S_ADDK_CO_I32 ENC_SOPK default
    0x02a04e09a010274, // S_MULK_I32 ENC_SOPK default
    0x02a05209b01124a, // S_GETREG_B32 ENC_SOPK default
    0x02a05409c0122a6, // S_SETREG_B32 ENC_SOPK default
    0x02c05609d0132a7, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x02a05809e0141f5, // S_CALL_B64 ENC_SOPK default
    0x02e06809f000030, // BUFFER_LOAD_FORMAT_X ENC_VBUFFER default
    0x02e06a0a0001031, // BUFFER_LOAD_FORMAT_XY ENC_VBUFFER default
    0x02e06c0a1002032, // BUFFER_LOAD_FORMAT_XYZ ENC_VBUFFER default
    0x02e06e0a2003033, // BUFFER_LOAD_FORMAT_XYZW ENC_VBUFFER default
    0x02e0700a3004045, // BUFFER_STORE_FORMAT_X ENC_VBUFFER default
    0x02e0720a4005046, // BUFFER_STORE_FORMAT_XY ENC_VBUFFER default
    0x02e0740a5006047, // BUFFER_STORE_FORMAT_XYZ ENC_VBUFFER default
    0x02e0760a6007048, // BUFFER_STORE_FORMAT_XYZW ENC_VBUFFER default
    0x02e06809f008026, // BUFFER_LOAD_D16_FORMAT_X ENC_VBUFFER default
    0x02e0680a7009027, // BUFFER_LOAD_D16_FORMAT_XY ENC_VBUFFER default
    0x02e06a0a800a028, // BUFFER_LOAD_D16_FORMAT_XYZ ENC_VBUFFER default
    0x02e06a0a900b029, // BUFFER_LOAD_D16_FORMAT_XYZW ENC_VBUFFER default
    0x02e0700a300c03e, // BUFFER_STORE_D16_FORMAT_X ENC_VBUFFER default
    0x02e0700aa00d03f, // BUFFER_STORE_D16_FORMAT_XY ENC_VBUFFER default
    0x02e0720ab00e040, // BUFFER_STORE_D16_FORMAT_XYZ ENC_VBUFFER default
    0x02e0720ac00f041, // BUFFER_STORE_D16_FORMAT_XYZW ENC_VBUFFER default
    0x02e0680ad010037, // BUFFER_LOAD_U8 ENC_VBUFFER default
    0x02e0680ae011035, // BUFFER_LOAD_I8 ENC_VBUFFER default
    0x02e0680af012036, // BUFFER_LOAD_U16 ENC_VBUFFER default
    0x02e0680b0013034, // BUFFER_LOAD_I16 ENC_VBUFFER default
    0x02e0680b1014022, // BUFFER_LOAD_B32 ENC_VBUFFER default
    0x02e06a0b2015023, // BUFFER_LOAD_B64 ENC_VBUFFER default
    0x02e06c0b3016024, // BUFFER_LOAD_B96 ENC_VBUFFER default
    0x02e06e0b4017021, // BUFFER_LOAD_B128 ENC_VBUFFER default
    0x02e0700b501803c, // BUFFER_STORE_B8 ENC_VBUFFER default
    0x02e0700b6019039, // BUFFER_STORE_B16 ENC_VBUFFER default
    0x02e0700b701a03a, // BUFFER_STORE_B32 ENC_VBUFFER default
    0x02e0720b801b03b, // BUFFER_STORE_B64 ENC_VBUFFER default
    0x02e0740b901c03d, // BUFFER_STORE_B96 ENC_VBUFFER default
    0x02e0760ba01d038, // BUFFER_STORE_B128 ENC_VBUFFER default
    0x02e0680bb01e02f, // BUFFER_LOAD_D16_U8 ENC_VBUFFER default
    0x02e0680bc01f02e, // BUFFER_LOAD_D16_I8 ENC_VBUFFER default
    0x02e0680bd020025, // BUFFER_LOAD_D16_B16 ENC_VBUFFER default
    0x02e0680bb02102d, // BUFFER_LOAD_D16_HI_U8 ENC_VBUFFER default
    0x02e0680bc02202c, // BUFFER_LOAD_D16_HI_I8 ENC_VBUFFER default
    0x02e0680bd02302a, // BUFFER_LOAD_D16_HI_B16 ENC_VBUFFER default
    0x02e0700b5024043, // BUFFER_STORE_D16_HI_B8 ENC_VBUFFER default
    0x02e0700b6025042, // BUFFER_STORE_D16_HI_B16 ENC_VBUFFER default
    0x02e06809f02602b, // BUFFER_LOAD_D16_HI_FORMAT_X ENC_VBUFFER default
    0x02e0700a3027044, // BUFFER_STORE_D16_HI_FORMAT_X ENC_VBUFFER default
    0x02e0780be03301d, // BUFFER_ATOMIC_SWAP_B32 ENC_VBUFFER default
    0x02e07a0bf034005, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_VBUFFER default
    0x02e0780c0035001, // BUFFER_ATOMIC_ADD_U32 ENC_VBUFFER default
    0x02e0780c003601b, // BUFFER_ATOMIC_SUB_U32 ENC_VBUFFER default
    0x02e0780c003701a, // BUFFER_ATOMIC_SUB_CLAMP_U32 ENC_VBUFFER default
    0x02e0780c1038011, // BUFFER_ATOMIC_MIN_I32 ENC_VBUFFER default
    0x02e0780c0039014, // BUFFER_ATOMIC_MIN_U32 ENC_VBUFFER default
    0x02e0780c103a00c, // BUFFER_ATOMIC_MAX_I32 ENC_VBUFFER default
    0x02e0780c003b00f, // BUFFER_ATOMIC_MAX_U32 ENC_VBUFFER default
    0x02e0780be03c003, // BUFFER_ATOMIC_AND_B32 ENC_VBUFFER default
    0x02e0780be03d016, // BUFFER_ATOMIC_OR_B32 ENC_VBUFFER default
    0x02e0780be03e01f, // BUFFER_ATOMIC_XOR_B32 ENC_VBUFFER default
    0x02e0780c003f00a, // BUFFER_ATOMIC_INC_U32 ENC_VBUFFER default
    0x02e0780c0040008, // BUFFER_ATOMIC_DEC_U32 ENC_VBUFFER default
    0x02e07a0c204101e, // BUFFER_ATOMIC_SWAP_B64 ENC_VBUFFER default
    0x02e07c0c3042006, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_VBUFFER default
    0x02e07a0c4043002, // BUFFER_ATOMIC_ADD_U64 ENC_VBUFFER default
    0x02e07a0c404401c, // BUFFER_ATOMIC_SUB_U64 ENC_VBUFFER default
    0x02e07a0c5045012, // BUFFER_ATOMIC_MIN_I64 ENC_VBUFFER default
    0x02e07a0c4046015, // BUFFER_ATOMIC_MIN_U64 ENC_VBUFFER default
    0x02e07a0c504700d, // BUFFER_ATOMIC_MAX_I64 ENC_VBUFFER default
    0x02e07a0c4048010, // BUFFER_ATOMIC_MAX_U64 ENC_VBUFFER default
    0x02e07a0c2049004, // BUFFER_ATOMIC_AND_B64 ENC_VBUFFER default
    0x02e07a0c204a017, // BUFFER_ATOMIC_OR_B64 ENC_VBUFFER default
    0x02e07a0c204b020, // BUFFER_ATOMIC_XOR_B64 ENC_VBUFFER default
    0x02e07a0c404c00b, // BUFFER_ATOMIC_INC_U64 ENC_VBUFFER default
    0x02e07a0c404d009, // BUFFER_ATOMIC_DEC_U64 ENC_VBUFFER default
    0x02e0780c0050007, // BUFFER_ATOMIC_COND_SUB_U32 ENC_VBUFFER default
    0x02e0780c6051013, // BUFFER_ATOMIC_MIN_NUM_F32 ENC_VBUFFER default
    0x02e0780c605200e, // BUFFER_ATOMIC_MAX_NUM_F32 ENC_VBUFFER default
    0x02e0780c6056000, // BUFFER_ATOMIC_ADD_F32 ENC_VBUFFER default
    0x02e0780c7059019, // BUFFER_ATOMIC_PK_ADD_F16 ENC_VBUFFER default
    0x02e0780c805a018, // BUFFER_ATOMIC_PK_ADD_BF16 ENC_VBUFFER default
    0x03007e09f0802d5, // TBUFFER_LOAD_FORMAT_X ENC_VBUFFER default
    0x0300800a00812d6, // TBUFFER_LOAD_FORMAT_XY ENC_VBUFFER default
    0x0300820a10822d7, // TBUFFER_LOAD_FORMAT_XYZ ENC_VBUFFER default
    0x0300840a20832d8, // TBUFFER_LOAD_FORMAT_XYZW ENC_VBUFFER default
    0x0300860a30842dd, // TBUFFER_STORE_FORMAT_X ENC_VBUFFER default
    0x0300880a40852de, // TBUFFER_STORE_FORMAT_XY ENC_VBUFFER default
    0x03008a0a50862df, // TBUFFER_STORE_FORMAT_XYZ ENC_VBUFFER default
    0x03008c0a60872e0, // TBUFFER_STORE_FORMAT_XYZW ENC_VBUFFER default
    0x03007e09f0882d1, // TBUFFER_LOAD_D16_FORMAT_X ENC_VBUFFER default
    0x03007e0a70892d2, // TBUFFER_LOAD_D16_FORMAT_XY ENC_VBUFFER default
    0x0300800a808a2d3, // TBUFFER_LOAD_D16_FORMAT_XYZ ENC_VBUFFER default
    0x0300800a908b2d4, // TBUFFER_LOAD_D16_FORMAT_XYZW ENC_VBUFFER default
    0x0300860a308c2d9, // TBUFFER_STORE_D16_FORMAT_X ENC_VBUFFER default
    0x0300860aa08d2da, // TBUFFER_STORE_D16_FORMAT_XY ENC_VBUFFER default
    0x0300880ab08e2db, // TBUFFER_STORE_D16_FORMAT_XYZ ENC_VBUFFER default
    0x0300880ac08f2dc, // TBUFFER_STORE_D16_FORMAT_XYZW ENC_VBUFFER default
    0x0323a40c90003f1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x0343a40ca0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x0363a80cb0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x0383a80cc0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0363ac0cd0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x0383ac0ce0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a3a40cf0033f8, // V_DUAL_MUL_F32 VOPDXY X default
    0x0383a40d00033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a3a40cf0043ea, // V_DUAL_ADD_F32 VOPDXY X default
    0x0383a40d00043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a3a40cf0053fa, // V_DUAL_SUB_F32 VOPDXY X default
    0x0383a40d00053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a3a40cf0063f9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x0383a40d00063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a3a40cf0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x0383a40d00073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a3b00d10083f6, // V_DUAL_MOV_B32 VOPDXY X default
    0x0383b00d20083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x03c3a40d30093ed, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x03e3a40d40093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x03a3a40cf00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY X default
    0x0383a40d000a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a3a40cf00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY X default
    0x0383a40d000b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323b40d500c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x0343b40d600c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x0323b80d700d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x0343b80d800d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x0403a60d90003f1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x0423a60da0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0443aa0db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0463aa0db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0443ae0dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0463ae0dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483a60dd0033f8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x0463a60de0033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483a60dd0043ea, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x0463a60de0043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483a60dd0053fa, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x0463a60de0053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483a60dd0063f9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x0463a60de0063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483a60dd0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x0463a60de0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483b20df0083f6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x0463b20e00083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x04a3a60e10093ed, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x04c3a60e20093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483a60dd00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY Y default_y
    0x0463a60de00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483a60dd00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY Y default_y
    0x0463a60de00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403b60e300c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x0423b60e400c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403ba0e500d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x0423ba0e600d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483a60e70103eb, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x0463a60e80103eb, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483a60e90113f3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x0463a60ea0113f3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483a60e90123ec, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x0463a60ea0123ec, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x04e1160eb000167, // IMAGE_LOAD ENC_VIMAGE default
    0x04e1180eb001168, // IMAGE_LOAD_MIP ENC_VIMAGE default
    0x04e11a0eb00216b, // IMAGE_LOAD_PCK ENC_VIMAGE default
    0x04e11a0eb00316c, // IMAGE_LOAD_PCK_SGN ENC_VIMAGE default
    0x04e11c0eb004169, // IMAGE_LOAD_MIP_PCK ENC_VIMAGE default
    0x04e11c0eb00516a, // IMAGE_LOAD_MIP_PCK_SGN ENC_VIMAGE default
    0x04e11e0ec006196, // IMAGE_STORE ENC_VIMAGE default
    0x04e1200ec007197, // IMAGE_STORE_MIP ENC_VIMAGE default
    0x04e1220ec008199, // IMAGE_STORE_PCK ENC_VIMAGE default
    0x04e1240ec009198, // IMAGE_STORE_MIP_PCK ENC_VIMAGE default
    0x04e1260ed00a14f, // IMAGE_ATOMIC_SWAP ENC_VIMAGE default
    0x04e1280ee00b142, // IMAGE_ATOMIC_CMPSWAP ENC_VIMAGE default
    0x04e1260ef00c140, // IMAGE_ATOMIC_ADD_UINT ENC_VIMAGE default
    0x04e1260ef00d14e, // IMAGE_ATOMIC_SUB_UINT ENC_VIMAGE default
    0x04e1260f000e149, // IMAGE_ATOMIC_MIN_INT ENC_VIMAGE default
    0x04e1260ef00f14a, // IMAGE_ATOMIC_MIN_UINT ENC_VIMAGE default
    0x04e1260f0010146, // IMAGE_ATOMIC_MAX_INT ENC_VIMAGE default
    0x04e1260ef011147, // IMAGE_ATOMIC_MAX_UINT ENC_VIMAGE default
    0x04e1260ed012141, // IMAGE_ATOMIC_AND ENC_VIMAGE default
    0x04e1260ed01314b, // IMAGE_ATOMIC_OR ENC_VIMAGE default
    0x04e1260ed014150, // IMAGE_ATOMIC_XOR ENC_VIMAGE default
    0x04e1260ef015144, // IMAGE_ATOMIC_INC_UINT ENC_VIMAGE default
    0x04e1260ef016143, // IMAGE_ATOMIC_DEC_UINT ENC_VIMAGE default
    0x04e12a0f1017166, // IMAGE_GET_RESINFO ENC_VIMAGE default
    0x04e12c0f2019154, // IMAGE_BVH_INTERSECT_RAY ENC_VIMAGE default
    0x04e12c0f301a151, // IMAGE_BVH64_INTERSECT_RAY ENC_VIMAGE default
    0x04e12c0f4080153, // IMAGE_BVH_DUAL_INTERSECT_RAY ENC_VIMAGE default
    0x04e12c0f5081152, // IMAGE_BVH8_INTERSECT_RAY ENC_VIMAGE default
    0x04e1260f608313f, // IMAGE_ATOMIC_ADD_FLT ENC_VIMAGE default
    0x04e1260f6084148, // IMAGE_ATOMIC_MIN_FLT ENC_VIMAGE default
    0x04e1260f6085145, // IMAGE_ATOMIC_MAX_FLT ENC_VIMAGE default
    0x04e1260f708614d, // IMAGE_ATOMIC_PK_ADD_F16 ENC_VIMAGE default
    0x04e1260f808714c, // IMAGE_ATOMIC_PK_ADD_BF16 ENC_VIMAGE default
    0x0503180f900137a, // V_CMP_LT_F16 ENC_VOP3 default
    0x05231a0fa00137a, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb00137a, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503180f9002353, // V_CMP_EQ_F16 ENC_VOP3 default
    0x05231a0fa002353, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb002353, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503180f900336e, // V_CMP_LE_F16 ENC_VOP3 default
    0x05231a0fa00336e, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb00336e, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503180f9004365, // V_CMP_GT_F16 ENC_VOP3 default
    0x05231a0fa004365, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb004365, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503180f9005377, // V_CMP_LG_F16 ENC_VOP3 default
    0x05231a0fa005377, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb005377, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503180f900635c, // V_CMP_GE_F16 ENC_VOP3 default
    0x05231a0fa00635c, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb00635c, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503180f900739b, // V_CMP_O_F16 ENC_VOP3 default
    0x05231a0fa00739b, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb00739b, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503180f900839e, // V_CMP_U_F16 ENC_VOP3 default
    0x05231a0fa00839e, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb00839e, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503180f900938c, // V_CMP_NGE_F16 ENC_VOP3 default
    0x05231a0fa00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503180f900a395, // V_CMP_NLG_F16 ENC_VOP3 default
    0x05231a0fa00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503180f900b38f, // V_CMP_NGT_F16 ENC_VOP3 default
    0x05231a0fa00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503180f900c392, // V_CMP_NLE_F16 ENC_VOP3 default
    0x05231a0fa00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503180f900d383, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x05231a0fa00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503180f900e398, // V_CMP_NLT_F16 ENC_VOP3 default
    0x05231a0fa00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05431c0fb00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563180fc00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0583180fd00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3180fe00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff01137b, // V_CMP_LT_F32 ENC_VOP3 default
    0x05232610001137b, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05432810101137b, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05632410201137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05832410301137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a32410401137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff012354, // V_CMP_EQ_F32 ENC_VOP3 default
    0x052326100012354, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x054328101012354, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x056324102012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x058324103012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a324104012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff01336f, // V_CMP_LE_F32 ENC_VOP3 default
    0x05232610001336f, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05432810101336f, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05632410201336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05832410301336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a32410401336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff014366, // V_CMP_GT_F32 ENC_VOP3 default
    0x052326100014366, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x054328101014366, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x056324102014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x058324103014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a324104014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff015378, // V_CMP_LG_F32 ENC_VOP3 default
    0x052326100015378, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x054328101015378, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x056324102015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x058324103015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a324104015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff01635d, // V_CMP_GE_F32 ENC_VOP3 default
    0x05232610001635d, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05432810101635d, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05632410201635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05832410301635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a32410401635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff01739c, // V_CMP_O_F32 ENC_VOP3 default
    0x05232610001739c, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x05432810101739c, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x05632410201739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05832410301739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05a32410401739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff01839f, // V_CMP_U_F32 ENC_VOP3 default
    0x05232610001839f, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x05432810101839f, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x05632410201839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05832410301839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05a32410401839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff01938d, // V_CMP_NGE_F32 ENC_VOP3 default
    0x05232610001938d, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05432810101938d, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05632410201938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05832410301938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a32410401938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff01a396, // V_CMP_NLG_F32 ENC_VOP3 default
    0x05232610001a396, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05432810101a396, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05632410201a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05832410301a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a32410401a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff01b390, // V_CMP_NGT_F32 ENC_VOP3 default
    0x05232610001b390, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05432810101b390, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05632410201b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05832410301b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a32410401b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff01c393, // V_CMP_NLE_F32 ENC_VOP3 default
    0x05232610001c393, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05432810101c393, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05632410201c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05832410301c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a32410401c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff01d384, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x05232610001d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x05432810101d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05632410201d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05832410301d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a32410401d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503240ff01e399, // V_CMP_NLT_F32 ENC_VOP3 default
    0x05232610001e399, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05432810101e399, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05632410201e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05832410301e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a32410401e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033010502137c, // V_CMP_LT_F64 ENC_VOP3 default
    0x05633010602137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05833010702137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a33010802137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050330105022355, // V_CMP_EQ_F64 ENC_VOP3 default
    0x056330106022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x058330107022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a330108022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050330105023370, // V_CMP_LE_F64 ENC_VOP3 default
    0x056330106023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x058330107023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a330108023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050330105024367, // V_CMP_GT_F64 ENC_VOP3 default
    0x056330106024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x058330107024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a330108024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050330105025379, // V_CMP_LG_F64 ENC_VOP3 default
    0x056330106025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x058330107025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a330108025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033010502635e, // V_CMP_GE_F64 ENC_VOP3 default
    0x05633010602635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05833010702635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a33010802635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033010502739d, // V_CMP_O_F64 ENC_VOP3 default
    0x05633010602739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05833010702739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05a33010802739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503301050283a0, // V_CMP_U_F64 ENC_VOP3 default
    0x0563301060283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0583301070283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05a3301080283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033010502938e, // V_CMP_NGE_F64 ENC_VOP3 default
    0x05633010602938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05833010702938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a33010802938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033010502a397, // V_CMP_NLG_F64 ENC_VOP3 default
    0x05633010602a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05833010702a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a33010802a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033010502b391, // V_CMP_NGT_F64 ENC_VOP3 default
    0x05633010602b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05833010702b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a33010802b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033010502c394, // V_CMP_NLE_F64 ENC_VOP3 default
    0x05633010602c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05833010702c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a33010802c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033010502d385, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x05633010602d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05833010702d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a33010802d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033010502e39a, // V_CMP_NLT_F64 ENC_VOP3 default
    0x05633010602e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05833010702e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a33010802e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033410903137d, // V_CMP_LT_I16 ENC_VOP3 default
    0x05233610a03137d, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x05433810b03137d, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05633410c03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05833410d03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a33410e03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050334109032356, // V_CMP_EQ_I16 ENC_VOP3 default
    0x05233610a032356, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x05433810b032356, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x05633410c032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05833410d032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05a33410e032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050334109033371, // V_CMP_LE_I16 ENC_VOP3 default
    0x05233610a033371, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x05433810b033371, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05633410c033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05833410d033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a33410e033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050334109034368, // V_CMP_GT_I16 ENC_VOP3 default
    0x05233610a034368, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x05433810b034368, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05633410c034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05833410d034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a33410e034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050334109035386, // V_CMP_NE_I16 ENC_VOP3 default
    0x05233610a035386, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x05433810b035386, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05633410c035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05833410d035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a33410e035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033410903635f, // V_CMP_GE_I16 ENC_VOP3 default
    0x05233610a03635f, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x05433810b03635f, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05633410c03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05833410d03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a33410e03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033410f039380, // V_CMP_LT_U16 ENC_VOP3 default
    0x052336110039380, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x054338111039380, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x056334112039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x058334113039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a334114039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033410f03a359, // V_CMP_EQ_U16 ENC_VOP3 default
    0x05233611003a359, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x05433811103a359, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x05633411203a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05833411303a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05a33411403a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033410f03b374, // V_CMP_LE_U16 ENC_VOP3 default
    0x05233611003b374, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x05433811103b374, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05633411203b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05833411303b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a33411403b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033410f03c36b, // V_CMP_GT_U16 ENC_VOP3 default
    0x05233611003c36b, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x05433811103c36b, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05633411203c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05833411303c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a33411403c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033410f03d389, // V_CMP_NE_U16 ENC_VOP3 default
    0x05233611003d389, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x05433811103d389, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05633411203d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05833411303d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a33411403d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05033410f03e362, // V_CMP_GE_U16 ENC_VOP3 default
    0x05233611003e362, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x05433811103e362, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05633411203e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05833411303e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a33411403e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034011504137e, // V_CMP_LT_I32 ENC_VOP3 default
    0x05234211604137e, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x05434411704137e, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x05634011804137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x05834011904137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a34011a04137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050340115042357, // V_CMP_EQ_I32 ENC_VOP3 default
    0x052342116042357, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x054344117042357, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x056340118042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x058340119042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05a34011a042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050340115043372, // V_CMP_LE_I32 ENC_VOP3 default
    0x052342116043372, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x054344117043372, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x056340118043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x058340119043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a34011a043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050340115044369, // V_CMP_GT_I32 ENC_VOP3 default
    0x052342116044369, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x054344117044369, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x056340118044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x058340119044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a34011a044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050340115045387, // V_CMP_NE_I32 ENC_VOP3 default
    0x052342116045387, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x054344117045387, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x056340118045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x058340119045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a34011a045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050340115046360, // V_CMP_GE_I32 ENC_VOP3 default
    0x052342116046360, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x054344117046360, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x056340118046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x058340119046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a34011a046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034011b049381, // V_CMP_LT_U32 ENC_VOP3 default
    0x05234211c049381, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x05434411d049381, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x05634011e049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05834011f049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a340120049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034011b04a35a, // V_CMP_EQ_U32 ENC_VOP3 default
    0x05234211c04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x05434411d04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x05634011e04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05834011f04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05a34012004a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034011b04b375, // V_CMP_LE_U32 ENC_VOP3 default
    0x05234211c04b375, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x05434411d04b375, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05634011e04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05834011f04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a34012004b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034011b04c36c, // V_CMP_GT_U32 ENC_VOP3 default
    0x05234211c04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x05434411d04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x05634011e04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05834011f04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a34012004c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034011b04d38a, // V_CMP_NE_U32 ENC_VOP3 default
    0x05234211c04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x05434411d04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05634011e04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05834011f04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a34012004d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034011b04e363, // V_CMP_GE_U32 ENC_VOP3 default
    0x05234211c04e363, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x05434411d04e363, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05634011e04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05834011f04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a34012004e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034812105137f, // V_CMP_LT_I64 ENC_VOP3 default
    0x05634812205137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05834812305137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a34812405137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050348121052358, // V_CMP_EQ_I64 ENC_VOP3 default
    0x056348122052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x058348123052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05a348124052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050348121053373, // V_CMP_LE_I64 ENC_VOP3 default
    0x056348122053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x058348123053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a348124053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034812105436a, // V_CMP_GT_I64 ENC_VOP3 default
    0x05634812205436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05834812305436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a34812405436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050348121055388, // V_CMP_NE_I64 ENC_VOP3 default
    0x056348122055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x058348123055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a348124055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050348121056361, // V_CMP_GE_I64 ENC_VOP3 default
    0x056348122056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x058348123056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a348124056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050348125059382, // V_CMP_LT_U64 ENC_VOP3 default
    0x056348126059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x058348127059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a348128059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034812505a35b, // V_CMP_EQ_U64 ENC_VOP3 default
    0x05634812605a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05834812705a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05a34812805a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034812505b376, // V_CMP_LE_U64 ENC_VOP3 default
    0x05634812605b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05834812705b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a34812805b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034812505c36d, // V_CMP_GT_U64 ENC_VOP3 default
    0x05634812605c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05834812705c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a34812805c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034812505d38b, // V_CMP_NE_U64 ENC_VOP3 default
    0x05634812605d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05834812705d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a34812805d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034812505e364, // V_CMP_GE_U64 ENC_VOP3 default
    0x05634812605e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05834812705e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a34812805e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05034c0f907d350, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x05234e0fa07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543500fb07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x05634c0fc07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05834c0fd07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05a34c0fe07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05035212907e351, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x05235412a07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x05435612b07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x05635212c07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x05835212d07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05a35212e07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05035a12f07f352, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x05635a13007f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05835a13107f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05a35a13207f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e133081329, // V_CMPX_LT_F16 ENC_VOP3 default
    0x05e360134081329, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x060362135081329, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e136081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e137081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e138081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e133082302, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x05e360134082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x060362135082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e136082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e137082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e138082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e13308331d, // V_CMPX_LE_F16 ENC_VOP3 default
    0x05e36013408331d, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x06036213508331d, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e13608331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e13708331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e13808331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e133084314, // V_CMPX_GT_F16 ENC_VOP3 default
    0x05e360134084314, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x060362135084314, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e136084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e137084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e138084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e133085326, // V_CMPX_LG_F16 ENC_VOP3 default
    0x05e360134085326, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x060362135085326, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e136085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e137085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e138085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e13308630b, // V_CMPX_GE_F16 ENC_VOP3 default
    0x05e36013408630b, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x06036213508630b, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e13608630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e13708630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e13808630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e13308734a, // V_CMPX_O_F16 ENC_VOP3 default
    0x05e36013408734a, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x06036213508734a, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e13608734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e13708734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e13808734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e13308834d, // V_CMPX_U_F16 ENC_VOP3 default
    0x05e36013408834d, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x06036213508834d, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e13608834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e13708834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e13808834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e13308933b, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x05e36013408933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x06036213508933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e13608933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e13708933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e13808933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e13308a344, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x05e36013408a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x06036213508a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e13608a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e13708a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e13808a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e13308b33e, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x05e36013408b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x06036213508b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e13608b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e13708b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e13808b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e13308c341, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x05e36013408c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x06036213508c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e13608c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e13708c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e13808c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e13308d332, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x05e36013408d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x06036213508d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e13608d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e13708d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e13808d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c35e13308e347, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x05e36013408e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x06036213508e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x06235e13608e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x06435e13708e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x06635e13808e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a13909132a, // V_CMPX_LT_F32 ENC_VOP3 default
    0x05e36c13a09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a139092303, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x05e36c13a092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a13909331e, // V_CMPX_LE_F32 ENC_VOP3 default
    0x05e36c13a09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a139094315, // V_CMPX_GT_F32 ENC_VOP3 default
    0x05e36c13a094315, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b094315, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a139095327, // V_CMPX_LG_F32 ENC_VOP3 default
    0x05e36c13a095327, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b095327, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a13909630c, // V_CMPX_GE_F32 ENC_VOP3 default
    0x05e36c13a09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a13909734b, // V_CMPX_O_F32 ENC_VOP3 default
    0x05e36c13a09734b, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b09734b, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a13909834e, // V_CMPX_U_F32 ENC_VOP3 default
    0x05e36c13a09834e, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b09834e, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a13909933c, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x05e36c13a09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a13909a345, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05e36c13a09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a13909b33f, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05e36c13a09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a13909c342, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05e36c13a09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a13909d333, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05e36c13a09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c36a13909e348, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05e36c13a09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06036e13b09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x06236a13c09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x06436a13d09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x06636a13e09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0a132b, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0623761400a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0a2304, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0623761400a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0a331f, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0623761400a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0a4316, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0623761400a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0a5328, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0623761400a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0a630d, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0623761400a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0a734c, // V_CMPX_O_F64 ENC_VOP3 default
    0x0623761400a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0a834f, // V_CMPX_U_F64 ENC_VOP3 default
    0x0623761400a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0a933d, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0623761400a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0aa346, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0623761400aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0ab340, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0623761400ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0ac343, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0623761400ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0ad334, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0623761400ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37613f0ae349, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0623761400ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0643761410ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0663761420ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37a1430b132c, // V_CMPX_LT_I16 ENC_VOP3 default
    0x05e37c1440b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x06037e1450b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x06237a1460b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x06437a1470b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x06637a1480b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37a1430b2305, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x05e37c1440b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x06037e1450b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x06237a1460b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x06437a1470b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x06637a1480b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37a1430b3320, // V_CMPX_LE_I16 ENC_VOP3 default
    0x05e37c1440b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x06037e1450b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x06237a1460b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x06437a1470b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x06637a1480b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37a1430b4317, // V_CMPX_GT_I16 ENC_VOP3 default
    0x05e37c1440b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x06037e1450b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x06237a1460b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x06437a1470b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x06637a1480b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37a1430b5335, // V_CMPX_NE_I16 ENC_VOP3 default
    0x05e37c1440b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x06037e1450b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x06237a1460b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x06437a1470b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x06637a1480b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37a1430b630e, // V_CMPX_GE_I16 ENC_VOP3 default
    0x05e37c1440b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x06037e1450b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x06237a1460b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x06437a1470b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x06637a1480b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37a1490b932f, // V_CMPX_LT_U16 ENC_VOP3 default
    0x05e37c14a0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x06037e14b0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x06237a14c0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x06437a14d0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x06637a14e0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37a1490ba308, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x05e37c14a0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x06037e14b0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x06237a14c0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x06437a14d0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x06637a14e0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37a1490bb323, // V_CMPX_LE_U16 ENC_VOP3 default
    0x05e37c14a0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x06037e14b0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x06237a14c0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x06437a14d0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x06637a14e0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37a1490bc31a, // V_CMPX_GT_U16 ENC_VOP3 default
    0x05e37c14a0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x06037e14b0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x06237a14c0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x06437a14d0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x06637a14e0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37a1490bd338, // V_CMPX_NE_U16 ENC_VOP3 default
    0x05e37c14a0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x06037e14b0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x06237a14c0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x06437a14d0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x06637a14e0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c37a1490be311, // V_CMPX_GE_U16 ENC_VOP3 default
    0x05e37c14a0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x06037e14b0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x06237a14c0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x06437a14d0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x06637a14e0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38614f0c132d, // V_CMPX_LT_I32 ENC_VOP3 default
    0x05e3881500c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x06038a1510c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0623861520c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0643861530c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0663861540c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38614f0c2306, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x05e3881500c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x06038a1510c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0623861520c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0643861530c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0663861540c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38614f0c3321, // V_CMPX_LE_I32 ENC_VOP3 default
    0x05e3881500c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x06038a1510c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0623861520c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0643861530c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0663861540c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38614f0c4318, // V_CMPX_GT_I32 ENC_VOP3 default
    0x05e3881500c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x06038a1510c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0623861520c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0643861530c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0663861540c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38614f0c5336, // V_CMPX_NE_I32 ENC_VOP3 default
    0x05e3881500c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x06038a1510c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0623861520c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0643861530c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0663861540c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38614f0c630f, // V_CMPX_GE_I32 ENC_VOP3 default
    0x05e3881500c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x06038a1510c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0623861520c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0643861530c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0663861540c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c3861550c9330, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05e3881560c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x06038a1570c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0623861580c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0643861590c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x06638615a0c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c3861550ca309, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05e3881560ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x06038a1570ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0623861580ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0643861590ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x06638615a0ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c3861550cb324, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05e3881560cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x06038a1570cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0623861580cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0643861590cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x06638615a0cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c3861550cc31b, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05e3881560cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x06038a1570cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0623861580cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0643861590cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x06638615a0cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c3861550cd339, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05e3881560cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x06038a1570cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0623861580cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0643861590cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x06638615a0cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c3861550ce312, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05e3881560ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x06038a1570ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0623861580ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0643861590ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x06638615a0ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38e15b0d132e, // V_CMPX_LT_I64 ENC_VOP3 default
    0x06238e15c0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x06438e15d0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x06638e15e0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38e15b0d2307, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x06238e15c0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x06438e15d0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x06638e15e0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38e15b0d3322, // V_CMPX_LE_I64 ENC_VOP3 default
    0x06238e15c0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x06438e15d0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x06638e15e0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38e15b0d4319, // V_CMPX_GT_I64 ENC_VOP3 default
    0x06238e15c0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x06438e15d0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x06638e15e0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38e15b0d5337, // V_CMPX_NE_I64 ENC_VOP3 default
    0x06238e15c0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x06438e15d0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x06638e15e0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38e15b0d6310, // V_CMPX_GE_I64 ENC_VOP3 default
    0x06238e15c0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x06438e15d0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x06638e15e0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38e15f0d9331, // V_CMPX_LT_U64 ENC_VOP3 default
    0x06238e1600d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x06438e1610d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x06638e1620d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38e15f0da30a, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x06238e1600da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x06438e1610da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x06638e1620da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38e15f0db325, // V_CMPX_LE_U64 ENC_VOP3 default
    0x06238e1600db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x06438e1610db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x06638e1620db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38e15f0dc31c, // V_CMPX_GT_U64 ENC_VOP3 default
    0x06238e1600dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x06438e1610dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x06638e1620dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38e15f0dd33a, // V_CMPX_NE_U64 ENC_VOP3 default
    0x06238e1600dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x06438e1610dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x06638e1620dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c38e15f0de313, // V_CMPX_GE_U64 ENC_VOP3 default
    0x06238e1600de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x06438e1610de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x06638e1620de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c3921330fd2ff, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x05e3941340fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0603961350fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0623921360fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0643921370fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0663921380fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c3981630fe300, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x05e39a1640fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x06039c1650fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0623981660fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0643981670fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0663981680fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c3a01690ff301, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0623a016a0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0643a016b0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0663a016c0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0681d616d1013a2, // V_CNDMASK_B32 ENC_VOP3 default
    0x0521d816e1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541da16f1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x06a1d61701013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06c1d61711013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06e1d61721013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501de1731022e6, // V_ADD_F64 ENC_VOP3 default
    0x0561de1741022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0581de1751022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x05a1de1761022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501e61771032e5, // V_ADD_F32 ENC_VOP3 default
    0x0521e81781032e5, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541ea1791032e5, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561e617a1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x0581e617b1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x05a1e617c1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501e61771044c3, // V_SUB_F32 ENC_VOP3 default
    0x0521e81781044c3, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541ea1791044c3, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561e617a1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x0581e617b1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x05a1e617c1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501e61771054be, // V_SUBREV_F32 ENC_VOP3 default
    0x0521e81781054be, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541ea1791054be, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561e617a1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x0581e617b1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x05a1e617c1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501de173106477, // V_MUL_F64 ENC_VOP3 default
    0x0561de174106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0581de175106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x05a1de176106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501e6177107474, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x0521e8178107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541ea179107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561e617a107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x0581e617b107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x05a1e617c107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501e6177108476, // V_MUL_F32 ENC_VOP3 default
    0x0521e8178108476, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541ea179108476, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561e617a108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x0581e617b108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x05a1e617c108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501ee17d10947c, // V_MUL_I32_I24 ENC_VOP3 default
    0x0521f017e10947c, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0541f217f10947c, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0561ee18010947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0581ee18110947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05a1ee18210947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501f417d10a479, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0521f617e10a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0541f817f10a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0561f418010a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0581f418110a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05a1f418210a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501ee18310b47f, // V_MUL_U32_U24 ENC_VOP3 default
    0x0521f018410b47f, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0541f218510b47f, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0561ee18610b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0581ee18710b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05a1ee18810b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501f418310c47b, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0521f618410c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0541f818510c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0561f418610c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0581f418710c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05a1f418810c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501de17310d467, // V_MIN_NUM_F64 ENC_VOP3 default
    0x0561de17410d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0581de17510d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x05a1de17610d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501de17310e447, // V_MAX_NUM_F64 ENC_VOP3 default
    0x0561de17410e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0581de17510e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x05a1de17610e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501f417d111464, // V_MIN_I32 ENC_VOP3 default
    0x0521f617e111464, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0541f817f111464, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x0561f4180111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x0581f4181111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x05a1f4182111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501f417d112444, // V_MAX_I32 ENC_VOP3 default
    0x0521f617e112444, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0541f817f112444, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x0561f4180112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x0581f4181112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x05a1f4182112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501f4183113469, // V_MIN_U32 ENC_VOP3 default
    0x0521f6184113469, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0541f8185113469, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x0561f4186113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x0581f4187113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x05a1f4188113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501f4183114449, // V_MAX_U32 ENC_VOP3 default
    0x0521f6184114449, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0541f8185114449, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x0561f4186114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x0581f4187114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x05a1f4188114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501e6177115466, // V_MIN_NUM_F32 ENC_VOP3 default
    0x0521e8178115466, // V_MIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541ea179115466, // V_MIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561e617a115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0581e617b115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05a1e617c115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501e6177116446, // V_MAX_NUM_F32 ENC_VOP3 default
    0x0521e8178116446, // V_MAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541ea179116446, // V_MAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561e617a116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0581e617b116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05a1e617c116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501f4183118423, // V_LSHLREV_B32 ENC_VOP3 default
    0x0521f6184118423, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541f8185118423, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0561f4186118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0581f4187118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x05a1f4188118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501f4183119428, // V_LSHRREV_B32 ENC_VOP3 default
    0x0521f6184119428, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541f8185119428, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0561f4186119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0581f4187119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x05a1f4188119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501f418911a2f2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0521f618a11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0541f818b11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x0561f418c11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0581f418d11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x05a1f418e11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501f418311b2ef, // V_AND_B32 ENC_VOP3 default
    0x0521f618411b2ef, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541f818511b2ef, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x0561f418611b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x0581f418711b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x05a1f418811b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501f418311c485, // V_OR_B32 ENC_VOP3 default
    0x0521f618411c485, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541f818511c485, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0561f418611c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0581f418711c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x05a1f418811c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501f418311d4f4, // V_XOR_B32 ENC_VOP3 default
    0x0521f618411d4f4, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541f818511d4f4, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0561f418611d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0581f418711d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x05a1f418811d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501f418311e4f1, // V_XNOR_B32 ENC_VOP3 default
    0x0521f618411e4f1, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541f818511e4f1, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0561f418611e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0581f418711e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x05a1f418811e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0701fc18f11f424, // V_LSHLREV_B64 ENC_VOP3 default
    0x0721fc19011f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0741fc19111f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0762041921202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0782061931202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x07a2081941202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x07c2041951202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07e2041961202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0802041971202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0762041921214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0782061931214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x07a2081941214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x07c2041951214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07e2041961214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0802041971214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0762041921224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0782061931224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x07a2081941224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x07c2041951224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07e2041961224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0802041971224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0501ee1831252eb, // V_ADD_NC_U32 ENC_VOP3 default
    0x0521f01841252eb, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0541f21851252eb, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0561ee1861252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0581ee1871252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x05a1ee1881252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501ee1831264c7, // V_SUB_NC_U32 ENC_VOP3 default
    0x0521f01841264c7, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0541f21851264c7, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0561ee1861264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0581ee1871264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x05a1ee1881264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501ee1831274bf, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0521f01841274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0541f21851274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0561ee1861274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0581ee1871274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x05a1ee1881274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501e619812b403, // V_FMAC_F32 ENC_VOP3 default
    0x0521e819912b403, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541ea19a12b403, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561e619b12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x0581e619c12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x05a1e619d12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05021419e12f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x05221619f12f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0542181a012f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0562141a112f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0582141a212f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x05a2141a312f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502201a4130465, // V_MIN_NUM_F16 ENC_VOP3 default
    0x0522221a5130465, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542241a6130465, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0562201a7130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0582201a8130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05a2201a9130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502201a4131445, // V_MAX_NUM_F16 ENC_VOP3 default
    0x0522221a5131445, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542241a6131445, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0562201a7131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0582201a8131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05a2201a9131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502201a41322e4, // V_ADD_F16 ENC_VOP3 default
    0x0522221a51322e4, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542241a61322e4, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x0562201a71322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x0582201a81322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x05a2201a91322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502201a41334c2, // V_SUB_F16 ENC_VOP3 default
    0x0522221a51334c2, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542241a61334c2, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x0562201a71334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x0582201a81334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x05a2201a91334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502201a41344bd, // V_SUBREV_F16 ENC_VOP3 default
    0x0522221a51344bd, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542241a61344bd, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x0562201a71344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0582201a81344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x05a2201a91344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502201a4135475, // V_MUL_F16 ENC_VOP3 default
    0x0522221a5135475, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542241a6135475, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0562201a7135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x0582201a8135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x05a2201a9135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502201aa136402, // V_FMAC_F16 ENC_VOP3 default
    0x0522221ab136402, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542241ac136402, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0562201ad136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x0582201ae136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x05a2201af136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05022c1a413b41c, // V_LDEXP_F16 ENC_VOP3 default
    0x05222e1a513b41c, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542301a613b41c, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x05622c1a713b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x05822c1a813b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x05a22c1a913b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0501341b0180480, // V_NOP ENC_VOP3 default
    0x05013c1b118146f, // V_MOV_B32 ENC_VOP3 default
    0x05213e1b218146f, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541401b318146f, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x05613c1b418146f, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0821441b51824a9, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0501481b61833bd, // V_CVT_I32_F64 ENC_VOP3 default
    0x0561481b71833bd, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x05014c1b81843b8, // V_CVT_F64_I32 ENC_VOP3 default
    0x05614c1b91843b8, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0501501ba1853b1, // V_CVT_F32_I32 ENC_VOP3 default
    0x0521521bb1853b1, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x0541541bc1853b1, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x0561501bd1853b1, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0501501be1863b2, // V_CVT_F32_U32 ENC_VOP3 default
    0x0521521bf1863b2, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0541541c01863b2, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0561501c11863b2, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0501561c21873d4, // V_CVT_U32_F32 ENC_VOP3 default
    0x0521581c31873d4, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1c41873d4, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561c51873d4, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0501561c61883bc, // V_CVT_I32_F32 ENC_VOP3 default
    0x0521581c71883bc, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1c81883bc, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561c91883bc, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0501621ca18a3aa, // V_CVT_F16_F32 ENC_VOP3 default
    0x0521641cb18a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541661cc18a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561621cd18a3aa, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x05016e1ce18b3ae, // V_CVT_F32_F16 ENC_VOP3 default
    0x0521701cf18b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541721d018b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x05616e1d118b3ae, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0501741c618c3bf, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0521761c718c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541781c818c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561741c918c3bf, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0501741c618d3ba, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0521761c718d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541781c818d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561741c918d3ba, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0501501ba18e3c2, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0521521bb18e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x0541541bc18e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x0561501bd18e3c2, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0501481d218f3af, // V_CVT_F32_F64 ENC_VOP3 default
    0x0561481d318f3af, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x05017a1d41903b7, // V_CVT_F64_F32 ENC_VOP3 default
    0x05617a1d51903b7, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0501501be1913b3, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0521521bf1913b3, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x0541541c01913b3, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x0561501c11913b3, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0501501be1923b4, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0521521bf1923b4, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x0541541c01923b4, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x0561501c11923b4, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0501501be1933b5, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0521521bf1933b5, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x0541541c01933b5, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x0561501c11933b5, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0501501be1943b6, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0521521bf1943b6, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x0541541c01943b6, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x0561501c11943b6, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0501481d61953d5, // V_CVT_U32_F64 ENC_VOP3 default
    0x0561481d71953d5, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x05014c1d81963b9, // V_CVT_F64_U32 ENC_VOP3 default
    0x05614c1d91963b9, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x05017e1da1974e3, // V_TRUNC_F64 ENC_VOP3 default
    0x05617e1db1974e3, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x05017e1da1982fc, // V_CEIL_F64 ENC_VOP3 default
    0x05617e1db1982fc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x05017e1da1994ad, // V_RNDNE_F64 ENC_VOP3 default
    0x05617e1db1994ad, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x05017e1da19a3ff, // V_FLOOR_F64 ENC_VOP3 default
    0x05617e1db19a3ff, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0501341b019b48d, // V_PIPEFLUSH ENC_VOP3 default
    0x0501861dc19c46e, // V_MOV_B16 ENC_VOP3 default
    0x0521881dd19c46e, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x05418a1de19c46e, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x0561861df19c46e, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x0501561e01a040e, // V_FRACT_F32 ENC_VOP3 default
    0x0521581e11a040e, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21a040e, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31a040e, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0501561e01a14e2, // V_TRUNC_F32 ENC_VOP3 default
    0x0521581e11a14e2, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21a14e2, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31a14e2, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0501561e01a22fb, // V_CEIL_F32 ENC_VOP3 default
    0x0521581e11a22fb, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21a22fb, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31a22fb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0501561e01a34ac, // V_RNDNE_F32 ENC_VOP3 default
    0x0521581e11a34ac, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21a34ac, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31a34ac, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0501561e01a43fe, // V_FLOOR_F32 ENC_VOP3 default
    0x0521581e11a43fe, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21a43fe, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31a43fe, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0501561e01a53fc, // V_EXP_F32 ENC_VOP3 default
    0x0521581e11a53fc, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21a53fc, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31a53fc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0501561e01a7421, // V_LOG_F32 ENC_VOP3 default
    0x0521581e11a7421, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21a7421, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31a7421, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0501561e01aa4a6, // V_RCP_F32 ENC_VOP3 default
    0x0521581e11aa4a6, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21aa4a6, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31aa4a6, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0501561e01ab4a8, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0521581e11ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31ab4a8, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0501561e01ae4af, // V_RSQ_F32 ENC_VOP3 default
    0x0521581e11ae4af, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21ae4af, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31ae4af, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05017e1da1af4a7, // V_RCP_F64 ENC_VOP3 default
    0x05617e1db1af4a7, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x05017e1da1b14b0, // V_RSQ_F64 ENC_VOP3 default
    0x05617e1db1b14b0, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0501561e01b34b9, // V_SQRT_F32 ENC_VOP3 default
    0x0521581e11b34b9, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21b34b9, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31b34b9, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x05017e1da1b44ba, // V_SQRT_F64 ENC_VOP3 default
    0x05617e1db1b44ba, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0501561e01b54b7, // V_SIN_F32 ENC_VOP3 default
    0x0521581e11b54b7, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21b54b7, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31b54b7, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0501561e01b63a4, // V_COS_F32 ENC_VOP3 default
    0x0521581e11b63a4, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21b63a4, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31b63a4, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x05018c1e41b7482, // V_NOT_B32 ENC_VOP3 default
    0x05218e1e51b7482, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541901e61b7482, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x05618c1e71b7482, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x05013c1b11b82f9, // V_BFREV_B32 ENC_VOP3 default
    0x05213e1b21b82f9, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541401b31b82f9, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x05613c1b41b82f9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05018c1e81b92fe, // V_CLZ_I32_U32 ENC_VOP3 default
    0x05218e1e91b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0541901ea1b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x05618c1eb1b92fe, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x05018c1e81ba3a5, // V_CTZ_I32_B32 ENC_VOP3 default
    0x05218e1e91ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541901ea1ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x05618c1eb1ba3a5, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x05018c1ec1bb2fd, // V_CLS_I32 ENC_VOP3 default
    0x05218e1ed1bb2fd, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x0541901ee1bb2fd, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x05618c1ef1bb2fd, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x0501481b61bc412, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0561481b71bc412, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x05017e1da1bd415, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x05617e1db1bd415, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x05017e1da1be40f, // V_FRACT_F64 ENC_VOP3 default
    0x05617e1db1be40f, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0501741c61bf411, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0521761c71bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541781c81bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561741c91bf411, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0501561e01c0414, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0521581e11c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05415a1e21c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0561561e31c0414, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x05013c1f01c246a, // V_MOVRELD_B32 ENC_VOP3 default
    0x05213e1f11c246a, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541401f21c246a, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x05613c1f31c246a, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x08213c1f41c346d, // V_MOVRELS_B32 ENC_VOP3 default
    0x05213e1f11c346d, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541401f21c346d, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x08213c1f41c446c, // V_MOVRELSD_B32 ENC_VOP3 default
    0x05213e1f11c446c, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541401f21c446c, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x08213c1f41c846b, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x05213e1f11c846b, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541401f21c846b, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0501981f51d03ac, // V_CVT_F16_U16 ENC_VOP3 default
    0x05219a1f61d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x05419c1f71d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x0561981f81d03ac, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0501981f91d13ab, // V_CVT_F16_I16 ENC_VOP3 default
    0x05219a1fa1d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x05419c1fb1d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x0561981fc1d13ab, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0501a41fd1d23d3, // V_CVT_U16_F16 ENC_VOP3 default
    0x0521a61fe1d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541a81ff1d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561a42001d23d3, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0501a42011d33bb, // V_CVT_I16_F16 ENC_VOP3 default
    0x0521a62021d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541a82031d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561a42041d33bb, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0501b02051d44a5, // V_RCP_F16 ENC_VOP3 default
    0x0521b22061d44a5, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541b42071d44a5, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561b02081d44a5, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0501b02051d54b8, // V_SQRT_F16 ENC_VOP3 default
    0x0521b22061d54b8, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541b42071d54b8, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561b02081d54b8, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0501b02051d64ae, // V_RSQ_F16 ENC_VOP3 default
    0x0521b22061d64ae, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541b42071d64ae, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561b02081d64ae, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0501b02051d7420, // V_LOG_F16 ENC_VOP3 default
    0x0521b22061d7420, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541b42071d7420, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561b02081d7420, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0501b02051d83fb, // V_EXP_F16 ENC_VOP3 default
    0x0521b22061d83fb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541b42071d83fb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561b02081d83fb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0501b02051d9413, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0521b22061d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541b42071d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561b02081d9413, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0501a42011da410, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0521a62021da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541a82031da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561a42041da410, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0501b02051db3fd, // V_FLOOR_F16 ENC_VOP3 default
    0x0521b22061db3fd, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541b42071db3fd, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561b02081db3fd, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0501b02051dc2fa, // V_CEIL_F16 ENC_VOP3 default
    0x0521b22061dc2fa, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541b42071dc2fa, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561b02081dc2fa, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0501b02051dd4e1, // V_TRUNC_F16 ENC_VOP3 default
    0x0521b22061dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541b42071dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561b02081dd4e1, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0501b02051de4ab, // V_RNDNE_F16 ENC_VOP3 default
    0x0521b22061de4ab, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541b42071de4ab, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561b02081de4ab, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0501b02051df40d, // V_FRACT_F16 ENC_VOP3 default
    0x0521b22061df40d, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541b42071df40d, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561b02081df40d, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0501b02051e04b6, // V_SIN_F16 ENC_VOP3 default
    0x0521b22061e04b6, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541b42071e04b6, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561b02081e04b6, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0501b02051e13a3, // V_COS_F16 ENC_VOP3 default
    0x0521b22061e13a3, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541b42071e13a3, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561b02081e13a3, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x05018c2091e24b5, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x05218e20a1e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x05419020b1e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x05618c20c1e24b5, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0501a42011e33c0, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0521a62021e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541a82031e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561a42041e33c0, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0501a41fd1e43c1, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0521a61fe1e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0541a81ff1e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0561a42001e43c1, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x05018620d1e9481, // V_NOT_B16 ENC_VOP3 default
    0x05218820e1e9481, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x05418a20f1e9481, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x0561862101e9481, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x0501c02111ea3be, // V_CVT_I32_I16 ENC_VOP3 default
    0x0521c22121ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0541c42131ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0561c02141ea3be, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0501c02151eb3d6, // V_CVT_U32_U16 ENC_VOP3 default
    0x0521c22161eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0541c42171eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0561c02181eb3d6, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0501c62191ec3b0, // V_CVT_F32_FP8 ENC_VOP3 default
    0x0521c821a1ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0541ca21b1ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x0561c621c1ec3b0, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0501c621d1ed3ad, // V_CVT_F32_BF8 ENC_VOP3 default
    0x0521c821e1ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0541ca21f1ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x0561c62201ed3ad, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x0501ce2211ee3c5, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x0561ce2221ee3c5, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0501ce2231ef3c4, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x0561ce2241ef3c4, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x050234225209406, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x052236226209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x054238227209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x056234228209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x058234229209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023a22f20a42e, // V_MAD_I32_I24 ENC_VOP3 default
    0x05223c23020a42e, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x05423e23120a42e, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x05623a23220a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x05823a23320a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05a23a23420a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423a23520a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x08623a23620a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823a23720a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23a23820a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023a23920b431, // V_MAD_U32_U24 ENC_VOP3 default
    0x05223c23a20b431, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x05423e23b20b431, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x05623a23c20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x05823a23d20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05a23a23e20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423a23f20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x08623a24020b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823a24120b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23a24220b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023422520c3a6, // V_CUBEID_F32 ENC_VOP3 default
    0x05223622620c3a6, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x05423822720c3a6, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x05623422820c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x05823422920c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023422520d3a8, // V_CUBESC_F32 ENC_VOP3 default
    0x05223622620d3a8, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x05423822720d3a8, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x05623422820d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x05823422920d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023422520e3a9, // V_CUBETC_F32 ENC_VOP3 default
    0x05223622620e3a9, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x05423822720e3a9, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x05623422820e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x05823422920e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023422520f3a7, // V_CUBEMA_F32 ENC_VOP3 default
    0x05223622620f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x05423822720f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x05623422820f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x05823422920f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502402432102f6, // V_BFE_U32 ENC_VOP3 default
    0x0522422442102f6, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0542442452102f6, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0562402462102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0582402472102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a2402482102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842402492102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x08624024a2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05024024d2112f5, // V_BFE_I32 ENC_VOP3 default
    0x05224224e2112f5, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x05424424f2112f5, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0562402502112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0582402512112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a2402522112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842402532112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x0862402542112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882402552112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a2402562112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502402432122f7, // V_BFI_B32 ENC_VOP3 default
    0x0522422442122f7, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x0542442452122f7, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x0562402462122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0582402472122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x05a2402482122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842402492122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x08624024a2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x050234225213408, // V_FMA_F32 ENC_VOP3 default
    0x052236226213408, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x054238227213408, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x056234228213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x058234229213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x050246257214409, // V_FMA_F64 ENC_VOP3 default
    0x056246258214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x058246259214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x05a24625a214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08424625b214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x08624625c214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824625d214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24625e214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05024825f21541f, // V_LERP_U8 ENC_VOP3 default
    0x05224a26021541f, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x05424c26121541f, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x05624826221541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x05824826321541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x05a24826421541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08424826521541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x08624826621541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824826721541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24826821541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05024e2692162ec, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x05225026a2162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x05425226b2162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x05624e26c2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x05824e26d2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x05a24e26e2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08424e26f2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x08624e2702162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824e2712162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24e2722162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05024e2692172ed, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x05225026a2172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x05425226b2172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x05624e26c2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x05824e26d2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x05a24e26e2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08424e26f2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x08624e2702172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824e2712172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24e2722172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x050234225218473, // V_MULLIT_F32 ENC_VOP3 default
    0x052236226218473, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x054238227218473, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x056234228218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x058234229218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05024027321a453, // V_MIN3_I32 ENC_VOP3 default
    0x05224227421a453, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x05424427521a453, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x05624027621a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x05824027721a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x05a24027821a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08424027921a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x08624027a21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824027b21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24027c21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05024024321b457, // V_MIN3_U32 ENC_VOP3 default
    0x05224224421b457, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x05424424521b457, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x05624024621b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x05824024721b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x05a24024821b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08424024921b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x08624024a21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05024027321d433, // V_MAX3_I32 ENC_VOP3 default
    0x05224227421d433, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x05424427521d433, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x05624027621d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x05824027721d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x05a24027821d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08424027921d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x08624027a21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824027b21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24027c21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05024024321e437, // V_MAX3_U32 ENC_VOP3 default
    0x05224224421e437, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x05424424521e437, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x05624024621e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x05824024721e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x05a24024821e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08424024921e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x08624024a21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05024027322044d, // V_MED3_I32 ENC_VOP3 default
    0x05224227422044d, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x05424427522044d, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x05624027622044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x05824027722044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x05a24027822044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08424027922044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x08624027a22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824027b22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24027c22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x050240243221451, // V_MED3_U32 ENC_VOP3 default
    0x052242244221451, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x054244245221451, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x056240246221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x058240247221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x05a240248221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x084240249221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x08624024a221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023a27d2224b4, // V_SAD_U8 ENC_VOP3 default
    0x05223c27e2224b4, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x05423e27f2224b4, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x05623a2802224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x05823a2812224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x05a23a2822224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423a2832224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x08623a2842224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823a2852224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23a2862224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023a27d2234b1, // V_SAD_HI_U8 ENC_VOP3 default
    0x05223c27e2234b1, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x05423e27f2234b1, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x05623a2802234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x05823a2812234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x05a23a2822234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423a2832234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x08623a2842234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823a2852234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23a2862234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023a2872244b2, // V_SAD_U16 ENC_VOP3 default
    0x05223c2882244b2, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x05423e2892244b2, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x05623a28a2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x05823a28b2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x05a23a28c2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423a28d2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x08623a28e2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823a28f2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23a2902244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023a2432254b3, // V_SAD_U32 ENC_VOP3 default
    0x05223c2442254b3, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x05423e2452254b3, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x05623a2462254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x05823a2472254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x05a23a2482254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423a2492254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x08623a24a2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823a24b2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23a24c2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502542912263d0, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0522562922263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0542582932263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0562542942263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0582542952263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x05a2542962263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842542972263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x0862542982263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882542992263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a25429a2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502342252273d8, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0562342282273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0582342292273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502462572283d9, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0562462582283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582462592283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x05a24625a2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08424625b2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x08624625c2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824625d2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24625e2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x050234225229455, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x052236226229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x054238227229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x056234228229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x058234229229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023422522a435, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x05223622622a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x05423822722a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x05623422822a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05823422922a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05025a29b22b454, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x05225c29c22b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05425e29d22b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05625a29e22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05825a29f22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05a25a2a022b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08425a2a122b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08625a2a222b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08825a2a322b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a25a2a422b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05025a29b22c434, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x05225c29c22c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05425e29d22c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05625a29e22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05825a29f22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05a25a2a022c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08425a2a122c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08625a2a222c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08825a2a322c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a25a2a422c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023422522d459, // V_MINIMUM3_F32 ENC_VOP3 default
    0x05223622622d459, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x05423822722d459, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x05623422822d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x05823422922d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023422522e439, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x05223622622e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x05423822722e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x05623422822e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x05823422922e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05025a29b22f458, // V_MINIMUM3_F16 ENC_VOP3 default
    0x05225c29c22f458, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x05425e29d22f458, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x05625a29e22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x05825a29f22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x05a25a2a022f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08425a2a122f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x08625a2a222f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08825a2a322f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a25a2a422f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05025a29b230438, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x05225c29c230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x05425e29d230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x05625a29e230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x05825a29f230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x05a25a2a0230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08425a2a1230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x08625a2a2230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08825a2a3230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a25a2a4230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023422523144f, // V_MED3_NUM_F32 ENC_VOP3 default
    0x05223622623144f, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x05423822723144f, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x05623422823144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05823422923144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05025a29b23244e, // V_MED3_NUM_F16 ENC_VOP3 default
    0x05225c29c23244e, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05425e29d23244e, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05625a29e23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05825a29f23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05a25a2a023244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08425a2a123244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08625a2a223244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08825a2a323244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a25a2a423244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08c2342a52373da, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x08e2342a62373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0902342a72373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0922342a82373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0942342a92373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x0962342aa2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0982342ab2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09a2342ac2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08c2462ad2383db, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x08e2462ae2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0902462af2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0922462b02383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0942462b12383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x0962462b22383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0982462b32383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09a2462b42383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05026025f239472, // V_MSAD_U8 ENC_VOP3 default
    0x052262260239472, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x054264261239472, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x056260262239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x058260263239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x05a260264239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x084260265239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x086260266239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x088260267239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a260268239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502662b523a4a4, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0562662b623a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0582662b723a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x05a2662b823a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842662b923a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0862662ba23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882662bb23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a2662bc23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502662b523b470, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0562662b623b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0582662b723b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x05a2662b823b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842662b923b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0862662ba23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882662bb23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a2662bc23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2682bd23d471, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x09e2682be23d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0a02682bf23d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0a22682c023d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502402432404f2, // V_XOR3_B32 ENC_VOP3 default
    0x0522422442404f2, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x0542442452404f2, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x0562402462404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0582402472404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x05a2402482404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842402492404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x08624024a2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05026a2c124142f, // V_MAD_U16 ENC_VOP3 default
    0x05226c2c224142f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x05426e2c324142f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x05626a2c424142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x05826a2c524142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x05a26a2c624142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08426a2c724142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x08626a2c824142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08826a2c924142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a26a2ca24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502702cb24448c, // V_PERM_B32 ENC_VOP3 default
    0x0522722cc24448c, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0542742cd24448c, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0562702ce24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0582702cf24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x05a2702d024448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842702d124448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x0862702d224448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882702d324448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a2702d424448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502402432454f0, // V_XAD_U32 ENC_VOP3 default
    0x0522422442454f0, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x0542442452454f0, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x0562402462454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0582402472454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x05a2402482454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842402492454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x08624024a2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x050240243246425, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x052242244246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x054244245246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x056240246246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x058240247246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x05a240248246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x084240249246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x08624024a246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502402432472e7, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0522422442472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x0542442452472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x0562402462472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0582402472472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x05a2402482472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842402492472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x08624024a2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05025a29b248407, // V_FMA_F16 ENC_VOP3 default
    0x05225c29c248407, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x05425e29d248407, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x05625a29e248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x05825a29f248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x05a25a2a0248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08425a2a1248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x08625a2a2248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08825a2a3248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a25a2a4248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05026a2d524a452, // V_MIN3_I16 ENC_VOP3 default
    0x05226c2d624a452, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x05426e2d724a452, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x05626a2d824a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x05826a2d924a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x05a26a2da24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08426a2db24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x08626a2dc24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08826a2dd24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a26a2de24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05026a2c124b456, // V_MIN3_U16 ENC_VOP3 default
    0x05226c2c224b456, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x05426e2c324b456, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x05626a2c424b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x05826a2c524b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x05a26a2c624b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08426a2c724b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x08626a2c824b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08826a2c924b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a26a2ca24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05026a2d524d432, // V_MAX3_I16 ENC_VOP3 default
    0x05226c2d624d432, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x05426e2d724d432, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x05626a2d824d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x05826a2d924d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x05a26a2da24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08426a2db24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x08626a2dc24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08826a2dd24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a26a2de24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05026a2c124e436, // V_MAX3_U16 ENC_VOP3 default
    0x05226c2c224e436, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x05426e2c324e436, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x05626a2c424e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x05826a2c524e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x05a26a2c624e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08426a2c724e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x08626a2c824e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08826a2c924e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a26a2ca24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05026a2d525044c, // V_MED3_I16 ENC_VOP3 default
    0x05226c2d625044c, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x05426e2d725044c, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x05626a2d825044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x05826a2d925044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x05a26a2da25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08426a2db25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x08626a2dc25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08826a2dd25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a26a2de25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05026a2c1251450, // V_MED3_U16 ENC_VOP3 default
    0x05226c2c2251450, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x05426e2c3251450, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x05626a2c4251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x05826a2c5251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x05a26a2c6251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08426a2c7251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x08626a2c8251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08826a2c9251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a26a2ca251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05026a2d525342c, // V_MAD_I16 ENC_VOP3 default
    0x05226c2d625342c, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x05426e2d725342c, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x05626a2d825342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x05826a2d925342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x05a26a2da25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08426a2db25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x08626a2dc25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08826a2dd25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a26a2de25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05025a29b2543d7, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x05225c29c2543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x05425e29d2543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x05625a29e2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x05825a29f2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x05a25a2a02543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08425a2a12543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x08625a2a22543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08825a2a32543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a25a2a42543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502402432552e1, // V_ADD3_U32 ENC_VOP3 default
    0x0522422442552e1, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x0542442452552e1, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x0562402462552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0582402472552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x05a2402482552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842402492552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x08624024a2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x050240243256426, // V_LSHL_OR_B32 ENC_VOP3 default
    0x052242244256426, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x054244245256426, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x056240246256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x058240247256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x05a240248256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x084240249256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x08624024a256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502402432572f0, // V_AND_OR_B32 ENC_VOP3 default
    0x0522422442572f0, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0542442452572f0, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0562402462572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0582402472572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x05a2402482572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842402492572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x08624024a2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x050240243258483, // V_OR3_B32 ENC_VOP3 default
    0x052242244258483, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x054244245258483, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x056240246258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x058240247258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x05a240248258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x084240249258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x08624024a258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502762df259430, // V_MAD_U32_U16 ENC_VOP3 default
    0x0522782e0259430, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x05427a2e1259430, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0562762e2259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0582762e3259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x05a2762e4259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842762e5259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x0862762e6259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882762e7259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a2762e8259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502762e925a42d, // V_MAD_I32_I16 ENC_VOP3 default
    0x0522782ea25a42d, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x05427a2eb25a42d, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0562762ec25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0582762ed25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x05a2762ee25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842762ef25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x0862762f025a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882762f125a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a2762f225a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a427c2f325b487, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0a627c2f425b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0a827c2f525b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0aa27c2f625b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a427c2f325c48a, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0a627c2f425c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0a827c2f525c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0aa27c2f625c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x06827e2f725d3a1, // V_CNDMASK_B16 ENC_VOP3 default
    0x0522802f825d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x0542822f925d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x06a27e2fa25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x06c27e2fb25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x06e27e2fc25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x050240243262442, // V_MAXMIN_U32 ENC_VOP3 default
    0x052242244262442, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x054244245262442, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x056240246262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x058240247262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x05a240248262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x084240249262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x08624024a262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x050240243263462, // V_MINMAX_U32 ENC_VOP3 default
    0x052242244263462, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x054244245263462, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x056240246263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x058240247263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x05a240248263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x084240249263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x08624024a263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824024b263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24024c263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05024027326443f, // V_MAXMIN_I32 ENC_VOP3 default
    0x05224227426443f, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x05424427526443f, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x05624027626443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x05824027726443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x05a24027826443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08424027926443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x08624027a26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824027b26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24027c26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05024027326545f, // V_MINMAX_I32 ENC_VOP3 default
    0x05224227426545f, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x05424427526545f, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x05624027626545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x05824027726545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x05a24027826545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08424027926545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x08624027a26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08824027b26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a24027c26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0502842fd2663df, // V_DOT2_F16_F16 ENC_VOP3 default
    0x0522862fe2663df, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542882ff2663df, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0562843002663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x0582843012663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x05a2843022663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842843032663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x0862843042663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882843052663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a2843062663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05028a3072673de, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x05228c3082673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x05428e3092673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x05628a30a2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x05828a30b2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x05a28a30c2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08428a30d2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x08628a30e2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08828a30f2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a28a3102673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x050234225268461, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x052236226268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x054238227268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x056234228268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x058234229268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x050234225269441, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x052236226269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x054238227269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x056234228269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x058234229269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05025a29b26a460, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x05225c29c26a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05425e29d26a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05625a29e26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05825a29f26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05a25a2a026a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08425a2a126a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08625a2a226a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08825a2a326a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a25a2a426a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05025a29b26b440, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x05225c29c26b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05425e29d26b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05625a29e26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05825a29f26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05a25a2a026b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08425a2a126b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08625a2a226b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08825a2a326b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a25a2a426b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023422526c45b, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x05223622626c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x05423822726c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x05623422826c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05823422926c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05023422526d43b, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x05223622626d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x05423822726d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x05623422826d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05823422926d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05a23422a26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08423422b26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08623422c26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08823422d26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a23422e26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05025a29b26e45a, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x05225c29c26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05425e29d26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05625a29e26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05825a29f26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05a25a2a026e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08425a2a126e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08625a2a226e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08825a2a326e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a25a2a426e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05025a29b26f43a, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x05225c29c26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05425e29d26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05625a29e26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05825a29f26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05a25a2a026f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08425a2a126f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08625a2a226f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08825a2a326f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a25a2a426f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ac2903112804d7, // V_S_EXP_F32 ENC_VOP3 default
    0x0562903122804d7, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0ac2923132814d6, // V_S_EXP_F16 ENC_VOP3 default
    0x0562923142814d6, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0ac2903112824d9, // V_S_LOG_F32 ENC_VOP3 default
    0x0562903122824d9, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0ac2923132834d8, // V_S_LOG_F16 ENC_VOP3 default
    0x0562923142834d8, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0ac2903112844db, // V_S_RCP_F32 ENC_VOP3 default
    0x0562903122844db, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0ac2923132854da, // V_S_RCP_F16 ENC_VOP3 default
    0x0562923142854da, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0ac2903112864dd, // V_S_RSQ_F32 ENC_VOP3 default
    0x0562903122864dd, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0ac2923132874dc, // V_S_RSQ_F16 ENC_VOP3 default
    0x0562923142874dc, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0ac2903112884df, // V_S_SQRT_F32 ENC_VOP3 default
    0x0562903122884df, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0ac2923132894de, // V_S_SQRT_F16 ENC_VOP3 default
    0x0562923142894de, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0ae2943152fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0b02943162fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b22943172fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0b42943182fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0b62943192fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0b829431a2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ba29431b2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0bc29431c2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ae29631d2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0b029631e2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b229631f2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0b42963202fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0b62963212fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0b82963222fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ba2963232fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0bc2963242fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ae2983252fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x0b02983262fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b22983272fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0b42983282fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0b62983292fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0b829832a2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ba29832b2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0bc29832c2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ae29832d2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x0b029832e2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b229832f2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0b42983302ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0b62983312ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0b82983322ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ba2983332ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0bc2983342ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ae29a3353002e3, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x07829c3363002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x07a29e3373002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0b029a3383002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b229a3393002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0b429a33a3002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0ae29a3353014c1, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x07829c3363014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x07a29e3373014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0b029a3383014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b229a3393014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0b429a33a3014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0ae29a3353024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x07829c3363024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x07a29e3373024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0b029a3383024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b229a3393024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0b429a33a3024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0502a033b3032ea, // V_ADD_NC_U16 ENC_VOP3 default
    0x0522a233c3032ea, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0542a433d3032ea, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x0562a033e3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x0582a033f3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x05a2a03403032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502a033b3044c6, // V_SUB_NC_U16 ENC_VOP3 default
    0x0522a233c3044c6, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0542a433d3044c6, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x0562a033e3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x0582a033f3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x05a2a03403044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502a633b30547d, // V_MUL_LO_U16 ENC_VOP3 default
    0x0522a833c30547d, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x0542aa33d30547d, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x0562a633e30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x0582a633f30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x05a2a634030547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502ac3413063c7, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0522ae3423063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0542b03433063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0562ac3443063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0582ac3453063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x05a2ac3463063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502ac3473073ce, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0522ae3483073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0542b03493073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0562ac34a3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0582ac34b3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x05a2ac34c3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502a633b309448, // V_MAX_U16 ENC_VOP3 default
    0x0522a833c309448, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x0542aa33d309448, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x0562a633e309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x0582a633f309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x05a2a6340309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502a634d30a443, // V_MAX_I16 ENC_VOP3 default
    0x0522a834e30a443, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x0542aa34f30a443, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x0562a635030a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x0582a635130a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x05a2a635230a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502a633b30b468, // V_MIN_U16 ENC_VOP3 default
    0x0522a833c30b468, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x0542aa33d30b468, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x0562a633e30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x0582a633f30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x05a2a634030b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502a634d30c463, // V_MIN_I16 ENC_VOP3 default
    0x0522a834e30c463, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x0542aa34f30c463, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x0562a635030c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x0582a635130c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x05a2a635230c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502a034d30d2e8, // V_ADD_NC_I16 ENC_VOP3 default
    0x0522a234e30d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x0542a434f30d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x0562a035030d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x0582a035130d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x05a2a035230d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502a034d30e4c4, // V_SUB_NC_I16 ENC_VOP3 default
    0x0522a234e30e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x0542a434f30e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x0562a035030e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x0582a035130e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x05a2a035230e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0be2b235330f488, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0be2b235331048b, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x0502b4354311486, // V_PACK_B32_F16 ENC_VOP3 default
    0x0522b6355311486, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542b8356311486, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0562b4357311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x0582b4358311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x05a2b4359311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502b435a3123c9, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x0522b635b3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542b835c3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0562b435d3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0582b435e3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x05a2b435f3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502b43603133cb, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x0522b63613133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542b83623133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0562b43633133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0582b43643133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x05a2b43653133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502ba36631c41d, // V_LDEXP_F32 ENC_VOP3 default
    0x0522bc36731c41d, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0542be36831c41d, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0562ba36931c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0582ba36a31c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x05a2ba36b31c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c018331d2f8, // V_BFM_B32 ENC_VOP3 default
    0x0521f618431d2f8, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541f818531d2f8, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0562c018631d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x0582c018731d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x05a2c018831d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c018331e2f4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0521f618431e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541f818531e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0562c018631e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0582c018731e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05a2c018831e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c018331f44b, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0521f618431f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541f818531f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0562c018631f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0582c018731f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05a2c018831f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c018332044a, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0521f618432044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0541f818532044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0562c018632044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0582c018732044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05a2c018832044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502ac3413213ca, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0522ae3423213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0542b03433213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0562ac3443213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0582ac3453213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x05a2ac3463213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502ac3473223cc, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0522ae3483223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0542b03493223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0562ac34a3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0582ac34b3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x05a2ac34c3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c036c3233cf, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0521f636d3233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0541f836e3233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x0562c036f3233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x0582c03703233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x05a2c03713233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c03723243c8, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0521f63733243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0541f83743243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x0562c03753243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x0582c03763243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x05a2c03773243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c217d3254c5, // V_SUB_NC_I32 ENC_VOP3 default
    0x0521f017e3254c5, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0541f217f3254c5, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0562c21803254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0582c21813254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x05a2c21823254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c217d3262e9, // V_ADD_NC_I32 ENC_VOP3 default
    0x0521f017e3262e9, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0541f217f3262e9, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0562c21803262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0582c21813262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x05a2c21823262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c437832b41e, // V_LDEXP_F64 ENC_VOP3 default
    0x0562c437932b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c437a32b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x05a2c437b32b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c018332c47e, // V_MUL_LO_U32 ENC_VOP3 default
    0x0562c018632c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x0582c018732c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x05a2c018832c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c018332d47a, // V_MUL_HI_U32 ENC_VOP3 default
    0x0562c018632d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x0582c018732d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x05a2c018832d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c017d32e478, // V_MUL_HI_I32 ENC_VOP3 default
    0x0562c018032e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x0582c018132e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x05a2c018232e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c437c32f4e0, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0562c437d32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c437e32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x05a2c437f32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502a633b338422, // V_LSHLREV_B16 ENC_VOP3 default
    0x0522a833c338422, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0542aa33d338422, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x0562a633e338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582a633f338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x05a2a6340338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502a633b339427, // V_LSHRREV_B16 ENC_VOP3 default
    0x0522a833c339427, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0542aa33d339427, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x0562a633e339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582a633f339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x05a2a6340339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502a638033a2f1, // V_ASHRREV_I16 ENC_VOP3 default
    0x0522a838133a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x0542aa38233a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x0562a638333a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0582a638433a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x05a2a638533a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0702c618f33d429, // V_LSHRREV_B64 ENC_VOP3 default
    0x0722c619033d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0742c619133d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0702c638633e2f3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0722c638733e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0742c638833e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0502c817334145e, // V_MINIMUM_F64 ENC_VOP3 default
    0x0562c817434145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c817534145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x05a2c817634145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502c817334243e, // V_MAXIMUM_F64 ENC_VOP3 default
    0x0562c817434243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c817534243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x05a2c817634243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c02ca3893604aa, // V_READLANE_B32 ENC_VOP3 default
    0x0c22cc38a3614ef, // V_WRITELANE_B32 ENC_VOP3 default
    0x0c42cc38b3614ef, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0502a633b3622ee, // V_AND_B16 ENC_VOP3 default
    0x0522a833c3622ee, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x0542aa33d3622ee, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x0562a633e3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x0582a633f3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x05a2a63403622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502a633b363484, // V_OR_B16 ENC_VOP3 default
    0x0522a833c363484, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0542aa33d363484, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x0562a633e363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x0582a633f363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x05a2a6340363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502a633b3644f3, // V_XOR_B16 ENC_VOP3 default
    0x0522a833c3644f3, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0542aa33d3644f3, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x0562a633e3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x0582a633f3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x05a2a63403644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502ce17736545d, // V_MINIMUM_F32 ENC_VOP3 default
    0x0521e817836545d, // V_MINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541ea17936545d, // V_MINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0562ce17a36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0582ce17b36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05a2ce17c36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502ce17736643d, // V_MAXIMUM_F32 ENC_VOP3 default
    0x0521e817836643d, // V_MAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0541ea17936643d, // V_MAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0562ce17a36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0582ce17b36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05a2ce17c36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502d01a436745c, // V_MINIMUM_F16 ENC_VOP3 default
    0x0522d21a536745c, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542d41a636745c, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0562d01a736745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0582d01a836745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05a2d01a936745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502d01a436843c, // V_MAXIMUM_F16 ENC_VOP3 default
    0x0522d21a536843c, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0542d41a636843c, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0562d01a736843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0582d01a836843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05a2d01a936843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502d638c3693c6, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x0522d838d3693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0542da38e3693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0562d638f3693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x0582d63903693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x05a2d63913693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502d639236a3c3, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x0522d839336a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0542da39436a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0562d639536a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0582d639636a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x05a2d639736a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502dc39836b3d2, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x0522de39936b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0542e039a36b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0562dc39b36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x0582dc39c36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x05a2dc39d36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0502dc39e36c3d1, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x0522de39f36c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0542e03a036c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0562dc3a136c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0582dc3a236c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x05a2dc3a336c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c608e3a400004d, // DS_ADD_U32 ENC_VDS default
    0x0c608e3a40010bf, // DS_SUB_U32 ENC_VDS default
    0x0c608e3a40020a6, // DS_RSUB_U32 ENC_VDS default
    0x0c608e3a4003068, // DS_INC_U32 ENC_VDS default
    0x0c608e3a4004063, // DS_DEC_U32 ENC_VDS default
    0x0c608e3a5005089, // DS_MIN_I32 ENC_VDS default
    0x0c608e3a500607d, // DS_MAX_I32 ENC_VDS default
    0x0c608e3a4007093, // DS_MIN_U32 ENC_VDS default
    0x0c608e3a4008087, // DS_MAX_U32 ENC_VDS default
    0x0c608e3a600904f, // DS_AND_B32 ENC_VDS default
    0x0c608e3a600a09a, // DS_OR_B32 ENC_VDS default
    0x0c608e3a600b0c2, // DS_XOR_B32 ENC_VDS default
    0x0c60903a700c095, // DS_MSKOR_B32 ENC_VDS default
    0x0c608e3a800d0b6, // DS_STORE_B32 ENC_VDS default
    0x0c60923a900e0ae, // DS_STORE_2ADDR_B32 ENC_VDS default
    0x0c60923a900f0b0, // DS_STORE_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0c60903a7010059, // DS_CMPSTORE_B32 ENC_VDS default
    0x0c608e3aa01208b, // DS_MIN_NUM_F32 ENC_VDS default
    0x0c608e3aa01307f, // DS_MAX_NUM_F32 ENC_VDS default
    0x0c60941b0014099, // DS_NOP ENC_VDS default
    0x0c608e3aa015049, // DS_ADD_F32 ENC_VDS default
    0x0c608e3ab01e0b8, // DS_STORE_B8 ENC_VDS default
    0x0c60963ac01f0b4, // DS_STORE_B16 ENC_VDS default
    0x0c60983ad02004b, // DS_ADD_RTN_U32 ENC_VDS default
    0x0c60983ad0210bd, // DS_SUB_RTN_U32 ENC_VDS default
    0x0c60983ad0220a4, // DS_RSUB_RTN_U32 ENC_VDS default
    0x0c60983ad023066, // DS_INC_RTN_U32 ENC_VDS default
    0x0c60983ad024061, // DS_DEC_RTN_U32 ENC_VDS default
    0x0c60983ae02508f, // DS_MIN_RTN_I32 ENC_VDS default
    0x0c60983ae026083, // DS_MAX_RTN_I32 ENC_VDS default
    0x0c60983ad027091, // DS_MIN_RTN_U32 ENC_VDS default
    0x0c60983ad028085, // DS_MAX_RTN_U32 ENC_VDS default
    0x0c60983af029051, // DS_AND_RTN_B32 ENC_VDS default
    0x0c60983af02a09c, // DS_OR_RTN_B32 ENC_VDS default
    0x0c60983af02b0c4, // DS_XOR_RTN_B32 ENC_VDS default
    0x0c609a3b002c097, // DS_MSKOR_RTN_B32 ENC_VDS default
    0x0c60983af02d0ac, // DS_STOREXCHG_RTN_B32 ENC_VDS default
    0x0c609c3b102e0a8, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_VDS default
    0x0c609c3b102f0aa, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_VDS default
    0x0c609a3b003005b, // DS_CMPSTORE_RTN_B32 ENC_VDS default
    0x0c60983b203208d, // DS_MIN_NUM_RTN_F32 ENC_VDS default
    0x0c60983b2033081, // DS_MAX_NUM_RTN_F32 ENC_VDS default
    0x0c609e3b30350c1, // DS_SWIZZLE_B32 ENC_VDS default
    0x0c60a03b4036070, // DS_LOAD_B32 ENC_VDS default
    0x0c60a23b503706a, // DS_LOAD_2ADDR_B32 ENC_VDS default
    0x0c60a23b503806c, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0c60a03b6039074, // DS_LOAD_I8 ENC_VDS default
    0x0c60a03b703a07a, // DS_LOAD_U8 ENC_VDS default
    0x0c60a03b803b073, // DS_LOAD_I16 ENC_VDS default
    0x0c60a03b903c077, // DS_LOAD_U16 ENC_VDS default
    0x0c60a43ba03d060, // DS_CONSUME ENC_VDS default
    0x0c60a43ba03e053, // DS_APPEND ENC_VDS default
    0x0c60a63bb04004e, // DS_ADD_U64 ENC_VDS default
    0x0c60a63bb0410c0, // DS_SUB_U64 ENC_VDS default
    0x0c60a63bb0420a7, // DS_RSUB_U64 ENC_VDS default
    0x0c60a63bb043069, // DS_INC_U64 ENC_VDS default
    0x0c60a63bb044064, // DS_DEC_U64 ENC_VDS default
    0x0c60a63bc04508a, // DS_MIN_I64 ENC_VDS default
    0x0c60a63bc04607e, // DS_MAX_I64 ENC_VDS default
    0x0c60a63bb047094, // DS_MIN_U64 ENC_VDS default
    0x0c60a63bb048088, // DS_MAX_U64 ENC_VDS default
    0x0c60a63bd049050, // DS_AND_B64 ENC_VDS default
    0x0c60a63bd04a09b, // DS_OR_B64 ENC_VDS default
    0x0c60a63bd04b0c3, // DS_XOR_B64 ENC_VDS default
    0x0c60a83be04c096, // DS_MSKOR_B64 ENC_VDS default
    0x0c60a63bf04d0b7, // DS_STORE_B64 ENC_VDS default
    0x0c60aa3c004e0af, // DS_STORE_2ADDR_B64 ENC_VDS default
    0x0c60aa3c004f0b1, // DS_STORE_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0c60a83be05005a, // DS_CMPSTORE_B64 ENC_VDS default
    0x0c60ac3c105208c, // DS_MIN_NUM_F64 ENC_VDS default
    0x0c60ac3c1053080, // DS_MAX_NUM_F64 ENC_VDS default
    0x0c60ae3c206004c, // DS_ADD_RTN_U64 ENC_VDS default
    0x0c60ae3c20610be, // DS_SUB_RTN_U64 ENC_VDS default
    0x0c60ae3c20620a5, // DS_RSUB_RTN_U64 ENC_VDS default
    0x0c60ae3c2063067, // DS_INC_RTN_U64 ENC_VDS default
    0x0c60ae3c2064062, // DS_DEC_RTN_U64 ENC_VDS default
    0x0c60ae3c3065090, // DS_MIN_RTN_I64 ENC_VDS default
    0x0c60ae3c3066084, // DS_MAX_RTN_I64 ENC_VDS default
    0x0c60ae3c2067092, // DS_MIN_RTN_U64 ENC_VDS default
    0x0c60ae3c2068086, // DS_MAX_RTN_U64 ENC_VDS default
    0x0c60ae3c4069052, // DS_AND_RTN_B64 ENC_VDS default
    0x0c60ae3c406a09d, // DS_OR_RTN_B64 ENC_VDS default
    0x0c60ae3c406b0c5, // DS_XOR_RTN_B64 ENC_VDS default
    0x0c60b03c506c098, // DS_MSKOR_RTN_B64 ENC_VDS default
    0x0c60ae3c406d0ad, // DS_STOREXCHG_RTN_B64 ENC_VDS default
    0x0c60b23c606e0a9, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_VDS default
    0x0c60b23c606f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_VDS default
    0x0c60b03c507005c, // DS_CMPSTORE_RTN_B64 ENC_VDS default
    0x0c60b43c707208e, // DS_MIN_NUM_RTN_F64 ENC_VDS default
    0x0c60b43c7073082, // DS_MAX_NUM_RTN_F64 ENC_VDS default
    0x0c60b63c8076071, // DS_LOAD_B64 ENC_VDS default
    0x0c60b83c907706b, // DS_LOAD_2ADDR_B64 ENC_VDS default
    0x0c60b83c907806d, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0c60983b207904a, // DS_ADD_RTN_F32 ENC_VDS default
    0x0c60ae3c407e05d, // DS_CONDXCHG32_RTN_B64 ENC_VDS default
    0x0c608e3a409805f, // DS_COND_SUB_U32 ENC_VDS default
    0x0c608e3a40990bc, // DS_SUB_CLAMP_U32 ENC_VDS default
    0x0c60ba3ca09a0a1, // DS_PK_ADD_F16 ENC_VDS default
    0x0c60bc3cb09b0a0, // DS_PK_ADD_BF16 ENC_VDS default
    0x0c608e3cc0a00b9, // DS_STORE_B8_D16_HI ENC_VDS default
    0x0c608e3cd0a10b5, // DS_STORE_B16_D16_HI ENC_VDS default
    0x0c60a03ce0a207b, // DS_LOAD_U8_D16 ENC_VDS default
    0x0c60a03ce0a307c, // DS_LOAD_U8_D16_HI ENC_VDS default
    0x0c60a03cf0a4075, // DS_LOAD_I8_D16 ENC_VDS default
    0x0c60a03cf0a5076, // DS_LOAD_I8_D16_HI ENC_VDS default
    0x0c60a03d00a6078, // DS_LOAD_U16_D16 ENC_VDS default
    0x0c60a03d00a7079, // DS_LOAD_U16_D16_HI ENC_VDS default
    0x0c60983ad0a805e, // DS_COND_SUB_RTN_U32 ENC_VDS default
    0x0c60983ad0a90bb, // DS_SUB_CLAMP_RTN_U32 ENC_VDS default
    0x0c60be3d10aa0a3, // DS_PK_ADD_RTN_F16 ENC_VDS default
    0x0c60c03d20ab0a2, // DS_PK_ADD_RTN_BF16 ENC_VDS default
    0x0c60c23d30b00b2, // DS_STORE_ADDTID_B32 ENC_VDS default
    0x0c60a43d40b106e, // DS_LOAD_ADDTID_B32 ENC_VDS default
    0x0c60983d50b209f, // DS_PERMUTE_B32 ENC_VDS default
    0x0c60983d50b3054, // DS_BPERMUTE_B32 ENC_VDS default
    0x0c60983d50cd055, // DS_BPERMUTE_FI_B32 ENC_VDS default
    0x0c60c43d60de0ba, // DS_STORE_B96 ENC_VDS default
    0x0c60c63d70df0b3, // DS_STORE_B128 ENC_VDS default
    0x0c60c83d80e0056, // DS_BVH_STACK_PUSH4_POP1_RTN_B32 ENC_VDS default
    0x0c60ca3d90e1057, // DS_BVH_STACK_PUSH8_POP1_RTN_B32 ENC_VDS default
    0x0c60cc3da0e2058, // DS_BVH_STACK_PUSH8_POP2_RTN_B64 ENC_VDS default
    0x0c60ce3db0fe072, // DS_LOAD_B96 ENC_VDS default
    0x0c60d03dc0ff06f, // DS_LOAD_B128 ENC_VDS default
    0x0c83bc3dd01816d, // IMAGE_MSAA_LOAD ENC_VSAMPLE default
    0x0ca3be3de01b16e, // IMAGE_SAMPLE ENC_VSAMPLE default
    0x0ca3c03df01c189, // IMAGE_SAMPLE_D ENC_VSAMPLE default
    0x0ca3c23e001d191, // IMAGE_SAMPLE_L ENC_VSAMPLE default
    0x0ca3c43e001e16f, // IMAGE_SAMPLE_B ENC_VSAMPLE default
    0x0ca3be3de01f192, // IMAGE_SAMPLE_LZ ENC_VSAMPLE default
    0x0ca3c43e0020173, // IMAGE_SAMPLE_C ENC_VSAMPLE default
    0x0ca3c63e102117c, // IMAGE_SAMPLE_C_D ENC_VSAMPLE default
    0x0ca3c83e2022184, // IMAGE_SAMPLE_C_L ENC_VSAMPLE default
    0x0ca3ca3e2023176, // IMAGE_SAMPLE_C_B ENC_VSAMPLE default
    0x0ca3c43e0024185, // IMAGE_SAMPLE_C_LZ ENC_VSAMPLE default
    0x0ca3c43e0025195, // IMAGE_SAMPLE_O ENC_VSAMPLE default
    0x0ca3c63e102618f, // IMAGE_SAMPLE_D_O ENC_VSAMPLE default
    0x0ca3c83e2027194, // IMAGE_SAMPLE_L_O ENC_VSAMPLE default
    0x0ca3ca3e2028172, // IMAGE_SAMPLE_B_O ENC_VSAMPLE default
    0x0ca3c43e0029193, // IMAGE_SAMPLE_LZ_O ENC_VSAMPLE default
    0x0ca3ca3e202a188, // IMAGE_SAMPLE_C_O ENC_VSAMPLE default
    0x0ca3cc3e302b182, // IMAGE_SAMPLE_C_D_O ENC_VSAMPLE default
    0x0ca3ce3e402c187, // IMAGE_SAMPLE_C_L_O ENC_VSAMPLE default
    0x0ca3d03e402d179, // IMAGE_SAMPLE_C_B_O ENC_VSAMPLE default
    0x0ca3ca3e202e186, // IMAGE_SAMPLE_C_LZ_O ENC_VSAMPLE default
    0x0ca3d23de02f155, // IMAGE_GATHER4 ENC_VSAMPLE default
    0x0ca3d43e0030161, // IMAGE_GATHER4_L ENC_VSAMPLE default
    0x0ca3d63e0031157, // IMAGE_GATHER4_B ENC_VSAMPLE default
    0x0ca3d23de032162, // IMAGE_GATHER4_LZ ENC_VSAMPLE default
    0x0ca3d63e0033159, // IMAGE_GATHER4_C ENC_VSAMPLE default
    0x0ca3d63e003415f, // IMAGE_GATHER4_C_LZ ENC_VSAMPLE default
    0x0ca3d63e0035164, // IMAGE_GATHER4_O ENC_VSAMPLE default
    0x0ca3d63e0036163, // IMAGE_GATHER4_LZ_O ENC_VSAMPLE default
    0x0ca3d83e2037160, // IMAGE_GATHER4_C_LZ_O ENC_VSAMPLE default
    0x0ca3da3de038165, // IMAGE_GET_LOD ENC_VSAMPLE default
    0x0ca3dc3e503918e, // IMAGE_SAMPLE_D_G16 ENC_VSAMPLE default
    0x0ca3de3e603a181, // IMAGE_SAMPLE_C_D_G16 ENC_VSAMPLE default
    0x0ca3de3e603b190, // IMAGE_SAMPLE_D_O_G16 ENC_VSAMPLE default
    0x0ca3e03df03c183, // IMAGE_SAMPLE_C_D_O_G16 ENC_VSAMPLE default
    0x0ca3c23e0040174, // IMAGE_SAMPLE_CL ENC_VSAMPLE default
    0x0ca3e23e104118a, // IMAGE_SAMPLE_D_CL ENC_VSAMPLE default
    0x0ca3c83e2042170, // IMAGE_SAMPLE_B_CL ENC_VSAMPLE default
    0x0ca3c83e204317a, // IMAGE_SAMPLE_C_CL ENC_VSAMPLE default
    0x0ca3e43e304417d, // IMAGE_SAMPLE_C_D_CL ENC_VSAMPLE default
    0x0ca3ce3e4045177, // IMAGE_SAMPLE_C_B_CL ENC_VSAMPLE default
    0x0ca3c83e2046175, // IMAGE_SAMPLE_CL_O ENC_VSAMPLE default
    0x0ca3e43e304718c, // IMAGE_SAMPLE_D_CL_O ENC_VSAMPLE default
    0x0ca3ce3e4048171, // IMAGE_SAMPLE_B_CL_O ENC_VSAMPLE default
    0x0ca3ce3e404917b, // IMAGE_SAMPLE_C_CL_O ENC_VSAMPLE default
    0x0ca3e63e704a17f, // IMAGE_SAMPLE_C_D_CL_O ENC_VSAMPLE default
    0x0ca3e83e504b178, // IMAGE_SAMPLE_C_B_CL_O ENC_VSAMPLE default
    0x0ca3ea3df05417e, // IMAGE_SAMPLE_C_D_CL_G16 ENC_VSAMPLE default
    0x0ca3ea3df05518d, // IMAGE_SAMPLE_D_CL_O_G16 ENC_VSAMPLE default
    0x0ca3ec3e1056180, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_VSAMPLE default
    0x0ca3ee3e605f18b, // IMAGE_SAMPLE_D_CL_G16 ENC_VSAMPLE default
    0x0ca3d43e006015a, // IMAGE_GATHER4_CL ENC_VSAMPLE default
    0x0ca3f03e2061158, // IMAGE_GATHER4_B_CL ENC_VSAMPLE default
    0x0ca3f03e206215d, // IMAGE_GATHER4_C_CL ENC_VSAMPLE default
    0x0ca3f03e206315e, // IMAGE_GATHER4_C_L ENC_VSAMPLE default
    0x0ca3d83e206415b, // IMAGE_GATHER4_C_B ENC_VSAMPLE default
    0x0ca3f23e406515c, // IMAGE_GATHER4_C_B_CL ENC_VSAMPLE default
    0x0ca3d23de090156, // IMAGE_GATHER4H ENC_VSAMPLE default
    0x0cc0003e8000250, // S_LOAD_B32 ENC_SMEM default
    0x0cc0023e9001252, // S_LOAD_B64 ENC_SMEM default
    0x0cc0043ea00224e, // S_LOAD_B128 ENC_SMEM default
    0x0cc0063eb00324f, // S_LOAD_B256 ENC_SMEM default
    0x0cc0083ec004251, // S_LOAD_B512 ENC_SMEM default
    0x0cc00a3ed005253, // S_LOAD_B96 ENC_SMEM default
    0x0cc0003ee008255, // S_LOAD_I8 ENC_SMEM default
    0x0cc0003ef009257, // S_LOAD_U8 ENC_SMEM default
    0x0cc0003f000a254, // S_LOAD_I16 ENC_SMEM default
    0x0cc0003f100b256, // S_LOAD_U16 ENC_SMEM default
    0x0cc00c3f20101ec, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0cc00e3f30111ee, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0cc0103f40121ea, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0cc0123f50131eb, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0cc0143f60141ed, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0cc0163f70151ef, // S_BUFFER_LOAD_B96 ENC_SMEM default
    0x0cc00c3f80181f1, // S_BUFFER_LOAD_I8 ENC_SMEM default
    0x0cc00c3f90191f3, // S_BUFFER_LOAD_U8 ENC_SMEM default
    0x0cc00c3fa01a1f0, // S_BUFFER_LOAD_I16 ENC_SMEM default
    0x0cc00c3fb01b1f2, // S_BUFFER_LOAD_U16 ENC_SMEM default
    0x0cc0181b002123d, // S_DCACHE_INV ENC_SMEM default
    0x0cc01a3fc0221cc, // S_ATC_PROBE ENC_SMEM default
    0x0cc01c3fd0231cd, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0cc01e3fe024296, // S_PREFETCH_INST ENC_SMEM default
    0x0cc0203ff025297, // S_PREFETCH_INST_PC_REL ENC_SMEM default
    0x0cc01e3fe026294, // S_PREFETCH_DATA ENC_SMEM default
    0x0cc0224000271f4, // S_BUFFER_PREFETCH_DATA ENC_SMEM default
    0x0cc0203ff028295, // S_PREFETCH_DATA_PC_REL ENC_SMEM default
    0x0ce0d64010000c6, // EXPORT ENC_VEXPORT default
    0x0d031e40200137a, // V_CMP_LT_F16 ENC_VOPC default
    0x0d232040300137a, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d432240400137a, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e40500137a, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0d031e402002353, // V_CMP_EQ_F16 ENC_VOPC default
    0x0d2320403002353, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d4322404002353, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e405002353, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0d031e40200336e, // V_CMP_LE_F16 ENC_VOPC default
    0x0d232040300336e, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d432240400336e, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e40500336e, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0d031e402004365, // V_CMP_GT_F16 ENC_VOPC default
    0x0d2320403004365, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d4322404004365, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e405004365, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0d031e402005377, // V_CMP_LG_F16 ENC_VOPC default
    0x0d2320403005377, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d4322404005377, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e405005377, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0d031e40200635c, // V_CMP_GE_F16 ENC_VOPC default
    0x0d232040300635c, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d432240400635c, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e40500635c, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0d031e40200739b, // V_CMP_O_F16 ENC_VOPC default
    0x0d232040300739b, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d432240400739b, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e40500739b, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0d031e40200839e, // V_CMP_U_F16 ENC_VOPC default
    0x0d232040300839e, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d432240400839e, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e40500839e, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0d031e40200938c, // V_CMP_NGE_F16 ENC_VOPC default
    0x0d232040300938c, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d432240400938c, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e40500938c, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0d031e40200a395, // V_CMP_NLG_F16 ENC_VOPC default
    0x0d232040300a395, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d432240400a395, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e40500a395, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0d031e40200b38f, // V_CMP_NGT_F16 ENC_VOPC default
    0x0d232040300b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d432240400b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e40500b38f, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0d031e40200c392, // V_CMP_NLE_F16 ENC_VOPC default
    0x0d232040300c392, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d432240400c392, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e40500c392, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0d031e40200d383, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0d232040300d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d432240400d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e40500d383, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0d031e40200e398, // V_CMP_NLT_F16 ENC_VOPC default
    0x0d232040300e398, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d432240400e398, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e40500e398, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0d832a40601137b, // V_CMP_LT_F32 ENC_VOPC default
    0x0da32c40701137b, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e40801137b, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a40901137b, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0d832a406012354, // V_CMP_EQ_F32 ENC_VOPC default
    0x0da32c407012354, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e408012354, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a409012354, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0d832a40601336f, // V_CMP_LE_F32 ENC_VOPC default
    0x0da32c40701336f, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e40801336f, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a40901336f, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0d832a406014366, // V_CMP_GT_F32 ENC_VOPC default
    0x0da32c407014366, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e408014366, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a409014366, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0d832a406015378, // V_CMP_LG_F32 ENC_VOPC default
    0x0da32c407015378, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e408015378, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a409015378, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0d832a40601635d, // V_CMP_GE_F32 ENC_VOPC default
    0x0da32c40701635d, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e40801635d, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a40901635d, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0d832a40601739c, // V_CMP_O_F32 ENC_VOPC default
    0x0da32c40701739c, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e40801739c, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a40901739c, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0d832a40601839f, // V_CMP_U_F32 ENC_VOPC default
    0x0da32c40701839f, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e40801839f, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a40901839f, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0d832a40601938d, // V_CMP_NGE_F32 ENC_VOPC default
    0x0da32c40701938d, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e40801938d, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a40901938d, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0d832a40601a396, // V_CMP_NLG_F32 ENC_VOPC default
    0x0da32c40701a396, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e40801a396, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a40901a396, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0d832a40601b390, // V_CMP_NGT_F32 ENC_VOPC default
    0x0da32c40701b390, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e40801b390, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a40901b390, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0d832a40601c393, // V_CMP_NLE_F32 ENC_VOPC default
    0x0da32c40701c393, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e40801c393, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a40901c393, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0d832a40601d384, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0da32c40701d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e40801d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a40901d384, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0d832a40601e399, // V_CMP_NLT_F32 ENC_VOPC default
    0x0da32c40701e399, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc32e40801e399, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a40901e399, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0d833240a02137c, // V_CMP_LT_F64 ENC_VOPC default
    0x0de33240b02137c, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0d833240a022355, // V_CMP_EQ_F64 ENC_VOPC default
    0x0de33240b022355, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0d833240a023370, // V_CMP_LE_F64 ENC_VOPC default
    0x0de33240b023370, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0d833240a024367, // V_CMP_GT_F64 ENC_VOPC default
    0x0de33240b024367, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0d833240a025379, // V_CMP_LG_F64 ENC_VOPC default
    0x0de33240b025379, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0d833240a02635e, // V_CMP_GE_F64 ENC_VOPC default
    0x0de33240b02635e, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0d833240a02739d, // V_CMP_O_F64 ENC_VOPC default
    0x0de33240b02739d, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0d833240a0283a0, // V_CMP_U_F64 ENC_VOPC default
    0x0de33240b0283a0, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0d833240a02938e, // V_CMP_NGE_F64 ENC_VOPC default
    0x0de33240b02938e, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0d833240a02a397, // V_CMP_NLG_F64 ENC_VOPC default
    0x0de33240b02a397, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0d833240a02b391, // V_CMP_NGT_F64 ENC_VOPC default
    0x0de33240b02b391, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0d833240a02c394, // V_CMP_NLE_F64 ENC_VOPC default
    0x0de33240b02c394, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0d833240a02d385, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0de33240b02d385, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0d833240a02e39a, // V_CMP_NLT_F64 ENC_VOPC default
    0x0de33240b02e39a, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0d033a40c03137d, // V_CMP_LT_I16 ENC_VOPC default
    0x0d233c40d03137d, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d433e40e03137d, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d633a40f03137d, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0d033a40c032356, // V_CMP_EQ_I16 ENC_VOPC default
    0x0d233c40d032356, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d433e40e032356, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d633a40f032356, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0d033a40c033371, // V_CMP_LE_I16 ENC_VOPC default
    0x0d233c40d033371, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d433e40e033371, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d633a40f033371, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0d033a40c034368, // V_CMP_GT_I16 ENC_VOPC default
    0x0d233c40d034368, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d433e40e034368, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d633a40f034368, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0d033a40c035386, // V_CMP_NE_I16 ENC_VOPC default
    0x0d233c40d035386, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d433e40e035386, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d633a40f035386, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0d033a40c03635f, // V_CMP_GE_I16 ENC_VOPC default
    0x0d233c40d03635f, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d433e40e03635f, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d633a40f03635f, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0d033a410039380, // V_CMP_LT_U16 ENC_VOPC default
    0x0d233c411039380, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d433e412039380, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d633a413039380, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0d033a41003a359, // V_CMP_EQ_U16 ENC_VOPC default
    0x0d233c41103a359, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d433e41203a359, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d633a41303a359, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0d033a41003b374, // V_CMP_LE_U16 ENC_VOPC default
    0x0d233c41103b374, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d433e41203b374, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d633a41303b374, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0d033a41003c36b, // V_CMP_GT_U16 ENC_VOPC default
    0x0d233c41103c36b, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d433e41203c36b, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d633a41303c36b, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0d033a41003d389, // V_CMP_NE_U16 ENC_VOPC default
    0x0d233c41103d389, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d433e41203d389, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d633a41303d389, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0d033a41003e362, // V_CMP_GE_U16 ENC_VOPC default
    0x0d233c41103e362, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d433e41203e362, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d633a41303e362, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0d832a41404137e, // V_CMP_LT_I32 ENC_VOPC default
    0x0da32c41504137e, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0dc34641604137e, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a41704137e, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0d832a414042357, // V_CMP_EQ_I32 ENC_VOPC default
    0x0da32c415042357, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0dc346416042357, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a417042357, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0d832a414043372, // V_CMP_LE_I32 ENC_VOPC default
    0x0da32c415043372, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0dc346416043372, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a417043372, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0d832a414044369, // V_CMP_GT_I32 ENC_VOPC default
    0x0da32c415044369, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0dc346416044369, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a417044369, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0d832a414045387, // V_CMP_NE_I32 ENC_VOPC default
    0x0da32c415045387, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0dc346416045387, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a417045387, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0d832a414046360, // V_CMP_GE_I32 ENC_VOPC default
    0x0da32c415046360, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0dc346416046360, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a417046360, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0d832a418049381, // V_CMP_LT_U32 ENC_VOPC default
    0x0da32c419049381, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0dc34641a049381, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a41b049381, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0d832a41804a35a, // V_CMP_EQ_U32 ENC_VOPC default
    0x0da32c41904a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0dc34641a04a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a41b04a35a, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0d832a41804b375, // V_CMP_LE_U32 ENC_VOPC default
    0x0da32c41904b375, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0dc34641a04b375, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a41b04b375, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0d832a41804c36c, // V_CMP_GT_U32 ENC_VOPC default
    0x0da32c41904c36c, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0dc34641a04c36c, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a41b04c36c, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0d832a41804d38a, // V_CMP_NE_U32 ENC_VOPC default
    0x0da32c41904d38a, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0dc34641a04d38a, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a41b04d38a, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0d832a41804e363, // V_CMP_GE_U32 ENC_VOPC default
    0x0da32c41904e363, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0dc34641a04e363, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a41b04e363, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0d834a41c05137f, // V_CMP_LT_I64 ENC_VOPC default
    0x0de34a41d05137f, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0d834a41c052358, // V_CMP_EQ_I64 ENC_VOPC default
    0x0de34a41d052358, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0d834a41c053373, // V_CMP_LE_I64 ENC_VOPC default
    0x0de34a41d053373, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0d834a41c05436a, // V_CMP_GT_I64 ENC_VOPC default
    0x0de34a41d05436a, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0d834a41c055388, // V_CMP_NE_I64 ENC_VOPC default
    0x0de34a41d055388, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0d834a41c056361, // V_CMP_GE_I64 ENC_VOPC default
    0x0de34a41d056361, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0d834a41e059382, // V_CMP_LT_U64 ENC_VOPC default
    0x0de34a41f059382, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0d834a41e05a35b, // V_CMP_EQ_U64 ENC_VOPC default
    0x0de34a41f05a35b, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0d834a41e05b376, // V_CMP_LE_U64 ENC_VOPC default
    0x0de34a41f05b376, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0d834a41e05c36d, // V_CMP_GT_U64 ENC_VOPC default
    0x0de34a41f05c36d, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0d834a41e05d38b, // V_CMP_NE_U64 ENC_VOPC default
    0x0de34a41f05d38b, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0d834a41e05e364, // V_CMP_GE_U64 ENC_VOPC default
    0x0de34a41f05e364, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0d031e40207d350, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0d232040307d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d432240407d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d631e40507d350, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0d832a42007e351, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0da32c42107e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc35842207e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de32a42307e351, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0d835c42407f352, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0de35c42507f352, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0d0364426081329, // V_CMPX_LT_F16 ENC_VOPC default
    0x0d2366427081329, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d4368428081329, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d6364429081329, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0d0364426082302, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0d2366427082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d4368428082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d6364429082302, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0d036442608331d, // V_CMPX_LE_F16 ENC_VOPC default
    0x0d236642708331d, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d436842808331d, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d636442908331d, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0d0364426084314, // V_CMPX_GT_F16 ENC_VOPC default
    0x0d2366427084314, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d4368428084314, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d6364429084314, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0d0364426085326, // V_CMPX_LG_F16 ENC_VOPC default
    0x0d2366427085326, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d4368428085326, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d6364429085326, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0d036442608630b, // V_CMPX_GE_F16 ENC_VOPC default
    0x0d236642708630b, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d436842808630b, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d636442908630b, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0d036442608734a, // V_CMPX_O_F16 ENC_VOPC default
    0x0d236642708734a, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d436842808734a, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d636442908734a, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0d036442608834d, // V_CMPX_U_F16 ENC_VOPC default
    0x0d236642708834d, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d436842808834d, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d636442908834d, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0d036442608933b, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0d236642708933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d436842808933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d636442908933b, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0d036442608a344, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0d236642708a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d436842808a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d636442908a344, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0d036442608b33e, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0d236642708b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d436842808b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d636442908b33e, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0d036442608c341, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0d236642708c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d436842808c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d636442908c341, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0d036442608d332, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0d236642708d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d436842808d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d636442908d332, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0d036442608e347, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0d236642708e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d436842808e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d636442908e347, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0d837042a09132a, // V_CMPX_LT_F32 ENC_VOPC default
    0x0da37242b09132a, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c09132a, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d09132a, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0d837042a092303, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0da37242b092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d092303, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0d837042a09331e, // V_CMPX_LE_F32 ENC_VOPC default
    0x0da37242b09331e, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c09331e, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d09331e, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0d837042a094315, // V_CMPX_GT_F32 ENC_VOPC default
    0x0da37242b094315, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c094315, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d094315, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0d837042a095327, // V_CMPX_LG_F32 ENC_VOPC default
    0x0da37242b095327, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c095327, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d095327, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0d837042a09630c, // V_CMPX_GE_F32 ENC_VOPC default
    0x0da37242b09630c, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c09630c, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d09630c, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0d837042a09734b, // V_CMPX_O_F32 ENC_VOPC default
    0x0da37242b09734b, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c09734b, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d09734b, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0d837042a09834e, // V_CMPX_U_F32 ENC_VOPC default
    0x0da37242b09834e, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c09834e, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d09834e, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0d837042a09933c, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0da37242b09933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c09933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d09933c, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0d837042a09a345, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0da37242b09a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c09a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d09a345, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0d837042a09b33f, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0da37242b09b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c09b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d09b33f, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0d837042a09c342, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0da37242b09c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c09c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d09c342, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0d837042a09d333, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0da37242b09d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c09d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d09d333, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0d837042a09e348, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0da37242b09e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc37442c09e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de37042d09e348, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0d837842e0a132b, // V_CMPX_LT_F64 ENC_VOPC default
    0x0de37842f0a132b, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0d837842e0a2304, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0de37842f0a2304, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0d837842e0a331f, // V_CMPX_LE_F64 ENC_VOPC default
    0x0de37842f0a331f, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0d837842e0a4316, // V_CMPX_GT_F64 ENC_VOPC default
    0x0de37842f0a4316, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0d837842e0a5328, // V_CMPX_LG_F64 ENC_VOPC default
    0x0de37842f0a5328, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0d837842e0a630d, // V_CMPX_GE_F64 ENC_VOPC default
    0x0de37842f0a630d, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0d837842e0a734c, // V_CMPX_O_F64 ENC_VOPC default
    0x0de37842f0a734c, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0d837842e0a834f, // V_CMPX_U_F64 ENC_VOPC default
    0x0de37842f0a834f, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0d837842e0a933d, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0de37842f0a933d, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0d837842e0aa346, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0de37842f0aa346, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0d837842e0ab340, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0de37842f0ab340, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0d837842e0ac343, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0de37842f0ac343, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0d837842e0ad334, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0de37842f0ad334, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0d837842e0ae349, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0de37842f0ae349, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0d03804300b132c, // V_CMPX_LT_I16 ENC_VOPC default
    0x0d23824310b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d43844320b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d63804330b132c, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0d03804300b2305, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0d23824310b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d43844320b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d63804330b2305, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0d03804300b3320, // V_CMPX_LE_I16 ENC_VOPC default
    0x0d23824310b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d43844320b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d63804330b3320, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0d03804300b4317, // V_CMPX_GT_I16 ENC_VOPC default
    0x0d23824310b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d43844320b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d63804330b4317, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0d03804300b5335, // V_CMPX_NE_I16 ENC_VOPC default
    0x0d23824310b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d43844320b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d63804330b5335, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0d03804300b630e, // V_CMPX_GE_I16 ENC_VOPC default
    0x0d23824310b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d43844320b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d63804330b630e, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0d03804340b932f, // V_CMPX_LT_U16 ENC_VOPC default
    0x0d23824350b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d43844360b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d63804370b932f, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0d03804340ba308, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0d23824350ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d43844360ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d63804370ba308, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0d03804340bb323, // V_CMPX_LE_U16 ENC_VOPC default
    0x0d23824350bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d43844360bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d63804370bb323, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0d03804340bc31a, // V_CMPX_GT_U16 ENC_VOPC default
    0x0d23824350bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d43844360bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d63804370bc31a, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0d03804340bd338, // V_CMPX_NE_U16 ENC_VOPC default
    0x0d23824350bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d43844360bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d63804370bd338, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0d03804340be311, // V_CMPX_GE_U16 ENC_VOPC default
    0x0d23824350be311, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d43844360be311, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d63804370be311, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0d83704380c132d, // V_CMPX_LT_I32 ENC_VOPC default
    0x0da3724390c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0dc38c43a0c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0de37043b0c132d, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0d83704380c2306, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0da3724390c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0dc38c43a0c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0de37043b0c2306, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0d83704380c3321, // V_CMPX_LE_I32 ENC_VOPC default
    0x0da3724390c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0dc38c43a0c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0de37043b0c3321, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0d83704380c4318, // V_CMPX_GT_I32 ENC_VOPC default
    0x0da3724390c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0dc38c43a0c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0de37043b0c4318, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0d83704380c5336, // V_CMPX_NE_I32 ENC_VOPC default
    0x0da3724390c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0dc38c43a0c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0de37043b0c5336, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0d83704380c630f, // V_CMPX_GE_I32 ENC_VOPC default
    0x0da3724390c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0dc38c43a0c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0de37043b0c630f, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0d837043c0c9330, // V_CMPX_LT_U32 ENC_VOPC default
    0x0da37243d0c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0dc38c43e0c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0de37043f0c9330, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0d837043c0ca309, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0da37243d0ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0dc38c43e0ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0de37043f0ca309, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0d837043c0cb324, // V_CMPX_LE_U32 ENC_VOPC default
    0x0da37243d0cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0dc38c43e0cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0de37043f0cb324, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0d837043c0cc31b, // V_CMPX_GT_U32 ENC_VOPC default
    0x0da37243d0cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0dc38c43e0cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0de37043f0cc31b, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0d837043c0cd339, // V_CMPX_NE_U32 ENC_VOPC default
    0x0da37243d0cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0dc38c43e0cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0de37043f0cd339, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0d837043c0ce312, // V_CMPX_GE_U32 ENC_VOPC default
    0x0da37243d0ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0dc38c43e0ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0de37043f0ce312, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0d83904400d132e, // V_CMPX_LT_I64 ENC_VOPC default
    0x0de3904410d132e, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0d83904400d2307, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0de3904410d2307, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0d83904400d3322, // V_CMPX_LE_I64 ENC_VOPC default
    0x0de3904410d3322, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0d83904400d4319, // V_CMPX_GT_I64 ENC_VOPC default
    0x0de3904410d4319, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0d83904400d5337, // V_CMPX_NE_I64 ENC_VOPC default
    0x0de3904410d5337, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0d83904400d6310, // V_CMPX_GE_I64 ENC_VOPC default
    0x0de3904410d6310, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0d83904420d9331, // V_CMPX_LT_U64 ENC_VOPC default
    0x0de3904430d9331, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0d83904420da30a, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0de3904430da30a, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0d83904420db325, // V_CMPX_LE_U64 ENC_VOPC default
    0x0de3904430db325, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0d83904420dc31c, // V_CMPX_GT_U64 ENC_VOPC default
    0x0de3904430dc31c, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0d83904420dd33a, // V_CMPX_NE_U64 ENC_VOPC default
    0x0de3904430dd33a, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0d83904420de313, // V_CMPX_GE_U64 ENC_VOPC default
    0x0de3904430de313, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0d03644260fd2ff, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0d23664270fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d43684280fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d63644290fd2ff, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0d83704440fe300, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0da3724450fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0dc39e4460fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0de3704470fe300, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0d83a24480ff301, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0de3a24490ff301, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0e00181b0000480, // V_NOP ENC_VOP1 default
    0x0e013644a00146f, // V_MOV_B32 ENC_VOP1 default
    0x0e213844b00146f, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a44c00146f, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e613644d00146f, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0e814244e0024a9, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0e014644f0033bd, // V_CVT_I32_F64 ENC_VOP1 default
    0x0e61464500033bd, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0e014a4510043b8, // V_CVT_F64_I32 ENC_VOP1 default
    0x0e614a4520043b8, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0e01364530053b1, // V_CVT_F32_I32 ENC_VOP1 default
    0x0e21384540053b1, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0e414e4550053b1, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0e61364560053b1, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0e01364570063b2, // V_CVT_F32_U32 ENC_VOP1 default
    0x0e21384580063b2, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0e414e4590063b2, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0e613645a0063b2, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0e013645b0073d4, // V_CVT_U32_F32 ENC_VOP1 default
    0x0e213845c0073d4, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a45d0073d4, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613645e0073d4, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0e013645f0083bc, // V_CVT_I32_F32 ENC_VOP1 default
    0x0e21384600083bc, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a4610083bc, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e61364620083bc, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0ea15c46300a3aa, // V_CVT_F16_F32 ENC_VOP1 default
    0x0ec15e46400a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ee16046500a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f015c46600a3aa, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0ea16846700b3ae, // V_CVT_F32_F16 ENC_VOP1 default
    0x0ec16a46800b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee16c46900b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f016846a00b3ae, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0e013645f00c3bf, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0e213846000c3bf, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a46100c3bf, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613646200c3bf, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0e013645f00d3ba, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0e213846000d3ba, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a46100d3ba, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613646200d3ba, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0e013645300e3c2, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0e213845400e3c2, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0e414e45500e3c2, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0e613645600e3c2, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0e014646b00f3af, // V_CVT_F32_F64 ENC_VOP1 default
    0x0e614646c00f3af, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0e014a46d0103b7, // V_CVT_F64_F32 ENC_VOP1 default
    0x0e614a46e0103b7, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0e01364570113b3, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0e21384580113b3, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0e414e4590113b3, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0e613645a0113b3, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0e01364570123b4, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0e21384580123b4, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0e414e4590123b4, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0e613645a0123b4, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0e01364570133b5, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0e21384580133b5, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0e414e4590133b5, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0e613645a0133b5, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0e01364570143b6, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0e21384580143b6, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0e414e4590143b6, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0e613645a0143b6, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0e014646f0153d5, // V_CVT_U32_F64 ENC_VOP1 default
    0x0e61464700153d5, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0e014a4710163b9, // V_CVT_F64_U32 ENC_VOP1 default
    0x0e614a4720163b9, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0e017c4730174e3, // V_TRUNC_F64 ENC_VOP1 default
    0x0e617c4740174e3, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0e017c4730182fc, // V_CEIL_F64 ENC_VOP1 default
    0x0e617c4740182fc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0e017c4730194ad, // V_RNDNE_F64 ENC_VOP1 default
    0x0e617c4740194ad, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0e017c47301a3ff, // V_FLOOR_F64 ENC_VOP1 default
    0x0e617c47401a3ff, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0e00181b001b48d, // V_PIPEFLUSH ENC_VOP1 default
    0x0ea18047501c46e, // V_MOV_B16 ENC_VOP1 default
    0x0ec18247601c46e, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ee18447701c46e, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0f018047801c46e, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0e013647902040e, // V_FRACT_F32 ENC_VOP1 default
    0x0e213847a02040e, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b02040e, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c02040e, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0e01364790214e2, // V_TRUNC_F32 ENC_VOP1 default
    0x0e213847a0214e2, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b0214e2, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c0214e2, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0e01364790222fb, // V_CEIL_F32 ENC_VOP1 default
    0x0e213847a0222fb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b0222fb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c0222fb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0e01364790234ac, // V_RNDNE_F32 ENC_VOP1 default
    0x0e213847a0234ac, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b0234ac, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c0234ac, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0e01364790243fe, // V_FLOOR_F32 ENC_VOP1 default
    0x0e213847a0243fe, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b0243fe, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c0243fe, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0e01364790253fc, // V_EXP_F32 ENC_VOP1 default
    0x0e213847a0253fc, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b0253fc, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c0253fc, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0e0136479027421, // V_LOG_F32 ENC_VOP1 default
    0x0e213847a027421, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b027421, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c027421, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0e013647902a4a6, // V_RCP_F32 ENC_VOP1 default
    0x0e213847a02a4a6, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b02a4a6, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c02a4a6, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0e013647902b4a8, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0e213847a02b4a8, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b02b4a8, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c02b4a8, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0e013647902e4af, // V_RSQ_F32 ENC_VOP1 default
    0x0e213847a02e4af, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b02e4af, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c02e4af, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0e017c47302f4a7, // V_RCP_F64 ENC_VOP1 default
    0x0e617c47402f4a7, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0e017c4730314b0, // V_RSQ_F64 ENC_VOP1 default
    0x0e617c4740314b0, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0e01364790334b9, // V_SQRT_F32 ENC_VOP1 default
    0x0e213847a0334b9, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b0334b9, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c0334b9, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0e017c4730344ba, // V_SQRT_F64 ENC_VOP1 default
    0x0e617c4740344ba, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0e01364790354b7, // V_SIN_F32 ENC_VOP1 default
    0x0e213847a0354b7, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b0354b7, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c0354b7, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0e01364790363a4, // V_COS_F32 ENC_VOP1 default
    0x0e213847a0363a4, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b0363a4, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c0363a4, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0e013647d037482, // V_NOT_B32 ENC_VOP1 default
    0x0e213847e037482, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e414e47f037482, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e6136480037482, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0e013644a0382f9, // V_BFREV_B32 ENC_VOP1 default
    0x0e213844b0382f9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a44c0382f9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e613644d0382f9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0e01364810392fe, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0e21384820392fe, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0e414e4830392fe, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0e61364840392fe, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0e013648103a3a5, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0e213848203a3a5, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e414e48303a3a5, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e613648403a3a5, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0e013648503b2fd, // V_CLS_I32 ENC_VOP1 default
    0x0e213848603b2fd, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0e414e48703b2fd, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0e613648803b2fd, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0e014644f03c412, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0e614645003c412, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0e017c47303d415, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0e617c47403d415, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0e017c47303e40f, // V_FRACT_F64 ENC_VOP1 default
    0x0e617c47403e40f, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0e013645f03f411, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0e213846003f411, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a46103f411, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613646203f411, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0e0136479040414, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0e213847a040414, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a47b040414, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e613647c040414, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0e013648904246a, // V_MOVRELD_B32 ENC_VOP1 default
    0x0e213848a04246a, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a48b04246a, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e613648c04246a, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0e813648d04346d, // V_MOVRELS_B32 ENC_VOP1 default
    0x0e213848a04346d, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a48b04346d, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e813648d04446c, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0e213848a04446c, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a48b04446c, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e813648d04846b, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0e213848a04846b, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e413a48b04846b, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ea19248e0503ac, // V_CVT_F16_U16 ENC_VOP1 default
    0x0ec19448f0503ac, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1964900503ac, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0f01924910503ac, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0ea1924920513ab, // V_CVT_F16_I16 ENC_VOP1 default
    0x0ec1944930513ab, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1964940513ab, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0f01924950513ab, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0ea19e4960523d3, // V_CVT_U16_F16 ENC_VOP1 default
    0x0ec1a04970523d3, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1a24980523d3, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f019e4990523d3, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0ea19e49a0533bb, // V_CVT_I16_F16 ENC_VOP1 default
    0x0ec1a049b0533bb, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1a249c0533bb, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f019e49d0533bb, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0ea1aa49e0544a5, // V_RCP_F16 ENC_VOP1 default
    0x0ec1ac49f0544a5, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1ae4a00544a5, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f01aa4a10544a5, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0ea1aa49e0554b8, // V_SQRT_F16 ENC_VOP1 default
    0x0ec1ac49f0554b8, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1ae4a00554b8, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f01aa4a10554b8, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0ea1aa49e0564ae, // V_RSQ_F16 ENC_VOP1 default
    0x0ec1ac49f0564ae, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1ae4a00564ae, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f01aa4a10564ae, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0ea1aa49e057420, // V_LOG_F16 ENC_VOP1 default
    0x0ec1ac49f057420, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1ae4a0057420, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f01aa4a1057420, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0ea1aa49e0583fb, // V_EXP_F16 ENC_VOP1 default
    0x0ec1ac49f0583fb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1ae4a00583fb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f01aa4a10583fb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0ea1aa49e059413, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0ec1ac49f059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1ae4a0059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f01aa4a1059413, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0ea19e49a05a410, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0ec1a049b05a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1a249c05a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f019e49d05a410, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0ea1aa49e05b3fd, // V_FLOOR_F16 ENC_VOP1 default
    0x0ec1ac49f05b3fd, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1ae4a005b3fd, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f01aa4a105b3fd, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0ea1aa49e05c2fa, // V_CEIL_F16 ENC_VOP1 default
    0x0ec1ac49f05c2fa, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1ae4a005c2fa, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f01aa4a105c2fa, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0ea1aa49e05d4e1, // V_TRUNC_F16 ENC_VOP1 default
    0x0ec1ac49f05d4e1, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1ae4a005d4e1, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f01aa4a105d4e1, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0ea1aa49e05e4ab, // V_RNDNE_F16 ENC_VOP1 default
    0x0ec1ac49f05e4ab, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1ae4a005e4ab, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f01aa4a105e4ab, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0ea1aa49e05f40d, // V_FRACT_F16 ENC_VOP1 default
    0x0ec1ac49f05f40d, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1ae4a005f40d, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f01aa4a105f40d, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0ea1aa49e0604b6, // V_SIN_F16 ENC_VOP1 default
    0x0ec1ac49f0604b6, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1ae4a00604b6, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f01aa4a10604b6, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0ea1aa49e0613a3, // V_COS_F16 ENC_VOP1 default
    0x0ec1ac49f0613a3, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1ae4a00613a3, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f01aa4a10613a3, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0ea1364a20624b5, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0ec1384a30624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ee14e4a40624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0f01364a50624b5, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0ea19e49a0633c0, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0ec1a049b0633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1a249c0633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f019e49d0633c0, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0ea19e4960643c1, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0ec1a04970643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1a24980643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0f019e4990643c1, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0e81b64a60654ca, // V_SWAP_B32 ENC_VOP1 default
    0x0f21b84a70664c9, // V_SWAP_B16 ENC_VOP1 default
    0x0e81b64a8067489, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0e81b64a90684c8, // V_SWAPREL_B32 ENC_VOP1 default
    0x0ea1804aa069481, // V_NOT_B16 ENC_VOP1 default
    0x0ec1824ab069481, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1844ac069481, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0f01804ad069481, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0ea1ba4ae06a3be, // V_CVT_I32_I16 ENC_VOP1 default
    0x0ec1bc4af06a3be, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1be4b006a3be, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0f01ba4b106a3be, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0ea1ba4b206b3d6, // V_CVT_U32_U16 ENC_VOP1 default
    0x0ec1bc4b306b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ee1be4b406b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0f01ba4b506b3d6, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0e01364b606c3b0, // V_CVT_F32_FP8 ENC_VOP1 default
    0x0e21384b706c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0e413a4b806c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0e61364b906c3b0, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0e01364ba06d3ad, // V_CVT_F32_BF8 ENC_VOP1 default
    0x0e21384bb06d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0e413a4bc06d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0e61364bd06d3ad, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0ea1cc4be06e3c5, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x0f01cc4bf06e3c5, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0ea1cc4c006f3c4, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x0f01cc4c106f3c4, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0f42e24c2000496, // V_PK_MAD_I16 ENC_VOP3P default
    0x0f62e24c3000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e24c4000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e24c5000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2e24c6000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0fe2e24c7000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002e24c8000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022e24c9000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42e44ca0014a1, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0f62e44cb0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e44cc0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e44cd0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e44ce00248f, // V_PK_ADD_I16 ENC_VOP3P default
    0x0f62e44cf00248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e44d000248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e44d100248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e44ce0034a2, // V_PK_SUB_I16 ENC_VOP3P default
    0x0f62e44cf0034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e44d00034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e44d10034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e44ca004494, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0f62e44cb004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e44cc004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e44cd004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e44ca005495, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0f62e44cb005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e44cc005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e44cd005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e44d2006491, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0f62e44d3006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e44d4006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e44d5006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e44ce007499, // V_PK_MAX_I16 ENC_VOP3P default
    0x0f62e44cf007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e44d0007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e44d1007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e44ce00849d, // V_PK_MIN_I16 ENC_VOP3P default
    0x0f62e44cf00849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e44d000849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e44d100849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e24d6009497, // V_PK_MAD_U16 ENC_VOP3P default
    0x0f62e24d7009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e24d8009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e24d9009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2e24da009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0fe2e24db009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002e24dc009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022e24dd009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42e44ca00a490, // V_PK_ADD_U16 ENC_VOP3P default
    0x0f62e44cb00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e44cc00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e44cd00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e44ca00b4a3, // V_PK_SUB_U16 ENC_VOP3P default
    0x0f62e44cb00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e44cc00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e44cd00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e44ca00c49b, // V_PK_MAX_U16 ENC_VOP3P default
    0x0f62e44cb00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e44cc00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e44cd00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e44ca00d49f, // V_PK_MIN_U16 ENC_VOP3P default
    0x0f62e44cb00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e44cc00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e44cd00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e64de00e493, // V_PK_FMA_F16 ENC_VOP3P default
    0x0f62e64df00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e64e000e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e64e100e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2e64e200e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0fe2e64e300e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002e64e400e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022e64e500e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42e84e600f48e, // V_PK_ADD_F16 ENC_VOP3P default
    0x0f62e84e700f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e84e800f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e84e900f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e84e60104a0, // V_PK_MUL_F16 ENC_VOP3P default
    0x0f62e84e70104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e84e80104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e84e90104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42ea4ea0133e1, // V_DOT2_F32_F16 ENC_VOP3P default
    0x1042ec4eb0133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x1062ee4ec0133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0f62ea4ed0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f82ea4ee0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2ea4ef0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2ea4f00133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x0fe2ea4f10133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002ea4f20133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022ea4f30133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42f04f40163e6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0f62f04f50163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0f82f04f60163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0fa2f04f70163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2f04f80163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0fe2f04f90163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002f04fa0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022f04fb0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42f027d0173e7, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0f62f04fc0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0f82f04fd0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0fa2f04fe0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2f04ff0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0fe2f05000173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002f05010173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022f05020173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42f05030183e8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0f62f05040183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0f82f05050183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0fa2f05060183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2f05070183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0fe2f05080183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002f05090183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022f050a0183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42f050b0193e9, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0f62f050c0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0f82f050d0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0fa2f050e0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2f050f0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0fe2f05100193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002f05110193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022f05120193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42f251301a3e0, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x1042f451401a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x1062f651501a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0f62f251601a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0f82f251701a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2f251801a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2f251901a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0fe2f251a01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002f251b01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022f251c01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42e84e601b49e, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x0f62e84e701b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e84e801b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e84e901b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e84e601c49a, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x0f62e84e701c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e84e801c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e84e901c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e84e601d49c, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x0f62e84e701d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e84e801d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e84e901d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42e84e601e498, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x0f62e84e701e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f82e84e801e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2e84e901e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f42f851d02040c, // V_FMA_MIX_F32 ENC_VOP3P default
    0x1082fa51e02040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x10a2fc51f02040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0f62f852002040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0f82f852102040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0fa2f852202040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2f852302040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0fe2f852402040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002f852502040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022f852602040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42f852702140b, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x1082fa52802140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x10a2fc52902140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0f62f852a02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f82f852b02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2f852c02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2f852d02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0fe2f852e02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002f852f02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022f853002140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42f852702240a, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x1082fa52802240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x10a2fc52902240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0f62f852a02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f82f852b02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0fa2f852c02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2f852d02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0fe2f852e02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002f852f02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022f853002240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42fe5310243e4, // V_DOT4_F32_FP8_BF8 ENC_VOP3P default
    0x1083005320243e4, // V_DOT4_F32_FP8_BF8 VOP3P_VOP_DPP8 has_dpp8
    0x10a3025330243e4, // V_DOT4_F32_FP8_BF8 VOP3P_VOP_DPP16 has_dpp16
    0x0f62fe5340243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0f82fe5350243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0fa2fe5360243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2fe5370243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0fe2fe5380243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002fe5390243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022fe53a0243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42fe53b0253e3, // V_DOT4_F32_BF8_FP8 ENC_VOP3P default
    0x10830053c0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_VOP_DPP8 has_dpp8
    0x10a30253d0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_VOP_DPP16 has_dpp16
    0x0f62fe53e0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0f82fe53f0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0fa2fe5400253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2fe5410253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0fe2fe5420253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002fe5430253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022fe5440253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42fe5450263e5, // V_DOT4_F32_FP8_FP8 ENC_VOP3P default
    0x1083005460263e5, // V_DOT4_F32_FP8_FP8 VOP3P_VOP_DPP8 has_dpp8
    0x10a3025470263e5, // V_DOT4_F32_FP8_FP8 VOP3P_VOP_DPP16 has_dpp16
    0x0f62fe5480263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0f82fe5490263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0fa2fe54a0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2fe54b0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0fe2fe54c0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002fe54d0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022fe54e0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f42fe54f0273e2, // V_DOT4_F32_BF8_BF8 ENC_VOP3P default
    0x1083005500273e2, // V_DOT4_F32_BF8_BF8 VOP3P_VOP_DPP8 has_dpp8
    0x10a3025510273e2, // V_DOT4_F32_BF8_BF8 VOP3P_VOP_DPP16 has_dpp16
    0x0f62fe5520273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0f82fe5530273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0fa2fe5540273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fc2fe5550273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0fe2fe5560273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1002fe5570273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1022fe5580273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10c3045590404e9, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x10c30455a0414e6, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x10c30655b0424e5, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x10c30655c0434e4, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x10c30855d0444ed, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x10c30a55e0454ec, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x10c30c55f0464eb, // V_WMMA_F32_16X16X16_FP8_FP8 ENC_VOP3P default
    0x10c30c5600474ea, // V_WMMA_F32_16X16X16_FP8_BF8 ENC_VOP3P default
    0x10c30c5610484e8, // V_WMMA_F32_16X16X16_BF8_FP8 ENC_VOP3P default
    0x10c30c5620494e7, // V_WMMA_F32_16X16X16_BF8_BF8 ENC_VOP3P default
    0x10c30856304a4ee, // V_WMMA_I32_16X16X32_IU4 ENC_VOP3P default
    0x10e30e5640504d0, // V_SWMMAC_F32_16X16X32_F16 ENC_VOP3P default
    0x10e30e5650514cd, // V_SWMMAC_F32_16X16X32_BF16 ENC_VOP3P default
    0x10e3105660524cc, // V_SWMMAC_F16_16X16X32_F16 ENC_VOP3P default
    0x10e3105670534cb, // V_SWMMAC_BF16_16X16X32_BF16 ENC_VOP3P default
    0x10e3125680544d4, // V_SWMMAC_I32_16X16X32_IU8 ENC_VOP3P default
    0x10e3145690554d3, // V_SWMMAC_I32_16X16X32_IU4 ENC_VOP3P default
    0x10e31256a0564d5, // V_SWMMAC_I32_16X16X64_IU4 ENC_VOP3P default
    0x10e31656b0574d2, // V_SWMMAC_F32_16X16X32_FP8_FP8 ENC_VOP3P default
    0x10e31656c0584d1, // V_SWMMAC_F32_16X16X32_FP8_BF8 ENC_VOP3P default
    0x10e31656d0594cf, // V_SWMMAC_F32_16X16X32_BF8_FP8 ENC_VOP3P default
    0x10e31656e05a4ce, // V_SWMMAC_F32_16X16X32_BF8_BF8 ENC_VOP3P default
    0x11012e56f000417, // V_INTERP_P10_F32 ENC_VINTERP default
    0x11012e56f00141a, // V_INTERP_P2_F32 ENC_VINTERP default
    0x110130570002416, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x110132571003419, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x110130570004418, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x11013257100541b, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0x1120d257200009e, // DS_PARAM_LOAD ENC_VDSDIR default
    0x1120d4573001065, // DS_DIRECT_LOAD ENC_VDSDIR default
    0x1140d85740100f5, // FLAT_LOAD_U8 ENC_VFLAT default
    0x1140d85750110f3, // FLAT_LOAD_I8 ENC_VFLAT default
    0x1140d85760120f4, // FLAT_LOAD_U16 ENC_VFLAT default
    0x1140d85770130f2, // FLAT_LOAD_I16 ENC_VFLAT default
    0x1140d85780140e9, // FLAT_LOAD_B32 ENC_VFLAT default
    0x1140da5790150ea, // FLAT_LOAD_B64 ENC_VFLAT default
    0x1140dc57a0160eb, // FLAT_LOAD_B96 ENC_VFLAT default
    0x1140de57b0170e8, // FLAT_LOAD_B128 ENC_VFLAT default
    0x1140e057c0180fa, // FLAT_STORE_B8 ENC_VFLAT default
    0x1140e057d0190f7, // FLAT_STORE_B16 ENC_VFLAT default
    0x1140e057e01a0f8, // FLAT_STORE_B32 ENC_VFLAT default
    0x1140e257f01b0f9, // FLAT_STORE_B64 ENC_VFLAT default
    0x1140e458001c0fb, // FLAT_STORE_B96 ENC_VFLAT default
    0x1140e658101d0f6, // FLAT_STORE_B128 ENC_VFLAT default
    0x1140d857401e0f1, // FLAT_LOAD_D16_U8 ENC_VFLAT default
    0x1140d857501f0f0, // FLAT_LOAD_D16_I8 ENC_VFLAT default
    0x1140d85820200ec, // FLAT_LOAD_D16_B16 ENC_VFLAT default
    0x1140d85740210ef, // FLAT_LOAD_D16_HI_U8 ENC_VFLAT default
    0x1140d85750220ee, // FLAT_LOAD_D16_HI_I8 ENC_VFLAT default
    0x1140d85820230ed, // FLAT_LOAD_D16_HI_B16 ENC_VFLAT default
    0x1140e057c0240fd, // FLAT_STORE_D16_HI_B8 ENC_VFLAT default
    0x1140e057d0250fc, // FLAT_STORE_D16_HI_B16 ENC_VFLAT default
    0x1140e85830330e4, // FLAT_ATOMIC_SWAP_B32 ENC_VFLAT default
    0x1140ea5840340cc, // FLAT_ATOMIC_CMPSWAP_B32 ENC_VFLAT default
    0x1140e85850350c8, // FLAT_ATOMIC_ADD_U32 ENC_VFLAT default
    0x1140e85850360e2, // FLAT_ATOMIC_SUB_U32 ENC_VFLAT default
    0x1140e85850370e1, // FLAT_ATOMIC_SUB_CLAMP_U32 ENC_VFLAT default
    0x1140e85860380d8, // FLAT_ATOMIC_MIN_I32 ENC_VFLAT default
    0x1140e85850390db, // FLAT_ATOMIC_MIN_U32 ENC_VFLAT default
    0x1140e858603a0d3, // FLAT_ATOMIC_MAX_I32 ENC_VFLAT default
    0x1140e858503b0d6, // FLAT_ATOMIC_MAX_U32 ENC_VFLAT default
    0x1140e858303c0ca, // FLAT_ATOMIC_AND_B32 ENC_VFLAT default
    0x1140e858303d0dd, // FLAT_ATOMIC_OR_B32 ENC_VFLAT default
    0x1140e858303e0e6, // FLAT_ATOMIC_XOR_B32 ENC_VFLAT default
    0x1140e858503f0d1, // FLAT_ATOMIC_INC_U32 ENC_VFLAT default
    0x1140e85850400cf, // FLAT_ATOMIC_DEC_U32 ENC_VFLAT default
    0x1140ec5870410e5, // FLAT_ATOMIC_SWAP_B64 ENC_VFLAT default
    0x1140ee5880420cd, // FLAT_ATOMIC_CMPSWAP_B64 ENC_VFLAT default
    0x1140ec5890430c9, // FLAT_ATOMIC_ADD_U64 ENC_VFLAT default
    0x1140ec5890440e3, // FLAT_ATOMIC_SUB_U64 ENC_VFLAT default
    0x1140ec58a0450d9, // FLAT_ATOMIC_MIN_I64 ENC_VFLAT default
    0x1140ec5890460dc, // FLAT_ATOMIC_MIN_U64 ENC_VFLAT default
    0x1140ec58a0470d4, // FLAT_ATOMIC_MAX_I64 ENC_VFLAT default
    0x1140ec5890480d7, // FLAT_ATOMIC_MAX_U64 ENC_VFLAT default
    0x1140ec5870490cb, // FLAT_ATOMIC_AND_B64 ENC_VFLAT default
    0x1140ec58704a0de, // FLAT_ATOMIC_OR_B64 ENC_VFLAT default
    0x1140ec58704b0e7, // FLAT_ATOMIC_XOR_B64 ENC_VFLAT default
    0x1140ec58904c0d2, // FLAT_ATOMIC_INC_U64 ENC_VFLAT default
    0x1140ec58904d0d0, // FLAT_ATOMIC_DEC_U64 ENC_VFLAT default
    0x1140e85850500ce, // FLAT_ATOMIC_COND_SUB_U32 ENC_VFLAT default
    0x1140e858b0510da, // FLAT_ATOMIC_MIN_NUM_F32 ENC_VFLAT default
    0x1140e858b0520d5, // FLAT_ATOMIC_MAX_NUM_F32 ENC_VFLAT default
    0x1140e858b0560c7, // FLAT_ATOMIC_ADD_F32 ENC_VFLAT default
    0x1140e858c0590e0, // FLAT_ATOMIC_PK_ADD_F16 ENC_VFLAT default
    0x1140e858d05a0df, // FLAT_ATOMIC_PK_ADD_BF16 ENC_VFLAT default
    0x1163f458e0101a8, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x1163f458f0111a6, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x1163f45900121a7, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x1163f45910131a5, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x1163f459201419b, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x1163f659301519c, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x1163f859401619d, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x1163fa59501719a, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x1163fc5960181ad, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x1163fc5970191aa, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x1163fc59801a1ab, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x1163fe59901b1ac, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x11640059a01c1ae, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x11640259b01d1a9, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x1163f458e01e1a4, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x1163f458f01f1a3, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x1163f459c02019f, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x1163f458e0211a2, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x1163f458f0221a1, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x1163f459c0231a0, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x1163fc5960241b1, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x1163fc5970251b0, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x11640459d05319e, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x11640659e0541af, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
    0x1180f059f010132, // GLOBAL_LOAD_U8 ENC_VGLOBAL default
    0x1180f05a001112e, // GLOBAL_LOAD_I8 ENC_VGLOBAL default
    0x1180f05a1012131, // GLOBAL_LOAD_U16 ENC_VGLOBAL default
    0x1180f05a201312d, // GLOBAL_LOAD_I16 ENC_VGLOBAL default
    0x1180f05a3014123, // GLOBAL_LOAD_B32 ENC_VGLOBAL default
    0x1180f25a4015124, // GLOBAL_LOAD_B64 ENC_VGLOBAL default
    0x1180f45a5016125, // GLOBAL_LOAD_B96 ENC_VGLOBAL default
    0x1180f65a6017122, // GLOBAL_LOAD_B128 ENC_VGLOBAL default
    0x1180f85a7018138, // GLOBAL_STORE_B8 ENC_VGLOBAL default
    0x1180f85a8019135, // GLOBAL_STORE_B16 ENC_VGLOBAL default
    0x1180f85a901a136, // GLOBAL_STORE_B32 ENC_VGLOBAL default
    0x1180fa5aa01b137, // GLOBAL_STORE_B64 ENC_VGLOBAL default
    0x1180fc5ab01c139, // GLOBAL_STORE_B96 ENC_VGLOBAL default
    0x1180fe5ac01d134, // GLOBAL_STORE_B128 ENC_VGLOBAL default
    0x1180f059f01e12c, // GLOBAL_LOAD_D16_U8 ENC_VGLOBAL default
    0x1180f05a001f12b, // GLOBAL_LOAD_D16_I8 ENC_VGLOBAL default
    0x1180f05ad020127, // GLOBAL_LOAD_D16_B16 ENC_VGLOBAL default
    0x1180f059f02112a, // GLOBAL_LOAD_D16_HI_U8 ENC_VGLOBAL default
    0x1180f05a0022129, // GLOBAL_LOAD_D16_HI_I8 ENC_VGLOBAL default
    0x1180f05ad023128, // GLOBAL_LOAD_D16_HI_B16 ENC_VGLOBAL default
    0x1180f85a702413c, // GLOBAL_STORE_D16_HI_B8 ENC_VGLOBAL default
    0x1180f85a802513b, // GLOBAL_STORE_D16_HI_B16 ENC_VGLOBAL default
    0x1181005ae028121, // GLOBAL_LOAD_ADDTID_B32 ENC_VGLOBAL default
    0x1181025af029133, // GLOBAL_STORE_ADDTID_B32 ENC_VGLOBAL default
    0x11a1041b002b120, // GLOBAL_INV ENC_VGLOBAL default
    0x11a1041b002c13d, // GLOBAL_WB ENC_VGLOBAL default
    0x1181065b003311c, // GLOBAL_ATOMIC_SWAP_B32 ENC_VGLOBAL default
    0x1181085b1034103, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_VGLOBAL default
    0x1181065b20350ff, // GLOBAL_ATOMIC_ADD_U32 ENC_VGLOBAL default
    0x1181065b203611a, // GLOBAL_ATOMIC_SUB_U32 ENC_VGLOBAL default
    0x1181065b2037119, // GLOBAL_ATOMIC_SUB_CLAMP_U32 ENC_VGLOBAL default
    0x1181065b303810f, // GLOBAL_ATOMIC_MIN_I32 ENC_VGLOBAL default
    0x1181065b2039112, // GLOBAL_ATOMIC_MIN_U32 ENC_VGLOBAL default
    0x1181065b303a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_VGLOBAL default
    0x1181065b203b10d, // GLOBAL_ATOMIC_MAX_U32 ENC_VGLOBAL default
    0x1181065b003c101, // GLOBAL_ATOMIC_AND_B32 ENC_VGLOBAL default
    0x1181065b003d115, // GLOBAL_ATOMIC_OR_B32 ENC_VGLOBAL default
    0x1181065b003e11e, // GLOBAL_ATOMIC_XOR_B32 ENC_VGLOBAL default
    0x1181065b203f108, // GLOBAL_ATOMIC_INC_U32 ENC_VGLOBAL default
    0x1181065b2040106, // GLOBAL_ATOMIC_DEC_U32 ENC_VGLOBAL default
    0x11810a5b404111d, // GLOBAL_ATOMIC_SWAP_B64 ENC_VGLOBAL default
    0x11810c5b5042104, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_VGLOBAL default
    0x11810a5b6043100, // GLOBAL_ATOMIC_ADD_U64 ENC_VGLOBAL default
    0x11810a5b604411b, // GLOBAL_ATOMIC_SUB_U64 ENC_VGLOBAL default
    0x11810a5b7045110, // GLOBAL_ATOMIC_MIN_I64 ENC_VGLOBAL default
    0x11810a5b6046113, // GLOBAL_ATOMIC_MIN_U64 ENC_VGLOBAL default
    0x11810a5b704710b, // GLOBAL_ATOMIC_MAX_I64 ENC_VGLOBAL default
    0x11810a5b604810e, // GLOBAL_ATOMIC_MAX_U64 ENC_VGLOBAL default
    0x11810a5b4049102, // GLOBAL_ATOMIC_AND_B64 ENC_VGLOBAL default
    0x11810a5b404a116, // GLOBAL_ATOMIC_OR_B64 ENC_VGLOBAL default
    0x11810a5b404b11f, // GLOBAL_ATOMIC_XOR_B64 ENC_VGLOBAL default
    0x11810a5b604c109, // GLOBAL_ATOMIC_INC_U64 ENC_VGLOBAL default
    0x11810a5b604d107, // GLOBAL_ATOMIC_DEC_U64 ENC_VGLOBAL default
    0x11a1041b004f13e, // GLOBAL_WBINV ENC_VGLOBAL default
    0x1181065b2050105, // GLOBAL_ATOMIC_COND_SUB_U32 ENC_VGLOBAL default
    0x1181065b8051111, // GLOBAL_ATOMIC_MIN_NUM_F32 ENC_VGLOBAL default
    0x1181065b805210c, // GLOBAL_ATOMIC_MAX_NUM_F32 ENC_VGLOBAL default
    0x11810e5b9053126, // GLOBAL_LOAD_BLOCK ENC_VGLOBAL default
    0x1181105ba05413a, // GLOBAL_STORE_BLOCK ENC_VGLOBAL default
    0x1181065b80560fe, // GLOBAL_ATOMIC_ADD_F32 ENC_VGLOBAL default
    0x1181125a605712f, // GLOBAL_LOAD_TR_B128 ENC_VGLOBAL default
    0x1181145a4058130, // GLOBAL_LOAD_TR_B64 ENC_VGLOBAL default
    0x1181065bb059118, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_VGLOBAL default
    0x1181065bc05a117, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_VGLOBAL default
    0x11810a5b4073114, // GLOBAL_ATOMIC_ORDERED_ADD_B64 ENC_VGLOBAL default
    0x11c0245bd000272, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245be000272, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265bf001273, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265c0001273, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245c1002204, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245c2002204, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265c3003205, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265c4003205, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245c50041e8, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245c60041e8, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265c70051e9, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265c80051e9, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245c9008233, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245ca008233, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0285cb009234, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0285cc009234, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245c900a201, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245ca00a201, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x11c0285cb00b202, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0285cc00b202, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x11c0245cd00c1ff, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245ce00c1ff, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x11c0285cf00d200, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0285d000d200, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x11c0245d100e2a9, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245d200e2a9, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x11c0245d300f2a8, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245d400f2a8, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x11c0245d50101e3, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245d60101e3, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x11c02a5d70111e4, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e02a5d80111e4, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245d50121e5, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245d60121e5, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x11c02a5d70131e6, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e02a5d80131e6, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x11c02a5d90141e2, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e02a5da0141e2, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0245db0151b3, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245dc0151b3, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x11c0245dd0161d4, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245de0161d4, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0285df0171d5, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0285e00171d5, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245dd0181d6, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245de0181d6, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0285df0191d7, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0285e00191d7, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e101a298, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e201a298, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e301b299, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e401b299, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e101c2c7, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e201c2c7, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e301d2c8, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e401d2c8, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e101e284, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e201e284, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e301f285, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e401f285, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e50201c8, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e60201c8, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e70211c9, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e80211c9, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e502228e, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e602228e, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e702328f, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e802328f, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e50242cf, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e60242cf, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e70252d0, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e80252d0, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e502627d, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e602627d, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e702727e, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e802727e, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e5028282, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e6028282, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e7029283, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e8029283, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e502a2cb, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e602a2cb, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e702b2cc, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e802b2cc, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e502c1be, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e602c1be, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e702d1bf, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e802d1bf, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e502e288, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e602e288, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e702f289, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e802f289, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e50301c4, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e60301c4, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e70311c5, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e80311c5, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e503228c, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e603228c, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e703328d, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e803328d, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e50341c0, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e60341c0, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e70351c1, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e80351c1, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e50361c6, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245e60361c6, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265e70371c7, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265e80371c7, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245e9040270, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c0265ea041271, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c0245eb04226d, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245ec04226d, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x11c0265ed04326e, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0265ee04326e, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x11c0245ef04426f, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c02c5f0047249, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c02e5f10482a4, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c0265f20492b2, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c02e5f104a29a, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1200305f304c2a0, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x1200325f404d2a1, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x11c0345f504e1d1, // S_BARRIER_SIGNAL ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c0345f604f1d2, // S_BARRIER_SIGNAL_ISFIRST ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c0245f705024b, // S_GET_BARRIER_STATE ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c0345f80511ce, // S_BARRIER_INIT ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c0345f50521cf, // S_BARRIER_JOIN ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11c0345f90531bb, // S_ALLOC_VGPR ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0345fa0531bb, // S_ALLOC_VGPR SOP1_INST_LITERAL has_lit_0
    0x11c0345fb0582ab, // S_SLEEP_VAR ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0345fc0582ab, // S_SLEEP_VAR SOP1_INST_LITERAL has_lit_0
    0x11c0245fd0601fd, // S_CEIL_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245fe0601fd, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x11c0245fd061244, // S_FLOOR_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245fe061244, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x11c0245fd0622b5, // S_TRUNC_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245fe0622b5, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x11c0245fd06329c, // S_RNDNE_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e0245fe06329c, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x11c0245ff064237, // S_CVT_F32_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e024600064237, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x11c024601065238, // S_CVT_F32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e024602065238, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x11c02460306623a, // S_CVT_I32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e02460406623a, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x11c02460506723c, // S_CVT_U32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e02460606723c, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x11c024607068235, // S_CVT_F16_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e024608068235, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x11c024609069236, // S_CVT_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e02460a069236, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x11c02460906a239, // S_CVT_HI_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e02460a06a239, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x11c02460b06b1fc, // S_CEIL_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e02460c06b1fc, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x11c02460b06c243, // S_FLOOR_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e02460c06c243, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x11c02460b06d2b4, // S_TRUNC_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e02460c06d2b4, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x11c02460b06e29b, // S_RNDNE_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11e02460c06e29b, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x12204660d000208, // S_CMP_EQ_I32 ENC_SOPC default
    0x12404660e000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x12604660f000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x128046610000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204660d001219, // S_CMP_LG_I32 ENC_SOPC default
    0x12404660e001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x12604660f001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x128046610001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204660d002211, // S_CMP_GT_I32 ENC_SOPC default
    0x12404660e002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x12604660f002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x128046610002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204660d00320d, // S_CMP_GE_I32 ENC_SOPC default
    0x12404660e00320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x12604660f00320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x12804661000320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204660d00421e, // S_CMP_LT_I32 ENC_SOPC default
    0x12404660e00421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x12604660f00421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x12804661000421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204660d005215, // S_CMP_LE_I32 ENC_SOPC default
    0x12404660e005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x12604660f005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x128046610005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x122046611006209, // S_CMP_EQ_U32 ENC_SOPC default
    0x124046612006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x126046613006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x128046614006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661100721a, // S_CMP_LG_U32 ENC_SOPC default
    0x12404661200721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x12604661300721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x12804661400721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x122046611008212, // S_CMP_GT_U32 ENC_SOPC default
    0x124046612008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x126046613008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x128046614008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661100920e, // S_CMP_GE_U32 ENC_SOPC default
    0x12404661200920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x12604661300920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x12804661400920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661100a21f, // S_CMP_LT_U32 ENC_SOPC default
    0x12404661200a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x12604661300a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x12804661400a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661100b216, // S_CMP_LE_U32 ENC_SOPC default
    0x12404661200b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x12604661300b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x12804661400b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661100c1de, // S_BITCMP0_B32 ENC_SOPC default
    0x12404661200c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x12604661300c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x12804661400c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661100d1e0, // S_BITCMP1_B32 ENC_SOPC default
    0x12404661200d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x12604661300d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x12804661400d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204861500e1df, // S_BITCMP0_B64 ENC_SOPC default
    0x12404861600e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x12604861700e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x12804861800e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204861500f1e1, // S_BITCMP1_B64 ENC_SOPC default
    0x12404861600f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x12604861700f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x12804861800f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204a61901020a, // S_CMP_EQ_U64 ENC_SOPC default
    0x12404a61a01020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x12604a61b01020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x12804a61c01020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204a61901121b, // S_CMP_LG_U64 ENC_SOPC default
    0x12404a61a01121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x12604a61b01121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x12804a61c01121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d04121d, // S_CMP_LT_F32 ENC_SOPC default
    0x12404661e04121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f04121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x12804662004121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d042207, // S_CMP_EQ_F32 ENC_SOPC default
    0x12404661e042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x128046620042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d043214, // S_CMP_LE_F32 ENC_SOPC default
    0x12404661e043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x128046620043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d044210, // S_CMP_GT_F32 ENC_SOPC default
    0x12404661e044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x128046620044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d045218, // S_CMP_LG_F32 ENC_SOPC default
    0x12404661e045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x128046620045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d04620c, // S_CMP_GE_F32 ENC_SOPC default
    0x12404661e04620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f04620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x12804662004620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d04722d, // S_CMP_O_F32 ENC_SOPC default
    0x12404661e04722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f04722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x12804662004722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d04822f, // S_CMP_U_F32 ENC_SOPC default
    0x12404661e04822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f04822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x12804662004822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d049223, // S_CMP_NGE_F32 ENC_SOPC default
    0x12404661e049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x128046620049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d04a229, // S_CMP_NLG_F32 ENC_SOPC default
    0x12404661e04a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f04a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x12804662004a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d04b225, // S_CMP_NGT_F32 ENC_SOPC default
    0x12404661e04b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f04b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x12804662004b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d04c227, // S_CMP_NLE_F32 ENC_SOPC default
    0x12404661e04c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f04c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x12804662004c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d04d221, // S_CMP_NEQ_F32 ENC_SOPC default
    0x12404661e04d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f04d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x12804662004d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204661d04e22b, // S_CMP_NLT_F32 ENC_SOPC default
    0x12404661e04e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x12604661f04e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x12804662004e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c62105121c, // S_CMP_LT_F16 ENC_SOPC default
    0x12404c62205121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c62305121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c62405121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c621052206, // S_CMP_EQ_F16 ENC_SOPC default
    0x12404c622052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c623052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c624052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c621053213, // S_CMP_LE_F16 ENC_SOPC default
    0x12404c622053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c623053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c624053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c62105420f, // S_CMP_GT_F16 ENC_SOPC default
    0x12404c62205420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c62305420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c62405420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c621055217, // S_CMP_LG_F16 ENC_SOPC default
    0x12404c622055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c623055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c624055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c62105620b, // S_CMP_GE_F16 ENC_SOPC default
    0x12404c62205620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c62305620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c62405620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c62105722c, // S_CMP_O_F16 ENC_SOPC default
    0x12404c62205722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c62305722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c62405722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c62105822e, // S_CMP_U_F16 ENC_SOPC default
    0x12404c62205822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c62305822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c62405822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c621059222, // S_CMP_NGE_F16 ENC_SOPC default
    0x12404c622059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c623059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c624059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c62105a228, // S_CMP_NLG_F16 ENC_SOPC default
    0x12404c62205a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c62305a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c62405a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c62105b224, // S_CMP_NGT_F16 ENC_SOPC default
    0x12404c62205b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c62305b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c62405b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c62105c226, // S_CMP_NLE_F16 ENC_SOPC default
    0x12404c62205c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c62305c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c62405c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c62105d220, // S_CMP_NEQ_F16 ENC_SOPC default
    0x12404c62205d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c62305d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c62405d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12204c62105e22a, // S_CMP_NLT_F16 ENC_SOPC default
    0x12404c62205e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x12604c62305e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x12804c62405e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12a05a62500027f, // S_NOP ENC_SOPP default
    0x12a05a6250012a3, // S_SETKILL ENC_SOPP default
    0x12a05a6250022a2, // S_SETHALT ENC_SOPP default
    0x12a05a6260032aa, // S_SLEEP ENC_SOPP default
    0x12a05c6270051fe, // S_CLAUSE ENC_SOPP default
    0x12a05e62800723f, // S_DELAY_ALU ENC_SOPP default
    0x12a0606290082ba, // S_WAIT_ALU ENC_SOPP default
    0x12a4086250092b9, // S_WAITCNT ENC_SOPP default
    0x12a0181b000a2bf, // S_WAIT_IDLE ENC_SOPP default
    0x12a05c62a00b2bd, // S_WAIT_EVENT ENC_SOPP default
    0x12a05a6250102b3, // S_TRAP ENC_SOPP default
    0x12a05c62501129d, // S_ROUND_MODE ENC_SOPP default
    0x12a05a625012240, // S_DENORM_MODE ENC_SOPP default
    0x12a05a6250141d3, // S_BARRIER_WAIT ENC_SOPP default
    0x12a01862b0151d0, // S_BARRIER_LEAVE ENC_SOPP default
    0x12a0181b001f230, // S_CODE_END ENC_SOPP default
    0x12a06262c0201e7, // S_BRANCH ENC_SOPP default
    0x12a06262d0211f8, // S_CBRANCH_SCC0 ENC_SOPP default
    0x12a06262d0221f9, // S_CBRANCH_SCC1 ENC_SOPP default
    0x12c06262e0231fb, // S_CBRANCH_VCCZ ENC_SOPP default
    0x12c06262e0241fa, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x12a06262f0251f7, // S_CBRANCH_EXECZ ENC_SOPP default
    0x12a06262f0261f6, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x12a0641b0030241, // S_ENDPGM ENC_SOPP default
    0x12a0181b0031242, // S_ENDPGM_SAVED ENC_SOPP default
    0x12a0181b00342c6, // S_WAKEUP ENC_SOPP default
    0x12a05a6250352a5, // S_SETPRIO ENC_SOPP default
    0x12a06663003629e, // S_SENDMSG ENC_SOPP default
    0x12a06663003729f, // S_SENDMSGHALT ENC_SOPP default
    0x12a05a62503824d, // S_INCPERFLEVEL ENC_SOPP default
    0x12a05a62503923e, // S_DECPERFLEVEL ENC_SOPP default
    0x12a01863103a2b6, // S_TTRACEDATA ENC_SOPP default
    0x12a05c62503b2b7, // S_TTRACEDATA_IMM ENC_SOPP default
    0x12a0181b003c24c, // S_ICACHE_INV ENC_SOPP default
    0x12a05c6250402c1, // S_WAIT_LOADCNT ENC_SOPP default
    0x12a05c6250412c4, // S_WAIT_STORECNT ENC_SOPP default
    0x12a05c6250422c3, // S_WAIT_SAMPLECNT ENC_SOPP default
    0x12a05c6250432bb, // S_WAIT_BVHCNT ENC_SOPP default
    0x12a05c6250442be, // S_WAIT_EXPCNT ENC_SOPP default
    0x12a05c6250462bc, // S_WAIT_DSCNT ENC_SOPP default
    0x12a05c6250472c0, // S_WAIT_KMCNT ENC_SOPP default
    0x12a05c6320482c2, // S_WAIT_LOADCNT_DSCNT ENC_SOPP default
    0x12a05c6320492c5, // S_WAIT_STORECNT_DSCNT ENC_SOPP default
];
