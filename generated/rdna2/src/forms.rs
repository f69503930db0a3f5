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
    0x00026000000138b, // V_CNDMASK_B32 ENC_VOP2 default
    0x00226400100138b, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00426200200138b, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x00626600300138b, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00826000400138b, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a26a0050023ba, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x00c26c0060023ba, // V_DOT2C_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e26e0070023ba, // V_DOT2C_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x01026a0080023ba, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x00a2700090032b5, // V_ADD_F32 ENC_VOP2 default
    0x00c27400a0032b5, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227200b0032b5, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27600c0032b5, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027000d0032b5, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a270009004471, // V_SUB_F32 ENC_VOP2 default
    0x00c27400a004471, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227200b004471, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27600c004471, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027000d004471, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x01427000e00546c, // V_SUBREV_F32 ENC_VOP2 default
    0x00c27400a00546c, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227200f00546c, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27600c00546c, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027001000546c, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a2700110063cf, // V_FMAC_LEGACY_F32 ENC_VOP2 default
    0x0102700120063cf, // V_FMAC_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a270009007431, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x00c27400a007431, // V_MUL_LEGACY_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227200b007431, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27600c007431, // V_MUL_LEGACY_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027000d007431, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a27000900842a, // V_MUL_F32 ENC_VOP2 default
    0x00c27400a00842a, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227200b00842a, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27600c00842a, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027000d00842a, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a270013009430, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c274014009430, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x01227a015009430, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x00e27c016009430, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x010270017009430, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a27001300a42d, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c27401400a42d, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x01227a01500a42d, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x00e27c01600a42d, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01027001700a42d, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a27001800b434, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c27401900b434, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x01227a01a00b434, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x00e27c01b00b434, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01027001c00b434, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a27001800c42f, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c27401900c42f, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x01227a01a00c42f, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x00e27c01b00c42f, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01027001c00c42f, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a28001d00d3be, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x00c27401e00d3be, // V_DOT4C_I32_I8 VOP2_VOP_DPP8 has_dpp8
    0x00e27c01f00d3be, // V_DOT4C_I32_I8 VOP2_VOP_DPP16 has_dpp16
    0x01028002000d3be, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x00a27000900f41a, // V_MIN_F32 ENC_VOP2 default
    0x00c27400a00f41a, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227200b00f41a, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27600c00f41a, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027000d00f41a, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x00a270009010405, // V_MAX_F32 ENC_VOP2 default
    0x00c27400a010405, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227200b010405, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27600c010405, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027000d010405, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00a27001301141d, // V_MIN_I32 ENC_VOP2 default
    0x00c27401401141d, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x01227a01501141d, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x00e27c01601141d, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x01027001701141d, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a270013012408, // V_MAX_I32 ENC_VOP2 default
    0x00c274014012408, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x01227a015012408, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x00e27c016012408, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x010270017012408, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a27001801341f, // V_MIN_U32 ENC_VOP2 default
    0x00c27401901341f, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x01227a01a01341f, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x00e27c01b01341f, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027001c01341f, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a27001801440a, // V_MAX_U32 ENC_VOP2 default
    0x00c27401901440a, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x01227a01a01440a, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x00e27c01b01440a, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027001c01440a, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0142700210163f4, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c2740190163f4, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x01227a0220163f4, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x00e27c01b0163f4, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102700230163f4, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0142700240182c1, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c2740250182c1, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x01227a0260182c1, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x00e27c0270182c1, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0102700280182c1, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x01427002101a3ef, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c27401901a3ef, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x01227a02201a3ef, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x00e27c01b01a3ef, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027002301a3ef, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a27001801b2be, // V_AND_B32 ENC_VOP2 default
    0x00c27401901b2be, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x01227a01a01b2be, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x00e27c01b01b2be, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027001c01b2be, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a27001801c438, // V_OR_B32 ENC_VOP2 default
    0x00c27401901c438, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x01227a01a01c438, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e27c01b01c438, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027001c01c438, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a27001801d480, // V_XOR_B32 ENC_VOP2 default
    0x00c27401901d480, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x01227a01a01d480, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e27c01b01d480, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027001c01d480, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a27001801e47e, // V_XNOR_B32 ENC_VOP2 default
    0x00c27401901e47e, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x01227a01a01e47e, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e27c01b01e47e, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027001c01e47e, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2700180252bb, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c2740190252bb, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x01227a01a0252bb, // V_ADD_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e27c01b0252bb, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027001c0252bb, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a270018026475, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c274019026475, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x01227a01a026475, // V_SUB_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e27c01b026475, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027001c026475, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x01427002102746d, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c27401902746d, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x01227a02202746d, // V_SUBREV_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e27c01b02746d, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027002302746d, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0002820290282b2, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x00228602a0282b2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01628402b0282b2, // V_ADD_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00628802c0282b2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828202d0282b2, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00028202902946e, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x00228602a02946e, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01628402b02946e, // V_SUB_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00628802c02946e, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828202d02946e, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x01828202e02a469, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x00228602a02a469, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01628402f02a469, // V_SUBREV_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00628802c02a469, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828203002a469, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00a27001102b3ce, // V_FMAC_F32 ENC_VOP2 default
    0x00c27403102b3ce, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e27603202b3ce, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027001202b3ce, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01a28c03302c3d1, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x01028c03402c3d1, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01a28e03502d3cc, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x01028e03602d3cc, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a29003702f3ab, // V_CVT_PKRTZ_F16_F32 ENC_VOP2 default
    0x00c29403802f3ab, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x01229203902f3ab, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_SDWA has_sdwa
    0x00e29603a02f3ab, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x01029003b02f3ab, // V_CVT_PKRTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a29a03c0322b4, // V_ADD_F16 ENC_VOP2 default
    0x00c29e03d0322b4, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x01229c03e0322b4, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2a003f0322b4, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x01029a0400322b4, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a29a03c033470, // V_SUB_F16 ENC_VOP2 default
    0x00c29e03d033470, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x01229c03e033470, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2a003f033470, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x01029a040033470, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x01429a04103446b, // V_SUBREV_F16 ENC_VOP2 default
    0x00c29e03d03446b, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x01229c04203446b, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2a003f03446b, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x01029a04303446b, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a29a03c035429, // V_MUL_F16 ENC_VOP2 default
    0x00c29e03d035429, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x01229c03e035429, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2a003f035429, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x01029a040035429, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a29a0440363cd, // V_FMAC_F16 ENC_VOP2 default
    0x00c29e0450363cd, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2a00460363cd, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x01029a0470363cd, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01a2a40480373d0, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0102a40490373d0, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01a2a604a0383cb, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0102a604b0383cb, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a29a03c039404, // V_MAX_F16 ENC_VOP2 default
    0x00c29e03d039404, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x01229c03e039404, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2a003f039404, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x01029a040039404, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x00a29a03c03a419, // V_MIN_F16 ENC_VOP2 default
    0x00c29e03d03a419, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x01229c03e03a419, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2a003f03a419, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x01029a04003a419, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x00a29a03c03b3e8, // V_LDEXP_F16 ENC_VOP2 default
    0x00c29e03d03b3e8, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a803e03b3e8, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2aa03f03b3e8, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x01029a04003b3e8, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a2ae04c03c442, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00c2b004d03c442, // V_PK_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2b204e03c442, // V_PK_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102ae04f03c442, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x02a2f809c000446, // V_PK_MAD_I16 ENC_VOP3P default
    0x02c2f809d000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e2f809e000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0302f809f000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0322f80a0000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0342f80a1000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0362f80a2000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0382f80a3000446, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a2fa0a400144f, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x03c2fa0a500144f, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e2fa0a600144f, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0402fa0a700144f, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2fa0a800243f, // V_PK_ADD_I16 ENC_VOP3P default
    0x03c2fa0a900243f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e2fa0aa00243f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0402fa0ab00243f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2fa0a8003450, // V_PK_SUB_I16 ENC_VOP3P default
    0x03c2fa0a9003450, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e2fa0aa003450, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0402fa0ab003450, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0422fa0ac004444, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x03c2fa0ad004444, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0442fa0ae004444, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0402fa0af004444, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0422fa0ac005445, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x03c2fa0ad005445, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0442fa0ae005445, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0402fa0af005445, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0422fa0b0006441, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x03c2fa0b1006441, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0442fa0b2006441, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0402fa0b3006441, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2fa0a8007449, // V_PK_MAX_I16 ENC_VOP3P default
    0x03c2fa0a9007449, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e2fa0aa007449, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0402fa0ab007449, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2fa0a800844c, // V_PK_MIN_I16 ENC_VOP3P default
    0x03c2fa0a900844c, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e2fa0aa00844c, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0402fa0ab00844c, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a2f80b4009447, // V_PK_MAD_U16 ENC_VOP3P default
    0x02c2f80b5009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e2f80b6009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0302f80b7009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0322f80b8009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0342f80b9009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0362f80ba009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0382f80bb009447, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a2fa0a400a440, // V_PK_ADD_U16 ENC_VOP3P default
    0x03c2fa0a500a440, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e2fa0a600a440, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0402fa0a700a440, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2fa0a400b451, // V_PK_SUB_U16 ENC_VOP3P default
    0x03c2fa0a500b451, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e2fa0a600b451, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0402fa0a700b451, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2fa0a400c44a, // V_PK_MAX_U16 ENC_VOP3P default
    0x03c2fa0a500c44a, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e2fa0a600c44a, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0402fa0a700c44a, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2fa0a400d44d, // V_PK_MIN_U16 ENC_VOP3P default
    0x03c2fa0a500d44d, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e2fa0a600d44d, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0402fa0a700d44d, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a2fc0bc00e443, // V_PK_FMA_F16 ENC_VOP3P default
    0x02c2fc0bd00e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e2fc0be00e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0302fc0bf00e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0322fc0c000e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0342fc0c100e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0362fc0c200e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0382fc0c300e443, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a2fe0c400f43e, // V_PK_ADD_F16 ENC_VOP3P default
    0x03c2fe0c500f43e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e2fe0c600f43e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0402fe0c700f43e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2fe0c401044e, // V_PK_MUL_F16 ENC_VOP3P default
    0x03c2fe0c501044e, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e2fe0c601044e, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0402fe0c701044e, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2fe0c401144b, // V_PK_MIN_F16 ENC_VOP3P default
    0x03c2fe0c501144b, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e2fe0c601144b, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x0402fe0c701144b, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a2fe0c4012448, // V_PK_MAX_F16 ENC_VOP3P default
    0x03c2fe0c5012448, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e2fe0c6012448, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x0402fe0c7012448, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3000c80133bb, // V_DOT2_F32_F16 ENC_VOP3P default
    0x02c3000c90133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3000ca0133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303000cb0133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323000cc0133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343000cd0133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363000ce0133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383000cf0133bb, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a2f80d00143bc, // V_DOT2_I32_I16 ENC_VOP3P default
    0x02c2f80d10143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e2f80d20143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_1
    0x0302f80d30143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0322f80d40143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_2
    0x0342f80d50143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0362f80d60143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0382f80d70143bc, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a2f80d80153bd, // V_DOT2_U32_U16 ENC_VOP3P default
    0x02c2f80d90153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e2f80da0153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_1
    0x0302f80db0153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0322f80dc0153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_2
    0x0342f80dd0153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0362f80de0153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0382f80df0153bd, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3020e00163bf, // V_DOT4_I32_I8 ENC_VOP3P default
    0x02c3020e10163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0
    0x02e3020e20163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_1
    0x0303020e30163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323020e40163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_2
    0x0343020e50163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363020e60163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383020e70163bf, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3020e80173c0, // V_DOT4_U32_U8 ENC_VOP3P default
    0x02c3020e90173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x02e3020ea0173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0303020eb0173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323020ec0173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0343020ed0173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363020ee0173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383020ef0173c0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3020f00183c1, // V_DOT8_I32_I4 ENC_VOP3P default
    0x02c3020f10183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0
    0x02e3020f20183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_1
    0x0303020f30183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323020f40183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_2
    0x0343020f50183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363020f60183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383020f70183c1, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3020f80193c2, // V_DOT8_U32_U4 ENC_VOP3P default
    0x02c3020f90193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x02e3020fa0193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0303020fb0193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323020fc0193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0343020fd0193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363020fe0193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383020ff0193c2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3041000203d8, // V_FMA_MIX_F32 ENC_VOP3P default
    0x02c3041010203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x02e3041020203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0303041030203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323041040203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0343041050203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363041060203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383041070203d8, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3041080213d7, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x02c3041090213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e30410a0213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x03030410b0213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230410c0213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x03430410d0213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630410e0213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830410f0213d7, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3041080223d6, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x02c3041090223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e30410a0223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x03030410b0223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230410c0223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x03430410d0223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630410e0223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830410f0223d6, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x046306110000339, // V_CMP_F_F32 ENC_VOP3 default
    0x048306111000339, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04a306112000339, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04c306113000339, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630611000135e, // V_CMP_LT_F32 ENC_VOP3 default
    0x04830611100135e, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30611200135e, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30611300135e, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046306110002330, // V_CMP_EQ_F32 ENC_VOP3 default
    0x048306111002330, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a306112002330, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c306113002330, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046306110003352, // V_CMP_LE_F32 ENC_VOP3 default
    0x048306111003352, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a306112003352, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c306113003352, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046306110004349, // V_CMP_GT_F32 ENC_VOP3 default
    0x048306111004349, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a306112004349, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c306113004349, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630611000535b, // V_CMP_LG_F32 ENC_VOP3 default
    0x04830611100535b, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30611200535b, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30611300535b, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046306110006340, // V_CMP_GE_F32 ENC_VOP3 default
    0x048306111006340, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a306112006340, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c306113006340, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630611000737f, // V_CMP_O_F32 ENC_VOP3 default
    0x04830611100737f, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30611200737f, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30611300737f, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046306110008389, // V_CMP_U_F32 ENC_VOP3 default
    0x048306111008389, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04a306112008389, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04c306113008389, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046306110009370, // V_CMP_NGE_F32 ENC_VOP3 default
    0x048306111009370, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a306112009370, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c306113009370, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630611000a379, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04830611100a379, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30611200a379, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30611300a379, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630611000b373, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04830611100b373, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30611200b373, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30611300b373, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630611000c376, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04830611100c376, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30611200c376, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30611300c376, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630611000d367, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04830611100d367, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30611200d367, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30611300d367, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630611000e37c, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04830611100e37c, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30611200e37c, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30611300e37c, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630611000f382, // V_CMP_TRU_F32 ENC_VOP3 default
    0x04830611100f382, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x04a30611200f382, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x04c30611300f382, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c1140102da, // V_CMPX_F_F32 ENC_VOP3 default
    0x05030c1150102da, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c1160102da, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c1170102da, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c1140112ff, // V_CMPX_LT_F32 ENC_VOP3 default
    0x05030c1150112ff, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c1160112ff, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c1170112ff, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c1140122d1, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x05030c1150122d1, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c1160122d1, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c1170122d1, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c1140132f3, // V_CMPX_LE_F32 ENC_VOP3 default
    0x05030c1150132f3, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c1160132f3, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c1170132f3, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c1140142ea, // V_CMPX_GT_F32 ENC_VOP3 default
    0x05030c1150142ea, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c1160142ea, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c1170142ea, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c1140152fc, // V_CMPX_LG_F32 ENC_VOP3 default
    0x05030c1150152fc, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c1160152fc, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c1170152fc, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c1140162e1, // V_CMPX_GE_F32 ENC_VOP3 default
    0x05030c1150162e1, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c1160162e1, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c1170162e1, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c114017320, // V_CMPX_O_F32 ENC_VOP3 default
    0x05030c115017320, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c116017320, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c117017320, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c11401832a, // V_CMPX_U_F32 ENC_VOP3 default
    0x05030c11501832a, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c11601832a, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c11701832a, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c114019311, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x05030c115019311, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c116019311, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c117019311, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c11401a31a, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05030c11501a31a, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c11601a31a, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c11701a31a, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c11401b314, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05030c11501b314, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c11601b314, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c11701b314, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c11401c317, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05030c11501c317, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c11601c317, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c11701c317, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c11401d308, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05030c11501d308, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c11601d308, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c11701d308, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c11401e31d, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05030c11501e31d, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c11601e31d, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c11701e31d, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e30c11401f323, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x05030c11501f323, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x05230c11601f323, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x05430c11701f323, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631211802033a, // V_CMP_F_F64 ENC_VOP3 default
    0x04831211902033a, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a02033a, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b02033a, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631211802135f, // V_CMP_LT_F64 ENC_VOP3 default
    0x04831211902135f, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a02135f, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b02135f, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056312118022331, // V_CMP_EQ_F64 ENC_VOP3 default
    0x048312119022331, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a022331, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b022331, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056312118023353, // V_CMP_LE_F64 ENC_VOP3 default
    0x048312119023353, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a023353, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b023353, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631211802434a, // V_CMP_GT_F64 ENC_VOP3 default
    0x04831211902434a, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a02434a, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b02434a, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631211802535c, // V_CMP_LG_F64 ENC_VOP3 default
    0x04831211902535c, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a02535c, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b02535c, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056312118026341, // V_CMP_GE_F64 ENC_VOP3 default
    0x048312119026341, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a026341, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b026341, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056312118027380, // V_CMP_O_F64 ENC_VOP3 default
    0x048312119027380, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a027380, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b027380, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631211802838a, // V_CMP_U_F64 ENC_VOP3 default
    0x04831211902838a, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a02838a, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b02838a, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056312118029371, // V_CMP_NGE_F64 ENC_VOP3 default
    0x048312119029371, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a029371, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b029371, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631211802a37a, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04831211902a37a, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a02a37a, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b02a37a, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631211802b374, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04831211902b374, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a02b374, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b02b374, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631211802c377, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04831211902c377, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a02c377, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b02c377, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631211802d368, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04831211902d368, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a02d368, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b02d368, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631211802e37d, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04831211902e37d, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a02e37d, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b02e37d, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631211802f383, // V_CMP_TRU_F64 ENC_VOP3 default
    0x04831211902f383, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05831211a02f383, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31211b02f383, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c0302db, // V_CMPX_F_F64 ENC_VOP3 default
    0x05031611d0302db, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e0302db, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f0302db, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c031300, // V_CMPX_LT_F64 ENC_VOP3 default
    0x05031611d031300, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e031300, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f031300, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c0322d2, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x05031611d0322d2, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e0322d2, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f0322d2, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c0332f4, // V_CMPX_LE_F64 ENC_VOP3 default
    0x05031611d0332f4, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e0332f4, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f0332f4, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c0342eb, // V_CMPX_GT_F64 ENC_VOP3 default
    0x05031611d0342eb, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e0342eb, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f0342eb, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c0352fd, // V_CMPX_LG_F64 ENC_VOP3 default
    0x05031611d0352fd, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e0352fd, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f0352fd, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c0362e2, // V_CMPX_GE_F64 ENC_VOP3 default
    0x05031611d0362e2, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e0362e2, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f0362e2, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c037321, // V_CMPX_O_F64 ENC_VOP3 default
    0x05031611d037321, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e037321, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f037321, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c03832b, // V_CMPX_U_F64 ENC_VOP3 default
    0x05031611d03832b, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e03832b, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f03832b, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c039312, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x05031611d039312, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e039312, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f039312, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c03a31b, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x05031611d03a31b, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e03a31b, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f03a31b, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c03b315, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x05031611d03b315, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e03b315, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f03b315, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c03c318, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x05031611d03c318, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e03c318, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f03c318, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c03d309, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x05031611d03d309, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e03d309, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f03d309, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c03e31e, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x05031611d03e31e, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e03e31e, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f03e31e, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a31611c03f324, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x05031611d03f324, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05c31611e03f324, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x05431611f03f324, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a12008033b, // V_CMP_F_I32 ENC_VOP3 default
    0x04831a12108033b, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31a12208033b, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31a12308033b, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a120081361, // V_CMP_LT_I32 ENC_VOP3 default
    0x04831a121081361, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31a122081361, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31a123081361, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a120082333, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04831a121082333, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31a122082333, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31a123082333, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a120083355, // V_CMP_LE_I32 ENC_VOP3 default
    0x04831a121083355, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31a122083355, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31a123083355, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a12008434c, // V_CMP_GT_I32 ENC_VOP3 default
    0x04831a12108434c, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31a12208434c, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31a12308434c, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a12008536a, // V_CMP_NE_I32 ENC_VOP3 default
    0x04831a12108536a, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31a12208536a, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31a12308536a, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a120086343, // V_CMP_GE_I32 ENC_VOP3 default
    0x04831a121086343, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31a122086343, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31a123086343, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a120087384, // V_CMP_T_I32 ENC_VOP3 default
    0x04831a121087384, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04a31a122087384, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04c31a123087384, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631e12408832d, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04831e12508832d, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31e12608832d, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31e12708832d, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046322128089360, // V_CMP_LT_I16 ENC_VOP3 default
    0x048322129089360, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a32212a089360, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c32212b089360, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632212808a332, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04832212908a332, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04a32212a08a332, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04c32212b08a332, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632212808b354, // V_CMP_LE_I16 ENC_VOP3 default
    0x04832212908b354, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a32212a08b354, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c32212b08b354, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632212808c34b, // V_CMP_GT_I16 ENC_VOP3 default
    0x04832212908c34b, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a32212a08c34b, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c32212b08c34b, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632212808d369, // V_CMP_NE_I16 ENC_VOP3 default
    0x04832212908d369, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a32212a08d369, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c32212b08d369, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632212808e342, // V_CMP_GE_I16 ENC_VOP3 default
    0x04832212908e342, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a32212a08e342, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c32212b08e342, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632812c08f32c, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x04832812d08f32c, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04a32812e08f32c, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04c32812f08f32c, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e1300902dc, // V_CMPX_F_I32 ENC_VOP3 default
    0x05032e1310902dc, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x05232e1320902dc, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x05432e1330902dc, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e130091302, // V_CMPX_LT_I32 ENC_VOP3 default
    0x05032e131091302, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x05232e132091302, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05432e133091302, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e1300922d4, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x05032e1310922d4, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x05232e1320922d4, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05432e1330922d4, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e1300932f6, // V_CMPX_LE_I32 ENC_VOP3 default
    0x05032e1310932f6, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x05232e1320932f6, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05432e1330932f6, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e1300942ed, // V_CMPX_GT_I32 ENC_VOP3 default
    0x05032e1310942ed, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x05232e1320942ed, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05432e1330942ed, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e13009530b, // V_CMPX_NE_I32 ENC_VOP3 default
    0x05032e13109530b, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05232e13209530b, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05432e13309530b, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e1300962e4, // V_CMPX_GE_I32 ENC_VOP3 default
    0x05032e1310962e4, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x05232e1320962e4, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05432e1330962e4, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e130097325, // V_CMPX_T_I32 ENC_VOP3 default
    0x05032e131097325, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x05232e132097325, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x05432e133097325, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3321340982ce, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0503321350982ce, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0523321360982ce, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0543321370982ce, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e336138099301, // V_CMPX_LT_I16 ENC_VOP3 default
    0x050336139099301, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05233613a099301, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05433613b099301, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33613809a2d3, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x05033613909a2d3, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05233613a09a2d3, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05433613b09a2d3, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33613809b2f5, // V_CMPX_LE_I16 ENC_VOP3 default
    0x05033613909b2f5, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05233613a09b2f5, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05433613b09b2f5, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33613809c2ec, // V_CMPX_GT_I16 ENC_VOP3 default
    0x05033613909c2ec, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05233613a09c2ec, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05433613b09c2ec, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33613809d30a, // V_CMPX_NE_I16 ENC_VOP3 default
    0x05033613909d30a, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05233613a09d30a, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05433613b09d30a, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33613809e2e3, // V_CMPX_GE_I16 ENC_VOP3 default
    0x05033613909e2e3, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05233613a09e2e3, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05433613b09e2e3, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33c13c09f2cd, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x05033c13d09f2cd, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05233c13e09f2cd, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05433c13f09f2cd, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421400a033c, // V_CMP_F_I64 ENC_VOP3 default
    0x0483421410a033c, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x0583421420a033c, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3421430a033c, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421400a1362, // V_CMP_LT_I64 ENC_VOP3 default
    0x0483421410a1362, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583421420a1362, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3421430a1362, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421400a2334, // V_CMP_EQ_I64 ENC_VOP3 default
    0x0483421410a2334, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0583421420a2334, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3421430a2334, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421400a3356, // V_CMP_LE_I64 ENC_VOP3 default
    0x0483421410a3356, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583421420a3356, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3421430a3356, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421400a434d, // V_CMP_GT_I64 ENC_VOP3 default
    0x0483421410a434d, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583421420a434d, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3421430a434d, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421400a536b, // V_CMP_NE_I64 ENC_VOP3 default
    0x0483421410a536b, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583421420a536b, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3421430a536b, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421400a6344, // V_CMP_GE_I64 ENC_VOP3 default
    0x0483421410a6344, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583421420a6344, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3421430a6344, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421400a7385, // V_CMP_T_I64 ENC_VOP3 default
    0x0483421410a7385, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x0583421420a7385, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3421430a7385, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563461440a832e, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x0483461450a832e, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0583461460a832e, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3461470a832e, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463221480a9363, // V_CMP_LT_U16 ENC_VOP3 default
    0x0483221490a9363, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32214a0a9363, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32214b0a9363, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463221480aa335, // V_CMP_EQ_U16 ENC_VOP3 default
    0x0483221490aa335, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32214a0aa335, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32214b0aa335, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463221480ab357, // V_CMP_LE_U16 ENC_VOP3 default
    0x0483221490ab357, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32214a0ab357, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32214b0ab357, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463221480ac34e, // V_CMP_GT_U16 ENC_VOP3 default
    0x0483221490ac34e, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32214a0ac34e, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32214b0ac34e, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463221480ad36c, // V_CMP_NE_U16 ENC_VOP3 default
    0x0483221490ad36c, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32214a0ad36c, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32214b0ad36c, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463221480ae345, // V_CMP_GE_U16 ENC_VOP3 default
    0x0483221490ae345, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32214a0ae345, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32214b0ae345, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a14c0b02dd, // V_CMPX_F_I64 ENC_VOP3 default
    0x05034a14d0b02dd, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34a14e0b02dd, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05434a14f0b02dd, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a14c0b1303, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05034a14d0b1303, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34a14e0b1303, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05434a14f0b1303, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a14c0b22d5, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05034a14d0b22d5, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34a14e0b22d5, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05434a14f0b22d5, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a14c0b32f7, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05034a14d0b32f7, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34a14e0b32f7, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05434a14f0b32f7, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a14c0b42ee, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05034a14d0b42ee, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34a14e0b42ee, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05434a14f0b42ee, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a14c0b530c, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05034a14d0b530c, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34a14e0b530c, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05434a14f0b530c, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a14c0b62e5, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05034a14d0b62e5, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34a14e0b62e5, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05434a14f0b62e5, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a14c0b7326, // V_CMPX_T_I64 ENC_VOP3 default
    0x05034a14d0b7326, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05c34a14e0b7326, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05434a14f0b7326, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34e1500b82cf, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x05034e1510b82cf, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05c34e1520b82cf, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05434e1530b82cf, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3361540b9304, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0503361550b9304, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523361560b9304, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543361570b9304, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3361540ba2d6, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0503361550ba2d6, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0523361560ba2d6, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0543361570ba2d6, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3361540bb2f8, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0503361550bb2f8, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523361560bb2f8, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543361570bb2f8, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3361540bc2ef, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0503361550bc2ef, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523361560bc2ef, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543361570bc2ef, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3361540bd30d, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0503361550bd30d, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523361560bd30d, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543361570bd30d, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3361540be2e6, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0503361550be2e6, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523361560be2e6, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543361570be2e6, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a1580c033d, // V_CMP_F_U32 ENC_VOP3 default
    0x04831a1590c033d, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31a15a0c033d, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31a15b0c033d, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a1580c1364, // V_CMP_LT_U32 ENC_VOP3 default
    0x04831a1590c1364, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31a15a0c1364, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31a15b0c1364, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a1580c2336, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04831a1590c2336, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31a15a0c2336, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31a15b0c2336, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a1580c3358, // V_CMP_LE_U32 ENC_VOP3 default
    0x04831a1590c3358, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31a15a0c3358, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31a15b0c3358, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a1580c434f, // V_CMP_GT_U32 ENC_VOP3 default
    0x04831a1590c434f, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31a15a0c434f, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31a15b0c434f, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a1580c536d, // V_CMP_NE_U32 ENC_VOP3 default
    0x04831a1590c536d, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31a15a0c536d, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31a15b0c536d, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a1580c6346, // V_CMP_GE_U32 ENC_VOP3 default
    0x04831a1590c6346, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31a15a0c6346, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31a15b0c6346, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a1580c7386, // V_CMP_T_U32 ENC_VOP3 default
    0x04831a1590c7386, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04a31a15a0c7386, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04c31a15b0c7386, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0c8338, // V_CMP_F_F16 ENC_VOP3 default
    0x04835212d0c8338, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0c8338, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0c8338, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0c935d, // V_CMP_LT_F16 ENC_VOP3 default
    0x04835212d0c935d, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0c935d, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0c935d, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0ca32f, // V_CMP_EQ_F16 ENC_VOP3 default
    0x04835212d0ca32f, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0ca32f, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0ca32f, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0cb351, // V_CMP_LE_F16 ENC_VOP3 default
    0x04835212d0cb351, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0cb351, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0cb351, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0cc348, // V_CMP_GT_F16 ENC_VOP3 default
    0x04835212d0cc348, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0cc348, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0cc348, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0cd35a, // V_CMP_LG_F16 ENC_VOP3 default
    0x04835212d0cd35a, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0cd35a, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0cd35a, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0ce33f, // V_CMP_GE_F16 ENC_VOP3 default
    0x04835212d0ce33f, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0ce33f, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0ce33f, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0cf37e, // V_CMP_O_F16 ENC_VOP3 default
    0x04835212d0cf37e, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0cf37e, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0cf37e, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e15c0d02de, // V_CMPX_F_U32 ENC_VOP3 default
    0x05032e15d0d02de, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05232e15e0d02de, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05432e15f0d02de, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e15c0d1305, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05032e15d0d1305, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05232e15e0d1305, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05432e15f0d1305, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e15c0d22d7, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05032e15d0d22d7, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05232e15e0d22d7, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05432e15f0d22d7, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e15c0d32f9, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05032e15d0d32f9, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05232e15e0d32f9, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05432e15f0d32f9, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e15c0d42f0, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05032e15d0d42f0, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05232e15e0d42f0, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05432e15f0d42f0, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e15c0d530e, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05032e15d0d530e, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05232e15e0d530e, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05432e15f0d530e, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e15c0d62e7, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05032e15d0d62e7, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05232e15e0d62e7, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05432e15f0d62e7, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32e15c0d7327, // V_CMPX_T_U32 ENC_VOP3 default
    0x05032e15d0d7327, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05232e15e0d7327, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05432e15f0d7327, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0d82d9, // V_CMPX_F_F16 ENC_VOP3 default
    0x05035613d0d82d9, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0d82d9, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0d82d9, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0d92fe, // V_CMPX_LT_F16 ENC_VOP3 default
    0x05035613d0d92fe, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0d92fe, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0d92fe, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0da2d0, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x05035613d0da2d0, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0da2d0, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0da2d0, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0db2f2, // V_CMPX_LE_F16 ENC_VOP3 default
    0x05035613d0db2f2, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0db2f2, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0db2f2, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0dc2e9, // V_CMPX_GT_F16 ENC_VOP3 default
    0x05035613d0dc2e9, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0dc2e9, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0dc2e9, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0dd2fb, // V_CMPX_LG_F16 ENC_VOP3 default
    0x05035613d0dd2fb, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0dd2fb, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0dd2fb, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0de2e0, // V_CMPX_GE_F16 ENC_VOP3 default
    0x05035613d0de2e0, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0de2e0, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0de2e0, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0df31f, // V_CMPX_O_F16 ENC_VOP3 default
    0x05035613d0df31f, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0df31f, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0df31f, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421600e033e, // V_CMP_F_U64 ENC_VOP3 default
    0x0483421610e033e, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x0583421620e033e, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3421630e033e, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421600e1365, // V_CMP_LT_U64 ENC_VOP3 default
    0x0483421610e1365, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583421620e1365, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3421630e1365, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421600e2337, // V_CMP_EQ_U64 ENC_VOP3 default
    0x0483421610e2337, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0583421620e2337, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3421630e2337, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421600e3359, // V_CMP_LE_U64 ENC_VOP3 default
    0x0483421610e3359, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583421620e3359, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3421630e3359, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421600e4350, // V_CMP_GT_U64 ENC_VOP3 default
    0x0483421610e4350, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583421620e4350, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3421630e4350, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421600e536e, // V_CMP_NE_U64 ENC_VOP3 default
    0x0483421610e536e, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583421620e536e, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3421630e536e, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421600e6347, // V_CMP_GE_U64 ENC_VOP3 default
    0x0483421610e6347, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583421620e6347, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3421630e6347, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563421600e7387, // V_CMP_T_U64 ENC_VOP3 default
    0x0483421610e7387, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x0583421620e7387, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3421630e7387, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0e8388, // V_CMP_U_F16 ENC_VOP3 default
    0x04835212d0e8388, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0e8388, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0e8388, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0e936f, // V_CMP_NGE_F16 ENC_VOP3 default
    0x04835212d0e936f, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0e936f, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0e936f, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0ea378, // V_CMP_NLG_F16 ENC_VOP3 default
    0x04835212d0ea378, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0ea378, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0ea378, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0eb372, // V_CMP_NGT_F16 ENC_VOP3 default
    0x04835212d0eb372, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0eb372, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0eb372, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0ec375, // V_CMP_NLE_F16 ENC_VOP3 default
    0x04835212d0ec375, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0ec375, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0ec375, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0ed366, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x04835212d0ed366, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0ed366, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0ed366, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0ee37b, // V_CMP_NLT_F16 ENC_VOP3 default
    0x04835212d0ee37b, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0ee37b, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0ee37b, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635212c0ef381, // V_CMP_TRU_F16 ENC_VOP3 default
    0x04835212d0ef381, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35212e0ef381, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35212f0ef381, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a1640f02df, // V_CMPX_F_U64 ENC_VOP3 default
    0x05034a1650f02df, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34a1660f02df, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05434a1670f02df, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a1640f1306, // V_CMPX_LT_U64 ENC_VOP3 default
    0x05034a1650f1306, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34a1660f1306, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05434a1670f1306, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a1640f22d8, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x05034a1650f22d8, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34a1660f22d8, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05434a1670f22d8, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a1640f32fa, // V_CMPX_LE_U64 ENC_VOP3 default
    0x05034a1650f32fa, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34a1660f32fa, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05434a1670f32fa, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a1640f42f1, // V_CMPX_GT_U64 ENC_VOP3 default
    0x05034a1650f42f1, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34a1660f42f1, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05434a1670f42f1, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a1640f530f, // V_CMPX_NE_U64 ENC_VOP3 default
    0x05034a1650f530f, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34a1660f530f, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05434a1670f530f, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a1640f62e8, // V_CMPX_GE_U64 ENC_VOP3 default
    0x05034a1650f62e8, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34a1660f62e8, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05434a1670f62e8, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a34a1640f7328, // V_CMPX_T_U64 ENC_VOP3 default
    0x05034a1650f7328, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05c34a1660f7328, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05434a1670f7328, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0f8329, // V_CMPX_U_F16 ENC_VOP3 default
    0x05035613d0f8329, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0f8329, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0f8329, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0f9310, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x05035613d0f9310, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0f9310, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0f9310, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0fa319, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x05035613d0fa319, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0fa319, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0fa319, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0fb313, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x05035613d0fb313, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0fb313, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0fb313, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0fc316, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x05035613d0fc316, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0fc316, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0fc316, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0fd307, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x05035613d0fd307, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0fd307, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0fd307, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0fe31c, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x05035613d0fe31c, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0fe31c, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0fe31c, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35613c0ff322, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x05035613d0ff322, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x05235613e0ff322, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x05435613f0ff322, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e26816810138b, // V_CNDMASK_B32 ENC_VOP3 default
    0x06026816910138b, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06226816a10138b, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06426816b10138b, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627816c1032b5, // V_ADD_F32 ENC_VOP3 default
    0x04827816d1032b5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27816e1032b5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27816f1032b5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627816c104471, // V_SUB_F32 ENC_VOP3 default
    0x04827816d104471, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27816e104471, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27816f104471, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627817010546c, // V_SUBREV_F32 ENC_VOP3 default
    0x04827817110546c, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x05827817210546c, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27817310546c, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462781741063cf, // V_FMAC_LEGACY_F32 ENC_VOP3 default
    0x0482781751063cf, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2781761063cf, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2781771063cf, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627816c107431, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x04827816d107431, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27816e107431, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27816f107431, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627816c10842a, // V_MUL_F32 ENC_VOP3 default
    0x04827816d10842a, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27816e10842a, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27816f10842a, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e178109430, // V_MUL_I32_I24 ENC_VOP3 default
    0x04827e179109430, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a27e17a109430, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c27e17b109430, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e17810a42d, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x04827e17910a42d, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a27e17a10a42d, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c27e17b10a42d, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e17c10b434, // V_MUL_U32_U24 ENC_VOP3 default
    0x04827e17d10b434, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a27e17e10b434, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c27e17f10b434, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e17c10c42f, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x04827e17d10c42f, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a27e17e10c42f, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c27e17f10c42f, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627816c10f41a, // V_MIN_F32 ENC_VOP3 default
    0x04827816d10f41a, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27816e10f41a, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27816f10f41a, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627816c110405, // V_MAX_F32 ENC_VOP3 default
    0x04827816d110405, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27816e110405, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27816f110405, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e17811141d, // V_MIN_I32 ENC_VOP3 default
    0x04827e17911141d, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04a27e17a11141d, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04c27e17b11141d, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e178112408, // V_MAX_I32 ENC_VOP3 default
    0x04827e179112408, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04a27e17a112408, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04c27e17b112408, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e17c11341f, // V_MIN_U32 ENC_VOP3 default
    0x04827e17d11341f, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27e17e11341f, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27e17f11341f, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e17c11440a, // V_MAX_U32 ENC_VOP3 default
    0x04827e17d11440a, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27e17e11440a, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27e17f11440a, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627e1801163f4, // V_LSHRREV_B32 ENC_VOP3 default
    0x04827e1811163f4, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05827e1821163f4, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27e1831163f4, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627e1841182c1, // V_ASHRREV_I32 ENC_VOP3 default
    0x04827e1851182c1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x05827e1861182c1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04c27e1871182c1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627e18011a3ef, // V_LSHLREV_B32 ENC_VOP3 default
    0x04827e18111a3ef, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05827e18211a3ef, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27e18311a3ef, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e17c11b2be, // V_AND_B32 ENC_VOP3 default
    0x04827e17d11b2be, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27e17e11b2be, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27e17f11b2be, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e17c11c438, // V_OR_B32 ENC_VOP3 default
    0x04827e17d11c438, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27e17e11c438, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27e17f11c438, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e17c11d480, // V_XOR_B32 ENC_VOP3 default
    0x04827e17d11d480, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27e17e11d480, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27e17f11d480, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e17c11e47e, // V_XNOR_B32 ENC_VOP3 default
    0x04827e17d11e47e, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a27e17e11e47e, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c27e17f11e47e, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e17c1252bb, // V_ADD_NC_U32 ENC_VOP3 default
    0x04827e17d1252bb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27e17e1252bb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27e17f1252bb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627e17c126475, // V_SUB_NC_U32 ENC_VOP3 default
    0x04827e17d126475, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a27e17e126475, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27e17f126475, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05627e18012746d, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x04827e18112746d, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x05827e18212746d, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c27e18312746d, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06628a1881282b2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x06828a1891282b2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a28a18a1282b2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c28a18b1282b2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06628a18812946e, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x06828a18912946e, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a28a18a12946e, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c28a18b12946e, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06e28a18c12a469, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x06828a18d12a469, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07028a18e12a469, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c28a18f12a469, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04627817412b3ce, // V_FMAC_F32 ENC_VOP3 default
    0x04827817512b3ce, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a27817612b3ce, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c27817712b3ce, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629819012f3ab, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x04829819112f3ab, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a29819212f3ab, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c29819312f3ab, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a21941322b4, // V_ADD_F16 ENC_VOP3 default
    0x0482a21951322b4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2a21961322b4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a21971322b4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a2194133470, // V_SUB_F16 ENC_VOP3 default
    0x0482a2195133470, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2a2196133470, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a2197133470, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562a219813446b, // V_SUBREV_F16 ENC_VOP3 default
    0x0482a219913446b, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0582a219a13446b, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a219b13446b, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a2194135429, // V_MUL_F16 ENC_VOP3 default
    0x0482a2195135429, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2a2196135429, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a2197135429, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a219c1363cd, // V_FMAC_F16 ENC_VOP3 default
    0x0482a219d1363cd, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2a219e1363cd, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a219f1363cd, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a2194139404, // V_MAX_F16 ENC_VOP3 default
    0x0482a2195139404, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2a2196139404, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a2197139404, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a219413a419, // V_MIN_F16 ENC_VOP3 default
    0x0482a219513a419, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2a219613a419, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2a219713a419, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ac19413b3e8, // V_LDEXP_F16 ENC_VOP3 default
    0x0482ac19513b3e8, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ac19613b3e8, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ac19713b3e8, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722b41a01403d5, // V_FMA_LEGACY_F32 ENC_VOP3 default
    0x0742b41a11403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a21403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a31403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a41403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a51403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a61403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a71403d5, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61a81423f8, // V_MAD_I32_I24 ENC_VOP3 default
    0x0742b61a91423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0762b61aa1423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0782b61ab1423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61ac1423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2b61ad1423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61ae1423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61af1423f8, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b01433fc, // V_MAD_U32_U24 ENC_VOP3 default
    0x0742b61b11433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0762b61b21433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0782b61b31433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61b41433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2b61b51433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61b61433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61b71433fc, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a014438e, // V_CUBEID_F32 ENC_VOP3 default
    0x0742b41a114438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a214438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a314438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a414438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a514438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a614438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a714438e, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a0145390, // V_CUBESC_F32 ENC_VOP3 default
    0x0742b41a1145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a2145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a3145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a4145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a5145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a6145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a7145390, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a0146391, // V_CUBETC_F32 ENC_VOP3 default
    0x0742b41a1146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a2146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a3146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a4146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a5146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a6146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a7146391, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a014738f, // V_CUBEMA_F32 ENC_VOP3 default
    0x0742b41a114738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a214738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a314738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a414738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a514738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a614738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a714738f, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b81482c5, // V_BFE_U32 ENC_VOP3 default
    0x0742b61b91482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba1482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb1482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc1482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd1482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be1482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf1482c5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61c01492c4, // V_BFE_I32 ENC_VOP3 default
    0x0742b61c11492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0762b61c21492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0782b61c31492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61c41492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61c51492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61c61492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61c71492c4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b814a2c6, // V_BFI_B32 ENC_VOP3 default
    0x0742b61b914a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba14a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb14a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc14a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd14a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be14a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf14a2c6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a014b3d3, // V_FMA_F32 ENC_VOP3 default
    0x0742b41a114b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a214b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a314b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a414b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a514b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a614b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a714b3d3, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b81c814c3d4, // V_FMA_F64 ENC_VOP3 default
    0x0742b81c914c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0762b81ca14c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0782b81cb14c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b81cc14c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2b81cd14c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b81ce14c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b81cf14c3d4, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41d014d3eb, // V_LERP_U8 ENC_VOP3 default
    0x0742b41d114d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0762b41d214d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0782b41d314d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41d414d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2b41d514d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41d614d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41d714d3eb, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ba1d814e2bc, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0742ba1d914e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0762ba1da14e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0782ba1db14e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ba1dc14e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2ba1dd14e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ba1de14e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ba1df14e2bc, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ba1d814f2bd, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0742ba1d914f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0762ba1da14f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0782ba1db14f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ba1dc14f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2ba1dd14f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ba1de14f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ba1df14f2bd, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a0150428, // V_MULLIT_F32 ENC_VOP3 default
    0x0742b41a1150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a2150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a3150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a4150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a5150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a6150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a7150428, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a0151414, // V_MIN3_F32 ENC_VOP3 default
    0x0742b41a1151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a2151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a3151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a4151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a5151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a6151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a7151414, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61e0152416, // V_MIN3_I32 ENC_VOP3 default
    0x0742b61e1152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762b61e2152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782b61e3152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61e4152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61e5152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61e6152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61e7152416, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b8153418, // V_MIN3_U32 ENC_VOP3 default
    0x0742b61b9153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf153418, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a01543ff, // V_MAX3_F32 ENC_VOP3 default
    0x0742b41a11543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a21543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a31543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a41543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a51543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a61543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a71543ff, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61e0155401, // V_MAX3_I32 ENC_VOP3 default
    0x0742b61e1155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762b61e2155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782b61e3155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61e4155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61e5155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61e6155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61e7155401, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b8156403, // V_MAX3_U32 ENC_VOP3 default
    0x0742b61b9156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf156403, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a015740e, // V_MED3_F32 ENC_VOP3 default
    0x0742b41a115740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a215740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a315740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a415740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a515740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a615740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a715740e, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61e0158410, // V_MED3_I32 ENC_VOP3 default
    0x0742b61e1158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762b61e2158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782b61e3158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61e4158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61e5158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61e6158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61e7158410, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b8159412, // V_MED3_U32 ENC_VOP3 default
    0x0742b61b9159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf159412, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b60e815a462, // V_SAD_U8 ENC_VOP3 default
    0x0742b61e815a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762b61e915a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782b61ea15a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61eb15a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2b61ec15a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61ed15a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61ee15a462, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b60e815b45f, // V_SAD_HI_U8 ENC_VOP3 default
    0x0742b61e815b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0762b61e915b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0782b61ea15b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61eb15b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2b61ec15b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61ed15b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61ee15b45f, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b60d815c460, // V_SAD_U16 ENC_VOP3 default
    0x0742b61ef15c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762b61f015c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782b61f115c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61f215c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2b61f315c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61f415c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61f515c460, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b815d461, // V_SAD_U32 ENC_VOP3 default
    0x0742b61b915d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba15d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb15d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc15d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd15d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be15d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf15d461, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc1f615e3ae, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0742bc1f715e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0762bc1f815e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0782bc1f915e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc1fa15e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc1fb15e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc1fc15e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc1fd15e3ae, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41a015f3b4, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0742b41a115f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0762b41a215f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0782b41a315f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41a415f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2b41a515f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41a615f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41a715f3b4, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b81c81603b5, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0742b81c91603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0762b81ca1603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0782b81cb1603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b81cc1603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2b81cd1603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b81ce1603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b81cf1603b5, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562be1fe1642b6, // V_ADD_F64 ENC_VOP3 default
    0x0482be1ff1642b6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0582be2001642b6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2be2011642b6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562be1fe16542b, // V_MUL_F64 ENC_VOP3 default
    0x0482be1ff16542b, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0582be20016542b, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2be20116542b, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562be1fe16641b, // V_MIN_F64 ENC_VOP3 default
    0x0482be1ff16641b, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x0582be20016641b, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2be20116641b, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562be1fe167406, // V_MAX_F64 ENC_VOP3 default
    0x0482be1ff167406, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x0582be200167406, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2be201167406, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c02021683ea, // V_LDEXP_F64 ENC_VOP3 default
    0x0482c02031683ea, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c02041683ea, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c02051683ea, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c217c169433, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482c217d169433, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2c217e169433, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2c217f169433, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c217c16a42e, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482c217d16a42e, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2c217e16a42e, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2c217f16a42e, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c217816c42c, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482c217916c42c, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2c217a16c42c, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2c217b16c42c, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822c420616d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0842c420716d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862c420816d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882c420916d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2c420a16d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2c420b16d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2c420c16d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902c420d16d3b8, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822c620e16e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0842c620f16e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862c621016e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882c621116e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2c621216e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2c621316e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2c621416e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902c621516e3b9, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922b421616f3b6, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0942b421716f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0962b421816f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0982b421916f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2b421a16f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x09c2b421b16f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2b421c16f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02b421d16f3b6, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922b821e1703b7, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0942b821f1703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0962b82201703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0982b82211703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2b82221703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x09c2b82231703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2b82241703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02b82251703b7, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b41d0171427, // V_MSAD_U8 ENC_VOP3 default
    0x0742b41d1171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762b41d2171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782b41d3171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b41d4171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2b41d5171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b41d6171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b41d7171427, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c8226172452, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0742c8227172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762c8228172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782c8229172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c822a172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2c822b172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c822c172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c822d172452, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c8226173425, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0742c8227173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762c8228173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782c8229173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c822a173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2c822b173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c822c173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c822d173425, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562c022e174478, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0482c022f174478, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c0230174478, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c0231174478, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0a22ca232175426, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0a42ca233175426, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0a62ca234175426, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0a82ca235175426, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822cc2361763fd, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0842cc2371763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862cc2381763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882cc2391763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2cc23a1763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2cc23b1763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2cc23c1763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902cc23d1763fd, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822cc23e1773f9, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0842cc23f1773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862cc2401773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882cc2411773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2cc2421773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2cc2431773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2cc2441773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902cc2451773f9, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b817847f, // V_XOR3_B32 ENC_VOP3 default
    0x0742b61b917847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba17847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb17847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc17847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd17847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be17847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf17847f, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0aa206246180435, // V_NOP ENC_VOP3 default
    0x0aa210247181424, // V_MOV_B32 ENC_VOP3 default
    0x0ac210248181424, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0ae214249182457, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0b021824a1833a3, // V_CVT_I32_F64 ENC_VOP3 default
    0x0ac21824b1833a3, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa21c24c18439e, // V_CVT_F64_I32 ENC_VOP3 default
    0x0ac21c24d18439e, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa22224e185397, // V_CVT_F32_I32 ENC_VOP3 default
    0x0ac22224f185397, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa222250186398, // V_CVT_F32_U32 ENC_VOP3 default
    0x0ac222251186398, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102521873b1, // V_CVT_U32_F32 ENC_VOP3 default
    0x0ac2102531873b1, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102541883a2, // V_CVT_I32_F32 ENC_VOP3 default
    0x0ac2102551883a2, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa22e25618a392, // V_CVT_F16_F32 ENC_VOP3 default
    0x0ac22e25718a392, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa23825818b395, // V_CVT_F32_F16 ENC_VOP3 default
    0x0ac23825918b395, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa21025418c3af, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x0ac21025518c3af, // V_CVT_RPI_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21025418d3a0, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x0ac21025518d3a0, // V_CVT_FLR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa22224e18e3a6, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0ac22224f18e3a6, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0b021825a18f396, // V_CVT_F32_F64 ENC_VOP3 default
    0x0ac21825b18f396, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa23a25c19039d, // V_CVT_F64_F32 ENC_VOP3 default
    0x0ac23a25d19039d, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa222250191399, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0ac222251191399, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0aa22225019239a, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0ac22225119239a, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0aa22225019339b, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0ac22225119339b, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0aa22225019439c, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0ac22225119439c, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0b021825e1953b2, // V_CVT_U32_F64 ENC_VOP3 default
    0x0ac21825f1953b2, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa21c26019639f, // V_CVT_F64_U32 ENC_VOP3 default
    0x0ac21c26119639f, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0b023e26219747b, // V_TRUNC_F64 ENC_VOP3 default
    0x0ac23e26319747b, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023e2621982cb, // V_CEIL_F64 ENC_VOP3 default
    0x0ac23e2631982cb, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023e26219945b, // V_RNDNE_F64 ENC_VOP3 default
    0x0ac23e26319945b, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023e26219a3ca, // V_FLOOR_F64 ENC_VOP3 default
    0x0ac23e26319a3ca, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa20624619b43d, // V_PIPEFLUSH ENC_VOP3 default
    0x0aa2102641a03da, // V_FRACT_F32 ENC_VOP3 default
    0x0ac2102651a03da, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102641a147a, // V_TRUNC_F32 ENC_VOP3 default
    0x0ac2102651a147a, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102641a22ca, // V_CEIL_F32 ENC_VOP3 default
    0x0ac2102651a22ca, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102641a345a, // V_RNDNE_F32 ENC_VOP3 default
    0x0ac2102651a345a, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102641a43c9, // V_FLOOR_F32 ENC_VOP3 default
    0x0ac2102651a43c9, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102641a53c4, // V_EXP_F32 ENC_VOP3 default
    0x0ac2102651a53c4, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102641a73ed, // V_LOG_F32 ENC_VOP3 default
    0x0ac2102651a73ed, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102641aa454, // V_RCP_F32 ENC_VOP3 default
    0x0ac2102651aa454, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102641ab456, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0ac2102651ab456, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102641ae45d, // V_RSQ_F32 ENC_VOP3 default
    0x0ac2102651ae45d, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0b023e2621af455, // V_RCP_F64 ENC_VOP3 default
    0x0ac23e2631af455, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023e2621b145e, // V_RSQ_F64 ENC_VOP3 default
    0x0ac23e2631b145e, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2102641b3467, // V_SQRT_F32 ENC_VOP3 default
    0x0ac2102651b3467, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0b023e2621b4468, // V_SQRT_F64 ENC_VOP3 default
    0x0ac23e2631b4468, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2102641b5465, // V_SIN_F32 ENC_VOP3 default
    0x0ac2102651b5465, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102641b638d, // V_COS_F32 ENC_VOP3 default
    0x0ac2102651b638d, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2222661b7436, // V_NOT_B32 ENC_VOP3 default
    0x0ac2222671b7436, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102471b82c8, // V_BFREV_B32 ENC_VOP3 default
    0x0ac2102481b82c8, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa2222681b93c6, // V_FFBH_U32 ENC_VOP3 default
    0x0ac2222691b93c6, // V_FFBH_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa2222681ba3c7, // V_FFBL_B32 ENC_VOP3 default
    0x0ac2222691ba3c7, // V_FFBL_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa22226a1bb3c5, // V_FFBH_I32 ENC_VOP3 default
    0x0ac22226b1bb3c5, // V_FFBH_I32 VOP3_INST_LITERAL has_lit_0
    0x0b021824a1bc3de, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0ac21824b1bc3de, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023e2621bd3e1, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0ac23e2631bd3e1, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0b023e2621be3db, // V_FRACT_F64 ENC_VOP3 default
    0x0ac23e2631be3db, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2102541bf3dd, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0ac2102551bf3dd, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102641c03e0, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0ac2102651c03e0, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2062461c12cc, // V_CLREXCP ENC_VOP3 default
    0x0aa21026c1c2420, // V_MOVRELD_B32 ENC_VOP3 default
    0x0ac21026d1c2420, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0b221026e1c3423, // V_MOVRELS_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b221026e1c4422, // V_MOVRELSD_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b221026e1c8421, // V_MOVRELSD_2_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0aa24826f1d0394, // V_CVT_F16_U16 ENC_VOP3 default
    0x0ac2482701d0394, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0aa2482711d1393, // V_CVT_F16_I16 ENC_VOP3 default
    0x0ac2482721d1393, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa2522731d23b0, // V_CVT_U16_F16 ENC_VOP3 default
    0x0ac2522741d23b0, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2522751d33a1, // V_CVT_I16_F16 ENC_VOP3 default
    0x0ac2522761d33a1, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2771d4453, // V_RCP_F16 ENC_VOP3 default
    0x0ac25c2781d4453, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2771d5466, // V_SQRT_F16 ENC_VOP3 default
    0x0ac25c2781d5466, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2771d645c, // V_RSQ_F16 ENC_VOP3 default
    0x0ac25c2781d645c, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2771d73ec, // V_LOG_F16 ENC_VOP3 default
    0x0ac25c2781d73ec, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2771d83c3, // V_EXP_F16 ENC_VOP3 default
    0x0ac25c2781d83c3, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2771d93df, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0ac25c2781d93df, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2522751da3dc, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0ac2522761da3dc, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2771db3c8, // V_FLOOR_F16 ENC_VOP3 default
    0x0ac25c2781db3c8, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2771dc2c9, // V_CEIL_F16 ENC_VOP3 default
    0x0ac25c2781dc2c9, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2771dd479, // V_TRUNC_F16 ENC_VOP3 default
    0x0ac25c2781dd479, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2771de459, // V_RNDNE_F16 ENC_VOP3 default
    0x0ac25c2781de459, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2771df3d9, // V_FRACT_F16 ENC_VOP3 default
    0x0ac25c2781df3d9, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2771e0464, // V_SIN_F16 ENC_VOP3 default
    0x0ac25c2781e0464, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2771e138c, // V_COS_F16 ENC_VOP3 default
    0x0ac25c2781e138c, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2222791e2463, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0ac22227a1e2463, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa2522751e33a4, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0ac2522761e33a4, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2522731e43a5, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0ac2522741e43a5, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
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
    0x0bc2ce2812ff3f0, // V_LSHLREV_B64 ENC_VOP3 default
    0x0be2ce2822ff3f0, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02ce2832ff3f0, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2ce2813003f5, // V_LSHRREV_B64 ENC_VOP3 default
    0x0be2ce2823003f5, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02ce2833003f5, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2ce2843012c2, // V_ASHRREV_I64 ENC_VOP3 default
    0x0be2ce2853012c2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0c02ce2863012c2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0462d02873032ba, // V_ADD_NC_U16 ENC_VOP3 default
    0x0482d02883032ba, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d02893032ba, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d028a3032ba, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d0287304474, // V_SUB_NC_U16 ENC_VOP3 default
    0x0482d0288304474, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d0289304474, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d028a304474, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d0287305432, // V_MUL_LO_U16 ENC_VOP3 default
    0x0482d0288305432, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d0289305432, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d028a305432, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562d028b3073f3, // V_LSHRREV_B16 ENC_VOP3 default
    0x0482d028c3073f3, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582d028d3073f3, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2d028e3073f3, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562d028f3082c0, // V_ASHRREV_I16 ENC_VOP3 default
    0x0482d02903082c0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0582d02913082c0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d02923082c0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d0287309409, // V_MAX_U16 ENC_VOP3 default
    0x0482d0288309409, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d0289309409, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d028a309409, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d029330a407, // V_MAX_I16 ENC_VOP3 default
    0x0482d029430a407, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2d029530a407, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d029630a407, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d028730b41e, // V_MIN_U16 ENC_VOP3 default
    0x0482d028830b41e, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2d028930b41e, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2d028a30b41e, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d029330c41c, // V_MIN_I16 ENC_VOP3 default
    0x0482d029430c41c, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2d029530c41c, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d029630c41c, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d029330d2b8, // V_ADD_NC_I16 ENC_VOP3 default
    0x0482d029430d2b8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2d029530d2b8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d029630d2b8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d029330e472, // V_SUB_NC_I16 ENC_VOP3 default
    0x0482d029430e472, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2d029530e472, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2d029630e472, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c22d229730f2b3, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0c42d229830f2b3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62d229930f2b3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82d229a30f2b3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0c22d229731046f, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0c42d229831046f, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62d229931046f, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82d229a31046f, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462d429b311439, // V_PACK_B32_F16 ENC_VOP3 default
    0x0482d429c311439, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2d429d311439, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2d429e311439, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d429f3123a7, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x0482d42a03123a7, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2d42a13123a7, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2d42a23123a7, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d42a33133a9, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x0482d42a43133a9, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2d42a53133a9, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2d42a63133a9, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562d028b3143ee, // V_LSHLREV_B16 ENC_VOP3 default
    0x0482d028c3143ee, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582d028d3143ee, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2d028e3143ee, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ca2d22a731946a, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0c42d22a831946a, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0cc2d22a931946a, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82d22aa31946a, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0722d62ab3403fa, // V_MAD_U16 ENC_VOP3 default
    0x0742d62ac3403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762d62ad3403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782d62ae3403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d62af3403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2d62b03403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d62b13403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d62b23403fa, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b42d82b33423e3, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x0b62da2b43423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2da2b53423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2dc2b63423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2da2b73423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02da2b53423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22da2b43423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802dc2b63423e3, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42de2b83433e4, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x0d62e02b93433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0
    0x0a62e02ba3433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82e22bb3433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2e02bc3433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_2
    0x0d82e02bd3433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e02be3433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e22bf3433e4, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e42c034443c, // V_PERM_B32 ENC_VOP3 default
    0x0742e42c134443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0762e42c234443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0782e42c334443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e42c434443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2e42c534443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e42c634443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e42c734443c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b834547d, // V_XAD_U32 ENC_VOP3 default
    0x0742b61b934547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba34547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb34547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc34547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd34547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be34547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf34547d, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b83463f1, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0742b61b93463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba3463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb3463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc3463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd3463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be3463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf3463f1, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b83472b7, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0742b61b93472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba3472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb3472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc3472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd3472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be3472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf3472b7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62c834b3d2, // V_FMA_F16 ENC_VOP3 default
    0x0742e62c934b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x0762e62ca34b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0782e62cb34b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62cc34b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62cd34b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62ce34b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62cf34b3d2, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62c8351413, // V_MIN3_F16 ENC_VOP3 default
    0x0742e62c9351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762e62ca351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782e62cb351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62cc351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62cd351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62ce351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62cf351413, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d62d0352415, // V_MIN3_I16 ENC_VOP3 default
    0x0742d62d1352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762d62d2352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782d62d3352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d62d4352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2d62d5352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d62d6352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d62d7352415, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d62ab353417, // V_MIN3_U16 ENC_VOP3 default
    0x0742d62ac353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762d62ad353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782d62ae353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d62af353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2d62b0353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d62b1353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d62b2353417, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62c83543fe, // V_MAX3_F16 ENC_VOP3 default
    0x0742e62c93543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762e62ca3543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782e62cb3543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62cc3543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62cd3543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62ce3543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62cf3543fe, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d62d0355400, // V_MAX3_I16 ENC_VOP3 default
    0x0742d62d1355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762d62d2355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782d62d3355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d62d4355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2d62d5355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d62d6355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d62d7355400, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d62ab356402, // V_MAX3_U16 ENC_VOP3 default
    0x0742d62ac356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762d62ad356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782d62ae356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d62af356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2d62b0356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d62b1356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d62b2356402, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62c835740d, // V_MED3_F16 ENC_VOP3 default
    0x0742e62c935740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762e62ca35740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782e62cb35740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62cc35740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62cd35740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62ce35740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62cf35740d, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d62d035840f, // V_MED3_I16 ENC_VOP3 default
    0x0742d62d135840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762d62d235840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782d62d335840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d62d435840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2d62d535840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d62d635840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d62d735840f, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d62ab359411, // V_MED3_U16 ENC_VOP3 default
    0x0742d62ac359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762d62ad359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782d62ae359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d62af359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2d62b0359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d62b1359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d62b2359411, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42e82d835a3e6, // V_INTERP_P2_F16 ENC_VOP3 default
    0x0d62ea2d935a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0
    0x0a62ea2da35a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82ec2db35a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2ea2dc35a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_2
    0x0d82ea2dd35a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ea2de35a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec2df35a3e6, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d62d035e3f6, // V_MAD_I16 ENC_VOP3 default
    0x0742d62d135e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0762d62d235e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0782d62d335e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d62d435e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2d62d535e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d62d635e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d62d735e3f6, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e62c835f3b3, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0742e62c935f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x0762e62ca35f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0782e62cb35f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e62cc35f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2e62cd35f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e62ce35f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62cf35f3b3, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0da2ee2e0360458, // V_READLANE_B32 ENC_VOP3 default
    0x0dc2f02e136147c, // V_WRITELANE_B32 ENC_VOP3 default
    0x0de2f02e236147c, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0462f22e33623e9, // V_LDEXP_F32 ENC_VOP3 default
    0x0482f22e43623e9, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f22e53623e9, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f22e63623e9, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c217c3632c7, // V_BFM_B32 ENC_VOP3 default
    0x0482c217d3632c7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2c217e3632c7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2c217f3632c7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c217c3642c3, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0482c217d3642c3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2c217e3642c3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2c217f3642c3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c217c36540c, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0482c217d36540c, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2c217e36540c, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2c217f36540c, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c217c36640b, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0482c217d36640b, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2c217e36640b, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2c217f36640b, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f02e73683a8, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x0482f02e83683a8, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f02e93683a8, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f02ea3683a8, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462f02eb3693aa, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x0482f02ec3693aa, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2f02ed3693aa, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2f02ee3693aa, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c22ef36a3ad, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0482c22f036a3ad, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2c22f136a3ad, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2c22f236a3ad, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462c22f336b3ac, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0482c22f436b3ac, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2c22f536b3ac, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2c22f636b3ac, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722b61b836d2b1, // V_ADD3_U32 ENC_VOP3 default
    0x0742b61b936d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba36d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb36d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc36d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd36d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be36d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf36d2b1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b836f3f2, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0742b61b936f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba36f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb36f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc36f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd36f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be36f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf36f3f2, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b83712bf, // V_AND_OR_B32 ENC_VOP3 default
    0x0742b61b93712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba3712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb3712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc3712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd3712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be3712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf3712bf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722b61b8372437, // V_OR3_B32 ENC_VOP3 default
    0x0742b61b9372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762b61ba372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782b61bb372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2b61bc372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2b61bd372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2b61be372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802b61bf372437, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f42f73733fb, // V_MAD_U32_U16 ENC_VOP3 default
    0x0742f42f83733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0762f42f93733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0782f42fa3733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f42fb3733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2f42fc3733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f42fd3733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f42fe3733fb, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f42ff3753f7, // V_MAD_I32_I16 ENC_VOP3 default
    0x0742f43003753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0762f43013753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0782f43023753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f43033753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2f43043753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f43053753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f43063753f7, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462c2178376473, // V_SUB_NC_I32 ENC_VOP3 default
    0x0482c2179376473, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2c217a376473, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2c217b376473, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e02f630737743a, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0e22f630837743a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e42f630937743a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e62f630a37743a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0e02f630737843b, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0e22f630837843b, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e42f630937843b, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e62f630a37843b, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0462c217837f2b9, // V_ADD_NC_I32 ENC_VOP3 default
    0x0482c217937f2b9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2c217a37f2b9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2c217b37f2b9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x102308415000339, // V_CMP_F_F32 ENC_VOPC default
    0x10430a416000339, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106308417000339, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x10230841500135e, // V_CMP_LT_F32 ENC_VOPC default
    0x10430a41600135e, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630841700135e, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x102308415002330, // V_CMP_EQ_F32 ENC_VOPC default
    0x10430a416002330, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106308417002330, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x102308415003352, // V_CMP_LE_F32 ENC_VOPC default
    0x10430a416003352, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106308417003352, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x102308415004349, // V_CMP_GT_F32 ENC_VOPC default
    0x10430a416004349, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106308417004349, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x10230841500535b, // V_CMP_LG_F32 ENC_VOPC default
    0x10430a41600535b, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630841700535b, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x102308415006340, // V_CMP_GE_F32 ENC_VOPC default
    0x10430a416006340, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106308417006340, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x10230841500737f, // V_CMP_O_F32 ENC_VOPC default
    0x10430a41600737f, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630841700737f, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x102308415008389, // V_CMP_U_F32 ENC_VOPC default
    0x10430a416008389, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106308417008389, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x102308415009370, // V_CMP_NGE_F32 ENC_VOPC default
    0x10430a416009370, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106308417009370, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x10230841500a379, // V_CMP_NLG_F32 ENC_VOPC default
    0x10430a41600a379, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630841700a379, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x10230841500b373, // V_CMP_NGT_F32 ENC_VOPC default
    0x10430a41600b373, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630841700b373, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x10230841500c376, // V_CMP_NLE_F32 ENC_VOPC default
    0x10430a41600c376, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630841700c376, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x10230841500d367, // V_CMP_NEQ_F32 ENC_VOPC default
    0x10430a41600d367, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630841700d367, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x10230841500e37c, // V_CMP_NLT_F32 ENC_VOPC default
    0x10430a41600e37c, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630841700e37c, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x10230841500f382, // V_CMP_TRU_F32 ENC_VOPC default
    0x10430a41600f382, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630841700f382, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x10230e4180102da, // V_CMPX_F_F32 ENC_VOPC default
    0x1043104190102da, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a0102da, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x10230e4180112ff, // V_CMPX_LT_F32 ENC_VOPC default
    0x1043104190112ff, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a0112ff, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x10230e4180122d1, // V_CMPX_EQ_F32 ENC_VOPC default
    0x1043104190122d1, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a0122d1, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x10230e4180132f3, // V_CMPX_LE_F32 ENC_VOPC default
    0x1043104190132f3, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a0132f3, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x10230e4180142ea, // V_CMPX_GT_F32 ENC_VOPC default
    0x1043104190142ea, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a0142ea, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x10230e4180152fc, // V_CMPX_LG_F32 ENC_VOPC default
    0x1043104190152fc, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a0152fc, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x10230e4180162e1, // V_CMPX_GE_F32 ENC_VOPC default
    0x1043104190162e1, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a0162e1, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x10230e418017320, // V_CMPX_O_F32 ENC_VOPC default
    0x104310419017320, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a017320, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x10230e41801832a, // V_CMPX_U_F32 ENC_VOPC default
    0x10431041901832a, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a01832a, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x10230e418019311, // V_CMPX_NGE_F32 ENC_VOPC default
    0x104310419019311, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a019311, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x10230e41801a31a, // V_CMPX_NLG_F32 ENC_VOPC default
    0x10431041901a31a, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a01a31a, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x10230e41801b314, // V_CMPX_NGT_F32 ENC_VOPC default
    0x10431041901b314, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a01b314, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x10230e41801c317, // V_CMPX_NLE_F32 ENC_VOPC default
    0x10431041901c317, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a01c317, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x10230e41801d308, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x10431041901d308, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a01d308, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x10230e41801e31d, // V_CMPX_NLT_F32 ENC_VOPC default
    0x10431041901e31d, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a01e31d, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x10230e41801f323, // V_CMPX_TRU_F32 ENC_VOPC default
    0x10431041901f323, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e41a01f323, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x10831441b02033a, // V_CMP_F_F64 ENC_VOPC default
    0x10631441c02033a, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x10831441b02135f, // V_CMP_LT_F64 ENC_VOPC default
    0x10631441c02135f, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x10831441b022331, // V_CMP_EQ_F64 ENC_VOPC default
    0x10631441c022331, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x10831441b023353, // V_CMP_LE_F64 ENC_VOPC default
    0x10631441c023353, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x10831441b02434a, // V_CMP_GT_F64 ENC_VOPC default
    0x10631441c02434a, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x10831441b02535c, // V_CMP_LG_F64 ENC_VOPC default
    0x10631441c02535c, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x10831441b026341, // V_CMP_GE_F64 ENC_VOPC default
    0x10631441c026341, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x10831441b027380, // V_CMP_O_F64 ENC_VOPC default
    0x10631441c027380, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x10831441b02838a, // V_CMP_U_F64 ENC_VOPC default
    0x10631441c02838a, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x10831441b029371, // V_CMP_NGE_F64 ENC_VOPC default
    0x10631441c029371, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x10831441b02a37a, // V_CMP_NLG_F64 ENC_VOPC default
    0x10631441c02a37a, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x10831441b02b374, // V_CMP_NGT_F64 ENC_VOPC default
    0x10631441c02b374, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x10831441b02c377, // V_CMP_NLE_F64 ENC_VOPC default
    0x10631441c02c377, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x10831441b02d368, // V_CMP_NEQ_F64 ENC_VOPC default
    0x10631441c02d368, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x10831441b02e37d, // V_CMP_NLT_F64 ENC_VOPC default
    0x10631441c02e37d, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x10831441b02f383, // V_CMP_TRU_F64 ENC_VOPC default
    0x10631441c02f383, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x10831841d0302db, // V_CMPX_F_F64 ENC_VOPC default
    0x10631841e0302db, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x10831841d031300, // V_CMPX_LT_F64 ENC_VOPC default
    0x10631841e031300, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x10831841d0322d2, // V_CMPX_EQ_F64 ENC_VOPC default
    0x10631841e0322d2, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x10831841d0332f4, // V_CMPX_LE_F64 ENC_VOPC default
    0x10631841e0332f4, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x10831841d0342eb, // V_CMPX_GT_F64 ENC_VOPC default
    0x10631841e0342eb, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x10831841d0352fd, // V_CMPX_LG_F64 ENC_VOPC default
    0x10631841e0352fd, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x10831841d0362e2, // V_CMPX_GE_F64 ENC_VOPC default
    0x10631841e0362e2, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x10831841d037321, // V_CMPX_O_F64 ENC_VOPC default
    0x10631841e037321, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x10831841d03832b, // V_CMPX_U_F64 ENC_VOPC default
    0x10631841e03832b, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x10831841d039312, // V_CMPX_NGE_F64 ENC_VOPC default
    0x10631841e039312, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x10831841d03a31b, // V_CMPX_NLG_F64 ENC_VOPC default
    0x10631841e03a31b, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x10831841d03b315, // V_CMPX_NGT_F64 ENC_VOPC default
    0x10631841e03b315, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x10831841d03c318, // V_CMPX_NLE_F64 ENC_VOPC default
    0x10631841e03c318, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x10831841d03d309, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x10631841e03d309, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x10831841d03e31e, // V_CMPX_NLT_F64 ENC_VOPC default
    0x10631841e03e31e, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x10831841d03f324, // V_CMPX_TRU_F64 ENC_VOPC default
    0x10631841e03f324, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x10230841f08033b, // V_CMP_F_I32 ENC_VOPC default
    0x10431c42008033b, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630842108033b, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x10230841f081361, // V_CMP_LT_I32 ENC_VOPC default
    0x10431c420081361, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106308421081361, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x10230841f082333, // V_CMP_EQ_I32 ENC_VOPC default
    0x10431c420082333, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106308421082333, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x10230841f083355, // V_CMP_LE_I32 ENC_VOPC default
    0x10431c420083355, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106308421083355, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x10230841f08434c, // V_CMP_GT_I32 ENC_VOPC default
    0x10431c42008434c, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630842108434c, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x10230841f08536a, // V_CMP_NE_I32 ENC_VOPC default
    0x10431c42008536a, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630842108536a, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x10230841f086343, // V_CMP_GE_I32 ENC_VOPC default
    0x10431c420086343, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106308421086343, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x10230841f087384, // V_CMP_T_I32 ENC_VOPC default
    0x10431c420087384, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106308421087384, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x10230842208832d, // V_CMP_CLASS_F32 ENC_VOPC default
    0x10432042308832d, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630842408832d, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x102324425089360, // V_CMP_LT_I16 ENC_VOPC default
    0x104326426089360, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106324427089360, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x10232442508a332, // V_CMP_EQ_I16 ENC_VOPC default
    0x10432642608a332, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632442708a332, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x10232442508b354, // V_CMP_LE_I16 ENC_VOPC default
    0x10432642608b354, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632442708b354, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x10232442508c34b, // V_CMP_GT_I16 ENC_VOPC default
    0x10432642608c34b, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632442708c34b, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x10232442508d369, // V_CMP_NE_I16 ENC_VOPC default
    0x10432642608d369, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632442708d369, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x10232442508e342, // V_CMP_GE_I16 ENC_VOPC default
    0x10432642608e342, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632442708e342, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x10232a42808f32c, // V_CMP_CLASS_F16 ENC_VOPC default
    0x10432c42908f32c, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a08f32c, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x10230e42b0902dc, // V_CMPX_F_I32 ENC_VOPC default
    0x10433042c0902dc, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e42d0902dc, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x10230e42b091302, // V_CMPX_LT_I32 ENC_VOPC default
    0x10433042c091302, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e42d091302, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x10230e42b0922d4, // V_CMPX_EQ_I32 ENC_VOPC default
    0x10433042c0922d4, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e42d0922d4, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x10230e42b0932f6, // V_CMPX_LE_I32 ENC_VOPC default
    0x10433042c0932f6, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e42d0932f6, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x10230e42b0942ed, // V_CMPX_GT_I32 ENC_VOPC default
    0x10433042c0942ed, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e42d0942ed, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x10230e42b09530b, // V_CMPX_NE_I32 ENC_VOPC default
    0x10433042c09530b, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e42d09530b, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x10230e42b0962e4, // V_CMPX_GE_I32 ENC_VOPC default
    0x10433042c0962e4, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e42d0962e4, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x10230e42b097325, // V_CMPX_T_I32 ENC_VOPC default
    0x10433042c097325, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e42d097325, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x10230e42e0982ce, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x10433442f0982ce, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e4300982ce, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x102338431099301, // V_CMPX_LT_I16 ENC_VOPC default
    0x10433a432099301, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106338433099301, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x10233843109a2d3, // V_CMPX_EQ_I16 ENC_VOPC default
    0x10433a43209a2d3, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633843309a2d3, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x10233843109b2f5, // V_CMPX_LE_I16 ENC_VOPC default
    0x10433a43209b2f5, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633843309b2f5, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x10233843109c2ec, // V_CMPX_GT_I16 ENC_VOPC default
    0x10433a43209c2ec, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633843309c2ec, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x10233843109d30a, // V_CMPX_NE_I16 ENC_VOPC default
    0x10433a43209d30a, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633843309d30a, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x10233843109e2e3, // V_CMPX_GE_I16 ENC_VOPC default
    0x10433a43209e2e3, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633843309e2e3, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x10233e43409f2cd, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x10434043509f2cd, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e43609f2cd, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x1083444370a033c, // V_CMP_F_I64 ENC_VOPC default
    0x1063444380a033c, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x1083444370a1362, // V_CMP_LT_I64 ENC_VOPC default
    0x1063444380a1362, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x1083444370a2334, // V_CMP_EQ_I64 ENC_VOPC default
    0x1063444380a2334, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x1083444370a3356, // V_CMP_LE_I64 ENC_VOPC default
    0x1063444380a3356, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x1083444370a434d, // V_CMP_GT_I64 ENC_VOPC default
    0x1063444380a434d, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x1083444370a536b, // V_CMP_NE_I64 ENC_VOPC default
    0x1063444380a536b, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x1083444370a6344, // V_CMP_GE_I64 ENC_VOPC default
    0x1063444380a6344, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x1083444370a7385, // V_CMP_T_I64 ENC_VOPC default
    0x1063444380a7385, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x1083484390a832e, // V_CMP_CLASS_F64 ENC_VOPC default
    0x10634843a0a832e, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x10232443b0a9363, // V_CMP_LT_U16 ENC_VOPC default
    0x10432643c0a9363, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632443d0a9363, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x10232443b0aa335, // V_CMP_EQ_U16 ENC_VOPC default
    0x10432643c0aa335, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632443d0aa335, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x10232443b0ab357, // V_CMP_LE_U16 ENC_VOPC default
    0x10432643c0ab357, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632443d0ab357, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x10232443b0ac34e, // V_CMP_GT_U16 ENC_VOPC default
    0x10432643c0ac34e, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632443d0ac34e, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x10232443b0ad36c, // V_CMP_NE_U16 ENC_VOPC default
    0x10432643c0ad36c, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632443d0ad36c, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x10232443b0ae345, // V_CMP_GE_U16 ENC_VOPC default
    0x10432643c0ae345, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632443d0ae345, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x10834c43e0b02dd, // V_CMPX_F_I64 ENC_VOPC default
    0x10634c43f0b02dd, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x10834c43e0b1303, // V_CMPX_LT_I64 ENC_VOPC default
    0x10634c43f0b1303, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x10834c43e0b22d5, // V_CMPX_EQ_I64 ENC_VOPC default
    0x10634c43f0b22d5, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x10834c43e0b32f7, // V_CMPX_LE_I64 ENC_VOPC default
    0x10634c43f0b32f7, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x10834c43e0b42ee, // V_CMPX_GT_I64 ENC_VOPC default
    0x10634c43f0b42ee, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x10834c43e0b530c, // V_CMPX_NE_I64 ENC_VOPC default
    0x10634c43f0b530c, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x10834c43e0b62e5, // V_CMPX_GE_I64 ENC_VOPC default
    0x10634c43f0b62e5, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x10834c43e0b7326, // V_CMPX_T_I64 ENC_VOPC default
    0x10634c43f0b7326, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x1083504400b82cf, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x1063504410b82cf, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x1023384420b9304, // V_CMPX_LT_U16 ENC_VOPC default
    0x10433a4430b9304, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384440b9304, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x1023384420ba2d6, // V_CMPX_EQ_U16 ENC_VOPC default
    0x10433a4430ba2d6, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384440ba2d6, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x1023384420bb2f8, // V_CMPX_LE_U16 ENC_VOPC default
    0x10433a4430bb2f8, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384440bb2f8, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x1023384420bc2ef, // V_CMPX_GT_U16 ENC_VOPC default
    0x10433a4430bc2ef, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384440bc2ef, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x1023384420bd30d, // V_CMPX_NE_U16 ENC_VOPC default
    0x10433a4430bd30d, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384440bd30d, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x1023384420be2e6, // V_CMPX_GE_U16 ENC_VOPC default
    0x10433a4430be2e6, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063384440be2e6, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x1023084450c033d, // V_CMP_F_U32 ENC_VOPC default
    0x10431c4460c033d, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063084470c033d, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x1023084450c1364, // V_CMP_LT_U32 ENC_VOPC default
    0x10431c4460c1364, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063084470c1364, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x1023084450c2336, // V_CMP_EQ_U32 ENC_VOPC default
    0x10431c4460c2336, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063084470c2336, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x1023084450c3358, // V_CMP_LE_U32 ENC_VOPC default
    0x10431c4460c3358, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063084470c3358, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x1023084450c434f, // V_CMP_GT_U32 ENC_VOPC default
    0x10431c4460c434f, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063084470c434f, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x1023084450c536d, // V_CMP_NE_U32 ENC_VOPC default
    0x10431c4460c536d, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063084470c536d, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x1023084450c6346, // V_CMP_GE_U32 ENC_VOPC default
    0x10431c4460c6346, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063084470c6346, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x1023084450c7386, // V_CMP_T_U32 ENC_VOPC default
    0x10431c4460c7386, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063084470c7386, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x10232a4280c8338, // V_CMP_F_F16 ENC_VOPC default
    0x1043544290c8338, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0c8338, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280c935d, // V_CMP_LT_F16 ENC_VOPC default
    0x1043544290c935d, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0c935d, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280ca32f, // V_CMP_EQ_F16 ENC_VOPC default
    0x1043544290ca32f, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0ca32f, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280cb351, // V_CMP_LE_F16 ENC_VOPC default
    0x1043544290cb351, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0cb351, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280cc348, // V_CMP_GT_F16 ENC_VOPC default
    0x1043544290cc348, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0cc348, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280cd35a, // V_CMP_LG_F16 ENC_VOPC default
    0x1043544290cd35a, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0cd35a, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280ce33f, // V_CMP_GE_F16 ENC_VOPC default
    0x1043544290ce33f, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0ce33f, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280cf37e, // V_CMP_O_F16 ENC_VOPC default
    0x1043544290cf37e, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0cf37e, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x10230e4480d02de, // V_CMPX_F_U32 ENC_VOPC default
    0x1043304490d02de, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e44a0d02de, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x10230e4480d1305, // V_CMPX_LT_U32 ENC_VOPC default
    0x1043304490d1305, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e44a0d1305, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x10230e4480d22d7, // V_CMPX_EQ_U32 ENC_VOPC default
    0x1043304490d22d7, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e44a0d22d7, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x10230e4480d32f9, // V_CMPX_LE_U32 ENC_VOPC default
    0x1043304490d32f9, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e44a0d32f9, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x10230e4480d42f0, // V_CMPX_GT_U32 ENC_VOPC default
    0x1043304490d42f0, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e44a0d42f0, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x10230e4480d530e, // V_CMPX_NE_U32 ENC_VOPC default
    0x1043304490d530e, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e44a0d530e, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x10230e4480d62e7, // V_CMPX_GE_U32 ENC_VOPC default
    0x1043304490d62e7, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e44a0d62e7, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x10230e4480d7327, // V_CMPX_T_U32 ENC_VOPC default
    0x1043304490d7327, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10630e44a0d7327, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x10233e4340d82d9, // V_CMPX_F_F16 ENC_VOPC default
    0x1043584350d82d9, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360d82d9, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340d92fe, // V_CMPX_LT_F16 ENC_VOPC default
    0x1043584350d92fe, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360d92fe, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340da2d0, // V_CMPX_EQ_F16 ENC_VOPC default
    0x1043584350da2d0, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360da2d0, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340db2f2, // V_CMPX_LE_F16 ENC_VOPC default
    0x1043584350db2f2, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360db2f2, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340dc2e9, // V_CMPX_GT_F16 ENC_VOPC default
    0x1043584350dc2e9, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360dc2e9, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340dd2fb, // V_CMPX_LG_F16 ENC_VOPC default
    0x1043584350dd2fb, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360dd2fb, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340de2e0, // V_CMPX_GE_F16 ENC_VOPC default
    0x1043584350de2e0, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360de2e0, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340df31f, // V_CMPX_O_F16 ENC_VOPC default
    0x1043584350df31f, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360df31f, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x10834444b0e033e, // V_CMP_F_U64 ENC_VOPC default
    0x10634444c0e033e, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x10834444b0e1365, // V_CMP_LT_U64 ENC_VOPC default
    0x10634444c0e1365, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x10834444b0e2337, // V_CMP_EQ_U64 ENC_VOPC default
    0x10634444c0e2337, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10834444b0e3359, // V_CMP_LE_U64 ENC_VOPC default
    0x10634444c0e3359, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x10834444b0e4350, // V_CMP_GT_U64 ENC_VOPC default
    0x10634444c0e4350, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x10834444b0e536e, // V_CMP_NE_U64 ENC_VOPC default
    0x10634444c0e536e, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x10834444b0e6347, // V_CMP_GE_U64 ENC_VOPC default
    0x10634444c0e6347, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x10834444b0e7387, // V_CMP_T_U64 ENC_VOPC default
    0x10634444c0e7387, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x10232a4280e8388, // V_CMP_U_F16 ENC_VOPC default
    0x1043544290e8388, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0e8388, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280e936f, // V_CMP_NGE_F16 ENC_VOPC default
    0x1043544290e936f, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0e936f, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280ea378, // V_CMP_NLG_F16 ENC_VOPC default
    0x1043544290ea378, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0ea378, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280eb372, // V_CMP_NGT_F16 ENC_VOPC default
    0x1043544290eb372, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0eb372, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280ec375, // V_CMP_NLE_F16 ENC_VOPC default
    0x1043544290ec375, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0ec375, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280ed366, // V_CMP_NEQ_F16 ENC_VOPC default
    0x1043544290ed366, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0ed366, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280ee37b, // V_CMP_NLT_F16 ENC_VOPC default
    0x1043544290ee37b, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0ee37b, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x10232a4280ef381, // V_CMP_TRU_F16 ENC_VOPC default
    0x1043544290ef381, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632a42a0ef381, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10834c44d0f02df, // V_CMPX_F_U64 ENC_VOPC default
    0x10634c44e0f02df, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x10834c44d0f1306, // V_CMPX_LT_U64 ENC_VOPC default
    0x10634c44e0f1306, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x10834c44d0f22d8, // V_CMPX_EQ_U64 ENC_VOPC default
    0x10634c44e0f22d8, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10834c44d0f32fa, // V_CMPX_LE_U64 ENC_VOPC default
    0x10634c44e0f32fa, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x10834c44d0f42f1, // V_CMPX_GT_U64 ENC_VOPC default
    0x10634c44e0f42f1, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x10834c44d0f530f, // V_CMPX_NE_U64 ENC_VOPC default
    0x10634c44e0f530f, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x10834c44d0f62e8, // V_CMPX_GE_U64 ENC_VOPC default
    0x10634c44e0f62e8, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x10834c44d0f7328, // V_CMPX_T_U64 ENC_VOPC default
    0x10634c44e0f7328, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x10233e4340f8329, // V_CMPX_U_F16 ENC_VOPC default
    0x1043584350f8329, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360f8329, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340f9310, // V_CMPX_NGE_F16 ENC_VOPC default
    0x1043584350f9310, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360f9310, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340fa319, // V_CMPX_NLG_F16 ENC_VOPC default
    0x1043584350fa319, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360fa319, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340fb313, // V_CMPX_NGT_F16 ENC_VOPC default
    0x1043584350fb313, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360fb313, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340fc316, // V_CMPX_NLE_F16 ENC_VOPC default
    0x1043584350fc316, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360fc316, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340fd307, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x1043584350fd307, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360fd307, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340fe31c, // V_CMPX_NLT_F16 ENC_VOPC default
    0x1043584350fe31c, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360fe31c, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x10233e4340ff322, // V_CMPX_TRU_F16 ENC_VOPC default
    0x1043584350ff322, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633e4360ff322, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10a1b0246000435, // V_NOP ENC_VOP1 default
    0x10a20844f001424, // V_MOV_B32 ENC_VOP1 default
    0x10c20c450001424, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20a451001424, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x11020e452001424, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x112208453001424, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x114212454002457, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x1162164550033a3, // V_CVT_I32_F64 ENC_VOP1 default
    0x1122164560033a3, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x10a21a45700439e, // V_CVT_F64_I32 ENC_VOP1 default
    0x11221a45800439e, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x10a208459005397, // V_CVT_F32_I32 ENC_VOP1 default
    0x10c20c45a005397, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e45b005397, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x11022045c005397, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x11220845d005397, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x10a20845e006398, // V_CVT_F32_U32 ENC_VOP1 default
    0x10c20c45f006398, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e460006398, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x110220461006398, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x112208462006398, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x10a2084630073b1, // V_CVT_U32_F32 ENC_VOP1 default
    0x10c20c4640073b1, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244650073b1, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4660073b1, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084670073b1, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x10a2084680083a2, // V_CVT_I32_F32 ENC_VOP1 default
    0x10c20c4690083a2, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22446a0083a2, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e46b0083a2, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220846c0083a2, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
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
    0x10a20846800c3af, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x10c20c46900c3af, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22446a00c3af, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e46b00c3af, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220846c00c3af, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a20846800d3a0, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x10c20c46900d3a0, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22446a00d3a0, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e46b00d3a0, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220846c00d3a0, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a20845900e3a6, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x10c20c45a00e3a6, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x10e21e45b00e3a6, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x11022045c00e3a6, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x11220845d00e3a6, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x11621647700f396, // V_CVT_F32_F64 ENC_VOP1 default
    0x11221647800f396, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x10a21a47901039d, // V_CVT_F64_F32 ENC_VOP1 default
    0x11221a47a01039d, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x10a20845e011399, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x10c20c45f011399, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x10e21e460011399, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x110220461011399, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x112208462011399, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x10a20845e01239a, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x10c20c45f01239a, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x10e21e46001239a, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x11022046101239a, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x11220846201239a, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x10a20845e01339b, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x10c20c45f01339b, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x10e21e46001339b, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x11022046101339b, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x11220846201339b, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x10a20845e01439c, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x10c20c45f01439c, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x10e21e46001439c, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x11022046101439c, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x11220846201439c, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x11621647b0153b2, // V_CVT_U32_F64 ENC_VOP1 default
    0x11221647c0153b2, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x10a21a47d01639f, // V_CVT_F64_U32 ENC_VOP1 default
    0x11221a47e01639f, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x11623c47f01747b, // V_TRUNC_F64 ENC_VOP1 default
    0x11223c48001747b, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x11623c47f0182cb, // V_CEIL_F64 ENC_VOP1 default
    0x11223c4800182cb, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x11623c47f01945b, // V_RNDNE_F64 ENC_VOP1 default
    0x11223c48001945b, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x11623c47f01a3ca, // V_FLOOR_F64 ENC_VOP1 default
    0x11223c48001a3ca, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x10a1b024601b43d, // V_PIPEFLUSH ENC_VOP1 default
    0x10a2084810203da, // V_FRACT_F32 ENC_VOP1 default
    0x10c20c4820203da, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244830203da, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4840203da, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084850203da, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x10a20848102147a, // V_TRUNC_F32 ENC_VOP1 default
    0x10c20c48202147a, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22448302147a, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e48402147a, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220848502147a, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x10a2084810222ca, // V_CEIL_F32 ENC_VOP1 default
    0x10c20c4820222ca, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244830222ca, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4840222ca, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084850222ca, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x10a20848102345a, // V_RNDNE_F32 ENC_VOP1 default
    0x10c20c48202345a, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22448302345a, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e48402345a, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220848502345a, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x10a2084810243c9, // V_FLOOR_F32 ENC_VOP1 default
    0x10c20c4820243c9, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244830243c9, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4840243c9, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084850243c9, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x10a2084810253c4, // V_EXP_F32 ENC_VOP1 default
    0x10c20c4820253c4, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244830253c4, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4840253c4, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084850253c4, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x10a2084810273ed, // V_LOG_F32 ENC_VOP1 default
    0x10c20c4820273ed, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244830273ed, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4840273ed, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084850273ed, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x10a20848102a454, // V_RCP_F32 ENC_VOP1 default
    0x10c20c48202a454, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22448302a454, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e48402a454, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220848502a454, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x10a20848102b456, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x10c20c48202b456, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22448302b456, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e48402b456, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220848502b456, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x10a20848102e45d, // V_RSQ_F32 ENC_VOP1 default
    0x10c20c48202e45d, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22448302e45d, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e48402e45d, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220848502e45d, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x11623c47f02f455, // V_RCP_F64 ENC_VOP1 default
    0x11223c48002f455, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x11623c47f03145e, // V_RSQ_F64 ENC_VOP1 default
    0x11223c48003145e, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x10a208481033467, // V_SQRT_F32 ENC_VOP1 default
    0x10c20c482033467, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e224483033467, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e484033467, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x112208485033467, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x11623c47f034468, // V_SQRT_F64 ENC_VOP1 default
    0x11223c480034468, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x10a208481035465, // V_SIN_F32 ENC_VOP1 default
    0x10c20c482035465, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e224483035465, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e484035465, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x112208485035465, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x10a20848103638d, // V_COS_F32 ENC_VOP1 default
    0x10c20c48203638d, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22448303638d, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e48403638d, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220848503638d, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x10a208486037436, // V_NOT_B32 ENC_VOP1 default
    0x10c20c487037436, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e488037436, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x110220489037436, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220848a037436, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x10a20844f0382c8, // V_BFREV_B32 ENC_VOP1 default
    0x10c20c4500382c8, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20a4510382c8, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x11020e4520382c8, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x1122084530382c8, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x10a20848b0393c6, // V_FFBH_U32 ENC_VOP1 default
    0x10c20c48c0393c6, // V_FFBH_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e48d0393c6, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x11022048e0393c6, // V_FFBH_U32 VOP1_VOP_DPP16 has_dpp16
    0x11220848f0393c6, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x10a20848b03a3c7, // V_FFBL_B32 ENC_VOP1 default
    0x10c20c48c03a3c7, // V_FFBL_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e48d03a3c7, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x11022048e03a3c7, // V_FFBL_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220848f03a3c7, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x10a20849003b3c5, // V_FFBH_I32 ENC_VOP1 default
    0x10c20c49103b3c5, // V_FFBH_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e49203b3c5, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x11022049303b3c5, // V_FFBH_I32 VOP1_VOP_DPP16 has_dpp16
    0x11220849403b3c5, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x11621645503c3de, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x11221645603c3de, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x11623c47f03d3e1, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x11223c48003d3e1, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x11623c47f03e3db, // V_FRACT_F64 ENC_VOP1 default
    0x11223c48003e3db, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x10a20846803f3dd, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x10c20c46903f3dd, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22446a03f3dd, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e46b03f3dd, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220846c03f3dd, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a2084810403e0, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x10c20c4820403e0, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244830403e0, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4840403e0, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084850403e0, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x10a1b02460412cc, // V_CLREXCP ENC_VOP1 default
    0x10a208495042420, // V_MOVRELD_B32 ENC_VOP1 default
    0x10c20c496042420, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20a497042420, // V_MOVRELD_B32 VOP1_VOP_SDWA has_sdwa
    0x11020e498042420, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x112208499042420, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x11420849a043423, // V_MOVRELS_B32 ENC_VOP1 default
    0x10c20c496043423, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20a49b043423, // V_MOVRELS_B32 VOP1_VOP_SDWA has_sdwa
    0x11020e498043423, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x11420849a044422, // V_MOVRELSD_B32 ENC_VOP1 default
    0x10c20c496044422, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20a49b044422, // V_MOVRELSD_B32 VOP1_VOP_SDWA has_sdwa
    0x11020e498044422, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x11420849a048421, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x10c20c496048421, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20a49b048421, // V_MOVRELSD_2_B32 VOP1_VOP_SDWA has_sdwa
    0x11020e498048421, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x10a24049c050394, // V_CVT_F16_U16 ENC_VOP1 default
    0x10c24449d050394, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x10e24249e050394, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x11024649f050394, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x1122404a0050394, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x10a2404a1051393, // V_CVT_F16_I16 ENC_VOP1 default
    0x10c2444a2051393, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e2424a3051393, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x1102464a4051393, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x1122404a5051393, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x10a24a4a60523b0, // V_CVT_U16_F16 ENC_VOP1 default
    0x10c24e4a70523b0, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e24c4a80523b0, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102504a90523b0, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224a4aa0523b0, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x10a24a4ab0533a1, // V_CVT_I16_F16 ENC_VOP1 default
    0x10c24e4ac0533a1, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e24c4ad0533a1, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102504ae0533a1, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224a4af0533a1, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a2544b0054453, // V_RCP_F16 ENC_VOP1 default
    0x10c2584b1054453, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564b2054453, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4b3054453, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544b4054453, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x10a2544b0055466, // V_SQRT_F16 ENC_VOP1 default
    0x10c2584b1055466, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564b2055466, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4b3055466, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544b4055466, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x10a2544b005645c, // V_RSQ_F16 ENC_VOP1 default
    0x10c2584b105645c, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564b205645c, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4b305645c, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544b405645c, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x10a2544b00573ec, // V_LOG_F16 ENC_VOP1 default
    0x10c2584b10573ec, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564b20573ec, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4b30573ec, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544b40573ec, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x10a2544b00583c3, // V_EXP_F16 ENC_VOP1 default
    0x10c2584b10583c3, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564b20583c3, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4b30583c3, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544b40583c3, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x10a2544b00593df, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x10c2584b10593df, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564b20593df, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4b30593df, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544b40593df, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x10a24a4ab05a3dc, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x10c24e4ac05a3dc, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e24c4ad05a3dc, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102504ae05a3dc, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224a4af05a3dc, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a2544b005b3c8, // V_FLOOR_F16 ENC_VOP1 default
    0x10c2584b105b3c8, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564b205b3c8, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4b305b3c8, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544b405b3c8, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x10a2544b005c2c9, // V_CEIL_F16 ENC_VOP1 default
    0x10c2584b105c2c9, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564b205c2c9, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4b305c2c9, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544b405c2c9, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x10a2544b005d479, // V_TRUNC_F16 ENC_VOP1 default
    0x10c2584b105d479, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564b205d479, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4b305d479, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544b405d479, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x10a2544b005e459, // V_RNDNE_F16 ENC_VOP1 default
    0x10c2584b105e459, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564b205e459, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4b305e459, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544b405e459, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x10a2544b005f3d9, // V_FRACT_F16 ENC_VOP1 default
    0x10c2584b105f3d9, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564b205f3d9, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4b305f3d9, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544b405f3d9, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x10a2544b0060464, // V_SIN_F16 ENC_VOP1 default
    0x10c2584b1060464, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564b2060464, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4b3060464, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544b4060464, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x10a2544b006138c, // V_COS_F16 ENC_VOP1 default
    0x10c2584b106138c, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564b206138c, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4b306138c, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544b406138c, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x10a2084b5062463, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x10c20c4b6062463, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e21e4b7062463, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x1102204b8062463, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x1122084b9062463, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x10a24a4ab0633a4, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x10c24e4ac0633a4, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e24c4ad0633a4, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102504ae0633a4, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224a4af0633a4, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a24a4a60643a5, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x10c24e4a70643a5, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e24c4a80643a5, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102504a90643a5, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x11224a4aa0643a5, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x11425e4ba065477, // V_SWAP_B32 ENC_VOP1 default
    0x11425e4bb068476, // V_SWAPREL_B32 ENC_VOP1 default
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
