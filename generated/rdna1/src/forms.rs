// Written by `cargo xtask regen` from amdgpu_isa_rdna1.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 165] = [
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
        enc::VOP2_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
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
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(0, 1)),
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
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(28, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(32, 2)),
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
pub static FORMS: [u64; 4322] = [
    0x00028a00000138c, // V_CNDMASK_B32 ENC_VOP2 default
    0x00228e00100138c, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00428c00200138c, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x00629000300138c, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00828a00400138c, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a2940050032b6, // V_ADD_F32 ENC_VOP2 default
    0x00c2980060032b6, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e2960070032b6, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x01029a0080032b6, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0122940090032b6, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a29400500446e, // V_SUB_F32 ENC_VOP2 default
    0x00c29800600446e, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e29600700446e, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x01029a00800446e, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x01229400900446e, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x01429400a005469, // V_SUBREV_F32 ENC_VOP2 default
    0x00c298006005469, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e29600b005469, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x01029a008005469, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x01229400c005469, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a29400d0063ed, // V_MAC_LEGACY_F32 ENC_VOP2 default
    0x01229400e0063ed, // V_MAC_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a29400500742d, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x00c29800600742d, // V_MUL_LEGACY_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e29600700742d, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x01029a00800742d, // V_MUL_LEGACY_F32 VOP2_VOP_DPP16 has_dpp16
    0x01229400900742d, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a294005008426, // V_MUL_F32 ENC_VOP2 default
    0x00c298006008426, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e296007008426, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x01029a008008426, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x012294009008426, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a29400f00942c, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c29801000942c, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e29e01100942c, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0102a001200942c, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01229401300942c, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a29400f00a429, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c29801000a429, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e29e01100a429, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0102a001200a429, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01229401300a429, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a29401400b431, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c29801500b431, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e29e01600b431, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0102a001700b431, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01229401800b431, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a29401400c42b, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c29801500c42b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e29e01600c42b, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0102a001700c42b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01229401800c42b, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a29400500f416, // V_MIN_F32 ENC_VOP2 default
    0x00c29800600f416, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e29600700f416, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x01029a00800f416, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x01229400900f416, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x00a294005010401, // V_MAX_F32 ENC_VOP2 default
    0x00c298006010401, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e296007010401, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x01029a008010401, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x012294009010401, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00a29400f011419, // V_MIN_I32 ENC_VOP2 default
    0x00c298010011419, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e011011419, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0102a0012011419, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x012294013011419, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a29400f012404, // V_MAX_I32 ENC_VOP2 default
    0x00c298010012404, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e011012404, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0102a0012012404, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x012294013012404, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a29401401341b, // V_MIN_U32 ENC_VOP2 default
    0x00c29801501341b, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e01601341b, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0102a001701341b, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x01229401801341b, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a294014014406, // V_MAX_U32 ENC_VOP2 default
    0x00c298015014406, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e016014406, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0102a0017014406, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x012294018014406, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0142940190163ea, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c2980150163ea, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e01a0163ea, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0102a00170163ea, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01229401b0163ea, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x01429401c0182c2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c29801d0182c2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e01e0182c2, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0102a001f0182c2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0122940200182c2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x01429401901a3e5, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c29801501a3e5, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e01a01a3e5, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0102a001701a3e5, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01229401b01a3e5, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a29401401b2bf, // V_AND_B32 ENC_VOP2 default
    0x00c29801501b2bf, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e01601b2bf, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0102a001701b2bf, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x01229401801b2bf, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a29401401c435, // V_OR_B32 ENC_VOP2 default
    0x00c29801501c435, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e01601c435, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0102a001701c435, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01229401801c435, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a29401401d47d, // V_XOR_B32 ENC_VOP2 default
    0x00c29801501d47d, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e01601d47d, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0102a001701d47d, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01229401801d47d, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a29401401e47b, // V_XNOR_B32 ENC_VOP2 default
    0x00c29801501e47b, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e01601e47b, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0102a001701e47b, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01229401801e47b, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a29400d01f3ec, // V_MAC_F32 ENC_VOP2 default
    0x00c29802101f3ec, // V_MAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x01029a02201f3ec, // V_MAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01229400e01f3ec, // V_MAC_F32 VOP2_INST_LITERAL has_lit
    0x0162a60230203ef, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x0122a60240203ef, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x0162a80250213ee, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0122a80260213ee, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x00a2940140252bc, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c2980150252bc, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e0160252bc, // V_ADD_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x0102a00170252bc, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0122940180252bc, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a294014026472, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c298015026472, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e016026472, // V_SUB_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x0102a0017026472, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x012294018026472, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x01429401902746a, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c29801502746a, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e29e01a02746a, // V_SUBREV_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x0102a001702746a, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01229401b02746a, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0002aa0270282b3, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022ae0280282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0182ac0290282b3, // V_ADD_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0062b002a0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0082aa02b0282b3, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002aa02702946b, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0022ae02802946b, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0182ac02902946b, // V_SUB_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0062b002a02946b, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0082aa02b02946b, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x01a2aa02c02a466, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0022ae02802a466, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0182ac02d02a466, // V_SUBREV_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0062b002a02a466, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0082aa02e02a466, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00a29400d02b3c6, // V_FMAC_F32 ENC_VOP2 default
    0x00c29802102b3c6, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x01029a02202b3c6, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01229400e02b3c6, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x0162a602302c3c8, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0122a602402c3c8, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x0162a802502d3c4, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0122a802602d3c4, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a2b402f02f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP2 default
    0x00c2b803002f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e2b603102f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_SDWA has_sdwa
    0x0102ba03202f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0122b403302f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a2be0340322b5, // V_ADD_F16 ENC_VOP2 default
    0x00c2c20350322b5, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2c00360322b5, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0102c40370322b5, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122be0380322b5, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a2be03403346d, // V_SUB_F16 ENC_VOP2 default
    0x00c2c203503346d, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2c003603346d, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0102c403703346d, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122be03803346d, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0142be039034468, // V_SUBREV_F16 ENC_VOP2 default
    0x00c2c2035034468, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2c003a034468, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0102c4037034468, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122be03b034468, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a2be034035425, // V_MUL_F16 ENC_VOP2 default
    0x00c2c2035035425, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2c0036035425, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0102c4037035425, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122be038035425, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a2be03c0363c5, // V_FMAC_F16 ENC_VOP2 default
    0x00c2c203d0363c5, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0102c403e0363c5, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122be03f0363c5, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0162c80400373c7, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0122c80410373c7, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x0162ca0420383c3, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0122ca0430383c3, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a2be034039400, // V_MAX_F16 ENC_VOP2 default
    0x00c2c2035039400, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2c0036039400, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0102c4037039400, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122be038039400, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x00a2be03403a415, // V_MIN_F16 ENC_VOP2 default
    0x00c2c203503a415, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2c003603a415, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0102c403703a415, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122be03803a415, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x00a2be03403b3de, // V_LDEXP_F16 ENC_VOP2 default
    0x00c2c203503b3de, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2cc03603b3de, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0102ce03703b3de, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122be03803b3de, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a2d204403c43f, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00c2d404503c43f, // V_PK_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0102d604603c43f, // V_PK_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122d204703c43f, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01c1f60480001cd, // S_ADD_U32 ENC_SOP2 default
    0x01e1f60490001cd, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a0001cd, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b0001cd, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604800128a, // S_SUB_U32 ENC_SOP2 default
    0x01e1f604900128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a00128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b00128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604c0021cc, // S_ADD_I32 ENC_SOP2 default
    0x01e1f604d0021cc, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f604e0021cc, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f604f0021cc, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604c003289, // S_SUB_I32 ENC_SOP2 default
    0x01e1f604d003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f604e003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f604f003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f60500041ca, // S_ADDC_U32 ENC_SOP2 default
    0x01e1f60510041ca, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f60520041ca, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f60530041ca, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f6050005286, // S_SUBB_U32 ENC_SOP2 default
    0x01e1f6051005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f6052005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f6053005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604c00624e, // S_MIN_I32 ENC_SOP2 default
    0x01e1f604d00624e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f604e00624e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f604f00624e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604800724f, // S_MIN_U32 ENC_SOP2 default
    0x01e1f604900724f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a00724f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b00724f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604c00824a, // S_MAX_I32 ENC_SOP2 default
    0x01e1f604d00824a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f604e00824a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f604f00824a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604800924b, // S_MAX_U32 ENC_SOP2 default
    0x01e1f604900924b, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a00924b, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b00924b, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f605400a226, // S_CSELECT_B32 ENC_SOP2 default
    0x01e1f605500a226, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f605600a226, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f605700a226, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f805800b227, // S_CSELECT_B64 ENC_SOP2 default
    0x01e1f805900b227, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f805a00b227, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f805b00b227, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604800e1d8, // S_AND_B32 ENC_SOP2 default
    0x01e1f604900e1d8, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a00e1d8, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b00e1d8, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f805c00f1d9, // S_AND_B64 ENC_SOP2 default
    0x01e1f805d00f1d9, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f805e00f1d9, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f805f00f1d9, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604801026d, // S_OR_B32 ENC_SOP2 default
    0x01e1f604901026d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a01026d, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b01026d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f805c01126e, // S_OR_B64 ENC_SOP2 default
    0x01e1f805d01126e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f805e01126e, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f805f01126e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604801229e, // S_XOR_B32 ENC_SOP2 default
    0x01e1f604901229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a01229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b01229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f805c01329f, // S_XOR_B64 ENC_SOP2 default
    0x01e1f805d01329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f805e01329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f805f01329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f60480141d2, // S_ANDN2_B32 ENC_SOP2 default
    0x01e1f60490141d2, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a0141d2, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b0141d2, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f805c0151d3, // S_ANDN2_B64 ENC_SOP2 default
    0x01e1f805d0151d3, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f805e0151d3, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f805f0151d3, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f6048016269, // S_ORN2_B32 ENC_SOP2 default
    0x01e1f6049016269, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a016269, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b016269, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f805c01726a, // S_ORN2_B64 ENC_SOP2 default
    0x01e1f805d01726a, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f805e01726a, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f805f01726a, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604801825c, // S_NAND_B32 ENC_SOP2 default
    0x01e1f604901825c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a01825c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b01825c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f805c01925d, // S_NAND_B64 ENC_SOP2 default
    0x01e1f805d01925d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f805e01925d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f805f01925d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604801a261, // S_NOR_B32 ENC_SOP2 default
    0x01e1f604901a261, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a01a261, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b01a261, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f805c01b262, // S_NOR_B64 ENC_SOP2 default
    0x01e1f805d01b262, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f805e01b262, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f805f01b262, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604801c29a, // S_XNOR_B32 ENC_SOP2 default
    0x01e1f604901c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a01c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b01c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f805c01d29b, // S_XNOR_B64 ENC_SOP2 default
    0x01e1f805d01d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f805e01d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f805f01d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604801e246, // S_LSHL_B32 ENC_SOP2 default
    0x01e1f604901e246, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a01e246, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b01e246, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1fa06001f247, // S_LSHL_B64 ENC_SOP2 default
    0x01e1fa06101f247, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x0201fa06201f247, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x0221fa06301f247, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f6048020248, // S_LSHR_B32 ENC_SOP2 default
    0x01e1f6049020248, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a020248, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b020248, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1fa060021249, // S_LSHR_B64 ENC_SOP2 default
    0x01e1fa061021249, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201fa062021249, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221fa063021249, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f60640221dc, // S_ASHR_I32 ENC_SOP2 default
    0x01e1f60650221dc, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f60660221dc, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f60670221dc, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1fa0680231dd, // S_ASHR_I64 ENC_SOP2 default
    0x01e1fa0690231dd, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x0201fa06a0231dd, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x0221fa06b0231dd, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f606c0241e9, // S_BFM_B32 ENC_SOP2 default
    0x01e1f606d0241e9, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f606e0241e9, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f606f0241e9, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1fc0700251ea, // S_BFM_B64 ENC_SOP2 default
    0x01e1fc0710251ea, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x0201fc0720251ea, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x0221fc0730251ea, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f607402625b, // S_MUL_I32 ENC_SOP2 default
    0x01e1f607502625b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f607602625b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f607702625b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f60480271e7, // S_BFE_U32 ENC_SOP2 default
    0x01e1f60490271e7, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a0271e7, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b0271e7, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f60640281e5, // S_BFE_I32 ENC_SOP2 default
    0x01e1f60650281e5, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f60660281e5, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f60670281e5, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1fa0600291e8, // S_BFE_U64 ENC_SOP2 default
    0x01e1fa0610291e8, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x0201fa0620291e8, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x0221fa0630291e8, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1fa06802a1e6, // S_BFE_I64 ENC_SOP2 default
    0x01e1fa06902a1e6, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x0201fa06a02a1e6, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x0221fa06b02a1e6, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604c02c1c8, // S_ABSDIFF_I32 ENC_SOP2 default
    0x01e1f604d02c1c8, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f604e02c1c8, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f604f02c1c8, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604802e242, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x01e1f604902e242, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a02e242, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b02e242, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f604802f243, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x01e1f604902f243, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a02f243, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b02f243, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f6048030244, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x01e1f6049030244, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a030244, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b030244, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f6048031245, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x01e1f6049031245, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f604a031245, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f604b031245, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f6078032273, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x01e1f6079032273, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x0201f607a032273, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x0221f607b032273, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f607c033272, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x01e1f607d033272, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x0201f607e033272, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x0221f607f033272, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f6080034271, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x01e1f6081034271, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x0201f6082034271, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x0221f6083034271, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f606c03525a, // S_MUL_HI_U32 ENC_SOP2 default
    0x01e1f606d03525a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f606e03525a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f606f03525a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f6074036259, // S_MUL_HI_I32 ENC_SOP2 default
    0x01e1f6075036259, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f6076036259, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f6077036259, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x024204084000250, // S_MOVK_I32 ENC_SOPK default
    0x02420608500128f, // S_VERSION ENC_SOPK default
    0x024204086002208, // S_CMOVK_I32 ENC_SOPK default
    0x02420408700320b, // S_CMPK_EQ_I32 ENC_SOPK default
    0x024204087004213, // S_CMPK_LG_I32 ENC_SOPK default
    0x02420408700520f, // S_CMPK_GT_I32 ENC_SOPK default
    0x02420408700620d, // S_CMPK_GE_I32 ENC_SOPK default
    0x024204087007215, // S_CMPK_LT_I32 ENC_SOPK default
    0x024204087008211, // S_CMPK_LE_I32 ENC_SOPK default
    0x02420808800920c, // S_CMPK_EQ_U32 ENC_SOPK default
    0x02420808800a214, // S_CMPK_LG_U32 ENC_SOPK default
    0x02420808800b210, // S_CMPK_GT_U32 ENC_SOPK default
    0x02420808800c20e, // S_CMPK_GE_U32 ENC_SOPK default
    0x02420808800d216, // S_CMPK_LT_U32 ENC_SOPK default
    0x02420808800e212, // S_CMPK_LE_U32 ENC_SOPK default
    0x02420408900f1cb, // S_ADDK_I32 ENC_SOPK default
    0x02420408a010258, // S_MULK_I32 ENC_SOPK default
    0x02420a08b012237, // S_GETREG_B32 ENC_SOPK default
    0x02420c08c013281, // S_SETREG_B32 ENC_SOPK default
    0x02620e08d015282, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x02421008e0161fc, // S_CALL_B64 ENC_SOPK default
    0x02420408f017295, // S_WAITCNT_VSCNT ENC_SOPK default
    0x02420408f018294, // S_WAITCNT_VMCNT ENC_SOPK default
    0x02420408f019292, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x02420408f01a293, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x02421209001b287, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x02421209001c288, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x0282220910003db, // V_INTERP_P1_F32 ENC_VINTRP default
    0x0282220920013dd, // V_INTERP_P2_F32 ENC_VINTRP default
    0x0282260930023d8, // V_INTERP_MOV_F32 ENC_VINTRP default
    0x02a31e094000443, // V_PK_MAD_I16 ENC_VOP3P default
    0x02c31e095000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e31e096000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x03031e097000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03231e098000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x03431e099000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03631e09a000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03831e09b000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a32009c00144c, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x03c32009d00144c, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e32009e00144c, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x04032009f00144c, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3200a000243c, // V_PK_ADD_I16 ENC_VOP3P default
    0x03c3200a100243c, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3200a200243c, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403200a300243c, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3200a000344d, // V_PK_SUB_I16 ENC_VOP3P default
    0x03c3200a100344d, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3200a200344d, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403200a300344d, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423200a4004441, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x03c3200a5004441, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443200a6004441, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403200a7004441, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423200a4005442, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x03c3200a5005442, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443200a6005442, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403200a7005442, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423200a800643e, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x03c3200a900643e, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0443200aa00643e, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403200ab00643e, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3200a0007446, // V_PK_MAX_I16 ENC_VOP3P default
    0x03c3200a1007446, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3200a2007446, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403200a3007446, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3200a0008449, // V_PK_MIN_I16 ENC_VOP3P default
    0x03c3200a1008449, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3200a2008449, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403200a3008449, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a31e0ac009444, // V_PK_MAD_U16 ENC_VOP3P default
    0x02c31e0ad009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e31e0ae009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x03031e0af009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03231e0b0009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x03431e0b1009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03631e0b2009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03831e0b3009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a32009c00a43d, // V_PK_ADD_U16 ENC_VOP3P default
    0x03c32009d00a43d, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e32009e00a43d, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x04032009f00a43d, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a32009c00b44e, // V_PK_SUB_U16 ENC_VOP3P default
    0x03c32009d00b44e, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e32009e00b44e, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x04032009f00b44e, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a32009c00c447, // V_PK_MAX_U16 ENC_VOP3P default
    0x03c32009d00c447, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e32009e00c447, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x04032009f00c447, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a32009c00d44a, // V_PK_MIN_U16 ENC_VOP3P default
    0x03c32009d00d44a, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e32009e00d44a, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x04032009f00d44a, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3220b400e440, // V_PK_FMA_F16 ENC_VOP3P default
    0x02c3220b500e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3220b600e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303220b700e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323220b800e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343220b900e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363220ba00e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383220bb00e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3240bc00f43b, // V_PK_ADD_F16 ENC_VOP3P default
    0x03c3240bd00f43b, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3240be00f43b, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403240bf00f43b, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3240bc01044b, // V_PK_MUL_F16 ENC_VOP3P default
    0x03c3240bd01044b, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3240be01044b, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403240bf01044b, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3240bc011448, // V_PK_MIN_F16 ENC_VOP3P default
    0x03c3240bd011448, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3240be011448, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403240bf011448, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3240bc012445, // V_PK_MAX_F16 ENC_VOP3P default
    0x03c3240bd012445, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3240be012445, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403240bf012445, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3260c00203ce, // V_FMA_MIX_F32 ENC_VOP3P default
    0x02c3260c10203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x02e3260c20203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0303260c30203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323260c40203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0343260c50203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363260c60203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383260c70203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3260c80213cd, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x02c3260c90213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3260ca0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303260cb0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323260cc0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343260cd0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363260ce0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383260cf0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3260c80223cc, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x02c3260c90223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3260ca0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303260cb0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323260cc0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343260cd0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363260ce0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383260cf0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0463280d000033a, // V_CMP_F_F32 ENC_VOP3 default
    0x0483280d100033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d200033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d300033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d000135f, // V_CMP_LT_F32 ENC_VOP3 default
    0x0483280d100135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d200135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d300135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d0002331, // V_CMP_EQ_F32 ENC_VOP3 default
    0x0483280d1002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d2002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d3002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d0003353, // V_CMP_LE_F32 ENC_VOP3 default
    0x0483280d1003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d2003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d3003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d000434a, // V_CMP_GT_F32 ENC_VOP3 default
    0x0483280d100434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d200434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d300434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d000535c, // V_CMP_LG_F32 ENC_VOP3 default
    0x0483280d100535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d200535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d300535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d0006341, // V_CMP_GE_F32 ENC_VOP3 default
    0x0483280d1006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d2006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d3006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d0007380, // V_CMP_O_F32 ENC_VOP3 default
    0x0483280d1007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d2007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d3007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d000838a, // V_CMP_U_F32 ENC_VOP3 default
    0x0483280d100838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d200838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d300838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d0009371, // V_CMP_NGE_F32 ENC_VOP3 default
    0x0483280d1009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d2009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d3009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d000a37a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x0483280d100a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d200a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d300a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d000b374, // V_CMP_NGT_F32 ENC_VOP3 default
    0x0483280d100b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d200b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d300b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d000c377, // V_CMP_NLE_F32 ENC_VOP3 default
    0x0483280d100c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d200c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d300c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d000d368, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x0483280d100d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d200d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d300d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d000e37d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x0483280d100e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d200e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d300e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463280d000f383, // V_CMP_TRU_F32 ENC_VOP3 default
    0x0483280d100f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3280d200f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3280d300f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d40102db, // V_CMPX_F_F32 ENC_VOP3 default
    0x05032e0d50102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d60102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d70102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d4011300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x05032e0d5011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d6011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d7011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d40122d2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x05032e0d50122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d60122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d70122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d40132f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x05032e0d50132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d60132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d70132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d40142eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x05032e0d50142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d60142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d70142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d40152fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x05032e0d50152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d60152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d70152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d40162e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x05032e0d50162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d60162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d70162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d4017321, // V_CMPX_O_F32 ENC_VOP3 default
    0x05032e0d5017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d6017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d7017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d401832b, // V_CMPX_U_F32 ENC_VOP3 default
    0x05032e0d501832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d601832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d701832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d4019312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x05032e0d5019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d6019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d7019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d401a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05032e0d501a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d601a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d701a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d401b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05032e0d501b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d601b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d701b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d401c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05032e0d501c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d601c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d701c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d401d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05032e0d501d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d601d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d701d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d401e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05032e0d501e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d601e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d701e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e0d401f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x05032e0d501f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x05232e0d601f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x05432e0d701f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d802033b, // V_CMP_F_F64 ENC_VOP3 default
    0x0483340d902033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d8021360, // V_CMP_LT_F64 ENC_VOP3 default
    0x0483340d9021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d8022332, // V_CMP_EQ_F64 ENC_VOP3 default
    0x0483340d9022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d8023354, // V_CMP_LE_F64 ENC_VOP3 default
    0x0483340d9023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d802434b, // V_CMP_GT_F64 ENC_VOP3 default
    0x0483340d902434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d802535d, // V_CMP_LG_F64 ENC_VOP3 default
    0x0483340d902535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d8026342, // V_CMP_GE_F64 ENC_VOP3 default
    0x0483340d9026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d8027381, // V_CMP_O_F64 ENC_VOP3 default
    0x0483340d9027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d802838b, // V_CMP_U_F64 ENC_VOP3 default
    0x0483340d902838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d8029372, // V_CMP_NGE_F64 ENC_VOP3 default
    0x0483340d9029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d802a37b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x0483340d902a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d802b375, // V_CMP_NGT_F64 ENC_VOP3 default
    0x0483340d902b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d802c378, // V_CMP_NLE_F64 ENC_VOP3 default
    0x0483340d902c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d802d369, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x0483340d902d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d802e37e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x0483340d902e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563340d802f384, // V_CMP_TRU_F64 ENC_VOP3 default
    0x0483340d902f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x0583340da02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3340db02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc0302dc, // V_CMPX_F_F64 ENC_VOP3 default
    0x0503380dd0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc031301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0503380dd031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc0322d3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0503380dd0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc0332f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0503380dd0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc0342ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0503380dd0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc0352fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0503380dd0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc0362e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0503380dd0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc037322, // V_CMPX_O_F64 ENC_VOP3 default
    0x0503380dd037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc03832c, // V_CMPX_U_F64 ENC_VOP3 default
    0x0503380dd03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc039313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0503380dd039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc03a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0503380dd03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc03b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0503380dd03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc03c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0503380dd03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc03d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0503380dd03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc03e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0503380dd03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3380dc03f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x0503380dd03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3380de03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x0543380df03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0e008033c, // V_CMP_F_I32 ENC_VOP3 default
    0x04833c0e108033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33c0e208033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33c0e308033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0e0081362, // V_CMP_LT_I32 ENC_VOP3 default
    0x04833c0e1081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33c0e2081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33c0e3081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0e0082334, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04833c0e1082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33c0e2082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33c0e3082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0e0083356, // V_CMP_LE_I32 ENC_VOP3 default
    0x04833c0e1083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33c0e2083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33c0e3083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0e008434d, // V_CMP_GT_I32 ENC_VOP3 default
    0x04833c0e108434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33c0e208434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33c0e308434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0e008536b, // V_CMP_NE_I32 ENC_VOP3 default
    0x04833c0e108536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33c0e208536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33c0e308536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0e0086344, // V_CMP_GE_I32 ENC_VOP3 default
    0x04833c0e1086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33c0e2086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33c0e3086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c0e0087385, // V_CMP_T_I32 ENC_VOP3 default
    0x04833c0e1087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33c0e2087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33c0e3087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400e408832e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x0483400e508832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3400e608832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3400e708832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e8089361, // V_CMP_LT_I16 ENC_VOP3 default
    0x0483440e9089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3440ea089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3440eb089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e808a333, // V_CMP_EQ_I16 ENC_VOP3 default
    0x0483440e908a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3440ea08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3440eb08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e808b355, // V_CMP_LE_I16 ENC_VOP3 default
    0x0483440e908b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3440ea08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3440eb08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e808c34c, // V_CMP_GT_I16 ENC_VOP3 default
    0x0483440e908c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3440ea08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3440eb08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e808d36a, // V_CMP_NE_I16 ENC_VOP3 default
    0x0483440e908d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3440ea08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3440eb08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e808e343, // V_CMP_GE_I16 ENC_VOP3 default
    0x0483440e908e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3440ea08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3440eb08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634a0ec08f32d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x04834a0ed08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04a34a0ee08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04c34a0ef08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3500f00902dd, // V_CMPX_F_I32 ENC_VOP3 default
    0x0503500f10902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x0523500f20902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x0543500f30902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3500f0091303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0503500f1091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523500f2091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543500f3091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3500f00922d5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0503500f10922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0523500f20922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0543500f30922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3500f00932f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0503500f10932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523500f20932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543500f30932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3500f00942ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0503500f10942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523500f20942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543500f30942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3500f009530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0503500f109530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523500f209530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543500f309530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3500f00962e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0503500f10962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523500f20962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543500f30962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3500f0097326, // V_CMPX_T_I32 ENC_VOP3 default
    0x0503500f1097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x0523500f2097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x0543500f3097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3540f40982cf, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0503540f50982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0523540f60982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0543540f70982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f8099302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0503580f9099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0523580fa099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x0543580fb099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f809a2d4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0503580f909a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0523580fa09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x0543580fb09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f809b2f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0503580f909b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523580fa09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543580fb09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f809c2ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0503580f909c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0523580fa09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x0543580fb09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f809d30b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0503580f909d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523580fa09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543580fb09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f809e2e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0503580f909e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523580fa09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543580fb09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35e0fc09f2ce, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x05035e0fd09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e0fe09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e0ff09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641000a033d, // V_CMP_F_I64 ENC_VOP3 default
    0x0483641010a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x0583641020a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3641030a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641000a1363, // V_CMP_LT_I64 ENC_VOP3 default
    0x0483641010a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583641020a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3641030a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641000a2335, // V_CMP_EQ_I64 ENC_VOP3 default
    0x0483641010a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0583641020a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3641030a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641000a3357, // V_CMP_LE_I64 ENC_VOP3 default
    0x0483641010a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583641020a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3641030a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641000a434e, // V_CMP_GT_I64 ENC_VOP3 default
    0x0483641010a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583641020a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3641030a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641000a536c, // V_CMP_NE_I64 ENC_VOP3 default
    0x0483641010a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583641020a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3641030a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641000a6345, // V_CMP_GE_I64 ENC_VOP3 default
    0x0483641010a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583641020a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3641030a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641000a7386, // V_CMP_T_I64 ENC_VOP3 default
    0x0483641010a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x0583641020a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3641030a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563681040a832f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x0483681050a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0583681060a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3681070a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441080a9364, // V_CMP_LT_U16 ENC_VOP3 default
    0x0483441090a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34410a0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34410b0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441080aa336, // V_CMP_EQ_U16 ENC_VOP3 default
    0x0483441090aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34410a0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34410b0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441080ab358, // V_CMP_LE_U16 ENC_VOP3 default
    0x0483441090ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34410a0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34410b0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441080ac34f, // V_CMP_GT_U16 ENC_VOP3 default
    0x0483441090ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34410a0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34410b0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441080ad36d, // V_CMP_NE_U16 ENC_VOP3 default
    0x0483441090ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34410a0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34410b0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441080ae346, // V_CMP_GE_U16 ENC_VOP3 default
    0x0483441090ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34410a0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34410b0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c10c0b02de, // V_CMPX_F_I64 ENC_VOP3 default
    0x05036c10d0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36c10e0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05436c10f0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c10c0b1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05036c10d0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36c10e0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05436c10f0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c10c0b22d6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05036c10d0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36c10e0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05436c10f0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c10c0b32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05036c10d0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36c10e0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05436c10f0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c10c0b42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05036c10d0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36c10e0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05436c10f0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c10c0b530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05036c10d0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36c10e0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05436c10f0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c10c0b62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05036c10d0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36c10e0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05436c10f0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c10c0b7327, // V_CMPX_T_I64 ENC_VOP3 default
    0x05036c10d0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36c10e0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05436c10f0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3701100b82d0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0503701110b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3701120b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0543701130b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3581140b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0503581150b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523581160b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543581170b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3581140ba2d7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0503581150ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0523581160ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0543581170ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3581140bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0503581150bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523581160bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543581170bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3581140bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0503581150bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523581160bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543581170bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3581140bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0503581150bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523581160bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543581170bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3581140be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0503581150be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523581160be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543581170be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c1180c033e, // V_CMP_F_U32 ENC_VOP3 default
    0x04833c1190c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33c11a0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33c11b0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c1180c1365, // V_CMP_LT_U32 ENC_VOP3 default
    0x04833c1190c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33c11a0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33c11b0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c1180c2337, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04833c1190c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33c11a0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33c11b0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c1180c3359, // V_CMP_LE_U32 ENC_VOP3 default
    0x04833c1190c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33c11a0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33c11b0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c1180c4350, // V_CMP_GT_U32 ENC_VOP3 default
    0x04833c1190c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33c11a0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33c11b0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c1180c536e, // V_CMP_NE_U32 ENC_VOP3 default
    0x04833c1190c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33c11a0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33c11b0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c1180c6347, // V_CMP_GE_U32 ENC_VOP3 default
    0x04833c1190c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33c11a0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33c11b0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c1180c7387, // V_CMP_T_U32 ENC_VOP3 default
    0x04833c1190c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33c11a0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33c11b0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0c8339, // V_CMP_F_F16 ENC_VOP3 default
    0x0483740ed0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0c935e, // V_CMP_LT_F16 ENC_VOP3 default
    0x0483740ed0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0ca330, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0483740ed0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0cb352, // V_CMP_LE_F16 ENC_VOP3 default
    0x0483740ed0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0cc349, // V_CMP_GT_F16 ENC_VOP3 default
    0x0483740ed0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0cd35b, // V_CMP_LG_F16 ENC_VOP3 default
    0x0483740ed0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0ce340, // V_CMP_GE_F16 ENC_VOP3 default
    0x0483740ed0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0cf37f, // V_CMP_O_F16 ENC_VOP3 default
    0x0483740ed0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35011c0d02df, // V_CMPX_F_U32 ENC_VOP3 default
    0x05035011d0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05235011e0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05435011f0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35011c0d1306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05035011d0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05235011e0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05435011f0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35011c0d22d8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05035011d0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05235011e0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05435011f0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35011c0d32fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05035011d0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05235011e0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05435011f0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35011c0d42f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05035011d0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05235011e0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05435011f0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35011c0d530f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05035011d0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05235011e0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05435011f0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35011c0d62e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05035011d0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05235011e0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05435011f0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35011c0d7328, // V_CMPX_T_U32 ENC_VOP3 default
    0x05035011d0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05235011e0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05435011f0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0d82da, // V_CMPX_F_F16 ENC_VOP3 default
    0x0503780fd0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0d92ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0503780fd0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0da2d1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0503780fd0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0db2f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0503780fd0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0dc2ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0503780fd0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0dd2fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0503780fd0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0de2e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0503780fd0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0df320, // V_CMPX_O_F16 ENC_VOP3 default
    0x0503780fd0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641200e033f, // V_CMP_F_U64 ENC_VOP3 default
    0x0483641210e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x0583641220e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3641230e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641200e1366, // V_CMP_LT_U64 ENC_VOP3 default
    0x0483641210e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583641220e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3641230e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641200e2338, // V_CMP_EQ_U64 ENC_VOP3 default
    0x0483641210e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0583641220e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3641230e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641200e335a, // V_CMP_LE_U64 ENC_VOP3 default
    0x0483641210e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583641220e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3641230e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641200e4351, // V_CMP_GT_U64 ENC_VOP3 default
    0x0483641210e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583641220e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3641230e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641200e536f, // V_CMP_NE_U64 ENC_VOP3 default
    0x0483641210e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583641220e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3641230e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641200e6348, // V_CMP_GE_U64 ENC_VOP3 default
    0x0483641210e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583641220e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3641230e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563641200e7388, // V_CMP_T_U64 ENC_VOP3 default
    0x0483641210e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x0583641220e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3641230e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0e8389, // V_CMP_U_F16 ENC_VOP3 default
    0x0483740ed0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0e9370, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0483740ed0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0ea379, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0483740ed0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0eb373, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0483740ed0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0ec376, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0483740ed0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0ed367, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0483740ed0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0ee37c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0483740ed0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463740ec0ef382, // V_CMP_TRU_F16 ENC_VOP3 default
    0x0483740ed0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3740ee0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3740ef0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c1240f02e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x05036c1250f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36c1260f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05436c1270f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c1240f1307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x05036c1250f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36c1260f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05436c1270f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c1240f22d9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x05036c1250f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36c1260f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05436c1270f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c1240f32fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x05036c1250f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36c1260f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05436c1270f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c1240f42f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x05036c1250f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36c1260f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05436c1270f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c1240f5310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x05036c1250f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36c1260f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05436c1270f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c1240f62e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x05036c1250f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36c1260f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05436c1270f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36c1240f7329, // V_CMPX_T_U64 ENC_VOP3 default
    0x05036c1250f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36c1260f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05436c1270f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0f832a, // V_CMPX_U_F16 ENC_VOP3 default
    0x0503780fd0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0f9311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0503780fd0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0fa31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x0503780fd0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0fb314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x0503780fd0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0fc317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x0503780fd0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0fd308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x0503780fd0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0fe31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x0503780fd0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3780fc0ff323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x0503780fd0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x0523780fe0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x0543780ff0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e29212810138c, // V_CNDMASK_B32 ENC_VOP3 default
    0x06029212910138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06229212a10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06429212b10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629c12c1032b6, // V_ADD_F32 ENC_VOP3 default
    0x04829c12d1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29c12e1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29c12f1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629c12c10446e, // V_SUB_F32 ENC_VOP3 default
    0x04829c12d10446e, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29c12e10446e, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29c12f10446e, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05629c130105469, // V_SUBREV_F32 ENC_VOP3 default
    0x04829c131105469, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x05829c132105469, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29c133105469, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629c1341063ed, // V_MAC_LEGACY_F32 ENC_VOP3 default
    0x04829c1351063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29c1361063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29c1371063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629c12c10742d, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x04829c12d10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29c12e10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29c12f10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629c12c108426, // V_MUL_F32 ENC_VOP3 default
    0x04829c12d108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29c12e108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29c12f108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a213810942c, // V_MUL_I32_I24 ENC_VOP3 default
    0x0482a213910942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a2a213a10942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c2a213b10942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a413810a429, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0482a413910a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a2a413a10a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c2a413b10a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a213c10b431, // V_MUL_U32_U24 ENC_VOP3 default
    0x0482a213d10b431, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a2a213e10b431, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c2a213f10b431, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a413c10c42b, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0482a413d10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a2a413e10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c2a413f10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629c12c10f416, // V_MIN_F32 ENC_VOP3 default
    0x04829c12d10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29c12e10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29c12f10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629c12c110401, // V_MAX_F32 ENC_VOP3 default
    0x04829c12d110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29c12e110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29c12f110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a4138111419, // V_MIN_I32 ENC_VOP3 default
    0x0482a4139111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2a413a111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2a413b111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a4138112404, // V_MAX_I32 ENC_VOP3 default
    0x0482a4139112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2a413a112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2a413b112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a413c11341b, // V_MIN_U32 ENC_VOP3 default
    0x0482a413d11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2a413e11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2a413f11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a413c114406, // V_MAX_U32 ENC_VOP3 default
    0x0482a413d114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2a413e114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2a413f114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562a41401163ea, // V_LSHRREV_B32 ENC_VOP3 default
    0x0482a41411163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0582a41421163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2a41431163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562a41441182c2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0482a41451182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0582a41461182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2a41471182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562a414011a3e5, // V_LSHLREV_B32 ENC_VOP3 default
    0x0482a414111a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0582a414211a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2a414311a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a413c11b2bf, // V_AND_B32 ENC_VOP3 default
    0x0482a413d11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2a413e11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2a413f11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a413c11c435, // V_OR_B32 ENC_VOP3 default
    0x0482a413d11c435, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2a413e11c435, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2a413f11c435, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a413c11d47d, // V_XOR_B32 ENC_VOP3 default
    0x0482a413d11d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2a413e11d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2a413f11d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a413c11e47b, // V_XNOR_B32 ENC_VOP3 default
    0x0482a413d11e47b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2a413e11e47b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2a413f11e47b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629c13411f3ec, // V_MAC_F32 ENC_VOP3 default
    0x04829c13511f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29c13611f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29c13711f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a213c1252bc, // V_ADD_NC_U32 ENC_VOP3 default
    0x0482a213d1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2a213e1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2a213f1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a213c126472, // V_SUB_NC_U32 ENC_VOP3 default
    0x0482a213d126472, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2a213e126472, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2a213f126472, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562a214012746a, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0482a214112746a, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0582a214212746a, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2a214312746a, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0662b21481282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0682b21491282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a2b214a1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c2b214b1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0662b214812946b, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0682b214912946b, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a2b214a12946b, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c2b214b12946b, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06e2b214c12a466, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0682b214d12a466, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0702b214e12a466, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c2b214f12a466, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04629c13412b3c6, // V_FMAC_F32 ENC_VOP3 default
    0x04829c13512b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29c13612b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29c13712b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462bc15012f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x0482bc15112f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2bc15212f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2bc15312f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c61541322b5, // V_ADD_F16 ENC_VOP3 default
    0x0482c61551322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c61561322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c61571322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c615413346d, // V_SUB_F16 ENC_VOP3 default
    0x0482c615513346d, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c615613346d, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c615713346d, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c6158134468, // V_SUBREV_F16 ENC_VOP3 default
    0x0482c6159134468, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0582c615a134468, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c615b134468, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c6154135425, // V_MUL_F16 ENC_VOP3 default
    0x0482c6155135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c6156135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c6157135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c615c1363c5, // V_FMAC_F16 ENC_VOP3 default
    0x0482c615d1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c615e1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c615f1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c6154139400, // V_MAX_F16 ENC_VOP3 default
    0x0482c6155139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c6156139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c6157139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c615413a415, // V_MIN_F16 ENC_VOP3 default
    0x0482c615513a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c615613a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c615713a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d015413b3de, // V_LDEXP_F16 ENC_VOP3 default
    0x0482d015513b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2d015613b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2d015713b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722d81601403f5, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x0742d81611403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d81621403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d81631403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d81641403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d81651403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d81661403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d81671403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d81601413f0, // V_MAD_F32 ENC_VOP3 default
    0x0742d81611413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d81621413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d81631413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d81641413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d81651413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d81661413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d81671413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1681423f3, // V_MAD_I32_I24 ENC_VOP3 default
    0x0742da1691423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0762da16a1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0782da16b1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da16c1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2da16d1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da16e1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da16f1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1701433f8, // V_MAD_U32_U24 ENC_VOP3 default
    0x0742da1711433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0762da1721433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0782da1731433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da1741433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2da1751433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da1761433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da1771433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d816014438f, // V_CUBEID_F32 ENC_VOP3 default
    0x0742d816114438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d816214438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d816314438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d816414438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d816514438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d816614438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d816714438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d8160145391, // V_CUBESC_F32 ENC_VOP3 default
    0x0742d8161145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d8162145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d8163145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d8164145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d8165145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d8166145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d8167145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d8160146392, // V_CUBETC_F32 ENC_VOP3 default
    0x0742d8161146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d8162146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d8163146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d8164146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d8165146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d8166146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d8167146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d8160147390, // V_CUBEMA_F32 ENC_VOP3 default
    0x0742d8161147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d8162147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d8163147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d8164147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d8165147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d8166147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d8167147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc1781482c6, // V_BFE_U32 ENC_VOP3 default
    0x0742dc1791482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc1801492c5, // V_BFE_I32 ENC_VOP3 default
    0x0742dc1811492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0762dc1821492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0782dc1831492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc1841492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc1851492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc1861492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc1871492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc17814a2c7, // V_BFI_B32 ENC_VOP3 default
    0x0742dc17914a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d816014b3ca, // V_FMA_F32 ENC_VOP3 default
    0x0742d816114b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d816214b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d816314b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d816414b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d816514b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d816614b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d816714b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822de18814c3cb, // V_FMA_F64 ENC_VOP3 default
    0x0742de18914c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0842de18a14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0782de18b14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0862de18c14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2de18d14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882de18e14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802de18f14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc19014d3e1, // V_LERP_U8 ENC_VOP3 default
    0x0742dc19114d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0762dc19214d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0782dc19314d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc19414d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2dc19514d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc19614d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc19714d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e019814e2bd, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0742e019914e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0762e019a14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0782e019b14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e019c14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2e019d14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e019e14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e019f14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e019814f2be, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0742e019914f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0762e019a14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0782e019b14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e019c14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2e019d14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e019e14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e019f14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d8160150424, // V_MULLIT_F32 ENC_VOP3 default
    0x0742d8161150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d8162150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d8163150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d8164150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d8165150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d8166150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d8167150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d8160151410, // V_MIN3_F32 ENC_VOP3 default
    0x0742d8161151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d8162151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d8163151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d8164151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d8165151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d8166151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d8167151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc1a0152412, // V_MIN3_I32 ENC_VOP3 default
    0x0742dc1a1152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762dc1a2152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782dc1a3152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc1a4152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc1a5152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc1a6152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc1a7152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc178153414, // V_MIN3_U32 ENC_VOP3 default
    0x0742dc179153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d81601543fb, // V_MAX3_F32 ENC_VOP3 default
    0x0742d81611543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d81621543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d81631543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d81641543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d81651543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d81661543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d81671543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc1a01553fd, // V_MAX3_I32 ENC_VOP3 default
    0x0742dc1a11553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762dc1a21553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782dc1a31553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc1a41553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc1a51553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc1a61553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc1a71553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc1781563ff, // V_MAX3_U32 ENC_VOP3 default
    0x0742dc1791563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d816015740a, // V_MED3_F32 ENC_VOP3 default
    0x0742d816115740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d816215740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d816315740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d816415740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d816515740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d816615740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d816715740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc1a015840c, // V_MED3_I32 ENC_VOP3 default
    0x0742dc1a115840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762dc1a215840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782dc1a315840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc1a415840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc1a515840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc1a615840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc1a715840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc17815940e, // V_MED3_U32 ENC_VOP3 default
    0x0742dc17915940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1a815a45f, // V_SAD_U8 ENC_VOP3 default
    0x0742da1a915a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762da1aa15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782da1ab15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da1ac15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2da1ad15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da1ae15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da1af15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1a815b45c, // V_SAD_HI_U8 ENC_VOP3 default
    0x0742da1a915b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0762da1aa15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0782da1ab15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da1ac15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2da1ad15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da1ae15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da1af15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1b015c45d, // V_SAD_U16 ENC_VOP3 default
    0x0742da1b115c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762da1b215c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782da1b315c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da1b415c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2da1b515c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da1b615c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da1b715c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da17815d45e, // V_SAD_U32 ENC_VOP3 default
    0x0742da17915d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e21b815e3af, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0742e21b915e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0762e21ba15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0782e21bb15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e21bc15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2e21bd15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e21be15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e21bf15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d816015f3b5, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0742d816115f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d816215f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d816315f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d816415f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d816515f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d816615f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d816715f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822de1881603b6, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0742de1891603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0842de18a1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0782de18b1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0862de18c1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2de18d1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882de18e1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802de18f1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562e41c01642b7, // V_ADD_F64 ENC_VOP3 default
    0x0482e41c11642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e41c21642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e41c31642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e41c0165427, // V_MUL_F64 ENC_VOP3 default
    0x0482e41c1165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e41c2165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e41c3165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e41c0166417, // V_MIN_F64 ENC_VOP3 default
    0x0482e41c1166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e41c2166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e41c3166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e41c0167402, // V_MAX_F64 ENC_VOP3 default
    0x0482e41c1167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e41c2167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e41c3167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e61c41683e0, // V_LDEXP_F64 ENC_VOP3 default
    0x0482e61c51683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e61c61683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e61c71683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e813c169430, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482e813d169430, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2e813e169430, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2e813f169430, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e813c16a42a, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482e813d16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2e813e16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2e813f16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e813816b42e, // V_MUL_LO_I32 ENC_VOP3 default
    0x0482e813916b42e, // V_MUL_LO_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2e813a16b42e, // V_MUL_LO_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2e813b16b42e, // V_MUL_LO_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e813816c428, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482e813916c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2e813a16c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2e813b16c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2ea1c816d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x08c2ea1c916d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x08e2ea1ca16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0902ea1cb16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0922ea1cc16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0942ea1cd16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0962ea1ce16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0982ea1cf16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09a2ec1d016e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x08c2ec1d116e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x09c2ec1d216e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0902ec1d316e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09e2ec1d416e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0942ec1d516e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a02ec1d616e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0982ec1d716e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0a22d81d816f3b7, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0a42d81d916f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0a62d81da16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0a82d81db16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2d81dc16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x0ac2d81dd16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0ae2d81de16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0b02d81df16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b22de1e01703b8, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0a42de1e11703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0b42de1e21703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0a82de1e31703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b62de1e41703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x0ac2de1e51703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0b82de1e61703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0b02de1e71703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da190171423, // V_MSAD_U8 ENC_VOP3 default
    0x0742da191171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762da192171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782da193171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da194171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2da195171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da196171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da197171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822ee1e817244f, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0742ee1e917244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0842ee1ea17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782ee1eb17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0862ee1ec17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1ed17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882ee1ee17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1ef17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822ee1e8173421, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0742ee1e9173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0842ee1ea173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782ee1eb173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0862ee1ec173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1ed173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882ee1ee173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1ef173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562e61f0174475, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0482e61f1174475, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e61f2174475, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e61f3174475, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ba2f01f4175422, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0bc2f01f5175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0be2f01f6175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0c02f01f7175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08a2f21f81763f9, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x08c2f21f91763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x08e2f21fa1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0902f21fb1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0922f21fc1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0942f21fd1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0962f21fe1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0982f21ff1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08a2f22001773f4, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x08c2f22011773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x08e2f22021773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0902f22031773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0922f22041773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0942f22051773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0962f22061773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0982f22071773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc17817847c, // V_XOR3_B32 ENC_VOP3 default
    0x0742dc17917847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0c222a208180432, // V_NOP ENC_VOP3 default
    0x0c2234209181420, // V_MOV_B32 ENC_VOP3 default
    0x0c423420a181420, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0c623820b182454, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0c823c20c1833a4, // V_CVT_I32_F64 ENC_VOP3 default
    0x0c423c20d1833a4, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0c224020e18439f, // V_CVT_F64_I32 ENC_VOP3 default
    0x0c424020f18439f, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0c2244210185398, // V_CVT_F32_I32 ENC_VOP3 default
    0x0c4244211185398, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0c2244212186399, // V_CVT_F32_U32 ENC_VOP3 default
    0x0c4244213186399, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0c224a2141873b2, // V_CVT_U32_F32 ENC_VOP3 default
    0x0c424a2151873b2, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224a2161883a3, // V_CVT_I32_F32 ENC_VOP3 default
    0x0c424a2171883a3, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0c225421818a393, // V_CVT_F16_F32 ENC_VOP3 default
    0x0c425421918a393, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0c225e21a18b396, // V_CVT_F32_F16 ENC_VOP3 default
    0x0c425e21b18b396, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0c226021618c3b0, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x0c426021718c3b0, // V_CVT_RPI_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0c226021618d3a1, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x0c426021718d3a1, // V_CVT_FLR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224421018e3a7, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0c424421118e3a7, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0c823c21c18f397, // V_CVT_F32_F64 ENC_VOP3 default
    0x0c423c21d18f397, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0c226221e19039e, // V_CVT_F64_F32 ENC_VOP3 default
    0x0c426221f19039e, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224421219139a, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0c424421319139a, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0c224421219239b, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0c424421319239b, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0c224421219339c, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0c424421319339c, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0c224421219439d, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0c424421319439d, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0c823c2201953b3, // V_CVT_U32_F64 ENC_VOP3 default
    0x0c423c2211953b3, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0c22402221963a0, // V_CVT_F64_U32 ENC_VOP3 default
    0x0c42402231963a0, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0c8266224197478, // V_TRUNC_F64 ENC_VOP3 default
    0x0c4266225197478, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0c82662241982cc, // V_CEIL_F64 ENC_VOP3 default
    0x0c42662251982cc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0c8266224199458, // V_RNDNE_F64 ENC_VOP3 default
    0x0c4266225199458, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0c826622419a3c2, // V_FLOOR_F64 ENC_VOP3 default
    0x0c426622519a3c2, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0c222a20819b43a, // V_PIPEFLUSH ENC_VOP3 default
    0x0c224a2261a03d0, // V_FRACT_F32 ENC_VOP3 default
    0x0c424a2271a03d0, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224a2261a1477, // V_TRUNC_F32 ENC_VOP3 default
    0x0c424a2271a1477, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224a2261a22cb, // V_CEIL_F32 ENC_VOP3 default
    0x0c424a2271a22cb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224a2261a3457, // V_RNDNE_F32 ENC_VOP3 default
    0x0c424a2271a3457, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224a2261a43c1, // V_FLOOR_F32 ENC_VOP3 default
    0x0c424a2271a43c1, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224a2261a53bc, // V_EXP_F32 ENC_VOP3 default
    0x0c424a2271a53bc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224a2261a73e3, // V_LOG_F32 ENC_VOP3 default
    0x0c424a2271a73e3, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224a2261aa451, // V_RCP_F32 ENC_VOP3 default
    0x0c424a2271aa451, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224a2261ab453, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0c424a2271ab453, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224a2261ae45a, // V_RSQ_F32 ENC_VOP3 default
    0x0c424a2271ae45a, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0c82662241af452, // V_RCP_F64 ENC_VOP3 default
    0x0c42662251af452, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0c82662241b145b, // V_RSQ_F64 ENC_VOP3 default
    0x0c42662251b145b, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0c224a2261b3464, // V_SQRT_F32 ENC_VOP3 default
    0x0c424a2271b3464, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0c82662241b4465, // V_SQRT_F64 ENC_VOP3 default
    0x0c42662251b4465, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0c224a2261b5462, // V_SIN_F32 ENC_VOP3 default
    0x0c424a2271b5462, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224a2261b638e, // V_COS_F32 ENC_VOP3 default
    0x0c424a2271b638e, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0c22342281b7433, // V_NOT_B32 ENC_VOP3 default
    0x0c42342291b7433, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0c22342091b82c9, // V_BFREV_B32 ENC_VOP3 default
    0x0c423420a1b82c9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0c223422a1b93be, // V_FFBH_U32 ENC_VOP3 default
    0x0c423422b1b93be, // V_FFBH_U32 VOP3_INST_LITERAL has_lit_0
    0x0c223422a1ba3bf, // V_FFBL_B32 ENC_VOP3 default
    0x0c423422b1ba3bf, // V_FFBL_B32 VOP3_INST_LITERAL has_lit_0
    0x0c223422c1bb3bd, // V_FFBH_I32 ENC_VOP3 default
    0x0c423422d1bb3bd, // V_FFBH_I32 VOP3_INST_LITERAL has_lit_0
    0x0c823c20c1bc3d4, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0c423c20d1bc3d4, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0c82662241bd3d7, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0c42662251bd3d7, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0c82662241be3d1, // V_FRACT_F64 ENC_VOP3 default
    0x0c42662251be3d1, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0c22602161bf3d3, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0c42602171bf3d3, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0c224a2261c03d6, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0c424a2271c03d6, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0c222a2081c12cd, // V_CLREXCP ENC_VOP3 default
    0x0c223422e1c241c, // V_MOVRELD_B32 ENC_VOP3 default
    0x0c423422f1c241c, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0ca2342301c341f, // V_MOVRELS_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0ca2342301c441e, // V_MOVRELSD_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0ca2342301c841d, // V_MOVRELSD_2_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0c22722311d0395, // V_CVT_F16_U16 ENC_VOP3 default
    0x0c42722321d0395, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0c22722331d1394, // V_CVT_F16_I16 ENC_VOP3 default
    0x0c42722341d1394, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0c227c2351d23b1, // V_CVT_U16_F16 ENC_VOP3 default
    0x0c427c2361d23b1, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0c227c2371d33a2, // V_CVT_I16_F16 ENC_VOP3 default
    0x0c427c2381d33a2, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22862391d4450, // V_RCP_F16 ENC_VOP3 default
    0x0c428623a1d4450, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22862391d5463, // V_SQRT_F16 ENC_VOP3 default
    0x0c428623a1d5463, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22862391d6459, // V_RSQ_F16 ENC_VOP3 default
    0x0c428623a1d6459, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22862391d73e2, // V_LOG_F16 ENC_VOP3 default
    0x0c428623a1d73e2, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22862391d83bb, // V_EXP_F16 ENC_VOP3 default
    0x0c428623a1d83bb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22862391d93d5, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0c428623a1d93d5, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0c227c2371da3d2, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0c427c2381da3d2, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22862391db3c0, // V_FLOOR_F16 ENC_VOP3 default
    0x0c428623a1db3c0, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22862391dc2ca, // V_CEIL_F16 ENC_VOP3 default
    0x0c428623a1dc2ca, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22862391dd476, // V_TRUNC_F16 ENC_VOP3 default
    0x0c428623a1dd476, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22862391de456, // V_RNDNE_F16 ENC_VOP3 default
    0x0c428623a1de456, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22862391df3cf, // V_FRACT_F16 ENC_VOP3 default
    0x0c428623a1df3cf, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22862391e0461, // V_SIN_F16 ENC_VOP3 default
    0x0c428623a1e0461, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0c22862391e138d, // V_COS_F16 ENC_VOP3 default
    0x0c428623a1e138d, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0c223423b1e2460, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0c423423c1e2460, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0c227c2371e33a5, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0c427c2381e33a5, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0c227c2351e43a6, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0c427c2361e43a6, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0cc22423d2003db, // V_INTERP_P1_F32 ENC_VOP3 default
    0x0ce22423e2003db, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0
    0x0d022423e2003db, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_1
    0x0d222423e2003db, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0cc22423f2013dd, // V_INTERP_P2_F32 ENC_VOP3 default
    0x0ce2242402013dd, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0
    0x0d02242402013dd, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_1
    0x0d22242402013dd, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c22282412023d8, // V_INTERP_MOV_F32 ENC_VOP3 default
    0x0c42282422023d8, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2282422023d8, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2282422023d8, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0d42f42432ff3e6, // V_LSHLREV_B64 ENC_VOP3 default
    0x0d62f42442ff3e6, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0d82f42452ff3e6, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0d42f42433003eb, // V_LSHRREV_B64 ENC_VOP3 default
    0x0d62f42443003eb, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0d82f42453003eb, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0d42f42463012c3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0d62f42473012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0d82f42483012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0462f62493032bb, // V_ADD_NC_U16 ENC_VOP3 default
    0x0482f624a3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2f624b3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2f624c3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f6249304471, // V_SUB_NC_U16 ENC_VOP3 default
    0x0482f624a304471, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2f624b304471, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2f624c304471, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f624930542f, // V_MUL_LO_U16 ENC_VOP3 default
    0x0482f624a30542f, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2f624b30542f, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2f624c30542f, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562f624d3073e9, // V_LSHRREV_B16 ENC_VOP3 default
    0x0482f624e3073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582f624f3073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2f62503073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562f62513082c1, // V_ASHRREV_I16 ENC_VOP3 default
    0x0482f62523082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0582f62533082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2f62543082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f6249309405, // V_MAX_U16 ENC_VOP3 default
    0x0482f624a309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2f624b309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2f624c309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f625530a403, // V_MAX_I16 ENC_VOP3 default
    0x0482f625630a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2f625730a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2f625830a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f624930b41a, // V_MIN_U16 ENC_VOP3 default
    0x0482f624a30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2f624b30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2f624c30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f625530c418, // V_MIN_I16 ENC_VOP3 default
    0x0482f625630c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2f625730c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2f625830c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f625530d2b9, // V_ADD_NC_I16 ENC_VOP3 default
    0x0482f625630d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2f625730d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2f625830d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f625530e46f, // V_SUB_NC_I16 ENC_VOP3 default
    0x0482f625630e46f, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2f625730e46f, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2f625830e46f, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0da2f825930f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0dc2f825a30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0de2f825b30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0e02f825c30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0da2f825931046c, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0dc2f825a31046c, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0de2f825b31046c, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0e02f825c31046c, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa25d311436, // V_PACK_B32_F16 ENC_VOP3 default
    0x0482fa25e311436, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2fa25f311436, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa260311436, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa2613123a8, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x0482fa2623123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2fa2633123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa2643123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa2653133aa, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x0482fa2663133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2fa2673133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa2683133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562f624d3143e4, // V_LSHLREV_B16 ENC_VOP3 default
    0x0482f624e3143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582f624f3143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2f62503143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e22f8269319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0dc2f826a319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0e42f826b319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0e02f826c319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0722fc26d3403f6, // V_MAD_U16 ENC_VOP3 default
    0x0742fc26e3403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762fc26f3403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782fc2703403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fc2713403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2fc2723403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fc2733403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fc2743403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0cc2fe2753423d9, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x0c43002763423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0
    0x0d03002773423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3022783423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e63002793423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_2
    0x0e83002763423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0ea3002773423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803022783423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec30427a3433da, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x0ee30627b3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0
    0x0f030627c3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1
    0x0c030827d3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e630627e3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_2
    0x0e830627f3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0ea3062803433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803082813433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc282344439, // V_PERM_B32 ENC_VOP3 default
    0x0742dc283344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0762dc284344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0782dc285344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc286344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc287344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc288344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc289344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc17834547a, // V_XAD_U32 ENC_VOP3 default
    0x0742dc17934547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc1783463e7, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0742dc1793463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc1783472b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0742dc1793472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230a28a34b3c9, // V_FMA_F16 ENC_VOP3 default
    0x07430a28b34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x07630a28c34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x07830a28d34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30a28e34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c30a28f34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30a29034b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030a29134b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230a28a35140f, // V_MIN3_F16 ENC_VOP3 default
    0x07430a28b35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x07630a28c35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x07830a28d35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30a28e35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c30a28f35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30a29035140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030a29135140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fc292352411, // V_MIN3_I16 ENC_VOP3 default
    0x0742fc293352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762fc294352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782fc295352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fc296352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2fc297352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fc298352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fc299352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fc26d353413, // V_MIN3_U16 ENC_VOP3 default
    0x0742fc26e353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762fc26f353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782fc270353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fc271353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2fc272353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fc273353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fc274353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230a28a3543fa, // V_MAX3_F16 ENC_VOP3 default
    0x07430a28b3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x07630a28c3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x07830a28d3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30a28e3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c30a28f3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30a2903543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030a2913543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fc2923553fc, // V_MAX3_I16 ENC_VOP3 default
    0x0742fc2933553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762fc2943553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782fc2953553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fc2963553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2fc2973553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fc2983553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fc2993553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fc26d3563fe, // V_MAX3_U16 ENC_VOP3 default
    0x0742fc26e3563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762fc26f3563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782fc2703563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fc2713563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2fc2723563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fc2733563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fc2743563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230a28a357409, // V_MED3_F16 ENC_VOP3 default
    0x07430a28b357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x07630a28c357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x07830a28d357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30a28e357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c30a28f357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30a290357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030a291357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fc29235840b, // V_MED3_I16 ENC_VOP3 default
    0x0742fc29335840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762fc29435840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782fc29535840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fc29635840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2fc29735840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fc29835840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fc29935840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fc26d35940d, // V_MED3_U16 ENC_VOP3 default
    0x0742fc26e35940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762fc26f35940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782fc27035940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fc27135940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2fc27235940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fc27335940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fc27435940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec30c29a35a3dc, // V_INTERP_P2_F16 ENC_VOP3 default
    0x0ee30e29b35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0
    0x0f030e29c35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1
    0x0c031029d35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e630e29e35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_2
    0x0e830e29f35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0ea30e2a035a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803102a135a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fc29235e3f1, // V_MAD_I16 ENC_VOP3 default
    0x0742fc29335e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0762fc29435e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0782fc29535e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fc29635e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2fc29735e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fc29835e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fc29935e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230a28a35f3b4, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x07430a28b35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x07630a28c35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x07830a28d35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30a28e35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c30a28f35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30a29035f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030a29135f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f23122a2360455, // V_READLANE_B32 ENC_VOP3 default
    0x0f42e82a3361479, // V_WRITELANE_B32 ENC_VOP3 default
    0x0f62e82a4361479, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0463142a53623df, // V_LDEXP_F32 ENC_VOP3 default
    0x0483142a63623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3142a73623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3142a83623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e813c3632c8, // V_BFM_B32 ENC_VOP3 default
    0x0482e813d3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2e813e3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2e813f3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e813c3642c4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0482e813d3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2e813e3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2e813f3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e813c365408, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0482e813d365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2e813e365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2e813f365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e813c366407, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0482e813d366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2e813e366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2e813f366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463162a93683a9, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x0483162aa3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3162ab3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3162ac3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463162ad3693ab, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x0483162ae3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3162af3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3162b03693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e82b136a3ae, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0482e82b236a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2e82b336a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2e82b436a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e82b536b3ad, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0482e82b636b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2e82b736b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2e82b836b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722dc17836d2b2, // V_ADD3_U32 ENC_VOP3 default
    0x0742dc17936d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc17836f3e8, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0742dc17936f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc1783712c0, // V_AND_OR_B32 ENC_VOP3 default
    0x0742dc1793712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc178372434, // V_OR3_B32 ENC_VOP3 default
    0x0742dc179372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723182b93733f7, // V_MAD_U32_U16 ENC_VOP3 default
    0x0743182ba3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0763182bb3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0783182bc3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3182bd3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3182be3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3182bf3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803182c03733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723182c13753f2, // V_MAD_I32_I16 ENC_VOP3 default
    0x0743182c23753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0763182c33753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0783182c43753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3182c53753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3182c63753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3182c73753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803182c83753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04631a138376470, // V_SUB_NC_I32 ENC_VOP3 default
    0x04831a139376470, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31a13a376470, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31a13b376470, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0f831c2c9377437, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0fa31c2ca377437, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0fc31c2cb377437, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0fe31c2cc377437, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0f831c2c9378438, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0fa31c2ca378438, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0fc31c2cb378438, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0fe31c2cc378438, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x04631a13837f2ba, // V_ADD_NC_I32 ENC_VOP3 default
    0x04831a13937f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31a13a37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31a13b37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x1000002cd00004e, // DS_ADD_U32 ENC_DS default
    0x1000002cd0010aa, // DS_SUB_U32 ENC_DS default
    0x1000002cd0020a6, // DS_RSUB_U32 ENC_DS default
    0x1000002cd00306c, // DS_INC_U32 ENC_DS default
    0x1000002cd004062, // DS_DEC_U32 ENC_DS default
    0x1000002ce00507c, // DS_MIN_I32 ENC_DS default
    0x1000002ce006070, // DS_MAX_I32 ENC_DS default
    0x1000002cd007084, // DS_MIN_U32 ENC_DS default
    0x1000002cd008078, // DS_MAX_U32 ENC_DS default
    0x1000002cf009050, // DS_AND_B32 ENC_DS default
    0x1000002cf00a08c, // DS_OR_B32 ENC_DS default
    0x1000002cf00b0c1, // DS_XOR_B32 ENC_DS default
    0x1000022d000c086, // DS_MSKOR_B32 ENC_DS default
    0x1000002d100d0b6, // DS_WRITE_B32 ENC_DS default
    0x1000042d200e0b0, // DS_WRITE2_B32 ENC_DS default
    0x1000042d200f0ae, // DS_WRITE2ST64_B32 ENC_DS default
    0x1000022d0010056, // DS_CMPST_B32 ENC_DS default
    0x1000022d3011058, // DS_CMPST_F32 ENC_DS default
    0x1000002d401207a, // DS_MIN_F32 ENC_DS default
    0x1000002d401306e, // DS_MAX_F32 ENC_DS default
    0x10000620801408a, // DS_NOP ENC_DS default
    0x1000002d401504a, // DS_ADD_F32 ENC_DS default
    0x1020082d5018068, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x10200a2d6019065, // DS_GWS_INIT ENC_DS default
    0x1020082d501a069, // DS_GWS_SEMA_V ENC_DS default
    0x10200a2d601b066, // DS_GWS_SEMA_BR ENC_DS default
    0x1020082d501c067, // DS_GWS_SEMA_P ENC_DS default
    0x10200a2d601d064, // DS_GWS_BARRIER ENC_DS default
    0x1000002d701e0b8, // DS_WRITE_B8 ENC_DS default
    0x10000c2d801f0b4, // DS_WRITE_B16 ENC_DS default
    0x10000e2d902004c, // DS_ADD_RTN_U32 ENC_DS default
    0x10000e2d90210a8, // DS_SUB_RTN_U32 ENC_DS default
    0x10000e2d90220a4, // DS_RSUB_RTN_U32 ENC_DS default
    0x10000e2d902306a, // DS_INC_RTN_U32 ENC_DS default
    0x10000e2d9024060, // DS_DEC_RTN_U32 ENC_DS default
    0x10000e2da025080, // DS_MIN_RTN_I32 ENC_DS default
    0x10000e2da026074, // DS_MAX_RTN_I32 ENC_DS default
    0x10000e2d9027082, // DS_MIN_RTN_U32 ENC_DS default
    0x10000e2d9028076, // DS_MAX_RTN_U32 ENC_DS default
    0x10000e2db029052, // DS_AND_RTN_B32 ENC_DS default
    0x10000e2db02a08e, // DS_OR_RTN_B32 ENC_DS default
    0x10000e2db02b0c3, // DS_XOR_RTN_B32 ENC_DS default
    0x1000102dc02c088, // DS_MSKOR_RTN_B32 ENC_DS default
    0x10000e2db02d0bf, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x1000122dd02e0bd, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x1000122dd02f0bb, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x1000102dc03005a, // DS_CMPST_RTN_B32 ENC_DS default
    0x1000102de03105c, // DS_CMPST_RTN_F32 ENC_DS default
    0x10000e2df03207e, // DS_MIN_RTN_F32 ENC_DS default
    0x10000e2df033072, // DS_MAX_RTN_F32 ENC_DS default
    0x1000102dc0340ad, // DS_WRAP_RTN_B32 ENC_DS default
    0x1000142e00350ac, // DS_SWIZZLE_B32 ENC_DS default
    0x1000162e1036097, // DS_READ_B32 ENC_DS default
    0x1000182e2037093, // DS_READ2_B32 ENC_DS default
    0x1000182e2038091, // DS_READ2ST64_B32 ENC_DS default
    0x1000162e303909b, // DS_READ_I8 ENC_DS default
    0x1000162e403a0a1, // DS_READ_U8 ENC_DS default
    0x1000162e503b09a, // DS_READ_I16 ENC_DS default
    0x1000162e603c09e, // DS_READ_U16 ENC_DS default
    0x10001a2e703d05f, // DS_CONSUME ENC_DS default
    0x10001a2e703e054, // DS_APPEND ENC_DS default
    0x10201c2e803f08b, // DS_ORDERED_COUNT ENC_DS default
    0x10001e2e904004f, // DS_ADD_U64 ENC_DS default
    0x10001e2e90410ab, // DS_SUB_U64 ENC_DS default
    0x10001e2e90420a7, // DS_RSUB_U64 ENC_DS default
    0x10001e2e904306d, // DS_INC_U64 ENC_DS default
    0x10001e2e9044063, // DS_DEC_U64 ENC_DS default
    0x10001e2ea04507d, // DS_MIN_I64 ENC_DS default
    0x10001e2ea046071, // DS_MAX_I64 ENC_DS default
    0x10001e2e9047085, // DS_MIN_U64 ENC_DS default
    0x10001e2e9048079, // DS_MAX_U64 ENC_DS default
    0x10001e2eb049051, // DS_AND_B64 ENC_DS default
    0x10001e2eb04a08d, // DS_OR_B64 ENC_DS default
    0x10001e2eb04b0c2, // DS_XOR_B64 ENC_DS default
    0x1000202ec04c087, // DS_MSKOR_B64 ENC_DS default
    0x10001e2ed04d0b7, // DS_WRITE_B64 ENC_DS default
    0x1000222ee04e0b1, // DS_WRITE2_B64 ENC_DS default
    0x1000222ee04f0af, // DS_WRITE2ST64_B64 ENC_DS default
    0x1000202ec050057, // DS_CMPST_B64 ENC_DS default
    0x1000242ef051059, // DS_CMPST_F64 ENC_DS default
    0x1000262f005207b, // DS_MIN_F64 ENC_DS default
    0x1000262f005306f, // DS_MAX_F64 ENC_DS default
    0x10000e2df05504b, // DS_ADD_RTN_F32 ENC_DS default
    0x1000282f106004d, // DS_ADD_RTN_U64 ENC_DS default
    0x1000282f10610a9, // DS_SUB_RTN_U64 ENC_DS default
    0x1000282f10620a5, // DS_RSUB_RTN_U64 ENC_DS default
    0x1000282f106306b, // DS_INC_RTN_U64 ENC_DS default
    0x1000282f1064061, // DS_DEC_RTN_U64 ENC_DS default
    0x1000282f2065081, // DS_MIN_RTN_I64 ENC_DS default
    0x1000282f2066075, // DS_MAX_RTN_I64 ENC_DS default
    0x1000282f1067083, // DS_MIN_RTN_U64 ENC_DS default
    0x1000282f1068077, // DS_MAX_RTN_U64 ENC_DS default
    0x1000282f3069053, // DS_AND_RTN_B64 ENC_DS default
    0x1000282f306a08f, // DS_OR_RTN_B64 ENC_DS default
    0x1000282f306b0c4, // DS_XOR_RTN_B64 ENC_DS default
    0x10002a2f406c089, // DS_MSKOR_RTN_B64 ENC_DS default
    0x1000282f306d0c0, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x10002c2f506e0be, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x10002c2f506f0bc, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x10002a2f407005b, // DS_CMPST_RTN_B64 ENC_DS default
    0x10002e2f607105d, // DS_CMPST_RTN_F64 ENC_DS default
    0x1000302f707207f, // DS_MIN_RTN_F64 ENC_DS default
    0x1000302f7073073, // DS_MAX_RTN_F64 ENC_DS default
    0x1000322f8076098, // DS_READ_B64 ENC_DS default
    0x1000342f9077094, // DS_READ2_B64 ENC_DS default
    0x1000342f9078092, // DS_READ2ST64_B64 ENC_DS default
    0x1000282f307e05e, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x1000002fa0a00b9, // DS_WRITE_B8_D16_HI ENC_DS default
    0x1000002fb0a10b5, // DS_WRITE_B16_D16_HI ENC_DS default
    0x1000162fc0a20a2, // DS_READ_U8_D16 ENC_DS default
    0x1000162fc0a30a3, // DS_READ_U8_D16_HI ENC_DS default
    0x1000162fd0a409c, // DS_READ_I8_D16 ENC_DS default
    0x1000162fd0a509d, // DS_READ_I8_D16_HI ENC_DS default
    0x1000162fe0a609f, // DS_READ_U16_D16 ENC_DS default
    0x1000162fe0a70a0, // DS_READ_U16_D16_HI ENC_DS default
    0x1000362ff0b00b2, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x10001a3000b1095, // DS_READ_ADDTID_B32 ENC_DS default
    0x1000383010b2090, // DS_PERMUTE_B32 ENC_DS default
    0x1000383010b3055, // DS_BPERMUTE_B32 ENC_DS default
    0x10003a3020de0ba, // DS_WRITE_B96 ENC_DS default
    0x10003c3030df0b3, // DS_WRITE_B128 ENC_DS default
    0x10003e3040fe099, // DS_READ_B96 ENC_DS default
    0x1000403050ff096, // DS_READ_B128 ENC_DS default
    0x1040443060080f0, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x10607a3070081bc, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x10805e308008126, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x1040443090090ea, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x10607a30a0091b6, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x10805e30b009120, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x10404430c00a0f3, // FLAT_LOAD_USHORT ENC_FLAT default
    0x10607a30d00a1bf, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x10805e30e00a129, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x10404430f00b0ef, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x10607a31000b1bb, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x10805e31100b125, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x10404431200c0e6, // FLAT_LOAD_DWORD ENC_FLAT default
    0x10607a31300c1b2, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x10805e31400c11c, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x10404631500d0e7, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x10607c31600d1b3, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x10806031700d11d, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x10404831800e0e9, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x10607e31900e1b5, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x10806231a00e11f, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x10404a31b00f0e8, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x10608031c00f1b4, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x10806431d00f11e, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x10404c31e0180f4, // FLAT_STORE_BYTE ENC_FLAT default
    0x10608231f0181c0, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x10806632001812a, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x10404c31e0190f5, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x10608231f0191c1, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x10806632001912b, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x10404c32101a0fa, // FLAT_STORE_SHORT ENC_FLAT default
    0x10608232201a1c6, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x10806632301a130, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x10404c32101b0fb, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x10608232201b1c7, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x10806632301b131, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x10404c32401c0f6, // FLAT_STORE_DWORD ENC_FLAT default
    0x10608232501c1c2, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x10806632601c12c, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x10404e32701d0f7, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x10608432801d1c3, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x10806832901d12d, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x10405032a01e0f9, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x10608632b01e1c5, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x10806a32c01e12f, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x10405232d01f0f8, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x10608832e01f1c4, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x10806c32f01f12e, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x1040443060200f1, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x10608a3070201bd, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x10806e308020127, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x1040443060210f2, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x10608a3070211be, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x10806e308021128, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x1040443090220eb, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x10608a30a0221b7, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x10806e30b022121, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x1040443090230ec, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x10608a30a0231b8, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x10806e30b023122, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x1040443300240ed, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x10608a3310241b9, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x10806e332024123, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x1040443300250ee, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x10608a3310251ba, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x10806e332025124, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x1040543330300de, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x108070334030114, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x1040563350310ca, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x108072336031100, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x1040543370320c6, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x1080703380320fc, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x1040543370330dc, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x108070338033112, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x1040543390350da, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x10807033a035110, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x1040543370360e2, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x108070338036118, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x1040543390370d8, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x10807033a03710e, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x1040543370380e0, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x108070338038116, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x1040543330390c8, // FLAT_ATOMIC_AND ENC_FLAT default
    0x1080703340390fe, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x10405433303a0d6, // FLAT_ATOMIC_OR ENC_FLAT default
    0x10807033403a10c, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x10405433303b0e4, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x10807033403b11a, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x10405433703c0d4, // FLAT_ATOMIC_INC ENC_FLAT default
    0x10807033803c10a, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x10405433703d0cc, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x10807033803d102, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x10405633b03e0ce, // FLAT_ATOMIC_FCMPSWAP ENC_FLAT default
    0x10807233c03e104, // GLOBAL_ATOMIC_FCMPSWAP ENC_FLAT_GLBL default
    0x10405433d03f0d2, // FLAT_ATOMIC_FMIN ENC_FLAT default
    0x10807033e03f108, // GLOBAL_ATOMIC_FMIN ENC_FLAT_GLBL default
    0x10405433d0400d0, // FLAT_ATOMIC_FMAX ENC_FLAT default
    0x10807033e040106, // GLOBAL_ATOMIC_FMAX ENC_FLAT_GLBL default
    0x10405833f0500df, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x108074340050115, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x10405a3410510cb, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x108076342051101, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x1040583430520c7, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x1080743440520fd, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x1040583430530dd, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x108074344053113, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x1040583450550db, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x108074346055111, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x1040583430560e3, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x108074344056119, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x1040583450570d9, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x10807434605710f, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x1040583430580e1, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x108074344058117, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x10405833f0590c9, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x1080743400590ff, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x10405833f05a0d7, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x10807434005a10d, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x10405833f05b0e5, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x10807434005b11b, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x10405834305c0d5, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x10807434405c10b, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x10405834305d0cd, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x10807434405d103, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x10405c34705e0cf, // FLAT_ATOMIC_FCMPSWAP_X2 ENC_FLAT default
    0x10807834805e105, // GLOBAL_ATOMIC_FCMPSWAP_X2 ENC_FLAT_GLBL default
    0x10405834905f0d3, // FLAT_ATOMIC_FMIN_X2 ENC_FLAT default
    0x10807434a05f109, // GLOBAL_ATOMIC_FMIN_X2 ENC_FLAT_GLBL default
    0x1040583490600d1, // FLAT_ATOMIC_FMAX_X2 ENC_FLAT default
    0x10807434a060107, // GLOBAL_ATOMIC_FMAX_X2 ENC_FLAT_GLBL default
    0x10a1c234b00002b, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x10a1c434c00102c, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x10a1c634d00202d, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x10a1c834e00302e, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x10a1ca34f004044, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x10a1c4350005045, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x10a1c6351006046, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x10a1c8352007047, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x10a1c2353008035, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x10a1c235400902f, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x10a1c235500a038, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x10a1c235600b034, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x10a1c235700c022, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x10a1c435800d023, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x10a1c835900e025, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x10a1c635a00f024, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x10a1ca35b018039, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x10a1ca35b01903a, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x10a1ca35c01a048, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x10a1ca35c01b049, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x10a1ca35d01c03b, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x10a1c435e01d03c, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x10a1c835f01e03e, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x10a1c636001f03d, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x10a1ca361020036, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x10a1ca361021037, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x10a1ca362022030, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x10a1ca362023031, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x10a1ca363024032, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x10a1ca363025033, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x10a1ca34b026026, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x10a1ca34f02703f, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x10a1ca364030018, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x10a1c4365031004, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x10a1ca366032000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x10a1ca366033016, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x10a1ca367035014, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x10a1ca36603601c, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x10a1ca367037012, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x10a1ca36603801a, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x10a1ca364039002, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x10a1ca36403a010, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x10a1ca36403b01e, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x10a1ca36603c00e, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x10a1ca36603d006, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x10a1c436803e008, // BUFFER_ATOMIC_FCMPSWAP ENC_MUBUF default
    0x10a1ca36903f00c, // BUFFER_ATOMIC_FMIN ENC_MUBUF default
    0x10a1ca36904000a, // BUFFER_ATOMIC_FMAX ENC_MUBUF default
    0x10a1c436a050019, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x10a1c836b051005, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x10a1c436c052001, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x10a1c436c053017, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x10a1c436d055015, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x10a1c436c05601d, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x10a1c436d057013, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x10a1c436c05801b, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x10a1c436a059003, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x10a1c436a05a011, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x10a1c436a05b01f, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x10a1c436c05c00f, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x10a1c436c05d007, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x10a1c836e05e009, // BUFFER_ATOMIC_FCMPSWAP_X2 ENC_MUBUF default
    0x10a1c436f05f00d, // BUFFER_ATOMIC_FMIN_X2 ENC_MUBUF default
    0x10a1c436f06000b, // BUFFER_ATOMIC_FMAX_X2 ENC_MUBUF default
    0x10c1cc208071020, // BUFFER_GL0_INV ENC_MUBUF default
    0x10c1cc208072021, // BUFFER_GL1_INV ENC_MUBUF default
    0x10a1ca34b080027, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x10a1ca370081028, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x10a1c4371082029, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x10a1c437208302a, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x10a1ca34f084040, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x10a1ca373085041, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x10a1c4374086042, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x10a1c4375087043, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x10e1ba34b0002a6, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x10e1bc34c0012a7, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x10e1be34d0022a8, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x10e1c034e0032a9, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x10e1ba34f0042ae, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x10e1bc3500052af, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x10e1be3510062b0, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x10e1c03520072b1, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x10e1ba34b0082a2, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x10e1ba3700092a3, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x10e1bc37100a2a4, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x10e1bc37200b2a5, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x10e1ba34f00c2aa, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x10e1ba37300d2ab, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x10e1bc37400e2ac, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x10e1bc37500f2ad, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x11008c37600015f, // IMAGE_LOAD ENC_MIMG default
    0x11208e37700015f, // IMAGE_LOAD MIMG_NSA1 has_nsa_1
    0x11409037800015f, // IMAGE_LOAD MIMG_NSA2 has_nsa_2
    0x11609237900015f, // IMAGE_LOAD MIMG_NSA3 has_nsa_3
    0x110094376001162, // IMAGE_LOAD_MIP ENC_MIMG default
    0x112096377001162, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa_1
    0x114098378001162, // IMAGE_LOAD_MIP MIMG_NSA2 has_nsa_2
    0x11609a379001162, // IMAGE_LOAD_MIP MIMG_NSA3 has_nsa_3
    0x11009c376002169, // IMAGE_LOAD_PCK ENC_MIMG default
    0x11209e377002169, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa_1
    0x1140a0378002169, // IMAGE_LOAD_PCK MIMG_NSA2 has_nsa_2
    0x1160a2379002169, // IMAGE_LOAD_PCK MIMG_NSA3 has_nsa_3
    0x11009c37600316c, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x11209e37700316c, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa_1
    0x1140a037800316c, // IMAGE_LOAD_PCK_SGN MIMG_NSA2 has_nsa_2
    0x1160a237900316c, // IMAGE_LOAD_PCK_SGN MIMG_NSA3 has_nsa_3
    0x1100a4376004165, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x1120a6377004165, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa_1
    0x1140a8378004165, // IMAGE_LOAD_MIP_PCK MIMG_NSA2 has_nsa_2
    0x1160aa379004165, // IMAGE_LOAD_MIP_PCK MIMG_NSA3 has_nsa_3
    0x1100a4376005168, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x1120a6377005168, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa_1
    0x1140a8378005168, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA2 has_nsa_2
    0x1160aa379005168, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA3 has_nsa_3
    0x11008c37a0081a6, // IMAGE_STORE ENC_MIMG default
    0x11208e37b0081a6, // IMAGE_STORE MIMG_NSA1 has_nsa_1
    0x11409037c0081a6, // IMAGE_STORE MIMG_NSA2 has_nsa_2
    0x11609237d0081a6, // IMAGE_STORE MIMG_NSA3 has_nsa_3
    0x11009437a0091a9, // IMAGE_STORE_MIP ENC_MIMG default
    0x11209637b0091a9, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa_1
    0x11409837c0091a9, // IMAGE_STORE_MIP MIMG_NSA2 has_nsa_2
    0x11609a37d0091a9, // IMAGE_STORE_MIP MIMG_NSA3 has_nsa_3
    0x11009c37a00a1af, // IMAGE_STORE_PCK ENC_MIMG default
    0x11209e37b00a1af, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa_1
    0x1140a037c00a1af, // IMAGE_STORE_PCK MIMG_NSA2 has_nsa_2
    0x1160a237d00a1af, // IMAGE_STORE_PCK MIMG_NSA3 has_nsa_3
    0x1100a437a00b1ac, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x1120a637b00b1ac, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa_1
    0x1140a837c00b1ac, // IMAGE_STORE_MIP_PCK MIMG_NSA2 has_nsa_2
    0x1160aa37d00b1ac, // IMAGE_STORE_MIP_PCK MIMG_NSA3 has_nsa_3
    0x1100ac37e00e15e, // IMAGE_GET_RESINFO ENC_MIMG default
    0x1120ae37f00e15e, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa_1
    0x1140b038000e15e, // IMAGE_GET_RESINFO MIMG_NSA2 has_nsa_2
    0x1160b238100e15e, // IMAGE_GET_RESINFO MIMG_NSA3 has_nsa_3
    0x1100b438200f13e, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x1120b638300f13e, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa_1
    0x1140b838400f13e, // IMAGE_ATOMIC_SWAP MIMG_NSA2 has_nsa_2
    0x1160ba38500f13e, // IMAGE_ATOMIC_SWAP MIMG_NSA3 has_nsa_3
    0x1100bc386010134, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x1120be387010134, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa_1
    0x1140c0388010134, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA2 has_nsa_2
    0x1160c2389010134, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA3 has_nsa_3
    0x1100b438a011132, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x1120b638b011132, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa_1
    0x1140b838c011132, // IMAGE_ATOMIC_ADD MIMG_NSA2 has_nsa_2
    0x1160ba38d011132, // IMAGE_ATOMIC_ADD MIMG_NSA3 has_nsa_3
    0x1100b438a01213d, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x1120b638b01213d, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa_1
    0x1140b838c01213d, // IMAGE_ATOMIC_SUB MIMG_NSA2 has_nsa_2
    0x1160ba38d01213d, // IMAGE_ATOMIC_SUB MIMG_NSA3 has_nsa_3
    0x1100b438e01413c, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x1120b638f01413c, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa_1
    0x1140b839001413c, // IMAGE_ATOMIC_SMIN MIMG_NSA2 has_nsa_2
    0x1160ba39101413c, // IMAGE_ATOMIC_SMIN MIMG_NSA3 has_nsa_3
    0x1100b438a015140, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x1120b638b015140, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa_1
    0x1140b838c015140, // IMAGE_ATOMIC_UMIN MIMG_NSA2 has_nsa_2
    0x1160ba38d015140, // IMAGE_ATOMIC_UMIN MIMG_NSA3 has_nsa_3
    0x1100b438e01613b, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x1120b638f01613b, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa_1
    0x1140b839001613b, // IMAGE_ATOMIC_SMAX MIMG_NSA2 has_nsa_2
    0x1160ba39101613b, // IMAGE_ATOMIC_SMAX MIMG_NSA3 has_nsa_3
    0x1100b438a01713f, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x1120b638b01713f, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa_1
    0x1140b838c01713f, // IMAGE_ATOMIC_UMAX MIMG_NSA2 has_nsa_2
    0x1160ba38d01713f, // IMAGE_ATOMIC_UMAX MIMG_NSA3 has_nsa_3
    0x1100b4382018133, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x1120b6383018133, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa_1
    0x1140b8384018133, // IMAGE_ATOMIC_AND MIMG_NSA2 has_nsa_2
    0x1160ba385018133, // IMAGE_ATOMIC_AND MIMG_NSA3 has_nsa_3
    0x1100b438201913a, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x1120b638301913a, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa_1
    0x1140b838401913a, // IMAGE_ATOMIC_OR MIMG_NSA2 has_nsa_2
    0x1160ba38501913a, // IMAGE_ATOMIC_OR MIMG_NSA3 has_nsa_3
    0x1100b438201a141, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x1120b638301a141, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa_1
    0x1140b838401a141, // IMAGE_ATOMIC_XOR MIMG_NSA2 has_nsa_2
    0x1160ba38501a141, // IMAGE_ATOMIC_XOR MIMG_NSA3 has_nsa_3
    0x1100b438a01b139, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x1120b638b01b139, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa_1
    0x1140b838c01b139, // IMAGE_ATOMIC_INC MIMG_NSA2 has_nsa_2
    0x1160ba38d01b139, // IMAGE_ATOMIC_INC MIMG_NSA3 has_nsa_3
    0x1100b438a01c135, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x1120b638b01c135, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa_1
    0x1140b838c01c135, // IMAGE_ATOMIC_DEC MIMG_NSA2 has_nsa_2
    0x1160ba38d01c135, // IMAGE_ATOMIC_DEC MIMG_NSA3 has_nsa_3
    0x1100bc39201d136, // IMAGE_ATOMIC_FCMPSWAP ENC_MIMG default
    0x1120be39301d136, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA1 has_nsa_1
    0x1140c039401d136, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA2 has_nsa_2
    0x1160c239501d136, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA3 has_nsa_3
    0x1100b439601e138, // IMAGE_ATOMIC_FMIN ENC_MIMG default
    0x1120b639701e138, // IMAGE_ATOMIC_FMIN MIMG_NSA1 has_nsa_1
    0x1140b839801e138, // IMAGE_ATOMIC_FMIN MIMG_NSA2 has_nsa_2
    0x1160ba39901e138, // IMAGE_ATOMIC_FMIN MIMG_NSA3 has_nsa_3
    0x1100b439601f137, // IMAGE_ATOMIC_FMAX ENC_MIMG default
    0x1120b639701f137, // IMAGE_ATOMIC_FMAX MIMG_NSA1 has_nsa_1
    0x1140b839801f137, // IMAGE_ATOMIC_FMAX MIMG_NSA2 has_nsa_2
    0x1160ba39901f137, // IMAGE_ATOMIC_FMAX MIMG_NSA3 has_nsa_3
    0x1100c439a02016e, // IMAGE_SAMPLE ENC_MIMG default
    0x1120c639b02016e, // IMAGE_SAMPLE MIMG_NSA1 has_nsa_1
    0x1140c839c02016e, // IMAGE_SAMPLE MIMG_NSA2 has_nsa_2
    0x1160ca39d02016e, // IMAGE_SAMPLE MIMG_NSA3 has_nsa_3
    0x1100cc39e02117c, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x1120ce39f02117c, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa_1
    0x1140d03a002117c, // IMAGE_SAMPLE_CL MIMG_NSA2 has_nsa_2
    0x1160d23a102117c, // IMAGE_SAMPLE_CL MIMG_NSA3 has_nsa_3
    0x1100d43a2022199, // IMAGE_SAMPLE_D ENC_MIMG default
    0x1120d63a3022199, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa_1
    0x1140d83a4022199, // IMAGE_SAMPLE_D MIMG_NSA2 has_nsa_2
    0x1160da3a5022199, // IMAGE_SAMPLE_D MIMG_NSA3 has_nsa_3
    0x1100dc3a602319a, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x1120de3a702319a, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa_1
    0x1140e03a802319a, // IMAGE_SAMPLE_D_CL MIMG_NSA2 has_nsa_2
    0x1160e23a902319a, // IMAGE_SAMPLE_D_CL MIMG_NSA3 has_nsa_3
    0x1100cc39e0241a1, // IMAGE_SAMPLE_L ENC_MIMG default
    0x1120ce39f0241a1, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa_1
    0x1140d03a00241a1, // IMAGE_SAMPLE_L MIMG_NSA2 has_nsa_2
    0x1160d23a10241a1, // IMAGE_SAMPLE_L MIMG_NSA3 has_nsa_3
    0x1100e439e02516f, // IMAGE_SAMPLE_B ENC_MIMG default
    0x1120e639f02516f, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa_1
    0x1140e83a002516f, // IMAGE_SAMPLE_B MIMG_NSA2 has_nsa_2
    0x1160ea3a102516f, // IMAGE_SAMPLE_B MIMG_NSA3 has_nsa_3
    0x1100ec3aa026170, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x1120ee3ab026170, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa_1
    0x1140f03ac026170, // IMAGE_SAMPLE_B_CL MIMG_NSA2 has_nsa_2
    0x1160f23ad026170, // IMAGE_SAMPLE_B_CL MIMG_NSA3 has_nsa_3
    0x1100c439a0271a2, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x1120c639b0271a2, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa_1
    0x1140c839c0271a2, // IMAGE_SAMPLE_LZ MIMG_NSA2 has_nsa_2
    0x1160ca39d0271a2, // IMAGE_SAMPLE_LZ MIMG_NSA3 has_nsa_3
    0x1100e439e028173, // IMAGE_SAMPLE_C ENC_MIMG default
    0x1120e639f028173, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa_1
    0x1140e83a0028173, // IMAGE_SAMPLE_C MIMG_NSA2 has_nsa_2
    0x1160ea3a1028173, // IMAGE_SAMPLE_C MIMG_NSA3 has_nsa_3
    0x1100ec3aa02918a, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x1120ee3ab02918a, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa_1
    0x1140f03ac02918a, // IMAGE_SAMPLE_C_CL MIMG_NSA2 has_nsa_2
    0x1160f23ad02918a, // IMAGE_SAMPLE_C_CL MIMG_NSA3 has_nsa_3
    0x1100f43a602a18c, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x1120f63a702a18c, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa_1
    0x1140f83a802a18c, // IMAGE_SAMPLE_C_D MIMG_NSA2 has_nsa_2
    0x1160fa3a902a18c, // IMAGE_SAMPLE_C_D MIMG_NSA3 has_nsa_3
    0x1100fc3ae02b18d, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x1120fe3af02b18d, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa_1
    0x1141003b002b18d, // IMAGE_SAMPLE_C_D_CL MIMG_NSA2 has_nsa_2
    0x1161023b102b18d, // IMAGE_SAMPLE_C_D_CL MIMG_NSA3 has_nsa_3
    0x1100ec3aa02c194, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x1120ee3ab02c194, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa_1
    0x1140f03ac02c194, // IMAGE_SAMPLE_C_L MIMG_NSA2 has_nsa_2
    0x1160f23ad02c194, // IMAGE_SAMPLE_C_L MIMG_NSA3 has_nsa_3
    0x1101043aa02d17e, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x1121063ab02d17e, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa_1
    0x1141083ac02d17e, // IMAGE_SAMPLE_C_B MIMG_NSA2 has_nsa_2
    0x11610a3ad02d17e, // IMAGE_SAMPLE_C_B MIMG_NSA3 has_nsa_3
    0x11010c3b202e17f, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x11210e3b302e17f, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa_1
    0x1141103b402e17f, // IMAGE_SAMPLE_C_B_CL MIMG_NSA2 has_nsa_2
    0x1161123b502e17f, // IMAGE_SAMPLE_C_B_CL MIMG_NSA3 has_nsa_3
    0x1100e439e02f195, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x1120e639f02f195, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa_1
    0x1140e83a002f195, // IMAGE_SAMPLE_C_LZ MIMG_NSA2 has_nsa_2
    0x1160ea3a102f195, // IMAGE_SAMPLE_C_LZ MIMG_NSA3 has_nsa_3
    0x1100e439e0301a5, // IMAGE_SAMPLE_O ENC_MIMG default
    0x1120e639f0301a5, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa_1
    0x1140e83a00301a5, // IMAGE_SAMPLE_O MIMG_NSA2 has_nsa_2
    0x1160ea3a10301a5, // IMAGE_SAMPLE_O MIMG_NSA3 has_nsa_3
    0x1100ec3aa03117d, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x1120ee3ab03117d, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa_1
    0x1140f03ac03117d, // IMAGE_SAMPLE_CL_O MIMG_NSA2 has_nsa_2
    0x1160f23ad03117d, // IMAGE_SAMPLE_CL_O MIMG_NSA3 has_nsa_3
    0x1100f43a603219f, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x1120f63a703219f, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa_1
    0x1140f83a803219f, // IMAGE_SAMPLE_D_O MIMG_NSA2 has_nsa_2
    0x1160fa3a903219f, // IMAGE_SAMPLE_D_O MIMG_NSA3 has_nsa_3
    0x1100fc3ae03319c, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x1120fe3af03319c, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa_1
    0x1141003b003319c, // IMAGE_SAMPLE_D_CL_O MIMG_NSA2 has_nsa_2
    0x1161023b103319c, // IMAGE_SAMPLE_D_CL_O MIMG_NSA3 has_nsa_3
    0x1100ec3aa0341a4, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x1120ee3ab0341a4, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa_1
    0x1140f03ac0341a4, // IMAGE_SAMPLE_L_O MIMG_NSA2 has_nsa_2
    0x1160f23ad0341a4, // IMAGE_SAMPLE_L_O MIMG_NSA3 has_nsa_3
    0x1101043aa035172, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x1121063ab035172, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa_1
    0x1141083ac035172, // IMAGE_SAMPLE_B_O MIMG_NSA2 has_nsa_2
    0x11610a3ad035172, // IMAGE_SAMPLE_B_O MIMG_NSA3 has_nsa_3
    0x11010c3b2036171, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x11210e3b3036171, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa_1
    0x1141103b4036171, // IMAGE_SAMPLE_B_CL_O MIMG_NSA2 has_nsa_2
    0x1161123b5036171, // IMAGE_SAMPLE_B_CL_O MIMG_NSA3 has_nsa_3
    0x1100e439e0371a3, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x1120e639f0371a3, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa_1
    0x1140e83a00371a3, // IMAGE_SAMPLE_LZ_O MIMG_NSA2 has_nsa_2
    0x1160ea3a10371a3, // IMAGE_SAMPLE_LZ_O MIMG_NSA3 has_nsa_3
    0x1101043aa038198, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x1121063ab038198, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa_1
    0x1141083ac038198, // IMAGE_SAMPLE_C_O MIMG_NSA2 has_nsa_2
    0x11610a3ad038198, // IMAGE_SAMPLE_C_O MIMG_NSA3 has_nsa_3
    0x11010c3b203918b, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x11210e3b303918b, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa_1
    0x1141103b403918b, // IMAGE_SAMPLE_C_CL_O MIMG_NSA2 has_nsa_2
    0x1161123b503918b, // IMAGE_SAMPLE_C_CL_O MIMG_NSA3 has_nsa_3
    0x1101143ae03a192, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x1121163af03a192, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa_1
    0x1141183b003a192, // IMAGE_SAMPLE_C_D_O MIMG_NSA2 has_nsa_2
    0x11611a3b103a192, // IMAGE_SAMPLE_C_D_O MIMG_NSA3 has_nsa_3
    0x11011c3b603b18f, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x11211e3b703b18f, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa_1
    0x1141203b803b18f, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA2 has_nsa_2
    0x1161223b903b18f, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA3 has_nsa_3
    0x11010c3b203c197, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x11210e3b303c197, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa_1
    0x1141103b403c197, // IMAGE_SAMPLE_C_L_O MIMG_NSA2 has_nsa_2
    0x1161123b503c197, // IMAGE_SAMPLE_C_L_O MIMG_NSA3 has_nsa_3
    0x1101243b203d181, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x1121263b303d181, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa_1
    0x1141283b403d181, // IMAGE_SAMPLE_C_B_O MIMG_NSA2 has_nsa_2
    0x11612a3b503d181, // IMAGE_SAMPLE_C_B_O MIMG_NSA3 has_nsa_3
    0x11012c3ba03e180, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x11212e3bb03e180, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa_1
    0x1141303bc03e180, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA2 has_nsa_2
    0x1161323bd03e180, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA3 has_nsa_3
    0x1101043aa03f196, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x1121063ab03f196, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa_1
    0x1141083ac03f196, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA2 has_nsa_2
    0x11610a3ad03f196, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA3 has_nsa_3
    0x11013439a040142, // IMAGE_GATHER4 ENC_MIMG default
    0x11213639b040142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa_1
    0x11413839c040142, // IMAGE_GATHER4 MIMG_NSA2 has_nsa_2
    0x11613a39d040142, // IMAGE_GATHER4 MIMG_NSA3 has_nsa_3
    0x11013c39e04114a, // IMAGE_GATHER4_CL ENC_MIMG default
    0x11213e39f04114a, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa_1
    0x1141403a004114a, // IMAGE_GATHER4_CL MIMG_NSA2 has_nsa_2
    0x1161423a104114a, // IMAGE_GATHER4_CL MIMG_NSA3 has_nsa_3
    0x11008c376042160, // IMAGE_LOAD_BY2 ENC_MIMG default
    0x11208e377042160, // IMAGE_LOAD_BY2 MIMG_NSA1 has_nsa_1
    0x114090378042160, // IMAGE_LOAD_BY2 MIMG_NSA2 has_nsa_2
    0x116092379042160, // IMAGE_LOAD_BY2 MIMG_NSA3 has_nsa_3
    0x11008c376043161, // IMAGE_LOAD_BY4 ENC_MIMG default
    0x11208e377043161, // IMAGE_LOAD_BY4 MIMG_NSA1 has_nsa_1
    0x114090378043161, // IMAGE_LOAD_BY4 MIMG_NSA2 has_nsa_2
    0x116092379043161, // IMAGE_LOAD_BY4 MIMG_NSA3 has_nsa_3
    0x11013c39e044157, // IMAGE_GATHER4_L ENC_MIMG default
    0x11213e39f044157, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa_1
    0x1141403a0044157, // IMAGE_GATHER4_L MIMG_NSA2 has_nsa_2
    0x1161423a1044157, // IMAGE_GATHER4_L MIMG_NSA3 has_nsa_3
    0x11014439e045145, // IMAGE_GATHER4_B ENC_MIMG default
    0x11214639f045145, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa_1
    0x1141483a0045145, // IMAGE_GATHER4_B MIMG_NSA2 has_nsa_2
    0x11614a3a1045145, // IMAGE_GATHER4_B MIMG_NSA3 has_nsa_3
    0x11014c3aa046146, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x11214e3ab046146, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa_1
    0x1141503ac046146, // IMAGE_GATHER4_B_CL MIMG_NSA2 has_nsa_2
    0x1161523ad046146, // IMAGE_GATHER4_B_CL MIMG_NSA3 has_nsa_3
    0x11013439a047158, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x11213639b047158, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa_1
    0x11413839c047158, // IMAGE_GATHER4_LZ MIMG_NSA2 has_nsa_2
    0x11613a39d047158, // IMAGE_GATHER4_LZ MIMG_NSA3 has_nsa_3
    0x11014439e048149, // IMAGE_GATHER4_C ENC_MIMG default
    0x11214639f048149, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa_1
    0x1141483a0048149, // IMAGE_GATHER4_C MIMG_NSA2 has_nsa_2
    0x11614a3a1048149, // IMAGE_GATHER4_C MIMG_NSA3 has_nsa_3
    0x11014c3aa049150, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x11214e3ab049150, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa_1
    0x1141503ac049150, // IMAGE_GATHER4_C_CL MIMG_NSA2 has_nsa_2
    0x1161523ad049150, // IMAGE_GATHER4_C_CL MIMG_NSA3 has_nsa_3
    0x11009437604a163, // IMAGE_LOAD_MIP_BY2 ENC_MIMG default
    0x11209637704a163, // IMAGE_LOAD_MIP_BY2 MIMG_NSA1 has_nsa_1
    0x11409837804a163, // IMAGE_LOAD_MIP_BY2 MIMG_NSA2 has_nsa_2
    0x11609a37904a163, // IMAGE_LOAD_MIP_BY2 MIMG_NSA3 has_nsa_3
    0x11009437604b164, // IMAGE_LOAD_MIP_BY4 ENC_MIMG default
    0x11209637704b164, // IMAGE_LOAD_MIP_BY4 MIMG_NSA1 has_nsa_1
    0x11409837804b164, // IMAGE_LOAD_MIP_BY4 MIMG_NSA2 has_nsa_2
    0x11609a37904b164, // IMAGE_LOAD_MIP_BY4 MIMG_NSA3 has_nsa_3
    0x11014c3aa04c152, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x11214e3ab04c152, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa_1
    0x1141503ac04c152, // IMAGE_GATHER4_C_L MIMG_NSA2 has_nsa_2
    0x1161523ad04c152, // IMAGE_GATHER4_C_L MIMG_NSA3 has_nsa_3
    0x1101543aa04d14c, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x1121563ab04d14c, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa_1
    0x1141583ac04d14c, // IMAGE_GATHER4_C_B MIMG_NSA2 has_nsa_2
    0x11615a3ad04d14c, // IMAGE_GATHER4_C_B MIMG_NSA3 has_nsa_3
    0x11015c3b204e14d, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x11215e3b304e14d, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa_1
    0x1141603b404e14d, // IMAGE_GATHER4_C_B_CL MIMG_NSA2 has_nsa_2
    0x1161623b504e14d, // IMAGE_GATHER4_C_B_CL MIMG_NSA3 has_nsa_3
    0x11014439e04f153, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x11214639f04f153, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa_1
    0x1141483a004f153, // IMAGE_GATHER4_C_LZ MIMG_NSA2 has_nsa_2
    0x11614a3a104f153, // IMAGE_GATHER4_C_LZ MIMG_NSA3 has_nsa_3
    0x11014439e05015b, // IMAGE_GATHER4_O ENC_MIMG default
    0x11214639f05015b, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa_1
    0x1141483a005015b, // IMAGE_GATHER4_O MIMG_NSA2 has_nsa_2
    0x11614a3a105015b, // IMAGE_GATHER4_O MIMG_NSA3 has_nsa_3
    0x11014c3aa05114b, // IMAGE_GATHER4_CL_O ENC_MIMG default
    0x11214e3ab05114b, // IMAGE_GATHER4_CL_O MIMG_NSA1 has_nsa_1
    0x1141503ac05114b, // IMAGE_GATHER4_CL_O MIMG_NSA2 has_nsa_2
    0x1161523ad05114b, // IMAGE_GATHER4_CL_O MIMG_NSA3 has_nsa_3
    0x11008c37a0521a7, // IMAGE_STORE_BY2 ENC_MIMG default
    0x11208e37b0521a7, // IMAGE_STORE_BY2 MIMG_NSA1 has_nsa_1
    0x11409037c0521a7, // IMAGE_STORE_BY2 MIMG_NSA2 has_nsa_2
    0x11609237d0521a7, // IMAGE_STORE_BY2 MIMG_NSA3 has_nsa_3
    0x11008c37a0531a8, // IMAGE_STORE_BY4 ENC_MIMG default
    0x11208e37b0531a8, // IMAGE_STORE_BY4 MIMG_NSA1 has_nsa_1
    0x11409037c0531a8, // IMAGE_STORE_BY4 MIMG_NSA2 has_nsa_2
    0x11609237d0531a8, // IMAGE_STORE_BY4 MIMG_NSA3 has_nsa_3
    0x11014c3aa05415a, // IMAGE_GATHER4_L_O ENC_MIMG default
    0x11214e3ab05415a, // IMAGE_GATHER4_L_O MIMG_NSA1 has_nsa_1
    0x1141503ac05415a, // IMAGE_GATHER4_L_O MIMG_NSA2 has_nsa_2
    0x1161523ad05415a, // IMAGE_GATHER4_L_O MIMG_NSA3 has_nsa_3
    0x1101543aa055148, // IMAGE_GATHER4_B_O ENC_MIMG default
    0x1121563ab055148, // IMAGE_GATHER4_B_O MIMG_NSA1 has_nsa_1
    0x1141583ac055148, // IMAGE_GATHER4_B_O MIMG_NSA2 has_nsa_2
    0x11615a3ad055148, // IMAGE_GATHER4_B_O MIMG_NSA3 has_nsa_3
    0x11015c3b2056147, // IMAGE_GATHER4_B_CL_O ENC_MIMG default
    0x11215e3b3056147, // IMAGE_GATHER4_B_CL_O MIMG_NSA1 has_nsa_1
    0x1141603b4056147, // IMAGE_GATHER4_B_CL_O MIMG_NSA2 has_nsa_2
    0x1161623b5056147, // IMAGE_GATHER4_B_CL_O MIMG_NSA3 has_nsa_3
    0x11014439e057159, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x11214639f057159, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa_1
    0x1141483a0057159, // IMAGE_GATHER4_LZ_O MIMG_NSA2 has_nsa_2
    0x11614a3a1057159, // IMAGE_GATHER4_LZ_O MIMG_NSA3 has_nsa_3
    0x1101543aa058156, // IMAGE_GATHER4_C_O ENC_MIMG default
    0x1121563ab058156, // IMAGE_GATHER4_C_O MIMG_NSA1 has_nsa_1
    0x1141583ac058156, // IMAGE_GATHER4_C_O MIMG_NSA2 has_nsa_2
    0x11615a3ad058156, // IMAGE_GATHER4_C_O MIMG_NSA3 has_nsa_3
    0x11015c3b2059151, // IMAGE_GATHER4_C_CL_O ENC_MIMG default
    0x11215e3b3059151, // IMAGE_GATHER4_C_CL_O MIMG_NSA1 has_nsa_1
    0x1141603b4059151, // IMAGE_GATHER4_C_CL_O MIMG_NSA2 has_nsa_2
    0x1161623b5059151, // IMAGE_GATHER4_C_CL_O MIMG_NSA3 has_nsa_3
    0x11009437a05a1aa, // IMAGE_STORE_MIP_BY2 ENC_MIMG default
    0x11209637b05a1aa, // IMAGE_STORE_MIP_BY2 MIMG_NSA1 has_nsa_1
    0x11409837c05a1aa, // IMAGE_STORE_MIP_BY2 MIMG_NSA2 has_nsa_2
    0x11609a37d05a1aa, // IMAGE_STORE_MIP_BY2 MIMG_NSA3 has_nsa_3
    0x11009437a05b1ab, // IMAGE_STORE_MIP_BY4 ENC_MIMG default
    0x11209637b05b1ab, // IMAGE_STORE_MIP_BY4 MIMG_NSA1 has_nsa_1
    0x11409837c05b1ab, // IMAGE_STORE_MIP_BY4 MIMG_NSA2 has_nsa_2
    0x11609a37d05b1ab, // IMAGE_STORE_MIP_BY4 MIMG_NSA3 has_nsa_3
    0x11015c3b205c155, // IMAGE_GATHER4_C_L_O ENC_MIMG default
    0x11215e3b305c155, // IMAGE_GATHER4_C_L_O MIMG_NSA1 has_nsa_1
    0x1141603b405c155, // IMAGE_GATHER4_C_L_O MIMG_NSA2 has_nsa_2
    0x1161623b505c155, // IMAGE_GATHER4_C_L_O MIMG_NSA3 has_nsa_3
    0x1101643b205d14f, // IMAGE_GATHER4_C_B_O ENC_MIMG default
    0x1121663b305d14f, // IMAGE_GATHER4_C_B_O MIMG_NSA1 has_nsa_1
    0x1141683b405d14f, // IMAGE_GATHER4_C_B_O MIMG_NSA2 has_nsa_2
    0x11616a3b505d14f, // IMAGE_GATHER4_C_B_O MIMG_NSA3 has_nsa_3
    0x11016c3ba05e14e, // IMAGE_GATHER4_C_B_CL_O ENC_MIMG default
    0x11216e3bb05e14e, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA1 has_nsa_1
    0x1141703bc05e14e, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA2 has_nsa_2
    0x1161723bd05e14e, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA3 has_nsa_3
    0x1101543aa05f154, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x1121563ab05f154, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa_1
    0x1141583ac05f154, // IMAGE_GATHER4_C_LZ_O MIMG_NSA2 has_nsa_2
    0x11615a3ad05f154, // IMAGE_GATHER4_C_LZ_O MIMG_NSA3 has_nsa_3
    0x11017439a06015d, // IMAGE_GET_LOD ENC_MIMG default
    0x11217639b06015d, // IMAGE_GET_LOD MIMG_NSA1 has_nsa_1
    0x11417839c06015d, // IMAGE_GET_LOD MIMG_NSA2 has_nsa_2
    0x11617a39d06015d, // IMAGE_GET_LOD MIMG_NSA3 has_nsa_3
    0x11013439a061143, // IMAGE_GATHER4H ENC_MIMG default
    0x11213639b061143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa_1
    0x11413839c061143, // IMAGE_GATHER4H MIMG_NSA2 has_nsa_2
    0x11613a39d061143, // IMAGE_GATHER4H MIMG_NSA3 has_nsa_3
    0x11017c39a062144, // IMAGE_GATHER4H_PCK ENC_MIMG default
    0x11217e39b062144, // IMAGE_GATHER4H_PCK MIMG_NSA1 has_nsa_1
    0x11418039c062144, // IMAGE_GATHER4H_PCK MIMG_NSA2 has_nsa_2
    0x11618239d062144, // IMAGE_GATHER4H_PCK MIMG_NSA3 has_nsa_3
    0x11017439a06315c, // IMAGE_GATHER8H_PCK ENC_MIMG default
    0x11218439b06315c, // IMAGE_GATHER8H_PCK MIMG_NSA1 has_nsa_1
    0x11418639c06315c, // IMAGE_GATHER8H_PCK MIMG_NSA2 has_nsa_2
    0x11618839d06315c, // IMAGE_GATHER8H_PCK MIMG_NSA3 has_nsa_3
    0x1100d43a2068174, // IMAGE_SAMPLE_CD ENC_MIMG default
    0x1120d63a3068174, // IMAGE_SAMPLE_CD MIMG_NSA1 has_nsa_1
    0x1140d83a4068174, // IMAGE_SAMPLE_CD MIMG_NSA2 has_nsa_2
    0x1160da3a5068174, // IMAGE_SAMPLE_CD MIMG_NSA3 has_nsa_3
    0x1100dc3a6069175, // IMAGE_SAMPLE_CD_CL ENC_MIMG default
    0x1120de3a7069175, // IMAGE_SAMPLE_CD_CL MIMG_NSA1 has_nsa_1
    0x1140e03a8069175, // IMAGE_SAMPLE_CD_CL MIMG_NSA2 has_nsa_2
    0x1160e23a9069175, // IMAGE_SAMPLE_CD_CL MIMG_NSA3 has_nsa_3
    0x1100f43a606a182, // IMAGE_SAMPLE_C_CD ENC_MIMG default
    0x1120f63a706a182, // IMAGE_SAMPLE_C_CD MIMG_NSA1 has_nsa_1
    0x1140f83a806a182, // IMAGE_SAMPLE_C_CD MIMG_NSA2 has_nsa_2
    0x1160fa3a906a182, // IMAGE_SAMPLE_C_CD MIMG_NSA3 has_nsa_3
    0x1100fc3ae06b183, // IMAGE_SAMPLE_C_CD_CL ENC_MIMG default
    0x1120fe3af06b183, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA1 has_nsa_1
    0x1141003b006b183, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA2 has_nsa_2
    0x1161023b106b183, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA3 has_nsa_3
    0x1100f43a606c17a, // IMAGE_SAMPLE_CD_O ENC_MIMG default
    0x1120f63a706c17a, // IMAGE_SAMPLE_CD_O MIMG_NSA1 has_nsa_1
    0x1140f83a806c17a, // IMAGE_SAMPLE_CD_O MIMG_NSA2 has_nsa_2
    0x1160fa3a906c17a, // IMAGE_SAMPLE_CD_O MIMG_NSA3 has_nsa_3
    0x1100fc3ae06d177, // IMAGE_SAMPLE_CD_CL_O ENC_MIMG default
    0x1120fe3af06d177, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA1 has_nsa_1
    0x1141003b006d177, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA2 has_nsa_2
    0x1161023b106d177, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA3 has_nsa_3
    0x1101143ae06e188, // IMAGE_SAMPLE_C_CD_O ENC_MIMG default
    0x1121163af06e188, // IMAGE_SAMPLE_C_CD_O MIMG_NSA1 has_nsa_1
    0x1141183b006e188, // IMAGE_SAMPLE_C_CD_O MIMG_NSA2 has_nsa_2
    0x11611a3b106e188, // IMAGE_SAMPLE_C_CD_O MIMG_NSA3 has_nsa_3
    0x11011c3b606f185, // IMAGE_SAMPLE_C_CD_CL_O ENC_MIMG default
    0x11211e3b706f185, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA1 has_nsa_1
    0x1141203b806f185, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA2 has_nsa_2
    0x1161223b906f185, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA3 has_nsa_3
    0x11008c37607016a, // IMAGE_LOAD_PCK2 ENC_MIMG default
    0x11208e37707016a, // IMAGE_LOAD_PCK2 MIMG_NSA1 has_nsa_1
    0x11409037807016a, // IMAGE_LOAD_PCK2 MIMG_NSA2 has_nsa_2
    0x11609237907016a, // IMAGE_LOAD_PCK2 MIMG_NSA3 has_nsa_3
    0x11008c37607116b, // IMAGE_LOAD_PCK4 ENC_MIMG default
    0x11208e37707116b, // IMAGE_LOAD_PCK4 MIMG_NSA1 has_nsa_1
    0x11409037807116b, // IMAGE_LOAD_PCK4 MIMG_NSA2 has_nsa_2
    0x11609237907116b, // IMAGE_LOAD_PCK4 MIMG_NSA3 has_nsa_3
    0x110094376073166, // IMAGE_LOAD_MIP_PCK2 ENC_MIMG default
    0x112096377073166, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA1 has_nsa_1
    0x114098378073166, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA2 has_nsa_2
    0x11609a379073166, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA3 has_nsa_3
    0x110094376074167, // IMAGE_LOAD_MIP_PCK4 ENC_MIMG default
    0x112096377074167, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA1 has_nsa_1
    0x114098378074167, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA2 has_nsa_2
    0x11609a379074167, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA3 has_nsa_3
    0x11008c37a0761b0, // IMAGE_STORE_PCK2 ENC_MIMG default
    0x11208e37b0761b0, // IMAGE_STORE_PCK2 MIMG_NSA1 has_nsa_1
    0x11409037c0761b0, // IMAGE_STORE_PCK2 MIMG_NSA2 has_nsa_2
    0x11609237d0761b0, // IMAGE_STORE_PCK2 MIMG_NSA3 has_nsa_3
    0x11008c37a0771b1, // IMAGE_STORE_PCK4 ENC_MIMG default
    0x11208e37b0771b1, // IMAGE_STORE_PCK4 MIMG_NSA1 has_nsa_1
    0x11409037c0771b1, // IMAGE_STORE_PCK4 MIMG_NSA2 has_nsa_2
    0x11609237d0771b1, // IMAGE_STORE_PCK4 MIMG_NSA3 has_nsa_3
    0x11009437a0791ad, // IMAGE_STORE_MIP_PCK2 ENC_MIMG default
    0x11209637b0791ad, // IMAGE_STORE_MIP_PCK2 MIMG_NSA1 has_nsa_1
    0x11409837c0791ad, // IMAGE_STORE_MIP_PCK2 MIMG_NSA2 has_nsa_2
    0x11609a37d0791ad, // IMAGE_STORE_MIP_PCK2 MIMG_NSA3 has_nsa_3
    0x11009437a07a1ae, // IMAGE_STORE_MIP_PCK4 ENC_MIMG default
    0x11209637b07a1ae, // IMAGE_STORE_MIP_PCK4 MIMG_NSA1 has_nsa_1
    0x11409837c07a1ae, // IMAGE_STORE_MIP_PCK4 MIMG_NSA2 has_nsa_2
    0x11609a37d07a1ae, // IMAGE_STORE_MIP_PCK4 MIMG_NSA3 has_nsa_3
    0x11008c37608016d, // IMAGE_MSAA_LOAD ENC_MIMG default
    0x11208e37708016d, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa_1
    0x11409037808016d, // IMAGE_MSAA_LOAD MIMG_NSA2 has_nsa_2
    0x11609237908016d, // IMAGE_MSAA_LOAD MIMG_NSA3 has_nsa_3
    0x11018a3ba0a219e, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0x11218c3bb0a219e, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa_1
    0x11418e3bc0a219e, // IMAGE_SAMPLE_D_G16 MIMG_NSA2 has_nsa_2
    0x1161903bd0a219e, // IMAGE_SAMPLE_D_G16 MIMG_NSA3 has_nsa_3
    0x1101923be0a319b, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0x1121943bf0a319b, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa_1
    0x1141963c00a319b, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA2 has_nsa_2
    0x1161983c10a319b, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA3 has_nsa_3
    0x11019a3be0aa191, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0x11219c3bf0aa191, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa_1
    0x11419e3c00aa191, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA2 has_nsa_2
    0x1161a03c10aa191, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA3 has_nsa_3
    0x1101a23a20ab18e, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0x1121a43a30ab18e, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa_1
    0x1141a63a40ab18e, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA2 has_nsa_2
    0x1161a83a50ab18e, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA3 has_nsa_3
    0x11019a3be0b21a0, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0x11219c3bf0b21a0, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa_1
    0x11419e3c00b21a0, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA2 has_nsa_2
    0x1161a03c10b21a0, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA3 has_nsa_3
    0x1101a23a20b319d, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0x1121a43a30b319d, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x1141a63a40b319d, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x1161a83a50b319d, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x1101aa3a20ba193, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0x1121ac3a30ba193, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa_1
    0x1141ae3a40ba193, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA2 has_nsa_2
    0x1161b03a50ba193, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA3 has_nsa_3
    0x1101b23a60bb190, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0x1121b43a70bb190, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x1141b63a80bb190, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x1161b83a90bb190, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x11018a3ba0e8179, // IMAGE_SAMPLE_CD_G16 ENC_MIMG default
    0x11218c3bb0e8179, // IMAGE_SAMPLE_CD_G16 MIMG_NSA1 has_nsa_1
    0x11418e3bc0e8179, // IMAGE_SAMPLE_CD_G16 MIMG_NSA2 has_nsa_2
    0x1161903bd0e8179, // IMAGE_SAMPLE_CD_G16 MIMG_NSA3 has_nsa_3
    0x1101923be0e9176, // IMAGE_SAMPLE_CD_CL_G16 ENC_MIMG default
    0x1121943bf0e9176, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA1 has_nsa_1
    0x1141963c00e9176, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA2 has_nsa_2
    0x1161983c10e9176, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA3 has_nsa_3
    0x11019a3be0ea187, // IMAGE_SAMPLE_C_CD_G16 ENC_MIMG default
    0x11219c3bf0ea187, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA1 has_nsa_1
    0x11419e3c00ea187, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA2 has_nsa_2
    0x1161a03c10ea187, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA3 has_nsa_3
    0x1101a23a20eb184, // IMAGE_SAMPLE_C_CD_CL_G16 ENC_MIMG default
    0x1121a43a30eb184, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA1 has_nsa_1
    0x1141a63a40eb184, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA2 has_nsa_2
    0x1161a83a50eb184, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA3 has_nsa_3
    0x11019a3be0ec17b, // IMAGE_SAMPLE_CD_O_G16 ENC_MIMG default
    0x11219c3bf0ec17b, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA1 has_nsa_1
    0x11419e3c00ec17b, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA2 has_nsa_2
    0x1161a03c10ec17b, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA3 has_nsa_3
    0x1101a23a20ed178, // IMAGE_SAMPLE_CD_CL_O_G16 ENC_MIMG default
    0x1121a43a30ed178, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x1141a63a40ed178, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x1161a83a50ed178, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x1101aa3a20ee189, // IMAGE_SAMPLE_C_CD_O_G16 ENC_MIMG default
    0x1121ac3a30ee189, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA1 has_nsa_1
    0x1141ae3a40ee189, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA2 has_nsa_2
    0x1161b03a50ee189, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA3 has_nsa_3
    0x1101b23a60ef186, // IMAGE_SAMPLE_C_CD_CL_O_G16 ENC_MIMG default
    0x1121b43a70ef186, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x1141b63a80ef186, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x1161b83a90ef186, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x1181ce3c200023d, // S_LOAD_DWORD ENC_SMEM default
    0x1181d03c300123f, // S_LOAD_DWORDX2 ENC_SMEM default
    0x1181d23c4002240, // S_LOAD_DWORDX4 ENC_SMEM default
    0x1181d43c5003241, // S_LOAD_DWORDX8 ENC_SMEM default
    0x1181d63c600423e, // S_LOAD_DWORDX16 ENC_SMEM default
    0x1181ce3c7005278, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x1181d03c8006279, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x1181d23c900727a, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x1181d83ca0081f7, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x1181da3cb0091f9, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x1181dc3cc00a1fa, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x1181de3cd00b1fb, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x1181e03ce00c1f8, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x11a1cc20801f239, // S_GL1_INV ENC_SMEM default
    0x11a1cc208020228, // S_DCACHE_INV ENC_SMEM default
    0x1181e23cf02424d, // S_MEMTIME ENC_SMEM default
    0x1181e23cf02524c, // S_MEMREALTIME ENC_SMEM default
    0x1181e43d00261de, // S_ATC_PROBE ENC_SMEM default
    0x1181e63d10271df, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x1181e83d202a238, // S_GET_WAVEID_IN_WORKGROUP ENC_SMEM default
    0x11c0423d30000c5, // EXP ENC_EXP default
    0x11e32a3d400033a, // V_CMP_F_F32 ENC_VOPC default
    0x12032c3d500033a, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d600033a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d400135f, // V_CMP_LT_F32 ENC_VOPC default
    0x12032c3d500135f, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d600135f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d4002331, // V_CMP_EQ_F32 ENC_VOPC default
    0x12032c3d5002331, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d6002331, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d4003353, // V_CMP_LE_F32 ENC_VOPC default
    0x12032c3d5003353, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d6003353, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d400434a, // V_CMP_GT_F32 ENC_VOPC default
    0x12032c3d500434a, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d600434a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d400535c, // V_CMP_LG_F32 ENC_VOPC default
    0x12032c3d500535c, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d600535c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d4006341, // V_CMP_GE_F32 ENC_VOPC default
    0x12032c3d5006341, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d6006341, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d4007380, // V_CMP_O_F32 ENC_VOPC default
    0x12032c3d5007380, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d6007380, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d400838a, // V_CMP_U_F32 ENC_VOPC default
    0x12032c3d500838a, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d600838a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d4009371, // V_CMP_NGE_F32 ENC_VOPC default
    0x12032c3d5009371, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d6009371, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d400a37a, // V_CMP_NLG_F32 ENC_VOPC default
    0x12032c3d500a37a, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d600a37a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d400b374, // V_CMP_NGT_F32 ENC_VOPC default
    0x12032c3d500b374, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d600b374, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d400c377, // V_CMP_NLE_F32 ENC_VOPC default
    0x12032c3d500c377, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d600c377, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d400d368, // V_CMP_NEQ_F32 ENC_VOPC default
    0x12032c3d500d368, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d600d368, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d400e37d, // V_CMP_NLT_F32 ENC_VOPC default
    0x12032c3d500e37d, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d600e37d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x11e32a3d400f383, // V_CMP_TRU_F32 ENC_VOPC default
    0x12032c3d500f383, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3d600f383, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d70102db, // V_CMPX_F_F32 ENC_VOPC default
    0x1203323d80102db, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d90102db, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d7011300, // V_CMPX_LT_F32 ENC_VOPC default
    0x1203323d8011300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d9011300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d70122d2, // V_CMPX_EQ_F32 ENC_VOPC default
    0x1203323d80122d2, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d90122d2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d70132f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x1203323d80132f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d90132f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d70142eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x1203323d80142eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d90142eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d70152fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x1203323d80152fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d90152fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d70162e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x1203323d80162e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d90162e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d7017321, // V_CMPX_O_F32 ENC_VOPC default
    0x1203323d8017321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d9017321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d701832b, // V_CMPX_U_F32 ENC_VOPC default
    0x1203323d801832b, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d901832b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d7019312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x1203323d8019312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d9019312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d701a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x1203323d801a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d901a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d701b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x1203323d801b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d901b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d701c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x1203323d801c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d901c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d701d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x1203323d801d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d901d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d701e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x1203323d801e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d901e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x11e3303d701f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x1203323d801f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303d901f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x1243363da02033b, // V_CMP_F_F64 ENC_VOPC default
    0x1223363db02033b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x1243363da021360, // V_CMP_LT_F64 ENC_VOPC default
    0x1223363db021360, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x1243363da022332, // V_CMP_EQ_F64 ENC_VOPC default
    0x1223363db022332, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x1243363da023354, // V_CMP_LE_F64 ENC_VOPC default
    0x1223363db023354, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x1243363da02434b, // V_CMP_GT_F64 ENC_VOPC default
    0x1223363db02434b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x1243363da02535d, // V_CMP_LG_F64 ENC_VOPC default
    0x1223363db02535d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x1243363da026342, // V_CMP_GE_F64 ENC_VOPC default
    0x1223363db026342, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x1243363da027381, // V_CMP_O_F64 ENC_VOPC default
    0x1223363db027381, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x1243363da02838b, // V_CMP_U_F64 ENC_VOPC default
    0x1223363db02838b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x1243363da029372, // V_CMP_NGE_F64 ENC_VOPC default
    0x1223363db029372, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x1243363da02a37b, // V_CMP_NLG_F64 ENC_VOPC default
    0x1223363db02a37b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x1243363da02b375, // V_CMP_NGT_F64 ENC_VOPC default
    0x1223363db02b375, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x1243363da02c378, // V_CMP_NLE_F64 ENC_VOPC default
    0x1223363db02c378, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x1243363da02d369, // V_CMP_NEQ_F64 ENC_VOPC default
    0x1223363db02d369, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x1243363da02e37e, // V_CMP_NLT_F64 ENC_VOPC default
    0x1223363db02e37e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x1243363da02f384, // V_CMP_TRU_F64 ENC_VOPC default
    0x1223363db02f384, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc0302dc, // V_CMPX_F_F64 ENC_VOPC default
    0x12233a3dd0302dc, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc031301, // V_CMPX_LT_F64 ENC_VOPC default
    0x12233a3dd031301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc0322d3, // V_CMPX_EQ_F64 ENC_VOPC default
    0x12233a3dd0322d3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc0332f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x12233a3dd0332f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc0342ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x12233a3dd0342ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc0352fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x12233a3dd0352fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc0362e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x12233a3dd0362e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc037322, // V_CMPX_O_F64 ENC_VOPC default
    0x12233a3dd037322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc03832c, // V_CMPX_U_F64 ENC_VOPC default
    0x12233a3dd03832c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc039313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x12233a3dd039313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc03a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x12233a3dd03a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc03b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x12233a3dd03b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc03c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x12233a3dd03c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc03d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x12233a3dd03d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc03e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x12233a3dd03e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x12433a3dc03f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x12233a3dd03f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x11e32a3de08033c, // V_CMP_F_I32 ENC_VOPC default
    0x12033e3df08033c, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3e008033c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x11e32a3de081362, // V_CMP_LT_I32 ENC_VOPC default
    0x12033e3df081362, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3e0081362, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x11e32a3de082334, // V_CMP_EQ_I32 ENC_VOPC default
    0x12033e3df082334, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3e0082334, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x11e32a3de083356, // V_CMP_LE_I32 ENC_VOPC default
    0x12033e3df083356, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3e0083356, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x11e32a3de08434d, // V_CMP_GT_I32 ENC_VOPC default
    0x12033e3df08434d, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3e008434d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x11e32a3de08536b, // V_CMP_NE_I32 ENC_VOPC default
    0x12033e3df08536b, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3e008536b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x11e32a3de086344, // V_CMP_GE_I32 ENC_VOPC default
    0x12033e3df086344, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3e0086344, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x11e32a3de087385, // V_CMP_T_I32 ENC_VOPC default
    0x12033e3df087385, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3e0087385, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x11e32a3e108832e, // V_CMP_CLASS_F32 ENC_VOPC default
    0x1203423e208832e, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a3e308832e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x11e3463e4089361, // V_CMP_LT_I16 ENC_VOPC default
    0x1203483e5089361, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223463e6089361, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x11e3463e408a333, // V_CMP_EQ_I16 ENC_VOPC default
    0x1203483e508a333, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223463e608a333, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x11e3463e408b355, // V_CMP_LE_I16 ENC_VOPC default
    0x1203483e508b355, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223463e608b355, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x11e3463e408c34c, // V_CMP_GT_I16 ENC_VOPC default
    0x1203483e508c34c, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223463e608c34c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x11e3463e408d36a, // V_CMP_NE_I16 ENC_VOPC default
    0x1203483e508d36a, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223463e608d36a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x11e3463e408e343, // V_CMP_GE_I16 ENC_VOPC default
    0x1203483e508e343, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223463e608e343, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x11e34c3e708f32d, // V_CMP_CLASS_F16 ENC_VOPC default
    0x12034e3e808f32d, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e908f32d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x11e3303ea0902dd, // V_CMPX_F_I32 ENC_VOPC default
    0x1203523eb0902dd, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303ec0902dd, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x11e3303ea091303, // V_CMPX_LT_I32 ENC_VOPC default
    0x1203523eb091303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303ec091303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x11e3303ea0922d5, // V_CMPX_EQ_I32 ENC_VOPC default
    0x1203523eb0922d5, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303ec0922d5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x11e3303ea0932f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x1203523eb0932f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303ec0932f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x11e3303ea0942ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x1203523eb0942ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303ec0942ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x11e3303ea09530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x1203523eb09530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303ec09530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x11e3303ea0962e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x1203523eb0962e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303ec0962e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x11e3303ea097326, // V_CMPX_T_I32 ENC_VOPC default
    0x1203523eb097326, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303ec097326, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x11e3303ed0982cf, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x1203563ee0982cf, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223303ef0982cf, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x11e35a3f0099302, // V_CMPX_LT_I16 ENC_VOPC default
    0x12035c3f1099302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12235a3f2099302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x11e35a3f009a2d4, // V_CMPX_EQ_I16 ENC_VOPC default
    0x12035c3f109a2d4, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12235a3f209a2d4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x11e35a3f009b2f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x12035c3f109b2f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12235a3f209b2f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x11e35a3f009c2ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x12035c3f109c2ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12235a3f209c2ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x11e35a3f009d30b, // V_CMPX_NE_I16 ENC_VOPC default
    0x12035c3f109d30b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12235a3f209d30b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x11e35a3f009e2e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x12035c3f109e2e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12235a3f209e2e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x11e3603f309f2ce, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x1203623f409f2ce, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f509f2ce, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x1243663f60a033d, // V_CMP_F_I64 ENC_VOPC default
    0x1223663f70a033d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x1243663f60a1363, // V_CMP_LT_I64 ENC_VOPC default
    0x1223663f70a1363, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x1243663f60a2335, // V_CMP_EQ_I64 ENC_VOPC default
    0x1223663f70a2335, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x1243663f60a3357, // V_CMP_LE_I64 ENC_VOPC default
    0x1223663f70a3357, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x1243663f60a434e, // V_CMP_GT_I64 ENC_VOPC default
    0x1223663f70a434e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x1243663f60a536c, // V_CMP_NE_I64 ENC_VOPC default
    0x1223663f70a536c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x1243663f60a6345, // V_CMP_GE_I64 ENC_VOPC default
    0x1223663f70a6345, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x1243663f60a7386, // V_CMP_T_I64 ENC_VOPC default
    0x1223663f70a7386, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x12436a3f80a832f, // V_CMP_CLASS_F64 ENC_VOPC default
    0x12236a3f90a832f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x11e3463fa0a9364, // V_CMP_LT_U16 ENC_VOPC default
    0x1203483fb0a9364, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223463fc0a9364, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x11e3463fa0aa336, // V_CMP_EQ_U16 ENC_VOPC default
    0x1203483fb0aa336, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223463fc0aa336, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x11e3463fa0ab358, // V_CMP_LE_U16 ENC_VOPC default
    0x1203483fb0ab358, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223463fc0ab358, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x11e3463fa0ac34f, // V_CMP_GT_U16 ENC_VOPC default
    0x1203483fb0ac34f, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223463fc0ac34f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x11e3463fa0ad36d, // V_CMP_NE_U16 ENC_VOPC default
    0x1203483fb0ad36d, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223463fc0ad36d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x11e3463fa0ae346, // V_CMP_GE_U16 ENC_VOPC default
    0x1203483fb0ae346, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223463fc0ae346, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x12436e3fd0b02de, // V_CMPX_F_I64 ENC_VOPC default
    0x12236e3fe0b02de, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x12436e3fd0b1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x12236e3fe0b1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x12436e3fd0b22d6, // V_CMPX_EQ_I64 ENC_VOPC default
    0x12236e3fe0b22d6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x12436e3fd0b32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x12236e3fe0b32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x12436e3fd0b42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x12236e3fe0b42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x12436e3fd0b530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x12236e3fe0b530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x12436e3fd0b62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x12236e3fe0b62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x12436e3fd0b7327, // V_CMPX_T_I64 ENC_VOPC default
    0x12236e3fe0b7327, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x1243723ff0b82d0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x1223724000b82d0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x11e35a4010b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x12035c4020b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12235a4030b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x11e35a4010ba2d7, // V_CMPX_EQ_U16 ENC_VOPC default
    0x12035c4020ba2d7, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12235a4030ba2d7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x11e35a4010bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x12035c4020bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12235a4030bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x11e35a4010bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x12035c4020bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12235a4030bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x11e35a4010bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x12035c4020bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12235a4030bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x11e35a4010be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x12035c4020be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12235a4030be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x11e32a4040c033e, // V_CMP_F_U32 ENC_VOPC default
    0x12033e4050c033e, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a4060c033e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x11e32a4040c1365, // V_CMP_LT_U32 ENC_VOPC default
    0x12033e4050c1365, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a4060c1365, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x11e32a4040c2337, // V_CMP_EQ_U32 ENC_VOPC default
    0x12033e4050c2337, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a4060c2337, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x11e32a4040c3359, // V_CMP_LE_U32 ENC_VOPC default
    0x12033e4050c3359, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a4060c3359, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x11e32a4040c4350, // V_CMP_GT_U32 ENC_VOPC default
    0x12033e4050c4350, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a4060c4350, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x11e32a4040c536e, // V_CMP_NE_U32 ENC_VOPC default
    0x12033e4050c536e, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a4060c536e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x11e32a4040c6347, // V_CMP_GE_U32 ENC_VOPC default
    0x12033e4050c6347, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a4060c6347, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x11e32a4040c7387, // V_CMP_T_U32 ENC_VOPC default
    0x12033e4050c7387, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12232a4060c7387, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x11e34c3e70c8339, // V_CMP_F_F16 ENC_VOPC default
    0x1203763e80c8339, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90c8339, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70c935e, // V_CMP_LT_F16 ENC_VOPC default
    0x1203763e80c935e, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90c935e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70ca330, // V_CMP_EQ_F16 ENC_VOPC default
    0x1203763e80ca330, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90ca330, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70cb352, // V_CMP_LE_F16 ENC_VOPC default
    0x1203763e80cb352, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90cb352, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70cc349, // V_CMP_GT_F16 ENC_VOPC default
    0x1203763e80cc349, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90cc349, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70cd35b, // V_CMP_LG_F16 ENC_VOPC default
    0x1203763e80cd35b, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90cd35b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70ce340, // V_CMP_GE_F16 ENC_VOPC default
    0x1203763e80ce340, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90ce340, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70cf37f, // V_CMP_O_F16 ENC_VOPC default
    0x1203763e80cf37f, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90cf37f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x11e3304070d02df, // V_CMPX_F_U32 ENC_VOPC default
    0x1203524080d02df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223304090d02df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x11e3304070d1306, // V_CMPX_LT_U32 ENC_VOPC default
    0x1203524080d1306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223304090d1306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x11e3304070d22d8, // V_CMPX_EQ_U32 ENC_VOPC default
    0x1203524080d22d8, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223304090d22d8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x11e3304070d32fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x1203524080d32fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223304090d32fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x11e3304070d42f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x1203524080d42f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223304090d42f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x11e3304070d530f, // V_CMPX_NE_U32 ENC_VOPC default
    0x1203524080d530f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223304090d530f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x11e3304070d62e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x1203524080d62e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223304090d62e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x11e3304070d7328, // V_CMPX_T_U32 ENC_VOPC default
    0x1203524080d7328, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223304090d7328, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x11e3603f30d82da, // V_CMPX_F_F16 ENC_VOPC default
    0x12037a3f40d82da, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50d82da, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30d92ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x12037a3f40d92ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50d92ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30da2d1, // V_CMPX_EQ_F16 ENC_VOPC default
    0x12037a3f40da2d1, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50da2d1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30db2f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x12037a3f40db2f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50db2f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30dc2ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x12037a3f40dc2ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50dc2ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30dd2fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x12037a3f40dd2fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50dd2fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30de2e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x12037a3f40de2e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50de2e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30df320, // V_CMPX_O_F16 ENC_VOPC default
    0x12037a3f40df320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50df320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x12436640a0e033f, // V_CMP_F_U64 ENC_VOPC default
    0x12236640b0e033f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x12436640a0e1366, // V_CMP_LT_U64 ENC_VOPC default
    0x12236640b0e1366, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x12436640a0e2338, // V_CMP_EQ_U64 ENC_VOPC default
    0x12236640b0e2338, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x12436640a0e335a, // V_CMP_LE_U64 ENC_VOPC default
    0x12236640b0e335a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x12436640a0e4351, // V_CMP_GT_U64 ENC_VOPC default
    0x12236640b0e4351, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x12436640a0e536f, // V_CMP_NE_U64 ENC_VOPC default
    0x12236640b0e536f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x12436640a0e6348, // V_CMP_GE_U64 ENC_VOPC default
    0x12236640b0e6348, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x12436640a0e7388, // V_CMP_T_U64 ENC_VOPC default
    0x12236640b0e7388, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x11e34c3e70e8389, // V_CMP_U_F16 ENC_VOPC default
    0x1203763e80e8389, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90e8389, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70e9370, // V_CMP_NGE_F16 ENC_VOPC default
    0x1203763e80e9370, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90e9370, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70ea379, // V_CMP_NLG_F16 ENC_VOPC default
    0x1203763e80ea379, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90ea379, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70eb373, // V_CMP_NGT_F16 ENC_VOPC default
    0x1203763e80eb373, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90eb373, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70ec376, // V_CMP_NLE_F16 ENC_VOPC default
    0x1203763e80ec376, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90ec376, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70ed367, // V_CMP_NEQ_F16 ENC_VOPC default
    0x1203763e80ed367, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90ed367, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70ee37c, // V_CMP_NLT_F16 ENC_VOPC default
    0x1203763e80ee37c, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90ee37c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x11e34c3e70ef382, // V_CMP_TRU_F16 ENC_VOPC default
    0x1203763e80ef382, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x12234c3e90ef382, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x12436e40c0f02e0, // V_CMPX_F_U64 ENC_VOPC default
    0x12236e40d0f02e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x12436e40c0f1307, // V_CMPX_LT_U64 ENC_VOPC default
    0x12236e40d0f1307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x12436e40c0f22d9, // V_CMPX_EQ_U64 ENC_VOPC default
    0x12236e40d0f22d9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x12436e40c0f32fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x12236e40d0f32fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x12436e40c0f42f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x12236e40d0f42f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x12436e40c0f5310, // V_CMPX_NE_U64 ENC_VOPC default
    0x12236e40d0f5310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x12436e40c0f62e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x12236e40d0f62e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x12436e40c0f7329, // V_CMPX_T_U64 ENC_VOPC default
    0x12236e40d0f7329, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x11e3603f30f832a, // V_CMPX_U_F16 ENC_VOPC default
    0x12037a3f40f832a, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50f832a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30f9311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x12037a3f40f9311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50f9311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30fa31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x12037a3f40fa31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50fa31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30fb314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x12037a3f40fb314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50fb314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30fc317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x12037a3f40fc317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50fc317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30fd308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x12037a3f40fd308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50fd308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30fe31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x12037a3f40fe31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50fe31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x11e3603f30ff323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x12037a3f40ff323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1223603f50ff323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x1261cc208000432, // V_NOP ENC_VOP1 default
    0x12622c40e001420, // V_MOV_B32 ENC_VOP1 default
    0x12823040f001420, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x12a22e410001420, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x12c232411001420, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c412001420, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x130236413002454, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x13223a4140033a4, // V_CVT_I32_F64 ENC_VOP1 default
    0x12e23a4150033a4, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x12623e41600439f, // V_CVT_F64_I32 ENC_VOP1 default
    0x12e23e41700439f, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x12622c418005398, // V_CVT_F32_I32 ENC_VOP1 default
    0x128230419005398, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x12a24241a005398, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x12c23241b005398, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c41c005398, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x12622c41d006399, // V_CVT_F32_U32 ENC_VOP1 default
    0x12823041e006399, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x12a24241f006399, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x12c232420006399, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c421006399, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x12622c4220073b2, // V_CVT_U32_F32 ENC_VOP1 default
    0x1282304230073b2, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a2464240073b2, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x12c2484250073b2, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c4260073b2, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x12622c4270083a3, // V_CVT_I32_F32 ENC_VOP1 default
    0x1282304280083a3, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a2464290083a3, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x12c24842a0083a3, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c42b0083a3, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x12624c42c00a393, // V_CVT_F16_F32 ENC_VOP1 default
    0x12825042d00a393, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a24e42e00a393, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x12c25242f00a393, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e24c43000a393, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x12625643100b396, // V_CVT_F32_F16 ENC_VOP1 default
    0x12825a43200b396, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a25843300b396, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x12c25c43400b396, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e25643500b396, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x12622c42700c3b0, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x12823042800c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a24642900c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x12c24842a00c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c42b00c3b0, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x12622c42700d3a1, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x12823042800d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a24642900d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x12c24842a00d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c42b00d3a1, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x12622c41800e3a7, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x12823041900e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x12a24241a00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x12c23241b00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x12e22c41c00e3a7, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x13223a43600f397, // V_CVT_F32_F64 ENC_VOP1 default
    0x12e23a43700f397, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x12623e43801039e, // V_CVT_F64_F32 ENC_VOP1 default
    0x12e23e43901039e, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x12622c41d01139a, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x12823041e01139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x12a24241f01139a, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x12c23242001139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x12e22c42101139a, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x12622c41d01239b, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x12823041e01239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x12a24241f01239b, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x12c23242001239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x12e22c42101239b, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x12622c41d01339c, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x12823041e01339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x12a24241f01339c, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x12c23242001339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x12e22c42101339c, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x12622c41d01439d, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x12823041e01439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x12a24241f01439d, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x12c23242001439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x12e22c42101439d, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x13223a43a0153b3, // V_CVT_U32_F64 ENC_VOP1 default
    0x12e23a43b0153b3, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x12623e43c0163a0, // V_CVT_F64_U32 ENC_VOP1 default
    0x12e23e43d0163a0, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x13226443e017478, // V_TRUNC_F64 ENC_VOP1 default
    0x12e26443f017478, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x13226443e0182cc, // V_CEIL_F64 ENC_VOP1 default
    0x12e26443f0182cc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x13226443e019458, // V_RNDNE_F64 ENC_VOP1 default
    0x12e26443f019458, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x13226443e01a3c2, // V_FLOOR_F64 ENC_VOP1 default
    0x12e26443f01a3c2, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x1261cc20801b43a, // V_PIPEFLUSH ENC_VOP1 default
    0x12622c4400203d0, // V_FRACT_F32 ENC_VOP1 default
    0x1282304410203d0, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a2684420203d0, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x12c2484430203d0, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c4440203d0, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x12622c440021477, // V_TRUNC_F32 ENC_VOP1 default
    0x128230441021477, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a268442021477, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x12c248443021477, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c444021477, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x12622c4400222cb, // V_CEIL_F32 ENC_VOP1 default
    0x1282304410222cb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a2684420222cb, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x12c2484430222cb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c4440222cb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x12622c440023457, // V_RNDNE_F32 ENC_VOP1 default
    0x128230441023457, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a268442023457, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x12c248443023457, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c444023457, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x12622c4400243c1, // V_FLOOR_F32 ENC_VOP1 default
    0x1282304410243c1, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a2684420243c1, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x12c2484430243c1, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c4440243c1, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x12622c4400253bc, // V_EXP_F32 ENC_VOP1 default
    0x1282304410253bc, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a2684420253bc, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x12c2484430253bc, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c4440253bc, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x12622c4400273e3, // V_LOG_F32 ENC_VOP1 default
    0x1282304410273e3, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a2684420273e3, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x12c2484430273e3, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c4440273e3, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x12622c44002a451, // V_RCP_F32 ENC_VOP1 default
    0x12823044102a451, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a26844202a451, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x12c24844302a451, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c44402a451, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x12622c44002b453, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x12823044102b453, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a26844202b453, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x12c24844302b453, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c44402b453, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x12622c44002e45a, // V_RSQ_F32 ENC_VOP1 default
    0x12823044102e45a, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a26844202e45a, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x12c24844302e45a, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c44402e45a, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x13226443e02f452, // V_RCP_F64 ENC_VOP1 default
    0x12e26443f02f452, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x13226443e03145b, // V_RSQ_F64 ENC_VOP1 default
    0x12e26443f03145b, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x12622c440033464, // V_SQRT_F32 ENC_VOP1 default
    0x128230441033464, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a268442033464, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x12c248443033464, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c444033464, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x13226443e034465, // V_SQRT_F64 ENC_VOP1 default
    0x12e26443f034465, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x12622c440035462, // V_SIN_F32 ENC_VOP1 default
    0x128230441035462, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a268442035462, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x12c248443035462, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c444035462, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x12622c44003638e, // V_COS_F32 ENC_VOP1 default
    0x12823044103638e, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a26844203638e, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x12c24844303638e, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c44403638e, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x12622c445037433, // V_NOT_B32 ENC_VOP1 default
    0x128230446037433, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x12a22e447037433, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x12c232448037433, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c449037433, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x12622c40e0382c9, // V_BFREV_B32 ENC_VOP1 default
    0x12823040f0382c9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x12a22e4100382c9, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x12c2324110382c9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c4120382c9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x12622c44a0393be, // V_FFBH_U32 ENC_VOP1 default
    0x12823044b0393be, // V_FFBH_U32 VOP1_VOP_DPP8 has_dpp8
    0x12a22e44c0393be, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x12c23244d0393be, // V_FFBH_U32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c44e0393be, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x12622c44a03a3bf, // V_FFBL_B32 ENC_VOP1 default
    0x12823044b03a3bf, // V_FFBL_B32 VOP1_VOP_DPP8 has_dpp8
    0x12a22e44c03a3bf, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x12c23244d03a3bf, // V_FFBL_B32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c44e03a3bf, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x12622c44f03b3bd, // V_FFBH_I32 ENC_VOP1 default
    0x12823045003b3bd, // V_FFBH_I32 VOP1_VOP_DPP8 has_dpp8
    0x12a22e45103b3bd, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x12c23245203b3bd, // V_FFBH_I32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c45303b3bd, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x13223a41403c3d4, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x12e23a41503c3d4, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x13226443e03d3d7, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x12e26443f03d3d7, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x13226443e03e3d1, // V_FRACT_F64 ENC_VOP1 default
    0x12e26443f03e3d1, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x12622c42703f3d3, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x12823042803f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a24642903f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x12c24842a03f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c42b03f3d3, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x12622c4400403d6, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x1282304410403d6, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x12a2684420403d6, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x12c2484430403d6, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c4440403d6, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x1261cc2080412cd, // V_CLREXCP ENC_VOP1 default
    0x12622c45404241c, // V_MOVRELD_B32 ENC_VOP1 default
    0x12823045504241c, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x12a22e45604241c, // V_MOVRELD_B32 VOP1_VOP_SDWA has_sdwa
    0x12c23245704241c, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x12e22c45804241c, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x13422c45904341f, // V_MOVRELS_B32 ENC_VOP1 default
    0x12823045504341f, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x12a22e45a04341f, // V_MOVRELS_B32 VOP1_VOP_SDWA has_sdwa
    0x12c23245704341f, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x13422c45904441e, // V_MOVRELSD_B32 ENC_VOP1 default
    0x12823045504441e, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x12a22e45a04441e, // V_MOVRELSD_B32 VOP1_VOP_SDWA has_sdwa
    0x12c23245704441e, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x13422c45904841d, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x12823045504841d, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x12a22e45a04841d, // V_MOVRELSD_2_B32 VOP1_VOP_SDWA has_sdwa
    0x12c23245704841d, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x12626a45b050395, // V_CVT_F16_U16 ENC_VOP1 default
    0x12826e45c050395, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x12a26c45d050395, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x12c27045e050395, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x12e26a45f050395, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x12626a460051394, // V_CVT_F16_I16 ENC_VOP1 default
    0x12826e461051394, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x12a26c462051394, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x12c270463051394, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x12e26a464051394, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x1262744650523b1, // V_CVT_U16_F16 ENC_VOP1 default
    0x1282784660523b1, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a2764670523b1, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x12c27a4680523b1, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e2744690523b1, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x12627446a0533a2, // V_CVT_I16_F16 ENC_VOP1 default
    0x12827846b0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a27646c0533a2, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x12c27a46d0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27446e0533a2, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x12627e46f054450, // V_RCP_F16 ENC_VOP1 default
    0x128282470054450, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a280471054450, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x12c284472054450, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27e473054450, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x12627e46f055463, // V_SQRT_F16 ENC_VOP1 default
    0x128282470055463, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a280471055463, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x12c284472055463, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27e473055463, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x12627e46f056459, // V_RSQ_F16 ENC_VOP1 default
    0x128282470056459, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a280471056459, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x12c284472056459, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27e473056459, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x12627e46f0573e2, // V_LOG_F16 ENC_VOP1 default
    0x1282824700573e2, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a2804710573e2, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x12c2844720573e2, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27e4730573e2, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x12627e46f0583bb, // V_EXP_F16 ENC_VOP1 default
    0x1282824700583bb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a2804710583bb, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x12c2844720583bb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27e4730583bb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x12627e46f0593d5, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x1282824700593d5, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a2804710593d5, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x12c2844720593d5, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27e4730593d5, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x12627446a05a3d2, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x12827846b05a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a27646c05a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x12c27a46d05a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27446e05a3d2, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x12627e46f05b3c0, // V_FLOOR_F16 ENC_VOP1 default
    0x12828247005b3c0, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a28047105b3c0, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x12c28447205b3c0, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27e47305b3c0, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x12627e46f05c2ca, // V_CEIL_F16 ENC_VOP1 default
    0x12828247005c2ca, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a28047105c2ca, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x12c28447205c2ca, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27e47305c2ca, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x12627e46f05d476, // V_TRUNC_F16 ENC_VOP1 default
    0x12828247005d476, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a28047105d476, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x12c28447205d476, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27e47305d476, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x12627e46f05e456, // V_RNDNE_F16 ENC_VOP1 default
    0x12828247005e456, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a28047105e456, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x12c28447205e456, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27e47305e456, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x12627e46f05f3cf, // V_FRACT_F16 ENC_VOP1 default
    0x12828247005f3cf, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a28047105f3cf, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x12c28447205f3cf, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27e47305f3cf, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x12627e46f060461, // V_SIN_F16 ENC_VOP1 default
    0x128282470060461, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a280471060461, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x12c284472060461, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27e473060461, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x12627e46f06138d, // V_COS_F16 ENC_VOP1 default
    0x12828247006138d, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a28047106138d, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x12c28447206138d, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27e47306138d, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x12622c474062460, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x128230475062460, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x12a22e476062460, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x12c232477062460, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x12e22c478062460, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x12627446a0633a5, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x12827846b0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a27646c0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x12c27a46d0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e27446e0633a5, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x1262744650643a6, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x1282784660643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x12a2764670643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x12c27a4680643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x12e2744690643a6, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x134288479065474, // V_SWAP_B32 ENC_VOP1 default
    0x13028847a068473, // V_SWAPREL_B32 ENC_VOP1 default
    0x1361ea47b003256, // S_MOV_B32 ENC_SOP1 default
    0x1381ea47c003256, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ec47d004257, // S_MOV_B64 ENC_SOP1 default
    0x1381ec47e004257, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ea47f005209, // S_CMOV_B32 ENC_SOP1 default
    0x1381ea480005209, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ec48100620a, // S_CMOV_B64 ENC_SOP1 default
    0x1381ec48200620a, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ea483007265, // S_NOT_B32 ENC_SOP1 default
    0x1381ea484007265, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ec485008266, // S_NOT_B64 ENC_SOP1 default
    0x1381ec486008266, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ea483009298, // S_WQM_B32 ENC_SOP1 default
    0x1381ea484009298, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ec48500a299, // S_WQM_B64 ENC_SOP1 default
    0x1381ec48600a299, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ea48700b1f5, // S_BREV_B32 ENC_SOP1 default
    0x1381ea48800b1f5, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ec48900c1f6, // S_BREV_B64 ENC_SOP1 default
    0x1381ec48a00c1f6, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ea48b00d1e1, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x1381ea48c00d1e1, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ee48d00e1e2, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x1381ee48e00e1e2, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ea48b00f1e3, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x1381ea48c00f1e3, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ee48d0101e4, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x1381ee48e0101e4, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ea48f01122e, // S_FF0_I32_B32 ENC_SOP1 default
    0x1381ea49001122e, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ee49101222f, // S_FF0_I32_B64 ENC_SOP1 default
    0x1381ee49201222f, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ea48f013230, // S_FF1_I32_B32 ENC_SOP1 default
    0x1381ea490013230, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ee491014231, // S_FF1_I32_B64 ENC_SOP1 default
    0x1381ee492014231, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ea48f015233, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x1381ea490015233, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ee491016234, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x1381ee492016234, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ea493017232, // S_FLBIT_I32 ENC_SOP1 default
    0x1381ea494017232, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x1361ee495018235, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x1381ee496018235, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x1361ea497019284, // S_SEXT_I32_I8 ENC_SOP1 default
    0x1381ea498019284, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x1361ea49901a283, // S_SEXT_I32_I16 ENC_SOP1 default
    0x1381ea49a01a283, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x1361ea49b01b1f0, // S_BITSET0_B32 ENC_SOP1 default
    0x1381ea49c01b1f0, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x1361f049d01c1f1, // S_BITSET0_B64 ENC_SOP1 default
    0x1381f049e01c1f1, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ea49b01d1f2, // S_BITSET1_B32 ENC_SOP1 default
    0x1381ea49c01d1f2, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x1361f049d01e1f3, // S_BITSET1_B64 ENC_SOP1 default
    0x1381f049e01e1f3, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x1361f249f01f236, // S_GETPC_B64 ENC_SOP1 default
    0x13a1f44a002027f, // S_SETPC_B64 ENC_SOP1 default
    0x1361ec4a102128b, // S_SWAPPC_B64 ENC_SOP1 default
    0x13a1f44a0022276, // S_RFE_B64 ENC_SOP1 default
    0x1361ec4a20241db, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x1381ec4a30241db, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ec4a2025270, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x1381ec4a3025270, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ec4a20262a1, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x1381ec4a30262a1, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ec4a20271d5, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x1381ec4a30271d5, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ec4a202826c, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x1381ec4a302826c, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ec4a202925f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x1381ec4a302925f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ec4a202a264, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x1381ec4a302a264, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ec4a202b29d, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x1381ec4a302b29d, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ea48302c274, // S_QUADMASK_B32 ENC_SOP1 default
    0x1381ea48402c274, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ec48502d275, // S_QUADMASK_B64 ENC_SOP1 default
    0x1381ec48602d275, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x13c1ea4a402e254, // S_MOVRELS_B32 ENC_SOP1 default
    0x13a1ec4a502f255, // S_MOVRELS_B64 ENC_SOP1 default
    0x1361ea4a6030251, // S_MOVRELD_B32 ENC_SOP1 default
    0x1381ea4a7030251, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ec4a8031252, // S_MOVRELD_B64 ENC_SOP1 default
    0x1381ec4a9031252, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ea4aa0341c9, // S_ABS_I32 ENC_SOP1 default
    0x1381ea4ab0341c9, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x1361ec4a20371cf, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x1381ec4a30371cf, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ec4a2038268, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x1381ec4a3038268, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ec4a20391d1, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x1381ec4a30391d1, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1361ec4a203a1d7, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x1381ec4a303a1d7, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1361f04ac03b1ef, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x1381f04ad03b1ef, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ea4ae03c1da, // S_AND_SAVEEXEC_B32 ENC_SOP1 default
    0x1381ea4af03c1da, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ea4ae03d26f, // S_OR_SAVEEXEC_B32 ENC_SOP1 default
    0x1381ea4af03d26f, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ea4ae03e2a0, // S_XOR_SAVEEXEC_B32 ENC_SOP1 default
    0x1381ea4af03e2a0, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ea4ae03f1d4, // S_ANDN2_SAVEEXEC_B32 ENC_SOP1 default
    0x1381ea4af03f1d4, // S_ANDN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ea4ae04026b, // S_ORN2_SAVEEXEC_B32 ENC_SOP1 default
    0x1381ea4af04026b, // S_ORN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ea4ae04125e, // S_NAND_SAVEEXEC_B32 ENC_SOP1 default
    0x1381ea4af04125e, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ea4ae042263, // S_NOR_SAVEEXEC_B32 ENC_SOP1 default
    0x1381ea4af042263, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ea4ae04329c, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 default
    0x1381ea4af04329c, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ea4ae0441ce, // S_ANDN1_SAVEEXEC_B32 ENC_SOP1 default
    0x1381ea4af0441ce, // S_ANDN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ea4ae045267, // S_ORN1_SAVEEXEC_B32 ENC_SOP1 default
    0x1381ea4af045267, // S_ORN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ea4ae0461d0, // S_ANDN1_WREXEC_B32 ENC_SOP1 default
    0x1381ea4af0461d0, // S_ANDN1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ea4ae0471d6, // S_ANDN2_WREXEC_B32 ENC_SOP1 default
    0x1381ea4af0471d6, // S_ANDN2_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1361ea4b0049253, // S_MOVRELSD_2_B32 ENC_SOP1 default
    0x13e1fe4b1000217, // S_CMP_EQ_I32 ENC_SOPC default
    0x1401fe4b2000217, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b3000217, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b4000217, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e1fe4b1001220, // S_CMP_LG_I32 ENC_SOPC default
    0x1401fe4b2001220, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b3001220, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b4001220, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e1fe4b100221c, // S_CMP_GT_I32 ENC_SOPC default
    0x1401fe4b200221c, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b300221c, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b400221c, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e1fe4b100321a, // S_CMP_GE_I32 ENC_SOPC default
    0x1401fe4b200321a, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b300321a, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b400321a, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e1fe4b1004223, // S_CMP_LT_I32 ENC_SOPC default
    0x1401fe4b2004223, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b3004223, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b4004223, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e1fe4b100521e, // S_CMP_LE_I32 ENC_SOPC default
    0x1401fe4b200521e, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b300521e, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b400521e, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e1fe4b5006218, // S_CMP_EQ_U32 ENC_SOPC default
    0x1401fe4b6006218, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b7006218, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b8006218, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e1fe4b5007221, // S_CMP_LG_U32 ENC_SOPC default
    0x1401fe4b6007221, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b7007221, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b8007221, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e1fe4b500821d, // S_CMP_GT_U32 ENC_SOPC default
    0x1401fe4b600821d, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b700821d, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b800821d, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e1fe4b500921b, // S_CMP_GE_U32 ENC_SOPC default
    0x1401fe4b600921b, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b700921b, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b800921b, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e1fe4b500a224, // S_CMP_LT_U32 ENC_SOPC default
    0x1401fe4b600a224, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b700a224, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b800a224, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e1fe4b500b21f, // S_CMP_LE_U32 ENC_SOPC default
    0x1401fe4b600b21f, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b700b21f, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b800b21f, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e1fe4b500c1eb, // S_BITCMP0_B32 ENC_SOPC default
    0x1401fe4b600c1eb, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b700c1eb, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b800c1eb, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e1fe4b500d1ed, // S_BITCMP1_B32 ENC_SOPC default
    0x1401fe4b600d1ed, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x1421fe4b700d1ed, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x1441fe4b800d1ed, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e2004b900e1ec, // S_BITCMP0_B64 ENC_SOPC default
    0x1402004ba00e1ec, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x1422004bb00e1ec, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x1442004bc00e1ec, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e2004b900f1ee, // S_BITCMP1_B64 ENC_SOPC default
    0x1402004ba00f1ee, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x1422004bb00f1ee, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x1442004bc00f1ee, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e2024bd012219, // S_CMP_EQ_U64 ENC_SOPC default
    0x1402024be012219, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x1422024bf012219, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x1442024c0012219, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x13e2024bd013222, // S_CMP_LG_U64 ENC_SOPC default
    0x1402024be013222, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x1422024bf013222, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x1442024c0013222, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1462144c1000260, // S_NOP ENC_SOPP default
    0x14621620800122b, // S_ENDPGM ENC_SOPP default
    0x1462184c20021f4, // S_BRANCH ENC_SOPP default
    0x1461cc208003297, // S_WAKEUP ENC_SOPP default
    0x1462184c3004203, // S_CBRANCH_SCC0 ENC_SOPP default
    0x1462184c3005204, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1482184c4006206, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1482184c4007205, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x1462184c5008202, // S_CBRANCH_EXECZ ENC_SOPP default
    0x1462184c5009201, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1461cc20800a1e0, // S_BARRIER ENC_SOPP default
    0x1462144c100b27e, // S_SETKILL ENC_SOPP default
    0x14621a4c600c290, // S_WAITCNT ENC_SOPP default
    0x1462144c100d27d, // S_SETHALT ENC_SOPP default
    0x1462144c100e285, // S_SLEEP ENC_SOPP default
    0x1462144c100f280, // S_SETPRIO ENC_SOPP default
    0x14621c4c701027b, // S_SENDMSG ENC_SOPP default
    0x14621c4c701127c, // S_SENDMSGHALT ENC_SOPP default
    0x1462144c101228c, // S_TRAP ENC_SOPP default
    0x1461cc20801323a, // S_ICACHE_INV ENC_SOPP default
    0x1462144c101423b, // S_INCPERFLEVEL ENC_SOPP default
    0x1462144c1015229, // S_DECPERFLEVEL ENC_SOPP default
    0x1461cc2d501628d, // S_TTRACEDATA ENC_SOPP default
    0x1462184c20171fd, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x1462184c2018200, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x1462184c20191ff, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x1462184c201a1fe, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x1461cc20801b22d, // S_ENDPGM_SAVED ENC_SOPP default
    0x1461cc20801e22c, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x1461cc20801f225, // S_CODE_END ENC_SOPP default
    0x14621e4c102023c, // S_INST_PREFETCH ENC_SOPP default
    0x14621e4c8021207, // S_CLAUSE ENC_SOPP default
    0x1461cc208022296, // S_WAIT_IDLE ENC_SOPP default
    0x1462204c9023291, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x14621e4c1024277, // S_ROUND_MODE ENC_SOPP default
    0x1462144c102522a, // S_DENORM_MODE ENC_SOPP default
    0x14621e4c102828e, // S_TTRACEDATA_IMM ENC_SOPP default
];
