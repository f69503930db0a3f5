// Written by `cargo xtask regen` from amdgpu_isa_cdna1.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 66] = [
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
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(2, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(2, 2)),
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
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(4, 1)),
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
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [true, false, false, false], run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(7, 2)),
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
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(12, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(14, 2)),
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
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MUBUF,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xe0010000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MTBUF,
        0,
        2,
        Slot::Whole,
        [bits(15, 4), bits(0, 0)],
        0xe8000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
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
        choice(Short, 0, 1, [false, false, false, false], run(0, 0), run(16, 1)),
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
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000d3804000,
        choice(Long, 0, 1, [false, false, false, false], run(1, 2), run(5, 2)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000d3804000,
        choice(Long, 0, 1, [false, false, false, false], run(1, 2), run(1, 1)),
    ),
    form_kind(
        enc::VOP3P_MFMA,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(17, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000d3804000,
        choice(Long, 0, 1, [false, false, false, false], run(1, 2), run(4, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000d3804000,
        choice(Long, 0, 1, [false, false, false, false], run(1, 2), run(0, 0)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 2471] = [
    0x00192000000392, // V_CNDMASK_B32 ENC_VOP2 default
    0x02196001000392, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x04194002000392, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x06192003000392, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0819a0040012b4, // V_ADD_F32 ENC_VOP2 default
    0x0a19e0050012b4, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19c0060012b4, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e19a0070012b4, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0819a004002491, // V_SUB_F32 ENC_VOP2 default
    0x0a19e005002491, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19c006002491, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e19a007002491, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0819a00400348c, // V_SUBREV_F32 ENC_VOP2 default
    0x0a19e00500348c, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19c00600348c, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e19a00700348c, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0819a004004452, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x0a19e005004452, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19c006004452, // V_MUL_LEGACY_F32 VOP2_VOP_DPP has_dpp
    0x0e19a007004452, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x0819a00400544b, // V_MUL_F32 ENC_VOP2 default
    0x0a19e00500544b, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19c00600544b, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e19a00700544b, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0819a008006451, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a1a4009006451, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c1a200a006451, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e19a00b006451, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0819a00800744e, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a1a400900744e, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c1a200a00744e, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e19a00b00744e, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0819a00c008455, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a1a400d008455, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c1a200e008455, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e19a00f008455, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0819a00c009450, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a1a400d009450, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c1a200e009450, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e19a00f009450, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0819a00400a440, // V_MIN_F32 ENC_VOP2 default
    0x0a19e00500a440, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19c00600a440, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e19a00700a440, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0819a00400b417, // V_MAX_F32 ENC_VOP2 default
    0x0a19e00500b417, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c19c00600b417, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e19a00700b417, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0819a00800c443, // V_MIN_I32 ENC_VOP2 default
    0x0a1a400900c443, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c1a200a00c443, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e19a00b00c443, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0819a00800d41a, // V_MAX_I32 ENC_VOP2 default
    0x0a1a400900d41a, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c1a200a00d41a, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e19a00b00d41a, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0819a00c00e445, // V_MIN_U32 ENC_VOP2 default
    0x0a1a400d00e445, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c1a200e00e445, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e19a00f00e445, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0819a00c00f41c, // V_MAX_U32 ENC_VOP2 default
    0x0a1a400d00f41c, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c1a200e00f41c, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e19a00f00f41c, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x1019a0100103f7, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a1a40110103f7, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1a200e0103f7, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e19a0120103f7, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x1019a0130112c0, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a1a40140112c0, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c1a20150112c0, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e19a0160112c0, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x1019a0100123f2, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a1a40110123f2, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1a200e0123f2, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e19a0120123f2, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0819a00c0132bd, // V_AND_B32 ENC_VOP2 default
    0x0a1a400d0132bd, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1a200e0132bd, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e19a00f0132bd, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0819a00c014459, // V_OR_B32 ENC_VOP2 default
    0x0a1a400d014459, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1a200e014459, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e19a00f014459, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0819a00c01549e, // V_XOR_B32 ENC_VOP2 default
    0x0a1a400d01549e, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1a200e01549e, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e19a00f01549e, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0819a0170163fa, // V_MAC_F32 ENC_VOP2 default
    0x0c19c0180163fa, // V_MAC_F32 VOP2_VOP_DPP has_dpp
    0x0e19a0190163fa, // V_MAC_F32 VOP2_INST_LITERAL has_lit
    0x121aa01a0173fe, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x0e1aa01b0173fe, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x121ac01c0183fc, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0e1ac01d0183fc, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x081ae01e0192b2, // V_ADD_CO_U32 ENC_VOP2 default
    0x141b201f0192b2, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c1b00200192b2, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e1ae0210192b2, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x081ae01e01a48f, // V_SUB_CO_U32 ENC_VOP2 default
    0x141b201f01a48f, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c1b002001a48f, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e1ae02101a48f, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x101ae02201b48a, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x141b202301b48a, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c1b002001b48a, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e1ae02401b48a, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x001b602501c2b1, // V_ADDC_CO_U32 ENC_VOP2 default
    0x161ba02601c2b1, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041b802701c2b1, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x061b602801c2b1, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x001b602501d489, // V_SUBB_CO_U32 ENC_VOP2 default
    0x161ba02601d489, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041b802701d489, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x061b602801d489, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x181b602901e488, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x161ba02a01e488, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041b802701e488, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x061b602b01e488, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x081be02c01f2b3, // V_ADD_F16 ENC_VOP2 default
    0x0a1c202d01f2b3, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1c002e01f2b3, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e1be02f01f2b3, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x081be02c020490, // V_SUB_F16 ENC_VOP2 default
    0x0a1c202d020490, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1c002e020490, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e1be02f020490, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x101be03002148b, // V_SUBREV_F16 ENC_VOP2 default
    0x0a1c203102148b, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1c002e02148b, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e1be03202148b, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x081be02c02244a, // V_MUL_F16 ENC_VOP2 default
    0x0a1c202d02244a, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1c002e02244a, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e1be02f02244a, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x081be0330233f9, // V_MAC_F16 ENC_VOP2 default
    0x0c1c00340233f9, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1be0350233f9, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x121c60360243fd, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e1c60370243fd, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x121c80380253fb, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e1c80390253fb, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x081ca03a0262b9, // V_ADD_U16 ENC_VOP2 default
    0x0a1ce03b0262b9, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1cc03c0262b9, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e1ca03d0262b9, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x081ca03a027494, // V_SUB_U16 ENC_VOP2 default
    0x0a1ce03b027494, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1cc03c027494, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e1ca03d027494, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x101ca03e02848d, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1ce03f02848d, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1cc03c02848d, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e1ca04002848d, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x081ca03a029453, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1ce03b029453, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1cc03c029453, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e1ca03d029453, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x101ca03e02a3f1, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1ce03f02a3f1, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1cc03c02a3f1, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1ca04002a3f1, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x101ca03e02b3f6, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1ce03f02b3f6, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1cc03c02b3f6, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1ca04002b3f6, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x101ca04102c2bf, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1ce04202c2bf, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1cc04302c2bf, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e1ca04402c2bf, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x081be02c02d416, // V_MAX_F16 ENC_VOP2 default
    0x0a1c202d02d416, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1c002e02d416, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e1be02f02d416, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x081be02c02e43f, // V_MIN_F16 ENC_VOP2 default
    0x0a1c202d02e43f, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1c002e02e43f, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e1be02f02e43f, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x081ca03a02f41b, // V_MAX_U16 ENC_VOP2 default
    0x0a1ce03b02f41b, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1cc03c02f41b, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e1ca03d02f41b, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081ca045030419, // V_MAX_I16 ENC_VOP2 default
    0x0a1ce046030419, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1cc047030419, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e1ca048030419, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x081ca03a031444, // V_MIN_U16 ENC_VOP2 default
    0x0a1ce03b031444, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1cc03c031444, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e1ca03d031444, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x081ca045032442, // V_MIN_I16 ENC_VOP2 default
    0x0a1ce046032442, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1cc047032442, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e1ca048032442, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x081be02c0333eb, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1d602d0333eb, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1d402e0333eb, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1be02f0333eb, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0819a00c0342ba, // V_ADD_U32 ENC_VOP2 default
    0x0a1a400d0342ba, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c1a200e0342ba, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e19a00f0342ba, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0819a00c035495, // V_SUB_U32 ENC_VOP2 default
    0x0a1a400d035495, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c1a200e035495, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e19a00f035495, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x1019a01003648e, // V_SUBREV_U32 ENC_VOP2 default
    0x0a1a401103648e, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c1a200e03648e, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e19a01203648e, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081da0490373c3, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1dc04a0373c3, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1da04b0373c3, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0819a04c0383c4, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c1a204d0383c4, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e19a04e0383c4, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x0819a04f0393c8, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c1a20500393c8, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e19a0510393c8, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0819a05203a3cb, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c1a205303a3cb, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e19a05403a3cb, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0819a01703b3d6, // V_FMAC_F32 ENC_VOP2 default
    0x0c19c01803b3d6, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e19a01903b3d6, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081e005503c460, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0a1e605603c460, // V_PK_FMAC_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1e205703c460, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1e005803c460, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0819a00c03d49d, // V_XNOR_B32 ENC_VOP2 default
    0x0a1a400d03d49d, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1a200e03d49d, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e19a00f03d49d, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
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
    0x260da0bb02022c, // S_DCACHE_INV ENC_SMEM default
    0x260da0bb02122e, // S_DCACHE_WB ENC_SMEM default
    0x260da0bb02222d, // S_DCACHE_INV_VOL ENC_SMEM default
    0x260da0bb02322f, // S_DCACHE_WB_VOL ENC_SMEM default
    0x260f20bc024250, // S_MEMTIME ENC_SMEM default
    0x260f20bc02524f, // S_MEMREALTIME ENC_SMEM default
    0x260f40bd0261a8, // S_ATC_PROBE ENC_SMEM default
    0x260f60be0271a9, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x260f80bf02822a, // S_DCACHE_DISCARD ENC_SMEM default
    0x260f80bf02922b, // S_DCACHE_DISCARD_X2 ENC_SMEM default
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
    0x280420c60000c2, // EXP ENC_EXP default
    0x2a24c0c7010330, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x2a24c0c80112cd, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x2a2520c9012331, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x2a2520ca0132ce, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x2a2560cb01432f, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x2a2560cc0152cc, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x2a25c0cb02033b, // V_CMP_F_F16 ENC_VOP3 default
    0x2a25c0cb021362, // V_CMP_LT_F16 ENC_VOP3 default
    0x2a25c0cb022332, // V_CMP_EQ_F16 ENC_VOP3 default
    0x2a25c0cb023356, // V_CMP_LE_F16 ENC_VOP3 default
    0x2a25c0cb02434d, // V_CMP_GT_F16 ENC_VOP3 default
    0x2a25c0cb02535f, // V_CMP_LG_F16 ENC_VOP3 default
    0x2a25c0cb026344, // V_CMP_GE_F16 ENC_VOP3 default
    0x2a25c0cb027383, // V_CMP_O_F16 ENC_VOP3 default
    0x2a25c0cb02838f, // V_CMP_U_F16 ENC_VOP3 default
    0x2a25c0cb029374, // V_CMP_NGE_F16 ENC_VOP3 default
    0x2a25c0cb02a37d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x2a25c0cb02b377, // V_CMP_NGT_F16 ENC_VOP3 default
    0x2a25c0cb02c37a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x2a25c0cb02d36b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x2a25c0cb02e380, // V_CMP_NLT_F16 ENC_VOP3 default
    0x2a25c0cb02f386, // V_CMP_TRU_F16 ENC_VOP3 default
    0x2a25c0cc0302d8, // V_CMPX_F_F16 ENC_VOP3 default
    0x2a25c0cc0312ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x2a25c0cc0322cf, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x2a25c0cc0332f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x2a25c0cc0342ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x2a25c0cc0352fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x2a25c0cc0362e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x2a25c0cc037320, // V_CMPX_O_F16 ENC_VOP3 default
    0x2a25c0cc03832c, // V_CMPX_U_F16 ENC_VOP3 default
    0x2a25c0cc039311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x2a25c0cc03a31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x2a25c0cc03b314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x2a25c0cc03c317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x2a25c0cc03d308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x2a25c0cc03e31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x2a25c0cc03f323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x2a2600cd04033c, // V_CMP_F_F32 ENC_VOP3 default
    0x2a2600cd041363, // V_CMP_LT_F32 ENC_VOP3 default
    0x2a2600cd042333, // V_CMP_EQ_F32 ENC_VOP3 default
    0x2a2600cd043357, // V_CMP_LE_F32 ENC_VOP3 default
    0x2a2600cd04434e, // V_CMP_GT_F32 ENC_VOP3 default
    0x2a2600cd045360, // V_CMP_LG_F32 ENC_VOP3 default
    0x2a2600cd046345, // V_CMP_GE_F32 ENC_VOP3 default
    0x2a2600cd047384, // V_CMP_O_F32 ENC_VOP3 default
    0x2a2600cd048390, // V_CMP_U_F32 ENC_VOP3 default
    0x2a2600cd049375, // V_CMP_NGE_F32 ENC_VOP3 default
    0x2a2600cd04a37e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x2a2600cd04b378, // V_CMP_NGT_F32 ENC_VOP3 default
    0x2a2600cd04c37b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x2a2600cd04d36c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x2a2600cd04e381, // V_CMP_NLT_F32 ENC_VOP3 default
    0x2a2600cd04f387, // V_CMP_TRU_F32 ENC_VOP3 default
    0x2a2600ce0502d9, // V_CMPX_F_F32 ENC_VOP3 default
    0x2a2600ce051300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x2a2600ce0522d0, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x2a2600ce0532f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x2a2600ce0542eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x2a2600ce0552fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x2a2600ce0562e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x2a2600ce057321, // V_CMPX_O_F32 ENC_VOP3 default
    0x2a2600ce05832d, // V_CMPX_U_F32 ENC_VOP3 default
    0x2a2600ce059312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x2a2600ce05a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x2a2600ce05b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x2a2600ce05c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x2a2600ce05d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x2a2600ce05e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x2a2600ce05f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x2a2640cf06033d, // V_CMP_F_F64 ENC_VOP3 default
    0x2a2640cf061364, // V_CMP_LT_F64 ENC_VOP3 default
    0x2a2640cf062334, // V_CMP_EQ_F64 ENC_VOP3 default
    0x2a2640cf063358, // V_CMP_LE_F64 ENC_VOP3 default
    0x2a2640cf06434f, // V_CMP_GT_F64 ENC_VOP3 default
    0x2a2640cf065361, // V_CMP_LG_F64 ENC_VOP3 default
    0x2a2640cf066346, // V_CMP_GE_F64 ENC_VOP3 default
    0x2a2640cf067385, // V_CMP_O_F64 ENC_VOP3 default
    0x2a2640cf068391, // V_CMP_U_F64 ENC_VOP3 default
    0x2a2640cf069376, // V_CMP_NGE_F64 ENC_VOP3 default
    0x2a2640cf06a37f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x2a2640cf06b379, // V_CMP_NGT_F64 ENC_VOP3 default
    0x2a2640cf06c37c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x2a2640cf06d36d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x2a2640cf06e382, // V_CMP_NLT_F64 ENC_VOP3 default
    0x2a2640cf06f388, // V_CMP_TRU_F64 ENC_VOP3 default
    0x2a2640d00702da, // V_CMPX_F_F64 ENC_VOP3 default
    0x2a2640d0071301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x2a2640d00722d1, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x2a2640d00732f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x2a2640d00742ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x2a2640d00752fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x2a2640d00762e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x2a2640d0077322, // V_CMPX_O_F64 ENC_VOP3 default
    0x2a2640d007832e, // V_CMPX_U_F64 ENC_VOP3 default
    0x2a2640d0079313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x2a2640d007a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x2a2640d007b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x2a2640d007c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x2a2640d007d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x2a2640d007e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x2a2640d007f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x2a2680d10a033e, // V_CMP_F_I16 ENC_VOP3 default
    0x2a2680d10a1365, // V_CMP_LT_I16 ENC_VOP3 default
    0x2a2680d10a2335, // V_CMP_EQ_I16 ENC_VOP3 default
    0x2a2680d10a3359, // V_CMP_LE_I16 ENC_VOP3 default
    0x2a2680d10a4350, // V_CMP_GT_I16 ENC_VOP3 default
    0x2a2680d10a536e, // V_CMP_NE_I16 ENC_VOP3 default
    0x2a2680d10a6347, // V_CMP_GE_I16 ENC_VOP3 default
    0x2a2680d10a7389, // V_CMP_T_I16 ENC_VOP3 default
    0x2a2680d20a8341, // V_CMP_F_U16 ENC_VOP3 default
    0x2a2680d20a9368, // V_CMP_LT_U16 ENC_VOP3 default
    0x2a2680d20aa338, // V_CMP_EQ_U16 ENC_VOP3 default
    0x2a2680d20ab35c, // V_CMP_LE_U16 ENC_VOP3 default
    0x2a2680d20ac353, // V_CMP_GT_U16 ENC_VOP3 default
    0x2a2680d20ad371, // V_CMP_NE_U16 ENC_VOP3 default
    0x2a2680d20ae34a, // V_CMP_GE_U16 ENC_VOP3 default
    0x2a2680d20af38c, // V_CMP_T_U16 ENC_VOP3 default
    0x2a2680d30b02db, // V_CMPX_F_I16 ENC_VOP3 default
    0x2a2680d30b1302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x2a2680d30b22d2, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x2a2680d30b32f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x2a2680d30b42ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x2a2680d30b530b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x2a2680d30b62e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x2a2680d30b7326, // V_CMPX_T_I16 ENC_VOP3 default
    0x2a2680d40b82de, // V_CMPX_F_U16 ENC_VOP3 default
    0x2a2680d40b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x2a2680d40ba2d5, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x2a2680d40bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x2a2680d40bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x2a2680d40bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x2a2680d40be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x2a2680d40bf329, // V_CMPX_T_U16 ENC_VOP3 default
    0x2a26e0d50c033f, // V_CMP_F_I32 ENC_VOP3 default
    0x2a26e0d50c1366, // V_CMP_LT_I32 ENC_VOP3 default
    0x2a26e0d50c2336, // V_CMP_EQ_I32 ENC_VOP3 default
    0x2a26e0d50c335a, // V_CMP_LE_I32 ENC_VOP3 default
    0x2a26e0d50c4351, // V_CMP_GT_I32 ENC_VOP3 default
    0x2a26e0d50c536f, // V_CMP_NE_I32 ENC_VOP3 default
    0x2a26e0d50c6348, // V_CMP_GE_I32 ENC_VOP3 default
    0x2a26e0d50c738a, // V_CMP_T_I32 ENC_VOP3 default
    0x2a26e0d60c8342, // V_CMP_F_U32 ENC_VOP3 default
    0x2a26e0d60c9369, // V_CMP_LT_U32 ENC_VOP3 default
    0x2a26e0d60ca339, // V_CMP_EQ_U32 ENC_VOP3 default
    0x2a26e0d60cb35d, // V_CMP_LE_U32 ENC_VOP3 default
    0x2a26e0d60cc354, // V_CMP_GT_U32 ENC_VOP3 default
    0x2a26e0d60cd372, // V_CMP_NE_U32 ENC_VOP3 default
    0x2a26e0d60ce34b, // V_CMP_GE_U32 ENC_VOP3 default
    0x2a26e0d60cf38d, // V_CMP_T_U32 ENC_VOP3 default
    0x2a26e0d70d02dc, // V_CMPX_F_I32 ENC_VOP3 default
    0x2a26e0d70d1303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x2a26e0d70d22d3, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x2a26e0d70d32f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x2a26e0d70d42ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x2a26e0d70d530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x2a26e0d70d62e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x2a26e0d70d7327, // V_CMPX_T_I32 ENC_VOP3 default
    0x2a26e0d80d82df, // V_CMPX_F_U32 ENC_VOP3 default
    0x2a26e0d80d9306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x2a26e0d80da2d6, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x2a26e0d80db2fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x2a26e0d80dc2f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x2a26e0d80dd30f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x2a26e0d80de2e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x2a26e0d80df32a, // V_CMPX_T_U32 ENC_VOP3 default
    0x2a2720d90e0340, // V_CMP_F_I64 ENC_VOP3 default
    0x2a2720d90e1367, // V_CMP_LT_I64 ENC_VOP3 default
    0x2a2720d90e2337, // V_CMP_EQ_I64 ENC_VOP3 default
    0x2a2720d90e335b, // V_CMP_LE_I64 ENC_VOP3 default
    0x2a2720d90e4352, // V_CMP_GT_I64 ENC_VOP3 default
    0x2a2720d90e5370, // V_CMP_NE_I64 ENC_VOP3 default
    0x2a2720d90e6349, // V_CMP_GE_I64 ENC_VOP3 default
    0x2a2720d90e738b, // V_CMP_T_I64 ENC_VOP3 default
    0x2a2720da0e8343, // V_CMP_F_U64 ENC_VOP3 default
    0x2a2720da0e936a, // V_CMP_LT_U64 ENC_VOP3 default
    0x2a2720da0ea33a, // V_CMP_EQ_U64 ENC_VOP3 default
    0x2a2720da0eb35e, // V_CMP_LE_U64 ENC_VOP3 default
    0x2a2720da0ec355, // V_CMP_GT_U64 ENC_VOP3 default
    0x2a2720da0ed373, // V_CMP_NE_U64 ENC_VOP3 default
    0x2a2720da0ee34c, // V_CMP_GE_U64 ENC_VOP3 default
    0x2a2720da0ef38e, // V_CMP_T_U64 ENC_VOP3 default
    0x2a2720db0f02dd, // V_CMPX_F_I64 ENC_VOP3 default
    0x2a2720db0f1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x2a2720db0f22d4, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x2a2720db0f32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x2a2720db0f42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x2a2720db0f530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x2a2720db0f62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x2a2720db0f7328, // V_CMPX_T_I64 ENC_VOP3 default
    0x2a2720dc0f82e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x2a2720dc0f9307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x2a2720dc0fa2d7, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x2a2720dc0fb2fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x2a2720dc0fc2f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x2a2720dc0fd310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x2a2720dc0fe2e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x2a2720dc0ff32b, // V_CMPX_T_U64 ENC_VOP3 default
    0x2c1980dd100392, // V_CNDMASK_B32 ENC_VOP3 default
    0x2a1a00de1012b4, // V_ADD_F32 ENC_VOP3 default
    0x2a1a00de102491, // V_SUB_F32 ENC_VOP3 default
    0x2a1a00de10348c, // V_SUBREV_F32 ENC_VOP3 default
    0x2a1a00de104452, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x2a1a00de10544b, // V_MUL_F32 ENC_VOP3 default
    0x2a1a60df106451, // V_MUL_I32_I24 ENC_VOP3 default
    0x2a1a80df10744e, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x2a1a60e0108455, // V_MUL_U32_U24 ENC_VOP3 default
    0x2a1a80e0109450, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x2a1a00de10a440, // V_MIN_F32 ENC_VOP3 default
    0x2a1a00de10b417, // V_MAX_F32 ENC_VOP3 default
    0x2a1a80df10c443, // V_MIN_I32 ENC_VOP3 default
    0x2a1a80df10d41a, // V_MAX_I32 ENC_VOP3 default
    0x2a1a80e010e445, // V_MIN_U32 ENC_VOP3 default
    0x2a1a80e010f41c, // V_MAX_U32 ENC_VOP3 default
    0x2a1a80e11103f7, // V_LSHRREV_B32 ENC_VOP3 default
    0x2a1a80e21112c0, // V_ASHRREV_I32 ENC_VOP3 default
    0x2a1a80e11123f2, // V_LSHLREV_B32 ENC_VOP3 default
    0x2a1a80e01132bd, // V_AND_B32 ENC_VOP3 default
    0x2a1a80e0114459, // V_OR_B32 ENC_VOP3 default
    0x2a1a80e011549e, // V_XOR_B32 ENC_VOP3 default
    0x2a1a00e31163fa, // V_MAC_F32 ENC_VOP3 default
    0x2e1b40e41192b2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x2e1b40e411a48f, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x2e1b40e511b48a, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x301bc0e611c2b1, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x301bc0e611d489, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x301bc0e711e488, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x2a1c40e811f2b3, // V_ADD_F16 ENC_VOP3 default
    0x2a1c40e8120490, // V_SUB_F16 ENC_VOP3 default
    0x2a1c40e912148b, // V_SUBREV_F16 ENC_VOP3 default
    0x2a1c40e812244a, // V_MUL_F16 ENC_VOP3 default
    0x2a1c40ea1233f9, // V_MAC_F16 ENC_VOP3 default
    0x2a1d00eb1262b9, // V_ADD_U16 ENC_VOP3 default
    0x2a1d00eb127494, // V_SUB_U16 ENC_VOP3 default
    0x2a1d00ec12848d, // V_SUBREV_U16 ENC_VOP3 default
    0x2a1d20eb129453, // V_MUL_LO_U16 ENC_VOP3 default
    0x2a1d20ec12a3f1, // V_LSHLREV_B16 ENC_VOP3 default
    0x2a1d20ec12b3f6, // V_LSHRREV_B16 ENC_VOP3 default
    0x2a1d20ed12c2bf, // V_ASHRREV_I16 ENC_VOP3 default
    0x2a1c40e812d416, // V_MAX_F16 ENC_VOP3 default
    0x2a1c40e812e43f, // V_MIN_F16 ENC_VOP3 default
    0x2a1d20eb12f41b, // V_MAX_U16 ENC_VOP3 default
    0x2a1d20ee130419, // V_MAX_I16 ENC_VOP3 default
    0x2a1d20eb131444, // V_MIN_U16 ENC_VOP3 default
    0x2a1d20ee132442, // V_MIN_I16 ENC_VOP3 default
    0x2a1d80e81333eb, // V_LDEXP_F16 ENC_VOP3 default
    0x2a1a60e01342ba, // V_ADD_U32 ENC_VOP3 default
    0x2a1a60e0135495, // V_SUB_U32 ENC_VOP3 default
    0x2a1a60e113648e, // V_SUBREV_U32 ENC_VOP3 default
    0x2a1de0ef1373c3, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x2a1a60f01383c4, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x2a1a60f11393c8, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x2a1a60f213a3cb, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x2a1a00e313b3d6, // V_FMAC_F32 ENC_VOP3 default
    0x2a1e40f313c460, // V_PK_FMAC_F16 ENC_VOP3 default
    0x2a1a80e013d49d, // V_XNOR_B32 ENC_VOP3 default
    0x3213c0bb140456, // V_NOP ENC_VOP3 default
    0x321440f4141446, // V_MOV_B32 ENC_VOP3 default
    0x341480f5142475, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x3214c0f61433aa, // V_CVT_I32_F64 ENC_VOP3 default
    0x321500f71443a5, // V_CVT_F64_I32 ENC_VOP3 default
    0x321540f814539e, // V_CVT_F32_I32 ENC_VOP3 default
    0x321540f914639f, // V_CVT_F32_U32 ENC_VOP3 default
    0x3215a0fa1473b9, // V_CVT_U32_F32 ENC_VOP3 default
    0x3215a0fb1483a9, // V_CVT_I32_F32 ENC_VOP3 default
    0x321620fc14a399, // V_CVT_F16_F32 ENC_VOP3 default
    0x3216a0fd14b39c, // V_CVT_F32_F16 ENC_VOP3 default
    0x3216c0fb14c3b7, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x3216c0fb14d3a7, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x321540f814e3ad, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x3214c0fe14f39d, // V_CVT_F32_F64 ENC_VOP3 default
    0x3216e0ff1503a4, // V_CVT_F64_F32 ENC_VOP3 default
    0x321540f91513a0, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x321540f91523a1, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x321540f91533a2, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x321540f91543a3, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x3214c1001553ba, // V_CVT_U32_F64 ENC_VOP3 default
    0x321501011563a6, // V_CVT_F64_U32 ENC_VOP3 default
    0x3217210215749a, // V_TRUNC_F64 ENC_VOP3 default
    0x321721021582ca, // V_CEIL_F64 ENC_VOP3 default
    0x32172102159479, // V_RNDNE_F64 ENC_VOP3 default
    0x3217210215a3d5, // V_FLOOR_F64 ENC_VOP3 default
    0x3215a10315b3dc, // V_FRACT_F32 ENC_VOP3 default
    0x3215a10315c499, // V_TRUNC_F32 ENC_VOP3 default
    0x3215a10315d2c9, // V_CEIL_F32 ENC_VOP3 default
    0x3215a10315e478, // V_RNDNE_F32 ENC_VOP3 default
    0x3215a10315f3d4, // V_FLOOR_F32 ENC_VOP3 default
    0x3215a1031603cf, // V_EXP_F32 ENC_VOP3 default
    0x3215a1031613f0, // V_LOG_F32 ENC_VOP3 default
    0x3215a103162472, // V_RCP_F32 ENC_VOP3 default
    0x3215a103163474, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x3215a10316447b, // V_RSQ_F32 ENC_VOP3 default
    0x32172102165473, // V_RCP_F64 ENC_VOP3 default
    0x3217210216647c, // V_RSQ_F64 ENC_VOP3 default
    0x3215a103167486, // V_SQRT_F32 ENC_VOP3 default
    0x32172102168487, // V_SQRT_F64 ENC_VOP3 default
    0x3215a103169484, // V_SIN_F32 ENC_VOP3 default
    0x3215a10316a394, // V_COS_F32 ENC_VOP3 default
    0x3214410416b457, // V_NOT_B32 ENC_VOP3 default
    0x321440f416c2c7, // V_BFREV_B32 ENC_VOP3 default
    0x3214410516d3d1, // V_FFBH_U32 ENC_VOP3 default
    0x3214410516e3d2, // V_FFBL_B32 ENC_VOP3 default
    0x3214410616f3d0, // V_FFBH_I32 ENC_VOP3 default
    0x3214c0f61703e0, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x321721021713e3, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x321721021723dd, // V_FRACT_F64 ENC_VOP3 default
    0x3216c0fb1733df, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x3215a1031743e2, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x3213c0bb1752cb, // V_CLREXCP ENC_VOP3 default
    0x321440f4177482, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x3217c10717939b, // V_CVT_F16_U16 ENC_VOP3 default
    0x3217c10817a39a, // V_CVT_F16_I16 ENC_VOP3 default
    0x3218410917b3b8, // V_CVT_U16_F16 ENC_VOP3 default
    0x3218410a17c3a8, // V_CVT_I16_F16 ENC_VOP3 default
    0x3218c10b17d471, // V_RCP_F16 ENC_VOP3 default
    0x3218c10b17e485, // V_SQRT_F16 ENC_VOP3 default
    0x3218c10b17f47a, // V_RSQ_F16 ENC_VOP3 default
    0x3218c10b1803ef, // V_LOG_F16 ENC_VOP3 default
    0x3218c10b1813ce, // V_EXP_F16 ENC_VOP3 default
    0x3218c10b1823e1, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x3218410a1833de, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x3218c10b1843d3, // V_FLOOR_F16 ENC_VOP3 default
    0x3218c10b1852c8, // V_CEIL_F16 ENC_VOP3 default
    0x3218c10b186498, // V_TRUNC_F16 ENC_VOP3 default
    0x3218c10b187477, // V_RNDNE_F16 ENC_VOP3 default
    0x3218c10b1883db, // V_FRACT_F16 ENC_VOP3 default
    0x3218c10b189483, // V_SIN_F16 ENC_VOP3 default
    0x3218c10b18a393, // V_COS_F16 ENC_VOP3 default
    0x3218410a18d3ab, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x3218410918e3ac, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x3214410c18f481, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x3419010d191496, // V_SWAP_B32 ENC_VOP3 default
    0x361e810e1c0406, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x361e810e1c1400, // V_MAD_F32 ENC_VOP3 default
    0x361ea10f1c2403, // V_MAD_I32_I24 ENC_VOP3 default
    0x361ea1101c340e, // V_MAD_U32_U24 ENC_VOP3 default
    0x361e810e1c4395, // V_CUBEID_F32 ENC_VOP3 default
    0x361e810e1c5397, // V_CUBESC_F32 ENC_VOP3 default
    0x361e810e1c6398, // V_CUBETC_F32 ENC_VOP3 default
    0x361e810e1c7396, // V_CUBEMA_F32 ENC_VOP3 default
    0x361ec1111c82c4, // V_BFE_U32 ENC_VOP3 default
    0x361ec1121c92c3, // V_BFE_I32 ENC_VOP3 default
    0x361ec1111ca2c5, // V_BFI_B32 ENC_VOP3 default
    0x361e810e1cb3d8, // V_FMA_F32 ENC_VOP3 default
    0x361ee1131cc3d9, // V_FMA_F64 ENC_VOP3 default
    0x361ec1141cd3ee, // V_LERP_U8 ENC_VOP3 default
    0x361f01151ce2bb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x361f01151cf2bc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x361e810e1d043a, // V_MIN3_F32 ENC_VOP3 default
    0x361ec1161d143c, // V_MIN3_I32 ENC_VOP3 default
    0x361ec1111d243e, // V_MIN3_U32 ENC_VOP3 default
    0x361e810e1d3411, // V_MAX3_F32 ENC_VOP3 default
    0x361ec1161d4413, // V_MAX3_I32 ENC_VOP3 default
    0x361ec1111d5415, // V_MAX3_U32 ENC_VOP3 default
    0x361e810e1d6420, // V_MED3_F32 ENC_VOP3 default
    0x361ec1161d7422, // V_MED3_I32 ENC_VOP3 default
    0x361ec1111d8424, // V_MED3_U32 ENC_VOP3 default
    0x361ea1171d9480, // V_SAD_U8 ENC_VOP3 default
    0x361ea1171da47d, // V_SAD_HI_U8 ENC_VOP3 default
    0x361ea1181db47e, // V_SAD_U16 ENC_VOP3 default
    0x361ea1111dc47f, // V_SAD_U32 ENC_VOP3 default
    0x361f21191dd3b6, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x361e810e1de3bc, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x361ee1131df3bd, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x381f411a1e03c1, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x381f611b1e13c2, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x3a1e811c1e23bf, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x3a1ee11d1e33c0, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x361ea1141e4449, // V_MSAD_U8 ENC_VOP3 default
    0x361f811e1e5470, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x361f811e1e6447, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x3c1fa11f1e7448, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x381fc1201e840f, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x381fc1211e9404, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x361fe1221ea405, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x362001231eb408, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x362001231ec407, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x361ec1241ed45b, // V_PERM_B32 ENC_VOP3 default
    0x361fe1221ee3da, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x361fe1221ef3be, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x2a2021251f03ae, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x362041261f140d, // V_MAD_U32_U16 ENC_VOP3 default
    0x362041271f2402, // V_MAD_I32_I16 ENC_VOP3 default
    0x361ec1111f349c, // V_XAD_U32 ENC_VOP3 default
    0x362061221f4439, // V_MIN3_F16 ENC_VOP3 default
    0x362081281f543b, // V_MIN3_I16 ENC_VOP3 default
    0x362081291f643d, // V_MIN3_U16 ENC_VOP3 default
    0x362061221f7410, // V_MAX3_F16 ENC_VOP3 default
    0x362081281f8412, // V_MAX3_I16 ENC_VOP3 default
    0x362081291f9414, // V_MAX3_U16 ENC_VOP3 default
    0x362061221fa41f, // V_MED3_F16 ENC_VOP3 default
    0x362081281fb421, // V_MED3_I16 ENC_VOP3 default
    0x362081291fc423, // V_MED3_U16 ENC_VOP3 default
    0x361ec1111fd3f4, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x361ec1111fe2b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x361ec1111ff2b0, // V_ADD3_U32 ENC_VOP3 default
    0x361ec1112003f5, // V_LSHL_OR_B32 ENC_VOP3 default
    0x361ec1112012be, // V_AND_OR_B32 ENC_VOP3 default
    0x361ec111202458, // V_OR3_B32 ENC_VOP3 default
    0x362061222033ff, // V_MAD_F16 ENC_VOP3 default
    0x3620812920440c, // V_MAD_U16 ENC_VOP3 default
    0x36208128205401, // V_MAD_I16 ENC_VOP3 default
    0x362061222063d7, // V_FMA_F16 ENC_VOP3 default
    0x362061222073bb, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x3e13212a2703e7, // V_INTERP_P1_F32 ENC_VOP3 default
    0x3e13212b2713e9, // V_INTERP_P2_F32 ENC_VOP3 default
    0x3213612c2723e4, // V_INTERP_MOV_F32 ENC_VOP3 default
    0x3e20a12d2743e5, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x4020c12e2753e6, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x4020e12f2763ea, // V_INTERP_P2_LEGACY_F16 ENC_VOP3 default
    0x402101302773e8, // V_INTERP_P2_F16 ENC_VOP3 default
    0x2a2121312802b5, // V_ADD_F64 ENC_VOP3 default
    0x2a21213128144c, // V_MUL_F64 ENC_VOP3 default
    0x2a212131282441, // V_MIN_F64 ENC_VOP3 default
    0x2a212131283418, // V_MAX_F64 ENC_VOP3 default
    0x2a2141322843ed, // V_LDEXP_F64 ENC_VOP3 default
    0x2a2160e0285454, // V_MUL_LO_U32 ENC_VOP3 default
    0x2a2160e028644f, // V_MUL_HI_U32 ENC_VOP3 default
    0x2a2160df28744d, // V_MUL_HI_I32 ENC_VOP3 default
    0x2a2181332883ec, // V_LDEXP_F32 ENC_VOP3 default
    0x4221a134289476, // V_READLANE_B32 ENC_VOP3 default
    0x4421613528a49b, // V_WRITELANE_B32 ENC_VOP3 default
    0x2a2160e028b2c2, // V_BCNT_U32_B32 ENC_VOP3 default
    0x2a2160e028c41e, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x2a2160e028d41d, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x2a21c13628f3f3, // V_LSHLREV_B64 ENC_VOP3 default
    0x2a21c1362903f8, // V_LSHRREV_B64 ENC_VOP3 default
    0x2a21c1372912c1, // V_ASHRREV_I64 ENC_VOP3 default
    0x2a214138292497, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x2a2160e02932c6, // V_BFM_B32 ENC_VOP3 default
    0x2a21e1392943b0, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x2a21e13a2953b2, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x2a22013b2963b3, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x2a21613c2973b5, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x2a21613d2983b4, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x2a22213e2993af, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x2a22213f29a3b1, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x2a2240df29c2b7, // V_ADD_I32 ENC_VOP3 default
    0x2a2240df29d493, // V_SUB_I32 ENC_VOP3 default
    0x2a2260ee29e2b6, // V_ADD_I16 ENC_VOP3 default
    0x2a2260ee29f492, // V_SUB_I16 ENC_VOP3 default
    0x2a2221402a045a, // V_PACK_B32_F16 ENC_VOP3 default
    0x461301410003e7, // V_INTERP_P1_F32 ENC_VINTRP default
    0x461301420013e9, // V_INTERP_P2_F32 ENC_VINTRP default
    0x461341430023e4, // V_INTERP_MOV_F32 ENC_VINTRP default
    0x4800014400004b, // DS_ADD_U32 ENC_DS default
    0x480001440010a7, // DS_SUB_U32 ENC_DS default
    0x480001440020a3, // DS_RSUB_U32 ENC_DS default
    0x48000144003069, // DS_INC_U32 ENC_DS default
    0x4800014400405f, // DS_DEC_U32 ENC_DS default
    0x48000145005079, // DS_MIN_I32 ENC_DS default
    0x4800014500606d, // DS_MAX_I32 ENC_DS default
    0x48000144007081, // DS_MIN_U32 ENC_DS default
    0x48000144008075, // DS_MAX_U32 ENC_DS default
    0x4800014600904d, // DS_AND_B32 ENC_DS default
    0x4800014600a089, // DS_OR_B32 ENC_DS default
    0x4800014600b0be, // DS_XOR_B32 ENC_DS default
    0x4800214700c083, // DS_MSKOR_B32 ENC_DS default
    0x4800014800d0b3, // DS_WRITE_B32 ENC_DS default
    0x4800414900e0ad, // DS_WRITE2_B32 ENC_DS default
    0x4800414900f0ab, // DS_WRITE2ST64_B32 ENC_DS default
    0x48002147010053, // DS_CMPST_B32 ENC_DS default
    0x4800214a011055, // DS_CMPST_F32 ENC_DS default
    0x4800014b012077, // DS_MIN_F32 ENC_DS default
    0x4800014b01306b, // DS_MAX_F32 ENC_DS default
    0x480060bb014087, // DS_NOP ENC_DS default
    0x4800014b015047, // DS_ADD_F32 ENC_DS default
    0x4800814c01d0af, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x4800014d01e0b5, // DS_WRITE_B8 ENC_DS default
    0x4800a14e01f0b1, // DS_WRITE_B16 ENC_DS default
    0x4800c14f020049, // DS_ADD_RTN_U32 ENC_DS default
    0x4800c14f0210a5, // DS_SUB_RTN_U32 ENC_DS default
    0x4800c14f0220a1, // DS_RSUB_RTN_U32 ENC_DS default
    0x4800c14f023067, // DS_INC_RTN_U32 ENC_DS default
    0x4800c14f02405d, // DS_DEC_RTN_U32 ENC_DS default
    0x4800c15002507d, // DS_MIN_RTN_I32 ENC_DS default
    0x4800c150026071, // DS_MAX_RTN_I32 ENC_DS default
    0x4800c14f02707f, // DS_MIN_RTN_U32 ENC_DS default
    0x4800c14f028073, // DS_MAX_RTN_U32 ENC_DS default
    0x4800c15102904f, // DS_AND_RTN_B32 ENC_DS default
    0x4800c15102a08b, // DS_OR_RTN_B32 ENC_DS default
    0x4800c15102b0c0, // DS_XOR_RTN_B32 ENC_DS default
    0x4800e15202c085, // DS_MSKOR_RTN_B32 ENC_DS default
    0x4800c15102d0bc, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x4801015302e0ba, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x4801015302f0b8, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x4800e152030057, // DS_CMPST_RTN_B32 ENC_DS default
    0x4800e154031059, // DS_CMPST_RTN_F32 ENC_DS default
    0x4800c15503207b, // DS_MIN_RTN_F32 ENC_DS default
    0x4800c15503306f, // DS_MAX_RTN_F32 ENC_DS default
    0x4800e1520340aa, // DS_WRAP_RTN_B32 ENC_DS default
    0x4800c155035048, // DS_ADD_RTN_F32 ENC_DS default
    0x48012156036094, // DS_READ_B32 ENC_DS default
    0x48014157037090, // DS_READ2_B32 ENC_DS default
    0x4801415703808e, // DS_READ2ST64_B32 ENC_DS default
    0x48012158039098, // DS_READ_I8 ENC_DS default
    0x4801215903a09e, // DS_READ_U8 ENC_DS default
    0x4801215a03b097, // DS_READ_I16 ENC_DS default
    0x4801215b03c09b, // DS_READ_U16 ENC_DS default
    0x4801615c03d0a9, // DS_SWIZZLE_B32 ENC_DS default
    0x4801815d03e08d, // DS_PERMUTE_B32 ENC_DS default
    0x4801815d03f052, // DS_BPERMUTE_B32 ENC_DS default
    0x4801a15e04004c, // DS_ADD_U64 ENC_DS default
    0x4801a15e0410a8, // DS_SUB_U64 ENC_DS default
    0x4801a15e0420a4, // DS_RSUB_U64 ENC_DS default
    0x4801a15e04306a, // DS_INC_U64 ENC_DS default
    0x4801a15e044060, // DS_DEC_U64 ENC_DS default
    0x4801a15f04507a, // DS_MIN_I64 ENC_DS default
    0x4801a15f04606e, // DS_MAX_I64 ENC_DS default
    0x4801a15e047082, // DS_MIN_U64 ENC_DS default
    0x4801a15e048076, // DS_MAX_U64 ENC_DS default
    0x4801a16004904e, // DS_AND_B64 ENC_DS default
    0x4801a16004a08a, // DS_OR_B64 ENC_DS default
    0x4801a16004b0bf, // DS_XOR_B64 ENC_DS default
    0x4801c16104c084, // DS_MSKOR_B64 ENC_DS default
    0x4801a16204d0b4, // DS_WRITE_B64 ENC_DS default
    0x4801e16304e0ae, // DS_WRITE2_B64 ENC_DS default
    0x4801e16304f0ac, // DS_WRITE2ST64_B64 ENC_DS default
    0x4801c161050054, // DS_CMPST_B64 ENC_DS default
    0x48020164051056, // DS_CMPST_F64 ENC_DS default
    0x48022165052078, // DS_MIN_F64 ENC_DS default
    0x4802216505306c, // DS_MAX_F64 ENC_DS default
    0x480001660540b6, // DS_WRITE_B8_D16_HI ENC_DS default
    0x480001670550b2, // DS_WRITE_B16_D16_HI ENC_DS default
    0x4801216805609f, // DS_READ_U8_D16 ENC_DS default
    0x480121680570a0, // DS_READ_U8_D16_HI ENC_DS default
    0x48012169058099, // DS_READ_I8_D16 ENC_DS default
    0x4801216905909a, // DS_READ_I8_D16_HI ENC_DS default
    0x4801216a05a09c, // DS_READ_U16_D16 ENC_DS default
    0x4801216a05b09d, // DS_READ_U16_D16_HI ENC_DS default
    0x4802416b06004a, // DS_ADD_RTN_U64 ENC_DS default
    0x4802416b0610a6, // DS_SUB_RTN_U64 ENC_DS default
    0x4802416b0620a2, // DS_RSUB_RTN_U64 ENC_DS default
    0x4802416b063068, // DS_INC_RTN_U64 ENC_DS default
    0x4802416b06405e, // DS_DEC_RTN_U64 ENC_DS default
    0x4802416c06507e, // DS_MIN_RTN_I64 ENC_DS default
    0x4802416c066072, // DS_MAX_RTN_I64 ENC_DS default
    0x4802416b067080, // DS_MIN_RTN_U64 ENC_DS default
    0x4802416b068074, // DS_MAX_RTN_U64 ENC_DS default
    0x4802416d069050, // DS_AND_RTN_B64 ENC_DS default
    0x4802416d06a08c, // DS_OR_RTN_B64 ENC_DS default
    0x4802416d06b0c1, // DS_XOR_RTN_B64 ENC_DS default
    0x4802616e06c086, // DS_MSKOR_RTN_B64 ENC_DS default
    0x4802416d06d0bd, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x4802816f06e0bb, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x4802816f06f0b9, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x4802616e070058, // DS_CMPST_RTN_B64 ENC_DS default
    0x4802a17007105a, // DS_CMPST_RTN_F64 ENC_DS default
    0x4802c17107207c, // DS_MIN_RTN_F64 ENC_DS default
    0x4802c171073070, // DS_MAX_RTN_F64 ENC_DS default
    0x4802e172076095, // DS_READ_B64 ENC_DS default
    0x48030173077091, // DS_READ2_B64 ENC_DS default
    0x4803017307808f, // DS_READ2ST64_B64 ENC_DS default
    0x4802416d07e05b, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x4a032174098065, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x4a034175099062, // DS_GWS_INIT ENC_DS default
    0x4a03217409a066, // DS_GWS_SEMA_V ENC_DS default
    0x4a03417509b063, // DS_GWS_SEMA_BR ENC_DS default
    0x4a03217409c064, // DS_GWS_SEMA_P ENC_DS default
    0x4a03417509d061, // DS_GWS_BARRIER ENC_DS default
    0x480361760b6092, // DS_READ_ADDTID_B32 ENC_DS default
    0x480361770bd05c, // DS_CONSUME ENC_DS default
    0x480361770be051, // DS_APPEND ENC_DS default
    0x4a0381780bf088, // DS_ORDERED_COUNT ENC_DS default
    0x4803a1790de0b7, // DS_WRITE_B96 ENC_DS default
    0x4803c17a0df0b0, // DS_WRITE_B128 ENC_DS default
    0x4803e17b0fe096, // DS_READ_B96 ENC_DS default
    0x4804017c0ff093, // DS_READ_B128 ENC_DS default
    0x4c04417d0100e7, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x4e07817e01018b, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x5005c17f010119, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x4c0441800110e1, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x4e078181011185, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x5005c182011113, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x4c0441830120ea, // FLAT_LOAD_USHORT ENC_FLAT default
    0x4e07818401218e, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x5005c18501211c, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x4c0441860130e6, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x4e07818701318a, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x5005c188013118, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x4c0441890140dd, // FLAT_LOAD_DWORD ENC_FLAT default
    0x4e07818a014181, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x5005c18b01410f, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x4c04618c0150de, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x4e07a18d015182, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x5005e18e015110, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x4c04818f0160df, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x4e07c190016183, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x50060191016111, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x4c04a1920170e0, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x4e07e193017184, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x50062194017112, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x4c04c1950180eb, // FLAT_STORE_BYTE ENC_FLAT default
    0x4e08019601818f, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x5006419701811d, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x4c04c1950190ec, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x4e080196019190, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x5006419701911e, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x4c04c19801a0f1, // FLAT_STORE_SHORT ENC_FLAT default
    0x4e08019901a195, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x5006419a01a123, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x4c04c19801b0f2, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x4e08019901b196, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x5006419a01b124, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x4c04c19b01c0ed, // FLAT_STORE_DWORD ENC_FLAT default
    0x4e08019c01c191, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x5006419d01c11f, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x4c04e19e01d0ee, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x4e08219f01d192, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x500661a001d120, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x4c0501a101e0ef, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x4e0841a201e193, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x500681a301e121, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x4c0521a401f0f0, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x4e0861a501f194, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x5006a1a601f122, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x4c04417d0200e8, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x4e08817e02018c, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x5006c17f02011a, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x4c04417d0210e9, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x4e08817e02118d, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x5006c17f02111b, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x4c0441800220e2, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x4e088181022186, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x5006c182022114, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x4c0441800230e3, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x4e088181023187, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x5006c182023115, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x4c0441a70240e4, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x4e0881a8024188, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x5006c1a9024116, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x4c0441a70250e5, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x4e0881a8025189, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x5006c1a9025117, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x4c0541aa0400d5, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x5006e1ab040107, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x4c0561ac0410c7, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x500701ad0410f8, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x4c0541ae0420c3, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x5006e1af0420f3, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x4c0541ae0430d3, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x5006e1af043105, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x4c0541b00440d1, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x5006e1b1044103, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x4c0541ae0450d9, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x5006e1af04510b, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x4c0541b00460cf, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x5006e1b1046101, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x4c0541ae0470d7, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x5006e1af047109, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x4c0541aa0480c5, // FLAT_ATOMIC_AND ENC_FLAT default
    0x5006e1ab0480f6, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x4c0541aa0490cd, // FLAT_ATOMIC_OR ENC_FLAT default
    0x5006e1ab0490fe, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x4c0541aa04a0db, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x5006e1ab04a10d, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x4c0541ae04b0cb, // FLAT_ATOMIC_INC ENC_FLAT default
    0x5006e1af04b0fc, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x4c0541ae04c0c9, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x5006e1af04c0fa, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x500721b204d0f4, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x500721b304e100, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x4c0581b40600d6, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x500741b5060108, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x4c05a1b60610c8, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x500761b70610f9, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x4c0581b80620c4, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x500741b90620f5, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x4c0581b80630d4, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x500741b9063106, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x4c0581ba0640d2, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x500741bb064104, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x4c0581b80650da, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x500741b906510c, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x4c0581ba0660d0, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x500741bb066102, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x4c0581b80670d8, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x500741b906710a, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x4c0581b40680c6, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x500741b50680f7, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x4c0581b40690ce, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x500741b50690ff, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x4c0581b406a0dc, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x500741b506a10e, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x4c0581b806b0cc, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x500741b906b0fd, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x4c0581b806c0ca, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x500741b906c0fb, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x520ce1bc000025, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x520d01bd001026, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x520d21be002027, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x520d41bf003028, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x520d61c000403e, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x520d01c100503f, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x520d21c2006040, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x520d41c3007041, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x520d61bc008021, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x520d61c4009022, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x520d01c500a023, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x520d01c600b024, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x520d61c000c03a, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x520d61c700d03b, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x520d01c800e03c, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x520d01c900f03d, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x520ce1ca01002f, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x520ce1cb011029, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x520ce1cc012032, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x520ce1cd01302e, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x520ce1ce01401c, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x520d01cf01501d, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x520d21d001601e, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x520d41d101701f, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x520d61d2018033, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x520d61d2019034, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x520d61d301a043, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x520d61d301b044, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x520d61d401c035, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x520d01d501d036, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x520d21d601e037, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x520d41d701f038, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x520d61d8020030, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x520d61d8021031, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x520d61d902202a, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x520d61d902302b, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x520d61da02402c, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x520d61da02502d, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x520d61bc026020, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x520d61c0027039, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x540d81db03d042, // BUFFER_STORE_LDS_DWORD ENC_MUBUF default
    0x520da0bb03e045, // BUFFER_WBINVL1 ENC_MUBUF default
    0x520da0bb03f046, // BUFFER_WBINVL1_VOL ENC_MUBUF default
    0x520d61dc040014, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x520d01dd041005, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x520d61de042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x520d61de043012, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x520d61df044010, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x520d61de045018, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x520d61df04600e, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x520d61de047016, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x520d61dc048003, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x520d61dc04900b, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x520d61dc04a01a, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x520d61de04b009, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x520d61de04c007, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x520dc1e004d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x520dc1e104e00d, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x520d01e2060015, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x520d41e3061006, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x520d01e4062002, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x520d01e4063013, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x520d01e5064011, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x520d01e4065019, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x520d01e506600f, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x520d01e4067017, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x520d01e2068004, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x520d01e206900c, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x520d01e206a01b, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x520d01e406b00a, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x520d01e406c008, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x560c61e60002a2, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x560c81e70012a3, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x560ca1e80022a4, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x560cc1e90032a5, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x560c61ea0042aa, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x560c81eb0052ab, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x560ca1ec0062ac, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x560cc1ed0072ad, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x560c61e600829e, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x560c61ee00929f, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x560c81ef00a2a0, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x560c81f000b2a1, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x560c61ea00c2a6, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x560c61f100d2a7, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x560c81f200e2a8, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x560c81f300f2a9, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x5808a1f400014f, // IMAGE_LOAD ENC_MIMG default
    0x5808c1f4001150, // IMAGE_LOAD_MIP ENC_MIMG default
    0x5808e1f4002153, // IMAGE_LOAD_PCK ENC_MIMG default
    0x5808e1f4003154, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x580901f4004151, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x580901f4005152, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x5808a1f500817d, // IMAGE_STORE ENC_MIMG default
    0x5808c1f500917e, // IMAGE_STORE_MIP ENC_MIMG default
    0x5808e1f500a180, // IMAGE_STORE_PCK ENC_MIMG default
    0x580901f500b17f, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x5808e1f600e14e, // IMAGE_GET_RESINFO ENC_MIMG default
    0x580921f701012e, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x580941f8011127, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x580921f9012125, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x580921f901312d, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x580921fa01412c, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x580921f9015130, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x580921fa01612b, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x580921f901712f, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x580921f7018126, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x580921f701912a, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x580921f701a131, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x580921f901b129, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x580921f901c128, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x580961fb020155, // IMAGE_SAMPLE ENC_MIMG default
    0x580981fc02115f, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x5809a1fd022174, // IMAGE_SAMPLE_D ENC_MIMG default
    0x5809c1fe023175, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x580981fc024178, // IMAGE_SAMPLE_L ENC_MIMG default
    0x5809e1fc025156, // IMAGE_SAMPLE_B ENC_MIMG default
    0x580a01ff026157, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x580961fb027179, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x5809e1fc02815a, // IMAGE_SAMPLE_C ENC_MIMG default
    0x580a01ff029169, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x580a21fe02a16b, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x580a420002b16c, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x580a01ff02c16f, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x580a61ff02d161, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x580a820102e162, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x5809e1fc02f170, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x5809e1fc03017c, // IMAGE_SAMPLE_O ENC_MIMG default
    0x580a01ff031160, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x580a21fe032177, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x580a4200033176, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x580a01ff03417b, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x580a61ff035159, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x580a8201036158, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x5809e1fc03717a, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x580a61ff038173, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x580a820103916a, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x580aa20003a16e, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x580ac20203b16d, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x580a820103c172, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x580ae20103d164, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x580b020303e163, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x580a61ff03f171, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x580b21fb040132, // IMAGE_GATHER4 ENC_MIMG default
    0x580b41fc04113a, // IMAGE_GATHER4_CL ENC_MIMG default
    0x580b21fb042133, // IMAGE_GATHER4H ENC_MIMG default
    0x580b41fc044147, // IMAGE_GATHER4_L ENC_MIMG default
    0x580b61fc045135, // IMAGE_GATHER4_B ENC_MIMG default
    0x580b81ff046136, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x580b21fb047148, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x580b61fc048139, // IMAGE_GATHER4_C ENC_MIMG default
    0x580b81ff049140, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x580ba1fb04a134, // IMAGE_GATHER4H_PCK ENC_MIMG default
    0x580bc1fb04b14c, // IMAGE_GATHER8H_PCK ENC_MIMG default
    0x580b81ff04c142, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x580be1ff04d13c, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x580c020104e13d, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x580b61fc04f143, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x580b61fc05014b, // IMAGE_GATHER4_O ENC_MIMG default
    0x580b81ff05113b, // IMAGE_GATHER4_CL_O ENC_MIMG default
    0x580b81ff05414a, // IMAGE_GATHER4_L_O ENC_MIMG default
    0x580be1ff055138, // IMAGE_GATHER4_B_O ENC_MIMG default
    0x580c0201056137, // IMAGE_GATHER4_B_CL_O ENC_MIMG default
    0x580b61fc057149, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x580be1ff058146, // IMAGE_GATHER4_C_O ENC_MIMG default
    0x580c0201059141, // IMAGE_GATHER4_C_CL_O ENC_MIMG default
    0x580c020105c145, // IMAGE_GATHER4_C_L_O ENC_MIMG default
    0x580c220105d13f, // IMAGE_GATHER4_C_B_O ENC_MIMG default
    0x580c420305e13e, // IMAGE_GATHER4_C_B_CL_O ENC_MIMG default
    0x580be1ff05f144, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x580bc1fb06014d, // IMAGE_GET_LOD ENC_MIMG default
    0x5809a1fd06815b, // IMAGE_SAMPLE_CD ENC_MIMG default
    0x5809c1fe06915c, // IMAGE_SAMPLE_CD_CL ENC_MIMG default
    0x580a21fe06a165, // IMAGE_SAMPLE_C_CD ENC_MIMG default
    0x580a420006b166, // IMAGE_SAMPLE_C_CD_CL ENC_MIMG default
    0x580a21fe06c15e, // IMAGE_SAMPLE_CD_O ENC_MIMG default
    0x580a420006d15d, // IMAGE_SAMPLE_CD_CL_O ENC_MIMG default
    0x580aa20006e168, // IMAGE_SAMPLE_C_CD_O ENC_MIMG default
    0x580ac20206f167, // IMAGE_SAMPLE_C_CD_CL_O ENC_MIMG default
    0x5a24e204010330, // V_CMP_CLASS_F32 ENC_VOPC default
    0x5c250205010330, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e206010330, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x5a24e2070112cd, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x5c2502080112cd, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2090112cd, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x5a25420a012331, // V_CMP_CLASS_F64 ENC_VOPC default
    0x5e25420b012331, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x5a25420c0132ce, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x5e25420d0132ce, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x5a25820e01432f, // V_CMP_CLASS_F16 ENC_VOPC default
    0x5c25a20f01432f, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821001432f, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x5a2582110152cc, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x5c25a2120152cc, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2582130152cc, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e02033b, // V_CMP_F_F16 ENC_VOPC default
    0x5c25e20f02033b, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821002033b, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e021362, // V_CMP_LT_F16 ENC_VOPC default
    0x5c25e20f021362, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e258210021362, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e022332, // V_CMP_EQ_F16 ENC_VOPC default
    0x5c25e20f022332, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e258210022332, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e023356, // V_CMP_LE_F16 ENC_VOPC default
    0x5c25e20f023356, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e258210023356, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e02434d, // V_CMP_GT_F16 ENC_VOPC default
    0x5c25e20f02434d, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821002434d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e02535f, // V_CMP_LG_F16 ENC_VOPC default
    0x5c25e20f02535f, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821002535f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e026344, // V_CMP_GE_F16 ENC_VOPC default
    0x5c25e20f026344, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e258210026344, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e027383, // V_CMP_O_F16 ENC_VOPC default
    0x5c25e20f027383, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e258210027383, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e02838f, // V_CMP_U_F16 ENC_VOPC default
    0x5c25e20f02838f, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821002838f, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e029374, // V_CMP_NGE_F16 ENC_VOPC default
    0x5c25e20f029374, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e258210029374, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e02a37d, // V_CMP_NLG_F16 ENC_VOPC default
    0x5c25e20f02a37d, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821002a37d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e02b377, // V_CMP_NGT_F16 ENC_VOPC default
    0x5c25e20f02b377, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821002b377, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e02c37a, // V_CMP_NLE_F16 ENC_VOPC default
    0x5c25e20f02c37a, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821002c37a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e02d36b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x5c25e20f02d36b, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821002d36b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e02e380, // V_CMP_NLT_F16 ENC_VOPC default
    0x5c25e20f02e380, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821002e380, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x5a25820e02f386, // V_CMP_TRU_F16 ENC_VOPC default
    0x5c25e20f02f386, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821002f386, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x5a2582110302d8, // V_CMPX_F_F16 ENC_VOPC default
    0x5c25e2120302d8, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2582130302d8, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x5a2582110312ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x5c25e2120312ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2582130312ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x5a2582110322cf, // V_CMPX_EQ_F16 ENC_VOPC default
    0x5c25e2120322cf, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2582130322cf, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x5a2582110332f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x5c25e2120332f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2582130332f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x5a2582110342ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x5c25e2120342ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2582130342ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x5a2582110352fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x5c25e2120352fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2582130352fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x5a2582110362e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x5c25e2120362e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2582130362e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x5a258211037320, // V_CMPX_O_F16 ENC_VOPC default
    0x5c25e212037320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e258213037320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x5a25821103832c, // V_CMPX_U_F16 ENC_VOPC default
    0x5c25e21203832c, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821303832c, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x5a258211039311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x5c25e212039311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e258213039311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x5a25821103a31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x5c25e21203a31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821303a31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x5a25821103b314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x5c25e21203b314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821303b314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x5a25821103c317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x5c25e21203c317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821303c317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x5a25821103d308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x5c25e21203d308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821303d308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x5a25821103e31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x5c25e21203e31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821303e31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x5a25821103f323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x5c25e21203f323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25821303f323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x5a24e21404033c, // V_CMP_F_F32 ENC_VOPC default
    0x5c26221504033c, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21604033c, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x5a24e214041363, // V_CMP_LT_F32 ENC_VOPC default
    0x5c262215041363, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e216041363, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x5a24e214042333, // V_CMP_EQ_F32 ENC_VOPC default
    0x5c262215042333, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e216042333, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x5a24e214043357, // V_CMP_LE_F32 ENC_VOPC default
    0x5c262215043357, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e216043357, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21404434e, // V_CMP_GT_F32 ENC_VOPC default
    0x5c26221504434e, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21604434e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x5a24e214045360, // V_CMP_LG_F32 ENC_VOPC default
    0x5c262215045360, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e216045360, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x5a24e214046345, // V_CMP_GE_F32 ENC_VOPC default
    0x5c262215046345, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e216046345, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x5a24e214047384, // V_CMP_O_F32 ENC_VOPC default
    0x5c262215047384, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e216047384, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x5a24e214048390, // V_CMP_U_F32 ENC_VOPC default
    0x5c262215048390, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e216048390, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x5a24e214049375, // V_CMP_NGE_F32 ENC_VOPC default
    0x5c262215049375, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e216049375, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21404a37e, // V_CMP_NLG_F32 ENC_VOPC default
    0x5c26221504a37e, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21604a37e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21404b378, // V_CMP_NGT_F32 ENC_VOPC default
    0x5c26221504b378, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21604b378, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21404c37b, // V_CMP_NLE_F32 ENC_VOPC default
    0x5c26221504c37b, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21604c37b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21404d36c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x5c26221504d36c, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21604d36c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21404e381, // V_CMP_NLT_F32 ENC_VOPC default
    0x5c26221504e381, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21604e381, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21404f387, // V_CMP_TRU_F32 ENC_VOPC default
    0x5c26221504f387, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21604f387, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x5a24e2170502d9, // V_CMPX_F_F32 ENC_VOPC default
    0x5c2622180502d9, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2190502d9, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x5a24e217051300, // V_CMPX_LT_F32 ENC_VOPC default
    0x5c262218051300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e219051300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x5a24e2170522d0, // V_CMPX_EQ_F32 ENC_VOPC default
    0x5c2622180522d0, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2190522d0, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x5a24e2170532f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x5c2622180532f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2190532f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x5a24e2170542eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x5c2622180542eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2190542eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x5a24e2170552fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x5c2622180552fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2190552fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x5a24e2170562e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x5c2622180562e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2190562e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x5a24e217057321, // V_CMPX_O_F32 ENC_VOPC default
    0x5c262218057321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e219057321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21705832d, // V_CMPX_U_F32 ENC_VOPC default
    0x5c26221805832d, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21905832d, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x5a24e217059312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x5c262218059312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e219059312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21705a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x5c26221805a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21905a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21705b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x5c26221805b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21905b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21705c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x5c26221805c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21905c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21705d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x5c26221805d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21905d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21705e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x5c26221805e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21905e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x5a24e21705f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x5c26221805f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21905f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x5a26621a06033d, // V_CMP_F_F64 ENC_VOPC default
    0x5e26621b06033d, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a061364, // V_CMP_LT_F64 ENC_VOPC default
    0x5e26621b061364, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a062334, // V_CMP_EQ_F64 ENC_VOPC default
    0x5e26621b062334, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a063358, // V_CMP_LE_F64 ENC_VOPC default
    0x5e26621b063358, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a06434f, // V_CMP_GT_F64 ENC_VOPC default
    0x5e26621b06434f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a065361, // V_CMP_LG_F64 ENC_VOPC default
    0x5e26621b065361, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a066346, // V_CMP_GE_F64 ENC_VOPC default
    0x5e26621b066346, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a067385, // V_CMP_O_F64 ENC_VOPC default
    0x5e26621b067385, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a068391, // V_CMP_U_F64 ENC_VOPC default
    0x5e26621b068391, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a069376, // V_CMP_NGE_F64 ENC_VOPC default
    0x5e26621b069376, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a06a37f, // V_CMP_NLG_F64 ENC_VOPC default
    0x5e26621b06a37f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a06b379, // V_CMP_NGT_F64 ENC_VOPC default
    0x5e26621b06b379, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a06c37c, // V_CMP_NLE_F64 ENC_VOPC default
    0x5e26621b06c37c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a06d36d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x5e26621b06d36d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a06e382, // V_CMP_NLT_F64 ENC_VOPC default
    0x5e26621b06e382, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x5a26621a06f388, // V_CMP_TRU_F64 ENC_VOPC default
    0x5e26621b06f388, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c0702da, // V_CMPX_F_F64 ENC_VOPC default
    0x5e26621d0702da, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c071301, // V_CMPX_LT_F64 ENC_VOPC default
    0x5e26621d071301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c0722d1, // V_CMPX_EQ_F64 ENC_VOPC default
    0x5e26621d0722d1, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c0732f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x5e26621d0732f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c0742ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x5e26621d0742ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c0752fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x5e26621d0752fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c0762e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x5e26621d0762e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c077322, // V_CMPX_O_F64 ENC_VOPC default
    0x5e26621d077322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c07832e, // V_CMPX_U_F64 ENC_VOPC default
    0x5e26621d07832e, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c079313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x5e26621d079313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c07a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x5e26621d07a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c07b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x5e26621d07b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c07c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x5e26621d07c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c07d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x5e26621d07d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c07e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x5e26621d07e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x5a26621c07f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x5e26621d07f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x5a26a21e0a033e, // V_CMP_F_I16 ENC_VOPC default
    0x5c26c21f0a033e, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2200a033e, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x5a26a21e0a1365, // V_CMP_LT_I16 ENC_VOPC default
    0x5c26c21f0a1365, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2200a1365, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x5a26a21e0a2335, // V_CMP_EQ_I16 ENC_VOPC default
    0x5c26c21f0a2335, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2200a2335, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x5a26a21e0a3359, // V_CMP_LE_I16 ENC_VOPC default
    0x5c26c21f0a3359, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2200a3359, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x5a26a21e0a4350, // V_CMP_GT_I16 ENC_VOPC default
    0x5c26c21f0a4350, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2200a4350, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x5a26a21e0a536e, // V_CMP_NE_I16 ENC_VOPC default
    0x5c26c21f0a536e, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2200a536e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x5a26a21e0a6347, // V_CMP_GE_I16 ENC_VOPC default
    0x5c26c21f0a6347, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2200a6347, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x5a26a21e0a7389, // V_CMP_T_I16 ENC_VOPC default
    0x5c26c21f0a7389, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2200a7389, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x5a26a2210a8341, // V_CMP_F_U16 ENC_VOPC default
    0x5c26c2220a8341, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2230a8341, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2210a9368, // V_CMP_LT_U16 ENC_VOPC default
    0x5c26c2220a9368, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2230a9368, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2210aa338, // V_CMP_EQ_U16 ENC_VOPC default
    0x5c26c2220aa338, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2230aa338, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2210ab35c, // V_CMP_LE_U16 ENC_VOPC default
    0x5c26c2220ab35c, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2230ab35c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2210ac353, // V_CMP_GT_U16 ENC_VOPC default
    0x5c26c2220ac353, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2230ac353, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2210ad371, // V_CMP_NE_U16 ENC_VOPC default
    0x5c26c2220ad371, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2230ad371, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2210ae34a, // V_CMP_GE_U16 ENC_VOPC default
    0x5c26c2220ae34a, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2230ae34a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2210af38c, // V_CMP_T_U16 ENC_VOPC default
    0x5c26c2220af38c, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2230af38c, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2240b02db, // V_CMPX_F_I16 ENC_VOPC default
    0x5c26c2250b02db, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2260b02db, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x5a26a2240b1302, // V_CMPX_LT_I16 ENC_VOPC default
    0x5c26c2250b1302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2260b1302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x5a26a2240b22d2, // V_CMPX_EQ_I16 ENC_VOPC default
    0x5c26c2250b22d2, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2260b22d2, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x5a26a2240b32f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x5c26c2250b32f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2260b32f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x5a26a2240b42ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x5c26c2250b42ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2260b42ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x5a26a2240b530b, // V_CMPX_NE_I16 ENC_VOPC default
    0x5c26c2250b530b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2260b530b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x5a26a2240b62e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x5c26c2250b62e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2260b62e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x5a26a2240b7326, // V_CMPX_T_I16 ENC_VOPC default
    0x5c26c2250b7326, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2260b7326, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x5a26a2270b82de, // V_CMPX_F_U16 ENC_VOPC default
    0x5c26c2280b82de, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2290b82de, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2270b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x5c26c2280b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2290b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2270ba2d5, // V_CMPX_EQ_U16 ENC_VOPC default
    0x5c26c2280ba2d5, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2290ba2d5, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2270bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x5c26c2280bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2290bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2270bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x5c26c2280bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2290bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2270bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x5c26c2280bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2290bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2270be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x5c26c2280be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2290be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x5a26a2270bf329, // V_CMPX_T_U16 ENC_VOPC default
    0x5c26c2280bf329, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26a2290bf329, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x5a24e22a0c033f, // V_CMP_F_I32 ENC_VOPC default
    0x5c27022b0c033f, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22c0c033f, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x5a24e22a0c1366, // V_CMP_LT_I32 ENC_VOPC default
    0x5c27022b0c1366, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22c0c1366, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x5a24e22a0c2336, // V_CMP_EQ_I32 ENC_VOPC default
    0x5c27022b0c2336, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22c0c2336, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x5a24e22a0c335a, // V_CMP_LE_I32 ENC_VOPC default
    0x5c27022b0c335a, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22c0c335a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x5a24e22a0c4351, // V_CMP_GT_I32 ENC_VOPC default
    0x5c27022b0c4351, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22c0c4351, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x5a24e22a0c536f, // V_CMP_NE_I32 ENC_VOPC default
    0x5c27022b0c536f, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22c0c536f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x5a24e22a0c6348, // V_CMP_GE_I32 ENC_VOPC default
    0x5c27022b0c6348, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22c0c6348, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x5a24e22a0c738a, // V_CMP_T_I32 ENC_VOPC default
    0x5c27022b0c738a, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22c0c738a, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x5a24e22d0c8342, // V_CMP_F_U32 ENC_VOPC default
    0x5c27022e0c8342, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22f0c8342, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x5a24e22d0c9369, // V_CMP_LT_U32 ENC_VOPC default
    0x5c27022e0c9369, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22f0c9369, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x5a24e22d0ca339, // V_CMP_EQ_U32 ENC_VOPC default
    0x5c27022e0ca339, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22f0ca339, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x5a24e22d0cb35d, // V_CMP_LE_U32 ENC_VOPC default
    0x5c27022e0cb35d, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22f0cb35d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x5a24e22d0cc354, // V_CMP_GT_U32 ENC_VOPC default
    0x5c27022e0cc354, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22f0cc354, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x5a24e22d0cd372, // V_CMP_NE_U32 ENC_VOPC default
    0x5c27022e0cd372, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22f0cd372, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x5a24e22d0ce34b, // V_CMP_GE_U32 ENC_VOPC default
    0x5c27022e0ce34b, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22f0ce34b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x5a24e22d0cf38d, // V_CMP_T_U32 ENC_VOPC default
    0x5c27022e0cf38d, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e22f0cf38d, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x5a24e2300d02dc, // V_CMPX_F_I32 ENC_VOPC default
    0x5c2702310d02dc, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2320d02dc, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x5a24e2300d1303, // V_CMPX_LT_I32 ENC_VOPC default
    0x5c2702310d1303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2320d1303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x5a24e2300d22d3, // V_CMPX_EQ_I32 ENC_VOPC default
    0x5c2702310d22d3, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2320d22d3, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x5a24e2300d32f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x5c2702310d32f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2320d32f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x5a24e2300d42ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x5c2702310d42ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2320d42ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x5a24e2300d530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x5c2702310d530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2320d530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x5a24e2300d62e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x5c2702310d62e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2320d62e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x5a24e2300d7327, // V_CMPX_T_I32 ENC_VOPC default
    0x5c2702310d7327, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2320d7327, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x5a24e2330d82df, // V_CMPX_F_U32 ENC_VOPC default
    0x5c2702340d82df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2350d82df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x5a24e2330d9306, // V_CMPX_LT_U32 ENC_VOPC default
    0x5c2702340d9306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2350d9306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x5a24e2330da2d6, // V_CMPX_EQ_U32 ENC_VOPC default
    0x5c2702340da2d6, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2350da2d6, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x5a24e2330db2fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x5c2702340db2fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2350db2fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x5a24e2330dc2f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x5c2702340dc2f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2350dc2f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x5a24e2330dd30f, // V_CMPX_NE_U32 ENC_VOPC default
    0x5c2702340dd30f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2350dd30f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x5a24e2330de2e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x5c2702340de2e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2350de2e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x5a24e2330df32a, // V_CMPX_T_U32 ENC_VOPC default
    0x5c2702340df32a, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2350df32a, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x5a2742360e0340, // V_CMP_F_I64 ENC_VOPC default
    0x5e2742370e0340, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x5a2742360e1367, // V_CMP_LT_I64 ENC_VOPC default
    0x5e2742370e1367, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x5a2742360e2337, // V_CMP_EQ_I64 ENC_VOPC default
    0x5e2742370e2337, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x5a2742360e335b, // V_CMP_LE_I64 ENC_VOPC default
    0x5e2742370e335b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x5a2742360e4352, // V_CMP_GT_I64 ENC_VOPC default
    0x5e2742370e4352, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x5a2742360e5370, // V_CMP_NE_I64 ENC_VOPC default
    0x5e2742370e5370, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x5a2742360e6349, // V_CMP_GE_I64 ENC_VOPC default
    0x5e2742370e6349, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x5a2742360e738b, // V_CMP_T_I64 ENC_VOPC default
    0x5e2742370e738b, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x5a2742380e8343, // V_CMP_F_U64 ENC_VOPC default
    0x5e2742390e8343, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x5a2742380e936a, // V_CMP_LT_U64 ENC_VOPC default
    0x5e2742390e936a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x5a2742380ea33a, // V_CMP_EQ_U64 ENC_VOPC default
    0x5e2742390ea33a, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x5a2742380eb35e, // V_CMP_LE_U64 ENC_VOPC default
    0x5e2742390eb35e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x5a2742380ec355, // V_CMP_GT_U64 ENC_VOPC default
    0x5e2742390ec355, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x5a2742380ed373, // V_CMP_NE_U64 ENC_VOPC default
    0x5e2742390ed373, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x5a2742380ee34c, // V_CMP_GE_U64 ENC_VOPC default
    0x5e2742390ee34c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x5a2742380ef38e, // V_CMP_T_U64 ENC_VOPC default
    0x5e2742390ef38e, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x5a27423a0f02dd, // V_CMPX_F_I64 ENC_VOPC default
    0x5e27423b0f02dd, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x5a27423a0f1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x5e27423b0f1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x5a27423a0f22d4, // V_CMPX_EQ_I64 ENC_VOPC default
    0x5e27423b0f22d4, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x5a27423a0f32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x5e27423b0f32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x5a27423a0f42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x5e27423b0f42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x5a27423a0f530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x5e27423b0f530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x5a27423a0f62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x5e27423b0f62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x5a27423a0f7328, // V_CMPX_T_I64 ENC_VOPC default
    0x5e27423b0f7328, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x5a27423c0f82e0, // V_CMPX_F_U64 ENC_VOPC default
    0x5e27423d0f82e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x5a27423c0f9307, // V_CMPX_LT_U64 ENC_VOPC default
    0x5e27423d0f9307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x5a27423c0fa2d7, // V_CMPX_EQ_U64 ENC_VOPC default
    0x5e27423d0fa2d7, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x5a27423c0fb2fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x5e27423d0fb2fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x5a27423c0fc2f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x5e27423d0fc2f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x5a27423c0fd310, // V_CMPX_NE_U64 ENC_VOPC default
    0x5e27423d0fd310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x5a27423c0fe2e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x5e27423d0fe2e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x5a27423c0ff32b, // V_CMPX_T_U64 ENC_VOPC default
    0x5e27423d0ff32b, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x600da0bb000456, // V_NOP ENC_VOP1 default
    0x6213a0bb000456, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x641380bb000456, // V_NOP VOP1_VOP_DPP has_dpp
    0x660da0bb000456, // V_NOP VOP1_INST_LITERAL has_lit
    0x6013e23e001446, // V_MOV_B32 ENC_VOP1 default
    0x6214223f001446, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x64140240001446, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x6613e241001446, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x68146242002475, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x6014a2430033aa, // V_CVT_I32_F64 ENC_VOP1 default
    0x6614a2440033aa, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x6014e2450043a5, // V_CVT_F64_I32 ENC_VOP1 default
    0x6614e2460043a5, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x6013e24700539e, // V_CVT_F32_I32 ENC_VOP1 default
    0x6215224800539e, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x6414024900539e, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x6613e24a00539e, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x6013e24b00639f, // V_CVT_F32_U32 ENC_VOP1 default
    0x6215224c00639f, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x6414024d00639f, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x6613e24e00639f, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x6013e24f0073b9, // V_CVT_U32_F32 ENC_VOP1 default
    0x621582500073b9, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x641562510073b9, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x6613e2520073b9, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x6013e2530083a9, // V_CVT_I32_F32 ENC_VOP1 default
    0x621582540083a9, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x641562550083a9, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x6613e2560083a9, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x6015c25700a399, // V_CVT_F16_F32 ENC_VOP1 default
    0x6216025800a399, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x6415e25900a399, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x6615c25a00a399, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x6016425b00b39c, // V_CVT_F32_F16 ENC_VOP1 default
    0x6216825c00b39c, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x6416625d00b39c, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x6616425e00b39c, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x6013e25300c3b7, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x6215825400c3b7, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x6415625500c3b7, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x6613e25600c3b7, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x6013e25300d3a7, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x6215825400d3a7, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x6415625500d3a7, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x6613e25600d3a7, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x6013e24700e3ad, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x6215224800e3ad, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x6414024900e3ad, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x6613e24a00e3ad, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x6014a25f00f39d, // V_CVT_F32_F64 ENC_VOP1 default
    0x6614a26000f39d, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x6014e2610103a4, // V_CVT_F64_F32 ENC_VOP1 default
    0x6614e2620103a4, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x6013e24b0113a0, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x6215224c0113a0, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x6414024d0113a0, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x6613e24e0113a0, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x6013e24b0123a1, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x6215224c0123a1, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x6414024d0123a1, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x6613e24e0123a1, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x6013e24b0133a2, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x6215224c0133a2, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x6414024d0133a2, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x6613e24e0133a2, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x6013e24b0143a3, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x6215224c0143a3, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x6414024d0143a3, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x6613e24e0143a3, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x6014a2630153ba, // V_CVT_U32_F64 ENC_VOP1 default
    0x6614a2640153ba, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x6014e2650163a6, // V_CVT_F64_U32 ENC_VOP1 default
    0x6614e2660163a6, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x6017026701749a, // V_TRUNC_F64 ENC_VOP1 default
    0x6617026801749a, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x601702670182ca, // V_CEIL_F64 ENC_VOP1 default
    0x661702680182ca, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x60170267019479, // V_RNDNE_F64 ENC_VOP1 default
    0x66170268019479, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x6017026701a3d5, // V_FLOOR_F64 ENC_VOP1 default
    0x6617026801a3d5, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x6013e26901b3dc, // V_FRACT_F32 ENC_VOP1 default
    0x6217426a01b3dc, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b01b3dc, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c01b3dc, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x6013e26901c499, // V_TRUNC_F32 ENC_VOP1 default
    0x6217426a01c499, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b01c499, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c01c499, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x6013e26901d2c9, // V_CEIL_F32 ENC_VOP1 default
    0x6217426a01d2c9, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b01d2c9, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c01d2c9, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x6013e26901e478, // V_RNDNE_F32 ENC_VOP1 default
    0x6217426a01e478, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b01e478, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c01e478, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x6013e26901f3d4, // V_FLOOR_F32 ENC_VOP1 default
    0x6217426a01f3d4, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b01f3d4, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c01f3d4, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x6013e2690203cf, // V_EXP_F32 ENC_VOP1 default
    0x6217426a0203cf, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b0203cf, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c0203cf, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x6013e2690213f0, // V_LOG_F32 ENC_VOP1 default
    0x6217426a0213f0, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b0213f0, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c0213f0, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x6013e269022472, // V_RCP_F32 ENC_VOP1 default
    0x6217426a022472, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b022472, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c022472, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x6013e269023474, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x6217426a023474, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b023474, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c023474, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x6013e26902447b, // V_RSQ_F32 ENC_VOP1 default
    0x6217426a02447b, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b02447b, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c02447b, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x60170267025473, // V_RCP_F64 ENC_VOP1 default
    0x66170268025473, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x6017026702647c, // V_RSQ_F64 ENC_VOP1 default
    0x6617026802647c, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x6013e269027486, // V_SQRT_F32 ENC_VOP1 default
    0x6217426a027486, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b027486, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c027486, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x60170267028487, // V_SQRT_F64 ENC_VOP1 default
    0x66170268028487, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x6013e269029484, // V_SIN_F32 ENC_VOP1 default
    0x6217426a029484, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b029484, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c029484, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x6013e26902a394, // V_COS_F32 ENC_VOP1 default
    0x6217426a02a394, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b02a394, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c02a394, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x6013e26d02b457, // V_NOT_B32 ENC_VOP1 default
    0x6214226e02b457, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x6414026f02b457, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x6613e27002b457, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x6013e23e02c2c7, // V_BFREV_B32 ENC_VOP1 default
    0x6214223f02c2c7, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x6414024002c2c7, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x6613e24102c2c7, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x6013e27102d3d1, // V_FFBH_U32 ENC_VOP1 default
    0x6214227202d3d1, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x6414027302d3d1, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x6613e27402d3d1, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x6013e27102e3d2, // V_FFBL_B32 ENC_VOP1 default
    0x6214227202e3d2, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x6414027302e3d2, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x6613e27402e3d2, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x6013e27502f3d0, // V_FFBH_I32 ENC_VOP1 default
    0x6214227602f3d0, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x6414027702f3d0, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x6613e27802f3d0, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x6014a2430303e0, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x6614a2440303e0, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x601702670313e3, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x661702680313e3, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x601702670323dd, // V_FRACT_F64 ENC_VOP1 default
    0x661702680323dd, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x6013e2530333df, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x621582540333df, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x641562550333df, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x6613e2560333df, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x6013e2690343e2, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x6217426a0343e2, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x6415626b0343e2, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x6613e26c0343e2, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x600da0bb0352cb, // V_CLREXCP ENC_VOP1 default
    0x660da0bb0352cb, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x6013e23e037482, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x6214223f037482, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x64140240037482, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x6613e241037482, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x6017627903939b, // V_CVT_F16_U16 ENC_VOP1 default
    0x6217a27a03939b, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x6417827b03939b, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x6617627c03939b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x6017627d03a39a, // V_CVT_F16_I16 ENC_VOP1 default
    0x6217a27e03a39a, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x6417827f03a39a, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x6617628003a39a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x6017e28103b3b8, // V_CVT_U16_F16 ENC_VOP1 default
    0x6218228203b3b8, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x6418028303b3b8, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x6617e28403b3b8, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x6017e28503c3a8, // V_CVT_I16_F16 ENC_VOP1 default
    0x6218228603c3a8, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x6418028703c3a8, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x6617e28803c3a8, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x6018628903d471, // V_RCP_F16 ENC_VOP1 default
    0x6218a28a03d471, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x6418828b03d471, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x6618628c03d471, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x6018628903e485, // V_SQRT_F16 ENC_VOP1 default
    0x6218a28a03e485, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x6418828b03e485, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x6618628c03e485, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x6018628903f47a, // V_RSQ_F16 ENC_VOP1 default
    0x6218a28a03f47a, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x6418828b03f47a, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x6618628c03f47a, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x601862890403ef, // V_LOG_F16 ENC_VOP1 default
    0x6218a28a0403ef, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x6418828b0403ef, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x6618628c0403ef, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x601862890413ce, // V_EXP_F16 ENC_VOP1 default
    0x6218a28a0413ce, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x6418828b0413ce, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x6618628c0413ce, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x601862890423e1, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x6218a28a0423e1, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x6418828b0423e1, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x6618628c0423e1, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x6017e2850433de, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x621822860433de, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x641802870433de, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x6617e2880433de, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x601862890443d3, // V_FLOOR_F16 ENC_VOP1 default
    0x6218a28a0443d3, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x6418828b0443d3, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x6618628c0443d3, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x601862890452c8, // V_CEIL_F16 ENC_VOP1 default
    0x6218a28a0452c8, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x6418828b0452c8, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x6618628c0452c8, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x60186289046498, // V_TRUNC_F16 ENC_VOP1 default
    0x6218a28a046498, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x6418828b046498, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x6618628c046498, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x60186289047477, // V_RNDNE_F16 ENC_VOP1 default
    0x6218a28a047477, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x6418828b047477, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x6618628c047477, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x601862890483db, // V_FRACT_F16 ENC_VOP1 default
    0x6218a28a0483db, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x6418828b0483db, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x6618628c0483db, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x60186289049483, // V_SIN_F16 ENC_VOP1 default
    0x6218a28a049483, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x6418828b049483, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x6618628c049483, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x6018628904a393, // V_COS_F16 ENC_VOP1 default
    0x6218a28a04a393, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x6418828b04a393, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x6618628c04a393, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x6017e28504d3ab, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x6218228604d3ab, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x6418028704d3ab, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x6617e28804d3ab, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x6017e28104e3ac, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x6218228204e3ac, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x6418028304e3ac, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x6617e28404e3ac, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x6013e28d04f481, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x6214228e04f481, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x6414028f04f481, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x6613e29004f481, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x6818e291051496, // V_SWAP_B32 ENC_VOP1 default
    0x6a0fa292000258, // S_MOV_B32 ENC_SOP1 default
    0x6c0fa293000258, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0fc294001259, // S_MOV_B64 ENC_SOP1 default
    0x6c0fc295001259, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa29600220c, // S_CMOV_B32 ENC_SOP1 default
    0x6c0fa29700220c, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0fc29800320d, // S_CMOV_B64 ENC_SOP1 default
    0x6c0fc29900320d, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa29a004265, // S_NOT_B32 ENC_SOP1 default
    0x6c0fa29b004265, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0fc29c005266, // S_NOT_B64 ENC_SOP1 default
    0x6c0fc29d005266, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa29a006296, // S_WQM_B32 ENC_SOP1 default
    0x6c0fa29b006296, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0fc29c007297, // S_WQM_B64 ENC_SOP1 default
    0x6c0fc29d007297, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa29e0081d9, // S_BREV_B32 ENC_SOP1 default
    0x6c0fa29f0081d9, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0fc2a00091da, // S_BREV_B64 ENC_SOP1 default
    0x6c0fc2a10091da, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa2a200a1c5, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x6c0fa2a300a1c5, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0fe2a400b1c6, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x6c0fe2a500b1c6, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa2a200c1c7, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x6c0fa2a300c1c7, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0fe2a400d1c8, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x6c0fe2a500d1c8, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa2a600e234, // S_FF0_I32_B32 ENC_SOP1 default
    0x6c0fa2a700e234, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0fe2a800f235, // S_FF0_I32_B64 ENC_SOP1 default
    0x6c0fe2a900f235, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa2a6010236, // S_FF1_I32_B32 ENC_SOP1 default
    0x6c0fa2a7010236, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0fe2a8011237, // S_FF1_I32_B64 ENC_SOP1 default
    0x6c0fe2a9011237, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa2a6012239, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x6c0fa2a7012239, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0fe2a801323a, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x6c0fe2a901323a, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa2aa014238, // S_FLBIT_I32 ENC_SOP1 default
    0x6c0fa2ab014238, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x6a0fe2ac01523b, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x6c0fe2ad01523b, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa2ae016289, // S_SEXT_I32_I8 ENC_SOP1 default
    0x6c0fa2af016289, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x6a0fa2b0017288, // S_SEXT_I32_I16 ENC_SOP1 default
    0x6c0fa2b1017288, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x6a0fa2b20181d4, // S_BITSET0_B32 ENC_SOP1 default
    0x6c0fa2b30181d4, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x6a1002b40191d5, // S_BITSET0_B64 ENC_SOP1 default
    0x6c1002b50191d5, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa2b201a1d6, // S_BITSET1_B32 ENC_SOP1 default
    0x6c0fa2b301a1d6, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x6a1002b401b1d7, // S_BITSET1_B64 ENC_SOP1 default
    0x6c1002b501b1d7, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x6a1022b601c23c, // S_GETPC_B64 ENC_SOP1 default
    0x6a1042b701d27f, // S_SETPC_B64 ENC_SOP1 default
    0x6a0fc2b801e291, // S_SWAPPC_B64 ENC_SOP1 default
    0x6a1042b701f273, // S_RFE_B64 ENC_SOP1 default
    0x6a0fc2b90201a5, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0fc2ba0201a5, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fc2b902126d, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0fc2ba02126d, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fc2b902229d, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0fc2ba02229d, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fc2b90231a1, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0fc2ba0231a1, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fc2b902426a, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0fc2ba02426a, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fc2b9025260, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0fc2ba025260, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fc2b9026264, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0fc2ba026264, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fc2b902729a, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0fc2ba02729a, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa29a028271, // S_QUADMASK_B32 ENC_SOP1 default
    0x6c0fa29b028271, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0fc29c029272, // S_QUADMASK_B64 ENC_SOP1 default
    0x6c0fc29d029272, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fa2bb02a256, // S_MOVRELS_B32 ENC_SOP1 default
    0x6a0fc2bc02b257, // S_MOVRELS_B64 ENC_SOP1 default
    0x6a0fa2bd02c254, // S_MOVRELD_B32 ENC_SOP1 default
    0x6c0fa2be02c254, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0fc2bf02d255, // S_MOVRELD_B64 ENC_SOP1 default
    0x6c0fc2c002d255, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x6a1062c102e206, // S_CBRANCH_JOIN ENC_SOP1 default
    0x6c1062c202e206, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x6a0fa2c3030198, // S_ABS_I32 ENC_SOP1 default
    0x6c0fa2c4030198, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x6a1062c5032284, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x6c1062c6032284, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x6a0fc2b903319d, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0fc2ba03319d, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fc2b9034267, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0fc2ba034267, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fc2b903519e, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x6c0fc2ba03519e, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0fc2b90361a2, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x6c0fc2ba0361a2, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a1002c70371d3, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x6c1002c80371d3, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x6e1142c900021a, // S_CMP_EQ_I32 ENC_SOPC default
    0x701142ca00021a, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x721142cb00021a, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x741142cc00021a, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142c9001223, // S_CMP_LG_I32 ENC_SOPC default
    0x701142ca001223, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x721142cb001223, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x741142cc001223, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142c900221f, // S_CMP_GT_I32 ENC_SOPC default
    0x701142ca00221f, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x721142cb00221f, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x741142cc00221f, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142c900321d, // S_CMP_GE_I32 ENC_SOPC default
    0x701142ca00321d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x721142cb00321d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x741142cc00321d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142c9004226, // S_CMP_LT_I32 ENC_SOPC default
    0x701142ca004226, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x721142cb004226, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x741142cc004226, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142c9005221, // S_CMP_LE_I32 ENC_SOPC default
    0x701142ca005221, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x721142cb005221, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x741142cc005221, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142cd00621b, // S_CMP_EQ_U32 ENC_SOPC default
    0x701142ce00621b, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x721142cf00621b, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x741142d000621b, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142cd007224, // S_CMP_LG_U32 ENC_SOPC default
    0x701142ce007224, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x721142cf007224, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x741142d0007224, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142cd008220, // S_CMP_GT_U32 ENC_SOPC default
    0x701142ce008220, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x721142cf008220, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x741142d0008220, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142cd00921e, // S_CMP_GE_U32 ENC_SOPC default
    0x701142ce00921e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x721142cf00921e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x741142d000921e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142cd00a227, // S_CMP_LT_U32 ENC_SOPC default
    0x701142ce00a227, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x721142cf00a227, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x741142d000a227, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142cd00b222, // S_CMP_LE_U32 ENC_SOPC default
    0x701142ce00b222, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x721142cf00b222, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x741142d000b222, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142cd00c1cf, // S_BITCMP0_B32 ENC_SOPC default
    0x701142ce00c1cf, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x721142cf00c1cf, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x741142d000c1cf, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142cd00d1d1, // S_BITCMP1_B32 ENC_SOPC default
    0x701142ce00d1d1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x721142cf00d1d1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x741142d000d1d1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1122d100e1d0, // S_BITCMP0_B64 ENC_SOPC default
    0x701122d200e1d0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x721122d300e1d0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x741122d400e1d0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1122d100f1d2, // S_BITCMP1_B64 ENC_SOPC default
    0x701122d200f1d2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x721122d300f1d2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x741122d400f1d2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1142d5010283, // S_SETVSKIP ENC_SOPC default
    0x701142d6010283, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x721142d7010283, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x741142d8010283, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1162d9011287, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x701162da011287, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x721162db011287, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x741162dc011287, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1102dd01221c, // S_CMP_EQ_U64 ENC_SOPC default
    0x701102de01221c, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x721102df01221c, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x741102e001221c, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1102dd013225, // S_CMP_LG_U64 ENC_SOPC default
    0x701102de013225, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x721102df013225, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x741102e0013225, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x761242e1000261, // S_NOP ENC_SOPP default
    0x761260bb001231, // S_ENDPGM ENC_SOPP default
    0x761282e20021d8, // S_BRANCH ENC_SOPP default
    0x760da0bb003295, // S_WAKEUP ENC_SOPP default
    0x761282e3004207, // S_CBRANCH_SCC0 ENC_SOPP default
    0x761282e3005208, // S_CBRANCH_SCC1 ENC_SOPP default
    0x781282e400620a, // S_CBRANCH_VCCZ ENC_SOPP default
    0x781282e4007209, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x761282e5008203, // S_CBRANCH_EXECZ ENC_SOPP default
    0x761282e5009202, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x760da0bb00a1c4, // S_BARRIER ENC_SOPP default
    0x761242e100b27e, // S_SETKILL ENC_SOPP default
    0x7612a2e600c294, // S_WAITCNT ENC_SOPP default
    0x761242e100d27d, // S_SETHALT ENC_SOPP default
    0x761242e100e28a, // S_SLEEP ENC_SOPP default
    0x761242e100f280, // S_SETPRIO ENC_SOPP default
    0x7612c2e701027b, // S_SENDMSG ENC_SOPP default
    0x7612c2e701127c, // S_SENDMSGHALT ENC_SOPP default
    0x761242e1012292, // S_TRAP ENC_SOPP default
    0x760da0bb01323e, // S_ICACHE_INV ENC_SOPP default
    0x761242e101423f, // S_INCPERFLEVEL ENC_SOPP default
    0x761242e1015230, // S_DECPERFLEVEL ENC_SOPP default
    0x760da174016293, // S_TTRACEDATA ENC_SOPP default
    0x761282e20171fe, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x761282e2018201, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x761282e2019200, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x761282e201a1ff, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x760da0bb01b233, // S_ENDPGM_SAVED ENC_SOPP default
    0x760da0bb01c286, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x7612e2e801d285, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x760da0bb01e232, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x7a2282e9000464, // V_PK_MAD_I16 ENC_VOP3P default
    0x7c22a2ea00146d, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x7c22a2eb00245d, // V_PK_ADD_I16 ENC_VOP3P default
    0x7c22a2eb00346e, // V_PK_SUB_I16 ENC_VOP3P default
    0x7c22a2ec004462, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x7c22a2ec005463, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x7c22a2ed00645f, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x7c22a2eb007467, // V_PK_MAX_I16 ENC_VOP3P default
    0x7c22a2eb00846a, // V_PK_MIN_I16 ENC_VOP3P default
    0x7a2282ee009465, // V_PK_MAD_U16 ENC_VOP3P default
    0x7c22a2ea00a45e, // V_PK_ADD_U16 ENC_VOP3P default
    0x7c22a2ea00b46f, // V_PK_SUB_U16 ENC_VOP3P default
    0x7c22a2ea00c468, // V_PK_MAX_U16 ENC_VOP3P default
    0x7c22a2ea00d46b, // V_PK_MIN_U16 ENC_VOP3P default
    0x7a22c2ef00e461, // V_PK_FMA_F16 ENC_VOP3P default
    0x7c22e0f300f45c, // V_PK_ADD_F16 ENC_VOP3P default
    0x7c22e0f301046c, // V_PK_MUL_F16 ENC_VOP3P default
    0x7c22e0f3011469, // V_PK_MIN_F16 ENC_VOP3P default
    0x7c22e0f3012466, // V_PK_MAX_F16 ENC_VOP3P default
    0x7a2302f002040b, // V_MAD_MIX_F32 ENC_VOP3P default
    0x7a2302f102140a, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x7a2302f1022409, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x7a2322f20233c5, // V_DOT2_F32_F16 ENC_VOP3P default
    0x7a2282f30263c6, // V_DOT2_I32_I16 ENC_VOP3P default
    0x7a2281180273c7, // V_DOT2_U32_U16 ENC_VOP3P default
    0x7a2342f40283c9, // V_DOT4_I32_I8 ENC_VOP3P default
    0x7a2341170293ca, // V_DOT4_U32_U8 ENC_VOP3P default
    0x7a2342f502a3cc, // V_DOT8_I32_I4 ENC_VOP3P default
    0x7a2342f602b3cd, // V_DOT8_U32_U4 ENC_VOP3P default
    0x7e2362f704042b, // V_MFMA_F32_32X32X1F32 VOP3P_MFMA default
    0x7e2382f8041426, // V_MFMA_F32_16X16X1F32 VOP3P_MFMA default
    0x7e23a2f9042431, // V_MFMA_F32_4X4X1F32 VOP3P_MFMA default
    0x7e2382f804442d, // V_MFMA_F32_32X32X2F32 VOP3P_MFMA default
    0x7e23a2f9045429, // V_MFMA_F32_16X16X4F32 VOP3P_MFMA default
    0x7e23c2fa04842f, // V_MFMA_F32_32X32X4F16 VOP3P_MFMA default
    0x7e23e2fb049428, // V_MFMA_F32_16X16X4F16 VOP3P_MFMA default
    0x7e2402fc04a433, // V_MFMA_F32_4X4X4F16 VOP3P_MFMA default
    0x7e23e2fb04c430, // V_MFMA_F32_32X32X8F16 VOP3P_MFMA default
    0x7e2402fc04d425, // V_MFMA_F32_16X16X16F16 VOP3P_MFMA default
    0x7e2362fd050436, // V_MFMA_I32_32X32X4I8 VOP3P_MFMA default
    0x7e2382fe051435, // V_MFMA_I32_16X16X4I8 VOP3P_MFMA default
    0x7e23a2ff052438, // V_MFMA_I32_4X4X4I8 VOP3P_MFMA default
    0x7e2382fe054437, // V_MFMA_I32_32X32X8I8 VOP3P_MFMA default
    0x7e23a2ff055434, // V_MFMA_I32_16X16X16I8 VOP3P_MFMA default
    0x802423000582ae, // V_ACCVGPR_READ ENC_VOP3P default
    0x822443010592af, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x7e24630206842c, // V_MFMA_F32_32X32X2BF16 VOP3P_MFMA default
    0x7e248303069427, // V_MFMA_F32_16X16X2BF16 VOP3P_MFMA default
    0x7e24a30406b432, // V_MFMA_F32_4X4X2BF16 VOP3P_MFMA default
    0x7e24830306c42e, // V_MFMA_F32_32X32X4BF16 VOP3P_MFMA default
    0x7e24a30406d42a, // V_MFMA_F32_16X16X8BF16 VOP3P_MFMA default
];
