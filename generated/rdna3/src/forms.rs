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
        0xd400007e,
        choice(Long, 0, 2, [false, false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d400007e,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 1), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad400007e,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 1), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd400007e,
        choice(Long, 1, 2, [false, false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d400007e,
        choice(Long, 1, 2, [false, false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd400007e,
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
        0xd8020000,
        choice(Short, 0, 0, [false, false, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0x7c0000dc000000,
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
        0xf0008f80,
        choice(Short, 0, 0, [false, false, false, false], run(3, 4), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0008f81,
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
        0x18000000cc004000,
        choice(Long, 0, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000ffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1801fe00cc004000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1801feffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1bfc0000cc004000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1bfc00ffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1bfdfe00cc004000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1bfdfeffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000e9cc004000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(0, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000facc004000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000cc004000,
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
    0x02416c07a0091e5, // S_CMPK_EQ_U32 ENC_SOPK default
    0x02416c07a00a1ed, // S_CMPK_LG_U32 ENC_SOPK default
    0x02416c07a00b1e9, // S_CMPK_GT_U32 ENC_SOPK default
    0x02416c07a00c1e7, // S_CMPK_GE_U32 ENC_SOPK default
    0x02416c07a00d1ef, // S_CMPK_LT_U32 ENC_SOPK default
    0x02416c07a00e1eb, // S_CMPK_LE_U32 ENC_SOPK default
    0x02416807b00f1a2, // S_ADDK_I32 ENC_SOPK default
    0x02416807c010228, // S_MULK_I32 ENC_SOPK default
    0x02416e07d01120b, // S_GETREG_B32 ENC_SOPK default
    0x02417007e012251, // S_SETREG_B32 ENC_SOPK default
    0x02617207f013252, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x0241740800141d1, // S_CALL_B64 ENC_SOPK default
    0x0243d4081016258, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x0243d4081017259, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x024168082018266, // S_WAITCNT_VSCNT ENC_SOPK default
    0x024168082019265, // S_WAITCNT_VMCNT ENC_SOPK default
    0x02416808201a263, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x02416808201b264, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x0283bc0830003a5, // V_DUAL_FMAC_F32 VOPDXY X default
    0x02a3bc0840003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3c00850013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x02e3c00860013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3c40870023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x02e3c40880023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303bc0890033ac, // V_DUAL_MUL_F32 VOPDXY X default
    0x02e3bc08a0033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303bc08900439e, // V_DUAL_ADD_F32 VOPDXY X default
    0x02e3bc08a00439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303bc0890053ae, // V_DUAL_SUB_F32 VOPDXY X default
    0x02e3bc08a0053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303bc0890063ad, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x02e3bc08a0063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303bc0890073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x02e3bc08a0073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303c808b0083aa, // V_DUAL_MOV_B32 VOPDXY X default
    0x02e3c808c0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x0323bc08d0093a1, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x0343bc08e0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x0303bc08900a3a8, // V_DUAL_MAX_F32 VOPDXY X default
    0x02e3bc08a00a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303bc08900b3a9, // V_DUAL_MIN_F32 VOPDXY X default
    0x02e3bc08a00b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283cc08f00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x02a3cc09000c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x0283d009100d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x02a3d009200d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x0363be0930003a5, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x0383be0940003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03a3c20950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x03c3c20950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03a3c60960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x03c3c60960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3be0970033ac, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x03c3be0980033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3be09700439e, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x03c3be09800439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3be0970053ae, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x03c3be0980053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3be0970063ad, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x03c3be0980063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3be0970073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x03c3be0980073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3ca0990083aa, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x03c3ca09a0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403be09b0093a1, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x0423be09c0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3be09700a3a8, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x03c3be09800a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3be09700b3a9, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x03c3be09800b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0363ce09d00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x0383ce09e00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0363d209f00d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x0383d20a000d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3be0a101039f, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x03c3be0a201039f, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3be0a30113a7, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x03c3be0a40113a7, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3be0a30123a0, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x03c3be0a40123a0, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0443300a500030d, // V_CMP_F_F16 ENC_VOP3 default
    0x0463320a600030d, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a700030d, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a800030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a900030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa00030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a5001332, // V_CMP_LT_F16 ENC_VOP3 default
    0x0463320a6001332, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a7001332, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a8001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a9001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a5002304, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0463320a6002304, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a7002304, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a8002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a9002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a5003326, // V_CMP_LE_F16 ENC_VOP3 default
    0x0463320a6003326, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a7003326, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a8003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a9003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a500431d, // V_CMP_GT_F16 ENC_VOP3 default
    0x0463320a600431d, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a700431d, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a800431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a900431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa00431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a500532f, // V_CMP_LG_F16 ENC_VOP3 default
    0x0463320a600532f, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a700532f, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a800532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a900532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa00532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a5006314, // V_CMP_GE_F16 ENC_VOP3 default
    0x0463320a6006314, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a7006314, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a8006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a9006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a5007353, // V_CMP_O_F16 ENC_VOP3 default
    0x0463320a6007353, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a7007353, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a8007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a9007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a500835d, // V_CMP_U_F16 ENC_VOP3 default
    0x0463320a600835d, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a700835d, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a800835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a900835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa00835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a5009344, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0463320a6009344, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a7009344, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a8009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a9009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a500a34d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0463320a600a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a700a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a800a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a900a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa00a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a500b347, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0463320a600b347, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a700b347, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a800b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a900b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa00b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a500c34a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0463320a600c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a700c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a800c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a900c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa00c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a500d33b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0463320a600d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a700d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a800d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a900d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa00d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a500e350, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0463320a600e350, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a700e350, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a800e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a900e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa00e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443300a500f356, // V_CMP_T_F16 ENC_VOP3 default
    0x0463320a600f356, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483340a700f356, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3300a800f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3300a900f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3300aa00f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab01030e, // V_CMP_F_F32 ENC_VOP3 default
    0x04633e0ac01030e, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad01030e, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b001030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab011333, // V_CMP_LT_F32 ENC_VOP3 default
    0x04633e0ac011333, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad011333, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b0011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab012305, // V_CMP_EQ_F32 ENC_VOP3 default
    0x04633e0ac012305, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad012305, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b0012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab013327, // V_CMP_LE_F32 ENC_VOP3 default
    0x04633e0ac013327, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad013327, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b0013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab01431e, // V_CMP_GT_F32 ENC_VOP3 default
    0x04633e0ac01431e, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad01431e, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b001431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab015330, // V_CMP_LG_F32 ENC_VOP3 default
    0x04633e0ac015330, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad015330, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b0015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab016315, // V_CMP_GE_F32 ENC_VOP3 default
    0x04633e0ac016315, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad016315, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b0016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab017354, // V_CMP_O_F32 ENC_VOP3 default
    0x04633e0ac017354, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad017354, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b0017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab01835e, // V_CMP_U_F32 ENC_VOP3 default
    0x04633e0ac01835e, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad01835e, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b001835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab019345, // V_CMP_NGE_F32 ENC_VOP3 default
    0x04633e0ac019345, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad019345, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b0019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab01a34e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04633e0ac01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b001a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab01b348, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04633e0ac01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b001b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab01c34b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04633e0ac01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b001c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab01d33c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04633e0ac01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b001d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab01e351, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04633e0ac01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b001e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04433c0ab01f357, // V_CMP_T_F32 ENC_VOP3 default
    0x04633e0ac01f357, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483400ad01f357, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c0ae01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c0af01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c0b001f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b102030f, // V_CMP_F_F64 ENC_VOP3 default
    0x04a3480b202030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b302030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b402030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b1021334, // V_CMP_LT_F64 ENC_VOP3 default
    0x04a3480b2021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b3021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b4021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b1022306, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04a3480b2022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b3022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b4022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b1023328, // V_CMP_LE_F64 ENC_VOP3 default
    0x04a3480b2023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b3023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b4023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b102431f, // V_CMP_GT_F64 ENC_VOP3 default
    0x04a3480b202431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b302431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b402431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b1025331, // V_CMP_LG_F64 ENC_VOP3 default
    0x04a3480b2025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b3025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b4025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b1026316, // V_CMP_GE_F64 ENC_VOP3 default
    0x04a3480b2026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b3026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b4026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b1027355, // V_CMP_O_F64 ENC_VOP3 default
    0x04a3480b2027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b3027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b4027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b102835f, // V_CMP_U_F64 ENC_VOP3 default
    0x04a3480b202835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b302835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b402835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b1029346, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04a3480b2029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b3029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b4029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b102a34f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04a3480b202a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b302a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b402a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b102b349, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04a3480b202b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b302b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b402b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b102c34c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04a3480b202c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b302c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b402c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b102d33d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04a3480b202d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b302d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b402d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b102e352, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04a3480b202e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b302e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b402e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443480b102f358, // V_CMP_T_F64 ENC_VOP3 default
    0x04a3480b202f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3480b302f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3480b402f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434c0b5031335, // V_CMP_LT_I16 ENC_VOP3 default
    0x04634e0b6031335, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0483500b7031335, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c0b8031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04c34c0b9031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04e34c0ba031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434c0b5032307, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04634e0b6032307, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0483500b7032307, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c0b8032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04c34c0b9032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04e34c0ba032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434c0b5033329, // V_CMP_LE_I16 ENC_VOP3 default
    0x04634e0b6033329, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0483500b7033329, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c0b8033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c34c0b9033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e34c0ba033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434c0b5034320, // V_CMP_GT_I16 ENC_VOP3 default
    0x04634e0b6034320, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0483500b7034320, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c0b8034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04c34c0b9034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04e34c0ba034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434c0b503533e, // V_CMP_NE_I16 ENC_VOP3 default
    0x04634e0b603533e, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0483500b703533e, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c0b803533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c34c0b903533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e34c0ba03533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434c0b5036317, // V_CMP_GE_I16 ENC_VOP3 default
    0x04634e0b6036317, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0483500b7036317, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c0b8036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c34c0b9036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e34c0ba036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434c0bb039338, // V_CMP_LT_U16 ENC_VOP3 default
    0x04634e0bc039338, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0483500bd039338, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c0be039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04c34c0bf039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04e34c0c0039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434c0bb03a30a, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04634e0bc03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x0483500bd03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c0be03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04c34c0bf03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04e34c0c003a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434c0bb03b32c, // V_CMP_LE_U16 ENC_VOP3 default
    0x04634e0bc03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0483500bd03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c0be03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c34c0bf03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e34c0c003b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434c0bb03c323, // V_CMP_GT_U16 ENC_VOP3 default
    0x04634e0bc03c323, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0483500bd03c323, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c0be03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04c34c0bf03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04e34c0c003c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434c0bb03d341, // V_CMP_NE_U16 ENC_VOP3 default
    0x04634e0bc03d341, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0483500bd03d341, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c0be03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c34c0bf03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e34c0c003d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04434c0bb03e31a, // V_CMP_GE_U16 ENC_VOP3 default
    0x04634e0bc03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0483500bd03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c0be03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c34c0bf03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e34c0c003e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c1040310, // V_CMP_F_I32 ENC_VOP3 default
    0x04635a0c2040310, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c3040310, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580c4040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3580c5040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3580c6040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c1041336, // V_CMP_LT_I32 ENC_VOP3 default
    0x04635a0c2041336, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c3041336, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580c4041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3580c5041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3580c6041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c1042308, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04635a0c2042308, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c3042308, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580c4042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3580c5042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3580c6042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c104332a, // V_CMP_LE_I32 ENC_VOP3 default
    0x04635a0c204332a, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c304332a, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580c404332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3580c504332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3580c604332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c1044321, // V_CMP_GT_I32 ENC_VOP3 default
    0x04635a0c2044321, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c3044321, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580c4044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3580c5044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3580c6044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c104533f, // V_CMP_NE_I32 ENC_VOP3 default
    0x04635a0c204533f, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c304533f, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580c404533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3580c504533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3580c604533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c1046318, // V_CMP_GE_I32 ENC_VOP3 default
    0x04635a0c2046318, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c3046318, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580c4046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3580c5046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3580c6046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c1047359, // V_CMP_T_I32 ENC_VOP3 default
    0x04635a0c2047359, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c3047359, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580c4047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3580c5047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3580c6047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c7048312, // V_CMP_F_U32 ENC_VOP3 default
    0x04635a0c8048312, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c9048312, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580ca048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3580cb048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3580cc048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c7049339, // V_CMP_LT_U32 ENC_VOP3 default
    0x04635a0c8049339, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c9049339, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580ca049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3580cb049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3580cc049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c704a30b, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04635a0c804a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c904a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580ca04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3580cb04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3580cc04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c704b32d, // V_CMP_LE_U32 ENC_VOP3 default
    0x04635a0c804b32d, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c904b32d, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580ca04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3580cb04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3580cc04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c704c324, // V_CMP_GT_U32 ENC_VOP3 default
    0x04635a0c804c324, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c904c324, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580ca04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3580cb04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3580cc04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c704d342, // V_CMP_NE_U32 ENC_VOP3 default
    0x04635a0c804d342, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c904d342, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580ca04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3580cb04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3580cc04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c704e31b, // V_CMP_GE_U32 ENC_VOP3 default
    0x04635a0c804e31b, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c904e31b, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580ca04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3580cb04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3580cc04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443580c704f35b, // V_CMP_T_U32 ENC_VOP3 default
    0x04635a0c804f35b, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c0c904f35b, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3580ca04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3580cb04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3580cc04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600cd050311, // V_CMP_F_I64 ENC_VOP3 default
    0x04a3600ce050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x04c3600cf050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d0050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600cd051337, // V_CMP_LT_I64 ENC_VOP3 default
    0x04a3600ce051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04c3600cf051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d0051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600cd052309, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04a3600ce052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x04c3600cf052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d0052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600cd05332b, // V_CMP_LE_I64 ENC_VOP3 default
    0x04a3600ce05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c3600cf05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d005332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600cd054322, // V_CMP_GT_I64 ENC_VOP3 default
    0x04a3600ce054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04c3600cf054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d0054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600cd055340, // V_CMP_NE_I64 ENC_VOP3 default
    0x04a3600ce055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c3600cf055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d0055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600cd056319, // V_CMP_GE_I64 ENC_VOP3 default
    0x04a3600ce056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c3600cf056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d0056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600cd05735a, // V_CMP_T_I64 ENC_VOP3 default
    0x04a3600ce05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x04c3600cf05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d005735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600d1058313, // V_CMP_F_U64 ENC_VOP3 default
    0x04a3600d2058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x04c3600d3058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d4058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600d105933a, // V_CMP_LT_U64 ENC_VOP3 default
    0x04a3600d205933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x04c3600d305933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d405933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600d105a30c, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04a3600d205a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04c3600d305a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d405a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600d105b32e, // V_CMP_LE_U64 ENC_VOP3 default
    0x04a3600d205b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c3600d305b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d405b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600d105c325, // V_CMP_GT_U64 ENC_VOP3 default
    0x04a3600d205c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04c3600d305c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d405c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600d105d343, // V_CMP_NE_U64 ENC_VOP3 default
    0x04a3600d205d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c3600d305d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d405d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600d105e31c, // V_CMP_GE_U64 ENC_VOP3 default
    0x04a3600d205e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c3600d305e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d405e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443600d105f35c, // V_CMP_T_U64 ENC_VOP3 default
    0x04a3600d205f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x04c3600d305f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04e3600d405f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443640a507d301, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0463660a607d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483680a707d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3640a807d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3640a907d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3640aa07d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04436a0d507e302, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04636c0d607e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04836e0d707e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a36a0d807e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04c36a0d907e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04e36a0da07e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0443720db07f303, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04a3720dc07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3720dd07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3720de07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df0802ae, // V_CMPX_F_F16 ENC_VOP3 default
    0x0523780e00802ae, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e10802ae, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e20802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e30802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e40802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df0812d3, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0523780e00812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e10812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e20812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e30812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e40812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df0822a5, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0523780e00822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e10822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e20822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e30822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e40822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df0832c7, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0523780e00832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e10832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e20832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e30832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e40832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df0842be, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0523780e00842be, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e10842be, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e20842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e30842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e40842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df0852d0, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0523780e00852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e10852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e20852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e30852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e40852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df0862b5, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0523780e00862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e10862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e20862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e30862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e40862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df0872f4, // V_CMPX_O_F16 ENC_VOP3 default
    0x0523780e00872f4, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e10872f4, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e20872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e30872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e40872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df0882fe, // V_CMPX_U_F16 ENC_VOP3 default
    0x0523780e00882fe, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e10882fe, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e20882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e30882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e40882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df0892e5, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0523780e00892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e10892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e20892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e30892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e40892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df08a2ee, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x0523780e008a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e108a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e208a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e308a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e408a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df08b2e8, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x0523780e008b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e108b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e208b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e308b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e408b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df08c2eb, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x0523780e008c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e108c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e208c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e308c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e408c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df08d2dc, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x0523780e008d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e108d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e208d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e308d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e408d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df08e2f1, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x0523780e008e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e108e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e208e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e308e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e408e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503760df08f2f7, // V_CMPX_T_F16 ENC_VOP3 default
    0x0523780e008f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x05437a0e108f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563760e208f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x0583760e308f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3760e408f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e50902af, // V_CMPX_F_F32 ENC_VOP3 default
    0x0523840e60902af, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e70902af, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e80902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e90902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea0902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e50912d4, // V_CMPX_LT_F32 ENC_VOP3 default
    0x0523840e60912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e70912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e80912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e90912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea0912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e50922a6, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0523840e60922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e70922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e80922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e90922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea0922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e50932c8, // V_CMPX_LE_F32 ENC_VOP3 default
    0x0523840e60932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e70932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e80932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e90932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea0932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e50942bf, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0523840e60942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e70942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e80942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e90942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea0942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e50952d1, // V_CMPX_LG_F32 ENC_VOP3 default
    0x0523840e60952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e70952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e80952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e90952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea0952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e50962b6, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0523840e60962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e70962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e80962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e90962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea0962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e50972f5, // V_CMPX_O_F32 ENC_VOP3 default
    0x0523840e60972f5, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e70972f5, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e80972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e90972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea0972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e50982ff, // V_CMPX_U_F32 ENC_VOP3 default
    0x0523840e60982ff, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e70982ff, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e80982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e90982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea0982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e50992e6, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x0523840e60992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e70992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e80992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e90992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea0992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e509a2ef, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x0523840e609a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e709a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e809a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e909a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea09a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e509b2e9, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x0523840e609b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e709b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e809b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e909b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea09b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e509c2ec, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x0523840e609c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e709c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e809c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e909c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea09c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e509d2dd, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x0523840e609d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e709d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e809d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e909d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea09d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e509e2f2, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x0523840e609e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e709e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e809e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e909e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea09e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503820e509f2f8, // V_CMPX_T_F32 ENC_VOP3 default
    0x0523840e609f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543860e709f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563820e809f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x0583820e909f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3820ea09f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0a02b0, // V_CMPX_F_F64 ENC_VOP3 default
    0x05638e0ec0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0a12d5, // V_CMPX_LT_F64 ENC_VOP3 default
    0x05638e0ec0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0a22a7, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x05638e0ec0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0a32c9, // V_CMPX_LE_F64 ENC_VOP3 default
    0x05638e0ec0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0a42c0, // V_CMPX_GT_F64 ENC_VOP3 default
    0x05638e0ec0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0a52d2, // V_CMPX_LG_F64 ENC_VOP3 default
    0x05638e0ec0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0a62b7, // V_CMPX_GE_F64 ENC_VOP3 default
    0x05638e0ec0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0a72f6, // V_CMPX_O_F64 ENC_VOP3 default
    0x05638e0ec0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0a8300, // V_CMPX_U_F64 ENC_VOP3 default
    0x05638e0ec0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0a92e7, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x05638e0ec0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0aa2f0, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x05638e0ec0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0ab2ea, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x05638e0ec0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0ac2ed, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x05638e0ec0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0ad2de, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x05638e0ec0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0ae2f3, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x05638e0ec0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05038e0eb0af2f9, // V_CMPX_T_F64 ENC_VOP3 default
    0x05638e0ec0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x05838e0ed0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x05a38e0ee0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503920ef0b12d6, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0523940f00b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0543960f10b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0563920f20b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0583920f30b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a3920f40b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503920ef0b22a8, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0523940f00b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0543960f10b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0563920f20b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0583920f30b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05a3920f40b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503920ef0b32ca, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0523940f00b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0543960f10b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0563920f20b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0583920f30b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a3920f40b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503920ef0b42c1, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0523940f00b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0543960f10b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0563920f20b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0583920f30b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a3920f40b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503920ef0b52df, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0523940f00b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0543960f10b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0563920f20b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0583920f30b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a3920f40b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503920ef0b62b8, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0523940f00b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0543960f10b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0563920f20b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0583920f30b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a3920f40b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503920f50b92d9, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0523940f60b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0543960f70b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0563920f80b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0583920f90b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a3920fa0b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503920f50ba2ab, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0523940f60ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x0543960f70ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x0563920f80ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0583920f90ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05a3920fa0ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503920f50bb2cd, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0523940f60bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0543960f70bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0563920f80bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0583920f90bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a3920fa0bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503920f50bc2c4, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0523940f60bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0543960f70bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0563920f80bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0583920f90bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a3920fa0bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503920f50bd2e2, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0523940f60bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0543960f70bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0563920f80bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0583920f90bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a3920fa0bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503920f50be2bb, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0523940f60be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0543960f70be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0563920f80be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0583920f90be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a3920fa0be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e0fb0c02b1, // V_CMPX_F_I32 ENC_VOP3 default
    0x0523a00fc0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a20fd0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639e0fe0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x05839e0ff0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1000c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e0fb0c12d7, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0523a00fc0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a20fd0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639e0fe0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x05839e0ff0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1000c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e0fb0c22a9, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0523a00fc0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a20fd0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639e0fe0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x05839e0ff0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1000c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e0fb0c32cb, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0523a00fc0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a20fd0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639e0fe0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x05839e0ff0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1000c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e0fb0c42c2, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0523a00fc0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a20fd0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639e0fe0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x05839e0ff0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1000c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e0fb0c52e0, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0523a00fc0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a20fd0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639e0fe0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05839e0ff0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1000c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e0fb0c62b9, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0523a00fc0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a20fd0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639e0fe0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x05839e0ff0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1000c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e0fb0c72fa, // V_CMPX_T_I32 ENC_VOP3 default
    0x0523a00fc0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x0543a20fd0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x05639e0fe0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x05839e0ff0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1000c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e1010c82b3, // V_CMPX_F_U32 ENC_VOP3 default
    0x0523a01020c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a21030c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639e1040c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05839e1050c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1060c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e1010c92da, // V_CMPX_LT_U32 ENC_VOP3 default
    0x0523a01020c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a21030c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639e1040c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05839e1050c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1060c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e1010ca2ac, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x0523a01020ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a21030ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639e1040ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05839e1050ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1060ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e1010cb2ce, // V_CMPX_LE_U32 ENC_VOP3 default
    0x0523a01020cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a21030cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639e1040cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05839e1050cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1060cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e1010cc2c5, // V_CMPX_GT_U32 ENC_VOP3 default
    0x0523a01020cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a21030cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639e1040cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05839e1050cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1060cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e1010cd2e3, // V_CMPX_NE_U32 ENC_VOP3 default
    0x0523a01020cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a21030cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639e1040cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05839e1050cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1060cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e1010ce2bc, // V_CMPX_GE_U32 ENC_VOP3 default
    0x0523a01020ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a21030ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639e1040ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05839e1050ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1060ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05039e1010cf2fc, // V_CMPX_T_U32 ENC_VOP3 default
    0x0523a01020cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x0543a21030cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x05639e1040cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05839e1050cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05a39e1060cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a61070d02b2, // V_CMPX_F_I64 ENC_VOP3 default
    0x0563a61080d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a61090d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610a0d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a61070d12d8, // V_CMPX_LT_I64 ENC_VOP3 default
    0x0563a61080d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a61090d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610a0d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a61070d22aa, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x0563a61080d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a61090d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610a0d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a61070d32cc, // V_CMPX_LE_I64 ENC_VOP3 default
    0x0563a61080d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a61090d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610a0d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a61070d42c3, // V_CMPX_GT_I64 ENC_VOP3 default
    0x0563a61080d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a61090d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610a0d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a61070d52e1, // V_CMPX_NE_I64 ENC_VOP3 default
    0x0563a61080d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a61090d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610a0d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a61070d62ba, // V_CMPX_GE_I64 ENC_VOP3 default
    0x0563a61080d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a61090d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610a0d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a61070d72fb, // V_CMPX_T_I64 ENC_VOP3 default
    0x0563a61080d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x0583a61090d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610a0d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a610b0d82b4, // V_CMPX_F_U64 ENC_VOP3 default
    0x0563a610c0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a610d0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610e0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a610b0d92db, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0563a610c0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a610d0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610e0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a610b0da2ad, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0563a610c0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a610d0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610e0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a610b0db2cf, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0563a610c0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a610d0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610e0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a610b0dc2c6, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0563a610c0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a610d0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610e0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a610b0dd2e4, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0563a610c0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a610d0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610e0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a610b0de2bd, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0563a610c0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a610d0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610e0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503a610b0df2fd, // V_CMPX_T_U64 ENC_VOP3 default
    0x0563a610c0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x0583a610d0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05a3a610e0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503aa0df0fd2a2, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x0523ac0e00fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0543ae0e10fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0563aa0e20fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0583aa0e30fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05a3aa0e40fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503b010f0fe2a3, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0523b21100fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0543b41110fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0563b01120fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0583b01130fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05a3b01140fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0503b81150ff2a4, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0563b81160ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0583b81170ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05a3b81180ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c22a119101361, // V_CNDMASK_B32 ENC_VOP3 default
    0x05e22c11a101361, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x06022e11b101361, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x06222a11c101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06422a11d101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06622a11e101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423c11f103288, // V_ADD_F32 ENC_VOP3 default
    0x04623e120103288, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x048240121103288, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23c122103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23c123103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23c124103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423c11f104466, // V_SUB_F32 ENC_VOP3 default
    0x04623e120104466, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x048240121104466, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23c122104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23c123104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23c124104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423c11f105461, // V_SUBREV_F32 ENC_VOP3 default
    0x04623e120105461, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x048240121105461, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23c122105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23c123105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23c124105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423c1251063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x04a23c1261063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23c1271063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23c1281063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423c11f10741b, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x04623e12010741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04824012110741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23c12210741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23c12310741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23c12410741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423c11f10841d, // V_MUL_F32 ENC_VOP3 default
    0x04623e12010841d, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x04824012110841d, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23c12210841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23c12310841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23c12410841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044244129109423, // V_MUL_I32_I24 ENC_VOP3 default
    0x04624612a109423, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04824812b109423, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a24412c109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c24412d109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e24412e109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424a12910a420, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x04624c12a10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04824e12b10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a24a12c10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c24a12d10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e24a12e10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424412f10b426, // V_MUL_U32_U24 ENC_VOP3 default
    0x04624613010b426, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04824813110b426, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a24413210b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c24413310b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e24413410b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424a12f10c422, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x04624c13010c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04824e13110c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a24a13210c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c24a13310c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e24a13410c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423c11f10f40b, // V_MIN_F32 ENC_VOP3 default
    0x04623e12010f40b, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04824012110f40b, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23c12210f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23c12310f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23c12410f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423c11f1103f2, // V_MAX_F32 ENC_VOP3 default
    0x04623e1201103f2, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482401211103f2, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23c1221103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23c1231103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23c1241103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424a12911140e, // V_MIN_I32 ENC_VOP3 default
    0x04624c12a11140e, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04824e12b11140e, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a24a12c11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c24a12d11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e24a12e11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424a1291123f5, // V_MAX_I32 ENC_VOP3 default
    0x04624c12a1123f5, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04824e12b1123f5, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a24a12c1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c24a12d1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e24a12e1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424a12f113410, // V_MIN_U32 ENC_VOP3 default
    0x04624c130113410, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04824e131113410, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a24a132113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c24a133113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e24a134113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424a12f1143f7, // V_MAX_U32 ENC_VOP3 default
    0x04624c1301143f7, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04824e1311143f7, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a24a1321143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c24a1331143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e24a1341143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424a12f1183d8, // V_LSHLREV_B32 ENC_VOP3 default
    0x04624c1301183d8, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824e1311183d8, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a24a1321183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c24a1331183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e24a1341183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424a12f1193dd, // V_LSHRREV_B32 ENC_VOP3 default
    0x04624c1301193dd, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824e1311193dd, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a24a1321193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c24a1331193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e24a1341193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424a13511a295, // V_ASHRREV_I32 ENC_VOP3 default
    0x04624c13611a295, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x04824e13711a295, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a24a13811a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x04c24a13911a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04e24a13a11a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424a12f11b292, // V_AND_B32 ENC_VOP3 default
    0x04624c13011b292, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824e13111b292, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a24a13211b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04c24a13311b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04e24a13411b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424a12f11c42c, // V_OR_B32 ENC_VOP3 default
    0x04624c13011c42c, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824e13111c42c, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a24a13211c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c24a13311c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e24a13411c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424a12f11d47d, // V_XOR_B32 ENC_VOP3 default
    0x04624c13011d47d, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824e13111d47d, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a24a13211d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c24a13311d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e24a13411d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424a12f11e47a, // V_XNOR_B32 ENC_VOP3 default
    0x04624c13011e47a, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824e13111e47a, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a24a13211e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c24a13311e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e24a13411e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06825613b120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x06a25813c120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06c25a13d120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06e25613e120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07025613f120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x072256140120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06825613b121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x06a25813c121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06c25a13d121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06e25613e121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07025613f121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x072256140121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06825613b12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x06a25813c12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06c25a13d12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06e25613e12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07025613f12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x07225614012245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04424412f12528e, // V_ADD_NC_U32 ENC_VOP3 default
    0x04624613012528e, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04824813112528e, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a24413212528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c24413312528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e24413412528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424412f12646a, // V_SUB_NC_U32 ENC_VOP3 default
    0x04624613012646a, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04824813112646a, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a24413212646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c24413312646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e24413412646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04424412f127462, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x046246130127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x048248131127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a244132127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c244133127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e244134127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04423c12512b3b8, // V_FMAC_F32 ENC_VOP3 default
    0x04623e14112b3b8, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04824014212b3b8, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a23c12612b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c23c12712b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e23c12812b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04426614312f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x04626814412f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04826a14512f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a26614612f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c26614712f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e26614812f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044272149132287, // V_ADD_F16 ENC_VOP3 default
    0x04627414a132287, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827614b132287, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a27214c132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04c27214d132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04e27214e132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044272149133465, // V_SUB_F16 ENC_VOP3 default
    0x04627414a133465, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827614b133465, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a27214c133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04c27214d133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04e27214e133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044272149134460, // V_SUBREV_F16 ENC_VOP3 default
    0x04627414a134460, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827614b134460, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a27214c134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x04c27214d134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04e27214e134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04427214913541c, // V_MUL_F16 ENC_VOP3 default
    0x04627414a13541c, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827614b13541c, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a27214c13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04c27214d13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04e27214e13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04427814f1363b7, // V_FMAC_F16 ENC_VOP3 default
    0x04627a1501363b7, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827c1511363b7, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2781521363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2781531363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2781541363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442721491393f1, // V_MAX_F16 ENC_VOP3 default
    0x04627414a1393f1, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827614b1393f1, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a27214c1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04c27214d1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04e27214e1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04427214913a40a, // V_MIN_F16 ENC_VOP3 default
    0x04627414a13a40a, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04827614b13a40a, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a27214c13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04c27214d13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04e27214e13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04428414913b3d1, // V_LDEXP_F16 ENC_VOP3 default
    0x04628614a13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04828814b13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a28414c13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c28414d13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e28414e13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04418c155180427, // V_NOP ENC_VOP3 default
    0x044194156181416, // V_MOV_B32 ENC_VOP3 default
    0x074196157181416, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x076198158181416, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a194159181416, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x07819c15a18244c, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0441a015b18337a, // V_CVT_I32_F64 ENC_VOP3 default
    0x04a1a015c18337a, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441a415d184375, // V_CVT_F64_I32 ENC_VOP3 default
    0x04a1a415e184375, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0441a615f18536e, // V_CVT_F32_I32 ENC_VOP3 default
    0x0741a816018536e, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x0761aa16118536e, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1a616218536e, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0441a616318636f, // V_CVT_F32_U32 ENC_VOP3 default
    0x0741a816418636f, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0761aa16518636f, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1a616618636f, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0441ae16718738b, // V_CVT_U32_F32 ENC_VOP3 default
    0x0741b016818738b, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b216918738b, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae16a18738b, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ae16b188379, // V_CVT_I32_F32 ENC_VOP3 default
    0x0741b016c188379, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b216d188379, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae16e188379, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ba16f18a369, // V_CVT_F16_F32 ENC_VOP3 default
    0x0741bc17018a369, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761be17118a369, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ba17218a369, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0441c617318b36c, // V_CVT_F32_F16 ENC_VOP3 default
    0x0741c817418b36c, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0761ca17518b36c, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1c617618b36c, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0441cc16b18c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0741ce16c18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761d016d18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1cc16e18c37c, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441cc16b18d377, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0741ce16c18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761d016d18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1cc16e18d377, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441a615f18e37f, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0741a816018e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x0761aa16118e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x04a1a616218e37f, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0441a017718f36d, // V_CVT_F32_F64 ENC_VOP3 default
    0x04a1a017818f36d, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d2179190374, // V_CVT_F64_F32 ENC_VOP3 default
    0x04a1d217a190374, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0441a6163191370, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0741a8164191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x0761aa165191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x04a1a6166191370, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0441a6163192371, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0741a8164192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x0761aa165192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x04a1a6166192371, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0441a6163193372, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0741a8164193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x0761aa165193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x04a1a6166193372, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0441a6163194373, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0741a8164194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x0761aa165194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x04a1a6166194373, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0441a017b19538c, // V_CVT_U32_F64 ENC_VOP3 default
    0x04a1a017c19538c, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441a417d196376, // V_CVT_F64_U32 ENC_VOP3 default
    0x04a1a417e196376, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0441d617f197471, // V_TRUNC_F64 ENC_VOP3 default
    0x04a1d6180197471, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d617f19829f, // V_CEIL_F64 ENC_VOP3 default
    0x04a1d618019829f, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d617f199450, // V_RNDNE_F64 ENC_VOP3 default
    0x04a1d6180199450, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d617f19a3b3, // V_FLOOR_F64 ENC_VOP3 default
    0x04a1d618019a3b3, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x04418c15519b432, // V_PIPEFLUSH ENC_VOP3 default
    0x0441de18119c415, // V_MOV_B16 ENC_VOP3 default
    0x0741e018219c415, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0761e218319c415, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1de18419c415, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851a03c3, // V_FRACT_F32 ENC_VOP3 default
    0x0741b01861a03c3, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871a03c3, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881a03c3, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851a1470, // V_TRUNC_F32 ENC_VOP3 default
    0x0741b01861a1470, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871a1470, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881a1470, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851a229e, // V_CEIL_F32 ENC_VOP3 default
    0x0741b01861a229e, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871a229e, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881a229e, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851a344f, // V_RNDNE_F32 ENC_VOP3 default
    0x0741b01861a344f, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871a344f, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881a344f, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851a43b2, // V_FLOOR_F32 ENC_VOP3 default
    0x0741b01861a43b2, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871a43b2, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881a43b2, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851a53b0, // V_EXP_F32 ENC_VOP3 default
    0x0741b01861a53b0, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871a53b0, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881a53b0, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851a73d6, // V_LOG_F32 ENC_VOP3 default
    0x0741b01861a73d6, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871a73d6, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881a73d6, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851aa449, // V_RCP_F32 ENC_VOP3 default
    0x0741b01861aa449, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871aa449, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881aa449, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851ab44b, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0741b01861ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881ab44b, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851ae452, // V_RSQ_F32 ENC_VOP3 default
    0x0741b01861ae452, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871ae452, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881ae452, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0441d617f1af44a, // V_RCP_F64 ENC_VOP3 default
    0x04a1d61801af44a, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d617f1b1453, // V_RSQ_F64 ENC_VOP3 default
    0x04a1d61801b1453, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851b345c, // V_SQRT_F32 ENC_VOP3 default
    0x0741b01861b345c, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871b345c, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881b345c, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0441d617f1b445d, // V_SQRT_F64 ENC_VOP3 default
    0x04a1d61801b445d, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851b545a, // V_SIN_F32 ENC_VOP3 default
    0x0741b01861b545a, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871b545a, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881b545a, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851b6363, // V_COS_F32 ENC_VOP3 default
    0x0741b01861b6363, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871b6363, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881b6363, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0441941891b7429, // V_NOT_B32 ENC_VOP3 default
    0x07419618a1b7429, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x07619818b1b7429, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a19418c1b7429, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0441941561b829c, // V_BFREV_B32 ENC_VOP3 default
    0x0741961571b829c, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0761981581b829c, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1941591b829c, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04419418d1b92a1, // V_CLZ_I32_U32 ENC_VOP3 default
    0x07419618e1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x07619818f1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1941901b92a1, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x04419418d1ba364, // V_CTZ_I32_B32 ENC_VOP3 default
    0x07419618e1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x07619818f1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1941901ba364, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x0441941911bb2a0, // V_CLS_I32 ENC_VOP3 default
    0x0741961921bb2a0, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x0761981931bb2a0, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1941941bb2a0, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x0441a015b1bc3c7, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x04a1a015c1bc3c7, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d617f1bd3ca, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x04a1d61801bd3ca, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0441d617f1be3c4, // V_FRACT_F64 ENC_VOP3 default
    0x04a1d61801be3c4, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0441cc16b1bf3c6, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0741ce16c1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761d016d1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1cc16e1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ae1851c03c9, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0741b01861c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0761b21871c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1881c03c9, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0441941951c2411, // V_MOVRELD_B32 ENC_VOP3 default
    0x0741961961c2411, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0761981971c2411, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1941981c2411, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0781941991c3414, // V_MOVRELS_B32 ENC_VOP3 default
    0x0741961961c3414, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0761981971c3414, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x0781941991c4413, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0741961961c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0761981971c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x0781941991c8412, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0741961961c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0761981971c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441ea19a1d036b, // V_CVT_F16_U16 ENC_VOP3 default
    0x0741ec19b1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x0761ee19c1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ea19d1d036b, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0441ea19e1d136a, // V_CVT_F16_I16 ENC_VOP3 default
    0x0741ec19f1d136a, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x0761ee1a01d136a, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ea1a11d136a, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0441f61a21d238a, // V_CVT_U16_F16 ENC_VOP3 default
    0x0741f81a31d238a, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0761fa1a41d238a, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f61a51d238a, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f61a61d3378, // V_CVT_I16_F16 ENC_VOP3 default
    0x0741f81a71d3378, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0761fa1a81d3378, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f61a91d3378, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0442021aa1d4448, // V_RCP_F16 ENC_VOP3 default
    0x0742041ab1d4448, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762061ac1d4448, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2021ad1d4448, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0442021aa1d545b, // V_SQRT_F16 ENC_VOP3 default
    0x0742041ab1d545b, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762061ac1d545b, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2021ad1d545b, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0442021aa1d6451, // V_RSQ_F16 ENC_VOP3 default
    0x0742041ab1d6451, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762061ac1d6451, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2021ad1d6451, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0442021aa1d73d5, // V_LOG_F16 ENC_VOP3 default
    0x0742041ab1d73d5, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762061ac1d73d5, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2021ad1d73d5, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0442021aa1d83af, // V_EXP_F16 ENC_VOP3 default
    0x0742041ab1d83af, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762061ac1d83af, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2021ad1d83af, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0442021aa1d93c8, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0742041ab1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762061ac1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2021ad1d93c8, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f61a61da3c5, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0741f81a71da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0761fa1a81da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f61a91da3c5, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0442021aa1db3b1, // V_FLOOR_F16 ENC_VOP3 default
    0x0742041ab1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762061ac1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2021ad1db3b1, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0442021aa1dc29d, // V_CEIL_F16 ENC_VOP3 default
    0x0742041ab1dc29d, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762061ac1dc29d, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2021ad1dc29d, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0442021aa1dd46f, // V_TRUNC_F16 ENC_VOP3 default
    0x0742041ab1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762061ac1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2021ad1dd46f, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0442021aa1de44e, // V_RNDNE_F16 ENC_VOP3 default
    0x0742041ab1de44e, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762061ac1de44e, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2021ad1de44e, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0442021aa1df3c2, // V_FRACT_F16 ENC_VOP3 default
    0x0742041ab1df3c2, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762061ac1df3c2, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2021ad1df3c2, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0442021aa1e0459, // V_SIN_F16 ENC_VOP3 default
    0x0742041ab1e0459, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762061ac1e0459, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2021ad1e0459, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0442021aa1e1362, // V_COS_F16 ENC_VOP3 default
    0x0742041ab1e1362, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0762061ac1e1362, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2021ad1e1362, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x04420e1ae1e2458, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0742101af1e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x0762121b01e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a20e1b11e2458, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0441f61a61e337d, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0741f81a71e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0761fa1a81e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f61a91e337d, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f61a21e437e, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0741f81a31e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0761fa1a41e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f61a51e437e, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441de1b21e9428, // V_NOT_B16 ENC_VOP3 default
    0x0741e01b31e9428, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x0761e21b41e9428, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1de1b51e9428, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x04421e1b61ea37b, // V_CVT_I32_I16 ENC_VOP3 default
    0x0742201b71ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0762221b81ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a21e1b91ea37b, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04421e1ba1eb38d, // V_CVT_U32_U16 ENC_VOP3 default
    0x0742201bb1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0762221bc1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a21e1bd1eb38d, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04428c1be2093bb, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x04628e1bf2093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482901c02093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28c1c12093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28c1c22093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28c1c32093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28c1c42093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28c1c52093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28c1c62093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028c1c72093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442921c820a3e1, // V_MAD_I32_I24 ENC_VOP3 default
    0x0462941c920a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0482961ca20a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a2921cb20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c2921cc20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e2921cd20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2921ce20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2921cf20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2921d020a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802921d120a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442921d220b3e5, // V_MAD_U32_U24 ENC_VOP3 default
    0x0462941d320b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0482961d420b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a2921d520b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c2921d620b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e2921d720b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2921d820b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2921d920b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2921da20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802921db20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428c1be20c365, // V_CUBEID_F32 ENC_VOP3 default
    0x04628e1bf20c365, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482901c020c365, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28c1c120c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28c1c220c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28c1c320c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28c1c420c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28c1c520c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28c1c620c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028c1c720c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428c1be20d367, // V_CUBESC_F32 ENC_VOP3 default
    0x04628e1bf20d367, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482901c020d367, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28c1c120d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28c1c220d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28c1c320d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28c1c420d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28c1c520d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28c1c620d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028c1c720d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428c1be20e368, // V_CUBETC_F32 ENC_VOP3 default
    0x04628e1bf20e368, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482901c020e368, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28c1c120e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28c1c220e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28c1c320e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28c1c420e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28c1c520e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28c1c620e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028c1c720e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428c1be20f366, // V_CUBEMA_F32 ENC_VOP3 default
    0x04628e1bf20f366, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482901c020f366, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28c1c120f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28c1c220f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28c1c320f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28c1c420f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28c1c520f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28c1c620f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028c1c720f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc210299, // V_BFE_U32 ENC_VOP3 default
    0x04629a1dd210299, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de210299, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e0210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e1210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e2210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e3210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e4210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e5210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981e6211298, // V_BFE_I32 ENC_VOP3 default
    0x04629a1e7211298, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1e8211298, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981e9211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2981ea211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2981eb211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981ec211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2981ed211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981ee211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981ef211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc21229a, // V_BFI_B32 ENC_VOP3 default
    0x04629a1dd21229a, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de21229a, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df21229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e021229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e121229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e221229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e321229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e421229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e521229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428c1be2133bd, // V_FMA_F32 ENC_VOP3 default
    0x04628e1bf2133bd, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482901c02133bd, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28c1c12133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28c1c22133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28c1c32133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28c1c42133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28c1c52133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28c1c62133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028c1c72133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429e1f02143be, // V_FMA_F64 ENC_VOP3 default
    0x04a29e1f12143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04c29e1f22143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x04e29e1f32143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29e1f42143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c29e1f52143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29e1f62143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029e1f72143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981f82153d4, // V_LERP_U8 ENC_VOP3 default
    0x04629a1f92153d4, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x04829c1fa2153d4, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a2981fb2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04c2981fc2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x04e2981fd2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981fe2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2981ff2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2982002153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802982012153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442a020221628f, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0462a220321628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482a420421628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a020521628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a020621628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a020721628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a020821628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2a020921628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a020a21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a020b21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442a0202217290, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0462a2203217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482a4204217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a0205217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a0206217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a0207217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a0208217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2a0209217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a020a217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a020b217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428c1be21841a, // V_MULLIT_F32 ENC_VOP3 default
    0x04628e1bf21841a, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482901c021841a, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28c1c121841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28c1c221841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28c1c321841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28c1c421841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28c1c521841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28c1c621841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028c1c721841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428c1be219401, // V_MIN3_F32 ENC_VOP3 default
    0x04628e1bf219401, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482901c0219401, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28c1c1219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28c1c2219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28c1c3219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28c1c4219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28c1c5219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28c1c6219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028c1c7219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429820c21a403, // V_MIN3_I32 ENC_VOP3 default
    0x04629a20d21a403, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04829c20e21a403, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a29820f21a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c29821021a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e29821121a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29821221a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c29821321a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29821421a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029821521a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc21b405, // V_MIN3_U32 ENC_VOP3 default
    0x04629a1dd21b405, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de21b405, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df21b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e021b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e121b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e221b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e321b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e421b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e521b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428c1be21c3e8, // V_MAX3_F32 ENC_VOP3 default
    0x04628e1bf21c3e8, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482901c021c3e8, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28c1c121c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28c1c221c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28c1c321c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28c1c421c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28c1c521c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28c1c621c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028c1c721c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429820c21d3ea, // V_MAX3_I32 ENC_VOP3 default
    0x04629a20d21d3ea, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04829c20e21d3ea, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a29820f21d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c29821021d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e29821121d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29821221d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c29821321d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29821421d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029821521d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc21e3ec, // V_MAX3_U32 ENC_VOP3 default
    0x04629a1dd21e3ec, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de21e3ec, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df21e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e021e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e121e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e221e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e321e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e421e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e521e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428c1be21f3fb, // V_MED3_F32 ENC_VOP3 default
    0x04628e1bf21f3fb, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482901c021f3fb, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28c1c121f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28c1c221f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28c1c321f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28c1c421f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28c1c521f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28c1c621f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028c1c721f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429820c2203fd, // V_MED3_I32 ENC_VOP3 default
    0x04629a20d2203fd, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04829c20e2203fd, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a29820f2203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2982102203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2982112203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2982122203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2982132203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2982142203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802982152203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc2213ff, // V_MED3_U32 ENC_VOP3 default
    0x04629a1dd2213ff, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de2213ff, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df2213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e02213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e12213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e22213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e32213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e42213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e52213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x044292216222457, // V_SAD_U8 ENC_VOP3 default
    0x046294217222457, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x048296218222457, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a292219222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c29221a222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e29221b222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29221c222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c29221d222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29221e222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029221f222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x044292216223454, // V_SAD_HI_U8 ENC_VOP3 default
    0x046294217223454, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x048296218223454, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a292219223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04c29221a223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x04e29221b223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29221c223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c29221d223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29221e223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029221f223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x044292220224455, // V_SAD_U16 ENC_VOP3 default
    0x046294221224455, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x048296222224455, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a292223224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c292224224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e292225224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a292226224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c292227224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e292228224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x080292229224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442921dc225456, // V_SAD_U32 ENC_VOP3 default
    0x0462941dd225456, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482961de225456, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2921df225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2921e0225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2921e1225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2921e2225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2921e3225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2921e4225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802921e5225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442a622a226389, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0462a822b226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482aa22c226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a622d226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2a622e226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2a622f226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a6230226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a6231226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a6232226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a6233226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428c1be22738f, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04a28c1c122738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28c1c222738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28c1c322738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28c1c422738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28c1c522738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28c1c622738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028c1c722738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429e1f0228390, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x04a29e1f1228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c29e1f2228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e29e1f3228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29e1f4228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c29e1f5228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29e1f6228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029e1f7228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08228c234237391, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x08428c235237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x08628c236237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x08828c237237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a28c238237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x08c28c239237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e28c23a237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09028c23b237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08229e23c238392, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x08429e23d238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x08629e23e238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x08829e23f238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a29e240238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x08c29e241238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e29e242238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09029e243238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442921f8239419, // V_MSAD_U8 ENC_VOP3 default
    0x0462941f9239419, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x0482961fa239419, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a2921fb239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c2921fc239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e2921fd239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2921fe239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2921ff239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e292200239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x080292201239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ac24423a447, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x04a2ac24523a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c2ac24623a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e2ac24723a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ac24823a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ac24923a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ac24a23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ac24b23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ac24423b417, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x04a2ac24523b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c2ac24623b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e2ac24723b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ac24823b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ac24923b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ac24a23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ac24b23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922ae24c23d418, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0942ae24d23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0962ae24e23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0982ae24f23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442981dc24047b, // V_XOR3_B32 ENC_VOP3 default
    0x04629a1dd24047b, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de24047b, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df24047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e024047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e124047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e224047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e324047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e424047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e524047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b02502413e3, // V_MAD_U16 ENC_VOP3 default
    0x0462b22512413e3, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482b42522413e3, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b02532413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2b02542413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2b02552413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b02562413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2b02572413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b02582413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b02592413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429825a244431, // V_PERM_B32 ENC_VOP3 default
    0x04629a25b244431, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04829c25c244431, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a29825d244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c29825e244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e29825f244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a298260244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c298261244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e298262244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x080298263244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc245479, // V_XAD_U32 ENC_VOP3 default
    0x04629a1dd245479, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de245479, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e0245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e1245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e2245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e3245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e4245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e5245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc2463da, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x04629a1dd2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df2463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e02463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e12463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e22463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e32463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e42463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e52463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc24728a, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x04629a1dd24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df24728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e024728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e124728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e224728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e324728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e424728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e524728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b62642483bc, // V_FMA_F16 ENC_VOP3 default
    0x0462b82652483bc, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482ba2662483bc, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b62672483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b62682483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b62692483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b626a2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b626b2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b626c2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b626d2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b6264249400, // V_MIN3_F16 ENC_VOP3 default
    0x0462b8265249400, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482ba266249400, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b6267249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b6268249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b6269249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b626a249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b626b249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b626c249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b626d249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b026e24a402, // V_MIN3_I16 ENC_VOP3 default
    0x0462b226f24a402, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482b427024a402, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b027124a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2b027224a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2b027324a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b027424a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2b027524a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b027624a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b027724a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b025024b404, // V_MIN3_U16 ENC_VOP3 default
    0x0462b225124b404, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482b425224b404, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b025324b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2b025424b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2b025524b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b025624b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2b025724b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b025824b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b025924b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b626424c3e7, // V_MAX3_F16 ENC_VOP3 default
    0x0462b826524c3e7, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482ba26624c3e7, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b626724c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b626824c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b626924c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b626a24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b626b24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b626c24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b626d24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b026e24d3e9, // V_MAX3_I16 ENC_VOP3 default
    0x0462b226f24d3e9, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482b427024d3e9, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b027124d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2b027224d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2b027324d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b027424d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2b027524d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b027624d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b027724d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b025024e3eb, // V_MAX3_U16 ENC_VOP3 default
    0x0462b225124e3eb, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482b425224e3eb, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b025324e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2b025424e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2b025524e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b025624e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2b025724e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b025824e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b025924e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b626424f3fa, // V_MED3_F16 ENC_VOP3 default
    0x0462b826524f3fa, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482ba26624f3fa, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b626724f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b626824f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b626924f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b626a24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b626b24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b626c24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b626d24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b026e2503fc, // V_MED3_I16 ENC_VOP3 default
    0x0462b226f2503fc, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482b42702503fc, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b02712503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2b02722503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2b02732503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b02742503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2b02752503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b02762503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b02772503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b02502513fe, // V_MED3_U16 ENC_VOP3 default
    0x0462b22512513fe, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482b42522513fe, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b02532513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2b02542513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2b02552513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b02562513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2b02572513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b02582513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b02592513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b026e2533df, // V_MAD_I16 ENC_VOP3 default
    0x0462b226f2533df, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482b42702533df, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b02712533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2b02722533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2b02732533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b02742533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2b02752533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b02762533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b02772533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b626425438e, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0462b826525438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482ba26625438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b626725438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b626825438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b626925438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b626a25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b626b25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b626c25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b626d25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc255284, // V_ADD3_U32 ENC_VOP3 default
    0x04629a1dd255284, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de255284, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e0255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e1255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e2255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e3255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e4255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e5255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc2563db, // V_LSHL_OR_B32 ENC_VOP3 default
    0x04629a1dd2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df2563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e02563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e12563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e22563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e32563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e42563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e52563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc257293, // V_AND_OR_B32 ENC_VOP3 default
    0x04629a1dd257293, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de257293, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e0257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e1257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e2257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e3257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e4257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e5257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc25842a, // V_OR3_B32 ENC_VOP3 default
    0x04629a1dd25842a, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de25842a, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df25842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e025842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e125842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e225842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e325842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e425842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e525842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442bc2782593e4, // V_MAD_U32_U16 ENC_VOP3 default
    0x0462be2792593e4, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482c027a2593e4, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2bc27b2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2bc27c2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2bc27d2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc27e2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2bc27f2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc2802593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc2812593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442bc28225a3e0, // V_MAD_I32_I16 ENC_VOP3 default
    0x0462be28325a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482c028425a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2bc28525a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2bc28625a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2bc28725a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc28825a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2bc28925a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc28a25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc28b25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09a2c228c25b42e, // V_PERMLANE16_B32 ENC_VOP3 default
    0x09c2c228d25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x09e2c228e25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0a02c228f25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09a2c228c25c430, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x09c2c228d25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x09e2c228e25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0a02c228f25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x05c2c429025d360, // V_CNDMASK_B16 ENC_VOP3 default
    0x05e2c629125d360, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x0602c829225d360, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x0622c429325d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x0642c429425d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x0662c429525d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04428c1be25e3ee, // V_MAXMIN_F32 ENC_VOP3 default
    0x04628e1bf25e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482901c025e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28c1c125e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28c1c225e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28c1c325e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28c1c425e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28c1c525e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28c1c625e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028c1c725e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04428c1be25f407, // V_MINMAX_F32 ENC_VOP3 default
    0x04628e1bf25f407, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482901c025f407, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a28c1c125f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04c28c1c225f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04e28c1c325f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a28c1c425f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x07c28c1c525f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e28c1c625f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08028c1c725f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b62642603ed, // V_MAXMIN_F16 ENC_VOP3 default
    0x0462b82652603ed, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482ba2662603ed, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b62672603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b62682603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b62692603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b626a2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b626b2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b626c2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b626d2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442b6264261406, // V_MINMAX_F16 ENC_VOP3 default
    0x0462b8265261406, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482ba266261406, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2b6267261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2b6268261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2b6269261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b626a261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2b626b261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b626c261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b626d261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc2623f0, // V_MAXMIN_U32 ENC_VOP3 default
    0x04629a1dd2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df2623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e02623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e12623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e22623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e32623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e42623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e52623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442981dc263409, // V_MINMAX_U32 ENC_VOP3 default
    0x04629a1dd263409, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04829c1de263409, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2981df263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2981e0263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2981e1263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2981e2263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2981e3263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2981e4263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802981e5263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429820c2643ef, // V_MAXMIN_I32 ENC_VOP3 default
    0x04629a20d2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04829c20e2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a29820f2643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2982102643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2982112643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2982122643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2982132643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2982142643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802982152643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04429820c265408, // V_MINMAX_I32 ENC_VOP3 default
    0x04629a20d265408, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04829c20e265408, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a29820f265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c298210265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e298211265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a298212265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x07c298213265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e298214265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x080298215265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442ca296266397, // V_DOT2_F16_F16 ENC_VOP3 default
    0x0462cc297266397, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482ce298266397, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2ca299266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2ca29a266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2ca29b266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ca29c266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2ca29d266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ca29e266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ca29f266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0442d02a0267396, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x0462d22a1267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0482d42a2267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a2d02a3267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x04c2d02a4267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x04e2d02a5267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d02a6267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x07c2d02a7267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d02a8267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d02a9267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22d62aa2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0a42d62ab2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62d62ac2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82d62ad2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2d62ae2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac2d62af2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2d62b02fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b02d62b12fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22d82b22fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0a42d82b32fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62d82b42fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82d82b52fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2d82b62fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac2d82b72fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2d82b82fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b02d82b92fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22da2ba2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0a42da2bb2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62da2bc2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82da2bd2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2da2be2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac2da2bf2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2da2c02fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b02da2c12fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22da2c22ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0a42da2c32ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62da2c42ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82da2c52ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2da2c62ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac2da2c72ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2da2c82ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b02da2c92ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22dc2ca300286, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0b22de2cb300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b42e02cc300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a42dc2cd300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62dc2ce300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82dc2cf300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a22dc2ca301464, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0b22de2cb301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b42e02cc301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a42dc2cd301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62dc2ce301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82dc2cf301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a22dc2ca30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0b22de2cb30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b42e02cc30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a42dc2cd30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62dc2ce30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82dc2cf30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0442e22d030328d, // V_ADD_NC_U16 ENC_VOP3 default
    0x0462e42d130328d, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482e62d230328d, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e22d330328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2e22d430328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2e22d530328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e22d0304469, // V_SUB_NC_U16 ENC_VOP3 default
    0x0462e42d1304469, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482e62d2304469, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e22d3304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2e22d4304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2e22d5304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e82d0305424, // V_MUL_LO_U16 ENC_VOP3 default
    0x0462ea2d1305424, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482ec2d2305424, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e82d3305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2e82d4305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2e82d5305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442ee2d6306380, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0462f02d7306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f22d8306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ee2d9306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ee2da306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ee2db306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442ee2dc307387, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0462f02dd307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f22de307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ee2df307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ee2e0307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ee2e1307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e82d03093f6, // V_MAX_U16 ENC_VOP3 default
    0x0462ea2d13093f6, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482ec2d23093f6, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e82d33093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2e82d43093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2e82d53093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e82e230a3f4, // V_MAX_I16 ENC_VOP3 default
    0x0462ea2e330a3f4, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482ec2e430a3f4, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e82e530a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2e82e630a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2e82e730a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e82d030b40f, // V_MIN_U16 ENC_VOP3 default
    0x0462ea2d130b40f, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482ec2d230b40f, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e82d330b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04c2e82d430b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04e2e82d530b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e82e230c40d, // V_MIN_I16 ENC_VOP3 default
    0x0462ea2e330c40d, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482ec2e430c40d, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e82e530c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2e82e630c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2e82e730c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e22e230d28b, // V_ADD_NC_I16 ENC_VOP3 default
    0x0462e42e330d28b, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482e62e430d28b, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e22e530d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2e22e630d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2e22e730d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e22e230e467, // V_SUB_NC_I16 ENC_VOP3 default
    0x0462e42e330e467, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482e62e430e467, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e22e530e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2e22e630e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2e22e730e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442f42e831142d, // V_PACK_B32_F16 ENC_VOP3 default
    0x0462f62e931142d, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482f82ea31142d, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2f42eb31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2f42ec31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2f42ed31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442f42ee312382, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x0462f62ef312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482f82f0312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2f42f1312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2f42f2312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2f42f3312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442f42f4313384, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x0462f62f5313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482f82f6313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2f42f7313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c2f42f8313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e2f42f9313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442fa2fa31c3d2, // V_LDEXP_F32 ENC_VOP3 default
    0x0462fc2fb31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482fe2fc31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2fa2fd31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2fa2fe31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2fa2ff31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430012f31d29b, // V_BFM_B32 ENC_VOP3 default
    0x04624c30031d29b, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824e30131d29b, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a30013231d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c30013331d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e30013431d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430012f31e297, // V_BCNT_U32_B32 ENC_VOP3 default
    0x04624c30031e297, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824e30131e297, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a30013231e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c30013331e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e30013431e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430012f31f3f9, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x04624c30031f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824e30131f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a30013231f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c30013331f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e30013431f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430012f3203f8, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x04624c3003203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04824e3013203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a3001323203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c3001333203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e3001343203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442ee2d6321383, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0462f02d7321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f22d8321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ee2d9321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ee2da321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ee2db321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442ee2dc322385, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0462f02dd322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f22de322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ee2df322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ee2e0322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ee2e1322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044300302323388, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x04624c303323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x04824e304323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a300305323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04c300306323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04e300307323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044300308324381, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x04624c309324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x04824e30a324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a30030b324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04c30030c324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04e30030d324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044302129325468, // V_SUB_NC_I32 ENC_VOP3 default
    0x04624630e325468, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04824830f325468, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a30212c325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c30212d325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e30212e325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430212932628c, // V_ADD_NC_I32 ENC_VOP3 default
    0x04624630e32628c, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04824830f32628c, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a30212c32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c30212d32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e30212e32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x044304310327289, // V_ADD_F64 ENC_VOP3 default
    0x04a304311327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x04c304312327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04e304313327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430431032841e, // V_MUL_F64 ENC_VOP3 default
    0x04a30431132841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x04c30431232841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04e30431332841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430431032940c, // V_MIN_F64 ENC_VOP3 default
    0x04a30431132940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x04c30431232940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04e30431332940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430431032a3f3, // V_MAX_F64 ENC_VOP3 default
    0x04a30431132a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x04c30431232a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04e30431332a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430631432b3d3, // V_LDEXP_F64 ENC_VOP3 default
    0x04a30631532b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c30631632b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e30631732b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430012f32c425, // V_MUL_LO_U32 ENC_VOP3 default
    0x04a30013232c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04c30013332c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04e30013432c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430012f32d421, // V_MUL_HI_U32 ENC_VOP3 default
    0x04a30013232d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04c30013332d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04e30013432d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430012932e41f, // V_MUL_HI_I32 ENC_VOP3 default
    0x04a30012c32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04c30012d32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04e30012e32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04430631832f46e, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04a30631932f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c30631a32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e30631b32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e82d03383d7, // V_LSHLREV_B16 ENC_VOP3 default
    0x0462ea2d13383d7, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0482ec2d23383d7, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e82d33383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c2e82d43383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e2e82d53383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e82d03393dc, // V_LSHRREV_B16 ENC_VOP3 default
    0x0462ea2d13393dc, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0482ec2d23393dc, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e82d33393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c2e82d43393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e2e82d53393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e831c33a294, // V_ASHRREV_I16 ENC_VOP3 default
    0x0462ea31d33a294, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482ec31e33a294, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e831f33a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04c2e832033a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04e2e832133a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b630832233c3d9, // V_LSHLREV_B64 ENC_VOP3 default
    0x0b830832333c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0ba30832433c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0b630832233d3de, // V_LSHRREV_B64 ENC_VOP3 default
    0x0b830832333d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0ba30832433d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0b630832533e296, // V_ASHRREV_I64 ENC_VOP3 default
    0x0b830832633e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0ba30832733e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0bc30a32836044d, // V_READLANE_B32 ENC_VOP3 default
    0x0be300329361478, // V_WRITELANE_B32 ENC_VOP3 default
    0x0c030032a361478, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0442e82d0362291, // V_AND_B16 ENC_VOP3 default
    0x0462ea2d1362291, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x0482ec2d2362291, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e82d3362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x04c2e82d4362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x04e2e82d5362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e82d036342b, // V_OR_B16 ENC_VOP3 default
    0x0462ea2d136342b, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0482ec2d236342b, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e82d336342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c2e82d436342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e2e82d536342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0442e82d036447c, // V_XOR_B16 ENC_VOP3 default
    0x0462ea2d136447c, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0482ec2d236447c, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a2e82d336447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c2e82d436447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e2e82d536447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x0dc33641100030d, // V_CMP_F_F16 ENC_VOPC default
    0x0de33841200030d, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a41300030d, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233641400030d, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x0dc336411001332, // V_CMP_LT_F16 ENC_VOPC default
    0x0de338412001332, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a413001332, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e2336414001332, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0dc336411002304, // V_CMP_EQ_F16 ENC_VOPC default
    0x0de338412002304, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a413002304, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e2336414002304, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0dc336411003326, // V_CMP_LE_F16 ENC_VOPC default
    0x0de338412003326, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a413003326, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e2336414003326, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0dc33641100431d, // V_CMP_GT_F16 ENC_VOPC default
    0x0de33841200431d, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a41300431d, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233641400431d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0dc33641100532f, // V_CMP_LG_F16 ENC_VOPC default
    0x0de33841200532f, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a41300532f, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233641400532f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0dc336411006314, // V_CMP_GE_F16 ENC_VOPC default
    0x0de338412006314, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a413006314, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e2336414006314, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0dc336411007353, // V_CMP_O_F16 ENC_VOPC default
    0x0de338412007353, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a413007353, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e2336414007353, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0dc33641100835d, // V_CMP_U_F16 ENC_VOPC default
    0x0de33841200835d, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a41300835d, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233641400835d, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0dc336411009344, // V_CMP_NGE_F16 ENC_VOPC default
    0x0de338412009344, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a413009344, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e2336414009344, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0dc33641100a34d, // V_CMP_NLG_F16 ENC_VOPC default
    0x0de33841200a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a41300a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233641400a34d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0dc33641100b347, // V_CMP_NGT_F16 ENC_VOPC default
    0x0de33841200b347, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a41300b347, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233641400b347, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0dc33641100c34a, // V_CMP_NLE_F16 ENC_VOPC default
    0x0de33841200c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a41300c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233641400c34a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0dc33641100d33b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0de33841200d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a41300d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233641400d33b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0dc33641100e350, // V_CMP_NLT_F16 ENC_VOPC default
    0x0de33841200e350, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a41300e350, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233641400e350, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0dc33641100f356, // V_CMP_T_F16 ENC_VOPC default
    0x0de33841200f356, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a41300f356, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233641400f356, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0x0e434241501030e, // V_CMP_F_F32 ENC_VOPC default
    0x0e634441601030e, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834641701030e, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34241801030e, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x0e4342415011333, // V_CMP_LT_F32 ENC_VOPC default
    0x0e6344416011333, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8346417011333, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea342418011333, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0e4342415012305, // V_CMP_EQ_F32 ENC_VOPC default
    0x0e6344416012305, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8346417012305, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea342418012305, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0e4342415013327, // V_CMP_LE_F32 ENC_VOPC default
    0x0e6344416013327, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8346417013327, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea342418013327, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0e434241501431e, // V_CMP_GT_F32 ENC_VOPC default
    0x0e634441601431e, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834641701431e, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34241801431e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0e4342415015330, // V_CMP_LG_F32 ENC_VOPC default
    0x0e6344416015330, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8346417015330, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea342418015330, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0e4342415016315, // V_CMP_GE_F32 ENC_VOPC default
    0x0e6344416016315, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8346417016315, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea342418016315, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0e4342415017354, // V_CMP_O_F32 ENC_VOPC default
    0x0e6344416017354, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8346417017354, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea342418017354, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0e434241501835e, // V_CMP_U_F32 ENC_VOPC default
    0x0e634441601835e, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834641701835e, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34241801835e, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0e4342415019345, // V_CMP_NGE_F32 ENC_VOPC default
    0x0e6344416019345, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e8346417019345, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea342418019345, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0e434241501a34e, // V_CMP_NLG_F32 ENC_VOPC default
    0x0e634441601a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834641701a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34241801a34e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0e434241501b348, // V_CMP_NGT_F32 ENC_VOPC default
    0x0e634441601b348, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834641701b348, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34241801b348, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0e434241501c34b, // V_CMP_NLE_F32 ENC_VOPC default
    0x0e634441601c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834641701c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34241801c34b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0e434241501d33c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0e634441601d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834641701d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34241801d33c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0e434241501e351, // V_CMP_NLT_F32 ENC_VOPC default
    0x0e634441601e351, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834641701e351, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34241801e351, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0e434241501f357, // V_CMP_T_F32 ENC_VOPC default
    0x0e634441601f357, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e834641701f357, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34241801f357, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0x0e434a41902030f, // V_CMP_F_F64 ENC_VOPC default
    0x0ea34a41a02030f, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x0e434a419021334, // V_CMP_LT_F64 ENC_VOPC default
    0x0ea34a41a021334, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0e434a419022306, // V_CMP_EQ_F64 ENC_VOPC default
    0x0ea34a41a022306, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0e434a419023328, // V_CMP_LE_F64 ENC_VOPC default
    0x0ea34a41a023328, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0e434a41902431f, // V_CMP_GT_F64 ENC_VOPC default
    0x0ea34a41a02431f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0e434a419025331, // V_CMP_LG_F64 ENC_VOPC default
    0x0ea34a41a025331, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0e434a419026316, // V_CMP_GE_F64 ENC_VOPC default
    0x0ea34a41a026316, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0e434a419027355, // V_CMP_O_F64 ENC_VOPC default
    0x0ea34a41a027355, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0e434a41902835f, // V_CMP_U_F64 ENC_VOPC default
    0x0ea34a41a02835f, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0e434a419029346, // V_CMP_NGE_F64 ENC_VOPC default
    0x0ea34a41a029346, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0e434a41902a34f, // V_CMP_NLG_F64 ENC_VOPC default
    0x0ea34a41a02a34f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0e434a41902b349, // V_CMP_NGT_F64 ENC_VOPC default
    0x0ea34a41a02b349, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0e434a41902c34c, // V_CMP_NLE_F64 ENC_VOPC default
    0x0ea34a41a02c34c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0e434a41902d33d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0ea34a41a02d33d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0e434a41902e352, // V_CMP_NLT_F64 ENC_VOPC default
    0x0ea34a41a02e352, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0e434a41902f358, // V_CMP_T_F64 ENC_VOPC default
    0x0ea34a41a02f358, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0x0dc35241b031335, // V_CMP_LT_I16 ENC_VOPC default
    0x0de35441c031335, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e035641d031335, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e235241e031335, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0dc35241b032307, // V_CMP_EQ_I16 ENC_VOPC default
    0x0de35441c032307, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e035641d032307, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e235241e032307, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0dc35241b033329, // V_CMP_LE_I16 ENC_VOPC default
    0x0de35441c033329, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e035641d033329, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e235241e033329, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0dc35241b034320, // V_CMP_GT_I16 ENC_VOPC default
    0x0de35441c034320, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e035641d034320, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e235241e034320, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0dc35241b03533e, // V_CMP_NE_I16 ENC_VOPC default
    0x0de35441c03533e, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e035641d03533e, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e235241e03533e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0dc35241b036317, // V_CMP_GE_I16 ENC_VOPC default
    0x0de35441c036317, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e035641d036317, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e235241e036317, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0dc35241f039338, // V_CMP_LT_U16 ENC_VOPC default
    0x0de354420039338, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e0356421039338, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e2352422039338, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0dc35241f03a30a, // V_CMP_EQ_U16 ENC_VOPC default
    0x0de35442003a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e035642103a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e235242203a30a, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0dc35241f03b32c, // V_CMP_LE_U16 ENC_VOPC default
    0x0de35442003b32c, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e035642103b32c, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e235242203b32c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0dc35241f03c323, // V_CMP_GT_U16 ENC_VOPC default
    0x0de35442003c323, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e035642103c323, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e235242203c323, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0dc35241f03d341, // V_CMP_NE_U16 ENC_VOPC default
    0x0de35442003d341, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e035642103d341, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e235242203d341, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0dc35241f03e31a, // V_CMP_GE_U16 ENC_VOPC default
    0x0de35442003e31a, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e035642103e31a, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e235242203e31a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0e4342423040310, // V_CMP_F_I32 ENC_VOPC default
    0x0e6344424040310, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e425040310, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea342426040310, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x0e4342423041336, // V_CMP_LT_I32 ENC_VOPC default
    0x0e6344424041336, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e425041336, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea342426041336, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0e4342423042308, // V_CMP_EQ_I32 ENC_VOPC default
    0x0e6344424042308, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e425042308, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea342426042308, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0e434242304332a, // V_CMP_LE_I32 ENC_VOPC default
    0x0e634442404332a, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e42504332a, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34242604332a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0e4342423044321, // V_CMP_GT_I32 ENC_VOPC default
    0x0e6344424044321, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e425044321, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea342426044321, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0e434242304533f, // V_CMP_NE_I32 ENC_VOPC default
    0x0e634442404533f, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e42504533f, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34242604533f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0e4342423046318, // V_CMP_GE_I32 ENC_VOPC default
    0x0e6344424046318, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e425046318, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea342426046318, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0e4342423047359, // V_CMP_T_I32 ENC_VOPC default
    0x0e6344424047359, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e425047359, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea342426047359, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x0e4342427048312, // V_CMP_F_U32 ENC_VOPC default
    0x0e6344428048312, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e429048312, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34242a048312, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x0e4342427049339, // V_CMP_LT_U32 ENC_VOPC default
    0x0e6344428049339, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e429049339, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34242a049339, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0e434242704a30b, // V_CMP_EQ_U32 ENC_VOPC default
    0x0e634442804a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e42904a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34242a04a30b, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0e434242704b32d, // V_CMP_LE_U32 ENC_VOPC default
    0x0e634442804b32d, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e42904b32d, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34242a04b32d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0e434242704c324, // V_CMP_GT_U32 ENC_VOPC default
    0x0e634442804c324, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e42904c324, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34242a04c324, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0e434242704d342, // V_CMP_NE_U32 ENC_VOPC default
    0x0e634442804d342, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e42904d342, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34242a04d342, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0e434242704e31b, // V_CMP_GE_U32 ENC_VOPC default
    0x0e634442804e31b, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e42904e31b, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34242a04e31b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0e434242704f35b, // V_CMP_T_U32 ENC_VOPC default
    0x0e634442804f35b, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e835e42904f35b, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34242a04f35b, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x0e436242b050311, // V_CMP_F_I64 ENC_VOPC default
    0x0ea36242c050311, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x0e436242b051337, // V_CMP_LT_I64 ENC_VOPC default
    0x0ea36242c051337, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0e436242b052309, // V_CMP_EQ_I64 ENC_VOPC default
    0x0ea36242c052309, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0e436242b05332b, // V_CMP_LE_I64 ENC_VOPC default
    0x0ea36242c05332b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0e436242b054322, // V_CMP_GT_I64 ENC_VOPC default
    0x0ea36242c054322, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0e436242b055340, // V_CMP_NE_I64 ENC_VOPC default
    0x0ea36242c055340, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0e436242b056319, // V_CMP_GE_I64 ENC_VOPC default
    0x0ea36242c056319, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0e436242b05735a, // V_CMP_T_I64 ENC_VOPC default
    0x0ea36242c05735a, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x0e436242d058313, // V_CMP_F_U64 ENC_VOPC default
    0x0ea36242e058313, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x0e436242d05933a, // V_CMP_LT_U64 ENC_VOPC default
    0x0ea36242e05933a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0e436242d05a30c, // V_CMP_EQ_U64 ENC_VOPC default
    0x0ea36242e05a30c, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0e436242d05b32e, // V_CMP_LE_U64 ENC_VOPC default
    0x0ea36242e05b32e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0e436242d05c325, // V_CMP_GT_U64 ENC_VOPC default
    0x0ea36242e05c325, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0e436242d05d343, // V_CMP_NE_U64 ENC_VOPC default
    0x0ea36242e05d343, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0e436242d05e31c, // V_CMP_GE_U64 ENC_VOPC default
    0x0ea36242e05e31c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0e436242d05f35c, // V_CMP_T_U64 ENC_VOPC default
    0x0ea36242e05f35c, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x0dc33641107d301, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0de33841207d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e033a41307d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e233641407d301, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0e434242f07e302, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0e634443007e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e837043107e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea34243207e302, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0e437443307f303, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0ea37443407f303, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0dc37c4350802ae, // V_CMPX_F_F16 ENC_VOPC default
    0x0de37e4360802ae, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e03804370802ae, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c4380802ae, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c4350812d3, // V_CMPX_LT_F16 ENC_VOPC default
    0x0de37e4360812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e03804370812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c4380812d3, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c4350822a5, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0de37e4360822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e03804370822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c4380822a5, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c4350832c7, // V_CMPX_LE_F16 ENC_VOPC default
    0x0de37e4360832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e03804370832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c4380832c7, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c4350842be, // V_CMPX_GT_F16 ENC_VOPC default
    0x0de37e4360842be, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e03804370842be, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c4380842be, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c4350852d0, // V_CMPX_LG_F16 ENC_VOPC default
    0x0de37e4360852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e03804370852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c4380852d0, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c4350862b5, // V_CMPX_GE_F16 ENC_VOPC default
    0x0de37e4360862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e03804370862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c4380862b5, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c4350872f4, // V_CMPX_O_F16 ENC_VOPC default
    0x0de37e4360872f4, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e03804370872f4, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c4380872f4, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c4350882fe, // V_CMPX_U_F16 ENC_VOPC default
    0x0de37e4360882fe, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e03804370882fe, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c4380882fe, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c4350892e5, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0de37e4360892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e03804370892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c4380892e5, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c43508a2ee, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0de37e43608a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e038043708a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c43808a2ee, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c43508b2e8, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0de37e43608b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e038043708b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c43808b2e8, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c43508c2eb, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0de37e43608c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e038043708c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c43808c2eb, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c43508d2dc, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0de37e43608d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e038043708d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c43808d2dc, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c43508e2f1, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0de37e43608e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e038043708e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c43808e2f1, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0dc37c43508f2f7, // V_CMPX_T_F16 ENC_VOPC default
    0x0de37e43608f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e038043708f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c43808f2f7, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0x0e43884390902af, // V_CMPX_F_F32 ENC_VOPC default
    0x0e638a43a0902af, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b0902af, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c0902af, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x0e43884390912d4, // V_CMPX_LT_F32 ENC_VOPC default
    0x0e638a43a0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c0912d4, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0e43884390922a6, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0e638a43a0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c0922a6, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0e43884390932c8, // V_CMPX_LE_F32 ENC_VOPC default
    0x0e638a43a0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c0932c8, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0e43884390942bf, // V_CMPX_GT_F32 ENC_VOPC default
    0x0e638a43a0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c0942bf, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0e43884390952d1, // V_CMPX_LG_F32 ENC_VOPC default
    0x0e638a43a0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c0952d1, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0e43884390962b6, // V_CMPX_GE_F32 ENC_VOPC default
    0x0e638a43a0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c0962b6, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0e43884390972f5, // V_CMPX_O_F32 ENC_VOPC default
    0x0e638a43a0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c0972f5, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0e43884390982ff, // V_CMPX_U_F32 ENC_VOPC default
    0x0e638a43a0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c0982ff, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0e43884390992e6, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0e638a43a0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c0992e6, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0e438843909a2ef, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0e638a43a09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c09a2ef, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0e438843909b2e9, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0e638a43a09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c09b2e9, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0e438843909c2ec, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0e638a43a09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c09c2ec, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0e438843909d2dd, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0e638a43a09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c09d2dd, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0e438843909e2f2, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0e638a43a09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c09e2f2, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0e438843909f2f8, // V_CMPX_T_F32 ENC_VOPC default
    0x0e638a43a09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e838c43b09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38843c09f2f8, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0x0e439043d0a02b0, // V_CMPX_F_F64 ENC_VOPC default
    0x0ea39043e0a02b0, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0a12d5, // V_CMPX_LT_F64 ENC_VOPC default
    0x0ea39043e0a12d5, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0a22a7, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0ea39043e0a22a7, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0a32c9, // V_CMPX_LE_F64 ENC_VOPC default
    0x0ea39043e0a32c9, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0a42c0, // V_CMPX_GT_F64 ENC_VOPC default
    0x0ea39043e0a42c0, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0a52d2, // V_CMPX_LG_F64 ENC_VOPC default
    0x0ea39043e0a52d2, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0a62b7, // V_CMPX_GE_F64 ENC_VOPC default
    0x0ea39043e0a62b7, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0a72f6, // V_CMPX_O_F64 ENC_VOPC default
    0x0ea39043e0a72f6, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0a8300, // V_CMPX_U_F64 ENC_VOPC default
    0x0ea39043e0a8300, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0a92e7, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0ea39043e0a92e7, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0aa2f0, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0ea39043e0aa2f0, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0ab2ea, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0ea39043e0ab2ea, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0ac2ed, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0ea39043e0ac2ed, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0ad2de, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0ea39043e0ad2de, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0ae2f3, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0ea39043e0ae2f3, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0e439043d0af2f9, // V_CMPX_T_F64 ENC_VOPC default
    0x0ea39043e0af2f9, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0x0dc39843f0b12d6, // V_CMPX_LT_I16 ENC_VOPC default
    0x0de39a4400b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e039c4410b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e23984420b12d6, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0dc39843f0b22a8, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0de39a4400b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e039c4410b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e23984420b22a8, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0dc39843f0b32ca, // V_CMPX_LE_I16 ENC_VOPC default
    0x0de39a4400b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e039c4410b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e23984420b32ca, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0dc39843f0b42c1, // V_CMPX_GT_I16 ENC_VOPC default
    0x0de39a4400b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e039c4410b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e23984420b42c1, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0dc39843f0b52df, // V_CMPX_NE_I16 ENC_VOPC default
    0x0de39a4400b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e039c4410b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e23984420b52df, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0dc39843f0b62b8, // V_CMPX_GE_I16 ENC_VOPC default
    0x0de39a4400b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e039c4410b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0e23984420b62b8, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0dc3984430b92d9, // V_CMPX_LT_U16 ENC_VOPC default
    0x0de39a4440b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e039c4450b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e23984460b92d9, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0dc3984430ba2ab, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0de39a4440ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e039c4450ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e23984460ba2ab, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0dc3984430bb2cd, // V_CMPX_LE_U16 ENC_VOPC default
    0x0de39a4440bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e039c4450bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e23984460bb2cd, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0dc3984430bc2c4, // V_CMPX_GT_U16 ENC_VOPC default
    0x0de39a4440bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e039c4450bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e23984460bc2c4, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0dc3984430bd2e2, // V_CMPX_NE_U16 ENC_VOPC default
    0x0de39a4440bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e039c4450bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e23984460bd2e2, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0dc3984430be2bb, // V_CMPX_GE_U16 ENC_VOPC default
    0x0de39a4440be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e039c4450be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0e23984460be2bb, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0e43884470c02b1, // V_CMPX_F_I32 ENC_VOPC default
    0x0e638a4480c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a44490c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844a0c02b1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x0e43884470c12d7, // V_CMPX_LT_I32 ENC_VOPC default
    0x0e638a4480c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a44490c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844a0c12d7, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0e43884470c22a9, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0e638a4480c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a44490c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844a0c22a9, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0e43884470c32cb, // V_CMPX_LE_I32 ENC_VOPC default
    0x0e638a4480c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a44490c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844a0c32cb, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0e43884470c42c2, // V_CMPX_GT_I32 ENC_VOPC default
    0x0e638a4480c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a44490c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844a0c42c2, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0e43884470c52e0, // V_CMPX_NE_I32 ENC_VOPC default
    0x0e638a4480c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a44490c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844a0c52e0, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0e43884470c62b9, // V_CMPX_GE_I32 ENC_VOPC default
    0x0e638a4480c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a44490c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844a0c62b9, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0e43884470c72fa, // V_CMPX_T_I32 ENC_VOPC default
    0x0e638a4480c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a44490c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844a0c72fa, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x0e438844b0c82b3, // V_CMPX_F_U32 ENC_VOPC default
    0x0e638a44c0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a444d0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844e0c82b3, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x0e438844b0c92da, // V_CMPX_LT_U32 ENC_VOPC default
    0x0e638a44c0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a444d0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844e0c92da, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0e438844b0ca2ac, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0e638a44c0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a444d0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844e0ca2ac, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0e438844b0cb2ce, // V_CMPX_LE_U32 ENC_VOPC default
    0x0e638a44c0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a444d0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844e0cb2ce, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0e438844b0cc2c5, // V_CMPX_GT_U32 ENC_VOPC default
    0x0e638a44c0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a444d0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844e0cc2c5, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0e438844b0cd2e3, // V_CMPX_NE_U32 ENC_VOPC default
    0x0e638a44c0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a444d0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844e0cd2e3, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0e438844b0ce2bc, // V_CMPX_GE_U32 ENC_VOPC default
    0x0e638a44c0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a444d0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844e0ce2bc, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0e438844b0cf2fc, // V_CMPX_T_U32 ENC_VOPC default
    0x0e638a44c0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0e83a444d0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0ea38844e0cf2fc, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x0e43a844f0d02b2, // V_CMPX_F_I64 ENC_VOPC default
    0x0ea3a84500d02b2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x0e43a844f0d12d8, // V_CMPX_LT_I64 ENC_VOPC default
    0x0ea3a84500d12d8, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0e43a844f0d22aa, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0ea3a84500d22aa, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0e43a844f0d32cc, // V_CMPX_LE_I64 ENC_VOPC default
    0x0ea3a84500d32cc, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0e43a844f0d42c3, // V_CMPX_GT_I64 ENC_VOPC default
    0x0ea3a84500d42c3, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0e43a844f0d52e1, // V_CMPX_NE_I64 ENC_VOPC default
    0x0ea3a84500d52e1, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0e43a844f0d62ba, // V_CMPX_GE_I64 ENC_VOPC default
    0x0ea3a84500d62ba, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0e43a844f0d72fb, // V_CMPX_T_I64 ENC_VOPC default
    0x0ea3a84500d72fb, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x0e43a84510d82b4, // V_CMPX_F_U64 ENC_VOPC default
    0x0ea3a84520d82b4, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x0e43a84510d92db, // V_CMPX_LT_U64 ENC_VOPC default
    0x0ea3a84520d92db, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0e43a84510da2ad, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0ea3a84520da2ad, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0e43a84510db2cf, // V_CMPX_LE_U64 ENC_VOPC default
    0x0ea3a84520db2cf, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0e43a84510dc2c6, // V_CMPX_GT_U64 ENC_VOPC default
    0x0ea3a84520dc2c6, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0e43a84510dd2e4, // V_CMPX_NE_U64 ENC_VOPC default
    0x0ea3a84520dd2e4, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0e43a84510de2bd, // V_CMPX_GE_U64 ENC_VOPC default
    0x0ea3a84520de2bd, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0e43a84510df2fd, // V_CMPX_T_U64 ENC_VOPC default
    0x0ea3a84520df2fd, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x0dc37c4350fd2a2, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0de37e4360fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e03804370fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0e237c4380fd2a2, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0e43884530fe2a3, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0e638a4540fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0e83b64550fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0ea3884560fe2a3, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0e43ba4570ff2a4, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0ea3ba4580ff2a4, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0ec134155000427, // V_NOP ENC_VOP1 default
    0x0ec18e459001416, // V_MOV_B32 ENC_VOP1 default
    0x0ee19045a001416, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019245b001416, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e45c001416, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0f419a45d00244c, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0ec19e45e00337a, // V_CVT_I32_F64 ENC_VOP1 default
    0x0f219e45f00337a, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0ec1a2460004375, // V_CVT_F64_I32 ENC_VOP1 default
    0x0f21a2461004375, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0ec18e46200536e, // V_CVT_F32_I32 ENC_VOP1 default
    0x0ee19046300536e, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0f019246400536e, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e46500536e, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0ec18e46600636f, // V_CVT_F32_U32 ENC_VOP1 default
    0x0ee19046700636f, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0f019246800636f, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e46900636f, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0ec18e46a00738b, // V_CVT_U32_F32 ENC_VOP1 default
    0x0ee19046b00738b, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac46c00738b, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e46d00738b, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e46e008379, // V_CVT_I32_F32 ENC_VOP1 default
    0x0ee19046f008379, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac470008379, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e471008379, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f61b447200a369, // V_CVT_F16_F32 ENC_VOP1 default
    0x0f81b647300a369, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1b847400a369, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc1b447500a369, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0f61c047600b36c, // V_CVT_F32_F16 ENC_VOP1 default
    0x0f81c247700b36c, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1c447800b36c, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1c047900b36c, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0ec18e46e00c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0ee19046f00c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac47000c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e47100c37c, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e46e00d377, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0ee19046f00d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac47000d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e47100d377, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e46200e37f, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0ee19046300e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0f019246400e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0f218e46500e37f, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0ec19e47a00f36d, // V_CVT_F32_F64 ENC_VOP1 default
    0x0f219e47b00f36d, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0ec1a247c010374, // V_CVT_F64_F32 ENC_VOP1 default
    0x0f21a247d010374, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e466011370, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0ee190467011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0f0192468011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0f218e469011370, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0ec18e466012371, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0ee190467012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0f0192468012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0f218e469012371, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0ec18e466013372, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0ee190467013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0f0192468013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0f218e469013372, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0ec18e466014373, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0ee190467014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0f0192468014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0f218e469014373, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0ec19e47e01538c, // V_CVT_U32_F64 ENC_VOP1 default
    0x0f219e47f01538c, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0ec1a2480016376, // V_CVT_F64_U32 ENC_VOP1 default
    0x0f21a2481016376, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0ec1d4482017471, // V_TRUNC_F64 ENC_VOP1 default
    0x0f21d4483017471, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0ec1d448201829f, // V_CEIL_F64 ENC_VOP1 default
    0x0f21d448301829f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0ec1d4482019450, // V_RNDNE_F64 ENC_VOP1 default
    0x0f21d4483019450, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0ec1d448201a3b3, // V_FLOOR_F64 ENC_VOP1 default
    0x0f21d448301a3b3, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0ec13415501b432, // V_PIPEFLUSH ENC_VOP1 default
    0x0f61d848401c415, // V_MOV_B16 ENC_VOP1 default
    0x0f81da48501c415, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1dc48601c415, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1d848701c415, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0ec18e4880203c3, // V_FRACT_F32 ENC_VOP1 default
    0x0ee1904890203c3, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a0203c3, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b0203c3, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e488021470, // V_TRUNC_F32 ENC_VOP1 default
    0x0ee190489021470, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a021470, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b021470, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e48802229e, // V_CEIL_F32 ENC_VOP1 default
    0x0ee19048902229e, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a02229e, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b02229e, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e48802344f, // V_RNDNE_F32 ENC_VOP1 default
    0x0ee19048902344f, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a02344f, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b02344f, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e4880243b2, // V_FLOOR_F32 ENC_VOP1 default
    0x0ee1904890243b2, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a0243b2, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b0243b2, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e4880253b0, // V_EXP_F32 ENC_VOP1 default
    0x0ee1904890253b0, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a0253b0, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b0253b0, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e4880273d6, // V_LOG_F32 ENC_VOP1 default
    0x0ee1904890273d6, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a0273d6, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b0273d6, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e48802a449, // V_RCP_F32 ENC_VOP1 default
    0x0ee19048902a449, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a02a449, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b02a449, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e48802b44b, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0ee19048902b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a02b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b02b44b, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e48802e452, // V_RSQ_F32 ENC_VOP1 default
    0x0ee19048902e452, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a02e452, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b02e452, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0ec1d448202f44a, // V_RCP_F64 ENC_VOP1 default
    0x0f21d448302f44a, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0ec1d4482031453, // V_RSQ_F64 ENC_VOP1 default
    0x0f21d4483031453, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0ec18e48803345c, // V_SQRT_F32 ENC_VOP1 default
    0x0ee19048903345c, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a03345c, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b03345c, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0ec1d448203445d, // V_SQRT_F64 ENC_VOP1 default
    0x0f21d448303445d, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0ec18e48803545a, // V_SIN_F32 ENC_VOP1 default
    0x0ee19048903545a, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a03545a, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b03545a, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e488036363, // V_COS_F32 ENC_VOP1 default
    0x0ee190489036363, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a036363, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b036363, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e48c037429, // V_NOT_B32 ENC_VOP1 default
    0x0ee19048d037429, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019248e037429, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48f037429, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0ec18e45903829c, // V_BFREV_B32 ENC_VOP1 default
    0x0ee19045a03829c, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019245b03829c, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e45c03829c, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0ec18e4900392a1, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0ee1904910392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0f01924920392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e4930392a1, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0ec18e49003a364, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0ee19049103a364, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019249203a364, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e49303a364, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0ec18e49403b2a0, // V_CLS_I32 ENC_VOP1 default
    0x0ee19049503b2a0, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0f019249603b2a0, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e49703b2a0, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0ec19e45e03c3c7, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0f219e45f03c3c7, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0ec1d448203d3ca, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0f21d448303d3ca, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0ec1d448203e3c4, // V_FRACT_F64 ENC_VOP1 default
    0x0f21d448303e3c4, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0ec18e46e03f3c6, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0ee19046f03f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac47003f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e47103f3c6, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e4880403c9, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0ee1904890403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0f01ac48a0403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e48b0403c9, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0ec18e498042411, // V_MOVRELD_B32 ENC_VOP1 default
    0x0ee190499042411, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019249a042411, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f218e49b042411, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0f418e49c043414, // V_MOVRELS_B32 ENC_VOP1 default
    0x0ee190499043414, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019249a043414, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f418e49c044413, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0ee190499044413, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019249a044413, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f418e49c048412, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0ee190499048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0f019249a048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0f61e449d05036b, // V_CVT_F16_U16 ENC_VOP1 default
    0x0f81e649e05036b, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1e849f05036b, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1e44a005036b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0f61e44a105136a, // V_CVT_F16_I16 ENC_VOP1 default
    0x0f81e64a205136a, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1e84a305136a, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1e44a405136a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0f61f04a505238a, // V_CVT_U16_F16 ENC_VOP1 default
    0x0f81f24a605238a, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1f44a705238a, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1f04a805238a, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0f61f04a9053378, // V_CVT_I16_F16 ENC_VOP1 default
    0x0f81f24aa053378, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1f44ab053378, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1f04ac053378, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0f61fc4ad054448, // V_RCP_F16 ENC_VOP1 default
    0x0f81fe4ae054448, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa2004af054448, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fc4b0054448, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0f61fc4ad05545b, // V_SQRT_F16 ENC_VOP1 default
    0x0f81fe4ae05545b, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa2004af05545b, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fc4b005545b, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0f61fc4ad056451, // V_RSQ_F16 ENC_VOP1 default
    0x0f81fe4ae056451, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa2004af056451, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fc4b0056451, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0f61fc4ad0573d5, // V_LOG_F16 ENC_VOP1 default
    0x0f81fe4ae0573d5, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa2004af0573d5, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fc4b00573d5, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0f61fc4ad0583af, // V_EXP_F16 ENC_VOP1 default
    0x0f81fe4ae0583af, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa2004af0583af, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fc4b00583af, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0f61fc4ad0593c8, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0f81fe4ae0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa2004af0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fc4b00593c8, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0f61f04a905a3c5, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0f81f24aa05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1f44ab05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1f04ac05a3c5, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0f61fc4ad05b3b1, // V_FLOOR_F16 ENC_VOP1 default
    0x0f81fe4ae05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa2004af05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fc4b005b3b1, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0f61fc4ad05c29d, // V_CEIL_F16 ENC_VOP1 default
    0x0f81fe4ae05c29d, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa2004af05c29d, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fc4b005c29d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0f61fc4ad05d46f, // V_TRUNC_F16 ENC_VOP1 default
    0x0f81fe4ae05d46f, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa2004af05d46f, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fc4b005d46f, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0f61fc4ad05e44e, // V_RNDNE_F16 ENC_VOP1 default
    0x0f81fe4ae05e44e, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa2004af05e44e, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fc4b005e44e, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0f61fc4ad05f3c2, // V_FRACT_F16 ENC_VOP1 default
    0x0f81fe4ae05f3c2, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa2004af05f3c2, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fc4b005f3c2, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0f61fc4ad060459, // V_SIN_F16 ENC_VOP1 default
    0x0f81fe4ae060459, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa2004af060459, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fc4b0060459, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0f61fc4ad061362, // V_COS_F16 ENC_VOP1 default
    0x0f81fe4ae061362, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa2004af061362, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1fc4b0061362, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0f62084b1062458, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0f820a4b2062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0fa20c4b3062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0fc2084b4062458, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0f61f04a906337d, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0f81f24aa06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1f44ab06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1f04ac06337d, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0f61f04a506437e, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0f81f24a606437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1f44a706437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1f04a806437e, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0f42144b506546d, // V_SWAP_B32 ENC_VOP1 default
    0x0fe2164b606646c, // V_SWAP_B16 ENC_VOP1 default
    0x0f42144b706742f, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0f42144b806846b, // V_SWAPREL_B32 ENC_VOP1 default
    0x0f61d84b9069428, // V_NOT_B16 ENC_VOP1 default
    0x0f81da4ba069428, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0fa1dc4bb069428, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0fc1d84bc069428, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0f62184bd06a37b, // V_CVT_I32_I16 ENC_VOP1 default
    0x0f821a4be06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0fa21c4bf06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0fc2184c006a37b, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0f62184c106b38d, // V_CVT_U32_U16 ENC_VOP1 default
    0x0f821a4c206b38d, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0fa21c4c306b38d, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0fc2184c406b38d, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x10030c4c500043b, // V_PK_MAD_I16 ENC_VOP3P default
    0x10230c4c600043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4c700043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4c800043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10830c4c900043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x10a30c4ca00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c30c4cb00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e30c4cc00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10030e4cd001444, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x10230e4ce001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x10430e4cf001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x10630e4d0001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030e4d1002434, // V_PK_ADD_I16 ENC_VOP3P default
    0x10230e4d2002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x10430e4d3002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x10630e4d4002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030e4d1003445, // V_PK_SUB_I16 ENC_VOP3P default
    0x10230e4d2003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x10430e4d3003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x10630e4d4003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030e4cd004439, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x10230e4ce004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x10430e4cf004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x10630e4d0004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030e4cd00543a, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x10230e4ce00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x10430e4cf00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x10630e4d000543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030e4d5006436, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x10230e4d6006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x10430e4d7006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x10630e4d8006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030e4d100743e, // V_PK_MAX_I16 ENC_VOP3P default
    0x10230e4d200743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x10430e4d300743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x10630e4d400743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030e4d1008441, // V_PK_MIN_I16 ENC_VOP3P default
    0x10230e4d2008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x10430e4d3008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x10630e4d4008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030c4d900943c, // V_PK_MAD_U16 ENC_VOP3P default
    0x10230c4da00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x10430c4db00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x10630c4dc00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10830c4dd00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x10a30c4de00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c30c4df00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e30c4e000943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10030e4cd00a435, // V_PK_ADD_U16 ENC_VOP3P default
    0x10230e4ce00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x10430e4cf00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x10630e4d000a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030e4cd00b446, // V_PK_SUB_U16 ENC_VOP3P default
    0x10230e4ce00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x10430e4cf00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x10630e4d000b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030e4cd00c43f, // V_PK_MAX_U16 ENC_VOP3P default
    0x10230e4ce00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x10430e4cf00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x10630e4d000c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10030e4cd00d442, // V_PK_MIN_U16 ENC_VOP3P default
    0x10230e4ce00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x10430e4cf00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x10630e4d000d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1003104e100e438, // V_PK_FMA_F16 ENC_VOP3P default
    0x1023104e200e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x1043104e300e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x1063104e400e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1083104e500e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x10a3104e600e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c3104e700e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e3104e800e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1003124e900f433, // V_PK_ADD_F16 ENC_VOP3P default
    0x1023124ea00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x1043124eb00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x1063124ec00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1003124e9010443, // V_PK_MUL_F16 ENC_VOP3P default
    0x1023124ea010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x1043124eb010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x1063124ec010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1003124e9011440, // V_PK_MIN_F16 ENC_VOP3P default
    0x1023124ea011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x1043124eb011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x1063124ec011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1003124e901243d, // V_PK_MAX_F16 ENC_VOP3P default
    0x1023124ea01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x1043124eb01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x1063124ec01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1003144ed013399, // V_DOT2_F32_F16 ENC_VOP3P default
    0x1103164ee013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x1123184ef013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x1023144f0013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x1043144f1013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x1063144f2013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1083144f3013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x10a3144f4013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c3144f5013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e3144f6013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10031a4f701639a, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x10231a4f801639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x10431a4f901639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x10631a4fa01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10831a4fb01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x10a31a4fc01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c31a4fd01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e31a4fe01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10031a21601739b, // V_DOT4_U32_U8 ENC_VOP3P default
    0x10231a4ff01739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x10431a50001739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x10631a50101739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10831a50201739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x10a31a50301739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c31a50401739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e31a50501739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10031a50601839c, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x10231a50701839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x10431a50801839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x10631a50901839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10831a50a01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x10a31a50b01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c31a50c01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e31a50d01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10031a50e01939d, // V_DOT8_U32_U4 ENC_VOP3P default
    0x10231a50f01939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x10431a51001939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x10631a51101939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10831a51201939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x10a31a51301939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c31a51401939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e31a51501939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10031c51601a398, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x11031e51701a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x11232051801a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x10231c51901a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x10431c51a01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x10631c51b01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10831c51c01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x10a31c51d01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c31c51e01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e31c51f01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x1003225200203c1, // V_FMA_MIX_F32 ENC_VOP3P default
    0x1103245210203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x1123265220203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x1023225230203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x1043225240203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x1063225250203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1083225260203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x10a3225270203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c3225280203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e3225290203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10032252a0213c0, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x11032452b0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x11232652c0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x10232252d0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x10432252e0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x10632252f0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1083225300213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x10a3225310213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c3225320213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e3225330213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10032252a0223bf, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x11032452b0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x11232652c0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x10232252d0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x10432252e0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x10632252f0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1083225300223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x10a3225310223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x10c3225320223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10e3225330223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x114328534040475, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x114328535041474, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x11432a536042473, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x11432a537043472, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x11432c538044477, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x11432e539045476, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x11618653a0003cc, // V_INTERP_P10_F32 ENC_VINTERP default
    0x11618653a0013cf, // V_INTERP_P2_F32 ENC_VINTERP default
    0x11618853b0023cb, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x11618a53c0033ce, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x11618853b0043cd, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x11618a53c0053d0, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
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
    0x128176587000230, // S_NOP ENC_SOPP default
    0x12817658700124e, // S_SETKILL ENC_SOPP default
    0x12817658700224d, // S_SETHALT ENC_SOPP default
    0x128176587003256, // S_SLEEP ENC_SOPP default
    0x128178587004253, // S_SET_INST_PREFETCH_DISTANCE ENC_SOPP default
    0x1281785880051dc, // S_CLAUSE ENC_SOPP default
    0x12817a589007205, // S_DELAY_ALU ENC_SOPP default
    0x12817c58a008262, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x12817e58b009261, // S_WAITCNT ENC_SOPP default
    0x12813415500a268, // S_WAIT_IDLE ENC_SOPP default
    0x12817858700b267, // S_WAIT_EVENT ENC_SOPP default
    0x12817658701025d, // S_TRAP ENC_SOPP default
    0x128178587011248, // S_ROUND_MODE ENC_SOPP default
    0x128176587012206, // S_DENORM_MODE ENC_SOPP default
    0x12813415501f1fe, // S_CODE_END ENC_SOPP default
    0x12818058c0201c9, // S_BRANCH ENC_SOPP default
    0x12818058d0211d8, // S_CBRANCH_SCC0 ENC_SOPP default
    0x12818058d0221d9, // S_CBRANCH_SCC1 ENC_SOPP default
    0x12a18058e0231db, // S_CBRANCH_VCCZ ENC_SOPP default
    0x12a18058e0241da, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x12818058f0251d7, // S_CBRANCH_EXECZ ENC_SOPP default
    0x12818058f0261d6, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x12818058c0271d2, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x12818058c0281d5, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x12818058c0291d4, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x12818058c02a1d3, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x128182155030207, // S_ENDPGM ENC_SOPP default
    0x128134155031209, // S_ENDPGM_SAVED ENC_SOPP default
    0x128134155032208, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x128134155034269, // S_WAKEUP ENC_SOPP default
    0x128176587035250, // S_SETPRIO ENC_SOPP default
    0x128184590036249, // S_SENDMSG ENC_SOPP default
    0x12818459003724a, // S_SENDMSGHALT ENC_SOPP default
    0x12817658703820e, // S_INCPERFLEVEL ENC_SOPP default
    0x128176587039204, // S_DECPERFLEVEL ENC_SOPP default
    0x12813433303a25e, // S_TTRACEDATA ENC_SOPP default
    0x12817858703b25f, // S_TTRACEDATA_IMM ENC_SOPP default
    0x12813415503c20d, // S_ICACHE_INV ENC_SOPP default
    0x12813415503d1b5, // S_BARRIER ENC_SOPP default
];
