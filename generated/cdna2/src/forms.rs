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
pub static FORMS: [u64; 2437] = [
    0x0015a00000035b, // V_CNDMASK_B32 ENC_VOP2 default
    0x0215e00100035b, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x0415c00200035b, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x0615a00300035b, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0816200400127d, // V_ADD_F32 ENC_VOP2 default
    0x0a16600500127d, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16400600127d, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e16200700127d, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0816200400245f, // V_SUB_F32 ENC_VOP2 default
    0x0a16600500245f, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16400600245f, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e16200700245f, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0816200400345a, // V_SUBREV_F32 ENC_VOP2 default
    0x0a16600500345a, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16400600345a, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e16200700345a, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0816a0080043a0, // V_FMAC_F64 ENC_VOP2 default
    0x0c16c0090043a0, // V_FMAC_F64 VOP2_VOP_DPP has_dpp
    0x0e16a00a0043a0, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x08162004005415, // V_MUL_F32 ENC_VOP2 default
    0x0a166005005415, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c164006005415, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e162007005415, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0816200b00641b, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a17200c00641b, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c17000d00641b, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e16200e00641b, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0816200b007418, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a17200c007418, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c17000d007418, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e16200e007418, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0816200f00841f, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a17201000841f, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c17001100841f, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e16201200841f, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0816200f00941a, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a17201000941a, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c17001100941a, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e16201200941a, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0816200400a40a, // V_MIN_F32 ENC_VOP2 default
    0x0a16600500a40a, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16400600a40a, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e16200700a40a, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0816200400b3da, // V_MAX_F32 ENC_VOP2 default
    0x0a16600500b3da, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16400600b3da, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e16200700b3da, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0816200b00c40d, // V_MIN_I32 ENC_VOP2 default
    0x0a17200c00c40d, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c17000d00c40d, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e16200e00c40d, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0816200b00d3dd, // V_MAX_I32 ENC_VOP2 default
    0x0a17200c00d3dd, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c17000d00d3dd, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e16200e00d3dd, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0816200f00e40f, // V_MIN_U32 ENC_VOP2 default
    0x0a17201000e40f, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c17001100e40f, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e16201200e40f, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0816200f00f3df, // V_MAX_U32 ENC_VOP2 default
    0x0a17201000f3df, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c17001100f3df, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e16201200f3df, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x081620130103ba, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a1720140103ba, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1700110103ba, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1620150103ba, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x08162016011289, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a172017011289, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c170018011289, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e162019011289, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x081620130123b5, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a1720140123b5, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1700110123b5, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1620150123b5, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0816200f013286, // V_AND_B32 ENC_VOP2 default
    0x0a172010013286, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c170011013286, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e162012013286, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0816200f014423, // V_OR_B32 ENC_VOP2 default
    0x0a172010014423, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c170011014423, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e162012014423, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0816200f01546c, // V_XOR_B32 ENC_VOP2 default
    0x0a17201001546c, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c17001101546c, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e16201201546c, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0816201a0163bd, // V_MAC_F32 ENC_VOP2 default
    0x0c16401b0163bd, // V_MAC_F32 VOP2_VOP_DPP has_dpp
    0x0e16201c0163bd, // V_MAC_F32 VOP2_INST_LITERAL has_lit
    0x1017801d0173c1, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x0e17801e0173c1, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x1017a01f0183bf, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0e17a0200183bf, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x0817c02101927b, // V_ADD_CO_U32 ENC_VOP2 default
    0x1218002201927b, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c17e02301927b, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e17c02401927b, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x0817c02101a45d, // V_SUB_CO_U32 ENC_VOP2 default
    0x1218002201a45d, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c17e02301a45d, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e17c02401a45d, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0817c02501b458, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x1218002601b458, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c17e02301b458, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e17c02701b458, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x0018402801c27a, // V_ADDC_CO_U32 ENC_VOP2 default
    0x1418802901c27a, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0418602a01c27a, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x0618402b01c27a, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x0018402801d457, // V_SUBB_CO_U32 ENC_VOP2 default
    0x1418802901d457, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0418602a01d457, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0618402b01d457, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0018402c01e456, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x1418802d01e456, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0418602a01e456, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0618402e01e456, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x0818c02f01f27c, // V_ADD_F16 ENC_VOP2 default
    0x0a19003001f27c, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c18e03101f27c, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e18c03201f27c, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0818c02f02045e, // V_SUB_F16 ENC_VOP2 default
    0x0a19003002045e, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c18e03102045e, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e18c03202045e, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0818c033021459, // V_SUBREV_F16 ENC_VOP2 default
    0x0a190034021459, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c18e031021459, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e18c035021459, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0818c02f022414, // V_MUL_F16 ENC_VOP2 default
    0x0a190030022414, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c18e031022414, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e18c032022414, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0818c0360233bc, // V_MAC_F16 ENC_VOP2 default
    0x0c18e0370233bc, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e18c0380233bc, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x101940390243c0, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e19403a0243c0, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x1019603b0253be, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e19603c0253be, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x0819803d026282, // V_ADD_U16 ENC_VOP2 default
    0x0a19c03e026282, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c19a03f026282, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e198040026282, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x0819803d027462, // V_SUB_U16 ENC_VOP2 default
    0x0a19c03e027462, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c19a03f027462, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e198040027462, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x0819804102845b, // V_SUBREV_U16 ENC_VOP2 default
    0x0a19c04202845b, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c19a03f02845b, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e19804302845b, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x0819803d02941d, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a19c03e02941d, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c19a03f02941d, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e19804002941d, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x0819804102a3b4, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a19c04202a3b4, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c19a03f02a3b4, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e19804302a3b4, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x0819804102b3b9, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a19c04202b3b9, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c19a03f02b3b9, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e19804302b3b9, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x0819804402c288, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a19c04502c288, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c19a04602c288, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e19804702c288, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x0818c02f02d3d9, // V_MAX_F16 ENC_VOP2 default
    0x0a19003002d3d9, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c18e03102d3d9, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e18c03202d3d9, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0818c02f02e409, // V_MIN_F16 ENC_VOP2 default
    0x0a19003002e409, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c18e03102e409, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e18c03202e409, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x0819803d02f3de, // V_MAX_U16 ENC_VOP2 default
    0x0a19c03e02f3de, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c19a03f02f3de, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e19804002f3de, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081980480303dc, // V_MAX_I16 ENC_VOP2 default
    0x0a19c0490303dc, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c19a04a0303dc, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e19804b0303dc, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x0819803d03140e, // V_MIN_U16 ENC_VOP2 default
    0x0a19c03e03140e, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c19a03f03140e, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e19804003140e, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x0819804803240c, // V_MIN_I16 ENC_VOP2 default
    0x0a19c04903240c, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c19a04a03240c, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e19804b03240c, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x0818c02f0333ae, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1a40300333ae, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a20310333ae, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e18c0320333ae, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0816200f034283, // V_ADD_U32 ENC_VOP2 default
    0x0a172010034283, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c170011034283, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e162012034283, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0816200f035463, // V_SUB_U32 ENC_VOP2 default
    0x0a172010035463, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c170011035463, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e162012035463, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x0816201303645c, // V_SUBREV_U32 ENC_VOP2 default
    0x0a17201403645c, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c17001103645c, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e16201503645c, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081a804c03738c, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1aa04d03738c, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1a804e03738c, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0816204f03838d, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c17005003838d, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e16205103838d, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x08162052039391, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c170053039391, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e162054039391, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0816205503a394, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c17005603a394, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e16205703a394, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0816201a03b39f, // V_FMAC_F32 ENC_VOP2 default
    0x0c16401b03b39f, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e16201c03b39f, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081ae05803c42b, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0a1b405903c42b, // V_PK_FMAC_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b005a03c42b, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1ae05b03c42b, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0816200f03d46b, // V_XNOR_B32 ENC_VOP2 default
    0x0a17201003d46b, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c17001103d46b, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e16201203d46b, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x160c605c000164, // S_ADD_U32 ENC_SOP2 default
    0x180c605d000164, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e000164, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f000164, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c001258, // S_SUB_U32 ENC_SOP2 default
    0x180c605d001258, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e001258, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f001258, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6060002163, // S_ADD_I32 ENC_SOP2 default
    0x180c6061002163, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6062002163, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6063002163, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6060003257, // S_SUB_I32 ENC_SOP2 default
    0x180c6061003257, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6062003257, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6063003257, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6064004161, // S_ADDC_U32 ENC_SOP2 default
    0x180c6065004161, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6066004161, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6067004161, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6064005256, // S_SUBB_U32 ENC_SOP2 default
    0x180c6065005256, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6066005256, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6067005256, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6060006219, // S_MIN_I32 ENC_SOP2 default
    0x180c6061006219, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6062006219, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6063006219, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c00721a, // S_MIN_U32 ENC_SOP2 default
    0x180c605d00721a, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e00721a, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f00721a, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6060008215, // S_MAX_I32 ENC_SOP2 default
    0x180c6061008215, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6062008215, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6063008215, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c009216, // S_MAX_U32 ENC_SOP2 default
    0x180c605d009216, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e009216, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f009216, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c606800a1f0, // S_CSELECT_B32 ENC_SOP2 default
    0x180c606900a1f0, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c606a00a1f0, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c606b00a1f0, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806c00b1f1, // S_CSELECT_B64 ENC_SOP2 default
    0x180c806d00b1f1, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c806e00b1f1, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c806f00b1f1, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c00c16b, // S_AND_B32 ENC_SOP2 default
    0x180c605d00c16b, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e00c16b, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f00c16b, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807000d16c, // S_AND_B64 ENC_SOP2 default
    0x180c807100d16c, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807200d16c, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807300d16c, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c00e233, // S_OR_B32 ENC_SOP2 default
    0x180c605d00e233, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e00e233, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f00e233, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807000f234, // S_OR_B64 ENC_SOP2 default
    0x180c807100f234, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807200f234, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807300f234, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c010263, // S_XOR_B32 ENC_SOP2 default
    0x180c605d010263, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e010263, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f010263, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c8070011264, // S_XOR_B64 ENC_SOP2 default
    0x180c8071011264, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c8072011264, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c8073011264, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c012167, // S_ANDN2_B32 ENC_SOP2 default
    0x180c605d012167, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e012167, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f012167, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c8070013168, // S_ANDN2_B64 ENC_SOP2 default
    0x180c8071013168, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c8072013168, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c8073013168, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c014230, // S_ORN2_B32 ENC_SOP2 default
    0x180c605d014230, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e014230, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f014230, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c8070015231, // S_ORN2_B64 ENC_SOP2 default
    0x180c8071015231, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c8072015231, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c8073015231, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c016226, // S_NAND_B32 ENC_SOP2 default
    0x180c605d016226, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e016226, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f016226, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c8070017227, // S_NAND_B64 ENC_SOP2 default
    0x180c8071017227, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c8072017227, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c8073017227, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c01822a, // S_NOR_B32 ENC_SOP2 default
    0x180c605d01822a, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e01822a, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f01822a, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807001922b, // S_NOR_B64 ENC_SOP2 default
    0x180c807101922b, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807201922b, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807301922b, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c01a260, // S_XNOR_B32 ENC_SOP2 default
    0x180c605d01a260, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e01a260, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f01a260, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807001b261, // S_XNOR_B64 ENC_SOP2 default
    0x180c807101b261, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0c807201b261, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0c807301b261, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c01c211, // S_LSHL_B32 ENC_SOP2 default
    0x180c605d01c211, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e01c211, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f01c211, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07401d212, // S_LSHL_B64 ENC_SOP2 default
    0x180ca07501d212, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07601d212, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07701d212, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c01e213, // S_LSHR_B32 ENC_SOP2 default
    0x180c605d01e213, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e01e213, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f01e213, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07401f214, // S_LSHR_B64 ENC_SOP2 default
    0x180ca07501f214, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07601f214, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07701f214, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c607802016e, // S_ASHR_I32 ENC_SOP2 default
    0x180c607902016e, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c607a02016e, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c607b02016e, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07c02116f, // S_ASHR_I64 ENC_SOP2 default
    0x180ca07d02116f, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07e02116f, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07f02116f, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6080022195, // S_BFM_B32 ENC_SOP2 default
    0x180c6081022195, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c6082022195, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c6083022195, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc084023196, // S_BFM_B64 ENC_SOP2 default
    0x180cc085023196, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc086023196, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc087023196, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6088024225, // S_MUL_I32 ENC_SOP2 default
    0x180c6089024225, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c608a024225, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c608b024225, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c025193, // S_BFE_U32 ENC_SOP2 default
    0x180c605d025193, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e025193, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f025193, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6078026191, // S_BFE_I32 ENC_SOP2 default
    0x180c6079026191, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c607a026191, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c607b026191, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca074027194, // S_BFE_U64 ENC_SOP2 default
    0x180ca075027194, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca076027194, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca077027194, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07c028192, // S_BFE_I64 ENC_SOP2 default
    0x180ca07d028192, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07e028192, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07f028192, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce08c0291cc, // S_CBRANCH_G_FORK ENC_SOP2 default
    0x180ce08d0291cc, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0
    0x1a0ce08e0291cc, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_1
    0x1c0ce08f0291cc, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c606002a15f, // S_ABSDIFF_I32 ENC_SOP2 default
    0x180c606102a15f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c606202a15f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c606302a15f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d009002b23c, // S_RFE_RESTORE_B64 ENC_SOP2 default
    0x160c608002c224, // S_MUL_HI_U32 ENC_SOP2 default
    0x180c608102c224, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c608202c224, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c608302c224, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c608802d223, // S_MUL_HI_I32 ENC_SOP2 default
    0x180c608902d223, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c608a02d223, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c608b02d223, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c02e20d, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x180c605d02e20d, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e02e20d, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f02e20d, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c02f20e, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x180c605d02f20e, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e02f20e, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f02f20e, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c03020f, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x180c605d03020f, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e03020f, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f03020f, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c605c031210, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x180c605d031210, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c605e031210, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c605f031210, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6091032238, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x180c6092032238, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c6093032238, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c6094032238, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6095033237, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x180c6096033237, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c6097033237, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c6098033237, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c6099034236, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x180c609a034236, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c609b034236, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c609c034236, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1e0d609d00021b, // S_MOVK_I32 ENC_SOPK default
    0x1e0d609e0011d3, // S_CMOVK_I32 ENC_SOPK default
    0x1e0d609f0021d6, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1e0d609f0031de, // S_CMPK_LG_I32 ENC_SOPK default
    0x1e0d609f0041da, // S_CMPK_GT_I32 ENC_SOPK default
    0x1e0d609f0051d8, // S_CMPK_GE_I32 ENC_SOPK default
    0x1e0d609f0061e0, // S_CMPK_LT_I32 ENC_SOPK default
    0x1e0d609f0071dc, // S_CMPK_LE_I32 ENC_SOPK default
    0x1e0d60a00081d7, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1e0d60a00091df, // S_CMPK_LG_U32 ENC_SOPK default
    0x1e0d60a000a1db, // S_CMPK_GT_U32 ENC_SOPK default
    0x1e0d60a000b1d9, // S_CMPK_GE_U32 ENC_SOPK default
    0x1e0d60a000c1e1, // S_CMPK_LT_U32 ENC_SOPK default
    0x1e0d60a000d1dd, // S_CMPK_LE_U32 ENC_SOPK default
    0x1e0d60a100e162, // S_ADDK_I32 ENC_SOPK default
    0x1e0d60a200f222, // S_MULK_I32 ENC_SOPK default
    0x1e0d80a30101cd, // S_CBRANCH_I_FORK ENC_SOPK default
    0x1e0da0a4011205, // S_GETREG_B32 ENC_SOPK default
    0x1e0dc0a5012249, // S_SETREG_B32 ENC_SOPK default
    0x200de0a601424a, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1e0d80a70151c5, // S_CALL_B64 ENC_SOPK default
    0x2209c0a8000208, // S_LOAD_DWORD ENC_SMEM default
    0x2209e0a900120a, // S_LOAD_DWORDX2 ENC_SMEM default
    0x220a00aa00220b, // S_LOAD_DWORDX4 ENC_SMEM default
    0x220a20ab00320c, // S_LOAD_DWORDX8 ENC_SMEM default
    0x220a40ac004209, // S_LOAD_DWORDX16 ENC_SMEM default
    0x2209c0a800523d, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x2209e0a900623e, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x220a00aa00723f, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x220a60ad0081bd, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x220a80ae0091bf, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x220aa0af00a1c0, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x220ac0b000b1c1, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x220ae0b100c1be, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x2209c0b2010253, // S_STORE_DWORD ENC_SMEM default
    0x2209e0b3011254, // S_STORE_DWORDX2 ENC_SMEM default
    0x220a00b4012255, // S_STORE_DWORDX4 ENC_SMEM default
    0x2209c0b2015240, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x2209e0b3016241, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x220a00b4017242, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x220a60b50181c2, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x220a80b60191c3, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x220aa0b701a1c4, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x220980b80201f4, // S_DCACHE_INV ENC_SMEM default
    0x220980b80211f6, // S_DCACHE_WB ENC_SMEM default
    0x220980b80221f5, // S_DCACHE_INV_VOL ENC_SMEM default
    0x220980b80231f7, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220b00b9024218, // S_MEMTIME ENC_SMEM default
    0x220b00b9025217, // S_MEMREALTIME ENC_SMEM default
    0x220b20ba026170, // S_ATC_PROBE ENC_SMEM default
    0x220b40bb027171, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x220b60bc0281f2, // S_DCACHE_DISCARD ENC_SMEM default
    0x220b60bc0291f3, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x220a60bd0401b5, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x220a80be0411a7, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x220a60bd0421a3, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x220a60bd0431b3, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x220a60bd0441b1, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x220a60bd0451b9, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x220a60bd0461af, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x220a60bd0471b7, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x220a60bd0481a5, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x220a60bd0491ad, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x220a60bd04a1bb, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x220a60bd04b1ab, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x220a60bd04c1a9, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x220a80be0601b6, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220aa0bf0611a8, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220a80be0621a4, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x220a80be0631b4, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x220a80be0641b2, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220a80be0651ba, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220a80be0661b0, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220a80be0671b8, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220a80be0681a6, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x220a80be0691ae, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x220a80be06a1bc, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x220a80be06b1ac, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x220a80be06c1aa, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x2209c0c0080184, // S_ATOMIC_SWAP ENC_SMEM default
    0x2209e0c1081176, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x2209c0c0082172, // S_ATOMIC_ADD ENC_SMEM default
    0x2209c0c0083182, // S_ATOMIC_SUB ENC_SMEM default
    0x2209c0c0084180, // S_ATOMIC_SMIN ENC_SMEM default
    0x2209c0c0085188, // S_ATOMIC_UMIN ENC_SMEM default
    0x2209c0c008617e, // S_ATOMIC_SMAX ENC_SMEM default
    0x2209c0c0087186, // S_ATOMIC_UMAX ENC_SMEM default
    0x2209c0c0088174, // S_ATOMIC_AND ENC_SMEM default
    0x2209c0c008917c, // S_ATOMIC_OR ENC_SMEM default
    0x2209c0c008a18a, // S_ATOMIC_XOR ENC_SMEM default
    0x2209c0c008b17a, // S_ATOMIC_INC ENC_SMEM default
    0x2209c0c008c178, // S_ATOMIC_DEC ENC_SMEM default
    0x2209e0c10a0185, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220a00c20a1177, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x2209e0c10a2173, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x2209e0c10a3183, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x2209e0c10a4181, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x2209e0c10a5189, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x2209e0c10a617f, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x2209e0c10a7187, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x2209e0c10a8175, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x2209e0c10a917d, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x2209e0c10aa18b, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x2209e0c10ab17b, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x2209e0c10ac179, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x242240c30102f9, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x242240c4011296, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x2422a0c50122fa, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x2422a0c6013297, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x2422e0c70142f8, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x2422e0c8015295, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x242340c7020304, // V_CMP_F_F16 ENC_VOP3 default
    0x242340c702132b, // V_CMP_LT_F16 ENC_VOP3 default
    0x242340c70222fb, // V_CMP_EQ_F16 ENC_VOP3 default
    0x242340c702331f, // V_CMP_LE_F16 ENC_VOP3 default
    0x242340c7024316, // V_CMP_GT_F16 ENC_VOP3 default
    0x242340c7025328, // V_CMP_LG_F16 ENC_VOP3 default
    0x242340c702630d, // V_CMP_GE_F16 ENC_VOP3 default
    0x242340c702734c, // V_CMP_O_F16 ENC_VOP3 default
    0x242340c7028358, // V_CMP_U_F16 ENC_VOP3 default
    0x242340c702933d, // V_CMP_NGE_F16 ENC_VOP3 default
    0x242340c702a346, // V_CMP_NLG_F16 ENC_VOP3 default
    0x242340c702b340, // V_CMP_NGT_F16 ENC_VOP3 default
    0x242340c702c343, // V_CMP_NLE_F16 ENC_VOP3 default
    0x242340c702d334, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x242340c702e349, // V_CMP_NLT_F16 ENC_VOP3 default
    0x242340c702f34f, // V_CMP_TRU_F16 ENC_VOP3 default
    0x242340c80302a1, // V_CMPX_F_F16 ENC_VOP3 default
    0x242340c80312c8, // V_CMPX_LT_F16 ENC_VOP3 default
    0x242340c8032298, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x242340c80332bc, // V_CMPX_LE_F16 ENC_VOP3 default
    0x242340c80342b3, // V_CMPX_GT_F16 ENC_VOP3 default
    0x242340c80352c5, // V_CMPX_LG_F16 ENC_VOP3 default
    0x242340c80362aa, // V_CMPX_GE_F16 ENC_VOP3 default
    0x242340c80372e9, // V_CMPX_O_F16 ENC_VOP3 default
    0x242340c80382f5, // V_CMPX_U_F16 ENC_VOP3 default
    0x242340c80392da, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x242340c803a2e3, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x242340c803b2dd, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x242340c803c2e0, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x242340c803d2d1, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x242340c803e2e6, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x242340c803f2ec, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x242380c9040305, // V_CMP_F_F32 ENC_VOP3 default
    0x242380c904132c, // V_CMP_LT_F32 ENC_VOP3 default
    0x242380c90422fc, // V_CMP_EQ_F32 ENC_VOP3 default
    0x242380c9043320, // V_CMP_LE_F32 ENC_VOP3 default
    0x242380c9044317, // V_CMP_GT_F32 ENC_VOP3 default
    0x242380c9045329, // V_CMP_LG_F32 ENC_VOP3 default
    0x242380c904630e, // V_CMP_GE_F32 ENC_VOP3 default
    0x242380c904734d, // V_CMP_O_F32 ENC_VOP3 default
    0x242380c9048359, // V_CMP_U_F32 ENC_VOP3 default
    0x242380c904933e, // V_CMP_NGE_F32 ENC_VOP3 default
    0x242380c904a347, // V_CMP_NLG_F32 ENC_VOP3 default
    0x242380c904b341, // V_CMP_NGT_F32 ENC_VOP3 default
    0x242380c904c344, // V_CMP_NLE_F32 ENC_VOP3 default
    0x242380c904d335, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x242380c904e34a, // V_CMP_NLT_F32 ENC_VOP3 default
    0x242380c904f350, // V_CMP_TRU_F32 ENC_VOP3 default
    0x242380ca0502a2, // V_CMPX_F_F32 ENC_VOP3 default
    0x242380ca0512c9, // V_CMPX_LT_F32 ENC_VOP3 default
    0x242380ca052299, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x242380ca0532bd, // V_CMPX_LE_F32 ENC_VOP3 default
    0x242380ca0542b4, // V_CMPX_GT_F32 ENC_VOP3 default
    0x242380ca0552c6, // V_CMPX_LG_F32 ENC_VOP3 default
    0x242380ca0562ab, // V_CMPX_GE_F32 ENC_VOP3 default
    0x242380ca0572ea, // V_CMPX_O_F32 ENC_VOP3 default
    0x242380ca0582f6, // V_CMPX_U_F32 ENC_VOP3 default
    0x242380ca0592db, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x242380ca05a2e4, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x242380ca05b2de, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x242380ca05c2e1, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x242380ca05d2d2, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x242380ca05e2e7, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x242380ca05f2ed, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x2423c0cb060306, // V_CMP_F_F64 ENC_VOP3 default
    0x2423c0cb06132d, // V_CMP_LT_F64 ENC_VOP3 default
    0x2423c0cb0622fd, // V_CMP_EQ_F64 ENC_VOP3 default
    0x2423c0cb063321, // V_CMP_LE_F64 ENC_VOP3 default
    0x2423c0cb064318, // V_CMP_GT_F64 ENC_VOP3 default
    0x2423c0cb06532a, // V_CMP_LG_F64 ENC_VOP3 default
    0x2423c0cb06630f, // V_CMP_GE_F64 ENC_VOP3 default
    0x2423c0cb06734e, // V_CMP_O_F64 ENC_VOP3 default
    0x2423c0cb06835a, // V_CMP_U_F64 ENC_VOP3 default
    0x2423c0cb06933f, // V_CMP_NGE_F64 ENC_VOP3 default
    0x2423c0cb06a348, // V_CMP_NLG_F64 ENC_VOP3 default
    0x2423c0cb06b342, // V_CMP_NGT_F64 ENC_VOP3 default
    0x2423c0cb06c345, // V_CMP_NLE_F64 ENC_VOP3 default
    0x2423c0cb06d336, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x2423c0cb06e34b, // V_CMP_NLT_F64 ENC_VOP3 default
    0x2423c0cb06f351, // V_CMP_TRU_F64 ENC_VOP3 default
    0x2423c0cc0702a3, // V_CMPX_F_F64 ENC_VOP3 default
    0x2423c0cc0712ca, // V_CMPX_LT_F64 ENC_VOP3 default
    0x2423c0cc07229a, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x2423c0cc0732be, // V_CMPX_LE_F64 ENC_VOP3 default
    0x2423c0cc0742b5, // V_CMPX_GT_F64 ENC_VOP3 default
    0x2423c0cc0752c7, // V_CMPX_LG_F64 ENC_VOP3 default
    0x2423c0cc0762ac, // V_CMPX_GE_F64 ENC_VOP3 default
    0x2423c0cc0772eb, // V_CMPX_O_F64 ENC_VOP3 default
    0x2423c0cc0782f7, // V_CMPX_U_F64 ENC_VOP3 default
    0x2423c0cc0792dc, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x2423c0cc07a2e5, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x2423c0cc07b2df, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x2423c0cc07c2e2, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x2423c0cc07d2d3, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x2423c0cc07e2e8, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x2423c0cc07f2ee, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x242400cd0a0307, // V_CMP_F_I16 ENC_VOP3 default
    0x242400cd0a132e, // V_CMP_LT_I16 ENC_VOP3 default
    0x242400cd0a22fe, // V_CMP_EQ_I16 ENC_VOP3 default
    0x242400cd0a3322, // V_CMP_LE_I16 ENC_VOP3 default
    0x242400cd0a4319, // V_CMP_GT_I16 ENC_VOP3 default
    0x242400cd0a5337, // V_CMP_NE_I16 ENC_VOP3 default
    0x242400cd0a6310, // V_CMP_GE_I16 ENC_VOP3 default
    0x242400cd0a7352, // V_CMP_T_I16 ENC_VOP3 default
    0x242400ce0a830a, // V_CMP_F_U16 ENC_VOP3 default
    0x242400ce0a9331, // V_CMP_LT_U16 ENC_VOP3 default
    0x242400ce0aa301, // V_CMP_EQ_U16 ENC_VOP3 default
    0x242400ce0ab325, // V_CMP_LE_U16 ENC_VOP3 default
    0x242400ce0ac31c, // V_CMP_GT_U16 ENC_VOP3 default
    0x242400ce0ad33a, // V_CMP_NE_U16 ENC_VOP3 default
    0x242400ce0ae313, // V_CMP_GE_U16 ENC_VOP3 default
    0x242400ce0af355, // V_CMP_T_U16 ENC_VOP3 default
    0x242400cf0b02a4, // V_CMPX_F_I16 ENC_VOP3 default
    0x242400cf0b12cb, // V_CMPX_LT_I16 ENC_VOP3 default
    0x242400cf0b229b, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x242400cf0b32bf, // V_CMPX_LE_I16 ENC_VOP3 default
    0x242400cf0b42b6, // V_CMPX_GT_I16 ENC_VOP3 default
    0x242400cf0b52d4, // V_CMPX_NE_I16 ENC_VOP3 default
    0x242400cf0b62ad, // V_CMPX_GE_I16 ENC_VOP3 default
    0x242400cf0b72ef, // V_CMPX_T_I16 ENC_VOP3 default
    0x242400d00b82a7, // V_CMPX_F_U16 ENC_VOP3 default
    0x242400d00b92ce, // V_CMPX_LT_U16 ENC_VOP3 default
    0x242400d00ba29e, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x242400d00bb2c2, // V_CMPX_LE_U16 ENC_VOP3 default
    0x242400d00bc2b9, // V_CMPX_GT_U16 ENC_VOP3 default
    0x242400d00bd2d7, // V_CMPX_NE_U16 ENC_VOP3 default
    0x242400d00be2b0, // V_CMPX_GE_U16 ENC_VOP3 default
    0x242400d00bf2f2, // V_CMPX_T_U16 ENC_VOP3 default
    0x242460d10c0308, // V_CMP_F_I32 ENC_VOP3 default
    0x242460d10c132f, // V_CMP_LT_I32 ENC_VOP3 default
    0x242460d10c22ff, // V_CMP_EQ_I32 ENC_VOP3 default
    0x242460d10c3323, // V_CMP_LE_I32 ENC_VOP3 default
    0x242460d10c431a, // V_CMP_GT_I32 ENC_VOP3 default
    0x242460d10c5338, // V_CMP_NE_I32 ENC_VOP3 default
    0x242460d10c6311, // V_CMP_GE_I32 ENC_VOP3 default
    0x242460d10c7353, // V_CMP_T_I32 ENC_VOP3 default
    0x242460d20c830b, // V_CMP_F_U32 ENC_VOP3 default
    0x242460d20c9332, // V_CMP_LT_U32 ENC_VOP3 default
    0x242460d20ca302, // V_CMP_EQ_U32 ENC_VOP3 default
    0x242460d20cb326, // V_CMP_LE_U32 ENC_VOP3 default
    0x242460d20cc31d, // V_CMP_GT_U32 ENC_VOP3 default
    0x242460d20cd33b, // V_CMP_NE_U32 ENC_VOP3 default
    0x242460d20ce314, // V_CMP_GE_U32 ENC_VOP3 default
    0x242460d20cf356, // V_CMP_T_U32 ENC_VOP3 default
    0x242460d30d02a5, // V_CMPX_F_I32 ENC_VOP3 default
    0x242460d30d12cc, // V_CMPX_LT_I32 ENC_VOP3 default
    0x242460d30d229c, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x242460d30d32c0, // V_CMPX_LE_I32 ENC_VOP3 default
    0x242460d30d42b7, // V_CMPX_GT_I32 ENC_VOP3 default
    0x242460d30d52d5, // V_CMPX_NE_I32 ENC_VOP3 default
    0x242460d30d62ae, // V_CMPX_GE_I32 ENC_VOP3 default
    0x242460d30d72f0, // V_CMPX_T_I32 ENC_VOP3 default
    0x242460d40d82a8, // V_CMPX_F_U32 ENC_VOP3 default
    0x242460d40d92cf, // V_CMPX_LT_U32 ENC_VOP3 default
    0x242460d40da29f, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x242460d40db2c3, // V_CMPX_LE_U32 ENC_VOP3 default
    0x242460d40dc2ba, // V_CMPX_GT_U32 ENC_VOP3 default
    0x242460d40dd2d8, // V_CMPX_NE_U32 ENC_VOP3 default
    0x242460d40de2b1, // V_CMPX_GE_U32 ENC_VOP3 default
    0x242460d40df2f3, // V_CMPX_T_U32 ENC_VOP3 default
    0x2424a0d50e0309, // V_CMP_F_I64 ENC_VOP3 default
    0x2424a0d50e1330, // V_CMP_LT_I64 ENC_VOP3 default
    0x2424a0d50e2300, // V_CMP_EQ_I64 ENC_VOP3 default
    0x2424a0d50e3324, // V_CMP_LE_I64 ENC_VOP3 default
    0x2424a0d50e431b, // V_CMP_GT_I64 ENC_VOP3 default
    0x2424a0d50e5339, // V_CMP_NE_I64 ENC_VOP3 default
    0x2424a0d50e6312, // V_CMP_GE_I64 ENC_VOP3 default
    0x2424a0d50e7354, // V_CMP_T_I64 ENC_VOP3 default
    0x2424a0d60e830c, // V_CMP_F_U64 ENC_VOP3 default
    0x2424a0d60e9333, // V_CMP_LT_U64 ENC_VOP3 default
    0x2424a0d60ea303, // V_CMP_EQ_U64 ENC_VOP3 default
    0x2424a0d60eb327, // V_CMP_LE_U64 ENC_VOP3 default
    0x2424a0d60ec31e, // V_CMP_GT_U64 ENC_VOP3 default
    0x2424a0d60ed33c, // V_CMP_NE_U64 ENC_VOP3 default
    0x2424a0d60ee315, // V_CMP_GE_U64 ENC_VOP3 default
    0x2424a0d60ef357, // V_CMP_T_U64 ENC_VOP3 default
    0x2424a0d70f02a6, // V_CMPX_F_I64 ENC_VOP3 default
    0x2424a0d70f12cd, // V_CMPX_LT_I64 ENC_VOP3 default
    0x2424a0d70f229d, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x2424a0d70f32c1, // V_CMPX_LE_I64 ENC_VOP3 default
    0x2424a0d70f42b8, // V_CMPX_GT_I64 ENC_VOP3 default
    0x2424a0d70f52d6, // V_CMPX_NE_I64 ENC_VOP3 default
    0x2424a0d70f62af, // V_CMPX_GE_I64 ENC_VOP3 default
    0x2424a0d70f72f1, // V_CMPX_T_I64 ENC_VOP3 default
    0x2424a0d80f82a9, // V_CMPX_F_U64 ENC_VOP3 default
    0x2424a0d80f92d0, // V_CMPX_LT_U64 ENC_VOP3 default
    0x2424a0d80fa2a0, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x2424a0d80fb2c4, // V_CMPX_LE_U64 ENC_VOP3 default
    0x2424a0d80fc2bb, // V_CMPX_GT_U64 ENC_VOP3 default
    0x2424a0d80fd2d9, // V_CMPX_NE_U64 ENC_VOP3 default
    0x2424a0d80fe2b2, // V_CMPX_GE_U64 ENC_VOP3 default
    0x2424a0d80ff2f4, // V_CMPX_T_U64 ENC_VOP3 default
    0x261600d910035b, // V_CNDMASK_B32 ENC_VOP3 default
    0x241680da10127d, // V_ADD_F32 ENC_VOP3 default
    0x241680da10245f, // V_SUB_F32 ENC_VOP3 default
    0x241680da10345a, // V_SUBREV_F32 ENC_VOP3 default
    0x2416e0db1043a0, // V_FMAC_F64 ENC_VOP3 default
    0x241680da105415, // V_MUL_F32 ENC_VOP3 default
    0x241740dc10641b, // V_MUL_I32_I24 ENC_VOP3 default
    0x241760dc107418, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x241740dd10841f, // V_MUL_U32_U24 ENC_VOP3 default
    0x241760dd10941a, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x241680da10a40a, // V_MIN_F32 ENC_VOP3 default
    0x241680da10b3da, // V_MAX_F32 ENC_VOP3 default
    0x241760dc10c40d, // V_MIN_I32 ENC_VOP3 default
    0x241760dc10d3dd, // V_MAX_I32 ENC_VOP3 default
    0x241760dd10e40f, // V_MIN_U32 ENC_VOP3 default
    0x241760dd10f3df, // V_MAX_U32 ENC_VOP3 default
    0x241760de1103ba, // V_LSHRREV_B32 ENC_VOP3 default
    0x241760df111289, // V_ASHRREV_I32 ENC_VOP3 default
    0x241760de1123b5, // V_LSHLREV_B32 ENC_VOP3 default
    0x241760dd113286, // V_AND_B32 ENC_VOP3 default
    0x241760dd114423, // V_OR_B32 ENC_VOP3 default
    0x241760dd11546c, // V_XOR_B32 ENC_VOP3 default
    0x241680e01163bd, // V_MAC_F32 ENC_VOP3 default
    0x281820e111927b, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x281820e111a45d, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x281820e211b458, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2a18a0e311c27a, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2a18a0e311d457, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2a18a0e411e456, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x241920e511f27c, // V_ADD_F16 ENC_VOP3 default
    0x241920e512045e, // V_SUB_F16 ENC_VOP3 default
    0x241920e6121459, // V_SUBREV_F16 ENC_VOP3 default
    0x241920e5122414, // V_MUL_F16 ENC_VOP3 default
    0x241920e71233bc, // V_MAC_F16 ENC_VOP3 default
    0x2419e0e8126282, // V_ADD_U16 ENC_VOP3 default
    0x2419e0e8127462, // V_SUB_U16 ENC_VOP3 default
    0x2419e0e912845b, // V_SUBREV_U16 ENC_VOP3 default
    0x241a00e812941d, // V_MUL_LO_U16 ENC_VOP3 default
    0x241a00e912a3b4, // V_LSHLREV_B16 ENC_VOP3 default
    0x241a00e912b3b9, // V_LSHRREV_B16 ENC_VOP3 default
    0x241a00ea12c288, // V_ASHRREV_I16 ENC_VOP3 default
    0x241920e512d3d9, // V_MAX_F16 ENC_VOP3 default
    0x241920e512e409, // V_MIN_F16 ENC_VOP3 default
    0x241a00e812f3de, // V_MAX_U16 ENC_VOP3 default
    0x241a00eb1303dc, // V_MAX_I16 ENC_VOP3 default
    0x241a00e813140e, // V_MIN_U16 ENC_VOP3 default
    0x241a00eb13240c, // V_MIN_I16 ENC_VOP3 default
    0x241a60e51333ae, // V_LDEXP_F16 ENC_VOP3 default
    0x241740dd134283, // V_ADD_U32 ENC_VOP3 default
    0x241740dd135463, // V_SUB_U32 ENC_VOP3 default
    0x241740de13645c, // V_SUBREV_U32 ENC_VOP3 default
    0x241ac0ec13738c, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x241740ed13838d, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x241740ee139391, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x241740ef13a394, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x241680e013b39f, // V_FMAC_F32 ENC_VOP3 default
    0x241b20f013c42b, // V_PK_FMAC_F16 ENC_VOP3 default
    0x241760dd13d46b, // V_XNOR_B32 ENC_VOP3 default
    0x240f00b8140420, // V_NOP ENC_VOP3 default
    0x240f80f1141410, // V_MOV_B32 ENC_VOP3 default
    0x2c0fc0f2142443, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x241020f3143373, // V_CVT_I32_F64 ENC_VOP3 default
    0x241080f414436e, // V_CVT_F64_I32 ENC_VOP3 default
    0x2410e0f5145367, // V_CVT_F32_I32 ENC_VOP3 default
    0x2410e0f6146368, // V_CVT_F32_U32 ENC_VOP3 default
    0x241120f7147382, // V_CVT_U32_F32 ENC_VOP3 default
    0x241120f8148372, // V_CVT_I32_F32 ENC_VOP3 default
    0x2411a0f914a362, // V_CVT_F16_F32 ENC_VOP3 default
    0x241220fa14b365, // V_CVT_F32_F16 ENC_VOP3 default
    0x241260f814c380, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x241260f814d370, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x2410e0f514e376, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x241020fb14f366, // V_CVT_F32_F64 ENC_VOP3 default
    0x241280fc15036d, // V_CVT_F64_F32 ENC_VOP3 default
    0x2410e0f6151369, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x2410e0f615236a, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x2410e0f615336b, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x2410e0f615436c, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x241020fd155383, // V_CVT_U32_F64 ENC_VOP3 default
    0x241080fe15636f, // V_CVT_F64_U32 ENC_VOP3 default
    0x241300ff157468, // V_TRUNC_F64 ENC_VOP3 default
    0x241300ff158293, // V_CEIL_F64 ENC_VOP3 default
    0x241300ff159447, // V_RNDNE_F64 ENC_VOP3 default
    0x241300ff15a39e, // V_FLOOR_F64 ENC_VOP3 default
    0x2411210015b3a6, // V_FRACT_F32 ENC_VOP3 default
    0x2411210015c467, // V_TRUNC_F32 ENC_VOP3 default
    0x2411210015d292, // V_CEIL_F32 ENC_VOP3 default
    0x2411210015e446, // V_RNDNE_F32 ENC_VOP3 default
    0x2411210015f39d, // V_FLOOR_F32 ENC_VOP3 default
    0x24112100160398, // V_EXP_F32 ENC_VOP3 default
    0x241121001613b3, // V_LOG_F32 ENC_VOP3 default
    0x24112100162440, // V_RCP_F32 ENC_VOP3 default
    0x24112100163442, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x24112100164449, // V_RSQ_F32 ENC_VOP3 default
    0x241300ff165441, // V_RCP_F64 ENC_VOP3 default
    0x241300ff16644a, // V_RSQ_F64 ENC_VOP3 default
    0x24112100167454, // V_SQRT_F32 ENC_VOP3 default
    0x241300ff168455, // V_SQRT_F64 ENC_VOP3 default
    0x24112100169452, // V_SIN_F32 ENC_VOP3 default
    0x2411210016a35d, // V_COS_F32 ENC_VOP3 default
    0x2413410116b421, // V_NOT_B32 ENC_VOP3 default
    0x240f80f116c290, // V_BFREV_B32 ENC_VOP3 default
    0x2413410216d39a, // V_FFBH_U32 ENC_VOP3 default
    0x2413410216e39b, // V_FFBL_B32 ENC_VOP3 default
    0x2413410316f399, // V_FFBH_I32 ENC_VOP3 default
    0x241020f31703aa, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x241300ff1713ad, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x241300ff1723a7, // V_FRACT_F64 ENC_VOP3 default
    0x241260f81733a9, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x241121001743ac, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x240f00b8175294, // V_CLREXCP ENC_VOP3 default
    0x240f80f1177450, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x2413c104179364, // V_CVT_F16_U16 ENC_VOP3 default
    0x2413c10517a363, // V_CVT_F16_I16 ENC_VOP3 default
    0x2414410617b381, // V_CVT_U16_F16 ENC_VOP3 default
    0x2414410717c371, // V_CVT_I16_F16 ENC_VOP3 default
    0x2414c10817d43f, // V_RCP_F16 ENC_VOP3 default
    0x2414c10817e453, // V_SQRT_F16 ENC_VOP3 default
    0x2414c10817f448, // V_RSQ_F16 ENC_VOP3 default
    0x2414c1081803b2, // V_LOG_F16 ENC_VOP3 default
    0x2414c108181397, // V_EXP_F16 ENC_VOP3 default
    0x2414c1081823ab, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x241441071833a8, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x2414c10818439c, // V_FLOOR_F16 ENC_VOP3 default
    0x2414c108185291, // V_CEIL_F16 ENC_VOP3 default
    0x2414c108186466, // V_TRUNC_F16 ENC_VOP3 default
    0x2414c108187445, // V_RNDNE_F16 ENC_VOP3 default
    0x2414c1081883a5, // V_FRACT_F16 ENC_VOP3 default
    0x2414c108189451, // V_SIN_F16 ENC_VOP3 default
    0x2414c10818a35c, // V_COS_F16 ENC_VOP3 default
    0x2414410718d374, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2414410618e375, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x2413410918f44f, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2c15010a191464, // V_SWAP_B32 ENC_VOP3 default
    0x2c15810b192276, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x241b610c1c03c9, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x241b610c1c13c3, // V_MAD_F32 ENC_VOP3 default
    0x241b810d1c23c6, // V_MAD_I32_I24 ENC_VOP3 default
    0x241b810e1c33d1, // V_MAD_U32_U24 ENC_VOP3 default
    0x241b610c1c435e, // V_CUBEID_F32 ENC_VOP3 default
    0x241b610c1c5360, // V_CUBESC_F32 ENC_VOP3 default
    0x241b610c1c6361, // V_CUBETC_F32 ENC_VOP3 default
    0x241b610c1c735f, // V_CUBEMA_F32 ENC_VOP3 default
    0x241ba10f1c828d, // V_BFE_U32 ENC_VOP3 default
    0x241ba1101c928c, // V_BFE_I32 ENC_VOP3 default
    0x241ba10f1ca28e, // V_BFI_B32 ENC_VOP3 default
    0x241b610c1cb3a2, // V_FMA_F32 ENC_VOP3 default
    0x241bc1111cc3a3, // V_FMA_F64 ENC_VOP3 default
    0x241be1121cd3b1, // V_LERP_U8 ENC_VOP3 default
    0x241c01131ce284, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x241c01131cf285, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x241b610c1d0404, // V_MIN3_F32 ENC_VOP3 default
    0x241ba1141d1406, // V_MIN3_I32 ENC_VOP3 default
    0x241ba10f1d2408, // V_MIN3_U32 ENC_VOP3 default
    0x241b610c1d33d4, // V_MAX3_F32 ENC_VOP3 default
    0x241ba1141d43d6, // V_MAX3_I32 ENC_VOP3 default
    0x241ba10f1d53d8, // V_MAX3_U32 ENC_VOP3 default
    0x241b610c1d63e3, // V_MED3_F32 ENC_VOP3 default
    0x241ba1141d73e5, // V_MED3_I32 ENC_VOP3 default
    0x241ba10f1d83e7, // V_MED3_U32 ENC_VOP3 default
    0x241b81151d944e, // V_SAD_U8 ENC_VOP3 default
    0x241b81151da44b, // V_SAD_HI_U8 ENC_VOP3 default
    0x241b81161db44c, // V_SAD_U16 ENC_VOP3 default
    0x241b810f1dc44d, // V_SAD_U32 ENC_VOP3 default
    0x241c21171dd37f, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x241b610c1de385, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x241bc1111df386, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x281c41181e038a, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x281c61191e138b, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x2e1b611a1e2388, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x2e1bc11b1e3389, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x241c81121e4413, // V_MSAD_U8 ENC_VOP3 default
    0x241ca11c1e543e, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x241ca11c1e6411, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x301cc11d1e7412, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x281ce11e1e83d2, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x281ce11f1e93c7, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x241d01201ea3c8, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x241d21211eb3cb, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x241d21211ec3ca, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x241d41221ed425, // V_PERM_B32 ENC_VOP3 default
    0x241d01201ee3a4, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x241d01201ef387, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x241d61231f0377, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x241d81241f13d0, // V_MAD_U32_U16 ENC_VOP3 default
    0x241d81251f23c5, // V_MAD_I32_I16 ENC_VOP3 default
    0x241ba10f1f346a, // V_XAD_U32 ENC_VOP3 default
    0x241da1201f4403, // V_MIN3_F16 ENC_VOP3 default
    0x241dc1261f5405, // V_MIN3_I16 ENC_VOP3 default
    0x241dc1271f6407, // V_MIN3_U16 ENC_VOP3 default
    0x241da1201f73d3, // V_MAX3_F16 ENC_VOP3 default
    0x241dc1261f83d5, // V_MAX3_I16 ENC_VOP3 default
    0x241dc1271f93d7, // V_MAX3_U16 ENC_VOP3 default
    0x241da1201fa3e2, // V_MED3_F16 ENC_VOP3 default
    0x241dc1261fb3e4, // V_MED3_I16 ENC_VOP3 default
    0x241dc1271fc3e6, // V_MED3_U16 ENC_VOP3 default
    0x241ba10f1fd3b7, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x241ba10f1fe281, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x241ba10f1ff279, // V_ADD3_U32 ENC_VOP3 default
    0x241ba10f2003b8, // V_LSHL_OR_B32 ENC_VOP3 default
    0x241ba10f201287, // V_AND_OR_B32 ENC_VOP3 default
    0x241ba10f202422, // V_OR3_B32 ENC_VOP3 default
    0x241da1202033c2, // V_MAD_F16 ENC_VOP3 default
    0x241dc1272043cf, // V_MAD_U16 ENC_VOP3 default
    0x241dc1262053c4, // V_MAD_I16 ENC_VOP3 default
    0x241da1202063a1, // V_FMA_F16 ENC_VOP3 default
    0x241da120207384, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x241de12828027e, // V_ADD_F64 ENC_VOP3 default
    0x241de128281416, // V_MUL_F64 ENC_VOP3 default
    0x241de12828240b, // V_MIN_F64 ENC_VOP3 default
    0x241de1282833db, // V_MAX_F64 ENC_VOP3 default
    0x241e01292843b0, // V_LDEXP_F64 ENC_VOP3 default
    0x241e20dd28541e, // V_MUL_LO_U32 ENC_VOP3 default
    0x241e20dd286419, // V_MUL_HI_U32 ENC_VOP3 default
    0x241e20dc287417, // V_MUL_HI_I32 ENC_VOP3 default
    0x241e412a2883af, // V_LDEXP_F32 ENC_VOP3 default
    0x321e612b289444, // V_READLANE_B32 ENC_VOP3 default
    0x341e812c28a469, // V_WRITELANE_B32 ENC_VOP3 default
    0x241e20dd28b28b, // V_BCNT_U32_B32 ENC_VOP3 default
    0x241e20dd28c3e1, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x241e20dd28d3e0, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x241ea12d28f3b6, // V_LSHLREV_B64 ENC_VOP3 default
    0x241ea12d2903bb, // V_LSHRREV_B64 ENC_VOP3 default
    0x241ea12e29128a, // V_ASHRREV_I64 ENC_VOP3 default
    0x241e012f292465, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x241e20dd29328f, // V_BFM_B32 ENC_VOP3 default
    0x241ec130294379, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x241ec13129537b, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x241ee13229637c, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x241e213329737e, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x241e213429837d, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x241f0135299378, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x241f013629a37a, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x241f20dc29c280, // V_ADD_I32 ENC_VOP3 default
    0x241f20dc29d461, // V_SUB_I32 ENC_VOP3 default
    0x241f40eb29e27f, // V_ADD_I16 ENC_VOP3 default
    0x241f40eb29f460, // V_SUB_I16 ENC_VOP3 default
    0x241f01372a0424, // V_PACK_B32_F16 ENC_VOP3 default
    0x241f60da2a141c, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x36000138000052, // DS_ADD_U32 ENC_DS default
    0x360001380010ad, // DS_SUB_U32 ENC_DS default
    0x360001380020a9, // DS_RSUB_U32 ENC_DS default
    0x36000138003070, // DS_INC_U32 ENC_DS default
    0x36000138004066, // DS_DEC_U32 ENC_DS default
    0x36000139005080, // DS_MIN_I32 ENC_DS default
    0x36000139006074, // DS_MAX_I32 ENC_DS default
    0x36000138007088, // DS_MIN_U32 ENC_DS default
    0x3600013800807c, // DS_MAX_U32 ENC_DS default
    0x3600013a009054, // DS_AND_B32 ENC_DS default
    0x3600013a00a08f, // DS_OR_B32 ENC_DS default
    0x3600013a00b0c4, // DS_XOR_B32 ENC_DS default
    0x3600213b00c08a, // DS_MSKOR_B32 ENC_DS default
    0x3600013c00d0b9, // DS_WRITE_B32 ENC_DS default
    0x3600413d00e0b3, // DS_WRITE2_B32 ENC_DS default
    0x3600413d00f0b1, // DS_WRITE2ST64_B32 ENC_DS default
    0x3600213b01005a, // DS_CMPST_B32 ENC_DS default
    0x3600213e01105c, // DS_CMPST_F32 ENC_DS default
    0x3600013f01207e, // DS_MIN_F32 ENC_DS default
    0x3600013f013072, // DS_MAX_F32 ENC_DS default
    0x360060b801408e, // DS_NOP ENC_DS default
    0x3600013f01504c, // DS_ADD_F32 ENC_DS default
    0x3600814001d0b5, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x3600014101e0bb, // DS_WRITE_B8 ENC_DS default
    0x3600a14201f0b7, // DS_WRITE_B16 ENC_DS default
    0x3600c143020050, // DS_ADD_RTN_U32 ENC_DS default
    0x3600c1430210ab, // DS_SUB_RTN_U32 ENC_DS default
    0x3600c1430220a7, // DS_RSUB_RTN_U32 ENC_DS default
    0x3600c14302306e, // DS_INC_RTN_U32 ENC_DS default
    0x3600c143024064, // DS_DEC_RTN_U32 ENC_DS default
    0x3600c144025084, // DS_MIN_RTN_I32 ENC_DS default
    0x3600c144026078, // DS_MAX_RTN_I32 ENC_DS default
    0x3600c143027086, // DS_MIN_RTN_U32 ENC_DS default
    0x3600c14302807a, // DS_MAX_RTN_U32 ENC_DS default
    0x3600c145029056, // DS_AND_RTN_B32 ENC_DS default
    0x3600c14502a091, // DS_OR_RTN_B32 ENC_DS default
    0x3600c14502b0c6, // DS_XOR_RTN_B32 ENC_DS default
    0x3600e14602c08c, // DS_MSKOR_RTN_B32 ENC_DS default
    0x3600c14502d0c2, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x3601014702e0c0, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x3601014702f0be, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x3600e14603005e, // DS_CMPST_RTN_B32 ENC_DS default
    0x3600e148031060, // DS_CMPST_RTN_F32 ENC_DS default
    0x3600c149032082, // DS_MIN_RTN_F32 ENC_DS default
    0x3600c149033076, // DS_MAX_RTN_F32 ENC_DS default
    0x3600e1460340b0, // DS_WRAP_RTN_B32 ENC_DS default
    0x3600c14903504e, // DS_ADD_RTN_F32 ENC_DS default
    0x3601214a03609a, // DS_READ_B32 ENC_DS default
    0x3601414b037096, // DS_READ2_B32 ENC_DS default
    0x3601414b038094, // DS_READ2ST64_B32 ENC_DS default
    0x3601214c03909e, // DS_READ_I8 ENC_DS default
    0x3601214d03a0a4, // DS_READ_U8 ENC_DS default
    0x3601214e03b09d, // DS_READ_I16 ENC_DS default
    0x3601214f03c0a1, // DS_READ_U16 ENC_DS default
    0x3601615003d0af, // DS_SWIZZLE_B32 ENC_DS default
    0x3600c15103e093, // DS_PERMUTE_B32 ENC_DS default
    0x3600c15103f059, // DS_BPERMUTE_B32 ENC_DS default
    0x36018152040053, // DS_ADD_U64 ENC_DS default
    0x360181520410ae, // DS_SUB_U64 ENC_DS default
    0x360181520420aa, // DS_RSUB_U64 ENC_DS default
    0x36018152043071, // DS_INC_U64 ENC_DS default
    0x36018152044067, // DS_DEC_U64 ENC_DS default
    0x36018153045081, // DS_MIN_I64 ENC_DS default
    0x36018153046075, // DS_MAX_I64 ENC_DS default
    0x36018152047089, // DS_MIN_U64 ENC_DS default
    0x3601815204807d, // DS_MAX_U64 ENC_DS default
    0x36018154049055, // DS_AND_B64 ENC_DS default
    0x3601815404a090, // DS_OR_B64 ENC_DS default
    0x3601815404b0c5, // DS_XOR_B64 ENC_DS default
    0x3601a15504c08b, // DS_MSKOR_B64 ENC_DS default
    0x3601815604d0ba, // DS_WRITE_B64 ENC_DS default
    0x3601c15704e0b4, // DS_WRITE2_B64 ENC_DS default
    0x3601c15704f0b2, // DS_WRITE2ST64_B64 ENC_DS default
    0x3601a15505005b, // DS_CMPST_B64 ENC_DS default
    0x3601e15805105d, // DS_CMPST_F64 ENC_DS default
    0x3602015905207f, // DS_MIN_F64 ENC_DS default
    0x36020159053073, // DS_MAX_F64 ENC_DS default
    0x3600015a0540bc, // DS_WRITE_B8_D16_HI ENC_DS default
    0x3600015b0550b8, // DS_WRITE_B16_D16_HI ENC_DS default
    0x3601215c0560a5, // DS_READ_U8_D16 ENC_DS default
    0x3601215c0570a6, // DS_READ_U8_D16_HI ENC_DS default
    0x3601215d05809f, // DS_READ_I8_D16 ENC_DS default
    0x3601215d0590a0, // DS_READ_I8_D16_HI ENC_DS default
    0x3601215e05a0a2, // DS_READ_U16_D16 ENC_DS default
    0x3601215e05b0a3, // DS_READ_U16_D16_HI ENC_DS default
    0x3602015905c04d, // DS_ADD_F64 ENC_DS default
    0x3602215f060051, // DS_ADD_RTN_U64 ENC_DS default
    0x3602215f0610ac, // DS_SUB_RTN_U64 ENC_DS default
    0x3602215f0620a8, // DS_RSUB_RTN_U64 ENC_DS default
    0x3602215f06306f, // DS_INC_RTN_U64 ENC_DS default
    0x3602215f064065, // DS_DEC_RTN_U64 ENC_DS default
    0x36022160065085, // DS_MIN_RTN_I64 ENC_DS default
    0x36022160066079, // DS_MAX_RTN_I64 ENC_DS default
    0x3602215f067087, // DS_MIN_RTN_U64 ENC_DS default
    0x3602215f06807b, // DS_MAX_RTN_U64 ENC_DS default
    0x36022161069057, // DS_AND_RTN_B64 ENC_DS default
    0x3602216106a092, // DS_OR_RTN_B64 ENC_DS default
    0x3602216106b0c7, // DS_XOR_RTN_B64 ENC_DS default
    0x3602416206c08d, // DS_MSKOR_RTN_B64 ENC_DS default
    0x3602216106d0c3, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x3602616306e0c1, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x3602616306f0bf, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x3602416207005f, // DS_CMPST_RTN_B64 ENC_DS default
    0x36028164071061, // DS_CMPST_RTN_F64 ENC_DS default
    0x3602a165072083, // DS_MIN_RTN_F64 ENC_DS default
    0x3602a165073077, // DS_MAX_RTN_F64 ENC_DS default
    0x3602c16607609b, // DS_READ_B64 ENC_DS default
    0x3602e167077097, // DS_READ2_B64 ENC_DS default
    0x3602e167078095, // DS_READ2ST64_B64 ENC_DS default
    0x3602a16507c04f, // DS_ADD_RTN_F64 ENC_DS default
    0x3602216107e062, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x380300b809806c, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x38032168099069, // DS_GWS_INIT ENC_DS default
    0x380300b809a06d, // DS_GWS_SEMA_V ENC_DS default
    0x3803216809b06a, // DS_GWS_SEMA_BR ENC_DS default
    0x380300b809c06b, // DS_GWS_SEMA_P ENC_DS default
    0x3803216809d068, // DS_GWS_BARRIER ENC_DS default
    0x360341690b6098, // DS_READ_ADDTID_B32 ENC_DS default
    0x3603416a0bd063, // DS_CONSUME ENC_DS default
    0x3603416a0be058, // DS_APPEND ENC_DS default
    0x3603616b0de0bd, // DS_WRITE_B96 ENC_DS default
    0x3603816c0df0b6, // DS_WRITE_B128 ENC_DS default
    0x3603a16d0fe09c, // DS_READ_B96 ENC_DS default
    0x3603c16e0ff099, // DS_READ_B128 ENC_DS default
    0x3a03e16f0100ef, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x3c06e170010153, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x3e056171010124, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x3a03e1720110e9, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x3c06e17301114d, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x3e05617401111e, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x3a03e1750120f2, // FLAT_LOAD_USHORT ENC_FLAT default
    0x3c06e176012156, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x3e056177012127, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x3a03e1780130ee, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x3c06e179013152, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x3e05617a013123, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x3a03e17b0140e5, // FLAT_LOAD_DWORD ENC_FLAT default
    0x3c06e17c014149, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x3e05617d01411a, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x3a04017e0150e6, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x3c07017f01514a, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e05818001511b, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x3a0421810160e7, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x3c07218201614b, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e05a18301611c, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x3a0441840170e8, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x3c07418501714c, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e05c18601711d, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x3a0461870180f3, // FLAT_STORE_BYTE ENC_FLAT default
    0x3c076188018157, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x3e05e189018128, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x3a0461870190f4, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x3c076188019158, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e189019129, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x3a04618a01a0f9, // FLAT_STORE_SHORT ENC_FLAT default
    0x3c07618b01a15d, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x3e05e18c01a12e, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x3a04618a01b0fa, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x3c07618b01b15e, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e18c01b12f, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3a04618d01c0f5, // FLAT_STORE_DWORD ENC_FLAT default
    0x3c07618e01c159, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x3e05e18f01c12a, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x3a04819001d0f6, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x3c07819101d15a, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e06019201d12b, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x3a04a19301e0f7, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x3c07a19401e15b, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e06219501e12c, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x3a04c19601f0f8, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x3c07c19701f15c, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e06419801f12d, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x3a03e16f0200f0, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x3c06e170020154, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e056171020125, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x3a03e16f0210f1, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x3c06e170021155, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e056171021126, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a03e1720220ea, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x3c06e17302214e, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e05617402211f, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x3a03e1720230eb, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x3c06e17302314f, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e056174023120, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a03e1990240ec, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x3c06e19a024150, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x3e05619b024121, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x3a03e1990250ed, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x3c06e19a025151, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e05619b025122, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3a04e19c0400dd, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x3e06619d040112, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x3a05019e0410cd, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x3e06819f041101, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x3a04e1a00420c8, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x3e0661a10420fb, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x3a04e1a00430db, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x3e0661a1043110, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x3a04e1a20440d9, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x3e0661a304410e, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x3a04e1a00450e1, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x3e0661a1045116, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x3a04e1a20460d7, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x3e0661a304610c, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x3a04e1a00470df, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x3e0661a1047114, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x3a04e19c0480cb, // FLAT_ATOMIC_AND ENC_FLAT default
    0x3e06619d0480ff, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x3a04e19c0490d5, // FLAT_ATOMIC_OR ENC_FLAT default
    0x3e06619d049109, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x3a04e19c04a0e3, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x3e06619d04a118, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x3a04e1a004b0d1, // FLAT_ATOMIC_INC ENC_FLAT default
    0x3e0661a104b105, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x3a04e1a004c0cf, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x3e0661a104c103, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x3e0661a404d0fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x3e0661a504e10b, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x3a0521a604f0c9, // FLAT_ATOMIC_ADD_F64 ENC_FLAT default
    0x3e06a1a704f0fd, // GLOBAL_ATOMIC_ADD_F64 ENC_FLAT_GLBL default
    0x3a0521a60500d4, // FLAT_ATOMIC_MIN_F64 ENC_FLAT default
    0x3e06a1a7050108, // GLOBAL_ATOMIC_MIN_F64 ENC_FLAT_GLBL default
    0x3a0521a60510d3, // FLAT_ATOMIC_MAX_F64 ENC_FLAT default
    0x3e06a1a7051107, // GLOBAL_ATOMIC_MAX_F64 ENC_FLAT_GLBL default
    0x3a0521a80600de, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x3e06a1a9060113, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x3a0541aa0610ce, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x3e06c1ab061102, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x3a0521ac0620ca, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x3e06a1ad0620fe, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x3a0521ac0630dc, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x3e06a1ad063111, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x3a0521ae0640da, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x3e06a1af06410f, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x3a0521ac0650e2, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x3e06a1ad065117, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x3a0521ae0660d8, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x3e06a1af06610d, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x3a0521ac0670e0, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x3e06a1ad067115, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x3a0521a80680cc, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x3e06a1a9068100, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x3a0521a80690d6, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x3e06a1a906910a, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x3a0521a806a0e4, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x3e06a1a906a119, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x3a0521ac06b0d2, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x3e06a1ad06b106, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x3a0521ac06c0d0, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x3e06a1ad06c104, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x400901b0000029, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x400921b100102a, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x400941b200202b, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x400961b300302c, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x400901b4004042, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x400921b5005043, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x400941b6006044, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x400961b7007045, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x400901b0008025, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x400901b8009026, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x400921b900a027, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x400921ba00b028, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x400901b400c03e, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x400901bb00d03f, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x400921bc00e040, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x400921bd00f041, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x400901be010033, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x400901bf01102d, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x400901c0012036, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x400901c1013032, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x400901c2014020, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x400921c3015021, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x400941c4016022, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x400961c5017023, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x400901c6018037, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x400901c6019038, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x400901c701a047, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x400901c701b048, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x400901c801c039, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x400921c901d03a, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x400941ca01e03b, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x400961cb01f03c, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x400901cc020034, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x400901cc021035, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x400901cd02202e, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x400901cd02302f, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x400901ce024030, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x400901ce025031, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x400901b0026024, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x400901b402703d, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x400980b802804b, // BUFFER_WBL2 ENC_MUBUF default
    0x400980b802901f, // BUFFER_INVL2 ENC_MUBUF default
    0x4209a1cf03d046, // BUFFER_STORE_LDS_DWORD ENC_MUBUF default
    0x400980b803e049, // BUFFER_WBINVL1 ENC_MUBUF default
    0x400980b803f04a, // BUFFER_WBINVL1_VOL ENC_MUBUF default
    0x400901d0040017, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x400921d1041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x400901d2042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x400901d2043015, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x400901d3044013, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x400901d204501b, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x400901d3046011, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x400901d2047019, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x400901d0048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x400901d004900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x400901d004a01d, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x400901d204b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x400901d204c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x400901d404d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x400901d504e010, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x400921d604f002, // BUFFER_ATOMIC_ADD_F64 ENC_MUBUF default
    0x400921d605000d, // BUFFER_ATOMIC_MIN_F64 ENC_MUBUF default
    0x400921d605100c, // BUFFER_ATOMIC_MAX_F64 ENC_MUBUF default
    0x400921d7060018, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x400961d8061007, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x400921d9062003, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x400921d9063016, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x400921da064014, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x400921d906501c, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x400921da066012, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x400921d906701a, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x400921d7068005, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x400921d706900f, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x400921d706a01e, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x400921d906b00b, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x400921d906c009, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x440881db00026a, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x4408a1dc00126b, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x4408c1dd00226c, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x4408e1de00326d, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x440881df004272, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x4408a1e0005273, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x4408c1e1006274, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x4408e1e2007275, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x440881db008266, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x440881e3009267, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x4408a1e400a268, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x4408a1e500b269, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x440881df00c26e, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x440881e600d26f, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x4408a1e700e270, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x4408a1e800f271, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x4607e1e900013e, // IMAGE_LOAD ENC_MIMG default
    0x460801e900113f, // IMAGE_LOAD_MIP ENC_MIMG default
    0x4607e1e9002142, // IMAGE_LOAD_PCK ENC_MIMG default
    0x4607e1e9003143, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x460801e9004140, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x460801e9005141, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x4607e1ea008145, // IMAGE_STORE ENC_MIMG default
    0x460801ea009146, // IMAGE_STORE_MIP ENC_MIMG default
    0x4607e1ea00a148, // IMAGE_STORE_PCK ENC_MIMG default
    0x460801ea00b147, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x4607e1eb00e13d, // IMAGE_GET_RESINFO ENC_MIMG default
    0x460821ec010139, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x460841ed011132, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x460821ee012130, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x460821ee013138, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x460821ef014137, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x460821ee01513b, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x460821ef016136, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x460821ee01713a, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x460821ec018131, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x460821ec019135, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x460821ec01a13c, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x460821ee01b134, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x460821ee01c133, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x460861f0020144, // IMAGE_SAMPLE ENC_MIMG default
    0x482261f10102f9, // V_CMP_CLASS_F32 ENC_VOPC default
    0x4a2281f20102f9, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2261f30102f9, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x482261f4011296, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x4a2281f5011296, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2261f6011296, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4822c1f70122fa, // V_CMP_CLASS_F64 ENC_VOPC default
    0x4c22c1f80122fa, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4822c1f9013297, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4c22c1fa013297, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x482301fb0142f8, // V_CMP_CLASS_F16 ENC_VOPC default
    0x4a2321fc0142f8, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd0142f8, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x482301fe015295, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x4a2321ff015295, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c230200015295, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x482301fb020304, // V_CMP_F_F16 ENC_VOPC default
    0x4a2361fc020304, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd020304, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x482301fb02132b, // V_CMP_LT_F16 ENC_VOPC default
    0x4a2361fc02132b, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd02132b, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x482301fb0222fb, // V_CMP_EQ_F16 ENC_VOPC default
    0x4a2361fc0222fb, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd0222fb, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x482301fb02331f, // V_CMP_LE_F16 ENC_VOPC default
    0x4a2361fc02331f, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd02331f, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x482301fb024316, // V_CMP_GT_F16 ENC_VOPC default
    0x4a2361fc024316, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd024316, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x482301fb025328, // V_CMP_LG_F16 ENC_VOPC default
    0x4a2361fc025328, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd025328, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x482301fb02630d, // V_CMP_GE_F16 ENC_VOPC default
    0x4a2361fc02630d, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd02630d, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x482301fb02734c, // V_CMP_O_F16 ENC_VOPC default
    0x4a2361fc02734c, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd02734c, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x482301fb028358, // V_CMP_U_F16 ENC_VOPC default
    0x4a2361fc028358, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd028358, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x482301fb02933d, // V_CMP_NGE_F16 ENC_VOPC default
    0x4a2361fc02933d, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd02933d, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x482301fb02a346, // V_CMP_NLG_F16 ENC_VOPC default
    0x4a2361fc02a346, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd02a346, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x482301fb02b340, // V_CMP_NGT_F16 ENC_VOPC default
    0x4a2361fc02b340, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd02b340, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x482301fb02c343, // V_CMP_NLE_F16 ENC_VOPC default
    0x4a2361fc02c343, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd02c343, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x482301fb02d334, // V_CMP_NEQ_F16 ENC_VOPC default
    0x4a2361fc02d334, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd02d334, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x482301fb02e349, // V_CMP_NLT_F16 ENC_VOPC default
    0x4a2361fc02e349, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd02e349, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x482301fb02f34f, // V_CMP_TRU_F16 ENC_VOPC default
    0x4a2361fc02f34f, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2301fd02f34f, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x482301fe0302a1, // V_CMPX_F_F16 ENC_VOPC default
    0x4a2361ff0302a1, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302000302a1, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x482301fe0312c8, // V_CMPX_LT_F16 ENC_VOPC default
    0x4a2361ff0312c8, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302000312c8, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x482301fe032298, // V_CMPX_EQ_F16 ENC_VOPC default
    0x4a2361ff032298, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c230200032298, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x482301fe0332bc, // V_CMPX_LE_F16 ENC_VOPC default
    0x4a2361ff0332bc, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302000332bc, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x482301fe0342b3, // V_CMPX_GT_F16 ENC_VOPC default
    0x4a2361ff0342b3, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302000342b3, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x482301fe0352c5, // V_CMPX_LG_F16 ENC_VOPC default
    0x4a2361ff0352c5, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302000352c5, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x482301fe0362aa, // V_CMPX_GE_F16 ENC_VOPC default
    0x4a2361ff0362aa, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302000362aa, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x482301fe0372e9, // V_CMPX_O_F16 ENC_VOPC default
    0x4a2361ff0372e9, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302000372e9, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x482301fe0382f5, // V_CMPX_U_F16 ENC_VOPC default
    0x4a2361ff0382f5, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302000382f5, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x482301fe0392da, // V_CMPX_NGE_F16 ENC_VOPC default
    0x4a2361ff0392da, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302000392da, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x482301fe03a2e3, // V_CMPX_NLG_F16 ENC_VOPC default
    0x4a2361ff03a2e3, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020003a2e3, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x482301fe03b2dd, // V_CMPX_NGT_F16 ENC_VOPC default
    0x4a2361ff03b2dd, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020003b2dd, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x482301fe03c2e0, // V_CMPX_NLE_F16 ENC_VOPC default
    0x4a2361ff03c2e0, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020003c2e0, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x482301fe03d2d1, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x4a2361ff03d2d1, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020003d2d1, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x482301fe03e2e6, // V_CMPX_NLT_F16 ENC_VOPC default
    0x4a2361ff03e2e6, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020003e2e6, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x482301fe03f2ec, // V_CMPX_TRU_F16 ENC_VOPC default
    0x4a2361ff03f2ec, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020003f2ec, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x48226201040305, // V_CMP_F_F32 ENC_VOPC default
    0x4a23a202040305, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c226203040305, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x4822620104132c, // V_CMP_LT_F32 ENC_VOPC default
    0x4a23a20204132c, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620304132c, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x482262010422fc, // V_CMP_EQ_F32 ENC_VOPC default
    0x4a23a2020422fc, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262030422fc, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x48226201043320, // V_CMP_LE_F32 ENC_VOPC default
    0x4a23a202043320, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c226203043320, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x48226201044317, // V_CMP_GT_F32 ENC_VOPC default
    0x4a23a202044317, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c226203044317, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x48226201045329, // V_CMP_LG_F32 ENC_VOPC default
    0x4a23a202045329, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c226203045329, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x4822620104630e, // V_CMP_GE_F32 ENC_VOPC default
    0x4a23a20204630e, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620304630e, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x4822620104734d, // V_CMP_O_F32 ENC_VOPC default
    0x4a23a20204734d, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620304734d, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x48226201048359, // V_CMP_U_F32 ENC_VOPC default
    0x4a23a202048359, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c226203048359, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x4822620104933e, // V_CMP_NGE_F32 ENC_VOPC default
    0x4a23a20204933e, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620304933e, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4822620104a347, // V_CMP_NLG_F32 ENC_VOPC default
    0x4a23a20204a347, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620304a347, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4822620104b341, // V_CMP_NGT_F32 ENC_VOPC default
    0x4a23a20204b341, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620304b341, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4822620104c344, // V_CMP_NLE_F32 ENC_VOPC default
    0x4a23a20204c344, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620304c344, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4822620104d335, // V_CMP_NEQ_F32 ENC_VOPC default
    0x4a23a20204d335, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620304d335, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4822620104e34a, // V_CMP_NLT_F32 ENC_VOPC default
    0x4a23a20204e34a, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620304e34a, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4822620104f350, // V_CMP_TRU_F32 ENC_VOPC default
    0x4a23a20204f350, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620304f350, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x482262040502a2, // V_CMPX_F_F32 ENC_VOPC default
    0x4a23a2050502a2, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262060502a2, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x482262040512c9, // V_CMPX_LT_F32 ENC_VOPC default
    0x4a23a2050512c9, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262060512c9, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x48226204052299, // V_CMPX_EQ_F32 ENC_VOPC default
    0x4a23a205052299, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c226206052299, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x482262040532bd, // V_CMPX_LE_F32 ENC_VOPC default
    0x4a23a2050532bd, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262060532bd, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x482262040542b4, // V_CMPX_GT_F32 ENC_VOPC default
    0x4a23a2050542b4, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262060542b4, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x482262040552c6, // V_CMPX_LG_F32 ENC_VOPC default
    0x4a23a2050552c6, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262060552c6, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x482262040562ab, // V_CMPX_GE_F32 ENC_VOPC default
    0x4a23a2050562ab, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262060562ab, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x482262040572ea, // V_CMPX_O_F32 ENC_VOPC default
    0x4a23a2050572ea, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262060572ea, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x482262040582f6, // V_CMPX_U_F32 ENC_VOPC default
    0x4a23a2050582f6, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262060582f6, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x482262040592db, // V_CMPX_NGE_F32 ENC_VOPC default
    0x4a23a2050592db, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262060592db, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4822620405a2e4, // V_CMPX_NLG_F32 ENC_VOPC default
    0x4a23a20505a2e4, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620605a2e4, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4822620405b2de, // V_CMPX_NGT_F32 ENC_VOPC default
    0x4a23a20505b2de, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620605b2de, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4822620405c2e1, // V_CMPX_NLE_F32 ENC_VOPC default
    0x4a23a20505c2e1, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620605c2e1, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4822620405d2d2, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x4a23a20505d2d2, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620605d2d2, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4822620405e2e7, // V_CMPX_NLT_F32 ENC_VOPC default
    0x4a23a20505e2e7, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620605e2e7, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4822620405f2ed, // V_CMPX_TRU_F32 ENC_VOPC default
    0x4a23a20505f2ed, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22620605f2ed, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4823e207060306, // V_CMP_F_F64 ENC_VOPC default
    0x4c23e208060306, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x4823e20706132d, // V_CMP_LT_F64 ENC_VOPC default
    0x4c23e20806132d, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x4823e2070622fd, // V_CMP_EQ_F64 ENC_VOPC default
    0x4c23e2080622fd, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x4823e207063321, // V_CMP_LE_F64 ENC_VOPC default
    0x4c23e208063321, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x4823e207064318, // V_CMP_GT_F64 ENC_VOPC default
    0x4c23e208064318, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x4823e20706532a, // V_CMP_LG_F64 ENC_VOPC default
    0x4c23e20806532a, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x4823e20706630f, // V_CMP_GE_F64 ENC_VOPC default
    0x4c23e20806630f, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x4823e20706734e, // V_CMP_O_F64 ENC_VOPC default
    0x4c23e20806734e, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x4823e20706835a, // V_CMP_U_F64 ENC_VOPC default
    0x4c23e20806835a, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x4823e20706933f, // V_CMP_NGE_F64 ENC_VOPC default
    0x4c23e20806933f, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4823e20706a348, // V_CMP_NLG_F64 ENC_VOPC default
    0x4c23e20806a348, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4823e20706b342, // V_CMP_NGT_F64 ENC_VOPC default
    0x4c23e20806b342, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4823e20706c345, // V_CMP_NLE_F64 ENC_VOPC default
    0x4c23e20806c345, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4823e20706d336, // V_CMP_NEQ_F64 ENC_VOPC default
    0x4c23e20806d336, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4823e20706e34b, // V_CMP_NLT_F64 ENC_VOPC default
    0x4c23e20806e34b, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4823e20706f351, // V_CMP_TRU_F64 ENC_VOPC default
    0x4c23e20806f351, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4823e2090702a3, // V_CMPX_F_F64 ENC_VOPC default
    0x4c23e20a0702a3, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x4823e2090712ca, // V_CMPX_LT_F64 ENC_VOPC default
    0x4c23e20a0712ca, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x4823e20907229a, // V_CMPX_EQ_F64 ENC_VOPC default
    0x4c23e20a07229a, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x4823e2090732be, // V_CMPX_LE_F64 ENC_VOPC default
    0x4c23e20a0732be, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x4823e2090742b5, // V_CMPX_GT_F64 ENC_VOPC default
    0x4c23e20a0742b5, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x4823e2090752c7, // V_CMPX_LG_F64 ENC_VOPC default
    0x4c23e20a0752c7, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x4823e2090762ac, // V_CMPX_GE_F64 ENC_VOPC default
    0x4c23e20a0762ac, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x4823e2090772eb, // V_CMPX_O_F64 ENC_VOPC default
    0x4c23e20a0772eb, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x4823e2090782f7, // V_CMPX_U_F64 ENC_VOPC default
    0x4c23e20a0782f7, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x4823e2090792dc, // V_CMPX_NGE_F64 ENC_VOPC default
    0x4c23e20a0792dc, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4823e20907a2e5, // V_CMPX_NLG_F64 ENC_VOPC default
    0x4c23e20a07a2e5, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4823e20907b2df, // V_CMPX_NGT_F64 ENC_VOPC default
    0x4c23e20a07b2df, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4823e20907c2e2, // V_CMPX_NLE_F64 ENC_VOPC default
    0x4c23e20a07c2e2, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4823e20907d2d3, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x4c23e20a07d2d3, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4823e20907e2e8, // V_CMPX_NLT_F64 ENC_VOPC default
    0x4c23e20a07e2e8, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4823e20907f2ee, // V_CMPX_TRU_F64 ENC_VOPC default
    0x4c23e20a07f2ee, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4824220b0a0307, // V_CMP_F_I16 ENC_VOPC default
    0x4a24420c0a0307, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24220d0a0307, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x4824220b0a132e, // V_CMP_LT_I16 ENC_VOPC default
    0x4a24420c0a132e, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24220d0a132e, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x4824220b0a22fe, // V_CMP_EQ_I16 ENC_VOPC default
    0x4a24420c0a22fe, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24220d0a22fe, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4824220b0a3322, // V_CMP_LE_I16 ENC_VOPC default
    0x4a24420c0a3322, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24220d0a3322, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x4824220b0a4319, // V_CMP_GT_I16 ENC_VOPC default
    0x4a24420c0a4319, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24220d0a4319, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x4824220b0a5337, // V_CMP_NE_I16 ENC_VOPC default
    0x4a24420c0a5337, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24220d0a5337, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x4824220b0a6310, // V_CMP_GE_I16 ENC_VOPC default
    0x4a24420c0a6310, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24220d0a6310, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x4824220b0a7352, // V_CMP_T_I16 ENC_VOPC default
    0x4a24420c0a7352, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24220d0a7352, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x4824220e0a830a, // V_CMP_F_U16 ENC_VOPC default
    0x4a24420f0a830a, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422100a830a, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x4824220e0a9331, // V_CMP_LT_U16 ENC_VOPC default
    0x4a24420f0a9331, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422100a9331, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x4824220e0aa301, // V_CMP_EQ_U16 ENC_VOPC default
    0x4a24420f0aa301, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422100aa301, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x4824220e0ab325, // V_CMP_LE_U16 ENC_VOPC default
    0x4a24420f0ab325, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422100ab325, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x4824220e0ac31c, // V_CMP_GT_U16 ENC_VOPC default
    0x4a24420f0ac31c, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422100ac31c, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x4824220e0ad33a, // V_CMP_NE_U16 ENC_VOPC default
    0x4a24420f0ad33a, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422100ad33a, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x4824220e0ae313, // V_CMP_GE_U16 ENC_VOPC default
    0x4a24420f0ae313, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422100ae313, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x4824220e0af355, // V_CMP_T_U16 ENC_VOPC default
    0x4a24420f0af355, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422100af355, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x482422110b02a4, // V_CMPX_F_I16 ENC_VOPC default
    0x4a2442120b02a4, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422130b02a4, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x482422110b12cb, // V_CMPX_LT_I16 ENC_VOPC default
    0x4a2442120b12cb, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422130b12cb, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x482422110b229b, // V_CMPX_EQ_I16 ENC_VOPC default
    0x4a2442120b229b, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422130b229b, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x482422110b32bf, // V_CMPX_LE_I16 ENC_VOPC default
    0x4a2442120b32bf, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422130b32bf, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x482422110b42b6, // V_CMPX_GT_I16 ENC_VOPC default
    0x4a2442120b42b6, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422130b42b6, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x482422110b52d4, // V_CMPX_NE_I16 ENC_VOPC default
    0x4a2442120b52d4, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422130b52d4, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x482422110b62ad, // V_CMPX_GE_I16 ENC_VOPC default
    0x4a2442120b62ad, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422130b62ad, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x482422110b72ef, // V_CMPX_T_I16 ENC_VOPC default
    0x4a2442120b72ef, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422130b72ef, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x482422140b82a7, // V_CMPX_F_U16 ENC_VOPC default
    0x4a2442150b82a7, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422160b82a7, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x482422140b92ce, // V_CMPX_LT_U16 ENC_VOPC default
    0x4a2442150b92ce, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422160b92ce, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x482422140ba29e, // V_CMPX_EQ_U16 ENC_VOPC default
    0x4a2442150ba29e, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422160ba29e, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x482422140bb2c2, // V_CMPX_LE_U16 ENC_VOPC default
    0x4a2442150bb2c2, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422160bb2c2, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x482422140bc2b9, // V_CMPX_GT_U16 ENC_VOPC default
    0x4a2442150bc2b9, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422160bc2b9, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x482422140bd2d7, // V_CMPX_NE_U16 ENC_VOPC default
    0x4a2442150bd2d7, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422160bd2d7, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x482422140be2b0, // V_CMPX_GE_U16 ENC_VOPC default
    0x4a2442150be2b0, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422160be2b0, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x482422140bf2f2, // V_CMPX_T_U16 ENC_VOPC default
    0x4a2442150bf2f2, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2422160bf2f2, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x482262170c0308, // V_CMP_F_I32 ENC_VOPC default
    0x4a2482180c0308, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262190c0308, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x482262170c132f, // V_CMP_LT_I32 ENC_VOPC default
    0x4a2482180c132f, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262190c132f, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x482262170c22ff, // V_CMP_EQ_I32 ENC_VOPC default
    0x4a2482180c22ff, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262190c22ff, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x482262170c3323, // V_CMP_LE_I32 ENC_VOPC default
    0x4a2482180c3323, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262190c3323, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x482262170c431a, // V_CMP_GT_I32 ENC_VOPC default
    0x4a2482180c431a, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262190c431a, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x482262170c5338, // V_CMP_NE_I32 ENC_VOPC default
    0x4a2482180c5338, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262190c5338, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x482262170c6311, // V_CMP_GE_I32 ENC_VOPC default
    0x4a2482180c6311, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262190c6311, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x482262170c7353, // V_CMP_T_I32 ENC_VOPC default
    0x4a2482180c7353, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262190c7353, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x4822621a0c830b, // V_CMP_F_U32 ENC_VOPC default
    0x4a24821b0c830b, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621c0c830b, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x4822621a0c9332, // V_CMP_LT_U32 ENC_VOPC default
    0x4a24821b0c9332, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621c0c9332, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x4822621a0ca302, // V_CMP_EQ_U32 ENC_VOPC default
    0x4a24821b0ca302, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621c0ca302, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4822621a0cb326, // V_CMP_LE_U32 ENC_VOPC default
    0x4a24821b0cb326, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621c0cb326, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x4822621a0cc31d, // V_CMP_GT_U32 ENC_VOPC default
    0x4a24821b0cc31d, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621c0cc31d, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x4822621a0cd33b, // V_CMP_NE_U32 ENC_VOPC default
    0x4a24821b0cd33b, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621c0cd33b, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x4822621a0ce314, // V_CMP_GE_U32 ENC_VOPC default
    0x4a24821b0ce314, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621c0ce314, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x4822621a0cf356, // V_CMP_T_U32 ENC_VOPC default
    0x4a24821b0cf356, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621c0cf356, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x4822621d0d02a5, // V_CMPX_F_I32 ENC_VOPC default
    0x4a24821e0d02a5, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621f0d02a5, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x4822621d0d12cc, // V_CMPX_LT_I32 ENC_VOPC default
    0x4a24821e0d12cc, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621f0d12cc, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x4822621d0d229c, // V_CMPX_EQ_I32 ENC_VOPC default
    0x4a24821e0d229c, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621f0d229c, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4822621d0d32c0, // V_CMPX_LE_I32 ENC_VOPC default
    0x4a24821e0d32c0, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621f0d32c0, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x4822621d0d42b7, // V_CMPX_GT_I32 ENC_VOPC default
    0x4a24821e0d42b7, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621f0d42b7, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x4822621d0d52d5, // V_CMPX_NE_I32 ENC_VOPC default
    0x4a24821e0d52d5, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621f0d52d5, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x4822621d0d62ae, // V_CMPX_GE_I32 ENC_VOPC default
    0x4a24821e0d62ae, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621f0d62ae, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x4822621d0d72f0, // V_CMPX_T_I32 ENC_VOPC default
    0x4a24821e0d72f0, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22621f0d72f0, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x482262200d82a8, // V_CMPX_F_U32 ENC_VOPC default
    0x4a2482210d82a8, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262220d82a8, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x482262200d92cf, // V_CMPX_LT_U32 ENC_VOPC default
    0x4a2482210d92cf, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262220d92cf, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x482262200da29f, // V_CMPX_EQ_U32 ENC_VOPC default
    0x4a2482210da29f, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262220da29f, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x482262200db2c3, // V_CMPX_LE_U32 ENC_VOPC default
    0x4a2482210db2c3, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262220db2c3, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x482262200dc2ba, // V_CMPX_GT_U32 ENC_VOPC default
    0x4a2482210dc2ba, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262220dc2ba, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x482262200dd2d8, // V_CMPX_NE_U32 ENC_VOPC default
    0x4a2482210dd2d8, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262220dd2d8, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x482262200de2b1, // V_CMPX_GE_U32 ENC_VOPC default
    0x4a2482210de2b1, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262220de2b1, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x482262200df2f3, // V_CMPX_T_U32 ENC_VOPC default
    0x4a2482210df2f3, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2262220df2f3, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x4824c2230e0309, // V_CMP_F_I64 ENC_VOPC default
    0x4c24c2240e0309, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x4824c2230e1330, // V_CMP_LT_I64 ENC_VOPC default
    0x4c24c2240e1330, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x4824c2230e2300, // V_CMP_EQ_I64 ENC_VOPC default
    0x4c24c2240e2300, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x4824c2230e3324, // V_CMP_LE_I64 ENC_VOPC default
    0x4c24c2240e3324, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x4824c2230e431b, // V_CMP_GT_I64 ENC_VOPC default
    0x4c24c2240e431b, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x4824c2230e5339, // V_CMP_NE_I64 ENC_VOPC default
    0x4c24c2240e5339, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x4824c2230e6312, // V_CMP_GE_I64 ENC_VOPC default
    0x4c24c2240e6312, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x4824c2230e7354, // V_CMP_T_I64 ENC_VOPC default
    0x4c24c2240e7354, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x4824c2250e830c, // V_CMP_F_U64 ENC_VOPC default
    0x4c24c2260e830c, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x4824c2250e9333, // V_CMP_LT_U64 ENC_VOPC default
    0x4c24c2260e9333, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x4824c2250ea303, // V_CMP_EQ_U64 ENC_VOPC default
    0x4c24c2260ea303, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x4824c2250eb327, // V_CMP_LE_U64 ENC_VOPC default
    0x4c24c2260eb327, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x4824c2250ec31e, // V_CMP_GT_U64 ENC_VOPC default
    0x4c24c2260ec31e, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x4824c2250ed33c, // V_CMP_NE_U64 ENC_VOPC default
    0x4c24c2260ed33c, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x4824c2250ee315, // V_CMP_GE_U64 ENC_VOPC default
    0x4c24c2260ee315, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x4824c2250ef357, // V_CMP_T_U64 ENC_VOPC default
    0x4c24c2260ef357, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x4824c2270f02a6, // V_CMPX_F_I64 ENC_VOPC default
    0x4c24c2280f02a6, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x4824c2270f12cd, // V_CMPX_LT_I64 ENC_VOPC default
    0x4c24c2280f12cd, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x4824c2270f229d, // V_CMPX_EQ_I64 ENC_VOPC default
    0x4c24c2280f229d, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x4824c2270f32c1, // V_CMPX_LE_I64 ENC_VOPC default
    0x4c24c2280f32c1, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x4824c2270f42b8, // V_CMPX_GT_I64 ENC_VOPC default
    0x4c24c2280f42b8, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x4824c2270f52d6, // V_CMPX_NE_I64 ENC_VOPC default
    0x4c24c2280f52d6, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x4824c2270f62af, // V_CMPX_GE_I64 ENC_VOPC default
    0x4c24c2280f62af, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x4824c2270f72f1, // V_CMPX_T_I64 ENC_VOPC default
    0x4c24c2280f72f1, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x4824c2290f82a9, // V_CMPX_F_U64 ENC_VOPC default
    0x4c24c22a0f82a9, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x4824c2290f92d0, // V_CMPX_LT_U64 ENC_VOPC default
    0x4c24c22a0f92d0, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x4824c2290fa2a0, // V_CMPX_EQ_U64 ENC_VOPC default
    0x4c24c22a0fa2a0, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x4824c2290fb2c4, // V_CMPX_LE_U64 ENC_VOPC default
    0x4c24c22a0fb2c4, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x4824c2290fc2bb, // V_CMPX_GT_U64 ENC_VOPC default
    0x4c24c22a0fc2bb, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x4824c2290fd2d9, // V_CMPX_NE_U64 ENC_VOPC default
    0x4c24c22a0fd2d9, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x4824c2290fe2b2, // V_CMPX_GE_U64 ENC_VOPC default
    0x4c24c22a0fe2b2, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x4824c2290ff2f4, // V_CMPX_T_U64 ENC_VOPC default
    0x4c24c22a0ff2f4, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x4e0980b8000420, // V_NOP ENC_VOP1 default
    0x500ee0b8000420, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x520ec0b8000420, // V_NOP VOP1_VOP_DPP has_dpp
    0x540980b8000420, // V_NOP VOP1_INST_LITERAL has_lit
    0x4e0f222b001410, // V_MOV_B32 ENC_VOP1 default
    0x500f622c001410, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x520f422d001410, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x540f222e001410, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x560fa22f002443, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x4e0fe230003373, // V_CVT_I32_F64 ENC_VOP1 default
    0x52100231003373, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x540fe232003373, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x4e10423300436e, // V_CVT_F64_I32 ENC_VOP1 default
    0x5210623400436e, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x5410423500436e, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x4e0f2236005367, // V_CVT_F32_I32 ENC_VOP1 default
    0x5010c237005367, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x5210a238005367, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x540f2239005367, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x4e0f223a006368, // V_CVT_F32_U32 ENC_VOP1 default
    0x5010c23b006368, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x5210a23c006368, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x540f223d006368, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x4e0f223e007382, // V_CVT_U32_F32 ENC_VOP1 default
    0x5011023f007382, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x520f4240007382, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x540f2241007382, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x4e0f2242008372, // V_CVT_I32_F32 ENC_VOP1 default
    0x50110243008372, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x520f4244008372, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x540f2245008372, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e11424600a362, // V_CVT_F16_F32 ENC_VOP1 default
    0x5011824700a362, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x5211624800a362, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5411424900a362, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x4e11c24a00b365, // V_CVT_F32_F16 ENC_VOP1 default
    0x5012024b00b365, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x5211e24c00b365, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5411c24d00b365, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x4e0f224200c380, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x5012424300c380, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x520f424400c380, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x540f224500c380, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e0f224200d370, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x5012424300d370, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x520f424400d370, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x540f224500d370, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e0f223600e376, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x5010c23700e376, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x5210a23800e376, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x540f223900e376, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x4e0fe24e00f366, // V_CVT_F32_F64 ENC_VOP1 default
    0x5210024f00f366, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x540fe25000f366, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x4e10425101036d, // V_CVT_F64_F32 ENC_VOP1 default
    0x5212a25201036d, // V_CVT_F64_F32 VOP1_VOP_DPP has_dpp
    0x5410425301036d, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x4e0f223a011369, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x5010c23b011369, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x5210a23c011369, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x540f223d011369, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x4e0f223a01236a, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x5010c23b01236a, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x5210a23c01236a, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x540f223d01236a, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x4e0f223a01336b, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x5010c23b01336b, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x5210a23c01336b, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x540f223d01336b, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x4e0f223a01436c, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x5010c23b01436c, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x5210a23c01436c, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x540f223d01436c, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x4e0fe254015383, // V_CVT_U32_F64 ENC_VOP1 default
    0x52100255015383, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x540fe256015383, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x4e10425701636f, // V_CVT_F64_U32 ENC_VOP1 default
    0x5210625801636f, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x5410425901636f, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x4e12c25a017468, // V_TRUNC_F64 ENC_VOP1 default
    0x5212e25b017468, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x5412c25c017468, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4e12c25a018293, // V_CEIL_F64 ENC_VOP1 default
    0x5212e25b018293, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x5412c25c018293, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4e12c25a019447, // V_RNDNE_F64 ENC_VOP1 default
    0x5212e25b019447, // V_RNDNE_F64 VOP1_VOP_DPP has_dpp
    0x5412c25c019447, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4e12c25a01a39e, // V_FLOOR_F64 ENC_VOP1 default
    0x5212e25b01a39e, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x5412c25c01a39e, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x4e0f225d01b3a6, // V_FRACT_F32 ENC_VOP1 default
    0x5011025e01b3a6, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f01b3a6, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x540f226001b3a6, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x4e0f225d01c467, // V_TRUNC_F32 ENC_VOP1 default
    0x5011025e01c467, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f01c467, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x540f226001c467, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x4e0f225d01d292, // V_CEIL_F32 ENC_VOP1 default
    0x5011025e01d292, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f01d292, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x540f226001d292, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x4e0f225d01e446, // V_RNDNE_F32 ENC_VOP1 default
    0x5011025e01e446, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f01e446, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x540f226001e446, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x4e0f225d01f39d, // V_FLOOR_F32 ENC_VOP1 default
    0x5011025e01f39d, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f01f39d, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x540f226001f39d, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x4e0f225d020398, // V_EXP_F32 ENC_VOP1 default
    0x5011025e020398, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f020398, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x540f2260020398, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x4e0f225d0213b3, // V_LOG_F32 ENC_VOP1 default
    0x5011025e0213b3, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f0213b3, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x540f22600213b3, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x4e0f225d022440, // V_RCP_F32 ENC_VOP1 default
    0x5011025e022440, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f022440, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x540f2260022440, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x4e0f225d023442, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x5011025e023442, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f023442, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x540f2260023442, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x4e0f225d024449, // V_RSQ_F32 ENC_VOP1 default
    0x5011025e024449, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f024449, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x540f2260024449, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x4e12c25a025441, // V_RCP_F64 ENC_VOP1 default
    0x5212e25b025441, // V_RCP_F64 VOP1_VOP_DPP has_dpp
    0x5412c25c025441, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4e12c25a02644a, // V_RSQ_F64 ENC_VOP1 default
    0x5212e25b02644a, // V_RSQ_F64 VOP1_VOP_DPP has_dpp
    0x5412c25c02644a, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4e0f225d027454, // V_SQRT_F32 ENC_VOP1 default
    0x5011025e027454, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f027454, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x540f2260027454, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4e12c25a028455, // V_SQRT_F64 ENC_VOP1 default
    0x5212e25b028455, // V_SQRT_F64 VOP1_VOP_DPP has_dpp
    0x5412c25c028455, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4e0f225d029452, // V_SIN_F32 ENC_VOP1 default
    0x5011025e029452, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f029452, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x540f2260029452, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4e0f225d02a35d, // V_COS_F32 ENC_VOP1 default
    0x5011025e02a35d, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f02a35d, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x540f226002a35d, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4e0f226102b421, // V_NOT_B32 ENC_VOP1 default
    0x5013226202b421, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x5210a26302b421, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x540f226402b421, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4e0f222b02c290, // V_BFREV_B32 ENC_VOP1 default
    0x500f622c02c290, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x520f422d02c290, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x540f222e02c290, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4e0f226502d39a, // V_FFBH_U32 ENC_VOP1 default
    0x5013226602d39a, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x5210a26702d39a, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x540f226802d39a, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4e0f226502e39b, // V_FFBL_B32 ENC_VOP1 default
    0x5013226602e39b, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x5210a26702e39b, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x540f226802e39b, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4e0f226902f399, // V_FFBH_I32 ENC_VOP1 default
    0x5013226a02f399, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x5210a26b02f399, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x540f226c02f399, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4e0fe2300303aa, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x521002310303aa, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x540fe2320303aa, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4e12c25a0313ad, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x5212e25b0313ad, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x5412c25c0313ad, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4e12c25a0323a7, // V_FRACT_F64 ENC_VOP1 default
    0x5212e25b0323a7, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x5412c25c0323a7, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x4e0f22420333a9, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x501242430333a9, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x520f42440333a9, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x540f22450333a9, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e0f225d0343ac, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x5011025e0343ac, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f0343ac, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x540f22600343ac, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x4e0980b8035294, // V_CLREXCP ENC_VOP1 default
    0x540980b8035294, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x4e0f222b037450, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x500f622c037450, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x520f422d037450, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x540f222e037450, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x4e13626d039364, // V_CVT_F16_U16 ENC_VOP1 default
    0x5013a26e039364, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x5213826f039364, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x54136270039364, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x4e13627103a363, // V_CVT_F16_I16 ENC_VOP1 default
    0x5013a27203a363, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x5213827303a363, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x5413627403a363, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x4e13e27503b381, // V_CVT_U16_F16 ENC_VOP1 default
    0x5014227603b381, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5214027703b381, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x5413e27803b381, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x4e13e27903c371, // V_CVT_I16_F16 ENC_VOP1 default
    0x5014227a03c371, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5214027b03c371, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x5413e27c03c371, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e14627d03d43f, // V_RCP_F16 ENC_VOP1 default
    0x5014a27e03d43f, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827f03d43f, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x5414628003d43f, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x4e14627d03e453, // V_SQRT_F16 ENC_VOP1 default
    0x5014a27e03e453, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827f03e453, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x5414628003e453, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x4e14627d03f448, // V_RSQ_F16 ENC_VOP1 default
    0x5014a27e03f448, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827f03f448, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x5414628003f448, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x4e14627d0403b2, // V_LOG_F16 ENC_VOP1 default
    0x5014a27e0403b2, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827f0403b2, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x541462800403b2, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x4e14627d041397, // V_EXP_F16 ENC_VOP1 default
    0x5014a27e041397, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827f041397, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x54146280041397, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x4e14627d0423ab, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x5014a27e0423ab, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827f0423ab, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x541462800423ab, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x4e13e2790433a8, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x5014227a0433a8, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5214027b0433a8, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x5413e27c0433a8, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e14627d04439c, // V_FLOOR_F16 ENC_VOP1 default
    0x5014a27e04439c, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827f04439c, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x5414628004439c, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x4e14627d045291, // V_CEIL_F16 ENC_VOP1 default
    0x5014a27e045291, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827f045291, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x54146280045291, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x4e14627d046466, // V_TRUNC_F16 ENC_VOP1 default
    0x5014a27e046466, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827f046466, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x54146280046466, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x4e14627d047445, // V_RNDNE_F16 ENC_VOP1 default
    0x5014a27e047445, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827f047445, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x54146280047445, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x4e14627d0483a5, // V_FRACT_F16 ENC_VOP1 default
    0x5014a27e0483a5, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827f0483a5, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x541462800483a5, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x4e14627d049451, // V_SIN_F16 ENC_VOP1 default
    0x5014a27e049451, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827f049451, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x54146280049451, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x4e14627d04a35c, // V_COS_F16 ENC_VOP1 default
    0x5014a27e04a35c, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827f04a35c, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x5414628004a35c, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x4e13e27904d374, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x5014227a04d374, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5214027b04d374, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x5413e27c04d374, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e13e27504e375, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x5014227604e375, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5214027704e375, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x5413e27804e375, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x4e0f228104f44f, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x5013228204f44f, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x5210a28304f44f, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x540f228404f44f, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x5614e285051464, // V_SWAP_B32 ENC_VOP1 default
    0x56152286052276, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x50156287052276, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x52154288052276, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x54152289052276, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x580b828a000220, // S_MOV_B32 ENC_SOP1 default
    0x5a0b828b000220, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba28c001221, // S_MOV_B64 ENC_SOP1 default
    0x5a0ba28d001221, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x580b828e0021d4, // S_CMOV_B32 ENC_SOP1 default
    0x5a0b828f0021d4, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba2900031d5, // S_CMOV_B64 ENC_SOP1 default
    0x5a0ba2910031d5, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829200422d, // S_NOT_B32 ENC_SOP1 default
    0x5a0b829300422d, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba29400522e, // S_NOT_B64 ENC_SOP1 default
    0x5a0ba29500522e, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829200625e, // S_WQM_B32 ENC_SOP1 default
    0x5a0b829300625e, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba29400725f, // S_WQM_B64 ENC_SOP1 default
    0x5a0ba29500725f, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x580b82960081a1, // S_BREV_B32 ENC_SOP1 default
    0x5a0b82970081a1, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba2980091a2, // S_BREV_B64 ENC_SOP1 default
    0x5a0ba2990091a2, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829a00a18d, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x5a0b829b00a18d, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580bc29c00b18e, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x5a0bc29d00b18e, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829a00c18f, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x5a0b829b00c18f, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580bc29c00d190, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x5a0bc29d00d190, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829e00e1fc, // S_FF0_I32_B32 ENC_SOP1 default
    0x5a0b829f00e1fc, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580bc2a000f1fd, // S_FF0_I32_B64 ENC_SOP1 default
    0x5a0bc2a100f1fd, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829e0101fe, // S_FF1_I32_B32 ENC_SOP1 default
    0x5a0b829f0101fe, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580bc2a00111ff, // S_FF1_I32_B64 ENC_SOP1 default
    0x5a0bc2a10111ff, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b829e012201, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x5a0b829f012201, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580bc2a0013202, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x5a0bc2a1013202, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580b82a2014200, // S_FLBIT_I32 ENC_SOP1 default
    0x5a0b82a3014200, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x580bc2a4015203, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x5a0bc2a5015203, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x580b82a6016251, // S_SEXT_I32_I8 ENC_SOP1 default
    0x5a0b82a7016251, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x580b82a8017250, // S_SEXT_I32_I16 ENC_SOP1 default
    0x5a0b82a9017250, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x580b82aa01819c, // S_BITSET0_B32 ENC_SOP1 default
    0x5a0b82ab01819c, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2ac01919d, // S_BITSET0_B64 ENC_SOP1 default
    0x5a0be2ad01919d, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x580b82aa01a19e, // S_BITSET1_B32 ENC_SOP1 default
    0x5a0b82ab01a19e, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2ac01b19f, // S_BITSET1_B64 ENC_SOP1 default
    0x5a0be2ad01b19f, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x580c02ae01c204, // S_GETPC_B64 ENC_SOP1 default
    0x580c22af01d247, // S_SETPC_B64 ENC_SOP1 default
    0x580ba2b001e259, // S_SWAPPC_B64 ENC_SOP1 default
    0x580c22af01f23b, // S_RFE_B64 ENC_SOP1 default
    0x580ba2b102016d, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b202016d, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2b1021235, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b2021235, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2b1022265, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b2022265, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2b1023169, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b2023169, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2b1024232, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b2024232, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2b1025228, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b2025228, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2b102622c, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b202622c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2b1027262, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b2027262, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580b8292028239, // S_QUADMASK_B32 ENC_SOP1 default
    0x5a0b8293028239, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba29402923a, // S_QUADMASK_B64 ENC_SOP1 default
    0x5a0ba29502923a, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x580b82b302a21e, // S_MOVRELS_B32 ENC_SOP1 default
    0x580ba2b402b21f, // S_MOVRELS_B64 ENC_SOP1 default
    0x580b82b502c21c, // S_MOVRELD_B32 ENC_SOP1 default
    0x5a0b82b602c21c, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x580ba2b702d21d, // S_MOVRELD_B64 ENC_SOP1 default
    0x5a0ba2b802d21d, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x580c42b902e1ce, // S_CBRANCH_JOIN ENC_SOP1 default
    0x5a0c42ba02e1ce, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x580b82bb030160, // S_ABS_I32 ENC_SOP1 default
    0x5a0b82bc030160, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x580c42bd03224c, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x5a0c42be03224c, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x580ba2b1033165, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b2033165, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2b103422f, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0ba2b203422f, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2b1035166, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x5a0ba2b2035166, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580ba2b103616a, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x5a0ba2b203616a, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be2bf03719b, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x5a0be2c003719b, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x5c0d22c10001e2, // S_CMP_EQ_I32 ENC_SOPC default
    0x5e0d22c20001e2, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x600d22c30001e2, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x620d22c40001e2, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c10011eb, // S_CMP_LG_I32 ENC_SOPC default
    0x5e0d22c20011eb, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x600d22c30011eb, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x620d22c40011eb, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c10021e7, // S_CMP_GT_I32 ENC_SOPC default
    0x5e0d22c20021e7, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x600d22c30021e7, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x620d22c40021e7, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c10031e5, // S_CMP_GE_I32 ENC_SOPC default
    0x5e0d22c20031e5, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x600d22c30031e5, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x620d22c40031e5, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c10041ee, // S_CMP_LT_I32 ENC_SOPC default
    0x5e0d22c20041ee, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x600d22c30041ee, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x620d22c40041ee, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c10051e9, // S_CMP_LE_I32 ENC_SOPC default
    0x5e0d22c20051e9, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x600d22c30051e9, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x620d22c40051e9, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c50061e3, // S_CMP_EQ_U32 ENC_SOPC default
    0x5e0d22c60061e3, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x600d22c70061e3, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x620d22c80061e3, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c50071ec, // S_CMP_LG_U32 ENC_SOPC default
    0x5e0d22c60071ec, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x600d22c70071ec, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x620d22c80071ec, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c50081e8, // S_CMP_GT_U32 ENC_SOPC default
    0x5e0d22c60081e8, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x600d22c70081e8, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x620d22c80081e8, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c50091e6, // S_CMP_GE_U32 ENC_SOPC default
    0x5e0d22c60091e6, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x600d22c70091e6, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x620d22c80091e6, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c500a1ef, // S_CMP_LT_U32 ENC_SOPC default
    0x5e0d22c600a1ef, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x600d22c700a1ef, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x620d22c800a1ef, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c500b1ea, // S_CMP_LE_U32 ENC_SOPC default
    0x5e0d22c600b1ea, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x600d22c700b1ea, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x620d22c800b1ea, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c500c197, // S_BITCMP0_B32 ENC_SOPC default
    0x5e0d22c600c197, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x600d22c700c197, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x620d22c800c197, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22c500d199, // S_BITCMP1_B32 ENC_SOPC default
    0x5e0d22c600d199, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x600d22c700d199, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x620d22c800d199, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d02c900e198, // S_BITCMP0_B64 ENC_SOPC default
    0x5e0d02ca00e198, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x600d02cb00e198, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x620d02cc00e198, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d02c900f19a, // S_BITCMP1_B64 ENC_SOPC default
    0x5e0d02ca00f19a, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x600d02cb00f19a, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x620d02cc00f19a, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d22cd01024b, // S_SETVSKIP ENC_SOPC default
    0x5e0d22ce01024b, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x600d22cf01024b, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x620d22d001024b, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d42d101124f, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x5e0d42d201124f, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x600d42d301124f, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x620d42d401124f, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0ce2d50121e4, // S_CMP_EQ_U64 ENC_SOPC default
    0x5e0ce2d60121e4, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x600ce2d70121e4, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x620ce2d80121e4, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0ce2d50131ed, // S_CMP_LG_U64 ENC_SOPC default
    0x5e0ce2d60131ed, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x600ce2d70131ed, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x620ce2d80131ed, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x640e02d9000229, // S_NOP ENC_SOPP default
    0x640e20b80011f9, // S_ENDPGM ENC_SOPP default
    0x640e42da0021a0, // S_BRANCH ENC_SOPP default
    0x640980b800325d, // S_WAKEUP ENC_SOPP default
    0x640e42db0041cf, // S_CBRANCH_SCC0 ENC_SOPP default
    0x640e42db0051d0, // S_CBRANCH_SCC1 ENC_SOPP default
    0x660e42dc0061d2, // S_CBRANCH_VCCZ ENC_SOPP default
    0x660e42dc0071d1, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x640e42dd0081cb, // S_CBRANCH_EXECZ ENC_SOPP default
    0x640e42dd0091ca, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x640980b800a18c, // S_BARRIER ENC_SOPP default
    0x640e02d900b246, // S_SETKILL ENC_SOPP default
    0x640e62de00c25c, // S_WAITCNT ENC_SOPP default
    0x640e02d900d245, // S_SETHALT ENC_SOPP default
    0x640e02d900e252, // S_SLEEP ENC_SOPP default
    0x640e02d900f248, // S_SETPRIO ENC_SOPP default
    0x640e82df010243, // S_SENDMSG ENC_SOPP default
    0x640e82df011244, // S_SENDMSGHALT ENC_SOPP default
    0x640e02d901225a, // S_TRAP ENC_SOPP default
    0x640980b8013206, // S_ICACHE_INV ENC_SOPP default
    0x640e02d9014207, // S_INCPERFLEVEL ENC_SOPP default
    0x640e02d90151f8, // S_DECPERFLEVEL ENC_SOPP default
    0x640982e001625b, // S_TTRACEDATA ENC_SOPP default
    0x640e42da0171c6, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x640e42da0181c9, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x640e42da0191c8, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x640e42da01a1c7, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x640980b801b1fb, // S_ENDPGM_SAVED ENC_SOPP default
    0x640980b801c24e, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x640ea2e101d24d, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x640980b801e1fa, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x681f82e2000430, // V_PK_MAD_I16 ENC_VOP3P default
    0x681fa2e300143b, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x681fa2e4002428, // V_PK_ADD_I16 ENC_VOP3P default
    0x681fa2e400343c, // V_PK_SUB_I16 ENC_VOP3P default
    0x681fa2e500442e, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x681fa2e500542f, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x681fa2e600642a, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x681fa2e4007433, // V_PK_MAX_I16 ENC_VOP3P default
    0x681fa2e4008436, // V_PK_MIN_I16 ENC_VOP3P default
    0x681f82e7009431, // V_PK_MAD_U16 ENC_VOP3P default
    0x681fa2e300a429, // V_PK_ADD_U16 ENC_VOP3P default
    0x681fa2e300b43d, // V_PK_SUB_U16 ENC_VOP3P default
    0x681fa2e300c434, // V_PK_MAX_U16 ENC_VOP3P default
    0x681fa2e300d437, // V_PK_MIN_U16 ENC_VOP3P default
    0x681fc2e800e42c, // V_PK_FMA_F16 ENC_VOP3P default
    0x681fe0f000f426, // V_PK_ADD_F16 ENC_VOP3P default
    0x681fe0f0010439, // V_PK_MUL_F16 ENC_VOP3P default
    0x681fe0f0011435, // V_PK_MIN_F16 ENC_VOP3P default
    0x681fe0f0012432, // V_PK_MAX_F16 ENC_VOP3P default
    0x682002e90203ce, // V_MAD_MIX_F32 ENC_VOP3P default
    0x682002ea0213cd, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x682002ea0223cc, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x682022eb02338e, // V_DOT2_F32_F16 ENC_VOP3P default
    0x681f82ec02638f, // V_DOT2_I32_I16 ENC_VOP3P default
    0x681f8116027390, // V_DOT2_U32_U16 ENC_VOP3P default
    0x682042ed028392, // V_DOT4_I32_I8 ENC_VOP3P default
    0x68204115029393, // V_DOT4_U32_U8 ENC_VOP3P default
    0x682042ee02a395, // V_DOT8_I32_I4 ENC_VOP3P default
    0x682042ef02b396, // V_DOT8_U32_U4 ENC_VOP3P default
    0x682062f003042d, // V_PK_FMA_F32 ENC_VOP3P default
    0x682082f103143a, // V_PK_MUL_F32 ENC_VOP3P default
    0x682082f1032427, // V_PK_ADD_F32 ENC_VOP3P default
    0x682082f2033438, // V_PK_MOV_B32 ENC_VOP3P default
    0x6a20a2f30403f0, // V_MFMA_F32_32X32X1F32 VOP3P_MFMA default
    0x6a20c2f40413ea, // V_MFMA_F32_16X16X1F32 VOP3P_MFMA default
    0x6a20e2f50423f8, // V_MFMA_F32_4X4X1F32 VOP3P_MFMA default
    0x6a20c2f40443f2, // V_MFMA_F32_32X32X2F32 VOP3P_MFMA default
    0x6a20e2f50453ee, // V_MFMA_F32_16X16X4F32 VOP3P_MFMA default
    0x6a2102f60483f5, // V_MFMA_F32_32X32X4F16 VOP3P_MFMA default
    0x6a2122f70493ed, // V_MFMA_F32_16X16X4F16 VOP3P_MFMA default
    0x6a2142f804a3fb, // V_MFMA_F32_4X4X4F16 VOP3P_MFMA default
    0x6a2122f704c3f7, // V_MFMA_F32_32X32X8F16 VOP3P_MFMA default
    0x6a2142f804d3e9, // V_MFMA_F32_16X16X16F16 VOP3P_MFMA default
    0x6a20a2f9050400, // V_MFMA_I32_32X32X4I8 VOP3P_MFMA default
    0x6a20c2fa0513ff, // V_MFMA_I32_16X16X4I8 VOP3P_MFMA default
    0x6a20e2fb052402, // V_MFMA_I32_4X4X4I8 VOP3P_MFMA default
    0x6a20c2fa054401, // V_MFMA_I32_32X32X8I8 VOP3P_MFMA default
    0x6a20e2fb0553fe, // V_MFMA_I32_16X16X16I8 VOP3P_MFMA default
    0x6c2162fc058277, // V_ACCVGPR_READ ENC_VOP3P default
    0x682182fd059278, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x6a2102fe0633f4, // V_MFMA_F32_32X32X4BF16_1K VOP3P_MFMA default
    0x6a2122ff0643ec, // V_MFMA_F32_16X16X4BF16_1K VOP3P_MFMA default
    0x6a2143000653fa, // V_MFMA_F32_4X4X4BF16_1K VOP3P_MFMA default
    0x6a2122ff0663f6, // V_MFMA_F32_32X32X8BF16_1K VOP3P_MFMA default
    0x6a2143000673e8, // V_MFMA_F32_16X16X16BF16_1K VOP3P_MFMA default
    0x6a21a3010683f1, // V_MFMA_F32_32X32X2BF16 VOP3P_MFMA default
    0x6a21c3020693eb, // V_MFMA_F32_16X16X2BF16 VOP3P_MFMA default
    0x6a21e30306b3f9, // V_MFMA_F32_4X4X2BF16 VOP3P_MFMA default
    0x6a21c30206c3f3, // V_MFMA_F32_32X32X4BF16 VOP3P_MFMA default
    0x6a21e30306d3ef, // V_MFMA_F32_16X16X8BF16 VOP3P_MFMA default
    0x6a22030406e3fc, // V_MFMA_F64_16X16X4F64 VOP3P_MFMA default
    0x6a22230506f3fd, // V_MFMA_F64_4X4X4F64 VOP3P_MFMA default
];
