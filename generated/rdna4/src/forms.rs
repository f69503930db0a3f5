// Written by `cargo xtask regen` from amdgpu_isa_rdna4.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 163] = [
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
        0x800000c4000000,
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
        enc::ENC_VIMAGE,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xd3c00010,
        choice(Short, 0, 0, [false, false, false, false], run(1, 3), run(0, 1)),
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
        0xd400007e,
        choice(Long, 0, 2, [false, false, false, false], run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d400007e,
        choice(LongDpp, 0, 2, [false, false, false, false], run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad400007e,
        choice(LongDpp, 0, 2, [false, false, false, false], run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd400007e,
        choice(Long, 1, 2, [false, false, false, false], run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d400007e,
        choice(Long, 1, 2, [false, false, false, false], run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd400007e,
        choice(Long, 1, 2, [false, false, false, false], run(4, 1), run(0, 0)),
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
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(1, 1)),
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
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(1, 1)),
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
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(16, 1)),
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
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(17, 2)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(13, 6), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(19, 1)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(13, 6), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(20, 2)),
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
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(13, 6), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(22, 2)),
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
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(24, 1)),
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
        choice(Short, 0, 2, [false, false, true, false], run(0, 0), run(24, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000cc004000,
        choice(Long, 0, 2, [false, false, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000ffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1801fe00cc004000,
        choice(Long, 1, 2, [false, false, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1801feffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1bfc0000cc004000,
        choice(Long, 1, 2, [false, false, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1bfc00ffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1bfdfe00cc004000,
        choice(Long, 1, 2, [false, false, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1bfdfeffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000e9cc004000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000facc004000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000e9cc004000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(5, 2), run(25, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000facc004000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(5, 2), run(25, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000e9cc004000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(5, 2), run(26, 2)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000facc004000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(5, 2), run(26, 2)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000cc004000,
        choice(Long, 0, 2, [false, false, false, false], run(5, 2), run(28, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000cc004000,
        choice(Long, 0, 2, [false, false, false, false], run(5, 2), run(31, 3)),
    ),
    form_kind(
        enc::ENC_VINTERP,
        0,
        2,
        Slot::Whole,
        [bits(16, 5), bits(0, 0)],
        0xcd000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(31, 3)),
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
        0xec00007c,
        choice(Short, 0, 0, [false, false, false, false], run(7, 1), run(0, 0)),
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
        0xee00007c,
        choice(Short, 0, 0, [false, false, false, false], run(7, 1), run(0, 0)),
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
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(34, 1)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(35, 1)),
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
    0x0323900c90003f1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x0343900ca0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x0363940cb0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x0383940cc0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0363980cd0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x0383980ce0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a3900cf0033f8, // V_DUAL_MUL_F32 VOPDXY X default
    0x0383900d00033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a3900cf0043ea, // V_DUAL_ADD_F32 VOPDXY X default
    0x0383900d00043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a3900cf0053fa, // V_DUAL_SUB_F32 VOPDXY X default
    0x0383900d00053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a3900cf0063f9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x0383900d00063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a3900cf0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x0383900d00073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a39c0d10083f6, // V_DUAL_MOV_B32 VOPDXY X default
    0x03839c0d20083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x03c3900d30093ed, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x03e3900d40093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x03a3900cf00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY X default
    0x0383900d000a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x03a3900cf00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY X default
    0x0383900d000b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323a00d500c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x0343a00d600c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x0323a40d700d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x0343a40d800d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x0403920d90003f1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x0423920da0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0443960db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0463960db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x04439a0dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x04639a0dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483920dd0033f8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x0463920de0033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483920dd0043ea, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x0463920de0043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483920dd0053fa, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x0463920de0053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483920dd0063f9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x0463920de0063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483920dd0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x0463920de0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x04839e0df0083f6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x04639e0e00083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x04a3920e10093ed, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x04c3920e20093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483920dd00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY Y default_y
    0x0463920de00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483920dd00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY Y default_y
    0x0463920de00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403a20e300c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x0423a20e400c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403a60e500d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x0423a60e600d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483920e70103eb, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x0463920e80103eb, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483920e90113f3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x0463920ea0113f3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0483920e90123ec, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x0463920ea0123ec, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
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
    0x05012c0f2019154, // IMAGE_BVH_INTERSECT_RAY ENC_VIMAGE default
    0x05012e0f301a151, // IMAGE_BVH64_INTERSECT_RAY ENC_VIMAGE default
    0x0501300f4080153, // IMAGE_BVH_DUAL_INTERSECT_RAY ENC_VIMAGE default
    0x0501320f5081152, // IMAGE_BVH8_INTERSECT_RAY ENC_VIMAGE default
    0x04e1260f608313f, // IMAGE_ATOMIC_ADD_FLT ENC_VIMAGE default
    0x04e1260f6084148, // IMAGE_ATOMIC_MIN_FLT ENC_VIMAGE default
    0x04e1260f6085145, // IMAGE_ATOMIC_MAX_FLT ENC_VIMAGE default
    0x04e1260f708614d, // IMAGE_ATOMIC_PK_ADD_F16 ENC_VIMAGE default
    0x04e1260f808714c, // IMAGE_ATOMIC_PK_ADD_BF16 ENC_VIMAGE default
    0x0523040f900137a, // V_CMP_LT_F16 ENC_VOP3 default
    0x0543060fa00137a, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb00137a, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523040f9002353, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0543060fa002353, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb002353, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523040f900336e, // V_CMP_LE_F16 ENC_VOP3 default
    0x0543060fa00336e, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb00336e, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523040f9004365, // V_CMP_GT_F16 ENC_VOP3 default
    0x0543060fa004365, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb004365, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523040f9005377, // V_CMP_LG_F16 ENC_VOP3 default
    0x0543060fa005377, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb005377, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523040f900635c, // V_CMP_GE_F16 ENC_VOP3 default
    0x0543060fa00635c, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb00635c, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523040f900739b, // V_CMP_O_F16 ENC_VOP3 default
    0x0543060fa00739b, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb00739b, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523040f900839e, // V_CMP_U_F16 ENC_VOP3 default
    0x0543060fa00839e, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb00839e, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523040f900938c, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0543060fa00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523040f900a395, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0543060fa00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523040f900b38f, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0543060fa00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523040f900c392, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0543060fa00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523040f900d383, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0543060fa00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523040f900e398, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0543060fa00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563080fb00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583040fc00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3040fd00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3040fe00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff01137b, // V_CMP_LT_F32 ENC_VOP3 default
    0x05431210001137b, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05631410101137b, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05831010201137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a31010301137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c31010401137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff012354, // V_CMP_EQ_F32 ENC_VOP3 default
    0x054312100012354, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x056314101012354, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x058310102012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05a310103012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05c310104012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff01336f, // V_CMP_LE_F32 ENC_VOP3 default
    0x05431210001336f, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05631410101336f, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05831010201336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a31010301336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c31010401336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff014366, // V_CMP_GT_F32 ENC_VOP3 default
    0x054312100014366, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x056314101014366, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x058310102014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a310103014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c310104014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff015378, // V_CMP_LG_F32 ENC_VOP3 default
    0x054312100015378, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x056314101015378, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x058310102015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05a310103015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05c310104015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff01635d, // V_CMP_GE_F32 ENC_VOP3 default
    0x05431210001635d, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05631410101635d, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05831010201635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a31010301635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c31010401635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff01739c, // V_CMP_O_F32 ENC_VOP3 default
    0x05431210001739c, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x05631410101739c, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x05831010201739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05a31010301739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05c31010401739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff01839f, // V_CMP_U_F32 ENC_VOP3 default
    0x05431210001839f, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x05631410101839f, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x05831010201839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05a31010301839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05c31010401839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff01938d, // V_CMP_NGE_F32 ENC_VOP3 default
    0x05431210001938d, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05631410101938d, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05831010201938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a31010301938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c31010401938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff01a396, // V_CMP_NLG_F32 ENC_VOP3 default
    0x05431210001a396, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05631410101a396, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05831010201a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05a31010301a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05c31010401a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff01b390, // V_CMP_NGT_F32 ENC_VOP3 default
    0x05431210001b390, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05631410101b390, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05831010201b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a31010301b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c31010401b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff01c393, // V_CMP_NLE_F32 ENC_VOP3 default
    0x05431210001c393, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05631410101c393, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05831010201c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a31010301c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c31010401c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff01d384, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x05431210001d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x05631410101d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05831010201d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05a31010301d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05c31010401d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523100ff01e399, // V_CMP_NLT_F32 ENC_VOP3 default
    0x05431210001e399, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05631410101e399, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05831010201e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a31010301e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c31010401e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c10502137c, // V_CMP_LT_F64 ENC_VOP3 default
    0x05831c10602137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c10702137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c10802137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c105022355, // V_CMP_EQ_F64 ENC_VOP3 default
    0x05831c106022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c107022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c108022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c105023370, // V_CMP_LE_F64 ENC_VOP3 default
    0x05831c106023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c107023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c108023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c105024367, // V_CMP_GT_F64 ENC_VOP3 default
    0x05831c106024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c107024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c108024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c105025379, // V_CMP_LG_F64 ENC_VOP3 default
    0x05831c106025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c107025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c108025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c10502635e, // V_CMP_GE_F64 ENC_VOP3 default
    0x05831c10602635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c10702635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c10802635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c10502739d, // V_CMP_O_F64 ENC_VOP3 default
    0x05831c10602739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c10702739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c10802739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c1050283a0, // V_CMP_U_F64 ENC_VOP3 default
    0x05831c1060283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c1070283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c1080283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c10502938e, // V_CMP_NGE_F64 ENC_VOP3 default
    0x05831c10602938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c10702938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c10802938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c10502a397, // V_CMP_NLG_F64 ENC_VOP3 default
    0x05831c10602a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c10702a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c10802a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c10502b391, // V_CMP_NGT_F64 ENC_VOP3 default
    0x05831c10602b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c10702b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c10802b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c10502c394, // V_CMP_NLE_F64 ENC_VOP3 default
    0x05831c10602c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c10702c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c10802c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c10502d385, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x05831c10602d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c10702d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c10802d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05231c10502e39a, // V_CMP_NLT_F64 ENC_VOP3 default
    0x05831c10602e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a31c10702e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c31c10802e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232010903137d, // V_CMP_LT_I16 ENC_VOP3 default
    0x05432210a03137d, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x05632410b03137d, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05832010c03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05a32010d03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05c32010e03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x052320109032356, // V_CMP_EQ_I16 ENC_VOP3 default
    0x05432210a032356, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x05632410b032356, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x05832010c032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05a32010d032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05c32010e032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x052320109033371, // V_CMP_LE_I16 ENC_VOP3 default
    0x05432210a033371, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x05632410b033371, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05832010c033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05a32010d033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05c32010e033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x052320109034368, // V_CMP_GT_I16 ENC_VOP3 default
    0x05432210a034368, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x05632410b034368, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05832010c034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05a32010d034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05c32010e034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x052320109035386, // V_CMP_NE_I16 ENC_VOP3 default
    0x05432210a035386, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x05632410b035386, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05832010c035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05a32010d035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05c32010e035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232010903635f, // V_CMP_GE_I16 ENC_VOP3 default
    0x05432210a03635f, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x05632410b03635f, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05832010c03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05a32010d03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05c32010e03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232010f039380, // V_CMP_LT_U16 ENC_VOP3 default
    0x054322110039380, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x056324111039380, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x058320112039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05a320113039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05c320114039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232010f03a359, // V_CMP_EQ_U16 ENC_VOP3 default
    0x05432211003a359, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x05632411103a359, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x05832011203a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05a32011303a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05c32011403a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232010f03b374, // V_CMP_LE_U16 ENC_VOP3 default
    0x05432211003b374, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x05632411103b374, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05832011203b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05a32011303b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05c32011403b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232010f03c36b, // V_CMP_GT_U16 ENC_VOP3 default
    0x05432211003c36b, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x05632411103c36b, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05832011203c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05a32011303c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05c32011403c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232010f03d389, // V_CMP_NE_U16 ENC_VOP3 default
    0x05432211003d389, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x05632411103d389, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05832011203d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05a32011303d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05c32011403d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232010f03e362, // V_CMP_GE_U16 ENC_VOP3 default
    0x05432211003e362, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x05632411103e362, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05832011203e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05a32011303e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05c32011403e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232c11504137e, // V_CMP_LT_I32 ENC_VOP3 default
    0x05432e11604137e, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x05633011704137e, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x05832c11804137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x05a32c11904137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05c32c11a04137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232c115042357, // V_CMP_EQ_I32 ENC_VOP3 default
    0x05432e116042357, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x056330117042357, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x05832c118042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x05a32c119042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05c32c11a042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232c115043372, // V_CMP_LE_I32 ENC_VOP3 default
    0x05432e116043372, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x056330117043372, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05832c118043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x05a32c119043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05c32c11a043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232c115044369, // V_CMP_GT_I32 ENC_VOP3 default
    0x05432e116044369, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x056330117044369, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x05832c118044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x05a32c119044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05c32c11a044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232c115045387, // V_CMP_NE_I32 ENC_VOP3 default
    0x05432e116045387, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x056330117045387, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05832c118045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05a32c119045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05c32c11a045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232c115046360, // V_CMP_GE_I32 ENC_VOP3 default
    0x05432e116046360, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x056330117046360, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05832c118046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x05a32c119046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05c32c11a046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232c11b049381, // V_CMP_LT_U32 ENC_VOP3 default
    0x05432e11c049381, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x05633011d049381, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x05832c11e049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05a32c11f049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05c32c120049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232c11b04a35a, // V_CMP_EQ_U32 ENC_VOP3 default
    0x05432e11c04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x05633011d04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x05832c11e04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05a32c11f04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05c32c12004a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232c11b04b375, // V_CMP_LE_U32 ENC_VOP3 default
    0x05432e11c04b375, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x05633011d04b375, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05832c11e04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05a32c11f04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05c32c12004b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232c11b04c36c, // V_CMP_GT_U32 ENC_VOP3 default
    0x05432e11c04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x05633011d04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x05832c11e04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05a32c11f04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05c32c12004c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232c11b04d38a, // V_CMP_NE_U32 ENC_VOP3 default
    0x05432e11c04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x05633011d04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05832c11e04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05a32c11f04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05c32c12004d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05232c11b04e363, // V_CMP_GE_U32 ENC_VOP3 default
    0x05432e11c04e363, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x05633011d04e363, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05832c11e04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05a32c11f04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05c32c12004e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05233412105137f, // V_CMP_LT_I64 ENC_VOP3 default
    0x05833412205137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05a33412305137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05c33412405137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x052334121052358, // V_CMP_EQ_I64 ENC_VOP3 default
    0x058334122052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05a334123052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05c334124052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x052334121053373, // V_CMP_LE_I64 ENC_VOP3 default
    0x058334122053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05a334123053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05c334124053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05233412105436a, // V_CMP_GT_I64 ENC_VOP3 default
    0x05833412205436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05a33412305436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05c33412405436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x052334121055388, // V_CMP_NE_I64 ENC_VOP3 default
    0x058334122055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05a334123055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05c334124055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x052334121056361, // V_CMP_GE_I64 ENC_VOP3 default
    0x058334122056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05a334123056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05c334124056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x052334125059382, // V_CMP_LT_U64 ENC_VOP3 default
    0x058334126059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05a334127059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05c334128059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05233412505a35b, // V_CMP_EQ_U64 ENC_VOP3 default
    0x05833412605a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05a33412705a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05c33412805a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05233412505b376, // V_CMP_LE_U64 ENC_VOP3 default
    0x05833412605b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05a33412705b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05c33412805b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05233412505c36d, // V_CMP_GT_U64 ENC_VOP3 default
    0x05833412605c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05a33412705c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05c33412805c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05233412505d38b, // V_CMP_NE_U64 ENC_VOP3 default
    0x05833412605d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05a33412705d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05c33412805d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05233412505e364, // V_CMP_GE_U64 ENC_VOP3 default
    0x05833412605e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05a33412705e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05c33412805e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523380f907d350, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x05433a0fa07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x05633c0fb07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583380fc07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3380fd07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3380fe07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05233e12907e351, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x05434012a07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x05634212b07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x05833e12c07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x05a33e12d07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05c33e12e07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05234612f07f352, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x05834613007f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05a34613107f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05c34613207f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a133081329, // V_CMPX_LT_F16 ENC_VOP3 default
    0x06034c134081329, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e135081329, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a136081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a137081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a138081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a133082302, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x06034c134082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e135082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a136082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a137082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a138082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a13308331d, // V_CMPX_LE_F16 ENC_VOP3 default
    0x06034c13408331d, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e13508331d, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a13608331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a13708331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a13808331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a133084314, // V_CMPX_GT_F16 ENC_VOP3 default
    0x06034c134084314, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e135084314, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a136084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a137084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a138084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a133085326, // V_CMPX_LG_F16 ENC_VOP3 default
    0x06034c134085326, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e135085326, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a136085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a137085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a138085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a13308630b, // V_CMPX_GE_F16 ENC_VOP3 default
    0x06034c13408630b, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e13508630b, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a13608630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a13708630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a13808630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a13308734a, // V_CMPX_O_F16 ENC_VOP3 default
    0x06034c13408734a, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e13508734a, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a13608734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a13708734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a13808734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a13308834d, // V_CMPX_U_F16 ENC_VOP3 default
    0x06034c13408834d, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e13508834d, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a13608834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a13708834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a13808834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a13308933b, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x06034c13408933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e13508933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a13608933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a13708933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a13808933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a13308a344, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x06034c13408a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e13508a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a13608a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a13708a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a13808a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a13308b33e, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x06034c13408b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e13508b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a13608b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a13708b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a13808b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a13308c341, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x06034c13408c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e13508c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a13608c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a13708c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a13808c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a13308d332, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x06034c13408d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e13508d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a13608d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a13708d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a13808d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e34a13308e347, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x06034c13408e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x06234e13508e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x06434a13608e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x06634a13708e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x06834a13808e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e35613909132a, // V_CMPX_LT_F32 ENC_VOP3 default
    0x06035813a09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e356139092303, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x06035813a092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e35613909331e, // V_CMPX_LE_F32 ENC_VOP3 default
    0x06035813a09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e356139094315, // V_CMPX_GT_F32 ENC_VOP3 default
    0x06035813a094315, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b094315, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e356139095327, // V_CMPX_LG_F32 ENC_VOP3 default
    0x06035813a095327, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b095327, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e35613909630c, // V_CMPX_GE_F32 ENC_VOP3 default
    0x06035813a09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e35613909734b, // V_CMPX_O_F32 ENC_VOP3 default
    0x06035813a09734b, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b09734b, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e35613909834e, // V_CMPX_U_F32 ENC_VOP3 default
    0x06035813a09834e, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b09834e, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e35613909933c, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x06035813a09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e35613909a345, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x06035813a09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e35613909b33f, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x06035813a09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e35613909c342, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x06035813a09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e35613909d333, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x06035813a09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e35613909e348, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x06035813a09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06235a13b09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x06435613c09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x06635613d09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x06835613e09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0a132b, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0643621400a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0a2304, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0643621400a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0a331f, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0643621400a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0a4316, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0643621400a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0a5328, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0643621400a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0a630d, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0643621400a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0a734c, // V_CMPX_O_F64 ENC_VOP3 default
    0x0643621400a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0a834f, // V_CMPX_U_F64 ENC_VOP3 default
    0x0643621400a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0a933d, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0643621400a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0aa346, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0643621400aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0ab340, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0643621400ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0ac343, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0643621400ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0ad334, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0643621400ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e36213f0ae349, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0643621400ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0663621410ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0683621420ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3661430b132c, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0603681440b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x06236a1450b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0643661460b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0663661470b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x0683661480b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3661430b2305, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0603681440b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x06236a1450b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0643661460b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0663661470b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x0683661480b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3661430b3320, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0603681440b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x06236a1450b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0643661460b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0663661470b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x0683661480b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3661430b4317, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0603681440b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x06236a1450b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0643661460b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0663661470b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x0683661480b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3661430b5335, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0603681440b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x06236a1450b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0643661460b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0663661470b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x0683661480b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3661430b630e, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0603681440b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x06236a1450b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0643661460b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0663661470b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x0683661480b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3661490b932f, // V_CMPX_LT_U16 ENC_VOP3 default
    0x06036814a0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x06236a14b0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x06436614c0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x06636614d0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x06836614e0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3661490ba308, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x06036814a0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x06236a14b0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x06436614c0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x06636614d0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x06836614e0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3661490bb323, // V_CMPX_LE_U16 ENC_VOP3 default
    0x06036814a0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x06236a14b0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x06436614c0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x06636614d0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x06836614e0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3661490bc31a, // V_CMPX_GT_U16 ENC_VOP3 default
    0x06036814a0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x06236a14b0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x06436614c0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x06636614d0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x06836614e0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3661490bd338, // V_CMPX_NE_U16 ENC_VOP3 default
    0x06036814a0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x06236a14b0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x06436614c0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x06636614d0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x06836614e0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3661490be311, // V_CMPX_GE_U16 ENC_VOP3 default
    0x06036814a0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x06236a14b0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x06436614c0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x06636614d0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x06836614e0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37214f0c132d, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0603741500c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0623761510c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0643721520c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0663721530c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0683721540c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37214f0c2306, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0603741500c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0623761510c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0643721520c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0663721530c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0683721540c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37214f0c3321, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0603741500c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0623761510c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0643721520c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0663721530c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0683721540c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37214f0c4318, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0603741500c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0623761510c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0643721520c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0663721530c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0683721540c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37214f0c5336, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0603741500c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0623761510c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0643721520c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0663721530c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0683721540c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37214f0c630f, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0603741500c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0623761510c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0643721520c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0663721530c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0683721540c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3721550c9330, // V_CMPX_LT_U32 ENC_VOP3 default
    0x0603741560c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0623761570c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0643721580c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0663721590c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x06837215a0c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3721550ca309, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x0603741560ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0623761570ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0643721580ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0663721590ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x06837215a0ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3721550cb324, // V_CMPX_LE_U32 ENC_VOP3 default
    0x0603741560cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0623761570cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0643721580cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0663721590cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x06837215a0cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3721550cc31b, // V_CMPX_GT_U32 ENC_VOP3 default
    0x0603741560cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0623761570cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0643721580cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0663721590cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x06837215a0cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3721550cd339, // V_CMPX_NE_U32 ENC_VOP3 default
    0x0603741560cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0623761570cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0643721580cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0663721590cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x06837215a0cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3721550ce312, // V_CMPX_GE_U32 ENC_VOP3 default
    0x0603741560ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0623761570ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0643721580ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0663721590ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x06837215a0ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37a15b0d132e, // V_CMPX_LT_I64 ENC_VOP3 default
    0x06437a15c0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x06637a15d0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x06837a15e0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37a15b0d2307, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x06437a15c0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x06637a15d0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x06837a15e0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37a15b0d3322, // V_CMPX_LE_I64 ENC_VOP3 default
    0x06437a15c0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x06637a15d0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x06837a15e0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37a15b0d4319, // V_CMPX_GT_I64 ENC_VOP3 default
    0x06437a15c0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x06637a15d0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x06837a15e0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37a15b0d5337, // V_CMPX_NE_I64 ENC_VOP3 default
    0x06437a15c0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x06637a15d0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x06837a15e0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37a15b0d6310, // V_CMPX_GE_I64 ENC_VOP3 default
    0x06437a15c0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x06637a15d0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x06837a15e0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37a15f0d9331, // V_CMPX_LT_U64 ENC_VOP3 default
    0x06437a1600d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x06637a1610d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x06837a1620d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37a15f0da30a, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x06437a1600da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x06637a1610da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x06837a1620da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37a15f0db325, // V_CMPX_LE_U64 ENC_VOP3 default
    0x06437a1600db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x06637a1610db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x06837a1620db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37a15f0dc31c, // V_CMPX_GT_U64 ENC_VOP3 default
    0x06437a1600dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x06637a1610dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x06837a1620dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37a15f0dd33a, // V_CMPX_NE_U64 ENC_VOP3 default
    0x06437a1600dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x06637a1610dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x06837a1620dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37a15f0de313, // V_CMPX_GE_U64 ENC_VOP3 default
    0x06437a1600de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x06637a1610de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x06837a1620de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e37e1330fd2ff, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x0603801340fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0623821350fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x06437e1360fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x06637e1370fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x06837e1380fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e3841630fe300, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0603861640fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0623881650fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0643841660fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0663841670fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0683841680fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e38c1690ff301, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x06438c16a0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x06638c16b0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x06838c16c0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06a1d616d1013a2, // V_CNDMASK_B32 ENC_VOP3 default
    0x06c1d816e1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x06e1da16f1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x0701d61701013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x0721d61711013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x0741d61721013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521de1731022e6, // V_ADD_F64 ENC_VOP3 default
    0x0581de1741022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x05a1de1751022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x05c1de1761022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521e61771032e5, // V_ADD_F32 ENC_VOP3 default
    0x0541e81781032e5, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561ea1791032e5, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x0581e617a1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x05a1e617b1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x05c1e617c1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521e61771044c3, // V_SUB_F32 ENC_VOP3 default
    0x0541e81781044c3, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561ea1791044c3, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x0581e617a1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x05a1e617b1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x05c1e617c1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521e61771054be, // V_SUBREV_F32 ENC_VOP3 default
    0x0541e81781054be, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561ea1791054be, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x0581e617a1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x05a1e617b1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x05c1e617c1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521de173106477, // V_MUL_F64 ENC_VOP3 default
    0x0581de174106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x05a1de175106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x05c1de176106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521e6177107474, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x0541e8178107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561ea179107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x0581e617a107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x05a1e617b107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x05c1e617c107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521e6177108476, // V_MUL_F32 ENC_VOP3 default
    0x0541e8178108476, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561ea179108476, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0581e617a108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x05a1e617b108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x05c1e617c108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521ee17d10947c, // V_MUL_I32_I24 ENC_VOP3 default
    0x0541f017e10947c, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0561f217f10947c, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0581ee18010947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x05a1ee18110947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05c1ee18210947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521f417d10a479, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0541f617e10a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0561f817f10a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0581f418010a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x05a1f418110a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05c1f418210a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521ee18310b47f, // V_MUL_U32_U24 ENC_VOP3 default
    0x0541f018410b47f, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0561f218510b47f, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0581ee18610b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x05a1ee18710b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05c1ee18810b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521f418310c47b, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0541f618410c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0561f818510c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0581f418610c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x05a1f418710c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05c1f418810c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521de17310d467, // V_MIN_NUM_F64 ENC_VOP3 default
    0x0581de17410d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x05a1de17510d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x05c1de17610d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521de17310e447, // V_MAX_NUM_F64 ENC_VOP3 default
    0x0581de17410e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x05a1de17510e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x05c1de17610e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521f417d111464, // V_MIN_I32 ENC_VOP3 default
    0x0541f617e111464, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0561f817f111464, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x0581f4180111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x05a1f4181111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x05c1f4182111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521f417d112444, // V_MAX_I32 ENC_VOP3 default
    0x0541f617e112444, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0561f817f112444, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x0581f4180112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x05a1f4181112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x05c1f4182112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521f4183113469, // V_MIN_U32 ENC_VOP3 default
    0x0541f6184113469, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0561f8185113469, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x0581f4186113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x05a1f4187113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x05c1f4188113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521f4183114449, // V_MAX_U32 ENC_VOP3 default
    0x0541f6184114449, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0561f8185114449, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x0581f4186114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x05a1f4187114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x05c1f4188114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521e6177115466, // V_MIN_NUM_F32 ENC_VOP3 default
    0x0541e8178115466, // V_MIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561ea179115466, // V_MIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0581e617a115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05a1e617b115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05c1e617c115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521e6177116446, // V_MAX_NUM_F32 ENC_VOP3 default
    0x0541e8178116446, // V_MAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561ea179116446, // V_MAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0581e617a116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05a1e617b116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05c1e617c116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521f4183118423, // V_LSHLREV_B32 ENC_VOP3 default
    0x0541f6184118423, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561f8185118423, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581f4186118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05a1f4187118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x05c1f4188118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521f4183119428, // V_LSHRREV_B32 ENC_VOP3 default
    0x0541f6184119428, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561f8185119428, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581f4186119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05a1f4187119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x05c1f4188119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521f418911a2f2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0541f618a11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0561f818b11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x0581f418c11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x05a1f418d11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x05c1f418e11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521f418311b2ef, // V_AND_B32 ENC_VOP3 default
    0x0541f618411b2ef, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561f818511b2ef, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581f418611b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x05a1f418711b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x05c1f418811b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521f418311c485, // V_OR_B32 ENC_VOP3 default
    0x0541f618411c485, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561f818511c485, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581f418611c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x05a1f418711c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x05c1f418811c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521f418311d4f4, // V_XOR_B32 ENC_VOP3 default
    0x0541f618411d4f4, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561f818511d4f4, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581f418611d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x05a1f418711d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x05c1f418811d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521f418311e4f1, // V_XNOR_B32 ENC_VOP3 default
    0x0541f618411e4f1, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561f818511e4f1, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581f418611e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x05a1f418711e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x05c1f418811e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0761fc18f11f424, // V_LSHLREV_B64 ENC_VOP3 default
    0x0781fc19011f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x07a1fc19111f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x07c2041921202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x07e2061931202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0802081941202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0822041951202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0842041961202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0862041971202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x07c2041921214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x07e2061931214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0802081941214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0822041951214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0842041961214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0862041971214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x07c2041921224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x07e2061931224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0802081941224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0822041951224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0842041961224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0862041971224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0521ee1831252eb, // V_ADD_NC_U32 ENC_VOP3 default
    0x0541f01841252eb, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0561f21851252eb, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0581ee1861252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x05a1ee1871252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x05c1ee1881252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521ee1831264c7, // V_SUB_NC_U32 ENC_VOP3 default
    0x0541f01841264c7, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0561f21851264c7, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0581ee1861264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x05a1ee1871264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x05c1ee1881264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521ee1831274bf, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0541f01841274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0561f21851274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0581ee1861274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x05a1ee1871274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x05c1ee1881274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0521e619812b403, // V_FMAC_F32 ENC_VOP3 default
    0x0541e819912b403, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561ea19a12b403, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0581e619b12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x05a1e619c12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x05c1e619d12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05221419e12f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x05421619f12f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0562181a012f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0582141a112f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x05a2141a212f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x05c2141a312f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522201a4130465, // V_MIN_NUM_F16 ENC_VOP3 default
    0x0542221a5130465, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562241a6130465, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0582201a7130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05a2201a8130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2201a9130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522201a4131445, // V_MAX_NUM_F16 ENC_VOP3 default
    0x0542221a5131445, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562241a6131445, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0582201a7131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05a2201a8131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2201a9131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522201a41322e4, // V_ADD_F16 ENC_VOP3 default
    0x0542221a51322e4, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562241a61322e4, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x0582201a71322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x05a2201a81322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2201a91322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522201a41334c2, // V_SUB_F16 ENC_VOP3 default
    0x0542221a51334c2, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562241a61334c2, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x0582201a71334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x05a2201a81334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2201a91334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522201a41344bd, // V_SUBREV_F16 ENC_VOP3 default
    0x0542221a51344bd, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562241a61344bd, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x0582201a71344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x05a2201a81344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2201a91344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522201a4135475, // V_MUL_F16 ENC_VOP3 default
    0x0542221a5135475, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562241a6135475, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0582201a7135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x05a2201a8135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2201a9135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522201aa136402, // V_FMAC_F16 ENC_VOP3 default
    0x0542221ab136402, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562241ac136402, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0582201ad136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x05a2201ae136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2201af136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05222c1a413b41c, // V_LDEXP_F16 ENC_VOP3 default
    0x05422e1a513b41c, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562301a613b41c, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x05822c1a713b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x05a22c1a813b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x05c22c1a913b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05213a1b0180480, // V_NOP ENC_VOP3 default
    0x0521421b118146f, // V_MOV_B32 ENC_VOP3 default
    0x0541441b218146f, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561461b318146f, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581421b418146f, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x08814a1b51824a9, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x05214e1b61833bd, // V_CVT_I32_F64 ENC_VOP3 default
    0x05814e1b71833bd, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0521521b81843b8, // V_CVT_F64_I32 ENC_VOP3 default
    0x0581521b91843b8, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0521541ba1853b1, // V_CVT_F32_I32 ENC_VOP3 default
    0x0541561bb1853b1, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x0561581bc1853b1, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x0581541bd1853b1, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0521541be1863b2, // V_CVT_F32_U32 ENC_VOP3 default
    0x0541561bf1863b2, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0561581c01863b2, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0581541c11863b2, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x05215c1c21873d4, // V_CVT_U32_F32 ENC_VOP3 default
    0x05415e1c31873d4, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601c41873d4, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1c51873d4, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x05215c1c61883bc, // V_CVT_I32_F32 ENC_VOP3 default
    0x05415e1c71883bc, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601c81883bc, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1c91883bc, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0521681ca18a3aa, // V_CVT_F16_F32 ENC_VOP3 default
    0x05416a1cb18a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x05616c1cc18a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0581681cd18a3aa, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0521741ce18b3ae, // V_CVT_F32_F16 ENC_VOP3 default
    0x0541761cf18b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561781d018b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581741d118b3ae, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x05217a1c618c3bf, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x05417c1c718c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x05617e1c818c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x05817a1c918c3bf, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x05217a1c618d3ba, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x05417c1c718d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x05617e1c818d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x05817a1c918d3ba, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0521541ba18e3c2, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0541561bb18e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x0561581bc18e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x0581541bd18e3c2, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x05214e1d218f3af, // V_CVT_F32_F64 ENC_VOP3 default
    0x05814e1d318f3af, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0521801d41903b7, // V_CVT_F64_F32 ENC_VOP3 default
    0x0581801d51903b7, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0521541be1913b3, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0541561bf1913b3, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x0561581c01913b3, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x0581541c11913b3, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0521541be1923b4, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0541561bf1923b4, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x0561581c01923b4, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x0581541c11923b4, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0521541be1933b5, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0541561bf1933b5, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x0561581c01933b5, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x0581541c11933b5, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0521541be1943b6, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0541561bf1943b6, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x0561581c01943b6, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x0581541c11943b6, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x05214e1d61953d5, // V_CVT_U32_F64 ENC_VOP3 default
    0x05814e1d71953d5, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0521521d81963b9, // V_CVT_F64_U32 ENC_VOP3 default
    0x0581521d91963b9, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0521841da1974e3, // V_TRUNC_F64 ENC_VOP3 default
    0x0581841db1974e3, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0521841da1982fc, // V_CEIL_F64 ENC_VOP3 default
    0x0581841db1982fc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0521841da1994ad, // V_RNDNE_F64 ENC_VOP3 default
    0x0581841db1994ad, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0521841da19a3ff, // V_FLOOR_F64 ENC_VOP3 default
    0x0581841db19a3ff, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x05213a1b019b48d, // V_PIPEFLUSH ENC_VOP3 default
    0x05218c1dc19c46e, // V_MOV_B16 ENC_VOP3 default
    0x05418e1dd19c46e, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0561901de19c46e, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x05818c1df19c46e, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01a040e, // V_FRACT_F32 ENC_VOP3 default
    0x05415e1e11a040e, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21a040e, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31a040e, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01a14e2, // V_TRUNC_F32 ENC_VOP3 default
    0x05415e1e11a14e2, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21a14e2, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31a14e2, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01a22fb, // V_CEIL_F32 ENC_VOP3 default
    0x05415e1e11a22fb, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21a22fb, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31a22fb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01a34ac, // V_RNDNE_F32 ENC_VOP3 default
    0x05415e1e11a34ac, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21a34ac, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31a34ac, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01a43fe, // V_FLOOR_F32 ENC_VOP3 default
    0x05415e1e11a43fe, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21a43fe, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31a43fe, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01a53fc, // V_EXP_F32 ENC_VOP3 default
    0x05415e1e11a53fc, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21a53fc, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31a53fc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01a7421, // V_LOG_F32 ENC_VOP3 default
    0x05415e1e11a7421, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21a7421, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31a7421, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01aa4a6, // V_RCP_F32 ENC_VOP3 default
    0x05415e1e11aa4a6, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21aa4a6, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31aa4a6, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01ab4a8, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x05415e1e11ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31ab4a8, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01ae4af, // V_RSQ_F32 ENC_VOP3 default
    0x05415e1e11ae4af, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21ae4af, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31ae4af, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0521841da1af4a7, // V_RCP_F64 ENC_VOP3 default
    0x0581841db1af4a7, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0521841da1b14b0, // V_RSQ_F64 ENC_VOP3 default
    0x0581841db1b14b0, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01b34b9, // V_SQRT_F32 ENC_VOP3 default
    0x05415e1e11b34b9, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21b34b9, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31b34b9, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0521841da1b44ba, // V_SQRT_F64 ENC_VOP3 default
    0x0581841db1b44ba, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01b54b7, // V_SIN_F32 ENC_VOP3 default
    0x05415e1e11b54b7, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21b54b7, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31b54b7, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01b63a4, // V_COS_F32 ENC_VOP3 default
    0x05415e1e11b63a4, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21b63a4, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31b63a4, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0521421e41b7482, // V_NOT_B32 ENC_VOP3 default
    0x0541441e51b7482, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561461e61b7482, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581421e71b7482, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0521421b11b82f9, // V_BFREV_B32 ENC_VOP3 default
    0x0541441b21b82f9, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561461b31b82f9, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581421b41b82f9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0521421e81b92fe, // V_CLZ_I32_U32 ENC_VOP3 default
    0x0541441e91b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0561461ea1b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0581421eb1b92fe, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x0521421e81ba3a5, // V_CTZ_I32_B32 ENC_VOP3 default
    0x0541441e91ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561461ea1ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581421eb1ba3a5, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x0521421ec1bb2fd, // V_CLS_I32 ENC_VOP3 default
    0x0541441ed1bb2fd, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x0561461ee1bb2fd, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x0581421ef1bb2fd, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x05214e1b61bc412, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x05814e1b71bc412, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0521841da1bd415, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0581841db1bd415, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0521841da1be40f, // V_FRACT_F64 ENC_VOP3 default
    0x0581841db1be40f, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x05217a1c61bf411, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x05417c1c71bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x05617e1c81bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x05817a1c91bf411, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x05215c1e01c0414, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x05415e1e11c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561601e21c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05815c1e31c0414, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0521421f01c246a, // V_MOVRELD_B32 ENC_VOP3 default
    0x0541441f11c246a, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561461f21c246a, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581421f31c246a, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0881421f41c346d, // V_MOVRELS_B32 ENC_VOP3 default
    0x0541441f11c346d, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561461f21c346d, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x0881421f41c446c, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0541441f11c446c, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561461f21c446c, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x0881421f41c846b, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0541441f11c846b, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561461f21c846b, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0521981f51d03ac, // V_CVT_F16_U16 ENC_VOP3 default
    0x05419a1f61d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x05619c1f71d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x0581981f81d03ac, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0521981f91d13ab, // V_CVT_F16_I16 ENC_VOP3 default
    0x05419a1fa1d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x05619c1fb1d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x0581981fc1d13ab, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0521a41fd1d23d3, // V_CVT_U16_F16 ENC_VOP3 default
    0x0541a61fe1d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561a81ff1d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581a42001d23d3, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0521a42011d33bb, // V_CVT_I16_F16 ENC_VOP3 default
    0x0541a62021d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561a82031d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581a42041d33bb, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0521b02051d44a5, // V_RCP_F16 ENC_VOP3 default
    0x0541b22061d44a5, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561b42071d44a5, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581b02081d44a5, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0521b02051d54b8, // V_SQRT_F16 ENC_VOP3 default
    0x0541b22061d54b8, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561b42071d54b8, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581b02081d54b8, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0521b02051d64ae, // V_RSQ_F16 ENC_VOP3 default
    0x0541b22061d64ae, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561b42071d64ae, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581b02081d64ae, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0521b02051d7420, // V_LOG_F16 ENC_VOP3 default
    0x0541b22061d7420, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561b42071d7420, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581b02081d7420, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0521b02051d83fb, // V_EXP_F16 ENC_VOP3 default
    0x0541b22061d83fb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561b42071d83fb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581b02081d83fb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0521b02051d9413, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0541b22061d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561b42071d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581b02081d9413, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0521a42011da410, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0541a62021da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561a82031da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581a42041da410, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0521b02051db3fd, // V_FLOOR_F16 ENC_VOP3 default
    0x0541b22061db3fd, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561b42071db3fd, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581b02081db3fd, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0521b02051dc2fa, // V_CEIL_F16 ENC_VOP3 default
    0x0541b22061dc2fa, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561b42071dc2fa, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581b02081dc2fa, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0521b02051dd4e1, // V_TRUNC_F16 ENC_VOP3 default
    0x0541b22061dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561b42071dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581b02081dd4e1, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0521b02051de4ab, // V_RNDNE_F16 ENC_VOP3 default
    0x0541b22061de4ab, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561b42071de4ab, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581b02081de4ab, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0521b02051df40d, // V_FRACT_F16 ENC_VOP3 default
    0x0541b22061df40d, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561b42071df40d, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581b02081df40d, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0521b02051e04b6, // V_SIN_F16 ENC_VOP3 default
    0x0541b22061e04b6, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561b42071e04b6, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581b02081e04b6, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0521b02051e13a3, // V_COS_F16 ENC_VOP3 default
    0x0541b22061e13a3, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561b42071e13a3, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581b02081e13a3, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0521422091e24b5, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x05414420a1e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x05614620b1e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x05814220c1e24b5, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0521a42011e33c0, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0541a62021e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561a82031e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581a42041e33c0, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0521a41fd1e43c1, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0541a61fe1e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0561a81ff1e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0581a42001e43c1, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x05218c20d1e9481, // V_NOT_B16 ENC_VOP3 default
    0x05418e20e1e9481, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x05619020f1e9481, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x05818c2101e9481, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x0521c02111ea3be, // V_CVT_I32_I16 ENC_VOP3 default
    0x0541c22121ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0561c42131ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0581c02141ea3be, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0521c02151eb3d6, // V_CVT_U32_U16 ENC_VOP3 default
    0x0541c22161eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0561c42171eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0581c02181eb3d6, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0521c62191ec3b0, // V_CVT_F32_FP8 ENC_VOP3 default
    0x0541c821a1ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0561ca21b1ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x0581c621c1ec3b0, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0521c621d1ed3ad, // V_CVT_F32_BF8 ENC_VOP3 default
    0x0541c821e1ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0561ca21f1ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x0581c62201ed3ad, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x0521ce2211ee3c5, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x0581ce2221ee3c5, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0521ce2231ef3c4, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x0581ce2241ef3c4, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x052234225209406, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x054236226209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x056238227209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x058234228209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x05a234229209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223a22f20a42e, // V_MAD_I32_I24 ENC_VOP3 default
    0x05423c23020a42e, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x05623e23120a42e, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x05823a23220a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x05a23a23320a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05c23a23420a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23a23520a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x08c23a23620a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23a23720a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023a23820a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223a23920b431, // V_MAD_U32_U24 ENC_VOP3 default
    0x05423c23a20b431, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x05623e23b20b431, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x05823a23c20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x05a23a23d20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05c23a23e20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23a23f20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x08c23a24020b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23a24120b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023a24220b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223422520c3a6, // V_CUBEID_F32 ENC_VOP3 default
    0x05423622620c3a6, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x05623822720c3a6, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x05823422820c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x05a23422920c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223422520d3a8, // V_CUBESC_F32 ENC_VOP3 default
    0x05423622620d3a8, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x05623822720d3a8, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x05823422820d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x05a23422920d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223422520e3a9, // V_CUBETC_F32 ENC_VOP3 default
    0x05423622620e3a9, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x05623822720e3a9, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x05823422820e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x05a23422920e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223422520f3a7, // V_CUBEMA_F32 ENC_VOP3 default
    0x05423622620f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x05623822720f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x05823422820f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x05a23422920f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522402432102f6, // V_BFE_U32 ENC_VOP3 default
    0x0542422442102f6, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0562442452102f6, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0582402462102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x05a2402472102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x05c2402482102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2402492102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05224024d2112f5, // V_BFE_I32 ENC_VOP3 default
    0x05424224e2112f5, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x05624424f2112f5, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0582402502112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x05a2402512112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x05c2402522112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2402532112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x08c2402542112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2402552112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902402562112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522402432122f7, // V_BFI_B32 ENC_VOP3 default
    0x0542422442122f7, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x0562442452122f7, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x0582402462122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x05a2402472122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x05c2402482122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2402492122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x052234225213408, // V_FMA_F32 ENC_VOP3 default
    0x054236226213408, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x056238227213408, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x058234228213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x05a234229213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x052246257214409, // V_FMA_F64 ENC_VOP3 default
    0x058246258214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x05a246259214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x05c24625a214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a24625b214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x08c24625c214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24625d214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024625e214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05224025f21541f, // V_LERP_U8 ENC_VOP3 default
    0x05424226021541f, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x05624426121541f, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x05824026221541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x05a24026321541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x05c24026421541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a24026521541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x08c24026621541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24026721541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024026821541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522482692162ec, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x05424a26a2162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x05624c26b2162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x05824826c2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x05a24826d2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x05c24826e2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a24826f2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x08c2482702162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2482712162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902482722162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522482692172ed, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x05424a26a2172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x05624c26b2172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x05824826c2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x05a24826d2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x05c24826e2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a24826f2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x08c2482702172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2482712172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902482722172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x052234225218473, // V_MULLIT_F32 ENC_VOP3 default
    0x054236226218473, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x056238227218473, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x058234228218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a234229218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05224027321a453, // V_MIN3_I32 ENC_VOP3 default
    0x05424227421a453, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x05624427521a453, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x05824027621a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x05a24027721a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x05c24027821a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a24027921a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x08c24027a21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24027b21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024027c21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05224024321b457, // V_MIN3_U32 ENC_VOP3 default
    0x05424224421b457, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x05624424521b457, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x05824024621b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x05a24024721b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x05c24024821b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a24024921b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05224027321d433, // V_MAX3_I32 ENC_VOP3 default
    0x05424227421d433, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x05624427521d433, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x05824027621d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x05a24027721d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x05c24027821d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a24027921d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x08c24027a21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24027b21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024027c21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05224024321e437, // V_MAX3_U32 ENC_VOP3 default
    0x05424224421e437, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x05624424521e437, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x05824024621e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x05a24024721e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x05c24024821e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a24024921e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05224027322044d, // V_MED3_I32 ENC_VOP3 default
    0x05424227422044d, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x05624427522044d, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x05824027622044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x05a24027722044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x05c24027822044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a24027922044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x08c24027a22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24027b22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024027c22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x052240243221451, // V_MED3_U32 ENC_VOP3 default
    0x054242244221451, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x056244245221451, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x058240246221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x05a240247221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x05c240248221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a240249221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223a27d2224b4, // V_SAD_U8 ENC_VOP3 default
    0x05423c27e2224b4, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x05623e27f2224b4, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x05823a2802224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x05a23a2812224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x05c23a2822224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23a2832224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x08c23a2842224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23a2852224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023a2862224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223a27d2234b1, // V_SAD_HI_U8 ENC_VOP3 default
    0x05423c27e2234b1, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x05623e27f2234b1, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x05823a2802234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x05a23a2812234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x05c23a2822234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23a2832234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x08c23a2842234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23a2852234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023a2862234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223a2872244b2, // V_SAD_U16 ENC_VOP3 default
    0x05423c2882244b2, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x05623e2892244b2, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x05823a28a2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x05a23a28b2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x05c23a28c2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23a28d2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x08c23a28e2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23a28f2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023a2902244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223a2432254b3, // V_SAD_U32 ENC_VOP3 default
    0x05423c2442254b3, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x05623e2452254b3, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x05823a2462254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x05a23a2472254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x05c23a2482254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23a2492254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x08c23a24a2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23a24b2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023a24c2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05224e2912263d0, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0542502922263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0562522932263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x05824e2942263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x05a24e2952263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x05c24e2962263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a24e2972263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x08c24e2982263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24e2992263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024e29a2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522342252273d8, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0582342282273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x05a2342292273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522462572283d9, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0582462582283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x05a2462592283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x05c24625a2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a24625b2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x08c24625c2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24625d2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024625e2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x052234225229455, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x054236226229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x056238227229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x058234228229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05a234229229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223422522a435, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x05423622622a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x05623822722a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x05823422822a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05a23422922a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225429b22b454, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x05425629c22b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05625829d22b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05825429e22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05a25429f22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2542a022b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2542a122b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08c2542a222b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2542a322b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902542a422b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225429b22c434, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x05425629c22c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05625829d22c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05825429e22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05a25429f22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2542a022c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2542a122c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08c2542a222c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2542a322c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902542a422c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223422522d459, // V_MINIMUM3_F32 ENC_VOP3 default
    0x05423622622d459, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x05623822722d459, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x05823422822d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x05a23422922d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223422522e439, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x05423622622e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x05623822722e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x05823422822e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x05a23422922e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225429b22f458, // V_MINIMUM3_F16 ENC_VOP3 default
    0x05425629c22f458, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x05625829d22f458, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x05825429e22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x05a25429f22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2542a022f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2542a122f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x08c2542a222f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2542a322f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902542a422f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225429b230438, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x05425629c230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x05625829d230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x05825429e230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x05a25429f230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2542a0230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2542a1230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x08c2542a2230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2542a3230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902542a4230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223422523144f, // V_MED3_NUM_F32 ENC_VOP3 default
    0x05423622623144f, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x05623822723144f, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x05823422823144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05a23422923144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225429b23244e, // V_MED3_NUM_F16 ENC_VOP3 default
    0x05425629c23244e, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05625829d23244e, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05825429e23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05a25429f23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2542a023244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2542a123244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08c2542a223244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2542a323244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902542a423244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922342a52373da, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0942342a62373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0962342a72373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0982342a82373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2342a92373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x09c2342aa2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2342ab2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02342ac2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922462ad2383db, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0942462ae2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0962462af2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0982462b02383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2462b12383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x09c2462b22383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2462b32383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02462b42383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223a25f239472, // V_MSAD_U8 ENC_VOP3 default
    0x05423c260239472, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x05623e261239472, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x05823a262239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x05a23a263239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x05c23a264239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23a265239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x08c23a266239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23a267239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023a268239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225a2b523a4a4, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x05825a2b623a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x05a25a2b723a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x05c25a2b823a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a25a2b923a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x08c25a2ba23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e25a2bb23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09025a2bc23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225a2b523b470, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x05825a2b623b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x05a25a2b723b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x05c25a2b823b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a25a2b923b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x08c25a2ba23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e25a2bb23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09025a2bc23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a225c2bd23d471, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0a425c2be23d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0a625c2bf23d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0a825c2c023d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522402432404f2, // V_XOR3_B32 ENC_VOP3 default
    0x0542422442404f2, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x0562442452404f2, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x0582402462404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x05a2402472404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x05c2402482404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2402492404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225e2c124142f, // V_MAD_U16 ENC_VOP3 default
    0x0542602c224142f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x0562622c324142f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x05825e2c424142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x05a25e2c524142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x05c25e2c624142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a25e2c724142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x08c25e2c824142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e25e2c924142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09025e2ca24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522402cb24448c, // V_PERM_B32 ENC_VOP3 default
    0x0542422cc24448c, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0562442cd24448c, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0582402ce24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x05a2402cf24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x05c2402d024448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2402d124448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x08c2402d224448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2402d324448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902402d424448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522402432454f0, // V_XAD_U32 ENC_VOP3 default
    0x0542422442454f0, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x0562442452454f0, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x0582402462454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x05a2402472454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x05c2402482454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2402492454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x052240243246425, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x054242244246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x056244245246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x058240246246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x05a240247246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x05c240248246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a240249246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522402432472e7, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0542422442472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x0562442452472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x0582402462472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x05a2402472472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x05c2402482472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2402492472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225429b248407, // V_FMA_F16 ENC_VOP3 default
    0x05425629c248407, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x05625829d248407, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x05825429e248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x05a25429f248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2542a0248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2542a1248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x08c2542a2248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2542a3248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902542a4248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225e2d524a452, // V_MIN3_I16 ENC_VOP3 default
    0x0542602d624a452, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0562622d724a452, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x05825e2d824a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x05a25e2d924a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x05c25e2da24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a25e2db24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x08c25e2dc24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e25e2dd24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09025e2de24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225e2c124b456, // V_MIN3_U16 ENC_VOP3 default
    0x0542602c224b456, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0562622c324b456, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x05825e2c424b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x05a25e2c524b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x05c25e2c624b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a25e2c724b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x08c25e2c824b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e25e2c924b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09025e2ca24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225e2d524d432, // V_MAX3_I16 ENC_VOP3 default
    0x0542602d624d432, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0562622d724d432, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x05825e2d824d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x05a25e2d924d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x05c25e2da24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a25e2db24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x08c25e2dc24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e25e2dd24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09025e2de24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225e2c124e436, // V_MAX3_U16 ENC_VOP3 default
    0x0542602c224e436, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0562622c324e436, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x05825e2c424e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x05a25e2c524e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x05c25e2c624e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a25e2c724e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x08c25e2c824e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e25e2c924e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09025e2ca24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225e2d525044c, // V_MED3_I16 ENC_VOP3 default
    0x0542602d625044c, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0562622d725044c, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x05825e2d825044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x05a25e2d925044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x05c25e2da25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a25e2db25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x08c25e2dc25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e25e2dd25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09025e2de25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225e2c1251450, // V_MED3_U16 ENC_VOP3 default
    0x0542602c2251450, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0562622c3251450, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x05825e2c4251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x05a25e2c5251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x05c25e2c6251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a25e2c7251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x08c25e2c8251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e25e2c9251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09025e2ca251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225e2d525342c, // V_MAD_I16 ENC_VOP3 default
    0x0542602d625342c, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x0562622d725342c, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x05825e2d825342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x05a25e2d925342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x05c25e2da25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a25e2db25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x08c25e2dc25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e25e2dd25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09025e2de25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225429b2543d7, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x05425629c2543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x05625829d2543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x05825429e2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x05a25429f2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2542a02543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2542a12543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x08c2542a22543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2542a32543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902542a42543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522402432552e1, // V_ADD3_U32 ENC_VOP3 default
    0x0542422442552e1, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x0562442452552e1, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x0582402462552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x05a2402472552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x05c2402482552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2402492552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x052240243256426, // V_LSHL_OR_B32 ENC_VOP3 default
    0x054242244256426, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x056244245256426, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x058240246256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x05a240247256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x05c240248256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a240249256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522402432572f0, // V_AND_OR_B32 ENC_VOP3 default
    0x0542422442572f0, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0562442452572f0, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0582402462572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x05a2402472572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x05c2402482572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2402492572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x052240243258483, // V_OR3_B32 ENC_VOP3 default
    0x054242244258483, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x056244245258483, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x058240246258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x05a240247258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x05c240248258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a240249258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522642df259430, // V_MAD_U32_U16 ENC_VOP3 default
    0x0542662e0259430, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0562682e1259430, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0582642e2259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x05a2642e3259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x05c2642e4259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2642e5259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x08c2642e6259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2642e7259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902642e8259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522642e925a42d, // V_MAD_I32_I16 ENC_VOP3 default
    0x0542662ea25a42d, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0562682eb25a42d, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0582642ec25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x05a2642ed25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x05c2642ee25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2642ef25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x08c2642f025a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2642f125a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902642f225a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0aa26a2f325b487, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0ac26a2f425b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0ae26a2f525b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0b026a2f625b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0aa26a2f325c48a, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0ac26a2f425c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0ae26a2f525c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0b026a2f625c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x06a26c2f725d3a1, // V_CNDMASK_B16 ENC_VOP3 default
    0x06c26e2f825d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x06e2702f925d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x07026c2fa25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x07226c2fb25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x07426c2fc25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x052240243262442, // V_MAXMIN_U32 ENC_VOP3 default
    0x054242244262442, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x056244245262442, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x058240246262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x05a240247262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x05c240248262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a240249262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x052240243263462, // V_MINMAX_U32 ENC_VOP3 default
    0x054242244263462, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x056244245263462, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x058240246263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x05a240247263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x05c240248263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a240249263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x08c24024a263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24024b263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024024c263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05224027326443f, // V_MAXMIN_I32 ENC_VOP3 default
    0x05424227426443f, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x05624427526443f, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x05824027626443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x05a24027726443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x05c24027826443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a24027926443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x08c24027a26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24027b26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024027c26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05224027326545f, // V_MINMAX_I32 ENC_VOP3 default
    0x05424227426545f, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x05624427526545f, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x05824027626545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x05a24027726545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x05c24027826545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a24027926545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x08c24027a26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e24027b26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09024027c26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522722fd2663df, // V_DOT2_F16_F16 ENC_VOP3 default
    0x0542742fe2663df, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562762ff2663df, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0582723002663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x05a2723012663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2723022663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2723032663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x08c2723042663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2723052663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902723062663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0522783072673de, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x05427a3082673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x05627c3092673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x05827830a2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x05a27830b2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x05c27830c2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a27830d2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x08c27830e2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e27830f2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902783102673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x052234225268461, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x054236226268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x056238227268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x058234228268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05a234229268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x052234225269441, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x054236226269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x056238227269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x058234228269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05a234229269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225429b26a460, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x05425629c26a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05625829d26a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05825429e26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05a25429f26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2542a026a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2542a126a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08c2542a226a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2542a326a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902542a426a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225429b26b440, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x05425629c26b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05625829d26b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05825429e26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05a25429f26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2542a026b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2542a126b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08c2542a226b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2542a326b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902542a426b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223422526c45b, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x05423622626c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x05623822726c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x05823422826c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05a23422926c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05223422526d43b, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x05423622626d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x05623822726d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x05823422826d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05a23422926d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05c23422a26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a23422b26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x08c23422c26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e23422d26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09023422e26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225429b26e45a, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x05425629c26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05625829d26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05825429e26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05a25429f26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2542a026e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2542a126e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08c2542a226e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2542a326e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902542a426e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x05225429b26f43a, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x05425629c26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x05625829d26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x05825429e26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05a25429f26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2542a026f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2542a126f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x08c2542a226f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2542a326f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902542a426f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b227e3112804d7, // V_S_EXP_F32 ENC_VOP3 default
    0x05827e3122804d7, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0b22803132814d6, // V_S_EXP_F16 ENC_VOP3 default
    0x0582803142814d6, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0b227e3112824d9, // V_S_LOG_F32 ENC_VOP3 default
    0x05827e3122824d9, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0b22803132834d8, // V_S_LOG_F16 ENC_VOP3 default
    0x0582803142834d8, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0b227e3112844db, // V_S_RCP_F32 ENC_VOP3 default
    0x05827e3122844db, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0b22803132854da, // V_S_RCP_F16 ENC_VOP3 default
    0x0582803142854da, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0b227e3112864dd, // V_S_RSQ_F32 ENC_VOP3 default
    0x05827e3122864dd, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0b22803132874dc, // V_S_RSQ_F16 ENC_VOP3 default
    0x0582803142874dc, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0b227e3112884df, // V_S_SQRT_F32 ENC_VOP3 default
    0x05827e3122884df, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0b22803132894de, // V_S_SQRT_F16 ENC_VOP3 default
    0x0582803142894de, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0b42823152fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0b62823162fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b82823172fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0ba2823182fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0bc2823192fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0be28231a2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0c028231b2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0c228231c2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b428431d2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0b628431e2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b828431f2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0ba2843202fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0bc2843212fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0be2843222fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0c02843232fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0c22843242fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b42863252fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x0b62863262fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b82863272fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0ba2863282fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0bc2863292fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0be28632a2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0c028632b2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0c228632c2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b428632d2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x0b628632e2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b828632f2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0ba2863302ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0bc2863312ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0be2863322ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0c02863332ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0c22863342ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b42883353002e3, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0c428a3363002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0c628c3373002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0b62883383002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b82883393002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0ba28833a3002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0b42883353014c1, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0c428a3363014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0c628c3373014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0b62883383014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b82883393014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0ba28833a3014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0b42883353024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0c428a3363024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0c628c3373024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0b62883383024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0b82883393024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0ba28833a3024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x05228e33b3032ea, // V_ADD_NC_U16 ENC_VOP3 default
    0x05429033c3032ea, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x05629233d3032ea, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x05828e33e3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x05a28e33f3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x05c28e3403032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05228e33b3044c6, // V_SUB_NC_U16 ENC_VOP3 default
    0x05429033c3044c6, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x05629233d3044c6, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x05828e33e3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x05a28e33f3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x05c28e3403044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229433b30547d, // V_MUL_LO_U16 ENC_VOP3 default
    0x05429633c30547d, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x05629833d30547d, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x05829433e30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x05a29433f30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x05c29434030547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229a3413063c7, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x05429c3423063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x05629e3433063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x05829a3443063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x05a29a3453063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x05c29a3463063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229a3473073ce, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x05429c3483073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x05629e3493073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x05829a34a3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x05a29a34b3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x05c29a34c3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229433b309448, // V_MAX_U16 ENC_VOP3 default
    0x05429633c309448, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x05629833d309448, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x05829433e309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x05a29433f309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x05c294340309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229434d30a443, // V_MAX_I16 ENC_VOP3 default
    0x05429634e30a443, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x05629834f30a443, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x05829435030a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x05a29435130a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x05c29435230a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229433b30b468, // V_MIN_U16 ENC_VOP3 default
    0x05429633c30b468, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x05629833d30b468, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x05829433e30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x05a29433f30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x05c29434030b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229434d30c463, // V_MIN_I16 ENC_VOP3 default
    0x05429634e30c463, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x05629834f30c463, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x05829435030c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x05a29435130c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x05c29435230c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05228e34d30d2e8, // V_ADD_NC_I16 ENC_VOP3 default
    0x05429034e30d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x05629234f30d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x05828e35030d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x05a28e35130d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x05c28e35230d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05228e34d30e4c4, // V_SUB_NC_I16 ENC_VOP3 default
    0x05429034e30e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x05629234f30e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x05828e35030e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x05a28e35130e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x05c28e35230e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c82a035330f488, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0c82a035331048b, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x0522a2354311486, // V_PACK_B32_F16 ENC_VOP3 default
    0x0542a4355311486, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562a6356311486, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0582a2357311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x05a2a2358311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2a2359311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522a235a3123c9, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x0542a435b3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562a635c3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0582a235d3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x05a2a235e3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2a235f3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522a23603133cb, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x0542a43613133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562a63623133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0582a23633133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x05a2a23643133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2a23653133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522a836631c41d, // V_LDEXP_F32 ENC_VOP3 default
    0x0542aa36731c41d, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0562ac36831c41d, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0582a836931c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x05a2a836a31c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x05c2a836b31c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522ae18331d2f8, // V_BFM_B32 ENC_VOP3 default
    0x0541f618431d2f8, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561f818531d2f8, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0582ae18631d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x05a2ae18731d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x05c2ae18831d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522ae18331e2f4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0541f618431e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561f818531e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0582ae18631e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x05a2ae18731e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05c2ae18831e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522ae18331f44b, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0541f618431f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561f818531f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0582ae18631f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x05a2ae18731f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05c2ae18831f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522ae18332044a, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0541f618432044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0561f818532044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0582ae18632044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x05a2ae18732044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05c2ae18832044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229a3413213ca, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x05429c3423213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x05629e3433213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x05829a3443213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x05a29a3453213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x05c29a3463213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229a3473223cc, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x05429c3483223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x05629e3493223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x05829a34a3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x05a29a34b3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x05c29a34c3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522ae36c3233cf, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0541f636d3233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0561f836e3233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x0582ae36f3233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x05a2ae3703233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x05c2ae3713233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522ae3723243c8, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0541f63733243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0561f83743243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x0582ae3753243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x05a2ae3763243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x05c2ae3773243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522b017d3254c5, // V_SUB_NC_I32 ENC_VOP3 default
    0x0541f017e3254c5, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0561f217f3254c5, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0582b01803254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x05a2b01813254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x05c2b01823254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522b017d3262e9, // V_ADD_NC_I32 ENC_VOP3 default
    0x0541f017e3262e9, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0561f217f3262e9, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0582b01803262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x05a2b01813262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x05c2b01823262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522b237832b41e, // V_LDEXP_F64 ENC_VOP3 default
    0x0582b237932b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x05a2b237a32b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x05c2b237b32b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522ae18332c47e, // V_MUL_LO_U32 ENC_VOP3 default
    0x0582ae18632c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x05a2ae18732c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x05c2ae18832c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522ae18332d47a, // V_MUL_HI_U32 ENC_VOP3 default
    0x0582ae18632d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x05a2ae18732d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x05c2ae18832d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522ae17d32e478, // V_MUL_HI_I32 ENC_VOP3 default
    0x0582ae18032e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x05a2ae18132e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x05c2ae18232e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522b237c32f4e0, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0582b237d32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x05a2b237e32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x05c2b237f32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229433b338422, // V_LSHLREV_B16 ENC_VOP3 default
    0x05429633c338422, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x05629833d338422, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x05829433e338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x05a29433f338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x05c294340338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229433b339427, // V_LSHRREV_B16 ENC_VOP3 default
    0x05429633c339427, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x05629833d339427, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x05829433e339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x05a29433f339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x05c294340339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229438033a2f1, // V_ASHRREV_I16 ENC_VOP3 default
    0x05429638133a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x05629838233a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x05829438333a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x05a29438433a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x05c29438533a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0762b418f33d429, // V_LSHRREV_B64 ENC_VOP3 default
    0x0782b419033d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x07a2b419133d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0762b438633e2f3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0782b438733e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x07a2b438833e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0522b617334145e, // V_MINIMUM_F64 ENC_VOP3 default
    0x0582b617434145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x05a2b617534145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x05c2b617634145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522b617334243e, // V_MAXIMUM_F64 ENC_VOP3 default
    0x0582b617434243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x05a2b617534243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x05c2b617634243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ca2b83893604aa, // V_READLANE_B32 ENC_VOP3 default
    0x0cc2ae38a3614ef, // V_WRITELANE_B32 ENC_VOP3 default
    0x0ce2ae38b3614ef, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x05229433b3622ee, // V_AND_B16 ENC_VOP3 default
    0x05429633c3622ee, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x05629833d3622ee, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x05829433e3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x05a29433f3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x05c2943403622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229433b363484, // V_OR_B16 ENC_VOP3 default
    0x05429633c363484, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x05629833d363484, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x05829433e363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x05a29433f363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x05c294340363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05229433b3644f3, // V_XOR_B16 ENC_VOP3 default
    0x05429633c3644f3, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x05629833d3644f3, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x05829433e3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x05a29433f3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x05c2943403644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522ba17736545d, // V_MINIMUM_F32 ENC_VOP3 default
    0x0541e817836545d, // V_MINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561ea17936545d, // V_MINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0582ba17a36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05a2ba17b36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05c2ba17c36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522ba17736643d, // V_MAXIMUM_F32 ENC_VOP3 default
    0x0541e817836643d, // V_MAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0561ea17936643d, // V_MAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0582ba17a36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x05a2ba17b36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x05c2ba17c36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522bc1a436745c, // V_MINIMUM_F16 ENC_VOP3 default
    0x0542be1a536745c, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562c01a636745c, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0582bc1a736745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05a2bc1a836745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2bc1a936745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522bc1a436843c, // V_MAXIMUM_F16 ENC_VOP3 default
    0x0542be1a536843c, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0562c01a636843c, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0582bc1a736843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x05a2bc1a836843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x05c2bc1a936843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522c238c3693c6, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x0542c438d3693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0562c638e3693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0582c238f3693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x05a2c23903693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x05c2c23913693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522c239236a3c3, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x0542c439336a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0562c639436a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0582c239536a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x05a2c239636a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x05c2c239736a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522c839836b3d2, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x0542ca39936b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0562cc39a36b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0582c839b36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x05a2c839c36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x05c2c839d36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0522c839e36c3d1, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x0542ca39f36c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0562cc3a036c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0582c83a136c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x05a2c83a236c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x05c2c83a336c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0d008e3a400004d, // DS_ADD_U32 ENC_VDS default
    0x0d008e3a40010bf, // DS_SUB_U32 ENC_VDS default
    0x0d008e3a40020a6, // DS_RSUB_U32 ENC_VDS default
    0x0d008e3a4003068, // DS_INC_U32 ENC_VDS default
    0x0d008e3a4004063, // DS_DEC_U32 ENC_VDS default
    0x0d008e3a5005089, // DS_MIN_I32 ENC_VDS default
    0x0d008e3a500607d, // DS_MAX_I32 ENC_VDS default
    0x0d008e3a4007093, // DS_MIN_U32 ENC_VDS default
    0x0d008e3a4008087, // DS_MAX_U32 ENC_VDS default
    0x0d008e3a600904f, // DS_AND_B32 ENC_VDS default
    0x0d008e3a600a09a, // DS_OR_B32 ENC_VDS default
    0x0d008e3a600b0c2, // DS_XOR_B32 ENC_VDS default
    0x0d00903a700c095, // DS_MSKOR_B32 ENC_VDS default
    0x0d008e3a800d0b6, // DS_STORE_B32 ENC_VDS default
    0x0d00923a900e0ae, // DS_STORE_2ADDR_B32 ENC_VDS default
    0x0d00923a900f0b0, // DS_STORE_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0d00903a7010059, // DS_CMPSTORE_B32 ENC_VDS default
    0x0d008e3aa01208b, // DS_MIN_NUM_F32 ENC_VDS default
    0x0d008e3aa01307f, // DS_MAX_NUM_F32 ENC_VDS default
    0x0d00941b0014099, // DS_NOP ENC_VDS default
    0x0d008e3aa015049, // DS_ADD_F32 ENC_VDS default
    0x0d008e3ab01e0b8, // DS_STORE_B8 ENC_VDS default
    0x0d00963ac01f0b4, // DS_STORE_B16 ENC_VDS default
    0x0d00983ad02004b, // DS_ADD_RTN_U32 ENC_VDS default
    0x0d00983ad0210bd, // DS_SUB_RTN_U32 ENC_VDS default
    0x0d00983ad0220a4, // DS_RSUB_RTN_U32 ENC_VDS default
    0x0d00983ad023066, // DS_INC_RTN_U32 ENC_VDS default
    0x0d00983ad024061, // DS_DEC_RTN_U32 ENC_VDS default
    0x0d00983ae02508f, // DS_MIN_RTN_I32 ENC_VDS default
    0x0d00983ae026083, // DS_MAX_RTN_I32 ENC_VDS default
    0x0d00983ad027091, // DS_MIN_RTN_U32 ENC_VDS default
    0x0d00983ad028085, // DS_MAX_RTN_U32 ENC_VDS default
    0x0d00983af029051, // DS_AND_RTN_B32 ENC_VDS default
    0x0d00983af02a09c, // DS_OR_RTN_B32 ENC_VDS default
    0x0d00983af02b0c4, // DS_XOR_RTN_B32 ENC_VDS default
    0x0d009a3b002c097, // DS_MSKOR_RTN_B32 ENC_VDS default
    0x0d00983af02d0ac, // DS_STOREXCHG_RTN_B32 ENC_VDS default
    0x0d009c3b102e0a8, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_VDS default
    0x0d009c3b102f0aa, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_VDS default
    0x0d009a3b003005b, // DS_CMPSTORE_RTN_B32 ENC_VDS default
    0x0d00983b203208d, // DS_MIN_NUM_RTN_F32 ENC_VDS default
    0x0d00983b2033081, // DS_MAX_NUM_RTN_F32 ENC_VDS default
    0x0d009e3b30350c1, // DS_SWIZZLE_B32 ENC_VDS default
    0x0d00a03b4036070, // DS_LOAD_B32 ENC_VDS default
    0x0d00a23b503706a, // DS_LOAD_2ADDR_B32 ENC_VDS default
    0x0d00a23b503806c, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0d00a03b6039074, // DS_LOAD_I8 ENC_VDS default
    0x0d00a03b703a07a, // DS_LOAD_U8 ENC_VDS default
    0x0d00a03b803b073, // DS_LOAD_I16 ENC_VDS default
    0x0d00a03b903c077, // DS_LOAD_U16 ENC_VDS default
    0x0d00a43ba03d060, // DS_CONSUME ENC_VDS default
    0x0d00a43ba03e053, // DS_APPEND ENC_VDS default
    0x0d00a63bb04004e, // DS_ADD_U64 ENC_VDS default
    0x0d00a63bb0410c0, // DS_SUB_U64 ENC_VDS default
    0x0d00a63bb0420a7, // DS_RSUB_U64 ENC_VDS default
    0x0d00a63bb043069, // DS_INC_U64 ENC_VDS default
    0x0d00a63bb044064, // DS_DEC_U64 ENC_VDS default
    0x0d00a63bc04508a, // DS_MIN_I64 ENC_VDS default
    0x0d00a63bc04607e, // DS_MAX_I64 ENC_VDS default
    0x0d00a63bb047094, // DS_MIN_U64 ENC_VDS default
    0x0d00a63bb048088, // DS_MAX_U64 ENC_VDS default
    0x0d00a63bd049050, // DS_AND_B64 ENC_VDS default
    0x0d00a63bd04a09b, // DS_OR_B64 ENC_VDS default
    0x0d00a63bd04b0c3, // DS_XOR_B64 ENC_VDS default
    0x0d00a83be04c096, // DS_MSKOR_B64 ENC_VDS default
    0x0d00a63bf04d0b7, // DS_STORE_B64 ENC_VDS default
    0x0d00aa3c004e0af, // DS_STORE_2ADDR_B64 ENC_VDS default
    0x0d00aa3c004f0b1, // DS_STORE_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0d00a83be05005a, // DS_CMPSTORE_B64 ENC_VDS default
    0x0d00ac3c105208c, // DS_MIN_NUM_F64 ENC_VDS default
    0x0d00ac3c1053080, // DS_MAX_NUM_F64 ENC_VDS default
    0x0d00ae3c206004c, // DS_ADD_RTN_U64 ENC_VDS default
    0x0d00ae3c20610be, // DS_SUB_RTN_U64 ENC_VDS default
    0x0d00ae3c20620a5, // DS_RSUB_RTN_U64 ENC_VDS default
    0x0d00ae3c2063067, // DS_INC_RTN_U64 ENC_VDS default
    0x0d00ae3c2064062, // DS_DEC_RTN_U64 ENC_VDS default
    0x0d00ae3c3065090, // DS_MIN_RTN_I64 ENC_VDS default
    0x0d00ae3c3066084, // DS_MAX_RTN_I64 ENC_VDS default
    0x0d00ae3c2067092, // DS_MIN_RTN_U64 ENC_VDS default
    0x0d00ae3c2068086, // DS_MAX_RTN_U64 ENC_VDS default
    0x0d00ae3c4069052, // DS_AND_RTN_B64 ENC_VDS default
    0x0d00ae3c406a09d, // DS_OR_RTN_B64 ENC_VDS default
    0x0d00ae3c406b0c5, // DS_XOR_RTN_B64 ENC_VDS default
    0x0d00b03c506c098, // DS_MSKOR_RTN_B64 ENC_VDS default
    0x0d00ae3c406d0ad, // DS_STOREXCHG_RTN_B64 ENC_VDS default
    0x0d00b23c606e0a9, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_VDS default
    0x0d00b23c606f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_VDS default
    0x0d00b03c507005c, // DS_CMPSTORE_RTN_B64 ENC_VDS default
    0x0d00b43c707208e, // DS_MIN_NUM_RTN_F64 ENC_VDS default
    0x0d00b43c7073082, // DS_MAX_NUM_RTN_F64 ENC_VDS default
    0x0d00b63c8076071, // DS_LOAD_B64 ENC_VDS default
    0x0d00b83c907706b, // DS_LOAD_2ADDR_B64 ENC_VDS default
    0x0d00b83c907806d, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0d00983b207904a, // DS_ADD_RTN_F32 ENC_VDS default
    0x0d00ae3c407e05d, // DS_CONDXCHG32_RTN_B64 ENC_VDS default
    0x0d008e3a409805f, // DS_COND_SUB_U32 ENC_VDS default
    0x0d008e3a40990bc, // DS_SUB_CLAMP_U32 ENC_VDS default
    0x0d00ba3ca09a0a1, // DS_PK_ADD_F16 ENC_VDS default
    0x0d00bc3cb09b0a0, // DS_PK_ADD_BF16 ENC_VDS default
    0x0d008e3cc0a00b9, // DS_STORE_B8_D16_HI ENC_VDS default
    0x0d008e3cd0a10b5, // DS_STORE_B16_D16_HI ENC_VDS default
    0x0d00a03ce0a207b, // DS_LOAD_U8_D16 ENC_VDS default
    0x0d00a03ce0a307c, // DS_LOAD_U8_D16_HI ENC_VDS default
    0x0d00a03cf0a4075, // DS_LOAD_I8_D16 ENC_VDS default
    0x0d00a03cf0a5076, // DS_LOAD_I8_D16_HI ENC_VDS default
    0x0d00a03d00a6078, // DS_LOAD_U16_D16 ENC_VDS default
    0x0d00a03d00a7079, // DS_LOAD_U16_D16_HI ENC_VDS default
    0x0d00983ad0a805e, // DS_COND_SUB_RTN_U32 ENC_VDS default
    0x0d00983ad0a90bb, // DS_SUB_CLAMP_RTN_U32 ENC_VDS default
    0x0d00be3d10aa0a3, // DS_PK_ADD_RTN_F16 ENC_VDS default
    0x0d00c03d20ab0a2, // DS_PK_ADD_RTN_BF16 ENC_VDS default
    0x0d00c23d30b00b2, // DS_STORE_ADDTID_B32 ENC_VDS default
    0x0d00a43d40b106e, // DS_LOAD_ADDTID_B32 ENC_VDS default
    0x0d00983d50b209f, // DS_PERMUTE_B32 ENC_VDS default
    0x0d00983d50b3054, // DS_BPERMUTE_B32 ENC_VDS default
    0x0d00983d50cd055, // DS_BPERMUTE_FI_B32 ENC_VDS default
    0x0d00c43d60de0ba, // DS_STORE_B96 ENC_VDS default
    0x0d00c63d70df0b3, // DS_STORE_B128 ENC_VDS default
    0x0d00c83d80e0056, // DS_BVH_STACK_PUSH4_POP1_RTN_B32 ENC_VDS default
    0x0d00ca3d90e1057, // DS_BVH_STACK_PUSH8_POP1_RTN_B32 ENC_VDS default
    0x0d00cc3da0e2058, // DS_BVH_STACK_PUSH8_POP2_RTN_B64 ENC_VDS default
    0x0d00ce3db0fe072, // DS_LOAD_B96 ENC_VDS default
    0x0d00d03dc0ff06f, // DS_LOAD_B128 ENC_VDS default
    0x0d23a83dd01816d, // IMAGE_MSAA_LOAD ENC_VSAMPLE default
    0x0d43aa3de01b16e, // IMAGE_SAMPLE ENC_VSAMPLE default
    0x0d43ac3df01c189, // IMAGE_SAMPLE_D ENC_VSAMPLE default
    0x0d43ae3e001d191, // IMAGE_SAMPLE_L ENC_VSAMPLE default
    0x0d43b03e001e16f, // IMAGE_SAMPLE_B ENC_VSAMPLE default
    0x0d43aa3de01f192, // IMAGE_SAMPLE_LZ ENC_VSAMPLE default
    0x0d43b03e0020173, // IMAGE_SAMPLE_C ENC_VSAMPLE default
    0x0d43b23e102117c, // IMAGE_SAMPLE_C_D ENC_VSAMPLE default
    0x0d43b43e2022184, // IMAGE_SAMPLE_C_L ENC_VSAMPLE default
    0x0d43b63e2023176, // IMAGE_SAMPLE_C_B ENC_VSAMPLE default
    0x0d43b03e0024185, // IMAGE_SAMPLE_C_LZ ENC_VSAMPLE default
    0x0d43b03e0025195, // IMAGE_SAMPLE_O ENC_VSAMPLE default
    0x0d43b23e102618f, // IMAGE_SAMPLE_D_O ENC_VSAMPLE default
    0x0d43b43e2027194, // IMAGE_SAMPLE_L_O ENC_VSAMPLE default
    0x0d43b63e2028172, // IMAGE_SAMPLE_B_O ENC_VSAMPLE default
    0x0d43b03e0029193, // IMAGE_SAMPLE_LZ_O ENC_VSAMPLE default
    0x0d43b63e202a188, // IMAGE_SAMPLE_C_O ENC_VSAMPLE default
    0x0d43b83e302b182, // IMAGE_SAMPLE_C_D_O ENC_VSAMPLE default
    0x0d43ba3e402c187, // IMAGE_SAMPLE_C_L_O ENC_VSAMPLE default
    0x0d43bc3e402d179, // IMAGE_SAMPLE_C_B_O ENC_VSAMPLE default
    0x0d43b63e202e186, // IMAGE_SAMPLE_C_LZ_O ENC_VSAMPLE default
    0x0d43be3de02f155, // IMAGE_GATHER4 ENC_VSAMPLE default
    0x0d43c03e0030161, // IMAGE_GATHER4_L ENC_VSAMPLE default
    0x0d43c23e0031157, // IMAGE_GATHER4_B ENC_VSAMPLE default
    0x0d43be3de032162, // IMAGE_GATHER4_LZ ENC_VSAMPLE default
    0x0d43c23e0033159, // IMAGE_GATHER4_C ENC_VSAMPLE default
    0x0d43c23e003415f, // IMAGE_GATHER4_C_LZ ENC_VSAMPLE default
    0x0d43c23e0035164, // IMAGE_GATHER4_O ENC_VSAMPLE default
    0x0d43c23e0036163, // IMAGE_GATHER4_LZ_O ENC_VSAMPLE default
    0x0d43c43e2037160, // IMAGE_GATHER4_C_LZ_O ENC_VSAMPLE default
    0x0d43c63de038165, // IMAGE_GET_LOD ENC_VSAMPLE default
    0x0d43c83e503918e, // IMAGE_SAMPLE_D_G16 ENC_VSAMPLE default
    0x0d43ca3e603a181, // IMAGE_SAMPLE_C_D_G16 ENC_VSAMPLE default
    0x0d43ca3e603b190, // IMAGE_SAMPLE_D_O_G16 ENC_VSAMPLE default
    0x0d43cc3df03c183, // IMAGE_SAMPLE_C_D_O_G16 ENC_VSAMPLE default
    0x0d43ae3e0040174, // IMAGE_SAMPLE_CL ENC_VSAMPLE default
    0x0d43ce3e104118a, // IMAGE_SAMPLE_D_CL ENC_VSAMPLE default
    0x0d43b43e2042170, // IMAGE_SAMPLE_B_CL ENC_VSAMPLE default
    0x0d43b43e204317a, // IMAGE_SAMPLE_C_CL ENC_VSAMPLE default
    0x0d43d03e304417d, // IMAGE_SAMPLE_C_D_CL ENC_VSAMPLE default
    0x0d43ba3e4045177, // IMAGE_SAMPLE_C_B_CL ENC_VSAMPLE default
    0x0d43b43e2046175, // IMAGE_SAMPLE_CL_O ENC_VSAMPLE default
    0x0d43d03e304718c, // IMAGE_SAMPLE_D_CL_O ENC_VSAMPLE default
    0x0d43ba3e4048171, // IMAGE_SAMPLE_B_CL_O ENC_VSAMPLE default
    0x0d43ba3e404917b, // IMAGE_SAMPLE_C_CL_O ENC_VSAMPLE default
    0x0d43d23e704a17f, // IMAGE_SAMPLE_C_D_CL_O ENC_VSAMPLE default
    0x0d43d43e504b178, // IMAGE_SAMPLE_C_B_CL_O ENC_VSAMPLE default
    0x0d43d63df05417e, // IMAGE_SAMPLE_C_D_CL_G16 ENC_VSAMPLE default
    0x0d43d63df05518d, // IMAGE_SAMPLE_D_CL_O_G16 ENC_VSAMPLE default
    0x0d43d83e1056180, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_VSAMPLE default
    0x0d43da3e605f18b, // IMAGE_SAMPLE_D_CL_G16 ENC_VSAMPLE default
    0x0d43c03e006015a, // IMAGE_GATHER4_CL ENC_VSAMPLE default
    0x0d43dc3e2061158, // IMAGE_GATHER4_B_CL ENC_VSAMPLE default
    0x0d43dc3e206215d, // IMAGE_GATHER4_C_CL ENC_VSAMPLE default
    0x0d43dc3e206315e, // IMAGE_GATHER4_C_L ENC_VSAMPLE default
    0x0d43c43e206415b, // IMAGE_GATHER4_C_B ENC_VSAMPLE default
    0x0d43de3e406515c, // IMAGE_GATHER4_C_B_CL ENC_VSAMPLE default
    0x0d43be3de090156, // IMAGE_GATHER4H ENC_VSAMPLE default
    0x0d60003e8000250, // S_LOAD_B32 ENC_SMEM default
    0x0d60023e9001252, // S_LOAD_B64 ENC_SMEM default
    0x0d60043ea00224e, // S_LOAD_B128 ENC_SMEM default
    0x0d60063eb00324f, // S_LOAD_B256 ENC_SMEM default
    0x0d60083ec004251, // S_LOAD_B512 ENC_SMEM default
    0x0d600a3ed005253, // S_LOAD_B96 ENC_SMEM default
    0x0d60003ee008255, // S_LOAD_I8 ENC_SMEM default
    0x0d60003ef009257, // S_LOAD_U8 ENC_SMEM default
    0x0d60003f000a254, // S_LOAD_I16 ENC_SMEM default
    0x0d60003f100b256, // S_LOAD_U16 ENC_SMEM default
    0x0d800c3f20101ec, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0d800e3f30111ee, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0d80103f40121ea, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0d80123f50131eb, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0d80143f60141ed, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0d80163f70151ef, // S_BUFFER_LOAD_B96 ENC_SMEM default
    0x0d800c3f80181f1, // S_BUFFER_LOAD_I8 ENC_SMEM default
    0x0d800c3f90191f3, // S_BUFFER_LOAD_U8 ENC_SMEM default
    0x0d800c3fa01a1f0, // S_BUFFER_LOAD_I16 ENC_SMEM default
    0x0d800c3fb01b1f2, // S_BUFFER_LOAD_U16 ENC_SMEM default
    0x0da0181b002123d, // S_DCACHE_INV ENC_SMEM default
    0x0d601a3fc0221cc, // S_ATC_PROBE ENC_SMEM default
    0x0d801c3fd0231cd, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0d601e3fe024296, // S_PREFETCH_INST ENC_SMEM default
    0x0d60203ff025297, // S_PREFETCH_INST_PC_REL ENC_SMEM default
    0x0d601e3fe026294, // S_PREFETCH_DATA ENC_SMEM default
    0x0dc0224000271f4, // S_BUFFER_PREFETCH_DATA ENC_SMEM default
    0x0d60203ff028295, // S_PREFETCH_DATA_PC_REL ENC_SMEM default
    0x0de0d64010000c6, // EXPORT ENC_VEXPORT default
    0x0e030a40200137a, // V_CMP_LT_F16 ENC_VOPC default
    0x0e230c40300137a, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e40400137a, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a40500137a, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0e030a402002353, // V_CMP_EQ_F16 ENC_VOPC default
    0x0e230c403002353, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e404002353, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a405002353, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0e030a40200336e, // V_CMP_LE_F16 ENC_VOPC default
    0x0e230c40300336e, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e40400336e, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a40500336e, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0e030a402004365, // V_CMP_GT_F16 ENC_VOPC default
    0x0e230c403004365, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e404004365, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a405004365, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0e030a402005377, // V_CMP_LG_F16 ENC_VOPC default
    0x0e230c403005377, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e404005377, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a405005377, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0e030a40200635c, // V_CMP_GE_F16 ENC_VOPC default
    0x0e230c40300635c, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e40400635c, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a40500635c, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0e030a40200739b, // V_CMP_O_F16 ENC_VOPC default
    0x0e230c40300739b, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e40400739b, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a40500739b, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0e030a40200839e, // V_CMP_U_F16 ENC_VOPC default
    0x0e230c40300839e, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e40400839e, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a40500839e, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0e030a40200938c, // V_CMP_NGE_F16 ENC_VOPC default
    0x0e230c40300938c, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e40400938c, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a40500938c, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0e030a40200a395, // V_CMP_NLG_F16 ENC_VOPC default
    0x0e230c40300a395, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e40400a395, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a40500a395, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0e030a40200b38f, // V_CMP_NGT_F16 ENC_VOPC default
    0x0e230c40300b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e40400b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a40500b38f, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0e030a40200c392, // V_CMP_NLE_F16 ENC_VOPC default
    0x0e230c40300c392, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e40400c392, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a40500c392, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0e030a40200d383, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0e230c40300d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e40400d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a40500d383, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0e030a40200e398, // V_CMP_NLT_F16 ENC_VOPC default
    0x0e230c40300e398, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e40400e398, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a40500e398, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0e831640601137b, // V_CMP_LT_F32 ENC_VOPC default
    0x0ea31840701137b, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a40801137b, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31640901137b, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0e8316406012354, // V_CMP_EQ_F32 ENC_VOPC default
    0x0ea318407012354, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a408012354, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee316409012354, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0e831640601336f, // V_CMP_LE_F32 ENC_VOPC default
    0x0ea31840701336f, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a40801336f, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31640901336f, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0e8316406014366, // V_CMP_GT_F32 ENC_VOPC default
    0x0ea318407014366, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a408014366, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee316409014366, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0e8316406015378, // V_CMP_LG_F32 ENC_VOPC default
    0x0ea318407015378, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a408015378, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee316409015378, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0e831640601635d, // V_CMP_GE_F32 ENC_VOPC default
    0x0ea31840701635d, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a40801635d, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31640901635d, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0e831640601739c, // V_CMP_O_F32 ENC_VOPC default
    0x0ea31840701739c, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a40801739c, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31640901739c, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0e831640601839f, // V_CMP_U_F32 ENC_VOPC default
    0x0ea31840701839f, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a40801839f, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31640901839f, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0e831640601938d, // V_CMP_NGE_F32 ENC_VOPC default
    0x0ea31840701938d, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a40801938d, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31640901938d, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0e831640601a396, // V_CMP_NLG_F32 ENC_VOPC default
    0x0ea31840701a396, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a40801a396, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31640901a396, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0e831640601b390, // V_CMP_NGT_F32 ENC_VOPC default
    0x0ea31840701b390, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a40801b390, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31640901b390, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0e831640601c393, // V_CMP_NLE_F32 ENC_VOPC default
    0x0ea31840701c393, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a40801c393, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31640901c393, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0e831640601d384, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0ea31840701d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a40801d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31640901d384, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0e831640601e399, // V_CMP_NLT_F32 ENC_VOPC default
    0x0ea31840701e399, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec31a40801e399, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31640901e399, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0e831e40a02137c, // V_CMP_LT_F64 ENC_VOPC default
    0x0ee31e40b02137c, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0e831e40a022355, // V_CMP_EQ_F64 ENC_VOPC default
    0x0ee31e40b022355, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0e831e40a023370, // V_CMP_LE_F64 ENC_VOPC default
    0x0ee31e40b023370, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0e831e40a024367, // V_CMP_GT_F64 ENC_VOPC default
    0x0ee31e40b024367, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0e831e40a025379, // V_CMP_LG_F64 ENC_VOPC default
    0x0ee31e40b025379, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0e831e40a02635e, // V_CMP_GE_F64 ENC_VOPC default
    0x0ee31e40b02635e, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0e831e40a02739d, // V_CMP_O_F64 ENC_VOPC default
    0x0ee31e40b02739d, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0e831e40a0283a0, // V_CMP_U_F64 ENC_VOPC default
    0x0ee31e40b0283a0, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0e831e40a02938e, // V_CMP_NGE_F64 ENC_VOPC default
    0x0ee31e40b02938e, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0e831e40a02a397, // V_CMP_NLG_F64 ENC_VOPC default
    0x0ee31e40b02a397, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0e831e40a02b391, // V_CMP_NGT_F64 ENC_VOPC default
    0x0ee31e40b02b391, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0e831e40a02c394, // V_CMP_NLE_F64 ENC_VOPC default
    0x0ee31e40b02c394, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0e831e40a02d385, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0ee31e40b02d385, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0e831e40a02e39a, // V_CMP_NLT_F64 ENC_VOPC default
    0x0ee31e40b02e39a, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0e032640c03137d, // V_CMP_LT_I16 ENC_VOPC default
    0x0e232840d03137d, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e432a40e03137d, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e632640f03137d, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0e032640c032356, // V_CMP_EQ_I16 ENC_VOPC default
    0x0e232840d032356, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e432a40e032356, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e632640f032356, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0e032640c033371, // V_CMP_LE_I16 ENC_VOPC default
    0x0e232840d033371, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e432a40e033371, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e632640f033371, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0e032640c034368, // V_CMP_GT_I16 ENC_VOPC default
    0x0e232840d034368, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e432a40e034368, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e632640f034368, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0e032640c035386, // V_CMP_NE_I16 ENC_VOPC default
    0x0e232840d035386, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e432a40e035386, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e632640f035386, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0e032640c03635f, // V_CMP_GE_I16 ENC_VOPC default
    0x0e232840d03635f, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e432a40e03635f, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e632640f03635f, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0e0326410039380, // V_CMP_LT_U16 ENC_VOPC default
    0x0e2328411039380, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e432a412039380, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e6326413039380, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0e032641003a359, // V_CMP_EQ_U16 ENC_VOPC default
    0x0e232841103a359, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e432a41203a359, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e632641303a359, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0e032641003b374, // V_CMP_LE_U16 ENC_VOPC default
    0x0e232841103b374, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e432a41203b374, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e632641303b374, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0e032641003c36b, // V_CMP_GT_U16 ENC_VOPC default
    0x0e232841103c36b, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e432a41203c36b, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e632641303c36b, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0e032641003d389, // V_CMP_NE_U16 ENC_VOPC default
    0x0e232841103d389, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e432a41203d389, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e632641303d389, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0e032641003e362, // V_CMP_GE_U16 ENC_VOPC default
    0x0e232841103e362, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e432a41203e362, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e632641303e362, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0e831641404137e, // V_CMP_LT_I32 ENC_VOPC default
    0x0ea31841504137e, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0ec33241604137e, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31641704137e, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0e8316414042357, // V_CMP_EQ_I32 ENC_VOPC default
    0x0ea318415042357, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0ec332416042357, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ee316417042357, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0e8316414043372, // V_CMP_LE_I32 ENC_VOPC default
    0x0ea318415043372, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0ec332416043372, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ee316417043372, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0e8316414044369, // V_CMP_GT_I32 ENC_VOPC default
    0x0ea318415044369, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0ec332416044369, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ee316417044369, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0e8316414045387, // V_CMP_NE_I32 ENC_VOPC default
    0x0ea318415045387, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0ec332416045387, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ee316417045387, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0e8316414046360, // V_CMP_GE_I32 ENC_VOPC default
    0x0ea318415046360, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0ec332416046360, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ee316417046360, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0e8316418049381, // V_CMP_LT_U32 ENC_VOPC default
    0x0ea318419049381, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0ec33241a049381, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31641b049381, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0e831641804a35a, // V_CMP_EQ_U32 ENC_VOPC default
    0x0ea31841904a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0ec33241a04a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31641b04a35a, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0e831641804b375, // V_CMP_LE_U32 ENC_VOPC default
    0x0ea31841904b375, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0ec33241a04b375, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31641b04b375, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0e831641804c36c, // V_CMP_GT_U32 ENC_VOPC default
    0x0ea31841904c36c, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0ec33241a04c36c, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31641b04c36c, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0e831641804d38a, // V_CMP_NE_U32 ENC_VOPC default
    0x0ea31841904d38a, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0ec33241a04d38a, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31641b04d38a, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0e831641804e363, // V_CMP_GE_U32 ENC_VOPC default
    0x0ea31841904e363, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0ec33241a04e363, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31641b04e363, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0e833641c05137f, // V_CMP_LT_I64 ENC_VOPC default
    0x0ee33641d05137f, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0e833641c052358, // V_CMP_EQ_I64 ENC_VOPC default
    0x0ee33641d052358, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0e833641c053373, // V_CMP_LE_I64 ENC_VOPC default
    0x0ee33641d053373, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0e833641c05436a, // V_CMP_GT_I64 ENC_VOPC default
    0x0ee33641d05436a, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0e833641c055388, // V_CMP_NE_I64 ENC_VOPC default
    0x0ee33641d055388, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0e833641c056361, // V_CMP_GE_I64 ENC_VOPC default
    0x0ee33641d056361, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0e833641e059382, // V_CMP_LT_U64 ENC_VOPC default
    0x0ee33641f059382, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0e833641e05a35b, // V_CMP_EQ_U64 ENC_VOPC default
    0x0ee33641f05a35b, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0e833641e05b376, // V_CMP_LE_U64 ENC_VOPC default
    0x0ee33641f05b376, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0e833641e05c36d, // V_CMP_GT_U64 ENC_VOPC default
    0x0ee33641f05c36d, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0e833641e05d38b, // V_CMP_NE_U64 ENC_VOPC default
    0x0ee33641f05d38b, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0e833641e05e364, // V_CMP_GE_U64 ENC_VOPC default
    0x0ee33641f05e364, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0e030a40207d350, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0e230c40307d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e430e40407d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e630a40507d350, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0e831642007e351, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0ea31842107e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec34442207e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee31642307e351, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0e834842407f352, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0ee34842507f352, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0e0350426081329, // V_CMPX_LT_F16 ENC_VOPC default
    0x0e2352427081329, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e4354428081329, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e6350429081329, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0e0350426082302, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0e2352427082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e4354428082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e6350429082302, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0e035042608331d, // V_CMPX_LE_F16 ENC_VOPC default
    0x0e235242708331d, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e435442808331d, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e635042908331d, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0e0350426084314, // V_CMPX_GT_F16 ENC_VOPC default
    0x0e2352427084314, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e4354428084314, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e6350429084314, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0e0350426085326, // V_CMPX_LG_F16 ENC_VOPC default
    0x0e2352427085326, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e4354428085326, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e6350429085326, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0e035042608630b, // V_CMPX_GE_F16 ENC_VOPC default
    0x0e235242708630b, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e435442808630b, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e635042908630b, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0e035042608734a, // V_CMPX_O_F16 ENC_VOPC default
    0x0e235242708734a, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e435442808734a, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e635042908734a, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0e035042608834d, // V_CMPX_U_F16 ENC_VOPC default
    0x0e235242708834d, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e435442808834d, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e635042908834d, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0e035042608933b, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0e235242708933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e435442808933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e635042908933b, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0e035042608a344, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0e235242708a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e435442808a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e635042908a344, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0e035042608b33e, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0e235242708b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e435442808b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e635042908b33e, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0e035042608c341, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0e235242708c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e435442808c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e635042908c341, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0e035042608d332, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0e235242708d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e435442808d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e635042908d332, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0e035042608e347, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0e235242708e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e435442808e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e635042908e347, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0e835c42a09132a, // V_CMPX_LT_F32 ENC_VOPC default
    0x0ea35e42b09132a, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c09132a, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d09132a, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0e835c42a092303, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0ea35e42b092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d092303, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0e835c42a09331e, // V_CMPX_LE_F32 ENC_VOPC default
    0x0ea35e42b09331e, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c09331e, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d09331e, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0e835c42a094315, // V_CMPX_GT_F32 ENC_VOPC default
    0x0ea35e42b094315, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c094315, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d094315, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0e835c42a095327, // V_CMPX_LG_F32 ENC_VOPC default
    0x0ea35e42b095327, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c095327, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d095327, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0e835c42a09630c, // V_CMPX_GE_F32 ENC_VOPC default
    0x0ea35e42b09630c, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c09630c, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d09630c, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0e835c42a09734b, // V_CMPX_O_F32 ENC_VOPC default
    0x0ea35e42b09734b, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c09734b, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d09734b, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0e835c42a09834e, // V_CMPX_U_F32 ENC_VOPC default
    0x0ea35e42b09834e, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c09834e, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d09834e, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0e835c42a09933c, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0ea35e42b09933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c09933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d09933c, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0e835c42a09a345, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0ea35e42b09a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c09a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d09a345, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0e835c42a09b33f, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0ea35e42b09b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c09b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d09b33f, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0e835c42a09c342, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0ea35e42b09c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c09c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d09c342, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0e835c42a09d333, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0ea35e42b09d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c09d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d09d333, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0e835c42a09e348, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0ea35e42b09e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec36042c09e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c42d09e348, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0e836442e0a132b, // V_CMPX_LT_F64 ENC_VOPC default
    0x0ee36442f0a132b, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0e836442e0a2304, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0ee36442f0a2304, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0e836442e0a331f, // V_CMPX_LE_F64 ENC_VOPC default
    0x0ee36442f0a331f, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0e836442e0a4316, // V_CMPX_GT_F64 ENC_VOPC default
    0x0ee36442f0a4316, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0e836442e0a5328, // V_CMPX_LG_F64 ENC_VOPC default
    0x0ee36442f0a5328, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0e836442e0a630d, // V_CMPX_GE_F64 ENC_VOPC default
    0x0ee36442f0a630d, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0e836442e0a734c, // V_CMPX_O_F64 ENC_VOPC default
    0x0ee36442f0a734c, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0e836442e0a834f, // V_CMPX_U_F64 ENC_VOPC default
    0x0ee36442f0a834f, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0e836442e0a933d, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0ee36442f0a933d, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0e836442e0aa346, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0ee36442f0aa346, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0e836442e0ab340, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0ee36442f0ab340, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0e836442e0ac343, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0ee36442f0ac343, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0e836442e0ad334, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0ee36442f0ad334, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0e836442e0ae349, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0ee36442f0ae349, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0e036c4300b132c, // V_CMPX_LT_I16 ENC_VOPC default
    0x0e236e4310b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e43704320b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e636c4330b132c, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0e036c4300b2305, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0e236e4310b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e43704320b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e636c4330b2305, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0e036c4300b3320, // V_CMPX_LE_I16 ENC_VOPC default
    0x0e236e4310b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e43704320b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e636c4330b3320, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0e036c4300b4317, // V_CMPX_GT_I16 ENC_VOPC default
    0x0e236e4310b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e43704320b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e636c4330b4317, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0e036c4300b5335, // V_CMPX_NE_I16 ENC_VOPC default
    0x0e236e4310b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e43704320b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e636c4330b5335, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0e036c4300b630e, // V_CMPX_GE_I16 ENC_VOPC default
    0x0e236e4310b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e43704320b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e636c4330b630e, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0e036c4340b932f, // V_CMPX_LT_U16 ENC_VOPC default
    0x0e236e4350b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e43704360b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e636c4370b932f, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0e036c4340ba308, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0e236e4350ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e43704360ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e636c4370ba308, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0e036c4340bb323, // V_CMPX_LE_U16 ENC_VOPC default
    0x0e236e4350bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e43704360bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e636c4370bb323, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0e036c4340bc31a, // V_CMPX_GT_U16 ENC_VOPC default
    0x0e236e4350bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e43704360bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e636c4370bc31a, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0e036c4340bd338, // V_CMPX_NE_U16 ENC_VOPC default
    0x0e236e4350bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e43704360bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e636c4370bd338, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0e036c4340be311, // V_CMPX_GE_U16 ENC_VOPC default
    0x0e236e4350be311, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e43704360be311, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e636c4370be311, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0e835c4380c132d, // V_CMPX_LT_I32 ENC_VOPC default
    0x0ea35e4390c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0ec37843a0c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c43b0c132d, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0e835c4380c2306, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0ea35e4390c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0ec37843a0c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c43b0c2306, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0e835c4380c3321, // V_CMPX_LE_I32 ENC_VOPC default
    0x0ea35e4390c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0ec37843a0c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c43b0c3321, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0e835c4380c4318, // V_CMPX_GT_I32 ENC_VOPC default
    0x0ea35e4390c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0ec37843a0c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c43b0c4318, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0e835c4380c5336, // V_CMPX_NE_I32 ENC_VOPC default
    0x0ea35e4390c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0ec37843a0c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c43b0c5336, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0e835c4380c630f, // V_CMPX_GE_I32 ENC_VOPC default
    0x0ea35e4390c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0ec37843a0c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c43b0c630f, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0e835c43c0c9330, // V_CMPX_LT_U32 ENC_VOPC default
    0x0ea35e43d0c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0ec37843e0c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c43f0c9330, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0e835c43c0ca309, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0ea35e43d0ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0ec37843e0ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c43f0ca309, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0e835c43c0cb324, // V_CMPX_LE_U32 ENC_VOPC default
    0x0ea35e43d0cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0ec37843e0cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c43f0cb324, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0e835c43c0cc31b, // V_CMPX_GT_U32 ENC_VOPC default
    0x0ea35e43d0cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0ec37843e0cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c43f0cc31b, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0e835c43c0cd339, // V_CMPX_NE_U32 ENC_VOPC default
    0x0ea35e43d0cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0ec37843e0cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c43f0cd339, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0e835c43c0ce312, // V_CMPX_GE_U32 ENC_VOPC default
    0x0ea35e43d0ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0ec37843e0ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c43f0ce312, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0e837c4400d132e, // V_CMPX_LT_I64 ENC_VOPC default
    0x0ee37c4410d132e, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0e837c4400d2307, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0ee37c4410d2307, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0e837c4400d3322, // V_CMPX_LE_I64 ENC_VOPC default
    0x0ee37c4410d3322, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0e837c4400d4319, // V_CMPX_GT_I64 ENC_VOPC default
    0x0ee37c4410d4319, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0e837c4400d5337, // V_CMPX_NE_I64 ENC_VOPC default
    0x0ee37c4410d5337, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0e837c4400d6310, // V_CMPX_GE_I64 ENC_VOPC default
    0x0ee37c4410d6310, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0e837c4420d9331, // V_CMPX_LT_U64 ENC_VOPC default
    0x0ee37c4430d9331, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0e837c4420da30a, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0ee37c4430da30a, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0e837c4420db325, // V_CMPX_LE_U64 ENC_VOPC default
    0x0ee37c4430db325, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0e837c4420dc31c, // V_CMPX_GT_U64 ENC_VOPC default
    0x0ee37c4430dc31c, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0e837c4420dd33a, // V_CMPX_NE_U64 ENC_VOPC default
    0x0ee37c4430dd33a, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0e837c4420de313, // V_CMPX_GE_U64 ENC_VOPC default
    0x0ee37c4430de313, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0e03504260fd2ff, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0e23524270fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e43544280fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e63504290fd2ff, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0e835c4440fe300, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0ea35e4450fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0ec38a4460fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ee35c4470fe300, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0e838e4480ff301, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0ee38e4490ff301, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0f00181b0000480, // V_NOP ENC_VOP1 default
    0x0f013c44a00146f, // V_MOV_B32 ENC_VOP1 default
    0x0f213e44b00146f, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f414044c00146f, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c44d00146f, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0f814844e0024a9, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0f014c44f0033bd, // V_CVT_I32_F64 ENC_VOP1 default
    0x0f614c4500033bd, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0f01504510043b8, // V_CVT_F64_I32 ENC_VOP1 default
    0x0f61504520043b8, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0f013c4530053b1, // V_CVT_F32_I32 ENC_VOP1 default
    0x0f213e4540053b1, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0f41404550053b1, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c4560053b1, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0f013c4570063b2, // V_CVT_F32_U32 ENC_VOP1 default
    0x0f213e4580063b2, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0f41404590063b2, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c45a0063b2, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0f013c45b0073d4, // V_CVT_U32_F32 ENC_VOP1 default
    0x0f213e45c0073d4, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a45d0073d4, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c45e0073d4, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0f013c45f0083bc, // V_CVT_I32_F32 ENC_VOP1 default
    0x0f213e4600083bc, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a4610083bc, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c4620083bc, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0fa16246300a3aa, // V_CVT_F16_F32 ENC_VOP1 default
    0x0fc16446400a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fe16646500a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x10016246600a3aa, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0fa16e46700b3ae, // V_CVT_F32_F16 ENC_VOP1 default
    0x0fc17046800b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe17246900b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x10016e46a00b3ae, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0f013c45f00c3bf, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0f213e46000c3bf, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a46100c3bf, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c46200c3bf, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f013c45f00d3ba, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0f213e46000d3ba, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a46100d3ba, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c46200d3ba, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f013c45300e3c2, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0f213e45400e3c2, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0f414045500e3c2, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0f613c45600e3c2, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0f014c46b00f3af, // V_CVT_F32_F64 ENC_VOP1 default
    0x0f614c46c00f3af, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0f015046d0103b7, // V_CVT_F64_F32 ENC_VOP1 default
    0x0f615046e0103b7, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0f013c4570113b3, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0f213e4580113b3, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0f41404590113b3, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0f613c45a0113b3, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0f013c4570123b4, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0f213e4580123b4, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0f41404590123b4, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0f613c45a0123b4, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0f013c4570133b5, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0f213e4580133b5, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0f41404590133b5, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0f613c45a0133b5, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0f013c4570143b6, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0f213e4580143b6, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0f41404590143b6, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0f613c45a0143b6, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0f014c46f0153d5, // V_CVT_U32_F64 ENC_VOP1 default
    0x0f614c4700153d5, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0f01504710163b9, // V_CVT_F64_U32 ENC_VOP1 default
    0x0f61504720163b9, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0f01824730174e3, // V_TRUNC_F64 ENC_VOP1 default
    0x0f61824740174e3, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0f01824730182fc, // V_CEIL_F64 ENC_VOP1 default
    0x0f61824740182fc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0f01824730194ad, // V_RNDNE_F64 ENC_VOP1 default
    0x0f61824740194ad, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0f018247301a3ff, // V_FLOOR_F64 ENC_VOP1 default
    0x0f618247401a3ff, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0f00181b001b48d, // V_PIPEFLUSH ENC_VOP1 default
    0x0fa18647501c46e, // V_MOV_B16 ENC_VOP1 default
    0x0fc18847601c46e, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0fe18a47701c46e, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x10018647801c46e, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0f013c47902040e, // V_FRACT_F32 ENC_VOP1 default
    0x0f213e47a02040e, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b02040e, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c02040e, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0f013c4790214e2, // V_TRUNC_F32 ENC_VOP1 default
    0x0f213e47a0214e2, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b0214e2, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c0214e2, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0f013c4790222fb, // V_CEIL_F32 ENC_VOP1 default
    0x0f213e47a0222fb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b0222fb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c0222fb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0f013c4790234ac, // V_RNDNE_F32 ENC_VOP1 default
    0x0f213e47a0234ac, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b0234ac, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c0234ac, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0f013c4790243fe, // V_FLOOR_F32 ENC_VOP1 default
    0x0f213e47a0243fe, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b0243fe, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c0243fe, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0f013c4790253fc, // V_EXP_F32 ENC_VOP1 default
    0x0f213e47a0253fc, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b0253fc, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c0253fc, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0f013c479027421, // V_LOG_F32 ENC_VOP1 default
    0x0f213e47a027421, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b027421, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c027421, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0f013c47902a4a6, // V_RCP_F32 ENC_VOP1 default
    0x0f213e47a02a4a6, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b02a4a6, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c02a4a6, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0f013c47902b4a8, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0f213e47a02b4a8, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b02b4a8, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c02b4a8, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0f013c47902e4af, // V_RSQ_F32 ENC_VOP1 default
    0x0f213e47a02e4af, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b02e4af, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c02e4af, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0f018247302f4a7, // V_RCP_F64 ENC_VOP1 default
    0x0f618247402f4a7, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0f01824730314b0, // V_RSQ_F64 ENC_VOP1 default
    0x0f61824740314b0, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0f013c4790334b9, // V_SQRT_F32 ENC_VOP1 default
    0x0f213e47a0334b9, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b0334b9, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c0334b9, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0f01824730344ba, // V_SQRT_F64 ENC_VOP1 default
    0x0f61824740344ba, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0f013c4790354b7, // V_SIN_F32 ENC_VOP1 default
    0x0f213e47a0354b7, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b0354b7, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c0354b7, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0f013c4790363a4, // V_COS_F32 ENC_VOP1 default
    0x0f213e47a0363a4, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b0363a4, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c0363a4, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0f013c47d037482, // V_NOT_B32 ENC_VOP1 default
    0x0f213e47e037482, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f414047f037482, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c480037482, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0f013c44a0382f9, // V_BFREV_B32 ENC_VOP1 default
    0x0f213e44b0382f9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f414044c0382f9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c44d0382f9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0f013c4810392fe, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0f213e4820392fe, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0f41404830392fe, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c4840392fe, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0f013c48103a3a5, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0f213e48203a3a5, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f414048303a3a5, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c48403a3a5, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0f013c48503b2fd, // V_CLS_I32 ENC_VOP1 default
    0x0f213e48603b2fd, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0f414048703b2fd, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c48803b2fd, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0f014c44f03c412, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0f614c45003c412, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0f018247303d415, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0f618247403d415, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0f018247303e40f, // V_FRACT_F64 ENC_VOP1 default
    0x0f618247403e40f, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0f013c45f03f411, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0f213e46003f411, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a46103f411, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c46203f411, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f013c479040414, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0f213e47a040414, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f415a47b040414, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c47c040414, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0f013c48904246a, // V_MOVRELD_B32 ENC_VOP1 default
    0x0f213e48a04246a, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f414048b04246a, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f613c48c04246a, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0f813c48d04346d, // V_MOVRELS_B32 ENC_VOP1 default
    0x0f213e48a04346d, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f414048b04346d, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f813c48d04446c, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0f213e48a04446c, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f414048b04446c, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f813c48d04846b, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0f213e48a04846b, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f414048b04846b, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fa19248e0503ac, // V_CVT_F16_U16 ENC_VOP1 default
    0x0fc19448f0503ac, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1964900503ac, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x1001924910503ac, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0fa1924920513ab, // V_CVT_F16_I16 ENC_VOP1 default
    0x0fc1944930513ab, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1964940513ab, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x1001924950513ab, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0fa19e4960523d3, // V_CVT_U16_F16 ENC_VOP1 default
    0x0fc1a04970523d3, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1a24980523d3, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x10019e4990523d3, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0fa19e49a0533bb, // V_CVT_I16_F16 ENC_VOP1 default
    0x0fc1a049b0533bb, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1a249c0533bb, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x10019e49d0533bb, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0fa1aa49e0544a5, // V_RCP_F16 ENC_VOP1 default
    0x0fc1ac49f0544a5, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1ae4a00544a5, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x1001aa4a10544a5, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0fa1aa49e0554b8, // V_SQRT_F16 ENC_VOP1 default
    0x0fc1ac49f0554b8, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1ae4a00554b8, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x1001aa4a10554b8, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0fa1aa49e0564ae, // V_RSQ_F16 ENC_VOP1 default
    0x0fc1ac49f0564ae, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1ae4a00564ae, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x1001aa4a10564ae, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0fa1aa49e057420, // V_LOG_F16 ENC_VOP1 default
    0x0fc1ac49f057420, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1ae4a0057420, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x1001aa4a1057420, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0fa1aa49e0583fb, // V_EXP_F16 ENC_VOP1 default
    0x0fc1ac49f0583fb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1ae4a00583fb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x1001aa4a10583fb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0fa1aa49e059413, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0fc1ac49f059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1ae4a0059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x1001aa4a1059413, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0fa19e49a05a410, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0fc1a049b05a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1a249c05a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x10019e49d05a410, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0fa1aa49e05b3fd, // V_FLOOR_F16 ENC_VOP1 default
    0x0fc1ac49f05b3fd, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1ae4a005b3fd, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x1001aa4a105b3fd, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0fa1aa49e05c2fa, // V_CEIL_F16 ENC_VOP1 default
    0x0fc1ac49f05c2fa, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1ae4a005c2fa, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x1001aa4a105c2fa, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0fa1aa49e05d4e1, // V_TRUNC_F16 ENC_VOP1 default
    0x0fc1ac49f05d4e1, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1ae4a005d4e1, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x1001aa4a105d4e1, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0fa1aa49e05e4ab, // V_RNDNE_F16 ENC_VOP1 default
    0x0fc1ac49f05e4ab, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1ae4a005e4ab, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x1001aa4a105e4ab, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0fa1aa49e05f40d, // V_FRACT_F16 ENC_VOP1 default
    0x0fc1ac49f05f40d, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1ae4a005f40d, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x1001aa4a105f40d, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0fa1aa49e0604b6, // V_SIN_F16 ENC_VOP1 default
    0x0fc1ac49f0604b6, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1ae4a00604b6, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x1001aa4a10604b6, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0fa1aa49e0613a3, // V_COS_F16 ENC_VOP1 default
    0x0fc1ac49f0613a3, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1ae4a00613a3, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x1001aa4a10613a3, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0fa13c4a20624b5, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0fc13e4a30624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1404a40624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x10013c4a50624b5, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0fa19e49a0633c0, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0fc1a049b0633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1a249c0633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x10019e49d0633c0, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0fa19e4960643c1, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0fc1a04970643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1a24980643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x10019e4990643c1, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0f81b64a60654ca, // V_SWAP_B32 ENC_VOP1 default
    0x1021b84a70664c9, // V_SWAP_B16 ENC_VOP1 default
    0x0f81b64a8067489, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0f81b64a90684c8, // V_SWAPREL_B32 ENC_VOP1 default
    0x0fa1864aa069481, // V_NOT_B16 ENC_VOP1 default
    0x0fc1884ab069481, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0fe18a4ac069481, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x1001864ad069481, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0fa1ba4ae06a3be, // V_CVT_I32_I16 ENC_VOP1 default
    0x0fc1bc4af06a3be, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1be4b006a3be, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x1001ba4b106a3be, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0fa1ba4b206b3d6, // V_CVT_U32_U16 ENC_VOP1 default
    0x0fc1bc4b306b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0fe1be4b406b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x1001ba4b506b3d6, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0f013c4b606c3b0, // V_CVT_F32_FP8 ENC_VOP1 default
    0x0f213e4b706c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0f41404b806c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0f613c4b906c3b0, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0f013c4ba06d3ad, // V_CVT_F32_BF8 ENC_VOP1 default
    0x0f213e4bb06d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0f41404bc06d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0f613c4bd06d3ad, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0fa1cc4be06e3c5, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x1001cc4bf06e3c5, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0fa1cc4c006f3c4, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x1001cc4c106f3c4, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x1042ce4c2000496, // V_PK_MAD_I16 ENC_VOP3P default
    0x1062ce4c3000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x1082ce4c4000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x10a2ce4c5000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2ce4c6000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x10e2ce4c7000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102ce4c8000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122ce4c9000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042d04ca0014a1, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x1062d04cb0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x1082d04cc0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d04cd0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d04ce00248f, // V_PK_ADD_I16 ENC_VOP3P default
    0x1062d04cf00248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x1082d04d000248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d04d100248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d04ce0034a2, // V_PK_SUB_I16 ENC_VOP3P default
    0x1062d04cf0034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x1082d04d00034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d04d10034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d04ca004494, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x1062d04cb004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x1082d04cc004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d04cd004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d04ca005495, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x1062d04cb005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x1082d04cc005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d04cd005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d04d2006491, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x1062d04d3006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x1082d04d4006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d04d5006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d04ce007499, // V_PK_MAX_I16 ENC_VOP3P default
    0x1062d04cf007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x1082d04d0007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d04d1007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d04ce00849d, // V_PK_MIN_I16 ENC_VOP3P default
    0x1062d04cf00849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x1082d04d000849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d04d100849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042ce4d6009497, // V_PK_MAD_U16 ENC_VOP3P default
    0x1062ce4d7009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x1082ce4d8009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x10a2ce4d9009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2ce4da009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x10e2ce4db009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102ce4dc009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122ce4dd009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042d04ca00a490, // V_PK_ADD_U16 ENC_VOP3P default
    0x1062d04cb00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x1082d04cc00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d04cd00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d04ca00b4a3, // V_PK_SUB_U16 ENC_VOP3P default
    0x1062d04cb00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x1082d04cc00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d04cd00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d04ca00c49b, // V_PK_MAX_U16 ENC_VOP3P default
    0x1062d04cb00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x1082d04cc00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d04cd00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d04ca00d49f, // V_PK_MIN_U16 ENC_VOP3P default
    0x1062d04cb00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x1082d04cc00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d04cd00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d24de00e493, // V_PK_FMA_F16 ENC_VOP3P default
    0x1062d24df00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x1082d24e000e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d24e100e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2d24e200e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x10e2d24e300e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102d24e400e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122d24e500e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042d44e600f48e, // V_PK_ADD_F16 ENC_VOP3P default
    0x1062d44e700f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x1082d44e800f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d44e900f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d44e60104a0, // V_PK_MUL_F16 ENC_VOP3P default
    0x1062d44e70104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x1082d44e80104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d44e90104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d64ea0133e1, // V_DOT2_F32_F16 ENC_VOP3P default
    0x1142d84eb0133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x1162da4ec0133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x1062d64ed0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x1082d64ee0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d64ef0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2d64f00133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x10e2d64f10133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102d64f20133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122d64f30133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042dc4f40163e6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x1062dc4f50163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x1082dc4f60163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x10a2dc4f70163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2dc4f80163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x10e2dc4f90163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102dc4fa0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122dc4fb0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042dc27d0173e7, // V_DOT4_U32_U8 ENC_VOP3P default
    0x1062dc4fc0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x1082dc4fd0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x10a2dc4fe0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2dc4ff0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x10e2dc5000173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102dc5010173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122dc5020173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042dc5030183e8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x1062dc5040183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x1082dc5050183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x10a2dc5060183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2dc5070183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x10e2dc5080183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102dc5090183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122dc50a0183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042dc50b0193e9, // V_DOT8_U32_U4 ENC_VOP3P default
    0x1062dc50c0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x1082dc50d0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x10a2dc50e0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2dc50f0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x10e2dc5100193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102dc5110193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122dc5120193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042de51301a3e0, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x1142e051401a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x1162e251501a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x1062de51601a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x1082de51701a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x10a2de51801a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2de51901a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x10e2de51a01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102de51b01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122de51c01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042d44e601b49e, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x1062d44e701b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x1082d44e801b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d44e901b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d44e601c49a, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x1062d44e701c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x1082d44e801c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d44e901c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d44e601d49c, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x1062d44e701d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x1082d44e801d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d44e901d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042d44e601e498, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x1062d44e701e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x1082d44e801e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x10a2d44e901e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1042e451d02040c, // V_FMA_MIX_F32 ENC_VOP3P default
    0x1182e651e02040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x11a2e851f02040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x1062e452002040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x1082e452102040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x10a2e452202040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2e452302040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x10e2e452402040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102e452502040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122e452602040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042e452702140b, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x1182e652802140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x11a2e852902140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x1062e452a02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x1082e452b02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x10a2e452c02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2e452d02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x10e2e452e02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102e452f02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122e453002140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042e452702240a, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x1182e652802240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x11a2e852902240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x1062e452a02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x1082e452b02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x10a2e452c02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2e452d02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x10e2e452e02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102e452f02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122e453002240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042ea5310243e4, // V_DOT4_F32_FP8_BF8 ENC_VOP3P default
    0x11c2ec5320243e4, // V_DOT4_F32_FP8_BF8 VOP3P_VOP_DPP8 has_dpp8
    0x11e2ee5330243e4, // V_DOT4_F32_FP8_BF8 VOP3P_VOP_DPP16 has_dpp16
    0x1062ea5340243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x1082ea5350243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x10a2ea5360243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2ea5370243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x10e2ea5380243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102ea5390243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122ea53a0243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042ea53b0253e3, // V_DOT4_F32_BF8_FP8 ENC_VOP3P default
    0x11c2ec53c0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_VOP_DPP8 has_dpp8
    0x11e2ee53d0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_VOP_DPP16 has_dpp16
    0x1062ea53e0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x1082ea53f0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x10a2ea5400253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2ea5410253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x10e2ea5420253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102ea5430253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122ea5440253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042ea5450263e5, // V_DOT4_F32_FP8_FP8 ENC_VOP3P default
    0x11c2ec5460263e5, // V_DOT4_F32_FP8_FP8 VOP3P_VOP_DPP8 has_dpp8
    0x11e2ee5470263e5, // V_DOT4_F32_FP8_FP8 VOP3P_VOP_DPP16 has_dpp16
    0x1062ea5480263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x1082ea5490263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x10a2ea54a0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2ea54b0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x10e2ea54c0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102ea54d0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122ea54e0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1042ea54f0273e2, // V_DOT4_F32_BF8_BF8 ENC_VOP3P default
    0x11c2ec5500273e2, // V_DOT4_F32_BF8_BF8 VOP3P_VOP_DPP8 has_dpp8
    0x11e2ee5510273e2, // V_DOT4_F32_BF8_BF8 VOP3P_VOP_DPP16 has_dpp16
    0x1062ea5520273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x1082ea5530273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x10a2ea5540273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c2ea5550273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x10e2ea5560273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1102ea5570273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1122ea5580273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1202f05590404e9, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x1202f055a0414e6, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x1202f255b0424e5, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x1202f255c0434e4, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x1202f455d0444ed, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x1202f655e0454ec, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x1202f855f0464eb, // V_WMMA_F32_16X16X16_FP8_FP8 ENC_VOP3P default
    0x1202f85600474ea, // V_WMMA_F32_16X16X16_FP8_BF8 ENC_VOP3P default
    0x1202f85610484e8, // V_WMMA_F32_16X16X16_BF8_FP8 ENC_VOP3P default
    0x1202f85620494e7, // V_WMMA_F32_16X16X16_BF8_BF8 ENC_VOP3P default
    0x1202f456304a4ee, // V_WMMA_I32_16X16X32_IU4 ENC_VOP3P default
    0x1222fa5640504d0, // V_SWMMAC_F32_16X16X32_F16 ENC_VOP3P default
    0x1222fa5650514cd, // V_SWMMAC_F32_16X16X32_BF16 ENC_VOP3P default
    0x1222fc5660524cc, // V_SWMMAC_F16_16X16X32_F16 ENC_VOP3P default
    0x1222fc5670534cb, // V_SWMMAC_BF16_16X16X32_BF16 ENC_VOP3P default
    0x1222fe5680544d4, // V_SWMMAC_I32_16X16X32_IU8 ENC_VOP3P default
    0x1223005690554d3, // V_SWMMAC_I32_16X16X32_IU4 ENC_VOP3P default
    0x1222fe56a0564d5, // V_SWMMAC_I32_16X16X64_IU4 ENC_VOP3P default
    0x12230256b0574d2, // V_SWMMAC_F32_16X16X32_FP8_FP8 ENC_VOP3P default
    0x12230256c0584d1, // V_SWMMAC_F32_16X16X32_FP8_BF8 ENC_VOP3P default
    0x12230256d0594cf, // V_SWMMAC_F32_16X16X32_BF8_FP8 ENC_VOP3P default
    0x12230256e05a4ce, // V_SWMMAC_F32_16X16X32_BF8_BF8 ENC_VOP3P default
    0x12413456f000417, // V_INTERP_P10_F32 ENC_VINTERP default
    0x12413456f00141a, // V_INTERP_P2_F32 ENC_VINTERP default
    0x124136570002416, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x124138571003419, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x124136570004418, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x12413857100541b, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0x1260d257200009e, // DS_PARAM_LOAD ENC_VDSDIR default
    0x1260d4573001065, // DS_DIRECT_LOAD ENC_VDSDIR default
    0x1280d85740100f5, // FLAT_LOAD_U8 ENC_VFLAT default
    0x1280d85750110f3, // FLAT_LOAD_I8 ENC_VFLAT default
    0x1280d85760120f4, // FLAT_LOAD_U16 ENC_VFLAT default
    0x1280d85770130f2, // FLAT_LOAD_I16 ENC_VFLAT default
    0x1280d85780140e9, // FLAT_LOAD_B32 ENC_VFLAT default
    0x1280da5790150ea, // FLAT_LOAD_B64 ENC_VFLAT default
    0x1280dc57a0160eb, // FLAT_LOAD_B96 ENC_VFLAT default
    0x1280de57b0170e8, // FLAT_LOAD_B128 ENC_VFLAT default
    0x1280e057c0180fa, // FLAT_STORE_B8 ENC_VFLAT default
    0x1280e057d0190f7, // FLAT_STORE_B16 ENC_VFLAT default
    0x1280e057e01a0f8, // FLAT_STORE_B32 ENC_VFLAT default
    0x1280e257f01b0f9, // FLAT_STORE_B64 ENC_VFLAT default
    0x1280e458001c0fb, // FLAT_STORE_B96 ENC_VFLAT default
    0x1280e658101d0f6, // FLAT_STORE_B128 ENC_VFLAT default
    0x1280d857401e0f1, // FLAT_LOAD_D16_U8 ENC_VFLAT default
    0x1280d857501f0f0, // FLAT_LOAD_D16_I8 ENC_VFLAT default
    0x1280d85820200ec, // FLAT_LOAD_D16_B16 ENC_VFLAT default
    0x1280d85740210ef, // FLAT_LOAD_D16_HI_U8 ENC_VFLAT default
    0x1280d85750220ee, // FLAT_LOAD_D16_HI_I8 ENC_VFLAT default
    0x1280d85820230ed, // FLAT_LOAD_D16_HI_B16 ENC_VFLAT default
    0x1280e057c0240fd, // FLAT_STORE_D16_HI_B8 ENC_VFLAT default
    0x1280e057d0250fc, // FLAT_STORE_D16_HI_B16 ENC_VFLAT default
    0x1280e85830330e4, // FLAT_ATOMIC_SWAP_B32 ENC_VFLAT default
    0x1280ea5840340cc, // FLAT_ATOMIC_CMPSWAP_B32 ENC_VFLAT default
    0x1280e85850350c8, // FLAT_ATOMIC_ADD_U32 ENC_VFLAT default
    0x1280e85850360e2, // FLAT_ATOMIC_SUB_U32 ENC_VFLAT default
    0x1280e85850370e1, // FLAT_ATOMIC_SUB_CLAMP_U32 ENC_VFLAT default
    0x1280e85860380d8, // FLAT_ATOMIC_MIN_I32 ENC_VFLAT default
    0x1280e85850390db, // FLAT_ATOMIC_MIN_U32 ENC_VFLAT default
    0x1280e858603a0d3, // FLAT_ATOMIC_MAX_I32 ENC_VFLAT default
    0x1280e858503b0d6, // FLAT_ATOMIC_MAX_U32 ENC_VFLAT default
    0x1280e858303c0ca, // FLAT_ATOMIC_AND_B32 ENC_VFLAT default
    0x1280e858303d0dd, // FLAT_ATOMIC_OR_B32 ENC_VFLAT default
    0x1280e858303e0e6, // FLAT_ATOMIC_XOR_B32 ENC_VFLAT default
    0x1280e858503f0d1, // FLAT_ATOMIC_INC_U32 ENC_VFLAT default
    0x1280e85850400cf, // FLAT_ATOMIC_DEC_U32 ENC_VFLAT default
    0x1280ec5870410e5, // FLAT_ATOMIC_SWAP_B64 ENC_VFLAT default
    0x1280ee5880420cd, // FLAT_ATOMIC_CMPSWAP_B64 ENC_VFLAT default
    0x1280ec5890430c9, // FLAT_ATOMIC_ADD_U64 ENC_VFLAT default
    0x1280ec5890440e3, // FLAT_ATOMIC_SUB_U64 ENC_VFLAT default
    0x1280ec58a0450d9, // FLAT_ATOMIC_MIN_I64 ENC_VFLAT default
    0x1280ec5890460dc, // FLAT_ATOMIC_MIN_U64 ENC_VFLAT default
    0x1280ec58a0470d4, // FLAT_ATOMIC_MAX_I64 ENC_VFLAT default
    0x1280ec5890480d7, // FLAT_ATOMIC_MAX_U64 ENC_VFLAT default
    0x1280ec5870490cb, // FLAT_ATOMIC_AND_B64 ENC_VFLAT default
    0x1280ec58704a0de, // FLAT_ATOMIC_OR_B64 ENC_VFLAT default
    0x1280ec58704b0e7, // FLAT_ATOMIC_XOR_B64 ENC_VFLAT default
    0x1280ec58904c0d2, // FLAT_ATOMIC_INC_U64 ENC_VFLAT default
    0x1280ec58904d0d0, // FLAT_ATOMIC_DEC_U64 ENC_VFLAT default
    0x1280e85850500ce, // FLAT_ATOMIC_COND_SUB_U32 ENC_VFLAT default
    0x1280e858b0510da, // FLAT_ATOMIC_MIN_NUM_F32 ENC_VFLAT default
    0x1280e858b0520d5, // FLAT_ATOMIC_MAX_NUM_F32 ENC_VFLAT default
    0x1280e858b0560c7, // FLAT_ATOMIC_ADD_F32 ENC_VFLAT default
    0x1280e858c0590e0, // FLAT_ATOMIC_PK_ADD_F16 ENC_VFLAT default
    0x1280e858d05a0df, // FLAT_ATOMIC_PK_ADD_BF16 ENC_VFLAT default
    0x12a3e058e0101a8, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x12a3e058f0111a6, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x12a3e05900121a7, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x12a3e05910131a5, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x12a3e059201419b, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x12a3e259301519c, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x12a3e459401619d, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x12a3e659501719a, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x12a3e85960181ad, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x12a3e85970191aa, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x12a3e859801a1ab, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x12a3ea59901b1ac, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x12a3ec59a01c1ae, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x12a3ee59b01d1a9, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x12a3e058e01e1a4, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x12a3e058f01f1a3, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x12a3e059c02019f, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x12a3e058e0211a2, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x12a3e058f0221a1, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x12a3e059c0231a0, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x12a3e85960241b1, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x12a3e85970251b0, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x12a3f059d05319e, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x12a3f259e0541af, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
    0x12c0f059f010132, // GLOBAL_LOAD_U8 ENC_VGLOBAL default
    0x12c0f05a001112e, // GLOBAL_LOAD_I8 ENC_VGLOBAL default
    0x12c0f05a1012131, // GLOBAL_LOAD_U16 ENC_VGLOBAL default
    0x12c0f05a201312d, // GLOBAL_LOAD_I16 ENC_VGLOBAL default
    0x12c0f05a3014123, // GLOBAL_LOAD_B32 ENC_VGLOBAL default
    0x12c0f25a4015124, // GLOBAL_LOAD_B64 ENC_VGLOBAL default
    0x12c0f45a5016125, // GLOBAL_LOAD_B96 ENC_VGLOBAL default
    0x12c0f65a6017122, // GLOBAL_LOAD_B128 ENC_VGLOBAL default
    0x12c0f85a7018138, // GLOBAL_STORE_B8 ENC_VGLOBAL default
    0x12c0f85a8019135, // GLOBAL_STORE_B16 ENC_VGLOBAL default
    0x12c0f85a901a136, // GLOBAL_STORE_B32 ENC_VGLOBAL default
    0x12c0fa5aa01b137, // GLOBAL_STORE_B64 ENC_VGLOBAL default
    0x12c0fc5ab01c139, // GLOBAL_STORE_B96 ENC_VGLOBAL default
    0x12c0fe5ac01d134, // GLOBAL_STORE_B128 ENC_VGLOBAL default
    0x12c0f059f01e12c, // GLOBAL_LOAD_D16_U8 ENC_VGLOBAL default
    0x12c0f05a001f12b, // GLOBAL_LOAD_D16_I8 ENC_VGLOBAL default
    0x12c0f05ad020127, // GLOBAL_LOAD_D16_B16 ENC_VGLOBAL default
    0x12c0f059f02112a, // GLOBAL_LOAD_D16_HI_U8 ENC_VGLOBAL default
    0x12c0f05a0022129, // GLOBAL_LOAD_D16_HI_I8 ENC_VGLOBAL default
    0x12c0f05ad023128, // GLOBAL_LOAD_D16_HI_B16 ENC_VGLOBAL default
    0x12c0f85a702413c, // GLOBAL_STORE_D16_HI_B8 ENC_VGLOBAL default
    0x12c0f85a802513b, // GLOBAL_STORE_D16_HI_B16 ENC_VGLOBAL default
    0x12c1005ae028121, // GLOBAL_LOAD_ADDTID_B32 ENC_VGLOBAL default
    0x12c1025af029133, // GLOBAL_STORE_ADDTID_B32 ENC_VGLOBAL default
    0x12e1041b002b120, // GLOBAL_INV ENC_VGLOBAL default
    0x12e1041b002c13d, // GLOBAL_WB ENC_VGLOBAL default
    0x12c1065b003311c, // GLOBAL_ATOMIC_SWAP_B32 ENC_VGLOBAL default
    0x12c1085b1034103, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_VGLOBAL default
    0x12c1065b20350ff, // GLOBAL_ATOMIC_ADD_U32 ENC_VGLOBAL default
    0x12c1065b203611a, // GLOBAL_ATOMIC_SUB_U32 ENC_VGLOBAL default
    0x12c1065b2037119, // GLOBAL_ATOMIC_SUB_CLAMP_U32 ENC_VGLOBAL default
    0x12c1065b303810f, // GLOBAL_ATOMIC_MIN_I32 ENC_VGLOBAL default
    0x12c1065b2039112, // GLOBAL_ATOMIC_MIN_U32 ENC_VGLOBAL default
    0x12c1065b303a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_VGLOBAL default
    0x12c1065b203b10d, // GLOBAL_ATOMIC_MAX_U32 ENC_VGLOBAL default
    0x12c1065b003c101, // GLOBAL_ATOMIC_AND_B32 ENC_VGLOBAL default
    0x12c1065b003d115, // GLOBAL_ATOMIC_OR_B32 ENC_VGLOBAL default
    0x12c1065b003e11e, // GLOBAL_ATOMIC_XOR_B32 ENC_VGLOBAL default
    0x12c1065b203f108, // GLOBAL_ATOMIC_INC_U32 ENC_VGLOBAL default
    0x12c1065b2040106, // GLOBAL_ATOMIC_DEC_U32 ENC_VGLOBAL default
    0x12c10a5b404111d, // GLOBAL_ATOMIC_SWAP_B64 ENC_VGLOBAL default
    0x12c10c5b5042104, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_VGLOBAL default
    0x12c10a5b6043100, // GLOBAL_ATOMIC_ADD_U64 ENC_VGLOBAL default
    0x12c10a5b604411b, // GLOBAL_ATOMIC_SUB_U64 ENC_VGLOBAL default
    0x12c10a5b7045110, // GLOBAL_ATOMIC_MIN_I64 ENC_VGLOBAL default
    0x12c10a5b6046113, // GLOBAL_ATOMIC_MIN_U64 ENC_VGLOBAL default
    0x12c10a5b704710b, // GLOBAL_ATOMIC_MAX_I64 ENC_VGLOBAL default
    0x12c10a5b604810e, // GLOBAL_ATOMIC_MAX_U64 ENC_VGLOBAL default
    0x12c10a5b4049102, // GLOBAL_ATOMIC_AND_B64 ENC_VGLOBAL default
    0x12c10a5b404a116, // GLOBAL_ATOMIC_OR_B64 ENC_VGLOBAL default
    0x12c10a5b404b11f, // GLOBAL_ATOMIC_XOR_B64 ENC_VGLOBAL default
    0x12c10a5b604c109, // GLOBAL_ATOMIC_INC_U64 ENC_VGLOBAL default
    0x12c10a5b604d107, // GLOBAL_ATOMIC_DEC_U64 ENC_VGLOBAL default
    0x12e1041b004f13e, // GLOBAL_WBINV ENC_VGLOBAL default
    0x12c1065b2050105, // GLOBAL_ATOMIC_COND_SUB_U32 ENC_VGLOBAL default
    0x12c1065b8051111, // GLOBAL_ATOMIC_MIN_NUM_F32 ENC_VGLOBAL default
    0x12c1065b805210c, // GLOBAL_ATOMIC_MAX_NUM_F32 ENC_VGLOBAL default
    0x12c10e5b9053126, // GLOBAL_LOAD_BLOCK ENC_VGLOBAL default
    0x12c1105ba05413a, // GLOBAL_STORE_BLOCK ENC_VGLOBAL default
    0x12c1065b80560fe, // GLOBAL_ATOMIC_ADD_F32 ENC_VGLOBAL default
    0x12c1125a605712f, // GLOBAL_LOAD_TR_B128 ENC_VGLOBAL default
    0x12c1145a4058130, // GLOBAL_LOAD_TR_B64 ENC_VGLOBAL default
    0x12c1065bb059118, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_VGLOBAL default
    0x12c1065bc05a117, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_VGLOBAL default
    0x12c10a5b4073114, // GLOBAL_ATOMIC_ORDERED_ADD_B64 ENC_VGLOBAL default
    0x1300245bd000272, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245be000272, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265bf001273, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265c0001273, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245c1002204, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245c2002204, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265c3003205, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265c4003205, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245c50041e8, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245c60041e8, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265c70051e9, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265c80051e9, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245c9008233, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245ca008233, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1300285cb009234, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320285cc009234, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245c900a201, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245ca00a201, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x1300285cb00b202, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320285cc00b202, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x1300245cd00c1ff, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245ce00c1ff, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x1300285cf00d200, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320285d000d200, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x1300245d100e2a9, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245d200e2a9, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x1300245d300f2a8, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245d400f2a8, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x1300245d50101e3, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245d60101e3, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x13002a5d70111e4, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13202a5d80111e4, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245d50121e5, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245d60121e5, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x13002a5d70131e6, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13202a5d80131e6, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x13002a5d90141e2, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13202a5da0141e2, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x1300245db0151b3, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245dc0151b3, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x1300245dd0161d4, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245de0161d4, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1300285df0171d5, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320285e00171d5, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245dd0181d6, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245de0181d6, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1300285df0191d7, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320285e00191d7, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e101a298, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e201a298, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e301b299, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e401b299, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e101c2c7, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e201c2c7, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e301d2c8, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e401d2c8, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e101e284, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e201e284, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e301f285, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e401f285, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e50201c8, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e60201c8, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e70211c9, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e80211c9, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e502228e, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e602228e, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e702328f, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e802328f, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e50242cf, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e60242cf, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e70252d0, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e80252d0, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e502627d, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e602627d, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e702727e, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e802727e, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e5028282, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e6028282, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e7029283, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e8029283, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e502a2cb, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e602a2cb, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e702b2cc, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e802b2cc, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e502c1be, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e602c1be, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e702d1bf, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e802d1bf, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e502e288, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e602e288, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e702f289, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e802f289, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e50301c4, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e60301c4, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e70311c5, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e80311c5, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e503228c, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e603228c, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e703328d, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e803328d, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e50341c0, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e60341c0, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e70351c1, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e80351c1, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245e50361c6, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245e60361c6, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265e70371c7, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265e80371c7, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1340245e9040270, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1360265ea041271, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1300245eb04226d, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245ec04226d, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x1300265ed04326e, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320265ee04326e, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x1300245ef04426f, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13002c5f0047249, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13602e5f10482a4, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1300265f20492b2, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13602e5f104a29a, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1380305f304c2a0, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x1380325f404d2a1, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x1300345f504e1d1, // S_BARRIER_SIGNAL ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1300345f604f1d2, // S_BARRIER_SIGNAL_ISFIRST ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1300245f705024b, // S_GET_BARRIER_STATE ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1300345f80511ce, // S_BARRIER_INIT ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1300345f50521cf, // S_BARRIER_JOIN ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1300345f90531bb, // S_ALLOC_VGPR ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320345fa0531bb, // S_ALLOC_VGPR SOP1_INST_LITERAL has_lit_0
    0x1300345fb0582ab, // S_SLEEP_VAR ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320345fc0582ab, // S_SLEEP_VAR SOP1_INST_LITERAL has_lit_0
    0x1300245fd0601fd, // S_CEIL_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245fe0601fd, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x1300245fd061244, // S_FLOOR_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245fe061244, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x1300245fd0622b5, // S_TRUNC_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245fe0622b5, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x1300245fd06329c, // S_RNDNE_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1320245fe06329c, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x1300245ff064237, // S_CVT_F32_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x132024600064237, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x130024601065238, // S_CVT_F32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x132024602065238, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x13002460306623a, // S_CVT_I32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13202460406623a, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x13002460506723c, // S_CVT_U32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13202460606723c, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x130024607068235, // S_CVT_F16_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x132024608068235, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x130024609069236, // S_CVT_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13202460a069236, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x13002460906a239, // S_CVT_HI_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13202460a06a239, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x13002460b06b1fc, // S_CEIL_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13202460c06b1fc, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x13002460b06c243, // S_FLOOR_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13202460c06c243, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x13002460b06d2b4, // S_TRUNC_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13202460c06d2b4, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x13002460b06e29b, // S_RNDNE_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13202460c06e29b, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x13a04660d000208, // S_CMP_EQ_I32 ENC_SOPC default
    0x13c04660e000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x13e04660f000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x140046610000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04660d001219, // S_CMP_LG_I32 ENC_SOPC default
    0x13c04660e001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x13e04660f001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x140046610001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04660d002211, // S_CMP_GT_I32 ENC_SOPC default
    0x13c04660e002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x13e04660f002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x140046610002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04660d00320d, // S_CMP_GE_I32 ENC_SOPC default
    0x13c04660e00320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x13e04660f00320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x14004661000320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04660d00421e, // S_CMP_LT_I32 ENC_SOPC default
    0x13c04660e00421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x13e04660f00421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x14004661000421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04660d005215, // S_CMP_LE_I32 ENC_SOPC default
    0x13c04660e005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x13e04660f005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x140046610005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a046611006209, // S_CMP_EQ_U32 ENC_SOPC default
    0x13c046612006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x13e046613006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x140046614006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661100721a, // S_CMP_LG_U32 ENC_SOPC default
    0x13c04661200721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x13e04661300721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x14004661400721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a046611008212, // S_CMP_GT_U32 ENC_SOPC default
    0x13c046612008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x13e046613008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x140046614008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661100920e, // S_CMP_GE_U32 ENC_SOPC default
    0x13c04661200920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x13e04661300920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x14004661400920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661100a21f, // S_CMP_LT_U32 ENC_SOPC default
    0x13c04661200a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x13e04661300a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x14004661400a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661100b216, // S_CMP_LE_U32 ENC_SOPC default
    0x13c04661200b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x13e04661300b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x14004661400b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661100c1de, // S_BITCMP0_B32 ENC_SOPC default
    0x13c04661200c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x13e04661300c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x14004661400c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661100d1e0, // S_BITCMP1_B32 ENC_SOPC default
    0x13c04661200d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x13e04661300d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x14004661400d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04861500e1df, // S_BITCMP0_B64 ENC_SOPC default
    0x13c04861600e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x13e04861700e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x14004861800e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04861500f1e1, // S_BITCMP1_B64 ENC_SOPC default
    0x13c04861600f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x13e04861700f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x14004861800f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04a61901020a, // S_CMP_EQ_U64 ENC_SOPC default
    0x13c04a61a01020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x13e04a61b01020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x14004a61c01020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04a61901121b, // S_CMP_LG_U64 ENC_SOPC default
    0x13c04a61a01121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x13e04a61b01121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x14004a61c01121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d04121d, // S_CMP_LT_F32 ENC_SOPC default
    0x13c04661e04121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f04121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x14004662004121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d042207, // S_CMP_EQ_F32 ENC_SOPC default
    0x13c04661e042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x140046620042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d043214, // S_CMP_LE_F32 ENC_SOPC default
    0x13c04661e043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x140046620043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d044210, // S_CMP_GT_F32 ENC_SOPC default
    0x13c04661e044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x140046620044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d045218, // S_CMP_LG_F32 ENC_SOPC default
    0x13c04661e045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x140046620045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d04620c, // S_CMP_GE_F32 ENC_SOPC default
    0x13c04661e04620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f04620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x14004662004620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d04722d, // S_CMP_O_F32 ENC_SOPC default
    0x13c04661e04722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f04722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x14004662004722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d04822f, // S_CMP_U_F32 ENC_SOPC default
    0x13c04661e04822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f04822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x14004662004822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d049223, // S_CMP_NGE_F32 ENC_SOPC default
    0x13c04661e049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x140046620049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d04a229, // S_CMP_NLG_F32 ENC_SOPC default
    0x13c04661e04a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f04a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x14004662004a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d04b225, // S_CMP_NGT_F32 ENC_SOPC default
    0x13c04661e04b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f04b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x14004662004b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d04c227, // S_CMP_NLE_F32 ENC_SOPC default
    0x13c04661e04c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f04c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x14004662004c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d04d221, // S_CMP_NEQ_F32 ENC_SOPC default
    0x13c04661e04d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f04d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x14004662004d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04661d04e22b, // S_CMP_NLT_F32 ENC_SOPC default
    0x13c04661e04e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x13e04661f04e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x14004662004e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c62105121c, // S_CMP_LT_F16 ENC_SOPC default
    0x13c04c62205121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c62305121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c62405121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c621052206, // S_CMP_EQ_F16 ENC_SOPC default
    0x13c04c622052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c623052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c624052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c621053213, // S_CMP_LE_F16 ENC_SOPC default
    0x13c04c622053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c623053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c624053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c62105420f, // S_CMP_GT_F16 ENC_SOPC default
    0x13c04c62205420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c62305420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c62405420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c621055217, // S_CMP_LG_F16 ENC_SOPC default
    0x13c04c622055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c623055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c624055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c62105620b, // S_CMP_GE_F16 ENC_SOPC default
    0x13c04c62205620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c62305620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c62405620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c62105722c, // S_CMP_O_F16 ENC_SOPC default
    0x13c04c62205722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c62305722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c62405722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c62105822e, // S_CMP_U_F16 ENC_SOPC default
    0x13c04c62205822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c62305822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c62405822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c621059222, // S_CMP_NGE_F16 ENC_SOPC default
    0x13c04c622059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c623059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c624059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c62105a228, // S_CMP_NLG_F16 ENC_SOPC default
    0x13c04c62205a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c62305a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c62405a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c62105b224, // S_CMP_NGT_F16 ENC_SOPC default
    0x13c04c62205b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c62305b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c62405b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c62105c226, // S_CMP_NLE_F16 ENC_SOPC default
    0x13c04c62205c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c62305c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c62405c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c62105d220, // S_CMP_NEQ_F16 ENC_SOPC default
    0x13c04c62205d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c62305d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c62405d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a04c62105e22a, // S_CMP_NLT_F16 ENC_SOPC default
    0x13c04c62205e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x13e04c62305e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x14004c62405e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14205a62500027f, // S_NOP ENC_SOPP default
    0x14205a6250012a3, // S_SETKILL ENC_SOPP default
    0x14205a6250022a2, // S_SETHALT ENC_SOPP default
    0x14205a6260032aa, // S_SLEEP ENC_SOPP default
    0x14205c6270051fe, // S_CLAUSE ENC_SOPP default
    0x14205e62800723f, // S_DELAY_ALU ENC_SOPP default
    0x1420606290082ba, // S_WAIT_ALU ENC_SOPP default
    0x1423f46250092b9, // S_WAITCNT ENC_SOPP default
    0x1420181b000a2bf, // S_WAIT_IDLE ENC_SOPP default
    0x14205c62a00b2bd, // S_WAIT_EVENT ENC_SOPP default
    0x14205a6250102b3, // S_TRAP ENC_SOPP default
    0x14205c62501129d, // S_ROUND_MODE ENC_SOPP default
    0x14205a625012240, // S_DENORM_MODE ENC_SOPP default
    0x14205a6250141d3, // S_BARRIER_WAIT ENC_SOPP default
    0x14201862b0151d0, // S_BARRIER_LEAVE ENC_SOPP default
    0x1420181b001f230, // S_CODE_END ENC_SOPP default
    0x14206262c0201e7, // S_BRANCH ENC_SOPP default
    0x14206262d0211f8, // S_CBRANCH_SCC0 ENC_SOPP default
    0x14206262d0221f9, // S_CBRANCH_SCC1 ENC_SOPP default
    0x14406262e0231fb, // S_CBRANCH_VCCZ ENC_SOPP default
    0x14406262e0241fa, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x14206262f0251f7, // S_CBRANCH_EXECZ ENC_SOPP default
    0x14206262f0261f6, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1420641b0030241, // S_ENDPGM ENC_SOPP default
    0x1420181b0031242, // S_ENDPGM_SAVED ENC_SOPP default
    0x1420181b00342c6, // S_WAKEUP ENC_SOPP default
    0x14205a6250352a5, // S_SETPRIO ENC_SOPP default
    0x14206663003629e, // S_SENDMSG ENC_SOPP default
    0x14206663003729f, // S_SENDMSGHALT ENC_SOPP default
    0x14205a62503824d, // S_INCPERFLEVEL ENC_SOPP default
    0x14205a62503923e, // S_DECPERFLEVEL ENC_SOPP default
    0x14201863103a2b6, // S_TTRACEDATA ENC_SOPP default
    0x14205c62503b2b7, // S_TTRACEDATA_IMM ENC_SOPP default
    0x1420181b003c24c, // S_ICACHE_INV ENC_SOPP default
    0x14205c6250402c1, // S_WAIT_LOADCNT ENC_SOPP default
    0x14205c6250412c4, // S_WAIT_STORECNT ENC_SOPP default
    0x14205c6250422c3, // S_WAIT_SAMPLECNT ENC_SOPP default
    0x14205c6250432bb, // S_WAIT_BVHCNT ENC_SOPP default
    0x14205c6250442be, // S_WAIT_EXPCNT ENC_SOPP default
    0x14205c6250462bc, // S_WAIT_DSCNT ENC_SOPP default
    0x14205c6250472c0, // S_WAIT_KMCNT ENC_SOPP default
    0x14205c6320482c2, // S_WAIT_LOADCNT_DSCNT ENC_SOPP default
    0x14205c6320492c5, // S_WAIT_STORECNT_DSCNT ENC_SOPP default
];
