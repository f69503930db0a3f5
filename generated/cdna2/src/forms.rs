// Written by `cargo xtask regen` from amdgpu_isa_cdna2.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 55] = [
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
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, false, run(0, 1), run(0, 0)),
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
        enc::ENC_MUBUF,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xe0000000,
        choice(Short, 0, 0, false, run(0, 1), run(0, 0)),
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
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xf0000000,
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
        choice(Short, 0, 1, false, run(0, 0), run(7, 1)),
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
        choice(Long, 0, 1, false, run(0, 0), run(8, 3)),
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
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 2431] = [
    0x0015600000035b, // V_CNDMASK_B32 ENC_VOP2 default
    0x0215a00100035b, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x0415800200035b, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x0615600300035b, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0815e00400127d, // V_ADD_F32 ENC_VOP2 default
    0x0a16200500127d, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16000600127d, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e15e00700127d, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0815e00400245f, // V_SUB_F32 ENC_VOP2 default
    0x0a16200500245f, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16000600245f, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e15e00700245f, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0815e00400345a, // V_SUBREV_F32 ENC_VOP2 default
    0x0a16200500345a, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16000600345a, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e15e00700345a, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x081660080043a0, // V_FMAC_F64 ENC_VOP2 default
    0x0c1680090043a0, // V_FMAC_F64 VOP2_VOP_DPP has_dpp
    0x0e16600a0043a0, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x0815e004005415, // V_MUL_F32 ENC_VOP2 default
    0x0a162005005415, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c160006005415, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e15e007005415, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0815e00b00641b, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a16e00c00641b, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c16c00d00641b, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e15e00e00641b, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0815e00b007418, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a16e00c007418, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c16c00d007418, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e15e00e007418, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0815e00f00841f, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a16e01000841f, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c16c01100841f, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e15e01200841f, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0815e00f00941a, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a16e01000941a, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c16c01100941a, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e15e01200941a, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0815e00400a40a, // V_MIN_F32 ENC_VOP2 default
    0x0a16200500a40a, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16000600a40a, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e15e00700a40a, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0815e00400b3da, // V_MAX_F32 ENC_VOP2 default
    0x0a16200500b3da, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16000600b3da, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e15e00700b3da, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0815e00b00c40d, // V_MIN_I32 ENC_VOP2 default
    0x0a16e00c00c40d, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c16c00d00c40d, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e15e00e00c40d, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0815e00b00d3dd, // V_MAX_I32 ENC_VOP2 default
    0x0a16e00c00d3dd, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c16c00d00d3dd, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e15e00e00d3dd, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0815e00f00e40f, // V_MIN_U32 ENC_VOP2 default
    0x0a16e01000e40f, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c16c01100e40f, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e15e01200e40f, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0815e00f00f3df, // V_MAX_U32 ENC_VOP2 default
    0x0a16e01000f3df, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c16c01100f3df, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e15e01200f3df, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0815e0130103ba, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a16e0140103ba, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c16c0110103ba, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e15e0150103ba, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0815e016011289, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a16e017011289, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c16c018011289, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e15e019011289, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0815e0130123b5, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a16e0140123b5, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c16c0110123b5, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e15e0150123b5, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0815e00f013286, // V_AND_B32 ENC_VOP2 default
    0x0a16e010013286, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c16c011013286, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e15e012013286, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0815e00f014423, // V_OR_B32 ENC_VOP2 default
    0x0a16e010014423, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c16c011014423, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e15e012014423, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0815e00f01546c, // V_XOR_B32 ENC_VOP2 default
    0x0a16e01001546c, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c16c01101546c, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e15e01201546c, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0815e01a0163bd, // V_MAC_F32 ENC_VOP2 default
    0x0c16001b0163bd, // V_MAC_F32 VOP2_VOP_DPP has_dpp
    0x0e15e01c0163bd, // V_MAC_F32 VOP2_INST_LITERAL has_lit
    0x1017401d0173c1, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x0e17401e0173c1, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x1017601f0183bf, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0e1760200183bf, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x0817802101927b, // V_ADD_CO_U32 ENC_VOP2 default
    0x1217c02201927b, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c17a02301927b, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e17802401927b, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x0817802101a45d, // V_SUB_CO_U32 ENC_VOP2 default
    0x1217c02201a45d, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c17a02301a45d, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e17802401a45d, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0817802501b458, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x1217c02601b458, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c17a02301b458, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e17802701b458, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x0018002801c27a, // V_ADDC_CO_U32 ENC_VOP2 default
    0x1418402901c27a, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0418202a01c27a, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x0618002b01c27a, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x0018002801d457, // V_SUBB_CO_U32 ENC_VOP2 default
    0x1418402901d457, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0418202a01d457, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0618002b01d457, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0018002c01e456, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x1418402d01e456, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0418202a01e456, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0618002e01e456, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x0818802f01f27c, // V_ADD_F16 ENC_VOP2 default
    0x0a18c03001f27c, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c18a03101f27c, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e18803201f27c, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0818802f02045e, // V_SUB_F16 ENC_VOP2 default
    0x0a18c03002045e, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c18a03102045e, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e18803202045e, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x08188033021459, // V_SUBREV_F16 ENC_VOP2 default
    0x0a18c034021459, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c18a031021459, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e188035021459, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0818802f022414, // V_MUL_F16 ENC_VOP2 default
    0x0a18c030022414, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c18a031022414, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e188032022414, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x081880360233bc, // V_MAC_F16 ENC_VOP2 default
    0x0c18a0370233bc, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1880380233bc, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x101900390243c0, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e19003a0243c0, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x1019203b0253be, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e19203c0253be, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x0819403d026282, // V_ADD_U16 ENC_VOP2 default
    0x0a19803e026282, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c19603f026282, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e194040026282, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x0819403d027462, // V_SUB_U16 ENC_VOP2 default
    0x0a19803e027462, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c19603f027462, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e194040027462, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x0819404102845b, // V_SUBREV_U16 ENC_VOP2 default
    0x0a19804202845b, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c19603f02845b, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e19404302845b, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x0819403d02941d, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a19803e02941d, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c19603f02941d, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e19404002941d, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x0819404102a3b4, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a19804202a3b4, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c19603f02a3b4, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e19404302a3b4, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x0819404102b3b9, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a19804202b3b9, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c19603f02b3b9, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e19404302b3b9, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x0819404402c288, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a19804502c288, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c19604602c288, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e19404702c288, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x0818802f02d3d9, // V_MAX_F16 ENC_VOP2 default
    0x0a18c03002d3d9, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c18a03102d3d9, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e18803202d3d9, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0818802f02e409, // V_MIN_F16 ENC_VOP2 default
    0x0a18c03002e409, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c18a03102e409, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e18803202e409, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x0819403d02f3de, // V_MAX_U16 ENC_VOP2 default
    0x0a19803e02f3de, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c19603f02f3de, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e19404002f3de, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081940480303dc, // V_MAX_I16 ENC_VOP2 default
    0x0a1980490303dc, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c19604a0303dc, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e19404b0303dc, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x0819403d03140e, // V_MIN_U16 ENC_VOP2 default
    0x0a19803e03140e, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c19603f03140e, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e19404003140e, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x0819404803240c, // V_MIN_I16 ENC_VOP2 default
    0x0a19804903240c, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c19604a03240c, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e19404b03240c, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x0818802f0333ae, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1a00300333ae, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19e0310333ae, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1880320333ae, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0815e00f034283, // V_ADD_U32 ENC_VOP2 default
    0x0a16e010034283, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c16c011034283, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e15e012034283, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0815e00f035463, // V_SUB_U32 ENC_VOP2 default
    0x0a16e010035463, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c16c011035463, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e15e012035463, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x0815e01303645c, // V_SUBREV_U32 ENC_VOP2 default
    0x0a16e01403645c, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c16c01103645c, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e15e01503645c, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081a404c03738c, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1a604d03738c, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1a404e03738c, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0815e04f03838d, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c16c05003838d, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e15e05103838d, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x0815e052039391, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c16c053039391, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e15e054039391, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0815e05503a394, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c16c05603a394, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e15e05703a394, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0815e01a03b39f, // V_FMAC_F32 ENC_VOP2 default
    0x0c16001b03b39f, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e15e01c03b39f, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081aa05803c42b, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0c1ac05903c42b, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1aa05a03c42b, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0815e00f03d46b, // V_XNOR_B32 ENC_VOP2 default
    0x0a16e01003d46b, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c16c01103d46b, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e15e01203d46b, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x160c605b000164, // S_ADD_U32 ENC_SOP2 default
    0x180c605c000164, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d000164, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e000164, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b001258, // S_SUB_U32 ENC_SOP2 default
    0x180c605c001258, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d001258, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e001258, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605f002163, // S_ADD_I32 ENC_SOP2 default
    0x180c6060002163, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6061002163, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6062002163, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605f003257, // S_SUB_I32 ENC_SOP2 default
    0x180c6060003257, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6061003257, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6062003257, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6063004161, // S_ADDC_U32 ENC_SOP2 default
    0x180c6064004161, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6065004161, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6066004161, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6063005256, // S_SUBB_U32 ENC_SOP2 default
    0x180c6064005256, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6065005256, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6066005256, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605f006219, // S_MIN_I32 ENC_SOP2 default
    0x180c6060006219, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6061006219, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6062006219, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b00721a, // S_MIN_U32 ENC_SOP2 default
    0x180c605c00721a, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d00721a, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e00721a, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605f008215, // S_MAX_I32 ENC_SOP2 default
    0x180c6060008215, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6061008215, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6062008215, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b009216, // S_MAX_U32 ENC_SOP2 default
    0x180c605c009216, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d009216, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e009216, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c606700a1f0, // S_CSELECT_B32 ENC_SOP2 default
    0x180c606800a1f0, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c606900a1f0, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c606a00a1f0, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806b00b1f1, // S_CSELECT_B64 ENC_SOP2 default
    0x180c806c00b1f1, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c806d00b1f1, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c806e00b1f1, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b00c16b, // S_AND_B32 ENC_SOP2 default
    0x180c605c00c16b, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d00c16b, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e00c16b, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806f00d16c, // S_AND_B64 ENC_SOP2 default
    0x180c807000d16c, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807100d16c, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807200d16c, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b00e233, // S_OR_B32 ENC_SOP2 default
    0x180c605c00e233, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d00e233, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e00e233, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806f00f234, // S_OR_B64 ENC_SOP2 default
    0x180c807000f234, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807100f234, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807200f234, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b010263, // S_XOR_B32 ENC_SOP2 default
    0x180c605c010263, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d010263, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e010263, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806f011264, // S_XOR_B64 ENC_SOP2 default
    0x180c8070011264, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c8071011264, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c8072011264, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b012167, // S_ANDN2_B32 ENC_SOP2 default
    0x180c605c012167, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d012167, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e012167, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806f013168, // S_ANDN2_B64 ENC_SOP2 default
    0x180c8070013168, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c8071013168, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c8072013168, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b014230, // S_ORN2_B32 ENC_SOP2 default
    0x180c605c014230, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d014230, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e014230, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806f015231, // S_ORN2_B64 ENC_SOP2 default
    0x180c8070015231, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c8071015231, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c8072015231, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b016226, // S_NAND_B32 ENC_SOP2 default
    0x180c605c016226, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d016226, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e016226, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806f017227, // S_NAND_B64 ENC_SOP2 default
    0x180c8070017227, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c8071017227, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c8072017227, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b01822a, // S_NOR_B32 ENC_SOP2 default
    0x180c605c01822a, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d01822a, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e01822a, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806f01922b, // S_NOR_B64 ENC_SOP2 default
    0x180c807001922b, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807101922b, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807201922b, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b01a260, // S_XNOR_B32 ENC_SOP2 default
    0x180c605c01a260, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d01a260, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e01a260, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806f01b261, // S_XNOR_B64 ENC_SOP2 default
    0x180c807001b261, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807101b261, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807201b261, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b01c211, // S_LSHL_B32 ENC_SOP2 default
    0x180c605c01c211, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d01c211, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e01c211, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07301d212, // S_LSHL_B64 ENC_SOP2 default
    0x180ca07401d212, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07501d212, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07601d212, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b01e213, // S_LSHR_B32 ENC_SOP2 default
    0x180c605c01e213, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d01e213, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e01e213, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07301f214, // S_LSHR_B64 ENC_SOP2 default
    0x180ca07401f214, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07501f214, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07601f214, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607702016e, // S_ASHR_I32 ENC_SOP2 default
    0x180c607802016e, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c607902016e, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c607a02016e, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07b02116f, // S_ASHR_I64 ENC_SOP2 default
    0x180ca07c02116f, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07d02116f, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07e02116f, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607f022195, // S_BFM_B32 ENC_SOP2 default
    0x180c6080022195, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6081022195, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6082022195, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc083023196, // S_BFM_B64 ENC_SOP2 default
    0x180cc084023196, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc085023196, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc086023196, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6087024225, // S_MUL_I32 ENC_SOP2 default
    0x180c6088024225, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6089024225, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c608a024225, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b025193, // S_BFE_U32 ENC_SOP2 default
    0x180c605c025193, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d025193, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e025193, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6077026191, // S_BFE_I32 ENC_SOP2 default
    0x180c6078026191, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6079026191, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c607a026191, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca073027194, // S_BFE_U64 ENC_SOP2 default
    0x180ca074027194, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca075027194, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca076027194, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07b028192, // S_BFE_I64 ENC_SOP2 default
    0x180ca07c028192, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07d028192, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07e028192, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce08b0291cc, // S_CBRANCH_G_FORK ENC_SOP2 default
    0x180ce08c0291cc, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0
    0x1a0ce08d0291cc, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_1
    0x1c0ce08e0291cc, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605f02a15f, // S_ABSDIFF_I32 ENC_SOP2 default
    0x180c606002a15f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c606102a15f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c606202a15f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d008f02b23c, // S_RFE_RESTORE_B64 ENC_SOP2 default
    0x160c607f02c224, // S_MUL_HI_U32 ENC_SOP2 default
    0x180c608002c224, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c608102c224, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c608202c224, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c608702d223, // S_MUL_HI_I32 ENC_SOP2 default
    0x180c608802d223, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c608902d223, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c608a02d223, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b02e20d, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x180c605c02e20d, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d02e20d, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e02e20d, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b02f20e, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x180c605c02f20e, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d02f20e, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e02f20e, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b03020f, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x180c605c03020f, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d03020f, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e03020f, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605b031210, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x180c605c031210, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605d031210, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605e031210, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6090032238, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x180c6091032238, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c6092032238, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c6093032238, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6094033237, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x180c6095033237, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c6096033237, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c6097033237, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6098034236, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x180c6099034236, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c609a034236, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c609b034236, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1e0d609c00021b, // S_MOVK_I32 ENC_SOPK default
    0x1e0d609d0011d3, // S_CMOVK_I32 ENC_SOPK default
    0x1e0d609e0021d6, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1e0d609e0031de, // S_CMPK_LG_I32 ENC_SOPK default
    0x1e0d609e0041da, // S_CMPK_GT_I32 ENC_SOPK default
    0x1e0d609e0051d8, // S_CMPK_GE_I32 ENC_SOPK default
    0x1e0d609e0061e0, // S_CMPK_LT_I32 ENC_SOPK default
    0x1e0d609e0071dc, // S_CMPK_LE_I32 ENC_SOPK default
    0x1e0d609f0081d7, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1e0d609f0091df, // S_CMPK_LG_U32 ENC_SOPK default
    0x1e0d609f00a1db, // S_CMPK_GT_U32 ENC_SOPK default
    0x1e0d609f00b1d9, // S_CMPK_GE_U32 ENC_SOPK default
    0x1e0d609f00c1e1, // S_CMPK_LT_U32 ENC_SOPK default
    0x1e0d609f00d1dd, // S_CMPK_LE_U32 ENC_SOPK default
    0x1e0d60a000e162, // S_ADDK_I32 ENC_SOPK default
    0x1e0d60a100f222, // S_MULK_I32 ENC_SOPK default
    0x1e0d80a20101cd, // S_CBRANCH_I_FORK ENC_SOPK default
    0x1e0da0a3011205, // S_GETREG_B32 ENC_SOPK default
    0x1e0dc0a4012249, // S_SETREG_B32 ENC_SOPK default
    0x200de0a501424a, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1e0d80a60151c5, // S_CALL_B64 ENC_SOPK default
    0x2209c0a7000208, // S_LOAD_DWORD ENC_SMEM default
    0x2209e0a800120a, // S_LOAD_DWORDX2 ENC_SMEM default
    0x220a00a900220b, // S_LOAD_DWORDX4 ENC_SMEM default
    0x220a20aa00320c, // S_LOAD_DWORDX8 ENC_SMEM default
    0x220a40ab004209, // S_LOAD_DWORDX16 ENC_SMEM default
    0x2209c0a700523d, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x2209e0a800623e, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x220a00a900723f, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x220a60ac0081bd, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x220a80ad0091bf, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x220aa0ae00a1c0, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x220ac0af00b1c1, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x220ae0b000c1be, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x2209c0b1010253, // S_STORE_DWORD ENC_SMEM default
    0x2209e0b2011254, // S_STORE_DWORDX2 ENC_SMEM default
    0x220a00b3012255, // S_STORE_DWORDX4 ENC_SMEM default
    0x2209c0b1015240, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x2209e0b2016241, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x220a00b3017242, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x220a60b40181c2, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x220a80b50191c3, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x220aa0b601a1c4, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x220980b70201f4, // S_DCACHE_INV ENC_SMEM default
    0x220980b70211f6, // S_DCACHE_WB ENC_SMEM default
    0x220980b70221f5, // S_DCACHE_INV_VOL ENC_SMEM default
    0x220980b70231f7, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220b00b8024218, // S_MEMTIME ENC_SMEM default
    0x220b00b8025217, // S_MEMREALTIME ENC_SMEM default
    0x220b20b9026170, // S_ATC_PROBE ENC_SMEM default
    0x220b40ba027171, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x220b60bb0281f2, // S_DCACHE_DISCARD ENC_SMEM default
    0x220b60bb0291f3, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x220a60bc0401b5, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x220a80bd0411a7, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x220a60bc0421a3, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x220a60bc0431b3, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x220a60bc0441b1, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x220a60bc0451b9, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x220a60bc0461af, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x220a60bc0471b7, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x220a60bc0481a5, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x220a60bc0491ad, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x220a60bc04a1bb, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x220a60bc04b1ab, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x220a60bc04c1a9, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x220a80bd0601b6, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220aa0be0611a8, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220a80bd0621a4, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x220a80bd0631b4, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x220a80bd0641b2, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220a80bd0651ba, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220a80bd0661b0, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220a80bd0671b8, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220a80bd0681a6, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x220a80bd0691ae, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x220a80bd06a1bc, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x220a80bd06b1ac, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x220a80bd06c1aa, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x2209c0bf080184, // S_ATOMIC_SWAP ENC_SMEM default
    0x2209e0c0081176, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x2209c0bf082172, // S_ATOMIC_ADD ENC_SMEM default
    0x2209c0bf083182, // S_ATOMIC_SUB ENC_SMEM default
    0x2209c0bf084180, // S_ATOMIC_SMIN ENC_SMEM default
    0x2209c0bf085188, // S_ATOMIC_UMIN ENC_SMEM default
    0x2209c0bf08617e, // S_ATOMIC_SMAX ENC_SMEM default
    0x2209c0bf087186, // S_ATOMIC_UMAX ENC_SMEM default
    0x2209c0bf088174, // S_ATOMIC_AND ENC_SMEM default
    0x2209c0bf08917c, // S_ATOMIC_OR ENC_SMEM default
    0x2209c0bf08a18a, // S_ATOMIC_XOR ENC_SMEM default
    0x2209c0bf08b17a, // S_ATOMIC_INC ENC_SMEM default
    0x2209c0bf08c178, // S_ATOMIC_DEC ENC_SMEM default
    0x2209e0c00a0185, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220a00c10a1177, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x2209e0c00a2173, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x2209e0c00a3183, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x2209e0c00a4181, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x2209e0c00a5189, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x2209e0c00a617f, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x2209e0c00a7187, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x2209e0c00a8175, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x2209e0c00a917d, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x2209e0c00aa18b, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x2209e0c00ab17b, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x2209e0c00ac179, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x2421e0c20102f9, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x2421e0c3011296, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x242240c40122fa, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x242240c5013297, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x242280c60142f8, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x242280c7015295, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x2422e0c6020304, // V_CMP_F_F16 ENC_VOP3 default
    0x2422e0c602132b, // V_CMP_LT_F16 ENC_VOP3 default
    0x2422e0c60222fb, // V_CMP_EQ_F16 ENC_VOP3 default
    0x2422e0c602331f, // V_CMP_LE_F16 ENC_VOP3 default
    0x2422e0c6024316, // V_CMP_GT_F16 ENC_VOP3 default
    0x2422e0c6025328, // V_CMP_LG_F16 ENC_VOP3 default
    0x2422e0c602630d, // V_CMP_GE_F16 ENC_VOP3 default
    0x2422e0c602734c, // V_CMP_O_F16 ENC_VOP3 default
    0x2422e0c6028358, // V_CMP_U_F16 ENC_VOP3 default
    0x2422e0c602933d, // V_CMP_NGE_F16 ENC_VOP3 default
    0x2422e0c602a346, // V_CMP_NLG_F16 ENC_VOP3 default
    0x2422e0c602b340, // V_CMP_NGT_F16 ENC_VOP3 default
    0x2422e0c602c343, // V_CMP_NLE_F16 ENC_VOP3 default
    0x2422e0c602d334, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x2422e0c602e349, // V_CMP_NLT_F16 ENC_VOP3 default
    0x2422e0c602f34f, // V_CMP_TRU_F16 ENC_VOP3 default
    0x2422e0c70302a1, // V_CMPX_F_F16 ENC_VOP3 default
    0x2422e0c70312c8, // V_CMPX_LT_F16 ENC_VOP3 default
    0x2422e0c7032298, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x2422e0c70332bc, // V_CMPX_LE_F16 ENC_VOP3 default
    0x2422e0c70342b3, // V_CMPX_GT_F16 ENC_VOP3 default
    0x2422e0c70352c5, // V_CMPX_LG_F16 ENC_VOP3 default
    0x2422e0c70362aa, // V_CMPX_GE_F16 ENC_VOP3 default
    0x2422e0c70372e9, // V_CMPX_O_F16 ENC_VOP3 default
    0x2422e0c70382f5, // V_CMPX_U_F16 ENC_VOP3 default
    0x2422e0c70392da, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x2422e0c703a2e3, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x2422e0c703b2dd, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x2422e0c703c2e0, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x2422e0c703d2d1, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x2422e0c703e2e6, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x2422e0c703f2ec, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x242320c8040305, // V_CMP_F_F32 ENC_VOP3 default
    0x242320c804132c, // V_CMP_LT_F32 ENC_VOP3 default
    0x242320c80422fc, // V_CMP_EQ_F32 ENC_VOP3 default
    0x242320c8043320, // V_CMP_LE_F32 ENC_VOP3 default
    0x242320c8044317, // V_CMP_GT_F32 ENC_VOP3 default
    0x242320c8045329, // V_CMP_LG_F32 ENC_VOP3 default
    0x242320c804630e, // V_CMP_GE_F32 ENC_VOP3 default
    0x242320c804734d, // V_CMP_O_F32 ENC_VOP3 default
    0x242320c8048359, // V_CMP_U_F32 ENC_VOP3 default
    0x242320c804933e, // V_CMP_NGE_F32 ENC_VOP3 default
    0x242320c804a347, // V_CMP_NLG_F32 ENC_VOP3 default
    0x242320c804b341, // V_CMP_NGT_F32 ENC_VOP3 default
    0x242320c804c344, // V_CMP_NLE_F32 ENC_VOP3 default
    0x242320c804d335, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x242320c804e34a, // V_CMP_NLT_F32 ENC_VOP3 default
    0x242320c804f350, // V_CMP_TRU_F32 ENC_VOP3 default
    0x242320c90502a2, // V_CMPX_F_F32 ENC_VOP3 default
    0x242320c90512c9, // V_CMPX_LT_F32 ENC_VOP3 default
    0x242320c9052299, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x242320c90532bd, // V_CMPX_LE_F32 ENC_VOP3 default
    0x242320c90542b4, // V_CMPX_GT_F32 ENC_VOP3 default
    0x242320c90552c6, // V_CMPX_LG_F32 ENC_VOP3 default
    0x242320c90562ab, // V_CMPX_GE_F32 ENC_VOP3 default
    0x242320c90572ea, // V_CMPX_O_F32 ENC_VOP3 default
    0x242320c90582f6, // V_CMPX_U_F32 ENC_VOP3 default
    0x242320c90592db, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x242320c905a2e4, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x242320c905b2de, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x242320c905c2e1, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x242320c905d2d2, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x242320c905e2e7, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x242320c905f2ed, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x242360ca060306, // V_CMP_F_F64 ENC_VOP3 default
    0x242360ca06132d, // V_CMP_LT_F64 ENC_VOP3 default
    0x242360ca0622fd, // V_CMP_EQ_F64 ENC_VOP3 default
    0x242360ca063321, // V_CMP_LE_F64 ENC_VOP3 default
    0x242360ca064318, // V_CMP_GT_F64 ENC_VOP3 default
    0x242360ca06532a, // V_CMP_LG_F64 ENC_VOP3 default
    0x242360ca06630f, // V_CMP_GE_F64 ENC_VOP3 default
    0x242360ca06734e, // V_CMP_O_F64 ENC_VOP3 default
    0x242360ca06835a, // V_CMP_U_F64 ENC_VOP3 default
    0x242360ca06933f, // V_CMP_NGE_F64 ENC_VOP3 default
    0x242360ca06a348, // V_CMP_NLG_F64 ENC_VOP3 default
    0x242360ca06b342, // V_CMP_NGT_F64 ENC_VOP3 default
    0x242360ca06c345, // V_CMP_NLE_F64 ENC_VOP3 default
    0x242360ca06d336, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x242360ca06e34b, // V_CMP_NLT_F64 ENC_VOP3 default
    0x242360ca06f351, // V_CMP_TRU_F64 ENC_VOP3 default
    0x242360cb0702a3, // V_CMPX_F_F64 ENC_VOP3 default
    0x242360cb0712ca, // V_CMPX_LT_F64 ENC_VOP3 default
    0x242360cb07229a, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x242360cb0732be, // V_CMPX_LE_F64 ENC_VOP3 default
    0x242360cb0742b5, // V_CMPX_GT_F64 ENC_VOP3 default
    0x242360cb0752c7, // V_CMPX_LG_F64 ENC_VOP3 default
    0x242360cb0762ac, // V_CMPX_GE_F64 ENC_VOP3 default
    0x242360cb0772eb, // V_CMPX_O_F64 ENC_VOP3 default
    0x242360cb0782f7, // V_CMPX_U_F64 ENC_VOP3 default
    0x242360cb0792dc, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x242360cb07a2e5, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x242360cb07b2df, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x242360cb07c2e2, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x242360cb07d2d3, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x242360cb07e2e8, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x242360cb07f2ee, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x2423a0cc0a0307, // V_CMP_F_I16 ENC_VOP3 default
    0x2423a0cc0a132e, // V_CMP_LT_I16 ENC_VOP3 default
    0x2423a0cc0a22fe, // V_CMP_EQ_I16 ENC_VOP3 default
    0x2423a0cc0a3322, // V_CMP_LE_I16 ENC_VOP3 default
    0x2423a0cc0a4319, // V_CMP_GT_I16 ENC_VOP3 default
    0x2423a0cc0a5337, // V_CMP_NE_I16 ENC_VOP3 default
    0x2423a0cc0a6310, // V_CMP_GE_I16 ENC_VOP3 default
    0x2423a0cc0a7352, // V_CMP_T_I16 ENC_VOP3 default
    0x2423a0cd0a830a, // V_CMP_F_U16 ENC_VOP3 default
    0x2423a0cd0a9331, // V_CMP_LT_U16 ENC_VOP3 default
    0x2423a0cd0aa301, // V_CMP_EQ_U16 ENC_VOP3 default
    0x2423a0cd0ab325, // V_CMP_LE_U16 ENC_VOP3 default
    0x2423a0cd0ac31c, // V_CMP_GT_U16 ENC_VOP3 default
    0x2423a0cd0ad33a, // V_CMP_NE_U16 ENC_VOP3 default
    0x2423a0cd0ae313, // V_CMP_GE_U16 ENC_VOP3 default
    0x2423a0cd0af355, // V_CMP_T_U16 ENC_VOP3 default
    0x2423a0ce0b02a4, // V_CMPX_F_I16 ENC_VOP3 default
    0x2423a0ce0b12cb, // V_CMPX_LT_I16 ENC_VOP3 default
    0x2423a0ce0b229b, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x2423a0ce0b32bf, // V_CMPX_LE_I16 ENC_VOP3 default
    0x2423a0ce0b42b6, // V_CMPX_GT_I16 ENC_VOP3 default
    0x2423a0ce0b52d4, // V_CMPX_NE_I16 ENC_VOP3 default
    0x2423a0ce0b62ad, // V_CMPX_GE_I16 ENC_VOP3 default
    0x2423a0ce0b72ef, // V_CMPX_T_I16 ENC_VOP3 default
    0x2423a0cf0b82a7, // V_CMPX_F_U16 ENC_VOP3 default
    0x2423a0cf0b92ce, // V_CMPX_LT_U16 ENC_VOP3 default
    0x2423a0cf0ba29e, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x2423a0cf0bb2c2, // V_CMPX_LE_U16 ENC_VOP3 default
    0x2423a0cf0bc2b9, // V_CMPX_GT_U16 ENC_VOP3 default
    0x2423a0cf0bd2d7, // V_CMPX_NE_U16 ENC_VOP3 default
    0x2423a0cf0be2b0, // V_CMPX_GE_U16 ENC_VOP3 default
    0x2423a0cf0bf2f2, // V_CMPX_T_U16 ENC_VOP3 default
    0x242400d00c0308, // V_CMP_F_I32 ENC_VOP3 default
    0x242400d00c132f, // V_CMP_LT_I32 ENC_VOP3 default
    0x242400d00c22ff, // V_CMP_EQ_I32 ENC_VOP3 default
    0x242400d00c3323, // V_CMP_LE_I32 ENC_VOP3 default
    0x242400d00c431a, // V_CMP_GT_I32 ENC_VOP3 default
    0x242400d00c5338, // V_CMP_NE_I32 ENC_VOP3 default
    0x242400d00c6311, // V_CMP_GE_I32 ENC_VOP3 default
    0x242400d00c7353, // V_CMP_T_I32 ENC_VOP3 default
    0x242400d10c830b, // V_CMP_F_U32 ENC_VOP3 default
    0x242400d10c9332, // V_CMP_LT_U32 ENC_VOP3 default
    0x242400d10ca302, // V_CMP_EQ_U32 ENC_VOP3 default
    0x242400d10cb326, // V_CMP_LE_U32 ENC_VOP3 default
    0x242400d10cc31d, // V_CMP_GT_U32 ENC_VOP3 default
    0x242400d10cd33b, // V_CMP_NE_U32 ENC_VOP3 default
    0x242400d10ce314, // V_CMP_GE_U32 ENC_VOP3 default
    0x242400d10cf356, // V_CMP_T_U32 ENC_VOP3 default
    0x242400d20d02a5, // V_CMPX_F_I32 ENC_VOP3 default
    0x242400d20d12cc, // V_CMPX_LT_I32 ENC_VOP3 default
    0x242400d20d229c, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x242400d20d32c0, // V_CMPX_LE_I32 ENC_VOP3 default
    0x242400d20d42b7, // V_CMPX_GT_I32 ENC_VOP3 default
    0x242400d20d52d5, // V_CMPX_NE_I32 ENC_VOP3 default
    0x242400d20d62ae, // V_CMPX_GE_I32 ENC_VOP3 default
    0x242400d20d72f0, // V_CMPX_T_I32 ENC_VOP3 default
    0x242400d30d82a8, // V_CMPX_F_U32 ENC_VOP3 default
    0x242400d30d92cf, // V_CMPX_LT_U32 ENC_VOP3 default
    0x242400d30da29f, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x242400d30db2c3, // V_CMPX_LE_U32 ENC_VOP3 default
    0x242400d30dc2ba, // V_CMPX_GT_U32 ENC_VOP3 default
    0x242400d30dd2d8, // V_CMPX_NE_U32 ENC_VOP3 default
    0x242400d30de2b1, // V_CMPX_GE_U32 ENC_VOP3 default
    0x242400d30df2f3, // V_CMPX_T_U32 ENC_VOP3 default
    0x242440d40e0309, // V_CMP_F_I64 ENC_VOP3 default
    0x242440d40e1330, // V_CMP_LT_I64 ENC_VOP3 default
    0x242440d40e2300, // V_CMP_EQ_I64 ENC_VOP3 default
    0x242440d40e3324, // V_CMP_LE_I64 ENC_VOP3 default
    0x242440d40e431b, // V_CMP_GT_I64 ENC_VOP3 default
    0x242440d40e5339, // V_CMP_NE_I64 ENC_VOP3 default
    0x242440d40e6312, // V_CMP_GE_I64 ENC_VOP3 default
    0x242440d40e7354, // V_CMP_T_I64 ENC_VOP3 default
    0x242440d50e830c, // V_CMP_F_U64 ENC_VOP3 default
    0x242440d50e9333, // V_CMP_LT_U64 ENC_VOP3 default
    0x242440d50ea303, // V_CMP_EQ_U64 ENC_VOP3 default
    0x242440d50eb327, // V_CMP_LE_U64 ENC_VOP3 default
    0x242440d50ec31e, // V_CMP_GT_U64 ENC_VOP3 default
    0x242440d50ed33c, // V_CMP_NE_U64 ENC_VOP3 default
    0x242440d50ee315, // V_CMP_GE_U64 ENC_VOP3 default
    0x242440d50ef357, // V_CMP_T_U64 ENC_VOP3 default
    0x242440d60f02a6, // V_CMPX_F_I64 ENC_VOP3 default
    0x242440d60f12cd, // V_CMPX_LT_I64 ENC_VOP3 default
    0x242440d60f229d, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x242440d60f32c1, // V_CMPX_LE_I64 ENC_VOP3 default
    0x242440d60f42b8, // V_CMPX_GT_I64 ENC_VOP3 default
    0x242440d60f52d6, // V_CMPX_NE_I64 ENC_VOP3 default
    0x242440d60f62af, // V_CMPX_GE_I64 ENC_VOP3 default
    0x242440d60f72f1, // V_CMPX_T_I64 ENC_VOP3 default
    0x242440d70f82a9, // V_CMPX_F_U64 ENC_VOP3 default
    0x242440d70f92d0, // V_CMPX_LT_U64 ENC_VOP3 default
    0x242440d70fa2a0, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x242440d70fb2c4, // V_CMPX_LE_U64 ENC_VOP3 default
    0x242440d70fc2bb, // V_CMPX_GT_U64 ENC_VOP3 default
    0x242440d70fd2d9, // V_CMPX_NE_U64 ENC_VOP3 default
    0x242440d70fe2b2, // V_CMPX_GE_U64 ENC_VOP3 default
    0x242440d70ff2f4, // V_CMPX_T_U64 ENC_VOP3 default
    0x2615c0d810035b, // V_CNDMASK_B32 ENC_VOP3 default
    0x241640d910127d, // V_ADD_F32 ENC_VOP3 default
    0x241640d910245f, // V_SUB_F32 ENC_VOP3 default
    0x241640d910345a, // V_SUBREV_F32 ENC_VOP3 default
    0x2416a0da1043a0, // V_FMAC_F64 ENC_VOP3 default
    0x241640d9105415, // V_MUL_F32 ENC_VOP3 default
    0x241700db10641b, // V_MUL_I32_I24 ENC_VOP3 default
    0x241720db107418, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x241700dc10841f, // V_MUL_U32_U24 ENC_VOP3 default
    0x241720dc10941a, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x241640d910a40a, // V_MIN_F32 ENC_VOP3 default
    0x241640d910b3da, // V_MAX_F32 ENC_VOP3 default
    0x241720db10c40d, // V_MIN_I32 ENC_VOP3 default
    0x241720db10d3dd, // V_MAX_I32 ENC_VOP3 default
    0x241720dc10e40f, // V_MIN_U32 ENC_VOP3 default
    0x241720dc10f3df, // V_MAX_U32 ENC_VOP3 default
    0x241720dd1103ba, // V_LSHRREV_B32 ENC_VOP3 default
    0x241720de111289, // V_ASHRREV_I32 ENC_VOP3 default
    0x241720dd1123b5, // V_LSHLREV_B32 ENC_VOP3 default
    0x241720dc113286, // V_AND_B32 ENC_VOP3 default
    0x241720dc114423, // V_OR_B32 ENC_VOP3 default
    0x241720dc11546c, // V_XOR_B32 ENC_VOP3 default
    0x241640df1163bd, // V_MAC_F32 ENC_VOP3 default
    0x2817e0e011927b, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x2817e0e011a45d, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x2817e0e111b458, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2a1860e211c27a, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2a1860e211d457, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2a1860e311e456, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x2418e0e411f27c, // V_ADD_F16 ENC_VOP3 default
    0x2418e0e412045e, // V_SUB_F16 ENC_VOP3 default
    0x2418e0e5121459, // V_SUBREV_F16 ENC_VOP3 default
    0x2418e0e4122414, // V_MUL_F16 ENC_VOP3 default
    0x2418e0e61233bc, // V_MAC_F16 ENC_VOP3 default
    0x2419a0e7126282, // V_ADD_U16 ENC_VOP3 default
    0x2419a0e7127462, // V_SUB_U16 ENC_VOP3 default
    0x2419a0e812845b, // V_SUBREV_U16 ENC_VOP3 default
    0x2419c0e712941d, // V_MUL_LO_U16 ENC_VOP3 default
    0x2419c0e812a3b4, // V_LSHLREV_B16 ENC_VOP3 default
    0x2419c0e812b3b9, // V_LSHRREV_B16 ENC_VOP3 default
    0x2419c0e912c288, // V_ASHRREV_I16 ENC_VOP3 default
    0x2418e0e412d3d9, // V_MAX_F16 ENC_VOP3 default
    0x2418e0e412e409, // V_MIN_F16 ENC_VOP3 default
    0x2419c0e712f3de, // V_MAX_U16 ENC_VOP3 default
    0x2419c0ea1303dc, // V_MAX_I16 ENC_VOP3 default
    0x2419c0e713140e, // V_MIN_U16 ENC_VOP3 default
    0x2419c0ea13240c, // V_MIN_I16 ENC_VOP3 default
    0x241a20e41333ae, // V_LDEXP_F16 ENC_VOP3 default
    0x241700dc134283, // V_ADD_U32 ENC_VOP3 default
    0x241700dc135463, // V_SUB_U32 ENC_VOP3 default
    0x241700dd13645c, // V_SUBREV_U32 ENC_VOP3 default
    0x241a80eb13738c, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x241700ec13838d, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x241700ed139391, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x241700ee13a394, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x241640df13b39f, // V_FMAC_F32 ENC_VOP3 default
    0x241ae0ef13c42b, // V_PK_FMAC_F16 ENC_VOP3 default
    0x241720dc13d46b, // V_XNOR_B32 ENC_VOP3 default
    0x240980b7140420, // V_NOP ENC_VOP3 default
    0x240f60f0141410, // V_MOV_B32 ENC_VOP3 default
    0x2c0fa0f1142443, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x241000f2143373, // V_CVT_I32_F64 ENC_VOP3 default
    0x241060f314436e, // V_CVT_F64_I32 ENC_VOP3 default
    0x2410c0f4145367, // V_CVT_F32_I32 ENC_VOP3 default
    0x2410c0f5146368, // V_CVT_F32_U32 ENC_VOP3 default
    0x241100f6147382, // V_CVT_U32_F32 ENC_VOP3 default
    0x241100f7148372, // V_CVT_I32_F32 ENC_VOP3 default
    0x241180f814a362, // V_CVT_F16_F32 ENC_VOP3 default
    0x241200f914b365, // V_CVT_F32_F16 ENC_VOP3 default
    0x241240f714c380, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x241240f714d370, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x2410c0f414e376, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x241000fa14f366, // V_CVT_F32_F64 ENC_VOP3 default
    0x241260fb15036d, // V_CVT_F64_F32 ENC_VOP3 default
    0x2410c0f5151369, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x2410c0f515236a, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x2410c0f515336b, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x2410c0f515436c, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x241000fc155383, // V_CVT_U32_F64 ENC_VOP3 default
    0x241060fd15636f, // V_CVT_F64_U32 ENC_VOP3 default
    0x2412c0fe157468, // V_TRUNC_F64 ENC_VOP3 default
    0x2412c0fe158293, // V_CEIL_F64 ENC_VOP3 default
    0x2412c0fe159447, // V_RNDNE_F64 ENC_VOP3 default
    0x2412c0fe15a39e, // V_FLOOR_F64 ENC_VOP3 default
    0x241100ff15b3a6, // V_FRACT_F32 ENC_VOP3 default
    0x241100ff15c467, // V_TRUNC_F32 ENC_VOP3 default
    0x241100ff15d292, // V_CEIL_F32 ENC_VOP3 default
    0x241100ff15e446, // V_RNDNE_F32 ENC_VOP3 default
    0x241100ff15f39d, // V_FLOOR_F32 ENC_VOP3 default
    0x241100ff160398, // V_EXP_F32 ENC_VOP3 default
    0x241100ff1613b3, // V_LOG_F32 ENC_VOP3 default
    0x241100ff162440, // V_RCP_F32 ENC_VOP3 default
    0x241100ff163442, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x241100ff164449, // V_RSQ_F32 ENC_VOP3 default
    0x2412c0fe165441, // V_RCP_F64 ENC_VOP3 default
    0x2412c0fe16644a, // V_RSQ_F64 ENC_VOP3 default
    0x241100ff167454, // V_SQRT_F32 ENC_VOP3 default
    0x2412c0fe168455, // V_SQRT_F64 ENC_VOP3 default
    0x241100ff169452, // V_SIN_F32 ENC_VOP3 default
    0x241100ff16a35d, // V_COS_F32 ENC_VOP3 default
    0x2413010016b421, // V_NOT_B32 ENC_VOP3 default
    0x240f60f016c290, // V_BFREV_B32 ENC_VOP3 default
    0x2413010116d39a, // V_FFBH_U32 ENC_VOP3 default
    0x2413010116e39b, // V_FFBL_B32 ENC_VOP3 default
    0x2413010216f399, // V_FFBH_I32 ENC_VOP3 default
    0x241000f21703aa, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x2412c0fe1713ad, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x2412c0fe1723a7, // V_FRACT_F64 ENC_VOP3 default
    0x241240f71733a9, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x241100ff1743ac, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x240980b7175294, // V_CLREXCP ENC_VOP3 default
    0x240f60f0177450, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x24138103179364, // V_CVT_F16_U16 ENC_VOP3 default
    0x2413810417a363, // V_CVT_F16_I16 ENC_VOP3 default
    0x2414010517b381, // V_CVT_U16_F16 ENC_VOP3 default
    0x2414010617c371, // V_CVT_I16_F16 ENC_VOP3 default
    0x2414810717d43f, // V_RCP_F16 ENC_VOP3 default
    0x2414810717e453, // V_SQRT_F16 ENC_VOP3 default
    0x2414810717f448, // V_RSQ_F16 ENC_VOP3 default
    0x241481071803b2, // V_LOG_F16 ENC_VOP3 default
    0x24148107181397, // V_EXP_F16 ENC_VOP3 default
    0x241481071823ab, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x241401061833a8, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x2414810718439c, // V_FLOOR_F16 ENC_VOP3 default
    0x24148107185291, // V_CEIL_F16 ENC_VOP3 default
    0x24148107186466, // V_TRUNC_F16 ENC_VOP3 default
    0x24148107187445, // V_RNDNE_F16 ENC_VOP3 default
    0x241481071883a5, // V_FRACT_F16 ENC_VOP3 default
    0x24148107189451, // V_SIN_F16 ENC_VOP3 default
    0x2414810718a35c, // V_COS_F16 ENC_VOP3 default
    0x2414010618d374, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2414010518e375, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x2413010818f44f, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2c14c109191464, // V_SWAP_B32 ENC_VOP3 default
    0x2c15410a192276, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x241b010b1c03c9, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x241b010b1c13c3, // V_MAD_F32 ENC_VOP3 default
    0x241b210c1c23c6, // V_MAD_I32_I24 ENC_VOP3 default
    0x241b210d1c33d1, // V_MAD_U32_U24 ENC_VOP3 default
    0x241b010b1c435e, // V_CUBEID_F32 ENC_VOP3 default
    0x241b010b1c5360, // V_CUBESC_F32 ENC_VOP3 default
    0x241b010b1c6361, // V_CUBETC_F32 ENC_VOP3 default
    0x241b010b1c735f, // V_CUBEMA_F32 ENC_VOP3 default
    0x241b410e1c828d, // V_BFE_U32 ENC_VOP3 default
    0x241b410f1c928c, // V_BFE_I32 ENC_VOP3 default
    0x241b410e1ca28e, // V_BFI_B32 ENC_VOP3 default
    0x241b010b1cb3a2, // V_FMA_F32 ENC_VOP3 default
    0x241b61101cc3a3, // V_FMA_F64 ENC_VOP3 default
    0x241b81111cd3b1, // V_LERP_U8 ENC_VOP3 default
    0x241ba1121ce284, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x241ba1121cf285, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x241b010b1d0404, // V_MIN3_F32 ENC_VOP3 default
    0x241b41131d1406, // V_MIN3_I32 ENC_VOP3 default
    0x241b410e1d2408, // V_MIN3_U32 ENC_VOP3 default
    0x241b010b1d33d4, // V_MAX3_F32 ENC_VOP3 default
    0x241b41131d43d6, // V_MAX3_I32 ENC_VOP3 default
    0x241b410e1d53d8, // V_MAX3_U32 ENC_VOP3 default
    0x241b010b1d63e3, // V_MED3_F32 ENC_VOP3 default
    0x241b41131d73e5, // V_MED3_I32 ENC_VOP3 default
    0x241b410e1d83e7, // V_MED3_U32 ENC_VOP3 default
    0x241b21141d944e, // V_SAD_U8 ENC_VOP3 default
    0x241b21141da44b, // V_SAD_HI_U8 ENC_VOP3 default
    0x241b21151db44c, // V_SAD_U16 ENC_VOP3 default
    0x241b210e1dc44d, // V_SAD_U32 ENC_VOP3 default
    0x241bc1161dd37f, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x241b010b1de385, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x241b61101df386, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x281be1171e038a, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x281c01181e138b, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x2e1b01191e2388, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x2e1b611a1e3389, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x241c21111e4413, // V_MSAD_U8 ENC_VOP3 default
    0x241c411b1e543e, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x241c411b1e6411, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x301c611c1e7412, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x281c811d1e83d2, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x281c811e1e93c7, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x241ca11f1ea3c8, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x241cc1201eb3cb, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x241cc1201ec3ca, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x241ce1211ed425, // V_PERM_B32 ENC_VOP3 default
    0x241ca11f1ee3a4, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x241ca11f1ef387, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x241d01221f0377, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x241d21231f13d0, // V_MAD_U32_U16 ENC_VOP3 default
    0x241d21241f23c5, // V_MAD_I32_I16 ENC_VOP3 default
    0x241b410e1f346a, // V_XAD_U32 ENC_VOP3 default
    0x241d411f1f4403, // V_MIN3_F16 ENC_VOP3 default
    0x241d61251f5405, // V_MIN3_I16 ENC_VOP3 default
    0x241d61261f6407, // V_MIN3_U16 ENC_VOP3 default
    0x241d411f1f73d3, // V_MAX3_F16 ENC_VOP3 default
    0x241d61251f83d5, // V_MAX3_I16 ENC_VOP3 default
    0x241d61261f93d7, // V_MAX3_U16 ENC_VOP3 default
    0x241d411f1fa3e2, // V_MED3_F16 ENC_VOP3 default
    0x241d61251fb3e4, // V_MED3_I16 ENC_VOP3 default
    0x241d61261fc3e6, // V_MED3_U16 ENC_VOP3 default
    0x241b410e1fd3b7, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x241b410e1fe281, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x241b410e1ff279, // V_ADD3_U32 ENC_VOP3 default
    0x241b410e2003b8, // V_LSHL_OR_B32 ENC_VOP3 default
    0x241b410e201287, // V_AND_OR_B32 ENC_VOP3 default
    0x241b410e202422, // V_OR3_B32 ENC_VOP3 default
    0x241d411f2033c2, // V_MAD_F16 ENC_VOP3 default
    0x241d61262043cf, // V_MAD_U16 ENC_VOP3 default
    0x241d61252053c4, // V_MAD_I16 ENC_VOP3 default
    0x241d411f2063a1, // V_FMA_F16 ENC_VOP3 default
    0x241d411f207384, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x241d812728027e, // V_ADD_F64 ENC_VOP3 default
    0x241d8127281416, // V_MUL_F64 ENC_VOP3 default
    0x241d812728240b, // V_MIN_F64 ENC_VOP3 default
    0x241d81272833db, // V_MAX_F64 ENC_VOP3 default
    0x241da1282843b0, // V_LDEXP_F64 ENC_VOP3 default
    0x241dc0dc28541e, // V_MUL_LO_U32 ENC_VOP3 default
    0x241dc0dc286419, // V_MUL_HI_U32 ENC_VOP3 default
    0x241dc0db287417, // V_MUL_HI_I32 ENC_VOP3 default
    0x241de1292883af, // V_LDEXP_F32 ENC_VOP3 default
    0x321e012a289444, // V_READLANE_B32 ENC_VOP3 default
    0x341e212b28a469, // V_WRITELANE_B32 ENC_VOP3 default
    0x241dc0dc28b28b, // V_BCNT_U32_B32 ENC_VOP3 default
    0x241dc0dc28c3e1, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x241dc0dc28d3e0, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x241e412c28f3b6, // V_LSHLREV_B64 ENC_VOP3 default
    0x241e412c2903bb, // V_LSHRREV_B64 ENC_VOP3 default
    0x241e412d29128a, // V_ASHRREV_I64 ENC_VOP3 default
    0x241da12e292465, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x241dc0dc29328f, // V_BFM_B32 ENC_VOP3 default
    0x241e612f294379, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x241e613029537b, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x241e813129637c, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x241dc13229737e, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x241dc13329837d, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x241ea134299378, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x241ea13529a37a, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x241ec0db29c280, // V_ADD_I32 ENC_VOP3 default
    0x241ec0db29d461, // V_SUB_I32 ENC_VOP3 default
    0x241ee0ea29e27f, // V_ADD_I16 ENC_VOP3 default
    0x241ee0ea29f460, // V_SUB_I16 ENC_VOP3 default
    0x241ea1362a0424, // V_PACK_B32_F16 ENC_VOP3 default
    0x241f00d92a141c, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x36000137000052, // DS_ADD_U32 ENC_DS default
    0x360001370010ad, // DS_SUB_U32 ENC_DS default
    0x360001370020a9, // DS_RSUB_U32 ENC_DS default
    0x36000137003070, // DS_INC_U32 ENC_DS default
    0x36000137004066, // DS_DEC_U32 ENC_DS default
    0x36000138005080, // DS_MIN_I32 ENC_DS default
    0x36000138006074, // DS_MAX_I32 ENC_DS default
    0x36000137007088, // DS_MIN_U32 ENC_DS default
    0x3600013700807c, // DS_MAX_U32 ENC_DS default
    0x36000139009054, // DS_AND_B32 ENC_DS default
    0x3600013900a08f, // DS_OR_B32 ENC_DS default
    0x3600013900b0c4, // DS_XOR_B32 ENC_DS default
    0x3600213a00c08a, // DS_MSKOR_B32 ENC_DS default
    0x3600013b00d0b9, // DS_WRITE_B32 ENC_DS default
    0x3600413c00e0b3, // DS_WRITE2_B32 ENC_DS default
    0x3600413c00f0b1, // DS_WRITE2ST64_B32 ENC_DS default
    0x3600213a01005a, // DS_CMPST_B32 ENC_DS default
    0x3600213d01105c, // DS_CMPST_F32 ENC_DS default
    0x3600013e01207e, // DS_MIN_F32 ENC_DS default
    0x3600013e013072, // DS_MAX_F32 ENC_DS default
    0x360060b701408e, // DS_NOP ENC_DS default
    0x3600013e01504c, // DS_ADD_F32 ENC_DS default
    0x3600813f01d0b5, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x3600014001e0bb, // DS_WRITE_B8 ENC_DS default
    0x3600a14101f0b7, // DS_WRITE_B16 ENC_DS default
    0x3600c142020050, // DS_ADD_RTN_U32 ENC_DS default
    0x3600c1420210ab, // DS_SUB_RTN_U32 ENC_DS default
    0x3600c1420220a7, // DS_RSUB_RTN_U32 ENC_DS default
    0x3600c14202306e, // DS_INC_RTN_U32 ENC_DS default
    0x3600c142024064, // DS_DEC_RTN_U32 ENC_DS default
    0x3600c143025084, // DS_MIN_RTN_I32 ENC_DS default
    0x3600c143026078, // DS_MAX_RTN_I32 ENC_DS default
    0x3600c142027086, // DS_MIN_RTN_U32 ENC_DS default
    0x3600c14202807a, // DS_MAX_RTN_U32 ENC_DS default
    0x3600c144029056, // DS_AND_RTN_B32 ENC_DS default
    0x3600c14402a091, // DS_OR_RTN_B32 ENC_DS default
    0x3600c14402b0c6, // DS_XOR_RTN_B32 ENC_DS default
    0x3600e14502c08c, // DS_MSKOR_RTN_B32 ENC_DS default
    0x3600c14402d0c2, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x3601014602e0c0, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x3601014602f0be, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x3600e14503005e, // DS_CMPST_RTN_B32 ENC_DS default
    0x3600e147031060, // DS_CMPST_RTN_F32 ENC_DS default
    0x3600c148032082, // DS_MIN_RTN_F32 ENC_DS default
    0x3600c148033076, // DS_MAX_RTN_F32 ENC_DS default
    0x3600e1450340b0, // DS_WRAP_RTN_B32 ENC_DS default
    0x3600c14803504e, // DS_ADD_RTN_F32 ENC_DS default
    0x3601214903609a, // DS_READ_B32 ENC_DS default
    0x3601414a037096, // DS_READ2_B32 ENC_DS default
    0x3601414a038094, // DS_READ2ST64_B32 ENC_DS default
    0x3601214b03909e, // DS_READ_I8 ENC_DS default
    0x3601214c03a0a4, // DS_READ_U8 ENC_DS default
    0x3601214d03b09d, // DS_READ_I16 ENC_DS default
    0x3601214e03c0a1, // DS_READ_U16 ENC_DS default
    0x3601614f03d0af, // DS_SWIZZLE_B32 ENC_DS default
    0x3600c15003e093, // DS_PERMUTE_B32 ENC_DS default
    0x3600c15003f059, // DS_BPERMUTE_B32 ENC_DS default
    0x36018151040053, // DS_ADD_U64 ENC_DS default
    0x360181510410ae, // DS_SUB_U64 ENC_DS default
    0x360181510420aa, // DS_RSUB_U64 ENC_DS default
    0x36018151043071, // DS_INC_U64 ENC_DS default
    0x36018151044067, // DS_DEC_U64 ENC_DS default
    0x36018152045081, // DS_MIN_I64 ENC_DS default
    0x36018152046075, // DS_MAX_I64 ENC_DS default
    0x36018151047089, // DS_MIN_U64 ENC_DS default
    0x3601815104807d, // DS_MAX_U64 ENC_DS default
    0x36018153049055, // DS_AND_B64 ENC_DS default
    0x3601815304a090, // DS_OR_B64 ENC_DS default
    0x3601815304b0c5, // DS_XOR_B64 ENC_DS default
    0x3601a15404c08b, // DS_MSKOR_B64 ENC_DS default
    0x3601815504d0ba, // DS_WRITE_B64 ENC_DS default
    0x3601c15604e0b4, // DS_WRITE2_B64 ENC_DS default
    0x3601c15604f0b2, // DS_WRITE2ST64_B64 ENC_DS default
    0x3601a15405005b, // DS_CMPST_B64 ENC_DS default
    0x3601e15705105d, // DS_CMPST_F64 ENC_DS default
    0x3602015805207f, // DS_MIN_F64 ENC_DS default
    0x36020158053073, // DS_MAX_F64 ENC_DS default
    0x360001590540bc, // DS_WRITE_B8_D16_HI ENC_DS default
    0x3600015a0550b8, // DS_WRITE_B16_D16_HI ENC_DS default
    0x3601215b0560a5, // DS_READ_U8_D16 ENC_DS default
    0x3601215b0570a6, // DS_READ_U8_D16_HI ENC_DS default
    0x3601215c05809f, // DS_READ_I8_D16 ENC_DS default
    0x3601215c0590a0, // DS_READ_I8_D16_HI ENC_DS default
    0x3601215d05a0a2, // DS_READ_U16_D16 ENC_DS default
    0x3601215d05b0a3, // DS_READ_U16_D16_HI ENC_DS default
    0x3602015805c04d, // DS_ADD_F64 ENC_DS default
    0x3602215e060051, // DS_ADD_RTN_U64 ENC_DS default
    0x3602215e0610ac, // DS_SUB_RTN_U64 ENC_DS default
    0x3602215e0620a8, // DS_RSUB_RTN_U64 ENC_DS default
    0x3602215e06306f, // DS_INC_RTN_U64 ENC_DS default
    0x3602215e064065, // DS_DEC_RTN_U64 ENC_DS default
    0x3602215f065085, // DS_MIN_RTN_I64 ENC_DS default
    0x3602215f066079, // DS_MAX_RTN_I64 ENC_DS default
    0x3602215e067087, // DS_MIN_RTN_U64 ENC_DS default
    0x3602215e06807b, // DS_MAX_RTN_U64 ENC_DS default
    0x36022160069057, // DS_AND_RTN_B64 ENC_DS default
    0x3602216006a092, // DS_OR_RTN_B64 ENC_DS default
    0x3602216006b0c7, // DS_XOR_RTN_B64 ENC_DS default
    0x3602416106c08d, // DS_MSKOR_RTN_B64 ENC_DS default
    0x3602216006d0c3, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x3602616206e0c1, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x3602616206f0bf, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x3602416107005f, // DS_CMPST_RTN_B64 ENC_DS default
    0x36028163071061, // DS_CMPST_RTN_F64 ENC_DS default
    0x3602a164072083, // DS_MIN_RTN_F64 ENC_DS default
    0x3602a164073077, // DS_MAX_RTN_F64 ENC_DS default
    0x3602c16507609b, // DS_READ_B64 ENC_DS default
    0x3602e166077097, // DS_READ2_B64 ENC_DS default
    0x3602e166078095, // DS_READ2ST64_B64 ENC_DS default
    0x3602a16407c04f, // DS_ADD_RTN_F64 ENC_DS default
    0x3602216007e062, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x380300b709806c, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x38032167099069, // DS_GWS_INIT ENC_DS default
    0x380300b709a06d, // DS_GWS_SEMA_V ENC_DS default
    0x3803216709b06a, // DS_GWS_SEMA_BR ENC_DS default
    0x380300b709c06b, // DS_GWS_SEMA_P ENC_DS default
    0x3803216709d068, // DS_GWS_BARRIER ENC_DS default
    0x360341680b6098, // DS_READ_ADDTID_B32 ENC_DS default
    0x360341690bd063, // DS_CONSUME ENC_DS default
    0x360341690be058, // DS_APPEND ENC_DS default
    0x3603616a0de0bd, // DS_WRITE_B96 ENC_DS default
    0x3603816b0df0b6, // DS_WRITE_B128 ENC_DS default
    0x3603a16c0fe09c, // DS_READ_B96 ENC_DS default
    0x3603c16d0ff099, // DS_READ_B128 ENC_DS default
    0x3a03e16e0100ef, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x3c06e16f010153, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x3e056170010124, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x3a03e1710110e9, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x3c06e17201114d, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x3e05617301111e, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x3a03e1740120f2, // FLAT_LOAD_USHORT ENC_FLAT default
    0x3c06e175012156, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x3e056176012127, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x3a03e1770130ee, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x3c06e178013152, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x3e056179013123, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x3a03e17a0140e5, // FLAT_LOAD_DWORD ENC_FLAT default
    0x3c06e17b014149, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x3e05617c01411a, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x3a04017d0150e6, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x3c07017e01514a, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e05817f01511b, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x3a0421800160e7, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x3c07218101614b, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e05a18201611c, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x3a0441830170e8, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x3c07418401714c, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e05c18501711d, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x3a0461860180f3, // FLAT_STORE_BYTE ENC_FLAT default
    0x3c076187018157, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x3e05e188018128, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x3a0461860190f4, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x3c076187019158, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e188019129, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x3a04618901a0f9, // FLAT_STORE_SHORT ENC_FLAT default
    0x3c07618a01a15d, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x3e05e18b01a12e, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x3a04618901b0fa, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x3c07618a01b15e, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e18b01b12f, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3a04618c01c0f5, // FLAT_STORE_DWORD ENC_FLAT default
    0x3c07618d01c159, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x3e05e18e01c12a, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x3a04818f01d0f6, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x3c07819001d15a, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e06019101d12b, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x3a04a19201e0f7, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x3c07a19301e15b, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e06219401e12c, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x3a04c19501f0f8, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x3c07c19601f15c, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e06419701f12d, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x3a03e16e0200f0, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x3c06e16f020154, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e056170020125, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x3a03e16e0210f1, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x3c06e16f021155, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e056170021126, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a03e1710220ea, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x3c06e17202214e, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e05617302211f, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x3a03e1710230eb, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x3c06e17202314f, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e056173023120, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a03e1980240ec, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x3c06e199024150, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x3e05619a024121, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x3a03e1980250ed, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x3c06e199025151, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e05619a025122, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3a04e19b0400dd, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x3e06619c040112, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x3a05019d0410cd, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x3e06819e041101, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x3a04e19f0420c8, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x3e0661a00420fb, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x3a04e19f0430db, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x3e0661a0043110, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x3a04e1a10440d9, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x3e0661a204410e, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x3a04e19f0450e1, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x3e0661a0045116, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x3a04e1a10460d7, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x3e0661a204610c, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x3a04e19f0470df, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x3e0661a0047114, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x3a04e19b0480cb, // FLAT_ATOMIC_AND ENC_FLAT default
    0x3e06619c0480ff, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x3a04e19b0490d5, // FLAT_ATOMIC_OR ENC_FLAT default
    0x3e06619c049109, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x3a04e19b04a0e3, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x3e06619c04a118, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x3a04e19f04b0d1, // FLAT_ATOMIC_INC ENC_FLAT default
    0x3e0661a004b105, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x3a04e19f04c0cf, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x3e0661a004c103, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x3e0661a304d0fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x3e0661a404e10b, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x3a0521a504f0c9, // FLAT_ATOMIC_ADD_F64 ENC_FLAT default
    0x3e06a1a604f0fd, // GLOBAL_ATOMIC_ADD_F64 ENC_FLAT_GLBL default
    0x3a0521a50500d4, // FLAT_ATOMIC_MIN_F64 ENC_FLAT default
    0x3e06a1a6050108, // GLOBAL_ATOMIC_MIN_F64 ENC_FLAT_GLBL default
    0x3a0521a50510d3, // FLAT_ATOMIC_MAX_F64 ENC_FLAT default
    0x3e06a1a6051107, // GLOBAL_ATOMIC_MAX_F64 ENC_FLAT_GLBL default
    0x3a0521a70600de, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x3e06a1a8060113, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x3a0541a90610ce, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x3e06c1aa061102, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x3a0521ab0620ca, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x3e06a1ac0620fe, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x3a0521ab0630dc, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x3e06a1ac063111, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x3a0521ad0640da, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x3e06a1ae06410f, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x3a0521ab0650e2, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x3e06a1ac065117, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x3a0521ad0660d8, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x3e06a1ae06610d, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x3a0521ab0670e0, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x3e06a1ac067115, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x3a0521a70680cc, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x3e06a1a8068100, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x3a0521a70690d6, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x3e06a1a806910a, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x3a0521a706a0e4, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x3e06a1a806a119, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x3a0521ab06b0d2, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x3e06a1ac06b106, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x3a0521ab06c0d0, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x3e06a1ac06c104, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x400901af000029, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x400921b000102a, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x400941b100202b, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x400961b200302c, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x400901b3004042, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x400921b4005043, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x400941b5006044, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x400961b6007045, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x400901af008025, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x400901b7009026, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x400921b800a027, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x400921b900b028, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x400901b300c03e, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x400901ba00d03f, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x400921bb00e040, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x400921bc00f041, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x400901bd010033, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x400901be01102d, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x400901bf012036, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x400901c0013032, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x400901c1014020, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x400921c2015021, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x400941c3016022, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x400961c4017023, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x400901c5018037, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x400901c5019038, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x400901c601a047, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x400901c601b048, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x400901c701c039, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x400921c801d03a, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x400941c901e03b, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x400961ca01f03c, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x400901cb020034, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x400901cb021035, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x400901cc02202e, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x400901cc02302f, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x400901cd024030, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x400901cd025031, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x400901af026024, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x400901b302703d, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x400980b702804b, // BUFFER_WBL2 ENC_MUBUF default
    0x400980b702901f, // BUFFER_INVL2 ENC_MUBUF default
    0x4209a1ce03d046, // BUFFER_STORE_LDS_DWORD ENC_MUBUF default
    0x400980b703e049, // BUFFER_WBINVL1 ENC_MUBUF default
    0x400980b703f04a, // BUFFER_WBINVL1_VOL ENC_MUBUF default
    0x400901cf040017, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x400921d0041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x400901d1042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x400901d1043015, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x400901d2044013, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x400901d104501b, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x400901d2046011, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x400901d1047019, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x400901cf048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x400901cf04900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x400901cf04a01d, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x400901d104b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x400901d104c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x400901d304d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x400901d404e010, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x400921d504f002, // BUFFER_ATOMIC_ADD_F64 ENC_MUBUF default
    0x400921d505000d, // BUFFER_ATOMIC_MIN_F64 ENC_MUBUF default
    0x400921d505100c, // BUFFER_ATOMIC_MAX_F64 ENC_MUBUF default
    0x400921d6060018, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x400961d7061007, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x400921d8062003, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x400921d8063016, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x400921d9064014, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x400921d806501c, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x400921d9066012, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x400921d806701a, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x400921d6068005, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x400921d606900f, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x400921d606a01e, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x400921d806b00b, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x400921d806c009, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x440881da00026a, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x4408a1db00126b, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x4408c1dc00226c, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x4408e1dd00326d, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x440881de004272, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x4408a1df005273, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x4408c1e0006274, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x4408e1e1007275, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x440881da008266, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x440881e2009267, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x4408a1e300a268, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x4408a1e400b269, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x440881de00c26e, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x440881e500d26f, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x4408a1e600e270, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x4408a1e700f271, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x4607e1e800013e, // IMAGE_LOAD ENC_MIMG default
    0x460801e800113f, // IMAGE_LOAD_MIP ENC_MIMG default
    0x4607e1e8002142, // IMAGE_LOAD_PCK ENC_MIMG default
    0x4607e1e8003143, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x460801e8004140, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x460801e8005141, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x4607e1e9008145, // IMAGE_STORE ENC_MIMG default
    0x460801e9009146, // IMAGE_STORE_MIP ENC_MIMG default
    0x4607e1e900a148, // IMAGE_STORE_PCK ENC_MIMG default
    0x460801e900b147, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x4607e1ea00e13d, // IMAGE_GET_RESINFO ENC_MIMG default
    0x460821eb010139, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x460841ec011132, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x460821ed012130, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x460821ed013138, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x460821ee014137, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x460821ed01513b, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x460821ee016136, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x460821ed01713a, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x460821eb018131, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x460821eb019135, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x460821eb01a13c, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x460821ed01b134, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x460821ed01c133, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x460861ef020144, // IMAGE_SAMPLE ENC_MIMG default
    0x482201f00102f9, // V_CMP_CLASS_F32 ENC_VOPC default
    0x4a2221f10102f9, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2201f20102f9, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x482201f3011296, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x4a2221f4011296, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2201f5011296, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x482261f60122fa, // V_CMP_CLASS_F64 ENC_VOPC default
    0x4c2261f70122fa, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x482261f8013297, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4c2261f9013297, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4822a1fa0142f8, // V_CMP_CLASS_F16 ENC_VOPC default
    0x4a22c1fb0142f8, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc0142f8, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd015295, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x4a22c1fe015295, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff015295, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa020304, // V_CMP_F_F16 ENC_VOPC default
    0x4a2301fb020304, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc020304, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa02132b, // V_CMP_LT_F16 ENC_VOPC default
    0x4a2301fb02132b, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc02132b, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa0222fb, // V_CMP_EQ_F16 ENC_VOPC default
    0x4a2301fb0222fb, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc0222fb, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa02331f, // V_CMP_LE_F16 ENC_VOPC default
    0x4a2301fb02331f, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc02331f, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa024316, // V_CMP_GT_F16 ENC_VOPC default
    0x4a2301fb024316, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc024316, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa025328, // V_CMP_LG_F16 ENC_VOPC default
    0x4a2301fb025328, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc025328, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa02630d, // V_CMP_GE_F16 ENC_VOPC default
    0x4a2301fb02630d, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc02630d, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa02734c, // V_CMP_O_F16 ENC_VOPC default
    0x4a2301fb02734c, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc02734c, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa028358, // V_CMP_U_F16 ENC_VOPC default
    0x4a2301fb028358, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc028358, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa02933d, // V_CMP_NGE_F16 ENC_VOPC default
    0x4a2301fb02933d, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc02933d, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa02a346, // V_CMP_NLG_F16 ENC_VOPC default
    0x4a2301fb02a346, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc02a346, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa02b340, // V_CMP_NGT_F16 ENC_VOPC default
    0x4a2301fb02b340, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc02b340, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa02c343, // V_CMP_NLE_F16 ENC_VOPC default
    0x4a2301fb02c343, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc02c343, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa02d334, // V_CMP_NEQ_F16 ENC_VOPC default
    0x4a2301fb02d334, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc02d334, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa02e349, // V_CMP_NLT_F16 ENC_VOPC default
    0x4a2301fb02e349, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc02e349, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fa02f34f, // V_CMP_TRU_F16 ENC_VOPC default
    0x4a2301fb02f34f, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1fc02f34f, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd0302a1, // V_CMPX_F_F16 ENC_VOPC default
    0x4a2301fe0302a1, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff0302a1, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd0312c8, // V_CMPX_LT_F16 ENC_VOPC default
    0x4a2301fe0312c8, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff0312c8, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd032298, // V_CMPX_EQ_F16 ENC_VOPC default
    0x4a2301fe032298, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff032298, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd0332bc, // V_CMPX_LE_F16 ENC_VOPC default
    0x4a2301fe0332bc, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff0332bc, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd0342b3, // V_CMPX_GT_F16 ENC_VOPC default
    0x4a2301fe0342b3, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff0342b3, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd0352c5, // V_CMPX_LG_F16 ENC_VOPC default
    0x4a2301fe0352c5, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff0352c5, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd0362aa, // V_CMPX_GE_F16 ENC_VOPC default
    0x4a2301fe0362aa, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff0362aa, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd0372e9, // V_CMPX_O_F16 ENC_VOPC default
    0x4a2301fe0372e9, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff0372e9, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd0382f5, // V_CMPX_U_F16 ENC_VOPC default
    0x4a2301fe0382f5, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff0382f5, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd0392da, // V_CMPX_NGE_F16 ENC_VOPC default
    0x4a2301fe0392da, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff0392da, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd03a2e3, // V_CMPX_NLG_F16 ENC_VOPC default
    0x4a2301fe03a2e3, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff03a2e3, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd03b2dd, // V_CMPX_NGT_F16 ENC_VOPC default
    0x4a2301fe03b2dd, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff03b2dd, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd03c2e0, // V_CMPX_NLE_F16 ENC_VOPC default
    0x4a2301fe03c2e0, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff03c2e0, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd03d2d1, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x4a2301fe03d2d1, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff03d2d1, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd03e2e6, // V_CMPX_NLT_F16 ENC_VOPC default
    0x4a2301fe03e2e6, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff03e2e6, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4822a1fd03f2ec, // V_CMPX_TRU_F16 ENC_VOPC default
    0x4a2301fe03f2ec, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22a1ff03f2ec, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x48220200040305, // V_CMP_F_F32 ENC_VOPC default
    0x4a234201040305, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c220202040305, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x4822020004132c, // V_CMP_LT_F32 ENC_VOPC default
    0x4a23420104132c, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020204132c, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x482202000422fc, // V_CMP_EQ_F32 ENC_VOPC default
    0x4a2342010422fc, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202020422fc, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x48220200043320, // V_CMP_LE_F32 ENC_VOPC default
    0x4a234201043320, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c220202043320, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x48220200044317, // V_CMP_GT_F32 ENC_VOPC default
    0x4a234201044317, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c220202044317, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x48220200045329, // V_CMP_LG_F32 ENC_VOPC default
    0x4a234201045329, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c220202045329, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x4822020004630e, // V_CMP_GE_F32 ENC_VOPC default
    0x4a23420104630e, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020204630e, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x4822020004734d, // V_CMP_O_F32 ENC_VOPC default
    0x4a23420104734d, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020204734d, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x48220200048359, // V_CMP_U_F32 ENC_VOPC default
    0x4a234201048359, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c220202048359, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x4822020004933e, // V_CMP_NGE_F32 ENC_VOPC default
    0x4a23420104933e, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020204933e, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4822020004a347, // V_CMP_NLG_F32 ENC_VOPC default
    0x4a23420104a347, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020204a347, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4822020004b341, // V_CMP_NGT_F32 ENC_VOPC default
    0x4a23420104b341, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020204b341, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4822020004c344, // V_CMP_NLE_F32 ENC_VOPC default
    0x4a23420104c344, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020204c344, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4822020004d335, // V_CMP_NEQ_F32 ENC_VOPC default
    0x4a23420104d335, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020204d335, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4822020004e34a, // V_CMP_NLT_F32 ENC_VOPC default
    0x4a23420104e34a, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020204e34a, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4822020004f350, // V_CMP_TRU_F32 ENC_VOPC default
    0x4a23420104f350, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020204f350, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x482202030502a2, // V_CMPX_F_F32 ENC_VOPC default
    0x4a2342040502a2, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202050502a2, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x482202030512c9, // V_CMPX_LT_F32 ENC_VOPC default
    0x4a2342040512c9, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202050512c9, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x48220203052299, // V_CMPX_EQ_F32 ENC_VOPC default
    0x4a234204052299, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c220205052299, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x482202030532bd, // V_CMPX_LE_F32 ENC_VOPC default
    0x4a2342040532bd, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202050532bd, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x482202030542b4, // V_CMPX_GT_F32 ENC_VOPC default
    0x4a2342040542b4, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202050542b4, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x482202030552c6, // V_CMPX_LG_F32 ENC_VOPC default
    0x4a2342040552c6, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202050552c6, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x482202030562ab, // V_CMPX_GE_F32 ENC_VOPC default
    0x4a2342040562ab, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202050562ab, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x482202030572ea, // V_CMPX_O_F32 ENC_VOPC default
    0x4a2342040572ea, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202050572ea, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x482202030582f6, // V_CMPX_U_F32 ENC_VOPC default
    0x4a2342040582f6, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202050582f6, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x482202030592db, // V_CMPX_NGE_F32 ENC_VOPC default
    0x4a2342040592db, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202050592db, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4822020305a2e4, // V_CMPX_NLG_F32 ENC_VOPC default
    0x4a23420405a2e4, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020505a2e4, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4822020305b2de, // V_CMPX_NGT_F32 ENC_VOPC default
    0x4a23420405b2de, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020505b2de, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4822020305c2e1, // V_CMPX_NLE_F32 ENC_VOPC default
    0x4a23420405c2e1, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020505c2e1, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4822020305d2d2, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x4a23420405d2d2, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020505d2d2, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4822020305e2e7, // V_CMPX_NLT_F32 ENC_VOPC default
    0x4a23420405e2e7, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020505e2e7, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4822020305f2ed, // V_CMPX_TRU_F32 ENC_VOPC default
    0x4a23420405f2ed, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22020505f2ed, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x48238206060306, // V_CMP_F_F64 ENC_VOPC default
    0x4c238207060306, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x4823820606132d, // V_CMP_LT_F64 ENC_VOPC default
    0x4c23820706132d, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x482382060622fd, // V_CMP_EQ_F64 ENC_VOPC default
    0x4c2382070622fd, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x48238206063321, // V_CMP_LE_F64 ENC_VOPC default
    0x4c238207063321, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x48238206064318, // V_CMP_GT_F64 ENC_VOPC default
    0x4c238207064318, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x4823820606532a, // V_CMP_LG_F64 ENC_VOPC default
    0x4c23820706532a, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x4823820606630f, // V_CMP_GE_F64 ENC_VOPC default
    0x4c23820706630f, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x4823820606734e, // V_CMP_O_F64 ENC_VOPC default
    0x4c23820706734e, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x4823820606835a, // V_CMP_U_F64 ENC_VOPC default
    0x4c23820706835a, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x4823820606933f, // V_CMP_NGE_F64 ENC_VOPC default
    0x4c23820706933f, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4823820606a348, // V_CMP_NLG_F64 ENC_VOPC default
    0x4c23820706a348, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4823820606b342, // V_CMP_NGT_F64 ENC_VOPC default
    0x4c23820706b342, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4823820606c345, // V_CMP_NLE_F64 ENC_VOPC default
    0x4c23820706c345, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4823820606d336, // V_CMP_NEQ_F64 ENC_VOPC default
    0x4c23820706d336, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4823820606e34b, // V_CMP_NLT_F64 ENC_VOPC default
    0x4c23820706e34b, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4823820606f351, // V_CMP_TRU_F64 ENC_VOPC default
    0x4c23820706f351, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x482382080702a3, // V_CMPX_F_F64 ENC_VOPC default
    0x4c2382090702a3, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x482382080712ca, // V_CMPX_LT_F64 ENC_VOPC default
    0x4c2382090712ca, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x4823820807229a, // V_CMPX_EQ_F64 ENC_VOPC default
    0x4c23820907229a, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x482382080732be, // V_CMPX_LE_F64 ENC_VOPC default
    0x4c2382090732be, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x482382080742b5, // V_CMPX_GT_F64 ENC_VOPC default
    0x4c2382090742b5, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x482382080752c7, // V_CMPX_LG_F64 ENC_VOPC default
    0x4c2382090752c7, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x482382080762ac, // V_CMPX_GE_F64 ENC_VOPC default
    0x4c2382090762ac, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x482382080772eb, // V_CMPX_O_F64 ENC_VOPC default
    0x4c2382090772eb, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x482382080782f7, // V_CMPX_U_F64 ENC_VOPC default
    0x4c2382090782f7, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x482382080792dc, // V_CMPX_NGE_F64 ENC_VOPC default
    0x4c2382090792dc, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4823820807a2e5, // V_CMPX_NLG_F64 ENC_VOPC default
    0x4c23820907a2e5, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4823820807b2df, // V_CMPX_NGT_F64 ENC_VOPC default
    0x4c23820907b2df, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4823820807c2e2, // V_CMPX_NLE_F64 ENC_VOPC default
    0x4c23820907c2e2, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4823820807d2d3, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x4c23820907d2d3, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4823820807e2e8, // V_CMPX_NLT_F64 ENC_VOPC default
    0x4c23820907e2e8, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4823820807f2ee, // V_CMPX_TRU_F64 ENC_VOPC default
    0x4c23820907f2ee, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4823c20a0a0307, // V_CMP_F_I16 ENC_VOPC default
    0x4a23e20b0a0307, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20c0a0307, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x4823c20a0a132e, // V_CMP_LT_I16 ENC_VOPC default
    0x4a23e20b0a132e, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20c0a132e, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x4823c20a0a22fe, // V_CMP_EQ_I16 ENC_VOPC default
    0x4a23e20b0a22fe, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20c0a22fe, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4823c20a0a3322, // V_CMP_LE_I16 ENC_VOPC default
    0x4a23e20b0a3322, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20c0a3322, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x4823c20a0a4319, // V_CMP_GT_I16 ENC_VOPC default
    0x4a23e20b0a4319, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20c0a4319, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x4823c20a0a5337, // V_CMP_NE_I16 ENC_VOPC default
    0x4a23e20b0a5337, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20c0a5337, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x4823c20a0a6310, // V_CMP_GE_I16 ENC_VOPC default
    0x4a23e20b0a6310, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20c0a6310, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x4823c20a0a7352, // V_CMP_T_I16 ENC_VOPC default
    0x4a23e20b0a7352, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20c0a7352, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x4823c20d0a830a, // V_CMP_F_U16 ENC_VOPC default
    0x4a23e20e0a830a, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20f0a830a, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x4823c20d0a9331, // V_CMP_LT_U16 ENC_VOPC default
    0x4a23e20e0a9331, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20f0a9331, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x4823c20d0aa301, // V_CMP_EQ_U16 ENC_VOPC default
    0x4a23e20e0aa301, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20f0aa301, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x4823c20d0ab325, // V_CMP_LE_U16 ENC_VOPC default
    0x4a23e20e0ab325, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20f0ab325, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x4823c20d0ac31c, // V_CMP_GT_U16 ENC_VOPC default
    0x4a23e20e0ac31c, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20f0ac31c, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x4823c20d0ad33a, // V_CMP_NE_U16 ENC_VOPC default
    0x4a23e20e0ad33a, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20f0ad33a, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x4823c20d0ae313, // V_CMP_GE_U16 ENC_VOPC default
    0x4a23e20e0ae313, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20f0ae313, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x4823c20d0af355, // V_CMP_T_U16 ENC_VOPC default
    0x4a23e20e0af355, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c20f0af355, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x4823c2100b02a4, // V_CMPX_F_I16 ENC_VOPC default
    0x4a23e2110b02a4, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2120b02a4, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x4823c2100b12cb, // V_CMPX_LT_I16 ENC_VOPC default
    0x4a23e2110b12cb, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2120b12cb, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x4823c2100b229b, // V_CMPX_EQ_I16 ENC_VOPC default
    0x4a23e2110b229b, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2120b229b, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4823c2100b32bf, // V_CMPX_LE_I16 ENC_VOPC default
    0x4a23e2110b32bf, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2120b32bf, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x4823c2100b42b6, // V_CMPX_GT_I16 ENC_VOPC default
    0x4a23e2110b42b6, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2120b42b6, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x4823c2100b52d4, // V_CMPX_NE_I16 ENC_VOPC default
    0x4a23e2110b52d4, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2120b52d4, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x4823c2100b62ad, // V_CMPX_GE_I16 ENC_VOPC default
    0x4a23e2110b62ad, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2120b62ad, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x4823c2100b72ef, // V_CMPX_T_I16 ENC_VOPC default
    0x4a23e2110b72ef, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2120b72ef, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x4823c2130b82a7, // V_CMPX_F_U16 ENC_VOPC default
    0x4a23e2140b82a7, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2150b82a7, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x4823c2130b92ce, // V_CMPX_LT_U16 ENC_VOPC default
    0x4a23e2140b92ce, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2150b92ce, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x4823c2130ba29e, // V_CMPX_EQ_U16 ENC_VOPC default
    0x4a23e2140ba29e, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2150ba29e, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x4823c2130bb2c2, // V_CMPX_LE_U16 ENC_VOPC default
    0x4a23e2140bb2c2, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2150bb2c2, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x4823c2130bc2b9, // V_CMPX_GT_U16 ENC_VOPC default
    0x4a23e2140bc2b9, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2150bc2b9, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x4823c2130bd2d7, // V_CMPX_NE_U16 ENC_VOPC default
    0x4a23e2140bd2d7, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2150bd2d7, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x4823c2130be2b0, // V_CMPX_GE_U16 ENC_VOPC default
    0x4a23e2140be2b0, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2150be2b0, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x4823c2130bf2f2, // V_CMPX_T_U16 ENC_VOPC default
    0x4a23e2140bf2f2, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23c2150bf2f2, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x482202160c0308, // V_CMP_F_I32 ENC_VOPC default
    0x4a2422170c0308, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202180c0308, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x482202160c132f, // V_CMP_LT_I32 ENC_VOPC default
    0x4a2422170c132f, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202180c132f, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x482202160c22ff, // V_CMP_EQ_I32 ENC_VOPC default
    0x4a2422170c22ff, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202180c22ff, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x482202160c3323, // V_CMP_LE_I32 ENC_VOPC default
    0x4a2422170c3323, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202180c3323, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x482202160c431a, // V_CMP_GT_I32 ENC_VOPC default
    0x4a2422170c431a, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202180c431a, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x482202160c5338, // V_CMP_NE_I32 ENC_VOPC default
    0x4a2422170c5338, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202180c5338, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x482202160c6311, // V_CMP_GE_I32 ENC_VOPC default
    0x4a2422170c6311, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202180c6311, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x482202160c7353, // V_CMP_T_I32 ENC_VOPC default
    0x4a2422170c7353, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202180c7353, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x482202190c830b, // V_CMP_F_U32 ENC_VOPC default
    0x4a24221a0c830b, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021b0c830b, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x482202190c9332, // V_CMP_LT_U32 ENC_VOPC default
    0x4a24221a0c9332, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021b0c9332, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x482202190ca302, // V_CMP_EQ_U32 ENC_VOPC default
    0x4a24221a0ca302, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021b0ca302, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x482202190cb326, // V_CMP_LE_U32 ENC_VOPC default
    0x4a24221a0cb326, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021b0cb326, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x482202190cc31d, // V_CMP_GT_U32 ENC_VOPC default
    0x4a24221a0cc31d, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021b0cc31d, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x482202190cd33b, // V_CMP_NE_U32 ENC_VOPC default
    0x4a24221a0cd33b, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021b0cd33b, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x482202190ce314, // V_CMP_GE_U32 ENC_VOPC default
    0x4a24221a0ce314, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021b0ce314, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x482202190cf356, // V_CMP_T_U32 ENC_VOPC default
    0x4a24221a0cf356, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021b0cf356, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x4822021c0d02a5, // V_CMPX_F_I32 ENC_VOPC default
    0x4a24221d0d02a5, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021e0d02a5, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x4822021c0d12cc, // V_CMPX_LT_I32 ENC_VOPC default
    0x4a24221d0d12cc, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021e0d12cc, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x4822021c0d229c, // V_CMPX_EQ_I32 ENC_VOPC default
    0x4a24221d0d229c, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021e0d229c, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4822021c0d32c0, // V_CMPX_LE_I32 ENC_VOPC default
    0x4a24221d0d32c0, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021e0d32c0, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x4822021c0d42b7, // V_CMPX_GT_I32 ENC_VOPC default
    0x4a24221d0d42b7, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021e0d42b7, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x4822021c0d52d5, // V_CMPX_NE_I32 ENC_VOPC default
    0x4a24221d0d52d5, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021e0d52d5, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x4822021c0d62ae, // V_CMPX_GE_I32 ENC_VOPC default
    0x4a24221d0d62ae, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021e0d62ae, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x4822021c0d72f0, // V_CMPX_T_I32 ENC_VOPC default
    0x4a24221d0d72f0, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22021e0d72f0, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x4822021f0d82a8, // V_CMPX_F_U32 ENC_VOPC default
    0x4a2422200d82a8, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202210d82a8, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x4822021f0d92cf, // V_CMPX_LT_U32 ENC_VOPC default
    0x4a2422200d92cf, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202210d92cf, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x4822021f0da29f, // V_CMPX_EQ_U32 ENC_VOPC default
    0x4a2422200da29f, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202210da29f, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4822021f0db2c3, // V_CMPX_LE_U32 ENC_VOPC default
    0x4a2422200db2c3, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202210db2c3, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x4822021f0dc2ba, // V_CMPX_GT_U32 ENC_VOPC default
    0x4a2422200dc2ba, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202210dc2ba, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x4822021f0dd2d8, // V_CMPX_NE_U32 ENC_VOPC default
    0x4a2422200dd2d8, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202210dd2d8, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x4822021f0de2b1, // V_CMPX_GE_U32 ENC_VOPC default
    0x4a2422200de2b1, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202210de2b1, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x4822021f0df2f3, // V_CMPX_T_U32 ENC_VOPC default
    0x4a2422200df2f3, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2202210df2f3, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x482462220e0309, // V_CMP_F_I64 ENC_VOPC default
    0x4c2462230e0309, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x482462220e1330, // V_CMP_LT_I64 ENC_VOPC default
    0x4c2462230e1330, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x482462220e2300, // V_CMP_EQ_I64 ENC_VOPC default
    0x4c2462230e2300, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x482462220e3324, // V_CMP_LE_I64 ENC_VOPC default
    0x4c2462230e3324, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x482462220e431b, // V_CMP_GT_I64 ENC_VOPC default
    0x4c2462230e431b, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x482462220e5339, // V_CMP_NE_I64 ENC_VOPC default
    0x4c2462230e5339, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x482462220e6312, // V_CMP_GE_I64 ENC_VOPC default
    0x4c2462230e6312, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x482462220e7354, // V_CMP_T_I64 ENC_VOPC default
    0x4c2462230e7354, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x482462240e830c, // V_CMP_F_U64 ENC_VOPC default
    0x4c2462250e830c, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x482462240e9333, // V_CMP_LT_U64 ENC_VOPC default
    0x4c2462250e9333, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x482462240ea303, // V_CMP_EQ_U64 ENC_VOPC default
    0x4c2462250ea303, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x482462240eb327, // V_CMP_LE_U64 ENC_VOPC default
    0x4c2462250eb327, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x482462240ec31e, // V_CMP_GT_U64 ENC_VOPC default
    0x4c2462250ec31e, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x482462240ed33c, // V_CMP_NE_U64 ENC_VOPC default
    0x4c2462250ed33c, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x482462240ee315, // V_CMP_GE_U64 ENC_VOPC default
    0x4c2462250ee315, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x482462240ef357, // V_CMP_T_U64 ENC_VOPC default
    0x4c2462250ef357, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x482462260f02a6, // V_CMPX_F_I64 ENC_VOPC default
    0x4c2462270f02a6, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x482462260f12cd, // V_CMPX_LT_I64 ENC_VOPC default
    0x4c2462270f12cd, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x482462260f229d, // V_CMPX_EQ_I64 ENC_VOPC default
    0x4c2462270f229d, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x482462260f32c1, // V_CMPX_LE_I64 ENC_VOPC default
    0x4c2462270f32c1, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x482462260f42b8, // V_CMPX_GT_I64 ENC_VOPC default
    0x4c2462270f42b8, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x482462260f52d6, // V_CMPX_NE_I64 ENC_VOPC default
    0x4c2462270f52d6, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x482462260f62af, // V_CMPX_GE_I64 ENC_VOPC default
    0x4c2462270f62af, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x482462260f72f1, // V_CMPX_T_I64 ENC_VOPC default
    0x4c2462270f72f1, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x482462280f82a9, // V_CMPX_F_U64 ENC_VOPC default
    0x4c2462290f82a9, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x482462280f92d0, // V_CMPX_LT_U64 ENC_VOPC default
    0x4c2462290f92d0, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x482462280fa2a0, // V_CMPX_EQ_U64 ENC_VOPC default
    0x4c2462290fa2a0, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x482462280fb2c4, // V_CMPX_LE_U64 ENC_VOPC default
    0x4c2462290fb2c4, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x482462280fc2bb, // V_CMPX_GT_U64 ENC_VOPC default
    0x4c2462290fc2bb, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x482462280fd2d9, // V_CMPX_NE_U64 ENC_VOPC default
    0x4c2462290fd2d9, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x482462280fe2b2, // V_CMPX_GE_U64 ENC_VOPC default
    0x4c2462290fe2b2, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x482462280ff2f4, // V_CMPX_T_U64 ENC_VOPC default
    0x4c2462290ff2f4, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x4e0980b7000420, // V_NOP ENC_VOP1 default
    0x500ee0b7000420, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x520ec0b7000420, // V_NOP VOP1_VOP_DPP has_dpp
    0x540980b7000420, // V_NOP VOP1_INST_LITERAL has_lit
    0x4e0f022a001410, // V_MOV_B32 ENC_VOP1 default
    0x500f422b001410, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x520f222c001410, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x540f022d001410, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x560f822e002443, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x4e0fc22f003373, // V_CVT_I32_F64 ENC_VOP1 default
    0x520fe230003373, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x540fc231003373, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x4e10223200436e, // V_CVT_F64_I32 ENC_VOP1 default
    0x5210423300436e, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x5410223400436e, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x4e0f0235005367, // V_CVT_F32_I32 ENC_VOP1 default
    0x5010a236005367, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x52108237005367, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x540f0238005367, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x4e0f0239006368, // V_CVT_F32_U32 ENC_VOP1 default
    0x5010a23a006368, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x5210823b006368, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x540f023c006368, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x4e0f023d007382, // V_CVT_U32_F32 ENC_VOP1 default
    0x5010e23e007382, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x520f223f007382, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x540f0240007382, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x4e0f0241008372, // V_CVT_I32_F32 ENC_VOP1 default
    0x5010e242008372, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x520f2243008372, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x540f0244008372, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e11224500a362, // V_CVT_F16_F32 ENC_VOP1 default
    0x5011624600a362, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x5211424700a362, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5411224800a362, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x4e11a24900b365, // V_CVT_F32_F16 ENC_VOP1 default
    0x5011e24a00b365, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x5211c24b00b365, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5411a24c00b365, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x4e0f024100c380, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x5012224200c380, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x520f224300c380, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x540f024400c380, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e0f024100d370, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x5012224200d370, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x520f224300d370, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x540f024400d370, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e0f023500e376, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x5010a23600e376, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x5210823700e376, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x540f023800e376, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x4e0fc24d00f366, // V_CVT_F32_F64 ENC_VOP1 default
    0x520fe24e00f366, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x540fc24f00f366, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x4e10225001036d, // V_CVT_F64_F32 ENC_VOP1 default
    0x5410225101036d, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x4e0f0239011369, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x5010a23a011369, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x5210823b011369, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x540f023c011369, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x4e0f023901236a, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x5010a23a01236a, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x5210823b01236a, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x540f023c01236a, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x4e0f023901336b, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x5010a23a01336b, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x5210823b01336b, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x540f023c01336b, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x4e0f023901436c, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x5010a23a01436c, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x5210823b01436c, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x540f023c01436c, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x4e0fc252015383, // V_CVT_U32_F64 ENC_VOP1 default
    0x520fe253015383, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x540fc254015383, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x4e10225501636f, // V_CVT_F64_U32 ENC_VOP1 default
    0x5210425601636f, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x5410225701636f, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x4e128258017468, // V_TRUNC_F64 ENC_VOP1 default
    0x5212a259017468, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x5412825a017468, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4e128258018293, // V_CEIL_F64 ENC_VOP1 default
    0x5212a259018293, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x5412825a018293, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4e128258019447, // V_RNDNE_F64 ENC_VOP1 default
    0x5412825a019447, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4e12825801a39e, // V_FLOOR_F64 ENC_VOP1 default
    0x5212a25901a39e, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x5412825a01a39e, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x4e0f025b01b3a6, // V_FRACT_F32 ENC_VOP1 default
    0x5010e25c01b3a6, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d01b3a6, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x540f025e01b3a6, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x4e0f025b01c467, // V_TRUNC_F32 ENC_VOP1 default
    0x5010e25c01c467, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d01c467, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x540f025e01c467, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x4e0f025b01d292, // V_CEIL_F32 ENC_VOP1 default
    0x5010e25c01d292, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d01d292, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x540f025e01d292, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x4e0f025b01e446, // V_RNDNE_F32 ENC_VOP1 default
    0x5010e25c01e446, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d01e446, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x540f025e01e446, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x4e0f025b01f39d, // V_FLOOR_F32 ENC_VOP1 default
    0x5010e25c01f39d, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d01f39d, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x540f025e01f39d, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x4e0f025b020398, // V_EXP_F32 ENC_VOP1 default
    0x5010e25c020398, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d020398, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x540f025e020398, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x4e0f025b0213b3, // V_LOG_F32 ENC_VOP1 default
    0x5010e25c0213b3, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d0213b3, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x540f025e0213b3, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x4e0f025b022440, // V_RCP_F32 ENC_VOP1 default
    0x5010e25c022440, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d022440, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x540f025e022440, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x4e0f025b023442, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x5010e25c023442, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d023442, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x540f025e023442, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x4e0f025b024449, // V_RSQ_F32 ENC_VOP1 default
    0x5010e25c024449, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d024449, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x540f025e024449, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x4e128258025441, // V_RCP_F64 ENC_VOP1 default
    0x5412825a025441, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4e12825802644a, // V_RSQ_F64 ENC_VOP1 default
    0x5412825a02644a, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4e0f025b027454, // V_SQRT_F32 ENC_VOP1 default
    0x5010e25c027454, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d027454, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x540f025e027454, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4e128258028455, // V_SQRT_F64 ENC_VOP1 default
    0x5412825a028455, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4e0f025b029452, // V_SIN_F32 ENC_VOP1 default
    0x5010e25c029452, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d029452, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x540f025e029452, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4e0f025b02a35d, // V_COS_F32 ENC_VOP1 default
    0x5010e25c02a35d, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d02a35d, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x540f025e02a35d, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4e0f025f02b421, // V_NOT_B32 ENC_VOP1 default
    0x5012e26002b421, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x5210826102b421, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x540f026202b421, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4e0f022a02c290, // V_BFREV_B32 ENC_VOP1 default
    0x500f422b02c290, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x520f222c02c290, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x540f022d02c290, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4e0f026302d39a, // V_FFBH_U32 ENC_VOP1 default
    0x5012e26402d39a, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x5210826502d39a, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x540f026602d39a, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4e0f026302e39b, // V_FFBL_B32 ENC_VOP1 default
    0x5012e26402e39b, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x5210826502e39b, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x540f026602e39b, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4e0f026702f399, // V_FFBH_I32 ENC_VOP1 default
    0x5012e26802f399, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x5210826902f399, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x540f026a02f399, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4e0fc22f0303aa, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x520fe2300303aa, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x540fc2310303aa, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4e1282580313ad, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x5212a2590313ad, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x5412825a0313ad, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4e1282580323a7, // V_FRACT_F64 ENC_VOP1 default
    0x5212a2590323a7, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x5412825a0323a7, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x4e0f02410333a9, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x501222420333a9, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x520f22430333a9, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x540f02440333a9, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e0f025b0343ac, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x5010e25c0343ac, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x520f225d0343ac, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x540f025e0343ac, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x4e0980b7035294, // V_CLREXCP ENC_VOP1 default
    0x540980b7035294, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x4e0f022a037450, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x500f422b037450, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x520f222c037450, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x540f022d037450, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x4e13226b039364, // V_CVT_F16_U16 ENC_VOP1 default
    0x5013626c039364, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x5213426d039364, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x5413226e039364, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x4e13226f03a363, // V_CVT_F16_I16 ENC_VOP1 default
    0x5013627003a363, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x5213427103a363, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x5413227203a363, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x4e13a27303b381, // V_CVT_U16_F16 ENC_VOP1 default
    0x5013e27403b381, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5213c27503b381, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x5413a27603b381, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x4e13a27703c371, // V_CVT_I16_F16 ENC_VOP1 default
    0x5013e27803c371, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5213c27903c371, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x5413a27a03c371, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e14227b03d43f, // V_RCP_F16 ENC_VOP1 default
    0x5014627c03d43f, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x5214427d03d43f, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x5414227e03d43f, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x4e14227b03e453, // V_SQRT_F16 ENC_VOP1 default
    0x5014627c03e453, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x5214427d03e453, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x5414227e03e453, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x4e14227b03f448, // V_RSQ_F16 ENC_VOP1 default
    0x5014627c03f448, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x5214427d03f448, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x5414227e03f448, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x4e14227b0403b2, // V_LOG_F16 ENC_VOP1 default
    0x5014627c0403b2, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x5214427d0403b2, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x5414227e0403b2, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x4e14227b041397, // V_EXP_F16 ENC_VOP1 default
    0x5014627c041397, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x5214427d041397, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x5414227e041397, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x4e14227b0423ab, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x5014627c0423ab, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x5214427d0423ab, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x5414227e0423ab, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x4e13a2770433a8, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x5013e2780433a8, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5213c2790433a8, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x5413a27a0433a8, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e14227b04439c, // V_FLOOR_F16 ENC_VOP1 default
    0x5014627c04439c, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x5214427d04439c, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x5414227e04439c, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x4e14227b045291, // V_CEIL_F16 ENC_VOP1 default
    0x5014627c045291, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x5214427d045291, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x5414227e045291, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x4e14227b046466, // V_TRUNC_F16 ENC_VOP1 default
    0x5014627c046466, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x5214427d046466, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x5414227e046466, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x4e14227b047445, // V_RNDNE_F16 ENC_VOP1 default
    0x5014627c047445, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x5214427d047445, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x5414227e047445, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x4e14227b0483a5, // V_FRACT_F16 ENC_VOP1 default
    0x5014627c0483a5, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x5214427d0483a5, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x5414227e0483a5, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x4e14227b049451, // V_SIN_F16 ENC_VOP1 default
    0x5014627c049451, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x5214427d049451, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x5414227e049451, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x4e14227b04a35c, // V_COS_F16 ENC_VOP1 default
    0x5014627c04a35c, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x5214427d04a35c, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x5414227e04a35c, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x4e13a27704d374, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x5013e27804d374, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5213c27904d374, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x5413a27a04d374, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e13a27304e375, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x5013e27404e375, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5213c27504e375, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x5413a27604e375, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x4e0f027f04f44f, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x5012e28004f44f, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x5210828104f44f, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x540f028204f44f, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x5614a283051464, // V_SWAP_B32 ENC_VOP1 default
    0x5614e284052276, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x50152285052276, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x52150286052276, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x5414e287052276, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x580b8288000220, // S_MOV_B32 ENC_SOP1 default
    0x5a0b8289000220, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba28a001221, // S_MOV_B64 ENC_SOP1 default
    0x5a0ba28b001221, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x580b828c0021d4, // S_CMOV_B32 ENC_SOP1 default
    0x5a0b828d0021d4, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba28e0031d5, // S_CMOV_B64 ENC_SOP1 default
    0x5a0ba28f0031d5, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829000422d, // S_NOT_B32 ENC_SOP1 default
    0x5a0b829100422d, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba29200522e, // S_NOT_B64 ENC_SOP1 default
    0x5a0ba29300522e, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829000625e, // S_WQM_B32 ENC_SOP1 default
    0x5a0b829100625e, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba29200725f, // S_WQM_B64 ENC_SOP1 default
    0x5a0ba29300725f, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x580b82940081a1, // S_BREV_B32 ENC_SOP1 default
    0x5a0b82950081a1, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba2960091a2, // S_BREV_B64 ENC_SOP1 default
    0x5a0ba2970091a2, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829800a18d, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x5a0b829900a18d, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580bc29a00b18e, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x5a0bc29b00b18e, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829800c18f, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x5a0b829900c18f, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580bc29a00d190, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x5a0bc29b00d190, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829c00e1fc, // S_FF0_I32_B32 ENC_SOP1 default
    0x5a0b829d00e1fc, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580bc29e00f1fd, // S_FF0_I32_B64 ENC_SOP1 default
    0x5a0bc29f00f1fd, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829c0101fe, // S_FF1_I32_B32 ENC_SOP1 default
    0x5a0b829d0101fe, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580bc29e0111ff, // S_FF1_I32_B64 ENC_SOP1 default
    0x5a0bc29f0111ff, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829c012201, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x5a0b829d012201, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580bc29e013202, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x5a0bc29f013202, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b82a0014200, // S_FLBIT_I32 ENC_SOP1 default
    0x5a0b82a1014200, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x580bc2a2015203, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x5a0bc2a3015203, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x580b82a4016251, // S_SEXT_I32_I8 ENC_SOP1 default
    0x5a0b82a5016251, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x580b82a6017250, // S_SEXT_I32_I16 ENC_SOP1 default
    0x5a0b82a7017250, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x580b82a801819c, // S_BITSET0_B32 ENC_SOP1 default
    0x5a0b82a901819c, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2aa01919d, // S_BITSET0_B64 ENC_SOP1 default
    0x5a0be2ab01919d, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x580b82a801a19e, // S_BITSET1_B32 ENC_SOP1 default
    0x5a0b82a901a19e, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2aa01b19f, // S_BITSET1_B64 ENC_SOP1 default
    0x5a0be2ab01b19f, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x580c02ac01c204, // S_GETPC_B64 ENC_SOP1 default
    0x580c22ad01d247, // S_SETPC_B64 ENC_SOP1 default
    0x580ba2ae01e259, // S_SWAPPC_B64 ENC_SOP1 default
    0x580c22ad01f23b, // S_RFE_B64 ENC_SOP1 default
    0x580ba2af02016d, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b002016d, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2af021235, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b0021235, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2af022265, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b0022265, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2af023169, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b0023169, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2af024232, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b0024232, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2af025228, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b0025228, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2af02622c, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b002622c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2af027262, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b0027262, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580b8290028239, // S_QUADMASK_B32 ENC_SOP1 default
    0x5a0b8291028239, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba29202923a, // S_QUADMASK_B64 ENC_SOP1 default
    0x5a0ba29302923a, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x580b82b102a21e, // S_MOVRELS_B32 ENC_SOP1 default
    0x580ba2b202b21f, // S_MOVRELS_B64 ENC_SOP1 default
    0x580b82b302c21c, // S_MOVRELD_B32 ENC_SOP1 default
    0x5a0b82b402c21c, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba2b502d21d, // S_MOVRELD_B64 ENC_SOP1 default
    0x5a0ba2b602d21d, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x580c42b702e1ce, // S_CBRANCH_JOIN ENC_SOP1 default
    0x5a0c42b802e1ce, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x580b82b9030160, // S_ABS_I32 ENC_SOP1 default
    0x5a0b82ba030160, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x580c42bb03224c, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x5a0c42bc03224c, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x580ba2af033165, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b0033165, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2af03422f, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b003422f, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2af035166, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x5a0ba2b0035166, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2af03616a, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x5a0ba2b003616a, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be2bd03719b, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x5a0be2be03719b, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x5c0d22bf0001e2, // S_CMP_EQ_I32 ENC_SOPC default
    0x5e0d22c00001e2, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x600d22c10001e2, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x620d22c20001e2, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22bf0011eb, // S_CMP_LG_I32 ENC_SOPC default
    0x5e0d22c00011eb, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x600d22c10011eb, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x620d22c20011eb, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22bf0021e7, // S_CMP_GT_I32 ENC_SOPC default
    0x5e0d22c00021e7, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x600d22c10021e7, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x620d22c20021e7, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22bf0031e5, // S_CMP_GE_I32 ENC_SOPC default
    0x5e0d22c00031e5, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x600d22c10031e5, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x620d22c20031e5, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22bf0041ee, // S_CMP_LT_I32 ENC_SOPC default
    0x5e0d22c00041ee, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x600d22c10041ee, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x620d22c20041ee, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22bf0051e9, // S_CMP_LE_I32 ENC_SOPC default
    0x5e0d22c00051e9, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x600d22c10051e9, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x620d22c20051e9, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c30061e3, // S_CMP_EQ_U32 ENC_SOPC default
    0x5e0d22c40061e3, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x600d22c50061e3, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x620d22c60061e3, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c30071ec, // S_CMP_LG_U32 ENC_SOPC default
    0x5e0d22c40071ec, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x600d22c50071ec, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x620d22c60071ec, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c30081e8, // S_CMP_GT_U32 ENC_SOPC default
    0x5e0d22c40081e8, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x600d22c50081e8, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x620d22c60081e8, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c30091e6, // S_CMP_GE_U32 ENC_SOPC default
    0x5e0d22c40091e6, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x600d22c50091e6, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x620d22c60091e6, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c300a1ef, // S_CMP_LT_U32 ENC_SOPC default
    0x5e0d22c400a1ef, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x600d22c500a1ef, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x620d22c600a1ef, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c300b1ea, // S_CMP_LE_U32 ENC_SOPC default
    0x5e0d22c400b1ea, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x600d22c500b1ea, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x620d22c600b1ea, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c300c197, // S_BITCMP0_B32 ENC_SOPC default
    0x5e0d22c400c197, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x600d22c500c197, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x620d22c600c197, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c300d199, // S_BITCMP1_B32 ENC_SOPC default
    0x5e0d22c400d199, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x600d22c500d199, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x620d22c600d199, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d02c700e198, // S_BITCMP0_B64 ENC_SOPC default
    0x5e0d02c800e198, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x600d02c900e198, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x620d02ca00e198, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d02c700f19a, // S_BITCMP1_B64 ENC_SOPC default
    0x5e0d02c800f19a, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x600d02c900f19a, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x620d02ca00f19a, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22cb01024b, // S_SETVSKIP ENC_SOPC default
    0x5e0d22cc01024b, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x600d22cd01024b, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x620d22ce01024b, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d42cf01124f, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x5e0d42d001124f, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x600d42d101124f, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x620d42d201124f, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0ce2d30121e4, // S_CMP_EQ_U64 ENC_SOPC default
    0x5e0ce2d40121e4, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x600ce2d50121e4, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x620ce2d60121e4, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0ce2d30131ed, // S_CMP_LG_U64 ENC_SOPC default
    0x5e0ce2d40131ed, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x600ce2d50131ed, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x620ce2d60131ed, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x640e02d7000229, // S_NOP ENC_SOPP default
    0x640e20b70011f9, // S_ENDPGM ENC_SOPP default
    0x640e42d80021a0, // S_BRANCH ENC_SOPP default
    0x640980b700325d, // S_WAKEUP ENC_SOPP default
    0x640e42d90041cf, // S_CBRANCH_SCC0 ENC_SOPP default
    0x640e42d90051d0, // S_CBRANCH_SCC1 ENC_SOPP default
    0x660e42da0061d2, // S_CBRANCH_VCCZ ENC_SOPP default
    0x660e42da0071d1, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x640e42db0081cb, // S_CBRANCH_EXECZ ENC_SOPP default
    0x640e42db0091ca, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x640980b700a18c, // S_BARRIER ENC_SOPP default
    0x640e02d700b246, // S_SETKILL ENC_SOPP default
    0x640e62dc00c25c, // S_WAITCNT ENC_SOPP default
    0x640e02d700d245, // S_SETHALT ENC_SOPP default
    0x640e02d700e252, // S_SLEEP ENC_SOPP default
    0x640e02d700f248, // S_SETPRIO ENC_SOPP default
    0x640e82dd010243, // S_SENDMSG ENC_SOPP default
    0x640e82dd011244, // S_SENDMSGHALT ENC_SOPP default
    0x640e02d701225a, // S_TRAP ENC_SOPP default
    0x640980b7013206, // S_ICACHE_INV ENC_SOPP default
    0x640e02d7014207, // S_INCPERFLEVEL ENC_SOPP default
    0x640e02d70151f8, // S_DECPERFLEVEL ENC_SOPP default
    0x640982de01625b, // S_TTRACEDATA ENC_SOPP default
    0x640e42d80171c6, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x640e42d80181c9, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x640e42d80191c8, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x640e42d801a1c7, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x640980b701b1fb, // S_ENDPGM_SAVED ENC_SOPP default
    0x640980b701c24e, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x640ea2df01d24d, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x640980b701e1fa, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x681f22e0000430, // V_PK_MAD_I16 ENC_VOP3P default
    0x681f42e100143b, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x681f42e2002428, // V_PK_ADD_I16 ENC_VOP3P default
    0x681f42e200343c, // V_PK_SUB_I16 ENC_VOP3P default
    0x681f42e300442e, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x681f42e300542f, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x681f42e400642a, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x681f42e2007433, // V_PK_MAX_I16 ENC_VOP3P default
    0x681f42e2008436, // V_PK_MIN_I16 ENC_VOP3P default
    0x681f22e5009431, // V_PK_MAD_U16 ENC_VOP3P default
    0x681f42e100a429, // V_PK_ADD_U16 ENC_VOP3P default
    0x681f42e100b43d, // V_PK_SUB_U16 ENC_VOP3P default
    0x681f42e100c434, // V_PK_MAX_U16 ENC_VOP3P default
    0x681f42e100d437, // V_PK_MIN_U16 ENC_VOP3P default
    0x681f62e600e42c, // V_PK_FMA_F16 ENC_VOP3P default
    0x681f80ef00f426, // V_PK_ADD_F16 ENC_VOP3P default
    0x681f80ef010439, // V_PK_MUL_F16 ENC_VOP3P default
    0x681f80ef011435, // V_PK_MIN_F16 ENC_VOP3P default
    0x681f80ef012432, // V_PK_MAX_F16 ENC_VOP3P default
    0x681fa2e70203ce, // V_MAD_MIX_F32 ENC_VOP3P default
    0x681fa2e80213cd, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x681fa2e80223cc, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x681fc2e902338e, // V_DOT2_F32_F16 ENC_VOP3P default
    0x681f22ea02638f, // V_DOT2_I32_I16 ENC_VOP3P default
    0x681f2115027390, // V_DOT2_U32_U16 ENC_VOP3P default
    0x681fe2eb028392, // V_DOT4_I32_I8 ENC_VOP3P default
    0x681fe114029393, // V_DOT4_U32_U8 ENC_VOP3P default
    0x681fe2ec02a395, // V_DOT8_I32_I4 ENC_VOP3P default
    0x681fe2ed02b396, // V_DOT8_U32_U4 ENC_VOP3P default
    0x682002ee03042d, // V_PK_FMA_F32 ENC_VOP3P default
    0x682022ef03143a, // V_PK_MUL_F32 ENC_VOP3P default
    0x682022ef032427, // V_PK_ADD_F32 ENC_VOP3P default
    0x682022f0033438, // V_PK_MOV_B32 ENC_VOP3P default
    0x6a2042f10403f0, // V_MFMA_F32_32X32X1F32 VOP3P_MFMA default
    0x6a2062f20413ea, // V_MFMA_F32_16X16X1F32 VOP3P_MFMA default
    0x6a2082f30423f8, // V_MFMA_F32_4X4X1F32 VOP3P_MFMA default
    0x6a2062f20443f2, // V_MFMA_F32_32X32X2F32 VOP3P_MFMA default
    0x6a2082f30453ee, // V_MFMA_F32_16X16X4F32 VOP3P_MFMA default
    0x6a20a2f40483f5, // V_MFMA_F32_32X32X4F16 VOP3P_MFMA default
    0x6a20c2f50493ed, // V_MFMA_F32_16X16X4F16 VOP3P_MFMA default
    0x6a20e2f604a3fb, // V_MFMA_F32_4X4X4F16 VOP3P_MFMA default
    0x6a20c2f504c3f7, // V_MFMA_F32_32X32X8F16 VOP3P_MFMA default
    0x6a20e2f604d3e9, // V_MFMA_F32_16X16X16F16 VOP3P_MFMA default
    0x6a2042f7050400, // V_MFMA_I32_32X32X4I8 VOP3P_MFMA default
    0x6a2062f80513ff, // V_MFMA_I32_16X16X4I8 VOP3P_MFMA default
    0x6a2082f9052402, // V_MFMA_I32_4X4X4I8 VOP3P_MFMA default
    0x6a2062f8054401, // V_MFMA_I32_32X32X8I8 VOP3P_MFMA default
    0x6a2082f90553fe, // V_MFMA_I32_16X16X16I8 VOP3P_MFMA default
    0x6c2102fa058277, // V_ACCVGPR_READ ENC_VOP3P default
    0x682122fb059278, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x6a20a2fc0633f4, // V_MFMA_F32_32X32X4BF16_1K VOP3P_MFMA default
    0x6a20c2fd0643ec, // V_MFMA_F32_16X16X4BF16_1K VOP3P_MFMA default
    0x6a20e2fe0653fa, // V_MFMA_F32_4X4X4BF16_1K VOP3P_MFMA default
    0x6a20c2fd0663f6, // V_MFMA_F32_32X32X8BF16_1K VOP3P_MFMA default
    0x6a20e2fe0673e8, // V_MFMA_F32_16X16X16BF16_1K VOP3P_MFMA default
    0x6a2142ff0683f1, // V_MFMA_F32_32X32X2BF16 VOP3P_MFMA default
    0x6a2163000693eb, // V_MFMA_F32_16X16X2BF16 VOP3P_MFMA default
    0x6a21830106b3f9, // V_MFMA_F32_4X4X2BF16 VOP3P_MFMA default
    0x6a21630006c3f3, // V_MFMA_F32_32X32X4BF16 VOP3P_MFMA default
    0x6a21830106d3ef, // V_MFMA_F32_16X16X8BF16 VOP3P_MFMA default
    0x6a21a30206e3fc, // V_MFMA_F64_16X16X4F64 VOP3P_MFMA default
    0x6a21c30306f3fd, // V_MFMA_F64_4X4X4F64 VOP3P_MFMA default
];
