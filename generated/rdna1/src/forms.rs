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
pub static FORMS: [u64; 4322] = [
    0x00026400000138c, // V_CNDMASK_B32 ENC_VOP2 default
    0x00226800100138c, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00426600200138c, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x00626a00300138c, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00826400400138c, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a26e0050032b6, // V_ADD_F32 ENC_VOP2 default
    0x00c2720060032b6, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e2700070032b6, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0102740080032b6, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226e0090032b6, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a26e00500446e, // V_SUB_F32 ENC_VOP2 default
    0x00c27200600446e, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e27000700446e, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x01027400800446e, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226e00900446e, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x01426e00a005469, // V_SUBREV_F32 ENC_VOP2 default
    0x00c272006005469, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e27000b005469, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x010274008005469, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226e00c005469, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a26e00d0063ed, // V_MAC_LEGACY_F32 ENC_VOP2 default
    0x01226e00e0063ed, // V_MAC_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a26e00500742d, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x00c27200600742d, // V_MUL_LEGACY_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e27000700742d, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x01027400800742d, // V_MUL_LEGACY_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226e00900742d, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a26e005008426, // V_MUL_F32 ENC_VOP2 default
    0x00c272006008426, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e270007008426, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x010274008008426, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226e009008426, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a26e00f00942c, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c27201000942c, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e27801100942c, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x01027a01200942c, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01226e01300942c, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a26e00f00a429, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c27201000a429, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e27801100a429, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x01027a01200a429, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01226e01300a429, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a26e01400b431, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c27201500b431, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e27801600b431, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x01027a01700b431, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01226e01800b431, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a26e01400c42b, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c27201500c42b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e27801600c42b, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x01027a01700c42b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01226e01800c42b, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a26e00500f416, // V_MIN_F32 ENC_VOP2 default
    0x00c27200600f416, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e27000700f416, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x01027400800f416, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226e00900f416, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x00a26e005010401, // V_MAX_F32 ENC_VOP2 default
    0x00c272006010401, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e270007010401, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x010274008010401, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226e009010401, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00a26e00f011419, // V_MIN_I32 ENC_VOP2 default
    0x00c272010011419, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e278011011419, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x01027a012011419, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x01226e013011419, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a26e00f012404, // V_MAX_I32 ENC_VOP2 default
    0x00c272010012404, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e278011012404, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x01027a012012404, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x01226e013012404, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a26e01401341b, // V_MIN_U32 ENC_VOP2 default
    0x00c27201501341b, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e27801601341b, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x01027a01701341b, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x01226e01801341b, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a26e014014406, // V_MAX_U32 ENC_VOP2 default
    0x00c272015014406, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e278016014406, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x01027a017014406, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x01226e018014406, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x01426e0190163ea, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c2720150163ea, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e27801a0163ea, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x01027a0170163ea, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226e01b0163ea, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x01426e01c0182c2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c27201d0182c2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e27801e0182c2, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x01027a01f0182c2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x01226e0200182c2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x01426e01901a3e5, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c27201501a3e5, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e27801a01a3e5, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x01027a01701a3e5, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226e01b01a3e5, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a26e01401b2bf, // V_AND_B32 ENC_VOP2 default
    0x00c27201501b2bf, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e27801601b2bf, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x01027a01701b2bf, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226e01801b2bf, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a26e01401c435, // V_OR_B32 ENC_VOP2 default
    0x00c27201501c435, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e27801601c435, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x01027a01701c435, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226e01801c435, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a26e01401d47d, // V_XOR_B32 ENC_VOP2 default
    0x00c27201501d47d, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e27801601d47d, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x01027a01701d47d, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226e01801d47d, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a26e01401e47b, // V_XNOR_B32 ENC_VOP2 default
    0x00c27201501e47b, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e27801601e47b, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x01027a01701e47b, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01226e01801e47b, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a26e00d01f3ec, // V_MAC_F32 ENC_VOP2 default
    0x00c27202101f3ec, // V_MAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x01027402201f3ec, // V_MAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226e00e01f3ec, // V_MAC_F32 VOP2_INST_LITERAL has_lit
    0x0162800230203ef, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x0122800240203ef, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x0162820250213ee, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0122820260213ee, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x00a26e0140252bc, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c2720150252bc, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e2780160252bc, // V_ADD_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x01027a0170252bc, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01226e0180252bc, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a26e014026472, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c272015026472, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e278016026472, // V_SUB_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x01027a017026472, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01226e018026472, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x01426e01902746a, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c27201502746a, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e27801a02746a, // V_SUBREV_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x01027a01702746a, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01226e01b02746a, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0002840270282b3, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022880280282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0182860290282b3, // V_ADD_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00628a02a0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828402b0282b3, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00028402702946b, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x00228802802946b, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01828602902946b, // V_SUB_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00628a02a02946b, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828402b02946b, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x01a28402c02a466, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x00228802802a466, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01828602d02a466, // V_SUBREV_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00628a02a02a466, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828402e02a466, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00a26e00d02b3c6, // V_FMAC_F32 ENC_VOP2 default
    0x00c27202102b3c6, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x01027402202b3c6, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01226e00e02b3c6, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01628002302c3c8, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x01228002402c3c8, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01628202502d3c4, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x01228202602d3c4, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a28e02f02f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP2 default
    0x00c29203002f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e29003102f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_SDWA has_sdwa
    0x01029403202f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x01228e03302f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a2980340322b5, // V_ADD_F16 ENC_VOP2 default
    0x00c29c0350322b5, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e29a0360322b5, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x01029e0370322b5, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122980380322b5, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a29803403346d, // V_SUB_F16 ENC_VOP2 default
    0x00c29c03503346d, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e29a03603346d, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x01029e03703346d, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x01229803803346d, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x014298039034468, // V_SUBREV_F16 ENC_VOP2 default
    0x00c29c035034468, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e29a03a034468, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x01029e037034468, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x01229803b034468, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a298034035425, // V_MUL_F16 ENC_VOP2 default
    0x00c29c035035425, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e29a036035425, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x01029e037035425, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x012298038035425, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a29803c0363c5, // V_FMAC_F16 ENC_VOP2 default
    0x00c29c03d0363c5, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x01029e03e0363c5, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x01229803f0363c5, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0162a20400373c7, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0122a20410373c7, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x0162a40420383c3, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0122a40430383c3, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a298034039400, // V_MAX_F16 ENC_VOP2 default
    0x00c29c035039400, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e29a036039400, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x01029e037039400, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x012298038039400, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x00a29803403a415, // V_MIN_F16 ENC_VOP2 default
    0x00c29c03503a415, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e29a03603a415, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x01029e03703a415, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x01229803803a415, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x00a29803403b3de, // V_LDEXP_F16 ENC_VOP2 default
    0x00c29c03503b3de, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2a603603b3de, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0102a803703b3de, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x01229803803b3de, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a2ac04403c43f, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00c2ae04503c43f, // V_PK_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0102b004603c43f, // V_PK_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0122ac04703c43f, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x02a300094000443, // V_PK_MAD_I16 ENC_VOP3P default
    0x02c300095000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e300096000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x030300097000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x032300098000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x034300099000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630009a000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830009b000443, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a30209c00144c, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x03c30209d00144c, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30209e00144c, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030209f00144c, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3020a000243c, // V_PK_ADD_I16 ENC_VOP3P default
    0x03c3020a100243c, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3020a200243c, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403020a300243c, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3020a000344d, // V_PK_SUB_I16 ENC_VOP3P default
    0x03c3020a100344d, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3020a200344d, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403020a300344d, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423020a4004441, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x03c3020a5004441, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443020a6004441, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403020a7004441, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423020a4005442, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x03c3020a5005442, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443020a6005442, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403020a7005442, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423020a800643e, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x03c3020a900643e, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0443020aa00643e, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403020ab00643e, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3020a0007446, // V_PK_MAX_I16 ENC_VOP3P default
    0x03c3020a1007446, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3020a2007446, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403020a3007446, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3020a0008449, // V_PK_MIN_I16 ENC_VOP3P default
    0x03c3020a1008449, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3020a2008449, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403020a3008449, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3000ac009444, // V_PK_MAD_U16 ENC_VOP3P default
    0x02c3000ad009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e3000ae009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0303000af009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323000b0009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0343000b1009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363000b2009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383000b3009444, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a30209c00a43d, // V_PK_ADD_U16 ENC_VOP3P default
    0x03c30209d00a43d, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30209e00a43d, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030209f00a43d, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a30209c00b44e, // V_PK_SUB_U16 ENC_VOP3P default
    0x03c30209d00b44e, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30209e00b44e, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030209f00b44e, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a30209c00c447, // V_PK_MAX_U16 ENC_VOP3P default
    0x03c30209d00c447, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30209e00c447, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030209f00c447, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a30209c00d44a, // V_PK_MIN_U16 ENC_VOP3P default
    0x03c30209d00d44a, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30209e00d44a, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030209f00d44a, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3040b400e440, // V_PK_FMA_F16 ENC_VOP3P default
    0x02c3040b500e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3040b600e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303040b700e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323040b800e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343040b900e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363040ba00e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383040bb00e440, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3060bc00f43b, // V_PK_ADD_F16 ENC_VOP3P default
    0x03c3060bd00f43b, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3060be00f43b, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403060bf00f43b, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3060bc01044b, // V_PK_MUL_F16 ENC_VOP3P default
    0x03c3060bd01044b, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3060be01044b, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403060bf01044b, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3060bc011448, // V_PK_MIN_F16 ENC_VOP3P default
    0x03c3060bd011448, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3060be011448, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403060bf011448, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3060bc012445, // V_PK_MAX_F16 ENC_VOP3P default
    0x03c3060bd012445, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3060be012445, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403060bf012445, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3080c00203ce, // V_FMA_MIX_F32 ENC_VOP3P default
    0x02c3080c10203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x02e3080c20203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0303080c30203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323080c40203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0343080c50203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363080c60203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383080c70203ce, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3080c80213cd, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x02c3080c90213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3080ca0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303080cb0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323080cc0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343080cd0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363080ce0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383080cf0213cd, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3080c80223cc, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x02c3080c90223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3080ca0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303080cb0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323080cc0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343080cd0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363080ce0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383080cf0223cc, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04630a0d000033a, // V_CMP_F_F32 ENC_VOP3 default
    0x04830a0d100033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d200033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d300033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d000135f, // V_CMP_LT_F32 ENC_VOP3 default
    0x04830a0d100135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d200135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d300135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d0002331, // V_CMP_EQ_F32 ENC_VOP3 default
    0x04830a0d1002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d2002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d3002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d0003353, // V_CMP_LE_F32 ENC_VOP3 default
    0x04830a0d1003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d2003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d3003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d000434a, // V_CMP_GT_F32 ENC_VOP3 default
    0x04830a0d100434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d200434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d300434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d000535c, // V_CMP_LG_F32 ENC_VOP3 default
    0x04830a0d100535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d200535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d300535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d0006341, // V_CMP_GE_F32 ENC_VOP3 default
    0x04830a0d1006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d2006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d3006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d0007380, // V_CMP_O_F32 ENC_VOP3 default
    0x04830a0d1007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d2007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d3007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d000838a, // V_CMP_U_F32 ENC_VOP3 default
    0x04830a0d100838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d200838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d300838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d0009371, // V_CMP_NGE_F32 ENC_VOP3 default
    0x04830a0d1009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d2009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d3009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d000a37a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04830a0d100a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d200a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d300a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d000b374, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04830a0d100b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d200b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d300b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d000c377, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04830a0d100c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d200c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d300c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d000d368, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04830a0d100d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d200d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d300d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d000e37d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04830a0d100e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d200e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d300e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630a0d000f383, // V_CMP_TRU_F32 ENC_VOP3 default
    0x04830a0d100f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30a0d200f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30a0d300f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d40102db, // V_CMPX_F_F32 ENC_VOP3 default
    0x0503100d50102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d60102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d70102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d4011300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x0503100d5011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d6011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d7011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d40122d2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0503100d50122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d60122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d70122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d40132f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x0503100d50132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d60132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d70132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d40142eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0503100d50142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d60142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d70142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d40152fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x0503100d50152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d60152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d70152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d40162e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0503100d50162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d60162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d70162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d4017321, // V_CMPX_O_F32 ENC_VOP3 default
    0x0503100d5017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d6017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d7017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d401832b, // V_CMPX_U_F32 ENC_VOP3 default
    0x0503100d501832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d601832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d701832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d4019312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x0503100d5019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d6019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d7019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d401a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x0503100d501a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d601a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d701a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d401b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x0503100d501b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d601b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d701b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d401c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x0503100d501c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d601c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d701c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d401d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x0503100d501d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d601d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d701d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d401e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x0503100d501e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d601e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d701e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3100d401f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x0503100d501f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x0523100d601f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x0543100d701f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d802033b, // V_CMP_F_F64 ENC_VOP3 default
    0x0483160d902033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d8021360, // V_CMP_LT_F64 ENC_VOP3 default
    0x0483160d9021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d8022332, // V_CMP_EQ_F64 ENC_VOP3 default
    0x0483160d9022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d8023354, // V_CMP_LE_F64 ENC_VOP3 default
    0x0483160d9023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d802434b, // V_CMP_GT_F64 ENC_VOP3 default
    0x0483160d902434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d802535d, // V_CMP_LG_F64 ENC_VOP3 default
    0x0483160d902535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d8026342, // V_CMP_GE_F64 ENC_VOP3 default
    0x0483160d9026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d8027381, // V_CMP_O_F64 ENC_VOP3 default
    0x0483160d9027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d802838b, // V_CMP_U_F64 ENC_VOP3 default
    0x0483160d902838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d8029372, // V_CMP_NGE_F64 ENC_VOP3 default
    0x0483160d9029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d802a37b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x0483160d902a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d802b375, // V_CMP_NGT_F64 ENC_VOP3 default
    0x0483160d902b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d802c378, // V_CMP_NLE_F64 ENC_VOP3 default
    0x0483160d902c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d802d369, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x0483160d902d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d802e37e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x0483160d902e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563160d802f384, // V_CMP_TRU_F64 ENC_VOP3 default
    0x0483160d902f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x0583160da02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3160db02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc0302dc, // V_CMPX_F_F64 ENC_VOP3 default
    0x05031a0dd0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc031301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x05031a0dd031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc0322d3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x05031a0dd0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc0332f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x05031a0dd0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc0342ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x05031a0dd0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc0352fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x05031a0dd0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc0362e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x05031a0dd0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc037322, // V_CMPX_O_F64 ENC_VOP3 default
    0x05031a0dd037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc03832c, // V_CMPX_U_F64 ENC_VOP3 default
    0x05031a0dd03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc039313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x05031a0dd039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc03a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x05031a0dd03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc03b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x05031a0dd03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc03c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x05031a0dd03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc03d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x05031a0dd03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc03e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x05031a0dd03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31a0dc03f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x05031a0dd03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31a0de03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x05431a0df03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e0e008033c, // V_CMP_F_I32 ENC_VOP3 default
    0x04831e0e108033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31e0e208033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31e0e308033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e0e0081362, // V_CMP_LT_I32 ENC_VOP3 default
    0x04831e0e1081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31e0e2081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31e0e3081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e0e0082334, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04831e0e1082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31e0e2082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31e0e3082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e0e0083356, // V_CMP_LE_I32 ENC_VOP3 default
    0x04831e0e1083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31e0e2083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31e0e3083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e0e008434d, // V_CMP_GT_I32 ENC_VOP3 default
    0x04831e0e108434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31e0e208434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31e0e308434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e0e008536b, // V_CMP_NE_I32 ENC_VOP3 default
    0x04831e0e108536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31e0e208536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31e0e308536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e0e0086344, // V_CMP_GE_I32 ENC_VOP3 default
    0x04831e0e1086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31e0e2086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31e0e3086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e0e0087385, // V_CMP_T_I32 ENC_VOP3 default
    0x04831e0e1087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31e0e2087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31e0e3087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463220e408832e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x0483220e508832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3220e608832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3220e708832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260e8089361, // V_CMP_LT_I16 ENC_VOP3 default
    0x0483260e9089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3260ea089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3260eb089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260e808a333, // V_CMP_EQ_I16 ENC_VOP3 default
    0x0483260e908a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3260ea08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3260eb08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260e808b355, // V_CMP_LE_I16 ENC_VOP3 default
    0x0483260e908b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3260ea08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3260eb08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260e808c34c, // V_CMP_GT_I16 ENC_VOP3 default
    0x0483260e908c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3260ea08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3260eb08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260e808d36a, // V_CMP_NE_I16 ENC_VOP3 default
    0x0483260e908d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3260ea08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3260eb08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463260e808e343, // V_CMP_GE_I16 ENC_VOP3 default
    0x0483260e908e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a3260ea08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c3260eb08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c0ec08f32d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x04832c0ed08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04a32c0ee08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04c32c0ef08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3320f00902dd, // V_CMPX_F_I32 ENC_VOP3 default
    0x0503320f10902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x0523320f20902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x0543320f30902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3320f0091303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0503320f1091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523320f2091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543320f3091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3320f00922d5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0503320f10922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0523320f20922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0543320f30922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3320f00932f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0503320f10932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523320f20932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543320f30932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3320f00942ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0503320f10942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523320f20942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543320f30942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3320f009530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0503320f109530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523320f209530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543320f309530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3320f00962e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0503320f10962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523320f20962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543320f30962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3320f0097326, // V_CMPX_T_I32 ENC_VOP3 default
    0x0503320f1097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x0523320f2097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x0543320f3097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3360f40982cf, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0503360f50982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0523360f60982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0543360f70982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33a0f8099302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x05033a0f9099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05233a0fa099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05433a0fb099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33a0f809a2d4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x05033a0f909a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05233a0fa09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05433a0fb09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33a0f809b2f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x05033a0f909b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05233a0fa09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05433a0fb09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33a0f809c2ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x05033a0f909c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05233a0fa09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05433a0fb09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33a0f809d30b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x05033a0f909d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05233a0fa09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05433a0fb09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33a0f809e2e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x05033a0f909e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05233a0fa09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05433a0fb09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3400fc09f2ce, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x0503400fd09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0523400fe09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0543400ff09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461000a033d, // V_CMP_F_I64 ENC_VOP3 default
    0x0483461010a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x0583461020a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3461030a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461000a1363, // V_CMP_LT_I64 ENC_VOP3 default
    0x0483461010a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583461020a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3461030a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461000a2335, // V_CMP_EQ_I64 ENC_VOP3 default
    0x0483461010a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0583461020a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3461030a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461000a3357, // V_CMP_LE_I64 ENC_VOP3 default
    0x0483461010a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583461020a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3461030a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461000a434e, // V_CMP_GT_I64 ENC_VOP3 default
    0x0483461010a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583461020a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3461030a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461000a536c, // V_CMP_NE_I64 ENC_VOP3 default
    0x0483461010a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583461020a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3461030a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461000a6345, // V_CMP_GE_I64 ENC_VOP3 default
    0x0483461010a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583461020a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3461030a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461000a7386, // V_CMP_T_I64 ENC_VOP3 default
    0x0483461010a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x0583461020a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3461030a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634a1040a832f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04834a1050a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05834a1060a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04c34a1070a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463261080a9364, // V_CMP_LT_U16 ENC_VOP3 default
    0x0483261090a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32610a0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32610b0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463261080aa336, // V_CMP_EQ_U16 ENC_VOP3 default
    0x0483261090aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32610a0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32610b0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463261080ab358, // V_CMP_LE_U16 ENC_VOP3 default
    0x0483261090ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32610a0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32610b0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463261080ac34f, // V_CMP_GT_U16 ENC_VOP3 default
    0x0483261090ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32610a0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32610b0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463261080ad36d, // V_CMP_NE_U16 ENC_VOP3 default
    0x0483261090ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32610a0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32610b0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463261080ae346, // V_CMP_GE_U16 ENC_VOP3 default
    0x0483261090ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32610a0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32610b0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e10c0b02de, // V_CMPX_F_I64 ENC_VOP3 default
    0x05034e10d0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34e10e0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05434e10f0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e10c0b1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05034e10d0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34e10e0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05434e10f0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e10c0b22d6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05034e10d0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34e10e0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05434e10f0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e10c0b32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05034e10d0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34e10e0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05434e10f0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e10c0b42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05034e10d0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34e10e0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05434e10f0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e10c0b530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05034e10d0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34e10e0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05434e10f0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e10c0b62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05034e10d0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34e10e0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05434e10f0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e10c0b7327, // V_CMPX_T_I64 ENC_VOP3 default
    0x05034e10d0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34e10e0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05434e10f0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3521100b82d0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0503521110b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3521120b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0543521130b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33a1140b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x05033a1150b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05233a1160b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05433a1170b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33a1140ba2d7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x05033a1150ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05233a1160ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05433a1170ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33a1140bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x05033a1150bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05233a1160bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05433a1170bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33a1140bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x05033a1150bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05233a1160bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05433a1170bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33a1140bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x05033a1150bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05233a1160bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05433a1170bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33a1140be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x05033a1150be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05233a1160be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05433a1170be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e1180c033e, // V_CMP_F_U32 ENC_VOP3 default
    0x04831e1190c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31e11a0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31e11b0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e1180c1365, // V_CMP_LT_U32 ENC_VOP3 default
    0x04831e1190c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31e11a0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31e11b0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e1180c2337, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04831e1190c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31e11a0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31e11b0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e1180c3359, // V_CMP_LE_U32 ENC_VOP3 default
    0x04831e1190c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31e11a0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31e11b0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e1180c4350, // V_CMP_GT_U32 ENC_VOP3 default
    0x04831e1190c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31e11a0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31e11b0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e1180c536e, // V_CMP_NE_U32 ENC_VOP3 default
    0x04831e1190c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31e11a0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31e11b0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e1180c6347, // V_CMP_GE_U32 ENC_VOP3 default
    0x04831e1190c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31e11a0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31e11b0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e1180c7387, // V_CMP_T_U32 ENC_VOP3 default
    0x04831e1190c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31e11a0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31e11b0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0c8339, // V_CMP_F_F16 ENC_VOP3 default
    0x0483560ed0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0c935e, // V_CMP_LT_F16 ENC_VOP3 default
    0x0483560ed0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0ca330, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0483560ed0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0cb352, // V_CMP_LE_F16 ENC_VOP3 default
    0x0483560ed0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0cc349, // V_CMP_GT_F16 ENC_VOP3 default
    0x0483560ed0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0cd35b, // V_CMP_LG_F16 ENC_VOP3 default
    0x0483560ed0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0ce340, // V_CMP_GE_F16 ENC_VOP3 default
    0x0483560ed0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0cf37f, // V_CMP_O_F16 ENC_VOP3 default
    0x0483560ed0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33211c0d02df, // V_CMPX_F_U32 ENC_VOP3 default
    0x05033211d0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05233211e0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05433211f0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33211c0d1306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05033211d0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05233211e0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05433211f0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33211c0d22d8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05033211d0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05233211e0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05433211f0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33211c0d32fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05033211d0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05233211e0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05433211f0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33211c0d42f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05033211d0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05233211e0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05433211f0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33211c0d530f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05033211d0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05233211e0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05433211f0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33211c0d62e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05033211d0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05233211e0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05433211f0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33211c0d7328, // V_CMPX_T_U32 ENC_VOP3 default
    0x05033211d0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05233211e0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05433211f0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0d82da, // V_CMPX_F_F16 ENC_VOP3 default
    0x05035a0fd0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0d92ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x05035a0fd0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0da2d1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x05035a0fd0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0db2f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x05035a0fd0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0dc2ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x05035a0fd0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0dd2fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x05035a0fd0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0de2e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x05035a0fd0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0df320, // V_CMPX_O_F16 ENC_VOP3 default
    0x05035a0fd0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461200e033f, // V_CMP_F_U64 ENC_VOP3 default
    0x0483461210e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x0583461220e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3461230e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461200e1366, // V_CMP_LT_U64 ENC_VOP3 default
    0x0483461210e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583461220e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3461230e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461200e2338, // V_CMP_EQ_U64 ENC_VOP3 default
    0x0483461210e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0583461220e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3461230e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461200e335a, // V_CMP_LE_U64 ENC_VOP3 default
    0x0483461210e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583461220e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3461230e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461200e4351, // V_CMP_GT_U64 ENC_VOP3 default
    0x0483461210e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583461220e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3461230e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461200e536f, // V_CMP_NE_U64 ENC_VOP3 default
    0x0483461210e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583461220e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3461230e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461200e6348, // V_CMP_GE_U64 ENC_VOP3 default
    0x0483461210e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583461220e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3461230e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461200e7388, // V_CMP_T_U64 ENC_VOP3 default
    0x0483461210e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x0583461220e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3461230e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0e8389, // V_CMP_U_F16 ENC_VOP3 default
    0x0483560ed0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0e9370, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0483560ed0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0ea379, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0483560ed0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0eb373, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0483560ed0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0ec376, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0483560ed0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0ed367, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0483560ed0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0ee37c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0483560ed0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463560ec0ef382, // V_CMP_TRU_F16 ENC_VOP3 default
    0x0483560ed0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x04a3560ee0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x04c3560ef0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e1240f02e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x05034e1250f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34e1260f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05434e1270f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e1240f1307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x05034e1250f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34e1260f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05434e1270f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e1240f22d9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x05034e1250f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34e1260f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05434e1270f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e1240f32fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x05034e1250f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34e1260f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05434e1270f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e1240f42f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x05034e1250f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34e1260f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05434e1270f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e1240f5310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x05034e1250f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34e1260f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05434e1270f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e1240f62e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x05034e1250f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34e1260f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05434e1270f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e1240f7329, // V_CMPX_T_U64 ENC_VOP3 default
    0x05034e1250f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34e1260f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05434e1270f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0f832a, // V_CMPX_U_F16 ENC_VOP3 default
    0x05035a0fd0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0f9311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x05035a0fd0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0fa31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x05035a0fd0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0fb314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x05035a0fd0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0fc317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x05035a0fd0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0fd308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x05035a0fd0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0fe31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x05035a0fd0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35a0fc0ff323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x05035a0fd0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x05235a0fe0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x05435a0ff0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e26c12810138c, // V_CNDMASK_B32 ENC_VOP3 default
    0x06026c12910138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06226c12a10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06426c12b10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627612c1032b6, // V_ADD_F32 ENC_VOP3 default
    0x04827612d1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27612e1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27612f1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627612c10446e, // V_SUB_F32 ENC_VOP3 default
    0x04827612d10446e, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27612e10446e, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27612f10446e, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056276130105469, // V_SUBREV_F32 ENC_VOP3 default
    0x048276131105469, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x058276132105469, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c276133105469, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462761341063ed, // V_MAC_LEGACY_F32 ENC_VOP3 default
    0x0482761351063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2761361063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2761371063ed, // V_MAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627612c10742d, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x04827612d10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27612e10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27612f10742d, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627612c108426, // V_MUL_F32 ENC_VOP3 default
    0x04827612d108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27612e108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27612f108426, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c13810942c, // V_MUL_I32_I24 ENC_VOP3 default
    0x04827c13910942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a27c13a10942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c27c13b10942c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e13810a429, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x04827e13910a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a27e13a10a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c27e13b10a429, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c13c10b431, // V_MUL_U32_U24 ENC_VOP3 default
    0x04827c13d10b431, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a27c13e10b431, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c27c13f10b431, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e13c10c42b, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x04827e13d10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a27e13e10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c27e13f10c42b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627612c10f416, // V_MIN_F32 ENC_VOP3 default
    0x04827612d10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27612e10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27612f10f416, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627612c110401, // V_MAX_F32 ENC_VOP3 default
    0x04827612d110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27612e110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27612f110401, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e138111419, // V_MIN_I32 ENC_VOP3 default
    0x04827e139111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04a27e13a111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04c27e13b111419, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e138112404, // V_MAX_I32 ENC_VOP3 default
    0x04827e139112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04a27e13a112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04c27e13b112404, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e13c11341b, // V_MIN_U32 ENC_VOP3 default
    0x04827e13d11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27e13e11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27e13f11341b, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e13c114406, // V_MAX_U32 ENC_VOP3 default
    0x04827e13d114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27e13e114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27e13f114406, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627e1401163ea, // V_LSHRREV_B32 ENC_VOP3 default
    0x04827e1411163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05827e1421163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27e1431163ea, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627e1441182c2, // V_ASHRREV_I32 ENC_VOP3 default
    0x04827e1451182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x05827e1461182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04c27e1471182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627e14011a3e5, // V_LSHLREV_B32 ENC_VOP3 default
    0x04827e14111a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05827e14211a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27e14311a3e5, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e13c11b2bf, // V_AND_B32 ENC_VOP3 default
    0x04827e13d11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27e13e11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27e13f11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e13c11c435, // V_OR_B32 ENC_VOP3 default
    0x04827e13d11c435, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27e13e11c435, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27e13f11c435, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e13c11d47d, // V_XOR_B32 ENC_VOP3 default
    0x04827e13d11d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27e13e11d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27e13f11d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e13c11e47b, // V_XNOR_B32 ENC_VOP3 default
    0x04827e13d11e47b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27e13e11e47b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27e13f11e47b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627613411f3ec, // V_MAC_F32 ENC_VOP3 default
    0x04827613511f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27613611f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27613711f3ec, // V_MAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c13c1252bc, // V_ADD_NC_U32 ENC_VOP3 default
    0x04827c13d1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27c13e1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27c13f1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627c13c126472, // V_SUB_NC_U32 ENC_VOP3 default
    0x04827c13d126472, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27c13e126472, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27c13f126472, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627c14012746a, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x04827c14112746a, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x05827c14212746a, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27c14312746a, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06628c1481282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x06828c1491282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a28c14a1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c28c14b1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06628c14812946b, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x06828c14912946b, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a28c14a12946b, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c28c14b12946b, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c14c12a466, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x06828c14d12a466, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07028c14e12a466, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c28c14f12a466, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04627613412b3c6, // V_FMAC_F32 ENC_VOP3 default
    0x04827613512b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27613612b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27613712b3c6, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629615012f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x04829615112f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29615212f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29615312f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a01541322b5, // V_ADD_F16 ENC_VOP3 default
    0x0482a01551322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2a01561322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a01571322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a015413346d, // V_SUB_F16 ENC_VOP3 default
    0x0482a015513346d, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2a015613346d, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a015713346d, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562a0158134468, // V_SUBREV_F16 ENC_VOP3 default
    0x0482a0159134468, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0582a015a134468, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a015b134468, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a0154135425, // V_MUL_F16 ENC_VOP3 default
    0x0482a0155135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2a0156135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a0157135425, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a015c1363c5, // V_FMAC_F16 ENC_VOP3 default
    0x0482a015d1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2a015e1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a015f1363c5, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a0154139400, // V_MAX_F16 ENC_VOP3 default
    0x0482a0155139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2a0156139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a0157139400, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a015413a415, // V_MIN_F16 ENC_VOP3 default
    0x0482a015513a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2a015613a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a015713a415, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462aa15413b3de, // V_LDEXP_F16 ENC_VOP3 default
    0x0482aa15513b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2aa15613b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2aa15713b3de, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722b21601403f5, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x0742b21611403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b21621403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b21631403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b21641403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b21651403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b21661403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b21671403f5, // V_MAD_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b21601413f0, // V_MAD_F32 ENC_VOP3 default
    0x0742b21611413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b21621413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b21631413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b21641413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b21651413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b21661413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b21671413f0, // V_MAD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41681423f3, // V_MAD_I32_I24 ENC_VOP3 default
    0x0742b41691423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0762b416a1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0782b416b1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b416c1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2b416d1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b416e1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b416f1423f3, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41701433f8, // V_MAD_U32_U24 ENC_VOP3 default
    0x0742b41711433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0762b41721433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0782b41731433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41741433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2b41751433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41761433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41771433f8, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b216014438f, // V_CUBEID_F32 ENC_VOP3 default
    0x0742b216114438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b216214438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b216314438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b216414438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b216514438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b216614438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b216714438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b2160145391, // V_CUBESC_F32 ENC_VOP3 default
    0x0742b2161145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b2162145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b2163145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b2164145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b2165145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b2166145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b2167145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b2160146392, // V_CUBETC_F32 ENC_VOP3 default
    0x0742b2161146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b2162146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b2163146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b2164146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b2165146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b2166146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b2167146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b2160147390, // V_CUBEMA_F32 ENC_VOP3 default
    0x0742b2161147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b2162147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b2163147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b2164147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b2165147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b2166147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b2167147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61781482c6, // V_BFE_U32 ENC_VOP3 default
    0x0742b61791482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b617a1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b617b1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b617c1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b617d1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b617e1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b617f1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61801492c5, // V_BFE_I32 ENC_VOP3 default
    0x0742b61811492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0762b61821492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0782b61831492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61841492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61851492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61861492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61871492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b617814a2c7, // V_BFI_B32 ENC_VOP3 default
    0x0742b617914a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b617a14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b617b14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b617c14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b617d14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b617e14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b617f14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b216014b3ca, // V_FMA_F32 ENC_VOP3 default
    0x0742b216114b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b216214b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b216314b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b216414b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b216514b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b216614b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b216714b3ca, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b818814c3cb, // V_FMA_F64 ENC_VOP3 default
    0x0742b818914c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0762b818a14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0782b818b14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b818c14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2b818d14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b818e14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b818f14c3cb, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ba19014d3e1, // V_LERP_U8 ENC_VOP3 default
    0x0742ba19114d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0762ba19214d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0782ba19314d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ba19414d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ba19514d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ba19614d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ba19714d3e1, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc19814e2bd, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0742bc19914e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0762bc19a14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0782bc19b14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc19c14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc19d14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc19e14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc19f14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc19814f2be, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0742bc19914f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0762bc19a14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0782bc19b14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc19c14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc19d14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc19e14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc19f14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b2160150424, // V_MULLIT_F32 ENC_VOP3 default
    0x0742b2161150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b2162150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b2163150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b2164150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b2165150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b2166150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b2167150424, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b2160151410, // V_MIN3_F32 ENC_VOP3 default
    0x0742b2161151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b2162151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b2163151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b2164151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b2165151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b2166151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b2167151410, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61a0152412, // V_MIN3_I32 ENC_VOP3 default
    0x0742b61a1152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762b61a2152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782b61a3152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61a4152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61a5152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61a6152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61a7152412, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b6178153414, // V_MIN3_U32 ENC_VOP3 default
    0x0742b6179153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b617a153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b617b153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b617c153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b617d153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b617e153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b617f153414, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b21601543fb, // V_MAX3_F32 ENC_VOP3 default
    0x0742b21611543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b21621543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b21631543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b21641543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b21651543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b21661543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b21671543fb, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61a01553fd, // V_MAX3_I32 ENC_VOP3 default
    0x0742b61a11553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762b61a21553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782b61a31553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61a41553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61a51553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61a61553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61a71553fd, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61781563ff, // V_MAX3_U32 ENC_VOP3 default
    0x0742b61791563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b617a1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b617b1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b617c1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b617d1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b617e1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b617f1563ff, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b216015740a, // V_MED3_F32 ENC_VOP3 default
    0x0742b216115740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b216215740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b216315740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b216415740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b216515740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b216615740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b216715740a, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61a015840c, // V_MED3_I32 ENC_VOP3 default
    0x0742b61a115840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762b61a215840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782b61a315840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61a415840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61a515840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61a615840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61a715840c, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b617815940e, // V_MED3_U32 ENC_VOP3 default
    0x0742b617915940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b617a15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b617b15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b617c15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b617d15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b617e15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b617f15940e, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a815a45f, // V_SAD_U8 ENC_VOP3 default
    0x0742b41a915a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762b41aa15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782b41ab15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41ac15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2b41ad15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41ae15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41af15a45f, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a815b45c, // V_SAD_HI_U8 ENC_VOP3 default
    0x0742b41a915b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0762b41aa15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0782b41ab15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41ac15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2b41ad15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41ae15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41af15b45c, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41b015c45d, // V_SAD_U16 ENC_VOP3 default
    0x0742b41b115c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762b41b215c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782b41b315c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41b415c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2b41b515c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41b615c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41b715c45d, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b417815d45e, // V_SAD_U32 ENC_VOP3 default
    0x0742b417915d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b417a15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b417b15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b417c15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b417d15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b417e15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b417f15d45e, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b815e3af, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0742be1b915e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b216015f3b5, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0742b216115f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b216215f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b216315f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b216415f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b216515f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b216615f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b216715f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b81881603b6, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0742b81891603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0762b818a1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0782b818b1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b818c1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2b818d1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b818e1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b818f1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562c01c01642b7, // V_ADD_F64 ENC_VOP3 default
    0x0482c01c11642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c01c21642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c01c31642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c01c0165427, // V_MUL_F64 ENC_VOP3 default
    0x0482c01c1165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c01c2165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c01c3165427, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c01c0166417, // V_MIN_F64 ENC_VOP3 default
    0x0482c01c1166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c01c2166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c01c3166417, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c01c0167402, // V_MAX_F64 ENC_VOP3 default
    0x0482c01c1167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c01c2167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c01c3167402, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c21c41683e0, // V_LDEXP_F64 ENC_VOP3 default
    0x0482c21c51683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c21c61683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c21c71683e0, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c413c169430, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482c413d169430, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2c413e169430, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2c413f169430, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c413c16a42a, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482c413d16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2c413e16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2c413f16a42a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c413816b42e, // V_MUL_LO_I32 ENC_VOP3 default
    0x0482c413916b42e, // V_MUL_LO_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2c413a16b42e, // V_MUL_LO_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2c413b16b42e, // V_MUL_LO_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c413816c428, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482c413916c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2c413a16c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2c413b16c428, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822c61c816d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0842c61c916d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862c61ca16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882c61cb16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2c61cc16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2c61cd16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2c61ce16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902c61cf16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822c81d016e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0842c81d116e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862c81d216e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882c81d316e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2c81d416e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2c81d516e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2c81d616e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902c81d716e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922b21d816f3b7, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0942b21d916f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0962b21da16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0982b21db16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2b21dc16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x09c2b21dd16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2b21de16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02b21df16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922b81e01703b8, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0942b81e11703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0962b81e21703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0982b81e31703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2b81e41703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x09c2b81e51703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2b81e61703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02b81e71703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ca190171423, // V_MSAD_U8 ENC_VOP3 default
    0x0742ca191171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762ca192171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782ca193171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ca194171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2ca195171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ca196171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ca197171423, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722cc1e817244f, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0742cc1e917244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762cc1ea17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782cc1eb17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2cc1ec17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2cc1ed17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2cc1ee17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802cc1ef17244f, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722cc1e8173421, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0742cc1e9173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762cc1ea173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782cc1eb173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2cc1ec173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2cc1ed173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2cc1ee173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802cc1ef173421, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562c21f0174475, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0482c21f1174475, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c21f2174475, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c21f3174475, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0a22ce1f4175422, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0a42ce1f5175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0a62ce1f6175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0a82ce1f7175422, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822d01f81763f9, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0842d01f91763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862d01fa1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882d01fb1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2d01fc1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2d01fd1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2d01fe1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902d01ff1763f9, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822d02001773f4, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0842d02011773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862d02021773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882d02031773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2d02041773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2d02051773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2d02061773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902d02071773f4, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b617817847c, // V_XOR3_B32 ENC_VOP3 default
    0x0742b617917847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b617a17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b617b17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b617c17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b617d17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b617e17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b617f17847c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0aa200208180432, // V_NOP ENC_VOP3 default
    0x0aa20a209181420, // V_MOV_B32 ENC_VOP3 default
    0x0ac20a20a181420, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0ae20e20b182454, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0b021220c1833a4, // V_CVT_I32_F64 ENC_VOP3 default
    0x0ac21220d1833a4, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa21620e18439f, // V_CVT_F64_I32 ENC_VOP3 default
    0x0ac21620f18439f, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa21c210185398, // V_CVT_F32_I32 ENC_VOP3 default
    0x0ac21c211185398, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa21c212186399, // V_CVT_F32_U32 ENC_VOP3 default
    0x0ac21c213186399, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa2202141873b2, // V_CVT_U32_F32 ENC_VOP3 default
    0x0ac2202151873b2, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2202161883a3, // V_CVT_I32_F32 ENC_VOP3 default
    0x0ac2202171883a3, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa22a21818a393, // V_CVT_F16_F32 ENC_VOP3 default
    0x0ac22a21918a393, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa23421a18b396, // V_CVT_F32_F16 ENC_VOP3 default
    0x0ac23421b18b396, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa23821618c3b0, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x0ac23821718c3b0, // V_CVT_RPI_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa23821618d3a1, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x0ac23821718d3a1, // V_CVT_FLR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21c21018e3a7, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0ac21c21118e3a7, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0b021221c18f397, // V_CVT_F32_F64 ENC_VOP3 default
    0x0ac21221d18f397, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa23a21e19039e, // V_CVT_F64_F32 ENC_VOP3 default
    0x0ac23a21f19039e, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
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
    0x0b023e224197478, // V_TRUNC_F64 ENC_VOP3 default
    0x0ac23e225197478, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023e2241982cc, // V_CEIL_F64 ENC_VOP3 default
    0x0ac23e2251982cc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023e224199458, // V_RNDNE_F64 ENC_VOP3 default
    0x0ac23e225199458, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023e22419a3c2, // V_FLOOR_F64 ENC_VOP3 default
    0x0ac23e22519a3c2, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa20020819b43a, // V_PIPEFLUSH ENC_VOP3 default
    0x0aa2202261a03d0, // V_FRACT_F32 ENC_VOP3 default
    0x0ac2202271a03d0, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2202261a1477, // V_TRUNC_F32 ENC_VOP3 default
    0x0ac2202271a1477, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2202261a22cb, // V_CEIL_F32 ENC_VOP3 default
    0x0ac2202271a22cb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2202261a3457, // V_RNDNE_F32 ENC_VOP3 default
    0x0ac2202271a3457, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2202261a43c1, // V_FLOOR_F32 ENC_VOP3 default
    0x0ac2202271a43c1, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2202261a53bc, // V_EXP_F32 ENC_VOP3 default
    0x0ac2202271a53bc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2202261a73e3, // V_LOG_F32 ENC_VOP3 default
    0x0ac2202271a73e3, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2202261aa451, // V_RCP_F32 ENC_VOP3 default
    0x0ac2202271aa451, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2202261ab453, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0ac2202271ab453, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2202261ae45a, // V_RSQ_F32 ENC_VOP3 default
    0x0ac2202271ae45a, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0b023e2241af452, // V_RCP_F64 ENC_VOP3 default
    0x0ac23e2251af452, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023e2241b145b, // V_RSQ_F64 ENC_VOP3 default
    0x0ac23e2251b145b, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2202261b3464, // V_SQRT_F32 ENC_VOP3 default
    0x0ac2202271b3464, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0b023e2241b4465, // V_SQRT_F64 ENC_VOP3 default
    0x0ac23e2251b4465, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2202261b5462, // V_SIN_F32 ENC_VOP3 default
    0x0ac2202271b5462, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2202261b638e, // V_COS_F32 ENC_VOP3 default
    0x0ac2202271b638e, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2422281b7433, // V_NOT_B32 ENC_VOP3 default
    0x0ac2422291b7433, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa20a2091b82c9, // V_BFREV_B32 ENC_VOP3 default
    0x0ac20a20a1b82c9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa24222a1b93be, // V_FFBH_U32 ENC_VOP3 default
    0x0ac24222b1b93be, // V_FFBH_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa24222a1ba3bf, // V_FFBL_B32 ENC_VOP3 default
    0x0ac24222b1ba3bf, // V_FFBL_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa24222c1bb3bd, // V_FFBH_I32 ENC_VOP3 default
    0x0ac24222d1bb3bd, // V_FFBH_I32 VOP3_INST_LITERAL has_lit_0
    0x0b021220c1bc3d4, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0ac21220d1bc3d4, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023e2241bd3d7, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0ac23e2251bd3d7, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023e2241be3d1, // V_FRACT_F64 ENC_VOP3 default
    0x0ac23e2251be3d1, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2382161bf3d3, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0ac2382171bf3d3, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2202261c03d6, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0ac2202271c03d6, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2002081c12cd, // V_CLREXCP ENC_VOP3 default
    0x0aa20a22e1c241c, // V_MOVRELD_B32 ENC_VOP3 default
    0x0ac20a22f1c241c, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0b220a2301c341f, // V_MOVRELS_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b220a2301c441e, // V_MOVRELSD_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b220a2301c841d, // V_MOVRELSD_2_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0aa24c2311d0395, // V_CVT_F16_U16 ENC_VOP3 default
    0x0ac24c2321d0395, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0aa24c2331d1394, // V_CVT_F16_I16 ENC_VOP3 default
    0x0ac24c2341d1394, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562351d23b1, // V_CVT_U16_F16 ENC_VOP3 default
    0x0ac2562361d23b1, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562371d33a2, // V_CVT_I16_F16 ENC_VOP3 default
    0x0ac2562381d33a2, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2602391d4450, // V_RCP_F16 ENC_VOP3 default
    0x0ac26023a1d4450, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2602391d5463, // V_SQRT_F16 ENC_VOP3 default
    0x0ac26023a1d5463, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2602391d6459, // V_RSQ_F16 ENC_VOP3 default
    0x0ac26023a1d6459, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2602391d73e2, // V_LOG_F16 ENC_VOP3 default
    0x0ac26023a1d73e2, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2602391d83bb, // V_EXP_F16 ENC_VOP3 default
    0x0ac26023a1d83bb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2602391d93d5, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0ac26023a1d93d5, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562371da3d2, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0ac2562381da3d2, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2602391db3c0, // V_FLOOR_F16 ENC_VOP3 default
    0x0ac26023a1db3c0, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2602391dc2ca, // V_CEIL_F16 ENC_VOP3 default
    0x0ac26023a1dc2ca, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2602391dd476, // V_TRUNC_F16 ENC_VOP3 default
    0x0ac26023a1dd476, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2602391de456, // V_RNDNE_F16 ENC_VOP3 default
    0x0ac26023a1de456, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2602391df3cf, // V_FRACT_F16 ENC_VOP3 default
    0x0ac26023a1df3cf, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2602391e0461, // V_SIN_F16 ENC_VOP3 default
    0x0ac26023a1e0461, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2602391e138d, // V_COS_F16 ENC_VOP3 default
    0x0ac26023a1e138d, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa24223b1e2460, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0ac24223c1e2460, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562371e33a5, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0ac2562381e33a5, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2562351e43a6, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0ac2562361e43a6, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
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
    0x0bc2d22432ff3e6, // V_LSHLREV_B64 ENC_VOP3 default
    0x0be2d22442ff3e6, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02d22452ff3e6, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2d22433003eb, // V_LSHRREV_B64 ENC_VOP3 default
    0x0be2d22443003eb, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02d22453003eb, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2d22463012c3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0be2d22473012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0c02d22483012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0462d42493032bb, // V_ADD_NC_U16 ENC_VOP3 default
    0x0482d424a3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d424b3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d424c3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d4249304471, // V_SUB_NC_U16 ENC_VOP3 default
    0x0482d424a304471, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d424b304471, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d424c304471, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d424930542f, // V_MUL_LO_U16 ENC_VOP3 default
    0x0482d424a30542f, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d424b30542f, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d424c30542f, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562d424d3073e9, // V_LSHRREV_B16 ENC_VOP3 default
    0x0482d424e3073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582d424f3073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2d42503073e9, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562d42513082c1, // V_ASHRREV_I16 ENC_VOP3 default
    0x0482d42523082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0582d42533082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d42543082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d4249309405, // V_MAX_U16 ENC_VOP3 default
    0x0482d424a309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d424b309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d424c309405, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d425530a403, // V_MAX_I16 ENC_VOP3 default
    0x0482d425630a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2d425730a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d425830a403, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d424930b41a, // V_MIN_U16 ENC_VOP3 default
    0x0482d424a30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d424b30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d424c30b41a, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d425530c418, // V_MIN_I16 ENC_VOP3 default
    0x0482d425630c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2d425730c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d425830c418, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d425530d2b9, // V_ADD_NC_I16 ENC_VOP3 default
    0x0482d425630d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2d425730d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d425830d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d425530e46f, // V_SUB_NC_I16 ENC_VOP3 default
    0x0482d425630e46f, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2d425730e46f, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d425830e46f, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c22d625930f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0c42d625a30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62d625b30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82d625c30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0c22d625931046c, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0c42d625a31046c, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62d625b31046c, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82d625c31046c, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462d825d311436, // V_PACK_B32_F16 ENC_VOP3 default
    0x0482d825e311436, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2d825f311436, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2d8260311436, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d82613123a8, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x0482d82623123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2d82633123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2d82643123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d82653133aa, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x0482d82663133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2d82673133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2d82683133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562d424d3143e4, // V_LSHLREV_B16 ENC_VOP3 default
    0x0482d424e3143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582d424f3143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2d42503143e4, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ca2d6269319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0c42d626a319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0cc2d626b319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82d626c319467, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0722da26d3403f6, // V_MAD_U16 ENC_VOP3 default
    0x0742da26e3403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762da26f3403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782da2703403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da2713403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2da2723403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da2733403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da2743403f6, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b42dc2753423d9, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x0ac2de2763423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0
    0x0b82de2773423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2e02783423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2de2793423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02de2763423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22de2773423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e02783423d9, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42e227a3433da, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x0d62e427b3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0
    0x0d82e427c3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82e627d3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2e427e3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02e427f3433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22e42803433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62813433da, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e8282344439, // V_PERM_B32 ENC_VOP3 default
    0x0742e8283344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0762e8284344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0782e8285344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e8286344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2e8287344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e8288344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e8289344439, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b617834547a, // V_XAD_U32 ENC_VOP3 default
    0x0742b617934547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b617a34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b617b34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b617c34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b617d34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b617e34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b617f34547a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61783463e7, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0742b61793463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b617a3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b617b3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b617c3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b617d3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b617e3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b617f3463e7, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61783472b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0742b61793472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b617a3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b617b3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b617c3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b617d3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b617e3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b617f3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ea28a34b3c9, // V_FMA_F16 ENC_VOP3 default
    0x0742ea28b34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x0762ea28c34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0782ea28d34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ea28e34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2ea28f34b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ea29034b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ea29134b3c9, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ea28a35140f, // V_MIN3_F16 ENC_VOP3 default
    0x0742ea28b35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762ea28c35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782ea28d35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ea28e35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2ea28f35140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ea29035140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ea29135140f, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da292352411, // V_MIN3_I16 ENC_VOP3 default
    0x0742da293352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762da294352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782da295352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da296352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2da297352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da298352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da299352411, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da26d353413, // V_MIN3_U16 ENC_VOP3 default
    0x0742da26e353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762da26f353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782da270353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da271353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2da272353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da273353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da274353413, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ea28a3543fa, // V_MAX3_F16 ENC_VOP3 default
    0x0742ea28b3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762ea28c3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782ea28d3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ea28e3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2ea28f3543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ea2903543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ea2913543fa, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da2923553fc, // V_MAX3_I16 ENC_VOP3 default
    0x0742da2933553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762da2943553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782da2953553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da2963553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2da2973553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da2983553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da2993553fc, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da26d3563fe, // V_MAX3_U16 ENC_VOP3 default
    0x0742da26e3563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762da26f3563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782da2703563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da2713563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2da2723563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da2733563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da2743563fe, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ea28a357409, // V_MED3_F16 ENC_VOP3 default
    0x0742ea28b357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762ea28c357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782ea28d357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ea28e357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2ea28f357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ea290357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ea291357409, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da29235840b, // V_MED3_I16 ENC_VOP3 default
    0x0742da29335840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762da29435840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782da29535840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da29635840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2da29735840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da29835840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da29935840b, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da26d35940d, // V_MED3_U16 ENC_VOP3 default
    0x0742da26e35940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762da26f35940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782da27035940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da27135940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2da27235940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da27335940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da27435940d, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42ec29a35a3dc, // V_INTERP_P2_F16 ENC_VOP3 default
    0x0d62ee29b35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0
    0x0d82ee29c35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82f029d35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2ee29e35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02ee29f35a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22ee2a035a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f02a135a3dc, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da29235e3f1, // V_MAD_I16 ENC_VOP3 default
    0x0742da29335e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0762da29435e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0782da29535e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da29635e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2da29735e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da29835e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da29935e3f1, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ea28a35f3b4, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0742ea28b35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x0762ea28c35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0782ea28d35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ea28e35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2ea28f35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ea29035f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ea29135f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0da2f22a2360455, // V_READLANE_B32 ENC_VOP3 default
    0x0dc2f42a3361479, // V_WRITELANE_B32 ENC_VOP3 default
    0x0de2f42a4361479, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0462f62a53623df, // V_LDEXP_F32 ENC_VOP3 default
    0x0482f62a63623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f62a73623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f62a83623df, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c413c3632c8, // V_BFM_B32 ENC_VOP3 default
    0x0482c413d3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2c413e3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2c413f3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c413c3642c4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0482c413d3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2c413e3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2c413f3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c413c365408, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0482c413d365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2c413e365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2c413f365408, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c413c366407, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0482c413d366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2c413e366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2c413f366407, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f82a93683a9, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x0482f82aa3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f82ab3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f82ac3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f82ad3693ab, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x0482f82ae3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f82af3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f82b03693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c42b136a3ae, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0482c42b236a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2c42b336a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2c42b436a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c42b536b3ad, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0482c42b636b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2c42b736b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2c42b836b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722b617836d2b2, // V_ADD3_U32 ENC_VOP3 default
    0x0742b617936d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b617a36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b617b36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b617c36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b617d36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b617e36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b617f36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b617836f3e8, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0742b617936f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b617a36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b617b36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b617c36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b617d36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b617e36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b617f36f3e8, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61783712c0, // V_AND_OR_B32 ENC_VOP3 default
    0x0742b61793712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b617a3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b617b3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b617c3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b617d3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b617e3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b617f3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b6178372434, // V_OR3_B32 ENC_VOP3 default
    0x0742b6179372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b617a372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b617b372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b617c372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b617d372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b617e372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b617f372434, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fa2b93733f7, // V_MAD_U32_U16 ENC_VOP3 default
    0x0742fa2ba3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0762fa2bb3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0782fa2bc3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fa2bd3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2fa2be3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fa2bf3733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fa2c03733f7, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fa2c13753f2, // V_MAD_I32_I16 ENC_VOP3 default
    0x0742fa2c23753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0762fa2c33753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0782fa2c43753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fa2c53753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2fa2c63753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fa2c73753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fa2c83753f2, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462fc138376470, // V_SUB_NC_I32 ENC_VOP3 default
    0x0482fc139376470, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2fc13a376470, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2fc13b376470, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e02fe2c9377437, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0e22fe2ca377437, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e42fe2cb377437, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e62fe2cc377437, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0e02fe2c9378438, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0e22fe2ca378438, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e42fe2cb378438, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e62fe2cc378438, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0462fc13837f2ba, // V_ADD_NC_I32 ENC_VOP3 default
    0x0482fc13937f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2fc13a37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2fc13b37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x10230c3d000033a, // V_CMP_F_F32 ENC_VOPC default
    0x10430e3d100033a, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d200033a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d000135f, // V_CMP_LT_F32 ENC_VOPC default
    0x10430e3d100135f, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d200135f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d0002331, // V_CMP_EQ_F32 ENC_VOPC default
    0x10430e3d1002331, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d2002331, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d0003353, // V_CMP_LE_F32 ENC_VOPC default
    0x10430e3d1003353, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d2003353, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d000434a, // V_CMP_GT_F32 ENC_VOPC default
    0x10430e3d100434a, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d200434a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d000535c, // V_CMP_LG_F32 ENC_VOPC default
    0x10430e3d100535c, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d200535c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d0006341, // V_CMP_GE_F32 ENC_VOPC default
    0x10430e3d1006341, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d2006341, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d0007380, // V_CMP_O_F32 ENC_VOPC default
    0x10430e3d1007380, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d2007380, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d000838a, // V_CMP_U_F32 ENC_VOPC default
    0x10430e3d100838a, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d200838a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d0009371, // V_CMP_NGE_F32 ENC_VOPC default
    0x10430e3d1009371, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d2009371, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d000a37a, // V_CMP_NLG_F32 ENC_VOPC default
    0x10430e3d100a37a, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d200a37a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d000b374, // V_CMP_NGT_F32 ENC_VOPC default
    0x10430e3d100b374, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d200b374, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d000c377, // V_CMP_NLE_F32 ENC_VOPC default
    0x10430e3d100c377, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d200c377, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d000d368, // V_CMP_NEQ_F32 ENC_VOPC default
    0x10430e3d100d368, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d200d368, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d000e37d, // V_CMP_NLT_F32 ENC_VOPC default
    0x10430e3d100e37d, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d200e37d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x10230c3d000f383, // V_CMP_TRU_F32 ENC_VOPC default
    0x10430e3d100f383, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3d200f383, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x1023123d30102db, // V_CMPX_F_F32 ENC_VOPC default
    0x1043143d40102db, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d50102db, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x1023123d3011300, // V_CMPX_LT_F32 ENC_VOPC default
    0x1043143d4011300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d5011300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x1023123d30122d2, // V_CMPX_EQ_F32 ENC_VOPC default
    0x1043143d40122d2, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d50122d2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x1023123d30132f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x1043143d40132f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d50132f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x1023123d30142eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x1043143d40142eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d50142eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x1023123d30152fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x1043143d40152fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d50152fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x1023123d30162e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x1043143d40162e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d50162e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x1023123d3017321, // V_CMPX_O_F32 ENC_VOPC default
    0x1043143d4017321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d5017321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x1023123d301832b, // V_CMPX_U_F32 ENC_VOPC default
    0x1043143d401832b, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d501832b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x1023123d3019312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x1043143d4019312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d5019312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x1023123d301a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x1043143d401a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d501a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x1023123d301b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x1043143d401b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d501b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x1023123d301c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x1043143d401c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d501c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x1023123d301d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x1043143d401d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d501d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x1023123d301e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x1043143d401e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d501e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x1023123d301f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x1043143d401f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123d501f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x1083183d602033b, // V_CMP_F_F64 ENC_VOPC default
    0x1063183d702033b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x1083183d6021360, // V_CMP_LT_F64 ENC_VOPC default
    0x1063183d7021360, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x1083183d6022332, // V_CMP_EQ_F64 ENC_VOPC default
    0x1063183d7022332, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x1083183d6023354, // V_CMP_LE_F64 ENC_VOPC default
    0x1063183d7023354, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x1083183d602434b, // V_CMP_GT_F64 ENC_VOPC default
    0x1063183d702434b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x1083183d602535d, // V_CMP_LG_F64 ENC_VOPC default
    0x1063183d702535d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x1083183d6026342, // V_CMP_GE_F64 ENC_VOPC default
    0x1063183d7026342, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x1083183d6027381, // V_CMP_O_F64 ENC_VOPC default
    0x1063183d7027381, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x1083183d602838b, // V_CMP_U_F64 ENC_VOPC default
    0x1063183d702838b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x1083183d6029372, // V_CMP_NGE_F64 ENC_VOPC default
    0x1063183d7029372, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x1083183d602a37b, // V_CMP_NLG_F64 ENC_VOPC default
    0x1063183d702a37b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x1083183d602b375, // V_CMP_NGT_F64 ENC_VOPC default
    0x1063183d702b375, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x1083183d602c378, // V_CMP_NLE_F64 ENC_VOPC default
    0x1063183d702c378, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x1083183d602d369, // V_CMP_NEQ_F64 ENC_VOPC default
    0x1063183d702d369, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x1083183d602e37e, // V_CMP_NLT_F64 ENC_VOPC default
    0x1063183d702e37e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x1083183d602f384, // V_CMP_TRU_F64 ENC_VOPC default
    0x1063183d702f384, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d80302dc, // V_CMPX_F_F64 ENC_VOPC default
    0x10631c3d90302dc, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d8031301, // V_CMPX_LT_F64 ENC_VOPC default
    0x10631c3d9031301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d80322d3, // V_CMPX_EQ_F64 ENC_VOPC default
    0x10631c3d90322d3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d80332f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x10631c3d90332f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d80342ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x10631c3d90342ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d80352fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x10631c3d90352fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d80362e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x10631c3d90362e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d8037322, // V_CMPX_O_F64 ENC_VOPC default
    0x10631c3d9037322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d803832c, // V_CMPX_U_F64 ENC_VOPC default
    0x10631c3d903832c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d8039313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x10631c3d9039313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d803a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x10631c3d903a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d803b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x10631c3d903b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d803c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x10631c3d903c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d803d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x10631c3d903d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d803e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x10631c3d903e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x10831c3d803f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x10631c3d903f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x10230c3da08033c, // V_CMP_F_I32 ENC_VOPC default
    0x1043203db08033c, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3dc08033c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x10230c3da081362, // V_CMP_LT_I32 ENC_VOPC default
    0x1043203db081362, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3dc081362, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x10230c3da082334, // V_CMP_EQ_I32 ENC_VOPC default
    0x1043203db082334, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3dc082334, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x10230c3da083356, // V_CMP_LE_I32 ENC_VOPC default
    0x1043203db083356, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3dc083356, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x10230c3da08434d, // V_CMP_GT_I32 ENC_VOPC default
    0x1043203db08434d, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3dc08434d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x10230c3da08536b, // V_CMP_NE_I32 ENC_VOPC default
    0x1043203db08536b, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3dc08536b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x10230c3da086344, // V_CMP_GE_I32 ENC_VOPC default
    0x1043203db086344, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3dc086344, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x10230c3da087385, // V_CMP_T_I32 ENC_VOPC default
    0x1043203db087385, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3dc087385, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x10230c3dd08832e, // V_CMP_CLASS_F32 ENC_VOPC default
    0x1043243de08832e, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c3df08832e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x1023283e0089361, // V_CMP_LT_I16 ENC_VOPC default
    0x10432a3e1089361, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e2089361, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x1023283e008a333, // V_CMP_EQ_I16 ENC_VOPC default
    0x10432a3e108a333, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e208a333, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x1023283e008b355, // V_CMP_LE_I16 ENC_VOPC default
    0x10432a3e108b355, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e208b355, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x1023283e008c34c, // V_CMP_GT_I16 ENC_VOPC default
    0x10432a3e108c34c, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e208c34c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x1023283e008d36a, // V_CMP_NE_I16 ENC_VOPC default
    0x10432a3e108d36a, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e208d36a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x1023283e008e343, // V_CMP_GE_I16 ENC_VOPC default
    0x10432a3e108e343, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283e208e343, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x10232e3e308f32d, // V_CMP_CLASS_F16 ENC_VOPC default
    0x1043303e408f32d, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e508f32d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x1023123e60902dd, // V_CMPX_F_I32 ENC_VOPC default
    0x1043343e70902dd, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e80902dd, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x1023123e6091303, // V_CMPX_LT_I32 ENC_VOPC default
    0x1043343e7091303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e8091303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x1023123e60922d5, // V_CMPX_EQ_I32 ENC_VOPC default
    0x1043343e70922d5, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e80922d5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x1023123e60932f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x1043343e70932f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e80932f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x1023123e60942ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x1043343e70942ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e80942ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x1023123e609530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x1043343e709530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e809530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x1023123e60962e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x1043343e70962e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e80962e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x1023123e6097326, // V_CMPX_T_I32 ENC_VOPC default
    0x1043343e7097326, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123e8097326, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x1023123e90982cf, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x1043383ea0982cf, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063123eb0982cf, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x10233c3ec099302, // V_CMPX_LT_I16 ENC_VOPC default
    0x10433e3ed099302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633c3ee099302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x10233c3ec09a2d4, // V_CMPX_EQ_I16 ENC_VOPC default
    0x10433e3ed09a2d4, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633c3ee09a2d4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x10233c3ec09b2f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x10433e3ed09b2f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633c3ee09b2f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x10233c3ec09c2ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x10433e3ed09c2ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633c3ee09c2ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x10233c3ec09d30b, // V_CMPX_NE_I16 ENC_VOPC default
    0x10433e3ed09d30b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633c3ee09d30b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x10233c3ec09e2e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x10433e3ed09e2e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633c3ee09e2e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x1023423ef09f2ce, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x1043443f009f2ce, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f109f2ce, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x1083483f20a033d, // V_CMP_F_I64 ENC_VOPC default
    0x1063483f30a033d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x1083483f20a1363, // V_CMP_LT_I64 ENC_VOPC default
    0x1063483f30a1363, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x1083483f20a2335, // V_CMP_EQ_I64 ENC_VOPC default
    0x1063483f30a2335, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x1083483f20a3357, // V_CMP_LE_I64 ENC_VOPC default
    0x1063483f30a3357, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x1083483f20a434e, // V_CMP_GT_I64 ENC_VOPC default
    0x1063483f30a434e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x1083483f20a536c, // V_CMP_NE_I64 ENC_VOPC default
    0x1063483f30a536c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x1083483f20a6345, // V_CMP_GE_I64 ENC_VOPC default
    0x1063483f30a6345, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x1083483f20a7386, // V_CMP_T_I64 ENC_VOPC default
    0x1063483f30a7386, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x10834c3f40a832f, // V_CMP_CLASS_F64 ENC_VOPC default
    0x10634c3f50a832f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x1023283f60a9364, // V_CMP_LT_U16 ENC_VOPC default
    0x10432a3f70a9364, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283f80a9364, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x1023283f60aa336, // V_CMP_EQ_U16 ENC_VOPC default
    0x10432a3f70aa336, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283f80aa336, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x1023283f60ab358, // V_CMP_LE_U16 ENC_VOPC default
    0x10432a3f70ab358, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283f80ab358, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x1023283f60ac34f, // V_CMP_GT_U16 ENC_VOPC default
    0x10432a3f70ac34f, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283f80ac34f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x1023283f60ad36d, // V_CMP_NE_U16 ENC_VOPC default
    0x10432a3f70ad36d, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283f80ad36d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x1023283f60ae346, // V_CMP_GE_U16 ENC_VOPC default
    0x10432a3f70ae346, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063283f80ae346, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x1083503f90b02de, // V_CMPX_F_I64 ENC_VOPC default
    0x1063503fa0b02de, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x1083503f90b1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x1063503fa0b1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x1083503f90b22d6, // V_CMPX_EQ_I64 ENC_VOPC default
    0x1063503fa0b22d6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x1083503f90b32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x1063503fa0b32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x1083503f90b42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x1063503fa0b42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x1083503f90b530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x1063503fa0b530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x1083503f90b62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x1063503fa0b62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x1083503f90b7327, // V_CMPX_T_I64 ENC_VOPC default
    0x1063503fa0b7327, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x1083543fb0b82d0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x1063543fc0b82d0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x10233c3fd0b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x10433e3fe0b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633c3ff0b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x10233c3fd0ba2d7, // V_CMPX_EQ_U16 ENC_VOPC default
    0x10433e3fe0ba2d7, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633c3ff0ba2d7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x10233c3fd0bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x10433e3fe0bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633c3ff0bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x10233c3fd0bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x10433e3fe0bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633c3ff0bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x10233c3fd0bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x10433e3fe0bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633c3ff0bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x10233c3fd0be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x10433e3fe0be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633c3ff0be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x10230c4000c033e, // V_CMP_F_U32 ENC_VOPC default
    0x1043204010c033e, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c4020c033e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x10230c4000c1365, // V_CMP_LT_U32 ENC_VOPC default
    0x1043204010c1365, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c4020c1365, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x10230c4000c2337, // V_CMP_EQ_U32 ENC_VOPC default
    0x1043204010c2337, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c4020c2337, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x10230c4000c3359, // V_CMP_LE_U32 ENC_VOPC default
    0x1043204010c3359, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c4020c3359, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x10230c4000c4350, // V_CMP_GT_U32 ENC_VOPC default
    0x1043204010c4350, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c4020c4350, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x10230c4000c536e, // V_CMP_NE_U32 ENC_VOPC default
    0x1043204010c536e, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c4020c536e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x10230c4000c6347, // V_CMP_GE_U32 ENC_VOPC default
    0x1043204010c6347, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c4020c6347, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x10230c4000c7387, // V_CMP_T_U32 ENC_VOPC default
    0x1043204010c7387, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630c4020c7387, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x10232e3e30c8339, // V_CMP_F_F16 ENC_VOPC default
    0x1043583e40c8339, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50c8339, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30c935e, // V_CMP_LT_F16 ENC_VOPC default
    0x1043583e40c935e, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50c935e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30ca330, // V_CMP_EQ_F16 ENC_VOPC default
    0x1043583e40ca330, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50ca330, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30cb352, // V_CMP_LE_F16 ENC_VOPC default
    0x1043583e40cb352, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50cb352, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30cc349, // V_CMP_GT_F16 ENC_VOPC default
    0x1043583e40cc349, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50cc349, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30cd35b, // V_CMP_LG_F16 ENC_VOPC default
    0x1043583e40cd35b, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50cd35b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30ce340, // V_CMP_GE_F16 ENC_VOPC default
    0x1043583e40ce340, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50ce340, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30cf37f, // V_CMP_O_F16 ENC_VOPC default
    0x1043583e40cf37f, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50cf37f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x1023124030d02df, // V_CMPX_F_U32 ENC_VOPC default
    0x1043344040d02df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124050d02df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x1023124030d1306, // V_CMPX_LT_U32 ENC_VOPC default
    0x1043344040d1306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124050d1306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x1023124030d22d8, // V_CMPX_EQ_U32 ENC_VOPC default
    0x1043344040d22d8, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124050d22d8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x1023124030d32fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x1043344040d32fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124050d32fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x1023124030d42f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x1043344040d42f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124050d42f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x1023124030d530f, // V_CMPX_NE_U32 ENC_VOPC default
    0x1043344040d530f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124050d530f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x1023124030d62e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x1043344040d62e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124050d62e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x1023124030d7328, // V_CMPX_T_U32 ENC_VOPC default
    0x1043344040d7328, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124050d7328, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x1023423ef0d82da, // V_CMPX_F_F16 ENC_VOPC default
    0x10435c3f00d82da, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10d82da, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0d92ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x10435c3f00d92ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10d92ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0da2d1, // V_CMPX_EQ_F16 ENC_VOPC default
    0x10435c3f00da2d1, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10da2d1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0db2f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x10435c3f00db2f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10db2f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0dc2ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x10435c3f00dc2ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10dc2ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0dd2fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x10435c3f00dd2fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10dd2fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0de2e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x10435c3f00de2e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10de2e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0df320, // V_CMPX_O_F16 ENC_VOPC default
    0x10435c3f00df320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10df320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x1083484060e033f, // V_CMP_F_U64 ENC_VOPC default
    0x1063484070e033f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x1083484060e1366, // V_CMP_LT_U64 ENC_VOPC default
    0x1063484070e1366, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x1083484060e2338, // V_CMP_EQ_U64 ENC_VOPC default
    0x1063484070e2338, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x1083484060e335a, // V_CMP_LE_U64 ENC_VOPC default
    0x1063484070e335a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x1083484060e4351, // V_CMP_GT_U64 ENC_VOPC default
    0x1063484070e4351, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x1083484060e536f, // V_CMP_NE_U64 ENC_VOPC default
    0x1063484070e536f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x1083484060e6348, // V_CMP_GE_U64 ENC_VOPC default
    0x1063484070e6348, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x1083484060e7388, // V_CMP_T_U64 ENC_VOPC default
    0x1063484070e7388, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x10232e3e30e8389, // V_CMP_U_F16 ENC_VOPC default
    0x1043583e40e8389, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50e8389, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30e9370, // V_CMP_NGE_F16 ENC_VOPC default
    0x1043583e40e9370, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50e9370, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30ea379, // V_CMP_NLG_F16 ENC_VOPC default
    0x1043583e40ea379, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50ea379, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30eb373, // V_CMP_NGT_F16 ENC_VOPC default
    0x1043583e40eb373, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50eb373, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30ec376, // V_CMP_NLE_F16 ENC_VOPC default
    0x1043583e40ec376, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50ec376, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30ed367, // V_CMP_NEQ_F16 ENC_VOPC default
    0x1043583e40ed367, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50ed367, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30ee37c, // V_CMP_NLT_F16 ENC_VOPC default
    0x1043583e40ee37c, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50ee37c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x10232e3e30ef382, // V_CMP_TRU_F16 ENC_VOPC default
    0x1043583e40ef382, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e3e50ef382, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x1083504080f02e0, // V_CMPX_F_U64 ENC_VOPC default
    0x1063504090f02e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x1083504080f1307, // V_CMPX_LT_U64 ENC_VOPC default
    0x1063504090f1307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x1083504080f22d9, // V_CMPX_EQ_U64 ENC_VOPC default
    0x1063504090f22d9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x1083504080f32fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x1063504090f32fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x1083504080f42f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x1063504090f42f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x1083504080f5310, // V_CMPX_NE_U64 ENC_VOPC default
    0x1063504090f5310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x1083504080f62e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x1063504090f62e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x1083504080f7329, // V_CMPX_T_U64 ENC_VOPC default
    0x1063504090f7329, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x1023423ef0f832a, // V_CMPX_U_F16 ENC_VOPC default
    0x10435c3f00f832a, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10f832a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0f9311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x10435c3f00f9311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10f9311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0fa31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x10435c3f00fa31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10fa31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0fb314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x10435c3f00fb314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10fb314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0fc317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x10435c3f00fc317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10fc317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0fd308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x10435c3f00fd308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10fd308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0fe31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x10435c3f00fe31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10fe31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x1023423ef0ff323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x10435c3f00ff323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063423f10ff323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10a1a4208000432, // V_NOP ENC_VOP1 default
    0x10a20240a001420, // V_MOV_B32 ENC_VOP1 default
    0x10c20640b001420, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20440c001420, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x11020840d001420, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220240e001420, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x11420c40f002454, // V_READFIRSTLANE_B32 ENC_VOP1 default
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
    0x10a22242800a393, // V_CVT_F16_F32 ENC_VOP1 default
    0x10c22642900a393, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22442a00a393, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x11022842b00a393, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222242c00a393, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x10a22c42d00b396, // V_CVT_F32_F16 ENC_VOP1 default
    0x10c23042e00b396, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e22e42f00b396, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x11023243000b396, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x11222c43100b396, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x10a20242300c3b0, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x10c20642400c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e23642500c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020842600c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220242700c3b0, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a20242300d3a1, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x10c20642400d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e23642500d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
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
    0x11623c43a017478, // V_TRUNC_F64 ENC_VOP1 default
    0x11223c43b017478, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x11623c43a0182cc, // V_CEIL_F64 ENC_VOP1 default
    0x11223c43b0182cc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x11623c43a019458, // V_RNDNE_F64 ENC_VOP1 default
    0x11223c43b019458, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x11623c43a01a3c2, // V_FLOOR_F64 ENC_VOP1 default
    0x11223c43b01a3c2, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x10a1a420801b43a, // V_PIPEFLUSH ENC_VOP1 default
    0x10a20243c0203d0, // V_FRACT_F32 ENC_VOP1 default
    0x10c20643d0203d0, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e0203d0, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f0203d0, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122024400203d0, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c021477, // V_TRUNC_F32 ENC_VOP1 default
    0x10c20643d021477, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e021477, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f021477, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x112202440021477, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c0222cb, // V_CEIL_F32 ENC_VOP1 default
    0x10c20643d0222cb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e0222cb, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f0222cb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122024400222cb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c023457, // V_RNDNE_F32 ENC_VOP1 default
    0x10c20643d023457, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e023457, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f023457, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x112202440023457, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
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
    0x10a20243c02a451, // V_RCP_F32 ENC_VOP1 default
    0x10c20643d02a451, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e02a451, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f02a451, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220244002a451, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c02b453, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x10c20643d02b453, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e02b453, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f02b453, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220244002b453, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c02e45a, // V_RSQ_F32 ENC_VOP1 default
    0x10c20643d02e45a, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e02e45a, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f02e45a, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220244002e45a, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x11623c43a02f452, // V_RCP_F64 ENC_VOP1 default
    0x11223c43b02f452, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x11623c43a03145b, // V_RSQ_F64 ENC_VOP1 default
    0x11223c43b03145b, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x10a20243c033464, // V_SQRT_F32 ENC_VOP1 default
    0x10c20643d033464, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e033464, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f033464, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x112202440033464, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x11623c43a034465, // V_SQRT_F64 ENC_VOP1 default
    0x11223c43b034465, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x10a20243c035462, // V_SIN_F32 ENC_VOP1 default
    0x10c20643d035462, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e035462, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f035462, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x112202440035462, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x10a20243c03638e, // V_COS_F32 ENC_VOP1 default
    0x10c20643d03638e, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e43e03638e, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x11020843f03638e, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220244003638e, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x10a202441037433, // V_NOT_B32 ENC_VOP1 default
    0x10c206442037433, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e240443037433, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x11021a444037433, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x112202445037433, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x10a20240a0382c9, // V_BFREV_B32 ENC_VOP1 default
    0x10c20640b0382c9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20440c0382c9, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x11020840d0382c9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220240e0382c9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x10a2024460393be, // V_FFBH_U32 ENC_VOP1 default
    0x10c2064470393be, // V_FFBH_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e2404480393be, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x11021a4490393be, // V_FFBH_U32 VOP1_VOP_DPP16 has_dpp16
    0x11220244a0393be, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x10a20244603a3bf, // V_FFBL_B32 ENC_VOP1 default
    0x10c20644703a3bf, // V_FFBL_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e24044803a3bf, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x11021a44903a3bf, // V_FFBL_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220244a03a3bf, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x10a20244b03b3bd, // V_FFBH_I32 ENC_VOP1 default
    0x10c20644c03b3bd, // V_FFBH_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e24044d03b3bd, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x11021a44e03b3bd, // V_FFBH_I32 VOP1_VOP_DPP16 has_dpp16
    0x11220244f03b3bd, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x11621041003c3d4, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x11221041103c3d4, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x11623c43a03d3d7, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x11223c43b03d3d7, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x11623c43a03e3d1, // V_FRACT_F64 ENC_VOP1 default
    0x11223c43b03e3d1, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x10a20242303f3d3, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x10c20642403f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e23642503f3d3, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
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
    0x10a244457050395, // V_CVT_F16_U16 ENC_VOP1 default
    0x10c248458050395, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x10e246459050395, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x11024a45a050395, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x11224445b050395, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x10a24445c051394, // V_CVT_F16_I16 ENC_VOP1 default
    0x10c24845d051394, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e24645e051394, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x11024a45f051394, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x112244460051394, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x10a24e4610523b1, // V_CVT_U16_F16 ENC_VOP1 default
    0x10c2524620523b1, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2504630523b1, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102544640523b1, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e4650523b1, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x10a24e4660533a2, // V_CVT_I16_F16 ENC_VOP1 default
    0x10c2524670533a2, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2504680533a2, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102544690533a2, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46a0533a2, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a25846b054450, // V_RCP_F16 ENC_VOP1 default
    0x10c25c46c054450, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25a46d054450, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x11025e46e054450, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225846f054450, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x10a25846b055463, // V_SQRT_F16 ENC_VOP1 default
    0x10c25c46c055463, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25a46d055463, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x11025e46e055463, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225846f055463, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x10a25846b056459, // V_RSQ_F16 ENC_VOP1 default
    0x10c25c46c056459, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25a46d056459, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x11025e46e056459, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225846f056459, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x10a25846b0573e2, // V_LOG_F16 ENC_VOP1 default
    0x10c25c46c0573e2, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25a46d0573e2, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x11025e46e0573e2, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225846f0573e2, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x10a25846b0583bb, // V_EXP_F16 ENC_VOP1 default
    0x10c25c46c0583bb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25a46d0583bb, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x11025e46e0583bb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225846f0583bb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x10a25846b0593d5, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x10c25c46c0593d5, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25a46d0593d5, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x11025e46e0593d5, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225846f0593d5, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x10a24e46605a3d2, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x10c25246705a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25046805a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11025446905a3d2, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46a05a3d2, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a25846b05b3c0, // V_FLOOR_F16 ENC_VOP1 default
    0x10c25c46c05b3c0, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25a46d05b3c0, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x11025e46e05b3c0, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225846f05b3c0, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x10a25846b05c2ca, // V_CEIL_F16 ENC_VOP1 default
    0x10c25c46c05c2ca, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25a46d05c2ca, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x11025e46e05c2ca, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225846f05c2ca, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x10a25846b05d476, // V_TRUNC_F16 ENC_VOP1 default
    0x10c25c46c05d476, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25a46d05d476, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x11025e46e05d476, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225846f05d476, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x10a25846b05e456, // V_RNDNE_F16 ENC_VOP1 default
    0x10c25c46c05e456, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25a46d05e456, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x11025e46e05e456, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225846f05e456, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x10a25846b05f3cf, // V_FRACT_F16 ENC_VOP1 default
    0x10c25c46c05f3cf, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25a46d05f3cf, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x11025e46e05f3cf, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225846f05f3cf, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x10a25846b060461, // V_SIN_F16 ENC_VOP1 default
    0x10c25c46c060461, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25a46d060461, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x11025e46e060461, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225846f060461, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x10a25846b06138d, // V_COS_F16 ENC_VOP1 default
    0x10c25c46c06138d, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25a46d06138d, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x11025e46e06138d, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225846f06138d, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x10a202470062460, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x10c206471062460, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e240472062460, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x11021a473062460, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x112202474062460, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x10a24e4660633a5, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x10c2524670633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2504680633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102544690633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e46a0633a5, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a24e4610643a6, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x10c2524620643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2504630643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102544640643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224e4650643a6, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x114262475065474, // V_SWAP_B32 ENC_VOP1 default
    0x114262476068473, // V_SWAPREL_B32 ENC_VOP1 default
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
