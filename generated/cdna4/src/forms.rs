// Written by `cargo xtask regen` from amdgpu_isa_cdna4.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 56] = [
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 1, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 1, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 1, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 1, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_SDWA_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000f9,
        choice(Sdwa, 0, 1, true, run(0, 0), run(0, 0)),
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
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xc0000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(3, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(7, 2)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
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
        [bits(18, 7), bits(0, 0)],
        0xe0000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MTBUF,
        0,
        2,
        Slot::Whole,
        [bits(15, 4), bits(0, 0)],
        0xe8000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_SDWA_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000f9,
        choice(Sdwa, 0, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000ff,
        choice(Short, 1, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000f9,
        choice(Sdwa, 0, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 1, false, run(0, 0), run(9, 1)),
    ),
    form_kind(
        enc::VOP1_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000f9,
        choice(Sdwa, 0, 1, false, run(0, 1), run(0, 0)),
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
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, false, run(1, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_MFMA,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, false, run(0, 0), run(10, 3)),
    ),
    form_kind(
        enc::VOP3P_MFMA,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, false, run(0, 0), run(13, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, false, run(1, 2), run(1, 1)),
    ),
    form_kind(
        enc::ENC_VOP3PX2,
        0,
        4,
        Slot::Whole,
        [bits(80, 7), bits(0, 0)],
        0xd380000000000000d3ac0000,
        choice(Long, 0, 1, false, run(3, 1), run(16, 3)),
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
    0x220980ab005234, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x2209a0ac006235, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x2209c0ad007236, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x220a20b00081b4, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x220a40b10091b6, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x220a60b200a1b7, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x220a80b300b1b8, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x220aa0b400c1b5, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x220980b501024b, // S_STORE_DWORD ENC_SMEM default
    0x2209a0b601124c, // S_STORE_DWORDX2 ENC_SMEM default
    0x2209c0b701224d, // S_STORE_DWORDX4 ENC_SMEM default
    0x220980b5015237, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x2209a0b6016238, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x2209c0b7017239, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x220a20b80181b9, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x220a40b90191ba, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x220a60ba01a1bb, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x220ac0bb0201eb, // S_DCACHE_INV ENC_SMEM default
    0x220ac0bb0211ed, // S_DCACHE_WB ENC_SMEM default
    0x220ac0bb0221ec, // S_DCACHE_INV_VOL ENC_SMEM default
    0x220ac0bb0231ee, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220ae0bc02420f, // S_MEMTIME ENC_SMEM default
    0x220ae0bc02520e, // S_MEMREALTIME ENC_SMEM default
    0x220b00bd026167, // S_ATC_PROBE ENC_SMEM default
    0x220b20be027168, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x220b40bf0281e9, // S_DCACHE_DISCARD ENC_SMEM default
    0x220b40bf0291ea, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x220a20c00401ac, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x220a40c104119e, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x220a20c004219a, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x220a20c00431aa, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x220a20c00441a8, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x220a20c00451b0, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x220a20c00461a6, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x220a20c00471ae, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x220a20c004819c, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x220a20c00491a4, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x220a20c004a1b2, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x220a20c004b1a2, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x220a20c004c1a0, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x220a40c10601ad, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220a60c206119f, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220a40c106219b, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x220a40c10631ab, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x220a40c10641a9, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220a40c10651b1, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220a40c10661a7, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220a40c10671af, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220a40c106819d, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x220a40c10691a5, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x220a40c106a1b3, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x220a40c106b1a3, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x220a40c106c1a1, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x220980c308017b, // S_ATOMIC_SWAP ENC_SMEM default
    0x2209a0c408116d, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x220980c3082169, // S_ATOMIC_ADD ENC_SMEM default
    0x220980c3083179, // S_ATOMIC_SUB ENC_SMEM default
    0x220980c3084177, // S_ATOMIC_SMIN ENC_SMEM default
    0x220980c308517f, // S_ATOMIC_UMIN ENC_SMEM default
    0x220980c3086175, // S_ATOMIC_SMAX ENC_SMEM default
    0x220980c308717d, // S_ATOMIC_UMAX ENC_SMEM default
    0x220980c308816b, // S_ATOMIC_AND ENC_SMEM default
    0x220980c3089173, // S_ATOMIC_OR ENC_SMEM default
    0x220980c308a181, // S_ATOMIC_XOR ENC_SMEM default
    0x220980c308b171, // S_ATOMIC_INC ENC_SMEM default
    0x220980c308c16f, // S_ATOMIC_DEC ENC_SMEM default
    0x2209a0c40a017c, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x2209c0c50a116e, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x2209a0c40a216a, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x2209a0c40a317a, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x2209a0c40a4178, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x2209a0c40a5180, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x2209a0c40a6176, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x2209a0c40a717e, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x2209a0c40a816c, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x2209a0c40a9174, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x2209a0c40aa182, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x2209a0c40ab172, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x2209a0c40ac170, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x242920c60102f5, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x242920c7011292, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x242980c80122f6, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x242980c9013293, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x2429c0ca0142f4, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x2429c0cb015291, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x242a20ca020300, // V_CMP_F_F16 ENC_VOP3 default
    0x242a20ca021327, // V_CMP_LT_F16 ENC_VOP3 default
    0x242a20ca0222f7, // V_CMP_EQ_F16 ENC_VOP3 default
    0x242a20ca02331b, // V_CMP_LE_F16 ENC_VOP3 default
    0x242a20ca024312, // V_CMP_GT_F16 ENC_VOP3 default
    0x242a20ca025324, // V_CMP_LG_F16 ENC_VOP3 default
    0x242a20ca026309, // V_CMP_GE_F16 ENC_VOP3 default
    0x242a20ca027348, // V_CMP_O_F16 ENC_VOP3 default
    0x242a20ca028354, // V_CMP_U_F16 ENC_VOP3 default
    0x242a20ca029339, // V_CMP_NGE_F16 ENC_VOP3 default
    0x242a20ca02a342, // V_CMP_NLG_F16 ENC_VOP3 default
    0x242a20ca02b33c, // V_CMP_NGT_F16 ENC_VOP3 default
    0x242a20ca02c33f, // V_CMP_NLE_F16 ENC_VOP3 default
    0x242a20ca02d330, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x242a20ca02e345, // V_CMP_NLT_F16 ENC_VOP3 default
    0x242a20ca02f34b, // V_CMP_TRU_F16 ENC_VOP3 default
    0x242a20cb03029d, // V_CMPX_F_F16 ENC_VOP3 default
    0x242a20cb0312c4, // V_CMPX_LT_F16 ENC_VOP3 default
    0x242a20cb032294, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x242a20cb0332b8, // V_CMPX_LE_F16 ENC_VOP3 default
    0x242a20cb0342af, // V_CMPX_GT_F16 ENC_VOP3 default
    0x242a20cb0352c1, // V_CMPX_LG_F16 ENC_VOP3 default
    0x242a20cb0362a6, // V_CMPX_GE_F16 ENC_VOP3 default
    0x242a20cb0372e5, // V_CMPX_O_F16 ENC_VOP3 default
    0x242a20cb0382f1, // V_CMPX_U_F16 ENC_VOP3 default
    0x242a20cb0392d6, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x242a20cb03a2df, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x242a20cb03b2d9, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x242a20cb03c2dc, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x242a20cb03d2cd, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x242a20cb03e2e2, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x242a20cb03f2e8, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x242a60cc040301, // V_CMP_F_F32 ENC_VOP3 default
    0x242a60cc041328, // V_CMP_LT_F32 ENC_VOP3 default
    0x242a60cc0422f8, // V_CMP_EQ_F32 ENC_VOP3 default
    0x242a60cc04331c, // V_CMP_LE_F32 ENC_VOP3 default
    0x242a60cc044313, // V_CMP_GT_F32 ENC_VOP3 default
    0x242a60cc045325, // V_CMP_LG_F32 ENC_VOP3 default
    0x242a60cc04630a, // V_CMP_GE_F32 ENC_VOP3 default
    0x242a60cc047349, // V_CMP_O_F32 ENC_VOP3 default
    0x242a60cc048355, // V_CMP_U_F32 ENC_VOP3 default
    0x242a60cc04933a, // V_CMP_NGE_F32 ENC_VOP3 default
    0x242a60cc04a343, // V_CMP_NLG_F32 ENC_VOP3 default
    0x242a60cc04b33d, // V_CMP_NGT_F32 ENC_VOP3 default
    0x242a60cc04c340, // V_CMP_NLE_F32 ENC_VOP3 default
    0x242a60cc04d331, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x242a60cc04e346, // V_CMP_NLT_F32 ENC_VOP3 default
    0x242a60cc04f34c, // V_CMP_TRU_F32 ENC_VOP3 default
    0x242a60cd05029e, // V_CMPX_F_F32 ENC_VOP3 default
    0x242a60cd0512c5, // V_CMPX_LT_F32 ENC_VOP3 default
    0x242a60cd052295, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x242a60cd0532b9, // V_CMPX_LE_F32 ENC_VOP3 default
    0x242a60cd0542b0, // V_CMPX_GT_F32 ENC_VOP3 default
    0x242a60cd0552c2, // V_CMPX_LG_F32 ENC_VOP3 default
    0x242a60cd0562a7, // V_CMPX_GE_F32 ENC_VOP3 default
    0x242a60cd0572e6, // V_CMPX_O_F32 ENC_VOP3 default
    0x242a60cd0582f2, // V_CMPX_U_F32 ENC_VOP3 default
    0x242a60cd0592d7, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x242a60cd05a2e0, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x242a60cd05b2da, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x242a60cd05c2dd, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x242a60cd05d2ce, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x242a60cd05e2e3, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x242a60cd05f2e9, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x242aa0ce060302, // V_CMP_F_F64 ENC_VOP3 default
    0x242aa0ce061329, // V_CMP_LT_F64 ENC_VOP3 default
    0x242aa0ce0622f9, // V_CMP_EQ_F64 ENC_VOP3 default
    0x242aa0ce06331d, // V_CMP_LE_F64 ENC_VOP3 default
    0x242aa0ce064314, // V_CMP_GT_F64 ENC_VOP3 default
    0x242aa0ce065326, // V_CMP_LG_F64 ENC_VOP3 default
    0x242aa0ce06630b, // V_CMP_GE_F64 ENC_VOP3 default
    0x242aa0ce06734a, // V_CMP_O_F64 ENC_VOP3 default
    0x242aa0ce068356, // V_CMP_U_F64 ENC_VOP3 default
    0x242aa0ce06933b, // V_CMP_NGE_F64 ENC_VOP3 default
    0x242aa0ce06a344, // V_CMP_NLG_F64 ENC_VOP3 default
    0x242aa0ce06b33e, // V_CMP_NGT_F64 ENC_VOP3 default
    0x242aa0ce06c341, // V_CMP_NLE_F64 ENC_VOP3 default
    0x242aa0ce06d332, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x242aa0ce06e347, // V_CMP_NLT_F64 ENC_VOP3 default
    0x242aa0ce06f34d, // V_CMP_TRU_F64 ENC_VOP3 default
    0x242aa0cf07029f, // V_CMPX_F_F64 ENC_VOP3 default
    0x242aa0cf0712c6, // V_CMPX_LT_F64 ENC_VOP3 default
    0x242aa0cf072296, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x242aa0cf0732ba, // V_CMPX_LE_F64 ENC_VOP3 default
    0x242aa0cf0742b1, // V_CMPX_GT_F64 ENC_VOP3 default
    0x242aa0cf0752c3, // V_CMPX_LG_F64 ENC_VOP3 default
    0x242aa0cf0762a8, // V_CMPX_GE_F64 ENC_VOP3 default
    0x242aa0cf0772e7, // V_CMPX_O_F64 ENC_VOP3 default
    0x242aa0cf0782f3, // V_CMPX_U_F64 ENC_VOP3 default
    0x242aa0cf0792d8, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x242aa0cf07a2e1, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x242aa0cf07b2db, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x242aa0cf07c2de, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x242aa0cf07d2cf, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x242aa0cf07e2e4, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x242aa0cf07f2ea, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x242ae0d00a0303, // V_CMP_F_I16 ENC_VOP3 default
    0x242ae0d00a132a, // V_CMP_LT_I16 ENC_VOP3 default
    0x242ae0d00a22fa, // V_CMP_EQ_I16 ENC_VOP3 default
    0x242ae0d00a331e, // V_CMP_LE_I16 ENC_VOP3 default
    0x242ae0d00a4315, // V_CMP_GT_I16 ENC_VOP3 default
    0x242ae0d00a5333, // V_CMP_NE_I16 ENC_VOP3 default
    0x242ae0d00a630c, // V_CMP_GE_I16 ENC_VOP3 default
    0x242ae0d00a734e, // V_CMP_T_I16 ENC_VOP3 default
    0x242ae0d10a8306, // V_CMP_F_U16 ENC_VOP3 default
    0x242ae0d10a932d, // V_CMP_LT_U16 ENC_VOP3 default
    0x242ae0d10aa2fd, // V_CMP_EQ_U16 ENC_VOP3 default
    0x242ae0d10ab321, // V_CMP_LE_U16 ENC_VOP3 default
    0x242ae0d10ac318, // V_CMP_GT_U16 ENC_VOP3 default
    0x242ae0d10ad336, // V_CMP_NE_U16 ENC_VOP3 default
    0x242ae0d10ae30f, // V_CMP_GE_U16 ENC_VOP3 default
    0x242ae0d10af351, // V_CMP_T_U16 ENC_VOP3 default
    0x242ae0d20b02a0, // V_CMPX_F_I16 ENC_VOP3 default
    0x242ae0d20b12c7, // V_CMPX_LT_I16 ENC_VOP3 default
    0x242ae0d20b2297, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x242ae0d20b32bb, // V_CMPX_LE_I16 ENC_VOP3 default
    0x242ae0d20b42b2, // V_CMPX_GT_I16 ENC_VOP3 default
    0x242ae0d20b52d0, // V_CMPX_NE_I16 ENC_VOP3 default
    0x242ae0d20b62a9, // V_CMPX_GE_I16 ENC_VOP3 default
    0x242ae0d20b72eb, // V_CMPX_T_I16 ENC_VOP3 default
    0x242ae0d30b82a3, // V_CMPX_F_U16 ENC_VOP3 default
    0x242ae0d30b92ca, // V_CMPX_LT_U16 ENC_VOP3 default
    0x242ae0d30ba29a, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x242ae0d30bb2be, // V_CMPX_LE_U16 ENC_VOP3 default
    0x242ae0d30bc2b5, // V_CMPX_GT_U16 ENC_VOP3 default
    0x242ae0d30bd2d3, // V_CMPX_NE_U16 ENC_VOP3 default
    0x242ae0d30be2ac, // V_CMPX_GE_U16 ENC_VOP3 default
    0x242ae0d30bf2ee, // V_CMPX_T_U16 ENC_VOP3 default
    0x242b40d40c0304, // V_CMP_F_I32 ENC_VOP3 default
    0x242b40d40c132b, // V_CMP_LT_I32 ENC_VOP3 default
    0x242b40d40c22fb, // V_CMP_EQ_I32 ENC_VOP3 default
    0x242b40d40c331f, // V_CMP_LE_I32 ENC_VOP3 default
    0x242b40d40c4316, // V_CMP_GT_I32 ENC_VOP3 default
    0x242b40d40c5334, // V_CMP_NE_I32 ENC_VOP3 default
    0x242b40d40c630d, // V_CMP_GE_I32 ENC_VOP3 default
    0x242b40d40c734f, // V_CMP_T_I32 ENC_VOP3 default
    0x242b40d50c8307, // V_CMP_F_U32 ENC_VOP3 default
    0x242b40d50c932e, // V_CMP_LT_U32 ENC_VOP3 default
    0x242b40d50ca2fe, // V_CMP_EQ_U32 ENC_VOP3 default
    0x242b40d50cb322, // V_CMP_LE_U32 ENC_VOP3 default
    0x242b40d50cc319, // V_CMP_GT_U32 ENC_VOP3 default
    0x242b40d50cd337, // V_CMP_NE_U32 ENC_VOP3 default
    0x242b40d50ce310, // V_CMP_GE_U32 ENC_VOP3 default
    0x242b40d50cf352, // V_CMP_T_U32 ENC_VOP3 default
    0x242b40d60d02a1, // V_CMPX_F_I32 ENC_VOP3 default
    0x242b40d60d12c8, // V_CMPX_LT_I32 ENC_VOP3 default
    0x242b40d60d2298, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x242b40d60d32bc, // V_CMPX_LE_I32 ENC_VOP3 default
    0x242b40d60d42b3, // V_CMPX_GT_I32 ENC_VOP3 default
    0x242b40d60d52d1, // V_CMPX_NE_I32 ENC_VOP3 default
    0x242b40d60d62aa, // V_CMPX_GE_I32 ENC_VOP3 default
    0x242b40d60d72ec, // V_CMPX_T_I32 ENC_VOP3 default
    0x242b40d70d82a4, // V_CMPX_F_U32 ENC_VOP3 default
    0x242b40d70d92cb, // V_CMPX_LT_U32 ENC_VOP3 default
    0x242b40d70da29b, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x242b40d70db2bf, // V_CMPX_LE_U32 ENC_VOP3 default
    0x242b40d70dc2b6, // V_CMPX_GT_U32 ENC_VOP3 default
    0x242b40d70dd2d4, // V_CMPX_NE_U32 ENC_VOP3 default
    0x242b40d70de2ad, // V_CMPX_GE_U32 ENC_VOP3 default
    0x242b40d70df2ef, // V_CMPX_T_U32 ENC_VOP3 default
    0x242b80d80e0305, // V_CMP_F_I64 ENC_VOP3 default
    0x242b80d80e132c, // V_CMP_LT_I64 ENC_VOP3 default
    0x242b80d80e22fc, // V_CMP_EQ_I64 ENC_VOP3 default
    0x242b80d80e3320, // V_CMP_LE_I64 ENC_VOP3 default
    0x242b80d80e4317, // V_CMP_GT_I64 ENC_VOP3 default
    0x242b80d80e5335, // V_CMP_NE_I64 ENC_VOP3 default
    0x242b80d80e630e, // V_CMP_GE_I64 ENC_VOP3 default
    0x242b80d80e7350, // V_CMP_T_I64 ENC_VOP3 default
    0x242b80d90e8308, // V_CMP_F_U64 ENC_VOP3 default
    0x242b80d90e932f, // V_CMP_LT_U64 ENC_VOP3 default
    0x242b80d90ea2ff, // V_CMP_EQ_U64 ENC_VOP3 default
    0x242b80d90eb323, // V_CMP_LE_U64 ENC_VOP3 default
    0x242b80d90ec31a, // V_CMP_GT_U64 ENC_VOP3 default
    0x242b80d90ed338, // V_CMP_NE_U64 ENC_VOP3 default
    0x242b80d90ee311, // V_CMP_GE_U64 ENC_VOP3 default
    0x242b80d90ef353, // V_CMP_T_U64 ENC_VOP3 default
    0x242b80da0f02a2, // V_CMPX_F_I64 ENC_VOP3 default
    0x242b80da0f12c9, // V_CMPX_LT_I64 ENC_VOP3 default
    0x242b80da0f2299, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x242b80da0f32bd, // V_CMPX_LE_I64 ENC_VOP3 default
    0x242b80da0f42b4, // V_CMPX_GT_I64 ENC_VOP3 default
    0x242b80da0f52d2, // V_CMPX_NE_I64 ENC_VOP3 default
    0x242b80da0f62ab, // V_CMPX_GE_I64 ENC_VOP3 default
    0x242b80da0f72ed, // V_CMPX_T_I64 ENC_VOP3 default
    0x242b80db0f82a5, // V_CMPX_F_U64 ENC_VOP3 default
    0x242b80db0f92cc, // V_CMPX_LT_U64 ENC_VOP3 default
    0x242b80db0fa29c, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x242b80db0fb2c0, // V_CMPX_LE_U64 ENC_VOP3 default
    0x242b80db0fc2b7, // V_CMPX_GT_U64 ENC_VOP3 default
    0x242b80db0fd2d5, // V_CMPX_NE_U64 ENC_VOP3 default
    0x242b80db0fe2ae, // V_CMPX_GE_U64 ENC_VOP3 default
    0x242b80db0ff2f0, // V_CMPX_T_U64 ENC_VOP3 default
    0x2617a0dc100357, // V_CNDMASK_B32 ENC_VOP3 default
    0x241820dd101275, // V_ADD_F32 ENC_VOP3 default
    0x241820dd1024ca, // V_SUB_F32 ENC_VOP3 default
    0x241820dd1034c5, // V_SUBREV_F32 ENC_VOP3 default
    0x241880de1043dd, // V_FMAC_F64 ENC_VOP3 default
    0x241820dd10545f, // V_MUL_F32 ENC_VOP3 default
    0x2418e0df106465, // V_MUL_I32_I24 ENC_VOP3 default
    0x241900df107462, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x2418e0e0108469, // V_MUL_U32_U24 ENC_VOP3 default
    0x241900e0109464, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x241820dd10a453, // V_MIN_F32 ENC_VOP3 default
    0x241820dd10b415, // V_MAX_F32 ENC_VOP3 default
    0x241900df10c456, // V_MIN_I32 ENC_VOP3 default
    0x241900df10d418, // V_MAX_I32 ENC_VOP3 default
    0x241900e010e458, // V_MIN_U32 ENC_VOP3 default
    0x241900e010f41a, // V_MAX_U32 ENC_VOP3 default
    0x241900e11103f9, // V_LSHRREV_B32 ENC_VOP3 default
    0x241900e2111281, // V_ASHRREV_I32 ENC_VOP3 default
    0x241900e11123f3, // V_LSHLREV_B32 ENC_VOP3 default
    0x241900e011327e, // V_AND_B32 ENC_VOP3 default
    0x241900e011446d, // V_OR_B32 ENC_VOP3 default
    0x241900e01154d7, // V_XOR_B32 ENC_VOP3 default
    0x241960e31163c6, // V_DOT2C_F32_BF16 ENC_VOP3 default
    0x281a20e4119273, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x281a20e411a4c8, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x281a20e511b4c3, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2a1aa0e611c272, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2a1aa0e611d4c2, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2a1aa0e711e4c1, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x241b20e811f274, // V_ADD_F16 ENC_VOP3 default
    0x241b20e81204c9, // V_SUB_F16 ENC_VOP3 default
    0x241b20e91214c4, // V_SUBREV_F16 ENC_VOP3 default
    0x241b20e812245e, // V_MUL_F16 ENC_VOP3 default
    0x241b20ea1233fb, // V_MAC_F16 ENC_VOP3 default
    0x241be0eb12627a, // V_ADD_U16 ENC_VOP3 default
    0x241be0eb1274cd, // V_SUB_U16 ENC_VOP3 default
    0x241be0ec1284c6, // V_SUBREV_U16 ENC_VOP3 default
    0x241c00eb129467, // V_MUL_LO_U16 ENC_VOP3 default
    0x241c00ec12a3f2, // V_LSHLREV_B16 ENC_VOP3 default
    0x241c00ec12b3f8, // V_LSHRREV_B16 ENC_VOP3 default
    0x241c00ed12c280, // V_ASHRREV_I16 ENC_VOP3 default
    0x241b20e812d414, // V_MAX_F16 ENC_VOP3 default
    0x241b20e812e452, // V_MIN_F16 ENC_VOP3 default
    0x241c00eb12f419, // V_MAX_U16 ENC_VOP3 default
    0x241c00ee130417, // V_MAX_I16 ENC_VOP3 default
    0x241c00eb131457, // V_MIN_U16 ENC_VOP3 default
    0x241c00ee132455, // V_MIN_I16 ENC_VOP3 default
    0x241c60e81333ec, // V_LDEXP_F16 ENC_VOP3 default
    0x2418e0e013427b, // V_ADD_U32 ENC_VOP3 default
    0x2418e0e01354ce, // V_SUB_U32 ENC_VOP3 default
    0x2418e0e11364c7, // V_SUBREV_U32 ENC_VOP3 default
    0x241cc0ef1373c7, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x2418e0f01383c8, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x2418e0f11393cd, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x2418e0f213a3d0, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x241820f313b3dc, // V_FMAC_F32 ENC_VOP3 default
    0x241d20f413c477, // V_PK_FMAC_F16 ENC_VOP3 default
    0x241900e013d4d6, // V_XNOR_B32 ENC_VOP3 default
    0x240ee0bb14046a, // V_NOP ENC_VOP3 default
    0x240f60f5141459, // V_MOV_B32 ENC_VOP3 default
    0x2c0fa0f6142492, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x241000f7143372, // V_CVT_I32_F64 ENC_VOP3 default
    0x241060f814436d, // V_CVT_F64_I32 ENC_VOP3 default
    0x2410c0f9145366, // V_CVT_F32_I32 ENC_VOP3 default
    0x2410c0fa146367, // V_CVT_F32_U32 ENC_VOP3 default
    0x241100fb1473bc, // V_CVT_U32_F32 ENC_VOP3 default
    0x241100fc148371, // V_CVT_I32_F32 ENC_VOP3 default
    0x241180fd14a35e, // V_CVT_F16_F32 ENC_VOP3 default
    0x241200fe14b363, // V_CVT_F32_F16 ENC_VOP3 default
    0x241240fc14c385, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x241240fc14d36f, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x2410c0f914e375, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x241000ff14f364, // V_CVT_F32_F64 ENC_VOP3 default
    0x2412610015036c, // V_CVT_F64_F32 ENC_VOP3 default
    0x2410c0fa151368, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x2410c0fa152369, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x2410c0fa15336a, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x2410c0fa15436b, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x241001011553bd, // V_CVT_U32_F64 ENC_VOP3 default
    0x2410610215636e, // V_CVT_F64_U32 ENC_VOP3 default
    0x2412e1031574d3, // V_TRUNC_F64 ENC_VOP3 default
    0x2412e10315828f, // V_CEIL_F64 ENC_VOP3 default
    0x2412e103159496, // V_RNDNE_F64 ENC_VOP3 default
    0x2412e10315a3da, // V_FLOOR_F64 ENC_VOP3 default
    0x2411010415b3e4, // V_FRACT_F32 ENC_VOP3 default
    0x2411010415c4d2, // V_TRUNC_F32 ENC_VOP3 default
    0x2411010415d28e, // V_CEIL_F32 ENC_VOP3 default
    0x2411010415e495, // V_RNDNE_F32 ENC_VOP3 default
    0x2411010415f3d9, // V_FLOOR_F32 ENC_VOP3 default
    0x241101041603d4, // V_EXP_F32 ENC_VOP3 default
    0x241101041613f1, // V_LOG_F32 ENC_VOP3 default
    0x2411010416248f, // V_RCP_F32 ENC_VOP3 default
    0x24110104163491, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x24110104164498, // V_RSQ_F32 ENC_VOP3 default
    0x2412e103165490, // V_RCP_F64 ENC_VOP3 default
    0x2412e103166499, // V_RSQ_F64 ENC_VOP3 default
    0x241101041674bf, // V_SQRT_F32 ENC_VOP3 default
    0x2412e1031684c0, // V_SQRT_F64 ENC_VOP3 default
    0x241101041694a1, // V_SIN_F32 ENC_VOP3 default
    0x2411010416a359, // V_COS_F32 ENC_VOP3 default
    0x2413210516b46b, // V_NOT_B32 ENC_VOP3 default
    0x240f60f516c28a, // V_BFREV_B32 ENC_VOP3 default
    0x2413210616d3d6, // V_FFBH_U32 ENC_VOP3 default
    0x2413210616e3d7, // V_FFBL_B32 ENC_VOP3 default
    0x2413210716f3d5, // V_FFBH_I32 ENC_VOP3 default
    0x241000f71703e8, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x2412e1031713eb, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x2412e1031723e5, // V_FRACT_F64 ENC_VOP3 default
    0x241240fc1733e7, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x241101041743ea, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x240ee0bb175290, // V_CLREXCP ENC_VOP3 default
    0x240f60f517749f, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x2413a10817845a, // V_MOV_B64 ENC_VOP3 default
    0x24142109179360, // V_CVT_F16_U16 ENC_VOP3 default
    0x2414210a17a35f, // V_CVT_F16_I16 ENC_VOP3 default
    0x2414a10b17b3bb, // V_CVT_U16_F16 ENC_VOP3 default
    0x2414a10c17c370, // V_CVT_I16_F16 ENC_VOP3 default
    0x2415210d17d48e, // V_RCP_F16 ENC_VOP3 default
    0x2415210d17e4be, // V_SQRT_F16 ENC_VOP3 default
    0x2415210d17f497, // V_RSQ_F16 ENC_VOP3 default
    0x2415210d1803f0, // V_LOG_F16 ENC_VOP3 default
    0x2415210d1813d3, // V_EXP_F16 ENC_VOP3 default
    0x2415210d1823e9, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x2414a10c1833e6, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x2415210d1843d8, // V_FLOOR_F16 ENC_VOP3 default
    0x2415210d18528d, // V_CEIL_F16 ENC_VOP3 default
    0x2415210d1864d1, // V_TRUNC_F16 ENC_VOP3 default
    0x2415210d187494, // V_RNDNE_F16 ENC_VOP3 default
    0x2415210d1883e3, // V_FRACT_F16 ENC_VOP3 default
    0x2415210d1894a0, // V_SIN_F16 ENC_VOP3 default
    0x2415210d18a358, // V_COS_F16 ENC_VOP3 default
    0x2414a10c18d373, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2414a10b18e374, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x2413210e18f49e, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2c15610f1914cf, // V_SWAP_B32 ENC_VOP3 default
    0x2c15e11019226e, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x24110111194365, // V_CVT_F32_FP8 ENC_VOP3 default
    0x24110112195362, // V_CVT_F32_BF8 ENC_VOP3 default
    0x24168113196380, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x2416811419737f, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x240f60f519848c, // V_PRNG_B32 ENC_VOP3 default
    0x2c16a10f19946f, // V_PERMLANE16_SWAP_B32 ENC_VOP3 default
    0x2c16a10f19a470, // V_PERMLANE32_SWAP_B32 ENC_VOP3 default
    0x2417211519b361, // V_CVT_F32_BF16 ENC_VOP3 default
    0x241d61161c2401, // V_MAD_I32_I24 ENC_VOP3 default
    0x241d61171c340b, // V_MAD_U32_U24 ENC_VOP3 default
    0x241d81181c435a, // V_CUBEID_F32 ENC_VOP3 default
    0x241d81181c535c, // V_CUBESC_F32 ENC_VOP3 default
    0x241d81181c635d, // V_CUBETC_F32 ENC_VOP3 default
    0x241d81181c735b, // V_CUBEMA_F32 ENC_VOP3 default
    0x241da1191c8287, // V_BFE_U32 ENC_VOP3 default
    0x241da11a1c9286, // V_BFE_I32 ENC_VOP3 default
    0x241da1191ca288, // V_BFI_B32 ENC_VOP3 default
    0x241d81181cb3e0, // V_FMA_F32 ENC_VOP3 default
    0x241dc11b1cc3e1, // V_FMA_F64 ENC_VOP3 default
    0x241de11c1cd3ef, // V_LERP_U8 ENC_VOP3 default
    0x241e011d1ce27c, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x241e011d1cf27d, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x241d81181d044c, // V_MIN3_F32 ENC_VOP3 default
    0x241da11e1d144e, // V_MIN3_I32 ENC_VOP3 default
    0x241da1191d2450, // V_MIN3_U32 ENC_VOP3 default
    0x241d81181d340e, // V_MAX3_F32 ENC_VOP3 default
    0x241da11e1d4410, // V_MAX3_I32 ENC_VOP3 default
    0x241da1191d5412, // V_MAX3_U32 ENC_VOP3 default
    0x241d81181d641e, // V_MED3_F32 ENC_VOP3 default
    0x241da11e1d7420, // V_MED3_I32 ENC_VOP3 default
    0x241da1191d8422, // V_MED3_U32 ENC_VOP3 default
    0x241d611f1d949d, // V_SAD_U8 ENC_VOP3 default
    0x241d611f1da49a, // V_SAD_HI_U8 ENC_VOP3 default
    0x241d61201db49b, // V_SAD_U16 ENC_VOP3 default
    0x241d61191dc49c, // V_SAD_U32 ENC_VOP3 default
    0x241e21211dd384, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x241d81181de3bf, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x241dc11b1df3c0, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x281e41221e03c4, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x281e61231e13c5, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x2e1d81241e23c2, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x2e1dc1251e33c3, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x241e811c1e445d, // V_MSAD_U8 ENC_VOP3 default
    0x241ea1261e548d, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x241ea1261e645b, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x301ec1271e745c, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x281ee1281e840c, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x281ee1291e9402, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x241f012a1ea403, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x241f212b1eb405, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x241f212b1ec404, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x241f412c1ed471, // V_PERM_B32 ENC_VOP3 default
    0x241f012a1ee3e2, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x241f012a1ef3c1, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x241f612d1f0376, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x241f812e1f140a, // V_MAD_U32_U16 ENC_VOP3 default
    0x241f812f1f2400, // V_MAD_I32_I16 ENC_VOP3 default
    0x241da1191f34d5, // V_XAD_U32 ENC_VOP3 default
    0x241fa12a1f444b, // V_MIN3_F16 ENC_VOP3 default
    0x241fc1301f544d, // V_MIN3_I16 ENC_VOP3 default
    0x241fc1311f644f, // V_MIN3_U16 ENC_VOP3 default
    0x241fa12a1f740d, // V_MAX3_F16 ENC_VOP3 default
    0x241fc1301f840f, // V_MAX3_I16 ENC_VOP3 default
    0x241fc1311f9411, // V_MAX3_U16 ENC_VOP3 default
    0x241fa12a1fa41d, // V_MED3_F16 ENC_VOP3 default
    0x241fc1301fb41f, // V_MED3_I16 ENC_VOP3 default
    0x241fc1311fc421, // V_MED3_U16 ENC_VOP3 default
    0x241da1191fd3f5, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x241da1191fe279, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x241da1191ff271, // V_ADD3_U32 ENC_VOP3 default
    0x241da1192003f7, // V_LSHL_OR_B32 ENC_VOP3 default
    0x241da11920127f, // V_AND_OR_B32 ENC_VOP3 default
    0x241da11920246c, // V_OR3_B32 ENC_VOP3 default
    0x241fa12a2033fe, // V_MAD_F16 ENC_VOP3 default
    0x241fc131204409, // V_MAD_U16 ENC_VOP3 default
    0x241fc1302053ff, // V_MAD_I16 ENC_VOP3 default
    0x241fa12a2063df, // V_FMA_F16 ENC_VOP3 default
    0x241fa12a2073be, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x241fe1322083f6, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x2420012b23328b, // V_BITOP3_B16 ENC_VOP3 default
    0x2420213323428c, // V_BITOP3_B32 ENC_VOP3 default
    0x242041342353a7, // V_CVT_SCALEF32_PK_FP8_F32 ENC_VOP3 default
    0x2420413523639b, // V_CVT_SCALEF32_PK_BF8_F32 ENC_VOP3 default
    0x242061362373ad, // V_CVT_SCALEF32_SR_FP8_F32 ENC_VOP3 default
    0x242061372383aa, // V_CVT_SCALEF32_SR_BF8_F32 ENC_VOP3 default
    0x242081382393a1, // V_CVT_SCALEF32_PK_F32_FP8 ENC_VOP3 default
    0x2420813923a39f, // V_CVT_SCALEF32_PK_F32_BF8 ENC_VOP3 default
    0x2420a13a23b38b, // V_CVT_SCALEF32_F32_FP8 ENC_VOP3 default
    0x2420a13b23c38a, // V_CVT_SCALEF32_F32_BF8 ENC_VOP3 default
    0x2420413c23d3a4, // V_CVT_SCALEF32_PK_FP4_F32 ENC_VOP3 default
    0x2c20c13d23e3b6, // V_CVT_SCALEF32_SR_PK_FP4_F32 ENC_VOP3 default
    0x2420813e23f3a0, // V_CVT_SCALEF32_PK_F32_FP4 ENC_VOP3 default
    0x2420e13f2403a6, // V_CVT_SCALEF32_PK_FP8_F16 ENC_VOP3 default
    0x2420e14024139a, // V_CVT_SCALEF32_PK_BF8_F16 ENC_VOP3 default
    0x242101412423ac, // V_CVT_SCALEF32_SR_FP8_F16 ENC_VOP3 default
    0x242101422433a9, // V_CVT_SCALEF32_SR_BF8_F16 ENC_VOP3 default
    0x242121432443a5, // V_CVT_SCALEF32_PK_FP8_BF16 ENC_VOP3 default
    0x24212144245399, // V_CVT_SCALEF32_PK_BF8_BF16 ENC_VOP3 default
    0x242141452463ab, // V_CVT_SCALEF32_SR_FP8_BF16 ENC_VOP3 default
    0x242141462473a8, // V_CVT_SCALEF32_SR_BF8_BF16 ENC_VOP3 default
    0x2421614724839e, // V_CVT_SCALEF32_PK_F16_FP8 ENC_VOP3 default
    0x2421614824939c, // V_CVT_SCALEF32_PK_F16_BF8 ENC_VOP3 default
    0x2421814924a389, // V_CVT_SCALEF32_F16_FP8 ENC_VOP3 default
    0x2421814a24b388, // V_CVT_SCALEF32_F16_BF8 ENC_VOP3 default
    0x2421a14b24c3a3, // V_CVT_SCALEF32_PK_FP4_F16 ENC_VOP3 default
    0x2421c14c24d3a2, // V_CVT_SCALEF32_PK_FP4_BF16 ENC_VOP3 default
    0x2421e14d24e3b5, // V_CVT_SCALEF32_SR_PK_FP4_F16 ENC_VOP3 default
    0x2422014e24f3b4, // V_CVT_SCALEF32_SR_PK_FP4_BF16 ENC_VOP3 default
    0x2421614f25039d, // V_CVT_SCALEF32_PK_F16_FP4 ENC_VOP3 default
    0x24222150251397, // V_CVT_SCALEF32_PK_BF16_FP4 ENC_VOP3 default
    0x32224151252387, // V_CVT_SCALEF32_2XPK16_FP6_F32 ENC_VOP3 default
    0x32224152253386, // V_CVT_SCALEF32_2XPK16_BF6_F32 ENC_VOP3 default
    0x2c2261532543b3, // V_CVT_SCALEF32_SR_PK32_FP6_F32 ENC_VOP3 default
    0x2c2261542553b0, // V_CVT_SCALEF32_SR_PK32_BF6_F32 ENC_VOP3 default
    0x2c228155256393, // V_CVT_SCALEF32_PK32_F32_FP6 ENC_VOP3 default
    0x2c228156257392, // V_CVT_SCALEF32_PK32_F32_BF6 ENC_VOP3 default
    0x2c22a157258395, // V_CVT_SCALEF32_PK32_FP6_F16 ENC_VOP3 default
    0x2c22a158259394, // V_CVT_SCALEF32_PK32_FP6_BF16 ENC_VOP3 default
    0x2c22a15925a38f, // V_CVT_SCALEF32_PK32_BF6_F16 ENC_VOP3 default
    0x2c22a15a25b38e, // V_CVT_SCALEF32_PK32_BF6_BF16 ENC_VOP3 default
    0x2c22c15b25c3b2, // V_CVT_SCALEF32_SR_PK32_FP6_F16 ENC_VOP3 default
    0x2c22c15c25d3b1, // V_CVT_SCALEF32_SR_PK32_FP6_BF16 ENC_VOP3 default
    0x2c22c15d25e3af, // V_CVT_SCALEF32_SR_PK32_BF6_F16 ENC_VOP3 default
    0x2c22c15e25f3ae, // V_CVT_SCALEF32_SR_PK32_BF6_BF16 ENC_VOP3 default
    0x2c22e15f260391, // V_CVT_SCALEF32_PK32_F16_FP6 ENC_VOP3 default
    0x2c22e16026138d, // V_CVT_SCALEF32_PK32_BF16_FP6 ENC_VOP3 default
    0x2c22e161262390, // V_CVT_SCALEF32_PK32_F16_BF6 ENC_VOP3 default
    0x2c22e16226338c, // V_CVT_SCALEF32_PK32_BF16_BF6 ENC_VOP3 default
    0x24230163265283, // V_ASHR_PK_I8_I32 ENC_VOP3 default
    0x24230164266284, // V_ASHR_PK_U8_I32 ENC_VOP3 default
    0x2423216526737e, // V_CVT_PK_F16_F32 ENC_VOP3 default
    0x2423416626837c, // V_CVT_PK_BF16_F32 ENC_VOP3 default
    0x24222167269398, // V_CVT_SCALEF32_PK_BF16_FP8 ENC_VOP3 default
    0x2422216826a396, // V_CVT_SCALEF32_PK_BF16_BF8 ENC_VOP3 default
    0x24236169280276, // V_ADD_F64 ENC_VOP3 default
    0x24236169281460, // V_MUL_F64 ENC_VOP3 default
    0x24236169282454, // V_MIN_F64 ENC_VOP3 default
    0x24236169283416, // V_MAX_F64 ENC_VOP3 default
    0x2423816a2843ee, // V_LDEXP_F64 ENC_VOP3 default
    0x2423a0e0285468, // V_MUL_LO_U32 ENC_VOP3 default
    0x2423a0e0286463, // V_MUL_HI_U32 ENC_VOP3 default
    0x2423a0df287461, // V_MUL_HI_I32 ENC_VOP3 default
    0x2423c16b2883ed, // V_LDEXP_F32 ENC_VOP3 default
    0x3423e16c289493, // V_READLANE_B32 ENC_VOP3 default
    0x3624016d28a4d4, // V_WRITELANE_B32 ENC_VOP3 default
    0x2423a0e028b285, // V_BCNT_U32_B32 ENC_VOP3 default
    0x2423a0e028c41c, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x2423a0e028d41b, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x2424216e28f3f4, // V_LSHLREV_B64 ENC_VOP3 default
    0x2424216e2903fa, // V_LSHRREV_B64 ENC_VOP3 default
    0x2424216f291282, // V_ASHRREV_I64 ENC_VOP3 default
    0x242381702924d0, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x2423a0e0293289, // V_BFM_B32 ENC_VOP3 default
    0x24244171294378, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x2424417229537a, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x2423216529637b, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x2423a173297383, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x2423a174298382, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x24246175299377, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x2424617629a379, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x242480df29c278, // V_ADD_I32 ENC_VOP3 default
    0x242480df29d4cc, // V_SUB_I32 ENC_VOP3 default
    0x2424a0ee29e277, // V_ADD_I16 ENC_VOP3 default
    0x2424a0ee29f4cb, // V_SUB_I16 ENC_VOP3 default
    0x242461772a046e, // V_PACK_B32_F16 ENC_VOP3 default
    0x2424c0dd2a1466, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x2424e1782a2381, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x2424e1792a337d, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x2425017a2a43ba, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x2425017b2a53b8, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x2425217c2a63b9, // V_CVT_SR_F16_F32 ENC_VOP3 default
    0x2425417d2a73b7, // V_CVT_SR_BF16_F32 ENC_VOP3 default
    0x241d81182a8451, // V_MINIMUM3_F32 ENC_VOP3 default
    0x241d81182a9413, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x3800017e000050, // DS_ADD_U32 ENC_DS default
    0x3800017e0010ad, // DS_SUB_U32 ENC_DS default
    0x3800017e0020a9, // DS_RSUB_U32 ENC_DS default
    0x3800017e003068, // DS_INC_U32 ENC_DS default
    0x3800017e004064, // DS_DEC_U32 ENC_DS default
    0x3800017f005078, // DS_MIN_I32 ENC_DS default
    0x3800017f00606c, // DS_MAX_I32 ENC_DS default
    0x3800017e007080, // DS_MIN_U32 ENC_DS default
    0x3800017e008074, // DS_MAX_U32 ENC_DS default
    0x38000180009052, // DS_AND_B32 ENC_DS default
    0x3800018000a087, // DS_OR_B32 ENC_DS default
    0x3800018000b0c4, // DS_XOR_B32 ENC_DS default
    0x3800218100c082, // DS_MSKOR_B32 ENC_DS default
    0x3800018200d0b9, // DS_WRITE_B32 ENC_DS default
    0x3800418300e0b3, // DS_WRITE2_B32 ENC_DS default
    0x3800418300f0b1, // DS_WRITE2ST64_B32 ENC_DS default
    0x38002181010058, // DS_CMPST_B32 ENC_DS default
    0x3800218401105a, // DS_CMPST_F32 ENC_DS default
    0x38000185012076, // DS_MIN_F32 ENC_DS default
    0x3800018501306a, // DS_MAX_F32 ENC_DS default
    0x380060bb014086, // DS_NOP ENC_DS default
    0x3800018501504a, // DS_ADD_F32 ENC_DS default
    0x3800818601708d, // DS_PK_ADD_F16 ENC_DS default
    0x3800a18701808c, // DS_PK_ADD_BF16 ENC_DS default
    0x3800c18801d0b5, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x3800018901e0bb, // DS_WRITE_B8 ENC_DS default
    0x3800e18a01f0b7, // DS_WRITE_B16 ENC_DS default
    0x3801018b02004e, // DS_ADD_RTN_U32 ENC_DS default
    0x3801018b0210ab, // DS_SUB_RTN_U32 ENC_DS default
    0x3801018b0220a7, // DS_RSUB_RTN_U32 ENC_DS default
    0x3801018b023066, // DS_INC_RTN_U32 ENC_DS default
    0x3801018b024062, // DS_DEC_RTN_U32 ENC_DS default
    0x3801018c02507c, // DS_MIN_RTN_I32 ENC_DS default
    0x3801018c026070, // DS_MAX_RTN_I32 ENC_DS default
    0x3801018b02707e, // DS_MIN_RTN_U32 ENC_DS default
    0x3801018b028072, // DS_MAX_RTN_U32 ENC_DS default
    0x3801018d029054, // DS_AND_RTN_B32 ENC_DS default
    0x3801018d02a089, // DS_OR_RTN_B32 ENC_DS default
    0x3801018d02b0c6, // DS_XOR_RTN_B32 ENC_DS default
    0x3801218e02c084, // DS_MSKOR_RTN_B32 ENC_DS default
    0x3801018d02d0c2, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x3801418f02e0c0, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x3801418f02f0be, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x3801218e03005c, // DS_CMPST_RTN_B32 ENC_DS default
    0x3801219003105e, // DS_CMPST_RTN_F32 ENC_DS default
    0x3801019103207a, // DS_MIN_RTN_F32 ENC_DS default
    0x3801019103306e, // DS_MAX_RTN_F32 ENC_DS default
    0x3801218e0340b0, // DS_WRAP_RTN_B32 ENC_DS default
    0x3801019103504c, // DS_ADD_RTN_F32 ENC_DS default
    0x38016192036096, // DS_READ_B32 ENC_DS default
    0x38018193037092, // DS_READ2_B32 ENC_DS default
    0x38018193038090, // DS_READ2ST64_B32 ENC_DS default
    0x3801619403909e, // DS_READ_I8 ENC_DS default
    0x3801619503a0a4, // DS_READ_U8 ENC_DS default
    0x3801619603b09d, // DS_READ_I16 ENC_DS default
    0x3801619703c0a1, // DS_READ_U16 ENC_DS default
    0x3801a19803d0af, // DS_SWIZZLE_B32 ENC_DS default
    0x3801019903e08b, // DS_PERMUTE_B32 ENC_DS default
    0x3801019903f057, // DS_BPERMUTE_B32 ENC_DS default
    0x3801c19a040051, // DS_ADD_U64 ENC_DS default
    0x3801c19a0410ae, // DS_SUB_U64 ENC_DS default
    0x3801c19a0420aa, // DS_RSUB_U64 ENC_DS default
    0x3801c19a043069, // DS_INC_U64 ENC_DS default
    0x3801c19a044065, // DS_DEC_U64 ENC_DS default
    0x3801c19b045079, // DS_MIN_I64 ENC_DS default
    0x3801c19b04606d, // DS_MAX_I64 ENC_DS default
    0x3801c19a047081, // DS_MIN_U64 ENC_DS default
    0x3801c19a048075, // DS_MAX_U64 ENC_DS default
    0x3801c19c049053, // DS_AND_B64 ENC_DS default
    0x3801c19c04a088, // DS_OR_B64 ENC_DS default
    0x3801c19c04b0c5, // DS_XOR_B64 ENC_DS default
    0x3801e19d04c083, // DS_MSKOR_B64 ENC_DS default
    0x3801c19e04d0ba, // DS_WRITE_B64 ENC_DS default
    0x3802019f04e0b4, // DS_WRITE2_B64 ENC_DS default
    0x3802019f04f0b2, // DS_WRITE2ST64_B64 ENC_DS default
    0x3801e19d050059, // DS_CMPST_B64 ENC_DS default
    0x380221a005105b, // DS_CMPST_F64 ENC_DS default
    0x380241a1052077, // DS_MIN_F64 ENC_DS default
    0x380241a105306b, // DS_MAX_F64 ENC_DS default
    0x380001a20540bc, // DS_WRITE_B8_D16_HI ENC_DS default
    0x380001a30550b8, // DS_WRITE_B16_D16_HI ENC_DS default
    0x380161a40560a5, // DS_READ_U8_D16 ENC_DS default
    0x380161a40570a6, // DS_READ_U8_D16_HI ENC_DS default
    0x380161a505809f, // DS_READ_I8_D16 ENC_DS default
    0x380161a50590a0, // DS_READ_I8_D16_HI ENC_DS default
    0x380161a605a0a2, // DS_READ_U16_D16 ENC_DS default
    0x380161a605b0a3, // DS_READ_U16_D16_HI ENC_DS default
    0x380241a105c04b, // DS_ADD_F64 ENC_DS default
    0x380261a706004f, // DS_ADD_RTN_U64 ENC_DS default
    0x380261a70610ac, // DS_SUB_RTN_U64 ENC_DS default
    0x380261a70620a8, // DS_RSUB_RTN_U64 ENC_DS default
    0x380261a7063067, // DS_INC_RTN_U64 ENC_DS default
    0x380261a7064063, // DS_DEC_RTN_U64 ENC_DS default
    0x380261a806507d, // DS_MIN_RTN_I64 ENC_DS default
    0x380261a8066071, // DS_MAX_RTN_I64 ENC_DS default
    0x380261a706707f, // DS_MIN_RTN_U64 ENC_DS default
    0x380261a7068073, // DS_MAX_RTN_U64 ENC_DS default
    0x380261a9069055, // DS_AND_RTN_B64 ENC_DS default
    0x380261a906a08a, // DS_OR_RTN_B64 ENC_DS default
    0x380261a906b0c7, // DS_XOR_RTN_B64 ENC_DS default
    0x380281aa06c085, // DS_MSKOR_RTN_B64 ENC_DS default
    0x380261a906d0c3, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x3802a1ab06e0c1, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x3802a1ab06f0bf, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x380281aa07005d, // DS_CMPST_RTN_B64 ENC_DS default
    0x3802c1ac07105f, // DS_CMPST_RTN_F64 ENC_DS default
    0x3802e1ad07207b, // DS_MIN_RTN_F64 ENC_DS default
    0x3802e1ad07306f, // DS_MAX_RTN_F64 ENC_DS default
    0x380301ae076097, // DS_READ_B64 ENC_DS default
    0x380321af077093, // DS_READ2_B64 ENC_DS default
    0x380321af078091, // DS_READ2ST64_B64 ENC_DS default
    0x3802e1ad07c04d, // DS_ADD_RTN_F64 ENC_DS default
    0x380261a907e060, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x380341b00b6094, // DS_READ_ADDTID_B32 ENC_DS default
    0x380361b10b708f, // DS_PK_ADD_RTN_F16 ENC_DS default
    0x380381b20b808e, // DS_PK_ADD_RTN_BF16 ENC_DS default
    0x380341b30bd061, // DS_CONSUME ENC_DS default
    0x380341b30be056, // DS_APPEND ENC_DS default
    0x3803a1b40de0bd, // DS_WRITE_B96 ENC_DS default
    0x3803c1b50df0b6, // DS_WRITE_B128 ENC_DS default
    0x380301ae0e0099, // DS_READ_B64_TR_B4 ENC_DS default
    0x3803e1b60e109c, // DS_READ_B96_TR_B6 ENC_DS default
    0x380301ae0e209a, // DS_READ_B64_TR_B8 ENC_DS default
    0x380301ae0e3098, // DS_READ_B64_TR_B16 ENC_DS default
    0x3803e1b60fe09b, // DS_READ_B96 ENC_DS default
    0x380401b70ff095, // DS_READ_B128 ENC_DS default
    0x3a0421b80100f2, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x3c0741b901014a, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x3e05a1ba01012f, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x3a0421bb0110ec, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x3c0741bc011144, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x3e05a1bd011129, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x3a0421be0120f5, // FLAT_LOAD_USHORT ENC_FLAT default
    0x3c0741bf01214d, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x3e05a1c0012132, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x3a0421c10130f1, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x3c0741c2013149, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x3e05a1c301312e, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x3a0421c40140e8, // FLAT_LOAD_DWORD ENC_FLAT default
    0x3c0741c501413b, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x3e05a1c601411e, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x3a0441c70150e9, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x3c0761c801513c, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e05c1c901511f, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x3a0461ca0160ea, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x3c0781cb01613d, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e05e1cc016120, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x3a0481cd0170eb, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x3c07a1ce01713e, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e0601cf017121, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x3a04a1d00180f6, // FLAT_STORE_BYTE ENC_FLAT default
    0x3c07c1d101814e, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x3e0621d2018133, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x3a04a1d00190f7, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x3c07c1d101914f, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e0621d2019134, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x3a04a1d301a0fc, // FLAT_STORE_SHORT ENC_FLAT default
    0x3c07c1d401a154, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x3e0621d501a139, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x3a04a1d301b0fd, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x3c07c1d401b155, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e0621d501b13a, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3a04a1d601c0f8, // FLAT_STORE_DWORD ENC_FLAT default
    0x3c07c1d701c150, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x3e0621d801c135, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x3a04c1d901d0f9, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x3c07e1da01d151, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e0641db01d136, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x3a04e1dc01e0fa, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x3c0801dd01e152, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e0661de01e137, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x3a0501df01f0fb, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x3c0821e001f153, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e0681e101f138, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x3a0421b80200f3, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x3c0741b902014b, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e05a1ba020130, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x3a0421b80210f4, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x3c0741b902114c, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e05a1ba021131, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a0421bb0220ed, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x3c0741bc022145, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e05a1bd02212a, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x3a0421bb0230ee, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x3c0741bc023146, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e05a1bd02312b, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a0421e20240ef, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x3c0741e3024147, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x3e05a1e402412c, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x3a0421e20250f0, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x3c0741e3025148, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e05a1e402512d, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3c0841e5026142, // SCRATCH_LOAD_LDS_UBYTE ENC_FLAT_SCRATCH default
    0x3e06a1e6026127, // GLOBAL_LOAD_LDS_UBYTE ENC_FLAT_GLBL default
    0x3c0841e5027140, // SCRATCH_LOAD_LDS_SBYTE ENC_FLAT_SCRATCH default
    0x3e06a1e6027125, // GLOBAL_LOAD_LDS_SBYTE ENC_FLAT_GLBL default
    0x3c0841e5028143, // SCRATCH_LOAD_LDS_USHORT ENC_FLAT_SCRATCH default
    0x3e06a1e6028128, // GLOBAL_LOAD_LDS_USHORT ENC_FLAT_GLBL default
    0x3c0841e5029141, // SCRATCH_LOAD_LDS_SSHORT ENC_FLAT_SCRATCH default
    0x3e06a1e6029126, // GLOBAL_LOAD_LDS_SSHORT ENC_FLAT_GLBL default
    0x3c0841e502a13f, // SCRATCH_LOAD_LDS_DWORD ENC_FLAT_SCRATCH default
    0x3e06a1e602a122, // GLOBAL_LOAD_LDS_DWORD ENC_FLAT_GLBL default
    0x3a0521e70400e0, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x3e06c1e8040116, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x3a0541e90410ce, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x3e06e1ea041104, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x3a0521eb0420c8, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x3e06c1ec0420fe, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x3a0521eb0430de, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x3e06c1ec043114, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x3a0521ed0440dc, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x3e06c1ee044112, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x3a0521eb0450e4, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x3e06c1ec04511a, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x3a0521ed0460da, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x3e06c1ee046110, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x3a0521eb0470e2, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x3e06c1ec047118, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x3a0521e70480cc, // FLAT_ATOMIC_AND ENC_FLAT default
    0x3e06c1e8048102, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x3a0521e70490d6, // FLAT_ATOMIC_OR ENC_FLAT default
    0x3e06c1e804910c, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x3a0521e704a0e6, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x3e06c1e804a11c, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x3a0521eb04b0d2, // FLAT_ATOMIC_INC ENC_FLAT default
    0x3e06c1ec04b108, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x3a0521eb04c0d0, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x3e06c1ec04c106, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x3a0521ef04d0c9, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x3e06c1f004d0ff, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x3a0521f104e0d9, // FLAT_ATOMIC_PK_ADD_F16 ENC_FLAT default
    0x3e06c1f204e10f, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x3a0561f304f0ca, // FLAT_ATOMIC_ADD_F64 ENC_FLAT default
    0x3e0701f404f100, // GLOBAL_ATOMIC_ADD_F64 ENC_FLAT_GLBL default
    0x3a0561f30500d5, // FLAT_ATOMIC_MIN_F64 ENC_FLAT default
    0x3e0701f405010b, // GLOBAL_ATOMIC_MIN_F64 ENC_FLAT_GLBL default
    0x3a0561f30510d4, // FLAT_ATOMIC_MAX_F64 ENC_FLAT default
    0x3e0701f405110a, // GLOBAL_ATOMIC_MAX_F64 ENC_FLAT_GLBL default
    0x3a0521f50520d8, // FLAT_ATOMIC_PK_ADD_BF16 ENC_FLAT default
    0x3e06c1f605210e, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_FLAT_GLBL default
    0x3a0561f70600e1, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x3e0701f8060117, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x3a0581f90610cf, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x3e0721fa061105, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x3a0561fb0620cb, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x3e0701fc062101, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x3a0561fb0630df, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x3e0701fc063115, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x3a0561fd0640dd, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x3e0701fe064113, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x3a0561fb0650e5, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x3e0701fc06511b, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x3a0561fd0660db, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x3e0701fe066111, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x3a0561fb0670e3, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x3e0701fc067119, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x3a0561f70680cd, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x3e0701f8068103, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x3a0561f70690d7, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x3e0701f806910d, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x3a0561f706a0e7, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x3e0701f806a11d, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x3a0561fb06b0d3, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x3e0701fc06b109, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x3a0561fb06c0d1, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x3e0701fc06c107, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x3e06a1e607d124, // GLOBAL_LOAD_LDS_DWORDX4 ENC_FLAT_GLBL default
    0x3e06a1e607e123, // GLOBAL_LOAD_LDS_DWORDX3 ENC_FLAT_GLBL default
    0x4008e1ff00002a, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x4009020000102b, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x4009220100202c, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x4009420200302d, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x4008e203004043, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x40090204005044, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x40092205006045, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x40094206007046, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x4008e1ff008026, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x4008e207009027, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x4009020800a028, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x4009020900b029, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x4008e20300c03f, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x4008e20a00d040, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x4009020b00e041, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x4009020c00f042, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x4008e20d010034, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x4008e20e01102e, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x4008e20f012037, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x4008e210013033, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x4008e211014021, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x40090212015022, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x40092213016023, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x40094214017024, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x4008e215018038, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x4008e215019039, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x4008e21601a047, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x4008e21601b048, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x4008e21701c03a, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x4009021801d03b, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x4009221901e03c, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x4009421a01f03d, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x4008e21b020035, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x4008e21b021036, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x4008e21c02202f, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x4008e21c023030, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x4008e21d024031, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x4008e21d025032, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x4008e1ff026025, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x4008e20302703e, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x400960bb028049, // BUFFER_WBL2 ENC_MUBUF default
    0x400960bb029020, // BUFFER_INV ENC_MUBUF default
    0x4008e21e040018, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x4009021f041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x4008e220042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x4008e220043016, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x4008e221044014, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x4008e22004501c, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x4008e221046012, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x4008e22004701a, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x4008e21e048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x4008e21e04900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x4008e21e04a01e, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x4008e22004b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x4008e22004c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x4008e22204d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x4008e22304e011, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x4009022404f002, // BUFFER_ATOMIC_ADD_F64 ENC_MUBUF default
    0x4009022405000d, // BUFFER_ATOMIC_MIN_F64 ENC_MUBUF default
    0x4009022405100c, // BUFFER_ATOMIC_MAX_F64 ENC_MUBUF default
    0x4008e225052010, // BUFFER_ATOMIC_PK_ADD_BF16 ENC_MUBUF default
    0x40090226060019, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x40094227061007, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x40090228062003, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x40090228063017, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x40090229064015, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x4009022806501d, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x40090229066013, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x4009022806701b, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x40090226068005, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x4009022606900f, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x4009022606a01f, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x4009022806b00b, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x4009022806c009, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x4208622a000262, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x4208822b001263, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x4208a22c002264, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x4208c22d003265, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x4208622e00426a, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x4208822f00526b, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x4208a23000626c, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x4208c23100726d, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x4208622a00825e, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x4208623200925f, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x4208823300a260, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x4208823400b261, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x4208622e00c266, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x4208623500d267, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x4208823600e268, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x4208823700f269, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x442942380102f5, // V_CMP_CLASS_F32 ENC_VOPC default
    0x462962390102f5, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829423a0102f5, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4429423b011292, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x4629623c011292, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829423d011292, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4429a23e0122f6, // V_CMP_CLASS_F64 ENC_VOPC default
    0x4829a23f0122f6, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4429a240013293, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4829a241013293, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4429e2420142f4, // V_CMP_CLASS_F16 ENC_VOPC default
    0x462a02430142f4, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e2440142f4, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4429e245015291, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x462a0246015291, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e247015291, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4429e242020300, // V_CMP_F_F16 ENC_VOPC default
    0x462a4243020300, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e244020300, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x4429e242021327, // V_CMP_LT_F16 ENC_VOPC default
    0x462a4243021327, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e244021327, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x4429e2420222f7, // V_CMP_EQ_F16 ENC_VOPC default
    0x462a42430222f7, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e2440222f7, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4429e24202331b, // V_CMP_LE_F16 ENC_VOPC default
    0x462a424302331b, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24402331b, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x4429e242024312, // V_CMP_GT_F16 ENC_VOPC default
    0x462a4243024312, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e244024312, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x4429e242025324, // V_CMP_LG_F16 ENC_VOPC default
    0x462a4243025324, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e244025324, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x4429e242026309, // V_CMP_GE_F16 ENC_VOPC default
    0x462a4243026309, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e244026309, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x4429e242027348, // V_CMP_O_F16 ENC_VOPC default
    0x462a4243027348, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e244027348, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x4429e242028354, // V_CMP_U_F16 ENC_VOPC default
    0x462a4243028354, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e244028354, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x4429e242029339, // V_CMP_NGE_F16 ENC_VOPC default
    0x462a4243029339, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e244029339, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4429e24202a342, // V_CMP_NLG_F16 ENC_VOPC default
    0x462a424302a342, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24402a342, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4429e24202b33c, // V_CMP_NGT_F16 ENC_VOPC default
    0x462a424302b33c, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24402b33c, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4429e24202c33f, // V_CMP_NLE_F16 ENC_VOPC default
    0x462a424302c33f, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24402c33f, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4429e24202d330, // V_CMP_NEQ_F16 ENC_VOPC default
    0x462a424302d330, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24402d330, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4429e24202e345, // V_CMP_NLT_F16 ENC_VOPC default
    0x462a424302e345, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24402e345, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4429e24202f34b, // V_CMP_TRU_F16 ENC_VOPC default
    0x462a424302f34b, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24402f34b, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4429e24503029d, // V_CMPX_F_F16 ENC_VOPC default
    0x462a424603029d, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24703029d, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x4429e2450312c4, // V_CMPX_LT_F16 ENC_VOPC default
    0x462a42460312c4, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e2470312c4, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x4429e245032294, // V_CMPX_EQ_F16 ENC_VOPC default
    0x462a4246032294, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e247032294, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4429e2450332b8, // V_CMPX_LE_F16 ENC_VOPC default
    0x462a42460332b8, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e2470332b8, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x4429e2450342af, // V_CMPX_GT_F16 ENC_VOPC default
    0x462a42460342af, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e2470342af, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x4429e2450352c1, // V_CMPX_LG_F16 ENC_VOPC default
    0x462a42460352c1, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e2470352c1, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x4429e2450362a6, // V_CMPX_GE_F16 ENC_VOPC default
    0x462a42460362a6, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e2470362a6, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x4429e2450372e5, // V_CMPX_O_F16 ENC_VOPC default
    0x462a42460372e5, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e2470372e5, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x4429e2450382f1, // V_CMPX_U_F16 ENC_VOPC default
    0x462a42460382f1, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e2470382f1, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x4429e2450392d6, // V_CMPX_NGE_F16 ENC_VOPC default
    0x462a42460392d6, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e2470392d6, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4429e24503a2df, // V_CMPX_NLG_F16 ENC_VOPC default
    0x462a424603a2df, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24703a2df, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4429e24503b2d9, // V_CMPX_NGT_F16 ENC_VOPC default
    0x462a424603b2d9, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24703b2d9, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4429e24503c2dc, // V_CMPX_NLE_F16 ENC_VOPC default
    0x462a424603c2dc, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24703c2dc, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4429e24503d2cd, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x462a424603d2cd, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24703d2cd, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4429e24503e2e2, // V_CMPX_NLT_F16 ENC_VOPC default
    0x462a424603e2e2, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24703e2e2, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4429e24503f2e8, // V_CMPX_TRU_F16 ENC_VOPC default
    0x462a424603f2e8, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829e24703f2e8, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x44294248040301, // V_CMP_F_F32 ENC_VOPC default
    0x462a8249040301, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a040301, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x44294248041328, // V_CMP_LT_F32 ENC_VOPC default
    0x462a8249041328, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a041328, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x442942480422f8, // V_CMP_EQ_F32 ENC_VOPC default
    0x462a82490422f8, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a0422f8, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4429424804331c, // V_CMP_LE_F32 ENC_VOPC default
    0x462a824904331c, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a04331c, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x44294248044313, // V_CMP_GT_F32 ENC_VOPC default
    0x462a8249044313, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a044313, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x44294248045325, // V_CMP_LG_F32 ENC_VOPC default
    0x462a8249045325, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a045325, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x4429424804630a, // V_CMP_GE_F32 ENC_VOPC default
    0x462a824904630a, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a04630a, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x44294248047349, // V_CMP_O_F32 ENC_VOPC default
    0x462a8249047349, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a047349, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x44294248048355, // V_CMP_U_F32 ENC_VOPC default
    0x462a8249048355, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a048355, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x4429424804933a, // V_CMP_NGE_F32 ENC_VOPC default
    0x462a824904933a, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a04933a, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4429424804a343, // V_CMP_NLG_F32 ENC_VOPC default
    0x462a824904a343, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a04a343, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4429424804b33d, // V_CMP_NGT_F32 ENC_VOPC default
    0x462a824904b33d, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a04b33d, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4429424804c340, // V_CMP_NLE_F32 ENC_VOPC default
    0x462a824904c340, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a04c340, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4429424804d331, // V_CMP_NEQ_F32 ENC_VOPC default
    0x462a824904d331, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a04d331, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4429424804e346, // V_CMP_NLT_F32 ENC_VOPC default
    0x462a824904e346, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a04e346, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4429424804f34c, // V_CMP_TRU_F32 ENC_VOPC default
    0x462a824904f34c, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424a04f34c, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4429424b05029e, // V_CMPX_F_F32 ENC_VOPC default
    0x462a824c05029e, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d05029e, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x4429424b0512c5, // V_CMPX_LT_F32 ENC_VOPC default
    0x462a824c0512c5, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d0512c5, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x4429424b052295, // V_CMPX_EQ_F32 ENC_VOPC default
    0x462a824c052295, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d052295, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4429424b0532b9, // V_CMPX_LE_F32 ENC_VOPC default
    0x462a824c0532b9, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d0532b9, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x4429424b0542b0, // V_CMPX_GT_F32 ENC_VOPC default
    0x462a824c0542b0, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d0542b0, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x4429424b0552c2, // V_CMPX_LG_F32 ENC_VOPC default
    0x462a824c0552c2, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d0552c2, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x4429424b0562a7, // V_CMPX_GE_F32 ENC_VOPC default
    0x462a824c0562a7, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d0562a7, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x4429424b0572e6, // V_CMPX_O_F32 ENC_VOPC default
    0x462a824c0572e6, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d0572e6, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x4429424b0582f2, // V_CMPX_U_F32 ENC_VOPC default
    0x462a824c0582f2, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d0582f2, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x4429424b0592d7, // V_CMPX_NGE_F32 ENC_VOPC default
    0x462a824c0592d7, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d0592d7, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4429424b05a2e0, // V_CMPX_NLG_F32 ENC_VOPC default
    0x462a824c05a2e0, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d05a2e0, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4429424b05b2da, // V_CMPX_NGT_F32 ENC_VOPC default
    0x462a824c05b2da, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d05b2da, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4429424b05c2dd, // V_CMPX_NLE_F32 ENC_VOPC default
    0x462a824c05c2dd, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d05c2dd, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4429424b05d2ce, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x462a824c05d2ce, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d05d2ce, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4429424b05e2e3, // V_CMPX_NLT_F32 ENC_VOPC default
    0x462a824c05e2e3, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d05e2e3, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4429424b05f2e9, // V_CMPX_TRU_F32 ENC_VOPC default
    0x462a824c05f2e9, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829424d05f2e9, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x442ac24e060302, // V_CMP_F_F64 ENC_VOPC default
    0x482ac24f060302, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e061329, // V_CMP_LT_F64 ENC_VOPC default
    0x482ac24f061329, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e0622f9, // V_CMP_EQ_F64 ENC_VOPC default
    0x482ac24f0622f9, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e06331d, // V_CMP_LE_F64 ENC_VOPC default
    0x482ac24f06331d, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e064314, // V_CMP_GT_F64 ENC_VOPC default
    0x482ac24f064314, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e065326, // V_CMP_LG_F64 ENC_VOPC default
    0x482ac24f065326, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e06630b, // V_CMP_GE_F64 ENC_VOPC default
    0x482ac24f06630b, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e06734a, // V_CMP_O_F64 ENC_VOPC default
    0x482ac24f06734a, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e068356, // V_CMP_U_F64 ENC_VOPC default
    0x482ac24f068356, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e06933b, // V_CMP_NGE_F64 ENC_VOPC default
    0x482ac24f06933b, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e06a344, // V_CMP_NLG_F64 ENC_VOPC default
    0x482ac24f06a344, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e06b33e, // V_CMP_NGT_F64 ENC_VOPC default
    0x482ac24f06b33e, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e06c341, // V_CMP_NLE_F64 ENC_VOPC default
    0x482ac24f06c341, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e06d332, // V_CMP_NEQ_F64 ENC_VOPC default
    0x482ac24f06d332, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e06e347, // V_CMP_NLT_F64 ENC_VOPC default
    0x482ac24f06e347, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x442ac24e06f34d, // V_CMP_TRU_F64 ENC_VOPC default
    0x482ac24f06f34d, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x442ac25007029f, // V_CMPX_F_F64 ENC_VOPC default
    0x482ac25107029f, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x442ac2500712c6, // V_CMPX_LT_F64 ENC_VOPC default
    0x482ac2510712c6, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x442ac250072296, // V_CMPX_EQ_F64 ENC_VOPC default
    0x482ac251072296, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x442ac2500732ba, // V_CMPX_LE_F64 ENC_VOPC default
    0x482ac2510732ba, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x442ac2500742b1, // V_CMPX_GT_F64 ENC_VOPC default
    0x482ac2510742b1, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x442ac2500752c3, // V_CMPX_LG_F64 ENC_VOPC default
    0x482ac2510752c3, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x442ac2500762a8, // V_CMPX_GE_F64 ENC_VOPC default
    0x482ac2510762a8, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x442ac2500772e7, // V_CMPX_O_F64 ENC_VOPC default
    0x482ac2510772e7, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x442ac2500782f3, // V_CMPX_U_F64 ENC_VOPC default
    0x482ac2510782f3, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x442ac2500792d8, // V_CMPX_NGE_F64 ENC_VOPC default
    0x482ac2510792d8, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x442ac25007a2e1, // V_CMPX_NLG_F64 ENC_VOPC default
    0x482ac25107a2e1, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x442ac25007b2db, // V_CMPX_NGT_F64 ENC_VOPC default
    0x482ac25107b2db, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x442ac25007c2de, // V_CMPX_NLE_F64 ENC_VOPC default
    0x482ac25107c2de, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x442ac25007d2cf, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x482ac25107d2cf, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x442ac25007e2e4, // V_CMPX_NLT_F64 ENC_VOPC default
    0x482ac25107e2e4, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x442ac25007f2ea, // V_CMPX_TRU_F64 ENC_VOPC default
    0x482ac25107f2ea, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x442b02520a0303, // V_CMP_F_I16 ENC_VOPC default
    0x462b22530a0303, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02540a0303, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x442b02520a132a, // V_CMP_LT_I16 ENC_VOPC default
    0x462b22530a132a, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02540a132a, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x442b02520a22fa, // V_CMP_EQ_I16 ENC_VOPC default
    0x462b22530a22fa, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02540a22fa, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x442b02520a331e, // V_CMP_LE_I16 ENC_VOPC default
    0x462b22530a331e, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02540a331e, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x442b02520a4315, // V_CMP_GT_I16 ENC_VOPC default
    0x462b22530a4315, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02540a4315, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x442b02520a5333, // V_CMP_NE_I16 ENC_VOPC default
    0x462b22530a5333, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02540a5333, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x442b02520a630c, // V_CMP_GE_I16 ENC_VOPC default
    0x462b22530a630c, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02540a630c, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x442b02520a734e, // V_CMP_T_I16 ENC_VOPC default
    0x462b22530a734e, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02540a734e, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x442b02550a8306, // V_CMP_F_U16 ENC_VOPC default
    0x462b22560a8306, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02570a8306, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x442b02550a932d, // V_CMP_LT_U16 ENC_VOPC default
    0x462b22560a932d, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02570a932d, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x442b02550aa2fd, // V_CMP_EQ_U16 ENC_VOPC default
    0x462b22560aa2fd, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02570aa2fd, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x442b02550ab321, // V_CMP_LE_U16 ENC_VOPC default
    0x462b22560ab321, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02570ab321, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x442b02550ac318, // V_CMP_GT_U16 ENC_VOPC default
    0x462b22560ac318, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02570ac318, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x442b02550ad336, // V_CMP_NE_U16 ENC_VOPC default
    0x462b22560ad336, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02570ad336, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x442b02550ae30f, // V_CMP_GE_U16 ENC_VOPC default
    0x462b22560ae30f, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02570ae30f, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x442b02550af351, // V_CMP_T_U16 ENC_VOPC default
    0x462b22560af351, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b02570af351, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x442b02580b02a0, // V_CMPX_F_I16 ENC_VOPC default
    0x462b22590b02a0, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025a0b02a0, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x442b02580b12c7, // V_CMPX_LT_I16 ENC_VOPC default
    0x462b22590b12c7, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025a0b12c7, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x442b02580b2297, // V_CMPX_EQ_I16 ENC_VOPC default
    0x462b22590b2297, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025a0b2297, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x442b02580b32bb, // V_CMPX_LE_I16 ENC_VOPC default
    0x462b22590b32bb, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025a0b32bb, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x442b02580b42b2, // V_CMPX_GT_I16 ENC_VOPC default
    0x462b22590b42b2, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025a0b42b2, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x442b02580b52d0, // V_CMPX_NE_I16 ENC_VOPC default
    0x462b22590b52d0, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025a0b52d0, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x442b02580b62a9, // V_CMPX_GE_I16 ENC_VOPC default
    0x462b22590b62a9, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025a0b62a9, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x442b02580b72eb, // V_CMPX_T_I16 ENC_VOPC default
    0x462b22590b72eb, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025a0b72eb, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x442b025b0b82a3, // V_CMPX_F_U16 ENC_VOPC default
    0x462b225c0b82a3, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025d0b82a3, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x442b025b0b92ca, // V_CMPX_LT_U16 ENC_VOPC default
    0x462b225c0b92ca, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025d0b92ca, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x442b025b0ba29a, // V_CMPX_EQ_U16 ENC_VOPC default
    0x462b225c0ba29a, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025d0ba29a, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x442b025b0bb2be, // V_CMPX_LE_U16 ENC_VOPC default
    0x462b225c0bb2be, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025d0bb2be, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x442b025b0bc2b5, // V_CMPX_GT_U16 ENC_VOPC default
    0x462b225c0bc2b5, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025d0bc2b5, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x442b025b0bd2d3, // V_CMPX_NE_U16 ENC_VOPC default
    0x462b225c0bd2d3, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025d0bd2d3, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x442b025b0be2ac, // V_CMPX_GE_U16 ENC_VOPC default
    0x462b225c0be2ac, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025d0be2ac, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x442b025b0bf2ee, // V_CMPX_T_U16 ENC_VOPC default
    0x462b225c0bf2ee, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482b025d0bf2ee, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x4429425e0c0304, // V_CMP_F_I32 ENC_VOPC default
    0x462b625f0c0304, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942600c0304, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x4429425e0c132b, // V_CMP_LT_I32 ENC_VOPC default
    0x462b625f0c132b, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942600c132b, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x4429425e0c22fb, // V_CMP_EQ_I32 ENC_VOPC default
    0x462b625f0c22fb, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942600c22fb, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4429425e0c331f, // V_CMP_LE_I32 ENC_VOPC default
    0x462b625f0c331f, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942600c331f, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x4429425e0c4316, // V_CMP_GT_I32 ENC_VOPC default
    0x462b625f0c4316, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942600c4316, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x4429425e0c5334, // V_CMP_NE_I32 ENC_VOPC default
    0x462b625f0c5334, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942600c5334, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x4429425e0c630d, // V_CMP_GE_I32 ENC_VOPC default
    0x462b625f0c630d, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942600c630d, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x4429425e0c734f, // V_CMP_T_I32 ENC_VOPC default
    0x462b625f0c734f, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942600c734f, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x442942610c8307, // V_CMP_F_U32 ENC_VOPC default
    0x462b62620c8307, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942630c8307, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x442942610c932e, // V_CMP_LT_U32 ENC_VOPC default
    0x462b62620c932e, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942630c932e, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x442942610ca2fe, // V_CMP_EQ_U32 ENC_VOPC default
    0x462b62620ca2fe, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942630ca2fe, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x442942610cb322, // V_CMP_LE_U32 ENC_VOPC default
    0x462b62620cb322, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942630cb322, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x442942610cc319, // V_CMP_GT_U32 ENC_VOPC default
    0x462b62620cc319, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942630cc319, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x442942610cd337, // V_CMP_NE_U32 ENC_VOPC default
    0x462b62620cd337, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942630cd337, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x442942610ce310, // V_CMP_GE_U32 ENC_VOPC default
    0x462b62620ce310, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942630ce310, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x442942610cf352, // V_CMP_T_U32 ENC_VOPC default
    0x462b62620cf352, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942630cf352, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x442942640d02a1, // V_CMPX_F_I32 ENC_VOPC default
    0x462b62650d02a1, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942660d02a1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x442942640d12c8, // V_CMPX_LT_I32 ENC_VOPC default
    0x462b62650d12c8, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942660d12c8, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x442942640d2298, // V_CMPX_EQ_I32 ENC_VOPC default
    0x462b62650d2298, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942660d2298, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x442942640d32bc, // V_CMPX_LE_I32 ENC_VOPC default
    0x462b62650d32bc, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942660d32bc, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x442942640d42b3, // V_CMPX_GT_I32 ENC_VOPC default
    0x462b62650d42b3, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942660d42b3, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x442942640d52d1, // V_CMPX_NE_I32 ENC_VOPC default
    0x462b62650d52d1, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942660d52d1, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x442942640d62aa, // V_CMPX_GE_I32 ENC_VOPC default
    0x462b62650d62aa, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942660d62aa, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x442942640d72ec, // V_CMPX_T_I32 ENC_VOPC default
    0x462b62650d72ec, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942660d72ec, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x442942670d82a4, // V_CMPX_F_U32 ENC_VOPC default
    0x462b62680d82a4, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942690d82a4, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x442942670d92cb, // V_CMPX_LT_U32 ENC_VOPC default
    0x462b62680d92cb, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942690d92cb, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x442942670da29b, // V_CMPX_EQ_U32 ENC_VOPC default
    0x462b62680da29b, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942690da29b, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x442942670db2bf, // V_CMPX_LE_U32 ENC_VOPC default
    0x462b62680db2bf, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942690db2bf, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x442942670dc2b6, // V_CMPX_GT_U32 ENC_VOPC default
    0x462b62680dc2b6, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942690dc2b6, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x442942670dd2d4, // V_CMPX_NE_U32 ENC_VOPC default
    0x462b62680dd2d4, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942690dd2d4, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x442942670de2ad, // V_CMPX_GE_U32 ENC_VOPC default
    0x462b62680de2ad, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942690de2ad, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x442942670df2ef, // V_CMPX_T_U32 ENC_VOPC default
    0x462b62680df2ef, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482942690df2ef, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x442ba26a0e0305, // V_CMP_F_I64 ENC_VOPC default
    0x482ba26b0e0305, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x442ba26a0e132c, // V_CMP_LT_I64 ENC_VOPC default
    0x482ba26b0e132c, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x442ba26a0e22fc, // V_CMP_EQ_I64 ENC_VOPC default
    0x482ba26b0e22fc, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x442ba26a0e3320, // V_CMP_LE_I64 ENC_VOPC default
    0x482ba26b0e3320, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x442ba26a0e4317, // V_CMP_GT_I64 ENC_VOPC default
    0x482ba26b0e4317, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x442ba26a0e5335, // V_CMP_NE_I64 ENC_VOPC default
    0x482ba26b0e5335, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x442ba26a0e630e, // V_CMP_GE_I64 ENC_VOPC default
    0x482ba26b0e630e, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x442ba26a0e7350, // V_CMP_T_I64 ENC_VOPC default
    0x482ba26b0e7350, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x442ba26c0e8308, // V_CMP_F_U64 ENC_VOPC default
    0x482ba26d0e8308, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x442ba26c0e932f, // V_CMP_LT_U64 ENC_VOPC default
    0x482ba26d0e932f, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x442ba26c0ea2ff, // V_CMP_EQ_U64 ENC_VOPC default
    0x482ba26d0ea2ff, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x442ba26c0eb323, // V_CMP_LE_U64 ENC_VOPC default
    0x482ba26d0eb323, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x442ba26c0ec31a, // V_CMP_GT_U64 ENC_VOPC default
    0x482ba26d0ec31a, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x442ba26c0ed338, // V_CMP_NE_U64 ENC_VOPC default
    0x482ba26d0ed338, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x442ba26c0ee311, // V_CMP_GE_U64 ENC_VOPC default
    0x482ba26d0ee311, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x442ba26c0ef353, // V_CMP_T_U64 ENC_VOPC default
    0x482ba26d0ef353, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x442ba26e0f02a2, // V_CMPX_F_I64 ENC_VOPC default
    0x482ba26f0f02a2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x442ba26e0f12c9, // V_CMPX_LT_I64 ENC_VOPC default
    0x482ba26f0f12c9, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x442ba26e0f2299, // V_CMPX_EQ_I64 ENC_VOPC default
    0x482ba26f0f2299, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x442ba26e0f32bd, // V_CMPX_LE_I64 ENC_VOPC default
    0x482ba26f0f32bd, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x442ba26e0f42b4, // V_CMPX_GT_I64 ENC_VOPC default
    0x482ba26f0f42b4, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x442ba26e0f52d2, // V_CMPX_NE_I64 ENC_VOPC default
    0x482ba26f0f52d2, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x442ba26e0f62ab, // V_CMPX_GE_I64 ENC_VOPC default
    0x482ba26f0f62ab, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x442ba26e0f72ed, // V_CMPX_T_I64 ENC_VOPC default
    0x482ba26f0f72ed, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x442ba2700f82a5, // V_CMPX_F_U64 ENC_VOPC default
    0x482ba2710f82a5, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x442ba2700f92cc, // V_CMPX_LT_U64 ENC_VOPC default
    0x482ba2710f92cc, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x442ba2700fa29c, // V_CMPX_EQ_U64 ENC_VOPC default
    0x482ba2710fa29c, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x442ba2700fb2c0, // V_CMPX_LE_U64 ENC_VOPC default
    0x482ba2710fb2c0, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x442ba2700fc2b7, // V_CMPX_GT_U64 ENC_VOPC default
    0x482ba2710fc2b7, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x442ba2700fd2d5, // V_CMPX_NE_U64 ENC_VOPC default
    0x482ba2710fd2d5, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x442ba2700fe2ae, // V_CMPX_GE_U64 ENC_VOPC default
    0x482ba2710fe2ae, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x442ba2700ff2f0, // V_CMPX_T_U64 ENC_VOPC default
    0x482ba2710ff2f0, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x4a0ac0bb00046a, // V_NOP ENC_VOP1 default
    0x4c0ec0bb00046a, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x4e0ea0bb00046a, // V_NOP VOP1_VOP_DPP has_dpp
    0x500ac0bb00046a, // V_NOP VOP1_INST_LITERAL has_lit
    0x4a0f0272001459, // V_MOV_B32 ENC_VOP1 default
    0x4c0f4273001459, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f2274001459, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x500f0275001459, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x520f8276002492, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x4a0fc277003372, // V_CVT_I32_F64 ENC_VOP1 default
    0x4e0fe278003372, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x500fc279003372, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x4a10227a00436d, // V_CVT_F64_I32 ENC_VOP1 default
    0x4e10427b00436d, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x5010227c00436d, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x4a0f027d005366, // V_CVT_F32_I32 ENC_VOP1 default
    0x4c10a27e005366, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x4e10827f005366, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x500f0280005366, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x4a0f0281006367, // V_CVT_F32_U32 ENC_VOP1 default
    0x4c10a282006367, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x4e108283006367, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x500f0284006367, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x4a0f02850073bc, // V_CVT_U32_F32 ENC_VOP1 default
    0x4c10e2860073bc, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22870073bc, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x500f02880073bc, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f0289008371, // V_CVT_I32_F32 ENC_VOP1 default
    0x4c10e28a008371, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f228b008371, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f028c008371, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a11228d00a35e, // V_CVT_F16_F32 ENC_VOP1 default
    0x4c11628e00a35e, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11428f00a35e, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5011229000a35e, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x4a11a29100b363, // V_CVT_F32_F16 ENC_VOP1 default
    0x4c11e29200b363, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x4e11c29300b363, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5011a29400b363, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x4a0f028900c385, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x4c12228a00c385, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f228b00c385, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f028c00c385, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f028900d36f, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x4c12228a00d36f, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f228b00d36f, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f028c00d36f, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f027d00e375, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x4c10a27e00e375, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x4e10827f00e375, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x500f028000e375, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x4a0fc29500f364, // V_CVT_F32_F64 ENC_VOP1 default
    0x4e0fe29600f364, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x500fc29700f364, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x4a10229801036c, // V_CVT_F64_F32 ENC_VOP1 default
    0x4e12829901036c, // V_CVT_F64_F32 VOP1_VOP_DPP has_dpp
    0x5010229a01036c, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x4a0f0281011368, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x4c10a282011368, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x4e108283011368, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x500f0284011368, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x4a0f0281012369, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x4c10a282012369, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x4e108283012369, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x500f0284012369, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x4a0f028101336a, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x4c10a28201336a, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x4e10828301336a, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x500f028401336a, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x4a0f028101436b, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x4c10a28201436b, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x4e10828301436b, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x500f028401436b, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x4a0fc29b0153bd, // V_CVT_U32_F64 ENC_VOP1 default
    0x4e0fe29c0153bd, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x500fc29d0153bd, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x4a10229e01636e, // V_CVT_F64_U32 ENC_VOP1 default
    0x4e10429f01636e, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x501022a001636e, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x4a12a2a10174d3, // V_TRUNC_F64 ENC_VOP1 default
    0x4e12c2a20174d3, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x5012a2a30174d3, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4a12a2a101828f, // V_CEIL_F64 ENC_VOP1 default
    0x4e12c2a201828f, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x5012a2a301828f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4a12a2a1019496, // V_RNDNE_F64 ENC_VOP1 default
    0x4e12c2a2019496, // V_RNDNE_F64 VOP1_VOP_DPP has_dpp
    0x5012a2a3019496, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4a12a2a101a3da, // V_FLOOR_F64 ENC_VOP1 default
    0x4e12c2a201a3da, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x5012a2a301a3da, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x4a0f02a401b3e4, // V_FRACT_F32 ENC_VOP1 default
    0x4c10e2a501b3e4, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a601b3e4, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x500f02a701b3e4, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x4a0f02a401c4d2, // V_TRUNC_F32 ENC_VOP1 default
    0x4c10e2a501c4d2, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a601c4d2, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x500f02a701c4d2, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x4a0f02a401d28e, // V_CEIL_F32 ENC_VOP1 default
    0x4c10e2a501d28e, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a601d28e, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x500f02a701d28e, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x4a0f02a401e495, // V_RNDNE_F32 ENC_VOP1 default
    0x4c10e2a501e495, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a601e495, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x500f02a701e495, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x4a0f02a401f3d9, // V_FLOOR_F32 ENC_VOP1 default
    0x4c10e2a501f3d9, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a601f3d9, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x500f02a701f3d9, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x4a0f02a40203d4, // V_EXP_F32 ENC_VOP1 default
    0x4c10e2a50203d4, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a60203d4, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x500f02a70203d4, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x4a0f02a40213f1, // V_LOG_F32 ENC_VOP1 default
    0x4c10e2a50213f1, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a60213f1, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x500f02a70213f1, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x4a0f02a402248f, // V_RCP_F32 ENC_VOP1 default
    0x4c10e2a502248f, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a602248f, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x500f02a702248f, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x4a0f02a4023491, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x4c10e2a5023491, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a6023491, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x500f02a7023491, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x4a0f02a4024498, // V_RSQ_F32 ENC_VOP1 default
    0x4c10e2a5024498, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a6024498, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x500f02a7024498, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x4a12a2a1025490, // V_RCP_F64 ENC_VOP1 default
    0x4e12c2a2025490, // V_RCP_F64 VOP1_VOP_DPP has_dpp
    0x5012a2a3025490, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4a12a2a1026499, // V_RSQ_F64 ENC_VOP1 default
    0x4e12c2a2026499, // V_RSQ_F64 VOP1_VOP_DPP has_dpp
    0x5012a2a3026499, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4a0f02a40274bf, // V_SQRT_F32 ENC_VOP1 default
    0x4c10e2a50274bf, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a60274bf, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x500f02a70274bf, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4a12a2a10284c0, // V_SQRT_F64 ENC_VOP1 default
    0x4e12c2a20284c0, // V_SQRT_F64 VOP1_VOP_DPP has_dpp
    0x5012a2a30284c0, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4a0f02a40294a1, // V_SIN_F32 ENC_VOP1 default
    0x4c10e2a50294a1, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a60294a1, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x500f02a70294a1, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4a0f02a402a359, // V_COS_F32 ENC_VOP1 default
    0x4c10e2a502a359, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a602a359, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x500f02a702a359, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4a0f02a802b46b, // V_NOT_B32 ENC_VOP1 default
    0x4c1302a902b46b, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x4e1082aa02b46b, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x500f02ab02b46b, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4a0f027202c28a, // V_BFREV_B32 ENC_VOP1 default
    0x4c0f427302c28a, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f227402c28a, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x500f027502c28a, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4a0f02ac02d3d6, // V_FFBH_U32 ENC_VOP1 default
    0x4c1302ad02d3d6, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x4e1082ae02d3d6, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x500f02af02d3d6, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4a0f02ac02e3d7, // V_FFBL_B32 ENC_VOP1 default
    0x4c1302ad02e3d7, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x4e1082ae02e3d7, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x500f02af02e3d7, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4a0f02b002f3d5, // V_FFBH_I32 ENC_VOP1 default
    0x4c1302b102f3d5, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x4e1082b202f3d5, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x500f02b302f3d5, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4a0fc2770303e8, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x4e0fe2780303e8, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x500fc2790303e8, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4a12a2a10313eb, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x4e12c2a20313eb, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x5012a2a30313eb, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4a12a2a10323e5, // V_FRACT_F64 ENC_VOP1 default
    0x4e12c2a20323e5, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x5012a2a30323e5, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x4a0f02890333e7, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x4c12228a0333e7, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f228b0333e7, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f028c0333e7, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f02a40343ea, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x4c10e2a50343ea, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f22a60343ea, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x500f02a70343ea, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x4a0ac0bb035290, // V_CLREXCP ENC_VOP1 default
    0x500ac0bb035290, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x4a0f027203749f, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x4c0f427303749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f227403749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x500f027503749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x4a1342b403845a, // V_MOV_B64 ENC_VOP1 default
    0x4c1382b503845a, // V_MOV_B64 VOP1_VOP_SDWA has_sdwa
    0x4e1362b603845a, // V_MOV_B64 VOP1_VOP_DPP has_dpp
    0x501342b703845a, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x4a13c2b8039360, // V_CVT_F16_U16 ENC_VOP1 default
    0x4c1402b9039360, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x4e13e2ba039360, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x5013c2bb039360, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x4a13c2bc03a35f, // V_CVT_F16_I16 ENC_VOP1 default
    0x4c1402bd03a35f, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x4e13e2be03a35f, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x5013c2bf03a35f, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x4a1442c003b3bb, // V_CVT_U16_F16 ENC_VOP1 default
    0x4c1482c103b3bb, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1462c203b3bb, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x501442c303b3bb, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x4a1442c403c370, // V_CVT_I16_F16 ENC_VOP1 default
    0x4c1482c503c370, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1462c603c370, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x501442c703c370, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a14c2c803d48e, // V_RCP_F16 ENC_VOP1 default
    0x4c1502c903d48e, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e2ca03d48e, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x5014c2cb03d48e, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x4a14c2c803e4be, // V_SQRT_F16 ENC_VOP1 default
    0x4c1502c903e4be, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e2ca03e4be, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x5014c2cb03e4be, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x4a14c2c803f497, // V_RSQ_F16 ENC_VOP1 default
    0x4c1502c903f497, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e2ca03f497, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x5014c2cb03f497, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x4a14c2c80403f0, // V_LOG_F16 ENC_VOP1 default
    0x4c1502c90403f0, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e2ca0403f0, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x5014c2cb0403f0, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x4a14c2c80413d3, // V_EXP_F16 ENC_VOP1 default
    0x4c1502c90413d3, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e2ca0413d3, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x5014c2cb0413d3, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x4a14c2c80423e9, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x4c1502c90423e9, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e2ca0423e9, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x5014c2cb0423e9, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x4a1442c40433e6, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x4c1482c50433e6, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1462c60433e6, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x501442c70433e6, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a14c2c80443d8, // V_FLOOR_F16 ENC_VOP1 default
    0x4c1502c90443d8, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e2ca0443d8, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x5014c2cb0443d8, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x4a14c2c804528d, // V_CEIL_F16 ENC_VOP1 default
    0x4c1502c904528d, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e2ca04528d, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x5014c2cb04528d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x4a14c2c80464d1, // V_TRUNC_F16 ENC_VOP1 default
    0x4c1502c90464d1, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e2ca0464d1, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x5014c2cb0464d1, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x4a14c2c8047494, // V_RNDNE_F16 ENC_VOP1 default
    0x4c1502c9047494, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e2ca047494, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x5014c2cb047494, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x4a14c2c80483e3, // V_FRACT_F16 ENC_VOP1 default
    0x4c1502c90483e3, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e2ca0483e3, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x5014c2cb0483e3, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x4a14c2c80494a0, // V_SIN_F16 ENC_VOP1 default
    0x4c1502c90494a0, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e2ca0494a0, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x5014c2cb0494a0, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x4a14c2c804a358, // V_COS_F16 ENC_VOP1 default
    0x4c1502c904a358, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e2ca04a358, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x5014c2cb04a358, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x4a1442c404d373, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x4c1482c504d373, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1462c604d373, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x501442c704d373, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a1442c004e374, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x4c1482c104e374, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1462c204e374, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x501442c304e374, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x4a0f02cc04f49e, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x4c1302cd04f49e, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x4e1082ce04f49e, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x500f02cf04f49e, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x521542d00514cf, // V_SWAP_B32 ENC_VOP1 default
    0x521582d105226e, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x4c15c2d205226e, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e15a2d305226e, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x501582d405226e, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x4a0f02d5054365, // V_CVT_F32_FP8 ENC_VOP1 default
    0x541602d6054365, // V_CVT_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x4e0f22d7054365, // V_CVT_F32_FP8 VOP1_VOP_DPP has_dpp
    0x500f02d8054365, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4a0f02d9055362, // V_CVT_F32_BF8 ENC_VOP1 default
    0x541602da055362, // V_CVT_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x4e0f22db055362, // V_CVT_F32_BF8 VOP1_VOP_DPP has_dpp
    0x500f02dc055362, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4a1622dd056380, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x541662de056380, // V_CVT_PK_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x4e1642df056380, // V_CVT_PK_F32_FP8 VOP1_VOP_DPP has_dpp
    0x501622e0056380, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4a1622e105737f, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x541662e205737f, // V_CVT_PK_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x4e1642e305737f, // V_CVT_PK_F32_BF8 VOP1_VOP_DPP has_dpp
    0x501622e405737f, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4a0f027205848c, // V_PRNG_B32 ENC_VOP1 default
    0x4c0f427305848c, // V_PRNG_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f227405848c, // V_PRNG_B32 VOP1_VOP_DPP has_dpp
    0x500f027505848c, // V_PRNG_B32 VOP1_INST_LITERAL has_lit
    0x520f02d005946f, // V_PERMLANE16_SWAP_B32 ENC_VOP1 default
    0x520f02d005a470, // V_PERMLANE32_SWAP_B32 ENC_VOP1 default
    0x4a16c2e505b361, // V_CVT_F32_BF16 ENC_VOP1 default
    0x4c1702e605b361, // V_CVT_F32_BF16 VOP1_VOP_SDWA has_sdwa
    0x4e16e2e705b361, // V_CVT_F32_BF16 VOP1_VOP_DPP has_dpp
    0x5016c2e805b361, // V_CVT_F32_BF16 VOP1_INST_LITERAL has_lit
    0x560b62e9000217, // S_MOV_B32 ENC_SOP1 default
    0x580b62ea000217, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x560b82eb001218, // S_MOV_B64 ENC_SOP1 default
    0x580b82ec001218, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62ed0021cb, // S_CMOV_B32 ENC_SOP1 default
    0x580b62ee0021cb, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x560b82ef0031cc, // S_CMOV_B64 ENC_SOP1 default
    0x580b82f00031cc, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62f1004224, // S_NOT_B32 ENC_SOP1 default
    0x580b62f2004224, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x560b82f3005225, // S_NOT_B64 ENC_SOP1 default
    0x580b82f4005225, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62f1006256, // S_WQM_B32 ENC_SOP1 default
    0x580b62f2006256, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x560b82f3007257, // S_WQM_B64 ENC_SOP1 default
    0x580b82f4007257, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62f5008198, // S_BREV_B32 ENC_SOP1 default
    0x580b62f6008198, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x560b82f7009199, // S_BREV_B64 ENC_SOP1 default
    0x580b82f8009199, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62f900a184, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x580b62fa00a184, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560ba2fb00b185, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x580ba2fc00b185, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62f900c186, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x580b62fa00c186, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560ba2fb00d187, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x580ba2fc00d187, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62fd00e1f3, // S_FF0_I32_B32 ENC_SOP1 default
    0x580b62fe00e1f3, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560ba2ff00f1f4, // S_FF0_I32_B64 ENC_SOP1 default
    0x580ba30000f1f4, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62fd0101f5, // S_FF1_I32_B32 ENC_SOP1 default
    0x580b62fe0101f5, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560ba2ff0111f6, // S_FF1_I32_B64 ENC_SOP1 default
    0x580ba3000111f6, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62fd0121f8, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x580b62fe0121f8, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560ba2ff0131f9, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x580ba3000131f9, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560b63010141f7, // S_FLBIT_I32 ENC_SOP1 default
    0x580b63020141f7, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x560ba3030151fa, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x580ba3040151fa, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x560b6305016249, // S_SEXT_I32_I8 ENC_SOP1 default
    0x580b6306016249, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x560b6307017248, // S_SEXT_I32_I16 ENC_SOP1 default
    0x580b6308017248, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x560b6309018193, // S_BITSET0_B32 ENC_SOP1 default
    0x580b630a018193, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc30b019194, // S_BITSET0_B64 ENC_SOP1 default
    0x580bc30c019194, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x560b630901a195, // S_BITSET1_B32 ENC_SOP1 default
    0x580b630a01a195, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc30b01b196, // S_BITSET1_B64 ENC_SOP1 default
    0x580bc30c01b196, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x560be30d01c1fb, // S_GETPC_B64 ENC_SOP1 default
    0x560c030e01d23e, // S_SETPC_B64 ENC_SOP1 default
    0x560b830f01e251, // S_SWAPPC_B64 ENC_SOP1 default
    0x560c030e01f232, // S_RFE_B64 ENC_SOP1 default
    0x560b8310020164, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x580b8311020164, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b831002122c, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x580b831102122c, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b831002225d, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580b831102225d, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b8310023160, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x580b8311023160, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b8310024229, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x580b8311024229, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b831002521f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x580b831102521f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b8310026223, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580b8311026223, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b831002725a, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580b831102725a, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62f1028230, // S_QUADMASK_B32 ENC_SOP1 default
    0x580b62f2028230, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x560b82f3029231, // S_QUADMASK_B64 ENC_SOP1 default
    0x580b82f4029231, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x560b631202a215, // S_MOVRELS_B32 ENC_SOP1 default
    0x560b831302b216, // S_MOVRELS_B64 ENC_SOP1 default
    0x560b631402c213, // S_MOVRELD_B32 ENC_SOP1 default
    0x580b631502c213, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x560b831602d214, // S_MOVRELD_B64 ENC_SOP1 default
    0x580b831702d214, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x560c231802e1c5, // S_CBRANCH_JOIN ENC_SOP1 default
    0x580c231902e1c5, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x560b631a030157, // S_ABS_I32 ENC_SOP1 default
    0x580b631b030157, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x560c231c032243, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x580c231d032243, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x560b831003315c, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x580b831103315c, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b8310034226, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x580b8311034226, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b831003515d, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x580b831103515d, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b8310036161, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x580b8311036161, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc31e037192, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x580bc31f037192, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0d03200001d9, // S_CMP_EQ_I32 ENC_SOPC default
    0x5c0d03210001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03220001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x600d03230001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d03200011e2, // S_CMP_LG_I32 ENC_SOPC default
    0x5c0d03210011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03220011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x600d03230011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d03200021de, // S_CMP_GT_I32 ENC_SOPC default
    0x5c0d03210021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03220021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x600d03230021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d03200031dc, // S_CMP_GE_I32 ENC_SOPC default
    0x5c0d03210031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03220031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x600d03230031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d03200041e5, // S_CMP_LT_I32 ENC_SOPC default
    0x5c0d03210041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03220041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x600d03230041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d03200051e0, // S_CMP_LE_I32 ENC_SOPC default
    0x5c0d03210051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03220051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x600d03230051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d03240061da, // S_CMP_EQ_U32 ENC_SOPC default
    0x5c0d03250061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03260061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x600d03270061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d03240071e3, // S_CMP_LG_U32 ENC_SOPC default
    0x5c0d03250071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03260071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x600d03270071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d03240081df, // S_CMP_GT_U32 ENC_SOPC default
    0x5c0d03250081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03260081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x600d03270081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d03240091dd, // S_CMP_GE_U32 ENC_SOPC default
    0x5c0d03250091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03260091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x600d03270091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d032400a1e6, // S_CMP_LT_U32 ENC_SOPC default
    0x5c0d032500a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d032600a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x600d032700a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d032400b1e1, // S_CMP_LE_U32 ENC_SOPC default
    0x5c0d032500b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d032600b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x600d032700b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d032400c18e, // S_BITCMP0_B32 ENC_SOPC default
    0x5c0d032500c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x5e0d032600c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x600d032700c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d032400d190, // S_BITCMP1_B32 ENC_SOPC default
    0x5c0d032500d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x5e0d032600d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x600d032700d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0ce32800e18f, // S_BITCMP0_B64 ENC_SOPC default
    0x5c0ce32900e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x5e0ce32a00e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x600ce32b00e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0ce32800f191, // S_BITCMP1_B64 ENC_SOPC default
    0x5c0ce32900f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x5e0ce32a00f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x600ce32b00f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d032c010242, // S_SETVSKIP ENC_SOPC default
    0x5c0d032d010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x5e0d032e010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x600d032f010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d2330011246, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x5c0d2331011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x5e0d2332011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x600d2333011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0cc3340121db, // S_CMP_EQ_U64 ENC_SOPC default
    0x5c0cc3350121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x5e0cc3360121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x600cc3370121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0cc3340131e4, // S_CMP_LG_U64 ENC_SOPC default
    0x5c0cc3350131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x5e0cc3360131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x600cc3370131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620de338000220, // S_NOP ENC_SOPP default
    0x620e00bb0011f0, // S_ENDPGM ENC_SOPP default
    0x620e2339002197, // S_BRANCH ENC_SOPP default
    0x620ac0bb003255, // S_WAKEUP ENC_SOPP default
    0x620e233a0041c6, // S_CBRANCH_SCC0 ENC_SOPP default
    0x620e233a0051c7, // S_CBRANCH_SCC1 ENC_SOPP default
    0x640e233b0061c9, // S_CBRANCH_VCCZ ENC_SOPP default
    0x640e233b0071c8, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x620e233c0081c2, // S_CBRANCH_EXECZ ENC_SOPP default
    0x620e233c0091c1, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x620ac0bb00a183, // S_BARRIER ENC_SOPP default
    0x620de33800b23d, // S_SETKILL ENC_SOPP default
    0x620e433d00c254, // S_WAITCNT ENC_SOPP default
    0x620de33800d23c, // S_SETHALT ENC_SOPP default
    0x620de33800e24a, // S_SLEEP ENC_SOPP default
    0x620de33800f23f, // S_SETPRIO ENC_SOPP default
    0x620e633e01023a, // S_SENDMSG ENC_SOPP default
    0x620e633e01123b, // S_SENDMSGHALT ENC_SOPP default
    0x620de338012252, // S_TRAP ENC_SOPP default
    0x620ac0bb0131fd, // S_ICACHE_INV ENC_SOPP default
    0x620de3380141fe, // S_INCPERFLEVEL ENC_SOPP default
    0x620de3380151ef, // S_DECPERFLEVEL ENC_SOPP default
    0x620ac33f016253, // S_TTRACEDATA ENC_SOPP default
    0x620e23390171bd, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x620e23390181c0, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x620e23390191bf, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x620e233901a1be, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x620ac0bb01b1f2, // S_ENDPGM_SAVED ENC_SOPP default
    0x620ac0bb01c245, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x620e834001d244, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x620ac0bb01e1f1, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x620de33801f247, // S_SET_VALU_COEXEC_MODE ENC_SOPP default
    0x6625634100047c, // V_PK_MAD_I16 ENC_VOP3P default
    0x66258342001489, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x66258343002474, // V_PK_ADD_I16 ENC_VOP3P default
    0x6625834300348a, // V_PK_SUB_I16 ENC_VOP3P default
    0x6625834400447a, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x6625834400547b, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x66258345006476, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x66258343007480, // V_PK_MAX_I16 ENC_VOP3P default
    0x66258343008484, // V_PK_MIN_I16 ENC_VOP3P default
    0x6625634600947d, // V_PK_MAD_U16 ENC_VOP3P default
    0x6625834200a475, // V_PK_ADD_U16 ENC_VOP3P default
    0x6625834200b48b, // V_PK_SUB_U16 ENC_VOP3P default
    0x6625834200c481, // V_PK_MAX_U16 ENC_VOP3P default
    0x6625834200d485, // V_PK_MIN_U16 ENC_VOP3P default
    0x6625a34700e478, // V_PK_FMA_F16 ENC_VOP3P default
    0x6625c0f400f472, // V_PK_ADD_F16 ENC_VOP3P default
    0x6625c0f4010487, // V_PK_MUL_F16 ENC_VOP3P default
    0x6625c0f4011483, // V_PK_MIN_F16 ENC_VOP3P default
    0x6625c0f401247f, // V_PK_MAX_F16 ENC_VOP3P default
    0x6625e34801a3c9, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x6625a34701b482, // V_PK_MINIMUM3_F16 ENC_VOP3P default
    0x6625a34701c47e, // V_PK_MAXIMUM3_F16 ENC_VOP3P default
    0x66260349020408, // V_MAD_MIX_F32 ENC_VOP3P default
    0x6626034a021407, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x6626034a022406, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x6626234b0233ca, // V_DOT2_F32_F16 ENC_VOP3P default
    0x6625634c0263cb, // V_DOT2_I32_I16 ENC_VOP3P default
    0x662561200273cc, // V_DOT2_U32_U16 ENC_VOP3P default
    0x6626434d0283ce, // V_DOT4_I32_I8 ENC_VOP3P default
    0x6626411f0293cf, // V_DOT4_U32_U8 ENC_VOP3P default
    0x6626434e02a3d1, // V_DOT8_I32_I4 ENC_VOP3P default
    0x6626434f02b3d2, // V_DOT8_U32_U4 ENC_VOP3P default
    0x6826635002d423, // V_MFMA_F32_16X16X128_F8F6F4 VOP3P_MFMA default
    0x6826835102e43a, // V_MFMA_F32_32X32X64_F8F6F4 VOP3P_MFMA default
    0x6626a352030479, // V_PK_FMA_F32 ENC_VOP3P default
    0x6626c353031488, // V_PK_MUL_F32 ENC_VOP3P default
    0x6626c353032473, // V_PK_ADD_F32 ENC_VOP3P default
    0x6626c354033486, // V_PK_MOV_B32 ENC_VOP3P default
    0x6826e355035427, // V_MFMA_F32_16X16X32_BF16 VOP3P_MFMA default
    0x6826e356036444, // V_MFMA_I32_16X16X64_I8 VOP3P_MFMA default
    0x68270357037430, // V_MFMA_F32_32X32X16_BF16 VOP3P_MFMA default
    0x68270358038446, // V_MFMA_I32_32X32X32_I8 VOP3P_MFMA default
    0x6a2723590394a8, // V_SMFMAC_F32_16X16X64_BF16 VOP3P_MFMA default
    0x6a27235a03a4ba, // V_SMFMAC_I32_16X16X128_I8 VOP3P_MFMA default
    0x6a27235b03b4a2, // V_SMFMAC_F32_16X16X128_BF8_BF8 VOP3P_MFMA default
    0x6a27235c03c4a3, // V_SMFMAC_F32_16X16X128_BF8_FP8 VOP3P_MFMA default
    0x6a27235d03d4a4, // V_SMFMAC_F32_16X16X128_FP8_BF8 VOP3P_MFMA default
    0x6827435e040436, // V_MFMA_F32_32X32X1_2B_F32 VOP3P_MFMA default
    0x6827635f041426, // V_MFMA_F32_16X16X1_4B_F32 VOP3P_MFMA default
    0x6827836004243d, // V_MFMA_F32_4X4X1_16B_F32 VOP3P_MFMA default
    0x6a2723610434a5, // V_SMFMAC_F32_16X16X128_FP8_FP8 VOP3P_MFMA default
    0x6827635f044437, // V_MFMA_F32_32X32X2_F32 VOP3P_MFMA default
    0x6827836004542f, // V_MFMA_F32_16X16X4_F32 VOP3P_MFMA default
    0x6a27a3620464b0, // V_SMFMAC_F32_32X32X32_BF16 VOP3P_MFMA default
    0x6a27a3630474bd, // V_SMFMAC_I32_32X32X64_I8 VOP3P_MFMA default
    0x6827c364048439, // V_MFMA_F32_32X32X4_2B_F16 VOP3P_MFMA default
    0x6827e36504942e, // V_MFMA_F32_16X16X4_4B_F16 VOP3P_MFMA default
    0x6828036604a43f, // V_MFMA_F32_4X4X4_16B_F16 VOP3P_MFMA default
    0x6a27a36704b4b6, // V_SMFMAC_F32_32X32X64_BF8_BF8 VOP3P_MFMA default
    0x6827e36504c43c, // V_MFMA_F32_32X32X8_F16 VOP3P_MFMA default
    0x6828036604d425, // V_MFMA_F32_16X16X16_F16 VOP3P_MFMA default
    0x6a27a36804e4b7, // V_SMFMAC_F32_32X32X64_BF8_FP8 VOP3P_MFMA default
    0x6a27a36904f4b8, // V_SMFMAC_F32_32X32X64_FP8_BF8 VOP3P_MFMA default
    0x6827436a050447, // V_MFMA_I32_32X32X4_2B_I8 VOP3P_MFMA default
    0x6827636b051443, // V_MFMA_I32_16X16X4_4B_I8 VOP3P_MFMA default
    0x6827836c052448, // V_MFMA_I32_4X4X4_16B_I8 VOP3P_MFMA default
    0x6a27a36d0534b9, // V_SMFMAC_F32_32X32X64_FP8_FP8 VOP3P_MFMA default
    0x6826e36e05442a, // V_MFMA_F32_16X16X32_F16 VOP3P_MFMA default
    0x6827036f055433, // V_MFMA_F32_32X32X16_F16 VOP3P_MFMA default
    0x6827e370056445, // V_MFMA_I32_32X32X16_I8 VOP3P_MFMA default
    0x68280371057442, // V_MFMA_I32_16X16X32_I8 VOP3P_MFMA default
    0x6c28237205826f, // V_ACCVGPR_READ ENC_VOP3P default
    0x66284373059270, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x6a27237405a4ab, // V_SMFMAC_F32_16X16X64_F16 VOP3P_MFMA default
    0x6a27a37505b4b3, // V_SMFMAC_F32_32X32X32_F16 VOP3P_MFMA default
    0x6827c37605d438, // V_MFMA_F32_32X32X4_2B_BF16 VOP3P_MFMA default
    0x6827e37705e42d, // V_MFMA_F32_16X16X4_4B_BF16 VOP3P_MFMA default
    0x6828037805f43e, // V_MFMA_F32_4X4X4_16B_BF16 VOP3P_MFMA default
    0x6827e37706043b, // V_MFMA_F32_32X32X8_BF16 VOP3P_MFMA default
    0x68280378061424, // V_MFMA_F32_16X16X16_BF16 VOP3P_MFMA default
    0x6a2863790624a7, // V_SMFMAC_F32_16X16X32_F16 VOP3P_MFMA default
    0x6a28837a0644af, // V_SMFMAC_F32_32X32X16_F16 VOP3P_MFMA default
    0x6a28637b0664a6, // V_SMFMAC_F32_16X16X32_BF16 VOP3P_MFMA default
    0x6a28837c0684ae, // V_SMFMAC_F32_32X32X16_BF16 VOP3P_MFMA default
    0x6a28637d06a4bb, // V_SMFMAC_I32_16X16X64_I8 VOP3P_MFMA default
    0x6a28837e06c4bc, // V_SMFMAC_I32_32X32X32_I8 VOP3P_MFMA default
    0x6828a37f06e440, // V_MFMA_F64_16X16X4_F64 VOP3P_MFMA default
    0x6828c38006f441, // V_MFMA_F64_4X4X4_4B_F64 VOP3P_MFMA default
    0x68280381070428, // V_MFMA_F32_16X16X32_BF8_BF8 VOP3P_MFMA default
    0x68280382071429, // V_MFMA_F32_16X16X32_BF8_FP8 VOP3P_MFMA default
    0x6828038307242b, // V_MFMA_F32_16X16X32_FP8_BF8 VOP3P_MFMA default
    0x6828038407342c, // V_MFMA_F32_16X16X32_FP8_FP8 VOP3P_MFMA default
    0x6827e385074431, // V_MFMA_F32_32X32X16_BF8_BF8 VOP3P_MFMA default
    0x6827e386075432, // V_MFMA_F32_32X32X16_BF8_FP8 VOP3P_MFMA default
    0x6827e387076434, // V_MFMA_F32_32X32X16_FP8_BF8 VOP3P_MFMA default
    0x6827e388077435, // V_MFMA_F32_32X32X16_FP8_FP8 VOP3P_MFMA default
    0x6a2863890784a9, // V_SMFMAC_F32_16X16X64_BF8_BF8 VOP3P_MFMA default
    0x6a28638a0794aa, // V_SMFMAC_F32_16X16X64_BF8_FP8 VOP3P_MFMA default
    0x6a28638b07a4ac, // V_SMFMAC_F32_16X16X64_FP8_BF8 VOP3P_MFMA default
    0x6a28638c07b4ad, // V_SMFMAC_F32_16X16X64_FP8_FP8 VOP3P_MFMA default
    0x6a28838d07c4b1, // V_SMFMAC_F32_32X32X32_BF8_BF8 VOP3P_MFMA default
    0x6a28838e07d4b2, // V_SMFMAC_F32_32X32X32_BF8_FP8 VOP3P_MFMA default
    0x6a28838f07e4b4, // V_SMFMAC_F32_32X32X32_FP8_BF8 VOP3P_MFMA default
    0x6a28839007f4b5, // V_SMFMAC_F32_32X32X32_FP8_FP8 VOP3P_MFMA default
    0x6e28e39102d449, // V_MFMA_SCALE_F32_16X16X128_F8F6F4 ENC_VOP3PX2 default
    0x6e29039202e44a, // V_MFMA_SCALE_F32_32X32X64_F8F6F4 ENC_VOP3PX2 default
];
