// Written by `cargo xtask regen` from amdgpu_isa_rdna2.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 152] = [
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
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(21, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(20, 1)),
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
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0000000,
        choice(Short, 0, 0, [false, false, false, false], run(5, 4), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0000002,
        choice(Short, 0, 0, [false, false, false, false], run(5, 4), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA2,
        0,
        4,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0000004,
        choice(Short, 0, 0, [false, false, false, false], run(5, 4), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA3,
        0,
        5,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0000006,
        choice(Short, 0, 0, [false, false, false, false], run(5, 4), run(0, 0)),
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
pub static FORMS: [u64; 4368] = [
    0x00029600000138c, // V_CNDMASK_B32 ENC_VOP2 default
    0x00229a00100138c, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00429800200138c, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x00629c00300138c, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00829600400138c, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a2a00050023bb, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x00c2a20060023bb, // V_DOT2C_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2a40070023bb, // V_DOT2C_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a00080023bb, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x00a2a60090032b6, // V_ADD_F32 ENC_VOP2 default
    0x00c2aa00a0032b6, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122a800b0032b6, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ac00c0032b6, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a600d0032b6, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a2a6009004472, // V_SUB_F32 ENC_VOP2 default
    0x00c2aa00a004472, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122a800b004472, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ac00c004472, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a600d004472, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0142a600e00546d, // V_SUBREV_F32 ENC_VOP2 default
    0x00c2aa00a00546d, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122a800f00546d, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ac00c00546d, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a601000546d, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a2a60110063d0, // V_FMAC_LEGACY_F32 ENC_VOP2 default
    0x0102a60120063d0, // V_FMAC_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a2a6009007432, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x00c2aa00a007432, // V_MUL_LEGACY_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122a800b007432, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ac00c007432, // V_MUL_LEGACY_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a600d007432, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a2a600900842b, // V_MUL_F32 ENC_VOP2 default
    0x00c2aa00a00842b, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122a800b00842b, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ac00c00842b, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a600d00842b, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a2a6013009431, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c2aa014009431, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0122b0015009431, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x00e2b2016009431, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0102a6017009431, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a2a601300a42e, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c2aa01400a42e, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0122b001500a42e, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x00e2b201600a42e, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0102a601700a42e, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a2a601800b435, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c2aa01900b435, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0122b001a00b435, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x00e2b201b00b435, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0102a601c00b435, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a2a601800c430, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c2aa01900c430, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0122b001a00c430, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x00e2b201b00c430, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0102a601c00c430, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a2b801d00d3bf, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x00c2aa01e00d3bf, // V_DOT4C_I32_I8 VOP2_VOP_DPP8 has_dpp8
    0x00e2b201f00d3bf, // V_DOT4C_I32_I8 VOP2_VOP_DPP16 has_dpp16
    0x0102b802000d3bf, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x00a2a600900f41b, // V_MIN_F32 ENC_VOP2 default
    0x00c2aa00a00f41b, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122a800b00f41b, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ac00c00f41b, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a600d00f41b, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x00a2a6009010406, // V_MAX_F32 ENC_VOP2 default
    0x00c2aa00a010406, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122a800b010406, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ac00c010406, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a600d010406, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00a2a601301141e, // V_MIN_I32 ENC_VOP2 default
    0x00c2aa01401141e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x0122b001501141e, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x00e2b201601141e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x0102a601701141e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a2a6013012409, // V_MAX_I32 ENC_VOP2 default
    0x00c2aa014012409, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x0122b0015012409, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x00e2b2016012409, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x0102a6017012409, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a2a6018013420, // V_MIN_U32 ENC_VOP2 default
    0x00c2aa019013420, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x0122b001a013420, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x00e2b201b013420, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x0102a601c013420, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a2a601801440b, // V_MAX_U32 ENC_VOP2 default
    0x00c2aa01901440b, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x0122b001a01440b, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x00e2b201b01440b, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x0102a601c01440b, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0142a60210163f5, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c2aa0190163f5, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122b00220163f5, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x00e2b201b0163f5, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102a60230163f5, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0142a60240182c2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c2aa0250182c2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0122b00260182c2, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x00e2b20270182c2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0102a60280182c2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0142a602101a3f0, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c2aa01901a3f0, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122b002201a3f0, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x00e2b201b01a3f0, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102a602301a3f0, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a2a601801b2bf, // V_AND_B32 ENC_VOP2 default
    0x00c2aa01901b2bf, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122b001a01b2bf, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x00e2b201b01b2bf, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102a601c01b2bf, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a2a601801c439, // V_OR_B32 ENC_VOP2 default
    0x00c2aa01901c439, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122b001a01c439, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e2b201b01c439, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102a601c01c439, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a2a601801d481, // V_XOR_B32 ENC_VOP2 default
    0x00c2aa01901d481, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122b001a01d481, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e2b201b01d481, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102a601c01d481, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2a601801e47f, // V_XNOR_B32 ENC_VOP2 default
    0x00c2aa01901e47f, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122b001a01e47f, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e2b201b01e47f, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102a601c01e47f, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2a60180252bc, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c2aa0190252bc, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0122b001a0252bc, // V_ADD_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e2b201b0252bc, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0102a601c0252bc, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2a6018026476, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c2aa019026476, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0122b001a026476, // V_SUB_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e2b201b026476, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0102a601c026476, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x0142a602102746e, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c2aa01902746e, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0122b002202746e, // V_SUBREV_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e2b201b02746e, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0102a602302746e, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0002ba0290282b3, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022be02a0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0162bc02b0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0062c002c0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0082ba02d0282b3, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002ba02902946f, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0022be02a02946f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0162bc02b02946f, // V_SUB_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0062c002c02946f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0082ba02d02946f, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0182ba02e02a46a, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0022be02a02a46a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0162bc02f02a46a, // V_SUBREV_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0062c002c02a46a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0082ba03002a46a, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00a2a601102b3cf, // V_FMAC_F32 ENC_VOP2 default
    0x00c2aa03102b3cf, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e2ac03202b3cf, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102a601202b3cf, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01a2c403302c3d2, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0102c403402c3d2, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01a2c603502d3cd, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0102c603602d3cd, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a2c803702f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP2 default
    0x00c2cc03802f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x0122ca03902f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2ce03a02f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0102c803b02f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a2d203c0322b5, // V_ADD_F16 ENC_VOP2 default
    0x00c2d603d0322b5, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122d403e0322b5, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2d803f0322b5, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d20400322b5, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a2d203c033471, // V_SUB_F16 ENC_VOP2 default
    0x00c2d603d033471, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122d403e033471, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2d803f033471, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d2040033471, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0142d204103446c, // V_SUBREV_F16 ENC_VOP2 default
    0x00c2d603d03446c, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122d404203446c, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2d803f03446c, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d204303446c, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a2d203c03542a, // V_MUL_F16 ENC_VOP2 default
    0x00c2d603d03542a, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122d403e03542a, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2d803f03542a, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d204003542a, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a2d20440363ce, // V_FMAC_F16 ENC_VOP2 default
    0x00c2d60450363ce, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2d80460363ce, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d20470363ce, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01a2dc0480373d1, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0102dc0490373d1, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01a2de04a0383cc, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0102de04b0383cc, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a2d203c039405, // V_MAX_F16 ENC_VOP2 default
    0x00c2d603d039405, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122d403e039405, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2d803f039405, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d2040039405, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x00a2d203c03a41a, // V_MIN_F16 ENC_VOP2 default
    0x00c2d603d03a41a, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122d403e03a41a, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2d803f03a41a, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d204003a41a, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x00a2d203c03b3e9, // V_LDEXP_F16 ENC_VOP2 default
    0x00c2d603d03b3e9, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122e003e03b3e9, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2e203f03b3e9, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102d204003b3e9, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a2e604c03c443, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00c2e804d03c443, // V_PK_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2ea04e03c443, // V_PK_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102e604f03c443, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x024212090009210, // S_CMPK_EQ_U32 ENC_SOPK default
    0x02421209000a218, // S_CMPK_LG_U32 ENC_SOPK default
    0x02421209000b214, // S_CMPK_GT_U32 ENC_SOPK default
    0x02421209000c212, // S_CMPK_GE_U32 ENC_SOPK default
    0x02421209000d21a, // S_CMPK_LT_U32 ENC_SOPK default
    0x02421209000e216, // S_CMPK_LE_U32 ENC_SOPK default
    0x02421209100f1d1, // S_ADDK_I32 ENC_SOPK default
    0x02421209201025b, // S_MULK_I32 ENC_SOPK default
    0x02421609301223b, // S_GETREG_B32 ENC_SOPK default
    0x024218094013281, // S_SETREG_B32 ENC_SOPK default
    0x02621a095015282, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x02421c096016200, // S_CALL_B64 ENC_SOPK default
    0x024212097017295, // S_WAITCNT_VSCNT ENC_SOPK default
    0x024212097018294, // S_WAITCNT_VMCNT ENC_SOPK default
    0x024212097019292, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x02421209701a293, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x02421e09801b287, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x02421e09801c288, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x02822e0990003e6, // V_INTERP_P1_F32 ENC_VINTRP default
    0x02822e09a0013e8, // V_INTERP_P2_F32 ENC_VINTRP default
    0x02823209b0023e3, // V_INTERP_MOV_F32 ENC_VINTRP default
    0x02a33209c000447, // V_PK_MAD_I16 ENC_VOP3P default
    0x02c33209d000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e33209e000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x03033209f000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323320a0000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0343320a1000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363320a2000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383320a3000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3340a4001450, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x03c3340a5001450, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3340a6001450, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403340a7001450, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3340a8002440, // V_PK_ADD_I16 ENC_VOP3P default
    0x03c3340a9002440, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3340aa002440, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403340ab002440, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3340a8003451, // V_PK_SUB_I16 ENC_VOP3P default
    0x03c3340a9003451, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3340aa003451, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403340ab003451, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423340ac004445, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x03c3340ad004445, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443340ae004445, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403340af004445, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423340ac005446, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x03c3340ad005446, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443340ae005446, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403340af005446, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423340b0006442, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x03c3340b1006442, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0443340b2006442, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403340b3006442, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3340a800744a, // V_PK_MAX_I16 ENC_VOP3P default
    0x03c3340a900744a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3340aa00744a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403340ab00744a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3340a800844d, // V_PK_MIN_I16 ENC_VOP3P default
    0x03c3340a900844d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3340aa00844d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403340ab00844d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3320b4009448, // V_PK_MAD_U16 ENC_VOP3P default
    0x02c3320b5009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e3320b6009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0303320b7009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323320b8009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0343320b9009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363320ba009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383320bb009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3340a400a441, // V_PK_ADD_U16 ENC_VOP3P default
    0x03c3340a500a441, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3340a600a441, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403340a700a441, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3340a400b452, // V_PK_SUB_U16 ENC_VOP3P default
    0x03c3340a500b452, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3340a600b452, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403340a700b452, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3340a400c44b, // V_PK_MAX_U16 ENC_VOP3P default
    0x03c3340a500c44b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3340a600c44b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403340a700c44b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3340a400d44e, // V_PK_MIN_U16 ENC_VOP3P default
    0x03c3340a500d44e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3340a600d44e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403340a700d44e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3360bc00e444, // V_PK_FMA_F16 ENC_VOP3P default
    0x02c3360bd00e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3360be00e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303360bf00e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323360c000e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343360c100e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363360c200e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383360c300e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3380c400f43f, // V_PK_ADD_F16 ENC_VOP3P default
    0x03c3380c500f43f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3380c600f43f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403380c700f43f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3380c401044f, // V_PK_MUL_F16 ENC_VOP3P default
    0x03c3380c501044f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3380c601044f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403380c701044f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3380c401144c, // V_PK_MIN_F16 ENC_VOP3P default
    0x03c3380c501144c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3380c601144c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403380c701144c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3380c4012449, // V_PK_MAX_F16 ENC_VOP3P default
    0x03c3380c5012449, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3380c6012449, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403380c7012449, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a33a0c80133bc, // V_DOT2_F32_F16 ENC_VOP3P default
    0x02c33a0c90133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e33a0ca0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x03033a0cb0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03233a0cc0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x03433a0cd0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03633a0ce0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03833a0cf0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3320d00143bd, // V_DOT2_I32_I16 ENC_VOP3P default
    0x02c3320d10143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e3320d20143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_1
    0x0303320d30143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323320d40143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_2
    0x0343320d50143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363320d60143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383320d70143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3320d80153be, // V_DOT2_U32_U16 ENC_VOP3P default
    0x02c3320d90153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e3320da0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_1
    0x0303320db0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323320dc0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_2
    0x0343320dd0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363320de0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383320df0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a33c0e00163c0, // V_DOT4_I32_I8 ENC_VOP3P default
    0x02c33c0e10163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0
    0x02e33c0e20163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_1
    0x03033c0e30163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03233c0e40163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_2
    0x03433c0e50163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03633c0e60163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03833c0e70163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a33c0e80173c1, // V_DOT4_U32_U8 ENC_VOP3P default
    0x02c33c0e90173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x02e33c0ea0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x03033c0eb0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03233c0ec0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x03433c0ed0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03633c0ee0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03833c0ef0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a33c0f00183c2, // V_DOT8_I32_I4 ENC_VOP3P default
    0x02c33c0f10183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0
    0x02e33c0f20183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_1
    0x03033c0f30183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03233c0f40183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_2
    0x03433c0f50183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03633c0f60183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03833c0f70183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a33c0f80193c3, // V_DOT8_U32_U4 ENC_VOP3P default
    0x02c33c0f90193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x02e33c0fa0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x03033c0fb0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03233c0fc0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x03433c0fd0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03633c0fe0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03833c0ff0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a33e1000203d9, // V_FMA_MIX_F32 ENC_VOP3P default
    0x02c33e1010203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x02e33e1020203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x03033e1030203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03233e1040203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x03433e1050203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03633e1060203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03833e1070203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a33e1080213d8, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x02c33e1090213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e33e10a0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x03033e10b0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03233e10c0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x03433e10d0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03633e10e0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03833e10f0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a33e1080223d7, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x02c33e1090223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e33e10a0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x03033e10b0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03233e10c0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x03433e10d0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03633e10e0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03833e10f0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04634011000033a, // V_CMP_F_F32 ENC_VOP3 default
    0x04834011100033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34011200033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34011300033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634011000135f, // V_CMP_LT_F32 ENC_VOP3 default
    0x04834011100135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34011200135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34011300135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046340110002331, // V_CMP_EQ_F32 ENC_VOP3 default
    0x048340111002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a340112002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c340113002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046340110003353, // V_CMP_LE_F32 ENC_VOP3 default
    0x048340111003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a340112003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c340113003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634011000434a, // V_CMP_GT_F32 ENC_VOP3 default
    0x04834011100434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34011200434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34011300434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634011000535c, // V_CMP_LG_F32 ENC_VOP3 default
    0x04834011100535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34011200535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34011300535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046340110006341, // V_CMP_GE_F32 ENC_VOP3 default
    0x048340111006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a340112006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c340113006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046340110007380, // V_CMP_O_F32 ENC_VOP3 default
    0x048340111007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04a340112007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04c340113007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634011000838a, // V_CMP_U_F32 ENC_VOP3 default
    0x04834011100838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34011200838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34011300838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046340110009371, // V_CMP_NGE_F32 ENC_VOP3 default
    0x048340111009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a340112009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c340113009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634011000a37a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04834011100a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34011200a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34011300a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634011000b374, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04834011100b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34011200b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34011300b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634011000c377, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04834011100c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34011200c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34011300c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634011000d368, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04834011100d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34011200d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34011300d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634011000e37d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04834011100e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34011200e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34011300e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04634011000f383, // V_CMP_TRU_F32 ENC_VOP3 default
    0x04834011100f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x04a34011200f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x04c34011300f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3461140102db, // V_CMPX_F_F32 ENC_VOP3 default
    0x0503461150102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x0523461160102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x0543461170102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e346114011300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x050346115011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x052346116011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x054346117011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3461140122d2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0503461150122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0523461160122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0543461170122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3461140132f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x0503461150132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523461160132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543461170132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3461140142eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0503461150142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523461160142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543461170142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3461140152fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x0503461150152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0523461160152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0543461170152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3461140162e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0503461150162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523461160162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543461170162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e346114017321, // V_CMPX_O_F32 ENC_VOP3 default
    0x050346115017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x052346116017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x054346117017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34611401832b, // V_CMPX_U_F32 ENC_VOP3 default
    0x05034611501832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05234611601832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05434611701832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e346114019312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x050346115019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x052346116019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x054346117019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34611401a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05034611501a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05234611601a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05434611701a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34611401b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05034611501b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05234611601b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05434611701b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34611401c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05034611501c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05234611601c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05434611701c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34611401d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05034611501d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05234611601d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05434611701d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34611401e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05034611501e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05234611601e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05434611701e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34611401f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x05034611501f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x05234611601f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x05434611701f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c11802033b, // V_CMP_F_F64 ENC_VOP3 default
    0x04834c11902033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c118021360, // V_CMP_LT_F64 ENC_VOP3 default
    0x04834c119021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c118022332, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04834c119022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c118023354, // V_CMP_LE_F64 ENC_VOP3 default
    0x04834c119023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c11802434b, // V_CMP_GT_F64 ENC_VOP3 default
    0x04834c11902434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c11802535d, // V_CMP_LG_F64 ENC_VOP3 default
    0x04834c11902535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c118026342, // V_CMP_GE_F64 ENC_VOP3 default
    0x04834c119026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c118027381, // V_CMP_O_F64 ENC_VOP3 default
    0x04834c119027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c11802838b, // V_CMP_U_F64 ENC_VOP3 default
    0x04834c11902838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c118029372, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04834c119029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c11802a37b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04834c11902a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c11802b375, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04834c11902b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c11802c378, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04834c11902c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c11802d369, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04834c11902d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c11802e37e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04834c11902e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c11802f384, // V_CMP_TRU_F64 ENC_VOP3 default
    0x04834c11902f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05834c11a02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34c11b02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c0302dc, // V_CMPX_F_F64 ENC_VOP3 default
    0x05035011d0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c031301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x05035011d031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c0322d3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x05035011d0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c0332f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x05035011d0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c0342ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x05035011d0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c0352fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x05035011d0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c0362e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x05035011d0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c037322, // V_CMPX_O_F64 ENC_VOP3 default
    0x05035011d037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c03832c, // V_CMPX_U_F64 ENC_VOP3 default
    0x05035011d03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c039313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x05035011d039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c03a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x05035011d03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c03b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x05035011d03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c03c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x05035011d03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c03d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x05035011d03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c03e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x05035011d03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35011c03f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x05035011d03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05c35011e03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x05435011f03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635412008033c, // V_CMP_F_I32 ENC_VOP3 default
    0x04835412108033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04a35412208033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04c35412308033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046354120081362, // V_CMP_LT_I32 ENC_VOP3 default
    0x048354121081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a354122081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c354123081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046354120082334, // V_CMP_EQ_I32 ENC_VOP3 default
    0x048354121082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04a354122082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04c354123082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046354120083356, // V_CMP_LE_I32 ENC_VOP3 default
    0x048354121083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a354122083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c354123083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635412008434d, // V_CMP_GT_I32 ENC_VOP3 default
    0x04835412108434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a35412208434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c35412308434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635412008536b, // V_CMP_NE_I32 ENC_VOP3 default
    0x04835412108536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a35412208536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c35412308536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046354120086344, // V_CMP_GE_I32 ENC_VOP3 default
    0x048354121086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a354122086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c354123086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046354120087385, // V_CMP_T_I32 ENC_VOP3 default
    0x048354121087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04a354122087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04c354123087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635812408832e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04835812508832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04a35812608832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04c35812708832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c128089361, // V_CMP_LT_I16 ENC_VOP3 default
    0x04835c129089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12a089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12b089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12808a333, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04835c12908a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12a08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12b08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12808b355, // V_CMP_LE_I16 ENC_VOP3 default
    0x04835c12908b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12a08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12b08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12808c34c, // V_CMP_GT_I16 ENC_VOP3 default
    0x04835c12908c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12a08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12b08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12808d36a, // V_CMP_NE_I16 ENC_VOP3 default
    0x04835c12908d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12a08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12b08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12808e343, // V_CMP_GE_I16 ENC_VOP3 default
    0x04835c12908e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12a08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12b08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636212c08f32d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x04836212d08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36212e08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36212f08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3681300902dd, // V_CMPX_F_I32 ENC_VOP3 default
    0x0503681310902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x0523681320902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x0543681330902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e368130091303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x050368131091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x052368132091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x054368133091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3681300922d5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0503681310922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0523681320922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0543681330922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3681300932f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0503681310932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523681320932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543681330932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3681300942ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0503681310942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523681320942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543681330942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36813009530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x05036813109530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05236813209530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05436813309530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3681300962e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0503681310962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523681320962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543681330962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e368130097326, // V_CMPX_T_I32 ENC_VOP3 default
    0x050368131097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x052368132097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x054368133097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c1340982cf, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x05036c1350982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x05236c1360982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05436c1370982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e370138099302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x050370139099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05237013a099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05437013b099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e37013809a2d4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x05037013909a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05237013a09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05437013b09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e37013809b2f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x05037013909b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05237013a09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05437013b09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e37013809c2ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x05037013909c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05237013a09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05437013b09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e37013809d30b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x05037013909d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05237013a09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05437013b09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e37013809e2e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x05037013909e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05237013a09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05437013b09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e37613c09f2ce, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x05037613d09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05237613e09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05437613f09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1400a033d, // V_CMP_F_I64 ENC_VOP3 default
    0x04837c1410a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05837c1420a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1430a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1400a1363, // V_CMP_LT_I64 ENC_VOP3 default
    0x04837c1410a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05837c1420a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1430a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1400a2335, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04837c1410a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05837c1420a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1430a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1400a3357, // V_CMP_LE_I64 ENC_VOP3 default
    0x04837c1410a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05837c1420a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1430a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1400a434e, // V_CMP_GT_I64 ENC_VOP3 default
    0x04837c1410a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05837c1420a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1430a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1400a536c, // V_CMP_NE_I64 ENC_VOP3 default
    0x04837c1410a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05837c1420a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1430a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1400a6345, // V_CMP_GE_I64 ENC_VOP3 default
    0x04837c1410a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05837c1420a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1430a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1400a7386, // V_CMP_T_I64 ENC_VOP3 default
    0x04837c1410a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05837c1420a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1430a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563801440a832f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x0483801450a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0583801460a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3801470a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c1480a9364, // V_CMP_LT_U16 ENC_VOP3 default
    0x04835c1490a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a35c14a0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c35c14b0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c1480aa336, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04835c1490aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04a35c14a0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04c35c14b0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c1480ab358, // V_CMP_LE_U16 ENC_VOP3 default
    0x04835c1490ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a35c14a0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c35c14b0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c1480ac34f, // V_CMP_GT_U16 ENC_VOP3 default
    0x04835c1490ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a35c14a0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c35c14b0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c1480ad36d, // V_CMP_NE_U16 ENC_VOP3 default
    0x04835c1490ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a35c14a0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c35c14b0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c1480ae346, // V_CMP_GE_U16 ENC_VOP3 default
    0x04835c1490ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a35c14a0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c35c14b0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38414c0b02de, // V_CMPX_F_I64 ENC_VOP3 default
    0x05038414d0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38414e0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05438414f0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38414c0b1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05038414d0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38414e0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05438414f0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38414c0b22d6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05038414d0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38414e0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05438414f0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38414c0b32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05038414d0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38414e0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05438414f0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38414c0b42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05038414d0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38414e0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05438414f0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38414c0b530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05038414d0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38414e0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05438414f0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38414c0b62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05038414d0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38414e0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05438414f0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a38414c0b7327, // V_CMPX_T_I64 ENC_VOP3 default
    0x05038414d0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05c38414e0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05438414f0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3881500b82d0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0503881510b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3881520b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0543881530b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3701540b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0503701550b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523701560b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543701570b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3701540ba2d7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0503701550ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0523701560ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0543701570ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3701540bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0503701550bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523701560bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543701570bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3701540bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0503701550bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523701560bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543701570bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3701540bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0503701550bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523701560bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543701570bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3701540be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0503701550be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523701560be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543701570be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463541580c033e, // V_CMP_F_U32 ENC_VOP3 default
    0x0483541590c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35415a0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35415b0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463541580c1365, // V_CMP_LT_U32 ENC_VOP3 default
    0x0483541590c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35415a0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35415b0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463541580c2337, // V_CMP_EQ_U32 ENC_VOP3 default
    0x0483541590c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35415a0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35415b0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463541580c3359, // V_CMP_LE_U32 ENC_VOP3 default
    0x0483541590c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35415a0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35415b0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463541580c4350, // V_CMP_GT_U32 ENC_VOP3 default
    0x0483541590c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35415a0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35415b0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463541580c536e, // V_CMP_NE_U32 ENC_VOP3 default
    0x0483541590c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35415a0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35415b0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463541580c6347, // V_CMP_GE_U32 ENC_VOP3 default
    0x0483541590c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35415a0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35415b0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463541580c7387, // V_CMP_T_U32 ENC_VOP3 default
    0x0483541590c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04a35415a0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04c35415b0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0c8339, // V_CMP_F_F16 ENC_VOP3 default
    0x04838c12d0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0c935e, // V_CMP_LT_F16 ENC_VOP3 default
    0x04838c12d0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0ca330, // V_CMP_EQ_F16 ENC_VOP3 default
    0x04838c12d0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0cb352, // V_CMP_LE_F16 ENC_VOP3 default
    0x04838c12d0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0cc349, // V_CMP_GT_F16 ENC_VOP3 default
    0x04838c12d0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0cd35b, // V_CMP_LG_F16 ENC_VOP3 default
    0x04838c12d0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0ce340, // V_CMP_GE_F16 ENC_VOP3 default
    0x04838c12d0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0cf37f, // V_CMP_O_F16 ENC_VOP3 default
    0x04838c12d0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36815c0d02df, // V_CMPX_F_U32 ENC_VOP3 default
    0x05036815d0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05236815e0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05436815f0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36815c0d1306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05036815d0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05236815e0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05436815f0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36815c0d22d8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05036815d0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05236815e0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05436815f0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36815c0d32fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05036815d0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05236815e0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05436815f0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36815c0d42f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05036815d0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05236815e0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05436815f0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36815c0d530f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05036815d0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05236815e0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05436815f0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36815c0d62e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05036815d0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05236815e0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05436815f0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36815c0d7328, // V_CMPX_T_U32 ENC_VOP3 default
    0x05036815d0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05236815e0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05436815f0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0d82da, // V_CMPX_F_F16 ENC_VOP3 default
    0x05039013d0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0d92ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x05039013d0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0da2d1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x05039013d0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0db2f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x05039013d0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0dc2ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x05039013d0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0dd2fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x05039013d0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0de2e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x05039013d0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0df320, // V_CMPX_O_F16 ENC_VOP3 default
    0x05039013d0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1600e033f, // V_CMP_F_U64 ENC_VOP3 default
    0x04837c1610e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05837c1620e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1630e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1600e1366, // V_CMP_LT_U64 ENC_VOP3 default
    0x04837c1610e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05837c1620e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1630e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1600e2338, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04837c1610e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05837c1620e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1630e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1600e335a, // V_CMP_LE_U64 ENC_VOP3 default
    0x04837c1610e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05837c1620e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1630e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1600e4351, // V_CMP_GT_U64 ENC_VOP3 default
    0x04837c1610e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05837c1620e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1630e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1600e536f, // V_CMP_NE_U64 ENC_VOP3 default
    0x04837c1610e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05837c1620e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1630e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1600e6348, // V_CMP_GE_U64 ENC_VOP3 default
    0x04837c1610e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05837c1620e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1630e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05637c1600e7388, // V_CMP_T_U64 ENC_VOP3 default
    0x04837c1610e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05837c1620e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04c37c1630e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0e8389, // V_CMP_U_F16 ENC_VOP3 default
    0x04838c12d0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0e9370, // V_CMP_NGE_F16 ENC_VOP3 default
    0x04838c12d0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0ea379, // V_CMP_NLG_F16 ENC_VOP3 default
    0x04838c12d0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0eb373, // V_CMP_NGT_F16 ENC_VOP3 default
    0x04838c12d0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0ec376, // V_CMP_NLE_F16 ENC_VOP3 default
    0x04838c12d0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0ed367, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x04838c12d0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0ee37c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x04838c12d0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c12c0ef382, // V_CMP_TRU_F16 ENC_VOP3 default
    0x04838c12d0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x04a38c12e0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x04c38c12f0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3841640f02e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x0503841650f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3841660f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x0543841670f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3841640f1307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0503841650f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3841660f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543841670f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3841640f22d9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0503841650f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3841660f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x0543841670f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3841640f32fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0503841650f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3841660f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543841670f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3841640f42f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0503841650f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3841660f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543841670f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3841640f5310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0503841650f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3841660f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543841670f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3841640f62e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0503841650f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3841660f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543841670f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3841640f7329, // V_CMPX_T_U64 ENC_VOP3 default
    0x0503841650f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3841660f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x0543841670f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0f832a, // V_CMPX_U_F16 ENC_VOP3 default
    0x05039013d0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0f9311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x05039013d0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0fa31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x05039013d0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0fb314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x05039013d0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0fc317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x05039013d0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0fd308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x05039013d0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0fe31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x05039013d0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e39013c0ff323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x05039013d0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x05239013e0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x05439013f0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e29e16810138c, // V_CNDMASK_B32 ENC_VOP3 default
    0x06029e16910138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06229e16a10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06429e16b10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae16c1032b6, // V_ADD_F32 ENC_VOP3 default
    0x0482ae16d1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2ae16e1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2ae16f1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae16c104472, // V_SUB_F32 ENC_VOP3 default
    0x0482ae16d104472, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2ae16e104472, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2ae16f104472, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562ae17010546d, // V_SUBREV_F32 ENC_VOP3 default
    0x0482ae17110546d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x0582ae17210546d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2ae17310546d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae1741063d0, // V_FMAC_LEGACY_F32 ENC_VOP3 default
    0x0482ae1751063d0, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2ae1761063d0, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2ae1771063d0, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae16c107432, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x0482ae16d107432, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2ae16e107432, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2ae16f107432, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae16c10842b, // V_MUL_F32 ENC_VOP3 default
    0x0482ae16d10842b, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2ae16e10842b, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2ae16f10842b, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b4178109431, // V_MUL_I32_I24 ENC_VOP3 default
    0x0482b4179109431, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a2b417a109431, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c2b417b109431, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b617810a42e, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0482b617910a42e, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a2b617a10a42e, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c2b617b10a42e, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b417c10b435, // V_MUL_U32_U24 ENC_VOP3 default
    0x0482b417d10b435, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a2b417e10b435, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c2b417f10b435, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b617c10c430, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0482b617d10c430, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a2b617e10c430, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c2b617f10c430, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae16c10f41b, // V_MIN_F32 ENC_VOP3 default
    0x0482ae16d10f41b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2ae16e10f41b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2ae16f10f41b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae16c110406, // V_MAX_F32 ENC_VOP3 default
    0x0482ae16d110406, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2ae16e110406, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2ae16f110406, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b617811141e, // V_MIN_I32 ENC_VOP3 default
    0x0482b617911141e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2b617a11141e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2b617b11141e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b6178112409, // V_MAX_I32 ENC_VOP3 default
    0x0482b6179112409, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2b617a112409, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2b617b112409, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b617c113420, // V_MIN_U32 ENC_VOP3 default
    0x0482b617d113420, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2b617e113420, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2b617f113420, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b617c11440b, // V_MAX_U32 ENC_VOP3 default
    0x0482b617d11440b, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2b617e11440b, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2b617f11440b, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562b61801163f5, // V_LSHRREV_B32 ENC_VOP3 default
    0x0482b61811163f5, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0582b61821163f5, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b61831163f5, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562b61841182c2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0482b61851182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0582b61861182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2b61871182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562b618011a3f0, // V_LSHLREV_B32 ENC_VOP3 default
    0x0482b618111a3f0, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0582b618211a3f0, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b618311a3f0, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b617c11b2bf, // V_AND_B32 ENC_VOP3 default
    0x0482b617d11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2b617e11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b617f11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b617c11c439, // V_OR_B32 ENC_VOP3 default
    0x0482b617d11c439, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2b617e11c439, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b617f11c439, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b617c11d481, // V_XOR_B32 ENC_VOP3 default
    0x0482b617d11d481, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2b617e11d481, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b617f11d481, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b617c11e47f, // V_XNOR_B32 ENC_VOP3 default
    0x0482b617d11e47f, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2b617e11e47f, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b617f11e47f, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b417c1252bc, // V_ADD_NC_U32 ENC_VOP3 default
    0x0482b417d1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2b417e1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2b417f1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b417c126476, // V_SUB_NC_U32 ENC_VOP3 default
    0x0482b417d126476, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2b417e126476, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2b417f126476, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562b418012746e, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0482b418112746e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0582b418212746e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2b418312746e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0662c21881282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0682c21891282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a2c218a1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c2c218b1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0662c218812946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0682c218912946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a2c218a12946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c2c218b12946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06e2c218c12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0682c218d12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0702c218e12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c2c218f12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae17412b3cf, // V_FMAC_F32 ENC_VOP3 default
    0x0482ae17512b3cf, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2ae17612b3cf, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2ae17712b3cf, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d019012f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x0482d019112f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2d019212f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2d019312f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da1941322b5, // V_ADD_F16 ENC_VOP3 default
    0x0482da1951322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2da1961322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2da1971322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da194133471, // V_SUB_F16 ENC_VOP3 default
    0x0482da195133471, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2da196133471, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2da197133471, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562da19813446c, // V_SUBREV_F16 ENC_VOP3 default
    0x0482da19913446c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0582da19a13446c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2da19b13446c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da19413542a, // V_MUL_F16 ENC_VOP3 default
    0x0482da19513542a, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2da19613542a, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2da19713542a, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da19c1363ce, // V_FMAC_F16 ENC_VOP3 default
    0x0482da19d1363ce, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2da19e1363ce, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2da19f1363ce, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da194139405, // V_MAX_F16 ENC_VOP3 default
    0x0482da195139405, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2da196139405, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2da197139405, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da19413a41a, // V_MIN_F16 ENC_VOP3 default
    0x0482da19513a41a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2da19613a41a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2da19713a41a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e419413b3e9, // V_LDEXP_F16 ENC_VOP3 default
    0x0482e419513b3e9, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2e419613b3e9, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2e419713b3e9, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722ec1a01403d6, // V_FMA_LEGACY_F32 ENC_VOP3 default
    0x0742ec1a11403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ec1a21403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ec1a31403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ec1a41403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ec1a51403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ec1a61403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec1a71403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1a81423f9, // V_MAD_I32_I24 ENC_VOP3 default
    0x0742ee1a91423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0762ee1aa1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0782ee1ab1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1ac1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1ad1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1ae1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1af1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1b01433fd, // V_MAD_U32_U24 ENC_VOP3 default
    0x0742ee1b11433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0762ee1b21433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0782ee1b31433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1b41433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1b51433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1b61433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1b71433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ec1a014438f, // V_CUBEID_F32 ENC_VOP3 default
    0x0742ec1a114438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ec1a214438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ec1a314438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ec1a414438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ec1a514438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ec1a614438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec1a714438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ec1a0145391, // V_CUBESC_F32 ENC_VOP3 default
    0x0742ec1a1145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ec1a2145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ec1a3145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ec1a4145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ec1a5145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ec1a6145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec1a7145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ec1a0146392, // V_CUBETC_F32 ENC_VOP3 default
    0x0742ec1a1146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ec1a2146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ec1a3146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ec1a4146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ec1a5146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ec1a6146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec1a7146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ec1a0147390, // V_CUBEMA_F32 ENC_VOP3 default
    0x0742ec1a1147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ec1a2147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ec1a3147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ec1a4147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ec1a5147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ec1a6147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec1a7147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b81482c6, // V_BFE_U32 ENC_VOP3 default
    0x0742f01b91482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01c01492c5, // V_BFE_I32 ENC_VOP3 default
    0x0742f01c11492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0762f01c21492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0782f01c31492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01c41492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01c51492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01c61492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01c71492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b814a2c7, // V_BFI_B32 ENC_VOP3 default
    0x0742f01b914a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ec1a014b3d4, // V_FMA_F32 ENC_VOP3 default
    0x0742ec1a114b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ec1a214b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ec1a314b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ec1a414b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ec1a514b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ec1a614b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec1a714b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21c814c3d5, // V_FMA_F64 ENC_VOP3 default
    0x0742f21c914c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0762f21ca14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0782f21cb14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21cc14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2f21cd14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21ce14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21cf14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01d014d3ec, // V_LERP_U8 ENC_VOP3 default
    0x0742f01d114d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0762f01d214d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0782f01d314d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01d414d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2f01d514d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01d614d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01d714d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f41d814e2bd, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0742f41d914e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f41da14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f41db14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f41dc14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f41dd14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f41de14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f41df14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f41d814f2be, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0742f41d914f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f41da14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f41db14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f41dc14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f41dd14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f41de14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f41df14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ec1a0150429, // V_MULLIT_F32 ENC_VOP3 default
    0x0742ec1a1150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ec1a2150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ec1a3150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ec1a4150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ec1a5150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ec1a6150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec1a7150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ec1a0151415, // V_MIN3_F32 ENC_VOP3 default
    0x0742ec1a1151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ec1a2151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ec1a3151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ec1a4151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ec1a5151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ec1a6151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec1a7151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01e0152417, // V_MIN3_I32 ENC_VOP3 default
    0x0742f01e1152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762f01e2152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782f01e3152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01e4152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01e5152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01e6152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01e7152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b8153419, // V_MIN3_U32 ENC_VOP3 default
    0x0742f01b9153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ec1a0154400, // V_MAX3_F32 ENC_VOP3 default
    0x0742ec1a1154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ec1a2154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ec1a3154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ec1a4154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ec1a5154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ec1a6154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec1a7154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01e0155402, // V_MAX3_I32 ENC_VOP3 default
    0x0742f01e1155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762f01e2155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782f01e3155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01e4155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01e5155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01e6155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01e7155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b8156404, // V_MAX3_U32 ENC_VOP3 default
    0x0742f01b9156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ec1a015740f, // V_MED3_F32 ENC_VOP3 default
    0x0742ec1a115740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ec1a215740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ec1a315740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ec1a415740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ec1a515740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ec1a615740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec1a715740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01e0158411, // V_MED3_I32 ENC_VOP3 default
    0x0742f01e1158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762f01e2158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782f01e3158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01e4158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01e5158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01e6158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01e7158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b8159413, // V_MED3_U32 ENC_VOP3 default
    0x0742f01b9159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee0e815a463, // V_SAD_U8 ENC_VOP3 default
    0x0742ee1e815a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762ee1e915a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782ee1ea15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1eb15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1ec15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1ed15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1ee15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee0e815b460, // V_SAD_HI_U8 ENC_VOP3 default
    0x0742ee1e815b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0762ee1e915b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0782ee1ea15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1eb15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1ec15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1ed15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1ee15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee0d815c461, // V_SAD_U16 ENC_VOP3 default
    0x0742ee1ef15c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762ee1f015c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782ee1f115c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1f215c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1f315c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1f415c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1f515c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1b815d462, // V_SAD_U32 ENC_VOP3 default
    0x0742ee1b915d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762ee1ba15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782ee1bb15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1bc15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1bd15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1be15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1bf15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f61f615e3af, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0742f61f715e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0762f61f815e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0782f61f915e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f61fa15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2f61fb15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f61fc15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f61fd15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ec1a015f3b5, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0742ec1a115f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ec1a215f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ec1a315f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ec1a415f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ec1a515f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ec1a615f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec1a715f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f21c81603b6, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0742f21c91603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0762f21ca1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0782f21cb1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f21cc1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2f21cd1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f21ce1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f21cf1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562f81fe1642b7, // V_ADD_F64 ENC_VOP3 default
    0x0482f81ff1642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0582f82001642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2f82011642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562f81fe16542c, // V_MUL_F64 ENC_VOP3 default
    0x0482f81ff16542c, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0582f820016542c, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2f820116542c, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562f81fe16641c, // V_MIN_F64 ENC_VOP3 default
    0x0482f81ff16641c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x0582f820016641c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2f820116641c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562f81fe167407, // V_MAX_F64 ENC_VOP3 default
    0x0482f81ff167407, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x0582f8200167407, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2f8201167407, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562fa2021683eb, // V_LDEXP_F64 ENC_VOP3 default
    0x0482fa2031683eb, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582fa2041683eb, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2fa2051683eb, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fc17c169434, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482fc17d169434, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2fc17e169434, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2fc17f169434, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fc17c16a42f, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482fc17d16a42f, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2fc17e16a42f, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2fc17f16a42f, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fc17816c42d, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482fc17916c42d, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2fc17a16c42d, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2fc17b16c42d, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822fe20616d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0842fe20716d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862fe20816d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882fe20916d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2fe20a16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2fe20b16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2fe20c16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902fe20d16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08230020e16e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x08430020f16e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x08630021016e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x08830021116e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a30021216e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c30021316e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e30021416e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x09030021516e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922ec21616f3b7, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0942ec21716f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0962ec21816f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0982ec21916f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2ec21a16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x09c2ec21b16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2ec21c16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02ec21d16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922f221e1703b8, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0942f221f1703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0962f22201703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0982f22211703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2f22221703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x09c2f22231703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2f22241703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02f22251703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee1d0171428, // V_MSAD_U8 ENC_VOP3 default
    0x0742ee1d1171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762ee1d2171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782ee1d3171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee1d4171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ee1d5171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee1d6171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee1d7171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x072302226172453, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x074302227172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x076302228172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x078302229172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30222a172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c30222b172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30222c172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030222d172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x072302226173426, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x074302227173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x076302228173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x078302229173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a30222a173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c30222b173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e30222c173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08030222d173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562fa22e174479, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0482fa22f174479, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582fa230174479, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2fa231174479, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0a2304232175427, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0a4304233175427, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0a6304234175427, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0a8304235175427, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0823062361763fe, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0843062371763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0863062381763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0883062391763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a30623a1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c30623b1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e30623c1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x09030623d1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08230623e1773fa, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x08430623f1773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0863062401773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0883062411773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a3062421773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c3062431773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e3062441773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0903062451773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b8178480, // V_XOR3_B32 ENC_VOP3 default
    0x0742f01b9178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0aa236246180436, // V_NOP ENC_VOP3 default
    0x0aa240247181425, // V_MOV_B32 ENC_VOP3 default
    0x0ac240248181425, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0ae244249182458, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0b024824a1833a4, // V_CVT_I32_F64 ENC_VOP3 default
    0x0ac24824b1833a4, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa24c24c18439f, // V_CVT_F64_I32 ENC_VOP3 default
    0x0ac24c24d18439f, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa25024e185398, // V_CVT_F32_I32 ENC_VOP3 default
    0x0ac25024f185398, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa250250186399, // V_CVT_F32_U32 ENC_VOP3 default
    0x0ac250251186399, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa2562521873b2, // V_CVT_U32_F32 ENC_VOP3 default
    0x0ac2562531873b2, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2562541883a3, // V_CVT_I32_F32 ENC_VOP3 default
    0x0ac2562551883a3, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa26025618a393, // V_CVT_F16_F32 ENC_VOP3 default
    0x0ac26025718a393, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa26a25818b396, // V_CVT_F32_F16 ENC_VOP3 default
    0x0ac26a25918b396, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa26c25418c3b0, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x0ac26c25518c3b0, // V_CVT_RPI_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa26c25418d3a1, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x0ac26c25518d3a1, // V_CVT_FLR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa25024e18e3a7, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0ac25024f18e3a7, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0b024825a18f397, // V_CVT_F32_F64 ENC_VOP3 default
    0x0ac24825b18f397, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa26e25c19039e, // V_CVT_F64_F32 ENC_VOP3 default
    0x0ac26e25d19039e, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa25025019139a, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0ac25025119139a, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0aa25025019239b, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0ac25025119239b, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0aa25025019339c, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0ac25025119339c, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0aa25025019439d, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0ac25025119439d, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0b024825e1953b3, // V_CVT_U32_F64 ENC_VOP3 default
    0x0ac24825f1953b3, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa24c2601963a0, // V_CVT_F64_U32 ENC_VOP3 default
    0x0ac24c2611963a0, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0b027226219747c, // V_TRUNC_F64 ENC_VOP3 default
    0x0ac27226319747c, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02722621982cc, // V_CEIL_F64 ENC_VOP3 default
    0x0ac2722631982cc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0b027226219945c, // V_RNDNE_F64 ENC_VOP3 default
    0x0ac27226319945c, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0b027226219a3cb, // V_FLOOR_F64 ENC_VOP3 default
    0x0ac27226319a3cb, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa23624619b43e, // V_PIPEFLUSH ENC_VOP3 default
    0x0aa2562641a03db, // V_FRACT_F32 ENC_VOP3 default
    0x0ac2562651a03db, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2562641a147b, // V_TRUNC_F32 ENC_VOP3 default
    0x0ac2562651a147b, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2562641a22cb, // V_CEIL_F32 ENC_VOP3 default
    0x0ac2562651a22cb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2562641a345b, // V_RNDNE_F32 ENC_VOP3 default
    0x0ac2562651a345b, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2562641a43ca, // V_FLOOR_F32 ENC_VOP3 default
    0x0ac2562651a43ca, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2562641a53c5, // V_EXP_F32 ENC_VOP3 default
    0x0ac2562651a53c5, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2562641a73ee, // V_LOG_F32 ENC_VOP3 default
    0x0ac2562651a73ee, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2562641aa455, // V_RCP_F32 ENC_VOP3 default
    0x0ac2562651aa455, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2562641ab457, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0ac2562651ab457, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2562641ae45e, // V_RSQ_F32 ENC_VOP3 default
    0x0ac2562651ae45e, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0b02722621af456, // V_RCP_F64 ENC_VOP3 default
    0x0ac2722631af456, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02722621b145f, // V_RSQ_F64 ENC_VOP3 default
    0x0ac2722631b145f, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2562641b3468, // V_SQRT_F32 ENC_VOP3 default
    0x0ac2562651b3468, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0b02722621b4469, // V_SQRT_F64 ENC_VOP3 default
    0x0ac2722631b4469, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2562641b5466, // V_SIN_F32 ENC_VOP3 default
    0x0ac2562651b5466, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2562641b638e, // V_COS_F32 ENC_VOP3 default
    0x0ac2562651b638e, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2402661b7437, // V_NOT_B32 ENC_VOP3 default
    0x0ac2402671b7437, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa2402471b82c9, // V_BFREV_B32 ENC_VOP3 default
    0x0ac2402481b82c9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa2402681b93c7, // V_FFBH_U32 ENC_VOP3 default
    0x0ac2402691b93c7, // V_FFBH_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa2402681ba3c8, // V_FFBL_B32 ENC_VOP3 default
    0x0ac2402691ba3c8, // V_FFBL_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa24026a1bb3c6, // V_FFBH_I32 ENC_VOP3 default
    0x0ac24026b1bb3c6, // V_FFBH_I32 VOP3_INST_LITERAL has_lit_0
    0x0b024824a1bc3df, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0ac24824b1bc3df, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02722621bd3e2, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0ac2722631bd3e2, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02722621be3dc, // V_FRACT_F64 ENC_VOP3 default
    0x0ac2722631be3dc, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa26c2541bf3de, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0ac26c2551bf3de, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2562641c03e1, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0ac2562651c03e1, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2362461c12cd, // V_CLREXCP ENC_VOP3 default
    0x0aa24026c1c2421, // V_MOVRELD_B32 ENC_VOP3 default
    0x0ac24026d1c2421, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0b224026e1c3424, // V_MOVRELS_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b224026e1c4423, // V_MOVRELSD_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b224026e1c8422, // V_MOVRELSD_2_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0aa27e26f1d0395, // V_CVT_F16_U16 ENC_VOP3 default
    0x0ac27e2701d0395, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0aa27e2711d1394, // V_CVT_F16_I16 ENC_VOP3 default
    0x0ac27e2721d1394, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa2882731d23b1, // V_CVT_U16_F16 ENC_VOP3 default
    0x0ac2882741d23b1, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2882751d33a2, // V_CVT_I16_F16 ENC_VOP3 default
    0x0ac2882761d33a2, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2922771d4454, // V_RCP_F16 ENC_VOP3 default
    0x0ac2922781d4454, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2922771d5467, // V_SQRT_F16 ENC_VOP3 default
    0x0ac2922781d5467, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2922771d645d, // V_RSQ_F16 ENC_VOP3 default
    0x0ac2922781d645d, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2922771d73ed, // V_LOG_F16 ENC_VOP3 default
    0x0ac2922781d73ed, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2922771d83c4, // V_EXP_F16 ENC_VOP3 default
    0x0ac2922781d83c4, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2922771d93e0, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0ac2922781d93e0, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2882751da3dd, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0ac2882761da3dd, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2922771db3c9, // V_FLOOR_F16 ENC_VOP3 default
    0x0ac2922781db3c9, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2922771dc2ca, // V_CEIL_F16 ENC_VOP3 default
    0x0ac2922781dc2ca, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2922771dd47a, // V_TRUNC_F16 ENC_VOP3 default
    0x0ac2922781dd47a, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2922771de45a, // V_RNDNE_F16 ENC_VOP3 default
    0x0ac2922781de45a, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2922771df3da, // V_FRACT_F16 ENC_VOP3 default
    0x0ac2922781df3da, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2922771e0465, // V_SIN_F16 ENC_VOP3 default
    0x0ac2922781e0465, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2922771e138d, // V_COS_F16 ENC_VOP3 default
    0x0ac2922781e138d, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2402791e2464, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0ac24027a1e2464, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa2882751e33a5, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0ac2882761e33a5, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2882731e43a6, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0ac2882741e43a6, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0b423027b2003e6, // V_INTERP_P1_F32 ENC_VOP3 default
    0x0b623027c2003e6, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0
    0x0b823027c2003e6, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_1
    0x0ba23027c2003e6, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b423027d2013e8, // V_INTERP_P2_F32 ENC_VOP3 default
    0x0b623027e2013e8, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0
    0x0b823027e2013e8, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_1
    0x0ba23027e2013e8, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0aa23427f2023e3, // V_INTERP_MOV_F32 ENC_VOP3 default
    0x0ac2342802023e3, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2342802023e3, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2342802023e3, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0bc3082812ff3f1, // V_LSHLREV_B64 ENC_VOP3 default
    0x0be3082822ff3f1, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c03082832ff3f1, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc3082813003f6, // V_LSHRREV_B64 ENC_VOP3 default
    0x0be3082823003f6, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c03082833003f6, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc3082843012c3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0be3082853012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0c03082863012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x04630a2873032bb, // V_ADD_NC_U16 ENC_VOP3 default
    0x04830a2883032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a30a2893032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c30a28a3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a287304475, // V_SUB_NC_U16 ENC_VOP3 default
    0x04830a288304475, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a30a289304475, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c30a28a304475, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a287305433, // V_MUL_LO_U16 ENC_VOP3 default
    0x04830a288305433, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04a30a289305433, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04c30a28a305433, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05630a28b3073f4, // V_LSHRREV_B16 ENC_VOP3 default
    0x04830a28c3073f4, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x05830a28d3073f4, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c30a28e3073f4, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05630a28f3082c1, // V_ASHRREV_I16 ENC_VOP3 default
    0x04830a2903082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x05830a2913082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04c30a2923082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a28730940a, // V_MAX_U16 ENC_VOP3 default
    0x04830a28830940a, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04a30a28930940a, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04c30a28a30940a, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a29330a408, // V_MAX_I16 ENC_VOP3 default
    0x04830a29430a408, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04a30a29530a408, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04c30a29630a408, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a28730b41f, // V_MIN_U16 ENC_VOP3 default
    0x04830a28830b41f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04a30a28930b41f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04c30a28a30b41f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a29330c41d, // V_MIN_I16 ENC_VOP3 default
    0x04830a29430c41d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04a30a29530c41d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04c30a29630c41d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a29330d2b9, // V_ADD_NC_I16 ENC_VOP3 default
    0x04830a29430d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a30a29530d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c30a29630d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a29330e473, // V_SUB_NC_I16 ENC_VOP3 default
    0x04830a29430e473, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a30a29530e473, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c30a29630e473, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c230c29730f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0c430c29830f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c630c29930f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c830c29a30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0c230c297310470, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0c430c298310470, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c630c299310470, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c830c29a310470, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04630e29b31143a, // V_PACK_B32_F16 ENC_VOP3 default
    0x04830e29c31143a, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04a30e29d31143a, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04c30e29e31143a, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630e29f3123a8, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x04830e2a03123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a30e2a13123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c30e2a23123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630e2a33133aa, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x04830e2a43133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a30e2a53133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c30e2a63133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05630a28b3143ef, // V_LSHLREV_B16 ENC_VOP3 default
    0x04830a28c3143ef, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x05830a28d3143ef, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c30a28e3143ef, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ca30c2a731946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0c430c2a831946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0cc30c2a931946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c830c2aa31946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0723102ab3403fb, // V_MAD_U16 ENC_VOP3 default
    0x0743102ac3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0763102ad3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0783102ae3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3102af3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3102b03403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3102b13403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803102b23403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b43122b33423e4, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x0b63142b43423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3142b53423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3162b63423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce3142b73423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_2
    0x0d03142b53423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d23142b43423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803162b63423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d43182b83433e5, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x0d631a2b93433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0
    0x0a631a2ba3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1
    0x0a831c2bb3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce31a2bc3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_2
    0x0d831a2bd3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e31a2be3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08031c2bf3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f02c034443d, // V_PERM_B32 ENC_VOP3 default
    0x0742f02c134443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f02c234443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f02c334443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f02c434443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f02c534443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f02c634443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f02c734443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b834547e, // V_XAD_U32 ENC_VOP3 default
    0x0742f01b934547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b83463f2, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0742f01b93463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b83472b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0742f01b93472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07231e2c834b3d3, // V_FMA_F16 ENC_VOP3 default
    0x07431e2c934b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x07631e2ca34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x07831e2cb34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a31e2cc34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c31e2cd34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e31e2ce34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08031e2cf34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07231e2c8351414, // V_MIN3_F16 ENC_VOP3 default
    0x07431e2c9351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x07631e2ca351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x07831e2cb351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a31e2cc351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c31e2cd351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e31e2ce351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08031e2cf351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723102d0352416, // V_MIN3_I16 ENC_VOP3 default
    0x0743102d1352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0763102d2352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0783102d3352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3102d4352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3102d5352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3102d6352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803102d7352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723102ab353418, // V_MIN3_U16 ENC_VOP3 default
    0x0743102ac353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0763102ad353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0783102ae353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3102af353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3102b0353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3102b1353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803102b2353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07231e2c83543ff, // V_MAX3_F16 ENC_VOP3 default
    0x07431e2c93543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x07631e2ca3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x07831e2cb3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a31e2cc3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c31e2cd3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e31e2ce3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08031e2cf3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723102d0355401, // V_MAX3_I16 ENC_VOP3 default
    0x0743102d1355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0763102d2355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0783102d3355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3102d4355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3102d5355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3102d6355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803102d7355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723102ab356403, // V_MAX3_U16 ENC_VOP3 default
    0x0743102ac356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0763102ad356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0783102ae356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3102af356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3102b0356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3102b1356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803102b2356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07231e2c835740e, // V_MED3_F16 ENC_VOP3 default
    0x07431e2c935740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x07631e2ca35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x07831e2cb35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a31e2cc35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c31e2cd35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e31e2ce35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08031e2cf35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723102d0358410, // V_MED3_I16 ENC_VOP3 default
    0x0743102d1358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0763102d2358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0783102d3358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3102d4358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3102d5358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3102d6358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803102d7358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723102ab359412, // V_MED3_U16 ENC_VOP3 default
    0x0743102ac359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0763102ad359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0783102ae359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3102af359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3102b0359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3102b1359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803102b2359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d43202d835a3e7, // V_INTERP_P2_F16 ENC_VOP3 default
    0x0d63222d935a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0
    0x0a63222da35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1
    0x0a83242db35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce3222dc35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_2
    0x0d83222dd35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3222de35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803242df35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723102d035e3f7, // V_MAD_I16 ENC_VOP3 default
    0x0743102d135e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0763102d235e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0783102d335e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3102d435e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3102d535e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3102d635e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803102d735e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07231e2c835f3b4, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x07431e2c935f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x07631e2ca35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x07831e2cb35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a31e2cc35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c31e2cd35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e31e2ce35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08031e2cf35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0da3262e0360459, // V_READLANE_B32 ENC_VOP3 default
    0x0dc2fc2e136147d, // V_WRITELANE_B32 ENC_VOP3 default
    0x0de2fc2e236147d, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0463282e33623ea, // V_LDEXP_F32 ENC_VOP3 default
    0x0483282e43623ea, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3282e53623ea, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3282e63623ea, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fc17c3632c8, // V_BFM_B32 ENC_VOP3 default
    0x0482fc17d3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2fc17e3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2fc17f3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fc17c3642c4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0482fc17d3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2fc17e3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2fc17f3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fc17c36540d, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0482fc17d36540d, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2fc17e36540d, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2fc17f36540d, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fc17c36640c, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0482fc17d36640c, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2fc17e36640c, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2fc17f36640c, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632a2e73683a9, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x04832a2e83683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a32a2e93683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c32a2ea3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632a2eb3693ab, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x04832a2ec3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a32a2ed3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c32a2ee3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fc2ef36a3ae, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0482fc2f036a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2fc2f136a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2fc2f236a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fc2f336b3ad, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0482fc2f436b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2fc2f536b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2fc2f636b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722f01b836d2b2, // V_ADD3_U32 ENC_VOP3 default
    0x0742f01b936d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b836f3f3, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0742f01b936f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b83712c0, // V_AND_OR_B32 ENC_VOP3 default
    0x0742f01b93712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f01b8372438, // V_OR3_B32 ENC_VOP3 default
    0x0742f01b9372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f01ba372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f01bb372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f01bc372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f01bd372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f01be372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f01bf372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07232c2f73733fc, // V_MAD_U32_U16 ENC_VOP3 default
    0x07432c2f83733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x07632c2f93733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x07832c2fa3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a32c2fb3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c32c2fc3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e32c2fd3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08032c2fe3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07232c2ff3753f8, // V_MAD_I32_I16 ENC_VOP3 default
    0x07432c3003753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x07632c3013753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x07832c3023753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a32c3033753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c32c3043753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e32c3053753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08032c3063753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04632e178376474, // V_SUB_NC_I32 ENC_VOP3 default
    0x04832e179376474, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32e17a376474, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32e17b376474, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e033030737743b, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0e233030837743b, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e433030937743b, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e633030a37743b, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0e033030737843c, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0e233030837843c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e433030937843c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e633030a37843c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x04632e17837f2ba, // V_ADD_NC_I32 ENC_VOP3 default
    0x04832e17937f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32e17a37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32e17b37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e800030b00004f, // DS_ADD_U32 ENC_DS default
    0x0e800030b0010ab, // DS_SUB_U32 ENC_DS default
    0x0e800030b0020a7, // DS_RSUB_U32 ENC_DS default
    0x0e800030b00306d, // DS_INC_U32 ENC_DS default
    0x0e800030b004063, // DS_DEC_U32 ENC_DS default
    0x0e800030c00507d, // DS_MIN_I32 ENC_DS default
    0x0e800030c006071, // DS_MAX_I32 ENC_DS default
    0x0e800030b007085, // DS_MIN_U32 ENC_DS default
    0x0e800030b008079, // DS_MAX_U32 ENC_DS default
    0x0e800030d009051, // DS_AND_B32 ENC_DS default
    0x0e800030d00a08d, // DS_OR_B32 ENC_DS default
    0x0e800030d00b0c2, // DS_XOR_B32 ENC_DS default
    0x0e800230e00c087, // DS_MSKOR_B32 ENC_DS default
    0x0e800030f00d0b7, // DS_WRITE_B32 ENC_DS default
    0x0e800431000e0b1, // DS_WRITE2_B32 ENC_DS default
    0x0e800431000f0af, // DS_WRITE2ST64_B32 ENC_DS default
    0x0e800230e010057, // DS_CMPST_B32 ENC_DS default
    0x0e8002311011059, // DS_CMPST_F32 ENC_DS default
    0x0e800031201207b, // DS_MIN_F32 ENC_DS default
    0x0e800031201306f, // DS_MAX_F32 ENC_DS default
    0x0e800624601408b, // DS_NOP ENC_DS default
    0x0e800031201504b, // DS_ADD_F32 ENC_DS default
    0x0ea008313018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x0ea00a314019066, // DS_GWS_INIT ENC_DS default
    0x0ea00831301a06a, // DS_GWS_SEMA_V ENC_DS default
    0x0ea00a31401b067, // DS_GWS_SEMA_BR ENC_DS default
    0x0ea00831301c068, // DS_GWS_SEMA_P ENC_DS default
    0x0ea00a31401d065, // DS_GWS_BARRIER ENC_DS default
    0x0e800031501e0b9, // DS_WRITE_B8 ENC_DS default
    0x0e800c31601f0b5, // DS_WRITE_B16 ENC_DS default
    0x0e800e31702004d, // DS_ADD_RTN_U32 ENC_DS default
    0x0e800e3170210a9, // DS_SUB_RTN_U32 ENC_DS default
    0x0e800e3170220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0x0e800e31702306b, // DS_INC_RTN_U32 ENC_DS default
    0x0e800e317024061, // DS_DEC_RTN_U32 ENC_DS default
    0x0e800e318025081, // DS_MIN_RTN_I32 ENC_DS default
    0x0e800e318026075, // DS_MAX_RTN_I32 ENC_DS default
    0x0e800e317027083, // DS_MIN_RTN_U32 ENC_DS default
    0x0e800e317028077, // DS_MAX_RTN_U32 ENC_DS default
    0x0e800e319029053, // DS_AND_RTN_B32 ENC_DS default
    0x0e800e31902a08f, // DS_OR_RTN_B32 ENC_DS default
    0x0e800e31902b0c4, // DS_XOR_RTN_B32 ENC_DS default
    0x0e801031a02c089, // DS_MSKOR_RTN_B32 ENC_DS default
    0x0e800e31902d0c0, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x0e801231b02e0be, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x0e801231b02f0bc, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x0e801031a03005b, // DS_CMPST_RTN_B32 ENC_DS default
    0x0e801031c03105d, // DS_CMPST_RTN_F32 ENC_DS default
    0x0e800e31d03207f, // DS_MIN_RTN_F32 ENC_DS default
    0x0e800e31d033073, // DS_MAX_RTN_F32 ENC_DS default
    0x0e801031a0340ae, // DS_WRAP_RTN_B32 ENC_DS default
    0x0e801431e0350ad, // DS_SWIZZLE_B32 ENC_DS default
    0x0e801631f036098, // DS_READ_B32 ENC_DS default
    0x0e8018320037094, // DS_READ2_B32 ENC_DS default
    0x0e8018320038092, // DS_READ2ST64_B32 ENC_DS default
    0x0e801632103909c, // DS_READ_I8 ENC_DS default
    0x0e801632203a0a2, // DS_READ_U8 ENC_DS default
    0x0e801632303b09b, // DS_READ_I16 ENC_DS default
    0x0e801632403c09f, // DS_READ_U16 ENC_DS default
    0x0e801a32503d060, // DS_CONSUME ENC_DS default
    0x0e801a32503e055, // DS_APPEND ENC_DS default
    0x0ea01c32603f08c, // DS_ORDERED_COUNT ENC_DS default
    0x0e801e327040050, // DS_ADD_U64 ENC_DS default
    0x0e801e3270410ac, // DS_SUB_U64 ENC_DS default
    0x0e801e3270420a8, // DS_RSUB_U64 ENC_DS default
    0x0e801e32704306e, // DS_INC_U64 ENC_DS default
    0x0e801e327044064, // DS_DEC_U64 ENC_DS default
    0x0e801e32804507e, // DS_MIN_I64 ENC_DS default
    0x0e801e328046072, // DS_MAX_I64 ENC_DS default
    0x0e801e327047086, // DS_MIN_U64 ENC_DS default
    0x0e801e32704807a, // DS_MAX_U64 ENC_DS default
    0x0e801e329049052, // DS_AND_B64 ENC_DS default
    0x0e801e32904a08e, // DS_OR_B64 ENC_DS default
    0x0e801e32904b0c3, // DS_XOR_B64 ENC_DS default
    0x0e802032a04c088, // DS_MSKOR_B64 ENC_DS default
    0x0e801e32b04d0b8, // DS_WRITE_B64 ENC_DS default
    0x0e802232c04e0b2, // DS_WRITE2_B64 ENC_DS default
    0x0e802232c04f0b0, // DS_WRITE2ST64_B64 ENC_DS default
    0x0e802032a050058, // DS_CMPST_B64 ENC_DS default
    0x0e802432d05105a, // DS_CMPST_F64 ENC_DS default
    0x0e802632e05207c, // DS_MIN_F64 ENC_DS default
    0x0e802632e053070, // DS_MAX_F64 ENC_DS default
    0x0e800e31d05504c, // DS_ADD_RTN_F32 ENC_DS default
    0x0e802832f06004e, // DS_ADD_RTN_U64 ENC_DS default
    0x0e802832f0610aa, // DS_SUB_RTN_U64 ENC_DS default
    0x0e802832f0620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0x0e802832f06306c, // DS_INC_RTN_U64 ENC_DS default
    0x0e802832f064062, // DS_DEC_RTN_U64 ENC_DS default
    0x0e8028330065082, // DS_MIN_RTN_I64 ENC_DS default
    0x0e8028330066076, // DS_MAX_RTN_I64 ENC_DS default
    0x0e802832f067084, // DS_MIN_RTN_U64 ENC_DS default
    0x0e802832f068078, // DS_MAX_RTN_U64 ENC_DS default
    0x0e8028331069054, // DS_AND_RTN_B64 ENC_DS default
    0x0e802833106a090, // DS_OR_RTN_B64 ENC_DS default
    0x0e802833106b0c5, // DS_XOR_RTN_B64 ENC_DS default
    0x0e802a33206c08a, // DS_MSKOR_RTN_B64 ENC_DS default
    0x0e802833106d0c1, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x0e802c33306e0bf, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x0e802c33306f0bd, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x0e802a33207005c, // DS_CMPST_RTN_B64 ENC_DS default
    0x0e802e33407105e, // DS_CMPST_RTN_F64 ENC_DS default
    0x0e8030335072080, // DS_MIN_RTN_F64 ENC_DS default
    0x0e8030335073074, // DS_MAX_RTN_F64 ENC_DS default
    0x0e8032336076099, // DS_READ_B64 ENC_DS default
    0x0e8034337077095, // DS_READ2_B64 ENC_DS default
    0x0e8034337078093, // DS_READ2ST64_B64 ENC_DS default
    0x0e802833107e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x0e80003380a00ba, // DS_WRITE_B8_D16_HI ENC_DS default
    0x0e80003390a10b6, // DS_WRITE_B16_D16_HI ENC_DS default
    0x0e801633a0a20a3, // DS_READ_U8_D16 ENC_DS default
    0x0e801633a0a30a4, // DS_READ_U8_D16_HI ENC_DS default
    0x0e801633b0a409d, // DS_READ_I8_D16 ENC_DS default
    0x0e801633b0a509e, // DS_READ_I8_D16_HI ENC_DS default
    0x0e801633c0a60a0, // DS_READ_U16_D16 ENC_DS default
    0x0e801633c0a70a1, // DS_READ_U16_D16_HI ENC_DS default
    0x0e803633d0b00b3, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x0e801a33e0b1096, // DS_READ_ADDTID_B32 ENC_DS default
    0x0e803833f0b2091, // DS_PERMUTE_B32 ENC_DS default
    0x0e803833f0b3056, // DS_BPERMUTE_B32 ENC_DS default
    0x0e803a3400de0bb, // DS_WRITE_B96 ENC_DS default
    0x0e803c3410df0b4, // DS_WRITE_B128 ENC_DS default
    0x0e803e3420fe09a, // DS_READ_B96 ENC_DS default
    0x0e80403430ff097, // DS_READ_B128 ENC_DS default
    0x0ec0443440080f1, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x0ee07e3450081c2, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x0f005e346008129, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x0ec0443470090eb, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x0ee07e3480091bc, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x0f005e349009123, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x0ec04434a00a0f4, // FLAT_LOAD_USHORT ENC_FLAT default
    0x0ee07e34b00a1c5, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x0f005e34c00a12c, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x0ec04434d00b0f0, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x0ee07e34e00b1c1, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x0f005e34f00b128, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x0ec04435000c0e7, // FLAT_LOAD_DWORD ENC_FLAT default
    0x0ee07e35100c1b8, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x0f005e35200c11e, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x0ec04635300d0e8, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x0ee08035400d1b9, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x0f006035500d11f, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x0ec04835600e0ea, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x0ee08235700e1bb, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x0f006235800e121, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x0ec04a35900f0e9, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x0ee08435a00f1ba, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x0f006435b00f120, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x0f006635c016122, // GLOBAL_LOAD_DWORD_ADDTID ENC_FLAT_GLBL default
    0x0f006835d017133, // GLOBAL_STORE_DWORD_ADDTID ENC_FLAT_GLBL default
    0x0ec04c35e0180f5, // FLAT_STORE_BYTE ENC_FLAT default
    0x0ee08635f0181c6, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x0f006a36001812d, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x0ec04c35e0190f6, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x0ee08635f0191c7, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x0f006a36001912e, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x0ec04c36101a0fb, // FLAT_STORE_SHORT ENC_FLAT default
    0x0ee08636201a1cc, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x0f006a36301a134, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x0ec04c36101b0fc, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x0ee08636201b1cd, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x0f006a36301b135, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x0ec04c36401c0f7, // FLAT_STORE_DWORD ENC_FLAT default
    0x0ee08636501c1c8, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x0f006a36601c12f, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x0ec04e36701d0f8, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x0ee08836801d1c9, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x0f006c36901d130, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x0ec05036a01e0fa, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x0ee08a36b01e1cb, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x0f006e36c01e132, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x0ec05236d01f0f9, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x0ee08c36e01f1ca, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x0f007036f01f131, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x0ec0443440200f2, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x0ee08e3450201c3, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x0f007234602012a, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x0ec0443440210f3, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x0ee08e3450211c4, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x0f007234602112b, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x0ec0443470220ec, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x0ee08e3480221bd, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x0f0072349022124, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x0ec0443470230ed, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x0ee08e3480231be, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x0f0072349023125, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x0ec0443700240ee, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x0ee08e3710241bf, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x0f0072372024126, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x0ec0443700250ef, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x0ee08e3710251c0, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x0f0072372025127, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x0ec0543730300df, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x0f0074374030116, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x0ec0563750310cb, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x0f0076376031101, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x0ec0543770320c7, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x0f00743780320fd, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x0ec0543770330dd, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x0f0074378033114, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x0f0074378034103, // GLOBAL_ATOMIC_CSUB ENC_FLAT_GLBL default
    0x0ec0543790350db, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x0f007437a035112, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x0ec0543770360e3, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x0f007437803611a, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x0ec0543790370d9, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x0f007437a037110, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x0ec0543770380e1, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x0f0074378038118, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x0ec0543730390c9, // FLAT_ATOMIC_AND ENC_FLAT default
    0x0f00743740390ff, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x0ec05437303a0d7, // FLAT_ATOMIC_OR ENC_FLAT default
    0x0f007437403a10e, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x0ec05437303b0e5, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x0f007437403b11c, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x0ec05437703c0d5, // FLAT_ATOMIC_INC ENC_FLAT default
    0x0f007437803c10c, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x0ec05437703d0cd, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x0f007437803d104, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x0ec05637b03e0cf, // FLAT_ATOMIC_FCMPSWAP ENC_FLAT default
    0x0f007637c03e106, // GLOBAL_ATOMIC_FCMPSWAP ENC_FLAT_GLBL default
    0x0ec05437d03f0d3, // FLAT_ATOMIC_FMIN ENC_FLAT default
    0x0f007437e03f10a, // GLOBAL_ATOMIC_FMIN ENC_FLAT_GLBL default
    0x0ec05437d0400d1, // FLAT_ATOMIC_FMAX ENC_FLAT default
    0x0f007437e040108, // GLOBAL_ATOMIC_FMAX ENC_FLAT_GLBL default
    0x0ec05837f0500e0, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x0f0078380050117, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x0ec05a3810510cc, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x0f007a382051102, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x0ec0583830520c8, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x0f00783840520fe, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x0ec0583830530de, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x0f0078384053115, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x0ec0583850550dc, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x0f0078386055113, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x0ec0583830560e4, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x0f007838405611b, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x0ec0583850570da, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x0f0078386057111, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x0ec0583830580e2, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x0f0078384058119, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x0ec05837f0590ca, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x0f0078380059100, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x0ec05837f05a0d8, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x0f007838005a10f, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x0ec05837f05b0e6, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x0f007838005b11d, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x0ec05838305c0d6, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x0f007838405c10d, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x0ec05838305d0ce, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x0f007838405d105, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x0ec05c38705e0d0, // FLAT_ATOMIC_FCMPSWAP_X2 ENC_FLAT default
    0x0f007c38805e107, // GLOBAL_ATOMIC_FCMPSWAP_X2 ENC_FLAT_GLBL default
    0x0ec05838905f0d4, // FLAT_ATOMIC_FMIN_X2 ENC_FLAT default
    0x0f007838a05f10b, // GLOBAL_ATOMIC_FMIN_X2 ENC_FLAT_GLBL default
    0x0ec0583890600d2, // FLAT_ATOMIC_FMAX_X2 ENC_FLAT default
    0x0f007838a060109, // GLOBAL_ATOMIC_FMAX_X2 ENC_FLAT_GLBL default
    0x0f21d638b00002c, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x0f21d838c00102d, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x0f21da38d00202e, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x0f21dc38e00302f, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x0f21de38f004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x0f21d8390005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x0f21da391006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x0f21dc392007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x0f21d6393008036, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x0f21d6394009030, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x0f21d639500a039, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x0f21d639600b035, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x0f21d639700c023, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x0f21d839800d024, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x0f21dc39900e026, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x0f21da39a00f025, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x0f21de39b01803a, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x0f21de39b01903b, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x0f21de39c01a049, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x0f21de39c01b04a, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x0f21de39d01c03c, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x0f21d839e01d03d, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x0f21dc39f01e03f, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x0f21da3a001f03e, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x0f21de3a1020037, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x0f21de3a1021038, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x0f21de3a2022031, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x0f21de3a2023032, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x0f21de3a3024033, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x0f21de3a3025034, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x0f21de38b026027, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x0f21de38f027040, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x0f21de3a4030019, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x0f21d83a5031004, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x0f21de3a6032000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x0f21de3a6033017, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x0f21de3a6034006, // BUFFER_ATOMIC_CSUB ENC_MUBUF default
    0x0f21de3a7035015, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x0f21de3a603601d, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x0f21de3a7037013, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x0f21de3a603801b, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x0f21de3a4039002, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x0f21de3a403a011, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x0f21de3a403b01f, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x0f21de3a603c00f, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x0f21de3a603d007, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x0f21d83a803e009, // BUFFER_ATOMIC_FCMPSWAP ENC_MUBUF default
    0x0f21de3a903f00d, // BUFFER_ATOMIC_FMIN ENC_MUBUF default
    0x0f21de3a904000b, // BUFFER_ATOMIC_FMAX ENC_MUBUF default
    0x0f21d83aa05001a, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x0f21dc3ab051005, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x0f21d83ac052001, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x0f21d83ac053018, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x0f21d83ad055016, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x0f21d83ac05601e, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x0f21d83ad057014, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x0f21d83ac05801c, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x0f21d83aa059003, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x0f21d83aa05a012, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x0f21d83aa05b020, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x0f21d83ac05c010, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x0f21d83ac05d008, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x0f21dc3ae05e00a, // BUFFER_ATOMIC_FCMPSWAP_X2 ENC_MUBUF default
    0x0f21d83af05f00e, // BUFFER_ATOMIC_FMIN_X2 ENC_MUBUF default
    0x0f21d83af06000c, // BUFFER_ATOMIC_FMAX_X2 ENC_MUBUF default
    0x0f21e0246071021, // BUFFER_GL0_INV ENC_MUBUF default
    0x0f21e0246072022, // BUFFER_GL1_INV ENC_MUBUF default
    0x0f21de38b080028, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x0f21de3b0081029, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x0f21d83b108202a, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x0f21d83b208302b, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x0f21de38f084041, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x0f21de3b3085042, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x0f21d83b4086043, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x0f21d83b5087044, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x0f41ce38b0002a6, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x0f41d038c0012a7, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x0f41d238d0022a8, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x0f41d438e0032a9, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x0f41ce38f0042ae, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x0f41d03900052af, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x0f41d23910062b0, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x0f41d43920072b1, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x0f41ce38b0082a2, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x0f41ce3b00092a3, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x0f41d03b100a2a4, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x0f41d03b200b2a5, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x0f41ce38f00c2aa, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x0f41ce3b300d2ab, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x0f41d03b400e2ac, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x0f41d03b500f2ad, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x0f60903b6000165, // IMAGE_LOAD ENC_MIMG default
    0x0f80923b7000165, // IMAGE_LOAD MIMG_NSA1 has_nsa_1
    0x0fa0943b8000165, // IMAGE_LOAD MIMG_NSA2 has_nsa_2
    0x0fc0963b9000165, // IMAGE_LOAD MIMG_NSA3 has_nsa_3
    0x0f60983b6001168, // IMAGE_LOAD_MIP ENC_MIMG default
    0x0f809a3b7001168, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa_1
    0x0fa09c3b8001168, // IMAGE_LOAD_MIP MIMG_NSA2 has_nsa_2
    0x0fc09e3b9001168, // IMAGE_LOAD_MIP MIMG_NSA3 has_nsa_3
    0x0f60a03b600216f, // IMAGE_LOAD_PCK ENC_MIMG default
    0x0f80a23b700216f, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa_1
    0x0fa0a43b800216f, // IMAGE_LOAD_PCK MIMG_NSA2 has_nsa_2
    0x0fc0a63b900216f, // IMAGE_LOAD_PCK MIMG_NSA3 has_nsa_3
    0x0f60a03b6003172, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x0f80a23b7003172, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa_1
    0x0fa0a43b8003172, // IMAGE_LOAD_PCK_SGN MIMG_NSA2 has_nsa_2
    0x0fc0a63b9003172, // IMAGE_LOAD_PCK_SGN MIMG_NSA3 has_nsa_3
    0x0f60a83b600416b, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x0f80aa3b700416b, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa_1
    0x0fa0ac3b800416b, // IMAGE_LOAD_MIP_PCK MIMG_NSA2 has_nsa_2
    0x0fc0ae3b900416b, // IMAGE_LOAD_MIP_PCK MIMG_NSA3 has_nsa_3
    0x0f60a83b600516e, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x0f80aa3b700516e, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa_1
    0x0fa0ac3b800516e, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA2 has_nsa_2
    0x0fc0ae3b900516e, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA3 has_nsa_3
    0x0f60903ba0081ac, // IMAGE_STORE ENC_MIMG default
    0x0f80923bb0081ac, // IMAGE_STORE MIMG_NSA1 has_nsa_1
    0x0fa0943bc0081ac, // IMAGE_STORE MIMG_NSA2 has_nsa_2
    0x0fc0963bd0081ac, // IMAGE_STORE MIMG_NSA3 has_nsa_3
    0x0f60983ba0091af, // IMAGE_STORE_MIP ENC_MIMG default
    0x0f809a3bb0091af, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa_1
    0x0fa09c3bc0091af, // IMAGE_STORE_MIP MIMG_NSA2 has_nsa_2
    0x0fc09e3bd0091af, // IMAGE_STORE_MIP MIMG_NSA3 has_nsa_3
    0x0f60a03ba00a1b5, // IMAGE_STORE_PCK ENC_MIMG default
    0x0f80a23bb00a1b5, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa_1
    0x0fa0a43bc00a1b5, // IMAGE_STORE_PCK MIMG_NSA2 has_nsa_2
    0x0fc0a63bd00a1b5, // IMAGE_STORE_PCK MIMG_NSA3 has_nsa_3
    0x0f60a83ba00b1b2, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x0f80aa3bb00b1b2, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa_1
    0x0fa0ac3bc00b1b2, // IMAGE_STORE_MIP_PCK MIMG_NSA2 has_nsa_2
    0x0fc0ae3bd00b1b2, // IMAGE_STORE_MIP_PCK MIMG_NSA3 has_nsa_3
    0x0f60b03be00e164, // IMAGE_GET_RESINFO ENC_MIMG default
    0x0f80b23bf00e164, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa_1
    0x0fa0b43c000e164, // IMAGE_GET_RESINFO MIMG_NSA2 has_nsa_2
    0x0fc0b63c100e164, // IMAGE_GET_RESINFO MIMG_NSA3 has_nsa_3
    0x0f60b83c200f142, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x0f80ba3c300f142, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa_1
    0x0fa0bc3c400f142, // IMAGE_ATOMIC_SWAP MIMG_NSA2 has_nsa_2
    0x0fc0be3c500f142, // IMAGE_ATOMIC_SWAP MIMG_NSA3 has_nsa_3
    0x0f60c03c6010138, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x0f80c23c7010138, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa_1
    0x0fa0c43c8010138, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA2 has_nsa_2
    0x0fc0c63c9010138, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA3 has_nsa_3
    0x0f60b83ca011136, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x0f80ba3cb011136, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa_1
    0x0fa0bc3cc011136, // IMAGE_ATOMIC_ADD MIMG_NSA2 has_nsa_2
    0x0fc0be3cd011136, // IMAGE_ATOMIC_ADD MIMG_NSA3 has_nsa_3
    0x0f60b83ca012141, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x0f80ba3cb012141, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa_1
    0x0fa0bc3cc012141, // IMAGE_ATOMIC_SUB MIMG_NSA2 has_nsa_2
    0x0fc0be3cd012141, // IMAGE_ATOMIC_SUB MIMG_NSA3 has_nsa_3
    0x0f60b83ce014140, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x0f80ba3cf014140, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa_1
    0x0fa0bc3d0014140, // IMAGE_ATOMIC_SMIN MIMG_NSA2 has_nsa_2
    0x0fc0be3d1014140, // IMAGE_ATOMIC_SMIN MIMG_NSA3 has_nsa_3
    0x0f60b83ca015144, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x0f80ba3cb015144, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa_1
    0x0fa0bc3cc015144, // IMAGE_ATOMIC_UMIN MIMG_NSA2 has_nsa_2
    0x0fc0be3cd015144, // IMAGE_ATOMIC_UMIN MIMG_NSA3 has_nsa_3
    0x0f60b83ce01613f, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x0f80ba3cf01613f, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa_1
    0x0fa0bc3d001613f, // IMAGE_ATOMIC_SMAX MIMG_NSA2 has_nsa_2
    0x0fc0be3d101613f, // IMAGE_ATOMIC_SMAX MIMG_NSA3 has_nsa_3
    0x0f60b83ca017143, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x0f80ba3cb017143, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa_1
    0x0fa0bc3cc017143, // IMAGE_ATOMIC_UMAX MIMG_NSA2 has_nsa_2
    0x0fc0be3cd017143, // IMAGE_ATOMIC_UMAX MIMG_NSA3 has_nsa_3
    0x0f60b83c2018137, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x0f80ba3c3018137, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa_1
    0x0fa0bc3c4018137, // IMAGE_ATOMIC_AND MIMG_NSA2 has_nsa_2
    0x0fc0be3c5018137, // IMAGE_ATOMIC_AND MIMG_NSA3 has_nsa_3
    0x0f60b83c201913e, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x0f80ba3c301913e, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa_1
    0x0fa0bc3c401913e, // IMAGE_ATOMIC_OR MIMG_NSA2 has_nsa_2
    0x0fc0be3c501913e, // IMAGE_ATOMIC_OR MIMG_NSA3 has_nsa_3
    0x0f60b83c201a145, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x0f80ba3c301a145, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa_1
    0x0fa0bc3c401a145, // IMAGE_ATOMIC_XOR MIMG_NSA2 has_nsa_2
    0x0fc0be3c501a145, // IMAGE_ATOMIC_XOR MIMG_NSA3 has_nsa_3
    0x0f60b83ca01b13d, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x0f80ba3cb01b13d, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa_1
    0x0fa0bc3cc01b13d, // IMAGE_ATOMIC_INC MIMG_NSA2 has_nsa_2
    0x0fc0be3cd01b13d, // IMAGE_ATOMIC_INC MIMG_NSA3 has_nsa_3
    0x0f60b83ca01c139, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x0f80ba3cb01c139, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa_1
    0x0fa0bc3cc01c139, // IMAGE_ATOMIC_DEC MIMG_NSA2 has_nsa_2
    0x0fc0be3cd01c139, // IMAGE_ATOMIC_DEC MIMG_NSA3 has_nsa_3
    0x0f60c03d201d13a, // IMAGE_ATOMIC_FCMPSWAP ENC_MIMG default
    0x0f80c23d301d13a, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA1 has_nsa_1
    0x0fa0c43d401d13a, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA2 has_nsa_2
    0x0fc0c63d501d13a, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA3 has_nsa_3
    0x0f60b83d601e13c, // IMAGE_ATOMIC_FMIN ENC_MIMG default
    0x0f80ba3d701e13c, // IMAGE_ATOMIC_FMIN MIMG_NSA1 has_nsa_1
    0x0fa0bc3d801e13c, // IMAGE_ATOMIC_FMIN MIMG_NSA2 has_nsa_2
    0x0fc0be3d901e13c, // IMAGE_ATOMIC_FMIN MIMG_NSA3 has_nsa_3
    0x0f60b83d601f13b, // IMAGE_ATOMIC_FMAX ENC_MIMG default
    0x0f80ba3d701f13b, // IMAGE_ATOMIC_FMAX MIMG_NSA1 has_nsa_1
    0x0fa0bc3d801f13b, // IMAGE_ATOMIC_FMAX MIMG_NSA2 has_nsa_2
    0x0fc0be3d901f13b, // IMAGE_ATOMIC_FMAX MIMG_NSA3 has_nsa_3
    0x0f60c83da020174, // IMAGE_SAMPLE ENC_MIMG default
    0x0f80ca3db020174, // IMAGE_SAMPLE MIMG_NSA1 has_nsa_1
    0x0fa0cc3dc020174, // IMAGE_SAMPLE MIMG_NSA2 has_nsa_2
    0x0fc0ce3dd020174, // IMAGE_SAMPLE MIMG_NSA3 has_nsa_3
    0x0f60d03de021182, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x0f80d23df021182, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa_1
    0x0fa0d43e0021182, // IMAGE_SAMPLE_CL MIMG_NSA2 has_nsa_2
    0x0fc0d63e1021182, // IMAGE_SAMPLE_CL MIMG_NSA3 has_nsa_3
    0x0f60d83e202219f, // IMAGE_SAMPLE_D ENC_MIMG default
    0x0f80da3e302219f, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa_1
    0x0fa0dc3e402219f, // IMAGE_SAMPLE_D MIMG_NSA2 has_nsa_2
    0x0fc0de3e502219f, // IMAGE_SAMPLE_D MIMG_NSA3 has_nsa_3
    0x0f60e03e60231a0, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x0f80e23e70231a0, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa_1
    0x0fa0e43e80231a0, // IMAGE_SAMPLE_D_CL MIMG_NSA2 has_nsa_2
    0x0fc0e63e90231a0, // IMAGE_SAMPLE_D_CL MIMG_NSA3 has_nsa_3
    0x0f60d03de0241a7, // IMAGE_SAMPLE_L ENC_MIMG default
    0x0f80d23df0241a7, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa_1
    0x0fa0d43e00241a7, // IMAGE_SAMPLE_L MIMG_NSA2 has_nsa_2
    0x0fc0d63e10241a7, // IMAGE_SAMPLE_L MIMG_NSA3 has_nsa_3
    0x0f60e83de025175, // IMAGE_SAMPLE_B ENC_MIMG default
    0x0f80ea3df025175, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa_1
    0x0fa0ec3e0025175, // IMAGE_SAMPLE_B MIMG_NSA2 has_nsa_2
    0x0fc0ee3e1025175, // IMAGE_SAMPLE_B MIMG_NSA3 has_nsa_3
    0x0f60f03ea026176, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x0f80f23eb026176, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa_1
    0x0fa0f43ec026176, // IMAGE_SAMPLE_B_CL MIMG_NSA2 has_nsa_2
    0x0fc0f63ed026176, // IMAGE_SAMPLE_B_CL MIMG_NSA3 has_nsa_3
    0x0f60c83da0271a8, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x0f80ca3db0271a8, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa_1
    0x0fa0cc3dc0271a8, // IMAGE_SAMPLE_LZ MIMG_NSA2 has_nsa_2
    0x0fc0ce3dd0271a8, // IMAGE_SAMPLE_LZ MIMG_NSA3 has_nsa_3
    0x0f60e83de028179, // IMAGE_SAMPLE_C ENC_MIMG default
    0x0f80ea3df028179, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa_1
    0x0fa0ec3e0028179, // IMAGE_SAMPLE_C MIMG_NSA2 has_nsa_2
    0x0fc0ee3e1028179, // IMAGE_SAMPLE_C MIMG_NSA3 has_nsa_3
    0x0f60f03ea029190, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x0f80f23eb029190, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa_1
    0x0fa0f43ec029190, // IMAGE_SAMPLE_C_CL MIMG_NSA2 has_nsa_2
    0x0fc0f63ed029190, // IMAGE_SAMPLE_C_CL MIMG_NSA3 has_nsa_3
    0x0f60f83e602a192, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x0f80fa3e702a192, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa_1
    0x0fa0fc3e802a192, // IMAGE_SAMPLE_C_D MIMG_NSA2 has_nsa_2
    0x0fc0fe3e902a192, // IMAGE_SAMPLE_C_D MIMG_NSA3 has_nsa_3
    0x0f61003ee02b193, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x0f81023ef02b193, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa_1
    0x0fa1043f002b193, // IMAGE_SAMPLE_C_D_CL MIMG_NSA2 has_nsa_2
    0x0fc1063f102b193, // IMAGE_SAMPLE_C_D_CL MIMG_NSA3 has_nsa_3
    0x0f60f03ea02c19a, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x0f80f23eb02c19a, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa_1
    0x0fa0f43ec02c19a, // IMAGE_SAMPLE_C_L MIMG_NSA2 has_nsa_2
    0x0fc0f63ed02c19a, // IMAGE_SAMPLE_C_L MIMG_NSA3 has_nsa_3
    0x0f61083ea02d184, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x0f810a3eb02d184, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa_1
    0x0fa10c3ec02d184, // IMAGE_SAMPLE_C_B MIMG_NSA2 has_nsa_2
    0x0fc10e3ed02d184, // IMAGE_SAMPLE_C_B MIMG_NSA3 has_nsa_3
    0x0f61103f202e185, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x0f81123f302e185, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa_1
    0x0fa1143f402e185, // IMAGE_SAMPLE_C_B_CL MIMG_NSA2 has_nsa_2
    0x0fc1163f502e185, // IMAGE_SAMPLE_C_B_CL MIMG_NSA3 has_nsa_3
    0x0f60e83de02f19b, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x0f80ea3df02f19b, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa_1
    0x0fa0ec3e002f19b, // IMAGE_SAMPLE_C_LZ MIMG_NSA2 has_nsa_2
    0x0fc0ee3e102f19b, // IMAGE_SAMPLE_C_LZ MIMG_NSA3 has_nsa_3
    0x0f60e83de0301ab, // IMAGE_SAMPLE_O ENC_MIMG default
    0x0f80ea3df0301ab, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa_1
    0x0fa0ec3e00301ab, // IMAGE_SAMPLE_O MIMG_NSA2 has_nsa_2
    0x0fc0ee3e10301ab, // IMAGE_SAMPLE_O MIMG_NSA3 has_nsa_3
    0x0f60f03ea031183, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x0f80f23eb031183, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa_1
    0x0fa0f43ec031183, // IMAGE_SAMPLE_CL_O MIMG_NSA2 has_nsa_2
    0x0fc0f63ed031183, // IMAGE_SAMPLE_CL_O MIMG_NSA3 has_nsa_3
    0x0f60f83e60321a5, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x0f80fa3e70321a5, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa_1
    0x0fa0fc3e80321a5, // IMAGE_SAMPLE_D_O MIMG_NSA2 has_nsa_2
    0x0fc0fe3e90321a5, // IMAGE_SAMPLE_D_O MIMG_NSA3 has_nsa_3
    0x0f61003ee0331a2, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x0f81023ef0331a2, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1043f00331a2, // IMAGE_SAMPLE_D_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1063f10331a2, // IMAGE_SAMPLE_D_CL_O MIMG_NSA3 has_nsa_3
    0x0f60f03ea0341aa, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x0f80f23eb0341aa, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa_1
    0x0fa0f43ec0341aa, // IMAGE_SAMPLE_L_O MIMG_NSA2 has_nsa_2
    0x0fc0f63ed0341aa, // IMAGE_SAMPLE_L_O MIMG_NSA3 has_nsa_3
    0x0f61083ea035178, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x0f810a3eb035178, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa_1
    0x0fa10c3ec035178, // IMAGE_SAMPLE_B_O MIMG_NSA2 has_nsa_2
    0x0fc10e3ed035178, // IMAGE_SAMPLE_B_O MIMG_NSA3 has_nsa_3
    0x0f61103f2036177, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x0f81123f3036177, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1143f4036177, // IMAGE_SAMPLE_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1163f5036177, // IMAGE_SAMPLE_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f60e83de0371a9, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x0f80ea3df0371a9, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa0ec3e00371a9, // IMAGE_SAMPLE_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc0ee3e10371a9, // IMAGE_SAMPLE_LZ_O MIMG_NSA3 has_nsa_3
    0x0f61083ea03819e, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x0f810a3eb03819e, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa_1
    0x0fa10c3ec03819e, // IMAGE_SAMPLE_C_O MIMG_NSA2 has_nsa_2
    0x0fc10e3ed03819e, // IMAGE_SAMPLE_C_O MIMG_NSA3 has_nsa_3
    0x0f61103f2039191, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x0f81123f3039191, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1143f4039191, // IMAGE_SAMPLE_C_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1163f5039191, // IMAGE_SAMPLE_C_CL_O MIMG_NSA3 has_nsa_3
    0x0f61183ee03a198, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x0f811a3ef03a198, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa_1
    0x0fa11c3f003a198, // IMAGE_SAMPLE_C_D_O MIMG_NSA2 has_nsa_2
    0x0fc11e3f103a198, // IMAGE_SAMPLE_C_D_O MIMG_NSA3 has_nsa_3
    0x0f61203f603b195, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x0f81223f703b195, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1243f803b195, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1263f903b195, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA3 has_nsa_3
    0x0f61103f203c19d, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x0f81123f303c19d, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa_1
    0x0fa1143f403c19d, // IMAGE_SAMPLE_C_L_O MIMG_NSA2 has_nsa_2
    0x0fc1163f503c19d, // IMAGE_SAMPLE_C_L_O MIMG_NSA3 has_nsa_3
    0x0f61283f203d187, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x0f812a3f303d187, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa_1
    0x0fa12c3f403d187, // IMAGE_SAMPLE_C_B_O MIMG_NSA2 has_nsa_2
    0x0fc12e3f503d187, // IMAGE_SAMPLE_C_B_O MIMG_NSA3 has_nsa_3
    0x0f61303fa03e186, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x0f81323fb03e186, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1343fc03e186, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1363fd03e186, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f61083ea03f19c, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x0f810a3eb03f19c, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa10c3ec03f19c, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc10e3ed03f19c, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA3 has_nsa_3
    0x0f61383da040148, // IMAGE_GATHER4 ENC_MIMG default
    0x0f813a3db040148, // IMAGE_GATHER4 MIMG_NSA1 has_nsa_1
    0x0fa13c3dc040148, // IMAGE_GATHER4 MIMG_NSA2 has_nsa_2
    0x0fc13e3dd040148, // IMAGE_GATHER4 MIMG_NSA3 has_nsa_3
    0x0f61403de041150, // IMAGE_GATHER4_CL ENC_MIMG default
    0x0f81423df041150, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa_1
    0x0fa1443e0041150, // IMAGE_GATHER4_CL MIMG_NSA2 has_nsa_2
    0x0fc1463e1041150, // IMAGE_GATHER4_CL MIMG_NSA3 has_nsa_3
    0x0f60903b6042166, // IMAGE_LOAD_BY2 ENC_MIMG default
    0x0f80923b7042166, // IMAGE_LOAD_BY2 MIMG_NSA1 has_nsa_1
    0x0fa0943b8042166, // IMAGE_LOAD_BY2 MIMG_NSA2 has_nsa_2
    0x0fc0963b9042166, // IMAGE_LOAD_BY2 MIMG_NSA3 has_nsa_3
    0x0f60903b6043167, // IMAGE_LOAD_BY4 ENC_MIMG default
    0x0f80923b7043167, // IMAGE_LOAD_BY4 MIMG_NSA1 has_nsa_1
    0x0fa0943b8043167, // IMAGE_LOAD_BY4 MIMG_NSA2 has_nsa_2
    0x0fc0963b9043167, // IMAGE_LOAD_BY4 MIMG_NSA3 has_nsa_3
    0x0f61403de04415d, // IMAGE_GATHER4_L ENC_MIMG default
    0x0f81423df04415d, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa_1
    0x0fa1443e004415d, // IMAGE_GATHER4_L MIMG_NSA2 has_nsa_2
    0x0fc1463e104415d, // IMAGE_GATHER4_L MIMG_NSA3 has_nsa_3
    0x0f61483de04514b, // IMAGE_GATHER4_B ENC_MIMG default
    0x0f814a3df04514b, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa_1
    0x0fa14c3e004514b, // IMAGE_GATHER4_B MIMG_NSA2 has_nsa_2
    0x0fc14e3e104514b, // IMAGE_GATHER4_B MIMG_NSA3 has_nsa_3
    0x0f61503ea04614c, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x0f81523eb04614c, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa_1
    0x0fa1543ec04614c, // IMAGE_GATHER4_B_CL MIMG_NSA2 has_nsa_2
    0x0fc1563ed04614c, // IMAGE_GATHER4_B_CL MIMG_NSA3 has_nsa_3
    0x0f61383da04715e, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x0f813a3db04715e, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa_1
    0x0fa13c3dc04715e, // IMAGE_GATHER4_LZ MIMG_NSA2 has_nsa_2
    0x0fc13e3dd04715e, // IMAGE_GATHER4_LZ MIMG_NSA3 has_nsa_3
    0x0f61483de04814f, // IMAGE_GATHER4_C ENC_MIMG default
    0x0f814a3df04814f, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa_1
    0x0fa14c3e004814f, // IMAGE_GATHER4_C MIMG_NSA2 has_nsa_2
    0x0fc14e3e104814f, // IMAGE_GATHER4_C MIMG_NSA3 has_nsa_3
    0x0f61503ea049156, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x0f81523eb049156, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa_1
    0x0fa1543ec049156, // IMAGE_GATHER4_C_CL MIMG_NSA2 has_nsa_2
    0x0fc1563ed049156, // IMAGE_GATHER4_C_CL MIMG_NSA3 has_nsa_3
    0x0f60983b604a169, // IMAGE_LOAD_MIP_BY2 ENC_MIMG default
    0x0f809a3b704a169, // IMAGE_LOAD_MIP_BY2 MIMG_NSA1 has_nsa_1
    0x0fa09c3b804a169, // IMAGE_LOAD_MIP_BY2 MIMG_NSA2 has_nsa_2
    0x0fc09e3b904a169, // IMAGE_LOAD_MIP_BY2 MIMG_NSA3 has_nsa_3
    0x0f60983b604b16a, // IMAGE_LOAD_MIP_BY4 ENC_MIMG default
    0x0f809a3b704b16a, // IMAGE_LOAD_MIP_BY4 MIMG_NSA1 has_nsa_1
    0x0fa09c3b804b16a, // IMAGE_LOAD_MIP_BY4 MIMG_NSA2 has_nsa_2
    0x0fc09e3b904b16a, // IMAGE_LOAD_MIP_BY4 MIMG_NSA3 has_nsa_3
    0x0f61503ea04c158, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x0f81523eb04c158, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa_1
    0x0fa1543ec04c158, // IMAGE_GATHER4_C_L MIMG_NSA2 has_nsa_2
    0x0fc1563ed04c158, // IMAGE_GATHER4_C_L MIMG_NSA3 has_nsa_3
    0x0f61583ea04d152, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x0f815a3eb04d152, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa_1
    0x0fa15c3ec04d152, // IMAGE_GATHER4_C_B MIMG_NSA2 has_nsa_2
    0x0fc15e3ed04d152, // IMAGE_GATHER4_C_B MIMG_NSA3 has_nsa_3
    0x0f61603f204e153, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x0f81623f304e153, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa_1
    0x0fa1643f404e153, // IMAGE_GATHER4_C_B_CL MIMG_NSA2 has_nsa_2
    0x0fc1663f504e153, // IMAGE_GATHER4_C_B_CL MIMG_NSA3 has_nsa_3
    0x0f61483de04f159, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x0f814a3df04f159, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa_1
    0x0fa14c3e004f159, // IMAGE_GATHER4_C_LZ MIMG_NSA2 has_nsa_2
    0x0fc14e3e104f159, // IMAGE_GATHER4_C_LZ MIMG_NSA3 has_nsa_3
    0x0f61483de050161, // IMAGE_GATHER4_O ENC_MIMG default
    0x0f814a3df050161, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa_1
    0x0fa14c3e0050161, // IMAGE_GATHER4_O MIMG_NSA2 has_nsa_2
    0x0fc14e3e1050161, // IMAGE_GATHER4_O MIMG_NSA3 has_nsa_3
    0x0f61503ea051151, // IMAGE_GATHER4_CL_O ENC_MIMG default
    0x0f81523eb051151, // IMAGE_GATHER4_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1543ec051151, // IMAGE_GATHER4_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1563ed051151, // IMAGE_GATHER4_CL_O MIMG_NSA3 has_nsa_3
    0x0f60903ba0521ad, // IMAGE_STORE_BY2 ENC_MIMG default
    0x0f80923bb0521ad, // IMAGE_STORE_BY2 MIMG_NSA1 has_nsa_1
    0x0fa0943bc0521ad, // IMAGE_STORE_BY2 MIMG_NSA2 has_nsa_2
    0x0fc0963bd0521ad, // IMAGE_STORE_BY2 MIMG_NSA3 has_nsa_3
    0x0f60903ba0531ae, // IMAGE_STORE_BY4 ENC_MIMG default
    0x0f80923bb0531ae, // IMAGE_STORE_BY4 MIMG_NSA1 has_nsa_1
    0x0fa0943bc0531ae, // IMAGE_STORE_BY4 MIMG_NSA2 has_nsa_2
    0x0fc0963bd0531ae, // IMAGE_STORE_BY4 MIMG_NSA3 has_nsa_3
    0x0f61503ea054160, // IMAGE_GATHER4_L_O ENC_MIMG default
    0x0f81523eb054160, // IMAGE_GATHER4_L_O MIMG_NSA1 has_nsa_1
    0x0fa1543ec054160, // IMAGE_GATHER4_L_O MIMG_NSA2 has_nsa_2
    0x0fc1563ed054160, // IMAGE_GATHER4_L_O MIMG_NSA3 has_nsa_3
    0x0f61583ea05514e, // IMAGE_GATHER4_B_O ENC_MIMG default
    0x0f815a3eb05514e, // IMAGE_GATHER4_B_O MIMG_NSA1 has_nsa_1
    0x0fa15c3ec05514e, // IMAGE_GATHER4_B_O MIMG_NSA2 has_nsa_2
    0x0fc15e3ed05514e, // IMAGE_GATHER4_B_O MIMG_NSA3 has_nsa_3
    0x0f61603f205614d, // IMAGE_GATHER4_B_CL_O ENC_MIMG default
    0x0f81623f305614d, // IMAGE_GATHER4_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1643f405614d, // IMAGE_GATHER4_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1663f505614d, // IMAGE_GATHER4_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f61483de05715f, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x0f814a3df05715f, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa14c3e005715f, // IMAGE_GATHER4_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc14e3e105715f, // IMAGE_GATHER4_LZ_O MIMG_NSA3 has_nsa_3
    0x0f61583ea05815c, // IMAGE_GATHER4_C_O ENC_MIMG default
    0x0f815a3eb05815c, // IMAGE_GATHER4_C_O MIMG_NSA1 has_nsa_1
    0x0fa15c3ec05815c, // IMAGE_GATHER4_C_O MIMG_NSA2 has_nsa_2
    0x0fc15e3ed05815c, // IMAGE_GATHER4_C_O MIMG_NSA3 has_nsa_3
    0x0f61603f2059157, // IMAGE_GATHER4_C_CL_O ENC_MIMG default
    0x0f81623f3059157, // IMAGE_GATHER4_C_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1643f4059157, // IMAGE_GATHER4_C_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1663f5059157, // IMAGE_GATHER4_C_CL_O MIMG_NSA3 has_nsa_3
    0x0f60983ba05a1b0, // IMAGE_STORE_MIP_BY2 ENC_MIMG default
    0x0f809a3bb05a1b0, // IMAGE_STORE_MIP_BY2 MIMG_NSA1 has_nsa_1
    0x0fa09c3bc05a1b0, // IMAGE_STORE_MIP_BY2 MIMG_NSA2 has_nsa_2
    0x0fc09e3bd05a1b0, // IMAGE_STORE_MIP_BY2 MIMG_NSA3 has_nsa_3
    0x0f60983ba05b1b1, // IMAGE_STORE_MIP_BY4 ENC_MIMG default
    0x0f809a3bb05b1b1, // IMAGE_STORE_MIP_BY4 MIMG_NSA1 has_nsa_1
    0x0fa09c3bc05b1b1, // IMAGE_STORE_MIP_BY4 MIMG_NSA2 has_nsa_2
    0x0fc09e3bd05b1b1, // IMAGE_STORE_MIP_BY4 MIMG_NSA3 has_nsa_3
    0x0f61603f205c15b, // IMAGE_GATHER4_C_L_O ENC_MIMG default
    0x0f81623f305c15b, // IMAGE_GATHER4_C_L_O MIMG_NSA1 has_nsa_1
    0x0fa1643f405c15b, // IMAGE_GATHER4_C_L_O MIMG_NSA2 has_nsa_2
    0x0fc1663f505c15b, // IMAGE_GATHER4_C_L_O MIMG_NSA3 has_nsa_3
    0x0f61683f205d155, // IMAGE_GATHER4_C_B_O ENC_MIMG default
    0x0f816a3f305d155, // IMAGE_GATHER4_C_B_O MIMG_NSA1 has_nsa_1
    0x0fa16c3f405d155, // IMAGE_GATHER4_C_B_O MIMG_NSA2 has_nsa_2
    0x0fc16e3f505d155, // IMAGE_GATHER4_C_B_O MIMG_NSA3 has_nsa_3
    0x0f61703fa05e154, // IMAGE_GATHER4_C_B_CL_O ENC_MIMG default
    0x0f81723fb05e154, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1743fc05e154, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1763fd05e154, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f61583ea05f15a, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x0f815a3eb05f15a, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa15c3ec05f15a, // IMAGE_GATHER4_C_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc15e3ed05f15a, // IMAGE_GATHER4_C_LZ_O MIMG_NSA3 has_nsa_3
    0x0f61783da060163, // IMAGE_GET_LOD ENC_MIMG default
    0x0f817a3db060163, // IMAGE_GET_LOD MIMG_NSA1 has_nsa_1
    0x0fa17c3dc060163, // IMAGE_GET_LOD MIMG_NSA2 has_nsa_2
    0x0fc17e3dd060163, // IMAGE_GET_LOD MIMG_NSA3 has_nsa_3
    0x0f61383da061149, // IMAGE_GATHER4H ENC_MIMG default
    0x0f813a3db061149, // IMAGE_GATHER4H MIMG_NSA1 has_nsa_1
    0x0fa13c3dc061149, // IMAGE_GATHER4H MIMG_NSA2 has_nsa_2
    0x0fc13e3dd061149, // IMAGE_GATHER4H MIMG_NSA3 has_nsa_3
    0x0f61803da06214a, // IMAGE_GATHER4H_PCK ENC_MIMG default
    0x0f81823db06214a, // IMAGE_GATHER4H_PCK MIMG_NSA1 has_nsa_1
    0x0fa1843dc06214a, // IMAGE_GATHER4H_PCK MIMG_NSA2 has_nsa_2
    0x0fc1863dd06214a, // IMAGE_GATHER4H_PCK MIMG_NSA3 has_nsa_3
    0x0f61783da063162, // IMAGE_GATHER8H_PCK ENC_MIMG default
    0x0f81883db063162, // IMAGE_GATHER8H_PCK MIMG_NSA1 has_nsa_1
    0x0fa18a3dc063162, // IMAGE_GATHER8H_PCK MIMG_NSA2 has_nsa_2
    0x0fc18c3dd063162, // IMAGE_GATHER8H_PCK MIMG_NSA3 has_nsa_3
    0x0f60d83e206817a, // IMAGE_SAMPLE_CD ENC_MIMG default
    0x0f80da3e306817a, // IMAGE_SAMPLE_CD MIMG_NSA1 has_nsa_1
    0x0fa0dc3e406817a, // IMAGE_SAMPLE_CD MIMG_NSA2 has_nsa_2
    0x0fc0de3e506817a, // IMAGE_SAMPLE_CD MIMG_NSA3 has_nsa_3
    0x0f60e03e606917b, // IMAGE_SAMPLE_CD_CL ENC_MIMG default
    0x0f80e23e706917b, // IMAGE_SAMPLE_CD_CL MIMG_NSA1 has_nsa_1
    0x0fa0e43e806917b, // IMAGE_SAMPLE_CD_CL MIMG_NSA2 has_nsa_2
    0x0fc0e63e906917b, // IMAGE_SAMPLE_CD_CL MIMG_NSA3 has_nsa_3
    0x0f60f83e606a188, // IMAGE_SAMPLE_C_CD ENC_MIMG default
    0x0f80fa3e706a188, // IMAGE_SAMPLE_C_CD MIMG_NSA1 has_nsa_1
    0x0fa0fc3e806a188, // IMAGE_SAMPLE_C_CD MIMG_NSA2 has_nsa_2
    0x0fc0fe3e906a188, // IMAGE_SAMPLE_C_CD MIMG_NSA3 has_nsa_3
    0x0f61003ee06b189, // IMAGE_SAMPLE_C_CD_CL ENC_MIMG default
    0x0f81023ef06b189, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA1 has_nsa_1
    0x0fa1043f006b189, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA2 has_nsa_2
    0x0fc1063f106b189, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA3 has_nsa_3
    0x0f60f83e606c180, // IMAGE_SAMPLE_CD_O ENC_MIMG default
    0x0f80fa3e706c180, // IMAGE_SAMPLE_CD_O MIMG_NSA1 has_nsa_1
    0x0fa0fc3e806c180, // IMAGE_SAMPLE_CD_O MIMG_NSA2 has_nsa_2
    0x0fc0fe3e906c180, // IMAGE_SAMPLE_CD_O MIMG_NSA3 has_nsa_3
    0x0f61003ee06d17d, // IMAGE_SAMPLE_CD_CL_O ENC_MIMG default
    0x0f81023ef06d17d, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1043f006d17d, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1063f106d17d, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA3 has_nsa_3
    0x0f61183ee06e18e, // IMAGE_SAMPLE_C_CD_O ENC_MIMG default
    0x0f811a3ef06e18e, // IMAGE_SAMPLE_C_CD_O MIMG_NSA1 has_nsa_1
    0x0fa11c3f006e18e, // IMAGE_SAMPLE_C_CD_O MIMG_NSA2 has_nsa_2
    0x0fc11e3f106e18e, // IMAGE_SAMPLE_C_CD_O MIMG_NSA3 has_nsa_3
    0x0f61203f606f18b, // IMAGE_SAMPLE_C_CD_CL_O ENC_MIMG default
    0x0f81223f706f18b, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA1 has_nsa_1
    0x0fa1243f806f18b, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1263f906f18b, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA3 has_nsa_3
    0x0f60903b6070170, // IMAGE_LOAD_PCK2 ENC_MIMG default
    0x0f80923b7070170, // IMAGE_LOAD_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa0943b8070170, // IMAGE_LOAD_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc0963b9070170, // IMAGE_LOAD_PCK2 MIMG_NSA3 has_nsa_3
    0x0f60903b6071171, // IMAGE_LOAD_PCK4 ENC_MIMG default
    0x0f80923b7071171, // IMAGE_LOAD_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa0943b8071171, // IMAGE_LOAD_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc0963b9071171, // IMAGE_LOAD_PCK4 MIMG_NSA3 has_nsa_3
    0x0f60983b607316c, // IMAGE_LOAD_MIP_PCK2 ENC_MIMG default
    0x0f809a3b707316c, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa09c3b807316c, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc09e3b907316c, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA3 has_nsa_3
    0x0f60983b607416d, // IMAGE_LOAD_MIP_PCK4 ENC_MIMG default
    0x0f809a3b707416d, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa09c3b807416d, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc09e3b907416d, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA3 has_nsa_3
    0x0f60903ba0761b6, // IMAGE_STORE_PCK2 ENC_MIMG default
    0x0f80923bb0761b6, // IMAGE_STORE_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa0943bc0761b6, // IMAGE_STORE_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc0963bd0761b6, // IMAGE_STORE_PCK2 MIMG_NSA3 has_nsa_3
    0x0f60903ba0771b7, // IMAGE_STORE_PCK4 ENC_MIMG default
    0x0f80923bb0771b7, // IMAGE_STORE_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa0943bc0771b7, // IMAGE_STORE_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc0963bd0771b7, // IMAGE_STORE_PCK4 MIMG_NSA3 has_nsa_3
    0x0f60983ba0791b3, // IMAGE_STORE_MIP_PCK2 ENC_MIMG default
    0x0f809a3bb0791b3, // IMAGE_STORE_MIP_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa09c3bc0791b3, // IMAGE_STORE_MIP_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc09e3bd0791b3, // IMAGE_STORE_MIP_PCK2 MIMG_NSA3 has_nsa_3
    0x0f60983ba07a1b4, // IMAGE_STORE_MIP_PCK4 ENC_MIMG default
    0x0f809a3bb07a1b4, // IMAGE_STORE_MIP_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa09c3bc07a1b4, // IMAGE_STORE_MIP_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc09e3bd07a1b4, // IMAGE_STORE_MIP_PCK4 MIMG_NSA3 has_nsa_3
    0x0f60903b6080173, // IMAGE_MSAA_LOAD ENC_MIMG default
    0x0f80923b7080173, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa_1
    0x0fa0943b8080173, // IMAGE_MSAA_LOAD MIMG_NSA2 has_nsa_2
    0x0fc0963b9080173, // IMAGE_MSAA_LOAD MIMG_NSA3 has_nsa_3
    0x0f618e3fa0a21a4, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0x0f81903fb0a21a4, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa_1
    0x0fa1923fc0a21a4, // IMAGE_SAMPLE_D_G16 MIMG_NSA2 has_nsa_2
    0x0fc1943fd0a21a4, // IMAGE_SAMPLE_D_G16 MIMG_NSA3 has_nsa_3
    0x0f61963fe0a31a1, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0x0f81983ff0a31a1, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa19a4000a31a1, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc19c4010a31a1, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f619e3fe0aa197, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0x0f81a03ff0aa197, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa_1
    0x0fa1a24000aa197, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA2 has_nsa_2
    0x0fc1a44010aa197, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA3 has_nsa_3
    0x0f61a63e20ab194, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0x0f81a83e30ab194, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1aa3e40ab194, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1ac3e50ab194, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f619e3fe0b21a6, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0x0f81a03ff0b21a6, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1a24000b21a6, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1a44010b21a6, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61a63e20b31a3, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0x0f81a83e30b31a3, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1aa3e40b31a3, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1ac3e50b31a3, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61ae3e20ba199, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0x0f81b03e30ba199, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1b23e40ba199, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1b43e50ba199, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61b63e60bb196, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0x0f81b83e70bb196, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1ba3e80bb196, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1bc3e90bb196, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0fe1be4020e6147, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0x1001c04030e6147, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa_1
    0x1021c24040e6147, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA2 has_nsa_2
    0x1041c44050e6147, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA3 has_nsa_3
    0x0fe1c64060e7146, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0x1001c84070e7146, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa_1
    0x1021ca4080e7146, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA2 has_nsa_2
    0x1041cc4090e7146, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA3 has_nsa_3
    0x0f618e3fa0e817f, // IMAGE_SAMPLE_CD_G16 ENC_MIMG default
    0x0f81903fb0e817f, // IMAGE_SAMPLE_CD_G16 MIMG_NSA1 has_nsa_1
    0x0fa1923fc0e817f, // IMAGE_SAMPLE_CD_G16 MIMG_NSA2 has_nsa_2
    0x0fc1943fd0e817f, // IMAGE_SAMPLE_CD_G16 MIMG_NSA3 has_nsa_3
    0x0f61963fe0e917c, // IMAGE_SAMPLE_CD_CL_G16 ENC_MIMG default
    0x0f81983ff0e917c, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa19a4000e917c, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc19c4010e917c, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f619e3fe0ea18d, // IMAGE_SAMPLE_C_CD_G16 ENC_MIMG default
    0x0f81a03ff0ea18d, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA1 has_nsa_1
    0x0fa1a24000ea18d, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA2 has_nsa_2
    0x0fc1a44010ea18d, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA3 has_nsa_3
    0x0f61a63e20eb18a, // IMAGE_SAMPLE_C_CD_CL_G16 ENC_MIMG default
    0x0f81a83e30eb18a, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1aa3e40eb18a, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1ac3e50eb18a, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f619e3fe0ec181, // IMAGE_SAMPLE_CD_O_G16 ENC_MIMG default
    0x0f81a03ff0ec181, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1a24000ec181, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1a44010ec181, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61a63e20ed17e, // IMAGE_SAMPLE_CD_CL_O_G16 ENC_MIMG default
    0x0f81a83e30ed17e, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1aa3e40ed17e, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1ac3e50ed17e, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61ae3e20ee18f, // IMAGE_SAMPLE_C_CD_O_G16 ENC_MIMG default
    0x0f81b03e30ee18f, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1b23e40ee18f, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1b43e50ee18f, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61b63e60ef18c, // IMAGE_SAMPLE_C_CD_CL_O_G16 ENC_MIMG default
    0x0f81b83e70ef18c, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1ba3e80ef18c, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1bc3e90ef18c, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x1061e240a000240, // S_LOAD_DWORD ENC_SMEM default
    0x1061e440b001242, // S_LOAD_DWORDX2 ENC_SMEM default
    0x1061e640c002243, // S_LOAD_DWORDX4 ENC_SMEM default
    0x1061e840d003244, // S_LOAD_DWORDX8 ENC_SMEM default
    0x1061ea40e004241, // S_LOAD_DWORDX16 ENC_SMEM default
    0x1061ec40f0081fb, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x1061ee4100091fd, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x1061f041100a1fe, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x1061f241200b1ff, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x1061f441300c1fc, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x1061e024601f23c, // S_GL1_INV ENC_SMEM default
    0x1061e024602022c, // S_DCACHE_INV ENC_SMEM default
    0x1061f6414024250, // S_MEMTIME ENC_SMEM default
    0x1061f641402524f, // S_MEMREALTIME ENC_SMEM default
    0x1080424150000c6, // EXP ENC_EXP default
    0x10a34241600033a, // V_CMP_F_F32 ENC_VOPC default
    0x10c34441700033a, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34241800033a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x10a34241600135f, // V_CMP_LT_F32 ENC_VOPC default
    0x10c34441700135f, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34241800135f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x10a342416002331, // V_CMP_EQ_F32 ENC_VOPC default
    0x10c344417002331, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e342418002331, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x10a342416003353, // V_CMP_LE_F32 ENC_VOPC default
    0x10c344417003353, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e342418003353, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x10a34241600434a, // V_CMP_GT_F32 ENC_VOPC default
    0x10c34441700434a, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34241800434a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x10a34241600535c, // V_CMP_LG_F32 ENC_VOPC default
    0x10c34441700535c, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34241800535c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x10a342416006341, // V_CMP_GE_F32 ENC_VOPC default
    0x10c344417006341, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e342418006341, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x10a342416007380, // V_CMP_O_F32 ENC_VOPC default
    0x10c344417007380, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e342418007380, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x10a34241600838a, // V_CMP_U_F32 ENC_VOPC default
    0x10c34441700838a, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34241800838a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x10a342416009371, // V_CMP_NGE_F32 ENC_VOPC default
    0x10c344417009371, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e342418009371, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x10a34241600a37a, // V_CMP_NLG_F32 ENC_VOPC default
    0x10c34441700a37a, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34241800a37a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x10a34241600b374, // V_CMP_NGT_F32 ENC_VOPC default
    0x10c34441700b374, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34241800b374, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x10a34241600c377, // V_CMP_NLE_F32 ENC_VOPC default
    0x10c34441700c377, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34241800c377, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x10a34241600d368, // V_CMP_NEQ_F32 ENC_VOPC default
    0x10c34441700d368, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34241800d368, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x10a34241600e37d, // V_CMP_NLT_F32 ENC_VOPC default
    0x10c34441700e37d, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34241800e37d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x10a34241600f383, // V_CMP_TRU_F32 ENC_VOPC default
    0x10c34441700f383, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34241800f383, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x10a3484190102db, // V_CMPX_F_F32 ENC_VOPC default
    0x10c34a41a0102db, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b0102db, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x10a348419011300, // V_CMPX_LT_F32 ENC_VOPC default
    0x10c34a41a011300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b011300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x10a3484190122d2, // V_CMPX_EQ_F32 ENC_VOPC default
    0x10c34a41a0122d2, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b0122d2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x10a3484190132f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x10c34a41a0132f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b0132f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x10a3484190142eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x10c34a41a0142eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b0142eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x10a3484190152fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x10c34a41a0152fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b0152fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x10a3484190162e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x10c34a41a0162e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b0162e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x10a348419017321, // V_CMPX_O_F32 ENC_VOPC default
    0x10c34a41a017321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b017321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x10a34841901832b, // V_CMPX_U_F32 ENC_VOPC default
    0x10c34a41a01832b, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b01832b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x10a348419019312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x10c34a41a019312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b019312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x10a34841901a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x10c34a41a01a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b01a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x10a34841901b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x10c34a41a01b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b01b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x10a34841901c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x10c34a41a01c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b01c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x10a34841901d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x10c34a41a01d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b01d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x10a34841901e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x10c34a41a01e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b01e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x10a34841901f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x10c34a41a01f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34841b01f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x11034e41c02033b, // V_CMP_F_F64 ENC_VOPC default
    0x10e34e41d02033b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c021360, // V_CMP_LT_F64 ENC_VOPC default
    0x10e34e41d021360, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c022332, // V_CMP_EQ_F64 ENC_VOPC default
    0x10e34e41d022332, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c023354, // V_CMP_LE_F64 ENC_VOPC default
    0x10e34e41d023354, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c02434b, // V_CMP_GT_F64 ENC_VOPC default
    0x10e34e41d02434b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c02535d, // V_CMP_LG_F64 ENC_VOPC default
    0x10e34e41d02535d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c026342, // V_CMP_GE_F64 ENC_VOPC default
    0x10e34e41d026342, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c027381, // V_CMP_O_F64 ENC_VOPC default
    0x10e34e41d027381, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c02838b, // V_CMP_U_F64 ENC_VOPC default
    0x10e34e41d02838b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c029372, // V_CMP_NGE_F64 ENC_VOPC default
    0x10e34e41d029372, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c02a37b, // V_CMP_NLG_F64 ENC_VOPC default
    0x10e34e41d02a37b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c02b375, // V_CMP_NGT_F64 ENC_VOPC default
    0x10e34e41d02b375, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c02c378, // V_CMP_NLE_F64 ENC_VOPC default
    0x10e34e41d02c378, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c02d369, // V_CMP_NEQ_F64 ENC_VOPC default
    0x10e34e41d02d369, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c02e37e, // V_CMP_NLT_F64 ENC_VOPC default
    0x10e34e41d02e37e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x11034e41c02f384, // V_CMP_TRU_F64 ENC_VOPC default
    0x10e34e41d02f384, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x11035241e0302dc, // V_CMPX_F_F64 ENC_VOPC default
    0x10e35241f0302dc, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x11035241e031301, // V_CMPX_LT_F64 ENC_VOPC default
    0x10e35241f031301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x11035241e0322d3, // V_CMPX_EQ_F64 ENC_VOPC default
    0x10e35241f0322d3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x11035241e0332f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x10e35241f0332f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x11035241e0342ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x10e35241f0342ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x11035241e0352fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x10e35241f0352fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x11035241e0362e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x10e35241f0362e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x11035241e037322, // V_CMPX_O_F64 ENC_VOPC default
    0x10e35241f037322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x11035241e03832c, // V_CMPX_U_F64 ENC_VOPC default
    0x10e35241f03832c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x11035241e039313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x10e35241f039313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x11035241e03a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x10e35241f03a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x11035241e03b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x10e35241f03b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x11035241e03c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x10e35241f03c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x11035241e03d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x10e35241f03d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x11035241e03e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x10e35241f03e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x11035241e03f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x10e35241f03f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x10a34242008033c, // V_CMP_F_I32 ENC_VOPC default
    0x10c35642108033c, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34242208033c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x10a342420081362, // V_CMP_LT_I32 ENC_VOPC default
    0x10c356421081362, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e342422081362, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x10a342420082334, // V_CMP_EQ_I32 ENC_VOPC default
    0x10c356421082334, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e342422082334, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x10a342420083356, // V_CMP_LE_I32 ENC_VOPC default
    0x10c356421083356, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e342422083356, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x10a34242008434d, // V_CMP_GT_I32 ENC_VOPC default
    0x10c35642108434d, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34242208434d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x10a34242008536b, // V_CMP_NE_I32 ENC_VOPC default
    0x10c35642108536b, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34242208536b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x10a342420086344, // V_CMP_GE_I32 ENC_VOPC default
    0x10c356421086344, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e342422086344, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x10a342420087385, // V_CMP_T_I32 ENC_VOPC default
    0x10c356421087385, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e342422087385, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x10a34242308832e, // V_CMP_CLASS_F32 ENC_VOPC default
    0x10c35a42408832e, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34242508832e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x10a35e426089361, // V_CMP_LT_I16 ENC_VOPC default
    0x10c360427089361, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e35e428089361, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x10a35e42608a333, // V_CMP_EQ_I16 ENC_VOPC default
    0x10c36042708a333, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e35e42808a333, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x10a35e42608b355, // V_CMP_LE_I16 ENC_VOPC default
    0x10c36042708b355, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e35e42808b355, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x10a35e42608c34c, // V_CMP_GT_I16 ENC_VOPC default
    0x10c36042708c34c, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e35e42808c34c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x10a35e42608d36a, // V_CMP_NE_I16 ENC_VOPC default
    0x10c36042708d36a, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e35e42808d36a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x10a35e42608e343, // V_CMP_GE_I16 ENC_VOPC default
    0x10c36042708e343, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e35e42808e343, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x10a36442908f32d, // V_CMP_CLASS_F16 ENC_VOPC default
    0x10c36642a08f32d, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b08f32d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x10a34842c0902dd, // V_CMPX_F_I32 ENC_VOPC default
    0x10c36a42d0902dd, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34842e0902dd, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x10a34842c091303, // V_CMPX_LT_I32 ENC_VOPC default
    0x10c36a42d091303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34842e091303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x10a34842c0922d5, // V_CMPX_EQ_I32 ENC_VOPC default
    0x10c36a42d0922d5, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34842e0922d5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x10a34842c0932f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x10c36a42d0932f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34842e0932f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x10a34842c0942ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x10c36a42d0942ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34842e0942ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x10a34842c09530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x10c36a42d09530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34842e09530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x10a34842c0962e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x10c36a42d0962e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34842e0962e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x10a34842c097326, // V_CMPX_T_I32 ENC_VOPC default
    0x10c36a42d097326, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34842e097326, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x10a34842f0982cf, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x10c36e4300982cf, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3484310982cf, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x10a372432099302, // V_CMPX_LT_I16 ENC_VOPC default
    0x10c374433099302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e372434099302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x10a37243209a2d4, // V_CMPX_EQ_I16 ENC_VOPC default
    0x10c37443309a2d4, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e37243409a2d4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x10a37243209b2f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x10c37443309b2f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e37243409b2f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x10a37243209c2ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x10c37443309c2ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e37243409c2ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x10a37243209d30b, // V_CMPX_NE_I16 ENC_VOPC default
    0x10c37443309d30b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e37243409d30b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x10a37243209e2e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x10c37443309e2e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e37243409e2e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x10a37843509f2ce, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x10c37a43609f2ce, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e37843709f2ce, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x11037e4380a033d, // V_CMP_F_I64 ENC_VOPC default
    0x10e37e4390a033d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x11037e4380a1363, // V_CMP_LT_I64 ENC_VOPC default
    0x10e37e4390a1363, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x11037e4380a2335, // V_CMP_EQ_I64 ENC_VOPC default
    0x10e37e4390a2335, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x11037e4380a3357, // V_CMP_LE_I64 ENC_VOPC default
    0x10e37e4390a3357, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x11037e4380a434e, // V_CMP_GT_I64 ENC_VOPC default
    0x10e37e4390a434e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x11037e4380a536c, // V_CMP_NE_I64 ENC_VOPC default
    0x10e37e4390a536c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x11037e4380a6345, // V_CMP_GE_I64 ENC_VOPC default
    0x10e37e4390a6345, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x11037e4380a7386, // V_CMP_T_I64 ENC_VOPC default
    0x10e37e4390a7386, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x11038243a0a832f, // V_CMP_CLASS_F64 ENC_VOPC default
    0x10e38243b0a832f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x10a35e43c0a9364, // V_CMP_LT_U16 ENC_VOPC default
    0x10c36043d0a9364, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e35e43e0a9364, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x10a35e43c0aa336, // V_CMP_EQ_U16 ENC_VOPC default
    0x10c36043d0aa336, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e35e43e0aa336, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x10a35e43c0ab358, // V_CMP_LE_U16 ENC_VOPC default
    0x10c36043d0ab358, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e35e43e0ab358, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x10a35e43c0ac34f, // V_CMP_GT_U16 ENC_VOPC default
    0x10c36043d0ac34f, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e35e43e0ac34f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x10a35e43c0ad36d, // V_CMP_NE_U16 ENC_VOPC default
    0x10c36043d0ad36d, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e35e43e0ad36d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x10a35e43c0ae346, // V_CMP_GE_U16 ENC_VOPC default
    0x10c36043d0ae346, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e35e43e0ae346, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x11038643f0b02de, // V_CMPX_F_I64 ENC_VOPC default
    0x10e3864400b02de, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x11038643f0b1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x10e3864400b1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x11038643f0b22d6, // V_CMPX_EQ_I64 ENC_VOPC default
    0x10e3864400b22d6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x11038643f0b32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x10e3864400b32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x11038643f0b42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x10e3864400b42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x11038643f0b530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x10e3864400b530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x11038643f0b62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x10e3864400b62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x11038643f0b7327, // V_CMPX_T_I64 ENC_VOPC default
    0x10e3864400b7327, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x11038a4410b82d0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x10e38a4420b82d0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x10a3724430b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x10c3744440b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3724450b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x10a3724430ba2d7, // V_CMPX_EQ_U16 ENC_VOPC default
    0x10c3744440ba2d7, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3724450ba2d7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x10a3724430bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x10c3744440bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3724450bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x10a3724430bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x10c3744440bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3724450bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x10a3724430bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x10c3744440bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3724450bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x10a3724430be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x10c3744440be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3724450be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x10a3424460c033e, // V_CMP_F_U32 ENC_VOPC default
    0x10c3564470c033e, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3424480c033e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x10a3424460c1365, // V_CMP_LT_U32 ENC_VOPC default
    0x10c3564470c1365, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3424480c1365, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x10a3424460c2337, // V_CMP_EQ_U32 ENC_VOPC default
    0x10c3564470c2337, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3424480c2337, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x10a3424460c3359, // V_CMP_LE_U32 ENC_VOPC default
    0x10c3564470c3359, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3424480c3359, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x10a3424460c4350, // V_CMP_GT_U32 ENC_VOPC default
    0x10c3564470c4350, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3424480c4350, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x10a3424460c536e, // V_CMP_NE_U32 ENC_VOPC default
    0x10c3564470c536e, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3424480c536e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x10a3424460c6347, // V_CMP_GE_U32 ENC_VOPC default
    0x10c3564470c6347, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3424480c6347, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x10a3424460c7387, // V_CMP_T_U32 ENC_VOPC default
    0x10c3564470c7387, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3424480c7387, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x10a3644290c8339, // V_CMP_F_F16 ENC_VOPC default
    0x10c38e42a0c8339, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0c8339, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290c935e, // V_CMP_LT_F16 ENC_VOPC default
    0x10c38e42a0c935e, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0c935e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290ca330, // V_CMP_EQ_F16 ENC_VOPC default
    0x10c38e42a0ca330, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0ca330, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290cb352, // V_CMP_LE_F16 ENC_VOPC default
    0x10c38e42a0cb352, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0cb352, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290cc349, // V_CMP_GT_F16 ENC_VOPC default
    0x10c38e42a0cc349, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0cc349, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290cd35b, // V_CMP_LG_F16 ENC_VOPC default
    0x10c38e42a0cd35b, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0cd35b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290ce340, // V_CMP_GE_F16 ENC_VOPC default
    0x10c38e42a0ce340, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0ce340, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290cf37f, // V_CMP_O_F16 ENC_VOPC default
    0x10c38e42a0cf37f, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0cf37f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x10a3484490d02df, // V_CMPX_F_U32 ENC_VOPC default
    0x10c36a44a0d02df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34844b0d02df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x10a3484490d1306, // V_CMPX_LT_U32 ENC_VOPC default
    0x10c36a44a0d1306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34844b0d1306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x10a3484490d22d8, // V_CMPX_EQ_U32 ENC_VOPC default
    0x10c36a44a0d22d8, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34844b0d22d8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x10a3484490d32fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x10c36a44a0d32fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34844b0d32fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x10a3484490d42f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x10c36a44a0d42f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34844b0d42f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x10a3484490d530f, // V_CMPX_NE_U32 ENC_VOPC default
    0x10c36a44a0d530f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34844b0d530f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x10a3484490d62e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x10c36a44a0d62e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34844b0d62e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x10a3484490d7328, // V_CMPX_T_U32 ENC_VOPC default
    0x10c36a44a0d7328, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e34844b0d7328, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x10a3784350d82da, // V_CMPX_F_F16 ENC_VOPC default
    0x10c3924360d82da, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370d82da, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350d92ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x10c3924360d92ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370d92ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350da2d1, // V_CMPX_EQ_F16 ENC_VOPC default
    0x10c3924360da2d1, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370da2d1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350db2f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x10c3924360db2f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370db2f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350dc2ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x10c3924360dc2ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370dc2ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350dd2fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x10c3924360dd2fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370dd2fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350de2e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x10c3924360de2e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370de2e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350df320, // V_CMPX_O_F16 ENC_VOPC default
    0x10c3924360df320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370df320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x11037e44c0e033f, // V_CMP_F_U64 ENC_VOPC default
    0x10e37e44d0e033f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x11037e44c0e1366, // V_CMP_LT_U64 ENC_VOPC default
    0x10e37e44d0e1366, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x11037e44c0e2338, // V_CMP_EQ_U64 ENC_VOPC default
    0x10e37e44d0e2338, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x11037e44c0e335a, // V_CMP_LE_U64 ENC_VOPC default
    0x10e37e44d0e335a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x11037e44c0e4351, // V_CMP_GT_U64 ENC_VOPC default
    0x10e37e44d0e4351, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x11037e44c0e536f, // V_CMP_NE_U64 ENC_VOPC default
    0x10e37e44d0e536f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x11037e44c0e6348, // V_CMP_GE_U64 ENC_VOPC default
    0x10e37e44d0e6348, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x11037e44c0e7388, // V_CMP_T_U64 ENC_VOPC default
    0x10e37e44d0e7388, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x10a3644290e8389, // V_CMP_U_F16 ENC_VOPC default
    0x10c38e42a0e8389, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0e8389, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290e9370, // V_CMP_NGE_F16 ENC_VOPC default
    0x10c38e42a0e9370, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0e9370, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290ea379, // V_CMP_NLG_F16 ENC_VOPC default
    0x10c38e42a0ea379, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0ea379, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290eb373, // V_CMP_NGT_F16 ENC_VOPC default
    0x10c38e42a0eb373, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0eb373, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290ec376, // V_CMP_NLE_F16 ENC_VOPC default
    0x10c38e42a0ec376, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0ec376, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290ed367, // V_CMP_NEQ_F16 ENC_VOPC default
    0x10c38e42a0ed367, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0ed367, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290ee37c, // V_CMP_NLT_F16 ENC_VOPC default
    0x10c38e42a0ee37c, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0ee37c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x10a3644290ef382, // V_CMP_TRU_F16 ENC_VOPC default
    0x10c38e42a0ef382, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e36442b0ef382, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x11038644e0f02e0, // V_CMPX_F_U64 ENC_VOPC default
    0x10e38644f0f02e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x11038644e0f1307, // V_CMPX_LT_U64 ENC_VOPC default
    0x10e38644f0f1307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x11038644e0f22d9, // V_CMPX_EQ_U64 ENC_VOPC default
    0x10e38644f0f22d9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x11038644e0f32fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x10e38644f0f32fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x11038644e0f42f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x10e38644f0f42f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x11038644e0f5310, // V_CMPX_NE_U64 ENC_VOPC default
    0x10e38644f0f5310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x11038644e0f62e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x10e38644f0f62e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x11038644e0f7329, // V_CMPX_T_U64 ENC_VOPC default
    0x10e38644f0f7329, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x10a3784350f832a, // V_CMPX_U_F16 ENC_VOPC default
    0x10c3924360f832a, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370f832a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350f9311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x10c3924360f9311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370f9311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350fa31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x10c3924360fa31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370fa31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350fb314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x10c3924360fb314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370fb314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350fc317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x10c3924360fc317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370fc317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350fd308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x10c3924360fd308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370fd308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350fe31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x10c3924360fe31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370fe31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x10a3784350ff323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x10c3924360ff323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10e3784370ff323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x1121e0246000436, // V_NOP ENC_VOP1 default
    0x112238450001425, // V_MOV_B32 ENC_VOP1 default
    0x11423c451001425, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x11623a452001425, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x11823e453001425, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x11a238454001425, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x11c242455002458, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x11e2464560033a4, // V_CVT_I32_F64 ENC_VOP1 default
    0x11a2464570033a4, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x11224a45800439f, // V_CVT_F64_I32 ENC_VOP1 default
    0x11a24a45900439f, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x11223845a005398, // V_CVT_F32_I32 ENC_VOP1 default
    0x11423c45b005398, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x11624e45c005398, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x11823e45d005398, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x11a23845e005398, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x11223845f006399, // V_CVT_F32_U32 ENC_VOP1 default
    0x11423c460006399, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x11624e461006399, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x11823e462006399, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x11a238463006399, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x1122384640073b2, // V_CVT_U32_F32 ENC_VOP1 default
    0x11423c4650073b2, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x1162524660073b2, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x1182544670073b2, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a2384680073b2, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x1122384690083a3, // V_CVT_I32_F32 ENC_VOP1 default
    0x11423c46a0083a3, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x11625246b0083a3, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11825446c0083a3, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a23846d0083a3, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x11225846e00a393, // V_CVT_F16_F32 ENC_VOP1 default
    0x11425c46f00a393, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x11625a47000a393, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x11825e47100a393, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a25847200a393, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x11226247300b396, // V_CVT_F32_F16 ENC_VOP1 default
    0x11426647400b396, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x11626447500b396, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x11826847600b396, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a26247700b396, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x11223846900c3b0, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x11423c46a00c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x11625246b00c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11825446c00c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a23846d00c3b0, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x11223846900d3a1, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x11423c46a00d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x11625246b00d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11825446c00d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a23846d00d3a1, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x11223845a00e3a7, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x11423c45b00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x11624e45c00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x11823e45d00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x11a23845e00e3a7, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x11e24647800f397, // V_CVT_F32_F64 ENC_VOP1 default
    0x11a24647900f397, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x11224a47a01039e, // V_CVT_F64_F32 ENC_VOP1 default
    0x11a24a47b01039e, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x11223845f01139a, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x11423c46001139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x11624e46101139a, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x11823e46201139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x11a23846301139a, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x11223845f01239b, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x11423c46001239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x11624e46101239b, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x11823e46201239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x11a23846301239b, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x11223845f01339c, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x11423c46001339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x11624e46101339c, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x11823e46201339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x11a23846301339c, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x11223845f01439d, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x11423c46001439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x11624e46101439d, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x11823e46201439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x11a23846301439d, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x11e24647c0153b3, // V_CVT_U32_F64 ENC_VOP1 default
    0x11a24647d0153b3, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x11224a47e0163a0, // V_CVT_F64_U32 ENC_VOP1 default
    0x11a24a47f0163a0, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x11e27048001747c, // V_TRUNC_F64 ENC_VOP1 default
    0x11a27048101747c, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x11e2704800182cc, // V_CEIL_F64 ENC_VOP1 default
    0x11a2704810182cc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x11e27048001945c, // V_RNDNE_F64 ENC_VOP1 default
    0x11a27048101945c, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x11e27048001a3cb, // V_FLOOR_F64 ENC_VOP1 default
    0x11a27048101a3cb, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x1121e024601b43e, // V_PIPEFLUSH ENC_VOP1 default
    0x1122384820203db, // V_FRACT_F32 ENC_VOP1 default
    0x11423c4830203db, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x1162744840203db, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x1182544850203db, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a2384860203db, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x11223848202147b, // V_TRUNC_F32 ENC_VOP1 default
    0x11423c48302147b, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x11627448402147b, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x11825448502147b, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a23848602147b, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x1122384820222cb, // V_CEIL_F32 ENC_VOP1 default
    0x11423c4830222cb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x1162744840222cb, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x1182544850222cb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a2384860222cb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x11223848202345b, // V_RNDNE_F32 ENC_VOP1 default
    0x11423c48302345b, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x11627448402345b, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x11825448502345b, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a23848602345b, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x1122384820243ca, // V_FLOOR_F32 ENC_VOP1 default
    0x11423c4830243ca, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x1162744840243ca, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x1182544850243ca, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a2384860243ca, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x1122384820253c5, // V_EXP_F32 ENC_VOP1 default
    0x11423c4830253c5, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x1162744840253c5, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x1182544850253c5, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a2384860253c5, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x1122384820273ee, // V_LOG_F32 ENC_VOP1 default
    0x11423c4830273ee, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x1162744840273ee, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x1182544850273ee, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a2384860273ee, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x11223848202a455, // V_RCP_F32 ENC_VOP1 default
    0x11423c48302a455, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x11627448402a455, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x11825448502a455, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a23848602a455, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x11223848202b457, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x11423c48302b457, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x11627448402b457, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x11825448502b457, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a23848602b457, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x11223848202e45e, // V_RSQ_F32 ENC_VOP1 default
    0x11423c48302e45e, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x11627448402e45e, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x11825448502e45e, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a23848602e45e, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x11e27048002f456, // V_RCP_F64 ENC_VOP1 default
    0x11a27048102f456, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x11e27048003145f, // V_RSQ_F64 ENC_VOP1 default
    0x11a27048103145f, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x112238482033468, // V_SQRT_F32 ENC_VOP1 default
    0x11423c483033468, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x116274484033468, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x118254485033468, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a238486033468, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x11e270480034469, // V_SQRT_F64 ENC_VOP1 default
    0x11a270481034469, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x112238482035466, // V_SIN_F32 ENC_VOP1 default
    0x11423c483035466, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x116274484035466, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x118254485035466, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a238486035466, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x11223848203638e, // V_COS_F32 ENC_VOP1 default
    0x11423c48303638e, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x11627448403638e, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x11825448503638e, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a23848603638e, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x112238487037437, // V_NOT_B32 ENC_VOP1 default
    0x11423c488037437, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x11623a489037437, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x11823e48a037437, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x11a23848b037437, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x1122384500382c9, // V_BFREV_B32 ENC_VOP1 default
    0x11423c4510382c9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x11623a4520382c9, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x11823e4530382c9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x11a2384540382c9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x11223848c0393c7, // V_FFBH_U32 ENC_VOP1 default
    0x11423c48d0393c7, // V_FFBH_U32 VOP1_VOP_DPP8 has_dpp8
    0x11623a48e0393c7, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x11823e48f0393c7, // V_FFBH_U32 VOP1_VOP_DPP16 has_dpp16
    0x11a2384900393c7, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x11223848c03a3c8, // V_FFBL_B32 ENC_VOP1 default
    0x11423c48d03a3c8, // V_FFBL_B32 VOP1_VOP_DPP8 has_dpp8
    0x11623a48e03a3c8, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x11823e48f03a3c8, // V_FFBL_B32 VOP1_VOP_DPP16 has_dpp16
    0x11a23849003a3c8, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x11223849103b3c6, // V_FFBH_I32 ENC_VOP1 default
    0x11423c49203b3c6, // V_FFBH_I32 VOP1_VOP_DPP8 has_dpp8
    0x11623a49303b3c6, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x11823e49403b3c6, // V_FFBH_I32 VOP1_VOP_DPP16 has_dpp16
    0x11a23849503b3c6, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x11e24645603c3df, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x11a24645703c3df, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x11e27048003d3e2, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x11a27048103d3e2, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x11e27048003e3dc, // V_FRACT_F64 ENC_VOP1 default
    0x11a27048103e3dc, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x11223846903f3de, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x11423c46a03f3de, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x11625246b03f3de, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11825446c03f3de, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a23846d03f3de, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x1122384820403e1, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x11423c4830403e1, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x1162744840403e1, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x1182544850403e1, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x11a2384860403e1, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x1121e02460412cd, // V_CLREXCP ENC_VOP1 default
    0x112238496042421, // V_MOVRELD_B32 ENC_VOP1 default
    0x11423c497042421, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x11623a498042421, // V_MOVRELD_B32 VOP1_VOP_SDWA has_sdwa
    0x11823e499042421, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x11a23849a042421, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x11c23849b043424, // V_MOVRELS_B32 ENC_VOP1 default
    0x11423c497043424, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x11623a49c043424, // V_MOVRELS_B32 VOP1_VOP_SDWA has_sdwa
    0x11823e499043424, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x11c23849b044423, // V_MOVRELSD_B32 ENC_VOP1 default
    0x11423c497044423, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x11623a49c044423, // V_MOVRELSD_B32 VOP1_VOP_SDWA has_sdwa
    0x11823e499044423, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x11c23849b048422, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x11423c497048422, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x11623a49c048422, // V_MOVRELSD_2_B32 VOP1_VOP_SDWA has_sdwa
    0x11823e499048422, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x11227649d050395, // V_CVT_F16_U16 ENC_VOP1 default
    0x11427a49e050395, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x11627849f050395, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x11827c4a0050395, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x11a2764a1050395, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x1122764a2051394, // V_CVT_F16_I16 ENC_VOP1 default
    0x11427a4a3051394, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x1162784a4051394, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x11827c4a5051394, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x11a2764a6051394, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x1122804a70523b1, // V_CVT_U16_F16 ENC_VOP1 default
    0x1142844a80523b1, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1162824a90523b1, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1182864aa0523b1, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a2804ab0523b1, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x1122804ac0533a2, // V_CVT_I16_F16 ENC_VOP1 default
    0x1142844ad0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1162824ae0533a2, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1182864af0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a2804b00533a2, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x11228a4b1054454, // V_RCP_F16 ENC_VOP1 default
    0x11428e4b2054454, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x11628c4b3054454, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x1182904b4054454, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a28a4b5054454, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x11228a4b1055467, // V_SQRT_F16 ENC_VOP1 default
    0x11428e4b2055467, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x11628c4b3055467, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x1182904b4055467, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a28a4b5055467, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x11228a4b105645d, // V_RSQ_F16 ENC_VOP1 default
    0x11428e4b205645d, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x11628c4b305645d, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x1182904b405645d, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a28a4b505645d, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x11228a4b10573ed, // V_LOG_F16 ENC_VOP1 default
    0x11428e4b20573ed, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x11628c4b30573ed, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x1182904b40573ed, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a28a4b50573ed, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x11228a4b10583c4, // V_EXP_F16 ENC_VOP1 default
    0x11428e4b20583c4, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x11628c4b30583c4, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x1182904b40583c4, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a28a4b50583c4, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x11228a4b10593e0, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x11428e4b20593e0, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x11628c4b30593e0, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x1182904b40593e0, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a28a4b50593e0, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x1122804ac05a3dd, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x1142844ad05a3dd, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1162824ae05a3dd, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1182864af05a3dd, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a2804b005a3dd, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x11228a4b105b3c9, // V_FLOOR_F16 ENC_VOP1 default
    0x11428e4b205b3c9, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x11628c4b305b3c9, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x1182904b405b3c9, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a28a4b505b3c9, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x11228a4b105c2ca, // V_CEIL_F16 ENC_VOP1 default
    0x11428e4b205c2ca, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x11628c4b305c2ca, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x1182904b405c2ca, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a28a4b505c2ca, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x11228a4b105d47a, // V_TRUNC_F16 ENC_VOP1 default
    0x11428e4b205d47a, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x11628c4b305d47a, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x1182904b405d47a, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a28a4b505d47a, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x11228a4b105e45a, // V_RNDNE_F16 ENC_VOP1 default
    0x11428e4b205e45a, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x11628c4b305e45a, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x1182904b405e45a, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a28a4b505e45a, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x11228a4b105f3da, // V_FRACT_F16 ENC_VOP1 default
    0x11428e4b205f3da, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x11628c4b305f3da, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x1182904b405f3da, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a28a4b505f3da, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x11228a4b1060465, // V_SIN_F16 ENC_VOP1 default
    0x11428e4b2060465, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x11628c4b3060465, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x1182904b4060465, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a28a4b5060465, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x11228a4b106138d, // V_COS_F16 ENC_VOP1 default
    0x11428e4b206138d, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x11628c4b306138d, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x1182904b406138d, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a28a4b506138d, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x1122384b6062464, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x11423c4b7062464, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x11623a4b8062464, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x11823e4b9062464, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x11a2384ba062464, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x1122804ac0633a5, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x1142844ad0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1162824ae0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1182864af0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a2804b00633a5, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x1122804a70643a6, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x1142844a80643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1162824a90643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1182864aa0643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11a2804ab0643a6, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x11c2944bb065478, // V_SWAP_B32 ENC_VOP1 default
    0x11c2944bc068477, // V_SWAPREL_B32 ENC_VOP1 default
    0x1201f84bd003259, // S_MOV_B32 ENC_SOP1 default
    0x1221f84be003259, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fa4bf00425a, // S_MOV_B64 ENC_SOP1 default
    0x1221fa4c000425a, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84c100520d, // S_CMOV_B32 ENC_SOP1 default
    0x1221f84c200520d, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fa4c300620e, // S_CMOV_B64 ENC_SOP1 default
    0x1221fa4c400620e, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84c5007268, // S_NOT_B32 ENC_SOP1 default
    0x1221f84c6007268, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fa4c7008269, // S_NOT_B64 ENC_SOP1 default
    0x1221fa4c8008269, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84c5009298, // S_WQM_B32 ENC_SOP1 default
    0x1221f84c6009298, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fa4c700a299, // S_WQM_B64 ENC_SOP1 default
    0x1221fa4c800a299, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84c900b1f9, // S_BREV_B32 ENC_SOP1 default
    0x1221f84ca00b1f9, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fa4cb00c1fa, // S_BREV_B64 ENC_SOP1 default
    0x1221fa4cc00c1fa, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84cd00d1e5, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x1221f84ce00d1e5, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fc4cf00e1e6, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x1221fc4d000e1e6, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84cd00f1e7, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x1221f84ce00f1e7, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fc4cf0101e8, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x1221fc4d00101e8, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84d1011232, // S_FF0_I32_B32 ENC_SOP1 default
    0x1221f84d2011232, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fc4d3012233, // S_FF0_I32_B64 ENC_SOP1 default
    0x1221fc4d4012233, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84d1013234, // S_FF1_I32_B32 ENC_SOP1 default
    0x1221f84d2013234, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fc4d3014235, // S_FF1_I32_B64 ENC_SOP1 default
    0x1221fc4d4014235, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84d1015237, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x1221f84d2015237, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fc4d3016238, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x1221fc4d4016238, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84d5017236, // S_FLBIT_I32 ENC_SOP1 default
    0x1221f84d6017236, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x1201fc4d7018239, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x1221fc4d8018239, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x1201f84d9019284, // S_SEXT_I32_I8 ENC_SOP1 default
    0x1221f84da019284, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x1201f84db01a283, // S_SEXT_I32_I16 ENC_SOP1 default
    0x1221f84dc01a283, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x1201f84dd01b1f4, // S_BITSET0_B32 ENC_SOP1 default
    0x1221f84de01b1f4, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fe4df01c1f5, // S_BITSET0_B64 ENC_SOP1 default
    0x1221fe4e001c1f5, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84dd01d1f6, // S_BITSET1_B32 ENC_SOP1 default
    0x1221f84de01d1f6, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fe4df01e1f7, // S_BITSET1_B64 ENC_SOP1 default
    0x1221fe4e001e1f7, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x1202004e101f23a, // S_GETPC_B64 ENC_SOP1 default
    0x1202024e202027f, // S_SETPC_B64 ENC_SOP1 default
    0x1201fa4e302128b, // S_SWAPPC_B64 ENC_SOP1 default
    0x1202024e2022279, // S_RFE_B64 ENC_SOP1 default
    0x1201fa4e40241e1, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x1221fa4e50241e1, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1201fa4e4025273, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x1221fa4e5025273, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1201fa4e40262a1, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x1221fa4e50262a1, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1201fa4e40271db, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x1221fa4e50271db, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1201fa4e402826f, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x1221fa4e502826f, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1201fa4e4029262, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x1221fa4e5029262, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1201fa4e402a267, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x1221fa4e502a267, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1201fa4e402b29d, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x1221fa4e502b29d, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84c502c277, // S_QUADMASK_B32 ENC_SOP1 default
    0x1221f84c602c277, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fa4c702d278, // S_QUADMASK_B64 ENC_SOP1 default
    0x1221fa4c802d278, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84e602e257, // S_MOVRELS_B32 ENC_SOP1 default
    0x1201fa4e702f258, // S_MOVRELS_B64 ENC_SOP1 default
    0x1201f84e8030254, // S_MOVRELD_B32 ENC_SOP1 default
    0x1221f84e9030254, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x1201fa4ea031255, // S_MOVRELD_B64 ENC_SOP1 default
    0x1221fa4eb031255, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x1201f84ec0341cf, // S_ABS_I32 ENC_SOP1 default
    0x1221f84ed0341cf, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x1201fa4e40371d5, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x1221fa4e50371d5, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1201fa4e403826b, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x1221fa4e503826b, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1201fa4e40391d7, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x1221fa4e50391d7, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1201fa4e403a1dd, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x1221fa4e503a1dd, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1201fe4ee03b1f3, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x1221fe4ef03b1f3, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x1201f84f003c1e0, // S_AND_SAVEEXEC_B32 ENC_SOP1 default
    0x1221f84f103c1e0, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1201f84f003d272, // S_OR_SAVEEXEC_B32 ENC_SOP1 default
    0x1221f84f103d272, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1201f84f003e2a0, // S_XOR_SAVEEXEC_B32 ENC_SOP1 default
    0x1221f84f103e2a0, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1201f84f003f1da, // S_ANDN2_SAVEEXEC_B32 ENC_SOP1 default
    0x1221f84f103f1da, // S_ANDN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1201f84f004026e, // S_ORN2_SAVEEXEC_B32 ENC_SOP1 default
    0x1221f84f104026e, // S_ORN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1201f84f0041261, // S_NAND_SAVEEXEC_B32 ENC_SOP1 default
    0x1221f84f1041261, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1201f84f0042266, // S_NOR_SAVEEXEC_B32 ENC_SOP1 default
    0x1221f84f1042266, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1201f84f004329c, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 default
    0x1221f84f104329c, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1201f84f00441d4, // S_ANDN1_SAVEEXEC_B32 ENC_SOP1 default
    0x1221f84f10441d4, // S_ANDN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1201f84f004526a, // S_ORN1_SAVEEXEC_B32 ENC_SOP1 default
    0x1221f84f104526a, // S_ORN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1201f84f00461d6, // S_ANDN1_WREXEC_B32 ENC_SOP1 default
    0x1221f84f10461d6, // S_ANDN1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1201f84f00471dc, // S_ANDN2_WREXEC_B32 ENC_SOP1 default
    0x1221f84f10471dc, // S_ANDN2_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1201f84f2049256, // S_MOVRELSD_2_B32 ENC_SOP1 default
    0x12420c4f300021b, // S_CMP_EQ_I32 ENC_SOPC default
    0x12620c4f400021b, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f500021b, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4f600021b, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420c4f3001224, // S_CMP_LG_I32 ENC_SOPC default
    0x12620c4f4001224, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f5001224, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4f6001224, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420c4f3002220, // S_CMP_GT_I32 ENC_SOPC default
    0x12620c4f4002220, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f5002220, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4f6002220, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420c4f300321e, // S_CMP_GE_I32 ENC_SOPC default
    0x12620c4f400321e, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f500321e, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4f600321e, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420c4f3004227, // S_CMP_LT_I32 ENC_SOPC default
    0x12620c4f4004227, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f5004227, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4f6004227, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420c4f3005222, // S_CMP_LE_I32 ENC_SOPC default
    0x12620c4f4005222, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f5005222, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4f6005222, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420c4f700621c, // S_CMP_EQ_U32 ENC_SOPC default
    0x12620c4f800621c, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f900621c, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4fa00621c, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420c4f7007225, // S_CMP_LG_U32 ENC_SOPC default
    0x12620c4f8007225, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f9007225, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4fa007225, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420c4f7008221, // S_CMP_GT_U32 ENC_SOPC default
    0x12620c4f8008221, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f9008221, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4fa008221, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420c4f700921f, // S_CMP_GE_U32 ENC_SOPC default
    0x12620c4f800921f, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f900921f, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4fa00921f, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420c4f700a228, // S_CMP_LT_U32 ENC_SOPC default
    0x12620c4f800a228, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f900a228, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4fa00a228, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420c4f700b223, // S_CMP_LE_U32 ENC_SOPC default
    0x12620c4f800b223, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f900b223, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4fa00b223, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420c4f700c1ef, // S_BITCMP0_B32 ENC_SOPC default
    0x12620c4f800c1ef, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f900c1ef, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4fa00c1ef, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420c4f700d1f1, // S_BITCMP1_B32 ENC_SOPC default
    0x12620c4f800d1f1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x12820c4f900d1f1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x12a20c4fa00d1f1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420e4fb00e1f0, // S_BITCMP0_B64 ENC_SOPC default
    0x12620e4fc00e1f0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x12820e4fd00e1f0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x12a20e4fe00e1f0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12420e4fb00f1f2, // S_BITCMP1_B64 ENC_SOPC default
    0x12620e4fc00f1f2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x12820e4fd00f1f2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x12a20e4fe00f1f2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1242104ff01221d, // S_CMP_EQ_U64 ENC_SOPC default
    0x12621050001221d, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x12821050101221d, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x12a21050201221d, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1242104ff013226, // S_CMP_LG_U64 ENC_SOPC default
    0x126210500013226, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x128210501013226, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x12a210502013226, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x12c220503000263, // S_NOP ENC_SOPP default
    0x12c22224600122f, // S_ENDPGM ENC_SOPP default
    0x12c2245040021f8, // S_BRANCH ENC_SOPP default
    0x12c1e0246003297, // S_WAKEUP ENC_SOPP default
    0x12c224505004207, // S_CBRANCH_SCC0 ENC_SOPP default
    0x12c224505005208, // S_CBRANCH_SCC1 ENC_SOPP default
    0x12e22450600620a, // S_CBRANCH_VCCZ ENC_SOPP default
    0x12e224506007209, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x12c224507008206, // S_CBRANCH_EXECZ ENC_SOPP default
    0x12c224507009205, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x12c1e024600a1e4, // S_BARRIER ENC_SOPP default
    0x12c22050300b27e, // S_SETKILL ENC_SOPP default
    0x12c22650800c290, // S_WAITCNT ENC_SOPP default
    0x12c22050300d27d, // S_SETHALT ENC_SOPP default
    0x12c22050300e285, // S_SLEEP ENC_SOPP default
    0x12c22050300f280, // S_SETPRIO ENC_SOPP default
    0x12c22850901027b, // S_SENDMSG ENC_SOPP default
    0x12c22850901127c, // S_SENDMSGHALT ENC_SOPP default
    0x12c22050301228c, // S_TRAP ENC_SOPP default
    0x12c1e024601323d, // S_ICACHE_INV ENC_SOPP default
    0x12c22050301423e, // S_INCPERFLEVEL ENC_SOPP default
    0x12c22050301522d, // S_DECPERFLEVEL ENC_SOPP default
    0x12c1e031301628d, // S_TTRACEDATA ENC_SOPP default
    0x12c224504017201, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x12c224504018204, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x12c224504019203, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x12c22450401a202, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x12c1e024601b231, // S_ENDPGM_SAVED ENC_SOPP default
    0x12c1e024601e230, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x12c1e024601f229, // S_CODE_END ENC_SOPP default
    0x12c22a50302023f, // S_INST_PREFETCH ENC_SOPP default
    0x12c22a50a02120b, // S_CLAUSE ENC_SOPP default
    0x12c1e0246022296, // S_WAIT_IDLE ENC_SOPP default
    0x12c22c50b023291, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x12c22a50302427a, // S_ROUND_MODE ENC_SOPP default
    0x12c22050302522e, // S_DENORM_MODE ENC_SOPP default
    0x12c22a50302828e, // S_TTRACEDATA_IMM ENC_SOPP default
];
