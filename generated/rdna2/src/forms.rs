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
pub static FORMS: [u64; 4368] = [
    0x00026a00000138c, // V_CNDMASK_B32 ENC_VOP2 default
    0x00226e00100138c, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00426c00200138c, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x00627000300138c, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00826a00400138c, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a2740050023bb, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x00c2760060023bb, // V_DOT2C_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2780070023bb, // V_DOT2C_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102740080023bb, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x00a27a0090032b6, // V_ADD_F32 ENC_VOP2 default
    0x00c27e00a0032b6, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227c00b0032b6, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x00e28000c0032b6, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027a00d0032b6, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a27a009004472, // V_SUB_F32 ENC_VOP2 default
    0x00c27e00a004472, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227c00b004472, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x00e28000c004472, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027a00d004472, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x01427a00e00546d, // V_SUBREV_F32 ENC_VOP2 default
    0x00c27e00a00546d, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227c00f00546d, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x00e28000c00546d, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027a01000546d, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a27a0110063d0, // V_FMAC_LEGACY_F32 ENC_VOP2 default
    0x01027a0120063d0, // V_FMAC_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a27a009007432, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x00c27e00a007432, // V_MUL_LEGACY_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227c00b007432, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x00e28000c007432, // V_MUL_LEGACY_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027a00d007432, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a27a00900842b, // V_MUL_F32 ENC_VOP2 default
    0x00c27e00a00842b, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227c00b00842b, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x00e28000c00842b, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027a00d00842b, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a27a013009431, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c27e014009431, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x012284015009431, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x00e286016009431, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01027a017009431, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a27a01300a42e, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c27e01400a42e, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x01228401500a42e, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x00e28601600a42e, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01027a01700a42e, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a27a01800b435, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c27e01900b435, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x01228401a00b435, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x00e28601b00b435, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01027a01c00b435, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a27a01800c430, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c27e01900c430, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x01228401a00c430, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x00e28601b00c430, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01027a01c00c430, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a28c01d00d3bf, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x00c27e01e00d3bf, // V_DOT4C_I32_I8 VOP2_VOP_DPP8 has_dpp8
    0x00e28601f00d3bf, // V_DOT4C_I32_I8 VOP2_VOP_DPP16 has_dpp16
    0x01028c02000d3bf, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x00a27a00900f41b, // V_MIN_F32 ENC_VOP2 default
    0x00c27e00a00f41b, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227c00b00f41b, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x00e28000c00f41b, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027a00d00f41b, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x00a27a009010406, // V_MAX_F32 ENC_VOP2 default
    0x00c27e00a010406, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227c00b010406, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x00e28000c010406, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027a00d010406, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00a27a01301141e, // V_MIN_I32 ENC_VOP2 default
    0x00c27e01401141e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x01228401501141e, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x00e28601601141e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x01027a01701141e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a27a013012409, // V_MAX_I32 ENC_VOP2 default
    0x00c27e014012409, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x012284015012409, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x00e286016012409, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x01027a017012409, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a27a018013420, // V_MIN_U32 ENC_VOP2 default
    0x00c27e019013420, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228401a013420, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28601b013420, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027a01c013420, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a27a01801440b, // V_MAX_U32 ENC_VOP2 default
    0x00c27e01901440b, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228401a01440b, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28601b01440b, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027a01c01440b, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x01427a0210163f5, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c27e0190163f5, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122840220163f5, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28601b0163f5, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027a0230163f5, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x01427a0240182c2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c27e0250182c2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0122840260182c2, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x00e2860270182c2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x01027a0280182c2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x01427a02101a3f0, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c27e01901a3f0, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228402201a3f0, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28601b01a3f0, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027a02301a3f0, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a27a01801b2bf, // V_AND_B32 ENC_VOP2 default
    0x00c27e01901b2bf, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228401a01b2bf, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28601b01b2bf, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027a01c01b2bf, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a27a01801c439, // V_OR_B32 ENC_VOP2 default
    0x00c27e01901c439, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228401a01c439, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28601b01c439, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027a01c01c439, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a27a01801d481, // V_XOR_B32 ENC_VOP2 default
    0x00c27e01901d481, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228401a01d481, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28601b01d481, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027a01c01d481, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a27a01801e47f, // V_XNOR_B32 ENC_VOP2 default
    0x00c27e01901e47f, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228401a01e47f, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28601b01e47f, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027a01c01e47f, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a27a0180252bc, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c27e0190252bc, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228401a0252bc, // V_ADD_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28601b0252bc, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027a01c0252bc, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a27a018026476, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c27e019026476, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228401a026476, // V_SUB_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28601b026476, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027a01c026476, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x01427a02102746e, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c27e01902746e, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228402202746e, // V_SUBREV_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28601b02746e, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027a02302746e, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x00028e0290282b3, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x00229202a0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01629002b0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00629402c0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828e02d0282b3, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00028e02902946f, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x00229202a02946f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01629002b02946f, // V_SUB_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00629402c02946f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828e02d02946f, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x01828e02e02a46a, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x00229202a02a46a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01629002f02a46a, // V_SUBREV_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00629402c02a46a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828e03002a46a, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00a27a01102b3cf, // V_FMAC_F32 ENC_VOP2 default
    0x00c27e03102b3cf, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e28003202b3cf, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027a01202b3cf, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01a29803302c3d2, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x01029803402c3d2, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01a29a03502d3cd, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x01029a03602d3cd, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a29c03702f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP2 default
    0x00c2a003802f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x01229e03902f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_SDWA has_sdwa
    0x00e2a203a02f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x01029c03b02f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a2a603c0322b5, // V_ADD_F16 ENC_VOP2 default
    0x00c2aa03d0322b5, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a803e0322b5, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2ac03f0322b5, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a60400322b5, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a2a603c033471, // V_SUB_F16 ENC_VOP2 default
    0x00c2aa03d033471, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a803e033471, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2ac03f033471, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a6040033471, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0142a604103446c, // V_SUBREV_F16 ENC_VOP2 default
    0x00c2aa03d03446c, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a804203446c, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2ac03f03446c, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a604303446c, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a2a603c03542a, // V_MUL_F16 ENC_VOP2 default
    0x00c2aa03d03542a, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a803e03542a, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2ac03f03542a, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a604003542a, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a2a60440363ce, // V_FMAC_F16 ENC_VOP2 default
    0x00c2aa0450363ce, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2ac0460363ce, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a60470363ce, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01a2b00480373d1, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0102b00490373d1, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01a2b204a0383cc, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0102b204b0383cc, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a2a603c039405, // V_MAX_F16 ENC_VOP2 default
    0x00c2aa03d039405, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a803e039405, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2ac03f039405, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a6040039405, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x00a2a603c03a41a, // V_MIN_F16 ENC_VOP2 default
    0x00c2aa03d03a41a, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a803e03a41a, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2ac03f03a41a, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a604003a41a, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x00a2a603c03b3e9, // V_LDEXP_F16 ENC_VOP2 default
    0x00c2aa03d03b3e9, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122b403e03b3e9, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2b603f03b3e9, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a604003b3e9, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a2ba04c03c443, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00c2bc04d03c443, // V_PK_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2be04e03c443, // V_PK_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102ba04f03c443, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x01c1d405001229e, // S_XOR_B32 ENC_SOP2 default
    0x01e1d405101229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d405201229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d405301229e, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d606401329f, // S_XOR_B64 ENC_SOP2 default
    0x01e1d606501329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d606601329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d606701329f, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
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
    0x01c1d405001c29a, // S_XNOR_B32 ENC_SOP2 default
    0x01e1d405101c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x0201d405201c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x0221d405301c29a, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1d606401d29b, // S_XNOR_B64 ENC_SOP2 default
    0x01e1d606501d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x0201d606601d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x0221d606701d29b, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
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
    0x0281fe0990003e6, // V_INTERP_P1_F32 ENC_VINTRP default
    0x0281fe09a0013e8, // V_INTERP_P2_F32 ENC_VINTRP default
    0x02820209b0023e3, // V_INTERP_MOV_F32 ENC_VINTRP default
    0x02a30e09c000447, // V_PK_MAD_I16 ENC_VOP3P default
    0x02c30e09d000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e30e09e000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x03030e09f000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230e0a0000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x03430e0a1000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630e0a2000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830e0a3000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3100a4001450, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x03c3100a5001450, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3100a6001450, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403100a7001450, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3100a8002440, // V_PK_ADD_I16 ENC_VOP3P default
    0x03c3100a9002440, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3100aa002440, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403100ab002440, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3100a8003451, // V_PK_SUB_I16 ENC_VOP3P default
    0x03c3100a9003451, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3100aa003451, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403100ab003451, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423100ac004445, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x03c3100ad004445, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443100ae004445, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403100af004445, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423100ac005446, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x03c3100ad005446, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443100ae005446, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403100af005446, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423100b0006442, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x03c3100b1006442, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0443100b2006442, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403100b3006442, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3100a800744a, // V_PK_MAX_I16 ENC_VOP3P default
    0x03c3100a900744a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3100aa00744a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403100ab00744a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3100a800844d, // V_PK_MIN_I16 ENC_VOP3P default
    0x03c3100a900844d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3100aa00844d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403100ab00844d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a30e0b4009448, // V_PK_MAD_U16 ENC_VOP3P default
    0x02c30e0b5009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e30e0b6009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x03030e0b7009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230e0b8009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x03430e0b9009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630e0ba009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830e0bb009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3100a400a441, // V_PK_ADD_U16 ENC_VOP3P default
    0x03c3100a500a441, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3100a600a441, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403100a700a441, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3100a400b452, // V_PK_SUB_U16 ENC_VOP3P default
    0x03c3100a500b452, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3100a600b452, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403100a700b452, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3100a400c44b, // V_PK_MAX_U16 ENC_VOP3P default
    0x03c3100a500c44b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3100a600c44b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403100a700c44b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3100a400d44e, // V_PK_MIN_U16 ENC_VOP3P default
    0x03c3100a500d44e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3100a600d44e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403100a700d44e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3120bc00e444, // V_PK_FMA_F16 ENC_VOP3P default
    0x02c3120bd00e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3120be00e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303120bf00e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323120c000e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343120c100e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363120c200e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383120c300e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3140c400f43f, // V_PK_ADD_F16 ENC_VOP3P default
    0x03c3140c500f43f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3140c600f43f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403140c700f43f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3140c401044f, // V_PK_MUL_F16 ENC_VOP3P default
    0x03c3140c501044f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3140c601044f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403140c701044f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3140c401144c, // V_PK_MIN_F16 ENC_VOP3P default
    0x03c3140c501144c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3140c601144c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403140c701144c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3140c4012449, // V_PK_MAX_F16 ENC_VOP3P default
    0x03c3140c5012449, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3140c6012449, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403140c7012449, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3160c80133bc, // V_DOT2_F32_F16 ENC_VOP3P default
    0x02c3160c90133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3160ca0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303160cb0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323160cc0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343160cd0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363160ce0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383160cf0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a30e0d00143bd, // V_DOT2_I32_I16 ENC_VOP3P default
    0x02c30e0d10143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e30e0d20143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_1
    0x03030e0d30143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230e0d40143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_2
    0x03430e0d50143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630e0d60143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830e0d70143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a30e0d80153be, // V_DOT2_U32_U16 ENC_VOP3P default
    0x02c30e0d90153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e30e0da0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_1
    0x03030e0db0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230e0dc0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_2
    0x03430e0dd0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630e0de0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830e0df0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3180e00163c0, // V_DOT4_I32_I8 ENC_VOP3P default
    0x02c3180e10163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0
    0x02e3180e20163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_1
    0x0303180e30163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323180e40163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_2
    0x0343180e50163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363180e60163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383180e70163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3180e80173c1, // V_DOT4_U32_U8 ENC_VOP3P default
    0x02c3180e90173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x02e3180ea0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0303180eb0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323180ec0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0343180ed0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363180ee0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383180ef0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3180f00183c2, // V_DOT8_I32_I4 ENC_VOP3P default
    0x02c3180f10183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0
    0x02e3180f20183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_1
    0x0303180f30183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323180f40183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_2
    0x0343180f50183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363180f60183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383180f70183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3180f80193c3, // V_DOT8_U32_U4 ENC_VOP3P default
    0x02c3180f90193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x02e3180fa0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0303180fb0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323180fc0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0343180fd0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363180fe0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383180ff0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a31a1000203d9, // V_FMA_MIX_F32 ENC_VOP3P default
    0x02c31a1010203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x02e31a1020203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x03031a1030203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03231a1040203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x03431a1050203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03631a1060203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03831a1070203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a31a1080213d8, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x02c31a1090213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e31a10a0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x03031a10b0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03231a10c0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x03431a10d0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03631a10e0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03831a10f0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a31a1080223d7, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x02c31a1090223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e31a10a0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x03031a10b0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03231a10c0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x03431a10d0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03631a10e0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03831a10f0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04631c11000033a, // V_CMP_F_F32 ENC_VOP3 default
    0x04831c11100033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11200033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11300033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c11000135f, // V_CMP_LT_F32 ENC_VOP3 default
    0x04831c11100135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11200135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11300135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c110002331, // V_CMP_EQ_F32 ENC_VOP3 default
    0x04831c111002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c112002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c113002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c110003353, // V_CMP_LE_F32 ENC_VOP3 default
    0x04831c111003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c112003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c113003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c11000434a, // V_CMP_GT_F32 ENC_VOP3 default
    0x04831c11100434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11200434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11300434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c11000535c, // V_CMP_LG_F32 ENC_VOP3 default
    0x04831c11100535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11200535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11300535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c110006341, // V_CMP_GE_F32 ENC_VOP3 default
    0x04831c111006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c112006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c113006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c110007380, // V_CMP_O_F32 ENC_VOP3 default
    0x04831c111007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c112007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c113007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c11000838a, // V_CMP_U_F32 ENC_VOP3 default
    0x04831c11100838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11200838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11300838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c110009371, // V_CMP_NGE_F32 ENC_VOP3 default
    0x04831c111009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c112009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c113009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c11000a37a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04831c11100a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11200a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11300a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c11000b374, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04831c11100b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11200b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11300b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c11000c377, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04831c11100c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11200c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11300c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c11000d368, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04831c11100d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11200d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11300d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c11000e37d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04831c11100e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11200e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11300e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631c11000f383, // V_CMP_TRU_F32 ENC_VOP3 default
    0x04831c11100f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31c11200f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31c11300f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3221140102db, // V_CMPX_F_F32 ENC_VOP3 default
    0x0503221150102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x0523221160102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x0543221170102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e322114011300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x050322115011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x052322116011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x054322117011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3221140122d2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0503221150122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0523221160122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0543221170122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3221140132f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x0503221150132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523221160132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543221170132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3221140142eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0503221150142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523221160142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543221170142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3221140152fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x0503221150152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0523221160152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0543221170152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3221140162e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0503221150162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523221160162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543221170162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e322114017321, // V_CMPX_O_F32 ENC_VOP3 default
    0x050322115017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x052322116017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x054322117017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32211401832b, // V_CMPX_U_F32 ENC_VOP3 default
    0x05032211501832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05232211601832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05432211701832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e322114019312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x050322115019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x052322116019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x054322117019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32211401a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05032211501a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05232211601a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05432211701a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32211401b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05032211501b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05232211601b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05432211701b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32211401c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05032211501c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05232211601c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05432211701c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32211401d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05032211501d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05232211601d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05432211701d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32211401e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05032211501e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05232211601e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05432211701e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e32211401f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x05032211501f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x05232211601f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x05432211701f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632811802033b, // V_CMP_F_F64 ENC_VOP3 default
    0x04832811902033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056328118021360, // V_CMP_LT_F64 ENC_VOP3 default
    0x048328119021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056328118022332, // V_CMP_EQ_F64 ENC_VOP3 default
    0x048328119022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056328118023354, // V_CMP_LE_F64 ENC_VOP3 default
    0x048328119023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632811802434b, // V_CMP_GT_F64 ENC_VOP3 default
    0x04832811902434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632811802535d, // V_CMP_LG_F64 ENC_VOP3 default
    0x04832811902535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056328118026342, // V_CMP_GE_F64 ENC_VOP3 default
    0x048328119026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056328118027381, // V_CMP_O_F64 ENC_VOP3 default
    0x048328119027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632811802838b, // V_CMP_U_F64 ENC_VOP3 default
    0x04832811902838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x056328118029372, // V_CMP_NGE_F64 ENC_VOP3 default
    0x048328119029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632811802a37b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04832811902a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632811802b375, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04832811902b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632811802c378, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04832811902c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632811802d369, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04832811902d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632811802e37e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04832811902e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05632811802f384, // V_CMP_TRU_F64 ENC_VOP3 default
    0x04832811902f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05832811a02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x04c32811b02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c0302dc, // V_CMPX_F_F64 ENC_VOP3 default
    0x05032c11d0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c031301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x05032c11d031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c0322d3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x05032c11d0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c0332f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x05032c11d0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c0342ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x05032c11d0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c0352fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x05032c11d0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c0362e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x05032c11d0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c037322, // V_CMPX_O_F64 ENC_VOP3 default
    0x05032c11d037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c03832c, // V_CMPX_U_F64 ENC_VOP3 default
    0x05032c11d03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c039313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x05032c11d039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c03a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x05032c11d03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c03b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x05032c11d03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c03c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x05032c11d03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c03d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x05032c11d03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c03e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x05032c11d03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32c11c03f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x05032c11d03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32c11e03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x05432c11f03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633012008033c, // V_CMP_F_I32 ENC_VOP3 default
    0x04833012108033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33012208033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33012308033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046330120081362, // V_CMP_LT_I32 ENC_VOP3 default
    0x048330121081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a330122081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c330123081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046330120082334, // V_CMP_EQ_I32 ENC_VOP3 default
    0x048330121082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04a330122082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04c330123082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046330120083356, // V_CMP_LE_I32 ENC_VOP3 default
    0x048330121083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a330122083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c330123083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633012008434d, // V_CMP_GT_I32 ENC_VOP3 default
    0x04833012108434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33012208434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33012308434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633012008536b, // V_CMP_NE_I32 ENC_VOP3 default
    0x04833012108536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a33012208536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c33012308536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046330120086344, // V_CMP_GE_I32 ENC_VOP3 default
    0x048330121086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a330122086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c330123086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046330120087385, // V_CMP_T_I32 ENC_VOP3 default
    0x048330121087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04a330122087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04c330123087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633412408832e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04833412508832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04a33412608832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04c33412708832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046338128089361, // V_CMP_LT_I16 ENC_VOP3 default
    0x048338129089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a33812a089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c33812b089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633812808a333, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04833812908a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04a33812a08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04c33812b08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633812808b355, // V_CMP_LE_I16 ENC_VOP3 default
    0x04833812908b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a33812a08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c33812b08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633812808c34c, // V_CMP_GT_I16 ENC_VOP3 default
    0x04833812908c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a33812a08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c33812b08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633812808d36a, // V_CMP_NE_I16 ENC_VOP3 default
    0x04833812908d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a33812a08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c33812b08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633812808e343, // V_CMP_GE_I16 ENC_VOP3 default
    0x04833812908e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a33812a08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c33812b08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633e12c08f32d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x04833e12d08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04a33e12e08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04c33e12f08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3441300902dd, // V_CMPX_F_I32 ENC_VOP3 default
    0x0503441310902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x0523441320902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x0543441330902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e344130091303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x050344131091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x052344132091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x054344133091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3441300922d5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0503441310922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0523441320922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0543441330922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3441300932f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0503441310932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523441320932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543441330932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3441300942ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0503441310942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523441320942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543441330942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34413009530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x05034413109530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05234413209530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05434413309530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3441300962e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0503441310962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523441320962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543441330962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e344130097326, // V_CMPX_T_I32 ENC_VOP3 default
    0x050344131097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x052344132097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x054344133097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3481340982cf, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0503481350982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0523481360982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0543481370982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34c138099302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x05034c139099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05234c13a099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05434c13b099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34c13809a2d4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x05034c13909a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05234c13a09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05434c13b09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34c13809b2f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x05034c13909b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05234c13a09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05434c13b09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34c13809c2ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x05034c13909c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05234c13a09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05434c13b09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34c13809d30b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x05034c13909d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05234c13a09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05434c13b09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34c13809e2e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x05034c13909e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05234c13a09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05434c13b09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e35213c09f2ce, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x05035213d09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05235213e09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05435213f09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581400a033d, // V_CMP_F_I64 ENC_VOP3 default
    0x0483581410a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x0583581420a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3581430a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581400a1363, // V_CMP_LT_I64 ENC_VOP3 default
    0x0483581410a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583581420a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3581430a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581400a2335, // V_CMP_EQ_I64 ENC_VOP3 default
    0x0483581410a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0583581420a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3581430a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581400a3357, // V_CMP_LE_I64 ENC_VOP3 default
    0x0483581410a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583581420a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3581430a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581400a434e, // V_CMP_GT_I64 ENC_VOP3 default
    0x0483581410a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0583581420a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3581430a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581400a536c, // V_CMP_NE_I64 ENC_VOP3 default
    0x0483581410a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583581420a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3581430a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581400a6345, // V_CMP_GE_I64 ENC_VOP3 default
    0x0483581410a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0583581420a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3581430a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581400a7386, // V_CMP_T_I64 ENC_VOP3 default
    0x0483581410a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x0583581420a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04c3581430a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05635c1440a832f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04835c1450a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05835c1460a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04c35c1470a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463381480a9364, // V_CMP_LT_U16 ENC_VOP3 default
    0x0483381490a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a33814a0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c33814b0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463381480aa336, // V_CMP_EQ_U16 ENC_VOP3 default
    0x0483381490aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04a33814a0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04c33814b0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463381480ab358, // V_CMP_LE_U16 ENC_VOP3 default
    0x0483381490ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a33814a0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c33814b0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463381480ac34f, // V_CMP_GT_U16 ENC_VOP3 default
    0x0483381490ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a33814a0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c33814b0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463381480ad36d, // V_CMP_NE_U16 ENC_VOP3 default
    0x0483381490ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a33814a0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c33814b0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463381480ae346, // V_CMP_GE_U16 ENC_VOP3 default
    0x0483381490ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a33814a0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c33814b0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36014c0b02de, // V_CMPX_F_I64 ENC_VOP3 default
    0x05036014d0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36014e0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05436014f0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36014c0b1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05036014d0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36014e0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05436014f0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36014c0b22d6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05036014d0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36014e0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05436014f0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36014c0b32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05036014d0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36014e0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05436014f0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36014c0b42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05036014d0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36014e0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05436014f0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36014c0b530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05036014d0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36014e0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05436014f0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36014c0b62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05036014d0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36014e0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05436014f0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a36014c0b7327, // V_CMPX_T_I64 ENC_VOP3 default
    0x05036014d0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05c36014e0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05436014f0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3641500b82d0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0503641510b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3641520b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0543641530b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34c1540b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x05034c1550b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05234c1560b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05434c1570b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34c1540ba2d7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x05034c1550ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05234c1560ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05434c1570ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34c1540bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x05034c1550bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05234c1560bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05434c1570bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34c1540bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x05034c1550bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05234c1560bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05434c1570bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34c1540bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x05034c1550bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05234c1560bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05434c1570bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34c1540be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x05034c1550be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05234c1560be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05434c1570be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463301580c033e, // V_CMP_F_U32 ENC_VOP3 default
    0x0483301590c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33015a0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33015b0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463301580c1365, // V_CMP_LT_U32 ENC_VOP3 default
    0x0483301590c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33015a0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33015b0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463301580c2337, // V_CMP_EQ_U32 ENC_VOP3 default
    0x0483301590c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33015a0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33015b0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463301580c3359, // V_CMP_LE_U32 ENC_VOP3 default
    0x0483301590c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33015a0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33015b0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463301580c4350, // V_CMP_GT_U32 ENC_VOP3 default
    0x0483301590c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33015a0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33015b0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463301580c536e, // V_CMP_NE_U32 ENC_VOP3 default
    0x0483301590c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33015a0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33015b0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463301580c6347, // V_CMP_GE_U32 ENC_VOP3 default
    0x0483301590c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33015a0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33015b0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463301580c7387, // V_CMP_T_U32 ENC_VOP3 default
    0x0483301590c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04a33015a0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04c33015b0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0c8339, // V_CMP_F_F16 ENC_VOP3 default
    0x04836812d0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0c935e, // V_CMP_LT_F16 ENC_VOP3 default
    0x04836812d0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0ca330, // V_CMP_EQ_F16 ENC_VOP3 default
    0x04836812d0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0cb352, // V_CMP_LE_F16 ENC_VOP3 default
    0x04836812d0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0cc349, // V_CMP_GT_F16 ENC_VOP3 default
    0x04836812d0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0cd35b, // V_CMP_LG_F16 ENC_VOP3 default
    0x04836812d0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0ce340, // V_CMP_GE_F16 ENC_VOP3 default
    0x04836812d0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0cf37f, // V_CMP_O_F16 ENC_VOP3 default
    0x04836812d0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34415c0d02df, // V_CMPX_F_U32 ENC_VOP3 default
    0x05034415d0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05234415e0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05434415f0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34415c0d1306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05034415d0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05234415e0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05434415f0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34415c0d22d8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05034415d0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05234415e0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05434415f0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34415c0d32fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05034415d0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05234415e0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05434415f0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34415c0d42f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05034415d0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05234415e0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05434415f0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34415c0d530f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05034415d0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05234415e0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05434415f0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34415c0d62e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05034415d0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05234415e0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05434415f0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34415c0d7328, // V_CMPX_T_U32 ENC_VOP3 default
    0x05034415d0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05234415e0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05434415f0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0d82da, // V_CMPX_F_F16 ENC_VOP3 default
    0x05036c13d0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0d92ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x05036c13d0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0da2d1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x05036c13d0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0db2f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x05036c13d0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0dc2ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x05036c13d0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0dd2fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x05036c13d0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0de2e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x05036c13d0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0df320, // V_CMPX_O_F16 ENC_VOP3 default
    0x05036c13d0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581600e033f, // V_CMP_F_U64 ENC_VOP3 default
    0x0483581610e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x0583581620e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3581630e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581600e1366, // V_CMP_LT_U64 ENC_VOP3 default
    0x0483581610e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583581620e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3581630e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581600e2338, // V_CMP_EQ_U64 ENC_VOP3 default
    0x0483581610e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0583581620e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3581630e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581600e335a, // V_CMP_LE_U64 ENC_VOP3 default
    0x0483581610e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583581620e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3581630e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581600e4351, // V_CMP_GT_U64 ENC_VOP3 default
    0x0483581610e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0583581620e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3581630e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581600e536f, // V_CMP_NE_U64 ENC_VOP3 default
    0x0483581610e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583581620e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3581630e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581600e6348, // V_CMP_GE_U64 ENC_VOP3 default
    0x0483581610e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0583581620e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3581630e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563581600e7388, // V_CMP_T_U64 ENC_VOP3 default
    0x0483581610e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x0583581620e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04c3581630e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0e8389, // V_CMP_U_F16 ENC_VOP3 default
    0x04836812d0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0e9370, // V_CMP_NGE_F16 ENC_VOP3 default
    0x04836812d0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0ea379, // V_CMP_NLG_F16 ENC_VOP3 default
    0x04836812d0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0eb373, // V_CMP_NGT_F16 ENC_VOP3 default
    0x04836812d0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0ec376, // V_CMP_NLE_F16 ENC_VOP3 default
    0x04836812d0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0ed367, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x04836812d0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0ee37c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x04836812d0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636812c0ef382, // V_CMP_TRU_F16 ENC_VOP3 default
    0x04836812d0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x04a36812e0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x04c36812f0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3601640f02e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x0503601650f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3601660f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x0543601670f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3601640f1307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0503601650f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3601660f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543601670f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3601640f22d9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0503601650f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3601660f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x0543601670f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3601640f32fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0503601650f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3601660f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543601670f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3601640f42f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0503601650f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3601660f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543601670f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3601640f5310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0503601650f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3601660f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543601670f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3601640f62e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0503601650f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3601660f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543601670f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3601640f7329, // V_CMPX_T_U64 ENC_VOP3 default
    0x0503601650f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3601660f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x0543601670f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0f832a, // V_CMPX_U_F16 ENC_VOP3 default
    0x05036c13d0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0f9311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x05036c13d0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0fa31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x05036c13d0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0fb314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x05036c13d0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0fc317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x05036c13d0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0fd308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x05036c13d0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0fe31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x05036c13d0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36c13c0ff323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x05036c13d0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x05236c13e0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x05436c13f0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e27216810138c, // V_CNDMASK_B32 ENC_VOP3 default
    0x06027216910138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06227216a10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06427216b10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628216c1032b6, // V_ADD_F32 ENC_VOP3 default
    0x04828216d1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28216e1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28216f1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628216c104472, // V_SUB_F32 ENC_VOP3 default
    0x04828216d104472, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28216e104472, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28216f104472, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05628217010546d, // V_SUBREV_F32 ENC_VOP3 default
    0x04828217110546d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x05828217210546d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28217310546d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462821741063d0, // V_FMAC_LEGACY_F32 ENC_VOP3 default
    0x0482821751063d0, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2821761063d0, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2821771063d0, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628216c107432, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x04828216d107432, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28216e107432, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28216f107432, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628216c10842b, // V_MUL_F32 ENC_VOP3 default
    0x04828216d10842b, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28216e10842b, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28216f10842b, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046288178109431, // V_MUL_I32_I24 ENC_VOP3 default
    0x048288179109431, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a28817a109431, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c28817b109431, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628a17810a42e, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x04828a17910a42e, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a28a17a10a42e, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c28a17b10a42e, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628817c10b435, // V_MUL_U32_U24 ENC_VOP3 default
    0x04828817d10b435, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a28817e10b435, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c28817f10b435, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628a17c10c430, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x04828a17d10c430, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a28a17e10c430, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c28a17f10c430, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628216c10f41b, // V_MIN_F32 ENC_VOP3 default
    0x04828216d10f41b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28216e10f41b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28216f10f41b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628216c110406, // V_MAX_F32 ENC_VOP3 default
    0x04828216d110406, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28216e110406, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28216f110406, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628a17811141e, // V_MIN_I32 ENC_VOP3 default
    0x04828a17911141e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04a28a17a11141e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04c28a17b11141e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628a178112409, // V_MAX_I32 ENC_VOP3 default
    0x04828a179112409, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04a28a17a112409, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04c28a17b112409, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628a17c113420, // V_MIN_U32 ENC_VOP3 default
    0x04828a17d113420, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04a28a17e113420, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28a17f113420, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628a17c11440b, // V_MAX_U32 ENC_VOP3 default
    0x04828a17d11440b, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04a28a17e11440b, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28a17f11440b, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05628a1801163f5, // V_LSHRREV_B32 ENC_VOP3 default
    0x04828a1811163f5, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05828a1821163f5, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28a1831163f5, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05628a1841182c2, // V_ASHRREV_I32 ENC_VOP3 default
    0x04828a1851182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x05828a1861182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04c28a1871182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05628a18011a3f0, // V_LSHLREV_B32 ENC_VOP3 default
    0x04828a18111a3f0, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05828a18211a3f0, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28a18311a3f0, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628a17c11b2bf, // V_AND_B32 ENC_VOP3 default
    0x04828a17d11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04a28a17e11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28a17f11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628a17c11c439, // V_OR_B32 ENC_VOP3 default
    0x04828a17d11c439, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a28a17e11c439, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28a17f11c439, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628a17c11d481, // V_XOR_B32 ENC_VOP3 default
    0x04828a17d11d481, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a28a17e11d481, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28a17f11d481, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628a17c11e47f, // V_XNOR_B32 ENC_VOP3 default
    0x04828a17d11e47f, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a28a17e11e47f, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28a17f11e47f, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628817c1252bc, // V_ADD_NC_U32 ENC_VOP3 default
    0x04828817d1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a28817e1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28817f1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628817c126476, // V_SUB_NC_U32 ENC_VOP3 default
    0x04828817d126476, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a28817e126476, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28817f126476, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05628818012746e, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x04828818112746e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x05828818212746e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28818312746e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0662961881282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0682961891282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a29618a1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c29618b1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06629618812946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x06829618912946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a29618a12946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c29618b12946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06e29618c12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x06829618d12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07029618e12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c29618f12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04628217412b3cf, // V_FMAC_F32 ENC_VOP3 default
    0x04828217512b3cf, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28217612b3cf, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28217712b3cf, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a419012f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x0482a419112f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2a419212f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2a419312f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae1941322b5, // V_ADD_F16 ENC_VOP3 default
    0x0482ae1951322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ae1961322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ae1971322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae194133471, // V_SUB_F16 ENC_VOP3 default
    0x0482ae195133471, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ae196133471, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ae197133471, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562ae19813446c, // V_SUBREV_F16 ENC_VOP3 default
    0x0482ae19913446c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0582ae19a13446c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ae19b13446c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae19413542a, // V_MUL_F16 ENC_VOP3 default
    0x0482ae19513542a, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ae19613542a, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ae19713542a, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae19c1363ce, // V_FMAC_F16 ENC_VOP3 default
    0x0482ae19d1363ce, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ae19e1363ce, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ae19f1363ce, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae194139405, // V_MAX_F16 ENC_VOP3 default
    0x0482ae195139405, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ae196139405, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ae197139405, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462ae19413a41a, // V_MIN_F16 ENC_VOP3 default
    0x0482ae19513a41a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ae19613a41a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ae19713a41a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b819413b3e9, // V_LDEXP_F16 ENC_VOP3 default
    0x0482b819513b3e9, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2b819613b3e9, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2b819713b3e9, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722c01a01403d6, // V_FMA_LEGACY_F32 ENC_VOP3 default
    0x0742c01a11403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x0762c01a21403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x0782c01a31403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01a41403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2c01a51403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01a61403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01a71403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21a81423f9, // V_MAD_I32_I24 ENC_VOP3 default
    0x0742c21a91423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0762c21aa1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0782c21ab1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21ac1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2c21ad1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21ae1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21af1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b01433fd, // V_MAD_U32_U24 ENC_VOP3 default
    0x0742c21b11433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0762c21b21433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0782c21b31433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21b41433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2c21b51433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21b61433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21b71433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01a014438f, // V_CUBEID_F32 ENC_VOP3 default
    0x0742c01a114438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x0762c01a214438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x0782c01a314438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01a414438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2c01a514438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01a614438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01a714438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01a0145391, // V_CUBESC_F32 ENC_VOP3 default
    0x0742c01a1145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762c01a2145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782c01a3145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01a4145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2c01a5145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01a6145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01a7145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01a0146392, // V_CUBETC_F32 ENC_VOP3 default
    0x0742c01a1146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762c01a2146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782c01a3146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01a4146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2c01a5146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01a6146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01a7146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01a0147390, // V_CUBEMA_F32 ENC_VOP3 default
    0x0742c01a1147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762c01a2147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782c01a3147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01a4147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2c01a5147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01a6147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01a7147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41b81482c6, // V_BFE_U32 ENC_VOP3 default
    0x0742c41b91482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c41ba1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c41bb1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41bc1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41bd1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41be1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41bf1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41c01492c5, // V_BFE_I32 ENC_VOP3 default
    0x0742c41c11492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0762c41c21492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0782c41c31492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41c41492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41c51492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41c61492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41c71492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41b814a2c7, // V_BFI_B32 ENC_VOP3 default
    0x0742c41b914a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c41ba14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c41bb14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41bc14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41bd14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41be14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41bf14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01a014b3d4, // V_FMA_F32 ENC_VOP3 default
    0x0742c01a114b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762c01a214b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782c01a314b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01a414b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2c01a514b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01a614b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01a714b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c61c814c3d5, // V_FMA_F64 ENC_VOP3 default
    0x0742c61c914c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0762c61ca14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0782c61cb14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c61cc14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2c61cd14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c61ce14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c61cf14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c81d014d3ec, // V_LERP_U8 ENC_VOP3 default
    0x0742c81d114d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0762c81d214d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0782c81d314d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c81d414d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2c81d514d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c81d614d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c81d714d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ca1d814e2bd, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0742ca1d914e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0762ca1da14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0782ca1db14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ca1dc14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2ca1dd14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ca1de14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ca1df14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ca1d814f2be, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0742ca1d914f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0762ca1da14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0782ca1db14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ca1dc14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2ca1dd14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ca1de14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ca1df14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01a0150429, // V_MULLIT_F32 ENC_VOP3 default
    0x0742c01a1150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x0762c01a2150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x0782c01a3150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01a4150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2c01a5150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01a6150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01a7150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01a0151415, // V_MIN3_F32 ENC_VOP3 default
    0x0742c01a1151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762c01a2151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782c01a3151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01a4151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2c01a5151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01a6151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01a7151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41e0152417, // V_MIN3_I32 ENC_VOP3 default
    0x0742c41e1152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762c41e2152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782c41e3152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41e4152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41e5152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41e6152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41e7152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41b8153419, // V_MIN3_U32 ENC_VOP3 default
    0x0742c41b9153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c41ba153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c41bb153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41bc153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41bd153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41be153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41bf153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01a0154400, // V_MAX3_F32 ENC_VOP3 default
    0x0742c01a1154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762c01a2154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782c01a3154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01a4154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2c01a5154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01a6154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01a7154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41e0155402, // V_MAX3_I32 ENC_VOP3 default
    0x0742c41e1155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762c41e2155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782c41e3155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41e4155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41e5155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41e6155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41e7155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41b8156404, // V_MAX3_U32 ENC_VOP3 default
    0x0742c41b9156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c41ba156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c41bb156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41bc156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41bd156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41be156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41bf156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01a015740f, // V_MED3_F32 ENC_VOP3 default
    0x0742c01a115740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762c01a215740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782c01a315740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01a415740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2c01a515740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01a615740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01a715740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41e0158411, // V_MED3_I32 ENC_VOP3 default
    0x0742c41e1158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762c41e2158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782c41e3158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41e4158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41e5158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41e6158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41e7158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41b8159413, // V_MED3_U32 ENC_VOP3 default
    0x0742c41b9159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c41ba159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c41bb159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41bc159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41bd159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41be159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41bf159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c20e815a463, // V_SAD_U8 ENC_VOP3 default
    0x0742c21e815a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762c21e915a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782c21ea15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21eb15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2c21ec15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21ed15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21ee15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c20e815b460, // V_SAD_HI_U8 ENC_VOP3 default
    0x0742c21e815b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0762c21e915b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0782c21ea15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21eb15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2c21ec15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21ed15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21ee15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c20d815c461, // V_SAD_U16 ENC_VOP3 default
    0x0742c21ef15c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762c21f015c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782c21f115c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21f215c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2c21f315c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21f415c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21f515c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21b815d462, // V_SAD_U32 ENC_VOP3 default
    0x0742c21b915d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c21ba15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c21bb15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21bc15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c21bd15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21be15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21bf15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722cc1f615e3af, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0742cc1f715e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0762cc1f815e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0782cc1f915e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2cc1fa15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2cc1fb15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2cc1fc15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802cc1fd15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01a015f3b5, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0742c01a115f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0762c01a215f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0782c01a315f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01a415f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2c01a515f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01a615f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01a715f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c61c81603b6, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0742c61c91603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0762c61ca1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0782c61cb1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c61cc1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2c61cd1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c61ce1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c61cf1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562ce1fe1642b7, // V_ADD_F64 ENC_VOP3 default
    0x0482ce1ff1642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0582ce2001642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2ce2011642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562ce1fe16542c, // V_MUL_F64 ENC_VOP3 default
    0x0482ce1ff16542c, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0582ce20016542c, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2ce20116542c, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562ce1fe16641c, // V_MIN_F64 ENC_VOP3 default
    0x0482ce1ff16641c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x0582ce20016641c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2ce20116641c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562ce1fe167407, // V_MAX_F64 ENC_VOP3 default
    0x0482ce1ff167407, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x0582ce200167407, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2ce201167407, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562d02021683eb, // V_LDEXP_F64 ENC_VOP3 default
    0x0482d02031683eb, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582d02041683eb, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2d02051683eb, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d217c169434, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482d217d169434, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2d217e169434, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2d217f169434, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d217c16a42f, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482d217d16a42f, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2d217e16a42f, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2d217f16a42f, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d217816c42d, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482d217916c42d, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2d217a16c42d, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2d217b16c42d, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822d420616d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0842d420716d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862d420816d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882d420916d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2d420a16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2d420b16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2d420c16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902d420d16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822d620e16e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0842d620f16e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862d621016e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882d621116e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2d621216e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2d621316e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2d621416e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902d621516e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922c021616f3b7, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0942c021716f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0962c021816f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0982c021916f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2c021a16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x09c2c021b16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2c021c16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02c021d16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922c621e1703b8, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0942c621f1703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0962c62201703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0982c62211703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2c62221703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x09c2c62231703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2c62241703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02c62251703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d81d0171428, // V_MSAD_U8 ENC_VOP3 default
    0x0742d81d1171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762d81d2171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782d81d3171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d81d4171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2d81d5171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d81d6171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d81d7171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da226172453, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0742da227172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762da228172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782da229172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da22a172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2da22b172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da22c172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da22d172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722da226173426, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0742da227173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762da228173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782da229173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2da22a173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2da22b173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2da22c173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802da22d173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562d022e174479, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0482d022f174479, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582d0230174479, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2d0231174479, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0a22dc232175427, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0a42dc233175427, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0a62dc234175427, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0a82dc235175427, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822de2361763fe, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0842de2371763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862de2381763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882de2391763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2de23a1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2de23b1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2de23c1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902de23d1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822de23e1773fa, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0842de23f1773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862de2401773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882de2411773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2de2421773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2de2431773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2de2441773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902de2451773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41b8178480, // V_XOR3_B32 ENC_VOP3 default
    0x0742c41b9178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c41ba178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c41bb178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41bc178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41bd178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41be178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41bf178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0aa206246180436, // V_NOP ENC_VOP3 default
    0x0aa210247181425, // V_MOV_B32 ENC_VOP3 default
    0x0ac210248181425, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0ae214249182458, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0b021824a1833a4, // V_CVT_I32_F64 ENC_VOP3 default
    0x0ac21824b1833a4, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa21c24c18439f, // V_CVT_F64_I32 ENC_VOP3 default
    0x0ac21c24d18439f, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa22224e185398, // V_CVT_F32_I32 ENC_VOP3 default
    0x0ac22224f185398, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0aa222250186399, // V_CVT_F32_U32 ENC_VOP3 default
    0x0ac222251186399, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262521873b2, // V_CVT_U32_F32 ENC_VOP3 default
    0x0ac2262531873b2, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262541883a3, // V_CVT_I32_F32 ENC_VOP3 default
    0x0ac2262551883a3, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa23025618a393, // V_CVT_F16_F32 ENC_VOP3 default
    0x0ac23025718a393, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa23a25818b396, // V_CVT_F32_F16 ENC_VOP3 default
    0x0ac23a25918b396, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa23e25418c3b0, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x0ac23e25518c3b0, // V_CVT_RPI_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa23e25418d3a1, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x0ac23e25518d3a1, // V_CVT_FLR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa22224e18e3a7, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0ac22224f18e3a7, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0b021825a18f397, // V_CVT_F32_F64 ENC_VOP3 default
    0x0ac21825b18f397, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa24025c19039e, // V_CVT_F64_F32 ENC_VOP3 default
    0x0ac24025d19039e, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa22225019139a, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0ac22225119139a, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0aa22225019239b, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0ac22225119239b, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0aa22225019339c, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0ac22225119339c, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0aa22225019439d, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0ac22225119439d, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0b021825e1953b3, // V_CVT_U32_F64 ENC_VOP3 default
    0x0ac21825f1953b3, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa21c2601963a0, // V_CVT_F64_U32 ENC_VOP3 default
    0x0ac21c2611963a0, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0b024426219747c, // V_TRUNC_F64 ENC_VOP3 default
    0x0ac24426319747c, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02442621982cc, // V_CEIL_F64 ENC_VOP3 default
    0x0ac2442631982cc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0b024426219945c, // V_RNDNE_F64 ENC_VOP3 default
    0x0ac24426319945c, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0b024426219a3cb, // V_FLOOR_F64 ENC_VOP3 default
    0x0ac24426319a3cb, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa20624619b43e, // V_PIPEFLUSH ENC_VOP3 default
    0x0aa2262641a03db, // V_FRACT_F32 ENC_VOP3 default
    0x0ac2262651a03db, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641a147b, // V_TRUNC_F32 ENC_VOP3 default
    0x0ac2262651a147b, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641a22cb, // V_CEIL_F32 ENC_VOP3 default
    0x0ac2262651a22cb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641a345b, // V_RNDNE_F32 ENC_VOP3 default
    0x0ac2262651a345b, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641a43ca, // V_FLOOR_F32 ENC_VOP3 default
    0x0ac2262651a43ca, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641a53c5, // V_EXP_F32 ENC_VOP3 default
    0x0ac2262651a53c5, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641a73ee, // V_LOG_F32 ENC_VOP3 default
    0x0ac2262651a73ee, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641aa455, // V_RCP_F32 ENC_VOP3 default
    0x0ac2262651aa455, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641ab457, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0ac2262651ab457, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641ae45e, // V_RSQ_F32 ENC_VOP3 default
    0x0ac2262651ae45e, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0b02442621af456, // V_RCP_F64 ENC_VOP3 default
    0x0ac2442631af456, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02442621b145f, // V_RSQ_F64 ENC_VOP3 default
    0x0ac2442631b145f, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641b3468, // V_SQRT_F32 ENC_VOP3 default
    0x0ac2262651b3468, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0b02442621b4469, // V_SQRT_F64 ENC_VOP3 default
    0x0ac2442631b4469, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641b5466, // V_SIN_F32 ENC_VOP3 default
    0x0ac2262651b5466, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641b638e, // V_COS_F32 ENC_VOP3 default
    0x0ac2262651b638e, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482661b7437, // V_NOT_B32 ENC_VOP3 default
    0x0ac2482671b7437, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102471b82c9, // V_BFREV_B32 ENC_VOP3 default
    0x0ac2102481b82c9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482681b93c7, // V_FFBH_U32 ENC_VOP3 default
    0x0ac2482691b93c7, // V_FFBH_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa2482681ba3c8, // V_FFBL_B32 ENC_VOP3 default
    0x0ac2482691ba3c8, // V_FFBL_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa24826a1bb3c6, // V_FFBH_I32 ENC_VOP3 default
    0x0ac24826b1bb3c6, // V_FFBH_I32 VOP3_INST_LITERAL has_lit_0
    0x0b021824a1bc3df, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0ac21824b1bc3df, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02442621bd3e2, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0ac2442631bd3e2, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02442621be3dc, // V_FRACT_F64 ENC_VOP3 default
    0x0ac2442631be3dc, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa23e2541bf3de, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0ac23e2551bf3de, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641c03e1, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0ac2262651c03e1, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2062461c12cd, // V_CLREXCP ENC_VOP3 default
    0x0aa21026c1c2421, // V_MOVRELD_B32 ENC_VOP3 default
    0x0ac21026d1c2421, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0b221026e1c3424, // V_MOVRELS_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b221026e1c4423, // V_MOVRELSD_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b221026e1c8422, // V_MOVRELSD_2_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0aa25226f1d0395, // V_CVT_F16_U16 ENC_VOP3 default
    0x0ac2522701d0395, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0aa2522711d1394, // V_CVT_F16_I16 ENC_VOP3 default
    0x0ac2522721d1394, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2731d23b1, // V_CVT_U16_F16 ENC_VOP3 default
    0x0ac25c2741d23b1, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2751d33a2, // V_CVT_I16_F16 ENC_VOP3 default
    0x0ac25c2761d33a2, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2662771d4454, // V_RCP_F16 ENC_VOP3 default
    0x0ac2662781d4454, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2662771d5467, // V_SQRT_F16 ENC_VOP3 default
    0x0ac2662781d5467, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2662771d645d, // V_RSQ_F16 ENC_VOP3 default
    0x0ac2662781d645d, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2662771d73ed, // V_LOG_F16 ENC_VOP3 default
    0x0ac2662781d73ed, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2662771d83c4, // V_EXP_F16 ENC_VOP3 default
    0x0ac2662781d83c4, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2662771d93e0, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0ac2662781d93e0, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2751da3dd, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0ac25c2761da3dd, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2662771db3c9, // V_FLOOR_F16 ENC_VOP3 default
    0x0ac2662781db3c9, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2662771dc2ca, // V_CEIL_F16 ENC_VOP3 default
    0x0ac2662781dc2ca, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2662771dd47a, // V_TRUNC_F16 ENC_VOP3 default
    0x0ac2662781dd47a, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2662771de45a, // V_RNDNE_F16 ENC_VOP3 default
    0x0ac2662781de45a, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2662771df3da, // V_FRACT_F16 ENC_VOP3 default
    0x0ac2662781df3da, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2662771e0465, // V_SIN_F16 ENC_VOP3 default
    0x0ac2662781e0465, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2662771e138d, // V_COS_F16 ENC_VOP3 default
    0x0ac2662781e138d, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2482791e2464, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0ac24827a1e2464, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2751e33a5, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0ac25c2761e33a5, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25c2731e43a6, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0ac25c2741e43a6, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0b420027b2003e6, // V_INTERP_P1_F32 ENC_VOP3 default
    0x0b620027c2003e6, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0
    0x0b820027c2003e6, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_1
    0x0ba20027c2003e6, // V_INTERP_P1_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b420027d2013e8, // V_INTERP_P2_F32 ENC_VOP3 default
    0x0b620027e2013e8, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0
    0x0b820027e2013e8, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_1
    0x0ba20027e2013e8, // V_INTERP_P2_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0aa20427f2023e3, // V_INTERP_MOV_F32 ENC_VOP3 default
    0x0ac2042802023e3, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2042802023e3, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2042802023e3, // V_INTERP_MOV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0bc2e02812ff3f1, // V_LSHLREV_B64 ENC_VOP3 default
    0x0be2e02822ff3f1, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02e02832ff3f1, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2e02813003f6, // V_LSHRREV_B64 ENC_VOP3 default
    0x0be2e02823003f6, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02e02833003f6, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2e02843012c3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0be2e02853012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0c02e02863012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0462e22873032bb, // V_ADD_NC_U16 ENC_VOP3 default
    0x0482e22883032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2e22893032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2e228a3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e2287304475, // V_SUB_NC_U16 ENC_VOP3 default
    0x0482e2288304475, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2e2289304475, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2e228a304475, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e2287305433, // V_MUL_LO_U16 ENC_VOP3 default
    0x0482e2288305433, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2e2289305433, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2e228a305433, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e228b3073f4, // V_LSHRREV_B16 ENC_VOP3 default
    0x0482e228c3073f4, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582e228d3073f4, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2e228e3073f4, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e228f3082c1, // V_ASHRREV_I16 ENC_VOP3 default
    0x0482e22903082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0582e22913082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2e22923082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e228730940a, // V_MAX_U16 ENC_VOP3 default
    0x0482e228830940a, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2e228930940a, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2e228a30940a, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e229330a408, // V_MAX_I16 ENC_VOP3 default
    0x0482e229430a408, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2e229530a408, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2e229630a408, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e228730b41f, // V_MIN_U16 ENC_VOP3 default
    0x0482e228830b41f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2e228930b41f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2e228a30b41f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e229330c41d, // V_MIN_I16 ENC_VOP3 default
    0x0482e229430c41d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2e229530c41d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2e229630c41d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e229330d2b9, // V_ADD_NC_I16 ENC_VOP3 default
    0x0482e229430d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2e229530d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2e229630d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e229330e473, // V_SUB_NC_I16 ENC_VOP3 default
    0x0482e229430e473, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2e229530e473, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2e229630e473, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c22e429730f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0c42e429830f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62e429930f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82e429a30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0c22e4297310470, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0c42e4298310470, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62e4299310470, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82e429a310470, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462e629b31143a, // V_PACK_B32_F16 ENC_VOP3 default
    0x0482e629c31143a, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2e629d31143a, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2e629e31143a, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e629f3123a8, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x0482e62a03123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2e62a13123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2e62a23123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462e62a33133aa, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x0482e62a43133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2e62a53133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2e62a63133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562e228b3143ef, // V_LSHLREV_B16 ENC_VOP3 default
    0x0482e228c3143ef, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582e228d3143ef, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2e228e3143ef, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ca2e42a731946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0c42e42a831946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0cc2e42a931946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82e42aa31946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0722e82ab3403fb, // V_MAD_U16 ENC_VOP3 default
    0x0742e82ac3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762e82ad3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782e82ae3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e82af3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2e82b03403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e82b13403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e82b23403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b42ea2b33423e4, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x0b62ec2b43423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2ec2b53423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2ee2b63423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2ec2b73423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02ec2b53423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22ec2b43423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee2b63423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42f02b83433e5, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x0d62f22b93433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0
    0x0a62f22ba3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82f42bb3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2f22bc3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_2
    0x0d82f22bd3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f22be3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f42bf3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f62c034443d, // V_PERM_B32 ENC_VOP3 default
    0x0742f62c134443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0762f62c234443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0782f62c334443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f62c434443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2f62c534443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f62c634443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f62c734443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41b834547e, // V_XAD_U32 ENC_VOP3 default
    0x0742c41b934547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c41ba34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c41bb34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41bc34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41bd34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41be34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41bf34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41b83463f2, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0742c41b93463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c41ba3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c41bb3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41bc3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41bd3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41be3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41bf3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41b83472b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0742c41b93472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c41ba3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c41bb3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41bc3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41bd3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41be3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41bf3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f82c834b3d3, // V_FMA_F16 ENC_VOP3 default
    0x0742f82c934b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f82ca34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f82cb34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f82cc34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f82cd34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f82ce34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f82cf34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f82c8351414, // V_MIN3_F16 ENC_VOP3 default
    0x0742f82c9351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f82ca351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f82cb351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f82cc351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f82cd351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f82ce351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f82cf351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e82d0352416, // V_MIN3_I16 ENC_VOP3 default
    0x0742e82d1352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762e82d2352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782e82d3352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e82d4352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2e82d5352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e82d6352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e82d7352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e82ab353418, // V_MIN3_U16 ENC_VOP3 default
    0x0742e82ac353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762e82ad353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782e82ae353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e82af353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2e82b0353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e82b1353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e82b2353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f82c83543ff, // V_MAX3_F16 ENC_VOP3 default
    0x0742f82c93543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f82ca3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f82cb3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f82cc3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f82cd3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f82ce3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f82cf3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e82d0355401, // V_MAX3_I16 ENC_VOP3 default
    0x0742e82d1355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762e82d2355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782e82d3355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e82d4355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2e82d5355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e82d6355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e82d7355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e82ab356403, // V_MAX3_U16 ENC_VOP3 default
    0x0742e82ac356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762e82ad356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782e82ae356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e82af356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2e82b0356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e82b1356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e82b2356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f82c835740e, // V_MED3_F16 ENC_VOP3 default
    0x0742f82c935740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f82ca35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f82cb35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f82cc35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f82cd35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f82ce35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f82cf35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e82d0358410, // V_MED3_I16 ENC_VOP3 default
    0x0742e82d1358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762e82d2358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782e82d3358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e82d4358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2e82d5358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e82d6358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e82d7358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e82ab359412, // V_MED3_U16 ENC_VOP3 default
    0x0742e82ac359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762e82ad359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782e82ae359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e82af359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2e82b0359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e82b1359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e82b2359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42fa2d835a3e7, // V_INTERP_P2_F16 ENC_VOP3 default
    0x0d62fc2d935a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0
    0x0a62fc2da35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82fe2db35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2fc2dc35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_2
    0x0d82fc2dd35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fc2de35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fe2df35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e82d035e3f7, // V_MAD_I16 ENC_VOP3 default
    0x0742e82d135e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0762e82d235e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0782e82d335e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e82d435e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2e82d535e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e82d635e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e82d735e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f82c835f3b4, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0742f82c935f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f82ca35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f82cb35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f82cc35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f82cd35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f82ce35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f82cf35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0da3002e0360459, // V_READLANE_B32 ENC_VOP3 default
    0x0dc3022e136147d, // V_WRITELANE_B32 ENC_VOP3 default
    0x0de3022e236147d, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0463042e33623ea, // V_LDEXP_F32 ENC_VOP3 default
    0x0483042e43623ea, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3042e53623ea, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3042e63623ea, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d217c3632c8, // V_BFM_B32 ENC_VOP3 default
    0x0482d217d3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2d217e3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2d217f3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d217c3642c4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0482d217d3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2d217e3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2d217f3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d217c36540d, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0482d217d36540d, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2d217e36540d, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2d217f36540d, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d217c36640c, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0482d217d36640c, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2d217e36640c, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2d217f36640c, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463062e73683a9, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x0483062e83683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3062e93683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3062ea3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463062eb3693ab, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x0483062ec3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a3062ed3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c3062ee3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d22ef36a3ae, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0482d22f036a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2d22f136a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2d22f236a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462d22f336b3ad, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0482d22f436b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2d22f536b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2d22f636b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722c41b836d2b2, // V_ADD3_U32 ENC_VOP3 default
    0x0742c41b936d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762c41ba36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782c41bb36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41bc36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41bd36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41be36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41bf36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41b836f3f3, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0742c41b936f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c41ba36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c41bb36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41bc36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41bd36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41be36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41bf36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41b83712c0, // V_AND_OR_B32 ENC_VOP3 default
    0x0742c41b93712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c41ba3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c41bb3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41bc3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41bd3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41be3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41bf3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41b8372438, // V_OR3_B32 ENC_VOP3 default
    0x0742c41b9372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c41ba372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c41bb372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41bc372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41bd372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41be372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41bf372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723082f73733fc, // V_MAD_U32_U16 ENC_VOP3 default
    0x0743082f83733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0763082f93733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0783082fa3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3082fb3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c3082fc3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3082fd3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803082fe3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0723082ff3753f8, // V_MAD_I32_I16 ENC_VOP3 default
    0x0743083003753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0763083013753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0783083023753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a3083033753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c3083043753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e3083053753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0803083063753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04630a178376474, // V_SUB_NC_I32 ENC_VOP3 default
    0x04830a179376474, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a30a17a376474, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c30a17b376474, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e030c30737743b, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0e230c30837743b, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e430c30937743b, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e630c30a37743b, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0e030c30737843c, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0e230c30837843c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e430c30937843c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e630c30a37843c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x04630a17837f2ba, // V_ADD_NC_I32 ENC_VOP3 default
    0x04830a17937f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a30a17a37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c30a17b37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x0f41a038a0002a6, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x0f41a238b0012a7, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x0f41a438c0022a8, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x0f41a638d0032a9, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x0f41a038e0042ae, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x0f41a238f0052af, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x0f41a43900062b0, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x0f41a63910072b1, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x0f41a038a0082a2, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x0f41a03af0092a3, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x0f41a23b000a2a4, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x0f41a23b100b2a5, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x0f41a038e00c2aa, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x0f41a03b200d2ab, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x0f41a23b300e2ac, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x0f41a23b400f2ad, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
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
    0x10231e41500033a, // V_CMP_F_F32 ENC_VOPC default
    0x10432041600033a, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e41700033a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x10231e41500135f, // V_CMP_LT_F32 ENC_VOPC default
    0x10432041600135f, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e41700135f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x10231e415002331, // V_CMP_EQ_F32 ENC_VOPC default
    0x104320416002331, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e417002331, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x10231e415003353, // V_CMP_LE_F32 ENC_VOPC default
    0x104320416003353, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e417003353, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x10231e41500434a, // V_CMP_GT_F32 ENC_VOPC default
    0x10432041600434a, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e41700434a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x10231e41500535c, // V_CMP_LG_F32 ENC_VOPC default
    0x10432041600535c, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e41700535c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x10231e415006341, // V_CMP_GE_F32 ENC_VOPC default
    0x104320416006341, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e417006341, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x10231e415007380, // V_CMP_O_F32 ENC_VOPC default
    0x104320416007380, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e417007380, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x10231e41500838a, // V_CMP_U_F32 ENC_VOPC default
    0x10432041600838a, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e41700838a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x10231e415009371, // V_CMP_NGE_F32 ENC_VOPC default
    0x104320416009371, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e417009371, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x10231e41500a37a, // V_CMP_NLG_F32 ENC_VOPC default
    0x10432041600a37a, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e41700a37a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x10231e41500b374, // V_CMP_NGT_F32 ENC_VOPC default
    0x10432041600b374, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e41700b374, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x10231e41500c377, // V_CMP_NLE_F32 ENC_VOPC default
    0x10432041600c377, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e41700c377, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x10231e41500d368, // V_CMP_NEQ_F32 ENC_VOPC default
    0x10432041600d368, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e41700d368, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x10231e41500e37d, // V_CMP_NLT_F32 ENC_VOPC default
    0x10432041600e37d, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e41700e37d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x10231e41500f383, // V_CMP_TRU_F32 ENC_VOPC default
    0x10432041600f383, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e41700f383, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x1023244180102db, // V_CMPX_F_F32 ENC_VOPC default
    0x1043264190102db, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a0102db, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x102324418011300, // V_CMPX_LT_F32 ENC_VOPC default
    0x104326419011300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a011300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x1023244180122d2, // V_CMPX_EQ_F32 ENC_VOPC default
    0x1043264190122d2, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a0122d2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x1023244180132f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x1043264190132f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a0132f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x1023244180142eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x1043264190142eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a0142eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x1023244180152fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x1043264190152fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a0152fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x1023244180162e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x1043264190162e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a0162e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x102324418017321, // V_CMPX_O_F32 ENC_VOPC default
    0x104326419017321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a017321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x10232441801832b, // V_CMPX_U_F32 ENC_VOPC default
    0x10432641901832b, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a01832b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x102324418019312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x104326419019312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a019312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x10232441801a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x10432641901a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a01a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x10232441801b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x10432641901b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a01b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x10232441801c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x10432641901c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a01c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x10232441801d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x10432641901d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a01d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x10232441801e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x10432641901e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a01e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x10232441801f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x10432641901f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632441a01f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x10832a41b02033b, // V_CMP_F_F64 ENC_VOPC default
    0x10632a41c02033b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b021360, // V_CMP_LT_F64 ENC_VOPC default
    0x10632a41c021360, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b022332, // V_CMP_EQ_F64 ENC_VOPC default
    0x10632a41c022332, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b023354, // V_CMP_LE_F64 ENC_VOPC default
    0x10632a41c023354, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b02434b, // V_CMP_GT_F64 ENC_VOPC default
    0x10632a41c02434b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b02535d, // V_CMP_LG_F64 ENC_VOPC default
    0x10632a41c02535d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b026342, // V_CMP_GE_F64 ENC_VOPC default
    0x10632a41c026342, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b027381, // V_CMP_O_F64 ENC_VOPC default
    0x10632a41c027381, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b02838b, // V_CMP_U_F64 ENC_VOPC default
    0x10632a41c02838b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b029372, // V_CMP_NGE_F64 ENC_VOPC default
    0x10632a41c029372, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b02a37b, // V_CMP_NLG_F64 ENC_VOPC default
    0x10632a41c02a37b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b02b375, // V_CMP_NGT_F64 ENC_VOPC default
    0x10632a41c02b375, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b02c378, // V_CMP_NLE_F64 ENC_VOPC default
    0x10632a41c02c378, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b02d369, // V_CMP_NEQ_F64 ENC_VOPC default
    0x10632a41c02d369, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b02e37e, // V_CMP_NLT_F64 ENC_VOPC default
    0x10632a41c02e37e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x10832a41b02f384, // V_CMP_TRU_F64 ENC_VOPC default
    0x10632a41c02f384, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d0302dc, // V_CMPX_F_F64 ENC_VOPC default
    0x10632e41e0302dc, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d031301, // V_CMPX_LT_F64 ENC_VOPC default
    0x10632e41e031301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d0322d3, // V_CMPX_EQ_F64 ENC_VOPC default
    0x10632e41e0322d3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d0332f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x10632e41e0332f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d0342ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x10632e41e0342ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d0352fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x10632e41e0352fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d0362e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x10632e41e0362e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d037322, // V_CMPX_O_F64 ENC_VOPC default
    0x10632e41e037322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d03832c, // V_CMPX_U_F64 ENC_VOPC default
    0x10632e41e03832c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d039313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x10632e41e039313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d03a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x10632e41e03a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d03b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x10632e41e03b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d03c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x10632e41e03c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d03d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x10632e41e03d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d03e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x10632e41e03e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x10832e41d03f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x10632e41e03f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x10231e41f08033c, // V_CMP_F_I32 ENC_VOPC default
    0x10433242008033c, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e42108033c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x10231e41f081362, // V_CMP_LT_I32 ENC_VOPC default
    0x104332420081362, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e421081362, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x10231e41f082334, // V_CMP_EQ_I32 ENC_VOPC default
    0x104332420082334, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e421082334, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x10231e41f083356, // V_CMP_LE_I32 ENC_VOPC default
    0x104332420083356, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e421083356, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x10231e41f08434d, // V_CMP_GT_I32 ENC_VOPC default
    0x10433242008434d, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e42108434d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x10231e41f08536b, // V_CMP_NE_I32 ENC_VOPC default
    0x10433242008536b, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e42108536b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x10231e41f086344, // V_CMP_GE_I32 ENC_VOPC default
    0x104332420086344, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e421086344, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x10231e41f087385, // V_CMP_T_I32 ENC_VOPC default
    0x104332420087385, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e421087385, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x10231e42208832e, // V_CMP_CLASS_F32 ENC_VOPC default
    0x10433642308832e, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e42408832e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x10233a425089361, // V_CMP_LT_I16 ENC_VOPC default
    0x10433c426089361, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a427089361, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x10233a42508a333, // V_CMP_EQ_I16 ENC_VOPC default
    0x10433c42608a333, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a42708a333, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x10233a42508b355, // V_CMP_LE_I16 ENC_VOPC default
    0x10433c42608b355, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a42708b355, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x10233a42508c34c, // V_CMP_GT_I16 ENC_VOPC default
    0x10433c42608c34c, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a42708c34c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x10233a42508d36a, // V_CMP_NE_I16 ENC_VOPC default
    0x10433c42608d36a, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a42708d36a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x10233a42508e343, // V_CMP_GE_I16 ENC_VOPC default
    0x10433c42608e343, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a42708e343, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x10234042808f32d, // V_CMP_CLASS_F16 ENC_VOPC default
    0x10434242908f32d, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a08f32d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x10232442b0902dd, // V_CMPX_F_I32 ENC_VOPC default
    0x10434642c0902dd, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632442d0902dd, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x10232442b091303, // V_CMPX_LT_I32 ENC_VOPC default
    0x10434642c091303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632442d091303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x10232442b0922d5, // V_CMPX_EQ_I32 ENC_VOPC default
    0x10434642c0922d5, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632442d0922d5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x10232442b0932f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x10434642c0932f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632442d0932f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x10232442b0942ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x10434642c0942ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632442d0942ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x10232442b09530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x10434642c09530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632442d09530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x10232442b0962e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x10434642c0962e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632442d0962e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x10232442b097326, // V_CMPX_T_I32 ENC_VOPC default
    0x10434642c097326, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632442d097326, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x10232442e0982cf, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x10434a42f0982cf, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063244300982cf, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x10234e431099302, // V_CMPX_LT_I16 ENC_VOPC default
    0x104350432099302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e433099302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x10234e43109a2d4, // V_CMPX_EQ_I16 ENC_VOPC default
    0x10435043209a2d4, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e43309a2d4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x10234e43109b2f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x10435043209b2f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e43309b2f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x10234e43109c2ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x10435043209c2ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e43309c2ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x10234e43109d30b, // V_CMPX_NE_I16 ENC_VOPC default
    0x10435043209d30b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e43309d30b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x10234e43109e2e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x10435043209e2e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e43309e2e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x10235443409f2ce, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x10435643509f2ce, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10635443609f2ce, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x10835a4370a033d, // V_CMP_F_I64 ENC_VOPC default
    0x10635a4380a033d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x10835a4370a1363, // V_CMP_LT_I64 ENC_VOPC default
    0x10635a4380a1363, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x10835a4370a2335, // V_CMP_EQ_I64 ENC_VOPC default
    0x10635a4380a2335, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x10835a4370a3357, // V_CMP_LE_I64 ENC_VOPC default
    0x10635a4380a3357, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x10835a4370a434e, // V_CMP_GT_I64 ENC_VOPC default
    0x10635a4380a434e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x10835a4370a536c, // V_CMP_NE_I64 ENC_VOPC default
    0x10635a4380a536c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x10835a4370a6345, // V_CMP_GE_I64 ENC_VOPC default
    0x10635a4380a6345, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x10835a4370a7386, // V_CMP_T_I64 ENC_VOPC default
    0x10635a4380a7386, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x10835e4390a832f, // V_CMP_CLASS_F64 ENC_VOPC default
    0x10635e43a0a832f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x10233a43b0a9364, // V_CMP_LT_U16 ENC_VOPC default
    0x10433c43c0a9364, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a43d0a9364, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x10233a43b0aa336, // V_CMP_EQ_U16 ENC_VOPC default
    0x10433c43c0aa336, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a43d0aa336, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x10233a43b0ab358, // V_CMP_LE_U16 ENC_VOPC default
    0x10433c43c0ab358, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a43d0ab358, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x10233a43b0ac34f, // V_CMP_GT_U16 ENC_VOPC default
    0x10433c43c0ac34f, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a43d0ac34f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x10233a43b0ad36d, // V_CMP_NE_U16 ENC_VOPC default
    0x10433c43c0ad36d, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a43d0ad36d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x10233a43b0ae346, // V_CMP_GE_U16 ENC_VOPC default
    0x10433c43c0ae346, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633a43d0ae346, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x10836243e0b02de, // V_CMPX_F_I64 ENC_VOPC default
    0x10636243f0b02de, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x10836243e0b1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x10636243f0b1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x10836243e0b22d6, // V_CMPX_EQ_I64 ENC_VOPC default
    0x10636243f0b22d6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x10836243e0b32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x10636243f0b32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x10836243e0b42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x10636243f0b42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x10836243e0b530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x10636243f0b530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x10836243e0b62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x10636243f0b62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x10836243e0b7327, // V_CMPX_T_I64 ENC_VOPC default
    0x10636243f0b7327, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x1083664400b82d0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x1063664410b82d0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x10234e4420b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x1043504430b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e4440b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x10234e4420ba2d7, // V_CMPX_EQ_U16 ENC_VOPC default
    0x1043504430ba2d7, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e4440ba2d7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x10234e4420bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x1043504430bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e4440bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x10234e4420bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x1043504430bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e4440bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x10234e4420bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x1043504430bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e4440bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x10234e4420be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x1043504430be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634e4440be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x10231e4450c033e, // V_CMP_F_U32 ENC_VOPC default
    0x1043324460c033e, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e4470c033e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x10231e4450c1365, // V_CMP_LT_U32 ENC_VOPC default
    0x1043324460c1365, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e4470c1365, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x10231e4450c2337, // V_CMP_EQ_U32 ENC_VOPC default
    0x1043324460c2337, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e4470c2337, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x10231e4450c3359, // V_CMP_LE_U32 ENC_VOPC default
    0x1043324460c3359, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e4470c3359, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x10231e4450c4350, // V_CMP_GT_U32 ENC_VOPC default
    0x1043324460c4350, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e4470c4350, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x10231e4450c536e, // V_CMP_NE_U32 ENC_VOPC default
    0x1043324460c536e, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e4470c536e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x10231e4450c6347, // V_CMP_GE_U32 ENC_VOPC default
    0x1043324460c6347, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e4470c6347, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x10231e4450c7387, // V_CMP_T_U32 ENC_VOPC default
    0x1043324460c7387, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631e4470c7387, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x1023404280c8339, // V_CMP_F_F16 ENC_VOPC default
    0x10436a4290c8339, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0c8339, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x1023404280c935e, // V_CMP_LT_F16 ENC_VOPC default
    0x10436a4290c935e, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0c935e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x1023404280ca330, // V_CMP_EQ_F16 ENC_VOPC default
    0x10436a4290ca330, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0ca330, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x1023404280cb352, // V_CMP_LE_F16 ENC_VOPC default
    0x10436a4290cb352, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0cb352, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x1023404280cc349, // V_CMP_GT_F16 ENC_VOPC default
    0x10436a4290cc349, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0cc349, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x1023404280cd35b, // V_CMP_LG_F16 ENC_VOPC default
    0x10436a4290cd35b, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0cd35b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x1023404280ce340, // V_CMP_GE_F16 ENC_VOPC default
    0x10436a4290ce340, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0ce340, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x1023404280cf37f, // V_CMP_O_F16 ENC_VOPC default
    0x10436a4290cf37f, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0cf37f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x1023244480d02df, // V_CMPX_F_U32 ENC_VOPC default
    0x1043464490d02df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632444a0d02df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x1023244480d1306, // V_CMPX_LT_U32 ENC_VOPC default
    0x1043464490d1306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632444a0d1306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x1023244480d22d8, // V_CMPX_EQ_U32 ENC_VOPC default
    0x1043464490d22d8, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632444a0d22d8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x1023244480d32fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x1043464490d32fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632444a0d32fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x1023244480d42f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x1043464490d42f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632444a0d42f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x1023244480d530f, // V_CMPX_NE_U32 ENC_VOPC default
    0x1043464490d530f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632444a0d530f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x1023244480d62e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x1043464490d62e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632444a0d62e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x1023244480d7328, // V_CMPX_T_U32 ENC_VOPC default
    0x1043464490d7328, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632444a0d7328, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x1023544340d82da, // V_CMPX_F_F16 ENC_VOPC default
    0x10436e4350d82da, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360d82da, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x1023544340d92ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x10436e4350d92ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360d92ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x1023544340da2d1, // V_CMPX_EQ_F16 ENC_VOPC default
    0x10436e4350da2d1, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360da2d1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x1023544340db2f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x10436e4350db2f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360db2f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x1023544340dc2ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x10436e4350dc2ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360dc2ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x1023544340dd2fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x10436e4350dd2fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360dd2fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x1023544340de2e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x10436e4350de2e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360de2e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x1023544340df320, // V_CMPX_O_F16 ENC_VOPC default
    0x10436e4350df320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360df320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x10835a44b0e033f, // V_CMP_F_U64 ENC_VOPC default
    0x10635a44c0e033f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x10835a44b0e1366, // V_CMP_LT_U64 ENC_VOPC default
    0x10635a44c0e1366, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x10835a44b0e2338, // V_CMP_EQ_U64 ENC_VOPC default
    0x10635a44c0e2338, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10835a44b0e335a, // V_CMP_LE_U64 ENC_VOPC default
    0x10635a44c0e335a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x10835a44b0e4351, // V_CMP_GT_U64 ENC_VOPC default
    0x10635a44c0e4351, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x10835a44b0e536f, // V_CMP_NE_U64 ENC_VOPC default
    0x10635a44c0e536f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x10835a44b0e6348, // V_CMP_GE_U64 ENC_VOPC default
    0x10635a44c0e6348, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x10835a44b0e7388, // V_CMP_T_U64 ENC_VOPC default
    0x10635a44c0e7388, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x1023404280e8389, // V_CMP_U_F16 ENC_VOPC default
    0x10436a4290e8389, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0e8389, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x1023404280e9370, // V_CMP_NGE_F16 ENC_VOPC default
    0x10436a4290e9370, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0e9370, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x1023404280ea379, // V_CMP_NLG_F16 ENC_VOPC default
    0x10436a4290ea379, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0ea379, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x1023404280eb373, // V_CMP_NGT_F16 ENC_VOPC default
    0x10436a4290eb373, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0eb373, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x1023404280ec376, // V_CMP_NLE_F16 ENC_VOPC default
    0x10436a4290ec376, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0ec376, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x1023404280ed367, // V_CMP_NEQ_F16 ENC_VOPC default
    0x10436a4290ed367, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0ed367, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x1023404280ee37c, // V_CMP_NLT_F16 ENC_VOPC default
    0x10436a4290ee37c, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0ee37c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x1023404280ef382, // V_CMP_TRU_F16 ENC_VOPC default
    0x10436a4290ef382, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634042a0ef382, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10836244d0f02e0, // V_CMPX_F_U64 ENC_VOPC default
    0x10636244e0f02e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x10836244d0f1307, // V_CMPX_LT_U64 ENC_VOPC default
    0x10636244e0f1307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x10836244d0f22d9, // V_CMPX_EQ_U64 ENC_VOPC default
    0x10636244e0f22d9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10836244d0f32fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x10636244e0f32fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x10836244d0f42f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x10636244e0f42f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x10836244d0f5310, // V_CMPX_NE_U64 ENC_VOPC default
    0x10636244e0f5310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x10836244d0f62e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x10636244e0f62e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x10836244d0f7329, // V_CMPX_T_U64 ENC_VOPC default
    0x10636244e0f7329, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x1023544340f832a, // V_CMPX_U_F16 ENC_VOPC default
    0x10436e4350f832a, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360f832a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x1023544340f9311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x10436e4350f9311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360f9311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x1023544340fa31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x10436e4350fa31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360fa31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x1023544340fb314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x10436e4350fb314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360fb314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x1023544340fc317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x10436e4350fc317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360fc317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x1023544340fd308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x10436e4350fd308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360fd308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x1023544340fe31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x10436e4350fe31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360fe31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x1023544340ff323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x10436e4350ff323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063544360ff323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10a1b0246000436, // V_NOP ENC_VOP1 default
    0x10a20844f001425, // V_MOV_B32 ENC_VOP1 default
    0x10c20c450001425, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20a451001425, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x11020e452001425, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x112208453001425, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x114212454002458, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x1162164550033a4, // V_CVT_I32_F64 ENC_VOP1 default
    0x1122164560033a4, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x10a21a45700439f, // V_CVT_F64_I32 ENC_VOP1 default
    0x11221a45800439f, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x10a208459005398, // V_CVT_F32_I32 ENC_VOP1 default
    0x10c20c45a005398, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e45b005398, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x11022045c005398, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x11220845d005398, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x10a20845e006399, // V_CVT_F32_U32 ENC_VOP1 default
    0x10c20c45f006399, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e21e460006399, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x110220461006399, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x112208462006399, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x10a2084630073b2, // V_CVT_U32_F32 ENC_VOP1 default
    0x10c20c4640073b2, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244650073b2, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4660073b2, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084670073b2, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x10a2084680083a3, // V_CVT_I32_F32 ENC_VOP1 default
    0x10c20c4690083a3, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22446a0083a3, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e46b0083a3, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220846c0083a3, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a22846d00a393, // V_CVT_F16_F32 ENC_VOP1 default
    0x10c22c46e00a393, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22a46f00a393, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x11022e47000a393, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x11222847100a393, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x10a23247200b396, // V_CVT_F32_F16 ENC_VOP1 default
    0x10c23647300b396, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e23447400b396, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x11023847500b396, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x11223247600b396, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x10a20846800c3b0, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x10c20c46900c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e23c46a00c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e46b00c3b0, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220846c00c3b0, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a20846800d3a1, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x10c20c46900d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e23c46a00d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e46b00d3a1, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220846c00d3a1, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a20845900e3a7, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x10c20c45a00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x10e21e45b00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x11022045c00e3a7, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x11220845d00e3a7, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x11621647700f397, // V_CVT_F32_F64 ENC_VOP1 default
    0x11221647800f397, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x10a21a47901039e, // V_CVT_F64_F32 ENC_VOP1 default
    0x11221a47a01039e, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x10a20845e01139a, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x10c20c45f01139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x10e21e46001139a, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x11022046101139a, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x11220846201139a, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x10a20845e01239b, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x10c20c45f01239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x10e21e46001239b, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x11022046101239b, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x11220846201239b, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x10a20845e01339c, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x10c20c45f01339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x10e21e46001339c, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x11022046101339c, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x11220846201339c, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x10a20845e01439d, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x10c20c45f01439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x10e21e46001439d, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x11022046101439d, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x11220846201439d, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x11621647b0153b3, // V_CVT_U32_F64 ENC_VOP1 default
    0x11221647c0153b3, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x10a21a47d0163a0, // V_CVT_F64_U32 ENC_VOP1 default
    0x11221a47e0163a0, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x11624247f01747c, // V_TRUNC_F64 ENC_VOP1 default
    0x11224248001747c, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x11624247f0182cc, // V_CEIL_F64 ENC_VOP1 default
    0x1122424800182cc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x11624247f01945c, // V_RNDNE_F64 ENC_VOP1 default
    0x11224248001945c, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x11624247f01a3cb, // V_FLOOR_F64 ENC_VOP1 default
    0x11224248001a3cb, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x10a1b024601b43e, // V_PIPEFLUSH ENC_VOP1 default
    0x10a2084810203db, // V_FRACT_F32 ENC_VOP1 default
    0x10c20c4820203db, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244830203db, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4840203db, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084850203db, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x10a20848102147b, // V_TRUNC_F32 ENC_VOP1 default
    0x10c20c48202147b, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22448302147b, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e48402147b, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220848502147b, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x10a2084810222cb, // V_CEIL_F32 ENC_VOP1 default
    0x10c20c4820222cb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244830222cb, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4840222cb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084850222cb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x10a20848102345b, // V_RNDNE_F32 ENC_VOP1 default
    0x10c20c48202345b, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22448302345b, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e48402345b, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220848502345b, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x10a2084810243ca, // V_FLOOR_F32 ENC_VOP1 default
    0x10c20c4820243ca, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244830243ca, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4840243ca, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084850243ca, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x10a2084810253c5, // V_EXP_F32 ENC_VOP1 default
    0x10c20c4820253c5, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244830253c5, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4840253c5, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084850253c5, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x10a2084810273ee, // V_LOG_F32 ENC_VOP1 default
    0x10c20c4820273ee, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244830273ee, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4840273ee, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084850273ee, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x10a20848102a455, // V_RCP_F32 ENC_VOP1 default
    0x10c20c48202a455, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22448302a455, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e48402a455, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220848502a455, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x10a20848102b457, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x10c20c48202b457, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22448302b457, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e48402b457, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220848502b457, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x10a20848102e45e, // V_RSQ_F32 ENC_VOP1 default
    0x10c20c48202e45e, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22448302e45e, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e48402e45e, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220848502e45e, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x11624247f02f456, // V_RCP_F64 ENC_VOP1 default
    0x11224248002f456, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x11624247f03145f, // V_RSQ_F64 ENC_VOP1 default
    0x11224248003145f, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x10a208481033468, // V_SQRT_F32 ENC_VOP1 default
    0x10c20c482033468, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e224483033468, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e484033468, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x112208485033468, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x11624247f034469, // V_SQRT_F64 ENC_VOP1 default
    0x112242480034469, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x10a208481035466, // V_SIN_F32 ENC_VOP1 default
    0x10c20c482035466, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e224483035466, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e484035466, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x112208485035466, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x10a20848103638e, // V_COS_F32 ENC_VOP1 default
    0x10c20c48203638e, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e22448303638e, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e48403638e, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220848503638e, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x10a208486037437, // V_NOT_B32 ENC_VOP1 default
    0x10c20c487037437, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e246488037437, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x110220489037437, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220848a037437, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x10a20844f0382c9, // V_BFREV_B32 ENC_VOP1 default
    0x10c20c4500382c9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20a4510382c9, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x11020e4520382c9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x1122084530382c9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x10a20848b0393c7, // V_FFBH_U32 ENC_VOP1 default
    0x10c20c48c0393c7, // V_FFBH_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e24648d0393c7, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x11022048e0393c7, // V_FFBH_U32 VOP1_VOP_DPP16 has_dpp16
    0x11220848f0393c7, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x10a20848b03a3c8, // V_FFBL_B32 ENC_VOP1 default
    0x10c20c48c03a3c8, // V_FFBL_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e24648d03a3c8, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x11022048e03a3c8, // V_FFBL_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220848f03a3c8, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x10a20849003b3c6, // V_FFBH_I32 ENC_VOP1 default
    0x10c20c49103b3c6, // V_FFBH_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e24649203b3c6, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x11022049303b3c6, // V_FFBH_I32 VOP1_VOP_DPP16 has_dpp16
    0x11220849403b3c6, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x11621645503c3df, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x11221645603c3df, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x11624247f03d3e2, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x11224248003d3e2, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x11624247f03e3dc, // V_FRACT_F64 ENC_VOP1 default
    0x11224248003e3dc, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x10a20846803f3de, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x10c20c46903f3de, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e23c46a03f3de, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e46b03f3de, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x11220846c03f3de, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x10a2084810403e1, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x10c20c4820403e1, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e2244830403e1, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e4840403e1, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x1122084850403e1, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x10a1b02460412cd, // V_CLREXCP ENC_VOP1 default
    0x10a208495042421, // V_MOVRELD_B32 ENC_VOP1 default
    0x10c20c496042421, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20a497042421, // V_MOVRELD_B32 VOP1_VOP_SDWA has_sdwa
    0x11020e498042421, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x112208499042421, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x11420849a043424, // V_MOVRELS_B32 ENC_VOP1 default
    0x10c20c496043424, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20a49b043424, // V_MOVRELS_B32 VOP1_VOP_SDWA has_sdwa
    0x11020e498043424, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x11420849a044423, // V_MOVRELSD_B32 ENC_VOP1 default
    0x10c20c496044423, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20a49b044423, // V_MOVRELSD_B32 VOP1_VOP_SDWA has_sdwa
    0x11020e498044423, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x11420849a048422, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x10c20c496048422, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20a49b048422, // V_MOVRELSD_2_B32 VOP1_VOP_SDWA has_sdwa
    0x11020e498048422, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x10a24a49c050395, // V_CVT_F16_U16 ENC_VOP1 default
    0x10c24e49d050395, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x10e24c49e050395, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x11025049f050395, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x11224a4a0050395, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x10a24a4a1051394, // V_CVT_F16_I16 ENC_VOP1 default
    0x10c24e4a2051394, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e24c4a3051394, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x1102504a4051394, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x11224a4a5051394, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x10a2544a60523b1, // V_CVT_U16_F16 ENC_VOP1 default
    0x10c2584a70523b1, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564a80523b1, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4a90523b1, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544aa0523b1, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x10a2544ab0533a2, // V_CVT_I16_F16 ENC_VOP1 default
    0x10c2584ac0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564ad0533a2, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4ae0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544af0533a2, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a25e4b0054454, // V_RCP_F16 ENC_VOP1 default
    0x10c2624b1054454, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2604b2054454, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x1102644b3054454, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225e4b4054454, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x10a25e4b0055467, // V_SQRT_F16 ENC_VOP1 default
    0x10c2624b1055467, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2604b2055467, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x1102644b3055467, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225e4b4055467, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x10a25e4b005645d, // V_RSQ_F16 ENC_VOP1 default
    0x10c2624b105645d, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2604b205645d, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x1102644b305645d, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225e4b405645d, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x10a25e4b00573ed, // V_LOG_F16 ENC_VOP1 default
    0x10c2624b10573ed, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2604b20573ed, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x1102644b30573ed, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225e4b40573ed, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x10a25e4b00583c4, // V_EXP_F16 ENC_VOP1 default
    0x10c2624b10583c4, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2604b20583c4, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x1102644b30583c4, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225e4b40583c4, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x10a25e4b00593e0, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x10c2624b10593e0, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2604b20593e0, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x1102644b30593e0, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225e4b40593e0, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x10a2544ab05a3dd, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x10c2584ac05a3dd, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564ad05a3dd, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4ae05a3dd, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544af05a3dd, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a25e4b005b3c9, // V_FLOOR_F16 ENC_VOP1 default
    0x10c2624b105b3c9, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2604b205b3c9, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x1102644b305b3c9, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225e4b405b3c9, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x10a25e4b005c2ca, // V_CEIL_F16 ENC_VOP1 default
    0x10c2624b105c2ca, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2604b205c2ca, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x1102644b305c2ca, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225e4b405c2ca, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x10a25e4b005d47a, // V_TRUNC_F16 ENC_VOP1 default
    0x10c2624b105d47a, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2604b205d47a, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x1102644b305d47a, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225e4b405d47a, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x10a25e4b005e45a, // V_RNDNE_F16 ENC_VOP1 default
    0x10c2624b105e45a, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2604b205e45a, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x1102644b305e45a, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225e4b405e45a, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x10a25e4b005f3da, // V_FRACT_F16 ENC_VOP1 default
    0x10c2624b105f3da, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2604b205f3da, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x1102644b305f3da, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225e4b405f3da, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x10a25e4b0060465, // V_SIN_F16 ENC_VOP1 default
    0x10c2624b1060465, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2604b2060465, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x1102644b3060465, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225e4b4060465, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x10a25e4b006138d, // V_COS_F16 ENC_VOP1 default
    0x10c2624b106138d, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2604b206138d, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x1102644b306138d, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225e4b406138d, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x10a2084b5062464, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x10c20c4b6062464, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e2464b7062464, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x1102204b8062464, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x1122084b9062464, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x10a2544ab0633a5, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x10c2584ac0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564ad0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4ae0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544af0633a5, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a2544a60643a6, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x10c2584a70643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2564a80643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x11025a4a90643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122544aa0643a6, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x1142684ba065478, // V_SWAP_B32 ENC_VOP1 default
    0x1142684bb068477, // V_SWAPREL_B32 ENC_VOP1 default
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
    0x1181c84c4009298, // S_WQM_B32 ENC_SOP1 default
    0x11a1c84c5009298, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x1181ca4c600a299, // S_WQM_B64 ENC_SOP1 default
    0x11a1ca4c700a299, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
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
    0x1181ca4e30262a1, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e40262a1, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e30271db, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e40271db, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e302826f, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e402826f, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e3029262, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e4029262, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e302a267, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e402a267, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1181ca4e302b29d, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x11a1ca4e402b29d, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
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
    0x1181c84ef03e2a0, // S_XOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f003e2a0, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef03f1da, // S_ANDN2_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f003f1da, // S_ANDN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef04026e, // S_ORN2_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f004026e, // S_ORN2_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef041261, // S_NAND_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f0041261, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef042266, // S_NOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f0042266, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1181c84ef04329c, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 default
    0x11a1c84f004329c, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
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
    0x1241b0246003297, // S_WAKEUP ENC_SOPP default
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
    0x1241b0246022296, // S_WAIT_IDLE ENC_SOPP default
    0x1241fc50b023291, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x1241fa50202427a, // S_ROUND_MODE ENC_SOPP default
    0x1241f050202522e, // S_DENORM_MODE ENC_SOPP default
    0x1241fa50202828e, // S_TTRACEDATA_IMM ENC_SOPP default
];
