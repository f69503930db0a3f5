// Written by `cargo xtask regen` from amdgpu_isa_rdna1.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 148] = [
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
        0xcc000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 2), run(1, 2)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(1, 2)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(3, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(3, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc0000cc000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(4, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc00ffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(4, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfe00cc000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfeffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 2), run(4, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(4, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 2), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 2), run(5, 2)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
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
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(2, 1), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(2, 1), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(2, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
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
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(2, 1), run(5, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(16, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(16, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(18, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(18, 1)),
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(19, 1)),
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
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(19, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(20, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(20, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(20, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(20, 1)),
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
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(20, 1)),
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
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(20, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(21, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(18, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(21, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(23, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(25, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(27, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(28, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(31, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(23, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(19, 1)),
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
        choice(Short, 0, 0, [false, false, false, false], run(3, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc000000,
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
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MTBUF,
        0,
        2,
        Slot::Whole,
        [bits(16, 3), bits(53, 1)],
        0xe8000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
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
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(33, 1)),
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
    0x00028800000138c, // V_CNDMASK_B32 ENC_VOP2 default
    0x00228c00100138c, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00428a00200138c, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x00628e00300138c, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00828800400138c, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a2920050032b6, // V_ADD_F32 ENC_VOP2 default
    0x00c2960060032b6, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e2940070032b6, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0102980080032b6, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0122920090032b6, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a29200500446e, // V_SUB_F32 ENC_VOP2 default
    0x00c29600600446e, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e29400700446e, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x01029800800446e, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x01229200900446e, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x01429200a005469, // V_SUBREV_F32 ENC_VOP2 default
    0x00c296006005469, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e29400b005469, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x010298008005469, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x01229200c005469, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a29200d0063ed, // V_MAC_LEGACY_F32 ENC_VOP2 default
    0x01229200e0063ed, // V_MAC_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a29200500742d, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x00c29600600742d, // V_MUL_LEGACY_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e29400700742d, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x01029800800742d, // V_MUL_LEGACY_F32 VOP2_VOP_DPP16 has_dpp16
    0x01229200900742d, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a292005008426, // V_MUL_F32 ENC_VOP2 default
    0x00c296006008426, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e294007008426, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x010298008008426, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x012292009008426, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a29200f00942c, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c29601000942c, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e29c01100942c, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x01029e01200942c, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01229201300942c, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a29200f00a429, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c29601000a429, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e29c01100a429, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x01029e01200a429, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01229201300a429, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a29201400b431, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c29601500b431, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e29c01600b431, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x01029e01700b431, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01229201800b431, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a29201400c42b, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c29601500c42b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e29c01600c42b, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x01029e01700c42b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01229201800c42b, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a29200500f416, // V_MIN_F32 ENC_VOP2 default
    0x00c29600600f416, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e29400700f416, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x01029800800f416, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x01229200900f416, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x00a292005010401, // V_MAX_F32 ENC_VOP2 default
    0x00c296006010401, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e294007010401, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x010298008010401, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x012292009010401, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00a29200f011419, // V_MIN_I32 ENC_VOP2 default
    0x00c296010011419, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c011011419, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x01029e012011419, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x012292013011419, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a29200f012404, // V_MAX_I32 ENC_VOP2 default
    0x00c296010012404, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c011012404, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x01029e012012404, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x012292013012404, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a29201401341b, // V_MIN_U32 ENC_VOP2 default
    0x00c29601501341b, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c01601341b, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x01029e01701341b, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x01229201801341b, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a292014014406, // V_MAX_U32 ENC_VOP2 default
    0x00c296015014406, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c016014406, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x01029e017014406, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x012292018014406, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0142920190163ea, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c2960150163ea, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c01a0163ea, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x01029e0170163ea, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01229201b0163ea, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x01429201c0182c2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c29601d0182c2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c01e0182c2, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x01029e01f0182c2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0122920200182c2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x01429201901a3e5, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c29601501a3e5, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c01a01a3e5, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x01029e01701a3e5, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01229201b01a3e5, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a29201401b2bf, // V_AND_B32 ENC_VOP2 default
    0x00c29601501b2bf, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c01601b2bf, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x01029e01701b2bf, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x01229201801b2bf, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a29201401c435, // V_OR_B32 ENC_VOP2 default
    0x00c29601501c435, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c01601c435, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x01029e01701c435, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01229201801c435, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a29201401d47d, // V_XOR_B32 ENC_VOP2 default
    0x00c29601501d47d, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c01601d47d, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x01029e01701d47d, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01229201801d47d, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a29201401e47b, // V_XNOR_B32 ENC_VOP2 default
    0x00c29601501e47b, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c01601e47b, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x01029e01701e47b, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01229201801e47b, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a29200d01f3ec, // V_MAC_F32 ENC_VOP2 default
    0x00c29602101f3ec, // V_MAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x01029802201f3ec, // V_MAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01229200e01f3ec, // V_MAC_F32 VOP2_INST_LITERAL has_lit
    0x0162a40230203ef, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x0122a40240203ef, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x0162a60250213ee, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0122a60260213ee, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x00a2920140252bc, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c2960150252bc, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c0160252bc, // V_ADD_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x01029e0170252bc, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0122920180252bc, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a292014026472, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c296015026472, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c016026472, // V_SUB_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x01029e017026472, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x012292018026472, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x01429201902746a, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c29601502746a, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e29c01a02746a, // V_SUBREV_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x01029e01702746a, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01229201b02746a, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0002a80270282b3, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022ac0280282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0182aa0290282b3, // V_ADD_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0062ae02a0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0082a802b0282b3, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002a802702946b, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0022ac02802946b, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0182aa02902946b, // V_SUB_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0062ae02a02946b, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0082a802b02946b, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x01a2a802c02a466, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0022ac02802a466, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0182aa02d02a466, // V_SUBREV_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0062ae02a02a466, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0082a802e02a466, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00a29200d02b3c6, // V_FMAC_F32 ENC_VOP2 default
    0x00c29602102b3c6, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x01029802202b3c6, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01229200e02b3c6, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x0162a402302c3c8, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0122a402402c3c8, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x0162a602502d3c4, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0122a602602d3c4, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a2b202f02f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP2 default
    0x00c2b603002f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e2b403102f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_SDWA has_sdwa
    0x0102b803202f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0122b203302f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a2bc0340322b5, // V_ADD_F16 ENC_VOP2 default
    0x00c2c00350322b5, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2be0360322b5, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0102c20370322b5, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122bc0380322b5, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a2bc03403346d, // V_SUB_F16 ENC_VOP2 default
    0x00c2c003503346d, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2be03603346d, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0102c203703346d, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122bc03803346d, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0142bc039034468, // V_SUBREV_F16 ENC_VOP2 default
    0x00c2c0035034468, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2be03a034468, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0102c2037034468, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122bc03b034468, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a2bc034035425, // V_MUL_F16 ENC_VOP2 default
    0x00c2c0035035425, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2be036035425, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0102c2037035425, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122bc038035425, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a2bc03c0363c5, // V_FMAC_F16 ENC_VOP2 default
    0x00c2c003d0363c5, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0102c203e0363c5, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122bc03f0363c5, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0162c60400373c7, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0122c60410373c7, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x0162c80420383c3, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0122c80430383c3, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a2bc034039400, // V_MAX_F16 ENC_VOP2 default
    0x00c2c0035039400, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2be036039400, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0102c2037039400, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122bc038039400, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x00a2bc03403a415, // V_MIN_F16 ENC_VOP2 default
    0x00c2c003503a415, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2be03603a415, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0102c203703a415, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122bc03803a415, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x00a2bc03403b3de, // V_LDEXP_F16 ENC_VOP2 default
    0x00c2c003503b3de, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2ca03603b3de, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0102cc03703b3de, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122bc03803b3de, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a2d004403c43f, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00c2d204503c43f, // V_PK_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0102d404603c43f, // V_PK_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122d004703c43f, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x02420408800920c, // S_CMPK_EQ_U32 ENC_SOPK default
    0x02420408800a214, // S_CMPK_LG_U32 ENC_SOPK default
    0x02420408800b210, // S_CMPK_GT_U32 ENC_SOPK default
    0x02420408800c20e, // S_CMPK_GE_U32 ENC_SOPK default
    0x02420408800d216, // S_CMPK_LT_U32 ENC_SOPK default
    0x02420408800e212, // S_CMPK_LE_U32 ENC_SOPK default
    0x02420408900f1cb, // S_ADDK_I32 ENC_SOPK default
    0x02420408a010258, // S_MULK_I32 ENC_SOPK default
    0x02420808b012237, // S_GETREG_B32 ENC_SOPK default
    0x02420a08c013281, // S_SETREG_B32 ENC_SOPK default
    0x02620c08d015282, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x02420e08e0161fc, // S_CALL_B64 ENC_SOPK default
    0x02420408f017295, // S_WAITCNT_VSCNT ENC_SOPK default
    0x02420408f018294, // S_WAITCNT_VMCNT ENC_SOPK default
    0x02420408f019292, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x02420408f01a293, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x02421009001b287, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x02421009001c288, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x0282200910003db, // V_INTERP_P1_F32 ENC_VINTRP default
    0x0282200920013dd, // V_INTERP_P2_F32 ENC_VINTRP default
    0x0282240930023d8, // V_INTERP_MOV_F32 ENC_VINTRP default
    0x02a31c094000443, // V_PK_MAD_I16 ENC_VOP3P default
    0x02c31c095000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e31c096000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x03031c097000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03231c098000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x03431c099000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03631c09a000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03831c09b000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a31e09c00144c, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x03c31e09d00144c, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e31e09e00144c, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x04031e09f00144c, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a31e0a000243c, // V_PK_ADD_I16 ENC_VOP3P default
    0x03c31e0a100243c, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e31e0a200243c, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x04031e0a300243c, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a31e0a000344d, // V_PK_SUB_I16 ENC_VOP3P default
    0x03c31e0a100344d, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e31e0a200344d, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x04031e0a300344d, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x04231e0a4004441, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x03c31e0a5004441, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x04431e0a6004441, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x04031e0a7004441, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x04231e0a4005442, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x03c31e0a5005442, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x04431e0a6005442, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x04031e0a7005442, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x04231e0a800643e, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x03c31e0a900643e, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x04431e0aa00643e, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x04031e0ab00643e, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a31e0a0007446, // V_PK_MAX_I16 ENC_VOP3P default
    0x03c31e0a1007446, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e31e0a2007446, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x04031e0a3007446, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a31e0a0008449, // V_PK_MIN_I16 ENC_VOP3P default
    0x03c31e0a1008449, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e31e0a2008449, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x04031e0a3008449, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a31c0ac009444, // V_PK_MAD_U16 ENC_VOP3P default
    0x02c31c0ad009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e31c0ae009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x03031c0af009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03231c0b0009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x03431c0b1009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03631c0b2009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03831c0b3009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a31e09c00a43d, // V_PK_ADD_U16 ENC_VOP3P default
    0x03c31e09d00a43d, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e31e09e00a43d, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x04031e09f00a43d, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a31e09c00b44e, // V_PK_SUB_U16 ENC_VOP3P default
    0x03c31e09d00b44e, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e31e09e00b44e, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x04031e09f00b44e, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a31e09c00c447, // V_PK_MAX_U16 ENC_VOP3P default
    0x03c31e09d00c447, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e31e09e00c447, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x04031e09f00c447, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a31e09c00d44a, // V_PK_MIN_U16 ENC_VOP3P default
    0x03c31e09d00d44a, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e31e09e00d44a, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x04031e09f00d44a, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3200b400e440, // V_PK_FMA_F16 ENC_VOP3P default
    0x02c3200b500e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3200b600e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303200b700e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323200b800e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343200b900e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363200ba00e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383200bb00e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3220bc00f43b, // V_PK_ADD_F16 ENC_VOP3P default
    0x03c3220bd00f43b, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3220be00f43b, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403220bf00f43b, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3220bc01044b, // V_PK_MUL_F16 ENC_VOP3P default
    0x03c3220bd01044b, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3220be01044b, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403220bf01044b, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3220bc011448, // V_PK_MIN_F16 ENC_VOP3P default
    0x03c3220bd011448, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3220be011448, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403220bf011448, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3220bc012445, // V_PK_MAX_F16 ENC_VOP3P default
    0x03c3220bd012445, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3220be012445, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403220bf012445, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3240c00203ce, // V_FMA_MIX_F32 ENC_VOP3P default
    0x02c3240c10203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x02e3240c20203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0303240c30203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323240c40203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0343240c50203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363240c60203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383240c70203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3240c80213cd, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x02c3240c90213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3240ca0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303240cb0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323240cc0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343240cd0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363240ce0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383240cf0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3240c80223cc, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x02c3240c90223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3240ca0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303240cb0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323240cc0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343240cd0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363240ce0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383240cf0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0463260d000033a, // V_CMP_F_F32 ENC_VOP3 default
    0x0483260d100033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d200033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d300033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d000135f, // V_CMP_LT_F32 ENC_VOP3 default
    0x0483260d100135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d200135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d300135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d0002331, // V_CMP_EQ_F32 ENC_VOP3 default
    0x0483260d1002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d2002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d3002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d0003353, // V_CMP_LE_F32 ENC_VOP3 default
    0x0483260d1003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d2003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d3003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d000434a, // V_CMP_GT_F32 ENC_VOP3 default
    0x0483260d100434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d200434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d300434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d000535c, // V_CMP_LG_F32 ENC_VOP3 default
    0x0483260d100535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d200535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d300535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d0006341, // V_CMP_GE_F32 ENC_VOP3 default
    0x0483260d1006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d2006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d3006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d0007380, // V_CMP_O_F32 ENC_VOP3 default
    0x0483260d1007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d2007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d3007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d000838a, // V_CMP_U_F32 ENC_VOP3 default
    0x0483260d100838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d200838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d300838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d0009371, // V_CMP_NGE_F32 ENC_VOP3 default
    0x0483260d1009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d2009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d3009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d000a37a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x0483260d100a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d200a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d300a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d000b374, // V_CMP_NGT_F32 ENC_VOP3 default
    0x0483260d100b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d200b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d300b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d000c377, // V_CMP_NLE_F32 ENC_VOP3 default
    0x0483260d100c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d200c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d300c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d000d368, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x0483260d100d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d200d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d300d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d000e37d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x0483260d100e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d200e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d300e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260d000f383, // V_CMP_TRU_F32 ENC_VOP3 default
    0x0483260d100f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3260d200f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3260d300f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d40102db, // V_CMPX_F_F32 ENC_VOP3 default
    0x05032c0d50102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d60102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d70102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d4011300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x05032c0d5011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d6011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d7011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d40122d2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x05032c0d50122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d60122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d70122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d40132f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x05032c0d50132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d60132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d70132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d40142eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x05032c0d50142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d60142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d70142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d40152fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x05032c0d50152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d60152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d70152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d40162e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x05032c0d50162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d60162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d70162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d4017321, // V_CMPX_O_F32 ENC_VOP3 default
    0x05032c0d5017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d6017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d7017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d401832b, // V_CMPX_U_F32 ENC_VOP3 default
    0x05032c0d501832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d601832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d701832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d4019312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x05032c0d5019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d6019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d7019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d401a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05032c0d501a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d601a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d701a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d401b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05032c0d501b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d601b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d701b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d401c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05032c0d501c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d601c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d701c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d401d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05032c0d501d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d601d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d701d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d401e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05032c0d501e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d601e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d701e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32c0d401f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x05032c0d501f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x05232c0d601f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x05432c0d701f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d802033b, // V_CMP_F_F64 ENC_VOP3 default
    0x0483320d902033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d8021360, // V_CMP_LT_F64 ENC_VOP3 default
    0x0483320d9021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d8022332, // V_CMP_EQ_F64 ENC_VOP3 default
    0x0483320d9022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d8023354, // V_CMP_LE_F64 ENC_VOP3 default
    0x0483320d9023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d802434b, // V_CMP_GT_F64 ENC_VOP3 default
    0x0483320d902434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d802535d, // V_CMP_LG_F64 ENC_VOP3 default
    0x0483320d902535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d8026342, // V_CMP_GE_F64 ENC_VOP3 default
    0x0483320d9026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d8027381, // V_CMP_O_F64 ENC_VOP3 default
    0x0483320d9027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d802838b, // V_CMP_U_F64 ENC_VOP3 default
    0x0483320d902838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d8029372, // V_CMP_NGE_F64 ENC_VOP3 default
    0x0483320d9029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d802a37b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x0483320d902a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d802b375, // V_CMP_NGT_F64 ENC_VOP3 default
    0x0483320d902b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d802c378, // V_CMP_NLE_F64 ENC_VOP3 default
    0x0483320d902c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d802d369, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x0483320d902d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d802e37e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x0483320d902e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563320d802f384, // V_CMP_TRU_F64 ENC_VOP3 default
    0x0483320d902f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x0583320da02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3320db02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc0302dc, // V_CMPX_F_F64 ENC_VOP3 default
    0x0503360dd0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc031301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0503360dd031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc0322d3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0503360dd0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc0332f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0503360dd0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc0342ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0503360dd0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc0352fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0503360dd0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc0362e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0503360dd0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc037322, // V_CMPX_O_F64 ENC_VOP3 default
    0x0503360dd037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc03832c, // V_CMPX_U_F64 ENC_VOP3 default
    0x0503360dd03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc039313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0503360dd039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc03a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0503360dd03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc03b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0503360dd03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc03c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0503360dd03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc03d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0503360dd03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc03e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0503360dd03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3360dc03f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x0503360dd03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3360de03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x0543360df03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a0e008033c, // V_CMP_F_I32 ENC_VOP3 default
    0x04833a0e108033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33a0e208033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33a0e308033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a0e0081362, // V_CMP_LT_I32 ENC_VOP3 default
    0x04833a0e1081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33a0e2081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33a0e3081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a0e0082334, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04833a0e1082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33a0e2082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33a0e3082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a0e0083356, // V_CMP_LE_I32 ENC_VOP3 default
    0x04833a0e1083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33a0e2083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33a0e3083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a0e008434d, // V_CMP_GT_I32 ENC_VOP3 default
    0x04833a0e108434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33a0e208434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33a0e308434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a0e008536b, // V_CMP_NE_I32 ENC_VOP3 default
    0x04833a0e108536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33a0e208536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33a0e308536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a0e0086344, // V_CMP_GE_I32 ENC_VOP3 default
    0x04833a0e1086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33a0e2086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33a0e3086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a0e0087385, // V_CMP_T_I32 ENC_VOP3 default
    0x04833a0e1087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33a0e2087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33a0e3087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633e0e408832e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04833e0e508832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04a33e0e608832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04c33e0e708832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463420e8089361, // V_CMP_LT_I16 ENC_VOP3 default
    0x0483420e9089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3420ea089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3420eb089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463420e808a333, // V_CMP_EQ_I16 ENC_VOP3 default
    0x0483420e908a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3420ea08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3420eb08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463420e808b355, // V_CMP_LE_I16 ENC_VOP3 default
    0x0483420e908b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3420ea08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3420eb08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463420e808c34c, // V_CMP_GT_I16 ENC_VOP3 default
    0x0483420e908c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3420ea08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3420eb08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463420e808d36a, // V_CMP_NE_I16 ENC_VOP3 default
    0x0483420e908d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3420ea08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3420eb08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463420e808e343, // V_CMP_GE_I16 ENC_VOP3 default
    0x0483420e908e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3420ea08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3420eb08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480ec08f32d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0483480ed08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3480ee08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3480ef08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e0f00902dd, // V_CMPX_F_I32 ENC_VOP3 default
    0x05034e0f10902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x05234e0f20902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x05434e0f30902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e0f0091303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x05034e0f1091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x05234e0f2091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05434e0f3091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e0f00922d5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x05034e0f10922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x05234e0f20922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05434e0f30922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e0f00932f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x05034e0f10932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x05234e0f20932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05434e0f30932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e0f00942ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x05034e0f10942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x05234e0f20942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05434e0f30942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e0f009530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x05034e0f109530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05234e0f209530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05434e0f309530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e0f00962e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x05034e0f10962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x05234e0f20962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05434e0f30962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e0f0097326, // V_CMPX_T_I32 ENC_VOP3 default
    0x05034e0f1097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x05234e0f2097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x05434e0f3097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3520f40982cf, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0503520f50982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0523520f60982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0543520f70982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3560f8099302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0503560f9099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0523560fa099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x0543560fb099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3560f809a2d4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0503560f909a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0523560fa09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x0543560fb09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3560f809b2f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0503560f909b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523560fa09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543560fb09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3560f809c2ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0503560f909c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0523560fa09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x0543560fb09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3560f809d30b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0503560f909d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523560fa09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543560fb09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3560f809e2e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0503560f909e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523560fa09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543560fb09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35c0fc09f2ce, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x05035c0fd09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05235c0fe09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05435c0ff09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621000a033d, // V_CMP_F_I64 ENC_VOP3 default
    0x0483621010a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x0583621020a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3621030a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621000a1363, // V_CMP_LT_I64 ENC_VOP3 default
    0x0483621010a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583621020a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3621030a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621000a2335, // V_CMP_EQ_I64 ENC_VOP3 default
    0x0483621010a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0583621020a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3621030a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621000a3357, // V_CMP_LE_I64 ENC_VOP3 default
    0x0483621010a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583621020a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3621030a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621000a434e, // V_CMP_GT_I64 ENC_VOP3 default
    0x0483621010a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583621020a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3621030a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621000a536c, // V_CMP_NE_I64 ENC_VOP3 default
    0x0483621010a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583621020a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3621030a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621000a6345, // V_CMP_GE_I64 ENC_VOP3 default
    0x0483621010a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583621020a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3621030a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621000a7386, // V_CMP_T_I64 ENC_VOP3 default
    0x0483621010a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x0583621020a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3621030a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563661040a832f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x0483661050a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0583661060a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3661070a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463421080a9364, // V_CMP_LT_U16 ENC_VOP3 default
    0x0483421090a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34210a0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34210b0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463421080aa336, // V_CMP_EQ_U16 ENC_VOP3 default
    0x0483421090aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34210a0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34210b0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463421080ab358, // V_CMP_LE_U16 ENC_VOP3 default
    0x0483421090ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34210a0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34210b0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463421080ac34f, // V_CMP_GT_U16 ENC_VOP3 default
    0x0483421090ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34210a0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34210b0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463421080ad36d, // V_CMP_NE_U16 ENC_VOP3 default
    0x0483421090ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34210a0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34210b0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463421080ae346, // V_CMP_GE_U16 ENC_VOP3 default
    0x0483421090ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34210a0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34210b0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a10c0b02de, // V_CMPX_F_I64 ENC_VOP3 default
    0x05036a10d0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36a10e0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05436a10f0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a10c0b1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05036a10d0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36a10e0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05436a10f0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a10c0b22d6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05036a10d0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36a10e0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05436a10f0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a10c0b32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05036a10d0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36a10e0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05436a10f0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a10c0b42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05036a10d0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36a10e0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05436a10f0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a10c0b530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05036a10d0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36a10e0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05436a10f0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a10c0b62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05036a10d0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36a10e0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05436a10f0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a10c0b7327, // V_CMPX_T_I64 ENC_VOP3 default
    0x05036a10d0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36a10e0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05436a10f0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36e1100b82d0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x05036e1110b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05c36e1120b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05436e1130b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3561140b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0503561150b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523561160b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543561170b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3561140ba2d7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0503561150ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0523561160ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0543561170ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3561140bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0503561150bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523561160bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543561170bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3561140bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0503561150bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523561160bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543561170bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3561140bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0503561150bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523561160bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543561170bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3561140be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0503561150be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523561160be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543561170be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a1180c033e, // V_CMP_F_U32 ENC_VOP3 default
    0x04833a1190c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33a11a0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33a11b0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a1180c1365, // V_CMP_LT_U32 ENC_VOP3 default
    0x04833a1190c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33a11a0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33a11b0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a1180c2337, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04833a1190c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33a11a0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33a11b0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a1180c3359, // V_CMP_LE_U32 ENC_VOP3 default
    0x04833a1190c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33a11a0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33a11b0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a1180c4350, // V_CMP_GT_U32 ENC_VOP3 default
    0x04833a1190c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33a11a0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33a11b0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a1180c536e, // V_CMP_NE_U32 ENC_VOP3 default
    0x04833a1190c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33a11a0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33a11b0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a1180c6347, // V_CMP_GE_U32 ENC_VOP3 default
    0x04833a1190c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33a11a0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33a11b0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633a1180c7387, // V_CMP_T_U32 ENC_VOP3 default
    0x04833a1190c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33a11a0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33a11b0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0c8339, // V_CMP_F_F16 ENC_VOP3 default
    0x0483720ed0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0c935e, // V_CMP_LT_F16 ENC_VOP3 default
    0x0483720ed0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0ca330, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0483720ed0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0cb352, // V_CMP_LE_F16 ENC_VOP3 default
    0x0483720ed0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0cc349, // V_CMP_GT_F16 ENC_VOP3 default
    0x0483720ed0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0cd35b, // V_CMP_LG_F16 ENC_VOP3 default
    0x0483720ed0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0ce340, // V_CMP_GE_F16 ENC_VOP3 default
    0x0483720ed0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0cf37f, // V_CMP_O_F16 ENC_VOP3 default
    0x0483720ed0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e11c0d02df, // V_CMPX_F_U32 ENC_VOP3 default
    0x05034e11d0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05234e11e0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05434e11f0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e11c0d1306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05034e11d0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05234e11e0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05434e11f0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e11c0d22d8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05034e11d0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05234e11e0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05434e11f0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e11c0d32fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05034e11d0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05234e11e0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05434e11f0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e11c0d42f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05034e11d0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05234e11e0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05434e11f0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e11c0d530f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05034e11d0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05234e11e0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05434e11f0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e11c0d62e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05034e11d0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05234e11e0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05434e11f0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34e11c0d7328, // V_CMPX_T_U32 ENC_VOP3 default
    0x05034e11d0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05234e11e0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05434e11f0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0d82da, // V_CMPX_F_F16 ENC_VOP3 default
    0x0503760fd0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0d92ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0503760fd0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0da2d1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0503760fd0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0db2f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0503760fd0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0dc2ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0503760fd0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0dd2fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0503760fd0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0de2e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0503760fd0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0df320, // V_CMPX_O_F16 ENC_VOP3 default
    0x0503760fd0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621200e033f, // V_CMP_F_U64 ENC_VOP3 default
    0x0483621210e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x0583621220e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3621230e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621200e1366, // V_CMP_LT_U64 ENC_VOP3 default
    0x0483621210e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583621220e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3621230e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621200e2338, // V_CMP_EQ_U64 ENC_VOP3 default
    0x0483621210e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0583621220e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3621230e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621200e335a, // V_CMP_LE_U64 ENC_VOP3 default
    0x0483621210e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583621220e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3621230e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621200e4351, // V_CMP_GT_U64 ENC_VOP3 default
    0x0483621210e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583621220e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3621230e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621200e536f, // V_CMP_NE_U64 ENC_VOP3 default
    0x0483621210e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583621220e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3621230e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621200e6348, // V_CMP_GE_U64 ENC_VOP3 default
    0x0483621210e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583621220e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3621230e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563621200e7388, // V_CMP_T_U64 ENC_VOP3 default
    0x0483621210e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x0583621220e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3621230e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0e8389, // V_CMP_U_F16 ENC_VOP3 default
    0x0483720ed0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0e9370, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0483720ed0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0ea379, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0483720ed0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0eb373, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0483720ed0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0ec376, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0483720ed0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0ed367, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0483720ed0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0ee37c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0483720ed0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463720ec0ef382, // V_CMP_TRU_F16 ENC_VOP3 default
    0x0483720ed0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3720ee0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3720ef0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a1240f02e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x05036a1250f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36a1260f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05436a1270f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a1240f1307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x05036a1250f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36a1260f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05436a1270f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a1240f22d9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x05036a1250f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36a1260f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05436a1270f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a1240f32fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x05036a1250f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36a1260f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05436a1270f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a1240f42f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x05036a1250f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36a1260f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05436a1270f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a1240f5310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x05036a1250f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36a1260f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05436a1270f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a1240f62e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x05036a1250f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36a1260f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05436a1270f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36a1240f7329, // V_CMPX_T_U64 ENC_VOP3 default
    0x05036a1250f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05c36a1260f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05436a1270f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0f832a, // V_CMPX_U_F16 ENC_VOP3 default
    0x0503760fd0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0f9311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0503760fd0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0fa31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x0503760fd0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0fb314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x0503760fd0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0fc317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x0503760fd0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0fd308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x0503760fd0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0fe31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x0503760fd0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3760fc0ff323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x0503760fd0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x0523760fe0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x0543760ff0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e29012810138c, // V_CNDMASK_B32 ENC_VOP3 default
    0x06029012910138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06229012a10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06429012b10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629a12c1032b6, // V_ADD_F32 ENC_VOP3 default
    0x04829a12d1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29a12e1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29a12f1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629a12c10446e, // V_SUB_F32 ENC_VOP3 default
    0x04829a12d10446e, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29a12e10446e, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29a12f10446e, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05629a130105469, // V_SUBREV_F32 ENC_VOP3 default
    0x04829a131105469, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x05829a132105469, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29a133105469, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629a1341063ed, // V_MAC_LEGACY_F32 ENC_VOP3 default
    0x04829a1351063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29a1361063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29a1371063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629a12c10742d, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x04829a12d10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29a12e10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29a12f10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629a12c108426, // V_MUL_F32 ENC_VOP3 default
    0x04829a12d108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29a12e108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29a12f108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a013810942c, // V_MUL_I32_I24 ENC_VOP3 default
    0x0482a013910942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a2a013a10942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c2a013b10942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a213810a429, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0482a213910a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a2a213a10a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c2a213b10a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a013c10b431, // V_MUL_U32_U24 ENC_VOP3 default
    0x0482a013d10b431, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a2a013e10b431, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c2a013f10b431, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a213c10c42b, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0482a213d10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a2a213e10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c2a213f10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629a12c10f416, // V_MIN_F32 ENC_VOP3 default
    0x04829a12d10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29a12e10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29a12f10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629a12c110401, // V_MAX_F32 ENC_VOP3 default
    0x04829a12d110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29a12e110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29a12f110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a2138111419, // V_MIN_I32 ENC_VOP3 default
    0x0482a2139111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2a213a111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2a213b111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a2138112404, // V_MAX_I32 ENC_VOP3 default
    0x0482a2139112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2a213a112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2a213b112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a213c11341b, // V_MIN_U32 ENC_VOP3 default
    0x0482a213d11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2a213e11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2a213f11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a213c114406, // V_MAX_U32 ENC_VOP3 default
    0x0482a213d114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2a213e114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2a213f114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562a21401163ea, // V_LSHRREV_B32 ENC_VOP3 default
    0x0482a21411163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0582a21421163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2a21431163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562a21441182c2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0482a21451182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0582a21461182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2a21471182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562a214011a3e5, // V_LSHLREV_B32 ENC_VOP3 default
    0x0482a214111a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0582a214211a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2a214311a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a213c11b2bf, // V_AND_B32 ENC_VOP3 default
    0x0482a213d11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2a213e11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2a213f11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a213c11c435, // V_OR_B32 ENC_VOP3 default
    0x0482a213d11c435, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2a213e11c435, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2a213f11c435, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a213c11d47d, // V_XOR_B32 ENC_VOP3 default
    0x0482a213d11d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2a213e11d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2a213f11d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a213c11e47b, // V_XNOR_B32 ENC_VOP3 default
    0x0482a213d11e47b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2a213e11e47b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2a213f11e47b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629a13411f3ec, // V_MAC_F32 ENC_VOP3 default
    0x04829a13511f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29a13611f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29a13711f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a013c1252bc, // V_ADD_NC_U32 ENC_VOP3 default
    0x0482a013d1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2a013e1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2a013f1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a013c126472, // V_SUB_NC_U32 ENC_VOP3 default
    0x0482a013d126472, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2a013e126472, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2a013f126472, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562a014012746a, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0482a014112746a, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0582a014212746a, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2a014312746a, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0662b01481282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0682b01491282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a2b014a1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c2b014b1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0662b014812946b, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0682b014912946b, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a2b014a12946b, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c2b014b12946b, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06e2b014c12a466, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0682b014d12a466, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0702b014e12a466, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c2b014f12a466, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04629a13412b3c6, // V_FMAC_F32 ENC_VOP3 default
    0x04829a13512b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29a13612b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29a13712b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ba15012f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x0482ba15112f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2ba15212f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2ba15312f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c41541322b5, // V_ADD_F16 ENC_VOP3 default
    0x0482c41551322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c41561322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c41571322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c415413346d, // V_SUB_F16 ENC_VOP3 default
    0x0482c415513346d, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c415613346d, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c415713346d, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c4158134468, // V_SUBREV_F16 ENC_VOP3 default
    0x0482c4159134468, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0582c415a134468, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c415b134468, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c4154135425, // V_MUL_F16 ENC_VOP3 default
    0x0482c4155135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c4156135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c4157135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c415c1363c5, // V_FMAC_F16 ENC_VOP3 default
    0x0482c415d1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c415e1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c415f1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c4154139400, // V_MAX_F16 ENC_VOP3 default
    0x0482c4155139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c4156139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c4157139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c415413a415, // V_MIN_F16 ENC_VOP3 default
    0x0482c415513a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c415613a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c415713a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ce15413b3de, // V_LDEXP_F16 ENC_VOP3 default
    0x0482ce15513b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ce15613b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ce15713b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722d61601403f5, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x0742d61611403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d61621403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d61631403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d61641403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d61651403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d61661403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d61671403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d61601413f0, // V_MAD_F32 ENC_VOP3 default
    0x0742d61611413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d61621413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d61631413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d61641413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d61651413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d61661413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d61671413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d81681423f3, // V_MAD_I32_I24 ENC_VOP3 default
    0x0742d81691423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0762d816a1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0782d816b1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d816c1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2d816d1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d816e1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d816f1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d81701433f8, // V_MAD_U32_U24 ENC_VOP3 default
    0x0742d81711433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0762d81721433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0782d81731433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d81741433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2d81751433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d81761433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d81771433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d616014438f, // V_CUBEID_F32 ENC_VOP3 default
    0x0742d616114438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d616214438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d616314438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d616414438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d616514438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d616614438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d616714438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d6160145391, // V_CUBESC_F32 ENC_VOP3 default
    0x0742d6161145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d6162145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d6163145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d6164145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d6165145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d6166145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d6167145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d6160146392, // V_CUBETC_F32 ENC_VOP3 default
    0x0742d6161146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d6162146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d6163146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d6164146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d6165146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d6166146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d6167146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d6160147390, // V_CUBEMA_F32 ENC_VOP3 default
    0x0742d6161147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d6162147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d6163147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d6164147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d6165147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d6166147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d6167147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1781482c6, // V_BFE_U32 ENC_VOP3 default
    0x0742da1791482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1801492c5, // V_BFE_I32 ENC_VOP3 default
    0x0742da1811492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0762da1821492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0782da1831492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da1841492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2da1851492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da1861492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da1871492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da17814a2c7, // V_BFI_B32 ENC_VOP3 default
    0x0742da17914a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d616014b3ca, // V_FMA_F32 ENC_VOP3 default
    0x0742d616114b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d616214b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d616314b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d616414b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d616514b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d616614b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d616714b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc18814c3cb, // V_FMA_F64 ENC_VOP3 default
    0x0742dc18914c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0762dc18a14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0782dc18b14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc18c14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2dc18d14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc18e14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc18f14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da19014d3e1, // V_LERP_U8 ENC_VOP3 default
    0x0742da19114d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0762da19214d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0782da19314d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da19414d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2da19514d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da19614d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da19714d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722de19814e2bd, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0742de19914e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0762de19a14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0782de19b14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2de19c14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2de19d14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2de19e14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802de19f14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722de19814f2be, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0742de19914f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0762de19a14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0782de19b14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2de19c14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2de19d14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2de19e14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802de19f14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d6160150424, // V_MULLIT_F32 ENC_VOP3 default
    0x0742d6161150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d6162150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d6163150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d6164150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d6165150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d6166150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d6167150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d6160151410, // V_MIN3_F32 ENC_VOP3 default
    0x0742d6161151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d6162151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d6163151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d6164151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d6165151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d6166151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d6167151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1a0152412, // V_MIN3_I32 ENC_VOP3 default
    0x0742da1a1152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762da1a2152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782da1a3152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da1a4152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2da1a5152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da1a6152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da1a7152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da178153414, // V_MIN3_U32 ENC_VOP3 default
    0x0742da179153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d61601543fb, // V_MAX3_F32 ENC_VOP3 default
    0x0742d61611543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d61621543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d61631543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d61641543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d61651543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d61661543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d61671543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1a01553fd, // V_MAX3_I32 ENC_VOP3 default
    0x0742da1a11553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762da1a21553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782da1a31553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da1a41553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2da1a51553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da1a61553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da1a71553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1781563ff, // V_MAX3_U32 ENC_VOP3 default
    0x0742da1791563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d616015740a, // V_MED3_F32 ENC_VOP3 default
    0x0742d616115740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d616215740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d616315740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d616415740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d616515740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d616615740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d616715740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1a015840c, // V_MED3_I32 ENC_VOP3 default
    0x0742da1a115840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762da1a215840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782da1a315840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da1a415840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2da1a515840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da1a615840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da1a715840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da17815940e, // V_MED3_U32 ENC_VOP3 default
    0x0742da17915940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d81a815a45f, // V_SAD_U8 ENC_VOP3 default
    0x0742d81a915a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762d81aa15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782d81ab15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d81ac15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2d81ad15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d81ae15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d81af15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d81a815b45c, // V_SAD_HI_U8 ENC_VOP3 default
    0x0742d81a915b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0762d81aa15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0782d81ab15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d81ac15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2d81ad15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d81ae15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d81af15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d81b015c45d, // V_SAD_U16 ENC_VOP3 default
    0x0742d81b115c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762d81b215c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782d81b315c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d81b415c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2d81b515c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d81b615c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d81b715c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d817815d45e, // V_SAD_U32 ENC_VOP3 default
    0x0742d817915d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762d817a15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782d817b15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d817c15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2d817d15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d817e15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d817f15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e01b815e3af, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0742e01b915e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0762e01ba15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0782e01bb15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e01bc15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2e01bd15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e01be15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e01bf15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d616015f3b5, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0742d616115f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d616215f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d616315f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d616415f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d616515f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d616615f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d616715f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc1881603b6, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0742dc1891603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0762dc18a1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0782dc18b1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc18c1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2dc18d1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc18e1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc18f1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562e21c01642b7, // V_ADD_F64 ENC_VOP3 default
    0x0482e21c11642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e21c21642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e21c31642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e21c0165427, // V_MUL_F64 ENC_VOP3 default
    0x0482e21c1165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e21c2165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e21c3165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e21c0166417, // V_MIN_F64 ENC_VOP3 default
    0x0482e21c1166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e21c2166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e21c3166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e21c0167402, // V_MAX_F64 ENC_VOP3 default
    0x0482e21c1167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e21c2167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e21c3167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e41c41683e0, // V_LDEXP_F64 ENC_VOP3 default
    0x0482e41c51683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e41c61683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e41c71683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e613c169430, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482e613d169430, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2e613e169430, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2e613f169430, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e613c16a42a, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482e613d16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2e613e16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2e613f16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e613816b42e, // V_MUL_LO_I32 ENC_VOP3 default
    0x0482e613916b42e, // V_MUL_LO_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2e613a16b42e, // V_MUL_LO_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2e613b16b42e, // V_MUL_LO_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e613816c428, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482e613916c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2e613a16c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2e613b16c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822e81c816d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0842e81c916d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862e81ca16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882e81cb16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2e81cc16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2e81cd16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2e81ce16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902e81cf16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822ea1d016e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0842ea1d116e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862ea1d216e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882ea1d316e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2ea1d416e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2ea1d516e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2ea1d616e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902ea1d716e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922d61d816f3b7, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0942d61d916f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0962d61da16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0982d61db16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2d61dc16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x09c2d61dd16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2d61de16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02d61df16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922dc1e01703b8, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0942dc1e11703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0962dc1e21703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0982dc1e31703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2dc1e41703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x09c2dc1e51703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2dc1e61703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02dc1e71703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d8190171423, // V_MSAD_U8 ENC_VOP3 default
    0x0742d8191171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762d8192171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782d8193171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d8194171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2d8195171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d8196171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d8197171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ec1e817244f, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0742ec1e917244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762ec1ea17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782ec1eb17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ec1ec17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ec1ed17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ec1ee17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec1ef17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ec1e8173421, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0742ec1e9173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762ec1ea173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782ec1eb173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ec1ec173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ec1ed173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ec1ee173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec1ef173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562e41f0174475, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0482e41f1174475, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e41f2174475, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e41f3174475, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0a22ee1f4175422, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0a42ee1f5175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0a62ee1f6175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0a82ee1f7175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822f01f81763f9, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0842f01f91763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862f01fa1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882f01fb1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2f01fc1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2f01fd1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2f01fe1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902f01ff1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822f02001773f4, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0842f02011773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862f02021773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882f02031773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2f02041773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2f02051773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2f02061773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902f02071773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da17817847c, // V_XOR3_B32 ENC_VOP3 default
    0x0742da17917847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0aa228208180432, // V_NOP ENC_VOP3 default
    0x0aa232209181420, // V_MOV_B32 ENC_VOP3 default
    0x0ac23220a181420, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0ae23620b182454, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0b023a20c1833a4, // V_CVT_I32_F64 ENC_VOP3 default
    0x0ac23a20d1833a4, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa23e20e18439f, // V_CVT_F64_I32 ENC_VOP3 default
    0x0ac23e20f18439f, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa242210185398, // V_CVT_F32_I32 ENC_VOP3 default
    0x0ac242211185398, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa242212186399, // V_CVT_F32_U32 ENC_VOP3 default
    0x0ac242213186399, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482141873b2, // V_CVT_U32_F32 ENC_VOP3 default
    0x0ac2482151873b2, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482161883a3, // V_CVT_I32_F32 ENC_VOP3 default
    0x0ac2482171883a3, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa25221818a393, // V_CVT_F16_F32 ENC_VOP3 default
    0x0ac25221918a393, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa25c21a18b396, // V_CVT_F32_F16 ENC_VOP3 default
    0x0ac25c21b18b396, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e21618c3b0, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x0ac25e21718c3b0, // V_CVT_RPI_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa25e21618d3a1, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x0ac25e21718d3a1, // V_CVT_FLR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa24221018e3a7, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0ac24221118e3a7, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0b023a21c18f397, // V_CVT_F32_F64 ENC_VOP3 default
    0x0ac23a21d18f397, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa26021e19039e, // V_CVT_F64_F32 ENC_VOP3 default
    0x0ac26021f19039e, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa24221219139a, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0ac24221319139a, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0aa24221219239b, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0ac24221319239b, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0aa24221219339c, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0ac24221319339c, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0aa24221219439d, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0ac24221319439d, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0b023a2201953b3, // V_CVT_U32_F64 ENC_VOP3 default
    0x0ac23a2211953b3, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa23e2221963a0, // V_CVT_F64_U32 ENC_VOP3 default
    0x0ac23e2231963a0, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0b0264224197478, // V_TRUNC_F64 ENC_VOP3 default
    0x0ac264225197478, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02642241982cc, // V_CEIL_F64 ENC_VOP3 default
    0x0ac2642251982cc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0b0264224199458, // V_RNDNE_F64 ENC_VOP3 default
    0x0ac264225199458, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0b026422419a3c2, // V_FLOOR_F64 ENC_VOP3 default
    0x0ac26422519a3c2, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa22820819b43a, // V_PIPEFLUSH ENC_VOP3 default
    0x0aa2482261a03d0, // V_FRACT_F32 ENC_VOP3 default
    0x0ac2482271a03d0, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482261a1477, // V_TRUNC_F32 ENC_VOP3 default
    0x0ac2482271a1477, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482261a22cb, // V_CEIL_F32 ENC_VOP3 default
    0x0ac2482271a22cb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482261a3457, // V_RNDNE_F32 ENC_VOP3 default
    0x0ac2482271a3457, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482261a43c1, // V_FLOOR_F32 ENC_VOP3 default
    0x0ac2482271a43c1, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482261a53bc, // V_EXP_F32 ENC_VOP3 default
    0x0ac2482271a53bc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482261a73e3, // V_LOG_F32 ENC_VOP3 default
    0x0ac2482271a73e3, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482261aa451, // V_RCP_F32 ENC_VOP3 default
    0x0ac2482271aa451, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482261ab453, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0ac2482271ab453, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482261ae45a, // V_RSQ_F32 ENC_VOP3 default
    0x0ac2482271ae45a, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0b02642241af452, // V_RCP_F64 ENC_VOP3 default
    0x0ac2642251af452, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02642241b145b, // V_RSQ_F64 ENC_VOP3 default
    0x0ac2642251b145b, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2482261b3464, // V_SQRT_F32 ENC_VOP3 default
    0x0ac2482271b3464, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0b02642241b4465, // V_SQRT_F64 ENC_VOP3 default
    0x0ac2642251b4465, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2482261b5462, // V_SIN_F32 ENC_VOP3 default
    0x0ac2482271b5462, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482261b638e, // V_COS_F32 ENC_VOP3 default
    0x0ac2482271b638e, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2322281b7433, // V_NOT_B32 ENC_VOP3 default
    0x0ac2322291b7433, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa2322091b82c9, // V_BFREV_B32 ENC_VOP3 default
    0x0ac23220a1b82c9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa23222a1b93be, // V_FFBH_U32 ENC_VOP3 default
    0x0ac23222b1b93be, // V_FFBH_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa23222a1ba3bf, // V_FFBL_B32 ENC_VOP3 default
    0x0ac23222b1ba3bf, // V_FFBL_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa23222c1bb3bd, // V_FFBH_I32 ENC_VOP3 default
    0x0ac23222d1bb3bd, // V_FFBH_I32 VOP3_INST_LITERAL has_lit_0
    0x0b023a20c1bc3d4, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0ac23a20d1bc3d4, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02642241bd3d7, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0ac2642251bd3d7, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02642241be3d1, // V_FRACT_F64 ENC_VOP3 default
    0x0ac2642251be3d1, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2161bf3d3, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0ac25e2171bf3d3, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482261c03d6, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0ac2482271c03d6, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2282081c12cd, // V_CLREXCP ENC_VOP3 default
    0x0aa23222e1c241c, // V_MOVRELD_B32 ENC_VOP3 default
    0x0ac23222f1c241c, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0b22322301c341f, // V_MOVRELS_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b22322301c441e, // V_MOVRELSD_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b22322301c841d, // V_MOVRELSD_2_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0aa2702311d0395, // V_CVT_F16_U16 ENC_VOP3 default
    0x0ac2702321d0395, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0aa2702331d1394, // V_CVT_F16_I16 ENC_VOP3 default
    0x0ac2702341d1394, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa27a2351d23b1, // V_CVT_U16_F16 ENC_VOP3 default
    0x0ac27a2361d23b1, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa27a2371d33a2, // V_CVT_I16_F16 ENC_VOP3 default
    0x0ac27a2381d33a2, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2842391d4450, // V_RCP_F16 ENC_VOP3 default
    0x0ac28423a1d4450, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2842391d5463, // V_SQRT_F16 ENC_VOP3 default
    0x0ac28423a1d5463, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2842391d6459, // V_RSQ_F16 ENC_VOP3 default
    0x0ac28423a1d6459, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2842391d73e2, // V_LOG_F16 ENC_VOP3 default
    0x0ac28423a1d73e2, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2842391d83bb, // V_EXP_F16 ENC_VOP3 default
    0x0ac28423a1d83bb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2842391d93d5, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0ac28423a1d93d5, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa27a2371da3d2, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0ac27a2381da3d2, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2842391db3c0, // V_FLOOR_F16 ENC_VOP3 default
    0x0ac28423a1db3c0, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2842391dc2ca, // V_CEIL_F16 ENC_VOP3 default
    0x0ac28423a1dc2ca, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2842391dd476, // V_TRUNC_F16 ENC_VOP3 default
    0x0ac28423a1dd476, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2842391de456, // V_RNDNE_F16 ENC_VOP3 default
    0x0ac28423a1de456, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2842391df3cf, // V_FRACT_F16 ENC_VOP3 default
    0x0ac28423a1df3cf, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2842391e0461, // V_SIN_F16 ENC_VOP3 default
    0x0ac28423a1e0461, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2842391e138d, // V_COS_F16 ENC_VOP3 default
    0x0ac28423a1e138d, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa23223b1e2460, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0ac23223c1e2460, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa27a2371e33a5, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0ac27a2381e33a5, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa27a2351e43a6, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0ac27a2361e43a6, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0b422223d2003db, // V_INTERP_P1_F32 ENC_VOP3 default
    0x0b622223e2003db, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0
    0x0b822223e2003db, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_1
    0x0ba22223e2003db, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b422223f2013dd, // V_INTERP_P2_F32 ENC_VOP3 default
    0x0b62222402013dd, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0
    0x0b82222402013dd, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_1
    0x0ba2222402013dd, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2262412023d8, // V_INTERP_MOV_F32 ENC_VOP3 default
    0x0ac2262422023d8, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2262422023d8, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2262422023d8, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0bc2f22432ff3e6, // V_LSHLREV_B64 ENC_VOP3 default
    0x0be2f22442ff3e6, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02f22452ff3e6, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2f22433003eb, // V_LSHRREV_B64 ENC_VOP3 default
    0x0be2f22443003eb, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02f22453003eb, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2f22463012c3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0be2f22473012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0c02f22483012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0462f42493032bb, // V_ADD_NC_U16 ENC_VOP3 default
    0x0482f424a3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2f424b3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2f424c3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f4249304471, // V_SUB_NC_U16 ENC_VOP3 default
    0x0482f424a304471, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2f424b304471, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2f424c304471, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f424930542f, // V_MUL_LO_U16 ENC_VOP3 default
    0x0482f424a30542f, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2f424b30542f, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2f424c30542f, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562f424d3073e9, // V_LSHRREV_B16 ENC_VOP3 default
    0x0482f424e3073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582f424f3073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2f42503073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562f42513082c1, // V_ASHRREV_I16 ENC_VOP3 default
    0x0482f42523082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0582f42533082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2f42543082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f4249309405, // V_MAX_U16 ENC_VOP3 default
    0x0482f424a309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2f424b309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2f424c309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f425530a403, // V_MAX_I16 ENC_VOP3 default
    0x0482f425630a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2f425730a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2f425830a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f424930b41a, // V_MIN_U16 ENC_VOP3 default
    0x0482f424a30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2f424b30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2f424c30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f425530c418, // V_MIN_I16 ENC_VOP3 default
    0x0482f425630c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2f425730c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2f425830c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f425530d2b9, // V_ADD_NC_I16 ENC_VOP3 default
    0x0482f425630d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2f425730d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2f425830d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f425530e46f, // V_SUB_NC_I16 ENC_VOP3 default
    0x0482f425630e46f, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2f425730e46f, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2f425830e46f, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c22f625930f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0c42f625a30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62f625b30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82f625c30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0c22f625931046c, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0c42f625a31046c, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62f625b31046c, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82f625c31046c, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462f825d311436, // V_PACK_B32_F16 ENC_VOP3 default
    0x0482f825e311436, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2f825f311436, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2f8260311436, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f82613123a8, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x0482f82623123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2f82633123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2f82643123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f82653133aa, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x0482f82663133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2f82673133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2f82683133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562f424d3143e4, // V_LSHLREV_B16 ENC_VOP3 default
    0x0482f424e3143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582f424f3143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2f42503143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ca2f6269319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0c42f626a319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0cc2f626b319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82f626c319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0722fa26d3403f6, // V_MAD_U16 ENC_VOP3 default
    0x0742fa26e3403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762fa26f3403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782fa2703403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fa2713403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2fa2723403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fa2733403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fa2743403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b42fc2753423d9, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x0ac2fe2763423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0
    0x0b82fe2773423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3002783423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2fe2793423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02fe2763423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22fe2773423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803002783423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d430227a3433da, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x0d630427b3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0
    0x0d830427c3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1
    0x0a830627d3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce30427e3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_2
    0x0d030427f3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d23042803433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803062813433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da282344439, // V_PERM_B32 ENC_VOP3 default
    0x0742da283344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0762da284344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0782da285344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da286344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2da287344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da288344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da289344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da17834547a, // V_XAD_U32 ENC_VOP3 default
    0x0742da17934547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1783463e7, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0742da1793463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1783472b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0742da1793472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230828a34b3c9, // V_FMA_F16 ENC_VOP3 default
    0x07430828b34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x07630828c34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x07830828d34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30828e34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c30828f34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30829034b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030829134b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230828a35140f, // V_MIN3_F16 ENC_VOP3 default
    0x07430828b35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x07630828c35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x07830828d35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30828e35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c30828f35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30829035140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030829135140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fa292352411, // V_MIN3_I16 ENC_VOP3 default
    0x0742fa293352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762fa294352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782fa295352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fa296352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2fa297352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fa298352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fa299352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fa26d353413, // V_MIN3_U16 ENC_VOP3 default
    0x0742fa26e353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762fa26f353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782fa270353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fa271353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2fa272353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fa273353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fa274353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230828a3543fa, // V_MAX3_F16 ENC_VOP3 default
    0x07430828b3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x07630828c3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x07830828d3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30828e3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c30828f3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3082903543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803082913543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fa2923553fc, // V_MAX3_I16 ENC_VOP3 default
    0x0742fa2933553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762fa2943553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782fa2953553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fa2963553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2fa2973553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fa2983553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fa2993553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fa26d3563fe, // V_MAX3_U16 ENC_VOP3 default
    0x0742fa26e3563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762fa26f3563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782fa2703563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fa2713563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2fa2723563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fa2733563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fa2743563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230828a357409, // V_MED3_F16 ENC_VOP3 default
    0x07430828b357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x07630828c357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x07830828d357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30828e357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c30828f357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e308290357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x080308291357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fa29235840b, // V_MED3_I16 ENC_VOP3 default
    0x0742fa29335840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762fa29435840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782fa29535840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fa29635840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2fa29735840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fa29835840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fa29935840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fa26d35940d, // V_MED3_U16 ENC_VOP3 default
    0x0742fa26e35940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762fa26f35940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782fa27035940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fa27135940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2fa27235940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fa27335940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fa27435940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d430a29a35a3dc, // V_INTERP_P2_F16 ENC_VOP3 default
    0x0d630c29b35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0
    0x0d830c29c35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1
    0x0a830e29d35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce30c29e35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_2
    0x0d030c29f35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d230c2a035a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030e2a135a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fa29235e3f1, // V_MAD_I16 ENC_VOP3 default
    0x0742fa29335e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0762fa29435e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0782fa29535e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fa29635e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2fa29735e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fa29835e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fa29935e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230828a35f3b4, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x07430828b35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x07630828c35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x07830828d35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30828e35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c30828f35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30829035f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030829135f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0da3102a2360455, // V_READLANE_B32 ENC_VOP3 default
    0x0dc2e62a3361479, // V_WRITELANE_B32 ENC_VOP3 default
    0x0de2e62a4361479, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0463122a53623df, // V_LDEXP_F32 ENC_VOP3 default
    0x0483122a63623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3122a73623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3122a83623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e613c3632c8, // V_BFM_B32 ENC_VOP3 default
    0x0482e613d3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2e613e3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2e613f3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e613c3642c4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0482e613d3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2e613e3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2e613f3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e613c365408, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0482e613d365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2e613e365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2e613f365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e613c366407, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0482e613d366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2e613e366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2e613f366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463142a93683a9, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x0483142aa3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3142ab3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3142ac3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463142ad3693ab, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x0483142ae3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3142af3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3142b03693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e62b136a3ae, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0482e62b236a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2e62b336a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2e62b436a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e62b536b3ad, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0482e62b636b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2e62b736b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2e62b836b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722da17836d2b2, // V_ADD3_U32 ENC_VOP3 default
    0x0742da17936d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da17836f3e8, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0742da17936f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da1783712c0, // V_AND_OR_B32 ENC_VOP3 default
    0x0742da1793712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da178372434, // V_OR3_B32 ENC_VOP3 default
    0x0742da179372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762da17a372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782da17b372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da17c372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2da17d372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da17e372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da17f372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723162b93733f7, // V_MAD_U32_U16 ENC_VOP3 default
    0x0743162ba3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0763162bb3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0783162bc3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3162bd3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3162be3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3162bf3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803162c03733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723162c13753f2, // V_MAD_I32_I16 ENC_VOP3 default
    0x0743162c23753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0763162c33753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0783162c43753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3162c53753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3162c63753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3162c73753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803162c83753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x046318138376470, // V_SUB_NC_I32 ENC_VOP3 default
    0x048318139376470, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31813a376470, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31813b376470, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e031a2c9377437, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0e231a2ca377437, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e431a2cb377437, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e631a2cc377437, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0e031a2c9378438, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0e231a2ca378438, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e431a2cb378438, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e631a2cc378438, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x04631813837f2ba, // V_ADD_NC_I32 ENC_VOP3 default
    0x04831813937f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31813a37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31813b37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e80002cd00004e, // DS_ADD_U32 ENC_DS default
    0x0e80002cd0010aa, // DS_SUB_U32 ENC_DS default
    0x0e80002cd0020a6, // DS_RSUB_U32 ENC_DS default
    0x0e80002cd00306c, // DS_INC_U32 ENC_DS default
    0x0e80002cd004062, // DS_DEC_U32 ENC_DS default
    0x0e80002ce00507c, // DS_MIN_I32 ENC_DS default
    0x0e80002ce006070, // DS_MAX_I32 ENC_DS default
    0x0e80002cd007084, // DS_MIN_U32 ENC_DS default
    0x0e80002cd008078, // DS_MAX_U32 ENC_DS default
    0x0e80002cf009050, // DS_AND_B32 ENC_DS default
    0x0e80002cf00a08c, // DS_OR_B32 ENC_DS default
    0x0e80002cf00b0c1, // DS_XOR_B32 ENC_DS default
    0x0e80022d000c086, // DS_MSKOR_B32 ENC_DS default
    0x0e80002d100d0b6, // DS_WRITE_B32 ENC_DS default
    0x0e80042d200e0b0, // DS_WRITE2_B32 ENC_DS default
    0x0e80042d200f0ae, // DS_WRITE2ST64_B32 ENC_DS default
    0x0e80022d0010056, // DS_CMPST_B32 ENC_DS default
    0x0e80022d3011058, // DS_CMPST_F32 ENC_DS default
    0x0e80002d401207a, // DS_MIN_F32 ENC_DS default
    0x0e80002d401306e, // DS_MAX_F32 ENC_DS default
    0x0e800620801408a, // DS_NOP ENC_DS default
    0x0e80002d401504a, // DS_ADD_F32 ENC_DS default
    0x0ea0082d5018068, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x0ea00a2d6019065, // DS_GWS_INIT ENC_DS default
    0x0ea0082d501a069, // DS_GWS_SEMA_V ENC_DS default
    0x0ea00a2d601b066, // DS_GWS_SEMA_BR ENC_DS default
    0x0ea0082d501c067, // DS_GWS_SEMA_P ENC_DS default
    0x0ea00a2d601d064, // DS_GWS_BARRIER ENC_DS default
    0x0e80002d701e0b8, // DS_WRITE_B8 ENC_DS default
    0x0e800c2d801f0b4, // DS_WRITE_B16 ENC_DS default
    0x0e800e2d902004c, // DS_ADD_RTN_U32 ENC_DS default
    0x0e800e2d90210a8, // DS_SUB_RTN_U32 ENC_DS default
    0x0e800e2d90220a4, // DS_RSUB_RTN_U32 ENC_DS default
    0x0e800e2d902306a, // DS_INC_RTN_U32 ENC_DS default
    0x0e800e2d9024060, // DS_DEC_RTN_U32 ENC_DS default
    0x0e800e2da025080, // DS_MIN_RTN_I32 ENC_DS default
    0x0e800e2da026074, // DS_MAX_RTN_I32 ENC_DS default
    0x0e800e2d9027082, // DS_MIN_RTN_U32 ENC_DS default
    0x0e800e2d9028076, // DS_MAX_RTN_U32 ENC_DS default
    0x0e800e2db029052, // DS_AND_RTN_B32 ENC_DS default
    0x0e800e2db02a08e, // DS_OR_RTN_B32 ENC_DS default
    0x0e800e2db02b0c3, // DS_XOR_RTN_B32 ENC_DS default
    0x0e80102dc02c088, // DS_MSKOR_RTN_B32 ENC_DS default
    0x0e800e2db02d0bf, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x0e80122dd02e0bd, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x0e80122dd02f0bb, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x0e80102dc03005a, // DS_CMPST_RTN_B32 ENC_DS default
    0x0e80102de03105c, // DS_CMPST_RTN_F32 ENC_DS default
    0x0e800e2df03207e, // DS_MIN_RTN_F32 ENC_DS default
    0x0e800e2df033072, // DS_MAX_RTN_F32 ENC_DS default
    0x0e80102dc0340ad, // DS_WRAP_RTN_B32 ENC_DS default
    0x0e80142e00350ac, // DS_SWIZZLE_B32 ENC_DS default
    0x0e80162e1036097, // DS_READ_B32 ENC_DS default
    0x0e80182e2037093, // DS_READ2_B32 ENC_DS default
    0x0e80182e2038091, // DS_READ2ST64_B32 ENC_DS default
    0x0e80162e303909b, // DS_READ_I8 ENC_DS default
    0x0e80162e403a0a1, // DS_READ_U8 ENC_DS default
    0x0e80162e503b09a, // DS_READ_I16 ENC_DS default
    0x0e80162e603c09e, // DS_READ_U16 ENC_DS default
    0x0e801a2e703d05f, // DS_CONSUME ENC_DS default
    0x0e801a2e703e054, // DS_APPEND ENC_DS default
    0x0ea01c2e803f08b, // DS_ORDERED_COUNT ENC_DS default
    0x0e801e2e904004f, // DS_ADD_U64 ENC_DS default
    0x0e801e2e90410ab, // DS_SUB_U64 ENC_DS default
    0x0e801e2e90420a7, // DS_RSUB_U64 ENC_DS default
    0x0e801e2e904306d, // DS_INC_U64 ENC_DS default
    0x0e801e2e9044063, // DS_DEC_U64 ENC_DS default
    0x0e801e2ea04507d, // DS_MIN_I64 ENC_DS default
    0x0e801e2ea046071, // DS_MAX_I64 ENC_DS default
    0x0e801e2e9047085, // DS_MIN_U64 ENC_DS default
    0x0e801e2e9048079, // DS_MAX_U64 ENC_DS default
    0x0e801e2eb049051, // DS_AND_B64 ENC_DS default
    0x0e801e2eb04a08d, // DS_OR_B64 ENC_DS default
    0x0e801e2eb04b0c2, // DS_XOR_B64 ENC_DS default
    0x0e80202ec04c087, // DS_MSKOR_B64 ENC_DS default
    0x0e801e2ed04d0b7, // DS_WRITE_B64 ENC_DS default
    0x0e80222ee04e0b1, // DS_WRITE2_B64 ENC_DS default
    0x0e80222ee04f0af, // DS_WRITE2ST64_B64 ENC_DS default
    0x0e80202ec050057, // DS_CMPST_B64 ENC_DS default
    0x0e80242ef051059, // DS_CMPST_F64 ENC_DS default
    0x0e80262f005207b, // DS_MIN_F64 ENC_DS default
    0x0e80262f005306f, // DS_MAX_F64 ENC_DS default
    0x0e800e2df05504b, // DS_ADD_RTN_F32 ENC_DS default
    0x0e80282f106004d, // DS_ADD_RTN_U64 ENC_DS default
    0x0e80282f10610a9, // DS_SUB_RTN_U64 ENC_DS default
    0x0e80282f10620a5, // DS_RSUB_RTN_U64 ENC_DS default
    0x0e80282f106306b, // DS_INC_RTN_U64 ENC_DS default
    0x0e80282f1064061, // DS_DEC_RTN_U64 ENC_DS default
    0x0e80282f2065081, // DS_MIN_RTN_I64 ENC_DS default
    0x0e80282f2066075, // DS_MAX_RTN_I64 ENC_DS default
    0x0e80282f1067083, // DS_MIN_RTN_U64 ENC_DS default
    0x0e80282f1068077, // DS_MAX_RTN_U64 ENC_DS default
    0x0e80282f3069053, // DS_AND_RTN_B64 ENC_DS default
    0x0e80282f306a08f, // DS_OR_RTN_B64 ENC_DS default
    0x0e80282f306b0c4, // DS_XOR_RTN_B64 ENC_DS default
    0x0e802a2f406c089, // DS_MSKOR_RTN_B64 ENC_DS default
    0x0e80282f306d0c0, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x0e802c2f506e0be, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x0e802c2f506f0bc, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x0e802a2f407005b, // DS_CMPST_RTN_B64 ENC_DS default
    0x0e802e2f607105d, // DS_CMPST_RTN_F64 ENC_DS default
    0x0e80302f707207f, // DS_MIN_RTN_F64 ENC_DS default
    0x0e80302f7073073, // DS_MAX_RTN_F64 ENC_DS default
    0x0e80322f8076098, // DS_READ_B64 ENC_DS default
    0x0e80342f9077094, // DS_READ2_B64 ENC_DS default
    0x0e80342f9078092, // DS_READ2ST64_B64 ENC_DS default
    0x0e80282f307e05e, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x0e80002fa0a00b9, // DS_WRITE_B8_D16_HI ENC_DS default
    0x0e80002fb0a10b5, // DS_WRITE_B16_D16_HI ENC_DS default
    0x0e80162fc0a20a2, // DS_READ_U8_D16 ENC_DS default
    0x0e80162fc0a30a3, // DS_READ_U8_D16_HI ENC_DS default
    0x0e80162fd0a409c, // DS_READ_I8_D16 ENC_DS default
    0x0e80162fd0a509d, // DS_READ_I8_D16_HI ENC_DS default
    0x0e80162fe0a609f, // DS_READ_U16_D16 ENC_DS default
    0x0e80162fe0a70a0, // DS_READ_U16_D16_HI ENC_DS default
    0x0e80362ff0b00b2, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x0e801a3000b1095, // DS_READ_ADDTID_B32 ENC_DS default
    0x0e80383010b2090, // DS_PERMUTE_B32 ENC_DS default
    0x0e80383010b3055, // DS_BPERMUTE_B32 ENC_DS default
    0x0e803a3020de0ba, // DS_WRITE_B96 ENC_DS default
    0x0e803c3030df0b3, // DS_WRITE_B128 ENC_DS default
    0x0e803e3040fe099, // DS_READ_B96 ENC_DS default
    0x0e80403050ff096, // DS_READ_B128 ENC_DS default
    0x0ec0443060080f0, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x0ee07a3070081bc, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x0f005e308008126, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x0ec0443090090ea, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x0ee07a30a0091b6, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x0f005e30b009120, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x0ec04430c00a0f3, // FLAT_LOAD_USHORT ENC_FLAT default
    0x0ee07a30d00a1bf, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x0f005e30e00a129, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x0ec04430f00b0ef, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x0ee07a31000b1bb, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x0f005e31100b125, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x0ec04431200c0e6, // FLAT_LOAD_DWORD ENC_FLAT default
    0x0ee07a31300c1b2, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x0f005e31400c11c, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x0ec04631500d0e7, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x0ee07c31600d1b3, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x0f006031700d11d, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x0ec04831800e0e9, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x0ee07e31900e1b5, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x0f006231a00e11f, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x0ec04a31b00f0e8, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x0ee08031c00f1b4, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x0f006431d00f11e, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x0ec04c31e0180f4, // FLAT_STORE_BYTE ENC_FLAT default
    0x0ee08231f0181c0, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x0f006632001812a, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x0ec04c31e0190f5, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x0ee08231f0191c1, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x0f006632001912b, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x0ec04c32101a0fa, // FLAT_STORE_SHORT ENC_FLAT default
    0x0ee08232201a1c6, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x0f006632301a130, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x0ec04c32101b0fb, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x0ee08232201b1c7, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x0f006632301b131, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x0ec04c32401c0f6, // FLAT_STORE_DWORD ENC_FLAT default
    0x0ee08232501c1c2, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x0f006632601c12c, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x0ec04e32701d0f7, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x0ee08432801d1c3, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x0f006832901d12d, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x0ec05032a01e0f9, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x0ee08632b01e1c5, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x0f006a32c01e12f, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x0ec05232d01f0f8, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x0ee08832e01f1c4, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x0f006c32f01f12e, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x0ec0443060200f1, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x0ee08a3070201bd, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x0f006e308020127, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x0ec0443060210f2, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x0ee08a3070211be, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x0f006e308021128, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x0ec0443090220eb, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x0ee08a30a0221b7, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x0f006e30b022121, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x0ec0443090230ec, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x0ee08a30a0231b8, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x0f006e30b023122, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x0ec0443300240ed, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x0ee08a3310241b9, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x0f006e332024123, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x0ec0443300250ee, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x0ee08a3310251ba, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x0f006e332025124, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x0ec0543330300de, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x0f0070334030114, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x0ec0563350310ca, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x0f0072336031100, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x0ec0543370320c6, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x0f00703380320fc, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x0ec0543370330dc, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x0f0070338033112, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x0ec0543390350da, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x0f007033a035110, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x0ec0543370360e2, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x0f0070338036118, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x0ec0543390370d8, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x0f007033a03710e, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x0ec0543370380e0, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x0f0070338038116, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x0ec0543330390c8, // FLAT_ATOMIC_AND ENC_FLAT default
    0x0f00703340390fe, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x0ec05433303a0d6, // FLAT_ATOMIC_OR ENC_FLAT default
    0x0f007033403a10c, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x0ec05433303b0e4, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x0f007033403b11a, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x0ec05433703c0d4, // FLAT_ATOMIC_INC ENC_FLAT default
    0x0f007033803c10a, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x0ec05433703d0cc, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x0f007033803d102, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x0ec05633b03e0ce, // FLAT_ATOMIC_FCMPSWAP ENC_FLAT default
    0x0f007233c03e104, // GLOBAL_ATOMIC_FCMPSWAP ENC_FLAT_GLBL default
    0x0ec05433d03f0d2, // FLAT_ATOMIC_FMIN ENC_FLAT default
    0x0f007033e03f108, // GLOBAL_ATOMIC_FMIN ENC_FLAT_GLBL default
    0x0ec05433d0400d0, // FLAT_ATOMIC_FMAX ENC_FLAT default
    0x0f007033e040106, // GLOBAL_ATOMIC_FMAX ENC_FLAT_GLBL default
    0x0ec05833f0500df, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x0f0074340050115, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x0ec05a3410510cb, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x0f0076342051101, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x0ec0583430520c7, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x0f00743440520fd, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x0ec0583430530dd, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x0f0074344053113, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x0ec0583450550db, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x0f0074346055111, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x0ec0583430560e3, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x0f0074344056119, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x0ec0583450570d9, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x0f007434605710f, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x0ec0583430580e1, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x0f0074344058117, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x0ec05833f0590c9, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x0f00743400590ff, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x0ec05833f05a0d7, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x0f007434005a10d, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x0ec05833f05b0e5, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x0f007434005b11b, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x0ec05834305c0d5, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x0f007434405c10b, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x0ec05834305d0cd, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x0f007434405d103, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x0ec05c34705e0cf, // FLAT_ATOMIC_FCMPSWAP_X2 ENC_FLAT default
    0x0f007834805e105, // GLOBAL_ATOMIC_FCMPSWAP_X2 ENC_FLAT_GLBL default
    0x0ec05834905f0d3, // FLAT_ATOMIC_FMIN_X2 ENC_FLAT default
    0x0f007434a05f109, // GLOBAL_ATOMIC_FMIN_X2 ENC_FLAT_GLBL default
    0x0ec0583490600d1, // FLAT_ATOMIC_FMAX_X2 ENC_FLAT default
    0x0f007434a060107, // GLOBAL_ATOMIC_FMAX_X2 ENC_FLAT_GLBL default
    0x0f21c234b00002b, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x0f21c434c00102c, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x0f21c634d00202d, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x0f21c834e00302e, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x0f21ca34f004044, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x0f21c4350005045, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x0f21c6351006046, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x0f21c8352007047, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x0f21c2353008035, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x0f21c235400902f, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x0f21c235500a038, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x0f21c235600b034, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x0f21c235700c022, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x0f21c435800d023, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x0f21c835900e025, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x0f21c635a00f024, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x0f21ca35b018039, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x0f21ca35b01903a, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x0f21ca35c01a048, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x0f21ca35c01b049, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x0f21ca35d01c03b, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x0f21c435e01d03c, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x0f21c835f01e03e, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x0f21c636001f03d, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x0f21ca361020036, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x0f21ca361021037, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x0f21ca362022030, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x0f21ca362023031, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x0f21ca363024032, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x0f21ca363025033, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x0f21ca34b026026, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x0f21ca34f02703f, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x0f21ca364030018, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x0f21c4365031004, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x0f21ca366032000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x0f21ca366033016, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x0f21ca367035014, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x0f21ca36603601c, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x0f21ca367037012, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x0f21ca36603801a, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x0f21ca364039002, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x0f21ca36403a010, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x0f21ca36403b01e, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x0f21ca36603c00e, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x0f21ca36603d006, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x0f21c436803e008, // BUFFER_ATOMIC_FCMPSWAP ENC_MUBUF default
    0x0f21ca36903f00c, // BUFFER_ATOMIC_FMIN ENC_MUBUF default
    0x0f21ca36904000a, // BUFFER_ATOMIC_FMAX ENC_MUBUF default
    0x0f21c436a050019, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x0f21c836b051005, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x0f21c436c052001, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x0f21c436c053017, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x0f21c436d055015, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x0f21c436c05601d, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x0f21c436d057013, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x0f21c436c05801b, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x0f21c436a059003, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x0f21c436a05a011, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x0f21c436a05b01f, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x0f21c436c05c00f, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x0f21c436c05d007, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x0f21c836e05e009, // BUFFER_ATOMIC_FCMPSWAP_X2 ENC_MUBUF default
    0x0f21c436f05f00d, // BUFFER_ATOMIC_FMIN_X2 ENC_MUBUF default
    0x0f21c436f06000b, // BUFFER_ATOMIC_FMAX_X2 ENC_MUBUF default
    0x0f21cc208071020, // BUFFER_GL0_INV ENC_MUBUF default
    0x0f21cc208072021, // BUFFER_GL1_INV ENC_MUBUF default
    0x0f21ca34b080027, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x0f21ca370081028, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x0f21c4371082029, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x0f21c437208302a, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x0f21ca34f084040, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x0f21ca373085041, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x0f21c4374086042, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x0f21c4375087043, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x0f41ba34b0002a6, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x0f41bc34c0012a7, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x0f41be34d0022a8, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x0f41c034e0032a9, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x0f41ba34f0042ae, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x0f41bc3500052af, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x0f41be3510062b0, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x0f41c03520072b1, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x0f41ba34b0082a2, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x0f41ba3700092a3, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x0f41bc37100a2a4, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x0f41bc37200b2a5, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x0f41ba34f00c2aa, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x0f41ba37300d2ab, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x0f41bc37400e2ac, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x0f41bc37500f2ad, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x0f608c37600015f, // IMAGE_LOAD ENC_MIMG default
    0x0f808e37700015f, // IMAGE_LOAD MIMG_NSA1 has_nsa_1
    0x0fa09037800015f, // IMAGE_LOAD MIMG_NSA2 has_nsa_2
    0x0fc09237900015f, // IMAGE_LOAD MIMG_NSA3 has_nsa_3
    0x0f6094376001162, // IMAGE_LOAD_MIP ENC_MIMG default
    0x0f8096377001162, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa_1
    0x0fa098378001162, // IMAGE_LOAD_MIP MIMG_NSA2 has_nsa_2
    0x0fc09a379001162, // IMAGE_LOAD_MIP MIMG_NSA3 has_nsa_3
    0x0f609c376002169, // IMAGE_LOAD_PCK ENC_MIMG default
    0x0f809e377002169, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa_1
    0x0fa0a0378002169, // IMAGE_LOAD_PCK MIMG_NSA2 has_nsa_2
    0x0fc0a2379002169, // IMAGE_LOAD_PCK MIMG_NSA3 has_nsa_3
    0x0f609c37600316c, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x0f809e37700316c, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa_1
    0x0fa0a037800316c, // IMAGE_LOAD_PCK_SGN MIMG_NSA2 has_nsa_2
    0x0fc0a237900316c, // IMAGE_LOAD_PCK_SGN MIMG_NSA3 has_nsa_3
    0x0f60a4376004165, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x0f80a6377004165, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa_1
    0x0fa0a8378004165, // IMAGE_LOAD_MIP_PCK MIMG_NSA2 has_nsa_2
    0x0fc0aa379004165, // IMAGE_LOAD_MIP_PCK MIMG_NSA3 has_nsa_3
    0x0f60a4376005168, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x0f80a6377005168, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa_1
    0x0fa0a8378005168, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA2 has_nsa_2
    0x0fc0aa379005168, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA3 has_nsa_3
    0x0f608c37a0081a6, // IMAGE_STORE ENC_MIMG default
    0x0f808e37b0081a6, // IMAGE_STORE MIMG_NSA1 has_nsa_1
    0x0fa09037c0081a6, // IMAGE_STORE MIMG_NSA2 has_nsa_2
    0x0fc09237d0081a6, // IMAGE_STORE MIMG_NSA3 has_nsa_3
    0x0f609437a0091a9, // IMAGE_STORE_MIP ENC_MIMG default
    0x0f809637b0091a9, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa_1
    0x0fa09837c0091a9, // IMAGE_STORE_MIP MIMG_NSA2 has_nsa_2
    0x0fc09a37d0091a9, // IMAGE_STORE_MIP MIMG_NSA3 has_nsa_3
    0x0f609c37a00a1af, // IMAGE_STORE_PCK ENC_MIMG default
    0x0f809e37b00a1af, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa_1
    0x0fa0a037c00a1af, // IMAGE_STORE_PCK MIMG_NSA2 has_nsa_2
    0x0fc0a237d00a1af, // IMAGE_STORE_PCK MIMG_NSA3 has_nsa_3
    0x0f60a437a00b1ac, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x0f80a637b00b1ac, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa_1
    0x0fa0a837c00b1ac, // IMAGE_STORE_MIP_PCK MIMG_NSA2 has_nsa_2
    0x0fc0aa37d00b1ac, // IMAGE_STORE_MIP_PCK MIMG_NSA3 has_nsa_3
    0x0f60ac37e00e15e, // IMAGE_GET_RESINFO ENC_MIMG default
    0x0f80ae37f00e15e, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa_1
    0x0fa0b038000e15e, // IMAGE_GET_RESINFO MIMG_NSA2 has_nsa_2
    0x0fc0b238100e15e, // IMAGE_GET_RESINFO MIMG_NSA3 has_nsa_3
    0x0f60b438200f13e, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x0f80b638300f13e, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa_1
    0x0fa0b838400f13e, // IMAGE_ATOMIC_SWAP MIMG_NSA2 has_nsa_2
    0x0fc0ba38500f13e, // IMAGE_ATOMIC_SWAP MIMG_NSA3 has_nsa_3
    0x0f60bc386010134, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x0f80be387010134, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa_1
    0x0fa0c0388010134, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA2 has_nsa_2
    0x0fc0c2389010134, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA3 has_nsa_3
    0x0f60b438a011132, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x0f80b638b011132, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa_1
    0x0fa0b838c011132, // IMAGE_ATOMIC_ADD MIMG_NSA2 has_nsa_2
    0x0fc0ba38d011132, // IMAGE_ATOMIC_ADD MIMG_NSA3 has_nsa_3
    0x0f60b438a01213d, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x0f80b638b01213d, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa_1
    0x0fa0b838c01213d, // IMAGE_ATOMIC_SUB MIMG_NSA2 has_nsa_2
    0x0fc0ba38d01213d, // IMAGE_ATOMIC_SUB MIMG_NSA3 has_nsa_3
    0x0f60b438e01413c, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x0f80b638f01413c, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa_1
    0x0fa0b839001413c, // IMAGE_ATOMIC_SMIN MIMG_NSA2 has_nsa_2
    0x0fc0ba39101413c, // IMAGE_ATOMIC_SMIN MIMG_NSA3 has_nsa_3
    0x0f60b438a015140, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x0f80b638b015140, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa_1
    0x0fa0b838c015140, // IMAGE_ATOMIC_UMIN MIMG_NSA2 has_nsa_2
    0x0fc0ba38d015140, // IMAGE_ATOMIC_UMIN MIMG_NSA3 has_nsa_3
    0x0f60b438e01613b, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x0f80b638f01613b, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa_1
    0x0fa0b839001613b, // IMAGE_ATOMIC_SMAX MIMG_NSA2 has_nsa_2
    0x0fc0ba39101613b, // IMAGE_ATOMIC_SMAX MIMG_NSA3 has_nsa_3
    0x0f60b438a01713f, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x0f80b638b01713f, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa_1
    0x0fa0b838c01713f, // IMAGE_ATOMIC_UMAX MIMG_NSA2 has_nsa_2
    0x0fc0ba38d01713f, // IMAGE_ATOMIC_UMAX MIMG_NSA3 has_nsa_3
    0x0f60b4382018133, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x0f80b6383018133, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa_1
    0x0fa0b8384018133, // IMAGE_ATOMIC_AND MIMG_NSA2 has_nsa_2
    0x0fc0ba385018133, // IMAGE_ATOMIC_AND MIMG_NSA3 has_nsa_3
    0x0f60b438201913a, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x0f80b638301913a, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa_1
    0x0fa0b838401913a, // IMAGE_ATOMIC_OR MIMG_NSA2 has_nsa_2
    0x0fc0ba38501913a, // IMAGE_ATOMIC_OR MIMG_NSA3 has_nsa_3
    0x0f60b438201a141, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x0f80b638301a141, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa_1
    0x0fa0b838401a141, // IMAGE_ATOMIC_XOR MIMG_NSA2 has_nsa_2
    0x0fc0ba38501a141, // IMAGE_ATOMIC_XOR MIMG_NSA3 has_nsa_3
    0x0f60b438a01b139, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x0f80b638b01b139, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa_1
    0x0fa0b838c01b139, // IMAGE_ATOMIC_INC MIMG_NSA2 has_nsa_2
    0x0fc0ba38d01b139, // IMAGE_ATOMIC_INC MIMG_NSA3 has_nsa_3
    0x0f60b438a01c135, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x0f80b638b01c135, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa_1
    0x0fa0b838c01c135, // IMAGE_ATOMIC_DEC MIMG_NSA2 has_nsa_2
    0x0fc0ba38d01c135, // IMAGE_ATOMIC_DEC MIMG_NSA3 has_nsa_3
    0x0f60bc39201d136, // IMAGE_ATOMIC_FCMPSWAP ENC_MIMG default
    0x0f80be39301d136, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA1 has_nsa_1
    0x0fa0c039401d136, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA2 has_nsa_2
    0x0fc0c239501d136, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA3 has_nsa_3
    0x0f60b439601e138, // IMAGE_ATOMIC_FMIN ENC_MIMG default
    0x0f80b639701e138, // IMAGE_ATOMIC_FMIN MIMG_NSA1 has_nsa_1
    0x0fa0b839801e138, // IMAGE_ATOMIC_FMIN MIMG_NSA2 has_nsa_2
    0x0fc0ba39901e138, // IMAGE_ATOMIC_FMIN MIMG_NSA3 has_nsa_3
    0x0f60b439601f137, // IMAGE_ATOMIC_FMAX ENC_MIMG default
    0x0f80b639701f137, // IMAGE_ATOMIC_FMAX MIMG_NSA1 has_nsa_1
    0x0fa0b839801f137, // IMAGE_ATOMIC_FMAX MIMG_NSA2 has_nsa_2
    0x0fc0ba39901f137, // IMAGE_ATOMIC_FMAX MIMG_NSA3 has_nsa_3
    0x0f60c439a02016e, // IMAGE_SAMPLE ENC_MIMG default
    0x0f80c639b02016e, // IMAGE_SAMPLE MIMG_NSA1 has_nsa_1
    0x0fa0c839c02016e, // IMAGE_SAMPLE MIMG_NSA2 has_nsa_2
    0x0fc0ca39d02016e, // IMAGE_SAMPLE MIMG_NSA3 has_nsa_3
    0x0f60cc39e02117c, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x0f80ce39f02117c, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa_1
    0x0fa0d03a002117c, // IMAGE_SAMPLE_CL MIMG_NSA2 has_nsa_2
    0x0fc0d23a102117c, // IMAGE_SAMPLE_CL MIMG_NSA3 has_nsa_3
    0x0f60d43a2022199, // IMAGE_SAMPLE_D ENC_MIMG default
    0x0f80d63a3022199, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa_1
    0x0fa0d83a4022199, // IMAGE_SAMPLE_D MIMG_NSA2 has_nsa_2
    0x0fc0da3a5022199, // IMAGE_SAMPLE_D MIMG_NSA3 has_nsa_3
    0x0f60dc3a602319a, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x0f80de3a702319a, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa_1
    0x0fa0e03a802319a, // IMAGE_SAMPLE_D_CL MIMG_NSA2 has_nsa_2
    0x0fc0e23a902319a, // IMAGE_SAMPLE_D_CL MIMG_NSA3 has_nsa_3
    0x0f60cc39e0241a1, // IMAGE_SAMPLE_L ENC_MIMG default
    0x0f80ce39f0241a1, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa_1
    0x0fa0d03a00241a1, // IMAGE_SAMPLE_L MIMG_NSA2 has_nsa_2
    0x0fc0d23a10241a1, // IMAGE_SAMPLE_L MIMG_NSA3 has_nsa_3
    0x0f60e439e02516f, // IMAGE_SAMPLE_B ENC_MIMG default
    0x0f80e639f02516f, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa_1
    0x0fa0e83a002516f, // IMAGE_SAMPLE_B MIMG_NSA2 has_nsa_2
    0x0fc0ea3a102516f, // IMAGE_SAMPLE_B MIMG_NSA3 has_nsa_3
    0x0f60ec3aa026170, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x0f80ee3ab026170, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa_1
    0x0fa0f03ac026170, // IMAGE_SAMPLE_B_CL MIMG_NSA2 has_nsa_2
    0x0fc0f23ad026170, // IMAGE_SAMPLE_B_CL MIMG_NSA3 has_nsa_3
    0x0f60c439a0271a2, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x0f80c639b0271a2, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa_1
    0x0fa0c839c0271a2, // IMAGE_SAMPLE_LZ MIMG_NSA2 has_nsa_2
    0x0fc0ca39d0271a2, // IMAGE_SAMPLE_LZ MIMG_NSA3 has_nsa_3
    0x0f60e439e028173, // IMAGE_SAMPLE_C ENC_MIMG default
    0x0f80e639f028173, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa_1
    0x0fa0e83a0028173, // IMAGE_SAMPLE_C MIMG_NSA2 has_nsa_2
    0x0fc0ea3a1028173, // IMAGE_SAMPLE_C MIMG_NSA3 has_nsa_3
    0x0f60ec3aa02918a, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x0f80ee3ab02918a, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa_1
    0x0fa0f03ac02918a, // IMAGE_SAMPLE_C_CL MIMG_NSA2 has_nsa_2
    0x0fc0f23ad02918a, // IMAGE_SAMPLE_C_CL MIMG_NSA3 has_nsa_3
    0x0f60f43a602a18c, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x0f80f63a702a18c, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa_1
    0x0fa0f83a802a18c, // IMAGE_SAMPLE_C_D MIMG_NSA2 has_nsa_2
    0x0fc0fa3a902a18c, // IMAGE_SAMPLE_C_D MIMG_NSA3 has_nsa_3
    0x0f60fc3ae02b18d, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x0f80fe3af02b18d, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa_1
    0x0fa1003b002b18d, // IMAGE_SAMPLE_C_D_CL MIMG_NSA2 has_nsa_2
    0x0fc1023b102b18d, // IMAGE_SAMPLE_C_D_CL MIMG_NSA3 has_nsa_3
    0x0f60ec3aa02c194, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x0f80ee3ab02c194, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa_1
    0x0fa0f03ac02c194, // IMAGE_SAMPLE_C_L MIMG_NSA2 has_nsa_2
    0x0fc0f23ad02c194, // IMAGE_SAMPLE_C_L MIMG_NSA3 has_nsa_3
    0x0f61043aa02d17e, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x0f81063ab02d17e, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa_1
    0x0fa1083ac02d17e, // IMAGE_SAMPLE_C_B MIMG_NSA2 has_nsa_2
    0x0fc10a3ad02d17e, // IMAGE_SAMPLE_C_B MIMG_NSA3 has_nsa_3
    0x0f610c3b202e17f, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x0f810e3b302e17f, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa_1
    0x0fa1103b402e17f, // IMAGE_SAMPLE_C_B_CL MIMG_NSA2 has_nsa_2
    0x0fc1123b502e17f, // IMAGE_SAMPLE_C_B_CL MIMG_NSA3 has_nsa_3
    0x0f60e439e02f195, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x0f80e639f02f195, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa_1
    0x0fa0e83a002f195, // IMAGE_SAMPLE_C_LZ MIMG_NSA2 has_nsa_2
    0x0fc0ea3a102f195, // IMAGE_SAMPLE_C_LZ MIMG_NSA3 has_nsa_3
    0x0f60e439e0301a5, // IMAGE_SAMPLE_O ENC_MIMG default
    0x0f80e639f0301a5, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa_1
    0x0fa0e83a00301a5, // IMAGE_SAMPLE_O MIMG_NSA2 has_nsa_2
    0x0fc0ea3a10301a5, // IMAGE_SAMPLE_O MIMG_NSA3 has_nsa_3
    0x0f60ec3aa03117d, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x0f80ee3ab03117d, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa_1
    0x0fa0f03ac03117d, // IMAGE_SAMPLE_CL_O MIMG_NSA2 has_nsa_2
    0x0fc0f23ad03117d, // IMAGE_SAMPLE_CL_O MIMG_NSA3 has_nsa_3
    0x0f60f43a603219f, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x0f80f63a703219f, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa_1
    0x0fa0f83a803219f, // IMAGE_SAMPLE_D_O MIMG_NSA2 has_nsa_2
    0x0fc0fa3a903219f, // IMAGE_SAMPLE_D_O MIMG_NSA3 has_nsa_3
    0x0f60fc3ae03319c, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x0f80fe3af03319c, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1003b003319c, // IMAGE_SAMPLE_D_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1023b103319c, // IMAGE_SAMPLE_D_CL_O MIMG_NSA3 has_nsa_3
    0x0f60ec3aa0341a4, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x0f80ee3ab0341a4, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa_1
    0x0fa0f03ac0341a4, // IMAGE_SAMPLE_L_O MIMG_NSA2 has_nsa_2
    0x0fc0f23ad0341a4, // IMAGE_SAMPLE_L_O MIMG_NSA3 has_nsa_3
    0x0f61043aa035172, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x0f81063ab035172, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa_1
    0x0fa1083ac035172, // IMAGE_SAMPLE_B_O MIMG_NSA2 has_nsa_2
    0x0fc10a3ad035172, // IMAGE_SAMPLE_B_O MIMG_NSA3 has_nsa_3
    0x0f610c3b2036171, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x0f810e3b3036171, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1103b4036171, // IMAGE_SAMPLE_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1123b5036171, // IMAGE_SAMPLE_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f60e439e0371a3, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x0f80e639f0371a3, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa0e83a00371a3, // IMAGE_SAMPLE_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc0ea3a10371a3, // IMAGE_SAMPLE_LZ_O MIMG_NSA3 has_nsa_3
    0x0f61043aa038198, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x0f81063ab038198, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa_1
    0x0fa1083ac038198, // IMAGE_SAMPLE_C_O MIMG_NSA2 has_nsa_2
    0x0fc10a3ad038198, // IMAGE_SAMPLE_C_O MIMG_NSA3 has_nsa_3
    0x0f610c3b203918b, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x0f810e3b303918b, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1103b403918b, // IMAGE_SAMPLE_C_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1123b503918b, // IMAGE_SAMPLE_C_CL_O MIMG_NSA3 has_nsa_3
    0x0f61143ae03a192, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x0f81163af03a192, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa_1
    0x0fa1183b003a192, // IMAGE_SAMPLE_C_D_O MIMG_NSA2 has_nsa_2
    0x0fc11a3b103a192, // IMAGE_SAMPLE_C_D_O MIMG_NSA3 has_nsa_3
    0x0f611c3b603b18f, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x0f811e3b703b18f, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1203b803b18f, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1223b903b18f, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA3 has_nsa_3
    0x0f610c3b203c197, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x0f810e3b303c197, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa_1
    0x0fa1103b403c197, // IMAGE_SAMPLE_C_L_O MIMG_NSA2 has_nsa_2
    0x0fc1123b503c197, // IMAGE_SAMPLE_C_L_O MIMG_NSA3 has_nsa_3
    0x0f61243b203d181, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x0f81263b303d181, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa_1
    0x0fa1283b403d181, // IMAGE_SAMPLE_C_B_O MIMG_NSA2 has_nsa_2
    0x0fc12a3b503d181, // IMAGE_SAMPLE_C_B_O MIMG_NSA3 has_nsa_3
    0x0f612c3ba03e180, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x0f812e3bb03e180, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1303bc03e180, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1323bd03e180, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f61043aa03f196, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x0f81063ab03f196, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa1083ac03f196, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc10a3ad03f196, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA3 has_nsa_3
    0x0f613439a040142, // IMAGE_GATHER4 ENC_MIMG default
    0x0f813639b040142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa_1
    0x0fa13839c040142, // IMAGE_GATHER4 MIMG_NSA2 has_nsa_2
    0x0fc13a39d040142, // IMAGE_GATHER4 MIMG_NSA3 has_nsa_3
    0x0f613c39e04114a, // IMAGE_GATHER4_CL ENC_MIMG default
    0x0f813e39f04114a, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa_1
    0x0fa1403a004114a, // IMAGE_GATHER4_CL MIMG_NSA2 has_nsa_2
    0x0fc1423a104114a, // IMAGE_GATHER4_CL MIMG_NSA3 has_nsa_3
    0x0f608c376042160, // IMAGE_LOAD_BY2 ENC_MIMG default
    0x0f808e377042160, // IMAGE_LOAD_BY2 MIMG_NSA1 has_nsa_1
    0x0fa090378042160, // IMAGE_LOAD_BY2 MIMG_NSA2 has_nsa_2
    0x0fc092379042160, // IMAGE_LOAD_BY2 MIMG_NSA3 has_nsa_3
    0x0f608c376043161, // IMAGE_LOAD_BY4 ENC_MIMG default
    0x0f808e377043161, // IMAGE_LOAD_BY4 MIMG_NSA1 has_nsa_1
    0x0fa090378043161, // IMAGE_LOAD_BY4 MIMG_NSA2 has_nsa_2
    0x0fc092379043161, // IMAGE_LOAD_BY4 MIMG_NSA3 has_nsa_3
    0x0f613c39e044157, // IMAGE_GATHER4_L ENC_MIMG default
    0x0f813e39f044157, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa_1
    0x0fa1403a0044157, // IMAGE_GATHER4_L MIMG_NSA2 has_nsa_2
    0x0fc1423a1044157, // IMAGE_GATHER4_L MIMG_NSA3 has_nsa_3
    0x0f614439e045145, // IMAGE_GATHER4_B ENC_MIMG default
    0x0f814639f045145, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa_1
    0x0fa1483a0045145, // IMAGE_GATHER4_B MIMG_NSA2 has_nsa_2
    0x0fc14a3a1045145, // IMAGE_GATHER4_B MIMG_NSA3 has_nsa_3
    0x0f614c3aa046146, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x0f814e3ab046146, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa_1
    0x0fa1503ac046146, // IMAGE_GATHER4_B_CL MIMG_NSA2 has_nsa_2
    0x0fc1523ad046146, // IMAGE_GATHER4_B_CL MIMG_NSA3 has_nsa_3
    0x0f613439a047158, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x0f813639b047158, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa_1
    0x0fa13839c047158, // IMAGE_GATHER4_LZ MIMG_NSA2 has_nsa_2
    0x0fc13a39d047158, // IMAGE_GATHER4_LZ MIMG_NSA3 has_nsa_3
    0x0f614439e048149, // IMAGE_GATHER4_C ENC_MIMG default
    0x0f814639f048149, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa_1
    0x0fa1483a0048149, // IMAGE_GATHER4_C MIMG_NSA2 has_nsa_2
    0x0fc14a3a1048149, // IMAGE_GATHER4_C MIMG_NSA3 has_nsa_3
    0x0f614c3aa049150, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x0f814e3ab049150, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa_1
    0x0fa1503ac049150, // IMAGE_GATHER4_C_CL MIMG_NSA2 has_nsa_2
    0x0fc1523ad049150, // IMAGE_GATHER4_C_CL MIMG_NSA3 has_nsa_3
    0x0f609437604a163, // IMAGE_LOAD_MIP_BY2 ENC_MIMG default
    0x0f809637704a163, // IMAGE_LOAD_MIP_BY2 MIMG_NSA1 has_nsa_1
    0x0fa09837804a163, // IMAGE_LOAD_MIP_BY2 MIMG_NSA2 has_nsa_2
    0x0fc09a37904a163, // IMAGE_LOAD_MIP_BY2 MIMG_NSA3 has_nsa_3
    0x0f609437604b164, // IMAGE_LOAD_MIP_BY4 ENC_MIMG default
    0x0f809637704b164, // IMAGE_LOAD_MIP_BY4 MIMG_NSA1 has_nsa_1
    0x0fa09837804b164, // IMAGE_LOAD_MIP_BY4 MIMG_NSA2 has_nsa_2
    0x0fc09a37904b164, // IMAGE_LOAD_MIP_BY4 MIMG_NSA3 has_nsa_3
    0x0f614c3aa04c152, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x0f814e3ab04c152, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa_1
    0x0fa1503ac04c152, // IMAGE_GATHER4_C_L MIMG_NSA2 has_nsa_2
    0x0fc1523ad04c152, // IMAGE_GATHER4_C_L MIMG_NSA3 has_nsa_3
    0x0f61543aa04d14c, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x0f81563ab04d14c, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa_1
    0x0fa1583ac04d14c, // IMAGE_GATHER4_C_B MIMG_NSA2 has_nsa_2
    0x0fc15a3ad04d14c, // IMAGE_GATHER4_C_B MIMG_NSA3 has_nsa_3
    0x0f615c3b204e14d, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x0f815e3b304e14d, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa_1
    0x0fa1603b404e14d, // IMAGE_GATHER4_C_B_CL MIMG_NSA2 has_nsa_2
    0x0fc1623b504e14d, // IMAGE_GATHER4_C_B_CL MIMG_NSA3 has_nsa_3
    0x0f614439e04f153, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x0f814639f04f153, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa_1
    0x0fa1483a004f153, // IMAGE_GATHER4_C_LZ MIMG_NSA2 has_nsa_2
    0x0fc14a3a104f153, // IMAGE_GATHER4_C_LZ MIMG_NSA3 has_nsa_3
    0x0f614439e05015b, // IMAGE_GATHER4_O ENC_MIMG default
    0x0f814639f05015b, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa_1
    0x0fa1483a005015b, // IMAGE_GATHER4_O MIMG_NSA2 has_nsa_2
    0x0fc14a3a105015b, // IMAGE_GATHER4_O MIMG_NSA3 has_nsa_3
    0x0f614c3aa05114b, // IMAGE_GATHER4_CL_O ENC_MIMG default
    0x0f814e3ab05114b, // IMAGE_GATHER4_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1503ac05114b, // IMAGE_GATHER4_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1523ad05114b, // IMAGE_GATHER4_CL_O MIMG_NSA3 has_nsa_3
    0x0f608c37a0521a7, // IMAGE_STORE_BY2 ENC_MIMG default
    0x0f808e37b0521a7, // IMAGE_STORE_BY2 MIMG_NSA1 has_nsa_1
    0x0fa09037c0521a7, // IMAGE_STORE_BY2 MIMG_NSA2 has_nsa_2
    0x0fc09237d0521a7, // IMAGE_STORE_BY2 MIMG_NSA3 has_nsa_3
    0x0f608c37a0531a8, // IMAGE_STORE_BY4 ENC_MIMG default
    0x0f808e37b0531a8, // IMAGE_STORE_BY4 MIMG_NSA1 has_nsa_1
    0x0fa09037c0531a8, // IMAGE_STORE_BY4 MIMG_NSA2 has_nsa_2
    0x0fc09237d0531a8, // IMAGE_STORE_BY4 MIMG_NSA3 has_nsa_3
    0x0f614c3aa05415a, // IMAGE_GATHER4_L_O ENC_MIMG default
    0x0f814e3ab05415a, // IMAGE_GATHER4_L_O MIMG_NSA1 has_nsa_1
    0x0fa1503ac05415a, // IMAGE_GATHER4_L_O MIMG_NSA2 has_nsa_2
    0x0fc1523ad05415a, // IMAGE_GATHER4_L_O MIMG_NSA3 has_nsa_3
    0x0f61543aa055148, // IMAGE_GATHER4_B_O ENC_MIMG default
    0x0f81563ab055148, // IMAGE_GATHER4_B_O MIMG_NSA1 has_nsa_1
    0x0fa1583ac055148, // IMAGE_GATHER4_B_O MIMG_NSA2 has_nsa_2
    0x0fc15a3ad055148, // IMAGE_GATHER4_B_O MIMG_NSA3 has_nsa_3
    0x0f615c3b2056147, // IMAGE_GATHER4_B_CL_O ENC_MIMG default
    0x0f815e3b3056147, // IMAGE_GATHER4_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1603b4056147, // IMAGE_GATHER4_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1623b5056147, // IMAGE_GATHER4_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f614439e057159, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x0f814639f057159, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa1483a0057159, // IMAGE_GATHER4_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc14a3a1057159, // IMAGE_GATHER4_LZ_O MIMG_NSA3 has_nsa_3
    0x0f61543aa058156, // IMAGE_GATHER4_C_O ENC_MIMG default
    0x0f81563ab058156, // IMAGE_GATHER4_C_O MIMG_NSA1 has_nsa_1
    0x0fa1583ac058156, // IMAGE_GATHER4_C_O MIMG_NSA2 has_nsa_2
    0x0fc15a3ad058156, // IMAGE_GATHER4_C_O MIMG_NSA3 has_nsa_3
    0x0f615c3b2059151, // IMAGE_GATHER4_C_CL_O ENC_MIMG default
    0x0f815e3b3059151, // IMAGE_GATHER4_C_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1603b4059151, // IMAGE_GATHER4_C_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1623b5059151, // IMAGE_GATHER4_C_CL_O MIMG_NSA3 has_nsa_3
    0x0f609437a05a1aa, // IMAGE_STORE_MIP_BY2 ENC_MIMG default
    0x0f809637b05a1aa, // IMAGE_STORE_MIP_BY2 MIMG_NSA1 has_nsa_1
    0x0fa09837c05a1aa, // IMAGE_STORE_MIP_BY2 MIMG_NSA2 has_nsa_2
    0x0fc09a37d05a1aa, // IMAGE_STORE_MIP_BY2 MIMG_NSA3 has_nsa_3
    0x0f609437a05b1ab, // IMAGE_STORE_MIP_BY4 ENC_MIMG default
    0x0f809637b05b1ab, // IMAGE_STORE_MIP_BY4 MIMG_NSA1 has_nsa_1
    0x0fa09837c05b1ab, // IMAGE_STORE_MIP_BY4 MIMG_NSA2 has_nsa_2
    0x0fc09a37d05b1ab, // IMAGE_STORE_MIP_BY4 MIMG_NSA3 has_nsa_3
    0x0f615c3b205c155, // IMAGE_GATHER4_C_L_O ENC_MIMG default
    0x0f815e3b305c155, // IMAGE_GATHER4_C_L_O MIMG_NSA1 has_nsa_1
    0x0fa1603b405c155, // IMAGE_GATHER4_C_L_O MIMG_NSA2 has_nsa_2
    0x0fc1623b505c155, // IMAGE_GATHER4_C_L_O MIMG_NSA3 has_nsa_3
    0x0f61643b205d14f, // IMAGE_GATHER4_C_B_O ENC_MIMG default
    0x0f81663b305d14f, // IMAGE_GATHER4_C_B_O MIMG_NSA1 has_nsa_1
    0x0fa1683b405d14f, // IMAGE_GATHER4_C_B_O MIMG_NSA2 has_nsa_2
    0x0fc16a3b505d14f, // IMAGE_GATHER4_C_B_O MIMG_NSA3 has_nsa_3
    0x0f616c3ba05e14e, // IMAGE_GATHER4_C_B_CL_O ENC_MIMG default
    0x0f816e3bb05e14e, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1703bc05e14e, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1723bd05e14e, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f61543aa05f154, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x0f81563ab05f154, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa1583ac05f154, // IMAGE_GATHER4_C_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc15a3ad05f154, // IMAGE_GATHER4_C_LZ_O MIMG_NSA3 has_nsa_3
    0x0f617439a06015d, // IMAGE_GET_LOD ENC_MIMG default
    0x0f817639b06015d, // IMAGE_GET_LOD MIMG_NSA1 has_nsa_1
    0x0fa17839c06015d, // IMAGE_GET_LOD MIMG_NSA2 has_nsa_2
    0x0fc17a39d06015d, // IMAGE_GET_LOD MIMG_NSA3 has_nsa_3
    0x0f613439a061143, // IMAGE_GATHER4H ENC_MIMG default
    0x0f813639b061143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa_1
    0x0fa13839c061143, // IMAGE_GATHER4H MIMG_NSA2 has_nsa_2
    0x0fc13a39d061143, // IMAGE_GATHER4H MIMG_NSA3 has_nsa_3
    0x0f617c39a062144, // IMAGE_GATHER4H_PCK ENC_MIMG default
    0x0f817e39b062144, // IMAGE_GATHER4H_PCK MIMG_NSA1 has_nsa_1
    0x0fa18039c062144, // IMAGE_GATHER4H_PCK MIMG_NSA2 has_nsa_2
    0x0fc18239d062144, // IMAGE_GATHER4H_PCK MIMG_NSA3 has_nsa_3
    0x0f617439a06315c, // IMAGE_GATHER8H_PCK ENC_MIMG default
    0x0f818439b06315c, // IMAGE_GATHER8H_PCK MIMG_NSA1 has_nsa_1
    0x0fa18639c06315c, // IMAGE_GATHER8H_PCK MIMG_NSA2 has_nsa_2
    0x0fc18839d06315c, // IMAGE_GATHER8H_PCK MIMG_NSA3 has_nsa_3
    0x0f60d43a2068174, // IMAGE_SAMPLE_CD ENC_MIMG default
    0x0f80d63a3068174, // IMAGE_SAMPLE_CD MIMG_NSA1 has_nsa_1
    0x0fa0d83a4068174, // IMAGE_SAMPLE_CD MIMG_NSA2 has_nsa_2
    0x0fc0da3a5068174, // IMAGE_SAMPLE_CD MIMG_NSA3 has_nsa_3
    0x0f60dc3a6069175, // IMAGE_SAMPLE_CD_CL ENC_MIMG default
    0x0f80de3a7069175, // IMAGE_SAMPLE_CD_CL MIMG_NSA1 has_nsa_1
    0x0fa0e03a8069175, // IMAGE_SAMPLE_CD_CL MIMG_NSA2 has_nsa_2
    0x0fc0e23a9069175, // IMAGE_SAMPLE_CD_CL MIMG_NSA3 has_nsa_3
    0x0f60f43a606a182, // IMAGE_SAMPLE_C_CD ENC_MIMG default
    0x0f80f63a706a182, // IMAGE_SAMPLE_C_CD MIMG_NSA1 has_nsa_1
    0x0fa0f83a806a182, // IMAGE_SAMPLE_C_CD MIMG_NSA2 has_nsa_2
    0x0fc0fa3a906a182, // IMAGE_SAMPLE_C_CD MIMG_NSA3 has_nsa_3
    0x0f60fc3ae06b183, // IMAGE_SAMPLE_C_CD_CL ENC_MIMG default
    0x0f80fe3af06b183, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA1 has_nsa_1
    0x0fa1003b006b183, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA2 has_nsa_2
    0x0fc1023b106b183, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA3 has_nsa_3
    0x0f60f43a606c17a, // IMAGE_SAMPLE_CD_O ENC_MIMG default
    0x0f80f63a706c17a, // IMAGE_SAMPLE_CD_O MIMG_NSA1 has_nsa_1
    0x0fa0f83a806c17a, // IMAGE_SAMPLE_CD_O MIMG_NSA2 has_nsa_2
    0x0fc0fa3a906c17a, // IMAGE_SAMPLE_CD_O MIMG_NSA3 has_nsa_3
    0x0f60fc3ae06d177, // IMAGE_SAMPLE_CD_CL_O ENC_MIMG default
    0x0f80fe3af06d177, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1003b006d177, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1023b106d177, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA3 has_nsa_3
    0x0f61143ae06e188, // IMAGE_SAMPLE_C_CD_O ENC_MIMG default
    0x0f81163af06e188, // IMAGE_SAMPLE_C_CD_O MIMG_NSA1 has_nsa_1
    0x0fa1183b006e188, // IMAGE_SAMPLE_C_CD_O MIMG_NSA2 has_nsa_2
    0x0fc11a3b106e188, // IMAGE_SAMPLE_C_CD_O MIMG_NSA3 has_nsa_3
    0x0f611c3b606f185, // IMAGE_SAMPLE_C_CD_CL_O ENC_MIMG default
    0x0f811e3b706f185, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1203b806f185, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1223b906f185, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA3 has_nsa_3
    0x0f608c37607016a, // IMAGE_LOAD_PCK2 ENC_MIMG default
    0x0f808e37707016a, // IMAGE_LOAD_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa09037807016a, // IMAGE_LOAD_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc09237907016a, // IMAGE_LOAD_PCK2 MIMG_NSA3 has_nsa_3
    0x0f608c37607116b, // IMAGE_LOAD_PCK4 ENC_MIMG default
    0x0f808e37707116b, // IMAGE_LOAD_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa09037807116b, // IMAGE_LOAD_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc09237907116b, // IMAGE_LOAD_PCK4 MIMG_NSA3 has_nsa_3
    0x0f6094376073166, // IMAGE_LOAD_MIP_PCK2 ENC_MIMG default
    0x0f8096377073166, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa098378073166, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc09a379073166, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA3 has_nsa_3
    0x0f6094376074167, // IMAGE_LOAD_MIP_PCK4 ENC_MIMG default
    0x0f8096377074167, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa098378074167, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc09a379074167, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA3 has_nsa_3
    0x0f608c37a0761b0, // IMAGE_STORE_PCK2 ENC_MIMG default
    0x0f808e37b0761b0, // IMAGE_STORE_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa09037c0761b0, // IMAGE_STORE_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc09237d0761b0, // IMAGE_STORE_PCK2 MIMG_NSA3 has_nsa_3
    0x0f608c37a0771b1, // IMAGE_STORE_PCK4 ENC_MIMG default
    0x0f808e37b0771b1, // IMAGE_STORE_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa09037c0771b1, // IMAGE_STORE_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc09237d0771b1, // IMAGE_STORE_PCK4 MIMG_NSA3 has_nsa_3
    0x0f609437a0791ad, // IMAGE_STORE_MIP_PCK2 ENC_MIMG default
    0x0f809637b0791ad, // IMAGE_STORE_MIP_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa09837c0791ad, // IMAGE_STORE_MIP_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc09a37d0791ad, // IMAGE_STORE_MIP_PCK2 MIMG_NSA3 has_nsa_3
    0x0f609437a07a1ae, // IMAGE_STORE_MIP_PCK4 ENC_MIMG default
    0x0f809637b07a1ae, // IMAGE_STORE_MIP_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa09837c07a1ae, // IMAGE_STORE_MIP_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc09a37d07a1ae, // IMAGE_STORE_MIP_PCK4 MIMG_NSA3 has_nsa_3
    0x0f608c37608016d, // IMAGE_MSAA_LOAD ENC_MIMG default
    0x0f808e37708016d, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa_1
    0x0fa09037808016d, // IMAGE_MSAA_LOAD MIMG_NSA2 has_nsa_2
    0x0fc09237908016d, // IMAGE_MSAA_LOAD MIMG_NSA3 has_nsa_3
    0x0f618a3ba0a219e, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0x0f818c3bb0a219e, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa_1
    0x0fa18e3bc0a219e, // IMAGE_SAMPLE_D_G16 MIMG_NSA2 has_nsa_2
    0x0fc1903bd0a219e, // IMAGE_SAMPLE_D_G16 MIMG_NSA3 has_nsa_3
    0x0f61923be0a319b, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0x0f81943bf0a319b, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1963c00a319b, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1983c10a319b, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f619a3be0aa191, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0x0f819c3bf0aa191, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa_1
    0x0fa19e3c00aa191, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA2 has_nsa_2
    0x0fc1a03c10aa191, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA3 has_nsa_3
    0x0f61a23a20ab18e, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0x0f81a43a30ab18e, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1a63a40ab18e, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1a83a50ab18e, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f619a3be0b21a0, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0x0f819c3bf0b21a0, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa19e3c00b21a0, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1a03c10b21a0, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61a23a20b319d, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0x0f81a43a30b319d, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1a63a40b319d, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1a83a50b319d, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61aa3a20ba193, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0x0f81ac3a30ba193, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1ae3a40ba193, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1b03a50ba193, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61b23a60bb190, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0x0f81b43a70bb190, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1b63a80bb190, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1b83a90bb190, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0f618a3ba0e8179, // IMAGE_SAMPLE_CD_G16 ENC_MIMG default
    0x0f818c3bb0e8179, // IMAGE_SAMPLE_CD_G16 MIMG_NSA1 has_nsa_1
    0x0fa18e3bc0e8179, // IMAGE_SAMPLE_CD_G16 MIMG_NSA2 has_nsa_2
    0x0fc1903bd0e8179, // IMAGE_SAMPLE_CD_G16 MIMG_NSA3 has_nsa_3
    0x0f61923be0e9176, // IMAGE_SAMPLE_CD_CL_G16 ENC_MIMG default
    0x0f81943bf0e9176, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1963c00e9176, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1983c10e9176, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f619a3be0ea187, // IMAGE_SAMPLE_C_CD_G16 ENC_MIMG default
    0x0f819c3bf0ea187, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA1 has_nsa_1
    0x0fa19e3c00ea187, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA2 has_nsa_2
    0x0fc1a03c10ea187, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA3 has_nsa_3
    0x0f61a23a20eb184, // IMAGE_SAMPLE_C_CD_CL_G16 ENC_MIMG default
    0x0f81a43a30eb184, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1a63a40eb184, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1a83a50eb184, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f619a3be0ec17b, // IMAGE_SAMPLE_CD_O_G16 ENC_MIMG default
    0x0f819c3bf0ec17b, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa19e3c00ec17b, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1a03c10ec17b, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61a23a20ed178, // IMAGE_SAMPLE_CD_CL_O_G16 ENC_MIMG default
    0x0f81a43a30ed178, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1a63a40ed178, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1a83a50ed178, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61aa3a20ee189, // IMAGE_SAMPLE_C_CD_O_G16 ENC_MIMG default
    0x0f81ac3a30ee189, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1ae3a40ee189, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1b03a50ee189, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61b23a60ef186, // IMAGE_SAMPLE_C_CD_CL_O_G16 ENC_MIMG default
    0x0f81b43a70ef186, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1b63a80ef186, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1b83a90ef186, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0fe1ce3c200023d, // S_LOAD_DWORD ENC_SMEM default
    0x0fe1d03c300123f, // S_LOAD_DWORDX2 ENC_SMEM default
    0x0fe1d23c4002240, // S_LOAD_DWORDX4 ENC_SMEM default
    0x0fe1d43c5003241, // S_LOAD_DWORDX8 ENC_SMEM default
    0x0fe1d63c600423e, // S_LOAD_DWORDX16 ENC_SMEM default
    0x0fe1ce3c7005278, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x0fe1d03c8006279, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x0fe1d23c900727a, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x0fe1d83ca0081f7, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x0fe1da3cb0091f9, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x0fe1dc3cc00a1fa, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x0fe1de3cd00b1fb, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x0fe1e03ce00c1f8, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x0fe1cc20801f239, // S_GL1_INV ENC_SMEM default
    0x0fe1cc208020228, // S_DCACHE_INV ENC_SMEM default
    0x0fe1e23cf02424d, // S_MEMTIME ENC_SMEM default
    0x0fe1e23cf02524c, // S_MEMREALTIME ENC_SMEM default
    0x0fe1e43d00261de, // S_ATC_PROBE ENC_SMEM default
    0x0fe1e63d10271df, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0fe1e83d202a238, // S_GET_WAVEID_IN_WORKGROUP ENC_SMEM default
    0x1000423d30000c5, // EXP ENC_EXP default
    0x1023283d400033a, // V_CMP_F_F32 ENC_VOPC default
    0x10432a3d500033a, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d600033a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x1023283d400135f, // V_CMP_LT_F32 ENC_VOPC default
    0x10432a3d500135f, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d600135f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x1023283d4002331, // V_CMP_EQ_F32 ENC_VOPC default
    0x10432a3d5002331, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d6002331, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x1023283d4003353, // V_CMP_LE_F32 ENC_VOPC default
    0x10432a3d5003353, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d6003353, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x1023283d400434a, // V_CMP_GT_F32 ENC_VOPC default
    0x10432a3d500434a, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d600434a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x1023283d400535c, // V_CMP_LG_F32 ENC_VOPC default
    0x10432a3d500535c, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d600535c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x1023283d4006341, // V_CMP_GE_F32 ENC_VOPC default
    0x10432a3d5006341, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d6006341, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x1023283d4007380, // V_CMP_O_F32 ENC_VOPC default
    0x10432a3d5007380, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d6007380, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x1023283d400838a, // V_CMP_U_F32 ENC_VOPC default
    0x10432a3d500838a, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d600838a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x1023283d4009371, // V_CMP_NGE_F32 ENC_VOPC default
    0x10432a3d5009371, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d6009371, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x1023283d400a37a, // V_CMP_NLG_F32 ENC_VOPC default
    0x10432a3d500a37a, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d600a37a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x1023283d400b374, // V_CMP_NGT_F32 ENC_VOPC default
    0x10432a3d500b374, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d600b374, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x1023283d400c377, // V_CMP_NLE_F32 ENC_VOPC default
    0x10432a3d500c377, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d600c377, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x1023283d400d368, // V_CMP_NEQ_F32 ENC_VOPC default
    0x10432a3d500d368, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d600d368, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x1023283d400e37d, // V_CMP_NLT_F32 ENC_VOPC default
    0x10432a3d500e37d, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d600e37d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x1023283d400f383, // V_CMP_TRU_F32 ENC_VOPC default
    0x10432a3d500f383, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283d600f383, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d70102db, // V_CMPX_F_F32 ENC_VOPC default
    0x1043303d80102db, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d90102db, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d7011300, // V_CMPX_LT_F32 ENC_VOPC default
    0x1043303d8011300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d9011300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d70122d2, // V_CMPX_EQ_F32 ENC_VOPC default
    0x1043303d80122d2, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d90122d2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d70132f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x1043303d80132f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d90132f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d70142eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x1043303d80142eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d90142eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d70152fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x1043303d80152fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d90152fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d70162e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x1043303d80162e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d90162e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d7017321, // V_CMPX_O_F32 ENC_VOPC default
    0x1043303d8017321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d9017321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d701832b, // V_CMPX_U_F32 ENC_VOPC default
    0x1043303d801832b, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d901832b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d7019312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x1043303d8019312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d9019312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d701a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x1043303d801a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d901a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d701b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x1043303d801b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d901b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d701c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x1043303d801c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d901c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d701d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x1043303d801d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d901d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d701e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x1043303d801e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d901e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x10232e3d701f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x1043303d801f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3d901f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x1083343da02033b, // V_CMP_F_F64 ENC_VOPC default
    0x1063343db02033b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x1083343da021360, // V_CMP_LT_F64 ENC_VOPC default
    0x1063343db021360, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x1083343da022332, // V_CMP_EQ_F64 ENC_VOPC default
    0x1063343db022332, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x1083343da023354, // V_CMP_LE_F64 ENC_VOPC default
    0x1063343db023354, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x1083343da02434b, // V_CMP_GT_F64 ENC_VOPC default
    0x1063343db02434b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x1083343da02535d, // V_CMP_LG_F64 ENC_VOPC default
    0x1063343db02535d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x1083343da026342, // V_CMP_GE_F64 ENC_VOPC default
    0x1063343db026342, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x1083343da027381, // V_CMP_O_F64 ENC_VOPC default
    0x1063343db027381, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x1083343da02838b, // V_CMP_U_F64 ENC_VOPC default
    0x1063343db02838b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x1083343da029372, // V_CMP_NGE_F64 ENC_VOPC default
    0x1063343db029372, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x1083343da02a37b, // V_CMP_NLG_F64 ENC_VOPC default
    0x1063343db02a37b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x1083343da02b375, // V_CMP_NGT_F64 ENC_VOPC default
    0x1063343db02b375, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x1083343da02c378, // V_CMP_NLE_F64 ENC_VOPC default
    0x1063343db02c378, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x1083343da02d369, // V_CMP_NEQ_F64 ENC_VOPC default
    0x1063343db02d369, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x1083343da02e37e, // V_CMP_NLT_F64 ENC_VOPC default
    0x1063343db02e37e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x1083343da02f384, // V_CMP_TRU_F64 ENC_VOPC default
    0x1063343db02f384, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc0302dc, // V_CMPX_F_F64 ENC_VOPC default
    0x1063383dd0302dc, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc031301, // V_CMPX_LT_F64 ENC_VOPC default
    0x1063383dd031301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc0322d3, // V_CMPX_EQ_F64 ENC_VOPC default
    0x1063383dd0322d3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc0332f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x1063383dd0332f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc0342ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x1063383dd0342ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc0352fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x1063383dd0352fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc0362e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x1063383dd0362e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc037322, // V_CMPX_O_F64 ENC_VOPC default
    0x1063383dd037322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc03832c, // V_CMPX_U_F64 ENC_VOPC default
    0x1063383dd03832c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc039313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x1063383dd039313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc03a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x1063383dd03a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc03b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x1063383dd03b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc03c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x1063383dd03c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc03d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x1063383dd03d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc03e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x1063383dd03e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x1083383dc03f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x1063383dd03f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x1023283de08033c, // V_CMP_F_I32 ENC_VOPC default
    0x10433c3df08033c, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e008033c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x1023283de081362, // V_CMP_LT_I32 ENC_VOPC default
    0x10433c3df081362, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e0081362, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x1023283de082334, // V_CMP_EQ_I32 ENC_VOPC default
    0x10433c3df082334, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e0082334, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x1023283de083356, // V_CMP_LE_I32 ENC_VOPC default
    0x10433c3df083356, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e0083356, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x1023283de08434d, // V_CMP_GT_I32 ENC_VOPC default
    0x10433c3df08434d, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e008434d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x1023283de08536b, // V_CMP_NE_I32 ENC_VOPC default
    0x10433c3df08536b, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e008536b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x1023283de086344, // V_CMP_GE_I32 ENC_VOPC default
    0x10433c3df086344, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e0086344, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x1023283de087385, // V_CMP_T_I32 ENC_VOPC default
    0x10433c3df087385, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e0087385, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x1023283e108832e, // V_CMP_CLASS_F32 ENC_VOPC default
    0x1043403e208832e, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e308832e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x1023443e4089361, // V_CMP_LT_I16 ENC_VOPC default
    0x1043463e5089361, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063443e6089361, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x1023443e408a333, // V_CMP_EQ_I16 ENC_VOPC default
    0x1043463e508a333, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063443e608a333, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x1023443e408b355, // V_CMP_LE_I16 ENC_VOPC default
    0x1043463e508b355, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063443e608b355, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x1023443e408c34c, // V_CMP_GT_I16 ENC_VOPC default
    0x1043463e508c34c, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063443e608c34c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x1023443e408d36a, // V_CMP_NE_I16 ENC_VOPC default
    0x1043463e508d36a, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063443e608d36a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x1023443e408e343, // V_CMP_GE_I16 ENC_VOPC default
    0x1043463e508e343, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063443e608e343, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x10234a3e708f32d, // V_CMP_CLASS_F16 ENC_VOPC default
    0x10434c3e808f32d, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e908f32d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x10232e3ea0902dd, // V_CMPX_F_I32 ENC_VOPC default
    0x1043503eb0902dd, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3ec0902dd, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x10232e3ea091303, // V_CMPX_LT_I32 ENC_VOPC default
    0x1043503eb091303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3ec091303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x10232e3ea0922d5, // V_CMPX_EQ_I32 ENC_VOPC default
    0x1043503eb0922d5, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3ec0922d5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x10232e3ea0932f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x1043503eb0932f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3ec0932f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x10232e3ea0942ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x1043503eb0942ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3ec0942ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x10232e3ea09530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x1043503eb09530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3ec09530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x10232e3ea0962e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x1043503eb0962e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3ec0962e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x10232e3ea097326, // V_CMPX_T_I32 ENC_VOPC default
    0x1043503eb097326, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3ec097326, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x10232e3ed0982cf, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x1043543ee0982cf, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3ef0982cf, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x1023583f0099302, // V_CMPX_LT_I16 ENC_VOPC default
    0x10435a3f1099302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063583f2099302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x1023583f009a2d4, // V_CMPX_EQ_I16 ENC_VOPC default
    0x10435a3f109a2d4, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063583f209a2d4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x1023583f009b2f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x10435a3f109b2f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063583f209b2f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x1023583f009c2ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x10435a3f109c2ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063583f209c2ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x1023583f009d30b, // V_CMPX_NE_I16 ENC_VOPC default
    0x10435a3f109d30b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063583f209d30b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x1023583f009e2e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x10435a3f109e2e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063583f209e2e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x10235e3f309f2ce, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x1043603f409f2ce, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f509f2ce, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x1083643f60a033d, // V_CMP_F_I64 ENC_VOPC default
    0x1063643f70a033d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x1083643f60a1363, // V_CMP_LT_I64 ENC_VOPC default
    0x1063643f70a1363, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x1083643f60a2335, // V_CMP_EQ_I64 ENC_VOPC default
    0x1063643f70a2335, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x1083643f60a3357, // V_CMP_LE_I64 ENC_VOPC default
    0x1063643f70a3357, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x1083643f60a434e, // V_CMP_GT_I64 ENC_VOPC default
    0x1063643f70a434e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x1083643f60a536c, // V_CMP_NE_I64 ENC_VOPC default
    0x1063643f70a536c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x1083643f60a6345, // V_CMP_GE_I64 ENC_VOPC default
    0x1063643f70a6345, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x1083643f60a7386, // V_CMP_T_I64 ENC_VOPC default
    0x1063643f70a7386, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x1083683f80a832f, // V_CMP_CLASS_F64 ENC_VOPC default
    0x1063683f90a832f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x1023443fa0a9364, // V_CMP_LT_U16 ENC_VOPC default
    0x1043463fb0a9364, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063443fc0a9364, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x1023443fa0aa336, // V_CMP_EQ_U16 ENC_VOPC default
    0x1043463fb0aa336, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063443fc0aa336, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x1023443fa0ab358, // V_CMP_LE_U16 ENC_VOPC default
    0x1043463fb0ab358, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063443fc0ab358, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x1023443fa0ac34f, // V_CMP_GT_U16 ENC_VOPC default
    0x1043463fb0ac34f, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063443fc0ac34f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x1023443fa0ad36d, // V_CMP_NE_U16 ENC_VOPC default
    0x1043463fb0ad36d, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063443fc0ad36d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x1023443fa0ae346, // V_CMP_GE_U16 ENC_VOPC default
    0x1043463fb0ae346, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063443fc0ae346, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x10836c3fd0b02de, // V_CMPX_F_I64 ENC_VOPC default
    0x10636c3fe0b02de, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x10836c3fd0b1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x10636c3fe0b1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x10836c3fd0b22d6, // V_CMPX_EQ_I64 ENC_VOPC default
    0x10636c3fe0b22d6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x10836c3fd0b32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x10636c3fe0b32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x10836c3fd0b42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x10636c3fe0b42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x10836c3fd0b530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x10636c3fe0b530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x10836c3fd0b62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x10636c3fe0b62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x10836c3fd0b7327, // V_CMPX_T_I64 ENC_VOPC default
    0x10636c3fe0b7327, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x1083703ff0b82d0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x1063704000b82d0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x1023584010b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x10435a4020b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063584030b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x1023584010ba2d7, // V_CMPX_EQ_U16 ENC_VOPC default
    0x10435a4020ba2d7, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063584030ba2d7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x1023584010bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x10435a4020bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063584030bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x1023584010bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x10435a4020bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063584030bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x1023584010bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x10435a4020bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063584030bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x1023584010be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x10435a4020be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063584030be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x1023284040c033e, // V_CMP_F_U32 ENC_VOPC default
    0x10433c4050c033e, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063284060c033e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x1023284040c1365, // V_CMP_LT_U32 ENC_VOPC default
    0x10433c4050c1365, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063284060c1365, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x1023284040c2337, // V_CMP_EQ_U32 ENC_VOPC default
    0x10433c4050c2337, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063284060c2337, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x1023284040c3359, // V_CMP_LE_U32 ENC_VOPC default
    0x10433c4050c3359, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063284060c3359, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x1023284040c4350, // V_CMP_GT_U32 ENC_VOPC default
    0x10433c4050c4350, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063284060c4350, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x1023284040c536e, // V_CMP_NE_U32 ENC_VOPC default
    0x10433c4050c536e, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063284060c536e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x1023284040c6347, // V_CMP_GE_U32 ENC_VOPC default
    0x10433c4050c6347, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063284060c6347, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x1023284040c7387, // V_CMP_T_U32 ENC_VOPC default
    0x10433c4050c7387, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063284060c7387, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x10234a3e70c8339, // V_CMP_F_F16 ENC_VOPC default
    0x1043743e80c8339, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90c8339, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70c935e, // V_CMP_LT_F16 ENC_VOPC default
    0x1043743e80c935e, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90c935e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70ca330, // V_CMP_EQ_F16 ENC_VOPC default
    0x1043743e80ca330, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90ca330, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70cb352, // V_CMP_LE_F16 ENC_VOPC default
    0x1043743e80cb352, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90cb352, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70cc349, // V_CMP_GT_F16 ENC_VOPC default
    0x1043743e80cc349, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90cc349, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70cd35b, // V_CMP_LG_F16 ENC_VOPC default
    0x1043743e80cd35b, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90cd35b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70ce340, // V_CMP_GE_F16 ENC_VOPC default
    0x1043743e80ce340, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90ce340, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70cf37f, // V_CMP_O_F16 ENC_VOPC default
    0x1043743e80cf37f, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90cf37f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x10232e4070d02df, // V_CMPX_F_U32 ENC_VOPC default
    0x1043504080d02df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e4090d02df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x10232e4070d1306, // V_CMPX_LT_U32 ENC_VOPC default
    0x1043504080d1306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e4090d1306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x10232e4070d22d8, // V_CMPX_EQ_U32 ENC_VOPC default
    0x1043504080d22d8, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e4090d22d8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x10232e4070d32fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x1043504080d32fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e4090d32fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x10232e4070d42f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x1043504080d42f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e4090d42f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x10232e4070d530f, // V_CMPX_NE_U32 ENC_VOPC default
    0x1043504080d530f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e4090d530f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x10232e4070d62e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x1043504080d62e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e4090d62e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x10232e4070d7328, // V_CMPX_T_U32 ENC_VOPC default
    0x1043504080d7328, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e4090d7328, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x10235e3f30d82da, // V_CMPX_F_F16 ENC_VOPC default
    0x1043783f40d82da, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50d82da, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30d92ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x1043783f40d92ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50d92ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30da2d1, // V_CMPX_EQ_F16 ENC_VOPC default
    0x1043783f40da2d1, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50da2d1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30db2f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x1043783f40db2f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50db2f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30dc2ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x1043783f40dc2ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50dc2ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30dd2fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x1043783f40dd2fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50dd2fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30de2e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x1043783f40de2e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50de2e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30df320, // V_CMPX_O_F16 ENC_VOPC default
    0x1043783f40df320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50df320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x10836440a0e033f, // V_CMP_F_U64 ENC_VOPC default
    0x10636440b0e033f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x10836440a0e1366, // V_CMP_LT_U64 ENC_VOPC default
    0x10636440b0e1366, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x10836440a0e2338, // V_CMP_EQ_U64 ENC_VOPC default
    0x10636440b0e2338, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10836440a0e335a, // V_CMP_LE_U64 ENC_VOPC default
    0x10636440b0e335a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x10836440a0e4351, // V_CMP_GT_U64 ENC_VOPC default
    0x10636440b0e4351, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x10836440a0e536f, // V_CMP_NE_U64 ENC_VOPC default
    0x10636440b0e536f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x10836440a0e6348, // V_CMP_GE_U64 ENC_VOPC default
    0x10636440b0e6348, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x10836440a0e7388, // V_CMP_T_U64 ENC_VOPC default
    0x10636440b0e7388, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x10234a3e70e8389, // V_CMP_U_F16 ENC_VOPC default
    0x1043743e80e8389, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90e8389, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70e9370, // V_CMP_NGE_F16 ENC_VOPC default
    0x1043743e80e9370, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90e9370, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70ea379, // V_CMP_NLG_F16 ENC_VOPC default
    0x1043743e80ea379, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90ea379, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70eb373, // V_CMP_NGT_F16 ENC_VOPC default
    0x1043743e80eb373, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90eb373, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70ec376, // V_CMP_NLE_F16 ENC_VOPC default
    0x1043743e80ec376, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90ec376, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70ed367, // V_CMP_NEQ_F16 ENC_VOPC default
    0x1043743e80ed367, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90ed367, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70ee37c, // V_CMP_NLT_F16 ENC_VOPC default
    0x1043743e80ee37c, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90ee37c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x10234a3e70ef382, // V_CMP_TRU_F16 ENC_VOPC default
    0x1043743e80ef382, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634a3e90ef382, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10836c40c0f02e0, // V_CMPX_F_U64 ENC_VOPC default
    0x10636c40d0f02e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x10836c40c0f1307, // V_CMPX_LT_U64 ENC_VOPC default
    0x10636c40d0f1307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x10836c40c0f22d9, // V_CMPX_EQ_U64 ENC_VOPC default
    0x10636c40d0f22d9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10836c40c0f32fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x10636c40d0f32fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x10836c40c0f42f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x10636c40d0f42f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x10836c40c0f5310, // V_CMPX_NE_U64 ENC_VOPC default
    0x10636c40d0f5310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x10836c40c0f62e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x10636c40d0f62e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x10836c40c0f7329, // V_CMPX_T_U64 ENC_VOPC default
    0x10636c40d0f7329, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x10235e3f30f832a, // V_CMPX_U_F16 ENC_VOPC default
    0x1043783f40f832a, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50f832a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30f9311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x1043783f40f9311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50f9311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30fa31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x1043783f40fa31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50fa31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30fb314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x1043783f40fb314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50fb314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30fc317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x1043783f40fc317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50fc317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30fd308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x1043783f40fd308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50fd308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30fe31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x1043783f40fe31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50fe31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x10235e3f30ff323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x1043783f40ff323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635e3f50ff323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10a1cc208000432, // V_NOP ENC_VOP1 default
    0x10a22a40e001420, // V_MOV_B32 ENC_VOP1 default
    0x10c22e40f001420, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22c410001420, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x110230411001420, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x11222a412001420, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x114234413002454, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x1162384140033a4, // V_CVT_I32_F64 ENC_VOP1 default
    0x1122384150033a4, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x10a23c41600439f, // V_CVT_F64_I32 ENC_VOP1 default
    0x11223c41700439f, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x10a22a418005398, // V_CVT_F32_I32 ENC_VOP1 default
    0x10c22e419005398, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e24041a005398, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x11023041b005398, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x11222a41c005398, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x10a22a41d006399, // V_CVT_F32_U32 ENC_VOP1 default
    0x10c22e41e006399, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e24041f006399, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x110230420006399, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x11222a421006399, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x10a22a4220073b2, // V_CVT_U32_F32 ENC_VOP1 default
    0x10c22e4230073b2, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2444240073b2, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x1102464250073b2, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a4260073b2, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x10a22a4270083a3, // V_CVT_I32_F32 ENC_VOP1 default
    0x10c22e4280083a3, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2444290083a3, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11024642a0083a3, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a42b0083a3, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a24a42c00a393, // V_CVT_F16_F32 ENC_VOP1 default
    0x10c24e42d00a393, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e24c42e00a393, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x11025042f00a393, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x11224a43000a393, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x10a25443100b396, // V_CVT_F32_F16 ENC_VOP1 default
    0x10c25843200b396, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25643300b396, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a43400b396, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225443500b396, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x10a22a42700c3b0, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x10c22e42800c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e24442900c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11024642a00c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a42b00c3b0, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a22a42700d3a1, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x10c22e42800d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e24442900d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11024642a00d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a42b00d3a1, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a22a41800e3a7, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x10c22e41900e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x10e24041a00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x11023041b00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x11222a41c00e3a7, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x11623843600f397, // V_CVT_F32_F64 ENC_VOP1 default
    0x11223843700f397, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x10a23c43801039e, // V_CVT_F64_F32 ENC_VOP1 default
    0x11223c43901039e, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x10a22a41d01139a, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x10c22e41e01139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x10e24041f01139a, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x11023042001139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x11222a42101139a, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x10a22a41d01239b, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x10c22e41e01239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x10e24041f01239b, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x11023042001239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x11222a42101239b, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x10a22a41d01339c, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x10c22e41e01339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x10e24041f01339c, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x11023042001339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x11222a42101339c, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x10a22a41d01439d, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x10c22e41e01439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x10e24041f01439d, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x11023042001439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x11222a42101439d, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x11623843a0153b3, // V_CVT_U32_F64 ENC_VOP1 default
    0x11223843b0153b3, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x10a23c43c0163a0, // V_CVT_F64_U32 ENC_VOP1 default
    0x11223c43d0163a0, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x11626243e017478, // V_TRUNC_F64 ENC_VOP1 default
    0x11226243f017478, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x11626243e0182cc, // V_CEIL_F64 ENC_VOP1 default
    0x11226243f0182cc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x11626243e019458, // V_RNDNE_F64 ENC_VOP1 default
    0x11226243f019458, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x11626243e01a3c2, // V_FLOOR_F64 ENC_VOP1 default
    0x11226243f01a3c2, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x10a1cc20801b43a, // V_PIPEFLUSH ENC_VOP1 default
    0x10a22a4400203d0, // V_FRACT_F32 ENC_VOP1 default
    0x10c22e4410203d0, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2664420203d0, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x1102464430203d0, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a4440203d0, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x10a22a440021477, // V_TRUNC_F32 ENC_VOP1 default
    0x10c22e441021477, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e266442021477, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x110246443021477, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a444021477, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x10a22a4400222cb, // V_CEIL_F32 ENC_VOP1 default
    0x10c22e4410222cb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2664420222cb, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x1102464430222cb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a4440222cb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x10a22a440023457, // V_RNDNE_F32 ENC_VOP1 default
    0x10c22e441023457, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e266442023457, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x110246443023457, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a444023457, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x10a22a4400243c1, // V_FLOOR_F32 ENC_VOP1 default
    0x10c22e4410243c1, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2664420243c1, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x1102464430243c1, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a4440243c1, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x10a22a4400253bc, // V_EXP_F32 ENC_VOP1 default
    0x10c22e4410253bc, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2664420253bc, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x1102464430253bc, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a4440253bc, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x10a22a4400273e3, // V_LOG_F32 ENC_VOP1 default
    0x10c22e4410273e3, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2664420273e3, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x1102464430273e3, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a4440273e3, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x10a22a44002a451, // V_RCP_F32 ENC_VOP1 default
    0x10c22e44102a451, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e26644202a451, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x11024644302a451, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a44402a451, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x10a22a44002b453, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x10c22e44102b453, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e26644202b453, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x11024644302b453, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a44402b453, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x10a22a44002e45a, // V_RSQ_F32 ENC_VOP1 default
    0x10c22e44102e45a, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e26644202e45a, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x11024644302e45a, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a44402e45a, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x11626243e02f452, // V_RCP_F64 ENC_VOP1 default
    0x11226243f02f452, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x11626243e03145b, // V_RSQ_F64 ENC_VOP1 default
    0x11226243f03145b, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x10a22a440033464, // V_SQRT_F32 ENC_VOP1 default
    0x10c22e441033464, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e266442033464, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x110246443033464, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a444033464, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x11626243e034465, // V_SQRT_F64 ENC_VOP1 default
    0x11226243f034465, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x10a22a440035462, // V_SIN_F32 ENC_VOP1 default
    0x10c22e441035462, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e266442035462, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x110246443035462, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a444035462, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x10a22a44003638e, // V_COS_F32 ENC_VOP1 default
    0x10c22e44103638e, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e26644203638e, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x11024644303638e, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a44403638e, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x10a22a445037433, // V_NOT_B32 ENC_VOP1 default
    0x10c22e446037433, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22c447037433, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x110230448037433, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x11222a449037433, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x10a22a40e0382c9, // V_BFREV_B32 ENC_VOP1 default
    0x10c22e40f0382c9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22c4100382c9, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x1102304110382c9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x11222a4120382c9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x10a22a44a0393be, // V_FFBH_U32 ENC_VOP1 default
    0x10c22e44b0393be, // V_FFBH_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e22c44c0393be, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x11023044d0393be, // V_FFBH_U32 VOP1_VOP_DPP16 has_dpp16
    0x11222a44e0393be, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x10a22a44a03a3bf, // V_FFBL_B32 ENC_VOP1 default
    0x10c22e44b03a3bf, // V_FFBL_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22c44c03a3bf, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x11023044d03a3bf, // V_FFBL_B32 VOP1_VOP_DPP16 has_dpp16
    0x11222a44e03a3bf, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x10a22a44f03b3bd, // V_FFBH_I32 ENC_VOP1 default
    0x10c22e45003b3bd, // V_FFBH_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e22c45103b3bd, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x11023045203b3bd, // V_FFBH_I32 VOP1_VOP_DPP16 has_dpp16
    0x11222a45303b3bd, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x11623841403c3d4, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x11223841503c3d4, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x11626243e03d3d7, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x11226243f03d3d7, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x11626243e03e3d1, // V_FRACT_F64 ENC_VOP1 default
    0x11226243f03e3d1, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x10a22a42703f3d3, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x10c22e42803f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e24442903f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11024642a03f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a42b03f3d3, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a22a4400403d6, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x10c22e4410403d6, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2664420403d6, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x1102464430403d6, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222a4440403d6, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x10a1cc2080412cd, // V_CLREXCP ENC_VOP1 default
    0x10a22a45404241c, // V_MOVRELD_B32 ENC_VOP1 default
    0x10c22e45504241c, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22c45604241c, // V_MOVRELD_B32 VOP1_VOP_SDWA has_sdwa
    0x11023045704241c, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x11222a45804241c, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x11422a45904341f, // V_MOVRELS_B32 ENC_VOP1 default
    0x10c22e45504341f, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22c45a04341f, // V_MOVRELS_B32 VOP1_VOP_SDWA has_sdwa
    0x11023045704341f, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x11422a45904441e, // V_MOVRELSD_B32 ENC_VOP1 default
    0x10c22e45504441e, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22c45a04441e, // V_MOVRELSD_B32 VOP1_VOP_SDWA has_sdwa
    0x11023045704441e, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x11422a45904841d, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x10c22e45504841d, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22c45a04841d, // V_MOVRELSD_2_B32 VOP1_VOP_SDWA has_sdwa
    0x11023045704841d, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x10a26845b050395, // V_CVT_F16_U16 ENC_VOP1 default
    0x10c26c45c050395, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x10e26a45d050395, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x11026e45e050395, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x11226845f050395, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x10a268460051394, // V_CVT_F16_I16 ENC_VOP1 default
    0x10c26c461051394, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e26a462051394, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x11026e463051394, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x112268464051394, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x10a2724650523b1, // V_CVT_U16_F16 ENC_VOP1 default
    0x10c2764660523b1, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2744670523b1, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102784680523b1, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122724690523b1, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x10a27246a0533a2, // V_CVT_I16_F16 ENC_VOP1 default
    0x10c27646b0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27446c0533a2, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11027846d0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227246e0533a2, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a27c46f054450, // V_RCP_F16 ENC_VOP1 default
    0x10c280470054450, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27e471054450, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x110282472054450, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227c473054450, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x10a27c46f055463, // V_SQRT_F16 ENC_VOP1 default
    0x10c280470055463, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27e471055463, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x110282472055463, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227c473055463, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x10a27c46f056459, // V_RSQ_F16 ENC_VOP1 default
    0x10c280470056459, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27e471056459, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x110282472056459, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227c473056459, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x10a27c46f0573e2, // V_LOG_F16 ENC_VOP1 default
    0x10c2804700573e2, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27e4710573e2, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x1102824720573e2, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227c4730573e2, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x10a27c46f0583bb, // V_EXP_F16 ENC_VOP1 default
    0x10c2804700583bb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27e4710583bb, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x1102824720583bb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227c4730583bb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x10a27c46f0593d5, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x10c2804700593d5, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27e4710593d5, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x1102824720593d5, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227c4730593d5, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x10a27246a05a3d2, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x10c27646b05a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27446c05a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11027846d05a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227246e05a3d2, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a27c46f05b3c0, // V_FLOOR_F16 ENC_VOP1 default
    0x10c28047005b3c0, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27e47105b3c0, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x11028247205b3c0, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227c47305b3c0, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x10a27c46f05c2ca, // V_CEIL_F16 ENC_VOP1 default
    0x10c28047005c2ca, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27e47105c2ca, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x11028247205c2ca, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227c47305c2ca, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x10a27c46f05d476, // V_TRUNC_F16 ENC_VOP1 default
    0x10c28047005d476, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27e47105d476, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x11028247205d476, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227c47305d476, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x10a27c46f05e456, // V_RNDNE_F16 ENC_VOP1 default
    0x10c28047005e456, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27e47105e456, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x11028247205e456, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227c47305e456, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x10a27c46f05f3cf, // V_FRACT_F16 ENC_VOP1 default
    0x10c28047005f3cf, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27e47105f3cf, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x11028247205f3cf, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227c47305f3cf, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x10a27c46f060461, // V_SIN_F16 ENC_VOP1 default
    0x10c280470060461, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27e471060461, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x110282472060461, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227c473060461, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x10a27c46f06138d, // V_COS_F16 ENC_VOP1 default
    0x10c28047006138d, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27e47106138d, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x11028247206138d, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227c47306138d, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x10a22a474062460, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x10c22e475062460, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e22c476062460, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x110230477062460, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x11222a478062460, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x10a27246a0633a5, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x10c27646b0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27446c0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11027846d0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227246e0633a5, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a2724650643a6, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x10c2764660643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2744670643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102784680643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122724690643a6, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x114286479065474, // V_SWAP_B32 ENC_VOP1 default
    0x11428647a068473, // V_SWAPREL_B32 ENC_VOP1 default
    0x1181ea47b003256, // S_MOV_B32 ENC_SOP1 default
    0x11a1ea47c003256, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ec47d004257, // S_MOV_B64 ENC_SOP1 default
    0x11a1ec47e004257, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea47f005209, // S_CMOV_B32 ENC_SOP1 default
    0x11a1ea480005209, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ec48100620a, // S_CMOV_B64 ENC_SOP1 default
    0x11a1ec48200620a, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea483007265, // S_NOT_B32 ENC_SOP1 default
    0x11a1ea484007265, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ec485008266, // S_NOT_B64 ENC_SOP1 default
    0x11a1ec486008266, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea483009298, // S_WQM_B32 ENC_SOP1 default
    0x11a1ea484009298, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ec48500a299, // S_WQM_B64 ENC_SOP1 default
    0x11a1ec48600a299, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea48700b1f5, // S_BREV_B32 ENC_SOP1 default
    0x11a1ea48800b1f5, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ec48900c1f6, // S_BREV_B64 ENC_SOP1 default
    0x11a1ec48a00c1f6, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea48b00d1e1, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x11a1ea48c00d1e1, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ee48d00e1e2, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x11a1ee48e00e1e2, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea48b00f1e3, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x11a1ea48c00f1e3, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ee48d0101e4, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x11a1ee48e0101e4, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea48f01122e, // S_FF0_I32_B32 ENC_SOP1 default
    0x11a1ea49001122e, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ee49101222f, // S_FF0_I32_B64 ENC_SOP1 default
    0x11a1ee49201222f, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea48f013230, // S_FF1_I32_B32 ENC_SOP1 default
    0x11a1ea490013230, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ee491014231, // S_FF1_I32_B64 ENC_SOP1 default
    0x11a1ee492014231, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea48f015233, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x11a1ea490015233, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ee491016234, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x11a1ee492016234, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea493017232, // S_FLBIT_I32 ENC_SOP1 default
    0x11a1ea494017232, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x1181ee495018235, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x11a1ee496018235, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x1181ea497019284, // S_SEXT_I32_I8 ENC_SOP1 default
    0x11a1ea498019284, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x1181ea49901a283, // S_SEXT_I32_I16 ENC_SOP1 default
    0x11a1ea49a01a283, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x1181ea49b01b1f0, // S_BITSET0_B32 ENC_SOP1 default
    0x11a1ea49c01b1f0, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x1181f049d01c1f1, // S_BITSET0_B64 ENC_SOP1 default
    0x11a1f049e01c1f1, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea49b01d1f2, // S_BITSET1_B32 ENC_SOP1 default
    0x11a1ea49c01d1f2, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x1181f049d01e1f3, // S_BITSET1_B64 ENC_SOP1 default
    0x11a1f049e01e1f3, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x1181f249f01f236, // S_GETPC_B64 ENC_SOP1 default
    0x1181f44a002027f, // S_SETPC_B64 ENC_SOP1 default
    0x1181ec4a102128b, // S_SWAPPC_B64 ENC_SOP1 default
    0x1181f44a0022276, // S_RFE_B64 ENC_SOP1 default
    0x1181ec4a20241db, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ec4a30241db, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ec4a2025270, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ec4a3025270, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ec4a20262a1, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ec4a30262a1, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ec4a20271d5, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ec4a30271d5, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ec4a202826c, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ec4a302826c, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ec4a202925f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ec4a302925f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ec4a202a264, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ec4a302a264, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ec4a202b29d, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ec4a302b29d, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea48302c274, // S_QUADMASK_B32 ENC_SOP1 default
    0x11a1ea48402c274, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ec48502d275, // S_QUADMASK_B64 ENC_SOP1 default
    0x11a1ec48602d275, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea4a402e254, // S_MOVRELS_B32 ENC_SOP1 default
    0x1181ec4a502f255, // S_MOVRELS_B64 ENC_SOP1 default
    0x1181ea4a6030251, // S_MOVRELD_B32 ENC_SOP1 default
    0x11a1ea4a7030251, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ec4a8031252, // S_MOVRELD_B64 ENC_SOP1 default
    0x11a1ec4a9031252, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea4aa0341c9, // S_ABS_I32 ENC_SOP1 default
    0x11a1ea4ab0341c9, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x1181ec4a20371cf, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ec4a30371cf, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ec4a2038268, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ec4a3038268, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ec4a20391d1, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x11a1ec4a30391d1, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ec4a203a1d7, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x11a1ec4a303a1d7, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181f04ac03b1ef, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x11a1f04ad03b1ef, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4ae03c1da, // S_AND_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1ea4af03c1da, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4ae03d26f, // S_OR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1ea4af03d26f, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4ae03e2a0, // S_XOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1ea4af03e2a0, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4ae03f1d4, // S_ANDN2_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1ea4af03f1d4, // S_ANDN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4ae04026b, // S_ORN2_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1ea4af04026b, // S_ORN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4ae04125e, // S_NAND_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1ea4af04125e, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4ae042263, // S_NOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1ea4af042263, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4ae04329c, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1ea4af04329c, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4ae0441ce, // S_ANDN1_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1ea4af0441ce, // S_ANDN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4ae045267, // S_ORN1_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1ea4af045267, // S_ORN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4ae0461d0, // S_ANDN1_WREXEC_B32 ENC_SOP1 default
    0x11a1ea4af0461d0, // S_ANDN1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4ae0471d6, // S_ANDN2_WREXEC_B32 ENC_SOP1 default
    0x11a1ea4af0471d6, // S_ANDN2_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4b0049253, // S_MOVRELSD_2_B32 ENC_SOP1 default
    0x11c1fe4b1000217, // S_CMP_EQ_I32 ENC_SOPC default
    0x11e1fe4b2000217, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b3000217, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b4000217, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b1001220, // S_CMP_LG_I32 ENC_SOPC default
    0x11e1fe4b2001220, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b3001220, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b4001220, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b100221c, // S_CMP_GT_I32 ENC_SOPC default
    0x11e1fe4b200221c, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b300221c, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b400221c, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b100321a, // S_CMP_GE_I32 ENC_SOPC default
    0x11e1fe4b200321a, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b300321a, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b400321a, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b1004223, // S_CMP_LT_I32 ENC_SOPC default
    0x11e1fe4b2004223, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b3004223, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b4004223, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b100521e, // S_CMP_LE_I32 ENC_SOPC default
    0x11e1fe4b200521e, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b300521e, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b400521e, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b5006218, // S_CMP_EQ_U32 ENC_SOPC default
    0x11e1fe4b6006218, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b7006218, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b8006218, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b5007221, // S_CMP_LG_U32 ENC_SOPC default
    0x11e1fe4b6007221, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b7007221, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b8007221, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b500821d, // S_CMP_GT_U32 ENC_SOPC default
    0x11e1fe4b600821d, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b700821d, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b800821d, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b500921b, // S_CMP_GE_U32 ENC_SOPC default
    0x11e1fe4b600921b, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b700921b, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b800921b, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b500a224, // S_CMP_LT_U32 ENC_SOPC default
    0x11e1fe4b600a224, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b700a224, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b800a224, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b500b21f, // S_CMP_LE_U32 ENC_SOPC default
    0x11e1fe4b600b21f, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b700b21f, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b800b21f, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b500c1eb, // S_BITCMP0_B32 ENC_SOPC default
    0x11e1fe4b600c1eb, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b700c1eb, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b800c1eb, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b500d1ed, // S_BITCMP1_B32 ENC_SOPC default
    0x11e1fe4b600d1ed, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x1201fe4b700d1ed, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x1221fe4b800d1ed, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c2004b900e1ec, // S_BITCMP0_B64 ENC_SOPC default
    0x11e2004ba00e1ec, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x1202004bb00e1ec, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x1222004bc00e1ec, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c2004b900f1ee, // S_BITCMP1_B64 ENC_SOPC default
    0x11e2004ba00f1ee, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x1202004bb00f1ee, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x1222004bc00f1ee, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c2024bd012219, // S_CMP_EQ_U64 ENC_SOPC default
    0x11e2024be012219, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x1202024bf012219, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x1222024c0012219, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c2024bd013222, // S_CMP_LG_U64 ENC_SOPC default
    0x11e2024be013222, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x1202024bf013222, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x1222024c0013222, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1242124c1000260, // S_NOP ENC_SOPP default
    0x12421420800122b, // S_ENDPGM ENC_SOPP default
    0x1242164c20021f4, // S_BRANCH ENC_SOPP default
    0x1241cc208003297, // S_WAKEUP ENC_SOPP default
    0x1242164c3004203, // S_CBRANCH_SCC0 ENC_SOPP default
    0x1242164c3005204, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1262164c4006206, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1262164c4007205, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x1242164c5008202, // S_CBRANCH_EXECZ ENC_SOPP default
    0x1242164c5009201, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1241cc20800a1e0, // S_BARRIER ENC_SOPP default
    0x1242124c100b27e, // S_SETKILL ENC_SOPP default
    0x1242184c600c290, // S_WAITCNT ENC_SOPP default
    0x1242124c100d27d, // S_SETHALT ENC_SOPP default
    0x1242124c100e285, // S_SLEEP ENC_SOPP default
    0x1242124c100f280, // S_SETPRIO ENC_SOPP default
    0x12421a4c701027b, // S_SENDMSG ENC_SOPP default
    0x12421a4c701127c, // S_SENDMSGHALT ENC_SOPP default
    0x1242124c101228c, // S_TRAP ENC_SOPP default
    0x1241cc20801323a, // S_ICACHE_INV ENC_SOPP default
    0x1242124c101423b, // S_INCPERFLEVEL ENC_SOPP default
    0x1242124c1015229, // S_DECPERFLEVEL ENC_SOPP default
    0x1241cc2d501628d, // S_TTRACEDATA ENC_SOPP default
    0x1242164c20171fd, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x1242164c2018200, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x1242164c20191ff, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x1242164c201a1fe, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x1241cc20801b22d, // S_ENDPGM_SAVED ENC_SOPP default
    0x1241cc20801e22c, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x1241cc20801f225, // S_CODE_END ENC_SOPP default
    0x12421c4c102023c, // S_INST_PREFETCH ENC_SOPP default
    0x12421c4c8021207, // S_CLAUSE ENC_SOPP default
    0x1241cc208022296, // S_WAIT_IDLE ENC_SOPP default
    0x12421e4c9023291, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x12421c4c1024277, // S_ROUND_MODE ENC_SOPP default
    0x1242124c102522a, // S_DENORM_MODE ENC_SOPP default
    0x12421c4c102828e, // S_TTRACEDATA_IMM ENC_SOPP default
];
