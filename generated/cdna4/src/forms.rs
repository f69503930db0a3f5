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
pub static FORMS: [u64; 2568] = [
    0x00170000000357, // V_CNDMASK_B32 ENC_VOP2 default
    0x02174001000357, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x04172002000357, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x06170003000357, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x08178004001275, // V_ADD_F32 ENC_VOP2 default
    0x0a17c005001275, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17a006001275, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e178007001275, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x081780040024ca, // V_SUB_F32 ENC_VOP2 default
    0x0a17c0050024ca, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17a0060024ca, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e1780070024ca, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x081780040034c5, // V_SUBREV_F32 ENC_VOP2 default
    0x0a17c0050034c5, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17a0060034c5, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e1780070034c5, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x081800080043dd, // V_FMAC_F64 ENC_VOP2 default
    0x0c1820090043dd, // V_FMAC_F64 VOP2_VOP_DPP has_dpp
    0x0e18000a0043dd, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x0817800400545f, // V_MUL_F32 ENC_VOP2 default
    0x0a17c00500545f, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17a00600545f, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e17800700545f, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0817800b006465, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a18800c006465, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18600d006465, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e17800e006465, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0817800b007462, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a18800c007462, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18600d007462, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e17800e007462, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0817800f008469, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a188010008469, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c186011008469, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e178012008469, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0817800f009464, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a188010009464, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c186011009464, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e178012009464, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0817800400a453, // V_MIN_F32 ENC_VOP2 default
    0x0a17c00500a453, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17a00600a453, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e17800700a453, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0817800400b415, // V_MAX_F32 ENC_VOP2 default
    0x0a17c00500b415, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17a00600b415, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e17800700b415, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0817800b00c456, // V_MIN_I32 ENC_VOP2 default
    0x0a18800c00c456, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18600d00c456, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e17800e00c456, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0817800b00d418, // V_MAX_I32 ENC_VOP2 default
    0x0a18800c00d418, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18600d00d418, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e17800e00d418, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0817800f00e458, // V_MIN_U32 ENC_VOP2 default
    0x0a18801000e458, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18601100e458, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e17801200e458, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0817800f00f41a, // V_MAX_U32 ENC_VOP2 default
    0x0a18801000f41a, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18601100f41a, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e17801200f41a, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x081780130103f9, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a1880140103f9, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1860110103f9, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1780150103f9, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x08178016011281, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a188017011281, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c186018011281, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e178019011281, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x081780130123f3, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a1880140123f3, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1860110123f3, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1780150123f3, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0817800f01327e, // V_AND_B32 ENC_VOP2 default
    0x0a18801001327e, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18601101327e, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e17801201327e, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0817800f01446d, // V_OR_B32 ENC_VOP2 default
    0x0a18801001446d, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18601101446d, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e17801201446d, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0817800f0154d7, // V_XOR_B32 ENC_VOP2 default
    0x0a1880100154d7, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1860110154d7, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e1780120154d7, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0818e01a0163c6, // V_DOT2C_F32_BF16 ENC_VOP2 default
    0x0c19001b0163c6, // V_DOT2C_F32_BF16 VOP2_VOP_DPP has_dpp
    0x0e18e01c0163c6, // V_DOT2C_F32_BF16 VOP2_INST_LITERAL has_lit
    0x1019401d0173de, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e19401e0173de, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1019601f0183db, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e1960200183db, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x08198021019273, // V_ADD_CO_U32 ENC_VOP2 default
    0x1219c022019273, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19a023019273, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e198024019273, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819802101a4c8, // V_SUB_CO_U32 ENC_VOP2 default
    0x1219c02201a4c8, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19a02301a4c8, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19802401a4c8, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819802501b4c3, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x1219c02601b4c3, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19a02301b4c3, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19802701b4c3, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a002801c272, // V_ADDC_CO_U32 ENC_VOP2 default
    0x141a402901c272, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a202a01c272, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a002b01c272, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a002801d4c2, // V_SUBB_CO_U32 ENC_VOP2 default
    0x141a402901d4c2, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a202a01d4c2, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a002b01d4c2, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a002c01e4c1, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x141a402d01e4c1, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a202a01e4c1, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a002e01e4c1, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x081a802f01f274, // V_ADD_F16 ENC_VOP2 default
    0x0a1ac03001f274, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa03101f274, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e1a803201f274, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x081a802f0204c9, // V_SUB_F16 ENC_VOP2 default
    0x0a1ac0300204c9, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa0310204c9, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e1a80320204c9, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x081a80330214c4, // V_SUBREV_F16 ENC_VOP2 default
    0x0a1ac0340214c4, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa0310214c4, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e1a80350214c4, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x081a802f02245e, // V_MUL_F16 ENC_VOP2 default
    0x0a1ac03002245e, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa03102245e, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e1a803202245e, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x081a80360233fb, // V_MAC_F16 ENC_VOP2 default
    0x0c1aa0370233fb, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1a80380233fb, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x101b00390243fd, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e1b003a0243fd, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x101b203b0253fc, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e1b203c0253fc, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x081b403d02627a, // V_ADD_U16 ENC_VOP2 default
    0x0a1b803e02627a, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603f02627a, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e1b404002627a, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x081b403d0274cd, // V_SUB_U16 ENC_VOP2 default
    0x0a1b803e0274cd, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603f0274cd, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e1b40400274cd, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x081b40410284c6, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1b80420284c6, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603f0284c6, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e1b40430284c6, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x081b403d029467, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1b803e029467, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603f029467, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e1b4040029467, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x081b404102a3f2, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1b804202a3f2, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603f02a3f2, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1b404302a3f2, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x081b404102b3f8, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1b804202b3f8, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603f02b3f8, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1b404302b3f8, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x081b404402c280, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1b804502c280, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1b604602c280, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e1b404702c280, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x081a802f02d414, // V_MAX_F16 ENC_VOP2 default
    0x0a1ac03002d414, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa03102d414, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e1a803202d414, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x081a802f02e452, // V_MIN_F16 ENC_VOP2 default
    0x0a1ac03002e452, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa03102e452, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e1a803202e452, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x081b403d02f419, // V_MAX_U16 ENC_VOP2 default
    0x0a1b803e02f419, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603f02f419, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e1b404002f419, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081b4048030417, // V_MAX_I16 ENC_VOP2 default
    0x0a1b8049030417, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1b604a030417, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e1b404b030417, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x081b403d031457, // V_MIN_U16 ENC_VOP2 default
    0x0a1b803e031457, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603f031457, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e1b4040031457, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x081b4048032455, // V_MIN_I16 ENC_VOP2 default
    0x0a1b8049032455, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1b604a032455, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e1b404b032455, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x081a802f0333ec, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1c00300333ec, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1be0310333ec, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1a80320333ec, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0817800f03427b, // V_ADD_U32 ENC_VOP2 default
    0x0a18801003427b, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18601103427b, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e17801203427b, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0817800f0354ce, // V_SUB_U32 ENC_VOP2 default
    0x0a1880100354ce, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c1860110354ce, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e1780120354ce, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x081780130364c7, // V_SUBREV_U32 ENC_VOP2 default
    0x0a1880140364c7, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c1860110364c7, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e1780150364c7, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081c404c0373c7, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1c604d0373c7, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1c404e0373c7, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0817804f0383c8, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c1860500383c8, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e1780510383c8, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x081780520393cd, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c1860530393cd, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e1780540393cd, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0817805503a3d0, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c18605603a3d0, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e17805703a3d0, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0817805803b3dc, // V_FMAC_F32 ENC_VOP2 default
    0x0c17a05903b3dc, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e17805a03b3dc, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081ca05b03c477, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0c1cc05c03c477, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1ca05d03c477, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0817800f03d4d6, // V_XNOR_B32 ENC_VOP2 default
    0x0a18801003d4d6, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18601103d4d6, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e17801203d4d6, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x160c405e00015b, // S_ADD_U32 ENC_SOP2 default
    0x180c405f00015b, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406000015b, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406100015b, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e001250, // S_SUB_U32 ENC_SOP2 default
    0x180c405f001250, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4060001250, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4061001250, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c406200215a, // S_ADD_I32 ENC_SOP2 default
    0x180c406300215a, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406400215a, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406500215a, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c406200324f, // S_SUB_I32 ENC_SOP2 default
    0x180c406300324f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406400324f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406500324f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c4066004158, // S_ADDC_U32 ENC_SOP2 default
    0x180c4067004158, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4068004158, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4069004158, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c406600524e, // S_SUBB_U32 ENC_SOP2 default
    0x180c406700524e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406800524e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406900524e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c4062006210, // S_MIN_I32 ENC_SOP2 default
    0x180c4063006210, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4064006210, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4065006210, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e007211, // S_MIN_U32 ENC_SOP2 default
    0x180c405f007211, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4060007211, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4061007211, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c406200820c, // S_MAX_I32 ENC_SOP2 default
    0x180c406300820c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406400820c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406500820c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e00920d, // S_MAX_U32 ENC_SOP2 default
    0x180c405f00920d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406000920d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406100920d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c406a00a1e7, // S_CSELECT_B32 ENC_SOP2 default
    0x180c406b00a1e7, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406c00a1e7, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406d00a1e7, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c606e00b1e8, // S_CSELECT_B64 ENC_SOP2 default
    0x180c606f00b1e8, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607000b1e8, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607100b1e8, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e00c162, // S_AND_B32 ENC_SOP2 default
    0x180c405f00c162, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406000c162, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406100c162, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607200d163, // S_AND_B64 ENC_SOP2 default
    0x180c607300d163, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607400d163, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607500d163, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e00e22a, // S_OR_B32 ENC_SOP2 default
    0x180c405f00e22a, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406000e22a, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406100e22a, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607200f22b, // S_OR_B64 ENC_SOP2 default
    0x180c607300f22b, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607400f22b, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607500f22b, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e01025b, // S_XOR_B32 ENC_SOP2 default
    0x180c405f01025b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406001025b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406101025b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607201125c, // S_XOR_B64 ENC_SOP2 default
    0x180c607301125c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607401125c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607501125c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e01215e, // S_ANDN2_B32 ENC_SOP2 default
    0x180c405f01215e, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406001215e, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406101215e, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607201315f, // S_ANDN2_B64 ENC_SOP2 default
    0x180c607301315f, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607401315f, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607501315f, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e014227, // S_ORN2_B32 ENC_SOP2 default
    0x180c405f014227, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4060014227, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4061014227, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6072015228, // S_ORN2_B64 ENC_SOP2 default
    0x180c6073015228, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c6074015228, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c6075015228, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e01621d, // S_NAND_B32 ENC_SOP2 default
    0x180c405f01621d, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406001621d, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406101621d, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607201721e, // S_NAND_B64 ENC_SOP2 default
    0x180c607301721e, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607401721e, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607501721e, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e018221, // S_NOR_B32 ENC_SOP2 default
    0x180c405f018221, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4060018221, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4061018221, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6072019222, // S_NOR_B64 ENC_SOP2 default
    0x180c6073019222, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c6074019222, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c6075019222, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e01a258, // S_XNOR_B32 ENC_SOP2 default
    0x180c405f01a258, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406001a258, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406101a258, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607201b259, // S_XNOR_B64 ENC_SOP2 default
    0x180c607301b259, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c607401b259, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c607501b259, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e01c208, // S_LSHL_B32 ENC_SOP2 default
    0x180c405f01c208, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406001c208, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406101c208, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807601d209, // S_LSHL_B64 ENC_SOP2 default
    0x180c807701d209, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807801d209, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807901d209, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e01e20a, // S_LSHR_B32 ENC_SOP2 default
    0x180c405f01e20a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406001e20a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406101e20a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807601f20b, // S_LSHR_B64 ENC_SOP2 default
    0x180c807701f20b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807801f20b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807901f20b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c407a020165, // S_ASHR_I32 ENC_SOP2 default
    0x180c407b020165, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c407c020165, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c407d020165, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807e021166, // S_ASHR_I64 ENC_SOP2 default
    0x180c807f021166, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0c8080021166, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0c8081021166, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c408202218c, // S_BFM_B32 ENC_SOP2 default
    0x180c408302218c, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c408402218c, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c408502218c, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca08602318d, // S_BFM_B64 ENC_SOP2 default
    0x180ca08702318d, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca08802318d, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca08902318d, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c408a02421c, // S_MUL_I32 ENC_SOP2 default
    0x180c408b02421c, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c408c02421c, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c408d02421c, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e02518a, // S_BFE_U32 ENC_SOP2 default
    0x180c405f02518a, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406002518a, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406102518a, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c407a026188, // S_BFE_I32 ENC_SOP2 default
    0x180c407b026188, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c407c026188, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c407d026188, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807602718b, // S_BFE_U64 ENC_SOP2 default
    0x180c807702718b, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807802718b, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807902718b, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807e028189, // S_BFE_I64 ENC_SOP2 default
    0x180c807f028189, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0c8080028189, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0c8081028189, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc08e0291c3, // S_CBRANCH_G_FORK ENC_SOP2 default
    0x180cc08f0291c3, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0
    0x1a0cc0900291c3, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_1
    0x1c0cc0910291c3, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c406202a156, // S_ABSDIFF_I32 ENC_SOP2 default
    0x180c406302a156, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406402a156, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406502a156, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce09202b233, // S_RFE_RESTORE_B64 ENC_SOP2 default
    0x160c408202c21b, // S_MUL_HI_U32 ENC_SOP2 default
    0x180c408302c21b, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c408402c21b, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c408502c21b, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c408a02d21a, // S_MUL_HI_I32 ENC_SOP2 default
    0x180c408b02d21a, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c408c02d21a, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c408d02d21a, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e02e204, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x180c405f02e204, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406002e204, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406102e204, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e02f205, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x180c405f02f205, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c406002f205, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c406102f205, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e030206, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x180c405f030206, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4060030206, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4061030206, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c405e031207, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x180c405f031207, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c4060031207, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c4061031207, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c409303222f, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x180c409403222f, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c409503222f, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c409603222f, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c409703322e, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x180c409803322e, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c409903322e, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c409a03322e, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c409b03422d, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x180c409c03422d, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c409d03422d, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c409e03422d, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1e0d409f000212, // S_MOVK_I32 ENC_SOPK default
    0x1e0d40a00011ca, // S_CMOVK_I32 ENC_SOPK default
    0x1e0d40a10021cd, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1e0d40a10031d5, // S_CMPK_LG_I32 ENC_SOPK default
    0x1e0d40a10041d1, // S_CMPK_GT_I32 ENC_SOPK default
    0x1e0d40a10051cf, // S_CMPK_GE_I32 ENC_SOPK default
    0x1e0d40a10061d7, // S_CMPK_LT_I32 ENC_SOPK default
    0x1e0d40a10071d3, // S_CMPK_LE_I32 ENC_SOPK default
    0x1e0d40a20081ce, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1e0d40a20091d6, // S_CMPK_LG_U32 ENC_SOPK default
    0x1e0d40a200a1d2, // S_CMPK_GT_U32 ENC_SOPK default
    0x1e0d40a200b1d0, // S_CMPK_GE_U32 ENC_SOPK default
    0x1e0d40a200c1d8, // S_CMPK_LT_U32 ENC_SOPK default
    0x1e0d40a200d1d4, // S_CMPK_LE_U32 ENC_SOPK default
    0x1e0d40a300e159, // S_ADDK_I32 ENC_SOPK default
    0x1e0d40a400f219, // S_MULK_I32 ENC_SOPK default
    0x1e0d60a50101c4, // S_CBRANCH_I_FORK ENC_SOPK default
    0x1e0d80a60111fc, // S_GETREG_B32 ENC_SOPK default
    0x1e0da0a7012240, // S_SETREG_B32 ENC_SOPK default
    0x200dc0a8014241, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1e0d60a90151bc, // S_CALL_B64 ENC_SOPK default
    0x220980aa0001ff, // S_LOAD_DWORD ENC_SMEM default
    0x2209a0ab001201, // S_LOAD_DWORDX2 ENC_SMEM default
    0x2209c0ac002202, // S_LOAD_DWORDX4 ENC_SMEM default
    0x2209e0ad003203, // S_LOAD_DWORDX8 ENC_SMEM default
    0x220a00ae004200, // S_LOAD_DWORDX16 ENC_SMEM default
    0x220980aa005234, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x2209a0ab006235, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x2209c0ac007236, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x220a20af0081b4, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x220a40b00091b6, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x220a60b100a1b7, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x220a80b200b1b8, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x220aa0b300c1b5, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x220980b401024b, // S_STORE_DWORD ENC_SMEM default
    0x2209a0b501124c, // S_STORE_DWORDX2 ENC_SMEM default
    0x2209c0b601224d, // S_STORE_DWORDX4 ENC_SMEM default
    0x220980b4015237, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x2209a0b5016238, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x2209c0b6017239, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x220a20b70181b9, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x220a40b80191ba, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x220a60b901a1bb, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x220ac0ba0201eb, // S_DCACHE_INV ENC_SMEM default
    0x220ac0ba0211ed, // S_DCACHE_WB ENC_SMEM default
    0x220ac0ba0221ec, // S_DCACHE_INV_VOL ENC_SMEM default
    0x220ac0ba0231ee, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220ae0bb02420f, // S_MEMTIME ENC_SMEM default
    0x220ae0bb02520e, // S_MEMREALTIME ENC_SMEM default
    0x220b00bc026167, // S_ATC_PROBE ENC_SMEM default
    0x220b20bd027168, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x220b40be0281e9, // S_DCACHE_DISCARD ENC_SMEM default
    0x220b40be0291ea, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x220a20bf0401ac, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x220a40c004119e, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x220a20bf04219a, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x220a20bf0431aa, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x220a20bf0441a8, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x220a20bf0451b0, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x220a20bf0461a6, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x220a20bf0471ae, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x220a20bf04819c, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x220a20bf0491a4, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x220a20bf04a1b2, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x220a20bf04b1a2, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x220a20bf04c1a0, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x220a40c00601ad, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220a60c106119f, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220a40c006219b, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x220a40c00631ab, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x220a40c00641a9, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220a40c00651b1, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220a40c00661a7, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220a40c00671af, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220a40c006819d, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x220a40c00691a5, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x220a40c006a1b3, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x220a40c006b1a3, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x220a40c006c1a1, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x220980c208017b, // S_ATOMIC_SWAP ENC_SMEM default
    0x2209a0c308116d, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x220980c2082169, // S_ATOMIC_ADD ENC_SMEM default
    0x220980c2083179, // S_ATOMIC_SUB ENC_SMEM default
    0x220980c2084177, // S_ATOMIC_SMIN ENC_SMEM default
    0x220980c208517f, // S_ATOMIC_UMIN ENC_SMEM default
    0x220980c2086175, // S_ATOMIC_SMAX ENC_SMEM default
    0x220980c208717d, // S_ATOMIC_UMAX ENC_SMEM default
    0x220980c208816b, // S_ATOMIC_AND ENC_SMEM default
    0x220980c2089173, // S_ATOMIC_OR ENC_SMEM default
    0x220980c208a181, // S_ATOMIC_XOR ENC_SMEM default
    0x220980c208b171, // S_ATOMIC_INC ENC_SMEM default
    0x220980c208c16f, // S_ATOMIC_DEC ENC_SMEM default
    0x2209a0c30a017c, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x2209c0c40a116e, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x2209a0c30a216a, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x2209a0c30a317a, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x2209a0c30a4178, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x2209a0c30a5180, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x2209a0c30a6176, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x2209a0c30a717e, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x2209a0c30a816c, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x2209a0c30a9174, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x2209a0c30aa182, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x2209a0c30ab172, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x2209a0c30ac170, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x2428c0c50102f5, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x2428c0c6011292, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x242920c70122f6, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x242920c8013293, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x242960c90142f4, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x242960ca015291, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x2429c0c9020300, // V_CMP_F_F16 ENC_VOP3 default
    0x2429c0c9021327, // V_CMP_LT_F16 ENC_VOP3 default
    0x2429c0c90222f7, // V_CMP_EQ_F16 ENC_VOP3 default
    0x2429c0c902331b, // V_CMP_LE_F16 ENC_VOP3 default
    0x2429c0c9024312, // V_CMP_GT_F16 ENC_VOP3 default
    0x2429c0c9025324, // V_CMP_LG_F16 ENC_VOP3 default
    0x2429c0c9026309, // V_CMP_GE_F16 ENC_VOP3 default
    0x2429c0c9027348, // V_CMP_O_F16 ENC_VOP3 default
    0x2429c0c9028354, // V_CMP_U_F16 ENC_VOP3 default
    0x2429c0c9029339, // V_CMP_NGE_F16 ENC_VOP3 default
    0x2429c0c902a342, // V_CMP_NLG_F16 ENC_VOP3 default
    0x2429c0c902b33c, // V_CMP_NGT_F16 ENC_VOP3 default
    0x2429c0c902c33f, // V_CMP_NLE_F16 ENC_VOP3 default
    0x2429c0c902d330, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x2429c0c902e345, // V_CMP_NLT_F16 ENC_VOP3 default
    0x2429c0c902f34b, // V_CMP_TRU_F16 ENC_VOP3 default
    0x2429c0ca03029d, // V_CMPX_F_F16 ENC_VOP3 default
    0x2429c0ca0312c4, // V_CMPX_LT_F16 ENC_VOP3 default
    0x2429c0ca032294, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x2429c0ca0332b8, // V_CMPX_LE_F16 ENC_VOP3 default
    0x2429c0ca0342af, // V_CMPX_GT_F16 ENC_VOP3 default
    0x2429c0ca0352c1, // V_CMPX_LG_F16 ENC_VOP3 default
    0x2429c0ca0362a6, // V_CMPX_GE_F16 ENC_VOP3 default
    0x2429c0ca0372e5, // V_CMPX_O_F16 ENC_VOP3 default
    0x2429c0ca0382f1, // V_CMPX_U_F16 ENC_VOP3 default
    0x2429c0ca0392d6, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x2429c0ca03a2df, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x2429c0ca03b2d9, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x2429c0ca03c2dc, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x2429c0ca03d2cd, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x2429c0ca03e2e2, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x2429c0ca03f2e8, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x242a00cb040301, // V_CMP_F_F32 ENC_VOP3 default
    0x242a00cb041328, // V_CMP_LT_F32 ENC_VOP3 default
    0x242a00cb0422f8, // V_CMP_EQ_F32 ENC_VOP3 default
    0x242a00cb04331c, // V_CMP_LE_F32 ENC_VOP3 default
    0x242a00cb044313, // V_CMP_GT_F32 ENC_VOP3 default
    0x242a00cb045325, // V_CMP_LG_F32 ENC_VOP3 default
    0x242a00cb04630a, // V_CMP_GE_F32 ENC_VOP3 default
    0x242a00cb047349, // V_CMP_O_F32 ENC_VOP3 default
    0x242a00cb048355, // V_CMP_U_F32 ENC_VOP3 default
    0x242a00cb04933a, // V_CMP_NGE_F32 ENC_VOP3 default
    0x242a00cb04a343, // V_CMP_NLG_F32 ENC_VOP3 default
    0x242a00cb04b33d, // V_CMP_NGT_F32 ENC_VOP3 default
    0x242a00cb04c340, // V_CMP_NLE_F32 ENC_VOP3 default
    0x242a00cb04d331, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x242a00cb04e346, // V_CMP_NLT_F32 ENC_VOP3 default
    0x242a00cb04f34c, // V_CMP_TRU_F32 ENC_VOP3 default
    0x242a00cc05029e, // V_CMPX_F_F32 ENC_VOP3 default
    0x242a00cc0512c5, // V_CMPX_LT_F32 ENC_VOP3 default
    0x242a00cc052295, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x242a00cc0532b9, // V_CMPX_LE_F32 ENC_VOP3 default
    0x242a00cc0542b0, // V_CMPX_GT_F32 ENC_VOP3 default
    0x242a00cc0552c2, // V_CMPX_LG_F32 ENC_VOP3 default
    0x242a00cc0562a7, // V_CMPX_GE_F32 ENC_VOP3 default
    0x242a00cc0572e6, // V_CMPX_O_F32 ENC_VOP3 default
    0x242a00cc0582f2, // V_CMPX_U_F32 ENC_VOP3 default
    0x242a00cc0592d7, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x242a00cc05a2e0, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x242a00cc05b2da, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x242a00cc05c2dd, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x242a00cc05d2ce, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x242a00cc05e2e3, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x242a00cc05f2e9, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x242a40cd060302, // V_CMP_F_F64 ENC_VOP3 default
    0x242a40cd061329, // V_CMP_LT_F64 ENC_VOP3 default
    0x242a40cd0622f9, // V_CMP_EQ_F64 ENC_VOP3 default
    0x242a40cd06331d, // V_CMP_LE_F64 ENC_VOP3 default
    0x242a40cd064314, // V_CMP_GT_F64 ENC_VOP3 default
    0x242a40cd065326, // V_CMP_LG_F64 ENC_VOP3 default
    0x242a40cd06630b, // V_CMP_GE_F64 ENC_VOP3 default
    0x242a40cd06734a, // V_CMP_O_F64 ENC_VOP3 default
    0x242a40cd068356, // V_CMP_U_F64 ENC_VOP3 default
    0x242a40cd06933b, // V_CMP_NGE_F64 ENC_VOP3 default
    0x242a40cd06a344, // V_CMP_NLG_F64 ENC_VOP3 default
    0x242a40cd06b33e, // V_CMP_NGT_F64 ENC_VOP3 default
    0x242a40cd06c341, // V_CMP_NLE_F64 ENC_VOP3 default
    0x242a40cd06d332, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x242a40cd06e347, // V_CMP_NLT_F64 ENC_VOP3 default
    0x242a40cd06f34d, // V_CMP_TRU_F64 ENC_VOP3 default
    0x242a40ce07029f, // V_CMPX_F_F64 ENC_VOP3 default
    0x242a40ce0712c6, // V_CMPX_LT_F64 ENC_VOP3 default
    0x242a40ce072296, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x242a40ce0732ba, // V_CMPX_LE_F64 ENC_VOP3 default
    0x242a40ce0742b1, // V_CMPX_GT_F64 ENC_VOP3 default
    0x242a40ce0752c3, // V_CMPX_LG_F64 ENC_VOP3 default
    0x242a40ce0762a8, // V_CMPX_GE_F64 ENC_VOP3 default
    0x242a40ce0772e7, // V_CMPX_O_F64 ENC_VOP3 default
    0x242a40ce0782f3, // V_CMPX_U_F64 ENC_VOP3 default
    0x242a40ce0792d8, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x242a40ce07a2e1, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x242a40ce07b2db, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x242a40ce07c2de, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x242a40ce07d2cf, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x242a40ce07e2e4, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x242a40ce07f2ea, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x242a80cf0a0303, // V_CMP_F_I16 ENC_VOP3 default
    0x242a80cf0a132a, // V_CMP_LT_I16 ENC_VOP3 default
    0x242a80cf0a22fa, // V_CMP_EQ_I16 ENC_VOP3 default
    0x242a80cf0a331e, // V_CMP_LE_I16 ENC_VOP3 default
    0x242a80cf0a4315, // V_CMP_GT_I16 ENC_VOP3 default
    0x242a80cf0a5333, // V_CMP_NE_I16 ENC_VOP3 default
    0x242a80cf0a630c, // V_CMP_GE_I16 ENC_VOP3 default
    0x242a80cf0a734e, // V_CMP_T_I16 ENC_VOP3 default
    0x242a80d00a8306, // V_CMP_F_U16 ENC_VOP3 default
    0x242a80d00a932d, // V_CMP_LT_U16 ENC_VOP3 default
    0x242a80d00aa2fd, // V_CMP_EQ_U16 ENC_VOP3 default
    0x242a80d00ab321, // V_CMP_LE_U16 ENC_VOP3 default
    0x242a80d00ac318, // V_CMP_GT_U16 ENC_VOP3 default
    0x242a80d00ad336, // V_CMP_NE_U16 ENC_VOP3 default
    0x242a80d00ae30f, // V_CMP_GE_U16 ENC_VOP3 default
    0x242a80d00af351, // V_CMP_T_U16 ENC_VOP3 default
    0x242a80d10b02a0, // V_CMPX_F_I16 ENC_VOP3 default
    0x242a80d10b12c7, // V_CMPX_LT_I16 ENC_VOP3 default
    0x242a80d10b2297, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x242a80d10b32bb, // V_CMPX_LE_I16 ENC_VOP3 default
    0x242a80d10b42b2, // V_CMPX_GT_I16 ENC_VOP3 default
    0x242a80d10b52d0, // V_CMPX_NE_I16 ENC_VOP3 default
    0x242a80d10b62a9, // V_CMPX_GE_I16 ENC_VOP3 default
    0x242a80d10b72eb, // V_CMPX_T_I16 ENC_VOP3 default
    0x242a80d20b82a3, // V_CMPX_F_U16 ENC_VOP3 default
    0x242a80d20b92ca, // V_CMPX_LT_U16 ENC_VOP3 default
    0x242a80d20ba29a, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x242a80d20bb2be, // V_CMPX_LE_U16 ENC_VOP3 default
    0x242a80d20bc2b5, // V_CMPX_GT_U16 ENC_VOP3 default
    0x242a80d20bd2d3, // V_CMPX_NE_U16 ENC_VOP3 default
    0x242a80d20be2ac, // V_CMPX_GE_U16 ENC_VOP3 default
    0x242a80d20bf2ee, // V_CMPX_T_U16 ENC_VOP3 default
    0x242ae0d30c0304, // V_CMP_F_I32 ENC_VOP3 default
    0x242ae0d30c132b, // V_CMP_LT_I32 ENC_VOP3 default
    0x242ae0d30c22fb, // V_CMP_EQ_I32 ENC_VOP3 default
    0x242ae0d30c331f, // V_CMP_LE_I32 ENC_VOP3 default
    0x242ae0d30c4316, // V_CMP_GT_I32 ENC_VOP3 default
    0x242ae0d30c5334, // V_CMP_NE_I32 ENC_VOP3 default
    0x242ae0d30c630d, // V_CMP_GE_I32 ENC_VOP3 default
    0x242ae0d30c734f, // V_CMP_T_I32 ENC_VOP3 default
    0x242ae0d40c8307, // V_CMP_F_U32 ENC_VOP3 default
    0x242ae0d40c932e, // V_CMP_LT_U32 ENC_VOP3 default
    0x242ae0d40ca2fe, // V_CMP_EQ_U32 ENC_VOP3 default
    0x242ae0d40cb322, // V_CMP_LE_U32 ENC_VOP3 default
    0x242ae0d40cc319, // V_CMP_GT_U32 ENC_VOP3 default
    0x242ae0d40cd337, // V_CMP_NE_U32 ENC_VOP3 default
    0x242ae0d40ce310, // V_CMP_GE_U32 ENC_VOP3 default
    0x242ae0d40cf352, // V_CMP_T_U32 ENC_VOP3 default
    0x242ae0d50d02a1, // V_CMPX_F_I32 ENC_VOP3 default
    0x242ae0d50d12c8, // V_CMPX_LT_I32 ENC_VOP3 default
    0x242ae0d50d2298, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x242ae0d50d32bc, // V_CMPX_LE_I32 ENC_VOP3 default
    0x242ae0d50d42b3, // V_CMPX_GT_I32 ENC_VOP3 default
    0x242ae0d50d52d1, // V_CMPX_NE_I32 ENC_VOP3 default
    0x242ae0d50d62aa, // V_CMPX_GE_I32 ENC_VOP3 default
    0x242ae0d50d72ec, // V_CMPX_T_I32 ENC_VOP3 default
    0x242ae0d60d82a4, // V_CMPX_F_U32 ENC_VOP3 default
    0x242ae0d60d92cb, // V_CMPX_LT_U32 ENC_VOP3 default
    0x242ae0d60da29b, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x242ae0d60db2bf, // V_CMPX_LE_U32 ENC_VOP3 default
    0x242ae0d60dc2b6, // V_CMPX_GT_U32 ENC_VOP3 default
    0x242ae0d60dd2d4, // V_CMPX_NE_U32 ENC_VOP3 default
    0x242ae0d60de2ad, // V_CMPX_GE_U32 ENC_VOP3 default
    0x242ae0d60df2ef, // V_CMPX_T_U32 ENC_VOP3 default
    0x242b20d70e0305, // V_CMP_F_I64 ENC_VOP3 default
    0x242b20d70e132c, // V_CMP_LT_I64 ENC_VOP3 default
    0x242b20d70e22fc, // V_CMP_EQ_I64 ENC_VOP3 default
    0x242b20d70e3320, // V_CMP_LE_I64 ENC_VOP3 default
    0x242b20d70e4317, // V_CMP_GT_I64 ENC_VOP3 default
    0x242b20d70e5335, // V_CMP_NE_I64 ENC_VOP3 default
    0x242b20d70e630e, // V_CMP_GE_I64 ENC_VOP3 default
    0x242b20d70e7350, // V_CMP_T_I64 ENC_VOP3 default
    0x242b20d80e8308, // V_CMP_F_U64 ENC_VOP3 default
    0x242b20d80e932f, // V_CMP_LT_U64 ENC_VOP3 default
    0x242b20d80ea2ff, // V_CMP_EQ_U64 ENC_VOP3 default
    0x242b20d80eb323, // V_CMP_LE_U64 ENC_VOP3 default
    0x242b20d80ec31a, // V_CMP_GT_U64 ENC_VOP3 default
    0x242b20d80ed338, // V_CMP_NE_U64 ENC_VOP3 default
    0x242b20d80ee311, // V_CMP_GE_U64 ENC_VOP3 default
    0x242b20d80ef353, // V_CMP_T_U64 ENC_VOP3 default
    0x242b20d90f02a2, // V_CMPX_F_I64 ENC_VOP3 default
    0x242b20d90f12c9, // V_CMPX_LT_I64 ENC_VOP3 default
    0x242b20d90f2299, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x242b20d90f32bd, // V_CMPX_LE_I64 ENC_VOP3 default
    0x242b20d90f42b4, // V_CMPX_GT_I64 ENC_VOP3 default
    0x242b20d90f52d2, // V_CMPX_NE_I64 ENC_VOP3 default
    0x242b20d90f62ab, // V_CMPX_GE_I64 ENC_VOP3 default
    0x242b20d90f72ed, // V_CMPX_T_I64 ENC_VOP3 default
    0x242b20da0f82a5, // V_CMPX_F_U64 ENC_VOP3 default
    0x242b20da0f92cc, // V_CMPX_LT_U64 ENC_VOP3 default
    0x242b20da0fa29c, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x242b20da0fb2c0, // V_CMPX_LE_U64 ENC_VOP3 default
    0x242b20da0fc2b7, // V_CMPX_GT_U64 ENC_VOP3 default
    0x242b20da0fd2d5, // V_CMPX_NE_U64 ENC_VOP3 default
    0x242b20da0fe2ae, // V_CMPX_GE_U64 ENC_VOP3 default
    0x242b20da0ff2f0, // V_CMPX_T_U64 ENC_VOP3 default
    0x261760db100357, // V_CNDMASK_B32 ENC_VOP3 default
    0x2417e0dc101275, // V_ADD_F32 ENC_VOP3 default
    0x2417e0dc1024ca, // V_SUB_F32 ENC_VOP3 default
    0x2417e0dc1034c5, // V_SUBREV_F32 ENC_VOP3 default
    0x241840dd1043dd, // V_FMAC_F64 ENC_VOP3 default
    0x2417e0dc10545f, // V_MUL_F32 ENC_VOP3 default
    0x2418a0de106465, // V_MUL_I32_I24 ENC_VOP3 default
    0x2418c0de107462, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x2418a0df108469, // V_MUL_U32_U24 ENC_VOP3 default
    0x2418c0df109464, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x2417e0dc10a453, // V_MIN_F32 ENC_VOP3 default
    0x2417e0dc10b415, // V_MAX_F32 ENC_VOP3 default
    0x2418c0de10c456, // V_MIN_I32 ENC_VOP3 default
    0x2418c0de10d418, // V_MAX_I32 ENC_VOP3 default
    0x2418c0df10e458, // V_MIN_U32 ENC_VOP3 default
    0x2418c0df10f41a, // V_MAX_U32 ENC_VOP3 default
    0x2418c0e01103f9, // V_LSHRREV_B32 ENC_VOP3 default
    0x2418c0e1111281, // V_ASHRREV_I32 ENC_VOP3 default
    0x2418c0e01123f3, // V_LSHLREV_B32 ENC_VOP3 default
    0x2418c0df11327e, // V_AND_B32 ENC_VOP3 default
    0x2418c0df11446d, // V_OR_B32 ENC_VOP3 default
    0x2418c0df1154d7, // V_XOR_B32 ENC_VOP3 default
    0x241920e21163c6, // V_DOT2C_F32_BF16 ENC_VOP3 default
    0x2819e0e3119273, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x2819e0e311a4c8, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x2819e0e411b4c3, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2a1a60e511c272, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2a1a60e511d4c2, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2a1a60e611e4c1, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x241ae0e711f274, // V_ADD_F16 ENC_VOP3 default
    0x241ae0e71204c9, // V_SUB_F16 ENC_VOP3 default
    0x241ae0e81214c4, // V_SUBREV_F16 ENC_VOP3 default
    0x241ae0e712245e, // V_MUL_F16 ENC_VOP3 default
    0x241ae0e91233fb, // V_MAC_F16 ENC_VOP3 default
    0x241ba0ea12627a, // V_ADD_U16 ENC_VOP3 default
    0x241ba0ea1274cd, // V_SUB_U16 ENC_VOP3 default
    0x241ba0eb1284c6, // V_SUBREV_U16 ENC_VOP3 default
    0x241bc0ea129467, // V_MUL_LO_U16 ENC_VOP3 default
    0x241bc0eb12a3f2, // V_LSHLREV_B16 ENC_VOP3 default
    0x241bc0eb12b3f8, // V_LSHRREV_B16 ENC_VOP3 default
    0x241bc0ec12c280, // V_ASHRREV_I16 ENC_VOP3 default
    0x241ae0e712d414, // V_MAX_F16 ENC_VOP3 default
    0x241ae0e712e452, // V_MIN_F16 ENC_VOP3 default
    0x241bc0ea12f419, // V_MAX_U16 ENC_VOP3 default
    0x241bc0ed130417, // V_MAX_I16 ENC_VOP3 default
    0x241bc0ea131457, // V_MIN_U16 ENC_VOP3 default
    0x241bc0ed132455, // V_MIN_I16 ENC_VOP3 default
    0x241c20e71333ec, // V_LDEXP_F16 ENC_VOP3 default
    0x2418a0df13427b, // V_ADD_U32 ENC_VOP3 default
    0x2418a0df1354ce, // V_SUB_U32 ENC_VOP3 default
    0x2418a0e01364c7, // V_SUBREV_U32 ENC_VOP3 default
    0x241c80ee1373c7, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x2418a0ef1383c8, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x2418a0f01393cd, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x2418a0f113a3d0, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x2417e0f213b3dc, // V_FMAC_F32 ENC_VOP3 default
    0x241ce0f313c477, // V_PK_FMAC_F16 ENC_VOP3 default
    0x2418c0df13d4d6, // V_XNOR_B32 ENC_VOP3 default
    0x240ac0ba14046a, // V_NOP ENC_VOP3 default
    0x240f40f4141459, // V_MOV_B32 ENC_VOP3 default
    0x2c0f80f5142492, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x240fe0f6143372, // V_CVT_I32_F64 ENC_VOP3 default
    0x241040f714436d, // V_CVT_F64_I32 ENC_VOP3 default
    0x2410a0f8145366, // V_CVT_F32_I32 ENC_VOP3 default
    0x2410a0f9146367, // V_CVT_F32_U32 ENC_VOP3 default
    0x2410e0fa1473bc, // V_CVT_U32_F32 ENC_VOP3 default
    0x2410e0fb148371, // V_CVT_I32_F32 ENC_VOP3 default
    0x241160fc14a35e, // V_CVT_F16_F32 ENC_VOP3 default
    0x2411e0fd14b363, // V_CVT_F32_F16 ENC_VOP3 default
    0x241220fb14c385, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x241220fb14d36f, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x2410a0f814e375, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x240fe0fe14f364, // V_CVT_F32_F64 ENC_VOP3 default
    0x241240ff15036c, // V_CVT_F64_F32 ENC_VOP3 default
    0x2410a0f9151368, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x2410a0f9152369, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x2410a0f915336a, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x2410a0f915436b, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x240fe1001553bd, // V_CVT_U32_F64 ENC_VOP3 default
    0x2410410115636e, // V_CVT_F64_U32 ENC_VOP3 default
    0x2412a1021574d3, // V_TRUNC_F64 ENC_VOP3 default
    0x2412a10215828f, // V_CEIL_F64 ENC_VOP3 default
    0x2412a102159496, // V_RNDNE_F64 ENC_VOP3 default
    0x2412a10215a3da, // V_FLOOR_F64 ENC_VOP3 default
    0x2410e10315b3e4, // V_FRACT_F32 ENC_VOP3 default
    0x2410e10315c4d2, // V_TRUNC_F32 ENC_VOP3 default
    0x2410e10315d28e, // V_CEIL_F32 ENC_VOP3 default
    0x2410e10315e495, // V_RNDNE_F32 ENC_VOP3 default
    0x2410e10315f3d9, // V_FLOOR_F32 ENC_VOP3 default
    0x2410e1031603d4, // V_EXP_F32 ENC_VOP3 default
    0x2410e1031613f1, // V_LOG_F32 ENC_VOP3 default
    0x2410e10316248f, // V_RCP_F32 ENC_VOP3 default
    0x2410e103163491, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x2410e103164498, // V_RSQ_F32 ENC_VOP3 default
    0x2412a102165490, // V_RCP_F64 ENC_VOP3 default
    0x2412a102166499, // V_RSQ_F64 ENC_VOP3 default
    0x2410e1031674bf, // V_SQRT_F32 ENC_VOP3 default
    0x2412a1021684c0, // V_SQRT_F64 ENC_VOP3 default
    0x2410e1031694a1, // V_SIN_F32 ENC_VOP3 default
    0x2410e10316a359, // V_COS_F32 ENC_VOP3 default
    0x2412e10416b46b, // V_NOT_B32 ENC_VOP3 default
    0x240f40f416c28a, // V_BFREV_B32 ENC_VOP3 default
    0x2412e10516d3d6, // V_FFBH_U32 ENC_VOP3 default
    0x2412e10516e3d7, // V_FFBL_B32 ENC_VOP3 default
    0x2412e10616f3d5, // V_FFBH_I32 ENC_VOP3 default
    0x240fe0f61703e8, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x2412a1021713eb, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x2412a1021723e5, // V_FRACT_F64 ENC_VOP3 default
    0x241220fb1733e7, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x2410e1031743ea, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x240ac0ba175290, // V_CLREXCP ENC_VOP3 default
    0x240f40f417749f, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x2413610717845a, // V_MOV_B64 ENC_VOP3 default
    0x2413e108179360, // V_CVT_F16_U16 ENC_VOP3 default
    0x2413e10917a35f, // V_CVT_F16_I16 ENC_VOP3 default
    0x2414610a17b3bb, // V_CVT_U16_F16 ENC_VOP3 default
    0x2414610b17c370, // V_CVT_I16_F16 ENC_VOP3 default
    0x2414e10c17d48e, // V_RCP_F16 ENC_VOP3 default
    0x2414e10c17e4be, // V_SQRT_F16 ENC_VOP3 default
    0x2414e10c17f497, // V_RSQ_F16 ENC_VOP3 default
    0x2414e10c1803f0, // V_LOG_F16 ENC_VOP3 default
    0x2414e10c1813d3, // V_EXP_F16 ENC_VOP3 default
    0x2414e10c1823e9, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x2414610b1833e6, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x2414e10c1843d8, // V_FLOOR_F16 ENC_VOP3 default
    0x2414e10c18528d, // V_CEIL_F16 ENC_VOP3 default
    0x2414e10c1864d1, // V_TRUNC_F16 ENC_VOP3 default
    0x2414e10c187494, // V_RNDNE_F16 ENC_VOP3 default
    0x2414e10c1883e3, // V_FRACT_F16 ENC_VOP3 default
    0x2414e10c1894a0, // V_SIN_F16 ENC_VOP3 default
    0x2414e10c18a358, // V_COS_F16 ENC_VOP3 default
    0x2414610b18d373, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2414610a18e374, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x2412e10d18f49e, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2c15210e1914cf, // V_SWAP_B32 ENC_VOP3 default
    0x2c15a10f19226e, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x2410e110194365, // V_CVT_F32_FP8 ENC_VOP3 default
    0x2410e111195362, // V_CVT_F32_BF8 ENC_VOP3 default
    0x24164112196380, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x2416411319737f, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x240f40f419848c, // V_PRNG_B32 ENC_VOP3 default
    0x2c16610e19946f, // V_PERMLANE16_SWAP_B32 ENC_VOP3 default
    0x2c16610e19a470, // V_PERMLANE32_SWAP_B32 ENC_VOP3 default
    0x2416e11419b361, // V_CVT_F32_BF16 ENC_VOP3 default
    0x241d01151c2401, // V_MAD_I32_I24 ENC_VOP3 default
    0x241d01161c340b, // V_MAD_U32_U24 ENC_VOP3 default
    0x241d21171c435a, // V_CUBEID_F32 ENC_VOP3 default
    0x241d21171c535c, // V_CUBESC_F32 ENC_VOP3 default
    0x241d21171c635d, // V_CUBETC_F32 ENC_VOP3 default
    0x241d21171c735b, // V_CUBEMA_F32 ENC_VOP3 default
    0x241d41181c8287, // V_BFE_U32 ENC_VOP3 default
    0x241d41191c9286, // V_BFE_I32 ENC_VOP3 default
    0x241d41181ca288, // V_BFI_B32 ENC_VOP3 default
    0x241d21171cb3e0, // V_FMA_F32 ENC_VOP3 default
    0x241d611a1cc3e1, // V_FMA_F64 ENC_VOP3 default
    0x241d811b1cd3ef, // V_LERP_U8 ENC_VOP3 default
    0x241da11c1ce27c, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x241da11c1cf27d, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x241d21171d044c, // V_MIN3_F32 ENC_VOP3 default
    0x241d411d1d144e, // V_MIN3_I32 ENC_VOP3 default
    0x241d41181d2450, // V_MIN3_U32 ENC_VOP3 default
    0x241d21171d340e, // V_MAX3_F32 ENC_VOP3 default
    0x241d411d1d4410, // V_MAX3_I32 ENC_VOP3 default
    0x241d41181d5412, // V_MAX3_U32 ENC_VOP3 default
    0x241d21171d641e, // V_MED3_F32 ENC_VOP3 default
    0x241d411d1d7420, // V_MED3_I32 ENC_VOP3 default
    0x241d41181d8422, // V_MED3_U32 ENC_VOP3 default
    0x241d011e1d949d, // V_SAD_U8 ENC_VOP3 default
    0x241d011e1da49a, // V_SAD_HI_U8 ENC_VOP3 default
    0x241d011f1db49b, // V_SAD_U16 ENC_VOP3 default
    0x241d01181dc49c, // V_SAD_U32 ENC_VOP3 default
    0x241dc1201dd384, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x241d21171de3bf, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x241d611a1df3c0, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x281de1211e03c4, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x281e01221e13c5, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x2e1d21231e23c2, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x2e1d61241e33c3, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x241e211b1e445d, // V_MSAD_U8 ENC_VOP3 default
    0x241e41251e548d, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x241e41251e645b, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x301e61261e745c, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x281e81271e840c, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x281e81281e9402, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x241ea1291ea403, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x241ec12a1eb405, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x241ec12a1ec404, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x241ee12b1ed471, // V_PERM_B32 ENC_VOP3 default
    0x241ea1291ee3e2, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x241ea1291ef3c1, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x241f012c1f0376, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x241f212d1f140a, // V_MAD_U32_U16 ENC_VOP3 default
    0x241f212e1f2400, // V_MAD_I32_I16 ENC_VOP3 default
    0x241d41181f34d5, // V_XAD_U32 ENC_VOP3 default
    0x241f41291f444b, // V_MIN3_F16 ENC_VOP3 default
    0x241f612f1f544d, // V_MIN3_I16 ENC_VOP3 default
    0x241f61301f644f, // V_MIN3_U16 ENC_VOP3 default
    0x241f41291f740d, // V_MAX3_F16 ENC_VOP3 default
    0x241f612f1f840f, // V_MAX3_I16 ENC_VOP3 default
    0x241f61301f9411, // V_MAX3_U16 ENC_VOP3 default
    0x241f41291fa41d, // V_MED3_F16 ENC_VOP3 default
    0x241f612f1fb41f, // V_MED3_I16 ENC_VOP3 default
    0x241f61301fc421, // V_MED3_U16 ENC_VOP3 default
    0x241d41181fd3f5, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x241d41181fe279, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x241d41181ff271, // V_ADD3_U32 ENC_VOP3 default
    0x241d41182003f7, // V_LSHL_OR_B32 ENC_VOP3 default
    0x241d411820127f, // V_AND_OR_B32 ENC_VOP3 default
    0x241d411820246c, // V_OR3_B32 ENC_VOP3 default
    0x241f41292033fe, // V_MAD_F16 ENC_VOP3 default
    0x241f6130204409, // V_MAD_U16 ENC_VOP3 default
    0x241f612f2053ff, // V_MAD_I16 ENC_VOP3 default
    0x241f41292063df, // V_FMA_F16 ENC_VOP3 default
    0x241f41292073be, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x241f81312083f6, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x241fa12a23328b, // V_BITOP3_B16 ENC_VOP3 default
    0x241fc13223428c, // V_BITOP3_B32 ENC_VOP3 default
    0x241fe1332353a7, // V_CVT_SCALEF32_PK_FP8_F32 ENC_VOP3 default
    0x241fe13423639b, // V_CVT_SCALEF32_PK_BF8_F32 ENC_VOP3 default
    0x242001352373ad, // V_CVT_SCALEF32_SR_FP8_F32 ENC_VOP3 default
    0x242001362383aa, // V_CVT_SCALEF32_SR_BF8_F32 ENC_VOP3 default
    0x242021372393a1, // V_CVT_SCALEF32_PK_F32_FP8 ENC_VOP3 default
    0x2420213823a39f, // V_CVT_SCALEF32_PK_F32_BF8 ENC_VOP3 default
    0x2420413923b38b, // V_CVT_SCALEF32_F32_FP8 ENC_VOP3 default
    0x2420413a23c38a, // V_CVT_SCALEF32_F32_BF8 ENC_VOP3 default
    0x241fe13b23d3a4, // V_CVT_SCALEF32_PK_FP4_F32 ENC_VOP3 default
    0x2c20613c23e3b6, // V_CVT_SCALEF32_SR_PK_FP4_F32 ENC_VOP3 default
    0x2420213d23f3a0, // V_CVT_SCALEF32_PK_F32_FP4 ENC_VOP3 default
    0x2420813e2403a6, // V_CVT_SCALEF32_PK_FP8_F16 ENC_VOP3 default
    0x2420813f24139a, // V_CVT_SCALEF32_PK_BF8_F16 ENC_VOP3 default
    0x2420a1402423ac, // V_CVT_SCALEF32_SR_FP8_F16 ENC_VOP3 default
    0x2420a1412433a9, // V_CVT_SCALEF32_SR_BF8_F16 ENC_VOP3 default
    0x2420c1422443a5, // V_CVT_SCALEF32_PK_FP8_BF16 ENC_VOP3 default
    0x2420c143245399, // V_CVT_SCALEF32_PK_BF8_BF16 ENC_VOP3 default
    0x2420e1442463ab, // V_CVT_SCALEF32_SR_FP8_BF16 ENC_VOP3 default
    0x2420e1452473a8, // V_CVT_SCALEF32_SR_BF8_BF16 ENC_VOP3 default
    0x2421014624839e, // V_CVT_SCALEF32_PK_F16_FP8 ENC_VOP3 default
    0x2421014724939c, // V_CVT_SCALEF32_PK_F16_BF8 ENC_VOP3 default
    0x2421214824a389, // V_CVT_SCALEF32_F16_FP8 ENC_VOP3 default
    0x2421214924b388, // V_CVT_SCALEF32_F16_BF8 ENC_VOP3 default
    0x2421414a24c3a3, // V_CVT_SCALEF32_PK_FP4_F16 ENC_VOP3 default
    0x2421614b24d3a2, // V_CVT_SCALEF32_PK_FP4_BF16 ENC_VOP3 default
    0x2421814c24e3b5, // V_CVT_SCALEF32_SR_PK_FP4_F16 ENC_VOP3 default
    0x2421a14d24f3b4, // V_CVT_SCALEF32_SR_PK_FP4_BF16 ENC_VOP3 default
    0x2421014e25039d, // V_CVT_SCALEF32_PK_F16_FP4 ENC_VOP3 default
    0x2421c14f251397, // V_CVT_SCALEF32_PK_BF16_FP4 ENC_VOP3 default
    0x3221e150252387, // V_CVT_SCALEF32_2XPK16_FP6_F32 ENC_VOP3 default
    0x3221e151253386, // V_CVT_SCALEF32_2XPK16_BF6_F32 ENC_VOP3 default
    0x2c2201522543b3, // V_CVT_SCALEF32_SR_PK32_FP6_F32 ENC_VOP3 default
    0x2c2201532553b0, // V_CVT_SCALEF32_SR_PK32_BF6_F32 ENC_VOP3 default
    0x2c222154256393, // V_CVT_SCALEF32_PK32_F32_FP6 ENC_VOP3 default
    0x2c222155257392, // V_CVT_SCALEF32_PK32_F32_BF6 ENC_VOP3 default
    0x2c224156258395, // V_CVT_SCALEF32_PK32_FP6_F16 ENC_VOP3 default
    0x2c224157259394, // V_CVT_SCALEF32_PK32_FP6_BF16 ENC_VOP3 default
    0x2c22415825a38f, // V_CVT_SCALEF32_PK32_BF6_F16 ENC_VOP3 default
    0x2c22415925b38e, // V_CVT_SCALEF32_PK32_BF6_BF16 ENC_VOP3 default
    0x2c22615a25c3b2, // V_CVT_SCALEF32_SR_PK32_FP6_F16 ENC_VOP3 default
    0x2c22615b25d3b1, // V_CVT_SCALEF32_SR_PK32_FP6_BF16 ENC_VOP3 default
    0x2c22615c25e3af, // V_CVT_SCALEF32_SR_PK32_BF6_F16 ENC_VOP3 default
    0x2c22615d25f3ae, // V_CVT_SCALEF32_SR_PK32_BF6_BF16 ENC_VOP3 default
    0x2c22815e260391, // V_CVT_SCALEF32_PK32_F16_FP6 ENC_VOP3 default
    0x2c22815f26138d, // V_CVT_SCALEF32_PK32_BF16_FP6 ENC_VOP3 default
    0x2c228160262390, // V_CVT_SCALEF32_PK32_F16_BF6 ENC_VOP3 default
    0x2c22816126338c, // V_CVT_SCALEF32_PK32_BF16_BF6 ENC_VOP3 default
    0x2422a162265283, // V_ASHR_PK_I8_I32 ENC_VOP3 default
    0x2422a163266284, // V_ASHR_PK_U8_I32 ENC_VOP3 default
    0x2422c16426737e, // V_CVT_PK_F16_F32 ENC_VOP3 default
    0x2422e16526837c, // V_CVT_PK_BF16_F32 ENC_VOP3 default
    0x2421c166269398, // V_CVT_SCALEF32_PK_BF16_FP8 ENC_VOP3 default
    0x2421c16726a396, // V_CVT_SCALEF32_PK_BF16_BF8 ENC_VOP3 default
    0x24230168280276, // V_ADD_F64 ENC_VOP3 default
    0x24230168281460, // V_MUL_F64 ENC_VOP3 default
    0x24230168282454, // V_MIN_F64 ENC_VOP3 default
    0x24230168283416, // V_MAX_F64 ENC_VOP3 default
    0x242321692843ee, // V_LDEXP_F64 ENC_VOP3 default
    0x242340df285468, // V_MUL_LO_U32 ENC_VOP3 default
    0x242340df286463, // V_MUL_HI_U32 ENC_VOP3 default
    0x242340de287461, // V_MUL_HI_I32 ENC_VOP3 default
    0x2423616a2883ed, // V_LDEXP_F32 ENC_VOP3 default
    0x3423816b289493, // V_READLANE_B32 ENC_VOP3 default
    0x3623a16c28a4d4, // V_WRITELANE_B32 ENC_VOP3 default
    0x242340df28b285, // V_BCNT_U32_B32 ENC_VOP3 default
    0x242340df28c41c, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x242340df28d41b, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x2423c16d28f3f4, // V_LSHLREV_B64 ENC_VOP3 default
    0x2423c16d2903fa, // V_LSHRREV_B64 ENC_VOP3 default
    0x2423c16e291282, // V_ASHRREV_I64 ENC_VOP3 default
    0x2423216f2924d0, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x242340df293289, // V_BFM_B32 ENC_VOP3 default
    0x2423e170294378, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x2423e17129537a, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x2422c16429637b, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x24234172297383, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x24234173298382, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x24240174299377, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x2424017529a379, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x242420de29c278, // V_ADD_I32 ENC_VOP3 default
    0x242420de29d4cc, // V_SUB_I32 ENC_VOP3 default
    0x242440ed29e277, // V_ADD_I16 ENC_VOP3 default
    0x242440ed29f4cb, // V_SUB_I16 ENC_VOP3 default
    0x242401762a046e, // V_PACK_B32_F16 ENC_VOP3 default
    0x242460dc2a1466, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x242481772a2381, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x242481782a337d, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x2424a1792a43ba, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x2424a17a2a53b8, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x2424c17b2a63b9, // V_CVT_SR_F16_F32 ENC_VOP3 default
    0x2424e17c2a73b7, // V_CVT_SR_BF16_F32 ENC_VOP3 default
    0x241d21172a8451, // V_MINIMUM3_F32 ENC_VOP3 default
    0x241d21172a9413, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x3800017d000050, // DS_ADD_U32 ENC_DS default
    0x3800017d0010ad, // DS_SUB_U32 ENC_DS default
    0x3800017d0020a9, // DS_RSUB_U32 ENC_DS default
    0x3800017d003068, // DS_INC_U32 ENC_DS default
    0x3800017d004064, // DS_DEC_U32 ENC_DS default
    0x3800017e005078, // DS_MIN_I32 ENC_DS default
    0x3800017e00606c, // DS_MAX_I32 ENC_DS default
    0x3800017d007080, // DS_MIN_U32 ENC_DS default
    0x3800017d008074, // DS_MAX_U32 ENC_DS default
    0x3800017f009052, // DS_AND_B32 ENC_DS default
    0x3800017f00a087, // DS_OR_B32 ENC_DS default
    0x3800017f00b0c4, // DS_XOR_B32 ENC_DS default
    0x3800218000c082, // DS_MSKOR_B32 ENC_DS default
    0x3800018100d0b9, // DS_WRITE_B32 ENC_DS default
    0x3800418200e0b3, // DS_WRITE2_B32 ENC_DS default
    0x3800418200f0b1, // DS_WRITE2ST64_B32 ENC_DS default
    0x38002180010058, // DS_CMPST_B32 ENC_DS default
    0x3800218301105a, // DS_CMPST_F32 ENC_DS default
    0x38000184012076, // DS_MIN_F32 ENC_DS default
    0x3800018401306a, // DS_MAX_F32 ENC_DS default
    0x380060ba014086, // DS_NOP ENC_DS default
    0x3800018401504a, // DS_ADD_F32 ENC_DS default
    0x3800818501708d, // DS_PK_ADD_F16 ENC_DS default
    0x3800a18601808c, // DS_PK_ADD_BF16 ENC_DS default
    0x3800c18701d0b5, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x3800018801e0bb, // DS_WRITE_B8 ENC_DS default
    0x3800e18901f0b7, // DS_WRITE_B16 ENC_DS default
    0x3801018a02004e, // DS_ADD_RTN_U32 ENC_DS default
    0x3801018a0210ab, // DS_SUB_RTN_U32 ENC_DS default
    0x3801018a0220a7, // DS_RSUB_RTN_U32 ENC_DS default
    0x3801018a023066, // DS_INC_RTN_U32 ENC_DS default
    0x3801018a024062, // DS_DEC_RTN_U32 ENC_DS default
    0x3801018b02507c, // DS_MIN_RTN_I32 ENC_DS default
    0x3801018b026070, // DS_MAX_RTN_I32 ENC_DS default
    0x3801018a02707e, // DS_MIN_RTN_U32 ENC_DS default
    0x3801018a028072, // DS_MAX_RTN_U32 ENC_DS default
    0x3801018c029054, // DS_AND_RTN_B32 ENC_DS default
    0x3801018c02a089, // DS_OR_RTN_B32 ENC_DS default
    0x3801018c02b0c6, // DS_XOR_RTN_B32 ENC_DS default
    0x3801218d02c084, // DS_MSKOR_RTN_B32 ENC_DS default
    0x3801018c02d0c2, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x3801418e02e0c0, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x3801418e02f0be, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x3801218d03005c, // DS_CMPST_RTN_B32 ENC_DS default
    0x3801218f03105e, // DS_CMPST_RTN_F32 ENC_DS default
    0x3801019003207a, // DS_MIN_RTN_F32 ENC_DS default
    0x3801019003306e, // DS_MAX_RTN_F32 ENC_DS default
    0x3801218d0340b0, // DS_WRAP_RTN_B32 ENC_DS default
    0x3801019003504c, // DS_ADD_RTN_F32 ENC_DS default
    0x38016191036096, // DS_READ_B32 ENC_DS default
    0x38018192037092, // DS_READ2_B32 ENC_DS default
    0x38018192038090, // DS_READ2ST64_B32 ENC_DS default
    0x3801619303909e, // DS_READ_I8 ENC_DS default
    0x3801619403a0a4, // DS_READ_U8 ENC_DS default
    0x3801619503b09d, // DS_READ_I16 ENC_DS default
    0x3801619603c0a1, // DS_READ_U16 ENC_DS default
    0x3801a19703d0af, // DS_SWIZZLE_B32 ENC_DS default
    0x3801019803e08b, // DS_PERMUTE_B32 ENC_DS default
    0x3801019803f057, // DS_BPERMUTE_B32 ENC_DS default
    0x3801c199040051, // DS_ADD_U64 ENC_DS default
    0x3801c1990410ae, // DS_SUB_U64 ENC_DS default
    0x3801c1990420aa, // DS_RSUB_U64 ENC_DS default
    0x3801c199043069, // DS_INC_U64 ENC_DS default
    0x3801c199044065, // DS_DEC_U64 ENC_DS default
    0x3801c19a045079, // DS_MIN_I64 ENC_DS default
    0x3801c19a04606d, // DS_MAX_I64 ENC_DS default
    0x3801c199047081, // DS_MIN_U64 ENC_DS default
    0x3801c199048075, // DS_MAX_U64 ENC_DS default
    0x3801c19b049053, // DS_AND_B64 ENC_DS default
    0x3801c19b04a088, // DS_OR_B64 ENC_DS default
    0x3801c19b04b0c5, // DS_XOR_B64 ENC_DS default
    0x3801e19c04c083, // DS_MSKOR_B64 ENC_DS default
    0x3801c19d04d0ba, // DS_WRITE_B64 ENC_DS default
    0x3802019e04e0b4, // DS_WRITE2_B64 ENC_DS default
    0x3802019e04f0b2, // DS_WRITE2ST64_B64 ENC_DS default
    0x3801e19c050059, // DS_CMPST_B64 ENC_DS default
    0x3802219f05105b, // DS_CMPST_F64 ENC_DS default
    0x380241a0052077, // DS_MIN_F64 ENC_DS default
    0x380241a005306b, // DS_MAX_F64 ENC_DS default
    0x380001a10540bc, // DS_WRITE_B8_D16_HI ENC_DS default
    0x380001a20550b8, // DS_WRITE_B16_D16_HI ENC_DS default
    0x380161a30560a5, // DS_READ_U8_D16 ENC_DS default
    0x380161a30570a6, // DS_READ_U8_D16_HI ENC_DS default
    0x380161a405809f, // DS_READ_I8_D16 ENC_DS default
    0x380161a40590a0, // DS_READ_I8_D16_HI ENC_DS default
    0x380161a505a0a2, // DS_READ_U16_D16 ENC_DS default
    0x380161a505b0a3, // DS_READ_U16_D16_HI ENC_DS default
    0x380241a005c04b, // DS_ADD_F64 ENC_DS default
    0x380261a606004f, // DS_ADD_RTN_U64 ENC_DS default
    0x380261a60610ac, // DS_SUB_RTN_U64 ENC_DS default
    0x380261a60620a8, // DS_RSUB_RTN_U64 ENC_DS default
    0x380261a6063067, // DS_INC_RTN_U64 ENC_DS default
    0x380261a6064063, // DS_DEC_RTN_U64 ENC_DS default
    0x380261a706507d, // DS_MIN_RTN_I64 ENC_DS default
    0x380261a7066071, // DS_MAX_RTN_I64 ENC_DS default
    0x380261a606707f, // DS_MIN_RTN_U64 ENC_DS default
    0x380261a6068073, // DS_MAX_RTN_U64 ENC_DS default
    0x380261a8069055, // DS_AND_RTN_B64 ENC_DS default
    0x380261a806a08a, // DS_OR_RTN_B64 ENC_DS default
    0x380261a806b0c7, // DS_XOR_RTN_B64 ENC_DS default
    0x380281a906c085, // DS_MSKOR_RTN_B64 ENC_DS default
    0x380261a806d0c3, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x3802a1aa06e0c1, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x3802a1aa06f0bf, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x380281a907005d, // DS_CMPST_RTN_B64 ENC_DS default
    0x3802c1ab07105f, // DS_CMPST_RTN_F64 ENC_DS default
    0x3802e1ac07207b, // DS_MIN_RTN_F64 ENC_DS default
    0x3802e1ac07306f, // DS_MAX_RTN_F64 ENC_DS default
    0x380301ad076097, // DS_READ_B64 ENC_DS default
    0x380321ae077093, // DS_READ2_B64 ENC_DS default
    0x380321ae078091, // DS_READ2ST64_B64 ENC_DS default
    0x3802e1ac07c04d, // DS_ADD_RTN_F64 ENC_DS default
    0x380261a807e060, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x380341af0b6094, // DS_READ_ADDTID_B32 ENC_DS default
    0x380361b00b708f, // DS_PK_ADD_RTN_F16 ENC_DS default
    0x380381b10b808e, // DS_PK_ADD_RTN_BF16 ENC_DS default
    0x380341b20bd061, // DS_CONSUME ENC_DS default
    0x380341b20be056, // DS_APPEND ENC_DS default
    0x3803a1b30de0bd, // DS_WRITE_B96 ENC_DS default
    0x3803c1b40df0b6, // DS_WRITE_B128 ENC_DS default
    0x380301ad0e0099, // DS_READ_B64_TR_B4 ENC_DS default
    0x3803e1b50e109c, // DS_READ_B96_TR_B6 ENC_DS default
    0x380301ad0e209a, // DS_READ_B64_TR_B8 ENC_DS default
    0x380301ad0e3098, // DS_READ_B64_TR_B16 ENC_DS default
    0x3803e1b50fe09b, // DS_READ_B96 ENC_DS default
    0x380401b60ff095, // DS_READ_B128 ENC_DS default
    0x3a0421b70100f2, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x3c0741b801014a, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x3e05a1b901012f, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x3a0421ba0110ec, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x3c0741bb011144, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x3e05a1bc011129, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x3a0421bd0120f5, // FLAT_LOAD_USHORT ENC_FLAT default
    0x3c0741be01214d, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x3e05a1bf012132, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x3a0421c00130f1, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x3c0741c1013149, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x3e05a1c201312e, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x3a0421c30140e8, // FLAT_LOAD_DWORD ENC_FLAT default
    0x3c0741c401413b, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x3e05a1c501411e, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x3a0441c60150e9, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x3c0761c701513c, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e05c1c801511f, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x3a0461c90160ea, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x3c0781ca01613d, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e05e1cb016120, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x3a0481cc0170eb, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x3c07a1cd01713e, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e0601ce017121, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x3a04a1cf0180f6, // FLAT_STORE_BYTE ENC_FLAT default
    0x3c07c1d001814e, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x3e0621d1018133, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x3a04a1cf0190f7, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x3c07c1d001914f, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e0621d1019134, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x3a04a1d201a0fc, // FLAT_STORE_SHORT ENC_FLAT default
    0x3c07c1d301a154, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x3e0621d401a139, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x3a04a1d201b0fd, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x3c07c1d301b155, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e0621d401b13a, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3a04a1d501c0f8, // FLAT_STORE_DWORD ENC_FLAT default
    0x3c07c1d601c150, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x3e0621d701c135, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x3a04c1d801d0f9, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x3c07e1d901d151, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e0641da01d136, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x3a04e1db01e0fa, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x3c0801dc01e152, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e0661dd01e137, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x3a0501de01f0fb, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x3c0821df01f153, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e0681e001f138, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x3a0421b70200f3, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x3c0741b802014b, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e05a1b9020130, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x3a0421b70210f4, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x3c0741b802114c, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e05a1b9021131, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a0421ba0220ed, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x3c0741bb022145, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e05a1bc02212a, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x3a0421ba0230ee, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x3c0741bb023146, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e05a1bc02312b, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a0421e10240ef, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x3c0741e2024147, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x3e05a1e302412c, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x3a0421e10250f0, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x3c0741e2025148, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e05a1e302512d, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3c0841e4026142, // SCRATCH_LOAD_LDS_UBYTE ENC_FLAT_SCRATCH default
    0x3e06a1e5026127, // GLOBAL_LOAD_LDS_UBYTE ENC_FLAT_GLBL default
    0x3c0841e4027140, // SCRATCH_LOAD_LDS_SBYTE ENC_FLAT_SCRATCH default
    0x3e06a1e5027125, // GLOBAL_LOAD_LDS_SBYTE ENC_FLAT_GLBL default
    0x3c0841e4028143, // SCRATCH_LOAD_LDS_USHORT ENC_FLAT_SCRATCH default
    0x3e06a1e5028128, // GLOBAL_LOAD_LDS_USHORT ENC_FLAT_GLBL default
    0x3c0841e4029141, // SCRATCH_LOAD_LDS_SSHORT ENC_FLAT_SCRATCH default
    0x3e06a1e5029126, // GLOBAL_LOAD_LDS_SSHORT ENC_FLAT_GLBL default
    0x3c0841e402a13f, // SCRATCH_LOAD_LDS_DWORD ENC_FLAT_SCRATCH default
    0x3e06a1e502a122, // GLOBAL_LOAD_LDS_DWORD ENC_FLAT_GLBL default
    0x3a0521e60400e0, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x3e06c1e7040116, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x3a0541e80410ce, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x3e06e1e9041104, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x3a0521ea0420c8, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x3e06c1eb0420fe, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x3a0521ea0430de, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x3e06c1eb043114, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x3a0521ec0440dc, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x3e06c1ed044112, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x3a0521ea0450e4, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x3e06c1eb04511a, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x3a0521ec0460da, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x3e06c1ed046110, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x3a0521ea0470e2, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x3e06c1eb047118, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x3a0521e60480cc, // FLAT_ATOMIC_AND ENC_FLAT default
    0x3e06c1e7048102, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x3a0521e60490d6, // FLAT_ATOMIC_OR ENC_FLAT default
    0x3e06c1e704910c, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x3a0521e604a0e6, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x3e06c1e704a11c, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x3a0521ea04b0d2, // FLAT_ATOMIC_INC ENC_FLAT default
    0x3e06c1eb04b108, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x3a0521ea04c0d0, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x3e06c1eb04c106, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x3a0521ee04d0c9, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x3e06c1ef04d0ff, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x3a0521f004e0d9, // FLAT_ATOMIC_PK_ADD_F16 ENC_FLAT default
    0x3e06c1f104e10f, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x3a0561f204f0ca, // FLAT_ATOMIC_ADD_F64 ENC_FLAT default
    0x3e0701f304f100, // GLOBAL_ATOMIC_ADD_F64 ENC_FLAT_GLBL default
    0x3a0561f20500d5, // FLAT_ATOMIC_MIN_F64 ENC_FLAT default
    0x3e0701f305010b, // GLOBAL_ATOMIC_MIN_F64 ENC_FLAT_GLBL default
    0x3a0561f20510d4, // FLAT_ATOMIC_MAX_F64 ENC_FLAT default
    0x3e0701f305110a, // GLOBAL_ATOMIC_MAX_F64 ENC_FLAT_GLBL default
    0x3a0521f40520d8, // FLAT_ATOMIC_PK_ADD_BF16 ENC_FLAT default
    0x3e06c1f505210e, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_FLAT_GLBL default
    0x3a0561f60600e1, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x3e0701f7060117, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x3a0581f80610cf, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x3e0721f9061105, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x3a0561fa0620cb, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x3e0701fb062101, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x3a0561fa0630df, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x3e0701fb063115, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x3a0561fc0640dd, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x3e0701fd064113, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x3a0561fa0650e5, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x3e0701fb06511b, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x3a0561fc0660db, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x3e0701fd066111, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x3a0561fa0670e3, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x3e0701fb067119, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x3a0561f60680cd, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x3e0701f7068103, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x3a0561f60690d7, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x3e0701f706910d, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x3a0561f606a0e7, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x3e0701f706a11d, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x3a0561fa06b0d3, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x3e0701fb06b109, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x3a0561fa06c0d1, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x3e0701fb06c107, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x3e06a1e507d124, // GLOBAL_LOAD_LDS_DWORDX4 ENC_FLAT_GLBL default
    0x3e06a1e507e123, // GLOBAL_LOAD_LDS_DWORDX3 ENC_FLAT_GLBL default
    0x4008e1fe00002a, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x400901ff00102b, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x4009220000202c, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x4009420100302d, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x4008e202004043, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x40090203005044, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x40092204006045, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x40094205007046, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x4008e1fe008026, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x4008e206009027, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x4009020700a028, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x4009020800b029, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x4008e20200c03f, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x4008e20900d040, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x4009020a00e041, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x4009020b00f042, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x4008e20c010034, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x4008e20d01102e, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x4008e20e012037, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x4008e20f013033, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x4008e210014021, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x40090211015022, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x40092212016023, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x40094213017024, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x4008e214018038, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x4008e214019039, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x4008e21501a047, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x4008e21501b048, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x4008e21601c03a, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x4009021701d03b, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x4009221801e03c, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x4009421901f03d, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x4008e21a020035, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x4008e21a021036, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x4008e21b02202f, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x4008e21b023030, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x4008e21c024031, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x4008e21c025032, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x4008e1fe026025, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x4008e20202703e, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x400960ba028049, // BUFFER_WBL2 ENC_MUBUF default
    0x400960ba029020, // BUFFER_INV ENC_MUBUF default
    0x4008e21d040018, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x4009021e041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x4008e21f042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x4008e21f043016, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x4008e220044014, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x4008e21f04501c, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x4008e220046012, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x4008e21f04701a, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x4008e21d048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x4008e21d04900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x4008e21d04a01e, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x4008e21f04b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x4008e21f04c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x4008e22104d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x4008e22204e011, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x4009022304f002, // BUFFER_ATOMIC_ADD_F64 ENC_MUBUF default
    0x4009022305000d, // BUFFER_ATOMIC_MIN_F64 ENC_MUBUF default
    0x4009022305100c, // BUFFER_ATOMIC_MAX_F64 ENC_MUBUF default
    0x4008e224052010, // BUFFER_ATOMIC_PK_ADD_BF16 ENC_MUBUF default
    0x40090225060019, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x40094226061007, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x40090227062003, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x40090227063017, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x40090228064015, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x4009022706501d, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x40090228066013, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x4009022706701b, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x40090225068005, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x4009022506900f, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x4009022506a01f, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x4009022706b00b, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x4009022706c009, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x42086229000262, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x4208822a001263, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x4208a22b002264, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x4208c22c003265, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x4208622d00426a, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x4208822e00526b, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x4208a22f00626c, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x4208c23000726d, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x4208622900825e, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x4208623100925f, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x4208823200a260, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x4208823300b261, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x4208622d00c266, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x4208623400d267, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x4208823500e268, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x4208823600f269, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x4428e2370102f5, // V_CMP_CLASS_F32 ENC_VOPC default
    0x462902380102f5, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2390102f5, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4428e23a011292, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x4629023b011292, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e23c011292, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4429423d0122f6, // V_CMP_CLASS_F64 ENC_VOPC default
    0x4829423e0122f6, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4429423f013293, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x48294240013293, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x442982410142f4, // V_CMP_CLASS_F16 ENC_VOPC default
    0x4629a2420142f4, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482982430142f4, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x44298244015291, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x4629a245015291, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48298246015291, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x44298241020300, // V_CMP_F_F16 ENC_VOPC default
    0x4629e242020300, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48298243020300, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x44298241021327, // V_CMP_LT_F16 ENC_VOPC default
    0x4629e242021327, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48298243021327, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x442982410222f7, // V_CMP_EQ_F16 ENC_VOPC default
    0x4629e2420222f7, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482982430222f7, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4429824102331b, // V_CMP_LE_F16 ENC_VOPC default
    0x4629e24202331b, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824302331b, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x44298241024312, // V_CMP_GT_F16 ENC_VOPC default
    0x4629e242024312, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48298243024312, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x44298241025324, // V_CMP_LG_F16 ENC_VOPC default
    0x4629e242025324, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48298243025324, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x44298241026309, // V_CMP_GE_F16 ENC_VOPC default
    0x4629e242026309, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48298243026309, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x44298241027348, // V_CMP_O_F16 ENC_VOPC default
    0x4629e242027348, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48298243027348, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x44298241028354, // V_CMP_U_F16 ENC_VOPC default
    0x4629e242028354, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48298243028354, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x44298241029339, // V_CMP_NGE_F16 ENC_VOPC default
    0x4629e242029339, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48298243029339, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4429824102a342, // V_CMP_NLG_F16 ENC_VOPC default
    0x4629e24202a342, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824302a342, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4429824102b33c, // V_CMP_NGT_F16 ENC_VOPC default
    0x4629e24202b33c, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824302b33c, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4429824102c33f, // V_CMP_NLE_F16 ENC_VOPC default
    0x4629e24202c33f, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824302c33f, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4429824102d330, // V_CMP_NEQ_F16 ENC_VOPC default
    0x4629e24202d330, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824302d330, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4429824102e345, // V_CMP_NLT_F16 ENC_VOPC default
    0x4629e24202e345, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824302e345, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4429824102f34b, // V_CMP_TRU_F16 ENC_VOPC default
    0x4629e24202f34b, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824302f34b, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4429824403029d, // V_CMPX_F_F16 ENC_VOPC default
    0x4629e24503029d, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824603029d, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x442982440312c4, // V_CMPX_LT_F16 ENC_VOPC default
    0x4629e2450312c4, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482982460312c4, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x44298244032294, // V_CMPX_EQ_F16 ENC_VOPC default
    0x4629e245032294, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48298246032294, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x442982440332b8, // V_CMPX_LE_F16 ENC_VOPC default
    0x4629e2450332b8, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482982460332b8, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x442982440342af, // V_CMPX_GT_F16 ENC_VOPC default
    0x4629e2450342af, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482982460342af, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x442982440352c1, // V_CMPX_LG_F16 ENC_VOPC default
    0x4629e2450352c1, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482982460352c1, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x442982440362a6, // V_CMPX_GE_F16 ENC_VOPC default
    0x4629e2450362a6, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482982460362a6, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x442982440372e5, // V_CMPX_O_F16 ENC_VOPC default
    0x4629e2450372e5, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482982460372e5, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x442982440382f1, // V_CMPX_U_F16 ENC_VOPC default
    0x4629e2450382f1, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482982460382f1, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x442982440392d6, // V_CMPX_NGE_F16 ENC_VOPC default
    0x4629e2450392d6, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482982460392d6, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4429824403a2df, // V_CMPX_NLG_F16 ENC_VOPC default
    0x4629e24503a2df, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824603a2df, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4429824403b2d9, // V_CMPX_NGT_F16 ENC_VOPC default
    0x4629e24503b2d9, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824603b2d9, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4429824403c2dc, // V_CMPX_NLE_F16 ENC_VOPC default
    0x4629e24503c2dc, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824603c2dc, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4429824403d2cd, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x4629e24503d2cd, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824603d2cd, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4429824403e2e2, // V_CMPX_NLT_F16 ENC_VOPC default
    0x4629e24503e2e2, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824603e2e2, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4429824403f2e8, // V_CMPX_TRU_F16 ENC_VOPC default
    0x4629e24503f2e8, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4829824603f2e8, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4428e247040301, // V_CMP_F_F32 ENC_VOPC default
    0x462a2248040301, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e249040301, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x4428e247041328, // V_CMP_LT_F32 ENC_VOPC default
    0x462a2248041328, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e249041328, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x4428e2470422f8, // V_CMP_EQ_F32 ENC_VOPC default
    0x462a22480422f8, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2490422f8, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4428e24704331c, // V_CMP_LE_F32 ENC_VOPC default
    0x462a224804331c, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24904331c, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x4428e247044313, // V_CMP_GT_F32 ENC_VOPC default
    0x462a2248044313, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e249044313, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x4428e247045325, // V_CMP_LG_F32 ENC_VOPC default
    0x462a2248045325, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e249045325, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x4428e24704630a, // V_CMP_GE_F32 ENC_VOPC default
    0x462a224804630a, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24904630a, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x4428e247047349, // V_CMP_O_F32 ENC_VOPC default
    0x462a2248047349, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e249047349, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x4428e247048355, // V_CMP_U_F32 ENC_VOPC default
    0x462a2248048355, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e249048355, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x4428e24704933a, // V_CMP_NGE_F32 ENC_VOPC default
    0x462a224804933a, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24904933a, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4428e24704a343, // V_CMP_NLG_F32 ENC_VOPC default
    0x462a224804a343, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24904a343, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4428e24704b33d, // V_CMP_NGT_F32 ENC_VOPC default
    0x462a224804b33d, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24904b33d, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4428e24704c340, // V_CMP_NLE_F32 ENC_VOPC default
    0x462a224804c340, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24904c340, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4428e24704d331, // V_CMP_NEQ_F32 ENC_VOPC default
    0x462a224804d331, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24904d331, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4428e24704e346, // V_CMP_NLT_F32 ENC_VOPC default
    0x462a224804e346, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24904e346, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4428e24704f34c, // V_CMP_TRU_F32 ENC_VOPC default
    0x462a224804f34c, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24904f34c, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a05029e, // V_CMPX_F_F32 ENC_VOPC default
    0x462a224b05029e, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c05029e, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a0512c5, // V_CMPX_LT_F32 ENC_VOPC default
    0x462a224b0512c5, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c0512c5, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a052295, // V_CMPX_EQ_F32 ENC_VOPC default
    0x462a224b052295, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c052295, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a0532b9, // V_CMPX_LE_F32 ENC_VOPC default
    0x462a224b0532b9, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c0532b9, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a0542b0, // V_CMPX_GT_F32 ENC_VOPC default
    0x462a224b0542b0, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c0542b0, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a0552c2, // V_CMPX_LG_F32 ENC_VOPC default
    0x462a224b0552c2, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c0552c2, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a0562a7, // V_CMPX_GE_F32 ENC_VOPC default
    0x462a224b0562a7, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c0562a7, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a0572e6, // V_CMPX_O_F32 ENC_VOPC default
    0x462a224b0572e6, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c0572e6, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a0582f2, // V_CMPX_U_F32 ENC_VOPC default
    0x462a224b0582f2, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c0582f2, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a0592d7, // V_CMPX_NGE_F32 ENC_VOPC default
    0x462a224b0592d7, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c0592d7, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a05a2e0, // V_CMPX_NLG_F32 ENC_VOPC default
    0x462a224b05a2e0, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c05a2e0, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a05b2da, // V_CMPX_NGT_F32 ENC_VOPC default
    0x462a224b05b2da, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c05b2da, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a05c2dd, // V_CMPX_NLE_F32 ENC_VOPC default
    0x462a224b05c2dd, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c05c2dd, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a05d2ce, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x462a224b05d2ce, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c05d2ce, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a05e2e3, // V_CMPX_NLT_F32 ENC_VOPC default
    0x462a224b05e2e3, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c05e2e3, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4428e24a05f2e9, // V_CMPX_TRU_F32 ENC_VOPC default
    0x462a224b05f2e9, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e24c05f2e9, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x442a624d060302, // V_CMP_F_F64 ENC_VOPC default
    0x482a624e060302, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x442a624d061329, // V_CMP_LT_F64 ENC_VOPC default
    0x482a624e061329, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x442a624d0622f9, // V_CMP_EQ_F64 ENC_VOPC default
    0x482a624e0622f9, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x442a624d06331d, // V_CMP_LE_F64 ENC_VOPC default
    0x482a624e06331d, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x442a624d064314, // V_CMP_GT_F64 ENC_VOPC default
    0x482a624e064314, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x442a624d065326, // V_CMP_LG_F64 ENC_VOPC default
    0x482a624e065326, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x442a624d06630b, // V_CMP_GE_F64 ENC_VOPC default
    0x482a624e06630b, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x442a624d06734a, // V_CMP_O_F64 ENC_VOPC default
    0x482a624e06734a, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x442a624d068356, // V_CMP_U_F64 ENC_VOPC default
    0x482a624e068356, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x442a624d06933b, // V_CMP_NGE_F64 ENC_VOPC default
    0x482a624e06933b, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x442a624d06a344, // V_CMP_NLG_F64 ENC_VOPC default
    0x482a624e06a344, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x442a624d06b33e, // V_CMP_NGT_F64 ENC_VOPC default
    0x482a624e06b33e, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x442a624d06c341, // V_CMP_NLE_F64 ENC_VOPC default
    0x482a624e06c341, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x442a624d06d332, // V_CMP_NEQ_F64 ENC_VOPC default
    0x482a624e06d332, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x442a624d06e347, // V_CMP_NLT_F64 ENC_VOPC default
    0x482a624e06e347, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x442a624d06f34d, // V_CMP_TRU_F64 ENC_VOPC default
    0x482a624e06f34d, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x442a624f07029f, // V_CMPX_F_F64 ENC_VOPC default
    0x482a625007029f, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x442a624f0712c6, // V_CMPX_LT_F64 ENC_VOPC default
    0x482a62500712c6, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x442a624f072296, // V_CMPX_EQ_F64 ENC_VOPC default
    0x482a6250072296, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x442a624f0732ba, // V_CMPX_LE_F64 ENC_VOPC default
    0x482a62500732ba, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x442a624f0742b1, // V_CMPX_GT_F64 ENC_VOPC default
    0x482a62500742b1, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x442a624f0752c3, // V_CMPX_LG_F64 ENC_VOPC default
    0x482a62500752c3, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x442a624f0762a8, // V_CMPX_GE_F64 ENC_VOPC default
    0x482a62500762a8, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x442a624f0772e7, // V_CMPX_O_F64 ENC_VOPC default
    0x482a62500772e7, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x442a624f0782f3, // V_CMPX_U_F64 ENC_VOPC default
    0x482a62500782f3, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x442a624f0792d8, // V_CMPX_NGE_F64 ENC_VOPC default
    0x482a62500792d8, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x442a624f07a2e1, // V_CMPX_NLG_F64 ENC_VOPC default
    0x482a625007a2e1, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x442a624f07b2db, // V_CMPX_NGT_F64 ENC_VOPC default
    0x482a625007b2db, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x442a624f07c2de, // V_CMPX_NLE_F64 ENC_VOPC default
    0x482a625007c2de, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x442a624f07d2cf, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x482a625007d2cf, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x442a624f07e2e4, // V_CMPX_NLT_F64 ENC_VOPC default
    0x482a625007e2e4, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x442a624f07f2ea, // V_CMPX_TRU_F64 ENC_VOPC default
    0x482a625007f2ea, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x442aa2510a0303, // V_CMP_F_I16 ENC_VOPC default
    0x462ac2520a0303, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2530a0303, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x442aa2510a132a, // V_CMP_LT_I16 ENC_VOPC default
    0x462ac2520a132a, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2530a132a, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x442aa2510a22fa, // V_CMP_EQ_I16 ENC_VOPC default
    0x462ac2520a22fa, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2530a22fa, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x442aa2510a331e, // V_CMP_LE_I16 ENC_VOPC default
    0x462ac2520a331e, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2530a331e, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x442aa2510a4315, // V_CMP_GT_I16 ENC_VOPC default
    0x462ac2520a4315, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2530a4315, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x442aa2510a5333, // V_CMP_NE_I16 ENC_VOPC default
    0x462ac2520a5333, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2530a5333, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x442aa2510a630c, // V_CMP_GE_I16 ENC_VOPC default
    0x462ac2520a630c, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2530a630c, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x442aa2510a734e, // V_CMP_T_I16 ENC_VOPC default
    0x462ac2520a734e, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2530a734e, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x442aa2540a8306, // V_CMP_F_U16 ENC_VOPC default
    0x462ac2550a8306, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2560a8306, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x442aa2540a932d, // V_CMP_LT_U16 ENC_VOPC default
    0x462ac2550a932d, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2560a932d, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x442aa2540aa2fd, // V_CMP_EQ_U16 ENC_VOPC default
    0x462ac2550aa2fd, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2560aa2fd, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x442aa2540ab321, // V_CMP_LE_U16 ENC_VOPC default
    0x462ac2550ab321, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2560ab321, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x442aa2540ac318, // V_CMP_GT_U16 ENC_VOPC default
    0x462ac2550ac318, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2560ac318, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x442aa2540ad336, // V_CMP_NE_U16 ENC_VOPC default
    0x462ac2550ad336, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2560ad336, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x442aa2540ae30f, // V_CMP_GE_U16 ENC_VOPC default
    0x462ac2550ae30f, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2560ae30f, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x442aa2540af351, // V_CMP_T_U16 ENC_VOPC default
    0x462ac2550af351, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2560af351, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x442aa2570b02a0, // V_CMPX_F_I16 ENC_VOPC default
    0x462ac2580b02a0, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2590b02a0, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x442aa2570b12c7, // V_CMPX_LT_I16 ENC_VOPC default
    0x462ac2580b12c7, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2590b12c7, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x442aa2570b2297, // V_CMPX_EQ_I16 ENC_VOPC default
    0x462ac2580b2297, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2590b2297, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x442aa2570b32bb, // V_CMPX_LE_I16 ENC_VOPC default
    0x462ac2580b32bb, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2590b32bb, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x442aa2570b42b2, // V_CMPX_GT_I16 ENC_VOPC default
    0x462ac2580b42b2, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2590b42b2, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x442aa2570b52d0, // V_CMPX_NE_I16 ENC_VOPC default
    0x462ac2580b52d0, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2590b52d0, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x442aa2570b62a9, // V_CMPX_GE_I16 ENC_VOPC default
    0x462ac2580b62a9, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2590b62a9, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x442aa2570b72eb, // V_CMPX_T_I16 ENC_VOPC default
    0x462ac2580b72eb, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa2590b72eb, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x442aa25a0b82a3, // V_CMPX_F_U16 ENC_VOPC default
    0x462ac25b0b82a3, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa25c0b82a3, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x442aa25a0b92ca, // V_CMPX_LT_U16 ENC_VOPC default
    0x462ac25b0b92ca, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa25c0b92ca, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x442aa25a0ba29a, // V_CMPX_EQ_U16 ENC_VOPC default
    0x462ac25b0ba29a, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa25c0ba29a, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x442aa25a0bb2be, // V_CMPX_LE_U16 ENC_VOPC default
    0x462ac25b0bb2be, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa25c0bb2be, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x442aa25a0bc2b5, // V_CMPX_GT_U16 ENC_VOPC default
    0x462ac25b0bc2b5, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa25c0bc2b5, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x442aa25a0bd2d3, // V_CMPX_NE_U16 ENC_VOPC default
    0x462ac25b0bd2d3, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa25c0bd2d3, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x442aa25a0be2ac, // V_CMPX_GE_U16 ENC_VOPC default
    0x462ac25b0be2ac, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa25c0be2ac, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x442aa25a0bf2ee, // V_CMPX_T_U16 ENC_VOPC default
    0x462ac25b0bf2ee, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482aa25c0bf2ee, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x4428e25d0c0304, // V_CMP_F_I32 ENC_VOPC default
    0x462b025e0c0304, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e25f0c0304, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x4428e25d0c132b, // V_CMP_LT_I32 ENC_VOPC default
    0x462b025e0c132b, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e25f0c132b, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x4428e25d0c22fb, // V_CMP_EQ_I32 ENC_VOPC default
    0x462b025e0c22fb, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e25f0c22fb, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4428e25d0c331f, // V_CMP_LE_I32 ENC_VOPC default
    0x462b025e0c331f, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e25f0c331f, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x4428e25d0c4316, // V_CMP_GT_I32 ENC_VOPC default
    0x462b025e0c4316, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e25f0c4316, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x4428e25d0c5334, // V_CMP_NE_I32 ENC_VOPC default
    0x462b025e0c5334, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e25f0c5334, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x4428e25d0c630d, // V_CMP_GE_I32 ENC_VOPC default
    0x462b025e0c630d, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e25f0c630d, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x4428e25d0c734f, // V_CMP_T_I32 ENC_VOPC default
    0x462b025e0c734f, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e25f0c734f, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x4428e2600c8307, // V_CMP_F_U32 ENC_VOPC default
    0x462b02610c8307, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2620c8307, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x4428e2600c932e, // V_CMP_LT_U32 ENC_VOPC default
    0x462b02610c932e, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2620c932e, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x4428e2600ca2fe, // V_CMP_EQ_U32 ENC_VOPC default
    0x462b02610ca2fe, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2620ca2fe, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4428e2600cb322, // V_CMP_LE_U32 ENC_VOPC default
    0x462b02610cb322, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2620cb322, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x4428e2600cc319, // V_CMP_GT_U32 ENC_VOPC default
    0x462b02610cc319, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2620cc319, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x4428e2600cd337, // V_CMP_NE_U32 ENC_VOPC default
    0x462b02610cd337, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2620cd337, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x4428e2600ce310, // V_CMP_GE_U32 ENC_VOPC default
    0x462b02610ce310, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2620ce310, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x4428e2600cf352, // V_CMP_T_U32 ENC_VOPC default
    0x462b02610cf352, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2620cf352, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x4428e2630d02a1, // V_CMPX_F_I32 ENC_VOPC default
    0x462b02640d02a1, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2650d02a1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x4428e2630d12c8, // V_CMPX_LT_I32 ENC_VOPC default
    0x462b02640d12c8, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2650d12c8, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x4428e2630d2298, // V_CMPX_EQ_I32 ENC_VOPC default
    0x462b02640d2298, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2650d2298, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4428e2630d32bc, // V_CMPX_LE_I32 ENC_VOPC default
    0x462b02640d32bc, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2650d32bc, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x4428e2630d42b3, // V_CMPX_GT_I32 ENC_VOPC default
    0x462b02640d42b3, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2650d42b3, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x4428e2630d52d1, // V_CMPX_NE_I32 ENC_VOPC default
    0x462b02640d52d1, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2650d52d1, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x4428e2630d62aa, // V_CMPX_GE_I32 ENC_VOPC default
    0x462b02640d62aa, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2650d62aa, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x4428e2630d72ec, // V_CMPX_T_I32 ENC_VOPC default
    0x462b02640d72ec, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2650d72ec, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x4428e2660d82a4, // V_CMPX_F_U32 ENC_VOPC default
    0x462b02670d82a4, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2680d82a4, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x4428e2660d92cb, // V_CMPX_LT_U32 ENC_VOPC default
    0x462b02670d92cb, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2680d92cb, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x4428e2660da29b, // V_CMPX_EQ_U32 ENC_VOPC default
    0x462b02670da29b, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2680da29b, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4428e2660db2bf, // V_CMPX_LE_U32 ENC_VOPC default
    0x462b02670db2bf, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2680db2bf, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x4428e2660dc2b6, // V_CMPX_GT_U32 ENC_VOPC default
    0x462b02670dc2b6, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2680dc2b6, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x4428e2660dd2d4, // V_CMPX_NE_U32 ENC_VOPC default
    0x462b02670dd2d4, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2680dd2d4, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x4428e2660de2ad, // V_CMPX_GE_U32 ENC_VOPC default
    0x462b02670de2ad, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2680de2ad, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x4428e2660df2ef, // V_CMPX_T_U32 ENC_VOPC default
    0x462b02670df2ef, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4828e2680df2ef, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x442b42690e0305, // V_CMP_F_I64 ENC_VOPC default
    0x482b426a0e0305, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x442b42690e132c, // V_CMP_LT_I64 ENC_VOPC default
    0x482b426a0e132c, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x442b42690e22fc, // V_CMP_EQ_I64 ENC_VOPC default
    0x482b426a0e22fc, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x442b42690e3320, // V_CMP_LE_I64 ENC_VOPC default
    0x482b426a0e3320, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x442b42690e4317, // V_CMP_GT_I64 ENC_VOPC default
    0x482b426a0e4317, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x442b42690e5335, // V_CMP_NE_I64 ENC_VOPC default
    0x482b426a0e5335, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x442b42690e630e, // V_CMP_GE_I64 ENC_VOPC default
    0x482b426a0e630e, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x442b42690e7350, // V_CMP_T_I64 ENC_VOPC default
    0x482b426a0e7350, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x442b426b0e8308, // V_CMP_F_U64 ENC_VOPC default
    0x482b426c0e8308, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x442b426b0e932f, // V_CMP_LT_U64 ENC_VOPC default
    0x482b426c0e932f, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x442b426b0ea2ff, // V_CMP_EQ_U64 ENC_VOPC default
    0x482b426c0ea2ff, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x442b426b0eb323, // V_CMP_LE_U64 ENC_VOPC default
    0x482b426c0eb323, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x442b426b0ec31a, // V_CMP_GT_U64 ENC_VOPC default
    0x482b426c0ec31a, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x442b426b0ed338, // V_CMP_NE_U64 ENC_VOPC default
    0x482b426c0ed338, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x442b426b0ee311, // V_CMP_GE_U64 ENC_VOPC default
    0x482b426c0ee311, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x442b426b0ef353, // V_CMP_T_U64 ENC_VOPC default
    0x482b426c0ef353, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x442b426d0f02a2, // V_CMPX_F_I64 ENC_VOPC default
    0x482b426e0f02a2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x442b426d0f12c9, // V_CMPX_LT_I64 ENC_VOPC default
    0x482b426e0f12c9, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x442b426d0f2299, // V_CMPX_EQ_I64 ENC_VOPC default
    0x482b426e0f2299, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x442b426d0f32bd, // V_CMPX_LE_I64 ENC_VOPC default
    0x482b426e0f32bd, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x442b426d0f42b4, // V_CMPX_GT_I64 ENC_VOPC default
    0x482b426e0f42b4, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x442b426d0f52d2, // V_CMPX_NE_I64 ENC_VOPC default
    0x482b426e0f52d2, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x442b426d0f62ab, // V_CMPX_GE_I64 ENC_VOPC default
    0x482b426e0f62ab, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x442b426d0f72ed, // V_CMPX_T_I64 ENC_VOPC default
    0x482b426e0f72ed, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x442b426f0f82a5, // V_CMPX_F_U64 ENC_VOPC default
    0x482b42700f82a5, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x442b426f0f92cc, // V_CMPX_LT_U64 ENC_VOPC default
    0x482b42700f92cc, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x442b426f0fa29c, // V_CMPX_EQ_U64 ENC_VOPC default
    0x482b42700fa29c, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x442b426f0fb2c0, // V_CMPX_LE_U64 ENC_VOPC default
    0x482b42700fb2c0, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x442b426f0fc2b7, // V_CMPX_GT_U64 ENC_VOPC default
    0x482b42700fc2b7, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x442b426f0fd2d5, // V_CMPX_NE_U64 ENC_VOPC default
    0x482b42700fd2d5, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x442b426f0fe2ae, // V_CMPX_GE_U64 ENC_VOPC default
    0x482b42700fe2ae, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x442b426f0ff2f0, // V_CMPX_T_U64 ENC_VOPC default
    0x482b42700ff2f0, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x4a0ac0ba00046a, // V_NOP ENC_VOP1 default
    0x4c0ec0ba00046a, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x4e0ea0ba00046a, // V_NOP VOP1_VOP_DPP has_dpp
    0x500ac0ba00046a, // V_NOP VOP1_INST_LITERAL has_lit
    0x4a0ee271001459, // V_MOV_B32 ENC_VOP1 default
    0x4c0f2272001459, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f0273001459, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x500ee274001459, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x520f6275002492, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x4a0fa276003372, // V_CVT_I32_F64 ENC_VOP1 default
    0x4e0fc277003372, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x500fa278003372, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x4a10027900436d, // V_CVT_F64_I32 ENC_VOP1 default
    0x4e10227a00436d, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x5010027b00436d, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x4a0ee27c005366, // V_CVT_F32_I32 ENC_VOP1 default
    0x4c10827d005366, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x4e10627e005366, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x500ee27f005366, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x4a0ee280006367, // V_CVT_F32_U32 ENC_VOP1 default
    0x4c108281006367, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x4e106282006367, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x500ee283006367, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x4a0ee2840073bc, // V_CVT_U32_F32 ENC_VOP1 default
    0x4c10c2850073bc, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02860073bc, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x500ee2870073bc, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee288008371, // V_CVT_I32_F32 ENC_VOP1 default
    0x4c10c289008371, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f028a008371, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x500ee28b008371, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a11028c00a35e, // V_CVT_F16_F32 ENC_VOP1 default
    0x4c11428d00a35e, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11228e00a35e, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5011028f00a35e, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x4a11829000b363, // V_CVT_F32_F16 ENC_VOP1 default
    0x4c11c29100b363, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x4e11a29200b363, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5011829300b363, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x4a0ee28800c385, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x4c12028900c385, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f028a00c385, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x500ee28b00c385, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee28800d36f, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x4c12028900d36f, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f028a00d36f, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x500ee28b00d36f, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee27c00e375, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x4c10827d00e375, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x4e10627e00e375, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x500ee27f00e375, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x4a0fa29400f364, // V_CVT_F32_F64 ENC_VOP1 default
    0x4e0fc29500f364, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x500fa29600f364, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x4a10029701036c, // V_CVT_F64_F32 ENC_VOP1 default
    0x5010029801036c, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee280011368, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x4c108281011368, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x4e106282011368, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x500ee283011368, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x4a0ee280012369, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x4c108281012369, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x4e106282012369, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x500ee283012369, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x4a0ee28001336a, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x4c10828101336a, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x4e10628201336a, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x500ee28301336a, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x4a0ee28001436b, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x4c10828101436b, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x4e10628201436b, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x500ee28301436b, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x4a0fa2990153bd, // V_CVT_U32_F64 ENC_VOP1 default
    0x4e0fc29a0153bd, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x500fa29b0153bd, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x4a10029c01636e, // V_CVT_F64_U32 ENC_VOP1 default
    0x4e10229d01636e, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x5010029e01636e, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x4a12629f0174d3, // V_TRUNC_F64 ENC_VOP1 default
    0x4e1282a00174d3, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x501262a10174d3, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4a12629f01828f, // V_CEIL_F64 ENC_VOP1 default
    0x4e1282a001828f, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x501262a101828f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4a12629f019496, // V_RNDNE_F64 ENC_VOP1 default
    0x501262a1019496, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4a12629f01a3da, // V_FLOOR_F64 ENC_VOP1 default
    0x4e1282a001a3da, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x501262a101a3da, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x4a0ee2a201b3e4, // V_FRACT_F32 ENC_VOP1 default
    0x4c10c2a301b3e4, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a401b3e4, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a501b3e4, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee2a201c4d2, // V_TRUNC_F32 ENC_VOP1 default
    0x4c10c2a301c4d2, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a401c4d2, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a501c4d2, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee2a201d28e, // V_CEIL_F32 ENC_VOP1 default
    0x4c10c2a301d28e, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a401d28e, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a501d28e, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee2a201e495, // V_RNDNE_F32 ENC_VOP1 default
    0x4c10c2a301e495, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a401e495, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a501e495, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee2a201f3d9, // V_FLOOR_F32 ENC_VOP1 default
    0x4c10c2a301f3d9, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a401f3d9, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a501f3d9, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee2a20203d4, // V_EXP_F32 ENC_VOP1 default
    0x4c10c2a30203d4, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a40203d4, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a50203d4, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee2a20213f1, // V_LOG_F32 ENC_VOP1 default
    0x4c10c2a30213f1, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a40213f1, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a50213f1, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee2a202248f, // V_RCP_F32 ENC_VOP1 default
    0x4c10c2a302248f, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a402248f, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a502248f, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee2a2023491, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x4c10c2a3023491, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a4023491, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a5023491, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee2a2024498, // V_RSQ_F32 ENC_VOP1 default
    0x4c10c2a3024498, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a4024498, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a5024498, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x4a12629f025490, // V_RCP_F64 ENC_VOP1 default
    0x501262a1025490, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4a12629f026499, // V_RSQ_F64 ENC_VOP1 default
    0x501262a1026499, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4a0ee2a20274bf, // V_SQRT_F32 ENC_VOP1 default
    0x4c10c2a30274bf, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a40274bf, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a50274bf, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4a12629f0284c0, // V_SQRT_F64 ENC_VOP1 default
    0x501262a10284c0, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4a0ee2a20294a1, // V_SIN_F32 ENC_VOP1 default
    0x4c10c2a30294a1, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a40294a1, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a50294a1, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee2a202a359, // V_COS_F32 ENC_VOP1 default
    0x4c10c2a302a359, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a402a359, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a502a359, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee2a602b46b, // V_NOT_B32 ENC_VOP1 default
    0x4c12c2a702b46b, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x4e1062a802b46b, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x500ee2a902b46b, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4a0ee27102c28a, // V_BFREV_B32 ENC_VOP1 default
    0x4c0f227202c28a, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f027302c28a, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x500ee27402c28a, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4a0ee2aa02d3d6, // V_FFBH_U32 ENC_VOP1 default
    0x4c12c2ab02d3d6, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x4e1062ac02d3d6, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x500ee2ad02d3d6, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4a0ee2aa02e3d7, // V_FFBL_B32 ENC_VOP1 default
    0x4c12c2ab02e3d7, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x4e1062ac02e3d7, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x500ee2ad02e3d7, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4a0ee2ae02f3d5, // V_FFBH_I32 ENC_VOP1 default
    0x4c12c2af02f3d5, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x4e1062b002f3d5, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x500ee2b102f3d5, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4a0fa2760303e8, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x4e0fc2770303e8, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x500fa2780303e8, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4a12629f0313eb, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x4e1282a00313eb, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x501262a10313eb, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4a12629f0323e5, // V_FRACT_F64 ENC_VOP1 default
    0x4e1282a00323e5, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x501262a10323e5, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x4a0ee2880333e7, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x4c1202890333e7, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f028a0333e7, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x500ee28b0333e7, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0ee2a20343ea, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x4c10c2a30343ea, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f02a40343ea, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x500ee2a50343ea, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x4a0ac0ba035290, // V_CLREXCP ENC_VOP1 default
    0x500ac0ba035290, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x4a0ee27103749f, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x4c0f227203749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f027303749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x500ee27403749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x4a1302b203845a, // V_MOV_B64 ENC_VOP1 default
    0x4c1342b303845a, // V_MOV_B64 VOP1_VOP_SDWA has_sdwa
    0x4e1322b403845a, // V_MOV_B64 VOP1_VOP_DPP has_dpp
    0x501302b503845a, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x4a1382b6039360, // V_CVT_F16_U16 ENC_VOP1 default
    0x4c13c2b7039360, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x4e13a2b8039360, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x501382b9039360, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x4a1382ba03a35f, // V_CVT_F16_I16 ENC_VOP1 default
    0x4c13c2bb03a35f, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x4e13a2bc03a35f, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x501382bd03a35f, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x4a1402be03b3bb, // V_CVT_U16_F16 ENC_VOP1 default
    0x4c1442bf03b3bb, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1422c003b3bb, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x501402c103b3bb, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x4a1402c203c370, // V_CVT_I16_F16 ENC_VOP1 default
    0x4c1442c303c370, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1422c403c370, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x501402c503c370, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a1482c603d48e, // V_RCP_F16 ENC_VOP1 default
    0x4c14c2c703d48e, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2c803d48e, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x501482c903d48e, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x4a1482c603e4be, // V_SQRT_F16 ENC_VOP1 default
    0x4c14c2c703e4be, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2c803e4be, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x501482c903e4be, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x4a1482c603f497, // V_RSQ_F16 ENC_VOP1 default
    0x4c14c2c703f497, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2c803f497, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x501482c903f497, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x4a1482c60403f0, // V_LOG_F16 ENC_VOP1 default
    0x4c14c2c70403f0, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2c80403f0, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x501482c90403f0, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x4a1482c60413d3, // V_EXP_F16 ENC_VOP1 default
    0x4c14c2c70413d3, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2c80413d3, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x501482c90413d3, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x4a1482c60423e9, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x4c14c2c70423e9, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2c80423e9, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x501482c90423e9, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x4a1402c20433e6, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x4c1442c30433e6, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1422c40433e6, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x501402c50433e6, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a1482c60443d8, // V_FLOOR_F16 ENC_VOP1 default
    0x4c14c2c70443d8, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2c80443d8, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x501482c90443d8, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x4a1482c604528d, // V_CEIL_F16 ENC_VOP1 default
    0x4c14c2c704528d, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2c804528d, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x501482c904528d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x4a1482c60464d1, // V_TRUNC_F16 ENC_VOP1 default
    0x4c14c2c70464d1, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2c80464d1, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x501482c90464d1, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x4a1482c6047494, // V_RNDNE_F16 ENC_VOP1 default
    0x4c14c2c7047494, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2c8047494, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x501482c9047494, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x4a1482c60483e3, // V_FRACT_F16 ENC_VOP1 default
    0x4c14c2c70483e3, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2c80483e3, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x501482c90483e3, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x4a1482c60494a0, // V_SIN_F16 ENC_VOP1 default
    0x4c14c2c70494a0, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2c80494a0, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x501482c90494a0, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x4a1482c604a358, // V_COS_F16 ENC_VOP1 default
    0x4c14c2c704a358, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2c804a358, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x501482c904a358, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x4a1402c204d373, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x4c1442c304d373, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1422c404d373, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x501402c504d373, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a1402be04e374, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x4c1442bf04e374, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1422c004e374, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x501402c104e374, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x4a0ee2ca04f49e, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x4c12c2cb04f49e, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x4e1062cc04f49e, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x500ee2cd04f49e, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x521502ce0514cf, // V_SWAP_B32 ENC_VOP1 default
    0x521542cf05226e, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x4c1582d005226e, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e1562d105226e, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x501542d205226e, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x4a0ee2d3054365, // V_CVT_F32_FP8 ENC_VOP1 default
    0x5415c2d4054365, // V_CVT_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x4e0f02d5054365, // V_CVT_F32_FP8 VOP1_VOP_DPP has_dpp
    0x500ee2d6054365, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4a0ee2d7055362, // V_CVT_F32_BF8 ENC_VOP1 default
    0x5415c2d8055362, // V_CVT_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x4e0f02d9055362, // V_CVT_F32_BF8 VOP1_VOP_DPP has_dpp
    0x500ee2da055362, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4a15e2db056380, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x541622dc056380, // V_CVT_PK_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x4e1602dd056380, // V_CVT_PK_F32_FP8 VOP1_VOP_DPP has_dpp
    0x5015e2de056380, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4a15e2df05737f, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x541622e005737f, // V_CVT_PK_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x4e1602e105737f, // V_CVT_PK_F32_BF8 VOP1_VOP_DPP has_dpp
    0x5015e2e205737f, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4a0ee27105848c, // V_PRNG_B32 ENC_VOP1 default
    0x4c0f227205848c, // V_PRNG_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f027305848c, // V_PRNG_B32 VOP1_VOP_DPP has_dpp
    0x500ee27405848c, // V_PRNG_B32 VOP1_INST_LITERAL has_lit
    0x520ee2ce05946f, // V_PERMLANE16_SWAP_B32 ENC_VOP1 default
    0x520ee2ce05a470, // V_PERMLANE32_SWAP_B32 ENC_VOP1 default
    0x4a1682e305b361, // V_CVT_F32_BF16 ENC_VOP1 default
    0x4c16c2e405b361, // V_CVT_F32_BF16 VOP1_VOP_SDWA has_sdwa
    0x4e16a2e505b361, // V_CVT_F32_BF16 VOP1_VOP_DPP has_dpp
    0x501682e605b361, // V_CVT_F32_BF16 VOP1_INST_LITERAL has_lit
    0x560b62e7000217, // S_MOV_B32 ENC_SOP1 default
    0x580b62e8000217, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x560b82e9001218, // S_MOV_B64 ENC_SOP1 default
    0x580b82ea001218, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62eb0021cb, // S_CMOV_B32 ENC_SOP1 default
    0x580b62ec0021cb, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x560b82ed0031cc, // S_CMOV_B64 ENC_SOP1 default
    0x580b82ee0031cc, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62ef004224, // S_NOT_B32 ENC_SOP1 default
    0x580b62f0004224, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x560b82f1005225, // S_NOT_B64 ENC_SOP1 default
    0x580b82f2005225, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62ef006256, // S_WQM_B32 ENC_SOP1 default
    0x580b62f0006256, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x560b82f1007257, // S_WQM_B64 ENC_SOP1 default
    0x580b82f2007257, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62f3008198, // S_BREV_B32 ENC_SOP1 default
    0x580b62f4008198, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x560b82f5009199, // S_BREV_B64 ENC_SOP1 default
    0x580b82f6009199, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62f700a184, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x580b62f800a184, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560ba2f900b185, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x580ba2fa00b185, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62f700c186, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x580b62f800c186, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560ba2f900d187, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x580ba2fa00d187, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62fb00e1f3, // S_FF0_I32_B32 ENC_SOP1 default
    0x580b62fc00e1f3, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560ba2fd00f1f4, // S_FF0_I32_B64 ENC_SOP1 default
    0x580ba2fe00f1f4, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62fb0101f5, // S_FF1_I32_B32 ENC_SOP1 default
    0x580b62fc0101f5, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560ba2fd0111f6, // S_FF1_I32_B64 ENC_SOP1 default
    0x580ba2fe0111f6, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62fb0121f8, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x580b62fc0121f8, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560ba2fd0131f9, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x580ba2fe0131f9, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62ff0141f7, // S_FLBIT_I32 ENC_SOP1 default
    0x580b63000141f7, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x560ba3010151fa, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x580ba3020151fa, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x560b6303016249, // S_SEXT_I32_I8 ENC_SOP1 default
    0x580b6304016249, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x560b6305017248, // S_SEXT_I32_I16 ENC_SOP1 default
    0x580b6306017248, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x560b6307018193, // S_BITSET0_B32 ENC_SOP1 default
    0x580b6308018193, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc309019194, // S_BITSET0_B64 ENC_SOP1 default
    0x580bc30a019194, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x560b630701a195, // S_BITSET1_B32 ENC_SOP1 default
    0x580b630801a195, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc30901b196, // S_BITSET1_B64 ENC_SOP1 default
    0x580bc30a01b196, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x560be30b01c1fb, // S_GETPC_B64 ENC_SOP1 default
    0x560c030c01d23e, // S_SETPC_B64 ENC_SOP1 default
    0x560b830d01e251, // S_SWAPPC_B64 ENC_SOP1 default
    0x560c030c01f232, // S_RFE_B64 ENC_SOP1 default
    0x560b830e020164, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x580b830f020164, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b830e02122c, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x580b830f02122c, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b830e02225d, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580b830f02225d, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b830e023160, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x580b830f023160, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b830e024229, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x580b830f024229, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b830e02521f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x580b830f02521f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b830e026223, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580b830f026223, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b830e02725a, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580b830f02725a, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b62ef028230, // S_QUADMASK_B32 ENC_SOP1 default
    0x580b62f0028230, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x560b82f1029231, // S_QUADMASK_B64 ENC_SOP1 default
    0x580b82f2029231, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x560b631002a215, // S_MOVRELS_B32 ENC_SOP1 default
    0x560b831102b216, // S_MOVRELS_B64 ENC_SOP1 default
    0x560b631202c213, // S_MOVRELD_B32 ENC_SOP1 default
    0x580b631302c213, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x560b831402d214, // S_MOVRELD_B64 ENC_SOP1 default
    0x580b831502d214, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x560c231602e1c5, // S_CBRANCH_JOIN ENC_SOP1 default
    0x580c231702e1c5, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x560b6318030157, // S_ABS_I32 ENC_SOP1 default
    0x580b6319030157, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x560c231a032243, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x580c231b032243, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x560b830e03315c, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x580b830f03315c, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b830e034226, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x580b830f034226, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b830e03515d, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x580b830f03515d, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560b830e036161, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x580b830f036161, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc31c037192, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x580bc31d037192, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0d031e0001d9, // S_CMP_EQ_I32 ENC_SOPC default
    0x5c0d031f0001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03200001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x600d03210001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d031e0011e2, // S_CMP_LG_I32 ENC_SOPC default
    0x5c0d031f0011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03200011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x600d03210011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d031e0021de, // S_CMP_GT_I32 ENC_SOPC default
    0x5c0d031f0021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03200021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x600d03210021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d031e0031dc, // S_CMP_GE_I32 ENC_SOPC default
    0x5c0d031f0031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03200031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x600d03210031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d031e0041e5, // S_CMP_LT_I32 ENC_SOPC default
    0x5c0d031f0041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03200041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x600d03210041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d031e0051e0, // S_CMP_LE_I32 ENC_SOPC default
    0x5c0d031f0051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03200051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x600d03210051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d03220061da, // S_CMP_EQ_U32 ENC_SOPC default
    0x5c0d03230061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03240061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x600d03250061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d03220071e3, // S_CMP_LG_U32 ENC_SOPC default
    0x5c0d03230071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03240071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x600d03250071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d03220081df, // S_CMP_GT_U32 ENC_SOPC default
    0x5c0d03230081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03240081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x600d03250081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d03220091dd, // S_CMP_GE_U32 ENC_SOPC default
    0x5c0d03230091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d03240091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x600d03250091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d032200a1e6, // S_CMP_LT_U32 ENC_SOPC default
    0x5c0d032300a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d032400a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x600d032500a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d032200b1e1, // S_CMP_LE_U32 ENC_SOPC default
    0x5c0d032300b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d032400b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x600d032500b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d032200c18e, // S_BITCMP0_B32 ENC_SOPC default
    0x5c0d032300c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x5e0d032400c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x600d032500c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d032200d190, // S_BITCMP1_B32 ENC_SOPC default
    0x5c0d032300d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x5e0d032400d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x600d032500d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0ce32600e18f, // S_BITCMP0_B64 ENC_SOPC default
    0x5c0ce32700e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x5e0ce32800e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x600ce32900e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0ce32600f191, // S_BITCMP1_B64 ENC_SOPC default
    0x5c0ce32700f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x5e0ce32800f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x600ce32900f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d032a010242, // S_SETVSKIP ENC_SOPC default
    0x5c0d032b010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x5e0d032c010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x600d032d010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d232e011246, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x5c0d232f011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x5e0d2330011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x600d2331011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0cc3320121db, // S_CMP_EQ_U64 ENC_SOPC default
    0x5c0cc3330121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x5e0cc3340121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x600cc3350121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0cc3320131e4, // S_CMP_LG_U64 ENC_SOPC default
    0x5c0cc3330131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x5e0cc3340131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x600cc3350131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620de336000220, // S_NOP ENC_SOPP default
    0x620e00ba0011f0, // S_ENDPGM ENC_SOPP default
    0x620e2337002197, // S_BRANCH ENC_SOPP default
    0x620ac0ba003255, // S_WAKEUP ENC_SOPP default
    0x620e23380041c6, // S_CBRANCH_SCC0 ENC_SOPP default
    0x620e23380051c7, // S_CBRANCH_SCC1 ENC_SOPP default
    0x640e23390061c9, // S_CBRANCH_VCCZ ENC_SOPP default
    0x640e23390071c8, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x620e233a0081c2, // S_CBRANCH_EXECZ ENC_SOPP default
    0x620e233a0091c1, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x620ac0ba00a183, // S_BARRIER ENC_SOPP default
    0x620de33600b23d, // S_SETKILL ENC_SOPP default
    0x620e433b00c254, // S_WAITCNT ENC_SOPP default
    0x620de33600d23c, // S_SETHALT ENC_SOPP default
    0x620de33600e24a, // S_SLEEP ENC_SOPP default
    0x620de33600f23f, // S_SETPRIO ENC_SOPP default
    0x620e633c01023a, // S_SENDMSG ENC_SOPP default
    0x620e633c01123b, // S_SENDMSGHALT ENC_SOPP default
    0x620de336012252, // S_TRAP ENC_SOPP default
    0x620ac0ba0131fd, // S_ICACHE_INV ENC_SOPP default
    0x620de3360141fe, // S_INCPERFLEVEL ENC_SOPP default
    0x620de3360151ef, // S_DECPERFLEVEL ENC_SOPP default
    0x620ac33d016253, // S_TTRACEDATA ENC_SOPP default
    0x620e23370171bd, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x620e23370181c0, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x620e23370191bf, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x620e233701a1be, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x620ac0ba01b1f2, // S_ENDPGM_SAVED ENC_SOPP default
    0x620ac0ba01c245, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x620e833e01d244, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x620ac0ba01e1f1, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x620de33601f247, // S_SET_VALU_COEXEC_MODE ENC_SOPP default
    0x6625033f00047c, // V_PK_MAD_I16 ENC_VOP3P default
    0x66252340001489, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x66252341002474, // V_PK_ADD_I16 ENC_VOP3P default
    0x6625234100348a, // V_PK_SUB_I16 ENC_VOP3P default
    0x6625234200447a, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x6625234200547b, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x66252343006476, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x66252341007480, // V_PK_MAX_I16 ENC_VOP3P default
    0x66252341008484, // V_PK_MIN_I16 ENC_VOP3P default
    0x6625034400947d, // V_PK_MAD_U16 ENC_VOP3P default
    0x6625234000a475, // V_PK_ADD_U16 ENC_VOP3P default
    0x6625234000b48b, // V_PK_SUB_U16 ENC_VOP3P default
    0x6625234000c481, // V_PK_MAX_U16 ENC_VOP3P default
    0x6625234000d485, // V_PK_MIN_U16 ENC_VOP3P default
    0x6625434500e478, // V_PK_FMA_F16 ENC_VOP3P default
    0x662560f300f472, // V_PK_ADD_F16 ENC_VOP3P default
    0x662560f3010487, // V_PK_MUL_F16 ENC_VOP3P default
    0x662560f3011483, // V_PK_MIN_F16 ENC_VOP3P default
    0x662560f301247f, // V_PK_MAX_F16 ENC_VOP3P default
    0x6625834601a3c9, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x6625434501b482, // V_PK_MINIMUM3_F16 ENC_VOP3P default
    0x6625434501c47e, // V_PK_MAXIMUM3_F16 ENC_VOP3P default
    0x6625a347020408, // V_MAD_MIX_F32 ENC_VOP3P default
    0x6625a348021407, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x6625a348022406, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x6625c3490233ca, // V_DOT2_F32_F16 ENC_VOP3P default
    0x6625034a0263cb, // V_DOT2_I32_I16 ENC_VOP3P default
    0x6625011f0273cc, // V_DOT2_U32_U16 ENC_VOP3P default
    0x6625e34b0283ce, // V_DOT4_I32_I8 ENC_VOP3P default
    0x6625e11e0293cf, // V_DOT4_U32_U8 ENC_VOP3P default
    0x6625e34c02a3d1, // V_DOT8_I32_I4 ENC_VOP3P default
    0x6625e34d02b3d2, // V_DOT8_U32_U4 ENC_VOP3P default
    0x6826034e02d423, // V_MFMA_F32_16X16X128_F8F6F4 VOP3P_MFMA default
    0x6826234f02e43a, // V_MFMA_F32_32X32X64_F8F6F4 VOP3P_MFMA default
    0x66264350030479, // V_PK_FMA_F32 ENC_VOP3P default
    0x66266351031488, // V_PK_MUL_F32 ENC_VOP3P default
    0x66266351032473, // V_PK_ADD_F32 ENC_VOP3P default
    0x66266352033486, // V_PK_MOV_B32 ENC_VOP3P default
    0x68268353035427, // V_MFMA_F32_16X16X32_BF16 VOP3P_MFMA default
    0x68268354036444, // V_MFMA_I32_16X16X64_I8 VOP3P_MFMA default
    0x6826a355037430, // V_MFMA_F32_32X32X16_BF16 VOP3P_MFMA default
    0x6826a356038446, // V_MFMA_I32_32X32X32_I8 VOP3P_MFMA default
    0x6a26c3570394a8, // V_SMFMAC_F32_16X16X64_BF16 VOP3P_MFMA default
    0x6a26c35803a4ba, // V_SMFMAC_I32_16X16X128_I8 VOP3P_MFMA default
    0x6a26c35903b4a2, // V_SMFMAC_F32_16X16X128_BF8_BF8 VOP3P_MFMA default
    0x6a26c35a03c4a3, // V_SMFMAC_F32_16X16X128_BF8_FP8 VOP3P_MFMA default
    0x6a26c35b03d4a4, // V_SMFMAC_F32_16X16X128_FP8_BF8 VOP3P_MFMA default
    0x6826e35c040436, // V_MFMA_F32_32X32X1_2B_F32 VOP3P_MFMA default
    0x6827035d041426, // V_MFMA_F32_16X16X1_4B_F32 VOP3P_MFMA default
    0x6827235e04243d, // V_MFMA_F32_4X4X1_16B_F32 VOP3P_MFMA default
    0x6a26c35f0434a5, // V_SMFMAC_F32_16X16X128_FP8_FP8 VOP3P_MFMA default
    0x6827035d044437, // V_MFMA_F32_32X32X2_F32 VOP3P_MFMA default
    0x6827235e04542f, // V_MFMA_F32_16X16X4_F32 VOP3P_MFMA default
    0x6a2743600464b0, // V_SMFMAC_F32_32X32X32_BF16 VOP3P_MFMA default
    0x6a2743610474bd, // V_SMFMAC_I32_32X32X64_I8 VOP3P_MFMA default
    0x68276362048439, // V_MFMA_F32_32X32X4_2B_F16 VOP3P_MFMA default
    0x6827836304942e, // V_MFMA_F32_16X16X4_4B_F16 VOP3P_MFMA default
    0x6827a36404a43f, // V_MFMA_F32_4X4X4_16B_F16 VOP3P_MFMA default
    0x6a27436504b4b6, // V_SMFMAC_F32_32X32X64_BF8_BF8 VOP3P_MFMA default
    0x6827836304c43c, // V_MFMA_F32_32X32X8_F16 VOP3P_MFMA default
    0x6827a36404d425, // V_MFMA_F32_16X16X16_F16 VOP3P_MFMA default
    0x6a27436604e4b7, // V_SMFMAC_F32_32X32X64_BF8_FP8 VOP3P_MFMA default
    0x6a27436704f4b8, // V_SMFMAC_F32_32X32X64_FP8_BF8 VOP3P_MFMA default
    0x6826e368050447, // V_MFMA_I32_32X32X4_2B_I8 VOP3P_MFMA default
    0x68270369051443, // V_MFMA_I32_16X16X4_4B_I8 VOP3P_MFMA default
    0x6827236a052448, // V_MFMA_I32_4X4X4_16B_I8 VOP3P_MFMA default
    0x6a27436b0534b9, // V_SMFMAC_F32_32X32X64_FP8_FP8 VOP3P_MFMA default
    0x6826836c05442a, // V_MFMA_F32_16X16X32_F16 VOP3P_MFMA default
    0x6826a36d055433, // V_MFMA_F32_32X32X16_F16 VOP3P_MFMA default
    0x6827836e056445, // V_MFMA_I32_32X32X16_I8 VOP3P_MFMA default
    0x6827a36f057442, // V_MFMA_I32_16X16X32_I8 VOP3P_MFMA default
    0x6c27c37005826f, // V_ACCVGPR_READ ENC_VOP3P default
    0x6627e371059270, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x6a26c37205a4ab, // V_SMFMAC_F32_16X16X64_F16 VOP3P_MFMA default
    0x6a27437305b4b3, // V_SMFMAC_F32_32X32X32_F16 VOP3P_MFMA default
    0x6827637405d438, // V_MFMA_F32_32X32X4_2B_BF16 VOP3P_MFMA default
    0x6827837505e42d, // V_MFMA_F32_16X16X4_4B_BF16 VOP3P_MFMA default
    0x6827a37605f43e, // V_MFMA_F32_4X4X4_16B_BF16 VOP3P_MFMA default
    0x6827837506043b, // V_MFMA_F32_32X32X8_BF16 VOP3P_MFMA default
    0x6827a376061424, // V_MFMA_F32_16X16X16_BF16 VOP3P_MFMA default
    0x6a2803770624a7, // V_SMFMAC_F32_16X16X32_F16 VOP3P_MFMA default
    0x6a2823780644af, // V_SMFMAC_F32_32X32X16_F16 VOP3P_MFMA default
    0x6a2803790664a6, // V_SMFMAC_F32_16X16X32_BF16 VOP3P_MFMA default
    0x6a28237a0684ae, // V_SMFMAC_F32_32X32X16_BF16 VOP3P_MFMA default
    0x6a28037b06a4bb, // V_SMFMAC_I32_16X16X64_I8 VOP3P_MFMA default
    0x6a28237c06c4bc, // V_SMFMAC_I32_32X32X32_I8 VOP3P_MFMA default
    0x6828437d06e440, // V_MFMA_F64_16X16X4_F64 VOP3P_MFMA default
    0x6828637e06f441, // V_MFMA_F64_4X4X4_4B_F64 VOP3P_MFMA default
    0x6827a37f070428, // V_MFMA_F32_16X16X32_BF8_BF8 VOP3P_MFMA default
    0x6827a380071429, // V_MFMA_F32_16X16X32_BF8_FP8 VOP3P_MFMA default
    0x6827a38107242b, // V_MFMA_F32_16X16X32_FP8_BF8 VOP3P_MFMA default
    0x6827a38207342c, // V_MFMA_F32_16X16X32_FP8_FP8 VOP3P_MFMA default
    0x68278383074431, // V_MFMA_F32_32X32X16_BF8_BF8 VOP3P_MFMA default
    0x68278384075432, // V_MFMA_F32_32X32X16_BF8_FP8 VOP3P_MFMA default
    0x68278385076434, // V_MFMA_F32_32X32X16_FP8_BF8 VOP3P_MFMA default
    0x68278386077435, // V_MFMA_F32_32X32X16_FP8_FP8 VOP3P_MFMA default
    0x6a2803870784a9, // V_SMFMAC_F32_16X16X64_BF8_BF8 VOP3P_MFMA default
    0x6a2803880794aa, // V_SMFMAC_F32_16X16X64_BF8_FP8 VOP3P_MFMA default
    0x6a28038907a4ac, // V_SMFMAC_F32_16X16X64_FP8_BF8 VOP3P_MFMA default
    0x6a28038a07b4ad, // V_SMFMAC_F32_16X16X64_FP8_FP8 VOP3P_MFMA default
    0x6a28238b07c4b1, // V_SMFMAC_F32_32X32X32_BF8_BF8 VOP3P_MFMA default
    0x6a28238c07d4b2, // V_SMFMAC_F32_32X32X32_BF8_FP8 VOP3P_MFMA default
    0x6a28238d07e4b4, // V_SMFMAC_F32_32X32X32_FP8_BF8 VOP3P_MFMA default
    0x6a28238e07f4b5, // V_SMFMAC_F32_32X32X32_FP8_FP8 VOP3P_MFMA default
    0x6e28838f02d449, // V_MFMA_SCALE_F32_16X16X128_F8F6F4 ENC_VOP3PX2 default
    0x6e28a39002e44a, // V_MFMA_SCALE_F32_32X32X64_F8F6F4 ENC_VOP3PX2 default
];
