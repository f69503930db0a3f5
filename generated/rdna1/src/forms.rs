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
        choice(Short, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, true, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_SOP2,
        0,
        1,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x80000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x800000ff,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ff00,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ffff,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPK,
        0,
        1,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPK_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VINTRP,
        0,
        1,
        Slot::Whole,
        [bits(16, 2), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(0, 2), run(1, 2)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, false, run(0, 2), run(1, 2)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, false, run(0, 2), run(3, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, false, run(0, 2), run(3, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc0000cc000000,
        choice(Long, 1, 2, false, run(0, 2), run(4, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc00ffcc000000,
        choice(Long, 1, 2, false, run(0, 2), run(4, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfe00cc000000,
        choice(Long, 1, 2, false, run(0, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfeffcc000000,
        choice(Long, 1, 2, false, run(0, 2), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(0, 2), run(4, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, false, run(0, 2), run(4, 1)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, false, run(0, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, false, run(0, 2), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(0, 2), run(5, 2)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, false, run(0, 2), run(7, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(2, 1), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(2, 1), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(2, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(2, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(2, 1), run(5, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(2, 1), run(7, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(8, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(8, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(10, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(10, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(8, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(8, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(10, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(10, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(11, 3)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(14, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(1, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(1, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(1, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(1, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, true, run(0, 0), run(1, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, true, run(0, 0), run(1, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, true, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, true, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, true, run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, true, run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(16, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(16, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(18, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(18, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(19, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        1,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(19, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(20, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(20, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(20, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(20, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 1, false, run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 1, false, run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 1, false, run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(20, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(20, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(21, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(18, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(21, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(23, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(25, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(27, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(28, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(31, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(23, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(19, 1)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, false, run(3, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc000000,
        choice(Short, 0, 0, false, run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_SCRATCH,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc004000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_GLBL,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc008000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MUBUF,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(25, 1)],
        0xe0000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MTBUF,
        0,
        2,
        Slot::Whole,
        [bits(16, 3), bits(53, 1)],
        0xe8000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0000002,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA2,
        0,
        4,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0000004,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA3,
        0,
        5,
        Slot::Whole,
        [bits(18, 7), bits(0, 1)],
        0xf0000006,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_EXP,
        0,
        2,
        Slot::Whole,
        [bits(0, 0), bits(0, 0)],
        0xf8000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_SDWA_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000f9,
        choice(Sdwa, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000ff,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000e9,
        choice(Dpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000f9,
        choice(Sdwa, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, false, run(0, 0), run(33, 1)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe8000ff,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPC,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf0000ff,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ff00,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ffff,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, true, run(0, 0), run(0, 0)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 4318] = [
    0x00025a00000138c, // V_CNDMASK_B32 ENC_VOP2 default
    0x00225e00100138c, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00425c00200138c, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x00626000300138c, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00825a00400138c, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a2640050032b6, // V_ADD_F32 ENC_VOP2 default
    0x00c2680060032b6, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e2660070032b6, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x01026a0080032b6, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0122640090032b6, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a26400500446d, // V_SUB_F32 ENC_VOP2 default
    0x00c26800600446d, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e26600700446d, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x01026a00800446d, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226400900446d, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x01426400a005468, // V_SUBREV_F32 ENC_VOP2 default
    0x00c268006005468, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e26600b005468, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x01026a008005468, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226400c005468, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a26400d0063ed, // V_MAC_LEGACY_F32 ENC_VOP2 default
    0x01226400e0063ed, // V_MAC_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a26400500742d, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x00c26800600742d, // V_MUL_LEGACY_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e26600700742d, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x01026a00800742d, // V_MUL_LEGACY_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226400900742d, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a264005008426, // V_MUL_F32 ENC_VOP2 default
    0x00c268006008426, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e266007008426, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x01026a008008426, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x012264009008426, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a26400f00942c, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c26801000942c, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e26e01100942c, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x01027001200942c, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01226401300942c, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a26400f00a429, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c26801000a429, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e26e01100a429, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x01027001200a429, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01226401300a429, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a26401400b430, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c26801500b430, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e26e01600b430, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x01027001700b430, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01226401800b430, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a26401400c42b, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c26801500c42b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e26e01600c42b, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x01027001700c42b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01226401800c42b, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a26400500f416, // V_MIN_F32 ENC_VOP2 default
    0x00c26800600f416, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e26600700f416, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x01026a00800f416, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226400900f416, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x00a264005010401, // V_MAX_F32 ENC_VOP2 default
    0x00c268006010401, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e266007010401, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x01026a008010401, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x012264009010401, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00a26400f011419, // V_MIN_I32 ENC_VOP2 default
    0x00c268010011419, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e011011419, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x010270012011419, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x012264013011419, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a26400f012404, // V_MAX_I32 ENC_VOP2 default
    0x00c268010012404, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e011012404, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x010270012012404, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x012264013012404, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a26401401341b, // V_MIN_U32 ENC_VOP2 default
    0x00c26801501341b, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e01601341b, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x01027001701341b, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x01226401801341b, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a264014014406, // V_MAX_U32 ENC_VOP2 default
    0x00c268015014406, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e016014406, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x010270017014406, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x012264018014406, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0142640190163ea, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c2680150163ea, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e01a0163ea, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0102700170163ea, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226401b0163ea, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x01426401c0182c2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c26801d0182c2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e01e0182c2, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x01027001f0182c2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0122640200182c2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x01426401901a3e5, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c26801501a3e5, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e01a01a3e5, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x01027001701a3e5, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226401b01a3e5, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a26401401b2bf, // V_AND_B32 ENC_VOP2 default
    0x00c26801501b2bf, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e01601b2bf, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x01027001701b2bf, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226401801b2bf, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a26401401c434, // V_OR_B32 ENC_VOP2 default
    0x00c26801501c434, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e01601c434, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x01027001701c434, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226401801c434, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a26401401d47c, // V_XOR_B32 ENC_VOP2 default
    0x00c26801501d47c, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e01601d47c, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x01027001701d47c, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226401801d47c, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a26401401e47a, // V_XNOR_B32 ENC_VOP2 default
    0x00c26801501e47a, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e01601e47a, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x01027001701e47a, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226401801e47a, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a26400d01f3ec, // V_MAC_F32 ENC_VOP2 default
    0x00c26802101f3ec, // V_MAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x01026a02201f3ec, // V_MAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226400e01f3ec, // V_MAC_F32 VOP2_INST_LITERAL has_lit
    0x0162740230203ef, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x0122740240203ef, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x0162760250213ee, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0122760260213ee, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x00a2640140252bc, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c2680150252bc, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e0160252bc, // V_ADD_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x0102700170252bc, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0122640180252bc, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a264014026471, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c268015026471, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e016026471, // V_SUB_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x010270017026471, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x012264018026471, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x014264019027469, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c268015027469, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e01a027469, // V_SUBREV_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x010270017027469, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01226401b027469, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0002780270282b3, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x00227c0280282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01827a0290282b3, // V_ADD_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00627e02a0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00827802b0282b3, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00027802702946a, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x00227c02802946a, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01827a02902946a, // V_SUB_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00627e02a02946a, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00827802b02946a, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x01a27802c02a465, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x00227c02802a465, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01827a02d02a465, // V_SUBREV_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00627e02a02a465, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00827802e02a465, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00a26400d02b3c6, // V_FMAC_F32 ENC_VOP2 default
    0x00c26802102b3c6, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x01026a02202b3c6, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226400e02b3c6, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01627402302c3c8, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x01227402402c3c8, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01627602502d3c4, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x01227602602d3c4, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a28202f02f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP2 default
    0x00c28603002f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e28403102f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_SDWA has_sdwa
    0x01028803202f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x01228203302f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a28c0340322b5, // V_ADD_F16 ENC_VOP2 default
    0x00c2900350322b5, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e28e0360322b5, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0102920370322b5, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x01228c0380322b5, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a28c03403346c, // V_SUB_F16 ENC_VOP2 default
    0x00c29003503346c, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e28e03603346c, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x01029203703346c, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x01228c03803346c, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x01428c039034467, // V_SUBREV_F16 ENC_VOP2 default
    0x00c290035034467, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e28e03a034467, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x010292037034467, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x01228c03b034467, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a28c034035425, // V_MUL_F16 ENC_VOP2 default
    0x00c290035035425, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e28e036035425, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x010292037035425, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x01228c038035425, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a28c03c0363c5, // V_FMAC_F16 ENC_VOP2 default
    0x00c29003d0363c5, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x01029203e0363c5, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x01228c03f0363c5, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0162960400373c7, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0122960410373c7, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x0162980420383c3, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0122980430383c3, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a28c034039400, // V_MAX_F16 ENC_VOP2 default
    0x00c290035039400, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e28e036039400, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x010292037039400, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x01228c038039400, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x00a28c03403a415, // V_MIN_F16 ENC_VOP2 default
    0x00c29003503a415, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e28e03603a415, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x01029203703a415, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x01228c03803a415, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x00a28c03403b3de, // V_LDEXP_F16 ENC_VOP2 default
    0x00c29003503b3de, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e29a03603b3de, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x01029c03703b3de, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x01228c03803b3de, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a2a004403c43e, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00c2a204503c43e, // V_PK_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0102a404603c43e, // V_PK_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122a004703c43e, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01c1ce0480001cd, // S_ADD_U32 ENC_SOP2 default
    0x01e1ce0490001cd, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a0001cd, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b0001cd, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04800128a, // S_SUB_U32 ENC_SOP2 default
    0x01e1ce04900128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a00128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b00128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04c0021cc, // S_ADD_I32 ENC_SOP2 default
    0x01e1ce04d0021cc, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04e0021cc, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04f0021cc, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04c003289, // S_SUB_I32 ENC_SOP2 default
    0x01e1ce04d003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04e003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04f003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce0500041ca, // S_ADDC_U32 ENC_SOP2 default
    0x01e1ce0510041ca, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x0201ce0520041ca, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x0221ce0530041ca, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce050005286, // S_SUBB_U32 ENC_SOP2 default
    0x01e1ce051005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x0201ce052005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x0221ce053005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04c00624e, // S_MIN_I32 ENC_SOP2 default
    0x01e1ce04d00624e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04e00624e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04f00624e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04800724f, // S_MIN_U32 ENC_SOP2 default
    0x01e1ce04900724f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a00724f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b00724f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04c00824a, // S_MAX_I32 ENC_SOP2 default
    0x01e1ce04d00824a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04e00824a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04f00824a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04800924b, // S_MAX_U32 ENC_SOP2 default
    0x01e1ce04900924b, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a00924b, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b00924b, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce05400a226, // S_CSELECT_B32 ENC_SOP2 default
    0x01e1ce05500a226, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x0201ce05600a226, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x0221ce05700a226, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d005800b227, // S_CSELECT_B64 ENC_SOP2 default
    0x01e1d005900b227, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d005a00b227, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d005b00b227, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04800e1d8, // S_AND_B32 ENC_SOP2 default
    0x01e1ce04900e1d8, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a00e1d8, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b00e1d8, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d005c00f1d9, // S_AND_B64 ENC_SOP2 default
    0x01e1d005d00f1d9, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d005e00f1d9, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d005f00f1d9, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04801026d, // S_OR_B32 ENC_SOP2 default
    0x01e1ce04901026d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a01026d, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b01026d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d005c01126e, // S_OR_B64 ENC_SOP2 default
    0x01e1d005d01126e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d005e01126e, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d005f01126e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04801229e, // S_XOR_B32 ENC_SOP2 default
    0x01e1ce04901229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a01229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b01229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d005c01329f, // S_XOR_B64 ENC_SOP2 default
    0x01e1d005d01329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d005e01329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d005f01329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce0480141d2, // S_ANDN2_B32 ENC_SOP2 default
    0x01e1ce0490141d2, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a0141d2, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b0141d2, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d005c0151d3, // S_ANDN2_B64 ENC_SOP2 default
    0x01e1d005d0151d3, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d005e0151d3, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d005f0151d3, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce048016269, // S_ORN2_B32 ENC_SOP2 default
    0x01e1ce049016269, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a016269, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b016269, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d005c01726a, // S_ORN2_B64 ENC_SOP2 default
    0x01e1d005d01726a, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d005e01726a, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d005f01726a, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04801825c, // S_NAND_B32 ENC_SOP2 default
    0x01e1ce04901825c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a01825c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b01825c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d005c01925d, // S_NAND_B64 ENC_SOP2 default
    0x01e1d005d01925d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d005e01925d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d005f01925d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04801a261, // S_NOR_B32 ENC_SOP2 default
    0x01e1ce04901a261, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a01a261, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b01a261, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d005c01b262, // S_NOR_B64 ENC_SOP2 default
    0x01e1d005d01b262, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d005e01b262, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d005f01b262, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04801c29a, // S_XNOR_B32 ENC_SOP2 default
    0x01e1ce04901c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a01c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b01c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d005c01d29b, // S_XNOR_B64 ENC_SOP2 default
    0x01e1d005d01d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d005e01d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d005f01d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04801e246, // S_LSHL_B32 ENC_SOP2 default
    0x01e1ce04901e246, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a01e246, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b01e246, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d206001f247, // S_LSHL_B64 ENC_SOP2 default
    0x01e1d206101f247, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d206201f247, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d206301f247, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce048020248, // S_LSHR_B32 ENC_SOP2 default
    0x01e1ce049020248, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a020248, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b020248, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d2060021249, // S_LSHR_B64 ENC_SOP2 default
    0x01e1d2061021249, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d2062021249, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d2063021249, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce0640221dc, // S_ASHR_I32 ENC_SOP2 default
    0x01e1ce0650221dc, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x0201ce0660221dc, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x0221ce0670221dc, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d20680231dd, // S_ASHR_I64 ENC_SOP2 default
    0x01e1d20690231dd, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x0201d206a0231dd, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x0221d206b0231dd, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce06c0241e9, // S_BFM_B32 ENC_SOP2 default
    0x01e1ce06d0241e9, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x0201ce06e0241e9, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x0221ce06f0241e9, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d40700251ea, // S_BFM_B64 ENC_SOP2 default
    0x01e1d40710251ea, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d40720251ea, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d40730251ea, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce07402625b, // S_MUL_I32 ENC_SOP2 default
    0x01e1ce07502625b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x0201ce07602625b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x0221ce07702625b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce0480271e7, // S_BFE_U32 ENC_SOP2 default
    0x01e1ce0490271e7, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a0271e7, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b0271e7, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce0640281e5, // S_BFE_I32 ENC_SOP2 default
    0x01e1ce0650281e5, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x0201ce0660281e5, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x0221ce0670281e5, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d20600291e8, // S_BFE_U64 ENC_SOP2 default
    0x01e1d20610291e8, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x0201d20620291e8, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x0221d20630291e8, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d206802a1e6, // S_BFE_I64 ENC_SOP2 default
    0x01e1d206902a1e6, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x0201d206a02a1e6, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x0221d206b02a1e6, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04c02c1c8, // S_ABSDIFF_I32 ENC_SOP2 default
    0x01e1ce04d02c1c8, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04e02c1c8, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04f02c1c8, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04802e242, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x01e1ce04902e242, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a02e242, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b02e242, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce04802f243, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x01e1ce04902f243, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a02f243, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b02f243, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce048030244, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x01e1ce049030244, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a030244, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b030244, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce048031245, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x01e1ce049031245, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201ce04a031245, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221ce04b031245, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce078032273, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x01e1ce079032273, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x0201ce07a032273, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x0221ce07b032273, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce07c033272, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x01e1ce07d033272, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x0201ce07e033272, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x0221ce07f033272, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce080034271, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x01e1ce081034271, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x0201ce082034271, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x0221ce083034271, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce06c03525a, // S_MUL_HI_U32 ENC_SOP2 default
    0x01e1ce06d03525a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x0201ce06e03525a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x0221ce06f03525a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1ce074036259, // S_MUL_HI_I32 ENC_SOP2 default
    0x01e1ce075036259, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x0201ce076036259, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x0221ce077036259, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0241dc084000250, // S_MOVK_I32 ENC_SOPK default
    0x0241de08500128f, // S_VERSION ENC_SOPK default
    0x0241dc086002208, // S_CMOVK_I32 ENC_SOPK default
    0x0241dc08700320b, // S_CMPK_EQ_I32 ENC_SOPK default
    0x0241dc087004213, // S_CMPK_LG_I32 ENC_SOPK default
    0x0241dc08700520f, // S_CMPK_GT_I32 ENC_SOPK default
    0x0241dc08700620d, // S_CMPK_GE_I32 ENC_SOPK default
    0x0241dc087007215, // S_CMPK_LT_I32 ENC_SOPK default
    0x0241dc087008211, // S_CMPK_LE_I32 ENC_SOPK default
    0x0241dc08800920c, // S_CMPK_EQ_U32 ENC_SOPK default
    0x0241dc08800a214, // S_CMPK_LG_U32 ENC_SOPK default
    0x0241dc08800b210, // S_CMPK_GT_U32 ENC_SOPK default
    0x0241dc08800c20e, // S_CMPK_GE_U32 ENC_SOPK default
    0x0241dc08800d216, // S_CMPK_LT_U32 ENC_SOPK default
    0x0241dc08800e212, // S_CMPK_LE_U32 ENC_SOPK default
    0x0241dc08900f1cb, // S_ADDK_I32 ENC_SOPK default
    0x0241dc08a010258, // S_MULK_I32 ENC_SOPK default
    0x0241e008b012237, // S_GETREG_B32 ENC_SOPK default
    0x0241e208c013281, // S_SETREG_B32 ENC_SOPK default
    0x0261e408d015282, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x0241e608e0161fc, // S_CALL_B64 ENC_SOPK default
    0x0241dc08f017295, // S_WAITCNT_VSCNT ENC_SOPK default
    0x0241dc08f018294, // S_WAITCNT_VMCNT ENC_SOPK default
    0x0241dc08f019292, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x0241dc08f01a293, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x0241e809001b287, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x0241e809001c288, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x0281f80910003db, // V_INTERP_P1_F32 ENC_VINTRP default
    0x0281f80920013dd, // V_INTERP_P2_F32 ENC_VINTRP default
    0x0281fc0930023d8, // V_INTERP_MOV_F32 ENC_VINTRP default
    0x02a2ea094000442, // V_PK_MAD_I16 ENC_VOP3P default
    0x02c2ea095000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e2ea096000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0302ea097000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0322ea098000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0342ea099000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0362ea09a000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0382ea09b000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a2ec09c00144b, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x03c2ec09d00144b, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e2ec09e00144b, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0402ec09f00144b, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2ec0a000243b, // V_PK_ADD_I16 ENC_VOP3P default
    0x03c2ec0a100243b, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e2ec0a200243b, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0402ec0a300243b, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2ec0a000344c, // V_PK_SUB_I16 ENC_VOP3P default
    0x03c2ec0a100344c, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e2ec0a200344c, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0402ec0a300344c, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0422ec0a4004440, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x03c2ec0a5004440, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0442ec0a6004440, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0402ec0a7004440, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0422ec0a4005441, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x03c2ec0a5005441, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0442ec0a6005441, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0402ec0a7005441, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0422ec0a800643d, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x03c2ec0a900643d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0442ec0aa00643d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0402ec0ab00643d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2ec0a0007445, // V_PK_MAX_I16 ENC_VOP3P default
    0x03c2ec0a1007445, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e2ec0a2007445, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0402ec0a3007445, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2ec0a0008448, // V_PK_MIN_I16 ENC_VOP3P default
    0x03c2ec0a1008448, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e2ec0a2008448, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0402ec0a3008448, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a2ea0ac009443, // V_PK_MAD_U16 ENC_VOP3P default
    0x02c2ea0ad009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e2ea0ae009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0302ea0af009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0322ea0b0009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0342ea0b1009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0362ea0b2009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0382ea0b3009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a2ec09c00a43c, // V_PK_ADD_U16 ENC_VOP3P default
    0x03c2ec09d00a43c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e2ec09e00a43c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0402ec09f00a43c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2ec09c00b44d, // V_PK_SUB_U16 ENC_VOP3P default
    0x03c2ec09d00b44d, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e2ec09e00b44d, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0402ec09f00b44d, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2ec09c00c446, // V_PK_MAX_U16 ENC_VOP3P default
    0x03c2ec09d00c446, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e2ec09e00c446, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0402ec09f00c446, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2ec09c00d449, // V_PK_MIN_U16 ENC_VOP3P default
    0x03c2ec09d00d449, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e2ec09e00d449, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0402ec09f00d449, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a2ee0b400e43f, // V_PK_FMA_F16 ENC_VOP3P default
    0x02c2ee0b500e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e2ee0b600e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0302ee0b700e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0322ee0b800e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0342ee0b900e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0362ee0ba00e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0382ee0bb00e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a2f00bc00f43a, // V_PK_ADD_F16 ENC_VOP3P default
    0x03c2f00bd00f43a, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e2f00be00f43a, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0402f00bf00f43a, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2f00bc01044a, // V_PK_MUL_F16 ENC_VOP3P default
    0x03c2f00bd01044a, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e2f00be01044a, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0402f00bf01044a, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2f00bc011447, // V_PK_MIN_F16 ENC_VOP3P default
    0x03c2f00bd011447, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e2f00be011447, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x0402f00bf011447, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2f00bc012444, // V_PK_MAX_F16 ENC_VOP3P default
    0x03c2f00bd012444, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e2f00be012444, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x0402f00bf012444, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a2f20c00203ce, // V_FMA_MIX_F32 ENC_VOP3P default
    0x02c2f20c10203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x02e2f20c20203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0302f20c30203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0322f20c40203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0342f20c50203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0362f20c60203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0382f20c70203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a2f20c80213cd, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x02c2f20c90213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e2f20ca0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0302f20cb0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0322f20cc0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0342f20cd0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0362f20ce0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0382f20cf0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a2f20c80223cc, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x02c2f20c90223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e2f20ca0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0302f20cb0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0322f20cc0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0342f20cd0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0362f20ce0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0382f20cf0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462f40d000033a, // V_CMP_F_F32 ENC_VOP3 default
    0x0482f40d100033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d200033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d300033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d000135f, // V_CMP_LT_F32 ENC_VOP3 default
    0x0482f40d100135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d200135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d300135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d0002331, // V_CMP_EQ_F32 ENC_VOP3 default
    0x0482f40d1002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d2002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d3002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d0003353, // V_CMP_LE_F32 ENC_VOP3 default
    0x0482f40d1003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d2003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d3003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d000434a, // V_CMP_GT_F32 ENC_VOP3 default
    0x0482f40d100434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d200434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d300434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d000535c, // V_CMP_LG_F32 ENC_VOP3 default
    0x0482f40d100535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d200535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d300535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d0006341, // V_CMP_GE_F32 ENC_VOP3 default
    0x0482f40d1006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d2006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d3006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d0007380, // V_CMP_O_F32 ENC_VOP3 default
    0x0482f40d1007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d2007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d3007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d000838a, // V_CMP_U_F32 ENC_VOP3 default
    0x0482f40d100838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d200838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d300838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d0009371, // V_CMP_NGE_F32 ENC_VOP3 default
    0x0482f40d1009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d2009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d3009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d000a37a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x0482f40d100a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d200a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d300a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d000b374, // V_CMP_NGT_F32 ENC_VOP3 default
    0x0482f40d100b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d200b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d300b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d000c377, // V_CMP_NLE_F32 ENC_VOP3 default
    0x0482f40d100c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d200c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d300c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d000d368, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x0482f40d100d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d200d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d300d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d000e37d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x0482f40d100e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d200e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d300e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f40d000f383, // V_CMP_TRU_F32 ENC_VOP3 default
    0x0482f40d100f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f40d200f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f40d300f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d40102db, // V_CMPX_F_F32 ENC_VOP3 default
    0x0502fa0d50102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d60102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d70102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d4011300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x0502fa0d5011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d6011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d7011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d40122d2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0502fa0d50122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d60122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d70122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d40132f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x0502fa0d50132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d60132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d70132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d40142eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0502fa0d50142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d60142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d70142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d40152fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x0502fa0d50152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d60152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d70152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d40162e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0502fa0d50162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d60162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d70162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d4017321, // V_CMPX_O_F32 ENC_VOP3 default
    0x0502fa0d5017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d6017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d7017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d401832b, // V_CMPX_U_F32 ENC_VOP3 default
    0x0502fa0d501832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d601832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d701832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d4019312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x0502fa0d5019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d6019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d7019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d401a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x0502fa0d501a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d601a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d701a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d401b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x0502fa0d501b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d601b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d701b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d401c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x0502fa0d501c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d601c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d701c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d401d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x0502fa0d501d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d601d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d701d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d401e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x0502fa0d501e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d601e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d701e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e2fa0d401f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x0502fa0d501f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x0522fa0d601f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x0542fa0d701f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d802033b, // V_CMP_F_F64 ENC_VOP3 default
    0x0483000d902033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d8021360, // V_CMP_LT_F64 ENC_VOP3 default
    0x0483000d9021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d8022332, // V_CMP_EQ_F64 ENC_VOP3 default
    0x0483000d9022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d8023354, // V_CMP_LE_F64 ENC_VOP3 default
    0x0483000d9023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d802434b, // V_CMP_GT_F64 ENC_VOP3 default
    0x0483000d902434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d802535d, // V_CMP_LG_F64 ENC_VOP3 default
    0x0483000d902535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d8026342, // V_CMP_GE_F64 ENC_VOP3 default
    0x0483000d9026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d8027381, // V_CMP_O_F64 ENC_VOP3 default
    0x0483000d9027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d802838b, // V_CMP_U_F64 ENC_VOP3 default
    0x0483000d902838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d8029372, // V_CMP_NGE_F64 ENC_VOP3 default
    0x0483000d9029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d802a37b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x0483000d902a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d802b375, // V_CMP_NGT_F64 ENC_VOP3 default
    0x0483000d902b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d802c378, // V_CMP_NLE_F64 ENC_VOP3 default
    0x0483000d902c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d802d369, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x0483000d902d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d802e37e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x0483000d902e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563000d802f384, // V_CMP_TRU_F64 ENC_VOP3 default
    0x0483000d902f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x0583000da02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3000db02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc0302dc, // V_CMPX_F_F64 ENC_VOP3 default
    0x0503040dd0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc031301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0503040dd031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc0322d3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0503040dd0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc0332f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0503040dd0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc0342ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0503040dd0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc0352fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0503040dd0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc0362e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0503040dd0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc037322, // V_CMPX_O_F64 ENC_VOP3 default
    0x0503040dd037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc03832c, // V_CMPX_U_F64 ENC_VOP3 default
    0x0503040dd03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc039313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0503040dd039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc03a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0503040dd03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc03b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0503040dd03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc03c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0503040dd03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc03d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0503040dd03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc03e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0503040dd03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3040dc03f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x0503040dd03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3040de03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x0543040df03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080e008033c, // V_CMP_F_I32 ENC_VOP3 default
    0x0483080e108033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3080e208033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3080e308033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080e0081362, // V_CMP_LT_I32 ENC_VOP3 default
    0x0483080e1081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3080e2081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3080e3081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080e0082334, // V_CMP_EQ_I32 ENC_VOP3 default
    0x0483080e1082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3080e2082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3080e3082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080e0083356, // V_CMP_LE_I32 ENC_VOP3 default
    0x0483080e1083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3080e2083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3080e3083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080e008434d, // V_CMP_GT_I32 ENC_VOP3 default
    0x0483080e108434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3080e208434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3080e308434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080e008536b, // V_CMP_NE_I32 ENC_VOP3 default
    0x0483080e108536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3080e208536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3080e308536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080e0086344, // V_CMP_GE_I32 ENC_VOP3 default
    0x0483080e1086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3080e2086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3080e3086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080e0087385, // V_CMP_T_I32 ENC_VOP3 default
    0x0483080e1087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04a3080e2087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04c3080e3087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630c0e408832e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04830c0e508832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30c0e608832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30c0e708832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463100e8089361, // V_CMP_LT_I16 ENC_VOP3 default
    0x0483100e9089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3100ea089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3100eb089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463100e808a333, // V_CMP_EQ_I16 ENC_VOP3 default
    0x0483100e908a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3100ea08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3100eb08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463100e808b355, // V_CMP_LE_I16 ENC_VOP3 default
    0x0483100e908b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3100ea08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3100eb08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463100e808c34c, // V_CMP_GT_I16 ENC_VOP3 default
    0x0483100e908c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3100ea08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3100eb08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463100e808d36a, // V_CMP_NE_I16 ENC_VOP3 default
    0x0483100e908d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3100ea08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3100eb08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463100e808e343, // V_CMP_GE_I16 ENC_VOP3 default
    0x0483100e908e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3100ea08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3100eb08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463160ec08f32d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0483160ed08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3160ee08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3160ef08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c0f00902dd, // V_CMPX_F_I32 ENC_VOP3 default
    0x05031c0f10902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x05231c0f20902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x05431c0f30902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c0f0091303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x05031c0f1091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x05231c0f2091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05431c0f3091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c0f00922d5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x05031c0f10922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x05231c0f20922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05431c0f30922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c0f00932f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x05031c0f10932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x05231c0f20932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05431c0f30932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c0f00942ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x05031c0f10942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x05231c0f20942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05431c0f30942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c0f009530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x05031c0f109530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05231c0f209530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05431c0f309530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c0f00962e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x05031c0f10962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x05231c0f20962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05431c0f30962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c0f0097326, // V_CMPX_T_I32 ENC_VOP3 default
    0x05031c0f1097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x05231c0f2097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x05431c0f3097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3200f40982cf, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0503200f50982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0523200f60982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0543200f70982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3240f8099302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0503240f9099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0523240fa099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x0543240fb099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3240f809a2d4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0503240f909a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0523240fa09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x0543240fb09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3240f809b2f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0503240f909b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523240fa09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543240fb09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3240f809c2ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0503240f909c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0523240fa09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x0543240fb09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3240f809d30b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0503240f909d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523240fa09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543240fb09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3240f809e2e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0503240f909e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523240fa09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543240fb09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32a0fc09f2ce, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x05032a0fd09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05232a0fe09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05432a0ff09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301000a033d, // V_CMP_F_I64 ENC_VOP3 default
    0x0483301010a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x0583301020a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3301030a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301000a1363, // V_CMP_LT_I64 ENC_VOP3 default
    0x0483301010a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583301020a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3301030a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301000a2335, // V_CMP_EQ_I64 ENC_VOP3 default
    0x0483301010a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0583301020a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3301030a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301000a3357, // V_CMP_LE_I64 ENC_VOP3 default
    0x0483301010a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583301020a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3301030a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301000a434e, // V_CMP_GT_I64 ENC_VOP3 default
    0x0483301010a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583301020a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3301030a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301000a536c, // V_CMP_NE_I64 ENC_VOP3 default
    0x0483301010a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583301020a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3301030a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301000a6345, // V_CMP_GE_I64 ENC_VOP3 default
    0x0483301010a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583301020a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3301030a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301000a7386, // V_CMP_T_I64 ENC_VOP3 default
    0x0483301010a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x0583301020a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3301030a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563341040a832f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x0483341050a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0583341060a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3341070a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463101080a9364, // V_CMP_LT_U16 ENC_VOP3 default
    0x0483101090a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a31010a0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c31010b0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463101080aa336, // V_CMP_EQ_U16 ENC_VOP3 default
    0x0483101090aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04a31010a0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04c31010b0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463101080ab358, // V_CMP_LE_U16 ENC_VOP3 default
    0x0483101090ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a31010a0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c31010b0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463101080ac34f, // V_CMP_GT_U16 ENC_VOP3 default
    0x0483101090ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a31010a0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c31010b0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463101080ad36d, // V_CMP_NE_U16 ENC_VOP3 default
    0x0483101090ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a31010a0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c31010b0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463101080ae346, // V_CMP_GE_U16 ENC_VOP3 default
    0x0483101090ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a31010a0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c31010b0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a33810c0b02de, // V_CMPX_F_I64 ENC_VOP3 default
    0x05033810d0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05c33810e0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05433810f0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a33810c0b1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05033810d0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c33810e0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05433810f0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a33810c0b22d6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05033810d0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05c33810e0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05433810f0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a33810c0b32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05033810d0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c33810e0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05433810f0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a33810c0b42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05033810d0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c33810e0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05433810f0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a33810c0b530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05033810d0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c33810e0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05433810f0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a33810c0b62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05033810d0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c33810e0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05433810f0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a33810c0b7327, // V_CMPX_T_I64 ENC_VOP3 default
    0x05033810d0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05c33810e0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05433810f0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a33c1100b82d0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x05033c1110b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05c33c1120b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05433c1130b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3241140b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0503241150b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523241160b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543241170b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3241140ba2d7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0503241150ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0523241160ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0543241170ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3241140bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0503241150bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523241160bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543241170bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3241140bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0503241150bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523241160bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543241170bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3241140bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0503241150bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523241160bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543241170bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3241140be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0503241150be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523241160be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543241170be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463081180c033e, // V_CMP_F_U32 ENC_VOP3 default
    0x0483081190c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04a30811a0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04c30811b0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463081180c1365, // V_CMP_LT_U32 ENC_VOP3 default
    0x0483081190c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a30811a0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c30811b0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463081180c2337, // V_CMP_EQ_U32 ENC_VOP3 default
    0x0483081190c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04a30811a0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04c30811b0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463081180c3359, // V_CMP_LE_U32 ENC_VOP3 default
    0x0483081190c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a30811a0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c30811b0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463081180c4350, // V_CMP_GT_U32 ENC_VOP3 default
    0x0483081190c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a30811a0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c30811b0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463081180c536e, // V_CMP_NE_U32 ENC_VOP3 default
    0x0483081190c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a30811a0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c30811b0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463081180c6347, // V_CMP_GE_U32 ENC_VOP3 default
    0x0483081190c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a30811a0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c30811b0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463081180c7387, // V_CMP_T_U32 ENC_VOP3 default
    0x0483081190c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04a30811a0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04c30811b0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0c8339, // V_CMP_F_F16 ENC_VOP3 default
    0x0483400ed0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0c935e, // V_CMP_LT_F16 ENC_VOP3 default
    0x0483400ed0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0ca330, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0483400ed0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0cb352, // V_CMP_LE_F16 ENC_VOP3 default
    0x0483400ed0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0cc349, // V_CMP_GT_F16 ENC_VOP3 default
    0x0483400ed0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0cd35b, // V_CMP_LG_F16 ENC_VOP3 default
    0x0483400ed0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0ce340, // V_CMP_GE_F16 ENC_VOP3 default
    0x0483400ed0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0cf37f, // V_CMP_O_F16 ENC_VOP3 default
    0x0483400ed0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c11c0d02df, // V_CMPX_F_U32 ENC_VOP3 default
    0x05031c11d0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05231c11e0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05431c11f0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c11c0d1306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05031c11d0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05231c11e0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05431c11f0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c11c0d22d8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05031c11d0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05231c11e0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05431c11f0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c11c0d32fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05031c11d0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05231c11e0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05431c11f0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c11c0d42f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05031c11d0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05231c11e0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05431c11f0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c11c0d530f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05031c11d0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05231c11e0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05431c11f0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c11c0d62e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05031c11d0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05231c11e0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05431c11f0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31c11c0d7328, // V_CMPX_T_U32 ENC_VOP3 default
    0x05031c11d0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05231c11e0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05431c11f0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0d82da, // V_CMPX_F_F16 ENC_VOP3 default
    0x0503440fd0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0d92ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0503440fd0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0da2d1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0503440fd0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0db2f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0503440fd0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0dc2ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0503440fd0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0dd2fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0503440fd0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0de2e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0503440fd0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0df320, // V_CMPX_O_F16 ENC_VOP3 default
    0x0503440fd0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301200e033f, // V_CMP_F_U64 ENC_VOP3 default
    0x0483301210e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x0583301220e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3301230e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301200e1366, // V_CMP_LT_U64 ENC_VOP3 default
    0x0483301210e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583301220e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3301230e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301200e2338, // V_CMP_EQ_U64 ENC_VOP3 default
    0x0483301210e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0583301220e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3301230e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301200e335a, // V_CMP_LE_U64 ENC_VOP3 default
    0x0483301210e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583301220e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3301230e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301200e4351, // V_CMP_GT_U64 ENC_VOP3 default
    0x0483301210e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583301220e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3301230e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301200e536f, // V_CMP_NE_U64 ENC_VOP3 default
    0x0483301210e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583301220e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3301230e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301200e6348, // V_CMP_GE_U64 ENC_VOP3 default
    0x0483301210e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583301220e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3301230e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563301200e7388, // V_CMP_T_U64 ENC_VOP3 default
    0x0483301210e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x0583301220e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3301230e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0e8389, // V_CMP_U_F16 ENC_VOP3 default
    0x0483400ed0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0e9370, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0483400ed0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0ea379, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0483400ed0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0eb373, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0483400ed0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0ec376, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0483400ed0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0ed367, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0483400ed0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0ee37c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0483400ed0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463400ec0ef382, // V_CMP_TRU_F16 ENC_VOP3 default
    0x0483400ed0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3400ee0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3400ef0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3381240f02e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x0503381250f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3381260f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x0543381270f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3381240f1307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0503381250f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3381260f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543381270f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3381240f22d9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0503381250f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3381260f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x0543381270f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3381240f32fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0503381250f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3381260f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543381270f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3381240f42f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0503381250f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3381260f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543381270f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3381240f5310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0503381250f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3381260f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543381270f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3381240f62e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0503381250f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3381260f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543381270f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3381240f7329, // V_CMPX_T_U64 ENC_VOP3 default
    0x0503381250f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3381260f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x0543381270f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0f832a, // V_CMPX_U_F16 ENC_VOP3 default
    0x0503440fd0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0f9311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0503440fd0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0fa31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x0503440fd0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0fb314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x0503440fd0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0fc317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x0503440fd0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0fd308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x0503440fd0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0fe31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x0503440fd0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3440fc0ff323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x0503440fd0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x0523440fe0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x0543440ff0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e26212810138c, // V_CNDMASK_B32 ENC_VOP3 default
    0x06026212910138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06226212a10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06426212b10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04626c12c1032b6, // V_ADD_F32 ENC_VOP3 default
    0x04826c12d1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04a26c12e1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04c26c12f1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04626c12c10446d, // V_SUB_F32 ENC_VOP3 default
    0x04826c12d10446d, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04a26c12e10446d, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04c26c12f10446d, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05626c130105468, // V_SUBREV_F32 ENC_VOP3 default
    0x04826c131105468, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x05826c132105468, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c26c133105468, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04626c1341063ed, // V_MAC_LEGACY_F32 ENC_VOP3 default
    0x04826c1351063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a26c1361063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c26c1371063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04626c12c10742d, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x04826c12d10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a26c12e10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c26c12f10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04626c12c108426, // V_MUL_F32 ENC_VOP3 default
    0x04826c12d108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04a26c12e108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04c26c12f108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627213810942c, // V_MUL_I32_I24 ENC_VOP3 default
    0x04827213910942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a27213a10942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c27213b10942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627213810a429, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x04827213910a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a27213a10a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c27213b10a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627213c10b430, // V_MUL_U32_U24 ENC_VOP3 default
    0x04827213d10b430, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a27213e10b430, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c27213f10b430, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627213c10c42b, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x04827213d10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a27213e10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c27213f10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04626c12c10f416, // V_MIN_F32 ENC_VOP3 default
    0x04826c12d10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04a26c12e10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04c26c12f10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04626c12c110401, // V_MAX_F32 ENC_VOP3 default
    0x04826c12d110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04a26c12e110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04c26c12f110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046272138111419, // V_MIN_I32 ENC_VOP3 default
    0x048272139111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04a27213a111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04c27213b111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046272138112404, // V_MAX_I32 ENC_VOP3 default
    0x048272139112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04a27213a112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04c27213b112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627213c11341b, // V_MIN_U32 ENC_VOP3 default
    0x04827213d11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27213e11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27213f11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627213c114406, // V_MAX_U32 ENC_VOP3 default
    0x04827213d114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27213e114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27213f114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562721401163ea, // V_LSHRREV_B32 ENC_VOP3 default
    0x0482721411163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0582721421163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2721431163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562721441182c2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0482721451182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0582721461182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2721471182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627214011a3e5, // V_LSHLREV_B32 ENC_VOP3 default
    0x04827214111a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05827214211a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27214311a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627213c11b2bf, // V_AND_B32 ENC_VOP3 default
    0x04827213d11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27213e11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27213f11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627213c11c434, // V_OR_B32 ENC_VOP3 default
    0x04827213d11c434, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27213e11c434, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27213f11c434, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627213c11d47c, // V_XOR_B32 ENC_VOP3 default
    0x04827213d11d47c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27213e11d47c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27213f11d47c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627213c11e47a, // V_XNOR_B32 ENC_VOP3 default
    0x04827213d11e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27213e11e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27213f11e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04626c13411f3ec, // V_MAC_F32 ENC_VOP3 default
    0x04826c13511f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a26c13611f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c26c13711f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627213c1252bc, // V_ADD_NC_U32 ENC_VOP3 default
    0x04827213d1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27213e1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27213f1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627213c126471, // V_SUB_NC_U32 ENC_VOP3 default
    0x04827213d126471, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27213e126471, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27213f126471, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056272140127469, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x048272141127469, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x058272142127469, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c272143127469, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0662801481282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0682801491282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a28014a1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c28014b1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06628014812946a, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x06828014912946a, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a28014a12946a, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c28014b12946a, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06e28014c12a465, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x06828014d12a465, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07028014e12a465, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c28014f12a465, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04626c13412b3c6, // V_FMAC_F32 ENC_VOP3 default
    0x04826c13512b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a26c13612b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c26c13712b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628a15012f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x04828a15112f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28a15212f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28a15312f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462941541322b5, // V_ADD_F16 ENC_VOP3 default
    0x0482941551322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2941561322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2941571322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629415413346c, // V_SUB_F16 ENC_VOP3 default
    0x04829415513346c, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04a29415613346c, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04c29415713346c, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056294158134467, // V_SUBREV_F16 ENC_VOP3 default
    0x048294159134467, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x05829415a134467, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04c29415b134467, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046294154135425, // V_MUL_F16 ENC_VOP3 default
    0x048294155135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a294156135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c294157135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629415c1363c5, // V_FMAC_F16 ENC_VOP3 default
    0x04829415d1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04a29415e1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04c29415f1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046294154139400, // V_MAX_F16 ENC_VOP3 default
    0x048294155139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04a294156139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04c294157139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629415413a415, // V_MIN_F16 ENC_VOP3 default
    0x04829415513a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04a29415613a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04c29415713a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629e15413b3de, // V_LDEXP_F16 ENC_VOP3 default
    0x04829e15513b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04a29e15613b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04c29e15713b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722a61601403f5, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x0742a61611403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x0762a61621403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x0782a61631403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61641403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61651403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a61661403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a61671403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a61601413f0, // V_MAD_F32 ENC_VOP3 default
    0x0742a61611413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0
    0x0762a61621413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_1
    0x0782a61631413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61641413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61651413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a61661413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a61671413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81681423f3, // V_MAD_I32_I24 ENC_VOP3 default
    0x0742a81691423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0762a816a1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0782a816b1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a816c1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2a816d1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a816e1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a816f1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81701433f8, // V_MAD_U32_U24 ENC_VOP3 default
    0x0742a81711433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0762a81721433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0782a81731433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a81741433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2a81751433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a81761433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a81771433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a616014438f, // V_CUBEID_F32 ENC_VOP3 default
    0x0742a616114438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x0762a616214438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x0782a616314438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a616414438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a616514438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a616614438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a616714438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a6160145391, // V_CUBESC_F32 ENC_VOP3 default
    0x0742a6161145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762a6162145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782a6163145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a6164145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a6165145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a6166145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a6167145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a6160146392, // V_CUBETC_F32 ENC_VOP3 default
    0x0742a6161146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762a6162146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782a6163146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a6164146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a6165146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a6166146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a6167146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a6160147390, // V_CUBEMA_F32 ENC_VOP3 default
    0x0742a6161147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762a6162147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782a6163147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a6164147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a6165147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a6166147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a6167147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81781482c6, // V_BFE_U32 ENC_VOP3 default
    0x0742a81791482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81801492c5, // V_BFE_I32 ENC_VOP3 default
    0x0742a81811492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0762a81821492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0782a81831492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a81841492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2a81851492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a81861492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a81871492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a817814a2c7, // V_BFI_B32 ENC_VOP3 default
    0x0742a817914a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a616014b3ca, // V_FMA_F32 ENC_VOP3 default
    0x0742a616114b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762a616214b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782a616314b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a616414b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a616514b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a616614b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a616714b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722aa18814c3cb, // V_FMA_F64 ENC_VOP3 default
    0x0742aa18914c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0762aa18a14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0782aa18b14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2aa18c14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2aa18d14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2aa18e14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802aa18f14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a619014d3e1, // V_LERP_U8 ENC_VOP3 default
    0x0742a619114d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0762a619214d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0782a619314d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a619414d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2a619514d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a619614d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a619714d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ac19814e2bd, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0742ac19914e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0762ac19a14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0782ac19b14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ac19c14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2ac19d14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ac19e14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ac19f14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ac19814f2be, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0742ac19914f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0762ac19a14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0782ac19b14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ac19c14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2ac19d14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ac19e14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ac19f14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a6160150424, // V_MULLIT_F32 ENC_VOP3 default
    0x0742a6161150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x0762a6162150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x0782a6163150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a6164150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a6165150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a6166150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a6167150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a6160151410, // V_MIN3_F32 ENC_VOP3 default
    0x0742a6161151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762a6162151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782a6163151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a6164151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a6165151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a6166151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a6167151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81a0152412, // V_MIN3_I32 ENC_VOP3 default
    0x0742a81a1152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762a81a2152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782a81a3152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a81a4152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2a81a5152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a81a6152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a81a7152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a8178153414, // V_MIN3_U32 ENC_VOP3 default
    0x0742a8179153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a61601543fb, // V_MAX3_F32 ENC_VOP3 default
    0x0742a61611543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762a61621543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782a61631543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a61641543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a61651543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a61661543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a61671543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81a01553fd, // V_MAX3_I32 ENC_VOP3 default
    0x0742a81a11553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762a81a21553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782a81a31553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a81a41553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2a81a51553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a81a61553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a81a71553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81781563ff, // V_MAX3_U32 ENC_VOP3 default
    0x0742a81791563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a616015740a, // V_MED3_F32 ENC_VOP3 default
    0x0742a616115740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762a616215740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782a616315740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a616415740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a616515740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a616615740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a616715740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81a015840c, // V_MED3_I32 ENC_VOP3 default
    0x0742a81a115840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762a81a215840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782a81a315840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a81a415840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2a81a515840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a81a615840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a81a715840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a817815940e, // V_MED3_U32 ENC_VOP3 default
    0x0742a817915940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81a815a45e, // V_SAD_U8 ENC_VOP3 default
    0x0742a81a915a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762a81aa15a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782a81ab15a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a81ac15a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2a81ad15a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a81ae15a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a81af15a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81a815b45b, // V_SAD_HI_U8 ENC_VOP3 default
    0x0742a81a915b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0762a81aa15b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0782a81ab15b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a81ac15b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2a81ad15b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a81ae15b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a81af15b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81b015c45c, // V_SAD_U16 ENC_VOP3 default
    0x0742a81b115c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762a81b215c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782a81b315c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a81b415c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2a81b515c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a81b615c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a81b715c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a817815d45d, // V_SAD_U32 ENC_VOP3 default
    0x0742a817915d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a15d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b15d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c15d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d15d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e15d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f15d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ae1b815e3af, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0742ae1b915e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ae1ba15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ae1bb15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ae1bc15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ae1bd15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ae1be15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ae1bf15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a616015f3b5, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0742a616115f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0762a616215f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0782a616315f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a616415f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2a616515f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a616615f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a616715f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722aa1881603b6, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0742aa1891603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0762aa18a1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0782aa18b1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2aa18c1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2aa18d1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2aa18e1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802aa18f1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562b01c01642b7, // V_ADD_F64 ENC_VOP3 default
    0x0482b01c11642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0582b01c21642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2b01c31642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562b01c0165427, // V_MUL_F64 ENC_VOP3 default
    0x0482b01c1165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0582b01c2165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2b01c3165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562b01c0166417, // V_MIN_F64 ENC_VOP3 default
    0x0482b01c1166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x0582b01c2166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2b01c3166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562b01c0167402, // V_MAX_F64 ENC_VOP3 default
    0x0482b01c1167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x0582b01c2167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2b01c3167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562b21c41683e0, // V_LDEXP_F64 ENC_VOP3 default
    0x0482b21c51683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582b21c61683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2b21c71683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b413c16942f, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482b413d16942f, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2b413e16942f, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2b413f16942f, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b413c16a42a, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482b413d16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2b413e16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2b413f16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b413816c428, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482b413916c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2b413a16c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2b413b16c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822b61c816d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0842b61c916d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862b61ca16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882b61cb16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2b61cc16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2b61cd16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2b61ce16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902b61cf16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822b81d016e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0842b81d116e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862b81d216e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882b81d316e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2b81d416e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2b81d516e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2b81d616e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902b81d716e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922a61d816f3b7, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0942a61d916f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0962a61da16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0982a61db16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2a61dc16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x09c2a61dd16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2a61de16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02a61df16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922aa1e01703b8, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0942aa1e11703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0962aa1e21703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0982aa1e31703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2aa1e41703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x09c2aa1e51703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2aa1e61703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02aa1e71703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a6190171423, // V_MSAD_U8 ENC_VOP3 default
    0x0742a6191171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762a6192171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782a6193171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a6194171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2a6195171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a6196171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a6197171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ba1e817244e, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0742ba1e917244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762ba1ea17244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782ba1eb17244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ba1ec17244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ba1ed17244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ba1ee17244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ba1ef17244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ba1e8173421, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0742ba1e9173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762ba1ea173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782ba1eb173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ba1ec173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ba1ed173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ba1ee173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ba1ef173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562b21f0174474, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0482b21f1174474, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582b21f2174474, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2b21f3174474, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0a22bc1f4175422, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0a42bc1f5175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0a62bc1f6175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0a82bc1f7175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822be1f81763f9, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0842be1f91763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862be1fa1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882be1fb1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2be1fc1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2be1fd1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2be1fe1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902be1ff1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822be2001773f4, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0842be2011773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862be2021773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882be2031773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2be2041773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2be2051773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2be2061773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902be2071773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a817817847b, // V_XOR3_B32 ENC_VOP3 default
    0x0742a817917847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a17847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b17847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c17847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d17847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e17847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f17847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0aa200208180431, // V_NOP ENC_VOP3 default
    0x0aa20a209181420, // V_MOV_B32 ENC_VOP3 default
    0x0ac20a20a181420, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0ae20e20b182453, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0b021220c1833a4, // V_CVT_I32_F64 ENC_VOP3 default
    0x0ac21220d1833a4, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa21620e18439f, // V_CVT_F64_I32 ENC_VOP3 default
    0x0ac21620f18439f, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa21c210185398, // V_CVT_F32_I32 ENC_VOP3 default
    0x0ac21c211185398, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa21c212186399, // V_CVT_F32_U32 ENC_VOP3 default
    0x0ac21c213186399, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2141873b2, // V_CVT_U32_F32 ENC_VOP3 default
    0x0ac20a2151873b2, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2161883a3, // V_CVT_I32_F32 ENC_VOP3 default
    0x0ac20a2171883a3, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa22821818a393, // V_CVT_F16_F32 ENC_VOP3 default
    0x0ac22821918a393, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa23221a18b396, // V_CVT_F32_F16 ENC_VOP3 default
    0x0ac23221b18b396, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa20a21618c3b0, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x0ac20a21718c3b0, // V_CVT_RPI_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a21618d3a1, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x0ac20a21718d3a1, // V_CVT_FLR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21c21018e3a7, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0ac21c21118e3a7, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0b021221c18f397, // V_CVT_F32_F64 ENC_VOP3 default
    0x0ac21221d18f397, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa23421e19039e, // V_CVT_F64_F32 ENC_VOP3 default
    0x0ac23421f19039e, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21c21219139a, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0ac21c21319139a, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0aa21c21219239b, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0ac21c21319239b, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0aa21c21219339c, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0ac21c21319339c, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0aa21c21219439d, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0ac21c21319439d, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0b02122201953b3, // V_CVT_U32_F64 ENC_VOP3 default
    0x0ac2122211953b3, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2162221963a0, // V_CVT_F64_U32 ENC_VOP3 default
    0x0ac2162231963a0, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0b0238224197477, // V_TRUNC_F64 ENC_VOP3 default
    0x0ac238225197477, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02382241982cc, // V_CEIL_F64 ENC_VOP3 default
    0x0ac2382251982cc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0b0238224199457, // V_RNDNE_F64 ENC_VOP3 default
    0x0ac238225199457, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023822419a3c2, // V_FLOOR_F64 ENC_VOP3 default
    0x0ac23822519a3c2, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa20020819b439, // V_PIPEFLUSH ENC_VOP3 default
    0x0aa20a2261a03d0, // V_FRACT_F32 ENC_VOP3 default
    0x0ac20a2271a03d0, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2261a1476, // V_TRUNC_F32 ENC_VOP3 default
    0x0ac20a2271a1476, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2261a22cb, // V_CEIL_F32 ENC_VOP3 default
    0x0ac20a2271a22cb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2261a3456, // V_RNDNE_F32 ENC_VOP3 default
    0x0ac20a2271a3456, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2261a43c1, // V_FLOOR_F32 ENC_VOP3 default
    0x0ac20a2271a43c1, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2261a53bc, // V_EXP_F32 ENC_VOP3 default
    0x0ac20a2271a53bc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2261a73e3, // V_LOG_F32 ENC_VOP3 default
    0x0ac20a2271a73e3, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2261aa450, // V_RCP_F32 ENC_VOP3 default
    0x0ac20a2271aa450, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2261ab452, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0ac20a2271ab452, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2261ae459, // V_RSQ_F32 ENC_VOP3 default
    0x0ac20a2271ae459, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0b02382241af451, // V_RCP_F64 ENC_VOP3 default
    0x0ac2382251af451, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02382241b145a, // V_RSQ_F64 ENC_VOP3 default
    0x0ac2382251b145a, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2261b3463, // V_SQRT_F32 ENC_VOP3 default
    0x0ac20a2271b3463, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0b02382241b4464, // V_SQRT_F64 ENC_VOP3 default
    0x0ac2382251b4464, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2261b5461, // V_SIN_F32 ENC_VOP3 default
    0x0ac20a2271b5461, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2261b638e, // V_COS_F32 ENC_VOP3 default
    0x0ac20a2271b638e, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21c2281b7432, // V_NOT_B32 ENC_VOP3 default
    0x0ac21c2291b7432, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2091b82c9, // V_BFREV_B32 ENC_VOP3 default
    0x0ac20a20a1b82c9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa21c22a1b93be, // V_FFBH_U32 ENC_VOP3 default
    0x0ac21c22b1b93be, // V_FFBH_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa21c22a1ba3bf, // V_FFBL_B32 ENC_VOP3 default
    0x0ac21c22b1ba3bf, // V_FFBL_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa21c22c1bb3bd, // V_FFBH_I32 ENC_VOP3 default
    0x0ac21c22d1bb3bd, // V_FFBH_I32 VOP3_INST_LITERAL has_lit_0
    0x0b021220c1bc3d4, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0ac21220d1bc3d4, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02382241bd3d7, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0ac2382251bd3d7, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02382241be3d1, // V_FRACT_F64 ENC_VOP3 default
    0x0ac2382251be3d1, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2161bf3d3, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0ac20a2171bf3d3, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2261c03d6, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0ac20a2271c03d6, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2002081c12cd, // V_CLREXCP ENC_VOP3 default
    0x0aa20a22e1c241c, // V_MOVRELD_B32 ENC_VOP3 default
    0x0ac20a22f1c241c, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0b220a2301c341f, // V_MOVRELS_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b220a2301c441e, // V_MOVRELSD_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b220a2301c841d, // V_MOVRELSD_2_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0aa2422311d0395, // V_CVT_F16_U16 ENC_VOP3 default
    0x0ac2422321d0395, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0aa2422331d1394, // V_CVT_F16_I16 ENC_VOP3 default
    0x0ac2422341d1394, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa24c2351d23b1, // V_CVT_U16_F16 ENC_VOP3 default
    0x0ac24c2361d23b1, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa24c2371d33a2, // V_CVT_I16_F16 ENC_VOP3 default
    0x0ac24c2381d33a2, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562391d444f, // V_RCP_F16 ENC_VOP3 default
    0x0ac25623a1d444f, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562391d5462, // V_SQRT_F16 ENC_VOP3 default
    0x0ac25623a1d5462, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562391d6458, // V_RSQ_F16 ENC_VOP3 default
    0x0ac25623a1d6458, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562391d73e2, // V_LOG_F16 ENC_VOP3 default
    0x0ac25623a1d73e2, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562391d83bb, // V_EXP_F16 ENC_VOP3 default
    0x0ac25623a1d83bb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562391d93d5, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0ac25623a1d93d5, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa24c2371da3d2, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0ac24c2381da3d2, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562391db3c0, // V_FLOOR_F16 ENC_VOP3 default
    0x0ac25623a1db3c0, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562391dc2ca, // V_CEIL_F16 ENC_VOP3 default
    0x0ac25623a1dc2ca, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562391dd475, // V_TRUNC_F16 ENC_VOP3 default
    0x0ac25623a1dd475, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562391de455, // V_RNDNE_F16 ENC_VOP3 default
    0x0ac25623a1de455, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562391df3cf, // V_FRACT_F16 ENC_VOP3 default
    0x0ac25623a1df3cf, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562391e0460, // V_SIN_F16 ENC_VOP3 default
    0x0ac25623a1e0460, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562391e138d, // V_COS_F16 ENC_VOP3 default
    0x0ac25623a1e138d, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa21c23b1e245f, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0ac21c23c1e245f, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa24c2371e33a5, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0ac24c2381e33a5, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa24c2351e43a6, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0ac24c2361e43a6, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0b41fa23d2003db, // V_INTERP_P1_F32 ENC_VOP3 default
    0x0b61fa23e2003db, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0
    0x0b81fa23e2003db, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_1
    0x0ba1fa23e2003db, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b41fa23f2013dd, // V_INTERP_P2_F32 ENC_VOP3 default
    0x0b61fa2402013dd, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0
    0x0b81fa2402013dd, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_1
    0x0ba1fa2402013dd, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0aa1fe2412023d8, // V_INTERP_MOV_F32 ENC_VOP3 default
    0x0ac1fe2422023d8, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0
    0x04a1fe2422023d8, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c1fe2422023d8, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0bc2c02432ff3e6, // V_LSHLREV_B64 ENC_VOP3 default
    0x0be2c02442ff3e6, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02c02452ff3e6, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2c02433003eb, // V_LSHRREV_B64 ENC_VOP3 default
    0x0be2c02443003eb, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02c02453003eb, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2c02463012c3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0be2c02473012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0c02c02483012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0462c22493032bb, // V_ADD_NC_U16 ENC_VOP3 default
    0x0482c224a3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2c224b3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2c224c3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c2249304470, // V_SUB_NC_U16 ENC_VOP3 default
    0x0482c224a304470, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2c224b304470, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2c224c304470, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c224930542e, // V_MUL_LO_U16 ENC_VOP3 default
    0x0482c224a30542e, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2c224b30542e, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2c224c30542e, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c224d3073e9, // V_LSHRREV_B16 ENC_VOP3 default
    0x0482c224e3073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582c224f3073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2c22503073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c22513082c1, // V_ASHRREV_I16 ENC_VOP3 default
    0x0482c22523082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0582c22533082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2c22543082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c2249309405, // V_MAX_U16 ENC_VOP3 default
    0x0482c224a309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2c224b309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2c224c309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c225530a403, // V_MAX_I16 ENC_VOP3 default
    0x0482c225630a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2c225730a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2c225830a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c224930b41a, // V_MIN_U16 ENC_VOP3 default
    0x0482c224a30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2c224b30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2c224c30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c225530c418, // V_MIN_I16 ENC_VOP3 default
    0x0482c225630c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2c225730c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2c225830c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c225530d2b9, // V_ADD_NC_I16 ENC_VOP3 default
    0x0482c225630d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2c225730d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2c225830d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c225530e46e, // V_SUB_NC_I16 ENC_VOP3 default
    0x0482c225630e46e, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2c225730e46e, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2c225830e46e, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c22c425930f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0c42c425a30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62c425b30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82c425c30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0c22c425931046b, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0c42c425a31046b, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62c425b31046b, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82c425c31046b, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462c625d311435, // V_PACK_B32_F16 ENC_VOP3 default
    0x0482c625e311435, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c625f311435, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c6260311435, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c62613123a8, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x0482c62623123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c62633123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c62643123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c62653133aa, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x0482c62663133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2c62673133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2c62683133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c224d3143e4, // V_LSHLREV_B16 ENC_VOP3 default
    0x0482c224e3143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582c224f3143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2c22503143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ca2c4269319466, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0c42c426a319466, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0cc2c426b319466, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82c426c319466, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0722c826d3403f6, // V_MAD_U16 ENC_VOP3 default
    0x0742c826e3403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762c826f3403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782c82703403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c82713403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2c82723403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c82733403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c82743403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b42ca2753423d9, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x0ac2cc2763423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0
    0x0b82cc2773423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ce2783423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2cc2793423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02cc2763423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22cc2773423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ce2783423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42d027a3433da, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x0d62d227b3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0
    0x0d82d227c3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82d427d3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2d227e3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02d227f3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22d22803433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d42813433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d6282344438, // V_PERM_B32 ENC_VOP3 default
    0x0742d6283344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0762d6284344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0782d6285344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d6286344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2d6287344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d6288344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d6289344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a8178345479, // V_XAD_U32 ENC_VOP3 default
    0x0742a8179345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81783463e7, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0742a81793463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81783472b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0742a81793472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d828a34b3c9, // V_FMA_F16 ENC_VOP3 default
    0x0742d828b34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x0762d828c34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0782d828d34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d828e34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2d828f34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d829034b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d829134b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d828a35140f, // V_MIN3_F16 ENC_VOP3 default
    0x0742d828b35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762d828c35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782d828d35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d828e35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2d828f35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d829035140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d829135140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c8292352411, // V_MIN3_I16 ENC_VOP3 default
    0x0742c8293352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762c8294352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782c8295352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c8296352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2c8297352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c8298352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c8299352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c826d353413, // V_MIN3_U16 ENC_VOP3 default
    0x0742c826e353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762c826f353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782c8270353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c8271353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2c8272353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c8273353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c8274353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d828a3543fa, // V_MAX3_F16 ENC_VOP3 default
    0x0742d828b3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762d828c3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782d828d3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d828e3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2d828f3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d82903543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d82913543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c82923553fc, // V_MAX3_I16 ENC_VOP3 default
    0x0742c82933553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762c82943553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782c82953553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c82963553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2c82973553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c82983553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c82993553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c826d3563fe, // V_MAX3_U16 ENC_VOP3 default
    0x0742c826e3563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762c826f3563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782c82703563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c82713563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2c82723563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c82733563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c82743563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d828a357409, // V_MED3_F16 ENC_VOP3 default
    0x0742d828b357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762d828c357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782d828d357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d828e357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2d828f357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d8290357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d8291357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c829235840b, // V_MED3_I16 ENC_VOP3 default
    0x0742c829335840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762c829435840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782c829535840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c829635840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2c829735840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c829835840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c829935840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c826d35940d, // V_MED3_U16 ENC_VOP3 default
    0x0742c826e35940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762c826f35940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782c827035940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c827135940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2c827235940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c827335940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c827435940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42da29a35a3dc, // V_INTERP_P2_F16 ENC_VOP3 default
    0x0d62dc29b35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0
    0x0d82dc29c35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82de29d35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2dc29e35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02dc29f35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22dc2a035a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802de2a135a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c829235e3f1, // V_MAD_I16 ENC_VOP3 default
    0x0742c829335e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0762c829435e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0782c829535e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c829635e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2c829735e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c829835e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c829935e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d828a35f3b4, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0742d828b35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x0762d828c35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0782d828d35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d828e35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2d828f35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d829035f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d829135f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0da2e02a2360454, // V_READLANE_B32 ENC_VOP3 default
    0x0dc2e22a3361478, // V_WRITELANE_B32 ENC_VOP3 default
    0x0de2e22a4361478, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0462e42a53623df, // V_LDEXP_F32 ENC_VOP3 default
    0x0482e42a63623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2e42a73623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2e42a83623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b413c3632c8, // V_BFM_B32 ENC_VOP3 default
    0x0482b413d3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2b413e3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b413f3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b413c3642c4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0482b413d3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2b413e3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b413f3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b413c365408, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0482b413d365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2b413e365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b413f365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b413c366407, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0482b413d366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2b413e366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2b413f366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e22a93683a9, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x0482e22aa3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2e22ab3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2e22ac3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e22ad3693ab, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x0482e22ae3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2e22af3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2e22b03693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b42b136a3ae, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0482b42b236a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2b42b336a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2b42b436a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b42b536b3ad, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0482b42b636b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2b42b736b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2b42b836b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722a817836d2b2, // V_ADD3_U32 ENC_VOP3 default
    0x0742a817936d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a817836f3e8, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0742a817936f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a81783712c0, // V_AND_OR_B32 ENC_VOP3 default
    0x0742a81793712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722a8178372433, // V_OR3_B32 ENC_VOP3 default
    0x0742a8179372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762a817a372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782a817b372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2a817c372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2a817d372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2a817e372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802a817f372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62b93733f7, // V_MAD_U32_U16 ENC_VOP3 default
    0x0742e62ba3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0762e62bb3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0782e62bc3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62bd3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62be3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62bf3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62c03733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62c13753f2, // V_MAD_I32_I16 ENC_VOP3 default
    0x0742e62c23753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0762e62c33753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0782e62c43753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62c53753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62c63753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62c73753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62c83753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b413837646f, // V_SUB_NC_I32 ENC_VOP3 default
    0x0482b413937646f, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2b413a37646f, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2b413b37646f, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e02e82c9377436, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0e22e82ca377436, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e42e82cb377436, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e62e82cc377436, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0e02e82c9378437, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0e22e82ca378437, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e42e82cb378437, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e62e82cc378437, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0462b413837f2ba, // V_ADD_NC_I32 ENC_VOP3 default
    0x0482b413937f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2b413a37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2b413b37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x0ea008208018068, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x0ea00a2d5019065, // DS_GWS_INIT ENC_DS default
    0x0ea00820801a069, // DS_GWS_SEMA_V ENC_DS default
    0x0ea00a2d501b066, // DS_GWS_SEMA_BR ENC_DS default
    0x0ea00820801c067, // DS_GWS_SEMA_P ENC_DS default
    0x0ea00a2d501d064, // DS_GWS_BARRIER ENC_DS default
    0x0e80002d601e0b8, // DS_WRITE_B8 ENC_DS default
    0x0e800c2d701f0b4, // DS_WRITE_B16 ENC_DS default
    0x0e800e2d802004c, // DS_ADD_RTN_U32 ENC_DS default
    0x0e800e2d80210a8, // DS_SUB_RTN_U32 ENC_DS default
    0x0e800e2d80220a4, // DS_RSUB_RTN_U32 ENC_DS default
    0x0e800e2d802306a, // DS_INC_RTN_U32 ENC_DS default
    0x0e800e2d8024060, // DS_DEC_RTN_U32 ENC_DS default
    0x0e800e2d9025080, // DS_MIN_RTN_I32 ENC_DS default
    0x0e800e2d9026074, // DS_MAX_RTN_I32 ENC_DS default
    0x0e800e2d8027082, // DS_MIN_RTN_U32 ENC_DS default
    0x0e800e2d8028076, // DS_MAX_RTN_U32 ENC_DS default
    0x0e800e2da029052, // DS_AND_RTN_B32 ENC_DS default
    0x0e800e2da02a08e, // DS_OR_RTN_B32 ENC_DS default
    0x0e800e2da02b0c3, // DS_XOR_RTN_B32 ENC_DS default
    0x0e80102db02c088, // DS_MSKOR_RTN_B32 ENC_DS default
    0x0e800e2da02d0bf, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x0e80122dc02e0bd, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x0e80122dc02f0bb, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x0e80102db03005a, // DS_CMPST_RTN_B32 ENC_DS default
    0x0e80102dd03105c, // DS_CMPST_RTN_F32 ENC_DS default
    0x0e800e2de03207e, // DS_MIN_RTN_F32 ENC_DS default
    0x0e800e2de033072, // DS_MAX_RTN_F32 ENC_DS default
    0x0e80102db0340ad, // DS_WRAP_RTN_B32 ENC_DS default
    0x0e80142df0350ac, // DS_SWIZZLE_B32 ENC_DS default
    0x0e80162e0036097, // DS_READ_B32 ENC_DS default
    0x0e80182e1037093, // DS_READ2_B32 ENC_DS default
    0x0e80182e1038091, // DS_READ2ST64_B32 ENC_DS default
    0x0e80162e203909b, // DS_READ_I8 ENC_DS default
    0x0e80162e303a0a1, // DS_READ_U8 ENC_DS default
    0x0e80162e403b09a, // DS_READ_I16 ENC_DS default
    0x0e80162e503c09e, // DS_READ_U16 ENC_DS default
    0x0e801a2e603d05f, // DS_CONSUME ENC_DS default
    0x0e801a2e603e054, // DS_APPEND ENC_DS default
    0x0ea01c2e703f08b, // DS_ORDERED_COUNT ENC_DS default
    0x0e801e2e804004f, // DS_ADD_U64 ENC_DS default
    0x0e801e2e80410ab, // DS_SUB_U64 ENC_DS default
    0x0e801e2e80420a7, // DS_RSUB_U64 ENC_DS default
    0x0e801e2e804306d, // DS_INC_U64 ENC_DS default
    0x0e801e2e8044063, // DS_DEC_U64 ENC_DS default
    0x0e801e2e904507d, // DS_MIN_I64 ENC_DS default
    0x0e801e2e9046071, // DS_MAX_I64 ENC_DS default
    0x0e801e2e8047085, // DS_MIN_U64 ENC_DS default
    0x0e801e2e8048079, // DS_MAX_U64 ENC_DS default
    0x0e801e2ea049051, // DS_AND_B64 ENC_DS default
    0x0e801e2ea04a08d, // DS_OR_B64 ENC_DS default
    0x0e801e2ea04b0c2, // DS_XOR_B64 ENC_DS default
    0x0e80202eb04c087, // DS_MSKOR_B64 ENC_DS default
    0x0e801e2ec04d0b7, // DS_WRITE_B64 ENC_DS default
    0x0e80222ed04e0b1, // DS_WRITE2_B64 ENC_DS default
    0x0e80222ed04f0af, // DS_WRITE2ST64_B64 ENC_DS default
    0x0e80202eb050057, // DS_CMPST_B64 ENC_DS default
    0x0e80242ee051059, // DS_CMPST_F64 ENC_DS default
    0x0e80262ef05207b, // DS_MIN_F64 ENC_DS default
    0x0e80262ef05306f, // DS_MAX_F64 ENC_DS default
    0x0e800e2de05504b, // DS_ADD_RTN_F32 ENC_DS default
    0x0e80282f006004d, // DS_ADD_RTN_U64 ENC_DS default
    0x0e80282f00610a9, // DS_SUB_RTN_U64 ENC_DS default
    0x0e80282f00620a5, // DS_RSUB_RTN_U64 ENC_DS default
    0x0e80282f006306b, // DS_INC_RTN_U64 ENC_DS default
    0x0e80282f0064061, // DS_DEC_RTN_U64 ENC_DS default
    0x0e80282f1065081, // DS_MIN_RTN_I64 ENC_DS default
    0x0e80282f1066075, // DS_MAX_RTN_I64 ENC_DS default
    0x0e80282f0067083, // DS_MIN_RTN_U64 ENC_DS default
    0x0e80282f0068077, // DS_MAX_RTN_U64 ENC_DS default
    0x0e80282f2069053, // DS_AND_RTN_B64 ENC_DS default
    0x0e80282f206a08f, // DS_OR_RTN_B64 ENC_DS default
    0x0e80282f206b0c4, // DS_XOR_RTN_B64 ENC_DS default
    0x0e802a2f306c089, // DS_MSKOR_RTN_B64 ENC_DS default
    0x0e80282f206d0c0, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x0e802c2f406e0be, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x0e802c2f406f0bc, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x0e802a2f307005b, // DS_CMPST_RTN_B64 ENC_DS default
    0x0e802e2f507105d, // DS_CMPST_RTN_F64 ENC_DS default
    0x0e80302f607207f, // DS_MIN_RTN_F64 ENC_DS default
    0x0e80302f6073073, // DS_MAX_RTN_F64 ENC_DS default
    0x0e80322f7076098, // DS_READ_B64 ENC_DS default
    0x0e80342f8077094, // DS_READ2_B64 ENC_DS default
    0x0e80342f8078092, // DS_READ2ST64_B64 ENC_DS default
    0x0e80282f207e05e, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x0e80002f90a00b9, // DS_WRITE_B8_D16_HI ENC_DS default
    0x0e80002fa0a10b5, // DS_WRITE_B16_D16_HI ENC_DS default
    0x0e80162fb0a20a2, // DS_READ_U8_D16 ENC_DS default
    0x0e80162fb0a30a3, // DS_READ_U8_D16_HI ENC_DS default
    0x0e80162fc0a409c, // DS_READ_I8_D16 ENC_DS default
    0x0e80162fc0a509d, // DS_READ_I8_D16_HI ENC_DS default
    0x0e80162fd0a609f, // DS_READ_U16_D16 ENC_DS default
    0x0e80162fd0a70a0, // DS_READ_U16_D16_HI ENC_DS default
    0x0e80362fe0b00b2, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x0e801a2ff0b1095, // DS_READ_ADDTID_B32 ENC_DS default
    0x0e800e3000b2090, // DS_PERMUTE_B32 ENC_DS default
    0x0e800e3000b3055, // DS_BPERMUTE_B32 ENC_DS default
    0x0e80383010de0ba, // DS_WRITE_B96 ENC_DS default
    0x0e803a3020df0b3, // DS_WRITE_B128 ENC_DS default
    0x0e803c3030fe099, // DS_READ_B96 ENC_DS default
    0x0e803e3040ff096, // DS_READ_B128 ENC_DS default
    0x0ec0423050080f0, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x0ee0763060081bc, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x0f005c307008126, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x0ec0423080090ea, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x0ee0763090091b6, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x0f005c30a009120, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x0ec04230b00a0f3, // FLAT_LOAD_USHORT ENC_FLAT default
    0x0ee07630c00a1bf, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x0f005c30d00a129, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x0ec04230e00b0ef, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x0ee07630f00b1bb, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x0f005c31000b125, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x0ec04231100c0e6, // FLAT_LOAD_DWORD ENC_FLAT default
    0x0ee07631200c1b2, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x0f005c31300c11c, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x0ec04431400d0e7, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x0ee07831500d1b3, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x0f005e31600d11d, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x0ec04631700e0e9, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x0ee07a31800e1b5, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x0f006031900e11f, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x0ec04831a00f0e8, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x0ee07c31b00f1b4, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x0f006231c00f11e, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x0ec04a31d0180f4, // FLAT_STORE_BYTE ENC_FLAT default
    0x0ee07e31e0181c0, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x0f006431f01812a, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x0ec04a31d0190f5, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x0ee07e31e0191c1, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x0f006431f01912b, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x0ec04a32001a0fa, // FLAT_STORE_SHORT ENC_FLAT default
    0x0ee07e32101a1c6, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x0f006432201a130, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x0ec04a32001b0fb, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x0ee07e32101b1c7, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x0f006432201b131, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x0ec04a32301c0f6, // FLAT_STORE_DWORD ENC_FLAT default
    0x0ee07e32401c1c2, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x0f006432501c12c, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x0ec04c32601d0f7, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x0ee08032701d1c3, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x0f006632801d12d, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x0ec04e32901e0f9, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x0ee08232a01e1c5, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x0f006832b01e12f, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x0ec05032c01f0f8, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x0ee08432d01f1c4, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x0f006a32e01f12e, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x0ec0423050200f1, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x0ee0763060201bd, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x0f005c307020127, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x0ec0423050210f2, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x0ee0763060211be, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x0f005c307021128, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x0ec0423080220eb, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x0ee0763090221b7, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x0f005c30a022121, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x0ec0423080230ec, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x0ee0763090231b8, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x0f005c30a023122, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x0ec04232f0240ed, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x0ee0763300241b9, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x0f005c331024123, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x0ec04232f0250ee, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x0ee0763300251ba, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x0f005c331025124, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x0ec0523320300de, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x0f006c333030114, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x0ec0543340310ca, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x0f006e335031100, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x0ec0523360320c6, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x0f006c3370320fc, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x0ec0523360330dc, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x0f006c337033112, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x0ec0523380350da, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x0f006c339035110, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x0ec0523360360e2, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x0f006c337036118, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x0ec0523380370d8, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x0f006c33903710e, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x0ec0523360380e0, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x0f006c337038116, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x0ec0523320390c8, // FLAT_ATOMIC_AND ENC_FLAT default
    0x0f006c3330390fe, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x0ec05233203a0d6, // FLAT_ATOMIC_OR ENC_FLAT default
    0x0f006c33303a10c, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x0ec05233203b0e4, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x0f006c33303b11a, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x0ec05233603c0d4, // FLAT_ATOMIC_INC ENC_FLAT default
    0x0f006c33703c10a, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x0ec05233603d0cc, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x0f006c33703d102, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x0ec05433a03e0ce, // FLAT_ATOMIC_FCMPSWAP ENC_FLAT default
    0x0f006e33b03e104, // GLOBAL_ATOMIC_FCMPSWAP ENC_FLAT_GLBL default
    0x0ec05233c03f0d2, // FLAT_ATOMIC_FMIN ENC_FLAT default
    0x0f006c33d03f108, // GLOBAL_ATOMIC_FMIN ENC_FLAT_GLBL default
    0x0ec05233c0400d0, // FLAT_ATOMIC_FMAX ENC_FLAT default
    0x0f006c33d040106, // GLOBAL_ATOMIC_FMAX ENC_FLAT_GLBL default
    0x0ec05633e0500df, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x0f007033f050115, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x0ec0583400510cb, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x0f0072341051101, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x0ec0563420520c7, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x0f00703430520fd, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x0ec0563420530dd, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x0f0070343053113, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x0ec0563440550db, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x0f0070345055111, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x0ec0563420560e3, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x0f0070343056119, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x0ec0563440570d9, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x0f007034505710f, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x0ec0563420580e1, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x0f0070343058117, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x0ec05633e0590c9, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x0f007033f0590ff, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x0ec05633e05a0d7, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x0f007033f05a10d, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x0ec05633e05b0e5, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x0f007033f05b11b, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x0ec05634205c0d5, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x0f007034305c10b, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x0ec05634205d0cd, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x0f007034305d103, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x0ec05a34605e0cf, // FLAT_ATOMIC_FCMPSWAP_X2 ENC_FLAT default
    0x0f007434705e105, // GLOBAL_ATOMIC_FCMPSWAP_X2 ENC_FLAT_GLBL default
    0x0ec05634805f0d3, // FLAT_ATOMIC_FMIN_X2 ENC_FLAT default
    0x0f007034905f109, // GLOBAL_ATOMIC_FMIN_X2 ENC_FLAT_GLBL default
    0x0ec0563480600d1, // FLAT_ATOMIC_FMAX_X2 ENC_FLAT default
    0x0f0070349060107, // GLOBAL_ATOMIC_FMAX_X2 ENC_FLAT_GLBL default
    0x0f219c34a00002b, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x0f219e34b00102c, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x0f21a034c00202d, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x0f21a234d00302e, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x0f219c34e004044, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x0f219e34f005045, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x0f21a0350006046, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x0f21a2351007047, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x0f219c352008035, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x0f219c35300902f, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x0f219c35400a038, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x0f219c35500b034, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x0f219c35600c022, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x0f219e35700d023, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x0f21a235800e025, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x0f21a035900f024, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x0f219c35a018039, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x0f219c35a01903a, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x0f219c35b01a048, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x0f219c35b01b049, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x0f219c35c01c03b, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x0f219e35d01d03c, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x0f21a235e01e03e, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x0f21a035f01f03d, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x0f219c360020036, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x0f219c360021037, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x0f219c361022030, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x0f219c361023031, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x0f219c362024032, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x0f219c362025033, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x0f219c34a026026, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x0f219c34e02703f, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x0f219c363030018, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x0f219e364031004, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x0f219c365032000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x0f219c365033016, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x0f219c366035014, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x0f219c36503601c, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x0f219c366037012, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x0f219c36503801a, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x0f219c363039002, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x0f219c36303a010, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x0f219c36303b01e, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x0f219c36503c00e, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x0f219c36503d006, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x0f219e36703e008, // BUFFER_ATOMIC_FCMPSWAP ENC_MUBUF default
    0x0f219c36803f00c, // BUFFER_ATOMIC_FMIN ENC_MUBUF default
    0x0f219c36804000a, // BUFFER_ATOMIC_FMAX ENC_MUBUF default
    0x0f219e369050019, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x0f21a236a051005, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x0f219e36b052001, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x0f219e36b053017, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x0f219e36c055015, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x0f219e36b05601d, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x0f219e36c057013, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x0f219e36b05801b, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x0f219e369059003, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x0f219e36905a011, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x0f219e36905b01f, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x0f219e36b05c00f, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x0f219e36b05d007, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x0f21a236d05e009, // BUFFER_ATOMIC_FCMPSWAP_X2 ENC_MUBUF default
    0x0f219e36e05f00d, // BUFFER_ATOMIC_FMIN_X2 ENC_MUBUF default
    0x0f219e36e06000b, // BUFFER_ATOMIC_FMAX_X2 ENC_MUBUF default
    0x0f21a4208071020, // BUFFER_GL0_INV ENC_MUBUF default
    0x0f21a4208072021, // BUFFER_GL1_INV ENC_MUBUF default
    0x0f219c34a080027, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x0f219c36f081028, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x0f219e370082029, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x0f219e37108302a, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x0f219c34e084040, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x0f219c372085041, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x0f219e373086042, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x0f219e374087043, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x0f419434a0002a6, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x0f419634b0012a7, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x0f419834c0022a8, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x0f419a34d0032a9, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x0f419434e0042ae, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x0f419634f0052af, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x0f41983500062b0, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x0f419a3510072b1, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x0f419434a0082a2, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x0f419436f0092a3, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x0f419637000a2a4, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x0f419637100b2a5, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x0f419434e00c2aa, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x0f419437200d2ab, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x0f419637300e2ac, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x0f419637400f2ad, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x0f608637500015f, // IMAGE_LOAD ENC_MIMG default
    0x0f808837600015f, // IMAGE_LOAD MIMG_NSA1 has_nsa_1
    0x0fa08a37700015f, // IMAGE_LOAD MIMG_NSA2 has_nsa_2
    0x0fc08c37800015f, // IMAGE_LOAD MIMG_NSA3 has_nsa_3
    0x0f608e375001162, // IMAGE_LOAD_MIP ENC_MIMG default
    0x0f8090376001162, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa_1
    0x0fa092377001162, // IMAGE_LOAD_MIP MIMG_NSA2 has_nsa_2
    0x0fc094378001162, // IMAGE_LOAD_MIP MIMG_NSA3 has_nsa_3
    0x0f6086375002169, // IMAGE_LOAD_PCK ENC_MIMG default
    0x0f8088376002169, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa_1
    0x0fa08a377002169, // IMAGE_LOAD_PCK MIMG_NSA2 has_nsa_2
    0x0fc08c378002169, // IMAGE_LOAD_PCK MIMG_NSA3 has_nsa_3
    0x0f608637500316c, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x0f808837600316c, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa_1
    0x0fa08a37700316c, // IMAGE_LOAD_PCK_SGN MIMG_NSA2 has_nsa_2
    0x0fc08c37800316c, // IMAGE_LOAD_PCK_SGN MIMG_NSA3 has_nsa_3
    0x0f608e375004165, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x0f8090376004165, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa_1
    0x0fa092377004165, // IMAGE_LOAD_MIP_PCK MIMG_NSA2 has_nsa_2
    0x0fc094378004165, // IMAGE_LOAD_MIP_PCK MIMG_NSA3 has_nsa_3
    0x0f608e375005168, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x0f8090376005168, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa_1
    0x0fa092377005168, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA2 has_nsa_2
    0x0fc094378005168, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA3 has_nsa_3
    0x0f60863790081a6, // IMAGE_STORE ENC_MIMG default
    0x0f808837a0081a6, // IMAGE_STORE MIMG_NSA1 has_nsa_1
    0x0fa08a37b0081a6, // IMAGE_STORE MIMG_NSA2 has_nsa_2
    0x0fc08c37c0081a6, // IMAGE_STORE MIMG_NSA3 has_nsa_3
    0x0f608e3790091a9, // IMAGE_STORE_MIP ENC_MIMG default
    0x0f809037a0091a9, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa_1
    0x0fa09237b0091a9, // IMAGE_STORE_MIP MIMG_NSA2 has_nsa_2
    0x0fc09437c0091a9, // IMAGE_STORE_MIP MIMG_NSA3 has_nsa_3
    0x0f608637900a1af, // IMAGE_STORE_PCK ENC_MIMG default
    0x0f808837a00a1af, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa_1
    0x0fa08a37b00a1af, // IMAGE_STORE_PCK MIMG_NSA2 has_nsa_2
    0x0fc08c37c00a1af, // IMAGE_STORE_PCK MIMG_NSA3 has_nsa_3
    0x0f608e37900b1ac, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x0f809037a00b1ac, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa_1
    0x0fa09237b00b1ac, // IMAGE_STORE_MIP_PCK MIMG_NSA2 has_nsa_2
    0x0fc09437c00b1ac, // IMAGE_STORE_MIP_PCK MIMG_NSA3 has_nsa_3
    0x0f609637d00e15e, // IMAGE_GET_RESINFO ENC_MIMG default
    0x0f809837e00e15e, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa_1
    0x0fa09a37f00e15e, // IMAGE_GET_RESINFO MIMG_NSA2 has_nsa_2
    0x0fc09c38000e15e, // IMAGE_GET_RESINFO MIMG_NSA3 has_nsa_3
    0x0f609e38100f13e, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x0f80a038200f13e, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa_1
    0x0fa0a238300f13e, // IMAGE_ATOMIC_SWAP MIMG_NSA2 has_nsa_2
    0x0fc0a438400f13e, // IMAGE_ATOMIC_SWAP MIMG_NSA3 has_nsa_3
    0x0f60a6385010134, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x0f80a8386010134, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa_1
    0x0fa0aa387010134, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA2 has_nsa_2
    0x0fc0ac388010134, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA3 has_nsa_3
    0x0f609e389011132, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x0f80a038a011132, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa_1
    0x0fa0a238b011132, // IMAGE_ATOMIC_ADD MIMG_NSA2 has_nsa_2
    0x0fc0a438c011132, // IMAGE_ATOMIC_ADD MIMG_NSA3 has_nsa_3
    0x0f609e38901213d, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x0f80a038a01213d, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa_1
    0x0fa0a238b01213d, // IMAGE_ATOMIC_SUB MIMG_NSA2 has_nsa_2
    0x0fc0a438c01213d, // IMAGE_ATOMIC_SUB MIMG_NSA3 has_nsa_3
    0x0f609e38d01413c, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x0f80a038e01413c, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa_1
    0x0fa0a238f01413c, // IMAGE_ATOMIC_SMIN MIMG_NSA2 has_nsa_2
    0x0fc0a439001413c, // IMAGE_ATOMIC_SMIN MIMG_NSA3 has_nsa_3
    0x0f609e389015140, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x0f80a038a015140, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa_1
    0x0fa0a238b015140, // IMAGE_ATOMIC_UMIN MIMG_NSA2 has_nsa_2
    0x0fc0a438c015140, // IMAGE_ATOMIC_UMIN MIMG_NSA3 has_nsa_3
    0x0f609e38d01613b, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x0f80a038e01613b, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa_1
    0x0fa0a238f01613b, // IMAGE_ATOMIC_SMAX MIMG_NSA2 has_nsa_2
    0x0fc0a439001613b, // IMAGE_ATOMIC_SMAX MIMG_NSA3 has_nsa_3
    0x0f609e38901713f, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x0f80a038a01713f, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa_1
    0x0fa0a238b01713f, // IMAGE_ATOMIC_UMAX MIMG_NSA2 has_nsa_2
    0x0fc0a438c01713f, // IMAGE_ATOMIC_UMAX MIMG_NSA3 has_nsa_3
    0x0f609e381018133, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x0f80a0382018133, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa_1
    0x0fa0a2383018133, // IMAGE_ATOMIC_AND MIMG_NSA2 has_nsa_2
    0x0fc0a4384018133, // IMAGE_ATOMIC_AND MIMG_NSA3 has_nsa_3
    0x0f609e38101913a, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x0f80a038201913a, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa_1
    0x0fa0a238301913a, // IMAGE_ATOMIC_OR MIMG_NSA2 has_nsa_2
    0x0fc0a438401913a, // IMAGE_ATOMIC_OR MIMG_NSA3 has_nsa_3
    0x0f609e38101a141, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x0f80a038201a141, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa_1
    0x0fa0a238301a141, // IMAGE_ATOMIC_XOR MIMG_NSA2 has_nsa_2
    0x0fc0a438401a141, // IMAGE_ATOMIC_XOR MIMG_NSA3 has_nsa_3
    0x0f609e38901b139, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x0f80a038a01b139, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa_1
    0x0fa0a238b01b139, // IMAGE_ATOMIC_INC MIMG_NSA2 has_nsa_2
    0x0fc0a438c01b139, // IMAGE_ATOMIC_INC MIMG_NSA3 has_nsa_3
    0x0f609e38901c135, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x0f80a038a01c135, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa_1
    0x0fa0a238b01c135, // IMAGE_ATOMIC_DEC MIMG_NSA2 has_nsa_2
    0x0fc0a438c01c135, // IMAGE_ATOMIC_DEC MIMG_NSA3 has_nsa_3
    0x0f60a639101d136, // IMAGE_ATOMIC_FCMPSWAP ENC_MIMG default
    0x0f80a839201d136, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA1 has_nsa_1
    0x0fa0aa39301d136, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA2 has_nsa_2
    0x0fc0ac39401d136, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA3 has_nsa_3
    0x0f609e39501e138, // IMAGE_ATOMIC_FMIN ENC_MIMG default
    0x0f80a039601e138, // IMAGE_ATOMIC_FMIN MIMG_NSA1 has_nsa_1
    0x0fa0a239701e138, // IMAGE_ATOMIC_FMIN MIMG_NSA2 has_nsa_2
    0x0fc0a439801e138, // IMAGE_ATOMIC_FMIN MIMG_NSA3 has_nsa_3
    0x0f609e39501f137, // IMAGE_ATOMIC_FMAX ENC_MIMG default
    0x0f80a039601f137, // IMAGE_ATOMIC_FMAX MIMG_NSA1 has_nsa_1
    0x0fa0a239701f137, // IMAGE_ATOMIC_FMAX MIMG_NSA2 has_nsa_2
    0x0fc0a439801f137, // IMAGE_ATOMIC_FMAX MIMG_NSA3 has_nsa_3
    0x0f60ae39902016e, // IMAGE_SAMPLE ENC_MIMG default
    0x0f80b039a02016e, // IMAGE_SAMPLE MIMG_NSA1 has_nsa_1
    0x0fa0b239b02016e, // IMAGE_SAMPLE MIMG_NSA2 has_nsa_2
    0x0fc0b439c02016e, // IMAGE_SAMPLE MIMG_NSA3 has_nsa_3
    0x0f60b639d02117c, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x0f80b839e02117c, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa_1
    0x0fa0ba39f02117c, // IMAGE_SAMPLE_CL MIMG_NSA2 has_nsa_2
    0x0fc0bc3a002117c, // IMAGE_SAMPLE_CL MIMG_NSA3 has_nsa_3
    0x0f60be3a1022199, // IMAGE_SAMPLE_D ENC_MIMG default
    0x0f80c03a2022199, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa_1
    0x0fa0c23a3022199, // IMAGE_SAMPLE_D MIMG_NSA2 has_nsa_2
    0x0fc0c43a4022199, // IMAGE_SAMPLE_D MIMG_NSA3 has_nsa_3
    0x0f60c63a502319a, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x0f80c83a602319a, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa_1
    0x0fa0ca3a702319a, // IMAGE_SAMPLE_D_CL MIMG_NSA2 has_nsa_2
    0x0fc0cc3a802319a, // IMAGE_SAMPLE_D_CL MIMG_NSA3 has_nsa_3
    0x0f60b639d0241a1, // IMAGE_SAMPLE_L ENC_MIMG default
    0x0f80b839e0241a1, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa_1
    0x0fa0ba39f0241a1, // IMAGE_SAMPLE_L MIMG_NSA2 has_nsa_2
    0x0fc0bc3a00241a1, // IMAGE_SAMPLE_L MIMG_NSA3 has_nsa_3
    0x0f60ce39d02516f, // IMAGE_SAMPLE_B ENC_MIMG default
    0x0f80d039e02516f, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa_1
    0x0fa0d239f02516f, // IMAGE_SAMPLE_B MIMG_NSA2 has_nsa_2
    0x0fc0d43a002516f, // IMAGE_SAMPLE_B MIMG_NSA3 has_nsa_3
    0x0f60d63a9026170, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x0f80d83aa026170, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa_1
    0x0fa0da3ab026170, // IMAGE_SAMPLE_B_CL MIMG_NSA2 has_nsa_2
    0x0fc0dc3ac026170, // IMAGE_SAMPLE_B_CL MIMG_NSA3 has_nsa_3
    0x0f60ae3990271a2, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x0f80b039a0271a2, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa_1
    0x0fa0b239b0271a2, // IMAGE_SAMPLE_LZ MIMG_NSA2 has_nsa_2
    0x0fc0b439c0271a2, // IMAGE_SAMPLE_LZ MIMG_NSA3 has_nsa_3
    0x0f60ce39d028173, // IMAGE_SAMPLE_C ENC_MIMG default
    0x0f80d039e028173, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa_1
    0x0fa0d239f028173, // IMAGE_SAMPLE_C MIMG_NSA2 has_nsa_2
    0x0fc0d43a0028173, // IMAGE_SAMPLE_C MIMG_NSA3 has_nsa_3
    0x0f60d63a902918a, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x0f80d83aa02918a, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa_1
    0x0fa0da3ab02918a, // IMAGE_SAMPLE_C_CL MIMG_NSA2 has_nsa_2
    0x0fc0dc3ac02918a, // IMAGE_SAMPLE_C_CL MIMG_NSA3 has_nsa_3
    0x0f60de3a502a18c, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x0f80e03a602a18c, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa_1
    0x0fa0e23a702a18c, // IMAGE_SAMPLE_C_D MIMG_NSA2 has_nsa_2
    0x0fc0e43a802a18c, // IMAGE_SAMPLE_C_D MIMG_NSA3 has_nsa_3
    0x0f60e63ad02b18d, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x0f80e83ae02b18d, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa_1
    0x0fa0ea3af02b18d, // IMAGE_SAMPLE_C_D_CL MIMG_NSA2 has_nsa_2
    0x0fc0ec3b002b18d, // IMAGE_SAMPLE_C_D_CL MIMG_NSA3 has_nsa_3
    0x0f60d63a902c194, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x0f80d83aa02c194, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa_1
    0x0fa0da3ab02c194, // IMAGE_SAMPLE_C_L MIMG_NSA2 has_nsa_2
    0x0fc0dc3ac02c194, // IMAGE_SAMPLE_C_L MIMG_NSA3 has_nsa_3
    0x0f60ee3a902d17e, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x0f80f03aa02d17e, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa_1
    0x0fa0f23ab02d17e, // IMAGE_SAMPLE_C_B MIMG_NSA2 has_nsa_2
    0x0fc0f43ac02d17e, // IMAGE_SAMPLE_C_B MIMG_NSA3 has_nsa_3
    0x0f60f63b102e17f, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x0f80f83b202e17f, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa_1
    0x0fa0fa3b302e17f, // IMAGE_SAMPLE_C_B_CL MIMG_NSA2 has_nsa_2
    0x0fc0fc3b402e17f, // IMAGE_SAMPLE_C_B_CL MIMG_NSA3 has_nsa_3
    0x0f60ce39d02f195, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x0f80d039e02f195, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa_1
    0x0fa0d239f02f195, // IMAGE_SAMPLE_C_LZ MIMG_NSA2 has_nsa_2
    0x0fc0d43a002f195, // IMAGE_SAMPLE_C_LZ MIMG_NSA3 has_nsa_3
    0x0f60ce39d0301a5, // IMAGE_SAMPLE_O ENC_MIMG default
    0x0f80d039e0301a5, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa_1
    0x0fa0d239f0301a5, // IMAGE_SAMPLE_O MIMG_NSA2 has_nsa_2
    0x0fc0d43a00301a5, // IMAGE_SAMPLE_O MIMG_NSA3 has_nsa_3
    0x0f60d63a903117d, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x0f80d83aa03117d, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa_1
    0x0fa0da3ab03117d, // IMAGE_SAMPLE_CL_O MIMG_NSA2 has_nsa_2
    0x0fc0dc3ac03117d, // IMAGE_SAMPLE_CL_O MIMG_NSA3 has_nsa_3
    0x0f60de3a503219f, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x0f80e03a603219f, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa_1
    0x0fa0e23a703219f, // IMAGE_SAMPLE_D_O MIMG_NSA2 has_nsa_2
    0x0fc0e43a803219f, // IMAGE_SAMPLE_D_O MIMG_NSA3 has_nsa_3
    0x0f60e63ad03319c, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x0f80e83ae03319c, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa_1
    0x0fa0ea3af03319c, // IMAGE_SAMPLE_D_CL_O MIMG_NSA2 has_nsa_2
    0x0fc0ec3b003319c, // IMAGE_SAMPLE_D_CL_O MIMG_NSA3 has_nsa_3
    0x0f60d63a90341a4, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x0f80d83aa0341a4, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa_1
    0x0fa0da3ab0341a4, // IMAGE_SAMPLE_L_O MIMG_NSA2 has_nsa_2
    0x0fc0dc3ac0341a4, // IMAGE_SAMPLE_L_O MIMG_NSA3 has_nsa_3
    0x0f60ee3a9035172, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x0f80f03aa035172, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa_1
    0x0fa0f23ab035172, // IMAGE_SAMPLE_B_O MIMG_NSA2 has_nsa_2
    0x0fc0f43ac035172, // IMAGE_SAMPLE_B_O MIMG_NSA3 has_nsa_3
    0x0f60f63b1036171, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x0f80f83b2036171, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa0fa3b3036171, // IMAGE_SAMPLE_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc0fc3b4036171, // IMAGE_SAMPLE_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f60ce39d0371a3, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x0f80d039e0371a3, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa0d239f0371a3, // IMAGE_SAMPLE_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc0d43a00371a3, // IMAGE_SAMPLE_LZ_O MIMG_NSA3 has_nsa_3
    0x0f60ee3a9038198, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x0f80f03aa038198, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa_1
    0x0fa0f23ab038198, // IMAGE_SAMPLE_C_O MIMG_NSA2 has_nsa_2
    0x0fc0f43ac038198, // IMAGE_SAMPLE_C_O MIMG_NSA3 has_nsa_3
    0x0f60f63b103918b, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x0f80f83b203918b, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa_1
    0x0fa0fa3b303918b, // IMAGE_SAMPLE_C_CL_O MIMG_NSA2 has_nsa_2
    0x0fc0fc3b403918b, // IMAGE_SAMPLE_C_CL_O MIMG_NSA3 has_nsa_3
    0x0f60fe3ad03a192, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x0f81003ae03a192, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa_1
    0x0fa1023af03a192, // IMAGE_SAMPLE_C_D_O MIMG_NSA2 has_nsa_2
    0x0fc1043b003a192, // IMAGE_SAMPLE_C_D_O MIMG_NSA3 has_nsa_3
    0x0f61063b503b18f, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x0f81083b603b18f, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa_1
    0x0fa10a3b703b18f, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA2 has_nsa_2
    0x0fc10c3b803b18f, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA3 has_nsa_3
    0x0f60f63b103c197, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x0f80f83b203c197, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa_1
    0x0fa0fa3b303c197, // IMAGE_SAMPLE_C_L_O MIMG_NSA2 has_nsa_2
    0x0fc0fc3b403c197, // IMAGE_SAMPLE_C_L_O MIMG_NSA3 has_nsa_3
    0x0f610e3b103d181, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x0f81103b203d181, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa_1
    0x0fa1123b303d181, // IMAGE_SAMPLE_C_B_O MIMG_NSA2 has_nsa_2
    0x0fc1143b403d181, // IMAGE_SAMPLE_C_B_O MIMG_NSA3 has_nsa_3
    0x0f61163b903e180, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x0f81183ba03e180, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa11a3bb03e180, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc11c3bc03e180, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f60ee3a903f196, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x0f80f03aa03f196, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa0f23ab03f196, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc0f43ac03f196, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA3 has_nsa_3
    0x0f611e399040142, // IMAGE_GATHER4 ENC_MIMG default
    0x0f812039a040142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa_1
    0x0fa12239b040142, // IMAGE_GATHER4 MIMG_NSA2 has_nsa_2
    0x0fc12439c040142, // IMAGE_GATHER4 MIMG_NSA3 has_nsa_3
    0x0f612639d04114a, // IMAGE_GATHER4_CL ENC_MIMG default
    0x0f812839e04114a, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa_1
    0x0fa12a39f04114a, // IMAGE_GATHER4_CL MIMG_NSA2 has_nsa_2
    0x0fc12c3a004114a, // IMAGE_GATHER4_CL MIMG_NSA3 has_nsa_3
    0x0f6086375042160, // IMAGE_LOAD_BY2 ENC_MIMG default
    0x0f8088376042160, // IMAGE_LOAD_BY2 MIMG_NSA1 has_nsa_1
    0x0fa08a377042160, // IMAGE_LOAD_BY2 MIMG_NSA2 has_nsa_2
    0x0fc08c378042160, // IMAGE_LOAD_BY2 MIMG_NSA3 has_nsa_3
    0x0f6086375043161, // IMAGE_LOAD_BY4 ENC_MIMG default
    0x0f8088376043161, // IMAGE_LOAD_BY4 MIMG_NSA1 has_nsa_1
    0x0fa08a377043161, // IMAGE_LOAD_BY4 MIMG_NSA2 has_nsa_2
    0x0fc08c378043161, // IMAGE_LOAD_BY4 MIMG_NSA3 has_nsa_3
    0x0f612639d044157, // IMAGE_GATHER4_L ENC_MIMG default
    0x0f812839e044157, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa_1
    0x0fa12a39f044157, // IMAGE_GATHER4_L MIMG_NSA2 has_nsa_2
    0x0fc12c3a0044157, // IMAGE_GATHER4_L MIMG_NSA3 has_nsa_3
    0x0f612e39d045145, // IMAGE_GATHER4_B ENC_MIMG default
    0x0f813039e045145, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa_1
    0x0fa13239f045145, // IMAGE_GATHER4_B MIMG_NSA2 has_nsa_2
    0x0fc1343a0045145, // IMAGE_GATHER4_B MIMG_NSA3 has_nsa_3
    0x0f61363a9046146, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x0f81383aa046146, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa_1
    0x0fa13a3ab046146, // IMAGE_GATHER4_B_CL MIMG_NSA2 has_nsa_2
    0x0fc13c3ac046146, // IMAGE_GATHER4_B_CL MIMG_NSA3 has_nsa_3
    0x0f611e399047158, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x0f812039a047158, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa_1
    0x0fa12239b047158, // IMAGE_GATHER4_LZ MIMG_NSA2 has_nsa_2
    0x0fc12439c047158, // IMAGE_GATHER4_LZ MIMG_NSA3 has_nsa_3
    0x0f612e39d048149, // IMAGE_GATHER4_C ENC_MIMG default
    0x0f813039e048149, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa_1
    0x0fa13239f048149, // IMAGE_GATHER4_C MIMG_NSA2 has_nsa_2
    0x0fc1343a0048149, // IMAGE_GATHER4_C MIMG_NSA3 has_nsa_3
    0x0f61363a9049150, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x0f81383aa049150, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa_1
    0x0fa13a3ab049150, // IMAGE_GATHER4_C_CL MIMG_NSA2 has_nsa_2
    0x0fc13c3ac049150, // IMAGE_GATHER4_C_CL MIMG_NSA3 has_nsa_3
    0x0f608e37504a163, // IMAGE_LOAD_MIP_BY2 ENC_MIMG default
    0x0f809037604a163, // IMAGE_LOAD_MIP_BY2 MIMG_NSA1 has_nsa_1
    0x0fa09237704a163, // IMAGE_LOAD_MIP_BY2 MIMG_NSA2 has_nsa_2
    0x0fc09437804a163, // IMAGE_LOAD_MIP_BY2 MIMG_NSA3 has_nsa_3
    0x0f608e37504b164, // IMAGE_LOAD_MIP_BY4 ENC_MIMG default
    0x0f809037604b164, // IMAGE_LOAD_MIP_BY4 MIMG_NSA1 has_nsa_1
    0x0fa09237704b164, // IMAGE_LOAD_MIP_BY4 MIMG_NSA2 has_nsa_2
    0x0fc09437804b164, // IMAGE_LOAD_MIP_BY4 MIMG_NSA3 has_nsa_3
    0x0f61363a904c152, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x0f81383aa04c152, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa_1
    0x0fa13a3ab04c152, // IMAGE_GATHER4_C_L MIMG_NSA2 has_nsa_2
    0x0fc13c3ac04c152, // IMAGE_GATHER4_C_L MIMG_NSA3 has_nsa_3
    0x0f613e3a904d14c, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x0f81403aa04d14c, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa_1
    0x0fa1423ab04d14c, // IMAGE_GATHER4_C_B MIMG_NSA2 has_nsa_2
    0x0fc1443ac04d14c, // IMAGE_GATHER4_C_B MIMG_NSA3 has_nsa_3
    0x0f61463b104e14d, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x0f81483b204e14d, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa_1
    0x0fa14a3b304e14d, // IMAGE_GATHER4_C_B_CL MIMG_NSA2 has_nsa_2
    0x0fc14c3b404e14d, // IMAGE_GATHER4_C_B_CL MIMG_NSA3 has_nsa_3
    0x0f612e39d04f153, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x0f813039e04f153, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa_1
    0x0fa13239f04f153, // IMAGE_GATHER4_C_LZ MIMG_NSA2 has_nsa_2
    0x0fc1343a004f153, // IMAGE_GATHER4_C_LZ MIMG_NSA3 has_nsa_3
    0x0f612e39d05015b, // IMAGE_GATHER4_O ENC_MIMG default
    0x0f813039e05015b, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa_1
    0x0fa13239f05015b, // IMAGE_GATHER4_O MIMG_NSA2 has_nsa_2
    0x0fc1343a005015b, // IMAGE_GATHER4_O MIMG_NSA3 has_nsa_3
    0x0f61363a905114b, // IMAGE_GATHER4_CL_O ENC_MIMG default
    0x0f81383aa05114b, // IMAGE_GATHER4_CL_O MIMG_NSA1 has_nsa_1
    0x0fa13a3ab05114b, // IMAGE_GATHER4_CL_O MIMG_NSA2 has_nsa_2
    0x0fc13c3ac05114b, // IMAGE_GATHER4_CL_O MIMG_NSA3 has_nsa_3
    0x0f60863790521a7, // IMAGE_STORE_BY2 ENC_MIMG default
    0x0f808837a0521a7, // IMAGE_STORE_BY2 MIMG_NSA1 has_nsa_1
    0x0fa08a37b0521a7, // IMAGE_STORE_BY2 MIMG_NSA2 has_nsa_2
    0x0fc08c37c0521a7, // IMAGE_STORE_BY2 MIMG_NSA3 has_nsa_3
    0x0f60863790531a8, // IMAGE_STORE_BY4 ENC_MIMG default
    0x0f808837a0531a8, // IMAGE_STORE_BY4 MIMG_NSA1 has_nsa_1
    0x0fa08a37b0531a8, // IMAGE_STORE_BY4 MIMG_NSA2 has_nsa_2
    0x0fc08c37c0531a8, // IMAGE_STORE_BY4 MIMG_NSA3 has_nsa_3
    0x0f61363a905415a, // IMAGE_GATHER4_L_O ENC_MIMG default
    0x0f81383aa05415a, // IMAGE_GATHER4_L_O MIMG_NSA1 has_nsa_1
    0x0fa13a3ab05415a, // IMAGE_GATHER4_L_O MIMG_NSA2 has_nsa_2
    0x0fc13c3ac05415a, // IMAGE_GATHER4_L_O MIMG_NSA3 has_nsa_3
    0x0f613e3a9055148, // IMAGE_GATHER4_B_O ENC_MIMG default
    0x0f81403aa055148, // IMAGE_GATHER4_B_O MIMG_NSA1 has_nsa_1
    0x0fa1423ab055148, // IMAGE_GATHER4_B_O MIMG_NSA2 has_nsa_2
    0x0fc1443ac055148, // IMAGE_GATHER4_B_O MIMG_NSA3 has_nsa_3
    0x0f61463b1056147, // IMAGE_GATHER4_B_CL_O ENC_MIMG default
    0x0f81483b2056147, // IMAGE_GATHER4_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa14a3b3056147, // IMAGE_GATHER4_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc14c3b4056147, // IMAGE_GATHER4_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f612e39d057159, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x0f813039e057159, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa13239f057159, // IMAGE_GATHER4_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc1343a0057159, // IMAGE_GATHER4_LZ_O MIMG_NSA3 has_nsa_3
    0x0f613e3a9058156, // IMAGE_GATHER4_C_O ENC_MIMG default
    0x0f81403aa058156, // IMAGE_GATHER4_C_O MIMG_NSA1 has_nsa_1
    0x0fa1423ab058156, // IMAGE_GATHER4_C_O MIMG_NSA2 has_nsa_2
    0x0fc1443ac058156, // IMAGE_GATHER4_C_O MIMG_NSA3 has_nsa_3
    0x0f61463b1059151, // IMAGE_GATHER4_C_CL_O ENC_MIMG default
    0x0f81483b2059151, // IMAGE_GATHER4_C_CL_O MIMG_NSA1 has_nsa_1
    0x0fa14a3b3059151, // IMAGE_GATHER4_C_CL_O MIMG_NSA2 has_nsa_2
    0x0fc14c3b4059151, // IMAGE_GATHER4_C_CL_O MIMG_NSA3 has_nsa_3
    0x0f608e37905a1aa, // IMAGE_STORE_MIP_BY2 ENC_MIMG default
    0x0f809037a05a1aa, // IMAGE_STORE_MIP_BY2 MIMG_NSA1 has_nsa_1
    0x0fa09237b05a1aa, // IMAGE_STORE_MIP_BY2 MIMG_NSA2 has_nsa_2
    0x0fc09437c05a1aa, // IMAGE_STORE_MIP_BY2 MIMG_NSA3 has_nsa_3
    0x0f608e37905b1ab, // IMAGE_STORE_MIP_BY4 ENC_MIMG default
    0x0f809037a05b1ab, // IMAGE_STORE_MIP_BY4 MIMG_NSA1 has_nsa_1
    0x0fa09237b05b1ab, // IMAGE_STORE_MIP_BY4 MIMG_NSA2 has_nsa_2
    0x0fc09437c05b1ab, // IMAGE_STORE_MIP_BY4 MIMG_NSA3 has_nsa_3
    0x0f61463b105c155, // IMAGE_GATHER4_C_L_O ENC_MIMG default
    0x0f81483b205c155, // IMAGE_GATHER4_C_L_O MIMG_NSA1 has_nsa_1
    0x0fa14a3b305c155, // IMAGE_GATHER4_C_L_O MIMG_NSA2 has_nsa_2
    0x0fc14c3b405c155, // IMAGE_GATHER4_C_L_O MIMG_NSA3 has_nsa_3
    0x0f614e3b105d14f, // IMAGE_GATHER4_C_B_O ENC_MIMG default
    0x0f81503b205d14f, // IMAGE_GATHER4_C_B_O MIMG_NSA1 has_nsa_1
    0x0fa1523b305d14f, // IMAGE_GATHER4_C_B_O MIMG_NSA2 has_nsa_2
    0x0fc1543b405d14f, // IMAGE_GATHER4_C_B_O MIMG_NSA3 has_nsa_3
    0x0f61563b905e14e, // IMAGE_GATHER4_C_B_CL_O ENC_MIMG default
    0x0f81583ba05e14e, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa15a3bb05e14e, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc15c3bc05e14e, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f613e3a905f154, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x0f81403aa05f154, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa1423ab05f154, // IMAGE_GATHER4_C_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc1443ac05f154, // IMAGE_GATHER4_C_LZ_O MIMG_NSA3 has_nsa_3
    0x0f60ae39906015d, // IMAGE_GET_LOD ENC_MIMG default
    0x0f80b039a06015d, // IMAGE_GET_LOD MIMG_NSA1 has_nsa_1
    0x0fa0b239b06015d, // IMAGE_GET_LOD MIMG_NSA2 has_nsa_2
    0x0fc0b439c06015d, // IMAGE_GET_LOD MIMG_NSA3 has_nsa_3
    0x0f611e399061143, // IMAGE_GATHER4H ENC_MIMG default
    0x0f812039a061143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa_1
    0x0fa12239b061143, // IMAGE_GATHER4H MIMG_NSA2 has_nsa_2
    0x0fc12439c061143, // IMAGE_GATHER4H MIMG_NSA3 has_nsa_3
    0x0f611e399062144, // IMAGE_GATHER4H_PCK ENC_MIMG default
    0x0f812039a062144, // IMAGE_GATHER4H_PCK MIMG_NSA1 has_nsa_1
    0x0fa12239b062144, // IMAGE_GATHER4H_PCK MIMG_NSA2 has_nsa_2
    0x0fc12439c062144, // IMAGE_GATHER4H_PCK MIMG_NSA3 has_nsa_3
    0x0f60ae39906315c, // IMAGE_GATHER8H_PCK ENC_MIMG default
    0x0f815e39a06315c, // IMAGE_GATHER8H_PCK MIMG_NSA1 has_nsa_1
    0x0fa16039b06315c, // IMAGE_GATHER8H_PCK MIMG_NSA2 has_nsa_2
    0x0fc16239c06315c, // IMAGE_GATHER8H_PCK MIMG_NSA3 has_nsa_3
    0x0f60be3a1068174, // IMAGE_SAMPLE_CD ENC_MIMG default
    0x0f80c03a2068174, // IMAGE_SAMPLE_CD MIMG_NSA1 has_nsa_1
    0x0fa0c23a3068174, // IMAGE_SAMPLE_CD MIMG_NSA2 has_nsa_2
    0x0fc0c43a4068174, // IMAGE_SAMPLE_CD MIMG_NSA3 has_nsa_3
    0x0f60c63a5069175, // IMAGE_SAMPLE_CD_CL ENC_MIMG default
    0x0f80c83a6069175, // IMAGE_SAMPLE_CD_CL MIMG_NSA1 has_nsa_1
    0x0fa0ca3a7069175, // IMAGE_SAMPLE_CD_CL MIMG_NSA2 has_nsa_2
    0x0fc0cc3a8069175, // IMAGE_SAMPLE_CD_CL MIMG_NSA3 has_nsa_3
    0x0f60de3a506a182, // IMAGE_SAMPLE_C_CD ENC_MIMG default
    0x0f80e03a606a182, // IMAGE_SAMPLE_C_CD MIMG_NSA1 has_nsa_1
    0x0fa0e23a706a182, // IMAGE_SAMPLE_C_CD MIMG_NSA2 has_nsa_2
    0x0fc0e43a806a182, // IMAGE_SAMPLE_C_CD MIMG_NSA3 has_nsa_3
    0x0f60e63ad06b183, // IMAGE_SAMPLE_C_CD_CL ENC_MIMG default
    0x0f80e83ae06b183, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA1 has_nsa_1
    0x0fa0ea3af06b183, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA2 has_nsa_2
    0x0fc0ec3b006b183, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA3 has_nsa_3
    0x0f60de3a506c17a, // IMAGE_SAMPLE_CD_O ENC_MIMG default
    0x0f80e03a606c17a, // IMAGE_SAMPLE_CD_O MIMG_NSA1 has_nsa_1
    0x0fa0e23a706c17a, // IMAGE_SAMPLE_CD_O MIMG_NSA2 has_nsa_2
    0x0fc0e43a806c17a, // IMAGE_SAMPLE_CD_O MIMG_NSA3 has_nsa_3
    0x0f60e63ad06d177, // IMAGE_SAMPLE_CD_CL_O ENC_MIMG default
    0x0f80e83ae06d177, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA1 has_nsa_1
    0x0fa0ea3af06d177, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA2 has_nsa_2
    0x0fc0ec3b006d177, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA3 has_nsa_3
    0x0f60fe3ad06e188, // IMAGE_SAMPLE_C_CD_O ENC_MIMG default
    0x0f81003ae06e188, // IMAGE_SAMPLE_C_CD_O MIMG_NSA1 has_nsa_1
    0x0fa1023af06e188, // IMAGE_SAMPLE_C_CD_O MIMG_NSA2 has_nsa_2
    0x0fc1043b006e188, // IMAGE_SAMPLE_C_CD_O MIMG_NSA3 has_nsa_3
    0x0f61063b506f185, // IMAGE_SAMPLE_C_CD_CL_O ENC_MIMG default
    0x0f81083b606f185, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA1 has_nsa_1
    0x0fa10a3b706f185, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA2 has_nsa_2
    0x0fc10c3b806f185, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA3 has_nsa_3
    0x0f608637507016a, // IMAGE_LOAD_PCK2 ENC_MIMG default
    0x0f808837607016a, // IMAGE_LOAD_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa08a37707016a, // IMAGE_LOAD_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc08c37807016a, // IMAGE_LOAD_PCK2 MIMG_NSA3 has_nsa_3
    0x0f608637507116b, // IMAGE_LOAD_PCK4 ENC_MIMG default
    0x0f808837607116b, // IMAGE_LOAD_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa08a37707116b, // IMAGE_LOAD_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc08c37807116b, // IMAGE_LOAD_PCK4 MIMG_NSA3 has_nsa_3
    0x0f608e375073166, // IMAGE_LOAD_MIP_PCK2 ENC_MIMG default
    0x0f8090376073166, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa092377073166, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc094378073166, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA3 has_nsa_3
    0x0f608e375074167, // IMAGE_LOAD_MIP_PCK4 ENC_MIMG default
    0x0f8090376074167, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa092377074167, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc094378074167, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA3 has_nsa_3
    0x0f60863790761b0, // IMAGE_STORE_PCK2 ENC_MIMG default
    0x0f808837a0761b0, // IMAGE_STORE_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa08a37b0761b0, // IMAGE_STORE_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc08c37c0761b0, // IMAGE_STORE_PCK2 MIMG_NSA3 has_nsa_3
    0x0f60863790771b1, // IMAGE_STORE_PCK4 ENC_MIMG default
    0x0f808837a0771b1, // IMAGE_STORE_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa08a37b0771b1, // IMAGE_STORE_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc08c37c0771b1, // IMAGE_STORE_PCK4 MIMG_NSA3 has_nsa_3
    0x0f608e3790791ad, // IMAGE_STORE_MIP_PCK2 ENC_MIMG default
    0x0f809037a0791ad, // IMAGE_STORE_MIP_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa09237b0791ad, // IMAGE_STORE_MIP_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc09437c0791ad, // IMAGE_STORE_MIP_PCK2 MIMG_NSA3 has_nsa_3
    0x0f608e37907a1ae, // IMAGE_STORE_MIP_PCK4 ENC_MIMG default
    0x0f809037a07a1ae, // IMAGE_STORE_MIP_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa09237b07a1ae, // IMAGE_STORE_MIP_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc09437c07a1ae, // IMAGE_STORE_MIP_PCK4 MIMG_NSA3 has_nsa_3
    0x0f608637508016d, // IMAGE_MSAA_LOAD ENC_MIMG default
    0x0f808837608016d, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa_1
    0x0fa08a37708016d, // IMAGE_MSAA_LOAD MIMG_NSA2 has_nsa_2
    0x0fc08c37808016d, // IMAGE_MSAA_LOAD MIMG_NSA3 has_nsa_3
    0x0f61643b90a219e, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0x0f81663ba0a219e, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa_1
    0x0fa1683bb0a219e, // IMAGE_SAMPLE_D_G16 MIMG_NSA2 has_nsa_2
    0x0fc16a3bc0a219e, // IMAGE_SAMPLE_D_G16 MIMG_NSA3 has_nsa_3
    0x0f616c3bd0a319b, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0x0f816e3be0a319b, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1703bf0a319b, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1723c00a319b, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f61743bd0aa191, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0x0f81763be0aa191, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa_1
    0x0fa1783bf0aa191, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA2 has_nsa_2
    0x0fc17a3c00aa191, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA3 has_nsa_3
    0x0f617c3a10ab18e, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0x0f817e3a20ab18e, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1803a30ab18e, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1823a40ab18e, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f61743bd0b21a0, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0x0f81763be0b21a0, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1783bf0b21a0, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc17a3c00b21a0, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA3 has_nsa_3
    0x0f617c3a10b319d, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0x0f817e3a20b319d, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1803a30b319d, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1823a40b319d, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61843a10ba193, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0x0f81863a20ba193, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1883a30ba193, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc18a3a40ba193, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA3 has_nsa_3
    0x0f618c3a50bb190, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0x0f818e3a60bb190, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1903a70bb190, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1923a80bb190, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61643b90e8179, // IMAGE_SAMPLE_CD_G16 ENC_MIMG default
    0x0f81663ba0e8179, // IMAGE_SAMPLE_CD_G16 MIMG_NSA1 has_nsa_1
    0x0fa1683bb0e8179, // IMAGE_SAMPLE_CD_G16 MIMG_NSA2 has_nsa_2
    0x0fc16a3bc0e8179, // IMAGE_SAMPLE_CD_G16 MIMG_NSA3 has_nsa_3
    0x0f616c3bd0e9176, // IMAGE_SAMPLE_CD_CL_G16 ENC_MIMG default
    0x0f816e3be0e9176, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1703bf0e9176, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1723c00e9176, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f61743bd0ea187, // IMAGE_SAMPLE_C_CD_G16 ENC_MIMG default
    0x0f81763be0ea187, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA1 has_nsa_1
    0x0fa1783bf0ea187, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA2 has_nsa_2
    0x0fc17a3c00ea187, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA3 has_nsa_3
    0x0f617c3a10eb184, // IMAGE_SAMPLE_C_CD_CL_G16 ENC_MIMG default
    0x0f817e3a20eb184, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1803a30eb184, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1823a40eb184, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f61743bd0ec17b, // IMAGE_SAMPLE_CD_O_G16 ENC_MIMG default
    0x0f81763be0ec17b, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1783bf0ec17b, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc17a3c00ec17b, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA3 has_nsa_3
    0x0f617c3a10ed178, // IMAGE_SAMPLE_CD_CL_O_G16 ENC_MIMG default
    0x0f817e3a20ed178, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1803a30ed178, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1823a40ed178, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61843a10ee189, // IMAGE_SAMPLE_C_CD_O_G16 ENC_MIMG default
    0x0f81863a20ee189, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1883a30ee189, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc18a3a40ee189, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA3 has_nsa_3
    0x0f618c3a50ef186, // IMAGE_SAMPLE_C_CD_CL_O_G16 ENC_MIMG default
    0x0f818e3a60ef186, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1903a70ef186, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1923a80ef186, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0fe1a63c100023d, // S_LOAD_DWORD ENC_SMEM default
    0x0fe1a83c200123f, // S_LOAD_DWORDX2 ENC_SMEM default
    0x0fe1aa3c3002240, // S_LOAD_DWORDX4 ENC_SMEM default
    0x0fe1ac3c4003241, // S_LOAD_DWORDX8 ENC_SMEM default
    0x0fe1ae3c500423e, // S_LOAD_DWORDX16 ENC_SMEM default
    0x0fe1a63c1005278, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x0fe1a83c2006279, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x0fe1aa3c300727a, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x0fe1b03c60081f7, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x0fe1b23c70091f9, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x0fe1b43c800a1fa, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x0fe1b63c900b1fb, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x0fe1b83ca00c1f8, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x0fe1a420801f239, // S_GL1_INV ENC_SMEM default
    0x0fe1a4208020228, // S_DCACHE_INV ENC_SMEM default
    0x0fe1ba3cb02424d, // S_MEMTIME ENC_SMEM default
    0x0fe1ba3cb02524c, // S_MEMREALTIME ENC_SMEM default
    0x0fe1bc3cc0261de, // S_ATC_PROBE ENC_SMEM default
    0x0fe1be3cd0271df, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0fe1c03ce02a238, // S_GET_WAVEID_IN_WORKGROUP ENC_SMEM default
    0x1000403cf0000c5, // EXP ENC_EXP default
    0x1022f63d000033a, // V_CMP_F_F32 ENC_VOPC default
    0x1042f83d100033a, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d200033a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d000135f, // V_CMP_LT_F32 ENC_VOPC default
    0x1042f83d100135f, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d200135f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d0002331, // V_CMP_EQ_F32 ENC_VOPC default
    0x1042f83d1002331, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d2002331, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d0003353, // V_CMP_LE_F32 ENC_VOPC default
    0x1042f83d1003353, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d2003353, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d000434a, // V_CMP_GT_F32 ENC_VOPC default
    0x1042f83d100434a, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d200434a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d000535c, // V_CMP_LG_F32 ENC_VOPC default
    0x1042f83d100535c, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d200535c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d0006341, // V_CMP_GE_F32 ENC_VOPC default
    0x1042f83d1006341, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d2006341, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d0007380, // V_CMP_O_F32 ENC_VOPC default
    0x1042f83d1007380, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d2007380, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d000838a, // V_CMP_U_F32 ENC_VOPC default
    0x1042f83d100838a, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d200838a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d0009371, // V_CMP_NGE_F32 ENC_VOPC default
    0x1042f83d1009371, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d2009371, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d000a37a, // V_CMP_NLG_F32 ENC_VOPC default
    0x1042f83d100a37a, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d200a37a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d000b374, // V_CMP_NGT_F32 ENC_VOPC default
    0x1042f83d100b374, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d200b374, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d000c377, // V_CMP_NLE_F32 ENC_VOPC default
    0x1042f83d100c377, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d200c377, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d000d368, // V_CMP_NEQ_F32 ENC_VOPC default
    0x1042f83d100d368, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d200d368, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d000e37d, // V_CMP_NLT_F32 ENC_VOPC default
    0x1042f83d100e37d, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d200e37d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x1022f63d000f383, // V_CMP_TRU_F32 ENC_VOPC default
    0x1042f83d100f383, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63d200f383, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d30102db, // V_CMPX_F_F32 ENC_VOPC default
    0x1042fe3d40102db, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d50102db, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d3011300, // V_CMPX_LT_F32 ENC_VOPC default
    0x1042fe3d4011300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d5011300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d30122d2, // V_CMPX_EQ_F32 ENC_VOPC default
    0x1042fe3d40122d2, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d50122d2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d30132f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x1042fe3d40132f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d50132f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d30142eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x1042fe3d40142eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d50142eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d30152fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x1042fe3d40152fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d50152fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d30162e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x1042fe3d40162e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d50162e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d3017321, // V_CMPX_O_F32 ENC_VOPC default
    0x1042fe3d4017321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d5017321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d301832b, // V_CMPX_U_F32 ENC_VOPC default
    0x1042fe3d401832b, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d501832b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d3019312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x1042fe3d4019312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d5019312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d301a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x1042fe3d401a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d501a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d301b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x1042fe3d401b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d501b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d301c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x1042fe3d401c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d501c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d301d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x1042fe3d401d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d501d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d301e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x1042fe3d401e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d501e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x1022fc3d301f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x1042fe3d401f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3d501f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x1083023d602033b, // V_CMP_F_F64 ENC_VOPC default
    0x1063023d702033b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x1083023d6021360, // V_CMP_LT_F64 ENC_VOPC default
    0x1063023d7021360, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x1083023d6022332, // V_CMP_EQ_F64 ENC_VOPC default
    0x1063023d7022332, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x1083023d6023354, // V_CMP_LE_F64 ENC_VOPC default
    0x1063023d7023354, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x1083023d602434b, // V_CMP_GT_F64 ENC_VOPC default
    0x1063023d702434b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x1083023d602535d, // V_CMP_LG_F64 ENC_VOPC default
    0x1063023d702535d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x1083023d6026342, // V_CMP_GE_F64 ENC_VOPC default
    0x1063023d7026342, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x1083023d6027381, // V_CMP_O_F64 ENC_VOPC default
    0x1063023d7027381, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x1083023d602838b, // V_CMP_U_F64 ENC_VOPC default
    0x1063023d702838b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x1083023d6029372, // V_CMP_NGE_F64 ENC_VOPC default
    0x1063023d7029372, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x1083023d602a37b, // V_CMP_NLG_F64 ENC_VOPC default
    0x1063023d702a37b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x1083023d602b375, // V_CMP_NGT_F64 ENC_VOPC default
    0x1063023d702b375, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x1083023d602c378, // V_CMP_NLE_F64 ENC_VOPC default
    0x1063023d702c378, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x1083023d602d369, // V_CMP_NEQ_F64 ENC_VOPC default
    0x1063023d702d369, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x1083023d602e37e, // V_CMP_NLT_F64 ENC_VOPC default
    0x1063023d702e37e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x1083023d602f384, // V_CMP_TRU_F64 ENC_VOPC default
    0x1063023d702f384, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x1083063d80302dc, // V_CMPX_F_F64 ENC_VOPC default
    0x1063063d90302dc, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x1083063d8031301, // V_CMPX_LT_F64 ENC_VOPC default
    0x1063063d9031301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x1083063d80322d3, // V_CMPX_EQ_F64 ENC_VOPC default
    0x1063063d90322d3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x1083063d80332f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x1063063d90332f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x1083063d80342ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x1063063d90342ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x1083063d80352fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x1063063d90352fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x1083063d80362e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x1063063d90362e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x1083063d8037322, // V_CMPX_O_F64 ENC_VOPC default
    0x1063063d9037322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x1083063d803832c, // V_CMPX_U_F64 ENC_VOPC default
    0x1063063d903832c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x1083063d8039313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x1063063d9039313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x1083063d803a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x1063063d903a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x1083063d803b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x1063063d903b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x1083063d803c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x1063063d903c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x1083063d803d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x1063063d903d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x1083063d803e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x1063063d903e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x1083063d803f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x1063063d903f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x1022f63da08033c, // V_CMP_F_I32 ENC_VOPC default
    0x10430a3db08033c, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63dc08033c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x1022f63da081362, // V_CMP_LT_I32 ENC_VOPC default
    0x10430a3db081362, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63dc081362, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x1022f63da082334, // V_CMP_EQ_I32 ENC_VOPC default
    0x10430a3db082334, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63dc082334, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x1022f63da083356, // V_CMP_LE_I32 ENC_VOPC default
    0x10430a3db083356, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63dc083356, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x1022f63da08434d, // V_CMP_GT_I32 ENC_VOPC default
    0x10430a3db08434d, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63dc08434d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x1022f63da08536b, // V_CMP_NE_I32 ENC_VOPC default
    0x10430a3db08536b, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63dc08536b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x1022f63da086344, // V_CMP_GE_I32 ENC_VOPC default
    0x10430a3db086344, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63dc086344, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x1022f63da087385, // V_CMP_T_I32 ENC_VOPC default
    0x10430a3db087385, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63dc087385, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x1022f63dd08832e, // V_CMP_CLASS_F32 ENC_VOPC default
    0x10430e3de08832e, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f63df08832e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x1023123e0089361, // V_CMP_LT_I16 ENC_VOPC default
    0x1043143e1089361, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e2089361, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x1023123e008a333, // V_CMP_EQ_I16 ENC_VOPC default
    0x1043143e108a333, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e208a333, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x1023123e008b355, // V_CMP_LE_I16 ENC_VOPC default
    0x1043143e108b355, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e208b355, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x1023123e008c34c, // V_CMP_GT_I16 ENC_VOPC default
    0x1043143e108c34c, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e208c34c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x1023123e008d36a, // V_CMP_NE_I16 ENC_VOPC default
    0x1043143e108d36a, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e208d36a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x1023123e008e343, // V_CMP_GE_I16 ENC_VOPC default
    0x1043143e108e343, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e208e343, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x1023183e308f32d, // V_CMP_CLASS_F16 ENC_VOPC default
    0x10431a3e408f32d, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e508f32d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x1022fc3e60902dd, // V_CMPX_F_I32 ENC_VOPC default
    0x10431e3e70902dd, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3e80902dd, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x1022fc3e6091303, // V_CMPX_LT_I32 ENC_VOPC default
    0x10431e3e7091303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3e8091303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x1022fc3e60922d5, // V_CMPX_EQ_I32 ENC_VOPC default
    0x10431e3e70922d5, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3e80922d5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x1022fc3e60932f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x10431e3e70932f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3e80932f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x1022fc3e60942ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x10431e3e70942ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3e80942ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x1022fc3e609530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x10431e3e709530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3e809530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x1022fc3e60962e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x10431e3e70962e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3e80962e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x1022fc3e6097326, // V_CMPX_T_I32 ENC_VOPC default
    0x10431e3e7097326, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3e8097326, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x1022fc3e90982cf, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x1043223ea0982cf, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc3eb0982cf, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x1023263ec099302, // V_CMPX_LT_I16 ENC_VOPC default
    0x1043283ed099302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263ee099302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x1023263ec09a2d4, // V_CMPX_EQ_I16 ENC_VOPC default
    0x1043283ed09a2d4, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263ee09a2d4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x1023263ec09b2f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x1043283ed09b2f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263ee09b2f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x1023263ec09c2ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x1043283ed09c2ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263ee09c2ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x1023263ec09d30b, // V_CMPX_NE_I16 ENC_VOPC default
    0x1043283ed09d30b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263ee09d30b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x1023263ec09e2e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x1043283ed09e2e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263ee09e2e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x10232c3ef09f2ce, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x10432e3f009f2ce, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f109f2ce, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x1083323f20a033d, // V_CMP_F_I64 ENC_VOPC default
    0x1063323f30a033d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x1083323f20a1363, // V_CMP_LT_I64 ENC_VOPC default
    0x1063323f30a1363, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x1083323f20a2335, // V_CMP_EQ_I64 ENC_VOPC default
    0x1063323f30a2335, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x1083323f20a3357, // V_CMP_LE_I64 ENC_VOPC default
    0x1063323f30a3357, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x1083323f20a434e, // V_CMP_GT_I64 ENC_VOPC default
    0x1063323f30a434e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x1083323f20a536c, // V_CMP_NE_I64 ENC_VOPC default
    0x1063323f30a536c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x1083323f20a6345, // V_CMP_GE_I64 ENC_VOPC default
    0x1063323f30a6345, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x1083323f20a7386, // V_CMP_T_I64 ENC_VOPC default
    0x1063323f30a7386, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x1083363f40a832f, // V_CMP_CLASS_F64 ENC_VOPC default
    0x1063363f50a832f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x1023123f60a9364, // V_CMP_LT_U16 ENC_VOPC default
    0x1043143f70a9364, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123f80a9364, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x1023123f60aa336, // V_CMP_EQ_U16 ENC_VOPC default
    0x1043143f70aa336, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123f80aa336, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x1023123f60ab358, // V_CMP_LE_U16 ENC_VOPC default
    0x1043143f70ab358, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123f80ab358, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x1023123f60ac34f, // V_CMP_GT_U16 ENC_VOPC default
    0x1043143f70ac34f, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123f80ac34f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x1023123f60ad36d, // V_CMP_NE_U16 ENC_VOPC default
    0x1043143f70ad36d, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123f80ad36d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x1023123f60ae346, // V_CMP_GE_U16 ENC_VOPC default
    0x1043143f70ae346, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123f80ae346, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x10833a3f90b02de, // V_CMPX_F_I64 ENC_VOPC default
    0x10633a3fa0b02de, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x10833a3f90b1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x10633a3fa0b1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x10833a3f90b22d6, // V_CMPX_EQ_I64 ENC_VOPC default
    0x10633a3fa0b22d6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x10833a3f90b32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x10633a3fa0b32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x10833a3f90b42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x10633a3fa0b42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x10833a3f90b530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x10633a3fa0b530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x10833a3f90b62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x10633a3fa0b62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x10833a3f90b7327, // V_CMPX_T_I64 ENC_VOPC default
    0x10633a3fa0b7327, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x10833e3fb0b82d0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x10633e3fc0b82d0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x1023263fd0b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x1043283fe0b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263ff0b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x1023263fd0ba2d7, // V_CMPX_EQ_U16 ENC_VOPC default
    0x1043283fe0ba2d7, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263ff0ba2d7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x1023263fd0bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x1043283fe0bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263ff0bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x1023263fd0bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x1043283fe0bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263ff0bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x1023263fd0bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x1043283fe0bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263ff0bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x1023263fd0be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x1043283fe0be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263ff0be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x1022f64000c033e, // V_CMP_F_U32 ENC_VOPC default
    0x10430a4010c033e, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f64020c033e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x1022f64000c1365, // V_CMP_LT_U32 ENC_VOPC default
    0x10430a4010c1365, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f64020c1365, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x1022f64000c2337, // V_CMP_EQ_U32 ENC_VOPC default
    0x10430a4010c2337, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f64020c2337, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x1022f64000c3359, // V_CMP_LE_U32 ENC_VOPC default
    0x10430a4010c3359, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f64020c3359, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x1022f64000c4350, // V_CMP_GT_U32 ENC_VOPC default
    0x10430a4010c4350, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f64020c4350, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x1022f64000c536e, // V_CMP_NE_U32 ENC_VOPC default
    0x10430a4010c536e, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f64020c536e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x1022f64000c6347, // V_CMP_GE_U32 ENC_VOPC default
    0x10430a4010c6347, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f64020c6347, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x1022f64000c7387, // V_CMP_T_U32 ENC_VOPC default
    0x10430a4010c7387, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062f64020c7387, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x1023183e30c8339, // V_CMP_F_F16 ENC_VOPC default
    0x1043423e40c8339, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50c8339, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30c935e, // V_CMP_LT_F16 ENC_VOPC default
    0x1043423e40c935e, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50c935e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30ca330, // V_CMP_EQ_F16 ENC_VOPC default
    0x1043423e40ca330, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50ca330, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30cb352, // V_CMP_LE_F16 ENC_VOPC default
    0x1043423e40cb352, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50cb352, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30cc349, // V_CMP_GT_F16 ENC_VOPC default
    0x1043423e40cc349, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50cc349, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30cd35b, // V_CMP_LG_F16 ENC_VOPC default
    0x1043423e40cd35b, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50cd35b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30ce340, // V_CMP_GE_F16 ENC_VOPC default
    0x1043423e40ce340, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50ce340, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30cf37f, // V_CMP_O_F16 ENC_VOPC default
    0x1043423e40cf37f, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50cf37f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x1022fc4030d02df, // V_CMPX_F_U32 ENC_VOPC default
    0x10431e4040d02df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc4050d02df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x1022fc4030d1306, // V_CMPX_LT_U32 ENC_VOPC default
    0x10431e4040d1306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc4050d1306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x1022fc4030d22d8, // V_CMPX_EQ_U32 ENC_VOPC default
    0x10431e4040d22d8, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc4050d22d8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x1022fc4030d32fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x10431e4040d32fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc4050d32fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x1022fc4030d42f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x10431e4040d42f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc4050d42f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x1022fc4030d530f, // V_CMPX_NE_U32 ENC_VOPC default
    0x10431e4040d530f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc4050d530f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x1022fc4030d62e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x10431e4040d62e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc4050d62e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x1022fc4030d7328, // V_CMPX_T_U32 ENC_VOPC default
    0x10431e4040d7328, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1062fc4050d7328, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x10232c3ef0d82da, // V_CMPX_F_F16 ENC_VOPC default
    0x1043463f00d82da, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10d82da, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0d92ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x1043463f00d92ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10d92ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0da2d1, // V_CMPX_EQ_F16 ENC_VOPC default
    0x1043463f00da2d1, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10da2d1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0db2f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x1043463f00db2f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10db2f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0dc2ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x1043463f00dc2ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10dc2ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0dd2fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x1043463f00dd2fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10dd2fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0de2e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x1043463f00de2e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10de2e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0df320, // V_CMPX_O_F16 ENC_VOPC default
    0x1043463f00df320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10df320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x1083324060e033f, // V_CMP_F_U64 ENC_VOPC default
    0x1063324070e033f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x1083324060e1366, // V_CMP_LT_U64 ENC_VOPC default
    0x1063324070e1366, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x1083324060e2338, // V_CMP_EQ_U64 ENC_VOPC default
    0x1063324070e2338, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x1083324060e335a, // V_CMP_LE_U64 ENC_VOPC default
    0x1063324070e335a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x1083324060e4351, // V_CMP_GT_U64 ENC_VOPC default
    0x1063324070e4351, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x1083324060e536f, // V_CMP_NE_U64 ENC_VOPC default
    0x1063324070e536f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x1083324060e6348, // V_CMP_GE_U64 ENC_VOPC default
    0x1063324070e6348, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x1083324060e7388, // V_CMP_T_U64 ENC_VOPC default
    0x1063324070e7388, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x1023183e30e8389, // V_CMP_U_F16 ENC_VOPC default
    0x1043423e40e8389, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50e8389, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30e9370, // V_CMP_NGE_F16 ENC_VOPC default
    0x1043423e40e9370, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50e9370, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30ea379, // V_CMP_NLG_F16 ENC_VOPC default
    0x1043423e40ea379, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50ea379, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30eb373, // V_CMP_NGT_F16 ENC_VOPC default
    0x1043423e40eb373, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50eb373, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30ec376, // V_CMP_NLE_F16 ENC_VOPC default
    0x1043423e40ec376, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50ec376, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30ed367, // V_CMP_NEQ_F16 ENC_VOPC default
    0x1043423e40ed367, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50ed367, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30ee37c, // V_CMP_NLT_F16 ENC_VOPC default
    0x1043423e40ee37c, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50ee37c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x1023183e30ef382, // V_CMP_TRU_F16 ENC_VOPC default
    0x1043423e40ef382, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063183e50ef382, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10833a4080f02e0, // V_CMPX_F_U64 ENC_VOPC default
    0x10633a4090f02e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x10833a4080f1307, // V_CMPX_LT_U64 ENC_VOPC default
    0x10633a4090f1307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x10833a4080f22d9, // V_CMPX_EQ_U64 ENC_VOPC default
    0x10633a4090f22d9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10833a4080f32fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x10633a4090f32fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x10833a4080f42f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x10633a4090f42f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x10833a4080f5310, // V_CMPX_NE_U64 ENC_VOPC default
    0x10633a4090f5310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x10833a4080f62e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x10633a4090f62e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x10833a4080f7329, // V_CMPX_T_U64 ENC_VOPC default
    0x10633a4090f7329, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x10232c3ef0f832a, // V_CMPX_U_F16 ENC_VOPC default
    0x1043463f00f832a, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10f832a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0f9311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x1043463f00f9311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10f9311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0fa31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x1043463f00fa31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10fa31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0fb314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x1043463f00fb314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10fb314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0fc317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x1043463f00fc317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10fc317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0fd308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x1043463f00fd308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10fd308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0fe31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x1043463f00fe31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10fe31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x10232c3ef0ff323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x1043463f00ff323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3f10ff323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10a1a4208000431, // V_NOP ENC_VOP1 default
    0x10a20240a001420, // V_MOV_B32 ENC_VOP1 default
    0x10c20640b001420, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20440c001420, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x11020840d001420, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220240e001420, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x11420c40f002453, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x1162104100033a4, // V_CVT_I32_F64 ENC_VOP1 default
    0x1122104110033a4, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x10a21441200439f, // V_CVT_F64_I32 ENC_VOP1 default
    0x11221441300439f, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x10a202414005398, // V_CVT_F32_I32 ENC_VOP1 default
    0x10c206415005398, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e218416005398, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x11021a417005398, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x112202418005398, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x10a202419006399, // V_CVT_F32_U32 ENC_VOP1 default
    0x10c20641a006399, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e21841b006399, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x11021a41c006399, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x11220241d006399, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x10a20241e0073b2, // V_CVT_U32_F32 ENC_VOP1 default
    0x10c20641f0073b2, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e4200073b2, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x1102084210073b2, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122024220073b2, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x10a2024230083a3, // V_CVT_I32_F32 ENC_VOP1 default
    0x10c2064240083a3, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e4250083a3, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x1102084260083a3, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122024270083a3, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a22042800a393, // V_CVT_F16_F32 ENC_VOP1 default
    0x10c22442900a393, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22242a00a393, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x11022642b00a393, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222042c00a393, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x10a22a42d00b396, // V_CVT_F32_F16 ENC_VOP1 default
    0x10c22e42e00b396, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e22c42f00b396, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x11023043000b396, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x11222a43100b396, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x10a20242300c3b0, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x10c20642400c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e42500c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020842600c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220242700c3b0, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a20242300d3a1, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x10c20642400d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e42500d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020842600d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220242700d3a1, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a20241400e3a7, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x10c20641500e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x10e21841600e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x11021a41700e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x11220241800e3a7, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x11621043200f397, // V_CVT_F32_F64 ENC_VOP1 default
    0x11221043300f397, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x10a21443401039e, // V_CVT_F64_F32 ENC_VOP1 default
    0x11221443501039e, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x10a20241901139a, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x10c20641a01139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x10e21841b01139a, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x11021a41c01139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x11220241d01139a, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x10a20241901239b, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x10c20641a01239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x10e21841b01239b, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x11021a41c01239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x11220241d01239b, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x10a20241901339c, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x10c20641a01339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x10e21841b01339c, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x11021a41c01339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x11220241d01339c, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x10a20241901439d, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x10c20641a01439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x10e21841b01439d, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x11021a41c01439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x11220241d01439d, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x1162104360153b3, // V_CVT_U32_F64 ENC_VOP1 default
    0x1122104370153b3, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x10a2144380163a0, // V_CVT_F64_U32 ENC_VOP1 default
    0x1122144390163a0, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x11623643a017477, // V_TRUNC_F64 ENC_VOP1 default
    0x11223643b017477, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x11623643a0182cc, // V_CEIL_F64 ENC_VOP1 default
    0x11223643b0182cc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x11623643a019457, // V_RNDNE_F64 ENC_VOP1 default
    0x11223643b019457, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x11623643a01a3c2, // V_FLOOR_F64 ENC_VOP1 default
    0x11223643b01a3c2, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x10a1a420801b439, // V_PIPEFLUSH ENC_VOP1 default
    0x10a20243c0203d0, // V_FRACT_F32 ENC_VOP1 default
    0x10c20643d0203d0, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e0203d0, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f0203d0, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122024400203d0, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c021476, // V_TRUNC_F32 ENC_VOP1 default
    0x10c20643d021476, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e021476, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f021476, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x112202440021476, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c0222cb, // V_CEIL_F32 ENC_VOP1 default
    0x10c20643d0222cb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e0222cb, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f0222cb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122024400222cb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c023456, // V_RNDNE_F32 ENC_VOP1 default
    0x10c20643d023456, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e023456, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f023456, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x112202440023456, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c0243c1, // V_FLOOR_F32 ENC_VOP1 default
    0x10c20643d0243c1, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e0243c1, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f0243c1, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122024400243c1, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c0253bc, // V_EXP_F32 ENC_VOP1 default
    0x10c20643d0253bc, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e0253bc, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f0253bc, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122024400253bc, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c0273e3, // V_LOG_F32 ENC_VOP1 default
    0x10c20643d0273e3, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e0273e3, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f0273e3, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122024400273e3, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c02a450, // V_RCP_F32 ENC_VOP1 default
    0x10c20643d02a450, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e02a450, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f02a450, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220244002a450, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c02b452, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x10c20643d02b452, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e02b452, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f02b452, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220244002b452, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c02e459, // V_RSQ_F32 ENC_VOP1 default
    0x10c20643d02e459, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e02e459, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f02e459, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220244002e459, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x11623643a02f451, // V_RCP_F64 ENC_VOP1 default
    0x11223643b02f451, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x11623643a03145a, // V_RSQ_F64 ENC_VOP1 default
    0x11223643b03145a, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x10a20243c033463, // V_SQRT_F32 ENC_VOP1 default
    0x10c20643d033463, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e033463, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f033463, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x112202440033463, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x11623643a034464, // V_SQRT_F64 ENC_VOP1 default
    0x11223643b034464, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x10a20243c035461, // V_SIN_F32 ENC_VOP1 default
    0x10c20643d035461, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e035461, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f035461, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x112202440035461, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c03638e, // V_COS_F32 ENC_VOP1 default
    0x10c20643d03638e, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e03638e, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f03638e, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220244003638e, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x10a202441037432, // V_NOT_B32 ENC_VOP1 default
    0x10c206442037432, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e218443037432, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x11021a444037432, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x112202445037432, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x10a20240a0382c9, // V_BFREV_B32 ENC_VOP1 default
    0x10c20640b0382c9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20440c0382c9, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x11020840d0382c9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220240e0382c9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x10a2024460393be, // V_FFBH_U32 ENC_VOP1 default
    0x10c2064470393be, // V_FFBH_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e2184480393be, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x11021a4490393be, // V_FFBH_U32 VOP1_VOP_DPP16 has_dpp16
    0x11220244a0393be, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x10a20244603a3bf, // V_FFBL_B32 ENC_VOP1 default
    0x10c20644703a3bf, // V_FFBL_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e21844803a3bf, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x11021a44903a3bf, // V_FFBL_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220244a03a3bf, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x10a20244b03b3bd, // V_FFBH_I32 ENC_VOP1 default
    0x10c20644c03b3bd, // V_FFBH_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e21844d03b3bd, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x11021a44e03b3bd, // V_FFBH_I32 VOP1_VOP_DPP16 has_dpp16
    0x11220244f03b3bd, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x11621041003c3d4, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x11221041103c3d4, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x11623643a03d3d7, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x11223643b03d3d7, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x11623643a03e3d1, // V_FRACT_F64 ENC_VOP1 default
    0x11223643b03e3d1, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x10a20242303f3d3, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x10c20642403f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e42503f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020842603f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220242703f3d3, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c0403d6, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x10c20643d0403d6, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e0403d6, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f0403d6, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122024400403d6, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x10a1a42080412cd, // V_CLREXCP ENC_VOP1 default
    0x10a20245004241c, // V_MOVRELD_B32 ENC_VOP1 default
    0x10c20645104241c, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20445204241c, // V_MOVRELD_B32 VOP1_VOP_SDWA has_sdwa
    0x11020845304241c, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220245404241c, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x11420245504341f, // V_MOVRELS_B32 ENC_VOP1 default
    0x10c20645104341f, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20445604341f, // V_MOVRELS_B32 VOP1_VOP_SDWA has_sdwa
    0x11020845304341f, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x11420245504441e, // V_MOVRELSD_B32 ENC_VOP1 default
    0x10c20645104441e, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20445604441e, // V_MOVRELSD_B32 VOP1_VOP_SDWA has_sdwa
    0x11020845304441e, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x11420245504841d, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x10c20645104841d, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20445604841d, // V_MOVRELSD_2_B32 VOP1_VOP_SDWA has_sdwa
    0x11020845304841d, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x10a23a457050395, // V_CVT_F16_U16 ENC_VOP1 default
    0x10c23e458050395, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x10e23c459050395, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x11024045a050395, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x11223a45b050395, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x10a23a45c051394, // V_CVT_F16_I16 ENC_VOP1 default
    0x10c23e45d051394, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e23c45e051394, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x11024045f051394, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x11223a460051394, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x10a2444610523b1, // V_CVT_U16_F16 ENC_VOP1 default
    0x10c2484620523b1, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2464630523b1, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x11024a4640523b1, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122444650523b1, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x10a2444660533a2, // V_CVT_I16_F16 ENC_VOP1 default
    0x10c2484670533a2, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2464680533a2, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11024a4690533a2, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224446a0533a2, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46b05444f, // V_RCP_F16 ENC_VOP1 default
    0x10c25246c05444f, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046d05444f, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446e05444f, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46f05444f, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46b055462, // V_SQRT_F16 ENC_VOP1 default
    0x10c25246c055462, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046d055462, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446e055462, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46f055462, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46b056458, // V_RSQ_F16 ENC_VOP1 default
    0x10c25246c056458, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046d056458, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446e056458, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46f056458, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46b0573e2, // V_LOG_F16 ENC_VOP1 default
    0x10c25246c0573e2, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046d0573e2, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446e0573e2, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46f0573e2, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46b0583bb, // V_EXP_F16 ENC_VOP1 default
    0x10c25246c0583bb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046d0583bb, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446e0583bb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46f0583bb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46b0593d5, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x10c25246c0593d5, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046d0593d5, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446e0593d5, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46f0593d5, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x10a24446605a3d2, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x10c24846705a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e24646805a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11024a46905a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224446a05a3d2, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46b05b3c0, // V_FLOOR_F16 ENC_VOP1 default
    0x10c25246c05b3c0, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046d05b3c0, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446e05b3c0, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46f05b3c0, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46b05c2ca, // V_CEIL_F16 ENC_VOP1 default
    0x10c25246c05c2ca, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046d05c2ca, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446e05c2ca, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46f05c2ca, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46b05d475, // V_TRUNC_F16 ENC_VOP1 default
    0x10c25246c05d475, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046d05d475, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446e05d475, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46f05d475, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46b05e455, // V_RNDNE_F16 ENC_VOP1 default
    0x10c25246c05e455, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046d05e455, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446e05e455, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46f05e455, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46b05f3cf, // V_FRACT_F16 ENC_VOP1 default
    0x10c25246c05f3cf, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046d05f3cf, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446e05f3cf, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46f05f3cf, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46b060460, // V_SIN_F16 ENC_VOP1 default
    0x10c25246c060460, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046d060460, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446e060460, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46f060460, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46b06138d, // V_COS_F16 ENC_VOP1 default
    0x10c25246c06138d, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046d06138d, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446e06138d, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46f06138d, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x10a20247006245f, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x10c20647106245f, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e21847206245f, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x11021a47306245f, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x11220247406245f, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x10a2444660633a5, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x10c2484670633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2464680633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11024a4690633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224446a0633a5, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a2444610643a6, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x10c2484620643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2464630643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x11024a4640643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122444650643a6, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x114258475065473, // V_SWAP_B32 ENC_VOP1 default
    0x114258476068472, // V_SWAPREL_B32 ENC_VOP1 default
    0x1181c2477003256, // S_MOV_B32 ENC_SOP1 default
    0x11a1c2478003256, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c4479004257, // S_MOV_B64 ENC_SOP1 default
    0x11a1c447a004257, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c247b005209, // S_CMOV_B32 ENC_SOP1 default
    0x11a1c247c005209, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c447d00620a, // S_CMOV_B64 ENC_SOP1 default
    0x11a1c447e00620a, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c247f007265, // S_NOT_B32 ENC_SOP1 default
    0x11a1c2480007265, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c4481008266, // S_NOT_B64 ENC_SOP1 default
    0x11a1c4482008266, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c247f009298, // S_WQM_B32 ENC_SOP1 default
    0x11a1c2480009298, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c448100a299, // S_WQM_B64 ENC_SOP1 default
    0x11a1c448200a299, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c248300b1f5, // S_BREV_B32 ENC_SOP1 default
    0x11a1c248400b1f5, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c448500c1f6, // S_BREV_B64 ENC_SOP1 default
    0x11a1c448600c1f6, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c248700d1e1, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x11a1c248800d1e1, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c648900e1e2, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x11a1c648a00e1e2, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c248700f1e3, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x11a1c248800f1e3, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c64890101e4, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x11a1c648a0101e4, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c248b01122e, // S_FF0_I32_B32 ENC_SOP1 default
    0x11a1c248c01122e, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c648d01222f, // S_FF0_I32_B64 ENC_SOP1 default
    0x11a1c648e01222f, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c248b013230, // S_FF1_I32_B32 ENC_SOP1 default
    0x11a1c248c013230, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c648d014231, // S_FF1_I32_B64 ENC_SOP1 default
    0x11a1c648e014231, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c248b015233, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x11a1c248c015233, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c648d016234, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x11a1c648e016234, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c248f017232, // S_FLBIT_I32 ENC_SOP1 default
    0x11a1c2490017232, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x1181c6491018235, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x11a1c6492018235, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x1181c2493019284, // S_SEXT_I32_I8 ENC_SOP1 default
    0x11a1c2494019284, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x1181c249501a283, // S_SEXT_I32_I16 ENC_SOP1 default
    0x11a1c249601a283, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x1181c249701b1f0, // S_BITSET0_B32 ENC_SOP1 default
    0x11a1c249801b1f0, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c849901c1f1, // S_BITSET0_B64 ENC_SOP1 default
    0x11a1c849a01c1f1, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c249701d1f2, // S_BITSET1_B32 ENC_SOP1 default
    0x11a1c249801d1f2, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c849901e1f3, // S_BITSET1_B64 ENC_SOP1 default
    0x11a1c849a01e1f3, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca49b01f236, // S_GETPC_B64 ENC_SOP1 default
    0x1181cc49c02027f, // S_SETPC_B64 ENC_SOP1 default
    0x1181c449d02128b, // S_SWAPPC_B64 ENC_SOP1 default
    0x1181cc49c022276, // S_RFE_B64 ENC_SOP1 default
    0x1181c449e0241db, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1c449f0241db, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c449e025270, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1c449f025270, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c449e0262a1, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1c449f0262a1, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c449e0271d5, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1c449f0271d5, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c449e02826c, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1c449f02826c, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c449e02925f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1c449f02925f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c449e02a264, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1c449f02a264, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c449e02b29d, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1c449f02b29d, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c247f02c274, // S_QUADMASK_B32 ENC_SOP1 default
    0x11a1c248002c274, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c448102d275, // S_QUADMASK_B64 ENC_SOP1 default
    0x11a1c448202d275, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c24a002e254, // S_MOVRELS_B32 ENC_SOP1 default
    0x1181c44a102f255, // S_MOVRELS_B64 ENC_SOP1 default
    0x1181c24a2030251, // S_MOVRELD_B32 ENC_SOP1 default
    0x11a1c24a3030251, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c44a4031252, // S_MOVRELD_B64 ENC_SOP1 default
    0x11a1c44a5031252, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c24a60341c9, // S_ABS_I32 ENC_SOP1 default
    0x11a1c24a70341c9, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x1181c449e0371cf, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1c449f0371cf, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c449e038268, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1c449f038268, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c449e0391d1, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x11a1c449f0391d1, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c449e03a1d7, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x11a1c449f03a1d7, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84a803b1ef, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x11a1c84a903b1ef, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c24aa03c1da, // S_AND_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c24ab03c1da, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c24aa03d26f, // S_OR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c24ab03d26f, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c24aa03e2a0, // S_XOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c24ab03e2a0, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c24aa03f1d4, // S_ANDN2_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c24ab03f1d4, // S_ANDN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c24aa04026b, // S_ORN2_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c24ab04026b, // S_ORN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c24aa04125e, // S_NAND_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c24ab04125e, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c24aa042263, // S_NOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c24ab042263, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c24aa04329c, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c24ab04329c, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c24aa0441ce, // S_ANDN1_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c24ab0441ce, // S_ANDN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c24aa045267, // S_ORN1_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c24ab045267, // S_ORN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c24aa0461d0, // S_ANDN1_WREXEC_B32 ENC_SOP1 default
    0x11a1c24ab0461d0, // S_ANDN1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c24aa0471d6, // S_ANDN2_WREXEC_B32 ENC_SOP1 default
    0x11a1c24ab0471d6, // S_ANDN2_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c24ac049253, // S_MOVRELSD_2_B32 ENC_SOP1 default
    0x11c1d64ad000217, // S_CMP_EQ_I32 ENC_SOPC default
    0x11e1d64ae000217, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x1201d64af000217, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b0000217, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d64ad001220, // S_CMP_LG_I32 ENC_SOPC default
    0x11e1d64ae001220, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x1201d64af001220, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b0001220, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d64ad00221c, // S_CMP_GT_I32 ENC_SOPC default
    0x11e1d64ae00221c, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x1201d64af00221c, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b000221c, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d64ad00321a, // S_CMP_GE_I32 ENC_SOPC default
    0x11e1d64ae00321a, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x1201d64af00321a, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b000321a, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d64ad004223, // S_CMP_LT_I32 ENC_SOPC default
    0x11e1d64ae004223, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x1201d64af004223, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b0004223, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d64ad00521e, // S_CMP_LE_I32 ENC_SOPC default
    0x11e1d64ae00521e, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x1201d64af00521e, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b000521e, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d64b1006218, // S_CMP_EQ_U32 ENC_SOPC default
    0x11e1d64b2006218, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x1201d64b3006218, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b4006218, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d64b1007221, // S_CMP_LG_U32 ENC_SOPC default
    0x11e1d64b2007221, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x1201d64b3007221, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b4007221, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d64b100821d, // S_CMP_GT_U32 ENC_SOPC default
    0x11e1d64b200821d, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x1201d64b300821d, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b400821d, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d64b100921b, // S_CMP_GE_U32 ENC_SOPC default
    0x11e1d64b200921b, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x1201d64b300921b, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b400921b, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d64b100a224, // S_CMP_LT_U32 ENC_SOPC default
    0x11e1d64b200a224, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x1201d64b300a224, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b400a224, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d64b100b21f, // S_CMP_LE_U32 ENC_SOPC default
    0x11e1d64b200b21f, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x1201d64b300b21f, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b400b21f, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d64b100c1eb, // S_BITCMP0_B32 ENC_SOPC default
    0x11e1d64b200c1eb, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x1201d64b300c1eb, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b400c1eb, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d64b100d1ed, // S_BITCMP1_B32 ENC_SOPC default
    0x11e1d64b200d1ed, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x1201d64b300d1ed, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x1221d64b400d1ed, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d84b500e1ec, // S_BITCMP0_B64 ENC_SOPC default
    0x11e1d84b600e1ec, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x1201d84b700e1ec, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x1221d84b800e1ec, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1d84b500f1ee, // S_BITCMP1_B64 ENC_SOPC default
    0x11e1d84b600f1ee, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x1201d84b700f1ee, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x1221d84b800f1ee, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1da4b9012219, // S_CMP_EQ_U64 ENC_SOPC default
    0x11e1da4ba012219, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x1201da4bb012219, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x1221da4bc012219, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1da4b9013222, // S_CMP_LG_U64 ENC_SOPC default
    0x11e1da4ba013222, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x1201da4bb013222, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x1221da4bc013222, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1241ea4bd000260, // S_NOP ENC_SOPP default
    0x1241ec20800122b, // S_ENDPGM ENC_SOPP default
    0x1241ee4be0021f4, // S_BRANCH ENC_SOPP default
    0x1241a4208003297, // S_WAKEUP ENC_SOPP default
    0x1241ee4bf004203, // S_CBRANCH_SCC0 ENC_SOPP default
    0x1241ee4bf005204, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1261ee4c0006206, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1261ee4c0007205, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x1241ee4c1008202, // S_CBRANCH_EXECZ ENC_SOPP default
    0x1241ee4c1009201, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1241a420800a1e0, // S_BARRIER ENC_SOPP default
    0x1241ea4bd00b27e, // S_SETKILL ENC_SOPP default
    0x1241f04c200c290, // S_WAITCNT ENC_SOPP default
    0x1241ea4bd00d27d, // S_SETHALT ENC_SOPP default
    0x1241ea4bd00e285, // S_SLEEP ENC_SOPP default
    0x1241ea4bd00f280, // S_SETPRIO ENC_SOPP default
    0x1241f24c301027b, // S_SENDMSG ENC_SOPP default
    0x1241f24c301127c, // S_SENDMSGHALT ENC_SOPP default
    0x1241ea4bd01228c, // S_TRAP ENC_SOPP default
    0x1241a420801323a, // S_ICACHE_INV ENC_SOPP default
    0x1241ea4bd01423b, // S_INCPERFLEVEL ENC_SOPP default
    0x1241ea4bd015229, // S_DECPERFLEVEL ENC_SOPP default
    0x1241a44c401628d, // S_TTRACEDATA ENC_SOPP default
    0x1241ee4be0171fd, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x1241ee4be018200, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x1241ee4be0191ff, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x1241ee4be01a1fe, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x1241a420801b22d, // S_ENDPGM_SAVED ENC_SOPP default
    0x1241a420801e22c, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x1241a420801f225, // S_CODE_END ENC_SOPP default
    0x1241f44bd02023c, // S_INST_PREFETCH ENC_SOPP default
    0x1241f44c5021207, // S_CLAUSE ENC_SOPP default
    0x1241a4208022296, // S_WAIT_IDLE ENC_SOPP default
    0x1241f64c6023291, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x1241f44bd024277, // S_ROUND_MODE ENC_SOPP default
    0x1241ea4bd02522a, // S_DENORM_MODE ENC_SOPP default
    0x1241f44bd02828e, // S_TTRACEDATA_IMM ENC_SOPP default
];
