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
    0x0015800000035b, // V_CNDMASK_B32 ENC_VOP2 default
    0x0215c00100035b, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x0415a00200035b, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x0615800300035b, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0816000400127d, // V_ADD_F32 ENC_VOP2 default
    0x0a16400500127d, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16200600127d, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e16000700127d, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0816000400245f, // V_SUB_F32 ENC_VOP2 default
    0x0a16400500245f, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16200600245f, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e16000700245f, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0816000400345a, // V_SUBREV_F32 ENC_VOP2 default
    0x0a16400500345a, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16200600345a, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e16000700345a, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x081680080043a0, // V_FMAC_F64 ENC_VOP2 default
    0x0c16a0090043a0, // V_FMAC_F64 VOP2_VOP_DPP has_dpp
    0x0e16800a0043a0, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x08160004005415, // V_MUL_F32 ENC_VOP2 default
    0x0a164005005415, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c162006005415, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e160007005415, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0816000b00641b, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a17000c00641b, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c16e00d00641b, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e16000e00641b, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0816000b007418, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a17000c007418, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c16e00d007418, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e16000e007418, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0816000f00841f, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a17001000841f, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c16e01100841f, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e16001200841f, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0816000f00941a, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a17001000941a, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c16e01100941a, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e16001200941a, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0816000400a40a, // V_MIN_F32 ENC_VOP2 default
    0x0a16400500a40a, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16200600a40a, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e16000700a40a, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0816000400b3da, // V_MAX_F32 ENC_VOP2 default
    0x0a16400500b3da, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16200600b3da, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e16000700b3da, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0816000b00c40d, // V_MIN_I32 ENC_VOP2 default
    0x0a17000c00c40d, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c16e00d00c40d, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e16000e00c40d, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0816000b00d3dd, // V_MAX_I32 ENC_VOP2 default
    0x0a17000c00d3dd, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c16e00d00d3dd, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e16000e00d3dd, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0816000f00e40f, // V_MIN_U32 ENC_VOP2 default
    0x0a17001000e40f, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c16e01100e40f, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e16001200e40f, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0816000f00f3df, // V_MAX_U32 ENC_VOP2 default
    0x0a17001000f3df, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c16e01100f3df, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e16001200f3df, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x081600130103ba, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a1700140103ba, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c16e0110103ba, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1600150103ba, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x08160016011289, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a170017011289, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c16e018011289, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e160019011289, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x081600130123b5, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a1700140123b5, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c16e0110123b5, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1600150123b5, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0816000f013286, // V_AND_B32 ENC_VOP2 default
    0x0a170010013286, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c16e011013286, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e160012013286, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0816000f014423, // V_OR_B32 ENC_VOP2 default
    0x0a170010014423, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c16e011014423, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e160012014423, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0816000f01546c, // V_XOR_B32 ENC_VOP2 default
    0x0a17001001546c, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c16e01101546c, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e16001201546c, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0816001a0163bd, // V_MAC_F32 ENC_VOP2 default
    0x0c16201b0163bd, // V_MAC_F32 VOP2_VOP_DPP has_dpp
    0x0e16001c0163bd, // V_MAC_F32 VOP2_INST_LITERAL has_lit
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
    0x0a19e0300333ae, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19c0310333ae, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1880320333ae, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0816000f034283, // V_ADD_U32 ENC_VOP2 default
    0x0a170010034283, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c16e011034283, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e160012034283, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0816000f035463, // V_SUB_U32 ENC_VOP2 default
    0x0a170010035463, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c16e011035463, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e160012035463, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x0816001303645c, // V_SUBREV_U32 ENC_VOP2 default
    0x0a17001403645c, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c16e01103645c, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e16001503645c, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081a204c03738c, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1a404d03738c, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1a204e03738c, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0816004f03838d, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c16e05003838d, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e16005103838d, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x08160052039391, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c16e053039391, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e160054039391, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0816005503a394, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c16e05603a394, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e16005703a394, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0816001a03b39f, // V_FMAC_F32 ENC_VOP2 default
    0x0c16201b03b39f, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e16001c03b39f, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081a805803c42b, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0a1ae05903c42b, // V_PK_FMAC_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa05a03c42b, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1a805b03c42b, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0816000f03d46b, // V_XNOR_B32 ENC_VOP2 default
    0x0a17001003d46b, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c16e01103d46b, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e16001203d46b, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
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
    0x242160c30102f9, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x242160c4011296, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x2421c0c50122fa, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x2421c0c6013297, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x242200c70142f8, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x242200c8015295, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x242200c7020304, // V_CMP_F_F16 ENC_VOP3 default
    0x242200c702132b, // V_CMP_LT_F16 ENC_VOP3 default
    0x242200c70222fb, // V_CMP_EQ_F16 ENC_VOP3 default
    0x242200c702331f, // V_CMP_LE_F16 ENC_VOP3 default
    0x242200c7024316, // V_CMP_GT_F16 ENC_VOP3 default
    0x242200c7025328, // V_CMP_LG_F16 ENC_VOP3 default
    0x242200c702630d, // V_CMP_GE_F16 ENC_VOP3 default
    0x242200c702734c, // V_CMP_O_F16 ENC_VOP3 default
    0x242200c7028358, // V_CMP_U_F16 ENC_VOP3 default
    0x242200c702933d, // V_CMP_NGE_F16 ENC_VOP3 default
    0x242200c702a346, // V_CMP_NLG_F16 ENC_VOP3 default
    0x242200c702b340, // V_CMP_NGT_F16 ENC_VOP3 default
    0x242200c702c343, // V_CMP_NLE_F16 ENC_VOP3 default
    0x242200c702d334, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x242200c702e349, // V_CMP_NLT_F16 ENC_VOP3 default
    0x242200c702f34f, // V_CMP_TRU_F16 ENC_VOP3 default
    0x242200c80302a1, // V_CMPX_F_F16 ENC_VOP3 default
    0x242200c80312c8, // V_CMPX_LT_F16 ENC_VOP3 default
    0x242200c8032298, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x242200c80332bc, // V_CMPX_LE_F16 ENC_VOP3 default
    0x242200c80342b3, // V_CMPX_GT_F16 ENC_VOP3 default
    0x242200c80352c5, // V_CMPX_LG_F16 ENC_VOP3 default
    0x242200c80362aa, // V_CMPX_GE_F16 ENC_VOP3 default
    0x242200c80372e9, // V_CMPX_O_F16 ENC_VOP3 default
    0x242200c80382f5, // V_CMPX_U_F16 ENC_VOP3 default
    0x242200c80392da, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x242200c803a2e3, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x242200c803b2dd, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x242200c803c2e0, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x242200c803d2d1, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x242200c803e2e6, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x242200c803f2ec, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x242160c9040305, // V_CMP_F_F32 ENC_VOP3 default
    0x242160c904132c, // V_CMP_LT_F32 ENC_VOP3 default
    0x242160c90422fc, // V_CMP_EQ_F32 ENC_VOP3 default
    0x242160c9043320, // V_CMP_LE_F32 ENC_VOP3 default
    0x242160c9044317, // V_CMP_GT_F32 ENC_VOP3 default
    0x242160c9045329, // V_CMP_LG_F32 ENC_VOP3 default
    0x242160c904630e, // V_CMP_GE_F32 ENC_VOP3 default
    0x242160c904734d, // V_CMP_O_F32 ENC_VOP3 default
    0x242160c9048359, // V_CMP_U_F32 ENC_VOP3 default
    0x242160c904933e, // V_CMP_NGE_F32 ENC_VOP3 default
    0x242160c904a347, // V_CMP_NLG_F32 ENC_VOP3 default
    0x242160c904b341, // V_CMP_NGT_F32 ENC_VOP3 default
    0x242160c904c344, // V_CMP_NLE_F32 ENC_VOP3 default
    0x242160c904d335, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x242160c904e34a, // V_CMP_NLT_F32 ENC_VOP3 default
    0x242160c904f350, // V_CMP_TRU_F32 ENC_VOP3 default
    0x242160ca0502a2, // V_CMPX_F_F32 ENC_VOP3 default
    0x242160ca0512c9, // V_CMPX_LT_F32 ENC_VOP3 default
    0x242160ca052299, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x242160ca0532bd, // V_CMPX_LE_F32 ENC_VOP3 default
    0x242160ca0542b4, // V_CMPX_GT_F32 ENC_VOP3 default
    0x242160ca0552c6, // V_CMPX_LG_F32 ENC_VOP3 default
    0x242160ca0562ab, // V_CMPX_GE_F32 ENC_VOP3 default
    0x242160ca0572ea, // V_CMPX_O_F32 ENC_VOP3 default
    0x242160ca0582f6, // V_CMPX_U_F32 ENC_VOP3 default
    0x242160ca0592db, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x242160ca05a2e4, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x242160ca05b2de, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x242160ca05c2e1, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x242160ca05d2d2, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x242160ca05e2e7, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x242160ca05f2ed, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x2422a0cb060306, // V_CMP_F_F64 ENC_VOP3 default
    0x2422a0cb06132d, // V_CMP_LT_F64 ENC_VOP3 default
    0x2422a0cb0622fd, // V_CMP_EQ_F64 ENC_VOP3 default
    0x2422a0cb063321, // V_CMP_LE_F64 ENC_VOP3 default
    0x2422a0cb064318, // V_CMP_GT_F64 ENC_VOP3 default
    0x2422a0cb06532a, // V_CMP_LG_F64 ENC_VOP3 default
    0x2422a0cb06630f, // V_CMP_GE_F64 ENC_VOP3 default
    0x2422a0cb06734e, // V_CMP_O_F64 ENC_VOP3 default
    0x2422a0cb06835a, // V_CMP_U_F64 ENC_VOP3 default
    0x2422a0cb06933f, // V_CMP_NGE_F64 ENC_VOP3 default
    0x2422a0cb06a348, // V_CMP_NLG_F64 ENC_VOP3 default
    0x2422a0cb06b342, // V_CMP_NGT_F64 ENC_VOP3 default
    0x2422a0cb06c345, // V_CMP_NLE_F64 ENC_VOP3 default
    0x2422a0cb06d336, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x2422a0cb06e34b, // V_CMP_NLT_F64 ENC_VOP3 default
    0x2422a0cb06f351, // V_CMP_TRU_F64 ENC_VOP3 default
    0x2422a0cc0702a3, // V_CMPX_F_F64 ENC_VOP3 default
    0x2422a0cc0712ca, // V_CMPX_LT_F64 ENC_VOP3 default
    0x2422a0cc07229a, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x2422a0cc0732be, // V_CMPX_LE_F64 ENC_VOP3 default
    0x2422a0cc0742b5, // V_CMPX_GT_F64 ENC_VOP3 default
    0x2422a0cc0752c7, // V_CMPX_LG_F64 ENC_VOP3 default
    0x2422a0cc0762ac, // V_CMPX_GE_F64 ENC_VOP3 default
    0x2422a0cc0772eb, // V_CMPX_O_F64 ENC_VOP3 default
    0x2422a0cc0782f7, // V_CMPX_U_F64 ENC_VOP3 default
    0x2422a0cc0792dc, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x2422a0cc07a2e5, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x2422a0cc07b2df, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x2422a0cc07c2e2, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x2422a0cc07d2d3, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x2422a0cc07e2e8, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x2422a0cc07f2ee, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x2422e0cd0a0307, // V_CMP_F_I16 ENC_VOP3 default
    0x2422e0cd0a132e, // V_CMP_LT_I16 ENC_VOP3 default
    0x2422e0cd0a22fe, // V_CMP_EQ_I16 ENC_VOP3 default
    0x2422e0cd0a3322, // V_CMP_LE_I16 ENC_VOP3 default
    0x2422e0cd0a4319, // V_CMP_GT_I16 ENC_VOP3 default
    0x2422e0cd0a5337, // V_CMP_NE_I16 ENC_VOP3 default
    0x2422e0cd0a6310, // V_CMP_GE_I16 ENC_VOP3 default
    0x2422e0cd0a7352, // V_CMP_T_I16 ENC_VOP3 default
    0x2422e0ce0a830a, // V_CMP_F_U16 ENC_VOP3 default
    0x2422e0ce0a9331, // V_CMP_LT_U16 ENC_VOP3 default
    0x2422e0ce0aa301, // V_CMP_EQ_U16 ENC_VOP3 default
    0x2422e0ce0ab325, // V_CMP_LE_U16 ENC_VOP3 default
    0x2422e0ce0ac31c, // V_CMP_GT_U16 ENC_VOP3 default
    0x2422e0ce0ad33a, // V_CMP_NE_U16 ENC_VOP3 default
    0x2422e0ce0ae313, // V_CMP_GE_U16 ENC_VOP3 default
    0x2422e0ce0af355, // V_CMP_T_U16 ENC_VOP3 default
    0x2422e0cf0b02a4, // V_CMPX_F_I16 ENC_VOP3 default
    0x2422e0cf0b12cb, // V_CMPX_LT_I16 ENC_VOP3 default
    0x2422e0cf0b229b, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x2422e0cf0b32bf, // V_CMPX_LE_I16 ENC_VOP3 default
    0x2422e0cf0b42b6, // V_CMPX_GT_I16 ENC_VOP3 default
    0x2422e0cf0b52d4, // V_CMPX_NE_I16 ENC_VOP3 default
    0x2422e0cf0b62ad, // V_CMPX_GE_I16 ENC_VOP3 default
    0x2422e0cf0b72ef, // V_CMPX_T_I16 ENC_VOP3 default
    0x2422e0d00b82a7, // V_CMPX_F_U16 ENC_VOP3 default
    0x2422e0d00b92ce, // V_CMPX_LT_U16 ENC_VOP3 default
    0x2422e0d00ba29e, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x2422e0d00bb2c2, // V_CMPX_LE_U16 ENC_VOP3 default
    0x2422e0d00bc2b9, // V_CMPX_GT_U16 ENC_VOP3 default
    0x2422e0d00bd2d7, // V_CMPX_NE_U16 ENC_VOP3 default
    0x2422e0d00be2b0, // V_CMPX_GE_U16 ENC_VOP3 default
    0x2422e0d00bf2f2, // V_CMPX_T_U16 ENC_VOP3 default
    0x242340d10c0308, // V_CMP_F_I32 ENC_VOP3 default
    0x242340d10c132f, // V_CMP_LT_I32 ENC_VOP3 default
    0x242340d10c22ff, // V_CMP_EQ_I32 ENC_VOP3 default
    0x242340d10c3323, // V_CMP_LE_I32 ENC_VOP3 default
    0x242340d10c431a, // V_CMP_GT_I32 ENC_VOP3 default
    0x242340d10c5338, // V_CMP_NE_I32 ENC_VOP3 default
    0x242340d10c6311, // V_CMP_GE_I32 ENC_VOP3 default
    0x242340d10c7353, // V_CMP_T_I32 ENC_VOP3 default
    0x242340d20c830b, // V_CMP_F_U32 ENC_VOP3 default
    0x242340d20c9332, // V_CMP_LT_U32 ENC_VOP3 default
    0x242340d20ca302, // V_CMP_EQ_U32 ENC_VOP3 default
    0x242340d20cb326, // V_CMP_LE_U32 ENC_VOP3 default
    0x242340d20cc31d, // V_CMP_GT_U32 ENC_VOP3 default
    0x242340d20cd33b, // V_CMP_NE_U32 ENC_VOP3 default
    0x242340d20ce314, // V_CMP_GE_U32 ENC_VOP3 default
    0x242340d20cf356, // V_CMP_T_U32 ENC_VOP3 default
    0x242340d30d02a5, // V_CMPX_F_I32 ENC_VOP3 default
    0x242340d30d12cc, // V_CMPX_LT_I32 ENC_VOP3 default
    0x242340d30d229c, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x242340d30d32c0, // V_CMPX_LE_I32 ENC_VOP3 default
    0x242340d30d42b7, // V_CMPX_GT_I32 ENC_VOP3 default
    0x242340d30d52d5, // V_CMPX_NE_I32 ENC_VOP3 default
    0x242340d30d62ae, // V_CMPX_GE_I32 ENC_VOP3 default
    0x242340d30d72f0, // V_CMPX_T_I32 ENC_VOP3 default
    0x242340d40d82a8, // V_CMPX_F_U32 ENC_VOP3 default
    0x242340d40d92cf, // V_CMPX_LT_U32 ENC_VOP3 default
    0x242340d40da29f, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x242340d40db2c3, // V_CMPX_LE_U32 ENC_VOP3 default
    0x242340d40dc2ba, // V_CMPX_GT_U32 ENC_VOP3 default
    0x242340d40dd2d8, // V_CMPX_NE_U32 ENC_VOP3 default
    0x242340d40de2b1, // V_CMPX_GE_U32 ENC_VOP3 default
    0x242340d40df2f3, // V_CMPX_T_U32 ENC_VOP3 default
    0x242380d50e0309, // V_CMP_F_I64 ENC_VOP3 default
    0x242380d50e1330, // V_CMP_LT_I64 ENC_VOP3 default
    0x242380d50e2300, // V_CMP_EQ_I64 ENC_VOP3 default
    0x242380d50e3324, // V_CMP_LE_I64 ENC_VOP3 default
    0x242380d50e431b, // V_CMP_GT_I64 ENC_VOP3 default
    0x242380d50e5339, // V_CMP_NE_I64 ENC_VOP3 default
    0x242380d50e6312, // V_CMP_GE_I64 ENC_VOP3 default
    0x242380d50e7354, // V_CMP_T_I64 ENC_VOP3 default
    0x242380d60e830c, // V_CMP_F_U64 ENC_VOP3 default
    0x242380d60e9333, // V_CMP_LT_U64 ENC_VOP3 default
    0x242380d60ea303, // V_CMP_EQ_U64 ENC_VOP3 default
    0x242380d60eb327, // V_CMP_LE_U64 ENC_VOP3 default
    0x242380d60ec31e, // V_CMP_GT_U64 ENC_VOP3 default
    0x242380d60ed33c, // V_CMP_NE_U64 ENC_VOP3 default
    0x242380d60ee315, // V_CMP_GE_U64 ENC_VOP3 default
    0x242380d60ef357, // V_CMP_T_U64 ENC_VOP3 default
    0x242380d70f02a6, // V_CMPX_F_I64 ENC_VOP3 default
    0x242380d70f12cd, // V_CMPX_LT_I64 ENC_VOP3 default
    0x242380d70f229d, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x242380d70f32c1, // V_CMPX_LE_I64 ENC_VOP3 default
    0x242380d70f42b8, // V_CMPX_GT_I64 ENC_VOP3 default
    0x242380d70f52d6, // V_CMPX_NE_I64 ENC_VOP3 default
    0x242380d70f62af, // V_CMPX_GE_I64 ENC_VOP3 default
    0x242380d70f72f1, // V_CMPX_T_I64 ENC_VOP3 default
    0x242380d80f82a9, // V_CMPX_F_U64 ENC_VOP3 default
    0x242380d80f92d0, // V_CMPX_LT_U64 ENC_VOP3 default
    0x242380d80fa2a0, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x242380d80fb2c4, // V_CMPX_LE_U64 ENC_VOP3 default
    0x242380d80fc2bb, // V_CMPX_GT_U64 ENC_VOP3 default
    0x242380d80fd2d9, // V_CMPX_NE_U64 ENC_VOP3 default
    0x242380d80fe2b2, // V_CMPX_GE_U64 ENC_VOP3 default
    0x242380d80ff2f4, // V_CMPX_T_U64 ENC_VOP3 default
    0x2615e0d910035b, // V_CNDMASK_B32 ENC_VOP3 default
    0x241660da10127d, // V_ADD_F32 ENC_VOP3 default
    0x241660da10245f, // V_SUB_F32 ENC_VOP3 default
    0x241660da10345a, // V_SUBREV_F32 ENC_VOP3 default
    0x2416c0db1043a0, // V_FMAC_F64 ENC_VOP3 default
    0x241660da105415, // V_MUL_F32 ENC_VOP3 default
    0x241720dc10641b, // V_MUL_I32_I24 ENC_VOP3 default
    0x241720dc107418, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x241720dd10841f, // V_MUL_U32_U24 ENC_VOP3 default
    0x241720dd10941a, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x241660da10a40a, // V_MIN_F32 ENC_VOP3 default
    0x241660da10b3da, // V_MAX_F32 ENC_VOP3 default
    0x241720dc10c40d, // V_MIN_I32 ENC_VOP3 default
    0x241720dc10d3dd, // V_MAX_I32 ENC_VOP3 default
    0x241720dd10e40f, // V_MIN_U32 ENC_VOP3 default
    0x241720dd10f3df, // V_MAX_U32 ENC_VOP3 default
    0x241720de1103ba, // V_LSHRREV_B32 ENC_VOP3 default
    0x241720df111289, // V_ASHRREV_I32 ENC_VOP3 default
    0x241720de1123b5, // V_LSHLREV_B32 ENC_VOP3 default
    0x241720dd113286, // V_AND_B32 ENC_VOP3 default
    0x241720dd114423, // V_OR_B32 ENC_VOP3 default
    0x241720dd11546c, // V_XOR_B32 ENC_VOP3 default
    0x241660e01163bd, // V_MAC_F32 ENC_VOP3 default
    0x2817e0e111927b, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x2817e0e111a45d, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x2817e0e211b458, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2a1860e311c27a, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2a1860e311d457, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2a1860e411e456, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x2418e0e511f27c, // V_ADD_F16 ENC_VOP3 default
    0x2418e0e512045e, // V_SUB_F16 ENC_VOP3 default
    0x2418e0e6121459, // V_SUBREV_F16 ENC_VOP3 default
    0x2418e0e5122414, // V_MUL_F16 ENC_VOP3 default
    0x2418e0e71233bc, // V_MAC_F16 ENC_VOP3 default
    0x2419a0e8126282, // V_ADD_U16 ENC_VOP3 default
    0x2419a0e8127462, // V_SUB_U16 ENC_VOP3 default
    0x2419a0e912845b, // V_SUBREV_U16 ENC_VOP3 default
    0x2419a0e812941d, // V_MUL_LO_U16 ENC_VOP3 default
    0x2419a0e912a3b4, // V_LSHLREV_B16 ENC_VOP3 default
    0x2419a0e912b3b9, // V_LSHRREV_B16 ENC_VOP3 default
    0x2419a0ea12c288, // V_ASHRREV_I16 ENC_VOP3 default
    0x2418e0e512d3d9, // V_MAX_F16 ENC_VOP3 default
    0x2418e0e512e409, // V_MIN_F16 ENC_VOP3 default
    0x2419a0e812f3de, // V_MAX_U16 ENC_VOP3 default
    0x2419a0eb1303dc, // V_MAX_I16 ENC_VOP3 default
    0x2419a0e813140e, // V_MIN_U16 ENC_VOP3 default
    0x2419a0eb13240c, // V_MIN_I16 ENC_VOP3 default
    0x241a00e51333ae, // V_LDEXP_F16 ENC_VOP3 default
    0x241720dd134283, // V_ADD_U32 ENC_VOP3 default
    0x241720dd135463, // V_SUB_U32 ENC_VOP3 default
    0x241720de13645c, // V_SUBREV_U32 ENC_VOP3 default
    0x241a60ec13738c, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x241720ed13838d, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x241720ee139391, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x241720ef13a394, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x241660e013b39f, // V_FMAC_F32 ENC_VOP3 default
    0x241ac0f013c42b, // V_PK_FMAC_F16 ENC_VOP3 default
    0x241720dd13d46b, // V_XNOR_B32 ENC_VOP3 default
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
    0x240f80f814c380, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x240f80f814d370, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x2410e0f514e376, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x241020fb14f366, // V_CVT_F32_F64 ENC_VOP3 default
    0x241260fc15036d, // V_CVT_F64_F32 ENC_VOP3 default
    0x2410e0f6151369, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x2410e0f615236a, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x2410e0f615336b, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x2410e0f615436c, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x241020fd155383, // V_CVT_U32_F64 ENC_VOP3 default
    0x241080fe15636f, // V_CVT_F64_U32 ENC_VOP3 default
    0x2412e0ff157468, // V_TRUNC_F64 ENC_VOP3 default
    0x2412e0ff158293, // V_CEIL_F64 ENC_VOP3 default
    0x2412e0ff159447, // V_RNDNE_F64 ENC_VOP3 default
    0x2412e0ff15a39e, // V_FLOOR_F64 ENC_VOP3 default
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
    0x2412e0ff165441, // V_RCP_F64 ENC_VOP3 default
    0x2412e0ff16644a, // V_RSQ_F64 ENC_VOP3 default
    0x24112100167454, // V_SQRT_F32 ENC_VOP3 default
    0x2412e0ff168455, // V_SQRT_F64 ENC_VOP3 default
    0x24112100169452, // V_SIN_F32 ENC_VOP3 default
    0x2411210016a35d, // V_COS_F32 ENC_VOP3 default
    0x2413210116b421, // V_NOT_B32 ENC_VOP3 default
    0x240f80f116c290, // V_BFREV_B32 ENC_VOP3 default
    0x2413210216d39a, // V_FFBH_U32 ENC_VOP3 default
    0x2413210216e39b, // V_FFBL_B32 ENC_VOP3 default
    0x2413210316f399, // V_FFBH_I32 ENC_VOP3 default
    0x241020f31703aa, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x2412e0ff1713ad, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x2412e0ff1723a7, // V_FRACT_F64 ENC_VOP3 default
    0x240f80f81733a9, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x241121001743ac, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x240f00b8175294, // V_CLREXCP ENC_VOP3 default
    0x240f80f1177450, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x2413a104179364, // V_CVT_F16_U16 ENC_VOP3 default
    0x2413a10517a363, // V_CVT_F16_I16 ENC_VOP3 default
    0x2414210617b381, // V_CVT_U16_F16 ENC_VOP3 default
    0x2414210717c371, // V_CVT_I16_F16 ENC_VOP3 default
    0x2414a10817d43f, // V_RCP_F16 ENC_VOP3 default
    0x2414a10817e453, // V_SQRT_F16 ENC_VOP3 default
    0x2414a10817f448, // V_RSQ_F16 ENC_VOP3 default
    0x2414a1081803b2, // V_LOG_F16 ENC_VOP3 default
    0x2414a108181397, // V_EXP_F16 ENC_VOP3 default
    0x2414a1081823ab, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x241421071833a8, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x2414a10818439c, // V_FLOOR_F16 ENC_VOP3 default
    0x2414a108185291, // V_CEIL_F16 ENC_VOP3 default
    0x2414a108186466, // V_TRUNC_F16 ENC_VOP3 default
    0x2414a108187445, // V_RNDNE_F16 ENC_VOP3 default
    0x2414a1081883a5, // V_FRACT_F16 ENC_VOP3 default
    0x2414a108189451, // V_SIN_F16 ENC_VOP3 default
    0x2414a10818a35c, // V_COS_F16 ENC_VOP3 default
    0x2414210718d374, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2414210618e375, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x2413210918f44f, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2c14e10a191464, // V_SWAP_B32 ENC_VOP3 default
    0x2c15610b192276, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x241b010c1c03c9, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x241b010c1c13c3, // V_MAD_F32 ENC_VOP3 default
    0x241b210d1c23c6, // V_MAD_I32_I24 ENC_VOP3 default
    0x241b210e1c33d1, // V_MAD_U32_U24 ENC_VOP3 default
    0x241b010c1c435e, // V_CUBEID_F32 ENC_VOP3 default
    0x241b010c1c5360, // V_CUBESC_F32 ENC_VOP3 default
    0x241b010c1c6361, // V_CUBETC_F32 ENC_VOP3 default
    0x241b010c1c735f, // V_CUBEMA_F32 ENC_VOP3 default
    0x241b210f1c828d, // V_BFE_U32 ENC_VOP3 default
    0x241b21101c928c, // V_BFE_I32 ENC_VOP3 default
    0x241b210f1ca28e, // V_BFI_B32 ENC_VOP3 default
    0x241b010c1cb3a2, // V_FMA_F32 ENC_VOP3 default
    0x241b41111cc3a3, // V_FMA_F64 ENC_VOP3 default
    0x241b61121cd3b1, // V_LERP_U8 ENC_VOP3 default
    0x241b81131ce284, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x241b81131cf285, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x241b010c1d0404, // V_MIN3_F32 ENC_VOP3 default
    0x241b21141d1406, // V_MIN3_I32 ENC_VOP3 default
    0x241b210f1d2408, // V_MIN3_U32 ENC_VOP3 default
    0x241b010c1d33d4, // V_MAX3_F32 ENC_VOP3 default
    0x241b21141d43d6, // V_MAX3_I32 ENC_VOP3 default
    0x241b210f1d53d8, // V_MAX3_U32 ENC_VOP3 default
    0x241b010c1d63e3, // V_MED3_F32 ENC_VOP3 default
    0x241b21141d73e5, // V_MED3_I32 ENC_VOP3 default
    0x241b210f1d83e7, // V_MED3_U32 ENC_VOP3 default
    0x241b21151d944e, // V_SAD_U8 ENC_VOP3 default
    0x241b21151da44b, // V_SAD_HI_U8 ENC_VOP3 default
    0x241b21161db44c, // V_SAD_U16 ENC_VOP3 default
    0x241b210f1dc44d, // V_SAD_U32 ENC_VOP3 default
    0x241ba1171dd37f, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x241b010c1de385, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x241b41111df386, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x281bc1181e038a, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x281be1191e138b, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x2e1b011a1e2388, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x2e1b411b1e3389, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x241b61121e4413, // V_MSAD_U8 ENC_VOP3 default
    0x241c011c1e543e, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x241c011c1e6411, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x301c211d1e7412, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x281c411e1e83d2, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x281c411f1e93c7, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x241c61201ea3c8, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x241c81211eb3cb, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x241c81211ec3ca, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x241ca1221ed425, // V_PERM_B32 ENC_VOP3 default
    0x241c61201ee3a4, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x241c61201ef387, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x241cc1231f0377, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x241ce1241f13d0, // V_MAD_U32_U16 ENC_VOP3 default
    0x241ce1251f23c5, // V_MAD_I32_I16 ENC_VOP3 default
    0x241b210f1f346a, // V_XAD_U32 ENC_VOP3 default
    0x241d01201f4403, // V_MIN3_F16 ENC_VOP3 default
    0x241d21261f5405, // V_MIN3_I16 ENC_VOP3 default
    0x241d21271f6407, // V_MIN3_U16 ENC_VOP3 default
    0x241d01201f73d3, // V_MAX3_F16 ENC_VOP3 default
    0x241d21261f83d5, // V_MAX3_I16 ENC_VOP3 default
    0x241d21271f93d7, // V_MAX3_U16 ENC_VOP3 default
    0x241d01201fa3e2, // V_MED3_F16 ENC_VOP3 default
    0x241d21261fb3e4, // V_MED3_I16 ENC_VOP3 default
    0x241d21271fc3e6, // V_MED3_U16 ENC_VOP3 default
    0x241b210f1fd3b7, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x241b210f1fe281, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x241b210f1ff279, // V_ADD3_U32 ENC_VOP3 default
    0x241b210f2003b8, // V_LSHL_OR_B32 ENC_VOP3 default
    0x241b210f201287, // V_AND_OR_B32 ENC_VOP3 default
    0x241b210f202422, // V_OR3_B32 ENC_VOP3 default
    0x241d01202033c2, // V_MAD_F16 ENC_VOP3 default
    0x241d21272043cf, // V_MAD_U16 ENC_VOP3 default
    0x241d21262053c4, // V_MAD_I16 ENC_VOP3 default
    0x241d01202063a1, // V_FMA_F16 ENC_VOP3 default
    0x241d0120207384, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x241d412828027e, // V_ADD_F64 ENC_VOP3 default
    0x241d4128281416, // V_MUL_F64 ENC_VOP3 default
    0x241d412828240b, // V_MIN_F64 ENC_VOP3 default
    0x241d41282833db, // V_MAX_F64 ENC_VOP3 default
    0x241d61292843b0, // V_LDEXP_F64 ENC_VOP3 default
    0x241d80dd28541e, // V_MUL_LO_U32 ENC_VOP3 default
    0x241d80dd286419, // V_MUL_HI_U32 ENC_VOP3 default
    0x241d80dc287417, // V_MUL_HI_I32 ENC_VOP3 default
    0x241da12a2883af, // V_LDEXP_F32 ENC_VOP3 default
    0x321dc12b289444, // V_READLANE_B32 ENC_VOP3 default
    0x341de12c28a469, // V_WRITELANE_B32 ENC_VOP3 default
    0x241d80dd28b28b, // V_BCNT_U32_B32 ENC_VOP3 default
    0x241d80dd28c3e1, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x241d80dd28d3e0, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x241e012d28f3b6, // V_LSHLREV_B64 ENC_VOP3 default
    0x241e012d2903bb, // V_LSHRREV_B64 ENC_VOP3 default
    0x241e012e29128a, // V_ASHRREV_I64 ENC_VOP3 default
    0x241d612f292465, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x241d80dd29328f, // V_BFM_B32 ENC_VOP3 default
    0x241de130294379, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x241de13129537b, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x241e213229637c, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x241d813329737e, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x241d813429837d, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x241e4135299378, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x241e413629a37a, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x241d80dc29c280, // V_ADD_I32 ENC_VOP3 default
    0x241d80dc29d461, // V_SUB_I32 ENC_VOP3 default
    0x241e60eb29e27f, // V_ADD_I16 ENC_VOP3 default
    0x241e60eb29f460, // V_SUB_I16 ENC_VOP3 default
    0x241e41372a0424, // V_PACK_B32_F16 ENC_VOP3 default
    0x241e80da2a141c, // V_MUL_LEGACY_F32 ENC_VOP3 default
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
    0x482181f10102f9, // V_CMP_CLASS_F32 ENC_VOPC default
    0x4a21a1f20102f9, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2181f30102f9, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x482181f4011296, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x4a21a1f5011296, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2181f6011296, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4821e1f70122fa, // V_CMP_CLASS_F64 ENC_VOPC default
    0x4c21e1f80122fa, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4821e1f9013297, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4c21e1fa013297, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x482221fb0142f8, // V_CMP_CLASS_F16 ENC_VOPC default
    0x4a2241fc0142f8, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd0142f8, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x482221fe015295, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x4a2241ff015295, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c222200015295, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x482221fb020304, // V_CMP_F_F16 ENC_VOPC default
    0x4a2261fc020304, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd020304, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x482221fb02132b, // V_CMP_LT_F16 ENC_VOPC default
    0x4a2261fc02132b, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd02132b, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x482221fb0222fb, // V_CMP_EQ_F16 ENC_VOPC default
    0x4a2261fc0222fb, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd0222fb, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x482221fb02331f, // V_CMP_LE_F16 ENC_VOPC default
    0x4a2261fc02331f, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd02331f, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x482221fb024316, // V_CMP_GT_F16 ENC_VOPC default
    0x4a2261fc024316, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd024316, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x482221fb025328, // V_CMP_LG_F16 ENC_VOPC default
    0x4a2261fc025328, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd025328, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x482221fb02630d, // V_CMP_GE_F16 ENC_VOPC default
    0x4a2261fc02630d, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd02630d, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x482221fb02734c, // V_CMP_O_F16 ENC_VOPC default
    0x4a2261fc02734c, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd02734c, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x482221fb028358, // V_CMP_U_F16 ENC_VOPC default
    0x4a2261fc028358, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd028358, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x482221fb02933d, // V_CMP_NGE_F16 ENC_VOPC default
    0x4a2261fc02933d, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd02933d, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x482221fb02a346, // V_CMP_NLG_F16 ENC_VOPC default
    0x4a2261fc02a346, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd02a346, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x482221fb02b340, // V_CMP_NGT_F16 ENC_VOPC default
    0x4a2261fc02b340, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd02b340, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x482221fb02c343, // V_CMP_NLE_F16 ENC_VOPC default
    0x4a2261fc02c343, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd02c343, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x482221fb02d334, // V_CMP_NEQ_F16 ENC_VOPC default
    0x4a2261fc02d334, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd02d334, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x482221fb02e349, // V_CMP_NLT_F16 ENC_VOPC default
    0x4a2261fc02e349, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd02e349, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x482221fb02f34f, // V_CMP_TRU_F16 ENC_VOPC default
    0x4a2261fc02f34f, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2221fd02f34f, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x482221fe0302a1, // V_CMPX_F_F16 ENC_VOPC default
    0x4a2261ff0302a1, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2222000302a1, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x482221fe0312c8, // V_CMPX_LT_F16 ENC_VOPC default
    0x4a2261ff0312c8, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2222000312c8, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x482221fe032298, // V_CMPX_EQ_F16 ENC_VOPC default
    0x4a2261ff032298, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c222200032298, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x482221fe0332bc, // V_CMPX_LE_F16 ENC_VOPC default
    0x4a2261ff0332bc, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2222000332bc, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x482221fe0342b3, // V_CMPX_GT_F16 ENC_VOPC default
    0x4a2261ff0342b3, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2222000342b3, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x482221fe0352c5, // V_CMPX_LG_F16 ENC_VOPC default
    0x4a2261ff0352c5, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2222000352c5, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x482221fe0362aa, // V_CMPX_GE_F16 ENC_VOPC default
    0x4a2261ff0362aa, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2222000362aa, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x482221fe0372e9, // V_CMPX_O_F16 ENC_VOPC default
    0x4a2261ff0372e9, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2222000372e9, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x482221fe0382f5, // V_CMPX_U_F16 ENC_VOPC default
    0x4a2261ff0382f5, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2222000382f5, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x482221fe0392da, // V_CMPX_NGE_F16 ENC_VOPC default
    0x4a2261ff0392da, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2222000392da, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x482221fe03a2e3, // V_CMPX_NLG_F16 ENC_VOPC default
    0x4a2261ff03a2e3, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22220003a2e3, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x482221fe03b2dd, // V_CMPX_NGT_F16 ENC_VOPC default
    0x4a2261ff03b2dd, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22220003b2dd, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x482221fe03c2e0, // V_CMPX_NLE_F16 ENC_VOPC default
    0x4a2261ff03c2e0, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22220003c2e0, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x482221fe03d2d1, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x4a2261ff03d2d1, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22220003d2d1, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x482221fe03e2e6, // V_CMPX_NLT_F16 ENC_VOPC default
    0x4a2261ff03e2e6, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22220003e2e6, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x482221fe03f2ec, // V_CMPX_TRU_F16 ENC_VOPC default
    0x4a2261ff03f2ec, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22220003f2ec, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x48218201040305, // V_CMP_F_F32 ENC_VOPC default
    0x4a228202040305, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c218203040305, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x4821820104132c, // V_CMP_LT_F32 ENC_VOPC default
    0x4a22820204132c, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820304132c, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x482182010422fc, // V_CMP_EQ_F32 ENC_VOPC default
    0x4a2282020422fc, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182030422fc, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x48218201043320, // V_CMP_LE_F32 ENC_VOPC default
    0x4a228202043320, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c218203043320, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x48218201044317, // V_CMP_GT_F32 ENC_VOPC default
    0x4a228202044317, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c218203044317, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x48218201045329, // V_CMP_LG_F32 ENC_VOPC default
    0x4a228202045329, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c218203045329, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x4821820104630e, // V_CMP_GE_F32 ENC_VOPC default
    0x4a22820204630e, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820304630e, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x4821820104734d, // V_CMP_O_F32 ENC_VOPC default
    0x4a22820204734d, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820304734d, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x48218201048359, // V_CMP_U_F32 ENC_VOPC default
    0x4a228202048359, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c218203048359, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x4821820104933e, // V_CMP_NGE_F32 ENC_VOPC default
    0x4a22820204933e, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820304933e, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4821820104a347, // V_CMP_NLG_F32 ENC_VOPC default
    0x4a22820204a347, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820304a347, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4821820104b341, // V_CMP_NGT_F32 ENC_VOPC default
    0x4a22820204b341, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820304b341, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4821820104c344, // V_CMP_NLE_F32 ENC_VOPC default
    0x4a22820204c344, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820304c344, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4821820104d335, // V_CMP_NEQ_F32 ENC_VOPC default
    0x4a22820204d335, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820304d335, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4821820104e34a, // V_CMP_NLT_F32 ENC_VOPC default
    0x4a22820204e34a, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820304e34a, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4821820104f350, // V_CMP_TRU_F32 ENC_VOPC default
    0x4a22820204f350, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820304f350, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x482182040502a2, // V_CMPX_F_F32 ENC_VOPC default
    0x4a2282050502a2, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182060502a2, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x482182040512c9, // V_CMPX_LT_F32 ENC_VOPC default
    0x4a2282050512c9, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182060512c9, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x48218204052299, // V_CMPX_EQ_F32 ENC_VOPC default
    0x4a228205052299, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c218206052299, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x482182040532bd, // V_CMPX_LE_F32 ENC_VOPC default
    0x4a2282050532bd, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182060532bd, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x482182040542b4, // V_CMPX_GT_F32 ENC_VOPC default
    0x4a2282050542b4, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182060542b4, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x482182040552c6, // V_CMPX_LG_F32 ENC_VOPC default
    0x4a2282050552c6, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182060552c6, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x482182040562ab, // V_CMPX_GE_F32 ENC_VOPC default
    0x4a2282050562ab, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182060562ab, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x482182040572ea, // V_CMPX_O_F32 ENC_VOPC default
    0x4a2282050572ea, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182060572ea, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x482182040582f6, // V_CMPX_U_F32 ENC_VOPC default
    0x4a2282050582f6, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182060582f6, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x482182040592db, // V_CMPX_NGE_F32 ENC_VOPC default
    0x4a2282050592db, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182060592db, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4821820405a2e4, // V_CMPX_NLG_F32 ENC_VOPC default
    0x4a22820505a2e4, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820605a2e4, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4821820405b2de, // V_CMPX_NGT_F32 ENC_VOPC default
    0x4a22820505b2de, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820605b2de, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4821820405c2e1, // V_CMPX_NLE_F32 ENC_VOPC default
    0x4a22820505c2e1, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820605c2e1, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4821820405d2d2, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x4a22820505d2d2, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820605d2d2, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4821820405e2e7, // V_CMPX_NLT_F32 ENC_VOPC default
    0x4a22820505e2e7, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820605e2e7, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4821820405f2ed, // V_CMPX_TRU_F32 ENC_VOPC default
    0x4a22820505f2ed, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21820605f2ed, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4822c207060306, // V_CMP_F_F64 ENC_VOPC default
    0x4c22c208060306, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x4822c20706132d, // V_CMP_LT_F64 ENC_VOPC default
    0x4c22c20806132d, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x4822c2070622fd, // V_CMP_EQ_F64 ENC_VOPC default
    0x4c22c2080622fd, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x4822c207063321, // V_CMP_LE_F64 ENC_VOPC default
    0x4c22c208063321, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x4822c207064318, // V_CMP_GT_F64 ENC_VOPC default
    0x4c22c208064318, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x4822c20706532a, // V_CMP_LG_F64 ENC_VOPC default
    0x4c22c20806532a, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x4822c20706630f, // V_CMP_GE_F64 ENC_VOPC default
    0x4c22c20806630f, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x4822c20706734e, // V_CMP_O_F64 ENC_VOPC default
    0x4c22c20806734e, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x4822c20706835a, // V_CMP_U_F64 ENC_VOPC default
    0x4c22c20806835a, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x4822c20706933f, // V_CMP_NGE_F64 ENC_VOPC default
    0x4c22c20806933f, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4822c20706a348, // V_CMP_NLG_F64 ENC_VOPC default
    0x4c22c20806a348, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4822c20706b342, // V_CMP_NGT_F64 ENC_VOPC default
    0x4c22c20806b342, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4822c20706c345, // V_CMP_NLE_F64 ENC_VOPC default
    0x4c22c20806c345, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4822c20706d336, // V_CMP_NEQ_F64 ENC_VOPC default
    0x4c22c20806d336, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4822c20706e34b, // V_CMP_NLT_F64 ENC_VOPC default
    0x4c22c20806e34b, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4822c20706f351, // V_CMP_TRU_F64 ENC_VOPC default
    0x4c22c20806f351, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4822c2090702a3, // V_CMPX_F_F64 ENC_VOPC default
    0x4c22c20a0702a3, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x4822c2090712ca, // V_CMPX_LT_F64 ENC_VOPC default
    0x4c22c20a0712ca, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x4822c20907229a, // V_CMPX_EQ_F64 ENC_VOPC default
    0x4c22c20a07229a, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x4822c2090732be, // V_CMPX_LE_F64 ENC_VOPC default
    0x4c22c20a0732be, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x4822c2090742b5, // V_CMPX_GT_F64 ENC_VOPC default
    0x4c22c20a0742b5, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x4822c2090752c7, // V_CMPX_LG_F64 ENC_VOPC default
    0x4c22c20a0752c7, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x4822c2090762ac, // V_CMPX_GE_F64 ENC_VOPC default
    0x4c22c20a0762ac, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x4822c2090772eb, // V_CMPX_O_F64 ENC_VOPC default
    0x4c22c20a0772eb, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x4822c2090782f7, // V_CMPX_U_F64 ENC_VOPC default
    0x4c22c20a0782f7, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x4822c2090792dc, // V_CMPX_NGE_F64 ENC_VOPC default
    0x4c22c20a0792dc, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4822c20907a2e5, // V_CMPX_NLG_F64 ENC_VOPC default
    0x4c22c20a07a2e5, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4822c20907b2df, // V_CMPX_NGT_F64 ENC_VOPC default
    0x4c22c20a07b2df, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4822c20907c2e2, // V_CMPX_NLE_F64 ENC_VOPC default
    0x4c22c20a07c2e2, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4822c20907d2d3, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x4c22c20a07d2d3, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4822c20907e2e8, // V_CMPX_NLT_F64 ENC_VOPC default
    0x4c22c20a07e2e8, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4822c20907f2ee, // V_CMPX_TRU_F64 ENC_VOPC default
    0x4c22c20a07f2ee, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4823020b0a0307, // V_CMP_F_I16 ENC_VOPC default
    0x4a23220c0a0307, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020d0a0307, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x4823020b0a132e, // V_CMP_LT_I16 ENC_VOPC default
    0x4a23220c0a132e, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020d0a132e, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x4823020b0a22fe, // V_CMP_EQ_I16 ENC_VOPC default
    0x4a23220c0a22fe, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020d0a22fe, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4823020b0a3322, // V_CMP_LE_I16 ENC_VOPC default
    0x4a23220c0a3322, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020d0a3322, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x4823020b0a4319, // V_CMP_GT_I16 ENC_VOPC default
    0x4a23220c0a4319, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020d0a4319, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x4823020b0a5337, // V_CMP_NE_I16 ENC_VOPC default
    0x4a23220c0a5337, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020d0a5337, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x4823020b0a6310, // V_CMP_GE_I16 ENC_VOPC default
    0x4a23220c0a6310, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020d0a6310, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x4823020b0a7352, // V_CMP_T_I16 ENC_VOPC default
    0x4a23220c0a7352, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23020d0a7352, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x4823020e0a830a, // V_CMP_F_U16 ENC_VOPC default
    0x4a23220f0a830a, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302100a830a, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x4823020e0a9331, // V_CMP_LT_U16 ENC_VOPC default
    0x4a23220f0a9331, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302100a9331, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x4823020e0aa301, // V_CMP_EQ_U16 ENC_VOPC default
    0x4a23220f0aa301, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302100aa301, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x4823020e0ab325, // V_CMP_LE_U16 ENC_VOPC default
    0x4a23220f0ab325, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302100ab325, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x4823020e0ac31c, // V_CMP_GT_U16 ENC_VOPC default
    0x4a23220f0ac31c, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302100ac31c, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x4823020e0ad33a, // V_CMP_NE_U16 ENC_VOPC default
    0x4a23220f0ad33a, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302100ad33a, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x4823020e0ae313, // V_CMP_GE_U16 ENC_VOPC default
    0x4a23220f0ae313, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302100ae313, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x4823020e0af355, // V_CMP_T_U16 ENC_VOPC default
    0x4a23220f0af355, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302100af355, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x482302110b02a4, // V_CMPX_F_I16 ENC_VOPC default
    0x4a2322120b02a4, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302130b02a4, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x482302110b12cb, // V_CMPX_LT_I16 ENC_VOPC default
    0x4a2322120b12cb, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302130b12cb, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x482302110b229b, // V_CMPX_EQ_I16 ENC_VOPC default
    0x4a2322120b229b, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302130b229b, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x482302110b32bf, // V_CMPX_LE_I16 ENC_VOPC default
    0x4a2322120b32bf, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302130b32bf, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x482302110b42b6, // V_CMPX_GT_I16 ENC_VOPC default
    0x4a2322120b42b6, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302130b42b6, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x482302110b52d4, // V_CMPX_NE_I16 ENC_VOPC default
    0x4a2322120b52d4, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302130b52d4, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x482302110b62ad, // V_CMPX_GE_I16 ENC_VOPC default
    0x4a2322120b62ad, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302130b62ad, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x482302110b72ef, // V_CMPX_T_I16 ENC_VOPC default
    0x4a2322120b72ef, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302130b72ef, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x482302140b82a7, // V_CMPX_F_U16 ENC_VOPC default
    0x4a2322150b82a7, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302160b82a7, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x482302140b92ce, // V_CMPX_LT_U16 ENC_VOPC default
    0x4a2322150b92ce, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302160b92ce, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x482302140ba29e, // V_CMPX_EQ_U16 ENC_VOPC default
    0x4a2322150ba29e, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302160ba29e, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x482302140bb2c2, // V_CMPX_LE_U16 ENC_VOPC default
    0x4a2322150bb2c2, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302160bb2c2, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x482302140bc2b9, // V_CMPX_GT_U16 ENC_VOPC default
    0x4a2322150bc2b9, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302160bc2b9, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x482302140bd2d7, // V_CMPX_NE_U16 ENC_VOPC default
    0x4a2322150bd2d7, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302160bd2d7, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x482302140be2b0, // V_CMPX_GE_U16 ENC_VOPC default
    0x4a2322150be2b0, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302160be2b0, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x482302140bf2f2, // V_CMPX_T_U16 ENC_VOPC default
    0x4a2322150bf2f2, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2302160bf2f2, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x482182170c0308, // V_CMP_F_I32 ENC_VOPC default
    0x4a2362180c0308, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182190c0308, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x482182170c132f, // V_CMP_LT_I32 ENC_VOPC default
    0x4a2362180c132f, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182190c132f, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x482182170c22ff, // V_CMP_EQ_I32 ENC_VOPC default
    0x4a2362180c22ff, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182190c22ff, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x482182170c3323, // V_CMP_LE_I32 ENC_VOPC default
    0x4a2362180c3323, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182190c3323, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x482182170c431a, // V_CMP_GT_I32 ENC_VOPC default
    0x4a2362180c431a, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182190c431a, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x482182170c5338, // V_CMP_NE_I32 ENC_VOPC default
    0x4a2362180c5338, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182190c5338, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x482182170c6311, // V_CMP_GE_I32 ENC_VOPC default
    0x4a2362180c6311, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182190c6311, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x482182170c7353, // V_CMP_T_I32 ENC_VOPC default
    0x4a2362180c7353, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182190c7353, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x4821821a0c830b, // V_CMP_F_U32 ENC_VOPC default
    0x4a23621b0c830b, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821c0c830b, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x4821821a0c9332, // V_CMP_LT_U32 ENC_VOPC default
    0x4a23621b0c9332, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821c0c9332, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x4821821a0ca302, // V_CMP_EQ_U32 ENC_VOPC default
    0x4a23621b0ca302, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821c0ca302, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4821821a0cb326, // V_CMP_LE_U32 ENC_VOPC default
    0x4a23621b0cb326, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821c0cb326, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x4821821a0cc31d, // V_CMP_GT_U32 ENC_VOPC default
    0x4a23621b0cc31d, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821c0cc31d, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x4821821a0cd33b, // V_CMP_NE_U32 ENC_VOPC default
    0x4a23621b0cd33b, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821c0cd33b, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x4821821a0ce314, // V_CMP_GE_U32 ENC_VOPC default
    0x4a23621b0ce314, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821c0ce314, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x4821821a0cf356, // V_CMP_T_U32 ENC_VOPC default
    0x4a23621b0cf356, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821c0cf356, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x4821821d0d02a5, // V_CMPX_F_I32 ENC_VOPC default
    0x4a23621e0d02a5, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821f0d02a5, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x4821821d0d12cc, // V_CMPX_LT_I32 ENC_VOPC default
    0x4a23621e0d12cc, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821f0d12cc, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x4821821d0d229c, // V_CMPX_EQ_I32 ENC_VOPC default
    0x4a23621e0d229c, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821f0d229c, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4821821d0d32c0, // V_CMPX_LE_I32 ENC_VOPC default
    0x4a23621e0d32c0, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821f0d32c0, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x4821821d0d42b7, // V_CMPX_GT_I32 ENC_VOPC default
    0x4a23621e0d42b7, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821f0d42b7, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x4821821d0d52d5, // V_CMPX_NE_I32 ENC_VOPC default
    0x4a23621e0d52d5, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821f0d52d5, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x4821821d0d62ae, // V_CMPX_GE_I32 ENC_VOPC default
    0x4a23621e0d62ae, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821f0d62ae, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x4821821d0d72f0, // V_CMPX_T_I32 ENC_VOPC default
    0x4a23621e0d72f0, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c21821f0d72f0, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x482182200d82a8, // V_CMPX_F_U32 ENC_VOPC default
    0x4a2362210d82a8, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182220d82a8, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x482182200d92cf, // V_CMPX_LT_U32 ENC_VOPC default
    0x4a2362210d92cf, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182220d92cf, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x482182200da29f, // V_CMPX_EQ_U32 ENC_VOPC default
    0x4a2362210da29f, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182220da29f, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x482182200db2c3, // V_CMPX_LE_U32 ENC_VOPC default
    0x4a2362210db2c3, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182220db2c3, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x482182200dc2ba, // V_CMPX_GT_U32 ENC_VOPC default
    0x4a2362210dc2ba, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182220dc2ba, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x482182200dd2d8, // V_CMPX_NE_U32 ENC_VOPC default
    0x4a2362210dd2d8, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182220dd2d8, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x482182200de2b1, // V_CMPX_GE_U32 ENC_VOPC default
    0x4a2362210de2b1, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182220de2b1, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x482182200df2f3, // V_CMPX_T_U32 ENC_VOPC default
    0x4a2362210df2f3, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2182220df2f3, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x4823a2230e0309, // V_CMP_F_I64 ENC_VOPC default
    0x4c23a2240e0309, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x4823a2230e1330, // V_CMP_LT_I64 ENC_VOPC default
    0x4c23a2240e1330, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x4823a2230e2300, // V_CMP_EQ_I64 ENC_VOPC default
    0x4c23a2240e2300, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x4823a2230e3324, // V_CMP_LE_I64 ENC_VOPC default
    0x4c23a2240e3324, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x4823a2230e431b, // V_CMP_GT_I64 ENC_VOPC default
    0x4c23a2240e431b, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x4823a2230e5339, // V_CMP_NE_I64 ENC_VOPC default
    0x4c23a2240e5339, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x4823a2230e6312, // V_CMP_GE_I64 ENC_VOPC default
    0x4c23a2240e6312, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x4823a2230e7354, // V_CMP_T_I64 ENC_VOPC default
    0x4c23a2240e7354, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x4823a2250e830c, // V_CMP_F_U64 ENC_VOPC default
    0x4c23a2260e830c, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x4823a2250e9333, // V_CMP_LT_U64 ENC_VOPC default
    0x4c23a2260e9333, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x4823a2250ea303, // V_CMP_EQ_U64 ENC_VOPC default
    0x4c23a2260ea303, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x4823a2250eb327, // V_CMP_LE_U64 ENC_VOPC default
    0x4c23a2260eb327, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x4823a2250ec31e, // V_CMP_GT_U64 ENC_VOPC default
    0x4c23a2260ec31e, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x4823a2250ed33c, // V_CMP_NE_U64 ENC_VOPC default
    0x4c23a2260ed33c, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x4823a2250ee315, // V_CMP_GE_U64 ENC_VOPC default
    0x4c23a2260ee315, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x4823a2250ef357, // V_CMP_T_U64 ENC_VOPC default
    0x4c23a2260ef357, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x4823a2270f02a6, // V_CMPX_F_I64 ENC_VOPC default
    0x4c23a2280f02a6, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x4823a2270f12cd, // V_CMPX_LT_I64 ENC_VOPC default
    0x4c23a2280f12cd, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x4823a2270f229d, // V_CMPX_EQ_I64 ENC_VOPC default
    0x4c23a2280f229d, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x4823a2270f32c1, // V_CMPX_LE_I64 ENC_VOPC default
    0x4c23a2280f32c1, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x4823a2270f42b8, // V_CMPX_GT_I64 ENC_VOPC default
    0x4c23a2280f42b8, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x4823a2270f52d6, // V_CMPX_NE_I64 ENC_VOPC default
    0x4c23a2280f52d6, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x4823a2270f62af, // V_CMPX_GE_I64 ENC_VOPC default
    0x4c23a2280f62af, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x4823a2270f72f1, // V_CMPX_T_I64 ENC_VOPC default
    0x4c23a2280f72f1, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x4823a2290f82a9, // V_CMPX_F_U64 ENC_VOPC default
    0x4c23a22a0f82a9, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x4823a2290f92d0, // V_CMPX_LT_U64 ENC_VOPC default
    0x4c23a22a0f92d0, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x4823a2290fa2a0, // V_CMPX_EQ_U64 ENC_VOPC default
    0x4c23a22a0fa2a0, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x4823a2290fb2c4, // V_CMPX_LE_U64 ENC_VOPC default
    0x4c23a22a0fb2c4, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x4823a2290fc2bb, // V_CMPX_GT_U64 ENC_VOPC default
    0x4c23a22a0fc2bb, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x4823a2290fd2d9, // V_CMPX_NE_U64 ENC_VOPC default
    0x4c23a22a0fd2d9, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x4823a2290fe2b2, // V_CMPX_GE_U64 ENC_VOPC default
    0x4c23a22a0fe2b2, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x4823a2290ff2f4, // V_CMPX_T_U64 ENC_VOPC default
    0x4c23a22a0ff2f4, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
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
    0x5212825201036d, // V_CVT_F64_F32 VOP1_VOP_DPP has_dpp
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
    0x4e12a25a017468, // V_TRUNC_F64 ENC_VOP1 default
    0x5212c25b017468, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x5412a25c017468, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4e12a25a018293, // V_CEIL_F64 ENC_VOP1 default
    0x5212c25b018293, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x5412a25c018293, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4e12a25a019447, // V_RNDNE_F64 ENC_VOP1 default
    0x5212c25b019447, // V_RNDNE_F64 VOP1_VOP_DPP has_dpp
    0x5412a25c019447, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4e12a25a01a39e, // V_FLOOR_F64 ENC_VOP1 default
    0x5212c25b01a39e, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x5412a25c01a39e, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
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
    0x4e12a25a025441, // V_RCP_F64 ENC_VOP1 default
    0x5212c25b025441, // V_RCP_F64 VOP1_VOP_DPP has_dpp
    0x5412a25c025441, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4e12a25a02644a, // V_RSQ_F64 ENC_VOP1 default
    0x5212c25b02644a, // V_RSQ_F64 VOP1_VOP_DPP has_dpp
    0x5412a25c02644a, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4e0f225d027454, // V_SQRT_F32 ENC_VOP1 default
    0x5011025e027454, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f027454, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x540f2260027454, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4e12a25a028455, // V_SQRT_F64 ENC_VOP1 default
    0x5212c25b028455, // V_SQRT_F64 VOP1_VOP_DPP has_dpp
    0x5412a25c028455, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4e0f225d029452, // V_SIN_F32 ENC_VOP1 default
    0x5011025e029452, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f029452, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x540f2260029452, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4e0f225d02a35d, // V_COS_F32 ENC_VOP1 default
    0x5011025e02a35d, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x520f425f02a35d, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x540f226002a35d, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4e0f226102b421, // V_NOT_B32 ENC_VOP1 default
    0x5013026202b421, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x5210a26302b421, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x540f226402b421, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4e0f222b02c290, // V_BFREV_B32 ENC_VOP1 default
    0x500f622c02c290, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x520f422d02c290, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x540f222e02c290, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4e0f226502d39a, // V_FFBH_U32 ENC_VOP1 default
    0x5013026602d39a, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x5210a26702d39a, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x540f226802d39a, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4e0f226502e39b, // V_FFBL_B32 ENC_VOP1 default
    0x5013026602e39b, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x5210a26702e39b, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x540f226802e39b, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4e0f226902f399, // V_FFBH_I32 ENC_VOP1 default
    0x5013026a02f399, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x5210a26b02f399, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x540f226c02f399, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4e0fe2300303aa, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x521002310303aa, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x540fe2320303aa, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4e12a25a0313ad, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x5212c25b0313ad, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x5412a25c0313ad, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4e12a25a0323a7, // V_FRACT_F64 ENC_VOP1 default
    0x5212c25b0323a7, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x5412a25c0323a7, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
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
    0x4e13426d039364, // V_CVT_F16_U16 ENC_VOP1 default
    0x5013826e039364, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x5213626f039364, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x54134270039364, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x4e13427103a363, // V_CVT_F16_I16 ENC_VOP1 default
    0x5013827203a363, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x5213627303a363, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x5413427403a363, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x4e13c27503b381, // V_CVT_U16_F16 ENC_VOP1 default
    0x5014027603b381, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5213e27703b381, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x5413c27803b381, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x4e13c27903c371, // V_CVT_I16_F16 ENC_VOP1 default
    0x5014027a03c371, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5213e27b03c371, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x5413c27c03c371, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e14427d03d43f, // V_RCP_F16 ENC_VOP1 default
    0x5014827e03d43f, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x5214627f03d43f, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x5414428003d43f, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x4e14427d03e453, // V_SQRT_F16 ENC_VOP1 default
    0x5014827e03e453, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x5214627f03e453, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x5414428003e453, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x4e14427d03f448, // V_RSQ_F16 ENC_VOP1 default
    0x5014827e03f448, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x5214627f03f448, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x5414428003f448, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x4e14427d0403b2, // V_LOG_F16 ENC_VOP1 default
    0x5014827e0403b2, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x5214627f0403b2, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x541442800403b2, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x4e14427d041397, // V_EXP_F16 ENC_VOP1 default
    0x5014827e041397, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x5214627f041397, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x54144280041397, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x4e14427d0423ab, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x5014827e0423ab, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x5214627f0423ab, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x541442800423ab, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x4e13c2790433a8, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x5014027a0433a8, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5213e27b0433a8, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x5413c27c0433a8, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e14427d04439c, // V_FLOOR_F16 ENC_VOP1 default
    0x5014827e04439c, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x5214627f04439c, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x5414428004439c, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x4e14427d045291, // V_CEIL_F16 ENC_VOP1 default
    0x5014827e045291, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x5214627f045291, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x54144280045291, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x4e14427d046466, // V_TRUNC_F16 ENC_VOP1 default
    0x5014827e046466, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x5214627f046466, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x54144280046466, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x4e14427d047445, // V_RNDNE_F16 ENC_VOP1 default
    0x5014827e047445, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x5214627f047445, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x54144280047445, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x4e14427d0483a5, // V_FRACT_F16 ENC_VOP1 default
    0x5014827e0483a5, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x5214627f0483a5, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x541442800483a5, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x4e14427d049451, // V_SIN_F16 ENC_VOP1 default
    0x5014827e049451, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x5214627f049451, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x54144280049451, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x4e14427d04a35c, // V_COS_F16 ENC_VOP1 default
    0x5014827e04a35c, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x5214627f04a35c, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x5414428004a35c, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x4e13c27904d374, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x5014027a04d374, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5213e27b04d374, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x5413c27c04d374, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e13c27504e375, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x5014027604e375, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5213e27704e375, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x5413c27804e375, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x4e0f228104f44f, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x5013028204f44f, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x5210a28304f44f, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x540f228404f44f, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x5614c285051464, // V_SWAP_B32 ENC_VOP1 default
    0x56150286052276, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x50154287052276, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x52152288052276, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x54150289052276, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
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
    0x681ea2e2000430, // V_PK_MAD_I16 ENC_VOP3P default
    0x681ec2e300143b, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x681ec2e4002428, // V_PK_ADD_I16 ENC_VOP3P default
    0x681ec2e400343c, // V_PK_SUB_I16 ENC_VOP3P default
    0x681ec2e500442e, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x681ec2e500542f, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x681ec2e600642a, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x681ec2e4007433, // V_PK_MAX_I16 ENC_VOP3P default
    0x681ec2e4008436, // V_PK_MIN_I16 ENC_VOP3P default
    0x681ea2e7009431, // V_PK_MAD_U16 ENC_VOP3P default
    0x681ec2e300a429, // V_PK_ADD_U16 ENC_VOP3P default
    0x681ec2e300b43d, // V_PK_SUB_U16 ENC_VOP3P default
    0x681ec2e300c434, // V_PK_MAX_U16 ENC_VOP3P default
    0x681ec2e300d437, // V_PK_MIN_U16 ENC_VOP3P default
    0x681ee2e800e42c, // V_PK_FMA_F16 ENC_VOP3P default
    0x681f00f000f426, // V_PK_ADD_F16 ENC_VOP3P default
    0x681f00f0010439, // V_PK_MUL_F16 ENC_VOP3P default
    0x681f00f0011435, // V_PK_MIN_F16 ENC_VOP3P default
    0x681f00f0012432, // V_PK_MAX_F16 ENC_VOP3P default
    0x681f22e90203ce, // V_MAD_MIX_F32 ENC_VOP3P default
    0x681f22ea0213cd, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x681f22ea0223cc, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x681f42eb02338e, // V_DOT2_F32_F16 ENC_VOP3P default
    0x681ea2ec02638f, // V_DOT2_I32_I16 ENC_VOP3P default
    0x681ea116027390, // V_DOT2_U32_U16 ENC_VOP3P default
    0x681f62ed028392, // V_DOT4_I32_I8 ENC_VOP3P default
    0x681f6115029393, // V_DOT4_U32_U8 ENC_VOP3P default
    0x681f62ee02a395, // V_DOT8_I32_I4 ENC_VOP3P default
    0x681f62ef02b396, // V_DOT8_U32_U4 ENC_VOP3P default
    0x681f82f003042d, // V_PK_FMA_F32 ENC_VOP3P default
    0x681fa2f103143a, // V_PK_MUL_F32 ENC_VOP3P default
    0x681fa2f1032427, // V_PK_ADD_F32 ENC_VOP3P default
    0x681fa2f2033438, // V_PK_MOV_B32 ENC_VOP3P default
    0x6a1fc2f30403f0, // V_MFMA_F32_32X32X1F32 VOP3P_MFMA default
    0x6a1fe2f40413ea, // V_MFMA_F32_16X16X1F32 VOP3P_MFMA default
    0x6a2002f50423f8, // V_MFMA_F32_4X4X1F32 VOP3P_MFMA default
    0x6a1fe2f40443f2, // V_MFMA_F32_32X32X2F32 VOP3P_MFMA default
    0x6a2002f50453ee, // V_MFMA_F32_16X16X4F32 VOP3P_MFMA default
    0x6a2022f60483f5, // V_MFMA_F32_32X32X4F16 VOP3P_MFMA default
    0x6a2042f70493ed, // V_MFMA_F32_16X16X4F16 VOP3P_MFMA default
    0x6a2062f804a3fb, // V_MFMA_F32_4X4X4F16 VOP3P_MFMA default
    0x6a2042f704c3f7, // V_MFMA_F32_32X32X8F16 VOP3P_MFMA default
    0x6a2062f804d3e9, // V_MFMA_F32_16X16X16F16 VOP3P_MFMA default
    0x6a1fc2f9050400, // V_MFMA_I32_32X32X4I8 VOP3P_MFMA default
    0x6a1fe2fa0513ff, // V_MFMA_I32_16X16X4I8 VOP3P_MFMA default
    0x6a2002fb052402, // V_MFMA_I32_4X4X4I8 VOP3P_MFMA default
    0x6a1fe2fa054401, // V_MFMA_I32_32X32X8I8 VOP3P_MFMA default
    0x6a2002fb0553fe, // V_MFMA_I32_16X16X16I8 VOP3P_MFMA default
    0x6c2082fc058277, // V_ACCVGPR_READ ENC_VOP3P default
    0x6820a2fd059278, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x6a2022fe0633f4, // V_MFMA_F32_32X32X4BF16_1K VOP3P_MFMA default
    0x6a2042ff0643ec, // V_MFMA_F32_16X16X4BF16_1K VOP3P_MFMA default
    0x6a2063000653fa, // V_MFMA_F32_4X4X4BF16_1K VOP3P_MFMA default
    0x6a2042ff0663f6, // V_MFMA_F32_32X32X8BF16_1K VOP3P_MFMA default
    0x6a2063000673e8, // V_MFMA_F32_16X16X16BF16_1K VOP3P_MFMA default
    0x6a20c3010683f1, // V_MFMA_F32_32X32X2BF16 VOP3P_MFMA default
    0x6a20e3020693eb, // V_MFMA_F32_16X16X2BF16 VOP3P_MFMA default
    0x6a21030306b3f9, // V_MFMA_F32_4X4X2BF16 VOP3P_MFMA default
    0x6a20e30206c3f3, // V_MFMA_F32_32X32X4BF16 VOP3P_MFMA default
    0x6a21030306d3ef, // V_MFMA_F32_16X16X8BF16 VOP3P_MFMA default
    0x6a21230406e3fc, // V_MFMA_F64_16X16X4F64 VOP3P_MFMA default
    0x6a21430506f3fd, // V_MFMA_F64_4X4X4F64 VOP3P_MFMA default
];
