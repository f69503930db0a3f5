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
    0x00026200000138c, // V_CNDMASK_B32 ENC_VOP2 default
    0x00226600100138c, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00426400200138c, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x00626800300138c, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00826200400138c, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a26c0050032b6, // V_ADD_F32 ENC_VOP2 default
    0x00c2700060032b6, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e0070032b6, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0102720080032b6, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226c0090032b6, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a26c00500446d, // V_SUB_F32 ENC_VOP2 default
    0x00c27000600446d, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e00700446d, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x01027200800446d, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226c00900446d, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x01426c00a005468, // V_SUBREV_F32 ENC_VOP2 default
    0x00c270006005468, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e00b005468, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x010272008005468, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226c00c005468, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a26c00d0063ed, // V_MAC_LEGACY_F32 ENC_VOP2 default
    0x01226c00e0063ed, // V_MAC_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a26c00500742d, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x00c27000600742d, // V_MUL_LEGACY_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e00700742d, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x01027200800742d, // V_MUL_LEGACY_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226c00900742d, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a26c005008426, // V_MUL_F32 ENC_VOP2 default
    0x00c270006008426, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e007008426, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x010272008008426, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226c009008426, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a26c00f00942c, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c27001000942c, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e27601100942c, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x01027801200942c, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01226c01300942c, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a26c00f00a429, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c27001000a429, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e27601100a429, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x01027801200a429, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01226c01300a429, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a26c01400b430, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c27001500b430, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e27601600b430, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x01027801700b430, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01226c01800b430, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a26c01400c42b, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c27001500c42b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e27601600c42b, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x01027801700c42b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01226c01800c42b, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a26c00500f416, // V_MIN_F32 ENC_VOP2 default
    0x00c27000600f416, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e00700f416, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x01027200800f416, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226c00900f416, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x00a26c005010401, // V_MAX_F32 ENC_VOP2 default
    0x00c270006010401, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e26e007010401, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x010272008010401, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226c009010401, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00a26c00f011419, // V_MIN_I32 ENC_VOP2 default
    0x00c270010011419, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e276011011419, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x010278012011419, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x01226c013011419, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a26c00f012404, // V_MAX_I32 ENC_VOP2 default
    0x00c270010012404, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e276011012404, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x010278012012404, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x01226c013012404, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a26c01401341b, // V_MIN_U32 ENC_VOP2 default
    0x00c27001501341b, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e27601601341b, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x01027801701341b, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x01226c01801341b, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a26c014014406, // V_MAX_U32 ENC_VOP2 default
    0x00c270015014406, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e276016014406, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x010278017014406, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x01226c018014406, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x01426c0190163ea, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c2700150163ea, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e27601a0163ea, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0102780170163ea, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226c01b0163ea, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x01426c01c0182c2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c27001d0182c2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e27601e0182c2, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x01027801f0182c2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x01226c0200182c2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x01426c01901a3e5, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c27001501a3e5, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e27601a01a3e5, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x01027801701a3e5, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226c01b01a3e5, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a26c01401b2bf, // V_AND_B32 ENC_VOP2 default
    0x00c27001501b2bf, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e27601601b2bf, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x01027801701b2bf, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226c01801b2bf, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a26c01401c434, // V_OR_B32 ENC_VOP2 default
    0x00c27001501c434, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e27601601c434, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x01027801701c434, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226c01801c434, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a26c01401d47c, // V_XOR_B32 ENC_VOP2 default
    0x00c27001501d47c, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e27601601d47c, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x01027801701d47c, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226c01801d47c, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a26c01401e47a, // V_XNOR_B32 ENC_VOP2 default
    0x00c27001501e47a, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e27601601e47a, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x01027801701e47a, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226c01801e47a, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a26c00d01f3ec, // V_MAC_F32 ENC_VOP2 default
    0x00c27002101f3ec, // V_MAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x01027202201f3ec, // V_MAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226c00e01f3ec, // V_MAC_F32 VOP2_INST_LITERAL has_lit
    0x01627e0230203ef, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x01227e0240203ef, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x0162800250213ee, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0122800260213ee, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x00a26c0140252bc, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c2700150252bc, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e2760160252bc, // V_ADD_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x0102780170252bc, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01226c0180252bc, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a26c014026471, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c270015026471, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e276016026471, // V_SUB_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x010278017026471, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01226c018026471, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x01426c019027469, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c270015027469, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e27601a027469, // V_SUBREV_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x010278017027469, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01226c01b027469, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0002820270282b3, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022860280282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0182840290282b3, // V_ADD_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00628802a0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828202b0282b3, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00028202702946a, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x00228602802946a, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01828402902946a, // V_SUB_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00628802a02946a, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828202b02946a, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x01a28202c02a465, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x00228602802a465, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01828402d02a465, // V_SUBREV_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00628802a02a465, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828202e02a465, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00a26c00d02b3c6, // V_FMAC_F32 ENC_VOP2 default
    0x00c27002102b3c6, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x01027202202b3c6, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226c00e02b3c6, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01627e02302c3c8, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x01227e02402c3c8, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01628002502d3c4, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x01228002602d3c4, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a28c02f02f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP2 default
    0x00c29003002f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e28e03102f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_SDWA has_sdwa
    0x01029203202f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x01228c03302f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a2960340322b5, // V_ADD_F16 ENC_VOP2 default
    0x00c29a0350322b5, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2980360322b5, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x01029c0370322b5, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122960380322b5, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a29603403346c, // V_SUB_F16 ENC_VOP2 default
    0x00c29a03503346c, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e29803603346c, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x01029c03703346c, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x01229603803346c, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x014296039034467, // V_SUBREV_F16 ENC_VOP2 default
    0x00c29a035034467, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e29803a034467, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x01029c037034467, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x01229603b034467, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a296034035425, // V_MUL_F16 ENC_VOP2 default
    0x00c29a035035425, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e298036035425, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x01029c037035425, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x012296038035425, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a29603c0363c5, // V_FMAC_F16 ENC_VOP2 default
    0x00c29a03d0363c5, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x01029c03e0363c5, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x01229603f0363c5, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0162a00400373c7, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0122a00410373c7, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x0162a20420383c3, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0122a20430383c3, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a296034039400, // V_MAX_F16 ENC_VOP2 default
    0x00c29a035039400, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e298036039400, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x01029c037039400, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x012296038039400, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x00a29603403a415, // V_MIN_F16 ENC_VOP2 default
    0x00c29a03503a415, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e29803603a415, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x01029c03703a415, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x01229603803a415, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x00a29603403b3de, // V_LDEXP_F16 ENC_VOP2 default
    0x00c29a03503b3de, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2a403603b3de, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0102a603703b3de, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x01229603803b3de, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a2aa04403c43e, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00c2ac04503c43e, // V_PK_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0102ae04603c43e, // V_PK_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122aa04703c43e, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x02a2fe094000442, // V_PK_MAD_I16 ENC_VOP3P default
    0x02c2fe095000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e2fe096000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0302fe097000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0322fe098000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0342fe099000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0362fe09a000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0382fe09b000442, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a30009c00144b, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x03c30009d00144b, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30009e00144b, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030009f00144b, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3000a000243b, // V_PK_ADD_I16 ENC_VOP3P default
    0x03c3000a100243b, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3000a200243b, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403000a300243b, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3000a000344c, // V_PK_SUB_I16 ENC_VOP3P default
    0x03c3000a100344c, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3000a200344c, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403000a300344c, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423000a4004440, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x03c3000a5004440, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443000a6004440, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403000a7004440, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423000a4005441, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x03c3000a5005441, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443000a6005441, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403000a7005441, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423000a800643d, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x03c3000a900643d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0443000aa00643d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403000ab00643d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3000a0007445, // V_PK_MAX_I16 ENC_VOP3P default
    0x03c3000a1007445, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3000a2007445, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403000a3007445, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3000a0008448, // V_PK_MIN_I16 ENC_VOP3P default
    0x03c3000a1008448, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3000a2008448, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403000a3008448, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a2fe0ac009443, // V_PK_MAD_U16 ENC_VOP3P default
    0x02c2fe0ad009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e2fe0ae009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0302fe0af009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0322fe0b0009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0342fe0b1009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0362fe0b2009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0382fe0b3009443, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a30009c00a43c, // V_PK_ADD_U16 ENC_VOP3P default
    0x03c30009d00a43c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30009e00a43c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030009f00a43c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a30009c00b44d, // V_PK_SUB_U16 ENC_VOP3P default
    0x03c30009d00b44d, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30009e00b44d, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030009f00b44d, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a30009c00c446, // V_PK_MAX_U16 ENC_VOP3P default
    0x03c30009d00c446, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30009e00c446, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030009f00c446, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a30009c00d449, // V_PK_MIN_U16 ENC_VOP3P default
    0x03c30009d00d449, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30009e00d449, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030009f00d449, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3020b400e43f, // V_PK_FMA_F16 ENC_VOP3P default
    0x02c3020b500e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3020b600e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303020b700e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323020b800e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343020b900e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363020ba00e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383020bb00e43f, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3040bc00f43a, // V_PK_ADD_F16 ENC_VOP3P default
    0x03c3040bd00f43a, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3040be00f43a, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403040bf00f43a, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3040bc01044a, // V_PK_MUL_F16 ENC_VOP3P default
    0x03c3040bd01044a, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3040be01044a, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403040bf01044a, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3040bc011447, // V_PK_MIN_F16 ENC_VOP3P default
    0x03c3040bd011447, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3040be011447, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403040bf011447, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3040bc012444, // V_PK_MAX_F16 ENC_VOP3P default
    0x03c3040bd012444, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3040be012444, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403040bf012444, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3060c00203ce, // V_FMA_MIX_F32 ENC_VOP3P default
    0x02c3060c10203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x02e3060c20203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0303060c30203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323060c40203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0343060c50203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363060c60203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383060c70203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3060c80213cd, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x02c3060c90213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3060ca0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303060cb0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323060cc0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343060cd0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363060ce0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383060cf0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3060c80223cc, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x02c3060c90223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3060ca0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303060cb0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323060cc0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343060cd0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363060ce0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383060cf0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0463080d000033a, // V_CMP_F_F32 ENC_VOP3 default
    0x0483080d100033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d200033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d300033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d000135f, // V_CMP_LT_F32 ENC_VOP3 default
    0x0483080d100135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d200135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d300135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d0002331, // V_CMP_EQ_F32 ENC_VOP3 default
    0x0483080d1002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d2002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d3002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d0003353, // V_CMP_LE_F32 ENC_VOP3 default
    0x0483080d1003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d2003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d3003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d000434a, // V_CMP_GT_F32 ENC_VOP3 default
    0x0483080d100434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d200434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d300434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d000535c, // V_CMP_LG_F32 ENC_VOP3 default
    0x0483080d100535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d200535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d300535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d0006341, // V_CMP_GE_F32 ENC_VOP3 default
    0x0483080d1006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d2006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d3006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d0007380, // V_CMP_O_F32 ENC_VOP3 default
    0x0483080d1007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d2007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d3007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d000838a, // V_CMP_U_F32 ENC_VOP3 default
    0x0483080d100838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d200838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d300838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d0009371, // V_CMP_NGE_F32 ENC_VOP3 default
    0x0483080d1009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d2009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d3009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d000a37a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x0483080d100a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d200a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d300a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d000b374, // V_CMP_NGT_F32 ENC_VOP3 default
    0x0483080d100b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d200b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d300b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d000c377, // V_CMP_NLE_F32 ENC_VOP3 default
    0x0483080d100c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d200c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d300c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d000d368, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x0483080d100d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d200d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d300d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d000e37d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x0483080d100e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d200e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d300e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463080d000f383, // V_CMP_TRU_F32 ENC_VOP3 default
    0x0483080d100f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3080d200f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3080d300f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d40102db, // V_CMPX_F_F32 ENC_VOP3 default
    0x05030e0d50102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d60102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d70102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d4011300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x05030e0d5011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d6011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d7011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d40122d2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x05030e0d50122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d60122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d70122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d40132f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x05030e0d50132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d60132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d70132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d40142eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x05030e0d50142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d60142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d70142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d40152fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x05030e0d50152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d60152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d70152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d40162e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x05030e0d50162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d60162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d70162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d4017321, // V_CMPX_O_F32 ENC_VOP3 default
    0x05030e0d5017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d6017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d7017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d401832b, // V_CMPX_U_F32 ENC_VOP3 default
    0x05030e0d501832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d601832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d701832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d4019312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x05030e0d5019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d6019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d7019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d401a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05030e0d501a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d601a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d701a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d401b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05030e0d501b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d601b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d701b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d401c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05030e0d501c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d601c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d701c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d401d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05030e0d501d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d601d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d701d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d401e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05030e0d501e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d601e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d701e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30e0d401f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x05030e0d501f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x05230e0d601f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x05430e0d701f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d802033b, // V_CMP_F_F64 ENC_VOP3 default
    0x0483140d902033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d8021360, // V_CMP_LT_F64 ENC_VOP3 default
    0x0483140d9021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d8022332, // V_CMP_EQ_F64 ENC_VOP3 default
    0x0483140d9022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d8023354, // V_CMP_LE_F64 ENC_VOP3 default
    0x0483140d9023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d802434b, // V_CMP_GT_F64 ENC_VOP3 default
    0x0483140d902434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d802535d, // V_CMP_LG_F64 ENC_VOP3 default
    0x0483140d902535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d8026342, // V_CMP_GE_F64 ENC_VOP3 default
    0x0483140d9026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d8027381, // V_CMP_O_F64 ENC_VOP3 default
    0x0483140d9027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d802838b, // V_CMP_U_F64 ENC_VOP3 default
    0x0483140d902838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d8029372, // V_CMP_NGE_F64 ENC_VOP3 default
    0x0483140d9029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d802a37b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x0483140d902a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d802b375, // V_CMP_NGT_F64 ENC_VOP3 default
    0x0483140d902b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d802c378, // V_CMP_NLE_F64 ENC_VOP3 default
    0x0483140d902c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d802d369, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x0483140d902d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d802e37e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x0483140d902e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563140d802f384, // V_CMP_TRU_F64 ENC_VOP3 default
    0x0483140d902f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x0583140da02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3140db02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc0302dc, // V_CMPX_F_F64 ENC_VOP3 default
    0x0503180dd0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc031301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0503180dd031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc0322d3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0503180dd0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc0332f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0503180dd0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc0342ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0503180dd0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc0352fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0503180dd0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc0362e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0503180dd0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc037322, // V_CMPX_O_F64 ENC_VOP3 default
    0x0503180dd037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc03832c, // V_CMPX_U_F64 ENC_VOP3 default
    0x0503180dd03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc039313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0503180dd039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc03a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0503180dd03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc03b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0503180dd03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc03c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0503180dd03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc03d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0503180dd03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc03e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0503180dd03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3180dc03f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x0503180dd03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3180de03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x0543180df03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c0e008033c, // V_CMP_F_I32 ENC_VOP3 default
    0x04831c0e108033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31c0e208033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31c0e308033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c0e0081362, // V_CMP_LT_I32 ENC_VOP3 default
    0x04831c0e1081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31c0e2081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31c0e3081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c0e0082334, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04831c0e1082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31c0e2082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31c0e3082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c0e0083356, // V_CMP_LE_I32 ENC_VOP3 default
    0x04831c0e1083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31c0e2083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31c0e3083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c0e008434d, // V_CMP_GT_I32 ENC_VOP3 default
    0x04831c0e108434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31c0e208434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31c0e308434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c0e008536b, // V_CMP_NE_I32 ENC_VOP3 default
    0x04831c0e108536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31c0e208536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31c0e308536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c0e0086344, // V_CMP_GE_I32 ENC_VOP3 default
    0x04831c0e1086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31c0e2086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31c0e3086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c0e0087385, // V_CMP_T_I32 ENC_VOP3 default
    0x04831c0e1087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31c0e2087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31c0e3087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463200e408832e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x0483200e508832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3200e608832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3200e708832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463240e8089361, // V_CMP_LT_I16 ENC_VOP3 default
    0x0483240e9089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3240ea089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3240eb089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463240e808a333, // V_CMP_EQ_I16 ENC_VOP3 default
    0x0483240e908a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3240ea08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3240eb08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463240e808b355, // V_CMP_LE_I16 ENC_VOP3 default
    0x0483240e908b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3240ea08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3240eb08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463240e808c34c, // V_CMP_GT_I16 ENC_VOP3 default
    0x0483240e908c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3240ea08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3240eb08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463240e808d36a, // V_CMP_NE_I16 ENC_VOP3 default
    0x0483240e908d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3240ea08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3240eb08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463240e808e343, // V_CMP_GE_I16 ENC_VOP3 default
    0x0483240e908e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3240ea08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3240eb08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632a0ec08f32d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x04832a0ed08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04a32a0ee08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04c32a0ef08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3300f00902dd, // V_CMPX_F_I32 ENC_VOP3 default
    0x0503300f10902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x0523300f20902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x0543300f30902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3300f0091303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0503300f1091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523300f2091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543300f3091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3300f00922d5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0503300f10922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0523300f20922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0543300f30922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3300f00932f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0503300f10932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523300f20932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543300f30932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3300f00942ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0503300f10942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523300f20942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543300f30942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3300f009530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0503300f109530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523300f209530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543300f309530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3300f00962e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0503300f10962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523300f20962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543300f30962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3300f0097326, // V_CMPX_T_I32 ENC_VOP3 default
    0x0503300f1097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x0523300f2097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x0543300f3097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3340f40982cf, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0503340f50982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0523340f60982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0543340f70982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3380f8099302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0503380f9099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0523380fa099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x0543380fb099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3380f809a2d4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0503380f909a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0523380fa09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x0543380fb09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3380f809b2f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0503380f909b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523380fa09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543380fb09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3380f809c2ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0503380f909c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0523380fa09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x0543380fb09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3380f809d30b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0503380f909d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523380fa09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543380fb09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3380f809e2e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0503380f909e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523380fa09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543380fb09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33e0fc09f2ce, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x05033e0fd09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05233e0fe09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05433e0ff09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441000a033d, // V_CMP_F_I64 ENC_VOP3 default
    0x0483441010a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x0583441020a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3441030a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441000a1363, // V_CMP_LT_I64 ENC_VOP3 default
    0x0483441010a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583441020a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3441030a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441000a2335, // V_CMP_EQ_I64 ENC_VOP3 default
    0x0483441010a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0583441020a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3441030a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441000a3357, // V_CMP_LE_I64 ENC_VOP3 default
    0x0483441010a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583441020a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3441030a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441000a434e, // V_CMP_GT_I64 ENC_VOP3 default
    0x0483441010a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583441020a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3441030a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441000a536c, // V_CMP_NE_I64 ENC_VOP3 default
    0x0483441010a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583441020a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3441030a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441000a6345, // V_CMP_GE_I64 ENC_VOP3 default
    0x0483441010a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583441020a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3441030a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441000a7386, // V_CMP_T_I64 ENC_VOP3 default
    0x0483441010a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x0583441020a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3441030a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563481040a832f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x0483481050a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0583481060a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3481070a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241080a9364, // V_CMP_LT_U16 ENC_VOP3 default
    0x0483241090a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32410a0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32410b0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241080aa336, // V_CMP_EQ_U16 ENC_VOP3 default
    0x0483241090aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32410a0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32410b0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241080ab358, // V_CMP_LE_U16 ENC_VOP3 default
    0x0483241090ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32410a0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32410b0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241080ac34f, // V_CMP_GT_U16 ENC_VOP3 default
    0x0483241090ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32410a0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32410b0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241080ad36d, // V_CMP_NE_U16 ENC_VOP3 default
    0x0483241090ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32410a0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32410b0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241080ae346, // V_CMP_GE_U16 ENC_VOP3 default
    0x0483241090ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32410a0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32410b0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c10c0b02de, // V_CMPX_F_I64 ENC_VOP3 default
    0x05034c10d0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34c10e0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05434c10f0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c10c0b1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05034c10d0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34c10e0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05434c10f0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c10c0b22d6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05034c10d0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34c10e0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05434c10f0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c10c0b32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05034c10d0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34c10e0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05434c10f0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c10c0b42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05034c10d0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34c10e0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05434c10f0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c10c0b530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05034c10d0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34c10e0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05434c10f0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c10c0b62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05034c10d0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34c10e0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05434c10f0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c10c0b7327, // V_CMPX_T_I64 ENC_VOP3 default
    0x05034c10d0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34c10e0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05434c10f0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3501100b82d0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0503501110b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3501120b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0543501130b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3381140b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0503381150b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523381160b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543381170b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3381140ba2d7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0503381150ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0523381160ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0543381170ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3381140bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0503381150bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523381160bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543381170bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3381140bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0503381150bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523381160bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543381170bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3381140bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0503381150bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523381160bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543381170bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3381140be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0503381150be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523381160be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543381170be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c1180c033e, // V_CMP_F_U32 ENC_VOP3 default
    0x04831c1190c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11a0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c1180c1365, // V_CMP_LT_U32 ENC_VOP3 default
    0x04831c1190c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11a0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c1180c2337, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04831c1190c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11a0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c1180c3359, // V_CMP_LE_U32 ENC_VOP3 default
    0x04831c1190c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11a0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c1180c4350, // V_CMP_GT_U32 ENC_VOP3 default
    0x04831c1190c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11a0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c1180c536e, // V_CMP_NE_U32 ENC_VOP3 default
    0x04831c1190c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11a0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c1180c6347, // V_CMP_GE_U32 ENC_VOP3 default
    0x04831c1190c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11a0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c1180c7387, // V_CMP_T_U32 ENC_VOP3 default
    0x04831c1190c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11a0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0c8339, // V_CMP_F_F16 ENC_VOP3 default
    0x0483540ed0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0c935e, // V_CMP_LT_F16 ENC_VOP3 default
    0x0483540ed0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0ca330, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0483540ed0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0cb352, // V_CMP_LE_F16 ENC_VOP3 default
    0x0483540ed0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0cc349, // V_CMP_GT_F16 ENC_VOP3 default
    0x0483540ed0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0cd35b, // V_CMP_LG_F16 ENC_VOP3 default
    0x0483540ed0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0ce340, // V_CMP_GE_F16 ENC_VOP3 default
    0x0483540ed0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0cf37f, // V_CMP_O_F16 ENC_VOP3 default
    0x0483540ed0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33011c0d02df, // V_CMPX_F_U32 ENC_VOP3 default
    0x05033011d0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05233011e0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05433011f0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33011c0d1306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05033011d0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05233011e0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05433011f0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33011c0d22d8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05033011d0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05233011e0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05433011f0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33011c0d32fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05033011d0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05233011e0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05433011f0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33011c0d42f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05033011d0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05233011e0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05433011f0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33011c0d530f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05033011d0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05233011e0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05433011f0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33011c0d62e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05033011d0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05233011e0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05433011f0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33011c0d7328, // V_CMPX_T_U32 ENC_VOP3 default
    0x05033011d0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05233011e0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05433011f0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0d82da, // V_CMPX_F_F16 ENC_VOP3 default
    0x0503580fd0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0d92ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0503580fd0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0da2d1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0503580fd0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0db2f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0503580fd0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0dc2ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0503580fd0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0dd2fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0503580fd0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0de2e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0503580fd0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0df320, // V_CMPX_O_F16 ENC_VOP3 default
    0x0503580fd0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441200e033f, // V_CMP_F_U64 ENC_VOP3 default
    0x0483441210e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x0583441220e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3441230e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441200e1366, // V_CMP_LT_U64 ENC_VOP3 default
    0x0483441210e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583441220e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3441230e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441200e2338, // V_CMP_EQ_U64 ENC_VOP3 default
    0x0483441210e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0583441220e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3441230e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441200e335a, // V_CMP_LE_U64 ENC_VOP3 default
    0x0483441210e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583441220e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3441230e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441200e4351, // V_CMP_GT_U64 ENC_VOP3 default
    0x0483441210e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583441220e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3441230e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441200e536f, // V_CMP_NE_U64 ENC_VOP3 default
    0x0483441210e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583441220e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3441230e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441200e6348, // V_CMP_GE_U64 ENC_VOP3 default
    0x0483441210e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583441220e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3441230e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563441200e7388, // V_CMP_T_U64 ENC_VOP3 default
    0x0483441210e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x0583441220e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3441230e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0e8389, // V_CMP_U_F16 ENC_VOP3 default
    0x0483540ed0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0e9370, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0483540ed0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0ea379, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0483540ed0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0eb373, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0483540ed0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0ec376, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0483540ed0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0ed367, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0483540ed0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0ee37c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0483540ed0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463540ec0ef382, // V_CMP_TRU_F16 ENC_VOP3 default
    0x0483540ed0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3540ee0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3540ef0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c1240f02e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x05034c1250f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34c1260f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05434c1270f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c1240f1307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x05034c1250f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34c1260f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05434c1270f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c1240f22d9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x05034c1250f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34c1260f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05434c1270f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c1240f32fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x05034c1250f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34c1260f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05434c1270f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c1240f42f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x05034c1250f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34c1260f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05434c1270f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c1240f5310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x05034c1250f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34c1260f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05434c1270f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c1240f62e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x05034c1250f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34c1260f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05434c1270f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34c1240f7329, // V_CMPX_T_U64 ENC_VOP3 default
    0x05034c1250f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34c1260f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05434c1270f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0f832a, // V_CMPX_U_F16 ENC_VOP3 default
    0x0503580fd0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0f9311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0503580fd0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0fa31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x0503580fd0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0fb314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x0503580fd0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0fc317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x0503580fd0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0fd308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x0503580fd0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0fe31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x0503580fd0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3580fc0ff323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x0503580fd0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x0523580fe0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x0543580ff0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e26a12810138c, // V_CNDMASK_B32 ENC_VOP3 default
    0x06026a12910138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06226a12a10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06426a12b10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627412c1032b6, // V_ADD_F32 ENC_VOP3 default
    0x04827412d1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27412e1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27412f1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627412c10446d, // V_SUB_F32 ENC_VOP3 default
    0x04827412d10446d, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27412e10446d, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27412f10446d, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056274130105468, // V_SUBREV_F32 ENC_VOP3 default
    0x048274131105468, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x058274132105468, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c274133105468, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462741341063ed, // V_MAC_LEGACY_F32 ENC_VOP3 default
    0x0482741351063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2741361063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2741371063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627412c10742d, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x04827412d10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27412e10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27412f10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627412c108426, // V_MUL_F32 ENC_VOP3 default
    0x04827412d108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27412e108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27412f108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627a13810942c, // V_MUL_I32_I24 ENC_VOP3 default
    0x04827a13910942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a27a13a10942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c27a13b10942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c13810a429, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x04827c13910a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a27c13a10a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c27c13b10a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627a13c10b430, // V_MUL_U32_U24 ENC_VOP3 default
    0x04827a13d10b430, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a27a13e10b430, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c27a13f10b430, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c13c10c42b, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x04827c13d10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a27c13e10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c27c13f10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627412c10f416, // V_MIN_F32 ENC_VOP3 default
    0x04827412d10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27412e10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27412f10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627412c110401, // V_MAX_F32 ENC_VOP3 default
    0x04827412d110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27412e110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27412f110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c138111419, // V_MIN_I32 ENC_VOP3 default
    0x04827c139111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04a27c13a111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04c27c13b111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c138112404, // V_MAX_I32 ENC_VOP3 default
    0x04827c139112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04a27c13a112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04c27c13b112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c13c11341b, // V_MIN_U32 ENC_VOP3 default
    0x04827c13d11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27c13e11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27c13f11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c13c114406, // V_MAX_U32 ENC_VOP3 default
    0x04827c13d114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27c13e114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27c13f114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627c1401163ea, // V_LSHRREV_B32 ENC_VOP3 default
    0x04827c1411163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05827c1421163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27c1431163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627c1441182c2, // V_ASHRREV_I32 ENC_VOP3 default
    0x04827c1451182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x05827c1461182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04c27c1471182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627c14011a3e5, // V_LSHLREV_B32 ENC_VOP3 default
    0x04827c14111a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05827c14211a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27c14311a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c13c11b2bf, // V_AND_B32 ENC_VOP3 default
    0x04827c13d11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27c13e11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27c13f11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c13c11c434, // V_OR_B32 ENC_VOP3 default
    0x04827c13d11c434, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27c13e11c434, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27c13f11c434, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c13c11d47c, // V_XOR_B32 ENC_VOP3 default
    0x04827c13d11d47c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27c13e11d47c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27c13f11d47c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c13c11e47a, // V_XNOR_B32 ENC_VOP3 default
    0x04827c13d11e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27c13e11e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27c13f11e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627413411f3ec, // V_MAC_F32 ENC_VOP3 default
    0x04827413511f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27413611f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27413711f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627a13c1252bc, // V_ADD_NC_U32 ENC_VOP3 default
    0x04827a13d1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27a13e1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27a13f1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627a13c126471, // V_SUB_NC_U32 ENC_VOP3 default
    0x04827a13d126471, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27a13e126471, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27a13f126471, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627a140127469, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x04827a141127469, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x05827a142127469, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27a143127469, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06628a1481282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x06828a1491282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a28a14a1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c28a14b1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06628a14812946a, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x06828a14912946a, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a28a14a12946a, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c28a14b12946a, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06e28a14c12a465, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x06828a14d12a465, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07028a14e12a465, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c28a14f12a465, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04627413412b3c6, // V_FMAC_F32 ENC_VOP3 default
    0x04827413512b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27413612b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27413712b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629415012f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x04829415112f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29415212f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29415312f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629e1541322b5, // V_ADD_F16 ENC_VOP3 default
    0x04829e1551322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04a29e1561322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04c29e1571322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629e15413346c, // V_SUB_F16 ENC_VOP3 default
    0x04829e15513346c, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04a29e15613346c, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04c29e15713346c, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05629e158134467, // V_SUBREV_F16 ENC_VOP3 default
    0x04829e159134467, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x05829e15a134467, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04c29e15b134467, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629e154135425, // V_MUL_F16 ENC_VOP3 default
    0x04829e155135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a29e156135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c29e157135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629e15c1363c5, // V_FMAC_F16 ENC_VOP3 default
    0x04829e15d1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04a29e15e1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04c29e15f1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629e154139400, // V_MAX_F16 ENC_VOP3 default
    0x04829e155139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04a29e156139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04c29e157139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629e15413a415, // V_MIN_F16 ENC_VOP3 default
    0x04829e15513a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04a29e15613a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04c29e15713a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a815413b3de, // V_LDEXP_F16 ENC_VOP3 default
    0x0482a815513b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2a815613b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a815713b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722b01601403f5, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x0742b01611403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b01621403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b01631403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b01641403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b01651403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b01661403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b01671403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b01601413f0, // V_MAD_F32 ENC_VOP3 default
    0x0742b01611413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b01621413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b01631413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b01641413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b01651413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b01661413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b01671413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b21681423f3, // V_MAD_I32_I24 ENC_VOP3 default
    0x0742b21691423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0762b216a1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0782b216b1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b216c1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2b216d1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b216e1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b216f1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b21701433f8, // V_MAD_U32_U24 ENC_VOP3 default
    0x0742b21711433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0762b21721433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0782b21731433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b21741433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2b21751433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b21761433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b21771433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b016014438f, // V_CUBEID_F32 ENC_VOP3 default
    0x0742b016114438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b016214438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b016314438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b016414438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b016514438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b016614438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b016714438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b0160145391, // V_CUBESC_F32 ENC_VOP3 default
    0x0742b0161145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b0162145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b0163145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b0164145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b0165145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b0166145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b0167145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b0160146392, // V_CUBETC_F32 ENC_VOP3 default
    0x0742b0161146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b0162146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b0163146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b0164146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b0165146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b0166146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b0167146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b0160147390, // V_CUBEMA_F32 ENC_VOP3 default
    0x0742b0161147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b0162147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b0163147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b0164147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b0165147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b0166147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b0167147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41781482c6, // V_BFE_U32 ENC_VOP3 default
    0x0742b41791482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41801492c5, // V_BFE_I32 ENC_VOP3 default
    0x0742b41811492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0762b41821492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0782b41831492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41841492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41851492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41861492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41871492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b417814a2c7, // V_BFI_B32 ENC_VOP3 default
    0x0742b417914a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b016014b3ca, // V_FMA_F32 ENC_VOP3 default
    0x0742b016114b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b016214b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b016314b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b016414b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b016514b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b016614b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b016714b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b618814c3cb, // V_FMA_F64 ENC_VOP3 default
    0x0742b618914c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0762b618a14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0782b618b14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b618c14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2b618d14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b618e14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b618f14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b819014d3e1, // V_LERP_U8 ENC_VOP3 default
    0x0742b819114d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0762b819214d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0782b819314d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b819414d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2b819514d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b819614d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b819714d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ba19814e2bd, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0742ba19914e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0762ba19a14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0782ba19b14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ba19c14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2ba19d14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ba19e14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ba19f14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ba19814f2be, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0742ba19914f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0762ba19a14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0782ba19b14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ba19c14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2ba19d14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ba19e14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ba19f14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b0160150424, // V_MULLIT_F32 ENC_VOP3 default
    0x0742b0161150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b0162150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b0163150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b0164150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b0165150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b0166150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b0167150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b0160151410, // V_MIN3_F32 ENC_VOP3 default
    0x0742b0161151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b0162151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b0163151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b0164151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b0165151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b0166151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b0167151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a0152412, // V_MIN3_I32 ENC_VOP3 default
    0x0742b41a1152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a2152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a3152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a4152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a5152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a6152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a7152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b4178153414, // V_MIN3_U32 ENC_VOP3 default
    0x0742b4179153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b01601543fb, // V_MAX3_F32 ENC_VOP3 default
    0x0742b01611543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b01621543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b01631543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b01641543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b01651543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b01661543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b01671543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a01553fd, // V_MAX3_I32 ENC_VOP3 default
    0x0742b41a11553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a21553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a31553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a41553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a51553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a61553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a71553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41781563ff, // V_MAX3_U32 ENC_VOP3 default
    0x0742b41791563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b016015740a, // V_MED3_F32 ENC_VOP3 default
    0x0742b016115740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b016215740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b016315740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b016415740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b016515740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b016615740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b016715740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a015840c, // V_MED3_I32 ENC_VOP3 default
    0x0742b41a115840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a215840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a315840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a415840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a515840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a615840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a715840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b417815940e, // V_MED3_U32 ENC_VOP3 default
    0x0742b417915940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b21a815a45e, // V_SAD_U8 ENC_VOP3 default
    0x0742b21a915a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762b21aa15a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782b21ab15a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b21ac15a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2b21ad15a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b21ae15a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b21af15a45e, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b21a815b45b, // V_SAD_HI_U8 ENC_VOP3 default
    0x0742b21a915b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0762b21aa15b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0782b21ab15b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b21ac15b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2b21ad15b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b21ae15b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b21af15b45b, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b21b015c45c, // V_SAD_U16 ENC_VOP3 default
    0x0742b21b115c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762b21b215c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782b21b315c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b21b415c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2b21b515c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b21b615c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b21b715c45c, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b217815d45d, // V_SAD_U32 ENC_VOP3 default
    0x0742b217915d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b217a15d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b217b15d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b217c15d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b217d15d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b217e15d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b217f15d45d, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc1b815e3af, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0742bc1b915e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0762bc1ba15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0782bc1bb15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc1bc15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc1bd15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc1be15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc1bf15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b016015f3b5, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0742b016115f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b016215f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b016315f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b016415f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b016515f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b016615f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b016715f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61881603b6, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0742b61891603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0762b618a1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0782b618b1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b618c1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2b618d1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b618e1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b618f1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562be1c01642b7, // V_ADD_F64 ENC_VOP3 default
    0x0482be1c11642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0582be1c21642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2be1c31642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562be1c0165427, // V_MUL_F64 ENC_VOP3 default
    0x0482be1c1165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0582be1c2165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2be1c3165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562be1c0166417, // V_MIN_F64 ENC_VOP3 default
    0x0482be1c1166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x0582be1c2166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2be1c3166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562be1c0167402, // V_MAX_F64 ENC_VOP3 default
    0x0482be1c1167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x0582be1c2167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2be1c3167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c01c41683e0, // V_LDEXP_F64 ENC_VOP3 default
    0x0482c01c51683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c01c61683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c01c71683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c213c16942f, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482c213d16942f, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2c213e16942f, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2c213f16942f, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c213c16a42a, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482c213d16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2c213e16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2c213f16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c213816c428, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482c213916c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2c213a16c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2c213b16c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822c41c816d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0842c41c916d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862c41ca16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882c41cb16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2c41cc16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2c41cd16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2c41ce16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902c41cf16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822c61d016e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0842c61d116e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862c61d216e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882c61d316e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2c61d416e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2c61d516e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2c61d616e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902c61d716e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922b01d816f3b7, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0942b01d916f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0962b01da16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0982b01db16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2b01dc16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x09c2b01dd16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2b01de16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02b01df16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922b61e01703b8, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0942b61e11703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0962b61e21703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0982b61e31703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2b61e41703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x09c2b61e51703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2b61e61703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02b61e71703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c8190171423, // V_MSAD_U8 ENC_VOP3 default
    0x0742c8191171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762c8192171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782c8193171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c8194171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2c8195171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c8196171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c8197171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ca1e817244e, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0742ca1e917244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762ca1ea17244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782ca1eb17244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ca1ec17244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ca1ed17244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ca1ee17244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ca1ef17244e, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ca1e8173421, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0742ca1e9173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762ca1ea173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782ca1eb173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ca1ec173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ca1ed173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ca1ee173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ca1ef173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562c01f0174474, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0482c01f1174474, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c01f2174474, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c01f3174474, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0a22cc1f4175422, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0a42cc1f5175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0a62cc1f6175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0a82cc1f7175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822ce1f81763f9, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0842ce1f91763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862ce1fa1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882ce1fb1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2ce1fc1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2ce1fd1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2ce1fe1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902ce1ff1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822ce2001773f4, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0842ce2011773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862ce2021773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882ce2031773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2ce2041773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2ce2051773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2ce2061773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902ce2071773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b417817847b, // V_XOR3_B32 ENC_VOP3 default
    0x0742b417917847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a17847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b17847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c17847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d17847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e17847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f17847b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0aa1a4208180431, // V_NOP ENC_VOP3 default
    0x0aa208209181420, // V_MOV_B32 ENC_VOP3 default
    0x0ac20820a181420, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0ae20c20b182453, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0b021020c1833a4, // V_CVT_I32_F64 ENC_VOP3 default
    0x0ac21020d1833a4, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa21420e18439f, // V_CVT_F64_I32 ENC_VOP3 default
    0x0ac21420f18439f, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa21a210185398, // V_CVT_F32_I32 ENC_VOP3 default
    0x0ac21a211185398, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa21a212186399, // V_CVT_F32_U32 ENC_VOP3 default
    0x0ac21a213186399, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2141873b2, // V_CVT_U32_F32 ENC_VOP3 default
    0x0ac21e2151873b2, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2161883a3, // V_CVT_I32_F32 ENC_VOP3 default
    0x0ac21e2171883a3, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa22821818a393, // V_CVT_F16_F32 ENC_VOP3 default
    0x0ac22821918a393, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa23221a18b396, // V_CVT_F32_F16 ENC_VOP3 default
    0x0ac23221b18b396, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa23621618c3b0, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x0ac23621718c3b0, // V_CVT_RPI_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa23621618d3a1, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x0ac23621718d3a1, // V_CVT_FLR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21a21018e3a7, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0ac21a21118e3a7, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0b021021c18f397, // V_CVT_F32_F64 ENC_VOP3 default
    0x0ac21021d18f397, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa23821e19039e, // V_CVT_F64_F32 ENC_VOP3 default
    0x0ac23821f19039e, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21a21219139a, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0ac21a21319139a, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0aa21a21219239b, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0ac21a21319239b, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0aa21a21219339c, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0ac21a21319339c, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0aa21a21219439d, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0ac21a21319439d, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0b02102201953b3, // V_CVT_U32_F64 ENC_VOP3 default
    0x0ac2102211953b3, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2142221963a0, // V_CVT_F64_U32 ENC_VOP3 default
    0x0ac2142231963a0, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0b023c224197477, // V_TRUNC_F64 ENC_VOP3 default
    0x0ac23c225197477, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023c2241982cc, // V_CEIL_F64 ENC_VOP3 default
    0x0ac23c2251982cc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023c224199457, // V_RNDNE_F64 ENC_VOP3 default
    0x0ac23c225199457, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023c22419a3c2, // V_FLOOR_F64 ENC_VOP3 default
    0x0ac23c22519a3c2, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa1a420819b439, // V_PIPEFLUSH ENC_VOP3 default
    0x0aa21e2261a03d0, // V_FRACT_F32 ENC_VOP3 default
    0x0ac21e2271a03d0, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2261a1476, // V_TRUNC_F32 ENC_VOP3 default
    0x0ac21e2271a1476, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2261a22cb, // V_CEIL_F32 ENC_VOP3 default
    0x0ac21e2271a22cb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2261a3456, // V_RNDNE_F32 ENC_VOP3 default
    0x0ac21e2271a3456, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2261a43c1, // V_FLOOR_F32 ENC_VOP3 default
    0x0ac21e2271a43c1, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2261a53bc, // V_EXP_F32 ENC_VOP3 default
    0x0ac21e2271a53bc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2261a73e3, // V_LOG_F32 ENC_VOP3 default
    0x0ac21e2271a73e3, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2261aa450, // V_RCP_F32 ENC_VOP3 default
    0x0ac21e2271aa450, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2261ab452, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0ac21e2271ab452, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2261ae459, // V_RSQ_F32 ENC_VOP3 default
    0x0ac21e2271ae459, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0b023c2241af451, // V_RCP_F64 ENC_VOP3 default
    0x0ac23c2251af451, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023c2241b145a, // V_RSQ_F64 ENC_VOP3 default
    0x0ac23c2251b145a, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2261b3463, // V_SQRT_F32 ENC_VOP3 default
    0x0ac21e2271b3463, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0b023c2241b4464, // V_SQRT_F64 ENC_VOP3 default
    0x0ac23c2251b4464, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2261b5461, // V_SIN_F32 ENC_VOP3 default
    0x0ac21e2271b5461, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2261b638e, // V_COS_F32 ENC_VOP3 default
    0x0ac21e2271b638e, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2402281b7432, // V_NOT_B32 ENC_VOP3 default
    0x0ac2402291b7432, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa2082091b82c9, // V_BFREV_B32 ENC_VOP3 default
    0x0ac20820a1b82c9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa24022a1b93be, // V_FFBH_U32 ENC_VOP3 default
    0x0ac24022b1b93be, // V_FFBH_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa24022a1ba3bf, // V_FFBL_B32 ENC_VOP3 default
    0x0ac24022b1ba3bf, // V_FFBL_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa24022c1bb3bd, // V_FFBH_I32 ENC_VOP3 default
    0x0ac24022d1bb3bd, // V_FFBH_I32 VOP3_INST_LITERAL has_lit_0
    0x0b021020c1bc3d4, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0ac21020d1bc3d4, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023c2241bd3d7, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0ac23c2251bd3d7, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023c2241be3d1, // V_FRACT_F64 ENC_VOP3 default
    0x0ac23c2251be3d1, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2362161bf3d3, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0ac2362171bf3d3, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21e2261c03d6, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0ac21e2271c03d6, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa1a42081c12cd, // V_CLREXCP ENC_VOP3 default
    0x0aa20822e1c241c, // V_MOVRELD_B32 ENC_VOP3 default
    0x0ac20822f1c241c, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0b22082301c341f, // V_MOVRELS_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b22082301c441e, // V_MOVRELSD_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b22082301c841d, // V_MOVRELSD_2_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0aa24a2311d0395, // V_CVT_F16_U16 ENC_VOP3 default
    0x0ac24a2321d0395, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0aa24a2331d1394, // V_CVT_F16_I16 ENC_VOP3 default
    0x0ac24a2341d1394, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa2542351d23b1, // V_CVT_U16_F16 ENC_VOP3 default
    0x0ac2542361d23b1, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2542371d33a2, // V_CVT_I16_F16 ENC_VOP3 default
    0x0ac2542381d33a2, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2391d444f, // V_RCP_F16 ENC_VOP3 default
    0x0ac25e23a1d444f, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2391d5462, // V_SQRT_F16 ENC_VOP3 default
    0x0ac25e23a1d5462, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2391d6458, // V_RSQ_F16 ENC_VOP3 default
    0x0ac25e23a1d6458, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2391d73e2, // V_LOG_F16 ENC_VOP3 default
    0x0ac25e23a1d73e2, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2391d83bb, // V_EXP_F16 ENC_VOP3 default
    0x0ac25e23a1d83bb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2391d93d5, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0ac25e23a1d93d5, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2542371da3d2, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0ac2542381da3d2, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2391db3c0, // V_FLOOR_F16 ENC_VOP3 default
    0x0ac25e23a1db3c0, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2391dc2ca, // V_CEIL_F16 ENC_VOP3 default
    0x0ac25e23a1dc2ca, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2391dd475, // V_TRUNC_F16 ENC_VOP3 default
    0x0ac25e23a1dd475, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2391de455, // V_RNDNE_F16 ENC_VOP3 default
    0x0ac25e23a1de455, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2391df3cf, // V_FRACT_F16 ENC_VOP3 default
    0x0ac25e23a1df3cf, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2391e0460, // V_SIN_F16 ENC_VOP3 default
    0x0ac25e23a1e0460, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25e2391e138d, // V_COS_F16 ENC_VOP3 default
    0x0ac25e23a1e138d, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa24023b1e245f, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0ac24023c1e245f, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa2542371e33a5, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0ac2542381e33a5, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2542351e43a6, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0ac2542361e43a6, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
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
    0x0bc2d02432ff3e6, // V_LSHLREV_B64 ENC_VOP3 default
    0x0be2d02442ff3e6, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02d02452ff3e6, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2d02433003eb, // V_LSHRREV_B64 ENC_VOP3 default
    0x0be2d02443003eb, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02d02453003eb, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2d02463012c3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0be2d02473012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0c02d02483012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0462d22493032bb, // V_ADD_NC_U16 ENC_VOP3 default
    0x0482d224a3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d224b3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d224c3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d2249304470, // V_SUB_NC_U16 ENC_VOP3 default
    0x0482d224a304470, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d224b304470, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d224c304470, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d224930542e, // V_MUL_LO_U16 ENC_VOP3 default
    0x0482d224a30542e, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d224b30542e, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d224c30542e, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562d224d3073e9, // V_LSHRREV_B16 ENC_VOP3 default
    0x0482d224e3073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582d224f3073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2d22503073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562d22513082c1, // V_ASHRREV_I16 ENC_VOP3 default
    0x0482d22523082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0582d22533082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d22543082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d2249309405, // V_MAX_U16 ENC_VOP3 default
    0x0482d224a309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d224b309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d224c309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d225530a403, // V_MAX_I16 ENC_VOP3 default
    0x0482d225630a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2d225730a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d225830a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d224930b41a, // V_MIN_U16 ENC_VOP3 default
    0x0482d224a30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d224b30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d224c30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d225530c418, // V_MIN_I16 ENC_VOP3 default
    0x0482d225630c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2d225730c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d225830c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d225530d2b9, // V_ADD_NC_I16 ENC_VOP3 default
    0x0482d225630d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2d225730d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d225830d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d225530e46e, // V_SUB_NC_I16 ENC_VOP3 default
    0x0482d225630e46e, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2d225730e46e, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d225830e46e, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c22d425930f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0c42d425a30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62d425b30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82d425c30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0c22d425931046b, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0c42d425a31046b, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62d425b31046b, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82d425c31046b, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462d625d311435, // V_PACK_B32_F16 ENC_VOP3 default
    0x0482d625e311435, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2d625f311435, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2d6260311435, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d62613123a8, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x0482d62623123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2d62633123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2d62643123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d62653133aa, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x0482d62663133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2d62673133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2d62683133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562d224d3143e4, // V_LSHLREV_B16 ENC_VOP3 default
    0x0482d224e3143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582d224f3143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2d22503143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ca2d4269319466, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0c42d426a319466, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0cc2d426b319466, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82d426c319466, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0722d826d3403f6, // V_MAD_U16 ENC_VOP3 default
    0x0742d826e3403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762d826f3403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782d82703403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d82713403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2d82723403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d82733403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d82743403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b42da2753423d9, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x0ac2dc2763423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0
    0x0b82dc2773423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2de2783423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2dc2793423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02dc2763423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22dc2773423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802de2783423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42e027a3433da, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x0d62e227b3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0
    0x0d82e227c3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82e427d3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2e227e3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02e227f3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22e22803433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e42813433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e6282344438, // V_PERM_B32 ENC_VOP3 default
    0x0742e6283344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0762e6284344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0782e6285344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e6286344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2e6287344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e6288344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e6289344438, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b4178345479, // V_XAD_U32 ENC_VOP3 default
    0x0742b4179345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f345479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41783463e7, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0742b41793463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41783472b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0742b41793472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e828a34b3c9, // V_FMA_F16 ENC_VOP3 default
    0x0742e828b34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x0762e828c34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0782e828d34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e828e34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2e828f34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e829034b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e829134b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e828a35140f, // V_MIN3_F16 ENC_VOP3 default
    0x0742e828b35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762e828c35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782e828d35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e828e35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2e828f35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e829035140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e829135140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d8292352411, // V_MIN3_I16 ENC_VOP3 default
    0x0742d8293352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762d8294352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782d8295352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d8296352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2d8297352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d8298352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d8299352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d826d353413, // V_MIN3_U16 ENC_VOP3 default
    0x0742d826e353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762d826f353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782d8270353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d8271353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2d8272353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d8273353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d8274353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e828a3543fa, // V_MAX3_F16 ENC_VOP3 default
    0x0742e828b3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762e828c3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782e828d3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e828e3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2e828f3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e82903543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e82913543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d82923553fc, // V_MAX3_I16 ENC_VOP3 default
    0x0742d82933553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762d82943553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782d82953553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d82963553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2d82973553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d82983553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d82993553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d826d3563fe, // V_MAX3_U16 ENC_VOP3 default
    0x0742d826e3563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762d826f3563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782d82703563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d82713563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2d82723563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d82733563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d82743563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e828a357409, // V_MED3_F16 ENC_VOP3 default
    0x0742e828b357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762e828c357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782e828d357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e828e357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2e828f357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e8290357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e8291357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d829235840b, // V_MED3_I16 ENC_VOP3 default
    0x0742d829335840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762d829435840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782d829535840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d829635840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2d829735840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d829835840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d829935840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d826d35940d, // V_MED3_U16 ENC_VOP3 default
    0x0742d826e35940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762d826f35940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782d827035940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d827135940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2d827235940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d827335940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d827435940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42ea29a35a3dc, // V_INTERP_P2_F16 ENC_VOP3 default
    0x0d62ec29b35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0
    0x0d82ec29c35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82ee29d35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2ec29e35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02ec29f35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22ec2a035a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee2a135a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d829235e3f1, // V_MAD_I16 ENC_VOP3 default
    0x0742d829335e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0762d829435e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0782d829535e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d829635e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2d829735e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d829835e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d829935e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e828a35f3b4, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0742e828b35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x0762e828c35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0782e828d35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e828e35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2e828f35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e829035f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e829135f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0da2f02a2360454, // V_READLANE_B32 ENC_VOP3 default
    0x0dc2f22a3361478, // V_WRITELANE_B32 ENC_VOP3 default
    0x0de2f22a4361478, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0462f42a53623df, // V_LDEXP_F32 ENC_VOP3 default
    0x0482f42a63623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f42a73623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f42a83623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c213c3632c8, // V_BFM_B32 ENC_VOP3 default
    0x0482c213d3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2c213e3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2c213f3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c213c3642c4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0482c213d3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2c213e3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2c213f3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c213c365408, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0482c213d365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2c213e365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2c213f365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c213c366407, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0482c213d366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2c213e366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2c213f366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f62a93683a9, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x0482f62aa3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f62ab3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f62ac3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f62ad3693ab, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x0482f62ae3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f62af3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f62b03693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c22b136a3ae, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0482c22b236a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2c22b336a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2c22b436a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c22b536b3ad, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0482c22b636b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2c22b736b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2c22b836b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722b417836d2b2, // V_ADD3_U32 ENC_VOP3 default
    0x0742b417936d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b417836f3e8, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0742b417936f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41783712c0, // V_AND_OR_B32 ENC_VOP3 default
    0x0742b41793712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b4178372433, // V_OR3_B32 ENC_VOP3 default
    0x0742b4179372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f372433, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f82b93733f7, // V_MAD_U32_U16 ENC_VOP3 default
    0x0742f82ba3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0762f82bb3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0782f82bc3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f82bd3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2f82be3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f82bf3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f82c03733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f82c13753f2, // V_MAD_I32_I16 ENC_VOP3 default
    0x0742f82c23753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0762f82c33753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0782f82c43753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f82c53753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2f82c63753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f82c73753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f82c83753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462fa13837646f, // V_SUB_NC_I32 ENC_VOP3 default
    0x0482fa13937646f, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2fa13a37646f, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2fa13b37646f, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e02fc2c9377436, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0e22fc2ca377436, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e42fc2cb377436, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e62fc2cc377436, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0e02fc2c9378437, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0e22fc2ca378437, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e42fc2cb378437, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e62fc2cc378437, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0462fa13837f2ba, // V_ADD_NC_I32 ENC_VOP3 default
    0x0482fa13937f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2fa13a37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2fa13b37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x10230a3d000033a, // V_CMP_F_F32 ENC_VOPC default
    0x10430c3d100033a, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d200033a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d000135f, // V_CMP_LT_F32 ENC_VOPC default
    0x10430c3d100135f, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d200135f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d0002331, // V_CMP_EQ_F32 ENC_VOPC default
    0x10430c3d1002331, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d2002331, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d0003353, // V_CMP_LE_F32 ENC_VOPC default
    0x10430c3d1003353, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d2003353, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d000434a, // V_CMP_GT_F32 ENC_VOPC default
    0x10430c3d100434a, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d200434a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d000535c, // V_CMP_LG_F32 ENC_VOPC default
    0x10430c3d100535c, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d200535c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d0006341, // V_CMP_GE_F32 ENC_VOPC default
    0x10430c3d1006341, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d2006341, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d0007380, // V_CMP_O_F32 ENC_VOPC default
    0x10430c3d1007380, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d2007380, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d000838a, // V_CMP_U_F32 ENC_VOPC default
    0x10430c3d100838a, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d200838a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d0009371, // V_CMP_NGE_F32 ENC_VOPC default
    0x10430c3d1009371, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d2009371, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d000a37a, // V_CMP_NLG_F32 ENC_VOPC default
    0x10430c3d100a37a, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d200a37a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d000b374, // V_CMP_NGT_F32 ENC_VOPC default
    0x10430c3d100b374, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d200b374, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d000c377, // V_CMP_NLE_F32 ENC_VOPC default
    0x10430c3d100c377, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d200c377, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d000d368, // V_CMP_NEQ_F32 ENC_VOPC default
    0x10430c3d100d368, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d200d368, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d000e37d, // V_CMP_NLT_F32 ENC_VOPC default
    0x10430c3d100e37d, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d200e37d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x10230a3d000f383, // V_CMP_TRU_F32 ENC_VOPC default
    0x10430c3d100f383, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3d200f383, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x1023103d30102db, // V_CMPX_F_F32 ENC_VOPC default
    0x1043123d40102db, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d50102db, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x1023103d3011300, // V_CMPX_LT_F32 ENC_VOPC default
    0x1043123d4011300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d5011300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x1023103d30122d2, // V_CMPX_EQ_F32 ENC_VOPC default
    0x1043123d40122d2, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d50122d2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x1023103d30132f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x1043123d40132f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d50132f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x1023103d30142eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x1043123d40142eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d50142eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x1023103d30152fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x1043123d40152fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d50152fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x1023103d30162e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x1043123d40162e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d50162e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x1023103d3017321, // V_CMPX_O_F32 ENC_VOPC default
    0x1043123d4017321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d5017321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x1023103d301832b, // V_CMPX_U_F32 ENC_VOPC default
    0x1043123d401832b, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d501832b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x1023103d3019312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x1043123d4019312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d5019312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x1023103d301a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x1043123d401a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d501a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x1023103d301b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x1043123d401b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d501b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x1023103d301c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x1043123d401c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d501c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x1023103d301d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x1043123d401d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d501d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x1023103d301e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x1043123d401e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d501e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x1023103d301f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x1043123d401f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103d501f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x1083163d602033b, // V_CMP_F_F64 ENC_VOPC default
    0x1063163d702033b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x1083163d6021360, // V_CMP_LT_F64 ENC_VOPC default
    0x1063163d7021360, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x1083163d6022332, // V_CMP_EQ_F64 ENC_VOPC default
    0x1063163d7022332, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x1083163d6023354, // V_CMP_LE_F64 ENC_VOPC default
    0x1063163d7023354, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x1083163d602434b, // V_CMP_GT_F64 ENC_VOPC default
    0x1063163d702434b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x1083163d602535d, // V_CMP_LG_F64 ENC_VOPC default
    0x1063163d702535d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x1083163d6026342, // V_CMP_GE_F64 ENC_VOPC default
    0x1063163d7026342, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x1083163d6027381, // V_CMP_O_F64 ENC_VOPC default
    0x1063163d7027381, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x1083163d602838b, // V_CMP_U_F64 ENC_VOPC default
    0x1063163d702838b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x1083163d6029372, // V_CMP_NGE_F64 ENC_VOPC default
    0x1063163d7029372, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x1083163d602a37b, // V_CMP_NLG_F64 ENC_VOPC default
    0x1063163d702a37b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x1083163d602b375, // V_CMP_NGT_F64 ENC_VOPC default
    0x1063163d702b375, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x1083163d602c378, // V_CMP_NLE_F64 ENC_VOPC default
    0x1063163d702c378, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x1083163d602d369, // V_CMP_NEQ_F64 ENC_VOPC default
    0x1063163d702d369, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x1083163d602e37e, // V_CMP_NLT_F64 ENC_VOPC default
    0x1063163d702e37e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x1083163d602f384, // V_CMP_TRU_F64 ENC_VOPC default
    0x1063163d702f384, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d80302dc, // V_CMPX_F_F64 ENC_VOPC default
    0x10631a3d90302dc, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d8031301, // V_CMPX_LT_F64 ENC_VOPC default
    0x10631a3d9031301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d80322d3, // V_CMPX_EQ_F64 ENC_VOPC default
    0x10631a3d90322d3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d80332f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x10631a3d90332f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d80342ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x10631a3d90342ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d80352fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x10631a3d90352fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d80362e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x10631a3d90362e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d8037322, // V_CMPX_O_F64 ENC_VOPC default
    0x10631a3d9037322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d803832c, // V_CMPX_U_F64 ENC_VOPC default
    0x10631a3d903832c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d8039313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x10631a3d9039313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d803a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x10631a3d903a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d803b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x10631a3d903b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d803c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x10631a3d903c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d803d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x10631a3d903d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d803e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x10631a3d903e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x10831a3d803f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x10631a3d903f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x10230a3da08033c, // V_CMP_F_I32 ENC_VOPC default
    0x10431e3db08033c, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3dc08033c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x10230a3da081362, // V_CMP_LT_I32 ENC_VOPC default
    0x10431e3db081362, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3dc081362, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x10230a3da082334, // V_CMP_EQ_I32 ENC_VOPC default
    0x10431e3db082334, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3dc082334, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x10230a3da083356, // V_CMP_LE_I32 ENC_VOPC default
    0x10431e3db083356, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3dc083356, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x10230a3da08434d, // V_CMP_GT_I32 ENC_VOPC default
    0x10431e3db08434d, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3dc08434d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x10230a3da08536b, // V_CMP_NE_I32 ENC_VOPC default
    0x10431e3db08536b, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3dc08536b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x10230a3da086344, // V_CMP_GE_I32 ENC_VOPC default
    0x10431e3db086344, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3dc086344, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x10230a3da087385, // V_CMP_T_I32 ENC_VOPC default
    0x10431e3db087385, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3dc087385, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x10230a3dd08832e, // V_CMP_CLASS_F32 ENC_VOPC default
    0x1043223de08832e, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a3df08832e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x1023263e0089361, // V_CMP_LT_I16 ENC_VOPC default
    0x1043283e1089361, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263e2089361, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x1023263e008a333, // V_CMP_EQ_I16 ENC_VOPC default
    0x1043283e108a333, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263e208a333, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x1023263e008b355, // V_CMP_LE_I16 ENC_VOPC default
    0x1043283e108b355, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263e208b355, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x1023263e008c34c, // V_CMP_GT_I16 ENC_VOPC default
    0x1043283e108c34c, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263e208c34c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x1023263e008d36a, // V_CMP_NE_I16 ENC_VOPC default
    0x1043283e108d36a, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263e208d36a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x1023263e008e343, // V_CMP_GE_I16 ENC_VOPC default
    0x1043283e108e343, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263e208e343, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x10232c3e308f32d, // V_CMP_CLASS_F16 ENC_VOPC default
    0x10432e3e408f32d, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e508f32d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x1023103e60902dd, // V_CMPX_F_I32 ENC_VOPC default
    0x1043323e70902dd, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103e80902dd, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x1023103e6091303, // V_CMPX_LT_I32 ENC_VOPC default
    0x1043323e7091303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103e8091303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x1023103e60922d5, // V_CMPX_EQ_I32 ENC_VOPC default
    0x1043323e70922d5, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103e80922d5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x1023103e60932f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x1043323e70932f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103e80932f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x1023103e60942ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x1043323e70942ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103e80942ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x1023103e609530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x1043323e709530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103e809530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x1023103e60962e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x1043323e70962e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103e80962e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x1023103e6097326, // V_CMPX_T_I32 ENC_VOPC default
    0x1043323e7097326, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103e8097326, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x1023103e90982cf, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x1043363ea0982cf, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063103eb0982cf, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x10233a3ec099302, // V_CMPX_LT_I16 ENC_VOPC default
    0x10433c3ed099302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a3ee099302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x10233a3ec09a2d4, // V_CMPX_EQ_I16 ENC_VOPC default
    0x10433c3ed09a2d4, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a3ee09a2d4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x10233a3ec09b2f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x10433c3ed09b2f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a3ee09b2f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x10233a3ec09c2ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x10433c3ed09c2ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a3ee09c2ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x10233a3ec09d30b, // V_CMPX_NE_I16 ENC_VOPC default
    0x10433c3ed09d30b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a3ee09d30b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x10233a3ec09e2e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x10433c3ed09e2e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a3ee09e2e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x1023403ef09f2ce, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x1043423f009f2ce, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f109f2ce, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x1083463f20a033d, // V_CMP_F_I64 ENC_VOPC default
    0x1063463f30a033d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x1083463f20a1363, // V_CMP_LT_I64 ENC_VOPC default
    0x1063463f30a1363, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x1083463f20a2335, // V_CMP_EQ_I64 ENC_VOPC default
    0x1063463f30a2335, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x1083463f20a3357, // V_CMP_LE_I64 ENC_VOPC default
    0x1063463f30a3357, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x1083463f20a434e, // V_CMP_GT_I64 ENC_VOPC default
    0x1063463f30a434e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x1083463f20a536c, // V_CMP_NE_I64 ENC_VOPC default
    0x1063463f30a536c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x1083463f20a6345, // V_CMP_GE_I64 ENC_VOPC default
    0x1063463f30a6345, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x1083463f20a7386, // V_CMP_T_I64 ENC_VOPC default
    0x1063463f30a7386, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x10834a3f40a832f, // V_CMP_CLASS_F64 ENC_VOPC default
    0x10634a3f50a832f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x1023263f60a9364, // V_CMP_LT_U16 ENC_VOPC default
    0x1043283f70a9364, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263f80a9364, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x1023263f60aa336, // V_CMP_EQ_U16 ENC_VOPC default
    0x1043283f70aa336, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263f80aa336, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x1023263f60ab358, // V_CMP_LE_U16 ENC_VOPC default
    0x1043283f70ab358, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263f80ab358, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x1023263f60ac34f, // V_CMP_GT_U16 ENC_VOPC default
    0x1043283f70ac34f, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263f80ac34f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x1023263f60ad36d, // V_CMP_NE_U16 ENC_VOPC default
    0x1043283f70ad36d, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263f80ad36d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x1023263f60ae346, // V_CMP_GE_U16 ENC_VOPC default
    0x1043283f70ae346, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063263f80ae346, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x10834e3f90b02de, // V_CMPX_F_I64 ENC_VOPC default
    0x10634e3fa0b02de, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x10834e3f90b1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x10634e3fa0b1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x10834e3f90b22d6, // V_CMPX_EQ_I64 ENC_VOPC default
    0x10634e3fa0b22d6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x10834e3f90b32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x10634e3fa0b32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x10834e3f90b42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x10634e3fa0b42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x10834e3f90b530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x10634e3fa0b530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x10834e3f90b62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x10634e3fa0b62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x10834e3f90b7327, // V_CMPX_T_I64 ENC_VOPC default
    0x10634e3fa0b7327, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x1083523fb0b82d0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x1063523fc0b82d0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x10233a3fd0b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x10433c3fe0b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a3ff0b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x10233a3fd0ba2d7, // V_CMPX_EQ_U16 ENC_VOPC default
    0x10433c3fe0ba2d7, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a3ff0ba2d7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x10233a3fd0bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x10433c3fe0bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a3ff0bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x10233a3fd0bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x10433c3fe0bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a3ff0bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x10233a3fd0bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x10433c3fe0bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a3ff0bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x10233a3fd0be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x10433c3fe0be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a3ff0be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x10230a4000c033e, // V_CMP_F_U32 ENC_VOPC default
    0x10431e4010c033e, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a4020c033e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x10230a4000c1365, // V_CMP_LT_U32 ENC_VOPC default
    0x10431e4010c1365, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a4020c1365, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x10230a4000c2337, // V_CMP_EQ_U32 ENC_VOPC default
    0x10431e4010c2337, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a4020c2337, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x10230a4000c3359, // V_CMP_LE_U32 ENC_VOPC default
    0x10431e4010c3359, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a4020c3359, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x10230a4000c4350, // V_CMP_GT_U32 ENC_VOPC default
    0x10431e4010c4350, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a4020c4350, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x10230a4000c536e, // V_CMP_NE_U32 ENC_VOPC default
    0x10431e4010c536e, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a4020c536e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x10230a4000c6347, // V_CMP_GE_U32 ENC_VOPC default
    0x10431e4010c6347, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a4020c6347, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x10230a4000c7387, // V_CMP_T_U32 ENC_VOPC default
    0x10431e4010c7387, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630a4020c7387, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x10232c3e30c8339, // V_CMP_F_F16 ENC_VOPC default
    0x1043563e40c8339, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50c8339, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30c935e, // V_CMP_LT_F16 ENC_VOPC default
    0x1043563e40c935e, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50c935e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30ca330, // V_CMP_EQ_F16 ENC_VOPC default
    0x1043563e40ca330, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50ca330, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30cb352, // V_CMP_LE_F16 ENC_VOPC default
    0x1043563e40cb352, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50cb352, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30cc349, // V_CMP_GT_F16 ENC_VOPC default
    0x1043563e40cc349, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50cc349, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30cd35b, // V_CMP_LG_F16 ENC_VOPC default
    0x1043563e40cd35b, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50cd35b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30ce340, // V_CMP_GE_F16 ENC_VOPC default
    0x1043563e40ce340, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50ce340, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30cf37f, // V_CMP_O_F16 ENC_VOPC default
    0x1043563e40cf37f, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50cf37f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x1023104030d02df, // V_CMPX_F_U32 ENC_VOPC default
    0x1043324040d02df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063104050d02df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x1023104030d1306, // V_CMPX_LT_U32 ENC_VOPC default
    0x1043324040d1306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063104050d1306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x1023104030d22d8, // V_CMPX_EQ_U32 ENC_VOPC default
    0x1043324040d22d8, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063104050d22d8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x1023104030d32fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x1043324040d32fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063104050d32fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x1023104030d42f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x1043324040d42f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063104050d42f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x1023104030d530f, // V_CMPX_NE_U32 ENC_VOPC default
    0x1043324040d530f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063104050d530f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x1023104030d62e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x1043324040d62e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063104050d62e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x1023104030d7328, // V_CMPX_T_U32 ENC_VOPC default
    0x1043324040d7328, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063104050d7328, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x1023403ef0d82da, // V_CMPX_F_F16 ENC_VOPC default
    0x10435a3f00d82da, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10d82da, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0d92ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x10435a3f00d92ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10d92ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0da2d1, // V_CMPX_EQ_F16 ENC_VOPC default
    0x10435a3f00da2d1, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10da2d1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0db2f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x10435a3f00db2f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10db2f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0dc2ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x10435a3f00dc2ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10dc2ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0dd2fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x10435a3f00dd2fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10dd2fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0de2e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x10435a3f00de2e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10de2e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0df320, // V_CMPX_O_F16 ENC_VOPC default
    0x10435a3f00df320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10df320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x1083464060e033f, // V_CMP_F_U64 ENC_VOPC default
    0x1063464070e033f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x1083464060e1366, // V_CMP_LT_U64 ENC_VOPC default
    0x1063464070e1366, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x1083464060e2338, // V_CMP_EQ_U64 ENC_VOPC default
    0x1063464070e2338, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x1083464060e335a, // V_CMP_LE_U64 ENC_VOPC default
    0x1063464070e335a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x1083464060e4351, // V_CMP_GT_U64 ENC_VOPC default
    0x1063464070e4351, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x1083464060e536f, // V_CMP_NE_U64 ENC_VOPC default
    0x1063464070e536f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x1083464060e6348, // V_CMP_GE_U64 ENC_VOPC default
    0x1063464070e6348, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x1083464060e7388, // V_CMP_T_U64 ENC_VOPC default
    0x1063464070e7388, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x10232c3e30e8389, // V_CMP_U_F16 ENC_VOPC default
    0x1043563e40e8389, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50e8389, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30e9370, // V_CMP_NGE_F16 ENC_VOPC default
    0x1043563e40e9370, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50e9370, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30ea379, // V_CMP_NLG_F16 ENC_VOPC default
    0x1043563e40ea379, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50ea379, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30eb373, // V_CMP_NGT_F16 ENC_VOPC default
    0x1043563e40eb373, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50eb373, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30ec376, // V_CMP_NLE_F16 ENC_VOPC default
    0x1043563e40ec376, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50ec376, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30ed367, // V_CMP_NEQ_F16 ENC_VOPC default
    0x1043563e40ed367, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50ed367, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30ee37c, // V_CMP_NLT_F16 ENC_VOPC default
    0x1043563e40ee37c, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50ee37c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x10232c3e30ef382, // V_CMP_TRU_F16 ENC_VOPC default
    0x1043563e40ef382, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632c3e50ef382, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10834e4080f02e0, // V_CMPX_F_U64 ENC_VOPC default
    0x10634e4090f02e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x10834e4080f1307, // V_CMPX_LT_U64 ENC_VOPC default
    0x10634e4090f1307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x10834e4080f22d9, // V_CMPX_EQ_U64 ENC_VOPC default
    0x10634e4090f22d9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10834e4080f32fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x10634e4090f32fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x10834e4080f42f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x10634e4090f42f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x10834e4080f5310, // V_CMPX_NE_U64 ENC_VOPC default
    0x10634e4090f5310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x10834e4080f62e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x10634e4090f62e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x10834e4080f7329, // V_CMPX_T_U64 ENC_VOPC default
    0x10634e4090f7329, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x1023403ef0f832a, // V_CMPX_U_F16 ENC_VOPC default
    0x10435a3f00f832a, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10f832a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0f9311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x10435a3f00f9311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10f9311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0fa31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x10435a3f00fa31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10fa31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0fb314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x10435a3f00fb314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10fb314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0fc317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x10435a3f00fc317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10fc317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0fd308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x10435a3f00fd308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10fd308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0fe31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x10435a3f00fe31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10fe31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x1023403ef0ff323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x10435a3f00ff323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063403f10ff323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10a1a4208000431, // V_NOP ENC_VOP1 default
    0x10a20040a001420, // V_MOV_B32 ENC_VOP1 default
    0x10c20440b001420, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20240c001420, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x11020640d001420, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220040e001420, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x11420a40f002453, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x11620e4100033a4, // V_CVT_I32_F64 ENC_VOP1 default
    0x11220e4110033a4, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x10a21241200439f, // V_CVT_F64_I32 ENC_VOP1 default
    0x11221241300439f, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x10a200414005398, // V_CVT_F32_I32 ENC_VOP1 default
    0x10c204415005398, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e216416005398, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x110218417005398, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x112200418005398, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x10a200419006399, // V_CVT_F32_U32 ENC_VOP1 default
    0x10c20441a006399, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e21641b006399, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x11021841c006399, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x11220041d006399, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x10a20041e0073b2, // V_CVT_U32_F32 ENC_VOP1 default
    0x10c20441f0073b2, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c4200073b2, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x1102064210073b2, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122004220073b2, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x10a2004230083a3, // V_CVT_I32_F32 ENC_VOP1 default
    0x10c2044240083a3, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c4250083a3, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x1102064260083a3, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122004270083a3, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
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
    0x10a20042300c3b0, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x10c20442400c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e23442500c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020642600c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220042700c3b0, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a20042300d3a1, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x10c20442400d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e23442500d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020642600d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220042700d3a1, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a20041400e3a7, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x10c20441500e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x10e21641600e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x11021841700e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x11220041800e3a7, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x11620e43200f397, // V_CVT_F32_F64 ENC_VOP1 default
    0x11220e43300f397, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x10a21243401039e, // V_CVT_F64_F32 ENC_VOP1 default
    0x11221243501039e, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x10a20041901139a, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x10c20441a01139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x10e21641b01139a, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x11021841c01139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x11220041d01139a, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x10a20041901239b, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x10c20441a01239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x10e21641b01239b, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x11021841c01239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x11220041d01239b, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x10a20041901339c, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x10c20441a01339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x10e21641b01339c, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x11021841c01339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x11220041d01339c, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x10a20041901439d, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x10c20441a01439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x10e21641b01439d, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x11021841c01439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x11220041d01439d, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x11620e4360153b3, // V_CVT_U32_F64 ENC_VOP1 default
    0x11220e4370153b3, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x10a2124380163a0, // V_CVT_F64_U32 ENC_VOP1 default
    0x1122124390163a0, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x11623a43a017477, // V_TRUNC_F64 ENC_VOP1 default
    0x11223a43b017477, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x11623a43a0182cc, // V_CEIL_F64 ENC_VOP1 default
    0x11223a43b0182cc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x11623a43a019457, // V_RNDNE_F64 ENC_VOP1 default
    0x11223a43b019457, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x11623a43a01a3c2, // V_FLOOR_F64 ENC_VOP1 default
    0x11223a43b01a3c2, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x10a1a420801b439, // V_PIPEFLUSH ENC_VOP1 default
    0x10a20043c0203d0, // V_FRACT_F32 ENC_VOP1 default
    0x10c20443d0203d0, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e0203d0, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f0203d0, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122004400203d0, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x10a20043c021476, // V_TRUNC_F32 ENC_VOP1 default
    0x10c20443d021476, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e021476, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f021476, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x112200440021476, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x10a20043c0222cb, // V_CEIL_F32 ENC_VOP1 default
    0x10c20443d0222cb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e0222cb, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f0222cb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122004400222cb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x10a20043c023456, // V_RNDNE_F32 ENC_VOP1 default
    0x10c20443d023456, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e023456, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f023456, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x112200440023456, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x10a20043c0243c1, // V_FLOOR_F32 ENC_VOP1 default
    0x10c20443d0243c1, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e0243c1, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f0243c1, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122004400243c1, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x10a20043c0253bc, // V_EXP_F32 ENC_VOP1 default
    0x10c20443d0253bc, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e0253bc, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f0253bc, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122004400253bc, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x10a20043c0273e3, // V_LOG_F32 ENC_VOP1 default
    0x10c20443d0273e3, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e0273e3, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f0273e3, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122004400273e3, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x10a20043c02a450, // V_RCP_F32 ENC_VOP1 default
    0x10c20443d02a450, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e02a450, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f02a450, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220044002a450, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x10a20043c02b452, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x10c20443d02b452, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e02b452, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f02b452, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220044002b452, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x10a20043c02e459, // V_RSQ_F32 ENC_VOP1 default
    0x10c20443d02e459, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e02e459, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f02e459, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220044002e459, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x11623a43a02f451, // V_RCP_F64 ENC_VOP1 default
    0x11223a43b02f451, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x11623a43a03145a, // V_RSQ_F64 ENC_VOP1 default
    0x11223a43b03145a, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x10a20043c033463, // V_SQRT_F32 ENC_VOP1 default
    0x10c20443d033463, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e033463, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f033463, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x112200440033463, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x11623a43a034464, // V_SQRT_F64 ENC_VOP1 default
    0x11223a43b034464, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x10a20043c035461, // V_SIN_F32 ENC_VOP1 default
    0x10c20443d035461, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e035461, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f035461, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x112200440035461, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x10a20043c03638e, // V_COS_F32 ENC_VOP1 default
    0x10c20443d03638e, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e03638e, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f03638e, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220044003638e, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x10a200441037432, // V_NOT_B32 ENC_VOP1 default
    0x10c204442037432, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e23e443037432, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x110218444037432, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x112200445037432, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x10a20040a0382c9, // V_BFREV_B32 ENC_VOP1 default
    0x10c20440b0382c9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20240c0382c9, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x11020640d0382c9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220040e0382c9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x10a2004460393be, // V_FFBH_U32 ENC_VOP1 default
    0x10c2044470393be, // V_FFBH_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e23e4480393be, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x1102184490393be, // V_FFBH_U32 VOP1_VOP_DPP16 has_dpp16
    0x11220044a0393be, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x10a20044603a3bf, // V_FFBL_B32 ENC_VOP1 default
    0x10c20444703a3bf, // V_FFBL_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e23e44803a3bf, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x11021844903a3bf, // V_FFBL_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220044a03a3bf, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x10a20044b03b3bd, // V_FFBH_I32 ENC_VOP1 default
    0x10c20444c03b3bd, // V_FFBH_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e23e44d03b3bd, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x11021844e03b3bd, // V_FFBH_I32 VOP1_VOP_DPP16 has_dpp16
    0x11220044f03b3bd, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x11620e41003c3d4, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x11220e41103c3d4, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x11623a43a03d3d7, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x11223a43b03d3d7, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x11623a43a03e3d1, // V_FRACT_F64 ENC_VOP1 default
    0x11223a43b03e3d1, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x10a20042303f3d3, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x10c20442403f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e23442503f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020642603f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220042703f3d3, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a20043c0403d6, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x10c20443d0403d6, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c43e0403d6, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020643f0403d6, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122004400403d6, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x10a1a42080412cd, // V_CLREXCP ENC_VOP1 default
    0x10a20045004241c, // V_MOVRELD_B32 ENC_VOP1 default
    0x10c20445104241c, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20245204241c, // V_MOVRELD_B32 VOP1_VOP_SDWA has_sdwa
    0x11020645304241c, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220045404241c, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x11420045504341f, // V_MOVRELS_B32 ENC_VOP1 default
    0x10c20445104341f, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20245604341f, // V_MOVRELS_B32 VOP1_VOP_SDWA has_sdwa
    0x11020645304341f, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x11420045504441e, // V_MOVRELSD_B32 ENC_VOP1 default
    0x10c20445104441e, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20245604441e, // V_MOVRELSD_B32 VOP1_VOP_SDWA has_sdwa
    0x11020645304441e, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x11420045504841d, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x10c20445104841d, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20245604841d, // V_MOVRELSD_2_B32 VOP1_VOP_SDWA has_sdwa
    0x11020645304841d, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x10a242457050395, // V_CVT_F16_U16 ENC_VOP1 default
    0x10c246458050395, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x10e244459050395, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x11024845a050395, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x11224245b050395, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x10a24245c051394, // V_CVT_F16_I16 ENC_VOP1 default
    0x10c24645d051394, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e24445e051394, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x11024845f051394, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x112242460051394, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x10a24c4610523b1, // V_CVT_U16_F16 ENC_VOP1 default
    0x10c2504620523b1, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e24e4630523b1, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102524640523b1, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224c4650523b1, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x10a24c4660533a2, // V_CVT_I16_F16 ENC_VOP1 default
    0x10c2504670533a2, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e24e4680533a2, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102524690533a2, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224c46a0533a2, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a25646b05444f, // V_RCP_F16 ENC_VOP1 default
    0x10c25a46c05444f, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25846d05444f, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x11025c46e05444f, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225646f05444f, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x10a25646b055462, // V_SQRT_F16 ENC_VOP1 default
    0x10c25a46c055462, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25846d055462, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x11025c46e055462, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225646f055462, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x10a25646b056458, // V_RSQ_F16 ENC_VOP1 default
    0x10c25a46c056458, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25846d056458, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x11025c46e056458, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225646f056458, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x10a25646b0573e2, // V_LOG_F16 ENC_VOP1 default
    0x10c25a46c0573e2, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25846d0573e2, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x11025c46e0573e2, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225646f0573e2, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x10a25646b0583bb, // V_EXP_F16 ENC_VOP1 default
    0x10c25a46c0583bb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25846d0583bb, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x11025c46e0583bb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225646f0583bb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x10a25646b0593d5, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x10c25a46c0593d5, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25846d0593d5, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x11025c46e0593d5, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225646f0593d5, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x10a24c46605a3d2, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x10c25046705a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e24e46805a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11025246905a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224c46a05a3d2, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a25646b05b3c0, // V_FLOOR_F16 ENC_VOP1 default
    0x10c25a46c05b3c0, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25846d05b3c0, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x11025c46e05b3c0, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225646f05b3c0, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x10a25646b05c2ca, // V_CEIL_F16 ENC_VOP1 default
    0x10c25a46c05c2ca, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25846d05c2ca, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x11025c46e05c2ca, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225646f05c2ca, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x10a25646b05d475, // V_TRUNC_F16 ENC_VOP1 default
    0x10c25a46c05d475, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25846d05d475, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x11025c46e05d475, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225646f05d475, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x10a25646b05e455, // V_RNDNE_F16 ENC_VOP1 default
    0x10c25a46c05e455, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25846d05e455, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x11025c46e05e455, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225646f05e455, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x10a25646b05f3cf, // V_FRACT_F16 ENC_VOP1 default
    0x10c25a46c05f3cf, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25846d05f3cf, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x11025c46e05f3cf, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225646f05f3cf, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x10a25646b060460, // V_SIN_F16 ENC_VOP1 default
    0x10c25a46c060460, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25846d060460, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x11025c46e060460, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225646f060460, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x10a25646b06138d, // V_COS_F16 ENC_VOP1 default
    0x10c25a46c06138d, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25846d06138d, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x11025c46e06138d, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225646f06138d, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x10a20047006245f, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x10c20447106245f, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e23e47206245f, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x11021847306245f, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x11220047406245f, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x10a24c4660633a5, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x10c2504670633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e24e4680633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102524690633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224c46a0633a5, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a24c4610643a6, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x10c2504620643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e24e4630643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102524640643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224c4650643a6, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x114260475065473, // V_SWAP_B32 ENC_VOP1 default
    0x114260476068472, // V_SWAPREL_B32 ENC_VOP1 default
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
