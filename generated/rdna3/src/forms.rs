// Written by `cargo xtask regen` from amdgpu_isa_rdna3.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 158] = [
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
        enc::ENC_SOPK,
        0,
        1,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
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
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 1), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad400007e,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 1), run(1, 1)),
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(3, 2)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(3, 2)),
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
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(3, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(3, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(2, 1)),
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(5, 1)),
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(6, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(6, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(6, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(6, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(7, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(10, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(12, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(5, 1)),
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(12, 2)),
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
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(17, 1)),
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
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(17, 1)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(17, 1)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000001,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(17, 1)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0008f80,
        choice(Short, 0, 0, [false, false, false, false], run(3, 4), run(17, 1)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0008f81,
        choice(Short, 0, 0, [false, false, false, false], run(3, 4), run(17, 1)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(18, 2)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000001,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(18, 2)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(20, 1)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(21, 2)),
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
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(23, 1)),
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
        choice(Short, 0, 2, [false, false, true, false], run(0, 0), run(23, 1)),
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
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(1, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000facc004000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(1, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000cc004000,
        choice(Long, 0, 2, [false, false, false, false], run(7, 2), run(24, 3)),
    ),
    form_kind(
        enc::ENC_VINTERP,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcd000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(27, 3)),
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
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(30, 1)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(31, 1)),
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
    0x028168082018266, // S_WAITCNT_VSCNT ENC_SOPK default
    0x028168082019265, // S_WAITCNT_VMCNT ENC_SOPK default
    0x02816808201a263, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x02816808201b264, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x02a3bc0830003a5, // V_DUAL_FMAC_F32 VOPDXY X default
    0x02c3bc0840003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x02e3c00850013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x0303c00860013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x02e3c40870023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x0303c40880023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323bc0890033ac, // V_DUAL_MUL_F32 VOPDXY X default
    0x0303bc08a0033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323bc08900439e, // V_DUAL_ADD_F32 VOPDXY X default
    0x0303bc08a00439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323bc0890053ae, // V_DUAL_SUB_F32 VOPDXY X default
    0x0303bc08a0053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323bc0890063ad, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x0303bc08a0063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323bc0890073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x0303bc08a0073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323c808b0083aa, // V_DUAL_MOV_B32 VOPDXY X default
    0x0303c808c0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x0343bc08d0093a1, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x0363bc08e0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x0323bc08900a3a8, // V_DUAL_MAX_F32 VOPDXY X default
    0x0303bc08a00a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323bc08900b3a9, // V_DUAL_MIN_F32 VOPDXY X default
    0x0303bc08a00b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x02a3cc08f00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x02c3cc09000c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x02a3d009100d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x02c3d009200d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x0383be0930003a5, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x03a3be0940003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03c3c20950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x03e3c20950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03c3c60960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x03e3c60960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403be0970033ac, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x03e3be0980033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403be09700439e, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x03e3be09800439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403be0970053ae, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x03e3be0980053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403be0970063ad, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x03e3be0980063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403be0970073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x03e3be0980073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403ca0990083aa, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x03e3ca09a0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423be09b0093a1, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x0443be09c0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403be09700a3a8, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x03e3be09800a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403be09700b3a9, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x03e3be09800b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0383ce09d00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x03a3ce09e00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0383d209f00d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x03a3d20a000d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403be0a101039f, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x03e3be0a201039f, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403be0a30113a7, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x03e3be0a40113a7, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403be0a30123a0, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x03e3be0a40123a0, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0463300a500030d, // V_CMP_F_F16 ENC_VOP3 default
    0x0483320a600030d, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a700030d, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a800030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a900030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa00030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a5001332, // V_CMP_LT_F16 ENC_VOP3 default
    0x0483320a6001332, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a7001332, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a8001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a9001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a5002304, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0483320a6002304, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a7002304, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a8002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a9002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a5003326, // V_CMP_LE_F16 ENC_VOP3 default
    0x0483320a6003326, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a7003326, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a8003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a9003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a500431d, // V_CMP_GT_F16 ENC_VOP3 default
    0x0483320a600431d, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a700431d, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a800431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a900431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa00431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a500532f, // V_CMP_LG_F16 ENC_VOP3 default
    0x0483320a600532f, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a700532f, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a800532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a900532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa00532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a5006314, // V_CMP_GE_F16 ENC_VOP3 default
    0x0483320a6006314, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a7006314, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a8006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a9006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a5007353, // V_CMP_O_F16 ENC_VOP3 default
    0x0483320a6007353, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a7007353, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a8007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a9007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a500835d, // V_CMP_U_F16 ENC_VOP3 default
    0x0483320a600835d, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a700835d, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a800835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a900835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa00835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a5009344, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0483320a6009344, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a7009344, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a8009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a9009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a500a34d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0483320a600a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a700a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a800a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a900a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa00a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a500b347, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0483320a600b347, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a700b347, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a800b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a900b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa00b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a500c34a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0483320a600c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a700c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a800c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a900c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa00c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a500d33b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0483320a600d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a700d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a800d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a900d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa00d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a500e350, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0483320a600e350, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a700e350, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a800e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a900e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa00e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300a500f356, // V_CMP_T_F16 ENC_VOP3 default
    0x0483320a600f356, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3340a700f356, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3300a800f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3300a900f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x0503300aa00f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab01030e, // V_CMP_F_F32 ENC_VOP3 default
    0x04833e0ac01030e, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad01030e, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b001030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab011333, // V_CMP_LT_F32 ENC_VOP3 default
    0x04833e0ac011333, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad011333, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b0011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab012305, // V_CMP_EQ_F32 ENC_VOP3 default
    0x04833e0ac012305, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad012305, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b0012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab013327, // V_CMP_LE_F32 ENC_VOP3 default
    0x04833e0ac013327, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad013327, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b0013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab01431e, // V_CMP_GT_F32 ENC_VOP3 default
    0x04833e0ac01431e, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad01431e, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b001431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab015330, // V_CMP_LG_F32 ENC_VOP3 default
    0x04833e0ac015330, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad015330, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b0015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab016315, // V_CMP_GE_F32 ENC_VOP3 default
    0x04833e0ac016315, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad016315, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b0016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab017354, // V_CMP_O_F32 ENC_VOP3 default
    0x04833e0ac017354, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad017354, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b0017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab01835e, // V_CMP_U_F32 ENC_VOP3 default
    0x04833e0ac01835e, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad01835e, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b001835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab019345, // V_CMP_NGE_F32 ENC_VOP3 default
    0x04833e0ac019345, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad019345, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b0019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab01a34e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04833e0ac01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b001a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab01b348, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04833e0ac01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b001b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab01c34b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04833e0ac01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b001c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab01d33c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04833e0ac01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b001d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab01e351, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04833e0ac01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b001e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0ab01f357, // V_CMP_T_F32 ENC_VOP3 default
    0x04833e0ac01f357, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3400ad01f357, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c33c0ae01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x04e33c0af01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x05033c0b001f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b102030f, // V_CMP_F_F64 ENC_VOP3 default
    0x04c3480b202030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b302030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b402030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b1021334, // V_CMP_LT_F64 ENC_VOP3 default
    0x04c3480b2021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b3021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b4021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b1022306, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04c3480b2022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b3022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b4022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b1023328, // V_CMP_LE_F64 ENC_VOP3 default
    0x04c3480b2023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b3023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b4023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b102431f, // V_CMP_GT_F64 ENC_VOP3 default
    0x04c3480b202431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b302431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b402431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b1025331, // V_CMP_LG_F64 ENC_VOP3 default
    0x04c3480b2025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b3025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b4025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b1026316, // V_CMP_GE_F64 ENC_VOP3 default
    0x04c3480b2026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b3026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b4026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b1027355, // V_CMP_O_F64 ENC_VOP3 default
    0x04c3480b2027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b3027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b4027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b102835f, // V_CMP_U_F64 ENC_VOP3 default
    0x04c3480b202835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b302835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b402835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b1029346, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04c3480b2029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b3029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b4029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b102a34f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04c3480b202a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b302a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b402a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b102b349, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04c3480b202b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b302b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b402b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b102c34c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04c3480b202c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b302c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b402c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b102d33d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04c3480b202d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b302d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b402d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b102e352, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04c3480b202e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b302e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b402e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480b102f358, // V_CMP_T_F64 ENC_VOP3 default
    0x04c3480b202f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3480b302f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x0503480b402f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0b5031335, // V_CMP_LT_I16 ENC_VOP3 default
    0x04834e0b6031335, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a3500b7031335, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c34c0b8031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04e34c0b9031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05034c0ba031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0b5032307, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04834e0b6032307, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a3500b7032307, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c34c0b8032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04e34c0b9032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05034c0ba032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0b5033329, // V_CMP_LE_I16 ENC_VOP3 default
    0x04834e0b6033329, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a3500b7033329, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c34c0b8033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04e34c0b9033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05034c0ba033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0b5034320, // V_CMP_GT_I16 ENC_VOP3 default
    0x04834e0b6034320, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a3500b7034320, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c34c0b8034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04e34c0b9034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05034c0ba034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0b503533e, // V_CMP_NE_I16 ENC_VOP3 default
    0x04834e0b603533e, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a3500b703533e, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c34c0b803533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04e34c0b903533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05034c0ba03533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0b5036317, // V_CMP_GE_I16 ENC_VOP3 default
    0x04834e0b6036317, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a3500b7036317, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c34c0b8036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04e34c0b9036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05034c0ba036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0bb039338, // V_CMP_LT_U16 ENC_VOP3 default
    0x04834e0bc039338, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3500bd039338, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c34c0be039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04e34c0bf039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05034c0c0039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0bb03a30a, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04834e0bc03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3500bd03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c34c0be03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04e34c0bf03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05034c0c003a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0bb03b32c, // V_CMP_LE_U16 ENC_VOP3 default
    0x04834e0bc03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3500bd03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c34c0be03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04e34c0bf03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05034c0c003b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0bb03c323, // V_CMP_GT_U16 ENC_VOP3 default
    0x04834e0bc03c323, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3500bd03c323, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c34c0be03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04e34c0bf03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05034c0c003c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0bb03d341, // V_CMP_NE_U16 ENC_VOP3 default
    0x04834e0bc03d341, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3500bd03d341, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c34c0be03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04e34c0bf03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05034c0c003d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0bb03e31a, // V_CMP_GE_U16 ENC_VOP3 default
    0x04834e0bc03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3500bd03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c34c0be03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04e34c0bf03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05034c0c003e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c1040310, // V_CMP_F_I32 ENC_VOP3 default
    0x04835a0c2040310, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c3040310, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580c4040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3580c5040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x0503580c6040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c1041336, // V_CMP_LT_I32 ENC_VOP3 default
    0x04835a0c2041336, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c3041336, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580c4041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3580c5041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0503580c6041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c1042308, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04835a0c2042308, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c3042308, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580c4042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3580c5042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0503580c6042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c104332a, // V_CMP_LE_I32 ENC_VOP3 default
    0x04835a0c204332a, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c304332a, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580c404332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3580c504332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0503580c604332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c1044321, // V_CMP_GT_I32 ENC_VOP3 default
    0x04835a0c2044321, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c3044321, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580c4044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3580c5044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0503580c6044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c104533f, // V_CMP_NE_I32 ENC_VOP3 default
    0x04835a0c204533f, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c304533f, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580c404533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3580c504533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0503580c604533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c1046318, // V_CMP_GE_I32 ENC_VOP3 default
    0x04835a0c2046318, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c3046318, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580c4046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3580c5046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0503580c6046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c1047359, // V_CMP_T_I32 ENC_VOP3 default
    0x04835a0c2047359, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c3047359, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580c4047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3580c5047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x0503580c6047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c7048312, // V_CMP_F_U32 ENC_VOP3 default
    0x04835a0c8048312, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c9048312, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580ca048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3580cb048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x0503580cc048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c7049339, // V_CMP_LT_U32 ENC_VOP3 default
    0x04835a0c8049339, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c9049339, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580ca049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3580cb049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x0503580cc049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c704a30b, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04835a0c804a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c904a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580ca04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3580cb04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x0503580cc04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c704b32d, // V_CMP_LE_U32 ENC_VOP3 default
    0x04835a0c804b32d, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c904b32d, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580ca04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3580cb04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x0503580cc04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c704c324, // V_CMP_GT_U32 ENC_VOP3 default
    0x04835a0c804c324, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c904c324, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580ca04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3580cb04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x0503580cc04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c704d342, // V_CMP_NE_U32 ENC_VOP3 default
    0x04835a0c804d342, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c904d342, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580ca04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3580cb04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x0503580cc04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c704e31b, // V_CMP_GE_U32 ENC_VOP3 default
    0x04835a0c804e31b, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c904e31b, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580ca04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3580cb04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x0503580cc04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463580c704f35b, // V_CMP_T_U32 ENC_VOP3 default
    0x04835a0c804f35b, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a35c0c904f35b, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c3580ca04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3580cb04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x0503580cc04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600cd050311, // V_CMP_F_I64 ENC_VOP3 default
    0x04c3600ce050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3600cf050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x0503600d0050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600cd051337, // V_CMP_LT_I64 ENC_VOP3 default
    0x04c3600ce051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3600cf051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x0503600d0051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600cd052309, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04c3600ce052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3600cf052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x0503600d0052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600cd05332b, // V_CMP_LE_I64 ENC_VOP3 default
    0x04c3600ce05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3600cf05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x0503600d005332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600cd054322, // V_CMP_GT_I64 ENC_VOP3 default
    0x04c3600ce054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3600cf054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x0503600d0054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600cd055340, // V_CMP_NE_I64 ENC_VOP3 default
    0x04c3600ce055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3600cf055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x0503600d0055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600cd056319, // V_CMP_GE_I64 ENC_VOP3 default
    0x04c3600ce056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3600cf056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x0503600d0056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600cd05735a, // V_CMP_T_I64 ENC_VOP3 default
    0x04c3600ce05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3600cf05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x0503600d005735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600d1058313, // V_CMP_F_U64 ENC_VOP3 default
    0x04c3600d2058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3600d3058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x0503600d4058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600d105933a, // V_CMP_LT_U64 ENC_VOP3 default
    0x04c3600d205933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3600d305933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x0503600d405933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600d105a30c, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04c3600d205a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3600d305a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x0503600d405a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600d105b32e, // V_CMP_LE_U64 ENC_VOP3 default
    0x04c3600d205b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3600d305b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x0503600d405b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600d105c325, // V_CMP_GT_U64 ENC_VOP3 default
    0x04c3600d205c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3600d305c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x0503600d405c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600d105d343, // V_CMP_NE_U64 ENC_VOP3 default
    0x04c3600d205d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3600d305d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x0503600d405d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600d105e31c, // V_CMP_GE_U64 ENC_VOP3 default
    0x04c3600d205e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3600d305e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x0503600d405e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463600d105f35c, // V_CMP_T_U64 ENC_VOP3 default
    0x04c3600d205f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3600d305f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x0503600d405f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463640a507d301, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0483660a607d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3680a707d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3640a807d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3640a907d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0503640aa07d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0d507e302, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04836c0d607e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a36e0d707e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c36a0d807e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04e36a0d907e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05036a0da07e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720db07f303, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04c3720dc07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3720dd07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0503720de07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df0802ae, // V_CMPX_F_F16 ENC_VOP3 default
    0x0543780e00802ae, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e10802ae, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e20802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e30802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e40802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df0812d3, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0543780e00812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e10812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e20812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e30812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e40812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df0822a5, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0543780e00822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e10822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e20822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e30822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e40822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df0832c7, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0543780e00832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e10832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e20832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e30832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e40832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df0842be, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0543780e00842be, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e10842be, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e20842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e30842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e40842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df0852d0, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0543780e00852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e10852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e20852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e30852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e40852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df0862b5, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0543780e00862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e10862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e20862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e30862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e40862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df0872f4, // V_CMPX_O_F16 ENC_VOP3 default
    0x0543780e00872f4, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e10872f4, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e20872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e30872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e40872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df0882fe, // V_CMPX_U_F16 ENC_VOP3 default
    0x0543780e00882fe, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e10882fe, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e20882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e30882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e40882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df0892e5, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0543780e00892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e10892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e20892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e30892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e40892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df08a2ee, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x0543780e008a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e108a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e208a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e308a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e408a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df08b2e8, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x0543780e008b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e108b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e208b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e308b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e408b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df08c2eb, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x0543780e008c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e108c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e208c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e308c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e408c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df08d2dc, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x0543780e008d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e108d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e208d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e308d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e408d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df08e2f1, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x0543780e008e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e108e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e208e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e308e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e408e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523760df08f2f7, // V_CMPX_T_F16 ENC_VOP3 default
    0x0543780e008f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x05637a0e108f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583760e208f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3760e308f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3760e408f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e50902af, // V_CMPX_F_F32 ENC_VOP3 default
    0x0543840e60902af, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e70902af, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e80902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e90902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea0902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e50912d4, // V_CMPX_LT_F32 ENC_VOP3 default
    0x0543840e60912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e70912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e80912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e90912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea0912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e50922a6, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0543840e60922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e70922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e80922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e90922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea0922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e50932c8, // V_CMPX_LE_F32 ENC_VOP3 default
    0x0543840e60932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e70932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e80932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e90932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea0932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e50942bf, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0543840e60942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e70942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e80942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e90942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea0942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e50952d1, // V_CMPX_LG_F32 ENC_VOP3 default
    0x0543840e60952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e70952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e80952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e90952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea0952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e50962b6, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0543840e60962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e70962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e80962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e90962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea0962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e50972f5, // V_CMPX_O_F32 ENC_VOP3 default
    0x0543840e60972f5, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e70972f5, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e80972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e90972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea0972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e50982ff, // V_CMPX_U_F32 ENC_VOP3 default
    0x0543840e60982ff, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e70982ff, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e80982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e90982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea0982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e50992e6, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x0543840e60992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e70992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e80992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e90992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea0992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e509a2ef, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x0543840e609a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e709a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e809a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e909a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea09a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e509b2e9, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x0543840e609b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e709b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e809b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e909b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea09b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e509c2ec, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x0543840e609c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e709c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e809c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e909c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea09c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e509d2dd, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x0543840e609d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e709d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e809d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e909d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea09d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e509e2f2, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x0543840e609e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e709e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e809e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e909e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea09e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523820e509f2f8, // V_CMPX_T_F32 ENC_VOP3 default
    0x0543840e609f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563860e709f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583820e809f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3820e909f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3820ea09f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0a02b0, // V_CMPX_F_F64 ENC_VOP3 default
    0x05838e0ec0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0a12d5, // V_CMPX_LT_F64 ENC_VOP3 default
    0x05838e0ec0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0a22a7, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x05838e0ec0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0a32c9, // V_CMPX_LE_F64 ENC_VOP3 default
    0x05838e0ec0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0a42c0, // V_CMPX_GT_F64 ENC_VOP3 default
    0x05838e0ec0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0a52d2, // V_CMPX_LG_F64 ENC_VOP3 default
    0x05838e0ec0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0a62b7, // V_CMPX_GE_F64 ENC_VOP3 default
    0x05838e0ec0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0a72f6, // V_CMPX_O_F64 ENC_VOP3 default
    0x05838e0ec0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0a8300, // V_CMPX_U_F64 ENC_VOP3 default
    0x05838e0ec0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0a92e7, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x05838e0ec0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0aa2f0, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x05838e0ec0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0ab2ea, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x05838e0ec0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0ac2ed, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x05838e0ec0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0ad2de, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x05838e0ec0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0ae2f3, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x05838e0ec0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05238e0eb0af2f9, // V_CMPX_T_F64 ENC_VOP3 default
    0x05838e0ec0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x05a38e0ed0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x05c38e0ee0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523920ef0b12d6, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0543940f00b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563960f10b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0583920f20b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05a3920f30b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05c3920f40b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523920ef0b22a8, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0543940f00b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563960f10b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0583920f20b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05a3920f30b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05c3920f40b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523920ef0b32ca, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0543940f00b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563960f10b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0583920f20b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05a3920f30b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05c3920f40b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523920ef0b42c1, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0543940f00b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563960f10b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0583920f20b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05a3920f30b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05c3920f40b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523920ef0b52df, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0543940f00b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563960f10b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0583920f20b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05a3920f30b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05c3920f40b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523920ef0b62b8, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0543940f00b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563960f10b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0583920f20b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05a3920f30b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05c3920f40b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523920f50b92d9, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0543940f60b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563960f70b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0583920f80b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05a3920f90b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05c3920fa0b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523920f50ba2ab, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0543940f60ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563960f70ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x0583920f80ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05a3920f90ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05c3920fa0ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523920f50bb2cd, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0543940f60bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563960f70bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0583920f80bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05a3920f90bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05c3920fa0bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523920f50bc2c4, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0543940f60bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563960f70bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0583920f80bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05a3920f90bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05c3920fa0bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523920f50bd2e2, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0543940f60bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563960f70bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0583920f80bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05a3920f90bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05c3920fa0bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523920f50be2bb, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0543940f60be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563960f70be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0583920f80be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05a3920f90be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05c3920fa0be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e0fb0c02b1, // V_CMPX_F_I32 ENC_VOP3 default
    0x0543a00fc0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563a20fd0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x05839e0fe0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x05a39e0ff0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1000c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e0fb0c12d7, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0543a00fc0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563a20fd0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x05839e0fe0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x05a39e0ff0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1000c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e0fb0c22a9, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0543a00fc0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563a20fd0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x05839e0fe0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x05a39e0ff0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1000c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e0fb0c32cb, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0543a00fc0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563a20fd0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05839e0fe0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x05a39e0ff0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1000c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e0fb0c42c2, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0543a00fc0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563a20fd0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x05839e0fe0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x05a39e0ff0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1000c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e0fb0c52e0, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0543a00fc0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563a20fd0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05839e0fe0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05a39e0ff0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1000c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e0fb0c62b9, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0543a00fc0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563a20fd0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05839e0fe0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x05a39e0ff0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1000c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e0fb0c72fa, // V_CMPX_T_I32 ENC_VOP3 default
    0x0543a00fc0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563a20fd0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x05839e0fe0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x05a39e0ff0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1000c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1010c82b3, // V_CMPX_F_U32 ENC_VOP3 default
    0x0543a01020c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563a21030c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x05839e1040c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05a39e1050c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1060c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1010c92da, // V_CMPX_LT_U32 ENC_VOP3 default
    0x0543a01020c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563a21030c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x05839e1040c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05a39e1050c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1060c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1010ca2ac, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x0543a01020ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563a21030ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x05839e1040ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05a39e1050ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1060ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1010cb2ce, // V_CMPX_LE_U32 ENC_VOP3 default
    0x0543a01020cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563a21030cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05839e1040cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05a39e1050cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1060cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1010cc2c5, // V_CMPX_GT_U32 ENC_VOP3 default
    0x0543a01020cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563a21030cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x05839e1040cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05a39e1050cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1060cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1010cd2e3, // V_CMPX_NE_U32 ENC_VOP3 default
    0x0543a01020cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563a21030cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05839e1040cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05a39e1050cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1060cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1010ce2bc, // V_CMPX_GE_U32 ENC_VOP3 default
    0x0543a01020ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563a21030ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05839e1040ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05a39e1050ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1060ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05239e1010cf2fc, // V_CMPX_T_U32 ENC_VOP3 default
    0x0543a01020cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563a21030cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x05839e1040cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05a39e1050cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05c39e1060cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a61070d02b2, // V_CMPX_F_I64 ENC_VOP3 default
    0x0583a61080d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3a61090d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610a0d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a61070d12d8, // V_CMPX_LT_I64 ENC_VOP3 default
    0x0583a61080d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3a61090d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610a0d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a61070d22aa, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x0583a61080d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3a61090d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610a0d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a61070d32cc, // V_CMPX_LE_I64 ENC_VOP3 default
    0x0583a61080d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3a61090d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610a0d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a61070d42c3, // V_CMPX_GT_I64 ENC_VOP3 default
    0x0583a61080d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3a61090d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610a0d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a61070d52e1, // V_CMPX_NE_I64 ENC_VOP3 default
    0x0583a61080d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3a61090d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610a0d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a61070d62ba, // V_CMPX_GE_I64 ENC_VOP3 default
    0x0583a61080d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3a61090d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610a0d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a61070d72fb, // V_CMPX_T_I64 ENC_VOP3 default
    0x0583a61080d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3a61090d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610a0d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a610b0d82b4, // V_CMPX_F_U64 ENC_VOP3 default
    0x0583a610c0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3a610d0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610e0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a610b0d92db, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0583a610c0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3a610d0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610e0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a610b0da2ad, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0583a610c0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3a610d0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610e0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a610b0db2cf, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0583a610c0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3a610d0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610e0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a610b0dc2c6, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0583a610c0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3a610d0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610e0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a610b0dd2e4, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0583a610c0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3a610d0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610e0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a610b0de2bd, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0583a610c0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3a610d0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610e0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a610b0df2fd, // V_CMPX_T_U64 ENC_VOP3 default
    0x0583a610c0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3a610d0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3a610e0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523aa0df0fd2a2, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x0543ac0e00fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563ae0e10fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583aa0e20fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3aa0e30fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3aa0e40fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b010f0fe2a3, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0543b21100fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563b41110fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583b01120fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3b01130fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3b01140fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b81150ff2a4, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0583b81160ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b81170ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b81180ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e22a119101361, // V_CNDMASK_B32 ENC_VOP3 default
    0x06022c11a101361, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x06222e11b101361, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x06422a11c101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06622a11d101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06822a11e101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04623c11f103288, // V_ADD_F32 ENC_VOP3 default
    0x04823e120103288, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a240121103288, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c23c122103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04e23c123103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x05023c124103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04623c11f104466, // V_SUB_F32 ENC_VOP3 default
    0x04823e120104466, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a240121104466, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c23c122104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04e23c123104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x05023c124104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04623c11f105461, // V_SUBREV_F32 ENC_VOP3 default
    0x04823e120105461, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a240121105461, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c23c122105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x04e23c123105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x05023c124105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04623c1251063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x04c23c1261063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04e23c1271063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x05023c1281063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04623c11f10741b, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x04823e12010741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24012110741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c23c12210741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04e23c12310741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x05023c12410741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04623c11f10841d, // V_MUL_F32 ENC_VOP3 default
    0x04823e12010841d, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24012110841d, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c23c12210841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04e23c12310841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x05023c12410841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046244129109423, // V_MUL_I32_I24 ENC_VOP3 default
    0x04824612a109423, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04a24812b109423, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04c24412c109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04e24412d109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05024412e109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a12910a420, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x04824c12a10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04a24e12b10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04c24a12c10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04e24a12d10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05024a12e10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624412f10b426, // V_MUL_U32_U24 ENC_VOP3 default
    0x04824613010b426, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04a24813110b426, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04c24413210b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04e24413310b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05024413410b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a12f10c422, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x04824c13010c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04a24e13110c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04c24a13210c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04e24a13310c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05024a13410c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04623c11f10f40b, // V_MIN_F32 ENC_VOP3 default
    0x04823e12010f40b, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24012110f40b, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c23c12210f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04e23c12310f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x05023c12410f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04623c11f1103f2, // V_MAX_F32 ENC_VOP3 default
    0x04823e1201103f2, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2401211103f2, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c23c1221103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04e23c1231103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x05023c1241103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a12911140e, // V_MIN_I32 ENC_VOP3 default
    0x04824c12a11140e, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e12b11140e, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a12c11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04e24a12d11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x05024a12e11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a1291123f5, // V_MAX_I32 ENC_VOP3 default
    0x04824c12a1123f5, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e12b1123f5, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a12c1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04e24a12d1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x05024a12e1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a12f113410, // V_MIN_U32 ENC_VOP3 default
    0x04824c130113410, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e131113410, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a132113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04e24a133113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x05024a134113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a12f1143f7, // V_MAX_U32 ENC_VOP3 default
    0x04824c1301143f7, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e1311143f7, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a1321143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04e24a1331143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x05024a1341143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a12f1183d8, // V_LSHLREV_B32 ENC_VOP3 default
    0x04824c1301183d8, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e1311183d8, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a1321183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04e24a1331183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x05024a1341183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a12f1193dd, // V_LSHRREV_B32 ENC_VOP3 default
    0x04824c1301193dd, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e1311193dd, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a1321193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04e24a1331193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x05024a1341193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a13511a295, // V_ASHRREV_I32 ENC_VOP3 default
    0x04824c13611a295, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e13711a295, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a13811a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x04e24a13911a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x05024a13a11a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a12f11b292, // V_AND_B32 ENC_VOP3 default
    0x04824c13011b292, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e13111b292, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a13211b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04e24a13311b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x05024a13411b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a12f11c42c, // V_OR_B32 ENC_VOP3 default
    0x04824c13011c42c, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e13111c42c, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a13211c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e24a13311c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x05024a13411c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a12f11d47d, // V_XOR_B32 ENC_VOP3 default
    0x04824c13011d47d, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e13111d47d, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a13211d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e24a13311d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x05024a13411d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a12f11e47a, // V_XNOR_B32 ENC_VOP3 default
    0x04824c13011e47a, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e13111e47a, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a13211e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e24a13311e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x05024a13411e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06a25613b120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x06c25813c120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06e25a13d120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x07025613e120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07225613f120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x074256140120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06a25613b121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x06c25813c121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06e25a13d121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x07025613e121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07225613f121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x074256140121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06a25613b12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x06c25813c12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06e25a13d12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x07025613e12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07225613f12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x07425614012245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04624412f12528e, // V_ADD_NC_U32 ENC_VOP3 default
    0x04824613012528e, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a24813112528e, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c24413212528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04e24413312528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x05024413412528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624412f12646a, // V_SUB_NC_U32 ENC_VOP3 default
    0x04824613012646a, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a24813112646a, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c24413212646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04e24413312646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x05024413412646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624412f127462, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x048246130127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a248131127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c244132127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04e244133127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x050244134127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04623c12512b3b8, // V_FMAC_F32 ENC_VOP3 default
    0x04823e14112b3b8, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24014212b3b8, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c23c12612b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04e23c12712b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x05023c12812b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04626614312f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x04826814412f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a26a14512f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c26614612f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e26614712f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x05026614812f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046272149132287, // V_ADD_F16 ENC_VOP3 default
    0x04827414a132287, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a27614b132287, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c27214c132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04e27214d132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x05027214e132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046272149133465, // V_SUB_F16 ENC_VOP3 default
    0x04827414a133465, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a27614b133465, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c27214c133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04e27214d133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x05027214e133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046272149134460, // V_SUBREV_F16 ENC_VOP3 default
    0x04827414a134460, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a27614b134460, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c27214c134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x04e27214d134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x05027214e134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627214913541c, // V_MUL_F16 ENC_VOP3 default
    0x04827414a13541c, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a27614b13541c, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c27214c13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04e27214d13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x05027214e13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627814f1363b7, // V_FMAC_F16 ENC_VOP3 default
    0x04827a1501363b7, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a27c1511363b7, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2781521363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2781531363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x0502781541363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462721491393f1, // V_MAX_F16 ENC_VOP3 default
    0x04827414a1393f1, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a27614b1393f1, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c27214c1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04e27214d1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x05027214e1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627214913a40a, // V_MIN_F16 ENC_VOP3 default
    0x04827414a13a40a, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a27614b13a40a, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c27214c13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04e27214d13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x05027214e13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628414913b3d1, // V_LDEXP_F16 ENC_VOP3 default
    0x04828614a13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a28814b13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c28414c13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04e28414d13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x05028414e13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04618c155180427, // V_NOP ENC_VOP3 default
    0x046194156181416, // V_MOV_B32 ENC_VOP3 default
    0x076196157181416, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x078198158181416, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c194159181416, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x07a19c15a18244c, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0461a015b18337a, // V_CVT_I32_F64 ENC_VOP3 default
    0x04c1a015c18337a, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0461a415d184375, // V_CVT_F64_I32 ENC_VOP3 default
    0x04c1a415e184375, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0461a615f18536e, // V_CVT_F32_I32 ENC_VOP3 default
    0x0761a816018536e, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x0781aa16118536e, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c1a616218536e, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0461a616318636f, // V_CVT_F32_U32 ENC_VOP3 default
    0x0761a816418636f, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0781aa16518636f, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c1a616618636f, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0461ae16718738b, // V_CVT_U32_F32 ENC_VOP3 default
    0x0761b016818738b, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b216918738b, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae16a18738b, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ae16b188379, // V_CVT_I32_F32 ENC_VOP3 default
    0x0761b016c188379, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b216d188379, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae16e188379, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ba16f18a369, // V_CVT_F16_F32 ENC_VOP3 default
    0x0761bc17018a369, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781be17118a369, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ba17218a369, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0461c617318b36c, // V_CVT_F32_F16 ENC_VOP3 default
    0x0761c817418b36c, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0781ca17518b36c, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c1c617618b36c, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0461cc16b18c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0761ce16c18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781d016d18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1cc16e18c37c, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461cc16b18d377, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0761ce16c18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781d016d18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1cc16e18d377, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461a615f18e37f, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0761a816018e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x0781aa16118e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x04c1a616218e37f, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0461a017718f36d, // V_CVT_F32_F64 ENC_VOP3 default
    0x04c1a017818f36d, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d2179190374, // V_CVT_F64_F32 ENC_VOP3 default
    0x04c1d217a190374, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0461a6163191370, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0761a8164191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x0781aa165191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x04c1a6166191370, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0461a6163192371, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0761a8164192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x0781aa165192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x04c1a6166192371, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0461a6163193372, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0761a8164193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x0781aa165193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x04c1a6166193372, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0461a6163194373, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0761a8164194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x0781aa165194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x04c1a6166194373, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0461a017b19538c, // V_CVT_U32_F64 ENC_VOP3 default
    0x04c1a017c19538c, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0461a417d196376, // V_CVT_F64_U32 ENC_VOP3 default
    0x04c1a417e196376, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0461d617f197471, // V_TRUNC_F64 ENC_VOP3 default
    0x04c1d6180197471, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d617f19829f, // V_CEIL_F64 ENC_VOP3 default
    0x04c1d618019829f, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d617f199450, // V_RNDNE_F64 ENC_VOP3 default
    0x04c1d6180199450, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d617f19a3b3, // V_FLOOR_F64 ENC_VOP3 default
    0x04c1d618019a3b3, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x04618c15519b432, // V_PIPEFLUSH ENC_VOP3 default
    0x0461de18119c415, // V_MOV_B16 ENC_VOP3 default
    0x0761e018219c415, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0781e218319c415, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c1de18419c415, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851a03c3, // V_FRACT_F32 ENC_VOP3 default
    0x0761b01861a03c3, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871a03c3, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881a03c3, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851a1470, // V_TRUNC_F32 ENC_VOP3 default
    0x0761b01861a1470, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871a1470, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881a1470, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851a229e, // V_CEIL_F32 ENC_VOP3 default
    0x0761b01861a229e, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871a229e, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881a229e, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851a344f, // V_RNDNE_F32 ENC_VOP3 default
    0x0761b01861a344f, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871a344f, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881a344f, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851a43b2, // V_FLOOR_F32 ENC_VOP3 default
    0x0761b01861a43b2, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871a43b2, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881a43b2, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851a53b0, // V_EXP_F32 ENC_VOP3 default
    0x0761b01861a53b0, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871a53b0, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881a53b0, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851a73d6, // V_LOG_F32 ENC_VOP3 default
    0x0761b01861a73d6, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871a73d6, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881a73d6, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851aa449, // V_RCP_F32 ENC_VOP3 default
    0x0761b01861aa449, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871aa449, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881aa449, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851ab44b, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0761b01861ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881ab44b, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851ae452, // V_RSQ_F32 ENC_VOP3 default
    0x0761b01861ae452, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871ae452, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881ae452, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0461d617f1af44a, // V_RCP_F64 ENC_VOP3 default
    0x04c1d61801af44a, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d617f1b1453, // V_RSQ_F64 ENC_VOP3 default
    0x04c1d61801b1453, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851b345c, // V_SQRT_F32 ENC_VOP3 default
    0x0761b01861b345c, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871b345c, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881b345c, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0461d617f1b445d, // V_SQRT_F64 ENC_VOP3 default
    0x04c1d61801b445d, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851b545a, // V_SIN_F32 ENC_VOP3 default
    0x0761b01861b545a, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871b545a, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881b545a, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851b6363, // V_COS_F32 ENC_VOP3 default
    0x0761b01861b6363, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871b6363, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881b6363, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0461941891b7429, // V_NOT_B32 ENC_VOP3 default
    0x07619618a1b7429, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x07819818b1b7429, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c19418c1b7429, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0461941561b829c, // V_BFREV_B32 ENC_VOP3 default
    0x0761961571b829c, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0781981581b829c, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c1941591b829c, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04619418d1b92a1, // V_CLZ_I32_U32 ENC_VOP3 default
    0x07619618e1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x07819818f1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c1941901b92a1, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x04619418d1ba364, // V_CTZ_I32_B32 ENC_VOP3 default
    0x07619618e1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x07819818f1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c1941901ba364, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x0461941911bb2a0, // V_CLS_I32 ENC_VOP3 default
    0x0761961921bb2a0, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x0781981931bb2a0, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c1941941bb2a0, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x0461a015b1bc3c7, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x04c1a015c1bc3c7, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d617f1bd3ca, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x04c1d61801bd3ca, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d617f1be3c4, // V_FRACT_F64 ENC_VOP3 default
    0x04c1d61801be3c4, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0461cc16b1bf3c6, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0761ce16c1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781d016d1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1cc16e1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ae1851c03c9, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0761b01861c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0781b21871c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ae1881c03c9, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0461941951c2411, // V_MOVRELD_B32 ENC_VOP3 default
    0x0761961961c2411, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0781981971c2411, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c1941981c2411, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x07a1941991c3414, // V_MOVRELS_B32 ENC_VOP3 default
    0x0761961961c3414, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0781981971c3414, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x07a1941991c4413, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0761961961c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0781981971c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x07a1941991c8412, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0761961961c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0781981971c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0461ea19a1d036b, // V_CVT_F16_U16 ENC_VOP3 default
    0x0761ec19b1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x0781ee19c1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c1ea19d1d036b, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0461ea19e1d136a, // V_CVT_F16_I16 ENC_VOP3 default
    0x0761ec19f1d136a, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x0781ee1a01d136a, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c1ea1a11d136a, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0461f61a21d238a, // V_CVT_U16_F16 ENC_VOP3 default
    0x0761f81a31d238a, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0781fa1a41d238a, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c1f61a51d238a, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0461f61a61d3378, // V_CVT_I16_F16 ENC_VOP3 default
    0x0761f81a71d3378, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0781fa1a81d3378, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c1f61a91d3378, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021aa1d4448, // V_RCP_F16 ENC_VOP3 default
    0x0762041ab1d4448, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0782061ac1d4448, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021ad1d4448, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021aa1d545b, // V_SQRT_F16 ENC_VOP3 default
    0x0762041ab1d545b, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0782061ac1d545b, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021ad1d545b, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021aa1d6451, // V_RSQ_F16 ENC_VOP3 default
    0x0762041ab1d6451, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0782061ac1d6451, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021ad1d6451, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021aa1d73d5, // V_LOG_F16 ENC_VOP3 default
    0x0762041ab1d73d5, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0782061ac1d73d5, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021ad1d73d5, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021aa1d83af, // V_EXP_F16 ENC_VOP3 default
    0x0762041ab1d83af, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0782061ac1d83af, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021ad1d83af, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021aa1d93c8, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0762041ab1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0782061ac1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021ad1d93c8, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0461f61a61da3c5, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0761f81a71da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0781fa1a81da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c1f61a91da3c5, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021aa1db3b1, // V_FLOOR_F16 ENC_VOP3 default
    0x0762041ab1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0782061ac1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021ad1db3b1, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021aa1dc29d, // V_CEIL_F16 ENC_VOP3 default
    0x0762041ab1dc29d, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0782061ac1dc29d, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021ad1dc29d, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021aa1dd46f, // V_TRUNC_F16 ENC_VOP3 default
    0x0762041ab1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0782061ac1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021ad1dd46f, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021aa1de44e, // V_RNDNE_F16 ENC_VOP3 default
    0x0762041ab1de44e, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0782061ac1de44e, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021ad1de44e, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021aa1df3c2, // V_FRACT_F16 ENC_VOP3 default
    0x0762041ab1df3c2, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0782061ac1df3c2, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021ad1df3c2, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021aa1e0459, // V_SIN_F16 ENC_VOP3 default
    0x0762041ab1e0459, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0782061ac1e0459, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021ad1e0459, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0462021aa1e1362, // V_COS_F16 ENC_VOP3 default
    0x0762041ab1e1362, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0782061ac1e1362, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2021ad1e1362, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x04620e1ae1e2458, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0762101af1e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x0782121b01e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c20e1b11e2458, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0461f61a61e337d, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0761f81a71e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0781fa1a81e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c1f61a91e337d, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0461f61a21e437e, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0761f81a31e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0781fa1a41e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c1f61a51e437e, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0461de1b21e9428, // V_NOT_B16 ENC_VOP3 default
    0x0761e01b31e9428, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x0781e21b41e9428, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c1de1b51e9428, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x04621e1b61ea37b, // V_CVT_I32_I16 ENC_VOP3 default
    0x0762201b71ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0782221b81ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c21e1b91ea37b, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04621e1ba1eb38d, // V_CVT_U32_U16 ENC_VOP3 default
    0x0762201bb1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0782221bc1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c21e1bd1eb38d, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04628c1be2093bb, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x04828e1bf2093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2901c02093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c28c1c12093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04e28c1c22093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x05028c1c32093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c28c1c42093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07e28c1c52093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08028c1c62093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08228c1c72093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462921c820a3e1, // V_MAD_I32_I24 ENC_VOP3 default
    0x0482941c920a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04a2961ca20a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04c2921cb20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04e2921cc20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0502921cd20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2921ce20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07e2921cf20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802921d020a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822921d120a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462921d220b3e5, // V_MAD_U32_U24 ENC_VOP3 default
    0x0482941d320b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04a2961d420b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04c2921d520b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04e2921d620b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0502921d720b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2921d820b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07e2921d920b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802921da20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822921db20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04628c1be20c365, // V_CUBEID_F32 ENC_VOP3 default
    0x04828e1bf20c365, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2901c020c365, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c28c1c120c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04e28c1c220c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x05028c1c320c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c28c1c420c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07e28c1c520c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08028c1c620c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08228c1c720c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04628c1be20d367, // V_CUBESC_F32 ENC_VOP3 default
    0x04828e1bf20d367, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2901c020d367, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c28c1c120d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04e28c1c220d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x05028c1c320d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c28c1c420d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07e28c1c520d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08028c1c620d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08228c1c720d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04628c1be20e368, // V_CUBETC_F32 ENC_VOP3 default
    0x04828e1bf20e368, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2901c020e368, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c28c1c120e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04e28c1c220e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x05028c1c320e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c28c1c420e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07e28c1c520e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08028c1c620e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08228c1c720e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04628c1be20f366, // V_CUBEMA_F32 ENC_VOP3 default
    0x04828e1bf20f366, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2901c020f366, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c28c1c120f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04e28c1c220f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x05028c1c320f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c28c1c420f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07e28c1c520f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08028c1c620f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08228c1c720f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc210299, // V_BFE_U32 ENC_VOP3 default
    0x04829a1dd210299, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de210299, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e0210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0502981e1210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e2210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e3210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e4210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e5210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981e6211298, // V_BFE_I32 ENC_VOP3 default
    0x04829a1e7211298, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1e8211298, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981e9211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2981ea211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0502981eb211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981ec211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07e2981ed211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981ee211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981ef211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc21229a, // V_BFI_B32 ENC_VOP3 default
    0x04829a1dd21229a, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de21229a, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df21229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e021229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0502981e121229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e221229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e321229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e421229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e521229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04628c1be2133bd, // V_FMA_F32 ENC_VOP3 default
    0x04828e1bf2133bd, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2901c02133bd, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c28c1c12133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04e28c1c22133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x05028c1c32133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c28c1c42133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07e28c1c52133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08028c1c62133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08228c1c72133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629e1f02143be, // V_FMA_F64 ENC_VOP3 default
    0x04c29e1f12143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04e29e1f22143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x05029e1f32143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c29e1f42143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07e29e1f52143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08029e1f62143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08229e1f72143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981f82153d4, // V_LERP_U8 ENC_VOP3 default
    0x04829a1f92153d4, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1fa2153d4, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04c2981fb2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04e2981fc2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0502981fd2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981fe2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07e2981ff2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802982002153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822982012153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a020221628f, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0482a220321628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a420421628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a020521628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2a020621628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0502a020721628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2a020821628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07e2a020921628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802a020a21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822a020b21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a0202217290, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0482a2203217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a4204217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a0205217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2a0206217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0502a0207217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2a0208217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07e2a0209217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802a020a217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822a020b217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04628c1be21841a, // V_MULLIT_F32 ENC_VOP3 default
    0x04828e1bf21841a, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2901c021841a, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c28c1c121841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e28c1c221841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x05028c1c321841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c28c1c421841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07e28c1c521841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08028c1c621841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08228c1c721841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04628c1be219401, // V_MIN3_F32 ENC_VOP3 default
    0x04828e1bf219401, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2901c0219401, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c28c1c1219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x04e28c1c2219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x05028c1c3219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c28c1c4219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07e28c1c5219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08028c1c6219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08228c1c7219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629820c21a403, // V_MIN3_I32 ENC_VOP3 default
    0x04829a20d21a403, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c20e21a403, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c29820f21a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04e29821021a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x05029821121a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c29821221a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07e29821321a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08029821421a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08229821521a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc21b405, // V_MIN3_U32 ENC_VOP3 default
    0x04829a1dd21b405, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de21b405, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df21b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e021b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0502981e121b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e221b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e321b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e421b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e521b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04628c1be21c3e8, // V_MAX3_F32 ENC_VOP3 default
    0x04828e1bf21c3e8, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2901c021c3e8, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c28c1c121c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x04e28c1c221c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x05028c1c321c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c28c1c421c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07e28c1c521c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08028c1c621c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08228c1c721c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629820c21d3ea, // V_MAX3_I32 ENC_VOP3 default
    0x04829a20d21d3ea, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c20e21d3ea, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c29820f21d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04e29821021d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x05029821121d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c29821221d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07e29821321d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08029821421d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08229821521d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc21e3ec, // V_MAX3_U32 ENC_VOP3 default
    0x04829a1dd21e3ec, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de21e3ec, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df21e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e021e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0502981e121e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e221e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e321e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e421e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e521e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04628c1be21f3fb, // V_MED3_F32 ENC_VOP3 default
    0x04828e1bf21f3fb, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2901c021f3fb, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c28c1c121f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x04e28c1c221f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x05028c1c321f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c28c1c421f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07e28c1c521f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08028c1c621f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08228c1c721f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629820c2203fd, // V_MED3_I32 ENC_VOP3 default
    0x04829a20d2203fd, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c20e2203fd, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c29820f2203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2982102203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0502982112203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2982122203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07e2982132203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802982142203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822982152203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc2213ff, // V_MED3_U32 ENC_VOP3 default
    0x04829a1dd2213ff, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de2213ff, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df2213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e02213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0502981e12213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e22213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e32213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e42213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e52213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x046292216222457, // V_SAD_U8 ENC_VOP3 default
    0x048294217222457, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04a296218222457, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04c292219222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04e29221a222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x05029221b222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c29221c222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07e29221d222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08029221e222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08229221f222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x046292216223454, // V_SAD_HI_U8 ENC_VOP3 default
    0x048294217223454, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04a296218223454, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04c292219223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04e29221a223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x05029221b223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c29221c223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07e29221d223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08029221e223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08229221f223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x046292220224455, // V_SAD_U16 ENC_VOP3 default
    0x048294221224455, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a296222224455, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c292223224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04e292224224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x050292225224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c292226224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07e292227224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x080292228224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x082292229224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462921dc225456, // V_SAD_U32 ENC_VOP3 default
    0x0482941dd225456, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2961de225456, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2921df225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2921e0225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0502921e1225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2921e2225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07e2921e3225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802921e4225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822921e5225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a622a226389, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0482a822b226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa22c226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a622d226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2a622e226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0502a622f226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2a6230226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07e2a6231226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802a6232226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822a6233226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04628c1be22738f, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04c28c1c122738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x04e28c1c222738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x05028c1c322738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c28c1c422738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07e28c1c522738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08028c1c622738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08228c1c722738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629e1f0228390, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x04c29e1f1228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04e29e1f2228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x05029e1f3228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c29e1f4228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07e29e1f5228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08029e1f6228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08229e1f7228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08428c234237391, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x08628c235237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x08828c236237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x08a28c237237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08c28c238237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x08e28c239237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09028c23a237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09228c23b237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08429e23c238392, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x08629e23d238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x08829e23e238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x08a29e23f238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08c29e240238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x08e29e241238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09029e242238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09229e243238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462921f8239419, // V_MSAD_U8 ENC_VOP3 default
    0x0482941f9239419, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04a2961fa239419, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04c2921fb239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04e2921fc239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0502921fd239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2921fe239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07e2921ff239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x080292200239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x082292201239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ac24423a447, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x04c2ac24523a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04e2ac24623a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0502ac24723a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2ac24823a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07e2ac24923a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802ac24a23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822ac24b23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ac24423b417, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x04c2ac24523b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04e2ac24623b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0502ac24723b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2ac24823b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07e2ac24923b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802ac24a23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822ac24b23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0942ae24c23d418, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0962ae24d23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0982ae24e23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x09a2ae24f23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462981dc24047b, // V_XOR3_B32 ENC_VOP3 default
    0x04829a1dd24047b, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de24047b, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df24047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e024047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0502981e124047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e224047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e324047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e424047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e524047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b02502413e3, // V_MAD_U16 ENC_VOP3 default
    0x0482b22512413e3, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2b42522413e3, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b02532413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2b02542413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0502b02552413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b02562413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07e2b02572413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b02582413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b02592413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629825a244431, // V_PERM_B32 ENC_VOP3 default
    0x04829a25b244431, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c25c244431, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c29825d244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x04e29825e244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x05029825f244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c298260244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07e298261244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x080298262244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x082298263244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc245479, // V_XAD_U32 ENC_VOP3 default
    0x04829a1dd245479, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de245479, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e0245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0502981e1245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e2245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e3245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e4245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e5245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc2463da, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x04829a1dd2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df2463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e02463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0502981e12463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e22463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e32463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e42463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e52463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc24728a, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x04829a1dd24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df24728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e024728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0502981e124728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e224728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e324728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e424728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e524728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b62642483bc, // V_FMA_F16 ENC_VOP3 default
    0x0482b82652483bc, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ba2662483bc, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b62672483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2b62682483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0502b62692483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b626a2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07e2b626b2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b626c2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b626d2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b6264249400, // V_MIN3_F16 ENC_VOP3 default
    0x0482b8265249400, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ba266249400, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b6267249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2b6268249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x0502b6269249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b626a249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07e2b626b249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b626c249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b626d249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b026e24a402, // V_MIN3_I16 ENC_VOP3 default
    0x0482b226f24a402, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2b427024a402, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b027124a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2b027224a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0502b027324a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b027424a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07e2b027524a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b027624a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b027724a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b025024b404, // V_MIN3_U16 ENC_VOP3 default
    0x0482b225124b404, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2b425224b404, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b025324b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2b025424b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0502b025524b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b025624b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07e2b025724b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b025824b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b025924b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b626424c3e7, // V_MAX3_F16 ENC_VOP3 default
    0x0482b826524c3e7, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ba26624c3e7, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b626724c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2b626824c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x0502b626924c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b626a24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07e2b626b24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b626c24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b626d24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b026e24d3e9, // V_MAX3_I16 ENC_VOP3 default
    0x0482b226f24d3e9, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2b427024d3e9, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b027124d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2b027224d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0502b027324d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b027424d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07e2b027524d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b027624d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b027724d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b025024e3eb, // V_MAX3_U16 ENC_VOP3 default
    0x0482b225124e3eb, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2b425224e3eb, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b025324e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2b025424e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0502b025524e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b025624e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07e2b025724e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b025824e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b025924e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b626424f3fa, // V_MED3_F16 ENC_VOP3 default
    0x0482b826524f3fa, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ba26624f3fa, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b626724f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2b626824f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x0502b626924f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b626a24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07e2b626b24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b626c24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b626d24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b026e2503fc, // V_MED3_I16 ENC_VOP3 default
    0x0482b226f2503fc, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2b42702503fc, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b02712503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2b02722503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0502b02732503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b02742503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07e2b02752503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b02762503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b02772503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b02502513fe, // V_MED3_U16 ENC_VOP3 default
    0x0482b22512513fe, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2b42522513fe, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b02532513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2b02542513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0502b02552513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b02562513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07e2b02572513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b02582513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b02592513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b026e2533df, // V_MAD_I16 ENC_VOP3 default
    0x0482b226f2533df, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2b42702533df, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b02712533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2b02722533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0502b02732533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b02742533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07e2b02752533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b02762533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b02772533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b626425438e, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0482b826525438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ba26625438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b626725438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2b626825438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0502b626925438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b626a25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07e2b626b25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b626c25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b626d25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc255284, // V_ADD3_U32 ENC_VOP3 default
    0x04829a1dd255284, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de255284, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e0255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0502981e1255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e2255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e3255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e4255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e5255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc2563db, // V_LSHL_OR_B32 ENC_VOP3 default
    0x04829a1dd2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df2563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e02563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0502981e12563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e22563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e32563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e42563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e52563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc257293, // V_AND_OR_B32 ENC_VOP3 default
    0x04829a1dd257293, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de257293, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e0257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0502981e1257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e2257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e3257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e4257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e5257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc25842a, // V_OR3_B32 ENC_VOP3 default
    0x04829a1dd25842a, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de25842a, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df25842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e025842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0502981e125842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e225842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e325842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e425842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e525842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462bc2782593e4, // V_MAD_U32_U16 ENC_VOP3 default
    0x0482be2792593e4, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c027a2593e4, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2bc27b2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2bc27c2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0502bc27d2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2bc27e2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07e2bc27f2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802bc2802593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822bc2812593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462bc28225a3e0, // V_MAD_I32_I16 ENC_VOP3 default
    0x0482be28325a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2c028425a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2bc28525a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2bc28625a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0502bc28725a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2bc28825a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07e2bc28925a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802bc28a25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822bc28b25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2c228c25b42e, // V_PERMLANE16_B32 ENC_VOP3 default
    0x09e2c228d25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0a02c228e25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0a22c228f25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09c2c228c25c430, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x09e2c228d25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0a02c228e25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0a22c228f25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x05e2c429025d360, // V_CNDMASK_B16 ENC_VOP3 default
    0x0602c629125d360, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x0622c829225d360, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x0642c429325d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x0662c429425d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x0682c429525d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628c1be25e3ee, // V_MAXMIN_F32 ENC_VOP3 default
    0x04828e1bf25e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2901c025e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c28c1c125e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04e28c1c225e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x05028c1c325e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c28c1c425e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x07e28c1c525e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08028c1c625e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08228c1c725e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04628c1be25f407, // V_MINMAX_F32 ENC_VOP3 default
    0x04828e1bf25f407, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2901c025f407, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c28c1c125f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04e28c1c225f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x05028c1c325f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c28c1c425f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x07e28c1c525f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08028c1c625f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08228c1c725f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b62642603ed, // V_MAXMIN_F16 ENC_VOP3 default
    0x0482b82652603ed, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ba2662603ed, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b62672603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2b62682603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x0502b62692603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b626a2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x07e2b626b2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b626c2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b626d2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b6264261406, // V_MINMAX_F16 ENC_VOP3 default
    0x0482b8265261406, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ba266261406, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2b6267261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2b6268261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x0502b6269261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2b626a261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x07e2b626b261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802b626c261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822b626d261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc2623f0, // V_MAXMIN_U32 ENC_VOP3 default
    0x04829a1dd2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df2623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e02623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x0502981e12623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e22623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e32623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e42623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e52623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462981dc263409, // V_MINMAX_U32 ENC_VOP3 default
    0x04829a1dd263409, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c1de263409, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2981df263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2981e0263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x0502981e1263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2981e2263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07e2981e3263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802981e4263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822981e5263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629820c2643ef, // V_MAXMIN_I32 ENC_VOP3 default
    0x04829a20d2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c20e2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c29820f2643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2982102643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x0502982112643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2982122643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x07e2982132643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802982142643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822982152643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629820c265408, // V_MINMAX_I32 ENC_VOP3 default
    0x04829a20d265408, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a29c20e265408, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c29820f265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04e298210265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x050298211265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c298212265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x07e298213265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x080298214265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x082298215265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ca296266397, // V_DOT2_F16_F16 ENC_VOP3 default
    0x0482cc297266397, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ce298266397, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ca299266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2ca29a266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x0502ca29b266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2ca29c266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x07e2ca29d266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802ca29e266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822ca29f266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462d02a0267396, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x0482d22a1267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04a2d42a2267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04c2d02a3267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x04e2d02a4267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x0502d02a5267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07c2d02a6267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x07e2d02a7267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0802d02a8267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0822d02a9267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a42d62aa2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0a62d62ab2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a82d62ac2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0aa2d62ad2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0ac2d62ae2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ae2d62af2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0b02d62b02fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b22d62b12fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a42d82b22fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0a62d82b32fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a82d82b42fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0aa2d82b52fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0ac2d82b62fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ae2d82b72fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0b02d82b82fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b22d82b92fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a42da2ba2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0a62da2bb2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a82da2bc2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0aa2da2bd2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0ac2da2be2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ae2da2bf2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0b02da2c02fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b22da2c12fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a42da2c22ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0a62da2c32ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a82da2c42ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0aa2da2c52ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0ac2da2c62ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ae2da2c72ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0b02da2c82ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b22da2c92ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a42dc2ca300286, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0b42de2cb300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b62e02cc300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a62dc2cd300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a82dc2ce300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0aa2dc2cf300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42dc2ca301464, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0b42de2cb301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b62e02cc301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a62dc2cd301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a82dc2ce301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0aa2dc2cf301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42dc2ca30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0b42de2cb30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b62e02cc30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a62dc2cd30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a82dc2ce30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0aa2dc2cf30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462e22d030328d, // V_ADD_NC_U16 ENC_VOP3 default
    0x0482e42d130328d, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2e62d230328d, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e22d330328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2e22d430328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0502e22d530328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e22d0304469, // V_SUB_NC_U16 ENC_VOP3 default
    0x0482e42d1304469, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2e62d2304469, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e22d3304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2e22d4304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0502e22d5304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e82d0305424, // V_MUL_LO_U16 ENC_VOP3 default
    0x0482ea2d1305424, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ec2d2305424, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e82d3305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2e82d4305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x0502e82d5305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ee2d6306380, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0482f02d7306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2f22d8306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2ee2d9306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2ee2da306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0502ee2db306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ee2dc307387, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0482f02dd307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2f22de307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2ee2df307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2ee2e0307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0502ee2e1307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e82d03093f6, // V_MAX_U16 ENC_VOP3 default
    0x0482ea2d13093f6, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ec2d23093f6, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e82d33093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2e82d43093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x0502e82d53093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e82e230a3f4, // V_MAX_I16 ENC_VOP3 default
    0x0482ea2e330a3f4, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ec2e430a3f4, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e82e530a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2e82e630a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x0502e82e730a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e82d030b40f, // V_MIN_U16 ENC_VOP3 default
    0x0482ea2d130b40f, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ec2d230b40f, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e82d330b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2e82d430b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x0502e82d530b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e82e230c40d, // V_MIN_I16 ENC_VOP3 default
    0x0482ea2e330c40d, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ec2e430c40d, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e82e530c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2e82e630c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x0502e82e730c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e22e230d28b, // V_ADD_NC_I16 ENC_VOP3 default
    0x0482e42e330d28b, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2e62e430d28b, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e22e530d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2e22e630d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x0502e22e730d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e22e230e467, // V_SUB_NC_I16 ENC_VOP3 default
    0x0482e42e330e467, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2e62e430e467, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e22e530e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2e22e630e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x0502e22e730e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f42e831142d, // V_PACK_B32_F16 ENC_VOP3 default
    0x0482f62e931142d, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f82ea31142d, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f42eb31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2f42ec31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x0502f42ed31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f42ee312382, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x0482f62ef312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f82f0312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f42f1312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2f42f2312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x0502f42f3312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f42f4313384, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x0482f62f5313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f82f6313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f42f7313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2f42f8313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x0502f42f9313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa2fa31c3d2, // V_LDEXP_F32 ENC_VOP3 default
    0x0482fc2fb31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2fe2fc31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2fa2fd31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2fa2fe31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x0502fa2ff31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630012f31d29b, // V_BFM_B32 ENC_VOP3 default
    0x04824c30031d29b, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e30131d29b, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c30013231d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04e30013331d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x05030013431d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630012f31e297, // V_BCNT_U32_B32 ENC_VOP3 default
    0x04824c30031e297, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e30131e297, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c30013231e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04e30013331e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05030013431e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630012f31f3f9, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x04824c30031f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e30131f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c30013231f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04e30013331f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05030013431f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630012f3203f8, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x04824c3003203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e3013203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c3001323203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04e3001333203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0503001343203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ee2d6321383, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0482f02d7321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2f22d8321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2ee2d9321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2ee2da321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0502ee2db321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ee2dc322385, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0482f02dd322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2f22de322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2ee2df322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2ee2e0322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0502ee2e1322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046300302323388, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x04824c303323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e304323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c300305323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04e300306323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x050300307323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046300308324381, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x04824c309324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e30a324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c30030b324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04e30030c324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x05030030d324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046302129325468, // V_SUB_NC_I32 ENC_VOP3 default
    0x04824630e325468, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a24830f325468, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c30212c325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04e30212d325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x05030212e325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630212932628c, // V_ADD_NC_I32 ENC_VOP3 default
    0x04824630e32628c, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a24830f32628c, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c30212c32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04e30212d32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x05030212e32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046304310327289, // V_ADD_F64 ENC_VOP3 default
    0x04c304311327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x04e304312327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x050304313327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630431032841e, // V_MUL_F64 ENC_VOP3 default
    0x04c30431132841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x04e30431232841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x05030431332841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630431032940c, // V_MIN_F64 ENC_VOP3 default
    0x04c30431132940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x04e30431232940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x05030431332940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630431032a3f3, // V_MAX_F64 ENC_VOP3 default
    0x04c30431132a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x04e30431232a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x05030431332a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630631432b3d3, // V_LDEXP_F64 ENC_VOP3 default
    0x04c30631532b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x04e30631632b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x05030631732b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630012f32c425, // V_MUL_LO_U32 ENC_VOP3 default
    0x04c30013232c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04e30013332c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x05030013432c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630012f32d421, // V_MUL_HI_U32 ENC_VOP3 default
    0x04c30013232d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04e30013332d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x05030013432d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630012932e41f, // V_MUL_HI_I32 ENC_VOP3 default
    0x04c30012c32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04e30012d32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x05030012e32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630631832f46e, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04c30631932f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x04e30631a32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x05030631b32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e82d03383d7, // V_LSHLREV_B16 ENC_VOP3 default
    0x0482ea2d13383d7, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ec2d23383d7, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e82d33383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04e2e82d43383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x0502e82d53383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e82d03393dc, // V_LSHRREV_B16 ENC_VOP3 default
    0x0482ea2d13393dc, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ec2d23393dc, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e82d33393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04e2e82d43393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x0502e82d53393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e831c33a294, // V_ASHRREV_I16 ENC_VOP3 default
    0x0482ea31d33a294, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ec31e33a294, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e831f33a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2e832033a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x0502e832133a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b830832233c3d9, // V_LSHLREV_B64 ENC_VOP3 default
    0x0ba30832333c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0bc30832433c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0b830832233d3de, // V_LSHRREV_B64 ENC_VOP3 default
    0x0ba30832333d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0bc30832433d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0b830832533e296, // V_ASHRREV_I64 ENC_VOP3 default
    0x0ba30832633e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0bc30832733e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0be30a32836044d, // V_READLANE_B32 ENC_VOP3 default
    0x0c0300329361478, // V_WRITELANE_B32 ENC_VOP3 default
    0x0c230032a361478, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0462e82d0362291, // V_AND_B16 ENC_VOP3 default
    0x0482ea2d1362291, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ec2d2362291, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e82d3362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x04e2e82d4362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x0502e82d5362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e82d036342b, // V_OR_B16 ENC_VOP3 default
    0x0482ea2d136342b, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ec2d236342b, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e82d336342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x04e2e82d436342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x0502e82d536342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e82d036447c, // V_XOR_B16 ENC_VOP3 default
    0x0482ea2d136447c, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ec2d236447c, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c2e82d336447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x04e2e82d436447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x0502e82d536447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c400032b00004e, // DS_ADD_U32 ENC_DS default
    0x0c400032b0010bf, // DS_SUB_U32 ENC_DS default
    0x0c400032b0020a7, // DS_RSUB_U32 ENC_DS default
    0x0c400032b00306d, // DS_INC_U32 ENC_DS default
    0x0c400032b004063, // DS_DEC_U32 ENC_DS default
    0x0c400032c005090, // DS_MIN_I32 ENC_DS default
    0x0c400032c006084, // DS_MAX_I32 ENC_DS default
    0x0c400032b007098, // DS_MIN_U32 ENC_DS default
    0x0c400032b00808c, // DS_MAX_U32 ENC_DS default
    0x0c400032d009050, // DS_AND_B32 ENC_DS default
    0x0c400032d00a0a0, // DS_OR_B32 ENC_DS default
    0x0c400032d00b0c3, // DS_XOR_B32 ENC_DS default
    0x0c400232e00c09a, // DS_MSKOR_B32 ENC_DS default
    0x0c400032f00d0b7, // DS_STORE_B32 ENC_DS default
    0x0c400433000e0af, // DS_STORE_2ADDR_B32 ENC_DS default
    0x0c400433000f0b1, // DS_STORE_2ADDR_STRIDE64_B32 ENC_DS default
    0x0c400232e010057, // DS_CMPSTORE_B32 ENC_DS default
    0x0c4002331011059, // DS_CMPSTORE_F32 ENC_DS default
    0x0c400033201208e, // DS_MIN_F32 ENC_DS default
    0x0c4000332013082, // DS_MAX_F32 ENC_DS default
    0x0c400615501409e, // DS_NOP ENC_DS default
    0x0c4000332015049, // DS_ADD_F32 ENC_DS default
    0x0c6008333018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x0c600a334019066, // DS_GWS_INIT ENC_DS default
    0x0c600833301a06a, // DS_GWS_SEMA_V ENC_DS default
    0x0c600a33401b067, // DS_GWS_SEMA_BR ENC_DS default
    0x0c600833301c068, // DS_GWS_SEMA_P ENC_DS default
    0x0c600a33401d065, // DS_GWS_BARRIER ENC_DS default
    0x0c400033501e0b9, // DS_STORE_B8 ENC_DS default
    0x0c400c33601f0b5, // DS_STORE_B16 ENC_DS default
    0x0c400e33702004c, // DS_ADD_RTN_U32 ENC_DS default
    0x0c400e3370210bd, // DS_SUB_RTN_U32 ENC_DS default
    0x0c400e3370220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0x0c400e33702306b, // DS_INC_RTN_U32 ENC_DS default
    0x0c400e337024061, // DS_DEC_RTN_U32 ENC_DS default
    0x0c400e338025094, // DS_MIN_RTN_I32 ENC_DS default
    0x0c400e338026088, // DS_MAX_RTN_I32 ENC_DS default
    0x0c400e337027096, // DS_MIN_RTN_U32 ENC_DS default
    0x0c400e33702808a, // DS_MAX_RTN_U32 ENC_DS default
    0x0c400e339029052, // DS_AND_RTN_B32 ENC_DS default
    0x0c400e33902a0a2, // DS_OR_RTN_B32 ENC_DS default
    0x0c400e33902b0c5, // DS_XOR_RTN_B32 ENC_DS default
    0x0c401033a02c09c, // DS_MSKOR_RTN_B32 ENC_DS default
    0x0c400e33902d0ad, // DS_STOREXCHG_RTN_B32 ENC_DS default
    0x0c401233b02e0a9, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_DS default
    0x0c401233b02f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_DS default
    0x0c401033a03005b, // DS_CMPSTORE_RTN_B32 ENC_DS default
    0x0c401033c03105d, // DS_CMPSTORE_RTN_F32 ENC_DS default
    0x0c400e33d032092, // DS_MIN_RTN_F32 ENC_DS default
    0x0c400e33d033086, // DS_MAX_RTN_F32 ENC_DS default
    0x0c401033a0340c2, // DS_WRAP_RTN_B32 ENC_DS default
    0x0c401433e0350c1, // DS_SWIZZLE_B32 ENC_DS default
    0x0c401633f036075, // DS_LOAD_B32 ENC_DS default
    0x0c401834003706f, // DS_LOAD_2ADDR_B32 ENC_DS default
    0x0c4018340038071, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_DS default
    0x0c4016341039079, // DS_LOAD_I8 ENC_DS default
    0x0c401634203a07f, // DS_LOAD_U8 ENC_DS default
    0x0c401634303b078, // DS_LOAD_I16 ENC_DS default
    0x0c401634403c07c, // DS_LOAD_U16 ENC_DS default
    0x0c401a34503d060, // DS_CONSUME ENC_DS default
    0x0c401a34503e054, // DS_APPEND ENC_DS default
    0x0c601c34603f09f, // DS_ORDERED_COUNT ENC_DS default
    0x0c401e34704004f, // DS_ADD_U64 ENC_DS default
    0x0c401e3470410c0, // DS_SUB_U64 ENC_DS default
    0x0c401e3470420a8, // DS_RSUB_U64 ENC_DS default
    0x0c401e34704306e, // DS_INC_U64 ENC_DS default
    0x0c401e347044064, // DS_DEC_U64 ENC_DS default
    0x0c401e348045091, // DS_MIN_I64 ENC_DS default
    0x0c401e348046085, // DS_MAX_I64 ENC_DS default
    0x0c401e347047099, // DS_MIN_U64 ENC_DS default
    0x0c401e34704808d, // DS_MAX_U64 ENC_DS default
    0x0c401e349049051, // DS_AND_B64 ENC_DS default
    0x0c401e34904a0a1, // DS_OR_B64 ENC_DS default
    0x0c401e34904b0c4, // DS_XOR_B64 ENC_DS default
    0x0c402034a04c09b, // DS_MSKOR_B64 ENC_DS default
    0x0c401e34b04d0b8, // DS_STORE_B64 ENC_DS default
    0x0c402234c04e0b0, // DS_STORE_2ADDR_B64 ENC_DS default
    0x0c402234c04f0b2, // DS_STORE_2ADDR_STRIDE64_B64 ENC_DS default
    0x0c402034a050058, // DS_CMPSTORE_B64 ENC_DS default
    0x0c402434d05105a, // DS_CMPSTORE_F64 ENC_DS default
    0x0c402634e05208f, // DS_MIN_F64 ENC_DS default
    0x0c402634e053083, // DS_MAX_F64 ENC_DS default
    0x0c402834f06004d, // DS_ADD_RTN_U64 ENC_DS default
    0x0c402834f0610be, // DS_SUB_RTN_U64 ENC_DS default
    0x0c402834f0620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0x0c402834f06306c, // DS_INC_RTN_U64 ENC_DS default
    0x0c402834f064062, // DS_DEC_RTN_U64 ENC_DS default
    0x0c4028350065095, // DS_MIN_RTN_I64 ENC_DS default
    0x0c4028350066089, // DS_MAX_RTN_I64 ENC_DS default
    0x0c402834f067097, // DS_MIN_RTN_U64 ENC_DS default
    0x0c402834f06808b, // DS_MAX_RTN_U64 ENC_DS default
    0x0c4028351069053, // DS_AND_RTN_B64 ENC_DS default
    0x0c402835106a0a3, // DS_OR_RTN_B64 ENC_DS default
    0x0c402835106b0c6, // DS_XOR_RTN_B64 ENC_DS default
    0x0c402a35206c09d, // DS_MSKOR_RTN_B64 ENC_DS default
    0x0c402835106d0ae, // DS_STOREXCHG_RTN_B64 ENC_DS default
    0x0c402c35306e0aa, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_DS default
    0x0c402c35306f0ac, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_DS default
    0x0c402a35207005c, // DS_CMPSTORE_RTN_B64 ENC_DS default
    0x0c402e35407105e, // DS_CMPSTORE_RTN_F64 ENC_DS default
    0x0c4030355072093, // DS_MIN_RTN_F64 ENC_DS default
    0x0c4030355073087, // DS_MAX_RTN_F64 ENC_DS default
    0x0c4032356076076, // DS_LOAD_B64 ENC_DS default
    0x0c4034357077070, // DS_LOAD_2ADDR_B64 ENC_DS default
    0x0c4034357078072, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_DS default
    0x0c400e33d07904b, // DS_ADD_RTN_F32 ENC_DS default
    0x0c603635807a04a, // DS_ADD_GS_REG_RTN ENC_DS default
    0x0c603635807b0bc, // DS_SUB_GS_REG_RTN ENC_DS default
    0x0c402835107e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x0c40003590a00ba, // DS_STORE_B8_D16_HI ENC_DS default
    0x0c400035a0a10b6, // DS_STORE_B16_D16_HI ENC_DS default
    0x0c401635b0a2080, // DS_LOAD_U8_D16 ENC_DS default
    0x0c401635b0a3081, // DS_LOAD_U8_D16_HI ENC_DS default
    0x0c401635c0a407a, // DS_LOAD_I8_D16 ENC_DS default
    0x0c401635c0a507b, // DS_LOAD_I8_D16_HI ENC_DS default
    0x0c401635d0a607d, // DS_LOAD_U16_D16 ENC_DS default
    0x0c401635d0a707e, // DS_LOAD_U16_D16_HI ENC_DS default
    0x0c403835e0ad056, // DS_BVH_STACK_RTN_B32 ENC_DS default
    0x0c403a35f0b00b3, // DS_STORE_ADDTID_B32 ENC_DS default
    0x0c401a3600b1073, // DS_LOAD_ADDTID_B32 ENC_DS default
    0x0c403c3610b20a4, // DS_PERMUTE_B32 ENC_DS default
    0x0c403c3610b3055, // DS_BPERMUTE_B32 ENC_DS default
    0x0c403e3620de0bb, // DS_STORE_B96 ENC_DS default
    0x0c40403630df0b4, // DS_STORE_B128 ENC_DS default
    0x0c40423640fe077, // DS_LOAD_B96 ENC_DS default
    0x0c40443650ff074, // DS_LOAD_B128 ENC_DS default
    0x0c80483660100f3, // FLAT_LOAD_U8 ENC_FLAT default
    0x0ca07c367010196, // SCRATCH_LOAD_U8 ENC_FLAT_SCRATCH default
    0x0cc060368010129, // GLOBAL_LOAD_U8 ENC_FLAT_GLOBAL default
    0x0c80483690110f1, // FLAT_LOAD_I8 ENC_FLAT default
    0x0ca07c36a011194, // SCRATCH_LOAD_I8 ENC_FLAT_SCRATCH default
    0x0cc06036b011127, // GLOBAL_LOAD_I8 ENC_FLAT_GLOBAL default
    0x0c804836c0120f2, // FLAT_LOAD_U16 ENC_FLAT default
    0x0ca07c36d012195, // SCRATCH_LOAD_U16 ENC_FLAT_SCRATCH default
    0x0cc06036e012128, // GLOBAL_LOAD_U16 ENC_FLAT_GLOBAL default
    0x0c804836f0130f0, // FLAT_LOAD_I16 ENC_FLAT default
    0x0ca07c370013193, // SCRATCH_LOAD_I16 ENC_FLAT_SCRATCH default
    0x0cc060371013126, // GLOBAL_LOAD_I16 ENC_FLAT_GLOBAL default
    0x0c80483720140e7, // FLAT_LOAD_B32 ENC_FLAT default
    0x0ca07c37301418a, // SCRATCH_LOAD_B32 ENC_FLAT_SCRATCH default
    0x0cc06037401411d, // GLOBAL_LOAD_B32 ENC_FLAT_GLOBAL default
    0x0c804a3750150e8, // FLAT_LOAD_B64 ENC_FLAT default
    0x0ca07e37601518b, // SCRATCH_LOAD_B64 ENC_FLAT_SCRATCH default
    0x0cc06237701511e, // GLOBAL_LOAD_B64 ENC_FLAT_GLOBAL default
    0x0c804c3780160e9, // FLAT_LOAD_B96 ENC_FLAT default
    0x0ca08037901618c, // SCRATCH_LOAD_B96 ENC_FLAT_SCRATCH default
    0x0cc06437a01611f, // GLOBAL_LOAD_B96 ENC_FLAT_GLOBAL default
    0x0c804e37b0170e6, // FLAT_LOAD_B128 ENC_FLAT default
    0x0ca08237c017189, // SCRATCH_LOAD_B128 ENC_FLAT_SCRATCH default
    0x0cc06637d01711c, // GLOBAL_LOAD_B128 ENC_FLAT_GLOBAL default
    0x0c805037e0180f8, // FLAT_STORE_B8 ENC_FLAT default
    0x0ca08437f01819b, // SCRATCH_STORE_B8 ENC_FLAT_SCRATCH default
    0x0cc06838001812f, // GLOBAL_STORE_B8 ENC_FLAT_GLOBAL default
    0x0c80503810190f5, // FLAT_STORE_B16 ENC_FLAT default
    0x0ca084382019198, // SCRATCH_STORE_B16 ENC_FLAT_SCRATCH default
    0x0cc06838301912c, // GLOBAL_STORE_B16 ENC_FLAT_GLOBAL default
    0x0c805038401a0f6, // FLAT_STORE_B32 ENC_FLAT default
    0x0ca08438501a199, // SCRATCH_STORE_B32 ENC_FLAT_SCRATCH default
    0x0cc06838601a12d, // GLOBAL_STORE_B32 ENC_FLAT_GLOBAL default
    0x0c805238701b0f7, // FLAT_STORE_B64 ENC_FLAT default
    0x0ca08638801b19a, // SCRATCH_STORE_B64 ENC_FLAT_SCRATCH default
    0x0cc06a38901b12e, // GLOBAL_STORE_B64 ENC_FLAT_GLOBAL default
    0x0c805438a01c0f9, // FLAT_STORE_B96 ENC_FLAT default
    0x0ca08838b01c19c, // SCRATCH_STORE_B96 ENC_FLAT_SCRATCH default
    0x0cc06c38c01c130, // GLOBAL_STORE_B96 ENC_FLAT_GLOBAL default
    0x0c805638d01d0f4, // FLAT_STORE_B128 ENC_FLAT default
    0x0ca08a38e01d197, // SCRATCH_STORE_B128 ENC_FLAT_SCRATCH default
    0x0cc06e38f01d12b, // GLOBAL_STORE_B128 ENC_FLAT_GLOBAL default
    0x0c804836601e0ef, // FLAT_LOAD_D16_U8 ENC_FLAT default
    0x0ca07c36701e192, // SCRATCH_LOAD_D16_U8 ENC_FLAT_SCRATCH default
    0x0cc06036801e125, // GLOBAL_LOAD_D16_U8 ENC_FLAT_GLOBAL default
    0x0c804836901f0ee, // FLAT_LOAD_D16_I8 ENC_FLAT default
    0x0ca07c36a01f191, // SCRATCH_LOAD_D16_I8 ENC_FLAT_SCRATCH default
    0x0cc06036b01f124, // GLOBAL_LOAD_D16_I8 ENC_FLAT_GLOBAL default
    0x0c80483900200ea, // FLAT_LOAD_D16_B16 ENC_FLAT default
    0x0ca07c39102018d, // SCRATCH_LOAD_D16_B16 ENC_FLAT_SCRATCH default
    0x0cc060392020120, // GLOBAL_LOAD_D16_B16 ENC_FLAT_GLOBAL default
    0x0c80483660210ed, // FLAT_LOAD_D16_HI_U8 ENC_FLAT default
    0x0ca07c367021190, // SCRATCH_LOAD_D16_HI_U8 ENC_FLAT_SCRATCH default
    0x0cc060368021123, // GLOBAL_LOAD_D16_HI_U8 ENC_FLAT_GLOBAL default
    0x0c80483690220ec, // FLAT_LOAD_D16_HI_I8 ENC_FLAT default
    0x0ca07c36a02218f, // SCRATCH_LOAD_D16_HI_I8 ENC_FLAT_SCRATCH default
    0x0cc06036b022122, // GLOBAL_LOAD_D16_HI_I8 ENC_FLAT_GLOBAL default
    0x0c80483900230eb, // FLAT_LOAD_D16_HI_B16 ENC_FLAT default
    0x0ca07c39102318e, // SCRATCH_LOAD_D16_HI_B16 ENC_FLAT_SCRATCH default
    0x0cc060392023121, // GLOBAL_LOAD_D16_HI_B16 ENC_FLAT_GLOBAL default
    0x0c805037e0240fb, // FLAT_STORE_D16_HI_B8 ENC_FLAT default
    0x0ca08437f02419e, // SCRATCH_STORE_D16_HI_B8 ENC_FLAT_SCRATCH default
    0x0cc068380024132, // GLOBAL_STORE_D16_HI_B8 ENC_FLAT_GLOBAL default
    0x0c80503810250fa, // FLAT_STORE_D16_HI_B16 ENC_FLAT default
    0x0ca08438202519d, // SCRATCH_STORE_D16_HI_B16 ENC_FLAT_SCRATCH default
    0x0cc068383025131, // GLOBAL_STORE_D16_HI_B16 ENC_FLAT_GLOBAL default
    0x0cc07039302811b, // GLOBAL_LOAD_ADDTID_B32 ENC_FLAT_GLOBAL default
    0x0cc07239402912a, // GLOBAL_STORE_ADDTID_B32 ENC_FLAT_GLOBAL default
    0x0c80583950330e2, // FLAT_ATOMIC_SWAP_B32 ENC_FLAT default
    0x0cc074396033117, // GLOBAL_ATOMIC_SWAP_B32 ENC_FLAT_GLOBAL default
    0x0c805a3970340cd, // FLAT_ATOMIC_CMPSWAP_B32 ENC_FLAT default
    0x0cc076398034101, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_FLAT_GLOBAL default
    0x0c80583990350c9, // FLAT_ATOMIC_ADD_U32 ENC_FLAT default
    0x0cc07439a0350fd, // GLOBAL_ATOMIC_ADD_U32 ENC_FLAT_GLOBAL default
    0x0c80583990360e0, // FLAT_ATOMIC_SUB_U32 ENC_FLAT default
    0x0cc07439a036115, // GLOBAL_ATOMIC_SUB_U32 ENC_FLAT_GLOBAL default
    0x0cc07439a037104, // GLOBAL_ATOMIC_CSUB_U32 ENC_FLAT_GLOBAL default
    0x0c805839b0380da, // FLAT_ATOMIC_MIN_I32 ENC_FLAT default
    0x0cc07439c03810f, // GLOBAL_ATOMIC_MIN_I32 ENC_FLAT_GLOBAL default
    0x0c80583990390dc, // FLAT_ATOMIC_MIN_U32 ENC_FLAT default
    0x0cc07439a039111, // GLOBAL_ATOMIC_MIN_U32 ENC_FLAT_GLOBAL default
    0x0c805839b03a0d5, // FLAT_ATOMIC_MAX_I32 ENC_FLAT default
    0x0cc07439c03a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_FLAT_GLOBAL default
    0x0c805839903b0d7, // FLAT_ATOMIC_MAX_U32 ENC_FLAT default
    0x0cc07439a03b10c, // GLOBAL_ATOMIC_MAX_U32 ENC_FLAT_GLOBAL default
    0x0c805839503c0cb, // FLAT_ATOMIC_AND_B32 ENC_FLAT default
    0x0cc07439603c0ff, // GLOBAL_ATOMIC_AND_B32 ENC_FLAT_GLOBAL default
    0x0c805839503d0de, // FLAT_ATOMIC_OR_B32 ENC_FLAT default
    0x0cc07439603d113, // GLOBAL_ATOMIC_OR_B32 ENC_FLAT_GLOBAL default
    0x0c805839503e0e4, // FLAT_ATOMIC_XOR_B32 ENC_FLAT default
    0x0cc07439603e119, // GLOBAL_ATOMIC_XOR_B32 ENC_FLAT_GLOBAL default
    0x0c805839903f0d2, // FLAT_ATOMIC_INC_U32 ENC_FLAT default
    0x0cc07439a03f107, // GLOBAL_ATOMIC_INC_U32 ENC_FLAT_GLOBAL default
    0x0c80583990400d0, // FLAT_ATOMIC_DEC_U32 ENC_FLAT default
    0x0cc07439a040105, // GLOBAL_ATOMIC_DEC_U32 ENC_FLAT_GLOBAL default
    0x0c805c39d0410e3, // FLAT_ATOMIC_SWAP_B64 ENC_FLAT default
    0x0cc07839e041118, // GLOBAL_ATOMIC_SWAP_B64 ENC_FLAT_GLOBAL default
    0x0c805e39f0420ce, // FLAT_ATOMIC_CMPSWAP_B64 ENC_FLAT default
    0x0cc07a3a0042102, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_FLAT_GLOBAL default
    0x0c805c3a10430ca, // FLAT_ATOMIC_ADD_U64 ENC_FLAT default
    0x0cc0783a20430fe, // GLOBAL_ATOMIC_ADD_U64 ENC_FLAT_GLOBAL default
    0x0c805c3a10440e1, // FLAT_ATOMIC_SUB_U64 ENC_FLAT default
    0x0cc0783a2044116, // GLOBAL_ATOMIC_SUB_U64 ENC_FLAT_GLOBAL default
    0x0c805c3a30450db, // FLAT_ATOMIC_MIN_I64 ENC_FLAT default
    0x0cc0783a4045110, // GLOBAL_ATOMIC_MIN_I64 ENC_FLAT_GLOBAL default
    0x0c805c3a10460dd, // FLAT_ATOMIC_MIN_U64 ENC_FLAT default
    0x0cc0783a2046112, // GLOBAL_ATOMIC_MIN_U64 ENC_FLAT_GLOBAL default
    0x0c805c3a30470d6, // FLAT_ATOMIC_MAX_I64 ENC_FLAT default
    0x0cc0783a404710b, // GLOBAL_ATOMIC_MAX_I64 ENC_FLAT_GLOBAL default
    0x0c805c3a10480d8, // FLAT_ATOMIC_MAX_U64 ENC_FLAT default
    0x0cc0783a204810d, // GLOBAL_ATOMIC_MAX_U64 ENC_FLAT_GLOBAL default
    0x0c805c39d0490cc, // FLAT_ATOMIC_AND_B64 ENC_FLAT default
    0x0cc07839e049100, // GLOBAL_ATOMIC_AND_B64 ENC_FLAT_GLOBAL default
    0x0c805c39d04a0df, // FLAT_ATOMIC_OR_B64 ENC_FLAT default
    0x0cc07839e04a114, // GLOBAL_ATOMIC_OR_B64 ENC_FLAT_GLOBAL default
    0x0c805c39d04b0e5, // FLAT_ATOMIC_XOR_B64 ENC_FLAT default
    0x0cc07839e04b11a, // GLOBAL_ATOMIC_XOR_B64 ENC_FLAT_GLOBAL default
    0x0c805c3a104c0d3, // FLAT_ATOMIC_INC_U64 ENC_FLAT default
    0x0cc0783a204c108, // GLOBAL_ATOMIC_INC_U64 ENC_FLAT_GLOBAL default
    0x0c805c3a104d0d1, // FLAT_ATOMIC_DEC_U64 ENC_FLAT default
    0x0cc0783a204d106, // GLOBAL_ATOMIC_DEC_U64 ENC_FLAT_GLOBAL default
    0x0c805a3a50500cf, // FLAT_ATOMIC_CMPSWAP_F32 ENC_FLAT default
    0x0cc0763a6050103, // GLOBAL_ATOMIC_CMPSWAP_F32 ENC_FLAT_GLOBAL default
    0x0c80583a70510d9, // FLAT_ATOMIC_MIN_F32 ENC_FLAT default
    0x0cc0743a805110e, // GLOBAL_ATOMIC_MIN_F32 ENC_FLAT_GLOBAL default
    0x0c80583a70520d4, // FLAT_ATOMIC_MAX_F32 ENC_FLAT default
    0x0cc0743a8052109, // GLOBAL_ATOMIC_MAX_F32 ENC_FLAT_GLOBAL default
    0x0c80583a70560c8, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x0cc0743a80560fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLOBAL default
    0x0ce12c3a9000030, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x0ce12e3aa001031, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x0ce1303ab002032, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x0ce1323ac003033, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x0ce12c3ad004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x0ce12e3ae005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x0ce1303af006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x0ce1323b0007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x0ce12c3a9008026, // BUFFER_LOAD_D16_FORMAT_X ENC_MUBUF default
    0x0ce12c3b1009027, // BUFFER_LOAD_D16_FORMAT_XY ENC_MUBUF default
    0x0ce12e3b200a028, // BUFFER_LOAD_D16_FORMAT_XYZ ENC_MUBUF default
    0x0ce12e3b300b029, // BUFFER_LOAD_D16_FORMAT_XYZW ENC_MUBUF default
    0x0ce12c3ad00c03e, // BUFFER_STORE_D16_FORMAT_X ENC_MUBUF default
    0x0ce12c3b400d03f, // BUFFER_STORE_D16_FORMAT_XY ENC_MUBUF default
    0x0ce12e3b500e040, // BUFFER_STORE_D16_FORMAT_XYZ ENC_MUBUF default
    0x0ce12e3b600f041, // BUFFER_STORE_D16_FORMAT_XYZW ENC_MUBUF default
    0x0ce12c3b7010037, // BUFFER_LOAD_U8 ENC_MUBUF default
    0x0ce12c3b8011035, // BUFFER_LOAD_I8 ENC_MUBUF default
    0x0ce12c3b9012036, // BUFFER_LOAD_U16 ENC_MUBUF default
    0x0ce12c3ba013034, // BUFFER_LOAD_I16 ENC_MUBUF default
    0x0ce12c3bb014022, // BUFFER_LOAD_B32 ENC_MUBUF default
    0x0ce12e3bc015023, // BUFFER_LOAD_B64 ENC_MUBUF default
    0x0ce1303bd016024, // BUFFER_LOAD_B96 ENC_MUBUF default
    0x0ce1323be017021, // BUFFER_LOAD_B128 ENC_MUBUF default
    0x0ce12c3bf01803c, // BUFFER_STORE_B8 ENC_MUBUF default
    0x0ce12c3c0019039, // BUFFER_STORE_B16 ENC_MUBUF default
    0x0ce12c3c101a03a, // BUFFER_STORE_B32 ENC_MUBUF default
    0x0ce12e3c201b03b, // BUFFER_STORE_B64 ENC_MUBUF default
    0x0ce1303c301c03d, // BUFFER_STORE_B96 ENC_MUBUF default
    0x0ce1323c401d038, // BUFFER_STORE_B128 ENC_MUBUF default
    0x0ce12c3c501e02f, // BUFFER_LOAD_D16_U8 ENC_MUBUF default
    0x0ce12c3c601f02e, // BUFFER_LOAD_D16_I8 ENC_MUBUF default
    0x0ce12c3c7020025, // BUFFER_LOAD_D16_B16 ENC_MUBUF default
    0x0ce12c3c502102d, // BUFFER_LOAD_D16_HI_U8 ENC_MUBUF default
    0x0ce12c3c602202c, // BUFFER_LOAD_D16_HI_I8 ENC_MUBUF default
    0x0ce12c3c702302a, // BUFFER_LOAD_D16_HI_B16 ENC_MUBUF default
    0x0ce12c3bf024043, // BUFFER_STORE_D16_HI_B8 ENC_MUBUF default
    0x0ce12c3c0025042, // BUFFER_STORE_D16_HI_B16 ENC_MUBUF default
    0x0ce12c3a902602b, // BUFFER_LOAD_D16_HI_FORMAT_X ENC_MUBUF default
    0x0ce12c3ad027044, // BUFFER_STORE_D16_HI_FORMAT_X ENC_MUBUF default
    0x0d013415502b01f, // BUFFER_GL0_INV ENC_MUBUF default
    0x0d013415502c020, // BUFFER_GL1_INV ENC_MUBUF default
    0x0ce12c3c803301b, // BUFFER_ATOMIC_SWAP_B32 ENC_MUBUF default
    0x0ce12e3c9034005, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_MUBUF default
    0x0ce12c3ca035001, // BUFFER_ATOMIC_ADD_U32 ENC_MUBUF default
    0x0ce12c3ca036019, // BUFFER_ATOMIC_SUB_U32 ENC_MUBUF default
    0x0ce12c3ca037008, // BUFFER_ATOMIC_CSUB_U32 ENC_MUBUF default
    0x0ce12c3cb038013, // BUFFER_ATOMIC_MIN_I32 ENC_MUBUF default
    0x0ce12c3ca039015, // BUFFER_ATOMIC_MIN_U32 ENC_MUBUF default
    0x0ce12c3cb03a00e, // BUFFER_ATOMIC_MAX_I32 ENC_MUBUF default
    0x0ce12c3ca03b010, // BUFFER_ATOMIC_MAX_U32 ENC_MUBUF default
    0x0ce12c3c803c003, // BUFFER_ATOMIC_AND_B32 ENC_MUBUF default
    0x0ce12c3c803d017, // BUFFER_ATOMIC_OR_B32 ENC_MUBUF default
    0x0ce12c3c803e01d, // BUFFER_ATOMIC_XOR_B32 ENC_MUBUF default
    0x0ce12c3ca03f00b, // BUFFER_ATOMIC_INC_U32 ENC_MUBUF default
    0x0ce12c3ca040009, // BUFFER_ATOMIC_DEC_U32 ENC_MUBUF default
    0x0ce12e3cc04101c, // BUFFER_ATOMIC_SWAP_B64 ENC_MUBUF default
    0x0ce1323cd042006, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_MUBUF default
    0x0ce12e3ce043002, // BUFFER_ATOMIC_ADD_U64 ENC_MUBUF default
    0x0ce12e3ce04401a, // BUFFER_ATOMIC_SUB_U64 ENC_MUBUF default
    0x0ce12e3cf045014, // BUFFER_ATOMIC_MIN_I64 ENC_MUBUF default
    0x0ce12e3ce046016, // BUFFER_ATOMIC_MIN_U64 ENC_MUBUF default
    0x0ce12e3cf04700f, // BUFFER_ATOMIC_MAX_I64 ENC_MUBUF default
    0x0ce12e3ce048011, // BUFFER_ATOMIC_MAX_U64 ENC_MUBUF default
    0x0ce12e3cc049004, // BUFFER_ATOMIC_AND_B64 ENC_MUBUF default
    0x0ce12e3cc04a018, // BUFFER_ATOMIC_OR_B64 ENC_MUBUF default
    0x0ce12e3cc04b01e, // BUFFER_ATOMIC_XOR_B64 ENC_MUBUF default
    0x0ce12e3ce04c00c, // BUFFER_ATOMIC_INC_U64 ENC_MUBUF default
    0x0ce12e3ce04d00a, // BUFFER_ATOMIC_DEC_U64 ENC_MUBUF default
    0x0ce12e3d0050007, // BUFFER_ATOMIC_CMPSWAP_F32 ENC_MUBUF default
    0x0ce12c3d1051012, // BUFFER_ATOMIC_MIN_F32 ENC_MUBUF default
    0x0ce12c3d105200d, // BUFFER_ATOMIC_MAX_F32 ENC_MUBUF default
    0x0ce12c3d1056000, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x0d21243d2000278, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x0d21263d3001279, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x0d21283d400227a, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x0d212a3d500327b, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x0d21243d6004280, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x0d21263d7005281, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x0d21283d8006282, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x0d212a3d9007283, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x0d21243d2008274, // TBUFFER_LOAD_D16_FORMAT_X ENC_MTBUF default
    0x0d21243da009275, // TBUFFER_LOAD_D16_FORMAT_XY ENC_MTBUF default
    0x0d21263db00a276, // TBUFFER_LOAD_D16_FORMAT_XYZ ENC_MTBUF default
    0x0d21263dc00b277, // TBUFFER_LOAD_D16_FORMAT_XYZW ENC_MTBUF default
    0x0d21243d600c27c, // TBUFFER_STORE_D16_FORMAT_X ENC_MTBUF default
    0x0d21243dd00d27d, // TBUFFER_STORE_D16_FORMAT_XY ENC_MTBUF default
    0x0d21263de00e27e, // TBUFFER_STORE_D16_FORMAT_XYZ ENC_MTBUF default
    0x0d21263df00f27f, // TBUFFER_STORE_D16_FORMAT_XYZW ENC_MTBUF default
    0x0d40903e0000154, // IMAGE_LOAD ENC_MIMG default
    0x0d60923e1000154, // IMAGE_LOAD MIMG_NSA1 has_nsa
    0x0d40943e0001155, // IMAGE_LOAD_MIP ENC_MIMG default
    0x0d60963e1001155, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa
    0x0d40983e0002158, // IMAGE_LOAD_PCK ENC_MIMG default
    0x0d609a3e1002158, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa
    0x0d40983e0003159, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x0d609a3e1003159, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa
    0x0d409c3e0004156, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x0d609e3e1004156, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa
    0x0d409c3e0005157, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x0d609e3e1005157, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa
    0x0d40903e2006183, // IMAGE_STORE ENC_MIMG default
    0x0d60923e3006183, // IMAGE_STORE MIMG_NSA1 has_nsa
    0x0d40943e2007184, // IMAGE_STORE_MIP ENC_MIMG default
    0x0d60963e3007184, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa
    0x0d40983e2008186, // IMAGE_STORE_PCK ENC_MIMG default
    0x0d609a3e3008186, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa
    0x0d409c3e2009185, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x0d609e3e3009185, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa
    0x0d40a03e400a13c, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x0d60a23e500a13c, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa
    0x0d40a43e600b135, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x0d60a63e700b135, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa
    0x0d40a03e800c133, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x0d60a23e900c133, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa
    0x0d40a03e800d13b, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x0d60a23e900d13b, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa
    0x0d40a03ea00e13a, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x0d60a23eb00e13a, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa
    0x0d40a03e800f13e, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x0d60a23e900f13e, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa
    0x0d40a03ea010139, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x0d60a23eb010139, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa
    0x0d40a03e801113d, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x0d60a23e901113d, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa
    0x0d40a03e4012134, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x0d60a23e5012134, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa
    0x0d40a03e4013138, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x0d60a23e5013138, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa
    0x0d40a03e401413f, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x0d60a23e501413f, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa
    0x0d40a03e8015137, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x0d60a23e9015137, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa
    0x0d40a03e8016136, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x0d60a23e9016136, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa
    0x0d40a83ec017153, // IMAGE_GET_RESINFO ENC_MIMG default
    0x0d60aa3ed017153, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa
    0x0d40ac3e001815a, // IMAGE_MSAA_LOAD ENC_MIMG default
    0x0d60ae3e101815a, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa
    0x0d80b03ee019141, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0x0da0b23ef019141, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa
    0x0d80b43f001a140, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0x0da0b63f101a140, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa
    0x0dc0b83f201b15b, // IMAGE_SAMPLE ENC_MIMG default
    0x0de0ba3f301b15b, // IMAGE_SAMPLE MIMG_NSA1 has_nsa
    0x0dc0bc3f401c176, // IMAGE_SAMPLE_D ENC_MIMG default
    0x0de0be3f501c176, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa
    0x0dc0c03f601d17e, // IMAGE_SAMPLE_L ENC_MIMG default
    0x0de0c23f701d17e, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa
    0x0dc0c43f601e15c, // IMAGE_SAMPLE_B ENC_MIMG default
    0x0de0c63f701e15c, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa
    0x0dc0b83f201f17f, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x0de0ba3f301f17f, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa
    0x0dc0c43f6020160, // IMAGE_SAMPLE_C ENC_MIMG default
    0x0de0c63f7020160, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa
    0x0dc0c83f8021169, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x0de0ca3f9021169, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa
    0x0dc0cc3fa022171, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x0de0ce3fb022171, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa
    0x0dc0d03fa023163, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x0de0d23fb023163, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa
    0x0dc0c43f6024172, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x0de0c63f7024172, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa
    0x0dc0c43f6025182, // IMAGE_SAMPLE_O ENC_MIMG default
    0x0de0c63f7025182, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa
    0x0dc0c83f802617c, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x0de0ca3f902617c, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa
    0x0dc0cc3fa027181, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x0de0ce3fb027181, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa
    0x0dc0d03fa02815f, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x0de0d23fb02815f, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa
    0x0dc0c43f6029180, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x0de0c63f7029180, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa
    0x0dc0d03fa02a175, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x0de0d23fb02a175, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa
    0x0dc0d43fc02b16f, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x0de0d63fd02b16f, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa
    0x0dc0d83fe02c174, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x0de0da3ff02c174, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa
    0x0dc0dc3fe02d166, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x0de0de3ff02d166, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa
    0x0dc0d03fa02e173, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x0de0d23fb02e173, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa
    0x0dc0e03f202f142, // IMAGE_GATHER4 ENC_MIMG default
    0x0de0e23f302f142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa
    0x0dc0e43f603014e, // IMAGE_GATHER4_L ENC_MIMG default
    0x0de0e63f703014e, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa
    0x0dc0e83f6031144, // IMAGE_GATHER4_B ENC_MIMG default
    0x0de0ea3f7031144, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa
    0x0dc0e03f203214f, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x0de0e23f303214f, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa
    0x0dc0e83f6033146, // IMAGE_GATHER4_C ENC_MIMG default
    0x0de0ea3f7033146, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa
    0x0dc0e83f603414c, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x0de0ea3f703414c, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa
    0x0dc0e83f6035151, // IMAGE_GATHER4_O ENC_MIMG default
    0x0de0ea3f7035151, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa
    0x0dc0e83f6036150, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x0de0ea3f7036150, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa
    0x0dc0ec3fa03714d, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x0de0ee3fb03714d, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa
    0x0dc0f03f2038152, // IMAGE_GET_LOD ENC_MIMG default
    0x0de0f23f3038152, // IMAGE_GET_LOD MIMG_NSA1 has_nsa
    0x0dc0f440003917b, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0x0de0f640103917b, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa
    0x0dc0f840203a16e, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0x0de0fa40303a16e, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa
    0x0dc0f840203b17d, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0x0de0fa40303b17d, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa
    0x0dc0fc3f403c170, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0x0de0fe3f503c170, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa
    0x0dc0c03f6040161, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x0de0c23f7040161, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa
    0x0dc1003f8041177, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x0de1023f9041177, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa
    0x0dc0cc3fa04215d, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x0de0ce3fb04215d, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa
    0x0dc0cc3fa043167, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x0de0ce3fb043167, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa
    0x0dc1043fc04416a, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x0de1063fd04416a, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa
    0x0dc0d83fe045164, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x0de0da3ff045164, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa
    0x0dc0cc3fa046162, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x0de0ce3fb046162, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa
    0x0dc1043fc047179, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x0de1063fd047179, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa
    0x0dc0d83fe04815e, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x0de0da3ff04815e, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa
    0x0dc0d83fe049168, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x0de0da3ff049168, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa
    0x0dc10840404a16c, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x0de10a40504a16c, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa
    0x0dc10c40004b165, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x0de10e40104b165, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa
    0x0dc1103f405416b, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0x0de1123f505416b, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa
    0x0dc1103f405517a, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0x0de1123f505517a, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa
    0x0dc1143f805616d, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0x0de1163f905616d, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa
    0x0dc11840205f178, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0x0de11a40305f178, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa
    0x0dc0e43f6060147, // IMAGE_GATHER4_CL ENC_MIMG default
    0x0de0e63f7060147, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa
    0x0dc11c3fa061145, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x0de11e3fb061145, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa
    0x0dc11c3fa06214a, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x0de11e3fb06214a, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa
    0x0dc11c3fa06314b, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x0de11e3fb06314b, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa
    0x0dc0ec3fa064148, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x0de0ee3fb064148, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa
    0x0dc1203fe065149, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x0de1223ff065149, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa
    0x0dc0e03f2090143, // IMAGE_GATHER4H ENC_MIMG default
    0x0de0e23f3090143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa
    0x0e0136406000211, // S_LOAD_B32 ENC_SMEM default
    0x0e0138407001213, // S_LOAD_B64 ENC_SMEM default
    0x0e013a40800220f, // S_LOAD_B128 ENC_SMEM default
    0x0e013c409003210, // S_LOAD_B256 ENC_SMEM default
    0x0e013e40a004212, // S_LOAD_B512 ENC_SMEM default
    0x0e214040b0081ce, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0e214240c0091d0, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0e214440d00a1cc, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0e214640e00b1cd, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0e214840f00c1cf, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0e413415502020c, // S_GL1_INV ENC_SMEM default
    0x0e4134155021203, // S_DCACHE_INV ENC_SMEM default
    0x0e60464100000c7, // EXP ENC_EXP default
    0x0e833641100030d, // V_CMP_F_F16 ENC_VOPC default
    0x0ea33841200030d, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a41300030d, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee33641400030d, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x0e8336411001332, // V_CMP_LT_F16 ENC_VOPC default
    0x0ea338412001332, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a413001332, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee336414001332, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0e8336411002304, // V_CMP_EQ_F16 ENC_VOPC default
    0x0ea338412002304, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a413002304, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee336414002304, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0e8336411003326, // V_CMP_LE_F16 ENC_VOPC default
    0x0ea338412003326, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a413003326, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee336414003326, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0e833641100431d, // V_CMP_GT_F16 ENC_VOPC default
    0x0ea33841200431d, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a41300431d, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee33641400431d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0e833641100532f, // V_CMP_LG_F16 ENC_VOPC default
    0x0ea33841200532f, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a41300532f, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee33641400532f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0e8336411006314, // V_CMP_GE_F16 ENC_VOPC default
    0x0ea338412006314, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a413006314, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee336414006314, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0e8336411007353, // V_CMP_O_F16 ENC_VOPC default
    0x0ea338412007353, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a413007353, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee336414007353, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0e833641100835d, // V_CMP_U_F16 ENC_VOPC default
    0x0ea33841200835d, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a41300835d, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee33641400835d, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0e8336411009344, // V_CMP_NGE_F16 ENC_VOPC default
    0x0ea338412009344, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a413009344, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee336414009344, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0e833641100a34d, // V_CMP_NLG_F16 ENC_VOPC default
    0x0ea33841200a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a41300a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee33641400a34d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0e833641100b347, // V_CMP_NGT_F16 ENC_VOPC default
    0x0ea33841200b347, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a41300b347, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee33641400b347, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0e833641100c34a, // V_CMP_NLE_F16 ENC_VOPC default
    0x0ea33841200c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a41300c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee33641400c34a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0e833641100d33b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0ea33841200d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a41300d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee33641400d33b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0e833641100e350, // V_CMP_NLT_F16 ENC_VOPC default
    0x0ea33841200e350, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a41300e350, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee33641400e350, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0e833641100f356, // V_CMP_T_F16 ENC_VOPC default
    0x0ea33841200f356, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a41300f356, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee33641400f356, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0x0f034241501030e, // V_CMP_F_F32 ENC_VOPC default
    0x0f234441601030e, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f434641701030e, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f634241801030e, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x0f0342415011333, // V_CMP_LT_F32 ENC_VOPC default
    0x0f2344416011333, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f4346417011333, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f6342418011333, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0f0342415012305, // V_CMP_EQ_F32 ENC_VOPC default
    0x0f2344416012305, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f4346417012305, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f6342418012305, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0f0342415013327, // V_CMP_LE_F32 ENC_VOPC default
    0x0f2344416013327, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f4346417013327, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f6342418013327, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0f034241501431e, // V_CMP_GT_F32 ENC_VOPC default
    0x0f234441601431e, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f434641701431e, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f634241801431e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0f0342415015330, // V_CMP_LG_F32 ENC_VOPC default
    0x0f2344416015330, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f4346417015330, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f6342418015330, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0f0342415016315, // V_CMP_GE_F32 ENC_VOPC default
    0x0f2344416016315, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f4346417016315, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f6342418016315, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0f0342415017354, // V_CMP_O_F32 ENC_VOPC default
    0x0f2344416017354, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f4346417017354, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f6342418017354, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0f034241501835e, // V_CMP_U_F32 ENC_VOPC default
    0x0f234441601835e, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f434641701835e, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f634241801835e, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0f0342415019345, // V_CMP_NGE_F32 ENC_VOPC default
    0x0f2344416019345, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f4346417019345, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f6342418019345, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0f034241501a34e, // V_CMP_NLG_F32 ENC_VOPC default
    0x0f234441601a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f434641701a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f634241801a34e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0f034241501b348, // V_CMP_NGT_F32 ENC_VOPC default
    0x0f234441601b348, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f434641701b348, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f634241801b348, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0f034241501c34b, // V_CMP_NLE_F32 ENC_VOPC default
    0x0f234441601c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f434641701c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f634241801c34b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0f034241501d33c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0f234441601d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f434641701d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f634241801d33c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0f034241501e351, // V_CMP_NLT_F32 ENC_VOPC default
    0x0f234441601e351, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f434641701e351, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f634241801e351, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0f034241501f357, // V_CMP_T_F32 ENC_VOPC default
    0x0f234441601f357, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f434641701f357, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f634241801f357, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0x0f034a41902030f, // V_CMP_F_F64 ENC_VOPC default
    0x0f634a41a02030f, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x0f034a419021334, // V_CMP_LT_F64 ENC_VOPC default
    0x0f634a41a021334, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0f034a419022306, // V_CMP_EQ_F64 ENC_VOPC default
    0x0f634a41a022306, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0f034a419023328, // V_CMP_LE_F64 ENC_VOPC default
    0x0f634a41a023328, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0f034a41902431f, // V_CMP_GT_F64 ENC_VOPC default
    0x0f634a41a02431f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0f034a419025331, // V_CMP_LG_F64 ENC_VOPC default
    0x0f634a41a025331, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0f034a419026316, // V_CMP_GE_F64 ENC_VOPC default
    0x0f634a41a026316, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0f034a419027355, // V_CMP_O_F64 ENC_VOPC default
    0x0f634a41a027355, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0f034a41902835f, // V_CMP_U_F64 ENC_VOPC default
    0x0f634a41a02835f, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0f034a419029346, // V_CMP_NGE_F64 ENC_VOPC default
    0x0f634a41a029346, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0f034a41902a34f, // V_CMP_NLG_F64 ENC_VOPC default
    0x0f634a41a02a34f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0f034a41902b349, // V_CMP_NGT_F64 ENC_VOPC default
    0x0f634a41a02b349, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0f034a41902c34c, // V_CMP_NLE_F64 ENC_VOPC default
    0x0f634a41a02c34c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0f034a41902d33d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0f634a41a02d33d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0f034a41902e352, // V_CMP_NLT_F64 ENC_VOPC default
    0x0f634a41a02e352, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0f034a41902f358, // V_CMP_T_F64 ENC_VOPC default
    0x0f634a41a02f358, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0x0e835241b031335, // V_CMP_LT_I16 ENC_VOPC default
    0x0ea35441c031335, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ec35641d031335, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ee35241e031335, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0e835241b032307, // V_CMP_EQ_I16 ENC_VOPC default
    0x0ea35441c032307, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ec35641d032307, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ee35241e032307, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0e835241b033329, // V_CMP_LE_I16 ENC_VOPC default
    0x0ea35441c033329, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ec35641d033329, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ee35241e033329, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0e835241b034320, // V_CMP_GT_I16 ENC_VOPC default
    0x0ea35441c034320, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ec35641d034320, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ee35241e034320, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0e835241b03533e, // V_CMP_NE_I16 ENC_VOPC default
    0x0ea35441c03533e, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ec35641d03533e, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ee35241e03533e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0e835241b036317, // V_CMP_GE_I16 ENC_VOPC default
    0x0ea35441c036317, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ec35641d036317, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ee35241e036317, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0e835241f039338, // V_CMP_LT_U16 ENC_VOPC default
    0x0ea354420039338, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ec356421039338, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ee352422039338, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0e835241f03a30a, // V_CMP_EQ_U16 ENC_VOPC default
    0x0ea35442003a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ec35642103a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ee35242203a30a, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0e835241f03b32c, // V_CMP_LE_U16 ENC_VOPC default
    0x0ea35442003b32c, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ec35642103b32c, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ee35242203b32c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0e835241f03c323, // V_CMP_GT_U16 ENC_VOPC default
    0x0ea35442003c323, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ec35642103c323, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ee35242203c323, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0e835241f03d341, // V_CMP_NE_U16 ENC_VOPC default
    0x0ea35442003d341, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ec35642103d341, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ee35242203d341, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0e835241f03e31a, // V_CMP_GE_U16 ENC_VOPC default
    0x0ea35442003e31a, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ec35642103e31a, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ee35242203e31a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0f0342423040310, // V_CMP_F_I32 ENC_VOPC default
    0x0f2344424040310, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e425040310, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f6342426040310, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x0f0342423041336, // V_CMP_LT_I32 ENC_VOPC default
    0x0f2344424041336, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e425041336, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f6342426041336, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0f0342423042308, // V_CMP_EQ_I32 ENC_VOPC default
    0x0f2344424042308, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e425042308, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f6342426042308, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0f034242304332a, // V_CMP_LE_I32 ENC_VOPC default
    0x0f234442404332a, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e42504332a, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f634242604332a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0f0342423044321, // V_CMP_GT_I32 ENC_VOPC default
    0x0f2344424044321, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e425044321, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f6342426044321, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0f034242304533f, // V_CMP_NE_I32 ENC_VOPC default
    0x0f234442404533f, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e42504533f, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f634242604533f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0f0342423046318, // V_CMP_GE_I32 ENC_VOPC default
    0x0f2344424046318, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e425046318, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f6342426046318, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0f0342423047359, // V_CMP_T_I32 ENC_VOPC default
    0x0f2344424047359, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e425047359, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f6342426047359, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x0f0342427048312, // V_CMP_F_U32 ENC_VOPC default
    0x0f2344428048312, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e429048312, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f634242a048312, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x0f0342427049339, // V_CMP_LT_U32 ENC_VOPC default
    0x0f2344428049339, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e429049339, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f634242a049339, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0f034242704a30b, // V_CMP_EQ_U32 ENC_VOPC default
    0x0f234442804a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e42904a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f634242a04a30b, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0f034242704b32d, // V_CMP_LE_U32 ENC_VOPC default
    0x0f234442804b32d, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e42904b32d, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f634242a04b32d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0f034242704c324, // V_CMP_GT_U32 ENC_VOPC default
    0x0f234442804c324, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e42904c324, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f634242a04c324, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0f034242704d342, // V_CMP_NE_U32 ENC_VOPC default
    0x0f234442804d342, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e42904d342, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f634242a04d342, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0f034242704e31b, // V_CMP_GE_U32 ENC_VOPC default
    0x0f234442804e31b, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e42904e31b, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f634242a04e31b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0f034242704f35b, // V_CMP_T_U32 ENC_VOPC default
    0x0f234442804f35b, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f435e42904f35b, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f634242a04f35b, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x0f036242b050311, // V_CMP_F_I64 ENC_VOPC default
    0x0f636242c050311, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x0f036242b051337, // V_CMP_LT_I64 ENC_VOPC default
    0x0f636242c051337, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0f036242b052309, // V_CMP_EQ_I64 ENC_VOPC default
    0x0f636242c052309, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0f036242b05332b, // V_CMP_LE_I64 ENC_VOPC default
    0x0f636242c05332b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0f036242b054322, // V_CMP_GT_I64 ENC_VOPC default
    0x0f636242c054322, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0f036242b055340, // V_CMP_NE_I64 ENC_VOPC default
    0x0f636242c055340, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0f036242b056319, // V_CMP_GE_I64 ENC_VOPC default
    0x0f636242c056319, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0f036242b05735a, // V_CMP_T_I64 ENC_VOPC default
    0x0f636242c05735a, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x0f036242d058313, // V_CMP_F_U64 ENC_VOPC default
    0x0f636242e058313, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x0f036242d05933a, // V_CMP_LT_U64 ENC_VOPC default
    0x0f636242e05933a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0f036242d05a30c, // V_CMP_EQ_U64 ENC_VOPC default
    0x0f636242e05a30c, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0f036242d05b32e, // V_CMP_LE_U64 ENC_VOPC default
    0x0f636242e05b32e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0f036242d05c325, // V_CMP_GT_U64 ENC_VOPC default
    0x0f636242e05c325, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0f036242d05d343, // V_CMP_NE_U64 ENC_VOPC default
    0x0f636242e05d343, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0f036242d05e31c, // V_CMP_GE_U64 ENC_VOPC default
    0x0f636242e05e31c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0f036242d05f35c, // V_CMP_T_U64 ENC_VOPC default
    0x0f636242e05f35c, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x0e833641107d301, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0ea33841207d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec33a41307d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee33641407d301, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0f034242f07e302, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0f234443007e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f437043107e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f634243207e302, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0f037443307f303, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0f637443407f303, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0e837c4350802ae, // V_CMPX_F_F16 ENC_VOPC default
    0x0ea37e4360802ae, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec3804370802ae, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c4380802ae, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x0e837c4350812d3, // V_CMPX_LT_F16 ENC_VOPC default
    0x0ea37e4360812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec3804370812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c4380812d3, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0e837c4350822a5, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0ea37e4360822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec3804370822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c4380822a5, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0e837c4350832c7, // V_CMPX_LE_F16 ENC_VOPC default
    0x0ea37e4360832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec3804370832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c4380832c7, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0e837c4350842be, // V_CMPX_GT_F16 ENC_VOPC default
    0x0ea37e4360842be, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec3804370842be, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c4380842be, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0e837c4350852d0, // V_CMPX_LG_F16 ENC_VOPC default
    0x0ea37e4360852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec3804370852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c4380852d0, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0e837c4350862b5, // V_CMPX_GE_F16 ENC_VOPC default
    0x0ea37e4360862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec3804370862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c4380862b5, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0e837c4350872f4, // V_CMPX_O_F16 ENC_VOPC default
    0x0ea37e4360872f4, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec3804370872f4, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c4380872f4, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0e837c4350882fe, // V_CMPX_U_F16 ENC_VOPC default
    0x0ea37e4360882fe, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec3804370882fe, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c4380882fe, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0e837c4350892e5, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0ea37e4360892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec3804370892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c4380892e5, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0e837c43508a2ee, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0ea37e43608a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec38043708a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c43808a2ee, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0e837c43508b2e8, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0ea37e43608b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec38043708b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c43808b2e8, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0e837c43508c2eb, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0ea37e43608c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec38043708c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c43808c2eb, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0e837c43508d2dc, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0ea37e43608d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec38043708d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c43808d2dc, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0e837c43508e2f1, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0ea37e43608e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec38043708e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c43808e2f1, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0e837c43508f2f7, // V_CMPX_T_F16 ENC_VOPC default
    0x0ea37e43608f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec38043708f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c43808f2f7, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0x0f03884390902af, // V_CMPX_F_F32 ENC_VOPC default
    0x0f238a43a0902af, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b0902af, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c0902af, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x0f03884390912d4, // V_CMPX_LT_F32 ENC_VOPC default
    0x0f238a43a0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c0912d4, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0f03884390922a6, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0f238a43a0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c0922a6, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0f03884390932c8, // V_CMPX_LE_F32 ENC_VOPC default
    0x0f238a43a0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c0932c8, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0f03884390942bf, // V_CMPX_GT_F32 ENC_VOPC default
    0x0f238a43a0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c0942bf, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0f03884390952d1, // V_CMPX_LG_F32 ENC_VOPC default
    0x0f238a43a0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c0952d1, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0f03884390962b6, // V_CMPX_GE_F32 ENC_VOPC default
    0x0f238a43a0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c0962b6, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0f03884390972f5, // V_CMPX_O_F32 ENC_VOPC default
    0x0f238a43a0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c0972f5, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0f03884390982ff, // V_CMPX_U_F32 ENC_VOPC default
    0x0f238a43a0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c0982ff, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0f03884390992e6, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0f238a43a0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c0992e6, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0f038843909a2ef, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0f238a43a09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c09a2ef, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0f038843909b2e9, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0f238a43a09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c09b2e9, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0f038843909c2ec, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0f238a43a09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c09c2ec, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0f038843909d2dd, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0f238a43a09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c09d2dd, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0f038843909e2f2, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0f238a43a09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c09e2f2, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0f038843909f2f8, // V_CMPX_T_F32 ENC_VOPC default
    0x0f238a43a09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f438c43b09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f638843c09f2f8, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0x0f039043d0a02b0, // V_CMPX_F_F64 ENC_VOPC default
    0x0f639043e0a02b0, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0a12d5, // V_CMPX_LT_F64 ENC_VOPC default
    0x0f639043e0a12d5, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0a22a7, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0f639043e0a22a7, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0a32c9, // V_CMPX_LE_F64 ENC_VOPC default
    0x0f639043e0a32c9, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0a42c0, // V_CMPX_GT_F64 ENC_VOPC default
    0x0f639043e0a42c0, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0a52d2, // V_CMPX_LG_F64 ENC_VOPC default
    0x0f639043e0a52d2, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0a62b7, // V_CMPX_GE_F64 ENC_VOPC default
    0x0f639043e0a62b7, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0a72f6, // V_CMPX_O_F64 ENC_VOPC default
    0x0f639043e0a72f6, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0a8300, // V_CMPX_U_F64 ENC_VOPC default
    0x0f639043e0a8300, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0a92e7, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0f639043e0a92e7, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0aa2f0, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0f639043e0aa2f0, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0ab2ea, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0f639043e0ab2ea, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0ac2ed, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0f639043e0ac2ed, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0ad2de, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0f639043e0ad2de, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0ae2f3, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0f639043e0ae2f3, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0f039043d0af2f9, // V_CMPX_T_F64 ENC_VOPC default
    0x0f639043e0af2f9, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0x0e839843f0b12d6, // V_CMPX_LT_I16 ENC_VOPC default
    0x0ea39a4400b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ec39c4410b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ee3984420b12d6, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0e839843f0b22a8, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0ea39a4400b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ec39c4410b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ee3984420b22a8, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0e839843f0b32ca, // V_CMPX_LE_I16 ENC_VOPC default
    0x0ea39a4400b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ec39c4410b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ee3984420b32ca, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0e839843f0b42c1, // V_CMPX_GT_I16 ENC_VOPC default
    0x0ea39a4400b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ec39c4410b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ee3984420b42c1, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0e839843f0b52df, // V_CMPX_NE_I16 ENC_VOPC default
    0x0ea39a4400b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ec39c4410b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ee3984420b52df, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0e839843f0b62b8, // V_CMPX_GE_I16 ENC_VOPC default
    0x0ea39a4400b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ec39c4410b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ee3984420b62b8, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0e83984430b92d9, // V_CMPX_LT_U16 ENC_VOPC default
    0x0ea39a4440b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ec39c4450b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ee3984460b92d9, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0e83984430ba2ab, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0ea39a4440ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ec39c4450ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ee3984460ba2ab, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0e83984430bb2cd, // V_CMPX_LE_U16 ENC_VOPC default
    0x0ea39a4440bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ec39c4450bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ee3984460bb2cd, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0e83984430bc2c4, // V_CMPX_GT_U16 ENC_VOPC default
    0x0ea39a4440bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ec39c4450bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ee3984460bc2c4, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0e83984430bd2e2, // V_CMPX_NE_U16 ENC_VOPC default
    0x0ea39a4440bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ec39c4450bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ee3984460bd2e2, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0e83984430be2bb, // V_CMPX_GE_U16 ENC_VOPC default
    0x0ea39a4440be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ec39c4450be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ee3984460be2bb, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0f03884470c02b1, // V_CMPX_F_I32 ENC_VOPC default
    0x0f238a4480c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a44490c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844a0c02b1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x0f03884470c12d7, // V_CMPX_LT_I32 ENC_VOPC default
    0x0f238a4480c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a44490c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844a0c12d7, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0f03884470c22a9, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0f238a4480c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a44490c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844a0c22a9, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0f03884470c32cb, // V_CMPX_LE_I32 ENC_VOPC default
    0x0f238a4480c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a44490c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844a0c32cb, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0f03884470c42c2, // V_CMPX_GT_I32 ENC_VOPC default
    0x0f238a4480c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a44490c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844a0c42c2, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0f03884470c52e0, // V_CMPX_NE_I32 ENC_VOPC default
    0x0f238a4480c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a44490c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844a0c52e0, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0f03884470c62b9, // V_CMPX_GE_I32 ENC_VOPC default
    0x0f238a4480c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a44490c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844a0c62b9, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0f03884470c72fa, // V_CMPX_T_I32 ENC_VOPC default
    0x0f238a4480c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a44490c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844a0c72fa, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x0f038844b0c82b3, // V_CMPX_F_U32 ENC_VOPC default
    0x0f238a44c0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a444d0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844e0c82b3, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x0f038844b0c92da, // V_CMPX_LT_U32 ENC_VOPC default
    0x0f238a44c0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a444d0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844e0c92da, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0f038844b0ca2ac, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0f238a44c0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a444d0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844e0ca2ac, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0f038844b0cb2ce, // V_CMPX_LE_U32 ENC_VOPC default
    0x0f238a44c0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a444d0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844e0cb2ce, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0f038844b0cc2c5, // V_CMPX_GT_U32 ENC_VOPC default
    0x0f238a44c0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a444d0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844e0cc2c5, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0f038844b0cd2e3, // V_CMPX_NE_U32 ENC_VOPC default
    0x0f238a44c0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a444d0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844e0cd2e3, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0f038844b0ce2bc, // V_CMPX_GE_U32 ENC_VOPC default
    0x0f238a44c0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a444d0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844e0ce2bc, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0f038844b0cf2fc, // V_CMPX_T_U32 ENC_VOPC default
    0x0f238a44c0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f43a444d0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f638844e0cf2fc, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x0f03a844f0d02b2, // V_CMPX_F_I64 ENC_VOPC default
    0x0f63a84500d02b2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x0f03a844f0d12d8, // V_CMPX_LT_I64 ENC_VOPC default
    0x0f63a84500d12d8, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0f03a844f0d22aa, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0f63a84500d22aa, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0f03a844f0d32cc, // V_CMPX_LE_I64 ENC_VOPC default
    0x0f63a84500d32cc, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0f03a844f0d42c3, // V_CMPX_GT_I64 ENC_VOPC default
    0x0f63a84500d42c3, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0f03a844f0d52e1, // V_CMPX_NE_I64 ENC_VOPC default
    0x0f63a84500d52e1, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0f03a844f0d62ba, // V_CMPX_GE_I64 ENC_VOPC default
    0x0f63a84500d62ba, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0f03a844f0d72fb, // V_CMPX_T_I64 ENC_VOPC default
    0x0f63a84500d72fb, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x0f03a84510d82b4, // V_CMPX_F_U64 ENC_VOPC default
    0x0f63a84520d82b4, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x0f03a84510d92db, // V_CMPX_LT_U64 ENC_VOPC default
    0x0f63a84520d92db, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0f03a84510da2ad, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0f63a84520da2ad, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0f03a84510db2cf, // V_CMPX_LE_U64 ENC_VOPC default
    0x0f63a84520db2cf, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0f03a84510dc2c6, // V_CMPX_GT_U64 ENC_VOPC default
    0x0f63a84520dc2c6, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0f03a84510dd2e4, // V_CMPX_NE_U64 ENC_VOPC default
    0x0f63a84520dd2e4, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0f03a84510de2bd, // V_CMPX_GE_U64 ENC_VOPC default
    0x0f63a84520de2bd, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0f03a84510df2fd, // V_CMPX_T_U64 ENC_VOPC default
    0x0f63a84520df2fd, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x0e837c4350fd2a2, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0ea37e4360fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ec3804370fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ee37c4380fd2a2, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0f03884530fe2a3, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0f238a4540fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f43b64550fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f63884560fe2a3, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0f03ba4570ff2a4, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0f63ba4580ff2a4, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0f8134155000427, // V_NOP ENC_VOP1 default
    0x0f818e459001416, // V_MOV_B32 ENC_VOP1 default
    0x0fa19045a001416, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc19245b001416, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e45c001416, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x10019a45d00244c, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0f819e45e00337a, // V_CVT_I32_F64 ENC_VOP1 default
    0x0fe19e45f00337a, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0f81a2460004375, // V_CVT_F64_I32 ENC_VOP1 default
    0x0fe1a2461004375, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0f818e46200536e, // V_CVT_F32_I32 ENC_VOP1 default
    0x0fa19046300536e, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0fc19246400536e, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e46500536e, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0f818e46600636f, // V_CVT_F32_U32 ENC_VOP1 default
    0x0fa19046700636f, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0fc19246800636f, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e46900636f, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0f818e46a00738b, // V_CVT_U32_F32 ENC_VOP1 default
    0x0fa19046b00738b, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac46c00738b, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e46d00738b, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0f818e46e008379, // V_CVT_I32_F32 ENC_VOP1 default
    0x0fa19046f008379, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac470008379, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e471008379, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x1021b447200a369, // V_CVT_F16_F32 ENC_VOP1 default
    0x1041b647300a369, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x1061b847400a369, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x1081b447500a369, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x1021c047600b36c, // V_CVT_F32_F16 ENC_VOP1 default
    0x1041c247700b36c, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x1061c447800b36c, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081c047900b36c, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0f818e46e00c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0fa19046f00c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac47000c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e47100c37c, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f818e46e00d377, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0fa19046f00d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac47000d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e47100d377, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f818e46200e37f, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0fa19046300e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0fc19246400e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e46500e37f, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0f819e47a00f36d, // V_CVT_F32_F64 ENC_VOP1 default
    0x0fe19e47b00f36d, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0f81a247c010374, // V_CVT_F64_F32 ENC_VOP1 default
    0x0fe1a247d010374, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0f818e466011370, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0fa190467011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0fc192468011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e469011370, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0f818e466012371, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0fa190467012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0fc192468012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e469012371, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0f818e466013372, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0fa190467013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0fc192468013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e469013372, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0f818e466014373, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0fa190467014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0fc192468014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e469014373, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0f819e47e01538c, // V_CVT_U32_F64 ENC_VOP1 default
    0x0fe19e47f01538c, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0f81a2480016376, // V_CVT_F64_U32 ENC_VOP1 default
    0x0fe1a2481016376, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0f81d4482017471, // V_TRUNC_F64 ENC_VOP1 default
    0x0fe1d4483017471, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0f81d448201829f, // V_CEIL_F64 ENC_VOP1 default
    0x0fe1d448301829f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0f81d4482019450, // V_RNDNE_F64 ENC_VOP1 default
    0x0fe1d4483019450, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0f81d448201a3b3, // V_FLOOR_F64 ENC_VOP1 default
    0x0fe1d448301a3b3, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0f813415501b432, // V_PIPEFLUSH ENC_VOP1 default
    0x1021d848401c415, // V_MOV_B16 ENC_VOP1 default
    0x1041da48501c415, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x1061dc48601c415, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x1081d848701c415, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0f818e4880203c3, // V_FRACT_F32 ENC_VOP1 default
    0x0fa1904890203c3, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a0203c3, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b0203c3, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0f818e488021470, // V_TRUNC_F32 ENC_VOP1 default
    0x0fa190489021470, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a021470, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b021470, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0f818e48802229e, // V_CEIL_F32 ENC_VOP1 default
    0x0fa19048902229e, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a02229e, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b02229e, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0f818e48802344f, // V_RNDNE_F32 ENC_VOP1 default
    0x0fa19048902344f, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a02344f, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b02344f, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0f818e4880243b2, // V_FLOOR_F32 ENC_VOP1 default
    0x0fa1904890243b2, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a0243b2, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b0243b2, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0f818e4880253b0, // V_EXP_F32 ENC_VOP1 default
    0x0fa1904890253b0, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a0253b0, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b0253b0, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0f818e4880273d6, // V_LOG_F32 ENC_VOP1 default
    0x0fa1904890273d6, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a0273d6, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b0273d6, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0f818e48802a449, // V_RCP_F32 ENC_VOP1 default
    0x0fa19048902a449, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a02a449, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b02a449, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0f818e48802b44b, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0fa19048902b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a02b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b02b44b, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0f818e48802e452, // V_RSQ_F32 ENC_VOP1 default
    0x0fa19048902e452, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a02e452, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b02e452, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0f81d448202f44a, // V_RCP_F64 ENC_VOP1 default
    0x0fe1d448302f44a, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0f81d4482031453, // V_RSQ_F64 ENC_VOP1 default
    0x0fe1d4483031453, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0f818e48803345c, // V_SQRT_F32 ENC_VOP1 default
    0x0fa19048903345c, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a03345c, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b03345c, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0f81d448203445d, // V_SQRT_F64 ENC_VOP1 default
    0x0fe1d448303445d, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0f818e48803545a, // V_SIN_F32 ENC_VOP1 default
    0x0fa19048903545a, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a03545a, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b03545a, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0f818e488036363, // V_COS_F32 ENC_VOP1 default
    0x0fa190489036363, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a036363, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b036363, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0f818e48c037429, // V_NOT_B32 ENC_VOP1 default
    0x0fa19048d037429, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc19248e037429, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48f037429, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0f818e45903829c, // V_BFREV_B32 ENC_VOP1 default
    0x0fa19045a03829c, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc19245b03829c, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e45c03829c, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0f818e4900392a1, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0fa1904910392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1924920392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e4930392a1, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0f818e49003a364, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0fa19049103a364, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc19249203a364, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e49303a364, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0f818e49403b2a0, // V_CLS_I32 ENC_VOP1 default
    0x0fa19049503b2a0, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0fc19249603b2a0, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e49703b2a0, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0f819e45e03c3c7, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0fe19e45f03c3c7, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0f81d448203d3ca, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0fe1d448303d3ca, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0f81d448203e3c4, // V_FRACT_F64 ENC_VOP1 default
    0x0fe1d448303e3c4, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0f818e46e03f3c6, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0fa19046f03f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac47003f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e47103f3c6, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f818e4880403c9, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0fa1904890403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1ac48a0403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e48b0403c9, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0f818e498042411, // V_MOVRELD_B32 ENC_VOP1 default
    0x0fa190499042411, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc19249a042411, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fe18e49b042411, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x10018e49c043414, // V_MOVRELS_B32 ENC_VOP1 default
    0x0fa190499043414, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc19249a043414, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x10018e49c044413, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0fa190499044413, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc19249a044413, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x10018e49c048412, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0fa190499048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc19249a048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x1021e449d05036b, // V_CVT_F16_U16 ENC_VOP1 default
    0x1041e649e05036b, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x1061e849f05036b, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x1081e44a005036b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x1021e44a105136a, // V_CVT_F16_I16 ENC_VOP1 default
    0x1041e64a205136a, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x1061e84a305136a, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x1081e44a405136a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x1021f04a505238a, // V_CVT_U16_F16 ENC_VOP1 default
    0x1041f24a605238a, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1061f44a705238a, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081f04a805238a, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x1021f04a9053378, // V_CVT_I16_F16 ENC_VOP1 default
    0x1041f24aa053378, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1061f44ab053378, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081f04ac053378, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x1021fc4ad054448, // V_RCP_F16 ENC_VOP1 default
    0x1041fe4ae054448, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x1062004af054448, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081fc4b0054448, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x1021fc4ad05545b, // V_SQRT_F16 ENC_VOP1 default
    0x1041fe4ae05545b, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x1062004af05545b, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081fc4b005545b, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x1021fc4ad056451, // V_RSQ_F16 ENC_VOP1 default
    0x1041fe4ae056451, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x1062004af056451, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081fc4b0056451, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x1021fc4ad0573d5, // V_LOG_F16 ENC_VOP1 default
    0x1041fe4ae0573d5, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x1062004af0573d5, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081fc4b00573d5, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x1021fc4ad0583af, // V_EXP_F16 ENC_VOP1 default
    0x1041fe4ae0583af, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x1062004af0583af, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081fc4b00583af, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x1021fc4ad0593c8, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x1041fe4ae0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x1062004af0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081fc4b00593c8, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x1021f04a905a3c5, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x1041f24aa05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1061f44ab05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081f04ac05a3c5, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x1021fc4ad05b3b1, // V_FLOOR_F16 ENC_VOP1 default
    0x1041fe4ae05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x1062004af05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081fc4b005b3b1, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x1021fc4ad05c29d, // V_CEIL_F16 ENC_VOP1 default
    0x1041fe4ae05c29d, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x1062004af05c29d, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081fc4b005c29d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x1021fc4ad05d46f, // V_TRUNC_F16 ENC_VOP1 default
    0x1041fe4ae05d46f, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x1062004af05d46f, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081fc4b005d46f, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x1021fc4ad05e44e, // V_RNDNE_F16 ENC_VOP1 default
    0x1041fe4ae05e44e, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x1062004af05e44e, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081fc4b005e44e, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x1021fc4ad05f3c2, // V_FRACT_F16 ENC_VOP1 default
    0x1041fe4ae05f3c2, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x1062004af05f3c2, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081fc4b005f3c2, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x1021fc4ad060459, // V_SIN_F16 ENC_VOP1 default
    0x1041fe4ae060459, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x1062004af060459, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081fc4b0060459, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x1021fc4ad061362, // V_COS_F16 ENC_VOP1 default
    0x1041fe4ae061362, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x1062004af061362, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081fc4b0061362, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x1022084b1062458, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x10420a4b2062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x10620c4b3062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x1082084b4062458, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x1021f04a906337d, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x1041f24aa06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1061f44ab06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081f04ac06337d, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x1021f04a506437e, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x1041f24a606437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1061f44a706437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1081f04a806437e, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x1002144b506546d, // V_SWAP_B32 ENC_VOP1 default
    0x10a2164b606646c, // V_SWAP_B16 ENC_VOP1 default
    0x1002144b706742f, // V_PERMLANE64_B32 ENC_VOP1 default
    0x1002144b806846b, // V_SWAPREL_B32 ENC_VOP1 default
    0x1021d84b9069428, // V_NOT_B16 ENC_VOP1 default
    0x1041da4ba069428, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x1061dc4bb069428, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x1081d84bc069428, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x1022184bd06a37b, // V_CVT_I32_I16 ENC_VOP1 default
    0x10421a4be06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x10621c4bf06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x1082184c006a37b, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x1022184c106b38d, // V_CVT_U32_U16 ENC_VOP1 default
    0x10421a4c206b38d, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x10621c4c306b38d, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x1082184c406b38d, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x10c30c4c500043b, // V_PK_MAD_I16 ENC_VOP3P default
    0x10e30c4c600043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x11030c4c700043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x11230c4c800043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11430c4c900043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x11630c4ca00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11830c4cb00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11a30c4cc00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10c30e4cd001444, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x10e30e4ce001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x11030e4cf001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x11230e4d0001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c30e4d1002434, // V_PK_ADD_I16 ENC_VOP3P default
    0x10e30e4d2002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x11030e4d3002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x11230e4d4002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c30e4d1003445, // V_PK_SUB_I16 ENC_VOP3P default
    0x10e30e4d2003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x11030e4d3003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x11230e4d4003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c30e4cd004439, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x10e30e4ce004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x11030e4cf004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x11230e4d0004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c30e4cd00543a, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x10e30e4ce00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x11030e4cf00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x11230e4d000543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c30e4d5006436, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x10e30e4d6006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x11030e4d7006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x11230e4d8006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c30e4d100743e, // V_PK_MAX_I16 ENC_VOP3P default
    0x10e30e4d200743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x11030e4d300743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x11230e4d400743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c30e4d1008441, // V_PK_MIN_I16 ENC_VOP3P default
    0x10e30e4d2008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x11030e4d3008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x11230e4d4008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c30c4d900943c, // V_PK_MAD_U16 ENC_VOP3P default
    0x10e30c4da00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x11030c4db00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x11230c4dc00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11430c4dd00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x11630c4de00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11830c4df00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11a30c4e000943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10c30e4cd00a435, // V_PK_ADD_U16 ENC_VOP3P default
    0x10e30e4ce00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x11030e4cf00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x11230e4d000a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c30e4cd00b446, // V_PK_SUB_U16 ENC_VOP3P default
    0x10e30e4ce00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x11030e4cf00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x11230e4d000b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c30e4cd00c43f, // V_PK_MAX_U16 ENC_VOP3P default
    0x10e30e4ce00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x11030e4cf00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x11230e4d000c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c30e4cd00d442, // V_PK_MIN_U16 ENC_VOP3P default
    0x10e30e4ce00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x11030e4cf00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x11230e4d000d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c3104e100e438, // V_PK_FMA_F16 ENC_VOP3P default
    0x10e3104e200e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x1103104e300e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x1123104e400e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1143104e500e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x1163104e600e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1183104e700e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11a3104e800e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10c3124e900f433, // V_PK_ADD_F16 ENC_VOP3P default
    0x10e3124ea00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x1103124eb00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x1123124ec00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c3124e9010443, // V_PK_MUL_F16 ENC_VOP3P default
    0x10e3124ea010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x1103124eb010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x1123124ec010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c3124e9011440, // V_PK_MIN_F16 ENC_VOP3P default
    0x10e3124ea011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x1103124eb011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x1123124ec011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c3124e901243d, // V_PK_MAX_F16 ENC_VOP3P default
    0x10e3124ea01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x1103124eb01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x1123124ec01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10c3144ed013399, // V_DOT2_F32_F16 ENC_VOP3P default
    0x11c3164ee013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x11e3184ef013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x10e3144f0013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x1103144f1013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x1123144f2013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1143144f3013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x1163144f4013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1183144f5013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11a3144f6013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10c31a4f701639a, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x10e31a4f801639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x11031a4f901639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x11231a4fa01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11431a4fb01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x11631a4fc01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11831a4fd01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11a31a4fe01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10c31a21601739b, // V_DOT4_U32_U8 ENC_VOP3P default
    0x10e31a4ff01739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x11031a50001739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x11231a50101739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11431a50201739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x11631a50301739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11831a50401739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11a31a50501739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10c31a50601839c, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x10e31a50701839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x11031a50801839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x11231a50901839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11431a50a01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x11631a50b01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11831a50c01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11a31a50d01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10c31a50e01939d, // V_DOT8_U32_U4 ENC_VOP3P default
    0x10e31a50f01939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x11031a51001939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x11231a51101939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11431a51201939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x11631a51301939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11831a51401939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11a31a51501939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10c31c51601a398, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x11c31e51701a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x11e32051801a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x10e31c51901a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x11031c51a01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x11231c51b01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11431c51c01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x11631c51d01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11831c51e01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11a31c51f01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10c3225200203c1, // V_FMA_MIX_F32 ENC_VOP3P default
    0x11c3245210203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x11e3265220203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x10e3225230203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x1103225240203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x1123225250203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1143225260203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x1163225270203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1183225280203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11a3225290203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10c32252a0213c0, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x11c32452b0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x11e32652c0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x10e32252d0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x11032252e0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x11232252f0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1143225300213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x1163225310213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1183225320213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11a3225330213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10c32252a0223bf, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x11c32452b0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x11e32652c0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x10e32252d0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x11032252e0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x11232252f0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1143225300223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x1163225310223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1183225320223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11a3225330223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x120328534040475, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x120328535041474, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x12032a536042473, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x12032a537043472, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x12032c538044477, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x12032e539045476, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x12218653a0003cc, // V_INTERP_P10_F32 ENC_VINTERP default
    0x12218653a0013cf, // V_INTERP_P2_F32 ENC_VINTERP default
    0x12218853b0023cb, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x12218a53c0033ce, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x12218853b0043cd, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x12218a53c0053d0, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0x12408c53d000188, // LDS_PARAM_LOAD ENC_LDSDIR default
    0x12408e53e001187, // LDS_DIRECT_LOAD ENC_LDSDIR default
    0x12614a53f000226, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a540000226, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c541001227, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c542001227, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a5430021e2, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a5440021e2, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c5450031e3, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c5460031e3, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a5470041ca, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a5480041ca, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c5490051cb, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c54a0051cb, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a54b008201, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a54c008201, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x12614e54d009202, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814e54e009202, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a54b00a1df, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a54c00a1df, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x12614e54d00b1e0, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814e54e00b1e0, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x12614a54f00c1dd, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a55000c1dd, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x12614e55100d1de, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814e55200d1de, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x12614a55300e255, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a55400e255, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x12614a55500f254, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a55600f254, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x12614a5570101c5, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a5580101c5, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x1261505590111c6, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12815055a0111c6, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a5570121c7, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a5580121c7, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x1261505590131c8, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12815055a0131c8, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x12615055b0141c4, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12815055c0141c4, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x12614a55d0151a0, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a55e0151a0, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x12614a55f0161b6, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a5600161b6, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x12614e5610171b7, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814e5620171b7, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a55f0181b8, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a5600181b8, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x12614e5610191b9, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814e5620191b9, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a56301a245, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a56401a245, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c56501b246, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56601b246, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a56301c26a, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a56401c26a, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c56501d26b, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56601d26b, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a56301e235, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a56401e235, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c56501f236, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56601f236, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a5670201b1, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a5680201b1, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c5690211b2, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56a0211b2, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a56702223f, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a56802223f, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c569023240, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56a023240, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a567024272, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a568024272, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c569025273, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56a025273, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a56702622e, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a56802622e, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c56902722f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56a02722f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a567028233, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a568028233, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c569029234, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56a029234, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a56702a26e, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a56802a26e, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c56902b26f, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56a02b26f, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a56702c1a7, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a56802c1a7, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c56902d1a8, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56a02d1a8, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a56702e239, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a56802e239, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c56902f23a, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56a02f23a, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a5670301ad, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a5680301ad, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c5690311ae, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56a0311ae, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a56703223d, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a56803223d, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c56903323e, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56a03323e, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a5670341a9, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a5680341a9, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c5690351aa, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56a0351aa, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a5670361af, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a5680361af, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c5690371b0, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c56a0371b0, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12a14a56b040224, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12c14c56c041225, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12614a56d042221, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814a56e042221, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x12614c56f043222, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814c570043222, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x12614a571044223, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12615257204720a, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12c15457304824f, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12614c57404925c, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12c15457304a247, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12e15657504c24b, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x12e15857604d24c, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x1301625770001f0, // S_CMP_EQ_I32 ENC_SOPC default
    0x1321625780001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x1341625790001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x13616257a0001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1301625770011f9, // S_CMP_LG_I32 ENC_SOPC default
    0x1321625780011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x1341625790011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x13616257a0011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1301625770021f5, // S_CMP_GT_I32 ENC_SOPC default
    0x1321625780021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x1341625790021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x13616257a0021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1301625770031f3, // S_CMP_GE_I32 ENC_SOPC default
    0x1321625780031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x1341625790031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x13616257a0031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1301625770041fc, // S_CMP_LT_I32 ENC_SOPC default
    0x1321625780041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x1341625790041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x13616257a0041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1301625770051f7, // S_CMP_LE_I32 ENC_SOPC default
    0x1321625780051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x1341625790051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x13616257a0051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13016257b0061f1, // S_CMP_EQ_U32 ENC_SOPC default
    0x13216257c0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x13416257d0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x13616257e0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13016257b0071fa, // S_CMP_LG_U32 ENC_SOPC default
    0x13216257c0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x13416257d0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x13616257e0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13016257b0081f6, // S_CMP_GT_U32 ENC_SOPC default
    0x13216257c0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x13416257d0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x13616257e0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13016257b0091f4, // S_CMP_GE_U32 ENC_SOPC default
    0x13216257c0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x13416257d0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x13616257e0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13016257b00a1fd, // S_CMP_LT_U32 ENC_SOPC default
    0x13216257c00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x13416257d00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x13616257e00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13016257b00b1f8, // S_CMP_LE_U32 ENC_SOPC default
    0x13216257c00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x13416257d00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x13616257e00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13016257b00c1c0, // S_BITCMP0_B32 ENC_SOPC default
    0x13216257c00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x13416257d00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x13616257e00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13016257b00d1c2, // S_BITCMP1_B32 ENC_SOPC default
    0x13216257c00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x13416257d00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x13616257e00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13016457f00e1c1, // S_BITCMP0_B64 ENC_SOPC default
    0x13216458000e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x13416458100e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x13616458200e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13016457f00f1c3, // S_BITCMP1_B64 ENC_SOPC default
    0x13216458000f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x13416458100f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x13616458200f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1301665830101f2, // S_CMP_EQ_U64 ENC_SOPC default
    0x1321665840101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x1341665850101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x1361665860101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1301665830111fb, // S_CMP_LG_U64 ENC_SOPC default
    0x1321665840111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x1341665850111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x1361665860111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x138176587000230, // S_NOP ENC_SOPP default
    0x13817658700124e, // S_SETKILL ENC_SOPP default
    0x13817658700224d, // S_SETHALT ENC_SOPP default
    0x138176587003256, // S_SLEEP ENC_SOPP default
    0x138178587004253, // S_SET_INST_PREFETCH_DISTANCE ENC_SOPP default
    0x1381785880051dc, // S_CLAUSE ENC_SOPP default
    0x13817a589007205, // S_DELAY_ALU ENC_SOPP default
    0x13817c58a008262, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x13817e58b009261, // S_WAITCNT ENC_SOPP default
    0x13813415500a268, // S_WAIT_IDLE ENC_SOPP default
    0x13817858700b267, // S_WAIT_EVENT ENC_SOPP default
    0x13817658701025d, // S_TRAP ENC_SOPP default
    0x138178587011248, // S_ROUND_MODE ENC_SOPP default
    0x138176587012206, // S_DENORM_MODE ENC_SOPP default
    0x13813415501f1fe, // S_CODE_END ENC_SOPP default
    0x13818058c0201c9, // S_BRANCH ENC_SOPP default
    0x13818058d0211d8, // S_CBRANCH_SCC0 ENC_SOPP default
    0x13818058d0221d9, // S_CBRANCH_SCC1 ENC_SOPP default
    0x13a18058e0231db, // S_CBRANCH_VCCZ ENC_SOPP default
    0x13a18058e0241da, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x13818058f0251d7, // S_CBRANCH_EXECZ ENC_SOPP default
    0x13818058f0261d6, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x13818058c0271d2, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x13818058c0281d5, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x13818058c0291d4, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x13818058c02a1d3, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x138182155030207, // S_ENDPGM ENC_SOPP default
    0x138134155031209, // S_ENDPGM_SAVED ENC_SOPP default
    0x138134155032208, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x138134155034269, // S_WAKEUP ENC_SOPP default
    0x138176587035250, // S_SETPRIO ENC_SOPP default
    0x138184590036249, // S_SENDMSG ENC_SOPP default
    0x13818459003724a, // S_SENDMSGHALT ENC_SOPP default
    0x13817658703820e, // S_INCPERFLEVEL ENC_SOPP default
    0x138176587039204, // S_DECPERFLEVEL ENC_SOPP default
    0x13813433303a25e, // S_TTRACEDATA ENC_SOPP default
    0x13817858703b25f, // S_TTRACEDATA_IMM ENC_SOPP default
    0x13813415503c20d, // S_ICACHE_INV ENC_SOPP default
    0x13813415503d1b5, // S_BARRIER ENC_SOPP default
];
