// Written by `cargo xtask regen` from amdgpu_isa_cdna1.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 81] = [
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 1, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 1, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 1, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 1, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 1, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, [true, false, false, false], run(0, 0), run(0, 1)),
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
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xc0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xc0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_EXP,
        0,
        2,
        Slot::Whole,
        [bits(0, 0), bits(0, 0)],
        0xc4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(3, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(8, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(9, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(10, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(12, 3)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(10, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(12, 3)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [true, false, false, false], run(0, 0), run(10, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [true, false, false, false], run(0, 0), run(12, 3)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(15, 3)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(18, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(19, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(21, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(23, 2)),
    ),
    form_kind(
        enc::ENC_VINTRP,
        0,
        1,
        Slot::Whole,
        [bits(16, 2), bits(0, 0)],
        0xd4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0xd8010000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
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
        [bits(18, 7), bits(0, 0)],
        0xe0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(25, 1)),
    ),
    form_kind(
        enc::ENC_MUBUF,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xe0010000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 1), run(25, 1)),
    ),
    form_kind(
        enc::ENC_MUBUF,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xe0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MTBUF,
        0,
        2,
        Slot::Whole,
        [bits(15, 4), bits(0, 0)],
        0xe8000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(25, 1)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xf0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_SDWA_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000f9,
        choice(Sdwa, 0, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000ff,
        choice(Short, 1, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 1, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000f9,
        choice(Sdwa, 0, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 1, [false, false, false, false], run(0, 0), run(26, 1)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 1, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 1, [false, false, false, false], run(0, 0), run(27, 1)),
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
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(28, 1)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(29, 1)),
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
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000d3804000,
        choice(Long, 0, 1, [false, false, false, false], run(1, 2), run(10, 2)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000d3804000,
        choice(Long, 0, 1, [false, false, false, false], run(1, 2), run(2, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000d3804000,
        choice(Long, 0, 1, [false, false, false, false], run(1, 2), run(3, 2)),
    ),
    form_kind(
        enc::VOP3P_MFMA,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(30, 3)),
    ),
    form_kind(
        enc::VOP3P_MFMA,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(33, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000d3804000,
        choice(Long, 0, 1, [false, false, false, false], run(1, 2), run(7, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000d3804000,
        choice(Long, 0, 1, [false, false, false, false], run(1, 2), run(36, 1)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 2471] = [
    0x00190000000392, // V_CNDMASK_B32 ENC_VOP2 default
    0x02194001000392, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x04192002000392, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x06190003000392, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x081980040012b4, // V_ADD_F32 ENC_VOP2 default
    0x0a19c0050012b4, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19a0060012b4, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e1980070012b4, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x08198004002491, // V_SUB_F32 ENC_VOP2 default
    0x0a19c005002491, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19a006002491, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e198007002491, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x1019800400348c, // V_SUBREV_F32 ENC_VOP2 default
    0x0a19c00500348c, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19a00600348c, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e19800700348c, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x08198004004452, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x0a19c005004452, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19a006004452, // V_MUL_LEGACY_F32 VOP2_VOP_DPP has_dpp
    0x0e198007004452, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x0819800400544b, // V_MUL_F32 ENC_VOP2 default
    0x0a19c00500544b, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19a00600544b, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e19800700544b, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x08198008006451, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a1a2009006451, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c1a000a006451, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e19800b006451, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0819800800744e, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a1a200900744e, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c1a000a00744e, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e19800b00744e, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0819800c008455, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a1a200d008455, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c1a000e008455, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e19800f008455, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0819800c009450, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a1a200d009450, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c1a000e009450, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e19800f009450, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0819800400a440, // V_MIN_F32 ENC_VOP2 default
    0x0a19c00500a440, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19a00600a440, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e19800700a440, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0819800400b417, // V_MAX_F32 ENC_VOP2 default
    0x0a19c00500b417, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19a00600b417, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e19800700b417, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0819800800c443, // V_MIN_I32 ENC_VOP2 default
    0x0a1a200900c443, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c1a000a00c443, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e19800b00c443, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0819800800d41a, // V_MAX_I32 ENC_VOP2 default
    0x0a1a200900d41a, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c1a000a00d41a, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e19800b00d41a, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0819800c00e445, // V_MIN_U32 ENC_VOP2 default
    0x0a1a200d00e445, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c1a000e00e445, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e19800f00e445, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0819800c00f41c, // V_MAX_U32 ENC_VOP2 default
    0x0a1a200d00f41c, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c1a000e00f41c, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e19800f00f41c, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x101980100103f7, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a1a20110103f7, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1a000e0103f7, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1980120103f7, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x101980130112c0, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a1a20140112c0, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c1a00150112c0, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e1980160112c0, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x101980100123f2, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a1a20110123f2, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1a000e0123f2, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1980120123f2, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0819800c0132bd, // V_AND_B32 ENC_VOP2 default
    0x0a1a200d0132bd, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1a000e0132bd, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e19800f0132bd, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0819800c014459, // V_OR_B32 ENC_VOP2 default
    0x0a1a200d014459, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1a000e014459, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e19800f014459, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0819800c01549e, // V_XOR_B32 ENC_VOP2 default
    0x0a1a200d01549e, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1a000e01549e, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e19800f01549e, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x081980170163fa, // V_MAC_F32 ENC_VOP2 default
    0x0c19a0180163fa, // V_MAC_F32 VOP2_VOP_DPP has_dpp
    0x0e1980190163fa, // V_MAC_F32 VOP2_INST_LITERAL has_lit
    0x121a801a0173fe, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x0e1a801b0173fe, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x121aa01c0183fc, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0e1aa01d0183fc, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x081ac01e0192b2, // V_ADD_CO_U32 ENC_VOP2 default
    0x141b001f0192b2, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c1ae0200192b2, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e1ac0210192b2, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x081ac01e01a48f, // V_SUB_CO_U32 ENC_VOP2 default
    0x141b001f01a48f, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c1ae02001a48f, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e1ac02101a48f, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x101ac02201b48a, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x141b002301b48a, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c1ae02001b48a, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e1ac02401b48a, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x001b402501c2b1, // V_ADDC_CO_U32 ENC_VOP2 default
    0x161b802601c2b1, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041b602701c2b1, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x061b402801c2b1, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x001b402501d489, // V_SUBB_CO_U32 ENC_VOP2 default
    0x161b802601d489, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041b602701d489, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x061b402801d489, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x181b402901e488, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x161b802a01e488, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041b602701e488, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x061b402b01e488, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x081bc02c01f2b3, // V_ADD_F16 ENC_VOP2 default
    0x0a1c002d01f2b3, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1be02e01f2b3, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e1bc02f01f2b3, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x081bc02c020490, // V_SUB_F16 ENC_VOP2 default
    0x0a1c002d020490, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1be02e020490, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e1bc02f020490, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x101bc03002148b, // V_SUBREV_F16 ENC_VOP2 default
    0x0a1c003102148b, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1be02e02148b, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e1bc03202148b, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x081bc02c02244a, // V_MUL_F16 ENC_VOP2 default
    0x0a1c002d02244a, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1be02e02244a, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e1bc02f02244a, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x081bc0330233f9, // V_MAC_F16 ENC_VOP2 default
    0x0c1be0340233f9, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1bc0350233f9, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x121c40360243fd, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e1c40370243fd, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x121c60380253fb, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e1c60390253fb, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x081c803a0262b9, // V_ADD_U16 ENC_VOP2 default
    0x0a1cc03b0262b9, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ca03c0262b9, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e1c803d0262b9, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x081c803a027494, // V_SUB_U16 ENC_VOP2 default
    0x0a1cc03b027494, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ca03c027494, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e1c803d027494, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x101c803e02848d, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1cc03f02848d, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ca03c02848d, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e1c804002848d, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x081c803a029453, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1cc03b029453, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ca03c029453, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e1c803d029453, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x101c803e02a3f1, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1cc03f02a3f1, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1ca03c02a3f1, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1c804002a3f1, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x101c803e02b3f6, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1cc03f02b3f6, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1ca03c02b3f6, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1c804002b3f6, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x101c804102c2bf, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1cc04202c2bf, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ca04302c2bf, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e1c804402c2bf, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x081bc02c02d416, // V_MAX_F16 ENC_VOP2 default
    0x0a1c002d02d416, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1be02e02d416, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e1bc02f02d416, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x081bc02c02e43f, // V_MIN_F16 ENC_VOP2 default
    0x0a1c002d02e43f, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1be02e02e43f, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e1bc02f02e43f, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x081c803a02f41b, // V_MAX_U16 ENC_VOP2 default
    0x0a1cc03b02f41b, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ca03c02f41b, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e1c803d02f41b, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081c8045030419, // V_MAX_I16 ENC_VOP2 default
    0x0a1cc046030419, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ca047030419, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e1c8048030419, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x081c803a031444, // V_MIN_U16 ENC_VOP2 default
    0x0a1cc03b031444, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ca03c031444, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e1c803d031444, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x081c8045032442, // V_MIN_I16 ENC_VOP2 default
    0x0a1cc046032442, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ca047032442, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e1c8048032442, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x081bc02c0333eb, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1d402d0333eb, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1d202e0333eb, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1bc02f0333eb, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0819800c0342ba, // V_ADD_U32 ENC_VOP2 default
    0x0a1a200d0342ba, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c1a000e0342ba, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e19800f0342ba, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0819800c035495, // V_SUB_U32 ENC_VOP2 default
    0x0a1a200d035495, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c1a000e035495, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e19800f035495, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x1019801003648e, // V_SUBREV_U32 ENC_VOP2 default
    0x0a1a201103648e, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c1a000e03648e, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e19801203648e, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081d80490373c3, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1da04a0373c3, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1d804b0373c3, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0819804c0383c4, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c1a004d0383c4, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e19804e0383c4, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x0819804f0393c8, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c1a00500393c8, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e1980510393c8, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0819805203a3cb, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c1a005303a3cb, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e19805403a3cb, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0819801703b3d6, // V_FMAC_F32 ENC_VOP2 default
    0x0c19a01803b3d6, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e19801903b3d6, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081de05503c460, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0a1e405603c460, // V_PK_FMAC_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1e005703c460, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1de05803c460, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0819800c03d49d, // V_XNOR_B32 ENC_VOP2 default
    0x0a1a200d03d49d, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1a000e03d49d, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e19800f03d49d, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x1a10805900019c, // S_ADD_U32 ENC_SOP2 default
    0x1c10805a00019c, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b00019c, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x2010805c00019c, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a108059001290, // S_SUB_U32 ENC_SOP2 default
    0x1c10805a001290, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b001290, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x2010805c001290, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805d00219b, // S_ADD_I32 ENC_SOP2 default
    0x1c10805e00219b, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1e10805f00219b, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x2010806000219b, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805d00328f, // S_SUB_I32 ENC_SOP2 default
    0x1c10805e00328f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1e10805f00328f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x2010806000328f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a108061004199, // S_ADDC_U32 ENC_SOP2 default
    0x1c108062004199, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1e108063004199, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x20108064004199, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10806100528e, // S_SUBB_U32 ENC_SOP2 default
    0x1c10806200528e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1e10806300528e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x2010806400528e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805d006251, // S_MIN_I32 ENC_SOP2 default
    0x1c10805e006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1e10805f006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x20108060006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a108059007252, // S_MIN_U32 ENC_SOP2 default
    0x1c10805a007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x2010805c007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805d00824d, // S_MAX_I32 ENC_SOP2 default
    0x1c10805e00824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1e10805f00824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x2010806000824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805900924e, // S_MAX_U32 ENC_SOP2 default
    0x1c10805a00924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b00924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x2010805c00924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10806500a228, // S_CSELECT_B32 ENC_SOP2 default
    0x1c10806600a228, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1e10806700a228, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x2010806800a228, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10a06900b229, // S_CSELECT_B64 ENC_SOP2 default
    0x1c10a06a00b229, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1e10a06b00b229, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x2010a06c00b229, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805900c1a3, // S_AND_B32 ENC_SOP2 default
    0x1c10805a00c1a3, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b00c1a3, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x2010805c00c1a3, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10a06d00d1a4, // S_AND_B64 ENC_SOP2 default
    0x1c10a06e00d1a4, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1e10a06f00d1a4, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x2010a07000d1a4, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805900e26b, // S_OR_B32 ENC_SOP2 default
    0x1c10805a00e26b, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b00e26b, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x2010805c00e26b, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10a06d00f26c, // S_OR_B64 ENC_SOP2 default
    0x1c10a06e00f26c, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e10a06f00f26c, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x2010a07000f26c, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805901029b, // S_XOR_B32 ENC_SOP2 default
    0x1c10805a01029b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b01029b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x2010805c01029b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10a06d01129c, // S_XOR_B64 ENC_SOP2 default
    0x1c10a06e01129c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e10a06f01129c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x2010a07001129c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805901219f, // S_ANDN2_B32 ENC_SOP2 default
    0x1c10805a01219f, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b01219f, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x2010805c01219f, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10a06d0131a0, // S_ANDN2_B64 ENC_SOP2 default
    0x1c10a06e0131a0, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1e10a06f0131a0, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x2010a0700131a0, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a108059014268, // S_ORN2_B32 ENC_SOP2 default
    0x1c10805a014268, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b014268, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x2010805c014268, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10a06d015269, // S_ORN2_B64 ENC_SOP2 default
    0x1c10a06e015269, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1e10a06f015269, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x2010a070015269, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805901625e, // S_NAND_B32 ENC_SOP2 default
    0x1c10805a01625e, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b01625e, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x2010805c01625e, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10a06d01725f, // S_NAND_B64 ENC_SOP2 default
    0x1c10a06e01725f, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1e10a06f01725f, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x2010a07001725f, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a108059018262, // S_NOR_B32 ENC_SOP2 default
    0x1c10805a018262, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b018262, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x2010805c018262, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10a06d019263, // S_NOR_B64 ENC_SOP2 default
    0x1c10a06e019263, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e10a06f019263, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x2010a070019263, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805901a298, // S_XNOR_B32 ENC_SOP2 default
    0x1c10805a01a298, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b01a298, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x2010805c01a298, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10a06d01b299, // S_XNOR_B64 ENC_SOP2 default
    0x1c10a06e01b299, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e10a06f01b299, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x2010a07001b299, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805901c249, // S_LSHL_B32 ENC_SOP2 default
    0x1c10805a01c249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b01c249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x2010805c01c249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10c07101d24a, // S_LSHL_B64 ENC_SOP2 default
    0x1c10c07201d24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1e10c07301d24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x2010c07401d24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805901e24b, // S_LSHR_B32 ENC_SOP2 default
    0x1c10805a01e24b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b01e24b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x2010805c01e24b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10c07101f24c, // S_LSHR_B64 ENC_SOP2 default
    0x1c10c07201f24c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e10c07301f24c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x2010c07401f24c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a1080750201a6, // S_ASHR_I32 ENC_SOP2 default
    0x1c1080760201a6, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1e1080770201a6, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x201080780201a6, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10c0790211a7, // S_ASHR_I64 ENC_SOP2 default
    0x1c10c07a0211a7, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1e10c07b0211a7, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x2010c07c0211a7, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10807d0221cd, // S_BFM_B32 ENC_SOP2 default
    0x1c10807e0221cd, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1e10807f0221cd, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x201080800221cd, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10e0810231ce, // S_BFM_B64 ENC_SOP2 default
    0x1c10e0820231ce, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1e10e0830231ce, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x2010e0840231ce, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10808502425d, // S_MUL_I32 ENC_SOP2 default
    0x1c10808602425d, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1e10808702425d, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x2010808802425d, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a1080590251cb, // S_BFE_U32 ENC_SOP2 default
    0x1c10805a0251cb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b0251cb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x2010805c0251cb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a1080750261c9, // S_BFE_I32 ENC_SOP2 default
    0x1c1080760261c9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1e1080770261c9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x201080780261c9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10c0710271cc, // S_BFE_U64 ENC_SOP2 default
    0x1c10c0720271cc, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1e10c0730271cc, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x2010c0740271cc, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10c0790281ca, // S_BFE_I64 ENC_SOP2 default
    0x1c10c07a0281ca, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1e10c07b0281ca, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x2010c07c0281ca, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a110089029204, // S_CBRANCH_G_FORK ENC_SOP2 default
    0x1c11008a029204, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0
    0x1e11008b029204, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_1
    0x2011008c029204, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805d02a197, // S_ABSDIFF_I32 ENC_SOP2 default
    0x1c10805e02a197, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1e10805f02a197, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x2010806002a197, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a11208d02b274, // S_RFE_RESTORE_B64 ENC_SOP2 default
    0x1a10807d02c25c, // S_MUL_HI_U32 ENC_SOP2 default
    0x1c10807e02c25c, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1e10807f02c25c, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x2010808002c25c, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10808502d25b, // S_MUL_HI_I32 ENC_SOP2 default
    0x1c10808602d25b, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1e10808702d25b, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x2010808802d25b, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805902e245, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x1c10805a02e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b02e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x2010805c02e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10805902f246, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x1c10805a02f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b02f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x2010805c02f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a108059030247, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x1c10805a030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x2010805c030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a108059031248, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x1c10805a031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e10805b031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x2010805c031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10808e032270, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x1c10808f032270, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1e108090032270, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x20108091032270, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10809203326f, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x1c10809303326f, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1e10809403326f, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x2010809503326f, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a10809603426e, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x1c10809703426e, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1e10809803426e, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x2010809903426e, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x2211809a000253, // S_MOVK_I32 ENC_SOPK default
    0x2211809b00120b, // S_CMOVK_I32 ENC_SOPK default
    0x2211809c00220e, // S_CMPK_EQ_I32 ENC_SOPK default
    0x2211809c003216, // S_CMPK_LG_I32 ENC_SOPK default
    0x2211809c004212, // S_CMPK_GT_I32 ENC_SOPK default
    0x2211809c005210, // S_CMPK_GE_I32 ENC_SOPK default
    0x2211809c006218, // S_CMPK_LT_I32 ENC_SOPK default
    0x2211809c007214, // S_CMPK_LE_I32 ENC_SOPK default
    0x2211a09d00820f, // S_CMPK_EQ_U32 ENC_SOPK default
    0x2211a09d009217, // S_CMPK_LG_U32 ENC_SOPK default
    0x2211a09d00a213, // S_CMPK_GT_U32 ENC_SOPK default
    0x2211a09d00b211, // S_CMPK_GE_U32 ENC_SOPK default
    0x2211a09d00c219, // S_CMPK_LT_U32 ENC_SOPK default
    0x2211a09d00d215, // S_CMPK_LE_U32 ENC_SOPK default
    0x2211809e00e19a, // S_ADDK_I32 ENC_SOPK default
    0x2211809f00f25a, // S_MULK_I32 ENC_SOPK default
    0x2211c0a0010205, // S_CBRANCH_I_FORK ENC_SOPK default
    0x2211e0a101123d, // S_GETREG_B32 ENC_SOPK default
    0x221200a2012281, // S_SETREG_B32 ENC_SOPK default
    0x241220a3014282, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x2211c0a40151fd, // S_CALL_B64 ENC_SOPK default
    0x260de0a5000240, // S_LOAD_DWORD ENC_SMEM default
    0x260e00a6001242, // S_LOAD_DWORDX2 ENC_SMEM default
    0x260e20a7002243, // S_LOAD_DWORDX4 ENC_SMEM default
    0x260e40a8003244, // S_LOAD_DWORDX8 ENC_SMEM default
    0x260e60a9004241, // S_LOAD_DWORDX16 ENC_SMEM default
    0x260de0aa005275, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x260e00ab006276, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x260e20ac007277, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x260e80ad0081f5, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x260ea0ae0091f7, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x260ec0af00a1f8, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x260ee0b000b1f9, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x260f00b100c1f6, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x260de0b201028b, // S_STORE_DWORD ENC_SMEM default
    0x260e00b301128c, // S_STORE_DWORDX2 ENC_SMEM default
    0x260e20b401228d, // S_STORE_DWORDX4 ENC_SMEM default
    0x260de0b5015278, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x260e00b6016279, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x260e20b701727a, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x260e80b80181fa, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x260ea0b90191fb, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x260ec0ba01a1fc, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x280da0bb02022c, // S_DCACHE_INV ENC_SMEM default
    0x280da0bb02122e, // S_DCACHE_WB ENC_SMEM default
    0x280da0bb02222d, // S_DCACHE_INV_VOL ENC_SMEM default
    0x280da0bb02322f, // S_DCACHE_WB_VOL ENC_SMEM default
    0x260f20bc024250, // S_MEMTIME ENC_SMEM default
    0x260f20bc02524f, // S_MEMREALTIME ENC_SMEM default
    0x260f40bd0261a8, // S_ATC_PROBE ENC_SMEM default
    0x260f60be0271a9, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x280f80bf02822a, // S_DCACHE_DISCARD ENC_SMEM default
    0x280f80bf02922b, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x260e80c00401ed, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x260ea0c10411df, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x260e80c00421db, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x260e80c00431eb, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x260e80c00441e9, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x260e80c00451f1, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x260e80c00461e7, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x260e80c00471ef, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x260e80c00481dd, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x260e80c00491e5, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x260e80c004a1f3, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x260e80c004b1e3, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x260e80c004c1e1, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x260ea0c10601ee, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x260ec0c20611e0, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x260ea0c10621dc, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x260ea0c10631ec, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x260ea0c10641ea, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x260ea0c10651f2, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x260ea0c10661e8, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x260ea0c10671f0, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x260ea0c10681de, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x260ea0c10691e6, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x260ea0c106a1f4, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x260ea0c106b1e4, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x260ea0c106c1e2, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x260de0c30801bc, // S_ATOMIC_SWAP ENC_SMEM default
    0x260e00c40811ae, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x260de0c30821aa, // S_ATOMIC_ADD ENC_SMEM default
    0x260de0c30831ba, // S_ATOMIC_SUB ENC_SMEM default
    0x260de0c30841b8, // S_ATOMIC_SMIN ENC_SMEM default
    0x260de0c30851c0, // S_ATOMIC_UMIN ENC_SMEM default
    0x260de0c30861b6, // S_ATOMIC_SMAX ENC_SMEM default
    0x260de0c30871be, // S_ATOMIC_UMAX ENC_SMEM default
    0x260de0c30881ac, // S_ATOMIC_AND ENC_SMEM default
    0x260de0c30891b4, // S_ATOMIC_OR ENC_SMEM default
    0x260de0c308a1c2, // S_ATOMIC_XOR ENC_SMEM default
    0x260de0c308b1b2, // S_ATOMIC_INC ENC_SMEM default
    0x260de0c308c1b0, // S_ATOMIC_DEC ENC_SMEM default
    0x260e00c40a01bd, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x260e20c50a11af, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x260e00c40a21ab, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x260e00c40a31bb, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x260e00c40a41b9, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x260e00c40a51c1, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x260e00c40a61b7, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x260e00c40a71bf, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x260e00c40a81ad, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x260e00c40a91b5, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x260e00c40aa1c3, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x260e00c40ab1b3, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x260e00c40ac1b1, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x2a0420c60000c2, // EXP ENC_EXP default
    0x2c24a0c7010330, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x2c24a0c80112cd, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x2e2500c9012331, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x2e2500ca0132ce, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x2c2540cb01432f, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x2c2540cc0152cc, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x2c25a0cb02033b, // V_CMP_F_F16 ENC_VOP3 default
    0x2c25a0cb021362, // V_CMP_LT_F16 ENC_VOP3 default
    0x2c25a0cb022332, // V_CMP_EQ_F16 ENC_VOP3 default
    0x2c25a0cb023356, // V_CMP_LE_F16 ENC_VOP3 default
    0x2c25a0cb02434d, // V_CMP_GT_F16 ENC_VOP3 default
    0x2c25a0cb02535f, // V_CMP_LG_F16 ENC_VOP3 default
    0x2c25a0cb026344, // V_CMP_GE_F16 ENC_VOP3 default
    0x2c25a0cb027383, // V_CMP_O_F16 ENC_VOP3 default
    0x2c25a0cb02838f, // V_CMP_U_F16 ENC_VOP3 default
    0x2c25a0cb029374, // V_CMP_NGE_F16 ENC_VOP3 default
    0x2c25a0cb02a37d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x2c25a0cb02b377, // V_CMP_NGT_F16 ENC_VOP3 default
    0x2c25a0cb02c37a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x2c25a0cb02d36b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x2c25a0cb02e380, // V_CMP_NLT_F16 ENC_VOP3 default
    0x2c25a0cb02f386, // V_CMP_TRU_F16 ENC_VOP3 default
    0x2c25a0cc0302d8, // V_CMPX_F_F16 ENC_VOP3 default
    0x2c25a0cc0312ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x2c25a0cc0322cf, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x2c25a0cc0332f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x2c25a0cc0342ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x2c25a0cc0352fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x2c25a0cc0362e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x2c25a0cc037320, // V_CMPX_O_F16 ENC_VOP3 default
    0x2c25a0cc03832c, // V_CMPX_U_F16 ENC_VOP3 default
    0x2c25a0cc039311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x2c25a0cc03a31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x2c25a0cc03b314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x2c25a0cc03c317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x2c25a0cc03d308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x2c25a0cc03e31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x2c25a0cc03f323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x2c25e0cd04033c, // V_CMP_F_F32 ENC_VOP3 default
    0x2c25e0cd041363, // V_CMP_LT_F32 ENC_VOP3 default
    0x2c25e0cd042333, // V_CMP_EQ_F32 ENC_VOP3 default
    0x2c25e0cd043357, // V_CMP_LE_F32 ENC_VOP3 default
    0x2c25e0cd04434e, // V_CMP_GT_F32 ENC_VOP3 default
    0x2c25e0cd045360, // V_CMP_LG_F32 ENC_VOP3 default
    0x2c25e0cd046345, // V_CMP_GE_F32 ENC_VOP3 default
    0x2c25e0cd047384, // V_CMP_O_F32 ENC_VOP3 default
    0x2c25e0cd048390, // V_CMP_U_F32 ENC_VOP3 default
    0x2c25e0cd049375, // V_CMP_NGE_F32 ENC_VOP3 default
    0x2c25e0cd04a37e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x2c25e0cd04b378, // V_CMP_NGT_F32 ENC_VOP3 default
    0x2c25e0cd04c37b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x2c25e0cd04d36c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x2c25e0cd04e381, // V_CMP_NLT_F32 ENC_VOP3 default
    0x2c25e0cd04f387, // V_CMP_TRU_F32 ENC_VOP3 default
    0x2c25e0ce0502d9, // V_CMPX_F_F32 ENC_VOP3 default
    0x2c25e0ce051300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x2c25e0ce0522d0, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x2c25e0ce0532f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x2c25e0ce0542eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x2c25e0ce0552fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x2c25e0ce0562e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x2c25e0ce057321, // V_CMPX_O_F32 ENC_VOP3 default
    0x2c25e0ce05832d, // V_CMPX_U_F32 ENC_VOP3 default
    0x2c25e0ce059312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x2c25e0ce05a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x2c25e0ce05b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x2c25e0ce05c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x2c25e0ce05d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x2c25e0ce05e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x2c25e0ce05f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x2e2620cf06033d, // V_CMP_F_F64 ENC_VOP3 default
    0x2e2620cf061364, // V_CMP_LT_F64 ENC_VOP3 default
    0x2e2620cf062334, // V_CMP_EQ_F64 ENC_VOP3 default
    0x2e2620cf063358, // V_CMP_LE_F64 ENC_VOP3 default
    0x2e2620cf06434f, // V_CMP_GT_F64 ENC_VOP3 default
    0x2e2620cf065361, // V_CMP_LG_F64 ENC_VOP3 default
    0x2e2620cf066346, // V_CMP_GE_F64 ENC_VOP3 default
    0x2e2620cf067385, // V_CMP_O_F64 ENC_VOP3 default
    0x2e2620cf068391, // V_CMP_U_F64 ENC_VOP3 default
    0x2e2620cf069376, // V_CMP_NGE_F64 ENC_VOP3 default
    0x2e2620cf06a37f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x2e2620cf06b379, // V_CMP_NGT_F64 ENC_VOP3 default
    0x2e2620cf06c37c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x2e2620cf06d36d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x2e2620cf06e382, // V_CMP_NLT_F64 ENC_VOP3 default
    0x2e2620cf06f388, // V_CMP_TRU_F64 ENC_VOP3 default
    0x2e2620d00702da, // V_CMPX_F_F64 ENC_VOP3 default
    0x2e2620d0071301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x2e2620d00722d1, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x2e2620d00732f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x2e2620d00742ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x2e2620d00752fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x2e2620d00762e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x2e2620d0077322, // V_CMPX_O_F64 ENC_VOP3 default
    0x2e2620d007832e, // V_CMPX_U_F64 ENC_VOP3 default
    0x2e2620d0079313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x2e2620d007a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x2e2620d007b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x2e2620d007c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x2e2620d007d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x2e2620d007e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x2e2620d007f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x2c2660d10a033e, // V_CMP_F_I16 ENC_VOP3 default
    0x2c2660d10a1365, // V_CMP_LT_I16 ENC_VOP3 default
    0x2c2660d10a2335, // V_CMP_EQ_I16 ENC_VOP3 default
    0x2c2660d10a3359, // V_CMP_LE_I16 ENC_VOP3 default
    0x2c2660d10a4350, // V_CMP_GT_I16 ENC_VOP3 default
    0x2c2660d10a536e, // V_CMP_NE_I16 ENC_VOP3 default
    0x2c2660d10a6347, // V_CMP_GE_I16 ENC_VOP3 default
    0x2c2660d10a7389, // V_CMP_T_I16 ENC_VOP3 default
    0x2c2660d20a8341, // V_CMP_F_U16 ENC_VOP3 default
    0x2c2660d20a9368, // V_CMP_LT_U16 ENC_VOP3 default
    0x2c2660d20aa338, // V_CMP_EQ_U16 ENC_VOP3 default
    0x2c2660d20ab35c, // V_CMP_LE_U16 ENC_VOP3 default
    0x2c2660d20ac353, // V_CMP_GT_U16 ENC_VOP3 default
    0x2c2660d20ad371, // V_CMP_NE_U16 ENC_VOP3 default
    0x2c2660d20ae34a, // V_CMP_GE_U16 ENC_VOP3 default
    0x2c2660d20af38c, // V_CMP_T_U16 ENC_VOP3 default
    0x2c2660d30b02db, // V_CMPX_F_I16 ENC_VOP3 default
    0x2c2660d30b1302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x2c2660d30b22d2, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x2c2660d30b32f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x2c2660d30b42ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x2c2660d30b530b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x2c2660d30b62e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x2c2660d30b7326, // V_CMPX_T_I16 ENC_VOP3 default
    0x2c2660d40b82de, // V_CMPX_F_U16 ENC_VOP3 default
    0x2c2660d40b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x2c2660d40ba2d5, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x2c2660d40bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x2c2660d40bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x2c2660d40bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x2c2660d40be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x2c2660d40bf329, // V_CMPX_T_U16 ENC_VOP3 default
    0x2c26c0d50c033f, // V_CMP_F_I32 ENC_VOP3 default
    0x2c26c0d50c1366, // V_CMP_LT_I32 ENC_VOP3 default
    0x2c26c0d50c2336, // V_CMP_EQ_I32 ENC_VOP3 default
    0x2c26c0d50c335a, // V_CMP_LE_I32 ENC_VOP3 default
    0x2c26c0d50c4351, // V_CMP_GT_I32 ENC_VOP3 default
    0x2c26c0d50c536f, // V_CMP_NE_I32 ENC_VOP3 default
    0x2c26c0d50c6348, // V_CMP_GE_I32 ENC_VOP3 default
    0x2c26c0d50c738a, // V_CMP_T_I32 ENC_VOP3 default
    0x2c26c0d60c8342, // V_CMP_F_U32 ENC_VOP3 default
    0x2c26c0d60c9369, // V_CMP_LT_U32 ENC_VOP3 default
    0x2c26c0d60ca339, // V_CMP_EQ_U32 ENC_VOP3 default
    0x2c26c0d60cb35d, // V_CMP_LE_U32 ENC_VOP3 default
    0x2c26c0d60cc354, // V_CMP_GT_U32 ENC_VOP3 default
    0x2c26c0d60cd372, // V_CMP_NE_U32 ENC_VOP3 default
    0x2c26c0d60ce34b, // V_CMP_GE_U32 ENC_VOP3 default
    0x2c26c0d60cf38d, // V_CMP_T_U32 ENC_VOP3 default
    0x2c26c0d70d02dc, // V_CMPX_F_I32 ENC_VOP3 default
    0x2c26c0d70d1303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x2c26c0d70d22d3, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x2c26c0d70d32f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x2c26c0d70d42ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x2c26c0d70d530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x2c26c0d70d62e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x2c26c0d70d7327, // V_CMPX_T_I32 ENC_VOP3 default
    0x2c26c0d80d82df, // V_CMPX_F_U32 ENC_VOP3 default
    0x2c26c0d80d9306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x2c26c0d80da2d6, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x2c26c0d80db2fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x2c26c0d80dc2f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x2c26c0d80dd30f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x2c26c0d80de2e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x2c26c0d80df32a, // V_CMPX_T_U32 ENC_VOP3 default
    0x2e2700d90e0340, // V_CMP_F_I64 ENC_VOP3 default
    0x2e2700d90e1367, // V_CMP_LT_I64 ENC_VOP3 default
    0x2e2700d90e2337, // V_CMP_EQ_I64 ENC_VOP3 default
    0x2e2700d90e335b, // V_CMP_LE_I64 ENC_VOP3 default
    0x2e2700d90e4352, // V_CMP_GT_I64 ENC_VOP3 default
    0x2e2700d90e5370, // V_CMP_NE_I64 ENC_VOP3 default
    0x2e2700d90e6349, // V_CMP_GE_I64 ENC_VOP3 default
    0x2e2700d90e738b, // V_CMP_T_I64 ENC_VOP3 default
    0x2e2700da0e8343, // V_CMP_F_U64 ENC_VOP3 default
    0x2e2700da0e936a, // V_CMP_LT_U64 ENC_VOP3 default
    0x2e2700da0ea33a, // V_CMP_EQ_U64 ENC_VOP3 default
    0x2e2700da0eb35e, // V_CMP_LE_U64 ENC_VOP3 default
    0x2e2700da0ec355, // V_CMP_GT_U64 ENC_VOP3 default
    0x2e2700da0ed373, // V_CMP_NE_U64 ENC_VOP3 default
    0x2e2700da0ee34c, // V_CMP_GE_U64 ENC_VOP3 default
    0x2e2700da0ef38e, // V_CMP_T_U64 ENC_VOP3 default
    0x2e2700db0f02dd, // V_CMPX_F_I64 ENC_VOP3 default
    0x2e2700db0f1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x2e2700db0f22d4, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x2e2700db0f32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x2e2700db0f42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x2e2700db0f530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x2e2700db0f62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x2e2700db0f7328, // V_CMPX_T_I64 ENC_VOP3 default
    0x2e2700dc0f82e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x2e2700dc0f9307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x2e2700dc0fa2d7, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x2e2700dc0fb2fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x2e2700dc0fc2f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x2e2700dc0fd310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x2e2700dc0fe2e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x2e2700dc0ff32b, // V_CMPX_T_U64 ENC_VOP3 default
    0x301960dd100392, // V_CNDMASK_B32 ENC_VOP3 default
    0x2c19e0de1012b4, // V_ADD_F32 ENC_VOP3 default
    0x2c19e0de102491, // V_SUB_F32 ENC_VOP3 default
    0x2e19e0de10348c, // V_SUBREV_F32 ENC_VOP3 default
    0x2c19e0de104452, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x2c19e0de10544b, // V_MUL_F32 ENC_VOP3 default
    0x2c1a40df106451, // V_MUL_I32_I24 ENC_VOP3 default
    0x2c1a60df10744e, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x2c1a40e0108455, // V_MUL_U32_U24 ENC_VOP3 default
    0x2c1a60e0109450, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x2c19e0de10a440, // V_MIN_F32 ENC_VOP3 default
    0x2c19e0de10b417, // V_MAX_F32 ENC_VOP3 default
    0x2c1a60df10c443, // V_MIN_I32 ENC_VOP3 default
    0x2c1a60df10d41a, // V_MAX_I32 ENC_VOP3 default
    0x2c1a60e010e445, // V_MIN_U32 ENC_VOP3 default
    0x2c1a60e010f41c, // V_MAX_U32 ENC_VOP3 default
    0x2e1a60e11103f7, // V_LSHRREV_B32 ENC_VOP3 default
    0x2e1a60e21112c0, // V_ASHRREV_I32 ENC_VOP3 default
    0x2e1a60e11123f2, // V_LSHLREV_B32 ENC_VOP3 default
    0x2c1a60e01132bd, // V_AND_B32 ENC_VOP3 default
    0x2c1a60e0114459, // V_OR_B32 ENC_VOP3 default
    0x2c1a60e011549e, // V_XOR_B32 ENC_VOP3 default
    0x2c19e0e31163fa, // V_MAC_F32 ENC_VOP3 default
    0x321b20e41192b2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x321b20e411a48f, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x321b20e511b48a, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x341ba0e611c2b1, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x341ba0e611d489, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x341ba0e711e488, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x2c1c20e811f2b3, // V_ADD_F16 ENC_VOP3 default
    0x2c1c20e8120490, // V_SUB_F16 ENC_VOP3 default
    0x2e1c20e912148b, // V_SUBREV_F16 ENC_VOP3 default
    0x2c1c20e812244a, // V_MUL_F16 ENC_VOP3 default
    0x2c1c20ea1233f9, // V_MAC_F16 ENC_VOP3 default
    0x2c1ce0eb1262b9, // V_ADD_U16 ENC_VOP3 default
    0x2c1ce0eb127494, // V_SUB_U16 ENC_VOP3 default
    0x2e1ce0ec12848d, // V_SUBREV_U16 ENC_VOP3 default
    0x2c1d00eb129453, // V_MUL_LO_U16 ENC_VOP3 default
    0x2e1d00ec12a3f1, // V_LSHLREV_B16 ENC_VOP3 default
    0x2e1d00ec12b3f6, // V_LSHRREV_B16 ENC_VOP3 default
    0x2e1d00ed12c2bf, // V_ASHRREV_I16 ENC_VOP3 default
    0x2c1c20e812d416, // V_MAX_F16 ENC_VOP3 default
    0x2c1c20e812e43f, // V_MIN_F16 ENC_VOP3 default
    0x2c1d00eb12f41b, // V_MAX_U16 ENC_VOP3 default
    0x2c1d00ee130419, // V_MAX_I16 ENC_VOP3 default
    0x2c1d00eb131444, // V_MIN_U16 ENC_VOP3 default
    0x2c1d00ee132442, // V_MIN_I16 ENC_VOP3 default
    0x2c1d60e81333eb, // V_LDEXP_F16 ENC_VOP3 default
    0x2c1a40e01342ba, // V_ADD_U32 ENC_VOP3 default
    0x2c1a40e0135495, // V_SUB_U32 ENC_VOP3 default
    0x2e1a40e113648e, // V_SUBREV_U32 ENC_VOP3 default
    0x2c1dc0ef1373c3, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x2c1a40f01383c4, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x2c1a40f11393c8, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x2c1a40f213a3cb, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x2c19e0e313b3d6, // V_FMAC_F32 ENC_VOP3 default
    0x2c1e20f313c460, // V_PK_FMAC_F16 ENC_VOP3 default
    0x2c1a60e013d49d, // V_XNOR_B32 ENC_VOP3 default
    0x3613a0bb140456, // V_NOP ENC_VOP3 default
    0x361420f4141446, // V_MOV_B32 ENC_VOP3 default
    0x381460f5142475, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x3a14a0f61433aa, // V_CVT_I32_F64 ENC_VOP3 default
    0x3614e0f71443a5, // V_CVT_F64_I32 ENC_VOP3 default
    0x361520f814539e, // V_CVT_F32_I32 ENC_VOP3 default
    0x361520f914639f, // V_CVT_F32_U32 ENC_VOP3 default
    0x361580fa1473b9, // V_CVT_U32_F32 ENC_VOP3 default
    0x361580fb1483a9, // V_CVT_I32_F32 ENC_VOP3 default
    0x361600fc14a399, // V_CVT_F16_F32 ENC_VOP3 default
    0x361680fd14b39c, // V_CVT_F32_F16 ENC_VOP3 default
    0x3616a0fb14c3b7, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x3616a0fb14d3a7, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x361520f814e3ad, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x3a14a0fe14f39d, // V_CVT_F32_F64 ENC_VOP3 default
    0x3616c0ff1503a4, // V_CVT_F64_F32 ENC_VOP3 default
    0x361520f91513a0, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x361520f91523a1, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x361520f91533a2, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x361520f91543a3, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x3a14a1001553ba, // V_CVT_U32_F64 ENC_VOP3 default
    0x3614e1011563a6, // V_CVT_F64_U32 ENC_VOP3 default
    0x3a17010215749a, // V_TRUNC_F64 ENC_VOP3 default
    0x3a1701021582ca, // V_CEIL_F64 ENC_VOP3 default
    0x3a170102159479, // V_RNDNE_F64 ENC_VOP3 default
    0x3a17010215a3d5, // V_FLOOR_F64 ENC_VOP3 default
    0x3615810315b3dc, // V_FRACT_F32 ENC_VOP3 default
    0x3615810315c499, // V_TRUNC_F32 ENC_VOP3 default
    0x3615810315d2c9, // V_CEIL_F32 ENC_VOP3 default
    0x3615810315e478, // V_RNDNE_F32 ENC_VOP3 default
    0x3615810315f3d4, // V_FLOOR_F32 ENC_VOP3 default
    0x361581031603cf, // V_EXP_F32 ENC_VOP3 default
    0x361581031613f0, // V_LOG_F32 ENC_VOP3 default
    0x36158103162472, // V_RCP_F32 ENC_VOP3 default
    0x36158103163474, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x3615810316447b, // V_RSQ_F32 ENC_VOP3 default
    0x3a170102165473, // V_RCP_F64 ENC_VOP3 default
    0x3a17010216647c, // V_RSQ_F64 ENC_VOP3 default
    0x36158103167486, // V_SQRT_F32 ENC_VOP3 default
    0x3a170102168487, // V_SQRT_F64 ENC_VOP3 default
    0x36158103169484, // V_SIN_F32 ENC_VOP3 default
    0x3615810316a394, // V_COS_F32 ENC_VOP3 default
    0x3614210416b457, // V_NOT_B32 ENC_VOP3 default
    0x361420f416c2c7, // V_BFREV_B32 ENC_VOP3 default
    0x3614210516d3d1, // V_FFBH_U32 ENC_VOP3 default
    0x3614210516e3d2, // V_FFBL_B32 ENC_VOP3 default
    0x3614210616f3d0, // V_FFBH_I32 ENC_VOP3 default
    0x3a14a0f61703e0, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3a1701021713e3, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x3a1701021723dd, // V_FRACT_F64 ENC_VOP3 default
    0x3616a0fb1733df, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x361581031743e2, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x3613a0bb1752cb, // V_CLREXCP ENC_VOP3 default
    0x361420f4177482, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x3617a10717939b, // V_CVT_F16_U16 ENC_VOP3 default
    0x3617a10817a39a, // V_CVT_F16_I16 ENC_VOP3 default
    0x3618210917b3b8, // V_CVT_U16_F16 ENC_VOP3 default
    0x3618210a17c3a8, // V_CVT_I16_F16 ENC_VOP3 default
    0x3618a10b17d471, // V_RCP_F16 ENC_VOP3 default
    0x3618a10b17e485, // V_SQRT_F16 ENC_VOP3 default
    0x3618a10b17f47a, // V_RSQ_F16 ENC_VOP3 default
    0x3618a10b1803ef, // V_LOG_F16 ENC_VOP3 default
    0x3618a10b1813ce, // V_EXP_F16 ENC_VOP3 default
    0x3618a10b1823e1, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x3618210a1833de, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x3618a10b1843d3, // V_FLOOR_F16 ENC_VOP3 default
    0x3618a10b1852c8, // V_CEIL_F16 ENC_VOP3 default
    0x3618a10b186498, // V_TRUNC_F16 ENC_VOP3 default
    0x3618a10b187477, // V_RNDNE_F16 ENC_VOP3 default
    0x3618a10b1883db, // V_FRACT_F16 ENC_VOP3 default
    0x3618a10b189483, // V_SIN_F16 ENC_VOP3 default
    0x3618a10b18a393, // V_COS_F16 ENC_VOP3 default
    0x3618210a18d3ab, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x3618210918e3ac, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x3614210c18f481, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x3c18e10d191496, // V_SWAP_B32 ENC_VOP3 default
    0x3e1e610e1c0406, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x3e1e610e1c1400, // V_MAD_F32 ENC_VOP3 default
    0x3e1e810f1c2403, // V_MAD_I32_I24 ENC_VOP3 default
    0x3e1e81101c340e, // V_MAD_U32_U24 ENC_VOP3 default
    0x3e1e610e1c4395, // V_CUBEID_F32 ENC_VOP3 default
    0x3e1e610e1c5397, // V_CUBESC_F32 ENC_VOP3 default
    0x3e1e610e1c6398, // V_CUBETC_F32 ENC_VOP3 default
    0x3e1e610e1c7396, // V_CUBEMA_F32 ENC_VOP3 default
    0x3e1ea1111c82c4, // V_BFE_U32 ENC_VOP3 default
    0x3e1ea1121c92c3, // V_BFE_I32 ENC_VOP3 default
    0x3e1ea1111ca2c5, // V_BFI_B32 ENC_VOP3 default
    0x3e1e610e1cb3d8, // V_FMA_F32 ENC_VOP3 default
    0x401ec1131cc3d9, // V_FMA_F64 ENC_VOP3 default
    0x3e1ea1141cd3ee, // V_LERP_U8 ENC_VOP3 default
    0x3e1ee1151ce2bb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x3e1ee1151cf2bc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x3e1e610e1d043a, // V_MIN3_F32 ENC_VOP3 default
    0x3e1ea1161d143c, // V_MIN3_I32 ENC_VOP3 default
    0x3e1ea1111d243e, // V_MIN3_U32 ENC_VOP3 default
    0x3e1e610e1d3411, // V_MAX3_F32 ENC_VOP3 default
    0x3e1ea1161d4413, // V_MAX3_I32 ENC_VOP3 default
    0x3e1ea1111d5415, // V_MAX3_U32 ENC_VOP3 default
    0x3e1e610e1d6420, // V_MED3_F32 ENC_VOP3 default
    0x3e1ea1161d7422, // V_MED3_I32 ENC_VOP3 default
    0x3e1ea1111d8424, // V_MED3_U32 ENC_VOP3 default
    0x3e1e81171d9480, // V_SAD_U8 ENC_VOP3 default
    0x3e1e81171da47d, // V_SAD_HI_U8 ENC_VOP3 default
    0x3e1e81181db47e, // V_SAD_U16 ENC_VOP3 default
    0x3e1e81111dc47f, // V_SAD_U32 ENC_VOP3 default
    0x3e1f01191dd3b6, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x3e1e610e1de3bc, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x401ec1131df3bd, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x421f211a1e03c1, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x441f411b1e13c2, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x461e611c1e23bf, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x481ec11d1e33c0, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x3e1e81141e4449, // V_MSAD_U8 ENC_VOP3 default
    0x401f611e1e5470, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x401f611e1e6447, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x4a1f811f1e7448, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x421fa1201e840f, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x421fa1211e9404, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x3e1fc1221ea405, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x3e1fe1231eb408, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x3e1fe1231ec407, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x3e1ea1241ed45b, // V_PERM_B32 ENC_VOP3 default
    0x3e1fc1221ee3da, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x3e1fc1221ef3be, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x2c2001251f03ae, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x3e2021261f140d, // V_MAD_U32_U16 ENC_VOP3 default
    0x3e2021271f2402, // V_MAD_I32_I16 ENC_VOP3 default
    0x3e1ea1111f349c, // V_XAD_U32 ENC_VOP3 default
    0x3e2041221f4439, // V_MIN3_F16 ENC_VOP3 default
    0x3e2061281f543b, // V_MIN3_I16 ENC_VOP3 default
    0x3e2061291f643d, // V_MIN3_U16 ENC_VOP3 default
    0x3e2041221f7410, // V_MAX3_F16 ENC_VOP3 default
    0x3e2061281f8412, // V_MAX3_I16 ENC_VOP3 default
    0x3e2061291f9414, // V_MAX3_U16 ENC_VOP3 default
    0x3e2041221fa41f, // V_MED3_F16 ENC_VOP3 default
    0x3e2061281fb421, // V_MED3_I16 ENC_VOP3 default
    0x3e2061291fc423, // V_MED3_U16 ENC_VOP3 default
    0x3e1ea1111fd3f4, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x3e1ea1111fe2b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x3e1ea1111ff2b0, // V_ADD3_U32 ENC_VOP3 default
    0x3e1ea1112003f5, // V_LSHL_OR_B32 ENC_VOP3 default
    0x3e1ea1112012be, // V_AND_OR_B32 ENC_VOP3 default
    0x3e1ea111202458, // V_OR3_B32 ENC_VOP3 default
    0x3e2041222033ff, // V_MAD_F16 ENC_VOP3 default
    0x3e20612920440c, // V_MAD_U16 ENC_VOP3 default
    0x3e206128205401, // V_MAD_I16 ENC_VOP3 default
    0x3e2041222063d7, // V_FMA_F16 ENC_VOP3 default
    0x3e2041222073bb, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x4c13212a2703e7, // V_INTERP_P1_F32 ENC_VOP3 default
    0x4c13212b2713e9, // V_INTERP_P2_F32 ENC_VOP3 default
    0x3613612c2723e4, // V_INTERP_MOV_F32 ENC_VOP3 default
    0x4c20812d2743e5, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x4e20a12e2753e6, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x4e20c12f2763ea, // V_INTERP_P2_LEGACY_F16 ENC_VOP3 default
    0x4e20e1302773e8, // V_INTERP_P2_F16 ENC_VOP3 default
    0x2e2101312802b5, // V_ADD_F64 ENC_VOP3 default
    0x2e21013128144c, // V_MUL_F64 ENC_VOP3 default
    0x2e210131282441, // V_MIN_F64 ENC_VOP3 default
    0x2e210131283418, // V_MAX_F64 ENC_VOP3 default
    0x2e2121322843ed, // V_LDEXP_F64 ENC_VOP3 default
    0x2c2140e0285454, // V_MUL_LO_U32 ENC_VOP3 default
    0x2c2140e028644f, // V_MUL_HI_U32 ENC_VOP3 default
    0x2c2140df28744d, // V_MUL_HI_I32 ENC_VOP3 default
    0x2c2161332883ec, // V_LDEXP_F32 ENC_VOP3 default
    0x50218134289476, // V_READLANE_B32 ENC_VOP3 default
    0x5221413528a49b, // V_WRITELANE_B32 ENC_VOP3 default
    0x2c2140e028b2c2, // V_BCNT_U32_B32 ENC_VOP3 default
    0x2c2140e028c41e, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x2c2140e028d41d, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x2e21a13628f3f3, // V_LSHLREV_B64 ENC_VOP3 default
    0x2e21a1362903f8, // V_LSHRREV_B64 ENC_VOP3 default
    0x2e21a1372912c1, // V_ASHRREV_I64 ENC_VOP3 default
    0x2e212138292497, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x2c2140e02932c6, // V_BFM_B32 ENC_VOP3 default
    0x2c21c1392943b0, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x2c21c13a2953b2, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x2c21e13b2963b3, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x2c21413c2973b5, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x2c21413d2983b4, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x2c22013e2993af, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x2c22013f29a3b1, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x2c2220df29c2b7, // V_ADD_I32 ENC_VOP3 default
    0x2c2220df29d493, // V_SUB_I32 ENC_VOP3 default
    0x2c2240ee29e2b6, // V_ADD_I16 ENC_VOP3 default
    0x2c2240ee29f492, // V_SUB_I16 ENC_VOP3 default
    0x2c2201402a045a, // V_PACK_B32_F16 ENC_VOP3 default
    0x541301410003e7, // V_INTERP_P1_F32 ENC_VINTRP default
    0x541301420013e9, // V_INTERP_P2_F32 ENC_VINTRP default
    0x541341430023e4, // V_INTERP_MOV_F32 ENC_VINTRP default
    0x5600014400004b, // DS_ADD_U32 ENC_DS default
    0x560001440010a7, // DS_SUB_U32 ENC_DS default
    0x560001440020a3, // DS_RSUB_U32 ENC_DS default
    0x56000144003069, // DS_INC_U32 ENC_DS default
    0x5600014400405f, // DS_DEC_U32 ENC_DS default
    0x56000145005079, // DS_MIN_I32 ENC_DS default
    0x5600014500606d, // DS_MAX_I32 ENC_DS default
    0x56000144007081, // DS_MIN_U32 ENC_DS default
    0x56000144008075, // DS_MAX_U32 ENC_DS default
    0x5600014600904d, // DS_AND_B32 ENC_DS default
    0x5600014600a089, // DS_OR_B32 ENC_DS default
    0x5600014600b0be, // DS_XOR_B32 ENC_DS default
    0x5600214700c083, // DS_MSKOR_B32 ENC_DS default
    0x5600014800d0b3, // DS_WRITE_B32 ENC_DS default
    0x5600414900e0ad, // DS_WRITE2_B32 ENC_DS default
    0x5600414900f0ab, // DS_WRITE2ST64_B32 ENC_DS default
    0x56002147010053, // DS_CMPST_B32 ENC_DS default
    0x5600214a011055, // DS_CMPST_F32 ENC_DS default
    0x5600014b012077, // DS_MIN_F32 ENC_DS default
    0x5600014b01306b, // DS_MAX_F32 ENC_DS default
    0x560060bb014087, // DS_NOP ENC_DS default
    0x5600014b015047, // DS_ADD_F32 ENC_DS default
    0x5600814c01d0af, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x5600014d01e0b5, // DS_WRITE_B8 ENC_DS default
    0x5600a14e01f0b1, // DS_WRITE_B16 ENC_DS default
    0x5600c14f020049, // DS_ADD_RTN_U32 ENC_DS default
    0x5600c14f0210a5, // DS_SUB_RTN_U32 ENC_DS default
    0x5600c14f0220a1, // DS_RSUB_RTN_U32 ENC_DS default
    0x5600c14f023067, // DS_INC_RTN_U32 ENC_DS default
    0x5600c14f02405d, // DS_DEC_RTN_U32 ENC_DS default
    0x5600c15002507d, // DS_MIN_RTN_I32 ENC_DS default
    0x5600c150026071, // DS_MAX_RTN_I32 ENC_DS default
    0x5600c14f02707f, // DS_MIN_RTN_U32 ENC_DS default
    0x5600c14f028073, // DS_MAX_RTN_U32 ENC_DS default
    0x5600c15102904f, // DS_AND_RTN_B32 ENC_DS default
    0x5600c15102a08b, // DS_OR_RTN_B32 ENC_DS default
    0x5600c15102b0c0, // DS_XOR_RTN_B32 ENC_DS default
    0x5600e15202c085, // DS_MSKOR_RTN_B32 ENC_DS default
    0x5600c15102d0bc, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x5601015302e0ba, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x5601015302f0b8, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x5600e152030057, // DS_CMPST_RTN_B32 ENC_DS default
    0x5600e154031059, // DS_CMPST_RTN_F32 ENC_DS default
    0x5600c15503207b, // DS_MIN_RTN_F32 ENC_DS default
    0x5600c15503306f, // DS_MAX_RTN_F32 ENC_DS default
    0x5600e1520340aa, // DS_WRAP_RTN_B32 ENC_DS default
    0x5600c155035048, // DS_ADD_RTN_F32 ENC_DS default
    0x56012156036094, // DS_READ_B32 ENC_DS default
    0x56014157037090, // DS_READ2_B32 ENC_DS default
    0x5601415703808e, // DS_READ2ST64_B32 ENC_DS default
    0x56012158039098, // DS_READ_I8 ENC_DS default
    0x5601215903a09e, // DS_READ_U8 ENC_DS default
    0x5601215a03b097, // DS_READ_I16 ENC_DS default
    0x5601215b03c09b, // DS_READ_U16 ENC_DS default
    0x5601615c03d0a9, // DS_SWIZZLE_B32 ENC_DS default
    0x5601815d03e08d, // DS_PERMUTE_B32 ENC_DS default
    0x5601815d03f052, // DS_BPERMUTE_B32 ENC_DS default
    0x5601a15e04004c, // DS_ADD_U64 ENC_DS default
    0x5601a15e0410a8, // DS_SUB_U64 ENC_DS default
    0x5601a15e0420a4, // DS_RSUB_U64 ENC_DS default
    0x5601a15e04306a, // DS_INC_U64 ENC_DS default
    0x5601a15e044060, // DS_DEC_U64 ENC_DS default
    0x5601a15f04507a, // DS_MIN_I64 ENC_DS default
    0x5601a15f04606e, // DS_MAX_I64 ENC_DS default
    0x5601a15e047082, // DS_MIN_U64 ENC_DS default
    0x5601a15e048076, // DS_MAX_U64 ENC_DS default
    0x5601a16004904e, // DS_AND_B64 ENC_DS default
    0x5601a16004a08a, // DS_OR_B64 ENC_DS default
    0x5601a16004b0bf, // DS_XOR_B64 ENC_DS default
    0x5601c16104c084, // DS_MSKOR_B64 ENC_DS default
    0x5601a16204d0b4, // DS_WRITE_B64 ENC_DS default
    0x5601e16304e0ae, // DS_WRITE2_B64 ENC_DS default
    0x5601e16304f0ac, // DS_WRITE2ST64_B64 ENC_DS default
    0x5601c161050054, // DS_CMPST_B64 ENC_DS default
    0x56020164051056, // DS_CMPST_F64 ENC_DS default
    0x56022165052078, // DS_MIN_F64 ENC_DS default
    0x5602216505306c, // DS_MAX_F64 ENC_DS default
    0x560001660540b6, // DS_WRITE_B8_D16_HI ENC_DS default
    0x560001670550b2, // DS_WRITE_B16_D16_HI ENC_DS default
    0x5601216805609f, // DS_READ_U8_D16 ENC_DS default
    0x560121680570a0, // DS_READ_U8_D16_HI ENC_DS default
    0x56012169058099, // DS_READ_I8_D16 ENC_DS default
    0x5601216905909a, // DS_READ_I8_D16_HI ENC_DS default
    0x5601216a05a09c, // DS_READ_U16_D16 ENC_DS default
    0x5601216a05b09d, // DS_READ_U16_D16_HI ENC_DS default
    0x5602416b06004a, // DS_ADD_RTN_U64 ENC_DS default
    0x5602416b0610a6, // DS_SUB_RTN_U64 ENC_DS default
    0x5602416b0620a2, // DS_RSUB_RTN_U64 ENC_DS default
    0x5602416b063068, // DS_INC_RTN_U64 ENC_DS default
    0x5602416b06405e, // DS_DEC_RTN_U64 ENC_DS default
    0x5602416c06507e, // DS_MIN_RTN_I64 ENC_DS default
    0x5602416c066072, // DS_MAX_RTN_I64 ENC_DS default
    0x5602416b067080, // DS_MIN_RTN_U64 ENC_DS default
    0x5602416b068074, // DS_MAX_RTN_U64 ENC_DS default
    0x5602416d069050, // DS_AND_RTN_B64 ENC_DS default
    0x5602416d06a08c, // DS_OR_RTN_B64 ENC_DS default
    0x5602416d06b0c1, // DS_XOR_RTN_B64 ENC_DS default
    0x5602616e06c086, // DS_MSKOR_RTN_B64 ENC_DS default
    0x5602416d06d0bd, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x5602816f06e0bb, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x5602816f06f0b9, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x5602616e070058, // DS_CMPST_RTN_B64 ENC_DS default
    0x5602a17007105a, // DS_CMPST_RTN_F64 ENC_DS default
    0x5602c17107207c, // DS_MIN_RTN_F64 ENC_DS default
    0x5602c171073070, // DS_MAX_RTN_F64 ENC_DS default
    0x5602e172076095, // DS_READ_B64 ENC_DS default
    0x56030173077091, // DS_READ2_B64 ENC_DS default
    0x5603017307808f, // DS_READ2ST64_B64 ENC_DS default
    0x5602416d07e05b, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x58032174098065, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x58034175099062, // DS_GWS_INIT ENC_DS default
    0x5803217409a066, // DS_GWS_SEMA_V ENC_DS default
    0x5803417509b063, // DS_GWS_SEMA_BR ENC_DS default
    0x5803217409c064, // DS_GWS_SEMA_P ENC_DS default
    0x5803417509d061, // DS_GWS_BARRIER ENC_DS default
    0x560361760b6092, // DS_READ_ADDTID_B32 ENC_DS default
    0x560361770bd05c, // DS_CONSUME ENC_DS default
    0x560361770be051, // DS_APPEND ENC_DS default
    0x580381780bf088, // DS_ORDERED_COUNT ENC_DS default
    0x5603a1790de0b7, // DS_WRITE_B96 ENC_DS default
    0x5603c17a0df0b0, // DS_WRITE_B128 ENC_DS default
    0x5603e17b0fe096, // DS_READ_B96 ENC_DS default
    0x5604017c0ff093, // DS_READ_B128 ENC_DS default
    0x5a04417d0100e7, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x5c07817e01018b, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x5e05c17f010119, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x5a0441800110e1, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x5c078181011185, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x5e05c182011113, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x5a0441830120ea, // FLAT_LOAD_USHORT ENC_FLAT default
    0x5c07818401218e, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x5e05c18501211c, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x5a0441860130e6, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x5c07818701318a, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x5e05c188013118, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x5a0441890140dd, // FLAT_LOAD_DWORD ENC_FLAT default
    0x5c07818a014181, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x5e05c18b01410f, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x5a04618c0150de, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x5c07a18d015182, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x5e05e18e015110, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x5a04818f0160df, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x5c07c190016183, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x5e060191016111, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x5a04a1920170e0, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x5c07e193017184, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x5e062194017112, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x5a04c1950180eb, // FLAT_STORE_BYTE ENC_FLAT default
    0x5c08019601818f, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x5e06419701811d, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x5a04c1950190ec, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x5c080196019190, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x5e06419701911e, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x5a04c19801a0f1, // FLAT_STORE_SHORT ENC_FLAT default
    0x5c08019901a195, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x5e06419a01a123, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x5a04c19801b0f2, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x5c08019901b196, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x5e06419a01b124, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x5a04c19b01c0ed, // FLAT_STORE_DWORD ENC_FLAT default
    0x5c08019c01c191, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x5e06419d01c11f, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x5a04e19e01d0ee, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x5c08219f01d192, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x5e0661a001d120, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x5a0501a101e0ef, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x5c0841a201e193, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x5e0681a301e121, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x5a0521a401f0f0, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x5c0861a501f194, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x5e06a1a601f122, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x5a04417d0200e8, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x5c08817e02018c, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x5e06c17f02011a, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x5a04417d0210e9, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x5c08817e02118d, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x5e06c17f02111b, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x5a0441800220e2, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x5c088181022186, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x5e06c182022114, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x5a0441800230e3, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x5c088181023187, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x5e06c182023115, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x5a0441a70240e4, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x5c0881a8024188, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x5e06c1a9024116, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x5a0441a70250e5, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x5c0881a8025189, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x5e06c1a9025117, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x5a0541aa0400d5, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x5e06e1ab040107, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x5a0561ac0410c7, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x5e0701ad0410f8, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x5a0541ae0420c3, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x5e06e1af0420f3, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x5a0541ae0430d3, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x5e06e1af043105, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x5a0541b00440d1, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x5e06e1b1044103, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x5a0541ae0450d9, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x5e06e1af04510b, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x5a0541b00460cf, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x5e06e1b1046101, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x5a0541ae0470d7, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x5e06e1af047109, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x5a0541aa0480c5, // FLAT_ATOMIC_AND ENC_FLAT default
    0x5e06e1ab0480f6, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x5a0541aa0490cd, // FLAT_ATOMIC_OR ENC_FLAT default
    0x5e06e1ab0490fe, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x5a0541aa04a0db, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x5e06e1ab04a10d, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x5a0541ae04b0cb, // FLAT_ATOMIC_INC ENC_FLAT default
    0x5e06e1af04b0fc, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x5a0541ae04c0c9, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x5e06e1af04c0fa, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x5e0721b204d0f4, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x5e0721b304e100, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x5a0581b40600d6, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x5e0741b5060108, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x5a05a1b60610c8, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x5e0761b70610f9, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x5a0581b80620c4, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x5e0741b90620f5, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x5a0581b80630d4, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x5e0741b9063106, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x5a0581ba0640d2, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x5e0741bb064104, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x5a0581b80650da, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x5e0741b906510c, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x5a0581ba0660d0, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x5e0741bb066102, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x5a0581b80670d8, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x5e0741b906710a, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x5a0581b40680c6, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x5e0741b50680f7, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x5a0581b40690ce, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x5e0741b50690ff, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x5a0581b406a0dc, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x5e0741b506a10e, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x5a0581b806b0cc, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x5e0741b906b0fd, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x5a0581b806c0ca, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x5e0741b906c0fb, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x600ce1bc000025, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x600d01bd001026, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x600d21be002027, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x600d41bf003028, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x600d61c000403e, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x600d01c100503f, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x600d21c2006040, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x600d41c3007041, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x600d61bc008021, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x600d61c4009022, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x600d01c500a023, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x600d01c600b024, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x600d61c000c03a, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x600d61c700d03b, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x600d01c800e03c, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x600d01c900f03d, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x600ce1ca01002f, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x600ce1cb011029, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x600ce1cc012032, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x600ce1cd01302e, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x600ce1ce01401c, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x600d01cf01501d, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x600d21d001601e, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x600d41d101701f, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x600d61d2018033, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x600d61d2019034, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x600d61d301a043, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x600d61d301b044, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x600d61d401c035, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x600d01d501d036, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x600d21d601e037, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x600d41d701f038, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x600d61d8020030, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x600d61d8021031, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x600d61d902202a, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x600d61d902302b, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x600d61da02402c, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x600d61da02502d, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x600d61bc026020, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x600d61c0027039, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x620d81db03d042, // BUFFER_STORE_LDS_DWORD ENC_MUBUF default
    0x640da0bb03e045, // BUFFER_WBINVL1 ENC_MUBUF default
    0x640da0bb03f046, // BUFFER_WBINVL1_VOL ENC_MUBUF default
    0x600d61dc040014, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x600d01dd041005, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x600d61de042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x600d61de043012, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x600d61df044010, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x600d61de045018, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x600d61df04600e, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x600d61de047016, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x600d61dc048003, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x600d61dc04900b, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x600d61dc04a01a, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x600d61de04b009, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x600d61de04c007, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x600dc1e004d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x600dc1e104e00d, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x600d01e2060015, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x600d41e3061006, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x600d01e4062002, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x600d01e4063013, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x600d01e5064011, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x600d01e4065019, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x600d01e506600f, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x600d01e4067017, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x600d01e2068004, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x600d01e206900c, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x600d01e206a01b, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x600d01e406b00a, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x600d01e406c008, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x660c61e60002a2, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x660c81e70012a3, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x660ca1e80022a4, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x660cc1e90032a5, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x660c61ea0042aa, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x660c81eb0052ab, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x660ca1ec0062ac, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x660cc1ed0072ad, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x660c61e600829e, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x660c61ee00929f, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x660c81ef00a2a0, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x660c81f000b2a1, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x660c61ea00c2a6, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x660c61f100d2a7, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x660c81f200e2a8, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x660c81f300f2a9, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x6808a1f400014f, // IMAGE_LOAD ENC_MIMG default
    0x6808c1f4001150, // IMAGE_LOAD_MIP ENC_MIMG default
    0x6808e1f4002153, // IMAGE_LOAD_PCK ENC_MIMG default
    0x6808e1f4003154, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x680901f4004151, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x680901f4005152, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x6808a1f500817d, // IMAGE_STORE ENC_MIMG default
    0x6808c1f500917e, // IMAGE_STORE_MIP ENC_MIMG default
    0x6808e1f500a180, // IMAGE_STORE_PCK ENC_MIMG default
    0x680901f500b17f, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x6808e1f600e14e, // IMAGE_GET_RESINFO ENC_MIMG default
    0x680921f701012e, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x680941f8011127, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x680921f9012125, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x680921f901312d, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x680921fa01412c, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x680921f9015130, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x680921fa01612b, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x680921f901712f, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x680921f7018126, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x680921f701912a, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x680921f701a131, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x680921f901b129, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x680921f901c128, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x680961fb020155, // IMAGE_SAMPLE ENC_MIMG default
    0x680981fc02115f, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x6809a1fd022174, // IMAGE_SAMPLE_D ENC_MIMG default
    0x6809c1fe023175, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x680981fc024178, // IMAGE_SAMPLE_L ENC_MIMG default
    0x6809e1fc025156, // IMAGE_SAMPLE_B ENC_MIMG default
    0x680a01ff026157, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x680961fb027179, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x6809e1fc02815a, // IMAGE_SAMPLE_C ENC_MIMG default
    0x680a01ff029169, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x680a21fe02a16b, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x680a420002b16c, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x680a01ff02c16f, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x680a61ff02d161, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x680a820102e162, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x6809e1fc02f170, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x6809e1fc03017c, // IMAGE_SAMPLE_O ENC_MIMG default
    0x680a01ff031160, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x680a21fe032177, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x680a4200033176, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x680a01ff03417b, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x680a61ff035159, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x680a8201036158, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x6809e1fc03717a, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x680a61ff038173, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x680a820103916a, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x680aa20003a16e, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x680ac20203b16d, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x680a820103c172, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x680ae20103d164, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x680b020303e163, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x680a61ff03f171, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x680b21fb040132, // IMAGE_GATHER4 ENC_MIMG default
    0x680b41fc04113a, // IMAGE_GATHER4_CL ENC_MIMG default
    0x680b21fb042133, // IMAGE_GATHER4H ENC_MIMG default
    0x680b41fc044147, // IMAGE_GATHER4_L ENC_MIMG default
    0x680b61fc045135, // IMAGE_GATHER4_B ENC_MIMG default
    0x680b81ff046136, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x680b21fb047148, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x680b61fc048139, // IMAGE_GATHER4_C ENC_MIMG default
    0x680b81ff049140, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x680ba1fb04a134, // IMAGE_GATHER4H_PCK ENC_MIMG default
    0x680bc1fb04b14c, // IMAGE_GATHER8H_PCK ENC_MIMG default
    0x680b81ff04c142, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x680be1ff04d13c, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x680c020104e13d, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x680b61fc04f143, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x680b61fc05014b, // IMAGE_GATHER4_O ENC_MIMG default
    0x680b81ff05113b, // IMAGE_GATHER4_CL_O ENC_MIMG default
    0x680b81ff05414a, // IMAGE_GATHER4_L_O ENC_MIMG default
    0x680be1ff055138, // IMAGE_GATHER4_B_O ENC_MIMG default
    0x680c0201056137, // IMAGE_GATHER4_B_CL_O ENC_MIMG default
    0x680b61fc057149, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x680be1ff058146, // IMAGE_GATHER4_C_O ENC_MIMG default
    0x680c0201059141, // IMAGE_GATHER4_C_CL_O ENC_MIMG default
    0x680c020105c145, // IMAGE_GATHER4_C_L_O ENC_MIMG default
    0x680c220105d13f, // IMAGE_GATHER4_C_B_O ENC_MIMG default
    0x680c420305e13e, // IMAGE_GATHER4_C_B_CL_O ENC_MIMG default
    0x680be1ff05f144, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x680bc1fb06014d, // IMAGE_GET_LOD ENC_MIMG default
    0x6809a1fd06815b, // IMAGE_SAMPLE_CD ENC_MIMG default
    0x6809c1fe06915c, // IMAGE_SAMPLE_CD_CL ENC_MIMG default
    0x680a21fe06a165, // IMAGE_SAMPLE_C_CD ENC_MIMG default
    0x680a420006b166, // IMAGE_SAMPLE_C_CD_CL ENC_MIMG default
    0x680a21fe06c15e, // IMAGE_SAMPLE_CD_O ENC_MIMG default
    0x680a420006d15d, // IMAGE_SAMPLE_CD_CL_O ENC_MIMG default
    0x680aa20006e168, // IMAGE_SAMPLE_C_CD_O ENC_MIMG default
    0x680ac20206f167, // IMAGE_SAMPLE_C_CD_CL_O ENC_MIMG default
    0x6a24c204010330, // V_CMP_CLASS_F32 ENC_VOPC default
    0x6c24e205010330, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c206010330, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x6a24c2070112cd, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x6c24e2080112cd, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2090112cd, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x7025220a012331, // V_CMP_CLASS_F64 ENC_VOPC default
    0x6e25220b012331, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x7025220c0132ce, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x6e25220d0132ce, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x6a25620e01432f, // V_CMP_CLASS_F16 ENC_VOPC default
    0x6c25820f01432f, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621001432f, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x6a2562110152cc, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x6c2582120152cc, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2562130152cc, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e02033b, // V_CMP_F_F16 ENC_VOPC default
    0x6c25c20f02033b, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621002033b, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e021362, // V_CMP_LT_F16 ENC_VOPC default
    0x6c25c20f021362, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e256210021362, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e022332, // V_CMP_EQ_F16 ENC_VOPC default
    0x6c25c20f022332, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e256210022332, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e023356, // V_CMP_LE_F16 ENC_VOPC default
    0x6c25c20f023356, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e256210023356, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e02434d, // V_CMP_GT_F16 ENC_VOPC default
    0x6c25c20f02434d, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621002434d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e02535f, // V_CMP_LG_F16 ENC_VOPC default
    0x6c25c20f02535f, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621002535f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e026344, // V_CMP_GE_F16 ENC_VOPC default
    0x6c25c20f026344, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e256210026344, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e027383, // V_CMP_O_F16 ENC_VOPC default
    0x6c25c20f027383, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e256210027383, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e02838f, // V_CMP_U_F16 ENC_VOPC default
    0x6c25c20f02838f, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621002838f, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e029374, // V_CMP_NGE_F16 ENC_VOPC default
    0x6c25c20f029374, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e256210029374, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e02a37d, // V_CMP_NLG_F16 ENC_VOPC default
    0x6c25c20f02a37d, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621002a37d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e02b377, // V_CMP_NGT_F16 ENC_VOPC default
    0x6c25c20f02b377, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621002b377, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e02c37a, // V_CMP_NLE_F16 ENC_VOPC default
    0x6c25c20f02c37a, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621002c37a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e02d36b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x6c25c20f02d36b, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621002d36b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e02e380, // V_CMP_NLT_F16 ENC_VOPC default
    0x6c25c20f02e380, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621002e380, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x6a25620e02f386, // V_CMP_TRU_F16 ENC_VOPC default
    0x6c25c20f02f386, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621002f386, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x6a2562110302d8, // V_CMPX_F_F16 ENC_VOPC default
    0x6c25c2120302d8, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2562130302d8, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x6a2562110312ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x6c25c2120312ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2562130312ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x6a2562110322cf, // V_CMPX_EQ_F16 ENC_VOPC default
    0x6c25c2120322cf, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2562130322cf, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x6a2562110332f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x6c25c2120332f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2562130332f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x6a2562110342ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x6c25c2120342ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2562130342ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x6a2562110352fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x6c25c2120352fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2562130352fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x6a2562110362e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x6c25c2120362e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2562130362e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x6a256211037320, // V_CMPX_O_F16 ENC_VOPC default
    0x6c25c212037320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e256213037320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x6a25621103832c, // V_CMPX_U_F16 ENC_VOPC default
    0x6c25c21203832c, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621303832c, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x6a256211039311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x6c25c212039311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e256213039311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x6a25621103a31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x6c25c21203a31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621303a31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x6a25621103b314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x6c25c21203b314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621303b314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x6a25621103c317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x6c25c21203c317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621303c317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x6a25621103d308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x6c25c21203d308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621303d308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x6a25621103e31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x6c25c21203e31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621303e31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x6a25621103f323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x6c25c21203f323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e25621303f323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x6a24c21404033c, // V_CMP_F_F32 ENC_VOPC default
    0x6c26021504033c, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21604033c, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x6a24c214041363, // V_CMP_LT_F32 ENC_VOPC default
    0x6c260215041363, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c216041363, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x6a24c214042333, // V_CMP_EQ_F32 ENC_VOPC default
    0x6c260215042333, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c216042333, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x6a24c214043357, // V_CMP_LE_F32 ENC_VOPC default
    0x6c260215043357, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c216043357, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21404434e, // V_CMP_GT_F32 ENC_VOPC default
    0x6c26021504434e, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21604434e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x6a24c214045360, // V_CMP_LG_F32 ENC_VOPC default
    0x6c260215045360, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c216045360, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x6a24c214046345, // V_CMP_GE_F32 ENC_VOPC default
    0x6c260215046345, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c216046345, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x6a24c214047384, // V_CMP_O_F32 ENC_VOPC default
    0x6c260215047384, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c216047384, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x6a24c214048390, // V_CMP_U_F32 ENC_VOPC default
    0x6c260215048390, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c216048390, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x6a24c214049375, // V_CMP_NGE_F32 ENC_VOPC default
    0x6c260215049375, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c216049375, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21404a37e, // V_CMP_NLG_F32 ENC_VOPC default
    0x6c26021504a37e, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21604a37e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21404b378, // V_CMP_NGT_F32 ENC_VOPC default
    0x6c26021504b378, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21604b378, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21404c37b, // V_CMP_NLE_F32 ENC_VOPC default
    0x6c26021504c37b, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21604c37b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21404d36c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x6c26021504d36c, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21604d36c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21404e381, // V_CMP_NLT_F32 ENC_VOPC default
    0x6c26021504e381, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21604e381, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21404f387, // V_CMP_TRU_F32 ENC_VOPC default
    0x6c26021504f387, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21604f387, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x6a24c2170502d9, // V_CMPX_F_F32 ENC_VOPC default
    0x6c2602180502d9, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2190502d9, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x6a24c217051300, // V_CMPX_LT_F32 ENC_VOPC default
    0x6c260218051300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c219051300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x6a24c2170522d0, // V_CMPX_EQ_F32 ENC_VOPC default
    0x6c2602180522d0, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2190522d0, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x6a24c2170532f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x6c2602180532f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2190532f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x6a24c2170542eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x6c2602180542eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2190542eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x6a24c2170552fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x6c2602180552fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2190552fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x6a24c2170562e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x6c2602180562e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2190562e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x6a24c217057321, // V_CMPX_O_F32 ENC_VOPC default
    0x6c260218057321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c219057321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21705832d, // V_CMPX_U_F32 ENC_VOPC default
    0x6c26021805832d, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21905832d, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x6a24c217059312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x6c260218059312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c219059312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21705a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x6c26021805a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21905a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21705b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x6c26021805b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21905b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21705c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x6c26021805c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21905c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21705d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x6c26021805d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21905d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21705e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x6c26021805e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21905e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x6a24c21705f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x6c26021805f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c21905f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x7026421a06033d, // V_CMP_F_F64 ENC_VOPC default
    0x6e26421b06033d, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x7026421a061364, // V_CMP_LT_F64 ENC_VOPC default
    0x6e26421b061364, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x7026421a062334, // V_CMP_EQ_F64 ENC_VOPC default
    0x6e26421b062334, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x7026421a063358, // V_CMP_LE_F64 ENC_VOPC default
    0x6e26421b063358, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x7026421a06434f, // V_CMP_GT_F64 ENC_VOPC default
    0x6e26421b06434f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x7026421a065361, // V_CMP_LG_F64 ENC_VOPC default
    0x6e26421b065361, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x7026421a066346, // V_CMP_GE_F64 ENC_VOPC default
    0x6e26421b066346, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x7026421a067385, // V_CMP_O_F64 ENC_VOPC default
    0x6e26421b067385, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x7026421a068391, // V_CMP_U_F64 ENC_VOPC default
    0x6e26421b068391, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x7026421a069376, // V_CMP_NGE_F64 ENC_VOPC default
    0x6e26421b069376, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x7026421a06a37f, // V_CMP_NLG_F64 ENC_VOPC default
    0x6e26421b06a37f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x7026421a06b379, // V_CMP_NGT_F64 ENC_VOPC default
    0x6e26421b06b379, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x7026421a06c37c, // V_CMP_NLE_F64 ENC_VOPC default
    0x6e26421b06c37c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x7026421a06d36d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x6e26421b06d36d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x7026421a06e382, // V_CMP_NLT_F64 ENC_VOPC default
    0x6e26421b06e382, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x7026421a06f388, // V_CMP_TRU_F64 ENC_VOPC default
    0x6e26421b06f388, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x7026421c0702da, // V_CMPX_F_F64 ENC_VOPC default
    0x6e26421d0702da, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x7026421c071301, // V_CMPX_LT_F64 ENC_VOPC default
    0x6e26421d071301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x7026421c0722d1, // V_CMPX_EQ_F64 ENC_VOPC default
    0x6e26421d0722d1, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x7026421c0732f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x6e26421d0732f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x7026421c0742ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x6e26421d0742ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x7026421c0752fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x6e26421d0752fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x7026421c0762e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x6e26421d0762e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x7026421c077322, // V_CMPX_O_F64 ENC_VOPC default
    0x6e26421d077322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x7026421c07832e, // V_CMPX_U_F64 ENC_VOPC default
    0x6e26421d07832e, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x7026421c079313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x6e26421d079313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x7026421c07a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x6e26421d07a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x7026421c07b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x6e26421d07b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x7026421c07c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x6e26421d07c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x7026421c07d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x6e26421d07d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x7026421c07e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x6e26421d07e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x7026421c07f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x6e26421d07f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x6a26821e0a033e, // V_CMP_F_I16 ENC_VOPC default
    0x6c26a21f0a033e, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682200a033e, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x6a26821e0a1365, // V_CMP_LT_I16 ENC_VOPC default
    0x6c26a21f0a1365, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682200a1365, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x6a26821e0a2335, // V_CMP_EQ_I16 ENC_VOPC default
    0x6c26a21f0a2335, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682200a2335, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x6a26821e0a3359, // V_CMP_LE_I16 ENC_VOPC default
    0x6c26a21f0a3359, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682200a3359, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x6a26821e0a4350, // V_CMP_GT_I16 ENC_VOPC default
    0x6c26a21f0a4350, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682200a4350, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x6a26821e0a536e, // V_CMP_NE_I16 ENC_VOPC default
    0x6c26a21f0a536e, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682200a536e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x6a26821e0a6347, // V_CMP_GE_I16 ENC_VOPC default
    0x6c26a21f0a6347, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682200a6347, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x6a26821e0a7389, // V_CMP_T_I16 ENC_VOPC default
    0x6c26a21f0a7389, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682200a7389, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x6a2682210a8341, // V_CMP_F_U16 ENC_VOPC default
    0x6c26a2220a8341, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682230a8341, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x6a2682210a9368, // V_CMP_LT_U16 ENC_VOPC default
    0x6c26a2220a9368, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682230a9368, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x6a2682210aa338, // V_CMP_EQ_U16 ENC_VOPC default
    0x6c26a2220aa338, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682230aa338, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x6a2682210ab35c, // V_CMP_LE_U16 ENC_VOPC default
    0x6c26a2220ab35c, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682230ab35c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x6a2682210ac353, // V_CMP_GT_U16 ENC_VOPC default
    0x6c26a2220ac353, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682230ac353, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x6a2682210ad371, // V_CMP_NE_U16 ENC_VOPC default
    0x6c26a2220ad371, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682230ad371, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x6a2682210ae34a, // V_CMP_GE_U16 ENC_VOPC default
    0x6c26a2220ae34a, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682230ae34a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x6a2682210af38c, // V_CMP_T_U16 ENC_VOPC default
    0x6c26a2220af38c, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682230af38c, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x6a2682240b02db, // V_CMPX_F_I16 ENC_VOPC default
    0x6c26a2250b02db, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682260b02db, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x6a2682240b1302, // V_CMPX_LT_I16 ENC_VOPC default
    0x6c26a2250b1302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682260b1302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x6a2682240b22d2, // V_CMPX_EQ_I16 ENC_VOPC default
    0x6c26a2250b22d2, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682260b22d2, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x6a2682240b32f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x6c26a2250b32f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682260b32f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x6a2682240b42ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x6c26a2250b42ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682260b42ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x6a2682240b530b, // V_CMPX_NE_I16 ENC_VOPC default
    0x6c26a2250b530b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682260b530b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x6a2682240b62e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x6c26a2250b62e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682260b62e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x6a2682240b7326, // V_CMPX_T_I16 ENC_VOPC default
    0x6c26a2250b7326, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682260b7326, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x6a2682270b82de, // V_CMPX_F_U16 ENC_VOPC default
    0x6c26a2280b82de, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682290b82de, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x6a2682270b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x6c26a2280b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682290b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x6a2682270ba2d5, // V_CMPX_EQ_U16 ENC_VOPC default
    0x6c26a2280ba2d5, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682290ba2d5, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x6a2682270bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x6c26a2280bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682290bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x6a2682270bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x6c26a2280bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682290bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x6a2682270bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x6c26a2280bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682290bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x6a2682270be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x6c26a2280be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682290be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x6a2682270bf329, // V_CMPX_T_U16 ENC_VOPC default
    0x6c26a2280bf329, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e2682290bf329, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x6a24c22a0c033f, // V_CMP_F_I32 ENC_VOPC default
    0x6c26e22b0c033f, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22c0c033f, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x6a24c22a0c1366, // V_CMP_LT_I32 ENC_VOPC default
    0x6c26e22b0c1366, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22c0c1366, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x6a24c22a0c2336, // V_CMP_EQ_I32 ENC_VOPC default
    0x6c26e22b0c2336, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22c0c2336, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x6a24c22a0c335a, // V_CMP_LE_I32 ENC_VOPC default
    0x6c26e22b0c335a, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22c0c335a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x6a24c22a0c4351, // V_CMP_GT_I32 ENC_VOPC default
    0x6c26e22b0c4351, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22c0c4351, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x6a24c22a0c536f, // V_CMP_NE_I32 ENC_VOPC default
    0x6c26e22b0c536f, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22c0c536f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x6a24c22a0c6348, // V_CMP_GE_I32 ENC_VOPC default
    0x6c26e22b0c6348, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22c0c6348, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x6a24c22a0c738a, // V_CMP_T_I32 ENC_VOPC default
    0x6c26e22b0c738a, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22c0c738a, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x6a24c22d0c8342, // V_CMP_F_U32 ENC_VOPC default
    0x6c26e22e0c8342, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22f0c8342, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x6a24c22d0c9369, // V_CMP_LT_U32 ENC_VOPC default
    0x6c26e22e0c9369, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22f0c9369, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x6a24c22d0ca339, // V_CMP_EQ_U32 ENC_VOPC default
    0x6c26e22e0ca339, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22f0ca339, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x6a24c22d0cb35d, // V_CMP_LE_U32 ENC_VOPC default
    0x6c26e22e0cb35d, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22f0cb35d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x6a24c22d0cc354, // V_CMP_GT_U32 ENC_VOPC default
    0x6c26e22e0cc354, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22f0cc354, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x6a24c22d0cd372, // V_CMP_NE_U32 ENC_VOPC default
    0x6c26e22e0cd372, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22f0cd372, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x6a24c22d0ce34b, // V_CMP_GE_U32 ENC_VOPC default
    0x6c26e22e0ce34b, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22f0ce34b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x6a24c22d0cf38d, // V_CMP_T_U32 ENC_VOPC default
    0x6c26e22e0cf38d, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c22f0cf38d, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x6a24c2300d02dc, // V_CMPX_F_I32 ENC_VOPC default
    0x6c26e2310d02dc, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2320d02dc, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x6a24c2300d1303, // V_CMPX_LT_I32 ENC_VOPC default
    0x6c26e2310d1303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2320d1303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x6a24c2300d22d3, // V_CMPX_EQ_I32 ENC_VOPC default
    0x6c26e2310d22d3, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2320d22d3, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x6a24c2300d32f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x6c26e2310d32f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2320d32f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x6a24c2300d42ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x6c26e2310d42ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2320d42ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x6a24c2300d530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x6c26e2310d530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2320d530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x6a24c2300d62e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x6c26e2310d62e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2320d62e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x6a24c2300d7327, // V_CMPX_T_I32 ENC_VOPC default
    0x6c26e2310d7327, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2320d7327, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x6a24c2330d82df, // V_CMPX_F_U32 ENC_VOPC default
    0x6c26e2340d82df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2350d82df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x6a24c2330d9306, // V_CMPX_LT_U32 ENC_VOPC default
    0x6c26e2340d9306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2350d9306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x6a24c2330da2d6, // V_CMPX_EQ_U32 ENC_VOPC default
    0x6c26e2340da2d6, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2350da2d6, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x6a24c2330db2fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x6c26e2340db2fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2350db2fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x6a24c2330dc2f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x6c26e2340dc2f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2350dc2f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x6a24c2330dd30f, // V_CMPX_NE_U32 ENC_VOPC default
    0x6c26e2340dd30f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2350dd30f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x6a24c2330de2e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x6c26e2340de2e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2350de2e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x6a24c2330df32a, // V_CMPX_T_U32 ENC_VOPC default
    0x6c26e2340df32a, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x6e24c2350df32a, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x702722360e0340, // V_CMP_F_I64 ENC_VOPC default
    0x6e2722370e0340, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x702722360e1367, // V_CMP_LT_I64 ENC_VOPC default
    0x6e2722370e1367, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x702722360e2337, // V_CMP_EQ_I64 ENC_VOPC default
    0x6e2722370e2337, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x702722360e335b, // V_CMP_LE_I64 ENC_VOPC default
    0x6e2722370e335b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x702722360e4352, // V_CMP_GT_I64 ENC_VOPC default
    0x6e2722370e4352, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x702722360e5370, // V_CMP_NE_I64 ENC_VOPC default
    0x6e2722370e5370, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x702722360e6349, // V_CMP_GE_I64 ENC_VOPC default
    0x6e2722370e6349, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x702722360e738b, // V_CMP_T_I64 ENC_VOPC default
    0x6e2722370e738b, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x702722380e8343, // V_CMP_F_U64 ENC_VOPC default
    0x6e2722390e8343, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x702722380e936a, // V_CMP_LT_U64 ENC_VOPC default
    0x6e2722390e936a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x702722380ea33a, // V_CMP_EQ_U64 ENC_VOPC default
    0x6e2722390ea33a, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x702722380eb35e, // V_CMP_LE_U64 ENC_VOPC default
    0x6e2722390eb35e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x702722380ec355, // V_CMP_GT_U64 ENC_VOPC default
    0x6e2722390ec355, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x702722380ed373, // V_CMP_NE_U64 ENC_VOPC default
    0x6e2722390ed373, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x702722380ee34c, // V_CMP_GE_U64 ENC_VOPC default
    0x6e2722390ee34c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x702722380ef38e, // V_CMP_T_U64 ENC_VOPC default
    0x6e2722390ef38e, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x7027223a0f02dd, // V_CMPX_F_I64 ENC_VOPC default
    0x6e27223b0f02dd, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x7027223a0f1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x6e27223b0f1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x7027223a0f22d4, // V_CMPX_EQ_I64 ENC_VOPC default
    0x6e27223b0f22d4, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x7027223a0f32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x6e27223b0f32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x7027223a0f42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x6e27223b0f42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x7027223a0f530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x6e27223b0f530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x7027223a0f62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x6e27223b0f62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x7027223a0f7328, // V_CMPX_T_I64 ENC_VOPC default
    0x6e27223b0f7328, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x7027223c0f82e0, // V_CMPX_F_U64 ENC_VOPC default
    0x6e27223d0f82e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x7027223c0f9307, // V_CMPX_LT_U64 ENC_VOPC default
    0x6e27223d0f9307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x7027223c0fa2d7, // V_CMPX_EQ_U64 ENC_VOPC default
    0x6e27223d0fa2d7, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x7027223c0fb2fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x6e27223d0fb2fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x7027223c0fc2f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x6e27223d0fc2f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x7027223c0fd310, // V_CMPX_NE_U64 ENC_VOPC default
    0x6e27223d0fd310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x7027223c0fe2e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x6e27223d0fe2e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x7027223c0ff32b, // V_CMPX_T_U64 ENC_VOPC default
    0x6e27223d0ff32b, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x720da0bb000456, // V_NOP ENC_VOP1 default
    0x740da0bb000456, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x761380bb000456, // V_NOP VOP1_VOP_DPP has_dpp
    0x780da0bb000456, // V_NOP VOP1_INST_LITERAL has_lit
    0x7213c23e001446, // V_MOV_B32 ENC_VOP1 default
    0x7414023f001446, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x7613e240001446, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x7813c241001446, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x7a144242002475, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x7c1482430033aa, // V_CVT_I32_F64 ENC_VOP1 default
    0x781482440033aa, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x7214c2450043a5, // V_CVT_F64_I32 ENC_VOP1 default
    0x7814c2460043a5, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x7213c24700539e, // V_CVT_F32_I32 ENC_VOP1 default
    0x7415024800539e, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x7613e24900539e, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x7813c24a00539e, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x7213c24b00639f, // V_CVT_F32_U32 ENC_VOP1 default
    0x7415024c00639f, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x7613e24d00639f, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x7813c24e00639f, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x7213c24f0073b9, // V_CVT_U32_F32 ENC_VOP1 default
    0x741562500073b9, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x761542510073b9, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x7813c2520073b9, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x7213c2530083a9, // V_CVT_I32_F32 ENC_VOP1 default
    0x741562540083a9, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x761542550083a9, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x7813c2560083a9, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x7215a25700a399, // V_CVT_F16_F32 ENC_VOP1 default
    0x7415e25800a399, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x7615c25900a399, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x7815a25a00a399, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x7216225b00b39c, // V_CVT_F32_F16 ENC_VOP1 default
    0x7416625c00b39c, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x7616425d00b39c, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x7816225e00b39c, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x7213c25300c3b7, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x7415625400c3b7, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x7615425500c3b7, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x7813c25600c3b7, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x7213c25300d3a7, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x7415625400d3a7, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x7615425500d3a7, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x7813c25600d3a7, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x7213c24700e3ad, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x7415024800e3ad, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x7613e24900e3ad, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x7813c24a00e3ad, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x7c14825f00f39d, // V_CVT_F32_F64 ENC_VOP1 default
    0x7814826000f39d, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x7214c2610103a4, // V_CVT_F64_F32 ENC_VOP1 default
    0x7814c2620103a4, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x7213c24b0113a0, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x7415024c0113a0, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x7613e24d0113a0, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x7813c24e0113a0, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x7213c24b0123a1, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x7415024c0123a1, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x7613e24d0123a1, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x7813c24e0123a1, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x7213c24b0133a2, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x7415024c0133a2, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x7613e24d0133a2, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x7813c24e0133a2, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x7213c24b0143a3, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x7415024c0143a3, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x7613e24d0143a3, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x7813c24e0143a3, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x7c1482630153ba, // V_CVT_U32_F64 ENC_VOP1 default
    0x781482640153ba, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x7214c2650163a6, // V_CVT_F64_U32 ENC_VOP1 default
    0x7814c2660163a6, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x7c16e26701749a, // V_TRUNC_F64 ENC_VOP1 default
    0x7816e26801749a, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x7c16e2670182ca, // V_CEIL_F64 ENC_VOP1 default
    0x7816e2680182ca, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x7c16e267019479, // V_RNDNE_F64 ENC_VOP1 default
    0x7816e268019479, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x7c16e26701a3d5, // V_FLOOR_F64 ENC_VOP1 default
    0x7816e26801a3d5, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x7213c26901b3dc, // V_FRACT_F32 ENC_VOP1 default
    0x7417226a01b3dc, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b01b3dc, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c01b3dc, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x7213c26901c499, // V_TRUNC_F32 ENC_VOP1 default
    0x7417226a01c499, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b01c499, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c01c499, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x7213c26901d2c9, // V_CEIL_F32 ENC_VOP1 default
    0x7417226a01d2c9, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b01d2c9, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c01d2c9, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x7213c26901e478, // V_RNDNE_F32 ENC_VOP1 default
    0x7417226a01e478, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b01e478, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c01e478, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x7213c26901f3d4, // V_FLOOR_F32 ENC_VOP1 default
    0x7417226a01f3d4, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b01f3d4, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c01f3d4, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x7213c2690203cf, // V_EXP_F32 ENC_VOP1 default
    0x7417226a0203cf, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b0203cf, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c0203cf, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x7213c2690213f0, // V_LOG_F32 ENC_VOP1 default
    0x7417226a0213f0, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b0213f0, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c0213f0, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x7213c269022472, // V_RCP_F32 ENC_VOP1 default
    0x7417226a022472, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b022472, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c022472, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x7213c269023474, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x7417226a023474, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b023474, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c023474, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x7213c26902447b, // V_RSQ_F32 ENC_VOP1 default
    0x7417226a02447b, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b02447b, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c02447b, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x7c16e267025473, // V_RCP_F64 ENC_VOP1 default
    0x7816e268025473, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x7c16e26702647c, // V_RSQ_F64 ENC_VOP1 default
    0x7816e26802647c, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x7213c269027486, // V_SQRT_F32 ENC_VOP1 default
    0x7417226a027486, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b027486, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c027486, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x7c16e267028487, // V_SQRT_F64 ENC_VOP1 default
    0x7816e268028487, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x7213c269029484, // V_SIN_F32 ENC_VOP1 default
    0x7417226a029484, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b029484, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c029484, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x7213c26902a394, // V_COS_F32 ENC_VOP1 default
    0x7417226a02a394, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b02a394, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c02a394, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x7213c26d02b457, // V_NOT_B32 ENC_VOP1 default
    0x7414026e02b457, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x7613e26f02b457, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x7813c27002b457, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x7213c23e02c2c7, // V_BFREV_B32 ENC_VOP1 default
    0x7414023f02c2c7, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x7613e24002c2c7, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x7813c24102c2c7, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x7213c27102d3d1, // V_FFBH_U32 ENC_VOP1 default
    0x7414027202d3d1, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x7613e27302d3d1, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x7813c27402d3d1, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x7213c27102e3d2, // V_FFBL_B32 ENC_VOP1 default
    0x7414027202e3d2, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x7613e27302e3d2, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x7813c27402e3d2, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x7213c27502f3d0, // V_FFBH_I32 ENC_VOP1 default
    0x7414027602f3d0, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x7613e27702f3d0, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x7813c27802f3d0, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x7c1482430303e0, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x781482440303e0, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x7c16e2670313e3, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x7816e2680313e3, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x7c16e2670323dd, // V_FRACT_F64 ENC_VOP1 default
    0x7816e2680323dd, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x7213c2530333df, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x741562540333df, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x761542550333df, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x7813c2560333df, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x7213c2690343e2, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x7417226a0343e2, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x7615426b0343e2, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x7813c26c0343e2, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x720da0bb0352cb, // V_CLREXCP ENC_VOP1 default
    0x780da0bb0352cb, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x7213c23e037482, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x7414023f037482, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x7613e240037482, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x7813c241037482, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x7217427903939b, // V_CVT_F16_U16 ENC_VOP1 default
    0x7417827a03939b, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x7617627b03939b, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x7817427c03939b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x7217427d03a39a, // V_CVT_F16_I16 ENC_VOP1 default
    0x7417827e03a39a, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x7617627f03a39a, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x7817428003a39a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x7217c28103b3b8, // V_CVT_U16_F16 ENC_VOP1 default
    0x7418028203b3b8, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x7617e28303b3b8, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x7817c28403b3b8, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x7217c28503c3a8, // V_CVT_I16_F16 ENC_VOP1 default
    0x7418028603c3a8, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x7617e28703c3a8, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x7817c28803c3a8, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x7218428903d471, // V_RCP_F16 ENC_VOP1 default
    0x7418828a03d471, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x7618628b03d471, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x7818428c03d471, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x7218428903e485, // V_SQRT_F16 ENC_VOP1 default
    0x7418828a03e485, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x7618628b03e485, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x7818428c03e485, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x7218428903f47a, // V_RSQ_F16 ENC_VOP1 default
    0x7418828a03f47a, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x7618628b03f47a, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x7818428c03f47a, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x721842890403ef, // V_LOG_F16 ENC_VOP1 default
    0x7418828a0403ef, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x7618628b0403ef, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x7818428c0403ef, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x721842890413ce, // V_EXP_F16 ENC_VOP1 default
    0x7418828a0413ce, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x7618628b0413ce, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x7818428c0413ce, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x721842890423e1, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x7418828a0423e1, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x7618628b0423e1, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x7818428c0423e1, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x7217c2850433de, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x741802860433de, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x7617e2870433de, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x7817c2880433de, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x721842890443d3, // V_FLOOR_F16 ENC_VOP1 default
    0x7418828a0443d3, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x7618628b0443d3, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x7818428c0443d3, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x721842890452c8, // V_CEIL_F16 ENC_VOP1 default
    0x7418828a0452c8, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x7618628b0452c8, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x7818428c0452c8, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x72184289046498, // V_TRUNC_F16 ENC_VOP1 default
    0x7418828a046498, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x7618628b046498, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x7818428c046498, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x72184289047477, // V_RNDNE_F16 ENC_VOP1 default
    0x7418828a047477, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x7618628b047477, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x7818428c047477, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x721842890483db, // V_FRACT_F16 ENC_VOP1 default
    0x7418828a0483db, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x7618628b0483db, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x7818428c0483db, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x72184289049483, // V_SIN_F16 ENC_VOP1 default
    0x7418828a049483, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x7618628b049483, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x7818428c049483, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x7218428904a393, // V_COS_F16 ENC_VOP1 default
    0x7418828a04a393, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x7618628b04a393, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x7818428c04a393, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x7217c28504d3ab, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x7418028604d3ab, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x7617e28704d3ab, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x7817c28804d3ab, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x7217c28104e3ac, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x7418028204e3ac, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x7617e28304e3ac, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x7817c28404e3ac, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x7213c28d04f481, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x7414028e04f481, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x7613e28f04f481, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x7813c29004f481, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x7e18c291051496, // V_SWAP_B32 ENC_VOP1 default
    0x800fa292000258, // S_MOV_B32 ENC_SOP1 default
    0x820fa293000258, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x800fc294001259, // S_MOV_B64 ENC_SOP1 default
    0x820fc295001259, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x800fa29600220c, // S_CMOV_B32 ENC_SOP1 default
    0x820fa29700220c, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x800fc29800320d, // S_CMOV_B64 ENC_SOP1 default
    0x820fc29900320d, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x800fa29a004265, // S_NOT_B32 ENC_SOP1 default
    0x820fa29b004265, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x800fc29c005266, // S_NOT_B64 ENC_SOP1 default
    0x820fc29d005266, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x800fa29a006296, // S_WQM_B32 ENC_SOP1 default
    0x820fa29b006296, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x800fc29c007297, // S_WQM_B64 ENC_SOP1 default
    0x820fc29d007297, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x800fa29e0081d9, // S_BREV_B32 ENC_SOP1 default
    0x820fa29f0081d9, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x800fc2a00091da, // S_BREV_B64 ENC_SOP1 default
    0x820fc2a10091da, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x800fa2a200a1c5, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x820fa2a300a1c5, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x800fe2a400b1c6, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x820fe2a500b1c6, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x800fa2a200c1c7, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x820fa2a300c1c7, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x800fe2a400d1c8, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x820fe2a500d1c8, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x800fa2a600e234, // S_FF0_I32_B32 ENC_SOP1 default
    0x820fa2a700e234, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x800fe2a800f235, // S_FF0_I32_B64 ENC_SOP1 default
    0x820fe2a900f235, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x800fa2a6010236, // S_FF1_I32_B32 ENC_SOP1 default
    0x820fa2a7010236, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x800fe2a8011237, // S_FF1_I32_B64 ENC_SOP1 default
    0x820fe2a9011237, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x800fa2a6012239, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x820fa2a7012239, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x800fe2a801323a, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x820fe2a901323a, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x800fa2aa014238, // S_FLBIT_I32 ENC_SOP1 default
    0x820fa2ab014238, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x800fe2ac01523b, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x820fe2ad01523b, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x800fa2ae016289, // S_SEXT_I32_I8 ENC_SOP1 default
    0x820fa2af016289, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x800fa2b0017288, // S_SEXT_I32_I16 ENC_SOP1 default
    0x820fa2b1017288, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x800fa2b20181d4, // S_BITSET0_B32 ENC_SOP1 default
    0x820fa2b30181d4, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x801002b40191d5, // S_BITSET0_B64 ENC_SOP1 default
    0x821002b50191d5, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x800fa2b201a1d6, // S_BITSET1_B32 ENC_SOP1 default
    0x820fa2b301a1d6, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x801002b401b1d7, // S_BITSET1_B64 ENC_SOP1 default
    0x821002b501b1d7, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x801022b601c23c, // S_GETPC_B64 ENC_SOP1 default
    0x841042b701d27f, // S_SETPC_B64 ENC_SOP1 default
    0x800fc2b801e291, // S_SWAPPC_B64 ENC_SOP1 default
    0x841042b701f273, // S_RFE_B64 ENC_SOP1 default
    0x800fc2b90201a5, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x820fc2ba0201a5, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x800fc2b902126d, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x820fc2ba02126d, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x800fc2b902229d, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x820fc2ba02229d, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x800fc2b90231a1, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x820fc2ba0231a1, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x800fc2b902426a, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x820fc2ba02426a, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x800fc2b9025260, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x820fc2ba025260, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x800fc2b9026264, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x820fc2ba026264, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x800fc2b902729a, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x820fc2ba02729a, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x800fa29a028271, // S_QUADMASK_B32 ENC_SOP1 default
    0x820fa29b028271, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x800fc29c029272, // S_QUADMASK_B64 ENC_SOP1 default
    0x820fc29d029272, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x860fa2bb02a256, // S_MOVRELS_B32 ENC_SOP1 default
    0x840fc2bc02b257, // S_MOVRELS_B64 ENC_SOP1 default
    0x800fa2bd02c254, // S_MOVRELD_B32 ENC_SOP1 default
    0x820fa2be02c254, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x800fc2bf02d255, // S_MOVRELD_B64 ENC_SOP1 default
    0x820fc2c002d255, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x861062c102e206, // S_CBRANCH_JOIN ENC_SOP1 default
    0x821062c202e206, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x800fa2c3030198, // S_ABS_I32 ENC_SOP1 default
    0x820fa2c4030198, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x801062c5032284, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x821062c6032284, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x800fc2b903319d, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x820fc2ba03319d, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x800fc2b9034267, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x820fc2ba034267, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x800fc2b903519e, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x820fc2ba03519e, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x800fc2b90361a2, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x820fc2ba0361a2, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x801002c70371d3, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x821002c80371d3, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x881142c900021a, // S_CMP_EQ_I32 ENC_SOPC default
    0x8a1142ca00021a, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cb00021a, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x8e1142cc00021a, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142c9001223, // S_CMP_LG_I32 ENC_SOPC default
    0x8a1142ca001223, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cb001223, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x8e1142cc001223, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142c900221f, // S_CMP_GT_I32 ENC_SOPC default
    0x8a1142ca00221f, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cb00221f, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x8e1142cc00221f, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142c900321d, // S_CMP_GE_I32 ENC_SOPC default
    0x8a1142ca00321d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cb00321d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x8e1142cc00321d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142c9004226, // S_CMP_LT_I32 ENC_SOPC default
    0x8a1142ca004226, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cb004226, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x8e1142cc004226, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142c9005221, // S_CMP_LE_I32 ENC_SOPC default
    0x8a1142ca005221, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cb005221, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x8e1142cc005221, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142cd00621b, // S_CMP_EQ_U32 ENC_SOPC default
    0x8a1142ce00621b, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cf00621b, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x8e1142d000621b, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142cd007224, // S_CMP_LG_U32 ENC_SOPC default
    0x8a1142ce007224, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cf007224, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x8e1142d0007224, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142cd008220, // S_CMP_GT_U32 ENC_SOPC default
    0x8a1142ce008220, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cf008220, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x8e1142d0008220, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142cd00921e, // S_CMP_GE_U32 ENC_SOPC default
    0x8a1142ce00921e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cf00921e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x8e1142d000921e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142cd00a227, // S_CMP_LT_U32 ENC_SOPC default
    0x8a1142ce00a227, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cf00a227, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x8e1142d000a227, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142cd00b222, // S_CMP_LE_U32 ENC_SOPC default
    0x8a1142ce00b222, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cf00b222, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x8e1142d000b222, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142cd00c1cf, // S_BITCMP0_B32 ENC_SOPC default
    0x8a1142ce00c1cf, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cf00c1cf, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x8e1142d000c1cf, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142cd00d1d1, // S_BITCMP1_B32 ENC_SOPC default
    0x8a1142ce00d1d1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x8c1142cf00d1d1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x8e1142d000d1d1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881122d100e1d0, // S_BITCMP0_B64 ENC_SOPC default
    0x8a1122d200e1d0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x8c1122d300e1d0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x8e1122d400e1d0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881122d100f1d2, // S_BITCMP1_B64 ENC_SOPC default
    0x8a1122d200f1d2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x8c1122d300f1d2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x8e1122d400f1d2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881142d5010283, // S_SETVSKIP ENC_SOPC default
    0x8a1142d6010283, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x8c1142d7010283, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x8e1142d8010283, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881162d9011287, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x8a1162da011287, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x8c1162db011287, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x8e1162dc011287, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881102dd01221c, // S_CMP_EQ_U64 ENC_SOPC default
    0x8a1102de01221c, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x8c1102df01221c, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x8e1102e001221c, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x881102dd013225, // S_CMP_LG_U64 ENC_SOPC default
    0x8a1102de013225, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x8c1102df013225, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x8e1102e0013225, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x901242e1000261, // S_NOP ENC_SOPP default
    0x901260bb001231, // S_ENDPGM ENC_SOPP default
    0x901282e20021d8, // S_BRANCH ENC_SOPP default
    0x900da0bb003295, // S_WAKEUP ENC_SOPP default
    0x901282e3004207, // S_CBRANCH_SCC0 ENC_SOPP default
    0x901282e3005208, // S_CBRANCH_SCC1 ENC_SOPP default
    0x921282e400620a, // S_CBRANCH_VCCZ ENC_SOPP default
    0x921282e4007209, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x901282e5008203, // S_CBRANCH_EXECZ ENC_SOPP default
    0x901282e5009202, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x900da0bb00a1c4, // S_BARRIER ENC_SOPP default
    0x901242e100b27e, // S_SETKILL ENC_SOPP default
    0x9012a2e600c294, // S_WAITCNT ENC_SOPP default
    0x901242e100d27d, // S_SETHALT ENC_SOPP default
    0x901242e100e28a, // S_SLEEP ENC_SOPP default
    0x901242e100f280, // S_SETPRIO ENC_SOPP default
    0x9012c2e701027b, // S_SENDMSG ENC_SOPP default
    0x9012c2e701127c, // S_SENDMSGHALT ENC_SOPP default
    0x901242e1012292, // S_TRAP ENC_SOPP default
    0x900da0bb01323e, // S_ICACHE_INV ENC_SOPP default
    0x901242e101423f, // S_INCPERFLEVEL ENC_SOPP default
    0x901242e1015230, // S_DECPERFLEVEL ENC_SOPP default
    0x900da174016293, // S_TTRACEDATA ENC_SOPP default
    0x901282e20171fe, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x901282e2018201, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x901282e2019200, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x901282e201a1ff, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x900da0bb01b233, // S_ENDPGM_SAVED ENC_SOPP default
    0x900da0bb01c286, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x9012e2e801d285, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x900da0bb01e232, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x942262e9000464, // V_PK_MAD_I16 ENC_VOP3P default
    0x962282ea00146d, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x962282eb00245d, // V_PK_ADD_I16 ENC_VOP3P default
    0x962282eb00346e, // V_PK_SUB_I16 ENC_VOP3P default
    0x982282ec004462, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x982282ec005463, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x982282ed00645f, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x962282eb007467, // V_PK_MAX_I16 ENC_VOP3P default
    0x962282eb00846a, // V_PK_MIN_I16 ENC_VOP3P default
    0x942262ee009465, // V_PK_MAD_U16 ENC_VOP3P default
    0x962282ea00a45e, // V_PK_ADD_U16 ENC_VOP3P default
    0x962282ea00b46f, // V_PK_SUB_U16 ENC_VOP3P default
    0x962282ea00c468, // V_PK_MAX_U16 ENC_VOP3P default
    0x962282ea00d46b, // V_PK_MIN_U16 ENC_VOP3P default
    0x9422a2ef00e461, // V_PK_FMA_F16 ENC_VOP3P default
    0x9622c0f300f45c, // V_PK_ADD_F16 ENC_VOP3P default
    0x9622c0f301046c, // V_PK_MUL_F16 ENC_VOP3P default
    0x9622c0f3011469, // V_PK_MIN_F16 ENC_VOP3P default
    0x9622c0f3012466, // V_PK_MAX_F16 ENC_VOP3P default
    0x9422e2f002040b, // V_MAD_MIX_F32 ENC_VOP3P default
    0x9422e2f102140a, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x9422e2f1022409, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x942302f20233c5, // V_DOT2_F32_F16 ENC_VOP3P default
    0x942262f30263c6, // V_DOT2_I32_I16 ENC_VOP3P default
    0x942261180273c7, // V_DOT2_U32_U16 ENC_VOP3P default
    0x942322f40283c9, // V_DOT4_I32_I8 ENC_VOP3P default
    0x942321170293ca, // V_DOT4_U32_U8 ENC_VOP3P default
    0x942322f502a3cc, // V_DOT8_I32_I4 ENC_VOP3P default
    0x942322f602b3cd, // V_DOT8_U32_U4 ENC_VOP3P default
    0x9a2342f704042b, // V_MFMA_F32_32X32X1F32 VOP3P_MFMA default
    0x9a2362f8041426, // V_MFMA_F32_16X16X1F32 VOP3P_MFMA default
    0x9a2382f9042431, // V_MFMA_F32_4X4X1F32 VOP3P_MFMA default
    0x9a2362f804442d, // V_MFMA_F32_32X32X2F32 VOP3P_MFMA default
    0x9a2382f9045429, // V_MFMA_F32_16X16X4F32 VOP3P_MFMA default
    0x9c23a2fa04842f, // V_MFMA_F32_32X32X4F16 VOP3P_MFMA default
    0x9c23c2fb049428, // V_MFMA_F32_16X16X4F16 VOP3P_MFMA default
    0x9c23e2fc04a433, // V_MFMA_F32_4X4X4F16 VOP3P_MFMA default
    0x9c23c2fb04c430, // V_MFMA_F32_32X32X8F16 VOP3P_MFMA default
    0x9c23e2fc04d425, // V_MFMA_F32_16X16X16F16 VOP3P_MFMA default
    0x9a2342fd050436, // V_MFMA_I32_32X32X4I8 VOP3P_MFMA default
    0x9a2362fe051435, // V_MFMA_I32_16X16X4I8 VOP3P_MFMA default
    0x9a2382ff052438, // V_MFMA_I32_4X4X4I8 VOP3P_MFMA default
    0x9a2362fe054437, // V_MFMA_I32_32X32X8I8 VOP3P_MFMA default
    0x9a2382ff055434, // V_MFMA_I32_16X16X16I8 VOP3P_MFMA default
    0x9e2403000582ae, // V_ACCVGPR_READ ENC_VOP3P default
    0xa02423010592af, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x9a24430206842c, // V_MFMA_F32_32X32X2BF16 VOP3P_MFMA default
    0x9a246303069427, // V_MFMA_F32_16X16X2BF16 VOP3P_MFMA default
    0x9a24830406b432, // V_MFMA_F32_4X4X2BF16 VOP3P_MFMA default
    0x9a24630306c42e, // V_MFMA_F32_32X32X4BF16 VOP3P_MFMA default
    0x9a24830406d42a, // V_MFMA_F32_16X16X8BF16 VOP3P_MFMA default
];
