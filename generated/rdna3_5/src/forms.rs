// Written by `cargo xtask regen` from amdgpu_isa_rdna3_5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 159] = [
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d400007e,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad400007e,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 1), run(0, 0)),
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(9, 2)),
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
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(13, 1)),
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
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(14, 1)),
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
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(14, 1)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(14, 1)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000001,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(14, 1)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0008f80,
        choice(Short, 0, 0, [false, false, false, false], run(3, 4), run(14, 1)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0008f81,
        choice(Short, 0, 0, [false, false, false, false], run(3, 4), run(14, 1)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(15, 2)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000001,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(15, 2)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(17, 1)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(18, 2)),
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
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(20, 1)),
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
        choice(Short, 0, 2, [false, false, true, false], run(0, 0), run(20, 1)),
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
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000facc004000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000e9cc004000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(21, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000facc004000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(7, 2), run(21, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000cc004000,
        choice(Long, 0, 2, [false, false, false, false], run(7, 2), run(22, 3)),
    ),
    form_kind(
        enc::ENC_VINTERP,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcd000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(25, 3)),
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
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(28, 1)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(29, 1)),
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
    0x02617a0960091eb, // S_CMPK_EQ_U32 ENC_SOPK default
    0x02617a09600a1f3, // S_CMPK_LG_U32 ENC_SOPK default
    0x02617a09600b1ef, // S_CMPK_GT_U32 ENC_SOPK default
    0x02617a09600c1ed, // S_CMPK_GE_U32 ENC_SOPK default
    0x02617a09600d1f5, // S_CMPK_LT_U32 ENC_SOPK default
    0x02617a09600e1f1, // S_CMPK_LE_U32 ENC_SOPK default
    0x02617609700f1a2, // S_ADDK_I32 ENC_SOPK default
    0x02617609801025c, // S_MULK_I32 ENC_SOPK default
    0x02617c09901123b, // S_GETREG_B32 ENC_SOPK default
    0x02617e09a012289, // S_SETREG_B32 ENC_SOPK default
    0x02818009b01328a, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x02618209c0141d5, // S_CALL_B64 ENC_SOPK default
    0x0263e209d016290, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x0263e209d017291, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x02a17609e0182a2, // S_WAITCNT_VSCNT ENC_SOPK default
    0x02a17609e0192a1, // S_WAITCNT_VMCNT ENC_SOPK default
    0x02a17609e01a29f, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x02a17609e01b2a0, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x02c3ca09f0003e1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x02e3ca0a00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303ce0a10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x0323ce0a20013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0303d20a30023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x0323d20a40023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0343ca0a50033e8, // V_DUAL_MUL_F32 VOPDXY X default
    0x0323ca0a60033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x0343ca0a50043da, // V_DUAL_ADD_F32 VOPDXY X default
    0x0323ca0a60043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x0343ca0a50053ea, // V_DUAL_SUB_F32 VOPDXY X default
    0x0323ca0a60053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x0343ca0a50063e9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x0323ca0a60063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x0343ca0a50073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x0323ca0a60073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x0343d60a70083e6, // V_DUAL_MOV_B32 VOPDXY X default
    0x0323d60a80083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x0363ca0a90093dd, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x0383ca0aa0093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x0343ca0a500a3e4, // V_DUAL_MAX_F32 VOPDXY X default
    0x0323ca0a600a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x0343ca0a500b3e5, // V_DUAL_MIN_F32 VOPDXY X default
    0x0323ca0a600b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3da0ab00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x02e3da0ac00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x02c3de0ad00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x02e3de0ae00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x03a3cc0af0003e1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x03c3cc0b00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3d00b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0403d00b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03e3d40b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0403d40b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423cc0b30033e8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x0403cc0b40033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423cc0b30043da, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x0403cc0b40043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423cc0b30053ea, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x0403cc0b40053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423cc0b30063e9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x0403cc0b40063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423cc0b30073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x0403cc0b40073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423d80b50083e6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x0403d80b60083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0443cc0b70093dd, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x0463cc0b80093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423cc0b300a3e4, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x0403cc0b400a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423cc0b300b3e5, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x0403cc0b400b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03a3dc0b900c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x03c3dc0ba00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x03a3e00bb00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x03c3e00bc00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423cc0bd0103db, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x0403cc0be0103db, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423cc0bf0113e3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x0403cc0c00113e3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423cc0bf0123dc, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x0403cc0c00123dc, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x04833e0c1000349, // V_CMP_F_F16 ENC_VOP3 default
    0x04a3400c2000349, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c3000349, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c4000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c5000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c6000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c100136e, // V_CMP_LT_F16 ENC_VOP3 default
    0x04a3400c200136e, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c300136e, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c400136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c500136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c600136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c1002340, // V_CMP_EQ_F16 ENC_VOP3 default
    0x04a3400c2002340, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c3002340, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c4002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c5002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c6002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c1003362, // V_CMP_LE_F16 ENC_VOP3 default
    0x04a3400c2003362, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c3003362, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c4003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c5003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c6003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c1004359, // V_CMP_GT_F16 ENC_VOP3 default
    0x04a3400c2004359, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c3004359, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c4004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c5004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c6004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c100536b, // V_CMP_LG_F16 ENC_VOP3 default
    0x04a3400c200536b, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c300536b, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c400536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c500536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c600536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c1006350, // V_CMP_GE_F16 ENC_VOP3 default
    0x04a3400c2006350, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c3006350, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c4006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c5006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c6006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c100738f, // V_CMP_O_F16 ENC_VOP3 default
    0x04a3400c200738f, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c300738f, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c400738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c500738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c600738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c1008399, // V_CMP_U_F16 ENC_VOP3 default
    0x04a3400c2008399, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c3008399, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c4008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c5008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c6008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c1009380, // V_CMP_NGE_F16 ENC_VOP3 default
    0x04a3400c2009380, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c3009380, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c4009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c5009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c6009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c100a389, // V_CMP_NLG_F16 ENC_VOP3 default
    0x04a3400c200a389, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c300a389, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c400a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c500a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c600a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c100b383, // V_CMP_NGT_F16 ENC_VOP3 default
    0x04a3400c200b383, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c300b383, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c400b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c500b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c600b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c100c386, // V_CMP_NLE_F16 ENC_VOP3 default
    0x04a3400c200c386, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c300c386, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c400c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c500c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c600c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c100d377, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x04a3400c200d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c300d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c400d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c500d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c600d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c100e38c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x04a3400c200e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c300e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c400e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c500e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c600e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04833e0c100f392, // V_CMP_T_F16 ENC_VOP3 default
    0x04a3400c200f392, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3420c300f392, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e33e0c400f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x05033e0c500f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x05233e0c600f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c701034a, // V_CMP_F_F32 ENC_VOP3 default
    0x04a34c0c801034a, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c901034a, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c701136f, // V_CMP_LT_F32 ENC_VOP3 default
    0x04a34c0c801136f, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c901136f, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c7012341, // V_CMP_EQ_F32 ENC_VOP3 default
    0x04a34c0c8012341, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c9012341, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c7013363, // V_CMP_LE_F32 ENC_VOP3 default
    0x04a34c0c8013363, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c9013363, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c701435a, // V_CMP_GT_F32 ENC_VOP3 default
    0x04a34c0c801435a, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c901435a, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c701536c, // V_CMP_LG_F32 ENC_VOP3 default
    0x04a34c0c801536c, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c901536c, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c7016351, // V_CMP_GE_F32 ENC_VOP3 default
    0x04a34c0c8016351, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c9016351, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c7017390, // V_CMP_O_F32 ENC_VOP3 default
    0x04a34c0c8017390, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c9017390, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c701839a, // V_CMP_U_F32 ENC_VOP3 default
    0x04a34c0c801839a, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c901839a, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c7019381, // V_CMP_NGE_F32 ENC_VOP3 default
    0x04a34c0c8019381, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c9019381, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c701a38a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04a34c0c801a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c901a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c701b384, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04a34c0c801b384, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c901b384, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c701c387, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04a34c0c801c387, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c901c387, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c701d378, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04a34c0c801d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c901d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c701e38d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04a34c0c801e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c901e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04834a0c701f393, // V_CMP_T_F32 ENC_VOP3 default
    0x04a34c0c801f393, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c34e0c901f393, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e34a0ca01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x05034a0cb01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x05234a0cc01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd02034b, // V_CMP_F_F64 ENC_VOP3 default
    0x04e3560ce02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d002034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd021370, // V_CMP_LT_F64 ENC_VOP3 default
    0x04e3560ce021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d0021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd022342, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04e3560ce022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d0022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd023364, // V_CMP_LE_F64 ENC_VOP3 default
    0x04e3560ce023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d0023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd02435b, // V_CMP_GT_F64 ENC_VOP3 default
    0x04e3560ce02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d002435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd02536d, // V_CMP_LG_F64 ENC_VOP3 default
    0x04e3560ce02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d002536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd026352, // V_CMP_GE_F64 ENC_VOP3 default
    0x04e3560ce026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d0026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd027391, // V_CMP_O_F64 ENC_VOP3 default
    0x04e3560ce027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d0027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd02839b, // V_CMP_U_F64 ENC_VOP3 default
    0x04e3560ce02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d002839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd029382, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04e3560ce029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d0029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd02a38b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04e3560ce02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d002a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd02b385, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04e3560ce02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d002b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd02c388, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04e3560ce02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d002c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd02d379, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04e3560ce02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d002d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd02e38e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04e3560ce02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d002e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483560cd02f394, // V_CMP_T_F64 ENC_VOP3 default
    0x04e3560ce02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x0503560cf02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x0523560d002f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04835a0d1031371, // V_CMP_LT_I16 ENC_VOP3 default
    0x04a35c0d2031371, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c35e0d3031371, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e35a0d4031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05035a0d5031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05235a0d6031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04835a0d1032343, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04a35c0d2032343, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c35e0d3032343, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e35a0d4032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05035a0d5032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05235a0d6032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04835a0d1033365, // V_CMP_LE_I16 ENC_VOP3 default
    0x04a35c0d2033365, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c35e0d3033365, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e35a0d4033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05035a0d5033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05235a0d6033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04835a0d103435c, // V_CMP_GT_I16 ENC_VOP3 default
    0x04a35c0d203435c, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c35e0d303435c, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e35a0d403435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05035a0d503435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05235a0d603435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04835a0d103537a, // V_CMP_NE_I16 ENC_VOP3 default
    0x04a35c0d203537a, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c35e0d303537a, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e35a0d403537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05035a0d503537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05235a0d603537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04835a0d1036353, // V_CMP_GE_I16 ENC_VOP3 default
    0x04a35c0d2036353, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c35e0d3036353, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e35a0d4036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05035a0d5036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05235a0d6036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04835a0d7039374, // V_CMP_LT_U16 ENC_VOP3 default
    0x04a35c0d8039374, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c35e0d9039374, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e35a0da039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05035a0db039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05235a0dc039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04835a0d703a346, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04a35c0d803a346, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c35e0d903a346, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e35a0da03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05035a0db03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05235a0dc03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04835a0d703b368, // V_CMP_LE_U16 ENC_VOP3 default
    0x04a35c0d803b368, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c35e0d903b368, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e35a0da03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05035a0db03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05235a0dc03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04835a0d703c35f, // V_CMP_GT_U16 ENC_VOP3 default
    0x04a35c0d803c35f, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c35e0d903c35f, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e35a0da03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05035a0db03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05235a0dc03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04835a0d703d37d, // V_CMP_NE_U16 ENC_VOP3 default
    0x04a35c0d803d37d, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c35e0d903d37d, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e35a0da03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05035a0db03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05235a0dc03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04835a0d703e356, // V_CMP_GE_U16 ENC_VOP3 default
    0x04a35c0d803e356, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c35e0d903e356, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e35a0da03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05035a0db03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05235a0dc03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660dd04034c, // V_CMP_F_I32 ENC_VOP3 default
    0x04a3680de04034c, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0df04034c, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e004034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x0503660e104034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x0523660e204034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660dd041372, // V_CMP_LT_I32 ENC_VOP3 default
    0x04a3680de041372, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0df041372, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e0041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0503660e1041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0523660e2041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660dd042344, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04a3680de042344, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0df042344, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e0042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0503660e1042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0523660e2042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660dd043366, // V_CMP_LE_I32 ENC_VOP3 default
    0x04a3680de043366, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0df043366, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e0043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0503660e1043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0523660e2043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660dd04435d, // V_CMP_GT_I32 ENC_VOP3 default
    0x04a3680de04435d, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0df04435d, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e004435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0503660e104435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0523660e204435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660dd04537b, // V_CMP_NE_I32 ENC_VOP3 default
    0x04a3680de04537b, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0df04537b, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e004537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0503660e104537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0523660e204537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660dd046354, // V_CMP_GE_I32 ENC_VOP3 default
    0x04a3680de046354, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0df046354, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e0046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0503660e1046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0523660e2046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660dd047395, // V_CMP_T_I32 ENC_VOP3 default
    0x04a3680de047395, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0df047395, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e0047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x0503660e1047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x0523660e2047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660e304834e, // V_CMP_F_U32 ENC_VOP3 default
    0x04a3680e404834e, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0e504834e, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e604834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x0503660e704834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x0523660e804834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660e3049375, // V_CMP_LT_U32 ENC_VOP3 default
    0x04a3680e4049375, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0e5049375, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e6049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0503660e7049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x0523660e8049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660e304a347, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04a3680e404a347, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0e504a347, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e604a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0503660e704a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x0523660e804a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660e304b369, // V_CMP_LE_U32 ENC_VOP3 default
    0x04a3680e404b369, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0e504b369, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e604b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0503660e704b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x0523660e804b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660e304c360, // V_CMP_GT_U32 ENC_VOP3 default
    0x04a3680e404c360, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0e504c360, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e604c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0503660e704c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x0523660e804c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660e304d37e, // V_CMP_NE_U32 ENC_VOP3 default
    0x04a3680e404d37e, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0e504d37e, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e604d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0503660e704d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x0523660e804d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660e304e357, // V_CMP_GE_U32 ENC_VOP3 default
    0x04a3680e404e357, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0e504e357, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e604e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0503660e704e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x0523660e804e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483660e304f397, // V_CMP_T_U32 ENC_VOP3 default
    0x04a3680e404f397, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c36a0e504f397, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3660e604f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x0503660e704f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x0523660e804f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0e905034d, // V_CMP_F_I64 ENC_VOP3 default
    0x04e36e0ea05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05036e0eb05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05236e0ec05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0e9051373, // V_CMP_LT_I64 ENC_VOP3 default
    0x04e36e0ea051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05036e0eb051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05236e0ec051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0e9052345, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04e36e0ea052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05036e0eb052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05236e0ec052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0e9053367, // V_CMP_LE_I64 ENC_VOP3 default
    0x04e36e0ea053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05036e0eb053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05236e0ec053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0e905435e, // V_CMP_GT_I64 ENC_VOP3 default
    0x04e36e0ea05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05036e0eb05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05236e0ec05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0e905537c, // V_CMP_NE_I64 ENC_VOP3 default
    0x04e36e0ea05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05036e0eb05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05236e0ec05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0e9056355, // V_CMP_GE_I64 ENC_VOP3 default
    0x04e36e0ea056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05036e0eb056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05236e0ec056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0e9057396, // V_CMP_T_I64 ENC_VOP3 default
    0x04e36e0ea057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05036e0eb057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05236e0ec057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0ed05834f, // V_CMP_F_U64 ENC_VOP3 default
    0x04e36e0ee05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05036e0ef05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05236e0f005834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0ed059376, // V_CMP_LT_U64 ENC_VOP3 default
    0x04e36e0ee059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05036e0ef059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05236e0f0059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0ed05a348, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04e36e0ee05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05036e0ef05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05236e0f005a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0ed05b36a, // V_CMP_LE_U64 ENC_VOP3 default
    0x04e36e0ee05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05036e0ef05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05236e0f005b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0ed05c361, // V_CMP_GT_U64 ENC_VOP3 default
    0x04e36e0ee05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05036e0ef05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05236e0f005c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0ed05d37f, // V_CMP_NE_U64 ENC_VOP3 default
    0x04e36e0ee05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05036e0ef05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05236e0f005d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0ed05e358, // V_CMP_GE_U64 ENC_VOP3 default
    0x04e36e0ee05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05036e0ef05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05236e0f005e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04836e0ed05f398, // V_CMP_T_U64 ENC_VOP3 default
    0x04e36e0ee05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05036e0ef05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05236e0f005f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483720c107d33d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x04a3740c207d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3760c307d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e3720c407d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0503720c507d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0523720c607d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483780f107e33e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04a37a0f207e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c37c0f307e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3780f407e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0503780f507e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0523780f607e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483800f707f33f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04e3800f807f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0503800f907f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0523800fa07f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb0802ea, // V_CMPX_F_F16 ENC_VOP3 default
    0x0563860fc0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05e3841000802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb08130f, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0563860fc08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05e38410008130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb0822e1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0563860fc0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05e3841000822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb083303, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0563860fc083303, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd083303, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05e384100083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb0842fa, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0563860fc0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05e3841000842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb08530c, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0563860fc08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05e38410008530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb0862f1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0563860fc0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05e3841000862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb087330, // V_CMPX_O_F16 ENC_VOP3 default
    0x0563860fc087330, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd087330, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05e384100087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb08833a, // V_CMPX_U_F16 ENC_VOP3 default
    0x0563860fc08833a, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd08833a, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05e38410008833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb089321, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0563860fc089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05e384100089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb08a32a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x0563860fc08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05e38410008a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb08b324, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x0563860fc08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05e38410008b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb08c327, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x0563860fc08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05e38410008c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb08d318, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x0563860fc08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05e38410008d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb08e32d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x0563860fc08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05e38410008e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543840fb08f333, // V_CMPX_T_F16 ENC_VOP3 default
    0x0563860fc08f333, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583880fd08f333, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3840fe08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3840ff08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x05e38410008f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543901010902eb, // V_CMPX_F_F32 ENC_VOP3 default
    0x0563921020902eb, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x0583941030902eb, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a3901040902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x05c3901050902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x05e3901060902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x054390101091310, // V_CMPX_LT_F32 ENC_VOP3 default
    0x056392102091310, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x058394103091310, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a390104091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05c390105091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05e390106091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543901010922e2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0563921020922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0583941030922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a3901040922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05c3901050922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05e3901060922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x054390101093304, // V_CMPX_LE_F32 ENC_VOP3 default
    0x056392102093304, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x058394103093304, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a390104093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05c390105093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05e390106093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543901010942fb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0563921020942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0583941030942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a3901040942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05c3901050942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05e3901060942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439010109530d, // V_CMPX_LG_F32 ENC_VOP3 default
    0x05639210209530d, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05839410309530d, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a39010409530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05c39010509530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05e39010609530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543901010962f2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0563921020962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0583941030962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a3901040962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05c3901050962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05e3901060962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x054390101097331, // V_CMPX_O_F32 ENC_VOP3 default
    0x056392102097331, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x058394103097331, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a390104097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05c390105097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05e390106097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439010109833b, // V_CMPX_U_F32 ENC_VOP3 default
    0x05639210209833b, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x05839410309833b, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a39010409833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05c39010509833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05e39010609833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x054390101099322, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x056392102099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x058394103099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a390104099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05c390105099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05e390106099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439010109a32b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05639210209a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05839410309a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a39010409a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05c39010509a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05e39010609a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439010109b325, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05639210209b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05839410309b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a39010409b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05c39010509b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05e39010609b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439010109c328, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05639210209c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05839410309c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a39010409c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05c39010509c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05e39010609c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439010109d319, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05639210209d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x05839410309d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a39010409d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05c39010509d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05e39010609d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439010109e32e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05639210209e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05839410309e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a39010409e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05c39010509e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05e39010609e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439010109f334, // V_CMPX_T_F32 ENC_VOP3 default
    0x05639210209f334, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x05839410309f334, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a39010409f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x05c39010509f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x05e39010609f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070a02ec, // V_CMPX_F_F64 ENC_VOP3 default
    0x05a39c1080a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070a1311, // V_CMPX_LT_F64 ENC_VOP3 default
    0x05a39c1080a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070a22e3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x05a39c1080a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070a3305, // V_CMPX_LE_F64 ENC_VOP3 default
    0x05a39c1080a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070a42fc, // V_CMPX_GT_F64 ENC_VOP3 default
    0x05a39c1080a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070a530e, // V_CMPX_LG_F64 ENC_VOP3 default
    0x05a39c1080a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070a62f3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x05a39c1080a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070a7332, // V_CMPX_O_F64 ENC_VOP3 default
    0x05a39c1080a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070a833c, // V_CMPX_U_F64 ENC_VOP3 default
    0x05a39c1080a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070a9323, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x05a39c1080a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070aa32c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x05a39c1080aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070ab326, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x05a39c1080ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070ac329, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x05a39c1080ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070ad31a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x05a39c1080ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070ae32f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x05a39c1080ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05439c1070af335, // V_CMPX_T_F64 ENC_VOP3 default
    0x05a39c1080af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x05c39c1090af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x05e39c10a0af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543a010b0b1312, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0563a210c0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0583a410d0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05a3a010e0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05c3a010f0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05e3a01100b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543a010b0b22e4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0563a210c0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0583a410d0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x05a3a010e0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05c3a010f0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05e3a01100b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543a010b0b3306, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0563a210c0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0583a410d0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05a3a010e0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05c3a010f0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05e3a01100b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543a010b0b42fd, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0563a210c0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0583a410d0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05a3a010e0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05c3a010f0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05e3a01100b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543a010b0b531b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0563a210c0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0583a410d0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05a3a010e0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05c3a010f0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05e3a01100b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543a010b0b62f4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0563a210c0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0583a410d0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05a3a010e0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05c3a010f0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05e3a01100b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543a01110b9315, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0563a21120b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0583a41130b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05a3a01140b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05c3a01150b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05e3a01160b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543a01110ba2e7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0563a21120ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x0583a41130ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x05a3a01140ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05c3a01150ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05e3a01160ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543a01110bb309, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0563a21120bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0583a41130bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05a3a01140bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05c3a01150bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05e3a01160bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543a01110bc300, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0563a21120bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0583a41130bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05a3a01140bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05c3a01150bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05e3a01160bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543a01110bd31e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0563a21120bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0583a41130bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05a3a01140bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05c3a01150bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05e3a01160bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543a01110be2f7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0563a21120be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0583a41130be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05a3a01140be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05c3a01150be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05e3a01160be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac1170c02ed, // V_CMPX_F_I32 ENC_VOP3 default
    0x0563ae1180c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x0583b01190c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac11a0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac11b0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac11c0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac1170c1313, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0563ae1180c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0583b01190c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac11a0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac11b0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac11c0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac1170c22e5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0563ae1180c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0583b01190c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac11a0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac11b0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac11c0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac1170c3307, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0563ae1180c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0583b01190c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac11a0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac11b0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac11c0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac1170c42fe, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0563ae1180c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0583b01190c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac11a0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac11b0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac11c0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac1170c531c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0563ae1180c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0583b01190c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac11a0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac11b0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac11c0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac1170c62f5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0563ae1180c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0583b01190c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac11a0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac11b0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac11c0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac1170c7336, // V_CMPX_T_I32 ENC_VOP3 default
    0x0563ae1180c7336, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x0583b01190c7336, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac11a0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac11b0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac11c0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac11d0c82ef, // V_CMPX_F_U32 ENC_VOP3 default
    0x0563ae11e0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x0583b011f0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac1200c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac1210c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac1220c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac11d0c9316, // V_CMPX_LT_U32 ENC_VOP3 default
    0x0563ae11e0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0583b011f0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac1200c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac1210c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac1220c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac11d0ca2e8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x0563ae11e0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0583b011f0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac1200ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac1210ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac1220ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac11d0cb30a, // V_CMPX_LE_U32 ENC_VOP3 default
    0x0563ae11e0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0583b011f0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac1200cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac1210cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac1220cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac11d0cc301, // V_CMPX_GT_U32 ENC_VOP3 default
    0x0563ae11e0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0583b011f0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac1200cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac1210cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac1220cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac11d0cd31f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x0563ae11e0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0583b011f0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac1200cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac1210cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac1220cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac11d0ce2f8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x0563ae11e0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0583b011f0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac1200ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac1210ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac1220ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543ac11d0cf338, // V_CMPX_T_U32 ENC_VOP3 default
    0x0563ae11e0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x0583b011f0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x05a3ac1200cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05c3ac1210cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05e3ac1220cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41230d02ee, // V_CMPX_F_I64 ENC_VOP3 default
    0x05a3b41240d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41250d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05e3b41260d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41230d1314, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05a3b41240d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41250d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05e3b41260d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41230d22e6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05a3b41240d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41250d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05e3b41260d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41230d3308, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05a3b41240d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41250d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05e3b41260d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41230d42ff, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05a3b41240d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41250d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05e3b41260d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41230d531d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05a3b41240d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41250d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05e3b41260d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41230d62f6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05a3b41240d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41250d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05e3b41260d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41230d7337, // V_CMPX_T_I64 ENC_VOP3 default
    0x05a3b41240d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41250d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05e3b41260d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41270d82f0, // V_CMPX_F_U64 ENC_VOP3 default
    0x05a3b41280d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41290d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05e3b412a0d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41270d9317, // V_CMPX_LT_U64 ENC_VOP3 default
    0x05a3b41280d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41290d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05e3b412a0d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41270da2e9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x05a3b41280da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41290da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05e3b412a0da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41270db30b, // V_CMPX_LE_U64 ENC_VOP3 default
    0x05a3b41280db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41290db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05e3b412a0db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41270dc302, // V_CMPX_GT_U64 ENC_VOP3 default
    0x05a3b41280dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41290dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05e3b412a0dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41270dd320, // V_CMPX_NE_U64 ENC_VOP3 default
    0x05a3b41280dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41290dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05e3b412a0dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41270de2f9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x05a3b41280de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41290de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05e3b412a0de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b41270df339, // V_CMPX_T_U64 ENC_VOP3 default
    0x05a3b41280df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3b41290df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05e3b412a0df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543b80fb0fd2de, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x0563ba0fc0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0583bc0fd0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x05a3b80fe0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05c3b80ff0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05e3b81000fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543be12b0fe2df, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0563c012c0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0583c212d0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x05a3be12e0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x05c3be12f0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05e3be1300fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0543c61310ff2e0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x05a3c61320ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3c61330ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05e3c61340ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06023813510139d, // V_CNDMASK_B32 ENC_VOP3 default
    0x06223a13610139d, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x06423c13710139d, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x06623813810139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06823813910139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06a23813a10139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04824a13b1032c4, // V_ADD_F32 ENC_VOP3 default
    0x04a24c13c1032c4, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c24e13d1032c4, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e24a13e1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x05024a13f1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x05224a1401032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04824a13b1044a2, // V_SUB_F32 ENC_VOP3 default
    0x04a24c13c1044a2, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c24e13d1044a2, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e24a13e1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x05024a13f1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x05224a1401044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04824a13b10549d, // V_SUBREV_F32 ENC_VOP3 default
    0x04a24c13c10549d, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c24e13d10549d, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e24a13e10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x05024a13f10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x05224a14010549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04824a1411063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x04e24a1421063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x05024a1431063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x05224a1441063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04824a13b107457, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x04a24c13c107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c24e13d107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e24a13e107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x05024a13f107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x05224a140107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04824a13b108459, // V_MUL_F32 ENC_VOP3 default
    0x04a24c13c108459, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c24e13d108459, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e24a13e108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x05024a13f108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x05224a140108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825214510945f, // V_MUL_I32_I24 ENC_VOP3 default
    0x04a25414610945f, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04c25614710945f, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04e25214810945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x05025214910945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05225214a10945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825814510a45c, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x04a25a14610a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14710a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04e25814810a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x05025814910a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05225814a10a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825214b10b462, // V_MUL_U32_U24 ENC_VOP3 default
    0x04a25414c10b462, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04c25614d10b462, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04e25214e10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x05025214f10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05225215010b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825814b10c45e, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x04a25a14c10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14d10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04e25814e10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x05025814f10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05225815010c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04824a13b10f447, // V_MIN_F32 ENC_VOP3 default
    0x04a24c13c10f447, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c24e13d10f447, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e24a13e10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x05024a13f10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x05224a14010f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04824a13b11042e, // V_MAX_F32 ENC_VOP3 default
    0x04a24c13c11042e, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c24e13d11042e, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e24a13e11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x05024a13f11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x05224a14011042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825814511144a, // V_MIN_I32 ENC_VOP3 default
    0x04a25a14611144a, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14711144a, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e25814811144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x05025814911144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x05225814a11144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x048258145112431, // V_MAX_I32 ENC_VOP3 default
    0x04a25a146112431, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c147112431, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e258148112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x050258149112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x05225814a112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825814b11344c, // V_MIN_U32 ENC_VOP3 default
    0x04a25a14c11344c, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14d11344c, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e25814e11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x05025814f11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x05225815011344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825814b114433, // V_MAX_U32 ENC_VOP3 default
    0x04a25a14c114433, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14d114433, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e25814e114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x05025814f114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x052258150114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825814b118414, // V_LSHLREV_B32 ENC_VOP3 default
    0x04a25a14c118414, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14d118414, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e25814e118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05025814f118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x052258150118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825814b119419, // V_LSHRREV_B32 ENC_VOP3 default
    0x04a25a14c119419, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14d119419, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e25814e119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05025814f119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x052258150119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825815111a2d1, // V_ASHRREV_I32 ENC_VOP3 default
    0x04a25a15211a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c15311a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e25815411a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x05025815511a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x05225815611a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825814b11b2ce, // V_AND_B32 ENC_VOP3 default
    0x04a25a14c11b2ce, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14d11b2ce, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e25814e11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x05025814f11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x05225815011b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825814b11c468, // V_OR_B32 ENC_VOP3 default
    0x04a25a14c11c468, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14d11c468, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e25814e11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x05025814f11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x05225815011c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825814b11d4b9, // V_XOR_B32 ENC_VOP3 default
    0x04a25a14c11d4b9, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14d11d4b9, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e25814e11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x05025814f11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x05225815011d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825814b11e4b6, // V_XNOR_B32 ENC_VOP3 default
    0x04a25a14c11e4b6, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14d11e4b6, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e25814e11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x05025814f11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x05225815011e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06c2641571202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x06e2661581202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0702681591202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x07226415a1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07426415b1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x07626415c1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06c26415712149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x06e26615812149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x07026815912149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x07226415a12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07426415b12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x07626415c12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06c26415712249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x06e26615812249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x07026815912249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x07226415a12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07426415b12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x07626415c12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04825214b1252ca, // V_ADD_NC_U32 ENC_VOP3 default
    0x04a25414c1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c25614d1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e25214e1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x05025214f1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0522521501252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825214b1264a6, // V_SUB_NC_U32 ENC_VOP3 default
    0x04a25414c1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c25614d1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e25214e1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x05025214f1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0522521501264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04825214b12749e, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x04a25414c12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c25614d12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e25214e12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x05025214f12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x05225215012749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04824a14112b3f4, // V_FMAC_F32 ENC_VOP3 default
    0x04a24c15d12b3f4, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c24e15e12b3f4, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e24a14212b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x05024a14312b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x05224a14412b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04827415f12f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x04a27616012f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c27816112f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e27416212f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x05027416312f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x05227416412f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482801651322c3, // V_ADD_F16 ENC_VOP3 default
    0x04a2821661322c3, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2841671322c3, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2801681322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x0502801691322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x05228016a1322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482801651334a1, // V_SUB_F16 ENC_VOP3 default
    0x04a2821661334a1, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2841671334a1, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2801681334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x0502801691334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x05228016a1334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04828016513449c, // V_SUBREV_F16 ENC_VOP3 default
    0x04a28216613449c, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c28416713449c, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e28016813449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x05028016913449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x05228016a13449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x048280165135458, // V_MUL_F16 ENC_VOP3 default
    0x04a282166135458, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c284167135458, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e280168135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x050280169135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x05228016a135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04828616b1363f3, // V_FMAC_F16 ENC_VOP3 default
    0x04a28816c1363f3, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c28a16d1363f3, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e28616e1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x05028616f1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x0522861701363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04828016513942d, // V_MAX_F16 ENC_VOP3 default
    0x04a28216613942d, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c28416713942d, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e28016813942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x05028016913942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x05228016a13942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04828016513a446, // V_MIN_F16 ENC_VOP3 default
    0x04a28216613a446, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c28416713a446, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e28016813a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x05028016913a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x05228016a13a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04829216513b40d, // V_LDEXP_F16 ENC_VOP3 default
    0x04a29416613b40d, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c29616713b40d, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e29216813b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x05029216913b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x05229216a13b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04819a171180463, // V_NOP ENC_VOP3 default
    0x0481a2172181452, // V_MOV_B32 ENC_VOP3 default
    0x04a1a4173181452, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c1a6174181452, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e1a2175181452, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0781aa176182488, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0481ae1771833b6, // V_CVT_I32_F64 ENC_VOP3 default
    0x04e1ae1781833b6, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0481b21791843b1, // V_CVT_F64_I32 ENC_VOP3 default
    0x04e1b217a1843b1, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0481b417b1853aa, // V_CVT_F32_I32 ENC_VOP3 default
    0x04a1b617c1853aa, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c1b817d1853aa, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e1b417e1853aa, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0481b417f1863ab, // V_CVT_F32_U32 ENC_VOP3 default
    0x04a1b61801863ab, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c1b81811863ab, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e1b41821863ab, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0481bc1831873c7, // V_CVT_U32_F32 ENC_VOP3 default
    0x04a1be1841873c7, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01851873c7, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1861873c7, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0481bc1871883b5, // V_CVT_I32_F32 ENC_VOP3 default
    0x04a1be1881883b5, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01891883b5, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc18a1883b5, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0481c818b18a3a5, // V_CVT_F16_F32 ENC_VOP3 default
    0x04a1ca18c18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1cc18d18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1c818e18a3a5, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0481d418f18b3a8, // V_CVT_F32_F16 ENC_VOP3 default
    0x04a1d619018b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c1d819118b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e1d419218b3a8, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0481da18718c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x04a1dc18818c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1de18918c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1da18a18c3b8, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0481da18718d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x04a1dc18818d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1de18918d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1da18a18d3b3, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0481b417b18e3bb, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x04a1b617c18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x04c1b817d18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x04e1b417e18e3bb, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0481ae19318f3a9, // V_CVT_F32_F64 ENC_VOP3 default
    0x04e1ae19418f3a9, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0481e01951903b0, // V_CVT_F64_F32 ENC_VOP3 default
    0x04e1e01961903b0, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0481b417f1913ac, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x04a1b61801913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x04c1b81811913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x04e1b41821913ac, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0481b417f1923ad, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x04a1b61801923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x04c1b81811923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x04e1b41821923ad, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0481b417f1933ae, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x04a1b61801933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x04c1b81811933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x04e1b41821933ae, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0481b417f1943af, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x04a1b61801943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x04c1b81811943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x04e1b41821943af, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0481ae1971953c8, // V_CVT_U32_F64 ENC_VOP3 default
    0x04e1ae1981953c8, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0481b21991963b2, // V_CVT_F64_U32 ENC_VOP3 default
    0x04e1b219a1963b2, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0481e419b1974ad, // V_TRUNC_F64 ENC_VOP3 default
    0x04e1e419c1974ad, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0481e419b1982db, // V_CEIL_F64 ENC_VOP3 default
    0x04e1e419c1982db, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0481e419b19948c, // V_RNDNE_F64 ENC_VOP3 default
    0x04e1e419c19948c, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0481e419b19a3ef, // V_FLOOR_F64 ENC_VOP3 default
    0x04e1e419c19a3ef, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x04819a17119b46e, // V_PIPEFLUSH ENC_VOP3 default
    0x0481ec19d19c451, // V_MOV_B16 ENC_VOP3 default
    0x04a1ee19e19c451, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04c1f019f19c451, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04e1ec1a019c451, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11a03ff, // V_FRACT_F32 ENC_VOP3 default
    0x04a1be1a21a03ff, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31a03ff, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41a03ff, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11a14ac, // V_TRUNC_F32 ENC_VOP3 default
    0x04a1be1a21a14ac, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31a14ac, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41a14ac, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11a22da, // V_CEIL_F32 ENC_VOP3 default
    0x04a1be1a21a22da, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31a22da, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41a22da, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11a348b, // V_RNDNE_F32 ENC_VOP3 default
    0x04a1be1a21a348b, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31a348b, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41a348b, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11a43ee, // V_FLOOR_F32 ENC_VOP3 default
    0x04a1be1a21a43ee, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31a43ee, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41a43ee, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11a53ec, // V_EXP_F32 ENC_VOP3 default
    0x04a1be1a21a53ec, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31a53ec, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41a53ec, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11a7412, // V_LOG_F32 ENC_VOP3 default
    0x04a1be1a21a7412, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31a7412, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41a7412, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11aa485, // V_RCP_F32 ENC_VOP3 default
    0x04a1be1a21aa485, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31aa485, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41aa485, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11ab487, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x04a1be1a21ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41ab487, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11ae48e, // V_RSQ_F32 ENC_VOP3 default
    0x04a1be1a21ae48e, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31ae48e, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41ae48e, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0481e419b1af486, // V_RCP_F64 ENC_VOP3 default
    0x04e1e419c1af486, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0481e419b1b148f, // V_RSQ_F64 ENC_VOP3 default
    0x04e1e419c1b148f, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11b3498, // V_SQRT_F32 ENC_VOP3 default
    0x04a1be1a21b3498, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31b3498, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41b3498, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0481e419b1b4499, // V_SQRT_F64 ENC_VOP3 default
    0x04e1e419c1b4499, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11b5496, // V_SIN_F32 ENC_VOP3 default
    0x04a1be1a21b5496, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31b5496, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41b5496, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11b639f, // V_COS_F32 ENC_VOP3 default
    0x04a1be1a21b639f, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31b639f, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41b639f, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0481a21a51b7465, // V_NOT_B32 ENC_VOP3 default
    0x04a1a41a61b7465, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c1a61a71b7465, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e1a21a81b7465, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0481a21721b82d8, // V_BFREV_B32 ENC_VOP3 default
    0x04a1a41731b82d8, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c1a61741b82d8, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e1a21751b82d8, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0481a21a91b92dd, // V_CLZ_I32_U32 ENC_VOP3 default
    0x04a1a41aa1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c1a61ab1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e1a21ac1b92dd, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x0481a21a91ba3a0, // V_CTZ_I32_B32 ENC_VOP3 default
    0x04a1a41aa1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c1a61ab1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e1a21ac1ba3a0, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x0481a21ad1bb2dc, // V_CLS_I32 ENC_VOP3 default
    0x04a1a41ae1bb2dc, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c1a61af1bb2dc, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e1a21b01bb2dc, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x0481ae1771bc403, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x04e1ae1781bc403, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0481e419b1bd406, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x04e1e419c1bd406, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0481e419b1be400, // V_FRACT_F64 ENC_VOP3 default
    0x04e1e419c1be400, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0481da1871bf402, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x04a1dc1881bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1de1891bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1da18a1bf402, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0481bc1a11c0405, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x04a1be1a21c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c1c01a31c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e1bc1a41c0405, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0481a21b11c244d, // V_MOVRELD_B32 ENC_VOP3 default
    0x04a1a41b21c244d, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c1a61b31c244d, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e1a21b41c244d, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0781a21b51c3450, // V_MOVRELS_B32 ENC_VOP3 default
    0x04a1a41b21c3450, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c1a61b31c3450, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x0781a21b51c444f, // V_MOVRELSD_B32 ENC_VOP3 default
    0x04a1a41b21c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c1a61b31c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x0781a21b51c844e, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x04a1a41b21c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c1a61b31c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0481f81b61d03a7, // V_CVT_F16_U16 ENC_VOP3 default
    0x04a1fa1b71d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c1fc1b81d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e1f81b91d03a7, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0481f81ba1d13a6, // V_CVT_F16_I16 ENC_VOP3 default
    0x04a1fa1bb1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c1fc1bc1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e1f81bd1d13a6, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0482041be1d23c6, // V_CVT_U16_F16 ENC_VOP3 default
    0x04a2061bf1d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2081c01d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2041c11d23c6, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0482041c21d33b4, // V_CVT_I16_F16 ENC_VOP3 default
    0x04a2061c31d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2081c41d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2041c51d33b4, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0482101c61d4484, // V_RCP_F16 ENC_VOP3 default
    0x04a2121c71d4484, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2141c81d4484, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2101c91d4484, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0482101c61d5497, // V_SQRT_F16 ENC_VOP3 default
    0x04a2121c71d5497, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2141c81d5497, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2101c91d5497, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0482101c61d648d, // V_RSQ_F16 ENC_VOP3 default
    0x04a2121c71d648d, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2141c81d648d, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2101c91d648d, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0482101c61d7411, // V_LOG_F16 ENC_VOP3 default
    0x04a2121c71d7411, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2141c81d7411, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2101c91d7411, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0482101c61d83eb, // V_EXP_F16 ENC_VOP3 default
    0x04a2121c71d83eb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2141c81d83eb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2101c91d83eb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0482101c61d9404, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x04a2121c71d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2141c81d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2101c91d9404, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0482041c21da401, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x04a2061c31da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2081c41da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2041c51da401, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0482101c61db3ed, // V_FLOOR_F16 ENC_VOP3 default
    0x04a2121c71db3ed, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2141c81db3ed, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2101c91db3ed, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0482101c61dc2d9, // V_CEIL_F16 ENC_VOP3 default
    0x04a2121c71dc2d9, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2141c81dc2d9, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2101c91dc2d9, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0482101c61dd4ab, // V_TRUNC_F16 ENC_VOP3 default
    0x04a2121c71dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2141c81dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2101c91dd4ab, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0482101c61de48a, // V_RNDNE_F16 ENC_VOP3 default
    0x04a2121c71de48a, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2141c81de48a, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2101c91de48a, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0482101c61df3fe, // V_FRACT_F16 ENC_VOP3 default
    0x04a2121c71df3fe, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2141c81df3fe, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2101c91df3fe, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0482101c61e0495, // V_SIN_F16 ENC_VOP3 default
    0x04a2121c71e0495, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2141c81e0495, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2101c91e0495, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0482101c61e139e, // V_COS_F16 ENC_VOP3 default
    0x04a2121c71e139e, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2141c81e139e, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2101c91e139e, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x04821c1ca1e2494, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x04a21e1cb1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c2201cc1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e21c1cd1e2494, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0482041c21e33b9, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x04a2061c31e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2081c41e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2041c51e33b9, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0482041be1e43ba, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x04a2061bf1e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2081c01e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2041c11e43ba, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0481ec1ce1e9464, // V_NOT_B16 ENC_VOP3 default
    0x04a1ee1cf1e9464, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x04c1f01d01e9464, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x04e1ec1d11e9464, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x04822c1d21ea3b7, // V_CVT_I32_I16 ENC_VOP3 default
    0x04a22e1d31ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c2301d41ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e22c1d51ea3b7, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04822c1d61eb3c9, // V_CVT_U32_U16 ENC_VOP3 default
    0x04a22e1d71eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c2301d81eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e22c1d91eb3c9, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04829a1da2093f7, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x04a29c1db2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c29e1dc2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e29a1dd2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x05029a1de2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x05229a1df2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29a1e02093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07c29a1e12093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29a1e22093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029a1e32093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a01e420a41d, // V_MAD_I32_I24 ENC_VOP3 default
    0x04a2a21e520a41d, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04c2a41e620a41d, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04e2a01e720a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0502a01e820a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0522a01e920a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a01ea20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2a01eb20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a01ec20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a01ed20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a01ee20b421, // V_MAD_U32_U24 ENC_VOP3 default
    0x04a2a21ef20b421, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04c2a41f020b421, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04e2a01f120b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0502a01f220b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0522a01f320b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a01f420b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2a01f520b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a01f620b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a01f720b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04829a1da20c3a1, // V_CUBEID_F32 ENC_VOP3 default
    0x04a29c1db20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c29e1dc20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e29a1dd20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x05029a1de20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x05229a1df20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29a1e020c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c29a1e120c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29a1e220c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029a1e320c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04829a1da20d3a3, // V_CUBESC_F32 ENC_VOP3 default
    0x04a29c1db20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c29e1dc20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e29a1dd20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x05029a1de20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x05229a1df20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29a1e020d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c29a1e120d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29a1e220d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029a1e320d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04829a1da20e3a4, // V_CUBETC_F32 ENC_VOP3 default
    0x04a29c1db20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c29e1dc20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e29a1dd20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x05029a1de20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x05229a1df20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29a1e020e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c29a1e120e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29a1e220e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029a1e320e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04829a1da20f3a2, // V_CUBEMA_F32 ENC_VOP3 default
    0x04a29c1db20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c29e1dc20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e29a1dd20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x05029a1de20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x05229a1df20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29a1e020f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c29a1e120f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29a1e220f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029a1e320f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f82102d5, // V_BFE_U32 ENC_VOP3 default
    0x04a2a81f92102d5, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa2102d5, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a62002102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a62012102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a62022112d4, // V_BFE_I32 ENC_VOP3 default
    0x04a2a82032112d4, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa2042112d4, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a62052112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0502a62062112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0522a62072112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a62082112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2a62092112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a620a2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a620b2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f82122d6, // V_BFI_B32 ENC_VOP3 default
    0x04a2a81f92122d6, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa2122d6, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a62002122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a62012122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04829a1da2133f9, // V_FMA_F32 ENC_VOP3 default
    0x04a29c1db2133f9, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c29e1dc2133f9, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e29a1dd2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x05029a1de2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x05229a1df2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29a1e02133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c29a1e12133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29a1e22133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029a1e32133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482ac20c2143fa, // V_FMA_F64 ENC_VOP3 default
    0x04e2ac20d2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0502ac20e2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0522ac20f2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ac2102143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2ac2112143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ac2122143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ac2132143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a6214215410, // V_LERP_U8 ENC_VOP3 default
    0x04a2a8215215410, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa216215410, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04e2a6217215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0502a6218215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0522a6219215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a621a215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2a621b215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a621c215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a621d215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482ae21e2162cb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x04a2b021f2162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c2b22202162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e2ae2212162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0502ae2222162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0522ae2232162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ae2242162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2ae2252162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ae2262162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ae2272162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482ae21e2172cc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x04a2b021f2172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c2b22202172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e2ae2212172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0502ae2222172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0522ae2232172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ae2242172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2ae2252172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ae2262172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ae2272172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04829a1da218456, // V_MULLIT_F32 ENC_VOP3 default
    0x04a29c1db218456, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c29e1dc218456, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e29a1dd218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x05029a1de218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x05229a1df218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29a1e0218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c29a1e1218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29a1e2218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029a1e3218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04829a1da21943d, // V_MIN3_F32 ENC_VOP3 default
    0x04a29c1db21943d, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c29e1dc21943d, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e29a1dd21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x05029a1de21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x05229a1df21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29a1e021943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c29a1e121943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29a1e221943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029a1e321943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a622821a43f, // V_MIN3_I32 ENC_VOP3 default
    0x04a2a822921a43f, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa22a21a43f, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a622b21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x0502a622c21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0522a622d21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a622e21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2a622f21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a623021a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a623121a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f821b441, // V_MIN3_U32 ENC_VOP3 default
    0x04a2a81f921b441, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa21b441, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a620021b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a620121b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04829a1da21c424, // V_MAX3_F32 ENC_VOP3 default
    0x04a29c1db21c424, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c29e1dc21c424, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e29a1dd21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x05029a1de21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x05229a1df21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29a1e021c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c29a1e121c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29a1e221c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029a1e321c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a622821d426, // V_MAX3_I32 ENC_VOP3 default
    0x04a2a822921d426, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa22a21d426, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a622b21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x0502a622c21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0522a622d21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a622e21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2a622f21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a623021d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a623121d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f821e428, // V_MAX3_U32 ENC_VOP3 default
    0x04a2a81f921e428, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa21e428, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a620021e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a620121e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04829a1da21f437, // V_MED3_F32 ENC_VOP3 default
    0x04a29c1db21f437, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c29e1dc21f437, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e29a1dd21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x05029a1de21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x05229a1df21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29a1e021f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c29a1e121f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29a1e221f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029a1e321f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a6228220439, // V_MED3_I32 ENC_VOP3 default
    0x04a2a8229220439, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa22a220439, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a622b220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x0502a622c220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0522a622d220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a622e220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2a622f220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a6230220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a6231220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f822143b, // V_MED3_U32 ENC_VOP3 default
    0x04a2a81f922143b, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa22143b, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a620022143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a620122143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a0232222493, // V_SAD_U8 ENC_VOP3 default
    0x04a2a2233222493, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04c2a4234222493, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04e2a0235222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0502a0236222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0522a0237222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a0238222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2a0239222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a023a222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a023b222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a0232223490, // V_SAD_HI_U8 ENC_VOP3 default
    0x04a2a2233223490, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04c2a4234223490, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04e2a0235223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0502a0236223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0522a0237223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a0238223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2a0239223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a023a223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a023b223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a023c224491, // V_SAD_U16 ENC_VOP3 default
    0x04a2a223d224491, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c2a423e224491, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e2a023f224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0502a0240224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0522a0241224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a0242224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2a0243224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a0244224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a0245224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a01f8225492, // V_SAD_U32 ENC_VOP3 default
    0x04a2a21f9225492, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c2a41fa225492, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a01fb225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0502a01fc225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0522a01fd225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a01fe225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a01ff225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a0200225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a0201225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482b42462263c5, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x04a2b62472263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c2b82482263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e2b42492263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0502b424a2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0522b424b2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b424c2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b424d2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b424e2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b424f2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04829a1da2273cb, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04e29a1dd2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x05029a1de2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x05229a1df2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29a1e02273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c29a1e12273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29a1e22273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029a1e32273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482ac20c2283cc, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x04e2ac20d2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0502ac20e2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0522ac20f2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ac2102283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2ac2112283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ac2122283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ac2132283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08229a2502373cd, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x08429a2512373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x08629a2522373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x08829a2532373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a29a2542373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x08c29a2552373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e29a2562373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09029a2572373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822ac2582383ce, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0842ac2592383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0862ac25a2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0882ac25b2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2ac25c2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x08c2ac25d2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08e2ac25e2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0902ac25f2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a0214239455, // V_MSAD_U8 ENC_VOP3 default
    0x04a2a2215239455, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04c2a4216239455, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04e2a0217239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0502a0218239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0522a0219239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a021a239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2a021b239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a021c239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a021d239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482ba26023a483, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x04e2ba26123a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0502ba26223a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0522ba26323a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ba26423a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ba26523a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ba26623a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ba26723a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482ba26023b453, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x04e2ba26123b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0502ba26223b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0522ba26323b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ba26423b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ba26523b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ba26623b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ba26723b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922bc26823d454, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0942bc26923d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0962bc26a23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0982bc26b23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482a61f82404b7, // V_XOR3_B32 ENC_VOP3 default
    0x04a2a81f92404b7, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa2404b7, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a62002404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a62012404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482be26c24141f, // V_MAD_U16 ENC_VOP3 default
    0x04a2c026d24141f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c226e24141f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e2be26f24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0502be27024141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0522be27124141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be27224141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2be27324141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be27424141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be27524141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a627624446d, // V_PERM_B32 ENC_VOP3 default
    0x04a2a827724446d, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa27824446d, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a627924446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0502a627a24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0522a627b24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a627c24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2a627d24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a627e24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a627f24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f82454b5, // V_XAD_U32 ENC_VOP3 default
    0x04a2a81f92454b5, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa2454b5, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a62002454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a62012454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f8246416, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x04a2a81f9246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a6200246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a6201246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f82472c6, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x04a2a81f92472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa2472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a62002472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a62012472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482c42802483f8, // V_FMA_F16 ENC_VOP3 default
    0x04a2c62812483f8, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c82822483f8, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2c42832483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x0502c42842483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0522c42852483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c42862483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2c42872483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c42882483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c42892483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482c428024943c, // V_MIN3_F16 ENC_VOP3 default
    0x04a2c628124943c, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c828224943c, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2c428324943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x0502c428424943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x0522c428524943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c428624943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2c428724943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c428824943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c428924943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482be28a24a43e, // V_MIN3_I16 ENC_VOP3 default
    0x04a2c028b24a43e, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c228c24a43e, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e2be28d24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0502be28e24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0522be28f24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be29024a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2be29124a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be29224a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be29324a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482be26c24b440, // V_MIN3_U16 ENC_VOP3 default
    0x04a2c026d24b440, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c226e24b440, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e2be26f24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0502be27024b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0522be27124b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be27224b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2be27324b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be27424b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be27524b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482c428024c423, // V_MAX3_F16 ENC_VOP3 default
    0x04a2c628124c423, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c828224c423, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2c428324c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x0502c428424c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x0522c428524c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c428624c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2c428724c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c428824c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c428924c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482be28a24d425, // V_MAX3_I16 ENC_VOP3 default
    0x04a2c028b24d425, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c228c24d425, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e2be28d24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0502be28e24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0522be28f24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be29024d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2be29124d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be29224d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be29324d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482be26c24e427, // V_MAX3_U16 ENC_VOP3 default
    0x04a2c026d24e427, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c226e24e427, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e2be26f24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0502be27024e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0522be27124e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be27224e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2be27324e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be27424e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be27524e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482c428024f436, // V_MED3_F16 ENC_VOP3 default
    0x04a2c628124f436, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c828224f436, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2c428324f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x0502c428424f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x0522c428524f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c428624f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2c428724f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c428824f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c428924f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482be28a250438, // V_MED3_I16 ENC_VOP3 default
    0x04a2c028b250438, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c228c250438, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e2be28d250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0502be28e250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0522be28f250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be290250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2be291250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be292250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be293250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482be26c25143a, // V_MED3_U16 ENC_VOP3 default
    0x04a2c026d25143a, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c226e25143a, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e2be26f25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0502be27025143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0522be27125143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be27225143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2be27325143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be27425143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be27525143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482be28a25341b, // V_MAD_I16 ENC_VOP3 default
    0x04a2c028b25341b, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c228c25341b, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e2be28d25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0502be28e25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0522be28f25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be29025341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2be29125341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be29225341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be29325341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482c42802543ca, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x04a2c62812543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c82822543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2c42832543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x0502c42842543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0522c42852543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c42862543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2c42872543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c42882543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c42892543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f82552c0, // V_ADD3_U32 ENC_VOP3 default
    0x04a2a81f92552c0, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa2552c0, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a62002552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a62012552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f8256417, // V_LSHL_OR_B32 ENC_VOP3 default
    0x04a2a81f9256417, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa256417, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a6200256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a6201256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f82572cf, // V_AND_OR_B32 ENC_VOP3 default
    0x04a2a81f92572cf, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa2572cf, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a62002572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a62012572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f8258466, // V_OR3_B32 ENC_VOP3 default
    0x04a2a81f9258466, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa258466, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a6200258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a6201258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482ca294259420, // V_MAD_U32_U16 ENC_VOP3 default
    0x04a2cc295259420, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c2ce296259420, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e2ca297259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0502ca298259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0522ca299259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ca29a259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2ca29b259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ca29c259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ca29d259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482ca29e25a41c, // V_MAD_I32_I16 ENC_VOP3 default
    0x04a2cc29f25a41c, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c2ce2a025a41c, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e2ca2a125a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0502ca2a225a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0522ca2a325a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ca2a425a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2ca2a525a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ca2a625a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ca2a725a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09a2d02a825b46a, // V_PERMLANE16_B32 ENC_VOP3 default
    0x09c2d02a925b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x09e2d02aa25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0a02d02ab25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09a2d02a825c46c, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x09c2d02a925c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x09e2d02aa25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0a02d02ab25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0602d22ac25d39c, // V_CNDMASK_B16 ENC_VOP3 default
    0x0622d42ad25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x0642d62ae25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x0662d22af25d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x0682d22b025d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x06a2d22b125d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04829a1da25e42a, // V_MAXMIN_F32 ENC_VOP3 default
    0x04a29c1db25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c29e1dc25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e29a1dd25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x05029a1de25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x05229a1df25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29a1e025e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x07c29a1e125e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29a1e225e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029a1e325e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04829a1da25f443, // V_MINMAX_F32 ENC_VOP3 default
    0x04a29c1db25f443, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c29e1dc25f443, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e29a1dd25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x05029a1de25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x05229a1df25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a29a1e025f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x07c29a1e125f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e29a1e225f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08029a1e325f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482c4280260429, // V_MAXMIN_F16 ENC_VOP3 default
    0x04a2c6281260429, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c8282260429, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2c4283260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0502c4284260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x0522c4285260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c4286260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2c4287260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c4288260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c4289260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482c4280261442, // V_MINMAX_F16 ENC_VOP3 default
    0x04a2c6281261442, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2c8282261442, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2c4283261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x0502c4284261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x0522c4285261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c4286261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2c4287261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c4288261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c4289261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f826242c, // V_MAXMIN_U32 ENC_VOP3 default
    0x04a2a81f926242c, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa26242c, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a620026242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a620126242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a61f8263445, // V_MINMAX_U32 ENC_VOP3 default
    0x04a2a81f9263445, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa1fa263445, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a61fb263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x0502a61fc263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x0522a61fd263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61fe263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61ff263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a6200263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a6201263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a622826442b, // V_MAXMIN_I32 ENC_VOP3 default
    0x04a2a822926442b, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa22a26442b, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a622b26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x0502a622c26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x0522a622d26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a622e26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2a622f26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a623026442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a623126442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482a6228265444, // V_MINMAX_I32 ENC_VOP3 default
    0x04a2a8229265444, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c2aa22a265444, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e2a622b265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x0502a622c265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x0522a622d265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a622e265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2a622f265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a6230265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a6231265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482d82b22663d3, // V_DOT2_F16_F16 ENC_VOP3 default
    0x04a2da2b32663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c2dc2b42663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e2d82b52663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x0502d82b62663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x0522d82b72663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d82b82663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2d82b92663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d82ba2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d82bb2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0482de2bc2673d2, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x04a2e02bd2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04c2e22be2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04e2de2bf2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x0502de2c02673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x0522de2c12673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2de2c22673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x07c2de2c32673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2de2c42673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802de2c52673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22e42c62fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0a42e42c72fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62e42c82fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82e42c92fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2e42ca2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac2e42cb2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2e42cc2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b02e42cd2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22e62ce2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0a42e62cf2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62e62d02fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82e62d12fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2e62d22fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac2e62d32fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2e62d42fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b02e62d52fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22e82d62fe422, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0a42e82d72fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62e82d82fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82e82d92fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2e82da2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac2e82db2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2e82dc2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b02e82dd2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22e82de2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0a42e82df2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62e82e02ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82e82e12ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2e82e22ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac2e82e32ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2e82e42ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0b02e82e52ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22ea2e63002c2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0b22ec2e73002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b42ee2e83002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a42ea2e93002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62ea2ea3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82ea2eb3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a22ea2e63014a0, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0b22ec2e73014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b42ee2e83014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a42ea2e93014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62ea2ea3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82ea2eb3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a22ea2e630249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0b22ec2e730249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0b42ee2e830249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a42ea2e930249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a62ea2ea30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a82ea2eb30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0482f02ec3032c9, // V_ADD_NC_U16 ENC_VOP3 default
    0x04a2f22ed3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c2f42ee3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f02ef3032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x0502f02f03032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0522f02f13032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482f02ec3044a5, // V_SUB_NC_U16 ENC_VOP3 default
    0x04a2f22ed3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c2f42ee3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f02ef3044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x0502f02f03044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0522f02f13044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482f62ec305460, // V_MUL_LO_U16 ENC_VOP3 default
    0x04a2f82ed305460, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c2fa2ee305460, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f62ef305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x0502f62f0305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x0522f62f1305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482fc2f23063bc, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x04a2fe2f33063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c3002f43063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e2fc2f53063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0502fc2f63063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0522fc2f73063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482fc2f83073c3, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x04a2fe2f93073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c3002fa3073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e2fc2fb3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0502fc2fc3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0522fc2fd3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482f62ec309432, // V_MAX_U16 ENC_VOP3 default
    0x04a2f82ed309432, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c2fa2ee309432, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f62ef309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x0502f62f0309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x0522f62f1309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482f62fe30a430, // V_MAX_I16 ENC_VOP3 default
    0x04a2f82ff30a430, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c2fa30030a430, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f630130a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x0502f630230a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x0522f630330a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482f62ec30b44b, // V_MIN_U16 ENC_VOP3 default
    0x04a2f82ed30b44b, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c2fa2ee30b44b, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f62ef30b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x0502f62f030b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x0522f62f130b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482f62fe30c449, // V_MIN_I16 ENC_VOP3 default
    0x04a2f82ff30c449, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c2fa30030c449, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f630130c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x0502f630230c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x0522f630330c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482f02fe30d2c7, // V_ADD_NC_I16 ENC_VOP3 default
    0x04a2f22ff30d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c2f430030d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f030130d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x0502f030230d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x0522f030330d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482f02fe30e4a3, // V_SUB_NC_I16 ENC_VOP3 default
    0x04a2f22ff30e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c2f430030e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f030130e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x0502f030230e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x0522f030330e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x048302304311469, // V_PACK_B32_F16 ENC_VOP3 default
    0x04a304305311469, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c306306311469, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e302307311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x050302308311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x052302309311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04830230a3123be, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x04a30430b3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c30630c3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e30230d3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x05030230e3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x05230230f3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483023103133c0, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x04a3043113133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3063123133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e3023133133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0503023143133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x0523023153133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04830831631c40e, // V_LDEXP_F32 ENC_VOP3 default
    0x04a30a31731c40e, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c30c31831c40e, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e30831931c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x05030831a31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x05230831b31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04830e14b31d2d7, // V_BFM_B32 ENC_VOP3 default
    0x04a25a14c31d2d7, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14d31d2d7, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e30e14e31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x05030e14f31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x05230e15031d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04830e14b31e2d3, // V_BCNT_U32_B32 ENC_VOP3 default
    0x04a25a14c31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14d31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e30e14e31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x05030e14f31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05230e15031e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04830e14b31f435, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x04a25a14c31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14d31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e30e14e31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x05030e14f31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05230e15031f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04830e14b320434, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x04a25a14c320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c14d320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04e30e14e320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x05030e14f320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05230e150320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482fc2f23213bf, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x04a2fe2f33213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c3002f43213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e2fc2f53213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0502fc2f63213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0522fc2f73213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482fc2f83223c1, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x04a2fe2f93223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c3002fa3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e2fc2fb3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0502fc2fc3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0522fc2fd3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04830e31c3233c4, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x04a25a31d3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c31e3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e30e31f3233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x05030e3203233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x05230e3213233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04830e3223243bd, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x04a25a3233243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c25c3243243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e30e3253243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x05030e3263243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x05230e3273243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483101453254a4, // V_SUB_NC_I32 ENC_VOP3 default
    0x04a2541463254a4, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c2561473254a4, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3101483254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0503101493254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x05231014a3254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483101453262c8, // V_ADD_NC_I32 ENC_VOP3 default
    0x04a2541463262c8, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c2561473262c8, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3101483262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0503101493262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x05231014a3262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483123283272c5, // V_ADD_F64 ENC_VOP3 default
    0x04e3123293272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x05031232a3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x05231232b3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04831232832845a, // V_MUL_F64 ENC_VOP3 default
    0x04e31232932845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x05031232a32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x05231232b32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x048312328329448, // V_MIN_F64 ENC_VOP3 default
    0x04e312329329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x05031232a329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x05231232b329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04831232832a42f, // V_MAX_F64 ENC_VOP3 default
    0x04e31232932a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x05031232a32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x05231232b32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04831432c32b40f, // V_LDEXP_F64 ENC_VOP3 default
    0x04e31432d32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x05031432e32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x05231432f32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04830e14b32c461, // V_MUL_LO_U32 ENC_VOP3 default
    0x04e30e14e32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x05030e14f32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x05230e15032c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04830e14b32d45d, // V_MUL_HI_U32 ENC_VOP3 default
    0x04e30e14e32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x05030e14f32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x05230e15032d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04830e14532e45b, // V_MUL_HI_I32 ENC_VOP3 default
    0x04e30e14832e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x05030e14932e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x05230e14a32e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04831433032f4aa, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04e31433132f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x05031433232f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x05231433332f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482f62ec338413, // V_LSHLREV_B16 ENC_VOP3 default
    0x04a2f82ed338413, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04c2fa2ee338413, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f62ef338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0502f62f0338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x0522f62f1338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482f62ec339418, // V_LSHRREV_B16 ENC_VOP3 default
    0x04a2f82ed339418, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04c2fa2ee339418, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f62ef339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0502f62f0339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x0522f62f1339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482f633433a2d0, // V_ASHRREV_I16 ENC_VOP3 default
    0x04a2f833533a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c2fa33633a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f633733a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0502f633833a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x0522f633933a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b631633a33c415, // V_LSHLREV_B64 ENC_VOP3 default
    0x0b831633b33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0ba31633c33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0b631633a33d41a, // V_LSHRREV_B64 ENC_VOP3 default
    0x0b831633b33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0ba31633c33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0b631633d33e2d2, // V_ASHRREV_I64 ENC_VOP3 default
    0x0b831633e33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0ba31633f33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0bc318340360489, // V_READLANE_B32 ENC_VOP3 default
    0x0be30e3413614b4, // V_WRITELANE_B32 ENC_VOP3 default
    0x0c030e3423614b4, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0482f62ec3622cd, // V_AND_B16 ENC_VOP3 default
    0x04a2f82ed3622cd, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x04c2fa2ee3622cd, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f62ef3622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x0502f62f03622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x0522f62f13622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482f62ec363467, // V_OR_B16 ENC_VOP3 default
    0x04a2f82ed363467, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04c2fa2ee363467, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f62ef363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x0502f62f0363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x0522f62f1363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0482f62ec3644b8, // V_XOR_B16 ENC_VOP3 default
    0x04a2f82ed3644b8, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04c2fa2ee3644b8, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04e2f62ef3644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x0502f62f03644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x0522f62f13644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c200034300004e, // DS_ADD_U32 ENC_DS default
    0x0c20003430010bf, // DS_SUB_U32 ENC_DS default
    0x0c20003430020a7, // DS_RSUB_U32 ENC_DS default
    0x0c200034300306d, // DS_INC_U32 ENC_DS default
    0x0c2000343004063, // DS_DEC_U32 ENC_DS default
    0x0c2000344005090, // DS_MIN_I32 ENC_DS default
    0x0c2000344006084, // DS_MAX_I32 ENC_DS default
    0x0c2000343007098, // DS_MIN_U32 ENC_DS default
    0x0c200034300808c, // DS_MAX_U32 ENC_DS default
    0x0c2000345009050, // DS_AND_B32 ENC_DS default
    0x0c200034500a0a0, // DS_OR_B32 ENC_DS default
    0x0c200034500b0c3, // DS_XOR_B32 ENC_DS default
    0x0c200234600c09a, // DS_MSKOR_B32 ENC_DS default
    0x0c200034700d0b7, // DS_STORE_B32 ENC_DS default
    0x0c200434800e0af, // DS_STORE_2ADDR_B32 ENC_DS default
    0x0c200434800f0b1, // DS_STORE_2ADDR_STRIDE64_B32 ENC_DS default
    0x0c2002346010057, // DS_CMPSTORE_B32 ENC_DS default
    0x0c2002349011059, // DS_CMPSTORE_F32 ENC_DS default
    0x0c200034a01208e, // DS_MIN_F32 ENC_DS default
    0x0c200034a013082, // DS_MAX_F32 ENC_DS default
    0x0c200617101409e, // DS_NOP ENC_DS default
    0x0c200034a015049, // DS_ADD_F32 ENC_DS default
    0x0c400834b018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x0c400a34c019066, // DS_GWS_INIT ENC_DS default
    0x0c400834b01a06a, // DS_GWS_SEMA_V ENC_DS default
    0x0c400a34c01b067, // DS_GWS_SEMA_BR ENC_DS default
    0x0c400834b01c068, // DS_GWS_SEMA_P ENC_DS default
    0x0c400a34c01d065, // DS_GWS_BARRIER ENC_DS default
    0x0c200034d01e0b9, // DS_STORE_B8 ENC_DS default
    0x0c200c34e01f0b5, // DS_STORE_B16 ENC_DS default
    0x0c200e34f02004c, // DS_ADD_RTN_U32 ENC_DS default
    0x0c200e34f0210bd, // DS_SUB_RTN_U32 ENC_DS default
    0x0c200e34f0220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0x0c200e34f02306b, // DS_INC_RTN_U32 ENC_DS default
    0x0c200e34f024061, // DS_DEC_RTN_U32 ENC_DS default
    0x0c200e350025094, // DS_MIN_RTN_I32 ENC_DS default
    0x0c200e350026088, // DS_MAX_RTN_I32 ENC_DS default
    0x0c200e34f027096, // DS_MIN_RTN_U32 ENC_DS default
    0x0c200e34f02808a, // DS_MAX_RTN_U32 ENC_DS default
    0x0c200e351029052, // DS_AND_RTN_B32 ENC_DS default
    0x0c200e35102a0a2, // DS_OR_RTN_B32 ENC_DS default
    0x0c200e35102b0c5, // DS_XOR_RTN_B32 ENC_DS default
    0x0c201035202c09c, // DS_MSKOR_RTN_B32 ENC_DS default
    0x0c200e35102d0ad, // DS_STOREXCHG_RTN_B32 ENC_DS default
    0x0c201235302e0a9, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_DS default
    0x0c201235302f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_DS default
    0x0c201035203005b, // DS_CMPSTORE_RTN_B32 ENC_DS default
    0x0c201035403105d, // DS_CMPSTORE_RTN_F32 ENC_DS default
    0x0c200e355032092, // DS_MIN_RTN_F32 ENC_DS default
    0x0c200e355033086, // DS_MAX_RTN_F32 ENC_DS default
    0x0c20103520340c2, // DS_WRAP_RTN_B32 ENC_DS default
    0x0c20143560350c1, // DS_SWIZZLE_B32 ENC_DS default
    0x0c2016357036075, // DS_LOAD_B32 ENC_DS default
    0x0c201835803706f, // DS_LOAD_2ADDR_B32 ENC_DS default
    0x0c2018358038071, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_DS default
    0x0c2016359039079, // DS_LOAD_I8 ENC_DS default
    0x0c201635a03a07f, // DS_LOAD_U8 ENC_DS default
    0x0c201635b03b078, // DS_LOAD_I16 ENC_DS default
    0x0c201635c03c07c, // DS_LOAD_U16 ENC_DS default
    0x0c201a35d03d060, // DS_CONSUME ENC_DS default
    0x0c201a35d03e054, // DS_APPEND ENC_DS default
    0x0c401c35e03f09f, // DS_ORDERED_COUNT ENC_DS default
    0x0c201e35f04004f, // DS_ADD_U64 ENC_DS default
    0x0c201e35f0410c0, // DS_SUB_U64 ENC_DS default
    0x0c201e35f0420a8, // DS_RSUB_U64 ENC_DS default
    0x0c201e35f04306e, // DS_INC_U64 ENC_DS default
    0x0c201e35f044064, // DS_DEC_U64 ENC_DS default
    0x0c201e360045091, // DS_MIN_I64 ENC_DS default
    0x0c201e360046085, // DS_MAX_I64 ENC_DS default
    0x0c201e35f047099, // DS_MIN_U64 ENC_DS default
    0x0c201e35f04808d, // DS_MAX_U64 ENC_DS default
    0x0c201e361049051, // DS_AND_B64 ENC_DS default
    0x0c201e36104a0a1, // DS_OR_B64 ENC_DS default
    0x0c201e36104b0c4, // DS_XOR_B64 ENC_DS default
    0x0c202036204c09b, // DS_MSKOR_B64 ENC_DS default
    0x0c201e36304d0b8, // DS_STORE_B64 ENC_DS default
    0x0c202236404e0b0, // DS_STORE_2ADDR_B64 ENC_DS default
    0x0c202236404f0b2, // DS_STORE_2ADDR_STRIDE64_B64 ENC_DS default
    0x0c2020362050058, // DS_CMPSTORE_B64 ENC_DS default
    0x0c202436505105a, // DS_CMPSTORE_F64 ENC_DS default
    0x0c202636605208f, // DS_MIN_F64 ENC_DS default
    0x0c2026366053083, // DS_MAX_F64 ENC_DS default
    0x0c202836706004d, // DS_ADD_RTN_U64 ENC_DS default
    0x0c20283670610be, // DS_SUB_RTN_U64 ENC_DS default
    0x0c20283670620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0x0c202836706306c, // DS_INC_RTN_U64 ENC_DS default
    0x0c2028367064062, // DS_DEC_RTN_U64 ENC_DS default
    0x0c2028368065095, // DS_MIN_RTN_I64 ENC_DS default
    0x0c2028368066089, // DS_MAX_RTN_I64 ENC_DS default
    0x0c2028367067097, // DS_MIN_RTN_U64 ENC_DS default
    0x0c202836706808b, // DS_MAX_RTN_U64 ENC_DS default
    0x0c2028369069053, // DS_AND_RTN_B64 ENC_DS default
    0x0c202836906a0a3, // DS_OR_RTN_B64 ENC_DS default
    0x0c202836906b0c6, // DS_XOR_RTN_B64 ENC_DS default
    0x0c202a36a06c09d, // DS_MSKOR_RTN_B64 ENC_DS default
    0x0c202836906d0ae, // DS_STOREXCHG_RTN_B64 ENC_DS default
    0x0c202c36b06e0aa, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_DS default
    0x0c202c36b06f0ac, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_DS default
    0x0c202a36a07005c, // DS_CMPSTORE_RTN_B64 ENC_DS default
    0x0c202e36c07105e, // DS_CMPSTORE_RTN_F64 ENC_DS default
    0x0c203036d072093, // DS_MIN_RTN_F64 ENC_DS default
    0x0c203036d073087, // DS_MAX_RTN_F64 ENC_DS default
    0x0c203236e076076, // DS_LOAD_B64 ENC_DS default
    0x0c203436f077070, // DS_LOAD_2ADDR_B64 ENC_DS default
    0x0c203436f078072, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_DS default
    0x0c200e35507904b, // DS_ADD_RTN_F32 ENC_DS default
    0x0c403637007a04a, // DS_ADD_GS_REG_RTN ENC_DS default
    0x0c403637007b0bc, // DS_SUB_GS_REG_RTN ENC_DS default
    0x0c202836907e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x0c20003710a00ba, // DS_STORE_B8_D16_HI ENC_DS default
    0x0c20003720a10b6, // DS_STORE_B16_D16_HI ENC_DS default
    0x0c20163730a2080, // DS_LOAD_U8_D16 ENC_DS default
    0x0c20163730a3081, // DS_LOAD_U8_D16_HI ENC_DS default
    0x0c20163740a407a, // DS_LOAD_I8_D16 ENC_DS default
    0x0c20163740a507b, // DS_LOAD_I8_D16_HI ENC_DS default
    0x0c20163750a607d, // DS_LOAD_U16_D16 ENC_DS default
    0x0c20163750a707e, // DS_LOAD_U16_D16_HI ENC_DS default
    0x0c20383760ad056, // DS_BVH_STACK_RTN_B32 ENC_DS default
    0x0c203a3770b00b3, // DS_STORE_ADDTID_B32 ENC_DS default
    0x0c201a3780b1073, // DS_LOAD_ADDTID_B32 ENC_DS default
    0x0c203c3790b20a4, // DS_PERMUTE_B32 ENC_DS default
    0x0c203c3790b3055, // DS_BPERMUTE_B32 ENC_DS default
    0x0c203e37a0de0bb, // DS_STORE_B96 ENC_DS default
    0x0c204037b0df0b4, // DS_STORE_B128 ENC_DS default
    0x0c204237c0fe077, // DS_LOAD_B96 ENC_DS default
    0x0c204437d0ff074, // DS_LOAD_B128 ENC_DS default
    0x0c604837e0100f3, // FLAT_LOAD_U8 ENC_FLAT default
    0x0c807c37f010196, // SCRATCH_LOAD_U8 ENC_FLAT_SCRATCH default
    0x0ca060380010129, // GLOBAL_LOAD_U8 ENC_FLAT_GLOBAL default
    0x0c60483810110f1, // FLAT_LOAD_I8 ENC_FLAT default
    0x0c807c382011194, // SCRATCH_LOAD_I8 ENC_FLAT_SCRATCH default
    0x0ca060383011127, // GLOBAL_LOAD_I8 ENC_FLAT_GLOBAL default
    0x0c60483840120f2, // FLAT_LOAD_U16 ENC_FLAT default
    0x0c807c385012195, // SCRATCH_LOAD_U16 ENC_FLAT_SCRATCH default
    0x0ca060386012128, // GLOBAL_LOAD_U16 ENC_FLAT_GLOBAL default
    0x0c60483870130f0, // FLAT_LOAD_I16 ENC_FLAT default
    0x0c807c388013193, // SCRATCH_LOAD_I16 ENC_FLAT_SCRATCH default
    0x0ca060389013126, // GLOBAL_LOAD_I16 ENC_FLAT_GLOBAL default
    0x0c604838a0140e7, // FLAT_LOAD_B32 ENC_FLAT default
    0x0c807c38b01418a, // SCRATCH_LOAD_B32 ENC_FLAT_SCRATCH default
    0x0ca06038c01411d, // GLOBAL_LOAD_B32 ENC_FLAT_GLOBAL default
    0x0c604a38d0150e8, // FLAT_LOAD_B64 ENC_FLAT default
    0x0c807e38e01518b, // SCRATCH_LOAD_B64 ENC_FLAT_SCRATCH default
    0x0ca06238f01511e, // GLOBAL_LOAD_B64 ENC_FLAT_GLOBAL default
    0x0c604c3900160e9, // FLAT_LOAD_B96 ENC_FLAT default
    0x0c808039101618c, // SCRATCH_LOAD_B96 ENC_FLAT_SCRATCH default
    0x0ca06439201611f, // GLOBAL_LOAD_B96 ENC_FLAT_GLOBAL default
    0x0c604e3930170e6, // FLAT_LOAD_B128 ENC_FLAT default
    0x0c8082394017189, // SCRATCH_LOAD_B128 ENC_FLAT_SCRATCH default
    0x0ca06639501711c, // GLOBAL_LOAD_B128 ENC_FLAT_GLOBAL default
    0x0c60503960180f8, // FLAT_STORE_B8 ENC_FLAT default
    0x0c808439701819b, // SCRATCH_STORE_B8 ENC_FLAT_SCRATCH default
    0x0ca06839801812f, // GLOBAL_STORE_B8 ENC_FLAT_GLOBAL default
    0x0c60503990190f5, // FLAT_STORE_B16 ENC_FLAT default
    0x0c808439a019198, // SCRATCH_STORE_B16 ENC_FLAT_SCRATCH default
    0x0ca06839b01912c, // GLOBAL_STORE_B16 ENC_FLAT_GLOBAL default
    0x0c605039c01a0f6, // FLAT_STORE_B32 ENC_FLAT default
    0x0c808439d01a199, // SCRATCH_STORE_B32 ENC_FLAT_SCRATCH default
    0x0ca06839e01a12d, // GLOBAL_STORE_B32 ENC_FLAT_GLOBAL default
    0x0c605239f01b0f7, // FLAT_STORE_B64 ENC_FLAT default
    0x0c80863a001b19a, // SCRATCH_STORE_B64 ENC_FLAT_SCRATCH default
    0x0ca06a3a101b12e, // GLOBAL_STORE_B64 ENC_FLAT_GLOBAL default
    0x0c60543a201c0f9, // FLAT_STORE_B96 ENC_FLAT default
    0x0c80883a301c19c, // SCRATCH_STORE_B96 ENC_FLAT_SCRATCH default
    0x0ca06c3a401c130, // GLOBAL_STORE_B96 ENC_FLAT_GLOBAL default
    0x0c60563a501d0f4, // FLAT_STORE_B128 ENC_FLAT default
    0x0c808a3a601d197, // SCRATCH_STORE_B128 ENC_FLAT_SCRATCH default
    0x0ca06e3a701d12b, // GLOBAL_STORE_B128 ENC_FLAT_GLOBAL default
    0x0c604837e01e0ef, // FLAT_LOAD_D16_U8 ENC_FLAT default
    0x0c807c37f01e192, // SCRATCH_LOAD_D16_U8 ENC_FLAT_SCRATCH default
    0x0ca06038001e125, // GLOBAL_LOAD_D16_U8 ENC_FLAT_GLOBAL default
    0x0c604838101f0ee, // FLAT_LOAD_D16_I8 ENC_FLAT default
    0x0c807c38201f191, // SCRATCH_LOAD_D16_I8 ENC_FLAT_SCRATCH default
    0x0ca06038301f124, // GLOBAL_LOAD_D16_I8 ENC_FLAT_GLOBAL default
    0x0c60483a80200ea, // FLAT_LOAD_D16_B16 ENC_FLAT default
    0x0c807c3a902018d, // SCRATCH_LOAD_D16_B16 ENC_FLAT_SCRATCH default
    0x0ca0603aa020120, // GLOBAL_LOAD_D16_B16 ENC_FLAT_GLOBAL default
    0x0c604837e0210ed, // FLAT_LOAD_D16_HI_U8 ENC_FLAT default
    0x0c807c37f021190, // SCRATCH_LOAD_D16_HI_U8 ENC_FLAT_SCRATCH default
    0x0ca060380021123, // GLOBAL_LOAD_D16_HI_U8 ENC_FLAT_GLOBAL default
    0x0c60483810220ec, // FLAT_LOAD_D16_HI_I8 ENC_FLAT default
    0x0c807c38202218f, // SCRATCH_LOAD_D16_HI_I8 ENC_FLAT_SCRATCH default
    0x0ca060383022122, // GLOBAL_LOAD_D16_HI_I8 ENC_FLAT_GLOBAL default
    0x0c60483a80230eb, // FLAT_LOAD_D16_HI_B16 ENC_FLAT default
    0x0c807c3a902318e, // SCRATCH_LOAD_D16_HI_B16 ENC_FLAT_SCRATCH default
    0x0ca0603aa023121, // GLOBAL_LOAD_D16_HI_B16 ENC_FLAT_GLOBAL default
    0x0c60503960240fb, // FLAT_STORE_D16_HI_B8 ENC_FLAT default
    0x0c808439702419e, // SCRATCH_STORE_D16_HI_B8 ENC_FLAT_SCRATCH default
    0x0ca068398024132, // GLOBAL_STORE_D16_HI_B8 ENC_FLAT_GLOBAL default
    0x0c60503990250fa, // FLAT_STORE_D16_HI_B16 ENC_FLAT default
    0x0c808439a02519d, // SCRATCH_STORE_D16_HI_B16 ENC_FLAT_SCRATCH default
    0x0ca06839b025131, // GLOBAL_STORE_D16_HI_B16 ENC_FLAT_GLOBAL default
    0x0ca0703ab02811b, // GLOBAL_LOAD_ADDTID_B32 ENC_FLAT_GLOBAL default
    0x0ca0723ac02912a, // GLOBAL_STORE_ADDTID_B32 ENC_FLAT_GLOBAL default
    0x0c60583ad0330e2, // FLAT_ATOMIC_SWAP_B32 ENC_FLAT default
    0x0ca0743ae033117, // GLOBAL_ATOMIC_SWAP_B32 ENC_FLAT_GLOBAL default
    0x0c605a3af0340cd, // FLAT_ATOMIC_CMPSWAP_B32 ENC_FLAT default
    0x0ca0763b0034101, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_FLAT_GLOBAL default
    0x0c60583b10350c9, // FLAT_ATOMIC_ADD_U32 ENC_FLAT default
    0x0ca0743b20350fd, // GLOBAL_ATOMIC_ADD_U32 ENC_FLAT_GLOBAL default
    0x0c60583b10360e0, // FLAT_ATOMIC_SUB_U32 ENC_FLAT default
    0x0ca0743b2036115, // GLOBAL_ATOMIC_SUB_U32 ENC_FLAT_GLOBAL default
    0x0ca0743b2037104, // GLOBAL_ATOMIC_CSUB_U32 ENC_FLAT_GLOBAL default
    0x0c60583b30380da, // FLAT_ATOMIC_MIN_I32 ENC_FLAT default
    0x0ca0743b403810f, // GLOBAL_ATOMIC_MIN_I32 ENC_FLAT_GLOBAL default
    0x0c60583b10390dc, // FLAT_ATOMIC_MIN_U32 ENC_FLAT default
    0x0ca0743b2039111, // GLOBAL_ATOMIC_MIN_U32 ENC_FLAT_GLOBAL default
    0x0c60583b303a0d5, // FLAT_ATOMIC_MAX_I32 ENC_FLAT default
    0x0ca0743b403a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_FLAT_GLOBAL default
    0x0c60583b103b0d7, // FLAT_ATOMIC_MAX_U32 ENC_FLAT default
    0x0ca0743b203b10c, // GLOBAL_ATOMIC_MAX_U32 ENC_FLAT_GLOBAL default
    0x0c60583ad03c0cb, // FLAT_ATOMIC_AND_B32 ENC_FLAT default
    0x0ca0743ae03c0ff, // GLOBAL_ATOMIC_AND_B32 ENC_FLAT_GLOBAL default
    0x0c60583ad03d0de, // FLAT_ATOMIC_OR_B32 ENC_FLAT default
    0x0ca0743ae03d113, // GLOBAL_ATOMIC_OR_B32 ENC_FLAT_GLOBAL default
    0x0c60583ad03e0e4, // FLAT_ATOMIC_XOR_B32 ENC_FLAT default
    0x0ca0743ae03e119, // GLOBAL_ATOMIC_XOR_B32 ENC_FLAT_GLOBAL default
    0x0c60583b103f0d2, // FLAT_ATOMIC_INC_U32 ENC_FLAT default
    0x0ca0743b203f107, // GLOBAL_ATOMIC_INC_U32 ENC_FLAT_GLOBAL default
    0x0c60583b10400d0, // FLAT_ATOMIC_DEC_U32 ENC_FLAT default
    0x0ca0743b2040105, // GLOBAL_ATOMIC_DEC_U32 ENC_FLAT_GLOBAL default
    0x0c605c3b50410e3, // FLAT_ATOMIC_SWAP_B64 ENC_FLAT default
    0x0ca0783b6041118, // GLOBAL_ATOMIC_SWAP_B64 ENC_FLAT_GLOBAL default
    0x0c605e3b70420ce, // FLAT_ATOMIC_CMPSWAP_B64 ENC_FLAT default
    0x0ca07a3b8042102, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_FLAT_GLOBAL default
    0x0c605c3b90430ca, // FLAT_ATOMIC_ADD_U64 ENC_FLAT default
    0x0ca0783ba0430fe, // GLOBAL_ATOMIC_ADD_U64 ENC_FLAT_GLOBAL default
    0x0c605c3b90440e1, // FLAT_ATOMIC_SUB_U64 ENC_FLAT default
    0x0ca0783ba044116, // GLOBAL_ATOMIC_SUB_U64 ENC_FLAT_GLOBAL default
    0x0c605c3bb0450db, // FLAT_ATOMIC_MIN_I64 ENC_FLAT default
    0x0ca0783bc045110, // GLOBAL_ATOMIC_MIN_I64 ENC_FLAT_GLOBAL default
    0x0c605c3b90460dd, // FLAT_ATOMIC_MIN_U64 ENC_FLAT default
    0x0ca0783ba046112, // GLOBAL_ATOMIC_MIN_U64 ENC_FLAT_GLOBAL default
    0x0c605c3bb0470d6, // FLAT_ATOMIC_MAX_I64 ENC_FLAT default
    0x0ca0783bc04710b, // GLOBAL_ATOMIC_MAX_I64 ENC_FLAT_GLOBAL default
    0x0c605c3b90480d8, // FLAT_ATOMIC_MAX_U64 ENC_FLAT default
    0x0ca0783ba04810d, // GLOBAL_ATOMIC_MAX_U64 ENC_FLAT_GLOBAL default
    0x0c605c3b50490cc, // FLAT_ATOMIC_AND_B64 ENC_FLAT default
    0x0ca0783b6049100, // GLOBAL_ATOMIC_AND_B64 ENC_FLAT_GLOBAL default
    0x0c605c3b504a0df, // FLAT_ATOMIC_OR_B64 ENC_FLAT default
    0x0ca0783b604a114, // GLOBAL_ATOMIC_OR_B64 ENC_FLAT_GLOBAL default
    0x0c605c3b504b0e5, // FLAT_ATOMIC_XOR_B64 ENC_FLAT default
    0x0ca0783b604b11a, // GLOBAL_ATOMIC_XOR_B64 ENC_FLAT_GLOBAL default
    0x0c605c3b904c0d3, // FLAT_ATOMIC_INC_U64 ENC_FLAT default
    0x0ca0783ba04c108, // GLOBAL_ATOMIC_INC_U64 ENC_FLAT_GLOBAL default
    0x0c605c3b904d0d1, // FLAT_ATOMIC_DEC_U64 ENC_FLAT default
    0x0ca0783ba04d106, // GLOBAL_ATOMIC_DEC_U64 ENC_FLAT_GLOBAL default
    0x0c605a3bd0500cf, // FLAT_ATOMIC_CMPSWAP_F32 ENC_FLAT default
    0x0ca0763be050103, // GLOBAL_ATOMIC_CMPSWAP_F32 ENC_FLAT_GLOBAL default
    0x0c60583bf0510d9, // FLAT_ATOMIC_MIN_F32 ENC_FLAT default
    0x0ca0743c005110e, // GLOBAL_ATOMIC_MIN_F32 ENC_FLAT_GLOBAL default
    0x0c60583bf0520d4, // FLAT_ATOMIC_MAX_F32 ENC_FLAT default
    0x0ca0743c0052109, // GLOBAL_ATOMIC_MAX_F32 ENC_FLAT_GLOBAL default
    0x0c60583bf0560c8, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x0ca0743c00560fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLOBAL default
    0x0cc12c3c1000030, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x0cc12e3c2001031, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x0cc1303c3002032, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x0cc1323c4003033, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x0cc12c3c5004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x0cc12e3c6005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x0cc1303c7006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x0cc1323c8007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x0cc12c3c1008026, // BUFFER_LOAD_D16_FORMAT_X ENC_MUBUF default
    0x0cc12c3c9009027, // BUFFER_LOAD_D16_FORMAT_XY ENC_MUBUF default
    0x0cc12e3ca00a028, // BUFFER_LOAD_D16_FORMAT_XYZ ENC_MUBUF default
    0x0cc12e3cb00b029, // BUFFER_LOAD_D16_FORMAT_XYZW ENC_MUBUF default
    0x0cc12c3c500c03e, // BUFFER_STORE_D16_FORMAT_X ENC_MUBUF default
    0x0cc12c3cc00d03f, // BUFFER_STORE_D16_FORMAT_XY ENC_MUBUF default
    0x0cc12e3cd00e040, // BUFFER_STORE_D16_FORMAT_XYZ ENC_MUBUF default
    0x0cc12e3ce00f041, // BUFFER_STORE_D16_FORMAT_XYZW ENC_MUBUF default
    0x0cc12c3cf010037, // BUFFER_LOAD_U8 ENC_MUBUF default
    0x0cc12c3d0011035, // BUFFER_LOAD_I8 ENC_MUBUF default
    0x0cc12c3d1012036, // BUFFER_LOAD_U16 ENC_MUBUF default
    0x0cc12c3d2013034, // BUFFER_LOAD_I16 ENC_MUBUF default
    0x0cc12c3d3014022, // BUFFER_LOAD_B32 ENC_MUBUF default
    0x0cc12e3d4015023, // BUFFER_LOAD_B64 ENC_MUBUF default
    0x0cc1303d5016024, // BUFFER_LOAD_B96 ENC_MUBUF default
    0x0cc1323d6017021, // BUFFER_LOAD_B128 ENC_MUBUF default
    0x0cc12c3d701803c, // BUFFER_STORE_B8 ENC_MUBUF default
    0x0cc12c3d8019039, // BUFFER_STORE_B16 ENC_MUBUF default
    0x0cc12c3d901a03a, // BUFFER_STORE_B32 ENC_MUBUF default
    0x0cc12e3da01b03b, // BUFFER_STORE_B64 ENC_MUBUF default
    0x0cc1303db01c03d, // BUFFER_STORE_B96 ENC_MUBUF default
    0x0cc1323dc01d038, // BUFFER_STORE_B128 ENC_MUBUF default
    0x0cc12c3dd01e02f, // BUFFER_LOAD_D16_U8 ENC_MUBUF default
    0x0cc12c3de01f02e, // BUFFER_LOAD_D16_I8 ENC_MUBUF default
    0x0cc12c3df020025, // BUFFER_LOAD_D16_B16 ENC_MUBUF default
    0x0cc12c3dd02102d, // BUFFER_LOAD_D16_HI_U8 ENC_MUBUF default
    0x0cc12c3de02202c, // BUFFER_LOAD_D16_HI_I8 ENC_MUBUF default
    0x0cc12c3df02302a, // BUFFER_LOAD_D16_HI_B16 ENC_MUBUF default
    0x0cc12c3d7024043, // BUFFER_STORE_D16_HI_B8 ENC_MUBUF default
    0x0cc12c3d8025042, // BUFFER_STORE_D16_HI_B16 ENC_MUBUF default
    0x0cc12c3c102602b, // BUFFER_LOAD_D16_HI_FORMAT_X ENC_MUBUF default
    0x0cc12c3c5027044, // BUFFER_STORE_D16_HI_FORMAT_X ENC_MUBUF default
    0x0ce13417102b01f, // BUFFER_GL0_INV ENC_MUBUF default
    0x0ce13417102c020, // BUFFER_GL1_INV ENC_MUBUF default
    0x0cc12c3e003301b, // BUFFER_ATOMIC_SWAP_B32 ENC_MUBUF default
    0x0cc12e3e1034005, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_MUBUF default
    0x0cc12c3e2035001, // BUFFER_ATOMIC_ADD_U32 ENC_MUBUF default
    0x0cc12c3e2036019, // BUFFER_ATOMIC_SUB_U32 ENC_MUBUF default
    0x0cc12c3e2037008, // BUFFER_ATOMIC_CSUB_U32 ENC_MUBUF default
    0x0cc12c3e3038013, // BUFFER_ATOMIC_MIN_I32 ENC_MUBUF default
    0x0cc12c3e2039015, // BUFFER_ATOMIC_MIN_U32 ENC_MUBUF default
    0x0cc12c3e303a00e, // BUFFER_ATOMIC_MAX_I32 ENC_MUBUF default
    0x0cc12c3e203b010, // BUFFER_ATOMIC_MAX_U32 ENC_MUBUF default
    0x0cc12c3e003c003, // BUFFER_ATOMIC_AND_B32 ENC_MUBUF default
    0x0cc12c3e003d017, // BUFFER_ATOMIC_OR_B32 ENC_MUBUF default
    0x0cc12c3e003e01d, // BUFFER_ATOMIC_XOR_B32 ENC_MUBUF default
    0x0cc12c3e203f00b, // BUFFER_ATOMIC_INC_U32 ENC_MUBUF default
    0x0cc12c3e2040009, // BUFFER_ATOMIC_DEC_U32 ENC_MUBUF default
    0x0cc12e3e404101c, // BUFFER_ATOMIC_SWAP_B64 ENC_MUBUF default
    0x0cc1323e5042006, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_MUBUF default
    0x0cc12e3e6043002, // BUFFER_ATOMIC_ADD_U64 ENC_MUBUF default
    0x0cc12e3e604401a, // BUFFER_ATOMIC_SUB_U64 ENC_MUBUF default
    0x0cc12e3e7045014, // BUFFER_ATOMIC_MIN_I64 ENC_MUBUF default
    0x0cc12e3e6046016, // BUFFER_ATOMIC_MIN_U64 ENC_MUBUF default
    0x0cc12e3e704700f, // BUFFER_ATOMIC_MAX_I64 ENC_MUBUF default
    0x0cc12e3e6048011, // BUFFER_ATOMIC_MAX_U64 ENC_MUBUF default
    0x0cc12e3e4049004, // BUFFER_ATOMIC_AND_B64 ENC_MUBUF default
    0x0cc12e3e404a018, // BUFFER_ATOMIC_OR_B64 ENC_MUBUF default
    0x0cc12e3e404b01e, // BUFFER_ATOMIC_XOR_B64 ENC_MUBUF default
    0x0cc12e3e604c00c, // BUFFER_ATOMIC_INC_U64 ENC_MUBUF default
    0x0cc12e3e604d00a, // BUFFER_ATOMIC_DEC_U64 ENC_MUBUF default
    0x0cc12e3e8050007, // BUFFER_ATOMIC_CMPSWAP_F32 ENC_MUBUF default
    0x0cc12c3e9051012, // BUFFER_ATOMIC_MIN_F32 ENC_MUBUF default
    0x0cc12c3e905200d, // BUFFER_ATOMIC_MAX_F32 ENC_MUBUF default
    0x0cc12c3e9056000, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x0d01243ea0002b4, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x0d01263eb0012b5, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x0d01283ec0022b6, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x0d012a3ed0032b7, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x0d01243ee0042bc, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x0d01263ef0052bd, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x0d01283f00062be, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x0d012a3f10072bf, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x0d01243ea0082b0, // TBUFFER_LOAD_D16_FORMAT_X ENC_MTBUF default
    0x0d01243f20092b1, // TBUFFER_LOAD_D16_FORMAT_XY ENC_MTBUF default
    0x0d01263f300a2b2, // TBUFFER_LOAD_D16_FORMAT_XYZ ENC_MTBUF default
    0x0d01263f400b2b3, // TBUFFER_LOAD_D16_FORMAT_XYZW ENC_MTBUF default
    0x0d01243ee00c2b8, // TBUFFER_STORE_D16_FORMAT_X ENC_MTBUF default
    0x0d01243f500d2b9, // TBUFFER_STORE_D16_FORMAT_XY ENC_MTBUF default
    0x0d01263f600e2ba, // TBUFFER_STORE_D16_FORMAT_XYZ ENC_MTBUF default
    0x0d01263f700f2bb, // TBUFFER_STORE_D16_FORMAT_XYZW ENC_MTBUF default
    0x0d20903f8000154, // IMAGE_LOAD ENC_MIMG default
    0x0d40923f9000154, // IMAGE_LOAD MIMG_NSA1 has_nsa
    0x0d20943f8001155, // IMAGE_LOAD_MIP ENC_MIMG default
    0x0d40963f9001155, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa
    0x0d20983f8002158, // IMAGE_LOAD_PCK ENC_MIMG default
    0x0d409a3f9002158, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa
    0x0d20983f8003159, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x0d409a3f9003159, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa
    0x0d209c3f8004156, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x0d409e3f9004156, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa
    0x0d209c3f8005157, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x0d409e3f9005157, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa
    0x0d20903fa006183, // IMAGE_STORE ENC_MIMG default
    0x0d40923fb006183, // IMAGE_STORE MIMG_NSA1 has_nsa
    0x0d20943fa007184, // IMAGE_STORE_MIP ENC_MIMG default
    0x0d40963fb007184, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa
    0x0d20983fa008186, // IMAGE_STORE_PCK ENC_MIMG default
    0x0d409a3fb008186, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa
    0x0d209c3fa009185, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x0d409e3fb009185, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa
    0x0d20a03fc00a13c, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x0d40a23fd00a13c, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa
    0x0d20a43fe00b135, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x0d40a63ff00b135, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa
    0x0d20a040000c133, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x0d40a240100c133, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa
    0x0d20a040000d13b, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x0d40a240100d13b, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa
    0x0d20a040200e13a, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x0d40a240300e13a, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa
    0x0d20a040000f13e, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x0d40a240100f13e, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa
    0x0d20a0402010139, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x0d40a2403010139, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa
    0x0d20a040001113d, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x0d40a240101113d, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa
    0x0d20a03fc012134, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x0d40a23fd012134, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa
    0x0d20a03fc013138, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x0d40a23fd013138, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa
    0x0d20a03fc01413f, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x0d40a23fd01413f, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa
    0x0d20a0400015137, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x0d40a2401015137, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa
    0x0d20a0400016136, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x0d40a2401016136, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa
    0x0d20a8404017153, // IMAGE_GET_RESINFO ENC_MIMG default
    0x0d40aa405017153, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa
    0x0d20ac3f801815a, // IMAGE_MSAA_LOAD ENC_MIMG default
    0x0d40ae3f901815a, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa
    0x0d60b0406019141, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0x0d80b2407019141, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa
    0x0d60b440801a140, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0x0d80b640901a140, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa
    0x0da0b840a01b15b, // IMAGE_SAMPLE ENC_MIMG default
    0x0dc0ba40b01b15b, // IMAGE_SAMPLE MIMG_NSA1 has_nsa
    0x0da0bc40c01c176, // IMAGE_SAMPLE_D ENC_MIMG default
    0x0dc0be40d01c176, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa
    0x0da0c040e01d17e, // IMAGE_SAMPLE_L ENC_MIMG default
    0x0dc0c240f01d17e, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa
    0x0da0c440e01e15c, // IMAGE_SAMPLE_B ENC_MIMG default
    0x0dc0c640f01e15c, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa
    0x0da0b840a01f17f, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x0dc0ba40b01f17f, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa
    0x0da0c440e020160, // IMAGE_SAMPLE_C ENC_MIMG default
    0x0dc0c640f020160, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa
    0x0da0c8410021169, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x0dc0ca411021169, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa
    0x0da0cc412022171, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x0dc0ce413022171, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa
    0x0da0d0412023163, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x0dc0d2413023163, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa
    0x0da0c440e024172, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x0dc0c640f024172, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa
    0x0da0c440e025182, // IMAGE_SAMPLE_O ENC_MIMG default
    0x0dc0c640f025182, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa
    0x0da0c841002617c, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x0dc0ca41102617c, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa
    0x0da0cc412027181, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x0dc0ce413027181, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa
    0x0da0d041202815f, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x0dc0d241302815f, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa
    0x0da0c440e029180, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x0dc0c640f029180, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa
    0x0da0d041202a175, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x0dc0d241302a175, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa
    0x0da0d441402b16f, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x0dc0d641502b16f, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa
    0x0da0d841602c174, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x0dc0da41702c174, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa
    0x0da0dc41602d166, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x0dc0de41702d166, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa
    0x0da0d041202e173, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x0dc0d241302e173, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa
    0x0da0e040a02f142, // IMAGE_GATHER4 ENC_MIMG default
    0x0dc0e240b02f142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa
    0x0da0e440e03014e, // IMAGE_GATHER4_L ENC_MIMG default
    0x0dc0e640f03014e, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa
    0x0da0e840e031144, // IMAGE_GATHER4_B ENC_MIMG default
    0x0dc0ea40f031144, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa
    0x0da0e040a03214f, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x0dc0e240b03214f, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa
    0x0da0e840e033146, // IMAGE_GATHER4_C ENC_MIMG default
    0x0dc0ea40f033146, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa
    0x0da0e840e03414c, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x0dc0ea40f03414c, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa
    0x0da0e840e035151, // IMAGE_GATHER4_O ENC_MIMG default
    0x0dc0ea40f035151, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa
    0x0da0e840e036150, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x0dc0ea40f036150, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa
    0x0da0ec41203714d, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x0dc0ee41303714d, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa
    0x0da0f040a038152, // IMAGE_GET_LOD ENC_MIMG default
    0x0dc0f240b038152, // IMAGE_GET_LOD MIMG_NSA1 has_nsa
    0x0da0f441803917b, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0x0dc0f641903917b, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa
    0x0da0f841a03a16e, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0x0dc0fa41b03a16e, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa
    0x0da0f841a03b17d, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0x0dc0fa41b03b17d, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa
    0x0da0fc40c03c170, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0x0dc0fe40d03c170, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa
    0x0da0c040e040161, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x0dc0c240f040161, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa
    0x0da100410041177, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x0dc102411041177, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa
    0x0da0cc41204215d, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x0dc0ce41304215d, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa
    0x0da0cc412043167, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x0dc0ce413043167, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa
    0x0da10441404416a, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x0dc10641504416a, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa
    0x0da0d8416045164, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x0dc0da417045164, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa
    0x0da0cc412046162, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x0dc0ce413046162, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa
    0x0da104414047179, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x0dc106415047179, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa
    0x0da0d841604815e, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x0dc0da41704815e, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa
    0x0da0d8416049168, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x0dc0da417049168, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa
    0x0da10841c04a16c, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x0dc10a41d04a16c, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa
    0x0da10c41804b165, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x0dc10e41904b165, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa
    0x0da11040c05416b, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0x0dc11240d05416b, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa
    0x0da11040c05517a, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0x0dc11240d05517a, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa
    0x0da11441005616d, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0x0dc11641105616d, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa
    0x0da11841a05f178, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0x0dc11a41b05f178, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa
    0x0da0e440e060147, // IMAGE_GATHER4_CL ENC_MIMG default
    0x0dc0e640f060147, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa
    0x0da11c412061145, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x0dc11e413061145, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa
    0x0da11c41206214a, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x0dc11e41306214a, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa
    0x0da11c41206314b, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x0dc11e41306314b, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa
    0x0da0ec412064148, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x0dc0ee413064148, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa
    0x0da120416065149, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x0dc122417065149, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa
    0x0da0e040a090143, // IMAGE_GATHER4H ENC_MIMG default
    0x0dc0e240b090143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa
    0x0de13641e000241, // S_LOAD_B32 ENC_SMEM default
    0x0de13841f001243, // S_LOAD_B64 ENC_SMEM default
    0x0de13a42000223f, // S_LOAD_B128 ENC_SMEM default
    0x0de13c421003240, // S_LOAD_B256 ENC_SMEM default
    0x0de13e422004242, // S_LOAD_B512 ENC_SMEM default
    0x0e01404230081d2, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0e01424240091d4, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0e014442500a1d0, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0e014642600b1d1, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0e014842700c1d3, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0e213417102023c, // S_GL1_INV ENC_SMEM default
    0x0e213417102122d, // S_DCACHE_INV ENC_SMEM default
    0x0de14a4280221b7, // S_ATC_PROBE ENC_SMEM default
    0x0e014c4290231b8, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0e404642a0000c7, // EXP ENC_EXP default
    0x0e634442b000349, // V_CMP_F_F16 ENC_VOPC default
    0x0e834642c000349, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d000349, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e000349, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b00136e, // V_CMP_LT_F16 ENC_VOPC default
    0x0e834642c00136e, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d00136e, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e00136e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b002340, // V_CMP_EQ_F16 ENC_VOPC default
    0x0e834642c002340, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d002340, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e002340, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b003362, // V_CMP_LE_F16 ENC_VOPC default
    0x0e834642c003362, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d003362, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e003362, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b004359, // V_CMP_GT_F16 ENC_VOPC default
    0x0e834642c004359, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d004359, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e004359, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b00536b, // V_CMP_LG_F16 ENC_VOPC default
    0x0e834642c00536b, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d00536b, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e00536b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b006350, // V_CMP_GE_F16 ENC_VOPC default
    0x0e834642c006350, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d006350, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e006350, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b00738f, // V_CMP_O_F16 ENC_VOPC default
    0x0e834642c00738f, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d00738f, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e00738f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b008399, // V_CMP_U_F16 ENC_VOPC default
    0x0e834642c008399, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d008399, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e008399, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b009380, // V_CMP_NGE_F16 ENC_VOPC default
    0x0e834642c009380, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d009380, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e009380, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b00a389, // V_CMP_NLG_F16 ENC_VOPC default
    0x0e834642c00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e00a389, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b00b383, // V_CMP_NGT_F16 ENC_VOPC default
    0x0e834642c00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e00b383, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b00c386, // V_CMP_NLE_F16 ENC_VOPC default
    0x0e834642c00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e00c386, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b00d377, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0e834642c00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e00d377, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b00e38c, // V_CMP_NLT_F16 ENC_VOPC default
    0x0e834642c00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e00e38c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0e634442b00f392, // V_CMP_T_F16 ENC_VOPC default
    0x0e834642c00f392, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d00f392, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e00f392, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0x0ee35042f01034a, // V_CMP_F_F32 ENC_VOPC default
    0x0f035243001034a, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f235443101034a, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f435043201034a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f01136f, // V_CMP_LT_F32 ENC_VOPC default
    0x0f035243001136f, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f235443101136f, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f435043201136f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f012341, // V_CMP_EQ_F32 ENC_VOPC default
    0x0f0352430012341, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f2354431012341, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4350432012341, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f013363, // V_CMP_LE_F32 ENC_VOPC default
    0x0f0352430013363, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f2354431013363, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4350432013363, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f01435a, // V_CMP_GT_F32 ENC_VOPC default
    0x0f035243001435a, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f235443101435a, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f435043201435a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f01536c, // V_CMP_LG_F32 ENC_VOPC default
    0x0f035243001536c, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f235443101536c, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f435043201536c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f016351, // V_CMP_GE_F32 ENC_VOPC default
    0x0f0352430016351, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f2354431016351, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4350432016351, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f017390, // V_CMP_O_F32 ENC_VOPC default
    0x0f0352430017390, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f2354431017390, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4350432017390, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f01839a, // V_CMP_U_F32 ENC_VOPC default
    0x0f035243001839a, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f235443101839a, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f435043201839a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f019381, // V_CMP_NGE_F32 ENC_VOPC default
    0x0f0352430019381, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f2354431019381, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4350432019381, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f01a38a, // V_CMP_NLG_F32 ENC_VOPC default
    0x0f035243001a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f235443101a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f435043201a38a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f01b384, // V_CMP_NGT_F32 ENC_VOPC default
    0x0f035243001b384, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f235443101b384, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f435043201b384, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f01c387, // V_CMP_NLE_F32 ENC_VOPC default
    0x0f035243001c387, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f235443101c387, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f435043201c387, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f01d378, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0f035243001d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f235443101d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f435043201d378, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f01e38d, // V_CMP_NLT_F32 ENC_VOPC default
    0x0f035243001e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f235443101e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f435043201e38d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0ee35042f01f393, // V_CMP_T_F32 ENC_VOPC default
    0x0f035243001f393, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f235443101f393, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f435043201f393, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0x0ee35843302034b, // V_CMP_F_F64 ENC_VOPC default
    0x0f435843402034b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x0ee358433021370, // V_CMP_LT_F64 ENC_VOPC default
    0x0f4358434021370, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0ee358433022342, // V_CMP_EQ_F64 ENC_VOPC default
    0x0f4358434022342, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0ee358433023364, // V_CMP_LE_F64 ENC_VOPC default
    0x0f4358434023364, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0ee35843302435b, // V_CMP_GT_F64 ENC_VOPC default
    0x0f435843402435b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0ee35843302536d, // V_CMP_LG_F64 ENC_VOPC default
    0x0f435843402536d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0ee358433026352, // V_CMP_GE_F64 ENC_VOPC default
    0x0f4358434026352, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0ee358433027391, // V_CMP_O_F64 ENC_VOPC default
    0x0f4358434027391, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0ee35843302839b, // V_CMP_U_F64 ENC_VOPC default
    0x0f435843402839b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0ee358433029382, // V_CMP_NGE_F64 ENC_VOPC default
    0x0f4358434029382, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0ee35843302a38b, // V_CMP_NLG_F64 ENC_VOPC default
    0x0f435843402a38b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0ee35843302b385, // V_CMP_NGT_F64 ENC_VOPC default
    0x0f435843402b385, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0ee35843302c388, // V_CMP_NLE_F64 ENC_VOPC default
    0x0f435843402c388, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0ee35843302d379, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0f435843402d379, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0ee35843302e38e, // V_CMP_NLT_F64 ENC_VOPC default
    0x0f435843402e38e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0ee35843302f394, // V_CMP_T_F64 ENC_VOPC default
    0x0f435843402f394, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0x0e6360435031371, // V_CMP_LT_I16 ENC_VOPC default
    0x0e8362436031371, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ea364437031371, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ec360438031371, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0e6360435032343, // V_CMP_EQ_I16 ENC_VOPC default
    0x0e8362436032343, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ea364437032343, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ec360438032343, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0e6360435033365, // V_CMP_LE_I16 ENC_VOPC default
    0x0e8362436033365, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ea364437033365, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ec360438033365, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0e636043503435c, // V_CMP_GT_I16 ENC_VOPC default
    0x0e836243603435c, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ea36443703435c, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ec36043803435c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0e636043503537a, // V_CMP_NE_I16 ENC_VOPC default
    0x0e836243603537a, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ea36443703537a, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ec36043803537a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0e6360435036353, // V_CMP_GE_I16 ENC_VOPC default
    0x0e8362436036353, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ea364437036353, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ec360438036353, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0e6360439039374, // V_CMP_LT_U16 ENC_VOPC default
    0x0e836243a039374, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ea36443b039374, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ec36043c039374, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0e636043903a346, // V_CMP_EQ_U16 ENC_VOPC default
    0x0e836243a03a346, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ea36443b03a346, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ec36043c03a346, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0e636043903b368, // V_CMP_LE_U16 ENC_VOPC default
    0x0e836243a03b368, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ea36443b03b368, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ec36043c03b368, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0e636043903c35f, // V_CMP_GT_U16 ENC_VOPC default
    0x0e836243a03c35f, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ea36443b03c35f, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ec36043c03c35f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0e636043903d37d, // V_CMP_NE_U16 ENC_VOPC default
    0x0e836243a03d37d, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ea36443b03d37d, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ec36043c03d37d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0e636043903e356, // V_CMP_GE_U16 ENC_VOPC default
    0x0e836243a03e356, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ea36443b03e356, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ec36043c03e356, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0ee35043d04034c, // V_CMP_F_I32 ENC_VOPC default
    0x0f035243e04034c, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c43f04034c, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f435044004034c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x0ee35043d041372, // V_CMP_LT_I32 ENC_VOPC default
    0x0f035243e041372, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c43f041372, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f4350440041372, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0ee35043d042344, // V_CMP_EQ_I32 ENC_VOPC default
    0x0f035243e042344, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c43f042344, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f4350440042344, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0ee35043d043366, // V_CMP_LE_I32 ENC_VOPC default
    0x0f035243e043366, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c43f043366, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f4350440043366, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0ee35043d04435d, // V_CMP_GT_I32 ENC_VOPC default
    0x0f035243e04435d, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c43f04435d, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f435044004435d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0ee35043d04537b, // V_CMP_NE_I32 ENC_VOPC default
    0x0f035243e04537b, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c43f04537b, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f435044004537b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0ee35043d046354, // V_CMP_GE_I32 ENC_VOPC default
    0x0f035243e046354, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c43f046354, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f4350440046354, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0ee35043d047395, // V_CMP_T_I32 ENC_VOPC default
    0x0f035243e047395, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c43f047395, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f4350440047395, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x0ee35044104834e, // V_CMP_F_U32 ENC_VOPC default
    0x0f035244204834e, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c44304834e, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f435044404834e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x0ee350441049375, // V_CMP_LT_U32 ENC_VOPC default
    0x0f0352442049375, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c443049375, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f4350444049375, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0ee35044104a347, // V_CMP_EQ_U32 ENC_VOPC default
    0x0f035244204a347, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c44304a347, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f435044404a347, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0ee35044104b369, // V_CMP_LE_U32 ENC_VOPC default
    0x0f035244204b369, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c44304b369, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f435044404b369, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0ee35044104c360, // V_CMP_GT_U32 ENC_VOPC default
    0x0f035244204c360, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c44304c360, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f435044404c360, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0ee35044104d37e, // V_CMP_NE_U32 ENC_VOPC default
    0x0f035244204d37e, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c44304d37e, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f435044404d37e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0ee35044104e357, // V_CMP_GE_U32 ENC_VOPC default
    0x0f035244204e357, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c44304e357, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f435044404e357, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0ee35044104f397, // V_CMP_T_U32 ENC_VOPC default
    0x0f035244204f397, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f236c44304f397, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f435044404f397, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x0ee37044505034d, // V_CMP_F_I64 ENC_VOPC default
    0x0f437044605034d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x0ee370445051373, // V_CMP_LT_I64 ENC_VOPC default
    0x0f4370446051373, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0ee370445052345, // V_CMP_EQ_I64 ENC_VOPC default
    0x0f4370446052345, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0ee370445053367, // V_CMP_LE_I64 ENC_VOPC default
    0x0f4370446053367, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0ee37044505435e, // V_CMP_GT_I64 ENC_VOPC default
    0x0f437044605435e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0ee37044505537c, // V_CMP_NE_I64 ENC_VOPC default
    0x0f437044605537c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0ee370445056355, // V_CMP_GE_I64 ENC_VOPC default
    0x0f4370446056355, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0ee370445057396, // V_CMP_T_I64 ENC_VOPC default
    0x0f4370446057396, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x0ee37044705834f, // V_CMP_F_U64 ENC_VOPC default
    0x0f437044805834f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x0ee370447059376, // V_CMP_LT_U64 ENC_VOPC default
    0x0f4370448059376, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0ee37044705a348, // V_CMP_EQ_U64 ENC_VOPC default
    0x0f437044805a348, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0ee37044705b36a, // V_CMP_LE_U64 ENC_VOPC default
    0x0f437044805b36a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0ee37044705c361, // V_CMP_GT_U64 ENC_VOPC default
    0x0f437044805c361, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0ee37044705d37f, // V_CMP_NE_U64 ENC_VOPC default
    0x0f437044805d37f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0ee37044705e358, // V_CMP_GE_U64 ENC_VOPC default
    0x0f437044805e358, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0ee37044705f398, // V_CMP_T_U64 ENC_VOPC default
    0x0f437044805f398, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x0e634442b07d33d, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0e834642c07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea34842d07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec34442e07d33d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0ee35044907e33e, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0f035244a07e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f237e44b07e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f435044c07e33e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0ee38244d07f33f, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0f438244e07f33f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0e638a44f0802ea, // V_CMPX_F_F16 ENC_VOPC default
    0x0e838c4500802ea, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e4510802ea, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a4520802ea, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f08130f, // V_CMPX_LT_F16 ENC_VOPC default
    0x0e838c45008130f, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e45108130f, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a45208130f, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f0822e1, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0e838c4500822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e4510822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a4520822e1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f083303, // V_CMPX_LE_F16 ENC_VOPC default
    0x0e838c450083303, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e451083303, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a452083303, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f0842fa, // V_CMPX_GT_F16 ENC_VOPC default
    0x0e838c4500842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e4510842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a4520842fa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f08530c, // V_CMPX_LG_F16 ENC_VOPC default
    0x0e838c45008530c, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e45108530c, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a45208530c, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f0862f1, // V_CMPX_GE_F16 ENC_VOPC default
    0x0e838c4500862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e4510862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a4520862f1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f087330, // V_CMPX_O_F16 ENC_VOPC default
    0x0e838c450087330, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e451087330, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a452087330, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f08833a, // V_CMPX_U_F16 ENC_VOPC default
    0x0e838c45008833a, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e45108833a, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a45208833a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f089321, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0e838c450089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e451089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a452089321, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f08a32a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0e838c45008a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e45108a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a45208a32a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f08b324, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0e838c45008b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e45108b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a45208b324, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f08c327, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0e838c45008c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e45108c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a45208c327, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f08d318, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0e838c45008d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e45108d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a45208d318, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f08e32d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0e838c45008e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e45108e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a45208e32d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0e638a44f08f333, // V_CMPX_T_F16 ENC_VOPC default
    0x0e838c45008f333, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e45108f333, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a45208f333, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0x0ee3964530902eb, // V_CMPX_F_F32 ENC_VOPC default
    0x0f03984540902eb, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a4550902eb, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964560902eb, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x0ee396453091310, // V_CMPX_LT_F32 ENC_VOPC default
    0x0f0398454091310, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a455091310, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4396456091310, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0ee3964530922e2, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0f03984540922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a4550922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964560922e2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0ee396453093304, // V_CMPX_LE_F32 ENC_VOPC default
    0x0f0398454093304, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a455093304, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4396456093304, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0ee3964530942fb, // V_CMPX_GT_F32 ENC_VOPC default
    0x0f03984540942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a4550942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964560942fb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0ee39645309530d, // V_CMPX_LG_F32 ENC_VOPC default
    0x0f039845409530d, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a45509530d, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f439645609530d, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0ee3964530962f2, // V_CMPX_GE_F32 ENC_VOPC default
    0x0f03984540962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a4550962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964560962f2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0ee396453097331, // V_CMPX_O_F32 ENC_VOPC default
    0x0f0398454097331, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a455097331, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4396456097331, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0ee39645309833b, // V_CMPX_U_F32 ENC_VOPC default
    0x0f039845409833b, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a45509833b, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f439645609833b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0ee396453099322, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0f0398454099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a455099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4396456099322, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0ee39645309a32b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0f039845409a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a45509a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f439645609a32b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0ee39645309b325, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0f039845409b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a45509b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f439645609b325, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0ee39645309c328, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0f039845409c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a45509c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f439645609c328, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0ee39645309d319, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0f039845409d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a45509d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f439645609d319, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0ee39645309e32e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0f039845409e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a45509e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f439645609e32e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0ee39645309f334, // V_CMPX_T_F32 ENC_VOPC default
    0x0f039845409f334, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f239a45509f334, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f439645609f334, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0x0ee39e4570a02ec, // V_CMPX_F_F64 ENC_VOPC default
    0x0f439e4580a02ec, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570a1311, // V_CMPX_LT_F64 ENC_VOPC default
    0x0f439e4580a1311, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570a22e3, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0f439e4580a22e3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570a3305, // V_CMPX_LE_F64 ENC_VOPC default
    0x0f439e4580a3305, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570a42fc, // V_CMPX_GT_F64 ENC_VOPC default
    0x0f439e4580a42fc, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570a530e, // V_CMPX_LG_F64 ENC_VOPC default
    0x0f439e4580a530e, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570a62f3, // V_CMPX_GE_F64 ENC_VOPC default
    0x0f439e4580a62f3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570a7332, // V_CMPX_O_F64 ENC_VOPC default
    0x0f439e4580a7332, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570a833c, // V_CMPX_U_F64 ENC_VOPC default
    0x0f439e4580a833c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570a9323, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0f439e4580a9323, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570aa32c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0f439e4580aa32c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570ab326, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0f439e4580ab326, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570ac329, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0f439e4580ac329, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570ad31a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0f439e4580ad31a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570ae32f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0f439e4580ae32f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0ee39e4570af335, // V_CMPX_T_F64 ENC_VOPC default
    0x0f439e4580af335, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0x0e63a64590b1312, // V_CMPX_LT_I16 ENC_VOPC default
    0x0e83a845a0b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ea3aa45b0b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ec3a645c0b1312, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0e63a64590b22e4, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0e83a845a0b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ea3aa45b0b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ec3a645c0b22e4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0e63a64590b3306, // V_CMPX_LE_I16 ENC_VOPC default
    0x0e83a845a0b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ea3aa45b0b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ec3a645c0b3306, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0e63a64590b42fd, // V_CMPX_GT_I16 ENC_VOPC default
    0x0e83a845a0b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ea3aa45b0b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ec3a645c0b42fd, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0e63a64590b531b, // V_CMPX_NE_I16 ENC_VOPC default
    0x0e83a845a0b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ea3aa45b0b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ec3a645c0b531b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0e63a64590b62f4, // V_CMPX_GE_I16 ENC_VOPC default
    0x0e83a845a0b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0ea3aa45b0b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ec3a645c0b62f4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0e63a645d0b9315, // V_CMPX_LT_U16 ENC_VOPC default
    0x0e83a845e0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ea3aa45f0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ec3a64600b9315, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0e63a645d0ba2e7, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0e83a845e0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ea3aa45f0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ec3a64600ba2e7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0e63a645d0bb309, // V_CMPX_LE_U16 ENC_VOPC default
    0x0e83a845e0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ea3aa45f0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ec3a64600bb309, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0e63a645d0bc300, // V_CMPX_GT_U16 ENC_VOPC default
    0x0e83a845e0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ea3aa45f0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ec3a64600bc300, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0e63a645d0bd31e, // V_CMPX_NE_U16 ENC_VOPC default
    0x0e83a845e0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ea3aa45f0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ec3a64600bd31e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0e63a645d0be2f7, // V_CMPX_GE_U16 ENC_VOPC default
    0x0e83a845e0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0ea3aa45f0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ec3a64600be2f7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0ee3964610c02ed, // V_CMPX_F_I32 ENC_VOPC default
    0x0f03984620c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24630c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964640c02ed, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x0ee3964610c1313, // V_CMPX_LT_I32 ENC_VOPC default
    0x0f03984620c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24630c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964640c1313, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0ee3964610c22e5, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0f03984620c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24630c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964640c22e5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0ee3964610c3307, // V_CMPX_LE_I32 ENC_VOPC default
    0x0f03984620c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24630c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964640c3307, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0ee3964610c42fe, // V_CMPX_GT_I32 ENC_VOPC default
    0x0f03984620c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24630c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964640c42fe, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0ee3964610c531c, // V_CMPX_NE_I32 ENC_VOPC default
    0x0f03984620c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24630c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964640c531c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0ee3964610c62f5, // V_CMPX_GE_I32 ENC_VOPC default
    0x0f03984620c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24630c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964640c62f5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0ee3964610c7336, // V_CMPX_T_I32 ENC_VOPC default
    0x0f03984620c7336, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24630c7336, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964640c7336, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x0ee3964650c82ef, // V_CMPX_F_U32 ENC_VOPC default
    0x0f03984660c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24670c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964680c82ef, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x0ee3964650c9316, // V_CMPX_LT_U32 ENC_VOPC default
    0x0f03984660c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24670c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964680c9316, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0ee3964650ca2e8, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0f03984660ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24670ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964680ca2e8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0ee3964650cb30a, // V_CMPX_LE_U32 ENC_VOPC default
    0x0f03984660cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24670cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964680cb30a, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0ee3964650cc301, // V_CMPX_GT_U32 ENC_VOPC default
    0x0f03984660cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24670cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964680cc301, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0ee3964650cd31f, // V_CMPX_NE_U32 ENC_VOPC default
    0x0f03984660cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24670cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964680cd31f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0ee3964650ce2f8, // V_CMPX_GE_U32 ENC_VOPC default
    0x0f03984660ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24670ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964680ce2f8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0ee3964650cf338, // V_CMPX_T_U32 ENC_VOPC default
    0x0f03984660cf338, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f23b24670cf338, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964680cf338, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x0ee3b64690d02ee, // V_CMPX_F_I64 ENC_VOPC default
    0x0f43b646a0d02ee, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x0ee3b64690d1314, // V_CMPX_LT_I64 ENC_VOPC default
    0x0f43b646a0d1314, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0ee3b64690d22e6, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0f43b646a0d22e6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0ee3b64690d3308, // V_CMPX_LE_I64 ENC_VOPC default
    0x0f43b646a0d3308, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0ee3b64690d42ff, // V_CMPX_GT_I64 ENC_VOPC default
    0x0f43b646a0d42ff, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0ee3b64690d531d, // V_CMPX_NE_I64 ENC_VOPC default
    0x0f43b646a0d531d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0ee3b64690d62f6, // V_CMPX_GE_I64 ENC_VOPC default
    0x0f43b646a0d62f6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0ee3b64690d7337, // V_CMPX_T_I64 ENC_VOPC default
    0x0f43b646a0d7337, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x0ee3b646b0d82f0, // V_CMPX_F_U64 ENC_VOPC default
    0x0f43b646c0d82f0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x0ee3b646b0d9317, // V_CMPX_LT_U64 ENC_VOPC default
    0x0f43b646c0d9317, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0ee3b646b0da2e9, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0f43b646c0da2e9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0ee3b646b0db30b, // V_CMPX_LE_U64 ENC_VOPC default
    0x0f43b646c0db30b, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0ee3b646b0dc302, // V_CMPX_GT_U64 ENC_VOPC default
    0x0f43b646c0dc302, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0ee3b646b0dd320, // V_CMPX_NE_U64 ENC_VOPC default
    0x0f43b646c0dd320, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0ee3b646b0de2f9, // V_CMPX_GE_U64 ENC_VOPC default
    0x0f43b646c0de2f9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0ee3b646b0df339, // V_CMPX_T_U64 ENC_VOPC default
    0x0f43b646c0df339, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x0e638a44f0fd2de, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0e838c4500fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0ea38e4510fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ec38a4520fd2de, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0ee39646d0fe2df, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0f039846e0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f23c446f0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f43964700fe2df, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0ee3c84710ff2e0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0f43c84720ff2e0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0f6134171000463, // V_NOP ENC_VOP1 default
    0x0f619c473001452, // V_MOV_B32 ENC_VOP1 default
    0x0f819e474001452, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a0475001452, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c476001452, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0fe1a8477002488, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0f61ac4780033b6, // V_CVT_I32_F64 ENC_VOP1 default
    0x0fc1ac4790033b6, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0f61b047a0043b1, // V_CVT_F64_I32 ENC_VOP1 default
    0x0fc1b047b0043b1, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0f619c47c0053aa, // V_CVT_F32_I32 ENC_VOP1 default
    0x0f819e47d0053aa, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a047e0053aa, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c47f0053aa, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0f619c4800063ab, // V_CVT_F32_U32 ENC_VOP1 default
    0x0f819e4810063ab, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04820063ab, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4830063ab, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0f619c4840073c7, // V_CVT_U32_F32 ENC_VOP1 default
    0x0f819e4850073c7, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4860073c7, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4870073c7, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4880083b5, // V_CVT_I32_F32 ENC_VOP1 default
    0x0f819e4890083b5, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba48a0083b5, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c48b0083b5, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x1001c248c00a3a5, // V_CVT_F16_F32 ENC_VOP1 default
    0x1021c448d00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x1041c648e00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x1061c248f00a3a5, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x1001ce49000b3a8, // V_CVT_F32_F16 ENC_VOP1 default
    0x1021d049100b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x1041d249200b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x1061ce49300b3a8, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0f619c48800c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0f819e48900c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba48a00c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c48b00c3b8, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f619c48800d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0f819e48900d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba48a00d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c48b00d3b3, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f619c47c00e3bb, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0f819e47d00e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a047e00e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c47f00e3bb, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0f61ac49400f3a9, // V_CVT_F32_F64 ENC_VOP1 default
    0x0fc1ac49500f3a9, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0f61b04960103b0, // V_CVT_F64_F32 ENC_VOP1 default
    0x0fc1b04970103b0, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4800113ac, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0f819e4810113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04820113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4830113ac, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0f619c4800123ad, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0f819e4810123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04820123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4830123ad, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0f619c4800133ae, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0f819e4810133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04820133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4830133ae, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0f619c4800143af, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0f819e4810143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04820143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4830143af, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0f61ac4980153c8, // V_CVT_U32_F64 ENC_VOP1 default
    0x0fc1ac4990153c8, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0f61b049a0163b2, // V_CVT_F64_U32 ENC_VOP1 default
    0x0fc1b049b0163b2, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0f61e249c0174ad, // V_TRUNC_F64 ENC_VOP1 default
    0x0fc1e249d0174ad, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0f61e249c0182db, // V_CEIL_F64 ENC_VOP1 default
    0x0fc1e249d0182db, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0f61e249c01948c, // V_RNDNE_F64 ENC_VOP1 default
    0x0fc1e249d01948c, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0f61e249c01a3ef, // V_FLOOR_F64 ENC_VOP1 default
    0x0fc1e249d01a3ef, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0f613417101b46e, // V_PIPEFLUSH ENC_VOP1 default
    0x1001e649e01c451, // V_MOV_B16 ENC_VOP1 default
    0x1021e849f01c451, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x1041ea4a001c451, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x1061e64a101c451, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0f619c4a20203ff, // V_FRACT_F32 ENC_VOP1 default
    0x0f819e4a30203ff, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a40203ff, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a50203ff, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4a20214ac, // V_TRUNC_F32 ENC_VOP1 default
    0x0f819e4a30214ac, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a40214ac, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a50214ac, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4a20222da, // V_CEIL_F32 ENC_VOP1 default
    0x0f819e4a30222da, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a40222da, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a50222da, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4a202348b, // V_RNDNE_F32 ENC_VOP1 default
    0x0f819e4a302348b, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a402348b, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a502348b, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4a20243ee, // V_FLOOR_F32 ENC_VOP1 default
    0x0f819e4a30243ee, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a40243ee, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a50243ee, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4a20253ec, // V_EXP_F32 ENC_VOP1 default
    0x0f819e4a30253ec, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a40253ec, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a50253ec, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4a2027412, // V_LOG_F32 ENC_VOP1 default
    0x0f819e4a3027412, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a4027412, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a5027412, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4a202a485, // V_RCP_F32 ENC_VOP1 default
    0x0f819e4a302a485, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a402a485, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a502a485, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4a202b487, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0f819e4a302b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a402b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a502b487, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4a202e48e, // V_RSQ_F32 ENC_VOP1 default
    0x0f819e4a302e48e, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a402e48e, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a502e48e, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0f61e249c02f486, // V_RCP_F64 ENC_VOP1 default
    0x0fc1e249d02f486, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0f61e249c03148f, // V_RSQ_F64 ENC_VOP1 default
    0x0fc1e249d03148f, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0f619c4a2033498, // V_SQRT_F32 ENC_VOP1 default
    0x0f819e4a3033498, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a4033498, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a5033498, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0f61e249c034499, // V_SQRT_F64 ENC_VOP1 default
    0x0fc1e249d034499, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0f619c4a2035496, // V_SIN_F32 ENC_VOP1 default
    0x0f819e4a3035496, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a4035496, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a5035496, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4a203639f, // V_COS_F32 ENC_VOP1 default
    0x0f819e4a303639f, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a403639f, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a503639f, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4a6037465, // V_NOT_B32 ENC_VOP1 default
    0x0f819e4a7037465, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04a8037465, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a9037465, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0f619c4730382d8, // V_BFREV_B32 ENC_VOP1 default
    0x0f819e4740382d8, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04750382d8, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4760382d8, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0f619c4aa0392dd, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0f819e4ab0392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04ac0392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4ad0392dd, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0f619c4aa03a3a0, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0f819e4ab03a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04ac03a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4ad03a3a0, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0f619c4ae03b2dc, // V_CLS_I32 ENC_VOP1 default
    0x0f819e4af03b2dc, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04b003b2dc, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4b103b2dc, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0f61ac47803c403, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0fc1ac47903c403, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0f61e249c03d406, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0fc1e249d03d406, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0f61e249c03e400, // V_FRACT_F64 ENC_VOP1 default
    0x0fc1e249d03e400, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0f619c48803f402, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0f819e48903f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba48a03f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c48b03f402, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4a2040405, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0f819e4a3040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1ba4a4040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4a5040405, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0f619c4b204244d, // V_MOVRELD_B32 ENC_VOP1 default
    0x0f819e4b304244d, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04b404244d, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fc19c4b504244d, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0fe19c4b6043450, // V_MOVRELS_B32 ENC_VOP1 default
    0x0f819e4b3043450, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04b4043450, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fe19c4b604444f, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0f819e4b304444f, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04b404444f, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fe19c4b604844e, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0f819e4b304844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fa1a04b404844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x1001f24b70503a7, // V_CVT_F16_U16 ENC_VOP1 default
    0x1021f44b80503a7, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x1041f64b90503a7, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x1061f24ba0503a7, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x1001f24bb0513a6, // V_CVT_F16_I16 ENC_VOP1 default
    0x1021f44bc0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x1041f64bd0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x1061f24be0513a6, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x1001fe4bf0523c6, // V_CVT_U16_F16 ENC_VOP1 default
    0x1022004c00523c6, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1042024c10523c6, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1061fe4c20523c6, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x1001fe4c30533b4, // V_CVT_I16_F16 ENC_VOP1 default
    0x1022004c40533b4, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1042024c50533b4, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1061fe4c60533b4, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x10020a4c7054484, // V_RCP_F16 ENC_VOP1 default
    0x10220c4c8054484, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10420e4c9054484, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x10620a4ca054484, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x10020a4c7055497, // V_SQRT_F16 ENC_VOP1 default
    0x10220c4c8055497, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10420e4c9055497, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x10620a4ca055497, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x10020a4c705648d, // V_RSQ_F16 ENC_VOP1 default
    0x10220c4c805648d, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x10420e4c905648d, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x10620a4ca05648d, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x10020a4c7057411, // V_LOG_F16 ENC_VOP1 default
    0x10220c4c8057411, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x10420e4c9057411, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x10620a4ca057411, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x10020a4c70583eb, // V_EXP_F16 ENC_VOP1 default
    0x10220c4c80583eb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10420e4c90583eb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x10620a4ca0583eb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x10020a4c7059404, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x10220c4c8059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10420e4c9059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x10620a4ca059404, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x1001fe4c305a401, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x1022004c405a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1042024c505a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1061fe4c605a401, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x10020a4c705b3ed, // V_FLOOR_F16 ENC_VOP1 default
    0x10220c4c805b3ed, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x10420e4c905b3ed, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x10620a4ca05b3ed, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x10020a4c705c2d9, // V_CEIL_F16 ENC_VOP1 default
    0x10220c4c805c2d9, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x10420e4c905c2d9, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x10620a4ca05c2d9, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x10020a4c705d4ab, // V_TRUNC_F16 ENC_VOP1 default
    0x10220c4c805d4ab, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x10420e4c905d4ab, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x10620a4ca05d4ab, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x10020a4c705e48a, // V_RNDNE_F16 ENC_VOP1 default
    0x10220c4c805e48a, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x10420e4c905e48a, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x10620a4ca05e48a, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x10020a4c705f3fe, // V_FRACT_F16 ENC_VOP1 default
    0x10220c4c805f3fe, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10420e4c905f3fe, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x10620a4ca05f3fe, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x10020a4c7060495, // V_SIN_F16 ENC_VOP1 default
    0x10220c4c8060495, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x10420e4c9060495, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x10620a4ca060495, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x10020a4c706139e, // V_COS_F16 ENC_VOP1 default
    0x10220c4c806139e, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x10420e4c906139e, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x10620a4ca06139e, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x1002164cb062494, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x1022184cc062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x10421a4cd062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x1062164ce062494, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x1001fe4c30633b9, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x1022004c40633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1042024c50633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1061fe4c60633b9, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x1001fe4bf0643ba, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x1022004c00643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1042024c10643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1061fe4c20643ba, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0fe2224cf0654a9, // V_SWAP_B32 ENC_VOP1 default
    0x1082244d00664a8, // V_SWAP_B16 ENC_VOP1 default
    0x0fe2224d106746b, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0fe2224d20684a7, // V_SWAPREL_B32 ENC_VOP1 default
    0x1001e64d3069464, // V_NOT_B16 ENC_VOP1 default
    0x1021e84d4069464, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x1041ea4d5069464, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x1061e64d6069464, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x1002264d706a3b7, // V_CVT_I32_I16 ENC_VOP1 default
    0x1022284d806a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x10422a4d906a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x1062264da06a3b7, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x1002264db06b3c9, // V_CVT_U32_U16 ENC_VOP1 default
    0x1022284dc06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x10422a4dd06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x1062264de06b3c9, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x10a31a4df000477, // V_PK_MAD_I16 ENC_VOP3P default
    0x10c31a4e0000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x10e31a4e1000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x11031a4e2000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11231a4e3000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x11431a4e4000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11631a4e5000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11831a4e6000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10a31c4e7001480, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x10c31c4e8001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x10e31c4e9001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x11031c4ea001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a31c4eb002470, // V_PK_ADD_I16 ENC_VOP3P default
    0x10c31c4ec002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x10e31c4ed002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x11031c4ee002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a31c4eb003481, // V_PK_SUB_I16 ENC_VOP3P default
    0x10c31c4ec003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x10e31c4ed003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x11031c4ee003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a31c4e7004475, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x10c31c4e8004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x10e31c4e9004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x11031c4ea004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a31c4e7005476, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x10c31c4e8005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x10e31c4e9005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x11031c4ea005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a31c4ef006472, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x10c31c4f0006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x10e31c4f1006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x11031c4f2006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a31c4eb00747a, // V_PK_MAX_I16 ENC_VOP3P default
    0x10c31c4ec00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x10e31c4ed00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x11031c4ee00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a31c4eb00847d, // V_PK_MIN_I16 ENC_VOP3P default
    0x10c31c4ec00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x10e31c4ed00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x11031c4ee00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a31a4f3009478, // V_PK_MAD_U16 ENC_VOP3P default
    0x10c31a4f4009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x10e31a4f5009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x11031a4f6009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11231a4f7009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x11431a4f8009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11631a4f9009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11831a4fa009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10a31c4e700a471, // V_PK_ADD_U16 ENC_VOP3P default
    0x10c31c4e800a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x10e31c4e900a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x11031c4ea00a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a31c4e700b482, // V_PK_SUB_U16 ENC_VOP3P default
    0x10c31c4e800b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x10e31c4e900b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x11031c4ea00b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a31c4e700c47b, // V_PK_MAX_U16 ENC_VOP3P default
    0x10c31c4e800c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x10e31c4e900c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x11031c4ea00c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a31c4e700d47e, // V_PK_MIN_U16 ENC_VOP3P default
    0x10c31c4e800d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x10e31c4e900d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x11031c4ea00d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a31e4fb00e474, // V_PK_FMA_F16 ENC_VOP3P default
    0x10c31e4fc00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x10e31e4fd00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x11031e4fe00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11231e4ff00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x11431e50000e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11631e50100e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11831e50200e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10a32050300f46f, // V_PK_ADD_F16 ENC_VOP3P default
    0x10c32050400f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x10e32050500f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x11032050600f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a32050301047f, // V_PK_MUL_F16 ENC_VOP3P default
    0x10c32050401047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x10e32050501047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x11032050601047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a32050301147c, // V_PK_MIN_F16 ENC_VOP3P default
    0x10c32050401147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x10e32050501147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x11032050601147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a320503012479, // V_PK_MAX_F16 ENC_VOP3P default
    0x10c320504012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x10e320505012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x110320506012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x10a3225070133d5, // V_DOT2_F32_F16 ENC_VOP3P default
    0x11a3245080133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x11c3265090133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x10c32250a0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x10e32250b0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x11032250c0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11232250d0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x11432250e0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11632250f0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1183225100133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10a3285110163d6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x10c3285120163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x10e3285130163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x1103285140163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1123285150163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x1143285160163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1163285170163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1183285180163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10a3282320173d7, // V_DOT4_U32_U8 ENC_VOP3P default
    0x10c3285190173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x10e32851a0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x11032851b0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11232851c0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x11432851d0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11632851e0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11832851f0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10a3285200183d8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x10c3285210183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x10e3285220183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x1103285230183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1123285240183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x1143285250183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1163285260183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1183285270183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10a3285280193d9, // V_DOT8_U32_U4 ENC_VOP3P default
    0x10c3285290193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x10e32852a0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x11032852b0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11232852c0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x11432852d0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11632852e0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11832852f0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10a32a53001a3d4, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x11a32c53101a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x11c32e53201a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x10c32a53301a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x10e32a53401a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x11032a53501a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11232a53601a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x11432a53701a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11632a53801a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11832a53901a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10a33053a0203fd, // V_FMA_MIX_F32 ENC_VOP3P default
    0x11e33253b0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x12033453c0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x10c33053d0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x10e33053e0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x11033053f0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x1123305400203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x1143305410203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x1163305420203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1183305430203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10a3305440213fc, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x11e3325450213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x1203345460213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x10c3305470213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x10e3305480213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x1103305490213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11233054a0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x11433054b0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11633054c0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11833054d0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10a3305440223fb, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x11e3325450223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x1203345460223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x10c3305470223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x10e3305480223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x1103305490223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x11233054a0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x11433054b0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x11633054c0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x11833054d0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x12233654e0404b1, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x12233654f0414b0, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x1223385500424af, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x1223385510434ae, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x12233a5520444b3, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x12233c5530454b2, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x124194554000408, // V_INTERP_P10_F32 ENC_VINTERP default
    0x12419455400140b, // V_INTERP_P2_F32 ENC_VINTERP default
    0x124196555002407, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x12419855600340a, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x124196555004409, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x12419855600540c, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0x12608c557000188, // LDS_PARAM_LOAD ENC_LDSDIR default
    0x12608e558001187, // LDS_DIRECT_LOAD ENC_LDSDIR default
    0x12814e55900025a, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e55a00025a, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x12815055b00125b, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a15055c00125b, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e55d0021e8, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e55e0021e8, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x12815055f0031e9, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a1505600031e9, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e5610041ce, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5620041ce, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x1281505630051cf, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a1505640051cf, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e565008223, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e566008223, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x128152567009224, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a152568009224, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e56500a1e5, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e56600a1e5, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x12815256700b1e6, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a15256800b1e6, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x12814e56900c1e3, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e56a00c1e3, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x12815256b00d1e4, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a15256c00d1e4, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x12814e56d00e28d, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e56e00e28d, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x12814e56f00f28c, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e57000f28c, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x12814e5710101c9, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5720101c9, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x1281545730111ca, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a1545740111ca, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e5710121cb, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5720121cb, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x1281545730131cc, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a1545740131cc, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x1281545750141c8, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a1545760141c8, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x12814e5770151a0, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5780151a0, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x12814e5790161ba, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e57a0161ba, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x12815257b0171bb, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a15257c0171bb, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e5790181bc, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e57a0181bc, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x12815257b0191bd, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a15257c0191bd, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e57d01a27b, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e57e01a27b, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x12815057f01b27c, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a15058001b27c, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e57d01c2a6, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e57e01c2a6, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x12815057f01d2a7, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a15058001d2a7, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e57d01e26b, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e57e01e26b, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x12815057f01f26c, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a15058001f26c, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e5810201b3, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5820201b3, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1281505830211b4, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a1505840211b4, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e581022275, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e582022275, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x128150583023276, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a150584023276, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e5810242ae, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5820242ae, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1281505830252af, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a1505840252af, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e581026264, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e582026264, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x128150583027265, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a150584027265, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e581028269, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e582028269, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12815058302926a, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a15058402926a, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e58102a2aa, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e58202a2aa, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12815058302b2ab, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a15058402b2ab, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e58102c1a9, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e58202c1a9, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12815058302d1aa, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a15058402d1aa, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e58102e26f, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e58202e26f, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x12815058302f270, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a15058402f270, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e5810301af, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5820301af, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1281505830311b0, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a1505840311b0, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e581032273, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e582032273, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x128150583033274, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a150584033274, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e5810341ab, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5820341ab, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1281505830351ac, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a1505840351ac, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e5810361b1, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5820361b1, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1281505830371b2, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a1505840371b2, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x12c14e585040258, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12e150586041259, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12814e587042255, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e588042255, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x128150589043256, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a15058a043256, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x12814e58b044257, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12815658c04723a, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12e15858d048287, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12815058e049296, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12e15858d04a27d, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x13015a58f04c283, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x13015c59004d284, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x12814e5910601e1, // S_CEIL_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5920601e1, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x12814e591061235, // S_FLOOR_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e592061235, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x12814e591062299, // S_TRUNC_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e592062299, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x12814e59106327f, // S_RNDNE_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e59206327f, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x12814e593064227, // S_CVT_F32_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e594064227, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x12814e595065228, // S_CVT_F32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e596065228, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x12814e59706622a, // S_CVT_I32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e59806622a, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x12814e59906722c, // S_CVT_U32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e59a06722c, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x12814e59b068225, // S_CVT_F16_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e59c068225, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x12814e59d069226, // S_CVT_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e59e069226, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x12814e59d06a229, // S_CVT_HI_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e59e06a229, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x12814e59f06b1e0, // S_CEIL_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5a006b1e0, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x12814e59f06c234, // S_FLOOR_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5a006c234, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x12814e59f06d298, // S_TRUNC_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5a006d298, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x12814e59f06e27e, // S_RNDNE_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x12a14e5a006e27e, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x13216e5a10001f8, // S_CMP_EQ_I32 ENC_SOPC default
    0x13416e5a20001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a30001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a40001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5a1001209, // S_CMP_LG_I32 ENC_SOPC default
    0x13416e5a2001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a3001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a4001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5a1002201, // S_CMP_GT_I32 ENC_SOPC default
    0x13416e5a2002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a3002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a4002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5a10031fd, // S_CMP_GE_I32 ENC_SOPC default
    0x13416e5a20031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a30031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a40031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5a100420e, // S_CMP_LT_I32 ENC_SOPC default
    0x13416e5a200420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a300420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a400420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5a1005205, // S_CMP_LE_I32 ENC_SOPC default
    0x13416e5a2005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a3005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a4005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5a50061f9, // S_CMP_EQ_U32 ENC_SOPC default
    0x13416e5a60061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a70061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a80061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5a500720a, // S_CMP_LG_U32 ENC_SOPC default
    0x13416e5a600720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a700720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a800720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5a5008202, // S_CMP_GT_U32 ENC_SOPC default
    0x13416e5a6008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a7008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a8008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5a50091fe, // S_CMP_GE_U32 ENC_SOPC default
    0x13416e5a60091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a70091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a80091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5a500a20f, // S_CMP_LT_U32 ENC_SOPC default
    0x13416e5a600a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a700a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a800a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5a500b206, // S_CMP_LE_U32 ENC_SOPC default
    0x13416e5a600b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a700b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a800b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5a500c1c4, // S_BITCMP0_B32 ENC_SOPC default
    0x13416e5a600c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a700c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a800c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5a500d1c6, // S_BITCMP1_B32 ENC_SOPC default
    0x13416e5a600d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x13616e5a700d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x13816e5a800d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321705a900e1c5, // S_BITCMP0_B64 ENC_SOPC default
    0x1341705aa00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x1361705ab00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x1381705ac00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321705a900f1c7, // S_BITCMP1_B64 ENC_SOPC default
    0x1341705aa00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x1361705ab00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x1381705ac00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321725ad0101fa, // S_CMP_EQ_U64 ENC_SOPC default
    0x1341725ae0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x1361725af0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x1381725b00101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321725ad01120b, // S_CMP_LG_U64 ENC_SOPC default
    0x1341725ae01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x1361725af01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x1381725b001120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b104120d, // S_CMP_LT_F32 ENC_SOPC default
    0x13416e5b204120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b304120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b404120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b10421f7, // S_CMP_EQ_F32 ENC_SOPC default
    0x13416e5b20421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b30421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b40421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b1043204, // S_CMP_LE_F32 ENC_SOPC default
    0x13416e5b2043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b3043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b4043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b1044200, // S_CMP_GT_F32 ENC_SOPC default
    0x13416e5b2044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b3044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b4044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b1045208, // S_CMP_LG_F32 ENC_SOPC default
    0x13416e5b2045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b3045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b4045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b10461fc, // S_CMP_GE_F32 ENC_SOPC default
    0x13416e5b20461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b30461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b40461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b104721d, // S_CMP_O_F32 ENC_SOPC default
    0x13416e5b204721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b304721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b404721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b104821f, // S_CMP_U_F32 ENC_SOPC default
    0x13416e5b204821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b304821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b404821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b1049213, // S_CMP_NGE_F32 ENC_SOPC default
    0x13416e5b2049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b3049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b4049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b104a219, // S_CMP_NLG_F32 ENC_SOPC default
    0x13416e5b204a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b304a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b404a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b104b215, // S_CMP_NGT_F32 ENC_SOPC default
    0x13416e5b204b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b304b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b404b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b104c217, // S_CMP_NLE_F32 ENC_SOPC default
    0x13416e5b204c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b304c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b404c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b104d211, // S_CMP_NEQ_F32 ENC_SOPC default
    0x13416e5b204d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b304d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b404d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13216e5b104e21b, // S_CMP_NLT_F32 ENC_SOPC default
    0x13416e5b204e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x13616e5b304e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x13816e5b404e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b505120c, // S_CMP_LT_F16 ENC_SOPC default
    0x1341745b605120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b705120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b805120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b50521f6, // S_CMP_EQ_F16 ENC_SOPC default
    0x1341745b60521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b70521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b80521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b5053203, // S_CMP_LE_F16 ENC_SOPC default
    0x1341745b6053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b7053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b8053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b50541ff, // S_CMP_GT_F16 ENC_SOPC default
    0x1341745b60541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b70541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b80541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b5055207, // S_CMP_LG_F16 ENC_SOPC default
    0x1341745b6055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b7055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b8055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b50561fb, // S_CMP_GE_F16 ENC_SOPC default
    0x1341745b60561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b70561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b80561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b505721c, // S_CMP_O_F16 ENC_SOPC default
    0x1341745b605721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b705721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b805721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b505821e, // S_CMP_U_F16 ENC_SOPC default
    0x1341745b605821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b705821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b805821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b5059212, // S_CMP_NGE_F16 ENC_SOPC default
    0x1341745b6059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b7059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b8059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b505a218, // S_CMP_NLG_F16 ENC_SOPC default
    0x1341745b605a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b705a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b805a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b505b214, // S_CMP_NGT_F16 ENC_SOPC default
    0x1341745b605b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b705b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b805b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b505c216, // S_CMP_NLE_F16 ENC_SOPC default
    0x1341745b605c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b705c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b805c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b505d210, // S_CMP_NEQ_F16 ENC_SOPC default
    0x1341745b605d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b705d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b805d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1321745b505e21a, // S_CMP_NLT_F16 ENC_SOPC default
    0x1341745b605e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x1361745b705e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x1381745b805e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13a1845b9000266, // S_NOP ENC_SOPP default
    0x13a1845b9001286, // S_SETKILL ENC_SOPP default
    0x13a1845b9002285, // S_SETHALT ENC_SOPP default
    0x13a1845b900328e, // S_SLEEP ENC_SOPP default
    0x13a1865b900428b, // S_SET_INST_PREFETCH_DISTANCE ENC_SOPP default
    0x13a1865ba0051e2, // S_CLAUSE ENC_SOPP default
    0x13a1885bb00722f, // S_DELAY_ALU ENC_SOPP default
    0x13a18a5bc00829e, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x13a18c5bd00929d, // S_WAITCNT ENC_SOPP default
    0x13a13417100a2a4, // S_WAIT_IDLE ENC_SOPP default
    0x13a1865be00b2a3, // S_WAIT_EVENT ENC_SOPP default
    0x13a1845b9010297, // S_TRAP ENC_SOPP default
    0x13a1865b9011280, // S_ROUND_MODE ENC_SOPP default
    0x13a1845b9012230, // S_DENORM_MODE ENC_SOPP default
    0x13a13417101f220, // S_CODE_END ENC_SOPP default
    0x13a18e5bf0201cd, // S_BRANCH ENC_SOPP default
    0x13a18e5c00211dc, // S_CBRANCH_SCC0 ENC_SOPP default
    0x13a18e5c00221dd, // S_CBRANCH_SCC1 ENC_SOPP default
    0x13c18e5c10231df, // S_CBRANCH_VCCZ ENC_SOPP default
    0x13c18e5c10241de, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x13a18e5c20251db, // S_CBRANCH_EXECZ ENC_SOPP default
    0x13a18e5c20261da, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x13a18e5bf0271d6, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x13a18e5bf0281d9, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x13a18e5bf0291d8, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x13a18e5bf02a1d7, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x13a190171030231, // S_ENDPGM ENC_SOPP default
    0x13a134171031233, // S_ENDPGM_SAVED ENC_SOPP default
    0x13a134171032232, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x13a1341710342a5, // S_WAKEUP ENC_SOPP default
    0x13a1845b9035288, // S_SETPRIO ENC_SOPP default
    0x13a1925c3036281, // S_SENDMSG ENC_SOPP default
    0x13a1925c3037282, // S_SENDMSGHALT ENC_SOPP default
    0x13a1845b903823e, // S_INCPERFLEVEL ENC_SOPP default
    0x13a1845b903922e, // S_DECPERFLEVEL ENC_SOPP default
    0x13a13434b03a29a, // S_TTRACEDATA ENC_SOPP default
    0x13a1865b903b29b, // S_TTRACEDATA_IMM ENC_SOPP default
    0x13a13417103c23d, // S_ICACHE_INV ENC_SOPP default
    0x13a13417103d1b9, // S_BARRIER ENC_SOPP default
];
