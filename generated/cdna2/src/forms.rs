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
        choice(Short, 0, 0, [false, true, false, false], run(0, 1), run(0, 0)),
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
        enc::ENC_MUBUF,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xe0000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 1), run(0, 0)),
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
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xf0000000,
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
        choice(Short, 0, 1, [false, true, false, false], run(0, 0), run(7, 1)),
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
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(8, 3)),
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
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 2437] = [
    0x0016200000035b, // V_CNDMASK_B32 ENC_VOP2 default
    0x0216600100035b, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x0416400200035b, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x0616200300035b, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0816a00400127d, // V_ADD_F32 ENC_VOP2 default
    0x0a16e00500127d, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16c00600127d, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e16a00700127d, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0816a00400245f, // V_SUB_F32 ENC_VOP2 default
    0x0a16e00500245f, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16c00600245f, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e16a00700245f, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0816a00400345a, // V_SUBREV_F32 ENC_VOP2 default
    0x0a16e00500345a, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16c00600345a, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e16a00700345a, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x081720080043a0, // V_FMAC_F64 ENC_VOP2 default
    0x0c1740090043a0, // V_FMAC_F64 VOP2_VOP_DPP has_dpp
    0x0e17200a0043a0, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x0816a004005415, // V_MUL_F32 ENC_VOP2 default
    0x0a16e005005415, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16c006005415, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e16a007005415, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0816a00b00641b, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a17a00c00641b, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c17800d00641b, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e16a00e00641b, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0816a00b007418, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a17a00c007418, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c17800d007418, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e16a00e007418, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0816a00f00841f, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a17a01000841f, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c17801100841f, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e16a01200841f, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0816a00f00941a, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a17a01000941a, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c17801100941a, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e16a01200941a, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0816a00400a40a, // V_MIN_F32 ENC_VOP2 default
    0x0a16e00500a40a, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16c00600a40a, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e16a00700a40a, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0816a00400b3da, // V_MAX_F32 ENC_VOP2 default
    0x0a16e00500b3da, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16c00600b3da, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e16a00700b3da, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0816a00b00c40d, // V_MIN_I32 ENC_VOP2 default
    0x0a17a00c00c40d, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c17800d00c40d, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e16a00e00c40d, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0816a00b00d3dd, // V_MAX_I32 ENC_VOP2 default
    0x0a17a00c00d3dd, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c17800d00d3dd, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e16a00e00d3dd, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0816a00f00e40f, // V_MIN_U32 ENC_VOP2 default
    0x0a17a01000e40f, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c17801100e40f, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e16a01200e40f, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0816a00f00f3df, // V_MAX_U32 ENC_VOP2 default
    0x0a17a01000f3df, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c17801100f3df, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e16a01200f3df, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0816a0130103ba, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a17a0140103ba, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1780110103ba, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e16a0150103ba, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0816a016011289, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a17a017011289, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c178018011289, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e16a019011289, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0816a0130123b5, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a17a0140123b5, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1780110123b5, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e16a0150123b5, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0816a00f013286, // V_AND_B32 ENC_VOP2 default
    0x0a17a010013286, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c178011013286, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e16a012013286, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0816a00f014423, // V_OR_B32 ENC_VOP2 default
    0x0a17a010014423, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c178011014423, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e16a012014423, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0816a00f01546c, // V_XOR_B32 ENC_VOP2 default
    0x0a17a01001546c, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c17801101546c, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e16a01201546c, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0816a01a0163bd, // V_MAC_F32 ENC_VOP2 default
    0x0c16c01b0163bd, // V_MAC_F32 VOP2_VOP_DPP has_dpp
    0x0e16a01c0163bd, // V_MAC_F32 VOP2_INST_LITERAL has_lit
    0x1018001d0173c1, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x0e18001e0173c1, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x1018201f0183bf, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0e1820200183bf, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x0818402101927b, // V_ADD_CO_U32 ENC_VOP2 default
    0x1218802201927b, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c18602301927b, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e18402401927b, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x0818402101a45d, // V_SUB_CO_U32 ENC_VOP2 default
    0x1218802201a45d, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c18602301a45d, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e18402401a45d, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0818402501b458, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x1218802601b458, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c18602301b458, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e18402701b458, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x0018c02801c27a, // V_ADDC_CO_U32 ENC_VOP2 default
    0x1419002901c27a, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0418e02a01c27a, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x0618c02b01c27a, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x0018c02801d457, // V_SUBB_CO_U32 ENC_VOP2 default
    0x1419002901d457, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0418e02a01d457, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0618c02b01d457, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0018c02c01e456, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x1419002d01e456, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0418e02a01e456, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0618c02e01e456, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819402f01f27c, // V_ADD_F16 ENC_VOP2 default
    0x0a19803001f27c, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19603101f27c, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e19403201f27c, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0819402f02045e, // V_SUB_F16 ENC_VOP2 default
    0x0a19803002045e, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19603102045e, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e19403202045e, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x08194033021459, // V_SUBREV_F16 ENC_VOP2 default
    0x0a198034021459, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c196031021459, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e194035021459, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0819402f022414, // V_MUL_F16 ENC_VOP2 default
    0x0a198030022414, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c196031022414, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e194032022414, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x081940360233bc, // V_MAC_F16 ENC_VOP2 default
    0x0c1960370233bc, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1940380233bc, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x1019c0390243c0, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e19c03a0243c0, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x1019e03b0253be, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e19e03c0253be, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x081a003d026282, // V_ADD_U16 ENC_VOP2 default
    0x0a1a403e026282, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1a203f026282, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e1a0040026282, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x081a003d027462, // V_SUB_U16 ENC_VOP2 default
    0x0a1a403e027462, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1a203f027462, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e1a0040027462, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x081a004102845b, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1a404202845b, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1a203f02845b, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e1a004302845b, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x081a003d02941d, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1a403e02941d, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1a203f02941d, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e1a004002941d, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x081a004102a3b4, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1a404202a3b4, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1a203f02a3b4, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1a004302a3b4, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x081a004102b3b9, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1a404202b3b9, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1a203f02b3b9, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1a004302b3b9, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x081a004402c288, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1a404502c288, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1a204602c288, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e1a004702c288, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x0819402f02d3d9, // V_MAX_F16 ENC_VOP2 default
    0x0a19803002d3d9, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19603102d3d9, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e19403202d3d9, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0819402f02e409, // V_MIN_F16 ENC_VOP2 default
    0x0a19803002e409, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19603102e409, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e19403202e409, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x081a003d02f3de, // V_MAX_U16 ENC_VOP2 default
    0x0a1a403e02f3de, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1a203f02f3de, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e1a004002f3de, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081a00480303dc, // V_MAX_I16 ENC_VOP2 default
    0x0a1a40490303dc, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1a204a0303dc, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e1a004b0303dc, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x081a003d03140e, // V_MIN_U16 ENC_VOP2 default
    0x0a1a403e03140e, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1a203f03140e, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e1a004003140e, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x081a004803240c, // V_MIN_I16 ENC_VOP2 default
    0x0a1a404903240c, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1a204a03240c, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e1a004b03240c, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x0819402f0333ae, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1ac0300333ae, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa0310333ae, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1940320333ae, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0816a00f034283, // V_ADD_U32 ENC_VOP2 default
    0x0a17a010034283, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c178011034283, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e16a012034283, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0816a00f035463, // V_SUB_U32 ENC_VOP2 default
    0x0a17a010035463, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c178011035463, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e16a012035463, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x0816a01303645c, // V_SUBREV_U32 ENC_VOP2 default
    0x0a17a01403645c, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c17801103645c, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e16a01503645c, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081b004c03738c, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1b204d03738c, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1b004e03738c, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0816a04f03838d, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c17805003838d, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e16a05103838d, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x0816a052039391, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c178053039391, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e16a054039391, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0816a05503a394, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c17805603a394, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e16a05703a394, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0816a01a03b39f, // V_FMAC_F32 ENC_VOP2 default
    0x0c16c01b03b39f, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e16a01c03b39f, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081b605803c42b, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0a1bc05903c42b, // V_PK_FMAC_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b805a03c42b, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1b605b03c42b, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0816a00f03d46b, // V_XNOR_B32 ENC_VOP2 default
    0x0a17a01003d46b, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c17801103d46b, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e16a01203d46b, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x160ce05c000164, // S_ADD_U32 ENC_SOP2 default
    0x180ce05d000164, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e000164, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f000164, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c001258, // S_SUB_U32 ENC_SOP2 default
    0x180ce05d001258, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e001258, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f001258, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce060002163, // S_ADD_I32 ENC_SOP2 default
    0x180ce061002163, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce062002163, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce063002163, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce060003257, // S_SUB_I32 ENC_SOP2 default
    0x180ce061003257, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce062003257, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce063003257, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce064004161, // S_ADDC_U32 ENC_SOP2 default
    0x180ce065004161, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce066004161, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce067004161, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce064005256, // S_SUBB_U32 ENC_SOP2 default
    0x180ce065005256, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce066005256, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce067005256, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce060006219, // S_MIN_I32 ENC_SOP2 default
    0x180ce061006219, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce062006219, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce063006219, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c00721a, // S_MIN_U32 ENC_SOP2 default
    0x180ce05d00721a, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e00721a, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f00721a, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce060008215, // S_MAX_I32 ENC_SOP2 default
    0x180ce061008215, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce062008215, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce063008215, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c009216, // S_MAX_U32 ENC_SOP2 default
    0x180ce05d009216, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e009216, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f009216, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce06800a1f0, // S_CSELECT_B32 ENC_SOP2 default
    0x180ce06900a1f0, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce06a00a1f0, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce06b00a1f0, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d006c00b1f1, // S_CSELECT_B64 ENC_SOP2 default
    0x180d006d00b1f1, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d006e00b1f1, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d006f00b1f1, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c00c16b, // S_AND_B32 ENC_SOP2 default
    0x180ce05d00c16b, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e00c16b, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f00c16b, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d007000d16c, // S_AND_B64 ENC_SOP2 default
    0x180d007100d16c, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d007200d16c, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d007300d16c, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c00e233, // S_OR_B32 ENC_SOP2 default
    0x180ce05d00e233, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e00e233, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f00e233, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d007000f234, // S_OR_B64 ENC_SOP2 default
    0x180d007100f234, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d007200f234, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d007300f234, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c010263, // S_XOR_B32 ENC_SOP2 default
    0x180ce05d010263, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e010263, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f010263, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0070011264, // S_XOR_B64 ENC_SOP2 default
    0x180d0071011264, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d0072011264, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d0073011264, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c012167, // S_ANDN2_B32 ENC_SOP2 default
    0x180ce05d012167, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e012167, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f012167, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0070013168, // S_ANDN2_B64 ENC_SOP2 default
    0x180d0071013168, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d0072013168, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d0073013168, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c014230, // S_ORN2_B32 ENC_SOP2 default
    0x180ce05d014230, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e014230, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f014230, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0070015231, // S_ORN2_B64 ENC_SOP2 default
    0x180d0071015231, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d0072015231, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d0073015231, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c016226, // S_NAND_B32 ENC_SOP2 default
    0x180ce05d016226, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e016226, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f016226, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0070017227, // S_NAND_B64 ENC_SOP2 default
    0x180d0071017227, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d0072017227, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d0073017227, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c01822a, // S_NOR_B32 ENC_SOP2 default
    0x180ce05d01822a, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e01822a, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f01822a, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d007001922b, // S_NOR_B64 ENC_SOP2 default
    0x180d007101922b, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d007201922b, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d007301922b, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c01a260, // S_XNOR_B32 ENC_SOP2 default
    0x180ce05d01a260, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e01a260, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f01a260, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d007001b261, // S_XNOR_B64 ENC_SOP2 default
    0x180d007101b261, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d007201b261, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d007301b261, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c01c211, // S_LSHL_B32 ENC_SOP2 default
    0x180ce05d01c211, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e01c211, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f01c211, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d207401d212, // S_LSHL_B64 ENC_SOP2 default
    0x180d207501d212, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d207601d212, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d207701d212, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c01e213, // S_LSHR_B32 ENC_SOP2 default
    0x180ce05d01e213, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e01e213, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f01e213, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d207401f214, // S_LSHR_B64 ENC_SOP2 default
    0x180d207501f214, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d207601f214, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d207701f214, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce07802016e, // S_ASHR_I32 ENC_SOP2 default
    0x180ce07902016e, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce07a02016e, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce07b02016e, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d207c02116f, // S_ASHR_I64 ENC_SOP2 default
    0x180d207d02116f, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0d207e02116f, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0d207f02116f, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce080022195, // S_BFM_B32 ENC_SOP2 default
    0x180ce081022195, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce082022195, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce083022195, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d4084023196, // S_BFM_B64 ENC_SOP2 default
    0x180d4085023196, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d4086023196, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d4087023196, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce088024225, // S_MUL_I32 ENC_SOP2 default
    0x180ce089024225, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce08a024225, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce08b024225, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c025193, // S_BFE_U32 ENC_SOP2 default
    0x180ce05d025193, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e025193, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f025193, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce078026191, // S_BFE_I32 ENC_SOP2 default
    0x180ce079026191, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce07a026191, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce07b026191, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d2074027194, // S_BFE_U64 ENC_SOP2 default
    0x180d2075027194, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1a0d2076027194, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x1c0d2077027194, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d207c028192, // S_BFE_I64 ENC_SOP2 default
    0x180d207d028192, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0d207e028192, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0d207f028192, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d608c0291cc, // S_CBRANCH_G_FORK ENC_SOP2 default
    0x180d608d0291cc, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0
    0x1a0d608e0291cc, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_1
    0x1c0d608f0291cc, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce06002a15f, // S_ABSDIFF_I32 ENC_SOP2 default
    0x180ce06102a15f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce06202a15f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce06302a15f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d809002b23c, // S_RFE_RESTORE_B64 ENC_SOP2 default
    0x160ce08002c224, // S_MUL_HI_U32 ENC_SOP2 default
    0x180ce08102c224, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce08202c224, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce08302c224, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce08802d223, // S_MUL_HI_I32 ENC_SOP2 default
    0x180ce08902d223, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce08a02d223, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce08b02d223, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c02e20d, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x180ce05d02e20d, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e02e20d, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f02e20d, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c02f20e, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x180ce05d02f20e, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e02f20e, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f02f20e, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c03020f, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x180ce05d03020f, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e03020f, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f03020f, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce05c031210, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x180ce05d031210, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ce05e031210, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ce05f031210, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce091032238, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x180ce092032238, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0ce093032238, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0ce094032238, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce095033237, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x180ce096033237, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0ce097033237, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0ce098033237, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce099034236, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x180ce09a034236, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0ce09b034236, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0ce09c034236, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1e0de09d00021b, // S_MOVK_I32 ENC_SOPK default
    0x1e0de09e0011d3, // S_CMOVK_I32 ENC_SOPK default
    0x1e0de09f0021d6, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1e0de09f0031de, // S_CMPK_LG_I32 ENC_SOPK default
    0x1e0de09f0041da, // S_CMPK_GT_I32 ENC_SOPK default
    0x1e0de09f0051d8, // S_CMPK_GE_I32 ENC_SOPK default
    0x1e0de09f0061e0, // S_CMPK_LT_I32 ENC_SOPK default
    0x1e0de09f0071dc, // S_CMPK_LE_I32 ENC_SOPK default
    0x1e0de0a00081d7, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1e0de0a00091df, // S_CMPK_LG_U32 ENC_SOPK default
    0x1e0de0a000a1db, // S_CMPK_GT_U32 ENC_SOPK default
    0x1e0de0a000b1d9, // S_CMPK_GE_U32 ENC_SOPK default
    0x1e0de0a000c1e1, // S_CMPK_LT_U32 ENC_SOPK default
    0x1e0de0a000d1dd, // S_CMPK_LE_U32 ENC_SOPK default
    0x1e0de0a100e162, // S_ADDK_I32 ENC_SOPK default
    0x1e0de0a200f222, // S_MULK_I32 ENC_SOPK default
    0x1e0e00a30101cd, // S_CBRANCH_I_FORK ENC_SOPK default
    0x1e0e20a4011205, // S_GETREG_B32 ENC_SOPK default
    0x1e0e40a5012249, // S_SETREG_B32 ENC_SOPK default
    0x200e60a601424a, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1e0e00a70151c5, // S_CALL_B64 ENC_SOPK default
    0x220a40a8000208, // S_LOAD_DWORD ENC_SMEM default
    0x220a60a900120a, // S_LOAD_DWORDX2 ENC_SMEM default
    0x220a80aa00220b, // S_LOAD_DWORDX4 ENC_SMEM default
    0x220aa0ab00320c, // S_LOAD_DWORDX8 ENC_SMEM default
    0x220ac0ac004209, // S_LOAD_DWORDX16 ENC_SMEM default
    0x220a40ad00523d, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x220a60ae00623e, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x220a80af00723f, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x220ae0b00081bd, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x220b00b10091bf, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x220b20b200a1c0, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x220b40b300b1c1, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x220b60b400c1be, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x220a40b5010253, // S_STORE_DWORD ENC_SMEM default
    0x220a60b6011254, // S_STORE_DWORDX2 ENC_SMEM default
    0x220a80b7012255, // S_STORE_DWORDX4 ENC_SMEM default
    0x220a40b8015240, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x220a60b9016241, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x220a80ba017242, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x220ae0bb0181c2, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x220b00bc0191c3, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x220b20bd01a1c4, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x220a00be0201f4, // S_DCACHE_INV ENC_SMEM default
    0x220a00be0211f6, // S_DCACHE_WB ENC_SMEM default
    0x220a00be0221f5, // S_DCACHE_INV_VOL ENC_SMEM default
    0x220a00be0231f7, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220b80bf024218, // S_MEMTIME ENC_SMEM default
    0x220b80bf025217, // S_MEMREALTIME ENC_SMEM default
    0x220ba0c0026170, // S_ATC_PROBE ENC_SMEM default
    0x220bc0c1027171, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x220be0c20281f2, // S_DCACHE_DISCARD ENC_SMEM default
    0x220be0c20291f3, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x220ae0c30401b5, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x220b00c40411a7, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x220ae0c30421a3, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x220ae0c30431b3, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x220ae0c30441b1, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x220ae0c30451b9, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x220ae0c30461af, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x220ae0c30471b7, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x220ae0c30481a5, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x220ae0c30491ad, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x220ae0c304a1bb, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x220ae0c304b1ab, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x220ae0c304c1a9, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x220b00c40601b6, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220b20c50611a8, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220b00c40621a4, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x220b00c40631b4, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x220b00c40641b2, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220b00c40651ba, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220b00c40661b0, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220b00c40671b8, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220b00c40681a6, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x220b00c40691ae, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x220b00c406a1bc, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x220b00c406b1ac, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x220b00c406c1aa, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x220a40c6080184, // S_ATOMIC_SWAP ENC_SMEM default
    0x220a60c7081176, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x220a40c6082172, // S_ATOMIC_ADD ENC_SMEM default
    0x220a40c6083182, // S_ATOMIC_SUB ENC_SMEM default
    0x220a40c6084180, // S_ATOMIC_SMIN ENC_SMEM default
    0x220a40c6085188, // S_ATOMIC_UMIN ENC_SMEM default
    0x220a40c608617e, // S_ATOMIC_SMAX ENC_SMEM default
    0x220a40c6087186, // S_ATOMIC_UMAX ENC_SMEM default
    0x220a40c6088174, // S_ATOMIC_AND ENC_SMEM default
    0x220a40c608917c, // S_ATOMIC_OR ENC_SMEM default
    0x220a40c608a18a, // S_ATOMIC_XOR ENC_SMEM default
    0x220a40c608b17a, // S_ATOMIC_INC ENC_SMEM default
    0x220a40c608c178, // S_ATOMIC_DEC ENC_SMEM default
    0x220a60c70a0185, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220a80c80a1177, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220a60c70a2173, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x220a60c70a3183, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x220a60c70a4181, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220a60c70a5189, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220a60c70a617f, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220a60c70a7187, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220a60c70a8175, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x220a60c70a917d, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x220a60c70aa18b, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x220a60c70ab17b, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x220a60c70ac179, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x2422c0c90102f9, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x2422c0ca011296, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x242320cb0122fa, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x242320cc013297, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x242360cd0142f8, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x242360ce015295, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x2423c0cd020304, // V_CMP_F_F16 ENC_VOP3 default
    0x2423c0cd02132b, // V_CMP_LT_F16 ENC_VOP3 default
    0x2423c0cd0222fb, // V_CMP_EQ_F16 ENC_VOP3 default
    0x2423c0cd02331f, // V_CMP_LE_F16 ENC_VOP3 default
    0x2423c0cd024316, // V_CMP_GT_F16 ENC_VOP3 default
    0x2423c0cd025328, // V_CMP_LG_F16 ENC_VOP3 default
    0x2423c0cd02630d, // V_CMP_GE_F16 ENC_VOP3 default
    0x2423c0cd02734c, // V_CMP_O_F16 ENC_VOP3 default
    0x2423c0cd028358, // V_CMP_U_F16 ENC_VOP3 default
    0x2423c0cd02933d, // V_CMP_NGE_F16 ENC_VOP3 default
    0x2423c0cd02a346, // V_CMP_NLG_F16 ENC_VOP3 default
    0x2423c0cd02b340, // V_CMP_NGT_F16 ENC_VOP3 default
    0x2423c0cd02c343, // V_CMP_NLE_F16 ENC_VOP3 default
    0x2423c0cd02d334, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x2423c0cd02e349, // V_CMP_NLT_F16 ENC_VOP3 default
    0x2423c0cd02f34f, // V_CMP_TRU_F16 ENC_VOP3 default
    0x2423c0ce0302a1, // V_CMPX_F_F16 ENC_VOP3 default
    0x2423c0ce0312c8, // V_CMPX_LT_F16 ENC_VOP3 default
    0x2423c0ce032298, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x2423c0ce0332bc, // V_CMPX_LE_F16 ENC_VOP3 default
    0x2423c0ce0342b3, // V_CMPX_GT_F16 ENC_VOP3 default
    0x2423c0ce0352c5, // V_CMPX_LG_F16 ENC_VOP3 default
    0x2423c0ce0362aa, // V_CMPX_GE_F16 ENC_VOP3 default
    0x2423c0ce0372e9, // V_CMPX_O_F16 ENC_VOP3 default
    0x2423c0ce0382f5, // V_CMPX_U_F16 ENC_VOP3 default
    0x2423c0ce0392da, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x2423c0ce03a2e3, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x2423c0ce03b2dd, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x2423c0ce03c2e0, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x2423c0ce03d2d1, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x2423c0ce03e2e6, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x2423c0ce03f2ec, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x242400cf040305, // V_CMP_F_F32 ENC_VOP3 default
    0x242400cf04132c, // V_CMP_LT_F32 ENC_VOP3 default
    0x242400cf0422fc, // V_CMP_EQ_F32 ENC_VOP3 default
    0x242400cf043320, // V_CMP_LE_F32 ENC_VOP3 default
    0x242400cf044317, // V_CMP_GT_F32 ENC_VOP3 default
    0x242400cf045329, // V_CMP_LG_F32 ENC_VOP3 default
    0x242400cf04630e, // V_CMP_GE_F32 ENC_VOP3 default
    0x242400cf04734d, // V_CMP_O_F32 ENC_VOP3 default
    0x242400cf048359, // V_CMP_U_F32 ENC_VOP3 default
    0x242400cf04933e, // V_CMP_NGE_F32 ENC_VOP3 default
    0x242400cf04a347, // V_CMP_NLG_F32 ENC_VOP3 default
    0x242400cf04b341, // V_CMP_NGT_F32 ENC_VOP3 default
    0x242400cf04c344, // V_CMP_NLE_F32 ENC_VOP3 default
    0x242400cf04d335, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x242400cf04e34a, // V_CMP_NLT_F32 ENC_VOP3 default
    0x242400cf04f350, // V_CMP_TRU_F32 ENC_VOP3 default
    0x242400d00502a2, // V_CMPX_F_F32 ENC_VOP3 default
    0x242400d00512c9, // V_CMPX_LT_F32 ENC_VOP3 default
    0x242400d0052299, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x242400d00532bd, // V_CMPX_LE_F32 ENC_VOP3 default
    0x242400d00542b4, // V_CMPX_GT_F32 ENC_VOP3 default
    0x242400d00552c6, // V_CMPX_LG_F32 ENC_VOP3 default
    0x242400d00562ab, // V_CMPX_GE_F32 ENC_VOP3 default
    0x242400d00572ea, // V_CMPX_O_F32 ENC_VOP3 default
    0x242400d00582f6, // V_CMPX_U_F32 ENC_VOP3 default
    0x242400d00592db, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x242400d005a2e4, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x242400d005b2de, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x242400d005c2e1, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x242400d005d2d2, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x242400d005e2e7, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x242400d005f2ed, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x242440d1060306, // V_CMP_F_F64 ENC_VOP3 default
    0x242440d106132d, // V_CMP_LT_F64 ENC_VOP3 default
    0x242440d10622fd, // V_CMP_EQ_F64 ENC_VOP3 default
    0x242440d1063321, // V_CMP_LE_F64 ENC_VOP3 default
    0x242440d1064318, // V_CMP_GT_F64 ENC_VOP3 default
    0x242440d106532a, // V_CMP_LG_F64 ENC_VOP3 default
    0x242440d106630f, // V_CMP_GE_F64 ENC_VOP3 default
    0x242440d106734e, // V_CMP_O_F64 ENC_VOP3 default
    0x242440d106835a, // V_CMP_U_F64 ENC_VOP3 default
    0x242440d106933f, // V_CMP_NGE_F64 ENC_VOP3 default
    0x242440d106a348, // V_CMP_NLG_F64 ENC_VOP3 default
    0x242440d106b342, // V_CMP_NGT_F64 ENC_VOP3 default
    0x242440d106c345, // V_CMP_NLE_F64 ENC_VOP3 default
    0x242440d106d336, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x242440d106e34b, // V_CMP_NLT_F64 ENC_VOP3 default
    0x242440d106f351, // V_CMP_TRU_F64 ENC_VOP3 default
    0x242440d20702a3, // V_CMPX_F_F64 ENC_VOP3 default
    0x242440d20712ca, // V_CMPX_LT_F64 ENC_VOP3 default
    0x242440d207229a, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x242440d20732be, // V_CMPX_LE_F64 ENC_VOP3 default
    0x242440d20742b5, // V_CMPX_GT_F64 ENC_VOP3 default
    0x242440d20752c7, // V_CMPX_LG_F64 ENC_VOP3 default
    0x242440d20762ac, // V_CMPX_GE_F64 ENC_VOP3 default
    0x242440d20772eb, // V_CMPX_O_F64 ENC_VOP3 default
    0x242440d20782f7, // V_CMPX_U_F64 ENC_VOP3 default
    0x242440d20792dc, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x242440d207a2e5, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x242440d207b2df, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x242440d207c2e2, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x242440d207d2d3, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x242440d207e2e8, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x242440d207f2ee, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x242480d30a0307, // V_CMP_F_I16 ENC_VOP3 default
    0x242480d30a132e, // V_CMP_LT_I16 ENC_VOP3 default
    0x242480d30a22fe, // V_CMP_EQ_I16 ENC_VOP3 default
    0x242480d30a3322, // V_CMP_LE_I16 ENC_VOP3 default
    0x242480d30a4319, // V_CMP_GT_I16 ENC_VOP3 default
    0x242480d30a5337, // V_CMP_NE_I16 ENC_VOP3 default
    0x242480d30a6310, // V_CMP_GE_I16 ENC_VOP3 default
    0x242480d30a7352, // V_CMP_T_I16 ENC_VOP3 default
    0x242480d40a830a, // V_CMP_F_U16 ENC_VOP3 default
    0x242480d40a9331, // V_CMP_LT_U16 ENC_VOP3 default
    0x242480d40aa301, // V_CMP_EQ_U16 ENC_VOP3 default
    0x242480d40ab325, // V_CMP_LE_U16 ENC_VOP3 default
    0x242480d40ac31c, // V_CMP_GT_U16 ENC_VOP3 default
    0x242480d40ad33a, // V_CMP_NE_U16 ENC_VOP3 default
    0x242480d40ae313, // V_CMP_GE_U16 ENC_VOP3 default
    0x242480d40af355, // V_CMP_T_U16 ENC_VOP3 default
    0x242480d50b02a4, // V_CMPX_F_I16 ENC_VOP3 default
    0x242480d50b12cb, // V_CMPX_LT_I16 ENC_VOP3 default
    0x242480d50b229b, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x242480d50b32bf, // V_CMPX_LE_I16 ENC_VOP3 default
    0x242480d50b42b6, // V_CMPX_GT_I16 ENC_VOP3 default
    0x242480d50b52d4, // V_CMPX_NE_I16 ENC_VOP3 default
    0x242480d50b62ad, // V_CMPX_GE_I16 ENC_VOP3 default
    0x242480d50b72ef, // V_CMPX_T_I16 ENC_VOP3 default
    0x242480d60b82a7, // V_CMPX_F_U16 ENC_VOP3 default
    0x242480d60b92ce, // V_CMPX_LT_U16 ENC_VOP3 default
    0x242480d60ba29e, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x242480d60bb2c2, // V_CMPX_LE_U16 ENC_VOP3 default
    0x242480d60bc2b9, // V_CMPX_GT_U16 ENC_VOP3 default
    0x242480d60bd2d7, // V_CMPX_NE_U16 ENC_VOP3 default
    0x242480d60be2b0, // V_CMPX_GE_U16 ENC_VOP3 default
    0x242480d60bf2f2, // V_CMPX_T_U16 ENC_VOP3 default
    0x2424e0d70c0308, // V_CMP_F_I32 ENC_VOP3 default
    0x2424e0d70c132f, // V_CMP_LT_I32 ENC_VOP3 default
    0x2424e0d70c22ff, // V_CMP_EQ_I32 ENC_VOP3 default
    0x2424e0d70c3323, // V_CMP_LE_I32 ENC_VOP3 default
    0x2424e0d70c431a, // V_CMP_GT_I32 ENC_VOP3 default
    0x2424e0d70c5338, // V_CMP_NE_I32 ENC_VOP3 default
    0x2424e0d70c6311, // V_CMP_GE_I32 ENC_VOP3 default
    0x2424e0d70c7353, // V_CMP_T_I32 ENC_VOP3 default
    0x2424e0d80c830b, // V_CMP_F_U32 ENC_VOP3 default
    0x2424e0d80c9332, // V_CMP_LT_U32 ENC_VOP3 default
    0x2424e0d80ca302, // V_CMP_EQ_U32 ENC_VOP3 default
    0x2424e0d80cb326, // V_CMP_LE_U32 ENC_VOP3 default
    0x2424e0d80cc31d, // V_CMP_GT_U32 ENC_VOP3 default
    0x2424e0d80cd33b, // V_CMP_NE_U32 ENC_VOP3 default
    0x2424e0d80ce314, // V_CMP_GE_U32 ENC_VOP3 default
    0x2424e0d80cf356, // V_CMP_T_U32 ENC_VOP3 default
    0x2424e0d90d02a5, // V_CMPX_F_I32 ENC_VOP3 default
    0x2424e0d90d12cc, // V_CMPX_LT_I32 ENC_VOP3 default
    0x2424e0d90d229c, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x2424e0d90d32c0, // V_CMPX_LE_I32 ENC_VOP3 default
    0x2424e0d90d42b7, // V_CMPX_GT_I32 ENC_VOP3 default
    0x2424e0d90d52d5, // V_CMPX_NE_I32 ENC_VOP3 default
    0x2424e0d90d62ae, // V_CMPX_GE_I32 ENC_VOP3 default
    0x2424e0d90d72f0, // V_CMPX_T_I32 ENC_VOP3 default
    0x2424e0da0d82a8, // V_CMPX_F_U32 ENC_VOP3 default
    0x2424e0da0d92cf, // V_CMPX_LT_U32 ENC_VOP3 default
    0x2424e0da0da29f, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x2424e0da0db2c3, // V_CMPX_LE_U32 ENC_VOP3 default
    0x2424e0da0dc2ba, // V_CMPX_GT_U32 ENC_VOP3 default
    0x2424e0da0dd2d8, // V_CMPX_NE_U32 ENC_VOP3 default
    0x2424e0da0de2b1, // V_CMPX_GE_U32 ENC_VOP3 default
    0x2424e0da0df2f3, // V_CMPX_T_U32 ENC_VOP3 default
    0x242520db0e0309, // V_CMP_F_I64 ENC_VOP3 default
    0x242520db0e1330, // V_CMP_LT_I64 ENC_VOP3 default
    0x242520db0e2300, // V_CMP_EQ_I64 ENC_VOP3 default
    0x242520db0e3324, // V_CMP_LE_I64 ENC_VOP3 default
    0x242520db0e431b, // V_CMP_GT_I64 ENC_VOP3 default
    0x242520db0e5339, // V_CMP_NE_I64 ENC_VOP3 default
    0x242520db0e6312, // V_CMP_GE_I64 ENC_VOP3 default
    0x242520db0e7354, // V_CMP_T_I64 ENC_VOP3 default
    0x242520dc0e830c, // V_CMP_F_U64 ENC_VOP3 default
    0x242520dc0e9333, // V_CMP_LT_U64 ENC_VOP3 default
    0x242520dc0ea303, // V_CMP_EQ_U64 ENC_VOP3 default
    0x242520dc0eb327, // V_CMP_LE_U64 ENC_VOP3 default
    0x242520dc0ec31e, // V_CMP_GT_U64 ENC_VOP3 default
    0x242520dc0ed33c, // V_CMP_NE_U64 ENC_VOP3 default
    0x242520dc0ee315, // V_CMP_GE_U64 ENC_VOP3 default
    0x242520dc0ef357, // V_CMP_T_U64 ENC_VOP3 default
    0x242520dd0f02a6, // V_CMPX_F_I64 ENC_VOP3 default
    0x242520dd0f12cd, // V_CMPX_LT_I64 ENC_VOP3 default
    0x242520dd0f229d, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x242520dd0f32c1, // V_CMPX_LE_I64 ENC_VOP3 default
    0x242520dd0f42b8, // V_CMPX_GT_I64 ENC_VOP3 default
    0x242520dd0f52d6, // V_CMPX_NE_I64 ENC_VOP3 default
    0x242520dd0f62af, // V_CMPX_GE_I64 ENC_VOP3 default
    0x242520dd0f72f1, // V_CMPX_T_I64 ENC_VOP3 default
    0x242520de0f82a9, // V_CMPX_F_U64 ENC_VOP3 default
    0x242520de0f92d0, // V_CMPX_LT_U64 ENC_VOP3 default
    0x242520de0fa2a0, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x242520de0fb2c4, // V_CMPX_LE_U64 ENC_VOP3 default
    0x242520de0fc2bb, // V_CMPX_GT_U64 ENC_VOP3 default
    0x242520de0fd2d9, // V_CMPX_NE_U64 ENC_VOP3 default
    0x242520de0fe2b2, // V_CMPX_GE_U64 ENC_VOP3 default
    0x242520de0ff2f4, // V_CMPX_T_U64 ENC_VOP3 default
    0x261680df10035b, // V_CNDMASK_B32 ENC_VOP3 default
    0x241700e010127d, // V_ADD_F32 ENC_VOP3 default
    0x241700e010245f, // V_SUB_F32 ENC_VOP3 default
    0x241700e010345a, // V_SUBREV_F32 ENC_VOP3 default
    0x241760e11043a0, // V_FMAC_F64 ENC_VOP3 default
    0x241700e0105415, // V_MUL_F32 ENC_VOP3 default
    0x2417c0e210641b, // V_MUL_I32_I24 ENC_VOP3 default
    0x2417e0e2107418, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x2417c0e310841f, // V_MUL_U32_U24 ENC_VOP3 default
    0x2417e0e310941a, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x241700e010a40a, // V_MIN_F32 ENC_VOP3 default
    0x241700e010b3da, // V_MAX_F32 ENC_VOP3 default
    0x2417e0e210c40d, // V_MIN_I32 ENC_VOP3 default
    0x2417e0e210d3dd, // V_MAX_I32 ENC_VOP3 default
    0x2417e0e310e40f, // V_MIN_U32 ENC_VOP3 default
    0x2417e0e310f3df, // V_MAX_U32 ENC_VOP3 default
    0x2417e0e41103ba, // V_LSHRREV_B32 ENC_VOP3 default
    0x2417e0e5111289, // V_ASHRREV_I32 ENC_VOP3 default
    0x2417e0e41123b5, // V_LSHLREV_B32 ENC_VOP3 default
    0x2417e0e3113286, // V_AND_B32 ENC_VOP3 default
    0x2417e0e3114423, // V_OR_B32 ENC_VOP3 default
    0x2417e0e311546c, // V_XOR_B32 ENC_VOP3 default
    0x241700e61163bd, // V_MAC_F32 ENC_VOP3 default
    0x2818a0e711927b, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x2818a0e711a45d, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x2818a0e811b458, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2a1920e911c27a, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2a1920e911d457, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2a1920ea11e456, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x2419a0eb11f27c, // V_ADD_F16 ENC_VOP3 default
    0x2419a0eb12045e, // V_SUB_F16 ENC_VOP3 default
    0x2419a0ec121459, // V_SUBREV_F16 ENC_VOP3 default
    0x2419a0eb122414, // V_MUL_F16 ENC_VOP3 default
    0x2419a0ed1233bc, // V_MAC_F16 ENC_VOP3 default
    0x241a60ee126282, // V_ADD_U16 ENC_VOP3 default
    0x241a60ee127462, // V_SUB_U16 ENC_VOP3 default
    0x241a60ef12845b, // V_SUBREV_U16 ENC_VOP3 default
    0x241a80ee12941d, // V_MUL_LO_U16 ENC_VOP3 default
    0x241a80ef12a3b4, // V_LSHLREV_B16 ENC_VOP3 default
    0x241a80ef12b3b9, // V_LSHRREV_B16 ENC_VOP3 default
    0x241a80f012c288, // V_ASHRREV_I16 ENC_VOP3 default
    0x2419a0eb12d3d9, // V_MAX_F16 ENC_VOP3 default
    0x2419a0eb12e409, // V_MIN_F16 ENC_VOP3 default
    0x241a80ee12f3de, // V_MAX_U16 ENC_VOP3 default
    0x241a80f11303dc, // V_MAX_I16 ENC_VOP3 default
    0x241a80ee13140e, // V_MIN_U16 ENC_VOP3 default
    0x241a80f113240c, // V_MIN_I16 ENC_VOP3 default
    0x241ae0eb1333ae, // V_LDEXP_F16 ENC_VOP3 default
    0x2417c0e3134283, // V_ADD_U32 ENC_VOP3 default
    0x2417c0e3135463, // V_SUB_U32 ENC_VOP3 default
    0x2417c0e413645c, // V_SUBREV_U32 ENC_VOP3 default
    0x241b40f213738c, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x2417c0f313838d, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x2417c0f4139391, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x2417c0f513a394, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x241700e613b39f, // V_FMAC_F32 ENC_VOP3 default
    0x241ba0f613c42b, // V_PK_FMAC_F16 ENC_VOP3 default
    0x2417e0e313d46b, // V_XNOR_B32 ENC_VOP3 default
    0x240f80be140420, // V_NOP ENC_VOP3 default
    0x241000f7141410, // V_MOV_B32 ENC_VOP3 default
    0x2c1040f8142443, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x2410a0f9143373, // V_CVT_I32_F64 ENC_VOP3 default
    0x241100fa14436e, // V_CVT_F64_I32 ENC_VOP3 default
    0x241160fb145367, // V_CVT_F32_I32 ENC_VOP3 default
    0x241160fc146368, // V_CVT_F32_U32 ENC_VOP3 default
    0x2411a0fd147382, // V_CVT_U32_F32 ENC_VOP3 default
    0x2411a0fe148372, // V_CVT_I32_F32 ENC_VOP3 default
    0x241220ff14a362, // V_CVT_F16_F32 ENC_VOP3 default
    0x2412a10014b365, // V_CVT_F32_F16 ENC_VOP3 default
    0x2412c0fe14c380, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x2412c0fe14d370, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x241160fb14e376, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x2410a10114f366, // V_CVT_F32_F64 ENC_VOP3 default
    0x2412e10215036d, // V_CVT_F64_F32 ENC_VOP3 default
    0x241160fc151369, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x241160fc15236a, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x241160fc15336b, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x241160fc15436c, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x2410a103155383, // V_CVT_U32_F64 ENC_VOP3 default
    0x2411010415636f, // V_CVT_F64_U32 ENC_VOP3 default
    0x24136105157468, // V_TRUNC_F64 ENC_VOP3 default
    0x24136105158293, // V_CEIL_F64 ENC_VOP3 default
    0x24136105159447, // V_RNDNE_F64 ENC_VOP3 default
    0x2413610515a39e, // V_FLOOR_F64 ENC_VOP3 default
    0x2411a10615b3a6, // V_FRACT_F32 ENC_VOP3 default
    0x2411a10615c467, // V_TRUNC_F32 ENC_VOP3 default
    0x2411a10615d292, // V_CEIL_F32 ENC_VOP3 default
    0x2411a10615e446, // V_RNDNE_F32 ENC_VOP3 default
    0x2411a10615f39d, // V_FLOOR_F32 ENC_VOP3 default
    0x2411a106160398, // V_EXP_F32 ENC_VOP3 default
    0x2411a1061613b3, // V_LOG_F32 ENC_VOP3 default
    0x2411a106162440, // V_RCP_F32 ENC_VOP3 default
    0x2411a106163442, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x2411a106164449, // V_RSQ_F32 ENC_VOP3 default
    0x24136105165441, // V_RCP_F64 ENC_VOP3 default
    0x2413610516644a, // V_RSQ_F64 ENC_VOP3 default
    0x2411a106167454, // V_SQRT_F32 ENC_VOP3 default
    0x24136105168455, // V_SQRT_F64 ENC_VOP3 default
    0x2411a106169452, // V_SIN_F32 ENC_VOP3 default
    0x2411a10616a35d, // V_COS_F32 ENC_VOP3 default
    0x2413c10716b421, // V_NOT_B32 ENC_VOP3 default
    0x241000f716c290, // V_BFREV_B32 ENC_VOP3 default
    0x2413c10816d39a, // V_FFBH_U32 ENC_VOP3 default
    0x2413c10816e39b, // V_FFBL_B32 ENC_VOP3 default
    0x2413c10916f399, // V_FFBH_I32 ENC_VOP3 default
    0x2410a0f91703aa, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x241361051713ad, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x241361051723a7, // V_FRACT_F64 ENC_VOP3 default
    0x2412c0fe1733a9, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x2411a1061743ac, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x240f80be175294, // V_CLREXCP ENC_VOP3 default
    0x241000f7177450, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x2414410a179364, // V_CVT_F16_U16 ENC_VOP3 default
    0x2414410b17a363, // V_CVT_F16_I16 ENC_VOP3 default
    0x2414c10c17b381, // V_CVT_U16_F16 ENC_VOP3 default
    0x2414c10d17c371, // V_CVT_I16_F16 ENC_VOP3 default
    0x2415410e17d43f, // V_RCP_F16 ENC_VOP3 default
    0x2415410e17e453, // V_SQRT_F16 ENC_VOP3 default
    0x2415410e17f448, // V_RSQ_F16 ENC_VOP3 default
    0x2415410e1803b2, // V_LOG_F16 ENC_VOP3 default
    0x2415410e181397, // V_EXP_F16 ENC_VOP3 default
    0x2415410e1823ab, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x2414c10d1833a8, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x2415410e18439c, // V_FLOOR_F16 ENC_VOP3 default
    0x2415410e185291, // V_CEIL_F16 ENC_VOP3 default
    0x2415410e186466, // V_TRUNC_F16 ENC_VOP3 default
    0x2415410e187445, // V_RNDNE_F16 ENC_VOP3 default
    0x2415410e1883a5, // V_FRACT_F16 ENC_VOP3 default
    0x2415410e189451, // V_SIN_F16 ENC_VOP3 default
    0x2415410e18a35c, // V_COS_F16 ENC_VOP3 default
    0x2414c10d18d374, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2414c10c18e375, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x2413c10f18f44f, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2c158110191464, // V_SWAP_B32 ENC_VOP3 default
    0x2c160111192276, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x241be1121c03c9, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x241be1121c13c3, // V_MAD_F32 ENC_VOP3 default
    0x241c01131c23c6, // V_MAD_I32_I24 ENC_VOP3 default
    0x241c01141c33d1, // V_MAD_U32_U24 ENC_VOP3 default
    0x241be1121c435e, // V_CUBEID_F32 ENC_VOP3 default
    0x241be1121c5360, // V_CUBESC_F32 ENC_VOP3 default
    0x241be1121c6361, // V_CUBETC_F32 ENC_VOP3 default
    0x241be1121c735f, // V_CUBEMA_F32 ENC_VOP3 default
    0x241c21151c828d, // V_BFE_U32 ENC_VOP3 default
    0x241c21161c928c, // V_BFE_I32 ENC_VOP3 default
    0x241c21151ca28e, // V_BFI_B32 ENC_VOP3 default
    0x241be1121cb3a2, // V_FMA_F32 ENC_VOP3 default
    0x241c41171cc3a3, // V_FMA_F64 ENC_VOP3 default
    0x241c61181cd3b1, // V_LERP_U8 ENC_VOP3 default
    0x241c81191ce284, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x241c81191cf285, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x241be1121d0404, // V_MIN3_F32 ENC_VOP3 default
    0x241c211a1d1406, // V_MIN3_I32 ENC_VOP3 default
    0x241c21151d2408, // V_MIN3_U32 ENC_VOP3 default
    0x241be1121d33d4, // V_MAX3_F32 ENC_VOP3 default
    0x241c211a1d43d6, // V_MAX3_I32 ENC_VOP3 default
    0x241c21151d53d8, // V_MAX3_U32 ENC_VOP3 default
    0x241be1121d63e3, // V_MED3_F32 ENC_VOP3 default
    0x241c211a1d73e5, // V_MED3_I32 ENC_VOP3 default
    0x241c21151d83e7, // V_MED3_U32 ENC_VOP3 default
    0x241c011b1d944e, // V_SAD_U8 ENC_VOP3 default
    0x241c011b1da44b, // V_SAD_HI_U8 ENC_VOP3 default
    0x241c011c1db44c, // V_SAD_U16 ENC_VOP3 default
    0x241c01151dc44d, // V_SAD_U32 ENC_VOP3 default
    0x241ca11d1dd37f, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x241be1121de385, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x241c41171df386, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x281cc11e1e038a, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x281ce11f1e138b, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x2e1be1201e2388, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x2e1c41211e3389, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x241d01181e4413, // V_MSAD_U8 ENC_VOP3 default
    0x241d21221e543e, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x241d21221e6411, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x301d41231e7412, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x281d61241e83d2, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x281d61251e93c7, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x241d81261ea3c8, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x241da1271eb3cb, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x241da1271ec3ca, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x241dc1281ed425, // V_PERM_B32 ENC_VOP3 default
    0x241d81261ee3a4, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x241d81261ef387, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x241de1291f0377, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x241e012a1f13d0, // V_MAD_U32_U16 ENC_VOP3 default
    0x241e012b1f23c5, // V_MAD_I32_I16 ENC_VOP3 default
    0x241c21151f346a, // V_XAD_U32 ENC_VOP3 default
    0x241e21261f4403, // V_MIN3_F16 ENC_VOP3 default
    0x241e412c1f5405, // V_MIN3_I16 ENC_VOP3 default
    0x241e412d1f6407, // V_MIN3_U16 ENC_VOP3 default
    0x241e21261f73d3, // V_MAX3_F16 ENC_VOP3 default
    0x241e412c1f83d5, // V_MAX3_I16 ENC_VOP3 default
    0x241e412d1f93d7, // V_MAX3_U16 ENC_VOP3 default
    0x241e21261fa3e2, // V_MED3_F16 ENC_VOP3 default
    0x241e412c1fb3e4, // V_MED3_I16 ENC_VOP3 default
    0x241e412d1fc3e6, // V_MED3_U16 ENC_VOP3 default
    0x241c21151fd3b7, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x241c21151fe281, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x241c21151ff279, // V_ADD3_U32 ENC_VOP3 default
    0x241c21152003b8, // V_LSHL_OR_B32 ENC_VOP3 default
    0x241c2115201287, // V_AND_OR_B32 ENC_VOP3 default
    0x241c2115202422, // V_OR3_B32 ENC_VOP3 default
    0x241e21262033c2, // V_MAD_F16 ENC_VOP3 default
    0x241e412d2043cf, // V_MAD_U16 ENC_VOP3 default
    0x241e412c2053c4, // V_MAD_I16 ENC_VOP3 default
    0x241e21262063a1, // V_FMA_F16 ENC_VOP3 default
    0x241e2126207384, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x241e612e28027e, // V_ADD_F64 ENC_VOP3 default
    0x241e612e281416, // V_MUL_F64 ENC_VOP3 default
    0x241e612e28240b, // V_MIN_F64 ENC_VOP3 default
    0x241e612e2833db, // V_MAX_F64 ENC_VOP3 default
    0x241e812f2843b0, // V_LDEXP_F64 ENC_VOP3 default
    0x241ea0e328541e, // V_MUL_LO_U32 ENC_VOP3 default
    0x241ea0e3286419, // V_MUL_HI_U32 ENC_VOP3 default
    0x241ea0e2287417, // V_MUL_HI_I32 ENC_VOP3 default
    0x241ec1302883af, // V_LDEXP_F32 ENC_VOP3 default
    0x321ee131289444, // V_READLANE_B32 ENC_VOP3 default
    0x341f013228a469, // V_WRITELANE_B32 ENC_VOP3 default
    0x241ea0e328b28b, // V_BCNT_U32_B32 ENC_VOP3 default
    0x241ea0e328c3e1, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x241ea0e328d3e0, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x241f213328f3b6, // V_LSHLREV_B64 ENC_VOP3 default
    0x241f21332903bb, // V_LSHRREV_B64 ENC_VOP3 default
    0x241f213429128a, // V_ASHRREV_I64 ENC_VOP3 default
    0x241e8135292465, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x241ea0e329328f, // V_BFM_B32 ENC_VOP3 default
    0x241f4136294379, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x241f413729537b, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x241f613829637c, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x241ea13929737e, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x241ea13a29837d, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x241f813b299378, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x241f813c29a37a, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x241fa0e229c280, // V_ADD_I32 ENC_VOP3 default
    0x241fa0e229d461, // V_SUB_I32 ENC_VOP3 default
    0x241fc0f129e27f, // V_ADD_I16 ENC_VOP3 default
    0x241fc0f129f460, // V_SUB_I16 ENC_VOP3 default
    0x241f813d2a0424, // V_PACK_B32_F16 ENC_VOP3 default
    0x241fe0e02a141c, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x3600013e000052, // DS_ADD_U32 ENC_DS default
    0x3600013e0010ad, // DS_SUB_U32 ENC_DS default
    0x3600013e0020a9, // DS_RSUB_U32 ENC_DS default
    0x3600013e003070, // DS_INC_U32 ENC_DS default
    0x3600013e004066, // DS_DEC_U32 ENC_DS default
    0x3600013f005080, // DS_MIN_I32 ENC_DS default
    0x3600013f006074, // DS_MAX_I32 ENC_DS default
    0x3600013e007088, // DS_MIN_U32 ENC_DS default
    0x3600013e00807c, // DS_MAX_U32 ENC_DS default
    0x36000140009054, // DS_AND_B32 ENC_DS default
    0x3600014000a08f, // DS_OR_B32 ENC_DS default
    0x3600014000b0c4, // DS_XOR_B32 ENC_DS default
    0x3600214100c08a, // DS_MSKOR_B32 ENC_DS default
    0x3600014200d0b9, // DS_WRITE_B32 ENC_DS default
    0x3600414300e0b3, // DS_WRITE2_B32 ENC_DS default
    0x3600414300f0b1, // DS_WRITE2ST64_B32 ENC_DS default
    0x3600214101005a, // DS_CMPST_B32 ENC_DS default
    0x3600214401105c, // DS_CMPST_F32 ENC_DS default
    0x3600014501207e, // DS_MIN_F32 ENC_DS default
    0x36000145013072, // DS_MAX_F32 ENC_DS default
    0x360060be01408e, // DS_NOP ENC_DS default
    0x3600014501504c, // DS_ADD_F32 ENC_DS default
    0x3600814601d0b5, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x3600014701e0bb, // DS_WRITE_B8 ENC_DS default
    0x3600a14801f0b7, // DS_WRITE_B16 ENC_DS default
    0x3600c149020050, // DS_ADD_RTN_U32 ENC_DS default
    0x3600c1490210ab, // DS_SUB_RTN_U32 ENC_DS default
    0x3600c1490220a7, // DS_RSUB_RTN_U32 ENC_DS default
    0x3600c14902306e, // DS_INC_RTN_U32 ENC_DS default
    0x3600c149024064, // DS_DEC_RTN_U32 ENC_DS default
    0x3600c14a025084, // DS_MIN_RTN_I32 ENC_DS default
    0x3600c14a026078, // DS_MAX_RTN_I32 ENC_DS default
    0x3600c149027086, // DS_MIN_RTN_U32 ENC_DS default
    0x3600c14902807a, // DS_MAX_RTN_U32 ENC_DS default
    0x3600c14b029056, // DS_AND_RTN_B32 ENC_DS default
    0x3600c14b02a091, // DS_OR_RTN_B32 ENC_DS default
    0x3600c14b02b0c6, // DS_XOR_RTN_B32 ENC_DS default
    0x3600e14c02c08c, // DS_MSKOR_RTN_B32 ENC_DS default
    0x3600c14b02d0c2, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x3601014d02e0c0, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x3601014d02f0be, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x3600e14c03005e, // DS_CMPST_RTN_B32 ENC_DS default
    0x3600e14e031060, // DS_CMPST_RTN_F32 ENC_DS default
    0x3600c14f032082, // DS_MIN_RTN_F32 ENC_DS default
    0x3600c14f033076, // DS_MAX_RTN_F32 ENC_DS default
    0x3600e14c0340b0, // DS_WRAP_RTN_B32 ENC_DS default
    0x3600c14f03504e, // DS_ADD_RTN_F32 ENC_DS default
    0x3601215003609a, // DS_READ_B32 ENC_DS default
    0x36014151037096, // DS_READ2_B32 ENC_DS default
    0x36014151038094, // DS_READ2ST64_B32 ENC_DS default
    0x3601215203909e, // DS_READ_I8 ENC_DS default
    0x3601215303a0a4, // DS_READ_U8 ENC_DS default
    0x3601215403b09d, // DS_READ_I16 ENC_DS default
    0x3601215503c0a1, // DS_READ_U16 ENC_DS default
    0x3601615603d0af, // DS_SWIZZLE_B32 ENC_DS default
    0x3600c15703e093, // DS_PERMUTE_B32 ENC_DS default
    0x3600c15703f059, // DS_BPERMUTE_B32 ENC_DS default
    0x36018158040053, // DS_ADD_U64 ENC_DS default
    0x360181580410ae, // DS_SUB_U64 ENC_DS default
    0x360181580420aa, // DS_RSUB_U64 ENC_DS default
    0x36018158043071, // DS_INC_U64 ENC_DS default
    0x36018158044067, // DS_DEC_U64 ENC_DS default
    0x36018159045081, // DS_MIN_I64 ENC_DS default
    0x36018159046075, // DS_MAX_I64 ENC_DS default
    0x36018158047089, // DS_MIN_U64 ENC_DS default
    0x3601815804807d, // DS_MAX_U64 ENC_DS default
    0x3601815a049055, // DS_AND_B64 ENC_DS default
    0x3601815a04a090, // DS_OR_B64 ENC_DS default
    0x3601815a04b0c5, // DS_XOR_B64 ENC_DS default
    0x3601a15b04c08b, // DS_MSKOR_B64 ENC_DS default
    0x3601815c04d0ba, // DS_WRITE_B64 ENC_DS default
    0x3601c15d04e0b4, // DS_WRITE2_B64 ENC_DS default
    0x3601c15d04f0b2, // DS_WRITE2ST64_B64 ENC_DS default
    0x3601a15b05005b, // DS_CMPST_B64 ENC_DS default
    0x3601e15e05105d, // DS_CMPST_F64 ENC_DS default
    0x3602015f05207f, // DS_MIN_F64 ENC_DS default
    0x3602015f053073, // DS_MAX_F64 ENC_DS default
    0x360001600540bc, // DS_WRITE_B8_D16_HI ENC_DS default
    0x360001610550b8, // DS_WRITE_B16_D16_HI ENC_DS default
    0x360121620560a5, // DS_READ_U8_D16 ENC_DS default
    0x360121620570a6, // DS_READ_U8_D16_HI ENC_DS default
    0x3601216305809f, // DS_READ_I8_D16 ENC_DS default
    0x360121630590a0, // DS_READ_I8_D16_HI ENC_DS default
    0x3601216405a0a2, // DS_READ_U16_D16 ENC_DS default
    0x3601216405b0a3, // DS_READ_U16_D16_HI ENC_DS default
    0x3602015f05c04d, // DS_ADD_F64 ENC_DS default
    0x36022165060051, // DS_ADD_RTN_U64 ENC_DS default
    0x360221650610ac, // DS_SUB_RTN_U64 ENC_DS default
    0x360221650620a8, // DS_RSUB_RTN_U64 ENC_DS default
    0x3602216506306f, // DS_INC_RTN_U64 ENC_DS default
    0x36022165064065, // DS_DEC_RTN_U64 ENC_DS default
    0x36022166065085, // DS_MIN_RTN_I64 ENC_DS default
    0x36022166066079, // DS_MAX_RTN_I64 ENC_DS default
    0x36022165067087, // DS_MIN_RTN_U64 ENC_DS default
    0x3602216506807b, // DS_MAX_RTN_U64 ENC_DS default
    0x36022167069057, // DS_AND_RTN_B64 ENC_DS default
    0x3602216706a092, // DS_OR_RTN_B64 ENC_DS default
    0x3602216706b0c7, // DS_XOR_RTN_B64 ENC_DS default
    0x3602416806c08d, // DS_MSKOR_RTN_B64 ENC_DS default
    0x3602216706d0c3, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x3602616906e0c1, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x3602616906f0bf, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x3602416807005f, // DS_CMPST_RTN_B64 ENC_DS default
    0x3602816a071061, // DS_CMPST_RTN_F64 ENC_DS default
    0x3602a16b072083, // DS_MIN_RTN_F64 ENC_DS default
    0x3602a16b073077, // DS_MAX_RTN_F64 ENC_DS default
    0x3602c16c07609b, // DS_READ_B64 ENC_DS default
    0x3602e16d077097, // DS_READ2_B64 ENC_DS default
    0x3602e16d078095, // DS_READ2ST64_B64 ENC_DS default
    0x3602a16b07c04f, // DS_ADD_RTN_F64 ENC_DS default
    0x3602216707e062, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x3803016e09806c, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x3803216f099069, // DS_GWS_INIT ENC_DS default
    0x3803016e09a06d, // DS_GWS_SEMA_V ENC_DS default
    0x3803216f09b06a, // DS_GWS_SEMA_BR ENC_DS default
    0x3803016e09c06b, // DS_GWS_SEMA_P ENC_DS default
    0x3803216f09d068, // DS_GWS_BARRIER ENC_DS default
    0x360341700b6098, // DS_READ_ADDTID_B32 ENC_DS default
    0x360341710bd063, // DS_CONSUME ENC_DS default
    0x360341710be058, // DS_APPEND ENC_DS default
    0x360361720de0bd, // DS_WRITE_B96 ENC_DS default
    0x360381730df0b6, // DS_WRITE_B128 ENC_DS default
    0x3603a1740fe09c, // DS_READ_B96 ENC_DS default
    0x3603c1750ff099, // DS_READ_B128 ENC_DS default
    0x3a03e1760100ef, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x3c070177010153, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x3e056178010124, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x3a03e1790110e9, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x3c07017a01114d, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x3e05617b01111e, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x3a03e17c0120f2, // FLAT_LOAD_USHORT ENC_FLAT default
    0x3c07017d012156, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x3e05617e012127, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x3a03e17f0130ee, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x3c070180013152, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x3e056181013123, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x3a03e1820140e5, // FLAT_LOAD_DWORD ENC_FLAT default
    0x3c070183014149, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x3e05618401411a, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x3a0401850150e6, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x3c07218601514a, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e05818701511b, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x3a0421880160e7, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x3c07418901614b, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e05a18a01611c, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x3a04418b0170e8, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x3c07618c01714c, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e05c18d01711d, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x3a04618e0180f3, // FLAT_STORE_BYTE ENC_FLAT default
    0x3c07818f018157, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x3e05e190018128, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x3a04618e0190f4, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x3c07818f019158, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e190019129, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x3a04619101a0f9, // FLAT_STORE_SHORT ENC_FLAT default
    0x3c07819201a15d, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x3e05e19301a12e, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x3a04619101b0fa, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x3c07819201b15e, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e19301b12f, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3a04619401c0f5, // FLAT_STORE_DWORD ENC_FLAT default
    0x3c07819501c159, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x3e05e19601c12a, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x3a04819701d0f6, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x3c07a19801d15a, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e06019901d12b, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x3a04a19a01e0f7, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x3c07c19b01e15b, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e06219c01e12c, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x3a04c19d01f0f8, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x3c07e19e01f15c, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e06419f01f12d, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x3a03e1760200f0, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x3c080177020154, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e066178020125, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x3a03e1760210f1, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x3c080177021155, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e066178021126, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a03e1790220ea, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x3c08017a02214e, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e06617b02211f, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x3a03e1790230eb, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x3c08017a02314f, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e06617b023120, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a03e1a00240ec, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x3c0801a1024150, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x3e0661a2024121, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x3a03e1a00250ed, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x3c0801a1025151, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e0661a2025122, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3a04e1a30400dd, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x3e0681a4040112, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x3a0501a50410cd, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x3e06a1a6041101, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x3a04e1a70420c8, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x3e0681a80420fb, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x3a04e1a70430db, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x3e0681a8043110, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x3a04e1a90440d9, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x3e0681aa04410e, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x3a04e1a70450e1, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x3e0681a8045116, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x3a04e1a90460d7, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x3e0681aa04610c, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x3a04e1a70470df, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x3e0681a8047114, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x3a04e1a30480cb, // FLAT_ATOMIC_AND ENC_FLAT default
    0x3e0681a40480ff, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x3a04e1a30490d5, // FLAT_ATOMIC_OR ENC_FLAT default
    0x3e0681a4049109, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x3a04e1a304a0e3, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x3e0681a404a118, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x3a04e1a704b0d1, // FLAT_ATOMIC_INC ENC_FLAT default
    0x3e0681a804b105, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x3a04e1a704c0cf, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x3e0681a804c103, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x3e0681ab04d0fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x3e0681ac04e10b, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x3a0521ad04f0c9, // FLAT_ATOMIC_ADD_F64 ENC_FLAT default
    0x3e06c1ae04f0fd, // GLOBAL_ATOMIC_ADD_F64 ENC_FLAT_GLBL default
    0x3a0521ad0500d4, // FLAT_ATOMIC_MIN_F64 ENC_FLAT default
    0x3e06c1ae050108, // GLOBAL_ATOMIC_MIN_F64 ENC_FLAT_GLBL default
    0x3a0521ad0510d3, // FLAT_ATOMIC_MAX_F64 ENC_FLAT default
    0x3e06c1ae051107, // GLOBAL_ATOMIC_MAX_F64 ENC_FLAT_GLBL default
    0x3a0521af0600de, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x3e06c1b0060113, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x3a0541b10610ce, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x3e06e1b2061102, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x3a0521b30620ca, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x3e06c1b40620fe, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x3a0521b30630dc, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x3e06c1b4063111, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x3a0521b50640da, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x3e06c1b606410f, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x3a0521b30650e2, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x3e06c1b4065117, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x3a0521b50660d8, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x3e06c1b606610d, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x3a0521b30670e0, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x3e06c1b4067115, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x3a0521af0680cc, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x3e06c1b0068100, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x3a0521af0690d6, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x3e06c1b006910a, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x3a0521af06a0e4, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x3e06c1b006a119, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x3a0521b306b0d2, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x3e06c1b406b106, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x3a0521b306c0d0, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x3e06c1b406c104, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x400981b7000029, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x4009a1b800102a, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x4009c1b900202b, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x4009e1ba00302c, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x400981bb004042, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x4009a1bc005043, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x4009c1bd006044, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x4009e1be007045, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x400981b7008025, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x400981bf009026, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x4009a1c000a027, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x4009a1c100b028, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x400981bb00c03e, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x400981c200d03f, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x4009a1c300e040, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x4009a1c400f041, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x400981c5010033, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x400981c601102d, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x400981c7012036, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x400981c8013032, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x400981c9014020, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x4009a1ca015021, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x4009c1cb016022, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x4009e1cc017023, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x400981cd018037, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x400981cd019038, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x400981ce01a047, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x400981ce01b048, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x400981cf01c039, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x4009a1d001d03a, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x4009c1d101e03b, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x4009e1d201f03c, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x400981d3020034, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x400981d3021035, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x400981d402202e, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x400981d402302f, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x400981d5024030, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x400981d5025031, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x400981b7026024, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x400981bb02703d, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x400a00be02804b, // BUFFER_WBL2 ENC_MUBUF default
    0x400a00be02901f, // BUFFER_INVL2 ENC_MUBUF default
    0x420a21d603d046, // BUFFER_STORE_LDS_DWORD ENC_MUBUF default
    0x400a00be03e049, // BUFFER_WBINVL1 ENC_MUBUF default
    0x400a00be03f04a, // BUFFER_WBINVL1_VOL ENC_MUBUF default
    0x400981d7040017, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x4009a1d8041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x400981d9042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x400981d9043015, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x400981da044013, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x400981d904501b, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x400981da046011, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x400981d9047019, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x400981d7048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x400981d704900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x400981d704a01d, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x400981d904b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x400981d904c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x400981db04d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x400981dc04e010, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x4009a1dd04f002, // BUFFER_ATOMIC_ADD_F64 ENC_MUBUF default
    0x4009a1dd05000d, // BUFFER_ATOMIC_MIN_F64 ENC_MUBUF default
    0x4009a1dd05100c, // BUFFER_ATOMIC_MAX_F64 ENC_MUBUF default
    0x4009a1de060018, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x4009e1df061007, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x4009a1e0062003, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x4009a1e0063016, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x4009a1e1064014, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x4009a1e006501c, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x4009a1e1066012, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x4009a1e006701a, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x4009a1de068005, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x4009a1de06900f, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x4009a1de06a01e, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x4009a1e006b00b, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x4009a1e006c009, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x440901e200026a, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x440921e300126b, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x440941e400226c, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x440961e500326d, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x440901e6004272, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x440921e7005273, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x440941e8006274, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x440961e9007275, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x440901e2008266, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x440901ea009267, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x440921eb00a268, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x440921ec00b269, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x440901e600c26e, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x440901ed00d26f, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x440921ee00e270, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x440921ef00f271, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x460821f000013e, // IMAGE_LOAD ENC_MIMG default
    0x460841f000113f, // IMAGE_LOAD_MIP ENC_MIMG default
    0x460861f0002142, // IMAGE_LOAD_PCK ENC_MIMG default
    0x460861f0003143, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x460881f0004140, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x460881f0005141, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x460821f1008145, // IMAGE_STORE ENC_MIMG default
    0x460841f1009146, // IMAGE_STORE_MIP ENC_MIMG default
    0x460861f100a148, // IMAGE_STORE_PCK ENC_MIMG default
    0x460881f100b147, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x460861f200e13d, // IMAGE_GET_RESINFO ENC_MIMG default
    0x4608a1f3010139, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x4608c1f4011132, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x4608a1f5012130, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x4608a1f5013138, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x4608a1f6014137, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x4608a1f501513b, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x4608a1f6016136, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x4608a1f501713a, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x4608a1f3018131, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x4608a1f3019135, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x4608a1f301a13c, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x4608a1f501b134, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x4608a1f501c133, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x4608e1f7020144, // IMAGE_SAMPLE ENC_MIMG default
    0x4822e1f80102f9, // V_CMP_CLASS_F32 ENC_VOPC default
    0x4a2301f90102f9, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e1fa0102f9, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4822e1fb011296, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x4a2301fc011296, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e1fd011296, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x482341fe0122fa, // V_CMP_CLASS_F64 ENC_VOPC default
    0x4c2341ff0122fa, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x48234200013297, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4c234201013297, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x482382020142f8, // V_CMP_CLASS_F16 ENC_VOPC default
    0x4a23a2030142f8, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2382040142f8, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x48238205015295, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x4a23a206015295, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c238207015295, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x48238202020304, // V_CMP_F_F16 ENC_VOPC default
    0x4a23e203020304, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c238204020304, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x4823820202132b, // V_CMP_LT_F16 ENC_VOPC default
    0x4a23e20302132b, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820402132b, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x482382020222fb, // V_CMP_EQ_F16 ENC_VOPC default
    0x4a23e2030222fb, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2382040222fb, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4823820202331f, // V_CMP_LE_F16 ENC_VOPC default
    0x4a23e20302331f, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820402331f, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x48238202024316, // V_CMP_GT_F16 ENC_VOPC default
    0x4a23e203024316, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c238204024316, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x48238202025328, // V_CMP_LG_F16 ENC_VOPC default
    0x4a23e203025328, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c238204025328, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x4823820202630d, // V_CMP_GE_F16 ENC_VOPC default
    0x4a23e20302630d, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820402630d, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x4823820202734c, // V_CMP_O_F16 ENC_VOPC default
    0x4a23e20302734c, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820402734c, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x48238202028358, // V_CMP_U_F16 ENC_VOPC default
    0x4a23e203028358, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c238204028358, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x4823820202933d, // V_CMP_NGE_F16 ENC_VOPC default
    0x4a23e20302933d, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820402933d, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4823820202a346, // V_CMP_NLG_F16 ENC_VOPC default
    0x4a23e20302a346, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820402a346, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4823820202b340, // V_CMP_NGT_F16 ENC_VOPC default
    0x4a23e20302b340, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820402b340, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4823820202c343, // V_CMP_NLE_F16 ENC_VOPC default
    0x4a23e20302c343, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820402c343, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4823820202d334, // V_CMP_NEQ_F16 ENC_VOPC default
    0x4a23e20302d334, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820402d334, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4823820202e349, // V_CMP_NLT_F16 ENC_VOPC default
    0x4a23e20302e349, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820402e349, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4823820202f34f, // V_CMP_TRU_F16 ENC_VOPC default
    0x4a23e20302f34f, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820402f34f, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x482382050302a1, // V_CMPX_F_F16 ENC_VOPC default
    0x4a23e2060302a1, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2382070302a1, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x482382050312c8, // V_CMPX_LT_F16 ENC_VOPC default
    0x4a23e2060312c8, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2382070312c8, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x48238205032298, // V_CMPX_EQ_F16 ENC_VOPC default
    0x4a23e206032298, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c238207032298, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x482382050332bc, // V_CMPX_LE_F16 ENC_VOPC default
    0x4a23e2060332bc, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2382070332bc, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x482382050342b3, // V_CMPX_GT_F16 ENC_VOPC default
    0x4a23e2060342b3, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2382070342b3, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x482382050352c5, // V_CMPX_LG_F16 ENC_VOPC default
    0x4a23e2060352c5, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2382070352c5, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x482382050362aa, // V_CMPX_GE_F16 ENC_VOPC default
    0x4a23e2060362aa, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2382070362aa, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x482382050372e9, // V_CMPX_O_F16 ENC_VOPC default
    0x4a23e2060372e9, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2382070372e9, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x482382050382f5, // V_CMPX_U_F16 ENC_VOPC default
    0x4a23e2060382f5, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2382070382f5, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x482382050392da, // V_CMPX_NGE_F16 ENC_VOPC default
    0x4a23e2060392da, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2382070392da, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4823820503a2e3, // V_CMPX_NLG_F16 ENC_VOPC default
    0x4a23e20603a2e3, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820703a2e3, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4823820503b2dd, // V_CMPX_NGT_F16 ENC_VOPC default
    0x4a23e20603b2dd, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820703b2dd, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4823820503c2e0, // V_CMPX_NLE_F16 ENC_VOPC default
    0x4a23e20603c2e0, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820703c2e0, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4823820503d2d1, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x4a23e20603d2d1, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820703d2d1, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4823820503e2e6, // V_CMPX_NLT_F16 ENC_VOPC default
    0x4a23e20603e2e6, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820703e2e6, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4823820503f2ec, // V_CMPX_TRU_F16 ENC_VOPC default
    0x4a23e20603f2ec, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c23820703f2ec, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4822e208040305, // V_CMP_F_F32 ENC_VOPC default
    0x4a242209040305, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a040305, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x4822e20804132c, // V_CMP_LT_F32 ENC_VOPC default
    0x4a24220904132c, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a04132c, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x4822e2080422fc, // V_CMP_EQ_F32 ENC_VOPC default
    0x4a2422090422fc, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a0422fc, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4822e208043320, // V_CMP_LE_F32 ENC_VOPC default
    0x4a242209043320, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a043320, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x4822e208044317, // V_CMP_GT_F32 ENC_VOPC default
    0x4a242209044317, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a044317, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x4822e208045329, // V_CMP_LG_F32 ENC_VOPC default
    0x4a242209045329, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a045329, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x4822e20804630e, // V_CMP_GE_F32 ENC_VOPC default
    0x4a24220904630e, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a04630e, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x4822e20804734d, // V_CMP_O_F32 ENC_VOPC default
    0x4a24220904734d, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a04734d, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x4822e208048359, // V_CMP_U_F32 ENC_VOPC default
    0x4a242209048359, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a048359, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x4822e20804933e, // V_CMP_NGE_F32 ENC_VOPC default
    0x4a24220904933e, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a04933e, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4822e20804a347, // V_CMP_NLG_F32 ENC_VOPC default
    0x4a24220904a347, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a04a347, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4822e20804b341, // V_CMP_NGT_F32 ENC_VOPC default
    0x4a24220904b341, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a04b341, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4822e20804c344, // V_CMP_NLE_F32 ENC_VOPC default
    0x4a24220904c344, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a04c344, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4822e20804d335, // V_CMP_NEQ_F32 ENC_VOPC default
    0x4a24220904d335, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a04d335, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4822e20804e34a, // V_CMP_NLT_F32 ENC_VOPC default
    0x4a24220904e34a, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a04e34a, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4822e20804f350, // V_CMP_TRU_F32 ENC_VOPC default
    0x4a24220904f350, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20a04f350, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b0502a2, // V_CMPX_F_F32 ENC_VOPC default
    0x4a24220c0502a2, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d0502a2, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b0512c9, // V_CMPX_LT_F32 ENC_VOPC default
    0x4a24220c0512c9, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d0512c9, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b052299, // V_CMPX_EQ_F32 ENC_VOPC default
    0x4a24220c052299, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d052299, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b0532bd, // V_CMPX_LE_F32 ENC_VOPC default
    0x4a24220c0532bd, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d0532bd, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b0542b4, // V_CMPX_GT_F32 ENC_VOPC default
    0x4a24220c0542b4, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d0542b4, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b0552c6, // V_CMPX_LG_F32 ENC_VOPC default
    0x4a24220c0552c6, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d0552c6, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b0562ab, // V_CMPX_GE_F32 ENC_VOPC default
    0x4a24220c0562ab, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d0562ab, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b0572ea, // V_CMPX_O_F32 ENC_VOPC default
    0x4a24220c0572ea, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d0572ea, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b0582f6, // V_CMPX_U_F32 ENC_VOPC default
    0x4a24220c0582f6, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d0582f6, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b0592db, // V_CMPX_NGE_F32 ENC_VOPC default
    0x4a24220c0592db, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d0592db, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b05a2e4, // V_CMPX_NLG_F32 ENC_VOPC default
    0x4a24220c05a2e4, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d05a2e4, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b05b2de, // V_CMPX_NGT_F32 ENC_VOPC default
    0x4a24220c05b2de, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d05b2de, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b05c2e1, // V_CMPX_NLE_F32 ENC_VOPC default
    0x4a24220c05c2e1, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d05c2e1, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b05d2d2, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x4a24220c05d2d2, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d05d2d2, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b05e2e7, // V_CMPX_NLT_F32 ENC_VOPC default
    0x4a24220c05e2e7, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d05e2e7, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4822e20b05f2ed, // V_CMPX_TRU_F32 ENC_VOPC default
    0x4a24220c05f2ed, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e20d05f2ed, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4824620e060306, // V_CMP_F_F64 ENC_VOPC default
    0x4c24620f060306, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x4824620e06132d, // V_CMP_LT_F64 ENC_VOPC default
    0x4c24620f06132d, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x4824620e0622fd, // V_CMP_EQ_F64 ENC_VOPC default
    0x4c24620f0622fd, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x4824620e063321, // V_CMP_LE_F64 ENC_VOPC default
    0x4c24620f063321, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x4824620e064318, // V_CMP_GT_F64 ENC_VOPC default
    0x4c24620f064318, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x4824620e06532a, // V_CMP_LG_F64 ENC_VOPC default
    0x4c24620f06532a, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x4824620e06630f, // V_CMP_GE_F64 ENC_VOPC default
    0x4c24620f06630f, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x4824620e06734e, // V_CMP_O_F64 ENC_VOPC default
    0x4c24620f06734e, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x4824620e06835a, // V_CMP_U_F64 ENC_VOPC default
    0x4c24620f06835a, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x4824620e06933f, // V_CMP_NGE_F64 ENC_VOPC default
    0x4c24620f06933f, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4824620e06a348, // V_CMP_NLG_F64 ENC_VOPC default
    0x4c24620f06a348, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4824620e06b342, // V_CMP_NGT_F64 ENC_VOPC default
    0x4c24620f06b342, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4824620e06c345, // V_CMP_NLE_F64 ENC_VOPC default
    0x4c24620f06c345, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4824620e06d336, // V_CMP_NEQ_F64 ENC_VOPC default
    0x4c24620f06d336, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4824620e06e34b, // V_CMP_NLT_F64 ENC_VOPC default
    0x4c24620f06e34b, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4824620e06f351, // V_CMP_TRU_F64 ENC_VOPC default
    0x4c24620f06f351, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x482462100702a3, // V_CMPX_F_F64 ENC_VOPC default
    0x4c2462110702a3, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x482462100712ca, // V_CMPX_LT_F64 ENC_VOPC default
    0x4c2462110712ca, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x4824621007229a, // V_CMPX_EQ_F64 ENC_VOPC default
    0x4c24621107229a, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x482462100732be, // V_CMPX_LE_F64 ENC_VOPC default
    0x4c2462110732be, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x482462100742b5, // V_CMPX_GT_F64 ENC_VOPC default
    0x4c2462110742b5, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x482462100752c7, // V_CMPX_LG_F64 ENC_VOPC default
    0x4c2462110752c7, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x482462100762ac, // V_CMPX_GE_F64 ENC_VOPC default
    0x4c2462110762ac, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x482462100772eb, // V_CMPX_O_F64 ENC_VOPC default
    0x4c2462110772eb, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x482462100782f7, // V_CMPX_U_F64 ENC_VOPC default
    0x4c2462110782f7, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x482462100792dc, // V_CMPX_NGE_F64 ENC_VOPC default
    0x4c2462110792dc, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4824621007a2e5, // V_CMPX_NLG_F64 ENC_VOPC default
    0x4c24621107a2e5, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4824621007b2df, // V_CMPX_NGT_F64 ENC_VOPC default
    0x4c24621107b2df, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4824621007c2e2, // V_CMPX_NLE_F64 ENC_VOPC default
    0x4c24621107c2e2, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4824621007d2d3, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x4c24621107d2d3, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4824621007e2e8, // V_CMPX_NLT_F64 ENC_VOPC default
    0x4c24621107e2e8, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4824621007f2ee, // V_CMPX_TRU_F64 ENC_VOPC default
    0x4c24621107f2ee, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4824a2120a0307, // V_CMP_F_I16 ENC_VOPC default
    0x4a24c2130a0307, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2140a0307, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x4824a2120a132e, // V_CMP_LT_I16 ENC_VOPC default
    0x4a24c2130a132e, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2140a132e, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x4824a2120a22fe, // V_CMP_EQ_I16 ENC_VOPC default
    0x4a24c2130a22fe, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2140a22fe, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4824a2120a3322, // V_CMP_LE_I16 ENC_VOPC default
    0x4a24c2130a3322, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2140a3322, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x4824a2120a4319, // V_CMP_GT_I16 ENC_VOPC default
    0x4a24c2130a4319, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2140a4319, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x4824a2120a5337, // V_CMP_NE_I16 ENC_VOPC default
    0x4a24c2130a5337, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2140a5337, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x4824a2120a6310, // V_CMP_GE_I16 ENC_VOPC default
    0x4a24c2130a6310, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2140a6310, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x4824a2120a7352, // V_CMP_T_I16 ENC_VOPC default
    0x4a24c2130a7352, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2140a7352, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x4824a2150a830a, // V_CMP_F_U16 ENC_VOPC default
    0x4a24c2160a830a, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2170a830a, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x4824a2150a9331, // V_CMP_LT_U16 ENC_VOPC default
    0x4a24c2160a9331, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2170a9331, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x4824a2150aa301, // V_CMP_EQ_U16 ENC_VOPC default
    0x4a24c2160aa301, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2170aa301, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x4824a2150ab325, // V_CMP_LE_U16 ENC_VOPC default
    0x4a24c2160ab325, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2170ab325, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x4824a2150ac31c, // V_CMP_GT_U16 ENC_VOPC default
    0x4a24c2160ac31c, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2170ac31c, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x4824a2150ad33a, // V_CMP_NE_U16 ENC_VOPC default
    0x4a24c2160ad33a, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2170ad33a, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x4824a2150ae313, // V_CMP_GE_U16 ENC_VOPC default
    0x4a24c2160ae313, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2170ae313, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x4824a2150af355, // V_CMP_T_U16 ENC_VOPC default
    0x4a24c2160af355, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a2170af355, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x4824a2180b02a4, // V_CMPX_F_I16 ENC_VOPC default
    0x4a24c2190b02a4, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21a0b02a4, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x4824a2180b12cb, // V_CMPX_LT_I16 ENC_VOPC default
    0x4a24c2190b12cb, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21a0b12cb, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x4824a2180b229b, // V_CMPX_EQ_I16 ENC_VOPC default
    0x4a24c2190b229b, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21a0b229b, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4824a2180b32bf, // V_CMPX_LE_I16 ENC_VOPC default
    0x4a24c2190b32bf, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21a0b32bf, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x4824a2180b42b6, // V_CMPX_GT_I16 ENC_VOPC default
    0x4a24c2190b42b6, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21a0b42b6, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x4824a2180b52d4, // V_CMPX_NE_I16 ENC_VOPC default
    0x4a24c2190b52d4, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21a0b52d4, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x4824a2180b62ad, // V_CMPX_GE_I16 ENC_VOPC default
    0x4a24c2190b62ad, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21a0b62ad, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x4824a2180b72ef, // V_CMPX_T_I16 ENC_VOPC default
    0x4a24c2190b72ef, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21a0b72ef, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x4824a21b0b82a7, // V_CMPX_F_U16 ENC_VOPC default
    0x4a24c21c0b82a7, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21d0b82a7, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x4824a21b0b92ce, // V_CMPX_LT_U16 ENC_VOPC default
    0x4a24c21c0b92ce, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21d0b92ce, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x4824a21b0ba29e, // V_CMPX_EQ_U16 ENC_VOPC default
    0x4a24c21c0ba29e, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21d0ba29e, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x4824a21b0bb2c2, // V_CMPX_LE_U16 ENC_VOPC default
    0x4a24c21c0bb2c2, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21d0bb2c2, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x4824a21b0bc2b9, // V_CMPX_GT_U16 ENC_VOPC default
    0x4a24c21c0bc2b9, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21d0bc2b9, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x4824a21b0bd2d7, // V_CMPX_NE_U16 ENC_VOPC default
    0x4a24c21c0bd2d7, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21d0bd2d7, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x4824a21b0be2b0, // V_CMPX_GE_U16 ENC_VOPC default
    0x4a24c21c0be2b0, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21d0be2b0, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x4824a21b0bf2f2, // V_CMPX_T_U16 ENC_VOPC default
    0x4a24c21c0bf2f2, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c24a21d0bf2f2, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x4822e21e0c0308, // V_CMP_F_I32 ENC_VOPC default
    0x4a25021f0c0308, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2200c0308, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x4822e21e0c132f, // V_CMP_LT_I32 ENC_VOPC default
    0x4a25021f0c132f, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2200c132f, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x4822e21e0c22ff, // V_CMP_EQ_I32 ENC_VOPC default
    0x4a25021f0c22ff, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2200c22ff, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4822e21e0c3323, // V_CMP_LE_I32 ENC_VOPC default
    0x4a25021f0c3323, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2200c3323, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x4822e21e0c431a, // V_CMP_GT_I32 ENC_VOPC default
    0x4a25021f0c431a, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2200c431a, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x4822e21e0c5338, // V_CMP_NE_I32 ENC_VOPC default
    0x4a25021f0c5338, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2200c5338, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x4822e21e0c6311, // V_CMP_GE_I32 ENC_VOPC default
    0x4a25021f0c6311, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2200c6311, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x4822e21e0c7353, // V_CMP_T_I32 ENC_VOPC default
    0x4a25021f0c7353, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2200c7353, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x4822e2210c830b, // V_CMP_F_U32 ENC_VOPC default
    0x4a2502220c830b, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2230c830b, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x4822e2210c9332, // V_CMP_LT_U32 ENC_VOPC default
    0x4a2502220c9332, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2230c9332, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x4822e2210ca302, // V_CMP_EQ_U32 ENC_VOPC default
    0x4a2502220ca302, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2230ca302, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4822e2210cb326, // V_CMP_LE_U32 ENC_VOPC default
    0x4a2502220cb326, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2230cb326, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x4822e2210cc31d, // V_CMP_GT_U32 ENC_VOPC default
    0x4a2502220cc31d, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2230cc31d, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x4822e2210cd33b, // V_CMP_NE_U32 ENC_VOPC default
    0x4a2502220cd33b, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2230cd33b, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x4822e2210ce314, // V_CMP_GE_U32 ENC_VOPC default
    0x4a2502220ce314, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2230ce314, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x4822e2210cf356, // V_CMP_T_U32 ENC_VOPC default
    0x4a2502220cf356, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2230cf356, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x4822e2240d02a5, // V_CMPX_F_I32 ENC_VOPC default
    0x4a2502250d02a5, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2260d02a5, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x4822e2240d12cc, // V_CMPX_LT_I32 ENC_VOPC default
    0x4a2502250d12cc, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2260d12cc, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x4822e2240d229c, // V_CMPX_EQ_I32 ENC_VOPC default
    0x4a2502250d229c, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2260d229c, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4822e2240d32c0, // V_CMPX_LE_I32 ENC_VOPC default
    0x4a2502250d32c0, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2260d32c0, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x4822e2240d42b7, // V_CMPX_GT_I32 ENC_VOPC default
    0x4a2502250d42b7, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2260d42b7, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x4822e2240d52d5, // V_CMPX_NE_I32 ENC_VOPC default
    0x4a2502250d52d5, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2260d52d5, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x4822e2240d62ae, // V_CMPX_GE_I32 ENC_VOPC default
    0x4a2502250d62ae, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2260d62ae, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x4822e2240d72f0, // V_CMPX_T_I32 ENC_VOPC default
    0x4a2502250d72f0, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2260d72f0, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x4822e2270d82a8, // V_CMPX_F_U32 ENC_VOPC default
    0x4a2502280d82a8, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2290d82a8, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x4822e2270d92cf, // V_CMPX_LT_U32 ENC_VOPC default
    0x4a2502280d92cf, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2290d92cf, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x4822e2270da29f, // V_CMPX_EQ_U32 ENC_VOPC default
    0x4a2502280da29f, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2290da29f, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4822e2270db2c3, // V_CMPX_LE_U32 ENC_VOPC default
    0x4a2502280db2c3, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2290db2c3, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x4822e2270dc2ba, // V_CMPX_GT_U32 ENC_VOPC default
    0x4a2502280dc2ba, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2290dc2ba, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x4822e2270dd2d8, // V_CMPX_NE_U32 ENC_VOPC default
    0x4a2502280dd2d8, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2290dd2d8, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x4822e2270de2b1, // V_CMPX_GE_U32 ENC_VOPC default
    0x4a2502280de2b1, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2290de2b1, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x4822e2270df2f3, // V_CMPX_T_U32 ENC_VOPC default
    0x4a2502280df2f3, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c22e2290df2f3, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x4825422a0e0309, // V_CMP_F_I64 ENC_VOPC default
    0x4c25422b0e0309, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x4825422a0e1330, // V_CMP_LT_I64 ENC_VOPC default
    0x4c25422b0e1330, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x4825422a0e2300, // V_CMP_EQ_I64 ENC_VOPC default
    0x4c25422b0e2300, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x4825422a0e3324, // V_CMP_LE_I64 ENC_VOPC default
    0x4c25422b0e3324, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x4825422a0e431b, // V_CMP_GT_I64 ENC_VOPC default
    0x4c25422b0e431b, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x4825422a0e5339, // V_CMP_NE_I64 ENC_VOPC default
    0x4c25422b0e5339, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x4825422a0e6312, // V_CMP_GE_I64 ENC_VOPC default
    0x4c25422b0e6312, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x4825422a0e7354, // V_CMP_T_I64 ENC_VOPC default
    0x4c25422b0e7354, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x4825422c0e830c, // V_CMP_F_U64 ENC_VOPC default
    0x4c25422d0e830c, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x4825422c0e9333, // V_CMP_LT_U64 ENC_VOPC default
    0x4c25422d0e9333, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x4825422c0ea303, // V_CMP_EQ_U64 ENC_VOPC default
    0x4c25422d0ea303, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x4825422c0eb327, // V_CMP_LE_U64 ENC_VOPC default
    0x4c25422d0eb327, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x4825422c0ec31e, // V_CMP_GT_U64 ENC_VOPC default
    0x4c25422d0ec31e, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x4825422c0ed33c, // V_CMP_NE_U64 ENC_VOPC default
    0x4c25422d0ed33c, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x4825422c0ee315, // V_CMP_GE_U64 ENC_VOPC default
    0x4c25422d0ee315, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x4825422c0ef357, // V_CMP_T_U64 ENC_VOPC default
    0x4c25422d0ef357, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x4825422e0f02a6, // V_CMPX_F_I64 ENC_VOPC default
    0x4c25422f0f02a6, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x4825422e0f12cd, // V_CMPX_LT_I64 ENC_VOPC default
    0x4c25422f0f12cd, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x4825422e0f229d, // V_CMPX_EQ_I64 ENC_VOPC default
    0x4c25422f0f229d, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x4825422e0f32c1, // V_CMPX_LE_I64 ENC_VOPC default
    0x4c25422f0f32c1, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x4825422e0f42b8, // V_CMPX_GT_I64 ENC_VOPC default
    0x4c25422f0f42b8, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x4825422e0f52d6, // V_CMPX_NE_I64 ENC_VOPC default
    0x4c25422f0f52d6, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x4825422e0f62af, // V_CMPX_GE_I64 ENC_VOPC default
    0x4c25422f0f62af, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x4825422e0f72f1, // V_CMPX_T_I64 ENC_VOPC default
    0x4c25422f0f72f1, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x482542300f82a9, // V_CMPX_F_U64 ENC_VOPC default
    0x4c2542310f82a9, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x482542300f92d0, // V_CMPX_LT_U64 ENC_VOPC default
    0x4c2542310f92d0, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x482542300fa2a0, // V_CMPX_EQ_U64 ENC_VOPC default
    0x4c2542310fa2a0, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x482542300fb2c4, // V_CMPX_LE_U64 ENC_VOPC default
    0x4c2542310fb2c4, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x482542300fc2bb, // V_CMPX_GT_U64 ENC_VOPC default
    0x4c2542310fc2bb, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x482542300fd2d9, // V_CMPX_NE_U64 ENC_VOPC default
    0x4c2542310fd2d9, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x482542300fe2b2, // V_CMPX_GE_U64 ENC_VOPC default
    0x4c2542310fe2b2, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x482542300ff2f4, // V_CMPX_T_U64 ENC_VOPC default
    0x4c2542310ff2f4, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x4e0a00be000420, // V_NOP ENC_VOP1 default
    0x500f60be000420, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x520f40be000420, // V_NOP VOP1_VOP_DPP has_dpp
    0x540a00be000420, // V_NOP VOP1_INST_LITERAL has_lit
    0x4e0fa232001410, // V_MOV_B32 ENC_VOP1 default
    0x500fe233001410, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x520fc234001410, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x540fa235001410, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x56102236002443, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x4e106237003373, // V_CVT_I32_F64 ENC_VOP1 default
    0x52108238003373, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x54106239003373, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x4e10c23a00436e, // V_CVT_F64_I32 ENC_VOP1 default
    0x5210e23b00436e, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x5410c23c00436e, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x4e0fa23d005367, // V_CVT_F32_I32 ENC_VOP1 default
    0x5011423e005367, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x5211223f005367, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x540fa240005367, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x4e0fa241006368, // V_CVT_F32_U32 ENC_VOP1 default
    0x50114242006368, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x52112243006368, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x540fa244006368, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x4e0fa245007382, // V_CVT_U32_F32 ENC_VOP1 default
    0x50118246007382, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc247007382, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x540fa248007382, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa249008372, // V_CVT_I32_F32 ENC_VOP1 default
    0x5011824a008372, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc24b008372, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x540fa24c008372, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e11c24d00a362, // V_CVT_F16_F32 ENC_VOP1 default
    0x5012024e00a362, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x5211e24f00a362, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5411c25000a362, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x4e12425100b365, // V_CVT_F32_F16 ENC_VOP1 default
    0x5012825200b365, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x5212625300b365, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5412425400b365, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x4e0fa24900c380, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x5011824a00c380, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc24b00c380, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x540fa24c00c380, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa24900d370, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x5011824a00d370, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc24b00d370, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x540fa24c00d370, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa23d00e376, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x5011423e00e376, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x5211223f00e376, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x540fa24000e376, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x4e10625500f366, // V_CVT_F32_F64 ENC_VOP1 default
    0x5210825600f366, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x5410625700f366, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x4e10c25801036d, // V_CVT_F64_F32 ENC_VOP1 default
    0x5213025901036d, // V_CVT_F64_F32 VOP1_VOP_DPP has_dpp
    0x5410c25a01036d, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa241011369, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x50114242011369, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x52112243011369, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x540fa244011369, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x4e0fa24101236a, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x5011424201236a, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x5211224301236a, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x540fa24401236a, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x4e0fa24101336b, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x5011424201336b, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x5211224301336b, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x540fa24401336b, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x4e0fa24101436c, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x5011424201436c, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x5211224301436c, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x540fa24401436c, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x4e10625b015383, // V_CVT_U32_F64 ENC_VOP1 default
    0x5210825c015383, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x5410625d015383, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x4e10c25e01636f, // V_CVT_F64_U32 ENC_VOP1 default
    0x5210e25f01636f, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x5410c26001636f, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x4e132261017468, // V_TRUNC_F64 ENC_VOP1 default
    0x52134262017468, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x54132263017468, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4e132261018293, // V_CEIL_F64 ENC_VOP1 default
    0x52134262018293, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x54132263018293, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4e132261019447, // V_RNDNE_F64 ENC_VOP1 default
    0x52134262019447, // V_RNDNE_F64 VOP1_VOP_DPP has_dpp
    0x54132263019447, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4e13226101a39e, // V_FLOOR_F64 ENC_VOP1 default
    0x5213426201a39e, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x5413226301a39e, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x4e0fa26401b3a6, // V_FRACT_F32 ENC_VOP1 default
    0x5013826501b3a6, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc26601b3a6, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x540fa26701b3a6, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa26401c467, // V_TRUNC_F32 ENC_VOP1 default
    0x5013826501c467, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc26601c467, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x540fa26701c467, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa26401d292, // V_CEIL_F32 ENC_VOP1 default
    0x5013826501d292, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc26601d292, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x540fa26701d292, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa26401e446, // V_RNDNE_F32 ENC_VOP1 default
    0x5013826501e446, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc26601e446, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x540fa26701e446, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa26401f39d, // V_FLOOR_F32 ENC_VOP1 default
    0x5013826501f39d, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc26601f39d, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x540fa26701f39d, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa264020398, // V_EXP_F32 ENC_VOP1 default
    0x50138265020398, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc266020398, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x540fa267020398, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa2640213b3, // V_LOG_F32 ENC_VOP1 default
    0x501382650213b3, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc2660213b3, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x540fa2670213b3, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa264022440, // V_RCP_F32 ENC_VOP1 default
    0x50138265022440, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc266022440, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x540fa267022440, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa264023442, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x50138265023442, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc266023442, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x540fa267023442, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa264024449, // V_RSQ_F32 ENC_VOP1 default
    0x50138265024449, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc266024449, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x540fa267024449, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x4e132261025441, // V_RCP_F64 ENC_VOP1 default
    0x52134262025441, // V_RCP_F64 VOP1_VOP_DPP has_dpp
    0x54132263025441, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4e13226102644a, // V_RSQ_F64 ENC_VOP1 default
    0x5213426202644a, // V_RSQ_F64 VOP1_VOP_DPP has_dpp
    0x5413226302644a, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4e0fa264027454, // V_SQRT_F32 ENC_VOP1 default
    0x50138265027454, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc266027454, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x540fa267027454, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4e132261028455, // V_SQRT_F64 ENC_VOP1 default
    0x52134262028455, // V_SQRT_F64 VOP1_VOP_DPP has_dpp
    0x54132263028455, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4e0fa264029452, // V_SIN_F32 ENC_VOP1 default
    0x50138265029452, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc266029452, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x540fa267029452, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa26402a35d, // V_COS_F32 ENC_VOP1 default
    0x5013826502a35d, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc26602a35d, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x540fa26702a35d, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa26802b421, // V_NOT_B32 ENC_VOP1 default
    0x5013a26902b421, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x5211226a02b421, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x540fa26b02b421, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4e0fa23202c290, // V_BFREV_B32 ENC_VOP1 default
    0x500fe23302c290, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x520fc23402c290, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x540fa23502c290, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4e0fa26c02d39a, // V_FFBH_U32 ENC_VOP1 default
    0x5013a26d02d39a, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x5211226e02d39a, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x540fa26f02d39a, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4e0fa26c02e39b, // V_FFBL_B32 ENC_VOP1 default
    0x5013a26d02e39b, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x5211226e02e39b, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x540fa26f02e39b, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4e0fa27002f399, // V_FFBH_I32 ENC_VOP1 default
    0x5013a27102f399, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x5211227202f399, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x540fa27302f399, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4e1062370303aa, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x521082380303aa, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x541062390303aa, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4e1322610313ad, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x521342620313ad, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x541322630313ad, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4e1322610323a7, // V_FRACT_F64 ENC_VOP1 default
    0x521342620323a7, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x541322630323a7, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x4e0fa2490333a9, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x5011824a0333a9, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc24b0333a9, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x540fa24c0333a9, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e0fa2640343ac, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x501382650343ac, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x520fc2660343ac, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x540fa2670343ac, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x4e0a00be035294, // V_CLREXCP ENC_VOP1 default
    0x540a00be035294, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x4e0fa232037450, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x500fe233037450, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x520fc234037450, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x540fa235037450, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x4e13e274039364, // V_CVT_F16_U16 ENC_VOP1 default
    0x50142275039364, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x52140276039364, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x5413e277039364, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x4e13e27803a363, // V_CVT_F16_I16 ENC_VOP1 default
    0x5014227903a363, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x5214027a03a363, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x5413e27b03a363, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x4e14627c03b381, // V_CVT_U16_F16 ENC_VOP1 default
    0x5014a27d03b381, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827e03b381, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x5414627f03b381, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x4e14628003c371, // V_CVT_I16_F16 ENC_VOP1 default
    0x5014a28103c371, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5214828203c371, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x5414628303c371, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e14e28403d43f, // V_RCP_F16 ENC_VOP1 default
    0x5015228503d43f, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x5215028603d43f, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x5414e28703d43f, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x4e14e28403e453, // V_SQRT_F16 ENC_VOP1 default
    0x5015228503e453, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x5215028603e453, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x5414e28703e453, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x4e14e28403f448, // V_RSQ_F16 ENC_VOP1 default
    0x5015228503f448, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x5215028603f448, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x5414e28703f448, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2840403b2, // V_LOG_F16 ENC_VOP1 default
    0x501522850403b2, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x521502860403b2, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x5414e2870403b2, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x4e14e284041397, // V_EXP_F16 ENC_VOP1 default
    0x50152285041397, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x52150286041397, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x5414e287041397, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2840423ab, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x501522850423ab, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x521502860423ab, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x5414e2870423ab, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x4e1462800433a8, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x5014a2810433a8, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x521482820433a8, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x541462830433a8, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e14e28404439c, // V_FLOOR_F16 ENC_VOP1 default
    0x5015228504439c, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x5215028604439c, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x5414e28704439c, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x4e14e284045291, // V_CEIL_F16 ENC_VOP1 default
    0x50152285045291, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x52150286045291, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x5414e287045291, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x4e14e284046466, // V_TRUNC_F16 ENC_VOP1 default
    0x50152285046466, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x52150286046466, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x5414e287046466, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x4e14e284047445, // V_RNDNE_F16 ENC_VOP1 default
    0x50152285047445, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x52150286047445, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x5414e287047445, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2840483a5, // V_FRACT_F16 ENC_VOP1 default
    0x501522850483a5, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x521502860483a5, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x5414e2870483a5, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x4e14e284049451, // V_SIN_F16 ENC_VOP1 default
    0x50152285049451, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x52150286049451, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x5414e287049451, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x4e14e28404a35c, // V_COS_F16 ENC_VOP1 default
    0x5015228504a35c, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x5215028604a35c, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x5414e28704a35c, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x4e14628004d374, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x5014a28104d374, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5214828204d374, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x5414628304d374, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e14627c04e375, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x5014a27d04e375, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5214827e04e375, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x5414627f04e375, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x4e0fa28804f44f, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x5013a28904f44f, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x5211228a04f44f, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x540fa28b04f44f, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x5615628c051464, // V_SWAP_B32 ENC_VOP1 default
    0x5615a28d052276, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x5015e28e052276, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x5215c28f052276, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x5415a290052276, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x580c0291000220, // S_MOV_B32 ENC_SOP1 default
    0x5a0c0292000220, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x580c2293001221, // S_MOV_B64 ENC_SOP1 default
    0x5a0c2294001221, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x580c02950021d4, // S_CMOV_B32 ENC_SOP1 default
    0x5a0c02960021d4, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x580c22970031d5, // S_CMOV_B64 ENC_SOP1 default
    0x5a0c22980031d5, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x580c029900422d, // S_NOT_B32 ENC_SOP1 default
    0x5a0c029a00422d, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x580c229b00522e, // S_NOT_B64 ENC_SOP1 default
    0x5a0c229c00522e, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x580c029900625e, // S_WQM_B32 ENC_SOP1 default
    0x5a0c029a00625e, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x580c229b00725f, // S_WQM_B64 ENC_SOP1 default
    0x5a0c229c00725f, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x580c029d0081a1, // S_BREV_B32 ENC_SOP1 default
    0x5a0c029e0081a1, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x580c229f0091a2, // S_BREV_B64 ENC_SOP1 default
    0x5a0c22a00091a2, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x580c02a100a18d, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x5a0c02a200a18d, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c42a300b18e, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x5a0c42a400b18e, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580c02a100c18f, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x5a0c02a200c18f, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c42a300d190, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x5a0c42a400d190, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580c02a500e1fc, // S_FF0_I32_B32 ENC_SOP1 default
    0x5a0c02a600e1fc, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c42a700f1fd, // S_FF0_I32_B64 ENC_SOP1 default
    0x5a0c42a800f1fd, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580c02a50101fe, // S_FF1_I32_B32 ENC_SOP1 default
    0x5a0c02a60101fe, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c42a70111ff, // S_FF1_I32_B64 ENC_SOP1 default
    0x5a0c42a80111ff, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580c02a5012201, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x5a0c02a6012201, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c42a7013202, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x5a0c42a8013202, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580c02a9014200, // S_FLBIT_I32 ENC_SOP1 default
    0x5a0c02aa014200, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x580c42ab015203, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x5a0c42ac015203, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x580c02ad016251, // S_SEXT_I32_I8 ENC_SOP1 default
    0x5a0c02ae016251, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x580c02af017250, // S_SEXT_I32_I16 ENC_SOP1 default
    0x5a0c02b0017250, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x580c02b101819c, // S_BITSET0_B32 ENC_SOP1 default
    0x5a0c02b201819c, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x580c62b301919d, // S_BITSET0_B64 ENC_SOP1 default
    0x5a0c62b401919d, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x580c02b101a19e, // S_BITSET1_B32 ENC_SOP1 default
    0x5a0c02b201a19e, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x580c62b301b19f, // S_BITSET1_B64 ENC_SOP1 default
    0x5a0c62b401b19f, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x580c82b501c204, // S_GETPC_B64 ENC_SOP1 default
    0x580ca2b601d247, // S_SETPC_B64 ENC_SOP1 default
    0x580c22b701e259, // S_SWAPPC_B64 ENC_SOP1 default
    0x580ca2b601f23b, // S_RFE_B64 ENC_SOP1 default
    0x580c22b802016d, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0c22b902016d, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c22b8021235, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0c22b9021235, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c22b8022265, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0c22b9022265, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c22b8023169, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0c22b9023169, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c22b8024232, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0c22b9024232, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c22b8025228, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0c22b9025228, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c22b802622c, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0c22b902622c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c22b8027262, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0c22b9027262, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c0299028239, // S_QUADMASK_B32 ENC_SOP1 default
    0x5a0c029a028239, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x580c229b02923a, // S_QUADMASK_B64 ENC_SOP1 default
    0x5a0c229c02923a, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x580c02ba02a21e, // S_MOVRELS_B32 ENC_SOP1 default
    0x580c22bb02b21f, // S_MOVRELS_B64 ENC_SOP1 default
    0x580c02bc02c21c, // S_MOVRELD_B32 ENC_SOP1 default
    0x5a0c02bd02c21c, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x580c22be02d21d, // S_MOVRELD_B64 ENC_SOP1 default
    0x5a0c22bf02d21d, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x580cc2c002e1ce, // S_CBRANCH_JOIN ENC_SOP1 default
    0x5a0cc2c102e1ce, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x580c02c2030160, // S_ABS_I32 ENC_SOP1 default
    0x5a0c02c3030160, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x580cc2c403224c, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x5a0cc2c503224c, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x580c22b8033165, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0c22b9033165, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c22b803422f, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0c22b903422f, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c22b8035166, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x5a0c22b9035166, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c22b803616a, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x5a0c22b903616a, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c62c603719b, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x5a0c62c703719b, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x5c0da2c80001e2, // S_CMP_EQ_I32 ENC_SOPC default
    0x5e0da2c90001e2, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x600da2ca0001e2, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x620da2cb0001e2, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2c80011eb, // S_CMP_LG_I32 ENC_SOPC default
    0x5e0da2c90011eb, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x600da2ca0011eb, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x620da2cb0011eb, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2c80021e7, // S_CMP_GT_I32 ENC_SOPC default
    0x5e0da2c90021e7, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x600da2ca0021e7, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x620da2cb0021e7, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2c80031e5, // S_CMP_GE_I32 ENC_SOPC default
    0x5e0da2c90031e5, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x600da2ca0031e5, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x620da2cb0031e5, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2c80041ee, // S_CMP_LT_I32 ENC_SOPC default
    0x5e0da2c90041ee, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x600da2ca0041ee, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x620da2cb0041ee, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2c80051e9, // S_CMP_LE_I32 ENC_SOPC default
    0x5e0da2c90051e9, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x600da2ca0051e9, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x620da2cb0051e9, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2cc0061e3, // S_CMP_EQ_U32 ENC_SOPC default
    0x5e0da2cd0061e3, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x600da2ce0061e3, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x620da2cf0061e3, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2cc0071ec, // S_CMP_LG_U32 ENC_SOPC default
    0x5e0da2cd0071ec, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x600da2ce0071ec, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x620da2cf0071ec, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2cc0081e8, // S_CMP_GT_U32 ENC_SOPC default
    0x5e0da2cd0081e8, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x600da2ce0081e8, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x620da2cf0081e8, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2cc0091e6, // S_CMP_GE_U32 ENC_SOPC default
    0x5e0da2cd0091e6, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x600da2ce0091e6, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x620da2cf0091e6, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2cc00a1ef, // S_CMP_LT_U32 ENC_SOPC default
    0x5e0da2cd00a1ef, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x600da2ce00a1ef, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x620da2cf00a1ef, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2cc00b1ea, // S_CMP_LE_U32 ENC_SOPC default
    0x5e0da2cd00b1ea, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x600da2ce00b1ea, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x620da2cf00b1ea, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2cc00c197, // S_BITCMP0_B32 ENC_SOPC default
    0x5e0da2cd00c197, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x600da2ce00c197, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x620da2cf00c197, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2cc00d199, // S_BITCMP1_B32 ENC_SOPC default
    0x5e0da2cd00d199, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x600da2ce00d199, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x620da2cf00d199, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d82d000e198, // S_BITCMP0_B64 ENC_SOPC default
    0x5e0d82d100e198, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x600d82d200e198, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x620d82d300e198, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d82d000f19a, // S_BITCMP1_B64 ENC_SOPC default
    0x5e0d82d100f19a, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x600d82d200f19a, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x620d82d300f19a, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0da2d401024b, // S_SETVSKIP ENC_SOPC default
    0x5e0da2d501024b, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x600da2d601024b, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x620da2d701024b, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0dc2d801124f, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x5e0dc2d901124f, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x600dc2da01124f, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x620dc2db01124f, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d62dc0121e4, // S_CMP_EQ_U64 ENC_SOPC default
    0x5e0d62dd0121e4, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x600d62de0121e4, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x620d62df0121e4, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d62dc0131ed, // S_CMP_LG_U64 ENC_SOPC default
    0x5e0d62dd0131ed, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x600d62de0131ed, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x620d62df0131ed, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x640e82e0000229, // S_NOP ENC_SOPP default
    0x640ea0be0011f9, // S_ENDPGM ENC_SOPP default
    0x640ec2e10021a0, // S_BRANCH ENC_SOPP default
    0x640a00be00325d, // S_WAKEUP ENC_SOPP default
    0x640ec2e20041cf, // S_CBRANCH_SCC0 ENC_SOPP default
    0x640ec2e20051d0, // S_CBRANCH_SCC1 ENC_SOPP default
    0x660ec2e30061d2, // S_CBRANCH_VCCZ ENC_SOPP default
    0x660ec2e30071d1, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x640ec2e40081cb, // S_CBRANCH_EXECZ ENC_SOPP default
    0x640ec2e40091ca, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x640a00be00a18c, // S_BARRIER ENC_SOPP default
    0x640e82e000b246, // S_SETKILL ENC_SOPP default
    0x640ee2e500c25c, // S_WAITCNT ENC_SOPP default
    0x640e82e000d245, // S_SETHALT ENC_SOPP default
    0x640e82e000e252, // S_SLEEP ENC_SOPP default
    0x640e82e000f248, // S_SETPRIO ENC_SOPP default
    0x640f02e6010243, // S_SENDMSG ENC_SOPP default
    0x640f02e6011244, // S_SENDMSGHALT ENC_SOPP default
    0x640e82e001225a, // S_TRAP ENC_SOPP default
    0x640a00be013206, // S_ICACHE_INV ENC_SOPP default
    0x640e82e0014207, // S_INCPERFLEVEL ENC_SOPP default
    0x640e82e00151f8, // S_DECPERFLEVEL ENC_SOPP default
    0x640a016e01625b, // S_TTRACEDATA ENC_SOPP default
    0x640ec2e10171c6, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x640ec2e10181c9, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x640ec2e10191c8, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x640ec2e101a1c7, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x640a00be01b1fb, // S_ENDPGM_SAVED ENC_SOPP default
    0x640a00be01c24e, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x640f22e701d24d, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x640a00be01e1fa, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x682002e8000430, // V_PK_MAD_I16 ENC_VOP3P default
    0x682022e900143b, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x682022ea002428, // V_PK_ADD_I16 ENC_VOP3P default
    0x682022ea00343c, // V_PK_SUB_I16 ENC_VOP3P default
    0x682022eb00442e, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x682022eb00542f, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x682022ec00642a, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x682022ea007433, // V_PK_MAX_I16 ENC_VOP3P default
    0x682022ea008436, // V_PK_MIN_I16 ENC_VOP3P default
    0x682002ed009431, // V_PK_MAD_U16 ENC_VOP3P default
    0x682022e900a429, // V_PK_ADD_U16 ENC_VOP3P default
    0x682022e900b43d, // V_PK_SUB_U16 ENC_VOP3P default
    0x682022e900c434, // V_PK_MAX_U16 ENC_VOP3P default
    0x682022e900d437, // V_PK_MIN_U16 ENC_VOP3P default
    0x682042ee00e42c, // V_PK_FMA_F16 ENC_VOP3P default
    0x682060f600f426, // V_PK_ADD_F16 ENC_VOP3P default
    0x682060f6010439, // V_PK_MUL_F16 ENC_VOP3P default
    0x682060f6011435, // V_PK_MIN_F16 ENC_VOP3P default
    0x682060f6012432, // V_PK_MAX_F16 ENC_VOP3P default
    0x682082ef0203ce, // V_MAD_MIX_F32 ENC_VOP3P default
    0x682082f00213cd, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x682082f00223cc, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x6820a2f102338e, // V_DOT2_F32_F16 ENC_VOP3P default
    0x682002f202638f, // V_DOT2_I32_I16 ENC_VOP3P default
    0x6820011c027390, // V_DOT2_U32_U16 ENC_VOP3P default
    0x6820c2f3028392, // V_DOT4_I32_I8 ENC_VOP3P default
    0x6820c11b029393, // V_DOT4_U32_U8 ENC_VOP3P default
    0x6820c2f402a395, // V_DOT8_I32_I4 ENC_VOP3P default
    0x6820c2f502b396, // V_DOT8_U32_U4 ENC_VOP3P default
    0x6820e2f603042d, // V_PK_FMA_F32 ENC_VOP3P default
    0x682102f703143a, // V_PK_MUL_F32 ENC_VOP3P default
    0x682102f7032427, // V_PK_ADD_F32 ENC_VOP3P default
    0x682102f8033438, // V_PK_MOV_B32 ENC_VOP3P default
    0x6a2122f90403f0, // V_MFMA_F32_32X32X1F32 VOP3P_MFMA default
    0x6a2142fa0413ea, // V_MFMA_F32_16X16X1F32 VOP3P_MFMA default
    0x6a2162fb0423f8, // V_MFMA_F32_4X4X1F32 VOP3P_MFMA default
    0x6a2142fa0443f2, // V_MFMA_F32_32X32X2F32 VOP3P_MFMA default
    0x6a2162fb0453ee, // V_MFMA_F32_16X16X4F32 VOP3P_MFMA default
    0x6a2182fc0483f5, // V_MFMA_F32_32X32X4F16 VOP3P_MFMA default
    0x6a21a2fd0493ed, // V_MFMA_F32_16X16X4F16 VOP3P_MFMA default
    0x6a21c2fe04a3fb, // V_MFMA_F32_4X4X4F16 VOP3P_MFMA default
    0x6a21a2fd04c3f7, // V_MFMA_F32_32X32X8F16 VOP3P_MFMA default
    0x6a21c2fe04d3e9, // V_MFMA_F32_16X16X16F16 VOP3P_MFMA default
    0x6a2122ff050400, // V_MFMA_I32_32X32X4I8 VOP3P_MFMA default
    0x6a2143000513ff, // V_MFMA_I32_16X16X4I8 VOP3P_MFMA default
    0x6a216301052402, // V_MFMA_I32_4X4X4I8 VOP3P_MFMA default
    0x6a214300054401, // V_MFMA_I32_32X32X8I8 VOP3P_MFMA default
    0x6a2163010553fe, // V_MFMA_I32_16X16X16I8 VOP3P_MFMA default
    0x6c21e302058277, // V_ACCVGPR_READ ENC_VOP3P default
    0x68220303059278, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x6a2183040633f4, // V_MFMA_F32_32X32X4BF16_1K VOP3P_MFMA default
    0x6a21a3050643ec, // V_MFMA_F32_16X16X4BF16_1K VOP3P_MFMA default
    0x6a21c3060653fa, // V_MFMA_F32_4X4X4BF16_1K VOP3P_MFMA default
    0x6a21a3050663f6, // V_MFMA_F32_32X32X8BF16_1K VOP3P_MFMA default
    0x6a21c3060673e8, // V_MFMA_F32_16X16X16BF16_1K VOP3P_MFMA default
    0x6a2223070683f1, // V_MFMA_F32_32X32X2BF16 VOP3P_MFMA default
    0x6a2243080693eb, // V_MFMA_F32_16X16X2BF16 VOP3P_MFMA default
    0x6a22630906b3f9, // V_MFMA_F32_4X4X2BF16 VOP3P_MFMA default
    0x6a22430806c3f3, // V_MFMA_F32_32X32X4BF16 VOP3P_MFMA default
    0x6a22630906d3ef, // V_MFMA_F32_16X16X8BF16 VOP3P_MFMA default
    0x6a22830a06e3fc, // V_MFMA_F64_16X16X4F64 VOP3P_MFMA default
    0x6a22a30b06f3fd, // V_MFMA_F64_4X4X4F64 VOP3P_MFMA default
];
