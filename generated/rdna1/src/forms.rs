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
    0x01c1f40480001cd, // S_ADD_U32 ENC_SOP2 default
    0x01e1f40490001cd, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a0001cd, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b0001cd, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404800128a, // S_SUB_U32 ENC_SOP2 default
    0x01e1f404900128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a00128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b00128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404c0021cc, // S_ADD_I32 ENC_SOP2 default
    0x01e1f404d0021cc, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f404e0021cc, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f404f0021cc, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404c003289, // S_SUB_I32 ENC_SOP2 default
    0x01e1f404d003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f404e003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f404f003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f40500041ca, // S_ADDC_U32 ENC_SOP2 default
    0x01e1f40510041ca, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f40520041ca, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f40530041ca, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f4050005286, // S_SUBB_U32 ENC_SOP2 default
    0x01e1f4051005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f4052005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f4053005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404c00624e, // S_MIN_I32 ENC_SOP2 default
    0x01e1f404d00624e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f404e00624e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f404f00624e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404800724f, // S_MIN_U32 ENC_SOP2 default
    0x01e1f404900724f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a00724f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b00724f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404c00824a, // S_MAX_I32 ENC_SOP2 default
    0x01e1f404d00824a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f404e00824a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f404f00824a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404800924b, // S_MAX_U32 ENC_SOP2 default
    0x01e1f404900924b, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a00924b, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b00924b, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f405400a226, // S_CSELECT_B32 ENC_SOP2 default
    0x01e1f405500a226, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f405600a226, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f405700a226, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f605800b227, // S_CSELECT_B64 ENC_SOP2 default
    0x01e1f605900b227, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f605a00b227, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f605b00b227, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404800e1d8, // S_AND_B32 ENC_SOP2 default
    0x01e1f404900e1d8, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a00e1d8, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b00e1d8, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f605c00f1d9, // S_AND_B64 ENC_SOP2 default
    0x01e1f605d00f1d9, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f605e00f1d9, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f605f00f1d9, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404801026d, // S_OR_B32 ENC_SOP2 default
    0x01e1f404901026d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a01026d, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b01026d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f605c01126e, // S_OR_B64 ENC_SOP2 default
    0x01e1f605d01126e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f605e01126e, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f605f01126e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404801229e, // S_XOR_B32 ENC_SOP2 default
    0x01e1f404901229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a01229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b01229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f605c01329f, // S_XOR_B64 ENC_SOP2 default
    0x01e1f605d01329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f605e01329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f605f01329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f40480141d2, // S_ANDN2_B32 ENC_SOP2 default
    0x01e1f40490141d2, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a0141d2, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b0141d2, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f605c0151d3, // S_ANDN2_B64 ENC_SOP2 default
    0x01e1f605d0151d3, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f605e0151d3, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f605f0151d3, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f4048016269, // S_ORN2_B32 ENC_SOP2 default
    0x01e1f4049016269, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a016269, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b016269, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f605c01726a, // S_ORN2_B64 ENC_SOP2 default
    0x01e1f605d01726a, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f605e01726a, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f605f01726a, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404801825c, // S_NAND_B32 ENC_SOP2 default
    0x01e1f404901825c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a01825c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b01825c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f605c01925d, // S_NAND_B64 ENC_SOP2 default
    0x01e1f605d01925d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f605e01925d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f605f01925d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404801a261, // S_NOR_B32 ENC_SOP2 default
    0x01e1f404901a261, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a01a261, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b01a261, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f605c01b262, // S_NOR_B64 ENC_SOP2 default
    0x01e1f605d01b262, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f605e01b262, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f605f01b262, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404801c29a, // S_XNOR_B32 ENC_SOP2 default
    0x01e1f404901c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a01c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b01c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f605c01d29b, // S_XNOR_B64 ENC_SOP2 default
    0x01e1f605d01d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f605e01d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f605f01d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404801e246, // S_LSHL_B32 ENC_SOP2 default
    0x01e1f404901e246, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a01e246, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b01e246, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f806001f247, // S_LSHL_B64 ENC_SOP2 default
    0x01e1f806101f247, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f806201f247, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f806301f247, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f4048020248, // S_LSHR_B32 ENC_SOP2 default
    0x01e1f4049020248, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a020248, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b020248, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f8060021249, // S_LSHR_B64 ENC_SOP2 default
    0x01e1f8061021249, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201f8062021249, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221f8063021249, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f40640221dc, // S_ASHR_I32 ENC_SOP2 default
    0x01e1f40650221dc, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f40660221dc, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f40670221dc, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f80680231dd, // S_ASHR_I64 ENC_SOP2 default
    0x01e1f80690231dd, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x0201f806a0231dd, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x0221f806b0231dd, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f406c0241e9, // S_BFM_B32 ENC_SOP2 default
    0x01e1f406d0241e9, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x0201f406e0241e9, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x0221f406f0241e9, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1fa0700251ea, // S_BFM_B64 ENC_SOP2 default
    0x01e1fa0710251ea, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x0201fa0720251ea, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x0221fa0730251ea, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f407402625b, // S_MUL_I32 ENC_SOP2 default
    0x01e1f407502625b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f407602625b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f407702625b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f40480271e7, // S_BFE_U32 ENC_SOP2 default
    0x01e1f40490271e7, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a0271e7, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b0271e7, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f40640281e5, // S_BFE_I32 ENC_SOP2 default
    0x01e1f40650281e5, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f40660281e5, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f40670281e5, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f80600291e8, // S_BFE_U64 ENC_SOP2 default
    0x01e1f80610291e8, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x0201f80620291e8, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x0221f80630291e8, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f806802a1e6, // S_BFE_I64 ENC_SOP2 default
    0x01e1f806902a1e6, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x0201f806a02a1e6, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x0221f806b02a1e6, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404c02c1c8, // S_ABSDIFF_I32 ENC_SOP2 default
    0x01e1f404d02c1c8, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f404e02c1c8, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f404f02c1c8, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404802e242, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x01e1f404902e242, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a02e242, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b02e242, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f404802f243, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x01e1f404902f243, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a02f243, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b02f243, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f4048030244, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x01e1f4049030244, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a030244, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b030244, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f4048031245, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x01e1f4049031245, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f404a031245, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f404b031245, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f4078032273, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x01e1f4079032273, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x0201f407a032273, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x0221f407b032273, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f407c033272, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x01e1f407d033272, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x0201f407e033272, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x0221f407f033272, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f4080034271, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x01e1f4081034271, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x0201f4082034271, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x0221f4083034271, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f406c03525a, // S_MUL_HI_U32 ENC_SOP2 default
    0x01e1f406d03525a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x0201f406e03525a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x0221f406f03525a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1f4074036259, // S_MUL_HI_I32 ENC_SOP2 default
    0x01e1f4075036259, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x0201f4076036259, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x0221f4077036259, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x024202084000250, // S_MOVK_I32 ENC_SOPK default
    0x02420408500128f, // S_VERSION ENC_SOPK default
    0x024202086002208, // S_CMOVK_I32 ENC_SOPK default
    0x02420208700320b, // S_CMPK_EQ_I32 ENC_SOPK default
    0x024202087004213, // S_CMPK_LG_I32 ENC_SOPK default
    0x02420208700520f, // S_CMPK_GT_I32 ENC_SOPK default
    0x02420208700620d, // S_CMPK_GE_I32 ENC_SOPK default
    0x024202087007215, // S_CMPK_LT_I32 ENC_SOPK default
    0x024202087008211, // S_CMPK_LE_I32 ENC_SOPK default
    0x02420208800920c, // S_CMPK_EQ_U32 ENC_SOPK default
    0x02420208800a214, // S_CMPK_LG_U32 ENC_SOPK default
    0x02420208800b210, // S_CMPK_GT_U32 ENC_SOPK default
    0x02420208800c20e, // S_CMPK_GE_U32 ENC_SOPK default
    0x02420208800d216, // S_CMPK_LT_U32 ENC_SOPK default
    0x02420208800e212, // S_CMPK_LE_U32 ENC_SOPK default
    0x02420208900f1cb, // S_ADDK_I32 ENC_SOPK default
    0x02420208a010258, // S_MULK_I32 ENC_SOPK default
    0x02420608b012237, // S_GETREG_B32 ENC_SOPK default
    0x02420808c013281, // S_SETREG_B32 ENC_SOPK default
    0x02620a08d015282, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x02420c08e0161fc, // S_CALL_B64 ENC_SOPK default
    0x02420208f017295, // S_WAITCNT_VSCNT ENC_SOPK default
    0x02420208f018294, // S_WAITCNT_VMCNT ENC_SOPK default
    0x02420208f019292, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x02420208f01a293, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x02420e09001b287, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x02420e09001c288, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x02821e0910003db, // V_INTERP_P1_F32 ENC_VINTRP default
    0x02821e0920013dd, // V_INTERP_P2_F32 ENC_VINTRP default
    0x0282220930023d8, // V_INTERP_MOV_F32 ENC_VINTRP default
    0x02a326094000443, // V_PK_MAD_I16 ENC_VOP3P default
    0x02c326095000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e326096000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x030326097000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x032326098000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x034326099000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03632609a000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03832609b000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a32809c00144c, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x03c32809d00144c, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e32809e00144c, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x04032809f00144c, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3280a000243c, // V_PK_ADD_I16 ENC_VOP3P default
    0x03c3280a100243c, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3280a200243c, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403280a300243c, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3280a000344d, // V_PK_SUB_I16 ENC_VOP3P default
    0x03c3280a100344d, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3280a200344d, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403280a300344d, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423280a4004441, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x03c3280a5004441, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443280a6004441, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403280a7004441, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423280a4005442, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x03c3280a5005442, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443280a6005442, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403280a7005442, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423280a800643e, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x03c3280a900643e, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0443280aa00643e, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403280ab00643e, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3280a0007446, // V_PK_MAX_I16 ENC_VOP3P default
    0x03c3280a1007446, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3280a2007446, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403280a3007446, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3280a0008449, // V_PK_MIN_I16 ENC_VOP3P default
    0x03c3280a1008449, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3280a2008449, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403280a3008449, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3260ac009444, // V_PK_MAD_U16 ENC_VOP3P default
    0x02c3260ad009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e3260ae009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0303260af009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323260b0009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0343260b1009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363260b2009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383260b3009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a32809c00a43d, // V_PK_ADD_U16 ENC_VOP3P default
    0x03c32809d00a43d, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e32809e00a43d, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x04032809f00a43d, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a32809c00b44e, // V_PK_SUB_U16 ENC_VOP3P default
    0x03c32809d00b44e, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e32809e00b44e, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x04032809f00b44e, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a32809c00c447, // V_PK_MAX_U16 ENC_VOP3P default
    0x03c32809d00c447, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e32809e00c447, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x04032809f00c447, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a32809c00d44a, // V_PK_MIN_U16 ENC_VOP3P default
    0x03c32809d00d44a, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e32809e00d44a, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x04032809f00d44a, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a32a0b400e440, // V_PK_FMA_F16 ENC_VOP3P default
    0x02c32a0b500e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e32a0b600e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x03032a0b700e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03232a0b800e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x03432a0b900e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03632a0ba00e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03832a0bb00e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a32c0bc00f43b, // V_PK_ADD_F16 ENC_VOP3P default
    0x03c32c0bd00f43b, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e32c0be00f43b, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x04032c0bf00f43b, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a32c0bc01044b, // V_PK_MUL_F16 ENC_VOP3P default
    0x03c32c0bd01044b, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e32c0be01044b, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x04032c0bf01044b, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a32c0bc011448, // V_PK_MIN_F16 ENC_VOP3P default
    0x03c32c0bd011448, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e32c0be011448, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x04032c0bf011448, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a32c0bc012445, // V_PK_MAX_F16 ENC_VOP3P default
    0x03c32c0bd012445, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e32c0be012445, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x04032c0bf012445, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a32e0c00203ce, // V_FMA_MIX_F32 ENC_VOP3P default
    0x02c32e0c10203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x02e32e0c20203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x03032e0c30203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03232e0c40203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x03432e0c50203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03632e0c60203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03832e0c70203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a32e0c80213cd, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x02c32e0c90213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e32e0ca0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x03032e0cb0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03232e0cc0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x03432e0cd0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03632e0ce0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03832e0cf0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a32e0c80223cc, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x02c32e0c90223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e32e0ca0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x03032e0cb0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03232e0cc0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x03432e0cd0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03632e0ce0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03832e0cf0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0463300d000033a, // V_CMP_F_F32 ENC_VOP3 default
    0x0483300d100033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d200033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d300033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d000135f, // V_CMP_LT_F32 ENC_VOP3 default
    0x0483300d100135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d200135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d300135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d0002331, // V_CMP_EQ_F32 ENC_VOP3 default
    0x0483300d1002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d2002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d3002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d0003353, // V_CMP_LE_F32 ENC_VOP3 default
    0x0483300d1003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d2003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d3003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d000434a, // V_CMP_GT_F32 ENC_VOP3 default
    0x0483300d100434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d200434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d300434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d000535c, // V_CMP_LG_F32 ENC_VOP3 default
    0x0483300d100535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d200535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d300535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d0006341, // V_CMP_GE_F32 ENC_VOP3 default
    0x0483300d1006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d2006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d3006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d0007380, // V_CMP_O_F32 ENC_VOP3 default
    0x0483300d1007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d2007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d3007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d000838a, // V_CMP_U_F32 ENC_VOP3 default
    0x0483300d100838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d200838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d300838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d0009371, // V_CMP_NGE_F32 ENC_VOP3 default
    0x0483300d1009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d2009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d3009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d000a37a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x0483300d100a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d200a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d300a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d000b374, // V_CMP_NGT_F32 ENC_VOP3 default
    0x0483300d100b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d200b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d300b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d000c377, // V_CMP_NLE_F32 ENC_VOP3 default
    0x0483300d100c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d200c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d300c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d000d368, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x0483300d100d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d200d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d300d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d000e37d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x0483300d100e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d200e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d300e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463300d000f383, // V_CMP_TRU_F32 ENC_VOP3 default
    0x0483300d100f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3300d200f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3300d300f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d40102db, // V_CMPX_F_F32 ENC_VOP3 default
    0x0503360d50102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d60102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d70102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d4011300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x0503360d5011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d6011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d7011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d40122d2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0503360d50122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d60122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d70122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d40132f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x0503360d50132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d60132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d70132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d40142eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0503360d50142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d60142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d70142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d40152fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x0503360d50152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d60152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d70152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d40162e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0503360d50162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d60162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d70162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d4017321, // V_CMPX_O_F32 ENC_VOP3 default
    0x0503360d5017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d6017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d7017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d401832b, // V_CMPX_U_F32 ENC_VOP3 default
    0x0503360d501832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d601832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d701832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d4019312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x0503360d5019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d6019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d7019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d401a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x0503360d501a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d601a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d701a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d401b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x0503360d501b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d601b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d701b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d401c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x0503360d501c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d601c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d701c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d401d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x0503360d501d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d601d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d701d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d401e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x0503360d501e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d601e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d701e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360d401f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x0503360d501f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360d601f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360d701f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d802033b, // V_CMP_F_F64 ENC_VOP3 default
    0x04833c0d902033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d8021360, // V_CMP_LT_F64 ENC_VOP3 default
    0x04833c0d9021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d8022332, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04833c0d9022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d8023354, // V_CMP_LE_F64 ENC_VOP3 default
    0x04833c0d9023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d802434b, // V_CMP_GT_F64 ENC_VOP3 default
    0x04833c0d902434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d802535d, // V_CMP_LG_F64 ENC_VOP3 default
    0x04833c0d902535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d8026342, // V_CMP_GE_F64 ENC_VOP3 default
    0x04833c0d9026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d8027381, // V_CMP_O_F64 ENC_VOP3 default
    0x04833c0d9027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d802838b, // V_CMP_U_F64 ENC_VOP3 default
    0x04833c0d902838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d8029372, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04833c0d9029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d802a37b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04833c0d902a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d802b375, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04833c0d902b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d802c378, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04833c0d902c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d802d369, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04833c0d902d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d802e37e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04833c0d902e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05633c0d802f384, // V_CMP_TRU_F64 ENC_VOP3 default
    0x04833c0d902f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05833c0da02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x04c33c0db02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc0302dc, // V_CMPX_F_F64 ENC_VOP3 default
    0x0503400dd0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc031301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0503400dd031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc0322d3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0503400dd0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc0332f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0503400dd0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc0342ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0503400dd0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc0352fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0503400dd0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc0362e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0503400dd0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc037322, // V_CMPX_O_F64 ENC_VOP3 default
    0x0503400dd037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc03832c, // V_CMPX_U_F64 ENC_VOP3 default
    0x0503400dd03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc039313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0503400dd039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc03a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0503400dd03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc03b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0503400dd03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc03c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0503400dd03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc03d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0503400dd03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc03e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0503400dd03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3400dc03f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x0503400dd03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3400de03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x0543400df03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e008033c, // V_CMP_F_I32 ENC_VOP3 default
    0x0483440e108033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3440e208033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3440e308033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e0081362, // V_CMP_LT_I32 ENC_VOP3 default
    0x0483440e1081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3440e2081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3440e3081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e0082334, // V_CMP_EQ_I32 ENC_VOP3 default
    0x0483440e1082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3440e2082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3440e3082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e0083356, // V_CMP_LE_I32 ENC_VOP3 default
    0x0483440e1083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3440e2083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3440e3083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e008434d, // V_CMP_GT_I32 ENC_VOP3 default
    0x0483440e108434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3440e208434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3440e308434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e008536b, // V_CMP_NE_I32 ENC_VOP3 default
    0x0483440e108536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3440e208536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3440e308536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e0086344, // V_CMP_GE_I32 ENC_VOP3 default
    0x0483440e1086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3440e2086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3440e3086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463440e0087385, // V_CMP_T_I32 ENC_VOP3 default
    0x0483440e1087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3440e2087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3440e3087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463480e408832e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x0483480e508832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3480e608832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3480e708832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0e8089361, // V_CMP_LT_I16 ENC_VOP3 default
    0x04834c0e9089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a34c0ea089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c34c0eb089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0e808a333, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04834c0e908a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04a34c0ea08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04c34c0eb08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0e808b355, // V_CMP_LE_I16 ENC_VOP3 default
    0x04834c0e908b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a34c0ea08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c34c0eb08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0e808c34c, // V_CMP_GT_I16 ENC_VOP3 default
    0x04834c0e908c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a34c0ea08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c34c0eb08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0e808d36a, // V_CMP_NE_I16 ENC_VOP3 default
    0x04834c0e908d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a34c0ea08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c34c0eb08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c0e808e343, // V_CMP_GE_I16 ENC_VOP3 default
    0x04834c0e908e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a34c0ea08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c34c0eb08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520ec08f32d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0483520ed08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3520ee08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3520ef08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f00902dd, // V_CMPX_F_I32 ENC_VOP3 default
    0x0503580f10902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x0523580f20902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x0543580f30902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f0091303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0503580f1091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523580f2091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543580f3091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f00922d5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0503580f10922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0523580f20922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0543580f30922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f00932f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0503580f10932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523580f20932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543580f30932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f00942ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0503580f10942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523580f20942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543580f30942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f009530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0503580f109530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523580f209530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543580f309530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f00962e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0503580f10962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523580f20962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543580f30962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580f0097326, // V_CMPX_T_I32 ENC_VOP3 default
    0x0503580f1097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x0523580f2097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x0543580f3097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35c0f40982cf, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x05035c0f50982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c0f60982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c0f70982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3600f8099302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0503600f9099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0523600fa099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x0543600fb099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3600f809a2d4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0503600f909a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0523600fa09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x0543600fb09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3600f809b2f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0503600f909b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523600fa09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543600fb09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3600f809c2ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0503600f909c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0523600fa09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x0543600fb09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3600f809d30b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0503600f909d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523600fa09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543600fb09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3600f809e2e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0503600f909e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523600fa09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543600fb09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3660fc09f2ce, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x0503660fd09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0523660fe09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0543660ff09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1000a033d, // V_CMP_F_I64 ENC_VOP3 default
    0x04836c1010a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05836c1020a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1030a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1000a1363, // V_CMP_LT_I64 ENC_VOP3 default
    0x04836c1010a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05836c1020a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1030a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1000a2335, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04836c1010a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05836c1020a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1030a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1000a3357, // V_CMP_LE_I64 ENC_VOP3 default
    0x04836c1010a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05836c1020a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1030a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1000a434e, // V_CMP_GT_I64 ENC_VOP3 default
    0x04836c1010a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05836c1020a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1030a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1000a536c, // V_CMP_NE_I64 ENC_VOP3 default
    0x04836c1010a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05836c1020a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1030a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1000a6345, // V_CMP_GE_I64 ENC_VOP3 default
    0x04836c1010a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05836c1020a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1030a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1000a7386, // V_CMP_T_I64 ENC_VOP3 default
    0x04836c1010a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05836c1020a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1030a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563701040a832f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x0483701050a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0583701060a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3701070a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c1080a9364, // V_CMP_LT_U16 ENC_VOP3 default
    0x04834c1090a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34c10a0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34c10b0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c1080aa336, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04834c1090aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34c10a0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34c10b0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c1080ab358, // V_CMP_LE_U16 ENC_VOP3 default
    0x04834c1090ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34c10a0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34c10b0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c1080ac34f, // V_CMP_GT_U16 ENC_VOP3 default
    0x04834c1090ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34c10a0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34c10b0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c1080ad36d, // V_CMP_NE_U16 ENC_VOP3 default
    0x04834c1090ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34c10a0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34c10b0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634c1080ae346, // V_CMP_GE_U16 ENC_VOP3 default
    0x04834c1090ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a34c10a0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c34c10b0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a37410c0b02de, // V_CMPX_F_I64 ENC_VOP3 default
    0x05037410d0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05c37410e0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05437410f0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a37410c0b1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05037410d0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c37410e0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05437410f0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a37410c0b22d6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05037410d0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05c37410e0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05437410f0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a37410c0b32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05037410d0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c37410e0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05437410f0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a37410c0b42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05037410d0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c37410e0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05437410f0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a37410c0b530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05037410d0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c37410e0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05437410f0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a37410c0b62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05037410d0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c37410e0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05437410f0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a37410c0b7327, // V_CMPX_T_I64 ENC_VOP3 default
    0x05037410d0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05c37410e0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05437410f0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3781100b82d0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0503781110b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3781120b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0543781130b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3601140b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0503601150b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523601160b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543601170b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3601140ba2d7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0503601150ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0523601160ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0543601170ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3601140bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0503601150bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523601160bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543601170bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3601140bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0503601150bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523601160bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543601170bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3601140bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0503601150bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523601160bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543601170bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3601140be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0503601150be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523601160be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543601170be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441180c033e, // V_CMP_F_U32 ENC_VOP3 default
    0x0483441190c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04a34411a0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04c34411b0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441180c1365, // V_CMP_LT_U32 ENC_VOP3 default
    0x0483441190c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a34411a0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c34411b0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441180c2337, // V_CMP_EQ_U32 ENC_VOP3 default
    0x0483441190c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04a34411a0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04c34411b0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441180c3359, // V_CMP_LE_U32 ENC_VOP3 default
    0x0483441190c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a34411a0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c34411b0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441180c4350, // V_CMP_GT_U32 ENC_VOP3 default
    0x0483441190c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a34411a0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c34411b0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441180c536e, // V_CMP_NE_U32 ENC_VOP3 default
    0x0483441190c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a34411a0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c34411b0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441180c6347, // V_CMP_GE_U32 ENC_VOP3 default
    0x0483441190c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a34411a0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c34411b0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463441180c7387, // V_CMP_T_U32 ENC_VOP3 default
    0x0483441190c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04a34411a0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04c34411b0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0c8339, // V_CMP_F_F16 ENC_VOP3 default
    0x04837c0ed0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0c935e, // V_CMP_LT_F16 ENC_VOP3 default
    0x04837c0ed0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0ca330, // V_CMP_EQ_F16 ENC_VOP3 default
    0x04837c0ed0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0cb352, // V_CMP_LE_F16 ENC_VOP3 default
    0x04837c0ed0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0cc349, // V_CMP_GT_F16 ENC_VOP3 default
    0x04837c0ed0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0cd35b, // V_CMP_LG_F16 ENC_VOP3 default
    0x04837c0ed0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0ce340, // V_CMP_GE_F16 ENC_VOP3 default
    0x04837c0ed0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0cf37f, // V_CMP_O_F16 ENC_VOP3 default
    0x04837c0ed0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35811c0d02df, // V_CMPX_F_U32 ENC_VOP3 default
    0x05035811d0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05235811e0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05435811f0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35811c0d1306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05035811d0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05235811e0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05435811f0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35811c0d22d8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05035811d0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05235811e0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05435811f0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35811c0d32fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05035811d0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05235811e0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05435811f0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35811c0d42f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05035811d0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05235811e0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05435811f0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35811c0d530f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05035811d0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05235811e0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05435811f0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35811c0d62e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05035811d0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05235811e0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05435811f0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35811c0d7328, // V_CMPX_T_U32 ENC_VOP3 default
    0x05035811d0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05235811e0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05435811f0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0d82da, // V_CMPX_F_F16 ENC_VOP3 default
    0x0503800fd0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0d92ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0503800fd0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0da2d1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0503800fd0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0db2f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0503800fd0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0dc2ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0503800fd0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0dd2fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0503800fd0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0de2e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0503800fd0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0df320, // V_CMPX_O_F16 ENC_VOP3 default
    0x0503800fd0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1200e033f, // V_CMP_F_U64 ENC_VOP3 default
    0x04836c1210e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05836c1220e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1230e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1200e1366, // V_CMP_LT_U64 ENC_VOP3 default
    0x04836c1210e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05836c1220e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1230e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1200e2338, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04836c1210e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05836c1220e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1230e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1200e335a, // V_CMP_LE_U64 ENC_VOP3 default
    0x04836c1210e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05836c1220e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1230e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1200e4351, // V_CMP_GT_U64 ENC_VOP3 default
    0x04836c1210e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05836c1220e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1230e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1200e536f, // V_CMP_NE_U64 ENC_VOP3 default
    0x04836c1210e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05836c1220e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1230e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1200e6348, // V_CMP_GE_U64 ENC_VOP3 default
    0x04836c1210e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05836c1220e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1230e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05636c1200e7388, // V_CMP_T_U64 ENC_VOP3 default
    0x04836c1210e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05836c1220e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04c36c1230e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0e8389, // V_CMP_U_F16 ENC_VOP3 default
    0x04837c0ed0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0e9370, // V_CMP_NGE_F16 ENC_VOP3 default
    0x04837c0ed0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0ea379, // V_CMP_NLG_F16 ENC_VOP3 default
    0x04837c0ed0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0eb373, // V_CMP_NGT_F16 ENC_VOP3 default
    0x04837c0ed0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0ec376, // V_CMP_NLE_F16 ENC_VOP3 default
    0x04837c0ed0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0ed367, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x04837c0ed0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0ee37c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x04837c0ed0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637c0ec0ef382, // V_CMP_TRU_F16 ENC_VOP3 default
    0x04837c0ed0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x04a37c0ee0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x04c37c0ef0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3741240f02e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x0503741250f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3741260f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x0543741270f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3741240f1307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0503741250f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3741260f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543741270f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3741240f22d9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0503741250f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3741260f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x0543741270f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3741240f32fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0503741250f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3741260f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543741270f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3741240f42f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0503741250f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3741260f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543741270f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3741240f5310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0503741250f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3741260f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543741270f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3741240f62e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0503741250f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3741260f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543741270f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3741240f7329, // V_CMPX_T_U64 ENC_VOP3 default
    0x0503741250f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3741260f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x0543741270f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0f832a, // V_CMPX_U_F16 ENC_VOP3 default
    0x0503800fd0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0f9311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0503800fd0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0fa31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x0503800fd0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0fb314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x0503800fd0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0fc317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x0503800fd0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0fd308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x0503800fd0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0fe31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x0503800fd0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3800fc0ff323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x0503800fd0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x0523800fe0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x0543800ff0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x0722de18814c3cb, // V_FMA_F64 ENC_VOP3 default
    0x0742de18914c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0762de18a14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0782de18b14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2de18c14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2de18d14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2de18e14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802de18f14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e019014d3e1, // V_LERP_U8 ENC_VOP3 default
    0x0742e019114d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0762e019214d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0782e019314d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e019414d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2e019514d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e019614d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e019714d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e219814e2bd, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0742e219914e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0762e219a14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0782e219b14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e219c14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2e219d14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e219e14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e219f14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e219814f2be, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0742e219914f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0762e219a14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0782e219b14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e219c14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2e219d14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e219e14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e219f14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
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
    0x0722e41b815e3af, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0742e41b915e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0762e41ba15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0782e41bb15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e41bc15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2e41bd15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e41be15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e41bf15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d816015f3b5, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0742d816115f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0762d816215f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0782d816315f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d816415f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2d816515f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d816615f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d816715f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722de1881603b6, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0742de1891603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0762de18a1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0782de18b1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2de18c1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2de18d1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2de18e1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802de18f1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562e61c01642b7, // V_ADD_F64 ENC_VOP3 default
    0x0482e61c11642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e61c21642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e61c31642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e61c0165427, // V_MUL_F64 ENC_VOP3 default
    0x0482e61c1165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e61c2165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e61c3165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e61c0166417, // V_MIN_F64 ENC_VOP3 default
    0x0482e61c1166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e61c2166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e61c3166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e61c0167402, // V_MAX_F64 ENC_VOP3 default
    0x0482e61c1167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e61c2167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e61c3167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e81c41683e0, // V_LDEXP_F64 ENC_VOP3 default
    0x0482e81c51683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e81c61683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e81c71683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ea13c169430, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482ea13d169430, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2ea13e169430, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2ea13f169430, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ea13c16a42a, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482ea13d16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2ea13e16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2ea13f16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ea13816b42e, // V_MUL_LO_I32 ENC_VOP3 default
    0x0482ea13916b42e, // V_MUL_LO_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2ea13a16b42e, // V_MUL_LO_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2ea13b16b42e, // V_MUL_LO_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ea13816c428, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482ea13916c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2ea13a16c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2ea13b16c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822ec1c816d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0842ec1c916d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862ec1ca16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882ec1cb16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2ec1cc16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2ec1cd16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2ec1ce16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902ec1cf16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822ee1d016e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0842ee1d116e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862ee1d216e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882ee1d316e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2ee1d416e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2ee1d516e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2ee1d616e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902ee1d716e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922d81d816f3b7, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0942d81d916f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0962d81da16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0982d81db16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2d81dc16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x09c2d81dd16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2d81de16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02d81df16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922de1e01703b8, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0942de1e11703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0962de1e21703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0982de1e31703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2de1e41703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x09c2de1e51703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2de1e61703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02de1e71703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f0190171423, // V_MSAD_U8 ENC_VOP3 default
    0x0742f0191171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762f0192171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782f0193171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f0194171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2f0195171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f0196171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f0197171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21e817244f, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0742f21e917244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762f21ea17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782f21eb17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21ec17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2f21ed17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21ee17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21ef17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21e8173421, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0742f21e9173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762f21ea173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782f21eb173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21ec173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2f21ed173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21ee173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21ef173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562e81f0174475, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0482e81f1174475, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582e81f2174475, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2e81f3174475, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0a22f41f4175422, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0a42f41f5175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0a62f41f6175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0a82f41f7175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822f61f81763f9, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0842f61f91763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862f61fa1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882f61fb1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2f61fc1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2f61fd1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2f61fe1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902f61ff1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822f62001773f4, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0842f62011773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862f62021773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882f62031773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2f62041773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2f62051773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2f62061773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902f62071773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722dc17817847c, // V_XOR3_B32 ENC_VOP3 default
    0x0742dc17917847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762dc17a17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782dc17b17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2dc17c17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2dc17d17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2dc17e17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc17f17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0aa226208180432, // V_NOP ENC_VOP3 default
    0x0aa230209181420, // V_MOV_B32 ENC_VOP3 default
    0x0ac23020a181420, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0ae23420b182454, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0b023820c1833a4, // V_CVT_I32_F64 ENC_VOP3 default
    0x0ac23820d1833a4, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa23c20e18439f, // V_CVT_F64_I32 ENC_VOP3 default
    0x0ac23c20f18439f, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa242210185398, // V_CVT_F32_I32 ENC_VOP3 default
    0x0ac242211185398, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa242212186399, // V_CVT_F32_U32 ENC_VOP3 default
    0x0ac242213186399, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462141873b2, // V_CVT_U32_F32 ENC_VOP3 default
    0x0ac2462151873b2, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462161883a3, // V_CVT_I32_F32 ENC_VOP3 default
    0x0ac2462171883a3, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa25021818a393, // V_CVT_F16_F32 ENC_VOP3 default
    0x0ac25021918a393, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa25a21a18b396, // V_CVT_F32_F16 ENC_VOP3 default
    0x0ac25a21b18b396, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c21618c3b0, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x0ac25c21718c3b0, // V_CVT_RPI_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa25c21618d3a1, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x0ac25c21718d3a1, // V_CVT_FLR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa24221018e3a7, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0ac24221118e3a7, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0b023821c18f397, // V_CVT_F32_F64 ENC_VOP3 default
    0x0ac23821d18f397, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa25e21e19039e, // V_CVT_F64_F32 ENC_VOP3 default
    0x0ac25e21f19039e, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa24221219139a, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0ac24221319139a, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0aa24221219239b, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0ac24221319239b, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0aa24221219339c, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0ac24221319339c, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0aa24221219439d, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0ac24221319439d, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0b02382201953b3, // V_CVT_U32_F64 ENC_VOP3 default
    0x0ac2382211953b3, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa23c2221963a0, // V_CVT_F64_U32 ENC_VOP3 default
    0x0ac23c2231963a0, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0b0262224197478, // V_TRUNC_F64 ENC_VOP3 default
    0x0ac262225197478, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02622241982cc, // V_CEIL_F64 ENC_VOP3 default
    0x0ac2622251982cc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0b0262224199458, // V_RNDNE_F64 ENC_VOP3 default
    0x0ac262225199458, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0b026222419a3c2, // V_FLOOR_F64 ENC_VOP3 default
    0x0ac26222519a3c2, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa22620819b43a, // V_PIPEFLUSH ENC_VOP3 default
    0x0aa2462261a03d0, // V_FRACT_F32 ENC_VOP3 default
    0x0ac2462271a03d0, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462261a1477, // V_TRUNC_F32 ENC_VOP3 default
    0x0ac2462271a1477, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462261a22cb, // V_CEIL_F32 ENC_VOP3 default
    0x0ac2462271a22cb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462261a3457, // V_RNDNE_F32 ENC_VOP3 default
    0x0ac2462271a3457, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462261a43c1, // V_FLOOR_F32 ENC_VOP3 default
    0x0ac2462271a43c1, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462261a53bc, // V_EXP_F32 ENC_VOP3 default
    0x0ac2462271a53bc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462261a73e3, // V_LOG_F32 ENC_VOP3 default
    0x0ac2462271a73e3, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462261aa451, // V_RCP_F32 ENC_VOP3 default
    0x0ac2462271aa451, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462261ab453, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0ac2462271ab453, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462261ae45a, // V_RSQ_F32 ENC_VOP3 default
    0x0ac2462271ae45a, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0b02622241af452, // V_RCP_F64 ENC_VOP3 default
    0x0ac2622251af452, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02622241b145b, // V_RSQ_F64 ENC_VOP3 default
    0x0ac2622251b145b, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2462261b3464, // V_SQRT_F32 ENC_VOP3 default
    0x0ac2462271b3464, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0b02622241b4465, // V_SQRT_F64 ENC_VOP3 default
    0x0ac2622251b4465, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2462261b5462, // V_SIN_F32 ENC_VOP3 default
    0x0ac2462271b5462, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462261b638e, // V_COS_F32 ENC_VOP3 default
    0x0ac2462271b638e, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2682281b7433, // V_NOT_B32 ENC_VOP3 default
    0x0ac2682291b7433, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa2302091b82c9, // V_BFREV_B32 ENC_VOP3 default
    0x0ac23020a1b82c9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa26822a1b93be, // V_FFBH_U32 ENC_VOP3 default
    0x0ac26822b1b93be, // V_FFBH_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa26822a1ba3bf, // V_FFBL_B32 ENC_VOP3 default
    0x0ac26822b1ba3bf, // V_FFBL_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa26822c1bb3bd, // V_FFBH_I32 ENC_VOP3 default
    0x0ac26822d1bb3bd, // V_FFBH_I32 VOP3_INST_LITERAL has_lit_0
    0x0b023820c1bc3d4, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0ac23820d1bc3d4, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02622241bd3d7, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0ac2622251bd3d7, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02622241be3d1, // V_FRACT_F64 ENC_VOP3 default
    0x0ac2622251be3d1, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2161bf3d3, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0ac25c2171bf3d3, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462261c03d6, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0ac2462271c03d6, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262081c12cd, // V_CLREXCP ENC_VOP3 default
    0x0aa23022e1c241c, // V_MOVRELD_B32 ENC_VOP3 default
    0x0ac23022f1c241c, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0b22302301c341f, // V_MOVRELS_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b22302301c441e, // V_MOVRELSD_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b22302301c841d, // V_MOVRELSD_2_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0aa2722311d0395, // V_CVT_F16_U16 ENC_VOP3 default
    0x0ac2722321d0395, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0aa2722331d1394, // V_CVT_F16_I16 ENC_VOP3 default
    0x0ac2722341d1394, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa27c2351d23b1, // V_CVT_U16_F16 ENC_VOP3 default
    0x0ac27c2361d23b1, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa27c2371d33a2, // V_CVT_I16_F16 ENC_VOP3 default
    0x0ac27c2381d33a2, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2862391d4450, // V_RCP_F16 ENC_VOP3 default
    0x0ac28623a1d4450, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2862391d5463, // V_SQRT_F16 ENC_VOP3 default
    0x0ac28623a1d5463, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2862391d6459, // V_RSQ_F16 ENC_VOP3 default
    0x0ac28623a1d6459, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2862391d73e2, // V_LOG_F16 ENC_VOP3 default
    0x0ac28623a1d73e2, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2862391d83bb, // V_EXP_F16 ENC_VOP3 default
    0x0ac28623a1d83bb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2862391d93d5, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0ac28623a1d93d5, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa27c2371da3d2, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0ac27c2381da3d2, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2862391db3c0, // V_FLOOR_F16 ENC_VOP3 default
    0x0ac28623a1db3c0, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2862391dc2ca, // V_CEIL_F16 ENC_VOP3 default
    0x0ac28623a1dc2ca, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2862391dd476, // V_TRUNC_F16 ENC_VOP3 default
    0x0ac28623a1dd476, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2862391de456, // V_RNDNE_F16 ENC_VOP3 default
    0x0ac28623a1de456, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2862391df3cf, // V_FRACT_F16 ENC_VOP3 default
    0x0ac28623a1df3cf, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2862391e0461, // V_SIN_F16 ENC_VOP3 default
    0x0ac28623a1e0461, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2862391e138d, // V_COS_F16 ENC_VOP3 default
    0x0ac28623a1e138d, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa26823b1e2460, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0ac26823c1e2460, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa27c2371e33a5, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0ac27c2381e33a5, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa27c2351e43a6, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0ac27c2361e43a6, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0b422023d2003db, // V_INTERP_P1_F32 ENC_VOP3 default
    0x0b622023e2003db, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0
    0x0b822023e2003db, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_1
    0x0ba22023e2003db, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b422023f2013dd, // V_INTERP_P2_F32 ENC_VOP3 default
    0x0b62202402013dd, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0
    0x0b82202402013dd, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_1
    0x0ba2202402013dd, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0aa2242412023d8, // V_INTERP_MOV_F32 ENC_VOP3 default
    0x0ac2242422023d8, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2242422023d8, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2242422023d8, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0bc2f82432ff3e6, // V_LSHLREV_B64 ENC_VOP3 default
    0x0be2f82442ff3e6, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02f82452ff3e6, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2f82433003eb, // V_LSHRREV_B64 ENC_VOP3 default
    0x0be2f82443003eb, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02f82453003eb, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2f82463012c3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0be2f82473012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0c02f82483012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0462fa2493032bb, // V_ADD_NC_U16 ENC_VOP3 default
    0x0482fa24a3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2fa24b3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa24c3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa249304471, // V_SUB_NC_U16 ENC_VOP3 default
    0x0482fa24a304471, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2fa24b304471, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa24c304471, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa24930542f, // V_MUL_LO_U16 ENC_VOP3 default
    0x0482fa24a30542f, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2fa24b30542f, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa24c30542f, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562fa24d3073e9, // V_LSHRREV_B16 ENC_VOP3 default
    0x0482fa24e3073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582fa24f3073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa2503073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562fa2513082c1, // V_ASHRREV_I16 ENC_VOP3 default
    0x0482fa2523082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0582fa2533082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa2543082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa249309405, // V_MAX_U16 ENC_VOP3 default
    0x0482fa24a309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2fa24b309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa24c309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa25530a403, // V_MAX_I16 ENC_VOP3 default
    0x0482fa25630a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2fa25730a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa25830a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa24930b41a, // V_MIN_U16 ENC_VOP3 default
    0x0482fa24a30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2fa24b30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa24c30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa25530c418, // V_MIN_I16 ENC_VOP3 default
    0x0482fa25630c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2fa25730c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa25830c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa25530d2b9, // V_ADD_NC_I16 ENC_VOP3 default
    0x0482fa25630d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2fa25730d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa25830d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa25530e46f, // V_SUB_NC_I16 ENC_VOP3 default
    0x0482fa25630e46f, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2fa25730e46f, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa25830e46f, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c22fc25930f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0c42fc25a30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62fc25b30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82fc25c30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0c22fc25931046c, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0c42fc25a31046c, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62fc25b31046c, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82fc25c31046c, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462fe25d311436, // V_PACK_B32_F16 ENC_VOP3 default
    0x0482fe25e311436, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2fe25f311436, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2fe260311436, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fe2613123a8, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x0482fe2623123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2fe2633123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2fe2643123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fe2653133aa, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x0482fe2663133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2fe2673133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2fe2683133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562fa24d3143e4, // V_LSHLREV_B16 ENC_VOP3 default
    0x0482fa24e3143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582fa24f3143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2fa2503143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ca2fc269319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0c42fc26a319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0cc2fc26b319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82fc26c319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x07230026d3403f6, // V_MAD_U16 ENC_VOP3 default
    0x07430026e3403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x07630026f3403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0783002703403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3002713403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3002723403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3002733403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803002743403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b43022753423d9, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x0ac3042763423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0
    0x0b83042773423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3062783423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce3042793423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_2
    0x0d03042763423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d23042773423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803062783423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d430827a3433da, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x0d630a27b3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0
    0x0d830a27c3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1
    0x0a830c27d3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce30a27e3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_2
    0x0d030a27f3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d230a2803433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030c2813433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230e282344439, // V_PERM_B32 ENC_VOP3 default
    0x07430e283344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x07630e284344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x07830e285344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30e286344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c30e287344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30e288344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030e289344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
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
    0x07231028a34b3c9, // V_FMA_F16 ENC_VOP3 default
    0x07431028b34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x07631028c34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x07831028d34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a31028e34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c31028f34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e31029034b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08031029134b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07231028a35140f, // V_MIN3_F16 ENC_VOP3 default
    0x07431028b35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x07631028c35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x07831028d35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a31028e35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c31028f35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e31029035140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08031029135140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x072300292352411, // V_MIN3_I16 ENC_VOP3 default
    0x074300293352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x076300294352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x078300295352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a300296352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c300297352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e300298352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x080300299352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230026d353413, // V_MIN3_U16 ENC_VOP3 default
    0x07430026e353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x07630026f353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x078300270353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a300271353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c300272353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e300273353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x080300274353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07231028a3543fa, // V_MAX3_F16 ENC_VOP3 default
    0x07431028b3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x07631028c3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x07831028d3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a31028e3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c31028f3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3102903543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803102913543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723002923553fc, // V_MAX3_I16 ENC_VOP3 default
    0x0743002933553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0763002943553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0783002953553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3002963553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3002973553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3002983553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803002993553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230026d3563fe, // V_MAX3_U16 ENC_VOP3 default
    0x07430026e3563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x07630026f3563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0783002703563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3002713563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3002723563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3002733563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803002743563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07231028a357409, // V_MED3_F16 ENC_VOP3 default
    0x07431028b357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x07631028c357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x07831028d357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a31028e357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c31028f357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e310290357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x080310291357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230029235840b, // V_MED3_I16 ENC_VOP3 default
    0x07430029335840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x07630029435840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x07830029535840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30029635840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c30029735840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30029835840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030029935840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230026d35940d, // V_MED3_U16 ENC_VOP3 default
    0x07430026e35940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x07630026f35940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x07830027035940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30027135940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c30027235940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30027335940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030027435940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d431229a35a3dc, // V_INTERP_P2_F16 ENC_VOP3 default
    0x0d631429b35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0
    0x0d831429c35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1
    0x0a831629d35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce31429e35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_2
    0x0d031429f35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d23142a035a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803162a135a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07230029235e3f1, // V_MAD_I16 ENC_VOP3 default
    0x07430029335e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x07630029435e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x07830029535e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30029635e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c30029735e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30029835e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030029935e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07231028a35f3b4, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x07431028b35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x07631028c35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x07831028d35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a31028e35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c31028f35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e31029035f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08031029135f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0da3182a2360455, // V_READLANE_B32 ENC_VOP3 default
    0x0dc31a2a3361479, // V_WRITELANE_B32 ENC_VOP3 default
    0x0de31a2a4361479, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x04631c2a53623df, // V_LDEXP_F32 ENC_VOP3 default
    0x04831c2a63623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c2a73623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c2a83623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ea13c3632c8, // V_BFM_B32 ENC_VOP3 default
    0x0482ea13d3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2ea13e3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2ea13f3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ea13c3642c4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0482ea13d3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2ea13e3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2ea13f3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ea13c365408, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0482ea13d365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2ea13e365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2ea13f365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ea13c366407, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0482ea13d366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2ea13e366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2ea13f366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e2a93683a9, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x04831e2aa3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31e2ab3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31e2ac3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e2ad3693ab, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x04831e2ae3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31e2af3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31e2b03693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ea2b136a3ae, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0482ea2b236a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2ea2b336a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2ea2b436a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ea2b536b3ad, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0482ea2b636b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2ea2b736b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2ea2b836b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x0723202b93733f7, // V_MAD_U32_U16 ENC_VOP3 default
    0x0743202ba3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0763202bb3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0783202bc3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3202bd3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3202be3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3202bf3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803202c03733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723202c13753f2, // V_MAD_I32_I16 ENC_VOP3 default
    0x0743202c23753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0763202c33753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0783202c43753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3202c53753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3202c63753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3202c73753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803202c83753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x046322138376470, // V_SUB_NC_I32 ENC_VOP3 default
    0x048322139376470, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32213a376470, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32213b376470, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e03242c9377437, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0e23242ca377437, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e43242cb377437, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e63242cc377437, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0e03242c9378438, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0e23242ca378438, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e43242cb378438, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e63242cc378438, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x04632213837f2ba, // V_ADD_NC_I32 ENC_VOP3 default
    0x04832213937f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32213a37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32213b37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x0f21c234f004044, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
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
    0x0f21c235b018039, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x0f21c235b01903a, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x0f21c235c01a048, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x0f21c235c01b049, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x0f21c235d01c03b, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x0f21c435e01d03c, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x0f21c835f01e03e, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x0f21c636001f03d, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x0f21c2361020036, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x0f21c2361021037, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x0f21c2362022030, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x0f21c2362023031, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x0f21c2363024032, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x0f21c2363025033, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x0f21c234b026026, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x0f21c234f02703f, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x0f21c2364030018, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x0f21c4365031004, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x0f21c2366032000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x0f21c2366033016, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x0f21c2367035014, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x0f21c236603601c, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x0f21c2367037012, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x0f21c236603801a, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x0f21c2364039002, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x0f21c236403a010, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x0f21c236403b01e, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x0f21c236603c00e, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x0f21c236603d006, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x0f21c436803e008, // BUFFER_ATOMIC_FCMPSWAP ENC_MUBUF default
    0x0f21c236903f00c, // BUFFER_ATOMIC_FMIN ENC_MUBUF default
    0x0f21c236904000a, // BUFFER_ATOMIC_FMAX ENC_MUBUF default
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
    0x0f21ca208071020, // BUFFER_GL0_INV ENC_MUBUF default
    0x0f21ca208072021, // BUFFER_GL1_INV ENC_MUBUF default
    0x0f21c234b080027, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x0f21c2370081028, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x0f21c4371082029, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x0f21c437208302a, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x0f21c234f084040, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x0f21c2373085041, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
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
    0x0fe1cc3c200023d, // S_LOAD_DWORD ENC_SMEM default
    0x0fe1ce3c300123f, // S_LOAD_DWORDX2 ENC_SMEM default
    0x0fe1d03c4002240, // S_LOAD_DWORDX4 ENC_SMEM default
    0x0fe1d23c5003241, // S_LOAD_DWORDX8 ENC_SMEM default
    0x0fe1d43c600423e, // S_LOAD_DWORDX16 ENC_SMEM default
    0x0fe1cc3c7005278, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x0fe1ce3c8006279, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x0fe1d03c900727a, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x0fe1d63ca0081f7, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x0fe1d83cb0091f9, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x0fe1da3cc00a1fa, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x0fe1dc3cd00b1fb, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x0fe1de3ce00c1f8, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x0fe1ca20801f239, // S_GL1_INV ENC_SMEM default
    0x0fe1ca208020228, // S_DCACHE_INV ENC_SMEM default
    0x0fe1e03cf02424d, // S_MEMTIME ENC_SMEM default
    0x0fe1e03cf02524c, // S_MEMREALTIME ENC_SMEM default
    0x0fe1e23d00261de, // S_ATC_PROBE ENC_SMEM default
    0x0fe1e43d10271df, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0fe1e63d202a238, // S_GET_WAVEID_IN_WORKGROUP ENC_SMEM default
    0x1000423d30000c5, // EXP ENC_EXP default
    0x1023323d400033a, // V_CMP_F_F32 ENC_VOPC default
    0x1043343d500033a, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d600033a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x1023323d400135f, // V_CMP_LT_F32 ENC_VOPC default
    0x1043343d500135f, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d600135f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x1023323d4002331, // V_CMP_EQ_F32 ENC_VOPC default
    0x1043343d5002331, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d6002331, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x1023323d4003353, // V_CMP_LE_F32 ENC_VOPC default
    0x1043343d5003353, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d6003353, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x1023323d400434a, // V_CMP_GT_F32 ENC_VOPC default
    0x1043343d500434a, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d600434a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x1023323d400535c, // V_CMP_LG_F32 ENC_VOPC default
    0x1043343d500535c, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d600535c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x1023323d4006341, // V_CMP_GE_F32 ENC_VOPC default
    0x1043343d5006341, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d6006341, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x1023323d4007380, // V_CMP_O_F32 ENC_VOPC default
    0x1043343d5007380, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d6007380, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x1023323d400838a, // V_CMP_U_F32 ENC_VOPC default
    0x1043343d500838a, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d600838a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x1023323d4009371, // V_CMP_NGE_F32 ENC_VOPC default
    0x1043343d5009371, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d6009371, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x1023323d400a37a, // V_CMP_NLG_F32 ENC_VOPC default
    0x1043343d500a37a, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d600a37a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x1023323d400b374, // V_CMP_NGT_F32 ENC_VOPC default
    0x1043343d500b374, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d600b374, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x1023323d400c377, // V_CMP_NLE_F32 ENC_VOPC default
    0x1043343d500c377, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d600c377, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x1023323d400d368, // V_CMP_NEQ_F32 ENC_VOPC default
    0x1043343d500d368, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d600d368, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x1023323d400e37d, // V_CMP_NLT_F32 ENC_VOPC default
    0x1043343d500e37d, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d600e37d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x1023323d400f383, // V_CMP_TRU_F32 ENC_VOPC default
    0x1043343d500f383, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323d600f383, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x1023383d70102db, // V_CMPX_F_F32 ENC_VOPC default
    0x10433a3d80102db, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d90102db, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x1023383d7011300, // V_CMPX_LT_F32 ENC_VOPC default
    0x10433a3d8011300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d9011300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x1023383d70122d2, // V_CMPX_EQ_F32 ENC_VOPC default
    0x10433a3d80122d2, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d90122d2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x1023383d70132f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x10433a3d80132f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d90132f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x1023383d70142eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x10433a3d80142eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d90142eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x1023383d70152fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x10433a3d80152fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d90152fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x1023383d70162e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x10433a3d80162e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d90162e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x1023383d7017321, // V_CMPX_O_F32 ENC_VOPC default
    0x10433a3d8017321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d9017321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x1023383d701832b, // V_CMPX_U_F32 ENC_VOPC default
    0x10433a3d801832b, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d901832b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x1023383d7019312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x10433a3d8019312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d9019312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x1023383d701a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x10433a3d801a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d901a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x1023383d701b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x10433a3d801b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d901b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x1023383d701c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x10433a3d801c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d901c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x1023383d701d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x10433a3d801d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d901d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x1023383d701e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x10433a3d801e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d901e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x1023383d701f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x10433a3d801f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383d901f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x10833e3da02033b, // V_CMP_F_F64 ENC_VOPC default
    0x10633e3db02033b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da021360, // V_CMP_LT_F64 ENC_VOPC default
    0x10633e3db021360, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da022332, // V_CMP_EQ_F64 ENC_VOPC default
    0x10633e3db022332, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da023354, // V_CMP_LE_F64 ENC_VOPC default
    0x10633e3db023354, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da02434b, // V_CMP_GT_F64 ENC_VOPC default
    0x10633e3db02434b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da02535d, // V_CMP_LG_F64 ENC_VOPC default
    0x10633e3db02535d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da026342, // V_CMP_GE_F64 ENC_VOPC default
    0x10633e3db026342, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da027381, // V_CMP_O_F64 ENC_VOPC default
    0x10633e3db027381, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da02838b, // V_CMP_U_F64 ENC_VOPC default
    0x10633e3db02838b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da029372, // V_CMP_NGE_F64 ENC_VOPC default
    0x10633e3db029372, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da02a37b, // V_CMP_NLG_F64 ENC_VOPC default
    0x10633e3db02a37b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da02b375, // V_CMP_NGT_F64 ENC_VOPC default
    0x10633e3db02b375, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da02c378, // V_CMP_NLE_F64 ENC_VOPC default
    0x10633e3db02c378, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da02d369, // V_CMP_NEQ_F64 ENC_VOPC default
    0x10633e3db02d369, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da02e37e, // V_CMP_NLT_F64 ENC_VOPC default
    0x10633e3db02e37e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x10833e3da02f384, // V_CMP_TRU_F64 ENC_VOPC default
    0x10633e3db02f384, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc0302dc, // V_CMPX_F_F64 ENC_VOPC default
    0x1063423dd0302dc, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc031301, // V_CMPX_LT_F64 ENC_VOPC default
    0x1063423dd031301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc0322d3, // V_CMPX_EQ_F64 ENC_VOPC default
    0x1063423dd0322d3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc0332f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x1063423dd0332f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc0342ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x1063423dd0342ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc0352fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x1063423dd0352fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc0362e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x1063423dd0362e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc037322, // V_CMPX_O_F64 ENC_VOPC default
    0x1063423dd037322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc03832c, // V_CMPX_U_F64 ENC_VOPC default
    0x1063423dd03832c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc039313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x1063423dd039313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc03a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x1063423dd03a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc03b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x1063423dd03b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc03c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x1063423dd03c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc03d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x1063423dd03d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc03e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x1063423dd03e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x1083423dc03f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x1063423dd03f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x1023323de08033c, // V_CMP_F_I32 ENC_VOPC default
    0x1043463df08033c, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323e008033c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x1023323de081362, // V_CMP_LT_I32 ENC_VOPC default
    0x1043463df081362, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323e0081362, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x1023323de082334, // V_CMP_EQ_I32 ENC_VOPC default
    0x1043463df082334, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323e0082334, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x1023323de083356, // V_CMP_LE_I32 ENC_VOPC default
    0x1043463df083356, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323e0083356, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x1023323de08434d, // V_CMP_GT_I32 ENC_VOPC default
    0x1043463df08434d, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323e008434d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x1023323de08536b, // V_CMP_NE_I32 ENC_VOPC default
    0x1043463df08536b, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323e008536b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x1023323de086344, // V_CMP_GE_I32 ENC_VOPC default
    0x1043463df086344, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323e0086344, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x1023323de087385, // V_CMP_T_I32 ENC_VOPC default
    0x1043463df087385, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323e0087385, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x1023323e108832e, // V_CMP_CLASS_F32 ENC_VOPC default
    0x10434a3e208832e, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063323e308832e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x10234e3e4089361, // V_CMP_LT_I16 ENC_VOPC default
    0x1043503e5089361, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e3e6089361, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x10234e3e408a333, // V_CMP_EQ_I16 ENC_VOPC default
    0x1043503e508a333, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e3e608a333, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x10234e3e408b355, // V_CMP_LE_I16 ENC_VOPC default
    0x1043503e508b355, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e3e608b355, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x10234e3e408c34c, // V_CMP_GT_I16 ENC_VOPC default
    0x1043503e508c34c, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e3e608c34c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x10234e3e408d36a, // V_CMP_NE_I16 ENC_VOPC default
    0x1043503e508d36a, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e3e608d36a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x10234e3e408e343, // V_CMP_GE_I16 ENC_VOPC default
    0x1043503e508e343, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e3e608e343, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x1023543e708f32d, // V_CMP_CLASS_F16 ENC_VOPC default
    0x1043563e808f32d, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e908f32d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x1023383ea0902dd, // V_CMPX_F_I32 ENC_VOPC default
    0x10435a3eb0902dd, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383ec0902dd, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x1023383ea091303, // V_CMPX_LT_I32 ENC_VOPC default
    0x10435a3eb091303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383ec091303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x1023383ea0922d5, // V_CMPX_EQ_I32 ENC_VOPC default
    0x10435a3eb0922d5, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383ec0922d5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x1023383ea0932f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x10435a3eb0932f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383ec0932f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x1023383ea0942ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x10435a3eb0942ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383ec0942ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x1023383ea09530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x10435a3eb09530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383ec09530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x1023383ea0962e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x10435a3eb0962e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383ec0962e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x1023383ea097326, // V_CMPX_T_I32 ENC_VOPC default
    0x10435a3eb097326, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383ec097326, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x1023383ed0982cf, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x10435e3ee0982cf, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063383ef0982cf, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x1023623f0099302, // V_CMPX_LT_I16 ENC_VOPC default
    0x1043643f1099302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063623f2099302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x1023623f009a2d4, // V_CMPX_EQ_I16 ENC_VOPC default
    0x1043643f109a2d4, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063623f209a2d4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x1023623f009b2f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x1043643f109b2f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063623f209b2f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x1023623f009c2ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x1043643f109c2ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063623f209c2ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x1023623f009d30b, // V_CMPX_NE_I16 ENC_VOPC default
    0x1043643f109d30b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063623f209d30b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x1023623f009e2e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x1043643f109e2e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063623f209e2e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x1023683f309f2ce, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x10436a3f409f2ce, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f509f2ce, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x10836e3f60a033d, // V_CMP_F_I64 ENC_VOPC default
    0x10636e3f70a033d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x10836e3f60a1363, // V_CMP_LT_I64 ENC_VOPC default
    0x10636e3f70a1363, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x10836e3f60a2335, // V_CMP_EQ_I64 ENC_VOPC default
    0x10636e3f70a2335, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x10836e3f60a3357, // V_CMP_LE_I64 ENC_VOPC default
    0x10636e3f70a3357, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x10836e3f60a434e, // V_CMP_GT_I64 ENC_VOPC default
    0x10636e3f70a434e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x10836e3f60a536c, // V_CMP_NE_I64 ENC_VOPC default
    0x10636e3f70a536c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x10836e3f60a6345, // V_CMP_GE_I64 ENC_VOPC default
    0x10636e3f70a6345, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x10836e3f60a7386, // V_CMP_T_I64 ENC_VOPC default
    0x10636e3f70a7386, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x1083723f80a832f, // V_CMP_CLASS_F64 ENC_VOPC default
    0x1063723f90a832f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x10234e3fa0a9364, // V_CMP_LT_U16 ENC_VOPC default
    0x1043503fb0a9364, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e3fc0a9364, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x10234e3fa0aa336, // V_CMP_EQ_U16 ENC_VOPC default
    0x1043503fb0aa336, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e3fc0aa336, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x10234e3fa0ab358, // V_CMP_LE_U16 ENC_VOPC default
    0x1043503fb0ab358, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e3fc0ab358, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x10234e3fa0ac34f, // V_CMP_GT_U16 ENC_VOPC default
    0x1043503fb0ac34f, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e3fc0ac34f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x10234e3fa0ad36d, // V_CMP_NE_U16 ENC_VOPC default
    0x1043503fb0ad36d, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e3fc0ad36d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x10234e3fa0ae346, // V_CMP_GE_U16 ENC_VOPC default
    0x1043503fb0ae346, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e3fc0ae346, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x1083763fd0b02de, // V_CMPX_F_I64 ENC_VOPC default
    0x1063763fe0b02de, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x1083763fd0b1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x1063763fe0b1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x1083763fd0b22d6, // V_CMPX_EQ_I64 ENC_VOPC default
    0x1063763fe0b22d6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x1083763fd0b32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x1063763fe0b32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x1083763fd0b42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x1063763fe0b42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x1083763fd0b530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x1063763fe0b530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x1083763fd0b62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x1063763fe0b62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x1083763fd0b7327, // V_CMPX_T_I64 ENC_VOPC default
    0x1063763fe0b7327, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x10837a3ff0b82d0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x10637a4000b82d0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x1023624010b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x1043644020b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063624030b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x1023624010ba2d7, // V_CMPX_EQ_U16 ENC_VOPC default
    0x1043644020ba2d7, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063624030ba2d7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x1023624010bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x1043644020bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063624030bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x1023624010bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x1043644020bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063624030bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x1023624010bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x1043644020bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063624030bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x1023624010be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x1043644020be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063624030be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x1023324040c033e, // V_CMP_F_U32 ENC_VOPC default
    0x1043464050c033e, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063324060c033e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x1023324040c1365, // V_CMP_LT_U32 ENC_VOPC default
    0x1043464050c1365, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063324060c1365, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x1023324040c2337, // V_CMP_EQ_U32 ENC_VOPC default
    0x1043464050c2337, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063324060c2337, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x1023324040c3359, // V_CMP_LE_U32 ENC_VOPC default
    0x1043464050c3359, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063324060c3359, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x1023324040c4350, // V_CMP_GT_U32 ENC_VOPC default
    0x1043464050c4350, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063324060c4350, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x1023324040c536e, // V_CMP_NE_U32 ENC_VOPC default
    0x1043464050c536e, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063324060c536e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x1023324040c6347, // V_CMP_GE_U32 ENC_VOPC default
    0x1043464050c6347, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063324060c6347, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x1023324040c7387, // V_CMP_T_U32 ENC_VOPC default
    0x1043464050c7387, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063324060c7387, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x1023543e70c8339, // V_CMP_F_F16 ENC_VOPC default
    0x10437e3e80c8339, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90c8339, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70c935e, // V_CMP_LT_F16 ENC_VOPC default
    0x10437e3e80c935e, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90c935e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70ca330, // V_CMP_EQ_F16 ENC_VOPC default
    0x10437e3e80ca330, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90ca330, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70cb352, // V_CMP_LE_F16 ENC_VOPC default
    0x10437e3e80cb352, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90cb352, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70cc349, // V_CMP_GT_F16 ENC_VOPC default
    0x10437e3e80cc349, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90cc349, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70cd35b, // V_CMP_LG_F16 ENC_VOPC default
    0x10437e3e80cd35b, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90cd35b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70ce340, // V_CMP_GE_F16 ENC_VOPC default
    0x10437e3e80ce340, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90ce340, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70cf37f, // V_CMP_O_F16 ENC_VOPC default
    0x10437e3e80cf37f, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90cf37f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x1023384070d02df, // V_CMPX_F_U32 ENC_VOPC default
    0x10435a4080d02df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384090d02df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x1023384070d1306, // V_CMPX_LT_U32 ENC_VOPC default
    0x10435a4080d1306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384090d1306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x1023384070d22d8, // V_CMPX_EQ_U32 ENC_VOPC default
    0x10435a4080d22d8, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384090d22d8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x1023384070d32fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x10435a4080d32fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384090d32fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x1023384070d42f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x10435a4080d42f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384090d42f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x1023384070d530f, // V_CMPX_NE_U32 ENC_VOPC default
    0x10435a4080d530f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384090d530f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x1023384070d62e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x10435a4080d62e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384090d62e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x1023384070d7328, // V_CMPX_T_U32 ENC_VOPC default
    0x10435a4080d7328, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384090d7328, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x1023683f30d82da, // V_CMPX_F_F16 ENC_VOPC default
    0x1043823f40d82da, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50d82da, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30d92ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x1043823f40d92ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50d92ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30da2d1, // V_CMPX_EQ_F16 ENC_VOPC default
    0x1043823f40da2d1, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50da2d1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30db2f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x1043823f40db2f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50db2f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30dc2ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x1043823f40dc2ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50dc2ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30dd2fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x1043823f40dd2fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50dd2fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30de2e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x1043823f40de2e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50de2e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30df320, // V_CMPX_O_F16 ENC_VOPC default
    0x1043823f40df320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50df320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x10836e40a0e033f, // V_CMP_F_U64 ENC_VOPC default
    0x10636e40b0e033f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x10836e40a0e1366, // V_CMP_LT_U64 ENC_VOPC default
    0x10636e40b0e1366, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x10836e40a0e2338, // V_CMP_EQ_U64 ENC_VOPC default
    0x10636e40b0e2338, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10836e40a0e335a, // V_CMP_LE_U64 ENC_VOPC default
    0x10636e40b0e335a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x10836e40a0e4351, // V_CMP_GT_U64 ENC_VOPC default
    0x10636e40b0e4351, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x10836e40a0e536f, // V_CMP_NE_U64 ENC_VOPC default
    0x10636e40b0e536f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x10836e40a0e6348, // V_CMP_GE_U64 ENC_VOPC default
    0x10636e40b0e6348, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x10836e40a0e7388, // V_CMP_T_U64 ENC_VOPC default
    0x10636e40b0e7388, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x1023543e70e8389, // V_CMP_U_F16 ENC_VOPC default
    0x10437e3e80e8389, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90e8389, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70e9370, // V_CMP_NGE_F16 ENC_VOPC default
    0x10437e3e80e9370, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90e9370, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70ea379, // V_CMP_NLG_F16 ENC_VOPC default
    0x10437e3e80ea379, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90ea379, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70eb373, // V_CMP_NGT_F16 ENC_VOPC default
    0x10437e3e80eb373, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90eb373, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70ec376, // V_CMP_NLE_F16 ENC_VOPC default
    0x10437e3e80ec376, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90ec376, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70ed367, // V_CMP_NEQ_F16 ENC_VOPC default
    0x10437e3e80ed367, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90ed367, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70ee37c, // V_CMP_NLT_F16 ENC_VOPC default
    0x10437e3e80ee37c, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90ee37c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x1023543e70ef382, // V_CMP_TRU_F16 ENC_VOPC default
    0x10437e3e80ef382, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063543e90ef382, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10837640c0f02e0, // V_CMPX_F_U64 ENC_VOPC default
    0x10637640d0f02e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x10837640c0f1307, // V_CMPX_LT_U64 ENC_VOPC default
    0x10637640d0f1307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x10837640c0f22d9, // V_CMPX_EQ_U64 ENC_VOPC default
    0x10637640d0f22d9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10837640c0f32fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x10637640d0f32fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x10837640c0f42f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x10637640d0f42f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x10837640c0f5310, // V_CMPX_NE_U64 ENC_VOPC default
    0x10637640d0f5310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x10837640c0f62e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x10637640d0f62e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x10837640c0f7329, // V_CMPX_T_U64 ENC_VOPC default
    0x10637640d0f7329, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x1023683f30f832a, // V_CMPX_U_F16 ENC_VOPC default
    0x1043823f40f832a, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50f832a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30f9311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x1043823f40f9311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50f9311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30fa31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x1043823f40fa31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50fa31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30fb314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x1043823f40fb314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50fb314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30fc317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x1043823f40fc317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50fc317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30fd308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x1043823f40fd308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50fd308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30fe31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x1043823f40fe31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50fe31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x1023683f30ff323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x1043823f40ff323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063683f50ff323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10a1ca208000432, // V_NOP ENC_VOP1 default
    0x10a22840e001420, // V_MOV_B32 ENC_VOP1 default
    0x10c22c40f001420, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22a410001420, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x11022e411001420, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x112228412001420, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x114232413002454, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x1162364140033a4, // V_CVT_I32_F64 ENC_VOP1 default
    0x1122364150033a4, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x10a23a41600439f, // V_CVT_F64_I32 ENC_VOP1 default
    0x11223a41700439f, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x10a228418005398, // V_CVT_F32_I32 ENC_VOP1 default
    0x10c22c419005398, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e23e41a005398, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x11024041b005398, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x11222841c005398, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x10a22841d006399, // V_CVT_F32_U32 ENC_VOP1 default
    0x10c22c41e006399, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e23e41f006399, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x110240420006399, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x112228421006399, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x10a2284220073b2, // V_CVT_U32_F32 ENC_VOP1 default
    0x10c22c4230073b2, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2444240073b2, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e4250073b2, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122284260073b2, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x10a2284270083a3, // V_CVT_I32_F32 ENC_VOP1 default
    0x10c22c4280083a3, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2444290083a3, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e42a0083a3, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222842b0083a3, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a24842c00a393, // V_CVT_F16_F32 ENC_VOP1 default
    0x10c24c42d00a393, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e24a42e00a393, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x11024e42f00a393, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x11224843000a393, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x10a25243100b396, // V_CVT_F32_F16 ENC_VOP1 default
    0x10c25643200b396, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25443300b396, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x11025843400b396, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225243500b396, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x10a22842700c3b0, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x10c22c42800c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e24442900c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e42a00c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222842b00c3b0, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a22842700d3a1, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x10c22c42800d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e24442900d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e42a00d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222842b00d3a1, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a22841800e3a7, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x10c22c41900e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x10e23e41a00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x11024041b00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x11222841c00e3a7, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x11623643600f397, // V_CVT_F32_F64 ENC_VOP1 default
    0x11223643700f397, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x10a23a43801039e, // V_CVT_F64_F32 ENC_VOP1 default
    0x11223a43901039e, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x10a22841d01139a, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x10c22c41e01139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x10e23e41f01139a, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x11024042001139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x11222842101139a, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x10a22841d01239b, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x10c22c41e01239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x10e23e41f01239b, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x11024042001239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x11222842101239b, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x10a22841d01339c, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x10c22c41e01339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x10e23e41f01339c, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x11024042001339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x11222842101339c, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x10a22841d01439d, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x10c22c41e01439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x10e23e41f01439d, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x11024042001439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x11222842101439d, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x11623643a0153b3, // V_CVT_U32_F64 ENC_VOP1 default
    0x11223643b0153b3, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x10a23a43c0163a0, // V_CVT_F64_U32 ENC_VOP1 default
    0x11223a43d0163a0, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x11626043e017478, // V_TRUNC_F64 ENC_VOP1 default
    0x11226043f017478, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x11626043e0182cc, // V_CEIL_F64 ENC_VOP1 default
    0x11226043f0182cc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x11626043e019458, // V_RNDNE_F64 ENC_VOP1 default
    0x11226043f019458, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x11626043e01a3c2, // V_FLOOR_F64 ENC_VOP1 default
    0x11226043f01a3c2, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x10a1ca20801b43a, // V_PIPEFLUSH ENC_VOP1 default
    0x10a2284400203d0, // V_FRACT_F32 ENC_VOP1 default
    0x10c22c4410203d0, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2644420203d0, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e4430203d0, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122284440203d0, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x10a228440021477, // V_TRUNC_F32 ENC_VOP1 default
    0x10c22c441021477, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e264442021477, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e443021477, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x112228444021477, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x10a2284400222cb, // V_CEIL_F32 ENC_VOP1 default
    0x10c22c4410222cb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2644420222cb, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e4430222cb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122284440222cb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x10a228440023457, // V_RNDNE_F32 ENC_VOP1 default
    0x10c22c441023457, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e264442023457, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e443023457, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x112228444023457, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x10a2284400243c1, // V_FLOOR_F32 ENC_VOP1 default
    0x10c22c4410243c1, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2644420243c1, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e4430243c1, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122284440243c1, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x10a2284400253bc, // V_EXP_F32 ENC_VOP1 default
    0x10c22c4410253bc, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2644420253bc, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e4430253bc, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122284440253bc, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x10a2284400273e3, // V_LOG_F32 ENC_VOP1 default
    0x10c22c4410273e3, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2644420273e3, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e4430273e3, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122284440273e3, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x10a22844002a451, // V_RCP_F32 ENC_VOP1 default
    0x10c22c44102a451, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e26444202a451, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e44302a451, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222844402a451, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x10a22844002b453, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x10c22c44102b453, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e26444202b453, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e44302b453, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222844402b453, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x10a22844002e45a, // V_RSQ_F32 ENC_VOP1 default
    0x10c22c44102e45a, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e26444202e45a, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e44302e45a, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222844402e45a, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x11626043e02f452, // V_RCP_F64 ENC_VOP1 default
    0x11226043f02f452, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x11626043e03145b, // V_RSQ_F64 ENC_VOP1 default
    0x11226043f03145b, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x10a228440033464, // V_SQRT_F32 ENC_VOP1 default
    0x10c22c441033464, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e264442033464, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e443033464, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x112228444033464, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x11626043e034465, // V_SQRT_F64 ENC_VOP1 default
    0x11226043f034465, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x10a228440035462, // V_SIN_F32 ENC_VOP1 default
    0x10c22c441035462, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e264442035462, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e443035462, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x112228444035462, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x10a22844003638e, // V_COS_F32 ENC_VOP1 default
    0x10c22c44103638e, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e26444203638e, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e44303638e, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222844403638e, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x10a228445037433, // V_NOT_B32 ENC_VOP1 default
    0x10c22c446037433, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e266447037433, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x110240448037433, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x112228449037433, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x10a22840e0382c9, // V_BFREV_B32 ENC_VOP1 default
    0x10c22c40f0382c9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22a4100382c9, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x11022e4110382c9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x1122284120382c9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x10a22844a0393be, // V_FFBH_U32 ENC_VOP1 default
    0x10c22c44b0393be, // V_FFBH_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e26644c0393be, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x11024044d0393be, // V_FFBH_U32 VOP1_VOP_DPP16 has_dpp16
    0x11222844e0393be, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x10a22844a03a3bf, // V_FFBL_B32 ENC_VOP1 default
    0x10c22c44b03a3bf, // V_FFBL_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e26644c03a3bf, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x11024044d03a3bf, // V_FFBL_B32 VOP1_VOP_DPP16 has_dpp16
    0x11222844e03a3bf, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x10a22844f03b3bd, // V_FFBH_I32 ENC_VOP1 default
    0x10c22c45003b3bd, // V_FFBH_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e26645103b3bd, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x11024045203b3bd, // V_FFBH_I32 VOP1_VOP_DPP16 has_dpp16
    0x11222845303b3bd, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x11623641403c3d4, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x11223641503c3d4, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x11626043e03d3d7, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x11226043f03d3d7, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x11626043e03e3d1, // V_FRACT_F64 ENC_VOP1 default
    0x11226043f03e3d1, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x10a22842703f3d3, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x10c22c42803f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e24442903f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e42a03f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222842b03f3d3, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a2284400403d6, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x10c22c4410403d6, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2644420403d6, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e4430403d6, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122284440403d6, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x10a1ca2080412cd, // V_CLREXCP ENC_VOP1 default
    0x10a22845404241c, // V_MOVRELD_B32 ENC_VOP1 default
    0x10c22c45504241c, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22a45604241c, // V_MOVRELD_B32 VOP1_VOP_SDWA has_sdwa
    0x11022e45704241c, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x11222845804241c, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x11422845904341f, // V_MOVRELS_B32 ENC_VOP1 default
    0x10c22c45504341f, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22a45a04341f, // V_MOVRELS_B32 VOP1_VOP_SDWA has_sdwa
    0x11022e45704341f, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x11422845904441e, // V_MOVRELSD_B32 ENC_VOP1 default
    0x10c22c45504441e, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22a45a04441e, // V_MOVRELSD_B32 VOP1_VOP_SDWA has_sdwa
    0x11022e45704441e, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x11422845904841d, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x10c22c45504841d, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e22a45a04841d, // V_MOVRELSD_2_B32 VOP1_VOP_SDWA has_sdwa
    0x11022e45704841d, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x10a26a45b050395, // V_CVT_F16_U16 ENC_VOP1 default
    0x10c26e45c050395, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x10e26c45d050395, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x11027045e050395, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x11226a45f050395, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x10a26a460051394, // V_CVT_F16_I16 ENC_VOP1 default
    0x10c26e461051394, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e26c462051394, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x110270463051394, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x11226a464051394, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x10a2744650523b1, // V_CVT_U16_F16 ENC_VOP1 default
    0x10c2784660523b1, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2764670523b1, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x11027a4680523b1, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122744690523b1, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x10a27446a0533a2, // V_CVT_I16_F16 ENC_VOP1 default
    0x10c27846b0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27646c0533a2, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11027a46d0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227446e0533a2, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a27e46f054450, // V_RCP_F16 ENC_VOP1 default
    0x10c282470054450, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e280471054450, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x110284472054450, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227e473054450, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x10a27e46f055463, // V_SQRT_F16 ENC_VOP1 default
    0x10c282470055463, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e280471055463, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x110284472055463, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227e473055463, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x10a27e46f056459, // V_RSQ_F16 ENC_VOP1 default
    0x10c282470056459, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e280471056459, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x110284472056459, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227e473056459, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x10a27e46f0573e2, // V_LOG_F16 ENC_VOP1 default
    0x10c2824700573e2, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2804710573e2, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x1102844720573e2, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227e4730573e2, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x10a27e46f0583bb, // V_EXP_F16 ENC_VOP1 default
    0x10c2824700583bb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2804710583bb, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x1102844720583bb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227e4730583bb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x10a27e46f0593d5, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x10c2824700593d5, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2804710593d5, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x1102844720593d5, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227e4730593d5, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x10a27446a05a3d2, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x10c27846b05a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27646c05a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11027a46d05a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227446e05a3d2, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a27e46f05b3c0, // V_FLOOR_F16 ENC_VOP1 default
    0x10c28247005b3c0, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e28047105b3c0, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x11028447205b3c0, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227e47305b3c0, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x10a27e46f05c2ca, // V_CEIL_F16 ENC_VOP1 default
    0x10c28247005c2ca, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e28047105c2ca, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x11028447205c2ca, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227e47305c2ca, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x10a27e46f05d476, // V_TRUNC_F16 ENC_VOP1 default
    0x10c28247005d476, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e28047105d476, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x11028447205d476, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227e47305d476, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x10a27e46f05e456, // V_RNDNE_F16 ENC_VOP1 default
    0x10c28247005e456, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e28047105e456, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x11028447205e456, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227e47305e456, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x10a27e46f05f3cf, // V_FRACT_F16 ENC_VOP1 default
    0x10c28247005f3cf, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e28047105f3cf, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x11028447205f3cf, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227e47305f3cf, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x10a27e46f060461, // V_SIN_F16 ENC_VOP1 default
    0x10c282470060461, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e280471060461, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x110284472060461, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227e473060461, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x10a27e46f06138d, // V_COS_F16 ENC_VOP1 default
    0x10c28247006138d, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e28047106138d, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x11028447206138d, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227e47306138d, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x10a228474062460, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x10c22c475062460, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e266476062460, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x110240477062460, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x112228478062460, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x10a27446a0633a5, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x10c27846b0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e27646c0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11027a46d0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11227446e0633a5, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a2744650643a6, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x10c2784660643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2764670643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x11027a4680643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122744690643a6, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x114288479065474, // V_SWAP_B32 ENC_VOP1 default
    0x11428847a068473, // V_SWAPREL_B32 ENC_VOP1 default
    0x1181e847b003256, // S_MOV_B32 ENC_SOP1 default
    0x11a1e847c003256, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea47d004257, // S_MOV_B64 ENC_SOP1 default
    0x11a1ea47e004257, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e847f005209, // S_CMOV_B32 ENC_SOP1 default
    0x11a1e8480005209, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea48100620a, // S_CMOV_B64 ENC_SOP1 default
    0x11a1ea48200620a, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e8483007265, // S_NOT_B32 ENC_SOP1 default
    0x11a1e8484007265, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea485008266, // S_NOT_B64 ENC_SOP1 default
    0x11a1ea486008266, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e8483009298, // S_WQM_B32 ENC_SOP1 default
    0x11a1e8484009298, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea48500a299, // S_WQM_B64 ENC_SOP1 default
    0x11a1ea48600a299, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e848700b1f5, // S_BREV_B32 ENC_SOP1 default
    0x11a1e848800b1f5, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea48900c1f6, // S_BREV_B64 ENC_SOP1 default
    0x11a1ea48a00c1f6, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e848b00d1e1, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x11a1e848c00d1e1, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ec48d00e1e2, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x11a1ec48e00e1e2, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e848b00f1e3, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x11a1e848c00f1e3, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ec48d0101e4, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x11a1ec48e0101e4, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e848f01122e, // S_FF0_I32_B32 ENC_SOP1 default
    0x11a1e849001122e, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ec49101222f, // S_FF0_I32_B64 ENC_SOP1 default
    0x11a1ec49201222f, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e848f013230, // S_FF1_I32_B32 ENC_SOP1 default
    0x11a1e8490013230, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ec491014231, // S_FF1_I32_B64 ENC_SOP1 default
    0x11a1ec492014231, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e848f015233, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x11a1e8490015233, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ec491016234, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x11a1ec492016234, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e8493017232, // S_FLBIT_I32 ENC_SOP1 default
    0x11a1e8494017232, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x1181ec495018235, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x11a1ec496018235, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x1181e8497019284, // S_SEXT_I32_I8 ENC_SOP1 default
    0x11a1e8498019284, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x1181e849901a283, // S_SEXT_I32_I16 ENC_SOP1 default
    0x11a1e849a01a283, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x1181e849b01b1f0, // S_BITSET0_B32 ENC_SOP1 default
    0x11a1e849c01b1f0, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ee49d01c1f1, // S_BITSET0_B64 ENC_SOP1 default
    0x11a1ee49e01c1f1, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e849b01d1f2, // S_BITSET1_B32 ENC_SOP1 default
    0x11a1e849c01d1f2, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ee49d01e1f3, // S_BITSET1_B64 ENC_SOP1 default
    0x11a1ee49e01e1f3, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x1181f049f01f236, // S_GETPC_B64 ENC_SOP1 default
    0x1181f24a002027f, // S_SETPC_B64 ENC_SOP1 default
    0x1181ea4a102128b, // S_SWAPPC_B64 ENC_SOP1 default
    0x1181f24a0022276, // S_RFE_B64 ENC_SOP1 default
    0x1181ea4a20241db, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ea4a30241db, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea4a2025270, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ea4a3025270, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea4a20262a1, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ea4a30262a1, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea4a20271d5, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ea4a30271d5, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea4a202826c, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ea4a302826c, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea4a202925f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ea4a302925f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea4a202a264, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ea4a302a264, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea4a202b29d, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ea4a302b29d, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e848302c274, // S_QUADMASK_B32 ENC_SOP1 default
    0x11a1e848402c274, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea48502d275, // S_QUADMASK_B64 ENC_SOP1 default
    0x11a1ea48602d275, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e84a402e254, // S_MOVRELS_B32 ENC_SOP1 default
    0x1181ea4a502f255, // S_MOVRELS_B64 ENC_SOP1 default
    0x1181e84a6030251, // S_MOVRELD_B32 ENC_SOP1 default
    0x11a1e84a7030251, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4a8031252, // S_MOVRELD_B64 ENC_SOP1 default
    0x11a1ea4a9031252, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x1181e84aa0341c9, // S_ABS_I32 ENC_SOP1 default
    0x11a1e84ab0341c9, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x1181ea4a20371cf, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ea4a30371cf, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea4a2038268, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ea4a3038268, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea4a20391d1, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x11a1ea4a30391d1, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ea4a203a1d7, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x11a1ea4a303a1d7, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ee4ac03b1ef, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x11a1ee4ad03b1ef, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x1181e84ae03c1da, // S_AND_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1e84af03c1da, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181e84ae03d26f, // S_OR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1e84af03d26f, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181e84ae03e2a0, // S_XOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1e84af03e2a0, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181e84ae03f1d4, // S_ANDN2_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1e84af03f1d4, // S_ANDN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181e84ae04026b, // S_ORN2_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1e84af04026b, // S_ORN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181e84ae04125e, // S_NAND_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1e84af04125e, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181e84ae042263, // S_NOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1e84af042263, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181e84ae04329c, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1e84af04329c, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181e84ae0441ce, // S_ANDN1_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1e84af0441ce, // S_ANDN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181e84ae045267, // S_ORN1_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1e84af045267, // S_ORN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181e84ae0461d0, // S_ANDN1_WREXEC_B32 ENC_SOP1 default
    0x11a1e84af0461d0, // S_ANDN1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181e84ae0471d6, // S_ANDN2_WREXEC_B32 ENC_SOP1 default
    0x11a1e84af0471d6, // S_ANDN2_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181e84b0049253, // S_MOVRELSD_2_B32 ENC_SOP1 default
    0x11c1fc4b1000217, // S_CMP_EQ_I32 ENC_SOPC default
    0x11e1fc4b2000217, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b3000217, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b4000217, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fc4b1001220, // S_CMP_LG_I32 ENC_SOPC default
    0x11e1fc4b2001220, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b3001220, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b4001220, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fc4b100221c, // S_CMP_GT_I32 ENC_SOPC default
    0x11e1fc4b200221c, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b300221c, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b400221c, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fc4b100321a, // S_CMP_GE_I32 ENC_SOPC default
    0x11e1fc4b200321a, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b300321a, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b400321a, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fc4b1004223, // S_CMP_LT_I32 ENC_SOPC default
    0x11e1fc4b2004223, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b3004223, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b4004223, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fc4b100521e, // S_CMP_LE_I32 ENC_SOPC default
    0x11e1fc4b200521e, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b300521e, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b400521e, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fc4b5006218, // S_CMP_EQ_U32 ENC_SOPC default
    0x11e1fc4b6006218, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b7006218, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b8006218, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fc4b5007221, // S_CMP_LG_U32 ENC_SOPC default
    0x11e1fc4b6007221, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b7007221, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b8007221, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fc4b500821d, // S_CMP_GT_U32 ENC_SOPC default
    0x11e1fc4b600821d, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b700821d, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b800821d, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fc4b500921b, // S_CMP_GE_U32 ENC_SOPC default
    0x11e1fc4b600921b, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b700921b, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b800921b, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fc4b500a224, // S_CMP_LT_U32 ENC_SOPC default
    0x11e1fc4b600a224, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b700a224, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b800a224, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fc4b500b21f, // S_CMP_LE_U32 ENC_SOPC default
    0x11e1fc4b600b21f, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b700b21f, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b800b21f, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fc4b500c1eb, // S_BITCMP0_B32 ENC_SOPC default
    0x11e1fc4b600c1eb, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b700c1eb, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b800c1eb, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fc4b500d1ed, // S_BITCMP1_B32 ENC_SOPC default
    0x11e1fc4b600d1ed, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x1201fc4b700d1ed, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x1221fc4b800d1ed, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b900e1ec, // S_BITCMP0_B64 ENC_SOPC default
    0x11e1fe4ba00e1ec, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x1201fe4bb00e1ec, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x1221fe4bc00e1ec, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1fe4b900f1ee, // S_BITCMP1_B64 ENC_SOPC default
    0x11e1fe4ba00f1ee, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x1201fe4bb00f1ee, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x1221fe4bc00f1ee, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c2004bd012219, // S_CMP_EQ_U64 ENC_SOPC default
    0x11e2004be012219, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x1202004bf012219, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x1222004c0012219, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c2004bd013222, // S_CMP_LG_U64 ENC_SOPC default
    0x11e2004be013222, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x1202004bf013222, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x1222004c0013222, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1242104c1000260, // S_NOP ENC_SOPP default
    0x12421220800122b, // S_ENDPGM ENC_SOPP default
    0x1242144c20021f4, // S_BRANCH ENC_SOPP default
    0x1241ca208003297, // S_WAKEUP ENC_SOPP default
    0x1242144c3004203, // S_CBRANCH_SCC0 ENC_SOPP default
    0x1242144c3005204, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1262144c4006206, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1262144c4007205, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x1242144c5008202, // S_CBRANCH_EXECZ ENC_SOPP default
    0x1242144c5009201, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1241ca20800a1e0, // S_BARRIER ENC_SOPP default
    0x1242104c100b27e, // S_SETKILL ENC_SOPP default
    0x1242164c600c290, // S_WAITCNT ENC_SOPP default
    0x1242104c100d27d, // S_SETHALT ENC_SOPP default
    0x1242104c100e285, // S_SLEEP ENC_SOPP default
    0x1242104c100f280, // S_SETPRIO ENC_SOPP default
    0x1242184c701027b, // S_SENDMSG ENC_SOPP default
    0x1242184c701127c, // S_SENDMSGHALT ENC_SOPP default
    0x1242104c101228c, // S_TRAP ENC_SOPP default
    0x1241ca20801323a, // S_ICACHE_INV ENC_SOPP default
    0x1242104c101423b, // S_INCPERFLEVEL ENC_SOPP default
    0x1242104c1015229, // S_DECPERFLEVEL ENC_SOPP default
    0x1241ca2d501628d, // S_TTRACEDATA ENC_SOPP default
    0x1242144c20171fd, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x1242144c2018200, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x1242144c20191ff, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x1242144c201a1fe, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x1241ca20801b22d, // S_ENDPGM_SAVED ENC_SOPP default
    0x1241ca20801e22c, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x1241ca20801f225, // S_CODE_END ENC_SOPP default
    0x12421a4c102023c, // S_INST_PREFETCH ENC_SOPP default
    0x12421a4c8021207, // S_CLAUSE ENC_SOPP default
    0x1241ca208022296, // S_WAIT_IDLE ENC_SOPP default
    0x12421c4c9023291, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x12421a4c1024277, // S_ROUND_MODE ENC_SOPP default
    0x1242104c102522a, // S_DENORM_MODE ENC_SOPP default
    0x12421a4c102828e, // S_TTRACEDATA_IMM ENC_SOPP default
];
