// Written by `cargo xtask regen` from amdgpu_isa_rdna2.xml. Do not edit: change
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
        enc::VOP2_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 2, false, run(0, 0), run(0, 0)),
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
        enc::VOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
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
        choice(Long, 1, 2, false, run(0, 0), run(21, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(20, 1)),
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
pub static FORMS: [u64; 4367] = [
    0x00026800000138b, // V_CNDMASK_B32 ENC_VOP2 default
    0x00226c00100138b, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00426a00200138b, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x00626e00300138b, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00826800400138b, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a2720050023ba, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x00c2740060023ba, // V_DOT2C_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2760070023ba, // V_DOT2C_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102720080023ba, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x00a2780090032b5, // V_ADD_F32 ENC_VOP2 default
    0x00c27c00a0032b5, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00b0032b5, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c0032b5, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027800d0032b5, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a278009004471, // V_SUB_F32 ENC_VOP2 default
    0x00c27c00a004471, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00b004471, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c004471, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027800d004471, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x01427800e00546c, // V_SUBREV_F32 ENC_VOP2 default
    0x00c27c00a00546c, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00f00546c, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c00546c, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027801000546c, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a2780110063cf, // V_FMAC_LEGACY_F32 ENC_VOP2 default
    0x0102780120063cf, // V_FMAC_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a278009007431, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x00c27c00a007431, // V_MUL_LEGACY_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00b007431, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c007431, // V_MUL_LEGACY_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027800d007431, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a27800900842a, // V_MUL_F32 ENC_VOP2 default
    0x00c27c00a00842a, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00b00842a, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c00842a, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027800d00842a, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a278013009430, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c27c014009430, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x012282015009430, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x00e284016009430, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x010278017009430, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a27801300a42d, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c27c01400a42d, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x01228201500a42d, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x00e28401600a42d, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01027801700a42d, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a27801800b434, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c27c01900b434, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x01228201a00b434, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x00e28401b00b434, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01027801c00b434, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a27801800c42f, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c27c01900c42f, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x01228201a00c42f, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x00e28401b00c42f, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01027801c00c42f, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a28a01d00d3be, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x00c27c01e00d3be, // V_DOT4C_I32_I8 VOP2_VOP_DPP8 has_dpp8
    0x00e28401f00d3be, // V_DOT4C_I32_I8 VOP2_VOP_DPP16 has_dpp16
    0x01028a02000d3be, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x00a27800900f41a, // V_MIN_F32 ENC_VOP2 default
    0x00c27c00a00f41a, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00b00f41a, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c00f41a, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027800d00f41a, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x00a278009010405, // V_MAX_F32 ENC_VOP2 default
    0x00c27c00a010405, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00b010405, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c010405, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027800d010405, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00a27801301141d, // V_MIN_I32 ENC_VOP2 default
    0x00c27c01401141d, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x01228201501141d, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x00e28401601141d, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x01027801701141d, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a278013012408, // V_MAX_I32 ENC_VOP2 default
    0x00c27c014012408, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x012282015012408, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x00e284016012408, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x010278017012408, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a27801801341f, // V_MIN_U32 ENC_VOP2 default
    0x00c27c01901341f, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a01341f, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b01341f, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c01341f, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a27801801440a, // V_MAX_U32 ENC_VOP2 default
    0x00c27c01901440a, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a01440a, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b01440a, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c01440a, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0142780210163f4, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c27c0190163f4, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122820220163f4, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b0163f4, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102780230163f4, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0142780240182c1, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c27c0250182c1, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0122820260182c1, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x00e2840270182c1, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0102780280182c1, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x01427802101a3ef, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c27c01901a3ef, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228202201a3ef, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b01a3ef, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027802301a3ef, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a27801801b2be, // V_AND_B32 ENC_VOP2 default
    0x00c27c01901b2be, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a01b2be, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b01b2be, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c01b2be, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a27801801c438, // V_OR_B32 ENC_VOP2 default
    0x00c27c01901c438, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a01c438, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b01c438, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c01c438, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a27801801d480, // V_XOR_B32 ENC_VOP2 default
    0x00c27c01901d480, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a01d480, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b01d480, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c01d480, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a27801801e47e, // V_XNOR_B32 ENC_VOP2 default
    0x00c27c01901e47e, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a01e47e, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b01e47e, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c01e47e, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2780180252bb, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c27c0190252bb, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a0252bb, // V_ADD_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b0252bb, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c0252bb, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a278018026475, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c27c019026475, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a026475, // V_SUB_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b026475, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c026475, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x01427802102746d, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c27c01902746d, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228202202746d, // V_SUBREV_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b02746d, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027802302746d, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x00028c0290282b2, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x00229002a0282b2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01628e02b0282b2, // V_ADD_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00629202c0282b2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828c02d0282b2, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00028c02902946e, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x00229002a02946e, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01628e02b02946e, // V_SUB_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00629202c02946e, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828c02d02946e, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x01828c02e02a469, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x00229002a02a469, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01628e02f02a469, // V_SUBREV_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00629202c02a469, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828c03002a469, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00a27801102b3ce, // V_FMAC_F32 ENC_VOP2 default
    0x00c27c03102b3ce, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e27e03202b3ce, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027801202b3ce, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01a29603302c3d1, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x01029603402c3d1, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01a29803502d3cc, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x01029803602d3cc, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a29a03702f3ab, // V_CVT_PKRTZ_F16_F32 ENC_VOP2 default
    0x00c29e03802f3ab, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x01229c03902f3ab, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2a003a02f3ab, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x01029a03b02f3ab, // V_CVT_PKRTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a2a403c0322b4, // V_ADD_F16 ENC_VOP2 default
    0x00c2a803d0322b4, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a603e0322b4, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2aa03f0322b4, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a40400322b4, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a2a403c033470, // V_SUB_F16 ENC_VOP2 default
    0x00c2a803d033470, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a603e033470, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2aa03f033470, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a4040033470, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0142a404103446b, // V_SUBREV_F16 ENC_VOP2 default
    0x00c2a803d03446b, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a604203446b, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2aa03f03446b, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a404303446b, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a2a403c035429, // V_MUL_F16 ENC_VOP2 default
    0x00c2a803d035429, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a603e035429, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2aa03f035429, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a4040035429, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a2a40440363cd, // V_FMAC_F16 ENC_VOP2 default
    0x00c2a80450363cd, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2aa0460363cd, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a40470363cd, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01a2ae0480373d0, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0102ae0490373d0, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01a2b004a0383cb, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0102b004b0383cb, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a2a403c039404, // V_MAX_F16 ENC_VOP2 default
    0x00c2a803d039404, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a603e039404, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2aa03f039404, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a4040039404, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x00a2a403c03a419, // V_MIN_F16 ENC_VOP2 default
    0x00c2a803d03a419, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a603e03a419, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2aa03f03a419, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a404003a419, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x00a2a403c03b3e8, // V_LDEXP_F16 ENC_VOP2 default
    0x00c2a803d03b3e8, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122b203e03b3e8, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2b403f03b3e8, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a404003b3e8, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a2b804c03c442, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00c2ba04d03c442, // V_PK_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2bc04e03c442, // V_PK_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102b804f03c442, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01c1d40500001d3, // S_ADD_U32 ENC_SOP2 default
    0x01e1d40510001d3, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201d40520001d3, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221d40530001d3, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405000128a, // S_SUB_U32 ENC_SOP2 default
    0x01e1d405100128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x0201d405200128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x0221d405300128a, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d40540021d2, // S_ADD_I32 ENC_SOP2 default
    0x01e1d40550021d2, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x0201d40560021d2, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x0221d40570021d2, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d4054003289, // S_SUB_I32 ENC_SOP2 default
    0x01e1d4055003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x0201d4056003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x0221d4057003289, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d40580041d0, // S_ADDC_U32 ENC_SOP2 default
    0x01e1d40590041d0, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x0201d405a0041d0, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x0221d405b0041d0, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d4058005286, // S_SUBB_U32 ENC_SOP2 default
    0x01e1d4059005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x0201d405a005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x0221d405b005286, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d4054006251, // S_MIN_I32 ENC_SOP2 default
    0x01e1d4055006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x0201d4056006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x0221d4057006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d4050007252, // S_MIN_U32 ENC_SOP2 default
    0x01e1d4051007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x0201d4052007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x0221d4053007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405400824d, // S_MAX_I32 ENC_SOP2 default
    0x01e1d405500824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x0201d405600824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x0221d405700824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405000924e, // S_MAX_U32 ENC_SOP2 default
    0x01e1d405100924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x0201d405200924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x0221d405300924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405c00a22a, // S_CSELECT_B32 ENC_SOP2 default
    0x01e1d405d00a22a, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d405e00a22a, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d405f00a22a, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d606000b22b, // S_CSELECT_B64 ENC_SOP2 default
    0x01e1d606100b22b, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d606200b22b, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d606300b22b, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405000e1de, // S_AND_B32 ENC_SOP2 default
    0x01e1d405100e1de, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d405200e1de, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d405300e1de, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d606400f1df, // S_AND_B64 ENC_SOP2 default
    0x01e1d606500f1df, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d606600f1df, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d606700f1df, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d4050010270, // S_OR_B32 ENC_SOP2 default
    0x01e1d4051010270, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d4052010270, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d4053010270, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d6064011271, // S_OR_B64 ENC_SOP2 default
    0x01e1d6065011271, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d6066011271, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d6067011271, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405001229d, // S_XOR_B32 ENC_SOP2 default
    0x01e1d405101229d, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d405201229d, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d405301229d, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d606401329e, // S_XOR_B64 ENC_SOP2 default
    0x01e1d606501329e, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d606601329e, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d606701329e, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d40500141d8, // S_ANDN2_B32 ENC_SOP2 default
    0x01e1d40510141d8, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d40520141d8, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d40530141d8, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d60640151d9, // S_ANDN2_B64 ENC_SOP2 default
    0x01e1d60650151d9, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d60660151d9, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d60670151d9, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405001626c, // S_ORN2_B32 ENC_SOP2 default
    0x01e1d405101626c, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d405201626c, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d405301626c, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d606401726d, // S_ORN2_B64 ENC_SOP2 default
    0x01e1d606501726d, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d606601726d, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d606701726d, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405001825f, // S_NAND_B32 ENC_SOP2 default
    0x01e1d405101825f, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d405201825f, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d405301825f, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d6064019260, // S_NAND_B64 ENC_SOP2 default
    0x01e1d6065019260, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d6066019260, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d6067019260, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405001a264, // S_NOR_B32 ENC_SOP2 default
    0x01e1d405101a264, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d405201a264, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d405301a264, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d606401b265, // S_NOR_B64 ENC_SOP2 default
    0x01e1d606501b265, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d606601b265, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d606701b265, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405001c299, // S_XNOR_B32 ENC_SOP2 default
    0x01e1d405101c299, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d405201c299, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d405301c299, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d606401d29a, // S_XNOR_B64 ENC_SOP2 default
    0x01e1d606501d29a, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d606601d29a, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d606701d29a, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405001e249, // S_LSHL_B32 ENC_SOP2 default
    0x01e1d405101e249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d405201e249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d405301e249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d806801f24a, // S_LSHL_B64 ENC_SOP2 default
    0x01e1d806901f24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d806a01f24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d806b01f24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405002024b, // S_LSHR_B32 ENC_SOP2 default
    0x01e1d405102024b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d405202024b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d405302024b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d806802124c, // S_LSHR_B64 ENC_SOP2 default
    0x01e1d806902124c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d806a02124c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d806b02124c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d406c0221e2, // S_ASHR_I32 ENC_SOP2 default
    0x01e1d406d0221e2, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x0201d406e0221e2, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x0221d406f0221e2, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d80700231e3, // S_ASHR_I64 ENC_SOP2 default
    0x01e1d80710231e3, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x0201d80720231e3, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x0221d80730231e3, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d40740241ed, // S_BFM_B32 ENC_SOP2 default
    0x01e1d40750241ed, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d40760241ed, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d40770241ed, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1da0780251ee, // S_BFM_B64 ENC_SOP2 default
    0x01e1da0790251ee, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x0201da07a0251ee, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x0221da07b0251ee, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d407c02625e, // S_MUL_I32 ENC_SOP2 default
    0x01e1d407d02625e, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x0201d407e02625e, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x0221d407f02625e, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d40500271eb, // S_BFE_U32 ENC_SOP2 default
    0x01e1d40510271eb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x0201d40520271eb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x0221d40530271eb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d406c0281e9, // S_BFE_I32 ENC_SOP2 default
    0x01e1d406d0281e9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x0201d406e0281e9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x0221d406f0281e9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d80680291ec, // S_BFE_U64 ENC_SOP2 default
    0x01e1d80690291ec, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x0201d806a0291ec, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x0221d806b0291ec, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d807002a1ea, // S_BFE_I64 ENC_SOP2 default
    0x01e1d807102a1ea, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x0201d807202a1ea, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x0221d807302a1ea, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405402c1ce, // S_ABSDIFF_I32 ENC_SOP2 default
    0x01e1d405502c1ce, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x0201d405602c1ce, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x0221d405702c1ce, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405002e245, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x01e1d405102e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201d405202e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221d405302e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d405002f246, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x01e1d405102f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201d405202f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221d405302f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d4050030247, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x01e1d4051030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201d4052030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221d4053030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d4050031248, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x01e1d4051031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201d4052031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221d4053031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d4080032276, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x01e1d4081032276, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x0201d4082032276, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x0221d4083032276, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d4084033275, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x01e1d4085033275, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x0201d4086033275, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x0221d4087033275, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d4088034274, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x01e1d4089034274, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x0201d408a034274, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x0221d408b034274, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d407403525d, // S_MUL_HI_U32 ENC_SOP2 default
    0x01e1d407503525d, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x0201d407603525d, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x0221d407703525d, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d407c03625c, // S_MUL_HI_I32 ENC_SOP2 default
    0x01e1d407d03625c, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x0201d407e03625c, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x0221d407f03625c, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0241e208c000253, // S_MOVK_I32 ENC_SOPK default
    0x0241e408d00128f, // S_VERSION ENC_SOPK default
    0x0241e208e00220c, // S_CMOVK_I32 ENC_SOPK default
    0x0241e208f00320f, // S_CMPK_EQ_I32 ENC_SOPK default
    0x0241e208f004217, // S_CMPK_LG_I32 ENC_SOPK default
    0x0241e208f005213, // S_CMPK_GT_I32 ENC_SOPK default
    0x0241e208f006211, // S_CMPK_GE_I32 ENC_SOPK default
    0x0241e208f007219, // S_CMPK_LT_I32 ENC_SOPK default
    0x0241e208f008215, // S_CMPK_LE_I32 ENC_SOPK default
    0x0241e2090009210, // S_CMPK_EQ_U32 ENC_SOPK default
    0x0241e209000a218, // S_CMPK_LG_U32 ENC_SOPK default
    0x0241e209000b214, // S_CMPK_GT_U32 ENC_SOPK default
    0x0241e209000c212, // S_CMPK_GE_U32 ENC_SOPK default
    0x0241e209000d21a, // S_CMPK_LT_U32 ENC_SOPK default
    0x0241e209000e216, // S_CMPK_LE_U32 ENC_SOPK default
    0x0241e209100f1d1, // S_ADDK_I32 ENC_SOPK default
    0x0241e209201025b, // S_MULK_I32 ENC_SOPK default
    0x0241e609301223b, // S_GETREG_B32 ENC_SOPK default
    0x0241e8094013281, // S_SETREG_B32 ENC_SOPK default
    0x0261ea095015282, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x0241ec096016200, // S_CALL_B64 ENC_SOPK default
    0x0241e2097017295, // S_WAITCNT_VSCNT ENC_SOPK default
    0x0241e2097018294, // S_WAITCNT_VMCNT ENC_SOPK default
    0x0241e2097019292, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x0241e209701a293, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x0241ee09801b287, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x0241ee09801c288, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x0281fe0990003e5, // V_INTERP_P1_F32 ENC_VINTRP default
    0x0281fe09a0013e7, // V_INTERP_P2_F32 ENC_VINTRP default
    0x02820209b0023e2, // V_INTERP_MOV_F32 ENC_VINTRP default
    0x02a30c09c000446, // V_PK_MAD_I16 ENC_VOP3P default
    0x02c30c09d000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e30c09e000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x03030c09f000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230c0a0000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x03430c0a1000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630c0a2000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830c0a3000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a30e0a400144f, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x03c30e0a500144f, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30e0a600144f, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030e0a700144f, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a30e0a800243f, // V_PK_ADD_I16 ENC_VOP3P default
    0x03c30e0a900243f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e30e0aa00243f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x04030e0ab00243f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a30e0a8003450, // V_PK_SUB_I16 ENC_VOP3P default
    0x03c30e0a9003450, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e30e0aa003450, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x04030e0ab003450, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x04230e0ac004444, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x03c30e0ad004444, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x04430e0ae004444, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x04030e0af004444, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x04230e0ac005445, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x03c30e0ad005445, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x04430e0ae005445, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x04030e0af005445, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x04230e0b0006441, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x03c30e0b1006441, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x04430e0b2006441, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x04030e0b3006441, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a30e0a8007449, // V_PK_MAX_I16 ENC_VOP3P default
    0x03c30e0a9007449, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e30e0aa007449, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x04030e0ab007449, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a30e0a800844c, // V_PK_MIN_I16 ENC_VOP3P default
    0x03c30e0a900844c, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e30e0aa00844c, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x04030e0ab00844c, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a30c0b4009447, // V_PK_MAD_U16 ENC_VOP3P default
    0x02c30c0b5009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e30c0b6009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x03030c0b7009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230c0b8009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x03430c0b9009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630c0ba009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830c0bb009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a30e0a400a440, // V_PK_ADD_U16 ENC_VOP3P default
    0x03c30e0a500a440, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30e0a600a440, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030e0a700a440, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a30e0a400b451, // V_PK_SUB_U16 ENC_VOP3P default
    0x03c30e0a500b451, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30e0a600b451, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030e0a700b451, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a30e0a400c44a, // V_PK_MAX_U16 ENC_VOP3P default
    0x03c30e0a500c44a, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30e0a600c44a, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030e0a700c44a, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a30e0a400d44d, // V_PK_MIN_U16 ENC_VOP3P default
    0x03c30e0a500d44d, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e30e0a600d44d, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x04030e0a700d44d, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3100bc00e443, // V_PK_FMA_F16 ENC_VOP3P default
    0x02c3100bd00e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3100be00e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303100bf00e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323100c000e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343100c100e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363100c200e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383100c300e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3120c400f43e, // V_PK_ADD_F16 ENC_VOP3P default
    0x03c3120c500f43e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3120c600f43e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403120c700f43e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3120c401044e, // V_PK_MUL_F16 ENC_VOP3P default
    0x03c3120c501044e, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3120c601044e, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403120c701044e, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3120c401144b, // V_PK_MIN_F16 ENC_VOP3P default
    0x03c3120c501144b, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3120c601144b, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403120c701144b, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3120c4012448, // V_PK_MAX_F16 ENC_VOP3P default
    0x03c3120c5012448, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3120c6012448, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403120c7012448, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3140c80133bb, // V_DOT2_F32_F16 ENC_VOP3P default
    0x02c3140c90133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3140ca0133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303140cb0133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323140cc0133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343140cd0133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363140ce0133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383140cf0133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a30c0d00143bc, // V_DOT2_I32_I16 ENC_VOP3P default
    0x02c30c0d10143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e30c0d20143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_1
    0x03030c0d30143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230c0d40143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_2
    0x03430c0d50143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630c0d60143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830c0d70143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a30c0d80153bd, // V_DOT2_U32_U16 ENC_VOP3P default
    0x02c30c0d90153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e30c0da0153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_1
    0x03030c0db0153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230c0dc0153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_2
    0x03430c0dd0153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630c0de0153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830c0df0153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3160e00163bf, // V_DOT4_I32_I8 ENC_VOP3P default
    0x02c3160e10163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0
    0x02e3160e20163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_1
    0x0303160e30163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323160e40163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_2
    0x0343160e50163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363160e60163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383160e70163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3160e80173c0, // V_DOT4_U32_U8 ENC_VOP3P default
    0x02c3160e90173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x02e3160ea0173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0303160eb0173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323160ec0173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0343160ed0173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363160ee0173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383160ef0173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3160f00183c1, // V_DOT8_I32_I4 ENC_VOP3P default
    0x02c3160f10183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0
    0x02e3160f20183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_1
    0x0303160f30183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323160f40183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_2
    0x0343160f50183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363160f60183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383160f70183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3160f80193c2, // V_DOT8_U32_U4 ENC_VOP3P default
    0x02c3160f90193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x02e3160fa0193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0303160fb0193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323160fc0193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0343160fd0193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363160fe0193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383160ff0193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3181000203d8, // V_FMA_MIX_F32 ENC_VOP3P default
    0x02c3181010203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x02e3181020203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0303181030203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323181040203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0343181050203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363181060203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383181070203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3181080213d7, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x02c3181090213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e31810a0213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x03031810b0213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03231810c0213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x03431810d0213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03631810e0213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03831810f0213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3181080223d6, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x02c3181090223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e31810a0223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x03031810b0223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03231810c0223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x03431810d0223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03631810e0223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03831810f0223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04631a110000339, // V_CMP_F_F32 ENC_VOP3 default
    0x04831a111000339, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a112000339, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a113000339, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a11000135e, // V_CMP_LT_F32 ENC_VOP3 default
    0x04831a11100135e, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a11200135e, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a11300135e, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a110002330, // V_CMP_EQ_F32 ENC_VOP3 default
    0x04831a111002330, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a112002330, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a113002330, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a110003352, // V_CMP_LE_F32 ENC_VOP3 default
    0x04831a111003352, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a112003352, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a113003352, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a110004349, // V_CMP_GT_F32 ENC_VOP3 default
    0x04831a111004349, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a112004349, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a113004349, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a11000535b, // V_CMP_LG_F32 ENC_VOP3 default
    0x04831a11100535b, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a11200535b, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a11300535b, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a110006340, // V_CMP_GE_F32 ENC_VOP3 default
    0x04831a111006340, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a112006340, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a113006340, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a11000737f, // V_CMP_O_F32 ENC_VOP3 default
    0x04831a11100737f, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a11200737f, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a11300737f, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a110008389, // V_CMP_U_F32 ENC_VOP3 default
    0x04831a111008389, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a112008389, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a113008389, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a110009370, // V_CMP_NGE_F32 ENC_VOP3 default
    0x04831a111009370, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a112009370, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a113009370, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a11000a379, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04831a11100a379, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a11200a379, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a11300a379, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a11000b373, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04831a11100b373, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a11200b373, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a11300b373, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a11000c376, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04831a11100c376, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a11200c376, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a11300c376, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a11000d367, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04831a11100d367, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a11200d367, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a11300d367, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a11000e37c, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04831a11100e37c, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a11200e37c, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a11300e37c, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a11000f382, // V_CMP_TRU_F32 ENC_VOP3 default
    0x04831a11100f382, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31a11200f382, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31a11300f382, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3201140102da, // V_CMPX_F_F32 ENC_VOP3 default
    0x0503201150102da, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x0523201160102da, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x0543201170102da, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3201140112ff, // V_CMPX_LT_F32 ENC_VOP3 default
    0x0503201150112ff, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523201160112ff, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543201170112ff, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3201140122d1, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0503201150122d1, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0523201160122d1, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0543201170122d1, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3201140132f3, // V_CMPX_LE_F32 ENC_VOP3 default
    0x0503201150132f3, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523201160132f3, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543201170132f3, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3201140142ea, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0503201150142ea, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523201160142ea, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543201170142ea, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3201140152fc, // V_CMPX_LG_F32 ENC_VOP3 default
    0x0503201150152fc, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0523201160152fc, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0543201170152fc, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3201140162e1, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0503201150162e1, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523201160162e1, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543201170162e1, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e320114017320, // V_CMPX_O_F32 ENC_VOP3 default
    0x050320115017320, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x052320116017320, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x054320117017320, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32011401832a, // V_CMPX_U_F32 ENC_VOP3 default
    0x05032011501832a, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05232011601832a, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05432011701832a, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e320114019311, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x050320115019311, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x052320116019311, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x054320117019311, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32011401a31a, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05032011501a31a, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05232011601a31a, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05432011701a31a, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32011401b314, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05032011501b314, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05232011601b314, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05432011701b314, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32011401c317, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05032011501c317, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05232011601c317, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05432011701c317, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32011401d308, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05032011501d308, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05232011601d308, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05432011701d308, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32011401e31d, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05032011501e31d, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05232011601e31d, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05432011701e31d, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32011401f323, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x05032011501f323, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x05232011601f323, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x05432011701f323, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632611802033a, // V_CMP_F_F64 ENC_VOP3 default
    0x04832611902033a, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a02033a, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b02033a, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632611802135f, // V_CMP_LT_F64 ENC_VOP3 default
    0x04832611902135f, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a02135f, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b02135f, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056326118022331, // V_CMP_EQ_F64 ENC_VOP3 default
    0x048326119022331, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a022331, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b022331, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056326118023353, // V_CMP_LE_F64 ENC_VOP3 default
    0x048326119023353, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a023353, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b023353, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632611802434a, // V_CMP_GT_F64 ENC_VOP3 default
    0x04832611902434a, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a02434a, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b02434a, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632611802535c, // V_CMP_LG_F64 ENC_VOP3 default
    0x04832611902535c, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a02535c, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b02535c, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056326118026341, // V_CMP_GE_F64 ENC_VOP3 default
    0x048326119026341, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a026341, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b026341, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056326118027380, // V_CMP_O_F64 ENC_VOP3 default
    0x048326119027380, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a027380, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b027380, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632611802838a, // V_CMP_U_F64 ENC_VOP3 default
    0x04832611902838a, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a02838a, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b02838a, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056326118029371, // V_CMP_NGE_F64 ENC_VOP3 default
    0x048326119029371, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a029371, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b029371, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632611802a37a, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04832611902a37a, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a02a37a, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b02a37a, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632611802b374, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04832611902b374, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a02b374, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b02b374, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632611802c377, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04832611902c377, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a02c377, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b02c377, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632611802d368, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04832611902d368, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a02d368, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b02d368, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632611802e37d, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04832611902e37d, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a02e37d, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b02e37d, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632611802f383, // V_CMP_TRU_F64 ENC_VOP3 default
    0x04832611902f383, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05832611a02f383, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32611b02f383, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c0302db, // V_CMPX_F_F64 ENC_VOP3 default
    0x05032a11d0302db, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e0302db, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f0302db, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c031300, // V_CMPX_LT_F64 ENC_VOP3 default
    0x05032a11d031300, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e031300, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f031300, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c0322d2, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x05032a11d0322d2, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e0322d2, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f0322d2, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c0332f4, // V_CMPX_LE_F64 ENC_VOP3 default
    0x05032a11d0332f4, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e0332f4, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f0332f4, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c0342eb, // V_CMPX_GT_F64 ENC_VOP3 default
    0x05032a11d0342eb, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e0342eb, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f0342eb, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c0352fd, // V_CMPX_LG_F64 ENC_VOP3 default
    0x05032a11d0352fd, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e0352fd, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f0352fd, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c0362e2, // V_CMPX_GE_F64 ENC_VOP3 default
    0x05032a11d0362e2, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e0362e2, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f0362e2, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c037321, // V_CMPX_O_F64 ENC_VOP3 default
    0x05032a11d037321, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e037321, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f037321, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c03832b, // V_CMPX_U_F64 ENC_VOP3 default
    0x05032a11d03832b, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e03832b, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f03832b, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c039312, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x05032a11d039312, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e039312, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f039312, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c03a31b, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x05032a11d03a31b, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e03a31b, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f03a31b, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c03b315, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x05032a11d03b315, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e03b315, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f03b315, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c03c318, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x05032a11d03c318, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e03c318, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f03c318, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c03d309, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x05032a11d03d309, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e03d309, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f03d309, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c03e31e, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x05032a11d03e31e, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e03e31e, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f03e31e, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32a11c03f324, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x05032a11d03f324, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32a11e03f324, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x05432a11f03f324, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e12008033b, // V_CMP_F_I32 ENC_VOP3 default
    0x04832e12108033b, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32e12208033b, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32e12308033b, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e120081361, // V_CMP_LT_I32 ENC_VOP3 default
    0x04832e121081361, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32e122081361, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32e123081361, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e120082333, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04832e121082333, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32e122082333, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32e123082333, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e120083355, // V_CMP_LE_I32 ENC_VOP3 default
    0x04832e121083355, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32e122083355, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32e123083355, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e12008434c, // V_CMP_GT_I32 ENC_VOP3 default
    0x04832e12108434c, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32e12208434c, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32e12308434c, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e12008536a, // V_CMP_NE_I32 ENC_VOP3 default
    0x04832e12108536a, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32e12208536a, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32e12308536a, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e120086343, // V_CMP_GE_I32 ENC_VOP3 default
    0x04832e121086343, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32e122086343, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32e123086343, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e120087384, // V_CMP_T_I32 ENC_VOP3 default
    0x04832e121087384, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32e122087384, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32e123087384, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633212408832d, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04833212508832d, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04a33212608832d, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04c33212708832d, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046336128089360, // V_CMP_LT_I16 ENC_VOP3 default
    0x048336129089360, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a33612a089360, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c33612b089360, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633612808a332, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04833612908a332, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04a33612a08a332, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04c33612b08a332, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633612808b354, // V_CMP_LE_I16 ENC_VOP3 default
    0x04833612908b354, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a33612a08b354, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c33612b08b354, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633612808c34b, // V_CMP_GT_I16 ENC_VOP3 default
    0x04833612908c34b, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a33612a08c34b, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c33612b08c34b, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633612808d369, // V_CMP_NE_I16 ENC_VOP3 default
    0x04833612908d369, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a33612a08d369, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c33612b08d369, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633612808e342, // V_CMP_GE_I16 ENC_VOP3 default
    0x04833612908e342, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a33612a08e342, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c33612b08e342, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633c12c08f32c, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x04833c12d08f32c, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04a33c12e08f32c, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04c33c12f08f32c, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3421300902dc, // V_CMPX_F_I32 ENC_VOP3 default
    0x0503421310902dc, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x0523421320902dc, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x0543421330902dc, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e342130091302, // V_CMPX_LT_I32 ENC_VOP3 default
    0x050342131091302, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x052342132091302, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x054342133091302, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3421300922d4, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0503421310922d4, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0523421320922d4, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0543421330922d4, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3421300932f6, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0503421310932f6, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523421320932f6, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543421330932f6, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3421300942ed, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0503421310942ed, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523421320942ed, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543421330942ed, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34213009530b, // V_CMPX_NE_I32 ENC_VOP3 default
    0x05034213109530b, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05234213209530b, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05434213309530b, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3421300962e4, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0503421310962e4, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523421320962e4, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543421330962e4, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e342130097325, // V_CMPX_T_I32 ENC_VOP3 default
    0x050342131097325, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x052342132097325, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x054342133097325, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3461340982ce, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0503461350982ce, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0523461360982ce, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0543461370982ce, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34a138099301, // V_CMPX_LT_I16 ENC_VOP3 default
    0x05034a139099301, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05234a13a099301, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05434a13b099301, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34a13809a2d3, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x05034a13909a2d3, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05234a13a09a2d3, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05434a13b09a2d3, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34a13809b2f5, // V_CMPX_LE_I16 ENC_VOP3 default
    0x05034a13909b2f5, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05234a13a09b2f5, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05434a13b09b2f5, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34a13809c2ec, // V_CMPX_GT_I16 ENC_VOP3 default
    0x05034a13909c2ec, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05234a13a09c2ec, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05434a13b09c2ec, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34a13809d30a, // V_CMPX_NE_I16 ENC_VOP3 default
    0x05034a13909d30a, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05234a13a09d30a, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05434a13b09d30a, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34a13809e2e3, // V_CMPX_GE_I16 ENC_VOP3 default
    0x05034a13909e2e3, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05234a13a09e2e3, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05434a13b09e2e3, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35013c09f2cd, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x05035013d09f2cd, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05235013e09f2cd, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05435013f09f2cd, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561400a033c, // V_CMP_F_I64 ENC_VOP3 default
    0x0483561410a033c, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x0583561420a033c, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3561430a033c, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561400a1362, // V_CMP_LT_I64 ENC_VOP3 default
    0x0483561410a1362, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583561420a1362, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3561430a1362, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561400a2334, // V_CMP_EQ_I64 ENC_VOP3 default
    0x0483561410a2334, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0583561420a2334, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3561430a2334, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561400a3356, // V_CMP_LE_I64 ENC_VOP3 default
    0x0483561410a3356, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583561420a3356, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3561430a3356, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561400a434d, // V_CMP_GT_I64 ENC_VOP3 default
    0x0483561410a434d, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583561420a434d, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3561430a434d, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561400a536b, // V_CMP_NE_I64 ENC_VOP3 default
    0x0483561410a536b, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583561420a536b, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3561430a536b, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561400a6344, // V_CMP_GE_I64 ENC_VOP3 default
    0x0483561410a6344, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583561420a6344, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3561430a6344, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561400a7385, // V_CMP_T_I64 ENC_VOP3 default
    0x0483561410a7385, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x0583561420a7385, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3561430a7385, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05635a1440a832e, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04835a1450a832e, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05835a1460a832e, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04c35a1470a832e, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463361480a9363, // V_CMP_LT_U16 ENC_VOP3 default
    0x0483361490a9363, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a33614a0a9363, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c33614b0a9363, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463361480aa335, // V_CMP_EQ_U16 ENC_VOP3 default
    0x0483361490aa335, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04a33614a0aa335, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04c33614b0aa335, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463361480ab357, // V_CMP_LE_U16 ENC_VOP3 default
    0x0483361490ab357, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a33614a0ab357, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c33614b0ab357, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463361480ac34e, // V_CMP_GT_U16 ENC_VOP3 default
    0x0483361490ac34e, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a33614a0ac34e, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c33614b0ac34e, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463361480ad36c, // V_CMP_NE_U16 ENC_VOP3 default
    0x0483361490ad36c, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a33614a0ad36c, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c33614b0ad36c, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463361480ae345, // V_CMP_GE_U16 ENC_VOP3 default
    0x0483361490ae345, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a33614a0ae345, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c33614b0ae345, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e14c0b02dd, // V_CMPX_F_I64 ENC_VOP3 default
    0x05035e14d0b02dd, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35e14e0b02dd, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e14f0b02dd, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e14c0b1303, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05035e14d0b1303, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35e14e0b1303, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e14f0b1303, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e14c0b22d5, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05035e14d0b22d5, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35e14e0b22d5, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e14f0b22d5, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e14c0b32f7, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05035e14d0b32f7, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35e14e0b32f7, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e14f0b32f7, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e14c0b42ee, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05035e14d0b42ee, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35e14e0b42ee, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e14f0b42ee, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e14c0b530c, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05035e14d0b530c, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35e14e0b530c, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e14f0b530c, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e14c0b62e5, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05035e14d0b62e5, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35e14e0b62e5, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e14f0b62e5, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e14c0b7326, // V_CMPX_T_I64 ENC_VOP3 default
    0x05035e14d0b7326, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35e14e0b7326, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e14f0b7326, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3621500b82cf, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0503621510b82cf, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3621520b82cf, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621530b82cf, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34a1540b9304, // V_CMPX_LT_U16 ENC_VOP3 default
    0x05034a1550b9304, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05234a1560b9304, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05434a1570b9304, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34a1540ba2d6, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x05034a1550ba2d6, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05234a1560ba2d6, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05434a1570ba2d6, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34a1540bb2f8, // V_CMPX_LE_U16 ENC_VOP3 default
    0x05034a1550bb2f8, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05234a1560bb2f8, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05434a1570bb2f8, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34a1540bc2ef, // V_CMPX_GT_U16 ENC_VOP3 default
    0x05034a1550bc2ef, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05234a1560bc2ef, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05434a1570bc2ef, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34a1540bd30d, // V_CMPX_NE_U16 ENC_VOP3 default
    0x05034a1550bd30d, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05234a1560bd30d, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05434a1570bd30d, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34a1540be2e6, // V_CMPX_GE_U16 ENC_VOP3 default
    0x05034a1550be2e6, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05234a1560be2e6, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05434a1570be2e6, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e1580c033d, // V_CMP_F_U32 ENC_VOP3 default
    0x04832e1590c033d, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32e15a0c033d, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32e15b0c033d, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e1580c1364, // V_CMP_LT_U32 ENC_VOP3 default
    0x04832e1590c1364, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32e15a0c1364, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32e15b0c1364, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e1580c2336, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04832e1590c2336, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32e15a0c2336, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32e15b0c2336, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e1580c3358, // V_CMP_LE_U32 ENC_VOP3 default
    0x04832e1590c3358, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32e15a0c3358, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32e15b0c3358, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e1580c434f, // V_CMP_GT_U32 ENC_VOP3 default
    0x04832e1590c434f, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32e15a0c434f, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32e15b0c434f, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e1580c536d, // V_CMP_NE_U32 ENC_VOP3 default
    0x04832e1590c536d, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32e15a0c536d, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32e15b0c536d, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e1580c6346, // V_CMP_GE_U32 ENC_VOP3 default
    0x04832e1590c6346, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32e15a0c6346, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32e15b0c6346, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632e1580c7386, // V_CMP_T_U32 ENC_VOP3 default
    0x04832e1590c7386, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32e15a0c7386, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32e15b0c7386, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0c8338, // V_CMP_F_F16 ENC_VOP3 default
    0x04836612d0c8338, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0c8338, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0c8338, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0c935d, // V_CMP_LT_F16 ENC_VOP3 default
    0x04836612d0c935d, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0c935d, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0c935d, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0ca32f, // V_CMP_EQ_F16 ENC_VOP3 default
    0x04836612d0ca32f, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0ca32f, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0ca32f, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0cb351, // V_CMP_LE_F16 ENC_VOP3 default
    0x04836612d0cb351, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0cb351, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0cb351, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0cc348, // V_CMP_GT_F16 ENC_VOP3 default
    0x04836612d0cc348, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0cc348, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0cc348, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0cd35a, // V_CMP_LG_F16 ENC_VOP3 default
    0x04836612d0cd35a, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0cd35a, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0cd35a, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0ce33f, // V_CMP_GE_F16 ENC_VOP3 default
    0x04836612d0ce33f, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0ce33f, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0ce33f, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0cf37e, // V_CMP_O_F16 ENC_VOP3 default
    0x04836612d0cf37e, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0cf37e, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0cf37e, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34215c0d02de, // V_CMPX_F_U32 ENC_VOP3 default
    0x05034215d0d02de, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05234215e0d02de, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05434215f0d02de, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34215c0d1305, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05034215d0d1305, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05234215e0d1305, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05434215f0d1305, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34215c0d22d7, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05034215d0d22d7, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05234215e0d22d7, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05434215f0d22d7, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34215c0d32f9, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05034215d0d32f9, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05234215e0d32f9, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05434215f0d32f9, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34215c0d42f0, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05034215d0d42f0, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05234215e0d42f0, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05434215f0d42f0, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34215c0d530e, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05034215d0d530e, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05234215e0d530e, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05434215f0d530e, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34215c0d62e7, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05034215d0d62e7, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05234215e0d62e7, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05434215f0d62e7, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34215c0d7327, // V_CMPX_T_U32 ENC_VOP3 default
    0x05034215d0d7327, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05234215e0d7327, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05434215f0d7327, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0d82d9, // V_CMPX_F_F16 ENC_VOP3 default
    0x05036a13d0d82d9, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0d82d9, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0d82d9, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0d92fe, // V_CMPX_LT_F16 ENC_VOP3 default
    0x05036a13d0d92fe, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0d92fe, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0d92fe, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0da2d0, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x05036a13d0da2d0, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0da2d0, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0da2d0, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0db2f2, // V_CMPX_LE_F16 ENC_VOP3 default
    0x05036a13d0db2f2, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0db2f2, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0db2f2, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0dc2e9, // V_CMPX_GT_F16 ENC_VOP3 default
    0x05036a13d0dc2e9, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0dc2e9, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0dc2e9, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0dd2fb, // V_CMPX_LG_F16 ENC_VOP3 default
    0x05036a13d0dd2fb, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0dd2fb, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0dd2fb, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0de2e0, // V_CMPX_GE_F16 ENC_VOP3 default
    0x05036a13d0de2e0, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0de2e0, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0de2e0, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0df31f, // V_CMPX_O_F16 ENC_VOP3 default
    0x05036a13d0df31f, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0df31f, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0df31f, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561600e033e, // V_CMP_F_U64 ENC_VOP3 default
    0x0483561610e033e, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x0583561620e033e, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3561630e033e, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561600e1365, // V_CMP_LT_U64 ENC_VOP3 default
    0x0483561610e1365, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583561620e1365, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3561630e1365, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561600e2337, // V_CMP_EQ_U64 ENC_VOP3 default
    0x0483561610e2337, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0583561620e2337, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3561630e2337, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561600e3359, // V_CMP_LE_U64 ENC_VOP3 default
    0x0483561610e3359, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583561620e3359, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3561630e3359, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561600e4350, // V_CMP_GT_U64 ENC_VOP3 default
    0x0483561610e4350, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583561620e4350, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3561630e4350, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561600e536e, // V_CMP_NE_U64 ENC_VOP3 default
    0x0483561610e536e, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583561620e536e, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3561630e536e, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561600e6347, // V_CMP_GE_U64 ENC_VOP3 default
    0x0483561610e6347, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583561620e6347, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3561630e6347, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563561600e7387, // V_CMP_T_U64 ENC_VOP3 default
    0x0483561610e7387, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x0583561620e7387, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3561630e7387, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0e8388, // V_CMP_U_F16 ENC_VOP3 default
    0x04836612d0e8388, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0e8388, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0e8388, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0e936f, // V_CMP_NGE_F16 ENC_VOP3 default
    0x04836612d0e936f, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0e936f, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0e936f, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0ea378, // V_CMP_NLG_F16 ENC_VOP3 default
    0x04836612d0ea378, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0ea378, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0ea378, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0eb372, // V_CMP_NGT_F16 ENC_VOP3 default
    0x04836612d0eb372, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0eb372, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0eb372, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0ec375, // V_CMP_NLE_F16 ENC_VOP3 default
    0x04836612d0ec375, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0ec375, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0ec375, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0ed366, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x04836612d0ed366, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0ed366, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0ed366, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0ee37b, // V_CMP_NLT_F16 ENC_VOP3 default
    0x04836612d0ee37b, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0ee37b, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0ee37b, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636612c0ef381, // V_CMP_TRU_F16 ENC_VOP3 default
    0x04836612d0ef381, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36612e0ef381, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36612f0ef381, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e1640f02df, // V_CMPX_F_U64 ENC_VOP3 default
    0x05035e1650f02df, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05c35e1660f02df, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1670f02df, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e1640f1306, // V_CMPX_LT_U64 ENC_VOP3 default
    0x05035e1650f1306, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c35e1660f1306, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1670f1306, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e1640f22d8, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x05035e1650f22d8, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05c35e1660f22d8, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1670f22d8, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e1640f32fa, // V_CMPX_LE_U64 ENC_VOP3 default
    0x05035e1650f32fa, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c35e1660f32fa, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1670f32fa, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e1640f42f1, // V_CMPX_GT_U64 ENC_VOP3 default
    0x05035e1650f42f1, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c35e1660f42f1, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1670f42f1, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e1640f530f, // V_CMPX_NE_U64 ENC_VOP3 default
    0x05035e1650f530f, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c35e1660f530f, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1670f530f, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e1640f62e8, // V_CMPX_GE_U64 ENC_VOP3 default
    0x05035e1650f62e8, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c35e1660f62e8, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1670f62e8, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35e1640f7328, // V_CMPX_T_U64 ENC_VOP3 default
    0x05035e1650f7328, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05c35e1660f7328, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1670f7328, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0f8329, // V_CMPX_U_F16 ENC_VOP3 default
    0x05036a13d0f8329, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0f8329, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0f8329, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0f9310, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x05036a13d0f9310, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0f9310, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0f9310, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0fa319, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x05036a13d0fa319, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0fa319, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0fa319, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0fb313, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x05036a13d0fb313, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0fb313, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0fb313, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0fc316, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x05036a13d0fc316, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0fc316, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0fc316, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0fd307, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x05036a13d0fd307, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0fd307, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0fd307, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0fe31c, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x05036a13d0fe31c, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0fe31c, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0fe31c, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36a13c0ff322, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x05036a13d0ff322, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x05236a13e0ff322, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x05436a13f0ff322, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e27016810138b, // V_CNDMASK_B32 ENC_VOP3 default
    0x06027016910138b, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06227016a10138b, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06427016b10138b, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016c1032b5, // V_ADD_F32 ENC_VOP3 default
    0x04828016d1032b5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28016e1032b5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28016f1032b5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016c104471, // V_SUB_F32 ENC_VOP3 default
    0x04828016d104471, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28016e104471, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28016f104471, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05628017010546c, // V_SUBREV_F32 ENC_VOP3 default
    0x04828017110546c, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x05828017210546c, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28017310546c, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462801741063cf, // V_FMAC_LEGACY_F32 ENC_VOP3 default
    0x0482801751063cf, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2801761063cf, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2801771063cf, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016c107431, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x04828016d107431, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28016e107431, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28016f107431, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016c10842a, // V_MUL_F32 ENC_VOP3 default
    0x04828016d10842a, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28016e10842a, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28016f10842a, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046286178109430, // V_MUL_I32_I24 ENC_VOP3 default
    0x048286179109430, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a28617a109430, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c28617b109430, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628817810a42d, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x04828817910a42d, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a28817a10a42d, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c28817b10a42d, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617c10b434, // V_MUL_U32_U24 ENC_VOP3 default
    0x04828617d10b434, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a28617e10b434, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c28617f10b434, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628817c10c42f, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x04828817d10c42f, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a28817e10c42f, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c28817f10c42f, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016c10f41a, // V_MIN_F32 ENC_VOP3 default
    0x04828016d10f41a, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28016e10f41a, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28016f10f41a, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016c110405, // V_MAX_F32 ENC_VOP3 default
    0x04828016d110405, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28016e110405, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28016f110405, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628817811141d, // V_MIN_I32 ENC_VOP3 default
    0x04828817911141d, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04a28817a11141d, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04c28817b11141d, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046288178112408, // V_MAX_I32 ENC_VOP3 default
    0x048288179112408, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04a28817a112408, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04c28817b112408, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628817c11341f, // V_MIN_U32 ENC_VOP3 default
    0x04828817d11341f, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04a28817e11341f, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28817f11341f, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628817c11440a, // V_MAX_U32 ENC_VOP3 default
    0x04828817d11440a, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04a28817e11440a, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28817f11440a, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562881801163f4, // V_LSHRREV_B32 ENC_VOP3 default
    0x0482881811163f4, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0582881821163f4, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2881831163f4, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562881841182c1, // V_ASHRREV_I32 ENC_VOP3 default
    0x0482881851182c1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0582881861182c1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2881871182c1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05628818011a3ef, // V_LSHLREV_B32 ENC_VOP3 default
    0x04828818111a3ef, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05828818211a3ef, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28818311a3ef, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628817c11b2be, // V_AND_B32 ENC_VOP3 default
    0x04828817d11b2be, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04a28817e11b2be, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28817f11b2be, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628817c11c438, // V_OR_B32 ENC_VOP3 default
    0x04828817d11c438, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a28817e11c438, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28817f11c438, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628817c11d480, // V_XOR_B32 ENC_VOP3 default
    0x04828817d11d480, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a28817e11d480, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28817f11d480, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628817c11e47e, // V_XNOR_B32 ENC_VOP3 default
    0x04828817d11e47e, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a28817e11e47e, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28817f11e47e, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617c1252bb, // V_ADD_NC_U32 ENC_VOP3 default
    0x04828617d1252bb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a28617e1252bb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28617f1252bb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617c126475, // V_SUB_NC_U32 ENC_VOP3 default
    0x04828617d126475, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a28617e126475, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28617f126475, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05628618012746d, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x04828618112746d, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x05828618212746d, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28618312746d, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0662941881282b2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0682941891282b2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a29418a1282b2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c29418b1282b2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06629418812946e, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x06829418912946e, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a29418a12946e, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c29418b12946e, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06e29418c12a469, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x06829418d12a469, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07029418e12a469, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c29418f12a469, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04628017412b3ce, // V_FMAC_F32 ENC_VOP3 default
    0x04828017512b3ce, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28017612b3ce, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28017712b3ce, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a219012f3ab, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x0482a219112f3ab, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2a219212f3ab, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2a219312f3ab, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ac1941322b4, // V_ADD_F16 ENC_VOP3 default
    0x0482ac1951322b4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ac1961322b4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ac1971322b4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ac194133470, // V_SUB_F16 ENC_VOP3 default
    0x0482ac195133470, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ac196133470, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ac197133470, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562ac19813446b, // V_SUBREV_F16 ENC_VOP3 default
    0x0482ac19913446b, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0582ac19a13446b, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ac19b13446b, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ac194135429, // V_MUL_F16 ENC_VOP3 default
    0x0482ac195135429, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ac196135429, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ac197135429, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ac19c1363cd, // V_FMAC_F16 ENC_VOP3 default
    0x0482ac19d1363cd, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ac19e1363cd, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ac19f1363cd, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ac194139404, // V_MAX_F16 ENC_VOP3 default
    0x0482ac195139404, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ac196139404, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ac197139404, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ac19413a419, // V_MIN_F16 ENC_VOP3 default
    0x0482ac19513a419, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ac19613a419, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ac19713a419, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b619413b3e8, // V_LDEXP_F16 ENC_VOP3 default
    0x0482b619513b3e8, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2b619613b3e8, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2b619713b3e8, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722be1a01403d5, // V_FMA_LEGACY_F32 ENC_VOP3 default
    0x0742be1a11403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x0762be1a21403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x0782be1a31403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1a41403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1a51403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1a61403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1a71403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01a81423f8, // V_MAD_I32_I24 ENC_VOP3 default
    0x0742c01a91423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0762c01aa1423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0782c01ab1423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01ac1423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2c01ad1423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01ae1423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01af1423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01b01433fc, // V_MAD_U32_U24 ENC_VOP3 default
    0x0742c01b11433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0762c01b21433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0782c01b31433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01b41433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2c01b51433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01b61433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01b71433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1a014438e, // V_CUBEID_F32 ENC_VOP3 default
    0x0742be1a114438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x0762be1a214438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x0782be1a314438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1a414438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1a514438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1a614438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1a714438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1a0145390, // V_CUBESC_F32 ENC_VOP3 default
    0x0742be1a1145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762be1a2145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782be1a3145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1a4145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1a5145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1a6145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1a7145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1a0146391, // V_CUBETC_F32 ENC_VOP3 default
    0x0742be1a1146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762be1a2146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782be1a3146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1a4146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1a5146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1a6146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1a7146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1a014738f, // V_CUBEMA_F32 ENC_VOP3 default
    0x0742be1a114738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762be1a214738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782be1a314738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1a414738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1a514738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1a614738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1a714738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b81482c5, // V_BFE_U32 ENC_VOP3 default
    0x0742c21b91482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba1482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb1482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc1482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd1482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be1482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf1482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21c01492c4, // V_BFE_I32 ENC_VOP3 default
    0x0742c21c11492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0762c21c21492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0782c21c31492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21c41492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21c51492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21c61492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21c71492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b814a2c6, // V_BFI_B32 ENC_VOP3 default
    0x0742c21b914a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba14a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb14a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc14a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd14a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be14a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf14a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1a014b3d3, // V_FMA_F32 ENC_VOP3 default
    0x0742be1a114b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762be1a214b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782be1a314b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1a414b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1a514b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1a614b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1a714b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41c814c3d4, // V_FMA_F64 ENC_VOP3 default
    0x0742c41c914c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0762c41ca14c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0782c41cb14c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41cc14c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2c41cd14c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41ce14c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41cf14c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c61d014d3eb, // V_LERP_U8 ENC_VOP3 default
    0x0742c61d114d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0762c61d214d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0782c61d314d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c61d414d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2c61d514d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c61d614d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c61d714d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c81d814e2bc, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0742c81d914e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c81da14e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c81db14e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c81dc14e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c81dd14e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c81de14e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c81df14e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c81d814f2bd, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0742c81d914f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c81da14f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c81db14f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c81dc14f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c81dd14f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c81de14f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c81df14f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1a0150428, // V_MULLIT_F32 ENC_VOP3 default
    0x0742be1a1150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x0762be1a2150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x0782be1a3150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1a4150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1a5150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1a6150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1a7150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1a0151414, // V_MIN3_F32 ENC_VOP3 default
    0x0742be1a1151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762be1a2151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782be1a3151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1a4151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1a5151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1a6151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1a7151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21e0152416, // V_MIN3_I32 ENC_VOP3 default
    0x0742c21e1152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762c21e2152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782c21e3152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21e4152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21e5152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21e6152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21e7152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b8153418, // V_MIN3_U32 ENC_VOP3 default
    0x0742c21b9153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1a01543ff, // V_MAX3_F32 ENC_VOP3 default
    0x0742be1a11543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762be1a21543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782be1a31543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1a41543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1a51543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1a61543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1a71543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21e0155401, // V_MAX3_I32 ENC_VOP3 default
    0x0742c21e1155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762c21e2155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782c21e3155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21e4155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21e5155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21e6155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21e7155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b8156403, // V_MAX3_U32 ENC_VOP3 default
    0x0742c21b9156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1a015740e, // V_MED3_F32 ENC_VOP3 default
    0x0742be1a115740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762be1a215740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782be1a315740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1a415740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1a515740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1a615740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1a715740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21e0158410, // V_MED3_I32 ENC_VOP3 default
    0x0742c21e1158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762c21e2158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782c21e3158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21e4158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21e5158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21e6158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21e7158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b8159412, // V_MED3_U32 ENC_VOP3 default
    0x0742c21b9159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c00e815a462, // V_SAD_U8 ENC_VOP3 default
    0x0742c01e815a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762c01e915a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782c01ea15a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01eb15a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2c01ec15a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01ed15a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01ee15a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c00e815b45f, // V_SAD_HI_U8 ENC_VOP3 default
    0x0742c01e815b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0762c01e915b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0782c01ea15b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01eb15b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2c01ec15b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01ed15b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01ee15b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c00d815c460, // V_SAD_U16 ENC_VOP3 default
    0x0742c01ef15c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762c01f015c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782c01f115c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01f215c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2c01f315c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01f415c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01f515c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01b815d461, // V_SAD_U32 ENC_VOP3 default
    0x0742c01b915d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c01ba15d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c01bb15d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01bc15d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c01bd15d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01be15d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01bf15d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ca1f615e3ae, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0742ca1f715e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0762ca1f815e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0782ca1f915e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ca1fa15e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2ca1fb15e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ca1fc15e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ca1fd15e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1a015f3b4, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0742be1a115f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0762be1a215f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0782be1a315f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1a415f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1a515f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1a615f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1a715f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41c81603b5, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0742c41c91603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0762c41ca1603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0782c41cb1603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41cc1603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2c41cd1603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41ce1603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41cf1603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562cc1fe1642b6, // V_ADD_F64 ENC_VOP3 default
    0x0482cc1ff1642b6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0582cc2001642b6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2cc2011642b6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562cc1fe16542b, // V_MUL_F64 ENC_VOP3 default
    0x0482cc1ff16542b, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0582cc20016542b, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2cc20116542b, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562cc1fe16641b, // V_MIN_F64 ENC_VOP3 default
    0x0482cc1ff16641b, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x0582cc20016641b, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2cc20116641b, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562cc1fe167406, // V_MAX_F64 ENC_VOP3 default
    0x0482cc1ff167406, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x0582cc200167406, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2cc201167406, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562ce2021683ea, // V_LDEXP_F64 ENC_VOP3 default
    0x0482ce2031683ea, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582ce2041683ea, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2ce2051683ea, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d017c169433, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482d017d169433, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2d017e169433, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2d017f169433, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d017c16a42e, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482d017d16a42e, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2d017e16a42e, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2d017f16a42e, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d017816c42c, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482d017916c42c, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2d017a16c42c, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2d017b16c42c, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822d220616d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0842d220716d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862d220816d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882d220916d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2d220a16d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2d220b16d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2d220c16d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902d220d16d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822d420e16e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0842d420f16e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862d421016e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882d421116e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2d421216e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2d421316e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2d421416e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902d421516e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922be21616f3b6, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0942be21716f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0962be21816f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0982be21916f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2be21a16f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x09c2be21b16f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2be21c16f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02be21d16f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922c421e1703b7, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0942c421f1703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0962c42201703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0982c42211703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2c42221703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x09c2c42231703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2c42241703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02c42251703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d61d0171427, // V_MSAD_U8 ENC_VOP3 default
    0x0742d61d1171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762d61d2171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782d61d3171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d61d4171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2d61d5171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d61d6171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d61d7171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d8226172452, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0742d8227172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762d8228172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782d8229172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d822a172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2d822b172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d822c172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d822d172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d8226173425, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0742d8227173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762d8228173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782d8229173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d822a173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2d822b173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d822c173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d822d173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562ce22e174478, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0482ce22f174478, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582ce230174478, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2ce231174478, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0a22da232175426, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0a42da233175426, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0a62da234175426, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0a82da235175426, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822dc2361763fd, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0842dc2371763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862dc2381763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882dc2391763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2dc23a1763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2dc23b1763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2dc23c1763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902dc23d1763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822dc23e1773f9, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0842dc23f1773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862dc2401773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882dc2411773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2dc2421773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2dc2431773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2dc2441773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902dc2451773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b817847f, // V_XOR3_B32 ENC_VOP3 default
    0x0742c21b917847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba17847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb17847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc17847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd17847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be17847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf17847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0aa1b0246180435, // V_NOP ENC_VOP3 default
    0x0aa20e247181424, // V_MOV_B32 ENC_VOP3 default
    0x0ac20e248181424, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0ae212249182457, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0b021624a1833a3, // V_CVT_I32_F64 ENC_VOP3 default
    0x0ac21624b1833a3, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa21a24c18439e, // V_CVT_F64_I32 ENC_VOP3 default
    0x0ac21a24d18439e, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa22024e185397, // V_CVT_F32_I32 ENC_VOP3 default
    0x0ac22024f185397, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa220250186398, // V_CVT_F32_U32 ENC_VOP3 default
    0x0ac220251186398, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa2242521873b1, // V_CVT_U32_F32 ENC_VOP3 default
    0x0ac2242531873b1, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2242541883a2, // V_CVT_I32_F32 ENC_VOP3 default
    0x0ac2242551883a2, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa22e25618a392, // V_CVT_F16_F32 ENC_VOP3 default
    0x0ac22e25718a392, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa23825818b395, // V_CVT_F32_F16 ENC_VOP3 default
    0x0ac23825918b395, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa23c25418c3af, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x0ac23c25518c3af, // V_CVT_RPI_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa23c25418d3a0, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x0ac23c25518d3a0, // V_CVT_FLR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa22024e18e3a6, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0ac22024f18e3a6, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0b021625a18f396, // V_CVT_F32_F64 ENC_VOP3 default
    0x0ac21625b18f396, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa23e25c19039d, // V_CVT_F64_F32 ENC_VOP3 default
    0x0ac23e25d19039d, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa220250191399, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0ac220251191399, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0aa22025019239a, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0ac22025119239a, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0aa22025019339b, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0ac22025119339b, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0aa22025019439c, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0ac22025119439c, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0b021625e1953b2, // V_CVT_U32_F64 ENC_VOP3 default
    0x0ac21625f1953b2, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa21a26019639f, // V_CVT_F64_U32 ENC_VOP3 default
    0x0ac21a26119639f, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0b024226219747b, // V_TRUNC_F64 ENC_VOP3 default
    0x0ac24226319747b, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02422621982cb, // V_CEIL_F64 ENC_VOP3 default
    0x0ac2422631982cb, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0b024226219945b, // V_RNDNE_F64 ENC_VOP3 default
    0x0ac24226319945b, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0b024226219a3ca, // V_FLOOR_F64 ENC_VOP3 default
    0x0ac24226319a3ca, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa1b024619b43d, // V_PIPEFLUSH ENC_VOP3 default
    0x0aa2242641a03da, // V_FRACT_F32 ENC_VOP3 default
    0x0ac2242651a03da, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2242641a147a, // V_TRUNC_F32 ENC_VOP3 default
    0x0ac2242651a147a, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2242641a22ca, // V_CEIL_F32 ENC_VOP3 default
    0x0ac2242651a22ca, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2242641a345a, // V_RNDNE_F32 ENC_VOP3 default
    0x0ac2242651a345a, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2242641a43c9, // V_FLOOR_F32 ENC_VOP3 default
    0x0ac2242651a43c9, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2242641a53c4, // V_EXP_F32 ENC_VOP3 default
    0x0ac2242651a53c4, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2242641a73ed, // V_LOG_F32 ENC_VOP3 default
    0x0ac2242651a73ed, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2242641aa454, // V_RCP_F32 ENC_VOP3 default
    0x0ac2242651aa454, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2242641ab456, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0ac2242651ab456, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2242641ae45d, // V_RSQ_F32 ENC_VOP3 default
    0x0ac2242651ae45d, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0b02422621af455, // V_RCP_F64 ENC_VOP3 default
    0x0ac2422631af455, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02422621b145e, // V_RSQ_F64 ENC_VOP3 default
    0x0ac2422631b145e, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2242641b3467, // V_SQRT_F32 ENC_VOP3 default
    0x0ac2242651b3467, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0b02422621b4468, // V_SQRT_F64 ENC_VOP3 default
    0x0ac2422631b4468, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2242641b5465, // V_SIN_F32 ENC_VOP3 default
    0x0ac2242651b5465, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2242641b638d, // V_COS_F32 ENC_VOP3 default
    0x0ac2242651b638d, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462661b7436, // V_NOT_B32 ENC_VOP3 default
    0x0ac2462671b7436, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa20e2471b82c8, // V_BFREV_B32 ENC_VOP3 default
    0x0ac20e2481b82c8, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462681b93c6, // V_FFBH_U32 ENC_VOP3 default
    0x0ac2462691b93c6, // V_FFBH_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462681ba3c7, // V_FFBL_B32 ENC_VOP3 default
    0x0ac2462691ba3c7, // V_FFBL_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa24626a1bb3c5, // V_FFBH_I32 ENC_VOP3 default
    0x0ac24626b1bb3c5, // V_FFBH_I32 VOP3_INST_LITERAL has_lit_0
    0x0b021624a1bc3de, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0ac21624b1bc3de, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02422621bd3e1, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0ac2422631bd3e1, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02422621be3db, // V_FRACT_F64 ENC_VOP3 default
    0x0ac2422631be3db, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa23c2541bf3dd, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0ac23c2551bf3dd, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2242641c03e0, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0ac2242651c03e0, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa1b02461c12cc, // V_CLREXCP ENC_VOP3 default
    0x0aa20e26c1c2420, // V_MOVRELD_B32 ENC_VOP3 default
    0x0ac20e26d1c2420, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0b220e26e1c3423, // V_MOVRELS_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b220e26e1c4422, // V_MOVRELSD_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b220e26e1c8421, // V_MOVRELSD_2_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0aa25026f1d0394, // V_CVT_F16_U16 ENC_VOP3 default
    0x0ac2502701d0394, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0aa2502711d1393, // V_CVT_F16_I16 ENC_VOP3 default
    0x0ac2502721d1393, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa25a2731d23b0, // V_CVT_U16_F16 ENC_VOP3 default
    0x0ac25a2741d23b0, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25a2751d33a1, // V_CVT_I16_F16 ENC_VOP3 default
    0x0ac25a2761d33a1, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771d4453, // V_RCP_F16 ENC_VOP3 default
    0x0ac2642781d4453, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771d5466, // V_SQRT_F16 ENC_VOP3 default
    0x0ac2642781d5466, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771d645c, // V_RSQ_F16 ENC_VOP3 default
    0x0ac2642781d645c, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771d73ec, // V_LOG_F16 ENC_VOP3 default
    0x0ac2642781d73ec, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771d83c3, // V_EXP_F16 ENC_VOP3 default
    0x0ac2642781d83c3, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771d93df, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0ac2642781d93df, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25a2751da3dc, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0ac25a2761da3dc, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771db3c8, // V_FLOOR_F16 ENC_VOP3 default
    0x0ac2642781db3c8, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771dc2c9, // V_CEIL_F16 ENC_VOP3 default
    0x0ac2642781dc2c9, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771dd479, // V_TRUNC_F16 ENC_VOP3 default
    0x0ac2642781dd479, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771de459, // V_RNDNE_F16 ENC_VOP3 default
    0x0ac2642781de459, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771df3d9, // V_FRACT_F16 ENC_VOP3 default
    0x0ac2642781df3d9, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771e0464, // V_SIN_F16 ENC_VOP3 default
    0x0ac2642781e0464, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771e138c, // V_COS_F16 ENC_VOP3 default
    0x0ac2642781e138c, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2462791e2463, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0ac24627a1e2463, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa25a2751e33a4, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0ac25a2761e33a4, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25a2731e43a5, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0ac25a2741e43a5, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0b420027b2003e5, // V_INTERP_P1_F32 ENC_VOP3 default
    0x0b620027c2003e5, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0
    0x0b820027c2003e5, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_1
    0x0ba20027c2003e5, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b420027d2013e7, // V_INTERP_P2_F32 ENC_VOP3 default
    0x0b620027e2013e7, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0
    0x0b820027e2013e7, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_1
    0x0ba20027e2013e7, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0aa20427f2023e2, // V_INTERP_MOV_F32 ENC_VOP3 default
    0x0ac2042802023e2, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2042802023e2, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2042802023e2, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0bc2de2812ff3f0, // V_LSHLREV_B64 ENC_VOP3 default
    0x0be2de2822ff3f0, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02de2832ff3f0, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2de2813003f5, // V_LSHRREV_B64 ENC_VOP3 default
    0x0be2de2823003f5, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02de2833003f5, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2de2843012c2, // V_ASHRREV_I64 ENC_VOP3 default
    0x0be2de2853012c2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0c02de2863012c2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0462e02873032ba, // V_ADD_NC_U16 ENC_VOP3 default
    0x0482e02883032ba, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2e02893032ba, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2e028a3032ba, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e0287304474, // V_SUB_NC_U16 ENC_VOP3 default
    0x0482e0288304474, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2e0289304474, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2e028a304474, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e0287305432, // V_MUL_LO_U16 ENC_VOP3 default
    0x0482e0288305432, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2e0289305432, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2e028a305432, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e028b3073f3, // V_LSHRREV_B16 ENC_VOP3 default
    0x0482e028c3073f3, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582e028d3073f3, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2e028e3073f3, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e028f3082c0, // V_ASHRREV_I16 ENC_VOP3 default
    0x0482e02903082c0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0582e02913082c0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2e02923082c0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e0287309409, // V_MAX_U16 ENC_VOP3 default
    0x0482e0288309409, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2e0289309409, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2e028a309409, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e029330a407, // V_MAX_I16 ENC_VOP3 default
    0x0482e029430a407, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2e029530a407, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2e029630a407, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e028730b41e, // V_MIN_U16 ENC_VOP3 default
    0x0482e028830b41e, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2e028930b41e, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2e028a30b41e, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e029330c41c, // V_MIN_I16 ENC_VOP3 default
    0x0482e029430c41c, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2e029530c41c, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2e029630c41c, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e029330d2b8, // V_ADD_NC_I16 ENC_VOP3 default
    0x0482e029430d2b8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2e029530d2b8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2e029630d2b8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e029330e472, // V_SUB_NC_I16 ENC_VOP3 default
    0x0482e029430e472, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2e029530e472, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2e029630e472, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c22e229730f2b3, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0c42e229830f2b3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62e229930f2b3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82e229a30f2b3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0c22e229731046f, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0c42e229831046f, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62e229931046f, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82e229a31046f, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462e429b311439, // V_PACK_B32_F16 ENC_VOP3 default
    0x0482e429c311439, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2e429d311439, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2e429e311439, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e429f3123a7, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x0482e42a03123a7, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2e42a13123a7, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2e42a23123a7, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e42a33133a9, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x0482e42a43133a9, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2e42a53133a9, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2e42a63133a9, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e028b3143ee, // V_LSHLREV_B16 ENC_VOP3 default
    0x0482e028c3143ee, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582e028d3143ee, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2e028e3143ee, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ca2e22a731946a, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0c42e22a831946a, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0cc2e22a931946a, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82e22aa31946a, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0722e62ab3403fa, // V_MAD_U16 ENC_VOP3 default
    0x0742e62ac3403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762e62ad3403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782e62ae3403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62af3403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62b03403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62b13403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62b23403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b42e82b33423e3, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x0b62ea2b43423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ea2b53423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ec2b63423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2ea2b73423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02ea2b53423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22ea2b43423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec2b63423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42ee2b83433e4, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x0d62f02b93433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0
    0x0a62f02ba3433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82f22bb3433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2f02bc3433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_2
    0x0d82f02bd3433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f02be3433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f22bf3433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f42c034443c, // V_PERM_B32 ENC_VOP3 default
    0x0742f42c134443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f42c234443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f42c334443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f42c434443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f42c534443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f42c634443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f42c734443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b834547d, // V_XAD_U32 ENC_VOP3 default
    0x0742c21b934547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba34547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb34547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc34547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd34547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be34547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf34547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b83463f1, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0742c21b93463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba3463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb3463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc3463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd3463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be3463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf3463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b83472b7, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0742c21b93472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba3472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb3472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc3472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd3472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be3472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf3472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f62c834b3d2, // V_FMA_F16 ENC_VOP3 default
    0x0742f62c934b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f62ca34b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f62cb34b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f62cc34b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f62cd34b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f62ce34b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f62cf34b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f62c8351413, // V_MIN3_F16 ENC_VOP3 default
    0x0742f62c9351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f62ca351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f62cb351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f62cc351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f62cd351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f62ce351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f62cf351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62d0352415, // V_MIN3_I16 ENC_VOP3 default
    0x0742e62d1352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762e62d2352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782e62d3352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62d4352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62d5352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62d6352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62d7352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62ab353417, // V_MIN3_U16 ENC_VOP3 default
    0x0742e62ac353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762e62ad353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782e62ae353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62af353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62b0353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62b1353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62b2353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f62c83543fe, // V_MAX3_F16 ENC_VOP3 default
    0x0742f62c93543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f62ca3543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f62cb3543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f62cc3543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f62cd3543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f62ce3543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f62cf3543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62d0355400, // V_MAX3_I16 ENC_VOP3 default
    0x0742e62d1355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762e62d2355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782e62d3355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62d4355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62d5355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62d6355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62d7355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62ab356402, // V_MAX3_U16 ENC_VOP3 default
    0x0742e62ac356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762e62ad356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782e62ae356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62af356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62b0356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62b1356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62b2356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f62c835740d, // V_MED3_F16 ENC_VOP3 default
    0x0742f62c935740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f62ca35740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f62cb35740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f62cc35740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f62cd35740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f62ce35740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f62cf35740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62d035840f, // V_MED3_I16 ENC_VOP3 default
    0x0742e62d135840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762e62d235840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782e62d335840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62d435840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62d535840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62d635840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62d735840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62ab359411, // V_MED3_U16 ENC_VOP3 default
    0x0742e62ac359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762e62ad359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782e62ae359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62af359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62b0359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62b1359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62b2359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42f82d835a3e6, // V_INTERP_P2_F16 ENC_VOP3 default
    0x0d62fa2d935a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0
    0x0a62fa2da35a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82fc2db35a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2fa2dc35a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_2
    0x0d82fa2dd35a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fa2de35a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fc2df35a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62d035e3f6, // V_MAD_I16 ENC_VOP3 default
    0x0742e62d135e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0762e62d235e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0782e62d335e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62d435e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62d535e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62d635e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62d735e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f62c835f3b3, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0742f62c935f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f62ca35f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f62cb35f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f62cc35f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f62cd35f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f62ce35f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f62cf35f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0da2fe2e0360458, // V_READLANE_B32 ENC_VOP3 default
    0x0dc3002e136147c, // V_WRITELANE_B32 ENC_VOP3 default
    0x0de3002e236147c, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0463022e33623e9, // V_LDEXP_F32 ENC_VOP3 default
    0x0483022e43623e9, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3022e53623e9, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3022e63623e9, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d017c3632c7, // V_BFM_B32 ENC_VOP3 default
    0x0482d017d3632c7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2d017e3632c7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2d017f3632c7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d017c3642c3, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0482d017d3642c3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2d017e3642c3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2d017f3642c3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d017c36540c, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0482d017d36540c, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2d017e36540c, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2d017f36540c, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d017c36640b, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0482d017d36640b, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2d017e36640b, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2d017f36640b, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463042e73683a8, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x0483042e83683a8, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3042e93683a8, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3042ea3683a8, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463042eb3693aa, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x0483042ec3693aa, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3042ed3693aa, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3042ee3693aa, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d02ef36a3ad, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0482d02f036a3ad, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2d02f136a3ad, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2d02f236a3ad, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d02f336b3ac, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0482d02f436b3ac, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2d02f536b3ac, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2d02f636b3ac, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722c21b836d2b1, // V_ADD3_U32 ENC_VOP3 default
    0x0742c21b936d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba36d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb36d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc36d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd36d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be36d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf36d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b836f3f2, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0742c21b936f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba36f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb36f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc36f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd36f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be36f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf36f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b83712bf, // V_AND_OR_B32 ENC_VOP3 default
    0x0742c21b93712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba3712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb3712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc3712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd3712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be3712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf3712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b8372437, // V_OR3_B32 ENC_VOP3 default
    0x0742c21b9372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723062f73733fb, // V_MAD_U32_U16 ENC_VOP3 default
    0x0743062f83733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0763062f93733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0783062fa3733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3062fb3733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3062fc3733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3062fd3733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803062fe3733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723062ff3753f7, // V_MAD_I32_I16 ENC_VOP3 default
    0x0743063003753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0763063013753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0783063023753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3063033753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3063043753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3063053753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803063063753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x046308178376473, // V_SUB_NC_I32 ENC_VOP3 default
    0x048308179376473, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a30817a376473, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c30817b376473, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e030a30737743a, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0e230a30837743a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e430a30937743a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e630a30a37743a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0e030a30737843b, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0e230a30837843b, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e430a30937843b, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e630a30a37843b, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x04630817837f2b9, // V_ADD_NC_I32 ENC_VOP3 default
    0x04830817937f2b9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a30817a37f2b9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c30817b37f2b9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x0ea008246018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x0ea00a313019066, // DS_GWS_INIT ENC_DS default
    0x0ea00824601a06a, // DS_GWS_SEMA_V ENC_DS default
    0x0ea00a31301b067, // DS_GWS_SEMA_BR ENC_DS default
    0x0ea00824601c068, // DS_GWS_SEMA_P ENC_DS default
    0x0ea00a31301d065, // DS_GWS_BARRIER ENC_DS default
    0x0e800031401e0b9, // DS_WRITE_B8 ENC_DS default
    0x0e800c31501f0b5, // DS_WRITE_B16 ENC_DS default
    0x0e800e31602004d, // DS_ADD_RTN_U32 ENC_DS default
    0x0e800e3160210a9, // DS_SUB_RTN_U32 ENC_DS default
    0x0e800e3160220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0x0e800e31602306b, // DS_INC_RTN_U32 ENC_DS default
    0x0e800e316024061, // DS_DEC_RTN_U32 ENC_DS default
    0x0e800e317025081, // DS_MIN_RTN_I32 ENC_DS default
    0x0e800e317026075, // DS_MAX_RTN_I32 ENC_DS default
    0x0e800e316027083, // DS_MIN_RTN_U32 ENC_DS default
    0x0e800e316028077, // DS_MAX_RTN_U32 ENC_DS default
    0x0e800e318029053, // DS_AND_RTN_B32 ENC_DS default
    0x0e800e31802a08f, // DS_OR_RTN_B32 ENC_DS default
    0x0e800e31802b0c4, // DS_XOR_RTN_B32 ENC_DS default
    0x0e801031902c089, // DS_MSKOR_RTN_B32 ENC_DS default
    0x0e800e31802d0c0, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x0e801231a02e0be, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x0e801231a02f0bc, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x0e801031903005b, // DS_CMPST_RTN_B32 ENC_DS default
    0x0e801031b03105d, // DS_CMPST_RTN_F32 ENC_DS default
    0x0e800e31c03207f, // DS_MIN_RTN_F32 ENC_DS default
    0x0e800e31c033073, // DS_MAX_RTN_F32 ENC_DS default
    0x0e80103190340ae, // DS_WRAP_RTN_B32 ENC_DS default
    0x0e801431d0350ad, // DS_SWIZZLE_B32 ENC_DS default
    0x0e801631e036098, // DS_READ_B32 ENC_DS default
    0x0e801831f037094, // DS_READ2_B32 ENC_DS default
    0x0e801831f038092, // DS_READ2ST64_B32 ENC_DS default
    0x0e801632003909c, // DS_READ_I8 ENC_DS default
    0x0e801632103a0a2, // DS_READ_U8 ENC_DS default
    0x0e801632203b09b, // DS_READ_I16 ENC_DS default
    0x0e801632303c09f, // DS_READ_U16 ENC_DS default
    0x0e801a32403d060, // DS_CONSUME ENC_DS default
    0x0e801a32403e055, // DS_APPEND ENC_DS default
    0x0ea01c32503f08c, // DS_ORDERED_COUNT ENC_DS default
    0x0e801e326040050, // DS_ADD_U64 ENC_DS default
    0x0e801e3260410ac, // DS_SUB_U64 ENC_DS default
    0x0e801e3260420a8, // DS_RSUB_U64 ENC_DS default
    0x0e801e32604306e, // DS_INC_U64 ENC_DS default
    0x0e801e326044064, // DS_DEC_U64 ENC_DS default
    0x0e801e32704507e, // DS_MIN_I64 ENC_DS default
    0x0e801e327046072, // DS_MAX_I64 ENC_DS default
    0x0e801e326047086, // DS_MIN_U64 ENC_DS default
    0x0e801e32604807a, // DS_MAX_U64 ENC_DS default
    0x0e801e328049052, // DS_AND_B64 ENC_DS default
    0x0e801e32804a08e, // DS_OR_B64 ENC_DS default
    0x0e801e32804b0c3, // DS_XOR_B64 ENC_DS default
    0x0e802032904c088, // DS_MSKOR_B64 ENC_DS default
    0x0e801e32a04d0b8, // DS_WRITE_B64 ENC_DS default
    0x0e802232b04e0b2, // DS_WRITE2_B64 ENC_DS default
    0x0e802232b04f0b0, // DS_WRITE2ST64_B64 ENC_DS default
    0x0e8020329050058, // DS_CMPST_B64 ENC_DS default
    0x0e802432c05105a, // DS_CMPST_F64 ENC_DS default
    0x0e802632d05207c, // DS_MIN_F64 ENC_DS default
    0x0e802632d053070, // DS_MAX_F64 ENC_DS default
    0x0e800e31c05504c, // DS_ADD_RTN_F32 ENC_DS default
    0x0e802832e06004e, // DS_ADD_RTN_U64 ENC_DS default
    0x0e802832e0610aa, // DS_SUB_RTN_U64 ENC_DS default
    0x0e802832e0620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0x0e802832e06306c, // DS_INC_RTN_U64 ENC_DS default
    0x0e802832e064062, // DS_DEC_RTN_U64 ENC_DS default
    0x0e802832f065082, // DS_MIN_RTN_I64 ENC_DS default
    0x0e802832f066076, // DS_MAX_RTN_I64 ENC_DS default
    0x0e802832e067084, // DS_MIN_RTN_U64 ENC_DS default
    0x0e802832e068078, // DS_MAX_RTN_U64 ENC_DS default
    0x0e8028330069054, // DS_AND_RTN_B64 ENC_DS default
    0x0e802833006a090, // DS_OR_RTN_B64 ENC_DS default
    0x0e802833006b0c5, // DS_XOR_RTN_B64 ENC_DS default
    0x0e802a33106c08a, // DS_MSKOR_RTN_B64 ENC_DS default
    0x0e802833006d0c1, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x0e802c33206e0bf, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x0e802c33206f0bd, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x0e802a33107005c, // DS_CMPST_RTN_B64 ENC_DS default
    0x0e802e33307105e, // DS_CMPST_RTN_F64 ENC_DS default
    0x0e8030334072080, // DS_MIN_RTN_F64 ENC_DS default
    0x0e8030334073074, // DS_MAX_RTN_F64 ENC_DS default
    0x0e8032335076099, // DS_READ_B64 ENC_DS default
    0x0e8034336077095, // DS_READ2_B64 ENC_DS default
    0x0e8034336078093, // DS_READ2ST64_B64 ENC_DS default
    0x0e802833007e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x0e80003370a00ba, // DS_WRITE_B8_D16_HI ENC_DS default
    0x0e80003380a10b6, // DS_WRITE_B16_D16_HI ENC_DS default
    0x0e80163390a20a3, // DS_READ_U8_D16 ENC_DS default
    0x0e80163390a30a4, // DS_READ_U8_D16_HI ENC_DS default
    0x0e801633a0a409d, // DS_READ_I8_D16 ENC_DS default
    0x0e801633a0a509e, // DS_READ_I8_D16_HI ENC_DS default
    0x0e801633b0a60a0, // DS_READ_U16_D16 ENC_DS default
    0x0e801633b0a70a1, // DS_READ_U16_D16_HI ENC_DS default
    0x0e803633c0b00b3, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x0e801a33d0b1096, // DS_READ_ADDTID_B32 ENC_DS default
    0x0e800e33e0b2091, // DS_PERMUTE_B32 ENC_DS default
    0x0e800e33e0b3056, // DS_BPERMUTE_B32 ENC_DS default
    0x0e803833f0de0bb, // DS_WRITE_B96 ENC_DS default
    0x0e803a3400df0b4, // DS_WRITE_B128 ENC_DS default
    0x0e803c3410fe09a, // DS_READ_B96 ENC_DS default
    0x0e803e3420ff097, // DS_READ_B128 ENC_DS default
    0x0ec0423430080f1, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x0ee07a3440081c2, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x0f005c345008129, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x0ec0423460090eb, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x0ee07a3470091bc, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x0f005c348009123, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x0ec04234900a0f4, // FLAT_LOAD_USHORT ENC_FLAT default
    0x0ee07a34a00a1c5, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x0f005c34b00a12c, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x0ec04234c00b0f0, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x0ee07a34d00b1c1, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x0f005c34e00b128, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x0ec04234f00c0e7, // FLAT_LOAD_DWORD ENC_FLAT default
    0x0ee07a35000c1b8, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x0f005c35100c11e, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x0ec04435200d0e8, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x0ee07c35300d1b9, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x0f005e35400d11f, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x0ec04635500e0ea, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x0ee07e35600e1bb, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x0f006035700e121, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x0ec04835800f0e9, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x0ee08035900f1ba, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x0f006235a00f120, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x0f006435b016122, // GLOBAL_LOAD_DWORD_ADDTID ENC_FLAT_GLBL default
    0x0f006635c017133, // GLOBAL_STORE_DWORD_ADDTID ENC_FLAT_GLBL default
    0x0ec04a35d0180f5, // FLAT_STORE_BYTE ENC_FLAT default
    0x0ee08235e0181c6, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x0f006835f01812d, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x0ec04a35d0190f6, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x0ee08235e0191c7, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x0f006835f01912e, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x0ec04a36001a0fb, // FLAT_STORE_SHORT ENC_FLAT default
    0x0ee08236101a1cc, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x0f006836201a134, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x0ec04a36001b0fc, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x0ee08236101b1cd, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x0f006836201b135, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x0ec04a36301c0f7, // FLAT_STORE_DWORD ENC_FLAT default
    0x0ee08236401c1c8, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x0f006836501c12f, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x0ec04c36601d0f8, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x0ee08436701d1c9, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x0f006a36801d130, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x0ec04e36901e0fa, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x0ee08636a01e1cb, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x0f006c36b01e132, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x0ec05036c01f0f9, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x0ee08836d01f1ca, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x0f006e36e01f131, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x0ec0423430200f2, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x0ee07a3440201c3, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x0f005c34502012a, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x0ec0423430210f3, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x0ee07a3440211c4, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x0f005c34502112b, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x0ec0423460220ec, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x0ee07a3470221bd, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x0f005c348022124, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x0ec0423460230ed, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x0ee07a3470231be, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x0f005c348023125, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x0ec04236f0240ee, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x0ee07a3700241bf, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x0f005c371024126, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x0ec04236f0250ef, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x0ee07a3700251c0, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x0f005c371025127, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x0ec0523720300df, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x0f0070373030116, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x0ec0543740310cb, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x0f0072375031101, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x0ec0523760320c7, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x0f00703770320fd, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x0ec0523760330dd, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x0f0070377033114, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x0f0070377034103, // GLOBAL_ATOMIC_CSUB ENC_FLAT_GLBL default
    0x0ec0523780350db, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x0f0070379035112, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x0ec0523760360e3, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x0f007037703611a, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x0ec0523780370d9, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x0f0070379037110, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x0ec0523760380e1, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x0f0070377038118, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x0ec0523720390c9, // FLAT_ATOMIC_AND ENC_FLAT default
    0x0f00703730390ff, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x0ec05237203a0d7, // FLAT_ATOMIC_OR ENC_FLAT default
    0x0f007037303a10e, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x0ec05237203b0e5, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x0f007037303b11c, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x0ec05237603c0d5, // FLAT_ATOMIC_INC ENC_FLAT default
    0x0f007037703c10c, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x0ec05237603d0cd, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x0f007037703d104, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x0ec05437a03e0cf, // FLAT_ATOMIC_FCMPSWAP ENC_FLAT default
    0x0f007237b03e106, // GLOBAL_ATOMIC_FCMPSWAP ENC_FLAT_GLBL default
    0x0ec05237c03f0d3, // FLAT_ATOMIC_FMIN ENC_FLAT default
    0x0f007037d03f10a, // GLOBAL_ATOMIC_FMIN ENC_FLAT_GLBL default
    0x0ec05237c0400d1, // FLAT_ATOMIC_FMAX ENC_FLAT default
    0x0f007037d040108, // GLOBAL_ATOMIC_FMAX ENC_FLAT_GLBL default
    0x0ec05637e0500e0, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x0f007437f050117, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x0ec0583800510cc, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x0f0076381051102, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x0ec0563820520c8, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x0f00743830520fe, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x0ec0563820530de, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x0f0074383053115, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x0ec0563840550dc, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x0f0074385055113, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x0ec0563820560e4, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x0f007438305611b, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x0ec0563840570da, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x0f0074385057111, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x0ec0563820580e2, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x0f0074383058119, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x0ec05637e0590ca, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x0f007437f059100, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x0ec05637e05a0d8, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x0f007437f05a10f, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x0ec05637e05b0e6, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x0f007437f05b11d, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x0ec05638205c0d6, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x0f007438305c10d, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x0ec05638205d0ce, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x0f007438305d105, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x0ec05a38605e0d0, // FLAT_ATOMIC_FCMPSWAP_X2 ENC_FLAT default
    0x0f007838705e107, // GLOBAL_ATOMIC_FCMPSWAP_X2 ENC_FLAT_GLBL default
    0x0ec05638805f0d4, // FLAT_ATOMIC_FMIN_X2 ENC_FLAT default
    0x0f007438905f10b, // GLOBAL_ATOMIC_FMIN_X2 ENC_FLAT_GLBL default
    0x0ec0563880600d2, // FLAT_ATOMIC_FMAX_X2 ENC_FLAT default
    0x0f0074389060109, // GLOBAL_ATOMIC_FMAX_X2 ENC_FLAT_GLBL default
    0x0f21a838a00002c, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x0f21aa38b00102d, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x0f21ac38c00202e, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x0f21ae38d00302f, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x0f21a838e004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x0f21aa38f005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x0f21ac390006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x0f21ae391007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x0f21a8392008036, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x0f21a8393009030, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x0f21a839400a039, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x0f21a839500b035, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x0f21a839600c023, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x0f21aa39700d024, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x0f21ae39800e026, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x0f21ac39900f025, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x0f21a839a01803a, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x0f21a839a01903b, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x0f21a839b01a049, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x0f21a839b01b04a, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x0f21a839c01c03c, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x0f21aa39d01d03d, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x0f21ae39e01e03f, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x0f21ac39f01f03e, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x0f21a83a0020037, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x0f21a83a0021038, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x0f21a83a1022031, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x0f21a83a1023032, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x0f21a83a2024033, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x0f21a83a2025034, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x0f21a838a026027, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x0f21a838e027040, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x0f21a83a3030019, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x0f21aa3a4031004, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x0f21a83a5032000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x0f21a83a5033017, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x0f21a83a5034006, // BUFFER_ATOMIC_CSUB ENC_MUBUF default
    0x0f21a83a6035015, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x0f21a83a503601d, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x0f21a83a6037013, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x0f21a83a503801b, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x0f21a83a3039002, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x0f21a83a303a011, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x0f21a83a303b01f, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x0f21a83a503c00f, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x0f21a83a503d007, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x0f21aa3a703e009, // BUFFER_ATOMIC_FCMPSWAP ENC_MUBUF default
    0x0f21a83a803f00d, // BUFFER_ATOMIC_FMIN ENC_MUBUF default
    0x0f21a83a804000b, // BUFFER_ATOMIC_FMAX ENC_MUBUF default
    0x0f21aa3a905001a, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x0f21ae3aa051005, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x0f21aa3ab052001, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x0f21aa3ab053018, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x0f21aa3ac055016, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x0f21aa3ab05601e, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x0f21aa3ac057014, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x0f21aa3ab05801c, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x0f21aa3a9059003, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x0f21aa3a905a012, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x0f21aa3a905b020, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x0f21aa3ab05c010, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x0f21aa3ab05d008, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x0f21ae3ad05e00a, // BUFFER_ATOMIC_FCMPSWAP_X2 ENC_MUBUF default
    0x0f21aa3ae05f00e, // BUFFER_ATOMIC_FMIN_X2 ENC_MUBUF default
    0x0f21aa3ae06000c, // BUFFER_ATOMIC_FMAX_X2 ENC_MUBUF default
    0x0f21b0246071021, // BUFFER_GL0_INV ENC_MUBUF default
    0x0f21b0246072022, // BUFFER_GL1_INV ENC_MUBUF default
    0x0f21a838a080028, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x0f21a83af081029, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x0f21aa3b008202a, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x0f21aa3b108302b, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x0f21a838e084041, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x0f21a83b2085042, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x0f21aa3b3086043, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x0f21aa3b4087044, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x0f41a038a0002a5, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x0f41a238b0012a6, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x0f41a438c0022a7, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x0f41a638d0032a8, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x0f41a038e0042ad, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x0f41a238f0052ae, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x0f41a43900062af, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x0f41a63910072b0, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x0f41a038a0082a1, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x0f41a03af0092a2, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x0f41a23b000a2a3, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x0f41a23b100b2a4, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x0f41a038e00c2a9, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x0f41a03b200d2aa, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x0f41a23b300e2ab, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x0f41a23b400f2ac, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x0f608a3b5000165, // IMAGE_LOAD ENC_MIMG default
    0x0f808c3b6000165, // IMAGE_LOAD MIMG_NSA1 has_nsa_1
    0x0fa08e3b7000165, // IMAGE_LOAD MIMG_NSA2 has_nsa_2
    0x0fc0903b8000165, // IMAGE_LOAD MIMG_NSA3 has_nsa_3
    0x0f60923b5001168, // IMAGE_LOAD_MIP ENC_MIMG default
    0x0f80943b6001168, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa_1
    0x0fa0963b7001168, // IMAGE_LOAD_MIP MIMG_NSA2 has_nsa_2
    0x0fc0983b8001168, // IMAGE_LOAD_MIP MIMG_NSA3 has_nsa_3
    0x0f608a3b500216f, // IMAGE_LOAD_PCK ENC_MIMG default
    0x0f808c3b600216f, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa_1
    0x0fa08e3b700216f, // IMAGE_LOAD_PCK MIMG_NSA2 has_nsa_2
    0x0fc0903b800216f, // IMAGE_LOAD_PCK MIMG_NSA3 has_nsa_3
    0x0f608a3b5003172, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x0f808c3b6003172, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa_1
    0x0fa08e3b7003172, // IMAGE_LOAD_PCK_SGN MIMG_NSA2 has_nsa_2
    0x0fc0903b8003172, // IMAGE_LOAD_PCK_SGN MIMG_NSA3 has_nsa_3
    0x0f60923b500416b, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x0f80943b600416b, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa_1
    0x0fa0963b700416b, // IMAGE_LOAD_MIP_PCK MIMG_NSA2 has_nsa_2
    0x0fc0983b800416b, // IMAGE_LOAD_MIP_PCK MIMG_NSA3 has_nsa_3
    0x0f60923b500516e, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x0f80943b600516e, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa_1
    0x0fa0963b700516e, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA2 has_nsa_2
    0x0fc0983b800516e, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA3 has_nsa_3
    0x0f608a3b90081ac, // IMAGE_STORE ENC_MIMG default
    0x0f808c3ba0081ac, // IMAGE_STORE MIMG_NSA1 has_nsa_1
    0x0fa08e3bb0081ac, // IMAGE_STORE MIMG_NSA2 has_nsa_2
    0x0fc0903bc0081ac, // IMAGE_STORE MIMG_NSA3 has_nsa_3
    0x0f60923b90091af, // IMAGE_STORE_MIP ENC_MIMG default
    0x0f80943ba0091af, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa_1
    0x0fa0963bb0091af, // IMAGE_STORE_MIP MIMG_NSA2 has_nsa_2
    0x0fc0983bc0091af, // IMAGE_STORE_MIP MIMG_NSA3 has_nsa_3
    0x0f608a3b900a1b5, // IMAGE_STORE_PCK ENC_MIMG default
    0x0f808c3ba00a1b5, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa_1
    0x0fa08e3bb00a1b5, // IMAGE_STORE_PCK MIMG_NSA2 has_nsa_2
    0x0fc0903bc00a1b5, // IMAGE_STORE_PCK MIMG_NSA3 has_nsa_3
    0x0f60923b900b1b2, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x0f80943ba00b1b2, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa_1
    0x0fa0963bb00b1b2, // IMAGE_STORE_MIP_PCK MIMG_NSA2 has_nsa_2
    0x0fc0983bc00b1b2, // IMAGE_STORE_MIP_PCK MIMG_NSA3 has_nsa_3
    0x0f609a3bd00e164, // IMAGE_GET_RESINFO ENC_MIMG default
    0x0f809c3be00e164, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa_1
    0x0fa09e3bf00e164, // IMAGE_GET_RESINFO MIMG_NSA2 has_nsa_2
    0x0fc0a03c000e164, // IMAGE_GET_RESINFO MIMG_NSA3 has_nsa_3
    0x0f60a23c100f142, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x0f80a43c200f142, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa_1
    0x0fa0a63c300f142, // IMAGE_ATOMIC_SWAP MIMG_NSA2 has_nsa_2
    0x0fc0a83c400f142, // IMAGE_ATOMIC_SWAP MIMG_NSA3 has_nsa_3
    0x0f60aa3c5010138, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x0f80ac3c6010138, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa_1
    0x0fa0ae3c7010138, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA2 has_nsa_2
    0x0fc0b03c8010138, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA3 has_nsa_3
    0x0f60a23c9011136, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x0f80a43ca011136, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa_1
    0x0fa0a63cb011136, // IMAGE_ATOMIC_ADD MIMG_NSA2 has_nsa_2
    0x0fc0a83cc011136, // IMAGE_ATOMIC_ADD MIMG_NSA3 has_nsa_3
    0x0f60a23c9012141, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x0f80a43ca012141, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa_1
    0x0fa0a63cb012141, // IMAGE_ATOMIC_SUB MIMG_NSA2 has_nsa_2
    0x0fc0a83cc012141, // IMAGE_ATOMIC_SUB MIMG_NSA3 has_nsa_3
    0x0f60a23cd014140, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x0f80a43ce014140, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa_1
    0x0fa0a63cf014140, // IMAGE_ATOMIC_SMIN MIMG_NSA2 has_nsa_2
    0x0fc0a83d0014140, // IMAGE_ATOMIC_SMIN MIMG_NSA3 has_nsa_3
    0x0f60a23c9015144, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x0f80a43ca015144, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa_1
    0x0fa0a63cb015144, // IMAGE_ATOMIC_UMIN MIMG_NSA2 has_nsa_2
    0x0fc0a83cc015144, // IMAGE_ATOMIC_UMIN MIMG_NSA3 has_nsa_3
    0x0f60a23cd01613f, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x0f80a43ce01613f, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa_1
    0x0fa0a63cf01613f, // IMAGE_ATOMIC_SMAX MIMG_NSA2 has_nsa_2
    0x0fc0a83d001613f, // IMAGE_ATOMIC_SMAX MIMG_NSA3 has_nsa_3
    0x0f60a23c9017143, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x0f80a43ca017143, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa_1
    0x0fa0a63cb017143, // IMAGE_ATOMIC_UMAX MIMG_NSA2 has_nsa_2
    0x0fc0a83cc017143, // IMAGE_ATOMIC_UMAX MIMG_NSA3 has_nsa_3
    0x0f60a23c1018137, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x0f80a43c2018137, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa_1
    0x0fa0a63c3018137, // IMAGE_ATOMIC_AND MIMG_NSA2 has_nsa_2
    0x0fc0a83c4018137, // IMAGE_ATOMIC_AND MIMG_NSA3 has_nsa_3
    0x0f60a23c101913e, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x0f80a43c201913e, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa_1
    0x0fa0a63c301913e, // IMAGE_ATOMIC_OR MIMG_NSA2 has_nsa_2
    0x0fc0a83c401913e, // IMAGE_ATOMIC_OR MIMG_NSA3 has_nsa_3
    0x0f60a23c101a145, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x0f80a43c201a145, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa_1
    0x0fa0a63c301a145, // IMAGE_ATOMIC_XOR MIMG_NSA2 has_nsa_2
    0x0fc0a83c401a145, // IMAGE_ATOMIC_XOR MIMG_NSA3 has_nsa_3
    0x0f60a23c901b13d, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x0f80a43ca01b13d, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa_1
    0x0fa0a63cb01b13d, // IMAGE_ATOMIC_INC MIMG_NSA2 has_nsa_2
    0x0fc0a83cc01b13d, // IMAGE_ATOMIC_INC MIMG_NSA3 has_nsa_3
    0x0f60a23c901c139, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x0f80a43ca01c139, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa_1
    0x0fa0a63cb01c139, // IMAGE_ATOMIC_DEC MIMG_NSA2 has_nsa_2
    0x0fc0a83cc01c139, // IMAGE_ATOMIC_DEC MIMG_NSA3 has_nsa_3
    0x0f60aa3d101d13a, // IMAGE_ATOMIC_FCMPSWAP ENC_MIMG default
    0x0f80ac3d201d13a, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA1 has_nsa_1
    0x0fa0ae3d301d13a, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA2 has_nsa_2
    0x0fc0b03d401d13a, // IMAGE_ATOMIC_FCMPSWAP MIMG_NSA3 has_nsa_3
    0x0f60a23d501e13c, // IMAGE_ATOMIC_FMIN ENC_MIMG default
    0x0f80a43d601e13c, // IMAGE_ATOMIC_FMIN MIMG_NSA1 has_nsa_1
    0x0fa0a63d701e13c, // IMAGE_ATOMIC_FMIN MIMG_NSA2 has_nsa_2
    0x0fc0a83d801e13c, // IMAGE_ATOMIC_FMIN MIMG_NSA3 has_nsa_3
    0x0f60a23d501f13b, // IMAGE_ATOMIC_FMAX ENC_MIMG default
    0x0f80a43d601f13b, // IMAGE_ATOMIC_FMAX MIMG_NSA1 has_nsa_1
    0x0fa0a63d701f13b, // IMAGE_ATOMIC_FMAX MIMG_NSA2 has_nsa_2
    0x0fc0a83d801f13b, // IMAGE_ATOMIC_FMAX MIMG_NSA3 has_nsa_3
    0x0f60b23d9020174, // IMAGE_SAMPLE ENC_MIMG default
    0x0f80b43da020174, // IMAGE_SAMPLE MIMG_NSA1 has_nsa_1
    0x0fa0b63db020174, // IMAGE_SAMPLE MIMG_NSA2 has_nsa_2
    0x0fc0b83dc020174, // IMAGE_SAMPLE MIMG_NSA3 has_nsa_3
    0x0f60ba3dd021182, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x0f80bc3de021182, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa_1
    0x0fa0be3df021182, // IMAGE_SAMPLE_CL MIMG_NSA2 has_nsa_2
    0x0fc0c03e0021182, // IMAGE_SAMPLE_CL MIMG_NSA3 has_nsa_3
    0x0f60c23e102219f, // IMAGE_SAMPLE_D ENC_MIMG default
    0x0f80c43e202219f, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa_1
    0x0fa0c63e302219f, // IMAGE_SAMPLE_D MIMG_NSA2 has_nsa_2
    0x0fc0c83e402219f, // IMAGE_SAMPLE_D MIMG_NSA3 has_nsa_3
    0x0f60ca3e50231a0, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x0f80cc3e60231a0, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa_1
    0x0fa0ce3e70231a0, // IMAGE_SAMPLE_D_CL MIMG_NSA2 has_nsa_2
    0x0fc0d03e80231a0, // IMAGE_SAMPLE_D_CL MIMG_NSA3 has_nsa_3
    0x0f60ba3dd0241a7, // IMAGE_SAMPLE_L ENC_MIMG default
    0x0f80bc3de0241a7, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa_1
    0x0fa0be3df0241a7, // IMAGE_SAMPLE_L MIMG_NSA2 has_nsa_2
    0x0fc0c03e00241a7, // IMAGE_SAMPLE_L MIMG_NSA3 has_nsa_3
    0x0f60d23dd025175, // IMAGE_SAMPLE_B ENC_MIMG default
    0x0f80d43de025175, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa_1
    0x0fa0d63df025175, // IMAGE_SAMPLE_B MIMG_NSA2 has_nsa_2
    0x0fc0d83e0025175, // IMAGE_SAMPLE_B MIMG_NSA3 has_nsa_3
    0x0f60da3e9026176, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x0f80dc3ea026176, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa_1
    0x0fa0de3eb026176, // IMAGE_SAMPLE_B_CL MIMG_NSA2 has_nsa_2
    0x0fc0e03ec026176, // IMAGE_SAMPLE_B_CL MIMG_NSA3 has_nsa_3
    0x0f60b23d90271a8, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x0f80b43da0271a8, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa_1
    0x0fa0b63db0271a8, // IMAGE_SAMPLE_LZ MIMG_NSA2 has_nsa_2
    0x0fc0b83dc0271a8, // IMAGE_SAMPLE_LZ MIMG_NSA3 has_nsa_3
    0x0f60d23dd028179, // IMAGE_SAMPLE_C ENC_MIMG default
    0x0f80d43de028179, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa_1
    0x0fa0d63df028179, // IMAGE_SAMPLE_C MIMG_NSA2 has_nsa_2
    0x0fc0d83e0028179, // IMAGE_SAMPLE_C MIMG_NSA3 has_nsa_3
    0x0f60da3e9029190, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x0f80dc3ea029190, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa_1
    0x0fa0de3eb029190, // IMAGE_SAMPLE_C_CL MIMG_NSA2 has_nsa_2
    0x0fc0e03ec029190, // IMAGE_SAMPLE_C_CL MIMG_NSA3 has_nsa_3
    0x0f60e23e502a192, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x0f80e43e602a192, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa_1
    0x0fa0e63e702a192, // IMAGE_SAMPLE_C_D MIMG_NSA2 has_nsa_2
    0x0fc0e83e802a192, // IMAGE_SAMPLE_C_D MIMG_NSA3 has_nsa_3
    0x0f60ea3ed02b193, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x0f80ec3ee02b193, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa_1
    0x0fa0ee3ef02b193, // IMAGE_SAMPLE_C_D_CL MIMG_NSA2 has_nsa_2
    0x0fc0f03f002b193, // IMAGE_SAMPLE_C_D_CL MIMG_NSA3 has_nsa_3
    0x0f60da3e902c19a, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x0f80dc3ea02c19a, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa_1
    0x0fa0de3eb02c19a, // IMAGE_SAMPLE_C_L MIMG_NSA2 has_nsa_2
    0x0fc0e03ec02c19a, // IMAGE_SAMPLE_C_L MIMG_NSA3 has_nsa_3
    0x0f60f23e902d184, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x0f80f43ea02d184, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa_1
    0x0fa0f63eb02d184, // IMAGE_SAMPLE_C_B MIMG_NSA2 has_nsa_2
    0x0fc0f83ec02d184, // IMAGE_SAMPLE_C_B MIMG_NSA3 has_nsa_3
    0x0f60fa3f102e185, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x0f80fc3f202e185, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa_1
    0x0fa0fe3f302e185, // IMAGE_SAMPLE_C_B_CL MIMG_NSA2 has_nsa_2
    0x0fc1003f402e185, // IMAGE_SAMPLE_C_B_CL MIMG_NSA3 has_nsa_3
    0x0f60d23dd02f19b, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x0f80d43de02f19b, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa_1
    0x0fa0d63df02f19b, // IMAGE_SAMPLE_C_LZ MIMG_NSA2 has_nsa_2
    0x0fc0d83e002f19b, // IMAGE_SAMPLE_C_LZ MIMG_NSA3 has_nsa_3
    0x0f60d23dd0301ab, // IMAGE_SAMPLE_O ENC_MIMG default
    0x0f80d43de0301ab, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa_1
    0x0fa0d63df0301ab, // IMAGE_SAMPLE_O MIMG_NSA2 has_nsa_2
    0x0fc0d83e00301ab, // IMAGE_SAMPLE_O MIMG_NSA3 has_nsa_3
    0x0f60da3e9031183, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x0f80dc3ea031183, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa_1
    0x0fa0de3eb031183, // IMAGE_SAMPLE_CL_O MIMG_NSA2 has_nsa_2
    0x0fc0e03ec031183, // IMAGE_SAMPLE_CL_O MIMG_NSA3 has_nsa_3
    0x0f60e23e50321a5, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x0f80e43e60321a5, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa_1
    0x0fa0e63e70321a5, // IMAGE_SAMPLE_D_O MIMG_NSA2 has_nsa_2
    0x0fc0e83e80321a5, // IMAGE_SAMPLE_D_O MIMG_NSA3 has_nsa_3
    0x0f60ea3ed0331a2, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x0f80ec3ee0331a2, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa_1
    0x0fa0ee3ef0331a2, // IMAGE_SAMPLE_D_CL_O MIMG_NSA2 has_nsa_2
    0x0fc0f03f00331a2, // IMAGE_SAMPLE_D_CL_O MIMG_NSA3 has_nsa_3
    0x0f60da3e90341aa, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x0f80dc3ea0341aa, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa_1
    0x0fa0de3eb0341aa, // IMAGE_SAMPLE_L_O MIMG_NSA2 has_nsa_2
    0x0fc0e03ec0341aa, // IMAGE_SAMPLE_L_O MIMG_NSA3 has_nsa_3
    0x0f60f23e9035178, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x0f80f43ea035178, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa_1
    0x0fa0f63eb035178, // IMAGE_SAMPLE_B_O MIMG_NSA2 has_nsa_2
    0x0fc0f83ec035178, // IMAGE_SAMPLE_B_O MIMG_NSA3 has_nsa_3
    0x0f60fa3f1036177, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x0f80fc3f2036177, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa0fe3f3036177, // IMAGE_SAMPLE_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1003f4036177, // IMAGE_SAMPLE_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f60d23dd0371a9, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x0f80d43de0371a9, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa0d63df0371a9, // IMAGE_SAMPLE_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc0d83e00371a9, // IMAGE_SAMPLE_LZ_O MIMG_NSA3 has_nsa_3
    0x0f60f23e903819e, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x0f80f43ea03819e, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa_1
    0x0fa0f63eb03819e, // IMAGE_SAMPLE_C_O MIMG_NSA2 has_nsa_2
    0x0fc0f83ec03819e, // IMAGE_SAMPLE_C_O MIMG_NSA3 has_nsa_3
    0x0f60fa3f1039191, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x0f80fc3f2039191, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa_1
    0x0fa0fe3f3039191, // IMAGE_SAMPLE_C_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1003f4039191, // IMAGE_SAMPLE_C_CL_O MIMG_NSA3 has_nsa_3
    0x0f61023ed03a198, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x0f81043ee03a198, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa_1
    0x0fa1063ef03a198, // IMAGE_SAMPLE_C_D_O MIMG_NSA2 has_nsa_2
    0x0fc1083f003a198, // IMAGE_SAMPLE_C_D_O MIMG_NSA3 has_nsa_3
    0x0f610a3f503b195, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x0f810c3f603b195, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa_1
    0x0fa10e3f703b195, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1103f803b195, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA3 has_nsa_3
    0x0f60fa3f103c19d, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x0f80fc3f203c19d, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa_1
    0x0fa0fe3f303c19d, // IMAGE_SAMPLE_C_L_O MIMG_NSA2 has_nsa_2
    0x0fc1003f403c19d, // IMAGE_SAMPLE_C_L_O MIMG_NSA3 has_nsa_3
    0x0f61123f103d187, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x0f81143f203d187, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa_1
    0x0fa1163f303d187, // IMAGE_SAMPLE_C_B_O MIMG_NSA2 has_nsa_2
    0x0fc1183f403d187, // IMAGE_SAMPLE_C_B_O MIMG_NSA3 has_nsa_3
    0x0f611a3f903e186, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x0f811c3fa03e186, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa11e3fb03e186, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1203fc03e186, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f60f23e903f19c, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x0f80f43ea03f19c, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa0f63eb03f19c, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc0f83ec03f19c, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA3 has_nsa_3
    0x0f61223d9040148, // IMAGE_GATHER4 ENC_MIMG default
    0x0f81243da040148, // IMAGE_GATHER4 MIMG_NSA1 has_nsa_1
    0x0fa1263db040148, // IMAGE_GATHER4 MIMG_NSA2 has_nsa_2
    0x0fc1283dc040148, // IMAGE_GATHER4 MIMG_NSA3 has_nsa_3
    0x0f612a3dd041150, // IMAGE_GATHER4_CL ENC_MIMG default
    0x0f812c3de041150, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa_1
    0x0fa12e3df041150, // IMAGE_GATHER4_CL MIMG_NSA2 has_nsa_2
    0x0fc1303e0041150, // IMAGE_GATHER4_CL MIMG_NSA3 has_nsa_3
    0x0f608a3b5042166, // IMAGE_LOAD_BY2 ENC_MIMG default
    0x0f808c3b6042166, // IMAGE_LOAD_BY2 MIMG_NSA1 has_nsa_1
    0x0fa08e3b7042166, // IMAGE_LOAD_BY2 MIMG_NSA2 has_nsa_2
    0x0fc0903b8042166, // IMAGE_LOAD_BY2 MIMG_NSA3 has_nsa_3
    0x0f608a3b5043167, // IMAGE_LOAD_BY4 ENC_MIMG default
    0x0f808c3b6043167, // IMAGE_LOAD_BY4 MIMG_NSA1 has_nsa_1
    0x0fa08e3b7043167, // IMAGE_LOAD_BY4 MIMG_NSA2 has_nsa_2
    0x0fc0903b8043167, // IMAGE_LOAD_BY4 MIMG_NSA3 has_nsa_3
    0x0f612a3dd04415d, // IMAGE_GATHER4_L ENC_MIMG default
    0x0f812c3de04415d, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa_1
    0x0fa12e3df04415d, // IMAGE_GATHER4_L MIMG_NSA2 has_nsa_2
    0x0fc1303e004415d, // IMAGE_GATHER4_L MIMG_NSA3 has_nsa_3
    0x0f61323dd04514b, // IMAGE_GATHER4_B ENC_MIMG default
    0x0f81343de04514b, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa_1
    0x0fa1363df04514b, // IMAGE_GATHER4_B MIMG_NSA2 has_nsa_2
    0x0fc1383e004514b, // IMAGE_GATHER4_B MIMG_NSA3 has_nsa_3
    0x0f613a3e904614c, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x0f813c3ea04614c, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa_1
    0x0fa13e3eb04614c, // IMAGE_GATHER4_B_CL MIMG_NSA2 has_nsa_2
    0x0fc1403ec04614c, // IMAGE_GATHER4_B_CL MIMG_NSA3 has_nsa_3
    0x0f61223d904715e, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x0f81243da04715e, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa_1
    0x0fa1263db04715e, // IMAGE_GATHER4_LZ MIMG_NSA2 has_nsa_2
    0x0fc1283dc04715e, // IMAGE_GATHER4_LZ MIMG_NSA3 has_nsa_3
    0x0f61323dd04814f, // IMAGE_GATHER4_C ENC_MIMG default
    0x0f81343de04814f, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa_1
    0x0fa1363df04814f, // IMAGE_GATHER4_C MIMG_NSA2 has_nsa_2
    0x0fc1383e004814f, // IMAGE_GATHER4_C MIMG_NSA3 has_nsa_3
    0x0f613a3e9049156, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x0f813c3ea049156, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa_1
    0x0fa13e3eb049156, // IMAGE_GATHER4_C_CL MIMG_NSA2 has_nsa_2
    0x0fc1403ec049156, // IMAGE_GATHER4_C_CL MIMG_NSA3 has_nsa_3
    0x0f60923b504a169, // IMAGE_LOAD_MIP_BY2 ENC_MIMG default
    0x0f80943b604a169, // IMAGE_LOAD_MIP_BY2 MIMG_NSA1 has_nsa_1
    0x0fa0963b704a169, // IMAGE_LOAD_MIP_BY2 MIMG_NSA2 has_nsa_2
    0x0fc0983b804a169, // IMAGE_LOAD_MIP_BY2 MIMG_NSA3 has_nsa_3
    0x0f60923b504b16a, // IMAGE_LOAD_MIP_BY4 ENC_MIMG default
    0x0f80943b604b16a, // IMAGE_LOAD_MIP_BY4 MIMG_NSA1 has_nsa_1
    0x0fa0963b704b16a, // IMAGE_LOAD_MIP_BY4 MIMG_NSA2 has_nsa_2
    0x0fc0983b804b16a, // IMAGE_LOAD_MIP_BY4 MIMG_NSA3 has_nsa_3
    0x0f613a3e904c158, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x0f813c3ea04c158, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa_1
    0x0fa13e3eb04c158, // IMAGE_GATHER4_C_L MIMG_NSA2 has_nsa_2
    0x0fc1403ec04c158, // IMAGE_GATHER4_C_L MIMG_NSA3 has_nsa_3
    0x0f61423e904d152, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x0f81443ea04d152, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa_1
    0x0fa1463eb04d152, // IMAGE_GATHER4_C_B MIMG_NSA2 has_nsa_2
    0x0fc1483ec04d152, // IMAGE_GATHER4_C_B MIMG_NSA3 has_nsa_3
    0x0f614a3f104e153, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x0f814c3f204e153, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa_1
    0x0fa14e3f304e153, // IMAGE_GATHER4_C_B_CL MIMG_NSA2 has_nsa_2
    0x0fc1503f404e153, // IMAGE_GATHER4_C_B_CL MIMG_NSA3 has_nsa_3
    0x0f61323dd04f159, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x0f81343de04f159, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa_1
    0x0fa1363df04f159, // IMAGE_GATHER4_C_LZ MIMG_NSA2 has_nsa_2
    0x0fc1383e004f159, // IMAGE_GATHER4_C_LZ MIMG_NSA3 has_nsa_3
    0x0f61323dd050161, // IMAGE_GATHER4_O ENC_MIMG default
    0x0f81343de050161, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa_1
    0x0fa1363df050161, // IMAGE_GATHER4_O MIMG_NSA2 has_nsa_2
    0x0fc1383e0050161, // IMAGE_GATHER4_O MIMG_NSA3 has_nsa_3
    0x0f613a3e9051151, // IMAGE_GATHER4_CL_O ENC_MIMG default
    0x0f813c3ea051151, // IMAGE_GATHER4_CL_O MIMG_NSA1 has_nsa_1
    0x0fa13e3eb051151, // IMAGE_GATHER4_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1403ec051151, // IMAGE_GATHER4_CL_O MIMG_NSA3 has_nsa_3
    0x0f608a3b90521ad, // IMAGE_STORE_BY2 ENC_MIMG default
    0x0f808c3ba0521ad, // IMAGE_STORE_BY2 MIMG_NSA1 has_nsa_1
    0x0fa08e3bb0521ad, // IMAGE_STORE_BY2 MIMG_NSA2 has_nsa_2
    0x0fc0903bc0521ad, // IMAGE_STORE_BY2 MIMG_NSA3 has_nsa_3
    0x0f608a3b90531ae, // IMAGE_STORE_BY4 ENC_MIMG default
    0x0f808c3ba0531ae, // IMAGE_STORE_BY4 MIMG_NSA1 has_nsa_1
    0x0fa08e3bb0531ae, // IMAGE_STORE_BY4 MIMG_NSA2 has_nsa_2
    0x0fc0903bc0531ae, // IMAGE_STORE_BY4 MIMG_NSA3 has_nsa_3
    0x0f613a3e9054160, // IMAGE_GATHER4_L_O ENC_MIMG default
    0x0f813c3ea054160, // IMAGE_GATHER4_L_O MIMG_NSA1 has_nsa_1
    0x0fa13e3eb054160, // IMAGE_GATHER4_L_O MIMG_NSA2 has_nsa_2
    0x0fc1403ec054160, // IMAGE_GATHER4_L_O MIMG_NSA3 has_nsa_3
    0x0f61423e905514e, // IMAGE_GATHER4_B_O ENC_MIMG default
    0x0f81443ea05514e, // IMAGE_GATHER4_B_O MIMG_NSA1 has_nsa_1
    0x0fa1463eb05514e, // IMAGE_GATHER4_B_O MIMG_NSA2 has_nsa_2
    0x0fc1483ec05514e, // IMAGE_GATHER4_B_O MIMG_NSA3 has_nsa_3
    0x0f614a3f105614d, // IMAGE_GATHER4_B_CL_O ENC_MIMG default
    0x0f814c3f205614d, // IMAGE_GATHER4_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa14e3f305614d, // IMAGE_GATHER4_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1503f405614d, // IMAGE_GATHER4_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f61323dd05715f, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x0f81343de05715f, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa1363df05715f, // IMAGE_GATHER4_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc1383e005715f, // IMAGE_GATHER4_LZ_O MIMG_NSA3 has_nsa_3
    0x0f61423e905815c, // IMAGE_GATHER4_C_O ENC_MIMG default
    0x0f81443ea05815c, // IMAGE_GATHER4_C_O MIMG_NSA1 has_nsa_1
    0x0fa1463eb05815c, // IMAGE_GATHER4_C_O MIMG_NSA2 has_nsa_2
    0x0fc1483ec05815c, // IMAGE_GATHER4_C_O MIMG_NSA3 has_nsa_3
    0x0f614a3f1059157, // IMAGE_GATHER4_C_CL_O ENC_MIMG default
    0x0f814c3f2059157, // IMAGE_GATHER4_C_CL_O MIMG_NSA1 has_nsa_1
    0x0fa14e3f3059157, // IMAGE_GATHER4_C_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1503f4059157, // IMAGE_GATHER4_C_CL_O MIMG_NSA3 has_nsa_3
    0x0f60923b905a1b0, // IMAGE_STORE_MIP_BY2 ENC_MIMG default
    0x0f80943ba05a1b0, // IMAGE_STORE_MIP_BY2 MIMG_NSA1 has_nsa_1
    0x0fa0963bb05a1b0, // IMAGE_STORE_MIP_BY2 MIMG_NSA2 has_nsa_2
    0x0fc0983bc05a1b0, // IMAGE_STORE_MIP_BY2 MIMG_NSA3 has_nsa_3
    0x0f60923b905b1b1, // IMAGE_STORE_MIP_BY4 ENC_MIMG default
    0x0f80943ba05b1b1, // IMAGE_STORE_MIP_BY4 MIMG_NSA1 has_nsa_1
    0x0fa0963bb05b1b1, // IMAGE_STORE_MIP_BY4 MIMG_NSA2 has_nsa_2
    0x0fc0983bc05b1b1, // IMAGE_STORE_MIP_BY4 MIMG_NSA3 has_nsa_3
    0x0f614a3f105c15b, // IMAGE_GATHER4_C_L_O ENC_MIMG default
    0x0f814c3f205c15b, // IMAGE_GATHER4_C_L_O MIMG_NSA1 has_nsa_1
    0x0fa14e3f305c15b, // IMAGE_GATHER4_C_L_O MIMG_NSA2 has_nsa_2
    0x0fc1503f405c15b, // IMAGE_GATHER4_C_L_O MIMG_NSA3 has_nsa_3
    0x0f61523f105d155, // IMAGE_GATHER4_C_B_O ENC_MIMG default
    0x0f81543f205d155, // IMAGE_GATHER4_C_B_O MIMG_NSA1 has_nsa_1
    0x0fa1563f305d155, // IMAGE_GATHER4_C_B_O MIMG_NSA2 has_nsa_2
    0x0fc1583f405d155, // IMAGE_GATHER4_C_B_O MIMG_NSA3 has_nsa_3
    0x0f615a3f905e154, // IMAGE_GATHER4_C_B_CL_O ENC_MIMG default
    0x0f815c3fa05e154, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA1 has_nsa_1
    0x0fa15e3fb05e154, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1603fc05e154, // IMAGE_GATHER4_C_B_CL_O MIMG_NSA3 has_nsa_3
    0x0f61423e905f15a, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x0f81443ea05f15a, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa_1
    0x0fa1463eb05f15a, // IMAGE_GATHER4_C_LZ_O MIMG_NSA2 has_nsa_2
    0x0fc1483ec05f15a, // IMAGE_GATHER4_C_LZ_O MIMG_NSA3 has_nsa_3
    0x0f60b23d9060163, // IMAGE_GET_LOD ENC_MIMG default
    0x0f80b43da060163, // IMAGE_GET_LOD MIMG_NSA1 has_nsa_1
    0x0fa0b63db060163, // IMAGE_GET_LOD MIMG_NSA2 has_nsa_2
    0x0fc0b83dc060163, // IMAGE_GET_LOD MIMG_NSA3 has_nsa_3
    0x0f61223d9061149, // IMAGE_GATHER4H ENC_MIMG default
    0x0f81243da061149, // IMAGE_GATHER4H MIMG_NSA1 has_nsa_1
    0x0fa1263db061149, // IMAGE_GATHER4H MIMG_NSA2 has_nsa_2
    0x0fc1283dc061149, // IMAGE_GATHER4H MIMG_NSA3 has_nsa_3
    0x0f61223d906214a, // IMAGE_GATHER4H_PCK ENC_MIMG default
    0x0f81243da06214a, // IMAGE_GATHER4H_PCK MIMG_NSA1 has_nsa_1
    0x0fa1263db06214a, // IMAGE_GATHER4H_PCK MIMG_NSA2 has_nsa_2
    0x0fc1283dc06214a, // IMAGE_GATHER4H_PCK MIMG_NSA3 has_nsa_3
    0x0f60b23d9063162, // IMAGE_GATHER8H_PCK ENC_MIMG default
    0x0f81623da063162, // IMAGE_GATHER8H_PCK MIMG_NSA1 has_nsa_1
    0x0fa1643db063162, // IMAGE_GATHER8H_PCK MIMG_NSA2 has_nsa_2
    0x0fc1663dc063162, // IMAGE_GATHER8H_PCK MIMG_NSA3 has_nsa_3
    0x0f60c23e106817a, // IMAGE_SAMPLE_CD ENC_MIMG default
    0x0f80c43e206817a, // IMAGE_SAMPLE_CD MIMG_NSA1 has_nsa_1
    0x0fa0c63e306817a, // IMAGE_SAMPLE_CD MIMG_NSA2 has_nsa_2
    0x0fc0c83e406817a, // IMAGE_SAMPLE_CD MIMG_NSA3 has_nsa_3
    0x0f60ca3e506917b, // IMAGE_SAMPLE_CD_CL ENC_MIMG default
    0x0f80cc3e606917b, // IMAGE_SAMPLE_CD_CL MIMG_NSA1 has_nsa_1
    0x0fa0ce3e706917b, // IMAGE_SAMPLE_CD_CL MIMG_NSA2 has_nsa_2
    0x0fc0d03e806917b, // IMAGE_SAMPLE_CD_CL MIMG_NSA3 has_nsa_3
    0x0f60e23e506a188, // IMAGE_SAMPLE_C_CD ENC_MIMG default
    0x0f80e43e606a188, // IMAGE_SAMPLE_C_CD MIMG_NSA1 has_nsa_1
    0x0fa0e63e706a188, // IMAGE_SAMPLE_C_CD MIMG_NSA2 has_nsa_2
    0x0fc0e83e806a188, // IMAGE_SAMPLE_C_CD MIMG_NSA3 has_nsa_3
    0x0f60ea3ed06b189, // IMAGE_SAMPLE_C_CD_CL ENC_MIMG default
    0x0f80ec3ee06b189, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA1 has_nsa_1
    0x0fa0ee3ef06b189, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA2 has_nsa_2
    0x0fc0f03f006b189, // IMAGE_SAMPLE_C_CD_CL MIMG_NSA3 has_nsa_3
    0x0f60e23e506c180, // IMAGE_SAMPLE_CD_O ENC_MIMG default
    0x0f80e43e606c180, // IMAGE_SAMPLE_CD_O MIMG_NSA1 has_nsa_1
    0x0fa0e63e706c180, // IMAGE_SAMPLE_CD_O MIMG_NSA2 has_nsa_2
    0x0fc0e83e806c180, // IMAGE_SAMPLE_CD_O MIMG_NSA3 has_nsa_3
    0x0f60ea3ed06d17d, // IMAGE_SAMPLE_CD_CL_O ENC_MIMG default
    0x0f80ec3ee06d17d, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA1 has_nsa_1
    0x0fa0ee3ef06d17d, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA2 has_nsa_2
    0x0fc0f03f006d17d, // IMAGE_SAMPLE_CD_CL_O MIMG_NSA3 has_nsa_3
    0x0f61023ed06e18e, // IMAGE_SAMPLE_C_CD_O ENC_MIMG default
    0x0f81043ee06e18e, // IMAGE_SAMPLE_C_CD_O MIMG_NSA1 has_nsa_1
    0x0fa1063ef06e18e, // IMAGE_SAMPLE_C_CD_O MIMG_NSA2 has_nsa_2
    0x0fc1083f006e18e, // IMAGE_SAMPLE_C_CD_O MIMG_NSA3 has_nsa_3
    0x0f610a3f506f18b, // IMAGE_SAMPLE_C_CD_CL_O ENC_MIMG default
    0x0f810c3f606f18b, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA1 has_nsa_1
    0x0fa10e3f706f18b, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA2 has_nsa_2
    0x0fc1103f806f18b, // IMAGE_SAMPLE_C_CD_CL_O MIMG_NSA3 has_nsa_3
    0x0f608a3b5070170, // IMAGE_LOAD_PCK2 ENC_MIMG default
    0x0f808c3b6070170, // IMAGE_LOAD_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa08e3b7070170, // IMAGE_LOAD_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc0903b8070170, // IMAGE_LOAD_PCK2 MIMG_NSA3 has_nsa_3
    0x0f608a3b5071171, // IMAGE_LOAD_PCK4 ENC_MIMG default
    0x0f808c3b6071171, // IMAGE_LOAD_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa08e3b7071171, // IMAGE_LOAD_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc0903b8071171, // IMAGE_LOAD_PCK4 MIMG_NSA3 has_nsa_3
    0x0f60923b507316c, // IMAGE_LOAD_MIP_PCK2 ENC_MIMG default
    0x0f80943b607316c, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa0963b707316c, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc0983b807316c, // IMAGE_LOAD_MIP_PCK2 MIMG_NSA3 has_nsa_3
    0x0f60923b507416d, // IMAGE_LOAD_MIP_PCK4 ENC_MIMG default
    0x0f80943b607416d, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa0963b707416d, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc0983b807416d, // IMAGE_LOAD_MIP_PCK4 MIMG_NSA3 has_nsa_3
    0x0f608a3b90761b6, // IMAGE_STORE_PCK2 ENC_MIMG default
    0x0f808c3ba0761b6, // IMAGE_STORE_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa08e3bb0761b6, // IMAGE_STORE_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc0903bc0761b6, // IMAGE_STORE_PCK2 MIMG_NSA3 has_nsa_3
    0x0f608a3b90771b7, // IMAGE_STORE_PCK4 ENC_MIMG default
    0x0f808c3ba0771b7, // IMAGE_STORE_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa08e3bb0771b7, // IMAGE_STORE_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc0903bc0771b7, // IMAGE_STORE_PCK4 MIMG_NSA3 has_nsa_3
    0x0f60923b90791b3, // IMAGE_STORE_MIP_PCK2 ENC_MIMG default
    0x0f80943ba0791b3, // IMAGE_STORE_MIP_PCK2 MIMG_NSA1 has_nsa_1
    0x0fa0963bb0791b3, // IMAGE_STORE_MIP_PCK2 MIMG_NSA2 has_nsa_2
    0x0fc0983bc0791b3, // IMAGE_STORE_MIP_PCK2 MIMG_NSA3 has_nsa_3
    0x0f60923b907a1b4, // IMAGE_STORE_MIP_PCK4 ENC_MIMG default
    0x0f80943ba07a1b4, // IMAGE_STORE_MIP_PCK4 MIMG_NSA1 has_nsa_1
    0x0fa0963bb07a1b4, // IMAGE_STORE_MIP_PCK4 MIMG_NSA2 has_nsa_2
    0x0fc0983bc07a1b4, // IMAGE_STORE_MIP_PCK4 MIMG_NSA3 has_nsa_3
    0x0f608a3b5080173, // IMAGE_MSAA_LOAD ENC_MIMG default
    0x0f808c3b6080173, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa_1
    0x0fa08e3b7080173, // IMAGE_MSAA_LOAD MIMG_NSA2 has_nsa_2
    0x0fc0903b8080173, // IMAGE_MSAA_LOAD MIMG_NSA3 has_nsa_3
    0x0f61683f90a21a4, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0x0f816a3fa0a21a4, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa_1
    0x0fa16c3fb0a21a4, // IMAGE_SAMPLE_D_G16 MIMG_NSA2 has_nsa_2
    0x0fc16e3fc0a21a4, // IMAGE_SAMPLE_D_G16 MIMG_NSA3 has_nsa_3
    0x0f61703fd0a31a1, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0x0f81723fe0a31a1, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1743ff0a31a1, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1764000a31a1, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f61783fd0aa197, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0x0f817a3fe0aa197, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa_1
    0x0fa17c3ff0aa197, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA2 has_nsa_2
    0x0fc17e4000aa197, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA3 has_nsa_3
    0x0f61803e10ab194, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0x0f81823e20ab194, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1843e30ab194, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1863e40ab194, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f61783fd0b21a6, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0x0f817a3fe0b21a6, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa17c3ff0b21a6, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc17e4000b21a6, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61803e10b31a3, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0x0f81823e20b31a3, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1843e30b31a3, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1863e40b31a3, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61883e10ba199, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0x0f818a3e20ba199, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa18c3e30ba199, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc18e3e40ba199, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61903e50bb196, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0x0f81923e60bb196, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1943e70bb196, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1963e80bb196, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61984010e6147, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0x0f819a4020e6147, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa_1
    0x0fa19c4030e6147, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA2 has_nsa_2
    0x0fc19e4040e6147, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA3 has_nsa_3
    0x0f61984050e7146, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0x0f819a4060e7146, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa_1
    0x0fa19c4070e7146, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA2 has_nsa_2
    0x0fc19e4080e7146, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA3 has_nsa_3
    0x0f61683f90e817f, // IMAGE_SAMPLE_CD_G16 ENC_MIMG default
    0x0f816a3fa0e817f, // IMAGE_SAMPLE_CD_G16 MIMG_NSA1 has_nsa_1
    0x0fa16c3fb0e817f, // IMAGE_SAMPLE_CD_G16 MIMG_NSA2 has_nsa_2
    0x0fc16e3fc0e817f, // IMAGE_SAMPLE_CD_G16 MIMG_NSA3 has_nsa_3
    0x0f61703fd0e917c, // IMAGE_SAMPLE_CD_CL_G16 ENC_MIMG default
    0x0f81723fe0e917c, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1743ff0e917c, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1764000e917c, // IMAGE_SAMPLE_CD_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f61783fd0ea18d, // IMAGE_SAMPLE_C_CD_G16 ENC_MIMG default
    0x0f817a3fe0ea18d, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA1 has_nsa_1
    0x0fa17c3ff0ea18d, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA2 has_nsa_2
    0x0fc17e4000ea18d, // IMAGE_SAMPLE_C_CD_G16 MIMG_NSA3 has_nsa_3
    0x0f61803e10eb18a, // IMAGE_SAMPLE_C_CD_CL_G16 ENC_MIMG default
    0x0f81823e20eb18a, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA1 has_nsa_1
    0x0fa1843e30eb18a, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA2 has_nsa_2
    0x0fc1863e40eb18a, // IMAGE_SAMPLE_C_CD_CL_G16 MIMG_NSA3 has_nsa_3
    0x0f61783fd0ec181, // IMAGE_SAMPLE_CD_O_G16 ENC_MIMG default
    0x0f817a3fe0ec181, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa17c3ff0ec181, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc17e4000ec181, // IMAGE_SAMPLE_CD_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61803e10ed17e, // IMAGE_SAMPLE_CD_CL_O_G16 ENC_MIMG default
    0x0f81823e20ed17e, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1843e30ed17e, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1863e40ed17e, // IMAGE_SAMPLE_CD_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61883e10ee18f, // IMAGE_SAMPLE_C_CD_O_G16 ENC_MIMG default
    0x0f818a3e20ee18f, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa18c3e30ee18f, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc18e3e40ee18f, // IMAGE_SAMPLE_C_CD_O_G16 MIMG_NSA3 has_nsa_3
    0x0f61903e50ef18c, // IMAGE_SAMPLE_C_CD_CL_O_G16 ENC_MIMG default
    0x0f81923e60ef18c, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA1 has_nsa_1
    0x0fa1943e70ef18c, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA2 has_nsa_2
    0x0fc1963e80ef18c, // IMAGE_SAMPLE_C_CD_CL_O_G16 MIMG_NSA3 has_nsa_3
    0x0fe1b2409000240, // S_LOAD_DWORD ENC_SMEM default
    0x0fe1b440a001242, // S_LOAD_DWORDX2 ENC_SMEM default
    0x0fe1b640b002243, // S_LOAD_DWORDX4 ENC_SMEM default
    0x0fe1b840c003244, // S_LOAD_DWORDX8 ENC_SMEM default
    0x0fe1ba40d004241, // S_LOAD_DWORDX16 ENC_SMEM default
    0x0fe1bc40e0081fb, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x0fe1be40f0091fd, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x0fe1c041000a1fe, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x0fe1c241100b1ff, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x0fe1c441200c1fc, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x0fe1b024601f23c, // S_GL1_INV ENC_SMEM default
    0x0fe1b024602022c, // S_DCACHE_INV ENC_SMEM default
    0x0fe1c6413024250, // S_MEMTIME ENC_SMEM default
    0x0fe1c641302524f, // S_MEMREALTIME ENC_SMEM default
    0x1000404140000c6, // EXP ENC_EXP default
    0x10231c415000339, // V_CMP_F_F32 ENC_VOPC default
    0x10431e416000339, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c417000339, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x10231c41500135e, // V_CMP_LT_F32 ENC_VOPC default
    0x10431e41600135e, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c41700135e, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x10231c415002330, // V_CMP_EQ_F32 ENC_VOPC default
    0x10431e416002330, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c417002330, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x10231c415003352, // V_CMP_LE_F32 ENC_VOPC default
    0x10431e416003352, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c417003352, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x10231c415004349, // V_CMP_GT_F32 ENC_VOPC default
    0x10431e416004349, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c417004349, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x10231c41500535b, // V_CMP_LG_F32 ENC_VOPC default
    0x10431e41600535b, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c41700535b, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x10231c415006340, // V_CMP_GE_F32 ENC_VOPC default
    0x10431e416006340, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c417006340, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x10231c41500737f, // V_CMP_O_F32 ENC_VOPC default
    0x10431e41600737f, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c41700737f, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x10231c415008389, // V_CMP_U_F32 ENC_VOPC default
    0x10431e416008389, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c417008389, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x10231c415009370, // V_CMP_NGE_F32 ENC_VOPC default
    0x10431e416009370, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c417009370, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x10231c41500a379, // V_CMP_NLG_F32 ENC_VOPC default
    0x10431e41600a379, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c41700a379, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x10231c41500b373, // V_CMP_NGT_F32 ENC_VOPC default
    0x10431e41600b373, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c41700b373, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x10231c41500c376, // V_CMP_NLE_F32 ENC_VOPC default
    0x10431e41600c376, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c41700c376, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x10231c41500d367, // V_CMP_NEQ_F32 ENC_VOPC default
    0x10431e41600d367, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c41700d367, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x10231c41500e37c, // V_CMP_NLT_F32 ENC_VOPC default
    0x10431e41600e37c, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c41700e37c, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x10231c41500f382, // V_CMP_TRU_F32 ENC_VOPC default
    0x10431e41600f382, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c41700f382, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x1023224180102da, // V_CMPX_F_F32 ENC_VOPC default
    0x1043244190102da, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a0102da, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x1023224180112ff, // V_CMPX_LT_F32 ENC_VOPC default
    0x1043244190112ff, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a0112ff, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x1023224180122d1, // V_CMPX_EQ_F32 ENC_VOPC default
    0x1043244190122d1, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a0122d1, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x1023224180132f3, // V_CMPX_LE_F32 ENC_VOPC default
    0x1043244190132f3, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a0132f3, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x1023224180142ea, // V_CMPX_GT_F32 ENC_VOPC default
    0x1043244190142ea, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a0142ea, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x1023224180152fc, // V_CMPX_LG_F32 ENC_VOPC default
    0x1043244190152fc, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a0152fc, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x1023224180162e1, // V_CMPX_GE_F32 ENC_VOPC default
    0x1043244190162e1, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a0162e1, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x102322418017320, // V_CMPX_O_F32 ENC_VOPC default
    0x104324419017320, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a017320, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x10232241801832a, // V_CMPX_U_F32 ENC_VOPC default
    0x10432441901832a, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a01832a, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x102322418019311, // V_CMPX_NGE_F32 ENC_VOPC default
    0x104324419019311, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a019311, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x10232241801a31a, // V_CMPX_NLG_F32 ENC_VOPC default
    0x10432441901a31a, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a01a31a, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x10232241801b314, // V_CMPX_NGT_F32 ENC_VOPC default
    0x10432441901b314, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a01b314, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x10232241801c317, // V_CMPX_NLE_F32 ENC_VOPC default
    0x10432441901c317, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a01c317, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x10232241801d308, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x10432441901d308, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a01d308, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x10232241801e31d, // V_CMPX_NLT_F32 ENC_VOPC default
    0x10432441901e31d, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a01e31d, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x10232241801f323, // V_CMPX_TRU_F32 ENC_VOPC default
    0x10432441901f323, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632241a01f323, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x10832841b02033a, // V_CMP_F_F64 ENC_VOPC default
    0x10632841c02033a, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x10832841b02135f, // V_CMP_LT_F64 ENC_VOPC default
    0x10632841c02135f, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x10832841b022331, // V_CMP_EQ_F64 ENC_VOPC default
    0x10632841c022331, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x10832841b023353, // V_CMP_LE_F64 ENC_VOPC default
    0x10632841c023353, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x10832841b02434a, // V_CMP_GT_F64 ENC_VOPC default
    0x10632841c02434a, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x10832841b02535c, // V_CMP_LG_F64 ENC_VOPC default
    0x10632841c02535c, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x10832841b026341, // V_CMP_GE_F64 ENC_VOPC default
    0x10632841c026341, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x10832841b027380, // V_CMP_O_F64 ENC_VOPC default
    0x10632841c027380, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x10832841b02838a, // V_CMP_U_F64 ENC_VOPC default
    0x10632841c02838a, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x10832841b029371, // V_CMP_NGE_F64 ENC_VOPC default
    0x10632841c029371, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x10832841b02a37a, // V_CMP_NLG_F64 ENC_VOPC default
    0x10632841c02a37a, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x10832841b02b374, // V_CMP_NGT_F64 ENC_VOPC default
    0x10632841c02b374, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x10832841b02c377, // V_CMP_NLE_F64 ENC_VOPC default
    0x10632841c02c377, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x10832841b02d368, // V_CMP_NEQ_F64 ENC_VOPC default
    0x10632841c02d368, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x10832841b02e37d, // V_CMP_NLT_F64 ENC_VOPC default
    0x10632841c02e37d, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x10832841b02f383, // V_CMP_TRU_F64 ENC_VOPC default
    0x10632841c02f383, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d0302db, // V_CMPX_F_F64 ENC_VOPC default
    0x10632c41e0302db, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d031300, // V_CMPX_LT_F64 ENC_VOPC default
    0x10632c41e031300, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d0322d2, // V_CMPX_EQ_F64 ENC_VOPC default
    0x10632c41e0322d2, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d0332f4, // V_CMPX_LE_F64 ENC_VOPC default
    0x10632c41e0332f4, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d0342eb, // V_CMPX_GT_F64 ENC_VOPC default
    0x10632c41e0342eb, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d0352fd, // V_CMPX_LG_F64 ENC_VOPC default
    0x10632c41e0352fd, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d0362e2, // V_CMPX_GE_F64 ENC_VOPC default
    0x10632c41e0362e2, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d037321, // V_CMPX_O_F64 ENC_VOPC default
    0x10632c41e037321, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d03832b, // V_CMPX_U_F64 ENC_VOPC default
    0x10632c41e03832b, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d039312, // V_CMPX_NGE_F64 ENC_VOPC default
    0x10632c41e039312, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d03a31b, // V_CMPX_NLG_F64 ENC_VOPC default
    0x10632c41e03a31b, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d03b315, // V_CMPX_NGT_F64 ENC_VOPC default
    0x10632c41e03b315, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d03c318, // V_CMPX_NLE_F64 ENC_VOPC default
    0x10632c41e03c318, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d03d309, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x10632c41e03d309, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d03e31e, // V_CMPX_NLT_F64 ENC_VOPC default
    0x10632c41e03e31e, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x10832c41d03f324, // V_CMPX_TRU_F64 ENC_VOPC default
    0x10632c41e03f324, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x10231c41f08033b, // V_CMP_F_I32 ENC_VOPC default
    0x10433042008033b, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c42108033b, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x10231c41f081361, // V_CMP_LT_I32 ENC_VOPC default
    0x104330420081361, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c421081361, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x10231c41f082333, // V_CMP_EQ_I32 ENC_VOPC default
    0x104330420082333, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c421082333, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x10231c41f083355, // V_CMP_LE_I32 ENC_VOPC default
    0x104330420083355, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c421083355, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x10231c41f08434c, // V_CMP_GT_I32 ENC_VOPC default
    0x10433042008434c, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c42108434c, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x10231c41f08536a, // V_CMP_NE_I32 ENC_VOPC default
    0x10433042008536a, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c42108536a, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x10231c41f086343, // V_CMP_GE_I32 ENC_VOPC default
    0x104330420086343, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c421086343, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x10231c41f087384, // V_CMP_T_I32 ENC_VOPC default
    0x104330420087384, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c421087384, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x10231c42208832d, // V_CMP_CLASS_F32 ENC_VOPC default
    0x10433442308832d, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c42408832d, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x102338425089360, // V_CMP_LT_I16 ENC_VOPC default
    0x10433a426089360, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106338427089360, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x10233842508a332, // V_CMP_EQ_I16 ENC_VOPC default
    0x10433a42608a332, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633842708a332, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x10233842508b354, // V_CMP_LE_I16 ENC_VOPC default
    0x10433a42608b354, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633842708b354, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x10233842508c34b, // V_CMP_GT_I16 ENC_VOPC default
    0x10433a42608c34b, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633842708c34b, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x10233842508d369, // V_CMP_NE_I16 ENC_VOPC default
    0x10433a42608d369, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633842708d369, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x10233842508e342, // V_CMP_GE_I16 ENC_VOPC default
    0x10433a42608e342, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633842708e342, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x10233e42808f32c, // V_CMP_CLASS_F16 ENC_VOPC default
    0x10434042908f32c, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a08f32c, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x10232242b0902dc, // V_CMPX_F_I32 ENC_VOPC default
    0x10434442c0902dc, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632242d0902dc, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x10232242b091302, // V_CMPX_LT_I32 ENC_VOPC default
    0x10434442c091302, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632242d091302, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x10232242b0922d4, // V_CMPX_EQ_I32 ENC_VOPC default
    0x10434442c0922d4, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632242d0922d4, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x10232242b0932f6, // V_CMPX_LE_I32 ENC_VOPC default
    0x10434442c0932f6, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632242d0932f6, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x10232242b0942ed, // V_CMPX_GT_I32 ENC_VOPC default
    0x10434442c0942ed, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632242d0942ed, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x10232242b09530b, // V_CMPX_NE_I32 ENC_VOPC default
    0x10434442c09530b, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632242d09530b, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x10232242b0962e4, // V_CMPX_GE_I32 ENC_VOPC default
    0x10434442c0962e4, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632242d0962e4, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x10232242b097325, // V_CMPX_T_I32 ENC_VOPC default
    0x10434442c097325, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632242d097325, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x10232242e0982ce, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x10434842f0982ce, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063224300982ce, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x10234c431099301, // V_CMPX_LT_I16 ENC_VOPC default
    0x10434e432099301, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634c433099301, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x10234c43109a2d3, // V_CMPX_EQ_I16 ENC_VOPC default
    0x10434e43209a2d3, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634c43309a2d3, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x10234c43109b2f5, // V_CMPX_LE_I16 ENC_VOPC default
    0x10434e43209b2f5, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634c43309b2f5, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x10234c43109c2ec, // V_CMPX_GT_I16 ENC_VOPC default
    0x10434e43209c2ec, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634c43309c2ec, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x10234c43109d30a, // V_CMPX_NE_I16 ENC_VOPC default
    0x10434e43209d30a, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634c43309d30a, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x10234c43109e2e3, // V_CMPX_GE_I16 ENC_VOPC default
    0x10434e43209e2e3, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634c43309e2e3, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x10235243409f2cd, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x10435443509f2cd, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635243609f2cd, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x1083584370a033c, // V_CMP_F_I64 ENC_VOPC default
    0x1063584380a033c, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x1083584370a1362, // V_CMP_LT_I64 ENC_VOPC default
    0x1063584380a1362, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x1083584370a2334, // V_CMP_EQ_I64 ENC_VOPC default
    0x1063584380a2334, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x1083584370a3356, // V_CMP_LE_I64 ENC_VOPC default
    0x1063584380a3356, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x1083584370a434d, // V_CMP_GT_I64 ENC_VOPC default
    0x1063584380a434d, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x1083584370a536b, // V_CMP_NE_I64 ENC_VOPC default
    0x1063584380a536b, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x1083584370a6344, // V_CMP_GE_I64 ENC_VOPC default
    0x1063584380a6344, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x1083584370a7385, // V_CMP_T_I64 ENC_VOPC default
    0x1063584380a7385, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x10835c4390a832e, // V_CMP_CLASS_F64 ENC_VOPC default
    0x10635c43a0a832e, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x10233843b0a9363, // V_CMP_LT_U16 ENC_VOPC default
    0x10433a43c0a9363, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633843d0a9363, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x10233843b0aa335, // V_CMP_EQ_U16 ENC_VOPC default
    0x10433a43c0aa335, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633843d0aa335, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x10233843b0ab357, // V_CMP_LE_U16 ENC_VOPC default
    0x10433a43c0ab357, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633843d0ab357, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x10233843b0ac34e, // V_CMP_GT_U16 ENC_VOPC default
    0x10433a43c0ac34e, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633843d0ac34e, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x10233843b0ad36c, // V_CMP_NE_U16 ENC_VOPC default
    0x10433a43c0ad36c, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633843d0ad36c, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x10233843b0ae345, // V_CMP_GE_U16 ENC_VOPC default
    0x10433a43c0ae345, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633843d0ae345, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x10836043e0b02dd, // V_CMPX_F_I64 ENC_VOPC default
    0x10636043f0b02dd, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x10836043e0b1303, // V_CMPX_LT_I64 ENC_VOPC default
    0x10636043f0b1303, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x10836043e0b22d5, // V_CMPX_EQ_I64 ENC_VOPC default
    0x10636043f0b22d5, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x10836043e0b32f7, // V_CMPX_LE_I64 ENC_VOPC default
    0x10636043f0b32f7, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x10836043e0b42ee, // V_CMPX_GT_I64 ENC_VOPC default
    0x10636043f0b42ee, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x10836043e0b530c, // V_CMPX_NE_I64 ENC_VOPC default
    0x10636043f0b530c, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x10836043e0b62e5, // V_CMPX_GE_I64 ENC_VOPC default
    0x10636043f0b62e5, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x10836043e0b7326, // V_CMPX_T_I64 ENC_VOPC default
    0x10636043f0b7326, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x1083644400b82cf, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x1063644410b82cf, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x10234c4420b9304, // V_CMPX_LT_U16 ENC_VOPC default
    0x10434e4430b9304, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634c4440b9304, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x10234c4420ba2d6, // V_CMPX_EQ_U16 ENC_VOPC default
    0x10434e4430ba2d6, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634c4440ba2d6, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x10234c4420bb2f8, // V_CMPX_LE_U16 ENC_VOPC default
    0x10434e4430bb2f8, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634c4440bb2f8, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x10234c4420bc2ef, // V_CMPX_GT_U16 ENC_VOPC default
    0x10434e4430bc2ef, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634c4440bc2ef, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x10234c4420bd30d, // V_CMPX_NE_U16 ENC_VOPC default
    0x10434e4430bd30d, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634c4440bd30d, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x10234c4420be2e6, // V_CMPX_GE_U16 ENC_VOPC default
    0x10434e4430be2e6, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634c4440be2e6, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x10231c4450c033d, // V_CMP_F_U32 ENC_VOPC default
    0x1043304460c033d, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c4470c033d, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x10231c4450c1364, // V_CMP_LT_U32 ENC_VOPC default
    0x1043304460c1364, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c4470c1364, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x10231c4450c2336, // V_CMP_EQ_U32 ENC_VOPC default
    0x1043304460c2336, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c4470c2336, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x10231c4450c3358, // V_CMP_LE_U32 ENC_VOPC default
    0x1043304460c3358, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c4470c3358, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x10231c4450c434f, // V_CMP_GT_U32 ENC_VOPC default
    0x1043304460c434f, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c4470c434f, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x10231c4450c536d, // V_CMP_NE_U32 ENC_VOPC default
    0x1043304460c536d, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c4470c536d, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x10231c4450c6346, // V_CMP_GE_U32 ENC_VOPC default
    0x1043304460c6346, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c4470c6346, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x10231c4450c7386, // V_CMP_T_U32 ENC_VOPC default
    0x1043304460c7386, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631c4470c7386, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x10233e4280c8338, // V_CMP_F_F16 ENC_VOPC default
    0x1043684290c8338, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0c8338, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280c935d, // V_CMP_LT_F16 ENC_VOPC default
    0x1043684290c935d, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0c935d, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280ca32f, // V_CMP_EQ_F16 ENC_VOPC default
    0x1043684290ca32f, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0ca32f, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280cb351, // V_CMP_LE_F16 ENC_VOPC default
    0x1043684290cb351, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0cb351, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280cc348, // V_CMP_GT_F16 ENC_VOPC default
    0x1043684290cc348, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0cc348, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280cd35a, // V_CMP_LG_F16 ENC_VOPC default
    0x1043684290cd35a, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0cd35a, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280ce33f, // V_CMP_GE_F16 ENC_VOPC default
    0x1043684290ce33f, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0ce33f, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280cf37e, // V_CMP_O_F16 ENC_VOPC default
    0x1043684290cf37e, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0cf37e, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x1023224480d02de, // V_CMPX_F_U32 ENC_VOPC default
    0x1043444490d02de, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632244a0d02de, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x1023224480d1305, // V_CMPX_LT_U32 ENC_VOPC default
    0x1043444490d1305, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632244a0d1305, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x1023224480d22d7, // V_CMPX_EQ_U32 ENC_VOPC default
    0x1043444490d22d7, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632244a0d22d7, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x1023224480d32f9, // V_CMPX_LE_U32 ENC_VOPC default
    0x1043444490d32f9, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632244a0d32f9, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x1023224480d42f0, // V_CMPX_GT_U32 ENC_VOPC default
    0x1043444490d42f0, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632244a0d42f0, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x1023224480d530e, // V_CMPX_NE_U32 ENC_VOPC default
    0x1043444490d530e, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632244a0d530e, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x1023224480d62e7, // V_CMPX_GE_U32 ENC_VOPC default
    0x1043444490d62e7, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632244a0d62e7, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x1023224480d7327, // V_CMPX_T_U32 ENC_VOPC default
    0x1043444490d7327, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632244a0d7327, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x1023524340d82d9, // V_CMPX_F_F16 ENC_VOPC default
    0x10436c4350d82d9, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360d82d9, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x1023524340d92fe, // V_CMPX_LT_F16 ENC_VOPC default
    0x10436c4350d92fe, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360d92fe, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x1023524340da2d0, // V_CMPX_EQ_F16 ENC_VOPC default
    0x10436c4350da2d0, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360da2d0, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x1023524340db2f2, // V_CMPX_LE_F16 ENC_VOPC default
    0x10436c4350db2f2, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360db2f2, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x1023524340dc2e9, // V_CMPX_GT_F16 ENC_VOPC default
    0x10436c4350dc2e9, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360dc2e9, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x1023524340dd2fb, // V_CMPX_LG_F16 ENC_VOPC default
    0x10436c4350dd2fb, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360dd2fb, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x1023524340de2e0, // V_CMPX_GE_F16 ENC_VOPC default
    0x10436c4350de2e0, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360de2e0, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x1023524340df31f, // V_CMPX_O_F16 ENC_VOPC default
    0x10436c4350df31f, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360df31f, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x10835844b0e033e, // V_CMP_F_U64 ENC_VOPC default
    0x10635844c0e033e, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x10835844b0e1365, // V_CMP_LT_U64 ENC_VOPC default
    0x10635844c0e1365, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x10835844b0e2337, // V_CMP_EQ_U64 ENC_VOPC default
    0x10635844c0e2337, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10835844b0e3359, // V_CMP_LE_U64 ENC_VOPC default
    0x10635844c0e3359, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x10835844b0e4350, // V_CMP_GT_U64 ENC_VOPC default
    0x10635844c0e4350, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x10835844b0e536e, // V_CMP_NE_U64 ENC_VOPC default
    0x10635844c0e536e, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x10835844b0e6347, // V_CMP_GE_U64 ENC_VOPC default
    0x10635844c0e6347, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x10835844b0e7387, // V_CMP_T_U64 ENC_VOPC default
    0x10635844c0e7387, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x10233e4280e8388, // V_CMP_U_F16 ENC_VOPC default
    0x1043684290e8388, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0e8388, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280e936f, // V_CMP_NGE_F16 ENC_VOPC default
    0x1043684290e936f, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0e936f, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280ea378, // V_CMP_NLG_F16 ENC_VOPC default
    0x1043684290ea378, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0ea378, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280eb372, // V_CMP_NGT_F16 ENC_VOPC default
    0x1043684290eb372, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0eb372, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280ec375, // V_CMP_NLE_F16 ENC_VOPC default
    0x1043684290ec375, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0ec375, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280ed366, // V_CMP_NEQ_F16 ENC_VOPC default
    0x1043684290ed366, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0ed366, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280ee37b, // V_CMP_NLT_F16 ENC_VOPC default
    0x1043684290ee37b, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0ee37b, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x10233e4280ef381, // V_CMP_TRU_F16 ENC_VOPC default
    0x1043684290ef381, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e42a0ef381, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10836044d0f02df, // V_CMPX_F_U64 ENC_VOPC default
    0x10636044e0f02df, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x10836044d0f1306, // V_CMPX_LT_U64 ENC_VOPC default
    0x10636044e0f1306, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x10836044d0f22d8, // V_CMPX_EQ_U64 ENC_VOPC default
    0x10636044e0f22d8, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10836044d0f32fa, // V_CMPX_LE_U64 ENC_VOPC default
    0x10636044e0f32fa, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x10836044d0f42f1, // V_CMPX_GT_U64 ENC_VOPC default
    0x10636044e0f42f1, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x10836044d0f530f, // V_CMPX_NE_U64 ENC_VOPC default
    0x10636044e0f530f, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x10836044d0f62e8, // V_CMPX_GE_U64 ENC_VOPC default
    0x10636044e0f62e8, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x10836044d0f7328, // V_CMPX_T_U64 ENC_VOPC default
    0x10636044e0f7328, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x1023524340f8329, // V_CMPX_U_F16 ENC_VOPC default
    0x10436c4350f8329, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360f8329, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x1023524340f9310, // V_CMPX_NGE_F16 ENC_VOPC default
    0x10436c4350f9310, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360f9310, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x1023524340fa319, // V_CMPX_NLG_F16 ENC_VOPC default
    0x10436c4350fa319, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360fa319, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x1023524340fb313, // V_CMPX_NGT_F16 ENC_VOPC default
    0x10436c4350fb313, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360fb313, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x1023524340fc316, // V_CMPX_NLE_F16 ENC_VOPC default
    0x10436c4350fc316, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360fc316, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x1023524340fd307, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x10436c4350fd307, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360fd307, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x1023524340fe31c, // V_CMPX_NLT_F16 ENC_VOPC default
    0x10436c4350fe31c, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360fe31c, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x1023524340ff322, // V_CMPX_TRU_F16 ENC_VOPC default
    0x10436c4350ff322, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063524360ff322, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10a1b0246000435, // V_NOP ENC_VOP1 default
    0x10a20644f001424, // V_MOV_B32 ENC_VOP1 default
    0x10c20a450001424, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e208451001424, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x11020c452001424, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x112206453001424, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x114210454002457, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x1162144550033a3, // V_CVT_I32_F64 ENC_VOP1 default
    0x1122144560033a3, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x10a21845700439e, // V_CVT_F64_I32 ENC_VOP1 default
    0x11221845800439e, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x10a206459005397, // V_CVT_F32_I32 ENC_VOP1 default
    0x10c20a45a005397, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c45b005397, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x11021e45c005397, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x11220645d005397, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x10a20645e006398, // V_CVT_F32_U32 ENC_VOP1 default
    0x10c20a45f006398, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e21c460006398, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x11021e461006398, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x112206462006398, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x10a2064630073b1, // V_CVT_U32_F32 ENC_VOP1 default
    0x10c20a4640073b1, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2224650073b1, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c4660073b1, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122064670073b1, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x10a2064680083a2, // V_CVT_I32_F32 ENC_VOP1 default
    0x10c20a4690083a2, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22246a0083a2, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c46b0083a2, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220646c0083a2, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a22646d00a392, // V_CVT_F16_F32 ENC_VOP1 default
    0x10c22a46e00a392, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22846f00a392, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x11022c47000a392, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222647100a392, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x10a23047200b395, // V_CVT_F32_F16 ENC_VOP1 default
    0x10c23447300b395, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e23247400b395, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x11023647500b395, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x11223047600b395, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x10a20646800c3af, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x10c20a46900c3af, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e23a46a00c3af, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c46b00c3af, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220646c00c3af, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a20646800d3a0, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x10c20a46900d3a0, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e23a46a00d3a0, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c46b00d3a0, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220646c00d3a0, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a20645900e3a6, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x10c20a45a00e3a6, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x10e21c45b00e3a6, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x11021e45c00e3a6, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x11220645d00e3a6, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x11621447700f396, // V_CVT_F32_F64 ENC_VOP1 default
    0x11221447800f396, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x10a21847901039d, // V_CVT_F64_F32 ENC_VOP1 default
    0x11221847a01039d, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x10a20645e011399, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x10c20a45f011399, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x10e21c460011399, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x11021e461011399, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x112206462011399, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x10a20645e01239a, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x10c20a45f01239a, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x10e21c46001239a, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x11021e46101239a, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x11220646201239a, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x10a20645e01339b, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x10c20a45f01339b, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x10e21c46001339b, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x11021e46101339b, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x11220646201339b, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x10a20645e01439c, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x10c20a45f01439c, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x10e21c46001439c, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x11021e46101439c, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x11220646201439c, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x11621447b0153b2, // V_CVT_U32_F64 ENC_VOP1 default
    0x11221447c0153b2, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x10a21847d01639f, // V_CVT_F64_U32 ENC_VOP1 default
    0x11221847e01639f, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x11624047f01747b, // V_TRUNC_F64 ENC_VOP1 default
    0x11224048001747b, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x11624047f0182cb, // V_CEIL_F64 ENC_VOP1 default
    0x1122404800182cb, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x11624047f01945b, // V_RNDNE_F64 ENC_VOP1 default
    0x11224048001945b, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x11624047f01a3ca, // V_FLOOR_F64 ENC_VOP1 default
    0x11224048001a3ca, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x10a1b024601b43d, // V_PIPEFLUSH ENC_VOP1 default
    0x10a2064810203da, // V_FRACT_F32 ENC_VOP1 default
    0x10c20a4820203da, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2224830203da, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c4840203da, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122064850203da, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x10a20648102147a, // V_TRUNC_F32 ENC_VOP1 default
    0x10c20a48202147a, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22248302147a, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c48402147a, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220648502147a, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x10a2064810222ca, // V_CEIL_F32 ENC_VOP1 default
    0x10c20a4820222ca, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2224830222ca, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c4840222ca, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122064850222ca, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x10a20648102345a, // V_RNDNE_F32 ENC_VOP1 default
    0x10c20a48202345a, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22248302345a, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c48402345a, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220648502345a, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x10a2064810243c9, // V_FLOOR_F32 ENC_VOP1 default
    0x10c20a4820243c9, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2224830243c9, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c4840243c9, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122064850243c9, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x10a2064810253c4, // V_EXP_F32 ENC_VOP1 default
    0x10c20a4820253c4, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2224830253c4, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c4840253c4, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122064850253c4, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x10a2064810273ed, // V_LOG_F32 ENC_VOP1 default
    0x10c20a4820273ed, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2224830273ed, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c4840273ed, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122064850273ed, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x10a20648102a454, // V_RCP_F32 ENC_VOP1 default
    0x10c20a48202a454, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22248302a454, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c48402a454, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220648502a454, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x10a20648102b456, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x10c20a48202b456, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22248302b456, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c48402b456, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220648502b456, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x10a20648102e45d, // V_RSQ_F32 ENC_VOP1 default
    0x10c20a48202e45d, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22248302e45d, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c48402e45d, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220648502e45d, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x11624047f02f455, // V_RCP_F64 ENC_VOP1 default
    0x11224048002f455, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x11624047f03145e, // V_RSQ_F64 ENC_VOP1 default
    0x11224048003145e, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x10a206481033467, // V_SQRT_F32 ENC_VOP1 default
    0x10c20a482033467, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e222483033467, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c484033467, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x112206485033467, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x11624047f034468, // V_SQRT_F64 ENC_VOP1 default
    0x112240480034468, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x10a206481035465, // V_SIN_F32 ENC_VOP1 default
    0x10c20a482035465, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e222483035465, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c484035465, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x112206485035465, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x10a20648103638d, // V_COS_F32 ENC_VOP1 default
    0x10c20a48203638d, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22248303638d, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c48403638d, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220648503638d, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x10a206486037436, // V_NOT_B32 ENC_VOP1 default
    0x10c20a487037436, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e244488037436, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x11021e489037436, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220648a037436, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x10a20644f0382c8, // V_BFREV_B32 ENC_VOP1 default
    0x10c20a4500382c8, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e2084510382c8, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x11020c4520382c8, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x1122064530382c8, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x10a20648b0393c6, // V_FFBH_U32 ENC_VOP1 default
    0x10c20a48c0393c6, // V_FFBH_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e24448d0393c6, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x11021e48e0393c6, // V_FFBH_U32 VOP1_VOP_DPP16 has_dpp16
    0x11220648f0393c6, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x10a20648b03a3c7, // V_FFBL_B32 ENC_VOP1 default
    0x10c20a48c03a3c7, // V_FFBL_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e24448d03a3c7, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x11021e48e03a3c7, // V_FFBL_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220648f03a3c7, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x10a20649003b3c5, // V_FFBH_I32 ENC_VOP1 default
    0x10c20a49103b3c5, // V_FFBH_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e24449203b3c5, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x11021e49303b3c5, // V_FFBH_I32 VOP1_VOP_DPP16 has_dpp16
    0x11220649403b3c5, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x11621445503c3de, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x11221445603c3de, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x11624047f03d3e1, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x11224048003d3e1, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x11624047f03e3db, // V_FRACT_F64 ENC_VOP1 default
    0x11224048003e3db, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x10a20646803f3dd, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x10c20a46903f3dd, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e23a46a03f3dd, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c46b03f3dd, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220646c03f3dd, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a2064810403e0, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x10c20a4820403e0, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2224830403e0, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020c4840403e0, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122064850403e0, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x10a1b02460412cc, // V_CLREXCP ENC_VOP1 default
    0x10a206495042420, // V_MOVRELD_B32 ENC_VOP1 default
    0x10c20a496042420, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e208497042420, // V_MOVRELD_B32 VOP1_VOP_SDWA has_sdwa
    0x11020c498042420, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x112206499042420, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x11420649a043423, // V_MOVRELS_B32 ENC_VOP1 default
    0x10c20a496043423, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20849b043423, // V_MOVRELS_B32 VOP1_VOP_SDWA has_sdwa
    0x11020c498043423, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x11420649a044422, // V_MOVRELSD_B32 ENC_VOP1 default
    0x10c20a496044422, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20849b044422, // V_MOVRELSD_B32 VOP1_VOP_SDWA has_sdwa
    0x11020c498044422, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x11420649a048421, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x10c20a496048421, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20849b048421, // V_MOVRELSD_2_B32 VOP1_VOP_SDWA has_sdwa
    0x11020c498048421, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x10a24849c050394, // V_CVT_F16_U16 ENC_VOP1 default
    0x10c24c49d050394, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x10e24a49e050394, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x11024e49f050394, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x1122484a0050394, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x10a2484a1051393, // V_CVT_F16_I16 ENC_VOP1 default
    0x10c24c4a2051393, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e24a4a3051393, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x11024e4a4051393, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x1122484a5051393, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x10a2524a60523b0, // V_CVT_U16_F16 ENC_VOP1 default
    0x10c2564a70523b0, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2544a80523b0, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102584a90523b0, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122524aa0523b0, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x10a2524ab0533a1, // V_CVT_I16_F16 ENC_VOP1 default
    0x10c2564ac0533a1, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2544ad0533a1, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102584ae0533a1, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122524af0533a1, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b0054453, // V_RCP_F16 ENC_VOP1 default
    0x10c2604b1054453, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b2054453, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b3054453, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b4054453, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b0055466, // V_SQRT_F16 ENC_VOP1 default
    0x10c2604b1055466, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b2055466, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b3055466, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b4055466, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b005645c, // V_RSQ_F16 ENC_VOP1 default
    0x10c2604b105645c, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b205645c, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b305645c, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b405645c, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b00573ec, // V_LOG_F16 ENC_VOP1 default
    0x10c2604b10573ec, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b20573ec, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b30573ec, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b40573ec, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b00583c3, // V_EXP_F16 ENC_VOP1 default
    0x10c2604b10583c3, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b20583c3, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b30583c3, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b40583c3, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b00593df, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x10c2604b10593df, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b20593df, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b30593df, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b40593df, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x10a2524ab05a3dc, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x10c2564ac05a3dc, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2544ad05a3dc, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102584ae05a3dc, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122524af05a3dc, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b005b3c8, // V_FLOOR_F16 ENC_VOP1 default
    0x10c2604b105b3c8, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b205b3c8, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b305b3c8, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b405b3c8, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b005c2c9, // V_CEIL_F16 ENC_VOP1 default
    0x10c2604b105c2c9, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b205c2c9, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b305c2c9, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b405c2c9, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b005d479, // V_TRUNC_F16 ENC_VOP1 default
    0x10c2604b105d479, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b205d479, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b305d479, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b405d479, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b005e459, // V_RNDNE_F16 ENC_VOP1 default
    0x10c2604b105e459, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b205e459, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b305e459, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b405e459, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b005f3d9, // V_FRACT_F16 ENC_VOP1 default
    0x10c2604b105f3d9, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b205f3d9, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b305f3d9, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b405f3d9, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b0060464, // V_SIN_F16 ENC_VOP1 default
    0x10c2604b1060464, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b2060464, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b3060464, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b4060464, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b006138c, // V_COS_F16 ENC_VOP1 default
    0x10c2604b106138c, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b206138c, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b306138c, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b406138c, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x10a2064b5062463, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x10c20a4b6062463, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e2444b7062463, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x11021e4b8062463, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x1122064b9062463, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x10a2524ab0633a4, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x10c2564ac0633a4, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2544ad0633a4, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102584ae0633a4, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122524af0633a4, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a2524a60643a5, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x10c2564a70643a5, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2544a80643a5, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102584a90643a5, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122524aa0643a5, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x1142664ba065477, // V_SWAP_B32 ENC_VOP1 default
    0x1142664bb068476, // V_SWAPREL_B32 ENC_VOP1 default
    0x1181c84bc003259, // S_MOV_B32 ENC_SOP1 default
    0x11a1c84bd003259, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ca4be00425a, // S_MOV_B64 ENC_SOP1 default
    0x11a1ca4bf00425a, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84c000520d, // S_CMOV_B32 ENC_SOP1 default
    0x11a1c84c100520d, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ca4c200620e, // S_CMOV_B64 ENC_SOP1 default
    0x11a1ca4c300620e, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84c4007268, // S_NOT_B32 ENC_SOP1 default
    0x11a1c84c5007268, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ca4c6008269, // S_NOT_B64 ENC_SOP1 default
    0x11a1ca4c7008269, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84c4009297, // S_WQM_B32 ENC_SOP1 default
    0x11a1c84c5009297, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ca4c600a298, // S_WQM_B64 ENC_SOP1 default
    0x11a1ca4c700a298, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84c800b1f9, // S_BREV_B32 ENC_SOP1 default
    0x11a1c84c900b1f9, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ca4ca00c1fa, // S_BREV_B64 ENC_SOP1 default
    0x11a1ca4cb00c1fa, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84cc00d1e5, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x11a1c84cd00d1e5, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181cc4ce00e1e6, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x11a1cc4cf00e1e6, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84cc00f1e7, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x11a1c84cd00f1e7, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181cc4ce0101e8, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x11a1cc4cf0101e8, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84d0011232, // S_FF0_I32_B32 ENC_SOP1 default
    0x11a1c84d1011232, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181cc4d2012233, // S_FF0_I32_B64 ENC_SOP1 default
    0x11a1cc4d3012233, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84d0013234, // S_FF1_I32_B32 ENC_SOP1 default
    0x11a1c84d1013234, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181cc4d2014235, // S_FF1_I32_B64 ENC_SOP1 default
    0x11a1cc4d3014235, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84d0015237, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x11a1c84d1015237, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x1181cc4d2016238, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x11a1cc4d3016238, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84d4017236, // S_FLBIT_I32 ENC_SOP1 default
    0x11a1c84d5017236, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x1181cc4d6018239, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x11a1cc4d7018239, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x1181c84d8019284, // S_SEXT_I32_I8 ENC_SOP1 default
    0x11a1c84d9019284, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x1181c84da01a283, // S_SEXT_I32_I16 ENC_SOP1 default
    0x11a1c84db01a283, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x1181c84dc01b1f4, // S_BITSET0_B32 ENC_SOP1 default
    0x11a1c84dd01b1f4, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ce4de01c1f5, // S_BITSET0_B64 ENC_SOP1 default
    0x11a1ce4df01c1f5, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84dc01d1f6, // S_BITSET1_B32 ENC_SOP1 default
    0x11a1c84dd01d1f6, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ce4de01e1f7, // S_BITSET1_B64 ENC_SOP1 default
    0x11a1ce4df01e1f7, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x1181d04e001f23a, // S_GETPC_B64 ENC_SOP1 default
    0x1181d24e102027f, // S_SETPC_B64 ENC_SOP1 default
    0x1181ca4e202128b, // S_SWAPPC_B64 ENC_SOP1 default
    0x1181d24e1022279, // S_RFE_B64 ENC_SOP1 default
    0x1181ca4e30241e1, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e40241e1, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e3025273, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e4025273, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e30262a0, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e40262a0, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e30271db, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e40271db, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e302826f, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e402826f, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e3029262, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e4029262, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e302a267, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e402a267, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e302b29c, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e402b29c, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84c402c277, // S_QUADMASK_B32 ENC_SOP1 default
    0x11a1c84c502c277, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ca4c602d278, // S_QUADMASK_B64 ENC_SOP1 default
    0x11a1ca4c702d278, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84e502e257, // S_MOVRELS_B32 ENC_SOP1 default
    0x1181ca4e602f258, // S_MOVRELS_B64 ENC_SOP1 default
    0x1181c84e7030254, // S_MOVRELD_B32 ENC_SOP1 default
    0x11a1c84e8030254, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e9031255, // S_MOVRELD_B64 ENC_SOP1 default
    0x11a1ca4ea031255, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x1181c84eb0341cf, // S_ABS_I32 ENC_SOP1 default
    0x11a1c84ec0341cf, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e30371d5, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e40371d5, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e303826b, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e403826b, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e30391d7, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x11a1ca4e40391d7, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e303a1dd, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x11a1ca4e403a1dd, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ce4ed03b1f3, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x11a1ce4ee03b1f3, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef03c1e0, // S_AND_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f003c1e0, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef03d272, // S_OR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f003d272, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef03e29f, // S_XOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f003e29f, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef03f1da, // S_ANDN2_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f003f1da, // S_ANDN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef04026e, // S_ORN2_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f004026e, // S_ORN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef041261, // S_NAND_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f0041261, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef042266, // S_NOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f0042266, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef04329b, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f004329b, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef0441d4, // S_ANDN1_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f00441d4, // S_ANDN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef04526a, // S_ORN1_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f004526a, // S_ORN1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef0461d6, // S_ANDN1_WREXEC_B32 ENC_SOP1 default
    0x11a1c84f00461d6, // S_ANDN1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef0471dc, // S_ANDN2_WREXEC_B32 ENC_SOP1 default
    0x11a1c84f00471dc, // S_ANDN2_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84f1049256, // S_MOVRELSD_2_B32 ENC_SOP1 default
    0x11c1dc4f200021b, // S_CMP_EQ_I32 ENC_SOPC default
    0x11e1dc4f300021b, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f400021b, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f500021b, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1dc4f2001224, // S_CMP_LG_I32 ENC_SOPC default
    0x11e1dc4f3001224, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f4001224, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f5001224, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1dc4f2002220, // S_CMP_GT_I32 ENC_SOPC default
    0x11e1dc4f3002220, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f4002220, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f5002220, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1dc4f200321e, // S_CMP_GE_I32 ENC_SOPC default
    0x11e1dc4f300321e, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f400321e, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f500321e, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1dc4f2004227, // S_CMP_LT_I32 ENC_SOPC default
    0x11e1dc4f3004227, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f4004227, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f5004227, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1dc4f2005222, // S_CMP_LE_I32 ENC_SOPC default
    0x11e1dc4f3005222, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f4005222, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f5005222, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1dc4f600621c, // S_CMP_EQ_U32 ENC_SOPC default
    0x11e1dc4f700621c, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f800621c, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f900621c, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1dc4f6007225, // S_CMP_LG_U32 ENC_SOPC default
    0x11e1dc4f7007225, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f8007225, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f9007225, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1dc4f6008221, // S_CMP_GT_U32 ENC_SOPC default
    0x11e1dc4f7008221, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f8008221, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f9008221, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1dc4f600921f, // S_CMP_GE_U32 ENC_SOPC default
    0x11e1dc4f700921f, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f800921f, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f900921f, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1dc4f600a228, // S_CMP_LT_U32 ENC_SOPC default
    0x11e1dc4f700a228, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f800a228, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f900a228, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1dc4f600b223, // S_CMP_LE_U32 ENC_SOPC default
    0x11e1dc4f700b223, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f800b223, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f900b223, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1dc4f600c1ef, // S_BITCMP0_B32 ENC_SOPC default
    0x11e1dc4f700c1ef, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f800c1ef, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f900c1ef, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1dc4f600d1f1, // S_BITCMP1_B32 ENC_SOPC default
    0x11e1dc4f700d1f1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x1201dc4f800d1f1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x1221dc4f900d1f1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1de4fa00e1f0, // S_BITCMP0_B64 ENC_SOPC default
    0x11e1de4fb00e1f0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x1201de4fc00e1f0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x1221de4fd00e1f0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1de4fa00f1f2, // S_BITCMP1_B64 ENC_SOPC default
    0x11e1de4fb00f1f2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x1201de4fc00f1f2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x1221de4fd00f1f2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1e04fe01221d, // S_CMP_EQ_U64 ENC_SOPC default
    0x11e1e04ff01221d, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x1201e050001221d, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x1221e050101221d, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11c1e04fe013226, // S_CMP_LG_U64 ENC_SOPC default
    0x11e1e04ff013226, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x1201e0500013226, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x1221e0501013226, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1241f0502000263, // S_NOP ENC_SOPP default
    0x1241f224600122f, // S_ENDPGM ENC_SOPP default
    0x1241f45030021f8, // S_BRANCH ENC_SOPP default
    0x1241b0246003296, // S_WAKEUP ENC_SOPP default
    0x1241f4504004207, // S_CBRANCH_SCC0 ENC_SOPP default
    0x1241f4504005208, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1261f450500620a, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1261f4505007209, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x1241f4506008206, // S_CBRANCH_EXECZ ENC_SOPP default
    0x1241f4506009205, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1241b024600a1e4, // S_BARRIER ENC_SOPP default
    0x1241f050200b27e, // S_SETKILL ENC_SOPP default
    0x1241f650700c290, // S_WAITCNT ENC_SOPP default
    0x1241f050200d27d, // S_SETHALT ENC_SOPP default
    0x1241f050200e285, // S_SLEEP ENC_SOPP default
    0x1241f050200f280, // S_SETPRIO ENC_SOPP default
    0x1241f850801027b, // S_SENDMSG ENC_SOPP default
    0x1241f850801127c, // S_SENDMSGHALT ENC_SOPP default
    0x1241f050201228c, // S_TRAP ENC_SOPP default
    0x1241b024601323d, // S_ICACHE_INV ENC_SOPP default
    0x1241f050201423e, // S_INCPERFLEVEL ENC_SOPP default
    0x1241f050201522d, // S_DECPERFLEVEL ENC_SOPP default
    0x1241b050901628d, // S_TTRACEDATA ENC_SOPP default
    0x1241f4503017201, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x1241f4503018204, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x1241f4503019203, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x1241f450301a202, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x1241b024601b231, // S_ENDPGM_SAVED ENC_SOPP default
    0x1241b024601e230, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x1241b024601f229, // S_CODE_END ENC_SOPP default
    0x1241fa50202023f, // S_INST_PREFETCH ENC_SOPP default
    0x1241fa50a02120b, // S_CLAUSE ENC_SOPP default
    0x1241fc50b023291, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x1241fa50202427a, // S_ROUND_MODE ENC_SOPP default
    0x1241f050202522e, // S_DENORM_MODE ENC_SOPP default
    0x1241fa50202828e, // S_TTRACEDATA_IMM ENC_SOPP default
];
