// Written by `cargo xtask regen` from amdgpu_isa_rdna2.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 170] = [
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
        enc::VOP2_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 2, [true, false, false, false], run(0, 0), run(0, 0)),
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
        enc::VOP2_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, [true, false, false, false], run(0, 0), run(0, 1)),
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
        enc::ENC_VINTRP,
        0,
        1,
        Slot::Whole,
        [bits(16, 2), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000cc004000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 2), run(1, 2)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000ffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(1, 2)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1801fe00cc004000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(3, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1801feffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(3, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1bfc0000cc004000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(4, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1bfc00ffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(4, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1bfdfe00cc004000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1bfdfeffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000cc004000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 2), run(4, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x180000ffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(4, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1801fe00cc004000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1801feffcc004000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000cc004000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 2), run(5, 2)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1801fe00cc004000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(7, 1)),
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
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(4, 1)),
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
        choice(Long, 0, 2, [false, false, false, false], run(2, 1), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd400007e,
        choice(Long, 1, 2, [false, false, false, false], run(2, 1), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d400007e,
        choice(Long, 1, 2, [false, false, false, false], run(2, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd400007e,
        choice(Long, 1, 2, [false, false, false, false], run(2, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd400007e,
        choice(Long, 0, 2, [false, false, false, false], run(2, 1), run(5, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d400007e,
        choice(Long, 1, 2, [false, false, false, false], run(2, 1), run(7, 1)),
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
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(8, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(10, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(10, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(8, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(8, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(10, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(10, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(11, 3)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(14, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(1, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(1, 2)),
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
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(4, 1)),
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(16, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(19, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(1, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(1, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(4, 1)),
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
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(16, 3)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(19, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [true, false, false, false], run(0, 0), run(1, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(1, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(4, 1)),
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
        choice(Long, 0, 2, [true, false, false, false], run(0, 0), run(16, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(19, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(21, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(24, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(26, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(28, 1)),
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
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(29, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        1,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(30, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(31, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(31, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(31, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(31, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 1, [false, false, false, false], run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 1, [false, false, false, false], run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(4, 1)),
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
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(31, 1)),
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
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(31, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(32, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(32, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(28, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(31, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(34, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(36, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(38, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(39, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(42, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(44, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(30, 1)),
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
        choice(Short, 0, 0, [false, false, false, false], run(3, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0x7d0000dc000000,
        choice(Short, 0, 0, [false, false, false, false], run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_SCRATCH,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc004000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_GLBL,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc008000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MUBUF,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(25, 1)],
        0xe0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(46, 1)),
    ),
    form_kind(
        enc::ENC_MUBUF,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(25, 1)],
        0xe0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MTBUF,
        0,
        2,
        Slot::Whole,
        [bits(16, 3), bits(53, 1)],
        0xe8000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(46, 1)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0000002,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA2,
        0,
        4,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0000004,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA3,
        0,
        5,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0000006,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0009f00,
        choice(Short, 0, 0, [false, false, false, false], run(5, 4), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0009f02,
        choice(Short, 0, 0, [false, false, false, false], run(5, 4), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA2,
        0,
        4,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0009f04,
        choice(Short, 0, 0, [false, false, false, false], run(5, 4), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA3,
        0,
        5,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0009f06,
        choice(Short, 0, 0, [false, false, false, false], run(5, 4), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(47, 1)),
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
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_SDWA_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000f9,
        choice(Sdwa, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
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
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(0, 1)),
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
        enc::VOP1_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000f9,
        choice(Sdwa, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
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
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(48, 1)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(49, 1)),
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
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(50, 1)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(51, 1)),
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
pub static FORMS: [u64; 4368] = [
    0x00029800000138c, // V_CNDMASK_B32 ENC_VOP2 default
    0x00229c00100138c, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00429a00200138c, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x00629e00300138c, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00829800400138c, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a2a20050023bb, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x00c2a40060023bb, // V_DOT2C_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2a60070023bb, // V_DOT2C_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a20080023bb, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x00a2a80090032b6, // V_ADD_F32 ENC_VOP2 default
    0x00c2ac00a0032b6, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122aa00b0032b6, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ae00c0032b6, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a800d0032b6, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a2a8009004472, // V_SUB_F32 ENC_VOP2 default
    0x00c2ac00a004472, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122aa00b004472, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ae00c004472, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a800d004472, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0142a800e00546d, // V_SUBREV_F32 ENC_VOP2 default
    0x00c2ac00a00546d, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122aa00f00546d, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ae00c00546d, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a801000546d, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a2a80110063d0, // V_FMAC_LEGACY_F32 ENC_VOP2 default
    0x0102a80120063d0, // V_FMAC_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a2a8009007432, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x00c2ac00a007432, // V_MUL_LEGACY_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122aa00b007432, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ae00c007432, // V_MUL_LEGACY_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a800d007432, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a2a800900842b, // V_MUL_F32 ENC_VOP2 default
    0x00c2ac00a00842b, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122aa00b00842b, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ae00c00842b, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a800d00842b, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a2a8013009431, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c2ac014009431, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0122b2015009431, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x00e2b4016009431, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0102a8017009431, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a2a801300a42e, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c2ac01400a42e, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0122b201500a42e, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x00e2b401600a42e, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0102a801700a42e, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a2a801800b435, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c2ac01900b435, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0122b201a00b435, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x00e2b401b00b435, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0102a801c00b435, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a2a801800c430, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c2ac01900c430, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0122b201a00c430, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x00e2b401b00c430, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0102a801c00c430, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a2ba01d00d3bf, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x00c2ac01e00d3bf, // V_DOT4C_I32_I8 VOP2_VOP_DPP8 has_dpp8
    0x00e2b401f00d3bf, // V_DOT4C_I32_I8 VOP2_VOP_DPP16 has_dpp16
    0x0102ba02000d3bf, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x00a2a800900f41b, // V_MIN_F32 ENC_VOP2 default
    0x00c2ac00a00f41b, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122aa00b00f41b, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ae00c00f41b, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a800d00f41b, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x00a2a8009010406, // V_MAX_F32 ENC_VOP2 default
    0x00c2ac00a010406, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122aa00b010406, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ae00c010406, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a800d010406, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00a2a801301141e, // V_MIN_I32 ENC_VOP2 default
    0x00c2ac01401141e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x0122b201501141e, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x00e2b401601141e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x0102a801701141e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a2a8013012409, // V_MAX_I32 ENC_VOP2 default
    0x00c2ac014012409, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x0122b2015012409, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x00e2b4016012409, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x0102a8017012409, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a2a8018013420, // V_MIN_U32 ENC_VOP2 default
    0x00c2ac019013420, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x0122b201a013420, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x00e2b401b013420, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x0102a801c013420, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a2a801801440b, // V_MAX_U32 ENC_VOP2 default
    0x00c2ac01901440b, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x0122b201a01440b, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x00e2b401b01440b, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x0102a801c01440b, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0142a80210163f5, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c2ac0190163f5, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122b20220163f5, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x00e2b401b0163f5, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102a80230163f5, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0142a80240182c2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c2ac0250182c2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0122b20260182c2, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x00e2b40270182c2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0102a80280182c2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0142a802101a3f0, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c2ac01901a3f0, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122b202201a3f0, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x00e2b401b01a3f0, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102a802301a3f0, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a2a801801b2bf, // V_AND_B32 ENC_VOP2 default
    0x00c2ac01901b2bf, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122b201a01b2bf, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x00e2b401b01b2bf, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102a801c01b2bf, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a2a801801c439, // V_OR_B32 ENC_VOP2 default
    0x00c2ac01901c439, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122b201a01c439, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e2b401b01c439, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102a801c01c439, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a2a801801d481, // V_XOR_B32 ENC_VOP2 default
    0x00c2ac01901d481, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122b201a01d481, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e2b401b01d481, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102a801c01d481, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2a801801e47f, // V_XNOR_B32 ENC_VOP2 default
    0x00c2ac01901e47f, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122b201a01e47f, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e2b401b01e47f, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102a801c01e47f, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2a80180252bc, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c2ac0190252bc, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0122b201a0252bc, // V_ADD_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e2b401b0252bc, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0102a801c0252bc, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2a8018026476, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c2ac019026476, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0122b201a026476, // V_SUB_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e2b401b026476, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0102a801c026476, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x0142a802102746e, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c2ac01902746e, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0122b202202746e, // V_SUBREV_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e2b401b02746e, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0102a802302746e, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0002bc0290282b3, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022c002a0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0162be02b0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0062c202c0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0082bc02d0282b3, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002bc02902946f, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0022c002a02946f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0162be02b02946f, // V_SUB_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0062c202c02946f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0082bc02d02946f, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0182bc02e02a46a, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0022c002a02a46a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0162be02f02a46a, // V_SUBREV_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0062c202c02a46a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0082bc03002a46a, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00a2a801102b3cf, // V_FMAC_F32 ENC_VOP2 default
    0x00c2ac03102b3cf, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e2ae03202b3cf, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a801202b3cf, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01a2c603302c3d2, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0102c603402c3d2, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01a2c803502d3cd, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0102c803602d3cd, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a2ca03702f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP2 default
    0x00c2ce03802f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122cc03902f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2d003a02f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102ca03b02f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a2d403c0322b5, // V_ADD_F16 ENC_VOP2 default
    0x00c2d803d0322b5, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122d603e0322b5, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2da03f0322b5, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d40400322b5, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a2d403c033471, // V_SUB_F16 ENC_VOP2 default
    0x00c2d803d033471, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122d603e033471, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2da03f033471, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d4040033471, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0142d404103446c, // V_SUBREV_F16 ENC_VOP2 default
    0x00c2d803d03446c, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122d604203446c, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2da03f03446c, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d404303446c, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a2d403c03542a, // V_MUL_F16 ENC_VOP2 default
    0x00c2d803d03542a, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122d603e03542a, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2da03f03542a, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d404003542a, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a2d40440363ce, // V_FMAC_F16 ENC_VOP2 default
    0x00c2d80450363ce, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2da0460363ce, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d40470363ce, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01a2de0480373d1, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0102de0490373d1, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01a2e004a0383cc, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0102e004b0383cc, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a2d403c039405, // V_MAX_F16 ENC_VOP2 default
    0x00c2d803d039405, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122d603e039405, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2da03f039405, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d4040039405, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x00a2d403c03a41a, // V_MIN_F16 ENC_VOP2 default
    0x00c2d803d03a41a, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122d603e03a41a, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2da03f03a41a, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d404003a41a, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x00a2d403c03b3e9, // V_LDEXP_F16 ENC_VOP2 default
    0x00c2d803d03b3e9, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122e203e03b3e9, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2e403f03b3e9, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d404003b3e9, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a2e804c03c443, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00c2ea04d03c443, // V_PK_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2ec04e03c443, // V_PK_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102e804f03c443, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01c2040500001d3, // S_ADD_U32 ENC_SOP2 default
    0x01e2040510001d3, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0202040520001d3, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0222040530001d3, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405000128a, // S_SUB_U32 ENC_SOP2 default
    0x01e20405100128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x02020405200128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x02220405300128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c2040540021d2, // S_ADD_I32 ENC_SOP2 default
    0x01e2040550021d2, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x0202040560021d2, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x0222040570021d2, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c204054003289, // S_SUB_I32 ENC_SOP2 default
    0x01e204055003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x020204056003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x022204057003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c2040580041d0, // S_ADDC_U32 ENC_SOP2 default
    0x01e2040590041d0, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x02020405a0041d0, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x02220405b0041d0, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c204058005286, // S_SUBB_U32 ENC_SOP2 default
    0x01e204059005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x02020405a005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x02220405b005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c204054006251, // S_MIN_I32 ENC_SOP2 default
    0x01e204055006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x020204056006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x022204057006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c204050007252, // S_MIN_U32 ENC_SOP2 default
    0x01e204051007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x020204052007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x022204053007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405400824d, // S_MAX_I32 ENC_SOP2 default
    0x01e20405500824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x02020405600824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x02220405700824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405000924e, // S_MAX_U32 ENC_SOP2 default
    0x01e20405100924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x02020405200924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x02220405300924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405c00a22a, // S_CSELECT_B32 ENC_SOP2 default
    0x01e20405d00a22a, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x02020405e00a22a, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x02220405f00a22a, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20606000b22b, // S_CSELECT_B64 ENC_SOP2 default
    0x01e20606100b22b, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x02020606200b22b, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x02220606300b22b, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405000e1de, // S_AND_B32 ENC_SOP2 default
    0x01e20405100e1de, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x02020405200e1de, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x02220405300e1de, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20606400f1df, // S_AND_B64 ENC_SOP2 default
    0x01e20606500f1df, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x02020606600f1df, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x02220606700f1df, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c204050010270, // S_OR_B32 ENC_SOP2 default
    0x01e204051010270, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x020204052010270, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x022204053010270, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c206064011271, // S_OR_B64 ENC_SOP2 default
    0x01e206065011271, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x020206066011271, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x022206067011271, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405001229e, // S_XOR_B32 ENC_SOP2 default
    0x01e20405101229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02020405201229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02220405301229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20606401329f, // S_XOR_B64 ENC_SOP2 default
    0x01e20606501329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02020606601329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02220606701329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c2040500141d8, // S_ANDN2_B32 ENC_SOP2 default
    0x01e2040510141d8, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x0202040520141d8, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x0222040530141d8, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c2060640151d9, // S_ANDN2_B64 ENC_SOP2 default
    0x01e2060650151d9, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x0202060660151d9, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x0222060670151d9, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405001626c, // S_ORN2_B32 ENC_SOP2 default
    0x01e20405101626c, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x02020405201626c, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x02220405301626c, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20606401726d, // S_ORN2_B64 ENC_SOP2 default
    0x01e20606501726d, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x02020606601726d, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x02220606701726d, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405001825f, // S_NAND_B32 ENC_SOP2 default
    0x01e20405101825f, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x02020405201825f, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x02220405301825f, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c206064019260, // S_NAND_B64 ENC_SOP2 default
    0x01e206065019260, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x020206066019260, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x022206067019260, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405001a264, // S_NOR_B32 ENC_SOP2 default
    0x01e20405101a264, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02020405201a264, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02220405301a264, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20606401b265, // S_NOR_B64 ENC_SOP2 default
    0x01e20606501b265, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02020606601b265, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02220606701b265, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405001c29a, // S_XNOR_B32 ENC_SOP2 default
    0x01e20405101c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02020405201c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02220405301c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20606401d29b, // S_XNOR_B64 ENC_SOP2 default
    0x01e20606501d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02020606601d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02220606701d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405001e249, // S_LSHL_B32 ENC_SOP2 default
    0x01e20405101e249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x02020405201e249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x02220405301e249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20806801f24a, // S_LSHL_B64 ENC_SOP2 default
    0x01e20806901f24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x02020806a01f24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x02220806b01f24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405002024b, // S_LSHR_B32 ENC_SOP2 default
    0x01e20405102024b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x02020405202024b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x02220405302024b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20806802124c, // S_LSHR_B64 ENC_SOP2 default
    0x01e20806902124c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x02020806a02124c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x02220806b02124c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20406c0221e2, // S_ASHR_I32 ENC_SOP2 default
    0x01e20406d0221e2, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x02020406e0221e2, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x02220406f0221e2, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c2080700231e3, // S_ASHR_I64 ENC_SOP2 default
    0x01e2080710231e3, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x0202080720231e3, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x0222080730231e3, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c2040740241ed, // S_BFM_B32 ENC_SOP2 default
    0x01e2040750241ed, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x0202040760241ed, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x0222040770241ed, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20a0780251ee, // S_BFM_B64 ENC_SOP2 default
    0x01e20a0790251ee, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x02020a07a0251ee, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x02220a07b0251ee, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20407c02625e, // S_MUL_I32 ENC_SOP2 default
    0x01e20407d02625e, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x02020407e02625e, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x02220407f02625e, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c2040500271eb, // S_BFE_U32 ENC_SOP2 default
    0x01e2040510271eb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x0202040520271eb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x0222040530271eb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20406c0281e9, // S_BFE_I32 ENC_SOP2 default
    0x01e20406d0281e9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x02020406e0281e9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x02220406f0281e9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c2080680291ec, // S_BFE_U64 ENC_SOP2 default
    0x01e2080690291ec, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x02020806a0291ec, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x02220806b0291ec, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20807002a1ea, // S_BFE_I64 ENC_SOP2 default
    0x01e20807102a1ea, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x02020807202a1ea, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x02220807302a1ea, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405402c1ce, // S_ABSDIFF_I32 ENC_SOP2 default
    0x01e20405502c1ce, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x02020405602c1ce, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x02220405702c1ce, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405002e245, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x01e20405102e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02020405202e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02220405302e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20405002f246, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x01e20405102f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02020405202f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02220405302f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c204050030247, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x01e204051030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x020204052030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x022204053030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c204050031248, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x01e204051031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x020204052031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x022204053031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c204080032276, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x01e204081032276, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x020204082032276, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x022204083032276, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c204084033275, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x01e204085033275, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x020204086033275, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x022204087033275, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c204088034274, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x01e204089034274, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02020408a034274, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02220408b034274, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20407403525d, // S_MUL_HI_U32 ENC_SOP2 default
    0x01e20407503525d, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x02020407603525d, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x02220407703525d, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c20407c03625c, // S_MUL_HI_I32 ENC_SOP2 default
    0x01e20407d03625c, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x02020407e03625c, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x02220407f03625c, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02421208c000253, // S_MOVK_I32 ENC_SOPK default
    0x02421408d00128f, // S_VERSION ENC_SOPK default
    0x02421208e00220c, // S_CMOVK_I32 ENC_SOPK default
    0x02421208f00320f, // S_CMPK_EQ_I32 ENC_SOPK default
    0x02421208f004217, // S_CMPK_LG_I32 ENC_SOPK default
    0x02421208f005213, // S_CMPK_GT_I32 ENC_SOPK default
    0x02421208f006211, // S_CMPK_GE_I32 ENC_SOPK default
    0x02421208f007219, // S_CMPK_LT_I32 ENC_SOPK default
    0x02421208f008215, // S_CMPK_LE_I32 ENC_SOPK default
    0x024216090009210, // S_CMPK_EQ_U32 ENC_SOPK default
    0x02421609000a218, // S_CMPK_LG_U32 ENC_SOPK default
    0x02421609000b214, // S_CMPK_GT_U32 ENC_SOPK default
    0x02421609000c212, // S_CMPK_GE_U32 ENC_SOPK default
    0x02421609000d21a, // S_CMPK_LT_U32 ENC_SOPK default
    0x02421609000e216, // S_CMPK_LE_U32 ENC_SOPK default
    0x02421209100f1d1, // S_ADDK_I32 ENC_SOPK default
    0x02421209201025b, // S_MULK_I32 ENC_SOPK default
    0x02421809301223b, // S_GETREG_B32 ENC_SOPK default
    0x02421a094013281, // S_SETREG_B32 ENC_SOPK default
    0x02621c095015282, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x02421e096016200, // S_CALL_B64 ENC_SOPK default
    0x024212097017295, // S_WAITCNT_VSCNT ENC_SOPK default
    0x024212097018294, // S_WAITCNT_VMCNT ENC_SOPK default
    0x024212097019292, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x02421209701a293, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x02422009801b287, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x02422009801c288, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x0282300990003e6, // V_INTERP_P1_F32 ENC_VINTRP default
    0x02823009a0013e8, // V_INTERP_P2_F32 ENC_VINTRP default
    0x02823409b0023e3, // V_INTERP_MOV_F32 ENC_VINTRP default
    0x02a33409c000447, // V_PK_MAD_I16 ENC_VOP3P default
    0x02c33409d000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e33409e000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x03033409f000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323340a0000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0343340a1000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363340a2000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383340a3000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3360a4001450, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x03c3360a5001450, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3360a6001450, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403360a7001450, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3360a8002440, // V_PK_ADD_I16 ENC_VOP3P default
    0x03c3360a9002440, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3360aa002440, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403360ab002440, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3360a8003451, // V_PK_SUB_I16 ENC_VOP3P default
    0x03c3360a9003451, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3360aa003451, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403360ab003451, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423360ac004445, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x03c3360ad004445, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443360ae004445, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403360af004445, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423360ac005446, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x03c3360ad005446, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443360ae005446, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403360af005446, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423360b0006442, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x03c3360b1006442, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0443360b2006442, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403360b3006442, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3360a800744a, // V_PK_MAX_I16 ENC_VOP3P default
    0x03c3360a900744a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3360aa00744a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403360ab00744a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3360a800844d, // V_PK_MIN_I16 ENC_VOP3P default
    0x03c3360a900844d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3360aa00844d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403360ab00844d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3340b4009448, // V_PK_MAD_U16 ENC_VOP3P default
    0x02c3340b5009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e3340b6009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0303340b7009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323340b8009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0343340b9009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363340ba009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383340bb009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3360a400a441, // V_PK_ADD_U16 ENC_VOP3P default
    0x03c3360a500a441, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3360a600a441, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403360a700a441, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3360a400b452, // V_PK_SUB_U16 ENC_VOP3P default
    0x03c3360a500b452, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3360a600b452, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403360a700b452, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3360a400c44b, // V_PK_MAX_U16 ENC_VOP3P default
    0x03c3360a500c44b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3360a600c44b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403360a700c44b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3360a400d44e, // V_PK_MIN_U16 ENC_VOP3P default
    0x03c3360a500d44e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3360a600d44e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403360a700d44e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3380bc00e444, // V_PK_FMA_F16 ENC_VOP3P default
    0x02c3380bd00e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3380be00e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303380bf00e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323380c000e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343380c100e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363380c200e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383380c300e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a33a0c400f43f, // V_PK_ADD_F16 ENC_VOP3P default
    0x03c33a0c500f43f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e33a0c600f43f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x04033a0c700f43f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a33a0c401044f, // V_PK_MUL_F16 ENC_VOP3P default
    0x03c33a0c501044f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e33a0c601044f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x04033a0c701044f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a33a0c401144c, // V_PK_MIN_F16 ENC_VOP3P default
    0x03c33a0c501144c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e33a0c601144c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x04033a0c701144c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a33a0c4012449, // V_PK_MAX_F16 ENC_VOP3P default
    0x03c33a0c5012449, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e33a0c6012449, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x04033a0c7012449, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a33c0c80133bc, // V_DOT2_F32_F16 ENC_VOP3P default
    0x02c33c0c90133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e33c0ca0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x03033c0cb0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03233c0cc0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x03433c0cd0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03633c0ce0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03833c0cf0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3340d00143bd, // V_DOT2_I32_I16 ENC_VOP3P default
    0x02c3340d10143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e3340d20143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_1
    0x0303340d30143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323340d40143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_2
    0x0343340d50143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363340d60143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383340d70143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3340d80153be, // V_DOT2_U32_U16 ENC_VOP3P default
    0x02c3340d90153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e3340da0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_1
    0x0303340db0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323340dc0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_2
    0x0343340dd0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363340de0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383340df0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a33e0e00163c0, // V_DOT4_I32_I8 ENC_VOP3P default
    0x02c33e0e10163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0
    0x02e33e0e20163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_1
    0x03033e0e30163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03233e0e40163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_2
    0x03433e0e50163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03633e0e60163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03833e0e70163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a33e0e80173c1, // V_DOT4_U32_U8 ENC_VOP3P default
    0x02c33e0e90173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x02e33e0ea0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x03033e0eb0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03233e0ec0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x03433e0ed0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03633e0ee0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03833e0ef0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a33e0f00183c2, // V_DOT8_I32_I4 ENC_VOP3P default
    0x02c33e0f10183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0
    0x02e33e0f20183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_1
    0x03033e0f30183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03233e0f40183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_2
    0x03433e0f50183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03633e0f60183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03833e0f70183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a33e0f80193c3, // V_DOT8_U32_U4 ENC_VOP3P default
    0x02c33e0f90193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x02e33e0fa0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x03033e0fb0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03233e0fc0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x03433e0fd0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03633e0fe0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03833e0ff0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3401000203d9, // V_FMA_MIX_F32 ENC_VOP3P default
    0x02c3401010203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x02e3401020203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0303401030203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323401040203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0343401050203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363401060203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383401070203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3401080213d8, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x02c3401090213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e34010a0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x03034010b0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03234010c0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x03434010d0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03634010e0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03834010f0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3401080223d7, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x02c3401090223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e34010a0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x03034010b0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03234010c0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x03434010d0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03634010e0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03834010f0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04634211000033a, // V_CMP_F_F32 ENC_VOP3 default
    0x04834211100033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34211200033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34211300033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634211000135f, // V_CMP_LT_F32 ENC_VOP3 default
    0x04834211100135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34211200135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34211300135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046342110002331, // V_CMP_EQ_F32 ENC_VOP3 default
    0x048342111002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a342112002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c342113002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046342110003353, // V_CMP_LE_F32 ENC_VOP3 default
    0x048342111003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a342112003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c342113003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634211000434a, // V_CMP_GT_F32 ENC_VOP3 default
    0x04834211100434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34211200434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34211300434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634211000535c, // V_CMP_LG_F32 ENC_VOP3 default
    0x04834211100535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34211200535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34211300535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046342110006341, // V_CMP_GE_F32 ENC_VOP3 default
    0x048342111006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a342112006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c342113006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046342110007380, // V_CMP_O_F32 ENC_VOP3 default
    0x048342111007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04a342112007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04c342113007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634211000838a, // V_CMP_U_F32 ENC_VOP3 default
    0x04834211100838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34211200838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34211300838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046342110009371, // V_CMP_NGE_F32 ENC_VOP3 default
    0x048342111009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a342112009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c342113009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634211000a37a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04834211100a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34211200a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34211300a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634211000b374, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04834211100b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34211200b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34211300b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634211000c377, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04834211100c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34211200c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34211300c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634211000d368, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04834211100d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34211200d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34211300d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634211000e37d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04834211100e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34211200e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34211300e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634211000f383, // V_CMP_TRU_F32 ENC_VOP3 default
    0x04834211100f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34211200f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34211300f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3481140102db, // V_CMPX_F_F32 ENC_VOP3 default
    0x0503481150102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x0523481160102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x0543481170102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e348114011300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x050348115011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x052348116011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x054348117011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3481140122d2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0503481150122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0523481160122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0543481170122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3481140132f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x0503481150132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523481160132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543481170132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3481140142eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0503481150142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523481160142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543481170142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3481140152fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x0503481150152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0523481160152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0543481170152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3481140162e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0503481150162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523481160162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543481170162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e348114017321, // V_CMPX_O_F32 ENC_VOP3 default
    0x050348115017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x052348116017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x054348117017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34811401832b, // V_CMPX_U_F32 ENC_VOP3 default
    0x05034811501832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05234811601832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05434811701832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e348114019312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x050348115019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x052348116019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x054348117019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34811401a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05034811501a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05234811601a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05434811701a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34811401b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05034811501b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05234811601b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05434811701b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34811401c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05034811501c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05234811601c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05434811701c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34811401d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05034811501d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05234811601d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05434811701d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34811401e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05034811501e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05234811601e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05434811701e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34811401f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x05034811501f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x05234811601f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x05434811701f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e11802033b, // V_CMP_F_F64 ENC_VOP3 default
    0x04834e11902033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e118021360, // V_CMP_LT_F64 ENC_VOP3 default
    0x04834e119021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e118022332, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04834e119022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e118023354, // V_CMP_LE_F64 ENC_VOP3 default
    0x04834e119023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e11802434b, // V_CMP_GT_F64 ENC_VOP3 default
    0x04834e11902434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e11802535d, // V_CMP_LG_F64 ENC_VOP3 default
    0x04834e11902535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e118026342, // V_CMP_GE_F64 ENC_VOP3 default
    0x04834e119026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e118027381, // V_CMP_O_F64 ENC_VOP3 default
    0x04834e119027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e11802838b, // V_CMP_U_F64 ENC_VOP3 default
    0x04834e11902838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e118029372, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04834e119029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e11802a37b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04834e11902a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e11802b375, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04834e11902b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e11802c378, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04834e11902c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e11802d369, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04834e11902d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e11802e37e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04834e11902e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634e11802f384, // V_CMP_TRU_F64 ENC_VOP3 default
    0x04834e11902f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05834e11a02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34e11b02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c0302dc, // V_CMPX_F_F64 ENC_VOP3 default
    0x05035211d0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c031301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x05035211d031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c0322d3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x05035211d0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c0332f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x05035211d0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c0342ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x05035211d0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c0352fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x05035211d0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c0362e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x05035211d0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c037322, // V_CMPX_O_F64 ENC_VOP3 default
    0x05035211d037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c03832c, // V_CMPX_U_F64 ENC_VOP3 default
    0x05035211d03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c039313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x05035211d039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c03a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x05035211d03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c03b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x05035211d03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c03c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x05035211d03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c03d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x05035211d03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c03e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x05035211d03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35211c03f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x05035211d03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35211e03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x05435211f03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635612008033c, // V_CMP_F_I32 ENC_VOP3 default
    0x04835612108033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04a35612208033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04c35612308033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046356120081362, // V_CMP_LT_I32 ENC_VOP3 default
    0x048356121081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a356122081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c356123081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046356120082334, // V_CMP_EQ_I32 ENC_VOP3 default
    0x048356121082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04a356122082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04c356123082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046356120083356, // V_CMP_LE_I32 ENC_VOP3 default
    0x048356121083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a356122083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c356123083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635612008434d, // V_CMP_GT_I32 ENC_VOP3 default
    0x04835612108434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a35612208434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c35612308434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635612008536b, // V_CMP_NE_I32 ENC_VOP3 default
    0x04835612108536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a35612208536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c35612308536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046356120086344, // V_CMP_GE_I32 ENC_VOP3 default
    0x048356121086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a356122086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c356123086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046356120087385, // V_CMP_T_I32 ENC_VOP3 default
    0x048356121087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04a356122087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04c356123087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635a12408832e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04835a12508832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04a35a12608832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04c35a12708832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e128089361, // V_CMP_LT_I16 ENC_VOP3 default
    0x04835e129089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a35e12a089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c35e12b089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e12808a333, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04835e12908a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04a35e12a08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04c35e12b08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e12808b355, // V_CMP_LE_I16 ENC_VOP3 default
    0x04835e12908b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a35e12a08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c35e12b08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e12808c34c, // V_CMP_GT_I16 ENC_VOP3 default
    0x04835e12908c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a35e12a08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c35e12b08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e12808d36a, // V_CMP_NE_I16 ENC_VOP3 default
    0x04835e12908d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a35e12a08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c35e12b08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e12808e343, // V_CMP_GE_I16 ENC_VOP3 default
    0x04835e12908e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a35e12a08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c35e12b08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636412c08f32d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x04836412d08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36412e08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36412f08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a1300902dd, // V_CMPX_F_I32 ENC_VOP3 default
    0x05036a1310902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x05236a1320902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x05436a1330902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a130091303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x05036a131091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x05236a132091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05436a133091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a1300922d5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x05036a1310922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x05236a1320922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05436a1330922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a1300932f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x05036a1310932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x05236a1320932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05436a1330932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a1300942ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x05036a1310942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x05236a1320942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05436a1330942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13009530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x05036a13109530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05236a13209530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05436a13309530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a1300962e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x05036a1310962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x05236a1320962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05436a1330962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a130097326, // V_CMPX_T_I32 ENC_VOP3 default
    0x05036a131097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x05236a132097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x05436a133097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36e1340982cf, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x05036e1350982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x05236e1360982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05436e1370982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e372138099302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x050372139099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05237213a099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05437213b099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e37213809a2d4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x05037213909a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05237213a09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05437213b09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e37213809b2f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x05037213909b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05237213a09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05437213b09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e37213809c2ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x05037213909c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05237213a09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05437213b09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e37213809d30b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x05037213909d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05237213a09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05437213b09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e37213809e2e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x05037213909e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05237213a09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05437213b09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e37813c09f2ce, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x05037813d09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05237813e09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05437813f09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1400a033d, // V_CMP_F_I64 ENC_VOP3 default
    0x04837e1410a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05837e1420a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1430a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1400a1363, // V_CMP_LT_I64 ENC_VOP3 default
    0x04837e1410a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05837e1420a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1430a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1400a2335, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04837e1410a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05837e1420a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1430a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1400a3357, // V_CMP_LE_I64 ENC_VOP3 default
    0x04837e1410a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05837e1420a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1430a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1400a434e, // V_CMP_GT_I64 ENC_VOP3 default
    0x04837e1410a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05837e1420a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1430a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1400a536c, // V_CMP_NE_I64 ENC_VOP3 default
    0x04837e1410a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05837e1420a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1430a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1400a6345, // V_CMP_GE_I64 ENC_VOP3 default
    0x04837e1410a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05837e1420a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1430a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1400a7386, // V_CMP_T_I64 ENC_VOP3 default
    0x04837e1410a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05837e1420a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1430a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563821440a832f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x0483821450a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0583821460a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3821470a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e1480a9364, // V_CMP_LT_U16 ENC_VOP3 default
    0x04835e1490a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a35e14a0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c35e14b0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e1480aa336, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04835e1490aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04a35e14a0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04c35e14b0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e1480ab358, // V_CMP_LE_U16 ENC_VOP3 default
    0x04835e1490ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a35e14a0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c35e14b0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e1480ac34f, // V_CMP_GT_U16 ENC_VOP3 default
    0x04835e1490ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a35e14a0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c35e14b0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e1480ad36d, // V_CMP_NE_U16 ENC_VOP3 default
    0x04835e1490ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a35e14a0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c35e14b0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e1480ae346, // V_CMP_GE_U16 ENC_VOP3 default
    0x04835e1490ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a35e14a0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c35e14b0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38614c0b02de, // V_CMPX_F_I64 ENC_VOP3 default
    0x05038614d0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38614e0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05438614f0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38614c0b1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05038614d0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38614e0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05438614f0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38614c0b22d6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05038614d0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38614e0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05438614f0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38614c0b32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05038614d0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38614e0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05438614f0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38614c0b42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05038614d0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38614e0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05438614f0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38614c0b530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05038614d0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38614e0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05438614f0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38614c0b62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05038614d0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38614e0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05438614f0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38614c0b7327, // V_CMPX_T_I64 ENC_VOP3 default
    0x05038614d0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38614e0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05438614f0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38a1500b82d0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x05038a1510b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05c38a1520b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05438a1530b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3721540b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0503721550b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523721560b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543721570b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3721540ba2d7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0503721550ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0523721560ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0543721570ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3721540bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0503721550bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523721560bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543721570bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3721540bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0503721550bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523721560bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543721570bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3721540bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0503721550bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523721560bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543721570bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3721540be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0503721550be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523721560be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543721570be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463561580c033e, // V_CMP_F_U32 ENC_VOP3 default
    0x0483561590c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35615a0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35615b0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463561580c1365, // V_CMP_LT_U32 ENC_VOP3 default
    0x0483561590c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35615a0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35615b0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463561580c2337, // V_CMP_EQ_U32 ENC_VOP3 default
    0x0483561590c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35615a0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35615b0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463561580c3359, // V_CMP_LE_U32 ENC_VOP3 default
    0x0483561590c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35615a0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35615b0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463561580c4350, // V_CMP_GT_U32 ENC_VOP3 default
    0x0483561590c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35615a0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35615b0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463561580c536e, // V_CMP_NE_U32 ENC_VOP3 default
    0x0483561590c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35615a0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35615b0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463561580c6347, // V_CMP_GE_U32 ENC_VOP3 default
    0x0483561590c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35615a0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35615b0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463561580c7387, // V_CMP_T_U32 ENC_VOP3 default
    0x0483561590c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35615a0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35615b0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0c8339, // V_CMP_F_F16 ENC_VOP3 default
    0x04838e12d0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0c935e, // V_CMP_LT_F16 ENC_VOP3 default
    0x04838e12d0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0ca330, // V_CMP_EQ_F16 ENC_VOP3 default
    0x04838e12d0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0cb352, // V_CMP_LE_F16 ENC_VOP3 default
    0x04838e12d0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0cc349, // V_CMP_GT_F16 ENC_VOP3 default
    0x04838e12d0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0cd35b, // V_CMP_LG_F16 ENC_VOP3 default
    0x04838e12d0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0ce340, // V_CMP_GE_F16 ENC_VOP3 default
    0x04838e12d0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0cf37f, // V_CMP_O_F16 ENC_VOP3 default
    0x04838e12d0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a15c0d02df, // V_CMPX_F_U32 ENC_VOP3 default
    0x05036a15d0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05236a15e0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05436a15f0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a15c0d1306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05036a15d0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05236a15e0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05436a15f0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a15c0d22d8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05036a15d0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05236a15e0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05436a15f0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a15c0d32fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05036a15d0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05236a15e0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05436a15f0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a15c0d42f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05036a15d0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05236a15e0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05436a15f0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a15c0d530f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05036a15d0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05236a15e0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05436a15f0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a15c0d62e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05036a15d0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05236a15e0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05436a15f0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a15c0d7328, // V_CMPX_T_U32 ENC_VOP3 default
    0x05036a15d0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05236a15e0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05436a15f0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0d82da, // V_CMPX_F_F16 ENC_VOP3 default
    0x05039213d0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0d92ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x05039213d0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0da2d1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x05039213d0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0db2f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x05039213d0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0dc2ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x05039213d0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0dd2fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x05039213d0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0de2e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x05039213d0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0df320, // V_CMPX_O_F16 ENC_VOP3 default
    0x05039213d0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1600e033f, // V_CMP_F_U64 ENC_VOP3 default
    0x04837e1610e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05837e1620e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1630e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1600e1366, // V_CMP_LT_U64 ENC_VOP3 default
    0x04837e1610e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05837e1620e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1630e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1600e2338, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04837e1610e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05837e1620e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1630e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1600e335a, // V_CMP_LE_U64 ENC_VOP3 default
    0x04837e1610e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05837e1620e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1630e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1600e4351, // V_CMP_GT_U64 ENC_VOP3 default
    0x04837e1610e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05837e1620e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1630e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1600e536f, // V_CMP_NE_U64 ENC_VOP3 default
    0x04837e1610e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05837e1620e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1630e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1600e6348, // V_CMP_GE_U64 ENC_VOP3 default
    0x04837e1610e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05837e1620e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1630e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637e1600e7388, // V_CMP_T_U64 ENC_VOP3 default
    0x04837e1610e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05837e1620e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37e1630e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0e8389, // V_CMP_U_F16 ENC_VOP3 default
    0x04838e12d0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0e9370, // V_CMP_NGE_F16 ENC_VOP3 default
    0x04838e12d0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0ea379, // V_CMP_NLG_F16 ENC_VOP3 default
    0x04838e12d0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0eb373, // V_CMP_NGT_F16 ENC_VOP3 default
    0x04838e12d0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0ec376, // V_CMP_NLE_F16 ENC_VOP3 default
    0x04838e12d0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0ed367, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x04838e12d0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0ee37c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x04838e12d0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638e12c0ef382, // V_CMP_TRU_F16 ENC_VOP3 default
    0x04838e12d0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38e12e0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38e12f0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3861640f02e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x0503861650f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3861660f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x0543861670f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3861640f1307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0503861650f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3861660f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543861670f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3861640f22d9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0503861650f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3861660f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x0543861670f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3861640f32fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0503861650f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3861660f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543861670f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3861640f42f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0503861650f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3861660f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543861670f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3861640f5310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0503861650f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3861660f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543861670f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3861640f62e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0503861650f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3861660f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543861670f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3861640f7329, // V_CMPX_T_U64 ENC_VOP3 default
    0x0503861650f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3861660f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x0543861670f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0f832a, // V_CMPX_U_F16 ENC_VOP3 default
    0x05039213d0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0f9311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x05039213d0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0fa31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x05039213d0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0fb314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x05039213d0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0fc317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x05039213d0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0fd308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x05039213d0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0fe31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x05039213d0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39213c0ff323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x05039213d0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x05239213e0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x05439213f0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e2a016810138c, // V_CNDMASK_B32 ENC_VOP3 default
    0x0602a016910138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x0622a016a10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x0642a016b10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b016c1032b6, // V_ADD_F32 ENC_VOP3 default
    0x0482b016d1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2b016e1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2b016f1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b016c104472, // V_SUB_F32 ENC_VOP3 default
    0x0482b016d104472, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2b016e104472, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2b016f104472, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562b017010546d, // V_SUBREV_F32 ENC_VOP3 default
    0x0482b017110546d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x0582b017210546d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2b017310546d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b01741063d0, // V_FMAC_LEGACY_F32 ENC_VOP3 default
    0x0482b01751063d0, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2b01761063d0, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2b01771063d0, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b016c107432, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x0482b016d107432, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2b016e107432, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2b016f107432, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b016c10842b, // V_MUL_F32 ENC_VOP3 default
    0x0482b016d10842b, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2b016e10842b, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2b016f10842b, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b6178109431, // V_MUL_I32_I24 ENC_VOP3 default
    0x0482b6179109431, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a2b617a109431, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c2b617b109431, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b817810a42e, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0482b817910a42e, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a2b817a10a42e, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c2b817b10a42e, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b617c10b435, // V_MUL_U32_U24 ENC_VOP3 default
    0x0482b617d10b435, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a2b617e10b435, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c2b617f10b435, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b817c10c430, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0482b817d10c430, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a2b817e10c430, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c2b817f10c430, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b016c10f41b, // V_MIN_F32 ENC_VOP3 default
    0x0482b016d10f41b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2b016e10f41b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2b016f10f41b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b016c110406, // V_MAX_F32 ENC_VOP3 default
    0x0482b016d110406, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2b016e110406, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2b016f110406, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b817811141e, // V_MIN_I32 ENC_VOP3 default
    0x0482b817911141e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2b817a11141e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2b817b11141e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b8178112409, // V_MAX_I32 ENC_VOP3 default
    0x0482b8179112409, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2b817a112409, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2b817b112409, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b817c113420, // V_MIN_U32 ENC_VOP3 default
    0x0482b817d113420, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2b817e113420, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2b817f113420, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b817c11440b, // V_MAX_U32 ENC_VOP3 default
    0x0482b817d11440b, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2b817e11440b, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2b817f11440b, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562b81801163f5, // V_LSHRREV_B32 ENC_VOP3 default
    0x0482b81811163f5, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0582b81821163f5, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b81831163f5, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562b81841182c2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0482b81851182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0582b81861182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2b81871182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562b818011a3f0, // V_LSHLREV_B32 ENC_VOP3 default
    0x0482b818111a3f0, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0582b818211a3f0, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b818311a3f0, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b817c11b2bf, // V_AND_B32 ENC_VOP3 default
    0x0482b817d11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2b817e11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b817f11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b817c11c439, // V_OR_B32 ENC_VOP3 default
    0x0482b817d11c439, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2b817e11c439, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b817f11c439, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b817c11d481, // V_XOR_B32 ENC_VOP3 default
    0x0482b817d11d481, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2b817e11d481, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b817f11d481, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b817c11e47f, // V_XNOR_B32 ENC_VOP3 default
    0x0482b817d11e47f, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2b817e11e47f, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b817f11e47f, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b617c1252bc, // V_ADD_NC_U32 ENC_VOP3 default
    0x0482b617d1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2b617e1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2b617f1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b617c126476, // V_SUB_NC_U32 ENC_VOP3 default
    0x0482b617d126476, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2b617e126476, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2b617f126476, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562b618012746e, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0482b618112746e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0582b618212746e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2b618312746e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0662c41881282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0682c41891282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a2c418a1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c2c418b1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0662c418812946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0682c418912946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a2c418a12946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c2c418b12946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06e2c418c12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0682c418d12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0702c418e12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c2c418f12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462b017412b3cf, // V_FMAC_F32 ENC_VOP3 default
    0x0482b017512b3cf, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2b017612b3cf, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2b017712b3cf, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d219012f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x0482d219112f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2d219212f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2d219312f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462dc1941322b5, // V_ADD_F16 ENC_VOP3 default
    0x0482dc1951322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2dc1961322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2dc1971322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462dc194133471, // V_SUB_F16 ENC_VOP3 default
    0x0482dc195133471, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2dc196133471, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2dc197133471, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562dc19813446c, // V_SUBREV_F16 ENC_VOP3 default
    0x0482dc19913446c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0582dc19a13446c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2dc19b13446c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462dc19413542a, // V_MUL_F16 ENC_VOP3 default
    0x0482dc19513542a, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2dc19613542a, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2dc19713542a, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462dc19c1363ce, // V_FMAC_F16 ENC_VOP3 default
    0x0482dc19d1363ce, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2dc19e1363ce, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2dc19f1363ce, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462dc194139405, // V_MAX_F16 ENC_VOP3 default
    0x0482dc195139405, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2dc196139405, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2dc197139405, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462dc19413a41a, // V_MIN_F16 ENC_VOP3 default
    0x0482dc19513a41a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2dc19613a41a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2dc19713a41a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e619413b3e9, // V_LDEXP_F16 ENC_VOP3 default
    0x0482e619513b3e9, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2e619613b3e9, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2e619713b3e9, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722ee1a01403d6, // V_FMA_LEGACY_F32 ENC_VOP3 default
    0x0742ee1a11403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ee1a21403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ee1a31403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1a41403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1a51403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1a61403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1a71403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01a81423f9, // V_MAD_I32_I24 ENC_VOP3 default
    0x0742f01a91423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0762f01aa1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0782f01ab1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01ac1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2f01ad1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01ae1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01af1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b01433fd, // V_MAD_U32_U24 ENC_VOP3 default
    0x0742f01b11433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0762f01b21433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0782f01b31433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01b41433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2f01b51433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01b61433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01b71433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1a014438f, // V_CUBEID_F32 ENC_VOP3 default
    0x0742ee1a114438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ee1a214438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ee1a314438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1a414438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1a514438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1a614438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1a714438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1a0145391, // V_CUBESC_F32 ENC_VOP3 default
    0x0742ee1a1145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ee1a2145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ee1a3145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1a4145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1a5145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1a6145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1a7145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1a0146392, // V_CUBETC_F32 ENC_VOP3 default
    0x0742ee1a1146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ee1a2146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ee1a3146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1a4146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1a5146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1a6146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1a7146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1a0147390, // V_CUBEMA_F32 ENC_VOP3 default
    0x0742ee1a1147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ee1a2147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ee1a3147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1a4147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1a5147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1a6147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1a7147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21b81482c6, // V_BFE_U32 ENC_VOP3 default
    0x0742f21b91482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f21ba1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f21bb1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21bc1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21bd1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21be1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21bf1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21c01492c5, // V_BFE_I32 ENC_VOP3 default
    0x0742f21c11492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0762f21c21492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0782f21c31492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21c41492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21c51492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21c61492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21c71492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21b814a2c7, // V_BFI_B32 ENC_VOP3 default
    0x0742f21b914a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f21ba14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f21bb14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21bc14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21bd14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21be14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21bf14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1a014b3d4, // V_FMA_F32 ENC_VOP3 default
    0x0742ee1a114b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ee1a214b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ee1a314b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1a414b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1a514b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1a614b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1a714b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822f41c814c3d5, // V_FMA_F64 ENC_VOP3 default
    0x0742f41c914c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0842f41ca14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0782f41cb14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0862f41cc14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2f41cd14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882f41ce14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f41cf14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21d014d3ec, // V_LERP_U8 ENC_VOP3 default
    0x0742f21d114d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0762f21d214d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0782f21d314d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21d414d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2f21d514d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21d614d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21d714d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f61d814e2bd, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0742f61d914e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f61da14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f61db14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f61dc14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f61dd14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f61de14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f61df14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f61d814f2be, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0742f61d914f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f61da14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f61db14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f61dc14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f61dd14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f61de14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f61df14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1a0150429, // V_MULLIT_F32 ENC_VOP3 default
    0x0742ee1a1150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ee1a2150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ee1a3150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1a4150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1a5150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1a6150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1a7150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1a0151415, // V_MIN3_F32 ENC_VOP3 default
    0x0742ee1a1151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ee1a2151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ee1a3151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1a4151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1a5151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1a6151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1a7151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21e0152417, // V_MIN3_I32 ENC_VOP3 default
    0x0742f21e1152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762f21e2152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782f21e3152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21e4152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21e5152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21e6152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21e7152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21b8153419, // V_MIN3_U32 ENC_VOP3 default
    0x0742f21b9153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f21ba153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f21bb153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21bc153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21bd153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21be153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21bf153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1a0154400, // V_MAX3_F32 ENC_VOP3 default
    0x0742ee1a1154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ee1a2154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ee1a3154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1a4154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1a5154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1a6154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1a7154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21e0155402, // V_MAX3_I32 ENC_VOP3 default
    0x0742f21e1155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762f21e2155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782f21e3155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21e4155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21e5155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21e6155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21e7155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21b8156404, // V_MAX3_U32 ENC_VOP3 default
    0x0742f21b9156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f21ba156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f21bb156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21bc156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21bd156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21be156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21bf156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1a015740f, // V_MED3_F32 ENC_VOP3 default
    0x0742ee1a115740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ee1a215740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ee1a315740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1a415740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1a515740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1a615740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1a715740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21e0158411, // V_MED3_I32 ENC_VOP3 default
    0x0742f21e1158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762f21e2158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782f21e3158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21e4158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21e5158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21e6158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21e7158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21b8159413, // V_MED3_U32 ENC_VOP3 default
    0x0742f21b9159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f21ba159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f21bb159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21bc159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21bd159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21be159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21bf159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f00e815a463, // V_SAD_U8 ENC_VOP3 default
    0x0742f01e815a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762f01e915a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782f01ea15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01eb15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2f01ec15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01ed15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01ee15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f00e815b460, // V_SAD_HI_U8 ENC_VOP3 default
    0x0742f01e815b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0762f01e915b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0782f01ea15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01eb15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2f01ec15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01ed15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01ee15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f00d815c461, // V_SAD_U16 ENC_VOP3 default
    0x0742f01ef15c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762f01f015c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782f01f115c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01f215c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2f01f315c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01f415c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01f515c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b815d462, // V_SAD_U32 ENC_VOP3 default
    0x0742f01b915d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f81f615e3af, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0742f81f715e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0762f81f815e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0782f81f915e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f81fa15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2f81fb15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f81fc15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f81fd15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1a015f3b5, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0742ee1a115f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ee1a215f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ee1a315f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1a415f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1a515f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1a615f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1a715f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822f41c81603b6, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0742f41c91603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0842f41ca1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0782f41cb1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0862f41cc1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2f41cd1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882f41ce1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f41cf1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562fa1fe1642b7, // V_ADD_F64 ENC_VOP3 default
    0x0482fa1ff1642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0582fa2001642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2fa2011642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562fa1fe16542c, // V_MUL_F64 ENC_VOP3 default
    0x0482fa1ff16542c, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0582fa20016542c, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2fa20116542c, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562fa1fe16641c, // V_MIN_F64 ENC_VOP3 default
    0x0482fa1ff16641c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x0582fa20016641c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2fa20116641c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562fa1fe167407, // V_MAX_F64 ENC_VOP3 default
    0x0482fa1ff167407, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x0582fa200167407, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2fa201167407, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562fc2021683eb, // V_LDEXP_F64 ENC_VOP3 default
    0x0482fc2031683eb, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582fc2041683eb, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2fc2051683eb, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fe17c169434, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482fe17d169434, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2fe17e169434, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2fe17f169434, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fe17c16a42f, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482fe17d16a42f, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2fe17e16a42f, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2fe17f16a42f, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fe17816c42d, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482fe17916c42d, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2fe17a16c42d, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2fe17b16c42d, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a30020616d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x08c30020716d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x08e30020816d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x09030020916d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09230020a16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x09430020b16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x09630020c16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x09830020d16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09a30220e16e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x08c30220f16e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x09c30221016e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x09030221116e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09e30221216e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x09430221316e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a030221416e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x09830221516e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22ee21616f3b7, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0a42ee21716f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0a62ee21816f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0a82ee21916f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2ee21a16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x0ac2ee21b16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2ee21c16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0b02ee21d16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b22f421e1703b8, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0a42f421f1703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0b42f42201703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0a82f42211703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b62f42221703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x0ac2f42231703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0b82f42241703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0b02f42251703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01d0171428, // V_MSAD_U8 ENC_VOP3 default
    0x0742f01d1171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762f01d2171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782f01d3171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01d4171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2f01d5171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01d6171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01d7171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x082304226172453, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x074304227172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x084304228172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x078304229172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08630422a172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c30422b172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08830422c172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030422d172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x082304226173426, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x074304227173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x084304228173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x078304229173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08630422a173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c30422b173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08830422c173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030422d173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562fc22e174479, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0482fc22f174479, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582fc230174479, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2fc231174479, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ba306232175427, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0bc306233175427, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0be306234175427, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0c0306235175427, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a3082361763fe, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x08c3082371763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x08e3082381763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0903082391763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09230823a1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x09430823b1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x09630823c1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x09830823d1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08a30823e1773fa, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x08c30823f1773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x08e3082401773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0903082411773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0923082421773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0943082431773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0963082441773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0983082451773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21b8178480, // V_XOR3_B32 ENC_VOP3 default
    0x0742f21b9178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f21ba178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f21bb178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21bc178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21bd178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21be178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21bf178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0c2238246180436, // V_NOP ENC_VOP3 default
    0x0c2242247181425, // V_MOV_B32 ENC_VOP3 default
    0x0c4242248181425, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0c6246249182458, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0c824a24a1833a4, // V_CVT_I32_F64 ENC_VOP3 default
    0x0c424a24b1833a4, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0c224e24c18439f, // V_CVT_F64_I32 ENC_VOP3 default
    0x0c424e24d18439f, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0c225224e185398, // V_CVT_F32_I32 ENC_VOP3 default
    0x0c425224f185398, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0c2252250186399, // V_CVT_F32_U32 ENC_VOP3 default
    0x0c4252251186399, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0c22582521873b2, // V_CVT_U32_F32 ENC_VOP3 default
    0x0c42582531873b2, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22582541883a3, // V_CVT_I32_F32 ENC_VOP3 default
    0x0c42582551883a3, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0c226225618a393, // V_CVT_F16_F32 ENC_VOP3 default
    0x0c426225718a393, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0c226c25818b396, // V_CVT_F32_F16 ENC_VOP3 default
    0x0c426c25918b396, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0c226e25418c3b0, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x0c426e25518c3b0, // V_CVT_RPI_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0c226e25418d3a1, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x0c426e25518d3a1, // V_CVT_FLR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0c225224e18e3a7, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0c425224f18e3a7, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0c824a25a18f397, // V_CVT_F32_F64 ENC_VOP3 default
    0x0c424a25b18f397, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0c227025c19039e, // V_CVT_F64_F32 ENC_VOP3 default
    0x0c427025d19039e, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0c225225019139a, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0c425225119139a, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0c225225019239b, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0c425225119239b, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0c225225019339c, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0c425225119339c, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0c225225019439d, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0c425225119439d, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0c824a25e1953b3, // V_CVT_U32_F64 ENC_VOP3 default
    0x0c424a25f1953b3, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0c224e2601963a0, // V_CVT_F64_U32 ENC_VOP3 default
    0x0c424e2611963a0, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0c827426219747c, // V_TRUNC_F64 ENC_VOP3 default
    0x0c427426319747c, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0c82742621982cc, // V_CEIL_F64 ENC_VOP3 default
    0x0c42742631982cc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0c827426219945c, // V_RNDNE_F64 ENC_VOP3 default
    0x0c427426319945c, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0c827426219a3cb, // V_FLOOR_F64 ENC_VOP3 default
    0x0c427426319a3cb, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0c223824619b43e, // V_PIPEFLUSH ENC_VOP3 default
    0x0c22582641a03db, // V_FRACT_F32 ENC_VOP3 default
    0x0c42582651a03db, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22582641a147b, // V_TRUNC_F32 ENC_VOP3 default
    0x0c42582651a147b, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22582641a22cb, // V_CEIL_F32 ENC_VOP3 default
    0x0c42582651a22cb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22582641a345b, // V_RNDNE_F32 ENC_VOP3 default
    0x0c42582651a345b, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22582641a43ca, // V_FLOOR_F32 ENC_VOP3 default
    0x0c42582651a43ca, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22582641a53c5, // V_EXP_F32 ENC_VOP3 default
    0x0c42582651a53c5, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22582641a73ee, // V_LOG_F32 ENC_VOP3 default
    0x0c42582651a73ee, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22582641aa455, // V_RCP_F32 ENC_VOP3 default
    0x0c42582651aa455, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22582641ab457, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0c42582651ab457, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22582641ae45e, // V_RSQ_F32 ENC_VOP3 default
    0x0c42582651ae45e, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0c82742621af456, // V_RCP_F64 ENC_VOP3 default
    0x0c42742631af456, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0c82742621b145f, // V_RSQ_F64 ENC_VOP3 default
    0x0c42742631b145f, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0c22582641b3468, // V_SQRT_F32 ENC_VOP3 default
    0x0c42582651b3468, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0c82742621b4469, // V_SQRT_F64 ENC_VOP3 default
    0x0c42742631b4469, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0c22582641b5466, // V_SIN_F32 ENC_VOP3 default
    0x0c42582651b5466, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22582641b638e, // V_COS_F32 ENC_VOP3 default
    0x0c42582651b638e, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22422661b7437, // V_NOT_B32 ENC_VOP3 default
    0x0c42422671b7437, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0c22422471b82c9, // V_BFREV_B32 ENC_VOP3 default
    0x0c42422481b82c9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0c22422681b93c7, // V_FFBH_U32 ENC_VOP3 default
    0x0c42422691b93c7, // V_FFBH_U32 VOP3_INST_LITERAL has_lit_0
    0x0c22422681ba3c8, // V_FFBL_B32 ENC_VOP3 default
    0x0c42422691ba3c8, // V_FFBL_B32 VOP3_INST_LITERAL has_lit_0
    0x0c224226a1bb3c6, // V_FFBH_I32 ENC_VOP3 default
    0x0c424226b1bb3c6, // V_FFBH_I32 VOP3_INST_LITERAL has_lit_0
    0x0c824a24a1bc3df, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0c424a24b1bc3df, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0c82742621bd3e2, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0c42742631bd3e2, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0c82742621be3dc, // V_FRACT_F64 ENC_VOP3 default
    0x0c42742631be3dc, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0c226e2541bf3de, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0c426e2551bf3de, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22582641c03e1, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0c42582651c03e1, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22382461c12cd, // V_CLREXCP ENC_VOP3 default
    0x0c224226c1c2421, // V_MOVRELD_B32 ENC_VOP3 default
    0x0c424226d1c2421, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0ca24226e1c3424, // V_MOVRELS_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0ca24226e1c4423, // V_MOVRELSD_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0ca24226e1c8422, // V_MOVRELSD_2_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0c228026f1d0395, // V_CVT_F16_U16 ENC_VOP3 default
    0x0c42802701d0395, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0c22802711d1394, // V_CVT_F16_I16 ENC_VOP3 default
    0x0c42802721d1394, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0c228a2731d23b1, // V_CVT_U16_F16 ENC_VOP3 default
    0x0c428a2741d23b1, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0c228a2751d33a2, // V_CVT_I16_F16 ENC_VOP3 default
    0x0c428a2761d33a2, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22942771d4454, // V_RCP_F16 ENC_VOP3 default
    0x0c42942781d4454, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22942771d5467, // V_SQRT_F16 ENC_VOP3 default
    0x0c42942781d5467, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22942771d645d, // V_RSQ_F16 ENC_VOP3 default
    0x0c42942781d645d, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22942771d73ed, // V_LOG_F16 ENC_VOP3 default
    0x0c42942781d73ed, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22942771d83c4, // V_EXP_F16 ENC_VOP3 default
    0x0c42942781d83c4, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22942771d93e0, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0c42942781d93e0, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0c228a2751da3dd, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0c428a2761da3dd, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22942771db3c9, // V_FLOOR_F16 ENC_VOP3 default
    0x0c42942781db3c9, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22942771dc2ca, // V_CEIL_F16 ENC_VOP3 default
    0x0c42942781dc2ca, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22942771dd47a, // V_TRUNC_F16 ENC_VOP3 default
    0x0c42942781dd47a, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22942771de45a, // V_RNDNE_F16 ENC_VOP3 default
    0x0c42942781de45a, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22942771df3da, // V_FRACT_F16 ENC_VOP3 default
    0x0c42942781df3da, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22942771e0465, // V_SIN_F16 ENC_VOP3 default
    0x0c42942781e0465, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22942771e138d, // V_COS_F16 ENC_VOP3 default
    0x0c42942781e138d, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22422791e2464, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0c424227a1e2464, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0c228a2751e33a5, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0c428a2761e33a5, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0c228a2731e43a6, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0c428a2741e43a6, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0cc23227b2003e6, // V_INTERP_P1_F32 ENC_VOP3 default
    0x0ce23227c2003e6, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0
    0x0d023227c2003e6, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_1
    0x0d223227c2003e6, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0cc23227d2013e8, // V_INTERP_P2_F32 ENC_VOP3 default
    0x0ce23227e2013e8, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0
    0x0d023227e2013e8, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_1
    0x0d223227e2013e8, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c223627f2023e3, // V_INTERP_MOV_F32 ENC_VOP3 default
    0x0c42362802023e3, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2362802023e3, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2362802023e3, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0d430a2812ff3f1, // V_LSHLREV_B64 ENC_VOP3 default
    0x0d630a2822ff3f1, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0d830a2832ff3f1, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0d430a2813003f6, // V_LSHRREV_B64 ENC_VOP3 default
    0x0d630a2823003f6, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0d830a2833003f6, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0d430a2843012c3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0d630a2853012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0d830a2863012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x04630c2873032bb, // V_ADD_NC_U16 ENC_VOP3 default
    0x04830c2883032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a30c2893032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c30c28a3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c287304475, // V_SUB_NC_U16 ENC_VOP3 default
    0x04830c288304475, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a30c289304475, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c30c28a304475, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c287305433, // V_MUL_LO_U16 ENC_VOP3 default
    0x04830c288305433, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04a30c289305433, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04c30c28a305433, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05630c28b3073f4, // V_LSHRREV_B16 ENC_VOP3 default
    0x04830c28c3073f4, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x05830c28d3073f4, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c30c28e3073f4, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05630c28f3082c1, // V_ASHRREV_I16 ENC_VOP3 default
    0x04830c2903082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x05830c2913082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04c30c2923082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c28730940a, // V_MAX_U16 ENC_VOP3 default
    0x04830c28830940a, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04a30c28930940a, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04c30c28a30940a, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c29330a408, // V_MAX_I16 ENC_VOP3 default
    0x04830c29430a408, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04a30c29530a408, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04c30c29630a408, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c28730b41f, // V_MIN_U16 ENC_VOP3 default
    0x04830c28830b41f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04a30c28930b41f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04c30c28a30b41f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c29330c41d, // V_MIN_I16 ENC_VOP3 default
    0x04830c29430c41d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04a30c29530c41d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04c30c29630c41d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c29330d2b9, // V_ADD_NC_I16 ENC_VOP3 default
    0x04830c29430d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a30c29530d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c30c29630d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c29330e473, // V_SUB_NC_I16 ENC_VOP3 default
    0x04830c29430e473, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a30c29530e473, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c30c29630e473, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0da30e29730f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0dc30e29830f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0de30e29930f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0e030e29a30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0da30e297310470, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0dc30e298310470, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0de30e299310470, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0e030e29a310470, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04631029b31143a, // V_PACK_B32_F16 ENC_VOP3 default
    0x04831029c31143a, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04a31029d31143a, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04c31029e31143a, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631029f3123a8, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x0483102a03123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3102a13123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3102a23123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463102a33133aa, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x0483102a43133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3102a53133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3102a63133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05630c28b3143ef, // V_LSHLREV_B16 ENC_VOP3 default
    0x04830c28c3143ef, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x05830c28d3143ef, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c30c28e3143ef, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e230e2a731946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0dc30e2a831946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0e430e2a931946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0e030e2aa31946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0723122ab3403fb, // V_MAD_U16 ENC_VOP3 default
    0x0743122ac3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0763122ad3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0783122ae3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3122af3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3122b03403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3122b13403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803122b23403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0cc3142b33423e4, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x0ce3162b43423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3162b53423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3182b63423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e63162b73423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_2
    0x0e83162b53423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0ea3162b43423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803182b63423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec31a2b83433e5, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x0ee31c2b93433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0
    0x0f031c2ba3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1
    0x0c031e2bb3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e631c2bc3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_2
    0x0f231c2bd3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e31c2be3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08031e2bf3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f22c034443d, // V_PERM_B32 ENC_VOP3 default
    0x0742f22c134443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f22c234443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f22c334443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f22c434443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f22c534443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f22c634443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f22c734443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21b834547e, // V_XAD_U32 ENC_VOP3 default
    0x0742f21b934547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f21ba34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f21bb34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21bc34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21bd34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21be34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21bf34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21b83463f2, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0742f21b93463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f21ba3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f21bb3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21bc3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21bd3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21be3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21bf3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21b83472b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0742f21b93472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f21ba3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f21bb3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21bc3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21bd3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21be3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21bf3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723202c834b3d3, // V_FMA_F16 ENC_VOP3 default
    0x0743202c934b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x0763202ca34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0783202cb34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3202cc34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c3202cd34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3202ce34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803202cf34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723202c8351414, // V_MIN3_F16 ENC_VOP3 default
    0x0743202c9351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x0763202ca351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x0783202cb351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3202cc351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c3202cd351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3202ce351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803202cf351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723122d0352416, // V_MIN3_I16 ENC_VOP3 default
    0x0743122d1352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0763122d2352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0783122d3352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3122d4352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3122d5352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3122d6352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803122d7352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723122ab353418, // V_MIN3_U16 ENC_VOP3 default
    0x0743122ac353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0763122ad353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0783122ae353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3122af353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3122b0353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3122b1353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803122b2353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723202c83543ff, // V_MAX3_F16 ENC_VOP3 default
    0x0743202c93543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x0763202ca3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x0783202cb3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3202cc3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c3202cd3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3202ce3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803202cf3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723122d0355401, // V_MAX3_I16 ENC_VOP3 default
    0x0743122d1355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0763122d2355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0783122d3355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3122d4355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3122d5355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3122d6355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803122d7355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723122ab356403, // V_MAX3_U16 ENC_VOP3 default
    0x0743122ac356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0763122ad356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0783122ae356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3122af356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3122b0356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3122b1356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803122b2356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723202c835740e, // V_MED3_F16 ENC_VOP3 default
    0x0743202c935740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x0763202ca35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x0783202cb35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3202cc35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c3202cd35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3202ce35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803202cf35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723122d0358410, // V_MED3_I16 ENC_VOP3 default
    0x0743122d1358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0763122d2358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0783122d3358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3122d4358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3122d5358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3122d6358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803122d7358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723122ab359412, // V_MED3_U16 ENC_VOP3 default
    0x0743122ac359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0763122ad359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0783122ae359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3122af359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3122b0359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3122b1359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803122b2359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec3222d835a3e7, // V_INTERP_P2_F16 ENC_VOP3 default
    0x0ee3242d935a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0
    0x0f03242da35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1
    0x0c03262db35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e63242dc35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_2
    0x0f23242dd35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3242de35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803262df35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723122d035e3f7, // V_MAD_I16 ENC_VOP3 default
    0x0743122d135e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0763122d235e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0783122d335e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3122d435e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3122d535e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3122d635e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803122d735e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723202c835f3b4, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0743202c935f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x0763202ca35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0783202cb35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3202cc35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c3202cd35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3202ce35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803202cf35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f43282e0360459, // V_READLANE_B32 ENC_VOP3 default
    0x0f62fe2e136147d, // V_WRITELANE_B32 ENC_VOP3 default
    0x0f82fe2e236147d, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x04632a2e33623ea, // V_LDEXP_F32 ENC_VOP3 default
    0x04832a2e43623ea, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04a32a2e53623ea, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04c32a2e63623ea, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fe17c3632c8, // V_BFM_B32 ENC_VOP3 default
    0x0482fe17d3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2fe17e3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2fe17f3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fe17c3642c4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0482fe17d3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2fe17e3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2fe17f3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fe17c36540d, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0482fe17d36540d, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2fe17e36540d, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2fe17f36540d, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fe17c36640c, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0482fe17d36640c, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2fe17e36640c, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2fe17f36640c, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c2e73683a9, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x04832c2e83683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a32c2e93683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c32c2ea3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c2eb3693ab, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x04832c2ec3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a32c2ed3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c32c2ee3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fe2ef36a3ae, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0482fe2f036a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2fe2f136a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2fe2f236a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fe2f336b3ad, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0482fe2f436b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2fe2f536b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2fe2f636b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722f21b836d2b2, // V_ADD3_U32 ENC_VOP3 default
    0x0742f21b936d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f21ba36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f21bb36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21bc36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21bd36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21be36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21bf36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21b836f3f3, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0742f21b936f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f21ba36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f21bb36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21bc36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21bd36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21be36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21bf36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21b83712c0, // V_AND_OR_B32 ENC_VOP3 default
    0x0742f21b93712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f21ba3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f21bb3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21bc3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21bd3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21be3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21bf3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21b8372438, // V_OR3_B32 ENC_VOP3 default
    0x0742f21b9372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f21ba372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f21bb372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21bc372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f21bd372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21be372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21bf372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07232e2f73733fc, // V_MAD_U32_U16 ENC_VOP3 default
    0x07432e2f83733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x07632e2f93733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x07832e2fa3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a32e2fb3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c32e2fc3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e32e2fd3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08032e2fe3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07232e2ff3753f8, // V_MAD_I32_I16 ENC_VOP3 default
    0x07432e3003753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x07632e3013753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x07832e3023753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a32e3033753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c32e3043753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e32e3053753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08032e3063753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x046330178376474, // V_SUB_NC_I32 ENC_VOP3 default
    0x048330179376474, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33017a376474, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33017b376474, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0fa33230737743b, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0fc33230837743b, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0fe33230937743b, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x10033230a37743b, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0fa33230737843c, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0fc33230837843c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0fe33230937843c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x10033230a37843c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x04633017837f2ba, // V_ADD_NC_I32 ENC_VOP3 default
    0x04833017937f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33017a37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33017b37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x10200030b00004f, // DS_ADD_U32 ENC_DS default
    0x10200030b0010ab, // DS_SUB_U32 ENC_DS default
    0x10200030b0020a7, // DS_RSUB_U32 ENC_DS default
    0x10200030b00306d, // DS_INC_U32 ENC_DS default
    0x10200030b004063, // DS_DEC_U32 ENC_DS default
    0x10200030c00507d, // DS_MIN_I32 ENC_DS default
    0x10200030c006071, // DS_MAX_I32 ENC_DS default
    0x10200030b007085, // DS_MIN_U32 ENC_DS default
    0x10200030b008079, // DS_MAX_U32 ENC_DS default
    0x10200030d009051, // DS_AND_B32 ENC_DS default
    0x10200030d00a08d, // DS_OR_B32 ENC_DS default
    0x10200030d00b0c2, // DS_XOR_B32 ENC_DS default
    0x10200230e00c087, // DS_MSKOR_B32 ENC_DS default
    0x10200030f00d0b7, // DS_WRITE_B32 ENC_DS default
    0x10200431000e0b1, // DS_WRITE2_B32 ENC_DS default
    0x10200431000f0af, // DS_WRITE2ST64_B32 ENC_DS default
    0x10200230e010057, // DS_CMPST_B32 ENC_DS default
    0x102002311011059, // DS_CMPST_F32 ENC_DS default
    0x10200031201207b, // DS_MIN_F32 ENC_DS default
    0x10200031201306f, // DS_MAX_F32 ENC_DS default
    0x10200624601408b, // DS_NOP ENC_DS default
    0x10200031201504b, // DS_ADD_F32 ENC_DS default
    0x104008313018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x10400a314019066, // DS_GWS_INIT ENC_DS default
    0x10400831301a06a, // DS_GWS_SEMA_V ENC_DS default
    0x10400a31401b067, // DS_GWS_SEMA_BR ENC_DS default
    0x10400831301c068, // DS_GWS_SEMA_P ENC_DS default
    0x10400a31401d065, // DS_GWS_BARRIER ENC_DS default
    0x10200031501e0b9, // DS_WRITE_B8 ENC_DS default
    0x10200c31601f0b5, // DS_WRITE_B16 ENC_DS default
    0x10200e31702004d, // DS_ADD_RTN_U32 ENC_DS default
    0x10200e3170210a9, // DS_SUB_RTN_U32 ENC_DS default
    0x10200e3170220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0x10200e31702306b, // DS_INC_RTN_U32 ENC_DS default
    0x10200e317024061, // DS_DEC_RTN_U32 ENC_DS default
    0x10200e318025081, // DS_MIN_RTN_I32 ENC_DS default
    0x10200e318026075, // DS_MAX_RTN_I32 ENC_DS default
    0x10200e317027083, // DS_MIN_RTN_U32 ENC_DS default
    0x10200e317028077, // DS_MAX_RTN_U32 ENC_DS default
    0x10200e319029053, // DS_AND_RTN_B32 ENC_DS default
    0x10200e31902a08f, // DS_OR_RTN_B32 ENC_DS default
    0x10200e31902b0c4, // DS_XOR_RTN_B32 ENC_DS default
    0x10201031a02c089, // DS_MSKOR_RTN_B32 ENC_DS default
    0x10200e31902d0c0, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x10201231b02e0be, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x10201231b02f0bc, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x10201031a03005b, // DS_CMPST_RTN_B32 ENC_DS default
    0x10201031c03105d, // DS_CMPST_RTN_F32 ENC_DS default
    0x10200e31d03207f, // DS_MIN_RTN_F32 ENC_DS default
    0x10200e31d033073, // DS_MAX_RTN_F32 ENC_DS default
    0x10201031a0340ae, // DS_WRAP_RTN_B32 ENC_DS default
    0x10201431e0350ad, // DS_SWIZZLE_B32 ENC_DS default
    0x10201631f036098, // DS_READ_B32 ENC_DS default
    0x102018320037094, // DS_READ2_B32 ENC_DS default
    0x102018320038092, // DS_READ2ST64_B32 ENC_DS default
    0x10201632103909c, // DS_READ_I8 ENC_DS default
    0x10201632203a0a2, // DS_READ_U8 ENC_DS default
    0x10201632303b09b, // DS_READ_I16 ENC_DS default
    0x10201632403c09f, // DS_READ_U16 ENC_DS default
    0x10201a32503d060, // DS_CONSUME ENC_DS default
    0x10201a32503e055, // DS_APPEND ENC_DS default
    0x10401c32603f08c, // DS_ORDERED_COUNT ENC_DS default
    0x10201e327040050, // DS_ADD_U64 ENC_DS default
    0x10201e3270410ac, // DS_SUB_U64 ENC_DS default
    0x10201e3270420a8, // DS_RSUB_U64 ENC_DS default
    0x10201e32704306e, // DS_INC_U64 ENC_DS default
    0x10201e327044064, // DS_DEC_U64 ENC_DS default
    0x10201e32804507e, // DS_MIN_I64 ENC_DS default
    0x10201e328046072, // DS_MAX_I64 ENC_DS default
    0x10201e327047086, // DS_MIN_U64 ENC_DS default
    0x10201e32704807a, // DS_MAX_U64 ENC_DS default
    0x10201e329049052, // DS_AND_B64 ENC_DS default
    0x10201e32904a08e, // DS_OR_B64 ENC_DS default
    0x10201e32904b0c3, // DS_XOR_B64 ENC_DS default
    0x10202032a04c088, // DS_MSKOR_B64 ENC_DS default
    0x10201e32b04d0b8, // DS_WRITE_B64 ENC_DS default
    0x10202232c04e0b2, // DS_WRITE2_B64 ENC_DS default
    0x10202232c04f0b0, // DS_WRITE2ST64_B64 ENC_DS default
    0x10202032a050058, // DS_CMPST_B64 ENC_DS default
    0x10202432d05105a, // DS_CMPST_F64 ENC_DS default
    0x10202632e05207c, // DS_MIN_F64 ENC_DS default
    0x10202632e053070, // DS_MAX_F64 ENC_DS default
    0x10200e31d05504c, // DS_ADD_RTN_F32 ENC_DS default
    0x10202832f06004e, // DS_ADD_RTN_U64 ENC_DS default
    0x10202832f0610aa, // DS_SUB_RTN_U64 ENC_DS default
    0x10202832f0620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0x10202832f06306c, // DS_INC_RTN_U64 ENC_DS default
    0x10202832f064062, // DS_DEC_RTN_U64 ENC_DS default
    0x102028330065082, // DS_MIN_RTN_I64 ENC_DS default
    0x102028330066076, // DS_MAX_RTN_I64 ENC_DS default
    0x10202832f067084, // DS_MIN_RTN_U64 ENC_DS default
    0x10202832f068078, // DS_MAX_RTN_U64 ENC_DS default
    0x102028331069054, // DS_AND_RTN_B64 ENC_DS default
    0x10202833106a090, // DS_OR_RTN_B64 ENC_DS default
    0x10202833106b0c5, // DS_XOR_RTN_B64 ENC_DS default
    0x10202a33206c08a, // DS_MSKOR_RTN_B64 ENC_DS default
    0x10202833106d0c1, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x10202c33306e0bf, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x10202c33306f0bd, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x10202a33207005c, // DS_CMPST_RTN_B64 ENC_DS default
    0x10202e33407105e, // DS_CMPST_RTN_F64 ENC_DS default
    0x102030335072080, // DS_MIN_RTN_F64 ENC_DS default
    0x102030335073074, // DS_MAX_RTN_F64 ENC_DS default
    0x102032336076099, // DS_READ_B64 ENC_DS default
    0x102034337077095, // DS_READ2_B64 ENC_DS default
    0x102034337078093, // DS_READ2ST64_B64 ENC_DS default
    0x10202833107e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x1020003380a00ba, // DS_WRITE_B8_D16_HI ENC_DS default
    0x1020003390a10b6, // DS_WRITE_B16_D16_HI ENC_DS default
    0x10201633a0a20a3, // DS_READ_U8_D16 ENC_DS default
    0x10201633a0a30a4, // DS_READ_U8_D16_HI ENC_DS default
    0x10201633b0a409d, // DS_READ_I8_D16 ENC_DS default
    0x10201633b0a509e, // DS_READ_I8_D16_HI ENC_DS default
    0x10201633c0a60a0, // DS_READ_U16_D16 ENC_DS default
    0x10201633c0a70a1, // DS_READ_U16_D16_HI ENC_DS default
    0x10203633d0b00b3, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x10201a33e0b1096, // DS_READ_ADDTID_B32 ENC_DS default
    0x10203833f0b2091, // DS_PERMUTE_B32 ENC_DS default
    0x10203833f0b3056, // DS_BPERMUTE_B32 ENC_DS default
    0x10203a3400de0bb, // DS_WRITE_B96 ENC_DS default
    0x10203c3410df0b4, // DS_WRITE_B128 ENC_DS default
    0x10203e3420fe09a, // DS_READ_B96 ENC_DS default
    0x1020403430ff097, // DS_READ_B128 ENC_DS default
    0x1060443440080f1, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x10807e3450081c2, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x10a05e346008129, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x1060443470090eb, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x10807e3480091bc, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x10a05e349009123, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x10604434a00a0f4, // FLAT_LOAD_USHORT ENC_FLAT default
    0x10807e34b00a1c5, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x10a05e34c00a12c, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x10604434d00b0f0, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x10807e34e00b1c1, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x10a05e34f00b128, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x10604435000c0e7, // FLAT_LOAD_DWORD ENC_FLAT default
    0x10807e35100c1b8, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x10a05e35200c11e, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x10604635300d0e8, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x10808035400d1b9, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x10a06035500d11f, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x10604835600e0ea, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x10808235700e1bb, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x10a06235800e121, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x10604a35900f0e9, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x10808435a00f1ba, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x10a06435b00f120, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x10a06635c016122, // GLOBAL_LOAD_DWORD_ADDTID ENC_FLAT_GLBL default
    0x10a06835d017133, // GLOBAL_STORE_DWORD_ADDTID ENC_FLAT_GLBL default
    0x10604c35e0180f5, // FLAT_STORE_BYTE ENC_FLAT default
    0x10808635f0181c6, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x10a06a36001812d, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x10604c35e0190f6, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x10808635f0191c7, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x10a06a36001912e, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x10604c36101a0fb, // FLAT_STORE_SHORT ENC_FLAT default
    0x10808636201a1cc, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x10a06a36301a134, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x10604c36101b0fc, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x10808636201b1cd, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x10a06a36301b135, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x10604c36401c0f7, // FLAT_STORE_DWORD ENC_FLAT default
    0x10808636501c1c8, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x10a06a36601c12f, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x10604e36701d0f8, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x10808836801d1c9, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x10a06c36901d130, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x10605036a01e0fa, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x10808a36b01e1cb, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x10a06e36c01e132, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x10605236d01f0f9, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x10808c36e01f1ca, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x10a07036f01f131, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x1060443440200f2, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x10808e3450201c3, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x10a07234602012a, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x1060443440210f3, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x10808e3450211c4, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x10a07234602112b, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x1060443470220ec, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x10808e3480221bd, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x10a072349022124, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x1060443470230ed, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x10808e3480231be, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x10a072349023125, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x1060443700240ee, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x10808e3710241bf, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x10a072372024126, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x1060443700250ef, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x10808e3710251c0, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x10a072372025127, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x1060543730300df, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x10a074374030116, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x1060563750310cb, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x10a076376031101, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x1060543770320c7, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x10a0743780320fd, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x1060543770330dd, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x10a074378033114, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x10a074378034103, // GLOBAL_ATOMIC_CSUB ENC_FLAT_GLBL default
    0x1060543790350db, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x10a07437a035112, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x1060543770360e3, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x10a07437803611a, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x1060543790370d9, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x10a07437a037110, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x1060543770380e1, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x10a074378038118, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x1060543730390c9, // FLAT_ATOMIC_AND ENC_FLAT default
    0x10a0743740390ff, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x10605437303a0d7, // FLAT_ATOMIC_OR ENC_FLAT default
    0x10a07437403a10e, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x10605437303b0e5, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x10a07437403b11c, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x10605437703c0d5, // FLAT_ATOMIC_INC ENC_FLAT default
    0x10a07437803c10c, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x10605437703d0cd, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x10a07437803d104, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x10605637b03e0cf, // FLAT_ATOMIC_FCMPSWAP ENC_FLAT default
    0x10a07637c03e106, // GLOBAL_ATOMIC_FCMPSWAP ENC_FLAT_GLBL default
    0x10605437d03f0d3, // FLAT_ATOMIC_FMIN ENC_FLAT default
    0x10a07437e03f10a, // GLOBAL_ATOMIC_FMIN ENC_FLAT_GLBL default
    0x10605437d0400d1, // FLAT_ATOMIC_FMAX ENC_FLAT default
    0x10a07437e040108, // GLOBAL_ATOMIC_FMAX ENC_FLAT_GLBL default
    0x10605837f0500e0, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x10a078380050117, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x10605a3810510cc, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x10a07a382051102, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x1060583830520c8, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x10a0783840520fe, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x1060583830530de, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x10a078384053115, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x1060583850550dc, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x10a078386055113, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x1060583830560e4, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x10a07838405611b, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x1060583850570da, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x10a078386057111, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x1060583830580e2, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x10a078384058119, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x10605837f0590ca, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x10a078380059100, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x10605837f05a0d8, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x10a07838005a10f, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x10605837f05b0e6, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x10a07838005b11d, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x10605838305c0d6, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x10a07838405c10d, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x10605838305d0ce, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x10a07838405d105, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x10605c38705e0d0, // FLAT_ATOMIC_FCMPSWAP_X2 ENC_FLAT default
    0x10a07c38805e107, // GLOBAL_ATOMIC_FCMPSWAP_X2 ENC_FLAT_GLBL default
    0x10605838905f0d4, // FLAT_ATOMIC_FMIN_X2 ENC_FLAT default
    0x10a07838a05f10b, // GLOBAL_ATOMIC_FMIN_X2 ENC_FLAT_GLBL default
    0x1060583890600d2, // FLAT_ATOMIC_FMAX_X2 ENC_FLAT default
    0x10a07838a060109, // GLOBAL_ATOMIC_FMAX_X2 ENC_FLAT_GLBL default
    0x10c1d638b00002c, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x10c1d838c00102d, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x10c1da38d00202e, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x10c1dc38e00302f, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x10c1de38f004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x10c1d8390005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x10c1da391006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x10c1dc392007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x10c1d6393008036, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x10c1d6394009030, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x10c1d639500a039, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x10c1d639600b035, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x10c1d639700c023, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x10c1d839800d024, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x10c1dc39900e026, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x10c1da39a00f025, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x10c1de39b01803a, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x10c1de39b01903b, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x10c1de39c01a049, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x10c1de39c01b04a, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x10c1de39d01c03c, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x10c1d839e01d03d, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x10c1dc39f01e03f, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x10c1da3a001f03e, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x10c1de3a1020037, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x10c1de3a1021038, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x10c1de3a2022031, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x10c1de3a2023032, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x10c1de3a3024033, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x10c1de3a3025034, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x10c1de38b026027, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x10c1de38f027040, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x10c1de3a4030019, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x10c1d83a5031004, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x10c1de3a6032000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x10c1de3a6033017, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x10c1de3a6034006, // BUFFER_ATOMIC_CSUB ENC_MUBUF default
    0x10c1de3a7035015, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x10c1de3a603601d, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x10c1de3a7037013, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x10c1de3a603801b, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x10c1de3a4039002, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x10c1de3a403a011, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x10c1de3a403b01f, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x10c1de3a603c00f, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x10c1de3a603d007, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x10c1d83a803e009, // BUFFER_ATOMIC_FCMPSWAP ENC_MUBUF default
    0x10c1de3a903f00d, // BUFFER_ATOMIC_FMIN ENC_MUBUF default
    0x10c1de3a904000b, // BUFFER_ATOMIC_FMAX ENC_MUBUF default
    0x10c1d83aa05001a, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x10c1dc3ab051005, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x10c1d83ac052001, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x10c1d83ac053018, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x10c1d83ad055016, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x10c1d83ac05601e, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x10c1d83ad057014, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x10c1d83ac05801c, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x10c1d83aa059003, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x10c1d83aa05a012, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x10c1d83aa05b020, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x10c1d83ac05c010, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x10c1d83ac05d008, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x10c1dc3ae05e00a, // BUFFER_ATOMIC_FCMPSWAP_X2 ENC_MUBUF default
    0x10c1d83af05f00e, // BUFFER_ATOMIC_FMIN_X2 ENC_MUBUF default
    0x10c1d83af06000c, // BUFFER_ATOMIC_FMAX_X2 ENC_MUBUF default
    0x10e1e0246071021, // BUFFER_GL0_INV ENC_MUBUF default
    0x10e1e0246072022, // BUFFER_GL1_INV ENC_MUBUF default
    0x10c1de38b080028, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x10c1de3b0081029, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x10c1d83b108202a, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x10c1d83b208302b, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x10c1de38f084041, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x10c1de3b3085042, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x10c1d83b4086043, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x10c1d83b5087044, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x1101ce38b0002a6, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x1101d038c0012a7, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x1101d238d0022a8, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x1101d438e0032a9, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x1101ce38f0042ae, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x1101d03900052af, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x1101d23910062b0, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x1101d43920072b1, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x1101ce38b0082a2, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x1101ce3b00092a3, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x1101d03b100a2a4, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x1101d03b200b2a5, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x1101ce38f00c2aa, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x1101ce3b300d2ab, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x1101d03b400e2ac, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x1101d03b500f2ad, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x1120903b6000165, // IMAGE_LOAD ENC_MIMG default
    0x1140923b7000165, // IMAGE_LOAD MIMG_NSA1 has_nsa_1
    0x1160943b8000165, // IMAGE_LOAD MIMG_NSA2 has_nsa_2
    0x1180963b9000165, // IMAGE_LOAD MIMG_NSA3 has_nsa_3
    0x1120983b6001168, // IMAGE_LOAD_MIP ENC_MIMG default
    0x11409a3b7001168, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa_1
    0x11609c3b8001168, // IMAGE_LOAD_MIP MIMG_NSA2 has_nsa_2
    0x11809e3b9001168, // IMAGE_LOAD_MIP MIMG_NSA3 has_nsa_3
    0x1120a03b600216f, // IMAGE_LOAD_PCK ENC_MIMG default
    0x1140a23b700216f, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa_1
    0x1160a43b800216f, // IMAGE_LOAD_PCK MIMG_NSA2 has_nsa_2
    0x1180a63b900216f, // IMAGE_LOAD_PCK MIMG_NSA3 has_nsa_3
    0x1120a03b6003172, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x1140a23b7003172, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa_1
    0x1160a43b8003172, // IMAGE_LOAD_PCK_SGN MIMG_NSA2 has_nsa_2
    0x1180a63b9003172, // IMAGE_LOAD_PCK_SGN MIMG_NSA3 has_nsa_3
    0x1120a83b600416b, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x1140aa3b700416b, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa_1
    0x1160ac3b800416b, // IMAGE_LOAD_MIP_PCK MIMG_NSA2 has_nsa_2
    0x1180ae3b900416b, // IMAGE_LOAD_MIP_PCK MIMG_NSA3 has_nsa_3
    0x1120a83b600516e, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x1140aa3b700516e, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa_1
    0x1160ac3b800516e, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA2 has_nsa_2
    0x1180ae3b900516e, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA3 has_nsa_3
    0x1120903ba0081ac, // IMAGE_STORE ENC_MIMG default
    0x1140923bb0081ac, // IMAGE_STORE MIMG_NSA1 has_nsa_1
    0x1160943bc0081ac, // IMAGE_STORE MIMG_NSA2 has_nsa_2
    0x1180963bd0081ac, // IMAGE_STORE MIMG_NSA3 has_nsa_3
    0x1120983ba0091af, // IMAGE_STORE_MIP ENC_MIMG default
    0x11409a3bb0091af, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa_1
    0x11609c3bc0091af, // IMAGE_STORE_MIP MIMG_NSA2 has_nsa_2
    0x11809e3bd0091af, // IMAGE_STORE_MIP MIMG_NSA3 has_nsa_3
    0x1120a03ba00a1b5, // IMAGE_STORE_PCK ENC_MIMG default
    0x1140a23bb00a1b5, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa_1
    0x1160a43bc00a1b5, // IMAGE_STORE_PCK MIMG_NSA2 has_nsa_2
    0x1180a63bd00a1b5, // IMAGE_STORE_PCK MIMG_NSA3 has_nsa_3
    0x1120a83ba00b1b2, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x1140aa3bb00b1b2, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa_1
    0x1160ac3bc00b1b2, // IMAGE_STORE_MIP_PCK MIMG_NSA2 has_nsa_2
    0x1180ae3bd00b1b2, // IMAGE_STORE_MIP_PCK MIMG_NSA3 has_nsa_3
    0x1120b03be00e164, // IMAGE_GET_RESINFO ENC_MIMG default
    0x1140b23bf00e164, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa_1
    0x1160b43c000e164, // IMAGE_GET_RESINFO MIMG_NSA2 has_nsa_2
    0x1180b63c100e164, // IMAGE_GET_RESINFO MIMG_NSA3 has_nsa_3
    0x1120b83c200f142, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x1140ba3c300f142, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa_1
    0x1160bc3c400f142, // IMAGE_ATOMIC_SWAP MIMG_NSA2 has_nsa_2
    0x1180be3c500f142, // IMAGE_ATOMIC_SWAP MIMG_NSA3 has_nsa_3
    0x1120c03c6010138, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x1140c23c7010138, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa_1
    0x1160c43c8010138, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA2 has_nsa_2
    0x1180c63c9010138, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA3 has_nsa_3
    0x1120b83ca011136, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x1140ba3cb011136, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa_1
    0x1160bc3cc011136, // IMAGE_ATOMIC_ADD MIMG_NSA2 has_nsa_2
    0x1180be3cd011136, // IMAGE_ATOMIC_ADD MIMG_NSA3 has_nsa_3
    0x1120b83ca012141, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x1140ba3cb012141, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa_1
    0x1160bc3cc012141, // IMAGE_ATOMIC_SUB MIMG_NSA2 has_nsa_2
    0x1180be3cd012141, // IMAGE_ATOMIC_SUB MIMG_NSA3 has_nsa_3
    0x1120b83ce014140, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x1140ba3cf014140, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa_1
    0x1160bc3d0014140, // IMAGE_ATOMIC_SMIN MIMG_NSA2 has_nsa_2
    0x1180be3d1014140, // IMAGE_ATOMIC_SMIN MIMG_NSA3 has_nsa_3
    0x1120b83ca015144, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x1140ba3cb015144, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa_1
    0x1160bc3cc015144, // IMAGE_ATOMIC_UMIN MIMG_NSA2 has_nsa_2
    0x1180be3cd015144, // IMAGE_ATOMIC_UMIN MIMG_NSA3 has_nsa_3
    0x1120b83ce01613f, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x1140ba3cf01613f, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa_1
    0x1160bc3d001613f, // IMAGE_ATOMIC_SMAX MIMG_NSA2 has_nsa_2
    0x1180be3d101613f, // IMAGE_ATOMIC_SMAX MIMG_NSA3 has_nsa_3
    0x1120b83ca017143, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x1140ba3cb017143, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa_1
    0x1160bc3cc017143, // IMAGE_ATOMIC_UMAX MIMG_NSA2 has_nsa_2
    0x1180be3cd017143, // IMAGE_ATOMIC_UMAX MIMG_NSA3 has_nsa_3
    0x1120b83c2018137, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x1140ba3c3018137, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa_1
    0x1160bc3c4018137, // IMAGE_ATOMIC_AND MIMG_NSA2 has_nsa_2
    0x1180be3c5018137, // IMAGE_ATOMIC_AND MIMG_NSA3 has_nsa_3
    0x1120b83c201913e, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x1140ba3c301913e, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa_1
    0x1160bc3c401913e, // IMAGE_ATOMIC_OR MIMG_NSA2 has_nsa_2
    0x1180be3c501913e, // IMAGE_ATOMIC_OR MIMG_NSA3 has_nsa_3
    0x1120b83c201a145, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x1140ba3c301a145, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa_1
    0x1160bc3c401a145, // IMAGE_ATOMIC_XOR MIMG_NSA2 has_nsa_2
    0x1180be3c501a145, // IMAGE_ATOMIC_XOR MIMG_NSA3 has_nsa_3
    0x1120b83ca01b13d, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x1140ba3cb01b13d, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa_1
    0x1160bc3cc01b13d, // IMAGE_ATOMIC_INC MIMG_NSA2 has_nsa_2
    0x1180be3cd01b13d, // IMAGE_ATOMIC_INC MIMG_NSA3 has_nsa_3
    0x1120b83ca01c139, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x1140ba3cb01c139, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa_1
    0x1160bc3cc01c139, // IMAGE_ATOMIC_DEC MIMG_NSA2 has_nsa_2
    0x1180be3cd01c139, // IMAGE_ATOMIC_DEC MIMG_NSA3 has_nsa_3
    0x1120c03d201d13a, // IMAGE_ATOMIC_FCMPSWAP ENC_MIMG default
    0x1140c23d301d13a, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA1 has_nsa_1
    0x1160c43d401d13a, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA2 has_nsa_2
    0x1180c63d501d13a, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA3 has_nsa_3
    0x1120b83d601e13c, // IMAGE_ATOMIC_FMIN ENC_MIMG default
    0x1140ba3d701e13c, // IMAGE_ATOMIC_FMIN MIMG_NSA1 has_nsa_1
    0x1160bc3d801e13c, // IMAGE_ATOMIC_FMIN MIMG_NSA2 has_nsa_2
    0x1180be3d901e13c, // IMAGE_ATOMIC_FMIN MIMG_NSA3 has_nsa_3
    0x1120b83d601f13b, // IMAGE_ATOMIC_FMAX ENC_MIMG default
    0x1140ba3d701f13b, // IMAGE_ATOMIC_FMAX MIMG_NSA1 has_nsa_1
    0x1160bc3d801f13b, // IMAGE_ATOMIC_FMAX MIMG_NSA2 has_nsa_2
    0x1180be3d901f13b, // IMAGE_ATOMIC_FMAX MIMG_NSA3 has_nsa_3
    0x1120c83da020174, // IMAGE_SAMPLE ENC_MIMG default
    0x1140ca3db020174, // IMAGE_SAMPLE MIMG_NSA1 has_nsa_1
    0x1160cc3dc020174, // IMAGE_SAMPLE MIMG_NSA2 has_nsa_2
    0x1180ce3dd020174, // IMAGE_SAMPLE MIMG_NSA3 has_nsa_3
    0x1120d03de021182, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x1140d23df021182, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa_1
    0x1160d43e0021182, // IMAGE_SAMPLE_CL MIMG_NSA2 has_nsa_2
    0x1180d63e1021182, // IMAGE_SAMPLE_CL MIMG_NSA3 has_nsa_3
    0x1120d83e202219f, // IMAGE_SAMPLE_D ENC_MIMG default
    0x1140da3e302219f, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa_1
    0x1160dc3e402219f, // IMAGE_SAMPLE_D MIMG_NSA2 has_nsa_2
    0x1180de3e502219f, // IMAGE_SAMPLE_D MIMG_NSA3 has_nsa_3
    0x1120e03e60231a0, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x1140e23e70231a0, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa_1
    0x1160e43e80231a0, // IMAGE_SAMPLE_D_CL MIMG_NSA2 has_nsa_2
    0x1180e63e90231a0, // IMAGE_SAMPLE_D_CL MIMG_NSA3 has_nsa_3
    0x1120d03de0241a7, // IMAGE_SAMPLE_L ENC_MIMG default
    0x1140d23df0241a7, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa_1
    0x1160d43e00241a7, // IMAGE_SAMPLE_L MIMG_NSA2 has_nsa_2
    0x1180d63e10241a7, // IMAGE_SAMPLE_L MIMG_NSA3 has_nsa_3
    0x1120e83de025175, // IMAGE_SAMPLE_B ENC_MIMG default
    0x1140ea3df025175, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa_1
    0x1160ec3e0025175, // IMAGE_SAMPLE_B MIMG_NSA2 has_nsa_2
    0x1180ee3e1025175, // IMAGE_SAMPLE_B MIMG_NSA3 has_nsa_3
    0x1120f03ea026176, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x1140f23eb026176, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa_1
    0x1160f43ec026176, // IMAGE_SAMPLE_B_CL MIMG_NSA2 has_nsa_2
    0x1180f63ed026176, // IMAGE_SAMPLE_B_CL MIMG_NSA3 has_nsa_3
    0x1120c83da0271a8, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x1140ca3db0271a8, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa_1
    0x1160cc3dc0271a8, // IMAGE_SAMPLE_LZ MIMG_NSA2 has_nsa_2
    0x1180ce3dd0271a8, // IMAGE_SAMPLE_LZ MIMG_NSA3 has_nsa_3
    0x1120e83de028179, // IMAGE_SAMPLE_C ENC_MIMG default
    0x1140ea3df028179, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa_1
    0x1160ec3e0028179, // IMAGE_SAMPLE_C MIMG_NSA2 has_nsa_2
    0x1180ee3e1028179, // IMAGE_SAMPLE_C MIMG_NSA3 has_nsa_3
    0x1120f03ea029190, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x1140f23eb029190, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa_1
    0x1160f43ec029190, // IMAGE_SAMPLE_C_CL MIMG_NSA2 has_nsa_2
    0x1180f63ed029190, // IMAGE_SAMPLE_C_CL MIMG_NSA3 has_nsa_3
    0x1120f83e602a192, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x1140fa3e702a192, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa_1
    0x1160fc3e802a192, // IMAGE_SAMPLE_C_D MIMG_NSA2 has_nsa_2
    0x1180fe3e902a192, // IMAGE_SAMPLE_C_D MIMG_NSA3 has_nsa_3
    0x1121003ee02b193, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x1141023ef02b193, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa_1
    0x1161043f002b193, // IMAGE_SAMPLE_C_D_CL MIMG_NSA2 has_nsa_2
    0x1181063f102b193, // IMAGE_SAMPLE_C_D_CL MIMG_NSA3 has_nsa_3
    0x1120f03ea02c19a, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x1140f23eb02c19a, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa_1
    0x1160f43ec02c19a, // IMAGE_SAMPLE_C_L MIMG_NSA2 has_nsa_2
    0x1180f63ed02c19a, // IMAGE_SAMPLE_C_L MIMG_NSA3 has_nsa_3
    0x1121083ea02d184, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x11410a3eb02d184, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa_1
    0x11610c3ec02d184, // IMAGE_SAMPLE_C_B MIMG_NSA2 has_nsa_2
    0x11810e3ed02d184, // IMAGE_SAMPLE_C_B MIMG_NSA3 has_nsa_3
    0x1121103f202e185, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x1141123f302e185, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa_1
    0x1161143f402e185, // IMAGE_SAMPLE_C_B_CL MIMG_NSA2 has_nsa_2
    0x1181163f502e185, // IMAGE_SAMPLE_C_B_CL MIMG_NSA3 has_nsa_3
    0x1120e83de02f19b, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x1140ea3df02f19b, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa_1
    0x1160ec3e002f19b, // IMAGE_SAMPLE_C_LZ MIMG_NSA2 has_nsa_2
    0x1180ee3e102f19b, // IMAGE_SAMPLE_C_LZ MIMG_NSA3 has_nsa_3
    0x1120e83de0301ab, // IMAGE_SAMPLE_O ENC_MIMG default
    0x1140ea3df0301ab, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa_1
    0x1160ec3e00301ab, // IMAGE_SAMPLE_O MIMG_NSA2 has_nsa_2
    0x1180ee3e10301ab, // IMAGE_SAMPLE_O MIMG_NSA3 has_nsa_3
    0x1120f03ea031183, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x1140f23eb031183, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa_1
    0x1160f43ec031183, // IMAGE_SAMPLE_CL_O MIMG_NSA2 has_nsa_2
    0x1180f63ed031183, // IMAGE_SAMPLE_CL_O MIMG_NSA3 has_nsa_3
    0x1120f83e60321a5, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x1140fa3e70321a5, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa_1
    0x1160fc3e80321a5, // IMAGE_SAMPLE_D_O MIMG_NSA2 has_nsa_2
    0x1180fe3e90321a5, // IMAGE_SAMPLE_D_O MIMG_NSA3 has_nsa_3
    0x1121003ee0331a2, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x1141023ef0331a2, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa_1
    0x1161043f00331a2, // IMAGE_SAMPLE_D_CL_O MIMG_NSA2 has_nsa_2
    0x1181063f10331a2, // IMAGE_SAMPLE_D_CL_O MIMG_NSA3 has_nsa_3
    0x1120f03ea0341aa, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x1140f23eb0341aa, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa_1
    0x1160f43ec0341aa, // IMAGE_SAMPLE_L_O MIMG_NSA2 has_nsa_2
    0x1180f63ed0341aa, // IMAGE_SAMPLE_L_O MIMG_NSA3 has_nsa_3
    0x1121083ea035178, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x11410a3eb035178, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa_1
    0x11610c3ec035178, // IMAGE_SAMPLE_B_O MIMG_NSA2 has_nsa_2
    0x11810e3ed035178, // IMAGE_SAMPLE_B_O MIMG_NSA3 has_nsa_3
    0x1121103f2036177, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x1141123f3036177, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa_1
    0x1161143f4036177, // IMAGE_SAMPLE_B_CL_O MIMG_NSA2 has_nsa_2
    0x1181163f5036177, // IMAGE_SAMPLE_B_CL_O MIMG_NSA3 has_nsa_3
    0x1120e83de0371a9, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x1140ea3df0371a9, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa_1
    0x1160ec3e00371a9, // IMAGE_SAMPLE_LZ_O MIMG_NSA2 has_nsa_2
    0x1180ee3e10371a9, // IMAGE_SAMPLE_LZ_O MIMG_NSA3 has_nsa_3
    0x1121083ea03819e, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x11410a3eb03819e, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa_1
    0x11610c3ec03819e, // IMAGE_SAMPLE_C_O MIMG_NSA2 has_nsa_2
    0x11810e3ed03819e, // IMAGE_SAMPLE_C_O MIMG_NSA3 has_nsa_3
    0x1121103f2039191, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x1141123f3039191, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa_1
    0x1161143f4039191, // IMAGE_SAMPLE_C_CL_O MIMG_NSA2 has_nsa_2
    0x1181163f5039191, // IMAGE_SAMPLE_C_CL_O MIMG_NSA3 has_nsa_3
    0x1121183ee03a198, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x11411a3ef03a198, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa_1
    0x11611c3f003a198, // IMAGE_SAMPLE_C_D_O MIMG_NSA2 has_nsa_2
    0x11811e3f103a198, // IMAGE_SAMPLE_C_D_O MIMG_NSA3 has_nsa_3
    0x1121203f603b195, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x1141223f703b195, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa_1
    0x1161243f803b195, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA2 has_nsa_2
    0x1181263f903b195, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA3 has_nsa_3
    0x1121103f203c19d, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x1141123f303c19d, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa_1
    0x1161143f403c19d, // IMAGE_SAMPLE_C_L_O MIMG_NSA2 has_nsa_2
    0x1181163f503c19d, // IMAGE_SAMPLE_C_L_O MIMG_NSA3 has_nsa_3
    0x1121283f203d187, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x11412a3f303d187, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa_1
    0x11612c3f403d187, // IMAGE_SAMPLE_C_B_O MIMG_NSA2 has_nsa_2
    0x11812e3f503d187, // IMAGE_SAMPLE_C_B_O MIMG_NSA3 has_nsa_3
    0x1121303fa03e186, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x1141323fb03e186, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa_1
    0x1161343fc03e186, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA2 has_nsa_2
    0x1181363fd03e186, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA3 has_nsa_3
    0x1121083ea03f19c, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x11410a3eb03f19c, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa_1
    0x11610c3ec03f19c, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA2 has_nsa_2
    0x11810e3ed03f19c, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA3 has_nsa_3
    0x1121383da040148, // IMAGE_GATHER4 ENC_MIMG default
    0x11413a3db040148, // IMAGE_GATHER4 MIMG_NSA1 has_nsa_1
    0x11613c3dc040148, // IMAGE_GATHER4 MIMG_NSA2 has_nsa_2
    0x11813e3dd040148, // IMAGE_GATHER4 MIMG_NSA3 has_nsa_3
    0x1121403de041150, // IMAGE_GATHER4_CL ENC_MIMG default
    0x1141423df041150, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa_1
    0x1161443e0041150, // IMAGE_GATHER4_CL MIMG_NSA2 has_nsa_2
    0x1181463e1041150, // IMAGE_GATHER4_CL MIMG_NSA3 has_nsa_3
    0x1120903b6042166, // IMAGE_LOAD_BY2 ENC_MIMG default
    0x1140923b7042166, // IMAGE_LOAD_BY2 MIMG_NSA1 has_nsa_1
    0x1160943b8042166, // IMAGE_LOAD_BY2 MIMG_NSA2 has_nsa_2
    0x1180963b9042166, // IMAGE_LOAD_BY2 MIMG_NSA3 has_nsa_3
    0x1120903b6043167, // IMAGE_LOAD_BY4 ENC_MIMG default
    0x1140923b7043167, // IMAGE_LOAD_BY4 MIMG_NSA1 has_nsa_1
    0x1160943b8043167, // IMAGE_LOAD_BY4 MIMG_NSA2 has_nsa_2
    0x1180963b9043167, // IMAGE_LOAD_BY4 MIMG_NSA3 has_nsa_3
    0x1121403de04415d, // IMAGE_GATHER4_L ENC_MIMG default
    0x1141423df04415d, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa_1
    0x1161443e004415d, // IMAGE_GATHER4_L MIMG_NSA2 has_nsa_2
    0x1181463e104415d, // IMAGE_GATHER4_L MIMG_NSA3 has_nsa_3
    0x1121483de04514b, // IMAGE_GATHER4_B ENC_MIMG default
    0x11414a3df04514b, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa_1
    0x11614c3e004514b, // IMAGE_GATHER4_B MIMG_NSA2 has_nsa_2
    0x11814e3e104514b, // IMAGE_GATHER4_B MIMG_NSA3 has_nsa_3
    0x1121503ea04614c, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x1141523eb04614c, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa_1
    0x1161543ec04614c, // IMAGE_GATHER4_B_CL MIMG_NSA2 has_nsa_2
    0x1181563ed04614c, // IMAGE_GATHER4_B_CL MIMG_NSA3 has_nsa_3
    0x1121383da04715e, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x11413a3db04715e, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa_1
    0x11613c3dc04715e, // IMAGE_GATHER4_LZ MIMG_NSA2 has_nsa_2
    0x11813e3dd04715e, // IMAGE_GATHER4_LZ MIMG_NSA3 has_nsa_3
    0x1121483de04814f, // IMAGE_GATHER4_C ENC_MIMG default
    0x11414a3df04814f, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa_1
    0x11614c3e004814f, // IMAGE_GATHER4_C MIMG_NSA2 has_nsa_2
    0x11814e3e104814f, // IMAGE_GATHER4_C MIMG_NSA3 has_nsa_3
    0x1121503ea049156, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x1141523eb049156, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa_1
    0x1161543ec049156, // IMAGE_GATHER4_C_CL MIMG_NSA2 has_nsa_2
    0x1181563ed049156, // IMAGE_GATHER4_C_CL MIMG_NSA3 has_nsa_3
    0x1120983b604a169, // IMAGE_LOAD_MIP_BY2 ENC_MIMG default
    0x11409a3b704a169, // IMAGE_LOAD_MIP_BY2 MIMG_NSA1 has_nsa_1
    0x11609c3b804a169, // IMAGE_LOAD_MIP_BY2 MIMG_NSA2 has_nsa_2
    0x11809e3b904a169, // IMAGE_LOAD_MIP_BY2 MIMG_NSA3 has_nsa_3
    0x1120983b604b16a, // IMAGE_LOAD_MIP_BY4 ENC_MIMG default
    0x11409a3b704b16a, // IMAGE_LOAD_MIP_BY4 MIMG_NSA1 has_nsa_1
    0x11609c3b804b16a, // IMAGE_LOAD_MIP_BY4 MIMG_NSA2 has_nsa_2
    0x11809e3b904b16a, // IMAGE_LOAD_MIP_BY4 MIMG_NSA3 has_nsa_3
    0x1121503ea04c158, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x1141523eb04c158, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa_1
    0x1161543ec04c158, // IMAGE_GATHER4_C_L MIMG_NSA2 has_nsa_2
    0x1181563ed04c158, // IMAGE_GATHER4_C_L MIMG_NSA3 has_nsa_3
    0x1121583ea04d152, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x11415a3eb04d152, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa_1
    0x11615c3ec04d152, // IMAGE_GATHER4_C_B MIMG_NSA2 has_nsa_2
    0x11815e3ed04d152, // IMAGE_GATHER4_C_B MIMG_NSA3 has_nsa_3
    0x1121603f204e153, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x1141623f304e153, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa_1
    0x1161643f404e153, // IMAGE_GATHER4_C_B_CL MIMG_NSA2 has_nsa_2
    0x1181663f504e153, // IMAGE_GATHER4_C_B_CL MIMG_NSA3 has_nsa_3
    0x1121483de04f159, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x11414a3df04f159, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa_1
    0x11614c3e004f159, // IMAGE_GATHER4_C_LZ MIMG_NSA2 has_nsa_2
    0x11814e3e104f159, // IMAGE_GATHER4_C_LZ MIMG_NSA3 has_nsa_3
    0x1121483de050161, // IMAGE_GATHER4_O ENC_MIMG default
    0x11414a3df050161, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa_1
    0x11614c3e0050161, // IMAGE_GATHER4_O MIMG_NSA2 has_nsa_2
    0x11814e3e1050161, // IMAGE_GATHER4_O MIMG_NSA3 has_nsa_3
    0x1121503ea051151, // IMAGE_GATHER4_CL_O ENC_MIMG default
    0x1141523eb051151, // IMAGE_GATHER4_CL_O MIMG_NSA1 has_nsa_1
    0x1161543ec051151, // IMAGE_GATHER4_CL_O MIMG_NSA2 has_nsa_2
    0x1181563ed051151, // IMAGE_GATHER4_CL_O MIMG_NSA3 has_nsa_3
    0x1120903ba0521ad, // IMAGE_STORE_BY2 ENC_MIMG default
    0x1140923bb0521ad, // IMAGE_STORE_BY2 MIMG_NSA1 has_nsa_1
    0x1160943bc0521ad, // IMAGE_STORE_BY2 MIMG_NSA2 has_nsa_2
    0x1180963bd0521ad, // IMAGE_STORE_BY2 MIMG_NSA3 has_nsa_3
    0x1120903ba0531ae, // IMAGE_STORE_BY4 ENC_MIMG default
    0x1140923bb0531ae, // IMAGE_STORE_BY4 MIMG_NSA1 has_nsa_1
    0x1160943bc0531ae, // IMAGE_STORE_BY4 MIMG_NSA2 has_nsa_2
    0x1180963bd0531ae, // IMAGE_STORE_BY4 MIMG_NSA3 has_nsa_3
    0x1121503ea054160, // IMAGE_GATHER4_L_O ENC_MIMG default
    0x1141523eb054160, // IMAGE_GATHER4_L_O MIMG_NSA1 has_nsa_1
    0x1161543ec054160, // IMAGE_GATHER4_L_O MIMG_NSA2 has_nsa_2
    0x1181563ed054160, // IMAGE_GATHER4_L_O MIMG_NSA3 has_nsa_3
    0x1121583ea05514e, // IMAGE_GATHER4_B_O ENC_MIMG default
    0x11415a3eb05514e, // IMAGE_GATHER4_B_O MIMG_NSA1 has_nsa_1
    0x11615c3ec05514e, // IMAGE_GATHER4_B_O MIMG_NSA2 has_nsa_2
    0x11815e3ed05514e, // IMAGE_GATHER4_B_O MIMG_NSA3 has_nsa_3
    0x1121603f205614d, // IMAGE_GATHER4_B_CL_O ENC_MIMG default
    0x1141623f305614d, // IMAGE_GATHER4_B_CL_O MIMG_NSA1 has_nsa_1
    0x1161643f405614d, // IMAGE_GATHER4_B_CL_O MIMG_NSA2 has_nsa_2
    0x1181663f505614d, // IMAGE_GATHER4_B_CL_O MIMG_NSA3 has_nsa_3
    0x1121483de05715f, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x11414a3df05715f, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa_1
    0x11614c3e005715f, // IMAGE_GATHER4_LZ_O MIMG_NSA2 has_nsa_2
    0x11814e3e105715f, // IMAGE_GATHER4_LZ_O MIMG_NSA3 has_nsa_3
    0x1121583ea05815c, // IMAGE_GATHER4_C_O ENC_MIMG default
    0x11415a3eb05815c, // IMAGE_GATHER4_C_O MIMG_NSA1 has_nsa_1
    0x11615c3ec05815c, // IMAGE_GATHER4_C_O MIMG_NSA2 has_nsa_2
    0x11815e3ed05815c, // IMAGE_GATHER4_C_O MIMG_NSA3 has_nsa_3
    0x1121603f2059157, // IMAGE_GATHER4_C_CL_O ENC_MIMG default
    0x1141623f3059157, // IMAGE_GATHER4_C_CL_O MIMG_NSA1 has_nsa_1
    0x1161643f4059157, // IMAGE_GATHER4_C_CL_O MIMG_NSA2 has_nsa_2
    0x1181663f5059157, // IMAGE_GATHER4_C_CL_O MIMG_NSA3 has_nsa_3
    0x1120983ba05a1b0, // IMAGE_STORE_MIP_BY2 ENC_MIMG default
    0x11409a3bb05a1b0, // IMAGE_STORE_MIP_BY2 MIMG_NSA1 has_nsa_1
    0x11609c3bc05a1b0, // IMAGE_STORE_MIP_BY2 MIMG_NSA2 has_nsa_2
    0x11809e3bd05a1b0, // IMAGE_STORE_MIP_BY2 MIMG_NSA3 has_nsa_3
    0x1120983ba05b1b1, // IMAGE_STORE_MIP_BY4 ENC_MIMG default
    0x11409a3bb05b1b1, // IMAGE_STORE_MIP_BY4 MIMG_NSA1 has_nsa_1
    0x11609c3bc05b1b1, // IMAGE_STORE_MIP_BY4 MIMG_NSA2 has_nsa_2
    0x11809e3bd05b1b1, // IMAGE_STORE_MIP_BY4 MIMG_NSA3 has_nsa_3
    0x1121603f205c15b, // IMAGE_GATHER4_C_L_O ENC_MIMG default
    0x1141623f305c15b, // IMAGE_GATHER4_C_L_O MIMG_NSA1 has_nsa_1
    0x1161643f405c15b, // IMAGE_GATHER4_C_L_O MIMG_NSA2 has_nsa_2
    0x1181663f505c15b, // IMAGE_GATHER4_C_L_O MIMG_NSA3 has_nsa_3
    0x1121683f205d155, // IMAGE_GATHER4_C_B_O ENC_MIMG default
    0x11416a3f305d155, // IMAGE_GATHER4_C_B_O MIMG_NSA1 has_nsa_1
    0x11616c3f405d155, // IMAGE_GATHER4_C_B_O MIMG_NSA2 has_nsa_2
    0x11816e3f505d155, // IMAGE_GATHER4_C_B_O MIMG_NSA3 has_nsa_3
    0x1121703fa05e154, // IMAGE_GATHER4_C_B_CL_O ENC_MIMG default
    0x1141723fb05e154, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA1 has_nsa_1
    0x1161743fc05e154, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA2 has_nsa_2
    0x1181763fd05e154, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA3 has_nsa_3
    0x1121583ea05f15a, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x11415a3eb05f15a, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa_1
    0x11615c3ec05f15a, // IMAGE_GATHER4_C_LZ_O MIMG_NSA2 has_nsa_2
    0x11815e3ed05f15a, // IMAGE_GATHER4_C_LZ_O MIMG_NSA3 has_nsa_3
    0x1121783da060163, // IMAGE_GET_LOD ENC_MIMG default
    0x11417a3db060163, // IMAGE_GET_LOD MIMG_NSA1 has_nsa_1
    0x11617c3dc060163, // IMAGE_GET_LOD MIMG_NSA2 has_nsa_2
    0x11817e3dd060163, // IMAGE_GET_LOD MIMG_NSA3 has_nsa_3
    0x1121383da061149, // IMAGE_GATHER4H ENC_MIMG default
    0x11413a3db061149, // IMAGE_GATHER4H MIMG_NSA1 has_nsa_1
    0x11613c3dc061149, // IMAGE_GATHER4H MIMG_NSA2 has_nsa_2
    0x11813e3dd061149, // IMAGE_GATHER4H MIMG_NSA3 has_nsa_3
    0x1121803da06214a, // IMAGE_GATHER4H_PCK ENC_MIMG default
    0x1141823db06214a, // IMAGE_GATHER4H_PCK MIMG_NSA1 has_nsa_1
    0x1161843dc06214a, // IMAGE_GATHER4H_PCK MIMG_NSA2 has_nsa_2
    0x1181863dd06214a, // IMAGE_GATHER4H_PCK MIMG_NSA3 has_nsa_3
    0x1121783da063162, // IMAGE_GATHER8H_PCK ENC_MIMG default
    0x1141883db063162, // IMAGE_GATHER8H_PCK MIMG_NSA1 has_nsa_1
    0x11618a3dc063162, // IMAGE_GATHER8H_PCK MIMG_NSA2 has_nsa_2
    0x11818c3dd063162, // IMAGE_GATHER8H_PCK MIMG_NSA3 has_nsa_3
    0x1120d83e206817a, // IMAGE_SAMPLE_CD ENC_MIMG default
    0x1140da3e306817a, // IMAGE_SAMPLE_CD MIMG_NSA1 has_nsa_1
    0x1160dc3e406817a, // IMAGE_SAMPLE_CD MIMG_NSA2 has_nsa_2
    0x1180de3e506817a, // IMAGE_SAMPLE_CD MIMG_NSA3 has_nsa_3
    0x1120e03e606917b, // IMAGE_SAMPLE_CD_CL ENC_MIMG default
    0x1140e23e706917b, // IMAGE_SAMPLE_CD_CL MIMG_NSA1 has_nsa_1
    0x1160e43e806917b, // IMAGE_SAMPLE_CD_CL MIMG_NSA2 has_nsa_2
    0x1180e63e906917b, // IMAGE_SAMPLE_CD_CL MIMG_NSA3 has_nsa_3
    0x1120f83e606a188, // IMAGE_SAMPLE_C_CD ENC_MIMG default
    0x1140fa3e706a188, // IMAGE_SAMPLE_C_CD MIMG_NSA1 has_nsa_1
    0x1160fc3e806a188, // IMAGE_SAMPLE_C_CD MIMG_NSA2 has_nsa_2
    0x1180fe3e906a188, // IMAGE_SAMPLE_C_CD MIMG_NSA3 has_nsa_3
    0x1121003ee06b189, // IMAGE_SAMPLE_C_CD_CL ENC_MIMG default
    0x1141023ef06b189, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA1 has_nsa_1
    0x1161043f006b189, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA2 has_nsa_2
    0x1181063f106b189, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA3 has_nsa_3
    0x1120f83e606c180, // IMAGE_SAMPLE_CD_O ENC_MIMG default
    0x1140fa3e706c180, // IMAGE_SAMPLE_CD_O MIMG_NSA1 has_nsa_1
    0x1160fc3e806c180, // IMAGE_SAMPLE_CD_O MIMG_NSA2 has_nsa_2
    0x1180fe3e906c180, // IMAGE_SAMPLE_CD_O MIMG_NSA3 has_nsa_3
    0x1121003ee06d17d, // IMAGE_SAMPLE_CD_CL_O ENC_MIMG default
    0x1141023ef06d17d, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA1 has_nsa_1
    0x1161043f006d17d, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA2 has_nsa_2
    0x1181063f106d17d, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA3 has_nsa_3
    0x1121183ee06e18e, // IMAGE_SAMPLE_C_CD_O ENC_MIMG default
    0x11411a3ef06e18e, // IMAGE_SAMPLE_C_CD_O MIMG_NSA1 has_nsa_1
    0x11611c3f006e18e, // IMAGE_SAMPLE_C_CD_O MIMG_NSA2 has_nsa_2
    0x11811e3f106e18e, // IMAGE_SAMPLE_C_CD_O MIMG_NSA3 has_nsa_3
    0x1121203f606f18b, // IMAGE_SAMPLE_C_CD_CL_O ENC_MIMG default
    0x1141223f706f18b, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA1 has_nsa_1
    0x1161243f806f18b, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA2 has_nsa_2
    0x1181263f906f18b, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA3 has_nsa_3
    0x1120903b6070170, // IMAGE_LOAD_PCK2 ENC_MIMG default
    0x1140923b7070170, // IMAGE_LOAD_PCK2 MIMG_NSA1 has_nsa_1
    0x1160943b8070170, // IMAGE_LOAD_PCK2 MIMG_NSA2 has_nsa_2
    0x1180963b9070170, // IMAGE_LOAD_PCK2 MIMG_NSA3 has_nsa_3
    0x1120903b6071171, // IMAGE_LOAD_PCK4 ENC_MIMG default
    0x1140923b7071171, // IMAGE_LOAD_PCK4 MIMG_NSA1 has_nsa_1
    0x1160943b8071171, // IMAGE_LOAD_PCK4 MIMG_NSA2 has_nsa_2
    0x1180963b9071171, // IMAGE_LOAD_PCK4 MIMG_NSA3 has_nsa_3
    0x1120983b607316c, // IMAGE_LOAD_MIP_PCK2 ENC_MIMG default
    0x11409a3b707316c, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA1 has_nsa_1
    0x11609c3b807316c, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA2 has_nsa_2
    0x11809e3b907316c, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA3 has_nsa_3
    0x1120983b607416d, // IMAGE_LOAD_MIP_PCK4 ENC_MIMG default
    0x11409a3b707416d, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA1 has_nsa_1
    0x11609c3b807416d, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA2 has_nsa_2
    0x11809e3b907416d, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA3 has_nsa_3
    0x1120903ba0761b6, // IMAGE_STORE_PCK2 ENC_MIMG default
    0x1140923bb0761b6, // IMAGE_STORE_PCK2 MIMG_NSA1 has_nsa_1
    0x1160943bc0761b6, // IMAGE_STORE_PCK2 MIMG_NSA2 has_nsa_2
    0x1180963bd0761b6, // IMAGE_STORE_PCK2 MIMG_NSA3 has_nsa_3
    0x1120903ba0771b7, // IMAGE_STORE_PCK4 ENC_MIMG default
    0x1140923bb0771b7, // IMAGE_STORE_PCK4 MIMG_NSA1 has_nsa_1
    0x1160943bc0771b7, // IMAGE_STORE_PCK4 MIMG_NSA2 has_nsa_2
    0x1180963bd0771b7, // IMAGE_STORE_PCK4 MIMG_NSA3 has_nsa_3
    0x1120983ba0791b3, // IMAGE_STORE_MIP_PCK2 ENC_MIMG default
    0x11409a3bb0791b3, // IMAGE_STORE_MIP_PCK2 MIMG_NSA1 has_nsa_1
    0x11609c3bc0791b3, // IMAGE_STORE_MIP_PCK2 MIMG_NSA2 has_nsa_2
    0x11809e3bd0791b3, // IMAGE_STORE_MIP_PCK2 MIMG_NSA3 has_nsa_3
    0x1120983ba07a1b4, // IMAGE_STORE_MIP_PCK4 ENC_MIMG default
    0x11409a3bb07a1b4, // IMAGE_STORE_MIP_PCK4 MIMG_NSA1 has_nsa_1
    0x11609c3bc07a1b4, // IMAGE_STORE_MIP_PCK4 MIMG_NSA2 has_nsa_2
    0x11809e3bd07a1b4, // IMAGE_STORE_MIP_PCK4 MIMG_NSA3 has_nsa_3
    0x1120903b6080173, // IMAGE_MSAA_LOAD ENC_MIMG default
    0x1140923b7080173, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa_1
    0x1160943b8080173, // IMAGE_MSAA_LOAD MIMG_NSA2 has_nsa_2
    0x1180963b9080173, // IMAGE_MSAA_LOAD MIMG_NSA3 has_nsa_3
    0x11218e3fa0a21a4, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0x1141903fb0a21a4, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa_1
    0x1161923fc0a21a4, // IMAGE_SAMPLE_D_G16 MIMG_NSA2 has_nsa_2
    0x1181943fd0a21a4, // IMAGE_SAMPLE_D_G16 MIMG_NSA3 has_nsa_3
    0x1121963fe0a31a1, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0x1141983ff0a31a1, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa_1
    0x11619a4000a31a1, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA2 has_nsa_2
    0x11819c4010a31a1, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA3 has_nsa_3
    0x11219e3fe0aa197, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0x1141a03ff0aa197, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa_1
    0x1161a24000aa197, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA2 has_nsa_2
    0x1181a44010aa197, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA3 has_nsa_3
    0x1121a63e20ab194, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0x1141a83e30ab194, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa_1
    0x1161aa3e40ab194, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA2 has_nsa_2
    0x1181ac3e50ab194, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA3 has_nsa_3
    0x11219e3fe0b21a6, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0x1141a03ff0b21a6, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa_1
    0x1161a24000b21a6, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA2 has_nsa_2
    0x1181a44010b21a6, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA3 has_nsa_3
    0x1121a63e20b31a3, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0x1141a83e30b31a3, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x1161aa3e40b31a3, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x1181ac3e50b31a3, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x1121ae3e20ba199, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0x1141b03e30ba199, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa_1
    0x1161b23e40ba199, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA2 has_nsa_2
    0x1181b43e50ba199, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA3 has_nsa_3
    0x1121b63e60bb196, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0x1141b83e70bb196, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x1161ba3e80bb196, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x1181bc3e90bb196, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x11a1be4020e6147, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0x11c1c04030e6147, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa_1
    0x11e1c24040e6147, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA2 has_nsa_2
    0x1201c44050e6147, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA3 has_nsa_3
    0x11a1c64060e7146, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0x11c1c84070e7146, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa_1
    0x11e1ca4080e7146, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA2 has_nsa_2
    0x1201cc4090e7146, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA3 has_nsa_3
    0x11218e3fa0e817f, // IMAGE_SAMPLE_CD_G16 ENC_MIMG default
    0x1141903fb0e817f, // IMAGE_SAMPLE_CD_G16 MIMG_NSA1 has_nsa_1
    0x1161923fc0e817f, // IMAGE_SAMPLE_CD_G16 MIMG_NSA2 has_nsa_2
    0x1181943fd0e817f, // IMAGE_SAMPLE_CD_G16 MIMG_NSA3 has_nsa_3
    0x1121963fe0e917c, // IMAGE_SAMPLE_CD_CL_G16 ENC_MIMG default
    0x1141983ff0e917c, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA1 has_nsa_1
    0x11619a4000e917c, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA2 has_nsa_2
    0x11819c4010e917c, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA3 has_nsa_3
    0x11219e3fe0ea18d, // IMAGE_SAMPLE_C_CD_G16 ENC_MIMG default
    0x1141a03ff0ea18d, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA1 has_nsa_1
    0x1161a24000ea18d, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA2 has_nsa_2
    0x1181a44010ea18d, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA3 has_nsa_3
    0x1121a63e20eb18a, // IMAGE_SAMPLE_C_CD_CL_G16 ENC_MIMG default
    0x1141a83e30eb18a, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA1 has_nsa_1
    0x1161aa3e40eb18a, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA2 has_nsa_2
    0x1181ac3e50eb18a, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA3 has_nsa_3
    0x11219e3fe0ec181, // IMAGE_SAMPLE_CD_O_G16 ENC_MIMG default
    0x1141a03ff0ec181, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA1 has_nsa_1
    0x1161a24000ec181, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA2 has_nsa_2
    0x1181a44010ec181, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA3 has_nsa_3
    0x1121a63e20ed17e, // IMAGE_SAMPLE_CD_CL_O_G16 ENC_MIMG default
    0x1141a83e30ed17e, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x1161aa3e40ed17e, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x1181ac3e50ed17e, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x1121ae3e20ee18f, // IMAGE_SAMPLE_C_CD_O_G16 ENC_MIMG default
    0x1141b03e30ee18f, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA1 has_nsa_1
    0x1161b23e40ee18f, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA2 has_nsa_2
    0x1181b43e50ee18f, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA3 has_nsa_3
    0x1121b63e60ef18c, // IMAGE_SAMPLE_C_CD_CL_O_G16 ENC_MIMG default
    0x1141b83e70ef18c, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x1161ba3e80ef18c, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x1181bc3e90ef18c, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x1221e240a000240, // S_LOAD_DWORD ENC_SMEM default
    0x1221e440b001242, // S_LOAD_DWORDX2 ENC_SMEM default
    0x1221e640c002243, // S_LOAD_DWORDX4 ENC_SMEM default
    0x1221e840d003244, // S_LOAD_DWORDX8 ENC_SMEM default
    0x1221ea40e004241, // S_LOAD_DWORDX16 ENC_SMEM default
    0x1221ec40f0081fb, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x1221ee4100091fd, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x1221f041100a1fe, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x1221f241200b1ff, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x1221f441300c1fc, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x1241e024601f23c, // S_GL1_INV ENC_SMEM default
    0x1241e024602022c, // S_DCACHE_INV ENC_SMEM default
    0x1221f6414024250, // S_MEMTIME ENC_SMEM default
    0x1221f641402524f, // S_MEMREALTIME ENC_SMEM default
    0x1260424150000c6, // EXP ENC_EXP default
    0x12834441600033a, // V_CMP_F_F32 ENC_VOPC default
    0x12a34641700033a, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34441800033a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x12834441600135f, // V_CMP_LT_F32 ENC_VOPC default
    0x12a34641700135f, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34441800135f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x128344416002331, // V_CMP_EQ_F32 ENC_VOPC default
    0x12a346417002331, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c344418002331, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x128344416003353, // V_CMP_LE_F32 ENC_VOPC default
    0x12a346417003353, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c344418003353, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x12834441600434a, // V_CMP_GT_F32 ENC_VOPC default
    0x12a34641700434a, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34441800434a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x12834441600535c, // V_CMP_LG_F32 ENC_VOPC default
    0x12a34641700535c, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34441800535c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x128344416006341, // V_CMP_GE_F32 ENC_VOPC default
    0x12a346417006341, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c344418006341, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x128344416007380, // V_CMP_O_F32 ENC_VOPC default
    0x12a346417007380, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c344418007380, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x12834441600838a, // V_CMP_U_F32 ENC_VOPC default
    0x12a34641700838a, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34441800838a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x128344416009371, // V_CMP_NGE_F32 ENC_VOPC default
    0x12a346417009371, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c344418009371, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x12834441600a37a, // V_CMP_NLG_F32 ENC_VOPC default
    0x12a34641700a37a, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34441800a37a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x12834441600b374, // V_CMP_NGT_F32 ENC_VOPC default
    0x12a34641700b374, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34441800b374, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x12834441600c377, // V_CMP_NLE_F32 ENC_VOPC default
    0x12a34641700c377, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34441800c377, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x12834441600d368, // V_CMP_NEQ_F32 ENC_VOPC default
    0x12a34641700d368, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34441800d368, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x12834441600e37d, // V_CMP_NLT_F32 ENC_VOPC default
    0x12a34641700e37d, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34441800e37d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x12834441600f383, // V_CMP_TRU_F32 ENC_VOPC default
    0x12a34641700f383, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34441800f383, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x12834a4190102db, // V_CMPX_F_F32 ENC_VOPC default
    0x12a34c41a0102db, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b0102db, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x12834a419011300, // V_CMPX_LT_F32 ENC_VOPC default
    0x12a34c41a011300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b011300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x12834a4190122d2, // V_CMPX_EQ_F32 ENC_VOPC default
    0x12a34c41a0122d2, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b0122d2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x12834a4190132f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x12a34c41a0132f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b0132f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x12834a4190142eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x12a34c41a0142eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b0142eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x12834a4190152fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x12a34c41a0152fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b0152fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x12834a4190162e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x12a34c41a0162e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b0162e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x12834a419017321, // V_CMPX_O_F32 ENC_VOPC default
    0x12a34c41a017321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b017321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x12834a41901832b, // V_CMPX_U_F32 ENC_VOPC default
    0x12a34c41a01832b, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b01832b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x12834a419019312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x12a34c41a019312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b019312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x12834a41901a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x12a34c41a01a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b01a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x12834a41901b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x12a34c41a01b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b01b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x12834a41901c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x12a34c41a01c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b01c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x12834a41901d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x12a34c41a01d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b01d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x12834a41901e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x12a34c41a01e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b01e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x12834a41901f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x12a34c41a01f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a41b01f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x12e35041c02033b, // V_CMP_F_F64 ENC_VOPC default
    0x12c35041d02033b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c021360, // V_CMP_LT_F64 ENC_VOPC default
    0x12c35041d021360, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c022332, // V_CMP_EQ_F64 ENC_VOPC default
    0x12c35041d022332, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c023354, // V_CMP_LE_F64 ENC_VOPC default
    0x12c35041d023354, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c02434b, // V_CMP_GT_F64 ENC_VOPC default
    0x12c35041d02434b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c02535d, // V_CMP_LG_F64 ENC_VOPC default
    0x12c35041d02535d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c026342, // V_CMP_GE_F64 ENC_VOPC default
    0x12c35041d026342, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c027381, // V_CMP_O_F64 ENC_VOPC default
    0x12c35041d027381, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c02838b, // V_CMP_U_F64 ENC_VOPC default
    0x12c35041d02838b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c029372, // V_CMP_NGE_F64 ENC_VOPC default
    0x12c35041d029372, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c02a37b, // V_CMP_NLG_F64 ENC_VOPC default
    0x12c35041d02a37b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c02b375, // V_CMP_NGT_F64 ENC_VOPC default
    0x12c35041d02b375, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c02c378, // V_CMP_NLE_F64 ENC_VOPC default
    0x12c35041d02c378, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c02d369, // V_CMP_NEQ_F64 ENC_VOPC default
    0x12c35041d02d369, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c02e37e, // V_CMP_NLT_F64 ENC_VOPC default
    0x12c35041d02e37e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x12e35041c02f384, // V_CMP_TRU_F64 ENC_VOPC default
    0x12c35041d02f384, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e0302dc, // V_CMPX_F_F64 ENC_VOPC default
    0x12c35441f0302dc, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e031301, // V_CMPX_LT_F64 ENC_VOPC default
    0x12c35441f031301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e0322d3, // V_CMPX_EQ_F64 ENC_VOPC default
    0x12c35441f0322d3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e0332f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x12c35441f0332f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e0342ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x12c35441f0342ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e0352fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x12c35441f0352fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e0362e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x12c35441f0362e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e037322, // V_CMPX_O_F64 ENC_VOPC default
    0x12c35441f037322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e03832c, // V_CMPX_U_F64 ENC_VOPC default
    0x12c35441f03832c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e039313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x12c35441f039313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e03a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x12c35441f03a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e03b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x12c35441f03b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e03c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x12c35441f03c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e03d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x12c35441f03d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e03e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x12c35441f03e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x12e35441e03f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x12c35441f03f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x12834442008033c, // V_CMP_F_I32 ENC_VOPC default
    0x12a35842108033c, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34442208033c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x128344420081362, // V_CMP_LT_I32 ENC_VOPC default
    0x12a358421081362, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c344422081362, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x128344420082334, // V_CMP_EQ_I32 ENC_VOPC default
    0x12a358421082334, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c344422082334, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x128344420083356, // V_CMP_LE_I32 ENC_VOPC default
    0x12a358421083356, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c344422083356, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x12834442008434d, // V_CMP_GT_I32 ENC_VOPC default
    0x12a35842108434d, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34442208434d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x12834442008536b, // V_CMP_NE_I32 ENC_VOPC default
    0x12a35842108536b, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34442208536b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x128344420086344, // V_CMP_GE_I32 ENC_VOPC default
    0x12a358421086344, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c344422086344, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x128344420087385, // V_CMP_T_I32 ENC_VOPC default
    0x12a358421087385, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c344422087385, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x12834442308832e, // V_CMP_CLASS_F32 ENC_VOPC default
    0x12a35c42408832e, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34442508832e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x128360426089361, // V_CMP_LT_I16 ENC_VOPC default
    0x12a362427089361, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c360428089361, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x12836042608a333, // V_CMP_EQ_I16 ENC_VOPC default
    0x12a36242708a333, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36042808a333, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x12836042608b355, // V_CMP_LE_I16 ENC_VOPC default
    0x12a36242708b355, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36042808b355, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x12836042608c34c, // V_CMP_GT_I16 ENC_VOPC default
    0x12a36242708c34c, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36042808c34c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x12836042608d36a, // V_CMP_NE_I16 ENC_VOPC default
    0x12a36242708d36a, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36042808d36a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x12836042608e343, // V_CMP_GE_I16 ENC_VOPC default
    0x12a36242708e343, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36042808e343, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x12836642908f32d, // V_CMP_CLASS_F16 ENC_VOPC default
    0x12a36842a08f32d, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b08f32d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x12834a42c0902dd, // V_CMPX_F_I32 ENC_VOPC default
    0x12a36c42d0902dd, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a42e0902dd, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x12834a42c091303, // V_CMPX_LT_I32 ENC_VOPC default
    0x12a36c42d091303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a42e091303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x12834a42c0922d5, // V_CMPX_EQ_I32 ENC_VOPC default
    0x12a36c42d0922d5, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a42e0922d5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x12834a42c0932f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x12a36c42d0932f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a42e0932f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x12834a42c0942ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x12a36c42d0942ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a42e0942ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x12834a42c09530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x12a36c42d09530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a42e09530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x12834a42c0962e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x12a36c42d0962e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a42e0962e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x12834a42c097326, // V_CMPX_T_I32 ENC_VOPC default
    0x12a36c42d097326, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a42e097326, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x12834a42f0982cf, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x12a3704300982cf, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a4310982cf, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x128374432099302, // V_CMPX_LT_I16 ENC_VOPC default
    0x12a376433099302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c374434099302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x12837443209a2d4, // V_CMPX_EQ_I16 ENC_VOPC default
    0x12a37643309a2d4, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37443409a2d4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x12837443209b2f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x12a37643309b2f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37443409b2f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x12837443209c2ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x12a37643309c2ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37443409c2ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x12837443209d30b, // V_CMPX_NE_I16 ENC_VOPC default
    0x12a37643309d30b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37443409d30b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x12837443209e2e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x12a37643309e2e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37443409e2e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x12837a43509f2ce, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x12a37c43609f2ce, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a43709f2ce, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x12e3804380a033d, // V_CMP_F_I64 ENC_VOPC default
    0x12c3804390a033d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x12e3804380a1363, // V_CMP_LT_I64 ENC_VOPC default
    0x12c3804390a1363, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x12e3804380a2335, // V_CMP_EQ_I64 ENC_VOPC default
    0x12c3804390a2335, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x12e3804380a3357, // V_CMP_LE_I64 ENC_VOPC default
    0x12c3804390a3357, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x12e3804380a434e, // V_CMP_GT_I64 ENC_VOPC default
    0x12c3804390a434e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x12e3804380a536c, // V_CMP_NE_I64 ENC_VOPC default
    0x12c3804390a536c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x12e3804380a6345, // V_CMP_GE_I64 ENC_VOPC default
    0x12c3804390a6345, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x12e3804380a7386, // V_CMP_T_I64 ENC_VOPC default
    0x12c3804390a7386, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x12e38443a0a832f, // V_CMP_CLASS_F64 ENC_VOPC default
    0x12c38443b0a832f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x12836043c0a9364, // V_CMP_LT_U16 ENC_VOPC default
    0x12a36243d0a9364, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36043e0a9364, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x12836043c0aa336, // V_CMP_EQ_U16 ENC_VOPC default
    0x12a36243d0aa336, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36043e0aa336, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x12836043c0ab358, // V_CMP_LE_U16 ENC_VOPC default
    0x12a36243d0ab358, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36043e0ab358, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x12836043c0ac34f, // V_CMP_GT_U16 ENC_VOPC default
    0x12a36243d0ac34f, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36043e0ac34f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x12836043c0ad36d, // V_CMP_NE_U16 ENC_VOPC default
    0x12a36243d0ad36d, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36043e0ad36d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x12836043c0ae346, // V_CMP_GE_U16 ENC_VOPC default
    0x12a36243d0ae346, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36043e0ae346, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x12e38843f0b02de, // V_CMPX_F_I64 ENC_VOPC default
    0x12c3884400b02de, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x12e38843f0b1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x12c3884400b1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x12e38843f0b22d6, // V_CMPX_EQ_I64 ENC_VOPC default
    0x12c3884400b22d6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x12e38843f0b32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x12c3884400b32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x12e38843f0b42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x12c3884400b42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x12e38843f0b530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x12c3884400b530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x12e38843f0b62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x12c3884400b62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x12e38843f0b7327, // V_CMPX_T_I64 ENC_VOPC default
    0x12c3884400b7327, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x12e38c4410b82d0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x12c38c4420b82d0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x1283744430b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x12a3764440b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3744450b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x1283744430ba2d7, // V_CMPX_EQ_U16 ENC_VOPC default
    0x12a3764440ba2d7, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3744450ba2d7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x1283744430bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x12a3764440bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3744450bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x1283744430bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x12a3764440bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3744450bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x1283744430bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x12a3764440bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3744450bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x1283744430be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x12a3764440be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3744450be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x1283444460c033e, // V_CMP_F_U32 ENC_VOPC default
    0x12a3584470c033e, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3444480c033e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x1283444460c1365, // V_CMP_LT_U32 ENC_VOPC default
    0x12a3584470c1365, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3444480c1365, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x1283444460c2337, // V_CMP_EQ_U32 ENC_VOPC default
    0x12a3584470c2337, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3444480c2337, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x1283444460c3359, // V_CMP_LE_U32 ENC_VOPC default
    0x12a3584470c3359, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3444480c3359, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x1283444460c4350, // V_CMP_GT_U32 ENC_VOPC default
    0x12a3584470c4350, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3444480c4350, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x1283444460c536e, // V_CMP_NE_U32 ENC_VOPC default
    0x12a3584470c536e, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3444480c536e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x1283444460c6347, // V_CMP_GE_U32 ENC_VOPC default
    0x12a3584470c6347, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3444480c6347, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x1283444460c7387, // V_CMP_T_U32 ENC_VOPC default
    0x12a3584470c7387, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c3444480c7387, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x1283664290c8339, // V_CMP_F_F16 ENC_VOPC default
    0x12a39042a0c8339, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0c8339, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x1283664290c935e, // V_CMP_LT_F16 ENC_VOPC default
    0x12a39042a0c935e, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0c935e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x1283664290ca330, // V_CMP_EQ_F16 ENC_VOPC default
    0x12a39042a0ca330, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0ca330, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x1283664290cb352, // V_CMP_LE_F16 ENC_VOPC default
    0x12a39042a0cb352, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0cb352, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x1283664290cc349, // V_CMP_GT_F16 ENC_VOPC default
    0x12a39042a0cc349, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0cc349, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x1283664290cd35b, // V_CMP_LG_F16 ENC_VOPC default
    0x12a39042a0cd35b, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0cd35b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x1283664290ce340, // V_CMP_GE_F16 ENC_VOPC default
    0x12a39042a0ce340, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0ce340, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x1283664290cf37f, // V_CMP_O_F16 ENC_VOPC default
    0x12a39042a0cf37f, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0cf37f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x12834a4490d02df, // V_CMPX_F_U32 ENC_VOPC default
    0x12a36c44a0d02df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a44b0d02df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x12834a4490d1306, // V_CMPX_LT_U32 ENC_VOPC default
    0x12a36c44a0d1306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a44b0d1306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x12834a4490d22d8, // V_CMPX_EQ_U32 ENC_VOPC default
    0x12a36c44a0d22d8, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a44b0d22d8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x12834a4490d32fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x12a36c44a0d32fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a44b0d32fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x12834a4490d42f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x12a36c44a0d42f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a44b0d42f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x12834a4490d530f, // V_CMPX_NE_U32 ENC_VOPC default
    0x12a36c44a0d530f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a44b0d530f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x12834a4490d62e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x12a36c44a0d62e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a44b0d62e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x12834a4490d7328, // V_CMPX_T_U32 ENC_VOPC default
    0x12a36c44a0d7328, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c34a44b0d7328, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x12837a4350d82da, // V_CMPX_F_F16 ENC_VOPC default
    0x12a3944360d82da, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370d82da, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350d92ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x12a3944360d92ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370d92ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350da2d1, // V_CMPX_EQ_F16 ENC_VOPC default
    0x12a3944360da2d1, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370da2d1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350db2f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x12a3944360db2f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370db2f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350dc2ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x12a3944360dc2ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370dc2ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350dd2fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x12a3944360dd2fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370dd2fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350de2e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x12a3944360de2e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370de2e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350df320, // V_CMPX_O_F16 ENC_VOPC default
    0x12a3944360df320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370df320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x12e38044c0e033f, // V_CMP_F_U64 ENC_VOPC default
    0x12c38044d0e033f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x12e38044c0e1366, // V_CMP_LT_U64 ENC_VOPC default
    0x12c38044d0e1366, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x12e38044c0e2338, // V_CMP_EQ_U64 ENC_VOPC default
    0x12c38044d0e2338, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x12e38044c0e335a, // V_CMP_LE_U64 ENC_VOPC default
    0x12c38044d0e335a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x12e38044c0e4351, // V_CMP_GT_U64 ENC_VOPC default
    0x12c38044d0e4351, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x12e38044c0e536f, // V_CMP_NE_U64 ENC_VOPC default
    0x12c38044d0e536f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x12e38044c0e6348, // V_CMP_GE_U64 ENC_VOPC default
    0x12c38044d0e6348, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x12e38044c0e7388, // V_CMP_T_U64 ENC_VOPC default
    0x12c38044d0e7388, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x1283664290e8389, // V_CMP_U_F16 ENC_VOPC default
    0x12a39042a0e8389, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0e8389, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x1283664290e9370, // V_CMP_NGE_F16 ENC_VOPC default
    0x12a39042a0e9370, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0e9370, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x1283664290ea379, // V_CMP_NLG_F16 ENC_VOPC default
    0x12a39042a0ea379, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0ea379, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x1283664290eb373, // V_CMP_NGT_F16 ENC_VOPC default
    0x12a39042a0eb373, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0eb373, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x1283664290ec376, // V_CMP_NLE_F16 ENC_VOPC default
    0x12a39042a0ec376, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0ec376, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x1283664290ed367, // V_CMP_NEQ_F16 ENC_VOPC default
    0x12a39042a0ed367, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0ed367, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x1283664290ee37c, // V_CMP_NLT_F16 ENC_VOPC default
    0x12a39042a0ee37c, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0ee37c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x1283664290ef382, // V_CMP_TRU_F16 ENC_VOPC default
    0x12a39042a0ef382, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c36642b0ef382, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x12e38844e0f02e0, // V_CMPX_F_U64 ENC_VOPC default
    0x12c38844f0f02e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x12e38844e0f1307, // V_CMPX_LT_U64 ENC_VOPC default
    0x12c38844f0f1307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x12e38844e0f22d9, // V_CMPX_EQ_U64 ENC_VOPC default
    0x12c38844f0f22d9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x12e38844e0f32fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x12c38844f0f32fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x12e38844e0f42f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x12c38844f0f42f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x12e38844e0f5310, // V_CMPX_NE_U64 ENC_VOPC default
    0x12c38844f0f5310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x12e38844e0f62e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x12c38844f0f62e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x12e38844e0f7329, // V_CMPX_T_U64 ENC_VOPC default
    0x12c38844f0f7329, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x12837a4350f832a, // V_CMPX_U_F16 ENC_VOPC default
    0x12a3944360f832a, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370f832a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350f9311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x12a3944360f9311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370f9311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350fa31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x12a3944360fa31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370fa31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350fb314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x12a3944360fb314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370fb314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350fc317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x12a3944360fc317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370fc317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350fd308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x12a3944360fd308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370fd308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350fe31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x12a3944360fe31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370fe31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x12837a4350ff323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x12a3944360ff323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12c37a4370ff323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x1301e0246000436, // V_NOP ENC_VOP1 default
    0x13023a450001425, // V_MOV_B32 ENC_VOP1 default
    0x13223e451001425, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x13423c452001425, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x136240453001425, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x13823a454001425, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x13a244455002458, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x13c2484560033a4, // V_CVT_I32_F64 ENC_VOP1 default
    0x1382484570033a4, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x13024c45800439f, // V_CVT_F64_I32 ENC_VOP1 default
    0x13824c45900439f, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x13023a45a005398, // V_CVT_F32_I32 ENC_VOP1 default
    0x13223e45b005398, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x13425045c005398, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x13624045d005398, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x13823a45e005398, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x13023a45f006399, // V_CVT_F32_U32 ENC_VOP1 default
    0x13223e460006399, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x134250461006399, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x136240462006399, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x13823a463006399, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x13023a4640073b2, // V_CVT_U32_F32 ENC_VOP1 default
    0x13223e4650073b2, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x1342544660073b2, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x1362564670073b2, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a4680073b2, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x13023a4690083a3, // V_CVT_I32_F32 ENC_VOP1 default
    0x13223e46a0083a3, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x13425446b0083a3, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x13625646c0083a3, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a46d0083a3, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x13025a46e00a393, // V_CVT_F16_F32 ENC_VOP1 default
    0x13225e46f00a393, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x13425c47000a393, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x13626047100a393, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x13825a47200a393, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x13026447300b396, // V_CVT_F32_F16 ENC_VOP1 default
    0x13226847400b396, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x13426647500b396, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x13626a47600b396, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x13826447700b396, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x13023a46900c3b0, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x13223e46a00c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x13425446b00c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x13625646c00c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a46d00c3b0, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x13023a46900d3a1, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x13223e46a00d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x13425446b00d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x13625646c00d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a46d00d3a1, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x13023a45a00e3a7, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x13223e45b00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x13425045c00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x13624045d00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x13823a45e00e3a7, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x13c24847800f397, // V_CVT_F32_F64 ENC_VOP1 default
    0x13824847900f397, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x13024c47a01039e, // V_CVT_F64_F32 ENC_VOP1 default
    0x13824c47b01039e, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x13023a45f01139a, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x13223e46001139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x13425046101139a, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x13624046201139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x13823a46301139a, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x13023a45f01239b, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x13223e46001239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x13425046101239b, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x13624046201239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x13823a46301239b, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x13023a45f01339c, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x13223e46001339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x13425046101339c, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x13624046201339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x13823a46301339c, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x13023a45f01439d, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x13223e46001439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x13425046101439d, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x13624046201439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x13823a46301439d, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x13c24847c0153b3, // V_CVT_U32_F64 ENC_VOP1 default
    0x13824847d0153b3, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x13024c47e0163a0, // V_CVT_F64_U32 ENC_VOP1 default
    0x13824c47f0163a0, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x13c27248001747c, // V_TRUNC_F64 ENC_VOP1 default
    0x13827248101747c, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x13c2724800182cc, // V_CEIL_F64 ENC_VOP1 default
    0x1382724810182cc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x13c27248001945c, // V_RNDNE_F64 ENC_VOP1 default
    0x13827248101945c, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x13c27248001a3cb, // V_FLOOR_F64 ENC_VOP1 default
    0x13827248101a3cb, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x1301e024601b43e, // V_PIPEFLUSH ENC_VOP1 default
    0x13023a4820203db, // V_FRACT_F32 ENC_VOP1 default
    0x13223e4830203db, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x1342764840203db, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x1362564850203db, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a4860203db, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x13023a48202147b, // V_TRUNC_F32 ENC_VOP1 default
    0x13223e48302147b, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x13427648402147b, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x13625648502147b, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a48602147b, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x13023a4820222cb, // V_CEIL_F32 ENC_VOP1 default
    0x13223e4830222cb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x1342764840222cb, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x1362564850222cb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a4860222cb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x13023a48202345b, // V_RNDNE_F32 ENC_VOP1 default
    0x13223e48302345b, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x13427648402345b, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x13625648502345b, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a48602345b, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x13023a4820243ca, // V_FLOOR_F32 ENC_VOP1 default
    0x13223e4830243ca, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x1342764840243ca, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x1362564850243ca, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a4860243ca, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x13023a4820253c5, // V_EXP_F32 ENC_VOP1 default
    0x13223e4830253c5, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x1342764840253c5, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x1362564850253c5, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a4860253c5, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x13023a4820273ee, // V_LOG_F32 ENC_VOP1 default
    0x13223e4830273ee, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x1342764840273ee, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x1362564850273ee, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a4860273ee, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x13023a48202a455, // V_RCP_F32 ENC_VOP1 default
    0x13223e48302a455, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x13427648402a455, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x13625648502a455, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a48602a455, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x13023a48202b457, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x13223e48302b457, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x13427648402b457, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x13625648502b457, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a48602b457, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x13023a48202e45e, // V_RSQ_F32 ENC_VOP1 default
    0x13223e48302e45e, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x13427648402e45e, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x13625648502e45e, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a48602e45e, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x13c27248002f456, // V_RCP_F64 ENC_VOP1 default
    0x13827248102f456, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x13c27248003145f, // V_RSQ_F64 ENC_VOP1 default
    0x13827248103145f, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x13023a482033468, // V_SQRT_F32 ENC_VOP1 default
    0x13223e483033468, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x134276484033468, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x136256485033468, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a486033468, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x13c272480034469, // V_SQRT_F64 ENC_VOP1 default
    0x138272481034469, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x13023a482035466, // V_SIN_F32 ENC_VOP1 default
    0x13223e483035466, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x134276484035466, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x136256485035466, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a486035466, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x13023a48203638e, // V_COS_F32 ENC_VOP1 default
    0x13223e48303638e, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x13427648403638e, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x13625648503638e, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a48603638e, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x13023a487037437, // V_NOT_B32 ENC_VOP1 default
    0x13223e488037437, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x13423c489037437, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x13624048a037437, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x13823a48b037437, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x13023a4500382c9, // V_BFREV_B32 ENC_VOP1 default
    0x13223e4510382c9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x13423c4520382c9, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x1362404530382c9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x13823a4540382c9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x13023a48c0393c7, // V_FFBH_U32 ENC_VOP1 default
    0x13223e48d0393c7, // V_FFBH_U32 VOP1_VOP_DPP8 has_dpp8
    0x13423c48e0393c7, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x13624048f0393c7, // V_FFBH_U32 VOP1_VOP_DPP16 has_dpp16
    0x13823a4900393c7, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x13023a48c03a3c8, // V_FFBL_B32 ENC_VOP1 default
    0x13223e48d03a3c8, // V_FFBL_B32 VOP1_VOP_DPP8 has_dpp8
    0x13423c48e03a3c8, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x13624048f03a3c8, // V_FFBL_B32 VOP1_VOP_DPP16 has_dpp16
    0x13823a49003a3c8, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x13023a49103b3c6, // V_FFBH_I32 ENC_VOP1 default
    0x13223e49203b3c6, // V_FFBH_I32 VOP1_VOP_DPP8 has_dpp8
    0x13423c49303b3c6, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x13624049403b3c6, // V_FFBH_I32 VOP1_VOP_DPP16 has_dpp16
    0x13823a49503b3c6, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x13c24845603c3df, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x13824845703c3df, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x13c27248003d3e2, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x13827248103d3e2, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x13c27248003e3dc, // V_FRACT_F64 ENC_VOP1 default
    0x13827248103e3dc, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x13023a46903f3de, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x13223e46a03f3de, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x13425446b03f3de, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x13625646c03f3de, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a46d03f3de, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x13023a4820403e1, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x13223e4830403e1, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x1342764840403e1, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x1362564850403e1, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x13823a4860403e1, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x1301e02460412cd, // V_CLREXCP ENC_VOP1 default
    0x13023a496042421, // V_MOVRELD_B32 ENC_VOP1 default
    0x13223e497042421, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x13423c498042421, // V_MOVRELD_B32 VOP1_VOP_SDWA has_sdwa
    0x136240499042421, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x13823a49a042421, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x13e23a49b043424, // V_MOVRELS_B32 ENC_VOP1 default
    0x13223e497043424, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x13423c49c043424, // V_MOVRELS_B32 VOP1_VOP_SDWA has_sdwa
    0x136240499043424, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x13e23a49b044423, // V_MOVRELSD_B32 ENC_VOP1 default
    0x13223e497044423, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x13423c49c044423, // V_MOVRELSD_B32 VOP1_VOP_SDWA has_sdwa
    0x136240499044423, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x13e23a49b048422, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x13223e497048422, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x13423c49c048422, // V_MOVRELSD_2_B32 VOP1_VOP_SDWA has_sdwa
    0x136240499048422, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x13027849d050395, // V_CVT_F16_U16 ENC_VOP1 default
    0x13227c49e050395, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x13427a49f050395, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x13627e4a0050395, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x1382784a1050395, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x1302784a2051394, // V_CVT_F16_I16 ENC_VOP1 default
    0x13227c4a3051394, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x13427a4a4051394, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x13627e4a5051394, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x1382784a6051394, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x1302824a70523b1, // V_CVT_U16_F16 ENC_VOP1 default
    0x1322864a80523b1, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1342844a90523b1, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1362884aa0523b1, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1382824ab0523b1, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x1302824ac0533a2, // V_CVT_I16_F16 ENC_VOP1 default
    0x1322864ad0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1342844ae0533a2, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1362884af0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1382824b00533a2, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x13028c4b1054454, // V_RCP_F16 ENC_VOP1 default
    0x1322904b2054454, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x13428e4b3054454, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x1362924b4054454, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x13828c4b5054454, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x13028c4b1055467, // V_SQRT_F16 ENC_VOP1 default
    0x1322904b2055467, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x13428e4b3055467, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x1362924b4055467, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x13828c4b5055467, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x13028c4b105645d, // V_RSQ_F16 ENC_VOP1 default
    0x1322904b205645d, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x13428e4b305645d, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x1362924b405645d, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x13828c4b505645d, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x13028c4b10573ed, // V_LOG_F16 ENC_VOP1 default
    0x1322904b20573ed, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x13428e4b30573ed, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x1362924b40573ed, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x13828c4b50573ed, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x13028c4b10583c4, // V_EXP_F16 ENC_VOP1 default
    0x1322904b20583c4, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x13428e4b30583c4, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x1362924b40583c4, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x13828c4b50583c4, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x13028c4b10593e0, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x1322904b20593e0, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x13428e4b30593e0, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x1362924b40593e0, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x13828c4b50593e0, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x1302824ac05a3dd, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x1322864ad05a3dd, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1342844ae05a3dd, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1362884af05a3dd, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1382824b005a3dd, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x13028c4b105b3c9, // V_FLOOR_F16 ENC_VOP1 default
    0x1322904b205b3c9, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x13428e4b305b3c9, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x1362924b405b3c9, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x13828c4b505b3c9, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x13028c4b105c2ca, // V_CEIL_F16 ENC_VOP1 default
    0x1322904b205c2ca, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x13428e4b305c2ca, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x1362924b405c2ca, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x13828c4b505c2ca, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x13028c4b105d47a, // V_TRUNC_F16 ENC_VOP1 default
    0x1322904b205d47a, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x13428e4b305d47a, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x1362924b405d47a, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x13828c4b505d47a, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x13028c4b105e45a, // V_RNDNE_F16 ENC_VOP1 default
    0x1322904b205e45a, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x13428e4b305e45a, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x1362924b405e45a, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x13828c4b505e45a, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x13028c4b105f3da, // V_FRACT_F16 ENC_VOP1 default
    0x1322904b205f3da, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x13428e4b305f3da, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x1362924b405f3da, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x13828c4b505f3da, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x13028c4b1060465, // V_SIN_F16 ENC_VOP1 default
    0x1322904b2060465, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x13428e4b3060465, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x1362924b4060465, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x13828c4b5060465, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x13028c4b106138d, // V_COS_F16 ENC_VOP1 default
    0x1322904b206138d, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x13428e4b306138d, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x1362924b406138d, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x13828c4b506138d, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x13023a4b6062464, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x13223e4b7062464, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x13423c4b8062464, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x1362404b9062464, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x13823a4ba062464, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x1302824ac0633a5, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x1322864ad0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1342844ae0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1362884af0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1382824b00633a5, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x1302824a70643a6, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x1322864a80643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1342844a90643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1362884aa0643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1382824ab0643a6, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x13e2964bb065478, // V_SWAP_B32 ENC_VOP1 default
    0x13a2964bc068477, // V_SWAPREL_B32 ENC_VOP1 default
    0x1401f84bd003259, // S_MOV_B32 ENC_SOP1 default
    0x1421f84be003259, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fa4bf00425a, // S_MOV_B64 ENC_SOP1 default
    0x1421fa4c000425a, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1401f84c100520d, // S_CMOV_B32 ENC_SOP1 default
    0x1421f84c200520d, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fa4c300620e, // S_CMOV_B64 ENC_SOP1 default
    0x1421fa4c400620e, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1401f84c5007268, // S_NOT_B32 ENC_SOP1 default
    0x1421f84c6007268, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fa4c7008269, // S_NOT_B64 ENC_SOP1 default
    0x1421fa4c8008269, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x1401f84c5009298, // S_WQM_B32 ENC_SOP1 default
    0x1421f84c6009298, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fa4c700a299, // S_WQM_B64 ENC_SOP1 default
    0x1421fa4c800a299, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x1401f84c900b1f9, // S_BREV_B32 ENC_SOP1 default
    0x1421f84ca00b1f9, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fa4cb00c1fa, // S_BREV_B64 ENC_SOP1 default
    0x1421fa4cc00c1fa, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x1401f84cd00d1e5, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x1421f84ce00d1e5, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fc4cf00e1e6, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x1421fc4d000e1e6, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1401f84cd00f1e7, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x1421f84ce00f1e7, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fc4cf0101e8, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x1421fc4d00101e8, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1401f84d1011232, // S_FF0_I32_B32 ENC_SOP1 default
    0x1421f84d2011232, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fc4d3012233, // S_FF0_I32_B64 ENC_SOP1 default
    0x1421fc4d4012233, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1401f84d1013234, // S_FF1_I32_B32 ENC_SOP1 default
    0x1421f84d2013234, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fc4d3014235, // S_FF1_I32_B64 ENC_SOP1 default
    0x1421fc4d4014235, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1401f84d1015237, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x1421f84d2015237, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fc4d3016238, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x1421fc4d4016238, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1401f84d5017236, // S_FLBIT_I32 ENC_SOP1 default
    0x1421f84d6017236, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x1401fc4d7018239, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x1421fc4d8018239, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x1401f84d9019284, // S_SEXT_I32_I8 ENC_SOP1 default
    0x1421f84da019284, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x1401f84db01a283, // S_SEXT_I32_I16 ENC_SOP1 default
    0x1421f84dc01a283, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x1401f84dd01b1f4, // S_BITSET0_B32 ENC_SOP1 default
    0x1421f84de01b1f4, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fe4df01c1f5, // S_BITSET0_B64 ENC_SOP1 default
    0x1421fe4e001c1f5, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x1401f84dd01d1f6, // S_BITSET1_B32 ENC_SOP1 default
    0x1421f84de01d1f6, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fe4df01e1f7, // S_BITSET1_B64 ENC_SOP1 default
    0x1421fe4e001e1f7, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x1402004e101f23a, // S_GETPC_B64 ENC_SOP1 default
    0x1442024e202027f, // S_SETPC_B64 ENC_SOP1 default
    0x1401fa4e302128b, // S_SWAPPC_B64 ENC_SOP1 default
    0x1442024e2022279, // S_RFE_B64 ENC_SOP1 default
    0x1401fa4e40241e1, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x1421fa4e50241e1, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1401fa4e4025273, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x1421fa4e5025273, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1401fa4e40262a1, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x1421fa4e50262a1, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1401fa4e40271db, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x1421fa4e50271db, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1401fa4e402826f, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x1421fa4e502826f, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1401fa4e4029262, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x1421fa4e5029262, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1401fa4e402a267, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x1421fa4e502a267, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1401fa4e402b29d, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x1421fa4e502b29d, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1401f84c502c277, // S_QUADMASK_B32 ENC_SOP1 default
    0x1421f84c602c277, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fa4c702d278, // S_QUADMASK_B64 ENC_SOP1 default
    0x1421fa4c802d278, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x1461f84e602e257, // S_MOVRELS_B32 ENC_SOP1 default
    0x1441fa4e702f258, // S_MOVRELS_B64 ENC_SOP1 default
    0x1401f84e8030254, // S_MOVRELD_B32 ENC_SOP1 default
    0x1421f84e9030254, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x1401fa4ea031255, // S_MOVRELD_B64 ENC_SOP1 default
    0x1421fa4eb031255, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x1401f84ec0341cf, // S_ABS_I32 ENC_SOP1 default
    0x1421f84ed0341cf, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x1401fa4e40371d5, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x1421fa4e50371d5, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1401fa4e403826b, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x1421fa4e503826b, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1401fa4e40391d7, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x1421fa4e50391d7, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1401fa4e403a1dd, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x1421fa4e503a1dd, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1401fe4ee03b1f3, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x1421fe4ef03b1f3, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x1401f84f003c1e0, // S_AND_SAVEEXEC_B32 ENC_SOP1 default
    0x1421f84f103c1e0, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1401f84f003d272, // S_OR_SAVEEXEC_B32 ENC_SOP1 default
    0x1421f84f103d272, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1401f84f003e2a0, // S_XOR_SAVEEXEC_B32 ENC_SOP1 default
    0x1421f84f103e2a0, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1401f84f003f1da, // S_ANDN2_SAVEEXEC_B32 ENC_SOP1 default
    0x1421f84f103f1da, // S_ANDN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1401f84f004026e, // S_ORN2_SAVEEXEC_B32 ENC_SOP1 default
    0x1421f84f104026e, // S_ORN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1401f84f0041261, // S_NAND_SAVEEXEC_B32 ENC_SOP1 default
    0x1421f84f1041261, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1401f84f0042266, // S_NOR_SAVEEXEC_B32 ENC_SOP1 default
    0x1421f84f1042266, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1401f84f004329c, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 default
    0x1421f84f104329c, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1401f84f00441d4, // S_ANDN1_SAVEEXEC_B32 ENC_SOP1 default
    0x1421f84f10441d4, // S_ANDN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1401f84f004526a, // S_ORN1_SAVEEXEC_B32 ENC_SOP1 default
    0x1421f84f104526a, // S_ORN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1401f84f00461d6, // S_ANDN1_WREXEC_B32 ENC_SOP1 default
    0x1421f84f10461d6, // S_ANDN1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1401f84f00471dc, // S_ANDN2_WREXEC_B32 ENC_SOP1 default
    0x1421f84f10471dc, // S_ANDN2_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1401f84f2049256, // S_MOVRELSD_2_B32 ENC_SOP1 default
    0x14820c4f300021b, // S_CMP_EQ_I32 ENC_SOPC default
    0x14a20c4f400021b, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f500021b, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4f600021b, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820c4f3001224, // S_CMP_LG_I32 ENC_SOPC default
    0x14a20c4f4001224, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f5001224, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4f6001224, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820c4f3002220, // S_CMP_GT_I32 ENC_SOPC default
    0x14a20c4f4002220, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f5002220, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4f6002220, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820c4f300321e, // S_CMP_GE_I32 ENC_SOPC default
    0x14a20c4f400321e, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f500321e, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4f600321e, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820c4f3004227, // S_CMP_LT_I32 ENC_SOPC default
    0x14a20c4f4004227, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f5004227, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4f6004227, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820c4f3005222, // S_CMP_LE_I32 ENC_SOPC default
    0x14a20c4f4005222, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f5005222, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4f6005222, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820c4f700621c, // S_CMP_EQ_U32 ENC_SOPC default
    0x14a20c4f800621c, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f900621c, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4fa00621c, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820c4f7007225, // S_CMP_LG_U32 ENC_SOPC default
    0x14a20c4f8007225, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f9007225, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4fa007225, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820c4f7008221, // S_CMP_GT_U32 ENC_SOPC default
    0x14a20c4f8008221, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f9008221, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4fa008221, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820c4f700921f, // S_CMP_GE_U32 ENC_SOPC default
    0x14a20c4f800921f, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f900921f, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4fa00921f, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820c4f700a228, // S_CMP_LT_U32 ENC_SOPC default
    0x14a20c4f800a228, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f900a228, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4fa00a228, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820c4f700b223, // S_CMP_LE_U32 ENC_SOPC default
    0x14a20c4f800b223, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f900b223, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4fa00b223, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820c4f700c1ef, // S_BITCMP0_B32 ENC_SOPC default
    0x14a20c4f800c1ef, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f900c1ef, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4fa00c1ef, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820c4f700d1f1, // S_BITCMP1_B32 ENC_SOPC default
    0x14a20c4f800d1f1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x14c20c4f900d1f1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x14e20c4fa00d1f1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820e4fb00e1f0, // S_BITCMP0_B64 ENC_SOPC default
    0x14a20e4fc00e1f0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x14c20e4fd00e1f0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x14e20e4fe00e1f0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x14820e4fb00f1f2, // S_BITCMP1_B64 ENC_SOPC default
    0x14a20e4fc00f1f2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x14c20e4fd00f1f2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x14e20e4fe00f1f2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1482104ff01221d, // S_CMP_EQ_U64 ENC_SOPC default
    0x14a21050001221d, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x14c21050101221d, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x14e21050201221d, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1482104ff013226, // S_CMP_LG_U64 ENC_SOPC default
    0x14a210500013226, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x14c210501013226, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x14e210502013226, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x150222503000263, // S_NOP ENC_SOPP default
    0x15022424600122f, // S_ENDPGM ENC_SOPP default
    0x1502265040021f8, // S_BRANCH ENC_SOPP default
    0x1501e0246003297, // S_WAKEUP ENC_SOPP default
    0x150226505004207, // S_CBRANCH_SCC0 ENC_SOPP default
    0x150226505005208, // S_CBRANCH_SCC1 ENC_SOPP default
    0x15222650600620a, // S_CBRANCH_VCCZ ENC_SOPP default
    0x152226506007209, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x150226507008206, // S_CBRANCH_EXECZ ENC_SOPP default
    0x150226507009205, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1501e024600a1e4, // S_BARRIER ENC_SOPP default
    0x15022250300b27e, // S_SETKILL ENC_SOPP default
    0x15022850800c290, // S_WAITCNT ENC_SOPP default
    0x15022250300d27d, // S_SETHALT ENC_SOPP default
    0x15022250300e285, // S_SLEEP ENC_SOPP default
    0x15022250300f280, // S_SETPRIO ENC_SOPP default
    0x15022a50901027b, // S_SENDMSG ENC_SOPP default
    0x15022a50901127c, // S_SENDMSGHALT ENC_SOPP default
    0x15022250301228c, // S_TRAP ENC_SOPP default
    0x1501e024601323d, // S_ICACHE_INV ENC_SOPP default
    0x15022250301423e, // S_INCPERFLEVEL ENC_SOPP default
    0x15022250301522d, // S_DECPERFLEVEL ENC_SOPP default
    0x1501e031301628d, // S_TTRACEDATA ENC_SOPP default
    0x150226504017201, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x150226504018204, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x150226504019203, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x15022650401a202, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x1501e024601b231, // S_ENDPGM_SAVED ENC_SOPP default
    0x1501e024601e230, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x1501e024601f229, // S_CODE_END ENC_SOPP default
    0x15022c50302023f, // S_INST_PREFETCH ENC_SOPP default
    0x15022c50a02120b, // S_CLAUSE ENC_SOPP default
    0x1501e0246022296, // S_WAIT_IDLE ENC_SOPP default
    0x15022e50b023291, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x15022c50302427a, // S_ROUND_MODE ENC_SOPP default
    0x15022250302522e, // S_DENORM_MODE ENC_SOPP default
    0x15022c50302828e, // S_TTRACEDATA_IMM ENC_SOPP default
];
