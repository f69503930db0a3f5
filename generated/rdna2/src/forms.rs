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
    0x00026800000138c, // V_CNDMASK_B32 ENC_VOP2 default
    0x00226c00100138c, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00426a00200138c, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x00626e00300138c, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00826800400138c, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a2720050023bb, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x00c2740060023bb, // V_DOT2C_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2760070023bb, // V_DOT2C_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102720080023bb, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x00a2780090032b6, // V_ADD_F32 ENC_VOP2 default
    0x00c27c00a0032b6, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00b0032b6, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c0032b6, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027800d0032b6, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a278009004472, // V_SUB_F32 ENC_VOP2 default
    0x00c27c00a004472, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00b004472, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c004472, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027800d004472, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x01427800e00546d, // V_SUBREV_F32 ENC_VOP2 default
    0x00c27c00a00546d, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00f00546d, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c00546d, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027801000546d, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a2780110063d0, // V_FMAC_LEGACY_F32 ENC_VOP2 default
    0x0102780120063d0, // V_FMAC_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a278009007432, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x00c27c00a007432, // V_MUL_LEGACY_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00b007432, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c007432, // V_MUL_LEGACY_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027800d007432, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x00a27800900842b, // V_MUL_F32 ENC_VOP2 default
    0x00c27c00a00842b, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00b00842b, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c00842b, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027800d00842b, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a278013009431, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c27c014009431, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x012282015009431, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x00e284016009431, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x010278017009431, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a27801300a42e, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c27c01400a42e, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x01228201500a42e, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x00e28401600a42e, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x01027801700a42e, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a27801800b435, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c27c01900b435, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x01228201a00b435, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x00e28401b00b435, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01027801c00b435, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a27801800c430, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c27c01900c430, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x01228201a00c430, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x00e28401b00c430, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x01027801c00c430, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a28801d00d3bf, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x00c27c01e00d3bf, // V_DOT4C_I32_I8 VOP2_VOP_DPP8 has_dpp8
    0x00e28401f00d3bf, // V_DOT4C_I32_I8 VOP2_VOP_DPP16 has_dpp16
    0x01028802000d3bf, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x00a27800900f41b, // V_MIN_F32 ENC_VOP2 default
    0x00c27c00a00f41b, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00b00f41b, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c00f41b, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027800d00f41b, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x00a278009010406, // V_MAX_F32 ENC_VOP2 default
    0x00c27c00a010406, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x01227a00b010406, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x00e27e00c010406, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027800d010406, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00a27801301141e, // V_MIN_I32 ENC_VOP2 default
    0x00c27c01401141e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x01228201501141e, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x00e28401601141e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x01027801701141e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a278013012409, // V_MAX_I32 ENC_VOP2 default
    0x00c27c014012409, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x012282015012409, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x00e284016012409, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x010278017012409, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a278018013420, // V_MIN_U32 ENC_VOP2 default
    0x00c27c019013420, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a013420, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b013420, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c013420, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a27801801440b, // V_MAX_U32 ENC_VOP2 default
    0x00c27c01901440b, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a01440b, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b01440b, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c01440b, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0142780210163f5, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c27c0190163f5, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0122820220163f5, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b0163f5, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0102780230163f5, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0142780240182c2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c27c0250182c2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0122820260182c2, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x00e2840270182c2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0102780280182c2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x01427802101a3f0, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c27c01901a3f0, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228202201a3f0, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b01a3f0, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027802301a3f0, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a27801801b2bf, // V_AND_B32 ENC_VOP2 default
    0x00c27c01901b2bf, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a01b2bf, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b01b2bf, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c01b2bf, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a27801801c439, // V_OR_B32 ENC_VOP2 default
    0x00c27c01901c439, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a01c439, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b01c439, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c01c439, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a27801801d481, // V_XOR_B32 ENC_VOP2 default
    0x00c27c01901d481, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a01d481, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b01d481, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c01d481, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a27801801e47f, // V_XNOR_B32 ENC_VOP2 default
    0x00c27c01901e47f, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a01e47f, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b01e47f, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c01e47f, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2780180252bc, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c27c0190252bc, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a0252bc, // V_ADD_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b0252bc, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c0252bc, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a278018026476, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c27c019026476, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228201a026476, // V_SUB_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b026476, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027801c026476, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x01427802102746e, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c27c01902746e, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x01228202202746e, // V_SUBREV_NC_U32 VOP2_VOP_SDWA has_sdwa
    0x00e28401b02746e, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x01027802302746e, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x00028a0290282b3, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x00228e02a0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01628c02b0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00629002c0282b3, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828a02d0282b3, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00028a02902946f, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x00228e02a02946f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01628c02b02946f, // V_SUB_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00629002c02946f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828a02d02946f, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x01828a02e02a46a, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x00228e02a02a46a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x01628c02f02a46a, // V_SUBREV_CO_CI_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x00629002c02a46a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00828a03002a46a, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00a27801102b3cf, // V_FMAC_F32 ENC_VOP2 default
    0x00c27c03102b3cf, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e27e03202b3cf, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x01027801202b3cf, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01a29403302c3d2, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x01029403402c3d2, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01a29603502d3cd, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x01029603602d3cd, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a29803702f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP2 default
    0x00c29c03802f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x01229a03902f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_SDWA has_sdwa
    0x00e29e03a02f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x01029803b02f3ac, // V_CVT_PKRTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a2a203c0322b5, // V_ADD_F16 ENC_VOP2 default
    0x00c2a603d0322b5, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a403e0322b5, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2a803f0322b5, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a20400322b5, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a2a203c033471, // V_SUB_F16 ENC_VOP2 default
    0x00c2a603d033471, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a403e033471, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2a803f033471, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a2040033471, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0142a204103446c, // V_SUBREV_F16 ENC_VOP2 default
    0x00c2a603d03446c, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a404203446c, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2a803f03446c, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a204303446c, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a2a203c03542a, // V_MUL_F16 ENC_VOP2 default
    0x00c2a603d03542a, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a403e03542a, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2a803f03542a, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a204003542a, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a2a20440363ce, // V_FMAC_F16 ENC_VOP2 default
    0x00c2a60450363ce, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2a80460363ce, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a20470363ce, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01a2ac0480373d1, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0102ac0490373d1, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01a2ae04a0383cc, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0102ae04b0383cc, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a2a203c039405, // V_MAX_F16 ENC_VOP2 default
    0x00c2a603d039405, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a403e039405, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2a803f039405, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a2040039405, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x00a2a203c03a41a, // V_MIN_F16 ENC_VOP2 default
    0x00c2a603d03a41a, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122a403e03a41a, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2a803f03a41a, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a204003a41a, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x00a2a203c03b3e9, // V_LDEXP_F16 ENC_VOP2 default
    0x00c2a603d03b3e9, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0122b003e03b3e9, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x00e2b203f03b3e9, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102a204003b3e9, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a2b604c03c443, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00c2b804d03c443, // V_PK_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e2ba04e03c443, // V_PK_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0102b604f03c443, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x02a30209c000447, // V_PK_MAD_I16 ENC_VOP3P default
    0x02c30209d000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e30209e000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x03030209f000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323020a0000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0343020a1000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363020a2000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383020a3000447, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3040a4001450, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x03c3040a5001450, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3040a6001450, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403040a7001450, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3040a8002440, // V_PK_ADD_I16 ENC_VOP3P default
    0x03c3040a9002440, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3040aa002440, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403040ab002440, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3040a8003451, // V_PK_SUB_I16 ENC_VOP3P default
    0x03c3040a9003451, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3040aa003451, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403040ab003451, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423040ac004445, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x03c3040ad004445, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443040ae004445, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403040af004445, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423040ac005446, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x03c3040ad005446, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0443040ae005446, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0403040af005446, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0423040b0006442, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x03c3040b1006442, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0443040b2006442, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403040b3006442, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3040a800744a, // V_PK_MAX_I16 ENC_VOP3P default
    0x03c3040a900744a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3040aa00744a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403040ab00744a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3040a800844d, // V_PK_MIN_I16 ENC_VOP3P default
    0x03c3040a900844d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x03e3040aa00844d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0403040ab00844d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3020b4009448, // V_PK_MAD_U16 ENC_VOP3P default
    0x02c3020b5009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e3020b6009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0303020b7009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323020b8009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0343020b9009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363020ba009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383020bb009448, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3040a400a441, // V_PK_ADD_U16 ENC_VOP3P default
    0x03c3040a500a441, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3040a600a441, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403040a700a441, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3040a400b452, // V_PK_SUB_U16 ENC_VOP3P default
    0x03c3040a500b452, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3040a600b452, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403040a700b452, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3040a400c44b, // V_PK_MAX_U16 ENC_VOP3P default
    0x03c3040a500c44b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3040a600c44b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403040a700c44b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3040a400d44e, // V_PK_MIN_U16 ENC_VOP3P default
    0x03c3040a500d44e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x03e3040a600d44e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0403040a700d44e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a3060bc00e444, // V_PK_FMA_F16 ENC_VOP3P default
    0x02c3060bd00e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e3060be00e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0303060bf00e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323060c000e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0343060c100e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363060c200e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383060c300e444, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03a3080c400f43f, // V_PK_ADD_F16 ENC_VOP3P default
    0x03c3080c500f43f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3080c600f43f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403080c700f43f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3080c401044f, // V_PK_MUL_F16 ENC_VOP3P default
    0x03c3080c501044f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3080c601044f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403080c701044f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3080c401144c, // V_PK_MIN_F16 ENC_VOP3P default
    0x03c3080c501144c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3080c601144c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403080c701144c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03a3080c4012449, // V_PK_MAX_F16 ENC_VOP3P default
    0x03c3080c5012449, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x03e3080c6012449, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x0403080c7012449, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x02a30a0c80133bc, // V_DOT2_F32_F16 ENC_VOP3P default
    0x02c30a0c90133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e30a0ca0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x03030a0cb0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230a0cc0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x03430a0cd0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630a0ce0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830a0cf0133bc, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3020d00143bd, // V_DOT2_I32_I16 ENC_VOP3P default
    0x02c3020d10143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0
    0x02e3020d20143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_1
    0x0303020d30143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323020d40143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_2
    0x0343020d50143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363020d60143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383020d70143bd, // V_DOT2_I32_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a3020d80153be, // V_DOT2_U32_U16 ENC_VOP3P default
    0x02c3020d90153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0
    0x02e3020da0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_1
    0x0303020db0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0323020dc0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_2
    0x0343020dd0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0363020de0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0383020df0153be, // V_DOT2_U32_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a30c0e00163c0, // V_DOT4_I32_I8 ENC_VOP3P default
    0x02c30c0e10163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0
    0x02e30c0e20163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_1
    0x03030c0e30163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230c0e40163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_2
    0x03430c0e50163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630c0e60163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830c0e70163c0, // V_DOT4_I32_I8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a30c0e80173c1, // V_DOT4_U32_U8 ENC_VOP3P default
    0x02c30c0e90173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x02e30c0ea0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x03030c0eb0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230c0ec0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x03430c0ed0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630c0ee0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830c0ef0173c1, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a30c0f00183c2, // V_DOT8_I32_I4 ENC_VOP3P default
    0x02c30c0f10183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0
    0x02e30c0f20183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_1
    0x03030c0f30183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230c0f40183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_2
    0x03430c0f50183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630c0f60183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830c0f70183c2, // V_DOT8_I32_I4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a30c0f80193c3, // V_DOT8_U32_U4 ENC_VOP3P default
    0x02c30c0f90193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x02e30c0fa0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x03030c0fb0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230c0fc0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x03430c0fd0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630c0fe0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830c0ff0193c3, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a30e1000203d9, // V_FMA_MIX_F32 ENC_VOP3P default
    0x02c30e1010203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x02e30e1020203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x03030e1030203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230e1040203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x03430e1050203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630e1060203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830e1070203d9, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a30e1080213d8, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x02c30e1090213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e30e10a0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x03030e10b0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230e10c0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x03430e10d0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630e10e0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830e10f0213d8, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x02a30e1080223d7, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x02c30e1090223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x02e30e10a0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x03030e10b0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x03230e10c0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x03430e10d0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x03630e10e0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x03830e10f0223d7, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04631011000033a, // V_CMP_F_F32 ENC_VOP3 default
    0x04831011100033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31011200033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31011300033a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631011000135f, // V_CMP_LT_F32 ENC_VOP3 default
    0x04831011100135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31011200135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31011300135f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046310110002331, // V_CMP_EQ_F32 ENC_VOP3 default
    0x048310111002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a310112002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c310113002331, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046310110003353, // V_CMP_LE_F32 ENC_VOP3 default
    0x048310111003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a310112003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c310113003353, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631011000434a, // V_CMP_GT_F32 ENC_VOP3 default
    0x04831011100434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31011200434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31011300434a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631011000535c, // V_CMP_LG_F32 ENC_VOP3 default
    0x04831011100535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31011200535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31011300535c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046310110006341, // V_CMP_GE_F32 ENC_VOP3 default
    0x048310111006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a310112006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c310113006341, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046310110007380, // V_CMP_O_F32 ENC_VOP3 default
    0x048310111007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04a310112007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04c310113007380, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631011000838a, // V_CMP_U_F32 ENC_VOP3 default
    0x04831011100838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31011200838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31011300838a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046310110009371, // V_CMP_NGE_F32 ENC_VOP3 default
    0x048310111009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a310112009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c310113009371, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631011000a37a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04831011100a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31011200a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31011300a37a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631011000b374, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04831011100b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31011200b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31011300b374, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631011000c377, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04831011100c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31011200c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31011300c377, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631011000d368, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04831011100d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31011200d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31011300d368, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631011000e37d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04831011100e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31011200e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31011300e37d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631011000f383, // V_CMP_TRU_F32 ENC_VOP3 default
    0x04831011100f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x04a31011200f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x04c31011300f383, // V_CMP_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3161140102db, // V_CMPX_F_F32 ENC_VOP3 default
    0x0503161150102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x0523161160102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x0543161170102db, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e316114011300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x050316115011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x052316116011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x054316117011300, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3161140122d2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0503161150122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0523161160122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0543161170122d2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3161140132f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x0503161150132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523161160132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543161170132f4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3161140142eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0503161150142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0523161160142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0543161170142eb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3161140152fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x0503161150152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0523161160152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0543161170152fd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3161140162e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0503161150162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0523161160162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0543161170162e2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e316114017321, // V_CMPX_O_F32 ENC_VOP3 default
    0x050316115017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x052316116017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x054316117017321, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31611401832b, // V_CMPX_U_F32 ENC_VOP3 default
    0x05031611501832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05231611601832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05431611701832b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e316114019312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x050316115019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x052316116019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x054316117019312, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31611401a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05031611501a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05231611601a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05431611701a31b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31611401b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05031611501b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05231611601b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05431611701b315, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31611401c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05031611501c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05231611601c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05431611701c318, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31611401d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05031611501d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05231611601d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05431611701d309, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31611401e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05031611501e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05231611601e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05431611701e31e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e31611401f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x05031611501f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0
    0x05231611601f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_1
    0x05431611701f324, // V_CMPX_TRU_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c11802033b, // V_CMP_F_F64 ENC_VOP3 default
    0x04831c11902033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b02033b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c118021360, // V_CMP_LT_F64 ENC_VOP3 default
    0x04831c119021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b021360, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c118022332, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04831c119022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b022332, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c118023354, // V_CMP_LE_F64 ENC_VOP3 default
    0x04831c119023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b023354, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c11802434b, // V_CMP_GT_F64 ENC_VOP3 default
    0x04831c11902434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b02434b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c11802535d, // V_CMP_LG_F64 ENC_VOP3 default
    0x04831c11902535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b02535d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c118026342, // V_CMP_GE_F64 ENC_VOP3 default
    0x04831c119026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b026342, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c118027381, // V_CMP_O_F64 ENC_VOP3 default
    0x04831c119027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b027381, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c11802838b, // V_CMP_U_F64 ENC_VOP3 default
    0x04831c11902838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b02838b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c118029372, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04831c119029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b029372, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c11802a37b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04831c11902a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b02a37b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c11802b375, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04831c11902b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b02b375, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c11802c378, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04831c11902c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b02c378, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c11802d369, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04831c11902d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b02d369, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c11802e37e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04831c11902e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b02e37e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05631c11802f384, // V_CMP_TRU_F64 ENC_VOP3 default
    0x04831c11902f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05831c11a02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x04c31c11b02f384, // V_CMP_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c0302dc, // V_CMPX_F_F64 ENC_VOP3 default
    0x05032011d0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f0302dc, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c031301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x05032011d031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f031301, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c0322d3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x05032011d0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f0322d3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c0332f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x05032011d0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f0332f5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c0342ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x05032011d0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f0342ec, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c0352fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x05032011d0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f0352fe, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c0362e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x05032011d0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f0362e3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c037322, // V_CMPX_O_F64 ENC_VOP3 default
    0x05032011d037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f037322, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c03832c, // V_CMPX_U_F64 ENC_VOP3 default
    0x05032011d03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f03832c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c039313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x05032011d039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f039313, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c03a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x05032011d03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f03a31c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c03b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x05032011d03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f03b316, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c03c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x05032011d03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f03c319, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c03d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x05032011d03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f03d30a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c03e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x05032011d03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f03e31f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a32011c03f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x05032011d03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0
    0x05c32011e03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_1
    0x05432011f03f325, // V_CMPX_TRU_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632412008033c, // V_CMP_F_I32 ENC_VOP3 default
    0x04832412108033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32412208033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32412308033c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046324120081362, // V_CMP_LT_I32 ENC_VOP3 default
    0x048324121081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a324122081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c324123081362, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046324120082334, // V_CMP_EQ_I32 ENC_VOP3 default
    0x048324121082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04a324122082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04c324123082334, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046324120083356, // V_CMP_LE_I32 ENC_VOP3 default
    0x048324121083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a324122083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c324123083356, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632412008434d, // V_CMP_GT_I32 ENC_VOP3 default
    0x04832412108434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32412208434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32412308434d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632412008536b, // V_CMP_NE_I32 ENC_VOP3 default
    0x04832412108536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a32412208536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c32412308536b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046324120086344, // V_CMP_GE_I32 ENC_VOP3 default
    0x048324121086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04a324122086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04c324123086344, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046324120087385, // V_CMP_T_I32 ENC_VOP3 default
    0x048324121087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04a324122087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04c324123087385, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632812408832e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04832812508832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04a32812608832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04c32812708832e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c128089361, // V_CMP_LT_I16 ENC_VOP3 default
    0x04832c129089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a32c12a089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c32c12b089361, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c12808a333, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04832c12908a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04a32c12a08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04c32c12b08a333, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c12808b355, // V_CMP_LE_I16 ENC_VOP3 default
    0x04832c12908b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a32c12a08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c32c12b08b355, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c12808c34c, // V_CMP_GT_I16 ENC_VOP3 default
    0x04832c12908c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04a32c12a08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04c32c12b08c34c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c12808d36a, // V_CMP_NE_I16 ENC_VOP3 default
    0x04832c12908d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a32c12a08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c32c12b08d36a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c12808e343, // V_CMP_GE_I16 ENC_VOP3 default
    0x04832c12908e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04a32c12a08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04c32c12b08e343, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04633212c08f32d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x04833212d08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04a33212e08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04c33212f08f32d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3381300902dd, // V_CMPX_F_I32 ENC_VOP3 default
    0x0503381310902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x0523381320902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x0543381330902dd, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e338130091303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x050338131091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x052338132091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x054338133091303, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3381300922d5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0503381310922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0523381320922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0543381330922d5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3381300932f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0503381310932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523381320932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543381330932f7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3381300942ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0503381310942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523381320942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543381330942ee, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33813009530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x05033813109530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05233813209530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05433813309530c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3381300962e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0503381310962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523381320962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543381330962e5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e338130097326, // V_CMPX_T_I32 ENC_VOP3 default
    0x050338131097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x052338132097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x054338133097326, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33c1340982cf, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x05033c1350982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x05233c1360982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05433c1370982cf, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e340138099302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x050340139099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05234013a099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05434013b099302, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34013809a2d4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x05034013909a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05234013a09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05434013b09a2d4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34013809b2f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x05034013909b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05234013a09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05434013b09b2f6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34013809c2ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x05034013909c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05234013a09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05434013b09c2ed, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34013809d30b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x05034013909d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05234013a09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05434013b09d30b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34013809e2e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x05034013909e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05234013a09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05434013b09e2e4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e34613c09f2ce, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x05034613d09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05234613e09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05434613f09f2ce, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1400a033d, // V_CMP_F_I64 ENC_VOP3 default
    0x04834c1410a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05834c1420a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1430a033d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1400a1363, // V_CMP_LT_I64 ENC_VOP3 default
    0x04834c1410a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05834c1420a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1430a1363, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1400a2335, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04834c1410a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05834c1420a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1430a2335, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1400a3357, // V_CMP_LE_I64 ENC_VOP3 default
    0x04834c1410a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05834c1420a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1430a3357, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1400a434e, // V_CMP_GT_I64 ENC_VOP3 default
    0x04834c1410a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05834c1420a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1430a434e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1400a536c, // V_CMP_NE_I64 ENC_VOP3 default
    0x04834c1410a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05834c1420a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1430a536c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1400a6345, // V_CMP_GE_I64 ENC_VOP3 default
    0x04834c1410a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05834c1420a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1430a6345, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1400a7386, // V_CMP_T_I64 ENC_VOP3 default
    0x04834c1410a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05834c1420a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1430a7386, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0563501440a832f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x0483501450a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0583501460a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04c3501470a832f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c1480a9364, // V_CMP_LT_U16 ENC_VOP3 default
    0x04832c1490a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32c14a0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32c14b0a9364, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c1480aa336, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04832c1490aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32c14a0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32c14b0aa336, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c1480ab358, // V_CMP_LE_U16 ENC_VOP3 default
    0x04832c1490ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32c14a0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32c14b0ab358, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c1480ac34f, // V_CMP_GT_U16 ENC_VOP3 default
    0x04832c1490ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32c14a0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32c14b0ac34f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c1480ad36d, // V_CMP_NE_U16 ENC_VOP3 default
    0x04832c1490ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32c14a0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32c14b0ad36d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632c1480ae346, // V_CMP_GE_U16 ENC_VOP3 default
    0x04832c1490ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04a32c14a0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04c32c14b0ae346, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35414c0b02de, // V_CMPX_F_I64 ENC_VOP3 default
    0x05035414d0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35414e0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05435414f0b02de, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35414c0b1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05035414d0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35414e0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05435414f0b1304, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35414c0b22d6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05035414d0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35414e0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05435414f0b22d6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35414c0b32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05035414d0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35414e0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05435414f0b32f8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35414c0b42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05035414d0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35414e0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05435414f0b42ef, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35414c0b530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05035414d0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35414e0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05435414f0b530d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35414c0b62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05035414d0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35414e0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05435414f0b62e6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a35414c0b7327, // V_CMPX_T_I64 ENC_VOP3 default
    0x05035414d0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05c35414e0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05435414f0b7327, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3581500b82d0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0503581510b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05c3581520b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0543581530b82d0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3401540b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0503401550b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523401560b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543401570b9305, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3401540ba2d7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0503401550ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0523401560ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0543401570ba2d7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3401540bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0503401550bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523401560bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543401570bb2f9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3401540bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0503401550bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0523401560bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0543401570bc2f0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3401540bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0503401550bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523401560bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543401570bd30e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e3401540be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0503401550be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0523401560be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0543401570be2e7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241580c033e, // V_CMP_F_U32 ENC_VOP3 default
    0x0483241590c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32415a0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32415b0c033e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241580c1365, // V_CMP_LT_U32 ENC_VOP3 default
    0x0483241590c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32415a0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32415b0c1365, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241580c2337, // V_CMP_EQ_U32 ENC_VOP3 default
    0x0483241590c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32415a0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32415b0c2337, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241580c3359, // V_CMP_LE_U32 ENC_VOP3 default
    0x0483241590c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32415a0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32415b0c3359, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241580c4350, // V_CMP_GT_U32 ENC_VOP3 default
    0x0483241590c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32415a0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32415b0c4350, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241580c536e, // V_CMP_NE_U32 ENC_VOP3 default
    0x0483241590c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32415a0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32415b0c536e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241580c6347, // V_CMP_GE_U32 ENC_VOP3 default
    0x0483241590c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32415a0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32415b0c6347, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463241580c7387, // V_CMP_T_U32 ENC_VOP3 default
    0x0483241590c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04a32415a0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04c32415b0c7387, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0c8339, // V_CMP_F_F16 ENC_VOP3 default
    0x04835c12d0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0c8339, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0c935e, // V_CMP_LT_F16 ENC_VOP3 default
    0x04835c12d0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0c935e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0ca330, // V_CMP_EQ_F16 ENC_VOP3 default
    0x04835c12d0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0ca330, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0cb352, // V_CMP_LE_F16 ENC_VOP3 default
    0x04835c12d0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0cb352, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0cc349, // V_CMP_GT_F16 ENC_VOP3 default
    0x04835c12d0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0cc349, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0cd35b, // V_CMP_LG_F16 ENC_VOP3 default
    0x04835c12d0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0cd35b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0ce340, // V_CMP_GE_F16 ENC_VOP3 default
    0x04835c12d0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0ce340, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0cf37f, // V_CMP_O_F16 ENC_VOP3 default
    0x04835c12d0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0cf37f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33815c0d02df, // V_CMPX_F_U32 ENC_VOP3 default
    0x05033815d0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05233815e0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815f0d02df, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33815c0d1306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x05033815d0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05233815e0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815f0d1306, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33815c0d22d8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x05033815d0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05233815e0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815f0d22d8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33815c0d32fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x05033815d0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05233815e0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815f0d32fa, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33815c0d42f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x05033815d0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05233815e0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815f0d42f1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33815c0d530f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x05033815d0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05233815e0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815f0d530f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33815c0d62e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x05033815d0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05233815e0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815f0d62e8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e33815c0d7328, // V_CMPX_T_U32 ENC_VOP3 default
    0x05033815d0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05233815e0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815f0d7328, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0d82da, // V_CMPX_F_F16 ENC_VOP3 default
    0x05036013d0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0d82da, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0d92ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x05036013d0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0d92ff, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0da2d1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x05036013d0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0da2d1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0db2f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x05036013d0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0db2f3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0dc2ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x05036013d0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0dc2ea, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0dd2fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x05036013d0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0dd2fc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0de2e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x05036013d0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0de2e1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0df320, // V_CMPX_O_F16 ENC_VOP3 default
    0x05036013d0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0df320, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1600e033f, // V_CMP_F_U64 ENC_VOP3 default
    0x04834c1610e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05834c1620e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1630e033f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1600e1366, // V_CMP_LT_U64 ENC_VOP3 default
    0x04834c1610e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05834c1620e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1630e1366, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1600e2338, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04834c1610e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05834c1620e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1630e2338, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1600e335a, // V_CMP_LE_U64 ENC_VOP3 default
    0x04834c1610e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05834c1620e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1630e335a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1600e4351, // V_CMP_GT_U64 ENC_VOP3 default
    0x04834c1610e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05834c1620e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1630e4351, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1600e536f, // V_CMP_NE_U64 ENC_VOP3 default
    0x04834c1610e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05834c1620e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1630e536f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1600e6348, // V_CMP_GE_U64 ENC_VOP3 default
    0x04834c1610e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05834c1620e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1630e6348, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05634c1600e7388, // V_CMP_T_U64 ENC_VOP3 default
    0x04834c1610e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05834c1620e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x04c34c1630e7388, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0e8389, // V_CMP_U_F16 ENC_VOP3 default
    0x04835c12d0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0e8389, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0e9370, // V_CMP_NGE_F16 ENC_VOP3 default
    0x04835c12d0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0e9370, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0ea379, // V_CMP_NLG_F16 ENC_VOP3 default
    0x04835c12d0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0ea379, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0eb373, // V_CMP_NGT_F16 ENC_VOP3 default
    0x04835c12d0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0eb373, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0ec376, // V_CMP_NLE_F16 ENC_VOP3 default
    0x04835c12d0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0ec376, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0ed367, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x04835c12d0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0ed367, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0ee37c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x04835c12d0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0ee37c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635c12c0ef382, // V_CMP_TRU_F16 ENC_VOP3 default
    0x04835c12d0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x04a35c12e0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x04c35c12f0ef382, // V_CMP_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3541640f02e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x0503541650f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3541660f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x0543541670f02e0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3541640f1307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0503541650f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3541660f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543541670f1307, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3541640f22d9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0503541650f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3541660f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x0543541670f22d9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3541640f32fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0503541650f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3541660f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543541670f32fb, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3541640f42f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0503541650f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3541660f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543541670f42f2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3541640f5310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0503541650f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3541660f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543541670f5310, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3541640f62e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0503541650f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3541660f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543541670f62e9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05a3541640f7329, // V_CMPX_T_U64 ENC_VOP3 default
    0x0503541650f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05c3541660f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x0543541670f7329, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0f832a, // V_CMPX_U_F16 ENC_VOP3 default
    0x05036013d0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0f832a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0f9311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x05036013d0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0f9311, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0fa31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x05036013d0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0fa31a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0fb314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x05036013d0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0fb314, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0fc317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x05036013d0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0fc317, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0fd308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x05036013d0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0fd308, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0fe31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x05036013d0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0fe31d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04e36013c0ff323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x05036013d0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0
    0x05236013e0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_1
    0x05436013f0ff323, // V_CMPX_TRU_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e27016810138c, // V_CNDMASK_B32 ENC_VOP3 default
    0x06027016910138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06227016a10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06427016b10138c, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016c1032b6, // V_ADD_F32 ENC_VOP3 default
    0x04828016d1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28016e1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28016f1032b6, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016c104472, // V_SUB_F32 ENC_VOP3 default
    0x04828016d104472, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28016e104472, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28016f104472, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05628017010546d, // V_SUBREV_F32 ENC_VOP3 default
    0x04828017110546d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x05828017210546d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28017310546d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462801741063d0, // V_FMAC_LEGACY_F32 ENC_VOP3 default
    0x0482801751063d0, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2801761063d0, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2801771063d0, // V_FMAC_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016c107432, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x04828016d107432, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28016e107432, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28016f107432, // V_MUL_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016c10842b, // V_MUL_F32 ENC_VOP3 default
    0x04828016d10842b, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28016e10842b, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28016f10842b, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046286178109431, // V_MUL_I32_I24 ENC_VOP3 default
    0x048286179109431, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a28617a109431, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c28617b109431, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617810a42e, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x04828617910a42e, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04a28617a10a42e, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04c28617b10a42e, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617c10b435, // V_MUL_U32_U24 ENC_VOP3 default
    0x04828617d10b435, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a28617e10b435, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c28617f10b435, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617c10c430, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x04828617d10c430, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04a28617e10c430, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04c28617f10c430, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016c10f41b, // V_MIN_F32 ENC_VOP3 default
    0x04828016d10f41b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28016e10f41b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28016f10f41b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016c110406, // V_MAX_F32 ENC_VOP3 default
    0x04828016d110406, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28016e110406, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28016f110406, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617811141e, // V_MIN_I32 ENC_VOP3 default
    0x04828617911141e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04a28617a11141e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04c28617b11141e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046286178112409, // V_MAX_I32 ENC_VOP3 default
    0x048286179112409, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04a28617a112409, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04c28617b112409, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617c113420, // V_MIN_U32 ENC_VOP3 default
    0x04828617d113420, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04a28617e113420, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28617f113420, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617c11440b, // V_MAX_U32 ENC_VOP3 default
    0x04828617d11440b, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04a28617e11440b, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28617f11440b, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562861801163f5, // V_LSHRREV_B32 ENC_VOP3 default
    0x0482861811163f5, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0582861821163f5, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2861831163f5, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562861841182c2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0482861851182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0582861861182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2861871182c2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05628618011a3f0, // V_LSHLREV_B32 ENC_VOP3 default
    0x04828618111a3f0, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x05828618211a3f0, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28618311a3f0, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617c11b2bf, // V_AND_B32 ENC_VOP3 default
    0x04828617d11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04a28617e11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28617f11b2bf, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617c11c439, // V_OR_B32 ENC_VOP3 default
    0x04828617d11c439, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a28617e11c439, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28617f11c439, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617c11d481, // V_XOR_B32 ENC_VOP3 default
    0x04828617d11d481, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a28617e11d481, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28617f11d481, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617c11e47f, // V_XNOR_B32 ENC_VOP3 default
    0x04828617d11e47f, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04a28617e11e47f, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04c28617f11e47f, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617c1252bc, // V_ADD_NC_U32 ENC_VOP3 default
    0x04828617d1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a28617e1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28617f1252bc, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628617c126476, // V_SUB_NC_U32 ENC_VOP3 default
    0x04828617d126476, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04a28617e126476, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28617f126476, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05628618012746e, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x04828618112746e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x05828618212746e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04c28618312746e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0662921881282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0682921891282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a29218a1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c29218b1282b3, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06629218812946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x06829218912946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06a29218a12946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c29218b12946f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06e29218c12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x06829218d12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x07029218e12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06c29218f12a46a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04628017412b3cf, // V_FMAC_F32 ENC_VOP3 default
    0x04828017512b3cf, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04a28017612b3cf, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04c28017712b3cf, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a019012f3ac, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x0482a019112f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2a019212f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2a019312f3ac, // V_CVT_PKRTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462aa1941322b5, // V_ADD_F16 ENC_VOP3 default
    0x0482aa1951322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2aa1961322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2aa1971322b5, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462aa194133471, // V_SUB_F16 ENC_VOP3 default
    0x0482aa195133471, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2aa196133471, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2aa197133471, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562aa19813446c, // V_SUBREV_F16 ENC_VOP3 default
    0x0482aa19913446c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0582aa19a13446c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2aa19b13446c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462aa19413542a, // V_MUL_F16 ENC_VOP3 default
    0x0482aa19513542a, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2aa19613542a, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2aa19713542a, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462aa19c1363ce, // V_FMAC_F16 ENC_VOP3 default
    0x0482aa19d1363ce, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2aa19e1363ce, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2aa19f1363ce, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462aa194139405, // V_MAX_F16 ENC_VOP3 default
    0x0482aa195139405, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2aa196139405, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2aa197139405, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462aa19413a41a, // V_MIN_F16 ENC_VOP3 default
    0x0482aa19513a41a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2aa19613a41a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2aa19713a41a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462b419413b3e9, // V_LDEXP_F16 ENC_VOP3 default
    0x0482b419513b3e9, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2b419613b3e9, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2b419713b3e9, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722bc1a01403d6, // V_FMA_LEGACY_F32 ENC_VOP3 default
    0x0742bc1a11403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0
    0x0762bc1a21403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_1
    0x0782bc1a31403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc1a41403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc1a51403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc1a61403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc1a71403d6, // V_FMA_LEGACY_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1a81423f9, // V_MAD_I32_I24 ENC_VOP3 default
    0x0742be1a91423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0762be1aa1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0782be1ab1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1ac1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07c2be1ad1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1ae1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1af1423f9, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b01433fd, // V_MAD_U32_U24 ENC_VOP3 default
    0x0742be1b11433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0762be1b21433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0782be1b31433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1b41433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07c2be1b51433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1b61433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1b71433fd, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc1a014438f, // V_CUBEID_F32 ENC_VOP3 default
    0x0742bc1a114438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x0762bc1a214438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x0782bc1a314438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc1a414438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc1a514438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc1a614438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc1a714438f, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc1a0145391, // V_CUBESC_F32 ENC_VOP3 default
    0x0742bc1a1145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762bc1a2145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782bc1a3145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc1a4145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc1a5145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc1a6145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc1a7145391, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc1a0146392, // V_CUBETC_F32 ENC_VOP3 default
    0x0742bc1a1146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x0762bc1a2146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x0782bc1a3146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc1a4146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc1a5146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc1a6146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc1a7146392, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc1a0147390, // V_CUBEMA_F32 ENC_VOP3 default
    0x0742bc1a1147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762bc1a2147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782bc1a3147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc1a4147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc1a5147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc1a6147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc1a7147390, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b81482c6, // V_BFE_U32 ENC_VOP3 default
    0x0742be1b91482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf1482c6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1c01492c5, // V_BFE_I32 ENC_VOP3 default
    0x0742be1c11492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0762be1c21492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0782be1c31492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1c41492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1c51492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1c61492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1c71492c5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b814a2c7, // V_BFI_B32 ENC_VOP3 default
    0x0742be1b914a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf14a2c7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc1a014b3d4, // V_FMA_F32 ENC_VOP3 default
    0x0742bc1a114b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0762bc1a214b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x0782bc1a314b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc1a414b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc1a514b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc1a614b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc1a714b3d4, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01c814c3d5, // V_FMA_F64 ENC_VOP3 default
    0x0742c01c914c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0762c01ca14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0782c01cb14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01cc14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2c01cd14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01ce14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01cf14c3d5, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21d014d3ec, // V_LERP_U8 ENC_VOP3 default
    0x0742c21d114d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0762c21d214d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0782c21d314d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21d414d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2c21d514d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21d614d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21d714d3ec, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41d814e2bd, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0742c41d914e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c41da14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c41db14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41dc14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41dd14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41de14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41df14e2bd, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c41d814f2be, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0742c41d914f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0762c41da14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0782c41db14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c41dc14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2c41dd14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c41de14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c41df14f2be, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc1a0150429, // V_MULLIT_F32 ENC_VOP3 default
    0x0742bc1a1150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x0762bc1a2150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x0782bc1a3150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc1a4150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc1a5150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc1a6150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc1a7150429, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc1a0151415, // V_MIN3_F32 ENC_VOP3 default
    0x0742bc1a1151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762bc1a2151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782bc1a3151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc1a4151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc1a5151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc1a6151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc1a7151415, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1e0152417, // V_MIN3_I32 ENC_VOP3 default
    0x0742be1e1152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762be1e2152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782be1e3152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1e4152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1e5152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1e6152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1e7152417, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b8153419, // V_MIN3_U32 ENC_VOP3 default
    0x0742be1b9153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf153419, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc1a0154400, // V_MAX3_F32 ENC_VOP3 default
    0x0742bc1a1154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762bc1a2154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782bc1a3154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc1a4154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc1a5154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc1a6154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc1a7154400, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1e0155402, // V_MAX3_I32 ENC_VOP3 default
    0x0742be1e1155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762be1e2155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782be1e3155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1e4155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1e5155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1e6155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1e7155402, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b8156404, // V_MAX3_U32 ENC_VOP3 default
    0x0742be1b9156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf156404, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc1a015740f, // V_MED3_F32 ENC_VOP3 default
    0x0742bc1a115740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x0762bc1a215740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x0782bc1a315740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc1a415740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc1a515740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc1a615740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc1a715740f, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1e0158411, // V_MED3_I32 ENC_VOP3 default
    0x0742be1e1158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x0762be1e2158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0782be1e3158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1e4158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1e5158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1e6158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1e7158411, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b8159413, // V_MED3_U32 ENC_VOP3 default
    0x0742be1b9159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf159413, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be0e815a463, // V_SAD_U8 ENC_VOP3 default
    0x0742be1e815a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762be1e915a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782be1ea15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1eb15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2be1ec15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1ed15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1ee15a463, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be0e815b460, // V_SAD_HI_U8 ENC_VOP3 default
    0x0742be1e815b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0762be1e915b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0782be1ea15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1eb15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2be1ec15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1ed15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1ee15b460, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be0d815c461, // V_SAD_U16 ENC_VOP3 default
    0x0742be1ef15c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762be1f015c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782be1f115c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1f215c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2be1f315c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1f415c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1f515c461, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b815d462, // V_SAD_U32 ENC_VOP3 default
    0x0742be1b915d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf15d462, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c61f615e3af, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0742c61f715e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0762c61f815e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0782c61f915e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c61fa15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2c61fb15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c61fc15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c61fd15e3af, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722bc1a015f3b5, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0742bc1a115f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0762bc1a215f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0782bc1a315f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2bc1a415f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07c2bc1a515f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2bc1a615f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802bc1a715f3b5, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c01c81603b6, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0742c01c91603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0762c01ca1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0782c01cb1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c01cc1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07c2c01cd1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c01ce1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c01cf1603b6, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562c81fe1642b7, // V_ADD_F64 ENC_VOP3 default
    0x0482c81ff1642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c82001642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c82011642b7, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c81fe16542c, // V_MUL_F64 ENC_VOP3 default
    0x0482c81ff16542c, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c820016542c, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c820116542c, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c81fe16641c, // V_MIN_F64 ENC_VOP3 default
    0x0482c81ff16641c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c820016641c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c820116641c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562c81fe167407, // V_MAX_F64 ENC_VOP3 default
    0x0482c81ff167407, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x0582c8200167407, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2c8201167407, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562ca2021683eb, // V_LDEXP_F64 ENC_VOP3 default
    0x0482ca2031683eb, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582ca2041683eb, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2ca2051683eb, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462cc17c169434, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482cc17d169434, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2cc17e169434, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2cc17f169434, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462cc17c16a42f, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482cc17d16a42f, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2cc17e16a42f, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2cc17f16a42f, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462cc17816c42d, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482cc17916c42d, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2cc17a16c42d, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2cc17b16c42d, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822ce20616d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0842ce20716d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862ce20816d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882ce20916d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2ce20a16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2ce20b16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2ce20c16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902ce20d16d3b9, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822d020e16e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0842d020f16e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862d021016e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882d021116e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2d021216e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2d021316e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2d021416e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902d021516e3ba, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922bc21616f3b7, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0942bc21716f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0962bc21816f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0982bc21916f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2bc21a16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x09c2bc21b16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2bc21c16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02bc21d16f3b7, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922c021e1703b8, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0942c021f1703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0962c02201703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0982c02211703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x09a2c02221703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x09c2c02231703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x09e2c02241703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0a02c02251703b8, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722c21d0171428, // V_MSAD_U8 ENC_VOP3 default
    0x0742c21d1171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0762c21d2171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0782c21d3171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2c21d4171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2c21d5171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2c21d6171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802c21d7171428, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d2226172453, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0742d2227172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762d2228172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782d2229172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d222a172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2d222b172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d222c172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d222d172453, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722d2226173426, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0742d2227173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0762d2228173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0782d2229173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2d222a173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07c2d222b173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2d222c173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802d222d173426, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0562ca22e174479, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0482ca22f174479, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0582ca230174479, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04c2ca231174479, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0a22d4232175427, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0a42d4233175427, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0a62d4234175427, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0a82d4235175427, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822d62361763fe, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0842d62371763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862d62381763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882d62391763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2d623a1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2d623b1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2d623c1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902d623d1763fe, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0822d623e1773fa, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0842d623f1773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0862d62401773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0882d62411773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x08a2d62421773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x08c2d62431773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x08e2d62441773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0902d62451773fa, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b8178480, // V_XOR3_B32 ENC_VOP3 default
    0x0742be1b9178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf178480, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
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
    0x0aa21025418c3b0, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x0ac21025518c3b0, // V_CVT_RPI_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa21025418d3a1, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x0ac21025518d3a1, // V_CVT_FLR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa22224e18e3a7, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0ac22224f18e3a7, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0b021825a18f397, // V_CVT_F32_F64 ENC_VOP3 default
    0x0ac21825b18f397, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa23e25c19039e, // V_CVT_F64_F32 ENC_VOP3 default
    0x0ac23e25d19039e, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
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
    0x0b024226219747c, // V_TRUNC_F64 ENC_VOP3 default
    0x0ac24226319747c, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02422621982cc, // V_CEIL_F64 ENC_VOP3 default
    0x0ac2422631982cc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0b024226219945c, // V_RNDNE_F64 ENC_VOP3 default
    0x0ac24226319945c, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0b024226219a3cb, // V_FLOOR_F64 ENC_VOP3 default
    0x0ac24226319a3cb, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
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
    0x0b02422621af456, // V_RCP_F64 ENC_VOP3 default
    0x0ac2422631af456, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02422621b145f, // V_RSQ_F64 ENC_VOP3 default
    0x0ac2422631b145f, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641b3468, // V_SQRT_F32 ENC_VOP3 default
    0x0ac2262651b3468, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0b02422621b4469, // V_SQRT_F64 ENC_VOP3 default
    0x0ac2422631b4469, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641b5466, // V_SIN_F32 ENC_VOP3 default
    0x0ac2262651b5466, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641b638e, // V_COS_F32 ENC_VOP3 default
    0x0ac2262651b638e, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462661b7437, // V_NOT_B32 ENC_VOP3 default
    0x0ac2462671b7437, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa2102471b82c9, // V_BFREV_B32 ENC_VOP3 default
    0x0ac2102481b82c9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462681b93c7, // V_FFBH_U32 ENC_VOP3 default
    0x0ac2462691b93c7, // V_FFBH_U32 VOP3_INST_LITERAL has_lit_0
    0x0aa2462681ba3c8, // V_FFBL_B32 ENC_VOP3 default
    0x0ac2462691ba3c8, // V_FFBL_B32 VOP3_INST_LITERAL has_lit_0
    0x0aa24626a1bb3c6, // V_FFBH_I32 ENC_VOP3 default
    0x0ac24626b1bb3c6, // V_FFBH_I32 VOP3_INST_LITERAL has_lit_0
    0x0b021824a1bc3df, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0ac21824b1bc3df, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02422621bd3e2, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0ac2422631bd3e2, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0b02422621be3dc, // V_FRACT_F64 ENC_VOP3 default
    0x0ac2422631be3dc, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0aa2102541bf3de, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0ac2102551bf3de, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2262641c03e1, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0ac2262651c03e1, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x0aa2062461c12cd, // V_CLREXCP ENC_VOP3 default
    0x0aa21026c1c2421, // V_MOVRELD_B32 ENC_VOP3 default
    0x0ac21026d1c2421, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0b221026e1c3424, // V_MOVRELS_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b221026e1c4423, // V_MOVRELSD_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0b221026e1c8422, // V_MOVRELSD_2_B32 ENC_VOP3 Nothas_dpp16_Nothas_dpp8_Nothas_lit_0_Nothas_lit_1_Nothas_lit_2
    0x0aa25026f1d0395, // V_CVT_F16_U16 ENC_VOP3 default
    0x0ac2502701d0395, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0aa2502711d1394, // V_CVT_F16_I16 ENC_VOP3 default
    0x0ac2502721d1394, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa25a2731d23b1, // V_CVT_U16_F16 ENC_VOP3 default
    0x0ac25a2741d23b1, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25a2751d33a2, // V_CVT_I16_F16 ENC_VOP3 default
    0x0ac25a2761d33a2, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771d4454, // V_RCP_F16 ENC_VOP3 default
    0x0ac2642781d4454, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771d5467, // V_SQRT_F16 ENC_VOP3 default
    0x0ac2642781d5467, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771d645d, // V_RSQ_F16 ENC_VOP3 default
    0x0ac2642781d645d, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771d73ed, // V_LOG_F16 ENC_VOP3 default
    0x0ac2642781d73ed, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771d83c4, // V_EXP_F16 ENC_VOP3 default
    0x0ac2642781d83c4, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771d93e0, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0ac2642781d93e0, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25a2751da3dd, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0ac25a2761da3dd, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771db3c9, // V_FLOOR_F16 ENC_VOP3 default
    0x0ac2642781db3c9, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771dc2ca, // V_CEIL_F16 ENC_VOP3 default
    0x0ac2642781dc2ca, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771dd47a, // V_TRUNC_F16 ENC_VOP3 default
    0x0ac2642781dd47a, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771de45a, // V_RNDNE_F16 ENC_VOP3 default
    0x0ac2642781de45a, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771df3da, // V_FRACT_F16 ENC_VOP3 default
    0x0ac2642781df3da, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771e0465, // V_SIN_F16 ENC_VOP3 default
    0x0ac2642781e0465, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2642771e138d, // V_COS_F16 ENC_VOP3 default
    0x0ac2642781e138d, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa2462791e2464, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0ac24627a1e2464, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0aa25a2751e33a5, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0ac25a2761e33a5, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0aa25a2731e43a6, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0ac25a2741e43a6, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
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
    0x0bc2d82812ff3f1, // V_LSHLREV_B64 ENC_VOP3 default
    0x0be2d82822ff3f1, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02d82832ff3f1, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2d82813003f6, // V_LSHRREV_B64 ENC_VOP3 default
    0x0be2d82823003f6, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0c02d82833003f6, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0bc2d82843012c3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0be2d82853012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0c02d82863012c3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0462da2873032bb, // V_ADD_NC_U16 ENC_VOP3 default
    0x0482da2883032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2da2893032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2da28a3032bb, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da287304475, // V_SUB_NC_U16 ENC_VOP3 default
    0x0482da288304475, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2da289304475, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2da28a304475, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da287305433, // V_MUL_LO_U16 ENC_VOP3 default
    0x0482da288305433, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2da289305433, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2da28a305433, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562da28b3073f4, // V_LSHRREV_B16 ENC_VOP3 default
    0x0482da28c3073f4, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582da28d3073f4, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2da28e3073f4, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562da28f3082c1, // V_ASHRREV_I16 ENC_VOP3 default
    0x0482da2903082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0582da2913082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2da2923082c1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da28730940a, // V_MAX_U16 ENC_VOP3 default
    0x0482da28830940a, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2da28930940a, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2da28a30940a, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da29330a408, // V_MAX_I16 ENC_VOP3 default
    0x0482da29430a408, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2da29530a408, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2da29630a408, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da28730b41f, // V_MIN_U16 ENC_VOP3 default
    0x0482da28830b41f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04a2da28930b41f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04c2da28a30b41f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da29330c41d, // V_MIN_I16 ENC_VOP3 default
    0x0482da29430c41d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2da29530c41d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2da29630c41d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da29330d2b9, // V_ADD_NC_I16 ENC_VOP3 default
    0x0482da29430d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2da29530d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2da29630d2b9, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462da29330e473, // V_SUB_NC_I16 ENC_VOP3 default
    0x0482da29430e473, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04a2da29530e473, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04c2da29630e473, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0c22dc29730f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0c42dc29830f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62dc29930f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82dc29a30f2b4, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0c22dc297310470, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0c42dc298310470, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0c62dc299310470, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82dc29a310470, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0462de29b31143a, // V_PACK_B32_F16 ENC_VOP3 default
    0x0482de29c31143a, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2de29d31143a, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2de29e31143a, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462de29f3123a8, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x0482de2a03123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2de2a13123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2de2a23123a8, // V_CVT_PKNORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462de2a33133aa, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x0482de2a43133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2de2a53133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2de2a63133aa, // V_CVT_PKNORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0562da28b3143ef, // V_LSHLREV_B16 ENC_VOP3 default
    0x0482da28c3143ef, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0582da28d3143ef, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04c2da28e3143ef, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ca2dc2a731946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0c42dc2a831946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0cc2dc2a931946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0c82dc2aa31946b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0722e02ab3403fb, // V_MAD_U16 ENC_VOP3 default
    0x0742e02ac3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0762e02ad3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0782e02ae3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e02af3403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2e02b03403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e02b13403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e02b23403fb, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0b42e22b33423e4, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x0b62e42b43423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0
    0x04a2e42b53423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1
    0x04c2e62b63423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2e42b73423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_2
    0x0d02e42b53423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0d22e42b43423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e62b63423e4, // V_INTERP_P1LL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42e82b83433e5, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x0d62ea2b93433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0
    0x0a62ea2ba3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82ec2bb3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2ea2bc3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_2
    0x0d82ea2bd3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ea2be3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ec2bf3433e5, // V_INTERP_P1LV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722ee2c034443d, // V_PERM_B32 ENC_VOP3 default
    0x0742ee2c134443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0762ee2c234443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0782ee2c334443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2ee2c434443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2ee2c534443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2ee2c634443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802ee2c734443d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b834547e, // V_XAD_U32 ENC_VOP3 default
    0x0742be1b934547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf34547e, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b83463f2, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0742be1b93463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf3463f2, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b83472b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0742be1b93472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf3472b8, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f02c834b3d3, // V_FMA_F16 ENC_VOP3 default
    0x0742f02c934b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f02ca34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f02cb34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f02cc34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f02cd34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f02ce34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f02cf34b3d3, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f02c8351414, // V_MIN3_F16 ENC_VOP3 default
    0x0742f02c9351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f02ca351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f02cb351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f02cc351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f02cd351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f02ce351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f02cf351414, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e02d0352416, // V_MIN3_I16 ENC_VOP3 default
    0x0742e02d1352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762e02d2352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782e02d3352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e02d4352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2e02d5352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e02d6352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e02d7352416, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e02ab353418, // V_MIN3_U16 ENC_VOP3 default
    0x0742e02ac353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762e02ad353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782e02ae353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e02af353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2e02b0353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e02b1353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e02b2353418, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f02c83543ff, // V_MAX3_F16 ENC_VOP3 default
    0x0742f02c93543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f02ca3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f02cb3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f02cc3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f02cd3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f02ce3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f02cf3543ff, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e02d0355401, // V_MAX3_I16 ENC_VOP3 default
    0x0742e02d1355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762e02d2355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782e02d3355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e02d4355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2e02d5355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e02d6355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e02d7355401, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e02ab356403, // V_MAX3_U16 ENC_VOP3 default
    0x0742e02ac356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762e02ad356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782e02ae356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e02af356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2e02b0356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e02b1356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e02b2356403, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f02c835740e, // V_MED3_F16 ENC_VOP3 default
    0x0742f02c935740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f02ca35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f02cb35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f02cc35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f02cd35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f02ce35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f02cf35740e, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e02d0358410, // V_MED3_I16 ENC_VOP3 default
    0x0742e02d1358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0762e02d2358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0782e02d3358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e02d4358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2e02d5358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e02d6358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e02d7358410, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e02ab359412, // V_MED3_U16 ENC_VOP3 default
    0x0742e02ac359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0762e02ad359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0782e02ae359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e02af359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2e02b0359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e02b1359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e02b2359412, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d42f22d835a3e7, // V_INTERP_P2_F16 ENC_VOP3 default
    0x0d62f42d935a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0
    0x0a62f42da35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1
    0x0a82f62db35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ce2f42dc35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_2
    0x0d82f42dd35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f42de35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f62df35a3e7, // V_INTERP_P2_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722e02d035e3f7, // V_MAD_I16 ENC_VOP3 default
    0x0742e02d135e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0762e02d235e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0782e02d335e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2e02d435e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2e02d535e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2e02d635e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802e02d735e3f7, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722f02c835f3b4, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0742f02c935f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x0762f02ca35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0782f02cb35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2f02cc35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07c2f02cd35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2f02ce35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802f02cf35f3b4, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0da2f82e0360459, // V_READLANE_B32 ENC_VOP3 default
    0x0dc2fa2e136147d, // V_WRITELANE_B32 ENC_VOP3 default
    0x0de2fa2e236147d, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0462fc2e33623ea, // V_LDEXP_F32 ENC_VOP3 default
    0x0482fc2e43623ea, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2fc2e53623ea, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2fc2e63623ea, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462cc17c3632c8, // V_BFM_B32 ENC_VOP3 default
    0x0482cc17d3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2cc17e3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2cc17f3632c8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462cc17c3642c4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0482cc17d3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2cc17e3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2cc17f3642c4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462cc17c36540d, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0482cc17d36540d, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2cc17e36540d, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2cc17f36540d, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462cc17c36640c, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0482cc17d36640c, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04a2cc17e36640c, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04c2cc17f36640c, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa2e73683a9, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x0482fa2e83683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2fa2e93683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2fa2ea3683a9, // V_CVT_PKNORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462fa2eb3693ab, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x0482fa2ec3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04a2fa2ed3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04c2fa2ee3693ab, // V_CVT_PKNORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462cc2ef36a3ae, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0482cc2f036a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04a2cc2f136a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04c2cc2f236a3ae, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462cc2f336b3ad, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0482cc2f436b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2cc2f536b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2cc2f636b3ad, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722be1b836d2b2, // V_ADD3_U32 ENC_VOP3 default
    0x0742be1b936d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf36d2b2, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b836f3f3, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0742be1b936f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf36f3f3, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b83712c0, // V_AND_OR_B32 ENC_VOP3 default
    0x0742be1b93712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf3712c0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722be1b8372438, // V_OR3_B32 ENC_VOP3 default
    0x0742be1b9372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0762be1ba372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0782be1bb372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2be1bc372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07c2be1bd372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2be1be372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802be1bf372438, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fe2f73733fc, // V_MAD_U32_U16 ENC_VOP3 default
    0x0742fe2f83733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0762fe2f93733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0782fe2fa3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fe2fb3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07c2fe2fc3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fe2fd3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fe2fe3733fc, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0722fe2ff3753f8, // V_MAD_I32_I16 ENC_VOP3 default
    0x0742fe3003753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0762fe3013753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0782fe3023753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07a2fe3033753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07c2fe3043753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07e2fe3053753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0802fe3063753f8, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462cc178376474, // V_SUB_NC_I32 ENC_VOP3 default
    0x0482cc179376474, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2cc17a376474, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2cc17b376474, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0e030030737743b, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0e230030837743b, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e430030937743b, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e630030a37743b, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0e030030737843c, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0e230030837843c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0e430030937843c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0e630030a37843c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0462cc17837f2ba, // V_ADD_NC_I32 ENC_VOP3 default
    0x0482cc17937f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04a2cc17a37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04c2cc17b37f2ba, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x10231241500033a, // V_CMP_F_F32 ENC_VOPC default
    0x10431441600033a, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631241700033a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x10231241500135f, // V_CMP_LT_F32 ENC_VOPC default
    0x10431441600135f, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631241700135f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x102312415002331, // V_CMP_EQ_F32 ENC_VOPC default
    0x104314416002331, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106312417002331, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x102312415003353, // V_CMP_LE_F32 ENC_VOPC default
    0x104314416003353, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106312417003353, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x10231241500434a, // V_CMP_GT_F32 ENC_VOPC default
    0x10431441600434a, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631241700434a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x10231241500535c, // V_CMP_LG_F32 ENC_VOPC default
    0x10431441600535c, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631241700535c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x102312415006341, // V_CMP_GE_F32 ENC_VOPC default
    0x104314416006341, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106312417006341, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x102312415007380, // V_CMP_O_F32 ENC_VOPC default
    0x104314416007380, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106312417007380, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x10231241500838a, // V_CMP_U_F32 ENC_VOPC default
    0x10431441600838a, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631241700838a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x102312415009371, // V_CMP_NGE_F32 ENC_VOPC default
    0x104314416009371, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106312417009371, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x10231241500a37a, // V_CMP_NLG_F32 ENC_VOPC default
    0x10431441600a37a, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631241700a37a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x10231241500b374, // V_CMP_NGT_F32 ENC_VOPC default
    0x10431441600b374, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631241700b374, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x10231241500c377, // V_CMP_NLE_F32 ENC_VOPC default
    0x10431441600c377, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631241700c377, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x10231241500d368, // V_CMP_NEQ_F32 ENC_VOPC default
    0x10431441600d368, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631241700d368, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x10231241500e37d, // V_CMP_NLT_F32 ENC_VOPC default
    0x10431441600e37d, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631241700e37d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x10231241500f383, // V_CMP_TRU_F32 ENC_VOPC default
    0x10431441600f383, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631241700f383, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x1023184180102db, // V_CMPX_F_F32 ENC_VOPC default
    0x10431a4190102db, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a0102db, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x102318418011300, // V_CMPX_LT_F32 ENC_VOPC default
    0x10431a419011300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a011300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x1023184180122d2, // V_CMPX_EQ_F32 ENC_VOPC default
    0x10431a4190122d2, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a0122d2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x1023184180132f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x10431a4190132f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a0132f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x1023184180142eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x10431a4190142eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a0142eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x1023184180152fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x10431a4190152fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a0152fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x1023184180162e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x10431a4190162e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a0162e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x102318418017321, // V_CMPX_O_F32 ENC_VOPC default
    0x10431a419017321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a017321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x10231841801832b, // V_CMPX_U_F32 ENC_VOPC default
    0x10431a41901832b, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a01832b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x102318418019312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x10431a419019312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a019312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x10231841801a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x10431a41901a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a01a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x10231841801b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x10431a41901b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a01b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x10231841801c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x10431a41901c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a01c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x10231841801d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x10431a41901d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a01d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x10231841801e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x10431a41901e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a01e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x10231841801f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x10431a41901f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631841a01f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x10831e41b02033b, // V_CMP_F_F64 ENC_VOPC default
    0x10631e41c02033b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b021360, // V_CMP_LT_F64 ENC_VOPC default
    0x10631e41c021360, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b022332, // V_CMP_EQ_F64 ENC_VOPC default
    0x10631e41c022332, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b023354, // V_CMP_LE_F64 ENC_VOPC default
    0x10631e41c023354, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b02434b, // V_CMP_GT_F64 ENC_VOPC default
    0x10631e41c02434b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b02535d, // V_CMP_LG_F64 ENC_VOPC default
    0x10631e41c02535d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b026342, // V_CMP_GE_F64 ENC_VOPC default
    0x10631e41c026342, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b027381, // V_CMP_O_F64 ENC_VOPC default
    0x10631e41c027381, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b02838b, // V_CMP_U_F64 ENC_VOPC default
    0x10631e41c02838b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b029372, // V_CMP_NGE_F64 ENC_VOPC default
    0x10631e41c029372, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b02a37b, // V_CMP_NLG_F64 ENC_VOPC default
    0x10631e41c02a37b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b02b375, // V_CMP_NGT_F64 ENC_VOPC default
    0x10631e41c02b375, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b02c378, // V_CMP_NLE_F64 ENC_VOPC default
    0x10631e41c02c378, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b02d369, // V_CMP_NEQ_F64 ENC_VOPC default
    0x10631e41c02d369, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b02e37e, // V_CMP_NLT_F64 ENC_VOPC default
    0x10631e41c02e37e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x10831e41b02f384, // V_CMP_TRU_F64 ENC_VOPC default
    0x10631e41c02f384, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x10832241d0302dc, // V_CMPX_F_F64 ENC_VOPC default
    0x10632241e0302dc, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x10832241d031301, // V_CMPX_LT_F64 ENC_VOPC default
    0x10632241e031301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x10832241d0322d3, // V_CMPX_EQ_F64 ENC_VOPC default
    0x10632241e0322d3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x10832241d0332f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x10632241e0332f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x10832241d0342ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x10632241e0342ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x10832241d0352fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x10632241e0352fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x10832241d0362e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x10632241e0362e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x10832241d037322, // V_CMPX_O_F64 ENC_VOPC default
    0x10632241e037322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x10832241d03832c, // V_CMPX_U_F64 ENC_VOPC default
    0x10632241e03832c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x10832241d039313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x10632241e039313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x10832241d03a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x10632241e03a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x10832241d03b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x10632241e03b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x10832241d03c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x10632241e03c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x10832241d03d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x10632241e03d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x10832241d03e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x10632241e03e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x10832241d03f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x10632241e03f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x10231241f08033c, // V_CMP_F_I32 ENC_VOPC default
    0x10432642008033c, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631242108033c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x10231241f081362, // V_CMP_LT_I32 ENC_VOPC default
    0x104326420081362, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106312421081362, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x10231241f082334, // V_CMP_EQ_I32 ENC_VOPC default
    0x104326420082334, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106312421082334, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x10231241f083356, // V_CMP_LE_I32 ENC_VOPC default
    0x104326420083356, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106312421083356, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x10231241f08434d, // V_CMP_GT_I32 ENC_VOPC default
    0x10432642008434d, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631242108434d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x10231241f08536b, // V_CMP_NE_I32 ENC_VOPC default
    0x10432642008536b, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631242108536b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x10231241f086344, // V_CMP_GE_I32 ENC_VOPC default
    0x104326420086344, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106312421086344, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x10231241f087385, // V_CMP_T_I32 ENC_VOPC default
    0x104326420087385, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106312421087385, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x10231242208832e, // V_CMP_CLASS_F32 ENC_VOPC default
    0x10432a42308832e, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631242408832e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x10232e425089361, // V_CMP_LT_I16 ENC_VOPC default
    0x104330426089361, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e427089361, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x10232e42508a333, // V_CMP_EQ_I16 ENC_VOPC default
    0x10433042608a333, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e42708a333, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x10232e42508b355, // V_CMP_LE_I16 ENC_VOPC default
    0x10433042608b355, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e42708b355, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x10232e42508c34c, // V_CMP_GT_I16 ENC_VOPC default
    0x10433042608c34c, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e42708c34c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x10232e42508d36a, // V_CMP_NE_I16 ENC_VOPC default
    0x10433042608d36a, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e42708d36a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x10232e42508e343, // V_CMP_GE_I16 ENC_VOPC default
    0x10433042608e343, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e42708e343, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x10233442808f32d, // V_CMP_CLASS_F16 ENC_VOPC default
    0x10433642908f32d, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a08f32d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x10231842b0902dd, // V_CMPX_F_I32 ENC_VOPC default
    0x10433a42c0902dd, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631842d0902dd, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x10231842b091303, // V_CMPX_LT_I32 ENC_VOPC default
    0x10433a42c091303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631842d091303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x10231842b0922d5, // V_CMPX_EQ_I32 ENC_VOPC default
    0x10433a42c0922d5, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631842d0922d5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x10231842b0932f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x10433a42c0932f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631842d0932f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x10231842b0942ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x10433a42c0942ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631842d0942ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x10231842b09530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x10433a42c09530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631842d09530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x10231842b0962e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x10433a42c0962e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631842d0962e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x10231842b097326, // V_CMPX_T_I32 ENC_VOPC default
    0x10433a42c097326, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631842d097326, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x10231842e0982cf, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x10433e42f0982cf, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063184300982cf, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x102342431099302, // V_CMPX_LT_I16 ENC_VOPC default
    0x104344432099302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x106342433099302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x10234243109a2d4, // V_CMPX_EQ_I16 ENC_VOPC default
    0x10434443209a2d4, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634243309a2d4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x10234243109b2f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x10434443209b2f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634243309b2f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x10234243109c2ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x10434443209c2ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634243309c2ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x10234243109d30b, // V_CMPX_NE_I16 ENC_VOPC default
    0x10434443209d30b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634243309d30b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x10234243109e2e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x10434443209e2e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634243309e2e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x10234843409f2ce, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x10434a43509f2ce, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10634843609f2ce, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x10834e4370a033d, // V_CMP_F_I64 ENC_VOPC default
    0x10634e4380a033d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x10834e4370a1363, // V_CMP_LT_I64 ENC_VOPC default
    0x10634e4380a1363, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x10834e4370a2335, // V_CMP_EQ_I64 ENC_VOPC default
    0x10634e4380a2335, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x10834e4370a3357, // V_CMP_LE_I64 ENC_VOPC default
    0x10634e4380a3357, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x10834e4370a434e, // V_CMP_GT_I64 ENC_VOPC default
    0x10634e4380a434e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x10834e4370a536c, // V_CMP_NE_I64 ENC_VOPC default
    0x10634e4380a536c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x10834e4370a6345, // V_CMP_GE_I64 ENC_VOPC default
    0x10634e4380a6345, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x10834e4370a7386, // V_CMP_T_I64 ENC_VOPC default
    0x10634e4380a7386, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x1083524390a832f, // V_CMP_CLASS_F64 ENC_VOPC default
    0x10635243a0a832f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x10232e43b0a9364, // V_CMP_LT_U16 ENC_VOPC default
    0x10433043c0a9364, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e43d0a9364, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x10232e43b0aa336, // V_CMP_EQ_U16 ENC_VOPC default
    0x10433043c0aa336, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e43d0aa336, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x10232e43b0ab358, // V_CMP_LE_U16 ENC_VOPC default
    0x10433043c0ab358, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e43d0ab358, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x10232e43b0ac34f, // V_CMP_GT_U16 ENC_VOPC default
    0x10433043c0ac34f, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e43d0ac34f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x10232e43b0ad36d, // V_CMP_NE_U16 ENC_VOPC default
    0x10433043c0ad36d, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e43d0ad36d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x10232e43b0ae346, // V_CMP_GE_U16 ENC_VOPC default
    0x10433043c0ae346, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10632e43d0ae346, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x10835643e0b02de, // V_CMPX_F_I64 ENC_VOPC default
    0x10635643f0b02de, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x10835643e0b1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x10635643f0b1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x10835643e0b22d6, // V_CMPX_EQ_I64 ENC_VOPC default
    0x10635643f0b22d6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x10835643e0b32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x10635643f0b32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x10835643e0b42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x10635643f0b42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x10835643e0b530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x10635643f0b530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x10835643e0b62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x10635643f0b62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x10835643e0b7327, // V_CMPX_T_I64 ENC_VOPC default
    0x10635643f0b7327, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x10835a4400b82d0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x10635a4410b82d0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x1023424420b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x1043444430b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063424440b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x1023424420ba2d7, // V_CMPX_EQ_U16 ENC_VOPC default
    0x1043444430ba2d7, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063424440ba2d7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x1023424420bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x1043444430bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063424440bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x1023424420bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x1043444430bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063424440bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x1023424420bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x1043444430bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063424440bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x1023424420be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x1043444430be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063424440be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x1023124450c033e, // V_CMP_F_U32 ENC_VOPC default
    0x1043264460c033e, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124470c033e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x1023124450c1365, // V_CMP_LT_U32 ENC_VOPC default
    0x1043264460c1365, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124470c1365, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x1023124450c2337, // V_CMP_EQ_U32 ENC_VOPC default
    0x1043264460c2337, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124470c2337, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x1023124450c3359, // V_CMP_LE_U32 ENC_VOPC default
    0x1043264460c3359, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124470c3359, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x1023124450c4350, // V_CMP_GT_U32 ENC_VOPC default
    0x1043264460c4350, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124470c4350, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x1023124450c536e, // V_CMP_NE_U32 ENC_VOPC default
    0x1043264460c536e, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124470c536e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x1023124450c6347, // V_CMP_GE_U32 ENC_VOPC default
    0x1043264460c6347, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124470c6347, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x1023124450c7387, // V_CMP_T_U32 ENC_VOPC default
    0x1043264460c7387, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063124470c7387, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x1023344280c8339, // V_CMP_F_F16 ENC_VOPC default
    0x10435e4290c8339, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0c8339, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x1023344280c935e, // V_CMP_LT_F16 ENC_VOPC default
    0x10435e4290c935e, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0c935e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x1023344280ca330, // V_CMP_EQ_F16 ENC_VOPC default
    0x10435e4290ca330, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0ca330, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x1023344280cb352, // V_CMP_LE_F16 ENC_VOPC default
    0x10435e4290cb352, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0cb352, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x1023344280cc349, // V_CMP_GT_F16 ENC_VOPC default
    0x10435e4290cc349, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0cc349, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x1023344280cd35b, // V_CMP_LG_F16 ENC_VOPC default
    0x10435e4290cd35b, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0cd35b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x1023344280ce340, // V_CMP_GE_F16 ENC_VOPC default
    0x10435e4290ce340, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0ce340, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x1023344280cf37f, // V_CMP_O_F16 ENC_VOPC default
    0x10435e4290cf37f, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0cf37f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x1023184480d02df, // V_CMPX_F_U32 ENC_VOPC default
    0x10433a4490d02df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631844a0d02df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x1023184480d1306, // V_CMPX_LT_U32 ENC_VOPC default
    0x10433a4490d1306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631844a0d1306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x1023184480d22d8, // V_CMPX_EQ_U32 ENC_VOPC default
    0x10433a4490d22d8, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631844a0d22d8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x1023184480d32fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x10433a4490d32fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631844a0d32fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x1023184480d42f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x10433a4490d42f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631844a0d42f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x1023184480d530f, // V_CMPX_NE_U32 ENC_VOPC default
    0x10433a4490d530f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631844a0d530f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x1023184480d62e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x10433a4490d62e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631844a0d62e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x1023184480d7328, // V_CMPX_T_U32 ENC_VOPC default
    0x10433a4490d7328, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10631844a0d7328, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x1023484340d82da, // V_CMPX_F_F16 ENC_VOPC default
    0x1043624350d82da, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360d82da, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x1023484340d92ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x1043624350d92ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360d92ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x1023484340da2d1, // V_CMPX_EQ_F16 ENC_VOPC default
    0x1043624350da2d1, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360da2d1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x1023484340db2f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x1043624350db2f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360db2f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x1023484340dc2ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x1043624350dc2ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360dc2ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x1023484340dd2fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x1043624350dd2fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360dd2fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x1023484340de2e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x1043624350de2e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360de2e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x1023484340df320, // V_CMPX_O_F16 ENC_VOPC default
    0x1043624350df320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360df320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x10834e44b0e033f, // V_CMP_F_U64 ENC_VOPC default
    0x10634e44c0e033f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x10834e44b0e1366, // V_CMP_LT_U64 ENC_VOPC default
    0x10634e44c0e1366, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x10834e44b0e2338, // V_CMP_EQ_U64 ENC_VOPC default
    0x10634e44c0e2338, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10834e44b0e335a, // V_CMP_LE_U64 ENC_VOPC default
    0x10634e44c0e335a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x10834e44b0e4351, // V_CMP_GT_U64 ENC_VOPC default
    0x10634e44c0e4351, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x10834e44b0e536f, // V_CMP_NE_U64 ENC_VOPC default
    0x10634e44c0e536f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x10834e44b0e6348, // V_CMP_GE_U64 ENC_VOPC default
    0x10634e44c0e6348, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x10834e44b0e7388, // V_CMP_T_U64 ENC_VOPC default
    0x10634e44c0e7388, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x1023344280e8389, // V_CMP_U_F16 ENC_VOPC default
    0x10435e4290e8389, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0e8389, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x1023344280e9370, // V_CMP_NGE_F16 ENC_VOPC default
    0x10435e4290e9370, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0e9370, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x1023344280ea379, // V_CMP_NLG_F16 ENC_VOPC default
    0x10435e4290ea379, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0ea379, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x1023344280eb373, // V_CMP_NGT_F16 ENC_VOPC default
    0x10435e4290eb373, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0eb373, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x1023344280ec376, // V_CMP_NLE_F16 ENC_VOPC default
    0x10435e4290ec376, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0ec376, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x1023344280ed367, // V_CMP_NEQ_F16 ENC_VOPC default
    0x10435e4290ed367, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0ed367, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x1023344280ee37c, // V_CMP_NLT_F16 ENC_VOPC default
    0x10435e4290ee37c, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0ee37c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x1023344280ef382, // V_CMP_TRU_F16 ENC_VOPC default
    0x10435e4290ef382, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x10633442a0ef382, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x10835644d0f02e0, // V_CMPX_F_U64 ENC_VOPC default
    0x10635644e0f02e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x10835644d0f1307, // V_CMPX_LT_U64 ENC_VOPC default
    0x10635644e0f1307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x10835644d0f22d9, // V_CMPX_EQ_U64 ENC_VOPC default
    0x10635644e0f22d9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x10835644d0f32fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x10635644e0f32fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x10835644d0f42f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x10635644e0f42f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x10835644d0f5310, // V_CMPX_NE_U64 ENC_VOPC default
    0x10635644e0f5310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x10835644d0f62e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x10635644e0f62e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x10835644d0f7329, // V_CMPX_T_U64 ENC_VOPC default
    0x10635644e0f7329, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x1023484340f832a, // V_CMPX_U_F16 ENC_VOPC default
    0x1043624350f832a, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360f832a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x1023484340f9311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x1043624350f9311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360f9311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x1023484340fa31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x1043624350fa31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360fa31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x1023484340fb314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x1043624350fb314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360fb314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x1023484340fc317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x1043624350fc317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360fc317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x1023484340fd308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x1043624350fd308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360fd308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x1023484340fe31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x1043624350fe31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360fe31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x1023484340ff323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x1043624350ff323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x1063484360ff323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
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
    0x11624047f01747c, // V_TRUNC_F64 ENC_VOP1 default
    0x11224048001747c, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x11624047f0182cc, // V_CEIL_F64 ENC_VOP1 default
    0x1122404800182cc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x11624047f01945c, // V_RNDNE_F64 ENC_VOP1 default
    0x11224048001945c, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x11624047f01a3cb, // V_FLOOR_F64 ENC_VOP1 default
    0x11224048001a3cb, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
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
    0x11624047f02f456, // V_RCP_F64 ENC_VOP1 default
    0x11224048002f456, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x11624047f03145f, // V_RSQ_F64 ENC_VOP1 default
    0x11224048003145f, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x10a208481033468, // V_SQRT_F32 ENC_VOP1 default
    0x10c20c482033468, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10e224483033468, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x11020e484033468, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x112208485033468, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x11624047f034469, // V_SQRT_F64 ENC_VOP1 default
    0x112240480034469, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
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
    0x10e244488037437, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x110220489037437, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220848a037437, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x10a20844f0382c9, // V_BFREV_B32 ENC_VOP1 default
    0x10c20c4500382c9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e20a4510382c9, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x11020e4520382c9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x1122084530382c9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x10a20848b0393c7, // V_FFBH_U32 ENC_VOP1 default
    0x10c20c48c0393c7, // V_FFBH_U32 VOP1_VOP_DPP8 has_dpp8
    0x10e24448d0393c7, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x11022048e0393c7, // V_FFBH_U32 VOP1_VOP_DPP16 has_dpp16
    0x11220848f0393c7, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x10a20848b03a3c8, // V_FFBL_B32 ENC_VOP1 default
    0x10c20c48c03a3c8, // V_FFBL_B32 VOP1_VOP_DPP8 has_dpp8
    0x10e24448d03a3c8, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x11022048e03a3c8, // V_FFBL_B32 VOP1_VOP_DPP16 has_dpp16
    0x11220848f03a3c8, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x10a20849003b3c6, // V_FFBH_I32 ENC_VOP1 default
    0x10c20c49103b3c6, // V_FFBH_I32 VOP1_VOP_DPP8 has_dpp8
    0x10e24449203b3c6, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x11022049303b3c6, // V_FFBH_I32 VOP1_VOP_DPP16 has_dpp16
    0x11220849403b3c6, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x11621645503c3df, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x11221645603c3df, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x11624047f03d3e2, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x11224048003d3e2, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x11624047f03e3dc, // V_FRACT_F64 ENC_VOP1 default
    0x11224048003e3dc, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
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
    0x10a24849c050395, // V_CVT_F16_U16 ENC_VOP1 default
    0x10c24c49d050395, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x10e24a49e050395, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x11024e49f050395, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x1122484a0050395, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x10a2484a1051394, // V_CVT_F16_I16 ENC_VOP1 default
    0x10c24c4a2051394, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e24a4a3051394, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x11024e4a4051394, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x1122484a5051394, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x10a2524a60523b1, // V_CVT_U16_F16 ENC_VOP1 default
    0x10c2564a70523b1, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2544a80523b1, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102584a90523b1, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122524aa0523b1, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x10a2524ab0533a2, // V_CVT_I16_F16 ENC_VOP1 default
    0x10c2564ac0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2544ad0533a2, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102584ae0533a2, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122524af0533a2, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b0054454, // V_RCP_F16 ENC_VOP1 default
    0x10c2604b1054454, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b2054454, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b3054454, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b4054454, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b0055467, // V_SQRT_F16 ENC_VOP1 default
    0x10c2604b1055467, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b2055467, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b3055467, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b4055467, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b005645d, // V_RSQ_F16 ENC_VOP1 default
    0x10c2604b105645d, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b205645d, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b305645d, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b405645d, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b00573ed, // V_LOG_F16 ENC_VOP1 default
    0x10c2604b10573ed, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b20573ed, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b30573ed, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b40573ed, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b00583c4, // V_EXP_F16 ENC_VOP1 default
    0x10c2604b10583c4, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b20583c4, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b30583c4, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b40583c4, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b00593e0, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x10c2604b10593e0, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b20593e0, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b30593e0, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b40593e0, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x10a2524ab05a3dd, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x10c2564ac05a3dd, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2544ad05a3dd, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102584ae05a3dd, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122524af05a3dd, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b005b3c9, // V_FLOOR_F16 ENC_VOP1 default
    0x10c2604b105b3c9, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b205b3c9, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b305b3c9, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b405b3c9, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b005c2ca, // V_CEIL_F16 ENC_VOP1 default
    0x10c2604b105c2ca, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b205c2ca, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b305c2ca, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b405c2ca, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b005d47a, // V_TRUNC_F16 ENC_VOP1 default
    0x10c2604b105d47a, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b205d47a, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b305d47a, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b405d47a, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b005e45a, // V_RNDNE_F16 ENC_VOP1 default
    0x10c2604b105e45a, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b205e45a, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b305e45a, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b405e45a, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b005f3da, // V_FRACT_F16 ENC_VOP1 default
    0x10c2604b105f3da, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b205f3da, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b305f3da, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b405f3da, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b0060465, // V_SIN_F16 ENC_VOP1 default
    0x10c2604b1060465, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b2060465, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b3060465, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b4060465, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x10a25c4b006138d, // V_COS_F16 ENC_VOP1 default
    0x10c2604b106138d, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e25e4b206138d, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x1102624b306138d, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x11225c4b406138d, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x10a2084b5062464, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x10c20c4b6062464, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x10e2444b7062464, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x1102204b8062464, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x1122084b9062464, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x10a2524ab0633a5, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x10c2564ac0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2544ad0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102584ae0633a5, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122524af0633a5, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x10a2524a60643a6, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x10c2564a70643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x10e2544a80643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x1102584a90643a6, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1122524aa0643a6, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x1142664ba065478, // V_SWAP_B32 ENC_VOP1 default
    0x1142664bb068477, // V_SWAPREL_B32 ENC_VOP1 default
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
