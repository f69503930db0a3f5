// Written by `cargo xtask regen` from amdgpu_isa_cdna4.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 57] = [
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 1, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 1, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 1, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 1, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 1, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP2,
        0,
        1,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x80000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x800000ff,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ff00,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ffff,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPK,
        0,
        1,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPK_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xc0000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(3, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(7, 2)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
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
        enc::ENC_FLAT,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_SCRATCH,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc004000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_GLBL,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc008000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MUBUF,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xe0000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MTBUF,
        0,
        2,
        Slot::Whole,
        [bits(15, 4), bits(0, 0)],
        0xe8000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_SDWA_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000f9,
        choice(Sdwa, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000ff,
        choice(Short, 1, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000f9,
        choice(Sdwa, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 1, [false, true, false, false], run(0, 0), run(9, 1)),
    ),
    form_kind(
        enc::VOP1_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000f9,
        choice(Sdwa, 0, 1, [false, true, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe8000ff,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPC,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf0000ff,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ff00,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ffff,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, [false, true, false, false], run(1, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_MFMA,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(10, 3)),
    ),
    form_kind(
        enc::VOP3P_MFMA,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(13, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, [false, true, false, false], run(1, 2), run(1, 1)),
    ),
    form_kind(
        enc::ENC_VOP3PX2,
        0,
        4,
        Slot::Whole,
        [bits(80, 7), bits(0, 0)],
        0xd380000000000000d3ac0000,
        choice(Long, 0, 1, [false, true, false, false], run(3, 1), run(16, 3)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 2574] = [
    0x00174000000357, // V_CNDMASK_B32 ENC_VOP2 default
    0x02178001000357, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x04176002000357, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x06174003000357, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0817c004001275, // V_ADD_F32 ENC_VOP2 default
    0x0a180005001275, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17e006001275, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e17c007001275, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0817c0040024ca, // V_SUB_F32 ENC_VOP2 default
    0x0a1800050024ca, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17e0060024ca, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e17c0070024ca, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0817c0040034c5, // V_SUBREV_F32 ENC_VOP2 default
    0x0a1800050034c5, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17e0060034c5, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e17c0070034c5, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x081840080043dd, // V_FMAC_F64 ENC_VOP2 default
    0x0c1860090043dd, // V_FMAC_F64 VOP2_VOP_DPP has_dpp
    0x0e18400a0043dd, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x0817c00400545f, // V_MUL_F32 ENC_VOP2 default
    0x0a18000500545f, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17e00600545f, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e17c00700545f, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0817c00b006465, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a18c00c006465, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18a00d006465, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e17c00e006465, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0817c00b007462, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a18c00c007462, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18a00d007462, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e17c00e007462, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0817c00f008469, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a18c010008469, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c18a011008469, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e17c012008469, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0817c00f009464, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a18c010009464, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c18a011009464, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e17c012009464, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0817c00400a453, // V_MIN_F32 ENC_VOP2 default
    0x0a18000500a453, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17e00600a453, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e17c00700a453, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0817c00400b415, // V_MAX_F32 ENC_VOP2 default
    0x0a18000500b415, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17e00600b415, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e17c00700b415, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0817c00b00c456, // V_MIN_I32 ENC_VOP2 default
    0x0a18c00c00c456, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18a00d00c456, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e17c00e00c456, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0817c00b00d418, // V_MAX_I32 ENC_VOP2 default
    0x0a18c00c00d418, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18a00d00d418, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e17c00e00d418, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0817c00f00e458, // V_MIN_U32 ENC_VOP2 default
    0x0a18c01000e458, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18a01100e458, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e17c01200e458, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0817c00f00f41a, // V_MAX_U32 ENC_VOP2 default
    0x0a18c01000f41a, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18a01100f41a, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e17c01200f41a, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0817c0130103f9, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a18c0140103f9, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18a0110103f9, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e17c0150103f9, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0817c016011281, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a18c017011281, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18a018011281, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e17c019011281, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0817c0130123f3, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a18c0140123f3, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18a0110123f3, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e17c0150123f3, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0817c00f01327e, // V_AND_B32 ENC_VOP2 default
    0x0a18c01001327e, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18a01101327e, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e17c01201327e, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0817c00f01446d, // V_OR_B32 ENC_VOP2 default
    0x0a18c01001446d, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18a01101446d, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e17c01201446d, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0817c00f0154d7, // V_XOR_B32 ENC_VOP2 default
    0x0a18c0100154d7, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18a0110154d7, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e17c0120154d7, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0819201a0163c6, // V_DOT2C_F32_BF16 ENC_VOP2 default
    0x0c19401b0163c6, // V_DOT2C_F32_BF16 VOP2_VOP_DPP has_dpp
    0x0e19201c0163c6, // V_DOT2C_F32_BF16 VOP2_INST_LITERAL has_lit
    0x1019801d0173de, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e19801e0173de, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1019a01f0183db, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e19a0200183db, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0819c021019273, // V_ADD_CO_U32 ENC_VOP2 default
    0x121a0022019273, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19e023019273, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19c024019273, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819c02101a4c8, // V_SUB_CO_U32 ENC_VOP2 default
    0x121a002201a4c8, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19e02301a4c8, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19c02401a4c8, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819c02501b4c3, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x121a002601b4c3, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19e02301b4c3, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19c02701b4c3, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a402801c272, // V_ADDC_CO_U32 ENC_VOP2 default
    0x141a802901c272, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a602a01c272, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a402b01c272, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a402801d4c2, // V_SUBB_CO_U32 ENC_VOP2 default
    0x141a802901d4c2, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a602a01d4c2, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a402b01d4c2, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a402c01e4c1, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x141a802d01e4c1, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a602a01e4c1, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a402e01e4c1, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x081ac02f01f274, // V_ADD_F16 ENC_VOP2 default
    0x0a1b003001f274, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae03101f274, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac03201f274, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x081ac02f0204c9, // V_SUB_F16 ENC_VOP2 default
    0x0a1b00300204c9, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae0310204c9, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac0320204c9, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x081ac0330214c4, // V_SUBREV_F16 ENC_VOP2 default
    0x0a1b00340214c4, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae0310214c4, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac0350214c4, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x081ac02f02245e, // V_MUL_F16 ENC_VOP2 default
    0x0a1b003002245e, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae03102245e, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac03202245e, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x081ac0360233fb, // V_MAC_F16 ENC_VOP2 default
    0x0c1ae0370233fb, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac0380233fb, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x101b40390243fd, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e1b403a0243fd, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x101b603b0253fc, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e1b603c0253fc, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x081b803d02627a, // V_ADD_U16 ENC_VOP2 default
    0x0a1bc03e02627a, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03f02627a, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e1b804002627a, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x081b803d0274cd, // V_SUB_U16 ENC_VOP2 default
    0x0a1bc03e0274cd, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03f0274cd, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e1b80400274cd, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x081b80410284c6, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1bc0420284c6, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03f0284c6, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e1b80430284c6, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x081b803d029467, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1bc03e029467, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03f029467, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e1b8040029467, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x081b804102a3f2, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1bc04202a3f2, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03f02a3f2, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1b804302a3f2, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x081b804102b3f8, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1bc04202b3f8, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03f02b3f8, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1b804302b3f8, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x081b804402c280, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1bc04502c280, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba04602c280, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e1b804702c280, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x081ac02f02d414, // V_MAX_F16 ENC_VOP2 default
    0x0a1b003002d414, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae03102d414, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac03202d414, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x081ac02f02e452, // V_MIN_F16 ENC_VOP2 default
    0x0a1b003002e452, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae03102e452, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac03202e452, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x081b803d02f419, // V_MAX_U16 ENC_VOP2 default
    0x0a1bc03e02f419, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03f02f419, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e1b804002f419, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081b8048030417, // V_MAX_I16 ENC_VOP2 default
    0x0a1bc049030417, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba04a030417, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e1b804b030417, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x081b803d031457, // V_MIN_U16 ENC_VOP2 default
    0x0a1bc03e031457, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03f031457, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e1b8040031457, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x081b8048032455, // V_MIN_I16 ENC_VOP2 default
    0x0a1bc049032455, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba04a032455, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e1b804b032455, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x081ac02f0333ec, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1c40300333ec, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1c20310333ec, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac0320333ec, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0817c00f03427b, // V_ADD_U32 ENC_VOP2 default
    0x0a18c01003427b, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18a01103427b, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e17c01203427b, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0817c00f0354ce, // V_SUB_U32 ENC_VOP2 default
    0x0a18c0100354ce, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18a0110354ce, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e17c0120354ce, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x0817c0130364c7, // V_SUBREV_U32 ENC_VOP2 default
    0x0a18c0140364c7, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18a0110364c7, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e17c0150364c7, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081c804c0373c7, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1ca04d0373c7, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1c804e0373c7, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0817c04f0383c8, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c18a0500383c8, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e17c0510383c8, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x0817c0520393cd, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c18a0530393cd, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e17c0540393cd, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0817c05503a3d0, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c18a05603a3d0, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e17c05703a3d0, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0817c05803b3dc, // V_FMAC_F32 ENC_VOP2 default
    0x0c17e05903b3dc, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e17c05a03b3dc, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081ce05b03c477, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0a1d405c03c477, // V_PK_FMAC_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1d005d03c477, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1ce05e03c477, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0817c00f03d4d6, // V_XNOR_B32 ENC_VOP2 default
    0x0a18c01003d4d6, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18a01103d4d6, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e17c01203d4d6, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x160c405f00015b, // S_ADD_U32 ENC_SOP2 default
    0x180c406000015b, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406100015b, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406200015b, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f001250, // S_SUB_U32 ENC_SOP2 default
    0x180c4060001250, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4061001250, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4062001250, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c406300215a, // S_ADD_I32 ENC_SOP2 default
    0x180c406400215a, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406500215a, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406600215a, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c406300324f, // S_SUB_I32 ENC_SOP2 default
    0x180c406400324f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406500324f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406600324f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c4067004158, // S_ADDC_U32 ENC_SOP2 default
    0x180c4068004158, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4069004158, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406a004158, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c406700524e, // S_SUBB_U32 ENC_SOP2 default
    0x180c406800524e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406900524e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406a00524e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c4063006210, // S_MIN_I32 ENC_SOP2 default
    0x180c4064006210, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4065006210, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4066006210, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f007211, // S_MIN_U32 ENC_SOP2 default
    0x180c4060007211, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4061007211, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4062007211, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c406300820c, // S_MAX_I32 ENC_SOP2 default
    0x180c406400820c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406500820c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406600820c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f00920d, // S_MAX_U32 ENC_SOP2 default
    0x180c406000920d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406100920d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406200920d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c406b00a1e7, // S_CSELECT_B32 ENC_SOP2 default
    0x180c406c00a1e7, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406d00a1e7, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406e00a1e7, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c606f00b1e8, // S_CSELECT_B64 ENC_SOP2 default
    0x180c607000b1e8, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607100b1e8, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607200b1e8, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f00c162, // S_AND_B32 ENC_SOP2 default
    0x180c406000c162, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406100c162, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406200c162, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607300d163, // S_AND_B64 ENC_SOP2 default
    0x180c607400d163, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607500d163, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607600d163, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f00e22a, // S_OR_B32 ENC_SOP2 default
    0x180c406000e22a, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406100e22a, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406200e22a, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607300f22b, // S_OR_B64 ENC_SOP2 default
    0x180c607400f22b, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607500f22b, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607600f22b, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f01025b, // S_XOR_B32 ENC_SOP2 default
    0x180c406001025b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406101025b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406201025b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607301125c, // S_XOR_B64 ENC_SOP2 default
    0x180c607401125c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607501125c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607601125c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f01215e, // S_ANDN2_B32 ENC_SOP2 default
    0x180c406001215e, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406101215e, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406201215e, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607301315f, // S_ANDN2_B64 ENC_SOP2 default
    0x180c607401315f, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607501315f, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607601315f, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f014227, // S_ORN2_B32 ENC_SOP2 default
    0x180c4060014227, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4061014227, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4062014227, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6073015228, // S_ORN2_B64 ENC_SOP2 default
    0x180c6074015228, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c6075015228, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c6076015228, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f01621d, // S_NAND_B32 ENC_SOP2 default
    0x180c406001621d, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406101621d, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406201621d, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607301721e, // S_NAND_B64 ENC_SOP2 default
    0x180c607401721e, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607501721e, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607601721e, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f018221, // S_NOR_B32 ENC_SOP2 default
    0x180c4060018221, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4061018221, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4062018221, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6073019222, // S_NOR_B64 ENC_SOP2 default
    0x180c6074019222, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c6075019222, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c6076019222, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f01a258, // S_XNOR_B32 ENC_SOP2 default
    0x180c406001a258, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406101a258, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406201a258, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607301b259, // S_XNOR_B64 ENC_SOP2 default
    0x180c607401b259, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607501b259, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607601b259, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f01c208, // S_LSHL_B32 ENC_SOP2 default
    0x180c406001c208, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406101c208, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406201c208, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807701d209, // S_LSHL_B64 ENC_SOP2 default
    0x180c807801d209, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807901d209, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807a01d209, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f01e20a, // S_LSHR_B32 ENC_SOP2 default
    0x180c406001e20a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406101e20a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406201e20a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807701f20b, // S_LSHR_B64 ENC_SOP2 default
    0x180c807801f20b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807901f20b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807a01f20b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c407b020165, // S_ASHR_I32 ENC_SOP2 default
    0x180c407c020165, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c407d020165, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c407e020165, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807f021166, // S_ASHR_I64 ENC_SOP2 default
    0x180c8080021166, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0c8081021166, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0c8082021166, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c408302218c, // S_BFM_B32 ENC_SOP2 default
    0x180c408402218c, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c408502218c, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c408602218c, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca08702318d, // S_BFM_B64 ENC_SOP2 default
    0x180ca08802318d, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca08902318d, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca08a02318d, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c408b02421c, // S_MUL_I32 ENC_SOP2 default
    0x180c408c02421c, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c408d02421c, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c408e02421c, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f02518a, // S_BFE_U32 ENC_SOP2 default
    0x180c406002518a, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406102518a, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406202518a, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c407b026188, // S_BFE_I32 ENC_SOP2 default
    0x180c407c026188, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c407d026188, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c407e026188, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807702718b, // S_BFE_U64 ENC_SOP2 default
    0x180c807802718b, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807902718b, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807a02718b, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807f028189, // S_BFE_I64 ENC_SOP2 default
    0x180c8080028189, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0c8081028189, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0c8082028189, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc08f0291c3, // S_CBRANCH_G_FORK ENC_SOP2 default
    0x180cc0900291c3, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0
    0x1a0cc0910291c3, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_1
    0x1c0cc0920291c3, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c406302a156, // S_ABSDIFF_I32 ENC_SOP2 default
    0x180c406402a156, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406502a156, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406602a156, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce09302b233, // S_RFE_RESTORE_B64 ENC_SOP2 default
    0x160c408302c21b, // S_MUL_HI_U32 ENC_SOP2 default
    0x180c408402c21b, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c408502c21b, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c408602c21b, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c408b02d21a, // S_MUL_HI_I32 ENC_SOP2 default
    0x180c408c02d21a, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c408d02d21a, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c408e02d21a, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f02e204, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x180c406002e204, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406102e204, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406202e204, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f02f205, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x180c406002f205, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406102f205, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406202f205, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f030206, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x180c4060030206, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4061030206, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4062030206, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405f031207, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x180c4060031207, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4061031207, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4062031207, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c409403222f, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x180c409503222f, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c409603222f, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c409703222f, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c409803322e, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x180c409903322e, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c409a03322e, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c409b03322e, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c409c03422d, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x180c409d03422d, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c409e03422d, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c409f03422d, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1e0d40a0000212, // S_MOVK_I32 ENC_SOPK default
    0x1e0d40a10011ca, // S_CMOVK_I32 ENC_SOPK default
    0x1e0d40a20021cd, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1e0d40a20031d5, // S_CMPK_LG_I32 ENC_SOPK default
    0x1e0d40a20041d1, // S_CMPK_GT_I32 ENC_SOPK default
    0x1e0d40a20051cf, // S_CMPK_GE_I32 ENC_SOPK default
    0x1e0d40a20061d7, // S_CMPK_LT_I32 ENC_SOPK default
    0x1e0d40a20071d3, // S_CMPK_LE_I32 ENC_SOPK default
    0x1e0d40a30081ce, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1e0d40a30091d6, // S_CMPK_LG_U32 ENC_SOPK default
    0x1e0d40a300a1d2, // S_CMPK_GT_U32 ENC_SOPK default
    0x1e0d40a300b1d0, // S_CMPK_GE_U32 ENC_SOPK default
    0x1e0d40a300c1d8, // S_CMPK_LT_U32 ENC_SOPK default
    0x1e0d40a300d1d4, // S_CMPK_LE_U32 ENC_SOPK default
    0x1e0d40a400e159, // S_ADDK_I32 ENC_SOPK default
    0x1e0d40a500f219, // S_MULK_I32 ENC_SOPK default
    0x1e0d60a60101c4, // S_CBRANCH_I_FORK ENC_SOPK default
    0x1e0d80a70111fc, // S_GETREG_B32 ENC_SOPK default
    0x1e0da0a8012240, // S_SETREG_B32 ENC_SOPK default
    0x200dc0a9014241, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1e0d60aa0151bc, // S_CALL_B64 ENC_SOPK default
    0x220980ab0001ff, // S_LOAD_DWORD ENC_SMEM default
    0x2209a0ac001201, // S_LOAD_DWORDX2 ENC_SMEM default
    0x2209c0ad002202, // S_LOAD_DWORDX4 ENC_SMEM default
    0x2209e0ae003203, // S_LOAD_DWORDX8 ENC_SMEM default
    0x220a00af004200, // S_LOAD_DWORDX16 ENC_SMEM default
    0x220980b0005234, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x2209a0b1006235, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x2209c0b2007236, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x220a20b30081b4, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x220a40b40091b6, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x220a60b500a1b7, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x220a80b600b1b8, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x220aa0b700c1b5, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x220980b801024b, // S_STORE_DWORD ENC_SMEM default
    0x2209a0b901124c, // S_STORE_DWORDX2 ENC_SMEM default
    0x2209c0ba01224d, // S_STORE_DWORDX4 ENC_SMEM default
    0x220980bb015237, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x2209a0bc016238, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x2209c0bd017239, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x220a20be0181b9, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x220a40bf0191ba, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x220a60c001a1bb, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x220ac0c10201eb, // S_DCACHE_INV ENC_SMEM default
    0x220ac0c10211ed, // S_DCACHE_WB ENC_SMEM default
    0x220ac0c10221ec, // S_DCACHE_INV_VOL ENC_SMEM default
    0x220ac0c10231ee, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220ae0c202420f, // S_MEMTIME ENC_SMEM default
    0x220ae0c202520e, // S_MEMREALTIME ENC_SMEM default
    0x220b00c3026167, // S_ATC_PROBE ENC_SMEM default
    0x220b20c4027168, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x220b40c50281e9, // S_DCACHE_DISCARD ENC_SMEM default
    0x220b40c50291ea, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x220a20c60401ac, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x220a40c704119e, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x220a20c604219a, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x220a20c60431aa, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x220a20c60441a8, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x220a20c60451b0, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x220a20c60461a6, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x220a20c60471ae, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x220a20c604819c, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x220a20c60491a4, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x220a20c604a1b2, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x220a20c604b1a2, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x220a20c604c1a0, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x220a40c70601ad, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220a60c806119f, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220a40c706219b, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x220a40c70631ab, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x220a40c70641a9, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220a40c70651b1, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220a40c70661a7, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220a40c70671af, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220a40c706819d, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x220a40c70691a5, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x220a40c706a1b3, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x220a40c706b1a3, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x220a40c706c1a1, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x220980c908017b, // S_ATOMIC_SWAP ENC_SMEM default
    0x2209a0ca08116d, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x220980c9082169, // S_ATOMIC_ADD ENC_SMEM default
    0x220980c9083179, // S_ATOMIC_SUB ENC_SMEM default
    0x220980c9084177, // S_ATOMIC_SMIN ENC_SMEM default
    0x220980c908517f, // S_ATOMIC_UMIN ENC_SMEM default
    0x220980c9086175, // S_ATOMIC_SMAX ENC_SMEM default
    0x220980c908717d, // S_ATOMIC_UMAX ENC_SMEM default
    0x220980c908816b, // S_ATOMIC_AND ENC_SMEM default
    0x220980c9089173, // S_ATOMIC_OR ENC_SMEM default
    0x220980c908a181, // S_ATOMIC_XOR ENC_SMEM default
    0x220980c908b171, // S_ATOMIC_INC ENC_SMEM default
    0x220980c908c16f, // S_ATOMIC_DEC ENC_SMEM default
    0x2209a0ca0a017c, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x2209c0cb0a116e, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x2209a0ca0a216a, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x2209a0ca0a317a, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x2209a0ca0a4178, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x2209a0ca0a5180, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x2209a0ca0a6176, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x2209a0ca0a717e, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x2209a0ca0a816c, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x2209a0ca0a9174, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x2209a0ca0aa182, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x2209a0ca0ab172, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x2209a0ca0ac170, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x242920cc0102f5, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x242920cd011292, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x242980ce0122f6, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x242980cf013293, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x2429c0d00142f4, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x2429c0d1015291, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x242a20d0020300, // V_CMP_F_F16 ENC_VOP3 default
    0x242a20d0021327, // V_CMP_LT_F16 ENC_VOP3 default
    0x242a20d00222f7, // V_CMP_EQ_F16 ENC_VOP3 default
    0x242a20d002331b, // V_CMP_LE_F16 ENC_VOP3 default
    0x242a20d0024312, // V_CMP_GT_F16 ENC_VOP3 default
    0x242a20d0025324, // V_CMP_LG_F16 ENC_VOP3 default
    0x242a20d0026309, // V_CMP_GE_F16 ENC_VOP3 default
    0x242a20d0027348, // V_CMP_O_F16 ENC_VOP3 default
    0x242a20d0028354, // V_CMP_U_F16 ENC_VOP3 default
    0x242a20d0029339, // V_CMP_NGE_F16 ENC_VOP3 default
    0x242a20d002a342, // V_CMP_NLG_F16 ENC_VOP3 default
    0x242a20d002b33c, // V_CMP_NGT_F16 ENC_VOP3 default
    0x242a20d002c33f, // V_CMP_NLE_F16 ENC_VOP3 default
    0x242a20d002d330, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x242a20d002e345, // V_CMP_NLT_F16 ENC_VOP3 default
    0x242a20d002f34b, // V_CMP_TRU_F16 ENC_VOP3 default
    0x242a20d103029d, // V_CMPX_F_F16 ENC_VOP3 default
    0x242a20d10312c4, // V_CMPX_LT_F16 ENC_VOP3 default
    0x242a20d1032294, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x242a20d10332b8, // V_CMPX_LE_F16 ENC_VOP3 default
    0x242a20d10342af, // V_CMPX_GT_F16 ENC_VOP3 default
    0x242a20d10352c1, // V_CMPX_LG_F16 ENC_VOP3 default
    0x242a20d10362a6, // V_CMPX_GE_F16 ENC_VOP3 default
    0x242a20d10372e5, // V_CMPX_O_F16 ENC_VOP3 default
    0x242a20d10382f1, // V_CMPX_U_F16 ENC_VOP3 default
    0x242a20d10392d6, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x242a20d103a2df, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x242a20d103b2d9, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x242a20d103c2dc, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x242a20d103d2cd, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x242a20d103e2e2, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x242a20d103f2e8, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x242a60d2040301, // V_CMP_F_F32 ENC_VOP3 default
    0x242a60d2041328, // V_CMP_LT_F32 ENC_VOP3 default
    0x242a60d20422f8, // V_CMP_EQ_F32 ENC_VOP3 default
    0x242a60d204331c, // V_CMP_LE_F32 ENC_VOP3 default
    0x242a60d2044313, // V_CMP_GT_F32 ENC_VOP3 default
    0x242a60d2045325, // V_CMP_LG_F32 ENC_VOP3 default
    0x242a60d204630a, // V_CMP_GE_F32 ENC_VOP3 default
    0x242a60d2047349, // V_CMP_O_F32 ENC_VOP3 default
    0x242a60d2048355, // V_CMP_U_F32 ENC_VOP3 default
    0x242a60d204933a, // V_CMP_NGE_F32 ENC_VOP3 default
    0x242a60d204a343, // V_CMP_NLG_F32 ENC_VOP3 default
    0x242a60d204b33d, // V_CMP_NGT_F32 ENC_VOP3 default
    0x242a60d204c340, // V_CMP_NLE_F32 ENC_VOP3 default
    0x242a60d204d331, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x242a60d204e346, // V_CMP_NLT_F32 ENC_VOP3 default
    0x242a60d204f34c, // V_CMP_TRU_F32 ENC_VOP3 default
    0x242a60d305029e, // V_CMPX_F_F32 ENC_VOP3 default
    0x242a60d30512c5, // V_CMPX_LT_F32 ENC_VOP3 default
    0x242a60d3052295, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x242a60d30532b9, // V_CMPX_LE_F32 ENC_VOP3 default
    0x242a60d30542b0, // V_CMPX_GT_F32 ENC_VOP3 default
    0x242a60d30552c2, // V_CMPX_LG_F32 ENC_VOP3 default
    0x242a60d30562a7, // V_CMPX_GE_F32 ENC_VOP3 default
    0x242a60d30572e6, // V_CMPX_O_F32 ENC_VOP3 default
    0x242a60d30582f2, // V_CMPX_U_F32 ENC_VOP3 default
    0x242a60d30592d7, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x242a60d305a2e0, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x242a60d305b2da, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x242a60d305c2dd, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x242a60d305d2ce, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x242a60d305e2e3, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x242a60d305f2e9, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x242aa0d4060302, // V_CMP_F_F64 ENC_VOP3 default
    0x242aa0d4061329, // V_CMP_LT_F64 ENC_VOP3 default
    0x242aa0d40622f9, // V_CMP_EQ_F64 ENC_VOP3 default
    0x242aa0d406331d, // V_CMP_LE_F64 ENC_VOP3 default
    0x242aa0d4064314, // V_CMP_GT_F64 ENC_VOP3 default
    0x242aa0d4065326, // V_CMP_LG_F64 ENC_VOP3 default
    0x242aa0d406630b, // V_CMP_GE_F64 ENC_VOP3 default
    0x242aa0d406734a, // V_CMP_O_F64 ENC_VOP3 default
    0x242aa0d4068356, // V_CMP_U_F64 ENC_VOP3 default
    0x242aa0d406933b, // V_CMP_NGE_F64 ENC_VOP3 default
    0x242aa0d406a344, // V_CMP_NLG_F64 ENC_VOP3 default
    0x242aa0d406b33e, // V_CMP_NGT_F64 ENC_VOP3 default
    0x242aa0d406c341, // V_CMP_NLE_F64 ENC_VOP3 default
    0x242aa0d406d332, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x242aa0d406e347, // V_CMP_NLT_F64 ENC_VOP3 default
    0x242aa0d406f34d, // V_CMP_TRU_F64 ENC_VOP3 default
    0x242aa0d507029f, // V_CMPX_F_F64 ENC_VOP3 default
    0x242aa0d50712c6, // V_CMPX_LT_F64 ENC_VOP3 default
    0x242aa0d5072296, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x242aa0d50732ba, // V_CMPX_LE_F64 ENC_VOP3 default
    0x242aa0d50742b1, // V_CMPX_GT_F64 ENC_VOP3 default
    0x242aa0d50752c3, // V_CMPX_LG_F64 ENC_VOP3 default
    0x242aa0d50762a8, // V_CMPX_GE_F64 ENC_VOP3 default
    0x242aa0d50772e7, // V_CMPX_O_F64 ENC_VOP3 default
    0x242aa0d50782f3, // V_CMPX_U_F64 ENC_VOP3 default
    0x242aa0d50792d8, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x242aa0d507a2e1, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x242aa0d507b2db, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x242aa0d507c2de, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x242aa0d507d2cf, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x242aa0d507e2e4, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x242aa0d507f2ea, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x242ae0d60a0303, // V_CMP_F_I16 ENC_VOP3 default
    0x242ae0d60a132a, // V_CMP_LT_I16 ENC_VOP3 default
    0x242ae0d60a22fa, // V_CMP_EQ_I16 ENC_VOP3 default
    0x242ae0d60a331e, // V_CMP_LE_I16 ENC_VOP3 default
    0x242ae0d60a4315, // V_CMP_GT_I16 ENC_VOP3 default
    0x242ae0d60a5333, // V_CMP_NE_I16 ENC_VOP3 default
    0x242ae0d60a630c, // V_CMP_GE_I16 ENC_VOP3 default
    0x242ae0d60a734e, // V_CMP_T_I16 ENC_VOP3 default
    0x242ae0d70a8306, // V_CMP_F_U16 ENC_VOP3 default
    0x242ae0d70a932d, // V_CMP_LT_U16 ENC_VOP3 default
    0x242ae0d70aa2fd, // V_CMP_EQ_U16 ENC_VOP3 default
    0x242ae0d70ab321, // V_CMP_LE_U16 ENC_VOP3 default
    0x242ae0d70ac318, // V_CMP_GT_U16 ENC_VOP3 default
    0x242ae0d70ad336, // V_CMP_NE_U16 ENC_VOP3 default
    0x242ae0d70ae30f, // V_CMP_GE_U16 ENC_VOP3 default
    0x242ae0d70af351, // V_CMP_T_U16 ENC_VOP3 default
    0x242ae0d80b02a0, // V_CMPX_F_I16 ENC_VOP3 default
    0x242ae0d80b12c7, // V_CMPX_LT_I16 ENC_VOP3 default
    0x242ae0d80b2297, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x242ae0d80b32bb, // V_CMPX_LE_I16 ENC_VOP3 default
    0x242ae0d80b42b2, // V_CMPX_GT_I16 ENC_VOP3 default
    0x242ae0d80b52d0, // V_CMPX_NE_I16 ENC_VOP3 default
    0x242ae0d80b62a9, // V_CMPX_GE_I16 ENC_VOP3 default
    0x242ae0d80b72eb, // V_CMPX_T_I16 ENC_VOP3 default
    0x242ae0d90b82a3, // V_CMPX_F_U16 ENC_VOP3 default
    0x242ae0d90b92ca, // V_CMPX_LT_U16 ENC_VOP3 default
    0x242ae0d90ba29a, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x242ae0d90bb2be, // V_CMPX_LE_U16 ENC_VOP3 default
    0x242ae0d90bc2b5, // V_CMPX_GT_U16 ENC_VOP3 default
    0x242ae0d90bd2d3, // V_CMPX_NE_U16 ENC_VOP3 default
    0x242ae0d90be2ac, // V_CMPX_GE_U16 ENC_VOP3 default
    0x242ae0d90bf2ee, // V_CMPX_T_U16 ENC_VOP3 default
    0x242b40da0c0304, // V_CMP_F_I32 ENC_VOP3 default
    0x242b40da0c132b, // V_CMP_LT_I32 ENC_VOP3 default
    0x242b40da0c22fb, // V_CMP_EQ_I32 ENC_VOP3 default
    0x242b40da0c331f, // V_CMP_LE_I32 ENC_VOP3 default
    0x242b40da0c4316, // V_CMP_GT_I32 ENC_VOP3 default
    0x242b40da0c5334, // V_CMP_NE_I32 ENC_VOP3 default
    0x242b40da0c630d, // V_CMP_GE_I32 ENC_VOP3 default
    0x242b40da0c734f, // V_CMP_T_I32 ENC_VOP3 default
    0x242b40db0c8307, // V_CMP_F_U32 ENC_VOP3 default
    0x242b40db0c932e, // V_CMP_LT_U32 ENC_VOP3 default
    0x242b40db0ca2fe, // V_CMP_EQ_U32 ENC_VOP3 default
    0x242b40db0cb322, // V_CMP_LE_U32 ENC_VOP3 default
    0x242b40db0cc319, // V_CMP_GT_U32 ENC_VOP3 default
    0x242b40db0cd337, // V_CMP_NE_U32 ENC_VOP3 default
    0x242b40db0ce310, // V_CMP_GE_U32 ENC_VOP3 default
    0x242b40db0cf352, // V_CMP_T_U32 ENC_VOP3 default
    0x242b40dc0d02a1, // V_CMPX_F_I32 ENC_VOP3 default
    0x242b40dc0d12c8, // V_CMPX_LT_I32 ENC_VOP3 default
    0x242b40dc0d2298, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x242b40dc0d32bc, // V_CMPX_LE_I32 ENC_VOP3 default
    0x242b40dc0d42b3, // V_CMPX_GT_I32 ENC_VOP3 default
    0x242b40dc0d52d1, // V_CMPX_NE_I32 ENC_VOP3 default
    0x242b40dc0d62aa, // V_CMPX_GE_I32 ENC_VOP3 default
    0x242b40dc0d72ec, // V_CMPX_T_I32 ENC_VOP3 default
    0x242b40dd0d82a4, // V_CMPX_F_U32 ENC_VOP3 default
    0x242b40dd0d92cb, // V_CMPX_LT_U32 ENC_VOP3 default
    0x242b40dd0da29b, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x242b40dd0db2bf, // V_CMPX_LE_U32 ENC_VOP3 default
    0x242b40dd0dc2b6, // V_CMPX_GT_U32 ENC_VOP3 default
    0x242b40dd0dd2d4, // V_CMPX_NE_U32 ENC_VOP3 default
    0x242b40dd0de2ad, // V_CMPX_GE_U32 ENC_VOP3 default
    0x242b40dd0df2ef, // V_CMPX_T_U32 ENC_VOP3 default
    0x242b80de0e0305, // V_CMP_F_I64 ENC_VOP3 default
    0x242b80de0e132c, // V_CMP_LT_I64 ENC_VOP3 default
    0x242b80de0e22fc, // V_CMP_EQ_I64 ENC_VOP3 default
    0x242b80de0e3320, // V_CMP_LE_I64 ENC_VOP3 default
    0x242b80de0e4317, // V_CMP_GT_I64 ENC_VOP3 default
    0x242b80de0e5335, // V_CMP_NE_I64 ENC_VOP3 default
    0x242b80de0e630e, // V_CMP_GE_I64 ENC_VOP3 default
    0x242b80de0e7350, // V_CMP_T_I64 ENC_VOP3 default
    0x242b80df0e8308, // V_CMP_F_U64 ENC_VOP3 default
    0x242b80df0e932f, // V_CMP_LT_U64 ENC_VOP3 default
    0x242b80df0ea2ff, // V_CMP_EQ_U64 ENC_VOP3 default
    0x242b80df0eb323, // V_CMP_LE_U64 ENC_VOP3 default
    0x242b80df0ec31a, // V_CMP_GT_U64 ENC_VOP3 default
    0x242b80df0ed338, // V_CMP_NE_U64 ENC_VOP3 default
    0x242b80df0ee311, // V_CMP_GE_U64 ENC_VOP3 default
    0x242b80df0ef353, // V_CMP_T_U64 ENC_VOP3 default
    0x242b80e00f02a2, // V_CMPX_F_I64 ENC_VOP3 default
    0x242b80e00f12c9, // V_CMPX_LT_I64 ENC_VOP3 default
    0x242b80e00f2299, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x242b80e00f32bd, // V_CMPX_LE_I64 ENC_VOP3 default
    0x242b80e00f42b4, // V_CMPX_GT_I64 ENC_VOP3 default
    0x242b80e00f52d2, // V_CMPX_NE_I64 ENC_VOP3 default
    0x242b80e00f62ab, // V_CMPX_GE_I64 ENC_VOP3 default
    0x242b80e00f72ed, // V_CMPX_T_I64 ENC_VOP3 default
    0x242b80e10f82a5, // V_CMPX_F_U64 ENC_VOP3 default
    0x242b80e10f92cc, // V_CMPX_LT_U64 ENC_VOP3 default
    0x242b80e10fa29c, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x242b80e10fb2c0, // V_CMPX_LE_U64 ENC_VOP3 default
    0x242b80e10fc2b7, // V_CMPX_GT_U64 ENC_VOP3 default
    0x242b80e10fd2d5, // V_CMPX_NE_U64 ENC_VOP3 default
    0x242b80e10fe2ae, // V_CMPX_GE_U64 ENC_VOP3 default
    0x242b80e10ff2f0, // V_CMPX_T_U64 ENC_VOP3 default
    0x2617a0e2100357, // V_CNDMASK_B32 ENC_VOP3 default
    0x241820e3101275, // V_ADD_F32 ENC_VOP3 default
    0x241820e31024ca, // V_SUB_F32 ENC_VOP3 default
    0x241820e31034c5, // V_SUBREV_F32 ENC_VOP3 default
    0x241880e41043dd, // V_FMAC_F64 ENC_VOP3 default
    0x241820e310545f, // V_MUL_F32 ENC_VOP3 default
    0x2418e0e5106465, // V_MUL_I32_I24 ENC_VOP3 default
    0x241900e5107462, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x2418e0e6108469, // V_MUL_U32_U24 ENC_VOP3 default
    0x241900e6109464, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x241820e310a453, // V_MIN_F32 ENC_VOP3 default
    0x241820e310b415, // V_MAX_F32 ENC_VOP3 default
    0x241900e510c456, // V_MIN_I32 ENC_VOP3 default
    0x241900e510d418, // V_MAX_I32 ENC_VOP3 default
    0x241900e610e458, // V_MIN_U32 ENC_VOP3 default
    0x241900e610f41a, // V_MAX_U32 ENC_VOP3 default
    0x241900e71103f9, // V_LSHRREV_B32 ENC_VOP3 default
    0x241900e8111281, // V_ASHRREV_I32 ENC_VOP3 default
    0x241900e71123f3, // V_LSHLREV_B32 ENC_VOP3 default
    0x241900e611327e, // V_AND_B32 ENC_VOP3 default
    0x241900e611446d, // V_OR_B32 ENC_VOP3 default
    0x241900e61154d7, // V_XOR_B32 ENC_VOP3 default
    0x241960e91163c6, // V_DOT2C_F32_BF16 ENC_VOP3 default
    0x281a20ea119273, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x281a20ea11a4c8, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x281a20eb11b4c3, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2a1aa0ec11c272, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2a1aa0ec11d4c2, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2a1aa0ed11e4c1, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x241b20ee11f274, // V_ADD_F16 ENC_VOP3 default
    0x241b20ee1204c9, // V_SUB_F16 ENC_VOP3 default
    0x241b20ef1214c4, // V_SUBREV_F16 ENC_VOP3 default
    0x241b20ee12245e, // V_MUL_F16 ENC_VOP3 default
    0x241b20f01233fb, // V_MAC_F16 ENC_VOP3 default
    0x241be0f112627a, // V_ADD_U16 ENC_VOP3 default
    0x241be0f11274cd, // V_SUB_U16 ENC_VOP3 default
    0x241be0f21284c6, // V_SUBREV_U16 ENC_VOP3 default
    0x241c00f1129467, // V_MUL_LO_U16 ENC_VOP3 default
    0x241c00f212a3f2, // V_LSHLREV_B16 ENC_VOP3 default
    0x241c00f212b3f8, // V_LSHRREV_B16 ENC_VOP3 default
    0x241c00f312c280, // V_ASHRREV_I16 ENC_VOP3 default
    0x241b20ee12d414, // V_MAX_F16 ENC_VOP3 default
    0x241b20ee12e452, // V_MIN_F16 ENC_VOP3 default
    0x241c00f112f419, // V_MAX_U16 ENC_VOP3 default
    0x241c00f4130417, // V_MAX_I16 ENC_VOP3 default
    0x241c00f1131457, // V_MIN_U16 ENC_VOP3 default
    0x241c00f4132455, // V_MIN_I16 ENC_VOP3 default
    0x241c60ee1333ec, // V_LDEXP_F16 ENC_VOP3 default
    0x2418e0e613427b, // V_ADD_U32 ENC_VOP3 default
    0x2418e0e61354ce, // V_SUB_U32 ENC_VOP3 default
    0x2418e0e71364c7, // V_SUBREV_U32 ENC_VOP3 default
    0x241cc0f51373c7, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x2418e0f61383c8, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x2418e0f71393cd, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x2418e0f813a3d0, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x241820f913b3dc, // V_FMAC_F32 ENC_VOP3 default
    0x241d20fa13c477, // V_PK_FMAC_F16 ENC_VOP3 default
    0x241900e613d4d6, // V_XNOR_B32 ENC_VOP3 default
    0x240ee0c114046a, // V_NOP ENC_VOP3 default
    0x240f60fb141459, // V_MOV_B32 ENC_VOP3 default
    0x2c0fa0fc142492, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x241000fd143372, // V_CVT_I32_F64 ENC_VOP3 default
    0x241060fe14436d, // V_CVT_F64_I32 ENC_VOP3 default
    0x2410c0ff145366, // V_CVT_F32_I32 ENC_VOP3 default
    0x2410c100146367, // V_CVT_F32_U32 ENC_VOP3 default
    0x241101011473bc, // V_CVT_U32_F32 ENC_VOP3 default
    0x24110102148371, // V_CVT_I32_F32 ENC_VOP3 default
    0x2411810314a35e, // V_CVT_F16_F32 ENC_VOP3 default
    0x2412010414b363, // V_CVT_F32_F16 ENC_VOP3 default
    0x2412210214c385, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x2412210214d36f, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x2410c0ff14e375, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x2410010514f364, // V_CVT_F32_F64 ENC_VOP3 default
    0x2412410615036c, // V_CVT_F64_F32 ENC_VOP3 default
    0x2410c100151368, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x2410c100152369, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x2410c10015336a, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x2410c10015436b, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x241001071553bd, // V_CVT_U32_F64 ENC_VOP3 default
    0x2410610815636e, // V_CVT_F64_U32 ENC_VOP3 default
    0x2412c1091574d3, // V_TRUNC_F64 ENC_VOP3 default
    0x2412c10915828f, // V_CEIL_F64 ENC_VOP3 default
    0x2412c109159496, // V_RNDNE_F64 ENC_VOP3 default
    0x2412c10915a3da, // V_FLOOR_F64 ENC_VOP3 default
    0x2411010a15b3e4, // V_FRACT_F32 ENC_VOP3 default
    0x2411010a15c4d2, // V_TRUNC_F32 ENC_VOP3 default
    0x2411010a15d28e, // V_CEIL_F32 ENC_VOP3 default
    0x2411010a15e495, // V_RNDNE_F32 ENC_VOP3 default
    0x2411010a15f3d9, // V_FLOOR_F32 ENC_VOP3 default
    0x2411010a1603d4, // V_EXP_F32 ENC_VOP3 default
    0x2411010a1613f1, // V_LOG_F32 ENC_VOP3 default
    0x2411010a16248f, // V_RCP_F32 ENC_VOP3 default
    0x2411010a163491, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x2411010a164498, // V_RSQ_F32 ENC_VOP3 default
    0x2412c109165490, // V_RCP_F64 ENC_VOP3 default
    0x2412c109166499, // V_RSQ_F64 ENC_VOP3 default
    0x2411010a1674bf, // V_SQRT_F32 ENC_VOP3 default
    0x2412c1091684c0, // V_SQRT_F64 ENC_VOP3 default
    0x2411010a1694a1, // V_SIN_F32 ENC_VOP3 default
    0x2411010a16a359, // V_COS_F32 ENC_VOP3 default
    0x2413210b16b46b, // V_NOT_B32 ENC_VOP3 default
    0x240f60fb16c28a, // V_BFREV_B32 ENC_VOP3 default
    0x2413210c16d3d6, // V_FFBH_U32 ENC_VOP3 default
    0x2413210c16e3d7, // V_FFBL_B32 ENC_VOP3 default
    0x2413210d16f3d5, // V_FFBH_I32 ENC_VOP3 default
    0x241000fd1703e8, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x2412c1091713eb, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x2412c1091723e5, // V_FRACT_F64 ENC_VOP3 default
    0x241221021733e7, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x2411010a1743ea, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x240ee0c1175290, // V_CLREXCP ENC_VOP3 default
    0x240f60fb17749f, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x2413a10e17845a, // V_MOV_B64 ENC_VOP3 default
    0x2414210f179360, // V_CVT_F16_U16 ENC_VOP3 default
    0x2414211017a35f, // V_CVT_F16_I16 ENC_VOP3 default
    0x2414a11117b3bb, // V_CVT_U16_F16 ENC_VOP3 default
    0x2414a11217c370, // V_CVT_I16_F16 ENC_VOP3 default
    0x2415211317d48e, // V_RCP_F16 ENC_VOP3 default
    0x2415211317e4be, // V_SQRT_F16 ENC_VOP3 default
    0x2415211317f497, // V_RSQ_F16 ENC_VOP3 default
    0x241521131803f0, // V_LOG_F16 ENC_VOP3 default
    0x241521131813d3, // V_EXP_F16 ENC_VOP3 default
    0x241521131823e9, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x2414a1121833e6, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x241521131843d8, // V_FLOOR_F16 ENC_VOP3 default
    0x2415211318528d, // V_CEIL_F16 ENC_VOP3 default
    0x241521131864d1, // V_TRUNC_F16 ENC_VOP3 default
    0x24152113187494, // V_RNDNE_F16 ENC_VOP3 default
    0x241521131883e3, // V_FRACT_F16 ENC_VOP3 default
    0x241521131894a0, // V_SIN_F16 ENC_VOP3 default
    0x2415211318a358, // V_COS_F16 ENC_VOP3 default
    0x2414a11218d373, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2414a11118e374, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x2413211418f49e, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2c1561151914cf, // V_SWAP_B32 ENC_VOP3 default
    0x2c15e11619226e, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x24110117194365, // V_CVT_F32_FP8 ENC_VOP3 default
    0x24110118195362, // V_CVT_F32_BF8 ENC_VOP3 default
    0x24168119196380, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x2416811a19737f, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x240f60fb19848c, // V_PRNG_B32 ENC_VOP3 default
    0x2c16a11519946f, // V_PERMLANE16_SWAP_B32 ENC_VOP3 default
    0x2c16a11519a470, // V_PERMLANE32_SWAP_B32 ENC_VOP3 default
    0x2417211b19b361, // V_CVT_F32_BF16 ENC_VOP3 default
    0x241d611c1c2401, // V_MAD_I32_I24 ENC_VOP3 default
    0x241d611d1c340b, // V_MAD_U32_U24 ENC_VOP3 default
    0x241d811e1c435a, // V_CUBEID_F32 ENC_VOP3 default
    0x241d811e1c535c, // V_CUBESC_F32 ENC_VOP3 default
    0x241d811e1c635d, // V_CUBETC_F32 ENC_VOP3 default
    0x241d811e1c735b, // V_CUBEMA_F32 ENC_VOP3 default
    0x241da11f1c8287, // V_BFE_U32 ENC_VOP3 default
    0x241da1201c9286, // V_BFE_I32 ENC_VOP3 default
    0x241da11f1ca288, // V_BFI_B32 ENC_VOP3 default
    0x241d811e1cb3e0, // V_FMA_F32 ENC_VOP3 default
    0x241dc1211cc3e1, // V_FMA_F64 ENC_VOP3 default
    0x241de1221cd3ef, // V_LERP_U8 ENC_VOP3 default
    0x241e01231ce27c, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x241e01231cf27d, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x241d811e1d044c, // V_MIN3_F32 ENC_VOP3 default
    0x241da1241d144e, // V_MIN3_I32 ENC_VOP3 default
    0x241da11f1d2450, // V_MIN3_U32 ENC_VOP3 default
    0x241d811e1d340e, // V_MAX3_F32 ENC_VOP3 default
    0x241da1241d4410, // V_MAX3_I32 ENC_VOP3 default
    0x241da11f1d5412, // V_MAX3_U32 ENC_VOP3 default
    0x241d811e1d641e, // V_MED3_F32 ENC_VOP3 default
    0x241da1241d7420, // V_MED3_I32 ENC_VOP3 default
    0x241da11f1d8422, // V_MED3_U32 ENC_VOP3 default
    0x241d61251d949d, // V_SAD_U8 ENC_VOP3 default
    0x241d61251da49a, // V_SAD_HI_U8 ENC_VOP3 default
    0x241d61261db49b, // V_SAD_U16 ENC_VOP3 default
    0x241d611f1dc49c, // V_SAD_U32 ENC_VOP3 default
    0x241e21271dd384, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x241d811e1de3bf, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x241dc1211df3c0, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x281e41281e03c4, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x281e61291e13c5, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x2e1d812a1e23c2, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x2e1dc12b1e33c3, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x241e81221e445d, // V_MSAD_U8 ENC_VOP3 default
    0x241ea12c1e548d, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x241ea12c1e645b, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x301ec12d1e745c, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x281ee12e1e840c, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x281ee12f1e9402, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x241f01301ea403, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x241f21311eb405, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x241f21311ec404, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x241f41321ed471, // V_PERM_B32 ENC_VOP3 default
    0x241f01301ee3e2, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x241f01301ef3c1, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x241f61331f0376, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x241f81341f140a, // V_MAD_U32_U16 ENC_VOP3 default
    0x241f81351f2400, // V_MAD_I32_I16 ENC_VOP3 default
    0x241da11f1f34d5, // V_XAD_U32 ENC_VOP3 default
    0x241fa1301f444b, // V_MIN3_F16 ENC_VOP3 default
    0x241fc1361f544d, // V_MIN3_I16 ENC_VOP3 default
    0x241fc1371f644f, // V_MIN3_U16 ENC_VOP3 default
    0x241fa1301f740d, // V_MAX3_F16 ENC_VOP3 default
    0x241fc1361f840f, // V_MAX3_I16 ENC_VOP3 default
    0x241fc1371f9411, // V_MAX3_U16 ENC_VOP3 default
    0x241fa1301fa41d, // V_MED3_F16 ENC_VOP3 default
    0x241fc1361fb41f, // V_MED3_I16 ENC_VOP3 default
    0x241fc1371fc421, // V_MED3_U16 ENC_VOP3 default
    0x241da11f1fd3f5, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x241da11f1fe279, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x241da11f1ff271, // V_ADD3_U32 ENC_VOP3 default
    0x241da11f2003f7, // V_LSHL_OR_B32 ENC_VOP3 default
    0x241da11f20127f, // V_AND_OR_B32 ENC_VOP3 default
    0x241da11f20246c, // V_OR3_B32 ENC_VOP3 default
    0x241fa1302033fe, // V_MAD_F16 ENC_VOP3 default
    0x241fc137204409, // V_MAD_U16 ENC_VOP3 default
    0x241fc1362053ff, // V_MAD_I16 ENC_VOP3 default
    0x241fa1302063df, // V_FMA_F16 ENC_VOP3 default
    0x241fa1302073be, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x241fe1382083f6, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x2420013123328b, // V_BITOP3_B16 ENC_VOP3 default
    0x2420213923428c, // V_BITOP3_B32 ENC_VOP3 default
    0x2420413a2353a7, // V_CVT_SCALEF32_PK_FP8_F32 ENC_VOP3 default
    0x2420413b23639b, // V_CVT_SCALEF32_PK_BF8_F32 ENC_VOP3 default
    0x2420613c2373ad, // V_CVT_SCALEF32_SR_FP8_F32 ENC_VOP3 default
    0x2420613d2383aa, // V_CVT_SCALEF32_SR_BF8_F32 ENC_VOP3 default
    0x2420813e2393a1, // V_CVT_SCALEF32_PK_F32_FP8 ENC_VOP3 default
    0x2420813f23a39f, // V_CVT_SCALEF32_PK_F32_BF8 ENC_VOP3 default
    0x2420a14023b38b, // V_CVT_SCALEF32_F32_FP8 ENC_VOP3 default
    0x2420a14123c38a, // V_CVT_SCALEF32_F32_BF8 ENC_VOP3 default
    0x2420414223d3a4, // V_CVT_SCALEF32_PK_FP4_F32 ENC_VOP3 default
    0x2c20c14323e3b6, // V_CVT_SCALEF32_SR_PK_FP4_F32 ENC_VOP3 default
    0x2420814423f3a0, // V_CVT_SCALEF32_PK_F32_FP4 ENC_VOP3 default
    0x2420e1452403a6, // V_CVT_SCALEF32_PK_FP8_F16 ENC_VOP3 default
    0x2420e14624139a, // V_CVT_SCALEF32_PK_BF8_F16 ENC_VOP3 default
    0x242101472423ac, // V_CVT_SCALEF32_SR_FP8_F16 ENC_VOP3 default
    0x242101482433a9, // V_CVT_SCALEF32_SR_BF8_F16 ENC_VOP3 default
    0x242121492443a5, // V_CVT_SCALEF32_PK_FP8_BF16 ENC_VOP3 default
    0x2421214a245399, // V_CVT_SCALEF32_PK_BF8_BF16 ENC_VOP3 default
    0x2421414b2463ab, // V_CVT_SCALEF32_SR_FP8_BF16 ENC_VOP3 default
    0x2421414c2473a8, // V_CVT_SCALEF32_SR_BF8_BF16 ENC_VOP3 default
    0x2421614d24839e, // V_CVT_SCALEF32_PK_F16_FP8 ENC_VOP3 default
    0x2421614e24939c, // V_CVT_SCALEF32_PK_F16_BF8 ENC_VOP3 default
    0x2421814f24a389, // V_CVT_SCALEF32_F16_FP8 ENC_VOP3 default
    0x2421815024b388, // V_CVT_SCALEF32_F16_BF8 ENC_VOP3 default
    0x2421a15124c3a3, // V_CVT_SCALEF32_PK_FP4_F16 ENC_VOP3 default
    0x2421c15224d3a2, // V_CVT_SCALEF32_PK_FP4_BF16 ENC_VOP3 default
    0x2421e15324e3b5, // V_CVT_SCALEF32_SR_PK_FP4_F16 ENC_VOP3 default
    0x2422015424f3b4, // V_CVT_SCALEF32_SR_PK_FP4_BF16 ENC_VOP3 default
    0x2421615525039d, // V_CVT_SCALEF32_PK_F16_FP4 ENC_VOP3 default
    0x24222156251397, // V_CVT_SCALEF32_PK_BF16_FP4 ENC_VOP3 default
    0x32224157252387, // V_CVT_SCALEF32_2XPK16_FP6_F32 ENC_VOP3 default
    0x32224158253386, // V_CVT_SCALEF32_2XPK16_BF6_F32 ENC_VOP3 default
    0x2c2261592543b3, // V_CVT_SCALEF32_SR_PK32_FP6_F32 ENC_VOP3 default
    0x2c22615a2553b0, // V_CVT_SCALEF32_SR_PK32_BF6_F32 ENC_VOP3 default
    0x2c22815b256393, // V_CVT_SCALEF32_PK32_F32_FP6 ENC_VOP3 default
    0x2c22815c257392, // V_CVT_SCALEF32_PK32_F32_BF6 ENC_VOP3 default
    0x2c22a15d258395, // V_CVT_SCALEF32_PK32_FP6_F16 ENC_VOP3 default
    0x2c22a15e259394, // V_CVT_SCALEF32_PK32_FP6_BF16 ENC_VOP3 default
    0x2c22a15f25a38f, // V_CVT_SCALEF32_PK32_BF6_F16 ENC_VOP3 default
    0x2c22a16025b38e, // V_CVT_SCALEF32_PK32_BF6_BF16 ENC_VOP3 default
    0x2c22c16125c3b2, // V_CVT_SCALEF32_SR_PK32_FP6_F16 ENC_VOP3 default
    0x2c22c16225d3b1, // V_CVT_SCALEF32_SR_PK32_FP6_BF16 ENC_VOP3 default
    0x2c22c16325e3af, // V_CVT_SCALEF32_SR_PK32_BF6_F16 ENC_VOP3 default
    0x2c22c16425f3ae, // V_CVT_SCALEF32_SR_PK32_BF6_BF16 ENC_VOP3 default
    0x2c22e165260391, // V_CVT_SCALEF32_PK32_F16_FP6 ENC_VOP3 default
    0x2c22e16626138d, // V_CVT_SCALEF32_PK32_BF16_FP6 ENC_VOP3 default
    0x2c22e167262390, // V_CVT_SCALEF32_PK32_F16_BF6 ENC_VOP3 default
    0x2c22e16826338c, // V_CVT_SCALEF32_PK32_BF16_BF6 ENC_VOP3 default
    0x24230169265283, // V_ASHR_PK_I8_I32 ENC_VOP3 default
    0x2423016a266284, // V_ASHR_PK_U8_I32 ENC_VOP3 default
    0x2423216b26737e, // V_CVT_PK_F16_F32 ENC_VOP3 default
    0x2423416c26837c, // V_CVT_PK_BF16_F32 ENC_VOP3 default
    0x2422216d269398, // V_CVT_SCALEF32_PK_BF16_FP8 ENC_VOP3 default
    0x2422216e26a396, // V_CVT_SCALEF32_PK_BF16_BF8 ENC_VOP3 default
    0x2423616f280276, // V_ADD_F64 ENC_VOP3 default
    0x2423616f281460, // V_MUL_F64 ENC_VOP3 default
    0x2423616f282454, // V_MIN_F64 ENC_VOP3 default
    0x2423616f283416, // V_MAX_F64 ENC_VOP3 default
    0x242381702843ee, // V_LDEXP_F64 ENC_VOP3 default
    0x2423a0e6285468, // V_MUL_LO_U32 ENC_VOP3 default
    0x2423a0e6286463, // V_MUL_HI_U32 ENC_VOP3 default
    0x2423a0e5287461, // V_MUL_HI_I32 ENC_VOP3 default
    0x2423c1712883ed, // V_LDEXP_F32 ENC_VOP3 default
    0x3423e172289493, // V_READLANE_B32 ENC_VOP3 default
    0x3624017328a4d4, // V_WRITELANE_B32 ENC_VOP3 default
    0x2423a0e628b285, // V_BCNT_U32_B32 ENC_VOP3 default
    0x2423a0e628c41c, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x2423a0e628d41b, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x2424217428f3f4, // V_LSHLREV_B64 ENC_VOP3 default
    0x242421742903fa, // V_LSHRREV_B64 ENC_VOP3 default
    0x24242175291282, // V_ASHRREV_I64 ENC_VOP3 default
    0x242381762924d0, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x2423a0e6293289, // V_BFM_B32 ENC_VOP3 default
    0x24244177294378, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x2424417829537a, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x2423216b29637b, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x2423a179297383, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x2423a17a298382, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x2424617b299377, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x2424617c29a379, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x242480e529c278, // V_ADD_I32 ENC_VOP3 default
    0x242480e529d4cc, // V_SUB_I32 ENC_VOP3 default
    0x2424a0f429e277, // V_ADD_I16 ENC_VOP3 default
    0x2424a0f429f4cb, // V_SUB_I16 ENC_VOP3 default
    0x2424617d2a046e, // V_PACK_B32_F16 ENC_VOP3 default
    0x2424c0e32a1466, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x2424e17e2a2381, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x2424e17f2a337d, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x242501802a43ba, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x242501812a53b8, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x242521822a63b9, // V_CVT_SR_F16_F32 ENC_VOP3 default
    0x242541832a73b7, // V_CVT_SR_BF16_F32 ENC_VOP3 default
    0x241d811e2a8451, // V_MINIMUM3_F32 ENC_VOP3 default
    0x241d811e2a9413, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x38000184000050, // DS_ADD_U32 ENC_DS default
    0x380001840010ad, // DS_SUB_U32 ENC_DS default
    0x380001840020a9, // DS_RSUB_U32 ENC_DS default
    0x38000184003068, // DS_INC_U32 ENC_DS default
    0x38000184004064, // DS_DEC_U32 ENC_DS default
    0x38000185005078, // DS_MIN_I32 ENC_DS default
    0x3800018500606c, // DS_MAX_I32 ENC_DS default
    0x38000184007080, // DS_MIN_U32 ENC_DS default
    0x38000184008074, // DS_MAX_U32 ENC_DS default
    0x38000186009052, // DS_AND_B32 ENC_DS default
    0x3800018600a087, // DS_OR_B32 ENC_DS default
    0x3800018600b0c4, // DS_XOR_B32 ENC_DS default
    0x3800218700c082, // DS_MSKOR_B32 ENC_DS default
    0x3800018800d0b9, // DS_WRITE_B32 ENC_DS default
    0x3800418900e0b3, // DS_WRITE2_B32 ENC_DS default
    0x3800418900f0b1, // DS_WRITE2ST64_B32 ENC_DS default
    0x38002187010058, // DS_CMPST_B32 ENC_DS default
    0x3800218a01105a, // DS_CMPST_F32 ENC_DS default
    0x3800018b012076, // DS_MIN_F32 ENC_DS default
    0x3800018b01306a, // DS_MAX_F32 ENC_DS default
    0x380060c1014086, // DS_NOP ENC_DS default
    0x3800018b01504a, // DS_ADD_F32 ENC_DS default
    0x3800818c01708d, // DS_PK_ADD_F16 ENC_DS default
    0x3800a18d01808c, // DS_PK_ADD_BF16 ENC_DS default
    0x3800c18e01d0b5, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x3800018f01e0bb, // DS_WRITE_B8 ENC_DS default
    0x3800e19001f0b7, // DS_WRITE_B16 ENC_DS default
    0x3801019102004e, // DS_ADD_RTN_U32 ENC_DS default
    0x380101910210ab, // DS_SUB_RTN_U32 ENC_DS default
    0x380101910220a7, // DS_RSUB_RTN_U32 ENC_DS default
    0x38010191023066, // DS_INC_RTN_U32 ENC_DS default
    0x38010191024062, // DS_DEC_RTN_U32 ENC_DS default
    0x3801019202507c, // DS_MIN_RTN_I32 ENC_DS default
    0x38010192026070, // DS_MAX_RTN_I32 ENC_DS default
    0x3801019102707e, // DS_MIN_RTN_U32 ENC_DS default
    0x38010191028072, // DS_MAX_RTN_U32 ENC_DS default
    0x38010193029054, // DS_AND_RTN_B32 ENC_DS default
    0x3801019302a089, // DS_OR_RTN_B32 ENC_DS default
    0x3801019302b0c6, // DS_XOR_RTN_B32 ENC_DS default
    0x3801219402c084, // DS_MSKOR_RTN_B32 ENC_DS default
    0x3801019302d0c2, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x3801419502e0c0, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x3801419502f0be, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x3801219403005c, // DS_CMPST_RTN_B32 ENC_DS default
    0x3801219603105e, // DS_CMPST_RTN_F32 ENC_DS default
    0x3801019703207a, // DS_MIN_RTN_F32 ENC_DS default
    0x3801019703306e, // DS_MAX_RTN_F32 ENC_DS default
    0x380121940340b0, // DS_WRAP_RTN_B32 ENC_DS default
    0x3801019703504c, // DS_ADD_RTN_F32 ENC_DS default
    0x38016198036096, // DS_READ_B32 ENC_DS default
    0x38018199037092, // DS_READ2_B32 ENC_DS default
    0x38018199038090, // DS_READ2ST64_B32 ENC_DS default
    0x3801619a03909e, // DS_READ_I8 ENC_DS default
    0x3801619b03a0a4, // DS_READ_U8 ENC_DS default
    0x3801619c03b09d, // DS_READ_I16 ENC_DS default
    0x3801619d03c0a1, // DS_READ_U16 ENC_DS default
    0x3801a19e03d0af, // DS_SWIZZLE_B32 ENC_DS default
    0x3801019f03e08b, // DS_PERMUTE_B32 ENC_DS default
    0x3801019f03f057, // DS_BPERMUTE_B32 ENC_DS default
    0x3801c1a0040051, // DS_ADD_U64 ENC_DS default
    0x3801c1a00410ae, // DS_SUB_U64 ENC_DS default
    0x3801c1a00420aa, // DS_RSUB_U64 ENC_DS default
    0x3801c1a0043069, // DS_INC_U64 ENC_DS default
    0x3801c1a0044065, // DS_DEC_U64 ENC_DS default
    0x3801c1a1045079, // DS_MIN_I64 ENC_DS default
    0x3801c1a104606d, // DS_MAX_I64 ENC_DS default
    0x3801c1a0047081, // DS_MIN_U64 ENC_DS default
    0x3801c1a0048075, // DS_MAX_U64 ENC_DS default
    0x3801c1a2049053, // DS_AND_B64 ENC_DS default
    0x3801c1a204a088, // DS_OR_B64 ENC_DS default
    0x3801c1a204b0c5, // DS_XOR_B64 ENC_DS default
    0x3801e1a304c083, // DS_MSKOR_B64 ENC_DS default
    0x3801c1a404d0ba, // DS_WRITE_B64 ENC_DS default
    0x380201a504e0b4, // DS_WRITE2_B64 ENC_DS default
    0x380201a504f0b2, // DS_WRITE2ST64_B64 ENC_DS default
    0x3801e1a3050059, // DS_CMPST_B64 ENC_DS default
    0x380221a605105b, // DS_CMPST_F64 ENC_DS default
    0x380241a7052077, // DS_MIN_F64 ENC_DS default
    0x380241a705306b, // DS_MAX_F64 ENC_DS default
    0x380001a80540bc, // DS_WRITE_B8_D16_HI ENC_DS default
    0x380001a90550b8, // DS_WRITE_B16_D16_HI ENC_DS default
    0x380161aa0560a5, // DS_READ_U8_D16 ENC_DS default
    0x380161aa0570a6, // DS_READ_U8_D16_HI ENC_DS default
    0x380161ab05809f, // DS_READ_I8_D16 ENC_DS default
    0x380161ab0590a0, // DS_READ_I8_D16_HI ENC_DS default
    0x380161ac05a0a2, // DS_READ_U16_D16 ENC_DS default
    0x380161ac05b0a3, // DS_READ_U16_D16_HI ENC_DS default
    0x380241a705c04b, // DS_ADD_F64 ENC_DS default
    0x380261ad06004f, // DS_ADD_RTN_U64 ENC_DS default
    0x380261ad0610ac, // DS_SUB_RTN_U64 ENC_DS default
    0x380261ad0620a8, // DS_RSUB_RTN_U64 ENC_DS default
    0x380261ad063067, // DS_INC_RTN_U64 ENC_DS default
    0x380261ad064063, // DS_DEC_RTN_U64 ENC_DS default
    0x380261ae06507d, // DS_MIN_RTN_I64 ENC_DS default
    0x380261ae066071, // DS_MAX_RTN_I64 ENC_DS default
    0x380261ad06707f, // DS_MIN_RTN_U64 ENC_DS default
    0x380261ad068073, // DS_MAX_RTN_U64 ENC_DS default
    0x380261af069055, // DS_AND_RTN_B64 ENC_DS default
    0x380261af06a08a, // DS_OR_RTN_B64 ENC_DS default
    0x380261af06b0c7, // DS_XOR_RTN_B64 ENC_DS default
    0x380281b006c085, // DS_MSKOR_RTN_B64 ENC_DS default
    0x380261af06d0c3, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x3802a1b106e0c1, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x3802a1b106f0bf, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x380281b007005d, // DS_CMPST_RTN_B64 ENC_DS default
    0x3802c1b207105f, // DS_CMPST_RTN_F64 ENC_DS default
    0x3802e1b307207b, // DS_MIN_RTN_F64 ENC_DS default
    0x3802e1b307306f, // DS_MAX_RTN_F64 ENC_DS default
    0x380301b4076097, // DS_READ_B64 ENC_DS default
    0x380321b5077093, // DS_READ2_B64 ENC_DS default
    0x380321b5078091, // DS_READ2ST64_B64 ENC_DS default
    0x3802e1b307c04d, // DS_ADD_RTN_F64 ENC_DS default
    0x380261af07e060, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x380341b60b6094, // DS_READ_ADDTID_B32 ENC_DS default
    0x380361b70b708f, // DS_PK_ADD_RTN_F16 ENC_DS default
    0x380381b80b808e, // DS_PK_ADD_RTN_BF16 ENC_DS default
    0x380341b90bd061, // DS_CONSUME ENC_DS default
    0x380341b90be056, // DS_APPEND ENC_DS default
    0x3803a1ba0de0bd, // DS_WRITE_B96 ENC_DS default
    0x3803c1bb0df0b6, // DS_WRITE_B128 ENC_DS default
    0x380301b40e0099, // DS_READ_B64_TR_B4 ENC_DS default
    0x3a03e1bc0e109c, // DS_READ_B96_TR_B6 ENC_DS default
    0x380301b40e209a, // DS_READ_B64_TR_B8 ENC_DS default
    0x380301b40e3098, // DS_READ_B64_TR_B16 ENC_DS default
    0x3803e1bc0fe09b, // DS_READ_B96 ENC_DS default
    0x380401bd0ff095, // DS_READ_B128 ENC_DS default
    0x3c0421be0100f2, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x3e0741bf01014a, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x4005a1c001012f, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x3c0421c10110ec, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x3e0741c2011144, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x4005a1c3011129, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x3c0421c40120f5, // FLAT_LOAD_USHORT ENC_FLAT default
    0x3e0741c501214d, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x4005a1c6012132, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x3c0421c70130f1, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x3e0741c8013149, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x4005a1c901312e, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x3c0421ca0140e8, // FLAT_LOAD_DWORD ENC_FLAT default
    0x3e0741cb01413b, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x4005a1cc01411e, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x3c0441cd0150e9, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x3e0761ce01513c, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x4005c1cf01511f, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x3c0461d00160ea, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x3e0781d101613d, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x4005e1d2016120, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x3c0481d30170eb, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x3e07a1d401713e, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x400601d5017121, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x3c04a1d60180f6, // FLAT_STORE_BYTE ENC_FLAT default
    0x3e07c1d701814e, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x400621d8018133, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x3c04a1d60190f7, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x3e07c1d701914f, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x400621d8019134, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x3c04a1d901a0fc, // FLAT_STORE_SHORT ENC_FLAT default
    0x3e07c1da01a154, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x400621db01a139, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x3c04a1d901b0fd, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x3e07c1da01b155, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x400621db01b13a, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3c04a1dc01c0f8, // FLAT_STORE_DWORD ENC_FLAT default
    0x3e07c1dd01c150, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x400621de01c135, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x3c04c1df01d0f9, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x3e07e1e001d151, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x400641e101d136, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x3c04e1e201e0fa, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x3e0801e301e152, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x400661e401e137, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x3c0501e501f0fb, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x3e0821e601f153, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x400681e701f138, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x3c0421be0200f3, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x3e0741bf02014b, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x4005a1c0020130, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x3c0421be0210f4, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x3e0741bf02114c, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x4005a1c0021131, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x3c0421c10220ed, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x3e0741c2022145, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x4005a1c302212a, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x3c0421c10230ee, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x3e0741c2023146, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x4005a1c302312b, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x3c0421e80240ef, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x3e0741e9024147, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x4005a1ea02412c, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x3c0421e80250f0, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x3e0741e9025148, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x4005a1ea02512d, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3e0841eb026142, // SCRATCH_LOAD_LDS_UBYTE ENC_FLAT_SCRATCH default
    0x4006a1ec026127, // GLOBAL_LOAD_LDS_UBYTE ENC_FLAT_GLBL default
    0x3e0841eb027140, // SCRATCH_LOAD_LDS_SBYTE ENC_FLAT_SCRATCH default
    0x4006a1ec027125, // GLOBAL_LOAD_LDS_SBYTE ENC_FLAT_GLBL default
    0x3e0841eb028143, // SCRATCH_LOAD_LDS_USHORT ENC_FLAT_SCRATCH default
    0x4006a1ec028128, // GLOBAL_LOAD_LDS_USHORT ENC_FLAT_GLBL default
    0x3e0841eb029141, // SCRATCH_LOAD_LDS_SSHORT ENC_FLAT_SCRATCH default
    0x4006a1ec029126, // GLOBAL_LOAD_LDS_SSHORT ENC_FLAT_GLBL default
    0x3e0841eb02a13f, // SCRATCH_LOAD_LDS_DWORD ENC_FLAT_SCRATCH default
    0x4006a1ec02a122, // GLOBAL_LOAD_LDS_DWORD ENC_FLAT_GLBL default
    0x3c0521ed0400e0, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x4006c1ee040116, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x3c0541ef0410ce, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x4006e1f0041104, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x3c0521f10420c8, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x4006c1f20420fe, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x3c0521f10430de, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x4006c1f2043114, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x3c0521f30440dc, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x4006c1f4044112, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x3c0521f10450e4, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x4006c1f204511a, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x3c0521f30460da, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x4006c1f4046110, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x3c0521f10470e2, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x4006c1f2047118, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x3c0521ed0480cc, // FLAT_ATOMIC_AND ENC_FLAT default
    0x4006c1ee048102, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x3c0521ed0490d6, // FLAT_ATOMIC_OR ENC_FLAT default
    0x4006c1ee04910c, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x3c0521ed04a0e6, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x4006c1ee04a11c, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x3c0521f104b0d2, // FLAT_ATOMIC_INC ENC_FLAT default
    0x4006c1f204b108, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x3c0521f104c0d0, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x4006c1f204c106, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x3c0521f504d0c9, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x4006c1f604d0ff, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x3c0521f704e0d9, // FLAT_ATOMIC_PK_ADD_F16 ENC_FLAT default
    0x4006c1f804e10f, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x3c0561f904f0ca, // FLAT_ATOMIC_ADD_F64 ENC_FLAT default
    0x400701fa04f100, // GLOBAL_ATOMIC_ADD_F64 ENC_FLAT_GLBL default
    0x3c0561f90500d5, // FLAT_ATOMIC_MIN_F64 ENC_FLAT default
    0x400701fa05010b, // GLOBAL_ATOMIC_MIN_F64 ENC_FLAT_GLBL default
    0x3c0561f90510d4, // FLAT_ATOMIC_MAX_F64 ENC_FLAT default
    0x400701fa05110a, // GLOBAL_ATOMIC_MAX_F64 ENC_FLAT_GLBL default
    0x3c0521fb0520d8, // FLAT_ATOMIC_PK_ADD_BF16 ENC_FLAT default
    0x4006c1fc05210e, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_FLAT_GLBL default
    0x3c0561fd0600e1, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x400701fe060117, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x3c0581ff0610cf, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x40072200061105, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x3c0562010620cb, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x40070202062101, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x3c0562010630df, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x40070202063115, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x3c0562030640dd, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x40070204064113, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x3c0562010650e5, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x4007020206511b, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x3c0562030660db, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x40070204066111, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x3c0562010670e3, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x40070202067119, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x3c0561fd0680cd, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x400701fe068103, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x3c0561fd0690d7, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x400701fe06910d, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x3c0561fd06a0e7, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x400701fe06a11d, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x3c05620106b0d3, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x4007020206b109, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x3c05620106c0d1, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x4007020206c107, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x4006a1ec07d124, // GLOBAL_LOAD_LDS_DWORDX4 ENC_FLAT_GLBL default
    0x4006a1ec07e123, // GLOBAL_LOAD_LDS_DWORDX3 ENC_FLAT_GLBL default
    0x4208e20500002a, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x4209020600102b, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x4209220700202c, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x4209420800302d, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x4208e209004043, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x4209020a005044, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x4209220b006045, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x4209420c007046, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x4208e205008026, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x4208e20d009027, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x4209020e00a028, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x4209020f00b029, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x4208e20900c03f, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x4208e21000d040, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x4209021100e041, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x4209021200f042, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x4208e213010034, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x4208e21401102e, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x4208e215012037, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x4208e216013033, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x4208e217014021, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x42090218015022, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x42092219016023, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x4209421a017024, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x4208e21b018038, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x4208e21b019039, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x4208e21c01a047, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x4208e21c01b048, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x4208e21d01c03a, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x4209021e01d03b, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x4209221f01e03c, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x4209422001f03d, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x4208e221020035, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x4208e221021036, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x4208e22202202f, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x4208e222023030, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x4208e223024031, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x4208e223025032, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x4208e205026025, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x4208e20902703e, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x420960c1028049, // BUFFER_WBL2 ENC_MUBUF default
    0x420960c1029020, // BUFFER_INV ENC_MUBUF default
    0x4208e224040018, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x42090225041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x4208e226042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x4208e226043016, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x4208e227044014, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x4208e22604501c, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x4208e227046012, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x4208e22604701a, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x4208e224048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x4208e22404900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x4208e22404a01e, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x4208e22604b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x4208e22604c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x4208e22804d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x4208e22904e011, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x4209022a04f002, // BUFFER_ATOMIC_ADD_F64 ENC_MUBUF default
    0x4209022a05000d, // BUFFER_ATOMIC_MIN_F64 ENC_MUBUF default
    0x4209022a05100c, // BUFFER_ATOMIC_MAX_F64 ENC_MUBUF default
    0x4208e22b052010, // BUFFER_ATOMIC_PK_ADD_BF16 ENC_MUBUF default
    0x4209022c060019, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x4209422d061007, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x4209022e062003, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x4209022e063017, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x4209022f064015, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x4209022e06501d, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x4209022f066013, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x4209022e06701b, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x4209022c068005, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x4209022c06900f, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x4209022c06a01f, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x4209022e06b00b, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x4209022e06c009, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x44086230000262, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x44088231001263, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x4408a232002264, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x4408c233003265, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x4408623400426a, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x4408823500526b, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x4408a23600626c, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x4408c23700726d, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x4408623000825e, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x4408623800925f, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x4408823900a260, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x4408823a00b261, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x4408623400c266, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x4408623b00d267, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x4408823c00e268, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x4408823d00f269, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x4629423e0102f5, // V_CMP_CLASS_F32 ENC_VOPC default
    0x4829623f0102f5, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942400102f5, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x46294241011292, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x48296242011292, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a294243011292, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4629a2440122f6, // V_CMP_CLASS_F64 ENC_VOPC default
    0x4a29a2450122f6, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4629a246013293, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4a29a247013293, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4629e2480142f4, // V_CMP_CLASS_F16 ENC_VOPC default
    0x482a02490142f4, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a0142f4, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b015291, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x482a024c015291, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d015291, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4629e248020300, // V_CMP_F_F16 ENC_VOPC default
    0x482a4249020300, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a020300, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x4629e248021327, // V_CMP_LT_F16 ENC_VOPC default
    0x482a4249021327, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a021327, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x4629e2480222f7, // V_CMP_EQ_F16 ENC_VOPC default
    0x482a42490222f7, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a0222f7, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4629e24802331b, // V_CMP_LE_F16 ENC_VOPC default
    0x482a424902331b, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a02331b, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x4629e248024312, // V_CMP_GT_F16 ENC_VOPC default
    0x482a4249024312, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a024312, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x4629e248025324, // V_CMP_LG_F16 ENC_VOPC default
    0x482a4249025324, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a025324, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x4629e248026309, // V_CMP_GE_F16 ENC_VOPC default
    0x482a4249026309, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a026309, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x4629e248027348, // V_CMP_O_F16 ENC_VOPC default
    0x482a4249027348, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a027348, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x4629e248028354, // V_CMP_U_F16 ENC_VOPC default
    0x482a4249028354, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a028354, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x4629e248029339, // V_CMP_NGE_F16 ENC_VOPC default
    0x482a4249029339, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a029339, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4629e24802a342, // V_CMP_NLG_F16 ENC_VOPC default
    0x482a424902a342, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a02a342, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4629e24802b33c, // V_CMP_NGT_F16 ENC_VOPC default
    0x482a424902b33c, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a02b33c, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4629e24802c33f, // V_CMP_NLE_F16 ENC_VOPC default
    0x482a424902c33f, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a02c33f, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4629e24802d330, // V_CMP_NEQ_F16 ENC_VOPC default
    0x482a424902d330, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a02d330, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4629e24802e345, // V_CMP_NLT_F16 ENC_VOPC default
    0x482a424902e345, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a02e345, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4629e24802f34b, // V_CMP_TRU_F16 ENC_VOPC default
    0x482a424902f34b, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24a02f34b, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b03029d, // V_CMPX_F_F16 ENC_VOPC default
    0x482a424c03029d, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d03029d, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b0312c4, // V_CMPX_LT_F16 ENC_VOPC default
    0x482a424c0312c4, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d0312c4, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b032294, // V_CMPX_EQ_F16 ENC_VOPC default
    0x482a424c032294, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d032294, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b0332b8, // V_CMPX_LE_F16 ENC_VOPC default
    0x482a424c0332b8, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d0332b8, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b0342af, // V_CMPX_GT_F16 ENC_VOPC default
    0x482a424c0342af, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d0342af, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b0352c1, // V_CMPX_LG_F16 ENC_VOPC default
    0x482a424c0352c1, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d0352c1, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b0362a6, // V_CMPX_GE_F16 ENC_VOPC default
    0x482a424c0362a6, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d0362a6, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b0372e5, // V_CMPX_O_F16 ENC_VOPC default
    0x482a424c0372e5, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d0372e5, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b0382f1, // V_CMPX_U_F16 ENC_VOPC default
    0x482a424c0382f1, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d0382f1, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b0392d6, // V_CMPX_NGE_F16 ENC_VOPC default
    0x482a424c0392d6, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d0392d6, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b03a2df, // V_CMPX_NLG_F16 ENC_VOPC default
    0x482a424c03a2df, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d03a2df, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b03b2d9, // V_CMPX_NGT_F16 ENC_VOPC default
    0x482a424c03b2d9, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d03b2d9, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b03c2dc, // V_CMPX_NLE_F16 ENC_VOPC default
    0x482a424c03c2dc, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d03c2dc, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b03d2cd, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x482a424c03d2cd, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d03d2cd, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b03e2e2, // V_CMPX_NLT_F16 ENC_VOPC default
    0x482a424c03e2e2, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d03e2e2, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4629e24b03f2e8, // V_CMPX_TRU_F16 ENC_VOPC default
    0x482a424c03f2e8, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29e24d03f2e8, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4629424e040301, // V_CMP_F_F32 ENC_VOPC default
    0x482a824f040301, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a294250040301, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x4629424e041328, // V_CMP_LT_F32 ENC_VOPC default
    0x482a824f041328, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a294250041328, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x4629424e0422f8, // V_CMP_EQ_F32 ENC_VOPC default
    0x482a824f0422f8, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942500422f8, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4629424e04331c, // V_CMP_LE_F32 ENC_VOPC default
    0x482a824f04331c, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425004331c, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x4629424e044313, // V_CMP_GT_F32 ENC_VOPC default
    0x482a824f044313, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a294250044313, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x4629424e045325, // V_CMP_LG_F32 ENC_VOPC default
    0x482a824f045325, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a294250045325, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x4629424e04630a, // V_CMP_GE_F32 ENC_VOPC default
    0x482a824f04630a, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425004630a, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x4629424e047349, // V_CMP_O_F32 ENC_VOPC default
    0x482a824f047349, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a294250047349, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x4629424e048355, // V_CMP_U_F32 ENC_VOPC default
    0x482a824f048355, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a294250048355, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x4629424e04933a, // V_CMP_NGE_F32 ENC_VOPC default
    0x482a824f04933a, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425004933a, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4629424e04a343, // V_CMP_NLG_F32 ENC_VOPC default
    0x482a824f04a343, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425004a343, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4629424e04b33d, // V_CMP_NGT_F32 ENC_VOPC default
    0x482a824f04b33d, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425004b33d, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4629424e04c340, // V_CMP_NLE_F32 ENC_VOPC default
    0x482a824f04c340, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425004c340, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4629424e04d331, // V_CMP_NEQ_F32 ENC_VOPC default
    0x482a824f04d331, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425004d331, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4629424e04e346, // V_CMP_NLT_F32 ENC_VOPC default
    0x482a824f04e346, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425004e346, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4629424e04f34c, // V_CMP_TRU_F32 ENC_VOPC default
    0x482a824f04f34c, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425004f34c, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4629425105029e, // V_CMPX_F_F32 ENC_VOPC default
    0x482a825205029e, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425305029e, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x462942510512c5, // V_CMPX_LT_F32 ENC_VOPC default
    0x482a82520512c5, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942530512c5, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x46294251052295, // V_CMPX_EQ_F32 ENC_VOPC default
    0x482a8252052295, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a294253052295, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x462942510532b9, // V_CMPX_LE_F32 ENC_VOPC default
    0x482a82520532b9, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942530532b9, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x462942510542b0, // V_CMPX_GT_F32 ENC_VOPC default
    0x482a82520542b0, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942530542b0, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x462942510552c2, // V_CMPX_LG_F32 ENC_VOPC default
    0x482a82520552c2, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942530552c2, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x462942510562a7, // V_CMPX_GE_F32 ENC_VOPC default
    0x482a82520562a7, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942530562a7, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x462942510572e6, // V_CMPX_O_F32 ENC_VOPC default
    0x482a82520572e6, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942530572e6, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x462942510582f2, // V_CMPX_U_F32 ENC_VOPC default
    0x482a82520582f2, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942530582f2, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x462942510592d7, // V_CMPX_NGE_F32 ENC_VOPC default
    0x482a82520592d7, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942530592d7, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4629425105a2e0, // V_CMPX_NLG_F32 ENC_VOPC default
    0x482a825205a2e0, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425305a2e0, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4629425105b2da, // V_CMPX_NGT_F32 ENC_VOPC default
    0x482a825205b2da, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425305b2da, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4629425105c2dd, // V_CMPX_NLE_F32 ENC_VOPC default
    0x482a825205c2dd, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425305c2dd, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4629425105d2ce, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x482a825205d2ce, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425305d2ce, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4629425105e2e3, // V_CMPX_NLT_F32 ENC_VOPC default
    0x482a825205e2e3, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425305e2e3, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4629425105f2e9, // V_CMPX_TRU_F32 ENC_VOPC default
    0x482a825205f2e9, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29425305f2e9, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x462ac254060302, // V_CMP_F_F64 ENC_VOPC default
    0x4a2ac255060302, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x462ac254061329, // V_CMP_LT_F64 ENC_VOPC default
    0x4a2ac255061329, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x462ac2540622f9, // V_CMP_EQ_F64 ENC_VOPC default
    0x4a2ac2550622f9, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x462ac25406331d, // V_CMP_LE_F64 ENC_VOPC default
    0x4a2ac25506331d, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x462ac254064314, // V_CMP_GT_F64 ENC_VOPC default
    0x4a2ac255064314, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x462ac254065326, // V_CMP_LG_F64 ENC_VOPC default
    0x4a2ac255065326, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x462ac25406630b, // V_CMP_GE_F64 ENC_VOPC default
    0x4a2ac25506630b, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x462ac25406734a, // V_CMP_O_F64 ENC_VOPC default
    0x4a2ac25506734a, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x462ac254068356, // V_CMP_U_F64 ENC_VOPC default
    0x4a2ac255068356, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x462ac25406933b, // V_CMP_NGE_F64 ENC_VOPC default
    0x4a2ac25506933b, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x462ac25406a344, // V_CMP_NLG_F64 ENC_VOPC default
    0x4a2ac25506a344, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x462ac25406b33e, // V_CMP_NGT_F64 ENC_VOPC default
    0x4a2ac25506b33e, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x462ac25406c341, // V_CMP_NLE_F64 ENC_VOPC default
    0x4a2ac25506c341, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x462ac25406d332, // V_CMP_NEQ_F64 ENC_VOPC default
    0x4a2ac25506d332, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x462ac25406e347, // V_CMP_NLT_F64 ENC_VOPC default
    0x4a2ac25506e347, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x462ac25406f34d, // V_CMP_TRU_F64 ENC_VOPC default
    0x4a2ac25506f34d, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x462ac25607029f, // V_CMPX_F_F64 ENC_VOPC default
    0x4a2ac25707029f, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x462ac2560712c6, // V_CMPX_LT_F64 ENC_VOPC default
    0x4a2ac2570712c6, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x462ac256072296, // V_CMPX_EQ_F64 ENC_VOPC default
    0x4a2ac257072296, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x462ac2560732ba, // V_CMPX_LE_F64 ENC_VOPC default
    0x4a2ac2570732ba, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x462ac2560742b1, // V_CMPX_GT_F64 ENC_VOPC default
    0x4a2ac2570742b1, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x462ac2560752c3, // V_CMPX_LG_F64 ENC_VOPC default
    0x4a2ac2570752c3, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x462ac2560762a8, // V_CMPX_GE_F64 ENC_VOPC default
    0x4a2ac2570762a8, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x462ac2560772e7, // V_CMPX_O_F64 ENC_VOPC default
    0x4a2ac2570772e7, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x462ac2560782f3, // V_CMPX_U_F64 ENC_VOPC default
    0x4a2ac2570782f3, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x462ac2560792d8, // V_CMPX_NGE_F64 ENC_VOPC default
    0x4a2ac2570792d8, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x462ac25607a2e1, // V_CMPX_NLG_F64 ENC_VOPC default
    0x4a2ac25707a2e1, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x462ac25607b2db, // V_CMPX_NGT_F64 ENC_VOPC default
    0x4a2ac25707b2db, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x462ac25607c2de, // V_CMPX_NLE_F64 ENC_VOPC default
    0x4a2ac25707c2de, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x462ac25607d2cf, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x4a2ac25707d2cf, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x462ac25607e2e4, // V_CMPX_NLT_F64 ENC_VOPC default
    0x4a2ac25707e2e4, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x462ac25607f2ea, // V_CMPX_TRU_F64 ENC_VOPC default
    0x4a2ac25707f2ea, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x462b02580a0303, // V_CMP_F_I16 ENC_VOPC default
    0x482b22590a0303, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025a0a0303, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x462b02580a132a, // V_CMP_LT_I16 ENC_VOPC default
    0x482b22590a132a, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025a0a132a, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x462b02580a22fa, // V_CMP_EQ_I16 ENC_VOPC default
    0x482b22590a22fa, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025a0a22fa, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x462b02580a331e, // V_CMP_LE_I16 ENC_VOPC default
    0x482b22590a331e, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025a0a331e, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x462b02580a4315, // V_CMP_GT_I16 ENC_VOPC default
    0x482b22590a4315, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025a0a4315, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x462b02580a5333, // V_CMP_NE_I16 ENC_VOPC default
    0x482b22590a5333, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025a0a5333, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x462b02580a630c, // V_CMP_GE_I16 ENC_VOPC default
    0x482b22590a630c, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025a0a630c, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x462b02580a734e, // V_CMP_T_I16 ENC_VOPC default
    0x482b22590a734e, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025a0a734e, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x462b025b0a8306, // V_CMP_F_U16 ENC_VOPC default
    0x482b225c0a8306, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025d0a8306, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x462b025b0a932d, // V_CMP_LT_U16 ENC_VOPC default
    0x482b225c0a932d, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025d0a932d, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x462b025b0aa2fd, // V_CMP_EQ_U16 ENC_VOPC default
    0x482b225c0aa2fd, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025d0aa2fd, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x462b025b0ab321, // V_CMP_LE_U16 ENC_VOPC default
    0x482b225c0ab321, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025d0ab321, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x462b025b0ac318, // V_CMP_GT_U16 ENC_VOPC default
    0x482b225c0ac318, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025d0ac318, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x462b025b0ad336, // V_CMP_NE_U16 ENC_VOPC default
    0x482b225c0ad336, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025d0ad336, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x462b025b0ae30f, // V_CMP_GE_U16 ENC_VOPC default
    0x482b225c0ae30f, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025d0ae30f, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x462b025b0af351, // V_CMP_T_U16 ENC_VOPC default
    0x482b225c0af351, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b025d0af351, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x462b025e0b02a0, // V_CMPX_F_I16 ENC_VOPC default
    0x482b225f0b02a0, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02600b02a0, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x462b025e0b12c7, // V_CMPX_LT_I16 ENC_VOPC default
    0x482b225f0b12c7, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02600b12c7, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x462b025e0b2297, // V_CMPX_EQ_I16 ENC_VOPC default
    0x482b225f0b2297, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02600b2297, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x462b025e0b32bb, // V_CMPX_LE_I16 ENC_VOPC default
    0x482b225f0b32bb, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02600b32bb, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x462b025e0b42b2, // V_CMPX_GT_I16 ENC_VOPC default
    0x482b225f0b42b2, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02600b42b2, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x462b025e0b52d0, // V_CMPX_NE_I16 ENC_VOPC default
    0x482b225f0b52d0, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02600b52d0, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x462b025e0b62a9, // V_CMPX_GE_I16 ENC_VOPC default
    0x482b225f0b62a9, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02600b62a9, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x462b025e0b72eb, // V_CMPX_T_I16 ENC_VOPC default
    0x482b225f0b72eb, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02600b72eb, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x462b02610b82a3, // V_CMPX_F_U16 ENC_VOPC default
    0x482b22620b82a3, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02630b82a3, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x462b02610b92ca, // V_CMPX_LT_U16 ENC_VOPC default
    0x482b22620b92ca, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02630b92ca, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x462b02610ba29a, // V_CMPX_EQ_U16 ENC_VOPC default
    0x482b22620ba29a, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02630ba29a, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x462b02610bb2be, // V_CMPX_LE_U16 ENC_VOPC default
    0x482b22620bb2be, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02630bb2be, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x462b02610bc2b5, // V_CMPX_GT_U16 ENC_VOPC default
    0x482b22620bc2b5, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02630bc2b5, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x462b02610bd2d3, // V_CMPX_NE_U16 ENC_VOPC default
    0x482b22620bd2d3, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02630bd2d3, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x462b02610be2ac, // V_CMPX_GE_U16 ENC_VOPC default
    0x482b22620be2ac, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02630be2ac, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x462b02610bf2ee, // V_CMPX_T_U16 ENC_VOPC default
    0x482b22620bf2ee, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2b02630bf2ee, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x462942640c0304, // V_CMP_F_I32 ENC_VOPC default
    0x482b62650c0304, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942660c0304, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x462942640c132b, // V_CMP_LT_I32 ENC_VOPC default
    0x482b62650c132b, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942660c132b, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x462942640c22fb, // V_CMP_EQ_I32 ENC_VOPC default
    0x482b62650c22fb, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942660c22fb, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x462942640c331f, // V_CMP_LE_I32 ENC_VOPC default
    0x482b62650c331f, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942660c331f, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x462942640c4316, // V_CMP_GT_I32 ENC_VOPC default
    0x482b62650c4316, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942660c4316, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x462942640c5334, // V_CMP_NE_I32 ENC_VOPC default
    0x482b62650c5334, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942660c5334, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x462942640c630d, // V_CMP_GE_I32 ENC_VOPC default
    0x482b62650c630d, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942660c630d, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x462942640c734f, // V_CMP_T_I32 ENC_VOPC default
    0x482b62650c734f, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942660c734f, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x462942670c8307, // V_CMP_F_U32 ENC_VOPC default
    0x482b62680c8307, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942690c8307, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x462942670c932e, // V_CMP_LT_U32 ENC_VOPC default
    0x482b62680c932e, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942690c932e, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x462942670ca2fe, // V_CMP_EQ_U32 ENC_VOPC default
    0x482b62680ca2fe, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942690ca2fe, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x462942670cb322, // V_CMP_LE_U32 ENC_VOPC default
    0x482b62680cb322, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942690cb322, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x462942670cc319, // V_CMP_GT_U32 ENC_VOPC default
    0x482b62680cc319, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942690cc319, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x462942670cd337, // V_CMP_NE_U32 ENC_VOPC default
    0x482b62680cd337, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942690cd337, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x462942670ce310, // V_CMP_GE_U32 ENC_VOPC default
    0x482b62680ce310, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942690ce310, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x462942670cf352, // V_CMP_T_U32 ENC_VOPC default
    0x482b62680cf352, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2942690cf352, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x4629426a0d02a1, // V_CMPX_F_I32 ENC_VOPC default
    0x482b626b0d02a1, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426c0d02a1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x4629426a0d12c8, // V_CMPX_LT_I32 ENC_VOPC default
    0x482b626b0d12c8, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426c0d12c8, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x4629426a0d2298, // V_CMPX_EQ_I32 ENC_VOPC default
    0x482b626b0d2298, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426c0d2298, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4629426a0d32bc, // V_CMPX_LE_I32 ENC_VOPC default
    0x482b626b0d32bc, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426c0d32bc, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x4629426a0d42b3, // V_CMPX_GT_I32 ENC_VOPC default
    0x482b626b0d42b3, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426c0d42b3, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x4629426a0d52d1, // V_CMPX_NE_I32 ENC_VOPC default
    0x482b626b0d52d1, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426c0d52d1, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x4629426a0d62aa, // V_CMPX_GE_I32 ENC_VOPC default
    0x482b626b0d62aa, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426c0d62aa, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x4629426a0d72ec, // V_CMPX_T_I32 ENC_VOPC default
    0x482b626b0d72ec, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426c0d72ec, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x4629426d0d82a4, // V_CMPX_F_U32 ENC_VOPC default
    0x482b626e0d82a4, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426f0d82a4, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x4629426d0d92cb, // V_CMPX_LT_U32 ENC_VOPC default
    0x482b626e0d92cb, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426f0d92cb, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x4629426d0da29b, // V_CMPX_EQ_U32 ENC_VOPC default
    0x482b626e0da29b, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426f0da29b, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4629426d0db2bf, // V_CMPX_LE_U32 ENC_VOPC default
    0x482b626e0db2bf, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426f0db2bf, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x4629426d0dc2b6, // V_CMPX_GT_U32 ENC_VOPC default
    0x482b626e0dc2b6, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426f0dc2b6, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x4629426d0dd2d4, // V_CMPX_NE_U32 ENC_VOPC default
    0x482b626e0dd2d4, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426f0dd2d4, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x4629426d0de2ad, // V_CMPX_GE_U32 ENC_VOPC default
    0x482b626e0de2ad, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426f0de2ad, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x4629426d0df2ef, // V_CMPX_T_U32 ENC_VOPC default
    0x482b626e0df2ef, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29426f0df2ef, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x462ba2700e0305, // V_CMP_F_I64 ENC_VOPC default
    0x4a2ba2710e0305, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x462ba2700e132c, // V_CMP_LT_I64 ENC_VOPC default
    0x4a2ba2710e132c, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x462ba2700e22fc, // V_CMP_EQ_I64 ENC_VOPC default
    0x4a2ba2710e22fc, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x462ba2700e3320, // V_CMP_LE_I64 ENC_VOPC default
    0x4a2ba2710e3320, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x462ba2700e4317, // V_CMP_GT_I64 ENC_VOPC default
    0x4a2ba2710e4317, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x462ba2700e5335, // V_CMP_NE_I64 ENC_VOPC default
    0x4a2ba2710e5335, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x462ba2700e630e, // V_CMP_GE_I64 ENC_VOPC default
    0x4a2ba2710e630e, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x462ba2700e7350, // V_CMP_T_I64 ENC_VOPC default
    0x4a2ba2710e7350, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x462ba2720e8308, // V_CMP_F_U64 ENC_VOPC default
    0x4a2ba2730e8308, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x462ba2720e932f, // V_CMP_LT_U64 ENC_VOPC default
    0x4a2ba2730e932f, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x462ba2720ea2ff, // V_CMP_EQ_U64 ENC_VOPC default
    0x4a2ba2730ea2ff, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x462ba2720eb323, // V_CMP_LE_U64 ENC_VOPC default
    0x4a2ba2730eb323, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x462ba2720ec31a, // V_CMP_GT_U64 ENC_VOPC default
    0x4a2ba2730ec31a, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x462ba2720ed338, // V_CMP_NE_U64 ENC_VOPC default
    0x4a2ba2730ed338, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x462ba2720ee311, // V_CMP_GE_U64 ENC_VOPC default
    0x4a2ba2730ee311, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x462ba2720ef353, // V_CMP_T_U64 ENC_VOPC default
    0x4a2ba2730ef353, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x462ba2740f02a2, // V_CMPX_F_I64 ENC_VOPC default
    0x4a2ba2750f02a2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x462ba2740f12c9, // V_CMPX_LT_I64 ENC_VOPC default
    0x4a2ba2750f12c9, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x462ba2740f2299, // V_CMPX_EQ_I64 ENC_VOPC default
    0x4a2ba2750f2299, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x462ba2740f32bd, // V_CMPX_LE_I64 ENC_VOPC default
    0x4a2ba2750f32bd, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x462ba2740f42b4, // V_CMPX_GT_I64 ENC_VOPC default
    0x4a2ba2750f42b4, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x462ba2740f52d2, // V_CMPX_NE_I64 ENC_VOPC default
    0x4a2ba2750f52d2, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x462ba2740f62ab, // V_CMPX_GE_I64 ENC_VOPC default
    0x4a2ba2750f62ab, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x462ba2740f72ed, // V_CMPX_T_I64 ENC_VOPC default
    0x4a2ba2750f72ed, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x462ba2760f82a5, // V_CMPX_F_U64 ENC_VOPC default
    0x4a2ba2770f82a5, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x462ba2760f92cc, // V_CMPX_LT_U64 ENC_VOPC default
    0x4a2ba2770f92cc, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x462ba2760fa29c, // V_CMPX_EQ_U64 ENC_VOPC default
    0x4a2ba2770fa29c, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x462ba2760fb2c0, // V_CMPX_LE_U64 ENC_VOPC default
    0x4a2ba2770fb2c0, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x462ba2760fc2b7, // V_CMPX_GT_U64 ENC_VOPC default
    0x4a2ba2770fc2b7, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x462ba2760fd2d5, // V_CMPX_NE_U64 ENC_VOPC default
    0x4a2ba2770fd2d5, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x462ba2760fe2ae, // V_CMPX_GE_U64 ENC_VOPC default
    0x4a2ba2770fe2ae, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x462ba2760ff2f0, // V_CMPX_T_U64 ENC_VOPC default
    0x4a2ba2770ff2f0, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x4c0ac0c100046a, // V_NOP ENC_VOP1 default
    0x4e0ec0c100046a, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x500ea0c100046a, // V_NOP VOP1_VOP_DPP has_dpp
    0x520ac0c100046a, // V_NOP VOP1_INST_LITERAL has_lit
    0x4c0f0278001459, // V_MOV_B32 ENC_VOP1 default
    0x4e0f4279001459, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x500f227a001459, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x520f027b001459, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x540f827c002492, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x4c0fc27d003372, // V_CVT_I32_F64 ENC_VOP1 default
    0x500fe27e003372, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x520fc27f003372, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x4c10228000436d, // V_CVT_F64_I32 ENC_VOP1 default
    0x5010428100436d, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x5210228200436d, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x4c0f0283005366, // V_CVT_F32_I32 ENC_VOP1 default
    0x4e10a284005366, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x50108285005366, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x520f0286005366, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x4c0f0287006367, // V_CVT_F32_U32 ENC_VOP1 default
    0x4e10a288006367, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x50108289006367, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x520f028a006367, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x4c0f028b0073bc, // V_CVT_U32_F32 ENC_VOP1 default
    0x4e10e28c0073bc, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x500f228d0073bc, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x520f028e0073bc, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x4c0f028f008371, // V_CVT_I32_F32 ENC_VOP1 default
    0x4e10e290008371, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x500f2291008371, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x520f0292008371, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x4c11229300a35e, // V_CVT_F16_F32 ENC_VOP1 default
    0x4e11629400a35e, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x5011429500a35e, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5211229600a35e, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x4c11a29700b363, // V_CVT_F32_F16 ENC_VOP1 default
    0x4e11e29800b363, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x5011c29900b363, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5211a29a00b363, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x4c0f028f00c385, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x4e10e29000c385, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x500f229100c385, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x520f029200c385, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x4c0f028f00d36f, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x4e10e29000d36f, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x500f229100d36f, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x520f029200d36f, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x4c0f028300e375, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x4e10a28400e375, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x5010828500e375, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x520f028600e375, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x4c0fc29b00f364, // V_CVT_F32_F64 ENC_VOP1 default
    0x500fe29c00f364, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x520fc29d00f364, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x4c10229e01036c, // V_CVT_F64_F32 ENC_VOP1 default
    0x5012629f01036c, // V_CVT_F64_F32 VOP1_VOP_DPP has_dpp
    0x521022a001036c, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x4c0f0287011368, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x4e10a288011368, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x50108289011368, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x520f028a011368, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x4c0f0287012369, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x4e10a288012369, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x50108289012369, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x520f028a012369, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x4c0f028701336a, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x4e10a28801336a, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x5010828901336a, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x520f028a01336a, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x4c0f028701436b, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x4e10a28801436b, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x5010828901436b, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x520f028a01436b, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x4c0fc2a10153bd, // V_CVT_U32_F64 ENC_VOP1 default
    0x500fe2a20153bd, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x520fc2a30153bd, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x4c1022a401636e, // V_CVT_F64_U32 ENC_VOP1 default
    0x501042a501636e, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x521022a601636e, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x4c1282a70174d3, // V_TRUNC_F64 ENC_VOP1 default
    0x5012a2a80174d3, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x521282a90174d3, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4c1282a701828f, // V_CEIL_F64 ENC_VOP1 default
    0x5012a2a801828f, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x521282a901828f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4c1282a7019496, // V_RNDNE_F64 ENC_VOP1 default
    0x5012a2a8019496, // V_RNDNE_F64 VOP1_VOP_DPP has_dpp
    0x521282a9019496, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4c1282a701a3da, // V_FLOOR_F64 ENC_VOP1 default
    0x5012a2a801a3da, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x521282a901a3da, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x4c0f02aa01b3e4, // V_FRACT_F32 ENC_VOP1 default
    0x4e12e2ab01b3e4, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac01b3e4, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad01b3e4, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x4c0f02aa01c4d2, // V_TRUNC_F32 ENC_VOP1 default
    0x4e12e2ab01c4d2, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac01c4d2, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad01c4d2, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x4c0f02aa01d28e, // V_CEIL_F32 ENC_VOP1 default
    0x4e12e2ab01d28e, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac01d28e, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad01d28e, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x4c0f02aa01e495, // V_RNDNE_F32 ENC_VOP1 default
    0x4e12e2ab01e495, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac01e495, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad01e495, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x4c0f02aa01f3d9, // V_FLOOR_F32 ENC_VOP1 default
    0x4e12e2ab01f3d9, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac01f3d9, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad01f3d9, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x4c0f02aa0203d4, // V_EXP_F32 ENC_VOP1 default
    0x4e12e2ab0203d4, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac0203d4, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad0203d4, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x4c0f02aa0213f1, // V_LOG_F32 ENC_VOP1 default
    0x4e12e2ab0213f1, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac0213f1, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad0213f1, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x4c0f02aa02248f, // V_RCP_F32 ENC_VOP1 default
    0x4e12e2ab02248f, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac02248f, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad02248f, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x4c0f02aa023491, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x4e12e2ab023491, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac023491, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad023491, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x4c0f02aa024498, // V_RSQ_F32 ENC_VOP1 default
    0x4e12e2ab024498, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac024498, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad024498, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x4c1282a7025490, // V_RCP_F64 ENC_VOP1 default
    0x5012a2a8025490, // V_RCP_F64 VOP1_VOP_DPP has_dpp
    0x521282a9025490, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4c1282a7026499, // V_RSQ_F64 ENC_VOP1 default
    0x5012a2a8026499, // V_RSQ_F64 VOP1_VOP_DPP has_dpp
    0x521282a9026499, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4c0f02aa0274bf, // V_SQRT_F32 ENC_VOP1 default
    0x4e12e2ab0274bf, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac0274bf, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad0274bf, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4c1282a70284c0, // V_SQRT_F64 ENC_VOP1 default
    0x5012a2a80284c0, // V_SQRT_F64 VOP1_VOP_DPP has_dpp
    0x521282a90284c0, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4c0f02aa0294a1, // V_SIN_F32 ENC_VOP1 default
    0x4e12e2ab0294a1, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac0294a1, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad0294a1, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4c0f02aa02a359, // V_COS_F32 ENC_VOP1 default
    0x4e12e2ab02a359, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac02a359, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad02a359, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4c0f02ae02b46b, // V_NOT_B32 ENC_VOP1 default
    0x4e1302af02b46b, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x501082b002b46b, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x520f02b102b46b, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4c0f027802c28a, // V_BFREV_B32 ENC_VOP1 default
    0x4e0f427902c28a, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x500f227a02c28a, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x520f027b02c28a, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4c0f02b202d3d6, // V_FFBH_U32 ENC_VOP1 default
    0x4e1302b302d3d6, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x501082b402d3d6, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x520f02b502d3d6, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4c0f02b202e3d7, // V_FFBL_B32 ENC_VOP1 default
    0x4e1302b302e3d7, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x501082b402e3d7, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x520f02b502e3d7, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4c0f02b602f3d5, // V_FFBH_I32 ENC_VOP1 default
    0x4e1302b702f3d5, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x501082b802f3d5, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x520f02b902f3d5, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4c0fc27d0303e8, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x500fe27e0303e8, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x520fc27f0303e8, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4c1282a70313eb, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x5012a2a80313eb, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x521282a90313eb, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4c1282a70323e5, // V_FRACT_F64 ENC_VOP1 default
    0x5012a2a80323e5, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x521282a90323e5, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x4c0f028f0333e7, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x4e10e2900333e7, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22910333e7, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x520f02920333e7, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x4c0f02aa0343ea, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x4e12e2ab0343ea, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x500f22ac0343ea, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x520f02ad0343ea, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x4c0ac0c1035290, // V_CLREXCP ENC_VOP1 default
    0x520ac0c1035290, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x4c0f027803749f, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x4e0f427903749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x500f227a03749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x520f027b03749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x4c1342ba03845a, // V_MOV_B64 ENC_VOP1 default
    0x4e1382bb03845a, // V_MOV_B64 VOP1_VOP_SDWA has_sdwa
    0x501362bc03845a, // V_MOV_B64 VOP1_VOP_DPP has_dpp
    0x521342bd03845a, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x4c13c2be039360, // V_CVT_F16_U16 ENC_VOP1 default
    0x4e1402bf039360, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x5013e2c0039360, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x5213c2c1039360, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x4c13c2c203a35f, // V_CVT_F16_I16 ENC_VOP1 default
    0x4e1402c303a35f, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x5013e2c403a35f, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x5213c2c503a35f, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x4c1442c603b3bb, // V_CVT_U16_F16 ENC_VOP1 default
    0x4e1482c703b3bb, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x501462c803b3bb, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x521442c903b3bb, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x4c1442ca03c370, // V_CVT_I16_F16 ENC_VOP1 default
    0x4e1482cb03c370, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x501462cc03c370, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x521442cd03c370, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x4c14c2ce03d48e, // V_RCP_F16 ENC_VOP1 default
    0x4e1502cf03d48e, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x5014e2d003d48e, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x5214c2d103d48e, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x4c14c2ce03e4be, // V_SQRT_F16 ENC_VOP1 default
    0x4e1502cf03e4be, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x5014e2d003e4be, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x5214c2d103e4be, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x4c14c2ce03f497, // V_RSQ_F16 ENC_VOP1 default
    0x4e1502cf03f497, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x5014e2d003f497, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x5214c2d103f497, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x4c14c2ce0403f0, // V_LOG_F16 ENC_VOP1 default
    0x4e1502cf0403f0, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x5014e2d00403f0, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x5214c2d10403f0, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x4c14c2ce0413d3, // V_EXP_F16 ENC_VOP1 default
    0x4e1502cf0413d3, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x5014e2d00413d3, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x5214c2d10413d3, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x4c14c2ce0423e9, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x4e1502cf0423e9, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x5014e2d00423e9, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x5214c2d10423e9, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x4c1442ca0433e6, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x4e1482cb0433e6, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x501462cc0433e6, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x521442cd0433e6, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x4c14c2ce0443d8, // V_FLOOR_F16 ENC_VOP1 default
    0x4e1502cf0443d8, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x5014e2d00443d8, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x5214c2d10443d8, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x4c14c2ce04528d, // V_CEIL_F16 ENC_VOP1 default
    0x4e1502cf04528d, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x5014e2d004528d, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x5214c2d104528d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x4c14c2ce0464d1, // V_TRUNC_F16 ENC_VOP1 default
    0x4e1502cf0464d1, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x5014e2d00464d1, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x5214c2d10464d1, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x4c14c2ce047494, // V_RNDNE_F16 ENC_VOP1 default
    0x4e1502cf047494, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x5014e2d0047494, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x5214c2d1047494, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x4c14c2ce0483e3, // V_FRACT_F16 ENC_VOP1 default
    0x4e1502cf0483e3, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x5014e2d00483e3, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x5214c2d10483e3, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x4c14c2ce0494a0, // V_SIN_F16 ENC_VOP1 default
    0x4e1502cf0494a0, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x5014e2d00494a0, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x5214c2d10494a0, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x4c14c2ce04a358, // V_COS_F16 ENC_VOP1 default
    0x4e1502cf04a358, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x5014e2d004a358, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x5214c2d104a358, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x4c1442ca04d373, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x4e1482cb04d373, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x501462cc04d373, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x521442cd04d373, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x4c1442c604e374, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x4e1482c704e374, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x501462c804e374, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x521442c904e374, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x4c0f02d204f49e, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x4e1302d304f49e, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x501082d404f49e, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x520f02d504f49e, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x541542d60514cf, // V_SWAP_B32 ENC_VOP1 default
    0x541582d705226e, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x4e15c2d805226e, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x5015a2d905226e, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x521582da05226e, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x4c0f02db054365, // V_CVT_F32_FP8 ENC_VOP1 default
    0x561602dc054365, // V_CVT_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x500f22dd054365, // V_CVT_F32_FP8 VOP1_VOP_DPP has_dpp
    0x520f02de054365, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4c0f02df055362, // V_CVT_F32_BF8 ENC_VOP1 default
    0x561602e0055362, // V_CVT_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x500f22e1055362, // V_CVT_F32_BF8 VOP1_VOP_DPP has_dpp
    0x520f02e2055362, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4c1622e3056380, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x561662e4056380, // V_CVT_PK_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x501642e5056380, // V_CVT_PK_F32_FP8 VOP1_VOP_DPP has_dpp
    0x521622e6056380, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4c1622e705737f, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x561662e805737f, // V_CVT_PK_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x501642e905737f, // V_CVT_PK_F32_BF8 VOP1_VOP_DPP has_dpp
    0x521622ea05737f, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4c0f027805848c, // V_PRNG_B32 ENC_VOP1 default
    0x4e0f427905848c, // V_PRNG_B32 VOP1_VOP_SDWA has_sdwa
    0x500f227a05848c, // V_PRNG_B32 VOP1_VOP_DPP has_dpp
    0x520f027b05848c, // V_PRNG_B32 VOP1_INST_LITERAL has_lit
    0x540f02d605946f, // V_PERMLANE16_SWAP_B32 ENC_VOP1 default
    0x540f02d605a470, // V_PERMLANE32_SWAP_B32 ENC_VOP1 default
    0x4c16c2eb05b361, // V_CVT_F32_BF16 ENC_VOP1 default
    0x4e1702ec05b361, // V_CVT_F32_BF16 VOP1_VOP_SDWA has_sdwa
    0x5016e2ed05b361, // V_CVT_F32_BF16 VOP1_VOP_DPP has_dpp
    0x5216c2ee05b361, // V_CVT_F32_BF16 VOP1_INST_LITERAL has_lit
    0x580b62ef000217, // S_MOV_B32 ENC_SOP1 default
    0x5a0b62f0000217, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x580b82f1001218, // S_MOV_B64 ENC_SOP1 default
    0x5a0b82f2001218, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x580b62f30021cb, // S_CMOV_B32 ENC_SOP1 default
    0x5a0b62f40021cb, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x580b82f50031cc, // S_CMOV_B64 ENC_SOP1 default
    0x5a0b82f60031cc, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x580b62f7004224, // S_NOT_B32 ENC_SOP1 default
    0x5a0b62f8004224, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x580b82f9005225, // S_NOT_B64 ENC_SOP1 default
    0x5a0b82fa005225, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x580b62f7006256, // S_WQM_B32 ENC_SOP1 default
    0x5a0b62f8006256, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x580b82f9007257, // S_WQM_B64 ENC_SOP1 default
    0x5a0b82fa007257, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x580b62fb008198, // S_BREV_B32 ENC_SOP1 default
    0x5a0b62fc008198, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x580b82fd009199, // S_BREV_B64 ENC_SOP1 default
    0x5a0b82fe009199, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x580b62ff00a184, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x5a0b630000a184, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba30100b185, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x5a0ba30200b185, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b62ff00c186, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x5a0b630000c186, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba30100d187, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x5a0ba30200d187, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b630300e1f3, // S_FF0_I32_B32 ENC_SOP1 default
    0x5a0b630400e1f3, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba30500f1f4, // S_FF0_I32_B64 ENC_SOP1 default
    0x5a0ba30600f1f4, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b63030101f5, // S_FF1_I32_B32 ENC_SOP1 default
    0x5a0b63040101f5, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba3050111f6, // S_FF1_I32_B64 ENC_SOP1 default
    0x5a0ba3060111f6, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b63030121f8, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x5a0b63040121f8, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba3050131f9, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x5a0ba3060131f9, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b63070141f7, // S_FLBIT_I32 ENC_SOP1 default
    0x5a0b63080141f7, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x580ba3090151fa, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x5a0ba30a0151fa, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x580b630b016249, // S_SEXT_I32_I8 ENC_SOP1 default
    0x5a0b630c016249, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x580b630d017248, // S_SEXT_I32_I16 ENC_SOP1 default
    0x5a0b630e017248, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x580b630f018193, // S_BITSET0_B32 ENC_SOP1 default
    0x5a0b6310018193, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x580bc311019194, // S_BITSET0_B64 ENC_SOP1 default
    0x5a0bc312019194, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x580b630f01a195, // S_BITSET1_B32 ENC_SOP1 default
    0x5a0b631001a195, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x580bc31101b196, // S_BITSET1_B64 ENC_SOP1 default
    0x5a0bc31201b196, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x580be31301c1fb, // S_GETPC_B64 ENC_SOP1 default
    0x580c031401d23e, // S_SETPC_B64 ENC_SOP1 default
    0x580b831501e251, // S_SWAPPC_B64 ENC_SOP1 default
    0x580c031401f232, // S_RFE_B64 ENC_SOP1 default
    0x580b8316020164, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0b8317020164, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580b831602122c, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0b831702122c, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580b831602225d, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0b831702225d, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580b8316023160, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0b8317023160, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580b8316024229, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0b8317024229, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580b831602521f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0b831702521f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580b8316026223, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0b8317026223, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580b831602725a, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0b831702725a, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580b62f7028230, // S_QUADMASK_B32 ENC_SOP1 default
    0x5a0b62f8028230, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x580b82f9029231, // S_QUADMASK_B64 ENC_SOP1 default
    0x5a0b82fa029231, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x580b631802a215, // S_MOVRELS_B32 ENC_SOP1 default
    0x580b831902b216, // S_MOVRELS_B64 ENC_SOP1 default
    0x580b631a02c213, // S_MOVRELD_B32 ENC_SOP1 default
    0x5a0b631b02c213, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x580b831c02d214, // S_MOVRELD_B64 ENC_SOP1 default
    0x5a0b831d02d214, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x580c231e02e1c5, // S_CBRANCH_JOIN ENC_SOP1 default
    0x5a0c231f02e1c5, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x580b6320030157, // S_ABS_I32 ENC_SOP1 default
    0x5a0b6321030157, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x580c2322032243, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x5a0c2323032243, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x580b831603315c, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0b831703315c, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580b8316034226, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0b8317034226, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580b831603515d, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x5a0b831703515d, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580b8316036161, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x5a0b8317036161, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc324037192, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x5a0bc325037192, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x5c0d03260001d9, // S_CMP_EQ_I32 ENC_SOPC default
    0x5e0d03270001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x600d03280001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x620d03290001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d03260011e2, // S_CMP_LG_I32 ENC_SOPC default
    0x5e0d03270011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x600d03280011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x620d03290011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d03260021de, // S_CMP_GT_I32 ENC_SOPC default
    0x5e0d03270021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x600d03280021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x620d03290021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d03260031dc, // S_CMP_GE_I32 ENC_SOPC default
    0x5e0d03270031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x600d03280031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x620d03290031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d03260041e5, // S_CMP_LT_I32 ENC_SOPC default
    0x5e0d03270041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x600d03280041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x620d03290041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d03260051e0, // S_CMP_LE_I32 ENC_SOPC default
    0x5e0d03270051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x600d03280051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x620d03290051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d032a0061da, // S_CMP_EQ_U32 ENC_SOPC default
    0x5e0d032b0061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x600d032c0061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x620d032d0061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d032a0071e3, // S_CMP_LG_U32 ENC_SOPC default
    0x5e0d032b0071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x600d032c0071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x620d032d0071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d032a0081df, // S_CMP_GT_U32 ENC_SOPC default
    0x5e0d032b0081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x600d032c0081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x620d032d0081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d032a0091dd, // S_CMP_GE_U32 ENC_SOPC default
    0x5e0d032b0091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x600d032c0091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x620d032d0091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d032a00a1e6, // S_CMP_LT_U32 ENC_SOPC default
    0x5e0d032b00a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x600d032c00a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x620d032d00a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d032a00b1e1, // S_CMP_LE_U32 ENC_SOPC default
    0x5e0d032b00b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x600d032c00b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x620d032d00b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d032a00c18e, // S_BITCMP0_B32 ENC_SOPC default
    0x5e0d032b00c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x600d032c00c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x620d032d00c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d032a00d190, // S_BITCMP1_B32 ENC_SOPC default
    0x5e0d032b00d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x600d032c00d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x620d032d00d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0ce32e00e18f, // S_BITCMP0_B64 ENC_SOPC default
    0x5e0ce32f00e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x600ce33000e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x620ce33100e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0ce32e00f191, // S_BITCMP1_B64 ENC_SOPC default
    0x5e0ce32f00f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x600ce33000f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x620ce33100f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d0332010242, // S_SETVSKIP ENC_SOPC default
    0x5e0d0333010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x600d0334010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x620d0335010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d2336011246, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x5e0d2337011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x600d2338011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x620d2339011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0cc33a0121db, // S_CMP_EQ_U64 ENC_SOPC default
    0x5e0cc33b0121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x600cc33c0121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x620cc33d0121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0cc33a0131e4, // S_CMP_LG_U64 ENC_SOPC default
    0x5e0cc33b0131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x600cc33c0131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x620cc33d0131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x640de33e000220, // S_NOP ENC_SOPP default
    0x640e00c10011f0, // S_ENDPGM ENC_SOPP default
    0x640e233f002197, // S_BRANCH ENC_SOPP default
    0x640ac0c1003255, // S_WAKEUP ENC_SOPP default
    0x640e23400041c6, // S_CBRANCH_SCC0 ENC_SOPP default
    0x640e23400051c7, // S_CBRANCH_SCC1 ENC_SOPP default
    0x660e23410061c9, // S_CBRANCH_VCCZ ENC_SOPP default
    0x660e23410071c8, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x640e23420081c2, // S_CBRANCH_EXECZ ENC_SOPP default
    0x640e23420091c1, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x640ac0c100a183, // S_BARRIER ENC_SOPP default
    0x640de33e00b23d, // S_SETKILL ENC_SOPP default
    0x640e434300c254, // S_WAITCNT ENC_SOPP default
    0x640de33e00d23c, // S_SETHALT ENC_SOPP default
    0x640de33e00e24a, // S_SLEEP ENC_SOPP default
    0x640de33e00f23f, // S_SETPRIO ENC_SOPP default
    0x640e634401023a, // S_SENDMSG ENC_SOPP default
    0x640e634401123b, // S_SENDMSGHALT ENC_SOPP default
    0x640de33e012252, // S_TRAP ENC_SOPP default
    0x640ac0c10131fd, // S_ICACHE_INV ENC_SOPP default
    0x640de33e0141fe, // S_INCPERFLEVEL ENC_SOPP default
    0x640de33e0151ef, // S_DECPERFLEVEL ENC_SOPP default
    0x640ac345016253, // S_TTRACEDATA ENC_SOPP default
    0x640e233f0171bd, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x640e233f0181c0, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x640e233f0191bf, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x640e233f01a1be, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x640ac0c101b1f2, // S_ENDPGM_SAVED ENC_SOPP default
    0x640ac0c101c245, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x640e834601d244, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x640ac0c101e1f1, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x640de33e01f247, // S_SET_VALU_COEXEC_MODE ENC_SOPP default
    0x6825634700047c, // V_PK_MAD_I16 ENC_VOP3P default
    0x68258348001489, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x68258349002474, // V_PK_ADD_I16 ENC_VOP3P default
    0x6825834900348a, // V_PK_SUB_I16 ENC_VOP3P default
    0x6825834a00447a, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x6825834a00547b, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x6825834b006476, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x68258349007480, // V_PK_MAX_I16 ENC_VOP3P default
    0x68258349008484, // V_PK_MIN_I16 ENC_VOP3P default
    0x6825634c00947d, // V_PK_MAD_U16 ENC_VOP3P default
    0x6825834800a475, // V_PK_ADD_U16 ENC_VOP3P default
    0x6825834800b48b, // V_PK_SUB_U16 ENC_VOP3P default
    0x6825834800c481, // V_PK_MAX_U16 ENC_VOP3P default
    0x6825834800d485, // V_PK_MIN_U16 ENC_VOP3P default
    0x6825a34d00e478, // V_PK_FMA_F16 ENC_VOP3P default
    0x6825c0fa00f472, // V_PK_ADD_F16 ENC_VOP3P default
    0x6825c0fa010487, // V_PK_MUL_F16 ENC_VOP3P default
    0x6825c0fa011483, // V_PK_MIN_F16 ENC_VOP3P default
    0x6825c0fa01247f, // V_PK_MAX_F16 ENC_VOP3P default
    0x6825e34e01a3c9, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x6825a34d01b482, // V_PK_MINIMUM3_F16 ENC_VOP3P default
    0x6825a34d01c47e, // V_PK_MAXIMUM3_F16 ENC_VOP3P default
    0x6826034f020408, // V_MAD_MIX_F32 ENC_VOP3P default
    0x68260350021407, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x68260350022406, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x682623510233ca, // V_DOT2_F32_F16 ENC_VOP3P default
    0x682563520263cb, // V_DOT2_I32_I16 ENC_VOP3P default
    0x682561260273cc, // V_DOT2_U32_U16 ENC_VOP3P default
    0x682643530283ce, // V_DOT4_I32_I8 ENC_VOP3P default
    0x682641250293cf, // V_DOT4_U32_U8 ENC_VOP3P default
    0x6826435402a3d1, // V_DOT8_I32_I4 ENC_VOP3P default
    0x6826435502b3d2, // V_DOT8_U32_U4 ENC_VOP3P default
    0x6a26635602d423, // V_MFMA_F32_16X16X128_F8F6F4 VOP3P_MFMA default
    0x6a26835702e43a, // V_MFMA_F32_32X32X64_F8F6F4 VOP3P_MFMA default
    0x6826a358030479, // V_PK_FMA_F32 ENC_VOP3P default
    0x6826c359031488, // V_PK_MUL_F32 ENC_VOP3P default
    0x6826c359032473, // V_PK_ADD_F32 ENC_VOP3P default
    0x6826c35a033486, // V_PK_MOV_B32 ENC_VOP3P default
    0x6a26e35b035427, // V_MFMA_F32_16X16X32_BF16 VOP3P_MFMA default
    0x6a26e35c036444, // V_MFMA_I32_16X16X64_I8 VOP3P_MFMA default
    0x6a27035d037430, // V_MFMA_F32_32X32X16_BF16 VOP3P_MFMA default
    0x6a27035e038446, // V_MFMA_I32_32X32X32_I8 VOP3P_MFMA default
    0x6c27235f0394a8, // V_SMFMAC_F32_16X16X64_BF16 VOP3P_MFMA default
    0x6c27236003a4ba, // V_SMFMAC_I32_16X16X128_I8 VOP3P_MFMA default
    0x6c27236103b4a2, // V_SMFMAC_F32_16X16X128_BF8_BF8 VOP3P_MFMA default
    0x6c27236203c4a3, // V_SMFMAC_F32_16X16X128_BF8_FP8 VOP3P_MFMA default
    0x6c27236303d4a4, // V_SMFMAC_F32_16X16X128_FP8_BF8 VOP3P_MFMA default
    0x6a274364040436, // V_MFMA_F32_32X32X1_2B_F32 VOP3P_MFMA default
    0x6a276365041426, // V_MFMA_F32_16X16X1_4B_F32 VOP3P_MFMA default
    0x6a27836604243d, // V_MFMA_F32_4X4X1_16B_F32 VOP3P_MFMA default
    0x6c2723670434a5, // V_SMFMAC_F32_16X16X128_FP8_FP8 VOP3P_MFMA default
    0x6a276365044437, // V_MFMA_F32_32X32X2_F32 VOP3P_MFMA default
    0x6a27836604542f, // V_MFMA_F32_16X16X4_F32 VOP3P_MFMA default
    0x6c27a3680464b0, // V_SMFMAC_F32_32X32X32_BF16 VOP3P_MFMA default
    0x6c27a3690474bd, // V_SMFMAC_I32_32X32X64_I8 VOP3P_MFMA default
    0x6a27c36a048439, // V_MFMA_F32_32X32X4_2B_F16 VOP3P_MFMA default
    0x6a27e36b04942e, // V_MFMA_F32_16X16X4_4B_F16 VOP3P_MFMA default
    0x6a28036c04a43f, // V_MFMA_F32_4X4X4_16B_F16 VOP3P_MFMA default
    0x6c27a36d04b4b6, // V_SMFMAC_F32_32X32X64_BF8_BF8 VOP3P_MFMA default
    0x6a27e36b04c43c, // V_MFMA_F32_32X32X8_F16 VOP3P_MFMA default
    0x6a28036c04d425, // V_MFMA_F32_16X16X16_F16 VOP3P_MFMA default
    0x6c27a36e04e4b7, // V_SMFMAC_F32_32X32X64_BF8_FP8 VOP3P_MFMA default
    0x6c27a36f04f4b8, // V_SMFMAC_F32_32X32X64_FP8_BF8 VOP3P_MFMA default
    0x6a274370050447, // V_MFMA_I32_32X32X4_2B_I8 VOP3P_MFMA default
    0x6a276371051443, // V_MFMA_I32_16X16X4_4B_I8 VOP3P_MFMA default
    0x6a278372052448, // V_MFMA_I32_4X4X4_16B_I8 VOP3P_MFMA default
    0x6c27a3730534b9, // V_SMFMAC_F32_32X32X64_FP8_FP8 VOP3P_MFMA default
    0x6a26e37405442a, // V_MFMA_F32_16X16X32_F16 VOP3P_MFMA default
    0x6a270375055433, // V_MFMA_F32_32X32X16_F16 VOP3P_MFMA default
    0x6a27e376056445, // V_MFMA_I32_32X32X16_I8 VOP3P_MFMA default
    0x6a280377057442, // V_MFMA_I32_16X16X32_I8 VOP3P_MFMA default
    0x6e28237805826f, // V_ACCVGPR_READ ENC_VOP3P default
    0x68284379059270, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x6c27237a05a4ab, // V_SMFMAC_F32_16X16X64_F16 VOP3P_MFMA default
    0x6c27a37b05b4b3, // V_SMFMAC_F32_32X32X32_F16 VOP3P_MFMA default
    0x6a27c37c05d438, // V_MFMA_F32_32X32X4_2B_BF16 VOP3P_MFMA default
    0x6a27e37d05e42d, // V_MFMA_F32_16X16X4_4B_BF16 VOP3P_MFMA default
    0x6a28037e05f43e, // V_MFMA_F32_4X4X4_16B_BF16 VOP3P_MFMA default
    0x6a27e37d06043b, // V_MFMA_F32_32X32X8_BF16 VOP3P_MFMA default
    0x6a28037e061424, // V_MFMA_F32_16X16X16_BF16 VOP3P_MFMA default
    0x6c28637f0624a7, // V_SMFMAC_F32_16X16X32_F16 VOP3P_MFMA default
    0x6c2883800644af, // V_SMFMAC_F32_32X32X16_F16 VOP3P_MFMA default
    0x6c2863810664a6, // V_SMFMAC_F32_16X16X32_BF16 VOP3P_MFMA default
    0x6c2883820684ae, // V_SMFMAC_F32_32X32X16_BF16 VOP3P_MFMA default
    0x6c28638306a4bb, // V_SMFMAC_I32_16X16X64_I8 VOP3P_MFMA default
    0x6c28838406c4bc, // V_SMFMAC_I32_32X32X32_I8 VOP3P_MFMA default
    0x6a28a38506e440, // V_MFMA_F64_16X16X4_F64 VOP3P_MFMA default
    0x6a28c38606f441, // V_MFMA_F64_4X4X4_4B_F64 VOP3P_MFMA default
    0x6a280387070428, // V_MFMA_F32_16X16X32_BF8_BF8 VOP3P_MFMA default
    0x6a280388071429, // V_MFMA_F32_16X16X32_BF8_FP8 VOP3P_MFMA default
    0x6a28038907242b, // V_MFMA_F32_16X16X32_FP8_BF8 VOP3P_MFMA default
    0x6a28038a07342c, // V_MFMA_F32_16X16X32_FP8_FP8 VOP3P_MFMA default
    0x6a27e38b074431, // V_MFMA_F32_32X32X16_BF8_BF8 VOP3P_MFMA default
    0x6a27e38c075432, // V_MFMA_F32_32X32X16_BF8_FP8 VOP3P_MFMA default
    0x6a27e38d076434, // V_MFMA_F32_32X32X16_FP8_BF8 VOP3P_MFMA default
    0x6a27e38e077435, // V_MFMA_F32_32X32X16_FP8_FP8 VOP3P_MFMA default
    0x6c28638f0784a9, // V_SMFMAC_F32_16X16X64_BF8_BF8 VOP3P_MFMA default
    0x6c2863900794aa, // V_SMFMAC_F32_16X16X64_BF8_FP8 VOP3P_MFMA default
    0x6c28639107a4ac, // V_SMFMAC_F32_16X16X64_FP8_BF8 VOP3P_MFMA default
    0x6c28639207b4ad, // V_SMFMAC_F32_16X16X64_FP8_FP8 VOP3P_MFMA default
    0x6c28839307c4b1, // V_SMFMAC_F32_32X32X32_BF8_BF8 VOP3P_MFMA default
    0x6c28839407d4b2, // V_SMFMAC_F32_32X32X32_BF8_FP8 VOP3P_MFMA default
    0x6c28839507e4b4, // V_SMFMAC_F32_32X32X32_FP8_BF8 VOP3P_MFMA default
    0x6c28839607f4b5, // V_SMFMAC_F32_32X32X32_FP8_FP8 VOP3P_MFMA default
    0x7028e39702d449, // V_MFMA_SCALE_F32_16X16X128_F8F6F4 ENC_VOP3PX2 default
    0x7029039802e44a, // V_MFMA_SCALE_F32_32X32X64_F8F6F4 ENC_VOP3PX2 default
];
